import * as http from 'node:http';
import * as https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { HttpClient } from '@actions/http-client';
import { describeCause, FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';
import { displayUrl } from './location.ts';
import { readResponseBody } from './response-body.ts';
import { parseRetryAfter, retry } from './retry.ts';

/** Statuses that another attempt may mend. */
const RETRYABLE_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** The body of a redirect is read only to keep its connection alive; a long one is not worth that. */
const MOST_REDIRECT_BYTES = 65_536;

/**
 * Reads documents over http(s) with kept-alive connections and proxies from the environment.
 *
 * `@actions/http-client` chooses the agent (direct, or a tunnel through `https_proxy` unless `no_proxy` names the host);
 * what it leaves open is closed here: relative redirects, a limit of bytes, deadlines that end a stalled connection,
 * and retries of everything that another attempt may mend.
 */
export class HttpSession {
  readonly #clients = new Map<string, HttpClient>();

  constructor(
    private readonly userAgent: string,
    private readonly limits: FetchLimits,
  ) {}

  /**
   * @param mostBytes limit on the decompressed size
   * @param signal ends the reading early, for a deadline over many documents
   * @throws FetchError
   */
  async read(url: URL, mostBytes: number, signal?: AbortSignal): Promise<{ bytes: Buffer; attempts: number }> {
    const endsAt = performance.now() + this.limits.totalMs;
    const { value, attempts } = await retry(
      () => this.#attempt(url, mostBytes, endsAt - performance.now(), signal),
      this.limits,
      endsAt,
      signal,
    );
    return { bytes: value, attempts };
  }

  /** Closes all connections. */
  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

  async #attempt(url: URL, mostBytes: number, remainingMs: number, signal?: AbortSignal): Promise<Buffer> {
    const controller = new AbortController();
    const abort = (error: FetchError) => controller.abort(error);
    const idle = setTimeout(
      () => abort(new FetchError('timeout', `no byte came for ${this.limits.idleMs / 1000} s`, true)),
      this.limits.idleMs,
    );
    const total = setTimeout(
      () => abort(new FetchError('timeout', `it was not complete after ${this.limits.totalMs / 1000} s`)),
      remainingMs,
    );
    const onSignal = () => abort(new FetchError('timeout', 'the time for all documents was used up'));
    signal?.addEventListener('abort', onSignal);
    if (signal?.aborted === true) onSignal();
    try {
      // The race is for a library that loses sight of its request: then only the deadline settles.
      return await Promise.race([
        this.#follow(url, mostBytes, controller.signal, () => {
          // A timer that was cleared would start again.
          if (!controller.signal.aborted) idle.refresh();
        }),
        rejectWhenAborted(controller.signal),
      ]);
    } catch (error) {
      const failure = asFetchError(controller.signal.aborted ? controller.signal.reason : error);
      controller.abort(failure);
      throw failure;
    } finally {
      clearTimeout(idle);
      clearTimeout(total);
      signal?.removeEventListener('abort', onSignal);
    }
  }

  async #follow(start: URL, mostBytes: number, signal: AbortSignal, onBytes: () => void): Promise<Buffer> {
    let url = start;
    for (let redirects = 0; redirects <= this.limits.mostRedirects; redirects += 1) {
      signal.throwIfAborted();
      const message = await this.#send(url, signal);
      onBytes();
      const status = message.statusCode as number;
      if (status === 200) return await readResponseBody(message, mostBytes, onBytes);
      if (!REDIRECT_STATUSES.has(status)) throw statusError(message, url);
      const target = redirectTarget(url, message.headers.location);
      await readResponseBody(message, MOST_REDIRECT_BYTES, onBytes).catch(() => message.destroy());
      url = target;
    }
    throw new FetchError('redirect', `it redirects more than ${this.limits.mostRedirects} times`);
  }

  async #send(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    const client = this.#clientFor(url);
    const httpModule = url.protocol === 'https:' ? https : http;
    const options = {
      ...urlToHttpOptions(url),
      method: 'GET',
      headers: { 'user-agent': this.userAgent, accept: 'application/json, */*;q=0.5', 'accept-encoding': 'gzip' },
      agent: client.getAgent(url.href),
      signal,
    };
    // A GET has no body; the library's type does not foresee that, its own `get` passes null too.
    const noBody = null as unknown as string;
    const response = await client.requestRaw({ options, parsedUrl: url, httpModule }, noBody);
    return response.message;
  }

  /** One client an origin: a client keeps a single agent, which is of no use to another protocol. */
  #clientFor(url: URL): HttpClient {
    const known = this.#clients.get(url.origin);
    if (known !== undefined) return known;
    const client = new HttpClient(this.userAgent, [], {
      keepAlive: true,
      // No `maxSockets`: whoever reads many documents bounds how many at a time, and the tunnel through a proxy loses a
      // place for good whenever a connection closes while a request waits for it.
      // Later than this session's own clock, which has the better message.
      socketTimeout: this.limits.idleMs * 2,
    });
    this.#clients.set(url.origin, client);
    return client;
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

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

function statusError(message: http.IncomingMessage, url: URL): FetchError {
  const status = message.statusCode as number;
  const text = `${displayUrl(url)} answered HTTP ${status}${message.statusMessage ? ` (${message.statusMessage})` : ''}`;
  if (status === 404 || status === 410) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  const retryAfterMs = parseRetryAfter(message.headers['retry-after'], Date.now());
  return new FetchError('status', text, RETRYABLE_STATUSES.has(status), retryAfterMs);
}

/** Whatever else goes wrong on the way is the network's doing, and another attempt may mend it. */
function asFetchError(error: unknown): FetchError {
  return error instanceof FetchError ? error : new FetchError('network', describeCause(error), true);
}
