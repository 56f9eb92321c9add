import type { QueryHistory } from '../client.ts';
import { MOST_ROWS_A_PAGE } from '../limits.ts';
import type { HistoryItem } from '../records/history-item.ts';
import type { HistoryReport } from './history-report.ts';
import { pointInTime } from './point-in-time.ts';
import { runReport } from './run-report.ts';

const MINUTE_MS = 60_000;

/**
 * The runs of a list of unfinished ones that have been so for too long.
 *
 * @param unfinished read from its end; null where it was not
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
    isComplete: unfinished.complete || isGapYoung(unfinished, latest),
  };
}

/** Whether the runs between the two ends that were read are too young to be stuck: they are younger than all of the far end. */
function isGapYoung({ items, problem, onePage }: QueryHistory, latest: number): boolean {
  if (problem !== null || onePage !== null) return false;
  const farEnd = items.slice(MOST_ROWS_A_PAGE);
  return farEnd.some(({ createdAt }) => (pointInTime(createdAt) ?? Number.NEGATIVE_INFINITY) >= latest);
}

/** Since when a run is where it is; a run that does not say so is never too old. */
function begunAt({ processingStartedAt, createdAt }: HistoryItem): number {
  const started = processingStartedAt === null ? null : pointInTime(processingStartedAt);
  return started ?? pointInTime(createdAt) ?? Number.POSITIVE_INFINITY;
}
