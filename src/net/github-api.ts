import type * as z from 'zod';
import { FetchError } from './fetch-error.ts';
import { type HttpAnswer, HttpSession } from './http-session.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { PASSING_STATUSES, parseRetryAfter } from './retry.ts';

/** A list of 100,000 files stays within these limits. */
const API_LIMITS: FetchLimits = { ...FETCH_LIMITS, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence. For a longer one the status is enough. */
const MOST_REFUSAL_BYTES = 65_536;

/** A repository on GitHub, with the caller's token. */
export interface GitHubRepository {
  /** `https://api.github.com`, or an enterprise server's `https://host/api/v3`. */
  readonly baseUrl: string;
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly limits?: FetchLimits;
  /** Ends every request early, for a deadline over many requests. */
  readonly signal?: AbortSignal;
}

/** One request with all its attempts. */
export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly accept: string;
  readonly mostBytes?: number;
  /** JSON; null for a request without a body. */
  readonly body?: string | null;
  /** Whether the server may carry it out twice. */
  readonly repeatable?: boolean;
}

/** Asks GitHub's API about one repository: a few requests at a time, each limited. Its answers decide, so each is held against a schema. */
export class GitHubApi {
  readonly #session: HttpSession;
  readonly #root: string;

  constructor(readonly repository: GitHubRepository) {
    const { baseUrl, owner, repo, limits = API_LIMITS } = repository;
    this.#root = `${baseUrl.replace(/\/$/, '')}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
    this.#session = new HttpSession(limits, 'requests');
  }

  /** @param path below the repository, its parts encoded already @throws FetchError */
  async json<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const url = new URL(`${this.#root}${path}`);
    const { bytes } = await this.ask({ method: 'GET', url, accept: 'application/vnd.github+json' });
    const name = this.nameOf('GET', url);
    const { data, error } = schema.safeParse(parseJson(bytes, name));
    if (error === undefined) return data;
    const [issue] = error.issues;
    throw new FetchError('encoding', `${name} answered without a valid ${issue?.path.join('.') || 'content'}`);
  }

  /** The unchanged bytes of a file. @throws FetchError */
  async raw(path: string, mostBytes: number): Promise<Buffer> {
    const url = new URL(`${this.#root}${path}`);
    return (await this.ask({ method: 'GET', url, accept: 'application/vnd.github.raw+json', mostBytes })).bytes;
  }

  /** Sends any request, with the token. Only a repeatable one is sent again where that may help. @throws FetchError for a refusal too */
  async ask(request: GitHubRequest): Promise<HttpAnswer> {
    const { method, url, accept, body = null, mostBytes = MOST_ANSWER_BYTES, repeatable = true } = request;
    const { token, signal } = this.repository;
    const name = this.nameOf(method, url);
    const headers = { authorization: `token ${token}`, accept };
    const judge = async (answering: Promise<HttpAnswer>) => {
      const answer = await answering.catch((error: FetchError) => {
        throw new FetchError(error.problem, `${name}: ${error.message}`, error.retryable && repeatable);
      });
      if (answer.status >= 200 && answer.status < 300) return answer;
      throw refusalOf(answer, name, repeatable);
    };
    const sent = { method, url, headers, body, mostBytes, mostRefusalBytes: MOST_REFUSAL_BYTES };
    return (await this.#session.send(sent, judge, signal)).value;
  }

  /** The name of a request in messages: method and path, without the part that all share. */
  nameOf(method: string, { href }: URL): string {
    return `${method} ${href.startsWith(this.#root) ? href.slice(this.#root.length) : new URL(href).pathname}`;
  }
}

/** @throws FetchError */
export function parseJson(bytes: Buffer, name: string): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new FetchError('encoding', `${name} answered something that is not JSON`);
  }
}

/** Explains why GitHub refused a request. @param request for the message: method and path */
function refusalOf(
  { status, statusMessage, headers, bytes }: HttpAnswer,
  request: string,
  repeatable: boolean,
): FetchError {
  const message = messageOf(bytes) ?? statusMessage;
  const text = `${request} answered HTTP ${status} (${message})`;
  const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
  const limited = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
    // Without a time to wait, it is the hourly limit.
    const retryable = repeatable && (status === 429 || retryAfterMs !== null);
    return new FetchError('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
  }
  // GitHub answers 422 for a name without a commit.
  const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
  if (unknown) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  return new FetchError('status', text, repeatable && PASSING_STATUSES.has(status), retryAfterMs);
}

/** The text of a refusal with its detailed errors; null if it is not GitHub's JSON. */
function messageOf(bytes: Buffer): string | null {
  let document: unknown;
  try {
    document = JSON.parse(bytes.toString());
  } catch {
    return null;
  }
  const { message, errors }: Record<string, unknown> = Object(document);
  if (typeof message !== 'string') return null;
  return Array.isArray(errors) ? `${message}: ${errors.map((error) => JSON.stringify(error)).join(', ')}` : message;
}
