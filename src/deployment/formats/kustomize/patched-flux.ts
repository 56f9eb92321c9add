import { allPatchesOf, type Part, problemOfPart } from '../flux/patches.ts';
import type { FilesOfTree, FormatSettings } from '../format.ts';
import type { FluxKustomization } from './flux.ts';

/** What decides which objects an object of Flux applies. */
const APPLIED = ['path', 'images', 'components'];
/** Patches of its own, which mostly set how releases are installed. */
const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];
const DECIDES_VERSION = /\b(?:images?|containers|values|valuesFrom|chart|chartRef|tag|ref|url)\b/;

/**
 * An object of Flux with what a kustomization that takes it in does to it: a patch of what it applies is a problem of all that it
 * applies, and one of its variables leaves them unknown.
 *
 * @throws TreeError where the tree cannot be read
 */
export function withPatches(
  files: FilesOfTree,
  flux: FluxKustomization,
  settings: FormatSettings,
): Promise<FluxKustomization> {
  const known = patchedOnce.get(flux) ?? readPatches(files, flux, settings);
  patchedOnce.set(flux, known);
  return known;
}

const patchedOnce = new WeakMap<FluxKustomization, Promise<FluxKustomization>>();

async function readPatches(
  files: FilesOfTree,
  flux: FluxKustomization,
  settings: FormatSettings,
): Promise<FluxKustomization> {
  const recorded = files.recorded();
  const decides = (part: Part) => changesApplied(part) || changesVariables(part);
  const parts = await allPatchesOf(files, recorded, flux.object, settings, decides);
  const [first] = parts.filter(changesApplied);
  const isFilledElsewhere = flux.lookup !== null && parts.some(changesVariables);
  return {
    ...flux,
    lookup: isFilledElsewhere ? () => null : flux.lookup,
    isOverlay: flux.isOverlay || first !== undefined,
    problem: first === undefined ? null : problemOfPart(first, flux.object),
    patchedBy: [...recorded.asked],
  };
}

function changesApplied(part: Part): boolean {
  if (part.kind === 'unseen') return part.about?.[1] !== 'postBuild';
  const { file, root } = part;
  const at = (key: string) => file.at(root, ['spec', key]);
  return APPLIED.some((key) => at(key) !== null) || PATCHES.some((key) => DECIDES_VERSION.test(sourceAt(part, key)));
}

function sourceAt({ file, root }: Extract<Part, { kind: 'document' }>, key: string): string {
  const value = file.at(root, ['spec', key]);
  return value === null ? '' : file.sourceOf(value);
}

function changesVariables(part: Part): boolean {
  if (part.kind === 'unseen') return true;
  return part.file.at(part.root, ['spec', 'postBuild']) !== null;
}
