import { SAYS_ENVIRONMENT } from '../../deployment/environment-names.ts';
import { namesServiceImage } from '../../deployment/service-names.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { baseNameOf } from '../../repository/repository-paths.ts';
import type { ChangedLine, LineChange } from '../object-change.ts';
import { isBesideImage } from './beside-image.ts';
import type { KnownLines } from './known-lines.ts';
import { isSameSetting, namesOf, ownNames, settingOf } from './literal-names.ts';
import { isUndecided, type LiteralUse } from './literal-owner.ts';
import { isOtherName } from './renamed-variables.ts';
import { isCommonName, plainName } from './variable-syntax.ts';
import type { ChangedLines, PlainLine, VersionLiteral } from './version-literals.ts';

/** A version of the service. */
export interface OwnLiteral extends VersionLiteral, LiteralUse {
  readonly place: Place;
}

export interface ChangedFile {
  readonly path: string;
  readonly oldPath: string;
  /** Whether the file is neither new nor gone. */
  readonly isOnBothSides: boolean;
  readonly changed: ChangedLines;
  /** The service's versions of each side that nothing in the file replaces, or is replaced by. */
  gone: OwnLiteral[];
  come: OwnLiteral[];
}

/** A change that is not understood, with what is known of it nevertheless. */
export function notUnderstood(
  place: Place,
  found: string,
  {
    from = null,
    to = null,
    mustBeListed = [],
    ...wording
  }: Partial<Pick<LineChange, 'from' | 'to'> & Omit<ChangedLine, 'id'> & { readonly remedy: string }> = {},
): LineChange {
  const line = { id: `line:${place.file}#${place.line}`, mustBeListed };
  return { line, place, from, to, problem: problemAt('not-understood', place, found, wording) };
}

/**
 * The variables that a literal sets, but for names that any program may have.
 *
 * @param variables among which such a name counts if its files are known
 */
export function ownVariables(literal: VersionLiteral, variables: KnownLines['variables'] = new Map()): string[] {
  const isOwn = (name: string) => !isCommonName(name) || variables.get(plainName(name))?.scope !== undefined;
  return namesOf(literal).filter(isOwn).map(plainName);
}

/**
 * Judges the versions of a file without a counterpart: a version replaces a variable or is replaced by one, or several
 * could belong together.
 *
 * @param standing the versions that the base deploys next to the file
 * @param others what other files of the base set to a version, as {@link settingOf} says it
 * @returns null where none of them is a change
 */
export function compareHalfPairs(
  file: ChangedFile,
  known: KnownLines,
  standing: ReadonlySet<Version>,
  others: ReadonlySet<string>,
): LineChange | null {
  const { path, oldPath, changed, gone, come } = file;
  // A patch is second order of what it changes.
  const isOverride = (each: OwnLiteral) => !known.secondOrder.has(path) && others.has(settingOf(each) ?? '');
  const [lost] = gone;
  const [found] = come;
  if (isOtherName(lost === undefined ? changed.before : gone, come, known.variables)) return null;
  if (lost !== undefined && found !== undefined) {
    if (new Set([...gone, ...come].map(({ version }) => version)).size === 1) return null;
    const why = `several ${product.name} versions change here, and nothing says which one replaces which`;
    const mustBeListed = needListing([lost, found]);
    return notUnderstood(found.place, why, { from: tagOf([lost]), to: tagOf([found]), mustBeListed });
  }
  const isInPlace = ({ text }: PlainLine) => found !== undefined && isSameSetting(text, found);
  const replaced = changed.plainBefore.find(isInPlace) ?? imageLine(changed.plainBefore, oldPath, known.before, known);
  if (found !== undefined && replaced !== undefined) {
    const why = `a ${product.name} version replaces something that was not a version`;
    return notUnderstood(found.place, why, { to: tagOf(come) });
  }
  const variable =
    imageLine(changed.plainAfter, path, known.after, known) ??
    changed.plainAfter.find((line) => lost && !known.secondOrder.has(path) && isSameSetting(line.text, lost));
  if (lost !== undefined && variable !== undefined) {
    const why = `${product.name} ${lost.version} is replaced by something that is not a version`;
    return notUnderstood({ file: path, line: variable.line, column: 1 }, why, { from: tagOf(gone) });
  }
  const isVariable = (name: string) => known.variables.has(name);
  // Beside the file of an environment, a file that repeats its tag says nothing new.
  const isRepeated = ({ version }: OwnLiteral) =>
    known.handed.has(path) && standing.has(version) && !SAYS_ENVIRONMENT.test(`/${baseNameOf(path)}`);
  const assigned = come.find(
    (each) =>
      (isUndecided(each, path, known) && !isRepeated(each)) ||
      (namesOf(each).map(plainName).some(isVariable) && !isOneOfMany(each, changed, changed.plainAfter)),
  );
  if (assigned !== undefined) {
    const versions = { to: tagOf([assigned]), mustBeListed: needListing([assigned]) };
    return notUnderstood(assigned.place, `${assigned.key} is set here, and was not before`, versions);
  }
  // What uses it may go along with it.
  const isStillUsed = (name: string) => !changed.plainBefore.some(({ text }) => text.toLowerCase().includes(name));
  const isTaken = (name: string) =>
    isVariable(name) && (known.variables.get(name)?.takers === null || !isCommonName(name) || isStillUsed(name));
  const isSetting = (each: OwnLiteral) =>
    /[._-]tag$|^(?:app|image)[._-]?version$/i.test(each.key) ||
    (ownNames(each).some((name) => /version$/i.test(name)) && !isOfAll(each)) ||
    /\bimage\.tag\b/.test(each.inFront) ||
    (!known.secondOrder.has(path) &&
      /^tag$/i.test(each.key) &&
      /^["']?image["']?\s*[:=]/.test(each.around.sections.at(-1) ?? '')) ||
    isBesideImage(each, known.settings);
  const unset = gone.find(
    (each) =>
      (ownVariables(each, known.variables).some(isTaken) && !isOneOfMany(each, changed, changed.plainBefore)) ||
      (isSetting(each) && isLone(each, changed.plainBefore)) ||
      (isOverride(each) && !isOneOfMany(each, changed, changed.plainBefore)),
  );
  if (unset === undefined) return known.secondOrder.has(path) ? null : compareLone(file, standing, isOverride, known);
  const versions = { from: tagOf([unset]), mustBeListed: needListing([unset]) };
  const isTag = ({ text }: PlainLine) => /(?:^|[\s{,-])["']?tag["']?\s{0,9}[:=]/i.test(text);
  const line = changed.plainAfter.find(isTag)?.line ?? null;
  const place = { file: path, line, column: line === null ? null : 1 };
  return notUnderstood(place, `${unset.key} was set here, and is not any more`, versions);
}

/** Keys between a version and what it is set for. */
const SETTING =
  /^\W{0,9}(?:image|images|values\w*|set\w*|helm|parameters|params|env\w*|variables|args|with|config|container)\W*$/i;

/** Whether a version stands only below keys such as `env`, so that it goes with whatever takes it. */
const isOfAll = ({ around: { sections } }: OwnLiteral) => sections.every((line) => SETTING.test(line));

/** A command that changes what runs. */
const UPDATE = /\bservices?\s+update\b|\bset\s+image\b/;

/** An item of a list that is no argument. It stands beside the others, and overrides none. */
export const ITEM = /^\s*-\s+(?!["']?-)/;

/** Whether a version comes or goes alone, within something that stays. */
function isLone({ around: { sections }, text }: OwnLiteral, changedLines: readonly PlainLine[]): boolean {
  if (UPDATE.test(text)) return true;
  if (ITEM.test(text) || sections.length === 0) return false;
  const owner = sections.findLast((line) => !SETTING.test(line));
  // A block on one line comes and goes with its key.
  return !(owner !== undefined && text.includes(owner)) && !changedLines.some((line) => line.text.trim() === owner);
}

/** Whether a version comes or goes with a whole block, and others that stay set the same: one more environment, or one less. */
function isOneOfMany(each: OwnLiteral, { stays }: ChangedLines, changedLines: readonly PlainLine[]): boolean {
  const { inFront, text, around } = each;
  const [nearest] = around.sections.slice(-1);
  const isItem = ITEM.test(text) || changedLines.some((line) => line.text.trim() === around.item);
  const isBlock =
    nearest === undefined
      ? /[{(][^{}()]*$/.test(inFront)
      : (isItem && !SETTING.test(nearest)) || (!ITEM.test(text) && !isLone(each, changedLines));
  // The default of each variable is called so.
  const names = namesOf(each).filter((name) => name !== 'default');
  return (
    isBlock && stays.some((other) => namesOf(other).some((name) => names.map(plainName).includes(plainName(name))))
  );
}

/** A version that comes alone may replace one in another file, unless the base deploys none or the same. */
function compareLone(
  { path, changed, come }: ChangedFile,
  standing: ReadonlySet<Version>,
  isOverride: (each: OwnLiteral) => boolean,
  { settings, about }: KnownLines,
) {
  // A command changes one environment, whatever version another has.
  const isDeployed = ({ version, text }: OwnLiteral) =>
    UPDATE.test(text) ? [...standing].every((other) => other === version) : standing.has(version);
  const mayReplace = (each: OwnLiteral) => isBesideImage(each, settings) || (standing.size > 0 && !isDeployed(each));
  // `deploy.staging.yml` overrides `deploy.yml`.
  const stems = [...about].map((file) => file.replace(/\.\w+$/, ''));
  const isVariant = stems.some((stem) => path.startsWith(stem) && /^[-_.]\w+[-_.]/.test(path.slice(stem.length)));
  const { plainBefore, plainAfter } = changed;
  // A command that was there gets a version.
  const isLonger = ({ text }: OwnLiteral) =>
    plainBefore.some((line) => line.text.trim().split(' ').length > 2 && text.trim().startsWith(line.text.trim()));
  const isAlone = (each: OwnLiteral) =>
    (isLone(each, plainAfter) || isLonger(each) || isOverride(each)) && !isOneOfMany(each, changed, plainAfter);
  const lone = come.find((each) => mayReplace(each) && (isVariant || isAlone(each)));
  const isBroken = changed.plainAfter.some(({ text }) => text.startsWith('<<<<<<<'));
  if (lone === undefined || isBroken) return null;
  const found = `a ${product.name} version comes here, where none was`;
  return notUnderstood(lone.place, found, { to: tagOf([lone]), mustBeListed: needListing([lone]) });
}

/** A file that its tool loads over others by its name. */
const OVERRIDE =
  /(?:^|\/)(?:\.argocd-source[^/]*|terraform\.tfvars|[^/]*\.auto\.tfvars|[^/]*\.(?:service|container)\.d\/[^/]*\.conf)$/;
/** The variables of a host, a group or a role of Ansible. */
const VARIABLES = /(?:^|\/)(host_vars|group_vars|roles\/[^/]+\/vars)\/.+$/;
/** The variables of all hosts, which those of a group beside them override. */
const OF_ALL = /^(.*\/|)group_vars\/all(?:\.\w+|\/.+)?$/;

/**
 * A file that overrides what something else deploys, and comes or goes unread; null if it does not. Where each host or group has a version of
 * its own, one more is a new deployment.
 *
 * @param standing the versions that the base gives to the same variable next to the file, or else deploys there
 * @param files of the base that hold a version
 */
export function compareOverride(
  { path, gone, come }: ChangedFile,
  standing: (literal: OwnLiteral) => ReadonlySet<Version>,
  files: readonly string[],
): LineChange | null {
  const isOfAnsible = VARIABLES.test(path) && (isBelowAll(path, files) || !files.some((file) => isAlike(file, path)));
  if (!isOfAnsible && !OVERRIDE.test(path)) return null;
  // Another environment may have the version already.
  const differs = (each: OwnLiteral) => {
    const versions = [...standing(each)];
    return versions.length === 0 || versions.some((version) => version !== each.version);
  };
  const [literal] = [...come.filter(differs), ...(isOfAnsible ? [] : gone)];
  if (literal === undefined) return null;
  const found = `${product.name} ${literal.version} in a file that overrides what is deployed`;
  return notUnderstood(literal.place, found);
}

function isBelowAll(path: string, files: readonly string[]): boolean {
  const inventory = path.replace(/group_vars\/.+$/, '');
  return !OF_ALL.test(path) && files.some((file) => OF_ALL.exec(file)?.[1] === inventory);
}

/** Whether both hold the variables of hosts, of groups, or of roles. */
function isAlike(one: string, other: string): boolean {
  const [sort, own] = [one, other].map((path) => VARIABLES.exec(path)?.[1]?.replace(/^roles.+/, 'roles'));
  return sort !== undefined && sort === own;
}

/** An image that the template of a chart fills in. */
const FILLED_IN = /^[\s-]{0,99}image:\s{0,9}["']?\{\{/;

/** A line with the service's image, or with one that may be it. */
export function imageLine(
  lines: readonly PlainLine[],
  path: string,
  places: ReadonlySet<string>,
  { settings }: KnownLines,
) {
  const isImage = ({ text }: PlainLine) => namesServiceImage(text, settings.images) || FILLED_IN.test(text);
  return lines.find((line) => isImage(line) && !isRead(line, path, places));
}

/** The single version of the service among the literals; null if there are several, or where it is a chart's. */
function tagOf(literals: readonly OwnLiteral[]): Version | null {
  return only(new Set(literals.map(({ use, version }) => (use === 'tag' ? version : null))));
}

/** The one version of a set; null if there are several, or none. */
export function only(versions: ReadonlySet<Version | null>): Version | null {
  return versions.size === 1 ? ([...versions][0] ?? null) : null;
}

/** The versions that must be listed releases; empty where one of the literals is certainly the service's. */
function needListing(literals: readonly OwnLiteral[]): Version[] {
  return literals.every(({ use, mustBeListed }) => use === 'tag' && mustBeListed)
    ? literals.map(({ version }) => version)
    : [];
}

/** Whether a reader has read the line. */
export function isRead({ line }: PlainLine, file: string, places: ReadonlySet<string>): boolean {
  return places.has(showPlace({ file, line }));
}
