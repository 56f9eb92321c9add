import { IN_CLUSTER, type SearchedKind } from '../facts.ts';

/** Applications and ApplicationSets of Argo CD. */
export const argoCd = {
  ...IN_CLUSTER,
  name: 'argo-cd',
  applies: 'sync',
  mayBeIn: { manifestWith: 'argoproj.io' },
} as const satisfies SearchedKind;
