import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { type ChangedFile, notUnderstood } from './changed-file.ts';
import { compareImages } from './changed-images.ts';
import { compareTags } from './changed-tags.ts';
import { changedValues, compareValues } from './changed-values.ts';
import { readKnown } from './known-lines.ts';
import { nameTest } from './lines/about-service.ts';
import { isContent, isTooLarge, type TextsOfFile, textsOnBothSides } from './lines/watched-files.ts';
import { LiteralComparison } from './literals/literal-comparison.ts';
import { changedLines, namedLines } from './literals/version-literals.ts';
import { type Compared, compareReferences, sortReferences } from './references/changed-references.ts';
import { changedReferences, type Reference } from './references/line-references.ts';
import { NamedFiles } from './references/named-files.ts';
import { compareSelections, type Selection, selectionsIn } from './references/selected-keys.ts';
import { isOfKeptTag, SETS_TAG, tagKept } from './same-tag.ts';
import { compareUnpaired } from './unpaired-versions.ts';
import { compareDropped } from './variables/dropped-variables.ts';
import { compareGained } from './variables/gained-variables.ts';

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
  const oldPaths = new Set(sides.renames.values());
  const hasName = nameTest(sides.settings);
  const watched = changedPaths.filter(sides.isWatched);
  const named = new NamedFiles(
    new Set([...(await sides.base.entries()).keys(), ...(await sides.head.entries()).keys()]),
  );
  // Most changes contain no version, so what the readers know is gathered late.
  let literals: LiteralComparison | null = null;
  const changes: LineChange[] = [];
  const files: ChangedFile[] = [];
  for await (const each of textsOnBothSides(sides, watched, Number.POSITIVE_INFINITY)) {
    const { path, before, after } = each;
    // A renamed file is compared under its new name.
    if (after === null && oldPaths.has(path)) continue;
    if ([before, after].every((text) => text === null || isContent(text))) continue;
    if ([before, after].some((text) => text !== null && isTooLarge(text))) {
      if (before !== null && after !== null) changes.push(...judgeLargeText(path, before, after, hasName));
      continue;
    }
    const difference = await differenceOf(each, named, sides, hasName);
    if (difference === null) continue;
    literals ??= new LiteralComparison(sides, await readKnown(sides, watched), whole);
    const { file, texts } = difference;
    changes.push(...(await compareLiterals(difference, literals)));
    if (literals.isExhausted) return changes;
    const compared: Compared = { ...file, texts, named, sides, known: literals.known };
    const kept = file.isOnBothSides ? await tagKept(compared, file) : null;
    if (kept === null) files.push(file);
    if (file.isOnBothSides) changes.push(...(await compareTaken(difference, kept, compared)));
  }
  if (literals === null) return changes;
  return [...changes, ...(await compareUnpaired(files, literals.known, sides, whole))];
}

/** What differs between both sides of a file, where that may concern the service. */
interface Difference {
  readonly file: ChangedFile;
  readonly texts: Compared['texts'];
  /** The tags that replace each other and are no versions. */
  readonly values: ReturnType<typeof changedValues>;
  /** The lines that now name something else. */
  readonly references: readonly Reference[];
  /** The lines that may select another key. */
  readonly selections: readonly Selection[];
}

/** @returns null where nothing in the lines may concern the service */
async function differenceOf(
  { path, oldPath, before, after }: TextsOfFile,
  named: NamedFiles,
  sides: ReadSides,
  hasName: (text: string) => boolean,
): Promise<Difference | null> {
  const texts = [before ?? '', after ?? ''] as const;
  const isOnBothSides = before !== null && after !== null;
  const changed = changedLines(...texts, sides.settings.tagSuffix, path);
  const { references, words } = isOnBothSides ? changedReferences(changed, path, texts, named) : NONE;
  const selections = isOnBothSides ? await selectionsIn(words, path, after, named, sides.head) : [];
  const hasLiterals = changed.before.length + changed.after.length > 0;
  const mayLose = isOnBothSides && changed.plainBefore.some(({ text }) => hasName(text) || TAKES_TAG.test(text));
  const mayGain = isOnBothSides && changed.plainAfter.some(({ text }) => SETS_TAG.test(text));
  const mayRefer = references.some(({ isFile }) => isFile) || (references.length > 0 && hasName(texts[1]));
  const values = isOnBothSides ? changedValues(changed, path, sides.settings.tagSuffix) : [];
  if (!hasLiterals && !mayRefer && !mayLose && !mayGain && selections.length + values.length === 0) return null;
  const file = { path, oldPath, isOnBothSides, changed, gone: [], come: [] };
  return { file, texts, values, references, selections };
}

/** Judges the versions that replace each other on the lines of a file, and leaves the others in it. */
async function compareLiterals({ file, texts, values }: Difference, literals: LiteralComparison) {
  const changes = await literals.compare(file);
  if (!file.isOnBothSides || literals.isExhausted) return changes;
  const image = compareImages(file, literals.known);
  if (image !== null) return withImage(changes, image);
  const isOpen = changes.length + file.gone.length + file.come.length === 0;
  const tag = isOpen
    ? (compareTags(file, literals.known) ?? compareValues(values, file.path, texts[1], literals.known))
    : null;
  return tag === null ? changes : [...changes, tag];
}

/**
 * Judges what the lines of a file take the version from: what they name, what they select, and what they no longer take.
 *
 * @param kept the version that the file takes before and after, wherever it comes from; null if that is not known
 */
async function compareTaken({ file, references, selections }: Difference, kept: Version | null, compared: Compared) {
  const explained: Reference[] = [];
  if (kept !== null) for (const each of references) if (await isOfKeptTag(each, kept, compared)) explained.push(each);
  const open = references.filter((each) => !explained.includes(each));
  const { judged, renamed } = await sortReferences(open, compared);
  const referred = await compareReferences(compared, judged);
  const selected = referred.length > 0 ? [] : await compareSelections(selections, compared);
  if (file.come.length > 0) return [...referred, ...selected];
  const dropped = compareDropped(compared, [...judged, ...renamed, ...explained]);
  const gained = referred.length > 0 || file.gone.length > 0 ? null : await compareGained(compared);
  return [...referred, ...selected, ...[dropped, gained].filter((each) => each !== null)];
}

/** The changes of a file's lines, under another image: that is a change of its own if no version changes. */
function withImage(changes: readonly LineChange[], image: LineChange): LineChange[] {
  const marked = changes.map((each) => ({ ...each, buildChanged: 'image' as const }));
  return marked.length === 0 && image.from === image.to ? [image] : marked;
}

/** A text that is too large counts as one change: of its lines that name the service and a version. */
function judgeLargeText(path: string, before: string, after: string, hasName: (text: string) => boolean): LineChange[] {
  const [line = namedLines(before, after, hasName)[0]] = namedLines(after, before, hasName);
  const found = `a line with the name of ${product.name} and a version changes in a text that is too large to be compared`;
  return line === undefined ? [] : [notUnderstood({ file: path, line: line.line, column: 1 }, found)];
}
