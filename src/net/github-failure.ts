import { describeCause, FetchError } from './fetch-error.ts';
import { parseRetryAfter } from './retry.ts';

/** Statuses that another attempt may mend. */
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
/** With these no connection came about, so the server has seen nothing of the request. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * What octokit throws: a status with the server's message, or anything that happened on the way.
 *
 * @param request for the message: method and path
 * @param repeatable whether the request may be carried out twice; if not, it is only repeated where the server has
 *   certainly not carried it out
 */
export function failureOf(error: unknown, request: string, repeatable: boolean): FetchError {
  if (error instanceof FetchError) return error;
  if (!isAnswer(error)) {
    const retryable = repeatable || isNotConnected(error);
    return new FetchError('network', `${request}: ${describeCause(error)}`, retryable);
  }
  const { status, message, response } = error;
  const header = (name: string) => (typeof response.headers[name] === 'string' ? response.headers[name] : undefined);
  const text = `${request} answered HTTP ${status} (${message})`;
  const retryAfterMs = parseRetryAfter(header('retry-after'), Date.now());
  const limited = header('x-ratelimit-remaining') === '0' || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
    // Without a time to wait, the limit is the one for an hour.
    const retryable = status === 429 || retryAfterMs !== null;
    return new FetchError('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
  }
  // The second is how the commit of a name is said to be unknown.
  const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
  if (unknown) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  return new FetchError('status', text, repeatable && RETRYABLE_STATUSES.has(status), retryAfterMs);
}

/** Octokit wraps what the library below it throws, which wraps what the network said. */
function isNotConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && NOT_CONNECTED.has(String(error.code))) || isNotConnected(error.cause);
}

/** Whether octokit was answered, with a status that it takes for a failure. */
function isAnswer(
  error: unknown,
): error is { status: number; message: string; response: { headers: Record<string, unknown> } } {
  const { status, message, response } = Object(error);
  const { headers } = Object(response);
  return typeof status === 'number' && typeof message === 'string' && typeof headers === 'object' && headers !== null;
}
