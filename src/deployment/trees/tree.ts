/** One entry of a tree that is not a folder. */
export interface TreeEntry {
  /** From the tree's root, with `/` between folders, without a leading one. */
  readonly path: string;
  readonly kind: 'file' | 'symlink' | 'submodule';
  /** Names the content: equal ids mean equal bytes. Null where the tree does not know it without reading. */
  readonly id: string | null;
}

/**
 * The files of one state of a repository: a commit or a folder. Content is data; nothing in it is executed, and no
 * symbolic link leads out of it.
 */
export interface Tree {
  /** For messages: `commit 1a2b3c4`, `the folder deploy`. */
  readonly name: string;
  /** All entries, by path, in the order of paths. */
  entries(): Promise<ReadonlyMap<string, TreeEntry>>;
  /**
   * The bytes of a file, those of the target where the path is a symbolic link to a file of the same tree.
   *
   * @returns null where there is no such file: absent, a folder, a submodule, a link that leads nowhere or out of the tree
   * @throws TreeError where the file is there but cannot be read; that is never the same as absent
   */
  read(path: string): Promise<Buffer | null>;
  /**
   * Those of the given files whose bytes contain a text of ASCII characters, in any case. May also name others of them
   * where finding out would cost more than reading them.
   *
   * @throws TreeError
   */
  containing(text: string, paths: readonly string[]): Promise<readonly string[]>;
}

/** Whether a path lies behind a link or in another repository: what is there cannot be seen among the entries. */
export function isBehindEntry(path: string, entries: ReadonlyMap<string, TreeEntry>): boolean {
  const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
  return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}

/** A state of a repository that cannot be read. */
export class TreeError extends Error {
  override readonly name = 'TreeError';
}

/** A larger file is read neither from a repository nor from its server, which sets the same limit. */
export const MOST_FILE_BYTES = 100_000_000;

/** A file that is too large to be read. */
export function tooLarge(): TreeError {
  return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}
