import type { ApiSurfaceReport, MigrationReport, ReleaseReport, SpanReport } from '../../gate/report.ts';
import type { Reason } from '../../release-safety/decision.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Detail } from '../page.ts';
import { countOf, listOf } from '../words.ts';
import { type Block, firstOf, fold, item, text } from './blocks.ts';
import type { Pen } from './pen.ts';
import { markOfVerdict } from './picture.ts';
import { describeReason, isOfRelease, releasesByVersion } from './reasons.ts';
import { dayOf } from './texts.ts';

/** Of so many releases the reasons stand open. */
const MOST_OPEN = 5;

/** Releases with the same reason. */
interface Obstacle {
  readonly versions: readonly Version[];
  readonly mark: string;
  /** Our own words, or a quoted text. */
  readonly says: string;
  /** The same of several releases. */
  readonly saysOfAll: string;
  readonly details: readonly string[];
  readonly day: string;
  /** The landing of the hop that crosses it. */
  readonly hop: Version | null;
}

/** Why a jump cannot roll: the reasons themselves, the gravest open, the others folded, by the hop that they fall on. */
export function whyBlocks(span: SpanReport, pen: Pen, detail: Detail): Block[] {
  // The opening has said the first of them.
  const general = span.reasons
    .filter((reason, at) => at > 0 && !isOfRelease(reason))
    .map((reason) => describeReason(reason, pen));
  const obstacles = obstaclesOf(span, pen);
  const grave = obstacles.filter(({ mark }) => mark === '⛔');
  const open = new Set([...grave, ...obstacles.filter(({ mark }) => mark !== '⛔')].slice(0, MOST_OPEN));
  const rest = obstacles.filter((obstacle) => !open.has(obstacle));
  const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
  const further = firstOf(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
  return [
    ...firstOf(general, detail.rows, (sentence) => item(sentence), 'reason'),
    ...byHop(
      span,
      obstacles.filter((obstacle) => open.has(obstacle)),
      pen,
    ),
    ...(detail.deep ? fold(`${countOf(count, 'more release')} not proven`, further) : further.slice(-1)),
  ];
}

/** The first reason alone, for where there is room for no more. */
export function firstReason(span: SpanReport, pen: Pen): Block[] {
  const obstacles = obstaclesOf(span, pen);
  const first = obstacles.find(({ mark }) => mark === '⛔') ?? obstacles[0];
  return first === undefined ? [] : [obstacleItem(first, pen)];
}

function byHop(span: SpanReport, obstacles: readonly Obstacle[], pen: Pen): Block[] {
  const hops = span.plan.hops ?? [];
  if (hops.length < 2) return obstacles.map((obstacle) => obstacleItem(obstacle, pen));
  return hops.flatMap(({ from, to }) => {
    const own = obstacles.filter(({ hop }) => hop === to).map((obstacle) => obstacleItem(obstacle, pen));
    return own.length === 0 ? [] : [text(`${pen.strong(`${from} → ${to}`)}:`), ...own];
  });
}

function obstacleItem({ versions, mark, says, saysOfAll, details, day }: Obstacle, pen: Pen): Block {
  const names = listOf(versions.map((version) => pen.version(version)));
  const when = day === '' ? '' : ` (${day})`;
  return item(
    `${mark} ${pen.strong(names)}${when}: ${versions.length === 1 ? says : saysOfAll}`,
    details.map((line) => item(line)),
  );
}

function obstaclesOf(span: SpanReport, pen: Pen): Obstacle[] {
  const releases = releasesByVersion(span);
  const hops = (span.plan.hops ?? []).flatMap(({ to, reasons }) =>
    reasons.flatMap(({ release }) => (release === null ? [] : [[release, to] as const])),
  );
  const hopOf = new Map(hops);
  const obstacles: Obstacle[] = [];
  const seen = new Set<Version>();
  for (const reason of span.reasons) {
    const { release: version } = reason;
    if (version === null || !isOfRelease(reason) || seen.has(version)) continue;
    seen.add(version);
    const release = releases.get(version);
    const mark = markOfVerdict(reason.rule === 'verdict-false' ? false : 'unknown');
    const { says, saysOfAll = says, details } = explain(reason, release, pen);
    const day = release?.releaseDate == null ? '' : dayOf(release.releaseDate, pen);
    const hop = hopOf.get(version) ?? span.plan.hops?.at(-1)?.to ?? null;
    const last = obstacles.at(-1);
    // Neighbours of which there is the same to say are one.
    const isSame = last?.mark === mark && last.says === says && last.hop === hop && details.length === 0;
    if (last !== undefined && isSame && last.details.length === 0) {
      obstacles[obstacles.length - 1] = { ...last, versions: [...last.versions, version], day: '' };
    } else obstacles.push({ versions: [version], mark, says, saysOfAll, details, day, hop });
  }
  return obstacles;
}

/** What is said of an obstacle. */
interface Told extends Pick<Obstacle, 'says' | 'details'> {
  /** Where it is not the same for several. */
  readonly saysOfAll?: string;
}

/** What the documents say of a release that is not proven: the declared break, else its heaviest migration, else what it breaks. */
function explain(reason: Reason, release: ReleaseReport | undefined, pen: Pen): Told {
  const isRead = release?.explained === true;
  const label = {
    says: labelOf(reason, pen, { it: 'it', artifact: 'its artifact', isRead }),
    saysOfAll: labelOf(reason, pen, { it: 'them', artifact: 'their artifacts', isRead }),
  };
  if (release === undefined) return { ...label, details: [] };
  const declared = release.declaredBreaks.map(({ reason: why }) => why).filter((why) => why !== null);
  const facts = [...heaviestMigration(release, pen), ...breakingChanges(release, pen)];
  const [first] = declared;
  if (first !== undefined) {
    const more = declared.length > 1 ? [`${countOf(declared.length - 1, 'more declared break')} below.`] : [];
    return { says: pen.prose(first), details: [...facts, ...more] };
  }
  const [fact, ...others] = facts;
  if (reason.rule !== 'verdict-false' || fact === undefined) return { ...label, details: facts };
  return { says: fact, details: others };
}

interface Subject {
  readonly it: string;
  readonly artifact: string;
  readonly isRead: boolean;
}

function labelOf({ rule, says }: Reason, pen: Pen, { it, artifact, isRead }: Subject): string {
  switch (rule) {
    case 'verdict-false':
      // The reason stands in the artifact, if anywhere.
      return `Lightdash marks ${it} as not safe${isRead ? ' and gives no reason' : `; ${artifact} ${it === 'it' ? 'was' : 'were'} not read, so the reason is unknown`}.`;
    case 'backfilled-true':
      return `Lightdash judged ${it} in retrospect only, which is no proof.`;
    case 'unverified':
      return `${artifact} could not be read: ${pen.quote(says)}.`;
    default:
      return `Lightdash published no verdict for ${it}.`;
  }
}

/** The migration that a stop takes the longest for, as far as it is known. */
function heaviestMigration({ migrations }: ReleaseReport, pen: Pen): string[] {
  const [heaviest] = (migrations?.files ?? [])
    .filter((file) => weightOf(file) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  if (heaviest === undefined) return [];
  const tables = listOf(heaviest.tables.map(pen.quote), 3);
  const verbs = describeHeaviness(heaviest.heaviness, pen);
  const isLong = heaviest.heaviness.rewritesTable === true || heaviest.heaviness.locksTable === true;
  const advice = isLong
    ? ` The stop lasts at least as long as this migration, so check ${heaviest.tables.length === 1 ? "the table's size" : 'the size of the tables'}.`
    : '';
  return [`A migration ${verbs} ${tables === '' ? 'a table that it does not name' : tables}.${advice}`];
}

function weightOf({ heaviness: { rewritesTable, locksTable, scansTable } }: MigrationReport): number {
  const weigh = (verdict: boolean | 'unknown') => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
  return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}

/** `rewrites and locks`, `scans and perhaps rewrites`. */
export function describeHeaviness(
  { rewritesTable, locksTable, scansTable }: MigrationReport['heaviness'],
  pen: Pick<Pen, 'strong'>,
): string {
  const verbs = [
    ['rewrites', rewritesTable],
    ['locks', locksTable],
    ['scans', scansTable],
  ] as const;
  const known = verbs.filter(([, verdict]) => verdict === true).map(([verb]) => pen.strong(verb));
  const unknown = verbs.filter(([, verdict]) => verdict === 'unknown').map(([verb]) => verb);
  return [
    ...(known.length === 0 ? [] : [listOf(known)]),
    ...(unknown.length === 0 ? [] : [`perhaps ${listOf(unknown)}`]),
  ].join(' and ');
}

function breakingChanges({ api }: ReleaseReport, pen: Pen): string[] {
  return (['rest', 'mcp'] as const).flatMap((name) => {
    const surface = api[name];
    return surface === null || surface.changes.count === 0 ? [] : [describeBreaking(surface, name.toUpperCase(), pen)];
  });
}

function describeBreaking({ changes: { lines, count } }: ApiSurfaceReport, label: string, pen: Pen): string {
  const [first] = lines;
  const more = count - 1;
  if (first === undefined) return `The ${label} API breaks in ${countOf(count, 'place')}.`;
  return `The ${label} API breaks: ${pen.quote(first)}${more === 0 ? '' : ` and ${countOf(more, 'more change')}`}.`;
}
