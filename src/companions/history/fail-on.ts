import { parseMoment } from '../../documents/moment.ts';
import { breakingChanges } from '../service/contract.ts';
import type { HistoryQuestion } from './history-question.ts';
import type { HistoryReport, LimitReport, ListName } from './history-report.ts';
import type { ReadLists } from './read-lists.ts';

/** The values of `fail-on`, and of `on-unavailable`. */
export const HISTORY_FAIL_ON = ['limits', 'contract'] as const;
export const ON_UNAVAILABLE = ['warn', 'fail'] as const;

/** Why a report fails the step; everything is empty if it does not. */
export interface HistoryFailures {
  readonly limits: readonly LimitReport[];
  /** Whether it fails because something could not be read, or a limit could not be checked. */
  readonly isUnread: boolean;
  readonly contract: 'broken' | 'nothing-to-compare' | null;
}

export function failuresOf(
  { limits, unread, unreadable, contract }: HistoryReport,
  settings: { failOn?: (typeof HISTORY_FAIL_ON)[number]; onUnavailable?: (typeof ON_UNAVAILABLE)[number] } = {},
): HistoryFailures {
  const isPartial = unread.length > 0 || unreadable.count > 0 || limits.some(({ found }) => found === null);
  const broken = breakingChanges(contract).length > 0 ? 'broken' : null;
  return {
    limits: limits.filter(({ exceeded }) => exceeded),
    isUnread: settings.onUnavailable === 'fail' && isPartial,
    contract: settings.failOn !== 'contract' ? null : contract.changes === null ? 'nothing-to-compare' : broken,
  };
}

export function isFailing({ limits, isUnread, contract }: HistoryFailures): boolean {
  return limits.length > 0 || isUnread || contract !== null;
}

/** The list that answers a limit; the counts answer the last one. */
const LISTS = { 'max-failed': 'failed', 'max-failed-scheduled': 'failedScheduled', 'max-warehouse-ms': null } as const;

/** Compares each limit that is set with the runs. @param split counts failed runs after this time; all of them where it is null */
export function limitReports(limits: HistoryQuestion['limits'], read: ReadLists, split: number | null): LimitReport[] {
  return Object.entries(LISTS).flatMap(([key, list]) => {
    const name = key as keyof typeof LISTS;
    const limit = limits[name];
    if (limit === undefined) return [];
    if (list === null) {
      const found = read.counts.warehouseTimeMsLast7Days;
      return [{ name, limit, found, isMinimum: false, exceeded: found !== null && found > limit, since: null }];
    }
    const { found, isMinimum } = failedIn(list, read, split, limit);
    const since = split === null ? null : new Date(split).toISOString();
    return [{ name, limit, found, isMinimum, exceeded: found !== null && found > limit, since }];
  });
}

/** How many failed, and whether there may be more. The total of the list is used, because the service's counts cover other runs (docs/maintainers/service-api.md#the-query-history). */
function failedIn(list: ListName, { lists, unread }: ReadLists, split: number | null, limit: number) {
  const history = lists[list];
  if (history === null) return { found: unread.some((each) => each.list === list) ? null : 0, isMinimum: false };
  const { items, unreadable, complete, total, read } = history;
  if (split === null) return { found: total ?? read, isMinimum: total === null && !complete };
  // A run without a time may be one after it.
  const after = items.filter(({ createdAt }) => (parseMoment(createdAt) ?? split) >= split).length;
  const isAll = (complete || after < items.length) && unreadable.length === 0;
  return { found: after > limit || isAll ? after : null, isMinimum: !isAll };
}
