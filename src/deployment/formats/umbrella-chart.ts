import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { isExcluded } from '../candidates.ts';
import { exactChartVersion } from '../chart.ts';
import { type Chart, type Found, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import type { Place } from '../place.ts';
import { type Problem, ProblemError, problemAt } from '../problem.ts';
import { quoteText } from '../reference.ts';
import type { Files } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { folderOf, inFolder, readLocalChart } from './helm/local-chart.ts';
import { DEFAULT_IMAGE, readRelease } from './helm/release-values.ts';
import { ValuesScope } from './helm/values-scope.ts';

const KIND = 'umbrella-chart';

/** Where the service's chart is published (DETECTION 2.3); any other repository is a mirror. */
const OFFICIAL = /^(?:https?:\/\/lightdash\.github\.io\/helm-charts\/?|oci:\/\/709825985650\..*)$/;

/** Charts that depend on the service's chart: its values stand under its name or alias, one deployment a file of values. */
export const umbrellaChart: Format = {
  kind: KIND,
  startsFrom: ['Chart.yaml', 'Chart.lock'],

  async read(files, candidates, settings) {
    const found: Found[] = [];
    const claimed: string[] = [];
    for (const folder of new Set(candidates.filter(isChartFile).map(folderOf))) {
      const chart = await files.yaml(inFolder(folder, 'Chart.yaml')).catch(ignoreProblem);
      if (chart === null || dependenciesOf(chart, settings).length === 0) continue;
      claimed.push(chart.path, inFolder(folder, 'values.yaml'));
      for (const dependency of dependenciesOf(chart, settings)) {
        const overlays = await overlaysOf(files, folder, dependency.key);
        claimed.push(...overlays);
        found.push(...(await readDependency(files, chart, dependency, overlays, settings)));
      }
    }
    return { found, claimed };
  },

  async carries(files, { carrier, identities }) {
    if (!files.has(carrier)) return false;
    for (const identity of identities) {
      const [path = '', key] = identity.slice(KIND.length + 1).split('#');
      const folder = folderOf(carrier);
      if (path !== carrier && !files.has(path)) continue;
      try {
        const chart = await files.yaml(carrier);
        if (chart === null) continue;
        const values = await files.yaml(path === carrier ? inFolder(folder, 'values.yaml') : path);
        const below = path === carrier ? null : await files.yaml(inFolder(folder, 'values.yaml'));
        const layers = [values, below].flatMap((file) => (file === null ? [] : [{ file, root: file.root }]));
        for (const value of chart.items(chart.at(chart.root, ['dependencies']))) {
          const dependency = readDependencyEntry(chart, value, 0);
          if (dependency.key === key && isEnabled(dependency, new ValuesScope(layers))) return true;
        }
      } catch (error) {
        // There and unreadable is not gone.
        if (error instanceof ProblemError) return true;
        throw error;
      }
    }
    return false;
  },
};

interface Dependency {
  readonly name: string;
  /** The key of its values: the alias, else the name. */
  readonly key: string;
  readonly version: { readonly text: string; readonly place: Place } | null;
  readonly repository: string;
  /** Paths of which the first that is a boolean decides. */
  readonly conditions: readonly string[];
  readonly tags: readonly string[];
  readonly place: Place;
  /** Its place among the dependencies of the same name, as Chart.lock lists them in the same order. */
  readonly position: number;
}

function isChartFile(path: string): boolean {
  return /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path);
}

function dependenciesOf(chart: YamlFile, settings: FormatSettings): Dependency[] {
  return chart
    .items(chart.at(chart.root, ['dependencies']))
    .filter((value) => chart.scalar(chart.at(value, ['name']))?.text === settings.chart)
    .map((value, position) => readDependencyEntry(chart, value, position));
}

function readDependencyEntry(chart: YamlFile, value: YamlValue, position: number): Dependency {
  const text = (key: string) => chart.scalar(chart.at(value, [key]))?.text ?? '';
  const version = chart.scalar(chart.at(value, ['version']));
  return {
    name: text('name'),
    key: text('alias') || text('name'),
    version: version === null || version.text === '' ? null : { text: version.text, place: version.place },
    repository: text('repository'),
    conditions: text('condition')
      .split(',')
      .map((path) => path.trim())
      .filter((path) => path !== ''),
    tags: chart.items(chart.at(value, ['tags'])).flatMap((tag) => chart.scalar(tag)?.text ?? []),
    place: value.place,
    position,
  };
}

/**
 * The files of values beside an umbrella chart that speak of the dependency, one an environment: YAML in its folder and below, save for what
 * belongs to a chart within, to its templates, and to the chart itself.
 */
async function overlaysOf(files: FilesOfTree, folder: string, key: string): Promise<string[]> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const charts = files.paths.filter((path) => path.startsWith(prefix) && path.endsWith('/Chart.yaml')).map(folderOf);
  const possible = files.paths.filter((path) => {
    if (!path.startsWith(prefix) || !/\.ya?ml$/.test(path)) return false;
    const inside = path.slice(prefix.length);
    if (/^(?:templates|charts|crds|ci|\.github)\//.test(inside) || /^(?:values|Chart)\.yaml$/.test(inside))
      return false;
    return !isExcluded(inside) && !charts.some((chart) => chart !== folder && path.startsWith(`${chart}/`));
  });
  const overlays: string[] = [];
  for (const path of await files.containing(key, possible)) {
    const file = await files.yaml(path).catch(ignoreProblem);
    if (file === null || file.member(file.root, 'apiVersion') !== null) continue;
    if (file.member(file.root, key) !== null) overlays.push(path);
  }
  return overlays.sort();
}

async function readDependency(
  files: FilesOfTree,
  chart: YamlFile,
  dependency: Dependency,
  overlays: readonly string[],
  settings: FormatSettings,
): Promise<Found[]> {
  const folder = folderOf(chart.path);
  const defaults = inFolder(folder, 'values.yaml');
  const overlaid = await Promise.all(overlays.map((path) => readEnvironment(path)));
  const base = await readEnvironment(null);
  // Where each environment pins its tag, the values below all of them deploy nothing by themselves, unless they pin one too.
  const isBaseDeployed =
    overlays.length === 0 || base?.setsTag === true || overlaid.some((read) => read?.setsTag === false);
  return [...(base !== null && isBaseDeployed ? [base.found] : []), ...overlaid.flatMap((read) => read?.found ?? [])];

  async function readEnvironment(overlay: string | null): Promise<{ found: Found; setsTag: boolean } | null> {
    const recorded = files.recorded();
    const identity = `${KIND}:${overlay ?? chart.path}#${dependency.key}`;
    const make = (rest: Pick<Found, 'answer' | 'place' | 'notices' | 'chart' | 'declared'>): Found => ({
      kind: KIND,
      identities: [identity],
      units: [identity],
      carrier: chart.path,
      ...rest,
      inputs: [...recorded.asked],
    });
    try {
      await recorded.yaml(chart.path);
      const whole: { file: YamlFile; root: YamlValue | null }[] = [];
      for (const path of [...(overlay === null ? [] : [overlay]), defaults]) {
        const file = await recorded.yaml(path);
        if (file !== null) whole.push({ file, root: file.root });
      }
      if (!isEnabled(dependency, new ValuesScope(whole))) return null;
      const scope = new ValuesScope(whole.map(({ file, root }) => ({ file, root: file.at(root, [dependency.key]) })));
      const known = await chartOf(recorded, chart, dependency);
      const reading = readRelease(scope, settings, known, { keys: [dependency.key] });
      if (reading === null) return null;
      const isChartsTurn =
        reading.tagPlace === null &&
        (reading.answer.status === 'chart' ||
          (reading.answer.status === 'problem' && reading.answer.problem === known.problem));
      const local = isChartsTurn ? await localChartOf(recorded, folder, dependency, settings) : null;
      const chartVersion: Chart = { name: dependency.name, version: known.version, place: known.place };
      const isMirrored = isChartsTurn && local === null && !OFFICIAL.test(dependency.repository);
      return {
        setsTag: reading.tagPlace !== null,
        found: make({
          answer: local?.answer ?? reading.answer,
          place: local?.place ?? reading.tagPlace ?? known.place,
          notices: [
            ...reading.notices,
            ...(isMirrored
              ? [`The chart comes from ${quoteText(dependency.repository)}, taken for a mirror of the service's own`]
              : []),
          ],
          chart: chartVersion,
          declared: reading.declared,
        }),
      };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const place = error.problem.place ?? dependency.place;
      const found = make({
        answer: problemAnswer(error.problem),
        place,
        notices: [],
        chart: null,
        declared: NOTHING_DECLARED,
      });
      return { setsTag: true, found };
    }
  }
}

interface ChartOfDependency {
  readonly chart: (Chart & { readonly version: string }) | null;
  readonly problem: Problem;
  readonly version: string | null;
  readonly place: Place;
}

/** The chart that is installed: what Chart.lock names, where it fits Chart.yaml, else an exact version in Chart.yaml. */
async function chartOf(files: Files, chart: YamlFile, dependency: Dependency): Promise<ChartOfDependency> {
  const { name, version: wanted } = dependency;
  const place = wanted?.place ?? dependency.place;
  const unpinned = (problem: Problem): ChartOfDependency => ({ chart: null, problem, version: null, place });
  const pinned = (version: string, at: Place): ChartOfDependency => ({
    chart: { name, version, place: at },
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
    const found = `The version is ${quoteText(wanted.text)}, but Chart.lock has ${quoteText(locked.version)} (run helm dependency update)`;
    return unpinned(problemAt('chart-unpinned', place, found));
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

/** The chart's source, where it lies in the repository: beside the umbrella chart, or unpacked in its `charts` folder. */
async function localChartOf(files: Files, folder: string, { name, repository }: Dependency, settings: FormatSettings) {
  const vendored = await readLocalChart(files, inFolder(folder, `charts/${name}`), DEFAULT_IMAGE, settings);
  if (vendored !== null || !repository.startsWith('file://')) return vendored;
  const path = resolveFolder(folder, repository.slice('file://'.length));
  return path === null ? null : readLocalChart(files, path, DEFAULT_IMAGE, settings);
}

/** A relative folder, from the repository's root; null where it leads out of the repository. */
function resolveFolder(from: string, relative: string): string | null {
  if (relative.startsWith('/')) return null;
  const parts = from === '' ? [] : from.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

/** Whether Helm would install a dependency: the first condition that is a boolean, else any of its tags, else yes. */
function isEnabled({ conditions, tags }: Dependency, values: ValuesScope): boolean {
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

function ignoreProblem(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}
