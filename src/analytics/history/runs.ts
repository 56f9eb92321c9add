import type { HistoryItem } from '../records/history-item.ts';
import { pointInTime } from './point-in-time.ts';

/** Runs of many lists, each once. */
export function distinctRuns(lists: readonly (readonly HistoryItem[])[]): HistoryItem[] {
  // A run may have gone on between one list and the next; either of the two is what it was.
  return [...new Map(lists.flat().map((item) => [item.queryUuid, item])).values()];
}

type Dated = Pick<HistoryItem, 'createdAt'>;

/** For sorting: the newest first, and last what does not say when it was. */
export function byNewest(one: Dated, other: Dated): number {
  const [time, otherTime] = [pointInTime(one.createdAt), pointInTime(other.createdAt)];
  if (time === otherTime) return 0;
  if (time === null) return 1;
  return otherTime === null ? -1 : otherTime - time;
}

/** Whether a run failed: one that was cancelled, or that expired while it waited, did not. */
export function hasFailed({ status }: Pick<HistoryItem, 'status'>): boolean {
  return status === 'error';
}
