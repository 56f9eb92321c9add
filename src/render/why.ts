import { groupBy } from '../deployment/group-by.ts';
import type { MigrationReport, ReleaseReport, SpanReport } from '../gate/report/span-report.ts';
import type { Detail } from '../page/page.ts';
import { capital, countOf, dayOf, endSentence, listOf, present } from '../page/words.ts';
import { product } from '../product/product.ts';
import type { Reason, Rule } from '../release-safety/decision.ts';
import { weightOf } from '../release-safety/table-impact.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, firstOf, fold, item } from './blocks.ts';
import { barOf, isBar } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { isHeld, isOfIssue } from './policy.ts';
import { describeReason, isOfRelease, worstReasons } from './reasons.ts';

/** The reasons for this many kinds of obstacles are open, and the others are folded. */
const MOST_OPEN = 5;

/** Unproven releases with the same facts. */
interface Obstacle {
  readonly versions: readonly Version[];
  readonly facts: Facts;
  /** The date of the first of them. */
  readonly releaseDate: string | null;
}

/** Why a jump cannot roll. The worst reasons are open and the others are folded. Each kind of reason comes once, whatever step it is in. */
export function whyBlocks(span: SpanReport, pen: Pen, detail: Detail): Block[] {
  // The opening already has the first of them and what else the policy bars, and known issues have their own list.
  const isTold = (reason: Reason) => isOfIssue(span, reason) || (isHeld(span) && isBar(reason));
  const opening = barOf(span) ?? span.reasons[0];
  const general = span.reasons.filter((reason) => reason !== opening && !isOfRelease(reason) && !isTold(reason));
  const obstacles = obstaclesOf(span);
  const rest = obstacles.slice(MOST_OPEN);
  const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
  const further = firstOf(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
  return [
    ...firstOf(general, detail.rows, (reason) => item(describeReason(reason, pen)), 'reason'),
    ...obstacles.slice(0, MOST_OPEN).map((obstacle) => obstacleItem(obstacle, pen)),
    ...(obstacles.some(({ facts }) => takesLong(facts))
      ? [item('Check how big these tables are. The downtime grows with them.')]
      : []),
    ...(detail.deep ? fold(`${countOf(count, 'more release')} not proven`, further) : further.slice(-1)),
  ];
}

/** `Why`; but releases on the way to a version that could not be checked are no reason for that. */
export function whyTitle({ decision, reasons: [first] }: SpanReport): string {
  return decision === 'unproven' && first !== undefined && !isOfRelease(first) ? 'Releases on the way' : 'Why';
}

/** Only the first reason, in one sentence, for surfaces without room for more. */
export function firstReason(span: SpanReport, pen: Pen): string | null {
  const [first] = obstaclesOf(span);
  return first === undefined ? null : obstacleItem(first, pen).text;
}

function obstacleItem(obstacle: Obstacle, pen: Pen): Extract<Block, { type: 'item' }> {
  const { versions, facts, releaseDate } = obstacle;
  const names = listOf(versions.map((version) => pen.version(version)));
  const isOne = versions.length === 1;
  const when = isOne && releaseDate !== null ? ` (${dayOf(releaseDate, pen)})` : '';
  const [says, ...details] = describeFacts(facts, isOne, pen);
  const under = details.map((line) => item(line));
  return { type: 'item', text: `${pen.strong(names)}${when}: ${says}`, under };
}

/** By step of the plan; then the unsafe ones first, because waiting does not help with them, or for an unproven jump those whose artifact could not be read. */
function obstaclesOf(span: SpanReport): Obstacle[] {
  const releases = new Map(span.explanation.releases.map((release) => [release.version, release]));
  const told = [...worstReasons(span, isOfRelease)].map(([version, reason]) => {
    const release = releases.get(version);
    return { version, facts: factsOf(reason, release), releaseDate: release?.releaseDate ?? null };
  });
  const all = [...groupBy(told, ({ facts }) => JSON.stringify(facts)).values()].map((same) => {
    return { ...same[0], versions: same.map(({ version }) => version) };
  });
  const first: Rule = span.decision === 'unproven' ? 'unverified' : 'verdict-false';
  const hops = span.decision === 'blocked' ? (span.plan.hops ?? []) : [];
  const rank = ({ versions: [version], facts }: (typeof all)[number]) =>
    2 * hops.findIndex(({ to }) => version !== undefined && compareVersions(version, to) <= 0) +
    Number(facts.rule !== first);
  return all.sort((one, other) => rank(one) - rank(other));
}

type Facts = ReturnType<typeof factsOf>;

/** The statements of the documents about an unproven release as plain values, so that equal ones can be shown together. Hostile until escaped. */
function factsOf({ rule, says }: Reason, release: ReleaseReport | undefined) {
  const [heaviest = null] = (release?.migrations?.files ?? [])
    .filter((file) => weightOf(file.heaviness) > 0)
    .sort((one, other) => weightOf(other.heaviness) - weightOf(one.heaviness))
    .map(({ tables, heaviness }) => ({ tables, heaviness }));
  const breaking = (['rest', 'mcp'] as const).flatMap((name) => {
    const changes = release?.api[name]?.changes;
    if (changes === undefined || changes.count === 0) return [];
    return [{ api: name.toUpperCase(), first: changes.lines[0] ?? null, count: changes.count }];
  });
  return {
    rule,
    /** Why its artifact was not read; empty if it was read. */
    problem: rule === 'unverified' ? says : '',
    /** Whether it is not safe and its artifact, which could have the reason, was read. */
    isRead: rule === 'verdict-false' && release?.explained === true,
    declared: (release?.declaredBreaks ?? []).flatMap(({ reason }) => reason ?? []),
    heaviest,
    breaking,
  };
}

/**
 * Why a release, or each of several, is not proven: its declared break, else its heaviest migration, else its breaking
 * changes, else that Lightdash says nothing. Then what else is known.
 */
function describeFacts(facts: Facts, isOne: boolean, pen: Pen): string[] {
  const { rule, declared, heaviest, breaking } = facts;
  const [first, ...more] = declared;
  const known = present(
    heaviest !== null && describeMigration(heaviest, pen),
    breaking.map((each) => describeBreaking(each, pen)),
  );
  if (first !== undefined) {
    return present(
      pen.prose(endSentence(first)),
      known,
      more.length > 0 && `${countOf(more.length, 'more declared break')}.`,
    );
  }
  const isExplained = rule === 'verdict-false' && known.length > 0;
  return isExplained ? known : [describeVerdict(facts, isOne, pen), ...known];
}

function describeVerdict({ rule, problem, isRead }: Facts, isOne: boolean, pen: Pen): string {
  const [it, artifact, were] = isOne ? ['it', 'its artifact', 'was'] : ['them', 'their artifacts', 'were'];
  switch (rule) {
    case 'verdict-false':
      // Only the artifact can have the reason.
      return `${product.name} marks ${it} as not safe${isRead ? ' and gives no reason' : `, but ${artifact} ${were} not read, so the reason is unknown`}.`;
    case 'backfilled-true':
      return `${product.name} judged ${it} in retrospect only, which is no proof.`;
    case 'unverified':
      return `${capital(artifact)} could not be read: ${pen.quote(problem)}.`;
    default:
      return `${product.name} published no verdict for ${it}.`;
  }
}

function describeMigration({ tables, heaviness }: NonNullable<Facts['heaviest']>, pen: Pen): string {
  const on = tables.length === 0 ? 'a table that it does not name' : listOf(tables.map(pen.quote), 3);
  return `A migration ${describeHeaviness(heaviness, pen)} ${on}.`;
}

/** Whether the heaviest migration takes longer the bigger its tables are, and blocks them meanwhile. */
function takesLong({ heaviest }: Facts): boolean {
  return heaviest?.heaviness.rewritesTable === true || heaviest?.heaviness.locksTable === true;
}

/** `rewrites and locks`, `scans and may rewrite`; empty if the migration does none of these. */
export function describeHeaviness(
  { rewritesTable, locksTable, scansTable }: MigrationReport['heaviness'],
  { strong }: Pen,
): string {
  const verbs = [
    ['rewrite', rewritesTable],
    ['lock', locksTable],
    ['scan', scansTable],
  ] as const;
  const known = verbs.filter(([, verdict]) => verdict === true).map(([verb]) => strong(`${verb}s`));
  const unknown = verbs.filter(([, verdict]) => verdict === 'unknown').map(([verb]) => verb);
  const parts = present(known.length > 0 && listOf(known), unknown.length > 0 && `may ${listOf(unknown)}`);
  return parts.join(known.length > 1 ? ', and ' : ' and ');
}

function describeBreaking({ api, first, count }: Facts['breaking'][number], { quote }: Pen): string {
  if (first === null) return `The ${api} API breaks in ${countOf(count, 'place')}.`;
  return `The ${api} API breaks: ${quote(first)}${count === 1 ? '' : ` and ${countOf(count - 1, 'more change')}`}.`;
}
