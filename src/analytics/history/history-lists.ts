/** The lists that a report consists of. */
export const LIST_NAMES = [
  'newest',
  // The only other list of all requested runs, so its counts are the report's counts as well.
  'slowest',
  /** Status `error`. */
  'failed',
  'failedScheduled',
  /** Expired or cancelled. */
  'ended',
  'unfinished',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** A value for each list; null for a list that is not needed or that the user's filters exclude. */
export type HistoryLists<List> = Readonly<Record<ListName, List | null>>;
