import { kustomizationIn } from '../formats/kustomize/kustomization.ts';
import { type KubernetesObject, objectsIn } from '../formats/manifests/objects.ts';
import { isKustomizationFile } from '../formats/signs.ts';
import type { Place } from '../place.ts';
import { folderOf, resolvePath } from '../repository-paths.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { FolderFiles } from './folder-files.ts';
import { groupedBy } from './grouped-by.ts';
import { foldersOf, sourceText, type Way } from './ways.ts';

/** What a `Kustomization` of Flux fills in for `${NAME}` in what it applies. */
export interface Variable {
  readonly name: string;
  /** What it says, with where that comes from. */
  readonly text: string;
  readonly place: Place;
  /** The folder that the kustomization applies; null where it is not in the repository. */
  readonly folder: string | null;
}

/**
 * The variables of kustomizations: `substitute`, the names of `substituteFrom`, and of those what is read of config maps and secrets.
 *
 * @param paths files in which these may differ from those of another tree; the rest is the same there, and need not be read
 * @throws TreeError where the tree cannot be read
 */
export async function variablesOf(
  files: Files,
  kustomizations: readonly KubernetesObject[],
  paths: readonly string[],
): Promise<Variable[]> {
  const filling = kustomizations.filter(({ file, value }) => file.at(value, ['spec', 'postBuild']) !== null);
  if (filling.length === 0) return [];
  const data = await dataIn(files, paths);
  return filling.flatMap(({ file, value }) => {
    const path = file.at(value, ['spec', 'path']);
    const [folder = null] = path === null ? [''] : foldersOf(sourceText(file, path));
    const own = entriesOf(file, file.at(value, ['spec', 'postBuild', 'substitute']));
    const names = file.items(file.at(value, ['spec', 'postBuild', 'substituteFrom'])).map((item) => {
      const text = (key: string) => file.scalar(file.at(item, [key]))?.text ?? '';
      return { key: `${text('kind')}/${text('name')}`, place: item.place };
    });
    // Whichever of them has it, all of them in their order say what a variable is.
    const order = { name: '*', text: names.map(({ key }) => key).join(', '), place: names[0]?.place ?? value.place };
    const further = [...data].flatMap(([key, entries]) =>
      names.some((name) => isNamed(name.key, key)) ? entries : [],
    );
    return [...own, ...(names.length === 0 ? [] : [order]), ...further].map((each) => ({ ...each, folder }));
  });
}

/** The variables of a tree, by the files that they are filled in in. */
export class Variables {
  readonly #byFolder: ReadonlyMap<string | null, readonly Variable[]>;
  readonly #byName: ReadonlyMap<string, readonly Variable[]>;
  /** Folders whose variables are filled in in files that lie elsewhere. */
  #elsewhere: Promise<ReadonlyMap<string, readonly string[]>> | null = null;

  constructor(
    readonly all: readonly Variable[],
    private readonly folders: FolderFiles,
  ) {
    this.#byFolder = groupedBy(all, ({ folder }) => folder);
    this.#byName = groupedBy(all, ({ name }) => name);
  }

  /**
   * What is filled in for some names in a file by the kustomizations that apply it; by all of them, where none is seen to.
   *
   * @throws TreeError where the tree cannot be read
   */
  async in(file: string, names: readonly string[]): Promise<Way[]> {
    if (this.all.length === 0) return [];
    this.#elsewhere ??= this.#readElsewhere();
    const folders = new Set((await this.#elsewhere).get(file));
    for (let folder = folderOf(file); ; folder = folderOf(folder)) {
      folders.add(folder);
      if (folder === '') break;
    }
    const wanted = new Set([...names, '*']);
    const applying = [...folders].flatMap((folder) => this.#byFolder.get(folder) ?? []);
    const meant =
      applying.length > 0
        ? applying.filter(({ name }) => wanted.has(name))
        : [...wanted].flatMap((name) => this.#byName.get(name) ?? []);
    const ways = meant.map(({ text, place }) => ({ text, place, isPath: false }));
    return ways.sort((one, other) => (one.text < other.text ? -1 : 1));
  }

  async #readElsewhere(): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, string[]>();
    for (const folder of this.#byFolder.keys()) {
      for (const file of folder === null ? [] : await this.folders.elsewhere(folder)) {
        const own = found.get(file);
        if (own === undefined) found.set(file, [folder as string]);
        else own.push(folder as string);
      }
    }
    return found;
  }
}

/** The variables that a text takes in: `${NAME}`, `${NAME:=default}`. */
export function variablesTaken(text: string): string[] {
  return [...text.matchAll(/\$\{([A-Za-z_]\w*)/g)].map(([, name = '']) => name);
}

/** Whether an object may be the one that is meant, whose name a kustomization may make longer. */
function isNamed(meant: string, declared: string): boolean {
  const [kind, name = ''] = declared.split('/');
  return meant.startsWith(`${kind}/`) && meant.includes(name);
}

type Entry = Omit<Variable, 'folder'>;

function entriesOf(file: YamlFile, map: YamlValue | null): Entry[] {
  return file.members(map).flatMap(({ name, value }) => {
    if (file.scalar(value) === null) return [];
    return [{ name, text: `${name}: ${sourceText(file, value)}`, place: value.place }];
  });
}

/** What config maps and secrets hold, by kind and name. */
async function dataIn(files: Files, paths: readonly string[]): Promise<ReadonlyMap<string, Entry[]>> {
  const data = new Map<string, Entry[]>();
  const add = (key: string, entries: readonly Entry[]) => data.set(key, [...(data.get(key) ?? []), ...entries]);
  const kustomizations = new Set<string>();
  for (const path of paths) {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      const own = kustomizationIn(files, folder);
      if (own !== null) kustomizations.add(own);
      if (folder === '') break;
    }
    if (!/\.(?:ya?ml|json)$/.test(path) || isKustomizationFile(path)) continue;
    const text = await readable(files.text(path));
    if (text === null || !/\b(?:ConfigMap|Secret)\b|\/(?:data|stringData)\//.test(text)) continue;
    const file = await readable(files.yaml(path));
    // Operations on whatever a kustomization applies them to.
    for (const operation of file === null ? [] : file.items(file.root)) {
      const at = /^\/(?:data|stringData)\/(.+)$/.exec(file?.scalar(file.at(operation, ['path']))?.text ?? '')?.[1];
      const value = file?.at(operation, ['value']) ?? null;
      if (file === null || at === undefined || value === null) continue;
      const entry = { name: at, text: `${at}: ${sourceText(file, value)}`, place: value.place };
      for (const kind of ['ConfigMap', 'Secret']) add(`${kind}/`, [entry]);
    }
    for (const { kind, name, value } of file === null ? [] : objectsIn(file)) {
      if (file === null || (kind !== 'ConfigMap' && kind !== 'Secret')) continue;
      for (const key of ['data', 'stringData']) add(`${kind}/${name}`, entriesOf(file, file.at(value, [key])));
    }
  }
  for (const path of kustomizations) {
    const file = await readable(files.yaml(path));
    for (const [list, kind] of [
      ['configMapGenerator', 'ConfigMap'],
      ['secretGenerator', 'Secret'],
    ] as const) {
      for (const item of file === null ? [] : file.items(file.at(file.root, [list]))) {
        if (file === null) continue;
        add(`${kind}/${file.scalar(file.at(item, ['name']))?.text ?? ''}`, await generated(files, file, item));
      }
    }
  }
  return data;
}

/** `literals: [tag=1.2.3]`, `files: [tag=tag.txt]` and `envs: [cluster.env]`. */
async function generated(files: Files, file: YamlFile, item: YamlValue): Promise<Entry[]> {
  const entries = file
    .items(file.at(item, ['literals']))
    .flatMap((literal) => entryOf(sourceText(file, literal), literal.place));
  for (const each of file.items(file.at(item, ['files']))) {
    const [, name, source = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(sourceText(file, each)) ?? [];
    const path = resolvePath(folderOf(file.path), source);
    const text = path === null ? null : await readable(files.text(path));
    if (path === null || text === null) continue;
    const key = name ?? path.slice(path.lastIndexOf('/') + 1);
    entries.push({ name: key, text: `${key}: ${text.trim()}`, place: { file: path, line: 1, column: 1 } });
  }
  const envs = [...file.items(file.at(item, ['envs'])), ...[file.at(item, ['env'])].flatMap((each) => each ?? [])];
  for (const env of envs) {
    const path = resolvePath(folderOf(file.path), sourceText(file, env));
    const text = path === null ? null : await readable(files.text(path));
    if (path === null || text === null) continue;
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
      entries.push(...entryOf(line, { file: path, line: index + 1, column: 1 }));
  }
  return entries;
}

function entryOf(text: string, place: Place): Entry[] {
  const [, name, value] = /^\s*([A-Za-z_][\w.-]*)=(.*)$/s.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [{ name, text: `${name}: ${value.trim()}`, place }];
}
