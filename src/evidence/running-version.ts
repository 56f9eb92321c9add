import { membersOf } from '../documents/is-object.ts';
import { parseJson } from '../documents/parse-json.ts';
import { quoteValue } from '../documents/quote-value.ts';
import { FetchError } from '../net/fetch-error.ts';
import { type HttpAnswer, HttpSession } from '../net/http-session.ts';
import { FETCH_LIMITS, type FetchLimits } from '../net/limits.ts';
import { PASSING_STATUSES, parseRetryAfter } from '../net/retry.ts';
import { product } from '../product/product.ts';
import { isVersion, type Version } from '../release-safety/version.ts';

/** What a service said when it was asked for its version. */
export interface RunningAnswer {
  /** The version that serves; null if that is not known. */
  readonly version: Version | null;
  /** Why it is not known; null if it is. Hostile until escaped. */
  readonly problem: string | null;
  /** The version that the header names, also on an error: something of that version answers, but it may not serve yet. */
  readonly named: Version | null;
}

/** In bytes. A real answer has 2 kB (docs/service-api.md#the-version-that-runs). */
const MOST_BYTES = 1_000_000;
const HEADER = product.service.versionHeader;

/** Asks services for the version that they run, without a token (docs/service-api.md#the-version-that-runs). Close it after use. */
export class RunningVersions {
  readonly #session: HttpSession;

  constructor(limits: FetchLimits = FETCH_LIMITS) {
    this.#session = new HttpSession(limits, 'requests');
  }

  /**
   * Asks one service. A service that names its version on an error is asked only once, because each question costs it a query of its database.
   *
   * @param base address above `/api/v1/health`
   * @param tagSuffix the suffix to drop from the version; empty for none
   */
  async ask(base: URL, tagSuffix: string): Promise<RunningAnswer> {
    const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}/api/v1/health`);
    const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
    const request = { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes: 0 } as const;
    const judge = async (answering: Promise<HttpAnswer>) => readAnswer(await answering, tagSuffix);
    try {
      return (await this.#session.send(request, judge)).value;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return { version: null, problem: error.message, named: null };
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#session.close();
  }
}

/** @throws FetchError for an error that does not come from the service */
function readAnswer({ status, headers, bytes }: HttpAnswer, tagSuffix: string): RunningAnswer {
  const named = versionOf(headers[HEADER], tagSuffix);
  const unknown = (problem: string): RunningAnswer => ({ version: null, problem, named });
  if (status !== 200) {
    if (named !== null) return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
    const retryAfterMs = parseRetryAfter(headers['retry-after'], Date.now());
    throw new FetchError('status', `it answered HTTP ${status}`, PASSING_STATUSES.has(status), retryAfterMs);
  }
  const found = memberOf(bytes);
  if (found instanceof Error) return unknown(`it is no answer of ${product.name}: ${found.message}`);
  const version = versionOf(found, tagSuffix);
  if (version === null) return unknown(`member "results.version" is ${quoteValue(found)}, expected a version, X.Y.Z`);
  if (headers[HEADER] !== undefined && named !== version) {
    return unknown(`the answer says ${version}, and its header ${quoteValue(headers[HEADER])}`);
  }
  return { version, problem: null, named };
}

/** The member, or the error of an answer without it. */
function memberOf(bytes: Buffer): unknown {
  try {
    return membersOf(membersOf(parseJson(bytes))['results'])['version'];
  } catch (error) {
    return error;
  }
}

function versionOf(text: unknown, tagSuffix: string): Version | null {
  if (typeof text !== 'string') return null;
  const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
  return isVersion(bare) ? bare : null;
}
