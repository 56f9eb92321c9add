import { IN_CLUSTER, type SearchedKind } from '../facts.ts';

/** HelmCharts of k3s and RKE2. */
export const k3s = {
  ...IN_CLUSTER,
  name: 'k3s',
  applies: 'in-order',
  mayBeIn: { manifestWith: 'helm.cattle.io' },
} as const satisfies SearchedKind;
