import type { Place } from '../../place.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import { embeddedYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { imagesOf } from '../manifests/image-sites.ts';
import { isOfAnotherFormat, type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { inflateChart } from './charts.ts';
import { applyImageEntry } from './images.ts';
import {
  mergeImages,
  type Overlay,
  type PatchEntry,
  type Reference,
  readImageEntry,
  readKustomization,
  resolveReference,
} from './kustomization.ts';
import { applyPatch, instanceOf } from './patches.ts';
import { applyReplacements } from './replacements.ts';
import {
  type BuiltSite,
  EMPTY,
  type Instance,
  include,
  type State,
  withFiles,
  withProblem,
  withUnseen,
} from './state.ts';

/** Kustomizations within each other. */
const MOST_LEVELS = 50;
/** Kustomizations that are gone through in one tree; components count each time that they are used. */
const MOST_LAYERS = 20_000;
/** Changes that are held against images, in one tree: some seconds. */
const MOST_WORK = 100_000_000;
/** Of a text, the part that one change in it takes at least. */
const SIZE_OF_ONE = 1 / 20;

/** Builds kustomizations as far as images go, each folder once. */
export class KustomizeBuilder {
  readonly #built = new Map<string, Promise<State>>();
  #layers = 0;
  #work = 0;

  constructor(
    private readonly files: Files,
    private readonly settings: FormatSettings,
  ) {}

  /**
   * What a kustomization makes of its resources.
   *
   * @param path of its file
   * @throws ProblemError where a kustomization on the way cannot be read, or leads back to itself
   * @throws TreeError where the tree cannot be read
   */
  build(path: string): Promise<State> {
    return this.#kustomization(path, []);
  }

  /**
   * The same with something laid over it that is no file of kustomize: what Flux has in its own objects.
   *
   * @param path null where the resources are those of the overlay alone
   */
  async buildUnder(path: string | null, overlay: Overlay): Promise<State> {
    return path === null ? this.#layer(overlay, EMPTY, []) : this.#buildFile(path, EMPTY, [path], overlay);
  }

  /** What several make of each other that stand for no file: the first as a kustomization of its own, each further one over it. */
  async buildLayers(overlays: readonly Overlay[]): Promise<State> {
    let state = EMPTY;
    for (const overlay of overlays) state = await this.#layer(overlay, state, []);
    return state;
  }

  #kustomization(path: string, stack: readonly string[]): Promise<State> {
    const start = { file: path, line: 1, column: 1 };
    if (stack.includes(path)) throw refusal(start, `it leads back to itself by ${quoteText(stack.at(-1) ?? path)}`);
    if (stack.length >= MOST_LEVELS) throw refusal(start, `more than ${MOST_LEVELS} kustomizations within each other`);
    const known = this.#built.get(path);
    if (known !== undefined) return known;
    const building = this.#buildFile(path, EMPTY, [...stack, path]);
    // Whoever awaits it sees the failure; nobody has to.
    building.catch(() => undefined);
    this.#built.set(path, building);
    return building;
  }

  async #buildFile(path: string, start: State, stack: readonly string[], over: Overlay | null = null): Promise<State> {
    const state = withFiles(start, [path]);
    const file = await this.files.yaml(path);
    const overlay = file === null ? null : readKustomization(file, folderOf(path));
    return overlay === null ? state : this.#layer(overlay, state, stack, over);
  }

  /**
   * @param over what is written into the kustomization before it is built, so that its patches go before the kustomization's `images`
   */
  async #layer(overlay: Overlay, start: State, stack: readonly string[], over: Overlay | null = null): Promise<State> {
    const layers = over === null ? [overlay] : [overlay, over];
    this.#layers += 1;
    const { file } = overlay;
    if (this.#layers > MOST_LAYERS) {
      throw refusal({ file: file.path, line: 1, column: 1 }, `more than ${MOST_LAYERS} kustomizations`);
    }
    const taken: State[] = [];
    for (const reference of overlay.resources) taken.push(await this.#resource(overlay, reference, stack));
    const place = { file: file.path, line: 1, column: 1 };
    let state = include(start, taken, place);
    const spend = (size: number) => this.#spend(size * (state.sites.length + state.charts.length), place);
    spend(1);
    for (const value of overlay.charts) state = await this.#chart(state, overlay, { file, value });
    for (const plugin of overlay.generators) state = await this.#plugin(state, overlay, plugin, true);
    for (const layer of layers) {
      for (const reference of layer.components) state = await this.#component(state, layer, reference, stack);
    }
    for (const layer of layers) {
      for (const patch of layer.patches) state = await this.#patch(state, layer, patch, spend);
    }
    state = renamed(state, overlay, over?.namespace || overlay.namespace);
    for (const layer of layers) {
      for (const patch of layer.latePatches) state = await this.#patch(state, layer, patch, spend);
    }
    const fields = await this.#imageFields(overlay);
    state = withFiles(state, fields.inputs);
    // Each is held against all images.
    const images = mergeImages(overlay.images, over?.images ?? []);
    spend(images.length + overlay.replacements.length * overlay.file.text.length * SIZE_OF_ONE);
    for (const entry of images) state = applyImageEntry(state, entry, this.settings, fields.ways);
    for (const plugin of overlay.transformers) state = await this.#plugin(state, overlay, plugin, false);
    return applyReplacements(this.files, state, overlay, this.settings);
  }

  #spend(work: number, place: Place): void {
    this.#work += work;
    if (this.#work > MOST_WORK) throw refusal(place, 'patches and images that take too long together');
  }

  async #resource({ folder }: Overlay, reference: Reference, stack: readonly string[]): Promise<State> {
    const resolved = resolveReference(this.files, folder, reference);
    switch (resolved.kind) {
      case 'file':
        return this.#objects(resolved.path);
      case 'kustomization':
        return this.#kustomization(resolved.path, stack);
      default:
        return withUnseen(EMPTY, notHere(reference, resolved.kind));
    }
  }

  /** The objects of a file; one that cannot be read may hold anything. */
  async #objects(path: string): Promise<State> {
    const state = withFiles(EMPTY, [path]);
    try {
      const file = await this.files.yaml(path);
      return file === null ? state : { ...state, sites: sitesIn(file) };
    } catch (error) {
      if (error instanceof ProblemError) return withUnseen(state, error.problem);
      throw error;
    }
  }

  async #chart(state: State, overlay: Overlay, entry: Parameters<typeof inflateChart>[2]): Promise<State> {
    const { name, chart, inputs, parts } = await inflateChart(this.files, overlay, entry, this.settings);
    const after = withFiles(withFiles(state, inputs, false), parts);
    if (chart === null) return { ...after, otherReleases: [...after.otherReleases, name] };
    return { ...after, charts: [...after.charts, chart] };
  }

  /** A component works on what the kustomization that names it has so far. */
  async #component(state: State, { folder }: Overlay, reference: Reference, stack: readonly string[]): Promise<State> {
    const resolved = resolveReference(this.files, folder, reference);
    if (resolved.kind === 'remote' || resolved.kind === 'missing') {
      const problem = notHere(reference, resolved.kind);
      return withProblem(withUnseen(state, problem), problem, this.settings);
    }
    const { path } = resolved;
    const start = { file: path, line: 1, column: 1 };
    if (stack.includes(path)) throw refusal(start, `it leads back to itself by ${quoteText(stack.at(-1) ?? path)}`);
    if (stack.length >= MOST_LEVELS) throw refusal(start, `more than ${MOST_LEVELS} kustomizations within each other`);
    return this.#buildFile(path, state, [...stack, path]);
  }

  async #patch(
    state: State,
    { folder, file }: Overlay,
    { path, inline, target, place }: PatchEntry,
    spend: (size: number) => void,
  ): Promise<State> {
    const resolved = path === null ? null : resolveReference(this.files, folder, path);
    if (path !== null && resolved?.kind !== 'file') {
      return withProblem(state, notHere(path, resolved?.kind ?? 'missing'), this.settings);
    }
    const asked = resolved?.kind === 'file' ? [resolved.path] : [];
    const current = withFiles(state, asked);
    try {
      const [first] = asked;
      const patch = first !== undefined ? await this.files.yaml(first) : inline && embeddedYaml(file, inline);
      if (patch === null) return current;
      spend(1 + patch.text.length * SIZE_OF_ONE);
      const selector = target === null ? null : { file, value: target };
      return applyPatch(current, { file: patch, target: selector, place: path?.place ?? place }, this.settings);
    } catch (error) {
      if (error instanceof ProblemError) return withProblem(current, error.problem, this.settings);
      throw error;
    }
  }

  /** Further fields that hold images, by the files of `configurations`. */
  async #imageFields({ folder, configurations }: Overlay): Promise<{ ways: Set<string>; inputs: string[] }> {
    const ways = new Set<string>();
    const inputs: string[] = [];
    for (const reference of configurations) {
      const resolved = resolveReference(this.files, folder, reference);
      if (resolved.kind !== 'file') continue;
      inputs.push(resolved.path);
      try {
        const file = await this.files.yaml(resolved.path);
        if (file !== null) for (const way of waysIn(file, file.items(file.at(file.root, ['images'])))) ways.add(way);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    }
    return { ways, inputs };
  }

  /** A transformer or a generator, mostly in a file of its own. Those that change images or inflate charts are followed. */
  async #plugin(
    state: State,
    overlay: Overlay,
    { path, inline, place }: PatchEntry,
    isGenerator: boolean,
  ): Promise<State> {
    const resolved = path === null ? null : resolveReference(this.files, overlay.folder, path);
    const shown = path?.text ?? (inline === null ? '' : overlay.file.sourceOf(inline));
    const problem = problemAt('external-values', place, `the plugin ${quoteText(shown)}`);
    // What makes objects changes none of those that are there.
    const refuse = (current: State, why = problem) =>
      isGenerator ? withUnseen(current, why) : withProblem(current, why, this.settings);
    if (resolved !== null && resolved.kind !== 'file') return refuse(state);
    let current = resolved === null ? state : withFiles(state, [resolved.path]);
    try {
      const file =
        resolved === null ? inline && embeddedYaml(overlay.file, inline) : await this.files.yaml(resolved.path);
      for (const object of file === null ? [] : objectsIn(file)) {
        const followed = await this.#pluginObject(current, overlay, object);
        current = followed ?? (isGenerator || !isHarmless(object) ? refuse(current) : current);
      }
      return current;
    } catch (error) {
      if (error instanceof ProblemError) return refuse(current, error.problem);
      throw error;
    }
  }

  /** Null where it is not followed. */
  async #pluginObject(state: State, overlay: Overlay, object: KubernetesObject): Promise<State | null> {
    const { file, value, kind } = object;
    if (kind === 'HelmChartInflationGenerator') return this.#chart(state, overlay, object);
    const tag = kind === 'ImageTagTransformer' ? file.at(value, ['imageTag']) : null;
    const entry = tag === null ? null : readImageEntry(file, tag);
    if (entry === null) return null;
    const fields = waysIn(file, file.items(file.at(value, ['fieldSpecs'])));
    return applyImageEntry(state, entry, this.settings, new Set(fields));
  }
}

/** Transformers that leave images alone. */
const HARMLESS =
  /^(?:Namespace|Prefix|Suffix|PrefixSuffix|Labels?|Annotations|ReplicaCount|Hash|LegacyOrder|SortOrder)Transformer$/;

function isHarmless({ apiVersion, kind }: KubernetesObject): boolean {
  return apiVersion === 'builtin' && HARMLESS.test(kind);
}

function refusal(place: Place, why: string): ProblemError {
  return new ProblemError(problemAt('unparseable', place, why));
}

function notHere({ text, place }: Reference, kind: string): Problem {
  const what = kind === 'remote' ? 'the remote base' : 'the missing';
  return problemAt('external-values', place, `${what} ${quoteText(text)}`);
}

function waysIn(file: YamlFile, items: readonly YamlValue[]): string[] {
  return items.flatMap((item) => {
    const path = file.scalar(file.at(item, ['path']))?.text;
    return path === undefined ? [] : [path.replaceAll('[]', '')];
  });
}

/** The images of a file's objects, as they are before anything is laid over them. */
function sitesIn(file: YamlFile): BuiltSite[] {
  return objectsIn(file).flatMap((object) => {
    if (isOfAnotherFormat(object)) return [];
    const instance = instanceOf(object);
    const nothing = { wasService: false, tagProblem: null, problem: null, isMoved: false };
    return imagesOf(object).sites.map((site) => ({ ...site, instance, files: [file.path], ...nothing }));
  });
}

/** Namespace, prefix and suffix. */
function renamed(state: State, { namePrefix, nameSuffix, addsLabels }: Overlay, namespace: string): State {
  const labelled = addsLabels ? { ...state, addsLabels } : state;
  if (namespace === '' && namePrefix === '' && nameSuffix === '') return labelled;
  const instances = new Map<Instance, Instance>();
  const renamedOf = (instance: Instance): Instance => {
    const known = instances.get(instance);
    if (known !== undefined) return known;
    const name = `${namePrefix}${instance.names.at(-1) ?? ''}${nameSuffix}`;
    const now = {
      ...instance,
      names: [...instance.names, name],
      namespaces: namespace === '' ? instance.namespaces : [...instance.namespaces, namespace],
      affixes: `${namePrefix}${instance.affixes}${nameSuffix}`,
    };
    instances.set(instance, now);
    return now;
  };
  return { ...labelled, sites: state.sites.map((site) => ({ ...site, instance: renamedOf(site.instance) })) };
}
