import { problemAnswer } from '../../deployment.ts';
import { type Environment, mergeEnvironments } from '../../environment.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { Files } from '../../source/source-files.ts';
import { plainText } from '../compose/traced-text.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { KustomizeBuilder } from '../kustomize/build.ts';
import { showsForeign } from '../kustomize/claims.ts';
import {
  type ImageEntry,
  kustomizationIn,
  type Overlay,
  readKustomization,
  readOverlay,
} from '../kustomize/kustomization.ts';
import { findRoots } from '../kustomize/roots.ts';
import { type BuiltSite, mayBeService, type State, splitImage } from '../kustomize/state.ts';
import { readSite } from '../manifests/image-reading.ts';
import { showObject } from '../manifests/objects.ts';
import { perTree } from '../per-tree.ts';
import type { KustomizeImage } from './kustomize-images.ts';
import { allAt, type SourceLayers } from './overrides.ts';

/** A kustomization of this tree that an application renders. */
export interface RenderedKustomization {
  readonly path: string;
  /** Images of the service that the application decides; where the kustomization cannot be seen as a whole, all that it names. */
  readonly images: readonly KustomizeImage[];
  /** Whether they are all that it has of the service. */
  readonly isDecided: boolean;
  /** Whether it shows the service, or may have it out of sight. */
  readonly hasService: boolean;
  /** Why it cannot be told what the application makes of it; null where it can. */
  readonly problem: Problem | null;
}

export interface RenderingOptions {
  readonly source: SourceLayers;
  /** Those of the application. */
  readonly images: readonly KustomizeImage[];
  /** The same, of those that have no tag. */
  readonly renames: readonly ImageEntry[];
  /** Whether it is rendered as it was at a fixed revision, so that it counts what it has though nothing changes it. */
  readonly isFixed: boolean;
}

/**
 * What an application makes of the kustomization in a folder: its images, and before them what it patches.
 *
 * @returns null where the folder has no kustomization
 * @throws TreeError where the tree cannot be read
 */
export async function renderedKustomization(
  files: Files,
  folder: string,
  { source, images, renames, isFixed }: RenderingOptions,
  settings: FormatSettings,
): Promise<RenderedKustomization | null> {
  const path = kustomizationIn(files, folder);
  if (path === null) return null;
  const overlay = overlayOf(source, folder);
  if (images.length + renames.length === 0 && overlay === null && !isFixed) {
    return { path, images, isDecided: false, hasService: true, problem: null };
  }
  try {
    const builder = new KustomizeBuilder(files, settings);
    const state = await buildWith(builder, files, { path, folder, overlay, images, renames });
    const isWhole = state.charts.length === 0 && state.unseen.length === 0;
    const sites = state.sites.filter((site) => mayBeService(site, settings));
    const hasService = sites.length + state.charts.length > 0;
    const met = images.flatMap((image) => {
      const own = sites.filter((site) => nameOf(site) === image.name);
      return own.length > 0 || !isWhole ? [{ ...image, environment: environmentOf(own) }] : [];
    });
    const names = new Set(met.map(({ name }) => name));
    const others = sites.filter((site) => !names.has(nameOf(site)));
    const isChanged = overlay !== null || renames.length > 0;
    const patched = isChanged ? others.map((site) => imageOf(site, settings)) : [];
    return {
      path,
      images: [...met, ...patched],
      isDecided: isWhole && (isChanged || (images.length > 0 && others.length === 0)),
      hasService,
      problem: null,
    };
  } catch (error) {
    if (error instanceof ProblemError) {
      return { path, images, isDecided: false, hasService: true, problem: error.problem };
    }
    throw error;
  }
}

interface Build {
  readonly path: string;
  readonly folder: string;
  readonly overlay: Overlay | null;
  readonly images: readonly KustomizeImage[];
  readonly renames: readonly ImageEntry[];
}

/** Argo CD puts its images in the place of the entries with the same names, as `kustomize edit set image` does. */
async function buildWith(
  builder: KustomizeBuilder,
  files: Files,
  { path, folder, overlay, images, renames }: Build,
): Promise<State> {
  const file = await files.yaml(path);
  const own = file === null ? null : readKustomization(file, folder);
  const replaced = new Set([...images.map(({ name }) => name), ...renames.map(({ name }) => name.text)]);
  const isReplaced = own?.images.some(({ name }) => replaced.has(name.text)) === true;
  if (own === null || (!isReplaced && renames.length === 0)) {
    return overlay === null ? builder.build(path) : builder.buildUnder(path, overlay);
  }
  const kept = own.images.filter(({ name }) => !replaced.has(name.text));
  return builder.buildLayers([{ ...own, images: [...kept, ...renames] }, ...(overlay === null ? [] : [overlay])]);
}

/** What an application lays over a kustomization beside images; null for nothing that could matter. */
function overlayOf(source: SourceLayers, folder: string): Overlay | null {
  for (const { file, value } of allAt(source, ['kustomize'])) {
    if (!file.isMap(value)) continue;
    const overlay = readOverlay(file, value, folder);
    if (overlay.patches.length + overlay.components.length > 0) return overlay;
  }
  return null;
}

function imageOf(site: BuiltSite, settings: FormatSettings): KustomizeImage {
  const name = `${showObject(site.object)}#${site.name}`;
  const reading = readSite(site, settings);
  const problem = site.problem ?? site.tagProblem;
  const common = { name, environment: site.environment };
  if (problem === null && reading !== null) return { ...common, ...reading };
  const place = problem?.place ?? reading?.place ?? site.image[0]?.place ?? site.place;
  const custom = problemAt('custom-image', place, quoteText(plainText(site.image)));
  return { ...common, place, answer: problemAnswer(problem ?? custom), notices: [] };
}

function environmentOf(sites: readonly BuiltSite[]): Environment | null {
  return sites.reduce<Environment | null>(
    (known, { environment, place }, index) =>
      index === 0 ? environment : mergeEnvironments(known, environment, place),
    null,
  );
}

function nameOf({ image }: BuiltSite): string {
  return splitImage(plainText(image)).name;
}

const decidedOfTree = perTree<Set<string>>();

/** The kustomizations of a tree whose images applications decide wholly, as far as these have been read: they deploy nothing as they stand. */
export function decidedByArgoCd(files: Files): Set<string> {
  return decidedOfTree(files, '', () => new Set());
}

/**
 * Takes the kustomizations that applications decide out of what is read by itself.
 *
 * @returns the files that nothing else is built of
 * @throws TreeError where the tree cannot be read
 */
export async function takeDecided(
  files: FilesOfTree,
  rendered: readonly RenderedKustomization[],
  settings: FormatSettings,
): Promise<string[]> {
  const open = new Set(rendered.filter(({ isDecided }) => !isDecided).map(({ path }) => path));
  const decided = new Set(rendered.map(({ path }) => path).filter((path) => !open.has(path)));
  if (decided.size === 0) return [];
  const registry = decidedByArgoCd(files);
  for (const path of decided) registry.add(path);
  const own = new Set<string>();
  const others = new Set<string>();
  for (const { kustomization, reached } of await findRoots(files, settings)) {
    const isDecided = kustomization !== null && decided.has(kustomization);
    for (const path of reached) (isDecided ? own : others).add(path);
  }
  const claimed: string[] = [];
  for (const path of own) {
    if (!others.has(path) && !(await showsForeign(files, path, settings))) claimed.push(path);
  }
  return claimed;
}
