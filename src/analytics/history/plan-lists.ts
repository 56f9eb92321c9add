import type { HistoryFilters } from '../client.ts';
import type { QueryHistoryStatus, QueryTrigger } from '../records/enumerations.ts';
import type { HistoryLists } from './history-lists.ts';
import type { HistoryQuestion } from './history-question.ts';

/** The filters for each list. A first look costs one request, and a whole report six. */
export function planLists({
  filters,
  rows,
  limits,
}: HistoryQuestion): HistoryLists<HistoryFilters> & { readonly newest: HistoryFilters } {
  const newest = { ...filters, sortBy: undefined };
  const isWhole = rows > 0;
  return {
    newest,
    failed: isWhole || limits.maxFailed !== null ? intersectFilters(newest, ['error']) : null,
    failedScheduled:
      isWhole || limits.maxFailedScheduled !== null ? intersectFilters(newest, ['error'], 'scheduled') : null,
    ended: isWhole ? intersectFilters(newest, ['expired', 'cancelled']) : null,
    slowest: isWhole ? { ...newest, sortBy: 'runtime' } : null,
    unfinished: isWhole ? intersectFilters(newest, ['pending', 'queued', 'executing']) : null,
  };
}

/** The intersection of the user's filters and these; null if it is empty. */
function intersectFilters(
  filters: HistoryFilters,
  statuses: readonly QueryHistoryStatus[],
  trigger: QueryTrigger | undefined = filters.trigger,
): HistoryFilters | null {
  if (filters.trigger !== undefined && filters.trigger !== trigger) return null;
  const asked = filters.status ?? [];
  const status = asked.length === 0 ? statuses : statuses.filter((candidate) => asked.includes(candidate));
  return status.length === 0 ? null : { ...filters, trigger, status };
}
