import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** HelmReleases and Kustomizations of Flux. */
export const flux = {
  name: 'flux',
  chart: 'named',
  stop: 'workload',
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
} as const satisfies SearchedKind;
