import { foldersOf } from '../repository-paths.ts';
import type { Files } from '../source/source-files.ts';

/**
 * A memory for what is worked out of a tree's files and would take the square of their number if it were done for each
 * deployment anew. It lasts as long as the tree's list of paths, which recorded files share.
 */
export function perTree<T>(): (files: Files, key: string, work: () => T) => T {
  const trees = new WeakMap<readonly string[], Map<string, { readonly value: T }>>();
  return (files, key, work) => {
    const known = trees.get(files.paths) ?? new Map<string, { readonly value: T }>();
    trees.set(files.paths, known);
    const entry = known.get(key) ?? { value: work() };
    known.set(key, entry);
    return entry.value;
  };
}

const foldersOnce = perTree<ReadonlySet<string>>();

/** Whether a tree has a folder. */
export function hasFolder(files: Files, folder: string): boolean {
  return foldersOnce(files, '', () => foldersOf(files.paths)).has(folder);
}
