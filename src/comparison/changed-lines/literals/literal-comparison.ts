import { isProblem } from '../../../deployment/chart-repository.ts';
import { groupBy } from '../../../deployment/group-by.ts';
import { type Place, showPlace } from '../../../problems/place.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import type { Version } from '../../../release-safety/version.ts';
import type { LineChange, ObjectChange, ReadSides } from '../../object-change.ts';
import { type ChangedFile, isRead, notUnderstood, type OwnLiteral } from '../changed-file.ts';
import type { KnownLines } from '../known-lines.ts';
import { IMAGE_IN_FRONT } from './beside-image.ts';
import { type LiteralUse, ownerOf, ownerTest } from './literal-owner.ts';
import { type ChangedLines, placeKey, skeleton, type VersionLiteral } from './version-literals.ts';

/** So many versions are asked for an owner, at a few milliseconds each. Nobody changes as many by hand. */
const MOST_VERSIONS = 1_000;

/** Compares the versions on the changed lines of files, up to a limit for all files together. */
export class LiteralComparison {
  readonly #mayBeOurs: ReturnType<typeof ownerTest>;
  readonly #edges: Edges;
  #asked = 0;

  /** @param whole what happens to the objects */
  constructor(
    private readonly sides: ReadSides,
    readonly known: KnownLines,
    whole: readonly ObjectChange[],
  ) {
    this.#mayBeOurs = ownerTest(known);
    this.#edges = edgesOf(whole);
  }

  /** Whether the limit is reached. The last change says so then. */
  get isExhausted(): boolean {
    return this.#asked > MOST_VERSIONS;
  }

  /** The versions that replace others. Those without a counterpart are left in the file's `gone` and `come`. */
  async compare(file: ChangedFile): Promise<LineChange[]> {
    const { path, oldPath, isOnBothSides, changed } = file;
    const { known } = this;
    const changes: LineChange[] = [];
    for (const pair of pairLiterals(changed)) {
      const { before, after } = pair;
      const isOurs = [before, after].some((each) => each !== null && this.#mayBeOurs(each, path));
      if (!isOurs || (isExplained(pair, file, known) && !isSwitched(pair, file, known, this.#edges))) continue;
      this.#asked += 1;
      if (this.isExhausted) {
        const place = { file: path, line: (after ?? before)?.line ?? null, column: 1 };
        const found = `more than ${MOST_VERSIONS} versions next to the name of ${product.name} change, and this is the first of the others`;
        return [...changes, notUnderstood(place, found)];
      }
      const [lost, found] = [ownLiteral(before, oldPath, known), ownLiteral(after, path, known)];
      const use = found ?? lost;
      if (before === null || after === null) {
        if (lost !== null) file.gone.push(lost);
        if (found !== null) file.come.push(found);
      } else if (isOnBothSides && use !== null) changes.push(...(await this.#compareUses(before, after, use, file)));
    }
    return changes;
  }

  /** A tag that may also be the version of the chart is compared as both. */
  async #compareUses(before: VersionLiteral, after: VersionLiteral, use: LiteralUse, file: ChangedFile) {
    const uses = use.mayBeChart === true ? [use, { ...use, use: 'chart' as const }] : [use];
    const changes: LineChange[] = [];
    for (const each of uses) {
      const change = await compareLiterals(before, after, each, file, this.sides);
      if (change !== null) changes.push(change);
    }
    return changes;
  }
}

function ownLiteral(literal: VersionLiteral | null, file: string, known: KnownLines): OwnLiteral | null {
  const use = literal === null ? null : ownerOf(literal, file, known);
  if (literal === null || use === null) return null;
  const { line, column } = literal;
  return { ...literal, ...use, place: { file, line, column } };
}

function isExplained({ before, after }: LiteralPair, { path, oldPath }: ChangedFile, known: KnownLines): boolean {
  const isIn = (literal: VersionLiteral | null, file: string, places: ReadonlySet<string>) => {
    if (literal === null || !isRead(literal, file, places)) return false;
    // A reader knows the image there, and not the tag behind it: `{image: acme/bi, tag: 1.2.3}`.
    return !isRead(literal, file, known.untagged) || IMAGE_IN_FRONT.test(literal.inFront);
  };
  return isIn(after, path, known.after) || isIn(before, oldPath, known.before);
}

/**
 * Whether a line has a version on both sides, and what is read there comes or goes with the change. It may only be switched
 * on or off, which explains neither version. @param edges `file:line` of what is new and of what is removed
 */
function isSwitched({ before, after }: LiteralPair, { path, oldPath }: ChangedFile, known: KnownLines, edges: Edges) {
  if (before === null || after === null) return false;
  const isEnd = isRead(after, path, edges.come) || isRead(before, oldPath, edges.gone);
  return isEnd && ownLiteral(before, oldPath, known) !== null && ownLiteral(after, path, known) !== null;
}

/** Where a change brings a deployment and takes one away. */
type Edges = ReturnType<typeof edgesOf>;

/** What stays explains the line that it shares with what comes or goes. */
function edgesOf(whole: readonly ObjectChange[]) {
  const isEdge = ({ change }: ObjectChange) => change === 'install' || change === 'removed';
  const kept = whole.filter((each) => !isEdge(each)).flatMap(({ base, head }) => [base, head]);
  const stays = new Set(kept.flatMap((object) => (object === null ? [] : [showPlace(object.place)])));
  const of = (edge: ObjectChange['change']) =>
    whole.flatMap(({ change, place }) => (change === edge ? [showPlace(place)] : []));
  const alone = (places: readonly string[]) => new Set(places.filter((place) => !stays.has(place)));
  return { come: alone(of('install')), gone: alone(of('removed')) };
}

/** What makes a version the end of a range. */
const RANGE = /(?:[~^]|[<>]=|~>|(?<=(?:[\s=:,(]["']?))[<>])\s{0,3}$/;

/** A literal with the sign that makes it the end of a range; null if it has none. */
function rangeOf({ inFront, version }: VersionLiteral): string | null {
  const sign = RANGE.exec(inFront)?.[0];
  return sign === undefined ? null : `${sign}${version}`;
}

/** A range on either side, unless both are the same: nobody knows which version it stands for. */
function changedRange(
  before: VersionLiteral,
  after: VersionLiteral,
  { use }: LiteralUse,
  place: Place,
): LineChange | null {
  const [was, is] = [rangeOf(before), rangeOf(after)];
  const range = is ?? was;
  if (range === null || (was !== null && is !== null && before.version === after.version)) return null;
  const known = (each: VersionLiteral, end: string | null) => (use === 'tag' && end === null ? each.version : null);
  const versions = { from: known(before, was), to: known(after, is) };
  return notUnderstood(place, `${quoteText(range)} is a range of versions`, versions);
}

async function compareLiterals(
  before: VersionLiteral,
  after: VersionLiteral,
  ours: LiteralUse,
  { path }: ChangedFile,
  { rules, settings, charts }: ReadSides,
): Promise<LineChange | null> {
  const place: Place = { file: path, line: after.line, column: after.column };
  const range = changedRange(before, after, ours, place);
  if (range !== null) return range;
  if (before.version === after.version) return null;
  const line = { id: `line:${path}#${after.key || 'version'}`, mustBeListed: [] };
  const between = (from: Version, to: Version): LineChange => {
    return { line: { ...line, mustBeListed: ours.mustBeListed ? [from] : [] }, place, from, to, problem: null };
  };
  if (ours.use === 'tag') return between(before.version, after.version);
  const installed = ({ version }: VersionLiteral) =>
    charts.appVersionOf({ name: settings.chart, version, place, repository: null });
  const from = rules.from ?? (await installed(before));
  const to = rules.to ?? (await installed(after));
  if (!isProblem(from) && !isProblem(to)) return between(from, to);
  // Numbers that the chart repository does not list belong to something else.
  const isNoChart = [from, to].every((end) => isProblem(end) && /does not list/.test(end.found));
  if (isNoChart && !/chart/i.test(after.key)) return null;
  return { line, place, from: null, to: null, problem: [to, from].find(isProblem) ?? null };
}

/** A literal of the base and its replacement; null on the side where there is none or it is not clear which. */
interface LiteralPair {
  readonly before: VersionLiteral | null;
  readonly after: VersionLiteral | null;
}

/** Pairs removed with added literals: first the same text apart from the version, then the same key in the same place, then the same key. */
export function pairLiterals({ before, after }: Pick<ChangedLines, 'before' | 'after'>): LiteralPair[] {
  const pairs: LiteralPair[] = [];
  let [gone, come] = [before, after];
  for (const keyOf of [
    placeKey,
    (each: VersionLiteral) => `${each.position} ${skeleton(each)}`,
    ({ key, around }: VersionLiteral) => (key === '' ? '' : `${around.block} ${key}`),
    ({ key }: VersionLiteral) => key,
  ]) {
    const others = groupBy(come, keyOf);
    for (const [key, ones] of groupBy(gone, keyOf)) {
      const same = others.get(key) ?? [];
      // Equal counts are paired in order. Where all added versions are the same, the order does not matter.
      const isClear = ones.length === same.length || new Set(same.map(({ version }) => version)).size === 1;
      if (key === '' || !isClear) continue;
      for (let index = 0; index < Math.max(ones.length, same.length); index += 1) {
        pairs.push({
          before: ones[Math.min(index, ones.length - 1)] ?? null,
          after: same[Math.min(index, same.length - 1)] ?? null,
        });
      }
    }
    const done = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
    gone = gone.filter((each) => !done.has(each));
    come = come.filter((each) => !done.has(each));
  }
  const alone = gone.map((each): LiteralPair => ({ before: each, after: null }));
  return [...pairs, ...alone, ...come.map((each): LiteralPair => ({ before: null, after: each }))];
}
