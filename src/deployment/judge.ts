import { compareVersions, type Version } from '../release-safety/version.ts';
import { chartKey } from './chart-source.ts';
import type { DeployedObject } from './deployed-object.ts';
import type { Declarations, Image } from './deployment.ts';
import type { Place } from './place.ts';
import { type Problem, type ProblemCode, problemAt } from './problem.ts';

/** What the settings of a run say about a comparison. */
export interface ComparisonRules {
  /** Takes the place of every version before; null where the base decides. */
  readonly from: Version | null;
  /** Takes the place of every version after; null where the head decides. */
  readonly to: Version | null;
  /** Whether a problem that was there before is one all the same. */
  readonly strict: boolean;
}

/** What becomes of one object. */
export interface ObjectChange {
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** Null for an install, and where no base was read. */
  readonly base: DeployedObject | null;
  /** Null for a removal, and where what carried the deployment shows no image of the service any more. */
  readonly head: DeployedObject | null;
  /** On the head; on the base for a removal. */
  readonly place: Place;
  readonly from: Version | null;
  readonly to: Version | null;
  readonly problem: Problem | null;
  /** The problem is the same on both sides, and so is the text that decides: a notice (DETECTION 2.5). */
  readonly tolerated: boolean;
  /** Whether the image is another build than before, by its digest or its path: nothing proves that the two may overlap (DESIGN section 4). */
  readonly buildChanged: 'digest' | 'image' | null;
  readonly notices: readonly string[];
  /** Set for what the net found in a line that nobody reads. */
  readonly line?: ChangedLine;
}

/** What the net says of a changed line. */
export interface ChangedLine {
  readonly id: string;
  /** Versions that have to be releases in the index, since nothing else says that the line is the service's. */
  readonly mustBeListed: readonly Version[];
  /** What a comment beside it says of its upgrades. */
  readonly declared: Declarations['upgradeMode'];
}

/** What says nothing yet. */
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

/** What is known of the texts of a pair. */
export interface PairTexts {
  /** Whether the text that decides is the same on both sides: the line at the place, of what cannot be parsed the file. */
  readonly isSameText: boolean;
  /** What of second order has changed; null where nothing has. */
  readonly secondOrder: Problem | null;
}

/**
 * What becomes of an object that is on the head, from what it was on the base (DESIGN section 4).
 *
 * @param base null where nothing of it is known
 */
export function judgePair(
  base: DeployedObject | null,
  head: DeployedObject,
  rules: ComparisonRules,
  { isSameText, secondOrder }: PairTexts,
): ObjectChange {
  const from = rules.from ?? base?.version ?? null;
  const to = rules.to ?? head.version;
  // It was not looked up on either side then.
  const isSameChart = base !== null && haveSameChart(base, head);
  const common = { base, head, place: head.place, from, to, notices: head.notices };
  const change = (problem: Problem | null, tolerated = false): ObjectChange => ({
    ...common,
    change: tolerated || (isSameChart && problem === null) ? 'unchanged' : directionOf(from, to),
    problem,
    tolerated,
    buildChanged: base === null ? null : changeOfBuild(base, head),
  });
  const problem = head.problem !== null && isCuredBy(rules.to, head.problem) ? null : head.problem;
  if (problem !== null) {
    // A target that is nowhere is a question that cannot be asked, however long it has been so.
    const isOld = problem.code !== 'target-missing' && base?.problem != null && isSameProblem(base.problem, problem);
    return change(problem, isOld && isSameText && secondOrder === null && rules.to === null && !rules.strict);
  }
  if (secondOrder !== null) return change(secondOrder);
  if (from === null && !isSameChart) {
    return change(problemAt('base-unresolved', head.place, describeUnresolved(base)));
  }
  return change(null);
}

/** What becomes of a version in a line that nobody reads. */
export function judgeLine(
  line: ChangedLine,
  {
    place,
    problem = null,
    ...found
  }: Pick<ObjectChange, 'place' | 'from' | 'to'> & { readonly problem?: Problem | null },
  rules: ComparisonRules,
): ObjectChange {
  const [from, to] = [rules.from ?? found.from, rules.to ?? found.to];
  // Where both sides were read, what is given does not say how they belong together.
  const isCured = (found.from === null || found.to === null) && from !== null && to !== null;
  return { ...NO_CHANGE, change: directionOf(from, to), place, from, to, problem: isCured ? null : problem, line };
}

/** From one version to another; where one of them is not known, it may be an upgrade. */
function directionOf(from: Version | null, to: Version | null): 'upgrade' | 'downgrade' | 'unchanged' {
  if (from === null || to === null) return 'upgrade';
  const order = compareVersions(to, from);
  if (order === 0) return 'unchanged';
  return order < 0 ? 'downgrade' : 'upgrade';
}

/** What becomes of an object that is gone, or of which nothing but the name is left. */
export function goneFrom(base: DeployedObject, carrier: string | null): ObjectChange {
  const place = carrier === null ? base.place : { file: carrier, line: null, column: null };
  const found = 'none of Lightdash any more, or none that can be read';
  return {
    ...NO_CHANGE,
    change: carrier === null ? 'removed' : 'upgrade',
    base,
    place,
    from: base.version,
    problem: carrier === null ? null : problemAt('image-changed', place, found),
  };
}

/** These say that nothing can be known, whether or not something was there before, and whatever version is given. */
const BROKEN: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unparseable',
  'conflict-markers',
  'target-missing',
  'mixed-versions',
  'invalid-upgrade-mode',
]);

/** What becomes of an object that was not on the base, where nothing of the base is missing. */
export function installed(head: DeployedObject): ObjectChange {
  const { problem } = head;
  if (problem !== null && BROKEN.has(problem.code)) {
    return { ...NO_CHANGE, change: 'upgrade', head, place: head.place, problem };
  }
  const notices = problem === null ? head.notices : [...head.notices, problem.message];
  return { ...NO_CHANGE, change: 'install', head, place: head.place, to: head.version, notices };
}

/** A version that is given takes the place of one that could not be read, but not of a file that is broken. */
function isCuredBy(given: Version | null, { code }: Problem): boolean {
  return given !== null && !BROKEN.has(code);
}

function isSameProblem(one: Problem, other: Problem): boolean {
  if (one.code !== other.code) return false;
  // Which lines they stand on says nothing of the versions.
  const bare = ({ found }: Problem) => (one.code === 'mixed-versions' ? found.replace(/ at [^ ,]+/g, '') : found);
  return bare(one) === bare(other);
}

function describeUnresolved(base: DeployedObject | null): string {
  if (base === null) return 'another deployment is gone, and this one may have replaced it';
  if (base.problem === null) return 'it comes from another chart';
  const { code, found } = base.problem;
  return found === '' ? code : `${found} (${code})`;
}

function haveSameChart({ unresolved: one }: DeployedObject, { unresolved: other }: DeployedObject): boolean {
  return one !== null && other !== null && chartKey(one) === chartKey(other);
}

function changeOfBuild(
  { image: one, version: was }: DeployedObject,
  { image: other, version: is }: DeployedObject,
): 'digest' | 'image' | null {
  if (one === null || other === null || is === null) return null;
  if (!isSameImage(one, other)) return 'image';
  // Another version has another digest.
  return was !== is || one.digest === other.digest ? null : 'digest';
}

function isSameImage(one: Image, other: Image): boolean {
  return one.source === other.source && one.suffix === other.suffix;
}
