import type { HistoryItem } from '../records/history-item.ts';
import type { RunReport } from './history-report.ts';
import { runReport } from './run-report.ts';
import { byNewest, distinctRuns } from './runs.ts';

/** Nobody looks at more. */
const MOST_RUNS = 100;

/**
 * The runs that took longest in the warehouse, longest first. The documentation does not say in which direction a
 * server sorts by runtime (docs/service-api.md#the-query-history), so all runs that were read are considered.
 */
export function slowestOf(lists: readonly (readonly HistoryItem[])[]): RunReport[] {
  const time = ({ warehouseMs }: RunReport) => warehouseMs ?? 0;
  return distinctRuns(lists)
    .toSorted(byNewest)
    .map(runReport)
    .filter(({ warehouseMs }) => warehouseMs !== null)
    .toSorted((one, other) => time(other) - time(one))
    .slice(0, MOST_RUNS);
}
