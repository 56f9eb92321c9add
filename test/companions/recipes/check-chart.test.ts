import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHART_RESULTS, type ChartResult } from '../../../src/companions/recipes/baseline.ts';
import { checkChart, compile } from '../../../src/companions/recipes/check-chart.ts';
import { AnalyticsClient } from '../../../src/companions/service/client.ts';
import type { ServiceRequest } from '../../support/analytics-service.ts';
import { CALM, clientForTest } from '../../support/analytics-service-client.ts';
import {
  FOREIGN_PROJECT,
  NOON,
  OTHER_TOKEN,
  orders,
  ordersQuery,
  PROJECT,
  savedChart,
  someWorld,
  TOKEN,
  type World,
} from '../../support/analytics-service-data.ts';
import { chartUuid } from '../../support/gathered-recipes.ts';
import { holdsAsync } from '../../support/holds.ts';
import {
  type Behaviour,
  cutInTheMiddle,
  html,
  redirect,
  reset,
  serve,
  status,
} from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const CHART = chartUuid(1);
const SQL = [
  'SELECT',
  '  "orders".status AS "orders_status",',
  '  COUNT("orders".id) AS "orders_order_count"',
  'FROM "orders"',
  'GROUP BY 1',
  'ORDER BY "orders_order_count"',
  'LIMIT 500',
].join('\n');
const isCompilation = ({ method }: ServiceRequest) => method === 'POST';

/** An error of the service's own. */
const payload = (statusCode: number, name: string, message?: string) =>
  serve({ status: 'error', error: { statusCode, name, message, data: {} } }, { status: statusCode });
const results = (value: unknown) => serve({ status: 'ok', results: value });

async function checkedIn(world: World, behave?: (request: ServiceRequest) => Behaviour | undefined) {
  const { service, client } = await clientForTest(world, behave === undefined ? {} : { behave });
  const checked = await checkChart(client, PROJECT, CHART);
  return { checked, service, client };
}

/** What both questions can be answered with, and what comes of it at the one and at the other. */
const ANSWERS: readonly [
  answer: string,
  behave: Behaviour,
  read: ChartResult,
  compiled: ChartResult,
  message?: RegExp,
][] = [
  ['400 CompileError', payload(400, 'CompileError', 'no such column'), 'unchecked', 'broken', /no such column/],
  [
    '400 FieldReferenceError',
    payload(400, 'FieldReferenceError', 'x'),
    'unchecked',
    'broken',
    /FieldReferenceError: x/,
  ],
  ['400 ParameterError', payload(400, 'ParameterError', ''), 'unchecked', 'broken', /ParameterError/],
  ['400 with a name of the future', payload(400, 'ErrorOfTheFuture', 'x'), 'unchecked', 'broken', /ErrorOfTheFuture/],
  ['422 ValidateError', payload(422, 'ValidateError', ''), 'unchecked', 'broken', /ValidateError/],
  ['400 TimeoutError', payload(400, 'TimeoutError', 'x'), 'unchecked', 'unchecked'],
  ['400 WarehouseQueryError', payload(400, 'WarehouseQueryError', 'x'), 'unchecked', 'unchecked'],
  ['400 WarehouseConnectionError', payload(400, 'WarehouseConnectionError', 'x'), 'unchecked', 'unchecked'],
  ['400 MissingWarehouseCredentialsError', payload(400, 'MissingWarehouseCredentialsError'), 'unchecked', 'unchecked'],
  ['400 without a word', payload(400, '', ''), 'unchecked', 'broken', /HTTP 400/],
  ['400 of something before the service', status(400, { body: 'Bad Request' }), 'unchecked', 'unchecked'],
  ['401 AuthorizationError', payload(401, 'AuthorizationError', 'not recognised'), 'unchecked', 'unchecked'],
  ['401 SnowflakeTokenError', payload(401, 'SnowflakeTokenError', 'expired'), 'unchecked', 'unchecked', /warehouse/],
  ['401 in plain text', status(401, { body: 'Unauthorized' }), 'unchecked', 'unchecked'],
  ['403 ForbiddenError', payload(403, 'ForbiddenError', 'no access'), 'not-allowed', 'not-allowed', /no access/],
  ['403 CustomSqlQueryForbiddenError', payload(403, 'CustomSqlQueryForbiddenError', 'x'), 'not-allowed', 'not-allowed'],
  ['403 DeactivatedAccountError', payload(403, 'DeactivatedAccountError', 'x'), 'unchecked', 'unchecked'],
  ['403 TrialExpiredError', payload(403, 'TrialExpiredError', 'x'), 'unchecked', 'unchecked'],
  ['403 of something before the service', status(403, { body: 'Forbidden' }), 'unchecked', 'unchecked'],
  ['404 NotFoundError', payload(404, 'NotFoundError', 'nothing there'), 'not-found', 'broken', /nothing there/],
  ['404 InvalidUser', payload(404, 'InvalidUser', 'x'), 'unchecked', 'unchecked'],
  ['404 of an older server', payload(404, 'NotFoundError', 'API endpoint not found'), 'unchecked', 'unchecked'],
  ['404 of something before the service', status(404, { body: 'Not Found' }), 'unchecked', 'unchecked'],
  ['404 with a payload cut off', status(404, { body: '{"status":"error","err' }), 'unchecked', 'unchecked'],
  ['410 DeprecatedRouteError', payload(410, 'DeprecatedRouteError', 'gone'), 'unchecked', 'unchecked'],
  ['410 with a name of the future', payload(410, 'ErrorOfTheFuture', 'gone'), 'unchecked', 'unchecked'],
  ['408 ExpiredQueryError', payload(408, 'ExpiredQueryError'), 'unchecked', 'unchecked'],
  ['429', status(429), 'unchecked', 'unchecked'],
  [
    '500 UnexpectedServerError',
    payload(500, 'UnexpectedServerError', 'Something went wrong.'),
    'unchecked',
    'unchecked',
  ],
  ['501 NotImplemented', payload(501, 'NotImplemented'), 'unchecked', 'unchecked'],
  ['503', status(503), 'unchecked', 'unchecked'],
  ['a page with status 200', html(), 'unchecked', 'unchecked'],
  ['nothing with status 200', serve(''), 'unchecked', 'unchecked'],
  [
    'an error with status 200',
    serve({ status: 'error', error: { statusCode: 500, name: 'X' } }),
    'unchecked',
    'unchecked',
  ],
  ['half an answer', cutInTheMiddle({ status: 'ok', results: { query: SQL } }), 'unchecked', 'unchecked'],
  ['a reset', reset(), 'unchecked', 'unchecked'],
  ['a way elsewhere', redirect('http://elsewhere.test/'), 'unchecked', 'unchecked'],
  ['no results', serve({ status: 'ok' }), 'unchecked', 'unchecked'],
  ['a status of its own', serve({ status: 'pending', results: { query: SQL } }), 'unchecked', 'unchecked'],
  ['results that are null', results(null), 'unchecked', 'unchecked'],
  ['results that are a list', results([{ query: SQL }]), 'unchecked', 'unchecked'],
  ['results without a member', results({}), 'unchecked', 'unchecked'],
];

const filterOn = (fieldId: string) => ({
  dimensions: { id: 'g', and: [{ id: 'r', target: { fieldId }, operator: 'equals', values: ['a'] }] },
});

describe('what becomes of a chart', () => {
  it.each(ANSWERS)('that is answered with %s when it is read', async (_, behave, expected, __, message = /./) => {
    const { checked, service } = await checkedIn(someWorld(), () => behave);
    expect(checked).toMatchObject({ uuid: CHART, result: expected, sql: null, name: null, exploreName: null });
    if (expected !== 'unchecked') expect(checked.message).toMatch(message);
    expect(checked.message).not.toBe('');
    expect(service.requests.filter(isCompilation)).toEqual([]);
  });

  it.each(ANSWERS)('that is answered with %s when it is compiled', async (_, behave, __, expected, message = /./) => {
    const { checked } = await checkedIn(someWorld(), (request) => (isCompilation(request) ? behave : undefined));
    expect(checked).toMatchObject({ uuid: CHART, result: expected, sql: null, name: 'Chart 1', exploreName: 'orders' });
    expect(checked.message).toMatch(message);
  });

  it.each<[string, unknown, ChartResult, RegExp?]>([
    ['no SQL', { query: '' }, 'broken', /without any SQL/],
    ['blanks for SQL', { query: ' \n\t' }, 'broken', /without any SQL/],
    ['no SQL, as older servers answer', '', 'broken', /without any SQL/],
    ['errors beside the SQL', { query: SQL, compilationErrors: ['no such', 'model'] }, 'broken', /^no such; model$/],
    ['errors without a word', { query: SQL, compilationErrors: ['', ' '] }, 'broken', /without saying what they are/],
    ['errors of another shape', { query: SQL, compilationErrors: 'bad' }, 'unchecked'],
    ['SQL of another shape', { query: { sql: SQL } }, 'unchecked'],
    ['a pivot query alone', { pivotQuery: SQL }, 'unchecked'],
    ['SQL', { query: SQL }, 'ok'],
    ['SQL and no errors', { query: SQL, compilationErrors: [], parameterReferences: [] }, 'ok'],
    ['SQL and null for errors', { query: SQL, compilationErrors: null }, 'ok'],
    ['SQL, as older servers answer', SQL, 'ok'],
  ])('that compiles to %s', async (_, answer, expected, message) => {
    const { checked } = await checkedIn(someWorld(), (request) =>
      isCompilation(request) ? results(answer) : undefined,
    );
    expect(checked.result).toBe(expected);
    expect(checked.sql).toBe(expected === 'ok' ? SQL : null);
    if (expected === 'ok') expect(checked.message).toBeNull();
    else expect(checked.message).toMatch(message ?? /./);
  });

  const custom = { id: 'custom', name: 'Custom', table: 'orders', type: 'sql', sql: '1', dimensionType: 'number' };
  const ofExplore = (changes: Partial<ReturnType<typeof orders>>): Partial<World> => ({
    projects: [{ uuid: PROJECT, explores: [orders(changes)], metrics: [] }],
  });
  it.each<[string, Partial<World>, ChartResult, RegExp]>([
    ['that is deleted', { charts: [] }, 'not-found', /Saved query not found/],
    [
      'of a foreign organization',
      { charts: [savedChart(1, { projectUuid: FOREIGN_PROJECT })] },
      'not-allowed',
      /access/,
    ],
    [
      'with custom SQL',
      { charts: [savedChart(1, { metricQuery: ordersQuery({ customDimensions: [custom] }) })] },
      'not-allowed',
      /custom SQL/,
    ],
    ['whose explore is gone', ofExplore({ name: 'sales' }), 'broken', /Explore "orders" does not exist/],
    ['whose field is gone', ofExplore({ metrics: {} }), 'broken', /unknown field id: orders_order_count/],
    [
      'whose dimension is gone',
      ofExplore({ dimensions: {} }),
      'broken',
      /^orders_status is missing from the SQL, because the model/,
    ],
    [
      'whose dimension no longer compiles',
      ofExplore({ uncompiled: ['orders_status'] }),
      'broken',
      /^orders_status is NULL in the SQL/,
    ],
    [
      'whose filter is on a dimension that is gone',
      { charts: [savedChart(1, { metricQuery: ordersQuery({ filters: filterOn('orders_gone') }) })] },
      'broken',
      /^Filter has a reference to an unknown dimension: orders_gone$/,
    ],
    [
      'whose explore has no name',
      { charts: [savedChart(1, { metricQuery: ordersQuery({ exploreName: '' }) as never })] },
      'unchecked',
      /explore name/,
    ],
    [
      'whose explore leads elsewhere',
      { charts: [savedChart(1, { metricQuery: ordersQuery({ exploreName: '..' }) as never })] },
      'unchecked',
      /explore name/,
    ],
    ['while the warehouse is down', { warehouseWorks: false }, 'unchecked', /warehouse/],
    ['while the token is unknown', { accounts: [] }, 'unchecked', /token/],
  ])('%s', async (_, changes, expected, message) => {
    const { checked } = await checkedIn(someWorld(changes));
    expect(checked).toMatchObject({ result: expected, sql: null });
    expect(checked.message).toMatch(message);
  });

  it('that belongs to another project', async () => {
    const { service, client } = await clientForTest(undefined, {}, { token: OTHER_TOKEN });
    const checked = await checkChart(client, PROJECT, chartUuid(2));
    expect(checked).toMatchObject({ result: 'not-found', name: 'Chart 2', sql: null });
    expect(checked.message).toContain(FOREIGN_PROJECT);
    expect(service.requests.filter(isCompilation)).toEqual([]);
  });

  it('that another one is the answer for', async () => {
    const { checked, service } = await checkedIn(someWorld(), () => results(savedChart(7)));
    expect(checked).toMatchObject({ result: 'unchecked', name: null, sql: null });
    expect(checked.message).toContain(chartUuid(7));
    expect(service.requests).toHaveLength(1);
  });

  it('from a server that writes its ids in capital letters', async () => {
    const letters = savedChart(1, { uuid: CHART.toUpperCase(), projectUuid: PROJECT.toUpperCase() });
    const { checked } = await checkedIn(someWorld(), (request) =>
      isCompilation(request) ? undefined : results(letters),
    );
    expect(checked).toMatchObject({ uuid: CHART, result: 'ok' });
  });
});

describe('what is known of a chart', () => {
  it('that compiles', async () => {
    const { checked } = await checkedIn(someWorld());
    expect(checked).toEqual({
      uuid: CHART,
      name: 'Chart 1',
      exploreName: 'orders',
      updatedAt: '2026-08-01T08:00:00.000Z',
      movesWithClock: false,
      isMerge: false,
      isPivoted: false,
      result: 'ok',
      message: null,
      sql: SQL,
    });
  });

  it.each([
    [undefined, false],
    [null, false],
    [{ columns: [] }, false],
    [{ columns: ['orders_status'], rows: [] }, true],
    ['odd', false],
  ])('that is pivoted by %j or not', async (pivotConfig, isPivoted) => {
    const { checked } = await checkedIn(someWorld({ charts: [savedChart(1, { pivotConfig })] }));
    expect(checked).toMatchObject({ result: 'ok', isPivoted });
  });

  it('that an older server has', async () => {
    const { checked } = await checkedIn(someWorld({ compilesToText: true }));
    expect(checked).toMatchObject({ result: 'ok', sql: SQL });
  });

  it('about which the service says as little as possible', async () => {
    const chart = { metricQuery: ordersQuery() };
    const { checked } = await checkedIn(someWorld(), (request) =>
      isCompilation(request) ? undefined : results(chart),
    );
    expect(checked).toMatchObject({ uuid: CHART, name: null, updatedAt: null, result: 'ok', isMerge: false });
  });

  it.each([
    [undefined, false],
    [null, false],
    [{ sources: [] }, true],
  ])('whose merge is %j', async (merge, isMerge) => {
    const { checked } = await checkedIn(someWorld({ charts: [savedChart(1, { merge })] }));
    expect(checked).toMatchObject({ result: 'ok', isMerge });
  });

  it.each([{ dimensions: true }, { dimensions: undefined }, { metrics: null }, { dimensions: ['orders_status', 1] }])(
    'whose query has %j: nothing shows which fields its SQL needs',
    async (changes) => {
      const { checked } = await checkedIn(
        someWorld({ charts: [savedChart(1, { metricQuery: ordersQuery(changes) })] }),
      );
      expect(checked).toMatchObject({
        result: 'unchecked',
        message: expect.stringMatching(/^Its query does not list/),
      });
    },
  );

  it('whose filters move with the clock', async () => {
    const rule = { id: 'r', target: { fieldId: 'orders_created' }, operator: 'inThePast', values: [1] };
    const metricQuery = ordersQuery({ filters: { dimensions: { id: 'g', and: [rule] } } });
    const { checked } = await checkedIn(someWorld({ charts: [savedChart(1, { metricQuery })] }));
    expect(checked).toMatchObject({ result: 'ok', movesWithClock: true });
  });

  it('that has parameters: they are compiled with it', async () => {
    const metricQuery = ordersQuery({ dimensions: ['orders_region'] });
    const withValues = savedChart(1, { metricQuery, parameters: { region_level: 'state' } });
    const { checked, service } = await checkedIn(someWorld({ charts: [withValues] }));
    expect(checked.sql).toContain('"orders".region_state');
    expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toEqual({
      ...metricQuery,
      parameters: { region_level: 'state' },
    });
    const without = await checkedIn(someWorld({ charts: [savedChart(1, { metricQuery })] }));
    expect(without.checked).toMatchObject({
      result: 'broken',
      message: 'CompileError: Missing parameters: region_level',
    });
  });

  it('whose query has members of the future: they are compiled with it', async () => {
    const metricQuery = ordersQuery({ ofTheFuture: { a: [1, null] } });
    const { service } = await checkedIn(someWorld({ charts: [savedChart(1, { metricQuery })] }));
    expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toEqual(metricQuery);
  });

  it('only a refused token stops the client', async () => {
    for (const [answer, behave] of ANSWERS) {
      for (const isAt of [isCompilation, () => true]) {
        const { client } = await checkedIn(someWorld(), (request) => (isAt(request) ? behave : undefined));
        expect([answer, client.isTokenRefused]).toEqual([answer, /^401 (Auth|in plain)/.test(answer)]);
      }
    }
  });

  it('has a message on one line that is not too long', async () => {
    const words = `a\n\u202eb${'c'.repeat(10_000)}`;
    for (const behave of [
      payload(400, 'CompileError', words),
      results({ query: SQL, compilationErrors: [words] }),
      payload(403, words, words),
      payload(503, words, words),
    ]) {
      const { checked } = await checkedIn(someWorld(), (request) => (isCompilation(request) ? behave : undefined));
      expect(checked.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(checked.message?.length).toBeLessThan(1_100);
    }
  });

  it('is nothing where the program itself is wrong', async () => {
    const wrong = new RangeError('a bug');
    const broken = (method: 'savedChart' | 'compileQuery') => ({
      savedChart: async () => savedChart(1),
      compileQuery: async () => ({ query: SQL }),
      [method]: async () => {
        throw wrong;
      },
    });
    for (const method of ['savedChart', 'compileQuery'] as const) {
      await expect(checkChart(broken(method) as unknown as AnalyticsClient, PROJECT, CHART)).rejects.toBe(wrong);
    }
  });
});

/** Whatever a server can say: statuses, error names and documents that are nearly right among them. */
const anyText = fc.oneof(fc.constantFrom('', ' ', SQL, SQL, 'x', 'ok', 'API endpoint not found'), fc.string());
const errorName = fc.oneof(
  fc.constantFrom(
    'AuthorizationError',
    'CompileError',
    'CustomSqlQueryForbiddenError',
    'DeprecatedRouteError',
    'FieldReferenceError',
    'ForbiddenError',
    'NotFoundError',
    'TimeoutError',
    'TrialExpiredError',
    'UnexpectedServerError',
    'WarehouseConnectionError',
  ),
  fc.string(),
);
const anyStatus = fc.oneof(
  { weight: 3, arbitrary: fc.constant(200) },
  { weight: 4, arbitrary: fc.constantFrom(201, 400, 401, 403, 404, 408, 409, 410, 413, 422, 429, 500, 501, 502, 503) },
);
const anyCompilation = fc.record(
  {
    query: fc.oneof(anyText, fc.jsonValue({ maxDepth: 1 })),
    compilationErrors: fc.oneof(fc.array(anyText, { maxLength: 2 }), fc.constantFrom(null, '', 'bad', 0, {})),
    pivotQuery: anyText,
  },
  { requiredKeys: [] },
);
const anyChart = fc.record(
  {
    metricQuery: fc.oneof(fc.constant(ordersQuery()), fc.constantFrom({}, null, []), fc.jsonValue({ maxDepth: 1 })),
    uuid: fc.constantFrom(CHART, CHART, '', null, chartUuid(2)),
    projectUuid: fc.constantFrom(PROJECT, PROJECT, '', null, FOREIGN_PROJECT),
    name: fc.constantFrom('Chart', null, 1),
    parameters: fc.constantFrom(null, {}, [], 'x'),
  },
  { requiredKeys: [] },
);
const anyBody = (results: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ status: fc.constantFrom('ok', 'ok', 'ok', 'error', ''), results }) },
    {
      weight: 2,
      arbitrary: fc.record({
        status: fc.constantFrom('error', 'error', 'ok'),
        error: fc.record({ name: errorName, statusCode: anyStatus, message: anyText }),
      }),
    },
    { weight: 1, arbitrary: fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 })) },
  );
const anyAnswer = (results: fc.Arbitrary<unknown>) =>
  fc.record({
    status: anyStatus,
    body: anyBody(results).map((body) => (typeof body === 'string' ? body : JSON.stringify(body))),
    type: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/html'),
  });

describe('no answer but the documented one makes a chart ok', () => {
  /** What the answer holds where it is a success as documented; null where it is not. */
  const resultsIn = ({ status: code, type, body }: { status: number; type: string; body: string }): unknown => {
    if (code !== 200 || type === 'text/html') return null;
    try {
      const document = JSON.parse(body) as { status?: unknown; results?: unknown } | null;
      return document?.status === 'ok' ? (document.results ?? null) : null;
    } catch {
      return null;
    }
  };
  /** By a client of its own: a token that was refused once is not sent again. */
  const checkOnce = async (baseUrl: string) => {
    const client = new AnalyticsClient({ baseUrl, token: TOKEN, limits: CALM });
    try {
      return await checkChart(client, PROJECT, CHART);
    } finally {
      client.close();
    }
  };
  const expectOneResult = (checked: Awaited<ReturnType<typeof checkChart>>) => {
    expect(CHART_RESULTS).toContain(checked.result);
    expect(checked.message === null).toBe(checked.result === 'ok');
    expect(checked.message?.trim()).not.toBe('');
    expect(checked.sql === null).toBe(checked.result !== 'ok');
  };

  it('to the compilation', async () => {
    let behave: Behaviour = reset();
    const { service } = await clientForTest(undefined, {
      behave: (request) => (isCompilation(request) ? behave : undefined),
    });
    const isProof = (held: unknown): boolean => {
      if (typeof held === 'string') return held === SQL;
      const { query, compilationErrors, pivotQuery } = (held ?? {}) as Record<string, unknown>;
      const none = compilationErrors ?? [];
      const isNone = Array.isArray(none) && none.length === 0;
      return query === SQL && isNone && typeof (pivotQuery ?? '') === 'string';
    };
    const results = fc.oneof({ weight: 3, arbitrary: anyCompilation }, anyText, fc.jsonValue({ maxDepth: 2 }));
    await holdsAsync(
      fc.asyncProperty(anyAnswer(results), async (answer) => {
        behave = serve(answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
        const checked = await checkOnce(service.baseUrl);
        expectOneResult(checked);
        expect(checked.result === 'ok').toBe(isProof(resultsIn(answer)));
        expect(checked.result).not.toBe('not-found');
      }),
      { numRuns: 300 },
    );
  });

  it('to the question for the chart', async () => {
    let behave: Behaviour = reset();
    const { service } = await clientForTest(undefined, {
      behave: (request) => (isCompilation(request) ? undefined : behave),
    });
    await holdsAsync(
      fc.asyncProperty(
        anyAnswer(fc.oneof({ weight: 3, arbitrary: anyChart }, fc.jsonValue({ maxDepth: 2 }))),
        async (answer) => {
          behave = serve(answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
          const checked = await checkOnce(service.baseUrl);
          expectOneResult(checked);
          const chart = resultsIn(answer) as Record<string, unknown> | null;
          if (checked.result !== 'ok') return;
          expect(chart).toMatchObject({ metricQuery: { exploreName: 'orders' } });
          expect([CHART, '', null]).toContain(chart?.['uuid'] ?? null);
          expect([PROJECT, '', null]).toContain(chart?.['projectUuid'] ?? null);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('nor does it become one that is gone or not allowed by what does not speak of it', async () => {
    let behave: Behaviour = reset();
    const { service } = await clientForTest(undefined, { behave: () => behave });
    const answers = fc.record({ code: anyStatus, name: errorName, message: anyText });
    await holdsAsync(
      fc.asyncProperty(answers, async ({ code, name, message }) => {
        behave = payload(code, name, message);
        const { result } = await checkOnce(service.baseUrl);
        if (result === 'not-found') expect(code).toBe(404);
        if (result === 'not-allowed') expect(code).toBe(403);
        expect(['not-found', 'not-allowed', 'unchecked']).toContain(result);
      }),
      { numRuns: 200 },
    );
  });
});

it('compiles a query that is no chart in the same way', async () => {
  const { client } = await clientForTest(someWorld({ now: () => NOON }));
  expect(await compile(client, PROJECT, 'orders', ordersQuery())).toMatchObject({ result: 'ok', sql: SQL });
  expect(await compile(client, PROJECT, 'gone', ordersQuery())).toMatchObject({ result: 'broken', sql: null });
  expect(await compile(client, FOREIGN_PROJECT, 'orders', ordersQuery())).toMatchObject({ result: 'not-allowed' });
});
