import { HOLD_RULES, holdsOn } from './hold.ts';
import { effectiveVerdict, isProven, type Release } from './release.ts';
import type { ReleaseIndex } from './release-index.ts';
import {
  gapsInChain,
  isBelowFloor,
  isIndexed,
  type MissingRange,
  meetsMinimum,
  type Span,
  spanVerdict,
  stopsBetween,
} from './span.ts';
import type { Verdict } from './verdict.ts';
import { compareVersions, type Version } from './version.ts';

/** What the gate concludes for a span (docs/rules.md#decisions), best first. */
export type Decision = 'unchanged' | 'roll' | 'recreate' | 'blocked' | 'unproven';

/** How the deployment has to be upgraded. */
export type UpgradeMode = 'RollingUpdate' | 'Recreate';

/** The only place that turns a decision into a mode. Everything that is not proven is `Recreate`. */
export function upgradeModeOf(decision: Decision): UpgradeMode {
  return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}

/**
 * The rules that keep a span from rolling, and the decision that each leads to. `unverified` is special: it takes the
 * proof from a release, but makes the span `unproven` only if the span would otherwise roll
 * (docs/rules.md#index-and-artifact).
 */
const RULES = {
  'index-unavailable': 'unproven',
  'not-indexed': 'unproven',
  'coverage-gap': 'unproven',
  malformed: 'unproven',
  contradiction: 'unproven',
  'required-stop': 'blocked',
  'minimum-not-met': 'blocked',
  'uncovered-hop': 'recreate',
  'verdict-false': 'recreate',
  'verdict-unknown': 'recreate',
  'backfilled-true': 'recreate',
  unverified: 'unverified',
  ...HOLD_RULES,
} as const satisfies Record<string, Decision | 'unverified'>;

export type Rule = keyof typeof RULES;

/** Why a span may not roll: the rule, the release that it applies to, and what the document says there. */
export interface Reason {
  readonly rule: Rule;
  readonly release: Version | null;
  /** What the document says; hostile until escaped. */
  readonly says: string;
}

/** The judgement on one direct jump. */
export interface SpanDecision {
  readonly from: Version;
  readonly to: Version;
  readonly direction: Span['direction'];
  readonly decision: Decision;
  readonly upgradeMode: UpgradeMode;
  readonly verdict: Verdict;
  /** Empty for `roll` and `unchanged`. Otherwise the reasons that force the decision come first. */
  readonly reasons: readonly Reason[];
  readonly requiredStops: readonly Version[];
  readonly minimumPreviousVersion: Version | null;
  readonly missingRanges: readonly MissingRange[];
  /** How many releases of the span the index has. */
  readonly coveredReleases: number;
}

/** Judges the direct jump over a span (docs/rules.md#decisions). @param span of that index */
export function decideSpan(index: ReleaseIndex, span: Span): SpanDecision {
  const { from, to } = span;
  const reasons = worstFirst(
    [...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)],
    span.releases,
  );
  const decision = conclude(index, span, reasons);
  return {
    from,
    to,
    direction: span.direction,
    decision,
    upgradeMode: upgradeModeOf(decision),
    verdict: spanVerdict(span, effectiveVerdict),
    reasons,
    requiredStops: span.requiredStops,
    minimumPreviousVersion: span.minimum?.version ?? null,
    missingRanges: span.missingRanges,
    coveredReleases: span.releases.length,
  };
}

/** The decision without a readable index: nothing is known, so nothing is proven. */
export function decideWithoutIndex(from: Version, to: Version, problem: string): SpanDecision {
  return {
    from,
    to,
    direction: from === to ? 'same-version' : 'upgrade',
    decision: 'unproven',
    upgradeMode: upgradeModeOf('unproven'),
    verdict: 'unknown',
    reasons: [{ rule: 'index-unavailable', release: null, says: problem }],
    requiredStops: [],
    minimumPreviousVersion: null,
    missingRanges: [],
    coveredReleases: 0,
  };
}

/** The decision on a span by its reasons, the worst first. A case that they overlook is `unproven`, never `roll`. */
export function conclude(index: ReleaseIndex, span: Span, reasons: readonly Reason[]): Decision {
  if (reasons.length === 0) {
    if (span.direction === 'same-version') return isIndexed(index, span.to) ? 'unchanged' : 'unproven';
    return mayRoll(span) ? 'roll' : 'unproven';
  }
  const worst = RULES[(reasons[0] as Reason).rule];
  return worst === 'unverified' ? 'unproven' : worst;
}

function mayRoll(span: Span): boolean {
  return (
    span.missingRanges.length === 0 &&
    span.releases.at(-1)?.version === span.to &&
    span.releases.every(isProven) &&
    heldReasons(span).length === 0 &&
    stopsBetween(span).length === 0 &&
    meetsMinimum(span)
  );
}

/** Orders the reasons by precedence (docs/rules.md#decisions). Missing coverage comes first because it may hide a stop. */
function worstFirst(reasons: readonly Reason[], releases: readonly Release[]): Reason[] {
  const all: readonly Reason[] = [...reasons, ...releases.flatMap((release) => release.doubts)];
  // An unreadable row comes first: it explains the gap that it leaves.
  const kindOf = ({ rule }: Reason) => (rule === 'malformed' ? rule : RULES[rule]);
  const kinds = ['malformed', 'unproven', 'blocked', 'recreate', 'unverified'] as const;
  return kinds.flatMap((kind) => all.filter((reason) => kindOf(reason) === kind));
}

function coverageReasons(index: ReleaseIndex, span: Span): Reason[] {
  const { from, to } = span;
  const reasons: Reason[] = [];
  const belowFloor = isBelowFloor(index, from);
  if (!belowFloor && !isIndexed(index, from)) reasons.push(notIndexed(index, from));
  if (!isIndexed(index, to)) {
    if (to !== from || belowFloor) reasons.push(notIndexed(index, to));
    return reasons;
  }
  const gaps = belowFloor ? gapsAboveFloor(index, span) : span.missingRanges;
  for (const { afterVersion, beforeVersion } of gaps) {
    // An absent `from` already has its reason above.
    if (afterVersion === beforeVersion) continue;
    reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
  }
  return reasons;
}

/** The index covers nothing below the floor by design, so only the coverage from the floor upwards counts. */
function gapsAboveFloor(index: ReleaseIndex, span: Span): MissingRange[] {
  if (compareVersions(span.to, index.floor) < 0) return [{ afterVersion: span.from, beforeVersion: span.to }];
  const gaps = gapsInChain(
    index.floor,
    span.to,
    span.releases.filter((release) => compareVersions(release.version, index.floor) > 0),
  );
  return isIndexed(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}

function notIndexed(index: ReleaseIndex, version: Version): Reason {
  const skipped = index.skippedRows.find((row) => row.version === version);
  return skipped === undefined
    ? { rule: 'not-indexed', release: version, says: 'no row' }
    : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}

function permissionReasons(span: Span): Reason[] {
  const { minimum } = span;
  const stops = stopsBetween(span).map(
    (release) => ({ rule: 'required-stop', release, says: 'requiredStops' }) as const,
  );
  if (minimum === null || meetsMinimum(span)) return stops;
  return [...stops, { rule: 'minimum-not-met', release: minimum.release, says: minimum.version }];
}

/** The reasons from the holds of the team's own policy on the releases of a span. */
function heldReasons({ releases, to }: Span): Reason[] {
  return releases.flatMap((release) =>
    holdsOn(release, release.version === to).map(({ rule, says }) => ({ rule, release: release.version, says })),
  );
}

function floorReasons(index: ReleaseIndex, span: Span): Reason[] {
  if (!isBelowFloor(index, span.from) || span.to !== index.floor) return [];
  return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
}
