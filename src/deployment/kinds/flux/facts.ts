import { IN_CLUSTER, type SearchedKind } from '../facts.ts';

/** HelmReleases and Kustomizations of Flux. */
export const flux = {
  ...IN_CLUSTER,
  name: 'flux',
  applies: 'in-order',
  mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
} as const satisfies SearchedKind;
