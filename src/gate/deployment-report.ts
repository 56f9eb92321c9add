import type { ProblemCode } from '../deployment/problem.ts';
import type { ConfigEffect } from '../release-safety/config-changes.ts';
import type { Decision, UpgradeMode } from '../release-safety/decision.ts';
import type { Version } from '../release-safety/version.ts';
import type { Means } from './means.ts';

/** Why a version is not known. The message quotes the repository, so it is hostile until escaped. */
export interface ProblemReport {
  readonly code: ProblemCode | 'base-unavailable';
  readonly message: string;
}

/** Something to change in a deployment's files, with the exact lines. Texts are hostile until escaped. */
export interface Advice {
  readonly level: 'warning' | 'notice';
  readonly code:
    | 'mode-differs'
    | 'mode-not-set'
    | 'chart-ignores-mode'
    | 'chart-needs-scale-down'
    | 'chart-not-known'
    | 'no-migration-job'
    | 'migration-job-changes'
    | 'argo-cd-hooks'
    | 'digest-not-compared'
    | 'digest-changed'
    | 'image-changed'
    | 'noticed';
  readonly message: string;
  /** Where; null where there is no place in particular. */
  readonly file: string | null;
  readonly line: number | null;
  /** YAML or commands to write there, one entry a line; empty where there is nothing to copy. */
  readonly lines: readonly string[];
}

/** What the upgrade does to an environment variable, and whether this deployment sets it. Texts are hostile until escaped. */
export interface VariableReport extends ConfigEffect {
  /**
   * `set`: under `setName`, at the place; `set-new`: under the new name only; `not-set`: the files show all variables, and not this
   * one; `unseen`: it may be set where nobody can see, such as in a secret.
   */
  readonly state: 'set' | 'set-new' | 'not-set' | 'unseen';
  readonly setName: string | null;
  readonly file: string | null;
  readonly line: number | null;
}

/** Where variables may come from that the gate cannot see. Hostile until escaped. */
export interface UnseenReport {
  readonly source: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** One place that decides which version runs. Versions that the user gave have no file. */
export interface DeploymentReport {
  readonly id: string;
  readonly kind: string;
  /** On the head; on the base for a removal. Hostile until escaped, as is `id`. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** Null where it is not known, or where there is no such side. */
  readonly from: Version | null;
  readonly to: Version | null;
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** Null for an install, a removal and a downgrade. */
  readonly decision: Decision | null;
  readonly upgradeMode: UpgradeMode | null;
  readonly problem: ProblemReport | null;
  /** Whether the same problem was there before the change: then it is a notice. */
  readonly tolerated: boolean;
  /** Whether this deployment by itself fails the job. */
  readonly fails: boolean;
  /** Version of the service's chart on either side; null where there is no chart or it is not known. */
  readonly chart: { readonly from: string | null; readonly to: string | null };
  /** What the files declare on the head; null where they do not. */
  readonly declared: { readonly upgradeMode: UpgradeMode | null; readonly migrationJob: boolean | null };
  /** What has to be written if the version changes, and which tool deploys it. */
  readonly writes: {
    readonly means: readonly Means[];
    /** The compose file that has the service, also where another file fixes its version; hostile until escaped. */
    readonly carrier: string | null;
    /** The compose services that run it; hostile until escaped. */
    readonly services: readonly string[];
    /** Keys of the values that lead to `image` and `upgrade`; hostile until escaped. */
    readonly keys: readonly string[];
  };
  readonly advice: readonly Advice[];
  /** The environment variables that the upgrade changes; none where it has none, or nothing is known of it. */
  readonly variables: readonly VariableReport[];
  /** Given only if there are variables that it matters for. */
  readonly unseenVariables: readonly UnseenReport[];
}
