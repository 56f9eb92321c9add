import { answerOfImage, type Chart, type Found, NOTHING_DECLARED, problemAnswer } from '../deployment.ts';
import type { Place } from '../place.ts';
import { problemAt } from '../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../reference.ts';
import type { Files } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { folderOf, inFolder, readLocalChart } from './helm/local-chart.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, readRelease } from './helm/release-values.ts';
import { ValuesScope } from './helm/values-scope.ts';

const KIND = 'helm-values';

/** Keys by which the service's chart is known, beside the names of its images (DETECTION 2.3). */
const CHART_KEYS = [
  ['secrets', 'LIGHTDASH_SECRET'],
  ['configMap', 'SITE_URL'],
  ['externalDatabase'],
  ['migrationJob'],
  ['browserless-chrome'],
];

/** Keys at the top of the service's own project configuration, which deploys nothing. */
const PROJECT_KEYS = ['warehouse', 'dbt', 'connection', 'project'];

/** Files of values that no release in the repository refers to (DETECTION 2.3, "Stand-alone values file" and "Generic values"). */
export const helmValues: Format = {
  kind: KIND,
  startsFrom: ['*.yaml', '*.yml'],

  async read(files, candidates, settings) {
    const readings: ValuesReading[] = [];
    for (const path of candidates) {
      const recorded = files.recorded();
      const file = await recorded.yaml(path);
      if (file === null || !isValuesFile(file) || (await isChartsOwn(files, path, settings))) continue;
      for (const reading of await readValues(recorded, file, settings)) {
        readings.push({ ...reading, found: { ...reading.found, inputs: [...recorded.asked] } });
      }
    }
    const found = withoutLayers(readings).map((reading) => reading.found);
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
}

async function readValues(files: Files, file: YamlFile, settings: FormatSettings): Promise<ValuesReading[]> {
  const readings: ValuesReading[] = [];
  const seen = new Set<unknown>();
  const readScope = async (keys: readonly string[], section: string, hasChart: boolean) => {
    const root = file.at(file.root, keys);
    const scope = new ValuesScope([{ file, root }]);
    const image = file.at(root, [section]);
    seen.add(image?.node);
    const place = file.at(image, ['tag'])?.place ?? image?.place ?? file.root?.place ?? startOf(file.path);
    const fallback = chartOf(settings, place, hasChart);
    const reading = readRelease(scope, settings, fallback, { section, keys });
    if (reading === null) return;
    const { answer } = reading;
    const isChartsTurn =
      answer.status === 'chart' || (answer.status === 'problem' && answer.problem === fallback.problem);
    const own = isChartsTurn && hasChart ? await localAnswer(files, file.path, settings) : null;
    readings.push({
      found: {
        ...common(file.path, [...keys, ...(section === 'image' ? [] : [section])]),
        place: own?.place ?? reading.tagPlace ?? place,
        answer: own?.answer ?? answer,
        notices: reading.notices,
        declared: reading.declared,
      },
      setsTag: file.at(image, ['tag']) !== null,
    });
  };

  if (isServiceRoot(file, settings)) await readScope([], 'image', true);
  for (const key of new Set([settings.chart, 'lightdash'])) {
    if (isServiceSection(file, key, settings)) await readScope([key], 'image', true);
  }
  if (readings.length > 0 || isNamedValues(files, file.path)) {
    for (const { keys, value } of imagesBelow(file, settings)) {
      if (seen.has(value.node)) continue;
      const key = keys.at(-1) ?? '';
      if (file.isMap(value)) await readScope(keys.slice(0, -1), key, false);
      else readings.push(...readImageText(file, keys, value, settings));
    }
  }
  return readings;
}

function common(path: string, keys: readonly string[]) {
  return {
    kind: KIND,
    identities: [`${KIND}:${path}${keys.length === 0 ? '' : `#${keys.join('.')}`}`] as const,
    units: [`${KIND}:${path}`],
    carrier: path,
    chart: null,
    inputs: [],
  };
}

/** The chart that decides where the tag is empty: that of the input, since no file of the repository names one. */
function chartOf({ chart, chartVersion }: FormatSettings, place: Place, hasChart: boolean): ChartOfRelease {
  const known: (Chart & { version: string }) | null =
    hasChart && chartVersion !== null ? { name: chart, version: chartVersion, place: null } : null;
  const found = hasChart
    ? 'image.tag is empty, and no file names the version of the chart (`chart-version`)'
    : 'The image has no tag';
  return { chart: known, problem: problemAt('chart-unpinned', place, found) };
}

/** What the chart deploys that the file lies in, where that is no chart that depends on the service's; else null. */
async function localAnswer(files: Files, path: string, settings: FormatSettings) {
  const folder = folderOf(path);
  return files.has(inFolder(folder, 'Chart.yaml')) ? readLocalChart(files, folder, DEFAULT_IMAGE, settings) : null;
}

/** A mapping that is no manifest, no compose file and no configuration of the service's own project. */
function isValuesFile(file: YamlFile): boolean {
  const { root } = file;
  if (!file.isMap(root)) return false;
  const has = (key: string) => file.member(root, key) !== null;
  if (has('apiVersion') || has('kind') || (has('services') && file.isMap(file.at(root, ['services'])))) return false;
  const isProject = /(?:^|\/)lightdash\.(?:ya?ml|config\.ya?ml)$/.test(file.path);
  return !(isProject && PROJECT_KEYS.some(has));
}

/** The default values of the service's own chart, and its templates, are the chart's source and no deployment. */
async function isChartsOwn(files: FilesOfTree, path: string, { chart }: FormatSettings): Promise<boolean> {
  for (const folder of foldersAbove(path)) {
    const source = inFolder(folder, 'Chart.yaml');
    if (!files.has(source)) continue;
    const inside = folder === '' ? path : path.slice(folder.length + 1);
    if (inside.startsWith('templates/')) return true;
    const isDefault = inside === 'values.yaml' || inside.startsWith('ci/');
    if (!isDefault) return false;
    const file = await files.yaml(source).catch(() => null);
    return file !== null && file.scalar(file.at(file.root, ['name']))?.text === chart;
  }
  return false;
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return [...parts.keys()].map((length) => parts.slice(0, parts.length - length).join('/')).concat('');
}

function isServiceRoot(file: YamlFile, { images }: FormatSettings): boolean {
  const repository = file.scalar(file.at(file.root, ['image', 'repository']));
  const isNamedAfterService = /lightdash/i.test(file.path);
  if (repository !== null && repository.text !== '' && repository.type === 'string') {
    const reference = parseImageReference(repository.text);
    if (reference !== null && classifyImage(reference, images) !== 'other') return true;
    const isUnreadable = repository.hasTemplate || /\$\{|^ENC\[/.test(repository.text);
    return isUnreadable && isNamedAfterService;
  }
  return isNamedAfterService && CHART_KEYS.some((path) => file.at(file.root, path) !== null);
}

/** Values of a chart that depends on the service's chart, whose own file is not in the repository. */
function isServiceSection(file: YamlFile, key: string, { images }: FormatSettings): boolean {
  const image = file.at(file.root, [key, 'image']);
  if (!file.isMap(image)) return false;
  const repository = file.scalar(file.at(image, ['repository']));
  if (repository === null || repository.text === '') return file.at(image, ['tag']) !== null;
  const reference = parseImageReference(repository.text);
  return reference === null || classifyImage(reference, images) !== 'other';
}

/** Whether a file is one of values by its name or its place, so that an image anywhere in it is deployed. */
function isNamedValues(files: Files, path: string): boolean {
  return /values/i.test(path) || files.has(inFolder(folderOf(path), 'Chart.yaml'));
}

interface ImageBelow {
  readonly keys: readonly string[];
  readonly value: YamlValue;
}

/** Every image of the service anywhere in a file: mappings with `repository` and `tag`, and texts under a key `…image`. */
function imagesBelow(file: YamlFile, { images }: FormatSettings): ImageBelow[] {
  const found: ImageBelow[] = [];
  const visited = new Set<unknown>();
  const isService = (text: string) => {
    const reference = parseImageReference(text);
    return reference !== null && classifyImage(reference, images) !== 'other';
  };
  const pending: ImageBelow[] = file.root === null ? [] : [{ keys: [], value: file.root }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const { keys, value } = next;
    const scalar = file.scalar(value);
    if (scalar !== null) {
      if (/image$/i.test(keys.at(-1) ?? '') && scalar.type === 'string' && isService(scalar.text)) found.push(next);
      continue;
    }
    // What several aliases lead to is looked at once.
    if (visited.has(value.node)) continue;
    visited.add(value.node);
    const repository = file.scalar(file.at(value, ['repository']));
    if (keys.length > 0 && repository?.type === 'string' && isService(repository.text)) found.push(next);
    for (const member of file.members(value)) pending.push({ keys: [...keys, member.name], value: member.value });
    for (const [index, item] of file.items(value).entries())
      pending.push({ keys: [...keys, String(index)], value: item });
  }
  return found;
}

function readImageText(
  file: YamlFile,
  keys: readonly string[],
  value: YamlValue,
  settings: FormatSettings,
): ValuesReading[] {
  const scalar = file.scalar(value);
  if (scalar === null) return [];
  const { place } = scalar;
  const isTemplate = scalar.hasTemplate || /\$[{(]/.test(scalar.text);
  const reference = parseImageReference(scalar.text);
  const read = isTemplate
    ? { answer: problemAnswer(problemAt('unresolved-template', place, quoteText(file.sourceOf(value)))), notices: [] }
    : reference && answerOfImage(reference, settings, place);
  if (!read) return [];
  return [{ found: { ...common(file.path, keys), place, ...read, declared: NOTHING_DECLARED }, setsTag: true }];
}

/**
 * Leaves out files that set no tag beside one in the same folder that does: they are further layers of its release, and
 * which of them are used together is not written in the repository.
 */
function withoutLayers(readings: readonly ValuesReading[]): ValuesReading[] {
  const withTag = new Set(readings.filter(({ setsTag }) => setsTag).map(({ found }) => folderOf(found.carrier)));
  return readings.filter(({ found, setsTag }) => setsTag || !withTag.has(folderOf(found.carrier)));
}

function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}
