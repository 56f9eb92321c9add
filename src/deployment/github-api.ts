import * as z from 'zod';
import { describeCause, FetchError } from '../net/fetch-error.ts';
import { FETCH_LIMITS, type FetchLimits } from '../net/limits.ts';
import { Collector } from '../net/response-body.ts';
import { parseRetryAfter, retry } from '../net/retry.ts';
import { MOST_FILE_BYTES } from './file-limit.ts';

/** Within these, a list of 100,000 files comes through. */
const API_LIMITS: FetchLimits = { ...FETCH_LIMITS, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/** A repository on GitHub, and who asks for it. */
export interface GitHubRepository {
  /** `https://api.github.com`, or an enterprise server's `https://host/api/v3`. */
  readonly baseUrl: string;
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly userAgent: string;
  readonly limits?: FetchLimits;
}

/** The library would write to the console, which the runner reads commands from. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

type Octokit = ReturnType<typeof import('@actions/github')['getOctokit']>;

/** Asks GitHub's API about one repository: some requests at a time, each bounded in bytes and time. */
export class GitHubApi {
  /** Whose API it is. */
  readonly repository: GitHubRepository;
  #octokit: Promise<Octokit> | null = null;
  readonly #limits: FetchLimits;
  readonly #prefix: string;
  readonly #encrypted: boolean;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(repository: GitHubRepository) {
    const { baseUrl, owner, repo, limits = API_LIMITS } = repository;
    this.repository = repository;
    this.#encrypted = baseUrl.startsWith('https:');
    this.#limits = limits;
    this.#prefix = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
  }

  /**
   * @param path below the repository, its parts encoded already
   * @throws FetchError
   */
  async json<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const bytes = await this.#read(path, 'application/vnd.github+json', MOST_ANSWER_BYTES);
    let document: unknown;
    try {
      document = JSON.parse(bytes.toString());
    } catch {
      throw new FetchError('encoding', `GET ${path} answered something that is not JSON`);
    }
    const { data, error } = schema.safeParse(document);
    if (error === undefined) return data;
    const [issue] = error.issues;
    throw new FetchError('encoding', `GET ${path} answered without a valid ${issue?.path.join('.') || 'content'}`);
  }

  /**
   * The bytes of a file, as they are.
   *
   * @throws FetchError
   */
  async raw(path: string): Promise<Buffer> {
    return await this.#read(path, 'application/vnd.github.raw+json', MOST_FILE_BYTES);
  }

  async #read(path: string, accept: string, mostBytes: number): Promise<Buffer> {
    await this.#enter();
    try {
      const endsAt = performance.now() + this.#limits.totalMs;
      const attempt = () => this.#attempt(path, accept, mostBytes, endsAt - performance.now());
      return (await retry(attempt, this.#limits, endsAt)).value;
    } finally {
      this.#leave();
    }
  }

  async #attempt(path: string, accept: string, mostBytes: number, remainingMs: number): Promise<Buffer> {
    const controller = new AbortController();
    const { signal } = controller;
    const giveUp = (message: string, retryable: boolean) =>
      controller.abort(new FetchError('timeout', `GET ${path}: ${message}`, retryable));
    const { idleMs, totalMs } = this.#limits;
    const idle = setTimeout(() => giveUp(`no byte came for ${idleMs / 1000} s`, true), idleMs);
    const total = setTimeout(() => giveUp(`it was not complete after ${totalMs / 1000} s`, false), remainingMs);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      // The race is for a library that loses sight of its request: then only the clock settles.
      return await Promise.race([
        this.#fetch(path, accept, mostBytes, signal, () => {
          if (!signal.aborted) idle.refresh();
        }),
        aborted,
      ]);
    } catch (error) {
      const failure = signal.aborted ? signal.reason : asFetchError(error, path);
      // Whatever is still on its way is of no use.
      controller.abort(failure);
      throw failure;
    } finally {
      clearTimeout(idle);
      clearTimeout(total);
    }
  }

  async #fetch(
    path: string,
    accept: string,
    mostBytes: number,
    signal: AbortSignal,
    onBytes: () => void,
  ): Promise<Buffer> {
    this.#octokit ??= this.#connect();
    const octokit = await this.#octokit;
    const { data, url } = await octokit.request(`GET ${this.#prefix}${path}`, {
      headers: { accept },
      // Left to itself the library decodes files as text, and takes a body that was cut off for an empty one.
      request: { signal, log: SILENT, parseSuccessResponseBody: false },
    });
    onBytes();
    if (this.#encrypted && new URL(url).protocol !== 'https:') {
      throw new FetchError('redirect', `GET ${path} was redirected from https to http`);
    }
    const collector = new Collector(mostBytes);
    await collector.collect(watched((data ?? []) as AsyncIterable<Uint8Array>, onBytes));
    return collector.bytes();
  }

  /** Loads the library: when it is needed and not before, since it reads the event's payload and throws where that is no JSON. */
  async #connect(): Promise<Octokit> {
    const { getOctokit } = await import(/* webpackMode: "eager" */ '@actions/github');
    const { baseUrl, token, userAgent } = this.repository;
    return getOctokit(token, { baseUrl: baseUrl.replace(/\/$/, ''), userAgent, log: SILENT });
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#limits.mostAtOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes to whoever waits the longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

function ignore(): void {}

async function* watched(source: AsyncIterable<Uint8Array>, onBytes: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    onBytes();
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}

const failureSchema = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }),
});

/** What octokit throws: a status with the server's message, or anything that happened on the way. */
function asFetchError(error: unknown, path: string): FetchError {
  if (error instanceof FetchError) return error;
  const { data: failure } = failureSchema.safeParse(error);
  if (failure === undefined) return new FetchError('network', `GET ${path}: ${describeCause(error)}`, true);
  const { status, message, response } = failure;
  const header = (name: string) => (typeof response.headers[name] === 'string' ? response.headers[name] : undefined);
  const text = `GET ${path} answered HTTP ${status} (${message})`;
  const retryAfterMs = parseRetryAfter(header('retry-after'), Date.now());
  const limited = header('x-ratelimit-remaining') === '0' || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
    // Without a time to wait, the limit is the one for an hour.
    const retryable = status === 429 || retryAfterMs !== null;
    return new FetchError('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
  }
  // The second is how the commit of a name is said to be unknown.
  const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
  if (unknown) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  return new FetchError('status', text, RETRYABLE_STATUSES.has(status), retryAfterMs);
}
