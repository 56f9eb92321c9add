import type { ConfigChange, ConfigEffect } from '../release-safety/config-changes.ts';
import type { Decision, SpanDecision } from '../release-safety/decision.ts';
import type { IssueNote } from '../release-safety/hold.ts';
import type { ListedChanges } from '../release-safety/listed-changes.ts';
import type { Hop, NoPath } from '../release-safety/plan.ts';
import type { Heaviness, TableImpact } from '../release-safety/table-impact.ts';
import type { Verdict } from '../release-safety/verdict.ts';
import type { Version } from '../release-safety/version.ts';

/** Whether artifacts confirmed what was judged, or the index alone speaks. */
export type EvidenceBasis = 'verified' | 'index';

export interface HopReport extends Hop {
  /** `verified` where the artifact of every live release of the hop was read. */
  readonly evidence: EvidenceBasis;
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
  readonly newestRollingEvidence: EvidenceBasis;
  /** All releases of the span that the index has, in their order. */
  readonly verdicts: readonly VerdictRun[];
  readonly explanation: Explanation;
  /** What the team's own policy holds against it; null where it holds nothing. */
  readonly held: HeldReport | null;
}
