/** How a request to the service failed. */
export type AnalyticsErrorKind =
  /** No answer came through, or it led to another server. */
  | 'network'
  | 'timeout'
  /** The service does not know the token. */
  | 'authentication'
  /** It knows the token; its account may not do this. */
  | 'forbidden'
  /** The query history is switched off on this server. */
  | 'feature-off'
  | 'not-found'
  /** The service refuses what was asked for, or how. */
  | 'invalid'
  | 'rate-limited'
  /** The service or its warehouse fails, whatever was asked for. */
  | 'server'
  /** The answer is no JSON: something other than the service answered. */
  | 'not-json'
  /** The answer is JSON, but not the documented one. */
  | 'shape';

/** What the service itself says of a failure (INTERFACE.md, Error payload); hostile until escaped. */
export interface ErrorSummary {
  /** Name of the error type, for example `FieldReferenceError`. */
  readonly name: string;
  /** One line; where the service gives no message, the fields that it finds fault with. Empty where it says nothing. */
  readonly message: string;
  /** What the maker's support asks for; null where there is none. */
  readonly eventId: string | null;
}

/**
 * A request to the service that failed. The message is one line that says what happened and what to do; it may quote the
 * service and is hostile until escaped. No text of it holds the token.
 */
export class AnalyticsError extends Error {
  override readonly name = 'AnalyticsError';

  /**
   * @param status the HTTP status; null where no answer came through
   * @param complaint null where the service said nothing
   */
  constructor(
    readonly kind: AnalyticsErrorKind,
    message: string,
    readonly status: number | null = null,
    readonly complaint: ErrorSummary | null = null,
  ) {
    super(message);
  }
}
