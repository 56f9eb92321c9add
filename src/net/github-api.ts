import type * as z from 'zod';
import { attempt } from './attempt.ts';
import { FetchError, type FetchProblem } from './fetch-error.ts';
import { failureOf } from './github-failure.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { Collector } from './response-body.ts';
import { retry } from './retry.ts';
import { Semaphore } from './semaphore.ts';

/** Within these, a list of 100,000 files comes through. */
const API_LIMITS: FetchLimits = { ...FETCH_LIMITS, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence; of a longer one the beginning is read. */
const MOST_REFUSAL_BYTES = 65_536;

const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';

/** A repository on GitHub, and who asks for it. */
export interface GitHubRepository {
  /** `https://api.github.com`, or an enterprise server's `https://host/api/v3`. */
  readonly baseUrl: string;
  /** Where queries go; null or left out where it follows from the base. */
  readonly graphqlUrl?: string | null;
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly userAgent: string;
  readonly limits?: FetchLimits;
  /** Ends every request early, for a deadline over many of them. */
  readonly signal?: AbortSignal;
}

/** One request, however often it has to be sent. */
interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base, its parts encoded already, or a whole address. */
  readonly address: string;
  /** For messages: method and path, without what all requests have in common. */
  readonly name: string;
  readonly accept: string;
  readonly mostBytes: number;
  /** JSON; null where nothing is sent. */
  readonly body: string | null;
  /** Whether it may be carried out twice. */
  readonly repeatable: boolean;
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
  readonly #semaphore: Semaphore;

  constructor(repository: GitHubRepository) {
    const { baseUrl, owner, repo, limits = API_LIMITS } = repository;
    this.repository = repository;
    this.#encrypted = baseUrl.startsWith('https:');
    this.#limits = limits;
    this.#semaphore = new Semaphore(limits.mostAtOnce);
    this.#prefix = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
  }

  /**
   * @param path below the repository, its parts encoded already
   * @throws FetchError
   */
  async json<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const request = this.#reading(path, JSON_MEDIA_TYPE, MOST_ANSWER_BYTES);
    return matching(await this.#askForJson(request), schema, request.name);
  }

  /**
   * The bytes of a file, as they are.
   *
   * @throws FetchError
   */
  async raw(path: string, mostBytes: number): Promise<Buffer> {
    return await this.#ask(this.#reading(path, RAW_MEDIA_TYPE, mostBytes));
  }

  /**
   * Writes something. What a POST creates would be there twice if it were repeated, so that is only done where the
   * server has certainly not carried it out.
   *
   * @param path below the repository, its parts encoded already
   * @throws FetchError
   */
  async send<T>(method: 'POST' | 'PATCH', path: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    const name = `${method} ${path}`;
    const answer = await this.#askForJson({
      method,
      address: `${this.#prefix}${path}`,
      name,
      accept: JSON_MEDIA_TYPE,
      mostBytes: MOST_ANSWER_BYTES,
      body: JSON.stringify(body),
      repeatable: method === 'PATCH',
    });
    return matching(answer, schema, name);
  }

  /**
   * Deletes something; what the server says of it does not matter.
   *
   * @param path below the repository, its parts encoded already
   * @throws FetchError also where a repeated request finds nothing any more
   */
  async delete(path: string): Promise<void> {
    await this.#ask({
      ...this.#reading(path, JSON_MEDIA_TYPE, MOST_ANSWER_BYTES),
      method: 'DELETE',
      name: `DELETE ${path}`,
    });
  }

  /**
   * Asks a query, which is repeated like any other question: no mutation may stand in it.
   *
   * @param schema of what the answer has as its `data`
   * @throws FetchError
   */
  async graphql<T>(query: string, variables: Readonly<Record<string, unknown>>, schema: z.ZodType<T>): Promise<T> {
    const { baseUrl, graphqlUrl } = this.repository;
    const name = 'POST /graphql';
    const answer = await this.#askForJson({
      method: 'POST',
      address: graphqlUrl ?? graphqlUrlBeside(baseUrl),
      name,
      accept: JSON_MEDIA_TYPE,
      mostBytes: MOST_ANSWER_BYTES,
      body: JSON.stringify({ query, variables }),
      repeatable: true,
    });
    const { data, error } = answerOfQuery(answer, name);
    if (error !== null) {
      const problem = GRAPHQL_PROBLEMS.get(error.type) ?? 'status';
      throw new FetchError(problem, `${name} answered with an error (${error.message})`);
    }
    return matching(data, schema, name);
  }

  #reading(path: string, accept: string, mostBytes: number): GitHubRequest {
    const address = `${this.#prefix}${path}`;
    return { method: 'GET', address, name: `GET ${path}`, accept, mostBytes, body: null, repeatable: true };
  }

  async #askForJson(request: GitHubRequest): Promise<unknown> {
    const bytes = await this.#ask(request);
    try {
      return JSON.parse(bytes.toString());
    } catch {
      throw new FetchError('encoding', `${request.name} answered something that is not JSON`);
    }
  }

  async #ask(request: GitHubRequest): Promise<Buffer> {
    return await this.#semaphore.run(async () => {
      const endsAt = performance.now() + this.#limits.totalMs;
      const once = () => this.#attempt(request, endsAt - performance.now());
      return (await retry(once, this.#limits, endsAt, this.repository.signal)).value;
    });
  }

  async #attempt(request: GitHubRequest, remainingMs: number): Promise<Buffer> {
    const { name, repeatable } = request;
    const usedUp = 'the time for all requests was used up';
    const bounds = { limits: this.#limits, remainingMs, signal: this.repository.signal, usedUp };
    const work = (signal: AbortSignal, onBytes: () => void) =>
      this.#fetch(request, signal, onBytes).catch((error: unknown) => {
        throw failureOf(error, name, repeatable);
      });
    return await attempt(work, bounds).catch((error: FetchError) => {
      if (error.problem !== 'timeout') throw error;
      // The clock knows neither the request nor whether it may be carried out twice.
      throw new FetchError('timeout', `${name}: ${error.message}`, error.retryable && repeatable);
    });
  }

  async #fetch(
    { method, address, name, accept, mostBytes, body }: GitHubRequest,
    signal: AbortSignal,
    onBytes: () => void,
  ): Promise<Buffer> {
    this.#octokit ??= this.#connect();
    const octokit = await this.#octokit;
    const { fetch } = octokit.request.endpoint.DEFAULTS.request as { fetch: typeof globalThis.fetch };
    const { data, url } = await octokit.request(`${method} ${address}`, {
      headers: { accept },
      ...(body === null ? {} : { data: body }),
      request: {
        signal,
        log: SILENT,
        // Left to itself the library decodes files as text, and takes a body that was cut off for an empty one.
        parseSuccessResponseBody: false,
        // It would read a refusal to its end, wherever that is.
        fetch: async (...request: Parameters<typeof fetch>) => {
          const response = await fetch(...request);
          return response.status < 400 ? response : await withShortBody(response, onBytes);
        },
      },
    });
    onBytes();
    if (this.#encrypted && new URL(url).protocol !== 'https:') {
      throw new FetchError('redirect', `${name} was redirected from https to http`);
    }
    const collector = new Collector(mostBytes);
    await collector.collect(watched(data as AsyncIterable<Uint8Array>, onBytes));
    return collector.bytes();
  }

  /** Loads the library: when it is needed and not before, since it reads the event's payload and throws where that is no JSON. */
  async #connect(): Promise<Octokit> {
    const { getOctokit } = await import(/* webpackMode: "eager" */ '@actions/github');
    const { baseUrl, token, userAgent } = this.repository;
    return getOctokit(token, { baseUrl: baseUrl.replace(/\/$/, ''), userAgent, log: SILENT });
  }
}

function ignore(): void {}

async function* watched(source: AsyncIterable<Uint8Array>, onBytes: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    onBytes();
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}

/** The same refusal, with no more of its body than a sentence needs. */
async function withShortBody(response: Response, onBytes: () => void): Promise<Response> {
  const collector = new Collector(MOST_REFUSAL_BYTES);
  // A body that is too long or cut off: the status says enough.
  await collector.collect(watched(response.body as AsyncIterable<Uint8Array>, onBytes)).catch(ignore);
  return new Response(collector.bytes(), response);
}

/** Where a server has its queries that has the rest of its API there. */
function graphqlUrlBeside(baseUrl: string): string {
  return `${baseUrl.replace(/\/$/, '').replace(/\/api\/v3$/, '/api')}/graphql`;
}

/** A query that is not even understood is answered with errors alone. */
function answerOfQuery(
  document: unknown,
  name: string,
): { data: unknown; error: { type: string; message: string } | null } {
  const { data, errors = [] }: Record<string, unknown> = Object(document);
  const [first] = [errors].flat();
  if (first === undefined) return { data, error: null };
  const { type, message }: Record<string, unknown> = Object(first);
  if (typeof message !== 'string') {
    throw new FetchError('encoding', `${name} answered without a valid errors.0.message`);
  }
  return { data, error: { type: String(type), message } };
}

/** The kinds of errors that have a status of their own elsewhere. */
const GRAPHQL_PROBLEMS = new Map<string, FetchProblem>([
  ['FORBIDDEN', 'forbidden'],
  ['INSUFFICIENT_SCOPES', 'forbidden'],
  ['NOT_FOUND', 'not-found'],
]);

function matching<T>(document: unknown, schema: z.ZodType<T>, name: string): T {
  const { data, error } = schema.safeParse(document);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new FetchError('encoding', `${name} answered without a valid ${issue?.path.join('.') || 'content'}`);
}
