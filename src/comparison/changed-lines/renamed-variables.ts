import { literalPattern } from '../../repository/glob.ts';
import type { Tree } from '../../repository/tree.ts';
import type { ReadSides } from '../object-change.ts';
import { IMAGE_IN_FRONT } from './beside-image.ts';
import { namesOf } from './literal-names.ts';
import { plainName } from './variable-syntax.ts';
import { changedLines, type VersionLiteral } from './version-literals.ts';
import { textsNaming } from './watched-files.ts';

/**
 * Whether a variable only gets another name (docs/supported-files.md#any-other-file): the old one is nowhere any more, the new one was
 * nowhere before, and the same files set it to the same versions.
 */
export async function isRenamed(oldName: string, newName: string, sides: ReadSides): Promise<boolean> {
  const { base, head, oldToNew, settings } = sides;
  const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  const [was, is] = [lastOf(oldName), lastOf(newName)];
  // Below another key, it is another one.
  if (was === is || oldName.slice(0, -was.length) !== newName.slice(0, -is.length)) return false;
  const set: string[] = [];
  for (const { path, text } of await textsWith(was, base, sides))
    for (const { version } of valuesIn(text, was, settings.tagSuffix))
      set.push(`${oldToNew.get(path) ?? path} ${version}`);
  const kept: string[] = [];
  for (const { path, text } of await textsWith(is, head, sides))
    for (const { version } of valuesIn(text, is, settings.tagSuffix)) kept.push(`${path} ${version}`);
  if (set.length === 0 || String(set.sort()) !== String(kept.sort())) return false;
  return (await textsWith(was, head, sides)).length === 0 && (await textsWith(is, base, sides)).length === 0;
}

/** Whether a variable has a name that nothing took before, and all that sets it in a file keeps its version. */
export function isOtherName(
  gone: readonly VersionLiteral[],
  come: readonly VersionLiteral[],
  variables: Pick<ReadonlySet<string>, 'has'>,
): boolean {
  const [was = [], is = []] = [gone, come].map((literals) => [...new Set(literals.map(({ key }) => plainName(key)))]);
  if (was.length !== 1 || is.length !== 1 || variables.has(String(was)) || !variables.has(String(is))) return false;
  return String(gone.map(({ version }) => version)) === String(come.map(({ version }) => version));
}

/** What declares a variable in a program, where nothing else can set it. */
const DECLARES = String.raw`^\s{0,99}(?:export\s{1,9})?(?:const|let|var|val|final|my|local)\s{1,9}`;

/** Whether a program only calls by another name what it declares itself. */
export function isRenamedWithin(was: string, is: string, [before, after]: readonly [string, string]): boolean {
  if (![was, is].every((name) => /^[A-Za-z_]\w{0,99}$/.test(name)) || wordOf(is).test(before)) return false;
  return new RegExp(`${DECLARES}${was}\\b`, 'm').test(before) && before.replace(wordOf(was, 'g'), is) === after;
}

/** The versions that a text sets a name to. */
export function valuesIn(text: string, name: string, suffix: string): VersionLiteral[] {
  const { after } = changedLines('', text, suffix, '');
  return after.filter((literal) => namesOf(withoutImage(literal)).map(plainName).includes(plainName(name)));
}

/** An image in front of its tag is no name, but what stands in front of the image may be. */
function withoutImage(literal: VersionLiteral): VersionLiteral {
  const inFront = literal.inFront.replace(IMAGE_IN_FRONT, '');
  return inFront === literal.inFront ? literal : { ...literal, inFront, key: '-' };
}

/** The files of a tree with a name in them. */
async function textsWith(name: string, tree: Tree, sides: ReadSides) {
  const word = wordOf(name);
  const found: { readonly path: string; readonly text: string }[] = [];
  for await (const each of textsNaming(tree, sides, [name])) if (word.test(each.text)) found.push(each);
  return found;
}

function wordOf(name: string, flags = ''): RegExp {
  return new RegExp(String.raw`(?<!\w)${literalPattern(name)}(?!\w)`, flags);
}
