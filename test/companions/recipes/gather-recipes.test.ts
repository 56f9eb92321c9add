import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { manifestOf, readBaseline, sqlFileOf } from '../../../src/companions/recipes/baseline.ts';
import { WAIT_FOR_CATALOG_MS } from '../../../src/companions/recipes/check-metrics.ts';
import { gatherRecipes, type Recipes } from '../../../src/companions/recipes/gather-recipes.ts';
import type { RecipesQuestion } from '../../../src/companions/recipes/recipes-report.ts';
import type { ServiceRequest } from '../../support/analytics-service.ts';
import {
  manyCharts,
  manyRuns,
  NOON,
  orders,
  PROJECT,
  run,
  savedChart,
  someWorld,
  TOKEN,
  type World,
} from '../../support/analytics-service-data.ts';
import { chartUuid, gatheredRecipes, recipesHost, recipesQuestion } from '../../support/gathered-recipes.ts';
import { html, serve, stallBeforeHeaders, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const EVERYTHING: Partial<RecipesQuestion> = {
  charts: [chartUuid(1)],
  chartsFromHistory: 3,
  metrics: { tags: [], expected: ['orders.revenue'] },
  users: 'summary',
};
const kinds: readonly [string, RegExp][] = [
  ['history', /query\/history$/],
  ['metrics', /metrics-with-time-dimensions$/],
  ['users', /org\/users$/],
  ['saved', /\/saved\//],
  ['compile', /compileQuery$/],
];
const kindOf = ({ path }: ServiceRequest) => kinds.find(([, pattern]) => pattern.test(path))?.[0];
const isOf =
  (...wanted: readonly string[]) =>
  (request: ServiceRequest) =>
    wanted.includes(kindOf(request) ?? '');
const causes = ({ report }: Recipes) => report.outcome.failures.map(({ cause }) => cause);
const busyWorld = (changes: Partial<World> = {}) =>
  someWorld({ charts: manyCharts(40), runs: manyRuns(20, { chartUuid: chartUuid(2) }), ...changes });

describe('a run', () => {
  it('that asks for everything has a part for each', async () => {
    const { report, baseline, users, differences, service } = await gatheredRecipes(busyWorld(), EVERYTHING);
    expect(report).toMatchObject({
      reportVersion: '1',
      generatedAt: new Date(NOON).toISOString(),
      service: { baseUrl: service.baseUrl, version: '0.2231.1', projectUuid: PROJECT },
      isInterrupted: false,
      charts: {
        charts: [
          { uuid: chartUuid(1), runs: 0 },
          { uuid: chartUuid(2), runs: 20 },
        ],
        problem: null,
      },
      metrics: { missing: [], problem: null },
      users: { share: { read: 3, total: 3 }, people: null },
      outcome: { failOn: 'broken', fails: false, failures: [] },
    });
    expect(baseline?.charts).toHaveLength(2);
    expect(users).toHaveLength(3);
    expect(differences).toEqual([]);
    // The history is read once for both that need it, and what takes a few requests goes first.
    expect([...new Set(service.requests.map(kindOf))]).toEqual(['metrics', 'users', 'history', 'saved', 'compile']);
    expect(service.requests.filter(isOf('history'))).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it.each<[string, Partial<RecipesQuestion>, readonly string[]]>([
    ['nothing', {}, []],
    ['charts', { charts: [chartUuid(1)] }, ['saved', 'compile']],
    ['charts of the history', { chartsFromHistory: 1 }, ['history', 'saved', 'compile']],
    ['metrics', { metrics: { tags: ['core'], expected: [] } }, ['metrics']],
    ['users', { users: 'csv' }, ['users']],
  ])('that asks for %s does no more', async (_, question, expected) => {
    const { report, service } = await gatheredRecipes(busyWorld(), question);
    expect([...new Set(service.requests.map(kindOf))]).toEqual(expected);
    expect(report.charts !== null).toBe(expected.includes('saved'));
    expect(report.metrics !== null).toBe(expected.includes('metrics'));
    expect(report.users !== null).toBe(expected.includes('users'));
    expect(report.outcome).toEqual({ failOn: 'broken', fails: false, failures: [] });
  });

  it('shows people only where they are to be listed', async () => {
    for (const users of ['summary', 'csv', 'list'] as const) {
      const { report } = await gatheredRecipes(someWorld(), { users });
      expect(/Ada|Grace|@example\.test/.test(JSON.stringify(report))).toBe(users === 'list');
    }
  });

  it('against a server that does not say its version does not say it', async () => {
    const { report, baseline } = await gatheredRecipes(someWorld({ version: null }), { charts: [chartUuid(1)] });
    expect([report.service.version, baseline?.serverVersion]).toEqual([null, null]);
  });

  it('asks an empty catalog again', async () => {
    const metrics = { tags: [], expected: ['orders.revenue'] };
    const empty = someWorld({ projects: [{ uuid: PROJECT, explores: [], metrics: [] }] });
    const { report, waits } = await gatheredRecipes(empty, { metrics });
    expect(waits).toEqual([WAIT_FOR_CATALOG_MS]);
    expect(report.metrics).toMatchObject({ isAskedAgain: true, missing: [{ name: 'orders.revenue', nearest: null }] });
    expect(report.outcome.fails).toBe(true);
  });
});

describe('one part that fails leaves the others as they are', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['metrics', ['metrics'], ['metrics-unknown']],
    ['users', ['users'], []],
    ['history', ['history'], ['nothing-checked']],
    ['charts', ['saved'], ['unchecked']],
    ['compilations', ['compile'], ['unchecked']],
  ])('%s', async (_, failing, expected) => {
    for (const behave of [status(503), html(), serve({ status: 'ok' })]) {
      const isFailing = isOf(...failing);
      const found = await gatheredRecipes(busyWorld(), EVERYTHING, {
        behave: (request) => (isFailing(request) ? behave : undefined),
      });
      const { report } = found;
      expect(causes(found)).toEqual(expected);
      expect(report.outcome.fails).toBe(expected.length > 0);
      expect(report.metrics?.problem === null).toBe(!failing.includes('metrics'));
      expect(report.users?.problem === null).toBe(!failing.includes('users'));
      expect(report.charts?.problem === null).toBe(!failing.includes('history'));
      expect(JSON.stringify(report)).not.toContain(TOKEN);
    }
  });

  it('and a service that is not there at all leaves nothing proven', async () => {
    const found = await gatheredRecipes(busyWorld(), EVERYTHING, { behave: () => status(503) });
    expect(causes(found)).toEqual(['unchecked', 'nothing-checked', 'metrics-unknown']);
    expect(found.report.outcome.fails).toBe(true);
    expect(found).toMatchObject({ baseline: null, users: null, differences: [] });
  });
});

describe('a run of which nothing is proven does not pass', () => {
  it.each<[string, Partial<World>, Partial<RecipesQuestion>, readonly string[]]>([
    ['a history without runs', { runs: [] }, { chartsFromHistory: 5 }, ['nothing-checked']],
    ['a history that is switched off', { historyEnabled: false }, { chartsFromHistory: 5 }, ['nothing-checked']],
    ['charts that are all deleted', { charts: [] }, { chartsFromHistory: 5 }, ['nothing-checked', 'not-found']],
    [
      'another project',
      { projects: [...someWorld().projects, { uuid: chartUuid(0x20), explores: [], metrics: [] }] },
      { projectUuid: chartUuid(0x20), charts: [chartUuid(1), chartUuid(3)] },
      ['nothing-checked', 'not-found'],
    ],
    ['a baseline that is not there', {}, { isBaselineMissing: true }, ['nothing-checked', 'no-baseline']],
    ['a warehouse that is down', { warehouseWorks: false }, { charts: [chartUuid(1)] }, ['unchecked']],
    ['a token that is not known', { accounts: [] }, { charts: [chartUuid(1)] }, ['token-refused']],
  ])('%s', async (_, changes, question, expected) => {
    const found = await gatheredRecipes(busyWorld(changes), question);
    expect(causes(found)).toEqual(expected);
    expect(found.report.outcome.fails).toBe(true);
    expect(found.baseline).toBeNull();
    const never = await gatheredRecipes(busyWorld(changes), { ...question, failOn: 'never' });
    expect(never.report.outcome.fails).toBe(false);
  });
});

describe('a run that has to end', () => {
  const charts = Array.from({ length: 40 }, (_, position) => chartUuid(position + 1));
  const ending = (at: (request: ServiceRequest, count: number) => boolean) => {
    let stop: AbortController | undefined;
    let count = 0;
    return {
      onStart: (given: AbortController) => {
        stop = given;
      },
      afterAnswer: (request: ServiceRequest) => {
        count += 1;
        if (at(request, count)) stop?.abort();
      },
    };
  };

  it('half-way because it had to, so every chart has a result, and the unreached ones say why', async () => {
    const found = await gatheredRecipes(
      busyWorld(),
      { charts },
      ending((_, count) => count === 30),
    );
    const { report } = found;
    expect(report.isInterrupted).toBe(true);
    expect(report.charts?.charts.map(({ uuid }) => uuid)).toEqual(charts);
    const unchecked = report.charts?.charts.filter(({ result }) => result !== 'ok') ?? [];
    expect(unchecked.length).toBeGreaterThan(20);
    expect(unchecked.length).toBeLessThan(40);
    for (const { result, message } of unchecked) {
      expect([result, message]).toEqual(['unchecked', 'Not asked, because the run was stopped']);
    }
    expect(causes(found)).toEqual(['interrupted', 'unchecked']);
    // What would be taken for the whole by the next run.
    expect(found.baseline).toBeNull();
    expect(found.service.requests.length).toBeLessThan(30 + 5);
  });

  it('because its time is used up: it fails by what was not checked', async () => {
    const found = await gatheredRecipes(
      busyWorld(),
      { charts },
      {
        ...ending((_, count) => count === 30),
        host: { isInterrupted: () => false },
      },
    );
    expect(found.report.isInterrupted).toBe(false);
    expect(found.report.charts?.charts.at(-1)).toMatchObject({
      result: 'unchecked',
      message: 'Not asked, because the time for all requests was used up',
    });
    expect(causes(found)).toEqual(['unchecked']);
    expect(found.report.outcome.fails).toBe(true);
    expect(found.baseline).toBeNull();
  });

  it.each(['never', 'broken', 'changed', 'missing'] as const)(
    'fails with fail-on %s if it had to end',
    async (failOn) => {
      const found = await gatheredRecipes(busyWorld(), { charts: [chartUuid(1)], failOn }, ending(isOf('compile')));
      expect(causes(found)).toContain('interrupted');
      expect(found.report.outcome.fails).toBe(true);
    },
  );

  it('before it began asks for nothing', async () => {
    const found = await gatheredRecipes(busyWorld(), EVERYTHING, { onStart: (stop) => stop.abort() });
    const { report, service } = found;
    expect(service.requests).toEqual([]);
    expect(causes(found)).toEqual(['interrupted', 'unchecked', 'nothing-checked', 'metrics-unknown']);
    expect(report.users?.problem).not.toBeNull();
  });

  it('while a server keeps it waiting', async () => {
    const stop: { controller?: AbortController } = {};
    const found = await gatheredRecipes(
      busyWorld(),
      { charts: charts.slice(0, 6) },
      {
        onStart: (controller) => {
          stop.controller = controller;
        },
        behave: (request) => {
          if (!isOf('compile')(request)) return undefined;
          // Once it waits for an answer that does not come.
          sleep(5).then(() => stop.controller?.abort());
          return stallBeforeHeaders();
        },
      },
    );
    expect(found.report.charts?.charts.map(({ message }) => message)).toEqual(
      Array(6).fill('Not asked, because the run was stopped'),
    );
  });
});

describe('charts of the history', () => {
  it('are a problem if the account has run none, whatever other charts do', async () => {
    const found = await gatheredRecipes(someWorld(), { charts: [chartUuid(1)], chartsFromHistory: 5 });
    expect(found.report.charts?.charts.map(({ result }) => result)).toEqual(['ok']);
    expect(found.report.charts?.problem).toContain('has run no chart');
    expect(causes(found)).toEqual(['nothing-checked']);
    expect(found.report.outcome.fails).toBe(true);
  });
});

describe('a baseline', () => {
  const written = ({ baseline }: Recipes) => {
    if (baseline === null) return expect.fail('no baseline');
    const files = new Map(baseline.charts.map(({ uuid, sql }) => [sqlFileOf(uuid), sql ?? '']));
    return readBaseline(manifestOf(baseline), (file) => files.get(file) ?? expect.fail(file));
  };
  const charts = [1, 2, 3, 4].map(chartUuid);
  const deleted = (number: number) => manyCharts(4).filter(({ uuid }) => uuid !== chartUuid(number));

  it('contains every requested chart, whatever its result', async () => {
    const found = await gatheredRecipes(someWorld({ charts: deleted(3) }), { charts });
    expect(written(found)).toMatchObject({
      generatedAt: new Date(NOON).toISOString(),
      baseUrl: found.service.baseUrl,
      projectUuid: PROJECT,
      serverVersion: '0.2231.1',
      charts: [{ result: 'ok' }, { result: 'ok' }, { result: 'not-found', sql: null }, { result: 'ok' }],
    });
  });

  it('does not exist if the run gave up on the service, because a partial one would replace a whole one', async () => {
    let asked = 0;
    const found = await gatheredRecipes(
      someWorld({ charts: manyCharts(60) }),
      { charts: Array.from({ length: 60 }, (_, number) => chartUuid(number + 1)) },
      {
        behave: () => {
          asked += 1;
          return asked > 20 ? status(500) : undefined;
        },
      },
    );
    expect(found.report.charts?.charts.filter(({ result }) => result === 'ok').length).toBeGreaterThan(5);
    expect(found.report.charts?.charts.at(-1)?.message).toContain('Not asked');
    expect(found.baseline).toBeNull();
  });

  it('that was written before finds all as it was after', async () => {
    const before = await gatheredRecipes(someWorld({ charts: manyCharts(4) }), { charts });
    const after = await gatheredRecipes(someWorld({ charts: manyCharts(4) }), {
      baseline: written(before),
      failOn: 'missing',
    });
    expect(after.report.charts?.charts.map(({ comparison }) => comparison?.result)).toEqual(Array(4).fill('unchanged'));
    expect(after.report.outcome).toEqual({ failOn: 'missing', fails: false, failures: [] });
  });

  it('shows what an upgrade did', async () => {
    const model = (metrics: Readonly<Record<string, string>>) => [
      { uuid: PROJECT, metrics: [], explores: [orders({ metrics })] },
    ];
    const metricQuery = savedChart(1).metricQuery;
    const others = manyCharts(3);
    const old = savedChart(4, { metricQuery: { ...metricQuery, metrics: ['orders_gone_for_long'] } });
    const world = someWorld({ charts: [...others, old] });
    const before = await gatheredRecipes(world, { charts, failOn: 'never' });

    const edited = savedChart(1, { updatedAt: '2026-08-15T08:00:00.000Z' });
    const broken = savedChart(2, { metricQuery: { ...metricQuery, metrics: ['orders_gone'] } });
    const upgraded = someWorld({
      charts: [edited, broken, old],
      projects: model({ orders_order_count: 'COUNT(*)' }),
    });
    const after = await gatheredRecipes(upgraded, { baseline: written(before), failOn: 'missing' });
    expect(after.report.charts?.charts).toMatchObject([
      { result: 'ok', comparison: { result: 'changed', before: 'ok', isEdited: true } },
      { result: 'broken', comparison: { result: 'not-comparable', before: 'ok' } },
      { result: 'not-found', comparison: { result: 'not-comparable', before: 'ok' } },
      { result: 'broken', comparison: { result: 'not-comparable', before: 'broken' } },
    ]);
    expect(after.report.outcome.failures).toEqual([
      { cause: 'broken', count: 1, fails: true },
      { cause: 'lost', count: 1, fails: true },
      { cause: 'changed', count: 1, fails: true },
    ]);
    expect(after.differences).toMatchObject([{ uuid: chartUuid(1), text: expect.stringContaining('COUNT(*)') }]);
  });
});

it('never asks for what a hostile history calls a chart', async () => {
  const hostile = ['../../api/v1/org/users', `${chartUuid(1)}/../x`, '..', '%2e%2e', 'chart-1', '\u0000'];
  const runs = hostile.map((chartUuidOf, number) => run(number, {}, { chartUuid: chartUuidOf }));
  const found = await gatheredRecipes(someWorld({ runs }), { chartsFromHistory: 100 });
  expect(found.service.requests.map(kindOf)).toEqual(['history']);
  expect(causes(found)).toEqual(['nothing-checked']);
});

it('ends with what is wrong in the program itself', async () => {
  const wrong = new RangeError('a bug');
  const { host } = recipesHost({
    onProgress: () => {
      throw wrong;
    },
  });
  await expect(gatherRecipes(null as never, recipesQuestion({ charts: [chartUuid(1)] }), host)).rejects.toBe(wrong);
});
