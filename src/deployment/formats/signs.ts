import type { Format } from './format.ts';

/**
 * What is known of a format without its reader: its kind, where it starts from, and cheap tests. Both the reader and what decides
 * whether to load it take it from here, so this imports no reader.
 */
type Announced = Pick<Format, 'kind' | 'startsFrom'>;

const MANIFESTS = ['*.yaml', '*.yml', '*.json'] as const;

export const ARGO_CD = { kind: 'argo-cd', startsFrom: MANIFESTS } as const satisfies Announced;
export const FLUX = { kind: 'flux', startsFrom: MANIFESTS } as const satisfies Announced;
export const KUSTOMIZE = {
  kind: 'kustomize',
  startsFrom: ['Kustomization', ...MANIFESTS],
} as const satisfies Announced;
export const HELMFILE = {
  kind: 'helmfile',
  startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
} as const satisfies Announced;
export const TERRAFORM = {
  kind: 'terraform',
  startsFrom: ['*.tf', '*.tofu', '*.tf.json', '*.tofu.json', '*.tfvars', '*.tfvars.json', '*.hcl', '*.nomad'],
} as const satisfies Announced;
export const PLAIN_MANIFESTS = { kind: 'manifests', startsFrom: MANIFESTS } as const satisfies Announced;

/** What every object of Flux has in its `apiVersion`. */
export const FLUX_GROUPS = 'toolkit.fluxcd.io';
export const HELM_GROUP = `helm.${FLUX_GROUPS}`;
export const SOURCE_GROUP = `source.${FLUX_GROUPS}`;
/** Group of the objects by which Flux applies a folder. */
export const KUSTOMIZE_GROUP = `kustomize.${FLUX_GROUPS}`;

/** What kustomize takes for its own file in a folder, in the order in which it looks. */
export const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** Whether a file is one of kustomize by its name. */
export function isKustomizationFile(path: string): boolean {
  return KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}

/** Whether a file is one of YAML or JSON, as objects of Kubernetes stand in. */
export function isManifestPath(path: string): boolean {
  return /\.(?:ya?ml|json)$/.test(path);
}

/** Whether a file is one of a chart that may name the service, or its values. */
export function isFileOfChart(path: string): boolean {
  return /(?:^|\/)(?:Chart|values)[^/]*\.ya?ml$/.test(path);
}

/** Whether a helmfile is called like this file. */
export function isNamedHelmfile(path: string): boolean {
  return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}

/** A cheap look, before a file is parsed: `releases` at the left margin. */
export function mayBeHelmfile(text: string): boolean {
  return /^["']?releases["']?[ \t]*:/m.test(text);
}

/** A cheap look whether objects of Kubernetes stand in a file. */
export function mayHoldObjects(text: string): boolean {
  return text.includes('apiVersion');
}
