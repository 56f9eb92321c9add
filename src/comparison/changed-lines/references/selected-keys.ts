import type { Detection } from '../../../deployment/detect.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import type { Version } from '../../../release-safety/version.ts';
import type { Tree } from '../../../repository/tree.ts';
import { bareLines } from '../../../syntax/text-lines.ts';
import type { LineChange } from '../../object-change.ts';
import { isRead, notUnderstood, only } from '../changed-file.ts';
import type { KnownLines } from '../known-lines.ts';
import { linesBeside, type Outline, outlineOf, restOfBlock } from '../lines/line-outline.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { ownerOf } from '../literals/literal-owner.ts';
import { changedLines, type VersionLiteral } from '../literals/version-literals.ts';
import { areEqual, type Compared, versionsIn } from './changed-references.ts';
import { type ChangedWord, VERSION } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';
import { filesSelectedBy, type SelectedFiles } from './selected-files.ts';

/** So many changed lines are asked for. */
const MOST_LINES = 10;

/** A changed line that may select another key than before: a profile, a stage, an anchor, a job that it extends. */
export interface Selection {
  readonly line: number;
  /** The part of a path or of a name in which the line differs. */
  readonly was: string;
  readonly is: string;
  /** The parts behind it: `lightdash` in `versions.prod.lightdash`. */
  readonly behind: readonly string[];
  /** The files with both words: the one with the line, and those that it names. */
  readonly files: readonly string[];
  readonly selected: SelectedFiles;
}

/** The words of changed lines that stand elsewhere in the file, or in one that it names, as those that they replace do. */
export async function selectionsIn(
  words: readonly ChangedWord[],
  path: string,
  text: string,
  named: NamedFiles,
  head: Tree,
) {
  const found: Selection[] = [];
  const others = new Map<string, string>();
  if (words.length > 0)
    for (const file of named.namedIn(text)) if (file !== path) others.set(file, (await readTextFile(head, file)) ?? '');
  for (const word of words.slice(0, MOST_LINES)) {
    const part = differingPart(word);
    if (part === null || saysWhatVersionIs(word)) continue;
    const { line } = word.after;
    const rest = text.split('\n').filter((_, index) => index !== line - 1);
    const files = [[path, rest.join('\n')] as const, ...others].filter(
      ([, each]) => hasWord(each, part.was) && hasWord(each, part.is),
    );
    const selected = await filesSelectedBy(word, { path, text, others }, named, head);
    if (files.length + selected[0].length > 0)
      found.push({ line, ...part, files: files.map(([file]) => file), selected });
  }
  return found;
}

/** Judges them by the versions below both keys (docs/supported-files.md#any-other-file), unless a reader follows them. */
export async function compareSelections(
  selections: readonly Selection[],
  { path, sides, known }: Compared,
): Promise<LineChange[]> {
  const changes: LineChange[] = [];
  if (sides.after.objects.some(({ carrier }) => carrier === path)) return changes;
  const [base, head] = [
    { tree: sides.base, ...sides.before, read: known.before },
    { tree: sides.head, ...sides.after, read: known.after },
  ];
  for (const { line, was, is, behind, files, selected } of selections) {
    if (isRead({ line, text: '' }, path, known.after)) continue;
    const versionsOf = async (side: Side, word: string, selectedFiles: readonly string[]) =>
      (await versionsIn(side.tree, side.objects, selectedFiles, known)) ??
      (await versionsBelow([word, ...behind], files, side, known));
    const [before, after] = [await versionsOf(base, was, selected[0]), await versionsOf(head, is, selected[1])];
    const place = { file: path, line, column: 1 };
    // Of two files that a tool loads, one may leave the version to what both load.
    const areLoaded = selected.every((all) => all.length > 0) && before.size + after.size > 0;
    if (areEqual(before, after) || (!areLoaded && (before.size === 0 || after.size === 0))) continue;
    const [from, to] = [only(before), only(after)];
    const found = `${product.name} had the version below ${quoteText(was)}, and has the one below ${quoteText(is)}`;
    const mustBeListed = [...before, ...after];
    if (from === null || to === null) changes.push(notUnderstood(place, found, { from, to, mustBeListed }));
    else changes.push({ line: { id: `line:${path}#${line}`, mustBeListed }, place, from, to, problem: null });
  }
  return changes;
}

/** One side of the change, with `file:line` of what a reader has understood there. */
interface Side extends Pick<Detection, 'objects'> {
  readonly tree: Tree;
  readonly read: ReadonlySet<string>;
}

/** The versions of the service that stand below all of some keys in files, or that these deploy to an environment of that name. */
async function versionsBelow(
  words: readonly [string, ...string[]],
  files: readonly string[],
  { tree, objects, read }: Side,
  known: KnownLines,
): Promise<ReadonlySet<Version>> {
  const found = new Set<Version>();
  for (const { id, carrier, version } of objects)
    if (version !== null && files.includes(carrier) && id.endsWith(`@${words[0]}`)) found.add(version);
  for (const file of files) {
    const text = (await readTextFile(tree, file)) ?? '';
    const lines = bareLines(text, file).map(outlineOf);
    const { after } = changedLines('', text, known.settings.tagSuffix, file);
    for (const literal of after) {
      const keys = [...keysOf(literal), ...headsAbove(lines, literal.line - 1)];
      if (!words.every((word) => keys.some((key) => hasWord(key, word)))) continue;
      if (isRead(literal, file, read) || ownerOf(literal, file, known)?.use === 'tag') found.add(literal.version);
    }
  }
  return found;
}

/** The name of a stage of a Dockerfile. */
const STAGE = /^FROM\s.{1,300}\sAS\s{1,9}(\S+)/i;
/** The profiles of a service of compose. */
const PROFILES = /^profiles:/;

/** What stands in front of a version on its line, the keys above it, and what the item of a list begins with. */
function keysOf({ key, text, inFront, around: { sections, item } }: VersionLiteral): readonly string[] {
  const own = inFront.split(/[,;]/).at(-1) ?? '';
  return [key, own, STAGE.exec(text)?.[1] ?? '', ...sections, item];
}

/** The keys and the list items around a line, and the profiles of its block, by which a tool selects it. */
function headsAbove(lines: readonly Outline[], own: number): string[] {
  let column = lines[own]?.indent ?? 0;
  const heads = [...restOfBlock(lines, own)].filter((line) => line.indent === column && PROFILES.test(line.text));
  let isInItem = lines[own]?.isItem === true;
  for (const line of linesBeside(lines, own, -1)) {
    const isAround = line.indent < column || (line.indent === column && line.isItem && !isInItem);
    if (!isAround && !(line.indent === column && PROFILES.test(line.text))) continue;
    heads.push(line);
    if (line.indent < column || line.isItem) [column, isInItem] = [line.indent, line.isItem];
  }
  return heads.map(({ text }) => text);
}

/** Whether a text has a word that is no part of a longer one. */
function hasWord(text: string, word: string): boolean {
  return text.includes(word) && text.split(/[^\w-]+/).includes(word);
}

/**
 * Whether a word stands beside a version, so that it says what that is of. A member of something (`versions.prod`) is one
 * of several arguments, and what a script gets (`deploy.sh prod`) is its own.
 */
function saysWhatVersionIs({ after, was, inFront, behind }: ChangedWord): boolean {
  const isOwn = /^[A-Za-z_]\w*\.\w/.test(was) || /\w\.(?:sh|bash|py|rb|[jt]s)\s{1,3}$/.test(inFront);
  const [own, next] = [inFront.split(/[,;]/).at(-1), behind.split(/[,;]/, 1)[0]];
  return VERSION.test(isOwn ? `${own} ${next}` : after.text);
}

/** The one part in which two paths or names differ: `.stable.tag` and `.next.tag` in `stable` and `next`. */
function differingPart({ was, is }: ChangedWord): Pick<Selection, 'was' | 'is' | 'behind'> | null {
  const [old, now] = [was, is].map((each) => each.split(/[/.]/)) as [string[], string[]];
  const [at, ...others] = [...now.keys()].filter((index) => now[index] !== old[index]);
  if (old.length !== now.length || at === undefined || others.length > 0) return null;
  const [one, other] = [old[at] ?? '', now[at] ?? ''];
  const isName = [one, other].every((each) => /^[A-Za-z][\w-]{1,99}$/.test(each));
  return isName ? { was: one, is: other, behind: now.slice(at + 1).filter(Boolean) } : null;
}
