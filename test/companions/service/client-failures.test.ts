import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsClient } from '../../../src/companions/service/client.ts';
import { ENDPOINTS as KNOWN } from '../../../src/companions/service/endpoints.ts';
import { MOST_ANSWER_BYTES } from '../../../src/companions/service/limits.ts';
import { failureOf } from '../../../src/companions/service/parse-answer.ts';
import { analyticsErrorOf, CALM, clientAt, clientForTest } from '../../support/analytics-service-client.ts';
import {
  FOREIGN_PROJECT,
  ordersQuery,
  PROJECT,
  SERVICE_TOKEN,
  someWorld,
  uuid,
} from '../../support/analytics-service-data.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { holdsAsync } from '../../support/holds.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  cutWithoutLength,
  html,
  huge,
  redirect,
  serve,
  serverForTest,
  stallBeforeHeaders,
  status,
} from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

/** Every endpoint, with the name that messages have for it. */
const ASKING = {
  [`GET /api/v2/projects/${PROJECT}/query/history`]: (client: AnalyticsClient) =>
    client.queryHistory(PROJECT, {}, { rows: 1 }),
  [`GET /api/v1/saved/${uuid(0xc1)}`]: (client: AnalyticsClient) => client.savedChart(uuid(0xc1)),
  [`POST /api/v1/projects/${PROJECT}/explores/orders/compileQuery`]: (client: AnalyticsClient) =>
    client.compileQuery(PROJECT, 'orders', ordersQuery()),
  'GET /api/v1/org/users': (client: AnalyticsClient) => client.organizationUsers(),
  [`GET /api/v2/projects/${PROJECT}/dataCatalog/metrics-with-time-dimensions`]: (client: AnalyticsClient) =>
    client.catalogMetrics(PROJECT),
} as const;
const ENDPOINTS = Object.entries(ASKING);
const CHART = `GET /api/v1/saved/${uuid(0xc1)}`;
const HISTORY = `GET /api/v2/projects/${PROJECT}/query/history`;

/** What each endpoint fails with on a server that behaves so, and how often it was asked. */
async function failuresWith(behave: Behaviour, changes: Parameters<typeof clientAt>[1] = {}) {
  const failures = [];
  for (const [name, ask] of ENDPOINTS) {
    const { service, client } = await clientForTest(undefined, { behave: () => behave }, changes);
    const error = await analyticsErrorOf(ask(client));
    expect(error.message.startsWith(name), error.message).toBe(true);
    expect(error.message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    failures.push({
      kind: error.kind,
      status: error.status,
      complaint: error.complaint,
      message: error.message.slice(name.length),
      requests: service.requests.length,
    });
  }
  return failures;
}

/** The same at every endpoint, but for the history's advice. */
async function failureWith(behave: Behaviour, changes: Parameters<typeof clientAt>[1] = {}) {
  const [history, ...others] = await failuresWith(behave, changes);
  for (const other of others) expect(other).toMatchObject({ ...history, message: expect.any(String) });
  return others[0];
}

const payload = (statusCode: number, name: string, message?: string, more: object = {}) => ({
  status: 'error',
  error: { statusCode, name, message, data: {}, ...more },
});
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const refusing = (statusCode: number, name: string, message?: string, more: object = {}) =>
  status(statusCode, { headers: JSON_TYPE, body: payload(statusCode, name, message, more) });
const page = (code: number, text = '<html><head><title>429 Too Many</title></head><body>Go away</body></html>') =>
  status(code, { headers: { 'content-type': 'text/html' }, body: text });

describe('a refusal of the service', () => {
  it.each([
    [401, 'AuthorizationError', 'Personal access token is not recognised', 'authentication'],
    [403, 'ForbiddenError', 'No access', 'forbidden'],
    [403, 'CustomSqlQueryForbiddenError', 'User cannot run queries with custom SQL dimensions', 'forbidden'],
    [403, 'ForbiddenError', 'Query history is not enabled', 'feature-off'],
    [404, 'NotFoundError', 'Saved query not found', 'not-found'],
    [410, 'DeprecatedRouteError', 'Gone', 'not-found'],
    [400, 'FieldReferenceError', 'Tried to reference dimension with unknown field id: a', 'invalid'],
    [409, 'ConflictError', 'Conflict', 'invalid'],
    [413, 'PayloadTooLargeError', 'Too large', 'invalid'],
    [422, 'PaginationError', 'page should be greater than 0', 'invalid'],
    [408, 'ExpiredQueryError', 'Expired', 'timeout'],
    [501, 'NotImplemented', 'Not yet', 'server'],
    [401, 'SnowflakeTokenError', 'Warehouse token expired', 'server'],
    [401, 'RedshiftIamTokenError', 'Warehouse token expired', 'server'],
    [400, 'WarehouseConnectionError', 'Failed to connect', 'server'],
  ])('%i %s "%s" is %s', async (code, name, message, kind) => {
    expect(await failureWith(refusing(code, name, message))).toMatchObject({
      kind,
      status: code,
      complaint: { name, message },
      message: expect.stringMatching(
        new RegExp(`^ answered HTTP ${code} with an error \\(${name}: ${message}\\)\\. \\w`),
      ),
      requests: 1,
    });
  });

  it('says what to do', async () => {
    const failures = [];
    for (const [code, name, message] of [
      [401, 'AuthorizationError', 'Bad'],
      [401, 'BigqueryTokenError', 'Bad'],
      [403, 'ForbiddenError', 'Query history is not enabled'],
      [404, 'NotFoundError', 'API endpoint not found'],
    ] as const) {
      failures.push((await failureWith(refusing(code, name, message)))?.message.replace(/^.*?\)\. /, ''));
    }
    expect(failures).toEqual([
      'Check that the secret has the whole token and that the token has not expired',
      'Renew the credentials of the warehouse in Lightdash. The token is fine',
      'Set `LIGHTDASH_ENABLE_FEATURE_FLAGS=query-history` in the environment of the server',
      'Check the path in base-url. If it is right, the server is older than this endpoint',
    ]);
  });

  it('without a message names the fields', async () => {
    const data = { trigger: { message: 'should be one of', value: 'x' }, 'status.$0': { value: 'y' }, page: null };
    const invalid = refusing(422, 'ValidateError', '', { data });
    expect(await failureWith(invalid)).toMatchObject({
      kind: 'invalid',
      complaint: { message: 'trigger (should be one of), status.$0, page' },
      message:
        ' answered HTTP 422 with an error (ValidateError: trigger (should be one of), status.$0, page). Check the inputs of this step',
    });
    for (const nothing of [null, 'text', [1], {}]) {
      expect(await failureWith(refusing(422, 'ValidateError', '', { data: nothing }))).toMatchObject({
        complaint: { message: '' },
        message: ' answered HTTP 422 with an error (ValidateError). Check the inputs of this step',
      });
    }
  });

  it('of any length is one short line', async () => {
    const long = `first\n::error::second\u202e\u0007 ${'x'.repeat(10_000)}`;
    const data = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`f${number}`, { message: long }]));
    for (const refusal of [refusing(400, long, long), refusing(422, long, '', { data })]) {
      const failure = await failureWith(refusal);
      expect(failure?.message).toMatch(/^[\x20-\x7e…]{100,600}$/);
    }
  });

  it('with status 500 names its event, and is asked once more', async () => {
    const broken = refusing(500, 'UnexpectedServerError', 'Boom', { sentryTraceId: 't1', sentryEventId: 'e1' });
    expect(await failureWith(broken)).toMatchObject({
      kind: 'server',
      status: 500,
      complaint: { name: 'UnexpectedServerError', message: 'Boom' },
      message:
        ' answered HTTP 500 with an error (UnexpectedServerError: Boom, event e1) (2 attempts). ' +
        'Run this again later. If it stays, look for the error in the log of the server',
      requests: 2,
    });
  });

  it('with status 200 is one as well', async () => {
    for (const headers of [JSON_TYPE, {}]) {
      const forbidden = serve(payload(403, 'ForbiddenError', 'No'), { headers });
      expect(await failureWith(forbidden)).toMatchObject({
        kind: 'forbidden',
        status: 200,
        message: expect.stringMatching(/^ answered HTTP 200 with an error \(ForbiddenError: No\)\. /),
        requests: 1,
      });
    }
  });
});

describe('the service itself', () => {
  const failureIn = async (
    world: Parameters<typeof clientForTest>[0],
    ask: (client: AnalyticsClient) => Promise<unknown>,
    token?: string,
  ) => {
    const { client } = await clientForTest(world, {}, token === undefined ? {} : { token });
    return await analyticsErrorOf(ask(client));
  };
  const history = (client: AnalyticsClient) => client.queryHistory(PROJECT, {}, { rows: 1 });
  const historyOf = (project: string) => (client: AnalyticsClient) => client.queryHistory(project, {}, { rows: 1 });

  it.each<[string, Parameters<typeof clientForTest>[0], (client: AnalyticsClient) => Promise<unknown>, string, RegExp]>(
    [
      [
        'switched-off history',
        someWorld({ historyEnabled: false }),
        history,
        'feature-off',
        /LIGHTDASH_ENABLE_FEATURE_FLAGS=query-history/,
      ],
      ['a foreign project', undefined, historyOf(FOREIGN_PROJECT), 'forbidden', /Give it the permission/],
      [
        'an unknown project',
        undefined,
        historyOf(uuid(1)),
        'not-found',
        /Cannot find project .*\. Check `project-uuid`$/,
      ],
      [
        'a project id that is no uuid',
        undefined,
        historyOf('sales'),
        'server',
        /event 0f1e.*\. Check that `project-uuid` is the UUID in the address/,
      ],
      [
        'a server that reads the path as an id',
        someWorld({ historyPath: 'read as a query id' }),
        history,
        'server',
        /\. A server older than the query history answers like this, too$/,
      ],
      [
        'a server without the endpoint',
        someWorld({ historyPath: 'unknown' }),
        history,
        'not-found',
        /\. Check the path in base-url\. If it is right, the server is older than this endpoint$/,
      ],
      [
        'a server that answers with its page',
        someWorld({ historyPath: 'answered with the page' }),
        history,
        'not-json',
        /answered a page instead of JSON \(HTTP 200\)\. Check `base-url`\. A server older than the query history/,
      ],
      [
        'a trigger that does not exist',
        undefined,
        (client) => client.queryHistory(PROJECT, { trigger: 'all' as never }, { rows: 1 }),
        'invalid',
        /ValidateError: trigger \(should be one of the following; \['interactive','apps','scheduled'\]\)\)\. Check/,
      ],
      [
        'a chart that is gone',
        undefined,
        (client) => client.savedChart('gone'),
        'not-found',
        /\. Check the id of the chart/,
      ],
      [
        'an explore that is gone',
        undefined,
        (client) => client.compileQuery(PROJECT, 'gone', ordersQuery()),
        'not-found',
        /\. Check `project-uuid` and the explore$/,
      ],
      [
        'a field that is gone',
        undefined,
        (client) => client.compileQuery(PROJECT, 'orders', ordersQuery({ metrics: ['gone'] })),
        'invalid',
        /FieldReferenceError: Tried to reference metric with unknown field id: gone/,
      ],
      [
        'a warehouse that is away',
        someWorld({ warehouseWorks: false }),
        (client) => client.compileQuery(PROJECT, 'orders', ordersQuery()),
        'server',
        /WarehouseConnectionError.*\. Renew the credentials of the warehouse/,
      ],
    ],
  )('with %s', async (_, world, ask, kind, message) => {
    const error = await failureIn(world, ask);
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(message);
  });

  it('with a token that it does not know', async () => {
    for (const token of ['ldpat_unknown0000', 'ldsvc_unknown0000']) {
      expect(await failureIn(undefined, history, token)).toMatchObject({
        kind: 'authentication',
        status: 401,
        complaint: { name: 'AuthorizationError', message: 'Personal access token is not recognised' },
      });
    }
  });

  it('with an account that may not see the users', async () => {
    const error = await failureIn(undefined, (client) => client.organizationUsers(), SERVICE_TOKEN);
    expect(error).toMatchObject({ kind: 'forbidden', status: 403 });
  });
});

describe('something before the service', () => {
  it.each<[string, Behaviour, string, number, string, number]>([
    [
      'a limit',
      page(429),
      'rate-limited',
      429,
      ' answered HTTP 429 (4 attempts). Too many requests reach the server',
      4,
    ],
    [
      'a limit in JSON',
      refusing(429, 'TooManyRequestsError', 'Slow'),
      'rate-limited',
      429,
      ' answered HTTP 429 with',
      4,
    ],
    ['a bad gateway', page(502), 'server', 502, ' answered HTTP 502 (4 attempts). Run this again later', 4],
    [
      'a restart',
      status(503, { body: 'restarting' }),
      'server',
      503,
      ' answered HTTP 503, "restarting" (4 attempts)',
      4,
    ],
    ['a slow gateway', page(504), 'server', 504, ' answered HTTP 504 (4 attempts). Run this again later', 4],
    ['an error', page(500), 'server', 500, ' answered HTTP 500 (2 attempts). Run this again later', 2],
    [
      'a bare refusal',
      status(401, { headers: { 'content-type': 'text/plain' }, body: 'Unauthorized' }),
      'authentication',
      401,
      ' answered HTTP 401, "Unauthorized". Check that the secret has the whole token',
      1,
    ],
    ['a firewall', page(403), 'forbidden', 403, ' answered HTTP 403. Something in front of Lightdash refuses this', 1],
    ['a path of something else', page(404), 'not-found', 404, ' answered HTTP 404. Check `base-url`', 1],
    ['no content', status(204), 'not-json', 204, ' answered HTTP 204. Check `base-url`', 1],
    ['a page unchanged', status(304), 'not-json', 304, ' answered HTTP 304. Check `base-url`', 1],
    ['a page', html(), 'not-json', 200, ' answered a page instead of JSON (HTTP 200). Check `base-url`', 1],
    [
      'JSON that is cut off, with markup in it',
      serve('{"status":"ok","results":{"title":"<b>Sales', { headers: JSON_TYPE }),
      'not-json',
      200,
      ' answered JSON that is cut off or damaged (HTTP 200). Check `base-url`',
      1,
    ],
    [
      'a page that calls itself JSON',
      serve('<!doctype html>', { headers: JSON_TYPE }),
      'not-json',
      200,
      ' answered a page instead of JSON (HTTP 200). Check `base-url`',
      1,
    ],
    [
      'JSON that calls itself a page',
      serve({ status: 'ok', results: {} }, { headers: { 'content-type': 'text/html' } }),
      'not-json',
      200,
      ' answered a page instead of JSON (HTTP 200). Check `base-url`',
      1,
    ],
    ['nothing', serve(''), 'not-json', 200, ' answered something else instead of JSON (HTTP 200). Check `base-url`', 1],
    [
      'a text',
      serve(`Hello\n${'there '.repeat(100)}`),
      'not-json',
      200,
      ` answered something else instead of JSON (HTTP 200, "${`Hello ${'there '.repeat(100)}`.slice(0, 80)}…"). Check \`base-url\``,
      1,
    ],
    [
      'a JSON text',
      serve('"ok"'),
      'not-json',
      200,
      ' answered something else instead of JSON (HTTP 200, ""ok""). Check',
      1,
    ],
    [
      'bytes',
      serve(Buffer.from([0xff, 0xfe, 0x7b, 0x7d])),
      'not-json',
      200,
      ' answered something else instead of JSON (HTTP 200',
      1,
    ],
  ])('such as %s', async (_, behave, kind, code, message, requests) => {
    const failure = await failureWith(behave);
    expect(failure).toMatchObject({ kind, status: code, requests });
    expect(failure?.message.startsWith(message), failure?.message).toBe(true);
    expect(failure?.message).not.toContain('<');
  });

  it('such as a login page that it redirects to', async () => {
    const login: Behaviour = (request, response) =>
      (request.url === '/login' ? html() : redirect('/login'))(request, response);
    expect(await failureWith(login)).toMatchObject({
      kind: 'not-json',
      message: ' answered a page instead of JSON (HTTP 200). Check `base-url`',
    });
  });

  it('such as a redirect to another server', async () => {
    const other = await serverForTest(serve('{}'));
    const failure = await failureWith(redirect(`${other.origin}/login?next=/api`));
    expect(failure).toMatchObject({
      kind: 'network',
      status: null,
      message:
        `: it redirects to ${other.origin}, where the token is not sent. ` +
        'Set `base-url` to the address at which Lightdash itself answers',
      requests: 1,
    });
    expect(other.requests).toEqual([]);
  });
});

describe('another document than expected', () => {
  it.each<[string, unknown]>([
    ['a list', []],
    ['nothing of ours', {}],
    ['another status', { status: 'queued', results: {} }],
    ['no results', { status: 'ok' }],
    ['results of another kind', { status: 'ok', results: 7 }],
    ['an error that says nothing', { status: 'error', error: 'no' }],
    ['a status of many lines', { status: 'a\n\u2028\u202e\u0085b', results: {} }],
  ])('such as %s is named by its member', async (_, document) => {
    const failure = await failureWith(serve(document, { headers: JSON_TYPE }));
    expect(failure).toMatchObject({ kind: 'shape', status: 200, complaint: null, requests: 1 });
    expect(failure?.message).toMatch(/^ answered something that is not as documented: .* is .*, expected .*\. Check/);
  });
});

describe('no answer', () => {
  const GOOD_HALF = JSON.stringify({ status: 'ok', results: { data: [], metricQuery: {}, query: 'x'.repeat(100) } });

  it('is a failure of the network where the body is cut off each time', async () => {
    const failure = await failureWith(cutInTheMiddle(GOOD_HALF));
    expect(failure).toMatchObject({ kind: 'network', status: null, complaint: null, requests: 4 });
    expect(failure?.message).toMatch(/: .*aborted.* \(4 attempts\)\. Check `base-url`, and that/);
  });

  it('is not JSON where the body is cut off without notice', async () => {
    expect(await failureWith(cutWithoutLength(GOOD_HALF))).toMatchObject({ kind: 'not-json', status: 200 });
  });

  it('is a timeout of each request where the server stays silent', async () => {
    const limits = { ...CALM, idleMs: 60, mostAttempts: 2 };
    for (const [name, ask] of ENDPOINTS) {
      const { client } = await clientForTest(undefined, { behave: () => stallBeforeHeaders() }, { limits });
      const error = await analyticsErrorOf(ask(client));
      expect(error).toMatchObject({ kind: 'timeout', status: null });
      expect(error.message).toBe(`${name}: no data came for 0.06 s (2 attempts). Run this again later`);
    }
  });

  it('is a timeout if the time for all requests is used up', async () => {
    const controller = new AbortController();
    const { client } = await clientForTest(
      undefined,
      {
        behave: () => () => {
          controller.abort();
        },
      },
      { signal: controller.signal },
    );
    const error = await analyticsErrorOf(client.savedChart(uuid(0xc1)));
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(error.message).toBe(
      `${CHART}: the time for all requests was used up. Ask for less, such as fewer rows or charts, or run this again later`,
    );
  });

  it('is read further than its limit', async () => {
    const { service, client } = await clientForTest(undefined, { behave: () => huge(MOST_ANSWER_BYTES + 1) });
    const error = await analyticsErrorOf(client.queryHistory(PROJECT, {}, { rows: 1 }));
    expect(error).toMatchObject({ kind: 'shape', status: null });
    expect(error.message).toBe(`${HISTORY}: it is larger than the limit of 32 MB. Check \`base-url\``);
    expect(service.requests).toHaveLength(1);
    await vi.waitFor(() => expect(service.server.connections.open).toBe(0));
  });

  it('is read in an encoding that was not asked for', async () => {
    const failure = await failureWith(serve('{}', { headers: { 'content-encoding': 'br' } }));
    expect(failure).toMatchObject({ kind: 'not-json', status: null, requests: 1 });
  });
});

describe('whatever is answered', () => {
  const text = fc.oneof(
    fc.json(),
    fc.string({ unit: anyCharacter }),
    fc.json().map((results) => `{"status":"ok","results":${results}}`),
  );
  const error = fc.json().map((data) => `{"status":"error","error":{"name":"E","statusCode":400,"data":${data}}}`);
  const answers = fc.record({
    code: fc.oneof(fc.constant(200), fc.integer({ min: 201, max: 599 })),
    body: fc.oneof(text, error).filter(isNoAnswer),
    type: fc.constantFrom('application/json', 'application/problem+json', 'text/plain', 'text/html', ''),
  });

  it('and is none, becomes one line', async () => {
    const answer: { behave: Behaviour } = { behave: status(404) };
    const { service } = await clientForTest(undefined, { behave: () => answer.behave });
    await holdsAsync(
      fc.asyncProperty(answers, fc.constantFrom(...ENDPOINTS), async ({ code, body, type }, [name, ask]) => {
        answer.behave = status(code, { body, headers: type === '' ? {} : { 'content-type': type } });
        // A client of its own each time: a token that was refused once is not sent again.
        const client = clientAt(service.baseUrl, { limits: { ...CALM, mostAttempts: 1 } });
        const { message } = await analyticsErrorOf(ask(client));
        client.close();
        expect(message.startsWith(name)).toBe(true);
        expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(message.length).toBeLessThan(1_000);
      }),
      { numRuns: 300 },
    );
  });

  it('by a server of old, is an answer: any list of users, and any text that is a query', async () => {
    const answer: { results: unknown } = { results: null };
    const { client } = await clientForTest(undefined, {
      behave: () => serve({ status: 'ok', results: answer.results }, { headers: JSON_TYPE }),
    });
    await holdsAsync(
      fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 2 })), fc.string(), async (users, query) => {
        answer.results = users;
        expect(await client.organizationUsers()).toMatchObject({ read: users.length, complete: true });
        answer.results = query;
        expect(await client.compileQuery(PROJECT, 'orders', ordersQuery())).toEqual({ query });
      }),
      { numRuns: 50 },
    );
  });

  it('a fault of this program is not taken for the service’s', () => {
    const bug = new TypeError('undefined is not a function');
    expect(failureOf(bug, { ...KNOWN.users, name: 'GET /' }, (shown) => shown)).toBe(bug);
  });
});

/** Whether no endpoint can take that for an answer: servers of old answer with lists and texts. */
function isNoAnswer(body: string): boolean {
  let results: unknown;
  try {
    results = JSON.parse(body)?.results;
  } catch {
    return true;
  }
  if (typeof results === 'string' || Array.isArray(results)) return false;
  return !['data', 'query', 'metricQuery'].some((member) => Object.hasOwn(Object(results), member));
}
