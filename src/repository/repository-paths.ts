/** The path of a file in a folder, from the repository's root; the root's own name is empty. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folder of a path; empty for the repository's root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** The last component of a path. */
export function baseNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** All folders that contain some paths at any depth, including the repository's root. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set(['']);
  for (const path of paths) {
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  }
  return folders;
}

/** A path that starts at the repository's root, with or without a slash; null if it leads out of the repository. */
export function fromRoot(path: string): string | null {
  return resolvePath('', path.replace(/^\/+/, ''));
}

/** A path relative to a folder (empty for the root), from the root; null if it is absolute or leads out. */
export function resolvePath(folder: string, relative: string): string | null {
  if (relative.startsWith('/')) return null;
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

/** The name of a file for all environments, which is none of them. A workspace of Terraform may be called `default`. */
export const FOR_ALL = /^(?:common|base|defaults|values)$/i;
