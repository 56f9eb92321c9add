import { isAbsolute, relative, sep } from 'node:path';

/** The path from a folder to another place on this machine: with `/`, and empty for the same folder. */
export function pathBetween(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}

/** Whether such a path leads out of its folder. On another drive there is no way but the whole path. */
export function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../') || isAbsolute(path);
}
