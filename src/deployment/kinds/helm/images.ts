import { answerOfImage, problemAnswer } from '../../deployment.ts';
import { problemAt } from '../../problem.ts';
import { parseImageReference } from '../../reference.ts';
import type { YamlPath, YamlValue } from '../../source/yaml.ts';
import type { KindSettings } from '../kind.ts';
import { readDeclarationsAround } from './declarations.ts';
import { readEnvironmentBeside } from './environment.ts';
import type { ImageReading, ReleasePart } from './findings.ts';
import { type ChartOfRelease, placesAt, readImageValues, unreadableText } from './image-values.ts';
import { type ServiceImage, serviceImages } from './service-images.ts';
import type { ReleaseLayers, ValuesEntry, ValuesLayer, ValuesScope } from './values.ts';

/** So many images of the service are read of one release. */
const MOST_IMAGES = 200;

interface ImagesOptions {
  /** Whether what stands at a path is read already. */
  readonly isRead?: (path: YamlPath) => boolean;
  /** Whether these are values for certain, where a text alone is an image that is deployed. */
  readonly isWide?: boolean;
  /** The chart whose `appVersion` is the tag where that is empty; null where there is none. */
  readonly known?: ChartOfRelease | null;
  /** Those that lead to these values in the release's. */
  readonly keys?: readonly string[];
}

/**
 * The images of the service in the values of a release, wherever they stand (DETECTION 2.3, "Generic values"). What one source
 * of values says of an image goes together with what the others say of it; an image that is overridden is none.
 */
export function readImages(
  layers: ReleaseLayers,
  settings: KindSettings,
  { isRead = () => false, isWide = true, known = null, keys = [] }: ImagesOptions = {},
): ReleasePart[] {
  const found: ReleasePart[] = [];
  const seen = new Set<string>();
  for (const layer of layers.scope.layers) {
    for (const image of imagesOf(layer, settings.images, isWide)) {
      const way = JSON.stringify(image.path);
      if (seen.has(way) || isRead(image.path)) continue;
      seen.add(way);
      const read = readImage(layers, layer, image, { settings, known });
      if (read !== null) found.push({ ...read, steps: [...keys, ...read.steps], way: [...keys, ...read.way] });
      if (found.length === MOST_IMAGES) return found;
    }
  }
  return found;
}

/** Several releases may share a file of values, which is searched once. */
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

type Reading = Pick<ImageReading, 'place' | 'answer' | 'notices'> & { readonly setsTag: boolean };

interface Context {
  readonly settings: KindSettings;
  readonly known: ChartOfRelease | null;
}

function readImage(
  layers: ReleaseLayers,
  { file }: ValuesLayer,
  { path, steps, value, parent }: ServiceImage,
  context: Context,
): ReleasePart | null {
  const { scope } = layers;
  const read = file.isMap(value) ? readPair(scope, path, value, context) : readText(scope.at(path), context.settings);
  if (read === null) return null;
  const { setsTag, answer, place, notices } = read;
  const hidden = layers.hiddenAt(file.isMap(value) ? [...path, 'tag'] : path);
  const { appVersion = null, accounts = [] } = context.known ?? {};
  const found = {
    answer: hidden === null ? answer : problemAnswer(hidden),
    place: hidden?.place ?? place,
    notices: [...notices, ...(hidden === null ? layers.notices : [])],
    chart: null,
    declared: readDeclarationsAround(layers, path),
    environment: readEnvironmentBeside(file, parent, value.place),
    accounts: [...placesOfImage(scope, path), ...(place === appVersion?.place ? accounts : [])],
  };
  const inList = path.findIndex((step) => typeof step === 'number');
  const way = path.slice(0, inList === -1 ? path.length : inList).map(String);
  return { found, setsTag, steps, way, isInstance: false };
}

/** Where the layers say which image it is. */
export function placesOfImage(scope: ValuesScope, way: YamlPath) {
  return placesAt(scope, [way, ...['tag', 'repository', 'digest'].map((name) => [...way, name])]);
}

function readPair(scope: ValuesScope, image: YamlPath, value: YamlValue, { settings, known }: Context): Reading | null {
  const repository = scope.at([...image, 'repository']);
  if (repository.status !== 'scalar' || repository.scalar.text === '') return null;
  const problem = problemAt('chart-unpinned', value.place, 'The image has no tag', { remedy: 'Set `tag`.' });
  const setsTag = scope.layers.some(({ file, root }) => file.at(root, [...image, 'tag']) !== null);
  const reading = readImageValues(scope, settings, known ?? { chart: null, problem, accounts: [] }, { image });
  return reading && { ...reading, setsTag };
}

function readText(entry: ValuesEntry, settings: KindSettings): Reading | null {
  if (entry.status !== 'scalar') return null;
  const { place, text } = entry.scalar;
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return { place, answer: problemAnswer(unreadable), notices: [], setsTag: true };
  const reference = parseImageReference(text);
  const read = reference && answerOfImage(reference, settings, place);
  return read && { place, ...read, setsTag: true };
}
