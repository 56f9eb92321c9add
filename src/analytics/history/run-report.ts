import { oneLine } from '../one-line.ts';
import { type HistoryItem, warehouseTimeOf } from '../records/history-item.ts';
import { askedOf } from './asked.ts';
import type { AskedReport, RunReport } from './history-report.ts';

/** The most characters of SQL that replaces a title. */
const LONGEST_SQL = 100;

/** The report of one run. */
export function runReport(item: HistoryItem): RunReport {
  const asked = askedOf(item);
  const { queryUuid, title, trigger, context, status, createdAt, error, chartUuid, chartName, dashboardName } = item;
  return {
    queryUuid,
    title: title.trim() === '' ? (chartName ?? '') : title,
    subline: sublineOf(item, asked),
    trigger,
    context,
    status,
    createdAt,
    error,
    chartUuid,
    chartName,
    dashboardName,
    warehouseMs: warehouseTimeOf(item),
    asked,
  };
}

/**
 * Distinguishes a run from others with its title. For a failed run, the service's own subline is only its error; for
 * SQL, only its first line. There, the request's fields or SQL are used instead. May be empty.
 */
function sublineOf({ status, subline }: HistoryItem, { facts }: AskedReport): string {
  const valuesOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.values ?? [];
  const [sql] = valuesOf('SQL');
  if (sql !== undefined) return oneLine(sql, LONGEST_SQL);
  return status === 'error' ? [...valuesOf('metrics'), ...valuesOf('dimensions')].join(', ') : subline;
}
