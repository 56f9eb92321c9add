import { FetchError } from '../../net/fetch-error.ts';
import { followLinks } from './entries.ts';
import { type Tree, type TreeEntry, TreeError } from './tree.ts';

/** For a text: which contents have it and which do not, by their ids. */
export type Searched = Map<string, boolean>;

/** The files of a commit, wherever they come from. They never change, so they are listed once and searched once. */
export abstract class CommitTree implements Tree {
  readonly name: string;
  #entries: Promise<ReadonlyMap<string, TreeEntry>> | null = null;
  readonly #searched: Map<string, Searched>;

  /**
   * @param commit a full id
   * @param like a tree of the same repository, whose searches need not be made again for what both have
   */
  constructor(
    protected readonly commit: string,
    like: CommitTree | null = null,
  ) {
    this.name = `commit ${commit.slice(0, 7)}`;
    this.#searched = like === null ? new Map() : like.#searched;
  }

  entries(): Promise<ReadonlyMap<string, TreeEntry>> {
    this.#entries ??= this.listAll();
    return this.#entries;
  }

  async read(path: string): Promise<Buffer | null> {
    const entry = await followLinks(path, await this.entries(), (link) => this.content(link));
    return entry === null ? null : await this.content(entry);
  }

  async containing(text: string, paths: readonly string[]): Promise<readonly string[]> {
    const entries = await this.entries();
    const wanted = text.toLowerCase();
    const searched: Searched = this.#searched.get(wanted) ?? new Map();
    this.#searched.set(wanted, searched);
    const files = paths.flatMap((path) => entries.get(path) ?? []).filter(({ kind }) => kind !== 'submodule');
    const unknown = files.filter(({ kind, id }) => kind === 'file' && !searched.has(id as string));
    if (unknown.length > 0) await this.search(wanted, unknown, searched);
    // What a link leads to is known when it is read.
    return files
      .filter(({ kind, id }) => kind === 'symlink' || searched.get(id as string) === true)
      .map(({ path }) => path);
  }

  /** @throws TreeError */
  protected abstract listAll(): Promise<ReadonlyMap<string, TreeEntry>>;

  /**
   * The bytes of a file; of a link, where it leads.
   *
   * @throws TreeError
   */
  protected abstract content(entry: TreeEntry): Promise<Buffer>;

  /**
   * Finds out for each of the files whether it holds a text in lower case.
   *
   * @throws TreeError
   */
  protected abstract search(text: string, files: readonly TreeEntry[], searched: Searched): Promise<void>;

  /** Says of a failure what could not be read; empty for all of the commit. */
  protected async attempt<T>(work: Promise<T>, what = ''): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof FetchError || error instanceof TreeError)) throw error;
      throw new TreeError(`Cannot read ${what === '' ? '' : `${what} in `}${this.name}: ${error.message}`);
    }
  }
}
