import { posix } from 'node:path';
import { CommitTree, type OnFound } from './commit.ts';
import { entriesByPath, entryKindOfMode, splitRecords, textsIn } from './entries.ts';
import type { GitClone } from './git-clone.ts';
import { entriesFrom } from './git-difference.ts';
import { TooLargeError, type TreeEntry, TreeError } from './tree.ts';

/** The most paths and characters on a command line. Windows allows 32,767 characters. */
const MOST_NAMED_PATHS = 1_000;
const MOST_NAMED_CHARACTERS = 24_000;
/** Reading this many files is cheaper than searching them. */
const MOST_READ_FILES = 16;
/** With more name patterns, the whole commit is searched. */
const MOST_NAMED_PATTERNS = 32;

/** The files of a commit in a local repository. */
export class GitTree extends CommitTree {
  /** @param commit a full id @param like a tree of the same repository, which shares its searches and entries */
  constructor(
    private readonly clone: Pick<GitClone, 'git' | 'objects' | 'differences'>,
    commit: string,
    private readonly like: GitTree | null = null,
  ) {
    super(commit, like);
  }

  protected async search(texts: readonly string[], files: readonly TreeEntry[], found: OnFound): Promise<void> {
    // Git does not find a file by a quoted name, so such a file may contain anything.
    for (const entry of files) if (isQuoted(entry.path)) found(entry, texts);
    const named = files.filter(({ path }) => !isQuoted(path));
    // Most files contain none of the texts, so one search for all of them leaves few.
    let unread = texts.length > 1 && named.length > MOST_READ_FILES ? await this.#grep(texts, named) : named;
    if (unread.length <= MOST_READ_FILES) {
      const large: TreeEntry[] = [];
      for (const entry of unread) {
        try {
          found(entry, textsIn(await this.content(entry), texts));
        } catch (error) {
          if (!((error as Error).cause instanceof TooLargeError)) throw error;
          large.push(entry);
        }
      }
      // Git searches even what is too large to read.
      unread = large;
    }
    for (const text of texts) for (const entry of await this.#grep([text], unread)) found(entry, [text]);
  }

  protected async listAll(): Promise<ReadonlyMap<string, TreeEntry>> {
    const differing = this.like && (await this.attempt(this.clone.differences.between(this.like.commit, this.commit)));
    const entries = this.like && differing && entriesFrom(await this.like.entries(), differing);
    if (entries !== null) return entries;
    const output = await this.attempt(this.clone.git.output(['ls-tree', '-r', '-z', '--full-tree', this.commit]));
    return entriesByPath(splitRecords(output).map(parseEntry));
  }

  /** The files that contain any of the texts, ignoring case. */
  async #grep(texts: readonly string[], files: readonly TreeEntry[]): Promise<TreeEntry[]> {
    if (files.length === 0) return [];
    const options = ['-lzaiF', '--no-color', '--no-textconv', '--no-recurse-submodules', '--full-name'];
    const where = ['--', ...pathspecs(files.map(({ path }) => path))];
    const command = ['grep', ...options, ...texts.flatMap((text) => ['-e', text]), this.commit, ...where];
    const { code, stdout, stderr } = await this.attempt(this.clone.git.run(command));
    // The status is 1 if nothing was found. Unreadable files are skipped with a message.
    if (code > 1 || code < 0 || /(error|fatal): /.test(stderr)) {
      throw new TreeError(`Cannot search ${this.name}: ${stderr || `git grep ended with status ${code}`}`);
    }
    const prefix = this.commit.length + 1;
    const found = new Set(splitRecords(stdout).map((record) => record.slice(prefix)));
    return files.filter(({ path }) => found.has(path));
  }

  protected async content({ path, id }: TreeEntry): Promise<Buffer> {
    const object = await this.attempt(this.clone.objects.read(id as string), path);
    if (object?.type === 'blob') return object.bytes;
    throw new TreeError(`Cannot read ${path} in ${this.name}: the repository does not have its content`);
  }
}

/** `<mode> <type> <id>\t<path>` */
function parseEntry(record: string): TreeEntry {
  const tab = record.indexOf('\t');
  const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
  return { path: record.slice(tab + 1), kind: entryKindOfMode(record.slice(0, record.indexOf(' '))), id };
}

/** Patterns that limit a search to these paths, and perhaps a few more; empty where everything must be searched. */
function pathspecs(paths: readonly string[]): string[] {
  if (paths.length <= MOST_NAMED_PATHS) {
    const named = paths.map((path) => `:(top,literal)${path}`);
    if (named.join(' ').length <= MOST_NAMED_CHARACTERS) return named;
  }
  const patterns = new Set(paths.map(patternOf));
  if (patterns.has(null) || patterns.size > MOST_NAMED_PATTERNS) return [];
  return [...patterns] as string[];
}

/** `:(top,glob)**` + `/*.yaml`, or the whole name without an extension; null if the pattern could mean something else. */
function patternOf(path: string): string | null {
  const name = posix.basename(path);
  const extension = posix.extname(name);
  const pattern = extension === '' ? name : extension;
  return /^[\w.-]+$/.test(pattern) ? `:(top,glob)**/${extension === '' ? '' : '*'}${pattern}` : null;
}

/** Whether {@link splitRecords} replaced bytes, so that git would not find the path by this name. */
function isQuoted(path: string): boolean {
  return path.includes('\\');
}
