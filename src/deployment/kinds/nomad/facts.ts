import type { SearchedKind } from '../facts.ts';

/** Job files of Nomad. */
export const nomad = {
  name: 'nomad',
  chart: 'none',
  stop: 'exception',
  applies: 'unknown',
  rendersTo: null,
  startsFrom: ['*.nomad', '*.hcl'],
  mayBeIn: 'candidates',
} as const satisfies SearchedKind;
