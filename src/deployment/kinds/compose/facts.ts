import { DOCKERFILE_NAMES } from '../dockerfile/facts.ts';
import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** Services of compose. A changed Dockerfile affects the compose file that builds it. */
export const compose = {
  name: 'compose',
  chart: 'none',
  stop: 'exception',
  applies: 'replace',
  rendersTo: 'compose',
  startsFrom: [...MANIFESTS, '.env', ...DOCKERFILE_NAMES],
  mayBeIn: 'always',
} as const satisfies SearchedKind;
