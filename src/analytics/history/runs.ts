import { parseMoment } from '../../documents/moment.ts';
import { type HistoryItem, warehouseTimeOf } from '../records/history-item.ts';
import type { PeriodReport } from './history-report.ts';

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

/** A summary of some runs. */
export function periodOf(items: readonly HistoryItem[]): PeriodReport {
  const times = ascending(items.map(({ createdAt }) => parseMoment(createdAt)));
  const durations = ascending(items.map(warehouseTimeOf));
  return {
    from: isoTime(times[0]),
    to: isoTime(times.at(-1)),
    runs: items.length,
    failed: items.filter(hasFailed).length,
    medianMs: percentile(durations, 50),
    p95Ms: percentile(durations, 95),
  };
}

/** By nearest rank, so that the result is one of the numbers; null if there is none. */
function percentile(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? null;
}

function ascending(numbers: readonly (number | null)[]): number[] {
  return numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
