import { MARKDOWN, quoteForMarkdown as quote } from '../../../page/escape.ts';
import type { Detail } from '../../../page/page.ts';
import { countOf, listOf, numberOf } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import type { RequestVariant } from '../../service/records/request-parameters.ts';
import type { AskedReport, BusyReport, HistoryReport, ListName, RunReport } from '../history-report.ts';
import { byNewest, groupByOutcome, hasFailed, type OutcomeGroup } from '../runs.ts';
import { foldParagraphs, itemsUpTo, listParagraphs } from './lists.ts';
import { durationOf, percentOf, shortMomentOf } from './numbers.ts';
import { addressOfChart, describeShare, describeUnread, isWhole, nameOfRun } from './phrases.ts';

const MOST_NAMED = 3;

type Failures = NonNullable<HistoryReport['failures']>;
type Service = HistoryReport['service'];

const NO_FAILURE = 'No run failed.';

/** The failures, one line for each error. Cancelled or expired runs are none, so they are folded. */
export function failureParagraphs(report: HistoryReport, detail: Detail, isInTitle: boolean): string[] {
  const { failures, unread } = report;
  const missing = unreadParagraphs(unread, 'failed', 'failedScheduled', 'ended');
  const found = failures === null ? [] : foundFailures(failures, missing.length === 0, report, detail);
  const told = isInTitle ? found.filter((paragraph) => paragraph !== NO_FAILURE) : found;
  return missing.length + told.length === 0 ? [] : ['### Failures', ...missing, ...told];
}

/** @param isAll whether every list with failures was read */
function foundFailures(
  failures: Failures,
  isAll: boolean,
  { service, comparison }: HistoryReport,
  detail: Detail,
): string[] {
  const failed = failures.runs.filter(hasFailed);
  const isCounted = failures.failed !== null || failures.failedScheduled !== null;
  const sentence = isAll || isCounted ? describeFailed(failures, failed.length) : '';
  const fresh = new Set((comparison?.newErrors ?? []).map(({ error }) => error));
  const errors = groupByOutcome(failed).map(
    (end) => `${fresh.has(end.error ?? '') ? '🆕 ' : ''}${endOf(end, service, detail)}`,
  );
  const isLinked = failed.some(({ chartUuid }) => addressOfChart(chartUuid ?? '', service) !== '');
  const next = isLinked ? 'Open a chart below and run it, to see whether it still fails.' : '';
  const opening = [sentence, next].filter((text) => text !== '').join(' ');
  return [
    ...(opening === '' ? [] : [opening]),
    ...listParagraphs(errors, detail, 'error'),
    ...endedParagraphs(failures, sentence === '' && isAll, service, detail),
  ];
}

function unreadParagraphs(unread: HistoryReport['unread'], ...lists: readonly ListName[]): string[] {
  const missing = unread.filter(({ list }) => lists.includes(list));
  return describeUnread(missing, MARKDOWN).map((each) => `⚠️ ${each}.`);
}

/** Empty if the number of failures was not asked for. A limit on scheduled runs asks only for those. */
function describeFailed({ failed, failedScheduled }: Failures, read: number): string {
  const total = failed ?? failedScheduled;
  const share = isWhole({ read, total }) ? '' : ` (${describeShare({ read, total })})`;
  const uncounted = `${countOf(read, 'failed run')} read. ${product.name} does not say how many there are.`;
  if (total === null) return read === 0 ? '' : uncounted;
  const noun = failed === null ? 'scheduled run' : 'run';
  if (total === 0) return failed === null ? 'No scheduled run failed.' : NO_FAILURE;
  if (failed === failedScheduled) return `${countOf(total, 'scheduled run')} failed${share}.`;
  const isAll = failed === null || failedScheduled === null;
  const ofThem = isAll ? '' : `, ${failedScheduled === 0 ? 'none' : numberOf(failedScheduled)} of them scheduled`;
  return `${countOf(total, noun)} failed${ofThem}${share}.`;
}

function endedParagraphs({ ended, runs }: Failures, isAlone: boolean, service: Service, detail: Detail): string[] {
  const read = runs.filter((run) => !hasFailed(run));
  const total = Math.max(ended ?? 0, read.length);
  if (total === 0) return isAlone && ended === 0 ? ['No run expired or was cancelled.'] : [];
  const share = isWhole({ read: read.length, total }) ? '' : ` (${describeShare({ read: read.length, total })})`;
  const title = `${countOf(total, 'run')} expired or ${total === 1 ? 'was' : 'were'} cancelled${share}`;
  if (!detail.deep || read.length === 0) return [`${title}.`];
  const outcomes = groupByOutcome(read).map((end) => endOf(end, service, detail));
  return foldParagraphs(title, itemsUpTo(outcomes, detail, 'outcome'));
}

/** How often runs ended this way, what triggered them, how they ended, whom it affected, and what they asked for. */
function endOf(end: OutcomeGroup<RunReport>, service: Service, detail: Detail): string {
  const { status, error, runs } = end;
  const triggers = new Map<string, number>();
  for (const { trigger } of runs) triggers.set(trigger, (triggers.get(trigger) ?? 0) + 1);
  const by = [...triggers].map(([name, count]) =>
    triggers.size === 1 ? quote(name) : `${numberOf(count)} ${quote(name)}`,
  );
  const names = [...new Set(runs.map((run) => nameOfRun(run, quote, service)))];
  const [newest] = runs.toSorted(byNewest);
  const when = newest === undefined ? '' : `, ${runs.length === 1 ? '' : 'last at '}${timeOf(newest)}`;
  const ended = hasFailed(end) ? '' : ` ${quote(status)}`;
  const silent = hasFailed(end) ? ': without a message' : '';
  const message = error === null ? silent : `: ${quote(error)}`;
  return `**${countOf(runs.length, 'run')}**${ended} (${listOf(by, MOST_NAMED)})${message}<br>${listOf(names, MOST_NAMED)}${when}${foldedRequests(runs, detail)}`;
}

/** Runs that wait or work longer than usual. @param isQuiet whether no section comes before this one, so that one sentence needs no heading */
export function stuckParagraphs(
  { stuck, unread, service, counts }: HistoryReport,
  detail: Detail,
  isQuiet: boolean,
): string[] {
  const missing = unreadParagraphs(unread, 'unfinished');
  if (stuck === null) return missing.length === 0 ? [] : ['### Stuck runs', ...missing];
  const { runs, share, olderThanMinutes, isComplete } = stuck;
  const longer = `been waiting or running for longer than ${countOf(olderThanMinutes, 'minute')}`;
  const read = isWhole(share) ? '' : ` (${describeShare(share)} of all that have not ended)`;
  const items = groupByRequest(runs).map(([run, ...more]) => {
    const others = othersOf(more, (each) => `since ${timeOf(each)}`);
    return `${quote(run.status)} since ${timeOf(run)}: ${nameOfRun(run, quote, service)}<br>${originOf(run)}${others}${foldedRequests([run], detail)}`;
  });
  const none = isComplete ? `No run has ${longer}` : `⚠️ None of the runs read has ${longer}`;
  const atLeast = isComplete ? '' : 'At least ';
  const some = `⚠️ ${atLeast}${countOf(runs.length, 'run')} ${runs.length === 1 ? 'has' : 'have'} ${longer}`;
  if (isQuiet && runs.length === 0 && isComplete && isWhole(share) && missing.length === 0)
    return counts.total === 0 ? [] : [`${none}.`];
  const next = runs.length === 1 ? 'its query still runs' : 'their queries still run';
  const check = runs.length === 0 ? '' : ` Check in the warehouse whether ${next}.`;
  const found = `${runs.length === 0 ? none : some}${read}.${check}`;
  return ['### Stuck runs', ...missing, found, ...listParagraphs(items, detail, 'request')];
}

/** The slowest runs without cache hits, because a cache hit costs the warehouse nothing. */
export function slowestParagraphs({ slowest, unread, service }: HistoryReport, detail: Detail): string[] {
  const missing = unreadParagraphs(unread, 'slowest');
  if ((slowest ?? []).length + missing.length === 0) return [];
  const items = groupByRequest(slowest ?? []).map(([run, ...more]) => {
    const time = run.warehouseMs === null ? '' : `**${durationOf(run.warehouseMs)}** `;
    const others = othersOf(more, ({ warehouseMs }) => (warehouseMs === null ? 'no time' : durationOf(warehouseMs)));
    return `${time}${nameOfRun(run, quote, service)}<br>${originOf(run)}, ${timeOf(run)}${others}${foldedRequests([run], detail)}`;
  });
  return ['### Slowest runs', ...missing, ...listParagraphs(items, detail, 'request')];
}

/** What the newest runs have in common. Only a part of all runs is read, and the text says how large that part is. */
export function newestParagraphs({ newest, unread }: HistoryReport, detail: Detail): string[] {
  const missing = unreadParagraphs(unread, 'newest');
  if (newest === null || newest.share.read === 0)
    return missing.length === 0 ? [] : ['### The newest runs', ...missing];
  const { share, cacheHits, dashboards, explores, contexts, variants } = newest;
  const hits = `${numberOf(cacheHits)} of ${countOf(share.read, 'run')} (${percentOf(cacheHits, share.read)})`;
  const kinds = variants.map(({ name, ...rest }) => ({ ...rest, name: kindOfRequest(name as RequestVariant) }));
  return [
    '### The newest runs',
    ...missing,
    `${hits} came from the cache (${describeShare(share)}).`,
    ...busiest('dashboard', dashboards, detail),
    ...busiest('explore', explores, detail),
    ...busiest('context', contexts, detail),
    ...busiest('kind of request', kinds, detail),
  ];
}

function busiest(noun: string, items: readonly BusyReport[], detail: Detail): string[] {
  if (items.length === 0 || !detail.deep) return [];
  const lines = items.map(({ name, runs, failed, warehouseMs }) => {
    const time = warehouseMs === 0 ? [] : [`${durationOf(warehouseMs)} in the warehouse`];
    const failures = failed === 0 ? [] : [`${numberOf(failed)} failed`];
    return `${quote(name)}: ${[...time, countOf(runs, 'run'), ...failures].join(', ')}`;
  });
  const plural = noun.includes(' ') ? noun.replace(' ', 's ') : `${noun}s`;
  return foldParagraphs(`The busiest ${plural}`, itemsUpTo(lines, detail, noun));
}

/** Runs that ask the same of the same chart in the same way are one line. Groups and runs stay in their order. */
function groupByRequest(runs: readonly RunReport[]): [RunReport, ...RunReport[]][] {
  const groups = new Map<string, [RunReport, ...RunReport[]]>();
  for (const run of runs) {
    const { status, chartUuid, asked } = run;
    const key = JSON.stringify([status, chartUuid, nameOfRun(run, quote), originOf(run), asked]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [run]);
    else group.push(run);
  }
  return [...groups.values()];
}

/** `, and 2 more runs (11 s, 10 s)`, for the runs of a line after its first. */
function othersOf(runs: readonly RunReport[], tell: (run: RunReport) => string): string {
  const told = listOf([...new Set(runs.map(tell))], MOST_NAMED);
  return runs.length === 0 ? '' : `, and ${countOf(runs.length, 'more run')} (${told})`;
}

function originOf({ trigger, context }: RunReport): string {
  return `${quote(trigger)}, ${quote(context)}`;
}

function timeOf({ createdAt }: RunReport): string {
  return `${shortMomentOf(createdAt, quote)} UTC`;
}

/** The number of different requests behind one line, and of values for each fact. */
const MOST_REQUESTS = 3;
const MOST_FACTS = 10;

const KINDS: Readonly<Record<RequestVariant, string>> = {
  metricQuery: 'metric query',
  merge: 'merge of metric queries',
  composeMerge: 'merge with results of other queries',
  sql: 'SQL',
  composeSql: 'SQL over results of other queries',
  savedChart: 'saved chart',
  dashboardChart: 'chart on a dashboard',
  underlyingData: 'underlying data',
  dashboardSqlChart: 'SQL chart on a dashboard',
  fieldValueSearch: 'search for values of a field',
  unknown: 'request of another kind',
};

function kindOfRequest(variant: RequestVariant): string {
  return KINDS[variant] ?? KINDS.unknown;
}

/** The requests of runs, each different one once, folded at the end of their line. Empty if details are left out. */
function foldedRequests(runs: readonly RunReport[], { deep }: Detail): string {
  const told = runs.filter(({ asked }) => asked.facts.length > 0);
  if (!deep || told.length === 0) return '';
  const requests = [...new Set(told.map(({ asked }) => describeAsked(asked)))];
  const rest = requests.length - MOST_REQUESTS;
  const shown = requests.slice(0, MOST_REQUESTS).join('<br><br>');
  const more = rest > 0 ? `<br><br>…and ${numberOf(rest)} more` : '';
  return `<details><summary>What was asked</summary>${shown}${more}</details>`;
}

function describeAsked({ variant, facts }: AskedReport): string {
  const lines = facts.map(({ name, values }) => `${MARKDOWN.prose(name)}: ${listOf(values.map(quote), MOST_FACTS)}`);
  return [`request: ${kindOfRequest(variant)}`, ...lines].join('<br>');
}
