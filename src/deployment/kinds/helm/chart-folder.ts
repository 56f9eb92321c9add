import { exactChartVersion } from '../../chart.ts';
import type { Answer, Chart } from '../../deployment.ts';
import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import type { KindSettings } from '../kind.ts';
import {
  chartOfDependency,
  type Dependency,
  dependenciesOf,
  isEnabled,
  type LocalChart,
  readLocalChart,
  sourceFolderOf,
} from './chart-files.ts';
import { problemPart, type ReleasePart } from './findings.ts';
import { readImages } from './images.ts';
import { isUnder, readServiceChart } from './service-chart.ts';
import { readOtherChart } from './service-values.ts';
import { openVersions, readTemplated, readTemplates } from './templates.ts';
import type { ReleaseLayers } from './values.ts';

/** Charts that depend on charts in the repository; nobody nests them deeper. */
const MOST_LEVELS = 4;
/** Dependencies of one release, those of its dependencies among them. */
const MOST_DEPENDENCIES = 200;

interface Position {
  /** The keys that lead to the chart's part of the values. */
  readonly keys: readonly string[];
  readonly level: number;
  /** Where nothing else decides. */
  readonly place: Place;
  /** How a chart above depends on this one. */
  readonly accounts: readonly Place[];
}

/**
 * Reads a release of a chart whose source lies in the repository: the service's own, one that depends on it, perhaps by way of
 * another and several times under different names, or another one that runs its image.
 *
 * @param layers values of the release, without those of the chart itself
 * @returns null where there is no chart
 * @throws ProblemError where a file cannot be read that decides
 */
export function readChartFolder(
  files: Files,
  folder: string,
  layers: ReleaseLayers,
  { place, isNamed }: FolderOptions,
  settings: KindSettings,
): Promise<ReleasePart[] | null> {
  const position = { keys: [], level: 0, place, accounts: [] };
  return new FolderReader(files, settings, isNamed).read(folder, layers, position);
}

interface FolderOptions {
  /** Of the release. */
  readonly place: Place;
  /** Whether templates are known to name the service; else they are read only where the chart or its values do. */
  readonly isNamed: boolean;
}

class FolderReader {
  #dependencies = 0;

  constructor(
    private readonly files: Files,
    private readonly settings: KindSettings,
    private readonly isNamed: boolean,
  ) {}

  async read(folder: string, above: ReleaseLayers, position: Position): Promise<ReleasePart[] | null> {
    const local = await readLocalChart(this.files, folder);
    if (local === null) return null;
    const { values } = local;
    const layers = values === null ? above : above.over({ file: values, root: values.root });
    const dependencies = await dependenciesOf(this.files, folder, this.settings.chart);
    const ofService = dependencies.filter(({ name }) => name === this.settings.chart);
    // What is called like the service and depends on it is a wrapper.
    const isService = local.name === this.settings.chart && ofService.length === 0;
    if (isService) return this.#readService(local, layers, position);
    const parts: ReleasePart[] = [];
    const spokenFor: string[] = [];
    for (const dependency of [...ofService, ...dependencies.filter((each) => !ofService.includes(each))]) {
      const found = await this.#readDependency(folder, dependency, layers, position);
      if (found === null) continue;
      spokenFor.push(dependency.key);
      parts.push(...found);
    }
    const own = await this.#readOwnImages(local, layers, position, spokenFor);
    // The versions of a wrapper say nothing of the service.
    const wrapper = ofService.length > 0 ? local.known.accounts : [];
    return [...parts, ...own].map((part) => {
      const accounts = [...part.found.accounts, ...wrapper, ...position.accounts];
      return { ...part, found: { ...part.found, accounts } };
    });
  }

  async #readService(local: LocalChart, layers: ReleaseLayers, position: Position): Promise<ReleasePart[]> {
    const { keys, place } = position;
    const { readsMode } = await readTemplates(this.files, local.folder, this.settings.images);
    const chart: Chart = {
      name: this.settings.chart,
      version: readsMode && local.version !== null ? exactChartVersion(local.version.text) : null,
      place: local.version?.place ?? null,
      repository: `./${local.folder}`,
    };
    const known = { ...local.known, accounts: [...local.known.accounts, ...position.accounts] };
    const main = readServiceChart(layers, known, { keys, chart, place }, this.settings);
    return [main, ...readImages(layers, this.settings, { isRead: isUnder(['image']), keys })];
  }

  /** @returns null where the dependency is of another kind, and not in the repository */
  async #readDependency(
    folder: string,
    dependency: Dependency,
    layers: ReleaseLayers,
    { keys: above, level, place }: Position,
  ): Promise<ReleasePart[] | null> {
    const { name, key, repository } = dependency;
    this.#dependencies += 1;
    if (this.#dependencies > MOST_DEPENDENCIES) {
      throw new ProblemError(problemAt('unparseable', dependency.place, 'more dependencies than are read'));
    }
    const isService = name === this.settings.chart;
    const source = level < MOST_LEVELS ? sourceFolderOf(this.files, folder, dependency) : null;
    if (source === null && !isService) return null;
    if (!isEnabled(dependency, layers.scope)) {
      const hidden = isService ? hiddenSwitch(dependency, layers) : null;
      return hidden === null ? [] : [problemPart(hidden, place)];
    }
    const keys = [...above, key];
    const own = layers.within(key);
    if (!isService && source !== null) {
      try {
        return await this.read(source, own, { keys, level: level + 1, place, accounts: [] });
      } catch (error) {
        // What cannot be read and is not named after the service is not taken for it.
        if (!(error instanceof ProblemError) || source.includes(this.settings.chart)) throw error;
        return [];
      }
    }
    const known = await chartOfDependency(this.files, dependency);
    if (source !== null) {
      const below = { keys, level: level + 1, place: dependency.place, accounts: known.accounts };
      return (await this.read(source, own, below)) ?? [];
    }
    const at = known.chart?.place ?? known.problem.place;
    const chart: Chart = { name, version: null, place: at, repository };
    return [readServiceChart(own, known, { keys, chart, place: dependency.place }, this.settings)];
  }

  /** Images of the service that the chart's own templates run. */
  async #readOwnImages(
    local: LocalChart,
    layers: ReleaseLayers,
    { keys, place }: Position,
    spokenFor: readonly string[],
  ): Promise<ReleasePart[]> {
    const texts = [local.folder, local.file.text, ...layers.scope.layers.map(({ file }) => file.text)];
    // Templates are read only where something beside them names the service.
    const isRunning = this.isNamed || texts.some((text) => /lightdash/i.test(text));
    const templates = isRunning ? await readTemplates(this.files, local.folder, this.settings.images) : null;
    const known = templates?.usesAppVersion === true ? local.known : null;
    const isRead = (path: readonly (string | number)[]) => spokenFor.some((key) => path[0] === key);
    const problem = problemAt('chart-unknown', place, `${quoteText(local.file.path)} is not that of the service`);
    const images =
      spokenFor.length > 0
        ? readImages(layers, this.settings, { isRead, keys, known })
        : readOtherChart(layers, problem, { place, keys, known }, this.settings);
    const context = { keys, settings: this.settings };
    if (templates === null) return images;
    const templated = templates.images.map((image) => readTemplated(image, local.known, layers, context));
    const secondOrder = openVersions(templates, local, layers);
    return [...images, ...templated].map((part) =>
      isOpen(part.found.answer) ? { ...part, found: { ...part.found, secondOrder } } : part,
    );
  }
}

/** Whether a template decides the tag, in a way that is not understood. */
function isOpen(answer: Answer): boolean {
  return answer.status === 'problem' && /^(?:unresolved-template|chart-unpinned)$/.test(answer.problem.code);
}

/** Values that are not seen and may switch a dependency on that is off in what is seen. */
function hiddenSwitch({ conditions, tags }: Dependency, layers: ReleaseLayers): Problem | null {
  const switches = [...conditions.map((path) => path.split('.')), ...tags.map((tag) => ['tags', tag])];
  return switches.map((path) => layers.hiddenAt(path)).find((hidden) => hidden !== null) ?? null;
}
