import { splitRecords } from '../repository/entries.ts';
import { Git, type RepositoryLocation } from '../repository/git-command.ts';
import type { Tree, TreeEntry } from '../repository/tree.ts';

/** Tests whether git ignores a path: such a file is never committed, so the gate does not see it. */
export type IgnoreTest = (path: string) => boolean;

/**
 * Asks git which files of a repository it ignores.
 *
 * @param location null if there is no repository: nothing is ignored then
 * @throws TreeError where git cannot answer
 */
export async function ignoreTest(location: RepositoryLocation | null): Promise<IgnoreTest> {
  if (location === null) return () => false;
  const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = splitRecords(await new Git(location).output(list));
  const [files, folders] = [new Set(ignored), ignored.filter((path) => path.endsWith('/'))];
  return (path) => files.has(path) || folders.some((folder) => path.startsWith(folder));
}

/** The files of a folder that are committed or can be. */
export class CommittedTree implements Tree {
  readonly name: string;

  constructor(
    readonly tree: Tree,
    readonly isIgnored: IgnoreTest,
  ) {
    this.name = tree.name;
  }

  async entries(): Promise<ReadonlyMap<string, TreeEntry>> {
    return new Map([...(await this.tree.entries())].filter(([path]) => !this.isIgnored(path)));
  }

  async read(path: string): Promise<Buffer | null> {
    return this.isIgnored(path) ? null : await this.tree.read(path);
  }

  async containing(text: string, paths: readonly string[]): Promise<readonly string[]> {
    const seen = paths.filter((path) => !this.isIgnored(path));
    return this.tree.containing(text, seen);
  }
}
