import { describe, expect, it } from 'vitest';
import { checkMetrics, WAIT_FOR_CATALOG_MS } from '../../../src/companions/recipes/check-metrics.ts';
import type { AnalyticsClient } from '../../../src/companions/service/client.ts';
import type { AnalyticsServiceOptions } from '../../support/analytics-service.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import {
  type CatalogRecord,
  catalogMetric,
  PROJECT,
  someWorld,
  TOKEN,
  type World,
} from '../../support/analytics-service-data.ts';
import { html, serve, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const withMetrics = (...metrics: readonly CatalogRecord[]) =>
  someWorld({ projects: [{ uuid: PROJECT, explores: [], metrics }] });
const EMPTY = withMetrics();

async function checked(
  world: World,
  asked: { tags?: readonly string[]; expected?: readonly string[] } = {},
  options: AnalyticsServiceOptions & { whileWaiting?: (world: World) => void } = {},
) {
  const { service, client } = await clientForTest(world, options);
  const waits: number[] = [];
  const report = await checkMetrics(client, PROJECT, { tags: [], expected: [], ...asked }, async (ms) => {
    waits.push(ms);
    options.whileWaiting?.(world);
  });
  return { ...report, names: report.metrics.map(({ name }) => name), service, waits };
}

describe('the metrics', () => {
  it('are listed by their names', async () => {
    const { metrics, share, problem, unreadable, isAskedAgain, waits } = await checked(someWorld());
    expect(metrics).toEqual([
      { name: 'orders.order_count', label: 'Number of orders', tags: ['core', 'finance'] },
      { name: 'orders.revenue', label: 'Revenue', tags: ['finance'] },
      { name: 'visits.visits', label: 'All visits', tags: [] },
    ]);
    expect({ share, problem, unreadable, isAskedAgain, waits }).toEqual({
      share: { read: 3, total: 3 },
      problem: null,
      unreadable: 0,
      isAskedAgain: false,
      waits: [],
    });
  });

  it('are those with any of the tags', async () => {
    const { names, tags } = await checked(someWorld(), { tags: ['core', 'marketing'] });
    expect(names).toEqual(['orders.order_count']);
    expect(tags).toEqual(['core', 'marketing']);
  });

  it.each<[string, readonly string[], Parameters<typeof catalogMetric>[1][], readonly string[]]>([
    ['each on a metric', ['core', 'finance'], [{ tags: ['core', 'finance'] }], []],
    ['one of them on none', ['core', 'fnance'], [{ tags: ['core'] }], ['fnance']],
    ['all of them on none', ['fnance', 'cor'], [], ['fnance', 'cor']],
    ['which a metric does not tell', ['core', 'fnance'], [{ tags: ['core'] }, {}], []],
  ])('have tags, %s', async (_, tags, changes, expected) => {
    const metrics = changes.map((each, at) => catalogMetric(`m${at}`, each));
    const { unknownTags } = await checked(
      someWorld(),
      { tags },
      {
        behave: () =>
          serve({
            status: 'ok',
            results: {
              data: metrics,
              pagination: { page: 1, pageSize: 100, totalResults: metrics.length, totalPageCount: 1 },
            },
          }),
      },
    );
    expect(unknownTags).toEqual(expected);
  });

  it('may be on twelve pages', async () => {
    const many = Array.from({ length: 1_130 }, (_, number) => catalogMetric(`metric_${number}`));
    const { names, share, problem, missing, service } = await checked(withMetrics(...many), {
      expected: ['orders.metric_0', 'orders.metric_1129', 'orders.metric_1130'],
    });
    expect(names).toHaveLength(1_130);
    expect(share).toEqual({ read: 1_130, total: 1_130 });
    expect(missing).toEqual([{ name: 'orders.metric_1130', nearest: expect.stringMatching(/^orders\.metric_1\d/) }]);
    expect(problem).toBeNull();
    expect(service.requests).toHaveLength(12);
  });
});

describe('expected metrics', () => {
  it.each<[string, readonly string[], readonly { name: string; nearest: string | null }[]]>([
    ['that are all there', ['orders.revenue', 'visits.visits'], []],
    [
      'of which one is misspelt',
      ['orders.revenu', 'visits.visits'],
      [{ name: 'orders.revenu', nearest: 'orders.revenue' }],
    ],
    ['in other letters', ['orders.Revenue'], [{ name: 'orders.Revenue', nearest: 'orders.revenue' }]],
    ['of another table', ['visits.revenue'], [{ name: 'visits.revenue', nearest: expect.any(String) as never }]],
    ['without their table', ['revenue'], [{ name: 'revenue', nearest: expect.any(String) as never }]],
  ])('%s', async (_, expected, missing) => {
    const report = await checked(someWorld(), { expected });
    expect(report.missing).toEqual(missing);
    expect(report.expected).toEqual(expected);
  });

  it('without one of the tags are missing', async () => {
    const { missing } = await checked(someWorld(), {
      tags: ['core'],
      expected: ['orders.order_count', 'orders.revenue'],
    });
    expect(missing).toEqual([{ name: 'orders.revenue', nearest: 'orders.order_count' }]);
  });

  it('may be unreadable, so none counts as missing and there is a problem', async () => {
    const { missing, unreadable, share, problem } = await checked(
      withMetrics(
        catalogMetric('revenue', { tableName: 7 as never }),
        catalogMetric('order_count', { label: 7 as never }),
      ),
      { expected: ['orders.revenue', 'orders.order_count'] },
    );
    expect(missing).toEqual([]);
    expect(problem).toMatch(/metrics-with-time-dimensions: member "tableName" is 7/);
    expect(unreadable).toBe(1);
    expect(share).toEqual({ read: 2, total: 2 });
  });
});

describe('a catalog that is empty', () => {
  it('is asked again, and may be full by then', async () => {
    const { names, missing, isAskedAgain, waits } = await checked(
      withMetrics(),
      { expected: ['orders.revenue'] },
      {
        whileWaiting: (world) => {
          world.projects = someWorld().projects;
        },
      },
    );
    expect(names).toHaveLength(3);
    expect(missing).toEqual([]);
    expect(isAskedAgain).toBe(true);
    expect(waits).toEqual([WAIT_FOR_CATALOG_MS]);
  });

  it('is believed the second time', async () => {
    const { names, missing, isAskedAgain, problem, service } = await checked(EMPTY, { expected: ['orders.revenue'] });
    expect(names).toEqual([]);
    expect(missing).toEqual([{ name: 'orders.revenue', nearest: null }]);
    expect(isAskedAgain).toBe(true);
    expect(problem).toBeNull();
    expect(service.requests).toHaveLength(2);
  });

  it('and cannot be read the second time is a problem', async () => {
    let isDown = false;
    const { missing, isAskedAgain, problem } = await checked(
      EMPTY,
      { expected: ['orders.revenue'] },
      {
        behave: () => (isDown ? status(503) : undefined),
        whileWaiting: () => {
          isDown = true;
        },
      },
    );
    expect(problem).toContain('HTTP 503');
    expect(isAskedAgain).toBe(true);
    expect(missing).toEqual([]);
  });

  it('is not one with rows that cannot be read', async () => {
    const { waits, unreadable, isAskedAgain } = await checked(withMetrics({ name: 'x' } as never));
    expect({ waits, unreadable, isAskedAgain }).toEqual({ waits: [], unreadable: 1, isAskedAgain: false });
  });
});

describe('a catalog that is not read to its end has a problem', () => {
  const failing: [string, AnalyticsServiceOptions, Partial<World>, RegExp, object?][] = [
    ['with a server that is down', { behave: () => status(503) }, {}, /503/],
    ['with an older server', { behave: html }, {}, /instead of JSON/],
    ['with a token that is not known', {}, { accounts: [] }, /token/],
    ['with another answer', { behave: () => serve({ status: 'ok', results: { rows: [] } }) }, {}, /data/],
    [
      'with a second page that fails',
      { behave: ({ query }) => (query.get('page') === '2' ? status(502) : undefined) },
      {
        projects: [
          { uuid: PROJECT, explores: [], metrics: Array.from({ length: 150 }, (_, n) => catalogMetric(`m${n}`)) },
        ],
      },
      /answered HTTP 502/,
      { read: 100, total: 150 },
    ],
  ];
  it.each(failing)('%s', async (_, options, changes, message, read = { read: 0, total: null }) => {
    const { problem, names, missing, share } = await checked(
      someWorld(changes),
      { expected: ['orders.m1', 'orders.m149'] },
      options,
    );
    expect(problem).toMatch(message);
    expect(problem).not.toContain(TOKEN);
    // What is on a page that did not come is not missing.
    expect(missing).toEqual([]);
    expect({ read: names.length, total: share.total }).toEqual(read);
  });

  it('where it does not say where it ends', async () => {
    const data = [catalogMetric('revenue')];
    const { problem, names } = await checked(
      someWorld(),
      { expected: ['orders.revenue'] },
      { behave: () => serve({ status: 'ok', results: { data } }) },
    );
    expect(names).toEqual(['orders.revenue']);
    expect(problem).toMatch(/^The catalog was not read to its end/);
  });

  it('where it claims more than it gives', async () => {
    const pagination = { page: 1, pageSize: 100, totalResults: 900, totalPageCount: 9 };
    const { problem, share, missing } = await checked(
      someWorld(),
      { expected: ['orders.revenue', 'orders.on_a_page_that_did_not_come'] },
      { behave: () => serve({ status: 'ok', results: { data: [catalogMetric('revenue')], pagination } }) },
    );
    expect(problem).toMatch(/^The catalog was not read to its end/);
    expect(share).toEqual({ read: 1, total: 900 });
    // It may stand in the part that was not read.
    expect(missing).toEqual([]);
  });
});

it('ends with what is wrong in the program itself', async () => {
  const wrong = new RangeError('a bug');
  const catalogMetrics = async () => {
    throw wrong;
  };
  const client = { catalogMetrics } as unknown as AnalyticsClient;
  await expect(checkMetrics(client, PROJECT, { tags: [], expected: [] }, async () => undefined)).rejects.toBe(wrong);
});
