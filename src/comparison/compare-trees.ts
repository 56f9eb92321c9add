import { chartKey } from '../deployment/chart.ts';
import type { ChartRepository } from '../deployment/chart-repository.ts';
import { type DeployedObject, type Deployment, deploymentOf } from '../deployment/deployed-object.ts';
import {
  type Detection,
  type DetectionSettings,
  detect,
  findCandidates,
  resolveCharts,
  withEnvironments,
} from '../deployment/detect.ts';
import { groupBy } from '../deployment/group-by.ts';
import { compareByPlace, showPlace } from '../problems/place.ts';
import { problemAt } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import { folderOf } from '../repository/repository-paths.ts';
import type { Tree } from '../repository/tree.ts';
import { carriedObjects } from './carried-objects.ts';
import { compareChangedLines } from './changed-lines/changed-lines.ts';
import { watchTest } from './changed-lines/lines/watched-files.ts';
import { literalVersions } from './changed-lines/literals/versions-in-text.ts';
import { standingLines } from './changed-lines/standing-lines.ts';
import { withInlined } from './changed-lines/variables/inlined-variables.ts';
import { haveSameText, withNewName, withTemplateVersions } from './deciding-text.ts';
import { compareLinks, withSymlinks } from './links.ts';
import {
  type ComparisonRules,
  compareLine,
  comparePair,
  installOf,
  type ObjectChange,
  type ReadSides,
  removalOf,
} from './object-change.ts';
import { environmentless, renamedPaths } from './object-ids.ts';
import { type ObjectPair, Pairing } from './pairing.ts';
import { comparedOrders } from './patched-objects.ts';
import { changedSecondOrder } from './second-order.ts';
import { unreadChanges } from './unread-changes.ts';

/** Two states of a repository; only the head where the versions before are given. */
export interface TreePair {
  readonly base: Tree | null;
  readonly head: Tree;
  /** From the new path of a renamed file to its old one. */
  readonly renames: ReadonlyMap<string, string>;
}

/** What happens to one deployment: to all objects with the same deciding place. */
export type DeploymentChange = ObjectChange<Deployment>;

export interface Comparison {
  readonly changes: readonly DeploymentChange[];
  /** The head alone, as found. */
  readonly head: Detection;
  readonly base: Detection | null;
  /** Whether the change touches workflows that may run this check itself. */
  readonly touchesWorkflows: boolean;
  /** The changed files that may deploy another version although the gate finds none. */
  readonly unread: readonly string[];
}

/**
 * Compares what two trees deploy (docs/how-detection-works.md#what-else-can-happen-to-a-deployment): the objects, the links
 * between them, and the changed lines that no reader reads.
 */
export async function compareTrees(
  pair: TreePair,
  given: DetectionSettings,
  rules: ComparisonRules,
  charts: ChartRepository,
): Promise<Comparison> {
  const { base, head } = pair;
  const allPaths = [...((await base?.entries())?.keys() ?? []), ...(await head.entries()).keys()];
  const context = { settings: withEnvironments(given, allPaths), rules, charts };
  const changed = base === null ? [] : await changedPaths(base, head);
  const { base: baseDetection, head: headDetection, candidates } = await detectBoth(pair, changed, context);
  const found = {
    head: withoutStrays(headDetection),
    base: baseDetection && withoutStrays(baseDetection),
    touchesWorkflows: changed.some((path) => /^\.github\/(?:workflows|actions)\//.test(path)),
  };
  if (base === null || baseDetection === null) {
    const alone = headDetection.objects.map((object) => comparePair(null, object, rules));
    return { changes: groupChanges(straysAsLines(alone)), unread: [], ...found };
  }
  const sides: ReadSides = {
    base,
    head,
    renames: pair.renames,
    ...context,
    oldToNew: renamedPaths(pair.renames),
    before: await withSymlinks(baseDetection, base, changed),
    after: await withSymlinks(headDetection, head, changed),
    isWatched: watchTest(context.settings),
  };
  const { before, after } = sides;
  const pairing = new Pairing(before.objects, after.objects, sides.oldToNew);
  const changes = await compareObjects(sides, pairing);
  // A given start says nothing about where a pointer leads now.
  if (rules.from === null || rules.to === null) changes.push(...compareLinks(sides, pairing));
  const lines = (await compareChangedLines(sides, changed, changes)).map((change) => compareLine(change, rules));
  if (before.objects.length + after.objects.length === 0) lines.push(...(await standingLines(sides, changed, lines)));
  const unread = await unreadChanges(sides, changed, candidates);
  return { changes: groupChanges([...straysAsLines(changes), ...lines]), unread, ...found };
}

/** What both trees deploy, with the versions that their charts install, and the files that name the service. */
async function detectBoth(
  { base, head }: TreePair,
  changed: readonly string[],
  { settings, rules, charts }: Pick<ReadSides, 'settings' | 'rules' | 'charts'>,
): Promise<{ base: Detection | null; head: Detection; candidates: ReadonlySet<string> }> {
  // Search the head first. The base shares its results for unchanged files.
  const candidates = new Set(await findCandidates(head, settings));
  if (base !== null) for (const path of await findCandidates(base, settings)) candidates.add(path);
  // An env file affects the compose file beside it, whatever it contains.
  const isEnvFile = (path: string) => /(?:^|\/)\.env[^/]*$/.test(path) || settings.envFiles.includes(path);
  for (const path of changed.filter(isEnvFile)) candidates.add(path);
  const foundHead = await detect(head, settings, candidates, true);
  const foundBase = base === null ? null : await detect(base, settings, candidates, true);
  const isGiven = rules.from !== null || rules.to !== null;
  const untouched = isGiven || foundBase === null ? new Set<string>() : sameCharts(foundBase, foundHead);
  const resolve = async (found: Detection) => ({
    ...found,
    objects: await resolveCharts(found.objects, charts, ({ id }) => untouched.has(id)),
  });
  return { base: foundBase && (await resolve(foundBase)), head: await resolve(foundHead), candidates };
}

/** Objects with an empty tag and the same chart on both sides. Whatever their version is, it does not change. */
function sameCharts(base: Detection, head: Detection): ReadonlySet<string> {
  const keyOf = ({ id, unresolved, image }: DeployedObject) =>
    JSON.stringify([id, unresolved && chartKey(unresolved), image]);
  const before = new Set(base.objects.map(keyOf));
  const same = head.objects.filter((object) => object.unresolved !== null && before.has(keyOf(object)));
  const untouched = new Set(same.map(({ id }) => id));
  const [idsBefore, idsAfter] = [base, head].map(({ objects }) => new Set(objects.map(({ id }) => id)));
  // An environment that comes or goes is compared with them.
  for (const { id } of [...base.objects, ...head.objects])
    if (idsBefore?.has(id) !== idsAfter?.has(id)) for (const other of environmentless(id)) untouched.delete(other);
  return untouched;
}

/** The paths whose content differs between two trees. */
export async function changedPaths(base: Tree, head: Tree): Promise<string[]> {
  const [before, after] = await Promise.all([base.entries(), head.entries()]);
  const changed = [...before.values()].filter(({ path, id }) => after.get(path)?.id !== id).map(({ path }) => path);
  return [...changed, ...[...after.keys()].filter((path) => !before.has(path))];
}

async function compareObjects(sides: ReadSides, pairing: Pairing): Promise<ObjectChange[]> {
  const { rules, before, after } = sides;
  const ordersOf = comparedOrders(before, after);
  const carried = await carriedObjects(sides, pairing.lost, pairing.found);
  const gone = pairing.settle((base) => carried.has(base)).map((base) => removalOf(base, carried.get(base) ?? null));
  pairing.settlePointers();
  pairing.pairByLikeness([...before.links, ...after.links]);
  const judge = async (base: DeployedObject, head: DeployedObject, moved: string | null): Promise<ObjectChange> => {
    const { base: old, rename } = await withNewName(base, head, sides);
    const isSameText = head.problem !== null && (await haveSameText(sides, base, head, rename));
    const secondOrder = changedSecondOrder(...ordersOf(base, head), sides, head.place);
    const [was, is] = await withInlined(...withTemplateVersions(old, head, sides.settings.tagSuffix), sides);
    const change = comparePair(was, is, rules, { isSameText, secondOrder });
    return moved === null ? change : { ...change, notices: [...change.notices, moved] };
  };
  const changes: ObjectChange[] = [];
  for (const { base, head, moved } of pairing.pairs) changes.push(await judge(base, head, moved));
  changes.push(...gone, ...pairing.lost.map((base) => removalOf(base, null)));
  const mayBeNew = pairing.lost.length === 0 && gone.length === 0;
  for (const head of pairing.found) {
    const patch = otherVersionBeside(head, pairing.pairs, sides);
    if (patch !== undefined) {
      const problem = problemAt('not-evaluated', head.place, `${quoteText(patch)} is next to it`);
      changes.push({ ...installOf(head), change: 'upgrade', problem });
      continue;
    }
    const whyUnknown = `${head.carrier} was there before without a tag, and something else decided the version`;
    if (await isTagOfStandingValues(head, sides)) {
      changes.push(comparePair(null, head, rules, { isSameText: false, secondOrder: null, whyUnknown }));
    } else
      changes.push(
        mayBeNew && !isUnknownBeside(head, pairing.pairs) ? installOf(head) : comparePair(null, head, rules),
      );
  }
  return changes;
}

/**
 * Whether the version of a new object is not known, and that of the deployment that it joins is
 * (docs/how-detection-works.md#what-else-can-happen-to-a-deployment).
 */
function isUnknownBeside({ problem, unit }: DeployedObject, pairs: readonly ObjectPair[]): boolean {
  const isUnknown = /^unresolved-/.test(problem?.code ?? '');
  return isUnknown && pairs.some(({ head }) => head.unit === unit && head.version !== null);
}

/**
 * A patch that gives another version to what stood in the deployment that a new object joins, and not to that object
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
function otherVersionBeside(head: DeployedObject, pairs: readonly ObjectPair[], { settings }: ReadSides) {
  const own = new Set(head.secondOrder.map(({ text }) => text));
  return pairs
    .filter((pair) => pair.head.unit === head.unit)
    .flatMap((pair) => pair.head.secondOrder.map(({ text }) => text))
    .find((text) => !own.has(text) && literalVersions(text, settings.tagSuffix).some((it) => it !== head.version));
}

/** Whether values that were there before get a tag of their own. Their release is no new one: a default gave its version. */
async function isTagOfStandingValues(head: DeployedObject, { base, before: { objects: before }, renames }: ReadSides) {
  const { kind, declared, version } = head;
  const old = (path: string) => renames.get(path) ?? path;
  const [carrier, inputs] = [old(head.carrier), head.inputs.map(old)];
  if (!(await base.entries()).has(carrier)) return false;
  // One more container with the version that these values had already, such as one that prepares the others.
  if (before.some((other) => other.carrier === carrier && other.version !== null && other.version === version))
    return false;
  const service = ({ id }: DeployedObject) => id.slice(id.indexOf('#'));
  if (kind === 'compose')
    return before.some(
      (other) =>
        other.kind === kind && service(other) === service(head) && folderOf(other.carrier) === folderOf(carrier),
    );
  if (kind !== 'helm-values' || declared.keys.length > 0) return false;
  const isOther = (path: string) => path !== carrier && inputs.includes(path);
  return before.some(
    (other) => other.kind === kind && (folderOf(other.carrier) === folderOf(carrier) || other.inputs.some(isOther)),
  );
}

/** Joins changes of objects with the same place and the same result. */
export function groupChanges(changes: readonly ObjectChange[]): DeploymentChange[] {
  const keyOf = (change: ObjectChange) => {
    const { place, from, to, problem, tolerated, buildChanged, base, head, line } = change;
    const own = place.line === null ? (line?.id ?? (head ?? base)?.id) : null;
    const answer = [change.change, from, to, problem?.code, tolerated, buildChanged, head === null, base === null];
    return JSON.stringify([place, own, answer]);
  };
  return [...groupBy(changes, keyOf).values()].map(joinChanges).sort(compareByPlace);
}

function joinChanges(changes: readonly ObjectChange[]): DeploymentChange {
  const [first] = changes as [ObjectChange];
  const side = (objects: readonly (DeployedObject | null)[]): Deployment | null => {
    const present = objects.filter((object) => object !== null);
    return present.length === 0 ? null : deploymentOf(present);
  };
  return {
    ...first,
    base: side(changes.map(({ base }) => base)),
    head: side(changes.map(({ head }) => head)),
    notices: [...new Set(changes.flatMap(({ notices }) => notices))],
  };
}

/**
 * YAML that may be another tool's is read like values (docs/supported-files.md#helm-values), so that nothing is missed. Its
 * changes are those of lines, because nothing may be written there, and unchanged it is left out beside other deployments.
 */
function straysAsLines(changes: readonly ObjectChange[]): ObjectChange[] {
  const objects = changes.filter((change) => !isStray(change));
  const told = new Set(objects.map(({ place }) => showPlace(place)));
  const result = [...objects];
  for (const change of changes) {
    const { place } = change;
    const isQuiet = change.change === 'unchanged' && change.buildChanged === null && objects.length > 0;
    if (!isStray(change) || isQuiet || (place.line !== null && told.has(showPlace(place)))) continue;
    // The path of the object's file, and the object's name there.
    const [, id] = /:(.*)/s.exec((change.head ?? change.base)?.id ?? '') ?? [];
    result.push({ ...change, base: null, head: null, line: { id: `line:${id}`, mustBeListed: [] } });
  }
  return result;
}

function withoutStrays(found: Detection): Detection {
  return { ...found, objects: found.objects.filter((object) => object.isStray !== true) };
}

function isStray({ base, head }: ObjectChange): boolean {
  return (head ?? base)?.isStray === true;
}
