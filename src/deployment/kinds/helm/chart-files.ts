import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { exactChartVersion } from '../../chart.ts';
import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText, readTag } from '../../reference.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlScalar, YamlValue } from '../../source/yaml.ts';
import type { ChartOfRelease } from './image-values.ts';
import type { ValuesScope } from './values.ts';

/** The source of a chart in the repository. */
export interface LocalChart {
  readonly folder: string;
  readonly file: YamlFile;
  /** Its own values, which all others win over. */
  readonly values: YamlFile | null;
  readonly name: string | null;
  readonly version: YamlScalar | null;
  /** What decides where the tag is empty: its `appVersion` (DETECTION section 5, "vendored chart"). */
  readonly known: ChartOfRelease;
}

/**
 * @param folder without a slash at the end; empty for the repository's root
 * @returns null where there is no chart
 * @throws ProblemError where it cannot be read
 */
export async function readLocalChart(files: Files, folder: string): Promise<LocalChart | null> {
  const path = inFolder(folder, 'Chart.yaml');
  const file = await files.yaml(path);
  if (file === null) return null;
  const scalarOf = (key: string) => file.scalar(file.at(file.root, [key]));
  const version = scalarOf('version');
  const appVersion = scalarOf('appVersion');
  const place = appVersion?.place ?? { file: path, line: 1, column: 1 };
  const refuse = (problem: Problem) => ({ chart: null, problem, accounts });
  const accounts = [version, appVersion].flatMap((scalar) => scalar?.place ?? []);
  const reading = readTag(appVersion?.text ?? '', '');
  let known: ChartOfRelease;
  if (appVersion === null || appVersion.text === '') {
    known = refuse(problemAt('chart-unpinned', place, 'The chart has neither a tag nor an appVersion'));
  } else if ('code' in reading) known = refuse(problemAt(reading.code, place, quoteText(appVersion.text)));
  else known = { ...refuse(problemAt('chart-unknown', place)), appVersion: { version: reading.version, place } };
  const values = await files.yaml(inFolder(folder, 'values.yaml'));
  return { folder, file, values, name: scalarOf('name')?.text ?? null, version, known };
}

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

/** Files that list the dependencies of a chart, with those that lock them; the second pair is that of older charts. */
const LISTS = [
  ['Chart.yaml', 'Chart.lock'],
  ['requirements.yaml', 'requirements.lock'],
] as const;

/**
 * What a chart depends on, the chart of a given name also where it only lies in its `charts` folder.
 *
 * @throws ProblemError where a list cannot be read
 */
export async function dependenciesOf(files: Files, folder: string, service: string): Promise<Dependency[]> {
  const found: Dependency[] = [];
  const counts = new Map<string, number>();
  for (const [list] of LISTS) {
    const file = await files.yaml(inFolder(folder, list));
    for (const value of file?.items(file.at(file.root, ['dependencies'])) ?? []) {
      const entry = file === null ? null : readEntry(file, value, counts);
      if (entry !== null) found.push(entry);
    }
  }
  const unpacked = inFolder(folder, `charts/${service}/Chart.yaml`);
  if (!counts.has(service) && files.has(unpacked)) {
    const place: Place = { file: unpacked, line: 1, column: 1 };
    const rest = { version: null, repository: null, conditions: [], tags: [], position: 0 };
    found.push({ ...rest, name: service, key: service, place });
  }
  return found;
}

function readEntry(file: YamlFile, value: YamlValue, counts: Map<string, number>): Dependency {
  const text = (key: string) => file.scalar(file.at(value, [key]))?.text ?? '';
  const version = file.scalar(file.at(value, ['version']));
  const name = text('name');
  const position = counts.get(name) ?? 0;
  counts.set(name, position + 1);
  return {
    name,
    key: text('alias') || name,
    version: version === null || version.text === '' ? null : { text: version.text, place: version.place },
    repository: text('repository') || null,
    conditions: text('condition')
      .split(',')
      .map((path) => path.trim())
      .filter((path) => path !== ''),
    tags: file.items(file.at(value, ['tags'])).flatMap((tag) => file.scalar(tag)?.text ?? []),
    place: value.place,
    position,
  };
}

/** The chart that is installed: what the lock file names, where it fits, else an exact version of the dependency. */
export async function chartOfDependency(files: Files, dependency: Dependency): Promise<ChartOfRelease> {
  const { name, version: wanted, repository } = dependency;
  const place = wanted?.place ?? dependency.place;
  const locked = await lockedVersion(files, dependency);
  const accounts = [place, ...(locked === null ? [] : [locked.place])];
  const unpinned = (problem: Problem): ChartOfRelease => ({ chart: null, problem, accounts });
  const pinned = (version: string, at: Place): ChartOfRelease => ({
    chart: { name, version, place: at, repository },
    problem: problemAt('chart-unknown', at),
    accounts,
  });
  if (wanted === null) {
    return unpinned(problemAt('chart-unpinned', place, 'The dependency has no version and image.tag is empty'));
  }
  const exact = exactChartVersion(wanted.text);
  if (exact !== null) {
    if (locked === null || locked.version === exact) return pinned(exact, place);
    const found = `The version is ${quoteText(wanted.text)}, but Chart.lock has ${quoteText(locked.version)}`;
    return unpinned(problemAt('chart-unpinned', place, found, { remedy: 'Run `helm dependency update`.' }));
  }
  const isLocked =
    locked !== null &&
    validRange(wanted.text) !== null &&
    satisfies(locked.version, wanted.text, { includePrerelease: true });
  return isLocked
    ? pinned(locked.version, locked.place)
    : unpinned(problemAt('chart-range', place, quoteText(wanted.text)));
}

async function lockedVersion(
  files: Files,
  { name, position, place }: Dependency,
): Promise<{ version: string; place: Place } | null> {
  const lockName = LISTS.find(([list]) => place.file.endsWith(list))?.[1] ?? 'Chart.lock';
  const lock = await files.yaml(inFolder(folderOf(place.file), lockName));
  if (lock === null) return null;
  const entries = lock
    .items(lock.at(lock.root, ['dependencies']))
    .filter((entry) => lock.scalar(lock.at(entry, ['name']))?.text === name);
  const version = entries[position] && lock.scalar(lock.at(entries[position], ['version']));
  const exact = version == null ? null : exactChartVersion(version.text);
  return exact === null || version == null ? null : { version: exact, place: version.place };
}

/** The folder with a dependency's source: unpacked in the chart's `charts` folder, or beside it; null where it has none. */
export function sourceFolderOf(files: Files, folder: string, { name, repository }: Dependency): string | null {
  const unpacked = inFolder(folder, `charts/${name}`);
  if (files.has(inFolder(unpacked, 'Chart.yaml'))) return unpacked;
  if (repository?.startsWith('file://') !== true) return null;
  const path = resolvePath(folder, repository.slice('file://'.length));
  return path !== null && files.has(inFolder(path, 'Chart.yaml')) ? path : null;
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
