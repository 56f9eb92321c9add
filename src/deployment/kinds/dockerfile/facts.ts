import type { SearchedKind } from '../facts.ts';

/** Globs for the names of Dockerfiles; case does not matter. */
export const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'] as const;

/** Whether a file is a Dockerfile by its name. */
export function isDockerfile(path: string): boolean {
  return /(?:^|\/)(?:(?:docker|container)file[^/]*|[^/]*\.(?:docker|container)file)$/i.test(path);
}

/** Dockerfiles that no compose file builds. */
export const dockerfile = {
  name: 'dockerfile',
  chart: 'none',
  stop: 'exception',
  applies: 'unknown',
  rendersTo: 'compose',
  startsFrom: DOCKERFILE_NAMES,
  mayBeIn: 'candidates',
} as const satisfies SearchedKind;
