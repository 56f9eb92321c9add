import { answerOfImage, type Found, NOTHING_DECLARED, problemAnswer } from '../../deployment.ts';
import { problemAt } from '../../problem.ts';
import { parseImageReference } from '../../reference.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { readEnvironmentBeside } from './release-environment.ts';
import { readRelease, unreadableText } from './release-values.ts';
import { serviceImages } from './service-images.ts';
import { ValuesScope } from './values-scope.ts';

/** Kind of an image in a file of values; its identity is {@link valuesIdentity}. */
export const VALUES_KIND = 'helm-values';

/** An image of the service in a file of values, that no chart of the service reads. */
export interface FurtherImage {
  readonly found: Omit<Found, 'units' | 'inputs'>;
  /** Whether the file itself has a key for the tag, be it empty. */
  readonly setsTag: boolean;
  readonly steps: readonly string[];
}

/**
 * Reads every image of the service in a file of values beside those that were read already (DETECTION 2.3, "Generic values").
 *
 * @param seen nodes of those that were read
 * @param isWide whether the file is one of values for certain, where a text alone is an image that is deployed
 */
export function readFurtherImages(
  file: YamlFile,
  settings: FormatSettings,
  { seen, isWide }: { readonly seen: ReadonlySet<unknown>; readonly isWide: boolean },
): FurtherImage[] {
  return serviceImages(file, { images: settings.images, seen, isWide }).flatMap(({ steps, value, parent }) => {
    const read = file.isMap(value) ? readPair(file, value, settings) : readText(file, value, settings);
    if (read === null) return [];
    const identities = [valuesIdentity(file.path, steps)] as const;
    const { setsTag, ...found } = read;
    const common = {
      kind: VALUES_KIND,
      identities,
      carrier: file.path,
      chart: null,
      declared: NOTHING_DECLARED,
      environment: readEnvironmentBeside(file, parent, value.place),
    };
    return [{ found: { ...common, ...found }, setsTag, steps }];
  });
}

/** What identifies an image of a file of values: the file and the way to the image, which the chart's own goes without. */
export function valuesIdentity(path: string, steps: readonly string[]): string {
  const way = steps.join('.');
  return `${VALUES_KIND}:${path}${way === 'image' ? '' : `#${way}`}`;
}

type Reading = Pick<Found, 'place' | 'answer' | 'notices'> & { readonly setsTag: boolean };

function readPair(file: YamlFile, value: YamlValue, settings: FormatSettings): Reading | null {
  const place = file.at(value, ['tag'])?.place ?? value.place;
  const fallback = {
    chart: null,
    problem: problemAt('chart-unpinned', place, 'The image has no tag', { remedy: 'Set `tag`.' }),
  };
  const scope = new ValuesScope([{ file, root: value }]);
  const reading = readRelease(scope, settings, fallback, { image: [], declares: false });
  if (reading === null) return null;
  const { answer, notices } = reading;
  return { place: reading.place ?? place, answer, notices, setsTag: file.at(value, ['tag']) !== null };
}

function readText(file: YamlFile, value: YamlValue, settings: FormatSettings): Reading | null {
  const scalar = file.scalar(value);
  if (scalar === null) return null;
  const { place } = scalar;
  const unreadable = unreadableText({ status: 'scalar', scalar, source: file.sourceOf(value) }, place);
  if (unreadable !== null) return { place, answer: problemAnswer(unreadable), notices: [], setsTag: true };
  const reference = parseImageReference(scalar.text);
  const read = reference && answerOfImage(reference, settings, place);
  return read && { place, ...read, setsTag: true };
}
