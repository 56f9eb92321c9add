import type { IncomingMessage } from 'node:http';
import { attempt } from './attempt.ts';
import { connectByClient } from './client-connections.ts';
import type { Connect, Connections } from './connections.ts';
import { FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';
import { displayUrl } from './location.ts';
import { discardRedirect, isRedirect, redirectTarget } from './redirect.ts';
import { readResponseBody } from './response-body.ts';
import { parseRetryAfter, retry } from './retry.ts';

/** Statuses that another attempt may mend. */
const RETRYABLE_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

const DOCUMENT_REQUEST = {
  method: 'GET',
  headers: { accept: 'application/json, */*;q=0.5', 'accept-encoding': 'gzip' },
  body: null,
} as const;

/**
 * Reads documents over http(s) with kept-alive connections and proxies from the environment.
 *
 * What connections leave open is closed here: relative redirects, a limit of bytes, deadlines that end a
 * stalled connection, and retries of everything that another attempt may mend.
 */
export class HttpSession {
  readonly #connections: Connections;

  constructor(
    userAgent: string,
    private readonly limits: FetchLimits,
    connect: Connect = connectByClient,
  ) {
    this.#connections = connect(userAgent, limits.idleMs);
  }

  /**
   * @param mostBytes limit on the decompressed size
   * @param signal ends the reading early, for a deadline over many documents
   * @throws FetchError
   */
  async read(url: URL, mostBytes: number, signal?: AbortSignal): Promise<{ bytes: Buffer; attempts: number }> {
    const { limits } = this;
    const endsAt = performance.now() + limits.totalMs;
    const { value, attempts } = await retry(
      () =>
        attempt((aborted, onBytes) => this.#follow(url, mostBytes, aborted, onBytes), {
          limits,
          remainingMs: endsAt - performance.now(),
          signal,
          usedUp: 'the time for all documents was used up',
        }),
      limits,
      endsAt,
      signal,
    );
    return { bytes: value, attempts };
  }

  /** Closes all connections. */
  close(): void {
    this.#connections.close();
  }

  async #follow(start: URL, mostBytes: number, signal: AbortSignal, onBytes: () => void): Promise<Buffer> {
    let url = start;
    for (let redirects = 0; redirects <= this.limits.mostRedirects; redirects += 1) {
      signal.throwIfAborted();
      const message = await this.#connections.send(url, DOCUMENT_REQUEST, signal);
      onBytes();
      const status = message.statusCode as number;
      if (status === 200) return await readResponseBody(message, mostBytes, onBytes);
      if (!isRedirect(status)) throw statusError(message, url);
      const target = redirectTarget(url, message.headers.location);
      await discardRedirect(message, onBytes);
      url = target;
    }
    throw new FetchError('redirect', `it redirects more than ${this.limits.mostRedirects} times`);
  }
}

function statusError(message: IncomingMessage, url: URL): FetchError {
  const status = message.statusCode as number;
  const text = `${displayUrl(url)} answered HTTP ${status}${message.statusMessage ? ` (${message.statusMessage})` : ''}`;
  if (status === 404 || status === 410) return new FetchError('not-found', text);
  if (status === 401 || status === 403) return new FetchError('forbidden', text);
  const retryAfterMs = parseRetryAfter(message.headers['retry-after'], Date.now());
  return new FetchError('status', text, RETRYABLE_STATUSES.has(status), retryAfterMs);
}
