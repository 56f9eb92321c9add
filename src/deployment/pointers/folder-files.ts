import {
  isComponent,
  kustomizationIn,
  type Reference,
  readKustomization,
  resolveReference,
} from '../formats/kustomize/kustomization.ts';
import { isKustomizationFile } from '../formats/signs.ts';
import type { Place } from '../place.ts';
import { folderOf } from '../repository-paths.ts';
import { readable, type SourceFiles } from '../source/source-files.ts';

/** What a kustomization names a file by. */
interface Naming {
  readonly place: Place;
  /** Whether it takes the file in, as opposed to applying it to others. */
  readonly isTakenIn: boolean;
}

/** A kustomization, and which files it may patch. */
interface Patching {
  readonly kustomization: string;
  readonly patches: (path: string) => boolean;
}

/** What the files of a folder are, for whoever applies it. */
export class FolderFiles {
  readonly #all = new Map<string, Promise<ReadonlySet<string>>>();
  readonly #named = new Map<string, Promise<ReadonlyMap<string, Naming>>>();

  constructor(private readonly files: SourceFiles) {}

  /** All files in a folder and below, with those elsewhere that kustomizations among them take in. */
  all(folder: string): Promise<ReadonlySet<string>> {
    const known = this.#all.get(folder) ?? this.#follow(this.#below(folder));
    this.#all.set(folder, known);
    return known;
  }

  /** Those of {@link all} that lie elsewhere. */
  async elsewhere(folder: string): Promise<string[]> {
    const kustomizations = this.#below(folder).filter(isKustomizationFile);
    return [...(await this.#follow(kustomizations))].filter((path) => !isBelow(path, folder));
  }

  /** The files in a folder and below, which stand together in the order of paths. */
  #below(folder: string): readonly string[] {
    const { paths } = this.files;
    if (folder === '') return paths;
    const start = firstFrom(paths, `${folder}/`);
    // The sign behind the slash.
    return paths.slice(start, firstFrom(paths, `${folder}0`));
  }

  /**
   * The files that are applied with a folder, each with the place of what takes it in: those that its kustomization leads to, or without one
   * all files in it.
   */
  async applied(folder: string): Promise<ReadonlyMap<string, Place>> {
    const kustomization = kustomizationIn(this.files, folder);
    if (kustomization === null) {
      const place = { file: folder, line: null, column: null };
      return new Map([...(await this.all(folder))].map((path) => [path, place]));
    }
    const applied = new Map<string, Place>();
    for (const [path, { place, isTakenIn }] of await this.named(kustomization)) {
      if (!isTakenIn) continue;
      for (const each of await this.#follow([path], true)) if (!applied.has(each)) applied.set(each, place);
    }
    return applied;
  }

  /** Of some files the kustomizations with patches, each with what they are for: what it takes in, a component whatever takes it in. */
  async patching(paths: readonly string[]): Promise<Patching[]> {
    const found: Patching[] = [];
    for (const kustomization of paths.filter(isKustomizationFile)) {
      const file = await readable(this.files.yaml(kustomization));
      const overlay = file === null ? null : readKustomization(file, folderOf(kustomization));
      const all = overlay === null ? [] : [overlay.patches, overlay.latePatches, overlay.replacements];
      if (file === null || all.every(({ length }) => length === 0)) continue;
      const taken = await this.#follow([kustomization], true);
      found.push({ kustomization, patches: (path) => isComponent(file) || taken.has(path) });
    }
    return found;
  }

  /** The files that a kustomization names itself. */
  named(kustomization: string): Promise<ReadonlyMap<string, Naming>> {
    const known = this.#named.get(kustomization) ?? this.#readNamed(kustomization);
    this.#named.set(kustomization, known);
    return known;
  }

  async #follow(paths: readonly string[], isTakenInOnly = false): Promise<ReadonlySet<string>> {
    const found = new Set(paths);
    // What is found joins the end of the set while it is gone through.
    for (const path of found) {
      if (!isKustomizationFile(path)) continue;
      for (const [each, { isTakenIn }] of await this.named(path)) if (isTakenIn || !isTakenInOnly) found.add(each);
    }
    return found;
  }

  async #readNamed(kustomization: string): Promise<ReadonlyMap<string, Naming>> {
    const folder = folderOf(kustomization);
    const file = await readable(this.files.yaml(kustomization));
    const overlay = file === null ? null : readKustomization(file, folder);
    const found = new Map<string, Naming>();
    if (overlay === null) return found;
    const add = (references: readonly Reference[], isTakenIn: boolean) => {
      for (const reference of references) {
        const resolved = resolveReference(this.files, folder, reference);
        if (resolved.kind === 'file' || resolved.kind === 'kustomization') {
          found.set(resolved.path, { place: reference.place, isTakenIn });
        }
      }
    };
    const applied = [...overlay.patches, ...overlay.latePatches, ...overlay.generators, ...overlay.transformers];
    add(
      applied.flatMap(({ path }) => path ?? []),
      false,
    );
    add([...overlay.resources, ...overlay.components], true);
    return found;
  }
}

/** Where the first path of an ordered list stands that is not before another one. */
function firstFrom(paths: readonly string[], wanted: string): number {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a file lies in a folder, or below it. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}
