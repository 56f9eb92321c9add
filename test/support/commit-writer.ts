import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

/* Writes commits as git does, without its processes: most of the suite's repositories are one or two commits of plain files. */

/** A file or a link of a commit. */
interface Entry {
  readonly mode: string;
  readonly id: string;
}

/** Folders by name, down to their files. */
type Tree = Map<string, Tree | Entry>;

const BY = '1793534400 +0000';
const PEOPLE = `author Author <author@example.com> ${BY}\ncommitter Committer <committer@example.com> ${BY}`;

/** Files whose commit is left to git, because it does more with them than to keep their bytes. */
const BEYOND = /(?:^|\/)(?:\.git[^/]*|\.{1,2})(?:\/|$)/i;

/** The commits of one branch of a new repository, as long as nothing else writes to it. */
export class CommitWriter {
  readonly #git: string;
  readonly #entries = new Map<string, Entry>();
  #parent: string | null = null;
  #index: Buffer | null = null;

  constructor(private readonly folder: string) {
    this.#git = join(folder, '.git');
  }

  /**
   * Commits files that the folder already has.
   *
   * @returns the id; null if git has to do it
   */
  commit(paths: readonly string[], message: string): string | null {
    if (!this.#isAsLeft() || paths.some((path) => BEYOND.test(path))) return null;
    for (const path of paths) this.#entries.set(path, this.#entryOf(join(this.folder, path)));
    const parent = this.#parent === null ? '' : `parent ${this.#parent}\n`;
    const tree = this.#writeTree(this.#tree());
    const id = this.#write('commit', Buffer.from(`tree ${tree}\n${parent}${PEOPLE}\n\n${message}\n`));
    this.#index = this.#indexFile();
    writeFileSync(join(this.#git, 'index'), this.#index);
    writeFileSync(join(this.#git, this.#branch()), `${id}\n`);
    this.#parent = id;
    return id;
  }

  /** Whether the repository is new, or as the last commit left it. */
  #isAsLeft(): boolean {
    const branch = this.#branch();
    if (branch === '' || ['packed-refs', 'info/attributes'].some((name) => existsSync(join(this.#git, name))))
      return false;
    const index = this.#read('index');
    const isSame = this.#index === null ? index === null : index?.equals(this.#index) === true;
    return isSame && (this.#read(branch)?.toString().trim() ?? null) === this.#parent;
  }

  /** The file of the branch; empty where none is checked out. */
  #branch(): string {
    return /^ref: (.*)\n$/.exec(this.#read('HEAD')?.toString() ?? '')?.[1] ?? '';
  }

  #read(name: string): Buffer | null {
    const path = join(this.#git, name);
    return existsSync(path) ? readFileSync(path) : null;
  }

  #entryOf(path: string): Entry {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return { mode: '120000', id: this.#write('blob', Buffer.from(readlinkSync(path))) };
    const mode = (found.mode & 0o100) === 0 ? '100644' : '100755';
    return { mode, id: this.#write('blob', readFileSync(path)) };
  }

  #tree(): Tree {
    const root: Tree = new Map();
    for (const [path, entry] of this.#entries) {
      const names = path.split('/');
      const name = names.pop() as string;
      let folder = root;
      for (const each of names) {
        const inner = folder.get(each);
        const next: Tree = inner instanceof Map ? inner : new Map();
        folder.set(each, next);
        folder = next;
      }
      folder.set(name, entry);
    }
    return root;
  }

  #writeTree(tree: Tree): string {
    // Git compares the name of a folder as if it ended with a slash.
    const key = ([name, inner]: readonly [string, Tree | Entry]) =>
      Buffer.from(inner instanceof Map ? `${name}/` : name);
    const sorted = [...tree].sort((one, other) => key(one).compare(key(other)));
    const rows = sorted.map(([name, inner]) => {
      const { mode, id } = inner instanceof Map ? { mode: '40000', id: this.#writeTree(inner) } : inner;
      return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
    });
    return this.#write('tree', Buffer.concat(rows));
  }

  /** The index, version 2. It says nothing of times, so git compares contents. */
  #indexFile(): Buffer {
    const paths = [...this.#entries.keys()].map((path) => Buffer.from(path)).sort((one, other) => one.compare(other));
    const head = Buffer.from('DIRC\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(paths.length, 8);
    const rows = paths.map((path) => {
      const { mode, id } = this.#entries.get(path.toString()) as Entry;
      // 62 bytes before the path, and one to eight zeros behind it.
      const row = Buffer.alloc(62 + path.length + (8 - ((62 + path.length) % 8)));
      row.writeUInt32BE(Number.parseInt(mode, 8), 24);
      row.write(id, 40, 'hex');
      row.writeUInt16BE(Math.min(path.length, 0xfff), 60);
      path.copy(row, 62);
      return row;
    });
    const body = Buffer.concat([head, ...rows]);
    return Buffer.concat([body, createHash('sha1').update(body).digest()]);
  }

  #write(type: string, content: Buffer): string {
    const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const id = createHash('sha1').update(bytes).digest('hex');
    const path = join(this.#git, 'objects', id.slice(0, 2), id.slice(2));
    if (existsSync(path)) return id;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, deflateSync(bytes, { level: 1 }));
    return id;
  }
}
