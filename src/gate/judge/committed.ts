import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Tree } from '../../repository/tree.ts';

/**
 * Whether a path leads to a committed file, even through links. Evidence must not come from the change that it judges
 * (docs/rules.md#index-and-artifact).
 *
 * @param path absolute; exists
 * @param root top folder of the repository; null if only the server has the repository
 */
export async function isCommitted(path: string, head: Tree, root: string | null): Promise<boolean> {
  if (root === null) return false;
  const committed = [...(await head.entries()).keys()];
  const places = [relative(root, path), relative(realpathSync.native(root), realpathSync.native(path))];
  return places.some((place) => isOneOf(place.split(sep).join('/'), committed));
}

/** Whether a path is a committed file, is a folder with a committed file in it, or is behind a committed link. */
function isOneOf(inside: string, committed: readonly string[]): boolean {
  return committed.some((each) => each === inside || each.startsWith(`${inside}/`) || inside.startsWith(`${each}/`));
}
