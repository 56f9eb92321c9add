import { type Answer, type ImageRules, problemAnswer } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { type ImageReference, imagePath, parseImageReference, quoteText, readTag } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import { readTagEntry } from './release-values.ts';
import { ValuesScope } from './values-scope.ts';

/** What a chart in the repository deploys where the release's values leave the tag empty. */
export interface LocalChartReading {
  readonly answer: Answer;
  readonly place: Place;
}

/**
 * Reads a chart whose source lies in the repository: the tag in its own values, else its `appVersion` (DETECTION section 5,
 * "vendored chart").
 *
 * @param folder of the chart, without a slash at the end; empty for the repository's root
 * @returns null where there is no chart
 */
export async function readLocalChart(
  files: Files,
  folder: string,
  reference: ImageReference,
  rules: ImageRules,
): Promise<LocalChartReading | null> {
  const path = inFolder(folder, 'Chart.yaml');
  try {
    const chart = await files.yaml(path);
    if (chart === null) return null;
    const values = await files.yaml(inFolder(folder, 'values.yaml'));
    if (values !== null) {
      const scope = new ValuesScope([{ file: values, root: values.root }]);
      const tag = scope.at(['image', 'tag']);
      const named = scope.at(['image', 'repository']);
      const own = named.status === 'scalar' ? parseImageReference(named.scalar.text) : null;
      if (tag.status === 'structure' || (tag.status === 'scalar' && tag.scalar.text !== '')) {
        const place = tag.status === 'scalar' ? tag.scalar.place : tag.place;
        return { answer: readTagEntry(tag, own ?? reference, rules.tagSuffix, place), place };
      }
    }
    const appVersion = chart.scalar(chart.at(chart.root, ['appVersion']));
    const place = appVersion?.place ?? { file: path, line: 1, column: 1 };
    if (appVersion === null || appVersion.text === '') {
      return {
        answer: problemAnswer(problemAt('chart-unpinned', place, 'The chart has neither a tag nor an appVersion')),
        place,
      };
    }
    const reading = readTag(appVersion.text, '');
    return 'code' in reading
      ? { answer: problemAnswer(problemAt(reading.code, place, quoteText(appVersion.text))), place }
      : {
          answer: {
            status: 'version',
            version: reading.version,
            image: { path: imagePath(reference), suffix: '', digest: null },
          },
          place,
        };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const place = error.problem.place ?? { file: path, line: 1, column: 1 };
    return { answer: problemAnswer(error.problem), place };
  }
}

/** A path in a folder of the repository, where the root has no name. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folder of a path; empty for the repository's root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** A relative folder, from the repository's root; null where it leads out of the repository. */
export function resolveFolder(from: string, relative: string): string | null {
  if (relative.startsWith('/')) return null;
  const parts = from === '' ? [] : from.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}
