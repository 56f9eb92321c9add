/** How a document could not be fetched. */
export type FetchProblem =
  | 'bad-location'
  | 'not-found'
  | 'forbidden'
  | 'status'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'redirect'
  | 'encoding'
  | 'unreadable-file';

/** A document that could not be fetched. The message says what happened, without the document's own name. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  /**
   * @param retryAfterMs how long the server asked to wait, in milliseconds; null where it did not
   */
  constructor(
    readonly problem: FetchProblem,
    message: string,
    readonly retryable = false,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** The code and message of anything thrown by Node's own I/O, for a {@link FetchError} to carry. */
export function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  // A refused connection to a host with several addresses is an AggregateError without a message of its own.
  return [code, cause.message].filter((part) => part !== '' && !cause.message.includes(`${part} `)).join(': ');
}
