import { IN_CLUSTER, type SearchedKind } from '../facts.ts';

/** Whether a file is a helmfile by its name, or lies in a `helmfile.d` folder. */
export function isHelmfile(path: string): boolean {
  return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}

/** Releases of helmfile, once for each environment. */
export const helmfile = {
  ...IN_CLUSTER,
  name: 'helmfile',
  applies: 'in-order',
  startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
  mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
} as const satisfies SearchedKind;
