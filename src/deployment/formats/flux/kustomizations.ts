import { isExcluded } from '../../candidates.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { isFluxKustomization } from '../kustomize/flux.ts';
import { perTree } from '../per-tree.ts';
import { KUSTOMIZE_GROUP } from '../signs.ts';
import { objectsSpeakingOf, textAt } from './objects.ts';

/** A file `kustomization.yaml`, or a `Kustomization` of Flux, which is applied over one. */
export interface Kustomization {
  /** Unique within a tree: the folder, or namespace and name of the object. */
  readonly id: string;
  readonly file: YamlFile;
  /** What holds its `patches`, `resources` and the like. */
  readonly root: YamlValue;
  /** Paths start here. */
  readonly folder: string;
  /** The components that it takes in. */
  readonly components: readonly Kustomization[];
  readonly isOfFlux: boolean;
}

/** The kustomizations that an object goes through, the innermost first; none for one that stands alone. */
export type Way = readonly Kustomization[];

const KUSTOMIZATION_FILES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

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
    readonly all: readonly Kustomization[],
    /** By what they take in: the path of a file, or that of a folder with `/` at its end for all that is in it. */
    private readonly parents: ReadonlyMap<string, readonly Kustomization[]>,
    /** Files that are there and cannot be read. */
    readonly unreadable: readonly string[],
  ) {
    this.#folders = new Set([
      ...all.flatMap((each) => (each.isOfFlux ? [] : each.folder)),
      ...unreadable.map(folderOf),
    ]);
    this.patchFiles = new Set(all.flatMap((each) => patchPathsOf(each)));
    for (const by of all) {
      for (const item of by.isOfFlux ? [] : by.file.items(by.file.at(by.root, ['configMapGenerator']))) {
        const name = textAt(by.file, item, ['name']);
        const same = this.#generators.get(name);
        if (same === undefined) this.#generators.set(name, [{ by, item }]);
        else same.push({ by, item });
      }
    }
  }

  /** The config maps of a name that are generated; a namespace that is not said may be any. */
  generatorsOf(name: string, namespace: string): Generator[] {
    return (this.#generators.get(name) ?? []).slice(0, MOST_GENERATORS).filter(({ by: { file, root }, item }) => {
      const own = textAt(file, item, ['namespace']) || textAt(file, root, ['namespace']);
      return own === '' || namespace === '' || own === namespace;
    });
  }

  /** The kustomizations that take in a file by themselves. */
  parentsOf(path: string): readonly Kustomization[] {
    const found = [...(this.parents.get(path) ?? [])];
    const own = folderOf(path);
    const isKustomization = KUSTOMIZATION_FILES.includes(path.slice(path.lastIndexOf('/') + 1));
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
      for (const parent of parents) follow(parent.isOfFlux ? null : parent.file.path, [...way, parent]);
    };
    follow(path, []);
    return { ways, isCut };
  }
}

async function readKustomizations(files: FilesOfTree, settings: FormatSettings): Promise<Kustomizations> {
  const all = new Map<string, Kustomization & { components: Kustomization[] }>();
  const unreadable: string[] = [];
  for (const path of files.paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!KUSTOMIZATION_FILES.includes(name) || isExcluded(path, settings.folder)) continue;
    const file = await readable(files.yaml(path));
    const folder = folderOf(path);
    if (file === null) unreadable.push(path);
    else if (file.root !== null && file.isMap(file.root) && textAt(file, file.root, ['spec', 'path']) === '') {
      all.set(path, {
        id: folder === '' ? '.' : folder,
        file,
        root: file.root,
        folder,
        components: [],
        isOfFlux: false,
      });
    }
  }
  const parents = new Map<string, Kustomization[]>();
  const add = (path: string, parent: Kustomization) => {
    const others = parents.get(path);
    if (others === undefined) parents.set(path, [parent]);
    else others.push(parent);
  };
  for (const each of all.values()) {
    for (const key of ['resources', 'bases', 'components']) {
      for (const entry of new Set(textsAt(each, key))) {
        const path = resolvePath(each.folder, entry);
        if (path === null) continue;
        const target = files.has(path) ? path : kustomizationIn(files, path);
        if (target === null || target === each.file.path) continue;
        add(target, each);
        const component = key === 'components' ? all.get(target) : undefined;
        if (component !== undefined) each.components.push(component);
      }
    }
  }
  const ofFlux = await readOfFlux(files, settings, all);
  for (const each of ofFlux) {
    const target = kustomizationIn(files, each.folder);
    add(target ?? `${each.folder}/`, each);
  }
  return new Kustomizations([...all.values(), ...ofFlux], parents, unreadable);
}

/** The `Kustomization` objects of Flux, each for a folder that may be one of this repository. */
async function readOfFlux(
  files: FilesOfTree,
  settings: FormatSettings,
  known: ReadonlyMap<string, Kustomization>,
): Promise<Kustomization[]> {
  const found = new Map<string, Kustomization>();
  const objects = [...(await objectsSpeakingOf(files, KUSTOMIZE_GROUP, settings)).values()].flat();
  for (const object of objects.filter(isFluxKustomization)) {
    const { file, value, name, namespace } = object;
    const spec = file.at(value, ['spec']);
    const folder = resolvePath('', textAt(file, spec, ['path']).replace(/^\/+/, ''));
    if (spec === null || folder === null || !isFolder(files, folder)) continue;
    const id = `${namespace === '' ? '' : `${namespace}/`}${name}`;
    const components = file.items(file.at(spec, ['components'])).flatMap((item) => {
      const path = resolvePath(folder, file.scalar(item)?.text ?? '');
      const target = path === null ? null : kustomizationIn(files, path);
      return (target === null ? undefined : known.get(target)) ?? [];
    });
    const unique = found.has(id) ? `${file.path}#${id}` : id;
    found.set(unique, { id: unique, file, root: spec, folder, components, isOfFlux: true });
  }
  return [...found.values()];
}

const foldersOnce = perTree<ReadonlySet<string>>();

function isFolder(files: Files, folder: string): boolean {
  const folders = foldersOnce(files, '', () => {
    const known = new Set(['']);
    for (const path of files.paths) {
      for (let at = folderOf(path); !known.has(at); at = folderOf(at)) known.add(at);
    }
    return known;
  });
  return folders.has(folder);
}

/** The kustomization of a folder; null where it has none. */
export function kustomizationIn(files: Files, folder: string): string | null {
  return KUSTOMIZATION_FILES.map((name) => inFolder(folder, name)).find((path) => files.has(path)) ?? null;
}

/** The texts of a list. */
function textsAt({ file, root }: Kustomization, key: string): string[] {
  return file.items(file.at(root, [key])).flatMap((item) => file.scalar(item)?.text ?? []);
}

/** Where the files of its patches stand. */
function patchPathsOf({ file, root, folder }: Kustomization): string[] {
  const texts = ['patches', 'patchesStrategicMerge', 'patchesJson6902'].flatMap((key) =>
    file.items(file.at(root, [key])).map((item) => file.scalar(item)?.text ?? textAt(file, item, ['path'])),
  );
  return texts.flatMap((text) => (text === '' || text.includes('\n') ? [] : (resolvePath(folder, text) ?? [])));
}
