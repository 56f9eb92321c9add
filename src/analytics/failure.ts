import { FetchError, type FetchProblem } from '../net/fetch-error.ts';
import { MalformedDocumentError } from '../release-safety/malformed.ts';
import { AnalyticsError, type AnalyticsErrorKind } from './analytics-error.ts';
import { oneLine } from './one-line.ts';
import type { Question } from './question.ts';

/** What is quoted in a message is short; whatever makes it longer than this is not worth reading. Characters. */
const LONGEST_MESSAGE = 1_000;

/** What no answer came through for, and what to do about it. */
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
 * Whatever goes wrong with a question, as the one error that callers know.
 *
 * @param hide takes the token out of a text
 * @param isOutOfTime whether the time for all requests was used up
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
