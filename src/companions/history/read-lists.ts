import type { Progress } from '../../net/progress.ts';
import { AnalyticsError, orFailure } from '../service/analytics-error.ts';
import type { AnalyticsClient, HistoryFilters, QueryHistory } from '../service/client.ts';
import { MOST_ROWS_A_PAGE } from '../service/limits.ts';
import type { HistoryCounts } from '../service/records/history-page.ts';
import { splitOf } from './comparison.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { ListName, UnreadReport } from './history-report.ts';

export interface ReadLists {
  /** Null for a list that is not needed, that the user's filters exclude, or that could not be read. */
  readonly lists: Readonly<Record<ListName, QueryHistory | null>>;
  readonly counts: HistoryCounts;
  readonly unread: readonly UnreadReport[];
  /** A repeated request counts once. */
  readonly requests: number;
}

/**
 * Reads all lists at the same time. One that fails is named in the report, and the others stay. Throws the
 * AnalyticsError of the newest runs if no list gave the counts.
 */
export async function readLists(
  client: AnalyticsClient,
  question: HistoryQuestion,
  onProgress: (progress: Progress) => void,
  onCounts: (counts: HistoryCounts) => void,
): Promise<ReadLists> {
  const planned = planLists(question);
  const counts: HistoryCounts[] = [];
  const takeCounts = (found: HistoryCounts) => {
    if (counts.push(found) === 1) onCounts(found);
  };
  let done = 0;
  const report = () => onProgress({ reading: 'the query history', done, total: planned.length });
  const read = async ({ name, filters, rows }: PlannedList) => {
    // Both have all requested runs, so that their counts are those of the report.
    const isOfAll = name === 'newest' || name === 'slowest';
    // The list begins with the newest runs, so the longest waiting ones are at its end.
    const reading = { rows, fromEnd: name === 'unfinished', onCounts: isOfAll ? takeCounts : undefined };
    const outcome = await orFailure(client.queryHistory(question.projectUuid, filters, reading));
    done += 1;
    report();
    return [name, outcome] as const;
  };
  const readings = planned.map(read);
  report();
  const outcomes = new Map(await Promise.all(readings));
  const [first] = counts;
  if (first === undefined) throw outcomes.get('newest');
  const lists: Record<ListName, QueryHistory | null> = {
    newest: null,
    slowest: null,
    failed: null,
    failedScheduled: null,
    ended: null,
    unfinished: null,
  };
  const unread: UnreadReport[] = [];
  let requests = 0;
  for (const [list, outcome] of outcomes) {
    if (outcome instanceof AnalyticsError) {
      unread.push({ list, read: 0, total: null, problem: outcome.message });
      requests += 1;
      continue;
    }
    lists[list] = outcome;
    requests += outcome.pages;
    const { read: rows, total, problem } = outcome;
    if (problem !== null) unread.push({ list, read: rows, total, problem: problem.message });
  }
  return { lists, counts: first, unread, requests };
}

interface PlannedList {
  readonly name: ListName;
  readonly filters: HistoryFilters;
  readonly rows: number;
}

/** The lists that are needed, and not excluded by the filters. A first look costs one request, and a whole report six. */
function planLists(question: HistoryQuestion): PlannedList[] {
  const { filters, rows, limits } = question;
  const newest = { ...filters, sortBy: undefined };
  const [maxFailed, maxScheduled] = [limits['max-failed'], limits['max-failed-scheduled']];
  // Enough rows to tell whether a limit is exceeded after a point in time.
  const mostFailed = splitOf(question) === null ? 0 : Math.max(maxFailed ?? 0, maxScheduled ?? 0) + 1;
  const lists: PlannedList[] = [{ name: 'newest', filters: newest, rows: Math.max(1, rows) }];
  const add = (name: ListName, statuses: readonly string[], trigger = filters.trigger, most = 0) => {
    const status = statuses.filter((each) => !filters.status?.length || filters.status.includes(each));
    if (status.length === 0 || (filters.trigger !== undefined && filters.trigger !== trigger)) return;
    lists.push({ name, filters: { ...newest, trigger, status }, rows: Math.max(MOST_ROWS_A_PAGE, most) });
  };
  const isWhole = rows > 0;
  if (isWhole) lists.push({ name: 'slowest', filters: { ...filters, sortBy: 'runtime' }, rows: MOST_ROWS_A_PAGE });
  if (isWhole || maxFailed !== undefined) add('failed', ['error'], filters.trigger, mostFailed);
  if (isWhole || maxScheduled !== undefined) add('failedScheduled', ['error'], 'scheduled', mostFailed);
  if (isWhole) add('ended', ['expired', 'cancelled']);
  if (isWhole) add('unfinished', ['pending', 'queued', 'executing']);
  return lists;
}
