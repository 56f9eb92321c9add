import { type Answer, type ImageRules, problemAnswer } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { type ImageReference, quoteText, readTag } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import { readRelease } from './release-values.ts';
import { ValuesScope } from './values-scope.ts';

/** What a release of a chart in the repository deploys. */
export interface LocalChartReading {
  readonly answer: Answer;
  readonly place: Place;
  readonly notices: readonly string[];
}

interface LocalRelease {
  /** The values of the release, without those of the chart itself. */
  readonly scope: ValuesScope;
  /** The keys under which the chart reads them in its own values. */
  readonly keys: readonly string[];
  /** The image where no values name one. */
  readonly fallback: ImageReference;
}

/**
 * Reads a release of a chart whose source lies in the repository: the chart's own values stand below those of the release, and
 * where the tag is empty in all of them, its `appVersion` decides (DETECTION section 5, "vendored chart").
 *
 * @param folder of the chart, without a slash at the end; empty for the repository's root
 * @returns null where there is no chart
 */
export async function readLocalChart(
  files: Files,
  folder: string,
  { scope, keys, fallback }: LocalRelease,
  rules: ImageRules,
): Promise<LocalChartReading | null> {
  const path = inFolder(folder, 'Chart.yaml');
  const start: Place = { file: path, line: 1, column: 1 };
  try {
    const chart = await files.yaml(path);
    if (chart === null) return null;
    const values = await files.yaml(inFolder(folder, 'values.yaml'));
    const defaults = values === null ? [] : [{ file: values, root: values.at(values.root, keys) }];
    const whole = new ValuesScope([...scope.layers, ...defaults]);
    const appVersion = chart.scalar(chart.at(chart.root, ['appVersion']));
    const place = appVersion?.place ?? start;
    const unpinned = problemAt('chart-unpinned', place, 'The chart has neither a tag nor an appVersion');
    const known = { name: '', version: '', place, repository: null };
    const options = { fallback, isServiceChart: true, declares: false };
    const release = readRelease(whole, rules, { chart: known, problem: unpinned }, options);
    if (release === null) return null;
    const { answer, notices } = release;
    if (answer.status !== 'chart') return { answer, place: release.place ?? place, notices };
    if (appVersion === null || appVersion.text === '') return { answer: problemAnswer(unpinned), place, notices };
    const reading = readTag(appVersion.text, '');
    if ('code' in reading) {
      return { answer: problemAnswer(problemAt(reading.code, place, quoteText(appVersion.text))), place, notices };
    }
    return { answer: { status: 'version', version: reading.version, image: answer.image }, place, notices };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { answer: problemAnswer(error.problem), place: error.problem.place ?? start, notices: [] };
  }
}
