import type { SpanReport } from '../../gate/report/span-report.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Detail } from '../page.ts';
import { countOf, listOf } from '../words.ts';
import { type Block, firstOf, fold, item, text } from './blocks.ts';
import { describeFacts, type Facts, factsOf } from './facts.ts';
import type { Pen } from './pen.ts';
import { describeReason, isOfRelease } from './reasons.ts';
import { dayOf } from './texts.ts';

/** The reasons for this many kinds of obstacles are open, and the others are folded. */
const MOST_OPEN = 5;

/** Unproven releases with the same facts. */
interface Obstacle {
  readonly versions: readonly Version[];
  readonly facts: Facts;
  /** The date of the first of them. */
  readonly releaseDate: string | null;
  /** The version at the end of the hop that crosses them. */
  readonly hop: Version | null;
}

/** Why a jump cannot roll. The gravest reasons are open and the others are folded, sorted by the hop that crosses them. */
export function whyBlocks(span: SpanReport, pen: Pen, detail: Detail): Block[] {
  // The opening already has the first of them, and known issues have their own list.
  const general = span.reasons.filter(
    (reason, at) => at > 0 && !isOfRelease(reason) && !reason.rule.startsWith('known-issue'),
  );
  const obstacles = obstaclesOf(span);
  const open = new Set(
    [...obstacles.filter(isUnsafe), ...obstacles.filter((each) => !isUnsafe(each))].slice(0, MOST_OPEN),
  );
  const shown = obstacles.filter((obstacle) => open.has(obstacle));
  const rest = obstacles.filter((obstacle) => !open.has(obstacle));
  const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
  const further = firstOf(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
  return [
    ...firstOf(general, detail.rows, (reason) => item(describeReason(reason, pen)), 'reason'),
    ...byHop(span, shown, pen),
    ...(detail.deep ? fold(`${countOf(count, 'more release')} not proven`, further) : further.slice(-1)),
  ];
}

/** Only the first reason, for surfaces without room for more. */
export function firstReason(span: SpanReport, pen: Pen): Block[] {
  const obstacles = obstaclesOf(span);
  const first = obstacles.find(isUnsafe) ?? obstacles[0];
  return first === undefined ? [] : [obstacleItem(first, pen)];
}

function byHop({ plan }: SpanReport, obstacles: readonly Obstacle[], pen: Pen): Block[] {
  const hops = plan.hops ?? [];
  if (hops.length < 2) return obstacles.map((obstacle) => obstacleItem(obstacle, pen));
  return hops.flatMap(({ from, to }) => {
    const own = obstacles.filter(({ hop }) => hop === to).map((obstacle) => obstacleItem(obstacle, pen));
    return own.length === 0 ? [] : [text(`${pen.strong(`${from} → ${to}`)}:`), ...own];
  });
}

function obstacleItem(obstacle: Obstacle, pen: Pen): Block {
  const { versions, facts, releaseDate } = obstacle;
  const names = listOf(versions.map((version) => pen.version(version)));
  const isOne = versions.length === 1;
  const when = isOne && releaseDate !== null ? ` (${dayOf(releaseDate, pen)})` : '';
  const { says, details } = describeFacts(facts, isOne, pen);
  return item(
    `${pen.strong(names)}${when}: ${says}`,
    details.map((line) => item(line)),
  );
}

function isUnsafe({ facts }: Obstacle): boolean {
  return facts.rule === 'verdict-false';
}

function obstaclesOf({ reasons, plan, explanation }: SpanReport): Obstacle[] {
  const releases = new Map(explanation.releases.map((release) => [release.version, release]));
  const hops = plan.hops ?? [];
  const hopOf = new Map(hops.flatMap(({ to, reasons: own }) => own.map(({ release }) => [release, to] as const)));
  const obstacles = new Map<string, Obstacle>();
  const seen = new Set<Version>();
  for (const reason of reasons) {
    const { release: version } = reason;
    if (version === null || !isOfRelease(reason) || seen.has(version)) continue;
    seen.add(version);
    const release = releases.get(version);
    const facts = factsOf(reason, release);
    const hop = hopOf.get(version) ?? hops.at(-1)?.to ?? null;
    const key = JSON.stringify([facts, hop]);
    const known = obstacles.get(key);
    if (known !== undefined) obstacles.set(key, { ...known, versions: [...known.versions, version] });
    else obstacles.set(key, { versions: [version], facts, releaseDate: release?.releaseDate ?? null, hop });
  }
  return [...obstacles.values()];
}
