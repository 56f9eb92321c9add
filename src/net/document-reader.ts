import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Connect } from './connections.ts';
import { describeCause, FetchError } from './fetch-error.ts';
import { HttpSession } from './http-session.ts';
import type { FetchLimits } from './limits.ts';
import type { Location } from './location.ts';
import { Collector } from './response-body.ts';

/** A document as it was read. */
export interface FetchedDocument {
  readonly bytes: Buffer;
  /** Lower-case hexadecimal SHA-256 of the bytes, after decompression. */
  readonly sha256: string;
  readonly attempts: number;
}

/**
 * Gives the bytes of some files from elsewhere than the disk: null for a path that is not its business, a rejection with a
 * FetchError for one that it does not have.
 */
export type FileSource = (path: string) => Promise<Buffer> | null;

/** Reads documents from http(s) and from files, each bounded in bytes and time. Close it when all is read. */
export class DocumentReader {
  readonly #session: HttpSession;

  constructor(
    userAgent: string,
    private readonly limits: FetchLimits,
    private readonly fileSource: FileSource = () => null,
    connect?: Connect,
  ) {
    this.#session = new HttpSession(userAgent, limits, connect);
  }

  /**
   * @param mostBytes limit on the size, after decompression
   * @param signal ends the reading early, for a deadline over many documents
   * @throws FetchError
   */
  async read(location: Location, mostBytes: number, signal?: AbortSignal): Promise<FetchedDocument> {
    const { bytes, attempts } =
      location.kind === 'http'
        ? await this.#session.read(location.url, mostBytes, signal)
        : { bytes: await this.#readFile(location.path, mostBytes, signal), attempts: 1 };
    return { bytes, attempts, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  close(): void {
    this.#session.close();
  }

  async #readFile(path: string, mostBytes: number, signal?: AbortSignal): Promise<Buffer> {
    const given = this.fileSource(path);
    if (given === null) return readFileBounded(path, mostBytes, this.limits, signal);
    const collector = new Collector(mostBytes);
    await collector.collect([await given]);
    return collector.bytes();
  }
}

async function readFileBounded(
  path: string,
  mostBytes: number,
  { totalMs }: FetchLimits,
  signal?: AbortSignal,
): Promise<Buffer> {
  // A timer of its own: Node 20 may collect one that only a combined signal holds, and then it never fires.
  const deadline = new AbortController();
  const giveUp = () => deadline.abort();
  const timer = setTimeout(giveUp, totalMs);
  if (signal?.aborted === true) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    // Asked before opening: a pipe would block there, and a device would never end.
    if (!(await stat(path)).isFile()) throw new FetchError('unreadable-file', 'it is not a regular file');
    const collector = new Collector(mostBytes);
    await collector.collect(createReadStream(path, { signal: deadline.signal }));
    return collector.bytes();
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (deadline.signal.aborted) throw new FetchError('timeout', 'the time for reading the file was used up');
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new FetchError('not-found', 'there is no such file');
    throw new FetchError('unreadable-file', describeCause(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
