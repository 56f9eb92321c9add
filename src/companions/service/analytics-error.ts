export type AnalyticsErrorKind =
  /** No answer arrived, or it led to another server. */
  | 'network'
  | 'timeout'
  /** The service does not know the token. */
  | 'authentication'
  /** The service knows the token, but its account lacks the permission. */
  | 'forbidden'
  /** The query history is disabled on this server. */
  | 'feature-off'
  | 'not-found'
  /** The service rejects the request. */
  | 'invalid'
  | 'rate-limited'
  /** The service or its warehouse fails, independent of the request. */
  | 'server'
  /** The answer is not JSON, so something other than the service answered. */
  | 'not-json'
  /** The answer is JSON, but not as documented. */
  | 'shape';

/** The service's own words about a failure (docs/maintainers/service-api.md#errors); hostile until escaped. */
export interface Complaint {
  /** Name of the error type, for example `FieldReferenceError`. */
  readonly name: string;
  /** One line. Without a message from the service, it lists the rejected fields; it may be empty. */
  readonly message: string;
}

/** A failed request to the service. The message is one line, has no token, and may quote the service, so it is hostile until escaped. */
export class AnalyticsError extends Error {
  override readonly name = 'AnalyticsError';

  /** The status is null if no answer arrived; so is the complaint without an error payload of the service. */
  constructor(
    readonly kind: AnalyticsErrorKind,
    message: string,
    readonly status: number | null = null,
    readonly complaint: Complaint | null = null,
  ) {
    super(message);
  }
}

/** An answer, or the service's failure to give it as a value. @throws every other error */
export async function orFailure<T>(asking: Promise<T>): Promise<T | AnalyticsError> {
  return await asking.catch((error: unknown) => {
    if (error instanceof AnalyticsError) return error;
    throw error;
  });
}
