import { MANIFESTS, type SearchedKind } from '../facts.ts';

export const crossplane: SearchedKind = {
  chart: 'named',
  stop: ['workload'],
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'crossplane.io' },
};
