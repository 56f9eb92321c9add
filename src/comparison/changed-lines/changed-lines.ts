import { namesService, serviceImagesIn } from '../../deployment/service-names.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { linesOf } from '../../syntax/text-lines.ts';
import type { LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { type ChangedFile, isRead, notUnderstood } from './changed-file.ts';
import { compareTags } from './changed-tags.ts';
import { changedValues, compareValues } from './changed-values.ts';
import type { KnownLines } from './known-lines.ts';
import { nameTest } from './lines/about-service.ts';
import { commandAt, namesAnyOf } from './lines/command-lines.ts';
import { isContent, isTooLarge, type TextsOfFile, textsOnBothSides } from './lines/watched-files.ts';
import { LiteralComparison } from './literals/literal-comparison.ts';
import { changedLines, namedLines, type PlainLine, type VersionLiteral } from './literals/version-literals.ts';
import { blankVersions } from './literals/versions-in-text.ts';
import { type Compared, compareReferences, sortReferences } from './references/changed-references.ts';
import { choicesIn, compareChoices } from './references/chosen-versions.ts';
import { changedReferences } from './references/line-references.ts';
import { movedIn } from './references/moved-words.ts';
import { NamedFiles } from './references/named-files.ts';
import type { Reference } from './references/referring-lines.ts';
import { compareSelections, selectionsIn } from './references/selected-keys.ts';
import { isOfKeptTag, SETS_TAG, tagKept } from './same-tag.ts';
import { versionsNear } from './standing-lines.ts';
import { compareUnpaired } from './unpaired-versions.ts';
import { compareDropped } from './variables/dropped-variables.ts';
import { readKnownAndHanded } from './variables/handed-tags.ts';
import { literalsOf } from './variables/renamed-variables.ts';
import { variablesOn } from './variables/variable-syntax.ts';

const NONE = { references: [], words: [], rewritten: [] };
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
    // Where versions replace each other, the words that moved with them have been judged.
    const selections = difference.selections.filter(({ was, is }) => was !== is || ofLiterals.length === 0);
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
  const { references, words, rewritten } = isOnBothSides ? changedReferences(changed, path, texts, named) : NONE;
  const selecting = [...words, ...rewritten];
  const selected = isOnBothSides ? await selectionsIn(selecting, changed, path, after, named, sides.head) : [];
  const choices = choicesIn(words, texts[1], path);
  const hasLiterals = changed.before.length + changed.after.length > 0;
  const selections = [...selected, ...(isOnBothSides ? movedIn(changed, path, texts, named) : [])];
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

/** A tag from a variable, an argument or another command. */
const TAKES = new RegExp(String.raw`${SETS_TAG.source}["']?(?:[$%]|\{\{)`);
/** What tells one command of Helm from another: `helm upgrade --install bi lightdash/lightdash`. */
const COMMAND = /\bhelm\s+(?:upgrade|install)(?:\s+(?:-i|--install))?\s+[\w./$"{}-]{1,99}(?:\s+[\w./:$"{}-]{1,199})?/;

/**
 * Judges a command of Helm for the service that was there, and now takes the tag from a variable
 * (docs/supported-files.md#any-other-file): that wins over the values and the chart, which decided before.
 *
 * @returns null if there is none, or if the variable is set to what is deployed
 */
async function compareGained({ path, changed, texts, known, sides }: Compared): Promise<LineChange | null> {
  const [before, after] = texts.map(linesOf) as [string[], string[]];
  // A command may have the version of a chart as well.
  for (const { text, line } of [...changed.plainAfter, ...changed.after].filter((each) => TAKES.test(each.text))) {
    const command = `${commandAt(after, line - 1)}\n${text}`;
    const [name] = COMMAND.exec(command) ?? [];
    if (name === undefined) continue;
    const isOurs = namesService(command, known.settings) || namesAnyOf(command, known.pins.keys());
    const old = before.flatMap((each, at) => (each.includes(name) ? `${each}\n${commandAt(before, at)}` : []));
    if (!isOurs || old.length === 0 || old.some((each) => SETS_TAG.test(each))) continue;
    const deployed = versionsNear(path, sides.before.objects);
    const found = variablesOn(text).map((variable) => literalsOf(variable, texts[1], sides.head, sides));
    const set = (await Promise.all(found)).flat();
    if (set.length > 0 && deployed.size === 1 && set.every(({ version }) => deployed.has(version))) continue;
    const why = `${quoteText(name)} takes the ${product.name} version from elsewhere now, and did not before`;
    return notUnderstood({ file: path, line, column: 1 }, why);
  }
  return null;
}

/** A word that may be the name of an image, without its tag. */
const NAME = /(?<![\w.-])[\w.-]+(?::\d{1,5}(?=\/))?(?:\/[\w.-]+)+/g;
/** So many lines of each side are compared. */
const MOST_LINES = 50;

/** A changed line; its version if it has a single one. */
interface ImageLine extends PlainLine {
  readonly version: VersionLiteral['version'] | null;
}

/**
 * The changed line that takes another image in the place of the service's, and differs in nothing else but the version
 * (docs/rules.md#decisions); null if there is none.
 */
function compareImages({ path, oldPath, changed }: ChangedFile, known: KnownLines): LineChange | null {
  const { images, tagSuffix } = known.settings;
  // A reader says so of its own files.
  if (known.pins.has(path)) return null;
  const before = new Map<string, { readonly name: string; readonly line: ImageLine }>();
  for (const line of imageLines(changed.plainBefore, changed.before)) {
    if (isRead(line, oldPath, known.before)) continue;
    for (const image of serviceImagesIn(line.text, images)) {
      const name = /^[^/]*\/[^:@]*/.exec(image)?.[0] ?? image;
      before.set(blankVersions(line.text.replace(name, '\0'), tagSuffix).trim(), { name, line });
    }
  }
  if (before.size === 0) return null;
  for (const line of imageLines(changed.plainAfter, changed.after)) {
    if (isRead(line, path, known.after)) continue;
    for (const { 0: name, index } of line.text.matchAll(NAME)) {
      const rest = `${line.text.slice(0, index)}\0${line.text.slice(index + name.length)}`;
      const was = before.get(blankVersions(rest, tagSuffix).trim());
      if (was === undefined || ofHub(was.name) === ofHub(name)) continue;
      const [from, to] = [was.line.version, line.version];
      const place = { file: path, line: line.line, column: 1 };
      const own = { id: `line:${path}#${line.line}`, mustBeListed: [] };
      return { line: own, place, from, to, problem: null, buildChanged: 'image' };
    }
  }
  return null;
}

/** An image of Docker Hub is the same with the registry in front of it. */
const ofHub = (name: string) => name.replace(/^(?:index\.)?docker\.io\//, '');

function imageLines(plain: readonly PlainLine[], literals: readonly VersionLiteral[]): ImageLine[] {
  const all = [...plain.map((line) => ({ ...line, version: null })), ...literals];
  return all.slice(0, MOST_LINES);
}
