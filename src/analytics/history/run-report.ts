import type { HistoryItem } from '../records/history-item.ts';
import type { RunReport } from './history-report.ts';
import { warehouseTimeOf } from './warehouse-time.ts';

/** What the report shows of a run. */
export function runReport(item: HistoryItem): RunReport {
  const { queryUuid, title, subline, trigger, context, status, createdAt, error, chartName, dashboardName } = item;
  return {
    queryUuid,
    title: title.trim() === '' ? (chartName ?? '') : title,
    subline,
    trigger,
    context,
    status,
    createdAt,
    error,
    chartName,
    dashboardName,
    warehouseMs: warehouseTimeOf(item),
  };
}
