import { resolvePath as resolveInRepository } from '../../repository-paths.ts';

/** A way that leads to something that is not a file of a folder: `https://…`, `git@…`, `oci://…`, `github.com/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/)/i;

/**
 * A path as a compose file writes it, from the repository's root.
 *
 * @param folder from the repository's root; empty for the root itself
 * @returns null where it leads out of the repository
 */
export function resolvePath(folder: string, path: string): string | null {
  if (path === '' || REMOTE.test(path) || path.startsWith('~') || path.includes('\\')) return null;
  return resolveInRepository(folder, path);
}
