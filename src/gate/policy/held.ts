import { decideSpan } from '../../release-safety/decision.ts';
import { barringHold, HOLD_RULES, holdsOn } from '../../release-safety/hold.ts';
import { planHops } from '../../release-safety/plan.ts';
import type { Release } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import { readSpan, type Span } from '../../release-safety/span.ts';
import type { Version } from '../../release-safety/version.ts';
import type { HoldReport, PolicyReport } from '../report/span-report.ts';

/** What the policy says against a jump in its index, and the newest version below the target that it allows, or null. */
export function policyOn(index: ReleaseIndex, { from, to, releases }: Span): PolicyReport | null {
  const holds = new Map<string, HoldReport>();
  for (const release of releases) {
    for (const { rule, says, passesFrom, issue } of holdsOn(release, release.version === to)) {
      const key = JSON.stringify([rule, says]);
      const first = { rule, decision: HOLD_RULES[rule], release: release.version, count: 0, says, passesFrom, issue };
      const known = holds.get(key) ?? first;
      holds.set(key, { ...known, count: known.count + 1 });
    }
  }
  if (holds.size === 0) return null;
  const barring = [...holds.values()].filter(({ decision }) => decision !== 'recreate');
  return {
    holds: [...holds.values()],
    passesFrom: latest(barring.map(({ passesFrom }) => passesFrom)),
    newest: barring.length > 0 ? newestLetIn(index, from, releases) : null,
  };
}

/** The last of some moments; null if one of them is not known, or if there are none. */
function latest(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((each) => each !== null);
  return known.length < moments.length ? null : (known.sort().at(-1) ?? null);
}

function newestLetIn(index: ReleaseIndex, from: Version, releases: readonly Release[]): PolicyReport['newest'] {
  // No jump may cross this release, so nothing beyond it can be reached.
  const wall = releases.findIndex((release) => barringHold(release, false) !== undefined);
  const reachable = wall === -1 ? releases : releases.slice(0, wall);
  const version = reachable.findLast((release) => barringHold(release, true) === undefined)?.version;
  if (version === undefined) return null;
  const span = readSpan(index, from, version);
  return { version, decision: decideSpan(index, span).decision, hop: planHops(index, span).hops?.[0] ?? null };
}
