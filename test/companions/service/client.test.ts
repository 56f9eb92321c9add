import { describe, expect, it } from 'vitest';
import type { HistoryFilters } from '../../../src/companions/service/client.ts';
import { ANALYTICS_LIMITS } from '../../../src/companions/service/limits.ts';
import { USER_AGENT } from '../../../src/net/tool.ts';
import { analyticsServiceForTest } from '../../support/analytics-service.ts';
import { analyticsErrorOf, clientAt, clientForTest } from '../../support/analytics-service-client.ts';
import {
  catalogMetric,
  manyRuns,
  ordersQuery,
  organizationUser,
  PROJECT,
  run,
  SERVICE_TOKEN,
  savedChart,
  someWorld,
  TOKEN,
  uuid,
} from '../../support/analytics-service-data.ts';
import { html, serve } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

describe('the history', () => {
  it('comes with its counts for one small request', async () => {
    const { service, client } = await clientForTest(someWorld({ runs: manyRuns(250) }));
    const { items, counts, ...read } = await client.queryHistory(PROJECT, {}, { rows: 1 });
    expect(items.map(({ queryUuid }) => queryUuid)).toEqual([uuid(0x1000)]);
    expect(counts).toMatchObject({ total: 250, windows: { lastFewMinutes: 5, lastHour: 55, last24Hours: 190 } });
    expect(read).toEqual({
      unreadable: [],
      read: 1,
      total: 250,
      complete: false,
      pages: 1,
      problem: null,
      onePage: null,
    });
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    [0, 0, false, 1],
    [1, 1, false, 1],
    [100, 100, false, 1],
    [101, 101, false, 2],
    [249, 249, false, 3],
    [250, 250, true, 3],
    [1_000, 250, true, 3],
  ])('is read to %i rows: %i, complete %j, in %i requests', async (rows, read, complete, requests) => {
    const { service, client } = await clientForTest(someWorld({ runs: manyRuns(250) }));
    const history = await client.queryHistory(PROJECT, {}, { rows });
    expect(history).toMatchObject({ read, total: 250, complete });
    const names = history.items.map(({ queryUuid }) => queryUuid);
    expect(names).toEqual(Array.from({ length: read }, (_, number) => uuid(0x1000 + number)));
    expect(service.requests).toHaveLength(requests);
  });

  it.each<[HistoryFilters, string]>([
    [{}, 'page=1&pageSize=10'],
    [{ trigger: 'scheduled' }, 'page=1&pageSize=10&trigger=scheduled'],
    [{ status: ['error', 'expired'] }, 'page=1&pageSize=10&status=error&status=expired'],
    [{ status: [], search: '', language: undefined }, 'page=1&pageSize=10'],
    [
      { language: 'sql', search: 'a&b=ü +', window: 'last7Days', sortBy: 'runtime' },
      'page=1&pageSize=10&language=sql&search=a%26b%3D%C3%BC+%2B&window=last7Days&sortBy=runtime',
    ],
  ])('filtered by %j asks for %s', async (filters, query) => {
    const { service, client } = await clientForTest();
    await client.queryHistory(PROJECT, filters, { rows: 10 });
    expect(service.requests.map((request) => `${request.query}`)).toEqual([query]);
  });

  it('keeps its filters on every page', async () => {
    const runs = [...manyRuns(150, { status: 'error' }), run(900, {}, { status: 'ready' })];
    const { service, client } = await clientForTest(someWorld({ runs }));
    const history = await client.queryHistory(PROJECT, { status: ['error'] }, { rows: 500 });
    expect(history).toMatchObject({ read: 150, total: 150, complete: true });
    expect(service.requests.map(({ query }) => query.get('status'))).toEqual(['error', 'error']);
  });

  it('names the rows that cannot be read, on later pages too', async () => {
    const runs = manyRuns(150);
    const broken = { ...runs[120]?.item, context: 7 } as never;
    const { client } = await clientForTest(someWorld({ runs: runs.with(120, { account: 'ci', item: broken }) }));
    const history = await client.queryHistory(PROJECT, {}, { rows: 200 });
    expect(history.items).toHaveLength(149);
    expect(history.unreadable).toMatchObject([
      {
        problem: 'GET /api/v2/projects/{projectUuid}/query/history: member "context" is 7, expected a string',
      },
    ]);
    expect(history).toMatchObject({ read: 150, total: 150, complete: true });
  });

  it('may be empty', async () => {
    const { client } = await clientForTest();
    const history = await client.queryHistory(PROJECT, {}, { rows: 100 });
    expect(history).toMatchObject({ items: [], read: 0, total: 0, complete: true, counts: { total: 0 } });
  });
});

describe('a chart', () => {
  it('is read, and its query compiled', async () => {
    const { service, client } = await clientForTest();
    const { metricQuery } = await client.savedChart(uuid(0xc1));
    const { query } = await client.compileQuery(PROJECT, metricQuery.exploreName, metricQuery);
    expect(query).toContain('SELECT\n  "orders".status AS "orders_status"');
    expect(service.requests[1]).toMatchObject({
      method: 'POST',
      body: JSON.stringify(ordersQuery()),
      headers: { 'content-type': 'application/json' },
    });
  });

  it('with parameters is compiled with them', async () => {
    const metricQuery = ordersQuery({ dimensions: ['orders_region'] });
    const chart = savedChart(1, { metricQuery, parameters: { region_level: 'country' } });
    const { client } = await clientForTest(someWorld({ charts: [chart] }));
    const { metricQuery: saved, parameters } = await client.savedChart(chart.uuid);
    const read = await client.compileQuery(PROJECT, saved.exploreName, { ...saved, parameters });
    expect(read).toMatchObject({
      query: expect.stringContaining('region_country'),
      parameterReferences: ['region_level'],
    });
  });
});

describe('the users', () => {
  it('come from all pages', async () => {
    const users = Array.from({ length: 230 }, (_, number) => organizationUser(number));
    const { service, client } = await clientForTest(someWorld({ users }));
    const read = await client.organizationUsers();
    expect(read.items.map(({ userUuid }) => userUuid)).toEqual(users.map(({ userUuid }) => userUuid));
    expect(read).toMatchObject({ read: 230, total: 230, complete: true });
    expect(service.requests.map(({ query }) => `${query}`)).toEqual(
      [1, 2, 3].map((page) => `page=${page}&pageSize=100&includeGroups=10000`),
    );
  });

  it('come with their groups', async () => {
    const { client } = await clientForTest();
    expect((await client.organizationUsers()).items[0]?.groups).toMatchObject([{ name: 'Finance' }]);
  });

  it('are all there where the server knows no pages', async () => {
    const users = Array.from({ length: 230 }, (_, number) => organizationUser(number));
    const lists: unknown[] = [users, { data: users }];
    for (const results of lists) {
      const { service, client } = await clientForTest(someWorld(), { behave: () => serve({ status: 'ok', results }) });
      expect(await client.organizationUsers()).toMatchObject({ read: 230, total: 230, complete: true });
      expect(service.requests).toHaveLength(1);
    }
  });
});

describe('the metrics', () => {
  it('come from all pages, by label', async () => {
    const metrics = Array.from({ length: 230 }, (_, number) =>
      catalogMetric(`m${number}`, { label: `Metric ${999 - number}` }),
    );
    const { service, client } = await clientForTest(
      someWorld({ projects: [{ uuid: PROJECT, explores: [], metrics }] }),
    );
    const read = await client.catalogMetrics(PROJECT);
    expect(read.items.map(({ name }) => name)).toEqual(metrics.map(({ name }) => name).toReversed());
    expect(read).toMatchObject({ read: 230, total: 230, complete: true });
    expect(`${service.requests[1]?.query}`).toBe('page=2&pageSize=100&sort=label&order=asc');
  });

  it('are those with any of the tags', async () => {
    const { service, client } = await clientForTest();
    const { items } = await client.catalogMetrics(PROJECT, ['core', 'a&b']);
    expect(items.map(({ name }) => name)).toEqual(['order_count']);
    expect(service.requests[0]?.query.getAll('tags')).toEqual(['core', 'a&b']);
  });

  it('of one name in two tables are two', async () => {
    const metrics = [catalogMetric('count'), catalogMetric('count', { tableName: 'visits' })];
    const { client } = await clientForTest(someWorld({ projects: [{ uuid: PROJECT, explores: [], metrics }] }));
    expect((await client.catalogMetrics(PROJECT)).items).toHaveLength(2);
  });
});

describe('the address', () => {
  it.each(['', '/', '/bi', '/bi/', '/a/b//'])('may end with "%s"', async (end) => {
    const { origin } = (await analyticsServiceForTest(someWorld(), { prefix: end.replace(/\/+$/, '') })).server;
    expect((await clientAt(`${origin}${end}`).savedChart(uuid(0xc1))).name).toBe('Chart 1');
  });

  it.each([
    ['', 'it is not a URL'],
    ['analytics.example.com', 'it is not a URL'],
    ['ftp://analytics.example.com', 'it is neither http nor https'],
    ['file:///etc', 'it is neither http nor https'],
    ['https://someone:secret@analytics.example.com', 'it holds credentials'],
    ['https://someone@analytics.example.com', 'it holds credentials'],
    ['https://analytics.example.com/?token=secret', 'it has a query or a fragment'],
    ['https://analytics.example.com/#secret', 'it has a query or a fragment'],
  ])('cannot be "%s"', async (baseUrl, why) => {
    const error = await analyticsErrorOf(() => clientAt(baseUrl));
    expect(error.kind).toBe('invalid');
    expect(error.message).toBe(`Input "base-url" cannot be used: ${why}. Give https://host or https://host/path`);
  });

  it.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['../../org/users', '..%2F..%2Forg%2Fusers'],
    ['ü %', '%C3%BC%20%25'],
    ['...', '...'],
  ])('takes the name "%s" as a part of the path', async (name, encoded) => {
    const { service, client } = await clientForTest(undefined, { behave: () => serve('{}') });
    await analyticsErrorOf(client.queryHistory(name, {}, { rows: 1 }));
    await analyticsErrorOf(client.savedChart(name));
    await analyticsErrorOf(client.compileQuery(name, name, {}));
    await analyticsErrorOf(client.catalogMetrics(name));
    expect(service.requests.map(({ path }) => path)).toEqual([
      `/api/v2/projects/${encoded}/query/history`,
      `/api/v1/saved/${encoded}`,
      `/api/v1/projects/${encoded}/explores/${encoded}/compileQuery`,
      `/api/v2/projects/${encoded}/dataCatalog/metrics-with-time-dimensions`,
    ]);
  });

  it.each(['', '.', '..', '\ud800'])('takes no name "%s"', async (name) => {
    const { service, client } = await clientForTest();
    const errors = [
      await analyticsErrorOf(client.queryHistory(name, {}, { rows: 1 })),
      await analyticsErrorOf(client.savedChart(name)),
      await analyticsErrorOf(client.compileQuery(PROJECT, name, {})),
      await analyticsErrorOf(client.catalogMetrics(name)),
    ];
    expect(errors.map(({ kind }) => kind)).toEqual(Array(4).fill('invalid'));
    expect(errors.map(({ message }) => message.replace(/ is .*/, ''))).toEqual([
      'The project id',
      'The chart id',
      'The explore name',
      'The project id',
    ]);
    expect(service.requests).toEqual([]);
  });
});

describe('the token', () => {
  it.each([
    [TOKEN, `ApiKey ${TOKEN}`],
    [SERVICE_TOKEN, `Bearer ${SERVICE_TOKEN}`],
  ])('%s is sent as "%s"', async (token, authorization) => {
    const { service, client } = await clientForTest(undefined, {}, { token });
    await client.savedChart(uuid(0xc1));
    expect(service.requests[0]?.headers).toMatchObject({ authorization, 'user-agent': USER_AGENT });
  });

  it.each(['', ' ', 'ldpat_a b', 'ldpat_a\n', 'ldpat_ü', 'a\r\nx: y'])('cannot be %j', async (token) => {
    const error = await analyticsErrorOf(() => clientAt('http://127.0.0.1:1', { token }));
    expect(error.kind).toBe('authentication');
    expect(error.message).toMatch(/^The token (is empty|has blanks or characters that no token has)/);
  });
});

describe('the version of the server', () => {
  it('is that of the newest answer that has one, refusals among them', async () => {
    const { service, client } = await clientForTest();
    expect(client.serverVersion).toBeNull();
    await client.savedChart(uuid(0xc1));
    expect(client.serverVersion).toBe('0.2231.1');
    service.world.version = '0.2232.0';
    await analyticsErrorOf(client.savedChart('gone'));
    expect(client.serverVersion).toBe('0.2232.0');
    service.world.version = null;
    await client.savedChart(uuid(0xc1));
    expect(client.serverVersion).toBe('0.2232.0');
    expect(client.serverVersions).toEqual(['0.2231.1', '0.2232.0']);
    service.world.version = '0.2231.1';
    await client.savedChart(uuid(0xc1));
    expect(client.serverVersions).toEqual(['0.2232.0', '0.2231.1']);
  });

  it.each(['<b>1</b>', 'one two', 'x'.repeat(65), ''])('is not "%s"', async (version) => {
    const { client } = await clientForTest(someWorld({ version }));
    await client.savedChart(uuid(0xc1));
    expect(client.serverVersion).toBeNull();
  });

  it('is not known where something else answers', async () => {
    const { client } = await clientForTest(undefined, { behave: html });
    await analyticsErrorOf(client.savedChart(uuid(0xc1)));
    expect(client.serverVersion).toBeNull();
  });
});

describe('many requests', () => {
  it('are bounded', () => {
    expect(ANALYTICS_LIMITS).toMatchObject({ mostAtOnce: 4, mostAttempts: 4 });
    const { firstWaitMs, mostAttempts, totalMs, idleMs, longestRetryAfterMs } = ANALYTICS_LIMITS;
    // Each wait doubles and may be a quarter longer at random.
    expect(firstWaitMs * (2 ** (mostAttempts - 1) - 1) * 1.25).toBeLessThan(totalMs / 2);
    expect(Math.max(idleMs, longestRetryAfterMs)).toBeLessThan(totalMs / 2);
  });
});
