import { compareVersions, type Version } from '../release-safety/version.ts';
import type { ChartRepository } from './chart-repository.ts';
import { chartKey } from './chart-source.ts';
import type { Image } from './deployment.ts';
import {
  carrierFinder,
  type Deployment,
  type Detection,
  type DetectionSettings,
  detect,
  findCandidates,
  resolveCharts,
} from './detect.ts';
import { Pairing } from './pairing.ts';
import type { Place } from './place.ts';
import { PointerComparison } from './pointers.ts';
import { type Problem, problemAt } from './problem.ts';
import { quoteText } from './reference.ts';
import { folderOf, foldersOf } from './repository-paths.ts';
import { versionsIn } from './service-signs.ts';
import { isBehindEntry, type Tree } from './tree.ts';

/** Two states of a repository, or one alone where the versions before are given. */
export interface TreePair {
  readonly base: Tree | null;
  readonly head: Tree;
  /** From the new path of a renamed file to its old one. */
  readonly renames: ReadonlyMap<string, string>;
}

type BothTrees = TreePair & { readonly base: Tree };

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
  const foundHead = await detect(head, settings, candidates);
  const foundBase = base === null ? null : await detect(base, settings, candidates);
  const isGiven = rules.from !== null || rules.to !== null;
  const untouched = isGiven || foundBase === null ? new Set<string>() : sameCharts(foundBase, foundHead);
  const isLeft = ({ id }: Deployment) => untouched.has(id);
  const headDetection = await resolveCharts(foundHead, charts, isLeft);
  const baseDetection = foundBase === null ? null : await resolveCharts(foundBase, charts, isLeft);
  const touchesWorkflows = changed.some((path) => /^\.github\/(?:workflows|actions)\//.test(path));
  const sides = { head: headDetection, base: baseDetection, touchesWorkflows };
  if (base === null || baseDetection === null) {
    const changes = headDetection.deployments.map((deployment) => judgePair(null, deployment, rules, false));
    return { changes, ...sides };
  }
  const trees = { ...pair, base };
  const pointers = new PointerComparison({ base, head, changed }, settings);
  return {
    changes: [
      ...(await compareDetections(trees, baseDetection, headDetection, { rules, settings, pointers })),
      ...(await judgeLinks(trees, changed, baseDetection, headDetection)),
      ...(await judgeNotUnderstood(trees, baseDetection, headDetection, rules, settings)),
      ...(await judgePointers(pointers, baseDetection, headDetection, rules)),
    ],
    ...sides,
  };
}

/** Deployments with an empty tag under the same chart on both sides: whatever version that is, it stays. */
function sameCharts(base: Detection, head: Detection): ReadonlySet<string> {
  const keyOf = ({ identities, unresolved, image }: Deployment) =>
    unresolved === null ? null : JSON.stringify([identities, chartKey(unresolved), image]);
  const before = new Set(base.deployments.map(keyOf));
  const isSame = (deployment: Deployment) => {
    const key = keyOf(deployment);
    return key !== null && before.has(key);
  };
  return new Set(head.deployments.filter(isSame).map(({ id }) => id));
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
  const drifted = new Map<string, Change[]>();
  for (const change of drift.changes) {
    const isSame =
      change.change === 'unchanged' && !change.digestChanged && (change.problem === null || change.tolerated);
    if (isSame) continue;
    for (const name of meetingPoints(change)) drifted.set(name, [...(drifted.get(name) ?? []), change]);
  }
  return changes.map((change) => {
    // What is new on the base branch changes nothing where the branch has the same.
    const isOther = ({ base, to, problem }: Change) => base !== null || problem !== null || to !== change.to;
    const other = meetingPoints(change)
      .flatMap((name) => drifted.get(name) ?? [])
      .find(isOther);
    if (other === undefined) return change;
    const before = other.base === null && other.problem === null ? 'nothing' : (other.from ?? 'this one');
    const found = `the base branch has ${other.to ?? 'another state'} where it had ${before}`;
    return { ...change, problem: problemAt('branch-behind', change.place, found), tolerated: false };
  });
}

/** Where two changes of one deployment meet: what it is called, what it is upgraded with, and of what has neither the file. */
function meetingPoints({ base, head, place }: Change): string[] {
  const sides = [base, head].flatMap((side) => side ?? []);
  if (sides.length === 0) return [`path ${place.file}`];
  return [
    ...new Set(sides.flatMap(({ identities, units }) => [...identities, ...units.map((unit) => `unit ${unit}`)])),
  ];
}

async function changedPaths(base: Tree, head: Tree): Promise<string[]> {
  const [before, after] = await Promise.all([base.entries(), head.entries()]);
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path)?.id !== after.get(path)?.id);
}

interface ComparisonOptions {
  readonly rules: ComparisonRules;
  readonly settings: DetectionSettings;
  readonly pointers: PointerComparison;
}

async function compareDetections(
  trees: BothTrees,
  base: Detection,
  head: Detection,
  { rules, settings, pointers }: ComparisonOptions,
): Promise<Change[]> {
  const pairing = new Pairing(base.deployments, head.deployments, trees.renames);
  const gone = await settleCarried(pairing, trees.head, settings);
  pairing.pairWhatIsLeft();
  const changes: Change[] = [];
  for (const [deployment, bases] of pairing.pairs) {
    for (const before of distinctStates(bases)) {
      const isSameText = bases.length === 1 && (await haveSameInputs(trees, before, deployment));
      const isTolerable = isSameText && before.problem !== null && deployment.problem !== null;
      const isUntouched = isSameText && !(isTolerable && (await pointers.isFilledOtherwise(before, deployment)));
      const change = judgePair(before, deployment, rules, isUntouched);
      const moved = pairing.moved.get(deployment);
      changes.push(moved === undefined ? change : { ...change, notices: [...change.notices, moved] });
    }
  }
  for (const deployment of pairing.lost) {
    gone.push((await hiddenMove(trees, deployment, settings)) ?? goneFrom(deployment, null));
  }
  return [...changes, ...gone, ...judgeNew(pairing, rules)];
}

/** What still carries a deployment of the base was not moved elsewhere, whatever has come up there. */
async function settleCarried(pairing: Pairing, head: Tree, settings: DetectionSettings): Promise<Change[]> {
  const { lost } = pairing;
  if (lost.length === 0) return [];
  const findCarrier = await carrierFinder(head, settings);
  const carriers = new Map<Deployment, string>();
  for (const deployment of lost) {
    const carrier = await findCarrier(deployment);
    if (carrier !== null) carriers.set(deployment, carrier);
  }
  return pairing
    .settle(new Set(carriers.keys()))
    .map((deployment) => goneFrom(deployment, carriers.get(deployment) ?? null));
}

/** One of each: deployments of the base that ran the same are one way to the head. */
function distinctStates(bases: readonly Deployment[]): Deployment[] {
  const states = new Map<string, Deployment>();
  for (const base of bases) {
    const { version, image, problem, unresolved } = base;
    const key = JSON.stringify([version, image, problem?.code, problem?.found, unresolved && chartKey(unresolved)]);
    const same = states.get(key);
    const identities = same === undefined ? base.identities : [...same.identities, ...base.identities];
    states.set(key, { ...(same ?? base), identities: identities as Deployment['identities'] });
  }
  return [...states.values()];
}

/** Whether everything that a deployment's version depends on has the same bytes on both sides. */
async function haveSameInputs({ base, head }: BothTrees, before: Deployment, after: Deployment): Promise<boolean> {
  const [old, now] = await Promise.all([base.entries(), head.entries()]);
  for (const path of new Set([...before.inputs, ...after.inputs])) {
    const one = old.get(path);
    const other = now.get(path);
    if (one?.kind === 'file' && other?.kind === 'file') {
      if (one.id !== other.id) return false;
      continue;
    }
    // Behind a link there may be other bytes under the same name.
    const [was, is] = await Promise.all([base.read(path), head.read(path)]);
    if (was === null ? is !== null : is === null || !was.equals(is)) return false;
  }
  return true;
}

/** What becomes of a deployment that is on the head, from what one of the base was; null where nothing of it is known. */
function judgePair(base: Deployment | null, head: Deployment, rules: ComparisonRules, isUntouched: boolean): Change {
  const from = rules.from ?? base?.version ?? null;
  const to = rules.to ?? head.version;
  // It was not looked up on either side then.
  const isSameChart = base !== null && haveSameChart(base, head);
  const isSameVersion = base !== null && base.version === head.version;
  const digestChanged =
    base?.image != null && head.image !== null && isSameVersion && base.image.digest !== head.image.digest;
  const change = (problem: Problem | null, tolerated = false): Change => ({
    change: tolerated || (isSameChart && problem === null) ? 'unchanged' : directionOf(from, to),
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
    const isOld = problem.code !== 'target-missing' && base?.problem != null && isSameProblem(base.problem, problem);
    const isBystander = isOld && rules.to === null && (isUntouched || problem.code === 'custom-image');
    return change(problem, isBystander && !rules.strict);
  }
  if (base !== null && !isSameImage(base.image, head.image)) {
    const found = `${showImage(head.image)} and was ${showImage(base.image)}`;
    return change(problemAt('image-changed', head.place, found));
  }
  if (from === null && !isSameChart) {
    return change(problemAt('base-unresolved', head.place, describeUnresolved(base)));
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

function describeUnresolved(base: Deployment | null): string {
  if (base === null) return 'another deployment is gone, and this may be what became of it';
  if (base.problem === null) return 'it comes from another chart';
  const { code, found } = base.problem;
  return found === '' ? code : `${found} (${code})`;
}

function haveSameChart({ unresolved: one }: Deployment, { unresolved: other }: Deployment): boolean {
  return one !== null && other !== null && chartKey(one) === chartKey(other);
}

function isSameImage(one: Image | null, other: Image | null): boolean {
  return one === null || other === null || (one.path === other.path && one.suffix === other.suffix);
}

function showImage(image: Image | null): string {
  return image === null ? 'unknown' : `\`${image.path}\`${image.suffix === '' ? '' : ` with \`${image.suffix}\``}`;
}

/**
 * What becomes of a deployment that is not found on the head: removed only if what carried it is gone as well.
 *
 * @param carrier that is still there; null where there is none
 */
function goneFrom(base: Deployment, carrier: string | null): Change {
  const place = carrier === null ? base.place : wholeFile(carrier);
  const found = 'none of the service any more, or none that can be read';
  return {
    ...NO_CHANGE,
    change: carrier === null ? 'removed' : 'upgrade',
    base,
    place,
    from: base.version,
    problem: carrier === null ? null : problemAt('image-changed', place, found),
  };
}

/** A file that has moved to where nothing is looked for, and that names another version there, is not gone; null for any other. */
async function hiddenMove(
  { base, head, renames }: BothTrees,
  deployment: Deployment,
  { images }: DetectionSettings,
): Promise<Change | null> {
  const moved = [...renames].find(([, old]) => old === deployment.carrier)?.[0];
  if (moved === undefined) return null;
  const [was, is] = await Promise.all([base.read(deployment.carrier), head.read(moved)]);
  if (was === null || is === null) return null;
  if (versionsIn(was.toString('latin1'), images) === versionsIn(is.toString('latin1'), images)) return null;
  const place = wholeFile(moved);
  const found = `is where ${quoteText(deployment.carrier)} went, with another image or version`;
  return {
    ...NO_CHANGE,
    change: 'upgrade',
    base: deployment,
    place,
    from: deployment.version,
    problem: problemAt('unknown-kind', place, found),
  };
}

const NO_CHANGE = {
  base: null,
  head: null,
  from: null,
  to: null,
  problem: null,
  tolerated: false,
  digestChanged: false,
  notices: [],
} as const;

function wholeFile(file: string): Place {
  return { file, line: null, column: null };
}

/** What becomes of deployments that were not on the base: an install, unless one of the base's is missing (DESIGN section 5). */
function judgeNew({ lost, found }: Pairing, rules: ComparisonRules): Change[] {
  const versions = new Set([...lost, ...found].map(({ version }) => version));
  const [common = null] = versions;
  return found.flatMap((head): Change[] => {
    if (lost.length === 0 && head.problem === null) {
      return [{ ...NO_CHANGE, change: 'install', head, place: head.place, to: head.version, notices: head.notices }];
    }
    // Places that were rearranged around one version are no upgrade.
    if (versions.size === 1 && common !== null)
      return distinctStates(lost).map((base) => judgePair(base, head, rules, false));
    return [judgePair(null, head, rules, false)];
  });
}

/** So many paths through links are looked at; where there are more, what they lead to is not known. */
const MOST_PATHS_THROUGH_LINKS = 2_000;

/** A link to a folder of deployments that leads elsewhere now: what is deployed by its name is another one. */
async function judgeLinks(
  { base, head }: BothTrees,
  changed: readonly string[],
  before: Detection,
  after: Detection,
): Promise<Change[]> {
  const [old, now] = await Promise.all([base.entries(), head.entries()]);
  const links = changed.filter((path) => [old, now].some((entries) => entries.get(path)?.kind === 'symlink'));
  if (links.length === 0) return [];
  const [oldFolders, folders] = [foldersOf(old.keys()), foldersOf(now.keys())];
  const budget = { left: MOST_PATHS_THROUGH_LINKS };
  const changes: Change[] = [];
  let isAnyGone = false;
  const added: string[] = [];
  for (const path of links) {
    const [was, is] = [await behind(base, path, before, budget), await behind(head, path, after, budget)];
    if (budget.left > 0 && was === is) continue;
    const isThere = now.has(path) || folders.has(path);
    const wasThere = old.has(path) || oldFolders.has(path);
    if (isThere && !wasThere) added.push(path);
    else if (isThere) changes.push(ledElsewhere(path));
    else isAnyGone = true;
  }
  // A new name for what had another one may stand for something else.
  return isAnyGone ? [...changes, ...added.map(ledElsewhere)] : changes;
}

function ledElsewhere(path: string): Change {
  const place = wholeFile(path);
  const problem = problemAt('base-unresolved', place, 'a link to a folder leads elsewhere now');
  return { ...NO_CHANGE, change: 'upgrade', place, problem };
}

/** What is deployed by the name of a link to a folder, in a form that can be compared. */
async function behind(tree: Tree, link: string, { deployments }: Detection, budget: { left: number }): Promise<string> {
  const found: string[] = [];
  for (const { carrier, version, image, problem } of deployments) {
    const parts = carrier.split('/');
    for (const depth of parts.keys()) {
      budget.left -= 1;
      if (budget.left <= 0) return '';
      const rest = parts.slice(depth).join('/');
      const through = await tree.read(`${link}/${rest}`);
      if (through === null || (await tree.read(carrier))?.equals(through) !== true) continue;
      found.push(JSON.stringify([rest, version, image, problem?.code, problem?.found]));
    }
  }
  return found.sort().join('\n');
}

/**
 * Files of a kind that is not read. Other images of the service or other versions in them than before are a deployment that cannot be
 * read; any other change of theirs fails nothing, as long as the rules are not strict, and still proves nothing.
 */
async function judgeNotUnderstood(
  { base, head }: BothTrees,
  before: Detection,
  after: Detection,
  { strict }: ComparisonRules,
  { images }: DetectionSettings,
): Promise<Change[]> {
  const contentOf = async (tree: Tree, path: string) => (await tree.read(path))?.toString('latin1') ?? '';
  const now = await head.entries();
  const changes: Change[] = [];
  for (const path of new Set([...before.notUnderstood, ...after.notUnderstood])) {
    const [was, is] = await Promise.all([contentOf(base, path), contentOf(head, path)]);
    if (was === is) continue;
    const place = wholeFile(path);
    // An empty file is not gone, and neither is what a link hides.
    const isGone = !now.has(path) && !isBehindEntry(path, now);
    const isSame = isGone || versionsIn(was, images) === versionsIn(is, images);
    const tolerated = isSame && !strict;
    const problem = problemAt('unknown-kind', place, describeUnread(isGone, isSame));
    changes.push({ ...NO_CHANGE, change: tolerated ? 'unchanged' : 'upgrade', place, problem, tolerated });
  }
  const told = new Set([...before.deployments, ...after.deployments].flatMap(({ inputs }) => inputs));
  for (const path of await valuesOfTemplates({ base, head }, before, after)) {
    if (told.has(path)) continue;
    const [was, is] = await Promise.all([contentOf(base, path), contentOf(head, path)]);
    if (versionsIn(was, images) === versionsIn(is, images)) continue;
    const place = wholeFile(path);
    const problem = problemAt('unknown-kind', place, describeUnread(!now.has(path), false));
    changes.push({ ...NO_CHANGE, change: 'upgrade', place, problem });
  }
  return changes;
}

/** The values beside templates of a chart that are not understood, such as one that runs the service's image by itself. */
async function valuesOfTemplates(
  { base, head }: Pick<BothTrees, 'base' | 'head'>,
  before: Detection,
  after: Detection,
): Promise<ReadonlySet<string>> {
  const unread = [...before.notUnderstood, ...after.notUnderstood];
  const charts = new Set(unread.flatMap((path) => /^(.*?)(?:^|\/)templates\//.exec(path)?.[1] ?? []));
  if (charts.size === 0) return new Set();
  const paths = [...(await base.entries()).keys(), ...(await head.entries()).keys()];
  return new Set(paths.filter((path) => /(?:^|\/)values[^/]*\.ya?ml$/.test(path) && charts.has(folderOf(path))));
}

function describeUnread(isGone: boolean, isSame: boolean): string {
  if (isGone) return 'is gone';
  return isSame ? 'changed' : 'may name another image or version than before';
}

/** Objects that lead elsewhere than before; where the version before is given it does not matter what was there. */
async function judgePointers(
  pointers: PointerComparison,
  before: Detection,
  after: Detection,
  { from }: ComparisonRules,
): Promise<Change[]> {
  if (from !== null) return [];
  const problems = await pointers.problems(before.deployments, after.deployments);
  return problems.map((problem) => ({ ...NO_CHANGE, change: 'upgrade', place: problem.place, problem }));
}
