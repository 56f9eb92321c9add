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

/** One place that fixes which version runs. Versions that were given, not found, have no file. */
export interface DeploymentReport {
  readonly id: string;
  readonly kind: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly from: Version;
  readonly to: Version;
  readonly change: 'upgrade' | 'unchanged';
  readonly decision: Decision;
  readonly upgradeMode: UpgradeMode;
  readonly problem: null;
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
    | 'artifact-odd';
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
  readonly outcome: { readonly failOn: FailOn; readonly fails: boolean };
  readonly chartVersion: string | null;
  readonly deployments: readonly DeploymentReport[];
  /** Each distinct span once, the worst first. */
  readonly spans: readonly [SpanReport, ...SpanReport[]];
  readonly notes: readonly Note[];
  readonly evidence: {
    readonly artifacts: ArtifactsMode;
    /** What the index says of itself, hostile until escaped; null where it says nothing or cannot be read. */
    readonly index: { readonly schemaVersion: string | null; readonly generatedAt: string | null };
    readonly documents: readonly DocumentRecord[];
    readonly drift: readonly Drift[];
  };
}
