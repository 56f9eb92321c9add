import type { Progress } from '../../net/progress.ts';
import { AnalyticsError } from '../analytics-error.ts';
import type { AnalyticsClient, HistoryFilters, QueryHistory } from '../client.ts';
import { MOST_ROWS_A_PAGE } from '../limits.ts';
import type { HistoryCounts } from '../records/history-counts.ts';
import { type HistoryLists, LIST_NAMES, type ListName } from './history-lists.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { UnreadReport } from './history-report.ts';
import { planLists } from './plan-lists.ts';

export interface ReadLists {
  /** Null also for a list that could not be read. */
  readonly lists: HistoryLists<QueryHistory>;
  /** Each list once, also where it serves as more than one. */
  readonly all: readonly QueryHistory[];
  /** Of the first list that answered and is of all runs that were asked about. */
  readonly counts: HistoryCounts;
  /** What could not be read, or not to where it was wanted. */
  readonly unread: readonly UnreadReport[];
  /** One that was repeated after a fault counts once. */
  readonly requests: number;
}

/**
 * Reads all lists of a report at the same time. Two that the user's filters make one are asked for once. One that fails
 * costs no other its place in the report: it is named.
 *
 * @param onCounts called once, as soon as the counts are there
 * @throws AnalyticsError where no list gave the counts: that of the newest runs
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
    // Another order makes no other counts; other filters do.
    const isOfAll = name === 'slowest' || keyOf(filters) === keyOf(plan.newest);
    try {
      const reading = { rows, fromEnd: isFromEnd(name), onCounts: isOfAll ? takeCounts : undefined };
      const history = await client.queryHistory(question.projectUuid, filters, reading);
      requests += history.pages;
      return history;
    } catch (error) {
      if (!(error instanceof AnalyticsError)) throw error;
      requests += 1;
      return error;
    } finally {
      done += 1;
      report();
    }
  };
  const read = (name: ListName, rows = MOST_ROWS_A_PAGE): Promise<QueryHistory | AnalyticsError> | null => {
    const filters = plan[name];
    if (filters === null) return null;
    const key = `${keyOf(filters)}${isFromEnd(name)}`;
    const reading = asked.get(key) ?? ask(name, filters, rows);
    asked.set(key, reading);
    return reading;
  };

  // The first to ask for a list says how many rows it has. For the counts alone one row is enough, but not for a limit that
  // the same list is read for: so they come last.
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

/** Runs that have been waiting for the longest stand at the end of a list that begins with the newest. */
function isFromEnd(name: ListName): boolean {
  return name === 'unfinished';
}

function unreadOf(list: ListName, outcome: QueryHistory | AnalyticsError | null): UnreadReport[] {
  if (outcome === null) return [];
  if (outcome instanceof AnalyticsError) return [{ list, read: 0, total: null, problem: outcome.message }];
  const { read, total, problem } = outcome;
  return problem === null ? [] : [{ list, read, total, problem: problem.message }];
}

/** The same for filters that let the same runs through in the same order; all else is the user's and the same anyway. */
function keyOf({ trigger, status = [], sortBy }: HistoryFilters): string {
  return JSON.stringify([trigger, [...new Set(status)].toSorted(), sortBy]);
}
