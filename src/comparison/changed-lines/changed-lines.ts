import { type ChartRepository, isProblem } from '../../deployment/chart-repository.ts';
import { declaredInComment } from '../../deployment/comment-declaration.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import type { Place } from '../../problems/place.ts';
import type { Version } from '../../release-safety/version.ts';
import { type ComparisonRules, compareLine, type ObjectChange } from '../object-change.ts';
import {
  type ChangedFile,
  compareHalfPairs,
  compareMoved,
  compareOverride,
  type Half,
  isRead,
  notJudged,
  type OwnLiteral,
  type UnpairedLiterals,
} from './half-pairs.ts';
import { type KnownLines, type ReadTrees, readKnown } from './known-lines.ts';
import { type LiteralUse, nameTest, ownerOf, ownerTest } from './literal-owner.ts';
import {
  changedLines,
  isTooLarge,
  type LiteralPair,
  namedLines,
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
  const halves: Half[] = [];
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
    halves.push({ file, alone, isOnBothSides: before !== null && after !== null });
  }
  changes.push(...compareMoved(halves));
  for (const { file, alone, isOnBothSides } of halves) {
    changes.push(...(isOnBothSides ? compareHalfPairs(alone, file) : compareOverride(alone, file)));
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
