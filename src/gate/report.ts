import type { ProblemCode } from '../deployment/problem.ts';
import type { DocumentRecord } from '../evidence/document-record.ts';
import type { ArtifactsMode } from '../evidence/evidence.ts';
import type { Decision, SpanDecision, UpgradeMode } from '../release-safety/decision.ts';
import type { Hop, NoPath } from '../release-safety/plan.ts';
import type { Drift } from '../release-safety/reconcile.ts';
import type { Verdict } from '../release-safety/verdict.ts';
import type { Version } from '../release-safety/version.ts';
import type { FailOn } from './fail-on.ts';

/** Whether artifacts confirmed what was judged, or the index alone speaks. */
export type Grounds = 'verified' | 'index';

export interface HopReport extends Hop {
  /** `verified` where the artifact of every live release of the hop was read. */
  readonly evidence: Grounds;
}

/** What a release brings, counted from its artifact; null where the artifact does not tell. */
export interface ReleaseReport {
  readonly version: Version;
  readonly verdict: Verdict;
  readonly releaseDate: string | null;
  readonly migrations: number | null;
  readonly breakingApiChanges: number | null;
  readonly configChanges: number | null;
  /** Reasons of the breaks that the maker's engineers declared; hostile until escaped. */
  readonly declaredBreaks: readonly string[];
}

/** The judgement on one jump, and the way out where it may not be rolled. */
export interface SpanReport extends SpanDecision {
  readonly plan:
    | { readonly hops: readonly HopReport[]; readonly problem: null }
    | { readonly hops: null; readonly problem: NoPath };
  readonly newestRollingVersion: Version | null;
  /** How many hops lead there, all of which roll; null where there is no such version. */
  readonly newestRollingHops: number | null;
  readonly newestRollingEvidence: Grounds;
  /** The releases that are not proven. */
  readonly unprovenReleases: readonly ReleaseReport[];
}

/** Why a version is not known. The message quotes the repository, so it is hostile until escaped. */
export interface ProblemReport {
  readonly code: ProblemCode;
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
    | 'noticed';
  readonly message: string;
  /** Where; null where there is no place in particular. */
  readonly file: string | null;
  readonly line: number | null;
  /** YAML or commands to write there, one entry a line; empty where there is nothing to copy. */
  readonly lines: readonly string[];
}

/** One place that fixes which version runs. Versions that were given, not found, have no file. */
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
  /** Whether the problem stood there before the change as it does now: then it is a notice. */
  readonly tolerated: boolean;
  /** Whether this deployment by itself fails the job. */
  readonly fails: boolean;
  /** Version of the service's chart on either side; null where there is no chart or it is not known. */
  readonly chart: { readonly from: string | null; readonly to: string | null };
  /** What the files declare on the head; null where they do not. */
  readonly declared: { readonly upgradeMode: UpgradeMode | null; readonly migrationJob: boolean | null };
  readonly advice: readonly Advice[];
}

/** Something that the reader should know beside the decision. Texts are hostile until escaped. */
export interface Note {
  readonly level: 'warning' | 'notice';
  readonly code:
    | 'nothing-compared'
    | 'index-without-schema'
    | 'rows-skipped'
    | 'rows-in-doubt'
    | 'plain-http'
    | 'unknown-members'
    | 'drift'
    | 'artifacts-unusable'
    | 'artifact-odd'
    | 'workflow-changed'
    | 'not-understood'
    | 'not-parsed';
  readonly count: number;
  /** The first few cases. */
  readonly examples: readonly string[];
}

/** All that a run of the gate found. Every surface is a rendering of this value; it is plain JSON. */
export interface Report {
  readonly reportVersion: '1';
  readonly tool: { readonly name: string; readonly version: string };
  readonly generatedAt: string;
  readonly decision: Decision;
  readonly upgradeMode: UpgradeMode;
  readonly safe: boolean;
  readonly outcome: {
    readonly failOn: FailOn;
    readonly fails: boolean;
    /** Nothing was found to judge, or a target is missing: fails under every `fail-on`. */
    readonly cannotBeAsked: boolean;
  };
  readonly chartVersion: string | null;
  /** The commits that were compared; null where versions were given. */
  readonly comparison: { readonly head: string; readonly bases: readonly string[] } | null;
  /** What kept the run from finding deployments at all; null where nothing did. */
  readonly problem: ProblemReport | null;
  /** The worst first (`unproven`, `blocked`, `recreate`, `roll`, `unchanged`; then by file and line). */
  readonly deployments: readonly DeploymentReport[];
  /** Each distinct span once, the worst first; none where no deployed version changes. */
  readonly spans: readonly SpanReport[];
  readonly notes: readonly Note[];
  readonly evidence: {
    readonly artifacts: ArtifactsMode;
    /** What the index says of itself, hostile until escaped; null where it says nothing or cannot be read. */
    readonly index: { readonly schemaVersion: string | null; readonly generatedAt: string | null };
    /** None where no deployed version changes: then nothing is fetched. */
    readonly documents: readonly DocumentRecord[];
    readonly drift: readonly Drift[];
  };
}
