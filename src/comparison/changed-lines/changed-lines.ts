import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { type ChangedFile, notUnderstood } from './changed-file.ts';
import { compareImages } from './changed-images.ts';
import { compareTags } from './changed-tags.ts';
import { changedValues, compareValues } from './changed-values.ts';
import { nameTest } from './lines/about-service.ts';
import { isContent, isTooLarge, type TextsOfFile, textsOnBothSides } from './lines/watched-files.ts';
import { LiteralComparison } from './literals/literal-comparison.ts';
import { changedLines, namedLines } from './literals/version-literals.ts';
import { type Compared, compareReferences, sortReferences } from './references/changed-references.ts';
import { choicesIn, compareChoices } from './references/chosen-versions.ts';
import { changedReferences } from './references/line-references.ts';
import { NamedFiles } from './references/named-files.ts';
import type { Reference } from './references/referring-lines.ts';
import { compareSelections, movedIn, selectionsIn } from './references/selected-keys.ts';
import { isOfKeptTag, SETS_TAG, tagKept } from './same-tag.ts';
import { compareUnpaired } from './unpaired-versions.ts';
import { compareDropped } from './variables/dropped-variables.ts';
import { compareGained } from './variables/gained-variables.ts';
import { readKnownAndHanded } from './variables/handed-tags.ts';

const NONE = { references: [], words: [] };
/** What a line contains that takes a tag. */
const TAKES_TAG = /\btag\b/;

/**
 * Judges the changed lines that no reader reads (docs/supported-files.md#any-other-file). A version of the service that
 * replaces another is a change of its own, and `not-understood` if one of the two is not known.
 *
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
    literals ??= new LiteralComparison(sides, await readKnownAndHanded(sides, watched), whole);
    const { file, texts } = difference;
    const ofLiterals = await compareLiterals(difference, literals);
    changes.push(...ofLiterals);
    if (literals.isExhausted) return changes;
    const compared: Compared = { ...file, texts, named, sides, known: literals.known };
    const kept = file.isOnBothSides ? await tagKept(compared, file) : null;
    if (kept === null) files.push(file);
    // Where versions replace each other, what selects them has been judged with them.
    const hasVersions = ofLiterals.length + file.gone.length + file.come.length > 0;
    const selections = difference.selections.filter(({ isMoved }) => !isMoved || !hasVersions);
    if (file.isOnBothSides) changes.push(...(await compareTaken({ ...difference, selections }, kept, compared)));
  }
  if (literals === null) return changes;
  return [...changes, ...(await compareUnpaired(files, literals.known, sides, whole))];
}

/** What differs between both sides of a file: null where nothing in the lines may concern the service. */
async function differenceOf(
  { path, oldPath, before, after }: TextsOfFile,
  named: NamedFiles,
  sides: ReadSides,
  hasName: (text: string) => boolean,
) {
  const texts = [before ?? '', after ?? ''] as const;
  const isOnBothSides = before !== null && after !== null;
  const changed = changedLines(...texts, sides.settings.tagSuffix, path);
  const { references, words } = isOnBothSides ? changedReferences(changed, path, texts, named) : NONE;
  const selected = isOnBothSides ? await selectionsIn(words, changed, path, after, named, sides.head) : [];
  const selections = isOnBothSides && hasName(after) ? [...selected, ...movedIn(changed, path, texts)] : selected;
  const choices = choicesIn(words, texts[1], path);
  const hasLiterals = changed.before.length + changed.after.length > 0;
  const mayLose = isOnBothSides && changed.plainBefore.some(({ text }) => hasName(text) || TAKES_TAG.test(text));
  const mayGain = isOnBothSides && changed.plainAfter.some(({ text }) => SETS_TAG.test(text));
  const mayRefer = references.some(({ isFile }) => isFile) || (references.length > 0 && hasName(texts[1]));
  const values = isOnBothSides ? changedValues(changed, path, sides.settings.tagSuffix) : [];
  const isAny = selections.length + values.length + choices.length > 0;
  if (!hasLiterals && !mayRefer && !mayLose && !mayGain && !isAny) return null;
  const file: ChangedFile = { path, oldPath, isOnBothSides, changed, gone: [], come: [] };
  return { file, texts, values, references, selections, choices };
}

type Difference = NonNullable<Awaited<ReturnType<typeof differenceOf>>>;

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

/** Judges what lines take the version from: what they name, select, and no longer take. @param kept {@link tagKept} */
async function compareTaken(difference: Difference, kept: Version | null, compared: Compared) {
  const { file, references, selections, choices } = difference;
  const explained: Reference[] = [];
  if (kept !== null) for (const each of references) if (await isOfKeptTag(each, kept, compared)) explained.push(each);
  const open = references.filter((each) => !explained.includes(each));
  const { judged, renamed } = await sortReferences(open, compared);
  const referred = await compareReferences(compared, judged);
  const selected = referred.length > 0 ? [] : await compareSelections(selections, compared);
  const isOpen = file.come.length === 0;
  const dropped = isOpen ? compareDropped(compared, [...judged, ...renamed, ...explained]) : null;
  const isGained = isOpen && file.gone.length + referred.length === 0;
  const gained = isGained ? await compareGained(compared) : null;
  const taken = [...referred, ...selected, ...[dropped, gained].filter((each) => each !== null)];
  return taken.length > 0 ? taken : [compareChoices(choices, compared) ?? []].flat();
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
