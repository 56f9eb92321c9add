import { compareVersions, sortedVersions, type Version } from '../release-safety/version.ts';
import type { ChartRepository } from './chart-repository.ts';
import type { Image } from './deployment.ts';
import {
  type Deployment,
  type Detection,
  type DetectionSettings,
  detect,
  findCandidates,
  isStillCarried,
  UNREADABLE_FILE,
} from './detect.ts';
import type { Place } from './place.ts';
import { type Problem, problemAt } from './problem.ts';
import type { Tree } from './tree.ts';

/** Two states of a repository, or one alone where the versions before are given. */
export interface TreePair {
  readonly base: Tree | null;
  readonly head: Tree;
  /** From the new path of a renamed file to its old one. */
  readonly renames: ReadonlyMap<string, string>;
}

/** What the settings of a run say about a comparison. */
export interface ComparisonRules {
  /** Takes the place of every version before; null where the base decides. */
  readonly from: Version | null;
  /** Takes the place of every version after; null where the head decides. */
  readonly to: Version | null;
  /** Whether a problem that was there before is one all the same. */
  readonly strict: boolean;
}

/** What becomes of one deployment. */
export interface Change {
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** Null for an install, and where no base was read. */
  readonly base: Deployment | null;
  /** Null for a removal, and where what carried the deployment shows no image of the service any more. */
  readonly head: Deployment | null;
  /** On the head; on the base for a removal. */
  readonly place: Place;
  readonly from: Version | null;
  readonly to: Version | null;
  readonly problem: Problem | null;
  /** The problem is the same on both sides, and so is all that it depends on: a notice (DETECTION 2.5). */
  readonly tolerated: boolean;
  /** A digest was added, changed or taken away under the same tag. */
  readonly digestChanged: boolean;
  readonly notices: readonly string[];
}

/** All that changes between two trees. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** The head alone, as it was found. */
  readonly head: Detection;
  readonly base: Detection | null;
  /** Whether the change touches the workflows that this check itself may run from. */
  readonly touchesWorkflows: boolean;
}

/**
 * Compares what two trees deploy (DETECTION section 4, DESIGN section 5).
 *
 * @throws TreeError where a tree cannot be read
 */
export async function compareTrees(
  pair: TreePair,
  settings: DetectionSettings,
  rules: ComparisonRules,
  charts: ChartRepository,
): Promise<Comparison> {
  const { base, head } = pair;
  // The head first: what the base has in common with it need not be searched again.
  const candidates = new Set(await findCandidates(head, settings));
  const changed = base === null ? [] : await changedPaths(base, head);
  if (base !== null) for (const path of await findCandidates(base, settings)) candidates.add(path);
  // A file of variables decides for the compose file beside it, whatever it holds.
  for (const path of changed) {
    if (/(?:^|\/)\.env[^/]*$/.test(path) || settings.envFiles.includes(path)) candidates.add(path);
  }
  const headDetection = await detect(head, settings, charts, candidates);
  const baseDetection = base === null ? null : await detect(base, settings, charts, candidates);
  const changes =
    base === null || baseDetection === null
      ? headDetection.deployments.map((deployment) => changeWithoutBase(deployment, rules))
      : await compareDetections({ ...pair, base }, baseDetection, headDetection, rules, settings);
  return {
    changes,
    head: headDetection,
    base: baseDetection,
    touchesWorkflows: changed.some((path) => path.startsWith('.github/workflows/')),
  };
}

/**
 * Marks as problems the changes of deployments that the base branch has changed as well since the branch left it: their
 * way to the head is not the one that the merge will take (DETECTION section 4).
 *
 * @param since from the commit where the branch left to the tip of the base branch
 */
export async function requireAgreement(
  changes: readonly Change[],
  since: TreePair,
  settings: DetectionSettings,
  charts: ChartRepository,
): Promise<Change[]> {
  const drift = await compareTrees(since, settings, { from: null, to: null, strict: false }, charts);
  const drifted = new Map<string, Change>();
  for (const change of drift.changes) {
    const isSame =
      change.change === 'unchanged' && !change.digestChanged && (change.problem === null || change.tolerated);
    if (change.base !== null && !isSame) drifted.set(change.base.id, change);
  }
  return changes.map((change) => {
    const other = change.base === null ? undefined : drifted.get(change.base.id);
    if (other === undefined) return change;
    const found = `the base branch has ${other.to ?? 'another state'} where it had ${other.from ?? 'this one'}`;
    return { ...change, problem: problemAt('branch-behind', change.place, found), tolerated: false };
  });
}

async function changedPaths(base: Tree, head: Tree): Promise<string[]> {
  const [before, after] = await Promise.all([base.entries(), head.entries()]);
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path)?.id !== after.get(path)?.id);
}

function changeWithoutBase(head: Deployment, rules: ComparisonRules): Change {
  return judgePair([], head, rules, false);
}

async function compareDetections(
  trees: TreePair & { readonly base: Tree },
  base: Detection,
  head: Detection,
  rules: ComparisonRules,
  settings: DetectionSettings,
): Promise<Change[]> {
  const pairing = new Pairing(base.deployments, head.deployments, trees.renames);
  const changes: Change[] = [];
  for (const [deployment, bases] of pairing.pairs) {
    const isUntouched = bases.length === 1 && (await haveSameInputs(trees, bases[0], deployment));
    const change = judgePair(bases, deployment, rules, isUntouched);
    const moved = pairing.moved.get(deployment);
    changes.push(moved === undefined ? change : { ...change, notices: [...change.notices, moved] });
  }
  const gone: Change[] = [];
  for (const deployment of pairing.unpairedBases) gone.push(await judgeGone(trees.head, deployment, settings));
  return [...changes, ...gone, ...judgeNew(pairing, rules)];
}

/** Which deployment of the head was which on the base (DETECTION section 4, "Renames"). */
class Pairing {
  /** Deployments of the head with those of the base that they were; several where places became one. */
  readonly pairs = new Map<Deployment, Deployment[]>();
  /** What to say where a deployment was not paired by what it is called. */
  readonly moved = new Map<Deployment, string>();
  unpairedBases: Deployment[];
  unpairedHeads: Deployment[];

  constructor(bases: readonly Deployment[], heads: readonly Deployment[], renames: ReadonlyMap<string, string>) {
    this.unpairedBases = [...bases];
    this.unpairedHeads = [...heads];
    const isShared = (one: readonly string[], other: readonly string[]) => one.some((id) => other.includes(id));
    this.#pair((base, head) => isShared(base.identities, head.identities));
    const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
    this.#pair((base, head) => isShared(renamed(base, oldToNew), head.identities));
    this.#pair((base, head) => head.kind === UNREADABLE_FILE && holds(base, head.carrier));
    this.#pair((base, head) => base.kind === UNREADABLE_FILE && holds(head, base.carrier));
    for (const kind of new Set(this.unpairedHeads.map((head) => head.kind))) {
      this.#pairOnly(
        (deployment) => deployment.kind === kind,
        (base) => `Was at ${base.place.file} before`,
      );
    }
    this.#pairOnly(
      () => true,
      (base, head) => `Was a deployment of the kind ${base.kind} before, and is one of the kind ${head.kind} now`,
    );
  }

  #pair(isSame: (base: Deployment, head: Deployment) => boolean): void {
    const heads = this.unpairedHeads;
    const bases = this.unpairedBases;
    const paired = new Set<Deployment>();
    for (const head of heads) {
      const before = bases.filter((base) => isSame(base, head));
      if (before.length === 0) continue;
      this.pairs.set(head, before);
      for (const base of before) paired.add(base);
    }
    this.unpairedHeads = heads.filter((head) => !this.pairs.has(head));
    this.unpairedBases = bases.filter((base) => !paired.has(base));
  }

  /** Where one of a sort is left on either side, they are the same. */
  #pairOnly(isMeant: (deployment: Deployment) => boolean, say: (base: Deployment, head: Deployment) => string): void {
    const [head, ...otherHeads] = this.unpairedHeads.filter(isMeant);
    const [base, ...otherBases] = this.unpairedBases.filter(isMeant);
    if (head === undefined || base === undefined || otherHeads.length > 0 || otherBases.length > 0) return;
    this.#pair((one, other) => one === base && other === head);
    this.moved.set(head, say(base, head));
  }
}

/** The identities that a deployment has once its files have their new names. */
function renamed({ kind, identities }: Deployment, oldToNew: ReadonlyMap<string, string>): string[] {
  return identities.flatMap((identity) => {
    const [path = '', ...rest] = identity.slice(kind.length + 1).split('#');
    const now = oldToNew.get(path);
    return now === undefined ? [] : [[`${kind}:${now}`, ...rest].join('#')];
  });
}

function holds({ carrier, place, inputs }: Deployment, path: string): boolean {
  return carrier === path || place.file === path || inputs.includes(path);
}

/** Whether everything that a deployment's version depends on has the same bytes on both sides. */
async function haveSameInputs(
  { base, head }: TreePair & { readonly base: Tree },
  before: Deployment | undefined,
  after: Deployment,
): Promise<boolean> {
  const [old, now] = await Promise.all([base.entries(), head.entries()]);
  for (const path of new Set([...(before?.inputs ?? []), ...after.inputs])) {
    const one = old.get(path);
    const other = now.get(path);
    if (one?.id !== other?.id) return false;
    if (one?.kind !== 'symlink') continue;
    // The same link may lead to other bytes.
    const [was, is] = await Promise.all([base.read(path), head.read(path)]);
    if (was === null ? is !== null : is === null || !was.equals(is)) return false;
  }
  return true;
}

/** What becomes of a deployment that is on the head. */
function judgePair(
  bases: readonly Deployment[],
  head: Deployment,
  rules: ComparisonRules,
  isUntouched: boolean,
): Change {
  const known = bases.map(({ version }) => version);
  // Where several became one, the lowest: its way to the head leads over all others.
  const before = known.includes(null) ? null : (sortedVersions(known.filter((version) => version !== null))[0] ?? null);
  const from = rules.from ?? before;
  const to = rules.to ?? head.version;
  const [base = null] = bases;
  const digestChanged =
    base?.image != null &&
    head.image !== null &&
    base.version === head.version &&
    base.image.digest !== head.image.digest;
  const change = (problem: Problem | null, tolerated = false): Change => ({
    change: problem !== null && tolerated ? 'unchanged' : directionOf(from, to),
    base,
    head,
    place: head.place,
    from,
    to,
    problem,
    tolerated,
    digestChanged,
    notices: head.notices,
  });
  const problem = head.problem !== null && isCuredBy(rules.to, head.problem) ? null : head.problem;
  if (problem !== null) {
    // A target that is nowhere is a question that cannot be asked, however long it has been so.
    const isOld =
      problem.code !== 'target-missing' &&
      base?.problem != null &&
      bases.length === 1 &&
      isSameProblem(base.problem, problem);
    const isBystander = isOld && (isUntouched || problem.code === 'custom-image');
    return change(problem, isBystander && !rules.strict);
  }
  if (from === null) {
    const unknown = bases.find(({ version }) => version === null)?.problem;
    return change(problemAt('base-unresolved', head.place, describeUnresolved(unknown)));
  }
  const other =
    rules.from === null && rules.to === null ? bases.find((each) => !isSameImage(each.image, head.image)) : undefined;
  if (other !== undefined) {
    return change(problemAt('image-changed', head.place, `${showImage(head.image)} and was ${showImage(other.image)}`));
  }
  return change(null);
}

function directionOf(from: Version | null, to: Version | null): 'upgrade' | 'downgrade' | 'unchanged' {
  if (from === null || to === null) return 'upgrade';
  const order = compareVersions(to, from);
  if (order === 0) return 'unchanged';
  return order < 0 ? 'downgrade' : 'upgrade';
}

/** A version that is given takes the place of one that could not be read, but not of a file that is broken. */
function isCuredBy(given: Version | null, { code }: Problem): boolean {
  if (given === null) return false;
  return !['unparseable', 'conflict-markers', 'target-missing', 'mixed-versions', 'invalid-upgrade-mode'].includes(
    code,
  );
}

function isSameProblem(one: Problem, other: Problem): boolean {
  return one.code === other.code && one.found === other.found;
}

function describeUnresolved(problem: Problem | null | undefined): string {
  if (problem == null) return 'there is none';
  return problem.found === '' ? problem.code : `${problem.found} (${problem.code})`;
}

function isSameImage(one: Image | null, other: Image | null): boolean {
  return one === null || other === null || (one.path === other.path && one.suffix === other.suffix);
}

function showImage(image: Image | null): string {
  return image === null ? 'unknown' : `\`${image.path}\`${image.suffix === '' ? '' : ` with \`${image.suffix}\``}`;
}

/** What becomes of a deployment that is not found on the head: removed only if what carried it is gone as well. */
async function judgeGone(head: Tree, base: Deployment, settings: DetectionSettings): Promise<Change> {
  const isCarried = await isStillCarried(head, base, settings);
  const place = isCarried ? { file: base.carrier, line: null, column: null } : base.place;
  return {
    change: isCarried ? 'upgrade' : 'removed',
    base,
    head: null,
    place,
    from: base.version,
    to: null,
    problem: isCarried
      ? problemAt('image-changed', place, 'none of the service any more, or none that can be read')
      : null,
    tolerated: false,
    digestChanged: false,
    notices: [],
  };
}

/** What becomes of deployments that were not on the base: an install, unless one of the base's is missing (DESIGN section 5). */
function judgeNew({ unpairedBases, unpairedHeads }: Pairing, rules: ComparisonRules): Change[] {
  const versions = new Set([...unpairedBases, ...unpairedHeads].map(({ version }) => version));
  const [common = null] = versions;
  return unpairedHeads.map((head) => {
    if (unpairedBases.length === 0 && head.problem === null && rules.from === null) {
      return { ...judgePair([], head, { ...rules, from: head.version }, false), change: 'install', from: null };
    }
    // Places that were rearranged around one version are no upgrade.
    if (versions.size === 1 && common !== null) return judgePair(unpairedBases, head, rules, false);
    return judgePair([], head, rules, false);
  });
}
