import { oneLine } from '../one-line.ts';
import type { HistoryItem } from '../records/history-item.ts';
import { askedOf } from './asked.ts';
import type { AskedReport, RunReport } from './history-report.ts';
import { warehouseTimeOf } from './warehouse-time.ts';

/** Of the SQL that stands for a title. Characters. */
const LONGEST_SQL = 100;

/** What the report shows of a run. */
export function runReport(item: HistoryItem): RunReport {
  const asked = askedOf(item);
  const { queryUuid, title, trigger, context, status, createdAt, error, chartName, dashboardName } = item;
  return {
    queryUuid,
    title: title.trim() === '' ? (chartName ?? '') : title,
    subline: sublineOf(item, asked),
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

/**
 * What tells a run from others of its title. The service's own is the error of a run that failed, which is told apart,
 * and the first line of SQL, which many share: there it is the fields or the SQL of the request. May be empty.
 */
function sublineOf({ status, subline }: HistoryItem, { facts }: AskedReport): string {
  const valuesOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.values ?? [];
  const [sql] = valuesOf('SQL');
  if (sql !== undefined) return oneLine(sql, LONGEST_SQL);
  return status === 'error' ? [...valuesOf('metrics'), ...valuesOf('dimensions')].join(', ') : subline;
}
