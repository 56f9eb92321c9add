import type { Place } from '../../../problems/place.ts';
import type { Problem } from '../../../problems/problem.ts';
import { isNamed, product } from '../../../product/product.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlFile, YamlPath } from '../../../syntax/yaml.ts';
import { chartKey, isOfficialRepository, mirrorNotices } from '../../chart.ts';
import { joinSources, searchVariables } from '../../container-variables.ts';
import { type Chart, problemAnswer } from '../../image-answer.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../../reference.ts';
import type { KindSettings } from '../kind.ts';
import { readDeclarations } from './declarations.ts';
import { partBelow, type ReleasePart } from './findings.ts';
import {
  type ChartOfRelease,
  placesOfImage,
  placesOfTag,
  readImageValues,
  repositoryIn,
  usualTags,
} from './image-values.ts';
import { type ImagesOptions, readImages } from './images.ts';
import { textOf, ValuesScope } from './values.ts';

interface ServiceChartOptions {
  /** The chart for the finding, whose version is filled in; null if no chart is known. */
  readonly chart: Chart | null;
  /** The image to use where the values name none. */
  readonly fallback?: ImageReference;
  /** What gives the tag, as the chart's templates say; null for the usual template. */
  readonly tags?: TemplateSources | null;
}

/** Reads an instance of the service's chart from its own part of the values. @param known what decides an empty tag */
export function readServiceChart(
  scope: ValuesScope,
  known: ChartOfRelease,
  { chart, fallback, tags: ofTemplates = null }: ServiceChartOptions,
  settings: KindSettings,
): ReleasePart {
  const tags = ofTemplates ?? usualTags(['image']);
  const repository = repositoryIn(scope, ['image'], fallback);
  const reading = readImageValues(scope, settings, known, { tags, repository, isServiceChart: true });
  if (reading === null) throw new TypeError("values of the service's chart that are not its own");
  const { declared, problem, notices } = readDeclarations(scope);
  const { answer, place, isOfChart, hiddenTag } = reading;
  const published = known.answer.status === 'chart' ? known.answer.chart : null;
  // Values from outside may set the tag. If they do not, the chart decides, so a change of the chart counts.
  const isHidden = isOfChart && published !== null && answer.status !== 'chart';
  // Without dots, since these are no versions of the service, which the changed lines would be left to.
  const text = isHidden ? chartKey(published).replaceAll('.', ' ') : '';
  return {
    found: {
      answer: answer.status === 'problem' || problem === null ? answer : problemAnswer(problem),
      place,
      notices: [
        ...reading.notices,
        ...(isOfChart && chart !== null ? mirrorNotices(published?.repository ?? null) : []),
        ...notices,
      ],
      chart: chart && { ...chart, version: chart.version ?? versionThatCounts(published) },
      declared,
      ...(isHidden && { secondOrder: [{ key: 'chart', text, place: known.place }] }),
      ...(hiddenTag && { tagBelow: hiddenTag.file }),
      containerVariables: joinSources([searchVariables(scope.roots), { set: [], unseen: scope.unseenVariables }]),
      understood: [...placesOfImage(scope, ['image']), ...placesOfTag(scope, ofTemplates ?? []), ...known.understood],
    },
    setsTag: reading.setsTag,
    steps: [],
    way: ['image'],
    isInstance: true,
  };
}

/** The version that tells what the chart does. A chart of the same name from another address has its own numbers. */
function versionThatCounts(chart: Chart | null): string | null {
  const repository = chart?.repository ?? '';
  const isForeign = /^(?:https?|oci):/.test(repository) && !isOfficialRepository(repository);
  return isForeign ? null : (chart?.version ?? null);
}

/** A test whether a path lies under a prefix. */
export function isUnder(prefix: readonly string[]): (path: YamlPath) => boolean {
  return (path) => prefix.every((step, index) => path[index] === step);
}

const REPOSITORY = ['image', 'repository'];

/** Keys that identify the service's chart, beside its image names (docs/supported-files.md#helm-values). */
const CHART_KEYS = [...product.chart.certainPaths, ...product.chart.likelyPaths];

/** Those with the service's name, which say whose values they are in a file of any name. */
const OWN_KEYS = CHART_KEYS.filter((path) => path.some(isNamed));

/** Whether values have a key that only the service's chart has. */
function holdsCertainKey(scope: ValuesScope): boolean {
  return product.chart.certainPaths.some((path) => scope.at(path).status !== 'unset');
}

/** Whether the root of a file holds values of the service's chart, by its image, otherwise by its keys and its path. */
export function isServiceRoot(file: YamlFile, { images }: KindSettings): boolean {
  const scope = new ValuesScope([{ file, root: file.root }]);
  const isNamedAfterService = isNamed(file.path);
  const repository = textOf(scope.at(REPOSITORY));
  if (repository === '')
    return (isNamedAfterService ? CHART_KEYS : OWN_KEYS).some((path) => file.root?.at(path) != null);
  const reference = parseImageReference(repository);
  if (reference !== null && classifyImage(reference, images) !== 'other') return true;
  return isNamedAfterService && (isTemplate(repository) || repository.startsWith('ENC[') || showsChart(scope));
}

/** Whether values below the service's name, in a chart that depends on it, are values of the service's chart. */
export function isServiceSection(scope: ValuesScope, { images }: KindSettings): boolean {
  const repository = textOf(scope.at(REPOSITORY));
  if (repository !== '') {
    const reference = parseImageReference(repository);
    return reference === null || classifyImage(reference, images) !== 'other' || showsChart(scope);
  }
  if (holdsCertainKey(scope) || scope.layers.some(({ root }) => root?.at(['image', 'tag']) != null)) return true;
  return scope.layers.some(({ root }) =>
    root?.members.some(({ name }) => product.chart.sections.includes(name) && scope.at([name]).status === 'structure'),
  );
}

/** Whether values are those of the service's chart, whatever image they name. */
export function showsChart(scope: ValuesScope): boolean {
  return holdsCertainKey(scope) || CHART_KEYS.filter((path) => scope.at(path).status !== 'unset').length > 1;
}

/**
 * Reads a chart that is not known to be the service's. Images of the service in its values count (an app-template), and so
 * do values that only the service's chart has, for this chart or a dependency.
 *
 * @param problem why the chart gives no version
 */
export function readOtherChart(
  scope: ValuesScope,
  problem: Problem,
  place: Place,
  settings: KindSettings,
  options: Pick<ImagesOptions, 'known' | 'tagsOf'> = {},
): ReleasePart[] {
  const at = problem.place ?? place;
  const nothing = { answer: problemAnswer({ ...problem, place: at }), place: at, understood: [] };
  const instance = (own: ValuesScope) => readServiceChart(own, nothing, { chart: null }, settings);
  const section = [settings.chart, product.chart.name].find((key) => isServiceSection(scope.within(key), settings));
  if (section !== undefined) {
    const images = readImages(scope, settings, { ...options, isRead: isUnder([section, 'image']) });
    return [partBelow([section], instance(scope.within(section))), ...images];
  }
  if (!holdsCertainKey(scope)) return readImages(scope, settings, options);
  const images = readImages(scope, settings, { ...options, isRead: isUnder(['image']) });
  return images.length > 0 ? images : [instance(scope)];
}
