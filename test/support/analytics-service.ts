import type { IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import {
  type Answer,
  applicationPage,
  parsed,
  plainText,
  Refusal,
  refused,
  success,
} from './analytics-service-answer.ts';
import { type Account, someWorld, type World } from './analytics-service-data.ts';
import { queryHistory, queryResults } from './analytics-service-history.ts';
import { catalogMetrics, compileQuery, organizationUsers, savedChart } from './analytics-service-recipes.ts';
import { answerWrite } from './analytics-service-writes.ts';
import { after, type Behaviour, type MisbehavingServer, startServer } from './misbehaving-server.ts';

/** A request as the service has received it. */
export interface ServiceRequest {
  readonly method: string;
  /** Below the base address, as it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How the server differs from an obedient one. */
export interface AnalyticsServiceOptions {
  /** The path of the base address, for example `/analytics`. */
  readonly prefix?: string;
  /** Takes the place of the answer where it is not undefined. */
  readonly behave?: (request: ServiceRequest) => Behaviour | undefined;
  /** For how long each request is kept waiting. Milliseconds. */
  readonly delayMs?: (request: ServiceRequest) => number;
  /** Called when a request has been answered: the world may change now. */
  readonly afterAnswer?: (request: ServiceRequest) => void;
}

/** An analytics service on this machine, as docs/maintainers/service-api.md describes it. */
export interface AnalyticsService {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** What it knows; may be changed at any time. */
  readonly world: World;
  /** All requests so far but the two about its health, in the order in which they came. */
  readonly requests: readonly ServiceRequest[];
  /** The largest number of requests that were waiting for their answers at one time. */
  readonly mostAtOnce: number;
  readonly server: MisbehavingServer;
  close(): Promise<void>;
}

/** Starts a service; the caller closes it. */
export async function startAnalyticsService(
  world: World = someWorld(),
  { prefix = '', behave, delayMs, afterAnswer }: AnalyticsServiceOptions = {},
): Promise<AnalyticsService> {
  const requests: ServiceRequest[] = [];
  let waiting = 0;
  let mostAtOnce = 0;
  const server = await startServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://service.test');
      const isBelow = url.pathname.startsWith(`${prefix}/`);
      const path = isBelow ? url.pathname.slice(prefix.length) : url.pathname;
      const { method = '', headers } = request;
      const received = { method, path, query: url.searchParams, headers, body };
      if (!HEALTH.test(path)) requests.push(received);
      waiting += 1;
      mostAtOnce = Math.max(mostAtOnce, waiting);
      response.on('close', () => {
        waiting -= 1;
      });
      const answer = () => {
        const misbehaviour = behave?.(received);
        if (misbehaviour !== undefined) misbehaviour(request, response);
        else {
          const {
            status,
            contentType,
            text,
            headers = {},
          } = isBelow ? answerTo(world, received) : plainText(404, 'Not Found');
          const version = world.version === null ? {} : { 'lightdash-version': world.version };
          response.writeHead(status, { 'content-type': contentType, ...version, ...headers }).end(text);
        }
        afterAnswer?.(received);
      };
      const ms = delayMs?.(received) ?? 0;
      if (ms === 0) answer();
      else after(ms, answer)(request, response);
    });
  });
  return {
    baseUrl: `${server.origin}${prefix}`,
    world,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    server,
    close: () => server.close(),
  };
}

/** Starts a service that is closed when the current test has finished. */
export async function analyticsServiceForTest(
  world?: World,
  options?: AnalyticsServiceOptions,
): Promise<AnalyticsService> {
  const service = await startAnalyticsService(world, options);
  onTestFinished(() => service.close());
  return service;
}

/** The questions that need no token. */
const HEALTH = /^\/api\/v1\/(?:health|readyz)$/;

/** docs/maintainers/service-api.md#ready-is-more-than-running */
function answerHealth({ version, migrations, notReady }: World, path: string): Answer {
  if (path.endsWith('health')) {
    const open = migrations && { requiresMigration: migrations.open, migrationWarnings: migrations.warnings };
    return success({ healthy: true, version, ...open });
  }
  if (migrations === null) return refused(UNKNOWN_ENDPOINT);
  if (notReady === null) return success({});
  return { ...success({}), status: 503, text: JSON.stringify({ status: 'error', reason: notReady }) };
}

interface Asking {
  readonly world: World;
  readonly account: Account;
  readonly query: URLSearchParams;
  readonly body: string;
}
type Route = readonly [method: string, path: RegExp, answer: (asking: Asking, ...names: string[]) => Answer];

/** The first that fits is taken. */
const ROUTES: readonly Route[] = [
  // Before the route of one query: the name of the endpoint is no id of a query.
  [
    'GET',
    /^\/api\/v2\/projects\/([^/]+)\/query\/history$/,
    ({ world, account, query }, project = '') => answerHistory(world, account, project, query),
  ],
  [
    'GET',
    /^\/api\/v2\/projects\/([^/]+)\/query\/([^/]+)$/,
    ({ world, account }, project = '', id = '') => success(queryResults(world, account, project, id)),
  ],
  [
    'GET',
    /^\/api\/v1\/saved\/([^/]+)$/,
    ({ world, account, query }, chart = '') => success(savedChart(world, account, chart, query)),
  ],
  [
    'POST',
    /^\/api\/v1\/projects\/([^/]+)\/explores\/([^/]+)\/compileQuery$/,
    ({ world, account, body }, project = '', explore = '') =>
      success(compileQuery(world, account, project, explore, parsed(body))),
  ],
  ['GET', /^\/api\/v1\/org\/users$/, ({ world, account, query }) => success(organizationUsers(world, account, query))],
  [
    'GET',
    /^\/api\/v2\/projects\/([^/]+)\/dataCatalog\/metrics-with-time-dimensions$/,
    ({ world, account, query }, project = '') => success(catalogMetrics(world, account, project, query)),
  ],
];

/** What a request is answered with, without sending anything. */
export function answerTo(world: World, { method, path, query, headers, body }: ServiceRequest): Answer {
  if (!path.startsWith('/api/')) return applicationPage();
  if (HEALTH.test(path)) return answerHealth(world, path);
  try {
    const { cookie } = headers;
    const write = answerWrite(world, { method, path, cookie, body }, () => accountOf(world, headers.authorization));
    if (write !== null) return write;
    const account = accountOf(world, headers.authorization);
    if (account === null) return plainText(401, 'Unauthorized');
    for (const [routeMethod, pattern, answer] of ROUTES) {
      const names = routeMethod === method ? pattern.exec(path)?.slice(1) : undefined;
      if (names !== undefined) return answer({ world, account, query, body }, ...names.map(decodeURIComponent));
    }
    return refused(UNKNOWN_ENDPOINT);
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

const UNKNOWN_ENDPOINT = new Refusal(404, 'NotFoundError', 'API endpoint not found');

function answerHistory(world: World, account: Account, projectUuid: string, query: URLSearchParams): Answer {
  switch (world.historyPath) {
    case 'endpoint':
      return success(queryHistory(world, account, projectUuid, query));
    case 'read as a query id':
      return success(queryResults(world, account, projectUuid, 'history'));
    case 'unknown':
      return refused(UNKNOWN_ENDPOINT);
    case 'answered with the page':
      return applicationPage();
  }
}

/** docs/maintainers/service-api.md#tokens. Null for a scheme that the service does not know. */
function accountOf(world: World, authorization: string | undefined): Account | null {
  const [scheme = '', token = ''] = (authorization ?? '').split(' ');
  if (scheme !== (token.startsWith('ldsvc_') ? 'Bearer' : 'ApiKey')) return null;
  const account = world.accounts.find((candidate) => candidate.token === token);
  if (account !== undefined) return account;
  throw new Refusal(401, 'AuthorizationError', 'Personal access token is not recognised');
}
