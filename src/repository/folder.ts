import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, isAbsolute, join, sep } from 'node:path';
import { decodePath, entriesByPath, textsIn, textsSearchedWith } from './entries.ts';
import { MOST_FILE_BYTES, TooLargeError, type Tree, type TreeEntry, TreeError } from './tree.ts';

/** Folders that are never deployed and often contain thousands of files. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
/** Nearly every file fits into one chunk. A larger file is searched chunk by chunk. */
const CHUNK_BYTES = 1_048_576;
/** A network file system may return fewer bytes than requested, but never fewer than this before the end. */
const WHOLE_BYTES = 65_536;
/** A pipe in the place of a file must not block. Windows has neither. */
const SAFELY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
/** Stands for invalid bytes in a name that is not valid UTF-8. */
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (constants.O_NOFOLLOW ?? 0);

/** The files of a folder on the disk, committed or not. */
export class FolderTree implements Tree {
  readonly name: string;
  readonly #root: string;
  #entries: ReadonlyMap<string, TreeEntry> | null = null;
  /** The places of paths whose names are not valid UTF-8. */
  readonly #places = new Map<string, Buffer>();
  /** By path: which of the texts that every repository is searched for the file contains. */
  readonly #searched = new Map<string, ReadonlySet<string>>();

  /** @param root absolute path @param isIgnored files that do not count as there */
  constructor(
    root: string,
    private readonly isIgnored: (path: string) => boolean = () => false,
  ) {
    this.name = `the folder ${basename(root)}`;
    this.#root = root;
  }

  async entries(): Promise<ReadonlyMap<string, TreeEntry>> {
    this.#entries ??= this.#list();
    return this.#entries;
  }

  async read(path: string): Promise<Buffer | null> {
    if (this.isIgnored(path)) return null;
    try {
      const place = this.#inside(path);
      if (place === null) return null;
      // Check before opening, because opening a device may have an effect.
      if (!statSync(place).isFile()) return null;
      const file = openSync(place, SAFELY);
      try {
        const status = fstatSync(file);
        if (!status.isFile()) return null;
        if (status.size > MOST_FILE_BYTES) throw new TooLargeError();
        return readFileSync(file);
      } finally {
        closeSync(file);
      }
    } catch (error) {
      if (isAbsent(error)) return null;
      throw new TreeError(`Cannot read ${path} in ${this.name}: ${reasonOf(error)}`);
    }
  }

  async containing(text: string, paths: readonly string[]): Promise<readonly string[]> {
    const entries = await this.entries();
    const wanted = text.toLowerCase();
    const texts = textsSearchedWith(wanted);
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    return paths.filter((path) => {
      const kind = entries.get(path)?.kind;
      // The content behind a link is only known when it is read.
      if (kind !== 'file') return kind === 'symlink';
      try {
        const known = texts.length > 1 ? this.#searched.get(path) : undefined;
        const found = known ?? textsOf(this.#places.get(path) ?? `${this.#root}/${path}`, texts, buffer);
        if (texts.length > 1) this.#searched.set(path, found);
        return found.has(wanted);
      } catch (error) {
        // Reading the file will report why it cannot be read.
        return !isAbsent(error);
      }
    });
  }

  #list(): ReadonlyMap<string, TreeEntry> {
    const entries: TreeEntry[] = [];
    const list = (folder: string | Buffer, prefix: string) => {
      for (const { entry, name, place } of this.#children(folder, prefix)) {
        const path = `${prefix}${name}`;
        if (typeof place !== 'string') this.#places.set(path, place);
        if (entry.isDirectory()) {
          if (!SKIPPED_FOLDERS.has(name)) list(place, `${path}/`);
        } else if ((entry.isFile() || entry.isSymbolicLink()) && !this.isIgnored(path)) {
          entries.push({ path, kind: entry.isFile() ? 'file' : 'symlink', id: null });
        }
      }
    };
    list(this.#root, '');
    return entriesByPath(entries);
  }

  /** What stands in a folder, with its name as text, and its place: in bytes where a name is not valid UTF-8. */
  #children(folder: string | Buffer, prefix: string) {
    try {
      if (typeof folder === 'string') {
        const children = readdirSync(folder, { withFileTypes: true });
        if (!children.some(({ name }) => name.includes(REPLACEMENT))) {
          return children.map((entry) => ({ entry, name: entry.name, place: `${folder}/${entry.name}` }));
        }
      }
      const bytes = Buffer.from(folder);
      return readdirSync(bytes, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
        entry,
        name: decodePath(entry.name),
        place: Buffer.concat([bytes, SLASH, entry.name]),
      }));
    } catch (error) {
      throw new TreeError(`Cannot list ${prefix || 'the files'} in ${this.name}: ${reasonOf(error)}`);
    }
  }

  /** The real path of a file; null outside the folder, and inside a skipped folder. */
  #inside(path: string): Buffer | null {
    if (isAbsolute(path) || path.includes('\0')) return null;
    const root = realpathSync.native(this.#root, 'buffer');
    const place = realpathSync.native(this.#places.get(path) ?? join(this.#root, path), 'buffer');
    // The root folder of a file system already ends with a separator.
    const start = root.at(-1) === sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(sep)]);
    if (!place.subarray(0, start.length).equals(start)) return null;
    const folders = place.toString('latin1', start.length).split(sep);
    return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
  }
}

/** The texts that a file contains. @param buffer reused for every chunk of every file */
function textsOf(place: string | Buffer, texts: readonly string[], buffer: Buffer): ReadonlySet<string> {
  const found = new Set<string>();
  const file = openSync(place, WITHOUT_LINKS);
  try {
    // The end of a chunk may be the beginning of a text.
    const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
    for (let kept = 0; ; ) {
      const read = readSync(file, buffer, kept, buffer.length - kept, null);
      const filled = kept + read;
      for (const text of textsIn(buffer.subarray(0, filled), texts)) found.add(text);
      // A short read is the whole file. Another call would add half to the cost of every small file.
      if (read < WHOLE_BYTES || found.size === texts.length) return found;
      kept = Math.min(overlap, filled);
      buffer.copyWithin(0, filled - kept, filled);
    }
  } finally {
    closeSync(file);
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

function isAbsent(error: unknown): boolean {
  return ABSENT.has(String((error as NodeJS.ErrnoException).code));
}

function reasonOf(error: unknown): string {
  if (error instanceof TreeError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'the permission is missing';
  return code ?? String(error);
}
