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

  /** @param retryAfterMs the wait that the server asked for, in milliseconds; null if it asked for none */
  constructor(
    readonly problem: FetchProblem,
    message: string,
    readonly retryable = false,
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** What to do about a certificate that Node does not trust, by Node's error codes. */
const CERTIFICATE_ADVICE = {
  'set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it': [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  'check the address, and whether a proxy answers instead': ['ERR_TLS_CERT_ALTNAME_INVALID'],
  "check the certificate's dates and this machine's clock": ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
} as const;

/** The code and message of anything thrown by Node's own I/O, for a {@link FetchError} to carry. */
export function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const codes = codesOf(cause);
  const code = codes[0] as string;
  const advice = Object.entries(CERTIFICATE_ADVICE).find(([, known]) =>
    known.some((each) => codes.includes(each)),
  )?.[0];
  // Newer versions of Node add advice that is no use on a runner and crowds out ours.
  const message = advice === undefined ? cause.message : cause.message.replace(/; if the root CA is .*/s, '');
  // A refused connection to a host with several addresses is an AggregateError without a message of its own.
  const isNamed = ` ${message} `.includes(` ${code} `);
  const parts = [isNamed ? '' : code, message].filter((part) => part !== '');
  return [parts.join(': '), ...(advice === undefined ? [] : [advice])].join('; ');
}

/** The code of an error, or empty, then those of the errors that it wraps: libraries keep the message but not the code. */
function codesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  return ['code' in cause ? String(cause.code) : '', ...codesOf(cause.cause)];
}
