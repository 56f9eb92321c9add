import { baseNameOf } from '../../../repository/repository-paths.ts';
import { IN_CLUSTER, MANIFESTS, type SearchedKind } from '../facts.ts';

/** The names of kustomize's own file. Kustomize rejects a folder with two of them. */
export const KUSTOMIZATION_NAMES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** Whether a file is a kustomization by its name. */
export function isKustomizationFile(path: string): boolean {
  return KUSTOMIZATION_NAMES.includes(baseNameOf(path));
}

/** Kustomizations that no other one includes. */
export const kustomize = {
  ...IN_CLUSTER,
  name: 'kustomize',
  applies: 'at-once',
  startsFrom: ['Kustomization', ...MANIFESTS],
  mayBeIn: { path: isKustomizationFile },
} as const satisfies SearchedKind;
