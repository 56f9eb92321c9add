import type { HistoryFilters } from '../client.ts';
import type { EarlierReport } from './earlier-report.ts';

/** The user's limits; null for a limit that is not set. */
export interface HistoryLimits {
  readonly maxFailed: number | null;
  readonly maxFailedScheduled: number | null;
  readonly maxWarehouseMs: number | null;
}

/** What a report of the query history must contain. */
export interface HistoryQuestion {
  readonly projectUuid: string;
  /** For display. */
  readonly baseUrl: string;
  /** The version that was deployed; null if nobody says. */
  readonly expectedVersion?: string | null;
  /** Filters that apply to every list. Their sort order is ignored, because each list has its own. */
  readonly filters: HistoryFilters;
  /** The number of newest runs to read. With 0, only the counts and the lists for limits are read. */
  readonly rows: number;
  /** Splits the newest runs into before and after; null if nothing is compared. */
  readonly since: Date | null;
  /** The report to compare with, where `since` is null. */
  readonly earlier: EarlierReport | null;
  readonly limits: HistoryLimits;
  /** A run that has been waiting or running longer is stuck. */
  readonly stuckAfterMinutes: number;
}
