import { FetchError } from '../net/fetch-error.ts';
import { followLinks, textsSearchedWith } from './entries.ts';
import { type Tree, type TreeEntry, TreeError } from './tree.ts';

/** The files of a commit, from any source. They never change, so they are listed and searched once. */
export abstract class CommitTree implements Tree {
  readonly name: string;
  #entries: Promise<ReadonlyMap<string, TreeEntry>> | null = null;
  /** For texts that are searched for together, by the first of them: which of them each searched content holds, by its id. */
  readonly #searched: Map<string, Map<string, readonly string[]>>;

  /**
   * @param commit a full id
   * @param like a tree of the same repository, which shares its search results
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
    const texts = textsSearchedWith(wanted);
    const [first = ''] = texts;
    const searched = this.#searched.get(first) ?? new Map<string, readonly string[]>();
    this.#searched.set(first, searched);
    for (;;) {
      const found: string[] = [];
      const unknown: TreeEntry[] = [];
      for (const path of paths) {
        const entry = entries.get(path);
        if (entry === undefined || entry.kind === 'submodule') continue;
        const held = searched.get(entry.id as string);
        // The content behind a link is only known when it is read.
        if (entry.kind === 'symlink' || held?.includes(wanted)) found.push(path);
        else if (held === undefined) unknown.push(entry);
      }
      if (unknown.length === 0) return found;
      const holding = new Map<string, readonly string[]>();
      await this.search(texts, unknown, ({ id }, held) => {
        holding.set(id as string, [...(holding.get(id as string) ?? []), ...held]);
      });
      // Only one of several files with the same content may have been searched.
      for (const { id } of unknown) searched.set(id as string, holding.get(id as string) ?? []);
    }
  }

  /** @throws TreeError where the commit cannot be read */
  protected abstract listAll(): Promise<ReadonlyMap<string, TreeEntry>>;

  /**
   * The bytes of a file, or the target of a link.
   *
   * @throws TreeError where it cannot be read
   */
  protected abstract content(entry: TreeEntry): Promise<Buffer>;

  /**
   * Searches files for several texts, ignoring case.
   *
   * @param texts in lower case; no text contains another one
   * @param found is told which of them a file contains; these may be too many
   * @throws TreeError where a file cannot be read
   */
  protected abstract search(
    texts: readonly string[],
    files: readonly TreeEntry[],
    found: (file: TreeEntry, held: readonly string[]) => void,
  ): Promise<void>;

  /**
   * Adds to an error what could not be read.
   *
   * @param what empty for the whole commit
   * @throws TreeError where the work fails
   */
  protected async attempt<T>(work: Promise<T>, what = ''): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof FetchError || error instanceof TreeError)) throw error;
      throw new TreeError(`Cannot read ${what === '' ? '' : `${what} in `}${this.name}: ${error.message}`);
    }
  }
}
