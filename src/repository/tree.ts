/** One entry of a tree that is not a folder. */
export interface TreeEntry {
  /** From the tree's root, separated by `/`, without a leading one. */
  readonly path: string;
  readonly kind: 'file' | 'symlink' | 'submodule';
  /** Identifies the content: equal ids mean equal bytes. Null if the tree would have to read the file for it. */
  readonly id: string | null;
}

/** The files of one state of a repository: a commit or a folder. Nothing in it is executed, and no symbolic link leads out of it. */
export interface Tree {
  /** For messages: `commit 1a2b3c4`, `the folder deploy`. */
  readonly name: string;
  /** All entries by path, in the order of paths. @throws TreeError where the tree cannot be read */
  entries(): Promise<ReadonlyMap<string, TreeEntry>>;
  /**
   * The bytes of a file; null if there is none: absent, a folder, a submodule, a link that leads nowhere or out. A link
   * gives the file it points to in the same tree. Throws a TreeError for a file that cannot be read, which never counts
   * as absent.
   */
  read(path: string): Promise<Buffer | null>;
  /**
   * The given files whose bytes contain an ASCII text, ignoring case. The result may include more of the given files
   * where checking would cost more than reading.
   *
   * @param paths never changed afterwards: a tree may remember what it found in the list
   * @throws TreeError where a file cannot be read
   */
  containing(text: string, paths: readonly string[]): Promise<readonly string[]>;
}

/** The state before the first commit. */
export const EMPTY_TREE: Tree = {
  name: 'nothing',
  entries: async () => new Map(),
  read: async () => null,
  containing: async () => [],
};
export const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Whether a path lies behind a link or in a submodule, so that the entries do not show it. */
export function isBehindEntry(path: string, entries: ReadonlyMap<string, TreeEntry>): boolean {
  const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
  return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}

/** Thrown where a state of a repository cannot be read, by everything that is given the tree. */
export class TreeError extends Error {
  override readonly name = 'TreeError';
}

/** Larger files are not read, neither from a repository nor from its server, which has the same limit. */
export const MOST_FILE_BYTES = 100_000_000;

/** A file that is too large to be read. It can still be searched. */
export class TooLargeError extends TreeError {
  constructor() {
    super(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
  }
}
