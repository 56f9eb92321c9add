import { type Decision, decideSpan, type Reason, type UpgradeMode } from './decision.ts';
import { isProven, type Release } from './release.ts';
import { positionAtOrAbove, positionOf, type ReleaseIndex } from './release-index.ts';
import { isBelowFloor, readSpan, stopsBetween } from './span.ts';
import { compareVersions, type Version } from './version.ts';

/** One direct jump of a plan, with its own judgement. */
export interface Hop {
  readonly from: Version;
  readonly to: Version;
  readonly decision: Decision;
  readonly upgradeMode: UpgradeMode;
  readonly reasons: readonly Reason[];
}

/** Why there is no plan: no permitted jump leads to `release`. */
export interface NoPath {
  readonly rule: 'not-indexed' | 'stop-not-indexed' | 'no-way-in' | 'index-unavailable';
  readonly release: Version | null;
  /** What bars the way; hostile until escaped. */
  readonly says: string;
}

export type Plan =
  | { readonly hops: readonly Hop[]; readonly problem: null }
  | { readonly hops: null; readonly problem: NoPath };

/**
 * The fewest hops from `from` to `to` that respect the minima and the floor and land on every stop that the whole span
 * names strictly between; ties by the fewest `Recreate` hops, then the farthest first hop (DESIGN section 4, Plan).
 *
 * No hops where both versions are the same. Takes time linear in the length of the span.
 *
 * @throws ReverseSpanError where `to` is below `from`
 */
export function planHops(index: ReleaseIndex, from: Version, to: Version): Plan {
  const span = readSpan(index, from, to);
  const landings: Version[] = [];
  const belowFloor = isBelowFloor(index, from);
  const start = belowFloor ? index.floor : from;
  for (const version of new Set([start, to])) {
    if (positionOf(index.releases, version) === null) return noPath('not-indexed', version, 'no row in the index');
  }
  if (belowFloor) {
    // From below the floor every way leads over the floor itself (INTERFACE.md, Span rules 4).
    const [barrier] = decideSpan(index, from, index.floor).reasons.filter((reason) => isBarrier(reason));
    if (barrier !== undefined) return noPath('no-way-in', index.floor, `${barrier.rule} ${barrier.says}`);
    landings.push(index.floor);
  }

  const stops = stopsBetween(span).filter((stop) => compareVersions(stop, start) > 0);
  let leg = start;
  for (const target of [...stops.sort(compareVersions), to]) {
    if (positionOf(index.releases, target) === null) return noPath('stop-not-indexed', target, 'no row in the index');
    const way = shortestWay(index, leg, target);
    if (way.problem !== null) return { hops: null, problem: way.problem };
    landings.push(...way.landings);
    leg = target;
  }
  return { hops: landings.map((landing, hop) => judgeHop(index, landings[hop - 1] ?? from, landing)), problem: null };
}

/**
 * The newest indexed release that `roll` hops alone reach from `from`, not bounded by any target; null where there is
 * none (DESIGN section 4, Plan).
 *
 * Every release on such a way has to be proven, covered and open from the one before it; stops on the way are landed on.
 */
export function newestRollingVersion(index: ReleaseIndex, from: Version): Version | null {
  const start = positionOf(index.releases, from);
  if (start === null || isBelowFloor(index, from)) return null;
  let reached = start;
  for (let next = start + 1; next < index.releases.length; next += 1) {
    const release = index.releases[next] as Release;
    const before = (index.releases[reached] as Release).version;
    if (!isProven(release) || release.previousVersion !== before || !opensFrom(release, before)) break;
    reached = next;
  }
  return reached === start ? null : (index.releases[reached] as Release).version;
}

function judgeHop(index: ReleaseIndex, from: Version, to: Version): Hop {
  const { decision, upgradeMode, reasons } = decideSpan(index, from, to);
  return { from, to, decision, upgradeMode, reasons };
}

function noPath(rule: NoPath['rule'], release: Version, says: string): { hops: null; problem: NoPath } {
  return { hops: null, problem: { rule, release, says } };
}

function opensFrom(release: Release, from: Version): boolean {
  return release.minPreviousVersion === null || compareVersions(from, release.minPreviousVersion) >= 0;
}

function isBarrier({ rule }: Reason): boolean {
  return rule === 'required-stop' || rule === 'minimum-not-met';
}

type Way =
  | { readonly landings: readonly Version[]; readonly problem: null }
  | { readonly landings: null; readonly problem: NoPath };

/**
 * The best way between two indexed releases with no stop strictly between.
 *
 * A hop is permitted where every release in it is covered and open from the hop's start, so from each release one may
 * land on all releases up to a farthest one, and starting later never reaches less far. That makes one pass from the
 * end enough. `hops[i]` and `recreates[i]` are the cost from release i to the target. Among the releases with equally
 * many hops left, a later one never has more `Recreate` hops left (whatever an earlier one can do, a later one can do
 * with a part of the same releases). So only two landings can be best: the farthest, and the farthest that still rolls.
 */
function shortestWay(index: ReleaseIndex, from: Version, to: Version): Way {
  const start = positionAtOrAbove(index.releases, from);
  const leg = index.releases.slice(start, positionAtOrAbove(index.releases, to) + 1);
  const end = leg.length - 1;
  for (let position = 1; position <= end; position += 1) {
    const barrier = whatBars(leg[position] as Release, (leg[position - 1] as Release).version);
    if (barrier !== null) {
      const release = (leg[position] as Release).version;
      return { landings: null, problem: { rule: 'no-way-in', release, says: barrier } };
    }
  }

  const farthest = farthestLandings(leg);
  const farthestRolling = leg.map((_, position) => position);
  const hops = new Array<number>(leg.length).fill(0);
  const recreates = new Array<number>(leg.length).fill(0);
  const next = new Array<number>(leg.length).fill(end);
  for (let position = end - 1; position >= 0; position -= 1) {
    const following = leg[position + 1] as Release;
    if (isProven(following)) farthestRolling[position] = farthestRolling[position + 1] as number;
    const far = farthest[position] as number;
    const rolling = Math.min(far, farthestRolling[position] as number);
    hops[position] = (hops[far] as number) + 1;
    recreates[position] = (recreates[far] as number) + (rolling === far ? 0 : 1);
    next[position] = far;
    const rollsAsShort = rolling > position && hops[rolling] === hops[far];
    if (rollsAsShort && (recreates[rolling] as number) < (recreates[position] as number)) {
      recreates[position] = recreates[rolling] as number;
      next[position] = rolling;
    }
  }
  const landings: Version[] = [];
  for (let position = 0; position < end; ) {
    position = next[position] as number;
    landings.push((leg[position] as Release).version);
  }
  return { landings, problem: null };
}

/**
 * What keeps a release from being entered even from the one just before it, or null. Such a release cannot be jumped
 * over either: it would still be in the span of the jump.
 */
function whatBars(release: Release, before: Version): string | null {
  const { previousVersion, minPreviousVersion } = release;
  if (previousVersion !== before)
    return `previousVersion is ${previousVersion}, but ${before} is the release before it`;
  return opensFrom(release, before) ? null : `minPreviousVersion is ${minPreviousVersion}, and no release lies between`;
}

/** For each position the last one that a permitted hop from there may land on; it never falls from one to the next. */
function farthestLandings(leg: readonly Release[]): number[] {
  const farthest: number[] = [];
  let reach = 0;
  for (const [position, { version }] of leg.entries()) {
    reach = Math.max(reach, position);
    while (reach + 1 < leg.length && opensFrom(leg[reach + 1] as Release, version)) reach += 1;
    farthest.push(reach);
  }
  return farthest;
}
