import type { HistoryReport, RunReport } from '../../analytics/history/history-report.ts';
import { quoteForMarkdown as quote } from '../escape.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { barOf, durationOf, numeral, shortMomentOf, tally } from './numbers.ts';
import { describeShare, isWhole, nameOfRun } from './phrases.ts';

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
  const told = describeFailed(failed, failedScheduled);
  return [told, describeEnded(ended, told !== '')].filter((text) => text !== '').join(', ');
}

/** Empty where neither was asked for; a limit on scheduled runs asks for those alone. */
function describeFailed(failed: number | null, scheduled: number | null): string {
  if (failed === 0) return 'No run failed';
  if (failed === null) {
    if (scheduled === null) return '';
    return scheduled === 0 ? 'No scheduled run failed' : `${tally(scheduled, 'scheduled run')} failed`;
  }
  const ofThem = scheduled === null ? '' : `, ${scheduled === 0 ? 'none' : numeral(scheduled)} of them scheduled`;
  return `${tally(failed, 'run')} failed${ofThem}`;
}

/** Empty where nobody has asked for them. Behind other runs a number alone says enough, in front it needs its noun. */
function describeEnded(ended: number | null, isBehind: boolean): string {
  if (ended === null) return '';
  const [none, some] = isBehind ? ['none', numeral(ended)] : ['No run', tally(ended, 'run')];
  return `${ended === 0 ? none : some} expired or ${ended > 1 ? 'were' : 'was'} cancelled`;
}

/** Runs that wait or work for longer than usual. */
export function stuckParagraphs({ stuck }: HistoryReport, detail: Detail): string[] {
  if (stuck === null) return [];
  const longer = `for longer than ${tally(stuck.olderThanMinutes, 'minute')}`;
  const read = `${describeShare(stuck.share)} of all that have not ended`;
  if (stuck.runs.length === 0) {
    // The newest are read first: those that have been waiting for the longest may be among the others.
    const none = isWhole(stuck.share)
      ? `No run has been waiting or running ${longer}.`
      : `⚠️ None of the runs read has been waiting or running ${longer}; ${read}.`;
    return ['### Stuck runs', none];
  }
  const rows = stuck.runs.map((run) => [
    shortMomentOf(run.createdAt, quote),
    originOf(run),
    nameOfRun(run, quote),
    quote(run.status),
  ]);
  return [
    '### Stuck runs',
    `⚠️ ${tally(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'} been waiting or running ${longer}; ${read}.`,
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
