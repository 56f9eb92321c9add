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
  const held = releases.flatMap((release) =>
    holdsOn(release, release.version === to).map((hold) => ({ hold, version: release.version })),
  );
  if (held.length === 0) return null;
  let passesFrom: string | null = null;
  const issues = new Map<string, KnownIssueReport>();
  for (const { hold, version } of held) {
    if (hold.rule === 'too-young') passesFrom = hold.passesFrom;
    if (hold.rule !== 'known-issue' && hold.rule !== 'known-issue-recreate') continue;
    const { rule, issue } = hold;
    const effect = rule === 'known-issue' ? 'block' : 'recreate';
    const known = issues.get(issue.id) ?? { ...issue, release: version, count: 0, effect };
    issues.set(issue.id, { ...known, count: known.count + 1 });
  }
  const isBarred = releases.some((release) => barringHold(release, release.version === to) !== undefined);
  return { passesFrom, issues: [...issues.values()], newest: isBarred ? newestLetIn(index, from, releases) : null };
}

function newestLetIn(index: ReleaseIndex, from: Version, releases: readonly Release[]): HeldReport['newest'] {
  // No jump may cross this release, so nothing beyond it can be reached.
  const wall = releases.findIndex((release) => barringHold(release, false) !== undefined);
  const reachable = wall === -1 ? releases : releases.slice(0, wall);
  const version = reachable.findLast((release) => barringHold(release, true) === undefined)?.version;
  if (version === undefined) return null;
  const { decision } = decideSpan(index, from, version);
  return { version, decision, hop: planHops(index, from, version).hops?.[0] ?? null };
}
