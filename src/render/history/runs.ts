import { bySameEnd, type SameEnd } from '../../analytics/history/error-texts.ts';
import type { BusyReport, HistoryReport, RunReport } from '../../analytics/history/history-report.ts';
import { byNewest, hasFailed } from '../../analytics/history/runs.ts';
import { quoteForMarkdown as quote } from '../escape.ts';
import type { Detail } from '../page.ts';
import { folded, itemsUpTo, listParagraphs, listUpTo } from './lists.ts';
import { durationOf, numeral, percentOf, shortMomentOf, tally } from './numbers.ts';
import { describeShare, isWhole, nameOfRun } from './phrases.ts';

/** A line on many runs names so many of what was run. */
const MOST_NAMED = 3;

type Failures = NonNullable<HistoryReport['failures']>;

/** What failed, a line for each error; what was cancelled or expired is no failure, and folded. */
export function failureParagraphs({ failures }: HistoryReport, detail: Detail): string[] {
  if (failures === null) return [];
  const failed = failures.runs.filter(hasFailed);
  const sentence = describeFailed(failures, failed.length);
  const ended = endedParagraphs(failures, sentence === '', detail);
  if (sentence === '' && ended.length === 0) return [];
  return [
    '### Failures',
    ...(sentence === '' ? [] : [sentence]),
    ...listParagraphs(bySameEnd(failed).map(endOf), detail, 'error'),
    ...ended,
  ];
}

/** Empty where nobody has asked how many failed; a limit on scheduled runs asks for those alone. */
function describeFailed({ failed, failedScheduled }: Failures, read: number): string {
  const total = failed ?? failedScheduled;
  const share = isWhole({ read, total }) ? '' : `; ${describeShare({ read, total })}`;
  const uncounted = `${tally(read, 'failed run')} read; Lightdash does not say how many there are.`;
  if (total === null) return read === 0 ? '' : uncounted;
  const noun = failed === null ? 'scheduled run' : 'run';
  if (total === 0) return `No ${noun} failed.`;
  const isAll = failed === null || failedScheduled === null;
  const ofThem = isAll ? '' : `, ${failedScheduled === 0 ? 'none' : numeral(failedScheduled)} of them scheduled`;
  return `${tally(total, noun)} failed${ofThem}${share}.`;
}

function endedParagraphs({ ended, runs }: Failures, isAlone: boolean, detail: Detail): string[] {
  const read = runs.filter((run) => !hasFailed(run));
  const total = ended ?? read.length;
  if (total === 0) return isAlone && ended === 0 ? ['No run expired or was cancelled.'] : [];
  const share = isWhole({ read: read.length, total }) ? '' : `; ${describeShare({ read: read.length, total })}`;
  const title = `${tally(total, 'run')} expired or ${total === 1 ? 'was' : 'were'} cancelled${share}`;
  if (!detail.deep || read.length === 0) return [`${title}.`];
  return folded(title, itemsUpTo(bySameEnd(read).map(endOf), detail, 'outcome'));
}

/** How often, by what, how it ended, and whom it hit. */
function endOf(end: SameEnd<RunReport>): string {
  const { status, error, runs } = end;
  const triggers = new Map<string, number>();
  for (const { trigger } of runs) triggers.set(trigger, (triggers.get(trigger) ?? 0) + 1);
  const by = [...triggers].map(([name, count]) =>
    triggers.size === 1 ? quote(name) : `${numeral(count)} ${quote(name)}`,
  );
  const names = [...new Set(runs.map((run) => nameOfRun(run, quote)))];
  const [newest] = runs.toSorted(byNewest);
  const when = newest === undefined ? '' : `; ${runs.length === 1 ? '' : 'newest '}${timeOf(newest)}`;
  const ended = hasFailed(end) ? '' : ` ${quote(status)}`;
  const silent = hasFailed(end) ? ': without a message' : '';
  const message = error === null ? silent : `: ${quote(error)}`;
  return `**${tally(runs.length, 'run')}**${ended} (${listUpTo(by, MOST_NAMED)})${message}<br>${listUpTo(names, MOST_NAMED)}${when}`;
}

/** Runs that wait or work for longer than usual. */
export function stuckParagraphs({ stuck }: HistoryReport, detail: Detail): string[] {
  if (stuck === null) return [];
  const { runs, share, olderThanMinutes } = stuck;
  const longer = `been waiting or running for longer than ${tally(olderThanMinutes, 'minute')}`;
  const read = isWhole(share) ? '' : `; ${describeShare(share)} of all that have not ended`;
  const items = runs.map(
    (run) => `${quote(run.status)} since ${timeOf(run)}: ${nameOfRun(run, quote)}<br>${originOf(run)}`,
  );
  // The newest are read first: those that have been waiting for the longest may be among the others.
  const none = isWhole(share) ? `No run has ${longer}` : `⚠️ None of the runs read has ${longer}`;
  const some = `⚠️ ${tally(runs.length, 'run')} ${runs.length === 1 ? 'has' : 'have'} ${longer}`;
  return ['### Stuck runs', `${runs.length === 0 ? none : some}${read}.`, ...listParagraphs(items, detail, 'run')];
}

/** Cache hits are not among them: they cost the warehouse nothing. */
export function slowestParagraphs({ slowest }: HistoryReport, detail: Detail): string[] {
  if (slowest === null || slowest.length === 0) return [];
  const items = slowest.map((run) => {
    const time = run.warehouseMs === null ? '' : `**${durationOf(run.warehouseMs)}** `;
    return `${time}${nameOfRun(run, quote)}<br>${originOf(run)}; ${timeOf(run)}`;
  });
  return ['### Slowest runs', ...listParagraphs(items, detail, 'run')];
}

/** What the newest runs have in common: only a part of all runs is read, and it is said how large a part. */
export function newestParagraphs({ newest }: HistoryReport, detail: Detail): string[] {
  if (newest === null || newest.share.read === 0) return [];
  const { share, cacheHits, dashboards, explores, contexts } = newest;
  const hits = `${numeral(cacheHits)} of ${tally(share.read, 'run')} (${percentOf(cacheHits, share.read)})`;
  return [
    '### The newest runs',
    `${hits} came from the cache; ${describeShare(share)}.`,
    ...busiest('dashboard', dashboards, detail),
    ...busiest('explore', explores, detail),
    ...busiest('context', contexts, detail),
  ];
}

function busiest(noun: string, items: readonly BusyReport[], detail: Detail): string[] {
  if (items.length === 0 || !detail.deep) return [];
  const lines = items.map(({ name, runs, failed, warehouseMs }) => {
    const time = warehouseMs === 0 ? [] : [`${durationOf(warehouseMs)} in the warehouse`];
    const failures = failed === 0 ? [] : [`${numeral(failed)} failed`];
    return `${quote(name)}: ${[...time, tally(runs, 'run'), ...failures].join(', ')}`;
  });
  return folded(`Busiest ${noun}s of these runs`, itemsUpTo(lines, detail, noun));
}

function originOf({ trigger, context }: RunReport): string {
  return `${quote(trigger)}, ${quote(context)}`;
}

function timeOf({ createdAt }: RunReport): string {
  return `${shortMomentOf(createdAt, quote)} UTC`;
}
