import type { AnalyticsClient, HistoryFilters, QueryHistory } from '../client.ts';
import { MOST_ROWS_A_PAGE } from '../limits.ts';
import type { HistoryQuestion } from './history-question.ts';
import { type HistoryLists, planLists } from './plan-lists.ts';

/** How far a report has come; it is told at its start, and for each list that was read. */
export interface HistoryProgress {
  readonly reading: 'the query history';
  readonly done: number;
  readonly total: number;
}

export interface ReadLists {
  readonly lists: HistoryLists<QueryHistory>;
  /** Each list once, also where it serves as more than one. */
  readonly all: readonly QueryHistory[];
  /** One that was repeated after a fault counts once. */
  readonly requests: number;
}

/**
 * Reads all lists of a report at the same time. Two that the user's filters make one are asked for once.
 *
 * @throws AnalyticsError where any of them cannot be read: a part of a report could be taken for the whole
 */
export async function readLists(
  client: AnalyticsClient,
  question: HistoryQuestion,
  onProgress: (progress: HistoryProgress) => void,
): Promise<ReadLists> {
  const plan = planLists(question);
  const asked = new Map<string, Promise<QueryHistory>>();
  let done = 0;
  let requests = 0;
  const report = () => onProgress({ reading: 'the query history', done, total: asked.size });

  const ask = async (filters: HistoryFilters, rows: number): Promise<QueryHistory> => {
    const history = await client.queryHistory(question.projectUuid, filters, { rows });
    requests += history.pages;
    done += 1;
    report();
    return history;
  };
  const read = (filters: HistoryFilters, rows = MOST_ROWS_A_PAGE): Promise<QueryHistory> => {
    const key = keyOf(filters);
    const reading = asked.get(key) ?? ask(filters, rows);
    asked.set(key, reading);
    return reading;
  };
  const readOrNot = (filters: HistoryFilters | null) => (filters === null ? null : read(filters));

  // The first to ask for a list says how many rows it has.
  const newestRows = question.rows > 0 ? read(plan.newest, question.rows) : null;
  const others = [
    readOrNot(plan.failed),
    readOrNot(plan.failedScheduled),
    readOrNot(plan.ended),
    readOrNot(plan.slowest),
    readOrNot(plan.unfinished),
  ] as const;
  // For the counts alone one row is enough, but not for a limit that the same list is read for: so they come last.
  const newestOrCounts = newestRows ?? read(plan.newest, 1);
  report();
  const [newest, failed, failedScheduled, ended, slowest, unfinished] = await Promise.all([newestOrCounts, ...others]);
  return {
    lists: { newest, failed, failedScheduled, ended, slowest, unfinished },
    all: await Promise.all(asked.values()),
    requests,
  };
}

/** The same for filters that let the same runs through in the same order; all else is the user's and the same anyway. */
function keyOf({ trigger, status = [], sortBy }: HistoryFilters): string {
  return JSON.stringify([trigger, [...new Set(status)].toSorted(), sortBy]);
}
