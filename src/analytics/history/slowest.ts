import type { HistoryItem } from '../records/history-item.ts';
import type { RunReport } from './history-report.ts';
import { runReport } from './run-report.ts';
import { byNewest, distinctRuns } from './runs.ts';

/** Nobody looks at more. */
const MOST_RUNS = 100;

/**
 * The runs of these lists that took the longest in the warehouse, the longest first. The document does not show in which
 * direction a server sorts by runtime (INTERFACE.md, endpoint 1): other runs that were read are looked at as well.
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
