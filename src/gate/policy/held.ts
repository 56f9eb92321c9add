import { decideSpan } from '../../release-safety/decision.ts';
import { barringHold, holdsOn } from '../../release-safety/hold.ts';
import { planHops } from '../../release-safety/plan.ts';
import type { Release } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { readSpan } from '../../release-safety/span.ts';
import type { Version } from '../../release-safety/version.ts';
import type { HeldReport, KnownIssueReport } from '../report/span-report.ts';

/**
 * What the team's own policy holds against the jump from `from` to `to`, and the newest version below `to` that the policy allows.
 *
 * @param index with the holds of the policy
 * @returns null if the policy holds nothing against the jump
 * @throws ReverseSpanError if `to` is below `from`
 */
export function heldOf(index: ReleaseIndex, from: Version, to: Version): HeldReport | null {
  const { releases } = readSpan(index, from, to);
  let passesFrom: string | null = null;
  const issues = new Map<string, KnownIssueReport>();
  let isHeld = false;
  for (const release of releases) {
    const { version } = release;
    for (const hold of holdsOn(release, version === to)) {
      isHeld = true;
      if (hold.rule === 'too-young') passesFrom = hold.passesFrom;
      if (hold.rule !== 'known-issue' && hold.rule !== 'known-issue-recreate') continue;
      const effect = hold.rule === 'known-issue' ? 'block' : 'recreate';
      const { id } = hold.issue;
      const known = issues.get(id) ?? { ...hold.issue, release: version, count: 0, effect };
      issues.set(id, { ...known, count: known.count + 1 });
    }
  }
  if (!isHeld) return null;
  return { passesFrom, issues: [...issues.values()], newest: newestLetIn(index, from, to, releases) };
}

function newestLetIn(
  index: ReleaseIndex,
  from: Version,
  to: Version,
  releases: readonly Release[],
): HeldReport['newest'] {
  if (releases.every((release) => barringHold(release, release.version === to) === undefined)) return null;
  // No jump may cross this release, so nothing beyond it can be reached.
  const wall = releases.findIndex((release) => barringHold(release, false) !== undefined);
  const open = (wall === -1 ? releases : releases.slice(0, wall)).filter(
    (release) => barringHold(release, true) === undefined,
  );
  const version = open.at(-1)?.version;
  if (version === undefined) return null;
  const { decision } = decideSpan(index, from, version);
  return { version, decision, hop: planHops(index, from, version).hops?.[0] ?? null };
}
