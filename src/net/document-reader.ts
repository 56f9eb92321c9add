import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { describeCause, FetchError } from './fetch-error.ts';
import { type HttpAnswer, HttpSession } from './http-session.ts';
import type { FetchLimits } from './limits.ts';
import { displayUrl, type Location } from './location.ts';
import { collect } from './response-body.ts';
import { PASSING_STATUSES, parseRetryAfter } from './retry.ts';

const ACCEPT = { accept: 'application/json, */*;q=0.5' };

export interface FetchedDocument {
  readonly bytes: Buffer;
  /** Lower-case hexadecimal SHA-256 of the bytes, after decompression. */
  readonly sha256: string;
  readonly attempts: number;
}

/** Reads some files from a commit instead of the disk; null for a path that it does not cover. @throws FetchError */
export type FileSource = (path: string) => Promise<Buffer> | null;

/** Reads documents over http(s) and from files, each limited in bytes and time. Close it after use. */
export class DocumentReader {
  readonly #session: HttpSession;

  constructor(
    private readonly limits: FetchLimits,
    private readonly fileSource: FileSource = () => null,
  ) {
    this.#session = new HttpSession(limits, 'documents');
  }

  /** @param mostBytes limit on the size, after decompression @throws FetchError */
  async read(location: Location, mostBytes: number, signal?: AbortSignal): Promise<FetchedDocument> {
    const { value: bytes, attempts } =
      location.kind === 'http'
        ? await this.#fetch(location.url, mostBytes, signal)
        : { value: await this.#readFile(location.path, mostBytes, signal), attempts: 1 };
    return { bytes, attempts, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  close(): void {
    this.#session.close();
  }

  #fetch(url: URL, mostBytes: number, signal?: AbortSignal): Promise<{ value: Buffer; attempts: number }> {
    const request = { method: 'GET', url, headers: ACCEPT, body: null, mostBytes, mostRefusalBytes: 0 } as const;
    const judge = async (answering: Promise<HttpAnswer>) => {
      const answer = await answering;
      if (answer.status === 200) return answer.bytes;
      throw refusalOf(answer);
    };
    return this.#session.send(request, judge, signal);
  }

  async #readFile(path: string, mostBytes: number, signal?: AbortSignal): Promise<Buffer> {
    const given = this.fileSource(path);
    if (given === null) return readFileBounded(path, mostBytes, this.limits, signal);
    return collect([await given], mostBytes);
  }
}

function refusalOf({ status, statusMessage, headers, url }: HttpAnswer): FetchError {
  const text = `${displayUrl(url)} answered HTTP ${status}${statusMessage === '' ? '' : ` (${statusMessage})`}`;
  if (status === 404 || status === 410) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
  return new FetchError('status', text, PASSING_STATUSES.has(status), retryAfterMs);
}

async function readFileBounded(
  path: string,
  mostBytes: number,
  { totalMs }: FetchLimits,
  signal?: AbortSignal,
): Promise<Buffer> {
  // A separate timer, because Node 20 may collect a timer that only a combined signal holds, and then it never fires.
  const deadline = new AbortController();
  const giveUp = () => deadline.abort();
  const timer = setTimeout(giveUp, totalMs);
  if (signal?.aborted === true) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    // Checked before opening, because a pipe would block and a device would never end.
    if (!(await stat(path)).isFile()) throw new FetchError('unreadable-file', 'it is not a regular file');
    return await collect(createReadStream(path, { signal: deadline.signal }), mostBytes);
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
