import { isProblem } from '../../deployment/chart-repository.ts';
import type { Place } from '../../problems/place.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { nameTest } from './about-service.ts';
import { changedReferences, compareDropped, compareReferences, repeatsVariables } from './changed-references.ts';
import {
  type ChangedFile,
  compareHalfPairs,
  compareOverride,
  imageLine,
  isRead,
  notUnderstood,
  type OwnLiteral,
} from './half-pairs.ts';
import { type KnownLines, readKnown } from './known-lines.ts';
import { type LiteralUse, ownerOf, ownerTest } from './literal-owner.ts';
import { compareMoved, compareSuccessor, type Moved, tagsOf } from './moved-versions.ts';
import { NamedFiles } from './named-files.ts';
import { versionsIn, versionsNear } from './standing-lines.ts';
import {
  changedLines,
  isTooLarge,
  type LiteralPair,
  namedLines,
  pairLiterals,
  type VersionLiteral,
} from './version-literals.ts';
import { isContent, textsOnBothSides } from './watched-files.ts';

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
  // Most changes contain no version, so what the readers know is gathered late.
  let known: KnownLines | null = null;
  let mayBeOurs: ReturnType<typeof ownerTest> | null = null;
  let asked = 0;
  const hasName = nameTest(settings);
  const changes: LineChange[] = [];
  const files: ChangedFile[] = [];
  const watched = changedPaths.filter(sides.isWatched);
  const named = new NamedFiles(
    new Set([...(await sides.base.entries()).keys(), ...(await sides.head.entries()).keys()]),
  );
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
    const references = isOnBothSides ? changedReferences(changed, path, named) : [];
    const mayLose = isOnBothSides && changed.plainBefore.some(({ text }) => hasName(text) || TAKES_TAG.test(text));
    const mayRefer = references.some(({ isFile }) => isFile) || (references.length > 0 && hasName(after ?? ''));
    if (!hasLiterals && !mayRefer && !mayLose) continue;
    known ??= await readKnown(sides, watched);
    mayBeOurs ??= ownerTest(known);
    const file: ChangedFile = { path, oldPath, isOnBothSides, changed, gone: [], come: [] };
    for (const pair of pairLiterals(changed)) {
      const isOurs = [pair.before, pair.after].some((each) => each !== null && mayBeOurs?.(each, path));
      if (!isOurs || isExplained(pair, file, known)) continue;
      asked += 1;
      if (asked > MOST_VERSIONS) {
        const place = { file: path, line: (pair.after ?? pair.before)?.line ?? null, column: 1 };
        const found = `more than ${MOST_VERSIONS} versions next to the name of ${product.name} change, and this is the first of the others`;
        return [...changes, notUnderstood(place, found)];
      }
      const [lost, found] = [ownLiteral(pair.before, oldPath, known), ownLiteral(pair.after, path, known)];
      if (pair.before === null || pair.after === null) {
        if (lost !== null) file.gone.push(lost);
        if (found !== null) file.come.push(found);
      } else if (isOnBothSides) {
        const use = found ?? lost;
        const uses = use?.mayBeChart === true ? [use, { ...use, use: 'chart' as const }] : [use];
        for (const each of uses) {
          const change = await compareLiterals(pair.before, pair.after, each, file, sides);
          if (change !== null) changes.push(change);
        }
      }
    }
    files.push(file);
    if (!isOnBothSides) continue;
    changes.push(...(await compareReferences(file, references, [before, after], named, sides, known)));
    const dropped = compareDropped(file, references, [before, after], known);
    if (dropped !== null && file.come.length === 0) changes.push(dropped);
  }
  if (known === null) return changes;
  changes.push(...compareMoved(files, known));
  const standing = files.some(({ come }) => come.length > 0) ? await versionsIn(sides.base, known, sides) : [];
  // What a reader reads whole does not come from a line beside it.
  const isReadWhole = (path: string) =>
    sides.after.objects.some(
      ({ version, carrier, inputs }) => version !== null && [carrier, ...inputs].includes(path),
    ) && !sides.after.objects.some(({ version, carrier }) => version === null && carrier === path);
  const deployed = [...standing, ...sides.before.objects].filter(({ version }) => version !== null);
  const holders = standing.map(({ place }) => place.file);
  const [gone, come]: [Moved[], Moved[]] = [[], []];
  for (const file of files) {
    if (file.isOnBothSides && (await repeatsVariables(file, sides))) continue;
    const change = file.isOnBothSides
      ? compareHalfPairs(file, known, isReadWhole(file.path) ? new Set() : versionsNear(file.path, deployed))
      : compareOverride(file, versionsNear(file.path, deployed), holders);
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
  for (const successor of [
    compareSuccessor(gone, [...come, ...ends('install')]),
    compareSuccessor(ends('removed'), come),
  ])
    if (successor !== null) changes.push(successor);
  return changes;
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

async function compareLiterals(
  before: VersionLiteral,
  after: VersionLiteral,
  ours: LiteralUse | null,
  { path }: ChangedFile,
  { rules, settings, charts }: ReadSides,
): Promise<LineChange | null> {
  if (ours === null || before.version === after.version) return null;
  const place: Place = { file: path, line: after.line, column: after.column };
  const id = `line:${path}#${after.key || 'version'}`;
  const line = { id, mustBeListed: [] };
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
