import { IN_CLUSTER, type SearchedKind } from '../facts.ts';

/** Objects of Kubernetes that run containers. */
export const manifests = {
  ...IN_CLUSTER,
  name: 'manifests',
  chart: 'none',
  applies: 'unknown',
  mayBeIn: 'always',
} as const satisfies SearchedKind;
