import { parseMoment } from '../../documents/moment.ts';
import type { QueryHistory } from '../client.ts';
import { MOST_ROWS_A_PAGE } from '../limits.ts';
import type { HistoryItem } from '../records/history-item.ts';
import type { HistoryReport } from './history-report.ts';
import { runReport } from './run-report.ts';

const MINUTE_MS = 60_000;

/**
 * The runs that have been unfinished for too long.
 *
 * @param unfinished the list of unfinished runs, read from its end; null if it was not read
 */
export function findStuckRuns(
  unfinished: QueryHistory | null,
  olderThanMinutes: number,
  now: Date,
): HistoryReport['stuck'] {
  if (unfinished === null) return null;
  const latest = now.getTime() - olderThanMinutes * MINUTE_MS;
  const stuck = unfinished.items
    .map((item) => ({ item, begun: begunAt(item) }))
    .filter(({ begun }) => begun < latest)
    .toSorted((one, other) => one.begun - other.begun);
  return {
    olderThanMinutes,
    runs: stuck.map(({ item }) => runReport(item)),
    share: { read: unfinished.items.length, total: unfinished.total },
    isComplete: unfinished.unreadable.length === 0 && (unfinished.complete || isGapYoung(unfinished, latest)),
  };
}

/**
 * Whether the unread runs in the middle are too young to be stuck, because they are younger than the end that was read.
 */
function isGapYoung({ items, problem, onePage }: QueryHistory, latest: number): boolean {
  if (problem !== null || onePage !== null) return false;
  const farEnd = items.slice(MOST_ROWS_A_PAGE);
  return farEnd.some(({ createdAt }) => (parseMoment(createdAt) ?? Number.NEGATIVE_INFINITY) >= latest);
}

/** When a run entered its state. A run without a time is never too old. */
function begunAt({ processingStartedAt, createdAt }: HistoryItem): number {
  const started = processingStartedAt === null ? null : parseMoment(processingStartedAt);
  return started ?? parseMoment(createdAt) ?? Number.POSITIVE_INFINITY;
}
