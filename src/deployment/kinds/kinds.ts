import { nullIfUnreadable } from '../../syntax/source-files.ts';
import { searchTest } from '../candidates.ts';
import { DOCKERFILE_NAMES, isDockerfile } from './dockerfile/instructions.ts';
import { isHelmfile } from './helmfile/names.ts';
import type { FilesOfTree, Kind } from './kind.ts';
import { isKustomizationFile } from './kustomize/names.ts';

const MANIFESTS = ['*.yaml', '*.yml', '*.json'];

/** Every kind in reading order. A file that one kind claims is hidden from the next. */
export const KINDS: readonly Kind[] = [
  {
    kind: 'compose',
    // A changed Dockerfile affects the compose file that builds it.
    startsFrom: [...MANIFESTS, '.env', ...DOCKERFILE_NAMES],
    mayBeIn: () => true,
    load: async () => (await import('./compose/reader.ts')).compose,
  },
  {
    kind: 'dockerfile',
    startsFrom: DOCKERFILE_NAMES,
    mayBeIn: (_, candidates) => candidates.some((path) => isDockerfile(path)),
    load: async () => (await import('./dockerfile/reader.ts')).dockerfile,
  },
  {
    kind: 'argo-cd',
    startsFrom: MANIFESTS,
    mayBeIn: mayHold('argoproj.io'),
    load: async () => (await import('./argo-cd/reader.ts')).argoCd,
  },
  {
    kind: 'flux',
    startsFrom: MANIFESTS,
    mayBeIn: mayHold('toolkit.fluxcd.io'),
    load: async () => (await import('./flux/reader.ts')).flux,
  },
  {
    kind: 'k3s',
    startsFrom: MANIFESTS,
    mayBeIn: mayHold('helm.cattle.io'),
    load: async () => (await import('./k3s/reader.ts')).k3s,
  },
  {
    kind: 'crossplane',
    startsFrom: MANIFESTS,
    mayBeIn: mayHold('crossplane.io'),
    load: async () => (await import('./crossplane/reader.ts')).crossplane,
  },
  {
    kind: 'kustomize',
    startsFrom: ['Kustomization', ...MANIFESTS],
    mayBeIn: ({ paths }) => paths.some(isKustomizationFile),
    load: async () => (await import('./kustomize/reader.ts')).kustomize,
  },
  {
    kind: 'helmfile',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    mayBeIn: async (files, candidates) => files.paths.some(isHelmfile) || (await someHoldsReleases(files, candidates)),
    load: async () => (await import('./helmfile/reader.ts')).helmfile,
  },
  {
    kind: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    mayBeIn: (_, candidates) => candidates.length > 0,
    load: async () => (await import('./terraform/reader.ts')).terraform,
  },
  {
    kind: 'manifests',
    startsFrom: MANIFESTS,
    mayBeIn: () => true,
    load: async () => (await import('./manifests/reader.ts')).manifests,
  },
  {
    kind: 'umbrella-chart',
    startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock'],
    mayBeIn: () => true,
    load: async () => (await import('./umbrella-chart/reader.ts')).umbrellaChart,
  },
  {
    kind: 'helm-values',
    startsFrom: ['*.yaml', '*.yml', '*values*.json'],
    mayBeIn: () => true,
    load: async () => (await import('./helm-values/reader.ts')).helmValues,
  },
];

/** Whether a searched manifest holds a text. */
function mayHold(text: string): Kind['mayBeIn'] {
  return async (files, candidates, settings) => {
    const isSearched = searchTest(settings);
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && isSearched(path));
    return candidates.length > 0 && (await files.containing(text, manifests)).length > 0;
  };
}

/** Whether one of the files may be a helmfile by its content. */
async function someHoldsReleases(files: FilesOfTree, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if ((await nullIfUnreadable(files.text(path)))?.includes('releases')) return true;
  return false;
}
