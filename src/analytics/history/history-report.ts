import type { CompanionReport } from '../companion-report.ts';
import type { HistoryCounts } from '../records/history-counts.ts';
import type { RequestVariant } from '../records/request-parameters.ts';
import type { ListName } from './history-lists.ts';

/** A part of a list: how many were read of how many there are. */
export interface Share {
  readonly read: number;
  /** As the service counts them; null where it does not say. */
  readonly total: number | null;
}

/** What a run asked for, as far as its record tells. Values are hostile until escaped. */
export interface AskedReport {
  readonly variant: RequestVariant;
  /** By names of our own, such as `dimensions`; each has at least one value. */
  readonly facts: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** One run, as the report shows it. Texts are hostile until escaped. */
export interface RunReport {
  readonly queryUuid: string;
  readonly title: string;
  /** What a title leaves out that many runs share: fields, or the beginning of the SQL. */
  readonly subline: string;
  readonly trigger: string;
  readonly context: string;
  readonly status: string;
  readonly createdAt: string;
  /** Null where there is none. */
  readonly error: string | null;
  readonly chartName: string | null;
  readonly dashboardName: string | null;
  /** Milliseconds in the warehouse; null for a cache hit, and where it is not known. */
  readonly warehouseMs: number | null;
  readonly asked: AskedReport;
}

/** A list that could not be read, or not to where it was wanted. */
export interface UnreadReport {
  readonly list: ListName;
  /** How many of its rows were read all the same, and how many there are; null where that is not known. */
  readonly read: number;
  readonly total: number | null;
  /** The request that failed, why, and what to do. Hostile until escaped. */
  readonly problem: string;
}

/** Something that many runs have in common, such as a dashboard. Hostile until escaped. */
export interface BusyReport {
  readonly name: string;
  readonly runs: number;
  readonly failed: number;
  /** Of the runs whose time is known, cache hits left out. */
  readonly warehouseMs: number;
}

/** Runs of one side of a comparison. */
export interface PeriodReport {
  /** ISO date-times of the oldest and the newest run that was read; null where none was. */
  readonly from: string | null;
  readonly to: string | null;
  readonly runs: number;
  readonly failed: number;
  /** Milliseconds; of runs whose time is known, cache hits left out; null where there is none. */
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
}

/** Before against after: rows of this run split at a time, or an earlier run's report against this one. */
export interface ComparisonReport {
  readonly kind: 'since' | 'earlier-report';
  /** The time at which rows are split, or at which the earlier report was made. */
  readonly at: string;
  readonly before: PeriodReport;
  readonly after: PeriodReport;
  /** Errors that came up after and not before, each text once, with how many runs had it. Hostile until escaped. */
  readonly newErrors: readonly { readonly error: string; readonly runs: number }[];
  /** Whether all was read that this rests on: false where the list ended with `rows`, or a list could not be read. */
  readonly isComplete: boolean;
}

/** A limit of the user's own, and whether it is kept. */
export interface LimitReport {
  readonly name: 'max-failed' | 'max-failed-scheduled' | 'max-warehouse-ms';
  readonly limit: number;
  /** None where the filters let no such run through; at least so many where the service does not count them; null where they could not be read. */
  readonly found: number | null;
  readonly exceeded: boolean;
}

/** What the account that owns the token has been doing, by its own query history. Every surface is a rendering of this; it is plain JSON. */
export interface HistoryReport extends CompanionReport {
  /** The filters that the user asked for, by the names of the inputs; those that were not are left out. */
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  readonly counts: HistoryCounts;
  /** Runs that did not succeed: those that failed first, the scheduled ones of them before the others, then the newest. */
  readonly failures: {
    /** Those with the status `error`; null where it was not asked for, or could not be read. */
    readonly failed: number | null;
    readonly failedScheduled: number | null;
    /** Those that expired or were cancelled; null as above. */
    readonly ended: number | null;
    readonly runs: readonly RunReport[];
    readonly share: Share;
  } | null;
  /** The longest first, cache hits left out; null where it was not asked for, or could not be read. */
  readonly slowest: readonly RunReport[] | null;
  /** Runs that have been waiting or running for longer than usual, the oldest first; null where it was not asked for, or could not be read. */
  readonly stuck: {
    readonly olderThanMinutes: number;
    readonly runs: readonly RunReport[];
    readonly share: Share;
    /** Whether these are all: of a long list both ends are read. */
    readonly isComplete: boolean;
  } | null;
  /** What the newest runs have in common; null where no rows were asked for, or none could be read. */
  readonly newest: {
    readonly share: Share;
    readonly cacheHits: number;
    readonly dashboards: readonly BusyReport[];
    readonly explores: readonly BusyReport[];
    readonly contexts: readonly BusyReport[];
    /** By what their requests are: the variants of INTERFACE.md. */
    readonly variants: readonly BusyReport[];
    /** All of the newest runs, for a later run to compare with. */
    readonly period: PeriodReport;
  } | null;
  /** What went wrong in any run that was read, each error once, for a later run to compare with. Hostile until escaped. */
  readonly errors: readonly string[];
  readonly comparison: ComparisonReport | null;
  readonly limits: readonly LimitReport[];
  readonly unread: readonly UnreadReport[];
  /** Whether some list was taken for one page, since the service says nothing of pages, or gives the first one again. */
  readonly onePage: 'no-pagination' | 'repeated' | null;
  /** Values of enumerations that are not known here, such as `trigger agents`, each once. Hostile until escaped. */
  readonly unknownValues: readonly string[];
  /** Rows that could not be read, over all lists: how many, and the first few with what is wrong. Hostile until escaped. */
  readonly unreadable: { readonly count: number; readonly examples: readonly string[] };
  /** How many requests it took; one that was repeated after a fault counts once. */
  readonly requests: number;
}
