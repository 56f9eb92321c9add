/** Whether a file is a helmfile by its name, or one of those that helmfile takes together. */
export function isHelmfile(path: string): boolean {
  return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
