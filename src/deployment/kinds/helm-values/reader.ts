import type { Place } from '../../../problems/place.ts';
import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { isNamed, product } from '../../../product/product.ts';
import { baseNameOf, folderOf, inFolder } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlFile, YamlPath } from '../../../syntax/yaml.ts';
import type { Finding } from '../../finding.ts';
import { problemAnswer } from '../../image-answer.ts';
import { classifyImage, type ImageReference, parseImageReference } from '../../reference.ts';
import { mayBeRenderedByArgoCd } from '../helm/argo-cd.ts';
import { type LocalChart, readLocalChart } from '../helm/chart-files.ts';
import { partBelow, problemPart, type ReleasePart } from '../helm/findings.ts';
import { type ChartOfRelease, DEFAULT_IMAGE, usesDefault } from '../helm/image-values.ts';
import { readImages } from '../helm/images.ts';
import { isServiceRoot, isServiceSection, isUnder, readServiceChart } from '../helm/service-chart.ts';
import { layerOf, ValuesScope } from '../helm/values.ts';
import {
  chartFolderAbove,
  chartFolders,
  filesByFolder,
  idOfValues,
  idsOfImages,
  isNamedAfterEnvironment,
  isNamedLikeLayer,
  isNamedValues,
  isOfChart,
  isOfCompanion,
  isOfEnvironment,
  isValuesFile,
  OTHER_TOOL,
  type PossibleLayer,
  VALUES_KIND,
  withPossibleLayers,
} from '../helm/values-files.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { ValuesFiles } from './values-file.ts';

/** The most files beside a release that are read. */
const MOST_LAYERS = 100;

/** Values files that no release in the repository refers to (docs/supported-files.md#helm-values). */
export const helmValues: KindReader = {
  async read(files, candidates, settings) {
    const alone = candidates.filter((path) => mayStandAlone(files, path));
    const reader = new ValuesReader(files, new Set(candidates), settings, await onlyChart(files, settings));
    const found: Finding[] = [];
    for (const each of await reader.read(alone)) {
      found.push({ ...(await findingOf(files, each, settings)), isStray: reader.isStray(each) });
    }
    const objectIds = new Set(found.map(({ id }) => id));
    for (const path of new Set([...alone, ...reader.layers])) {
      for (const id of await idsOfImages(files, path)) objectIds.add(id);
    }
    return { found, claimed: found.map(({ carrier }) => carrier), objectIds: [...objectIds], links: [] };
  },
};

/** The name of a file that is the base for others. */
const BASE = /(?:^|\/)(?:values|common|base|defaults?|shared)\.(?:ya?ml|json)$/i;

/** Whether a file may be a stand-alone values file. Files of a chart's source are not. */
function mayStandAlone(files: SourceFiles, path: string): boolean {
  if (!/\.ya?ml$/i.test(path) && !/values[^/]*\.json$/i.test(path)) return false;
  const folder = chartFolderAbove(files, path);
  return folder === null || !isOfChart(path, folder);
}

/** The only copy or fork of the service's chart in the repository; null if there are none or several. */
async function onlyChart(files: SourceFiles, settings: KindSettings): Promise<LocalChart | null> {
  const paths = [...chartFolders(files)].map((folder) => inFolder(folder, 'Chart.yaml'));
  const found: LocalChart[] = [];
  for (const folder of (await files.containing(settings.chart, paths)).map(folderOf)) {
    const chart = await nullIfUnreadable(readLocalChart(files, folder));
    const isWrapper = chart?.dependencies.some(({ name }) => name === settings.chart);
    if (chart?.name === settings.chart && isWrapper !== true) found.push(chart);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** One image of the service in a values file that no chart and no release in the repository refers to. */
interface StandAlone {
  readonly path: string;
  readonly inputs: readonly string[];
  readonly part: ReleasePart;
  /** Files that may be used together with it. */
  readonly beside: readonly PossibleLayer[];
  /** Files for the service's chart in its folder. */
  readonly recognised?: readonly string[];
}

async function findingOf(
  files: SourceFiles,
  { path, part: { found, steps, isInstance }, inputs, beside }: StandAlone,
  settings: KindSettings,
): Promise<Finding> {
  const isRenderedByArgoCd = await mayBeRenderedByArgoCd(files, [found.place.file, path], settings);
  const id = idOfValues(path, steps);
  const own = { kind: VALUES_KIND, id, unit: `${VALUES_KIND}:${path}`, carrier: path, isRenderedByArgoCd };
  const finding = { ...found, ...own, inputs, secondOrder: [], variables: [] };
  return isInstance ? withPossibleLayers(finding, beside) : finding;
}

/** Values files for the service's chart in one folder, with the values under the same keys. */
interface Group {
  readonly folder: string;
  readonly keys: readonly string[];
  readonly recognised: Map<string, YamlFile>;
  /** Files that may be used together with these. */
  readonly possible: PossibleLayer[];
}

/** Reads stand-alone values files. The repository does not say which files of a folder are used together. */
class ValuesReader {
  /** Files that count as layers of another file and deploy nothing on their own. */
  readonly layers: string[] = [];
  readonly #found: StandAlone[] = [];
  readonly #groups = new Map<string, Group>();
  /** Folders where some file sets a tag, so values without one are layers. */
  readonly #tagged = new Set<string>();
  readonly #valuesFiles: ValuesFiles;

  /**
   * @param candidates files that may concern the service and belong to nothing else
   * @param chart the only chart of the service in the repository; its `appVersion` applies where the tag is empty
   */
  constructor(
    private readonly files: SourceFiles,
    private readonly candidates: ReadonlySet<string>,
    private readonly settings: KindSettings,
    private readonly chart: LocalChart | null,
  ) {
    this.#valuesFiles = new ValuesFiles(files, settings);
  }

  /** @param paths the candidates to read */
  async read(paths: readonly string[]): Promise<StandAlone[]> {
    const images: StandAlone[] = [];
    for (const path of paths) {
      const file = await nullIfUnreadable(this.files.yaml(path));
      if (file === null || file.root === null || !isValuesFile(file)) continue;
      const own = this.#keysIn(file);
      const isRead = (way: YamlPath) => own.some((keys) => isUnder([...keys, 'image'])(way));
      const isWide = own.length > 0 || isNamedValues(this.files, path);
      const parts = readImages(layersOf([file]), this.settings, { isRead, isWide });
      const ofPairs = parts.filter(({ way }) => file.root?.at(way)?.isMap).map(({ way }) => way.slice(0, -1));
      if (own.length + parts.length > 0) await this.#valuesFiles.search(file, [...own, ...ofPairs]);
      for (const keys of own) this.#add(file, keys);
      images.push(...parts.map((part) => ({ path, part, inputs: [path], beside: [] })));
    }
    for (const group of this.#groups.values()) await this.#readGroup(group);
    for (const { path, part } of [...images, ...this.#found]) if (part.setsTag) this.#tagged.add(folderOf(path));
    // An image without a tag is a layer if another file in its folder has a tag.
    return [...this.#found, ...images.filter(({ path, part }) => part.setsTag || !this.#tagged.has(folderOf(path)))];
  }

  /** Whether nothing says that a file is values, so that it may be YAML of another tool. */
  isStray({ path, inputs, recognised = [] }: StandAlone): boolean {
    return !this.#valuesFiles.isKnown(path, [path, ...inputs, ...recognised]);
  }

  #keysIn(file: YamlFile): string[][] {
    const sections = [...new Set([this.settings.chart, product.chart.name])].filter(
      (key) => file.root?.at([key, 'image'])?.isMap && isServiceSection(layersOf([file], [key]), this.settings),
    );
    return [...(isServiceRoot(file, this.settings) ? [[]] : []), ...sections.map((key) => [key])];
  }

  #add(file: YamlFile, keys: readonly string[]): void {
    const folder = folderOf(file.path);
    const name = JSON.stringify([folder, keys]);
    const group = this.#groups.get(name) ?? { folder, keys, recognised: new Map<string, YamlFile>(), possible: [] };
    group.recognised.set(file.path, file);
    this.#groups.set(name, group);
    if (hasTag(file, keys)) this.#tagged.add(folder);
  }

  async #readGroup(group: Group): Promise<void> {
    const { folder, keys, recognised } = group;
    const all = [...recognised.values(), ...(await this.#readBeside(group))];
    const withTag = all.filter((file) => hasTag(file, keys));
    if (withTag.length > 0) this.#tagged.add(folder);
    for (const file of withTag) this.#readRelease(file, group);
    const base = baseOf(withTag);
    for (const file of all.filter((each) => !withTag.includes(each))) {
      const isKnown = recognised.has(file.path);
      if (this.#tagged.has(folder)) {
        this.layers.push(file.path);
        if (base !== undefined && (isKnown || isNamedAfterEnvironment(file.path))) this.#readRelease(file, group, base);
      } else if (isKnown) this.#readRelease(file, group);
    }
  }

  /** Collects the possible layers of a group. @returns those that may deploy the service, although nothing in them says so */
  async #readBeside({ folder, keys, recognised, possible }: Group): Promise<YamlFile[]> {
    const found: YamlFile[] = [];
    const known = [...recognised.keys()];
    for (const path of filesByFolder(this.files, folder)) {
      if (isOfCompanion(path) || !known.some((each) => isNamedLikeLayer(path, each))) continue;
      const file = recognised.get(path) ?? (await this.#layerAt(path, keys));
      if (file === null) possible.push({ path, layer: null });
      if (file == null) continue;
      if (!recognised.has(path) && keys.length === 0) found.push(file);
      const root = file.root?.at(keys) ?? null;
      if (root !== null && usesDefault(layersOf([file], keys).at(['image', 'tag'])))
        possible.push({ path, layer: { file, root } });
    }
    return found;
  }

  /** A file that may be a layer of others; undefined if it belongs to something else, null if it cannot be read. */
  async #layerAt(path: string, keys: readonly string[]): Promise<YamlFile | null | undefined> {
    try {
      const file = await this.files.yaml(path);
      if (file === null || !isValuesFile(file) || OTHER_TOOL.test(path)) return undefined;
      if (keys.length > 0) return file;
      const reference = referenceIn(file);
      const isOther = reference !== null && classifyImage(reference, this.settings.images) === 'other';
      return isOther || (!this.candidates.has(path) && (await this.#isSpokenFor(path))) ? undefined : file;
    } catch (error) {
      const problem = thrownProblem(error);
      const isNamed = /values/i.test(baseNameOf(path)) && keys.length === 0;
      if (isNamed && (await this.files.containing('image:', [path])).length > 0) {
        const part = { ...problemPart(problem, { file: path, line: 1, column: 1 }), steps: ['image'] };
        this.#found.push({ path, part, inputs: [path], beside: [] });
      }
      return null;
    }
  }

  /** Whether another kind may have read a file, as the values of a chart or a command, so that it is not a candidate. */
  async #isSpokenFor(path: string): Promise<boolean> {
    if (isNamed(path) || chartFolderAbove(this.files, path) !== null) return true;
    return (await this.files.containing(product.word, [path])).length > 0;
  }

  /** @param base a file that it overrides */
  #readRelease(file: YamlFile, { keys, recognised, possible }: Group, base?: YamlFile): void {
    const { path } = file;
    const own = layersOf(base === undefined ? [file] : [file, base], keys);
    const isOpen = keys.length === 0 && this.settings.chartVersion === null && usesDefault(own.at(['image', 'tag']));
    const local = isOpen ? this.chart : null;
    const image = file.root?.at([...keys, 'image']) ?? null;
    const place = (image?.at(['tag']) ?? image ?? file.root)?.place ?? { file: path, line: 1, column: 1 };
    const known = local?.known ?? publishedChartAt(place, this.settings);
    // An environment may set the tag without the repository.
    const isNaming = (each: YamlFile) => referenceIn(each) !== null;
    const named = recognised.has(path) ? undefined : [...recognised.values()].find(isNaming);
    const fallback = (named && referenceIn(named)) ?? DEFAULT_IMAGE;
    const scope = local?.values == null ? own : own.over(layerOf(local.values));
    const part = partBelow(keys, readServiceChart(scope, known, { chart: null, fallback }, this.settings));
    const beside = possible.filter((each) => isNamedLikeLayer(each.path, path)).slice(0, MOST_LAYERS);
    this.#found.push({
      path,
      part: { ...part, steps: [...keys, 'image'] },
      recognised: [...recognised.keys()],
      inputs: [file, base, named, local?.file, local?.values].flatMap((each) => each?.path ?? []),
      // Files beyond the limit may set anything.
      beside: beside.map((each, index) => (index === MOST_LAYERS - 1 ? { ...each, layer: null } : each)),
    });
  }
}

/** The file that the others of a group override: the one that is called so, or the only one. One environment is no base of another. */
function baseOf(withTag: readonly YamlFile[]): YamlFile | undefined {
  const [only] = withTag.filter(({ path }) => withTag.length === 1 && !isOfEnvironment(path));
  return withTag.find(({ path }) => BASE.test(path)) ?? only;
}

/** What decides where the tag is empty: the version of the chart, which only an input can tell. */
function publishedChartAt(place: Place, { chart: name, chartVersion: version }: KindSettings): ChartOfRelease {
  const chart = { name, place: null, repository: null };
  if (version !== null) return { answer: { status: 'chart', chart: { ...chart, version } }, place, understood: [] };
  const found = 'image.tag is empty, and no file has the version of the chart';
  const remedy = 'Set the input `chart-version`, or image.tag.';
  return { answer: problemAnswer(problemAt('chart-unpinned', place, found, { remedy })), place, understood: [] };
}

/** Whether a file has a key for the tag, even an empty one. */
function hasTag(file: YamlFile, keys: readonly string[]): boolean {
  return file.root?.at([...keys, 'image', 'tag']) != null;
}

/** @param all highest precedence first */
function layersOf(all: readonly YamlFile[], keys: readonly string[] = []): ValuesScope {
  return new ValuesScope(all.map((file) => layerOf(file, file.root?.at(keys) ?? null)));
}

function referenceIn(file: YamlFile): ImageReference | null {
  const repository = file.root?.at(['image', 'repository'])?.scalar ?? null;
  return repository === null || isTemplate(repository.text) ? null : parseImageReference(repository.text);
}
