import { type HistoryItem, SQL_EXPLORE, warehouseTimeOf } from '../records/history-item.ts';
import { requestVariantOf } from '../records/request-parameters.ts';
import type { BusyReport } from './history-report.ts';
import { hasFailed } from './runs.ts';

/** Something that a run belongs to. Two of them may have the same name. */
interface NamedId {
  readonly id: string;
  readonly name: string;
}

/** Dashboards by time in the warehouse. */
export function busiestDashboards(items: readonly HistoryItem[]): BusyReport[] {
  return busiest(items, ({ dashboardUuid, dashboardName }) => {
    const id = dashboardUuid ?? dashboardName;
    return id === null ? null : { id, name: dashboardName ?? id };
  });
}

/** Explores by time in the warehouse, without runs of SQL. */
export function busiestExplores(items: readonly HistoryItem[]): BusyReport[] {
  return busiest(items, ({ exploreName }) =>
    exploreName === null || exploreName === SQL_EXPLORE ? null : { id: exploreName, name: exploreName },
  );
}

/** Contexts of runs, such as `dashboardView`, by time in the warehouse. */
export function busiestContexts(items: readonly HistoryItem[]): BusyReport[] {
  return busiest(items, ({ context }) => ({ id: context, name: context }));
}

/** Counts runs by variant of their request (docs/service-api.md#request-records). */
export function busiestVariants(items: readonly HistoryItem[]): BusyReport[] {
  return busiest(items, ({ requestParameters }) => {
    const variant = requestVariantOf(requestParameters);
    return { id: variant, name: variant };
  });
}

/** Sorts by time in the warehouse, then by number of runs. Runs that belong to nothing are left out. */
function busiest(items: readonly HistoryItem[], belongingOf: (item: HistoryItem) => NamedId | null): BusyReport[] {
  const found = new Map<string, BusyReport>();
  for (const item of items) {
    const belonging = belongingOf(item);
    if (belonging === null) continue;
    const { name, runs, failed, warehouseMs } = found.get(belonging.id) ?? { ...belonging, ...NOTHING };
    found.set(belonging.id, {
      // The name in the newest run, in case it was renamed.
      name,
      runs: runs + 1,
      failed: failed + (hasFailed(item) ? 1 : 0),
      warehouseMs: warehouseMs + (warehouseTimeOf(item) ?? 0),
    });
  }
  return [...found.values()].toSorted(
    (one, other) => other.warehouseMs - one.warehouseMs || other.runs - one.runs || (one.name < other.name ? -1 : 1),
  );
}

const NOTHING = { runs: 0, failed: 0, warehouseMs: 0 };
