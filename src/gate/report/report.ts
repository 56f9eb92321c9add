import type { DocumentRecord } from '../../evidence/document-record.ts';
import type { ArtifactsMode } from '../../evidence/evidence.ts';
import type { Doubt, MigrationState } from '../../evidence/running-version.ts';
import type { Decision, UpgradeMode } from '../../release-safety/decision.ts';
import type { Drift } from '../../release-safety/reconcile.ts';
import type { Version } from '../../release-safety/version.ts';
import type { FailOn } from '../judge/fail-on.ts';
import type { DeploymentReport, ProblemReport } from './deployment-report.ts';
import type { EndpointsReport } from './endpoints.ts';
import type { SpanReport } from './span-report.ts';

/** Something that the reader should know besides the decision. Texts are hostile until escaped. */
export interface Note {
  readonly level: 'warning' | 'notice';
  readonly code:
    | 'nothing-compared'
    | 'index-without-schema'
    | 'index-old'
    | 'rows-skipped'
    | 'rows-in-doubt'
    | 'plain-http'
    | 'unknown-members'
    | 'drift'
    | 'artifacts-unusable'
    | 'artifact-odd'
    | 'workflow-changed'
    | 'nothing-held'
    | 'nothing-deployed'
    | 'git-ignored'
    | 'not-rendered'
    | 'found-by-line'
    | 'unread-change'
    | 'not-parsed'
    | 'choices-failed'
    | 'known-issues-unmatched'
    | 'known-issues-over'
    | 'documents-replaced'
    | 'settings-changed'
    | 'pushed'
    | 'queued'
    | 'settings-older'
    | 'settings-mended'
    | 'exception-unused'
    | 'reason-unwritten'
    | 'environment-empty'
    | 'environment-left'
    | 'environment-none'
    | 'nothing-rendered'
    | 'running-differs'
    | 'given-differs'
    | 'from-leftover'
    | 'files-not-searched'
    | 'running-base'
    | 'running-unknown'
    | 'running-unmatched'
    | 'reverts'
    | 'revert-unconfirmed';
  readonly count: number;
  /** The first few cases. */
  readonly examples: readonly string[];
}

/** Lines of one file that a choice replaces. Hostile until escaped. */
export interface LineEdit {
  readonly file: string;
  /** `line`: at a line of the head's file; `end`: behind its last line; `new-file`: the head does not have the file. */
  readonly at: 'line' | 'end' | 'new-file';
  /** 1-based, in the head's file: the first removed line, or the line that the new lines are inserted before. */
  readonly line: number;
  /** The text of that line on the head. */
  readonly current: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** One way to a green check. It was carried out and judged before it is offered. */
export interface Choice {
  /**
   * `stop`: declare `Recreate`; `roll`: take the newest version that rolls; `hop`: take the first step of the plan; `wait`: wait for
   * Lightdash's verdict; `rollback`: allow the downgrade; `pin`: write the version that runs in the place of `latest`; `remedy`: do what the deciding problem asks for.
   */
  readonly id: 'stop' | 'roll' | 'hop' | 'wait' | 'pin' | 'remedy' | 'rollback';
  /** Plain text, our own words and validated versions. */
  readonly title: string;
  /** The version of all deployments after the choice; null if they differ, or if nothing is written. */
  readonly to: Version | null;
  /** The ids of the deployments that the choice changes; hostile until escaped. */
  readonly deployments: readonly string[];
  /** Ordered by file and line. */
  readonly edits: readonly LineEdit[];
  /** The edits as a unified diff for `git apply` at the root of the repository; null if there are none. */
  readonly patch: string | null;
  /** The whole command that writes the same lines into a clone; null if none is known to write just those. */
  readonly command: string | null;
  /** Why there is no patch, and what to do instead; null if there is a patch. Hostile until escaped. */
  readonly instead: string | null;
  /** Inputs that the workflow has to set besides the patch; a value is null if only the reader knows it. */
  readonly inputs: readonly { readonly name: string; readonly value: string | null }[];
  /** The value that `fail-on` needs. */
  readonly failOn: FailOn;
  /** The deployments of the choice as they are after it: what they need then is worked out for that version. Empty without edits. */
  readonly after: readonly DeploymentReport[];
  /** Whether a run passes after the patch, with the inputs and under `failOn`; null if that cannot be known. */
  readonly thenPasses: boolean | null;
}

/** One side of the rendered manifests. */
export interface RenderedRecord {
  /** The path as the user gave it; hostile until escaped. */
  readonly path: string;
  /**
   * The digest of the file. For a folder, the digest of the list that `sha256sum` prints for its YAML and JSON files in order. Null if it
   * was not read.
   */
  readonly sha256: string | null;
  readonly files: number;
  /** Containers and resources that run the service. */
  readonly workloads: number;
}

/** A statement in today's documents about a jump that was not there at the approval. */
export interface ApprovalChange {
  readonly code:
    | 'verdict-worse'
    | 'release-withdrawn'
    | 'release-new'
    | 'stop-added'
    | 'minimum-raised'
    | 'policy-holds'
    | 'answer-better'
    | 'document-unusable';
  /** Null if the change is not about one release. */
  readonly release: Version | null;
  /** A sentence; hostile until escaped. */
  readonly message: string;
}

/** A difference between what was approved and what is about to be deployed. */
export interface ApprovalDifference {
  readonly code:
    | 'approved-report-fails'
    | 'not-judged'
    | 'not-approved'
    | 'not-deployed'
    | 'other-versions'
    | 'decision-worse'
    /** Today's index has fewer releases of the jump. */
    | 'release-missing'
    /** Today's documents say something better of a release, as an older copy of them would. */
    | 'answer-better';
  /** A sentence; hostile until escaped. */
  readonly message: string;
  /** The id of the deployment, hostile until escaped; null if the difference is about all of them. */
  readonly deployment: string | null;
  /** What made the decision worse, or which answers are better, as far as both reports show. */
  readonly changes: readonly ApprovalChange[];
}

/** The comparison with an approved report. The names are those of a SLSA verification summary (https://slsa.dev/verification_summary/v1); `differences` is ours. */
export interface ApprovalReport {
  readonly verifier: { readonly id: string; readonly version: { readonly 'upgrade-gate': string } };
  /** ISO 8601 in UTC. */
  readonly timeVerified: string;
  /** The team's own policy of today: its file of known issues, and its ages; null if it has none. */
  readonly policy: {
    /** Hostile until escaped. */
    readonly uri: string | null;
    readonly digest: { readonly sha256: string } | null;
    readonly minimumReleaseAge: string | null;
    readonly maxIndexAge: string | null;
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
  /** Empty if the approval passed. */
  readonly differences: readonly ApprovalDifference[];
  /** The releases of the approved upgrades whose verdict has changed since, whether or not that makes a difference. Each once. */
  readonly changedVerdicts: readonly ApprovalChange[];
}

/** A service that was asked for the version that it runs (docs/rules.md#the-current-version). */
export interface RunningRecord {
  /** Without anything that may be secret. */
  readonly location: string;
  /** The deployments that it runs, by their file or id; null for all. Hostile until escaped. */
  readonly glob: string | null;
  /** ISO 8601 in UTC. */
  readonly askedAt: string;
  /** Null if it is not known. Then the files alone decide. */
  readonly version: Version | null;
  /** Why it is not known, or null. Hostile until escaped. */
  readonly problem: string | null;
  /** What it says of its migrations; null if it does not tell. */
  readonly migrations: MigrationState | null;
  /** Whether three answers in a row named this version, each with all migrations done and the service ready. Asked only where a change goes back to it. */
  readonly confirmed: boolean;
  /** Which of three answers was not enough; null if all were, or if nobody asked three times. */
  readonly doubt: Doubt | null;
}

/** The size of a table, as the team has measured it. */
export interface TableSize {
  /** Hostile until escaped. */
  readonly table: string;
  /** An estimate; null if the database has none. */
  readonly rows: number | null;
  /** With indexes. */
  readonly bytes: number;
  /** The day on which it was measured, `YYYY-MM-DD`; null if the file does not say. */
  readonly measured: string | null;
}

/** The sizes of the tables that the migrations of the jumps touch. They decide nothing (docs/report.md#table-sizes). */
export interface TableSizesReport {
  readonly location: string;
  /** Why the file cannot be used, or null. Hostile until escaped. */
  readonly problem: string | null;
  /** The largest first. */
  readonly tables: readonly TableSize[];
}

/** All findings of a run of the gate. Every surface renders this value; it is plain JSON. */
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
    /** Whether nothing was found to judge, or a target is missing. This fails under every `fail-on`. */
    readonly cannotBeAsked: boolean;
  };
  readonly chartVersion: string | null;
  /** The commits that were compared; null if versions were given. */
  readonly comparison: { readonly head: string; readonly bases: readonly string[] } | null;
  /** Addresses that the gate builds itself: of the repository, of the run, and of the gate's own files in the very version that runs. Null if there is no such page. */
  readonly links: {
    readonly repository: string | null;
    readonly run: string | null;
    readonly gate: string | null;
    /** How the reader starts this very program in a shell, without the name of a command. */
    readonly program: string;
  };
  /** Ways to a green check, the cheapest first. A green check has none, unless it can pin what runs. Empty if only the approved upgrade may be deployed. */
  readonly choices: readonly Choice[];
  /** What kept the run from finding any deployment; null if nothing did. */
  readonly problem: ProblemReport | null;
  /** The worst first (`unproven`, `blocked`, `recreate`, `roll`, `unchanged`; then by file and line). */
  readonly deployments: readonly DeploymentReport[];
  /** Each distinct span once, the worst first; empty if no deployed version changes. */
  readonly spans: readonly SpanReport[];
  readonly notes: readonly Note[];
  /** The team's own file that counts, and the settings that it decides; null if there is none. The path is hostile until escaped. */
  readonly teamFile: { readonly path: string; readonly decides: readonly string[] } | null;
  /** The team's own policy from the inputs; null if they name none. `judgedAt` is null if there was no jump to judge. */
  readonly policy: {
    readonly minimumReleaseAge: string | null;
    /** How old the index may be; null if any age will do. */
    readonly maxIndexAge: string | null;
    /** The location of the known issues; hostile until escaped. */
    readonly knownIssues: string | null;
    readonly judgedAt: string | null;
  } | null;
  /** Whether this upgrade is the approved one; null if the inputs name no approved report. It can only fail a run that would pass. */
  readonly approval: ApprovalReport | null;
  /** What the jumps break of the REST endpoints that the team calls; null if the inputs name none, or if there is no jump. */
  readonly endpoints: EndpointsReport | null;
  /** How big the tables are that the migrations touch; null if the inputs name no file, or if they touch none. */
  readonly tableSizes: TableSizesReport | null;
  /** The manifests that an earlier step has rendered; null if the inputs name none. */
  readonly rendered: { readonly base: RenderedRecord; readonly head: RenderedRecord } | null;
  readonly evidence: {
    readonly artifacts: ArtifactsMode;
    /** What the index says about itself, hostile until escaped; null if it says nothing or cannot be read. */
    readonly index: {
      readonly schemaVersion: string | null;
      readonly generatedAt: string | null;
      /** The highest version in it; null if it has none, or cannot be read. */
      readonly newestRelease: { readonly version: Version; readonly releaseDate: string | null } | null;
    };
    /** Empty if no deployed version changes, because then nothing is fetched. */
    readonly documents: readonly DocumentRecord[];
    readonly drift: readonly Drift[];
    /** Empty if the inputs name no service. */
    readonly running: readonly RunningRecord[];
  };
}
