import type { QueryHistory } from '../client.ts';
import type { HistoryCounts } from '../records/history-counts.ts';
import type { HistoryLists, ListName } from './history-lists.ts';
import type { HistoryLimits } from './history-question.ts';
import type { LimitReport, UnreadReport } from './history-report.ts';

/** Compares each limit that is set with the runs. */
export function limitReports(
  { maxFailed, maxFailedScheduled, maxWarehouseMs }: HistoryLimits,
  counts: HistoryCounts,
  { failed, failedScheduled }: HistoryLists<QueryHistory>,
  unread: readonly UnreadReport[],
): LimitReport[] {
  const numberOf = (name: ListName, list: QueryHistory | null) => {
    // Use the total of this list, because the service's counts cover other runs
    // (docs/service-api.md#the-query-history).
    if (list !== null) return list.total ?? list.read;
    return unread.some((each) => each.list === name) ? null : 0;
  };
  return [
    ...limitReport('max-failed', maxFailed, numberOf('failed', failed)),
    ...limitReport('max-failed-scheduled', maxFailedScheduled, numberOf('failedScheduled', failedScheduled)),
    ...limitReport('max-warehouse-ms', maxWarehouseMs, counts.warehouseTimeMsLast7Days),
  ];
}

function limitReport(name: LimitReport['name'], limit: number | null, found: number | null): LimitReport[] {
  return limit === null ? [] : [{ name, limit, found, exceeded: found !== null && found > limit }];
}
