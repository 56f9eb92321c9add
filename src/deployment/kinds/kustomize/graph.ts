import { isExcluded } from '../../candidates.ts';
import { folderOf } from '../../repository-paths.ts';
import { readable } from '../../source/source-files.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import {
  isKustomizationFile,
  type Kustomization,
  kustomizationsIn,
  readKustomization,
  resolveReference,
} from './kustomization.ts';

/** What is built by itself: a kustomization that no other one takes in. */
export interface Root {
  readonly path: string;
  /** Every file that it takes in, by other kustomizations too. */
  readonly reached: ReadonlySet<string>;
}

/** A kustomization, null where it cannot be read, with the files that it takes in. */
interface Node {
  readonly from: Kustomization | null;
  readonly references: readonly string[];
}

type Ways = ReadonlyMap<string, readonly Kustomization[]>;

/** Environments of one file that are told apart. */
const MOST_ROOTS = 50;

/** The kustomizations of a tree, and what each of them takes in. */
export class KustomizationGraph {
  readonly #nodes = new Map<string, Node>();
  /** By the file that is taken in. */
  readonly #parents = new Map<string, string[]>();
  readonly #ways = new Map<string, Ways>();

  /** @param own paths of the kustomizations that are searched; others are read as far as these lead to them */
  private constructor(private readonly own: readonly string[]) {}

  /** @throws TreeError where the tree cannot be read */
  static async of(files: FilesOfTree, { folder }: Pick<KindSettings, 'folder'>): Promise<KustomizationGraph> {
    const own = files.paths.filter((path) => isKustomizationFile(path) && !isExcluded(path, folder)).sort();
    const graph = new KustomizationGraph(own);
    const pending = [...own];
    // What is referred to joins the end of the list while it is gone through.
    for (const path of pending) {
      if (graph.#nodes.has(path)) continue;
      const node = await nodeOf(files, path);
      graph.#nodes.set(path, node);
      pending.push(...node.references.filter(isKustomizationFile));
      for (const each of node.references) {
        const parents = graph.#parents.get(each);
        if (parents === undefined) graph.#parents.set(each, [path]);
        else parents.push(path);
      }
    }
    return graph;
  }

  /**
   * The roots of a tree (DETECTION 2.3, "one target per root kustomization"). Of kustomizations that only refer to each other, the
   * first by its path is one.
   */
  roots(): Root[] {
    const roots: Root[] = [];
    const reachedByRoots = new Set<string>();
    const built = this.own.filter((path) => this.#nodes.get(path)?.from?.isComponent !== true);
    const addRoot = (path: string) => {
      const reached = this.#reachedFrom(path);
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
  waysFrom(path: string): Ways {
    const known = this.#ways.get(path) ?? this.#readWays(path);
    this.#ways.set(path, known);
    return known;
  }

  #readWays(path: string): Ways {
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
      for (const each of this.#nodes.get(path)?.references ?? []) {
        if (this.#nodes.get(each)?.from?.isComponent === true) all.add(each);
      }
    }
    return [...all].flatMap((path) => this.#nodes.get(path)?.from ?? []);
  }

  /** Whether one of some kustomizations takes in a file by itself. */
  isTakenIn(path: string, by: readonly Kustomization[]): boolean {
    return by.some(({ key }) => this.#nodes.get(key)?.references.includes(path));
  }

  #above(path: string): string[] {
    const above = new Set(this.#parents.get(path));
    for (const each of above) for (const parent of this.#parents.get(each) ?? []) above.add(parent);
    return [...above];
  }

  #reachedFrom(start: string): Set<string> {
    const reached = new Set([start]);
    for (const path of reached) for (const each of this.#nodes.get(path)?.references ?? []) reached.add(each);
    return reached;
  }
}

async function nodeOf(files: FilesOfTree, path: string): Promise<Node> {
  const file = await readable(files.yaml(path));
  const from = file === null ? null : readKustomization(file);
  const folder = folderOf(path);
  const texts = [...(from?.resources ?? []), ...(from?.components ?? [])];
  const references = texts.flatMap(({ text }) => resolveReference(files, folder, text) ?? []);
  return { from, references: [...references, ...kustomizationsIn(files, folder).slice(1)] };
}
