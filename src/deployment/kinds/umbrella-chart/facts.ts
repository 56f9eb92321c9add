import type { SearchedKind } from '../facts.ts';
import { VALUES_FILES } from '../helm-values/facts.ts';

/** Charts of the repository that depend on the service's chart, or run its image. */
export const umbrellaChart = {
  name: 'umbrella-chart',
  chart: 'values',
  stop: 'workload',
  applies: 'in-order',
  rendersTo: 'kubernetes',
  startsFrom: [...VALUES_FILES, 'Chart.lock'],
  mayBeIn: 'always',
} as const satisfies SearchedKind;
