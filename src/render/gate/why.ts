import type { SpanReport } from '../../gate/report/span-report.ts';
import type { Rule } from '../../release-safety/decision.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Detail } from '../page.ts';
import { countOf, listOf } from '../words.ts';
import { type Block, firstOf, fold, item } from './blocks.ts';
import { describeFacts, type Facts, factsOf, takesLong } from './facts.ts';
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
}

/** Why a jump cannot roll. The gravest reasons are open and the others are folded. Each kind of reason comes once, whatever step it is in. */
export function whyBlocks(span: SpanReport, pen: Pen, detail: Detail): Block[] {
  // The opening already has the first of them, and known issues have their own list.
  const general = span.reasons.filter(
    (reason, at) => at > 0 && !isOfRelease(reason) && !reason.rule.startsWith('known-issue'),
  );
  const obstacles = obstaclesOf(span);
  const rest = obstacles.slice(MOST_OPEN);
  const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
  const further = firstOf(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
  return [
    ...firstOf(general, detail.rows, (reason) => item(describeReason(reason, pen)), 'reason'),
    ...obstacles.slice(0, MOST_OPEN).map((obstacle) => obstacleItem(obstacle, pen)),
    ...(obstacles.some(({ facts }) => takesLong(facts)) ? [item('Big tables, long downtime: check their size.')] : []),
    ...(detail.deep ? fold(`${countOf(count, 'more release')} not proven`, further) : further.slice(-1)),
  ];
}

/** `Why`; but releases on the way to a version that could not be checked are no reason for that. */
export function whyTitle({ decision, reasons: [first] }: SpanReport): string {
  return decision === 'unproven' && first !== undefined && !isOfRelease(first) ? 'Known of the way there' : 'Why';
}

/** Only the first reason, in one sentence, for surfaces without room for more. */
export function firstReason(span: SpanReport, pen: Pen): Block[] {
  return obstaclesOf(span)
    .slice(0, 1)
    .map((obstacle) => ({ ...obstacleItem(obstacle, pen), under: [] }));
}

function obstacleItem(obstacle: Obstacle, pen: Pen): Extract<Block, { type: 'item' }> {
  const { versions, facts, releaseDate } = obstacle;
  const names = listOf(versions.map((version) => pen.version(version)));
  const isOne = versions.length === 1;
  const when = isOne && releaseDate !== null ? ` (${dayOf(releaseDate, pen)})` : '';
  const { says, details } = describeFacts(facts, isOne, pen);
  const under = details.map((line) => item(line));
  return { type: 'item', text: `${pen.strong(names)}${when}: ${says}`, under };
}

/** The unsafe ones first: waiting does not help with them. For a jump without proof, what is missing comes before them. */
function obstaclesOf({ reasons, explanation, decision }: SpanReport): Obstacle[] {
  const releases = new Map(explanation.releases.map((release) => [release.version, release]));
  const obstacles = new Map<string, Obstacle>();
  const seen = new Set<Version>();
  for (const reason of reasons) {
    const { release: version } = reason;
    if (version === null || !isOfRelease(reason) || seen.has(version)) continue;
    seen.add(version);
    const release = releases.get(version);
    const facts = factsOf(reason, release);
    const key = JSON.stringify(facts);
    const known = obstacles.get(key);
    if (known !== undefined) obstacles.set(key, { ...known, versions: [...known.versions, version] });
    else obstacles.set(key, { versions: [version], facts, releaseDate: release?.releaseDate ?? null });
  }
  const first: Rule = decision === 'unproven' ? 'unverified' : 'verdict-false';
  const all = [...obstacles.values()];
  return [...all.filter(({ facts }) => facts.rule === first), ...all.filter(({ facts }) => facts.rule !== first)];
}
