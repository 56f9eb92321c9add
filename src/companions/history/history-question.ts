import type { CompanionQuestion } from '../companion-report.ts';
import type { HistoryFilters } from '../service/client.ts';
import type { EarlierReport } from './earlier-report.ts';
import type { LimitReport } from './history-report.ts';

export interface HistoryQuestion extends CompanionQuestion {
  /** Filters that apply to every list. Their sort order is ignored, because each list has its own. */
  readonly filters: HistoryFilters;
  /** The number of newest runs to read. With 0, only the counts and the lists for limits are read. */
  readonly rows: number;
  /** Splits the newest runs into before and after; null if nothing is compared. */
  readonly since: Date | null;
  /** The report to compare with, where `since` is null. */
  readonly earlier: EarlierReport | null;
  /** The user's limits by input name; undefined for a limit that is not set. */
  readonly limits: Readonly<Partial<Record<LimitReport['name'], number | undefined>>>;
  readonly stuckAfterMinutes: number;
}
