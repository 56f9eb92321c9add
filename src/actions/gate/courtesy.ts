import type { GateSettings } from '../../gate/settings.ts';
import { FetchError } from '../../net/fetch-error.ts';
import { fitAnnotation } from '../../render/annotations.ts';
import { textForLog } from '../../render/escape.ts';

/* Writing on a pull request is a courtesy. It never fails the step and never delays it for long. */

/** All requests of one such write end after this time, in milliseconds. */
export const MOST_COURTESY_MS = 30_000;

/** Why a request fails without the permission: our own words, and those of GraphQL. */
const REFUSALS: ReadonlySet<string> = new Set([
  'forbidden',
  'not-found',
  'FORBIDDEN',
  'INSUFFICIENT_SCOPES',
  'NOT_FOUND',
]);

/** Whether two texts are the same apart from line ends: a server may change them, and drop those at the very end. */
export function isSameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(text: string): string {
  return text.replace(/(?<![^\S\n])[^\S\n]*\r?\n/g, '\n').trimEnd();
}

/**
 * A one-line message about something that could not be written, and what to do.
 *
 * @param what `The comment on the pull request was not written`
 * @param elsewhere where the reader finds the same information
 */
export function describeUnwritten(what: string, error: unknown, settings: GateSettings, elsewhere: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const isRefused = error instanceof FetchError ? REFUSALS.has(error.problem) : REFUSALS.has(typeOfQueryError(error));
  const remedy = isRefused
    ? 'Grant the job `permissions: pull-requests: write`; on a pull request from a fork the token can only read. '
    : '';
  return fitAnnotation(`${what}: ${textForLog(withoutToken(message, settings))}. ${remedy}${elsewhere}`);
}

/** A message that may quote a request, without the token. */
export function withoutToken(message: string, { 'github-token': token }: GateSettings): string {
  return token === undefined ? message : message.replaceAll(token, '***');
}

/** The type of the first error of a GraphQL answer, or empty. */
function typeOfQueryError(error: unknown): string {
  const { errors }: { errors?: unknown } = Object(error);
  const { type }: { type?: unknown } = Object(Array.isArray(errors) ? errors[0] : null);
  return String(type ?? '');
}
