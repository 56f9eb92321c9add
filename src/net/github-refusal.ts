import { FetchError } from './fetch-error.ts';
import type { HttpAnswer } from './http-session.ts';
import { PASSING_STATUSES, parseRetryAfter } from './retry.ts';

/**
 * Explains why GitHub refused a request.
 *
 * @param request for the message: method and path
 * @param repeatable whether the request may be sent again
 */
export function refusalOf(
  { status, statusMessage, headers, bytes }: HttpAnswer,
  request: string,
  repeatable: boolean,
): FetchError {
  const message = messageOf(bytes) ?? statusMessage;
  const text = `${request} answered HTTP ${status} (${message})`;
  const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
  const limited = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
    // Without a time to wait, it is the hourly limit.
    const retryable = repeatable && (status === 429 || retryAfterMs !== null);
    return new FetchError('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
  }
  // GitHub answers 422 for a name without a commit.
  const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
  if (unknown) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  return new FetchError('status', text, repeatable && PASSING_STATUSES.has(status), retryAfterMs);
}

/** The text of a refusal with its detailed errors; null if it is not GitHub's JSON. */
function messageOf(bytes: Buffer): string | null {
  let document: unknown;
  try {
    document = JSON.parse(bytes.toString());
  } catch {
    return null;
  }
  const { message, errors }: Record<string, unknown> = Object(document);
  if (typeof message !== 'string') return null;
  return Array.isArray(errors) ? `${message}: ${errors.map((error) => JSON.stringify(error)).join(', ')}` : message;
}
