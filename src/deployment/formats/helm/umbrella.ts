import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { exactChartVersion } from '../../chart.ts';
import type { Chart } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { type LocalChartReading, readLocalChart } from './local-chart.ts';
import { DEFAULT_IMAGE } from './release-values.ts';
import type { ValuesScope } from './values-scope.ts';

/** An entry of a chart's `dependencies`. */
export interface Dependency {
  readonly name: string;
  /** The key of its values: the alias, else the name. */
  readonly key: string;
  readonly version: { readonly text: string; readonly place: Place } | null;
  /** As it is written; null where it is not. */
  readonly repository: string | null;
  /** Paths of which the first that is a boolean decides. */
  readonly conditions: readonly string[];
  readonly tags: readonly string[];
  readonly place: Place;
  /** Its place among the dependencies of the same name, as Chart.lock lists them in the same order. */
  readonly position: number;
}

/** The dependencies of a chart on the service's chart. */
export function dependenciesOf(chart: YamlFile, settings: FormatSettings): Dependency[] {
  return chart
    .items(chart.at(chart.root, ['dependencies']))
    .filter((value) => chart.scalar(chart.at(value, ['name']))?.text === settings.chart)
    .map((value, position) => readDependencyEntry(chart, value, position));
}

/** @param position of the entry among those of the same name */
export function readDependencyEntry(chart: YamlFile, value: YamlValue, position: number): Dependency {
  const text = (key: string) => chart.scalar(chart.at(value, [key]))?.text ?? '';
  const version = chart.scalar(chart.at(value, ['version']));
  return {
    name: text('name'),
    key: text('alias') || text('name'),
    version: version === null || version.text === '' ? null : { text: version.text, place: version.place },
    repository: text('repository') || null,
    conditions: text('condition')
      .split(',')
      .map((path) => path.trim())
      .filter((path) => path !== ''),
    tags: chart.items(chart.at(value, ['tags'])).flatMap((tag) => chart.scalar(tag)?.text ?? []),
    place: value.place,
    position,
  };
}

/** The chart that a dependency installs; where it cannot be told, the problem says why. */
export interface ChartOfDependency {
  readonly chart: (Chart & { readonly version: string }) | null;
  readonly problem: Problem;
  readonly version: string | null;
  readonly place: Place;
}

/** The chart that is installed: what Chart.lock names, where it fits Chart.yaml, else an exact version in Chart.yaml. */
export async function chartOfDependency(
  files: Files,
  chart: YamlFile,
  dependency: Dependency,
): Promise<ChartOfDependency> {
  const { name, version: wanted, repository } = dependency;
  const place = wanted?.place ?? dependency.place;
  const unpinned = (problem: Problem): ChartOfDependency => ({ chart: null, problem, version: null, place });
  const pinned = (version: string, at: Place): ChartOfDependency => ({
    chart: { name, version, place: at, repository },
    problem: problemAt('chart-unknown', at),
    version,
    place: at,
  });
  if (wanted === null) {
    return unpinned(problemAt('chart-unpinned', place, 'The dependency has no version and image.tag is empty'));
  }
  const exact = exactChartVersion(wanted.text);
  const locked = await lockedVersion(files, folderOf(chart.path), dependency);
  if (exact !== null) {
    if (locked === null || locked.version === exact) return pinned(exact, place);
    const found = `The version is ${quoteText(wanted.text)}, but Chart.lock has ${quoteText(locked.version)}`;
    return unpinned(problemAt('chart-unpinned', place, found, { remedy: 'Run `helm dependency update`.' }));
  }
  if (validRange(wanted.text) === null) return unpinned(problemAt('chart-range', place, quoteText(wanted.text)));
  if (locked === null || !satisfies(locked.version, wanted.text, { includePrerelease: true })) {
    return unpinned(problemAt('chart-range', place, quoteText(wanted.text)));
  }
  return pinned(locked.version, locked.place);
}

async function lockedVersion(
  files: Files,
  folder: string,
  { name, position }: Dependency,
): Promise<{ version: string; place: Place } | null> {
  const lock = await files.yaml(inFolder(folder, 'Chart.lock'));
  if (lock === null) return null;
  const entries = lock
    .items(lock.at(lock.root, ['dependencies']))
    .filter((entry) => lock.scalar(lock.at(entry, ['name']))?.text === name);
  const version = entries[position] && lock.scalar(lock.at(entries[position], ['version']));
  const exact = version == null ? null : exactChartVersion(version.text);
  return exact === null || version == null ? null : { version: exact, place: version.place };
}

/** What the chart's source deploys, where it lies in the repository: unpacked in the umbrella chart's `charts` folder, or beside it. */
export async function readSourceOfDependency(
  files: Files,
  folder: string,
  { name, repository }: Dependency,
  scope: ValuesScope,
  settings: FormatSettings,
): Promise<LocalChartReading | null> {
  const release = { scope, keys: [], fallback: DEFAULT_IMAGE };
  const vendored = await readLocalChart(files, inFolder(folder, `charts/${name}`), release, settings);
  if (vendored !== null || repository?.startsWith('file://') !== true) return vendored;
  const path = resolvePath(folder, repository.slice('file://'.length));
  return path === null ? null : readLocalChart(files, path, release, settings);
}

/** Whether Helm would install a dependency: the first condition that is a boolean, else any of its tags, else yes. */
export function isEnabled({ conditions, tags }: Dependency, values: ValuesScope): boolean {
  const switchAt = (path: readonly string[]): boolean | null => {
    const entry = values.at(path);
    if (entry.status !== 'scalar' || entry.scalar.type !== 'other') return null;
    if (/^(?:true|yes|on|y)$/i.test(entry.scalar.text)) return true;
    return /^(?:false|no|off|n)$/i.test(entry.scalar.text) ? false : null;
  };
  for (const condition of conditions) {
    const decided = switchAt(condition.split('.'));
    if (decided !== null) return decided;
  }
  const tagged = tags.map((tag) => switchAt(['tags', tag])).filter((decided) => decided !== null);
  return tagged.length === 0 || tagged.includes(true);
}
