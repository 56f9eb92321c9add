import { chartKey } from '../deployment/chart.ts';
import type { ChartRepository } from '../deployment/chart-repository.ts';
import type { DeployedObject } from '../deployment/deployed-object.ts';
import type { Detection, DetectionSettings } from '../deployment/detect.ts';
import type { Place } from '../problems/place.ts';
import { type Problem, type ProblemCode, problemAt } from '../problems/problem.ts';
import { product } from '../product/product.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import type { Tree } from '../repository/tree.ts';

/** The run's settings for a comparison. */
export interface ComparisonRules {
  /** Replaces every version before; null if the base decides. */
  readonly from: Version | null;
  /** Replaces every version after; null if the head decides. */
  readonly to: Version | null;
  /** Whether a problem that also exists on the base fails the check. */
  readonly strict: boolean;
}

/** Both sides of a change as they were read, and what is needed to compare them. */
export interface ReadSides {
  readonly base: Tree;
  readonly head: Tree;
  readonly before: Detection;
  readonly after: Detection;
  /** From the new path of a renamed file to its old one. */
  readonly renames: ReadonlyMap<string, string>;
  /** The other way round, also for folders: `renamedPaths`. */
  readonly oldToNew: ReadonlyMap<string, string>;
  readonly settings: DetectionSettings;
  /** Whether the changed lines of a file are judged. */
  readonly isWatched: (path: string) => boolean;
  readonly rules: ComparisonRules;
  readonly charts: ChartRepository;
}

/** The files that decide what the objects of either side are: their carriers, and what is read for them. */
export function filesOfObjects({ before, after }: Pick<ReadSides, 'before' | 'after'>): ReadonlySet<string> {
  return new Set([...before.objects, ...after.objects].flatMap(({ carrier, inputs }) => [carrier, ...inputs]));
}

/** What happens to one object between base and head. */
export interface ObjectChange<T extends DeployedObject = DeployedObject> {
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** Null for an install, and where no base was read. */
  readonly base: T | null;
  /** Null for a removal, and where the carrier no longer shows an image of the service. */
  readonly head: T | null;
  /** On the head; for a removal, on the base. */
  readonly place: Place;
  readonly from: Version | null;
  readonly to: Version | null;
  readonly problem: Problem | null;
  /** Both sides have the same problem and the same deciding text, so it is only a notice (docs/rules.md#decisions). */
  readonly tolerated: boolean;
  /** Whether the image is a different build than before, by digest or by path. Nothing then proves that both builds may overlap (docs/rules.md#decisions). */
  readonly buildChanged: 'digest' | 'image' | null;
  readonly notices: readonly string[];
  /** Set for a change on a line that no reader reads. */
  readonly line?: ChangedLine;
}

/** What is known about a changed line. */
export interface ChangedLine {
  readonly id: string;
  /** Versions that must be releases in the index, because nothing else proves that the line is the service's. */
  readonly mustBeListed: readonly Version[];
}

/** A change without any content, as a starting point. */
export const NO_CHANGE = {
  base: null,
  head: null,
  from: null,
  to: null,
  problem: null,
  tolerated: false,
  buildChanged: null,
  notices: [],
} as const;

interface PairTexts {
  /** Whether the deciding text is the same on both sides: the line at the place, or the whole file if it cannot be parsed. */
  readonly isSameText: boolean;
  /** The second-order text that has changed, as a problem; null if none has. */
  readonly secondOrder: Problem | null;
  /** Why the version before is not known, if there is no object before. */
  readonly whyUnknown?: string;
}

/** Judges an object on the head by its counterpart on the base (docs/rules.md#decisions). @param base null if nothing of it is known */
export function comparePair<T extends DeployedObject>(
  base: T | null,
  head: T,
  rules: ComparisonRules,
  { isSameText, secondOrder, whyUnknown }: PairTexts = { isSameText: false, secondOrder: null },
): ObjectChange<T> {
  const from = rules.from ?? base?.version ?? null;
  const to = rules.to ?? head.version;
  // The same chart on both sides was not looked up on either.
  const [one, other] = [base?.unresolved ?? null, head.unresolved];
  const isSameChart = one !== null && other !== null && chartKey(one) === chartKey(other);
  const common = { base, head, place: head.place, from, to, notices: head.notices };
  const change = (problem: Problem | null, tolerated = false): ObjectChange<T> => ({
    ...common,
    change: tolerated || (isSameChart && problem === null) ? 'unchanged' : directionOf(from, to),
    problem,
    tolerated,
    buildChanged: base === null ? null : changeOfBuild(base, head),
  });
  const { problem } = head;
  // A given version replaces one that could not be read, but it does not repair a broken file.
  if (problem !== null && (rules.to === null || BROKEN.has(problem.code))) {
    // A target that is nowhere cannot be checked, however long it has been missing.
    const isOld = problem.code !== 'target-missing' && base !== null && haveSameProblem(base, head);
    return change(problem, isOld && isSameText && secondOrder === null && rules.to === null && !rules.strict);
  }
  if (secondOrder !== null) return change(secondOrder);
  if (from === null && !isSameChart) {
    return change(problemAt('base-unresolved', head.place, whyUnknown ?? describeUnresolved(base)));
  }
  return change(null);
}

/** What a changed line does, before versions are given. */
export interface LineChange extends Pick<ObjectChange, 'place' | 'from' | 'to' | 'problem'> {
  readonly line: ChangedLine;
  readonly buildChanged?: 'image' | 'digest';
}

/** Judges a version in a line that no reader reads. */
export function compareLine(change: LineChange, rules: ComparisonRules): ObjectChange {
  const { line, place, problem, buildChanged = null, ...found } = change;
  const [from, to] = [rules.from ?? found.from, rules.to ?? found.to];
  // If both sides were read, given versions do not tell how the lines belong together.
  const isCured = (found.from === null || found.to === null) && from !== null && to !== null;
  // Another image alone says nothing about versions.
  const isImageAlone = problem === null && (from === null || to === null);
  const direction = isImageAlone ? 'unchanged' : directionOf(from, to);
  return { ...NO_CHANGE, change: direction, place, from, to, problem: isCured ? null : problem, line, buildChanged };
}

/** The direction between two versions. It counts as an upgrade where one of them is not known. */
export function directionOf(from: Version | null, to: Version | null): 'upgrade' | 'downgrade' | 'unchanged' {
  if (from === null || to === null) return 'upgrade';
  const order = compareVersions(to, from);
  if (order === 0) return 'unchanged';
  return order < 0 ? 'downgrade' : 'upgrade';
}

/** Judges an object of the base that is gone, or whose `carrier` is still there and no longer shows the service. */
export function removalOf<T extends DeployedObject>(base: T, carrier: string | null): ObjectChange<T> {
  const place = carrier === null ? base.place : { file: carrier, line: null, column: null };
  const found = `none of ${product.name} any more, or none that can be read`;
  return {
    ...NO_CHANGE,
    change: carrier === null ? 'removed' : 'upgrade',
    base,
    place,
    from: base.version,
    problem: carrier === null ? null : problemAt('image-changed', place, found),
  };
}

/** With these problems nothing can be known, whatever was there before and whatever version is given. */
const BROKEN: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unparseable',
  'conflict-markers',
  'target-missing',
  'mixed-versions',
  'invalid-upgrade-mode',
]);

/** Judges an object that is new on the head, where nothing of the base is missing. */
export function installOf<T extends DeployedObject>(head: T): ObjectChange<T> {
  const { problem } = head;
  if (problem !== null && BROKEN.has(problem.code)) {
    return { ...NO_CHANGE, change: 'upgrade', head, place: head.place, problem };
  }
  const notices = problem === null ? head.notices : [...head.notices, problem.message];
  return { ...NO_CHANGE, change: 'install', head, place: head.place, to: head.version, notices };
}

/** Whether two objects have one problem for the same reason, and of the same chart if that may decide. */
function haveSameProblem(base: DeployedObject, head: DeployedObject): boolean {
  const [one, other] = [base.problem, head.problem];
  if (one === null || other === null || one.code !== other.code) return false;
  const mayBeOfChart = one.code.startsWith('chart-') && base.chart !== null && head.chart !== null;
  if (mayBeOfChart && chartKey(base.chart) !== chartKey(head.chart)) return false;
  // Line numbers may differ without a change of versions, and a quoted text is the same on other lines.
  const bare = ({ found }: Problem) =>
    (one.code === 'mixed-versions' ? found.replace(/ at [^ ,]+/g, '') : found).replace(/(?:\\[nr]|["'\s])+/g, ' ');
  return bare(one) === bare(other);
}

function describeUnresolved(base: DeployedObject | null): string {
  if (base === null) return 'another deployment is gone, and this one may have replaced it';
  if (base.problem === null) return 'it comes from another chart';
  const { code, found } = base.problem;
  return found === '' ? code : `${found} (${code})`;
}

function changeOfBuild({ image: one, version: was }: DeployedObject, { image: other, version: is }: DeployedObject) {
  if (one === null || other === null || is === null) return null;
  if (one.source !== other.source || one.suffix !== other.suffix) return 'image';
  // A new version always has a new digest.
  return was !== is || one.digest === other.digest ? null : 'digest';
}
