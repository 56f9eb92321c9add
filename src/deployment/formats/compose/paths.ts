import { posix } from 'node:path';

/** A way that leads to something that is not a file of a folder: `https://…`, `git@…`, `oci://…`, `github.com/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/)/i;

/**
 * A path as a compose file writes it, from the repository's root.
 *
 * @param folder from the repository's root; empty for the root itself
 * @returns null where it leads out of the repository
 */
export function resolvePath(folder: string, path: string): string | null {
  if (path === '' || REMOTE.test(path) || path.startsWith('/') || path.startsWith('~') || path.includes('\\'))
    return null;
  const joined = posix.join(folder, path);
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' ? '' : joined.replace(/\/$/, '');
}

/** The folder of a file, empty for the repository's root. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/** A file of a folder. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
