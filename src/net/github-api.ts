import type * as z from 'zod';
import { FetchError, type FetchProblem } from './fetch-error.ts';
import { refusalOf } from './github-refusal.ts';
import { type HttpAnswer, HttpSession } from './http-session.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';

/** Within these, a list of 100,000 files comes through. */
const API_LIMITS: FetchLimits = { ...FETCH_LIMITS, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence; of a longer one the status says enough. */
const MOST_REFUSAL_BYTES = 65_536;

const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';

/** With these no connection came about, so the server has seen nothing of the request. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

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
  readonly url: URL;
  /** For messages: method and path, without what all requests have in common. */
  readonly name: string;
  readonly accept: string;
  readonly mostBytes: number;
  /** JSON; null where nothing is sent. */
  readonly body: string | null;
  /** Whether it may be carried out twice. */
  readonly repeatable: boolean;
}

/** Asks GitHub's API about one repository: some requests at a time, each bounded in bytes and time. */
export class GitHubApi {
  /** Whose API it is. */
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
  return cause instanceof Error && 'code' in cause && NOT_CONNECTED.has(String(cause.code));
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
