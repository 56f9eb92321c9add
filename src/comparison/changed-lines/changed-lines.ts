import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { compareImages } from './changed-images.ts';
import {
  type ChangedFile,
  compareHalfPairs,
  imageLine,
  notUnderstood,
  type OwnLiteral,
  only,
  ownVariables,
} from './half-pairs.ts';
import { type KnownLines, readKnown } from './known-lines.ts';
import { nameTest } from './lines/about-service.ts';
import { isContent, isTooLarge, textsNaming, textsOnBothSides } from './lines/watched-files.ts';
import { LiteralComparison } from './literals/literal-comparison.ts';
import { changedLines, namedLines } from './literals/version-literals.ts';
import { compareMoved, compareSuccessor, type Moved, tagsOf } from './moved-versions.ts';
import { compareOverride } from './override-files.ts';
import { compareReferences, sortReferences } from './references/changed-references.ts';
import { changedReferences, type Reference } from './references/line-references.ts';
import { moveInNamedFiles } from './references/loaded-files.ts';
import { NamedFiles } from './references/named-files.ts';
import { compareSelections, selectionsIn } from './references/selected-keys.ts';
import { isOfKeptTag, tagKept } from './same-tag.ts';
import { versionsIn, versionsNear } from './standing-lines.ts';
import { compareDropped, repeatsVariables } from './variables/dropped-variables.ts';

const NONE = { references: [], words: [] };
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
    const { references, words } = isOnBothSides ? changedReferences(changed, path, [before, after], named) : NONE;
    const mayLose = isOnBothSides && changed.plainBefore.some(({ text }) => hasName(text) || TAKES_TAG.test(text));
    const mayRefer = references.some(({ isFile }) => isFile) || (references.length > 0 && hasName(after ?? ''));
    const selections = isOnBothSides ? await selectionsIn(words, path, after, named, sides.head) : [];
    if (!hasLiterals && !mayRefer && !mayLose && selections.length === 0) continue;
    literals ??= new LiteralComparison(sides, await readKnown(sides, watched), whole);
    const { known } = literals;
    const file: ChangedFile = { path, oldPath, isOnBothSides, changed, gone: [], come: [] };
    const compared = await literals.compare(file);
    const image = isOnBothSides && !literals.isExhausted ? compareImages(file, known) : null;
    changes.push(...(image === null ? compared : withImage(compared, image)));
    if (literals.isExhausted) return changes;
    const both = { path, oldPath, changed, texts: [before ?? '', after ?? ''] as const, named, sides, known };
    const kept = isOnBothSides ? await tagKept(both, file) : null;
    if (kept === null) files.push(file);
    if (!isOnBothSides) continue;
    const explained: Reference[] = [];
    if (kept !== null) for (const each of references) if (await isOfKeptTag(each, kept, both)) explained.push(each);
    const open = references.filter((each) => !explained.includes(each));
    const { judged, renamed } = await sortReferences(open, both);
    const referred = await compareReferences(both, judged);
    changes.push(...referred, ...(referred.length > 0 ? [] : await compareSelections(selections, both)));
    const dropped = compareDropped(both, [...judged, ...renamed, ...explained]);
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
    if (file.isOnBothSides && (await moveInNamedFiles(file, sides))) continue;
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
    const isOfReader = sides.before.objects.some(({ carrier }) => carrier === file.oldPath);
    if (image === undefined || isOfReader) continue;
    if (imageLine(file.changed.plainAfter, file.path, known.after, known) !== undefined) continue;
    const version = only(new Set(before.map((each) => each.version)));
    gone.push({ place: { file: file.oldPath, line: image.line, column: 1 }, version, mustBeListed: [] });
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
