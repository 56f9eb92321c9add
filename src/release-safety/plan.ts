import { type Decision, decideSpan, type Reason, type UpgradeMode } from './decision.ts';
import { barringHold, HOLD_RULES, type Hold, type HoldRule, type UnprovenHoldRule } from './hold.ts';
import { isProven, type Release } from './release.ts';
import { positionAtOrAbove, positionOf, type ReleaseIndex } from './release-index.ts';
import { isBelowFloor, isIndexed, meetsMinimum, readSpan, type Span, stopsBetween } from './span.ts';
import { compareVersions, sortedVersions, type Version } from './version.ts';

/** One direct jump of a plan, with its own decision. */
export interface Hop {
  readonly from: Version;
  readonly to: Version;
  readonly decision: Decision;
  readonly upgradeMode: UpgradeMode;
  readonly reasons: readonly Reason[];
}

/** Why there is no plan: no permitted jump leads to `release`. */
export interface NoPath {
  /** `held`: the policy keeps the release out. If the policy cannot be applied at all, the rule that says so. */
  readonly rule:
    | 'not-indexed'
    | 'stop-not-indexed'
    | 'no-way-in'
    | 'held'
    | 'index-unavailable'
    | 'index-too-old'
    | 'policy-unavailable'
    | 'promotion-unknown';
  readonly release: Version | null;
  /** What bars the path; hostile until escaped. */
  readonly says: string;
}

interface NoPlan {
  readonly hops: null;
  readonly problem: NoPath;
}

export type Plan = { readonly hops: readonly Hop[]; readonly problem: null } | NoPlan;

/**
 * Plans the fewest steps over a span of the index, in linear time (docs/rules.md#plan). The steps respect the minima
 * and the floor, land on every required stop strictly between the two versions, and never cross or land on a release
 * that the policy bars. Among equally many steps, the fewest `Recreate` steps win, then the farthest first step.
 */
export function planHops(index: ReleaseIndex, span: Span): Plan {
  const { from, to } = span;
  const cut = (start: Version, end: Version) => (start === from && end === to ? span : readSpan(index, start, end));
  if (!isIndexed(index, to)) return noPath('not-indexed', to, 'no row in the index');
  if (from === to) return { hops: [], problem: null };
  const belowFloor = isBelowFloor(index, from);
  const start = belowFloor ? index.floor : from;
  if (!isIndexed(index, start)) return noPath('not-indexed', start, 'no row in the index');
  if (isBelowFloor(index, to)) return noPath('no-way-in', to, `below the floor ${index.floor}`);

  const landings: Version[] = [];
  if (belowFloor) {
    // From below the floor, every path goes through the floor itself (docs/rules.md#the-span-rules).
    const toFloor = readSpan(index, from, index.floor);
    if (!meetsMinimum(toFloor)) {
      return noPath('no-way-in', index.floor, `minPreviousVersion is ${toFloor.minimum?.version}`);
    }
    const [flaw] = toFloor.releases.flatMap(({ version, flaws }) => flaws.map(({ says }) => ({ version, says })));
    if (flaw !== undefined) return noPath('no-way-in', flaw.version, flaw.says);
    const held = pathHeld(toFloor.releases, index.floor);
    if (held !== null) return held;
    landings.push(index.floor);
  }
  let reached = start;
  for (const target of [...sortedVersions(stopsBetween(span)), to]) {
    if (target === reached) continue;
    const covered = compareVersions(target, reached) > 0 && isIndexed(index, target);
    if (!covered) return noPath('stop-not-indexed', target, 'no row in the index');
    const held = pathHeld(cut(reached, target).releases, target);
    if (held !== null) return held;
    const way = shortestPath(index, reached, target);
    if ('problem' in way) return way;
    for (const landing of way) landings.push(landing);
    reached = target;
  }
  const hops = landings.map((landing, at): Hop => {
    const hop = cut(landings[at - 1] ?? from, landing);
    const { decision, upgradeMode, reasons } = decideSpan(index, hop);
    return { from: hop.from, to: hop.to, decision, upgradeMode, reasons };
  });
  return { hops, problem: null };
}

/**
 * The newest indexed release that `from` can reach with `roll` steps alone, whatever the target (docs/rules.md#plan).
 * Every release on the path has to be proven and covered, its minimum met by the last release before it without a hold.
 * The path lands on every required stop, so it ends at a stop that is held or not in the index.
 */
export function newestRollingVersion(index: ReleaseIndex, from: Version): Version | null {
  const start = positionOf(index.releases, from);
  if (start === null || isBelowFloor(index, from)) return null;
  let reached = start;
  for (let next = start + 1; next < index.releases.length; next += 1) {
    const release = index.releases[next] as Release;
    const isNext = release.previousVersion === (index.releases[next - 1] as Release).version;
    const isCovered = isNext && opensFrom(release, (index.releases[reached] as Release).version);
    if (!isCovered || !isProven(release)) break;
    // A proven release names no stop above itself.
    if (release.requiredStops.some((stop) => compareVersions(stop, from) > 0 && !canBeLandedOn(index, stop))) break;
    if (release.holds.length === 0) reached = next;
  }
  return reached === start ? null : (index.releases[reached] as Release).version;
}

/** Whether a rolling step may end at a stop: the stop is in the index and the policy has no hold on it. */
function canBeLandedOn({ releases }: ReleaseIndex, stop: Version): boolean {
  const position = positionOf(releases, stop);
  return position !== null && releases[position]?.holds.length === 0;
}

function noPath(rule: NoPath['rule'], release: Version, says: string): NoPlan {
  return { hops: null, problem: { rule, release, says } };
}

function noPathBy({ rule, says }: Hold, release: Version): NoPlan {
  return noPath(isUnproven(rule) ? rule : 'held', release, says);
}

function isUnproven(rule: HoldRule): rule is UnprovenHoldRule {
  return HOLD_RULES[rule] === 'unproven';
}

/** Why there is no path to a target: the policy bars the target, or bars crossing a release before it. Null if it bars neither. */
function pathHeld(releases: readonly Release[], target: Version): NoPlan | null {
  for (const release of releases) {
    const bar = barringHold(release, release.version === target);
    if (bar !== undefined) return noPathBy(bar, release.version);
  }
  return null;
}

function opensFrom(release: Release, from: Version): boolean {
  return release.minPreviousVersion === null || compareVersions(from, release.minPreviousVersion) >= 0;
}

/**
 * The best path between two indexed releases with no stop strictly between them.
 *
 * A step is permitted if it covers every release in it and its start meets their minima. So each release can reach
 * every landing up to a farthest one, a later release never reaches less far, and one pass from the end is enough.
 * `hops[i]` and `recreates[i]` are the cost from release i. A later release with equally many steps left never has more
 * `Recreate` steps left, because it can follow the path of an earlier one. So only two landings can be best: the
 * farthest one, and the farthest one that still rolls, also among those that the policy allows.
 */
function shortestPath(index: ReleaseIndex, from: Version, to: Version): readonly Version[] | NoPlan {
  const start = positionAtOrAbove(index.releases, from);
  const leg = index.releases.slice(start, positionAtOrAbove(index.releases, to) + 1);
  const end = leg.length - 1;
  const reach = farthestLandings(leg);
  for (let position = 1; position <= end; position += 1) {
    const before = leg[position - 1] as Release;
    const release = leg[position] as Release;
    const isCovered = release.previousVersion === before.version && release.flaws.length === 0;
    if (!isCovered || (reach[position - 1] as number) < position) {
      return noPath('no-way-in', release.version, describeBarrier(release, before.version));
    }
  }

  const landing = lastPositions(leg, (release) => barringHold(release, true) === undefined);
  const rollingLanding = lastPositions(leg, ({ holds }) => holds.length === 0);
  const lost = leg.length;
  const farthestRolling = new Int32Array(leg.length);
  farthestRolling[end] = end;
  const hops = new Int32Array(leg.length);
  const recreates = new Int32Array(leg.length);
  const next = new Int32Array(leg.length);
  for (let position = end - 1; position >= 0; position -= 1) {
    const following = leg[position + 1] as Release;
    farthestRolling[position] = isProven(following) ? (farthestRolling[position + 1] as number) : position;
    const far = landing[reach[position] as number] as number;
    const rolling = rollingLanding[Math.min(far, farthestRolling[position] as number)] as number;
    hops[position] = far > position ? Math.min((hops[far] as number) + 1, lost) : lost;
    recreates[position] = (recreates[far] as number) + 1;
    next[position] = far;
    // If no landing rolls, `rolling` is not beyond `position`.
    if (
      rolling > position &&
      hops[rolling] === hops[far] &&
      (recreates[rolling] as number) < (recreates[position] as number)
    ) {
      recreates[position] = recreates[rolling] as number;
      next[position] = rolling;
    }
  }
  if (hops[0] === lost) return pathStuckAt(leg, reach, landing);
  const landings: Version[] = [];
  for (let position = 0; position < end; ) {
    position = next[position] as number;
    landings.push((leg[position] as Release).version);
  }
  return landings;
}

/** The problem of a path that the policy ends: the farthest reachable release, which the policy bars as a landing. */
function pathStuckAt(leg: readonly Release[], reach: Int32Array, landing: Int32Array): NoPlan {
  let position = 0;
  for (;;) {
    const far = landing[reach[position] as number] as number;
    if (far <= position) break;
    position = far;
  }
  const { version, holds } = leg[reach[position] as number] as Release;
  return noPathBy(holds[0] as Hold, version);
}

/** For each position, the last position up to it whose release `isAsked` accepts; 0 if there is none. */
function lastPositions(leg: readonly Release[], isAsked: (release: Release) => boolean): Int32Array {
  const last = new Int32Array(leg.length);
  for (let position = 1; position < leg.length; position += 1) {
    last[position] = isAsked(leg[position] as Release) ? position : (last[position - 1] as number);
  }
  return last;
}

/** Why a release cannot be entered even from the one just before it, so that no step can jump over it either. */
function describeBarrier({ flaws, previousVersion, minPreviousVersion }: Release, before: Version): string {
  // A flawed row may hide a required stop.
  if (flaws[0] !== undefined) return flaws[0].says;
  return previousVersion === before
    ? `minPreviousVersion is ${minPreviousVersion}, and no release lies between`
    : `previousVersion is ${previousVersion}, but ${before} is the release before it`;
}

/**
 * For each position, the last position that a permitted step from there may land on. The values never decrease. A release
 * that cannot be entered stops every step before it.
 */
function farthestLandings(leg: readonly Release[]): Int32Array {
  const opensAt = openingPositions(leg);
  const farthest = new Int32Array(leg.length);
  let reach = 0;
  for (const position of leg.keys()) {
    while ((opensAt[reach + 1] ?? Number.POSITIVE_INFINITY) <= position) reach += 1;
    farthest[position] = reach;
  }
  return farthest;
}

/** For each release, the first position that meets its minimum. Neighbours mostly share a minimum, so the last lookup is kept. */
function openingPositions(leg: readonly Release[]): Int32Array {
  const opensAt = new Int32Array(leg.length);
  let known: Version | null = null;
  let opening = 0;
  for (let position = 0; position < leg.length; position += 1) {
    const { minPreviousVersion } = leg[position] as Release;
    if (minPreviousVersion !== known) {
      known = minPreviousVersion;
      opening = known === null ? 0 : positionAtOrAbove(leg, known);
    }
    opensAt[position] = opening;
  }
  return opensAt;
}
