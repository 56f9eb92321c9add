import { MANIFESTS, type SearchedKind } from '../facts.ts';

export const k3s: SearchedKind = {
  chart: 'named',
  stop: ['workload'],
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'helm.cattle.io' },
};
