import type { CompanionReport } from '../companion-report.ts';
import type { Share } from '../history/history-report.ts';

/** What became of a chart, from the best to the worst news. */
export const CHART_RESULTS = ['ok', 'broken', 'not-allowed', 'not-found', 'unchecked'] as const;
export type ChartResult = (typeof CHART_RESULTS)[number];

/** The lines in which the SQL of a chart differs. */
export interface SqlDifference {
  /** Counts of lines. */
  readonly added: number;
  readonly removed: number;
  /** The first lines as in a unified diff, each with its sign; hostile until escaped. */
  readonly lines: readonly string[];
  /** How many lines the whole difference has. */
  readonly total: number;
}

/** A chart beside what the baseline holds of it. */
export interface ChartComparison {
  readonly result:
    | 'unchanged'
    | 'changed'
    /** Its filters move with the clock, then or now: its SQL is another every day. */
    | 'moves-with-clock'
    | 'not-in-baseline'
    /** It did not compile, then or now. */
    | 'not-comparable';
  /** What became of it when the baseline was written; null where it is not in there. */
  readonly before: ChartResult | null;
  /** Whether somebody has saved the chart since, as far as the service tells: the upgrade need not be the reason. */
  readonly isEdited: boolean;
  /** Null unless it changed. */
  readonly difference: SqlDifference | null;
}

/** One chart of the compile check. Texts are hostile until escaped. */
export interface ChartReport {
  readonly uuid: string;
  /** Null where the service did not tell, as the next. */
  readonly name: string | null;
  readonly exploreName: string | null;
  /** How often it was run, among the runs that were read; null where they were not asked. */
  readonly runs: number | null;
  readonly result: ChartResult;
  /** Why it is not `ok`; null where it is. */
  readonly message: string | null;
  readonly movesWithClock: boolean;
  /** Whether it joins several queries, of which only its own was compiled. */
  readonly isMerge: boolean;
  /** Whether its results are pivoted, of which only the query below was compiled. */
  readonly isPivoted: boolean;
  /** Null where there is no baseline. */
  readonly comparison: ChartComparison | null;
}

/** The compile check: do the charts still compile? */
export interface ChartsReport {
  /** In the order in which they were given, those of the history behind them, then those of the baseline. */
  readonly charts: readonly ChartReport[];
  /** The runs among which the charts run most were looked for; null where none were asked for. */
  readonly history: Share | null;
  /** Why charts could not be chosen from the history; null where they could, or were not to be. Hostile until escaped. */
  readonly problem: string | null;
  /** The baseline that they were compared with; null where there is none. */
  readonly baseline: {
    readonly generatedAt: string;
    /** Version of the service then; null where it did not say. Hostile until escaped. */
    readonly serverVersion: string | null;
    /** Where the service was then: a copy of it may be compared with it. Hostile until escaped. */
    readonly baseUrl: string;
  } | null;
}

/** A query of the history that compiles to something else than it did. Texts are hostile until escaped. */
export interface RecordedQueryReport {
  /** Of the newest run of it. */
  readonly queryUuid: string;
  readonly title: string;
  readonly chartName: string | null;
  readonly createdAt: string;
  /** How many runs of the same query there are among those that were read. */
  readonly runs: number;
  /** `not-compared` compiles, but the service gave no SQL of its pivot. */
  readonly result: 'unchanged' | 'changed' | 'broken' | 'unchecked' | 'not-compared';
  /** Why it is broken or was not checked, else null. */
  readonly message: string | null;
  /** Null unless it changed. */
  readonly difference: SqlDifference | null;
}

/** What history recorded, compiled again. Advisory: user attributes and row limits change SQL as well. */
export interface RecordedReport {
  readonly queries: readonly RecordedQueryReport[];
  /** Runs that were read. */
  readonly history: Share;
  /** Runs that were not compiled again, by the reason, in our own words; with the titles of those that are queries like others. */
  readonly skipped: readonly { readonly reason: string; readonly runs: number; readonly titles: readonly string[] }[];
  /** Why nothing was compared; null where the history could be read. Hostile until escaped. */
  readonly problem: string | null;
}

/** The catalog's metrics. Texts are hostile until escaped. */
export interface MetricsReport {
  /** Any of them; all metrics where there are none. */
  readonly tags: readonly string[];
  /** By their names. */
  readonly metrics: readonly {
    /** As `table.metric`. */
    readonly name: string;
    readonly label: string;
    readonly tags: readonly string[];
  }[];
  readonly expected: readonly string[];
  /** Of the expected ones, each with the name that is there and most like it. */
  readonly missing: readonly { readonly name: string; readonly nearest: string | null }[];
  /** Of the tags that were asked for, those that no metric has. */
  readonly unknownTags: readonly string[];
  readonly share: Share;
  /** Metrics that could not be read. */
  readonly unreadable: number;
  /** Whether the catalog was empty at first, and so was asked again. */
  readonly isAskedAgain: boolean;
  /** Why the catalog could not be read to its end; null where it was. Hostile until escaped. */
  readonly problem: string | null;
}

/** A person, only where the user wants to see them. Hostile until escaped. */
export interface PersonReport {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly groups: readonly string[];
  /** Null where the service does not tell, as the next. */
  readonly isPending: boolean | null;
  readonly isActive: boolean | null;
}

/** The users of the organization, in numbers. */
export interface UsersReport {
  readonly share: Share;
  /** Users that could not be read. */
  readonly unreadable: number;
  /** Users of whom neither a name nor an e-mail nor a role is told: the service may have other names for these. They are not among the people. */
  readonly untold: number;
  /** The role with the most users first. Roles are hostile until escaped. */
  readonly roles: readonly { readonly role: string; readonly users: number }[];
  /** Null where the service does not tell. Names are hostile until escaped. */
  readonly groups: readonly { readonly name: string; readonly users: number }[] | null;
  /** Numbers of users; null where the service does not tell. */
  readonly pending: number | null;
  readonly inactive: number | null;
  readonly withoutGroup: number | null;
  /** By name; null unless they were asked for. */
  readonly people: readonly PersonReport[] | null;
  /** Why they could not be read, without any word of the service's own; null where they could. */
  readonly problem: string | null;
}

/** What makes the step fail, or would. */
export interface FailureReport {
  readonly cause:
    | 'broken'
    /** They compiled when the baseline was written. */
    | 'lost'
    | 'unchecked'
    | 'nothing-checked'
    | 'changed'
    | 'no-baseline'
    | 'not-found'
    | 'not-allowed'
    | 'metrics-missing'
    | 'metrics-unknown'
    | 'interrupted';
  /** How many charts, metrics or parts. */
  readonly count: number;
  /** Whether `fail-on` lets it fail the step. */
  readonly fails: boolean;
}

/** Whether the content survived: a part for each recipe that was asked for. Every surface is a rendering of this; it is plain JSON. */
export interface RecipesReport extends CompanionReport {
  /** Whether the service refused the token, so that nothing more was asked. */
  readonly isTokenRefused: boolean;
  /** Whether the run was told to end before its work was done. */
  readonly isInterrupted: boolean;
  readonly charts: ChartsReport | null;
  readonly recorded: RecordedReport | null;
  readonly metrics: MetricsReport | null;
  readonly users: UsersReport | null;
  readonly outcome: {
    readonly failOn: string;
    readonly fails: boolean;
    readonly failures: readonly FailureReport[];
  };
}
