import type { DeployedObject } from '../../../deployment/deployed-object.ts';
import { namesService, namesServiceImage } from '../../../deployment/service-names.ts';
import { showPlace } from '../../../problems/place.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import type { Version } from '../../../release-safety/version.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import type { Tree } from '../../../repository/tree.ts';
import { linesOf } from '../../../syntax/text-lines.ts';
import type { LineChange, ReadSides } from '../../object-change.ts';
import { type ChangedFile, isRead, notUnderstood, only } from '../changed-file.ts';
import type { KnownLines } from '../known-lines.ts';
import { commandAt } from '../lines/command-lines.ts';
import { folderOfRun } from '../lines/run-folder.ts';
import { readTextFile } from '../lines/watched-files.ts';
import { ownerOf } from '../literals/literal-owner.ts';
import { changedLines } from '../literals/version-literals.ts';
import { isRenamed, isRenamedConstant, isVersionName, literalsOf } from '../variables/renamed-variables.ts';
import { plainName } from '../variables/variable-syntax.ts';
import { SET } from './changed-words.ts';
import { changesNothing } from './loaded-files.ts';
import type { NamedFiles } from './named-files.ts';
import { filesIn, type Reference } from './referring-lines.ts';

/** A file with changed references, as it is compared. */
export interface Compared extends Pick<ChangedFile, 'path' | 'oldPath' | 'changed'> {
  readonly texts: readonly [before: string, after: string];
  readonly named: NamedFiles;
  readonly sides: ReadSides;
  readonly known: KnownLines;
}

/** What a line contains that takes a version. */
export const TAKES = /\bimage\.tag=|\btag["']?\s{0,9}[:=]|--version\b/;

/**
 * Judges the lines that name the service with a variable, a key or a file, and now name another one, one more or one less
 * (docs/supported-files.md#any-other-file), by the versions at both ends: `not-understood` if these are not known.
 */
export async function compareReferences(file: Compared, references: readonly Reference[]): Promise<LineChange[]> {
  const { path, oldPath, sides, known } = file;
  const { before, after } = sides;
  const isIn = (objects: readonly DeployedObject[], own: string) => objects.some(({ carrier }) => carrier === own);
  // A reader that finds a deployment in the file follows what the file refers to.
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

/** Judges one reference by the versions at both of its ends; null if it changes none. */
async function compareReference(reference: Reference, file: Compared): Promise<LineChange | null> {
  const [left, come] = endsOf(reference, file);
  const ends = [...left, ...come];
  if (reference.isFile && areNamedBefore(ends, reference, file)) return null;
  const { was, is } = reference.isFile
    ? await versionsOfFiles(left, come, reference, file)
    : await versionsOfNames(reference, file);
  // Any word may be the name of a folder, unless the line loads it.
  const isLost =
    reference.is === '' || (reference.isLoaded && come.length > 0) || (await isLeft(reference, come, file));
  const mayDecide = is === null ? isLost && was !== null : was !== null || reference.isLoaded;
  if (!mayDecide || (reference.isMember === true && [was, is].every((each) => each?.size === 0))) return null;
  const alone = was === null || is === null ? (was ?? is) : null;
  const side = is === null ? { ...reference, is: '' } : reference;
  if (alone !== null && changesNothing(side, alone, ends, file)) return null;
  // A folder that moved holds the same versions.
  if (was !== null && is !== null && was.size > 0 && areEqual(was, is)) return null;
  return changeBetween(was && only(was), is && only(is), reference, file);
}

/** The folders for each of which a generator of Argo CD makes an application of its own. */
const FOLDERS = /\bpath:\s{0,9}["']?([\w./-]{1,199}\/\*)["'\s,}]/;

/** Whether a line takes files of the service without a version instead of others. What a bare item of a list does is not known. */
async function isLeft({ is, isFile, after }: Reference, come: Paths, { sides, known }: Compared): Promise<boolean> {
  if (!isFile || !is.includes('/') || /^\s*-\s{1,3}["']?[\w./*-]{1,300}["']?$/.test(after.text)) return false;
  for (const path of come) if (namesService((await readTextFile(sides.head, path)) ?? '', known.settings)) return true;
  return false;
}

/** The files that both ends of a reference lead to. */
export function endsOf(
  { was, is, before, after }: Reference,
  { path, oldPath, named, texts }: Compared,
): [left: string[], come: string[]] {
  // What a pattern also fits, but the line loads by itself, is not what stands for the star.
  const itself = filesIn(after).filter((file) => !file.includes('*'));
  const isItself = (file: string) => itself.some((own) => file.endsWith(own));
  // What a generator of Argo CD finds in folders brings the files beside it.
  const isOfGenerator = /^[\s-]*path:/.test(after.text);
  const wholeOf = (name: string) => [name, ...(isOfGenerator && name.includes('*/') ? [folderOf(name)] : [])];
  const [, folders] = FOLDERS.exec(texts[1]) ?? [];
  const inFolders = (name: string, from: string) =>
    folders === undefined || name === '' ? [] : named.at(`${folders}/${name}`, from);
  const [old, now] = texts.map(linesOf) as [string[], string[]];
  const newFolder = folderOfRun(now, after.line - 1);
  // Of several equal lines, it is not known which one was there.
  const isOnce = old.filter((line) => line.includes(before.text)).length === 1;
  const oldFolder = isOnce ? folderOfRun(old, before.line - 1) : newFolder;
  const at = (name: string, from: string, folder: string | null) => {
    const found = [...wholeOf(name).flatMap((each) => named.at(each, from, folder)), ...inFolders(name, from)];
    return found.filter((file) => !name.includes('*') || !isItself(file));
  };
  return [at(was, oldPath, oldFolder), at(is, path, newFolder)];
}

export function areEqual(one: ReadonlySet<Version>, other: ReadonlySet<Version>): boolean {
  return one.size === other.size && [...one].every((version) => other.has(version));
}

/** The change from the single version of one end to that of the other, each null if it is not known. */
function changeBetween(
  from: Version | null,
  to: Version | null,
  reference: Reference,
  file: Compared,
): LineChange | null {
  const { was, is, isFile, after } = reference;
  const place = { file: file.path, line: is === '' ? null : after.line, column: 1 };
  if (from === null || to === null) {
    const [old, now] = [was, is].map((name) => (name === '' ? 'without it' : `from ${quoteText(name)}`));
    return notUnderstood(place, `${product.name} was deployed ${old}, and is deployed ${now}`, { from, to });
  }
  const mustBeListed = isFile || namesImage(reference, file) || isVersionName(was, file.known) ? [] : [from, to];
  const line = { id: `line:${file.path}#${place.line}`, mustBeListed };
  return { line, place, from, to, problem: null };
}

/** Whether a reference stands beside the service's image. A command that continues names its chart on another line than its tag. */
function namesImage({ rest, after }: Reference, { texts, sides }: Compared): boolean {
  const command = TAKES.test(rest) ? commandAt(linesOf(texts[1]), after.line - 1) : '';
  return namesServiceImage(`${rest}\n${command}`, sides.settings.images);
}

/** The references that are judged, and those to a variable that only has another name now (docs/supported-files.md#any-other-file). */
export async function sortReferences(references: readonly Reference[], file: Compared) {
  const { sides, known } = file;
  const [judged, renamed]: [Reference[], Reference[]] = [[], []];
  for (const each of references) {
    const isOurs = each.isFile || isOfVersion(each, file);
    const mayBeOurs = isOurs || namesService(each.before.text, known.settings) || isVersionName(each.was, known);
    // Every other variable would cost a search.
    const isAsked = !each.isFile && mayBeOurs;
    const isOtherwiseCalled = async () =>
      isRenamedConstant(each.was, each.is, file) || (await isRenamed(each.was, each.is, sides));
    if (isAsked && (await isOtherwiseCalled())) renamed.push(each);
    else if (isOurs) judged.push(each);
  }
  return { judged, renamed };
}

/** Whether a reference is to the service's version, by the image beside it, by the names of both ends, or of what it sets. */
function isOfVersion(reference: Reference, file: Compared): boolean {
  const { was, is, after } = reference;
  const { path, oldPath, known } = file;
  const names = [was, is];
  const isKey = names.every((name) => namesService(`${name}=`, known.settings));
  // A task of Ansible looks after a file there.
  const text = /(?:^|\/)tasks\//.test(path) ? after.text.replace(/^\s*path:/, '') : after.text;
  const isDeployed = DEPLOYS.test(text);
  if (names.every((name) => NO_VERSION.test(name)) && !(isKey && isDeployed)) return false;
  // What a line about a tag took before says whose it is.
  const takers = known.takenBefore.get(plainName(was))?.takers;
  const isTaken = TAKES.test(reference.rest) && (isVersionName(was, known) || takers?.has(folderOf(oldPath)) === true);
  return isKey || isTaken || isVersionName(SET.exec(after.text)?.[1] ?? '', known) || namesImage(reference, file);
}

/** The name of something that holds no version, such as `lightdash.hostname`, or a path behind a variable. */
const NO_VERSION =
  /\/|\bsecrets\.|(?:^|[._-])(?:(?:host|user)?name|namespace|domain|host|url|port|path|size|enabled|secret|token)$/i;
/** What a line contains that may deploy what a variable names. */
const DEPLOYS =
  /image|tag|version|chart|deploy|docker|release|\bpath["']?:|\b(?:cd|run|up|apply|install|upgrade|clone|pull)\b/i;

/** Whether files were named in the same place before, perhaps by an older name. */
function areNamedBefore(ends: readonly string[], each: Reference, { path, oldPath, named, sides }: Compared) {
  const renamed = (file: string) => sides.oldToNew.get(file) ?? file;
  const isFilled = (name: string) => name.includes('*');
  const instead = each.instead.filter((file) => isFilled(file) === [each.was, each.is].some(isFilled));
  const before = new Set(instead.flatMap((file) => [...named.at(file, oldPath).map(renamed), ...named.at(file, path)]));
  return ends.every((file) => before.has(renamed(file)));
}

type Paths = readonly string[];

/**
 * The versions in the files at both ends, or else in the folders in which their paths differ, such as those of inventories.
 * What a list includes deploys for itself, unless it is included instead of another deployment.
 */
async function versionsOfFiles(left: Paths, come: Paths, { isItem, was, is }: Reference, file: Compared) {
  const { sides, known, named, path, oldPath } = file;
  const versionsOf = async (old: Paths, now: Paths) => {
    const before = await versionsIn(sides.base, sides.before.objects, old, known);
    return {
      was: before,
      is: await versionsIn(sides.head, sides.after.objects, now, known, isItem && before === null),
    };
  };
  const found = await versionsOf(left, come);
  const [old, now] = [was.split('/'), is.split('/')];
  const end = now.findIndex((part, at) => part !== old[at]) + 1;
  if (found.was !== null || found.is !== null || old.length !== now.length || end === now.length) return found;
  const [before, after] = [old, now].map((parts) => parts.slice(0, end).join('/')) as [string, string];
  return await versionsOf(named.at(before, oldPath), named.at(after, path));
}

async function versionsOfNames({ was, is }: Reference, { path, texts, sides }: Compared) {
  const of = async (name: string, text: string, tree: Tree) => {
    // A workflow takes these from the settings of its repository.
    const isOutside = /^(?:secrets|vars)\./.test(name) && path.startsWith('.github/');
    const literals = isOutside ? [] : await literalsOf(name, text, tree, sides);
    return new Set(literals.map(({ version }) => version));
  };
  return { was: await of(was, texts[0], sides.base), is: await of(is, texts[1], sides.head) };
}

/** The versions of the deployments in a file, or else those of the service on its lines; null if it has neither. */
export async function versionsIn(
  tree: Tree,
  objects: readonly DeployedObject[],
  paths: Paths,
  known: KnownLines,
  isItem = false,
): Promise<ReadonlySet<Version> | null> {
  const there = objects.filter(({ carrier, place }) => paths.includes(carrier) || paths.includes(place.file));
  if (there.length > 0) return isItem ? null : new Set(there.flatMap(({ version }) => version ?? []));
  const set = new Set<Version>();
  for (const path of paths) {
    const { after: literals } = changedLines('', (await readTextFile(tree, path)) ?? '', known.settings.tagSuffix, '');
    for (const each of literals) if (ownerOf(each, path, known)?.use === 'tag') set.add(each.version);
  }
  return set.size === 0 ? null : set;
}
