import type { HistoryReport, LimitReport, RunReport, Share } from '../analytics/history/history-report.ts';
import type { QueryHistoryWindow } from '../analytics/records/enumerations.ts';
import type { Quote } from './escape.ts';
import { durationOf, momentOf, numeral, tally } from './history-numbers.ts';

/**
 * What each window spans. The service names them after their far edge only, and its document gives no times: these are
 * those that servers were found to have (API-FACTS, History endpoint).
 */
export const WINDOW_SPANS: Readonly<Record<QueryHistoryWindow, string>> = {
  lastFewMinutes: 'the last 5 minutes',
  lastHour: '5 minutes to 1 hour ago',
  last24Hours: '1 to 24 hours ago',
  last7Days: '24 hours to 7 days ago',
  last30Days: '7 to 30 days ago',
};

const MARKS = { exceeded: '⛔', failed: '🟠', well: '✅', counted: '📊' } as const;

/** The whole report in a few words, with the mark that says how it stands. */
export function historyHeadline({ limits, failures, counts }: HistoryReport): { mark: string; title: string } {
  const exceeded = limits.filter((limit) => limit.exceeded);
  if (exceeded.length > 0) {
    const title = `${tally(exceeded.length, 'limit')} ${exceeded.length === 1 ? 'is' : 'are'} exceeded`;
    return { mark: MARKS.exceeded, title };
  }
  const failed = failures?.failed ?? null;
  if (failed === null) return { mark: MARKS.counted, title: tally(counts.total, 'run') };
  const title = `${tally(counts.total, 'run')}, ${failed === 0 ? 'none' : numeral(failed)} failed`;
  return { mark: failed === 0 ? MARKS.well : MARKS.failed, title };
}

/** Whose runs these are: the one thing that a reader would get wrong. */
export function whoseRuns({ service }: HistoryReport, quote: Quote): string {
  return `Runs of the account that owns this token, and of nobody else, in project ${quote(service.projectUuid)} at ${quote(service.baseUrl)}.`;
}

/** The server and the time of the counts. */
export function readWhen({ service, generatedAt }: HistoryReport, quote: Quote): string {
  const version = service.version === null ? 'does not say its version' : `is version ${quote(service.version)}`;
  return `The server ${version}; read ${momentOf(generatedAt, quote)}.`;
}

/** What was left out by the user's own wish; empty where nothing was. */
export function describeFilters({ filters }: HistoryReport, quote: Quote): string {
  const named = Object.entries(filters).map(([name, value]) => {
    const values = typeof value === 'string' ? [value] : value;
    return `${quote(name)}: ${values.map(quote).join(', ')}`;
  });
  return named.length === 0 ? '' : `Only runs with ${named.join('; ')}.`;
}

/** `12 runs failed, 5 are allowed`: what was found, and what was to be. */
export function describeLimit({ name, limit, found }: LimitReport): string {
  switch (name) {
    case 'max-failed':
      return `${tally(found, 'run')} failed, ${numeral(limit)} ${limit === 1 ? 'is' : 'are'} allowed`;
    case 'max-failed-scheduled':
      return `${tally(found, 'scheduled run')} failed, ${numeral(limit)} ${limit === 1 ? 'is' : 'are'} allowed`;
    case 'max-warehouse-ms':
      return `${durationOf(found)} in the warehouse within 7 days, ${durationOf(limit)} ${limit === 1 ? 'is' : 'are'} allowed`;
  }
}

/** `100 of 4,947 read`. */
export function describeShare({ read, total }: Share): string {
  return total === null ? `${numeral(read)} read` : `${numeral(read)} of ${numeral(total)} read`;
}

/** What was run: its title, and the chart and the dashboard that it belongs to. */
export function nameOfRun({ title, chartName, dashboardName }: RunReport, quote: Quote): string {
  const chart = chartName === null || chartName === title ? '' : `, chart ${quote(chartName)}`;
  return `${title === '' ? 'without a title' : quote(title)}${chart}${dashboardName === null ? '' : ` on ${quote(dashboardName)}`}`;
}
