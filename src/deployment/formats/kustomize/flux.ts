import { isExcluded, isLockFile } from '../../candidates.ts';
import { type Problem, ProblemError, problemAt } from '../../problem.ts';
import { folderOf, inFolder, resolvePath } from '../../repository-paths.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { Piece } from '../compose/traced-text.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import type { VariableLookup } from '../manifests/image-reading.ts';
import { pieceOf } from '../manifests/image-sites.ts';
import { groupOf, type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { perTree } from '../per-tree.ts';
import { isManifestPath, KUSTOMIZE_GROUP } from '../signs.ts';
import { kustomizationIn, type Overlay, type Reference, readOverlay } from './kustomization.ts';

/** A `Kustomization` of Flux: a folder of this repository with something laid over it. */
export interface FluxKustomization {
  readonly object: KubernetesObject;
  /** The file that holds it. */
  readonly path: string;
  readonly name: string;
  /** The folder that it applies; empty for the root. */
  readonly folder: string;
  /** The folder's own kustomization; null where it has none, so that Flux takes all manifests. */
  readonly kustomization: string | null;
  readonly overlay: Overlay;
  /** Null where nothing fills in variables. */
  readonly lookup: VariableLookup | null;
  /** Whether it changes what the folder by itself is. */
  readonly isOverlay: boolean;
  /** Why it cannot be told what it applies; null where it can. */
  readonly problem: Problem | null;
  /** Files of kustomizations that may patch it. */
  readonly patchedBy: readonly string[];
}

/** Whether an object is one of these. */
export function isFluxKustomization(object: KubernetesObject): boolean {
  return object.kind === 'Kustomization' && groupOf(object) === KUSTOMIZE_GROUP;
}

const fluxesOnce = perTree<Promise<readonly FluxKustomization[]>>();

/**
 * The `Kustomization` objects of Flux that apply a folder which is in the tree.
 *
 * @throws TreeError where the tree cannot be searched
 */
export function fluxKustomizationsOf(
  files: FilesOfTree,
  { folder }: Pick<FormatSettings, 'folder'>,
): Promise<readonly FluxKustomization[]> {
  return fluxesOnce(files, folder, () => findFluxKustomizations(files, folder));
}

async function findFluxKustomizations(files: FilesOfTree, searched: string): Promise<FluxKustomization[]> {
  const paths = files.paths.filter((path) => isManifestPath(path) && !isLockFile(path) && !isExcluded(path, searched));
  const found: FluxKustomization[] = [];
  for (const path of await files.containing(KUSTOMIZE_GROUP, paths)) {
    const text = await readable(files.text(path));
    // The definitions of Flux itself are long, and name the kind further inside.
    if (text === null || !/(?:^|[{,])[ \t-]*["']?kind["']?\s*:\s*["']?Kustomization(?:List)?\b/m.test(text)) continue;
    const file = await readable(files.yaml(path));
    for (const object of file === null ? [] : objectsIn(file)) {
      const flux = isFluxKustomization(object) ? readFluxKustomization(files, object) : null;
      if (flux !== null) found.push(flux);
    }
  }
  return found;
}

/** Null where its folder is not in this repository. */
function readFluxKustomization(files: Files, object: KubernetesObject): FluxKustomization | null {
  const { file, value, name } = object;
  const spec = file.at(value, ['spec']);
  if (!file.isMap(spec)) return null;
  const written = file.scalar(file.at(spec, ['path']))?.text ?? '';
  const folder = resolvePath('', written.replace(/^\/+/, ''));
  if (folder === null || !foldersOf(files).has(folder)) return null;
  const overlay = readOverlay(file, spec, folder);
  const postBuild = file.at(spec, ['postBuild']);
  const lookup = postBuild === null ? null : lookupOf(file, postBuild);
  const isOverlay =
    lookup !== null || overlay.images.length > 0 || overlay.patches.length > 0 || overlay.components.length > 0;
  const kustomization = kustomizationIn(files, folder);
  return {
    object,
    path: file.path,
    name,
    folder,
    kustomization,
    overlay,
    lookup,
    isOverlay,
    problem: null,
    patchedBy: [],
  };
}

const foldersOnce = perTree<ReadonlySet<string>>();

function foldersOf(files: Files): ReadonlySet<string> {
  return foldersOnce(files, '', () => {
    const known = new Set(['']);
    for (const path of files.paths) {
      for (let at = folderOf(path); !known.has(at); at = folderOf(at)) known.add(at);
    }
    return known;
  });
}

/** The variables of `postBuild`: those that stand there go before those that come from the cluster. */
function lookupOf(file: YamlFile, postBuild: YamlValue): VariableLookup {
  const values = new Map<string, Piece>();
  for (const { name, value } of file.members(file.at(postBuild, ['substitute']))) {
    const scalar = file.scalar(value);
    if (scalar === null) continue;
    const piece = pieceOf(scalar);
    values.set(name, piece.origin === 'text' ? { ...piece, origin: 'value', variable: name } : piece);
  }
  const hasOthers = file.items(file.at(postBuild, ['substituteFrom'])).length > 0;
  return (name, rest, use) => {
    const value = values.get(name);
    const fallback = /^:?[-=]([^$]*)$/.exec(rest)?.[1];
    // What else may stand there cuts the value, or replaces something in it.
    if (rest !== '' && fallback === undefined) return null;
    if (value !== undefined && (value.text !== '' || fallback === undefined)) return value;
    return (hasOthers && value === undefined) || fallback === undefined ? null : { ...use, text: fallback };
  };
}

/** No folder holds as many manifests. */
const MOST_MANIFESTS = 5_000;

/**
 * The manifests that Flux takes from a folder without a kustomization: all that lie in it and below, while a folder below that
 * has one is taken as that says.
 *
 * @throws ProblemError (`unparseable`) where there are too many
 */
export function manifestsBelow(files: Files, { folder, path }: FluxKustomization): Reference[] {
  const place = { file: path, line: 1, column: 1 };
  const references = new Set<string>();
  for (const each of files.paths) {
    if (!/\.ya?ml$/.test(each) || (folder !== '' && !each.startsWith(`${folder}/`))) continue;
    references.add(kustomizedFolder(files, folder, each) ?? each);
    if (references.size > MOST_MANIFESTS) {
      throw new ProblemError(problemAt('unparseable', place, `more than ${MOST_MANIFESTS} manifests`));
    }
  }
  const prefix = folder === '' ? '' : `${folder}/`;
  return [...references].map((each) => ({ text: each.slice(prefix.length), place }));
}

/** The topmost folder on the way to a file that has a kustomization; null where none has. */
function kustomizedFolder(files: Files, folder: string, path: string): string | null {
  const inside = folderOf(path).slice(folder === '' ? 0 : folder.length + 1);
  let at = folder;
  for (const part of inside === '' ? [] : inside.split('/')) {
    at = inFolder(at, part);
    if (kustomizationIn(files, at) !== null) return at;
  }
  return null;
}
