import type { CompanionQuestion, CompanionReport } from '../companion-report.ts';
import type { Share } from '../history/history-report.ts';
import type { Baseline, ChartResult } from './baseline.ts';

/** The values of `fail-on`, in the order for messages. `contract` is for those who build on the API. */
export const FAIL_ON = ['broken', 'changed', 'missing', 'contract', 'never'] as const;
export type Strictness = (typeof FAIL_ON)[number];

/** The forms of the users recipe: numbers, a file beside them, or the people themselves. */
export const USERS_FORMS = ['summary', 'csv', 'list'] as const;

/** What to check. A part that is null, empty or false is skipped. */
export interface RecipesQuestion extends CompanionQuestion {
  /** Ids of charts to compile, in addition to those of the baseline. */
  readonly charts: readonly string[];
  /** The number of most used charts from the account's own history to compile as well. */
  readonly chartsFromHistory: number;
  readonly baseline: Baseline | null;
  readonly isBaselineMissing: boolean;
  readonly metrics: {
    readonly tags: readonly string[];
    /** As `table.metric`. */
    readonly expected: readonly string[];
  } | null;
  readonly users: (typeof USERS_FORMS)[number] | null;
  readonly failOn: Strictness;
}

/** The lines in which the SQL of a chart differs, in numbers of lines. */
export interface SqlDifference {
  readonly added: number;
  readonly removed: number;
  /** The first lines of a unified diff, each with its sign. */
  readonly lines: readonly string[];
  /** Of the whole diff. */
  readonly total: number;
}

export interface ChartComparison {
  readonly result:
    | 'unchanged'
    | 'changed'
    /** Its filters depend on the clock, then or now, so its SQL differs every day. */
    | 'moves-with-clock'
    | 'not-in-baseline'
    /** It did not compile, then or now. */
    | 'not-comparable';
  /** Its result when the baseline was written; null if the baseline does not contain it. */
  readonly before: ChartResult | null;
  /** Whether the chart was saved since, if the service reports that. The upgrade may then not be the reason. */
  readonly isEdited: boolean;
  /** Null unless it changed. */
  readonly difference: SqlDifference | null;
}

export interface ChartReport {
  readonly uuid: string;
  /** Null if the service did not report it, as is the next member. */
  readonly name: string | null;
  readonly exploreName: string | null;
  /** The number of its runs among those that were read; null if the history was not read. */
  readonly runs: number | null;
  readonly result: ChartResult;
  /** Why it is not `ok`; null if it is. */
  readonly message: string | null;
  readonly movesWithClock: boolean;
  /** Whether it joins several queries. Only its own one was compiled. */
  readonly isMerge: boolean;
  /** Whether its results are pivoted. Only the underlying query was compiled. */
  readonly isPivoted: boolean;
  /** Null if there is no baseline. */
  readonly comparison: ChartComparison | null;
}

export interface RunsShare extends Share {
  readonly unreadable: number;
}

/** The compile check: do the charts still compile? */
export interface ChartsReport {
  /** First the charts given by the user, then those from the history, then those from the baseline. */
  readonly charts: readonly ChartReport[];
  /** The runs from which the most used charts were chosen; null if none were requested. */
  readonly history: RunsShare | null;
  /** Why charts could not be chosen from the history; null if they were, or where none were requested. */
  readonly problem: string | null;
  readonly baseline: Pick<Baseline, 'generatedAt' | 'serverVersion' | 'baseUrl'> | null;
}

/** The catalog's metrics, each as `table.metric`. */
export interface MetricsReport {
  /** Metrics with any of these tags; all metrics where there are none. */
  readonly tags: readonly string[];
  /** Sorted by name. */
  readonly metrics: readonly { readonly name: string; readonly label: string; readonly tags: readonly string[] }[];
  readonly expected: readonly string[];
  /** The expected metrics that are missing, each with the most similar existing name. */
  readonly missing: readonly { readonly name: string; readonly nearest: string | null }[];
  /** The tags that no metric has. */
  readonly unknownTags: readonly string[];
  readonly share: Share;
  readonly unreadable: number;
  /** Whether the catalog was empty at first, so it was requested again. */
  readonly isAskedAgain: boolean;
  /** Why the catalog could not be read to its end; null if it was. */
  readonly problem: string | null;
}

/** A person, listed only at the user's request. A flag is null if the service does not report it. */
export interface PersonReport {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly groups: readonly string[];
  readonly isPending: boolean | null;
  readonly isActive: boolean | null;
}

/** The users of the organization, in numbers, which are null if the service does not report them. The largest role and group come first. */
export interface UsersReport {
  readonly share: Share;
  readonly unreadable: number;
  /** The number of users without a name, an e-mail and a role, perhaps because the service uses other names for these. They are not among the people. */
  readonly untold: number;
  readonly roles: readonly { readonly role: string; readonly users: number }[];
  readonly groups: readonly { readonly name: string; readonly users: number }[] | null;
  readonly pending: number | null;
  readonly inactive: number | null;
  readonly withoutGroup: number | null;
  /** Sorted by name; null unless they were requested. */
  readonly people: readonly PersonReport[] | null;
  /** Why they could not be read, without the service's own words; null if they could. */
  readonly problem: string | null;
}

/** A reason for the step to fail, whether or not it does. */
export interface FailureReport {
  readonly cause: Cause;
  /** The number of charts, metrics or parts. */
  readonly count: number;
  readonly fails: boolean;
}

/** `lost` charts compiled when the baseline was written; `contract` are members of the API that are gone or have another type. */
export type Cause =
  | ('broken' | 'lost' | 'unchecked' | 'nothing-checked' | 'changed' | 'no-baseline' | 'not-found' | 'not-allowed')
  | ('metrics-missing' | 'metrics-unknown' | 'token-refused' | 'contract' | 'interrupted');

/**
 * Whether the content survived the upgrade, with a part for each requested recipe. Every output is a rendering of this
 * plain JSON. Its texts are the service's, and hostile until escaped.
 */
export interface RecipesReport extends CompanionReport {
  /** Whether the service refused the token, so that no further request was sent. */
  readonly isTokenRefused: boolean;
  /** Whether the run was cancelled before it was done. */
  readonly isInterrupted: boolean;
  readonly charts: ChartsReport | null;
  readonly metrics: MetricsReport | null;
  readonly users: UsersReport | null;
  readonly outcome: {
    readonly failOn: Strictness;
    readonly fails: boolean;
    readonly failures: readonly FailureReport[];
  };
}
