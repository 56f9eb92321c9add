import type { Place } from '../../place.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';
import { isKustomizationFile, KUSTOMIZATION_NAMES, KUSTOMIZE_GROUP } from '../signs.ts';

/** The file of kustomize in a folder; null where there is none. */
export function kustomizationIn(files: Pick<Files, 'has'>, folder: string): string | null {
  return KUSTOMIZATION_NAMES.map((name) => inFolder(folder, name)).find((path) => files.has(path)) ?? null;
}

/** Something that a kustomization refers to, as it is written. */
export interface Reference {
  readonly text: string;
  readonly place: Place;
}

/** A patch: a file, or a text that stands in the kustomization. */
export interface PatchEntry {
  /** By its path; null where it stands in the kustomization. */
  readonly path: Reference | null;
  readonly inline: YamlValue | null;
  /** What it is for, by a selector; null where the patch itself says it. */
  readonly target: YamlValue | null;
  readonly place: Place;
}

/** One of `images`. */
export interface ImageEntry {
  readonly name: YamlScalar;
  readonly newName: YamlScalar | null;
  readonly newTag: YamlScalar | null;
  readonly digest: YamlScalar | null;
  readonly tagSuffix: YamlScalar | null;
  readonly file: YamlFile;
  readonly place: Place;
}

/** What a kustomization, or what stands for one, lays over its resources. */
export interface Overlay {
  readonly file: YamlFile;
  /** What holds its members. */
  readonly root: YamlValue;
  /** From the repository's root; its references start here. */
  readonly folder: string;
  readonly resources: readonly Reference[];
  readonly components: readonly Reference[];
  /** In the order in which they are applied. */
  readonly patches: readonly PatchEntry[];
  /** Those that are applied once namespace, prefix and suffix are there. */
  readonly latePatches: readonly PatchEntry[];
  readonly images: readonly ImageEntry[];
  readonly replacements: readonly YamlValue[];
  readonly charts: readonly YamlValue[];
  /** Those of `configMapGenerator`. */
  readonly configMaps: readonly YamlValue[];
  /** Where charts lie that are not fetched. */
  readonly chartHome: string;
  /** Settings of what makes further objects, in files of their own or where they stand. */
  readonly generators: readonly PatchEntry[];
  /** The same for what changes objects. */
  readonly transformers: readonly PatchEntry[];
  readonly configurations: readonly Reference[];
  readonly namespace: string;
  readonly namePrefix: string;
  readonly nameSuffix: string;
  readonly addsLabels: boolean;
}

/** A kustomization as it stands in its file; null where that is no mapping, or an object of Flux. */
export function readKustomization(file: YamlFile, folder: string): Overlay | null {
  const isOfFlux = file.written(file.at(file.root, ['apiVersion']))?.startsWith(`${KUSTOMIZE_GROUP}/`) === true;
  return file.isMap(file.root) && !isOfFlux ? readOverlay(file, file.root, folder) : null;
}

/** Whether a kustomization is a component, which is built as a part of others only. */
export function isComponent(file: YamlFile): boolean {
  return file.scalar(file.at(file.root, ['kind']))?.text === 'Component';
}

/**
 * The members of a mapping that are called as those of a kustomization are.
 *
 * @param folder that its references start from
 */
export function readOverlay(file: YamlFile, root: YamlValue, folder: string): Overlay {
  const items = (key: string) => file.items(memberOf(file, root, key));
  const text = (key: string) => file.scalar(memberOf(file, root, key))?.text ?? '';
  const references = (key: string) => items(key).flatMap((item) => referenceOf(file, item));
  const has = (key: string) => memberOf(file, root, key) !== null;
  // Kustomize takes `patches` for `patchesStrategicMerge`, as it was called once, where one of them is a mere text.
  const isLegacy = items('patches').some((item) => file.scalar(item) !== null);
  return {
    file,
    root,
    folder,
    resources: [...references('resources'), ...references('bases')],
    components: references('components'),
    patches: [
      ...items('patchesStrategicMerge').flatMap((item) => strategicPatch(file, item)),
      ...items('patches').flatMap((item) => (isLegacy ? strategicPatch(file, item) : patchOf(file, item))),
    ],
    latePatches: items('patchesJson6902').flatMap((item) => patchOf(file, item)),
    images: [...items('images'), ...items('imageTags')].flatMap((item) => readImageEntry(file, item) ?? []),
    replacements: items('replacements'),
    charts: items('helmCharts'),
    configMaps: items('configMapGenerator'),
    chartHome: file.scalar(file.at(root, ['helmGlobals', 'chartHome']))?.text || 'charts',
    generators: items('generators').flatMap((item) => strategicPatch(file, item)),
    transformers: items('transformers').flatMap((item) => strategicPatch(file, item)),
    configurations: references('configurations'),
    namespace: text('namespace') || text('targetNamespace'),
    namePrefix: text('namePrefix'),
    nameSuffix: text('nameSuffix'),
    addsLabels: has('labels') || has('commonLabels') || has('commonAnnotations'),
  };
}

/**
 * What is laid over a kustomization by writing it into its file, as Flux and Argo CD do: further patches and components come
 * behind its own, and one of `images` takes the place of that with its name.
 */
export function mergeImages(own: readonly ImageEntry[], further: readonly ImageEntry[]): ImageEntry[] {
  const merged = [...own];
  for (const entry of further) {
    const at = merged.findIndex(({ name }) => name.text === entry.name.text);
    if (at === -1) merged.push(entry);
    else merged[at] = entry;
  }
  return merged;
}

/** A member of a kustomization, whose keys kustomize takes in any case. */
export function memberOf(file: YamlFile, value: YamlValue, key: string): YamlValue | null {
  const exact = file.member(value, key);
  if (exact !== null) return exact.value;
  return file.members(value).find(({ name }) => name.toLowerCase() === key.toLowerCase())?.value ?? null;
}

/** One of `images`, or the `imageTag` of a transformer; null where it names no image. */
export function readImageEntry(file: YamlFile, value: YamlValue): ImageEntry | null {
  const filled = (key: string) => {
    const scalar = file.scalar(memberOf(file, value, key));
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
  };
  const name = filled('name');
  if (name === null) return null;
  const [newName, newTag, digest] = [filled('newName'), filled('newTag'), filled('digest')];
  return { name, newName, newTag, digest, tagSuffix: filled('tagSuffix'), file, place: value.place };
}

/** Where a reference of a kustomization leads. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  /** A folder with a kustomization, or that file itself. */
  | { readonly kind: 'kustomization'; readonly path: string }
  | { readonly kind: 'remote' }
  | { readonly kind: 'missing' };

// A scheme, `git@host:…`, or a host with a dot in front of a path.
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;

/** Looks a reference up in the repository, and where it is not there, tells whether it could be. */
export function resolveReference(files: Pick<Files, 'has'>, folder: string, { text }: Reference): Resolved {
  const path = text === '' ? null : resolvePath(folder, text);
  if (path !== null) {
    if (files.has(path)) return { kind: isKustomizationFile(path) ? 'kustomization' : 'file', path };
    const inside = kustomizationIn(files, path);
    if (inside !== null) return { kind: 'kustomization', path: inside };
  }
  return { kind: REMOTE.test(text) || /[?&]ref=/.test(text) ? 'remote' : 'missing' };
}

function referenceOf(file: YamlFile, item: YamlValue): Reference[] {
  const scalar = file.scalar(item);
  return scalar === null || scalar.text === '' ? [] : [{ text: scalar.text, place: scalar.place }];
}

/** A path, or the patch itself. */
function strategicPatch(file: YamlFile, item: YamlValue): PatchEntry[] {
  const scalar = file.scalar(item);
  if (scalar === null || scalar.text === '') return [];
  const isInline = /[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(scalar.text);
  const { place } = scalar;
  if (isInline) return [{ path: null, inline: item, target: null, place }];
  return [{ path: { text: scalar.text, place }, inline: null, target: null, place }];
}

function patchOf(file: YamlFile, item: YamlValue): PatchEntry[] {
  const [path] = [memberOf(file, item, 'path')].flatMap((each) => (each === null ? [] : referenceOf(file, each)));
  const inline = memberOf(file, item, 'patch');
  const target = memberOf(file, item, 'target');
  if (path === undefined && inline === null) return [];
  return [{ path: path ?? null, inline, target: file.isMap(target) ? target : null, place: item.place }];
}
