import { type Chart, type Found, unreadableFound } from '../deployment.ts';
import type { Place } from '../place.ts';
import { type Problem, ProblemError, problemAt } from '../problem.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../reference.ts';
import { folderOf, inFolder } from '../repository-paths.ts';
import type { Files } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import { readFurtherImages, VALUES_KIND, valuesIdentity } from './helm/further-images.ts';
import { layersBeside, readWithLayers } from './helm/layers-beside.ts';
import { type LocalChartReading, readLocalChart } from './helm/local-chart.ts';
import { readReleaseEnvironment } from './helm/release-environment.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, readRelease } from './helm/release-values.ts';
import { quoteStep } from './helm/service-images.ts';
import { isChartsOwn, isNamedLikeLayer, isNamedValues, isValuesFile, yamlFilesIn } from './helm/values-file.ts';
import { ValuesScope } from './helm/values-scope.ts';

/** Keys by which the service's chart is known, beside the names of its images (DETECTION 2.3). */
const CHART_KEYS = [
  ['secrets', 'LIGHTDASH_SECRET'],
  ['configMap', 'SITE_URL'],
  ['externalDatabase'],
  ['migrationJob'],
  ['browserless-chrome'],
];

/** Those of them that no other chart has. */
const CERTAIN_KEYS = CHART_KEYS.slice(0, 2);

/** Files of values that no release in the repository refers to (DETECTION 2.3, "Stand-alone values file" and "Generic values"). */
export const helmValues: Format = {
  kind: VALUES_KIND,
  startsFrom: ['*.yaml', '*.yml'],

  async read(files, candidates, settings) {
    const readings: ValuesReading[] = [];
    const roots: RecognisedRoot[] = [];
    for (const path of candidates) {
      const recorded = files.recorded();
      const file = await recorded.yaml(path);
      if (file === null || !isValuesFile(file) || (await isChartsOwn(files, path, settings))) continue;
      if (isServiceRoot(file, settings)) roots.push({ path, reference: referenceOf(file) });
      for (const reading of await readValues(files, recorded, file, settings)) {
        readings.push({ ...reading, found: { ...reading.found, inputs: [...recorded.asked] } });
      }
    }
    readings.push(...(await readLayers(files, candidates, roots, settings)));
    const found = withoutTagless(readings).map((reading) => reading.found);
    return { found, claimed: found.map(({ carrier }) => carrier) };
  },

  async carries(files, { carrier }) {
    return files.has(carrier);
  },
};

interface ValuesReading {
  readonly found: Found;
  /** Whether the file itself has a key for the tag, be it empty. */
  readonly setsTag: boolean;
  /** Whether these are values of the service's chart, not an image that stands somewhere. */
  readonly isRelease: boolean;
}

/** A file whose values are those of the service's chart from the top on. */
interface RecognisedRoot {
  readonly path: string;
  /** The repository that it names; null where it names none that could be read. */
  readonly reference: ImageReference | null;
}

async function readValues(
  tree: FilesOfTree,
  files: Files,
  file: YamlFile,
  settings: FormatSettings,
): Promise<ValuesReading[]> {
  const readings: ValuesReading[] = [];
  const seen = new Set<unknown>();
  const read = async (keys: readonly string[]) => {
    seen.add(file.at(file.root, [...keys, 'image'])?.node);
    const reading = await readSection(tree, files, file, settings, { keys, fallback: DEFAULT_IMAGE });
    if (reading !== null) readings.push(reading);
  };
  if (isServiceRoot(file, settings)) await read([]);
  for (const key of new Set([settings.chart, 'lightdash'])) {
    if (isServiceSection(file, key, settings)) await read([key]);
  }
  const isWide = readings.length > 0 || isNamedValues(files, file.path);
  const units = [unitOf(file.path)];
  for (const { found, setsTag } of readFurtherImages(file, settings, { seen, isWide })) {
    readings.push({ found: { ...found, units, inputs: [] }, setsTag, isRelease: false });
  }
  return readings;
}

/** The part of a file that the service's chart reads. */
async function readSection(
  tree: FilesOfTree,
  files: Files,
  file: YamlFile,
  settings: FormatSettings,
  { keys, fallback }: { readonly keys: readonly string[]; readonly fallback: ImageReference },
): Promise<ValuesReading | null> {
  const root = file.at(file.root, keys);
  const image = file.at(root, ['image']);
  const place = file.at(image, ['tag'])?.place ?? image?.place ?? file.root?.place ?? startOf(file.path);
  const chart = chartOf(settings, place);
  const isServiceChart = showsChart(file, root);
  const scope = new ValuesScope([{ file, root }]);
  const reading = readRelease(scope, settings, chart, { fallback, keys, isServiceChart });
  if (reading === null) return null;
  // A problem is not mended by what the chart has.
  const isOpen = reading.isChartsTurn || reading.answer.status !== 'problem';
  const own = isOpen ? await localReading(files, file.path, { scope, keys, fallback }, settings) : null;
  const decidedAt = own?.place ?? reading.place ?? place;
  const layers = await layersBeside(tree, file.path, keys, settings);
  const layered = readWithLayers(reading.declared, readReleaseEnvironment(scope), layers, decidedAt);
  return {
    found: {
      kind: VALUES_KIND,
      identities: [valuesIdentity(file.path, [...keys.map(quoteStep), 'image'])],
      units: [unitOf(file.path)],
      carrier: file.path,
      place: decidedAt,
      answer: own?.answer ?? reading.answer,
      notices: [...new Set([...reading.notices, ...(own?.notices ?? []), ...layered.notices])],
      chart: null,
      declared: layered.declared,
      isRenderedByArgoCd: await mayBeRenderedByArgoCd(tree, [decidedAt, file.path], settings),
      environment: layered.environment,
      inputs: [],
    },
    setsTag: file.at(image, ['tag']) !== null,
    isRelease: true,
  };
}

/** Files beside a recognised one that set the tag and no image: one environment each, with the image of the other. */
async function readLayers(
  files: FilesOfTree,
  candidates: readonly string[],
  roots: readonly RecognisedRoot[],
  settings: FormatSettings,
): Promise<ValuesReading[]> {
  const readings: ValuesReading[] = [];
  const known = new Set(candidates);
  for (const [path, beside] of pathsBeside(files, roots)) {
    const root = beside.find(({ reference }) => reference !== null) ?? beside[0];
    if (!known.has(path) && (await isSpokenFor(files, path))) continue;
    const recorded = files.recorded();
    try {
      const file = await recorded.yaml(path);
      await recorded.yaml(root.path);
      if (file === null || !isValuesFile(file) || (await isChartsOwn(files, path, settings))) continue;
      if (file.at(file.root, ['image', 'tag']) === null) continue;
      const fallback = root.reference ?? DEFAULT_IMAGE;
      const reading = await readSection(files, recorded, file, settings, { keys: [], fallback });
      if (reading !== null) {
        readings.push({ ...reading, found: { ...reading.found, inputs: [...recorded.asked] } });
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isNamed = /(?:^|\/)[^/]*values[^/]*$/i.test(path);
      if (isNamed && (await files.containing('image:', [path])).length > 0) {
        readings.push(unreadableLayer(path, error.problem, [...recorded.asked, root.path]));
      }
    }
  }
  return readings;
}

/** The files that are named like layers of recognised ones and are not recognised themselves, with those that they stand beside. */
function pathsBeside(
  files: Files,
  roots: readonly RecognisedRoot[],
): ReadonlyMap<string, readonly [RecognisedRoot, ...RecognisedRoot[]]> {
  const recognised = new Set(roots.map(({ path }) => path));
  const beside = new Map<string, [RecognisedRoot, ...RecognisedRoot[]]>();
  for (const root of roots) {
    for (const path of yamlFilesIn(files, folderOf(root.path))) {
      if (recognised.has(path) || !isNamedLikeLayer(path, root.path)) continue;
      const others = beside.get(path);
      if (others === undefined) beside.set(path, [root]);
      else others.push(root);
    }
  }
  return beside;
}

/** Whether a file that is no candidate may be none because another format has read it, as a chart's or a command's values. */
async function isSpokenFor(files: FilesOfTree, path: string): Promise<boolean> {
  if (/lightdash/i.test(path) || files.has(inFolder(folderOf(path), 'Chart.yaml'))) return true;
  return (await files.containing('lightdash', [path])).length > 0;
}

function unreadableLayer(path: string, problem: Problem, inputs: readonly string[]): ValuesReading {
  const found = unreadableFound(VALUES_KIND, valuesIdentity(path, ['image']), path, problem, inputs);
  return {
    found: { ...found, units: [unitOf(path)], place: problem.place ?? startOf(path) },
    setsTag: true,
    isRelease: true,
  };
}

function unitOf(path: string): string {
  return `${VALUES_KIND}:${path}`;
}

/** The chart that decides where the tag is empty: that of the input, since no file of the repository names one. */
function chartOf({ chart, chartVersion }: FormatSettings, place: Place): ChartOfRelease {
  const known: (Chart & { version: string }) | null =
    chartVersion !== null ? { name: chart, version: chartVersion, place: null, repository: null } : null;
  const found = 'image.tag is empty, and no file names the version of the chart';
  const remedy = 'Set the input `chart-version`, or image.tag.';
  return { chart: known, problem: problemAt('chart-unpinned', place, found, { remedy }) };
}

/** What the chart deploys that the file lies in; null where it lies in none. */
async function localReading(
  files: Files,
  path: string,
  release: Parameters<typeof readLocalChart>[2],
  settings: FormatSettings,
): Promise<LocalChartReading | null> {
  const folder = folderOf(path);
  return files.has(inFolder(folder, 'Chart.yaml')) ? readLocalChart(files, folder, release, settings) : null;
}

function referenceOf(file: YamlFile): ImageReference | null {
  const repository = file.scalar(file.at(file.root, ['image', 'repository']));
  if (repository === null || repository.hasTemplate || /\$|^ENC\[/.test(repository.text)) return null;
  return parseImageReference(repository.text);
}

function isServiceRoot(file: YamlFile, { images }: FormatSettings): boolean {
  const repository = file.scalar(file.at(file.root, ['image', 'repository']));
  const isNamedAfterService = /lightdash/i.test(file.path);
  if (repository !== null && repository.text !== '' && repository.type === 'string') {
    const reference = parseImageReference(repository.text);
    if (reference !== null && classifyImage(reference, images) !== 'other') return true;
    const isUnreadable = repository.hasTemplate || /\$[\w{(]|^ENC\[/.test(repository.text);
    return isNamedAfterService && (isUnreadable || showsChart(file, file.root));
  }
  return isNamedAfterService && CHART_KEYS.some((path) => file.at(file.root, path) !== null);
}

/** Whether values are those of the service's chart whatever image they name. */
function showsChart(file: YamlFile, root: YamlValue | null): boolean {
  const has = (path: readonly string[]) => file.at(root, path) !== null;
  return CERTAIN_KEYS.some(has) || CHART_KEYS.filter(has).length > 1;
}

/** Values of a chart that depends on the service's chart, whose own file is not in the repository. */
function isServiceSection(file: YamlFile, key: string, { images }: FormatSettings): boolean {
  const image = file.at(file.root, [key, 'image']);
  if (!file.isMap(image)) return false;
  const repository = file.scalar(file.at(image, ['repository']));
  if (repository === null || repository.text === '') return file.at(image, ['tag']) !== null;
  const reference = parseImageReference(repository.text);
  if (reference === null || classifyImage(reference, images) !== 'other') return true;
  return showsChart(file, file.at(file.root, [key]));
}

/**
 * Leaves out files that set no tag beside one in the same folder that does: they are further layers of its release, and
 * which of them are used together is not written in the repository.
 */
function withoutTagless(readings: readonly ValuesReading[]): ValuesReading[] {
  const foldersOf = (those: readonly ValuesReading[]) =>
    new Set(those.filter(({ setsTag }) => setsTag).map(({ found }) => folderOf(found.carrier)));
  const withRelease = foldersOf(readings.filter(({ isRelease }) => isRelease));
  const withAny = foldersOf(readings);
  return readings.filter(({ found, setsTag, isRelease }) => {
    if (setsTag) return true;
    // A tag that stands by some other image says nothing of a release.
    return !(isRelease ? withRelease : withAny).has(folderOf(found.carrier));
  });
}

function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}
