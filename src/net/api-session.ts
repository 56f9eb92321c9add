import type { IncomingHttpHeaders } from 'node:http';
import { FetchError } from './fetch-error.ts';
import { type HttpAnswer, HttpSession } from './http-session.ts';
import type { FetchLimits } from './limits.ts';
import { PASSING_STATUSES, parseRetryAfter } from './retry.ts';

/** The service says it of a query that has expired, which lasts (API-FACTS, error names). */
const EXPIRED_QUERY = 408;
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
  readonly #session: HttpSession;

  constructor(access: ApiAccess) {
    this.#access = access;
    this.#session = new HttpSession(access.userAgent, access.limits, 'requests');
  }

  /**
   * @param signal ends this request early, in the place of that of the access
   * @throws FetchError where no answer came through
   */
  async ask({ method, path, body }: ApiRequest, signal = this.#access.signal): Promise<ApiAnswer> {
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
      // The refusal itself says more than that there was one.
      if (last.refusal !== null) return last.refusal;
      throw error;
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#session.close();
  }
}
