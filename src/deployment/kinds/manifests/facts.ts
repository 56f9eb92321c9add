import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** Objects of Kubernetes that run containers. */
export const manifests = {
  name: 'manifests',
  chart: 'none',
  stop: 'workload',
  applies: 'unknown',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: MANIFESTS,
  mayBeIn: 'always',
} as const satisfies SearchedKind;
