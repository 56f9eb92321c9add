import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { attempt } from './attempt.ts';
import { connectByClient } from './client-connections.ts';
import type { Connect, Connections, OutgoingRequest } from './connections.ts';
import { FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';
import { readResponseBody } from './response-body.ts';
import { retry } from './retry.ts';
import { Semaphore } from './semaphore.ts';

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

/**
 * Sends requests over http(s): a few at a time, each limited in bytes and time, through the proxies in the environment. Close
 * it after use.
 */
export class HttpSession {
  readonly #connections: Connections;
  readonly #semaphore: Semaphore;

  /** @param subject what is requested, for the message when the total time is used up */
  constructor(
    userAgent: string,
    private readonly limits: FetchLimits,
    private readonly subject: 'documents' | 'requests',
    connect: Connect = connectByClient,
  ) {
    this.#connections = connect(userAgent, limits.idleMs);
    this.#semaphore = new Semaphore(limits.mostAtOnce);
  }

  /**
   * Sends a request, with more attempts if they may help. It follows redirects, but with credentials none to another origin,
   * and never one from https to http.
   *
   * @param judge turns an answer into the result; a retryable FetchError leads to another attempt
   * @param signal ends the request early, for a deadline over many requests
   * @throws FetchError of the last attempt
   */
  async send<T>(
    request: HttpRequest,
    judge: (answer: Promise<HttpAnswer>) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T; attempts: number }> {
    const { limits } = this;
    const usedUp = `the time for all ${this.subject} was used up`;
    return await this.#semaphore.run(async () => {
      const endsAt = performance.now() + limits.totalMs;
      const once = () => {
        const bounds = { limits, remainingMs: endsAt - performance.now(), signal, usedUp };
        return judge(attempt((aborted, onBytes) => this.#follow(request, aborted, onBytes), bounds));
      };
      return await retry(once, limits, endsAt, signal);
    });
  }

  /** Closes all connections. */
  close(): void {
    this.#connections.close();
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

/**
 * The target of a redirect.
 *
 * @throws FetchError (`redirect`) for a missing target, one that is not http(s), and one from https to http
 */
function redirectTarget(from: URL, location: string | undefined): URL {
  if (location === undefined) throw new FetchError('redirect', 'it redirects without saying where to');
  let target: URL;
  try {
    target = new URL(location, from);
  } catch {
    throw new FetchError('redirect', 'it redirects to something that is not a URL');
  }
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
