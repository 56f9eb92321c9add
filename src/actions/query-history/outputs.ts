import type { HistoryReport } from '../../analytics/history/history-report.ts';
import { publishOutputs, requireOutputsFile } from '../outputs-file.ts';

/** Every number that a run publishes, by its name. */
const NUMBERS: Readonly<Record<string, (report: HistoryReport) => number | null>> = {
  total: ({ counts }) => counts.total,
  interactive: ({ counts }) => counts.triggers.interactive,
  apps: ({ counts }) => counts.triggers.apps,
  scheduled: ({ counts }) => counts.triggers.scheduled,
  'last-few-minutes': ({ counts }) => counts.windows.lastFewMinutes,
  'last-hour': ({ counts }) => counts.windows.lastHour,
  'last-24-hours': ({ counts }) => counts.windows.last24Hours,
  'last-7-days': ({ counts }) => counts.windows.last7Days,
  'last-30-days': ({ counts }) => counts.windows.last30Days,
  'warehouse-ms-last-7-days': ({ counts }) => counts.warehouseTimeMsLast7Days,
  failed: ({ failures }) => failures?.failed ?? null,
  'failed-scheduled': ({ failures }) => failures?.failedScheduled ?? null,
};

/**
 * Published before anything else happens: nothing is known yet, and whatever fails later leaves it so.
 *
 * @throws Error where there is no file for outputs
 */
export function publishNothingKnown(environment: NodeJS.ProcessEnv): void {
  requireOutputsFile(environment);
  withdraw();
}

/** As if nothing were known, over whatever was published before a failure. */
export function withdraw(): void {
  publishOutputs({ available: 'false', ...numbersBy(() => ''), 'server-version': '', 'report-path': '' });
}

/** Publishes what the report holds; what was not asked for stays empty. That it is all there comes last. */
export function publishHistory(report: HistoryReport, reportPath: string): void {
  publishOutputs({
    ...numbersBy((numberOf) => String(numberOf(report) ?? '')),
    'server-version': report.service.version ?? '',
    'report-path': reportPath,
    available: 'true',
  });
}

function numbersBy(textOf: (numberOf: (report: HistoryReport) => number | null) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(NUMBERS).map(([name, numberOf]) => [name, textOf(numberOf)]));
}
