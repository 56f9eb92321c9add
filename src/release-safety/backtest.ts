import { DAY_MS, parseMoment } from '../documents/moment.ts';
import { type Decision, decideSpan } from './decision.ts';
import { positionOf, type ReleaseIndex } from './release-index.ts';
import { readSpan } from './span.ts';
import { compareVersions, type Version } from './version.ts';

/** One upgrade of a backtest: at that time it would have been due. */
export interface PastUpgrade {
  /** Time of the upgrade, ISO 8601 in UTC. */
  readonly at: string;
  readonly from: Version;
  readonly to: Version;
  readonly decision: Decision;
}

/** What upgrading at a fixed interval would have meant. */
export interface Backtest {
  readonly from: Version;
  /** The version that runs at the end. */
  readonly to: Version;
  /** Days between two upgrades. */
  readonly days: number;
  readonly upgrades: readonly PastUpgrade[];
  /** Full days of the longest period in which every upgrade rolled. */
  readonly longestRollingDays: number;
  /** The period that the backtest covers, ISO 8601 in UTC. */
  readonly start: string;
  readonly end: string;
}

/**
 * Replays upgrades at a fixed interval. It starts at the release date of `from`. Every `days` days it takes the highest
 * version published so far, if that is above the running one, and judges the direct jump. That version runs afterwards,
 * even if the jump was not permitted: the team would have reached it in several steps.
 *
 * The index is the only clock, up to its newest date. A release without a usable date counts as never published.
 * Returns null if the index does not have `from`, or has no usable date for it.
 */
export function backtest(index: ReleaseIndex, from: Version, days: number): Backtest | null {
  const position = positionOf(index.releases, from);
  const start = position === null ? null : parseMoment(index.releases[position]?.releaseDate ?? null);
  if (start === null) return null;
  const published = index.releases
    .flatMap(({ version, releaseDate }) => {
      const moment = parseMoment(releaseDate);
      return moment === null ? [] : [{ version, moment }];
    })
    .sort((one, other) => one.moment - other.moment);
  const newest = published.reduce((latest, { moment }) => Math.max(latest, moment), start);
  const end = Math.max(newest, parseMoment(index.generatedAt) ?? newest);

  const upgrades: PastUpgrade[] = [];
  const stops: number[] = [start];
  let running = from;
  let highest = from;
  let next = 0;
  for (let at = start + days * DAY_MS; at <= end && next < published.length; at += days * DAY_MS) {
    for (let release = published[next]; release !== undefined && release.moment <= at; release = published[next]) {
      if (compareVersions(release.version, highest) > 0) highest = release.version;
      next += 1;
    }
    if (highest === running) continue;
    const { decision } = decideSpan(index, readSpan(index, running, highest));
    upgrades.push({ at: new Date(at).toISOString(), from: running, to: highest, decision });
    if (decision !== 'roll') stops.push(at);
    running = highest;
  }
  const stretches = stops.map((stop, at) => (stops[at + 1] ?? end) - stop);
  return {
    from,
    to: running,
    days,
    upgrades,
    longestRollingDays: Math.floor(Math.max(...stretches) / DAY_MS),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  };
}

/** How many upgrades had the given decision. */
export function countOfDecision({ upgrades }: Backtest, decision: Decision): number {
  return upgrades.filter((upgrade) => upgrade.decision === decision).length;
}

/** How many upgrades did not roll. */
export function stopsOf(past: Backtest): number {
  return past.upgrades.length - countOfDecision(past, 'roll');
}
