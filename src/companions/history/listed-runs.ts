import { parseMoment } from '../../documents/moment.ts';
import type { QueryHistory } from '../service/client.ts';
import { MOST_ROWS_A_PAGE } from '../service/limits.ts';
import { oneLine } from '../service/one-line.ts';
import { type HistoryItem, warehouseTimeOf } from '../service/records/history-page.ts';
import { askedOf } from './asked.ts';
import type { AskedReport, HistoryReport, RunReport } from './history-report.ts';
import type { ReadLists } from './read-lists.ts';
import { byNewest, distinctRuns, hasFailed } from './runs.ts';

/* The runs that a report shows one by one: the failed, the slowest, and those that are stuck. */

/** The runs that did not succeed. People notice the failure of a query they run themselves, but nobody notices the failure of a schedule. */
export function findFailures({ failed, failedScheduled, ended }: ReadLists['lists']): HistoryReport['failures'] {
  const lists = [failed, failedScheduled, ended].filter((list) => list !== null);
  if (lists.length === 0) return null;
  const items = distinctRuns(lists.map((list) => list.items)).toSorted(
    (one, other) =>
      Number(hasFailed(other)) - Number(hasFailed(one)) ||
      Number(other.trigger === 'scheduled') - Number(one.trigger === 'scheduled') ||
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

/** Never less than the number read, because a run may fail between two requests. */
function totalOf(lists: readonly QueryHistory[], read: number): number | null {
  const totals = lists.flatMap(({ total }) => total ?? []);
  if (totals.length < lists.length) return null;
  const sum = totals.reduce((all, total) => all + total, 0);
  return Math.max(sum, read);
}

const MOST_RUNS = 100;

/** The runs that took longest in the warehouse. All that were read count, because a server may sort either way. */
export function slowestOf(lists: readonly (readonly HistoryItem[])[]): RunReport[] {
  return distinctRuns(lists)
    .filter((item) => warehouseTimeOf(item) !== null)
    .toSorted((one, other) => (warehouseTimeOf(other) ?? 0) - (warehouseTimeOf(one) ?? 0) || byNewest(one, other))
    .slice(0, MOST_RUNS)
    .map(runReport);
}

const MINUTE_MS = 60_000;

/** The runs that have been unfinished for too long. @param unfinished the list of unfinished runs, read from its end; null if it was not read */
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

/** Whether the unread runs in the middle are too young to be stuck, because they are younger than the end that was read. */
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

const LONGEST_SQL = 100;

function runReport(item: HistoryItem): RunReport {
  const asked = askedOf(item);
  const { queryUuid, title, trigger, context, status, createdAt, error, chartUuid, chartName, dashboardName } = item;
  return {
    queryUuid,
    title: title.trim() === '' ? (chartName ?? '') : title,
    subline: sublineOf(item, asked),
    trigger,
    context,
    status,
    createdAt,
    error,
    chartUuid,
    chartName,
    dashboardName,
    warehouseMs: warehouseTimeOf(item),
    asked,
  };
}

/** Distinguishes a run from others with its title: for SQL and for a failed run by its request, because the service's own subline says less. May be empty. */
function sublineOf({ status, subline }: HistoryItem, { facts }: AskedReport): string {
  const valuesOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.values ?? [];
  const [sql] = valuesOf('SQL');
  if (sql !== undefined) return oneLine(sql, LONGEST_SQL);
  return status === 'error' ? [...valuesOf('metrics'), ...valuesOf('dimensions')].join(', ') : subline;
}
