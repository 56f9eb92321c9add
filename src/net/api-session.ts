import { FetchError } from './fetch-error.ts';
import { type HttpAnswer, HttpSession } from './http-session.ts';
import type { FetchLimits } from './limits.ts';
import { PASSING_STATUSES, parseRetryAfter } from './retry.ts';

/** The service answers 408 for an expired query, so another attempt does not help (docs/maintainers/service-api.md#how-the-client-reads). */
const EXPIRED_QUERY = 408;
/** A 500 is often a bug or a disguised refusal, so it is asked once more only (docs/maintainers/service-api.md#how-the-client-reads). */
const SERVER_ERROR = 500;
const MOST_SERVER_ERRORS = 2;
/** A refusal is a sentence or a page, and may repeat the request. For a longer one the status is enough. */
const MOST_REFUSAL_BYTES = 1_000_000;

/** An API at one origin, with the caller's credentials. */
export interface ApiAccess {
  /** For example `https://analytics.example.com`. Credentials are sent nowhere else. */
  readonly origin: string;
  readonly authorization: string;
  readonly limits: FetchLimits;
  /** Limit on the size of an answer, after decompression. */
  readonly mostBytes: number;
}

/** One request with all its attempts. It must not change anything on the server. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query, beginning with a slash, with its parts already encoded. */
  readonly path: string;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
}

/** The server's last answer, which may be a refusal. */
export interface ApiAnswer extends Pick<HttpAnswer, 'status' | 'headers' | 'bytes'> {
  readonly attempts: number;
}

/** Asks an API that needs credentials: a few requests at a time, each limited in bytes and time. Close it after use. */
export class ApiSession {
  readonly #access: ApiAccess;
  readonly #session: HttpSession;

  constructor(access: ApiAccess) {
    this.#access = access;
    this.#session = new HttpSession(access.limits, 'requests');
  }

  /** @throws FetchError if no answer arrives, or the signal ends the request */
  async ask({ method, path, body }: ApiRequest, signal?: AbortSignal): Promise<ApiAnswer> {
    const { origin, authorization, mostBytes } = this.#access;
    const request = {
      method,
      url: new URL(`${origin}${path}`),
      headers: { authorization, accept: 'application/json' },
      body,
      mostBytes,
      mostRefusalBytes: MOST_REFUSAL_BYTES,
    };
    const last: { refusal: ApiAnswer | null } = { refusal: null };
    let attempts = 0;
    let serverErrors = 0;
    const judge = async (answering: Promise<HttpAnswer>) => {
      attempts += 1;
      last.refusal = null;
      const { status, headers, bytes } = await answering;
      const answer = { status, headers, bytes, attempts };
      if (!PASSING_STATUSES.has(status) || status === EXPIRED_QUERY) return answer;
      last.refusal = answer;
      if (status === SERVER_ERROR) serverErrors += 1;
      const retryable = status !== SERVER_ERROR || serverErrors < MOST_SERVER_ERRORS;
      const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
      throw new FetchError('status', `it answered HTTP ${status}`, retryable, retryAfterMs);
    };
    try {
      return (await this.#session.send(request, judge, signal)).value;
    } catch (error) {
      // The refusal's own text is the better message.
      if (last.refusal !== null) return last.refusal;
      throw error;
    }
  }

  close(): void {
    this.#session.close();
  }
}
