import type { SearchedKind } from '../facts.ts';

export const helmValues: SearchedKind = {
  chart: 'values',
  stop: ['workload'],
  applies: 'in-order',
  means: ['helm'],
  rendersTo: 'kubernetes',
  startsFrom: ['*.yaml', '*.yml', '*values*.json'],
  mayBeIn: 'always',
};
