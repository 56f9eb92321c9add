import type { SearchedKind } from '../facts.ts';

export const umbrellaChart: SearchedKind = {
  chart: 'values',
  stop: ['workload'],
  applies: 'in-order',
  means: ['umbrella'],
  rendersTo: 'kubernetes',
  startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock'],
  mayBeIn: 'always',
};
