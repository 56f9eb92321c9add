import { followLinks } from './entries.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** The files of a commit, wherever they come from. They never change, so they are listed once. */
export abstract class CommitTree implements Tree {
  readonly name: string;
  #entries: Promise<ReadonlyMap<string, TreeEntry>> | null = null;

  /** @param commit a full id */
  constructor(protected readonly commit: string) {
    this.name = `commit ${commit.slice(0, 7)}`;
  }

  entries(): Promise<ReadonlyMap<string, TreeEntry>> {
    this.#entries ??= this.listAll();
    return this.#entries;
  }

  async read(path: string): Promise<Buffer | null> {
    const entry = await followLinks(path, await this.entries(), (link) => this.content(link));
    return entry === null ? null : await this.content(entry);
  }

  abstract containing(text: string, paths: readonly string[]): Promise<readonly string[]>;

  /** @throws TreeError */
  protected abstract listAll(): Promise<ReadonlyMap<string, TreeEntry>>;

  /**
   * The bytes of a file; of a link, where it leads.
   *
   * @throws TreeError
   */
  protected abstract content(entry: TreeEntry): Promise<Buffer>;
}
