import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { FileSource } from '../../net/document-reader.ts';
import { FetchError } from '../../net/fetch-error.ts';
import { leadsOut, pathBetween } from '../../repository/disk-paths.ts';
import { type Tree, TreeError } from '../../repository/tree.ts';
import { InputError } from '../../settings/input-error.ts';

/**
 * Evidence must not come from the change that it judges (docs/rules.md#index-and-artifact): a file in the repository's
 * folder, or in the workspace beside it, is read from the base, or does not exist.
 */
export function filesOfBase(base: Tree, root: string | null, workspace: string | null): FileSource {
  const roots = [root, workspace].filter((folder) => folder !== null).map(realFolder);
  const [top] = roots;
  return (path) => {
    const real = realFolder(path);
    const waysFrom = (folder: string) =>
      [path, real].map((each) => pathBetween(folder, each)).filter((way) => !leadsOut(way));
    if (top === undefined || !roots.some((folder) => waysFrom(folder).length > 0)) return null;
    return readFrom(base, waysFrom(top)[0] ?? null);
  };
}

async function readFrom(base: Tree, path: string | null): Promise<Buffer> {
  const bytes = path === null ? null : await base.read(path).catch(asFetchError);
  if (bytes !== null) return bytes;
  throw new FetchError(
    'not-found',
    `${base.name} has no such file; a path in the repository is read from the base of the change`,
  );
}

function asFetchError(error: unknown): never {
  throw error instanceof TreeError ? new FetchError('unreadable-file', error.message) : error;
}

/**
 * Evidence must not come from the change either way: refuses a path that is committed, has a committed file in it, or
 * is behind a committed link.
 *
 * @param why what the change could do, and the remedy
 * @throws InputError
 */
export async function refuseCommitted(
  name: string,
  path: string,
  head: Tree,
  root: string | null,
  why: string,
): Promise<void> {
  if (root === null) return;
  const committed = [...(await head.entries()).keys()];
  const places = [pathBetween(root, path), pathBetween(realFolder(root), realFolder(path))];
  const leadTo = (place: string) => committed.some((each) => each === place || isIn(place, each) || isIn(each, place));
  if (places.some(leadTo)) throw new InputError(`${name}, which is committed: the change could ${why}`);
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}

/** Resolves the links of the part of a path that exists. */
function realFolder(path: string): string {
  const absolute = resolve(path);
  try {
    // The native call also resolves names that differ only in case, because some file systems ignore case.
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realFolder(parent), absolute.slice(parent.length));
  }
}
