import type { SearchedKind } from '../facts.ts';

/** Globs for the names of Dockerfiles; case does not matter. */
export const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];

export const dockerfile: SearchedKind = {
  chart: 'none',
  stop: ['comment'],
  applies: 'unknown',
  means: ['place'],
  rendersTo: 'compose',
  startsFrom: DOCKERFILE_NAMES,
  mayBeIn: 'candidates',
};
