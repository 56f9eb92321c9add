import { searchTest } from '../candidates.ts';
import type { Files } from '../source/source-files.ts';
import { readable } from '../source/source-files.ts';
import type { FilesOfTree, Format, FormatSettings } from './format.ts';
import { mentionsOfArgoCd } from './helm/argo-cd.ts';
import {
  ARGO_CD,
  FLUX,
  FLUX_GROUPS,
  HELMFILE,
  isFileOfChart,
  isKustomizationFile,
  isManifestPath,
  isNamedHelmfile,
  KUSTOMIZE,
  KUSTOMIZE_GROUP,
  mayBeHelmfile,
  mayHoldObjects,
  PLAIN_MANIFESTS,
  TERRAFORM,
} from './signs.ts';

/** What is known of a format before its reader is loaded. */
export interface LoadedFormat extends Pick<Format, 'kind' | 'startsFrom'> {
  /** A cheap look whether the files may hold anything of it; true in doubt. */
  readonly isNeeded: (
    files: FilesOfTree,
    candidates: readonly string[],
    settings: FormatSettings,
  ) => boolean | Promise<boolean>;
  readonly load: () => Promise<Format>;
}

/**
 * The formats whose readers are loaded where the files of a tree need them: most repositories deploy in one way, and do not
 * pay for the others at each start.
 */
export const LOADED_FORMATS = {
  argoCd: {
    ...ARGO_CD,
    isNeeded: async (files, candidates) => {
      if (candidates.length === 0) return false;
      const mentions = await mentionsOfArgoCd(files);
      return mentions === null || mentions.length > 0;
    },
    load: async () => (await import('./argo-cd.ts')).argoCd,
  },
  flux: {
    ...FLUX,
    isNeeded: async (files, candidates) => {
      if (await isSaidIn(files, candidates, (text) => /fluxcd\.io|HelmRelease/.test(text))) return true;
      // A release that does not name the service may install a chart of this repository that does.
      if (!candidates.some(isFileOfChart)) return false;
      return (await files.containing(FLUX_GROUPS, files.paths.filter(isManifestPath))).length > 0;
    },
    load: async () => (await import('./flux.ts')).flux,
  },
  kustomize: {
    ...KUSTOMIZE,
    // What does not name the service may lead to what does, also where nothing is looked for by itself.
    isNeeded: async (files, candidates, settings) => {
      if (candidates.length === 0 && !(await isNamedOutside(files, settings))) return false;
      if (files.paths.some(isKustomizationFile)) return true;
      return (await files.containing(KUSTOMIZE_GROUP, files.paths.filter(isManifestPath))).length > 0;
    },
    load: async () => (await import('./kustomize.ts')).kustomize,
  },
  helmfile: {
    ...HELMFILE,
    isNeeded: async (files, candidates) => {
      if (candidates.length === 0) return false;
      return files.paths.some(isNamedHelmfile) || (await isSaidIn(files, candidates, mayBeHelmfile));
    },
    load: async () => (await import('./helmfile.ts')).helmfile,
  },
  terraform: {
    ...TERRAFORM,
    isNeeded: (_, candidates) => candidates.length > 0,
    load: async () => (await import('./terraform.ts')).terraform,
  },
  manifests: {
    ...PLAIN_MANIFESTS,
    isNeeded: (files, candidates) => isSaidIn(files, candidates, mayHoldObjects),
    load: async () => (await import('./manifests.ts')).manifests,
  },
} as const satisfies Readonly<Record<string, LoadedFormat>>;

/** A format whose reader is loaded when it has something to read. */
export function loadedFormat({ kind, startsFrom, isNeeded, load }: LoadedFormat): Format {
  return {
    kind,
    startsFrom,
    async read(files, candidates, settings) {
      if (!(await isNeeded(files, candidates, settings))) return { found: [], claimed: [] };
      return (await load()).read(files, candidates, settings);
    },
    async carries(files, deployment, settings) {
      return (await load()).carries(files, deployment, settings);
    },
  };
}

/** Whether the service is named where nothing is looked for by itself. */
async function isNamedOutside(files: FilesOfTree, settings: FormatSettings): Promise<boolean> {
  const isSearched = searchTest(settings);
  const outside = files.paths.filter((path) => isManifestPath(path) && !isSearched(path));
  return outside.length > 0 && (await files.containing('lightdash', outside)).length > 0;
}

/** It has an `apiVersion`, too, and is no object of a cluster. */
const CHART_FILE = /(?:^|\/)Chart\.yaml$/;

async function isSaidIn(
  files: Files,
  candidates: readonly string[],
  isSign: (text: string) => boolean,
): Promise<boolean> {
  for (const path of candidates) {
    if (CHART_FILE.test(path)) continue;
    const text = await readable(files.text(path));
    if (text !== null && isSign(text)) return true;
  }
  return false;
}
