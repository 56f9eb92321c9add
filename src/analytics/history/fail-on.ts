import { breakingChanges } from '../contract/contract.ts';
import type { HistoryReport, LimitReport } from './history-report.ts';

/** The values of `fail-on`, and of `on-unavailable`. */
export const HISTORY_FAIL_ON = ['limits', 'contract'] as const;
export const ON_UNAVAILABLE = ['warn', 'fail'] as const;

export interface FailureSettings {
  readonly failOn: (typeof HISTORY_FAIL_ON)[number];
  readonly onUnavailable: (typeof ON_UNAVAILABLE)[number];
}

/** Why a report fails the step; everything is empty if it does not. */
export interface HistoryFailures {
  readonly limits: readonly LimitReport[];
  /** Whether it fails because something could not be read, or a limit could not be checked. */
  readonly isUnread: boolean;
  readonly contract: 'broken' | 'nothing-to-compare' | null;
}

export function failuresOf(
  { limits, unread, unreadable, contract }: HistoryReport,
  { failOn, onUnavailable }: FailureSettings,
): HistoryFailures {
  const isPartial = unread.length > 0 || unreadable.count > 0 || limits.some(({ found }) => found === null);
  const broken = breakingChanges(contract).length > 0 ? 'broken' : null;
  return {
    limits: limits.filter(({ exceeded }) => exceeded),
    isUnread: onUnavailable === 'fail' && isPartial,
    contract: failOn !== 'contract' ? null : contract.changes === null ? 'nothing-to-compare' : broken,
  };
}

export function isFailing({ limits, isUnread, contract }: HistoryFailures): boolean {
  return limits.length > 0 || isUnread || contract !== null;
}
