import { MalformedDocumentError } from '../documents/malformed.ts';
import { FetchError, type FetchProblem } from '../net/fetch-error.ts';
import { AnalyticsError, type AnalyticsErrorKind } from './analytics-error.ts';
import type { Question } from './endpoints.ts';
import { oneLine } from './one-line.ts';

/** The most characters of a message. Quoted parts are short, so anything longer is not worth reading. */
const LONGEST_MESSAGE = 1_000;

/** Failures without an answer, each with a kind and advice. */
const FETCH_FAILURES: Readonly<Partial<Record<FetchProblem, readonly [AnalyticsErrorKind, string]>>> = {
  timeout: ['timeout', 'try again later'],
  redirect: ['network', 'set base-url to the address at which Lightdash itself answers'],
  'too-large': ['shape', 'check base-url'],
  encoding: ['not-json', 'check base-url'],
};
const NETWORK_FAILURE = ['network', 'check base-url, and whether Lightdash can be reached from here'] as const;
const OUT_OF_TIME = [
  'timeout',
  'ask for less, such as fewer rows or charts, or try again when Lightdash answers faster',
] as const;

/**
 * Turns any failure of a question into the one error that callers know.
 *
 * @param hide removes the token from a text
 * @param isOutOfTime whether the time for all requests was used up
 * @returns the error itself where it is none of these
 */
export function failureOf(
  error: unknown,
  question: Question,
  hide: (text: string) => string,
  isOutOfTime = false,
): unknown {
  const line = (text: string) => hide(oneLine(text, LONGEST_MESSAGE));
  if (error instanceof FetchError) {
    const [kind, advice] = isOutOfTime ? OUT_OF_TIME : (FETCH_FAILURES[error.problem] ?? NETWORK_FAILURE);
    return new AnalyticsError(kind, line(`${question.name}: ${error.message}; ${advice}`));
  }
  if (error instanceof MalformedDocumentError) {
    const message = `${question.name} answered something that is not as documented: ${error.message}`;
    return new AnalyticsError('shape', line(message), 200);
  }
  if (!(error instanceof AnalyticsError)) return error;
  const { kind, message, status, complaint } = error;
  const said =
    complaint === null
      ? null
      : {
          name: hide(complaint.name),
          message: hide(complaint.message),
          eventId: complaint.eventId === null ? null : hide(complaint.eventId),
        };
  return new AnalyticsError(kind, line(message), status, said);
}
