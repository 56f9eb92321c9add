import type { Place } from '../../../problems/place.ts';
import type { Problem } from '../../../problems/problem.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlFile, YamlPath } from '../../../syntax/yaml.ts';
import { chartKey, isOfficialRepository, mirrorNotices } from '../../chart.ts';
import { joinSources, searchVariables } from '../../container-variables.ts';
import { type Chart, problemAnswer } from '../../image-answer.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../../reference.ts';
import type { KindSettings } from '../kind.ts';
import { readDeclarations } from './declarations.ts';
import type { ReleasePart } from './findings.ts';
import {
  type ChartOfRelease,
  DEFAULT_IMAGE,
  hiddenTag,
  placesOfTag,
  readImageValues,
  usualTags,
} from './image-values.ts';
import { type ImagesOptions, placesOfImage, readImages } from './images.ts';
import { ValuesScope } from './values.ts';

interface ServiceChartOptions {
  /** Keys that lead to its part of the values. */
  readonly keys: readonly string[];
  /** The chart for the finding, whose version is filled in; null if no chart is known. */
  readonly chart: Chart | null;
  /** The place to report where nothing else decides. */
  readonly place: Place;
  /** The image to use where the values name none. */
  readonly fallback?: ImageReference;
  /** What gives the tag, as the chart's templates say; null for the usual template. */
  readonly tags?: TemplateSources | null;
}

/**
 * Reads an instance of the service's chart.
 *
 * @param scope its own part of the values, including those of its source
 * @param known what decides where the tag is empty
 */
export function readServiceChart(
  scope: ValuesScope,
  known: ChartOfRelease,
  { keys, chart, place, fallback = DEFAULT_IMAGE, tags: told = null }: ServiceChartOptions,
  settings: KindSettings,
): ReleasePart {
  const tags = told ?? usualTags(['image']);
  const reading = readImageValues(scope, settings, known, { fallback, tags, isServiceChart: true });
  if (reading === null) throw new TypeError("values of the service's chart that are not its own");
  const { declared, problem, notices } = readDeclarations(scope, keys);
  const hidden = hiddenTag(scope, tags);
  const misdeclared = reading.answer.status === 'problem' ? null : problem;
  const stop = hidden ?? misdeclared;
  const isOfRepository = reading.answer.status === 'chart' && chart !== null;
  // Values from outside may set the tag. If they do not, the chart decides, so a change of the chart counts.
  const { answer } = reading;
  // Without dots, since these are no versions of the service, which the changed lines would be left to.
  const text = hidden === null || answer.status !== 'chart' ? null : chartKey(answer.chart).replaceAll('.', ' ');
  return {
    found: {
      answer: stop === null ? reading.answer : problemAnswer(stop),
      place: hidden === null ? reading.place : (hidden.place ?? place),
      notices: [
        ...new Set(reading.notices),
        ...(isOfRepository ? mirrorNotices(known.chart?.repository ?? null) : []),
        ...notices,
      ],
      chart: chart && { ...chart, version: chart.version ?? versionThatCounts(known) },
      declared,
      ...(text !== null && { secondOrder: [{ key: 'chart', text, place: reading.place }] }),
      containerVariables: joinSources([searchVariables(scope.layers), { set: [], unseen: scope.unseenVariables }]),
      accounts: [...placesOfImage(scope, ['image']), ...placesOfTag(scope, told ?? []), ...known.accounts],
    },
    setsTag: reading.setsTag,
    steps: keys,
    way: [...keys, 'image'],
    isInstance: true,
  };
}

/**
 * The version that tells what the chart does. A chart of the same name from another address has its own version
 * numbers.
 */
function versionThatCounts({ chart }: ChartOfRelease): string | null {
  if (chart === null) return null;
  const { repository, version } = chart;
  const isForeign = repository !== null && /^(?:https?|oci):/.test(repository) && !isOfficialRepository(repository);
  return isForeign ? null : version;
}

/** A test whether a path lies under a prefix. */
export function isUnder(prefix: readonly string[]): (path: YamlPath) => boolean {
  return (path) => prefix.every((step, index) => path[index] === step);
}

/** Keys that identify the service's chart, beside its image names (docs/detection.md#helm-values). */
const CHART_KEYS = [
  ['secrets', 'LIGHTDASH_SECRET'],
  ['configMap', 'SITE_URL'],
  ['externalDatabase'],
  ['migrationJob'],
  ['browserless-chrome'],
];

/** The keys among them that no other chart has. */
const CERTAIN_KEYS = CHART_KEYS.slice(0, 2);

/** Keys of the service's chart. Below the chart's name they are its values. */
const SECTION_KEYS = /^(?:secrets|configMap|externalDatabase|migrationJob|lightdashBackend|scheduler|upgrade)$/;

/** Whether values have a key that only the service's chart has. */
function holdsCertainKey(scope: ValuesScope): boolean {
  return CERTAIN_KEYS.some((path) => scope.at(path).status !== 'unset');
}

/** Whether the root of a file holds values of the service's chart, by its image, otherwise by its path and keys. */
export function isServiceRoot(file: YamlFile, { images }: KindSettings): boolean {
  const scope = new ValuesScope([{ file, root: file.root }]);
  const isNamedAfterService = /lightdash/i.test(file.path);
  const repository = repositoryIn(scope);
  if (repository === null) return isNamedAfterService && CHART_KEYS.some((path) => file.at(file.root, path) !== null);
  const reference = parseImageReference(repository);
  if (reference !== null && classifyImage(reference, images) !== 'other') return true;
  return isNamedAfterService && (isTemplate(repository) || repository.startsWith('ENC[') || showsChart(scope));
}

/** Whether values below the service's name, in a chart that depends on it, are values of the service's chart. */
export function isServiceSection(scope: ValuesScope, { images }: KindSettings): boolean {
  const repository = repositoryIn(scope);
  if (repository !== null) {
    const reference = parseImageReference(repository);
    return reference === null || classifyImage(reference, images) !== 'other' || showsChart(scope);
  }
  if (holdsCertainKey(scope) || scope.layers.some(({ file, root }) => file.at(root, ['image', 'tag']) !== null))
    return true;
  return scope.layers.some(({ file, root }) =>
    file.members(root).some(({ name }) => SECTION_KEYS.test(name) && scope.at([name]).status === 'structure'),
  );
}

function repositoryIn(scope: ValuesScope): string | null {
  const entry = scope.at(['image', 'repository']);
  return (entry.status === 'scalar' && entry.scalar.text) || null;
}

/** Whether values are those of the service's chart, whatever image they name. */
function showsChart(scope: ValuesScope): boolean {
  return holdsCertainKey(scope) || CHART_KEYS.filter((path) => scope.at(path).status !== 'unset').length > 1;
}

interface OtherChartOptions extends Pick<ImagesOptions, 'keys' | 'known' | 'tagsOf'> {
  readonly place: Place;
}

/**
 * Reads a chart that is not known to be the service's. Images of the service in its values count (an app-template), and
 * so do values that only the service's chart has, for this chart or a dependency.
 *
 * @param problem why the chart gives no version
 */
export function readOtherChart(
  scope: ValuesScope,
  problem: Problem,
  { place, ...options }: OtherChartOptions,
  settings: KindSettings,
): ReleasePart[] {
  const { keys = [] } = options;
  const nothing = { chart: null, problem: problem.place === null ? { ...problem, place } : problem, accounts: [] };
  const instance = (own: ValuesScope, way: readonly string[]) =>
    readServiceChart(own, nothing, { keys: way, chart: null, place }, settings);
  const section = [settings.chart, 'lightdash'].find((key) => isServiceSection(scope.within(key), settings));
  if (section !== undefined) {
    const images = readImages(scope, settings, { ...options, isRead: isUnder([section, 'image']) });
    return [instance(scope.within(section), [...keys, section]), ...images];
  }
  if (!holdsCertainKey(scope)) return readImages(scope, settings, options);
  const images = readImages(scope, settings, { ...options, isRead: isUnder(['image']) });
  return images.length > 0 ? images : [instance(scope, keys)];
}
