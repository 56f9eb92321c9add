/** A file of a folder, from the repository's root, which has no name. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folder of a path; empty for the repository's root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** All folders that some paths lie in, the repository's root among them. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set(['']);
  for (const path of paths) {
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  }
  return folders;
}

/**
 * A relative path, from the repository's root.
 *
 * @param folder that it is relative to; empty for the root itself
 * @returns null where it is absolute or leads out of the repository
 */
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
