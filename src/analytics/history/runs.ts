import { parseMoment } from '../../documents/moment.ts';
import type { HistoryItem } from '../records/history-item.ts';

/** The runs of several lists, each once. */
export function distinctRuns(lists: readonly (readonly HistoryItem[])[]): HistoryItem[] {
  // A run may change between two requests. Either state is correct.
  return [...new Map(lists.flat().map((item) => [item.queryUuid, item])).values()];
}

type Dated = Pick<HistoryItem, 'createdAt'>;

/** Sorts by newest, with runs without a time last. */
export function byNewest(one: Dated, other: Dated): number {
  const [time, otherTime] = [parseMoment(one.createdAt), parseMoment(other.createdAt)];
  if (time === otherTime) return 0;
  if (time === null) return 1;
  return otherTime === null ? -1 : otherTime - time;
}

/** Whether a run failed. A cancelled or expired run did not fail. */
export function hasFailed({ status }: Pick<HistoryItem, 'status'>): boolean {
  return status === 'error';
}
