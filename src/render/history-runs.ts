import type { HistoryReport, RunReport } from '../analytics/history/history-report.ts';
import { quoteForMarkdown as quote } from './escape.ts';
import { barOf, durationOf, numeral, shortMomentOf, tally } from './history-numbers.ts';
import { describeShare, nameOfRun } from './history-phrases.ts';
import { table } from './markdown-table.ts';
import type { Detail } from './page.ts';

/** Beside the names of runs there is less room than in a table of numbers. */
const LONGEST_BAR = 10;

/** Runs that did not succeed, scheduled ones first: nobody sees those fail. */
export function failureParagraphs({ failures }: HistoryReport, detail: Detail): string[] {
  if (failures === null) return [];
  const { runs, share } = failures;
  const sentence = describeFailures(failures);
  if (runs.length === 0) return sentence === '' ? [] : ['### Failures', `${sentence}.`];
  const rows = runs.map((run) => [
    shortMomentOf(run.createdAt, quote),
    originOf(run),
    nameOfRun(run, quote),
    outcomeOf(run),
  ]);
  return [
    '### Failures',
    `${sentence === '' ? '' : `${sentence}; `}${describeShare(share)}.`,
    ...table(['When, UTC', 'From', 'Run', 'What happened'], rows, detail, 'run'),
  ];
}

/** Empty where nobody has asked how many there are. */
function describeFailures({ failed, failedScheduled, ended }: NonNullable<HistoryReport['failures']>): string {
  const isTold = failedScheduled !== null && failed !== 0;
  return [
    ...(failed === null ? [] : [failed === 0 ? 'No run failed' : `${tally(failed, 'run')} failed`]),
    ...(isTold ? [`${failedScheduled === 0 ? 'none' : numeral(failedScheduled)} of them scheduled`] : []),
    ...(ended === null
      ? []
      : [`${ended === 0 ? 'none' : numeral(ended)} expired or ${ended > 1 ? 'were' : 'was'} cancelled`]),
  ].join(', ');
}

/** Runs that wait or work for longer than usual. */
export function stuckParagraphs({ stuck }: HistoryReport, detail: Detail): string[] {
  if (stuck === null) return [];
  const longer = `for longer than ${tally(stuck.olderThanMinutes, 'minute')}`;
  if (stuck.runs.length === 0) return ['### Stuck runs', `No run has been waiting or running ${longer}.`];
  const rows = stuck.runs.map((run) => [
    shortMomentOf(run.createdAt, quote),
    originOf(run),
    nameOfRun(run, quote),
    quote(run.status),
  ]);
  return [
    '### Stuck runs',
    `⚠️ ${tally(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'} been waiting or running ${longer}; ${describeShare(stuck.share)} of all that have not ended.`,
    ...table(['Since, UTC', 'From', 'Run', 'Status'], rows, detail, 'run'),
  ];
}

/** Cache hits are not among them: they cost the warehouse nothing. */
export function slowestParagraphs({ slowest }: HistoryReport, detail: Detail): string[] {
  if (slowest === null || slowest.length === 0) return [];
  const longest = Math.max(...slowest.map(({ warehouseMs }) => warehouseMs ?? 0));
  const rows = slowest.map((run) => [
    run.warehouseMs === null ? '' : durationOf(run.warehouseMs).replaceAll(' ', '&nbsp;'),
    barOf(run.warehouseMs ?? 0, longest, LONGEST_BAR),
    nameOfRun(run, quote),
    originOf(run),
    shortMomentOf(run.createdAt, quote),
  ]);
  return ['### Slowest runs', ...table(['Warehouse', '', 'Run', 'From', 'When, UTC'], rows, detail, 'run')];
}

/** What triggered a run, and where: one narrow column of both leaves room for the rest. */
function originOf({ trigger, context }: RunReport): string {
  return `${quote(trigger)}<br>${quote(context)}`;
}

/** The error of a run that failed; how it ended otherwise. */
function outcomeOf({ status, error }: RunReport): string {
  if (error === null) return quote(status);
  return status === 'error' ? quote(error) : `${quote(status)}: ${quote(error)}`;
}
