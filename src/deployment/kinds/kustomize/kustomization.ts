import type { Place, PlacedText } from '../../../problems/place.ts';
import { folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { YamlFile, type YamlPath, type YamlValue } from '../../../syntax/yaml.ts';
import type { PlacedImage } from '../manifests/image.ts';
import { KUSTOMIZATION_NAMES } from './facts.ts';

/** A mapping with kustomize members: a `kustomization.yaml`, or its equivalent in a Flux object. */
export interface Transformation {
  readonly value: YamlValue;
  /** Unique within a tree and independent of the line; for a file, its path. */
  readonly key: string;
  /** The start of its relative references. */
  readonly folder: string;
}

/** A kustomization as written in its file. */
export interface Kustomization extends Transformation {
  /** Whether it is only built as a part of others. */
  readonly isComponent: boolean;
  readonly resources: readonly PlacedText[];
  readonly components: readonly PlacedText[];
  readonly images: readonly ImageOverride[];
}

/** An entry of `images`, in a kustomization, an Argo CD Application or a Flux Kustomization. */
export interface ImageOverride {
  readonly name: string;
  readonly newName: PlacedText | null;
  readonly newTag: PlacedText | null;
  readonly digest: PlacedText | null;
  readonly place: Place;
}

/** The kustomization files in a folder. */
export function kustomizationsIn(files: Pick<Files, 'has'>, folder: string): string[] {
  return KUSTOMIZATION_NAMES.map((name) => inFolder(folder, name)).filter((path) => files.has(path));
}

const KEYS = `resources bases components kind namePrefix nameSuffix namespace commonAnnotations images imageTags
  name newName newTag digest tagSuffix commonMetadata annotations patches patchesStrategicMerge
  patchesJson6902 target path patch labelSelector annotationSelector replacements transformers
  configurations vars targets select fieldPaths configMapGenerator secretGenerator files literals env
  envs helmGlobals helmCharts chartHome version repo releaseName valuesFile additionalValuesFiles
  valuesInline valuesMerge`.split(/\s+/);
const SPELLINGS = new Map(KEYS.map((key) => [key.toLowerCase(), key]));

/** A kustomization as Kustomize reads it: without regard to the case of keys. Every place stays what it was. */
function withUsualKeys(file: YamlFile): YamlFile {
  const key = /(^[ \t-]*|[{,][ \t]*)(["']?)([A-Za-z]\w*)(?=\2[ \t]*:)/gm;
  const text = file.text.replace(
    key,
    (_, before: string, quote: string, name: string) => `${before}${quote}${SPELLINGS.get(name.toLowerCase()) ?? name}`,
  );
  return text === file.text ? file : new YamlFile(file.path, text);
}

/** Reads a kustomization; null if the file contains none, or a Flux object. @throws ProblemError for a key twice */
export function readKustomization(written: YamlFile): Kustomization | null {
  const file = withUsualKeys(written);
  const { root } = file;
  if (root === null || !root.isMap) return null;
  if (root.at(['apiVersion'])?.written?.includes('fluxcd.io')) return null;
  return {
    value: root,
    key: file.path,
    folder: folderOf(file.path),
    isComponent: root.textAt('kind') === 'Component',
    resources: [...textsAt(root, 'resources'), ...textsAt(root, 'bases')],
    components: textsAt(root, 'components'),
    // The old name still works. Its images follow the others.
    images: [...imagesAt(root, 'images'), ...imagesAt(root, 'imageTags')],
  };
}

/** The scalar at a path as a part of an image; null if it is absent or empty. */
export function placedTextAt(value: YamlValue, ...path: YamlPath): PlacedText | null {
  const scalar = value.scalarAt(...path);
  return scalar && { text: scalar.text, place: scalar.place, ...(scalar.type === 'other' && { isMisread: true }) };
}

/** The texts of a list. */
export function textsAt(value: YamlValue, ...path: YamlPath): PlacedText[] {
  return value.itemsAt(...path).flatMap((item) => placedTextAt(item) ?? []);
}

/** The entries of a list `images` that have a name. */
export function imagesAt(value: YamlValue, ...path: YamlPath): ImageOverride[] {
  return value.itemsAt(...path).flatMap((item) => {
    const text = (key: string) => placedTextAt(item, key);
    const name = text('name');
    const [newName, newTag, digest] = [text('newName'), text('newTag'), text('digest')];
    return name === null ? [] : [{ name: name.text, newName, newTag, digest, place: name.place }];
  });
}

/** The image that an override sets. */
export function imageOf({ name, newName, newTag: tag, digest, place }: ImageOverride): PlacedImage {
  return { name: newName ?? { text: name, place }, tag, digest };
}

/** Every place of an image override. As changed lines they are left to the reader. */
export function placesOf({ place, newName, newTag, digest }: ImageOverride): Place[] {
  return [place, ...[newName, newTag, digest].flatMap((each) => each?.place ?? [])];
}

/** What a kustomize reference leads to: a file, or the kustomization of a folder; null if neither is there. */
export function resolveReference(files: Pick<Files, 'has'>, folder: string, text: string): string | null {
  const path = resolvePath(folder, text);
  if (path === null) return null;
  return files.has(path) ? path : (kustomizationsIn(files, path)[0] ?? null);
}

/** The names of an object on its way through kustomizations: its own, and each with prefixes and suffixes added. */
export function namesThrough(layers: readonly Transformation[], own: string): string[] {
  const names = [own];
  for (const layer of layers) {
    const [prefix, suffix] = [layer.value.textAt('namePrefix'), layer.value.textAt('nameSuffix')];
    if (prefix !== '' || suffix !== '') names.push(`${prefix}${names.at(-1)}${suffix}`);
  }
  return names;
}
