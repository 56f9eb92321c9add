import { FetchError } from '../../net/fetch-error.ts';
import { followLinks } from './entries.ts';
import { type Tree, type TreeEntry, TreeError } from './tree.ts';

/** For some texts: which contents have one of them and which do not, by their ids. */
export type SearchResults = Map<string, boolean>;

/** Readers look for these in every repository, and few have any: one search says so of all. */
const READERS_TEXTS: readonly string[] = ['argoproj.io', 'toolkit.fluxcd.io', 'helmfiles'];

/** The files of a commit, wherever they come from. They never change, so they are listed once and searched once. */
export abstract class CommitTree implements Tree {
  readonly name: string;
  #entries: Promise<ReadonlyMap<string, TreeEntry>> | null = null;
  readonly #searched: Map<string, SearchResults>;

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
    const files = paths.flatMap((path) => entries.get(path) ?? []).filter(({ kind }) => kind !== 'submodule');
    const worth = READERS_TEXTS.includes(wanted) ? await this.#holding(READERS_TEXTS, files) : files;
    return (await this.#holding([wanted], worth)).map(({ path }) => path);
  }

  /** Those of some files that hold one of some texts. */
  async #holding(texts: readonly string[], files: readonly TreeEntry[]): Promise<TreeEntry[]> {
    const key = texts.join('\n');
    const searched: SearchResults = this.#searched.get(key) ?? new Map();
    this.#searched.set(key, searched);
    const unknown = files.filter(({ kind, id }) => kind === 'file' && !searched.has(id as string));
    if (unknown.length > 0) await this.search(texts, unknown, searched);
    // What a link leads to is known when it is read.
    return files.filter(({ kind, id }) => kind === 'symlink' || searched.get(id as string) === true);
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
   * Finds out for each of the files whether it holds one of some texts in lower case.
   *
   * @throws TreeError
   */
  protected abstract search(
    texts: readonly string[],
    files: readonly TreeEntry[],
    searched: SearchResults,
  ): Promise<void>;

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
