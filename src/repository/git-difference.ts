import { entriesByPath, entryKindOfMode, splitRecords } from './entries.ts';
import type { Git } from './git-command.ts';
import type { TreeEntry } from './tree.ts';

/** What is at a path on the other side of a difference; `entry` is null where nothing is there. */
export interface Differing {
  readonly path: string;
  readonly isNew: boolean;
  readonly entry: TreeEntry | null;
}

/** The differences between commits of one repository, each asked for once. */
export class GitDifferences {
  readonly #known = new Map<string, Promise<readonly Differing[] | null>>();

  constructor(private readonly git: Git) {}

  /** What a commit has at each path that differs from another, without a search for renames; null where git cannot tell. */
  between(from: string, to: string): Promise<readonly Differing[] | null> {
    const key = `${from} ${to}`;
    const known = this.#known.get(key) ?? this.#ask(from, to);
    this.#known.set(key, known);
    return known;
  }

  async #ask(from: string, to: string): Promise<readonly Differing[] | null> {
    // Settings of the repository must not hide a submodule that moves.
    const options = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', '--no-ext-diff'];
    const { code, stdout } = await this.git.run(['diff-tree', ...options, from, to, '--']);
    if (code !== 0) return null;
    const records = splitRecords(stdout);
    return Array.from({ length: records.length / 2 }, (_, index) =>
      parseDiffering(records[2 * index] as string, records[2 * index + 1] as string),
    );
  }
}

/** `:<old mode> <new mode> <old id> <new id> <status>`, then the path. */
function parseDiffering(record: string, path: string): Differing {
  const [, mode, , id = null, status] = record.split(' ');
  return { path, isNew: status === 'A', entry: status === 'D' ? null : { path, kind: entryKindOfMode(mode), id } };
}

/**
 * The entries of a commit, from those of another one and what differs from it, in the order of paths. Null if a name is
 * not valid UTF-8, because two of them may be the same as text.
 */
export function entriesFrom(
  known: ReadonlyMap<string, TreeEntry>,
  differing: readonly Differing[],
): ReadonlyMap<string, TreeEntry> | null {
  // Bytes that are not UTF-8 are read as an escape (`decodePath`).
  if (differing.some(({ path }) => path.includes('\\'))) return null;
  const entries = new Map(known);
  for (const { path, entry } of differing) {
    if (entry === null) entries.delete(path);
    else entries.set(path, entry);
  }
  // A map has a new path last, whatever its place in the order.
  return differing.some(({ isNew }) => isNew) ? entriesByPath([...entries.values()]) : entries;
}
