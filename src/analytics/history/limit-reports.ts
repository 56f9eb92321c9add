import type { QueryHistory } from '../client.ts';
import type { HistoryLimits } from './history-question.ts';
import type { LimitReport } from './history-report.ts';
import type { HistoryLists } from './plan-lists.ts';

/** Whether each limit that is set is kept. */
export function limitReports(
  { maxFailed, maxFailedScheduled, maxWarehouseMs }: HistoryLimits,
  { newest, failed, failedScheduled }: HistoryLists<QueryHistory>,
): LimitReport[] {
  return [
    ...limitReport('max-failed', maxFailed, numberOf(failed)),
    ...limitReport('max-failed-scheduled', maxFailedScheduled, numberOf(failedScheduled)),
    ...limitReport('max-warehouse-ms', maxWarehouseMs, newest.counts.warehouseTimeMsLast7Days),
  ];
}

function limitReport(name: LimitReport['name'], limit: number | null, found: number): LimitReport[] {
  return limit === null ? [] : [{ name, limit, found, exceeded: found > limit }];
}

/** By what the service says of this very list: its counts are of other runs (API-FACTS, Things the document does not say 1). */
function numberOf(list: QueryHistory | null): number {
  return list === null ? 0 : (list.total ?? list.read);
}
