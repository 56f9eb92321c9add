import type { Detection } from '../../../deployment/detect.ts';
import type { Version } from '../../../release-safety/version.ts';
import type { Tree } from '../../../repository/tree.ts';
import { bareLines } from '../../../syntax/text-lines.ts';
import { isRead } from '../changed-file.ts';
import type { KnownLines } from '../known-lines.ts';
import { linesBeside, type Outline, outlineOf, restOfBlock } from '../lines/line-outline.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { ownerOf } from '../literals/literal-owner.ts';
import { changedLines, type VersionLiteral } from '../literals/version-literals.ts';
import { type Compared, versionsIn } from './changed-references.ts';
import { referenceTo } from './changed-words.ts';
import type { NamedFiles } from './named-files.ts';

/** So many lines of a file that name others are followed. */
const MOST_LINES = 50;
/** In a longer file, nobody looks for what takes a variable. */
const MOST_OF_A_FILE = 2_000;

/** One side of the change, with `file:line` of what a reader has understood there. */
export interface Side extends Pick<Detection, 'objects'> {
  readonly tree: Tree;
  readonly read: ReadonlySet<string>;
  readonly known: KnownLines;
  readonly named: NamedFiles;
  readonly statements: Map<string, ReturnType<typeof readStatements>>;
}

/** Both sides of the change. */
export function sidesOf({ sides, known, named }: Compared): [base: Side, head: Side] {
  return [
    { ...sides.before, tree: sides.base, read: known.before, known, named, statements: new Map() },
    { ...sides.after, tree: sides.head, read: known.after, known, named, statements: new Map() },
  ];
}

/**
 * The versions of the service that files state below all of some words: as literals, by the files that the lines there
 * name, or in a deployment of that name or environment.
 */
export async function versionsBelow(
  words: readonly [string, ...string[]],
  files: readonly string[],
  side: Side,
): Promise<ReadonlySet<Version>> {
  const found = new Set<Version>();
  const isBelow = (keys: readonly string[]) => words.every((word) => keys.some((key) => hasWord(key, word)));
  for (const file of files) {
    const { lines, statements } = await statementsIn(file, side);
    for (const { version, keys, isOwn } of statements) if (isBelow(keys) && isOwn()) found.add(version);
    for (const version of await namedBelow(file, lines, isBelow, side)) found.add(version);
  }
  return found;
}

type IsBelow = (keys: readonly string[]) => boolean;

/** The lines of a file, and the versions on them that may be the service's, each with all that may select it. */
function statementsIn(file: string, side: Side): ReturnType<typeof readStatements> {
  const found = side.statements.get(file) ?? readStatements(file, side);
  side.statements.set(file, found);
  return found;
}

async function readStatements(file: string, { known, read, tree, objects }: Side) {
  const text = (await readTextFile(tree, file)) ?? '';
  const lines = bareLines(text, file).map(outlineOf);
  const isKey = keyTest(lines, file);
  const stages = lines.map(({ text: line }) => UPON.exec(line) ?? []);
  const literals = changedLines('', text, known.settings.tagSuffix, file).after.map((each) => {
    const at = each.line - 1;
    const keys = [...keysOf(each), ...headsAbove(lines, at), ...headsOfTakers(each, lines)].filter(isKey);
    // The stages of a Dockerfile that build upon it run it as well.
    for (const [, base = '', stage = ''] of stages) if (keys.includes(base)) keys.push(stage);
    const isOwn = () => isRead(each, file, read) || ownerOf(each, file, known)?.use === 'tag';
    return { version: each.version, keys, isOwn };
  });
  // The version of a deployment may stand on any line.
  const deployed = objects.flatMap(({ id, carrier, version }) => {
    if (version === null || carrier !== file) return [];
    const at = lines.findIndex((line) => line.text === `${id.slice(id.lastIndexOf('#') + 1)}:`) + 1;
    const heads = at === 0 ? [] : [lines[at]?.text ?? '', ...headsAbove(lines, at)];
    return [{ version, keys: [id.slice(id.lastIndexOf('@') + 1), ...heads], isOwn: () => true }];
  });
  return { lines, statements: [...literals, ...deployed] };
}

/** The names of the groups that a line of an inventory stands below. */
export function groupsAbove(lines: readonly Outline[], own: number): string[] {
  return headsAbove(lines, own).flatMap((head) => /^\[?["']?([\w-]{1,99})["']?[:\]]$/.exec(head)?.[1] ?? []);
}

/** A test whether a line may select what is below it. In a workflow of GitHub, nothing selects a job by its name. */
function keyTest(lines: readonly Outline[], path: string): (text: string) => boolean {
  const isJob = ({ text, indent }: Outline) => indent === 2 && /^["']?[\w-]{1,99}["']?:$/.test(text);
  const jobs = new Set(path.startsWith('.github/') ? lines.filter(isJob).map(({ text }) => text) : []);
  return (text) => !jobs.has(text);
}

/** What selects the lines of the file that take the variable that a version is set for, outside of any block. */
function headsOfTakers({ key, line, around }: VersionLiteral, lines: readonly Outline[]): string[] {
  if (!/^[A-Za-z_]\w+$/.test(key) || around.sections.length > 0 || lines.length > MOST_OF_A_FILE) return [];
  const reference = referenceTo(key);
  const takers = lines.filter(({ text, index }) => index !== line - 1 && reference.test(text)).slice(0, MOST_LINES);
  return takers.flatMap(({ text, index }) => [STAGE.exec(text)?.[1] ?? '', ...headsAbove(lines, index)]);
}

/** The versions in the files that such lines of a file name. */
async function namedBelow(file: string, lines: readonly Outline[], isBelow: IsBelow, side: Side): Promise<Version[]> {
  const { named, tree, objects, known } = side;
  const isKey = keyTest(lines, file);
  const paths = lines
    .filter(({ text }) => NAMES_FILE.test(text))
    .filter(({ text, index }) => isBelow([text.replace(PATHS, ''), ...headsAbove(lines, index)].filter(isKey)))
    .slice(0, MOST_LINES)
    .flatMap(({ text }) => text.match(PATHS) ?? [])
    .flatMap((path) => named.at(path, file));
  return [...((await versionsIn(tree, objects, paths, known)) ?? [])];
}

/** What may be the path of a file, on a line. */
const PATHS = /(?<![\w./$}-])[\w./-]{1,199}(?:\/[\w.-]{1,99}|\.\w{1,9})(?![\w./$-])/g;
const NAMES_FILE = new RegExp(PATHS.source);

/** The name of a stage of a Dockerfile. */
const STAGE = /^FROM\s.{1,300}\sAS\s{1,9}(\S+)/i;
/** The stage that another one builds upon, and its name. */
const UPON = /^FROM\s{1,9}([\w.-]{1,99})\s{1,9}AS\s{1,9}(\S{1,99})/i;
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
  const block = [lines[own], ...restOfBlock(lines, own)].filter((line) => line !== undefined);
  const heads = block.filter((line) => line.indent === column && PROFILES.test(line.text));
  // What they list may stand below.
  for (const { index } of [...heads]) heads.push(...restOfBlock(lines, index));
  let isInItem = lines[own]?.isItem === true;
  for (const line of linesBeside(lines, own, -1)) {
    const isAround = line.isHead || line.indent < column || (line.indent === column && line.isItem && !isInItem);
    if (!isAround && !(line.indent === column && PROFILES.test(line.text))) continue;
    heads.push(line);
    if (line.isHead) break;
    if (line.indent < column || line.isItem) [column, isInItem] = [line.indent, line.isItem];
  }
  return heads.map(({ text }) => text);
}

/** Whether a text has a word that is no part of a longer one. */
export function hasWord(text: string, word: string): boolean {
  return text.includes(word) && text.split(/[^\w-]+/).includes(word);
}
