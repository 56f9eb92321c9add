/** Bounds on fetching one document (docs/rules.md#bounds). Times in milliseconds. */
export interface FetchLimits {
  /** An attempt ends after this long without a byte. */
  readonly idleMs: number;
  /** A document with all its attempts and waits ends after this long. */
  readonly totalMs: number;
  /** A server's Retry-After counts up to this long. */
  readonly longestRetryAfterMs: number;
  readonly mostAttempts: number;
  /** Wait before the second attempt. It doubles each time. */
  readonly firstWaitMs: number;
  readonly mostRedirects: number;
  /** How many documents are read at the same time. */
  readonly mostAtOnce: number;
}

export const FETCH_LIMITS: FetchLimits = {
  idleMs: 10_000,
  totalMs: 20_000,
  longestRetryAfterMs: 10_000,
  // With doubling waits from 300 ms they take 4.5 s: long enough for a restart behind a load balancer.
  mostAttempts: 5,
  firstWaitMs: 300,
  // A release asset takes one or two; more than a handful is a loop.
  mostRedirects: 5,
  // Enough to hide the latency of a release host without looking like an attack on it.
  mostAtOnce: 8,
};
