import { DOCKERFILE_NAMES } from '../dockerfile/kind.ts';
import { MANIFESTS, type SearchedKind } from '../facts.ts';

export const compose: SearchedKind = {
  chart: 'none',
  stop: ['compose'],
  applies: 'replace',
  means: ['compose'],
  rendersTo: 'compose',
  // A changed Dockerfile affects the compose file that builds it.
  startsFrom: [...MANIFESTS, '.env', ...DOCKERFILE_NAMES],
  mayBeIn: 'always',
};
