import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { describeCause, FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';
import { readResponseBody } from './response-body.ts';
import { retry } from './retry.ts';
import { USER_AGENT } from './tool.ts';

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** The body of a redirect is read only to keep its connection alive. A longer one is not worth it. */
const MOST_REDIRECT_BYTES = 65_536;

/** One request with all its attempts. */
export interface HttpRequest extends OutgoingRequest {
  readonly url: URL;
  /** Limit on the size of an answer, after decompression. */
  readonly mostBytes: number;
  /** The same for a refusal. Of a longer one only the status is known. */
  readonly mostRefusalBytes: number;
}

/** The server's last answer, which may be a refusal. */
export interface HttpAnswer {
  readonly status: number;
  /** The server's name for the status, or empty. */
  readonly statusMessage: string;
  readonly headers: IncomingHttpHeaders;
  /** The address after all redirects. */
  readonly url: URL;
  /** Decompressed. Empty if a refusal is too long or was cut off. */
  readonly bytes: Buffer;
}

/** Sends requests over http(s): a few at a time, each limited in bytes and time, through the proxies in the environment. Close it after use. */
export class HttpSession {
  readonly #connections = new Connections();
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param subject what is requested, for the message when the total time is used up */
  constructor(
    private readonly limits: FetchLimits,
    private readonly subject: 'documents' | 'requests',
  ) {}

  /**
   * Sends a request, with more attempts if they may help. Redirects lead neither from https to http nor, with
   * credentials, to another origin. `judge` makes the result; its retryable FetchError leads to another attempt, and
   * the last one is thrown.
   */
  async send<T>(
    request: HttpRequest,
    judge: (answer: Promise<HttpAnswer>) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T; attempts: number }> {
    if (this.#underWay < this.limits.mostAtOnce) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const endsAt = performance.now() + this.limits.totalMs;
      return await retry(() => judge(this.#attempt(request, endsAt, signal)), this.limits, endsAt, signal);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#underWay -= 1;
      else next();
    }
  }

  close(): void {
    this.#connections.close();
  }

  /** Makes one attempt, which ends in time. @throws FetchError; another attempt may help against all other errors */
  async #attempt(request: HttpRequest, endsAt: number, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const { idleMs, totalMs } = this.limits;
    const controller = new AbortController();
    const { signal: end } = controller;
    const givenUp = new Promise<never>((_, reject) => {
      end.addEventListener('abort', () => reject(end.reason));
    });
    const giveUp = (message: string, retryable = false) =>
      controller.abort(new FetchError('timeout', message, retryable));
    const idle = setTimeout(() => giveUp(`no data came for ${idleMs / 1000} s`, true), idleMs);
    const remainingMs = endsAt - performance.now();
    const total = setTimeout(() => giveUp(`it was still incomplete after ${totalMs / 1000} s`), remainingMs);
    const onSignal = () => giveUp(`the time for all ${this.subject} was used up`);
    signal?.addEventListener('abort', onSignal);
    if (signal?.aborted === true) onSignal();
    const onBytes = () => {
      // A cleared timer would start again.
      if (!end.aborted) idle.refresh();
    };
    try {
      // A library may lose track of its request. Then only the deadline settles the race.
      return await Promise.race([this.#follow(request, end, onBytes), givenUp]);
    } catch (error) {
      const cause: unknown = end.aborted ? end.reason : error;
      const failure =
        cause instanceof FetchError ? cause : new FetchError('network', describeCause(cause), true, null, cause);
      // Bytes that arrive later are of no use.
      controller.abort(failure);
      throw failure;
    } finally {
      clearTimeout(idle);
      clearTimeout(total);
      signal?.removeEventListener('abort', onSignal);
    }
  }

  async #follow(request: HttpRequest, signal: AbortSignal, onBytes: () => void): Promise<HttpAnswer> {
    let { url, method, body } = request;
    for (let redirects = 0; redirects <= this.limits.mostRedirects; redirects += 1) {
      signal.throwIfAborted();
      const content = body === null ? {} : { 'content-type': 'application/json' };
      const headers = { 'accept-encoding': 'gzip', ...request.headers, ...content };
      const message = await this.#connections.send(url, { method, headers, body }, signal);
      onBytes();
      const status = message.statusCode as number;
      if (!REDIRECT_STATUSES.has(status)) return await readAnswer(message, url, request, onBytes);
      const target = redirectTarget(url, message.headers.location);
      if (target.origin !== url.origin && 'authorization' in headers) {
        throw new FetchError('redirect', `it redirects to ${target.origin}, where the token is not sent`);
      }
      // Read to its end, so that its connection can serve the next request.
      await readResponseBody(message, MOST_REDIRECT_BYTES, onBytes).catch(() => message.destroy());
      // Browsers do the same.
      if (status === 303 || (status < 303 && method === 'POST')) [method, body] = ['GET', null];
      url = target;
    }
    throw new FetchError('redirect', `it redirects more than ${this.limits.mostRedirects} times`);
  }
}

/** The target of a redirect. @throws FetchError (`redirect`) for a missing target, one that is not http(s), and one from https to http */
function redirectTarget(from: URL, location: string | undefined): URL {
  if (location === undefined) throw new FetchError('redirect', 'it redirects without saying where to');
  if (!URL.canParse(location, from.href))
    throw new FetchError('redirect', 'it redirects to something that is not a URL');
  const target = new URL(location, from);
  const allowed = from.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
  if (!allowed.includes(target.protocol)) {
    throw new FetchError('redirect', `it redirects from ${from.protocol} to ${target.protocol}, which is not followed`);
  }
  return target;
}

async function readAnswer(
  message: IncomingMessage,
  url: URL,
  { mostBytes, mostRefusalBytes }: HttpRequest,
  onBytes: () => void,
): Promise<HttpAnswer> {
  const { statusCode, statusMessage = '', headers } = message;
  const status = statusCode as number;
  const bytes =
    status >= 200 && status < 300
      ? await readResponseBody(message, mostBytes, onBytes)
      : await readRefusal(message, mostRefusalBytes, onBytes);
  return { status, statusMessage, headers, url, bytes };
}

async function readRefusal(message: IncomingMessage, mostBytes: number, onBytes: () => void): Promise<Buffer> {
  try {
    if (mostBytes > 0) return await readResponseBody(message, mostBytes, onBytes);
  } catch {
    // The status is enough.
  }
  message.destroy();
  return Buffer.alloc(0);
}

/** What is sent to the server besides the address. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Names in lower case; the user agent is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
}

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** Kept-alive connections over http(s), through the proxies in the environment. */
export class Connections {
  /** By origin, because an agent serves one protocol, and a tunnel one server. */
  readonly #agents = new Map<string, Agent>();

  /** Sends one request. Resolves as soon as the headers of the answer arrive. */
  async send(url: URL, { method, headers, body }: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { Agent, request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
    const library = PROXY_VARIABLES.some((name) => process.env[name]) ? await import('@actions/http-client') : null;
    // The library chooses: a tunnel through `https_proxy` unless `no_proxy` names the host. It sets no `maxSockets`, because a tunnel
    // loses a socket for good whenever a connection closes while a request waits for it.
    const newAgent = (): Agent =>
      library === null
        ? new Agent({ keepAlive: true })
        : new library.HttpClient(USER_AGENT, [], { keepAlive: true }).getAgent(url.href);
    const agent = this.#agents.get(url.origin) ?? newAgent();
    this.#agents.set(url.origin, agent);
    // Of its own accord, Node says how long a body is for some methods only.
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = {
      ...urlToHttpOptions(url),
      method,
      headers: { 'user-agent': USER_AGENT, ...headers, ...length },
      agent,
      signal,
    };
    return await new Promise((resolve, reject) => {
      request(options, resolve).on('error', reject).end(body);
    });
  }

  close(): void {
    // A tunnel's agent cannot be destroyed: its connections end with their answers.
    for (const agent of this.#agents.values()) agent.destroy?.();
    this.#agents.clear();
  }
}
