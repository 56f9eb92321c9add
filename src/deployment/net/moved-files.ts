import type { Tree } from '../trees/tree.ts';

/** Larger files are no configuration. */
const MOST_BYTES = 100_000;

/** So many files are looked at that are gone, and so many that are new. */
const MOST_FILES = 500;

/**
 * Files that have moved with what they hold, where git was not asked or found them too different: under their own name in another folder,
 * or with the same text but for the versions in it, and nothing else that could be meant.
 *
 * @param renames what git has found, from the new path to the old one
 * @returns from the new path to the old one, with those of git
 */
export async function movedFiles(
  base: Tree,
  head: Tree,
  changed: readonly string[],
  renames: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const [before, after] = await Promise.all([base.entries(), head.entries()]);
  const old = new Set(renames.values());
  let gone = changed.filter((path) => before.get(path)?.kind === 'file' && !after.has(path) && !old.has(path));
  let come = changed.filter((path) => after.get(path)?.kind === 'file' && !before.has(path) && !renames.has(path));
  const moved = new Map(renames);
  if (gone.length === 0 || come.length === 0 || gone.length > MOST_FILES || come.length > MOST_FILES) return moved;
  for (const keyOf of [async (_: Tree, path: string) => path.slice(path.lastIndexOf('/') + 1), textBesideVersions]) {
    const [left, found] = [
      await unique(gone, (path) => keyOf(base, path)),
      await unique(come, (path) => keyOf(head, path)),
    ];
    for (const [key, path] of found) {
      const from = left.get(key);
      if (from !== undefined) moved.set(path, from);
    }
    const taken = new Set(moved.values());
    gone = gone.filter((path) => !taken.has(path));
    come = come.filter((path) => !moved.has(path));
  }
  return moved;
}

async function textBesideVersions(tree: Tree, path: string): Promise<string> {
  const bytes = await tree.read(path);
  if (bytes === null || bytes.length > MOST_BYTES || bytes.includes(0)) return '';
  return bytes.toString('utf8').replace(/\d+\.\d+\.\d+/g, 'X.Y.Z');
}

/** The paths that share their key with no other one. */
async function unique(
  paths: readonly string[],
  keyOf: (path: string) => Promise<string>,
): Promise<Map<string, string>> {
  const byKey = new Map<string, string[]>();
  for (const path of paths) {
    const key = await keyOf(path);
    byKey.set(key, [...(byKey.get(key) ?? []), path]);
  }
  return new Map(
    [...byKey].flatMap(([key, [path = '', ...others]]) => (key === '' || others.length > 0 ? [] : [[key, path]])),
  );
}
