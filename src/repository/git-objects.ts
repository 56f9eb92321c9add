import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { objectId } from './entries.ts';
import { cannotRun, type Git, LOCAL_TIMEOUT_MS, MOST_MESSAGE_CHARACTERS, oneLine } from './git-command.ts';
import { MOST_FILE_BYTES, TooLargeError, TreeError } from './tree.ts';

export interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

interface PendingObject {
  readonly name: string;
  readonly resolve: (object: GitObject | null) => void;
  readonly reject: (error: TreeError) => void;
}

const FULL_ID = /^[0-9a-f]{40,64}$/;

/** The process ended while it owed an answer. */
class EndedEarly extends TreeError {}

/** Reads objects of a repository through one process that runs until it is closed. */
export class GitObjects {
  #child: ChildProcessWithoutNullStreams | null = null;
  #closed = false;
  /** Requests without an answer yet. Answers arrive in this order. */
  #requests: PendingObject[] = [];
  #chunks: Buffer[] = [];
  #length = 0;
  /** The header of the current answer. Its content and a line feed follow. */
  #header: { readonly id: string; readonly type: string; readonly size: number } | null = null;
  #messages = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly git: Git) {}

  /** Reads an object by its full id; null without one. @throws TreeError, also if its bytes have another id */
  read(id: string): Promise<GitObject | null> {
    return FULL_ID.test(id) ? this.#ask(id) : Promise.resolve(null);
  }

  /**
   * Reads the commit with a name.
   *
   * @param name an id, a branch, a tag or any other name that git accepts
   * @returns null if the repository has no commit with this name
   * @throws TreeError where it cannot be read
   */
  async commit(name: string): Promise<GitObject | null> {
    // Each request is one line, and an empty name would mean the index.
    if (name === '' || /[\0\n]/.test(name)) return null;
    try {
      return await this.#ask(`${name}^{commit}`);
    } catch (error) {
      // Git ends over some names, such as `@{u}` on a branch without an upstream. An id is none of them, nor is a crash.
      if (error instanceof EndedEarly && error.message.includes('fatal: ') && !FULL_ID.test(name)) return null;
      throw error;
    }
  }

  #ask(name: string): Promise<GitObject | null> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new TreeError('the repository was closed'));
      else this.#send({ name, resolve, reject });
    });
  }

  close(): void {
    this.#closed = true;
    this.#child?.kill();
    this.#ended(new TreeError('the repository was closed'));
  }

  #send(request: PendingObject): void {
    const child = this.#child ?? this.#start();
    this.#requests.push(request);
    this.#watch();
    child.stdin.write(`${request.name}\n`);
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = this.git.spawn(['cat-file', '--batch']);
    this.#child = child;
    this.#messages = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (child !== this.#child) return;
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      this.#answer();
      this.#watch();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (this.#messages.length < MOST_MESSAGE_CHARACTERS) this.#messages += chunk.toString();
    });
    const ended = (error: TreeError) => {
      if (child === this.#child) this.#ended(error);
    };
    child.on('error', (error) => ended(cannotRun(error)));
    child.on('close', () => ended(new EndedEarly(`git cat-file ended early: ${oneLine(this.#messages)}`)));
    return child;
  }

  /** The first request caused the end, so it fails. The others are sent again. */
  #ended(error: TreeError): void {
    this.#child = null;
    this.#chunks = [];
    this.#length = 0;
    this.#header = null;
    const [first, ...others] = this.#requests;
    this.#requests = [];
    this.#watch();
    first?.reject(error);
    for (const request of others) {
      if (this.#closed) request.reject(error);
      else this.#send(request);
    }
  }

  #answer(): void {
    for (;;) {
      if (this.#header === null) {
        const line = this.#takeLine();
        if (line === null) return;
        const found = /^([0-9a-f]{40,64}) (\S+) (\d+)$/.exec(line);
        if (found === null) this.#next().resolve(null);
        else this.#header = { id: found[1] as string, type: found[2] as string, size: Number(found[3]) };
        continue;
      }
      const { id, type, size } = this.#header;
      if (size > MOST_FILE_BYTES) {
        // Skipping the object would mean receiving all of it.
        this.#child?.kill();
        this.#ended(new TooLargeError());
        return;
      }
      if (this.#length < size + 1) return;
      const bytes = this.#take(size + 1).subarray(0, size);
      this.#header = null;
      const request = this.#next();
      // Git does not look whether a file of its own still has the content that it is named after.
      if (objectId(type, bytes, id) === id) request.resolve({ id, type, bytes });
      else
        request.reject(
          new TreeError(
            `the ${type} ${id} is damaged: its bytes are not those that this id names; clone the repository anew`,
          ),
        );
    }
  }

  #next(): PendingObject {
    return this.#requests.shift() as PendingObject;
  }

  /** Kills a process that owes an answer and stays silent. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#requests.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#child?.kill('SIGKILL');
      this.#ended(new TreeError(`git cat-file sent nothing for ${LOCAL_TIMEOUT_MS / 1000} s`));
    }, LOCAL_TIMEOUT_MS);
  }

  #takeLine(): string | null {
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)];
    const end = this.#chunks[0]?.indexOf(0x0a) ?? -1;
    return end === -1 ? null : this.#take(end + 1).toString('latin1', 0, end);
  }

  /** Takes the first bytes received; there are at least that many. */
  #take(length: number): Buffer {
    const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    this.#chunks = length === all.length ? [] : [all.subarray(length)];
    this.#length -= length;
    return all.subarray(0, length);
  }
}
