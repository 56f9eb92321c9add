import type { StopForm } from '../../deployment/kinds/facts.ts';
import type { KindName } from '../../deployment/kinds/kinds.ts';
import type { ProblemCode } from '../../problems/problem.ts';
import type { ConfigEffect } from '../../release-safety/config-effects.ts';
import type { Decision, UpgradeMode } from '../../release-safety/decision.ts';
import type { Version } from '../../release-safety/version.ts';
import type { JumpTerms } from './span-report.ts';

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
    | 'leftover'
    | 'digest-not-compared'
    | 'digest-changed'
    | 'image-changed'
    | 'noticed';
  readonly message: string;
  /** The file to change; null if the advice has no particular place. */
  readonly file: string | null;
  readonly line: number | null;
  /** YAML or commands to write there, one entry per line; empty if there is nothing to copy. */
  readonly lines: readonly string[];
}

/** What the upgrade does to an environment variable, and whether this deployment sets it. Texts are hostile until escaped. */
export interface VariableReport extends ConfigEffect {
  /**
   * `set`: it is set under `setName`, at the place; `set-new`: it is set only under the new name; `not-set`: the files show all variables,
   * and this one is not among them; `unseen`: it may be set in a place that the gate cannot see, such as a secret.
   */
  readonly state: 'set' | 'set-new' | 'not-set' | 'unseen';
  readonly setName: string | null;
  readonly file: string | null;
  readonly line: number | null;
}

/** What one step of the plan changes in the variables of a deployment. */
export interface StepReport {
  readonly from: Version;
  readonly to: Version;
  readonly variables: readonly VariableReport[];
}

/** A source of variables that the gate cannot see. Hostile until escaped. */
export interface UnseenReport {
  readonly source: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** A line that a downtime has left behind. Hostile until escaped. */
export interface LeftoverReport {
  readonly file: string;
  readonly line: number | null;
  /** What stands there; empty if it has to be taken out by hand. */
  readonly text: string;
}

/** What a downgrade leaves behind in the database. Texts are hostile until escaped. */
export interface RollbackReport {
  /** The migrations of the releases between the two versions, as far as their artifacts were read. */
  readonly migrations: readonly {
    readonly release: Version;
    readonly name: string;
    readonly tables: readonly string[];
  }[];
  /** Whether the documents say of every release between the two what it migrates. */
  readonly isKnown: boolean;
}

/** A line of the team's own file that lets a jump pass. Hostile until escaped. */
export interface ExceptionReport {
  readonly file: string;
  readonly line: number;
  readonly allow: 'recreate' | 'rollback';
  readonly reason: string;
  readonly environment: string | null;
}

/** One place that decides which version runs. If the user gave the versions, there is no file. */
export interface DeploymentReport extends JumpTerms {
  readonly id: string;
  readonly kind: KindName;
  /** On the head; for a removal, on the base. Hostile until escaped, as is `id`. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** Null if the version is unknown, or if this side does not exist. */
  readonly from: Version | null;
  readonly to: Version | null;
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** Null for an install, a removal and a downgrade. */
  readonly decision: Decision | null;
  readonly upgradeMode: UpgradeMode | null;
  readonly problem: ProblemReport | null;
  /** Whether the same problem existed before the change. Then it is only a notice. */
  readonly tolerated: boolean;
  /** Whether this deployment by itself fails the job. */
  readonly fails: boolean;
  /** The environments of the team's own file that it belongs to. */
  readonly environments: readonly string[];
  /** Null unless the change is a downgrade between two known versions. */
  readonly rollback: RollbackReport | null;
  /** Whether a downgrade takes back a deployment that did not happen: the service has confirmed that it still runs the lower version. */
  readonly reverts: boolean;
  /** The lines of the team's own file that let its jump pass; several if it belongs to several environments. */
  readonly exceptions: readonly ExceptionReport[];
  /** Version of the service's chart on either side; null if there is no chart or its version is unknown. */
  readonly chart: { readonly from: string | null; readonly to: string | null };
  /** What the files declare on the head; null if they declare nothing. */
  readonly declared: { readonly upgradeMode: UpgradeMode | null; readonly migrationJob: boolean | null };
  /** Where the mode is declared, hostile until escaped; null if it is not. */
  readonly declaredAt: { readonly file: string; readonly line: number | null } | null;
  /** What has to be written if the version changes, and which tool deploys it. */
  readonly writes: {
    /** How a downtime is declared: in the values of the service's chart, or without it. */
    readonly stop: 'chart' | StopForm;
    /** Whether Argo CD deploys it, and by which Application if the repository has that; hostile until escaped. */
    readonly argoCd: { readonly application: string | null; readonly namespace: string | null } | null;
    /** The name of the Helm release, if the files give one that needs no quoting in a shell. */
    readonly release: string | null;
    /** The compose file that has the service, even if another file sets its version; hostile until escaped. */
    readonly carrier: string | null;
    /** The compose services that run it; hostile until escaped. */
    readonly services: readonly string[];
    /** Keys of the values that lead to `image` and `upgrade`; hostile until escaped. */
    readonly keys: readonly string[];
    /** What runs Lightdash with the same database: the chart's workloads beside the backend, or all objects; hostile until escaped. */
    readonly workers: readonly string[];
    /** What runs another image with the same database: compose services, or objects; hostile until escaped. */
    readonly neighbours: readonly string[];
  };
  /** What only a downtime needs, to be taken out again afterwards. */
  readonly leftovers: readonly LeftoverReport[];
  readonly advice: readonly Advice[];
  /** The environment variables that the upgrade changes; empty if it changes none, or if nothing is known about it. */
  readonly variables: readonly VariableReport[];
  /** The steps of the plan that change variables, if it has several steps: each after what the steps before it ask for. */
  readonly steps: readonly StepReport[];
  /** Empty unless they may set one of the variables. */
  readonly unseenVariables: readonly UnseenReport[];
}
