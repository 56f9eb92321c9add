import { isExcluded } from '../../candidates.ts';
import { folderOf, inFolder } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile } from '../../source/yaml.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { perTree } from '../per-tree.ts';
import { isKustomizationFile } from '../signs.ts';
import { type FluxKustomization, fluxKustomizationsOf } from './flux.ts';
import { isComponent, type Overlay, type Reference, readKustomization, resolveReference } from './kustomization.ts';
import { withPatches } from './patched-flux.ts';

/** What is built by itself: a kustomization that no other one takes in, or a folder that Flux applies. */
export interface Root {
  /** For identities; the folder, with what Flux calls it where that changes it. */
  readonly id: string;
  /** Its kustomization; null where Flux takes all manifests of the folder. */
  readonly kustomization: string | null;
  readonly flux: FluxKustomization | null;
  /** Every file that it refers to, by other kustomizations too. */
  readonly reached: ReadonlySet<string>;
}

/** A kustomization with what it refers to. */
interface Node {
  readonly isComponent: boolean;
  readonly kustomizations: readonly string[];
  readonly files: readonly string[];
}

/** What kustomize builds in a tree. */
interface Roots {
  readonly roots: readonly Root[];
  readonly unused: ReadonlySet<string>;
}

const rootsOnce = perTree<Promise<Roots>>();

/**
 * The roots of a tree (DETECTION 2.3: "one target per root kustomization"). Of kustomizations that only refer to each other, the
 * first by its path is one.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function findRoots(files: FilesOfTree, settings: FormatSettings): Promise<readonly Root[]> {
  return (await searchOnce(files, settings)).roots;
}

/**
 * Files of components that no root uses: nothing deploys them, neither alone nor with others.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function findUnused(files: FilesOfTree, settings: FormatSettings): Promise<ReadonlySet<string>> {
  return (await searchOnce(files, settings)).unused;
}

function searchOnce(files: FilesOfTree, settings: FormatSettings): Promise<Roots> {
  return rootsOnce(files, settings.folder, () => searchRoots(files, settings));
}

async function searchRoots(files: FilesOfTree, settings: FormatSettings): Promise<Roots> {
  // What lies outside of the folder that is searched may take in what lies inside.
  const { folder } = settings;
  const searched = files.paths.filter((path) => !isExcluded(path, folder));
  const nodes = new Map<string, Node>();
  for (const path of searched.filter(isKustomizationFile)) {
    const file = await readable(files.yaml(path));
    const node = file === null ? null : nodeOf(files, file);
    if (node !== null) nodes.set(path, node);
  }
  const fluxes: FluxKustomization[] = [];
  for (const each of await fluxKustomizationsOf(files, settings)) fluxes.push(await withPatches(files, each, settings));
  await addFurtherNodes(files, nodes, fluxes);
  const own = new Set(searched);
  const referenced = new Set([...nodes].flatMap(([path, node]) => (own.has(path) ? node.kustomizations : [])));
  const roots: Root[] = [];
  const reachedByRoots = new Set<string>();
  const add = (id: string, kustomization: string | null, flux: FluxKustomization | null) => {
    const reached = reachedFrom(files, nodes, kustomization, flux);
    roots.push({ id, kustomization, flux, reached });
    for (const path of reached) reachedByRoots.add(path);
  };
  // Nothing else leads to what lies in an excluded folder.
  const isRootItself = ({ isOverlay, folder: applied }: FluxKustomization) =>
    isOverlay || isExcluded(inFolder(applied, '_'), folder);
  for (const flux of fluxes) if (isRootItself(flux)) add(fluxId(flux), flux.kustomization, flux);
  const applied = new Set(fluxes.filter((each) => !isRootItself(each)).map(({ kustomization }) => kustomization));
  const laidOver = new Set(fluxes.filter(isRootItself).map(({ kustomization }) => kustomization));
  for (const path of [...nodes.keys()].sort()) {
    if (nodes.get(path)?.isComponent !== false || !own.has(path)) continue;
    const isRoot = applied.has(path) || !(referenced.has(path) || laidOver.has(path));
    if (isRoot) add(folderId(path), path, null);
  }
  for (const path of [...nodes.keys()].sort()) {
    const isOpen = nodes.get(path)?.isComponent === false && own.has(path) && !reachedByRoots.has(path);
    if (isOpen) add(folderId(path), path, null);
  }
  const ofComponents = [...nodes].flatMap(([path, node]) =>
    node.isComponent && !reachedByRoots.has(path) ? [...reachedFrom(files, nodes, path, null)] : [],
  );
  return { roots, unused: new Set(ofComponents.filter((path) => !reachedByRoots.has(path))) };
}

/** `.` for the repository's root. */
export function folderId(path: string): string {
  return folderOf(path) || '.';
}

function fluxId({ folder, path, name }: FluxKustomization): string {
  return `${folder || '.'}@${folderId(path)}/${name}`;
}

/** Kustomizations outside of what is searched, as far as others lead to them. */
async function addFurtherNodes(
  files: FilesOfTree,
  nodes: Map<string, Node>,
  fluxes: readonly FluxKustomization[],
): Promise<void> {
  const pending = [
    ...[...nodes.values()].flatMap(({ kustomizations }) => kustomizations),
    ...fluxes.flatMap(({ kustomization }) => kustomization ?? []),
    ...fluxes.flatMap(({ overlay }) => referencesOf(files, overlay).kustomizations),
  ];
  // What is found joins the end of the list while it is gone through.
  for (const path of pending) {
    if (nodes.has(path)) continue;
    const file = await readable(files.yaml(path));
    const node = file === null ? null : nodeOf(files, file);
    nodes.set(path, node ?? { isComponent: true, kustomizations: [], files: [] });
    pending.push(...(node?.kustomizations ?? []));
  }
}

function nodeOf(files: Files, file: YamlFile): Node | null {
  const overlay = readKustomization(file, folderOf(file.path));
  return overlay === null ? null : { isComponent: isComponent(file), ...referencesOf(files, overlay) };
}

/** Where an overlay's references lead in the tree. */
function referencesOf(files: Files, overlay: Overlay): Pick<Node, 'kustomizations' | 'files'> {
  const { file } = overlay;
  const kustomizations: string[] = [];
  const leaves: string[] = [];
  const follow = (reference: Reference) => {
    const resolved = resolveReference(files, overlay.folder, reference);
    if (resolved.kind === 'kustomization') kustomizations.push(resolved.path);
    else if (resolved.kind === 'file') leaves.push(resolved.path);
  };
  for (const reference of [...overlay.resources, ...overlay.components]) follow(reference);
  for (const { path } of [...overlay.generators, ...overlay.transformers, ...overlay.patches, ...overlay.latePatches]) {
    if (path !== null) follow(path);
  }
  for (const value of overlay.replacements) followScalar(value, ['path']);
  for (const chart of overlay.charts) {
    followScalar(chart, ['valuesFile']);
    for (const item of file.items(file.at(chart, ['additionalValuesFiles']))) followScalar(item, []);
  }
  return { kustomizations, files: leaves };

  function followScalar(value: Parameters<YamlFile['at']>[0], path: readonly string[]): void {
    const scalar = file.scalar(file.at(value, path));
    if (scalar !== null) follow({ text: scalar.text, place: scalar.place });
  }
}

function reachedFrom(
  files: Files,
  nodes: ReadonlyMap<string, Node>,
  kustomization: string | null,
  flux: FluxKustomization | null,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending = kustomization === null ? [] : [kustomization];
  if (flux !== null) {
    reached.add(flux.path);
    const { kustomizations, files: leaves } = referencesOf(files, flux.overlay);
    pending.push(...kustomizations);
    for (const path of leaves) reached.add(path);
    if (kustomization === null) {
      for (const path of files.paths) if (isBelow(path, flux.folder) && /\.ya?ml$/.test(path)) pending.push(path);
    }
  }
  for (const path of pending) {
    if (reached.has(path)) continue;
    reached.add(path);
    const node = nodes.get(path);
    for (const leaf of node?.files ?? []) reached.add(leaf);
    pending.push(...(node?.kustomizations ?? []));
  }
  return reached;
}

function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}
