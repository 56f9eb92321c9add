import type { Place } from '../../../problems/place.ts';
import { ProblemError, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { exactChartVersion } from '../../chart.ts';
import type { Answer, Chart } from '../../image-answer.ts';
import type { KindSettings } from '../kind.ts';
import {
  chartOfDependency,
  type Dependency,
  isEnabled,
  type LocalChart,
  readLocalChart,
  sourceFolderOf,
} from './chart-files.ts';
import { problemPart, type ReleasePart } from './findings.ts';
import { readImages } from './images.ts';
import { isUnder, readOtherChart, readServiceChart } from './service-chart.ts';
import { possibleVersions, readTemplated, readTemplates } from './templates.ts';
import type { ReleaseLayers } from './values.ts';

/** The deepest nesting of charts in the repository. */
const MOST_LEVELS = 4;
/** The most dependencies of one release, at all levels. */
const MOST_DEPENDENCIES = 200;

interface ChartPosition {
  /** Keys that lead to the chart's part of the values. */
  readonly keys: readonly string[];
  readonly level: number;
  /** The place to report where nothing else decides. */
  readonly place: Place;
  /** Places where the chart above declares this one. */
  readonly accounts: readonly Place[];
}

/** A release of a chart in the repository, with its part of the values. */
interface LocalRelease {
  readonly local: LocalChart;
  readonly layers: ReleaseLayers;
  readonly position: ChartPosition;
}

/**
 * Reads releases of charts whose source is in the repository: the service's own chart, a chart that depends on it
 * (perhaps through another chart, or several times under different names), or another chart that runs its image.
 */
export class ChartFolderReader {
  #dependencies = 0;

  /**
   * @param isNamed whether templates are known to name the service; otherwise they are only read if the chart or its
   *   values name it
   */
  constructor(
    private readonly files: Files,
    private readonly settings: KindSettings,
    private readonly isNamed: boolean,
  ) {}

  /**
   * Reads the parts of a release.
   *
   * @param values the release's values, without the chart's defaults
   * @param place the place of the release
   * @returns null where there is no chart
   * @throws ProblemError where a deciding file cannot be read
   */
  read(folder: string, values: ReleaseLayers, place: Place): Promise<ReleasePart[] | null> {
    return this.#read(folder, values, { keys: [], level: 0, place, accounts: [] });
  }

  async #read(folder: string, above: ReleaseLayers, position: ChartPosition): Promise<ReleasePart[] | null> {
    const local = await readLocalChart(this.files, folder);
    if (local === null) return null;
    const { values, dependencies } = local;
    const layers = values === null ? above : above.over({ file: values, root: values.root });
    const source = { local, layers, position };
    const isOfService = ({ name }: Dependency) => name === this.settings.chart;
    const isWrapper = dependencies.some(isOfService);
    // A chart with the service's name that also depends on the service's chart is a wrapper.
    if (local.name === this.settings.chart && !isWrapper) return this.#readService(source);
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
    const accounts = [...(isWrapper ? local.known.accounts : []), ...position.accounts];
    return parts.map(({ found, ...part }) => ({
      ...part,
      found: { ...found, accounts: [...found.accounts, ...accounts] },
    }));
  }

  async #readService({ local, layers, position: { keys, place, accounts } }: LocalRelease): Promise<ReleasePart[]> {
    const { readsMode } = await readTemplates(this.files, local.folder, this.settings.images);
    const chart: Chart = {
      name: this.settings.chart,
      version: readsMode && local.version !== null ? exactChartVersion(local.version.text) : null,
      place: local.version?.place ?? null,
      repository: `./${local.folder}`,
    };
    const known = { ...local.known, accounts: [...local.known.accounts, ...accounts] };
    const main = readServiceChart(layers, known, { keys, chart, place }, this.settings);
    return [main, ...readImages(layers, this.settings, { isRead: isUnder(['image']), keys })];
  }

  /** @returns null where the dependency is another chart and not in the repository */
  async #readDependency(
    dependency: Dependency,
    { local, layers, position }: LocalRelease,
  ): Promise<ReleasePart[] | null> {
    const { name, key, repository, conditions, tags, place } = dependency;
    this.#dependencies += 1;
    if (this.#dependencies > MOST_DEPENDENCIES) {
      throw new ProblemError(problemAt('unparseable', place, 'more dependencies than are read'));
    }
    const isService = name === this.settings.chart;
    const source = position.level < MOST_LEVELS ? sourceFolderOf(this.files, local.folder, dependency) : null;
    if (source === null && !isService) return null;
    if (!isEnabled(dependency, layers.scope)) {
      // Unseen values may enable it.
      const hidden = [...conditions, ...tags].map((path) => layers.hiddenAt(path)).find((each) => each !== null);
      return isService && hidden !== undefined ? [problemPart(hidden, position.place)] : [];
    }
    const known = isService ? await chartOfDependency(this.files, dependency) : null;
    const own = layers.within(key);
    const below: ChartPosition = {
      keys: [...position.keys, key],
      level: position.level + 1,
      place: isService ? place : position.place,
      accounts: known?.accounts ?? [],
    };
    if (source === null) {
      if (known === null) return null;
      const chart = { name, version: null, place: known.chart?.place ?? known.problem.place, repository };
      return [readServiceChart(own, known, { keys: below.keys, chart, place }, this.settings)];
    }
    try {
      return (await this.#read(source, own, below)) ?? [];
    } catch (error) {
      // An unreadable chart counts as the service's only if it is named after it.
      if (!(error instanceof ProblemError) || isService || source.includes(this.settings.chart)) throw error;
      return [];
    }
  }

  /** Images of the service that the chart's own templates run. */
  async #readOwnImages(
    { local, layers, position: { keys, place } }: LocalRelease,
    spokenFor: readonly string[],
  ): Promise<ReleasePart[]> {
    const texts = [local.folder, local.file.text, ...layers.scope.layers.map(({ file }) => file.text)];
    // Templates are only read if a text beside them names the service.
    const isRunning = this.isNamed || texts.some((text) => /lightdash/i.test(text));
    const templates = isRunning ? await readTemplates(this.files, local.folder, this.settings.images) : null;
    const known = templates?.usesAppVersion === true ? local.known : null;
    const isRead = ([first]: readonly (string | number)[]) => spokenFor.some((key) => first === key);
    const problem = problemAt('chart-unknown', place, `${quoteText(local.file.path)} is not Lightdash's own chart`);
    const images =
      spokenFor.length > 0
        ? readImages(layers, this.settings, { isRead, keys, known })
        : readOtherChart(layers, problem, { place, keys, known }, this.settings);
    if (templates === null) return images;
    const context = { keys, settings: this.settings };
    const templated = templates.images.map((image) => readTemplated(image, local.known, layers, context));
    const { recreates } = templates;
    const secondOrder = possibleVersions(templates, local, layers);
    return [...images, ...templated].map(({ found, ...part }) => {
      const { declared } = found;
      const isRecreated = recreates !== null && !part.isInstance && declared.upgradeMode === null;
      const upgradeMode = isRecreated ? { value: 'Recreate' as const, place: recreates } : declared.upgradeMode;
      const read = { ...found, declared: { ...declared, upgradeMode } };
      return { ...part, found: isDecidedByTemplate(found.answer) ? { ...read, secondOrder } : read };
    });
  }
}

/** Whether a template decides the tag in a way that is not understood. */
function isDecidedByTemplate(answer: Answer): boolean {
  return answer.status === 'problem' && /^(?:unresolved-template|chart-unpinned)$/.test(answer.problem.code);
}
