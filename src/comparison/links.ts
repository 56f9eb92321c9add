import type { DeployedObject } from '../deployment/deployed-object.ts';
import type { Detection } from '../deployment/detect.ts';
import { type Link, pointsTo } from '../deployment/finding.ts';
import { type Problem, problemAt } from '../problems/problem.ts';
import { quoteText } from '../problems/quote-text.ts';
import type { Tree } from '../repository/tree.ts';
import { type ComparisonRules, comparePair, NO_CHANGE, type ObjectChange } from './object-change.ts';
import { nameOf, type Pairing, renamedId, statesOf } from './pairing.ts';
import { changedSecondOrder, type SecondOrderRules } from './second-order.ts';

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
 * Compares the destinations of links that point elsewhere than before
 * (docs/detection.md#what-the-gate-does-not-evaluate): what was deployed at the old destination against what is
 * deployed at the new one. Links of other applications, new links and removed links are ignored.
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
  const elsewhere = `it led to ${showLink(was)} and leads to ${showLink(is)}`;
  if (address(was) !== address(is) || revision(was) !== revision(is)) {
    return refuse(problemAt('not-evaluated', is.place, elsewhere));
  }
  const names = new Set([...led, ...leads].flatMap(({ id }) => nameOf(id).split(/[^\w.-]+/)));
  // Text that names no object applies to all of them.
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
    const found = `nothing was read at ${showLink(empty)}, where it ${verb}`;
    return refuse(problemAt('not-evaluated', is.place, leads.length === led.length ? elsewhere : found));
  }
  // An object that moved together with its link is already compared as a pair.
  const moved = new Set(context.pairing.pairs.filter(({ base }) => led.includes(base)).map(({ head }) => head));
  const others = leads.filter((head) => !moved.has(head));
  return pairTargets(led, others).flatMap(([base, head]) => {
    if (base.version !== null && base.version === head.version) return [];
    const change = comparePair(base, head, context.rules, { isSameText: true, secondOrder: null });
    return change.tolerated
      ? []
      : [{ ...change, notices: [...change.notices, `${showLink(is)} replaces ${showLink(was)}`] }];
  });
}

/** Which object may have become which: objects with the same name, otherwise every combination. */
function pairTargets(
  led: readonly DeployedObject[],
  leads: readonly DeployedObject[],
): [DeployedObject, DeployedObject][] {
  if (leads.length === 0) return [];
  if (statesOf(led) === 1 && statesOf(leads) === 1) return [[led[0] as DeployedObject, leads[0] as DeployedObject]];
  const key = ({ id }: DeployedObject) => nameOf(id).replace(/@.*/, '');
  return leads.flatMap((head) => {
    const same = led.filter((base) => key(base) === key(head));
    return (same.length > 0 ? same : led).map((base): [DeployedObject, DeployedObject] => [base, head]);
  });
}

function objectsAt({ objects }: Detection, link: Link): DeployedObject[] {
  return objects.filter((object) => pointsTo(link, object));
}

/** The most paths that are looked up through symbolic links. A link beyond that has no known destination. */
const MOST_PATHS_THROUGH_LINKS = 2_000;

/** Finds the symbolic links among some paths, as links to the folders of deployments behind them. */
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
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
}

/** The usual names of the default branch all count as `HEAD`. */
function revision({ revision: name }: Link): string {
  const branch = (name ?? '').replace(/^refs\/heads\//, '');
  return /^(?:|HEAD|main|master)$/.test(branch) ? 'HEAD' : branch;
}
