import { type HistoryItem, SQL_EXPLORE, warehouseTimeOf } from '../records/history-item.ts';
import { requestVariantOf } from '../records/request-parameters.ts';
import type { BusyReport } from './history-report.ts';
import { hasFailed } from './runs.ts';

/** What runs belong to. */
type Grouping = 'dashboards' | 'explores' | 'contexts' | 'variants';

/** The id of what a run belongs to, or null, and its name if it has another one. Two may have the same name. */
const BELONGING: Readonly<Record<Grouping, (item: HistoryItem) => readonly [id: string | null, name?: string | null]>> =
  {
    dashboards: ({ dashboardUuid, dashboardName }) => [dashboardUuid ?? dashboardName, dashboardName],
    explores: ({ exploreName }) => [exploreName === SQL_EXPLORE ? null : exploreName],
    contexts: ({ context }) => [context],
    // Of their requests (docs/service-api.md#request-records).
    variants: ({ requestParameters }) => [requestVariantOf(requestParameters)],
  };

/** What the runs belong to, by time in the warehouse, then by number of runs. A run that belongs to nothing is left out. */
export function busiest(grouping: Grouping, items: readonly HistoryItem[]): BusyReport[] {
  const found = new Map<string, BusyReport>();
  for (const item of items) {
    const [id, name] = BELONGING[grouping](item);
    if (id === null) continue;
    // The name in the newest run, in case it was renamed.
    const before = found.get(id) ?? { name: name ?? id, runs: 0, failed: 0, warehouseMs: 0 };
    found.set(id, {
      name: before.name,
      runs: before.runs + 1,
      failed: before.failed + (hasFailed(item) ? 1 : 0),
      warehouseMs: before.warehouseMs + (warehouseTimeOf(item) ?? 0),
    });
  }
  return [...found.values()].toSorted(
    (one, other) => other.warehouseMs - one.warehouseMs || other.runs - one.runs || (one.name < other.name ? -1 : 1),
  );
}
