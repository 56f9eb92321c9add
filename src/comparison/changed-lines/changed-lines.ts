import { isProblem } from '../../deployment/chart-repository.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { nameTest } from './about-service.ts';
import { compareImages } from './changed-images.ts';
import { compareReferences, sortReferences } from './changed-references.ts';
import { compareDropped, repeatsVariables } from './dropped-variables.ts';
import {
  type ChangedFile,
  compareHalfPairs,
  imageLine,
  isRead,
  notUnderstood,
  type OwnLiteral,
  ownVariables,
} from './half-pairs.ts';
import { type KnownLines, readKnown } from './known-lines.ts';
import { changedReferences } from './line-references.ts';
import { type LiteralUse, ownerOf, ownerTest } from './literal-owner.ts';
import { type LiteralPair, pairLiterals } from './literal-pairs.ts';
import { compareMoved, compareSuccessor, type Moved, tagsOf } from './moved-versions.ts';
import { NamedFiles } from './named-files.ts';
import { compareOverride } from './override-files.ts';
import { versionsIn, versionsNear } from './standing-lines.ts';
import { changedLines, namedLines, type VersionLiteral } from './version-literals.ts';
import { isContent, isTooLarge, textsNaming, textsOnBothSides } from './watched-files.ts';

/**
 * The most versions about the service that one comparison asks an owner for. Each costs up to a few milliseconds of
 * matching, and nobody changes as many by hand.
 */
const MOST_VERSIONS = 1_000;

/** What a line contains that takes a tag. */
const TAKES_TAG = /\btag\b/;

/**
 * Judges the changed lines that no reader reads (docs/supported-files.md#any-other-file). If one version of the service
 * replaces another in a changed line, that is a change of its own. If only one of the two versions is known, it is
 * `not-understood`.
 *
 * @param changedPaths the paths that differ
 * @param whole what happens to the objects
 */
export async function compareChangedLines(
  sides: ReadSides,
  changedPaths: readonly string[],
  whole: readonly ObjectChange[],
): Promise<LineChange[]> {
  const { renames, settings } = sides;
  const oldPaths = new Set(renames.values());
  const hasName = nameTest(settings);
  const watched = changedPaths.filter(sides.isWatched);
  const named = new NamedFiles(
    new Set([...(await sides.base.entries()).keys(), ...(await sides.head.entries()).keys()]),
  );
  // Most changes contain no version, so what the readers know is gathered late.
  let literals: LiteralComparison | null = null;
  const changes: LineChange[] = [];
  const files: ChangedFile[] = [];
  for await (const each of textsOnBothSides(sides, watched, Number.POSITIVE_INFINITY)) {
    const { path, oldPath, before, after } = each;
    // A renamed file is compared under its new name.
    if (after === null && oldPaths.has(path)) continue;
    if ([before, after].every((text) => text === null || isContent(text))) continue;
    const isOnBothSides = before !== null && after !== null;
    if ([before, after].some((text) => text !== null && isTooLarge(text))) {
      if (isOnBothSides) changes.push(...judgeLargeText(path, before, after, hasName));
      continue;
    }
    const changed = changedLines(before ?? '', after ?? '', settings.tagSuffix, path);
    const hasLiterals = changed.before.length + changed.after.length > 0;
    const references = isOnBothSides ? changedReferences(changed, path, [before, after], named) : [];
    const mayLose = isOnBothSides && changed.plainBefore.some(({ text }) => hasName(text) || TAKES_TAG.test(text));
    const mayRefer = references.some(({ isFile }) => isFile) || (references.length > 0 && hasName(after ?? ''));
    if (!hasLiterals && !mayRefer && !mayLose) continue;
    literals ??= new LiteralComparison(sides, await readKnown(sides, watched), edgesOf(whole));
    const { known } = literals;
    const file: ChangedFile = { path, oldPath, isOnBothSides, changed, gone: [], come: [] };
    const compared = await literals.compare(file);
    const image = isOnBothSides && !literals.isExhausted ? compareImages(file, known) : null;
    changes.push(...(image === null ? compared : withImage(compared, image)));
    if (literals.isExhausted) return changes;
    files.push(file);
    if (!isOnBothSides) continue;
    const both = { path, oldPath, changed, texts: [before, after] as const, named, sides, known };
    const { judged, renamed } = await sortReferences(references, both);
    changes.push(...(await compareReferences(both, judged)));
    const dropped = compareDropped(both, [...judged, ...renamed]);
    if (dropped !== null && file.come.length === 0) changes.push(dropped);
  }
  if (literals === null) return changes;
  return [...changes, ...(await compareUnpaired(files, literals.known, sides, whole))];
}

/** The changes of a file's lines, under another image: that is a change of its own if no version changes. */
function withImage(changes: readonly LineChange[], image: LineChange): LineChange[] {
  const marked = changes.map((each) => ({ ...each, buildChanged: 'image' as const }));
  return marked.length === 0 && image.from === image.to ? [image] : marked;
}

/** Compares the versions on the changed lines of files, up to a limit for all files together. */
class LiteralComparison {
  readonly #mayBeOurs: ReturnType<typeof ownerTest>;
  #asked = 0;

  constructor(
    private readonly sides: ReadSides,
    readonly known: KnownLines,
    private readonly edges: Edges,
  ) {
    this.#mayBeOurs = ownerTest(known);
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
      if (!isOurs || (isExplained(pair, file, known) && !isSwitched(pair, file, known, this.edges))) continue;
      this.#asked += 1;
      if (this.isExhausted) {
        const place = { file: path, line: (after ?? before)?.line ?? null, column: 1 };
        const found = `more than ${MOST_VERSIONS} versions next to the name of ${product.name} change, and this is the first of the others`;
        return [...changes, notUnderstood(place, found)];
      }
      const [lost, found] = [ownLiteral(before, oldPath, known), ownLiteral(after, path, known)];
      if (before === null || after === null) {
        if (lost !== null) file.gone.push(lost);
        if (found !== null) file.come.push(found);
      } else if (isOnBothSides) {
        const use = found ?? lost;
        const uses = use?.mayBeChart === true ? [use, { ...use, use: 'chart' as const }] : [use];
        for (const each of uses) {
          const change = await compareLiterals(before, after, each, file, this.sides);
          if (change !== null) changes.push(change);
        }
      }
    }
    return changes;
  }
}

/** Compares what is left in files without a counterpart on the other side: within each file, then across files. */
async function compareUnpaired(
  files: readonly ChangedFile[],
  known: KnownLines,
  sides: ReadSides,
  whole: readonly ObjectChange[],
): Promise<LineChange[]> {
  const changes = compareMoved(files, known);
  const isAny = files.some(({ gone, come }) => gone.length + come.length > 0);
  const standing = isAny ? await versionsIn(sides.base, known, sides) : [];
  // What a reader reads whole does not come from a line beside it.
  const isReadWhole = (path: string) =>
    sides.after.objects.some(
      ({ version, carrier, inputs }) => version !== null && [carrier, ...inputs].includes(path),
    ) && !sides.after.objects.some(({ version, carrier }) => version === null && carrier === path);
  const deployed = [...standing, ...sides.before.objects].filter(({ version }) => version !== null);
  const holders = standing.map(({ place }) => place.file);
  const besides = (path: string) => (literal: OwnLiteral) => {
    const own = ownVariables(literal);
    const same = standing.filter(({ names }) => names.some((name) => own.includes(name)));
    return versionsNear(path, same.length > 0 ? same : deployed);
  };
  const [gone, come]: [Moved[], Moved[]] = [[], []];
  // The first lines about the service bring a new deployment.
  const isFirst = isAny && (await textsNaming(sides.base, sides).next()).done === true;
  for (const file of files) {
    const { before, plainBefore } = file.changed;
    if (isFirst && file.isOnBothSides && before.length + plainBefore.length === 0) continue;
    if (file.isOnBothSides && (await repeatsVariables(file, sides))) continue;
    const others = new Set(
      standing.flatMap(({ place, setting }) => (place.file === file.oldPath ? [] : (setting ?? []))),
    );
    const near = isReadWhole(file.path) ? new Set<Version>() : versionsNear(file.path, deployed);
    const change = file.isOnBothSides
      ? compareHalfPairs({ ...file, known, standing: near, others })
      : compareOverride(file, besides(file.path), holders);
    if (change !== null) {
      changes.push(change);
      continue;
    }
    gone.push(...tagsOf(file.gone));
    come.push(...tagsOf(file.come));
    const image = imageLine(file.changed.plainBefore, file.oldPath, known.before, known);
    if (image !== undefined && imageLine(file.changed.plainAfter, file.path, known.after, known) === undefined)
      gone.push({ place: { file: file.oldPath, line: image.line, column: 1 }, version: null, mustBeListed: [] });
  }
  const ends = (is: ObjectChange['change']): Moved[] =>
    whole
      .filter(({ change }) => change === is)
      .map(({ place, from, to }) => ({ place, version: from ?? to, mustBeListed: [] }));
  const successors = [compareSuccessor(gone, [...come, ...ends('install')]), compareSuccessor(ends('removed'), come)];
  return [...changes, ...successors.filter((successor) => successor !== null)];
}

/** A text that is too large counts as one change: of its lines that name the service and a version. */
function judgeLargeText(path: string, before: string, after: string, hasName: (text: string) => boolean): LineChange[] {
  const [line = namedLines(before, after, hasName)[0]] = namedLines(after, before, hasName);
  const found = `a line with the name of ${product.name} and a version changes in a text that is too large to be compared`;
  return line === undefined ? [] : [notUnderstood({ file: path, line: line.line, column: 1 }, found)];
}

function ownLiteral(literal: VersionLiteral | null, file: string, known: KnownLines): OwnLiteral | null {
  const use = literal === null ? null : ownerOf(literal, file, known);
  if (literal === null || use === null) return null;
  const { line, column } = literal;
  return { ...literal, ...use, place: { file, line, column } };
}

function isExplained({ before, after }: LiteralPair, { path, oldPath }: ChangedFile, known: KnownLines): boolean {
  return (
    (after !== null && isRead(after, path, known.after)) || (before !== null && isRead(before, oldPath, known.before))
  );
}

/**
 * Whether a line has a version of the service on both sides, and what is read there comes or goes with the change. That explains neither version,
 * because it may only be switched on or off.
 *
 * @param edges `file:line` of what is new and of what is removed
 */
function isSwitched({ before, after }: LiteralPair, { path, oldPath }: ChangedFile, known: KnownLines, edges: Edges) {
  if (before === null || after === null) return false;
  const isEnd = isRead(after, path, edges.come) || isRead(before, oldPath, edges.gone);
  return isEnd && ownLiteral(before, oldPath, known) !== null && ownLiteral(after, path, known) !== null;
}

/** Where a change brings a deployment and takes one away. */
interface Edges {
  readonly come: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
}

/** What stays explains the line that it shares with what comes or goes. */
function edgesOf(whole: readonly ObjectChange[]): Edges {
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

async function compareLiterals(
  before: VersionLiteral,
  after: VersionLiteral,
  ours: LiteralUse | null,
  { path }: ChangedFile,
  { rules, settings, charts }: ReadSides,
): Promise<LineChange | null> {
  if (ours === null) return null;
  const place: Place = { file: path, line: after.line, column: after.column };
  const [was, is] = [rangeOf(before), rangeOf(after)];
  const range = is ?? was;
  if (range !== null && (was === null || is === null || before.version !== after.version)) {
    const known = (each: VersionLiteral, ends: string | null) =>
      ours.use === 'tag' && ends === null ? each.version : null;
    const versions = { from: known(before, was), to: known(after, is) };
    return notUnderstood(place, `${quoteText(range)} is a range of versions`, versions);
  }
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
