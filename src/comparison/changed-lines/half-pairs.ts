import { SAYS_ENVIRONMENT } from '../../deployment/environment-names.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import type { LineChange } from '../object-change.ts';
import { type ChangedFile, imageLine, notUnderstood, type OwnLiteral, only, ownVariables } from './changed-file.ts';
import type { KnownLines } from './known-lines.ts';
import { isBesideImage } from './literals/beside-image.ts';
import { isSameSetting, namesOf, ownNames, settingOf } from './literals/literal-names.ts';
import { isUndecided } from './literals/undecided.ts';
import type { PlainLine } from './literals/version-literals.ts';
import { isInOwnBlock, isLone, isMerged, isOfAll, isOneOfMany, isOption, UPDATE } from './own-block.ts';
import { isOtherName } from './variables/renamed-variables.ts';
import { isCommonName, plainName } from './variables/variable-syntax.ts';

/** A file with versions that have no counterpart in it. */
export interface UnpairedFile extends ChangedFile {
  readonly known: KnownLines;
  /** The versions that the base deploys next to the file. */
  readonly standing: ReadonlySet<Version>;
  /** What other files of the base set to a version, as {@link settingOf} says it. */
  readonly others: ReadonlySet<string>;
}

/**
 * Judges the versions of a file without a counterpart (docs/supported-files.md#any-other-file): one replaces a variable or
 * is replaced by one, comes or goes alone, or several could belong together. Null where none of them is a change.
 */
export function compareHalfPairs(file: UnpairedFile): LineChange | null {
  const { changed, gone, come, known } = file;
  const [lost, found] = [gone[0], come[0]];
  if (isOtherName(lost === undefined ? changed.before : gone, come, known.variables)) return null;
  if (found === undefined) return lost === undefined ? null : compareGone(lost, file);
  if (lost === undefined) return compareCome(found, file);
  if (new Set([...gone, ...come].map(({ version }) => version)).size === 1) return null;
  const why = `several ${product.name} versions change here, and nothing says which one replaces which`;
  const mustBeListed = needListing([lost, found]);
  return notUnderstood(found.place, why, { from: tagOf([lost]), to: tagOf([found]), mustBeListed });
}

/** A literal by its key, or by itself if it has none. */
const nameOf = ({ key, version }: OwnLiteral) => key || `${product.name} ${version}`;

/** Judges what only comes, of which one is the first. */
function compareCome(first: OwnLiteral, file: UnpairedFile): LineChange | null {
  const { path, oldPath, come, known } = file;
  const { plainBefore, plainAfter } = file.changed;
  const isInPlace = plainBefore.some(({ text }) => isSameSetting(text, first));
  if (isInPlace || imageLine(plainBefore, oldPath, known.before, known) !== undefined) {
    const why = `a ${product.name} version replaces something that was not a version`;
    return notUnderstood(first.place, why, { to: tagOf(come) });
  }
  const comes = (each: OwnLiteral, why: string) =>
    notUnderstood(each.place, why, { to: tagOf([each]), mustBeListed: needListing([each]) });
  const assigned = come.find((each) => isAssigned(each, file));
  if (assigned !== undefined) return comes(assigned, `${nameOf(assigned)} is set here, and was not before`);
  const isBroken = plainAfter.some(({ text }) => text.startsWith('<<<<<<<'));
  if (isBroken || known.secondOrder.has(path)) return null;
  const lone = come.find((each) => mayReplaceAnother(each, file));
  return lone === undefined ? null : comes(lone, `a ${product.name} version comes here, where none was`);
}

/** Judges what only goes, of which one is the first. */
function compareGone(first: OwnLiteral, file: UnpairedFile): LineChange | null {
  const { path, gone, known } = file;
  const { plainAfter } = file.changed;
  const isInPlace = ({ text }: PlainLine) => !known.secondOrder.has(path) && isSameSetting(text, first);
  const variable = imageLine(plainAfter, path, known.after, known) ?? plainAfter.find(isInPlace);
  if (variable !== undefined) {
    const why = `${product.name} ${first.version} is replaced by something that is not a version`;
    return notUnderstood({ file: path, line: variable.line, column: 1 }, why, { from: tagOf(gone) });
  }
  const unset = gone.find((each) => isUnset(each, file));
  if (unset === undefined) return null;
  const isTag = ({ text }: PlainLine) => /(?:^|[\s{,-])["']?tag["']?\s{0,9}[:=]/i.test(text);
  const line = plainAfter.find(isTag)?.line ?? null;
  const place = { file: path, line, column: line === null ? null : 1 };
  const versions = { from: tagOf([unset]), mustBeListed: needListing([unset]) };
  return notUnderstood(place, `${nameOf(unset)} was set here, and is not any more`, versions);
}

/** Whether a version that comes is that of a variable, or decides what was not known. */
function isAssigned(each: OwnLiteral, { path, changed, known, standing }: UnpairedFile): boolean {
  // Beside the file of an environment, a file that repeats its tag says nothing new.
  const mayRepeat = known.handed.has(path) && !SAYS_ENVIRONMENT.test(`/${baseNameOf(path)}`);
  if (isUndecided(each, path, known) && !(mayRepeat && standing.has(each.version))) return true;
  const isVariable = namesOf(each).some((name) => known.variables.has(plainName(name)));
  return isVariable && !isOneOfMany(each, changed, changed.plainAfter);
}

/** A key that is set to an image, in front of its tag. */
const SETS_IMAGE = /^[\s"']{0,99}[\w.-]{1,99}["']?\s{0,60}[:=]\s{0,9}["'`]?[\w./-]{1,199}\/[\w.-]{1,99}:v?$/;

/** Whether something that stays took a version that goes. */
function isUnset(each: OwnLiteral, file: UnpairedFile): boolean {
  const { changed, known } = file;
  if (isMerged(each) || isOption(each, [...changed.plainAfter, ...changed.after])) return true;
  const isVariable = ownVariables(each, known.variables).some((name) => isTaken(name, file));
  if ((isVariable || isOverride(each, file)) && !isOneOfMany(each, changed, changed.plainBefore)) return true;
  // Beside another version, an image that goes without the block around it has overridden it, unless it is built now.
  const isBuilt = changed.plainAfter.some(({ text }) => /\b(?:docker_?file|build|context)\b/i.test(text));
  const isImage = SETS_IMAGE.test(each.inFront) && !isInOwnBlock(each, changed.plainBefore) && !isBuilt;
  const isOther = isImage && [...file.standing].some((version) => version !== each.version);
  return (
    (isSetting(each, file) || isOther) && isLone(each, changed.plainBefore, [...changed.plainAfter, ...changed.after])
  );
}

function isTaken(name: string, { changed, known }: UnpairedFile): boolean {
  const variable = known.variables.get(name);
  if (variable === undefined || variable.takers === null || !isCommonName(name)) return variable !== undefined;
  // What uses it may go along with it.
  return !changed.plainBefore.some(({ text }) => text.toLowerCase().includes(name));
}

/** Whether another file sets the same, which counts in its place. A patch is second order of what it changes. */
function isOverride(each: OwnLiteral, { path, known, others }: UnpairedFile): boolean {
  return !known.secondOrder.has(path) && others.has(settingOf(each) ?? '');
}

/** Whether a version is set by a name that says whose it is. */
function isSetting(each: OwnLiteral, { path, known }: UnpairedFile): boolean {
  const { key, inFront, around } = each;
  if (/[._-]tag$|^(?:app|image)[._-]?version$/i.test(key) || /\bimage\.tag\b/.test(inFront)) return true;
  if (ownNames(each).some((name) => /version$/i.test(name)) && !isOfAll(each)) return true;
  if (isBesideImage(each, known.settings)) return true;
  const isOfImage = /^tag$/i.test(key) && /^["']?image["']?\s*[:=]/.test(around.sections.at(-1) ?? '');
  return isOfImage && !known.secondOrder.has(path);
}

/** Whether a version that comes may replace one in another file. It does not if the base deploys none, or the same. */
function mayReplaceAnother(each: OwnLiteral, file: UnpairedFile): boolean {
  const { path, changed, known, standing } = file;
  const { plainBefore, plainAfter, stays } = changed;
  // In the same file, it may override another one, whatever a third is.
  const isOverriding = stays.some(({ key, version }) => key !== '' && key === each.key && version !== each.version);
  // A command changes one environment, whatever version another has.
  const isOther = UPDATE.test(each.text)
    ? [...standing].some((version) => version !== each.version)
    : standing.size > 0 && (isOverriding || !standing.has(each.version));
  if (!isOther && !isBesideImage(each, known.settings)) return false;
  if (isMerged(each)) return true;
  // `deploy.staging.yml` overrides `deploy.yml`.
  const stems = [...known.about].map((about) => about.replace(/\.\w+$/, ''));
  if (stems.some((stem) => path.startsWith(stem) && /^[-_.]\w+[-_.]/.test(path.slice(stem.length)))) return true;
  // A command that was there gets a version.
  const isLonger = ({ text }: PlainLine) =>
    text.trim().split(' ').length > 2 && each.text.trim().startsWith(text.trim());
  const isAlone =
    isLone(each, plainAfter, [...plainBefore, ...changed.before]) ||
    plainBefore.some(isLonger) ||
    isOption(each, [...plainBefore, ...changed.before]) ||
    isOverride(each, file);
  return isAlone && !isOneOfMany(each, changed, plainAfter);
}

/** The single version of the service among the literals; null if there are several, or where it is a chart's. */
function tagOf(literals: readonly OwnLiteral[]): Version | null {
  return only(new Set(literals.map(({ use, version }) => (use === 'tag' ? version : null))));
}

/** The versions that must be listed releases; empty where one of the literals is certainly the service's. */
function needListing(literals: readonly OwnLiteral[]): Version[] {
  const isSure = literals.some(({ use, mustBeListed }) => use !== 'tag' || !mustBeListed);
  return isSure ? [] : literals.map(({ version }) => version);
}
