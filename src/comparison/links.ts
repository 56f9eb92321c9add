import type { DeployedObject } from '../deployment/deployed-object.ts';
import type { Detection } from '../deployment/detect.ts';
import type { Link, SecondOrder } from '../deployment/finding.ts';
import { ReferenceGraph } from '../deployment/reference-graph.ts';
import { namesService } from '../deployment/service-names.ts';
import { type Problem, problemAt } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import type { Tree } from '../repository/tree.ts';
import { comparePair, NO_CHANGE, type ObjectChange, type ReadSides } from './object-change.ts';
import { bareNameOf, nameOf, renamedId } from './object-ids.ts';
import { type Pairing, statesOf } from './pairing.ts';
import { changedSecondOrder } from './second-order.ts';

/**
 * Compares what was deployed where a link led with what is deployed where it leads
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate). New links, and those of other applications, do not count.
 */
export function compareLinks(sides: ReadSides, pairing: Pairing): ObjectChange[] {
  const { before, after, oldToNew } = sides;
  const [oldGraph, newGraph] = [new ReferenceGraph(before.links), new ReferenceGraph(after.links)];
  const newLinks = new Map(after.links.map((link) => [link.id, link]));
  const pairs = before.links.map((oldLink) => {
    const newLink = newLinks.get(oldLink.id) ?? newLinks.get(renamedId(oldLink.id, oldToNew));
    return { oldLink, newLink };
  });
  const gone = pairs.flatMap(({ oldLink, newLink }) => (newLink === undefined ? [oldLink] : []));
  const kept = new Set(pairs.map(({ newLink }) => newLink));
  const come = after.links.filter((link) => !kept.has(link));
  return pairs.flatMap(({ oldLink, newLink }) => {
    const was = { ...before, graph: oldGraph, link: oldLink };
    const successor = newLink ?? successorOf(oldLink, gone, come, oldToNew);
    if (successor === null) return [];
    const is = { ...after, graph: newGraph, link: successor };
    // Where another pointer takes the place, only what both lead to is compared.
    if (newLink === undefined && [was, is].some((end) => objectsAt(end).length === 0)) return [];
    return compareLink(was, is, sides, pairing);
  });
}

/** The link in the place of one that goes: in a file where one goes and one comes, it only has another name. */
function successorOf(
  oldLink: Link,
  gone: readonly Link[],
  come: readonly Link[],
  oldToNew: ReadonlyMap<string, string>,
): Link | null {
  const { file } = oldLink.place;
  const [own, ...others] = come.filter(({ place }) => place.file === (oldToNew.get(file) ?? file));
  const isAlone = gone.filter(({ place }) => place.file === file).length === 1;
  return isAlone && others.length === 0 ? (own ?? null) : null;
}

/** One end of the comparison: a link in the base or in the head, with what is deployed there. */
interface End {
  readonly objects: readonly DeployedObject[];
  readonly links: readonly Link[];
  readonly graph: ReferenceGraph;
  readonly link: Link;
}

function compareLink(was: End, is: End, sides: ReadSides, pairing: Pairing): ObjectChange[] {
  const [oldLink, newLink] = [was.link, is.link];
  const newPathOf = (path: string) => renamedId(`link:${path}`, sides.oldToNew).replace('link:', '');
  // Of a kustomization, only what it includes is a pointer.
  const oldIncludes = new Set(oldLink.includes?.map(({ text }) => newPathOf(text)));
  const added = newLink.includes?.find(({ text }) => !oldIncludes.has(text)) ?? null;
  if (newLink.includes !== undefined && added === null) return [];
  const [oldObjects, newObjects] = [objectsAt(was), objectsAt(is)];
  if (!oldLink.namesService && !newLink.namesService && oldObjects.length === 0) return [];
  const isSameRepository = address(oldLink) === address(newLink) && revision(oldLink) === revision(newLink);
  if (!isSameRepository && [was, is].every(isRootElsewhere)) return [];
  const place = added?.place ?? newLink.place;
  const [base = null] = oldObjects;
  const refuse = (problem: Problem): ObjectChange[] => [
    { ...NO_CHANGE, change: 'upgrade', place, base, from: base?.version ?? null, problem },
  ];
  // What stays the same is named once.
  const newEnd = isSameRepository ? quoteText(newLink.path === '' ? '.' : newLink.path) : showLink(newLink);
  const elsewhere = `it led to ${showLink(oldLink)} and leads to ${newEnd}`;
  if (!isSameRepository) return refuse(problemAt('not-evaluated', place, elsewhere));
  const [before, after] = [concerning(was, oldObjects, newLink), concerning(is, newObjects, oldLink)];
  const changed = changedSecondOrder(before, after, sides, place);
  if (changed !== null) return refuse(changed);
  if (added === null && newPathOf(oldLink.path) === newLink.path) return [];
  const objects = pairObjects(oldObjects, newObjects, pairing);
  const why = whyNotCompared(was, is, objects, added?.text ?? null, elsewhere);
  if (why !== null) return refuse(problemAt('not-evaluated', place, why));
  return objects.targets.flatMap(([base, head]) => {
    if (base.version !== null && base.version === head.version) return [];
    const change = comparePair(base, head, sides.rules, { isSameText: true, secondOrder: null });
    if (change.tolerated) return [];
    return [{ ...change, notices: [...change.notices, `${showLink(newLink)} replaces ${showLink(oldLink)}`] }];
  });
}

type EndPair = readonly [base: DeployedObject, head: DeployedObject];

/** The objects at both ends of a link: those that are compared as a pair already, and the others, as what may have become what. */
function pairObjects(oldObjects: readonly DeployedObject[], newObjects: readonly DeployedObject[], { pairs }: Pairing) {
  const paired = pairs.flatMap(({ base, head }): EndPair[] =>
    oldObjects.includes(base) && newObjects.includes(head) ? [[base, head]] : [],
  );
  const gone = oldObjects.filter((object) => !paired.some(([base]) => base === object));
  const come = newObjects.filter((object) => !paired.some(([, head]) => head === object));
  return { paired, targets: pairTargets(gone, come), gone, come };
}

/** Why the objects at both ends cannot be compared one by one; null if they can. @param added what a kustomization now includes */
function whyNotCompared(
  was: End,
  is: End,
  { paired, targets, gone, come }: ReturnType<typeof pairObjects>,
  added: string | null,
  elsewhere: string,
): string | null {
  const [led, leads] = [paired.length + gone.length, paired.length + come.length];
  if (added === null && led + leads === 0) return elsewhere;
  if (added === null && led === 0) return `nothing was read at ${showLink(was.link)}, where it led`;
  if (added === null && leads === 0) return `nothing was read at ${showLink(is.link)}, where it leads`;
  // Nobody knows what comes from another repository in place of an object of this one.
  if (added !== null && gone.length > come.length && /:|^[\w-]+\.[\w.-]+\//.test(added))
    return `${quoteText(added)} may deploy it now`;
  return [...targets, ...paired].some((pair) => isOtherWay([was, is], pair)) ? elsewhere : null;
}

/**
 * Whether a link applies the root of a repository from which nothing here is deployed, as the addresses of the other links
 * show. Every folder lies below a root, so its path says nothing.
 */
function isRootElsewhere({ objects, links, graph, link }: End): boolean {
  if (link.path !== '' || link.namesService) return false;
  const led = links.filter((each) => each.path !== '' && each.repository !== null && each.includes === undefined);
  const [ofSame, ofOthers] = [true, false].map((isSame) =>
    led.filter((each) => (address(each) === address(link)) === isSame),
  ) as [Link[], Link[]];
  const isReachedBy = (some: readonly Link[]) =>
    objects.some((object) => some.some((each) => graph.leadsTo(each, object)));
  return isReachedBy(ofOthers) && !isReachedBy(ofSame);
}

/**
 * The second order of a link that may concern objects in its build. Text that names no object concerns all of them.
 *
 * @param other the link on the other side: variables that it has from nowhere have lines of their own there
 */
export function concerning(
  { link, graph }: End,
  objects: readonly DeployedObject[],
  other: Link,
): readonly SecondOrder[] {
  const isFromFiles = ({ secondOrder }: Link) => secondOrder.some(({ key }) => FROM_FILES.test(key));
  const built = objects.filter((object) => graph.builds(link, object));
  const names = new Set(built.flatMap(({ id }) => nameOf(id).split(/[^\w.-]+/)));
  return link.secondOrder.filter(
    ({ key, text }) =>
      namesService(text) ||
      (FROM_FILES.test(key) &&
        isFromFiles(other) &&
        built.some(({ problem }) => /^unresolved-/.test(problem?.code ?? ''))) ||
      (built.length > 0 && !/\bname["']?\s*:/.test(text)) ||
      text.split(/[^\w.-]+/).some((word) => word !== '' && names.has(word)),
  );
}

export const FROM_FILES = /#substituteFrom$/;

/** Whether other texts than before stand between the end of a link and an object. A file on both ways is compared as such. */
function isOtherWay(ends: readonly [End, End], pair: EndPair): boolean {
  const [was = [], is = []] = ends.map(({ link, graph }, index) =>
    (pair[index]?.secondOrder ?? []).filter(({ key }) => graph.includes(link, key.replace(/#.*/s, ''))),
  );
  const alone = (some: readonly SecondOrder[], others: readonly SecondOrder[]) =>
    some
      .filter(({ key }) => !others.some((other) => other.key === key))
      .map(({ text }) => text.replace(/\s+/g, ' '))
      .sort();
  return alone(was, is).join('\n') !== alone(is, was).join('\n');
}

/** Which object may have become which: objects with the same name, otherwise every combination. */
function pairTargets(oldObjects: readonly DeployedObject[], newObjects: readonly DeployedObject[]): EndPair[] {
  if (oldObjects.length === 0 || newObjects.length === 0) return [];
  const [base, head] = [oldObjects[0] as DeployedObject, newObjects[0] as DeployedObject];
  if (statesOf(oldObjects) === 1 && statesOf(newObjects) === 1) return [[base, head]];
  return newObjects.flatMap((head) => {
    const same = oldObjects.filter((base) => bareNameOf(base.id) === bareNameOf(head.id));
    return (same.length > 0 ? same : oldObjects).map((base): EndPair => [base, head]);
  });
}

/** What is deployed at the end of a link. The objects of a kustomization itself are built from what it includes. */
function objectsAt({ objects, graph, link }: End): DeployedObject[] {
  const found = objects.filter(
    (object) => object.carrier !== (link.includes && link.path) && graph.leadsTo(link, object),
  );
  // A release that several builds include has its values in each of them.
  const isOwn = ({ place }: DeployedObject) => graph.includes(link, place.file);
  const own = new Set(found.filter(isOwn).map(({ carrier }) => carrier));
  return found.filter((object) => isOwn(object) || !own.has(object.carrier));
}

/** The most paths that are looked up through symbolic links. A link beyond that has no known destination. */
const MOST_PATHS_THROUGH_LINKS = 2_000;

/** The same with the symbolic links among some paths, as links to the folders of deployments behind them. */
export async function withSymlinks(found: Detection, tree: Tree, paths: readonly string[]): Promise<Detection> {
  const entries = await tree.entries();
  const links = [...found.links];
  const carriers = new Set(found.objects.map(({ carrier }) => carrier));
  let left = MOST_PATHS_THROUGH_LINKS;
  const folderBehind = async (path: string): Promise<string | null> => {
    for (const carrier of [...carriers].filter((each) => !each.startsWith(`${path}/`))) {
      const parts = carrier.split('/');
      for (let depth = 1; depth < parts.length && left > 0; depth += 1) {
        left -= 1;
        const through = await tree.read(`${path}/${parts.slice(depth).join('/')}`);
        const isSame = through !== null && (await tree.read(carrier))?.equals(through) === true;
        if (isSame) return parts.slice(0, depth).join('/');
      }
    }
    return null;
  };
  for (const path of paths) {
    const folder = entries.get(path)?.kind === 'symlink' ? await folderBehind(path) : null;
    if (folder === null) continue;
    const place = { file: path, line: null, column: null };
    const target = { repository: null, revision: null, path: folder };
    links.push({ id: `symlink:${path}`, ...target, place, namesService: true, secondOrder: [] });
  }
  return { ...found, links };
}

function showLink({ repository, revision: at, path }: Link): string {
  const where = repository === null ? '' : ` of ${quoteText(repository)}`;
  return `${quoteText(path === '' ? '.' : path)}${where}${at === null ? '' : ` at ${quoteText(at)}`}`;
}

/** Addresses of one repository are equal, whatever protocol they use. */
function address({ repository }: Link): string {
  return (repository ?? '')
    .toLowerCase()
    .replace(/^(?:git::)?(?:git@|[a-z+]+:\/\/(?:[^@/]*@)?)/, '')
    .replace(/:(?!\d+\/)/, '/')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '');
}

/** The usual names of the default branch all count as `HEAD`. */
function revision({ revision: name }: Link): string {
  const branch = (name ?? '').replace(/^refs\/heads\//, '');
  return /^(?:|HEAD|main|master)$/.test(branch) ? 'HEAD' : branch;
}
