import { FETCH_LIMITS, type FetchLimits } from '../../net/limits.ts';

/** Limits for one request to the service (docs/maintainers/service-api.md#how-the-client-reads). */
export const ANALYTICS_LIMITS: FetchLimits = {
  ...FETCH_LIMITS,
  // To compile, the service connects to its warehouse, which may have to wake up.
  idleMs: 30_000,
  totalMs: 90_000,
  // An ingress that rejects requests asks for a pause of up to half a minute.
  longestRetryAfterMs: 30_000,
  mostAttempts: 4,
  mostAtOnce: 4,
};

/** A page of a hundred rows, each with its SQL, has a few hundred kB. */
export const MOST_ANSWER_BYTES = 32_000_000;

/** No server returns more rows at a time (docs/maintainers/service-api.md#the-query-history). */
export const MOST_ROWS_A_PAGE = 100;

/** No list of the service has more pages. A number of pages above this is a lie or a defect. */
export const MOST_CREDIBLE_PAGES = 1_000_000;

/** The most pages that are read, whatever a server claims: ten thousand rows at a hundred a page. */
export const MOST_PAGES = 100;
