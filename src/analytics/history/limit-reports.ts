import { parseMoment } from '../../documents/moment.ts';
import type { QueryHistory } from '../client.ts';
import type { HistoryCounts } from '../records/history-page.ts';
import type { HistoryLists, ListName } from './history-lists.ts';
import type { HistoryLimits } from './history-question.ts';
import type { LimitReport, UnreadReport } from './history-report.ts';

/**
 * Compares each limit that is set with the runs.
 *
 * @param split counts failed runs after this time; all of them where it is null
 */
export function limitReports(
  { maxFailed, maxFailedScheduled, maxWarehouseMs }: HistoryLimits,
  counts: HistoryCounts,
  lists: HistoryLists<QueryHistory>,
  unread: readonly UnreadReport[],
  split: number | null,
): LimitReport[] {
  const since = split === null ? null : new Date(split).toISOString();
  const failedIn = (list: ListName, limit: number): number | null => {
    const history = lists[list];
    if (history !== null) return foundIn(history, split, limit);
    return unread.some((each) => each.list === list) ? null : 0;
  };
  const limits = [
    ['max-failed', maxFailed, (limit: number) => failedIn('failed', limit), since],
    ['max-failed-scheduled', maxFailedScheduled, (limit: number) => failedIn('failedScheduled', limit), since],
    ['max-warehouse-ms', maxWarehouseMs, () => counts.warehouseTimeMsLast7Days, null],
  ] as const;
  return limits.flatMap(([name, limit, count, from]) => {
    if (limit === null) return [];
    const found = count(limit);
    return [{ name, limit, found, exceeded: found !== null && found > limit, since: from }];
  });
}

/** The total of the list is used, because the service's counts cover other runs (docs/service-api.md#the-query-history). */
function foundIn(history: QueryHistory, split: number | null, limit: number): number | null {
  const { items, unreadable, complete, total, read } = history;
  if (split === null) return total ?? read;
  // A run without a time may be one after it.
  const after = items.filter(({ createdAt }) => (parseMoment(createdAt) ?? split) >= split).length;
  const isReached = complete || after < items.length;
  return after > limit || (isReached && unreadable.length === 0) ? after : null;
}
