import type { ProblemCode } from '../deployment/problem.ts';
import type { DocumentRecord } from '../evidence/document-record.ts';
import type { ArtifactsMode } from '../evidence/evidence.ts';
import type { ConfigChange, ConfigEffect } from '../release-safety/config-changes.ts';
import type { Decision, SpanDecision, UpgradeMode } from '../release-safety/decision.ts';
import type { IssueNote } from '../release-safety/hold.ts';
import type { ListedChanges } from '../release-safety/listed-changes.ts';
import type { Hop, NoPath } from '../release-safety/plan.ts';
import type { Drift } from '../release-safety/reconcile.ts';
import type { Heaviness, TableImpact } from '../release-safety/table-impact.ts';
import type { Verdict } from '../release-safety/verdict.ts';
import type { Version } from '../release-safety/version.ts';
import type { FailOn } from './fail-on.ts';
import type { Means } from './means.ts';

/** Whether artifacts confirmed what was judged, or the index alone speaks. */
export type Grounds = 'verified' | 'index';

export interface HopReport extends Hop {
  /** `verified` where the artifact of every live release of the hop was read. */
  readonly evidence: Grounds;
  /** The releases that it crosses, in their order. */
  readonly verdicts: readonly VerdictRun[];
}

/** Breaking changes of one API surface, and notes that break nothing. Lines are hostile until escaped. */
export interface ApiSurfaceReport {
  /** Whether Lightdash compared the surface at all. */
  readonly checked: boolean;
  readonly breaking: Verdict;
  readonly changes: ListedChanges;
  readonly advisories: ListedChanges;
}

export interface MigrationReport {
  readonly name: string;
  readonly edition: string;
  readonly tables: readonly string[];
  readonly heaviness: Heaviness;
}

/** A break that Lightdash's engineers declared, with what the artifact says about it. */
export interface DeclaredBreakReport {
  readonly reason: string | null;
  readonly requiredStop: boolean;
  /** `file:line` in Lightdash's sources, or the break's own name; null where the artifact gives neither. */
  readonly source: string | null;
  readonly migration: string | null;
  readonly releasedIn: string | null;
}

/** What a release brings, by its artifact; a section is null if the artifact does not say. Texts are hostile until escaped. */
export interface ReleaseReport {
  readonly version: Version;
  readonly verdict: Verdict;
  readonly releaseDate: string | null;
  /** Whether its artifact was read; without it nothing that follows is known. */
  readonly explained: boolean;
  readonly migrations: {
    readonly present: Verdict;
    /** All of them; `files` may have fewer. */
    readonly count: number;
    readonly files: readonly MigrationReport[];
  } | null;
  readonly api: { readonly rest: ApiSurfaceReport | null; readonly mcp: ApiSurfaceReport | null };
  readonly config: {
    readonly checked: boolean;
    readonly breaking: Verdict;
    readonly changes: readonly ConfigChange[];
  } | null;
  readonly declaredBreaks: readonly DeclaredBreakReport[];
  readonly declaredAdvisories: readonly string[];
}

/** One API surface over a span. */
export interface ApiTotals {
  readonly breaking: number;
  /** Breaking changes that no document lists: any of them may affect a consumer. */
  readonly unlisted: number;
  readonly advisories: number;
  /** Releases with breaking changes. */
  readonly releases: readonly Version[];
  /** Releases of which it is not known what they break, if anything. */
  readonly unknown: readonly Version[];
}

/** What the releases of a span do together, as far as their artifacts were read. */
export interface Explanation {
  /** Each release that is not proven, and each other one that brings something to know of, or leaves open whether it does. */
  readonly releases: readonly ReleaseReport[];
  /** How many releases have no artifact that was read; what they bring is unknown. */
  readonly unexplained: number;
  readonly tables: readonly TableImpact[];
  readonly api: { readonly rest: ApiTotals; readonly mcp: ApiTotals };
  /** The net effect: a change that is taken back is not in it. */
  readonly config: readonly ConfigEffect[];
}

/** Neighbouring releases of one verdict, for a picture of the span. */
export interface VerdictRun {
  readonly verdict: Verdict;
  readonly first: Version;
  readonly last: Version;
  readonly count: number;
}

/** A known issue of the team's own file that counts against a jump. Texts are hostile until escaped. */
export interface KnownIssueReport extends IssueNote {
  /** The first release of the jump that it counts for, and how many there are. */
  readonly release: Version;
  readonly count: number;
  readonly appliesTo: 'target' | 'span';
  readonly effect: 'block' | 'recreate';
}

/** What the team's own policy holds against a jump (docs/policy.md), and how far it lets you go. */
export interface HeldReport {
  /** From when on the target is old enough, ISO 8601 in UTC; null where its age does not bar it, or its release date is not known. */
  readonly passesFrom: string | null;
  /** Each once, in the order of releases. */
  readonly issues: readonly KnownIssueReport[];
  /**
   * The newest version below the target that the policy allows, and how the direct jump to it is judged; null where the target is not
   * barred, or there is none.
   */
  readonly newest: {
    readonly version: Version;
    readonly decision: Decision;
    /** The first hop of the plan that leads there; null where no path does. */
    readonly hop: Hop | null;
  } | null;
}

/** The judgement on one jump, and the way out if it cannot roll. */
export interface SpanReport extends SpanDecision {
  readonly plan:
    | { readonly hops: readonly HopReport[]; readonly problem: null }
    | { readonly hops: null; readonly problem: NoPath };
  readonly newestRollingVersion: Version | null;
  /** How many hops lead there, all of which roll; null where there is no such version. */
  readonly newestRollingHops: number | null;
  readonly newestRollingEvidence: Grounds;
  /** All releases of the span that the index has, in their order. */
  readonly verdicts: readonly VerdictRun[];
  readonly explanation: Explanation;
  /** What the team's own policy holds against it; null where it holds nothing. */
  readonly held: HeldReport | null;
}

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
    /** Appended to the version; hostile until escaped. */
    readonly tagSuffix: string;
  };
  readonly advice: readonly Advice[];
  /** The environment variables that the upgrade changes; none where it has none, or nothing is known of it. */
  readonly variables: readonly VariableReport[];
  /** Given only if there are variables that it matters for. */
  readonly unseenVariables: readonly UnseenReport[];
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
    | 'nothing-held'
    | 'not-rendered'
    | 'found-by-line'
    | 'not-parsed'
    | 'known-issues-unmatched'
    | 'known-issues-over';
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
  /** Ways to a green check, the cheapest first; none where it is green. */
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
