import { type Problem, problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { allPatchesOf, problemOfPart } from '../flux/patches.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import { isKustomizationFile } from '../signs.ts';
import type { Application } from './application.ts';
import { isFilledIn, textAt } from './scalar-text.ts';

const UPDATER = 'argocd-image-updater.argoproj.io';

/**
 * Why Argo CD Image Updater may deploy other versions of the service than an application says: it lays its own over those of
 * the manifest, unless it writes them to git, where they are seen.
 *
 * @returns null where it leaves the service alone
 */
export function problemOfUpdater({ file, root }: Application, { images }: FormatSettings): Problem | null {
  const annotation = (name: string) => textAt(file, root, ['metadata', 'annotations', `${UPDATER}/${name}`]);
  const list = annotation('image-list');
  if (list === null || /^git\b/.test(annotation('write-back-method')?.text ?? '')) return null;
  const isOfService = list.text.split(',').some((entry) => {
    const reference = parseImageReference(entry.slice(entry.indexOf('=') + 1).trim());
    return isFilledIn(entry) || reference === null || classifyImage(reference, images) !== 'other';
  });
  return isOfService ? problemAt('external-values', list.place, quoteText(`${UPDATER}/image-list`)) : null;
}

/**
 * Why an image may stay what it is in the cluster, whatever an application says: Argo CD ignores a difference of it, also where it
 * applies the rest.
 *
 * @returns null where it does not
 */
export function problemOfIgnored({ file, root }: Application): Problem | null {
  const options = file.items(file.at(root, ['spec', 'syncPolicy', 'syncOptions']));
  const isKept = options.some((each) => textAt(file, each, [])?.text === 'RespectIgnoreDifferences=true');
  const ignored = file.at(root, ['spec', 'ignoreDifferences']);
  if (!isKept || ignored === null || !/\bimage\b/.test(file.sourceOf(ignored))) return null;
  return problemAt('external-values', ignored.place, quoteText('ignoreDifferences'));
}

/** What a kustomization does to the manifest of an application. */
export interface Patched {
  /** Why it may change what the manifest says; null where it does not. */
  readonly problem: Problem | null;
  /** Files that this was read from. */
  readonly asked: readonly string[];
}

/** A test what kustomizations that take a manifest in do to it. */
export function kustomizationTest(
  files: FilesOfTree,
  settings: FormatSettings,
): (application: Application) => Promise<Patched> {
  const hasAny = files.paths.some(isKustomizationFile);
  const known = new Map<KubernetesObject, Promise<Patched>>();
  const read = async (manifest: KubernetesObject): Promise<Patched> => {
    const recorded = files.recorded();
    const [first] = await allPatchesOf(files, recorded, manifest, settings);
    return { problem: first === undefined ? null : problemOfPart(first, manifest), asked: [...recorded.asked] };
  };
  return async ({ manifest }) => {
    if (!hasAny) return { problem: null, asked: [] };
    const reading = known.get(manifest) ?? read(manifest);
    known.set(manifest, reading);
    return reading;
  };
}
