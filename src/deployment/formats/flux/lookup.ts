import { folderOf } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import { withPatches } from '../kustomize/patched-flux.ts';
import { groupOf, type KubernetesObject } from '../manifests/objects.ts';
import { SOURCE_GROUP } from '../signs.ts';
import type { Kustomizations, Way } from './kustomizations.ts';
import { indexKey, isSameObject, type ObjectName, objectsSpeakingOf } from './objects.ts';
import { PatchedObject } from './parts.ts';
import { type Part, patchesOf } from './patches.ts';

/** What a release is read with. */
export interface ReleaseContext {
  readonly tree: FilesOfTree;
  /** Recorded: what is asked for becomes an input of the deployment. */
  readonly files: Files;
  readonly settings: FormatSettings;
  readonly kustomizations: Kustomizations;
  /** The kustomizations that the release goes through. */
  readonly way: Way;
  /** The file that has the release. */
  readonly path: string;
  readonly namespace: string;
}

/** An object that a release refers to. */
export type Lookup =
  | { readonly status: 'found'; readonly object: PatchedObject }
  | { readonly status: 'missing' }
  /** There are several, and nothing says which is meant. */
  | { readonly status: 'ambiguous' };

/**
 * A source of charts by its kind and name, with the patches on the way of the release.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function findSource(context: ReleaseContext, name: ObjectName): Promise<Lookup> {
  const objects = await objectsSpeakingOf(context.tree, SOURCE_GROUP, context.settings);
  const alike = objects.get(indexKey(name)) ?? [];
  const found = await choose(alike, (each) => groupOf(each) === SOURCE_GROUP && isSameObject(each, name), context);
  if (found === 'missing' || found === 'ambiguous') return { status: found };
  return { status: 'found', object: await patched(context, found) };
}

/** An object with its patches; the files become inputs. */
export async function patched(
  { tree, files, way, settings }: ReleaseContext,
  object: KubernetesObject,
): Promise<PatchedObject> {
  const { file, value } = object;
  await files.yaml(file.path);
  const unseen: Part[] = [];
  for (const { flux } of way) {
    const { problem, patchedBy } =
      flux === null ? { problem: null, patchedBy: [] } : await withPatches(tree, flux, settings);
    for (const path of patchedBy) files.has(path);
    if (problem !== null) unseen.push({ kind: 'unseen', problem });
  }
  const own = { kind: 'document', file, root: value, from: null } as const;
  return new PatchedObject([...unseen, ...(await patchesOf(tree, files, way, object, settings)), own]);
}

/** Of more objects of one name it is not told which is meant. */
const MOST_ALIKE = 200;

/** The one of several objects of a name that is meant: that on the way of the release, else the one beside it. */
export async function choose(
  objects: readonly KubernetesObject[],
  isMeant: (object: KubernetesObject) => boolean,
  { files, kustomizations, way, path }: ReleaseContext,
): Promise<KubernetesObject | 'missing' | 'ambiguous'> {
  if (objects.length > MOST_ALIKE) return 'ambiguous';
  const patches = kustomizations.patchFiles;
  const all = objects.filter((each) => isMeant(each) && !patches.has(each.file.path));
  // Which of them is meant depends on all of them.
  for (const { file } of all) await files.yaml(file.path);
  const onWay = all.filter(({ file }) => kustomizations.parentsOf(file.path).some((each) => way.includes(each)));
  const beside = all.filter(({ file }) => folderOf(file.path) === folderOf(path));
  for (const group of [all, onWay, beside]) {
    const [first] = group;
    if (first !== undefined && group.every((each) => says(each) === says(first))) return first;
  }
  return all.length === 0 ? 'missing' : 'ambiguous';
}

/** What an object says, as it is written; several clusters may each have a copy. */
function says({ file, value: root }: KubernetesObject): string {
  const spec = file.at(root, ['spec']) ?? file.at(root, ['data']);
  return spec === null ? '' : file.sourceOf(spec).trim();
}
