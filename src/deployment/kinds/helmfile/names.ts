/** Whether a file is a helmfile by its name, or lies in a `helmfile.d` folder. */
export function isHelmfile(path: string): boolean {
  return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
