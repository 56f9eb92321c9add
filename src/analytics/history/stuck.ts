import type { QueryHistory } from '../client.ts';
import type { HistoryItem } from '../records/history-item.ts';
import type { HistoryReport } from './history-report.ts';
import { pointInTime } from './point-in-time.ts';
import { runReport } from './run-report.ts';

const MINUTE_MS = 60_000;

/** The runs of a list of unfinished ones that have been so for too long. */
export function stuckOf(unfinished: QueryHistory | null, olderThanMinutes: number, now: Date): HistoryReport['stuck'] {
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
  };
}

/** Since when a run is where it is; a run that does not say so is never too old. */
function begunAt({ processingStartedAt, createdAt }: HistoryItem): number {
  const started = processingStartedAt === null ? null : pointInTime(processingStartedAt);
  return started ?? pointInTime(createdAt) ?? Number.POSITIVE_INFINITY;
}
