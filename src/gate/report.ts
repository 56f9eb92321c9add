import type { DocumentRecord } from '../evidence/document-record.ts';
import type { ArtifactsMode } from '../evidence/evidence.ts';
import type { Decision, UpgradeMode } from '../release-safety/decision.ts';
import type { Drift } from '../release-safety/reconcile.ts';
import type { Version } from '../release-safety/version.ts';
import type { DeploymentReport, ProblemReport } from './deployment-report.ts';
import type { FailOn } from './fail-on.ts';
import type { SpanReport } from './span-report.ts';

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
    | 'nothing-held'
    | 'not-rendered'
    | 'found-by-line'
    | 'not-parsed'
    | 'known-issues-unmatched'
    | 'known-issues-over'
    | 'documents-replaced';
  readonly count: number;
  /** The first few cases. */
  readonly examples: readonly string[];
}

/** Lines of one file that a choice replaces. Hostile until escaped. */
export interface LineEdit {
  readonly file: string;
  /** 1-based, in the head's file: the first of the lines that go, or the line that the new ones are put before. */
  readonly line: number;
  /** That line as it stands on the head. */
  readonly current: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** One way to a green check (REPORT.md, The choices). It was carried out and judged before it is offered. */
export interface Choice {
  /**
   * `stop`: declare `Recreate`; `roll`: the newest version that rolls; `hop`: the first hop of the plan; `wait`: for Lightdash's
   * verdict; `remedy`: what the problem that decides asks for.
   */
  readonly id: 'stop' | 'roll' | 'hop' | 'wait' | 'remedy';
  /** Plain text, our own words and validated versions. */
  readonly title: string;
  /** The version that all deployments of the choice have after it; null where they differ, or nothing is written. */
  readonly to: Version | null;
  /** The ids of the deployments that it changes; hostile until escaped. */
  readonly deployments: readonly string[];
  /** In the order of files and lines. */
  readonly edits: readonly LineEdit[];
  /** The edits as a unified diff that `git apply` takes at the root of the repository; null where there are none. */
  readonly patch: string | null;
  /** Why there is no patch, and what to do instead; null where there is one. Hostile until escaped. */
  readonly instead: string | null;
  /** Inputs that the workflow has to set beside the patch; the value is null where only the reader knows it. */
  readonly inputs: readonly { readonly name: string; readonly value: string | null }[];
  /** What `fail-on` has to be. */
  readonly failOn: FailOn;
  /** What a run says after the patch, with the inputs and under `failOn`; null where that cannot be known. */
  readonly thenPasses: boolean | null;
}

/** One side of rendered manifests, as it was read. */
export interface RenderedRecord {
  /** As it was given; hostile until escaped. */
  readonly path: string;
  /** Of the file; of a folder, that of the list that `sha256sum` prints of its YAML and JSON files in order. Null where it was not read. */
  readonly sha256: string | null;
  readonly files: number;
  /** Containers and resources that run the service. */
  readonly workloads: number;
}

/** What today's documents say of a jump that they did not say when it was approved. */
export interface ApprovalChange {
  readonly code:
    | 'verdict-worse'
    | 'release-withdrawn'
    | 'release-new'
    | 'stop-added'
    | 'minimum-raised'
    | 'policy-holds'
    | 'document-unusable';
  /** Null where it is not one release's. */
  readonly release: Version | null;
  /** A sentence; hostile until escaped. */
  readonly message: string;
}

/** How what is about to be deployed differs from what was approved. */
export interface ApprovalDifference {
  readonly code:
    | 'approved-report-fails'
    | 'not-judged'
    | 'not-approved'
    | 'not-deployed'
    | 'other-versions'
    | 'decision-worse';
  /** A sentence; hostile until escaped. */
  readonly message: string;
  /** The id of the deployment, hostile until escaped; null where it is that of all. */
  readonly deployment: string | null;
  /** What brought the decision down, as far as both reports tell. */
  readonly changes: readonly ApprovalChange[];
}

/**
 * What an approved report was compared with. The names are those of a SLSA verification summary (https://slsa.dev/verification_summary/v1);
 * `differences` is ours.
 */
export interface ApprovalReport {
  readonly verifier: { readonly id: string; readonly version: { readonly 'upgrade-gate': string } };
  /** ISO 8601 in UTC. */
  readonly timeVerified: string;
  /** The team's own policy of today: its file of known issues, and the minimum age; null where it has none. */
  readonly policy: {
    /** Hostile until escaped. */
    readonly uri: string | null;
    readonly digest: { readonly sha256: string } | null;
    readonly minimumReleaseAge: string | null;
  };
  /** The approved report first, then each of today's documents that was read. */
  readonly inputAttestations: readonly {
    /** Hostile until escaped. */
    readonly uri: string;
    readonly digest: { readonly sha256: string };
  }[];
  readonly verificationResult: 'PASSED' | 'FAILED';
  /** When the approved report was made, ISO 8601. */
  readonly approvedAt: string;
  /** None where it passed. */
  readonly differences: readonly ApprovalDifference[];
}

/** Everything that a run of the gate found. Every surface renders this value; it is plain JSON. */
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
    /** Nothing was found to judge, or a target is missing: this fails under every `fail-on`. */
    readonly cannotBeAsked: boolean;
  };
  readonly chartVersion: string | null;
  /** The commits that were compared; null where versions were given. */
  readonly comparison: { readonly head: string; readonly bases: readonly string[] } | null;
  /** Where a reader finds the repository and the run, as addresses of our own making; null where there is no such place. */
  readonly links: { readonly repository: string | null; readonly run: string | null };
  /** Ways to a green check, the cheapest first; none where it is green, or where what is deployed has to be what was approved. */
  readonly choices: readonly Choice[];
  /** What kept the run from finding any deployment; null if nothing did. */
  readonly problem: ProblemReport | null;
  /** The worst first (`unproven`, `blocked`, `recreate`, `roll`, `unchanged`; then by file and line). */
  readonly deployments: readonly DeploymentReport[];
  /** Each distinct span once, the worst first; none where no deployed version changes. */
  readonly spans: readonly SpanReport[];
  readonly notes: readonly Note[];
  /** The team's own policy, as the inputs name it; null if they name none. `judgedAt` is null if there was no jump to judge. */
  readonly policy: {
    readonly minimumReleaseAge: string | null;
    /** Where the known issues come from; hostile until escaped. */
    readonly knownIssues: string | null;
    readonly judgedAt: string | null;
  } | null;
  /** Whether this is what an approved report approves; null where none was named. It can only fail a run that would pass. */
  readonly approval: ApprovalReport | null;
  /** The manifests that an earlier step has rendered; null where the inputs name none. */
  readonly rendered: { readonly base: RenderedRecord; readonly head: RenderedRecord } | null;
  readonly evidence: {
    readonly artifacts: ArtifactsMode;
    /** What the index says of itself, hostile until escaped; null where it says nothing or cannot be read. */
    readonly index: { readonly schemaVersion: string | null; readonly generatedAt: string | null };
    /** None where no deployed version changes: then nothing is fetched. */
    readonly documents: readonly DocumentRecord[];
    readonly drift: readonly Drift[];
  };
}
