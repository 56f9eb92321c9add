import type { Version } from '../release-safety/version.ts';
import { searchTest } from './candidates.ts';
import { type ChartRepository, isProblem } from './chart-repository.ts';
import type { Detection, DetectionSettings } from './detect.ts';
import { directionOf, NO_CHANGE, type ObjectChange } from './judge.ts';
import { type Known, NEVER_WATCHED, plainName, readKnown, textOf } from './net/known-lines.ts';
import { assignedNames, isUndecided, ownerOf } from './net/literal-owner.ts';
import { movedFiles } from './net/moved-files.ts';
import {
  changedLines,
  type LiteralPair,
  type PlainLine,
  pairLiterals,
  type VersionLiteral,
} from './net/version-literals.ts';
import { type Place, showPlace } from './place.ts';
import { problemAt } from './problem.ts';
import { namesServiceImage } from './service-names.ts';
import type { Tree } from './trees/tree.ts';

/** Both sides of a change, and what the readers have made of them. */
export interface NetInput {
  readonly base: Tree;
  readonly head: Tree;
  readonly changed: readonly string[];
  /** From the new path of a renamed file to its old one. */
  readonly renames: ReadonlyMap<string, string>;
  readonly before: Detection;
  readonly after: Detection;
  /** What becomes of the objects: one that is new may be what became of a line that is gone. */
  readonly objects: readonly ObjectChange[];
}

/**
 * The net (DETECTION section 6): judges what no reader reads. A version of the service that takes the place of another one in a changed
 * line is a change of its own; where only one of the two can be told it is `not-understood`.
 */
export async function judgeChangedLines(
  input: NetInput,
  settings: DetectionSettings,
  charts: ChartRepository,
): Promise<ObjectChange[]> {
  const paths = watchedPaths(input, settings);
  if (paths.length === 0) return [];
  // Most changes have no version in them, and then nothing has to be known.
  let known: Known | null = null;
  const moved = await movedFiles(input.base, input.head, paths, input.renames);
  const changes: ObjectChange[] = [];
  const gone: OwnLiteral[] = [];
  const come: OwnLiteral[] = [];
  const left = new Set(moved.values());
  for (const path of paths) {
    const oldPath = moved.get(path) ?? path;
    const [before, after] = [await textOf(input.base, oldPath), await textOf(input.head, path)];
    if (after === null && left.has(path)) continue;
    const file = { path, oldPath };
    const lines = changedLines(before ?? '', after ?? '', settings.tagSuffix);
    if (lines.before.length === 0 && lines.after.length === 0) continue;
    known ??= await readKnown(input, settings);
    const pairs = pairLiterals(lines);
    for (const pair of pairs) {
      if (isExplained(pair, file, known) || (pair.before !== null && pair.after !== null)) continue;
      const [lost, found] = [ownLiteral(pair.before, oldPath, known), ownLiteral(pair.after, path, known)];
      if (lost !== null) gone.push(lost);
      if (found !== null) come.push(found);
    }
    if (before === null || after === null) continue;
    for (const pair of pairs) {
      const change = await judgePair(pair, file, known, settings, charts);
      if (change !== null) changes.push(change);
    }
    changes.push(...halfKnown(pairs, lines, file, known, settings));
  }
  return [...changes, ...movedBetweenFiles(gone, come, input.objects)];

  function ownLiteral(literal: VersionLiteral | null, file: string, known: Known): OwnLiteral | null {
    const ours = literal === null ? null : ownerOf(literal, file, known, settings);
    if (literal === null || ours?.use !== 'tag') return null;
    const place = { file, line: literal.line, column: literal.column };
    return { version: literal.version, place, mustBeListed: ours.mustBeListed };
  }
}

interface ChangedFile {
  readonly path: string;
  readonly oldPath: string;
}

/** A version of the service without another one that it takes the place of, or gives way to, in its file. */
interface OwnLiteral {
  readonly version: Version;
  readonly place: Place;
  readonly mustBeListed: boolean;
}

/** Where one version is gone from a file and another one comes in another file, or in an object that is new. */
function movedBetweenFiles(
  gone: readonly OwnLiteral[],
  come: readonly OwnLiteral[],
  objects: readonly ObjectChange[],
): ObjectChange[] {
  const ofObject = ({ place, from, to }: ObjectChange): OwnLiteral[] => {
    const version = to ?? from;
    return version === null ? [] : [{ version, place, mustBeListed: false }];
  };
  const installed = objects.filter(({ change }) => change === 'install').flatMap(ofObject);
  const removed = objects.filter(({ change }) => change === 'removed').flatMap(ofObject);
  const isSure = ({ mustBeListed }: OwnLiteral) => !mustBeListed;
  return [
    ...differing(gone, come),
    ...differing(gone.filter(isSure), installed),
    ...differing(removed, come.filter(isSure)),
  ];
}

function differing(gone: readonly OwnLiteral[], come: readonly OwnLiteral[]): ObjectChange[] {
  const without = (some: readonly OwnLiteral[], others: readonly OwnLiteral[]) =>
    some.find(({ version }) => !others.some((other) => other.version === version));
  const [lost, found] = [without(gone, come), without(come, gone)];
  if (lost === undefined || found === undefined || lost.place.file === found.place.file) return [];
  const what = `Lightdash ${lost.version} is gone from ${showPlace(lost.place)}, and this may be what became of it`;
  const problem = problemAt('not-understood', found.place, what);
  const { place, version: to } = found;
  const mustBeListed = lost.mustBeListed || found.mustBeListed;
  return [
    {
      ...NO_CHANGE,
      change: 'upgrade',
      place,
      from: lost.version,
      to,
      problem,
      line: { id: `line:${place.file}#moved`, mustBeListed },
    },
  ];
}

function watchedPaths({ changed }: NetInput, settings: DetectionSettings): string[] {
  if (!settings.discover) return [];
  const isSearched = searchTest(settings);
  return changed.filter((path) => isSearched(path) && !NEVER_WATCHED.test(path));
}

function isExplained({ before, after }: LiteralPair, { path, oldPath }: ChangedFile, known: Known): boolean {
  const has = (lines: ReadonlySet<string>, file: string, literal: VersionLiteral | null) =>
    literal !== null && lines.has(showPlace({ file, line: literal.line, column: null }));
  return has(known.after, path, after) || has(known.before, oldPath, before);
}

async function judgePair(
  pair: LiteralPair,
  file: ChangedFile,
  known: Known,
  settings: DetectionSettings,
  charts: ChartRepository,
): Promise<ObjectChange | null> {
  const { before, after } = pair;
  if (before === null || after === null || before.version === after.version || isExplained(pair, file, known))
    return null;
  const ours = ownerOf(after, file.path, known, settings) ?? ownerOf(before, file.oldPath, known, settings);
  if (ours === null) return null;
  const place: Place = { file: file.path, line: after.line, column: after.column };
  const line = { id: `line:${file.path}#${after.key || 'version'}`, mustBeListed: ours.mustBeListed };
  if (ours.use === 'tag') {
    const { version: from } = before;
    return { ...NO_CHANGE, change: directionOf(from, after.version), place, from, to: after.version, line };
  }
  const installed = ({ version }: VersionLiteral) =>
    charts.appVersionOf({ name: settings.chart, version, place, repository: null });
  const [from, to] = [await installed(before), await installed(after)];
  const problem = [to, from].find(isProblem);
  if (problem !== undefined) {
    // A number that is no chart's is something else's.
    return problem.code === 'chart-unknown' && /does not list/.test(problem.found) && !/chart/i.test(after.key)
      ? null
      : { ...NO_CHANGE, change: 'upgrade', place, problem, line: { ...line, mustBeListed: false } };
  }
  if (isProblem(from) || isProblem(to)) return null;
  return { ...NO_CHANGE, change: directionOf(from, to), place, from, to, line };
}

/** Where a literal of the service takes the place of a variable, or goes for one, or where there is no telling which goes for which. */
function halfKnown(
  pairs: readonly LiteralPair[],
  {
    plainBefore,
    plainAfter,
  }: { readonly plainBefore: readonly PlainLine[]; readonly plainAfter: readonly PlainLine[] },
  file: ChangedFile,
  known: Known,
  settings: DetectionSettings,
): ObjectChange[] {
  const alone = pairs.filter(
    (pair) => (pair.before === null || pair.after === null) && !isExplained(pair, file, known),
  );
  const isOurs = (literal: VersionLiteral | null, path: string) =>
    literal !== null && ownerOf(literal, path, known, settings) !== null;
  const gone = alone.flatMap(({ before }) => (before !== null && isOurs(before, file.oldPath) ? [before] : []));
  const come = alone.flatMap(({ after }) => (after !== null && isOurs(after, file.path) ? [after] : []));
  const named = (lines: readonly PlainLine[], path: string, explained: ReadonlySet<string>) =>
    lines.find(
      ({ text, line }) =>
        namesServiceImage(text.replace(/[:](?=[^:/]*$)/, ':'), settings.images) &&
        !explained.has(showPlace({ file: path, line, column: null })),
    );
  const refuse = (
    line: number,
    column: number,
    found: string,
    literals: readonly VersionLiteral[],
    mustBeListed: boolean,
  ): ObjectChange => {
    const place = { file: file.path, line, column };
    const problem = problemAt('not-understood', place, found);
    const from = literals.find((each) => gone.includes(each))?.version ?? null;
    const to = literals.find((each) => come.includes(each))?.version ?? null;
    return {
      ...NO_CHANGE,
      change: 'upgrade',
      place,
      from,
      to,
      problem,
      line: { id: `line:${file.path}#${line}`, mustBeListed },
    };
  };
  const [firstGone] = gone;
  const [firstCome] = come;
  const isOneVersion = new Set([...gone, ...come].map(({ version }) => version)).size === 1;
  if (firstGone !== undefined && firstCome !== undefined) {
    if (isOneVersion) return [];
    const found = `several versions of Lightdash change, and nothing says which takes the place of which`;
    return [refuse(firstCome.line, firstCome.column, found, [firstGone, firstCome], true)];
  }
  const variableBefore = named(plainBefore, file.oldPath, known.before);
  const variableAfter = named(plainAfter, file.path, known.after);
  if (firstCome !== undefined && variableBefore !== undefined) {
    return [
      refuse(
        firstCome.line,
        firstCome.column,
        'a version of Lightdash takes the place of something that was not one',
        [firstCome],
        false,
      ),
    ];
  }
  if (firstGone !== undefined && variableAfter !== undefined) {
    return [
      refuse(
        variableAfter.line,
        1,
        `Lightdash ${firstGone.version} gives way to something that is no version`,
        [firstGone],
        false,
      ),
    ];
  }
  const namesOf = (literal: VersionLiteral) => [literal.key, ...assignedNames(literal)].map(plainName);
  const setBefore = new Set(pairs.flatMap(({ before }) => (before === null ? [] : namesOf(before))));
  const isAssigned = (literal: VersionLiteral) =>
    isUndecided(literal, file.path, known) ||
    namesOf(literal).some((name) => known.variables.has(name) && !setBefore.has(name));
  const assigned = come.find(isAssigned);
  if (assigned === undefined) return [];
  return [refuse(assigned.line, assigned.column, `${assigned.key} is set here, and was not before`, [assigned], true)];
}
