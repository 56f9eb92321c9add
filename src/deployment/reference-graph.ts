import { foldersOf } from '../repository/repository-paths.ts';
import type { Finding, Link } from './finding.ts';

/** What leads to a file. */
interface Above {
  /** The file, its folders, and the kustomizations whose build takes it in, with their folders. */
  readonly built: ReadonlySet<string>;
  /** All of that, and the files of the objects that apply it, of those that apply these, and so on. */
  readonly applied: ReadonlySet<string>;
}

/**
 * Which file of a tree names which (docs/detection.md#what-the-gate-does-not-evaluate): kustomizations what they include, other objects the
 * folder that they apply. It is asked from below, because few files deploy the service and many objects point.
 */
export class ReferenceGraph {
  readonly #includedBy = new Map<string, string[]>();
  readonly #appliedBy = new Map<string, string[]>();
  readonly #known = new Map<string, Above>();

  constructor(links: readonly Link[]) {
    for (const { path, place, includes } of links) {
      for (const each of includes ?? []) add(this.#includedBy, each.text, path);
      // The root of a repository contains everything, and says nothing.
      if (includes === undefined && path !== '') add(this.#appliedBy, path, place.file);
    }
  }

  /** Whether a deployment lies at the end of a link, whoever applies it there. The repository is not compared. */
  leadsTo({ path }: Link, { carrier, place }: Pick<Finding, 'carrier' | 'place'>): boolean {
    return this.#above(carrier).applied.has(path) || contain(place.file).has(path);
  }

  /** Whether the build at the end of a link includes a deployment, so that what the link changes applies to it. */
  builds({ path }: Link, { carrier, place }: Pick<Finding, 'carrier' | 'place'>): boolean {
    return this.#above(carrier).built.has(path) || contain(place.file).has(path);
  }

  /** Whether the build at the end of a link reads a file. */
  includes({ path }: Link, file: string): boolean {
    return this.#above(file).built.has(path);
  }

  #above(file: string): Above {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    const built = this.#allAbove(file, [this.#includedBy]);
    const above = { built, applied: this.#allAbove(file, [this.#includedBy, this.#appliedBy]) };
    this.#known.set(file, above);
    return above;
  }

  #allAbove(file: string, ways: readonly ReadonlyMap<string, readonly string[]>[]): ReadonlySet<string> {
    const all = contain(file);
    // Paths are appended to the set during the loop.
    for (const path of all) {
      for (const next of ways.flatMap((way) => way.get(path) ?? [])) for (const each of contain(next)) all.add(each);
    }
    return all;
  }
}

/** A path and all folders that contain it. */
function contain(path: string): Set<string> {
  return new Set([path, ...foldersOf([path])]);
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
