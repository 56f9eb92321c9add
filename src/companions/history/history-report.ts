import type { CompanionReport } from '../companion-report.ts';
import type { HistoryCounts, HistoryItem } from '../service/records/history-page.ts';
import type { RequestVariant } from '../service/records/request-parameters.ts';

/** The lists that a report is made of: of all requested runs, and of those that did not succeed. */
export const LIST_NAMES = ['newest', 'slowest', 'failed', 'failedScheduled', 'ended', 'unfinished'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** How much of a list was read. */
export interface Share {
  readonly read: number;
  /** The service's number; null if it gives none. */
  readonly total: number | null;
}

/** What a run asked for, according to its record. */
export interface AskedReport {
  readonly variant: RequestVariant;
  /** Facts under our own names, such as `dimensions`; each has at least one value. */
  readonly facts: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** What the report takes from the record of a run as it is. */
type RunFacts =
  | ('queryUuid' | 'title' | 'trigger' | 'context' | 'status' | 'createdAt' | 'error')
  | ('chartUuid' | 'chartName' | 'dashboardName');

export interface RunReport extends Readonly<Pick<HistoryItem, RunFacts>> {
  /** Distinguishes runs with the same title: fields, or the beginning of the SQL. */
  readonly subline: string;
  /** Milliseconds in the warehouse; null for a cache hit, and where it is not known. */
  readonly warehouseMs: number | null;
  readonly asked: AskedReport;
}

/** A list that could not be read, or only in part. */
export interface UnreadReport extends Share {
  readonly list: ListName;
  /** The request that failed, why, and what to do. */
  readonly problem: string;
}

/** Something that many runs share, such as a dashboard. */
export interface BusyReport {
  readonly name: string;
  readonly runs: number;
  readonly failed: number;
  /** Of the runs with a known time, without cache hits. */
  readonly warehouseMs: number;
}

/** The runs on one side of a comparison. */
export interface PeriodReport {
  /** When the oldest and the newest run that was read began; null if there is none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly runs: number;
  readonly failed: number;
  /** Of the runs with a known time in the warehouse, without cache hits; null if there are none. */
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
}

/** Before compared with after: rows of this run split at a time, or an earlier report and this one. */
export interface ComparisonReport {
  readonly kind: 'since' | 'earlier-report';
  /** The time that splits the rows, or that of the earlier report. */
  readonly at: string;
  readonly before: PeriodReport;
  readonly after: PeriodReport;
  /** Errors that occur after and not before, each text once, with its number of runs. */
  readonly newErrors: readonly { readonly error: string; readonly runs: number }[];
  /** False where the list was cut at `rows`, or a list could not be read. */
  readonly isComplete: boolean;
}

/** A user's limit, and whether it is exceeded. */
export interface LimitReport {
  readonly name: 'max-failed' | 'max-failed-scheduled' | 'max-warehouse-ms';
  readonly limit: number;
  /**
   * 0 where the filters exclude such runs; a minimum where the service does not count them, and where the limit is
   * exceeded anyway; null if they could not be read.
   */
  readonly found: number | null;
  readonly isMinimum: boolean;
  readonly exceeded: boolean;
  /** The point in time after which runs were counted, if the report compares; else null. */
  readonly since: string | null;
}

/**
 * The recent runs of the token's account, as plain JSON that every output renders. Its texts are the service's, and
 * hostile until escaped. A part is null if it was not requested or could not be read.
 */
export interface HistoryReport extends CompanionReport {
  /** By input name; those that were not requested are left out. */
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  readonly counts: HistoryCounts;
  /** Runs that did not succeed: failed ones before others, then scheduled ones before others, then by newest. */
  readonly failures: {
    readonly failed: number | null;
    readonly failedScheduled: number | null;
    /** Runs that expired or were cancelled. */
    readonly ended: number | null;
    readonly runs: readonly RunReport[];
    readonly share: Share;
  } | null;
  /** Longest first, without cache hits. */
  readonly slowest: readonly RunReport[] | null;
  /** Runs that have been waiting or running too long, oldest first. */
  readonly stuck: {
    readonly olderThanMinutes: number;
    readonly runs: readonly RunReport[];
    readonly share: Share;
    /** Whether these are all. Of a long list, only both ends are read. */
    readonly isComplete: boolean;
  } | null;
  /** What the newest runs have in common. */
  readonly newest: {
    readonly share: Share;
    readonly cacheHits: number;
    readonly dashboards: readonly BusyReport[];
    readonly explores: readonly BusyReport[];
    readonly contexts: readonly BusyReport[];
    /** By the variant of their request (docs/maintainers/service-api.md#request-records). */
    readonly variants: readonly BusyReport[];
    /** For comparison with a later run, as are the errors. */
    readonly period: PeriodReport;
  } | null;
  /** The distinct errors of all runs that were read. */
  readonly errors: readonly string[];
  readonly comparison: ComparisonReport | null;
  readonly limits: readonly LimitReport[];
  readonly unread: readonly UnreadReport[];
  /** Why a list was taken for a single page: the service gives no pagination, or repeats the first page. */
  readonly onePage: 'no-pagination' | 'repeated' | null;
  /** Unknown values of enumerations, such as `trigger agents`, each once. */
  readonly unknownValues: readonly string[];
  /** Members that a report can do without, and in how many runs they are missing or have another type. */
  readonly missing: Readonly<Record<string, number>>;
  /** Unreadable rows, each once however many lists hold it, and a few examples of what is wrong, with the endpoint. */
  readonly unreadable: { readonly count: number; readonly examples: readonly string[] };
  /** A repeated request counts once. */
  readonly requests: number;
}
