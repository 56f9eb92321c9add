import type { ConfigChange } from '../../release-safety/config-changes.ts';
import type { ConfigEffect } from '../../release-safety/config-effects.ts';
import type { Decision, Reason, SpanDecision } from '../../release-safety/decision.ts';
import type { HOLD_RULES, Hold, HoldRule } from '../../release-safety/hold.ts';
import type { ListedChanges } from '../../release-safety/listed-changes.ts';
import type { Hop, NoPath } from '../../release-safety/plan.ts';
import type { Heaviness, TableImpact } from '../../release-safety/table-impact.ts';
import type { Verdict } from '../../release-safety/verdict.ts';
import type { Version } from '../../release-safety/version.ts';

/** Whether artifacts confirmed the judgement (`verified`), or it rests on the index alone (`index`). */
export type EvidenceBasis = 'verified' | 'index';

/** A service whose migrations are not done, so that nothing is proven of a jump from what it runs (docs/rules.md#open-migrations). */
export interface OpenMigrations {
  /** Without anything that may be secret. */
  readonly location: string;
  readonly state: 'pending' | 'parked' | 'unavailable';
}

/** What holds for a jump of one deployment, and not for the same jump of another one. */
export interface JumpTerms {
  /** Set if the jump is for an environment that takes its releases from another one. */
  readonly promotion: PromotionReport | null;
  /** Set if the migrations of what runs are not done. */
  readonly migrations: OpenMigrations | null;
}

/** Whether a span is the jump of a deployment. */
export function isJumpOf(
  span: Pick<SpanReport, 'from' | 'to' | keyof JumpTerms>,
  deployment: { readonly from: Version | null; readonly to: Version | null } & JumpTerms,
): boolean {
  return deployment.from === span.from && deployment.to === span.to && keyOfTerms(span) === keyOfTerms(deployment);
}

/** The same for equal terms. */
export function keyOfTerms({ promotion, migrations }: JumpTerms): string {
  return JSON.stringify([promotion?.from, promotion?.has, migrations?.location, migrations?.state]);
}

export interface HopReport extends Hop {
  /** `verified` if the artifact of every live release of the step was read. */
  readonly evidence: EvidenceBasis;
  /** What forbids taking this step and the next one at once; null for the last step. */
  readonly demand: Reason | null;
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
  /** `file:line` in Lightdash's sources, or the name of the break; null if the artifact has neither. */
  readonly source: string | null;
  readonly migration: string | null;
  readonly releasedIn: string | null;
}

/** What a release changes, according to its artifact; a section is null if the artifact does not say. Texts are hostile until escaped. */
export interface ReleaseReport {
  readonly version: Version;
  readonly verdict: Verdict;
  readonly releaseDate: string | null;
  /** Whether its artifact was read. Without the artifact, nothing below is known. */
  readonly explained: boolean;
  readonly migrations: {
    readonly present: Verdict;
    /** The number of all files; `files` may list fewer. */
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
  /** The number of breaking changes that no document lists. Any of them may affect a consumer. */
  readonly unlisted: number;
  readonly advisories: number;
  /** Releases with breaking changes. */
  readonly releases: readonly Version[];
  /** Releases whose breaking changes, if any, are unknown. */
  readonly unknown: readonly Version[];
}

/** The combined effect of the releases of a span, as far as their artifacts were read. */
export interface Explanation {
  /** Each release that is not proven, and every other release that brings something to know or leaves open whether it does. */
  readonly releases: readonly ReleaseReport[];
  /** The number of releases without an artifact that was read. Their changes are unknown. */
  readonly unexplained: number;
  readonly tables: readonly TableImpact[];
  readonly api: { readonly rest: ApiTotals; readonly mcp: ApiTotals };
  /** The net effect. If a later release reverts a change, the list leaves it out. */
  readonly config: readonly ConfigEffect[];
}

/** Neighbouring releases of one verdict, for a picture of the span. */
export interface VerdictRun {
  readonly verdict: Verdict;
  readonly first: Version;
  readonly last: Version;
  readonly count: number;
}

/** What a rule of the team's own policy says against a jump. */
export interface HoldReport extends Pick<Hold, 'rule' | 'says' | 'passesFrom' | 'issue'> {
  readonly decision: (typeof HOLD_RULES)[HoldRule];
  /** The first release of the jump that it holds, and how many it holds. */
  readonly release: Version;
  readonly count: number;
}

/** What the rules of the team's own policy say against a jump (docs/policy.md), and how far they let it go. */
export interface PolicyReport {
  /** Each once, in the order of releases. */
  readonly holds: readonly HoldReport[];
  /** The moment from which none of them bars the jump, ISO 8601 in UTC; null if none does, or if one does not end by itself. */
  readonly passesFrom: string | null;
  /**
   * The newest version below the target that the policy allows, and the judgement on the direct jump to it; null if the target is not
   * barred, or if there is no such version.
   */
  readonly newest: {
    readonly version: Version;
    readonly decision: Decision;
    /** The first step of the plan to that version; null if no path leads there. */
    readonly hop: Hop | null;
  } | null;
}

/** The environment that takes releases first, and the lowest version that it has. */
export interface PromotionReport {
  /** Its name in the team's own file. */
  readonly from: string;
  /** Null if it cannot be read. */
  readonly has: Version | null;
}

export interface SpanReport extends SpanDecision, JumpTerms {
  readonly plan:
    | { readonly hops: readonly HopReport[]; readonly problem: null }
    | { readonly hops: null; readonly problem: NoPath };
  readonly newestRollingVersion: Version | null;
  /** The number of steps to that version, all of which roll; null if there is no such version. */
  readonly newestRollingHops: number | null;
  readonly newestRollingEvidence: EvidenceBasis;
  /** All releases of the span in the index, in their order. */
  readonly verdicts: readonly VerdictRun[];
  readonly explanation: Explanation;
  /** What the team's own policy says against the jump; null if nothing. */
  readonly policy: PolicyReport | null;
}
