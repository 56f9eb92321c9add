import { problemAt } from '../../../problems/problem.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../../syntax/yaml.ts';
import { joinSources, searchVariables, unseenFrom } from '../../container-variables.ts';
import { answerOfImage, problemAnswer, refusedImage } from '../../image-answer.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import type { KindSettings } from '../kind.ts';
import { readDeclarationsAround } from './declarations.ts';
import type { ReleasePart } from './findings.ts';
import {
  type ChartOfRelease,
  hiddenTag,
  type ImageValues,
  placesAt,
  placesOfTag,
  readImageValues,
  unreadableText,
  usualTags,
} from './image-values.ts';
import type { ValuesEntry, ValuesLayer, ValuesScope } from './values.ts';

/** The most images of the service read from one release. */
const MOST_IMAGES = 200;

export interface ImagesOptions {
  /** Whether the image at a path has already been read. */
  readonly isRead?: (path: YamlPath) => boolean;
  /** Whether these are certainly values, so that an image text alone counts as deployed. */
  readonly isWide?: boolean;
  /** What gives the tag of the image at a path, as the chart's templates say; null if they do not. */
  readonly tagsOf?: (path: YamlPath) => TemplateSources | null;
  /** The chart whose `appVersion` is used where the tag is empty; null if there is none. */
  readonly known?: ChartOfRelease | null;
  /** Keys that lead from the release's values to these. */
  readonly keys?: readonly string[];
}

/**
 * The images of the service anywhere in the values of a release. All sources of values together make up an image; an
 * overridden image does not count.
 */
export function readImages(
  scope: ValuesScope,
  settings: KindSettings,
  { isRead = () => false, isWide = true, tagsOf = () => null, known = null, keys = [] }: ImagesOptions = {},
): ReleasePart[] {
  const found: ReleasePart[] = [];
  const seen = new Set<string>();
  for (const layer of scope.layers) {
    for (const image of imagesOf(layer, settings.images, isWide)) {
      const way = JSON.stringify(image.path);
      if (seen.has(way) || isRead(image.path)) continue;
      seen.add(way);
      const read = readImage(scope, layer, image, { settings, known, tags: tagsOf(image.path) });
      if (read !== null) found.push({ ...read, steps: [...keys, ...read.steps], way: [...keys, ...read.way] });
      if (found.length === MOST_IMAGES) return found;
    }
  }
  return found;
}

/** Several releases may share a values file, which is searched once. */
const searched = new WeakMap<object, Map<string, readonly ServiceImage[]>>();

function imagesOf({ file, root }: ValuesLayer, images: readonly string[], isWide: boolean): readonly ServiceImage[] {
  if (root === null) return [];
  const ofNode = searched.get(root.node) ?? new Map<string, readonly ServiceImage[]>();
  searched.set(root.node, ofNode);
  const key = JSON.stringify([isWide, images]);
  const known = ofNode.get(key) ?? serviceImages(file, { images, isWide, root });
  ofNode.set(key, known);
  return known;
}

/** Further sources of the variables of a container whose chart is not known. */
const BESIDE = 'what that chart makes of its other values';

interface ChartContext {
  readonly settings: KindSettings;
  readonly known: ChartOfRelease | null;
  readonly tags: TemplateSources | null;
}

function readImage(
  scope: ValuesScope,
  { file }: ValuesLayer,
  { path, steps, value, parent }: ServiceImage,
  context: ChartContext,
): ReleasePart | null {
  const read = file.isMap(value) ? readPair(scope, path, value, context) : readText(scope.at(path), context.settings);
  if (read === null) return null;
  const { setsTag, answer, place, notices } = read;
  const tags = context.tags ?? usualTags(path);
  const hidden = file.isMap(value) ? hiddenTag(scope, tags) : scope.hiddenAt(path);
  const { appVersion = null, accounts = [] } = context.known ?? {};
  const found = {
    answer: hidden === null ? answer : problemAnswer(hidden),
    place: hidden?.place ?? place,
    notices,
    chart: null,
    declared: readDeclarationsAround(scope, path),
    containerVariables: joinSources([searchVariables([{ file, root: parent }]), unseenFrom(BESIDE, value.place)]),
    accounts: [
      ...placesOfImage(scope, path),
      ...placesOfTag(scope, context.tags ?? []),
      ...(place === appVersion?.place ? accounts : []),
    ],
  };
  const inList = path.findIndex((step) => typeof step === 'number');
  const way = path.slice(0, inList === -1 ? path.length : inList).map(String);
  return { found, setsTag, steps, way, isInstance: false };
}

/** The places in all layers that describe an image. */
export function placesOfImage(scope: ValuesScope, way: YamlPath) {
  return placesAt(scope, [way, ...['tag', 'repository', 'digest'].map((name) => [...way, name])]);
}

function readPair(
  scope: ValuesScope,
  image: YamlPath,
  value: YamlValue,
  { settings, known, tags }: ChartContext,
): ImageValues | null {
  const repository = scope.at([...image, 'repository']);
  if (repository.status !== 'scalar' || repository.scalar.text === '') return null;
  const problem = problemAt('chart-unpinned', value.place, 'The image has no tag', { remedy: 'Set `tag`.' });
  const sources = tags ?? usualTags(image);
  const isSet = ({ file, root }: ValuesLayer, path: YamlPath) => file.at(root, path) !== null;
  const setsTag = sources.some(
    (source) =>
      source.kind === 'text' || (source.kind === 'value' && scope.layers.some((layer) => isSet(layer, source.path))),
  );
  const isOfChart = sources.some(({ kind }) => kind === 'appVersion');
  const decides = (isOfChart ? known : null) ?? { chart: null, problem, accounts: [] };
  const reading = readImageValues(scope, settings, decides, { image, tags: sources });
  return reading && { ...reading, setsTag };
}

function readText(entry: ValuesEntry, settings: KindSettings): ImageValues | null {
  if (entry.status !== 'scalar') return null;
  const { place, text } = entry.scalar;
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return { ...refusedImage(unreadable, place), setsTag: true };
  const reference = parseImageReference(text);
  const read = reference && answerOfImage(reference, settings, place);
  return read && { place, ...read, setsTag: true };
}

/** An image of the service somewhere in a file. */
export interface ServiceImage {
  /** The path to it, as an identity. It stays the same if named list items are reordered. */
  readonly steps: readonly string[];
  /** The path to it in the file: keys and list indexes. */
  readonly path: YamlPath;
  /** A mapping with `repository`, or a text. */
  readonly value: YamlValue;
  /** The mapping that contains it; null for a list item. */
  readonly parent: YamlValue | null;
}

interface SearchOptions {
  readonly images: readonly string[];
  /** Whether texts under a key `…image`, and mappings without a tag, count. */
  readonly isWide: boolean;
  /** The part of the file to search. */
  readonly root: YamlValue;
}

/** Every image of the service in a file: mappings with `repository` and `tag`, and texts under a key `…image`. */
export function serviceImages(file: YamlFile, { images, isWide, root }: SearchOptions): ServiceImage[] {
  const found: ServiceImage[] = [];
  const visited = new Set<unknown>();
  const merges = [...file.text.matchAll(/<<\s{0,9}:([^\n]{0,300})/g)];
  const merged = new Set(merges.flatMap(([, rest = '']) => rest.match(/(?<=\*)[^\s,\]}]+/g) ?? []));
  const isService = (text: string) => {
    const reference = text.includes('://') ? null : parseImageReference(text);
    return reference !== null && classifyImage(reference, images) !== 'other';
  };
  const pending: (ServiceImage & { readonly key: string })[] = [
    { steps: [], path: [], key: '', value: root, parent: null },
  ];
  // Nested values are appended to the list during the loop.
  for (const next of pending) {
    const { steps, path, key, value } = next;
    const scalar = file.scalar(value);
    if (scalar !== null) {
      if (isWide && /image$/i.test(key) && scalar.type === 'string' && isService(scalar.text)) found.push(next);
      continue;
    }
    // A value behind several aliases is visited once.
    if (visited.has(value.node)) continue;
    visited.add(value.node);
    const repository = file.scalar(file.at(value, ['repository']));
    const hasTag = isWide || file.at(value, ['tag']) !== null;
    if (steps.length > 0 && hasTag && repository?.type === 'string' && isService(repository.text)) found.push(next);
    for (const { name, value: member } of file.members(value)) {
      const way = { steps: [...steps, quoteStep(name)], path: [...path, name] };
      const below = { ...way, key: name, value: member, parent: value };
      if (!isHolder(file, below, merged)) pending.push(below);
    }
    const items = file.items(value);
    for (const [index, step] of stepsOfItems(file, items).entries()) {
      const item = items[index];
      if (item !== undefined) {
        pending.push({ steps: [...steps, step], path: [...path, index], key: '', value: item, parent: null });
      }
    }
  }
  return found;
}

/** A key as a step of a path, quoted where it contains a separator. */
function quoteStep(key: string): string {
  return /^[^."#[\]]+$/.test(key) ? key : JSON.stringify(key);
}

/** The step for each item: its name where that is unique, otherwise its index. */
function stepsOfItems(file: YamlFile, items: readonly YamlValue[]): string[] {
  const names = items.map((item) => file.scalar(file.at(item, ['name']))?.text ?? '');
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => (name !== '' && counts.get(name) === 1 ? quoteStep(name) : `[${index}]`));
}

/**
 * Whether a value only exists to be reused: an ignored key (`x-…`), or an image that a merge key brings into another.
 * Its uses are found where they stand.
 */
function isHolder(
  file: YamlFile,
  { steps, key, value }: ServiceImage & { readonly key: string },
  merged: ReadonlySet<string>,
): boolean {
  if (steps.length === 1 && /^(?:x-|_|\.)/.test(key)) return true;
  // The image of one workload may be the anchor for another's.
  return merged.has(value.node.anchor ?? '') && key !== 'image' && file.at(value, ['repository']) !== null;
}
