/** What kustomize takes for its own file; it takes no folder with two of them. */
export const KUSTOMIZATION_NAMES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** Whether a file is one of kustomize by its name. */
export function isKustomizationFile(path: string): boolean {
  return KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}
