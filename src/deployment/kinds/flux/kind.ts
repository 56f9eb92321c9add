import { MANIFESTS, type SearchedKind } from '../facts.ts';

export const flux: SearchedKind = {
  chart: 'named',
  stop: ['workload'],
  applies: 'in-order',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};
