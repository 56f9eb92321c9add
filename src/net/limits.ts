/** Bounds on fetching one document (docs/rules.md#bounds). Times in milliseconds. */
export const FETCH_LIMITS = {
  /** An attempt ends after this long without a byte. */
  idleMs: 10_000,
  /** A document with all its attempts and waits ends after this long. */
  totalMs: 20_000,
  /** A server's Retry-After counts up to this long. */
  longestRetryAfterMs: 10_000,
  /** With doubling waits from 300 ms they take 4.5 s: long enough for a restart behind a load balancer. */
  mostAttempts: 5,
  /** Wait before the second attempt. It doubles each time. */
  firstWaitMs: 300,
  /** A release asset takes one or two; more than a handful is a loop. */
  mostRedirects: 5,
  /** How many documents are read at the same time: enough to hide the latency of a release host without looking like an attack on it. */
  mostAtOnce: 8,
};
export type FetchLimits = Readonly<typeof FETCH_LIMITS>;
