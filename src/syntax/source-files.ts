import { ProblemError, problemAt, unparseable } from '../problems/problem.ts';
import { EditedTree } from '../repository/edited.ts';
import type { Tree } from '../repository/tree.ts';
import { type DotenvEntry, parseDotenv } from './dotenv.ts';
import { YamlFile } from './yaml.ts';

/** Larger files are not read as text. A values file has a few kilobytes. */
const MOST_BYTES = 5_000_000;

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

// Git's markers. They are longer where a merge of bases itself had a conflict.
const CONFLICT_MARKER = /^(?:<{7,}|>{7,})(?:[ \t]|\r?$)/m;

/** The access to files that a reader needs. A TreeError of theirs passes through every reader, so the readers do not name it. */
export interface Files {
  /** Whether a file, or a link to one, has this path. */
  has(path: string): boolean;
  readonly paths: readonly string[];
  /** Counts a file among those asked for, if what is read depends on it and it was opened before. */
  relyOn(path: string): void;
  /**
   * A file as text, without a byte order mark; null if there is none.
   *
   * @throws ProblemError where it is not readable text (`unparseable`, `conflict-markers`)
   * @throws TreeError where the tree cannot be read
   */
  text(path: string): Promise<string | null>;
  /** Like {@link text}, parsed. */
  yaml(path: string): Promise<YamlFile | null>;
  /** The variables of an env file, in its order. */
  variables(path: string): Promise<readonly DotenvEntry[] | null>;
}

/** What has been read of a tree, by the way of reading. A run reads a tree several times: once more for each proposal. */
const MEMORIES = new WeakMap<Tree, Map<string, Promise<unknown>>>();

/** The files of one tree. Each file is read and parsed once in a run; an edited tree shares its unchanged files with the original. */
export class SourceFiles implements Files {
  readonly paths: readonly string[];
  readonly #known: ReadonlySet<string>;

  constructor(
    readonly tree: Tree,
    paths: readonly string[],
  ) {
    this.paths = paths;
    this.#known = new Set(paths);
  }

  has(path: string): boolean {
    return this.#known.has(path);
  }

  /** Nobody records what these files are asked for. */
  relyOn(): void {}

  text(path: string): Promise<string | null> {
    return this.#once('text', path, async (owner) => {
      const bytes = await owner.read(path);
      return bytes === null ? null : decode(path, bytes);
    });
  }

  yaml(path: string): Promise<YamlFile | null> {
    return this.#parsed('yaml', path, (text) => new YamlFile(path, text));
  }

  variables(path: string): Promise<readonly DotenvEntry[] | null> {
    return this.#parsed('variables', path, (text) => parseDotenv(path, text));
  }

  #parsed<T>(way: string, path: string, parse: (text: string) => T): Promise<T | null> {
    return this.#once(way, path, async () => {
      const text = await this.text(path);
      return text === null ? null : parse(text);
    });
  }

  /** What a way of reading makes of a path; an edited tree asks the original for its unchanged files. */
  #once<T>(way: string, path: string, read: (owner: Tree) => Promise<T>): Promise<T> {
    const { tree } = this;
    const owner = tree instanceof EditedTree && !tree.edited.has(path) ? tree.tree : tree;
    const memory = MEMORIES.get(owner) ?? new Map<string, Promise<unknown>>();
    MEMORIES.set(owner, memory);
    const known = memory.get(`${way} ${path}`);
    if (known !== undefined) return known as Promise<T>;
    const reading = read(owner);
    // Every caller that awaits the reading sees its failure, and there may be none.
    reading.catch(() => undefined);
    memory.set(`${way} ${path}`, reading);
    return reading;
  }

  containing(text: string, paths: readonly string[]): Promise<readonly string[]> {
    return this.tree.containing(text, paths);
  }

  /** The same files, with a list of all paths asked for, present or not. A deployment's version depends on these. */
  recorded(): Files & { readonly asked: ReadonlySet<string> } {
    const asked = new Set<string>();
    const ask = (path: string) => {
      asked.add(path);
      return path;
    };
    return {
      asked,
      paths: this.paths,
      has: (path) => this.has(ask(path)),
      relyOn: ask,
      text: (path) => this.text(ask(path)),
      yaml: (path) => this.yaml(ask(path)),
      variables: (path) => this.variables(ask(path)),
    };
  }
}

/** The result of a reading; null also where the file cannot be read as what it should be. */
export async function nullIfUnreadable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

function decode(path: string, bytes: Buffer): string {
  const refuse = (found: string) => unparseable({ file: path, line: 1, column: 1 }, found);
  if (bytes.length > MOST_BYTES) throw refuse(`larger than ${MOST_BYTES / 1_000_000} MB`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('not UTF-8');
  }
  if (text.startsWith(LFS_POINTER)) throw refuse('a Git LFS pointer, not the file itself');
  const marker = CONFLICT_MARKER.exec(text);
  if (marker !== null) {
    const line = text.slice(0, marker.index).split(/\r\n|\r|\n/).length;
    throw new ProblemError(problemAt('conflict-markers', { file: path, line, column: 1 }));
  }
  return text;
}
