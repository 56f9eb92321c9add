import type { DeployedObject } from '../../deployment/deployed-object.ts';
import { namesService, namesServiceImage } from '../../deployment/service-names.ts';
import { showPlace } from '../../problems/place.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import type { Tree } from '../../repository/tree.ts';
import { linesOf } from '../../syntax/text-lines.ts';
import type { LineChange, ReadSides } from '../object-change.ts';
import { commandAt } from './command-lines.ts';
import { type ChangedFile, ITEM, isRead, notUnderstood, only } from './half-pairs.ts';
import type { KnownLines } from './known-lines.ts';
import { filesIn, type Reference, SET } from './line-references.ts';
import { isSameSetting, namesOf } from './literal-names.ts';
import { ownerOf } from './literal-owner.ts';
import { changesNothing } from './loaded-files.ts';
import type { NamedFiles } from './named-files.ts';
import { isRenamed, valuesIn } from './renamed-variables.ts';
import { ANY_VARIABLE, CHART_VARIABLE, isCommonName, plainName } from './variable-syntax.ts';
import { isPinnedBeside } from './variable-uses.ts';
import { changedLines, type PlainLine, type VersionLiteral } from './version-literals.ts';
import { readTextFile, textsNaming } from './watched-files.ts';

/** So many words at the start of a line tell what it is. */
const MOST_WORDS = 3;

/** A file with changed references, as it is compared. */
export interface Compared extends Pick<ChangedFile, 'path' | 'oldPath'> {
  /** The whole text of the file on both sides. */
  readonly texts: readonly [before: string, after: string];
  readonly named: NamedFiles;
  readonly sides: ReadSides;
  readonly known: KnownLines;
}

/**
 * Judges the lines that name the service together with a variable, a key or a file, and now name another one, one more or one less
 * (docs/supported-files.md#any-other-file): the versions at both ends are compared. Where they are not known, the change is
 * `not-understood`.
 */
export async function compareReferences(file: Compared, references: readonly Reference[]): Promise<LineChange[]> {
  const { path, oldPath, sides, known } = file;
  const { before, after } = sides;
  // A reader that finds a deployment in the file follows what the file refers to.
  const isIn = (objects: readonly DeployedObject[], own: string) => objects.some(({ carrier }) => carrier === own);
  if (isIn(before.objects, oldPath) && isIn(after.objects, path)) return [];
  const links = after.links.flatMap((link) => [link, ...(link.includes ?? [])].map(({ place }) => showPlace(place)));
  const pointers = new Set([...known.after, ...links]);
  const changes: LineChange[] = [];
  for (const each of references) {
    if (isRead(each.before, oldPath, known.before) || isRead(each.after, path, pointers)) continue;
    const change = await compareReference(each, file);
    if (change !== null) changes.push(change);
  }
  return changes;
}

async function compareReference(each: Reference, file: Compared): Promise<LineChange | null> {
  const { path, oldPath, texts, named, sides, known } = file;
  // What a pattern also fits, but the line loads by itself, is not what stands for the star.
  const itself = filesIn(each.after).filter((file) => !file.includes('*'));
  const at = (name: string, from: string) =>
    named.at(name, from).filter((file) => !name.includes('*') || !itself.some((own) => file.endsWith(own)));
  const [left, come] = [at(each.was, oldPath), at(each.is, path)];
  const ends = [...left, ...come];
  if (each.isFile && areNamedBefore(ends, each, file)) return null;
  const { was, is } = each.isFile
    ? {
        was: await versionsIn(sides.base, sides.before.objects, left, known),
        // What a list includes deploys for itself.
        is: await versionsIn(sides.head, sides.after.objects, come, known, each.isItem),
      }
    : await versionsOfNames(each, path, texts, sides);
  // Any word may be the name of a folder.
  if (is === null ? each.is !== '' || was === null : was === null && !each.isLoaded) return null;
  const alone = was === null || is === null ? (was ?? is) : null;
  if (alone !== null && changesNothing(each, [...alone], ends, path, sides)) return null;
  // A folder that moved holds the same versions.
  if (was !== null && was.size > 0 && areEqual(was, is ?? new Set())) return null;
  const [from, to] = [was && only(was), is && only(is)];
  const place = { file: path, line: each.is === '' ? null : each.after.line, column: 1 };
  if (from === null || to === null) {
    const [old, now] = [each.was, each.is].map((name) => (name === '' ? 'without it' : `from ${quoteText(name)}`));
    return notUnderstood(place, `${product.name} was deployed ${old}, and is deployed ${now}`, { from, to });
  }
  const mustBeListed = each.isFile || namesImage(each, file) ? [] : [from, to];
  const line = { id: `line:${path}#${place.line}`, mustBeListed };
  return from === to ? null : { line, place, from, to, problem: null };
}

/** Whether a reference stands beside the service's image. A command that continues names its chart on another line than its tag. */
function namesImage({ rest, after }: Reference, { texts, sides }: Compared): boolean {
  const command = TAKES.test(rest) ? commandAt(linesOf(texts[1]), after.line - 1) : '';
  return namesServiceImage(`${rest}\n${command}`, sides.settings.images);
}

/** The references that are judged, and those to a variable that only has another name now. */
export async function sortReferences(references: readonly Reference[], file: Compared) {
  const [judged, renamed]: [Reference[], Reference[]] = [[], []];
  for (const each of references) {
    const { was, is, isFile, before } = each;
    const isOurs = isFile || isOfVersion(each, namesImage(each, file), file.path, file.known);
    // Every other variable would cost a search.
    const isAsked =
      !isFile && (isOurs || namesService(before.text, file.known.settings) || isVersionName(was, file.known));
    if (isAsked && (await isRenamed(was, is, file.sides))) renamed.push(each);
    else if (isOurs) judged.push(each);
  }
  return { judged, renamed };
}

/** Whether a reference is to the service's version, by the image beside it, by the names of both ends, or of what it sets. */
function isOfVersion({ was, is, after }: Reference, isNamed: boolean, path: string, known: KnownLines): boolean {
  const names = [was, is];
  const isKey = names.every((name) => namesService(`${name}=`, known.settings));
  // A task of Ansible looks after a file there.
  const text = /(?:^|\/)tasks\//.test(path) ? after.text.replace(/^\s*path:/, '') : after.text;
  const isDeployed = DEPLOYS.test(text);
  if (names.every((name) => NO_VERSION.test(name)) && !(isKey && isDeployed)) return false;
  return isNamed || isKey || isVersionName(SET.exec(after.text)?.[1] ?? '', known);
}

/** Whether files were named in the same place before, perhaps by an older name. */
function areNamedBefore(ends: readonly string[], each: Reference, { path, oldPath, named, sides }: Compared) {
  const renamed = (file: string) => sides.oldToNew.get(file) ?? file;
  const isFilled = (name: string) => name.includes('*');
  const instead = each.instead.filter((file) => isFilled(file) === [each.was, each.is].some(isFilled));
  const before = new Set(instead.flatMap((file) => [...named.at(file, oldPath).map(renamed), ...named.at(file, path)]));
  return ends.every((file) => before.has(renamed(file)));
}

/**
 * Judges a line that took the version of the service from a variable and no longer does, while what it belongs to stays:
 * something else decides the version then, such as the chart of a command without `--set image.tag`.
 *
 * @returns null if there is none
 */
export function compareDropped(
  { path, changed }: Pick<ChangedFile, 'path' | 'changed'>,
  references: readonly Reference[],
  [before, after]: readonly [before: string, after: string],
  known: KnownLines,
): LineChange | null {
  // A reader says what decides now.
  if (known.pins.get(path) === true) return null;
  const lines = linesOf(before);
  const now = [...changed.plainAfter, ...changed.after];
  const added = now.map(({ text }) => text);
  const takersIn = (lines: readonly string[], name: string, isTag: boolean) =>
    lines.filter((each) => (!isTag || TAKES.test(each)) && referencesIn({ text: each }).includes(name)).length;
  // Another command that takes it as well, or a message that says it, does not hand it to this one.
  const isTaken = (name: string, { text }: PlainLine) => {
    const isTag = TAKES.test(text);
    const isMoved = takersIn(added, name, isTag) > 0;
    return isMoved || takersIn(linesOf(after), name, isTag) >= (isTag ? takersIn(lines, name, isTag) : 1);
  };
  const gone = new Set([...changed.before, ...changed.plainBefore].map(({ line }) => line));
  // A command may have the version of a chart as well.
  const left = [...changed.plainBefore, ...changed.before.filter(({ text }) => /\bimage\.tag=/.test(text))];
  const words = ({ text }: PlainLine) => text.trim().split(/\s+/, MOST_WORDS).join(' ');
  const indent = (text: string) => text.search(/\S/);
  const stays = (line: PlainLine) => {
    const above = line.line - 2;
    const isOwner = (text: string) => indent(text) !== -1 && indent(text) < indent(line.text);
    const owner = lines[above]?.endsWith('\\') ? above : lines.slice(0, above + 1).findLastIndex(isOwner);
    const isPart = owner !== -1 && !gone.has(owner + 1) && !ITEM.test(line.text);
    return isPart || now.some((each) => words(each) === words(line));
  };
  // What takes a variable is read on the head, where nothing may take it any more.
  const isHanded = (name: string, { text }: PlainLine) =>
    /\bhelm\b/.test(text) &&
    namesService(text, known.settings) &&
    !isPinnedBeside(text, path, known) &&
    [...text.matchAll(CHART_VARIABLE)].some(([, each]) => each === name);
  const isOurs = (name: string, line: PlainLine) =>
    isHanded(name, line) || (!isCommonName(plainName(name)) && isVersionName(name, known));
  for (const line of left) {
    if (references.some((each) => each.before === line) || isRead(line, path, known.before)) continue;
    // A reader has read the version that takes its place.
    if (changed.after.some((each) => isRead(each, path, known.after) && isSameSetting(line.text, each))) continue;
    const name = referencesIn(line).find((each) => isOurs(each, line) && !isTaken(each, line));
    if (name === undefined || !stays(line)) continue;
    const found = `${quoteText(name)} gave the ${product.name} version, and does not any more`;
    return notUnderstood({ file: path, line: null, column: null }, found);
  }
  return null;
}

/** What a line contains that takes a version. */
const TAKES = /\bimage\.tag=|\btag["']?\s{0,9}[:=]|--version\b/;
/** The name of something that holds no version, such as `lightdash.hostname`, or a path behind a variable. */
const NO_VERSION =
  /\/|\bsecrets\.|(?:^|[._-])(?:(?:host|user)?name|namespace|domain|host|url|port|path|size|enabled|secret|token)$/i;
/** What a line contains that may deploy what a variable names. */
const DEPLOYS =
  /image|tag|version|chart|deploy|docker|release|\bpath["']?:|\b(?:cd|run|up|apply|install|upgrade|clone|pull)\b/i;

/** The versions of a variable on each side. */
async function versionsOfNames(each: Reference, path: string, texts: readonly [string, string], sides: ReadSides) {
  const of = async (name: string, text: string, tree: Tree) => {
    // A workflow takes these from the settings of its repository.
    const isOutside = /^(?:secrets|vars)\./.test(name) && path.startsWith('.github/');
    return versionsOf(isOutside ? [] : await literalsOf(name, text, tree, sides));
  };
  return { was: await of(each.was, texts[0], sides.base), is: await of(each.is, texts[1], sides.head) };
}

const areEqual = (...both: readonly ReadonlySet<Version>[]) =>
  new Set(both.map((each) => String([...each].sort()))).size === 1;

/** The versions of the deployments in a file, or else those of the service on its lines; null if it has neither. */
async function versionsIn(
  tree: Tree,
  objects: readonly DeployedObject[],
  paths: readonly string[],
  known: KnownLines,
  isItem = false,
): Promise<ReadonlySet<Version> | null> {
  const there = objects.filter(({ carrier, place }) => paths.includes(carrier) || paths.includes(place.file));
  if (there.length > 0) return isItem ? null : new Set(there.flatMap(({ version }) => version ?? []));
  const set: VersionLiteral[] = [];
  for (const path of paths) {
    const literals = changedLines('', (await readTextFile(tree, path)) ?? '', known.settings.tagSuffix, '').after;
    set.push(...literals.filter((each) => ownerOf(each, path, known)?.use === 'tag'));
  }
  return set.length === 0 ? null : versionsOf(set);
}

/** A member of something, without a sign of a variable: `versions.bi`. */
const MEMBER = /\b(?:[A-Za-z_]\w{0,99}\.){1,9}([A-Za-z_]\w{0,99})/g;
/** What a program asks for by its name: `config.require('tag')`. */
const CALLED = /[\w)][([]["']([A-Za-z_][\w.-]{0,99})["'][)\]]/g;
/** What a line hands on without a sign: `new(tag=version)`, `{"tag": version}`. */
const GIVEN = /(?:=|:(?=[^,)}\n]{1,110}[,)}]))\s{0,9}([A-Za-z_]\w{0,99})(?=\s{0,9}(?:[,)}]|$))/g;
/** What stands in front of the default of a variable. */
const DEFAULT = /\bARG\s|:-|\bdefault/;

/** Whether every version that comes or goes alone is that of the variable in whose place it comes, that replaces it, or whose default it repeats. */
export async function repeatsVariables({ changed, path, oldPath, gone, come }: ChangedFile, sides: ReadSides) {
  const isGone = gone.length > 0;
  if (isGone === come.length > 0) return false;
  const [literals, plain, tree, from] = isGone
    ? ([gone, changed.plainAfter, sides.head, path] as const)
    : ([come, changed.plainBefore, sides.base, oldPath] as const);
  const text = (await readTextFile(tree, from)) ?? '';
  for (const each of literals) {
    const replaced = plain.filter(
      (line) => isSameSetting(line.text, each) || namesServiceImage(line.text, sides.settings.images),
    );
    const isSet = replaced.length === 0;
    if (isSet && isGone) return false;
    const settings = isSet ? [namesOf(each)] : replaced.map(referencesIn);
    for (const names of settings) {
      const found = names.map((name) => literalsOf(name, isSet ? '' : text, tree, sides));
      const values = (await Promise.all(found)).flat();
      const isKnown = values.some(({ inFront }) => !isSet || DEFAULT.test(inFront));
      if (!isKnown || values.some(({ version }) => version !== each.version)) return false;
    }
  }
  return true;
}

/** The names of the variables in a line. */
function referencesIn({ text }: Pick<PlainLine, 'text'>): string[] {
  return [ANY_VARIABLE, MEMBER, CALLED, GIVEN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
}

/** The versions that a text sets a name to, or else other files for the service's names, or for any. Below the service's name, what is below it there. */
async function literalsOf(name: string, text: string, tree: Tree, sides: ReadSides) {
  const { settings } = sides;
  const set = valuesIn(text, name, settings.tagSuffix);
  if (set.length > 0 || !namesService(`${name}=`, settings)) return set;
  for await (const other of textsNaming(tree, sides)) set.push(...valuesIn(other.text, name, settings.tagSuffix));
  const way = /^(.+)\.[^.]+$/.exec(name)?.[1] ?? '';
  const below = set.filter(({ around }) => around.sections.some((line) => namesService(line, settings)));
  return below.length > 0 && namesService(`${way}=`, settings) ? below : set;
}

const versionsOf = (literals: readonly VersionLiteral[]): ReadonlySet<Version> =>
  new Set(literals.map(({ version }) => version));

/** Whether a name is that of a variable that makes up a version of the service, or sounds so. */
function isVersionName(name: string, { variables, settings }: KnownLines): boolean {
  return variables.has(plainName(name)) || (/(?:version|tag)$/i.test(name) && namesService(`${name}=`, settings));
}
