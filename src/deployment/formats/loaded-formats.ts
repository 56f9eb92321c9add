import type { Files } from '../source/source-files.ts';
import { readable } from '../source/source-files.ts';
import type { FilesOfTree, Format } from './format.ts';
import { mentionsOfArgoCd } from './helm/argo-cd.ts';

/** What is known of a format before its reader is loaded. */
export interface LoadedFormat extends Pick<Format, 'kind' | 'startsFrom'> {
  /** A cheap look whether the files may hold anything of it; true in doubt. */
  readonly isNeeded: (files: FilesOfTree, candidates: readonly string[]) => boolean | Promise<boolean>;
  readonly load: () => Promise<Format>;
}

const MANIFESTS = ['*.yaml', '*.yml', '*.json'] as const;

/**
 * The formats whose readers are loaded where the files of a tree need them: most repositories deploy in one way, and do not
 * pay for the others at each start.
 */
export const LOADED_FORMATS = {
  argoCd: {
    kind: 'argo-cd',
    startsFrom: MANIFESTS,
    isNeeded: async (files, candidates) => {
      if (candidates.length === 0) return false;
      const mentions = await mentionsOfArgoCd(files);
      return mentions === null || mentions.length > 0;
    },
    load: async () => (await import('./argo-cd.ts')).argoCd,
  },
  flux: {
    kind: 'flux',
    startsFrom: MANIFESTS,
    isNeeded: async (files, candidates) => {
      if (await isSaidIn(files, candidates, /fluxcd\.io|HelmRelease/)) return true;
      // A release that does not name the service may install a chart of this repository that does.
      if (!candidates.some((path) => FILE_OF_CHART.test(path))) return false;
      return (await files.containing('fluxcd.io', files.paths.filter(isManifest))).length > 0;
    },
    load: async () => (await import('./flux.ts')).flux,
  },
  kustomize: {
    kind: 'kustomize',
    startsFrom: ['Kustomization', ...MANIFESTS],
    // One that does not name the service may lead to what does.
    isNeeded: async (files, candidates) => {
      if (candidates.length === 0) return false;
      return (
        files.paths.some((path) => KUSTOMIZATION.test(path)) || (await isSaidIn(files, candidates, OBJECT_OR_PATCH))
      );
    },
    load: async () => (await import('./kustomize.ts')).kustomize,
  },
  helmfile: {
    kind: 'helmfile',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    isNeeded: async (files, candidates) => {
      if (candidates.length === 0) return false;
      return files.paths.some((path) => HELMFILE.test(path)) || (await isSaidIn(files, candidates, RELEASES));
    },
    load: async () => (await import('./helmfile.ts')).helmfile,
  },
  terraform: {
    kind: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tf.json', '*.tofu.json', '*.tfvars', '*.tfvars.json', '*.hcl', '*.nomad'],
    isNeeded: (_, candidates) => candidates.length > 0,
    load: async () => (await import('./terraform.ts')).terraform,
  },
  manifests: {
    kind: 'manifests',
    startsFrom: MANIFESTS,
    isNeeded: (files, candidates) => isSaidIn(files, candidates, /apiVersion/),
    load: async () => (await import('./manifests.ts')).manifests,
  },
} as const satisfies Readonly<Record<string, LoadedFormat>>;

/** A format whose reader is loaded when it has something to read. */
export function loadedFormat({ kind, startsFrom, isNeeded, load }: LoadedFormat): Format {
  return {
    kind,
    startsFrom,
    async read(files, candidates, settings) {
      if (!(await isNeeded(files, candidates))) return { found: [], claimed: [] };
      return (await load()).read(files, candidates, settings);
    },
    async carries(files, deployment, settings) {
      return (await load()).carries(files, deployment, settings);
    },
  };
}

function isManifest(path: string): boolean {
  return /\.(?:ya?ml|json)$/.test(path);
}

const FILE_OF_CHART = /(?:^|\/)(?:Chart|values)[^/]*\.ya?ml$/;
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const OBJECT_OR_PATCH = /apiVersion|["']?op["']?\s*:|^kind:/m;
const HELMFILE = /(?:^|\/)(?:helmfile[^/]*\.ya?ml(?:\.gotmpl)?$|helmfile\.d\/)/;
const RELEASES = /^["']?releases["']?[ \t]*:/m;
/** It has an `apiVersion`, too, and is no object of a cluster. */
const CHART_FILE = /(?:^|\/)Chart\.yaml$/;

async function isSaidIn(files: Files, candidates: readonly string[], sign: RegExp): Promise<boolean> {
  for (const path of candidates) {
    if (CHART_FILE.test(path)) continue;
    const text = await readable(files.text(path));
    if (text !== null && sign.test(text)) return true;
  }
  return false;
}
