import type { Baseline } from './baseline.ts';
import type { Strictness } from './fail-on.ts';

/** What the users recipe gives: numbers, a file beside them, or the people themselves. */
export const USERS_FORMS = ['summary', 'csv', 'list'] as const;

/** What is to be found out; a part that is null, empty or false is left out. */
export interface RecipesQuestion {
  readonly projectUuid: string;
  /** For display. */
  readonly baseUrl: string;
  /** Ids of charts to compile; those of the baseline come on top. */
  readonly charts: readonly string[];
  /** How many of the charts run most in the account's own history are compiled as well. */
  readonly chartsFromHistory: number;
  /** What the charts are compared with. */
  readonly baseline: Baseline | null;
  /** Whether a baseline was asked for that is not there. */
  readonly isBaselineMissing: boolean;
  /** Whether the queries that history recorded are compiled again. */
  readonly compareHistory: boolean;
  readonly metrics: {
    readonly tags: readonly string[];
    /** As `table.metric`. */
    readonly expected: readonly string[];
  } | null;
  readonly users: (typeof USERS_FORMS)[number] | null;
  readonly failOn: Strictness;
}
