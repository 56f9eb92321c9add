import type { ComparisonReport, HistoryReport, PeriodReport } from '../../analytics/history/history-report.ts';
import { hasFailed } from '../../analytics/history/runs.ts';
import { QUERY_HISTORY_WINDOWS, QUERY_TRIGGERS } from '../../analytics/records/enumerations.ts';
import { unknownNumbers } from '../../analytics/records/history-page.ts';
import { LOG, quoteForLog as quote } from '../escape.ts';
import { describeContract, describeVersions } from './contract.ts';
import { durationOf, momentOf, numeral, percentOf, tally } from './numbers.ts';
import {
  describeFilters,
  describeLimit,
  describeShare,
  describeSource,
  describeUnread,
  historyHeadline,
  isWhole,
  nameOfRun,
  WINDOW_SPANS,
} from './phrases.ts';

/** The report for a log, in about a dozen lines. Ends without a line break. */
export function renderHistory(report: HistoryReport): string {
  const { counts, limits, unread, failures, stuck, slowest, newest, comparison } = report;
  const filters = describeFilters(report, quote);
  const worst = failures?.runs.find(hasFailed);
  const [longest] = slowest ?? [];
  return [
    `Query history: ${historyHeadline(report).title}`,
    ...(filters === '' ? [] : [filters]),
    ...(comparison === null ? [] : comparisonLines(comparison)),
    ...[describeContract(report.contract), describeVersions(report, quote)].filter((line) => line !== ''),
    ...limits.map(
      (limit) =>
        `${limit.name}: ${describeLimit(limit, report)}: ${limit.exceeded ? 'exceeded' : limit.found === null ? 'not checked' : 'kept'}`,
    ),
    ...unread.map((each) => describeUnread(each, LOG)),
    `By trigger: ${[...QUERY_TRIGGERS.map((trigger) => `${trigger} ${numeral(counts.triggers[trigger])}`), ...unknownCounts(counts.triggers, QUERY_TRIGGERS)].join(', ')}`,
    `By age: ${[...QUERY_HISTORY_WINDOWS.map((window) => `${WINDOW_SPANS[window]} ${numeral(counts.windows[window])}`), ...unknownCounts(counts.windows, QUERY_HISTORY_WINDOWS)].join(', ')}`,
    `Warehouse time over the whole last 7 days: ${durationOf(counts.warehouseTimeMsLast7Days)}`,
    ...(worst === undefined
      ? []
      : [`Failed, for example: ${nameOfRun(worst, quote)}${worst.error === null ? '' : `: ${quote(worst.error)}`}`]),
    ...(stuck === null ? [] : [stuckLine(stuck)]),
    ...(longest?.warehouseMs === undefined || longest.warehouseMs === null
      ? []
      : [`Slowest: ${nameOfRun(longest, quote)}, ${durationOf(longest.warehouseMs)}`]),
    ...(newest === null || newest.share.read === 0
      ? []
      : [`From the cache: ${percentOf(newest.cacheHits, newest.share.read)} (${describeShare(newest.share)})`]),
    describeSource(report, quote),
  ].join('\n');
}

function unknownCounts(counts: object, known: readonly string[]): string[] {
  return Object.entries(unknownNumbers(counts, known)).map(([name, runs]) => `${quote(name)} ${numeral(runs)}`);
}

/** Also says how much was read, unless everything was read. */
function stuckLine({ runs, share }: NonNullable<HistoryReport['stuck']>): string {
  return `Stuck: ${tally(runs.length, 'run')}${isWhole(share) ? '' : ` (${describeShare(share)})`}`;
}

function comparisonLines({ at, before, after, newErrors, isComplete }: ComparisonReport): string[] {
  return [
    `Before ${momentOf(at, quote)}: ${describePeriod(before)}`,
    `After: ${describePeriod(after)}, ${newErrors.length === 0 && !isComplete ? 'not all read' : tally(newErrors.length, 'new error')}`,
  ];
}

function describePeriod({ runs, failed, medianMs, p95Ms }: PeriodReport): string {
  const times = [
    ...(medianMs === null ? [] : [`median ${durationOf(medianMs)}`]),
    ...(p95Ms === null ? [] : [`p95 ${durationOf(p95Ms)}`]),
  ];
  return [tally(runs, 'run'), `${numeral(failed)} failed (${percentOf(failed, runs)})`, ...times].join(', ');
}
