import type { KindFacts } from '../facts.ts';

/** A place that the user names. */
export const target: KindFacts = {
  chart: 'values',
  stop: ['comment'],
  applies: 'unknown',
  means: ['helm'],
  rendersTo: null,
};
