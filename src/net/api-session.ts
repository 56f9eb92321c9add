import type { IncomingHttpHeaders } from 'node:http';
import { attempt } from './attempt.ts';
import { connectByClient } from './client-connections.ts';
import type { Connections } from './connections.ts';
import { FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';
import { discardRedirect, isRedirect, redirectTarget } from './redirect.ts';
import { readResponseBody } from './response-body.ts';
import { parseRetryAfter, retry } from './retry.ts';
import { Semaphore } from './semaphore.ts';

/** Statuses that another attempt may mend, as often as there are attempts. */
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
/** A bug or a refusal in disguise as often as bad luck: asked for once more and no oftener (API-FACTS, Rules for the client). */
const SERVER_ERROR = 500;
const MOST_SERVER_ERRORS = 2;
/** A refusal is a sentence or a page, and may repeat what was sent; of a longer one the status says enough. */
const MOST_REFUSAL_BYTES = 1_000_000;

/** An API at one origin, and who asks it. */
export interface ApiAccess {
  /** For example `https://analytics.example.com`; the credentials go nowhere else. */
  readonly origin: string;
  /** Value of the header `Authorization`. */
  readonly authorization: string;
  readonly userAgent: string;
  readonly limits: FetchLimits;
  /** Limit on the size of an answer, after decompression. */
  readonly mostBytes: number;
  /** Ends every request early, for a deadline over many of them. */
  readonly signal?: AbortSignal | undefined;
}

/** One request, however often it has to be sent: it must change nothing on the server. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** From the slash after the origin on, its parts encoded already, with the query. */
  readonly path: string;
  /** JSON; null where nothing is sent. */
  readonly body: string | null;
}

/** What the server said in the end, be it a refusal. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. Empty where a refusal is too long, or was cut off. */
  readonly bytes: Buffer;
  readonly attempts: number;
}

/** Asks an API that wants credentials: some requests at a time, each bounded in bytes and time. Close it in the end. */
export class ApiSession {
  readonly #access: ApiAccess;
  readonly #connections: Connections;
  readonly #semaphore: Semaphore;

  constructor(access: ApiAccess) {
    this.#access = access;
    this.#connections = connectByClient(access.userAgent, access.limits.idleMs);
    this.#semaphore = new Semaphore(access.limits.mostAtOnce);
  }

  /**
   * @param signal ends this request early, in the place of that of the access
   * @throws FetchError where no answer came through
   */
  async ask(request: ApiRequest, signal = this.#access.signal): Promise<ApiAnswer> {
    return await this.#semaphore.run(() => this.#askRepeatedly(request, signal));
  }

  /** Closes all connections. */
  close(): void {
    this.#connections.close();
  }

  async #askRepeatedly(request: ApiRequest, signal: AbortSignal | undefined): Promise<ApiAnswer> {
    const { limits } = this.#access;
    const endsAt = performance.now() + limits.totalMs;
    const last: { refusal: ApiAnswer | null } = { refusal: null };
    let attempts = 0;
    let serverErrors = 0;
    const once = async () => {
      attempts += 1;
      last.refusal = null;
      const answer = await attempt((aborted, onBytes) => this.#follow(request, aborted, onBytes), {
        limits,
        remainingMs: endsAt - performance.now(),
        signal,
        usedUp: 'the time for all requests was used up',
      });
      const { status, headers } = answer;
      if (status === SERVER_ERROR) serverErrors += 1;
      else if (!PASSING_STATUSES.has(status)) return answer;
      last.refusal = { ...answer, attempts };
      const retryable = status !== SERVER_ERROR || serverErrors < MOST_SERVER_ERRORS;
      const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
      throw new FetchError('status', `it answered HTTP ${status}`, retryable, retryAfterMs);
    };
    try {
      return { ...(await retry(once, limits, endsAt, signal)).value, attempts };
    } catch (error) {
      // The refusal itself says more than that there was one.
      if (last.refusal !== null) return last.refusal;
      throw error;
    }
  }

  async #follow(request: ApiRequest, signal: AbortSignal, onBytes: () => void): Promise<Omit<ApiAnswer, 'attempts'>> {
    const { origin, authorization, limits, mostBytes } = this.#access;
    let { method, body } = request;
    let url = new URL(`${origin}${request.path}`);
    for (let redirects = 0; redirects <= limits.mostRedirects; redirects += 1) {
      signal.throwIfAborted();
      const headers = {
        authorization,
        accept: 'application/json',
        'accept-encoding': 'gzip',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      };
      const message = await this.#connections.send(url, { method, headers, body }, signal);
      onBytes();
      const status = message.statusCode as number;
      if (status === 200) {
        return { status, headers: message.headers, bytes: await readResponseBody(message, mostBytes, onBytes) };
      }
      if (!isRedirect(status)) {
        const bytes = await readResponseBody(message, MOST_REFUSAL_BYTES, onBytes).catch(() => {
          message.destroy();
          return Buffer.alloc(0);
        });
        return { status, headers: message.headers, bytes };
      }
      const target = redirectTarget(url, message.headers.location);
      if (target.origin !== origin) {
        throw new FetchError('redirect', `it redirects to ${target.origin}, where the token is not sent`);
      }
      await discardRedirect(message, onBytes);
      // As everywhere on the web: only these two repeat what was sent.
      if (status !== 307 && status !== 308) [method, body] = ['GET', null];
      url = target;
    }
    throw new FetchError('redirect', `it redirects more than ${limits.mostRedirects} times`);
  }
}
