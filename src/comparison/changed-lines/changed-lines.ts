import { type ChartRepository, isProblem } from '../../deployment/chart-repository.ts';
import { declaredInComment } from '../../deployment/comment-declaration.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import { namesServiceImage } from '../../deployment/service-names.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import { problemAt } from '../../problems/problem.ts';
import type { Version } from '../../release-safety/version.ts';
import { type ChangedLine, type ComparisonRules, compareLine, type ObjectChange } from '../object-change.ts';
import { type KnownLines, plainName, type ReadTrees, readKnown } from './known-lines.ts';
import { isUndecided, type LiteralUse, namesOf, nameTest, ownerOf, ownerTest } from './literal-owner.ts';
import {
  type ChangedLines,
  changedLines,
  isTooLarge,
  type LiteralPair,
  namedLines,
  type PlainLine,
  pairLiterals,
  type VersionLiteral,
} from './version-literals.ts';
import { mapInBatches, readTextFile, watchTest } from './watched-files.ts';

/**
 * The most versions about the service that one comparison asks an owner for. Each costs up to a few milliseconds of
 * matching, and nobody changes as many by hand.
 */
const MOST_VERSIONS = 1_000;

/**
 * Judges the changed lines that no reader reads (docs/detection.md#any-other-file). If one version of the service
 * replaces another in a changed line, that is a change of its own. If only one of the two versions is known, it is
 * `not-understood`.
 *
 * @param changed the paths that differ
 */
export async function compareChangedLines(
  trees: ReadTrees,
  changed: readonly string[],
  rules: ComparisonRules,
  settings: DetectionSettings,
  charts: ChartRepository,
): Promise<ObjectChange[]> {
  const { base, head, renames } = trees;
  const oldPaths = new Set(renames.values());
  const readBoth = async (path: string) => {
    const oldPath = renames.get(path) ?? path;
    const [before, after] = await Promise.all([
      readTextFile(base, oldPath, Number.POSITIVE_INFINITY),
      readTextFile(head, path, Number.POSITIVE_INFINITY),
    ]);
    return { path, oldPath, before, after };
  };
  // Most changes contain no version, so what the readers know is gathered late.
  let known: KnownLines | null = null;
  let mayBeOurs: ReturnType<typeof ownerTest> | null = null;
  let asked = 0;
  const hasName = nameTest(settings);
  const changes: ObjectChange[] = [];
  for await (const { path, oldPath, before, after } of mapInBatches(changed.filter(watchTest(settings)), readBoth)) {
    // A renamed file is compared under its new name.
    if (after === null && oldPaths.has(path)) continue;
    if ([before, after].some((text) => text !== null && isTooLarge(text))) {
      if (before !== null && after !== null) changes.push(...judgeLargeText(path, before, after, hasName, rules));
      continue;
    }
    const lines = changedLines(before ?? '', after ?? '', settings.tagSuffix);
    if (lines.before.length === 0 && lines.after.length === 0) continue;
    known ??= await readKnown(trees, settings);
    mayBeOurs ??= ownerTest(known, settings);
    const ownLines = (after ?? '').split(/\r\n|\r|\n/);
    const declaredAt = (place: Place) => declaredInComment(ownLines, place);
    const file: ChangedFile = { path, oldPath, lines, known, declaredAt, settings, rules };
    const alone: UnpairedLiterals = { gone: [], come: [] };
    for (const pair of pairLiterals(lines)) {
      if (
        isExplained(pair, file) ||
        ![pair.before, pair.after].some((each) => each !== null && mayBeOurs?.(each, path))
      )
        continue;
      asked += 1;
      if (asked > MOST_VERSIONS) {
        const place = { file: path, line: (pair.after ?? pair.before)?.line ?? null, column: 1 };
        const found = `more than ${MOST_VERSIONS} versions beside the name of Lightdash change, and this is the first of the others`;
        return [...changes, notJudged(place, found, rules)];
      }
      const [lost, found] = [ownLiteral(pair.before, oldPath, file), ownLiteral(pair.after, path, file)];
      if (pair.before === null || pair.after === null) {
        if (lost !== null) alone.gone.push(lost);
        if (found !== null) alone.come.push(found);
      } else if (before !== null && after !== null) {
        const change = await compareLiterals(pair.before, pair.after, found ?? lost, file, charts);
        if (change !== null) changes.push(change);
      }
    }
    if (before !== null && after !== null) changes.push(...compareHalfPairs(alone, file));
    else changes.push(...compareOverride(alone, file));
  }
  return changes;
}

/** A text that is too large counts as one change: of its lines that name the service and a version. */
function judgeLargeText(
  path: string,
  before: string,
  after: string,
  hasName: (text: string) => boolean,
  rules: ComparisonRules,
): ObjectChange[] {
  const [line = namedLines(before, after, hasName)[0]] = namedLines(after, before, hasName);
  const found = 'a line with the name of Lightdash and a version changes in a text that is too large to be compared';
  return line === undefined ? [] : [notJudged({ file: path, line: line.line, column: 1 }, found, rules)];
}

function notJudged(place: Place, found: string, rules: ComparisonRules): ObjectChange {
  const line = { id: `line:${place.file}#${place.line}`, mustBeListed: [], declared: null };
  return compareLine(line, { place, from: null, to: null, problem: problemAt('not-understood', place, found) }, rules);
}

interface ChangedFile {
  readonly path: string;
  readonly oldPath: string;
  readonly lines: ChangedLines;
  readonly known: KnownLines;
  readonly declaredAt: (place: Place) => ChangedLine['declared'];
  readonly settings: DetectionSettings;
  readonly rules: ComparisonRules;
}

interface OwnLiteral extends Pick<VersionLiteral, 'version'>, LiteralUse {
  /** Null for a version that comes or goes with an object instead of a line. */
  readonly literal: VersionLiteral | null;
  readonly place: Place;
}

/** Versions without a counterpart on the other side. */
interface UnpairedLiterals {
  readonly gone: OwnLiteral[];
  readonly come: OwnLiteral[];
}

function ownLiteral(literal: VersionLiteral | null, path: string, { known, settings }: ChangedFile): OwnLiteral | null {
  const ours = literal === null ? null : ownerOf(literal, path, known, settings);
  if (literal === null || ours === null) return null;
  const { version, line, column } = literal;
  return { ...ours, version, literal, place: { file: path, line, column } };
}

function isExplained({ before, after }: LiteralPair, { path, oldPath, known }: ChangedFile): boolean {
  return (
    (after !== null && isRead(after, path, known.after)) || (before !== null && isRead(before, oldPath, known.before))
  );
}

function isRead({ line }: PlainLine, file: string, places: ReadonlySet<string>): boolean {
  return places.has(showPlace({ file, line, column: null }));
}

async function compareLiterals(
  before: VersionLiteral,
  after: VersionLiteral,
  ours: LiteralUse | null,
  { path, declaredAt, rules, settings }: ChangedFile,
  charts: ChartRepository,
): Promise<ObjectChange | null> {
  if (ours === null || before.version === after.version) return null;
  const place: Place = { file: path, line: after.line, column: after.column };
  const line = { id: `line:${path}#${after.key || 'version'}`, mustBeListed: [], declared: declaredAt(place) };
  const between = (from: Version, to: Version) =>
    compareLine({ ...line, mustBeListed: ours.mustBeListed ? [from] : [] }, { place, from, to }, rules);
  if (ours.use === 'tag') return between(before.version, after.version);
  const installed = ({ version }: VersionLiteral) =>
    charts.appVersionOf({ name: settings.chart, version, place, repository: null });
  const from = rules.from ?? (await installed(before));
  const to = rules.to ?? (await installed(after));
  if (!isProblem(from) && !isProblem(to)) return between(from, to);
  const problem = [to, from].find(isProblem) ?? null;
  // A number that the chart repository does not list belongs to something else.
  const isNoChart = problem?.code === 'chart-unknown' && /does not list/.test(problem.found);
  if (isNoChart && !/chart/i.test(after.key)) return null;
  return compareLine(line, { place, from: null, to: null, problem }, rules);
}

/**
 * Judges the versions of a file without a counterpart: a version replaces a variable or is replaced by one, or several
 * could belong together.
 */
function compareHalfPairs({ gone, come }: UnpairedLiterals, file: ChangedFile): ObjectChange[] {
  const { path, oldPath, lines, known, declaredAt, rules } = file;
  const [firstGone] = gone;
  const [firstCome] = come;
  const refuse = (
    place: Place,
    found: string,
    from: Version | null,
    to: Version | null,
    mustBeListed: Version[] = [],
  ) => {
    const line = { id: `line:${path}#${place.line}`, mustBeListed, declared: declaredAt(place) };
    return [compareLine(line, { place, from, to, problem: problemAt('not-understood', place, found) }, rules)];
  };
  if (firstGone !== undefined && firstCome !== undefined) {
    if (new Set([...gone, ...come].map(({ version }) => version)).size === 1) return [];
    const found = 'several Lightdash versions change here, and nothing says which one replaces which';
    const listed = needListing([firstGone, firstCome]);
    return refuse(firstCome.place, found, tagOf([firstGone]), tagOf([firstCome]), listed);
  }
  if (firstCome !== undefined && imageLine(lines.plainBefore, oldPath, known.before, file) !== undefined) {
    const found = 'a Lightdash version replaces something that was not a version';
    return refuse(firstCome.place, found, null, tagOf(come));
  }
  const variable = imageLine(lines.plainAfter, path, known.after, file);
  if (firstGone !== undefined && variable !== undefined) {
    const found = `Lightdash ${firstGone.version} is replaced by something that is not a version`;
    return refuse({ file: path, line: variable.line, column: 1 }, found, tagOf(gone), null);
  }
  const setBefore = new Set(lines.before.flatMap(namesOf).map(plainName));
  const assigned = come.find(({ literal }) => {
    if (literal === null) return false;
    const isNew = (name: string) => known.variables.has(name) && !setBefore.has(name);
    return isUndecided(literal, path, known) || namesOf(literal).map(plainName).some(isNew);
  });
  if (assigned === undefined) return [];
  const found = `${assigned.literal?.key} is set here, and was not before`;
  return refuse(assigned.place, found, null, tagOf([assigned]), needListing([assigned]));
}

/** A file that overrides what something else deploys, and comes or goes unread. */
function compareOverride({ gone, come }: UnpairedLiterals, { path, rules }: ChangedFile): ObjectChange[] {
  const literal = /(?:^|\/)\.argocd-source[^/]*$/.test(path) ? [...come, ...gone][0] : undefined;
  if (literal === undefined) return [];
  const found = `Lightdash ${literal.version} in a file that overrides what Argo CD deploys`;
  return [notJudged(literal.place, found, rules)];
}

/** An image that the template of a chart fills in. */
const FILLED_IN = /^[\s-]{0,99}image:\s{0,9}["']?\{\{/;

/** A line with the service's image, or with one that may be it. */
function imageLine(
  lines: readonly PlainLine[],
  path: string,
  places: ReadonlySet<string>,
  { settings }: ChangedFile,
): PlainLine | undefined {
  const isImage = ({ text }: PlainLine) => namesServiceImage(text, settings.images) || FILLED_IN.test(text);
  return lines.find((line) => isImage(line) && !isRead(line, path, places));
}

/** The single version of the service among the literals; null if there are several, or where it is a chart's. */
function tagOf(literals: readonly OwnLiteral[]): Version | null {
  const versions = new Set(literals.map(({ use, version }) => (use === 'tag' ? version : null)));
  return versions.size === 1 ? ([...versions][0] ?? null) : null;
}

/** The versions that must be listed releases; empty where one of the literals is certainly the service's. */
function needListing(literals: readonly OwnLiteral[]): Version[] {
  return literals.every(({ use, mustBeListed }) => use === 'tag' && mustBeListed)
    ? literals.map(({ version }) => version)
    : [];
}
