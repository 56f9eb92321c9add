import type { Progress } from '../../net/progress.ts';
import { AnalyticsError, orFailure } from '../service/analytics-error.ts';
import type { AnalyticsClient, HistoryFilters, QueryHistory } from '../service/client.ts';
import { MOST_ROWS_A_PAGE } from '../service/limits.ts';
import type { HistoryCounts } from '../service/records/history-page.ts';
import { splitOf } from './comparison.ts';
import type { HistoryQuestion } from './history-question.ts';
import { LIST_NAMES, type ListName, type UnreadReport } from './history-report.ts';

export interface ReadLists {
  /** Null for a list that is not needed, that the user's filters exclude, or that could not be read. */
  readonly lists: Readonly<Record<ListName, QueryHistory | null>>;
  readonly counts: HistoryCounts;
  readonly unread: readonly UnreadReport[];
  /** A repeated request counts once. */
  readonly requests: number;
}

/**
 * Reads all lists of a report at the same time. A list that fails is named in the report, and the others stay.
 *
 * @param onCounts called once, as soon as the counts arrive
 * @throws AnalyticsError where no list gave the counts: the error of the newest runs
 */
export async function readLists(
  client: AnalyticsClient,
  question: HistoryQuestion,
  onProgress: (progress: Progress) => void,
  onCounts: (counts: HistoryCounts) => void,
): Promise<ReadLists> {
  const plan = planLists(question);
  const names = LIST_NAMES.filter((name) => plan[name] !== null);
  const counts: HistoryCounts[] = [];
  const takeCounts = (found: HistoryCounts) => {
    if (counts.push(found) === 1) onCounts(found);
  };
  let done = 0;
  const report = () => onProgress({ reading: 'the query history', done, total: names.length });
  const read = async (name: ListName) => {
    const { filters, rows } = plan[name] as PlannedList;
    // Both have all requested runs, so that their counts are those of the report.
    const isOfAll = name === 'newest' || name === 'slowest';
    // The list begins with the newest runs, so the longest waiting ones are at its end.
    const reading = { rows, fromEnd: name === 'unfinished', onCounts: isOfAll ? takeCounts : undefined };
    const outcome = await orFailure(client.queryHistory(question.projectUuid, filters, reading));
    done += 1;
    report();
    return [name, outcome] as const;
  };
  const readings = names.map(read);
  report();
  const outcomes = new Map(await Promise.all(readings));
  const [first] = counts;
  if (first === undefined) throw outcomes.get('newest');
  const listOf = (name: ListName) => {
    const outcome = outcomes.get(name) ?? null;
    return outcome instanceof AnalyticsError ? null : outcome;
  };
  const all = [...outcomes];
  return {
    lists: Object.fromEntries(LIST_NAMES.map((name) => [name, listOf(name)])) as ReadLists['lists'],
    counts: first,
    unread: all.flatMap(([name, outcome]) => unreadOf(name, outcome)),
    requests: all.reduce((sum, [, outcome]) => sum + (outcome instanceof AnalyticsError ? 1 : outcome.pages), 0),
  };
}

function unreadOf(list: ListName, outcome: QueryHistory | AnalyticsError): UnreadReport[] {
  if (outcome instanceof AnalyticsError) return [{ list, read: 0, total: null, problem: outcome.message }];
  const { read, total, problem } = outcome;
  return problem === null ? [] : [{ list, read, total, problem: problem.message }];
}

interface PlannedList {
  readonly filters: HistoryFilters;
  readonly rows: number;
}

/** Null for a list that is not needed or that is empty. A first look costs one request, and a whole report six. */
function planLists(question: HistoryQuestion): Readonly<Record<ListName, PlannedList | null>> {
  const { filters, rows, limits } = question;
  const newest = { ...filters, sortBy: undefined };
  const [maxFailed, maxScheduled] = [limits['max-failed'], limits['max-failed-scheduled']];
  // Enough rows to tell whether a limit is exceeded after a point in time.
  const mostFailed = splitOf(question) === null ? 0 : Math.max(maxFailed ?? 0, maxScheduled ?? 0) + 1;
  const only = (
    isNeeded: boolean,
    statuses: readonly string[],
    trigger: string | undefined = filters.trigger,
    most = MOST_ROWS_A_PAGE,
  ) => {
    const status = statuses.filter((each) => !filters.status?.length || filters.status.includes(each));
    const isEmpty = status.length === 0 || (filters.trigger !== undefined && filters.trigger !== trigger);
    return !isNeeded || isEmpty
      ? null
      : { filters: { ...newest, trigger, status }, rows: Math.max(MOST_ROWS_A_PAGE, most) };
  };
  const isWhole = rows > 0;
  return {
    newest: { filters: newest, rows: Math.max(1, rows) },
    slowest: isWhole ? { filters: { ...newest, sortBy: 'runtime' }, rows: MOST_ROWS_A_PAGE } : null,
    failed: only(isWhole || maxFailed !== undefined, ['error'], undefined, mostFailed),
    failedScheduled: only(isWhole || maxScheduled !== undefined, ['error'], 'scheduled', mostFailed),
    ended: only(isWhole, ['expired', 'cancelled']),
    unfinished: only(isWhole, ['pending', 'queued', 'executing']),
  };
}
