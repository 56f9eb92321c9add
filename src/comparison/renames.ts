import { groupBy } from '../deployment/group-by.ts';
import { folderOf } from '../repository/repository-paths.ts';

/**
 * The new paths of renamed files by their old ones, and of each folder, with a slash at its end, whose renamed files all went to one.
 *
 * @param renames from new path to old one
 */
export function renamedPaths(renames: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
  const folder = (path: string) => `${folderOf(path) || '.'}/`;
  for (const [from, files] of groupBy([...oldToNew], ([old]) => folder(old))) {
    const [now = '', ...others] = new Set(files.map(([, to]) => folder(to)));
    if (others.length === 0) oldToNew.set(from, now);
  }
  return oldToNew;
}

/** Replaces the file or folder in an id with its new name. A second-order key has no kind in front. */
export function renamedId(id: string, oldToNew: ReadonlyMap<string, string>): string {
  const [, kind = '', path = '', name = ''] = /^([^:#]*:)?([^#]*)(.*)$/s.exec(id) ?? [];
  const [, bare = '', at = '', file = ''] = /^(.*?)(?:(@)([^@]*))?$/s.exec(name) ?? [];
  // The environment in a name may be the path of the file that defines it.
  const environment = at === '' ? '' : `@${oldToNew.get(file) ?? file}`;
  return `${kind}${oldToNew.get(path) ?? oldToNew.get(`${path}/`)?.slice(0, -1) ?? path}${bare}${environment}`;
}
