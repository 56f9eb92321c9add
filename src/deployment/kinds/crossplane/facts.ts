import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** Releases of Crossplane's Helm provider. */
export const crossplane = {
  name: 'crossplane',
  chart: 'named',
  stop: 'workload',
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'crossplane.io' },
} as const satisfies SearchedKind;
