/** The lists that a report is made of. */
export const LIST_NAMES = [
  'newest',
  // The only one besides the newest that is of the same runs, so that its counts are those of the report as well.
  'slowest',
  /** Status `error`. */
  'failed',
  'failedScheduled',
  /** Expired or cancelled. */
  'ended',
  'unfinished',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Something for each list; null for one that is not needed, or that the user's filters let nothing into. */
export type HistoryLists<List> = Readonly<Record<ListName, List | null>>;
