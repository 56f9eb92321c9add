import { ApiSession } from '../../net/api-session.ts';
import type { FetchLimits } from '../../net/limits.ts';
import { product } from '../../product/product.ts';
import { parseBaseUrl, pathSegment } from './address.ts';
import { AnalyticsError } from './analytics-error.ts';
import { ENDPOINTS, type Endpoint, type Question } from './endpoints.ts';
import { ANALYTICS_LIMITS, MOST_ANSWER_BYTES } from './limits.ts';
import { type ObservedShape, ShapeObserver } from './observed-shape.ts';
import { oneLine } from './one-line.ts';
import { type PagedRows, type PageReading, readPages } from './pages.ts';
import { failureOf, parseAnswer } from './parse-answer.ts';
import type { Listing } from './records/answers.ts';
import { type CompiledQuery, parseCompiledQuery, parseSavedChart, type SavedChart } from './records/charts.ts';
import { type HistoryCounts, type HistoryItem, parseHistoryPage } from './records/history-page.ts';
import {
  type CatalogMetric,
  type OrganizationUser,
  parseCatalogMetrics,
  parseOrganizationUsers,
} from './records/listings.ts';
import { secretHider } from './secret.ts';

/** The service only returns a user's groups if the request names a number (docs/maintainers/service-api.md#users). The maker's own script uses this one. */
const MOST_GROUPS = '10000';
/** The most characters of a request in messages. Ids and search texts come from users and from the service. */
const LONGEST_NAME = 200;
/** A version as the service reports it. An ingress may put other text into the header. */
const VERSION = /^[\w.+-]{1,64}$/;

export interface AnalyticsAccess {
  /** The address of the service. It may have a path and a trailing slash. */
  readonly baseUrl: string;
  /** A personal access token, or the token of a service account. It is only sent to the base URL's origin. */
  readonly token: string;
  readonly limits?: FetchLimits | undefined;
  /** Aborts every request, for a deadline over many of them. */
  readonly signal?: AbortSignal | undefined;
}

/** Which runs, and their order; by default all, newest first. A service may know more values than we do. */
export type HistoryFilters = {
  readonly [name in 'trigger' | 'language' | 'search' | 'window' | 'sortBy']?: string | undefined;
} & { readonly status?: readonly string[] | undefined };

export interface HistoryReading extends Pick<PageReading<HistoryItem>, 'rows' | 'fromEnd'> {
  /** Called with the counts as soon as the first page arrives. */
  readonly onCounts?: ((counts: HistoryCounts) => void) | undefined;
}

/** Runs of the account that owns the token. */
export interface QueryHistory extends PagedRows<HistoryItem> {
  /** From the first page. */
  readonly counts: HistoryCounts;
}

/**
 * A client for the analytics service (docs/maintainers/service-api.md#how-the-client-reads) that changes nothing. It
 * asks several questions at a time, limits each in bytes and time, and repeats one where that may help. Every method
 * throws an AnalyticsError and nothing else. Call `close` at the end.
 */
export class AnalyticsClient {
  /** The address of the service, without credentials. */
  readonly baseUrl: string;
  readonly #session: ApiSession;
  readonly #deadline: AbortSignal | undefined;
  readonly #refusals = new Refusals();
  readonly #prefix: string;
  readonly #hide: (text: string) => string;
  readonly #versions = new Set<string>();
  readonly #shapes = new ShapeObserver();

  /** @throws AnalyticsError for an address or a token that cannot be used */
  constructor({ baseUrl, token, limits = ANALYTICS_LIMITS, signal }: AnalyticsAccess) {
    const { origin, prefix } = parseBaseUrl(baseUrl);
    const authorization = authorizationWith(token);
    this.#session = new ApiSession({ origin, authorization, limits, mostBytes: MOST_ANSWER_BYTES });
    this.#deadline = signal;
    this.#prefix = prefix;
    this.baseUrl = `${origin}${prefix}`;
    this.#hide = secretHider(token);
  }

  /** The service's version from the newest answer that reports it; null if none does. */
  get serverVersion(): string | null {
    return this.serverVersions.at(-1) ?? null;
  }

  /** The versions of the service that have answered, the newest answer last; more than one while an upgrade rolls. */
  get serverVersions(): readonly string[] {
    return [...this.#versions];
  }

  get observedShape(): ObservedShape {
    return this.#shapes.shape;
  }

  /** Whether the service has refused the token, so that no further request is possible. */
  get isTokenRefused(): boolean {
    return this.#refusals.isTokenRefused;
  }

  /** The runs of the token's own account, and their counts. */
  async queryHistory(
    projectUuid: string,
    filters: HistoryFilters,
    { rows, fromEnd, onCounts }: HistoryReading,
  ): Promise<QueryHistory> {
    const counts: HistoryCounts[] = [];
    const parse = (document: unknown) => {
      const page = parseHistoryPage(document);
      if (counts.push(page.counts) === 1) onCounts?.(page.counts);
      return page;
    };
    const reading = { rows, fromEnd, nameOf: ({ queryUuid }: HistoryItem) => queryUuid };
    const read = await this.#list(ENDPOINTS.history, { projectUuid }, parse, { ...filters }, reading);
    return { ...read, counts: counts[0] as HistoryCounts };
  }

  async savedChart(chartUuid: string): Promise<SavedChart> {
    return await this.#ask(ENDPOINTS.savedChart, { chartUuid }, parseSavedChart);
  }

  /** The SQL of a metric query, which is not run (docs/maintainers/service-api.md#saved-charts-and-their-sql). */
  async compileQuery(
    projectUuid: string,
    exploreName: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<CompiledQuery> {
    const names = { projectUuid, exploreName };
    return await this.#ask(ENDPOINTS.compileQuery, names, parseCompiledQuery, { body: JSON.stringify(body) });
  }

  /** The users of the organization that the token's account may see, with their groups. */
  async organizationUsers(): Promise<PagedRows<OrganizationUser>> {
    return await this.#list(
      ENDPOINTS.users,
      {},
      parseOrganizationUsers,
      { includeGroups: MOST_GROUPS },
      {
        nameOf: ({ userUuid }) => userUuid ?? null,
        // According to the documentation this endpoint has no pages and returns all users.
        wholeWithoutPages: true,
      },
    );
  }

  /** The metrics of the project's catalog, sorted by label. @param tags requests metrics with any of these tags; all metrics where it is empty */
  async catalogMetrics(projectUuid: string, tags: readonly string[] = []): Promise<PagedRows<CatalogMetric>> {
    // Without a sort order the pages would overlap.
    const query = { sort: 'label', order: 'asc', tags };
    return await this.#list(ENDPOINTS.metrics, { projectUuid }, parseCatalogMetrics, query, {
      nameOf: ({ tableName, name }) => JSON.stringify([tableName, name]),
    });
  }

  close(): void {
    this.#session.close();
  }

  /** Reads a paged list. The problem of a row names the endpoint; it quotes the row, and a server may echo the token there. */
  async #list<Row>(
    endpoint: Endpoint,
    names: Readonly<Record<string, string>>,
    parse: (document: unknown) => Listing<Row>,
    query: Readonly<Record<string, QueryValue>>,
    reading: Omit<PageReading<Row>, 'readPage'>,
  ): Promise<PagedRows<Row>> {
    const read = await readPages({
      readPage: (page, pageSize) => this.#ask(endpoint, names, parse, { query: queryOf({ page, pageSize, ...query }) }),
      ...reading,
    });
    const problemOf = (problem: string) => this.#hide(`${endpoint.route}: ${problem}`);
    return { ...read, unreadable: read.unreadable.map((row) => ({ ...row, problem: problemOf(row.problem) })) };
  }

  /** @param names the names in the route, with their values */
  async #ask<T>(
    endpoint: Endpoint,
    names: Readonly<Record<string, string>>,
    parse: (document: unknown) => T,
    { query = '', body = null }: { readonly query?: string; readonly body?: string | null } = {},
  ): Promise<T> {
    const [method = '', route = ''] = endpoint.route.split(' ');
    const encoded = route.replace(/\{(\w+)\}/g, (_, name) =>
      pathSegment(name.replace('Uuid', ' id').replace('Name', ' name'), names[name] ?? ''),
    );
    const path = `${this.#prefix}${encoded}`;
    const question: Question = { ...endpoint, name: oneLine(`${method} ${path}`, LONGEST_NAME) };
    this.#refusals.throwIfRefused(question);
    try {
      const refused = this.#refusals.signalsFor(question);
      const signal = AbortSignal.any(this.#deadline === undefined ? refused : [...refused, this.#deadline]);
      const request = { method: body === null ? 'GET' : 'POST', path: `${path}${query}`, body } as const;
      const answer = await this.#session.ask(request, signal);
      this.#noteVersion(answer.headers[product.service.versionHeader]);
      const document = parseAnswer(answer, question);
      this.#shapes.observe(endpoint, document);
      return parse(document);
    } catch (error) {
      // Requests in progress end with the refusal. Their own errors say nothing.
      this.#refusals.throwIfRefused(question);
      const failure = failureOf(error, question, this.#hide, this.#deadline?.aborted === true);
      this.#refusals.note(failure, question);
      throw failure;
    }
  }

  /** The page of a proxy has no version, which says nothing about the service. */
  #noteVersion(header: string | string[] | undefined): void {
    if (typeof header !== 'string' || !VERSION.test(header)) return;
    const version = this.#hide(header);
    this.#versions.delete(version);
    this.#versions.add(version);
  }
}

type QueryValue = string | number | readonly string[] | undefined;

/** The query string with its question mark. A list becomes one parameter for each value; absent and empty values are left out. */
function queryOf(parameters: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    const values = typeof value === 'object' ? value : [value];
    for (const each of values) if (each !== undefined && each !== '') query.append(name, String(each));
  }
  return `?${query}`;
}

/** The `Authorization` header (docs/maintainers/service-api.md#tokens). @throws AnalyticsError for no valid token */
function authorizationWith(token: string): string {
  const refuse = (why: string): never => {
    throw new AnalyticsError('authentication', why);
  };
  if (token === '') refuse('The token is empty. Check that the secret is set for this job');
  if (!/^[\x21-\x7e]+$/.test(token))
    refuse('The token has blanks or characters that no token has. Copy it into the secret again');
  return `${token.startsWith('ldsvc_') ? 'Bearer' : 'ApiKey'} ${token}`;
}

type Asked = Pick<Question, 'isHistory'>;

/** What the service has refused. It is not asked for that again, and the requests in progress end. */
class Refusals {
  readonly #token = new AbortController();
  /** The history may be refused to an account, or be disabled. Other requests are still sent. */
  readonly #history = new AbortController();

  /** Whether the service has refused the token, so that no further request is possible. */
  get isTokenRefused(): boolean {
    return this.#token.signal.aborted;
  }

  /** Aborted when the service refuses what a question needs. */
  signalsFor({ isHistory }: Asked): AbortSignal[] {
    return isHistory ? [this.#token.signal, this.#history.signal] : [this.#token.signal];
  }

  /** @throws AnalyticsError the refusal, if the service has refused what a question needs */
  throwIfRefused(question: Asked): void {
    for (const signal of this.signalsFor(question)) signal.throwIfAborted();
  }

  /** Keeps the failure of a question in mind if it is a refusal. */
  note(failure: unknown, { isHistory }: Asked): void {
    if (!(failure instanceof AnalyticsError)) return;
    const { kind } = failure;
    if (kind === 'authentication') this.#token.abort(failure);
    if (isHistory && (kind === 'forbidden' || kind === 'feature-off')) this.#history.abort(failure);
  }
}
