import { baseNameOf } from '../../../repository/repository-paths.ts';
import { MANIFESTS, type SearchedKind } from '../facts.ts';

/** The names of kustomize's own file. Kustomize rejects a folder with two of them. */
export const KUSTOMIZATION_NAMES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** Whether a file is a kustomization by its name. */
export function isKustomizationFile(path: string): boolean {
  return KUSTOMIZATION_NAMES.includes(baseNameOf(path));
}

/** Kustomizations that no other one includes. */
export const kustomize = {
  name: 'kustomize',
  chart: 'named',
  stop: 'workload',
  applies: 'at-once',
  means: ['place'],
  rendersTo: 'kubernetes',
  startsFrom: ['Kustomization', ...MANIFESTS],
  mayBeIn: { path: isKustomizationFile },
} as const satisfies SearchedKind;
