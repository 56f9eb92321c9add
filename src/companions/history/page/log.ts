import { type Annotation, fitAnnotation } from '../../../page/annotations.ts';
import { LOG, quoteForLog as quote } from '../../../page/escape.ts';
import { capital, countOf, numberOf, present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import { QUERY_TRIGGERS } from '../../service/records/enumerations.ts';
import { unknownNumbers } from '../../service/records/history-page.ts';
import { failuresOf } from '../fail-on.ts';
import type { HistoryReport, LimitReport, PeriodReport, RunReport } from '../history-report.ts';
import { hasFailed } from '../runs.ts';
import { describeContract } from './contract.ts';
import { durationOf, momentOf, percentOf } from './numbers.ts';
import {
  addressOfChart,
  describeEmpty,
  describeFilters,
  describeLimit,
  describeMissing,
  describeSource,
  describeUnread,
  historyHeadline,
  nameOfRun,
  periodOf,
  raisedLimit,
} from './phrases.ts';
import { describeVersions, titleOn } from './service.ts';

/** The report for a log, in a few lines beside its annotations. Ends without a line break. */
export function renderHistory(report: HistoryReport, failing = failuresOf(report)): string {
  const { counts, comparison, service } = report;
  const { mark, title } = historyHeadline(report, failing);
  const others = Object.entries(unknownNumbers(counts.triggers, QUERY_TRIGGERS)).map(
    ([name, runs]) => `${quote(name)} ${numberOf(runs)}`,
  );
  const triggers = QUERY_TRIGGERS.map((trigger) => `${trigger} ${numberOf(counts.triggers[trigger])}`);
  return present(
    `${mark} ${titleOn('Query history', service, quote)}: ${title}`,
    describeFilters(report, quote),
    describeEmpty(report),
    comparison !== null && `Before ${momentOf(comparison.at, quote)}: ${describePeriod(comparison.before)}`,
    comparison !== null && `After: ${describePeriod(comparison.after)}${comparison.isComplete ? '' : ', not all read'}`,
    `By trigger: ${[...triggers, ...others].join(', ')}`,
    `Warehouse time in the last 7 days: ${durationOf(counts.warehouseTimeMsLast7Days)}`,
    describeSource(report, quote),
  ).join('\n');
}

function describePeriod({ runs, failed, medianMs, p95Ms }: PeriodReport): string {
  return present(
    countOf(runs, 'run'),
    `${numberOf(failed)} failed (${percentOf(failed, runs)})`,
    medianMs !== null && `median ${durationOf(medianMs)}`,
    p95Ms !== null && `p95 ${durationOf(p95Ms)}`,
  ).join(', ');
}

/** An error for each exceeded limit, and a warning for each finding that readers would otherwise miss. */
export function renderHistoryAnnotations(report: HistoryReport, failing = failuresOf(report)): Annotation[] {
  const unread = failing.isUnread ? 'error' : 'warning';
  const told: readonly (readonly [Annotation['level'], string])[] = [
    ...failing.limits.map((limit) => ['error', describeExceeded(limit, report)] as const),
    [unread, describeUnreadLists(report)],
    [unread, describeUnreadableRows(report)],
    failing.contract === 'nothing-to-compare'
      ? ['error', 'No earlier report says how the API answered. Give one in `compare-to`']
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

/** A message of our own that may quote something, for what the report does not say. */
export function ownAnnotation(level: Annotation['level'], message: string): Annotation {
  return annotation(level, LOG.prose(message));
}

function annotation(level: Annotation['level'], message: string): Annotation {
  return { level, title: 'Query history', message: fitAnnotation(message) };
}

/** One message for all unread lists, with the limits that cannot be checked. This and all below are empty if there is nothing to say. */
function describeUnreadLists({ unread, limits }: HistoryReport): string {
  const unchecked = limits.filter(({ found }) => found === null).map(({ name }) => `${name} could not be checked`);
  return [...unchecked, ...describeUnread(unread, LOG)].join('. ');
}

function describeExceeded(limit: LimitReport, report: HistoryReport): string {
  const raised = raisedLimit(limit, report);
  const lines = raised === null ? 'raise the limit' : `set ${limit.name}: ${raised}`;
  return `${capital(describeLimit(limit, report))}. Fix the cause, or ${lines} if you expect this`;
}

function describeUnknownValues({ unknownValues: values }: HistoryReport): string {
  if (values.length === 0) return '';
  const named = values.map(LOG.quote).join(', ');
  return `${product.name} has values that this version of the action does not know (${named}). They are shown as they are`;
}

function describeNewErrors({ comparison }: HistoryReport): string {
  const [first] = comparison?.newErrors ?? [];
  if (comparison === null || first === undefined) return '';
  const count = countOf(comparison.newErrors.length, 'new error');
  return `${count} since ${momentOf(comparison.at, LOG.quote)}, such as ${LOG.quote(first.error)}. The job summary lists the charts`;
}

/** Nothing if an exceeded limit on them already says it. */
function describeFailedSchedules({ failures, limits, filters, service }: HistoryReport): string {
  const failed = failures?.failedScheduled ?? 0;
  const isSaid = limits.some(({ name, exceeded }) => name === 'max-failed-scheduled' && exceeded);
  if (failures === null || failed === 0 || isSaid) return '';
  const example = failures.runs.find((run) => run.trigger === 'scheduled' && hasFailed(run));
  const error = example?.error ? `: ${quote(example.error)}` : '';
  const address = addressOfChart(example?.chartUuid ?? '', service);
  const next = address === '' ? '' : `. Open ${address} and run it`;
  return `${countOf(failed, 'scheduled run')} failed${periodOf(filters)}${exampleOf(example)}${error}${next}`;
}

function describeStuckRuns({ stuck }: HistoryReport): string {
  const [oldest] = stuck?.runs ?? [];
  if (stuck === null || oldest === undefined) return '';
  const runs = `${countOf(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'}`;
  return `${runs} been waiting or running for longer than ${countOf(stuck.olderThanMinutes, 'minute')}${exampleOf(oldest)}. Check in the warehouse whether its query still runs`;
}

function describeUnreadableRows({ unreadable: { count, examples } }: HistoryReport): string {
  if (count === 0) return '';
  const [example = ''] = examples.map((each) => ` (${LOG.quote(each)})`);
  return `${countOf(count, 'row')} could not be read${example}. Look for a newer version of this action`;
}

function exampleOf(run: RunReport | undefined): string {
  return run === undefined ? '' : `, such as ${nameOfRun(run, LOG.quote)}`;
}
