import { posix } from 'node:path';
import { CommitTree, type Holding } from './commit.ts';
import { entriesByPath, entryKindOfMode, searchableText } from './entries.ts';
import type { Git } from './git-command.ts';
import type { GitObjects } from './git-objects.ts';
import { decodePath, splitRecords } from './git-paths.ts';
import { type TreeEntry, TreeError } from './tree.ts';

/** The most paths and characters on a command line. Windows allows 32,767 characters. */
const MOST_NAMED_PATHS = 1_000;
const MOST_NAMED_CHARACTERS = 24_000;
/** Reading this many files is cheaper than searching them. */
const MOST_READ_FILES = 16;
/** With more name patterns, the whole commit is searched. */
const MOST_NAMED_PATTERNS = 32;

/** The source of a commit's files. */
export interface GitTreeSource {
  readonly git: Git;
  readonly objects: GitObjects;
  /** A full id. */
  readonly commit: string;
  /** A tree of the same repository, which shares its search results. */
  readonly like?: GitTree | null;
}

/** The files of a commit in a local repository. */
export class GitTree extends CommitTree {
  readonly #git: Git;
  readonly #objects: GitObjects;

  constructor({ git, objects, commit, like = null }: GitTreeSource) {
    super(commit, like);
    this.#git = git;
    this.#objects = objects;
  }

  protected async search(texts: readonly string[], files: readonly TreeEntry[]): Promise<Holding> {
    const holding = new Map(texts.map((text) => [text, new Set<string>()]));
    // Git would not find them by a name that is not their own.
    const isRead = (entry: TreeEntry) => files.length <= MOST_READ_FILES || isQuoted(entry.path);
    const named = new Map(files.filter((entry) => !isRead(entry)).map(({ path, id }) => [path, id as string]));
    for (const { path, match } of named.size === 0 ? [] : await this.#grep(texts, [...named.keys()])) {
      const id = named.get(path);
      if (id !== undefined) holding.get(match)?.add(id);
    }
    for (const entry of files.filter(isRead)) {
      const content = searchableText(await this.content(entry));
      for (const text of texts) if (content.includes(text)) holding.get(text)?.add(entry.id as string);
    }
    return holding;
  }

  protected async listAll(): Promise<ReadonlyMap<string, TreeEntry>> {
    const output = await this.attempt(this.#git.output(['ls-tree', '-r', '-z', '--full-tree', this.commit]));
    return entriesByPath(splitRecords(output).map(parseEntry));
  }

  /** The matches of `git grep` in lower case, possibly in other files as well. */
  async #grep(texts: readonly string[], paths: readonly string[]): Promise<{ path: string; match: string }[]> {
    const options = ['-o', '-z', '-a', '-i', '-F', '--no-textconv', '--no-recurse-submodules', '--full-name'];
    const where = ['--', ...pathspecs(paths)];
    const command = ['grep', ...options, ...texts.flatMap((text) => ['-e', text]), this.commit, ...where];
    const { code, stdout, stderr } = await this.attempt(this.#git.run(command));
    // The status is 1 if nothing was found. Unreadable files are skipped with a message.
    if (code > 1 || code < 0 || /(error|fatal): /.test(stderr)) {
      throw new TreeError(`Cannot search ${this.name}: ${stderr || `git grep ended with status ${code}`}`);
    }
    return matchesIn(stdout, this.commit.length + 1);
  }

  protected async content({ path, id }: TreeEntry): Promise<Buffer> {
    const object = await this.attempt(this.#objects.read(id as string), path);
    if (object?.type === 'blob') return object.bytes;
    throw new TreeError(`Cannot read ${path} in ${this.name}: the repository does not have its content`);
  }
}

/** `<mode> <type> <id>\t<path>` */
function parseEntry(record: Buffer): TreeEntry {
  const tab = record.indexOf(0x09);
  const [mode, , id = null] = record.toString('latin1', 0, tab).split(' ');
  return { path: decodePath(record.subarray(tab + 1)), kind: entryKindOfMode(mode), id };
}

/** Repeats `<commit>:<path>` NUL `<match>` LF. A path may contain a line feed; the searched texts do not. */
function matchesIn(output: Buffer, prefix: number): { path: string; match: string }[] {
  const matches: { path: string; match: string }[] = [];
  for (let start = 0; start < output.length; ) {
    const middle = output.indexOf(0x00, start);
    const end = output.indexOf(0x0a, middle);
    if (middle === -1 || end === -1) break;
    const match = searchableText(output.subarray(middle + 1, end));
    matches.push({ path: decodePath(output.subarray(start + prefix, middle)), match });
    start = end + 1;
  }
  return matches;
}

/** Patterns that limit a search to these paths, and perhaps a few more; empty where everything must be searched. */
function pathspecs(paths: readonly string[]): string[] {
  const named = paths.map((path) => `:(top,literal)${path}`);
  if (named.length <= MOST_NAMED_PATHS && named.join(' ').length <= MOST_NAMED_CHARACTERS) return named;
  const patterns = new Set(paths.map(patternOf));
  if (patterns.has(null) || patterns.size > MOST_NAMED_PATTERNS) return [];
  return [...patterns] as string[];
}

/**
 * `:(top,glob)**` + `/*.yaml`, or the whole name without an extension; null where the pattern could mean something
 * else.
 */
function patternOf(path: string): string | null {
  const name = posix.basename(path);
  const extension = posix.extname(name);
  const pattern = extension === '' ? name : extension;
  return /^[\w.-]+$/.test(pattern) ? `:(top,glob)**/${extension === '' ? '' : '*'}${pattern}` : null;
}

/** Whether {@link decodePath} replaced bytes, so that git would not find the path by this name. */
function isQuoted(path: string): boolean {
  return path.includes('\\');
}
