import type { Place } from '../../place.ts';
import { ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { folderOf } from '../../repository-paths.ts';
import { embeddedYaml } from '../../source/embedded-yaml.ts';
import type { Files } from '../../source/source-files.ts';
import type { YamlFile } from '../../source/yaml.ts';
import type { FormatSettings } from '../format.ts';
import { imagesOf } from '../manifests/image-sites.ts';
import { isOfAnotherFormat, type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { inflateChart } from './charts.ts';
import { applyImageEntry, isOfService } from './images.ts';
import {
  mergeImages,
  type Overlay,
  type PatchEntry,
  type Reference,
  readKustomization,
  resolveReference,
} from './kustomization.ts';
import { applyPatch } from './patches.ts';
import { applyReplacements } from './replacements.ts';
import { type Instance, instanceOf, type Renaming, renamed } from './selector.ts';
import { type BuiltSite, EMPTY, include, type State, withFiles, withProblem, withUnseen } from './state.ts';
import { type ImageField, imageFieldsOf, notHere, readTransformer } from './transformers.ts';

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
    state = renamedState(state, { ...overlay, namespace: over?.namespace || overlay.namespace });
    for (const layer of layers) {
      for (const patch of layer.latePatches) state = await this.#patch(state, layer, patch, spend);
    }
    const { fields, inputs, problem } = await imageFieldsOf(this.files, overlay);
    state = withFiles(state, inputs);
    // Each is held against all images.
    const images = mergeImages(overlay.images, over?.images ?? []);
    spend(images.length + overlay.replacements.length * overlay.file.text.length * SIZE_OF_ONE);
    for (const entry of images) state = applyImageEntry(state, entry, this.settings, waysOf(fields));
    if (problem !== null && images.some((entry) => isOfService(entry, this.settings))) {
      state = withProblem(state, problem, this.settings, ({ shape }) => shape !== 'container');
    }
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
        current = (await this.#pluginObject(current, overlay, object, isGenerator)) ?? refuse(current);
      }
      return current;
    } catch (error) {
      if (error instanceof ProblemError) return refuse(current, error.problem);
      throw error;
    }
  }

  /** Null where it is not followed. */
  async #pluginObject(
    state: State,
    overlay: Overlay,
    object: KubernetesObject,
    isGenerator: boolean,
  ): Promise<State | null> {
    if (object.kind === 'HelmChartInflationGenerator') return this.#chart(state, overlay, object);
    const transformer = readTransformer(object);
    switch (transformer.does) {
      case 'nothing':
        return isGenerator ? null : state;
      case 'rename':
        return isGenerator ? null : renamedState(state, transformer.renaming);
      case 'images':
        return applyImageEntry(state, transformer.entry, this.settings, waysOf(transformer.fields));
      case 'anything':
        return null;
    }
  }
}

function refusal(place: Place, why: string): ProblemError {
  return new ProblemError(problemAt('unparseable', place, why));
}

function waysOf(fields: readonly ImageField[]): ReadonlySet<string> {
  return new Set(fields.map(({ way }) => way));
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
function renamedState(state: State, renaming: Renaming): State {
  const instances = new Map<Instance, Instance>();
  const renamedOnce = (instance: Instance) => {
    const now = instances.get(instance) ?? renamed(instance, renaming);
    instances.set(instance, now);
    return now;
  };
  const sites = state.sites.map((site) => ({ ...site, instance: renamedOnce(site.instance) }));
  return { ...state, sites, addsLabels: state.addsLabels || renaming.addsLabels };
}
