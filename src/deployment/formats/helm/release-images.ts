import { answerOfImage, type Found, NOTHING_DECLARED, problemAnswer } from '../../deployment.ts';
import { problemAt } from '../../problem.ts';
import { parseImageReference } from '../../reference.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { type FurtherImage, VALUES_KIND, valuesIdentity } from './further-images.ts';
import { readEnvironmentBeside } from './release-environment.ts';
import type { ReleaseLayers } from './release-layers.ts';
import { readRelease, unreadableText } from './release-values.ts';
import { type ServiceImage, serviceImages } from './service-images.ts';
import { type ValuesEntry, type ValuesLayer, ValuesScope } from './values-scope.ts';

/** So many images of the service are read of one release. */
const MOST_IMAGES = 200;

/**
 * The images of the service in the values of a release, wherever they stand (DETECTION 2.3, "Generic values"). What one source
 * of values says of an image goes together with what the others say of it; an image that is overridden is none.
 *
 * @param isRead whether what stands at a path is read already
 */
export function readReleaseImages(
  layers: ReleaseLayers,
  settings: FormatSettings,
  isRead: (path: YamlPath) => boolean = () => false,
): FurtherImage[] {
  const found: FurtherImage[] = [];
  const known = new Set<string>();
  for (const layer of layers.scope.layers) {
    for (const image of imagesOf(layer, settings.images)) {
      const way = JSON.stringify(image.path);
      if (known.has(way) || isRead(image.path)) continue;
      known.add(way);
      const read = readImage(layers, layer, image, settings);
      if (read !== null) found.push(read);
      if (found.length === MOST_IMAGES) return found;
    }
  }
  return found;
}

/** Several releases may share a file of values, which is searched once. */
const searched = new WeakMap<object, { readonly images: readonly string[]; readonly found: readonly ServiceImage[] }>();

function imagesOf({ file, root }: ValuesLayer, images: readonly string[]): readonly ServiceImage[] {
  if (root === null) return [];
  const known = searched.get(root.node);
  if (known?.images === images) return known.found;
  const found = serviceImages(file, { images, seen: new Set(), isWide: true, root });
  searched.set(root.node, { images, found });
  return found;
}

type Reading = Pick<Found, 'place' | 'answer' | 'notices'> & { readonly setsTag: boolean };

function readImage(
  layers: ReleaseLayers,
  layer: ValuesLayer,
  { path, steps, value, parent }: ServiceImage,
  settings: FormatSettings,
): FurtherImage | null {
  const { file } = layer;
  const inList = path.findIndex((step) => typeof step === 'number');
  const keys = path.slice(0, inList === -1 ? path.length : inList).map(String);
  const entry = layers.scope.at(keys);
  // A list counts as a whole: that of the first source of values that has it.
  if (inList !== -1 && !isSame(entry, file.at(layer.root, keys))) return null;
  const scope = inList === -1 ? layers.scope : new ValuesScope([{ file, root: value }]);
  const read = file.isMap(value)
    ? readPair(scope, inList === -1 ? keys : [], value, settings)
    : readText(inList === -1 ? entry : entryOf(file, value), settings);
  if (read === null) return null;
  const hidden = layers.hiddenAt(inList === -1 && file.isMap(value) ? [...keys, 'tag'] : keys);
  const { setsTag, ...reading } = read;
  return {
    found: {
      kind: VALUES_KIND,
      identities: [valuesIdentity(file.path, steps)],
      carrier: file.path,
      chart: null,
      declared: NOTHING_DECLARED,
      environment: readEnvironmentBeside(file, parent, value.place),
      ...reading,
      notices: [...reading.notices, ...(hidden === null ? layers.notices : [])],
      ...(hidden === null ? {} : { answer: problemAnswer(hidden), place: hidden.place ?? reading.place }),
    },
    setsTag,
    steps,
  };
}

function isSame(entry: ValuesEntry, value: YamlValue | null): boolean {
  const { line, column } = value?.place ?? { line: null, column: null };
  return (
    entry.status === 'structure' &&
    entry.place.file === value?.place.file &&
    entry.place.line === line &&
    entry.place.column === column
  );
}

function entryOf(file: YamlFile, value: YamlValue): ValuesEntry {
  const scalar = file.scalar(value);
  const source = file.sourceOf(value);
  return scalar === null ? { status: 'structure', place: value.place, source } : { status: 'scalar', scalar, source };
}

function readPair(
  scope: ValuesScope,
  image: readonly string[],
  value: YamlValue,
  settings: FormatSettings,
): Reading | null {
  const repository = scope.at([...image, 'repository']);
  if (repository.status !== 'scalar' || repository.scalar.text === '') return null;
  const problem = problemAt('chart-unpinned', value.place, 'The image has no tag', { remedy: 'Set `tag`.' });
  const reading = readRelease(scope, settings, { chart: null, problem }, { image, declares: false });
  if (reading === null) return null;
  const { answer, notices, setsTag } = reading;
  return { place: reading.place ?? value.place, answer, notices, setsTag };
}

function readText(entry: ValuesEntry, settings: FormatSettings): Reading | null {
  if (entry.status !== 'scalar') return null;
  const { place, text } = entry.scalar;
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return { place, answer: problemAnswer(unreadable), notices: [], setsTag: true };
  const reference = parseImageReference(text);
  const read = reference && answerOfImage(reference, settings, place);
  return read && { place, ...read, setsTag: true };
}
