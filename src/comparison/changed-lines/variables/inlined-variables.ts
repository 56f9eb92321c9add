import type { DeployedObject } from '../../../deployment/deployed-object.ts';
import { namesService, serviceImagesIn } from '../../../deployment/service-names.ts';
import type { Version } from '../../../release-safety/version.ts';
import { literalPattern } from '../../../repository/glob.ts';
import type { Tree } from '../../../repository/tree.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import type { ReadSides } from '../../object-change.ts';
import { type ChangedFile, only, ownVariables } from '../changed-file.ts';
import { readTextFile, textsNaming } from '../lines/watched-files.ts';
import { hasVersion } from '../literals/versions-in-text.ts';
import { literalsOf, wordOf } from './renamed-variables.ts';

type Pair = readonly [base: DeployedObject, head: DeployedObject];

/** A problem that names a variable, and nothing else. */
const VARIABLE = /^`\$(?:\{(\w{1,99})\}|(\w{1,99}))`$/;

/**
 * Two objects, of which one has a version and the other a variable that all of its tree sets to the same version
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate): then both have it.
 */
export async function withInlined(base: DeployedObject, head: DeployedObject, sides: ReadSides): Promise<Pair> {
  const isOpenBefore = base.problem !== null;
  const [open, other, tree] = isOpenBefore ? [base, head, sides.base] : [head, base, sides.head];
  const { code, found } = open.problem ?? { code: null, found: '' };
  const [, inBraces, bare] = VARIABLE.exec(found) ?? [];
  const name = inBraces ?? bare ?? '';
  if (other.version === null || other.problem !== null || code !== 'unresolved-variable' || name === '')
    return [base, head];
  const line = linesOf((await readTextFile(tree, open.place.file)) ?? '')[(open.place.line ?? 0) - 1] ?? '';
  const isWhole = new RegExp(String.raw`:\s?["']?\$(?:\{${name}\}|${name})(?=["'\s,}\]]|$)`).test(line);
  if (!isWhole || (await versionOf(name, tree, sides)) !== other.version) return [base, head];
  const known = { ...open, version: other.version, problem: null };
  return isOpenBefore ? [known, head] : [base, known];
}

/** The one version to which all of a tree sets a variable of the service; null if there are several, or what sets it is not known. */
async function versionOf(name: string, tree: Tree, sides: ReadSides): Promise<Version | null> {
  if (!namesService(`${name}=`, sides.settings)) return null;
  const set = new RegExp(String.raw`(?<![\w.{$-])${literalPattern(name)}["']?\s{0,9}(?:[:?]?=(?!=)|:)`, 'i');
  for await (const { text } of textsNaming(tree, sides, [name]))
    if (linesOf(text).some((line) => set.test(line) && !hasVersion(line))) return null;
  return only(new Set((await literalsOf(name, '', tree, sides)).map(({ version }) => version)));
}

/**
 * Whether each version that leaves a file is that of a variable which nothing names any more, because what took it has that
 * version itself now, or the other way round (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
export async function areInlined({ path, oldPath, gone, come }: ChangedFile, sides: ReadSides): Promise<boolean> {
  const isGone = gone.length > 0;
  if (isGone === come.length > 0) return false;
  const [literals, from, own] = isGone ? ([gone, sides.base, oldPath] as const) : ([come, sides.head, path] as const);
  for (const literal of literals) {
    const name = ownVariables(literal).find((each) => namesService(`${each}=`, sides.settings));
    if (name === undefined || (await versionOf(name, from, sides)) !== literal.version) return false;
    if (!(await areTakersPlain(name, literal.version, isGone, own, sides))) return false;
  }
  return true;
}

/** Whether all files that take a variable on one side have no image but that of a version on the other, where nothing names the variable. */
async function areTakersPlain(name: string, version: Version, isGone: boolean, own: string, sides: ReadSides) {
  const [from, to] = isGone ? [sides.base, sides.head] : [sides.head, sides.base];
  const pathThere = (path: string) => (isGone ? sides.oldToNew : sides.renames).get(path) ?? path;
  const word = wordOf(name, 'i');
  for await (const { text } of textsNaming(to, sides, [name])) if (word.test(text)) return false;
  let takers = 0;
  for await (const { path, text } of textsNaming(from, sides, [name])) {
    if (path === own || !word.test(text)) continue;
    const there = (await readTextFile(to, pathThere(path))) ?? '';
    const images = [...serviceImagesIn(there, sides.settings.images)];
    if (images.length === 0 || !images.every((image) => image.endsWith(`:${version}`))) return false;
    takers += 1;
  }
  return takers > 0;
}
