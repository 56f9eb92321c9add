import type { DeployedObject } from './deployed-object.ts';
import type { Detection } from './detect.ts';
import { type Link, leadsTo } from './finding.ts';
import { type ComparisonRules, judgePair, NO_CHANGE, type ObjectChange } from './judge.ts';
import { nameOf, type Pairing, renamedId, statesOf } from './pairing.ts';
import { type Problem, problemAt } from './problem.ts';
import { quoteText } from './reference.ts';
import { changedSecondOrder, type SecondOrderRules } from './second-order.ts';
import type { Tree } from './trees/tree.ts';

/** What the comparison of links needs to know. */
export interface LinkContext {
  readonly before: Detection;
  readonly after: Detection;
  readonly pairing: Pairing;
  /** From the old path of a renamed file to its new one. */
  readonly oldToNew: ReadonlyMap<string, string>;
  readonly rules: ComparisonRules;
  readonly secondOrder: SecondOrderRules;
}

/**
 * Pointers that lead elsewhere than before (DETECTION section 6): what was deployed where one led is compared with what is deployed where
 * it leads. A pointer of another application, a new one and one that is gone are nobody's business.
 */
export function compareLinks(context: LinkContext): ObjectChange[] {
  const before = new Map(context.before.links.map((link) => [link.id, link]));
  const after = new Map(context.after.links.map((link) => [link.id, link]));
  return [...before].flatMap(([id, was]) => {
    const is = after.get(id) ?? after.get(renamedId(id, context.oldToNew));
    return is === undefined ? [] : compareLink(was, is, context);
  });
}

function compareLink(was: Link, is: Link, context: LinkContext): ObjectChange[] {
  const led = objectsAt(context.before, was);
  const leads = objectsAt(context.after, is);
  const isOurs = was.namesService || is.namesService || led.length > 0;
  if (!isOurs) return [];
  const refuse = (problem: Problem): ObjectChange[] => [
    { ...NO_CHANGE, change: 'upgrade', place: is.place, base: led[0] ?? null, from: led[0]?.version ?? null, problem },
  ];
  const elsewhere = `it led to ${show(was)} and leads to ${show(is)}`;
  if (address(was) !== address(is) || revision(was) !== revision(is)) {
    return refuse(problemAt('not-evaluated', is.place, elsewhere));
  }
  const names = new Set([...led, ...leads].flatMap(({ id }) => nameOf(id).split(/[^\w.-]+/)));
  // What names no object at all is for all of them.
  const concerns = ({ text }: { readonly text: string }) =>
    /lightdash/i.test(text) ||
    !/\bname["']?\s*:/.test(text) ||
    text.split(/[^\w.-]+/).some((word) => word !== '' && names.has(word));
  const [old, now] = [was.secondOrder.filter(concerns), is.secondOrder.filter(concerns)];
  const told = changedSecondOrder(old, now, context.secondOrder, is.place);
  if (told !== null) return refuse(told);
  if (was.path === is.path) return [];
  if (led.length === 0 || leads.length === 0) {
    const [empty, verb] = led.length === 0 ? [was, 'led'] : [is, 'leads'];
    const found = `nothing was read at ${show(empty)}, where it ${verb}`;
    return refuse(problemAt('not-evaluated', is.place, leads.length === led.length ? elsewhere : found));
  }
  // What has moved together with its pointer is compared as the pair that it is.
  const moved = new Set(context.pairing.pairs.filter(({ base }) => led.includes(base)).map(({ head }) => head));
  const others = leads.filter((head) => !moved.has(head));
  return ways(led, others).flatMap(([base, head]) => {
    if (base.version !== null && base.version === head.version) return [];
    const change = judgePair(base, head, context.rules, { isSameText: true, secondOrder: null });
    return change.tolerated ? [] : [{ ...change, notices: [...change.notices, `${show(is)} replaces ${show(was)}`] }];
  });
}

/** Which object may have become which: those of one name, else each of them. */
function ways(led: readonly DeployedObject[], leads: readonly DeployedObject[]): [DeployedObject, DeployedObject][] {
  if (leads.length === 0) return [];
  if (statesOf(led) === 1 && statesOf(leads) === 1) return [[led[0] as DeployedObject, leads[0] as DeployedObject]];
  const key = ({ id }: DeployedObject) => nameOf(id).replace(/@.*/, '');
  return leads.flatMap((head) => {
    const same = led.filter((base) => key(base) === key(head));
    return (same.length > 0 ? same : led).map((base): [DeployedObject, DeployedObject] => [base, head]);
  });
}

function objectsAt({ objects }: Detection, link: Link): DeployedObject[] {
  return objects.filter((object) => leadsTo(link, object));
}

/** So many paths through links are looked at; a link beyond that leads nowhere that is known. */
const MOST_PATHS_THROUGH_LINKS = 2_000;

/** Links of the file system among some paths, as pointers to the folders of deployments that they lead to. */
export async function readSymlinks(
  tree: Tree,
  paths: readonly string[],
  objects: readonly DeployedObject[],
): Promise<Link[]> {
  const entries = await tree.entries();
  const links: Link[] = [];
  let left = MOST_PATHS_THROUGH_LINKS;
  for (const path of paths) {
    if (entries.get(path)?.kind !== 'symlink') continue;
    let folder: string | null = null;
    for (const carrier of new Set(objects.map(({ carrier }) => carrier))) {
      if (carrier.startsWith(`${path}/`)) continue;
      const parts = carrier.split('/');
      for (let depth = 1; depth < parts.length && folder === null && left > 0; depth += 1, left -= 1) {
        const through = await tree.read(`${path}/${parts.slice(depth).join('/')}`);
        if (through !== null && (await tree.read(carrier))?.equals(through) === true)
          folder = parts.slice(0, depth).join('/');
      }
    }
    if (folder === null) continue;
    const place = { file: path, line: null, column: null };
    const target = { repository: null, revision: null, path: folder };
    links.push({ id: `symlink:${path}`, ...target, place, namesService: true, secondOrder: [] });
  }
  return links;
}

function show({ repository, revision: at, path }: Link): string {
  const where = repository === null ? '' : ` of ${quoteText(repository)}`;
  return `${quoteText(path === '' ? '.' : path)}${where}${at === null ? '' : ` at ${quoteText(at)}`}`;
}

/** Equal addresses are equal, by whatever protocol they are written. */
function address({ repository }: Link): string {
  return (repository ?? '')
    .toLowerCase()
    .replace(/^(?:git::)?(?:git@|[a-z+]+:\/\/(?:[^@/]*@)?)/, '')
    .replace(/:(?!\d+\/)/, '/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
}

/** The branch that a repository has by default, under any of its names. */
function revision({ revision: name }: Link): string {
  const branch = (name ?? '').replace(/^refs\/heads\//, '');
  return /^(?:|HEAD|main|master)$/.test(branch) ? 'HEAD' : branch;
}
