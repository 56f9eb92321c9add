import type { Quote, Voice } from '../../../page/escape.ts';
import { capital, countOf, numberOf, present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import type { AnalyticsErrorKind } from '../../service/analytics-error.ts';
import type { QueryHistoryWindow } from '../../service/records/enumerations.ts';
import type { HistoryFailures } from '../fail-on.ts';
import type { HistoryReport, LimitReport, RunReport, Share, UnreadReport } from '../history-report.ts';
import { durationOf, momentOf } from './numbers.ts';
import { describeService, versionFlaw } from './service.ts';

/** The time span of each window, as observed on servers: the service names only the far end (docs/maintainers/service-api.md#the-query-history). */
export const WINDOW_SPANS: Readonly<Record<QueryHistoryWindow, string>> = {
  lastFewMinutes: 'the last 5 minutes',
  lastHour: '5 minutes to 1 hour ago',
  last24Hours: '1 to 24 hours ago',
  last7Days: '24 hours to 7 days ago',
  last30Days: '7 to 30 days ago',
};

const MARKS = { exceeded: '❌', failed: '🟠', well: '✅', counted: '📊' } as const;

/** Filters that the service does not heed in its counts: they narrow the runs of every list alone (docs/maintainers/service-api.md#the-query-history). */
const UNHEEDED_FILTERS = [
  { name: 'trigger', by: 'trigger' },
  { name: 'window', by: 'age' },
] as const;

/** Those of them that a report has: the name of the input, and the criterion by which it narrows the lists. */
export function unheededFilters({ filters }: HistoryReport): readonly { readonly name: string; readonly by: string }[] {
  return UNHEEDED_FILTERS.filter(({ name }) => filters[name] !== undefined);
}

/** A short title for the whole report. Failures are a part of the runs that they belong to, because the service's total may count others. */
export function historyHeadline(report: HistoryReport, failing: HistoryFailures): { mark: string; title: string } {
  const { limits, contract, isUnread } = failing;
  const { failures, unread, unreadable, service } = report;
  const failed = failures?.failed ?? null;
  const flaws = present(
    unread.length > 0 && 'not all lists read',
    unreadable.count > 0 && `${countOf(unreadable.count, 'row')} unreadable`,
    versionFlaw(service),
  );
  const [worst, ...others] = limits;
  const reasons = present(
    worst !== undefined &&
      (others.length === 0 ? describeLimit(worst, report) : `${limits.length} limits are exceeded`),
    contract === 'broken' && 'the API no longer answers as before',
    contract === 'nothing-to-compare' && 'there is no earlier report to compare the API with',
  );
  const found = failed === null ? describeTotal(report) : describeFailed(failed, totalOf(report));
  const isCounted = failed === null || totalOf(report) === 0;
  const ofRuns = flaws.length > 0 ? 'failed' : isCounted ? 'counted' : failed > 0 ? 'failed' : 'well';
  const title = (reasons.length > 0 ? reasons : [found, ...flaws]).join(', ');
  return { mark: MARKS[reasons.length > 0 || isUnread ? 'exceeded' : ofRuns], title };
}

/** What to do about a history without runs, which looks like a success; empty if it has some. */
export function describeEmpty(report: HistoryReport): string {
  if (totalOf(report) !== 0) return '';
  if (Object.keys(report.filters).length > 0) return 'Take a filter out to see more runs.';
  return 'The account that owns the token ran nothing here in 30 days. Give the token of the account whose runs you want.';
}

/** `subline is missing in 20 runs`: what the runs are shown without; empty if nothing is missing. */
export function describeMissing({ missing }: Pick<HistoryReport, 'missing'>): string {
  const parts = Object.entries(missing).map(([name, runs]) => `${name} in ${countOf(runs, 'run')}`);
  return parts.length === 0
    ? ''
    : `The runs are shown without members that are missing or have another type (${parts.join(', ')})`;
}

function describeTotal(report: HistoryReport): string {
  const total = totalOf(report);
  if (total !== null) return countOf(total, 'run');
  const unheeded = unheededFilters(report).map(({ by }) => by);
  return `${countOf(report.counts.total, 'run')}, not narrowed by ${unheeded.join(' or ')}`;
}

function describeFailed(failed: number, total: number | null): string {
  if (total === null) return failed === 0 ? 'no run failed' : `${countOf(failed, 'run')} failed`;
  if (total === 0) return 'no runs';
  return `${countOf(total, 'run')}, ${failed === 0 ? 'none' : numberOf(failed)} failed`;
}

/** The number of runs that the filters let through; null if it is unknown. */
function totalOf(report: HistoryReport): number | null {
  return unheededFilters(report).length === 0 ? report.counts.total : (report.newest?.share.total ?? null);
}

/** Whose runs these are, because readers could get that wrong; then the server and the time of the counts. */
export function describeSource(report: HistoryReport, quote: Quote): string {
  return `This covers only the runs of the account that owns this token. ${capital(describeService(report, quote))}`;
}

/** The user's filters as a sentence; empty if there are none. */
export function describeFilters({ filters }: HistoryReport, quote: Quote): string {
  const named = Object.entries(filters).map(([name, value]) => {
    const values = typeof value === 'string' ? [value] : value;
    return `${quote(name)}: ${values.map(quote).join(', ')}`;
  });
  // Lightdash records SQL charts so (docs/maintainers/service-api.md#the-query-history).
  const missed = filters['language'] === 'sql' ? ' Charts of SQL are recorded as semantic and are not among them.' : '';
  return named.length === 0 ? '' : `Only runs with ${named.join(' and ')}.${missed}`;
}

/** `12 runs failed in 30 days (limit 5)`: the value that was found and its period, and the limit. */
export function describeLimit(report: LimitReport, { filters }: HistoryReport): string {
  const { name, limit, found, isMinimum, since } = report;
  if (name === 'max-warehouse-ms') {
    return `${durationOf(found ?? 0)} of warehouse time in 7 days (limit ${durationOf(limit)})`;
  }
  const period = since === null ? periodOf(filters) : ` since ${momentOf(since, String)}`;
  const noun = name === 'max-failed' ? 'run' : 'scheduled run';
  const runs = found === null ? `an unknown number of ${noun}s` : countOf(found, noun);
  return `${isMinimum ? 'at least ' : ''}${runs} failed${period} (limit ${numberOf(limit)})`;
}

/** The lowest value of a limit under which the same runs pass; null if it is not known. */
export function raisedLimit({ name, found, isMinimum }: LimitReport, { failures }: HistoryReport): number | null {
  if (!isMinimum) return found;
  return (name === 'max-failed' ? failures?.failed : failures?.failedScheduled) ?? null;
}

/** The period of all runs; none if a filter on the window narrows it, which the page names. */
export function periodOf({ window }: HistoryReport['filters']): string {
  return window === undefined ? ' in 30 days' : '';
}

const LIST_TITLES: Readonly<Record<UnreadReport['list'], string>> = {
  newest: 'newest runs',
  slowest: 'slowest runs',
  failed: 'failed runs',
  failedScheduled: 'failed scheduled runs',
  ended: 'expired and cancelled runs',
  unfinished: 'unfinished runs',
};

/** `The slowest runs were not read.` and the reason, or how many were read; one text for each reason. */
export function describeUnread(unread: readonly UnreadReport[], { prose }: Voice): string[] {
  const lists = new Map<string, string[]>();
  for (const { list, read, total, problem } of unread) {
    const share = read === 0 ? 'were not read' : `were read in part (${describeShare({ read, total })})`;
    const key = `${share}. ${prose(problem)}`;
    lists.set(key, [...(lists.get(key) ?? []), LIST_TITLES[list]]);
  }
  return [...lists].map(([what, titles]) => `The ${titles.join(' and ')} ${what}`);
}

/** `100 of 4,947 read`. */
export function describeShare({ read, total }: Share): string {
  return total === null ? `${numberOf(read)} read` : `${numberOf(read)} of ${numberOf(total)} read`;
}

/** Whether everything was read. If not, nothing can be said about the rest. */
export function isWhole({ read, total }: Share): boolean {
  return total !== null && read >= total;
}

/** The name of a run, with what tells it from runs of the same title. Its chart is a link if there is a service. */
export function nameOfRun(run: RunReport, quote: Quote, service: HistoryReport['service'] | null = null): string {
  const { title, subline, chartUuid, chartName, dashboardName } = run;
  const linked = (name: string) =>
    service === null || chartUuid === null ? name : linkToChart(name, chartUuid, service);
  const own = title === '' ? 'without a title' : quote(title);
  const dashboard = dashboardName === null ? '' : ` on ${quote(dashboardName)}`;
  if (chartName !== null && chartName !== title) return `${own} (chart ${linked(quote(chartName))})${dashboard}`;
  const isShared = chartName === null && dashboardName === null && subline.trim() !== '';
  return `${linked(own)}${isShared ? ` (${quote(subline)})` : ''}${dashboard}`;
}

const PLAIN_ADDRESS = /^https?:\/\/[\w.:/%-]+$/;
const PLAIN_ID = /^[\w-]+$/;

/** A chart as a link; its name alone where Markdown could misread the address, or the id could lead elsewhere. */
export function linkToChart(name: string, uuid: string, service: HistoryReport['service']): string {
  const address = addressOfChart(uuid, service);
  return address === '' ? name : `[${name}](${address})`;
}

/** The address of a chart; empty if it could be misread or could lead elsewhere. */
export function addressOfChart(uuid: string, { baseUrl, projectUuid }: HistoryReport['service']): string {
  const address = `${baseUrl}/projects/${projectUuid}/saved/${uuid}`;
  return PLAIN_ID.test(uuid) && PLAIN_ADDRESS.test(address) ? address : '';
}

/** By the reason; a title that says something for any other. */
export const UNAVAILABLE: Readonly<Partial<Record<AnalyticsErrorKind, string>>> = {
  authentication: `${product.name} refuses the token`,
  forbidden: 'access refused',
  'feature-off': 'switched off',
  'not-found': 'not found',
  'rate-limited': 'too many requests',
  'not-json': `${product.name} did not answer with JSON`,
};
