import { notice } from '@actions/core';
import * as z from 'zod';
import type { GateSettings } from '../gate/settings.ts';
import { FetchError } from '../net/fetch-error.ts';
import type { GitHubRepository } from '../net/github-api.ts';
import { messageOfError } from '../net/message-of-error.ts';
import { type Octokit, octokitOn } from '../net/octokit.ts';
import { fitAnnotation } from '../page/annotations.ts';
import { textForLog } from '../page/escape.ts';
import { commentMarker } from './comment-marker.ts';
import { serverOf } from './server.ts';
import { workflowEvent } from './workflow.ts';

/** All requests of one write end after this time, in milliseconds. */
const MOST_COURTESY_MS = 30_000;

/** Why a request fails without the permission: our own words, and those of GraphQL. */
const REFUSALS: ReadonlySet<string> = new Set([
  'forbidden',
  'not-found',
  'FORBIDDEN',
  'INSUFFICIENT_SCOPES',
  'NOT_FOUND',
]);

/** Any event with a pull request counts: a review has one too. */
const payloadSchema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha: z.string() }).nullable().catch(null),
  }),
});

export interface PullRequest {
  readonly octokit: Octokit;
  readonly repository: GitHubRepository;
  readonly number: number;
  /** Its newest commit as the run began; null if the event does not say. */
  readonly head: string | null;
  /** The first line of the comment that the gate keeps there. */
  readonly marker: string;
}

/**
 * Writes on the pull request of a run, if it has one. That is a courtesy, which neither fails the step nor delays it
 * for long. If it fails, a notice tells `what` was not written, and `elsewhere` where to read it.
 */
export async function writeOnPullRequest(
  settings: GateSettings,
  processEnv: NodeJS.ProcessEnv,
  { what, elsewhere }: { readonly what: string; readonly elsewhere: string },
  write: (pullRequest: PullRequest) => Promise<void>,
): Promise<void> {
  try {
    const { data } = payloadSchema.safeParse(workflowEvent(processEnv).payload);
    if (data === undefined) return;
    const server = serverOf(settings, processEnv, AbortSignal.timeout(MOST_COURTESY_MS));
    if (server === null) throw new Error('there is no token; leave `github-token` at its default');
    const { repository } = server;
    const { number, head } = data.pull_request;
    const marker = commentMarker(settings, processEnv);
    await write({ octokit: await octokitOn(server), repository, number, head: head?.sha ?? null, marker });
  } catch (error) {
    const message = messageOfError(error);
    const isRefused = REFUSALS.has(error instanceof FetchError ? error.problem : typeOfQueryError(error));
    const remedy = isRefused
      ? 'Grant the job `permissions: pull-requests: write`; on a pull request from a fork the token can only read. '
      : '';
    const text = `${what}: ${textForLog(withoutToken(message, settings))}. ${remedy}${elsewhere}`;
    notice(fitAnnotation(text), { title: 'Upgrade Gate' });
  }
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

/** Whether two texts are the same apart from line ends: a server may change them, and drop those at the very end. */
export function isSameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(text: string): string {
  return text.replace(/(?<![^\S\n])[^\S\n]*\r?\n/g, '\n').trimEnd();
}
