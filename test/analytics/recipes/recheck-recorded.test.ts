import { describe, expect, it } from 'vitest';
import type { RecentRuns } from '../../../src/analytics/recipes/recent-runs.ts';
import { recheckRecorded } from '../../../src/analytics/recipes/recheck-recorded.ts';
import type { HistoryItem } from '../../../src/analytics/records/history-page.ts';
import type { Progress } from '../../../src/net/progress.ts';
import type { AnalyticsServiceOptions } from '../../support/analytics-service.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import {
  orders,
  ordersQuery,
  PROJECT,
  run,
  savedChart,
  someWorld,
  uuid,
  type World,
} from '../../support/analytics-service-data.ts';
import { status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

/** As the service of the tests compiles the query of every run, white space aside. */
const SQL =
  'SELECT "orders".status AS "orders_status", COUNT("orders".id) AS "orders_order_count" FROM "orders" GROUP BY 1 ORDER BY "orders_order_count"';
const SAME = { compiledSql: `${SQL} LIMIT 500` };
const recorded = (number: number, changes: Partial<HistoryItem> = {}) =>
  run(number, { minutesAgo: number + 1 }, { ...SAME, ...changes }).item;
const query = (changes: Readonly<Record<string, unknown>>) => ({ metricQuery: ordersQuery(changes) });

async function rechecked(
  runs: readonly HistoryItem[],
  {
    world = someWorld(),
    problem = null,
    endedBy = () => null,
    ...options
  }: AnalyticsServiceOptions & { world?: World; problem?: string | null; endedBy?: () => string | null } = {},
) {
  const { service, client } = await clientForTest(world, options);
  const progress: Progress[] = [];
  const recent: RecentRuns = { runs, share: { read: runs.length, total: 4_000, unreadable: 0 }, problem };
  const report = await recheckRecorded(client, PROJECT, recent, {
    endedBy,
    onProgress: (step) => {
      progress.push(step);
    },
  });
  return { ...report, service, progress, results: report.queries.map(({ result }) => result) };
}

describe('a recorded query', () => {
  it.each<[string, Partial<HistoryItem>, string]>([
    ['compiles as it did', {}, 'unchanged'],
    ['was run with another limit', { compiledSql: `${SQL}\nlimit 7;` }, 'unchanged'],
    ['was run without a limit', { compiledSql: SQL }, 'unchanged'],
    ['was recorded in other white space', { compiledSql: ` ${SQL.replaceAll(' ', '\n\t')} LIMIT 500\n` }, 'unchanged'],
    ['compiles to something else', { compiledSql: `${SQL.replace('COUNT', 'SUM')} LIMIT 500` }, 'changed'],
    ['had a limit further in', { compiledSql: `SELECT * FROM (${SQL} LIMIT 5) LIMIT 500` }, 'changed'],
    ['compiled to nothing else but a limit', { compiledSql: 'LIMIT 500' }, 'changed'],
    ['has a field that is gone', query({ metrics: ['orders_gone'] }), 'broken'],
    ['has an explore that is gone', { exploreName: 'gone' }, 'broken'],
    ['is not allowed', query({ customDimensions: [{ id: 'c', type: 'sql', sql: '1' }] }), 'unchecked'],
  ])('that %s', async (_, changes, expected) => {
    const item = recorded(1, changes);
    const { queries, skipped, problem } = await rechecked([item]);
    const { queryUuid, title, chartName, createdAt } = item;
    expect(queries).toMatchObject([{ queryUuid, title, chartName, createdAt, runs: 1, result: expected }]);
    expect(skipped).toMatchObject([]);
    expect(problem).toBeNull();
    const isKnown = expected === 'unchanged' || expected === 'changed';
    expect(queries[0]?.message === null).toBe(isKnown);
    expect(queries[0]?.difference === null).toBe(expected !== 'changed');
  });

  it('shows the lines that differ, and not the limit', async () => {
    const compiledSql = `${SQL.replace('COUNT', 'SUM')}\nLIMIT 7`;
    const { queries } = await rechecked([recorded(1, { compiledSql })]);
    const lines = queries[0]?.difference?.lines.join('\n');
    expect(lines).toContain('SUM(');
    expect(lines).not.toContain('LIMIT');
  });

  it('whose SQL has NULL for a field is broken', async () => {
    const world = someWorld({
      projects: [{ uuid: PROJECT, explores: [orders({ uncompiled: ['orders_status'] })], metrics: [] }],
    });
    expect((await rechecked([recorded(1)], { world })).queries).toMatchObject([
      { result: 'broken', message: expect.stringContaining('orders_status is NULL') },
    ]);
  });

  it('is checked on an older server as well', async () => {
    const world = someWorld({ compilesToText: true });
    expect((await rechecked([recorded(1)], { world })).results).toEqual(['unchanged']);
  });

  const pivotConfiguration = { valuesColumns: [{ reference: 'orders_order_count', aggregation: 'any' }] };
  const PIVOT_SQL = `WITH pivoted AS (${SQL} LIMIT 500)\nSELECT *`;
  it.each<[string, string, boolean, string]>([
    ['with the SQL of its pivot', PIVOT_SQL, false, 'unchanged'],
    ['with the SQL of its query', SQL, false, 'unchanged'],
    ['with other SQL', 'WITH pivoted AS (SELECT 1) SELECT *', false, 'changed'],
    ['with the SQL of its pivot, on a server that compiles none', PIVOT_SQL, true, 'not-compared'],
  ])('that was pivoted is compiled with its pivot: %s', async (_, compiledSql, compilesToText, expected) => {
    const item = recorded(1, { compiledSql, requestParameters: { query: ordersQuery(), pivotConfiguration } });
    const { queries, skipped, service } = await rechecked([item], { world: someWorld({ compilesToText }) });
    expect(queries).toMatchObject([{ result: expected, message: null }]);
    expect(skipped).toEqual([]);
    const sent = service.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ ...ordersQuery(), pivotConfiguration }]);
  });

  it('is compiled with the parameters of its run, and if the SQL differs with those of its chart', async () => {
    const metricQuery = ordersQuery({ dimensions: ['orders_region'] });
    const ran = (level: string, parameters: object) => {
      const compiledSql = SQL.replace(
        '"orders".status AS "orders_status"',
        `"orders".region_${level} AS "orders_region"`,
      );
      return recorded(1, { metricQuery, compiledSql, requestParameters: { query: metricQuery, parameters } });
    };
    const world = someWorld({ charts: [savedChart(1, { metricQuery, parameters: { region_level: 'state' } })] });
    // As given, as saved over a default of the project, as saved alone, and as neither.
    expect((await rechecked([ran('city', { region_level: 'city' })], { world })).results).toEqual(['unchanged']);
    expect((await rechecked([ran('state', { region_level: 'city' })], { world })).results).toEqual(['unchanged']);
    expect((await rechecked([ran('state', {})], { world })).results).toEqual(['unchanged']);
    expect((await rechecked([ran('land', { region_level: 'city' })], { world })).results).toEqual(['changed']);
    expect((await rechecked([ran('state', {})], { world: someWorld() })).results).toEqual(['broken']);
  });

  it('is sent as it was recorded', async () => {
    const metricQuery = ordersQuery({ ofTheFuture: [1, null], limit: 3 });
    const { service } = await rechecked([recorded(1, { metricQuery })]);
    expect(service.requests.map(({ body }) => JSON.parse(body))).toEqual([metricQuery]);
  });
});

describe('runs that cannot be compared', () => {
  const clock = { id: 'g', and: [{ id: 'r', target: { fieldId: 'f' }, operator: 'inTheCurrent', disabled: false }] };
  const stopped = { id: 'g', and: [{ id: 'r', target: { fieldId: 'f' }, operator: 'inTheCurrent', disabled: true }] };
  const sent = (requestParameters: Record<string, unknown>) => ({ requestParameters });

  it.each<[Partial<HistoryItem>, string]>([
    [{ metricQuery: null }, 'they hold no metric query'],
    [sent({ query: { dateZoom: { granularity: 'Day' } } }), 'their dates were zoomed'],
    [
      { compiledSql: 'WITH original_query AS (SELECT 1), group_by_query AS (SELECT 2) SELECT *' },
      'their charts pivot the results, which is not compiled',
    ],
    [{ exploreName: null }, 'they hold no metric query'],
    // A dashboard's SQL tile reads as semantic.
    [{ exploreName: 'sql_query_explorer' }, 'they hold no metric query'],
    [{ status: 'error' }, 'they did not succeed'],
    [{ status: 'executing' }, 'they did not succeed'],
    [{ status: 'ofTheFuture' }, 'they did not succeed'],
    [{ compiledSql: ' \n' }, 'they hold no SQL'],
    [sent({ mergeQuery: { sources: [] } }), 'they join several queries, which are not compiled'],
    [sent({ dateZoom: { granularity: 'Day' } }), 'their dates were zoomed'],
    [query({ dateZoom: { granularity: 'Day' } }), 'their dates were zoomed'],
    [sent({ pivotResults: true }), 'their charts pivot the results, which is not compiled'],
    [query({ filters: { dimensions: clock } }), 'their filters move with the clock'],
  ])('%j', async (changes, reason) => {
    const { queries, skipped, service } = await rechecked([recorded(1, changes), recorded(2, changes)]);
    expect(skipped).toMatchObject([{ reason, runs: 2 }]);
    expect(queries).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  it.each<[Partial<HistoryItem>]>([
    [sent({})],
    [sent({ parameters: {}, dateZoom: {}, pivotConfiguration: null, pivotResults: false })],
    [query({ filters: { dimensions: stopped } })],
    [{ cacheHit: true, warehouseExecutionTimeMs: 0 }],
    [{ chartUuid: null, chartName: null }],
  ])('but %j can', async (changes) => {
    const { queries, skipped } = await rechecked([recorded(1, changes)]);
    expect(skipped).toMatchObject([]);
    expect(queries).toMatchObject([{ result: 'unchanged' }]);
  });

  it('are named where they are queries like others, each title once', async () => {
    const merge = { mergeQuery: { joinType: 'left', sources: [{ id: 'a', queryUuid: uuid(1) }] } };
    const runs = ['a', 'b', 'a', 'c', 'd'].map((title, at) =>
      recorded(at, { ...sent(merge), title, metricQuery: null }),
    );
    const { skipped } = await rechecked([...runs, recorded(9, { status: 'error' })]);
    expect(skipped).toEqual([
      { reason: 'they join several queries, which are not compiled', runs: 5, titles: ['a', 'b', 'c'] },
      { reason: 'they did not succeed', runs: 1, titles: [] },
    ]);
  });

  it('are counted by their reasons, and every run is counted once', async () => {
    const runs = [
      recorded(1),
      recorded(2, { status: 'error', metricQuery: null }),
      recorded(3, { status: 'error' }),
      recorded(4, { metricQuery: null }),
      recorded(5, { title: 'again' }),
    ];
    const { queries, skipped } = await rechecked(runs);
    expect(skipped).toMatchObject([
      { reason: 'they hold no metric query', runs: 2 },
      { reason: 'they did not succeed', runs: 1 },
    ]);
    expect(queries).toMatchObject([{ runs: 2 }]);
  });
});

describe('the queries', () => {
  it('are compiled once each, and compared with their newest run, those run most first', async () => {
    const other = query({ limit: 3 });
    const runs = [
      recorded(1, { ...other, compiledSql: 'SELECT 1', title: 'newest' }),
      recorded(2, { chartUuid: uuid(9), context: 'dashboardView' }),
      recorded(3),
      recorded(4, { ...other, title: 'older' }),
      recorded(5, { compiledSql: 'SELECT 2' }),
    ];
    const { queries, service } = await rechecked(runs);
    expect(queries).toMatchObject([
      { queryUuid: runs[1]?.queryUuid, runs: 3, result: 'unchanged' },
      { queryUuid: runs[0]?.queryUuid, title: 'newest', runs: 2, result: 'changed' },
    ]);
    expect(service.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('are a hundred at most, those run most, and the others are told of', async () => {
    const limited = (number: number, limit: number) => recorded(number, query({ limit }));
    const once = Array.from({ length: 130 }, (_, limit) => limited(limit, limit));
    const runs = [...once, limited(200, 129), limited(201, 129)];
    const { queries, skipped, service, progress } = await rechecked(runs);
    expect(queries).toHaveLength(100);
    expect(queries[0]).toMatchObject({ runs: 3, queryUuid: once[129]?.queryUuid });
    expect(skipped).toMatchObject([{ reason: 'they are not among the 100 queries run most', runs: 30 }]);
    expect(service.requests).toHaveLength(100);
    expect(service.mostAtOnce).toBeLessThanOrEqual(4);
    expect(progress.at(-1)).toEqual({ reading: 'recorded queries', done: 100, total: 100 });
  });

  it('are unchecked where the service does not answer, each with a reason', async () => {
    const runs = Array.from({ length: 60 }, (_, limit) => recorded(limit, query({ limit })));
    const { queries, results, service } = await rechecked(runs, { behave: () => status(503) });
    expect(new Set(results)).toEqual(new Set(['unchecked']));
    expect(service.requests.length).toBeLessThan(14 * 4);
    expect(queries.at(-1)?.message).toMatch(/^Not asked for: Lightdash did not answer/);
  });

  it('are unchecked where the run was told to end', async () => {
    const { queries, service } = await rechecked([recorded(1)], { endedBy: () => 'told to end' });
    expect(queries).toMatchObject([{ result: 'unchecked', message: 'told to end', difference: null }]);
    expect(service.requests).toEqual([]);
  });

  it('are none where the history could not be read', async () => {
    const { queries, skipped, problem, history } = await rechecked([], { problem: 'it broke' });
    expect({ queries, skipped, problem }).toEqual({ queries: [], skipped: [], problem: 'it broke' });
    expect(history).toEqual({ read: 0, total: 4_000, unreadable: 0 });
  });
});
