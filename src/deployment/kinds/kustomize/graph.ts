import { folderOf } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable } from '../../../syntax/source-files.ts';
import { isExcluded } from '../../candidates.ts';
import type { Link } from '../../finding.ts';
import { isKustomizationFile } from '../facts.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { type Kustomization, kustomizationsIn, readKustomization, resolveReference } from './kustomization.ts';

/** A kustomization that no other one includes, so it is built on its own. */
interface BuildRoot {
  readonly path: string;
  /** Every file that it includes, directly or indirectly. */
  readonly reached: ReadonlySet<string>;
}

/** The most environments of one file that are distinguished. */
const MOST_ROOTS = 50;

const GRAPHS = new WeakMap<FilesOfTree, Promise<KustomizationGraph>>();

/** The kustomizations of a tree, and what each of them includes. */
export class KustomizationGraph {
  /** Null for a file without a kustomization. */
  readonly #kustomizations = new Map<string, Kustomization | null>();
  /** The files that each kustomization includes. */
  readonly #references = new Map<string, readonly string[]>();
  /** Parents by included file. */
  readonly #parents = new Map<string, string[]>();

  /** @param own paths of the kustomizations in the searched folders; others are only read through these */
  private constructor(
    private readonly files: Pick<FilesOfTree, 'has'>,
    private readonly own: readonly string[],
  ) {}

  /** Reads the kustomizations of a tree, once for all kinds. */
  static of(files: FilesOfTree, settings: Pick<KindSettings, 'folder' | 'environments'>): Promise<KustomizationGraph> {
    const known = GRAPHS.get(files) ?? KustomizationGraph.#read(files, settings);
    GRAPHS.set(files, known);
    return known;
  }

  static async #read(
    files: FilesOfTree,
    settings: Pick<KindSettings, 'folder' | 'environments'>,
  ): Promise<KustomizationGraph> {
    const { folder, environments } = settings;
    const isOwn = (path: string) => isKustomizationFile(path) && !isExcluded(path, folder, environments);
    const own = files.paths.filter(isOwn).sort();
    const graph = new KustomizationGraph(files, own);
    const pending = [...own];
    // References are appended to the list during the loop.
    for (const path of pending) {
      if (graph.#references.has(path)) continue;
      const read = await nullIfUnreadable(files.yaml(path).then((file) => file && readKustomization(file)));
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

  /** The roots of a tree. If kustomizations only include each other, the first by path is a root. */
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
   * The kustomizations between a file and each root above it, innermost first, by the root's folder. If there are too
   * many roots, one unnamed entry holds all kustomizations.
   */
  waysFrom(path: string): ReadonlyMap<string, readonly Kustomization[]> {
    const above = this.#above(path);
    const roots = above.filter((each) => !this.#parents.has(each));
    if (roots.length === 0 || roots.length > MOST_ROOTS) return new Map([['', this.withComponents(above)]]);
    const wayTo = (root: string) => above.filter((each) => each === root || this.#above(each).includes(root));
    return new Map(roots.map((root) => [folderOf(root), this.withComponents(wayTo(root))]));
  }

  /** All kustomizations that include a file, innermost first, with their components. */
  around(path: string): readonly Kustomization[] {
    return this.withComponents(this.#above(path));
  }

  /** Some kustomizations together with their components. */
  withComponents(paths: readonly string[]): readonly Kustomization[] {
    const all = new Set(paths);
    for (const path of all) {
      for (const each of this.#references.get(path) ?? []) if (this.#isComponent(each)) all.add(each);
    }
    return [...all].flatMap((path) => this.#kustomizations.get(path) ?? []);
  }

  /** What each kustomization includes, as links that begin and end at its own file. */
  links(): Link[] {
    return [...this.#kustomizations].flatMap(([path, read]): Link[] => {
      if (read === null) return [];
      const includes = [...read.resources, ...read.components].map(({ text, place }) => {
        return { text: resolveReference(this.files, folderOf(path), text) ?? text, place };
      });
      const place = { file: path, line: null, column: null };
      const nothing = { repository: null, revision: null, namesService: false, secondOrder: [] };
      return [{ ...nothing, id: `kustomize:${path}#includes`, path, place, includes }];
    });
  }

  /** Whether one of some kustomizations includes a file directly. */
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
