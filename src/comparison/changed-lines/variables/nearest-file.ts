import { groupBy } from '../../../deployment/group-by.ts';
import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';

/** A test whether no other file of that name is nearer to one that may load it (docs/supported-files.md#any-other-file). */
export function nearestTest(paths: readonly string[]): (file: string, loader: string) => boolean {
  const byName = groupBy(paths, baseNameOf);
  return (file, loader) => {
    const own = sharedFolders(file, loader);
    return (byName.get(baseNameOf(file)) ?? []).every((other) => sharedFolders(other, loader) <= own);
  };
}

/** How many folders from the root two paths share. */
function sharedFolders(one: string, other: string): number {
  const [own, others] = [one, other].map((path) => folderOf(path).split('/')) as [string[], string[]];
  const end = own.findIndex((part, at) => part !== others[at]);
  return end === -1 ? own.length : end;
}

/** Whether one of two folders lies in the other. */
export function isAbove(one: string, other: string): boolean {
  return one === '' || one === other || other.startsWith(`${one}/`);
}
