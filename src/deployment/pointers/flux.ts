import type { KubernetesObject } from '../formats/manifests/objects.ts';
import { groupOf } from '../formats/manifests/objects.ts';
import { folderOf, resolvePath } from '../repository-paths.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import { isBelow } from './folder-files.ts';
import { groupedBy } from './grouped-by.ts';
import type { ChartFolder, Pointer } from './pointer.ts';
import { foldersOf, sourceText, type Way, waysIn, waysOf } from './ways.ts';

const SOURCE_GROUP = 'source.toolkit.fluxcd.io';
/** Kinds of Flux by their groups: what leads elsewhere, and what is led to. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'kustomize.toolkit.fluxcd.io': ['Kustomization'],
  'helm.toolkit.fluxcd.io': ['HelmRelease'],
  [SOURCE_GROUP]: ['GitRepository', 'OCIRepository', 'Bucket', 'HelmChart'],
};

/** Sources whose content is no published chart, which has a version of its own. */
const CONTENT_SOURCES = ['GitRepository', 'Bucket'];

/** Whether an object is one of Flux that leads somewhere. */
export function isOfFlux(object: KubernetesObject): boolean {
  return KINDS[groupOf(object)]?.includes(object.kind) === true;
}

/**
 * The pointers that objects of Flux are. A source leads where all lead that take it.
 *
 * @param objects those of a whole tree
 */
export function pointersOfFlux(objects: readonly KubernetesObject[]): Pointer[] {
  const sources = objects.filter((object) => groupOf(object) === SOURCE_GROUP);
  const users = objects
    .filter((object) => groupOf(object) !== SOURCE_GROUP)
    .flatMap((object) => userOf(object, sources));
  const folders = new Set(users.flatMap(({ pointer }) => pointer.folders));
  const alike = groupedBy(sources, keyOf);
  const pointers = users.map(({ pointer }) => pointer);
  const taken = new Map<KubernetesObject | string, Taken>();
  const take = (source: KubernetesObject | string, user: Pointer) => {
    const known = taken.get(source) ?? { folders: new Set(), charts: new Set() };
    taken.set(source, known);
    for (const folder of user.folders) known.folders.add(folder);
    for (const chart of user.charts) known.charts.add(chart);
  };
  for (const { pointer, references } of users) {
    for (const reference of references) {
      const same = alike.get(keyOf(reference)) ?? [];
      if (same.length > MOST_ALIKE) {
        take(keyOf(reference), pointer);
        continue;
      }
      const meant = same.filter((source) => isMeant(reference, source));
      for (const source of ofItsCluster(pointer, meant, folders)) take(source, pointer);
    }
  }
  for (const source of sources) {
    const own = taken.get(source) ?? taken.get(keyOf(source));
    const { file, value, kind, namespace, name } = source;
    const ways = sourceWays(file, file.at(value, ['spec']));
    pointers.push({
      identity: `${SOURCE_GROUP}/${kind}/${namespace}/${name}`,
      kind,
      name,
      file: file.path,
      place: ways[0]?.place ?? value.place,
      ways,
      folders: [...(own?.folders ?? [])],
      charts: [...(own?.charts ?? [])],
      deployment: null,
    });
  }
  return pointers;
}

/** Of more sources of one name it is not told which is meant. */
const MOST_ALIKE = 100;

/** What is taken from a source. */
interface Taken {
  readonly folders: Set<string>;
  readonly charts: Set<ChartFolder>;
}

function keyOf({ kind, name }: Pick<SourceReference, 'kind' | 'name'>): string {
  return `${kind}/${name}`;
}

interface SourceReference {
  readonly kind: string;
  readonly name: string;
  /** Empty where it is not said. */
  readonly namespace: string;
}

/** What takes its files from a source. */
interface User {
  readonly pointer: Pointer;
  readonly references: readonly SourceReference[];
}

function userOf(object: KubernetesObject, sources: readonly KubernetesObject[]): User[] {
  return object.kind === 'Kustomization' ? [kustomization(object)] : release(object, sources);
}

function kustomization(object: KubernetesObject): User {
  const { file, value } = object;
  const spec = file.at(value, ['spec']);
  // Flux takes the root where no path is given.
  const isRoot = file.at(spec, ['path']) === null;
  const ways = isRoot ? [...waysOf(file, spec), { text: '', place: value.place, isPath: true }] : waysIn(file, spec);
  const patches = file.items(file.at(spec, ['patches'])).flatMap((patch) => {
    const text = file.sourceOf(patch);
    return POINTER_KIND.test(text) && WAY_NAME.test(text) ? [{ text, place: patch.place, isPath: false }] : [];
  });
  const folders = ways.filter(({ isPath }) => isPath).flatMap(({ text }) => foldersOf(text));
  const pointer = { ...common(object), ways: [...ways, ...patches], folders, charts: [] };
  return { pointer: withPlace(pointer, value), references: [referenceAt(object, file.at(spec, ['sourceRef']))] };
}

/** A patch of what leads elsewhere, which may say where. */
const POINTER_KIND =
  /\bkind["']?\s*:\s*["']?(?:Kustomization|Application|ApplicationSet|GitRepository|OCIRepository|Bucket)\b/;
const WAY_NAME = /\b(?:path|sourceRef|repoURL|targetRevision|url|ref|substitute|substituteFrom)\b/;

/** Of a release only where its chart is a folder of a repository or of a bucket. */
function release(object: KubernetesObject, sources: readonly KubernetesObject[]): User[] {
  const { file, value } = object;
  const chart = file.at(value, ['spec', 'chart', 'spec']);
  const by = file.at(value, ['spec', 'chartRef']);
  if (chart !== null) return fromFolder(object, { file, chart }, []);
  const reference = by === null ? null : referenceAt(object, by);
  if (reference?.kind !== 'HelmChart') return [];
  return sources
    .filter((source) => isMeant(reference, source))
    .flatMap((source) =>
      fromFolder(object, { file: source.file, chart: source.file.at(source.value, ['spec']) }, [reference]),
    );
}

interface ChartOf {
  readonly file: YamlFile;
  readonly chart: YamlValue | null;
}

function fromFolder(object: KubernetesObject, { file, chart }: ChartOf, by: readonly SourceReference[]): User[] {
  const reference = referenceAt({ ...object, file }, file.at(chart, ['sourceRef']));
  const path = file.at(chart, ['chart']);
  if (!CONTENT_SOURCES.includes(reference.kind) || path === null) return [];
  const folder = resolvePath('', sourceText(file, path).replace(/^\/+/, ''));
  const ways = [{ text: sourceText(file, path), place: path.place, isPath: true }, ...waysOf(file, chart)];
  const charts = folder === null ? [] : [{ folder, carrier: object.file.path }];
  const pointer = { ...common(object), ways, folders: [], charts };
  return [{ pointer: withPlace(pointer, object.value), references: [reference, ...by] }];
}

function common(object: KubernetesObject): Pick<Pointer, 'identity' | 'kind' | 'name' | 'file' | 'deployment'> {
  const { kind, namespace, name, file } = object;
  const identity = `${groupOf(object)}/${kind}/${namespace}/${name}`;
  return { identity, kind, name, file: file.path, deployment: null };
}

function withPlace(pointer: Omit<Pointer, 'place'>, { place }: YamlValue): Pointer {
  return { ...pointer, place: pointer.ways.find(({ isPath }) => isPath)?.place ?? place };
}

function referenceAt(
  { file, namespace }: Pick<KubernetesObject, 'file' | 'namespace'>,
  value: YamlValue | null,
): SourceReference {
  const text = (key: string) => file.scalar(file.at(value, [key]))?.text ?? '';
  return { kind: text('kind'), name: text('name'), namespace: text('namespace') || namespace };
}

/** A namespace that is not said may be any. */
function isMeant({ kind, name, namespace }: SourceReference, source: KubernetesObject): boolean {
  const isThere = namespace === '' || source.namespace === '' || namespace === source.namespace;
  return source.kind === kind && source.name === name && isThere;
}

/**
 * The sources that a user means, as far as that can be told: of several of one name, those that are applied with the user, by what leads
 * to a folder with both, are of its cluster.
 *
 * @param folders to which anything leads
 */
function ofItsCluster(
  user: Pointer,
  alike: readonly KubernetesObject[],
  folders: ReadonlySet<string>,
): readonly KubernetesObject[] {
  if (alike.length < 2) return alike;
  for (let folder = folderOf(user.file); folder !== ''; folder = folderOf(folder)) {
    const near = folders.has(folder) ? alike.filter(({ file }) => isBelow(file.path, folder)) : [];
    if (near.length > 0) return near;
  }
  return alike;
}

const SOURCE_KEYS = [
  ['url'],
  ...['branch', 'tag', 'semver', 'commit', 'name', 'digest'].map((key) => ['ref', key]),
  ['bucketName'],
  ['endpoint'],
  ['prefix'],
  ['chart'],
  ['version'],
  ['sourceRef', 'kind'],
  ['sourceRef', 'name'],
];

/** Whether a pointer is the source that others take. */
export function isSource(identity: string): boolean {
  return identity.startsWith(`${SOURCE_GROUP}/`);
}

/** What of a source says what it holds. */
export function sourceWays(file: YamlFile, spec: YamlValue | null): Way[] {
  const ways = SOURCE_KEYS.flatMap((path) => {
    const value = file.at(spec, path);
    if (value === null || file.scalar(value) === null) return [];
    return [{ text: `${path.join('.')}: ${sourceText(file, value)}`, place: value.place, isPath: false }];
  });
  const included = file.at(spec, ['include']);
  return included === null ? ways : [...ways, { text: file.sourceOf(included), place: included.place, isPath: false }];
}
