import { namesService } from '../../../deployment/service-names.ts';
import { literalPattern } from '../../../repository/glob.ts';
import type { Tree } from '../../../repository/tree.ts';
import type { ReadSides } from '../../object-change.ts';
import type { KnownLines } from '../known-lines.ts';
import { textsNaming } from '../lines/watched-files.ts';
import { IMAGE_IN_FRONT } from '../literals/beside-image.ts';
import { namesOf } from '../literals/literal-names.ts';
import { changedLines, type VersionLiteral } from '../literals/version-literals.ts';
import { IS_PROGRAM, plainName } from './variable-syntax.ts';

/**
 * Whether a variable only gets another name (docs/supported-files.md#any-other-file): the same files set it to the same
 * versions, nothing sets the old name to one any more, and nothing set the new one before.
 */
export async function isRenamed(oldName: string, newName: string, sides: ReadSides): Promise<boolean> {
  const { base, head, oldToNew } = sides;
  const [was, is] = [oldName.split('.'), newName.split('.')];
  const [at, ...others] = [...is.keys()].filter((index) => was[index] !== is[index]);
  // Below several other keys, it is another one.
  if (was.length !== is.length || at === undefined || others.length > 0 || at < is.length - 2) return false;
  const [oldWay, newWay] = [was.slice(at), is.slice(at)];
  const moved = (path: string) => oldToNew.get(path) ?? path;
  const old = await filesWith(oldWay, base, sides, moved);
  if (old.length === 0) return keepsValues(oldName, newName, sides, moved);
  if (String(old) !== String(await filesWith(newWay, head, sides))) return false;
  return (await filesWith(oldWay, head, sides)).length === 0 && (await filesWith(newWay, base, sides)).length === 0;
}

/** Whether a variable without a version only gets another name: the same files set it to the same texts. */
async function keepsValues(was: string, is: string, sides: ReadSides, moved: (path: string) => string) {
  if ([was, is].some((name) => SOUNDS_LIKE_VERSION.test(name))) return false;
  const { base, head } = sides;
  const old = await settersOf(was, base, sides, moved);
  if (old.length === 0 || String(old) !== String(await settersOf(is, head, sides))) return false;
  return (await settersOf(was, head, sides)).length === 0 && (await settersOf(is, base, sides)).length === 0;
}

/** The lines of a tree that set a name to a text, each with its file. */
async function settersOf(name: string, tree: Tree, sides: ReadSides, moved = (path: string) => path) {
  const line = new RegExp(String.raw`^[\s-]{0,99}["']?${literalPattern(name)}["']?\s{0,9}[:=]\s{0,9}(\S.*)`, 'gm');
  const found: string[] = [];
  for await (const { path, text } of textsNaming(tree, sides, [name]))
    for (const [, value = ''] of text.matchAll(line)) found.push(`${moved(path)} ${value}`);
  return found.sort();
}

/** The line that declares a constant, with its value. */
const declarationOf = (name: string) =>
  new RegExp(
    String.raw`^[ \t]*(?:export[ \t])?(?:(?:const|let|var|final|val|local)[ \t])?${literalPattern(name)}[ \t]?(?::[ \t]?[\w<>]{1,40}[ \t]?)?:?=[ \t]?([^=\s].*)$`,
    'gm',
  );

/** A file, and its whole text on the base and on the head. */
interface File {
  readonly path: string;
  readonly texts: readonly [before: string, after: string];
}

/** Whether a constant of a program only gets another name: its value stays as written, and nothing else has either name. */
export function isRenamedConstant(was: string, is: string, { path, texts }: File): boolean {
  if (!IS_PROGRAM.test(path)) return false;
  const declared = [was, is].map((name, side) => [...(texts[side] ?? '').matchAll(declarationOf(name))]);
  const [old, now] = declared.map((all) => (all.length === 1 ? all[0]?.[1] : undefined));
  // The key of an object is none of it.
  const countIn = (name: string, text: string) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\w.])${literalPattern(name)}(?!\w|["']?\s{0,9}:(?!=))`, 'g'))].length;
  const [before, after] = texts;
  const isOnlyRenamed = countIn(is, before) + countIn(was, after) === 0 && countIn(was, before) === countIn(is, after);
  return old !== undefined && old === now && isOnlyRenamed;
}

type Literals = readonly VersionLiteral[];

/** Whether a variable has a name that nothing took before, and all that sets it in a file keeps its version (docs/supported-files.md#any-other-file). */
export function isOtherName(gone: Literals, come: Literals, variables: Pick<ReadonlySet<string>, 'has'>): boolean {
  const [[was, ...oldOnes], [is, ...newOnes]] = [namesIn(gone), namesIn(come)];
  if (was === undefined || is === undefined || oldOnes.length + newOnes.length > 0) return false;
  if (variables.has(was) || !variables.has(is)) return false;
  return String(gone.map(({ version }) => version)) === String(come.map(({ version }) => version));
}

const namesIn = (literals: Literals) => [...new Set(literals.map(({ key }) => plainName(key)))];

/** The versions that a text sets a name to. */
export function valuesIn(text: string, name: string, suffix: string): VersionLiteral[] {
  const isThere = text.toLowerCase().includes(plainName(name).replace(/^s\//, ''));
  const { after } = changedLines('', isThere ? text : '', suffix, '');
  return after.filter((literal) => namesOf(withoutImage(literal)).map(plainName).includes(plainName(name)));
}

/** The versions that a text sets a name to, or else other files, if it is the service's: below the same key, where any is. */
export async function literalsOf(name: string, text: string, tree: Tree, sides: ReadSides): Promise<VersionLiteral[]> {
  const { settings } = sides;
  const set = valuesIn(text, name, settings.tagSuffix);
  const keysAbove = /^(.+)\.[^.]+$/.exec(name)?.[1] ?? '';
  const key = new RegExp(String.raw`^["'\s-]*${literalPattern(keysAbove.replace(/^.*\./, ''))}["']?\s{0,9}[:=]`);
  const ofKey = () => set.filter(({ around }) => around.sections.some((line) => keysAbove !== '' && key.test(line)));
  if (set.length > 0) return ofKey().length > 0 ? ofKey() : set;
  if (!namesService(`${name}=`, settings)) return set;
  for await (const other of textsNaming(tree, sides)) set.push(...valuesIn(other.text, name, settings.tagSuffix));
  if (ofKey().length > 0) return ofKey();
  const below = set.filter(({ around }) => around.sections.some((line) => namesService(line, settings)));
  return below.length > 0 && namesService(`${keysAbove}=`, settings) ? below : set;
}

const SOUNDS_LIKE_VERSION = /(?:version|tag)$/i;

/** Whether a name is that of a variable that makes up a version of the service, or sounds so (docs/supported-files.md#any-other-file). */
export function isVersionName(name: string, { variables, settings }: KnownLines): boolean {
  return variables.has(plainName(name)) || (SOUNDS_LIKE_VERSION.test(name) && namesService(`${name}=`, settings));
}

/** An image in front of its tag is no name, but what stands in front of the image may be. */
function withoutImage(literal: VersionLiteral): VersionLiteral {
  const inFront = literal.inFront.replace(IMAGE_IN_FRONT, '');
  return inFront === literal.inFront ? literal : { ...literal, inFront, key: '-' };
}

/** The files of a tree that set a name to versions, perhaps below a key, each in one text with these. @param way the name, behind that key */
async function filesWith(way: readonly string[], tree: Tree, sides: ReadSides, moved = (path: string) => path) {
  const found: string[] = [];
  const [name = '', above] = [...way].reverse();
  const isBelow = ({ key, around }: VersionLiteral) =>
    above === undefined || key.endsWith(way.join('.')) || around.sections.some((line) => wordOf(above).test(line));
  for await (const { path, text } of textsNaming(tree, sides, [...way])) {
    const isThere = way.every((word) => wordOf(word).test(text));
    const versions = isThere ? valuesIn(text, name, sides.settings.tagSuffix).filter(isBelow) : [];
    if (versions.length > 0) found.push(`${moved(path)} ${versions.map(({ version }) => version)}`);
  }
  return found.sort();
}

/** A name as a whole word. */
export function wordOf(name: string, flags = ''): RegExp {
  return new RegExp(String.raw`(?<!\w)${literalPattern(name)}(?!\w)`, flags);
}
