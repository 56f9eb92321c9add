import type { HistoryFilters } from '../client.ts';
import type { QueryHistoryStatus, QueryTrigger } from '../records/enumerations.ts';
import type { HistoryQuestion } from './history-question.ts';

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

/** What to ask for each list: a first look costs one request, and a whole report six (API-FACTS, Companion A). */
export function planLists({
  filters,
  rows,
  limits,
}: HistoryQuestion): HistoryLists<HistoryFilters> & { readonly newest: HistoryFilters } {
  const newest = { ...filters, sortBy: undefined };
  const isWhole = rows > 0;
  return {
    newest,
    failed: isWhole || limits.maxFailed !== null ? narrowed(newest, ['error']) : null,
    failedScheduled: isWhole || limits.maxFailedScheduled !== null ? narrowed(newest, ['error'], 'scheduled') : null,
    ended: isWhole ? narrowed(newest, ['expired', 'cancelled']) : null,
    slowest: isWhole ? { ...newest, sortBy: 'runtime' } : null,
    unfinished: isWhole ? narrowed(newest, ['pending', 'queued', 'executing']) : null,
  };
}

/** What both the user's filters and these let through; null where that is nothing. */
function narrowed(
  filters: HistoryFilters,
  statuses: readonly QueryHistoryStatus[],
  trigger: QueryTrigger | undefined = filters.trigger,
): HistoryFilters | null {
  if (filters.trigger !== undefined && filters.trigger !== trigger) return null;
  const asked = filters.status ?? [];
  const status = asked.length === 0 ? statuses : statuses.filter((candidate) => asked.includes(candidate));
  return status.length === 0 ? null : { ...filters, trigger, status };
}
