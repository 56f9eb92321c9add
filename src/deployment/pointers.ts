import { groupOf, type KubernetesObject, objectsIn } from './formats/manifests/objects.ts';
import type { Place } from './place.ts';
import { resolvePath } from './repository-paths.ts';
import { readable, SourceFiles } from './source/source-files.ts';
import type { YamlFile, YamlValue } from './source/yaml.ts';
import type { Tree } from './tree.ts';

/** Objects by which a tool deploys a folder of some repository: kinds by their groups. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'argoproj.io': ['Application', 'ApplicationSet'],
  'kustomize.toolkit.fluxcd.io': ['Kustomization'],
};
/** Every one of these objects names one of them. */
export const POINTER_GROUPS: readonly string[] = Object.keys(KINDS);

/** Deeper and longer than any of them is. */
const MOST_VALUES = 20_000;

/** An object that deploys what lies somewhere else: a folder at a revision. */
export interface Pointer {
  /** Stays the same when it points elsewhere; several clusters may have one of the same name. */
  readonly identity: string;
  /** Path of the file that has it. */
  readonly file: string;
  readonly place: Place;
  /** All that says where it points to; the same text is the same way. */
  readonly leadsTo: string;
  /** The folders that it leads to, as far as they can be told; one that begins as its template does. */
  readonly folders: readonly string[];
}

/**
 * The pointers of some files. What a pointer leads to is found where it lies, whichever pointer leads there; so a pointer that
 * is turned from one folder to another changes what runs, and no file of what it deploys.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function pointersIn(tree: Tree, paths: readonly string[]): Promise<Pointer[]> {
  const files = new SourceFiles(tree, paths);
  const pointers: Pointer[] = [];
  for (const path of paths.filter((each) => /\.(?:ya?ml|json)$/.test(each))) {
    const text = await readable(files.text(path));
    if (text === null || !POINTER_GROUPS.some((group) => text.includes(group))) continue;
    const file = await readable(files.yaml(path));
    for (const object of file === null ? [] : objectsIn(file)) pointers.push(...pointerOf(object));
  }
  return pointers;
}

function pointerOf(object: KubernetesObject): Pointer[] {
  const { file, value, kind, namespace, name } = object;
  if (KINDS[groupOf(object)]?.includes(kind) !== true) return [];
  const spec = file.at(value, ['spec']);
  // Flux takes the root where no path is given.
  const isRoot = kind === 'Kustomization' && file.at(spec, ['path']) === null;
  const ways = isRoot ? [...waysOf(file, spec), { text: '', place: value.place, isPath: true }] : waysIn(file, spec);
  const names = new Set(
    ways.flatMap(({ text }) => [...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([, said = '']) => namesIn(said))),
  );
  const parameters = names.size === 0 ? [] : parametersIn(file, file.at(value, ['spec', 'generators']), names);
  const said = [...ways, ...parameters].map(({ text }) => text);
  return [
    {
      identity: `${groupOf(object)}/${kind}/${namespace}/${name}`,
      file: file.path,
      place: ways.find(({ isPath }) => isPath)?.place ?? value.place,
      leadsTo: JSON.stringify(said),
      folders: ways.filter(({ isPath }) => isPath).flatMap(({ text }) => foldersOf(text)),
    },
  ];
}

interface Way {
  readonly text: string;
  readonly place: Place;
  /** Whether it is the path of a folder, as opposed to a repository or a revision. */
  readonly isPath: boolean;
}

/** What says where an object points to: the path of a folder, and what stands beside it. */
function waysIn(file: YamlFile, spec: YamlValue | null): Way[] {
  const ways: Way[] = [];
  for (const map of mappingsIn(file, spec)) {
    // The version of a published chart is read as such.
    if (file.member(map, 'path') === null || file.member(map, 'chart') !== null) continue;
    ways.push(...waysOf(file, map));
  }
  return ways;
}

const WAY_KEYS = [
  ['path'],
  ['repoURL'],
  ['targetRevision'],
  ['sourceRef', 'kind'],
  ['sourceRef', 'name'],
  ['sourceRef', 'namespace'],
] as const;

function waysOf(file: YamlFile, map: YamlValue | null): Way[] {
  return WAY_KEYS.flatMap((key) => {
    const value = file.at(map, key);
    if (value === null || file.scalar(value) === null) return [];
    return [{ text: textOf(file, value), place: value.place, isPath: key[0] === 'path' }];
  });
}

/** As it stands in the file where it is a template, which is set aside. */
function textOf(file: YamlFile, value: YamlValue): string {
  const scalar = file.scalar(value);
  return scalar === null || scalar.hasTemplate ? file.sourceOf(value) : scalar.text;
}

/** Every scalar below a key of one of these names. */
function parametersIn(file: YamlFile, generators: YamlValue | null, names: ReadonlySet<string>): Way[] {
  return mappingsIn(file, generators).flatMap((map) =>
    file.members(map).flatMap(({ name, value }) => {
      if (!names.has(name) || file.scalar(value) === null) return [];
      return [{ text: textOf(file, value), place: value.place, isPath: false }];
    }),
  );
}

function mappingsIn(file: YamlFile, root: YamlValue | null): YamlValue[] {
  const found: YamlValue[] = [];
  const open = root === null ? [] : [root];
  for (let count = 0; open.length > 0 && count < MOST_VALUES; count += 1) {
    const value = open.shift() as YamlValue;
    if (file.isMap(value)) {
      found.push(value);
      open.push(...file.members(value).map((member) => member.value));
    } else open.push(...file.items(value));
  }
  return found;
}

/** The names of parameters in a template: `.path.basename` has the three of them. */
function namesIn(template: string): string[] {
  return template.match(/[A-Za-z_][\w-]*/g) ?? [];
}

/** The folder of a path, up to what is filled in; empty for one that does not lie in the repository. */
function foldersOf(source: string): string[] {
  const text = source.replace(/^["']|["']$/g, '');
  const start = text.search(/\{\{|\$\{/);
  const literal = start === -1 ? text : text.slice(0, start).replace(/[^/]*$/, '');
  const folder = resolvePath('', literal.replace(/^\/+/, ''));
  return folder === null ? [] : [folder];
}
