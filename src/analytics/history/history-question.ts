import type { HistoryFilters } from '../client.ts';
import type { EarlierReport } from './earlier-report.ts';

/** Limits of the user's own; null for one that is not set. */
export interface HistoryLimits {
  readonly maxFailed: number | null;
  readonly maxFailedScheduled: number | null;
  readonly maxWarehouseMs: number | null;
}

/** What a report of the query history is to hold. */
export interface HistoryQuestion {
  readonly projectUuid: string;
  /** For display. */
  readonly baseUrl: string;
  /** What every list is narrowed to. An order in them is left out: each list has its own. */
  readonly filters: HistoryFilters;
  /** How many of the newest runs are read; with 0 the counts are asked for, and what a limit needs. */
  readonly rows: number;
  /** Splits the newest runs into before and after; null where nothing is to be compared. */
  readonly since: Date | null;
  /** What is compared with, where `since` is null. */
  readonly earlier: EarlierReport | null;
  readonly limits: HistoryLimits;
  /** A run that has been waiting or running for longer is stuck. */
  readonly stuckAfterMinutes: number;
}
