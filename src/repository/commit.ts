import { FetchError } from '../net/fetch-error.ts';
import { commonPartOf, followLinks, textsSearchedWith } from './entries.ts';
import { type Tree, type TreeEntry, TreeError } from './tree.ts';

interface Holding {
  readonly path: string;
  readonly contained: readonly string[];
}

/** Is told which of some texts a file contains; these may be too many. */
export type OnFound = (file: TreeEntry, contained: readonly string[]) => void;

const NONE: readonly string[] = [];

/** The files of a commit, from any source. They never change, so they are listed and searched once. */
export abstract class CommitTree implements Tree {
  readonly name: string;
  #entries: Promise<ReadonlyMap<string, TreeEntry>> | null = null;
  /** By the first of some texts that are searched for together: the texts in each content, by its id. */
  readonly #searched: Map<string, Map<string, readonly string[]>>;
  /** By a list of paths, and by the first of the texts: what a search of the list has found. */
  readonly #searches = new WeakMap<readonly string[], Map<string, Promise<readonly Holding[]>>>();

  /** @param commit a full id @param like a tree of the same repository, which shares its search results */
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
    const wanted = text.toLowerCase();
    // What holds a text holds its parts, and the common ones are searched for in any case.
    const part = commonPartOf(wanted);
    const possible = part === undefined ? paths : await this.containing(part, paths);
    const found = await this.#searchList(possible, textsSearchedWith(wanted));
    return found.filter(({ contained }) => contained.includes(wanted)).map(({ path }) => path);
  }

  /** The files of a list that hold any of the texts. Who searches a list for one text often asks for the others next. */
  #searchList(paths: readonly string[], texts: readonly string[]): Promise<readonly Holding[]> {
    const [first = ''] = texts;
    const searches = this.#searches.get(paths) ?? new Map<string, Promise<readonly Holding[]>>();
    this.#searches.set(paths, searches);
    const known = searches.get(first) ?? this.#holdingIn(paths, texts);
    searches.set(first, known);
    known.catch(() => searches.delete(first));
    return known;
  }

  async #holdingIn(paths: readonly string[], texts: readonly string[]): Promise<readonly Holding[]> {
    const entries = await this.entries();
    const listed = paths.map((path) => entries.get(path)).filter((entry) => entry !== undefined);
    const known = this.#textsByContent(texts);
    const isUnknown = ({ kind, id }: TreeEntry) => kind === 'file' && !known.has(id as string);
    await this.#searchNew(texts, listed.filter(isUnknown), known);
    const found: Holding[] = [];
    for (const { path, kind, id } of listed) {
      // The content behind a link is only known when it is read.
      const contained = kind === 'symlink' ? texts : kind === 'file' ? (known.get(id as string) ?? NONE) : NONE;
      if (contained.length > 0) found.push({ path, contained });
    }
    return found;
  }

  /** What earlier searches for the same texts have found. */
  #textsByContent(texts: readonly string[]): Map<string, readonly string[]> {
    const [first = ''] = texts;
    const known = this.#searched.get(first) ?? new Map<string, readonly string[]>();
    this.#searched.set(first, known);
    return known;
  }

  /** Searches the contents that no earlier search has seen, and adds what they hold. */
  async #searchNew(
    texts: readonly string[],
    unknown: readonly TreeEntry[],
    known: Map<string, readonly string[]>,
  ): Promise<void> {
    if (unknown.length === 0) return;
    const found = new Map<string, readonly string[]>();
    await this.search(texts, unknown, ({ id }, contained) => {
      // A file may be told of several times, and several files may have the same content.
      found.set(id as string, [...(found.get(id as string) ?? NONE), ...contained]);
    });
    for (const { id } of unknown) known.set(id as string, found.get(id as string) ?? NONE);
  }

  /** @throws TreeError where the commit cannot be read */
  protected abstract listAll(): Promise<ReadonlyMap<string, TreeEntry>>;

  /** The bytes of a file, or the target of a link. @throws TreeError where it cannot be read */
  protected abstract content(entry: TreeEntry): Promise<Buffer>;

  /** Searches files for several texts in lower case, none of which contains another, ignoring case. */
  protected abstract search(texts: readonly string[], files: readonly TreeEntry[], found: OnFound): Promise<void>;

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
      throw new TreeError(`Cannot read ${what === '' ? '' : `${what} in `}${this.name}: ${error.message}`, {
        cause: error,
      });
    }
  }
}
