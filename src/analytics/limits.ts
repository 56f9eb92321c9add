import { FETCH_LIMITS, type FetchLimits } from '../net/limits.ts';

/** Bounds on one request to the service (API-FACTS, Rules for the client). */
export const ANALYTICS_LIMITS: FetchLimits = {
  ...FETCH_LIMITS,
  // To compile, the service connects to its warehouse, which may have to be woken.
  idleMs: 30_000,
  totalMs: 90_000,
  // An ingress that turns requests away asks for up to half a minute.
  longestRetryAfterMs: 30_000,
  mostAttempts: 4,
  mostAtOnce: 4,
};

/** A page of a hundred rows, each with the SQL of its run, takes a few hundred kB. */
export const MOST_ANSWER_BYTES = 32_000_000;

/** More rows than these no server gives at a time (INTERFACE.md, Limits). */
export const MOST_ROWS_A_PAGE = 100;

/** However many pages a server claims to have: ten thousand rows at a hundred a page. */
export const MOST_PAGES = 100;
