import type { HistoryReport, RunReport } from '../../analytics/history/history-report.ts';
import { hasFailed } from '../../analytics/history/runs.ts';
import { type Annotation, fitAnnotation } from '../annotations.ts';
import { LOG } from '../escape.ts';
import { momentOf, tally } from './numbers.ts';
import { describeLimit, describeUnread, nameOfRun } from './phrases.ts';

/**
 * An error for each exceeded limit, and a warning for each finding that readers would otherwise miss.
 *
 * @param fails whether unreadable lists fail the step (`on-unavailable`)
 */
export function renderHistoryAnnotations(report: HistoryReport, fails = false): Annotation[] {
  return [
    ...report.limits
      .filter(({ exceeded }) => exceeded)
      .map((limit) => annotation('error', `${limit.name}: ${describeLimit(limit)}.`)),
    ...unreadLists(report, fails),
    ...newErrors(report),
    ...failedSchedules(report),
    ...stuckRuns(report),
    ...unreadableRows(report),
    ...unknownValues(report),
  ];
}

/** One line for a service that did not answer properly. */
export function unavailableAnnotation(message: string, fails: boolean): Annotation {
  return annotation(fails ? 'error' : 'warning', `Not available: ${LOG.prose(message)}`);
}

/** A filter with an unknown value that the service accepted. The message is our own and quotes the value. */
export function unknownValueAnnotation(message: string): Annotation {
  return annotation('warning', `${LOG.prose(message)}. Lightdash has accepted it.`);
}

/** The report to compare with does not exist, or it was made when the newest runs could not be read. */
export function missingReportAnnotation(path: string): Annotation {
  return annotation('warning', `There is no report with runs at ${LOG.quote(path)}, so nothing is compared.`);
}

function annotation(level: Annotation['level'], message: string): Annotation {
  return { level, title: 'Query history', message: fitAnnotation(message) };
}

/** One message for all unread lists, with the limits that cannot be checked without them. */
function unreadLists({ unread, limits }: HistoryReport, fails: boolean): Annotation[] {
  if (unread.length === 0) return [];
  const unchecked = limits.filter(({ found }) => found === null).map(({ name }) => `${name} could not be checked.`);
  const lists = unread.map((each) => `${describeUnread(each, LOG)}.`);
  return [annotation(fails ? 'error' : 'warning', [...unchecked, ...lists].join(' '))];
}

function unknownValues({ unknownValues: values }: HistoryReport): Annotation[] {
  if (values.length === 0) return [];
  const named = values.map(LOG.quote).join(', ');
  return [
    annotation(
      'warning',
      `Lightdash has values that this version of the action does not know, shown as they are: ${named}.`,
    ),
  ];
}

function newErrors({ comparison }: HistoryReport): Annotation[] {
  const [first] = comparison?.newErrors ?? [];
  if (comparison === null || first === undefined) return [];
  const count = tally(comparison.newErrors.length, 'new error');
  return [
    annotation('warning', `${count} since ${momentOf(comparison.at, LOG.quote)}, such as ${LOG.quote(first.error)}.`),
  ];
}

/** Failed schedules; empty if an exceeded limit on them already says it. */
function failedSchedules({ failures, limits }: HistoryReport): Annotation[] {
  const failed = failures?.failedScheduled ?? 0;
  const isSaid = limits.some(({ name, exceeded }) => name === 'max-failed-scheduled' && exceeded);
  if (failures === null || failed === 0 || isSaid) return [];
  const example = failures.runs.find((run) => run.trigger === 'scheduled' && hasFailed(run));
  return [annotation('warning', `${tally(failed, 'scheduled run')} failed${exampleOf(example)}.`)];
}

function stuckRuns({ stuck }: HistoryReport): Annotation[] {
  const [oldest] = stuck?.runs ?? [];
  if (stuck === null || oldest === undefined) return [];
  const runs = `${tally(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'}`;
  const longer = tally(stuck.olderThanMinutes, 'minute');
  return [annotation('warning', `${runs} been waiting or running for longer than ${longer}${exampleOf(oldest)}.`)];
}

function unreadableRows({ unreadable }: HistoryReport): Annotation[] {
  if (unreadable.count === 0) return [];
  const [first] = unreadable.examples;
  const example = first === undefined ? '' : `: ${LOG.quote(first)}`;
  return [annotation('notice', `${tally(unreadable.count, 'row')} could not be read${example}.`)];
}

function exampleOf(run: RunReport | undefined): string {
  return run === undefined ? '' : `, such as ${nameOfRun(run, LOG.quote)}`;
}
