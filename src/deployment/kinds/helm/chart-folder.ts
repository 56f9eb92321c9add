import { type Place, showPlace } from '../../../problems/place.ts';
import { ProblemError, problemAt, unparseable } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import { inFolder } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import type { YamlPath } from '../../../syntax/yaml.ts';
import { exactChartVersion } from '../../chart.ts';
import type { Chart } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import type { KindSettings } from '../kind.ts';
import {
  chartOfDependency,
  type Dependency,
  isEnabled,
  type LocalChart,
  readLocalChart,
  sourceFolderOf,
} from './chart-files.ts';
import { partBelow, problemPart, type ReleasePart } from './findings.ts';
import { defaultOf, usualTags } from './image-values.ts';
import { readImages } from './images.ts';
import { isUnder, readOtherChart, readServiceChart } from './service-chart.ts';
import { pairOf } from './template-images.ts';
import { type ChartTemplates, possibleVersions, readTemplated, readTemplates } from './templates.ts';
import type { ValuesScope } from './values.ts';
import { filesBelow } from './values-files.ts';

/** The deepest nesting of charts in the repository. */
const MOST_LEVELS = 4;
/** The most dependencies of one release, at all levels. */
const MOST_DEPENDENCIES = 200;

interface ChartPosition {
  readonly level: number;
  /** The place to report where nothing else decides. */
  readonly place: Place;
  /** Places where the chart above declares this one. */
  readonly understood: readonly Place[];
}

/** A release of a chart in the repository, with its part of the values. */
interface LocalRelease extends ChartPosition {
  readonly local: LocalChart;
  readonly scope: ValuesScope;
}

/**
 * Reads releases of charts whose source is in the repository: the service's own chart, a chart that depends on it, perhaps
 * several times or through another one, or another chart that runs its image.
 */
export class ChartFolderReader {
  #dependencies = 0;

  /** @param isNamed whether templates are known to name the service, so that they are read whatever the values name */
  constructor(
    private readonly files: Files,
    private readonly settings: KindSettings,
    private readonly isNamed: boolean,
  ) {}

  /** Reads the parts of a release; null if there is no chart. @param above its values, without the chart's defaults */
  async read(folder: string, above: ValuesScope, position: ChartPosition): Promise<ReleasePart[] | null> {
    const local = await readLocalChart(this.files, folder);
    if (local === null) return null;
    const { values, dependencies } = local;
    const scope = values === null ? above : above.over({ file: values, root: values.root });
    const source = { ...position, local, scope };
    const isOfService = ({ name }: Dependency) => name === this.settings.chart;
    const isWrapper = dependencies.some(isOfService);
    // A chart with the service's name is a wrapper if it depends on the service's chart, or runs nothing by itself.
    const isBare = filesBelow(this.files, inFolder(folder, 'templates')).length === 0 && dependencies.length > 0;
    if (local.name === this.settings.chart && !isWrapper && !isBare) return this.#readService(source);
    const parts: ReleasePart[] = [];
    const spokenFor: string[] = [];
    for (const dependency of dependencies.toSorted((one, other) => +isOfService(other) - +isOfService(one))) {
      const found = await this.#readDependency(dependency, source);
      if (found === null) continue;
      spokenFor.push(dependency.key);
      parts.push(...found);
    }
    parts.push(...(await this.#readOwnImages(source, spokenFor)));
    // A wrapper's version numbers do not give a version of the service.
    const understood = [...(isWrapper ? local.known.understood : []), ...position.understood];
    return parts.map(({ found, ...part }) => ({
      ...part,
      found: { ...found, understood: [...found.understood, ...understood] },
    }));
  }

  async #readService(release: LocalRelease): Promise<ReleasePart[]> {
    const { local, scope, understood } = release;
    const templates = await readTemplates(this.files, local, this.settings.images);
    const chart: Chart = {
      name: this.settings.chart,
      version: templates.readsMode && local.version !== null ? exactChartVersion(local.version.text) : null,
      place: local.version?.place ?? null,
      repository: `./${local.folder}`,
    };
    const templated = allTemplated(templates, release, this.settings);
    const { tagsOf, parts } = templated;
    const tags = tagsOf(['image']);
    const usual = templates.usesAppVersion ? usualTags(['image']) : [];
    const known = {
      ...defaultOf(tags ?? usual, local.known, release.place),
      understood: [...local.known.understood, ...understood],
    };
    const main = readServiceChart(scope, known, { chart, tags }, this.settings);
    // A fork may take the whole image from one value.
    const isWhole = scope.at(['image']).status === 'scalar';
    const images = readImages(scope, this.settings, { ...(!isWhole && { isRead: isUnder(['image']) }), tagsOf });
    // Where its templates name another image, they do not run the usual one.
    const isElsewhere = templates.images.length > 0 && templates.others.length === 0;
    const isOther = isWhole || (tags === null && (parts.length > 0 || isElsewhere));
    const all = [...(isOther && images.length + parts.length > 0 ? [] : [main]), ...parts, ...images];
    return withTemplateOrder(all, templates, release, templated, this.settings);
  }

  /** @returns null if the dependency is another chart and not in the repository */
  async #readDependency(dependency: Dependency, release: LocalRelease): Promise<ReleasePart[] | null> {
    const { local, scope, level } = release;
    const { name, key, repository, conditions, tags } = dependency;
    this.#dependencies += 1;
    if (this.#dependencies > MOST_DEPENDENCIES) {
      throw unparseable(dependency.place, 'more dependencies than are read');
    }
    const isService = name === this.settings.chart;
    const source = level < MOST_LEVELS ? sourceFolderOf(this.files, local.folder, dependency) : null;
    if (source === null && !isService) return null;
    if (!isEnabled(dependency, scope)) {
      // Unseen values may enable it.
      const hidden = [...conditions, ...tags].map((path) => scope.hiddenAt(path)).find((each) => each !== null);
      return isService && hidden !== undefined ? [problemPart(hidden, release.place)] : [];
    }
    const known = isService ? await chartOfDependency(this.files, dependency) : null;
    const own = scope.within(key);
    const below = (parts: readonly ReleasePart[]) => parts.map((part) => partBelow([key], part));
    if (source === null) {
      if (known === null) return null;
      const chart = { name, version: null, place: known.place, repository };
      return below([readServiceChart(own, known, { chart }, this.settings)]);
    }
    try {
      const place = isService ? dependency.place : release.place;
      const at = { level: level + 1, place, understood: known?.understood ?? [] };
      return below((await this.read(source, own, at)) ?? []);
    } catch (error) {
      // An unreadable chart counts as the service's only if it is named after it, or if its values name the service.
      if (!(error instanceof ProblemError) || isService || source.includes(this.settings.chart)) throw error;
      const values = await nullIfUnreadable(this.files.text(inFolder(source, 'values.yaml')));
      return namesService(values ?? '', this.settings) ? below([problemPart(error.problem, release.place)]) : [];
    }
  }

  /** Images of the service that the chart's own templates run. */
  async #readOwnImages(release: LocalRelease, spokenFor: readonly string[]): Promise<ReleasePart[]> {
    const { local, scope, place } = release;
    const texts = [local.folder, local.file.text, ...scope.layers.map(({ file }) => file.text)];
    // Templates are only read if a text beside them names the service.
    const isRunning = this.isNamed || texts.some((text) => namesService(text, this.settings));
    const templates = isRunning ? await readTemplates(this.files, local, this.settings.images) : null;
    const templated = allTemplated(templates, release, this.settings);
    const { tagsOf, parts } = templated;
    const options = { tagsOf, known: templates?.usesAppVersion === true ? local.known : null };
    const isRead = ([first]: YamlPath) => spokenFor.some((key) => first === key);
    const problem = problemAt(
      'chart-unknown',
      place,
      `${quoteText(local.file.path)} is not ${product.name}'s own chart`,
    );
    const images =
      spokenFor.length > 0
        ? readImages(scope, this.settings, { ...options, isRead })
        : readOtherChart(scope, problem, place, this.settings, options);
    if (templates === null) return images;
    const { recreates, others, takes } = templates;
    // Where all images of the templates are understood, values that no template names are not used.
    const used = others.length > 0 || parts.length === 0 ? images : images.filter(({ way }) => takes(way));
    const all = withTemplateOrder([...used, ...parts], templates, release, templated, this.settings);
    return all.map(({ found, ...part }) => {
      const recreated = recreates === null || part.isInstance ? null : { value: 'Recreate' as const, place: recreates };
      const { declared } = found;
      return {
        ...part,
        found: { ...found, declared: { ...declared, upgradeMode: declared.upgradeMode ?? recreated } },
      };
    });
  }
}

/** The images whose repository does not stand beside a tag in the values, and what gives the tag of one that does. */
function allTemplated(templates: ChartTemplates | null, { local, scope }: LocalRelease, settings: KindSettings) {
  const tags = new Map<string, TemplateSources>();
  const parts: ReleasePart[] = [];
  for (const image of templates?.images ?? []) {
    const pair = pairOf(image);
    const way = JSON.stringify(pair);
    if (pair !== null && image.tag !== null && !tags.has(way)) tags.set(way, image.tag);
    else parts.push(...readTemplated(image, local.known, scope, settings));
  }
  // A literal is judged as a changed line, unless values name an image that no template takes.
  const literals = (templates?.literals ?? []).flatMap((each) => readTemplated(each, local.known, scope, settings));
  if (literals.length > 0 && readImages(scope, settings).some(({ way }) => templates?.takes(way) === false))
    parts.push(...literals.map((part, index) => ({ ...part, steps: [...part.steps, `${index}`] })));
  return { tagsOf: (path: YamlPath) => tags.get(JSON.stringify(path)) ?? null, parts };
}

/**
 * Adds what the templates say of parts: the chart's own version, where the way to the image is plain. Otherwise the text
 * that decides is second order, with the versions that it may take.
 */
function withTemplateOrder(
  parts: readonly ReleasePart[],
  templates: ChartTemplates,
  { local, scope }: LocalRelease,
  templated: ReturnType<typeof allTemplated>,
  settings: KindSettings,
): ReleasePart[] {
  const { others, text, takes } = templates;
  const images = readImages(scope, settings).map(({ found: { understood }, way }) => ({ way, understood }));
  const keys = scope.roots.flatMap(({ members }) => members.filter(({ value }) => value.scalar !== null));
  const left = [...images, ...keys.map(({ name, value }) => ({ way: [name], understood: [value.place] }))];
  const unused = templates.isClear ? left.flatMap((each) => (takes(each.way) ? [] : each.understood)) : [];
  const expressions = others.map((other) => other.text).join('\n');
  const values = { file: local.file, scope, images: settings.images };
  return parts.map((part) => {
    const found = { ...part.found, unused };
    const { understood, answer } = found;
    const isUndecided =
      answer.status === 'problem' && /^(?:unresolved-template|chart-unpinned)$/.test(answer.problem.code);
    const isPlain = templated.parts.includes(part) || templated.tagsOf(part.way) !== null || templates.isClear;
    if (isPlain && !isUndecided)
      return { ...part, found: { ...found, understood: [...understood, ...local.known.understood] } };
    const known = new Set(understood.map(showPlace));
    const possible = possibleVersions(isUndecided ? text : expressions, expressions, values, isUndecided);
    const secondOrder = [...others, ...possible.filter(({ place }) => isUndecided || !known.has(showPlace(place)))];
    return { ...part, found: secondOrder.length === 0 ? found : { ...found, secondOrder } };
  });
}
