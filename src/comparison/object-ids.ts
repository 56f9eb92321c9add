import type { Link } from '../deployment/finding.ts';
import { groupBy } from '../deployment/group-by.ts';
import { folderOf } from '../repository/repository-paths.ts';

/** The ids of what an environment of an object was, or will be: the object without files, and the object itself; none for a plain object. */
export function environmentless(id: string): readonly string[] {
  const [, own] = /^([^#]*#.*)@[^@#]*$/s.exec(id) ?? [];
  return own === undefined ? [] : [`${own}@`, own];
}

/** The name in an id (`KIND:PATH#NAME`), without its path; empty where the id has none. */
export function nameOf(id: string): string {
  const hash = id.indexOf('#');
  return hash === -1 ? '' : id.slice(hash + 1);
}

/** The same without its environment. */
export function bareNameOf(id: string): string {
  return nameOf(id).replace(/@.*/, '');
}

/** The new paths of renamed files by their old ones, and of each folder (`apps/`) whose renamed files all went to one. */
export function renamedPaths(renames: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const oldToNew = new Map([...renames].map(([to, from]) => [from, to]));
  const folder = (path: string) => `${folderOf(path) || '.'}/`;
  for (const [from, files] of groupBy([...oldToNew], ([old]) => folder(old))) {
    const [now = '', ...others] = new Set(files.map(([, to]) => folder(to)));
    if (others.length === 0) oldToNew.set(from, now);
  }
  return oldToNew;
}

/** The folder that an object is built from, with its name there; empty for an object that is not built. */
export function builtName(id: string, links: readonly Link[]): string {
  const link = links.find((each) => id.startsWith(`${each.id}#`));
  if (link !== undefined) return `${link.path}${id.slice(link.id.length)}`;
  return /^kustomize:(.*)/s.exec(id)?.[1] ?? '';
}

/** Replaces the file or folder in an id with its new name. A second-order key has no kind in front. */
export function renamedId(id: string, oldToNew: ReadonlyMap<string, string>): string {
  const [, kind = '', path = '', name = ''] = /^([^:#]*:)?([^#]*)(.*)$/s.exec(id) ?? [];
  const [, bare = '', at = '', file = ''] = /^(.*?)(?:(@)([^@]*))?$/s.exec(name) ?? [];
  // The environment in a name may be the path of the file that defines it.
  const environment = at === '' ? '' : `@${oldToNew.get(file) ?? file}`;
  const folder = oldToNew.get(`${path || '.'}/`)?.slice(0, -1);
  return `${kind}${oldToNew.get(path) ?? (folder === '.' ? '' : folder) ?? path}${bare}${environment}`;
}
