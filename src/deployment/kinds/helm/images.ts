import type { TemplateSources } from '../../../syntax/template-source.ts';
import type { YamlPath, YamlValue } from '../../../syntax/yaml.ts';
import { joinSources, searchVariables, unseenFrom } from '../../container-variables.ts';
import { answerOfImage, type ImageReading, refusedImage } from '../../image-answer.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../../reference.ts';
import { remembered } from '../../remembered.ts';
import type { KindSettings } from '../kind.ts';
import { readDeclarationsAround } from './declarations.ts';
import type { ReleasePart } from './findings.ts';
import {
  type ChartOfRelease,
  defaultOf,
  placesOfImage,
  placesOfTag,
  readImageValues,
  unreadableText,
  usualTags,
} from './image-values.ts';
import { textOf, type ValuesScope } from './values.ts';

/** The most images of the service read from one release. */
const MOST_IMAGES = 200;

export interface ImagesOptions {
  /** Whether the image at a path has already been read. */
  readonly isRead?: (path: YamlPath) => boolean;
  /** Whether these are certainly values, so that an image text alone, or one without a tag, counts as deployed. */
  readonly isWide?: boolean;
  /** What gives the tag of the image at a path, as the chart's templates say; null if they do not. */
  readonly tagsOf?: (path: YamlPath) => TemplateSources | null;
  /** The chart whose `appVersion` is used where the tag is empty; null if there is none. */
  readonly known?: ChartOfRelease | null;
}

/** The images of the service anywhere in the values of a release. All sources of values together make up an image; an overridden image does not count. */
export function readImages(scope: ValuesScope, settings: KindSettings, options: ImagesOptions = {}): ReleasePart[] {
  const { isRead = () => false, isWide = true } = options;
  const found: ReleasePart[] = [];
  const seen = new Set<string>();
  for (const root of scope.roots) {
    for (const image of imagesIn(root)) {
      const { path, value, reference } = image;
      const isOther = classifyImage(reference, settings.images) === 'other';
      if (isOther || !(isWide || value.at(['tag']) !== null)) continue;
      const way = JSON.stringify(path);
      if (seen.has(way) || isRead(path)) continue;
      seen.add(way);
      found.push(...readImage(scope, image, settings, options));
      if (found.length === MOST_IMAGES) return found;
    }
  }
  return found;
}

/** Further sources of the variables of a container whose chart is not known. */
const BESIDE = 'what that chart makes of its other values';

/** @returns nothing where the values that win name another image */
function readImage(
  scope: ValuesScope,
  { path, steps, value, parent }: PossibleImage,
  settings: KindSettings,
  { known = null, tagsOf = () => null }: ImagesOptions,
): ReleasePart[] {
  const ofTemplates = tagsOf(path);
  const tags = ofTemplates ?? usualTags(path);
  const isSet = (way: YamlPath) => scope.layers.some(({ root }) => root?.at(way) != null);
  let read: (ImageReading & { readonly setsTag: boolean }) | null = null;
  if (!value.isMap) read = readText(scope, path, settings);
  else if (textOf(scope.at([...path, 'repository'])) !== '') {
    const pair = readImageValues(scope, settings, defaultOf(tags, known, value.place), { image: path, tags });
    // An empty tag is one as well.
    read = pair && {
      ...pair,
      setsTag: tags.some((tag) => tag.kind === 'text' || (tag.kind === 'value' && isSet(tag.path))),
    };
  }
  if (read === null) return [];
  const { answer, place, notices, setsTag } = read;
  const isByDefault = known?.answer.status === 'version' && place === known.place;
  const understood = [...placesOfImage(scope, path), ...placesOfTag(scope, ofTemplates ?? [])];
  const found = {
    answer,
    place,
    notices,
    chart: null,
    declared: readDeclarationsAround(scope, path),
    containerVariables: joinSources([
      searchVariables(parent === null ? [] : [parent]),
      unseenFrom(BESIDE, value.place),
    ]),
    understood: isByDefault ? [...understood, ...known.understood] : understood,
  };
  const inList = path.findIndex((step) => typeof step === 'number');
  const way = path.slice(0, inList === -1 ? path.length : inList).map(String);
  return [{ found, setsTag, steps, way, isInstance: false }];
}

function readText(scope: ValuesScope, path: YamlPath, settings: KindSettings) {
  const entry = scope.at(path);
  if (entry.status !== 'scalar') return null;
  const { place, text } = entry.scalar;
  const unreadable = unreadableText(entry, place);
  const reference = parseImageReference(text);
  const read = unreadable ? refusedImage(unreadable, place) : reference && answerOfImage(reference, settings, place);
  const hidden = scope.hiddenAt(path);
  return read && { ...read, ...(hidden && refusedImage(hidden, place)), setsTag: true };
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

/** Every image in a part of a file: mappings with `repository`, and texts under a key `…image`. Several readers may share the file. */
export const imagesIn = remembered(searchImages, ({ node }) => node);

function searchImages(root: YamlValue): PossibleImage[] {
  const { text } = root.file;
  // Most files hold none. A backslash may hide a letter of a key.
  if (!/image|repository|\\/i.test(text)) return [];
  const found: PossibleImage[] = [];
  const seen = new Set<unknown>();
  const merges = [...text.matchAll(/<<\s{0,9}:([^\n]{0,300})/g)];
  const merged = new Set(merges.flatMap(([, rest = '']) => rest.match(/(?<=\*)[^\s,\]}]+/g) ?? []));
  const add = (visited: Visited, text: string) => {
    const reference = text.includes('://') ? null : parseImageReference(text);
    if (reference !== null) found.push({ ...pathTo(visited), reference });
  };
  const pending: Visited[] = [{ value: root, step: '', above: null }];
  // Nested values are appended to the list during the loop.
  for (const next of pending) {
    const { value, step, above } = next;
    const scalar = value.scalar;
    if (scalar !== null) {
      if (/image$/i.test(String(step)) && scalar.type === 'string') add(next, scalar.text);
      continue;
    }
    // A value behind several aliases is visited once.
    if (seen.has(value.node)) continue;
    seen.add(value.node);
    const repository = value.at(['repository'])?.scalar ?? null;
    if (above !== null && repository?.type === 'string') add(next, repository.text);
    for (const { name, value: member } of value.members) {
      const below = { value: member, step: name, above: next };
      if (!isHolder(below, merged)) pending.push(below);
    }
    for (const [index, item] of value.items.entries()) pending.push({ value: item, step: index, above: next });
  }
  return found;
}

function pathTo(visited: Visited): Omit<PossibleImage, 'reference'> {
  const { value, step, above } = visited;
  const path: (string | number)[] = [];
  const steps: string[] = [];
  for (let at = visited; at.above !== null; at = at.above) {
    path.unshift(at.step);
    steps.unshift(typeof at.step === 'string' ? quoteStep(at.step) : stepOfItem(at.above.value, at.step));
  }
  return { steps, path, value, parent: typeof step === 'string' ? (above?.value ?? null) : null };
}

/** A key as a step of a path, quoted where it contains a separator. */
function quoteStep(key: string): string {
  return /^[^."#[\]]+$/.test(key) ? key : JSON.stringify(key);
}

/** The step for an item: its name where that is unique, otherwise its index. */
function stepOfItem(list: YamlValue, index: number): string {
  const names = list.items.map((item) => item.at(['name'])?.scalar?.text ?? '');
  const name = names[index] ?? '';
  return name !== '' && names.filter((each) => each === name).length === 1 ? quoteStep(name) : `[${index}]`;
}

/** Whether a value only exists to be reused: an ignored key (`x-…`), or an image that a merge key brings into another. Its uses are found where they stand. */
function isHolder({ value, step, above }: Visited, merged: ReadonlySet<string>): boolean {
  if (above?.above === null && /^(?:x-|_|\.)/.test(String(step))) return true;
  // The image of one workload may be the anchor for another's.
  return merged.has(value.node.anchor ?? '') && step !== 'image' && value.at(['repository']) !== null;
}
