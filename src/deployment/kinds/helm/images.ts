import { problemAt } from '../../../problems/problem.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../../syntax/yaml.ts';
import { joinSources, searchVariables, unseenFrom } from '../../container-variables.ts';
import { answerOfImage, problemAnswer, refusedImage } from '../../image-answer.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../../reference.ts';
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

/**
 * The images of the service in a layer.
 *
 * @param isWide whether texts under a key `…image`, and mappings without a tag, count
 */
function imagesOf({ file, root }: ValuesLayer, images: readonly string[], isWide: boolean): readonly PossibleImage[] {
  const isService = ({ value, reference }: PossibleImage) =>
    (isWide || file.at(value, ['tag']) !== null) && classifyImage(reference, images) !== 'other';
  return root === null ? [] : imagesIn(file, root).filter(isService);
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
  { path, steps, value, parent }: PossibleImage,
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
  return read && { ...read, setsTag: true };
}

/** An image somewhere in a file, of the service or not. */
interface PossibleImage {
  /** The path to it, as an identity. It stays the same if named list items are reordered. */
  readonly steps: readonly string[];
  /** The path to it in the file: keys and list indexes. */
  readonly path: YamlPath;
  /** A mapping with `repository`, or a text. */
  readonly value: YamlValue;
  /** The mapping that contains it; null for a list item. */
  readonly parent: YamlValue | null;
  readonly reference: ImageReference;
}

/** A value on the way through a file. */
interface Visited {
  readonly value: YamlValue;
  /** What leads to it from the value above. */
  readonly step: string | number;
  readonly above: Visited | null;
}

/** Several readers and releases may share a values file, which is searched once. */
const SEARCHED = new WeakMap<object, readonly PossibleImage[]>();

/**
 * Every image in a part of a file: mappings with `repository`, and texts under a key `…image`.
 *
 * @param root the part
 */
export function imagesIn(file: YamlFile, root: YamlValue): readonly PossibleImage[] {
  const known = SEARCHED.get(root.node) ?? searchImages(file, root);
  SEARCHED.set(root.node, known);
  return known;
}

function searchImages(file: YamlFile, root: YamlValue): PossibleImage[] {
  // Most files hold none. A backslash may hide a letter of a key.
  if (!/image|repository|\\/i.test(file.text)) return [];
  const found: PossibleImage[] = [];
  const seen = new Set<unknown>();
  const merges = [...file.text.matchAll(/<<\s{0,9}:([^\n]{0,300})/g)];
  const merged = new Set(merges.flatMap(([, rest = '']) => rest.match(/(?<=\*)[^\s,\]}]+/g) ?? []));
  const add = (visited: Visited, text: string) => {
    const reference = text.includes('://') ? null : parseImageReference(text);
    if (reference !== null) found.push({ ...pathTo(file, visited), reference });
  };
  const pending: Visited[] = [{ value: root, step: '', above: null }];
  // Nested values are appended to the list during the loop.
  for (const next of pending) {
    const { value, step, above } = next;
    const scalar = file.scalar(value);
    if (scalar !== null) {
      if (/image$/i.test(String(step)) && scalar.type === 'string') add(next, scalar.text);
      continue;
    }
    // A value behind several aliases is visited once.
    if (seen.has(value.node)) continue;
    seen.add(value.node);
    const repository = file.scalar(file.at(value, ['repository']));
    if (above !== null && repository?.type === 'string') add(next, repository.text);
    for (const { name, value: member } of file.members(value)) {
      const below = { value: member, step: name, above: next };
      if (!isHolder(file, below, merged)) pending.push(below);
    }
    for (const [index, item] of file.items(value).entries()) pending.push({ value: item, step: index, above: next });
  }
  return found;
}

function pathTo(file: YamlFile, visited: Visited): Omit<PossibleImage, 'reference'> {
  const { value, step, above } = visited;
  const path: (string | number)[] = [];
  const steps: string[] = [];
  for (let at = visited; at.above !== null; at = at.above) {
    path.unshift(at.step);
    steps.unshift(typeof at.step === 'string' ? quoteStep(at.step) : stepOfItem(file, at.above.value, at.step));
  }
  return { steps, path, value, parent: typeof step === 'string' ? (above?.value ?? null) : null };
}

/** A key as a step of a path, quoted where it contains a separator. */
function quoteStep(key: string): string {
  return /^[^."#[\]]+$/.test(key) ? key : JSON.stringify(key);
}

/** The step for an item: its name where that is unique, otherwise its index. */
function stepOfItem(file: YamlFile, list: YamlValue, index: number): string {
  const names = file.items(list).map((item) => file.scalar(file.at(item, ['name']))?.text ?? '');
  const name = names[index] ?? '';
  return name !== '' && names.filter((each) => each === name).length === 1 ? quoteStep(name) : `[${index}]`;
}

/**
 * Whether a value only exists to be reused: an ignored key (`x-…`), or an image that a merge key brings into another.
 * Its uses are found where they stand.
 */
function isHolder(file: YamlFile, { value, step, above }: Visited, merged: ReadonlySet<string>): boolean {
  if (above?.above === null && /^(?:x-|_|\.)/.test(String(step))) return true;
  // The image of one workload may be the anchor for another's.
  return merged.has(value.node.anchor ?? '') && step !== 'image' && file.at(value, ['repository']) !== null;
}
