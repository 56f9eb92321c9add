import { type Annotation, fitAnnotation } from '../../../page/annotations.ts';
import { LOG, quoteForLog as quote } from '../../../page/escape.ts';
import { product } from '../../../product/product.ts';
import { QUERY_TRIGGERS } from '../../service/records/enumerations.ts';
import { unknownNumbers } from '../../service/records/history-page.ts';
import { failuresOf, type HistoryFailures } from '../fail-on.ts';
import type { HistoryReport, PeriodReport, RunReport } from '../history-report.ts';
import { hasFailed } from '../runs.ts';
import { describeContract, describeVersions } from './contract.ts';
import { durationOf, momentOf, numeral, percentOf, tally } from './numbers.ts';
import {
  describeFilters,
  describeLimit,
  describeMissing,
  describeSource,
  describeUnread,
  historyHeadline,
  nameOfRun,
  periodOf,
} from './phrases.ts';

/** The report for a log, in a few lines beside its annotations. Ends without a line break. */
export function renderHistory(report: HistoryReport): string {
  const { counts, comparison } = report;
  const filters = describeFilters(report, quote);
  const others = Object.entries(unknownNumbers(counts.triggers, QUERY_TRIGGERS)).map(
    ([name, runs]) => `${quote(name)} ${numeral(runs)}`,
  );
  const triggers = QUERY_TRIGGERS.map((trigger) => `${trigger} ${numeral(counts.triggers[trigger])}`);
  return [
    `Query history: ${historyHeadline(report).title}`,
    ...(filters === '' ? [] : [filters]),
    ...(comparison === null
      ? []
      : [
          `Before ${momentOf(comparison.at, quote)}: ${describePeriod(comparison.before)}`,
          `After: ${describePeriod(comparison.after)}${comparison.isComplete ? '' : ', not all read'}`,
        ]),
    `By trigger: ${[...triggers, ...others].join(', ')}`,
    `Warehouse time in the last 7 days: ${durationOf(counts.warehouseTimeMsLast7Days)}`,
    describeSource(report, quote),
  ].join('\n');
}

function describePeriod({ runs, failed, medianMs, p95Ms }: PeriodReport): string {
  const times = [
    ...(medianMs === null ? [] : [`median ${durationOf(medianMs)}`]),
    ...(p95Ms === null ? [] : [`p95 ${durationOf(p95Ms)}`]),
  ];
  return [tally(runs, 'run'), `${numeral(failed)} failed (${percentOf(failed, runs)})`, ...times].join(', ');
}

const AT_A_LIMIT = 'Fix the cause, or raise the limit if you expect this';

/** An error for each exceeded limit, and a warning for each finding that readers would otherwise miss. */
export function renderHistoryAnnotations(
  report: HistoryReport,
  failing: HistoryFailures = failuresOf(report, { failOn: 'limits', onUnavailable: 'warn' }),
): Annotation[] {
  const unread = failing.isUnread ? 'error' : 'warning';
  const told: readonly (readonly [Annotation['level'], string])[] = [
    ...failing.limits.map(
      (limit) => ['error', `${limit.name}: ${describeLimit(limit, report)}. ${AT_A_LIMIT}`] as const,
    ),
    [unread, describeUnreadLists(report)],
    [unread, describeUnreadableRows(report)],
    failing.contract === 'nothing-to-compare'
      ? ['error', 'There is no earlier report (compare-to) that says how the API answered']
      : [failing.contract === null ? 'warning' : 'error', describeContract(report.contract)],
    ['warning', describeVersions(report, LOG.quote)],
    ['warning', describeNewErrors(report)],
    ['warning', describeFailedSchedules(report)],
    ['warning', describeStuckRuns(report)],
    ['warning', describeUnknownValues(report)],
    ['warning', describeMissing(report)],
  ];
  return told.filter(([, text]) => text !== '').map(([level, text]) => annotation(level, `${text}.`));
}

/** One line for a service that did not answer properly. */
export function unavailableAnnotation(message: string, fails: boolean): Annotation {
  return annotation(fails ? 'error' : 'warning', `Not available: ${LOG.prose(message)}`);
}

/** A filter with an unknown value that the service accepted. The message is our own and quotes the value. */
export function unknownValueAnnotation(message: string): Annotation {
  return annotation('warning', `${LOG.prose(message)}. ${product.name} has accepted it.`);
}

/** The report to compare with does not exist, or it was made when the newest runs could not be read. */
export function missingReportAnnotation(path: string): Annotation {
  return annotation('warning', `There is no report with runs at ${LOG.quote(path)}, so nothing is compared.`);
}

function annotation(level: Annotation['level'], message: string): Annotation {
  return { level, title: 'Query history', message: fitAnnotation(message) };
}

/** One message for all unread lists, with the limits that cannot be checked. This and all below are empty if there is nothing to say. */
function describeUnreadLists({ unread, limits }: HistoryReport): string {
  const unchecked = limits.filter(({ found }) => found === null).map(({ name }) => `${name} could not be checked`);
  return [...unchecked, ...unread.map((each) => describeUnread(each, LOG))].join('. ');
}

function describeUnknownValues({ unknownValues: values }: HistoryReport): string {
  if (values.length === 0) return '';
  const named = values.map(LOG.quote).join(', ');
  return `${product.name} has values that this version of the action does not know (${named}). They are shown as they are`;
}

function describeNewErrors({ comparison }: HistoryReport): string {
  const [first] = comparison?.newErrors ?? [];
  if (comparison === null || first === undefined) return '';
  const count = tally(comparison.newErrors.length, 'new error');
  return `${count} since ${momentOf(comparison.at, LOG.quote)}, such as ${LOG.quote(first.error)}`;
}

/** Nothing if an exceeded limit on them already says it. */
function describeFailedSchedules({ failures, limits, filters }: HistoryReport): string {
  const failed = failures?.failedScheduled ?? 0;
  const isSaid = limits.some(({ name, exceeded }) => name === 'max-failed-scheduled' && exceeded);
  if (failures === null || failed === 0 || isSaid) return '';
  const example = failures.runs.find((run) => run.trigger === 'scheduled' && hasFailed(run));
  return `${tally(failed, 'scheduled run')} failed${periodOf(filters)}${exampleOf(example)}`;
}

function describeStuckRuns({ stuck }: HistoryReport): string {
  const [oldest] = stuck?.runs ?? [];
  if (stuck === null || oldest === undefined) return '';
  const runs = `${tally(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'}`;
  return `${runs} been waiting or running for longer than ${tally(stuck.olderThanMinutes, 'minute')}${exampleOf(oldest)}`;
}

function describeUnreadableRows({ unreadable: { count, examples } }: HistoryReport): string {
  if (count === 0) return '';
  return [`${tally(count, 'row')} could not be read`, ...examples.slice(0, 1).map(LOG.quote)].join(': ');
}

function exampleOf(run: RunReport | undefined): string {
  return run === undefined ? '' : `, such as ${nameOfRun(run, LOG.quote)}`;
}
