import { isExcluded } from '../../candidates.ts';
import { folderOf } from '../../repository-paths.ts';
import { nullIfUnreadable } from '../../source/source-files.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { type Kustomization, kustomizationsIn, readKustomization, resolveReference } from './kustomization.ts';
import { isKustomizationFile } from './names.ts';

/** What is built by itself: a kustomization that no other one takes in. */
interface BuildRoot {
  readonly path: string;
  /** Every file that it takes in, by other kustomizations too. */
  readonly reached: ReadonlySet<string>;
}

/** Environments of one file that are told apart. */
const MOST_ROOTS = 50;

/** The kustomizations of a tree, and what each of them takes in. */
export class KustomizationGraph {
  /** Null for a file that holds none. */
  readonly #kustomizations = new Map<string, Kustomization | null>();
  /** The files that each of them takes in. */
  readonly #references = new Map<string, readonly string[]>();
  /** By the file that is taken in. */
  readonly #parents = new Map<string, string[]>();

  /** @param own paths of the kustomizations that are searched; others are read as far as these lead to them */
  private constructor(private readonly own: readonly string[]) {}

  /** @throws TreeError where the tree cannot be read */
  static async of(
    files: FilesOfTree,
    settings: Pick<KindSettings, 'folder' | 'environments'>,
  ): Promise<KustomizationGraph> {
    const { folder, environments } = settings;
    const isOwn = (path: string) => isKustomizationFile(path) && !isExcluded(path, folder, environments);
    const own = files.paths.filter(isOwn).sort();
    const graph = new KustomizationGraph(own);
    const pending = [...own];
    // What is referred to joins the end of the list while it is gone through.
    for (const path of pending) {
      if (graph.#references.has(path)) continue;
      const file = await nullIfUnreadable(files.yaml(path));
      const read = file === null ? null : readKustomization(file);
      const texts = [...(read?.resources ?? []), ...(read?.components ?? [])];
      const references = texts.flatMap(({ text }) => resolveReference(files, folderOf(path), text) ?? []);
      references.push(...kustomizationsIn(files, folderOf(path)).slice(1));
      graph.#kustomizations.set(path, read);
      graph.#references.set(path, references);
      pending.push(...references.filter(isKustomizationFile));
      for (const each of references) graph.#parents.set(each, [...(graph.#parents.get(each) ?? []), path]);
    }
    return graph;
  }

  /**
   * The roots of a tree (DETECTION 2.3, "one target per root kustomization"). Of kustomizations that only refer to each other, the
   * first by its path is one.
   */
  roots(): BuildRoot[] {
    const roots: BuildRoot[] = [];
    const reachedByRoots = new Set<string>();
    const built = this.own.filter((path) => !this.#isComponent(path));
    const addRoot = (path: string) => {
      const reached = allFrom([path], this.#references);
      roots.push({ path, reached });
      for (const each of reached) reachedByRoots.add(each);
    };
    for (const path of built) if (!this.#parents.has(path)) addRoot(path);
    for (const path of built) if (!reachedByRoots.has(path)) addRoot(path);
    return roots;
  }

  /**
   * What a file goes through to each of the kustomizations that no other takes in, the innermost first, by their folders; all that it
   * goes through, by no name, where these are too many.
   */
  waysFrom(path: string): ReadonlyMap<string, readonly Kustomization[]> {
    const above = this.#above(path);
    const roots = above.filter((each) => !this.#parents.has(each));
    if (roots.length === 0 || roots.length > MOST_ROOTS) return new Map([['', this.withComponents(above)]]);
    const wayTo = (root: string) => above.filter((each) => each === root || this.#above(each).includes(root));
    return new Map(roots.map((root) => [folderOf(root), this.withComponents(wayTo(root))]));
  }

  /** Some kustomizations with their components. */
  withComponents(paths: readonly string[]): readonly Kustomization[] {
    const all = new Set(paths);
    for (const path of all) {
      for (const each of this.#references.get(path) ?? []) if (this.#isComponent(each)) all.add(each);
    }
    return [...all].flatMap((path) => this.#kustomizations.get(path) ?? []);
  }

  /** Whether one of some kustomizations takes in a file by itself. */
  isTakenIn(path: string, by: readonly Kustomization[]): boolean {
    return by.some(({ key }) => this.#references.get(key)?.includes(path));
  }

  #isComponent(path: string): boolean {
    return this.#kustomizations.get(path)?.isComponent === true;
  }

  #above(path: string): string[] {
    return [...allFrom(this.#parents.get(path) ?? [], this.#parents)];
  }
}

function allFrom(paths: readonly string[], next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const all = new Set(paths);
  for (const path of all) for (const each of next.get(path) ?? []) all.add(each);
  return all;
}
