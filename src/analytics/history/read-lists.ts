import type { Progress } from '../../net/progress.ts';
import { AnalyticsError, orFailure } from '../analytics-error.ts';
import type { AnalyticsClient, HistoryFilters, QueryHistory } from '../client.ts';
import { MOST_ROWS_A_PAGE } from '../limits.ts';
import type { QueryHistoryStatus, QueryTrigger } from '../records/enumerations.ts';
import type { HistoryCounts } from '../records/history-page.ts';
import { splitOf } from './comparison.ts';
import { type HistoryLists, LIST_NAMES, type ListName } from './history-lists.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { UnreadReport } from './history-report.ts';

export interface ReadLists {
  /** Also null for a list that could not be read. */
  readonly lists: HistoryLists<QueryHistory>;
  /** Each list once, even if it serves several purposes. */
  readonly all: readonly QueryHistory[];
  /** The counts of the first answer that covers all requested runs. */
  readonly counts: HistoryCounts;
  /** The lists that could not be read completely. */
  readonly unread: readonly UnreadReport[];
  /** A repeated request counts once. */
  readonly requests: number;
}

/**
 * Reads all lists of a report at the same time. If the user's filters make two lists equal, they are requested once. A
 * list that fails is named in the report, and the others stay.
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
  const asked = new Map<string, Promise<QueryHistory | AnalyticsError>>();
  const known: { counts: HistoryCounts | null } = { counts: null };
  let done = 0;
  let requests = 0;
  const report = () => onProgress({ reading: 'the query history', done, total: asked.size });
  const takeCounts = (counts: HistoryCounts) => {
    if (known.counts !== null) return;
    known.counts = counts;
    onCounts(counts);
  };

  const ask = async (name: ListName, filters: HistoryFilters, rows: number): Promise<QueryHistory | AnalyticsError> => {
    // Counts do not depend on the order, but on the filters.
    const isOfAll = name === 'slowest' || keyOf(filters) === keyOf(plan.newest);
    const reading = { rows, fromEnd: isFromEnd(name), onCounts: isOfAll ? takeCounts : undefined };
    const history = await orFailure(client.queryHistory(question.projectUuid, filters, reading));
    requests += history instanceof AnalyticsError ? 1 : history.pages;
    done += 1;
    report();
    return history;
  };
  // Enough rows to tell whether a limit is exceeded after a point in time.
  const mostFailed = Math.max(question.limits.maxFailed ?? 0, question.limits.maxFailedScheduled ?? 0) + 1;
  const enough = splitOf(question) === null ? MOST_ROWS_A_PAGE : Math.max(MOST_ROWS_A_PAGE, mostFailed);
  const read = (
    name: ListName,
    rows = name.startsWith('failed') ? enough : MOST_ROWS_A_PAGE,
  ): Promise<QueryHistory | AnalyticsError> | null => {
    const filters = plan[name];
    if (filters === null) return null;
    const key = `${keyOf(filters)}${isFromEnd(name)}`;
    const reading = asked.get(key) ?? ask(name, filters, rows);
    asked.set(key, reading);
    return reading;
  };

  // The first request for a list determines its number of rows. For the counts alone, one row is enough, but a limit on
  // the same list needs more. So the newest runs then come last.
  const [newest, ...others] = LIST_NAMES;
  const order = question.rows > 0 ? LIST_NAMES : [...others, newest];
  const readings = order.map(
    (name) => [name, read(name, name === newest ? Math.max(1, question.rows) : undefined)] as const,
  );
  report();
  const outcomes = await Promise.all(readings.map(async ([name, reading]) => [name, await reading] as const));
  const listOf = (outcome: QueryHistory | AnalyticsError | null) =>
    outcome instanceof AnalyticsError ? null : outcome;
  const { counts } = known;
  if (counts === null) throw outcomes.find(([name]) => name === 'newest')?.[1];
  return {
    lists: Object.fromEntries(outcomes.map(([name, outcome]) => [name, listOf(outcome)])) as HistoryLists<QueryHistory>,
    all: (await Promise.all(asked.values())).flatMap((outcome) => listOf(outcome) ?? []),
    counts,
    unread: outcomes.flatMap(([name, outcome]) => unreadOf(name, outcome)),
    requests,
  };
}

/** The list begins with the newest runs, so the longest waiting ones are at its end. */
function isFromEnd(name: ListName): boolean {
  return name === 'unfinished';
}

function unreadOf(list: ListName, outcome: QueryHistory | AnalyticsError | null): UnreadReport[] {
  if (outcome === null) return [];
  if (outcome instanceof AnalyticsError) return [{ list, read: 0, total: null, problem: outcome.message }];
  const { read, total, problem } = outcome;
  return problem === null ? [] : [{ list, read, total, problem: problem.message }];
}

/**
 * Equal for filters that select the same runs in the same order. All other filters come from the user and are the same
 * anyway.
 */
function keyOf({ trigger, status = [], sortBy }: HistoryFilters): string {
  return JSON.stringify([trigger, [...new Set(status)].toSorted(), sortBy]);
}

/** The filters for each list. A first look costs one request, and a whole report six. */
function planLists({
  filters,
  rows,
  limits,
}: HistoryQuestion): HistoryLists<HistoryFilters> & { readonly newest: HistoryFilters } {
  const newest = { ...filters, sortBy: undefined };
  const isWhole = rows > 0;
  return {
    newest,
    failed: isWhole || limits.maxFailed !== null ? intersectFilters(newest, ['error']) : null,
    failedScheduled:
      isWhole || limits.maxFailedScheduled !== null ? intersectFilters(newest, ['error'], 'scheduled') : null,
    ended: isWhole ? intersectFilters(newest, ['expired', 'cancelled']) : null,
    slowest: isWhole ? { ...newest, sortBy: 'runtime' } : null,
    unfinished: isWhole ? intersectFilters(newest, ['pending', 'queued', 'executing']) : null,
  };
}

/** The intersection of the user's filters and these; null if it is empty. */
function intersectFilters(
  filters: HistoryFilters,
  statuses: readonly QueryHistoryStatus[],
  trigger: QueryTrigger | undefined = filters.trigger,
): HistoryFilters | null {
  if (filters.trigger !== undefined && filters.trigger !== trigger) return null;
  const asked = filters.status ?? [];
  const status = asked.length === 0 ? statuses : statuses.filter((candidate) => asked.includes(candidate));
  return status.length === 0 ? null : { ...filters, trigger, status };
}
