import { groupBy } from '../../deployment/group-by.ts';
import type { Place } from '../../problems/place.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { product } from '../../product/product.ts';
import type { Version } from '../../release-safety/version.ts';
import { baseNameOf, folderOf, inFolder } from '../../repository/repository-paths.ts';
import type { ChangedLine, LineChange, ObjectChange, ReadSides } from '../object-change.ts';
import { type ChangedFile, imageLine, notUnderstood, type OwnLiteral, only, ownVariables } from './changed-file.ts';
import { compareHalfPairs } from './half-pairs.ts';
import type { KnownLines } from './known-lines.ts';
import { textsNaming } from './lines/watched-files.ts';
import { settingOf } from './literals/literal-names.ts';
import { moveInNamedFiles } from './references/loaded-files.ts';
import { versionsIn, versionsNear } from './standing-lines.ts';
import { repeatsVariables } from './variables/dropped-variables.ts';
import { areInlined } from './variables/inlined-variables.ts';

/** What is on lines of the base that stay as they are. */
type Standing = Awaited<ReturnType<typeof versionsIn>>;
type Near = Parameters<typeof versionsNear>[1];

/** Compares what has no counterpart, within each file, then across files. @param whole what happens to the objects */
export async function compareUnpaired(
  files: readonly ChangedFile[],
  known: KnownLines,
  sides: ReadSides,
  whole: readonly ObjectChange[],
): Promise<LineChange[]> {
  const changes = compareMoved(files, known);
  const isAny = files.some(({ gone, come }) => gone.length + come.length > 0);
  const standing = isAny ? await versionsIn(sides.base, known, sides) : [];
  // The first lines about the service bring a new deployment.
  const isFirst = isAny && (await textsNaming(sides.base, sides).next()).done === true;
  const [gone, come]: [Moved[], Moved[]] = [[], []];
  for (const file of files) {
    const { before, plainBefore } = file.changed;
    if (isFirst && file.isOnBothSides && before.length + plainBefore.length === 0) continue;
    if (file.isOnBothSides && (await isExplained(file, sides))) continue;
    const change = compareFile(file, standing, known, sides);
    if (change !== null) {
      changes.push(change);
      continue;
    }
    gone.push(...tagsOf(file.gone), ...lostImage(file, known, sides));
    come.push(...tagsOf(file.come));
  }
  const ends = (is: ObjectChange['change']): Moved[] =>
    whole
      .filter(({ change }) => change === is)
      .map(({ place, from, to }) => ({ place, version: from ?? to, mustBeListed: [] }));
  const successors = [compareSuccessor(gone, [...come, ...ends('install')]), compareSuccessor(ends('removed'), come)];
  return [...changes, ...successors.filter((successor) => successor !== null)];
}

/** Whether a variable in the file, or a file that it names, has the version that comes or goes. */
async function isExplained(file: ChangedFile, sides: ReadSides): Promise<boolean> {
  return (
    (await repeatsVariables(file, sides)) || (await moveInNamedFiles(file, sides)) || (await areInlined(file, sides))
  );
}

function compareFile(file: ChangedFile, standing: Standing, known: KnownLines, sides: ReadSides): LineChange | null {
  const deployed = [...standing, ...sides.before.objects].filter(({ version }) => version !== null);
  if (!file.isOnBothSides) {
    const holders = standing.map(({ place }) => place.file);
    return compareOverride(file, (literal) => versionsBeside(literal, file.path, standing, deployed), holders);
  }
  const others = standing.flatMap(({ place, setting }) => (place.file === file.oldPath ? [] : (setting ?? [])));
  const come = file.come.filter((each) => !repeatsChart(each, file.path, standing, known));
  const near = isReadWhole(file.path, sides) ? new Set<Version>() : versionsNear(file.path, deployed);
  return compareHalfPairs({ ...file, come, known, standing: near, others: new Set(others) });
}

/** Whether a version that comes in a values file of a chart is the one that the chart's own values set. */
function repeatsChart(each: OwnLiteral, path: string, standing: Standing, { files }: KnownLines): boolean {
  const [folder, setting] = [folderOf(path), settingOf(each)];
  const isOfChart = setting !== null && files.has(inFolder(folder, 'Chart.yaml'));
  const own = standing.filter(({ place }) => isOfChart && place.file === inFolder(folder, 'values.yaml'));
  return own.some((other) => other.setting === setting && other.version === each.version);
}

/** The versions that the base gives to the same variable next to a file, or else deploys there. */
function versionsBeside(literal: OwnLiteral, path: string, standing: Standing, deployed: Near) {
  const own = ownVariables(literal);
  const same = standing.filter(({ names }) => names.some((name) => own.includes(name)));
  return versionsNear(path, same.length > 0 ? same : deployed);
}

/** Whether readers understand all of a file. Then its version does not come from a line beside it. */
function isReadWhole(path: string, { after: { objects } }: ReadSides): boolean {
  const isRead = objects.some(
    ({ version, carrier, inputs }) => version !== null && [carrier, ...inputs].includes(path),
  );
  return isRead && !objects.some(({ version, carrier }) => version === null && carrier === path);
}

/** The line with the service's image that a file no longer has, where no reader looks after the file. */
function lostImage({ path, oldPath, changed }: ChangedFile, known: KnownLines, { before }: ReadSides): Moved[] {
  const image = imageLine(changed.plainBefore, oldPath, known.before, known);
  if (image === undefined || before.objects.some(({ carrier }) => carrier === oldPath)) return [];
  if (imageLine(changed.plainAfter, path, known.after, known) !== undefined) return [];
  const version = only(new Set(changed.before.map((each) => each.version)));
  return [{ place: { file: oldPath, line: image.line, column: 1 }, version, mustBeListed: [] }];
}

/** A file that its tool loads over others by its name. */
const OVERRIDE =
  /(?:^|\/)(?:\.argocd-source[^/]*|terraform\.tfvars|[^/]*\.auto\.tfvars|[^/]*\.(?:service|container)\.d\/[^/]*\.conf)$/;
/** The variables of a host, a group or a role of Ansible. */
const VARIABLES = /(?:^|\/)(host_vars|group_vars|roles\/[^/]+\/vars)\/.+$/;
/** The variables of all hosts, which those of a group beside them override. */
const OF_ALL = /^(.*\/|)group_vars\/all(?:\.\w+|\/.+)?$/;

/**
 * A file that overrides what something else deploys, and comes or goes unread; null if it does not. Where each host or
 * group has a version of its own, one more is a new deployment.
 *
 * @param standing the versions that the base gives to the same variable next to the file, or else deploys there
 * @param files of the base that hold a version
 */
function compareOverride(
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

/**
 * Judges variables that leave a file and come in another (docs/supported-files.md#any-other-file). Only the same
 * version has moved. Takes them out.
 */
function compareMoved(files: readonly ChangedFile[], known: KnownLines): LineChange[] {
  const nameOf = (literal: OwnLiteral) => ownVariables(literal).find((name) => known.variables.has(name)) ?? '';
  const left = files.flatMap((file) => file.gone.map((from) => ({ from, oldFile: file })));
  const leftByName = groupBy(left, ({ from }) => nameOf(from));
  const changes: LineChange[] = [];
  for (const file of files) {
    for (const to of file.come) {
      const name = nameOf(to);
      const [source, ...others] = leftByName.get(name) ?? [];
      if (name === '' || source === undefined || others.length > 0) continue;
      const { from, oldFile } = source;
      if (!isMove(from, oldFile, to, file)) continue;
      oldFile.gone = oldFile.gone.filter((each) => each !== from);
      file.come = file.come.filter((each) => each !== to);
      const change = compareSuccessor(tagsOf([from]), tagsOf([to]));
      if (change !== null) changes.push(change);
    }
  }
  return changes;
}

function isMove(from: OwnLiteral, oldFile: ChangedFile, to: OwnLiteral, file: ChangedFile): boolean {
  if (from.use !== to.use) return false;
  // A file that goes may have been read by others as well, unless it is written out where it was named.
  const isWrittenOut = file.changed.plainBefore.some(({ text }) => text.includes(baseNameOf(oldFile.path)));
  if (from.version === to.version) return oldFile.isOnBothSides || isWrittenOut;
  // Another version of a chart is judged where it comes, and another one in the same file there.
  return from.use === 'tag' && oldFile !== file;
}

/** A version that comes in a place, or is no longer there; null where it is not known. */
interface Moved extends Pick<ChangedLine, 'mustBeListed'> {
  readonly place: Place;
  readonly version: Version | null;
}

/**
 * Judges what comes where another loses its version: an install cannot be told from an upgrade there. Null if nothing
 * comes, or it is the same version.
 */
function compareSuccessor(gone: readonly Moved[], come: readonly Moved[]): LineChange | null {
  const versions = new Set(gone.map(({ version }) => version));
  for (const next of come) {
    const left = gone.find(({ place }) => place.file !== next.place.file);
    if (versions.has(next.version) || left === undefined) continue;
    const found = `${product.name} leaves ${quoteText(left.place.file)}, and what comes here may replace it`;
    const mustBeListed = [...left.mustBeListed, ...next.mustBeListed];
    const remedy =
      'Pass `from:` and `to:` if it does. If the two have nothing to do with each other, make a pull request of each.';
    return notUnderstood(next.place, found, { from: only(versions), to: next.version, mustBeListed, remedy });
  }
  return null;
}

/** The versions of the service among the literals, without those of its chart. */
function tagsOf(literals: readonly OwnLiteral[]): Moved[] {
  return literals
    .filter(({ use }) => use === 'tag')
    .map((each) => ({ ...each, mustBeListed: each.mustBeListed ? [each.version] : [] }));
}
