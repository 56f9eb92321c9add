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
    requests += pagesOf(history, rows);
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

  // The counts come with one row as well as with many. The first to ask says how many rows a list has.
  const reading = [
    read(plan.newest, Math.max(question.rows, 1)),
    readOrNot(plan.failed),
    readOrNot(plan.failedScheduled),
    readOrNot(plan.ended),
    readOrNot(plan.slowest),
    readOrNot(plan.unfinished),
  ] as const;
  report();
  const [newest, failed, failedScheduled, ended, slowest, unfinished] = await Promise.all(reading);
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

/** How many pages were read for that. */
function pagesOf({ read, complete, pagination }: QueryHistory, rows: number): number {
  const asked = Math.min(rows, MOST_ROWS_A_PAGE);
  const echoed = pagination?.pageSize ?? asked;
  const pageSize = Number.isInteger(echoed) && echoed >= 1 ? Math.min(echoed, asked) : asked;
  // Where nothing is said of pages, an empty one is the end.
  const last = pagination === null && complete ? 1 : 0;
  return Math.max(1, Math.ceil(read / pageSize) + last);
}
