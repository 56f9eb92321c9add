import { publishOutputs } from '../../runner/runner-files.ts';
import { type HistoryCounts, unknownNumbers } from '../service/records/history-page.ts';
import type { HistoryReport } from './history-report.ts';

/** The value of each output that comes from the counts of the service. */
const COUNTS: Readonly<Record<string, (counts: HistoryCounts) => number | string>> = {
  total: ({ total }) => total,
  interactive: ({ triggers }) => triggers.interactive,
  apps: ({ triggers }) => triggers.apps,
  scheduled: ({ triggers }) => triggers.scheduled,
  'last-few-minutes': ({ windows }) => windows.lastFewMinutes,
  'last-hour': ({ windows }) => windows.lastHour,
  'last-24-hours': ({ windows }) => windows.last24Hours,
  'last-7-days': ({ windows }) => windows.last7Days,
  'last-30-days': ({ windows }) => windows.last30Days,
  'warehouse-ms-last-7-days': ({ warehouseTimeMsLast7Days }) => warehouseTimeMsLast7Days,
  counts: countsAsJson,
};

/** All counts as JSON, under the names of the service. Undocumented counts are included. */
function countsAsJson({ total, warehouseTimeMsLast7Days, windows, triggers, ...others }: HistoryCounts): string {
  return JSON.stringify({
    total,
    warehouseTimeMsLast7Days,
    windows: unknownNumbers(windows, []),
    triggers: unknownNumbers(triggers, []),
    ...unknownNumbers(others, []),
  });
}

/** Publishes empty outputs: before anything else happens, and over everything that was published before a failure. */
export function withdraw(): void {
  const names = [...Object.keys(COUNTS), 'failed', 'failed-scheduled', 'server-version', 'report-path'];
  publishOutputs({ available: 'false', ...Object.fromEntries(names.map((name) => [name, ''])) });
}

/** Publishes the counts as soon as they are known. A later failure does not take them away. */
export function publishCounts(counts: HistoryCounts, version: string | null): void {
  const numbers = Object.entries(COUNTS).map(([name, of]) => [name, String(of(counts))]);
  publishOutputs({ ...Object.fromEntries(numbers), 'server-version': version ?? '', available: 'true' });
}

/** Publishes the content of the report. A number that was not asked for, or could not be read, stays empty. */
export function publishHistory({ failures, service }: HistoryReport, reportPath: string): void {
  publishOutputs({
    failed: String(failures?.failed ?? ''),
    'failed-scheduled': String(failures?.failedScheduled ?? ''),
    'server-version': service.version ?? '',
    'report-path': reportPath,
  });
}
