import { IN_CLUSTER, type SearchedKind } from '../facts.ts';

/** Releases of Crossplane's Helm provider. */
export const crossplane = {
  ...IN_CLUSTER,
  name: 'crossplane',
  applies: 'in-order',
  mayBeIn: { manifestWith: 'crossplane.io' },
} as const satisfies SearchedKind;
