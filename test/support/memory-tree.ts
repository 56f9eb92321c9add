import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Tree, TreeEntry } from '../../src/repository/tree.ts';

/** What a file of a {@link memoryTree} holds, or where the link that stands there leads (from its own folder). */
export type MemoryFile = string | Buffer | { readonly link: string };

/** A tree out of nothing but the given files; ids are the SHA-1 of the content. */
export function memoryTree(files: Readonly<Record<string, MemoryFile>>): Tree {
  const known = new Map(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  const read = (path: string, links = 0): Buffer | null => {
    const file = known.get(path);
    if (file === undefined || links > 20) return null;
    if (typeof file === 'string') return Buffer.from(file);
    return Buffer.isBuffer(file) ? file : read(posix.join(posix.dirname(path), file.link), links + 1);
  };
  const entryOf = (path: string, file: MemoryFile): TreeEntry => {
    const isLink = typeof file === 'object' && 'link' in file;
    const content = isLink ? file.link : file;
    return { path, kind: isLink ? 'symlink' : 'file', id: createHash('sha1').update(content).digest('hex') };
  };
  // A run asks for them twenty times.
  let entries: ReadonlyMap<string, TreeEntry> | undefined;
  return {
    name: 'the tree in memory',
    entries: async () => {
      entries ??= new Map([...known].map(([path, file]) => [path, entryOf(path, file)]));
      return entries;
    },
    read: async (path) => read(path),
    containing: async (text, paths) =>
      paths.filter((path) => read(path)?.toString('latin1').toLowerCase().includes(text.toLowerCase()) === true),
  };
}
