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
  const { base, head, oldToNew } = sides;
  const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  const [was, is] = [lastOf(oldName), lastOf(newName)];
  // Below another key, it is another one.
  if (was === is || oldName.slice(0, -was.length) !== newName.slice(0, -is.length)) return false;
  const old = await filesWith(was, base, sides, (path) => oldToNew.get(path) ?? path);
  if (!/\d$/m.test(old.join('\n')) || String(old) !== String(await filesWith(is, head, sides))) return false;
  return [...(await filesWith(was, head, sides)), ...(await filesWith(is, base, sides))].length === 0;
}

type Literals = readonly VersionLiteral[];

/** Whether a variable has a name that nothing took before, and all that sets it in a file keeps its version. */
export function isOtherName(gone: Literals, come: Literals, variables: Pick<ReadonlySet<string>, 'has'>): boolean {
  const [was = [], is = []] = [gone, come].map((literals) => [...new Set(literals.map(({ key }) => plainName(key)))]);
  if (was.length !== 1 || is.length !== 1 || variables.has(String(was)) || !variables.has(String(is))) return false;
  return String(gone.map(({ version }) => version)) === String(come.map(({ version }) => version));
}

/** The versions that a text sets a name to. */
export function valuesIn(text: string, name: string, suffix: string): VersionLiteral[] {
  const { after } = changedLines('', text.toLowerCase().includes(plainName(name)) ? text : '', suffix, '');
  return after.filter((literal) => namesOf(withoutImage(literal)).map(plainName).includes(plainName(name)));
}

/** An image in front of its tag is no name, but what stands in front of the image may be. */
function withoutImage(literal: VersionLiteral): VersionLiteral {
  const inFront = literal.inFront.replace(IMAGE_IN_FRONT, '');
  return inFront === literal.inFront ? literal : { ...literal, inFront, key: '-' };
}

/** The files of a tree with a name in them, each with the versions that it sets it to. */
async function filesWith(name: string, tree: Tree, sides: ReadSides, moved = (path: string) => path) {
  const found: string[] = [];
  for await (const { path, text } of textsNaming(tree, sides, [name])) {
    const versions = wordOf(name).test(text) ? valuesIn(text, name, sides.settings.tagSuffix) : null;
    if (versions !== null) found.push(`${moved(path)} ${versions.map(({ version }) => version)}`);
  }
  return found.sort();
}

/** A name as a whole word. */
export function wordOf(name: string, flags = ''): RegExp {
  return new RegExp(String.raw`(?<!\w)${literalPattern(name)}(?!\w)`, flags);
}
