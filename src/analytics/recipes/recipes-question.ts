import type { CompanionQuestion } from '../companion-report.ts';
import type { Baseline } from './baseline.ts';
import type { Strictness } from './fail-on.ts';

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
  readonly compareHistory: boolean;
  readonly metrics: {
    readonly tags: readonly string[];
    /** As `table.metric`. */
    readonly expected: readonly string[];
  } | null;
  readonly users: (typeof USERS_FORMS)[number] | null;
  readonly failOn: Strictness;
}
