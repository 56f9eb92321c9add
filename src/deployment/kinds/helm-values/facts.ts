import type { SearchedKind } from '../facts.ts';

/** The names of files that may be values. */
export const VALUES_FILES = ['*.yaml', '*.yml', '*values*.json'] as const;

/** Values files that no other kind reads. */
export const helmValues = {
  name: 'helm-values',
  chart: 'values',
  stop: 'workload',
  applies: 'in-order',
  rendersTo: 'kubernetes',
  startsFrom: VALUES_FILES,
  mayBeIn: 'always',
} as const satisfies SearchedKind;
