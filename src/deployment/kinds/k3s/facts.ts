import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** HelmCharts of k3s and RKE2. */
export const k3s = {
  name: 'k3s',
  chart: 'named',
  stop: 'workload',
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'helm.cattle.io' },
} as const satisfies SearchedKind;
