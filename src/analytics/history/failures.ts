import type { QueryHistory } from '../client.ts';
import type { HistoryLists } from './history-lists.ts';
import type { HistoryReport } from './history-report.ts';
import { runReport } from './run-report.ts';
import { byNewest, distinctRuns, hasFailed } from './runs.ts';

/**
 * The runs that did not succeed. People notice the failure of a query they run themselves, but nobody notices the
 * failure of a schedule.
 */
export function findFailures({
  failed,
  failedScheduled,
  ended,
}: Pick<HistoryLists<QueryHistory>, 'failed' | 'failedScheduled' | 'ended'>): HistoryReport['failures'] {
  const lists = [failed, failedScheduled, ended].filter((list) => list !== null);
  if (lists.length === 0) return null;
  const items = distinctRuns(lists.map((list) => list.items)).toSorted(
    (one, other) =>
      Number(hasFailed(other)) - Number(hasFailed(one)) ||
      Number(isScheduled(other)) - Number(isScheduled(one)) ||
      byNewest(one, other),
  );
  // The scheduled runs are among the failed ones.
  const disjoint = [failed ?? failedScheduled, ended].filter((list) => list !== null);
  return {
    failed: failed?.total ?? null,
    failedScheduled: failedScheduled?.total ?? null,
    ended: ended?.total ?? null,
    runs: items.map(runReport),
    share: { read: items.length, total: totalOf(disjoint, items.length) },
  };
}

function isScheduled({ trigger }: { readonly trigger: string }): boolean {
  return trigger === 'scheduled';
}

/** Never less than the number read, because a run may fail between two requests. */
function totalOf(lists: readonly QueryHistory[], read: number): number | null {
  let sum = 0;
  for (const { total } of lists) {
    if (total === null) return null;
    sum += total;
  }
  return Math.max(sum, read);
}
