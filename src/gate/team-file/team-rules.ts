import { InputError, suggest } from '../../settings/input-error.ts';
import type { KnownIssue } from '../policy/known-issues.ts';

/** A place that something is deployed to (docs/policy.md#environments). Texts are hostile until escaped. */
export interface Environment {
  readonly name: string;
  /** Globs over the deciding file, what carries it, or the id, from the root of the repository. */
  readonly files: readonly string[];
  readonly runningUrl: string | null;
  /** The environment that takes every release before this one; null if there is none. */
  readonly promoteFrom: string | null;
}

/** The standard place of the team's own file, from the root of the repository. */
export const STANDARD_PATH = '.github/upgrade-gate.yml';

/** What the team's own file says besides settings (docs/policy.md#one-file-for-your-team). */
export interface TeamRules {
  /** Where the file is, from the root of the repository; null if there is none. */
  readonly path: string | null;
  /** Where exceptions count: in the file that the settings come from, or in the standard one. */
  readonly exceptionsAt: string;
  /** The settings that the file decides: their paths begin at the root of the repository. */
  readonly decides: ReadonlySet<string>;
  /** The known issues that the file lists itself; null if it lists none. */
  readonly knownIssues: readonly KnownIssue[] | null;
  readonly environments: readonly Environment[];
  /** The environments of the head's file, which count once it is merged. */
  readonly environmentsOnceMerged: readonly Environment[];
}

/** Of a repository without such a file. */
export const NO_TEAM: TeamRules = {
  path: null,
  exceptionsAt: STANDARD_PATH,
  decides: new Set(),
  knownIssues: null,
  environments: [],
  environmentsOnceMerged: [],
};

/** The environment that a user names. @throws InputError if the team's own file has none of that name */
export function environmentNamed({ environments }: TeamRules, name: string): Environment {
  const found = environments.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = environments.map((each) => each.name);
  const nearest = names.length === 0 ? '. Name some in .github/upgrade-gate.yml.' : suggest(name, names);
  throw new InputError(`There is no environment ${JSON.stringify(name)}${nearest}`);
}

/** What stands for the reason of an exception until somebody writes it. A number may follow. */
export const UNWRITTEN_REASON = 'when it happens, and who decided it';
