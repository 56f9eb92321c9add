import { MANIFESTS, type SearchedKind } from '../facts.ts';

export const manifests: SearchedKind = {
  chart: 'none',
  stop: ['workload'],
  applies: 'unknown',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: 'always',
};
