import { exactChartVersion } from '../../chart.ts';
import { mirrorNotices } from '../../chart-source.ts';
import { type Answer, type Chart, type Declarations, NOTHING_DECLARED, problemAnswer } from '../../deployment.ts';
import type { Environment } from '../../environment.ts';
import { type Place, showPlace } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlPath } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { type FurtherImage, VALUES_KIND, valuesIdentity } from './further-images.ts';
import { type LocalChartReading, readLocalChart } from './local-chart.ts';
import { readReleaseEnvironment } from './release-environment.ts';
import { readReleaseImages } from './release-images.ts';
import { ReleaseLayers } from './release-layers.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, isTemplate, readRelease } from './release-values.ts';
import { chartOfDependency, type Dependency, dependenciesOf, isEnabled, readSourceOfDependency } from './umbrella.ts';
import type { ValuesLayer, ValuesScope } from './values-scope.ts';

/** Values of a release from one source. */
export type ReleaseValues =
  /** A mapping in some file: a file of values, values within a manifest, a text that is YAML itself, or single settings. */
  | { readonly kind: 'layer'; readonly layer: ValuesLayer }
  /** Values that are not in the repository, or cannot be read: `external-values`, `unparseable`, `encrypted`, … */
  | { readonly kind: 'unseen'; readonly problem: Problem };

/** The chart of a release. */
export type ReleaseChart =
  /** By its name in a repository, an OCI registry or the like. */
  | {
      readonly kind: 'published';
      /** Without its repository: `lightdash`. */
      readonly name: string;
      /** As it is written; null where it is not, or `problem` says why it cannot be told. */
      readonly version: { readonly text: string; readonly place: Place } | null;
      /** Where it comes from, as it is written: an address, or what a tool knows it by; null where no file says it. */
      readonly repository: string | null;
      /** Why the version cannot be told (`unresolved-template`, …); null where it is written, or plainly missing. */
      readonly problem: Problem | null;
    }
  /** A folder of this repository; empty for its root. */
  | { readonly kind: 'folder'; readonly path: string }
  /** Not known at all. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** A release as a tool's own file describes it. */
export interface HelmRelease {
  readonly chart: ReleaseChart;
  /** The one that wins first, without those of the chart itself. */
  readonly values: readonly ReleaseValues[];
  /** Where the release is described; decides where nothing else does. */
  readonly place: Place;
}

/** What a release deploys. */
export interface HelmReleaseReading {
  readonly answer: Answer;
  readonly place: Place;
  readonly notices: readonly string[];
  readonly chart: Chart | null;
  readonly declared: Declarations;
  readonly environment: Environment | null;
  /**
   * Images of the service elsewhere in the values, that no chart of the service reads: another workload, an app-template. Where
   * there is nothing but such images, the first of them is the answer, and the others stand here. `release-found.ts` makes
   * deployments of them.
   */
  readonly further: readonly FurtherImage[];
}

/**
 * Reads what a release of a chart deploys (DETECTION 2.3, precedence of each tool; 2.5, `external-values`): the tag of the first
 * source of values that has one, else the chart's `appVersion`. Values that cannot be seen and would win over the tag are
 * its problem; those below it a notice.
 *
 * @param files recorded ones: all that is asked for becomes an input of the deployment
 * @returns null where the release has nothing of the service
 * @throws TreeError where the tree cannot be read
 */
export async function readHelmRelease(
  files: Files,
  release: HelmRelease,
  settings: FormatSettings,
): Promise<HelmReleaseReading | null> {
  const { chart } = release;
  const layers = new ReleaseLayers(release.values);
  try {
    if (chart.kind === 'folder') return await readChartInFolder(files, chart.path, layers, release, settings);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return unreadable(error.problem, release);
  }
  if (chart.kind === 'unknown') return readOtherChart(layers, release, chart.problem, settings);
  const name = chart.name.slice(chart.name.lastIndexOf('/') + 1);
  if (name === settings.chart) return readPublishedChart(layers, release, { ...chart, name }, settings);
  const place = chart.version?.place ?? release.place;
  const found = `it is that of ${quoteText(name)}, not of ${quoteText(settings.chart)} (input \`chart\`)`;
  const problem = problemAt('chart-unknown', place, found);
  const reading = readOtherChart(layers, release, problem, settings);
  // A chart that is named after the service deploys it, whatever its values say.
  if (reading === null && /^lightdash\b/i.test(name)) return unreadable(problem, release);
  return reading;
}

function unreadable(problem: Problem, { place }: HelmRelease): HelmReleaseReading {
  return {
    answer: problemAnswer(problem),
    place: problem.place ?? place,
    notices: [],
    chart: null,
    declared: NOTHING_DECLARED,
    environment: null,
    further: [],
  };
}

/** The service's chart by its name. */
function readPublishedChart(
  layers: ReleaseLayers,
  release: HelmRelease,
  chart: Extract<ReleaseChart, { kind: 'published' }>,
  settings: FormatSettings,
): HelmReleaseReading {
  const known = chartOf(chart, release.place);
  const reading = readServiceChart(layers, known, { keys: [], local: null, place: release.place }, settings);
  const { name, repository, version } = chart;
  return {
    ...reading,
    chart: { name, version: known.chart?.version ?? null, place: version?.place ?? null, repository },
    further: readReleaseImages(layers, settings, isUnder(['image'])),
  };
}

function chartOf(
  { name, version, repository, problem }: Extract<ReleaseChart, { kind: 'published' }>,
  place: Place,
): ChartOfRelease {
  const refuse = (why: Problem): ChartOfRelease => ({ chart: null, problem: why });
  if (problem !== null) return refuse(problem);
  if (version === null) {
    return refuse(problemAt('chart-unpinned', place, 'The chart has no version and image.tag is empty'));
  }
  const { text, place: at } = version;
  if (isTemplate(text)) return refuse(problemAt('unresolved-template', at, quoteText(text)));
  if (text.startsWith('ENC[')) return refuse(problemAt('encrypted', at));
  const exact = exactChartVersion(text);
  if (exact === null) return refuse(problemAt('chart-range', at, quoteText(text)));
  return { chart: { name, version: exact, place: at, repository }, problem: problemAt('chart-unknown', at) };
}

interface ServiceChartOptions {
  /** Those that lead to its part of the values. */
  readonly keys: readonly string[];
  /** What its source in the repository deploys; null where there is none. */
  readonly local: LocalChartReading | null;
  /** Where nothing else decides. */
  readonly place: Place;
}

type ServiceChartReading = Omit<HelmReleaseReading, 'chart' | 'further'>;

/** @param layers its own part of the values */
function readServiceChart(
  layers: ReleaseLayers,
  chart: ChartOfRelease,
  { keys, local, place }: ServiceChartOptions,
  settings: FormatSettings,
): ServiceChartReading {
  const { scope } = layers;
  const reading = readRelease(scope, settings, chart, { keys, isServiceChart: true });
  if (reading === null) throw new TypeError("values of the service's chart that are not its own");
  const { isChartsTurn } = reading;
  const hidden = layers.hiddenAt(['image', 'tag']);
  // A problem is not mended by what the chart has.
  const own = isChartsTurn || reading.answer.status !== 'problem' ? local : null;
  const answer = hidden === null ? (own?.answer ?? reading.answer) : problemAnswer(hidden);
  const placeOfChart = chart.chart?.place ?? chart.problem.place;
  const declared = seenDeclarations(layers, reading.declared);
  const repository = chart.chart?.repository ?? null;
  return {
    answer,
    place: (hidden === null ? (own?.place ?? reading.place ?? placeOfChart) : hidden.place) ?? place,
    notices: [
      ...new Set([...reading.notices, ...(own?.notices ?? [])]),
      ...(isChartsTurn && own === null && chart.chart !== null ? mirrorNotices(repository) : []),
      ...(hidden === null ? layers.notices : []),
      ...declared.notices,
    ],
    declared: declared.declared,
    environment: readReleaseEnvironment(scope, [], layers.unseenVariables),
  };
}

/** What is declared in values that no others win over which are not seen; the rest counts as not set. */
function seenDeclarations(
  layers: ReleaseLayers,
  declared: Declarations,
): { readonly declared: Declarations; readonly notices: readonly string[] } {
  const notices: string[] = [];
  const seen = <T extends { readonly place: Place }>(
    what: T | null,
    path: readonly string[],
    ...others: (readonly string[])[]
  ): T | null => {
    const hidden = [path, ...others].map((each) => layers.hiddenAt(each)).find((each) => each !== null) ?? null;
    if (hidden === null || what === null) return what;
    const at = hidden.place === null ? '' : ` at ${showPlace(hidden.place)}`;
    notices.push(
      `Values${at} are not seen and may change ${path.join('.')} at ${showPlace(what.place)}: taken as not set`,
    );
    return null;
  };
  return {
    declared: {
      keys: declared.keys,
      // Without the migration job the mode does not do what it says.
      upgradeMode: seen(declared.upgradeMode, ['upgrade', 'mode'], ['migrationJob', 'enabled']),
      migrationJob: seen(declared.migrationJob, ['migrationJob', 'enabled']),
      strategies: declared.strategies.filter(
        ({ workload }) => layers.hiddenAt([workload, 'strategy', 'type']) === null,
      ),
    },
    notices,
  };
}

function isUnder(prefix: readonly string[]): (path: YamlPath) => boolean {
  return (path) => prefix.every((step, index) => path[index] === step);
}

/** A chart whose source lies in the repository: the service's own, one that depends on it, or another. */
async function readChartInFolder(
  files: Files,
  folder: string,
  layers: ReleaseLayers,
  release: HelmRelease,
  settings: FormatSettings,
): Promise<HelmReleaseReading | null> {
  const path = inFolder(folder, 'Chart.yaml');
  const chart = await files.yaml(path);
  if (chart === null) {
    const found = `there is no ${quoteText(path)} in the repository`;
    return readOtherChart(layers, release, problemAt('chart-unknown', release.place, found), settings);
  }
  const values = await files.yaml(inFolder(folder, 'values.yaml'));
  const whole = values === null ? layers : layers.over({ file: values, root: values.root });
  if (chart.scalar(chart.at(chart.root, ['name']))?.text === settings.chart) {
    return readSourceOfService(files, chart, folder, whole, release, settings);
  }
  const dependencies = dependenciesOf(chart, settings);
  if (dependencies.length > 0) return readUmbrella(files, chart, dependencies, whole, release, settings);
  const problem = problemAt('chart-unknown', release.place, `${quoteText(path)} is not that of the service`);
  return readOtherChart(whole, release, problem, settings);
}

async function readSourceOfService(
  files: Files,
  chart: YamlFile,
  folder: string,
  layers: ReleaseLayers,
  release: HelmRelease,
  settings: FormatSettings,
): Promise<HelmReleaseReading> {
  const local = await readLocalChart(
    files,
    folder,
    { scope: layers.scope, keys: [], fallback: DEFAULT_IMAGE },
    settings,
  );
  const place = local?.place ?? release.place;
  const known = { chart: null, problem: problemAt('chart-unpinned', place, 'The chart has no appVersion') };
  const version = chart.scalar(chart.at(chart.root, ['version']));
  return {
    ...readServiceChart(layers, known, { keys: [], local, place: release.place }, settings),
    chart: {
      name: settings.chart,
      version: version === null ? null : exactChartVersion(version.text),
      place: version?.place ?? null,
      repository: `./${folder}`,
    },
    further: readReleaseImages(layers, settings, isUnder(['image'])),
  };
}

/** A chart that depends on the service's chart, perhaps several times under different names. */
async function readUmbrella(
  files: Files,
  chart: YamlFile,
  dependencies: readonly Dependency[],
  layers: ReleaseLayers,
  release: HelmRelease,
  settings: FormatSettings,
): Promise<HelmReleaseReading | null> {
  const readings: { readonly key: string; readonly reading: HelmReleaseReading }[] = [];
  for (const dependency of dependencies) {
    const reading = await readDependency(files, chart, dependency, layers, release, settings);
    if (reading !== null) readings.push({ key: dependency.key, reading });
  }
  const images = readReleaseImages(layers, settings, (path) =>
    dependencies.some(({ key }) => isUnder([key, 'image'])(path)),
  );
  const [main, ...others] = readings;
  if (main === undefined) return ofImages(images);
  return { ...main.reading, further: [...others.map(({ key, reading }) => asFurther(reading, [key])), ...images] };
}

async function readDependency(
  files: Files,
  chart: YamlFile,
  dependency: Dependency,
  layers: ReleaseLayers,
  release: HelmRelease,
  settings: FormatSettings,
): Promise<HelmReleaseReading | null> {
  const { name, key, repository } = dependency;
  if (!isEnabled(dependency, layers.scope)) {
    const hidden = hiddenSwitch(dependency, layers);
    return hidden && unreadable(hidden, release);
  }
  const own = layers.within(key);
  const known = await chartOfDependency(files, chart, dependency);
  const local = await readSourceOfDependency(files, folderOfChart(chart), dependency, own.scope, settings);
  const reading = readServiceChart(own, known, { keys: [key], local, place: dependency.place }, settings);
  return { ...reading, chart: { name, version: known.version, place: known.place, repository }, further: [] };
}

function folderOfChart({ path }: YamlFile): string {
  return path.slice(0, Math.max(0, path.length - '/Chart.yaml'.length));
}

/** Values that are not seen and may switch a dependency on that is off in what is seen. */
function hiddenSwitch({ conditions, tags }: Dependency, layers: ReleaseLayers): Problem | null {
  const switches = [...conditions.map((path) => path.split('.')), ...tags.map((tag) => ['tags', tag])];
  return switches.map((path) => layers.hiddenAt(path)).find((hidden) => hidden !== null) ?? null;
}

/** Keys by which the service's chart is known, and no other chart has. */
const CERTAIN_KEYS = [
  ['secrets', 'LIGHTDASH_SECRET'],
  ['configMap', 'SITE_URL'],
];

/**
 * A chart that is not the service's, as far as one can see: images of the service in the values count (an app-template), and values
 * that only the service's chart has, of this chart or of one that it depends on.
 *
 * @param problem why the chart says nothing of the version
 */
function readOtherChart(
  layers: ReleaseLayers,
  release: HelmRelease,
  problem: Problem,
  settings: FormatSettings,
): HelmReleaseReading | null {
  const known = { chart: null, problem: problem.place === null ? { ...problem, place: release.place } : problem };
  const keys = [...new Set([settings.chart, 'lightdash'])].find((key) =>
    isServiceSection(layers.within(key), settings),
  );
  if (keys !== undefined) {
    const options = { keys: [keys], local: null, place: release.place };
    const reading = readServiceChart(layers.within(keys), known, options, settings);
    return { ...reading, chart: null, further: readReleaseImages(layers, settings, isUnder([keys, 'image'])) };
  }
  const isRoot = showsChart(layers.scope);
  const images = readReleaseImages(layers, settings, isRoot ? isUnder(['image']) : undefined);
  if (images.length > 0 || !isRoot) return ofImages(images);
  const reading = readServiceChart(layers, known, { keys: [], local: null, place: release.place }, settings);
  return { ...reading, chart: null, further: [] };
}

function showsChart(scope: ValuesScope): boolean {
  return CERTAIN_KEYS.some((path) => scope.at(path).status !== 'unset');
}

/** Keys that the service's chart has; below its own name they are its values. */
const SECTION_KEYS = [
  'secrets',
  'configMap',
  'externalDatabase',
  'migrationJob',
  'lightdashBackend',
  'scheduler',
  'upgrade',
];

/** Whether these are values of the service's chart below another one, whose own file is not in the repository. */
function isServiceSection({ scope }: ReleaseLayers, { images }: FormatSettings): boolean {
  if (showsChart(scope)) return true;
  const repository = scope.at(['image', 'repository']);
  if (repository.status === 'scalar' && repository.scalar.text !== '') {
    const reference = parseImageReference(repository.scalar.text);
    return reference === null || classifyImage(reference, images) !== 'other';
  }
  if (scope.at(['image', 'tag']).status !== 'unset') return true;
  return SECTION_KEYS.some((key) => scope.at([key]).status === 'structure');
}

/** Where there is nothing but images, the first is the release's. */
function ofImages([first, ...further]: readonly FurtherImage[]): HelmReleaseReading | null {
  if (first === undefined) return null;
  const { answer, place, notices, chart, declared, environment } = first.found;
  return { answer, place, notices, chart, declared, environment, further };
}

function asFurther({ further: _, ...reading }: HelmReleaseReading, steps: readonly string[]): FurtherImage {
  const { file } = reading.place;
  return {
    found: { kind: VALUES_KIND, identities: [valuesIdentity(file, steps)], carrier: file, ...reading },
    setsTag: true,
    steps,
  };
}
