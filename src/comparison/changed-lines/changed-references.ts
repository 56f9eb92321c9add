import type { DeployedObject } from '../../deployment/deployed-object.ts';
import { namesService, namesServiceImage } from '../../deployment/service-names.ts';
import { showPlace } from '../../problems/place.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import type { Tree } from '../../repository/tree.ts';
import { linesOf } from '../../syntax/text-lines.ts';
import type { LineChange, ReadSides } from '../object-change.ts';
import { type ChangedReference, SET } from './changed-words.ts';
import { commandAt } from './command-lines.ts';
import { type ChangedFile, ITEM, isRead, isSameSetting, notUnderstood, only } from './half-pairs.ts';
import type { KnownLines } from './known-lines.ts';
import { namesOf, ownerOf } from './literal-owner.ts';
import { areRenamed, type NamedFiles } from './named-files.ts';
import { versionsNear } from './standing-lines.ts';
import { ANY_VARIABLE, isCommonName, plainName } from './variable-syntax.ts';
import { changedLines, type PlainLine, type VersionLiteral } from './version-literals.ts';
import { readTextFile, textsNaming } from './watched-files.ts';

/** So many words at the start of a line tell what it is. */
const MOST_WORDS = 3;

/** A file with changed references, as it is compared. */
interface Compared extends Pick<ChangedFile, 'path' | 'oldPath'> {
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
export async function compareReferences(
  file: Compared,
  references: readonly ChangedReference[],
): Promise<LineChange[]> {
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

async function compareReference(each: ChangedReference, file: Compared): Promise<LineChange | null> {
  const { path, oldPath, texts, named, sides, known } = file;
  const isNamed = namesImage(each, file);
  if (!each.isFile && !isNamed && !isOfVersion(each, path, known)) return null;
  const [left, ends] = [named.at(each.was, oldPath), named.at(each.is, path)];
  if (each.isFile && areRenamed(ends, left, texts, sides.renames)) return null;
  const [was, is] = each.isFile
    ? [
        await versionsIn(sides.base, sides.before.objects, left, known),
        // What a list includes deploys for itself.
        await versionsIn(sides.head, sides.after.objects, ends, known, each.isItem),
      ]
    : [
        versionsOf(await literalsOf(each.was, texts[0], sides.base, sides)),
        versionsOf(await literalsOf(each.is, texts[1], sides.head, sides)),
      ];
  // Any word may be the name of a folder.
  if ((is ?? was) === null || (was === null && !each.isLoaded) || (is === null && each.is !== '')) return null;
  // A folder that moved holds the same versions.
  if (was !== null && is !== null && is.size > 0 && String([...was].sort()) === String([...is].sort())) return null;
  const near = versionsBeside(each, [...left, ...ends], file);
  if ((was === null || is === null) && [...(was ?? is ?? [])].every((version) => near.has(version))) return null;
  const [from, to] = [was && only(was), is && only(is)];
  const place = { file: path, line: each.after.line, column: 1 };
  if (from === null || to === null) {
    const [old, now] = [each.was, each.is].map((name) => (name === '' ? 'without it' : `from ${quoteText(name)}`));
    return notUnderstood(place, `${product.name} was deployed ${old}, and is deployed ${now}`, { from, to });
  }
  const mustBeListed = each.isFile || isNamed ? [] : [from, to];
  const line = { id: `line:${path}#${place.line}`, mustBeListed };
  return from === to ? null : { line, place, from, to, problem: null };
}

/** Whether a reference stands beside the service's image. A command that continues names its chart on another line than its tag. */
function namesImage({ rest, after }: ChangedReference, { texts, sides }: Compared): boolean {
  const command = TAKES.test(rest) ? commandAt(linesOf(texts[1]), after.line - 1) : '';
  return namesServiceImage(`${rest}\n${command}`, sides.settings.images);
}

/** Whether a reference is to the service's version by the names of both ends, or of what it sets. */
function isOfVersion({ was, is, after, rest }: ChangedReference, path: string, known: KnownLines): boolean {
  const isOther = BRANCHES.test(rest) || [was, is].every((name) => NO_VERSION.test(name));
  // A task of Ansible looks after a file there.
  const text = /(?:^|\/)tasks\//.test(path) ? after.text.replace(/^\s*path:/, '') : after.text;
  const isElse = isOther && !DEPLOYS.test(text);
  const isKey = !isElse && [was, is].every((name) => namesService(`${name}=`, known.settings));
  return isKey || isVersionName(SET.exec(after.text)?.[1] ?? '', known);
}

/** The versions that the line of a reference loads besides, so that one of the two overrides the other, or else those deployed next to the files. */
function versionsBeside({ rest }: ChangedReference, ends: readonly string[], { path, sides }: Compared) {
  const others = sides.before.objects.filter(
    ({ carrier, place }) => ![carrier, place.file].some((file) => ends.includes(file)),
  );
  const loaded = others.filter(({ place: { file } }) => rest.includes(baseNameOf(file)));
  return versionsNear(ends[0] ?? path, loaded.length > 0 ? loaded : others);
}

/**
 * Judges a line that took the version of the service from a variable and no longer does, while what it belongs to stays:
 * something else decides the version then, such as the chart of a command without `--set image.tag`.
 *
 * @returns null if there is none
 */
export function compareDropped(
  { path, changed }: Pick<ChangedFile, 'path' | 'changed'>,
  references: readonly ChangedReference[],
  [before, after]: readonly [before: string, after: string],
  known: KnownLines,
): LineChange | null {
  const lines = linesOf(before);
  const takersIn = (lines: readonly string[], name: string, isTag: boolean) =>
    lines.filter((each) => (!isTag || TAKES.test(each)) && referencesIn({ text: each }).includes(name)).length;
  // Another command that takes it as well, or a message that says it, does not hand it to this one.
  const isTaken = (name: string, { text }: PlainLine) => {
    const isTag = TAKES.test(text);
    const isMoved =
      takersIn(
        now.map((each) => each.text),
        name,
        isTag,
      ) > 0;
    return isMoved || takersIn(linesOf(after), name, isTag) >= (isTag ? takersIn(lines, name, isTag) : 1);
  };
  const gone = new Set([...changed.before, ...changed.plainBefore].map(({ line }) => line));
  // A command may have the version of a chart as well.
  const left = [...changed.plainBefore, ...changed.before.filter(({ text }) => /\bimage\.tag=/.test(text))];
  const now = [...changed.plainAfter, ...changed.after];
  const words = ({ text }: PlainLine) => text.trim().split(/\s+/, MOST_WORDS).join(' ');
  const indent = (text: string) => text.search(/\S/);
  const stays = (line: PlainLine) => {
    const above = line.line - 2;
    const isOwner = (text: string) => indent(text) !== -1 && indent(text) < indent(line.text);
    const owner = lines[above]?.endsWith('\\') ? above : lines.slice(0, above + 1).findLastIndex(isOwner);
    const isPart = owner !== -1 && !gone.has(owner + 1) && !ITEM.test(line.text);
    return isPart || now.some((each) => words(each) === words(line));
  };
  const isOurs = (name: string) => !isCommonName(plainName(name)) && isVersionName(name, known);
  for (const line of left) {
    if (references.some((each) => each.before === line) || isRead(line, path, known.before)) continue;
    // A reader has read the version that takes its place.
    if (changed.after.some((each) => isRead(each, path, known.after) && isSameSetting(line.text, each))) continue;
    const name = referencesIn(line).find((each) => isOurs(each) && !isTaken(each, line));
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
/** A line of a template that holds no value. */
const BRANCHES = /\{%-?\s{1,9}(?:if|elif|for)\s/;
/** What a line contains that may deploy what a variable names. */
const DEPLOYS =
  /image|tag|version|chart|deploy|docker|release|\bpath["']?:|\b(?:cd|run|up|apply|install|upgrade|clone|pull)\b/i;

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

/** An image in front of its tag is no name. */
const IN_IMAGE = /[\w.-]\/[\w.-]{1,99}:v?$/;
/** A member of something, without a sign of a variable: `versions.bi`. */
const MEMBER = /\b(?:[A-Za-z_]\w{0,99}\.){1,9}([A-Za-z_]\w{0,99})/g;
/** What stands in front of the default of a variable. */
const DEFAULT = /\bARG\s|:-|\bdefault/;

/** Whether every version that comes alone is the only one of the variable in whose place it comes, or repeats the default of the variable that it sets. */
export async function repeatsVariables({ changed, oldPath, gone, come }: ChangedFile, sides: ReadSides) {
  if (gone.length > 0 || come.length === 0) return false;
  const text = (await readTextFile(sides.base, oldPath)) ?? '';
  for (const each of come) {
    const replaced = changed.plainBefore.filter(
      (line) => isSameSetting(line.text, each) || namesServiceImage(line.text, sides.settings.images),
    );
    const isSet = replaced.length === 0;
    const settings = isSet ? [namesOf(each)] : replaced.map(referencesIn);
    for (const names of settings) {
      const found = names.map((name) => literalsOf(name, isSet ? '' : text, sides.base, sides));
      const values = (await Promise.all(found)).flat();
      const isKnown = values.some(({ inFront }) => !isSet || DEFAULT.test(inFront));
      if (!isKnown || values.some(({ version }) => version !== each.version)) return false;
    }
  }
  return true;
}

/** The names of the variables in a line. */
function referencesIn({ text }: Pick<PlainLine, 'text'>): string[] {
  return [...text.matchAll(ANY_VARIABLE), ...text.matchAll(MEMBER)].map(([, name = '']) => name);
}

/** What is set outside of the repository, whatever has the same name in it. */
const SET_ELSEWHERE = /^(?:vars|secrets)\./;

/** The versions that a text sets a name to, or other files if it does not. */
async function literalsOf(name: string, text: string, tree: Tree, sides: ReadSides): Promise<VersionLiteral[]> {
  if (SET_ELSEWHERE.test(name)) return [];
  const valuesIn = (each: string) =>
    changedLines('', each, sides.settings.tagSuffix, '').after.filter(
      (literal) => !IN_IMAGE.test(literal.inFront) && namesOf(literal).map(plainName).includes(plainName(name)),
    );
  const set = valuesIn(text);
  if (set.length === 0 && namesService(`${name}=`, sides.settings))
    for await (const other of textsNaming(tree, sides)) set.push(...valuesIn(other.text));
  return set;
}

const versionsOf = (literals: readonly VersionLiteral[]): ReadonlySet<Version> =>
  new Set(literals.map(({ version }) => version));

/** Whether a name is that of a variable that makes up a version of the service, or sounds so. */
function isVersionName(name: string, { variables, settings }: KnownLines): boolean {
  return variables.has(plainName(name)) || (/(?:version|tag)$/i.test(name) && namesService(`${name}=`, settings));
}
