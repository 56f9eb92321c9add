import { namesServiceImage, serviceImagesIn } from '../../deployment/service-names.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { literalPattern } from '../../repository/glob.ts';
import type { Tree } from '../../repository/tree.ts';
import { linesOf } from '../../syntax/text-lines.ts';
import { type ChangedFile, only } from './changed-file.ts';
import { readTextFile } from './lines/watched-files.ts';
import { changedLines } from './literals/version-literals.ts';
import { hasVersion } from './literals/versions-in-text.ts';
import { type Compared, endsOf, versionsIn } from './references/changed-references.ts';
import { filesIn, type Reference } from './references/referring-lines.ts';
import { QUERY, WHOLE_FILE } from './variables/queries.ts';
import { valuesIn } from './variables/renamed-variables.ts';
import { handedPattern, isCommonName, plainName } from './variables/variable-syntax.ts';
import { VariableUses } from './variables/variable-uses.ts';

/** What sets the tag of the service's chart, and not that of a chart within: `browserless-chrome.image.tag=`. */
export const SETS_TAG = new RegExp(String.raw`(?<![\w.-])(?:[\w-]{0,40}${product.word}[\w-]{0,40}\.)?image\.tag["']?=`);
const ENDS_IN_TAG = new RegExp(`${SETS_TAG.source}["']?v?$`);
/** So many variables of other files are looked for. */
const MOST_NAMES = 50;
/** What comes from the settings of a repository. */
const OUTSIDE = /\$\{\{\s{0,9}(?:secrets|vars)\./;

/**
 * The one version to which all images and commands of Helm in a file lead, before and after alike, however it gets there
 * (docs/supported-files.md#any-other-file). Null if there are several, if not all are known, or if another version comes or goes.
 */
export async function tagKept(compared: Compared, { gone, come }: Pick<ChangedFile, 'gone' | 'come'>) {
  const { path, oldPath, texts, sides } = compared;
  if (!mayKeepTag(compared)) return null;
  const before = await tagTaken(sides.base, oldPath, texts[0], compared);
  if (before === null || [...gone, ...come].some(({ version }) => version !== before)) return null;
  return before === (await tagTaken(sides.head, path, texts[1], compared)) ? before : null;
}

/** Whether both texts take a tag on equally many lines, or may hand one on, and none from the settings of a repository. */
function mayKeepTag(compared: Compared): boolean {
  const { texts } = compared;
  const [before, after] = texts.map((text) => linesOf(text).filter((line) => takesTag(line, compared)).length);
  const mayHandOn = namesHandedOn(compared).some((name) => texts[0].toLowerCase().includes(name.replace(/^s\//, '')));
  return before === after && (before !== 0 || mayHandOn) && !texts.some((text) => OUTSIDE.test(text));
}

/** Whether a reference is one by which a file takes the tag that it keeps: a variable of such a line, or a file without any other version. */
export async function isOfKeptTag(reference: Reference, kept: Version, compared: Compared): Promise<boolean> {
  const { sides, known } = compared;
  if (!reference.isFile)
    return [reference.before, reference.after].every(({ text }) => {
      const names = namesHandedOn(compared);
      return takesTag(text, compared) || (names.length > 0 && handedPattern(names).test(text));
    });
  const [before, after] = endsOf(reference, compared);
  const was = await versionsIn(sides.base, sides.before.objects, before, known);
  const is = await versionsIn(sides.head, sides.after.objects, after, known);
  return [...(was ?? []), ...(is ?? [])].every((version) => version === kept);
}

function takesTag(line: string, { sides: { settings } }: Compared): boolean {
  return SETS_TAG.test(line) || namesServiceImage(line, settings.images);
}

/** The one version that all images and commands of a text take; null if they take several, or not all are known. */
async function tagTaken(tree: Tree, path: string, text: string, compared: Compared): Promise<Version | null> {
  const { sides, known } = compared;
  const uses = new VariableUses(sides, new Map());
  uses.readText(path, text, false, known);
  uses.readBesideImagesIn(path, text);
  if ([...uses.found.values()].some(({ use }) => use !== 'tag')) return null;
  const versions = imageTagsIn(text, path, compared);
  const handedOn = namesHandedOn(compared);
  for (const name of handedOn)
    for (const { version } of valuesIn(text, name, sides.settings.tagSuffix)) versions.add(version);
  const handed = handedOn.length === 0 ? [] : [...text.matchAll(handedPattern(handedOn))];
  // One with a scope is a key in another file. A variable of this text gets its value, and `valuesOf` follows that variable.
  const taken = [...uses.found].flatMap(([name, { scope }]) => (scope === undefined ? name : []));
  for (const name of new Set([...taken, ...handed.map(([, each = '']) => plainName(each))])) {
    const own = only(await valuesOf(name, tree, path, text, compared));
    if (own === null) return null;
    versions.add(own);
  }
  return only(versions);
}

/** The names under which another file takes a tag, so that a line of this one may give it a variable: `BI_TAG=$TAG`. */
function namesHandedOn({ known: { variables } }: Compared): string[] {
  const ofTags = [...variables].filter(([name, { use }]) => use === 'tag' && !isCommonName(name));
  return ofTags.map(([name]) => name).slice(0, MOST_NAMES);
}

/** The versions of the service's images in a text, and those that commands of Helm set. */
function imageTagsIn(text: string, path: string, { sides: { settings } }: Compared): Set<Version> {
  const { after } = changedLines('', text, settings.tagSuffix, path);
  const isTag = ({ text: line, version, inFront }: (typeof after)[number]) =>
    ENDS_IN_TAG.test(inFront) ||
    [...serviceImagesIn(line, settings.images)].some((image) => image.endsWith(`:${version}`));
  return new Set(after.filter(isTag).map(({ version }) => version));
}

/** The versions that a variable has in a text, and in the files that this loads or queries for it; none if something else may set it. */
async function valuesOf(name: string, tree: Tree, path: string, text: string, { named, sides }: Compared) {
  const { tagSuffix } = sides.settings;
  if (isSetUnseen(name, text)) return new Set<Version>();
  const versions = new Set(valuesIn(text, name, tagSuffix).map(({ version }) => version));
  for (const [reference, key] of sourcesOf(name, text))
    for (const file of named.at(reference, path)) {
      const content = (await readTextFile(tree, file)) ?? '';
      const literals =
        key === null ? changedLines('', content, tagSuffix, file).after : valuesIn(content, key, tagSuffix);
      // Nobody knows which of several files it is, and one may leave the version to another.
      if (literals.length === 0 && reference.includes('*')) return new Set<Version>();
      for (const { version } of literals) versions.add(version);
    }
  return versions;
}

/** The files that a text queries for a variable, by a key or as a whole (null); if it queries none, those that it loads. */
function sourcesOf(name: string, text: string): (readonly [file: string, key: string | null])[] {
  const isFor = ([, variable = '']: RegExpMatchArray) => plainName(variable) === name;
  const keys = [...text.matchAll(QUERY)].filter(isFor).map(([, , key = '', file = '']) => [file, key] as const);
  const whole = [...text.matchAll(WHOLE_FILE)].filter(isFor).map(([, , file = '']) => [file, null] as const);
  const loaded = linesOf(text).flatMap((line) => filesIn({ text: line }).map((file) => [file, name] as const));
  return keys.length + whole.length > 0 ? [...keys, ...whole] : loaded;
}

/** Whether a line sets a variable neither to a version nor by a query of a file, so that nobody can follow it. */
function isSetUnseen(name: string, text: string): boolean {
  const set = new RegExp(String.raw`(?<![\w.-])${literalPattern(name)}["']?\s{0,9}(?:[:?]?=(?!=)|:)`, 'i');
  const isSet = (line: string) =>
    set.test(line) && !hasVersion(line) && ![QUERY, WHOLE_FILE].some((way) => line.search(way) !== -1);
  return linesOf(text).some(isSet);
}
