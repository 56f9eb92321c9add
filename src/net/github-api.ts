import type * as z from 'zod';
import { FetchError, type FetchProblem } from './fetch-error.ts';
import { refusalOf } from './github-refusal.ts';
import { type HttpAnswer, HttpSession } from './http-session.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';

/** A list of 100,000 files stays within these limits. */
const API_LIMITS: FetchLimits = { ...FETCH_LIMITS, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence. For a longer one the status is enough. */
const MOST_REFUSAL_BYTES = 65_536;

const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';

/** Errors without a connection, so the server has not seen the request. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** A repository on GitHub, with the caller's token. */
export interface GitHubRepository {
  /** `https://api.github.com`, or an enterprise server's `https://host/api/v3`. */
  readonly baseUrl: string;
  /** Address for GraphQL queries; null or left out to derive it from the base. */
  readonly graphqlUrl?: string | null;
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly userAgent: string;
  readonly limits?: FetchLimits;
  /** Ends every request early, for a deadline over many requests. */
  readonly signal?: AbortSignal;
}

/** One request with all its attempts. */
interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  /** For messages: method and path, without the part that all requests share. */
  readonly name: string;
  readonly accept: string;
  readonly mostBytes: number;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
  /** Whether the server may carry it out twice. */
  readonly repeatable: boolean;
}

/** Asks GitHub's API about one repository: a few requests at a time, each limited in bytes and time. */
export class GitHubApi {
  /** The repository that the API is asked about. */
  readonly repository: GitHubRepository;
  readonly #session: HttpSession;

  constructor(repository: GitHubRepository) {
    this.repository = repository;
    this.#session = new HttpSession(repository.userAgent, repository.limits ?? API_LIMITS, 'requests');
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
   * The unchanged bytes of a file.
   *
   * @throws FetchError
   */
  async raw(path: string, mostBytes: number): Promise<Buffer> {
    return await this.#ask(this.#reading(path, RAW_MEDIA_TYPE, mostBytes));
  }

  /**
   * Writes something. A repeated POST would create a second copy, so it is repeated only if the server certainly did not
   * carry it out.
   *
   * @param path below the repository, its parts encoded already
   * @throws FetchError
   */
  async send<T>(method: 'POST' | 'PATCH', path: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
    const name = `${method} ${path}`;
    const answer = await this.#askForJson({
      method,
      url: this.#urlOf(path),
      name,
      accept: JSON_MEDIA_TYPE,
      mostBytes: MOST_ANSWER_BYTES,
      body: JSON.stringify(body),
      repeatable: method === 'PATCH',
    });
    return matching(answer, schema, name);
  }

  /**
   * Deletes something and ignores the body of the answer.
   *
   * @param path below the repository, its parts encoded already
   * @throws FetchError, even if a repeated request finds that it is already gone
   */
  async delete(path: string): Promise<void> {
    await this.#ask({
      ...this.#reading(path, JSON_MEDIA_TYPE, MOST_ANSWER_BYTES),
      method: 'DELETE',
      name: `DELETE ${path}`,
    });
  }

  /**
   * Sends a query. It is repeated like a GET, so it must not contain a mutation.
   *
   * @param schema of the member `data` of the answer
   * @throws FetchError
   */
  async graphql<T>(query: string, variables: Readonly<Record<string, unknown>>, schema: z.ZodType<T>): Promise<T> {
    const { baseUrl, graphqlUrl } = this.repository;
    const name = 'POST /graphql';
    const answer = await this.#askForJson({
      method: 'POST',
      url: new URL(graphqlUrl ?? graphqlUrlBeside(baseUrl)),
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
    const url = this.#urlOf(path);
    return { method: 'GET', url, name: `GET ${path}`, accept, mostBytes, body: null, repeatable: true };
  }

  async #askForJson(request: GitHubRequest): Promise<unknown> {
    const bytes = await this.#ask(request);
    try {
      return JSON.parse(bytes.toString());
    } catch {
      throw new FetchError('encoding', `${request.name} answered something that is not JSON`);
    }
  }

  #urlOf(path: string): URL {
    const { baseUrl, owner, repo } = this.repository;
    const names = `${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
    return new URL(`${baseUrl.replace(/\/$/, '')}/repos/${names}${path}`);
  }

  async #ask({ name, repeatable, accept, ...request }: GitHubRequest): Promise<Buffer> {
    const { token, signal } = this.repository;
    const headers = { authorization: `token ${token}`, accept };
    const judge = async (answering: Promise<HttpAnswer>) => {
      const answer = await answering.catch((error: FetchError) => {
        const retryable = error.retryable && (repeatable || isNotConnected(error.cause));
        throw new FetchError(error.problem, `${name}: ${error.message}`, retryable);
      });
      if (answer.status >= 200 && answer.status < 300) return answer.bytes;
      throw refusalOf(answer, name, repeatable);
    };
    return (await this.#session.send({ ...request, headers, mostRefusalBytes: MOST_REFUSAL_BYTES }, judge, signal))
      .value;
  }
}

function isNotConnected(cause: unknown): boolean {
  // A host with several addresses fails once per address.
  const errors: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return errors.every((error) => {
    const { code, syscall }: Record<string, unknown> = Object(error);
    // A network may also become unreachable while the answer is read.
    return NOT_CONNECTED.has(String(code)) && /^(?:connect|getaddrinfo)$/.test(String(syscall));
  });
}

/** The address for GraphQL queries that belongs to the address of an API. */
function graphqlUrlBeside(baseUrl: string): string {
  return `${baseUrl.replace(/\/$/, '').replace(/\/api\/v3$/, '/api')}/graphql`;
}

/** A query that the server does not understand is answered with errors only. */
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

/** The HTTP status that fits each type of GraphQL error. */
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
