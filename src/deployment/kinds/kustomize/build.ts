import type { PlacedText } from '../../../problems/place.ts';
import { type ProblemError, unparseable } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { folderOf, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { allAt, type YamlValue } from '../../../syntax/yaml.ts';
import { type HelmRelease, publishedChart, type ReleaseChart } from '../helm/release.ts';
import { readValuesFile } from '../helm/values.ts';
import { imagesOf, type NamedImage } from '../manifests/containers.ts';
import { isOfAnotherKind, objectsIn } from '../manifests/objects.ts';
import { type Layer, readLayers } from '../releases/layers.ts';
import { isKustomizationFile } from './facts.ts';
import {
  type ImageOverride,
  type Kustomization,
  kustomizationsIn,
  placedTextAt,
  readKustomization,
  resolveReference,
} from './kustomization.ts';

/** An image of an object, or a chart that kustomize inflates. */
export interface BuiltPart {
  /** The end of its identity: `Deployment/bi/lightdash#web`, or the release of a chart. */
  readonly name: string;
  readonly source: { readonly image: NamedImage } | { readonly release: HelmRelease };
  /** All kustomizations on the way, innermost first. */
  readonly layers: Kustomization[];
  /** Their `images`, in the order of application. */
  readonly overrides: ImageOverride[];
  /** Those of the first kustomization that images given from outside replace. */
  readonly replaced: ImageOverride[];
}

export interface Built {
  readonly parts: BuiltPart[];
  /** The `images` of all kustomizations, including those that match nothing. */
  readonly overrides: ImageOverride[];
  /** Included resources that are not in the repository. */
  readonly unseen: PlacedText[];
  /** Files that contain nothing else, so that they can be claimed. */
  readonly files: Set<string>;
}

/** The patch files of a kustomization, which are not objects on their own. */
export function patchFilesOf(files: Files, layer: Kustomization): string[] {
  const named = ['patches.*.path', 'patchesJson6902.*.path', 'patchesStrategicMerge.*'].flatMap((path) =>
    allAt([layer.value], path),
  );
  return named.map((each) => resolvePath(layer.folder, each.textAt()) ?? '').filter((path) => files.has(path));
}

/** Only a kustomization that includes itself repeatedly exceeds this. */
const MOST_PARTS = 5_000;

/**
 * Builds a kustomization from its file, or files of objects, limited to its images. @throws ProblemError if that fails
 *
 * @param over further `images`, which replace those with the same name
 */
export async function build(
  files: Files,
  start: string | readonly string[],
  over: readonly ImageOverride[],
): Promise<Built> {
  const builder = new Builder(files, over);
  if (typeof start === 'string') await builder.addRoot(start);
  else await builder.addAlone(start);
  return builder.built;
}

class Builder {
  readonly built: Built = { parts: [], overrides: [], unseen: [], files: new Set() };
  #kustomizations = 0;

  constructor(
    private readonly files: Files,
    private readonly over: readonly ImageOverride[],
  ) {}

  async addRoot(path: string): Promise<void> {
    await this.#addLayer(path, [], 0);
  }

  /** Adds files of objects that no kustomization includes. */
  async addAlone(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#addObjects(path);
    this.#override(this.built.parts, this.over);
  }

  /** @param from index of the first part that it changes; a component changes everything its parent has so far */
  async #addLayer(path: string, stack: readonly string[], from: number): Promise<void> {
    const { parts, unseen } = this.built;
    const layer = await this.#openLayer(path, stack);
    if (layer === null) return;
    const inner = [...stack, path];
    for (const reference of layer.resources) {
      const at = resolveReference(this.files, layer.folder, reference.text);
      if (at === null) unseen.push(reference);
      else if (isKustomizationFile(at)) await this.#addLayer(at, inner, parts.length);
      else await this.#addObjects(at);
      if (parts.length > MOST_PARTS) throw refused(path, `more than ${MOST_PARTS} images`);
    }
    for (const entry of layer.value.itemsAt('helmCharts')) {
      const name = entry.textAt('releaseName') || entry.textAt('name');
      this.#add(name, { release: await releaseOfChart(this.files, layer, entry) });
    }
    for (const reference of layer.components) {
      const at = resolveReference(this.files, layer.folder, reference.text);
      if (at !== null && isKustomizationFile(at)) await this.#addLayer(at, inner, from);
      else unseen.push(reference);
    }
    this.#change(parts.slice(from), layer, stack.length === 0 ? this.over : []);
  }

  /** Reads a kustomization; null if the file holds none. */
  async #openLayer(path: string, stack: readonly string[]): Promise<Kustomization | null> {
    const { files, built } = this;
    const others = kustomizationsIn(files, folderOf(path)).filter((each) => each !== path);
    if (others.length > 0) throw refused(path, `${quoteText(others.join(', '))} next to it is one more kustomization`);
    if (stack.includes(path)) throw refused(path, `it leads back to itself by ${quoteText(stack.at(-1) ?? path)}`);
    this.#kustomizations += 1;
    if (this.#kustomizations > MOST_PARTS) throw refused(path, `more than ${MOST_PARTS} kustomizations`);
    const file = await files.yaml(path);
    const layer = file === null ? null : readKustomization(file);
    built.files.add(path);
    if (layer !== null) for (const patch of patchFilesOf(files, layer)) built.files.add(patch);
    return layer;
  }

  /** Puts the `images` of a kustomization on what it includes. Those from outside replace its own of the same name. */
  #change(included: readonly BuiltPart[], layer: Kustomization, outer: readonly ImageOverride[]): void {
    const replaced = layer.images.filter(({ name }) => outer.some((each) => each.name === name));
    for (const part of included) {
      part.layers.push(layer);
      part.replaced.push(...replaced);
    }
    this.#override(included, [...layer.images.filter((each) => !replaced.includes(each)), ...outer]);
  }

  #override(some: readonly BuiltPart[], images: readonly ImageOverride[]): void {
    for (const { overrides } of [this.built, ...some]) overrides.push(...images);
  }

  #add(name: string, source: BuiltPart['source']): void {
    this.built.parts.push({ name, source, layers: [], overrides: [], replaced: [] });
  }

  async #addObjects(path: string): Promise<void> {
    const file = await nullIfUnreadable(this.files.yaml(path));
    const objects = objectsIn(file);
    const own = objects.filter((object) => !isOfAnotherKind(object));
    if (file !== null && own.length === objects.length) this.built.files.add(path);
    for (const image of own.flatMap(imagesOf)) this.#add(image.id, { image });
  }
}

function refused(path: string, why: string): ProblemError {
  return unparseable({ file: path, line: 1, column: 1 }, why);
}

const INLINE: Layer = { as: 'values', at: ['valuesInline'] };
const FILE: Layer = { as: 'files', at: ['valuesFile'] };

/** Reads an entry of `helmCharts` as a release. Kustomize passes `additionalValuesFiles` to Helm last, so they win. */
async function releaseOfChart(files: Files, from: Kustomization, entry: YamlValue): Promise<HelmRelease> {
  const merge = entry.textAt('valuesMerge');
  const isReplaced = merge === 'replace' && allAt([entry], 'valuesInline').length > 0;
  const own = isReplaced ? [INLINE] : merge === 'merge' ? [FILE, INLINE] : [INLINE, FILE];
  const file = async (named: PlacedText) => [await readValuesFile(files, resolvePath(from.folder, named.text), named)];
  const values = await readLayers([{ as: 'files', at: ['additionalValuesFiles'] }, ...own], [entry], { file });
  return { chart: chartOf(files, from, entry), values, place: entry.place, called: entry.textAt('releaseName') };
}

function chartOf(files: Files, from: Kustomization, entry: YamlValue): ReleaseChart {
  const [name, version] = [placedTextAt(entry, 'name'), placedTextAt(entry, 'version')];
  const home = entry.textAt('chartHome') || from.value.textAt('helmGlobals', 'chartHome') || 'charts';
  const repository = entry.textAt('repo');
  // Kustomize uses a chart that is already there, with a version and a repository only in a folder of that version.
  const pulled = version !== null && repository !== '' ? `${name?.text}-${version.text}/` : '';
  const path = resolvePath(from.folder, `${home}/${pulled}${name?.text}`);
  if (name !== null && path !== null && files.has(inFolder(path, 'Chart.yaml'))) return { kind: 'folder', path };
  return publishedChart(name ?? { text: '', place: entry.place }, repository, version);
}
