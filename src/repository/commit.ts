import { FetchError } from '../net/fetch-error.ts';
import { followLinks, textsSearchedWith } from './entries.ts';
import { type Tree, type TreeEntry, TreeError } from './tree.ts';

/** The ids of the contents that contain each text. */
export type Holding = ReadonlyMap<string, ReadonlySet<string>>;

/** What is known about some texts that are searched for together. */
interface Searched {
  /** The ids of all contents that have been searched. */
  readonly ids: Set<string>;
  readonly holding: ReadonlyMap<string, Set<string>>;
}

/** The files of a commit, from any source. They never change, so they are listed and searched once. */
export abstract class CommitTree implements Tree {
  readonly name: string;
  #entries: Promise<ReadonlyMap<string, TreeEntry>> | null = null;
  /** By the first of the texts. */
  readonly #searched: Map<string, Searched>;

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
    const { ids, holding } = this.#searchedFor(texts);
    for (;;) {
      const found: string[] = [];
      const unknown: TreeEntry[] = [];
      for (const path of paths) {
        const entry = entries.get(path);
        if (entry === undefined || entry.kind === 'submodule') continue;
        const id = entry.id as string;
        // The content behind a link is only known when it is read.
        if (entry.kind === 'symlink' || holding.get(wanted)?.has(id)) found.push(path);
        else if (!ids.has(id)) unknown.push(entry);
      }
      if (unknown.length === 0) return found;
      for (const [each, holders] of await this.search(texts, unknown)) {
        for (const id of holders) holding.get(each)?.add(id);
      }
      // Only one of several files with the same content may have been searched.
      for (const { id } of unknown) ids.add(id as string);
    }
  }

  #searchedFor(texts: readonly string[]): Searched {
    const [first = ''] = texts;
    const known = this.#searched.get(first) ?? {
      ids: new Set(),
      holding: new Map(texts.map((text) => [text, new Set()])),
    };
    this.#searched.set(first, known);
    return known;
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
   * @returns for each text the ids of the contents with it; it may include others
   * @throws TreeError where a file cannot be read
   */
  protected abstract search(texts: readonly string[], files: readonly TreeEntry[]): Promise<Holding>;

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
