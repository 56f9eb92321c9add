import type { HistoryItem } from '../records/history-item.ts';
import { askedOf } from './asked.ts';
import type { AskedReport, RunReport } from './history-report.ts';
import { warehouseTimeOf } from './warehouse-time.ts';

/** What the report shows of a run. */
export function runReport(item: HistoryItem): RunReport {
  const asked = askedOf(item);
  const { queryUuid, title, subline, trigger, context, status, createdAt, error, chartName, dashboardName } = item;
  return {
    queryUuid,
    title: title.trim() === '' ? (chartName ?? '') : title,
    // That of a run that failed is its error, which is told on its own.
    subline: status === 'error' ? briefOf(asked) : subline,
    trigger,
    context,
    status,
    createdAt,
    error,
    chartName,
    dashboardName,
    warehouseMs: warehouseTimeOf(item),
    asked,
  };
}

/** What tells a request from others of the same title: its fields, or its SQL. Empty where there is nothing. */
function briefOf({ facts }: AskedReport): string {
  const valuesOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.values ?? [];
  return [...valuesOf('metrics'), ...valuesOf('dimensions')].join(', ') || valuesOf('SQL').join();
}
