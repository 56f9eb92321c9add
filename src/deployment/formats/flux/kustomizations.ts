import { isExcluded } from '../../candidates.ts';
import { folderOf } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlValue } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { type FluxKustomization, fluxKustomizationsOf } from '../kustomize/flux.ts';
import { type Overlay, readKustomization, resolveReference } from '../kustomize/kustomization.ts';
import { perTree } from '../per-tree.ts';
import { isKustomizationFile } from '../signs.ts';
import { textAt } from './objects.ts';

/** A file `kustomization.yaml`, or a `Kustomization` of Flux, which is applied over one. */
export interface Kustomization {
  /** Unique within a tree: the folder, or namespace and name of the object. */
  readonly id: string;
  readonly overlay: Overlay;
  /** The components that it takes in. */
  readonly components: readonly Kustomization[];
  readonly flux: FluxKustomization | null;
}

/** The kustomizations that an object goes through, the innermost first; none for one that stands alone. */
export type Way = readonly Kustomization[];

/** The ways of one file; `isCut` where there are more than are followed. */
export interface Ways {
  readonly ways: readonly Way[];
  readonly isCut: boolean;
}

/** So many config maps of one name are told apart. */
const MOST_GENERATORS = 200;

/** So many ways of one file are followed. */
const MOST_WAYS = 200;
/** Kustomizations on one way. */
const MOST_LEVELS = 20;
/** Steps that are taken to find the ways of one file. */
const MOST_STEPS = 10_000;

const kustomizationsOnce = perTree<Promise<Kustomizations>>();

/**
 * The kustomizations of a tree.
 *
 * @throws TreeError where the tree cannot be read
 */
export function kustomizationsOf(files: FilesOfTree, settings: FormatSettings): Promise<Kustomizations> {
  return kustomizationsOnce(files, settings.folder, () => readKustomizations(files, settings));
}

/** A config map that a kustomization makes. */
export interface Generator {
  readonly by: Kustomization;
  readonly item: YamlValue;
}

/** Which kustomization takes in which files. */
export class Kustomizations {
  /** Those with a kustomization of their own, which say themselves what they take in. */
  readonly #folders: ReadonlySet<string>;
  readonly #ways = new Map<string, Ways>();
  readonly #generators = new Map<string, Generator[]>();
  /** Files that some kustomization applies as patches. */
  readonly patchFiles: ReadonlySet<string>;

  constructor(
    files: Files,
    readonly all: readonly Kustomization[],
    /** By what they take in: the path of a file, or that of a folder with `/` at its end for all that is in it. */
    private readonly parents: ReadonlyMap<string, readonly Kustomization[]>,
    /** Files that are there and cannot be read. */
    readonly unreadable: readonly string[],
  ) {
    this.#folders = new Set([
      ...all.flatMap(({ flux, overlay }) => (flux === null ? overlay.folder : [])),
      ...unreadable.map(folderOf),
    ]);
    this.patchFiles = new Set(all.flatMap(({ overlay }) => patchPathsOf(files, overlay)));
    for (const by of all) {
      for (const item of by.flux === null ? by.overlay.configMaps : []) {
        const name = textAt(by.overlay.file, item, ['name']);
        const same = this.#generators.get(name);
        if (same === undefined) this.#generators.set(name, [{ by, item }]);
        else same.push({ by, item });
      }
    }
  }

  /** The config maps of a name that are generated; a namespace that is not said may be any. */
  generatorsOf(name: string, namespace: string): Generator[] {
    return (this.#generators.get(name) ?? []).slice(0, MOST_GENERATORS).filter(({ by: { overlay }, item }) => {
      const own = textAt(overlay.file, item, ['namespace']) || overlay.namespace;
      return own === '' || namespace === '' || own === namespace;
    });
  }

  /** The kustomizations that take in a file by themselves. */
  parentsOf(path: string): readonly Kustomization[] {
    const found = [...(this.parents.get(path) ?? [])];
    const own = folderOf(path);
    const isKustomization = isKustomizationFile(path);
    if (isKustomization && own === '') return found;
    for (let folder = isKustomization ? folderOf(own) : own; !this.#folders.has(folder); folder = folderOf(folder)) {
      found.push(...(this.parents.get(`${folder}/`) ?? []));
      if (folder === '') break;
    }
    return found;
  }

  /** Every way from a file to a kustomization that no other takes in. */
  waysOf(path: string): Ways {
    const known = this.#ways.get(path) ?? this.#readWays(path);
    this.#ways.set(path, known);
    return known;
  }

  #readWays(path: string): Ways {
    const ways: Way[] = [];
    let steps = 0;
    let isCut = false;
    const follow = (at: string | null, way: Way) => {
      steps += 1;
      if (steps > MOST_STEPS || ways.length >= MOST_WAYS || way.length >= MOST_LEVELS) {
        isCut = true;
        return;
      }
      const parents = at === null ? [] : this.parentsOf(at).filter((each) => !way.includes(each));
      if (parents.length === 0 && way.length > 0) ways.push(way);
      // What takes in an object of Flux's own does not take in what that stands for.
      for (const parent of parents) follow(parent.flux === null ? parent.overlay.file.path : null, [...way, parent]);
    };
    follow(path, []);
    return { ways, isCut };
  }
}

async function readKustomizations(files: FilesOfTree, settings: FormatSettings): Promise<Kustomizations> {
  const all = new Map<string, Kustomization & { components: Kustomization[] }>();
  const unreadable: string[] = [];
  for (const path of files.paths) {
    if (!isKustomizationFile(path) || isExcluded(path, settings.folder)) continue;
    const file = await readable(files.yaml(path));
    const folder = folderOf(path);
    const overlay = file === null ? null : readKustomization(file, folder);
    if (file === null) unreadable.push(path);
    else if (overlay !== null) all.set(path, { id: folder || '.', overlay, components: [], flux: null });
  }
  const parents = new Map<string, Kustomization[]>();
  const add = (path: string, parent: Kustomization) => {
    const others = parents.get(path);
    if (others === undefined) parents.set(path, [parent]);
    else if (!others.includes(parent)) others.push(parent);
  };
  const componentsOf = ({ components, folder }: Overlay) =>
    components.flatMap((reference) => {
      const resolved = resolveReference(files, folder, reference);
      return (resolved.kind === 'kustomization' ? all.get(resolved.path) : undefined) ?? [];
    });
  for (const [own, each] of all) {
    const { resources, components, folder } = each.overlay;
    for (const reference of [...resources, ...components]) {
      const resolved = resolveReference(files, folder, reference);
      const isHere = resolved.kind === 'file' || resolved.kind === 'kustomization';
      if (isHere && resolved.path !== own) add(resolved.path, each);
    }
    each.components.push(...componentsOf(each.overlay).filter((component) => component !== each));
  }
  const ofFlux = new Map<string, Kustomization>();
  for (const flux of await fluxKustomizationsOf(files, settings)) {
    const { folder, kustomization, overlay } = flux;
    const { file, namespace, name } = flux.object;
    const plain = `${namespace === '' ? '' : `${namespace}/`}${name}`;
    const id = ofFlux.has(plain) ? `${file.path}#${plain}` : plain;
    const components = componentsOf(overlay);
    const each = { id, overlay, components, flux };
    ofFlux.set(id, each);
    add(kustomization ?? `${folder}/`, each);
  }
  return new Kustomizations(files, [...all.values(), ...ofFlux.values()], parents, unreadable);
}

/** Where the files of its patches stand. */
function patchPathsOf(files: Files, { folder, patches, latePatches }: Overlay): string[] {
  return [...patches, ...latePatches].flatMap(({ path }) => {
    const resolved = path === null ? null : resolveReference(files, folder, path);
    return resolved?.kind === 'file' ? [resolved.path] : [];
  });
}
