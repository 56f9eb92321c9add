import type { KindReader } from './kind.ts';
import type { SearchedKindName } from './kinds.ts';

/** The readers of the kinds, each loaded when a tree may hold its kind. */
export const READERS: Readonly<Record<SearchedKindName, () => Promise<KindReader>>> = {
  compose: async () => (await import('./compose/reader.ts')).compose,
  dockerfile: async () => (await import('./dockerfile/reader.ts')).dockerfile,
  'argo-cd': async () => (await import('./argo-cd/reader.ts')).argoCd,
  flux: async () => (await import('./flux/reader.ts')).flux,
  k3s: async () => (await import('./k3s/reader.ts')).k3s,
  crossplane: async () => (await import('./crossplane/reader.ts')).crossplane,
  kustomize: async () => (await import('./kustomize/reader.ts')).kustomize,
  helmfile: async () => (await import('./helmfile/reader.ts')).helmfile,
  terraform: async () => (await import('./terraform/reader.ts')).terraform,
  nomad: async () => (await import('./nomad/reader.ts')).nomad,
  manifests: async () => (await import('./manifests/reader.ts')).manifests,
  'umbrella-chart': async () => (await import('./umbrella-chart/reader.ts')).umbrellaChart,
  'helm-values': async () => (await import('./helm-values/reader.ts')).helmValues,
};
