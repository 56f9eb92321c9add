import { foldersOf } from '../repository/repository-paths.ts';
import type { Finding, Link } from './finding.ts';
import { groupBy } from './group-by.ts';

/**
 * Which file of a tree names which (docs/how-detection-works.md#what-the-gate-does-not-evaluate), asked from below, because
 * few files deploy the service and many objects point.
 */
export class ReferenceGraph {
  /** A file, its folders, and the kustomizations whose build takes it in, with their folders. */
  readonly #built: (file: string) => ReadonlySet<string>;
  /** All of that, and the files of the objects that apply it, of those that apply these, and so on. */
  readonly #applied: (file: string) => ReadonlySet<string>;

  constructor(links: readonly Link[]) {
    const included = links.flatMap(({ path, includes = [] }) =>
      includes.map(({ text }) => ({ below: text, above: path })),
    );
    // The root of a repository contains everything, and says nothing.
    const applied = links.filter(({ path, includes }) => includes === undefined && path !== '');
    this.#built = aboveBy(included);
    this.#applied = aboveBy([...included, ...applied.map(({ path, place }) => ({ below: path, above: place.file }))]);
  }

  /** Whether a deployment lies at the end of a link, whoever applies it there. The repository is not compared. */
  leadsTo({ path }: Link, { carrier, place }: Pick<Finding, 'carrier' | 'place'>): boolean {
    return this.#applied(carrier).has(path) || contain(place.file).has(path);
  }

  /** Whether the build at the end of a link includes a deployment, so that what the link changes applies to it. */
  builds(link: Link, { carrier, place }: Pick<Finding, 'carrier' | 'place'>): boolean {
    return this.includes(link, carrier) || contain(place.file).has(link.path);
  }

  /** Whether the build at the end of a link reads a file. */
  includes({ path }: Link, file: string): boolean {
    return this.#built(file).has(path);
  }
}

/** What leads to a file by some steps, with all folders on the way. */
function aboveBy(steps: readonly Readonly<Record<'below' | 'above', string>>[]): (file: string) => ReadonlySet<string> {
  const stepsFrom = groupBy(steps, ({ below }) => below);
  const known = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const reached = known.get(file);
    if (reached !== undefined) return reached;
    const all = contain(file);
    known.set(file, all);
    // Paths are appended to the set during the loop.
    for (const path of all) {
      for (const { above } of stepsFrom.get(path) ?? []) for (const each of contain(above)) all.add(each);
    }
    return all;
  };
}

function contain(path: string): Set<string> {
  return new Set([path, ...foldersOf([path])]);
}
