import { MANIFESTS, type SearchedKind } from '../facts.ts';

export const argoCd: SearchedKind = {
  chart: 'named',
  stop: ['workload'],
  applies: 'sync',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'argoproj.io' },
};
