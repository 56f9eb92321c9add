import { folderOf } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { isExcluded } from '../../candidates.ts';
import type { Link } from '../../finding.ts';
import type { KindSettings } from '../kind.ts';
import { isKustomizationFile } from './facts.ts';
import { type Kustomization, kustomizationsIn, readKustomization, resolveReference } from './kustomization.ts';

/** The most environments of one file that are distinguished. */
const MOST_ROOTS = 50;

const GRAPHS = new WeakMap<SourceFiles, Promise<KustomizationGraph>>();

/** The kustomizations of a tree, and what each of them includes. */
export class KustomizationGraph {
  readonly #nodes = new Map<string, Awaited<ReturnType<typeof readNode>>>();
  readonly #parents = new Map<string, readonly string[]>();

  /** @param own paths of the kustomizations in the searched folders; others are only read through these */
  private constructor(private readonly own: readonly string[]) {}

  /** Reads the kustomizations of a tree, once for all kinds. */
  static of(files: SourceFiles, settings: Pick<KindSettings, 'folder' | 'environments'>): Promise<KustomizationGraph> {
    const { folder, environments } = settings;
    const isOwn = (path: string) => isKustomizationFile(path) && !isExcluded(path, folder, environments);
    const known = GRAPHS.get(files) ?? KustomizationGraph.#read(files, files.paths.filter(isOwn).sort());
    GRAPHS.set(files, known);
    return known;
  }

  static async #read(files: SourceFiles, own: readonly string[]): Promise<KustomizationGraph> {
    const graph = new KustomizationGraph(own);
    const pending = [...own];
    // References are appended to the list during the loop.
    for (const path of pending) {
      if (graph.#nodes.has(path)) continue;
      const node = await readNode(files, path);
      graph.#nodes.set(path, node);
      pending.push(...node.references.filter(isKustomizationFile));
      for (const each of node.references) graph.#parents.set(each, [...(graph.#parents.get(each) ?? []), path]);
    }
    return graph;
  }

  /**
   * The kustomizations that are built on their own, each with all that it includes: those that no other one includes, and
   * those that an object of GitOps applies. Of those that only include each other, the first is a root.
   *
   * @param applied the folders that such objects name
   */
  roots(applied: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
    const roots = new Map<string, ReadonlySet<string>>();
    const built = this.own.filter((path) => !this.#isComponent(path));
    const addRoot = (path: string) =>
      roots.set(
        path,
        allFrom([path], (each) => this.#nodes.get(each)?.references),
      );
    for (const path of built) if (!this.#parents.has(path) || applied.has(folderOf(path))) addRoot(path);
    const reached = new Set([...roots.values()].flatMap((each) => [...each]));
    for (const path of built) {
      if (reached.has(path)) continue;
      addRoot(path);
      for (const each of roots.get(path) ?? []) reached.add(each);
    }
    return roots;
  }

  /** Whether a kustomization includes another one that is no component and is not called a base. */
  get hasNested(): boolean {
    const isNested = (path: string) =>
      this.#parents.has(path) && !this.#isComponent(path) && !/(?:^|\/)base\//.test(path);
    return this.own.some(isNested);
  }

  /**
   * The kustomizations between a file and each root above it, innermost first, by the root's folder; of too many roots, all
   * under no name.
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

  withComponents(paths: readonly string[]): readonly Kustomization[] {
    const componentsOf = (path: string) => this.#nodes.get(path)?.references.filter((each) => this.#isComponent(each));
    return [...allFrom(paths, componentsOf)].flatMap((path) => this.#nodes.get(path)?.read ?? []);
  }

  /** What each kustomization includes, as links that begin and end at its own file. */
  links(): Link[] {
    return [...this.#nodes].flatMap(([path, { read, includes }]): Link[] => {
      if (read === null) return [];
      const place = { file: path, line: null, column: null };
      const nothing = { repository: null, revision: null, namesService: false, secondOrder: [] };
      return [{ ...nothing, id: `kustomize:${path}#includes`, path, place, includes }];
    });
  }

  /** Whether one of some kustomizations includes a file directly. */
  isTakenIn(path: string, by: readonly Kustomization[]): boolean {
    return by.some(({ key }) => this.#nodes.get(key)?.references.includes(path));
  }

  #isComponent(path: string): boolean {
    return this.#nodes.get(path)?.read?.isComponent === true;
  }

  #above(path: string): string[] {
    return [...allFrom(this.#parents.get(path) ?? [], (each) => this.#parents.get(each))];
  }
}

/** A kustomization, if its file contains one, what it names, and the files that this leads to. */
async function readNode(files: SourceFiles, path: string) {
  const folder = folderOf(path);
  const read = await nullIfUnreadable(files.yaml(path).then((file) => file && readKustomization(file)));
  const named = [...(read?.resources ?? []), ...(read?.components ?? [])];
  const includes = named.map(({ text, place }) => ({ text: resolveReference(files, folder, text) ?? text, place }));
  const others = kustomizationsIn(files, folder).slice(1);
  const references = [...named.flatMap(({ text }) => resolveReference(files, folder, text) ?? []), ...others];
  return { read, includes, references };
}

function allFrom(paths: readonly string[], next: (path: string) => readonly string[] | undefined): Set<string> {
  const all = new Set(paths);
  for (const path of all) for (const each of next(path) ?? []) all.add(each);
  return all;
}
