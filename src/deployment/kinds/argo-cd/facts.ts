import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** Applications and ApplicationSets of Argo CD. */
export const argoCd = {
  name: 'argo-cd',
  chart: 'named',
  stop: 'workload',
  applies: 'sync',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'argoproj.io' },
} as const satisfies SearchedKind;
