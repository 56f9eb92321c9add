import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Baseline, BaselineChart } from '../../../src/companions/recipes/baseline.ts';
import { checkCharts } from '../../../src/companions/recipes/check-charts.ts';
import type { RecentRuns } from '../../../src/companions/recipes/recent-runs.ts';
import type { RecipesQuestion } from '../../../src/companions/recipes/recipes-report.ts';
import type { Progress } from '../../../src/net/progress.ts';
import type { AnalyticsServiceOptions } from '../../support/analytics-service.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import {
  manyCharts,
  orders,
  PROJECT,
  run,
  savedChart,
  someWorld,
  type World,
} from '../../support/analytics-service-data.ts';
import { chartUuid, recipesQuestion } from '../../support/gathered-recipes.ts';
import { holdsAsync } from '../../support/holds.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, position) => chartUuid(from + position));
const recent = (numbers: readonly number[], changes: Partial<RecentRuns> = {}): RecentRuns => ({
  runs: numbers.map((number, position) => run(position, {}, { chartUuid: chartUuid(number) }).item),
  share: { read: numbers.length, total: 4_000, unreadable: 0 },
  problem: null,
  ...changes,
});
const baselineChart = (number: number, changes: Partial<BaselineChart> = {}): BaselineChart => ({
  uuid: chartUuid(number),
  name: `Chart ${number}`,
  updatedAt: '2026-08-01T08:00:00.000Z',
  result: 'ok',
  movesWithClock: false,
  sql: 'SELECT 1',
  ...changes,
});
const baselineOf = (...charts: readonly BaselineChart[]): Baseline => ({
  generatedAt: '2026-08-14T09:00:00.000Z',
  baseUrl: 'https://analytics.example.test',
  projectUuid: PROJECT,
  serverVersion: '0.2230.0',
  contract: null,
  charts,
});

async function checked(
  world: World,
  changes: Partial<RecipesQuestion>,
  {
    runs = null,
    onProgress,
    ...options
  }: AnalyticsServiceOptions & {
    readonly runs?: RecentRuns | null;
    readonly onProgress?: (progress: Progress, stop: AbortController) => void;
  } = {},
) {
  const stop = new AbortController();
  const { service, client } = await clientForTest(world, options, { signal: stop.signal });
  const progress: Progress[] = [];
  const charts = await checkCharts(client, recipesQuestion(changes), runs, {
    endedBy: () => (stop.signal.aborted ? 'Not asked, because the run was stopped' : null),
    onProgress: (step) => {
      progress.push(step);
      onProgress?.(step, stop);
    },
  });
  if (charts === null)
    return { report: null, charts: [], results: [], service, progress, differences: [], checked: [] };
  return {
    ...charts,
    charts: charts.report.charts,
    results: charts.report.charts.map(({ result }) => result),
    service,
    progress,
  };
}
const uuidsOf = (charts: readonly { readonly uuid: string }[]) => charts.map(({ uuid }) => uuid);
const askedFor = ({ requests }: { readonly requests: readonly { readonly path: string }[] }) =>
  requests.map(({ path }) => /^\/api\/v1\/saved\/(.*)$/.exec(path)?.[1]).filter((uuid) => uuid !== undefined);

describe('which charts are checked', () => {
  it('returns nothing if nobody asks for charts', async () => {
    const { report, service, progress } = await checked(someWorld(), {}, { runs: recent([1, 2]) });
    expect(report).toBeNull();
    expect(service.requests).toEqual([]);
    expect(progress).toEqual([]);
  });

  it('those given, then those run most, then those of the baseline, each once', async () => {
    const { charts, service } = await checked(
      someWorld({ charts: manyCharts(9) }),
      {
        charts: [chartUuid(5), chartUuid(1).toUpperCase(), chartUuid(5).toUpperCase()],
        chartsFromHistory: 2,
        baseline: baselineOf(baselineChart(9), baselineChart(1), baselineChart(2)),
      },
      { runs: recent([3, 2, 1, 3, 2, 3]) },
    );
    const expected = [5, 1, 3, 2, 9].map(chartUuid);
    expect(uuidsOf(charts)).toEqual(expected);
    expect(charts.map(({ runs }) => runs)).toEqual([0, 1, 3, 2, 0]);
    expect(askedFor(service).toSorted()).toEqual(expected.toSorted());
  });

  it('none of the history where its runs serve another purpose', async () => {
    const { report, charts } = await checked(someWorld(), { charts: [chartUuid(1)] }, { runs: recent([3, 1, 3]) });
    expect(uuidsOf(charts)).toEqual([chartUuid(1)]);
    expect(charts[0]?.runs).toBe(1);
    expect(report).toMatchObject({ history: null, problem: null, baseline: null });
  });

  it('those of the history, deleted ones among them', async () => {
    const { report, charts } = await checked(someWorld(), { chartsFromHistory: 10 }, { runs: recent([8, 1, 8]) });
    expect(charts).toMatchObject([
      { uuid: chartUuid(8), name: null, result: 'not-found', runs: 2, comparison: null },
      { uuid: chartUuid(1), name: 'Chart 1', result: 'ok', runs: 1, comparison: null },
    ]);
    expect(report).toMatchObject({ history: { read: 3, total: 4_000 }, problem: null });
  });

  it('those given alone where the history could not be read, and it says so', async () => {
    const runs = recent([], { problem: 'it broke', share: { read: 0, total: null, unreadable: 0 } });
    const { report, charts } = await checked(someWorld(), { charts: [chartUuid(1)], chartsFromHistory: 5 }, { runs });
    expect(charts).toMatchObject([{ result: 'ok', runs: null }]);
    expect(report).toMatchObject({ problem: 'it broke', history: { read: 0, total: null } });
  });

  it('never what no chart can be called, whoever named it', async () => {
    const id = fc.oneof(
      fc.constantFrom(
        '',
        '.',
        '..',
        '../users',
        `${chartUuid(1)}\n`,
        `${chartUuid(1)}/x`,
        ` ${chartUuid(1)}`,
        '%2e%2e',
      ),
      fc.string(),
      fc.nat(30).map(chartUuid),
    );
    const { service, client } = await clientForTest();
    await holdsAsync(
      fc.asyncProperty(fc.array(fc.option(id), { maxLength: 8 }), async (ids) => {
        const before = service.requests.length;
        const runs = recent([], { runs: ids.map((each, number) => run(number, {}, { chartUuid: each }).item) });
        const question = recipesQuestion({ chartsFromHistory: 5 });
        const found = await checkCharts(client, question, runs, { endedBy: () => null, onProgress: () => undefined });
        const known = new Set(
          ids.filter((each) => each !== null && /^0{8}-0{4}-4000-8000-0{10}[\da-f]{2}$/.test(each)),
        );
        expect(found?.checked.length).toBe(Math.min(5, known.size));
        for (const { uuid } of found?.checked ?? []) expect(known).toContain(uuid);
        for (const { path } of service.requests.slice(before))
          expect(path).toMatch(/^\/api\/v1\/(saved\/[\da-f-]{36}|projects\/.*\/compileQuery)$/);
      }),
    );
  });
});

describe('the check', () => {
  it('of hundreds of charts: every one has its result in its place, four requests at once', async () => {
    const deleted = 7;
    const world = someWorld({ charts: manyCharts(300).filter((_, position) => position % deleted !== 0) });
    const charts = upTo(300);
    let asked = 0;
    // The first ones wait for each other, however busy the machine is.
    const delayMs = ({ path }: { readonly path: string }) => (++asked <= 4 ? 250 : path.length % 3);
    const found = await checked(world, { charts }, { delayMs });
    expect(uuidsOf(found.charts)).toEqual(charts);
    expect(found.results).toEqual(charts.map((_, position) => (position % deleted === 0 ? 'not-found' : 'ok')));
    expect(found.service.mostAtOnce).toBe(4);
    expect(found.progress).toEqual(Array.from({ length: 301 }, (_, done) => ({ reading: 'charts', done, total: 300 })));
  });

  it('that has to end half-way has a result for every chart, and says which it did not reach', async () => {
    const { charts, results, service } = await checked(
      someWorld({ charts: manyCharts(100) }),
      { charts: upTo(100) },
      {
        delayMs: () => 1,
        onProgress: ({ done }, stop) => {
          if (done === 30) stop.abort();
        },
      },
    );
    expect(charts).toHaveLength(100);
    expect(results.filter((result) => result === 'ok').length).toBeGreaterThanOrEqual(30);
    expect(results.filter((result) => result === 'ok').length).toBeLessThan(30 + 4);
    for (const { result, message } of charts) {
      expect([result, message]).toEqual(
        result === 'ok' ? ['ok', null] : ['unchecked', 'Not asked, because the run was stopped'],
      );
    }
    expect(service.requests.length).toBeLessThan(2 * 34 + 1);
  });
});

describe('next to a baseline', () => {
  const sql =
    '  SELECT "orders".status AS "orders_status",\r\nCOUNT("orders".id) AS "orders_order_count" FROM "orders" GROUP BY 1 ORDER BY "orders_order_count" LIMIT 500 ';

  it('each chart has a comparison, and a difference where it changed', async () => {
    const { report, charts, differences } = await checked(someWorld({ charts: manyCharts(3) }), {
      charts: [chartUuid(3)],
      baseline: baselineOf(
        baselineChart(1, { sql }),
        baselineChart(2, { uuid: chartUuid(2).toUpperCase() }),
        baselineChart(5),
      ),
    });
    expect(report?.baseline).toEqual({
      generatedAt: '2026-08-14T09:00:00.000Z',
      serverVersion: '0.2230.0',
      baseUrl: 'https://analytics.example.test',
    });
    expect(
      charts.map(({ uuid, result, comparison }) => [uuid, result, comparison?.result, comparison?.before]),
    ).toEqual([
      [chartUuid(3), 'ok', 'not-in-baseline', null],
      [chartUuid(1), 'ok', 'unchanged', 'ok'],
      [chartUuid(2), 'ok', 'changed', 'ok'],
      [chartUuid(5), 'not-found', 'not-comparable', 'ok'],
    ]);
    expect(uuidsOf(differences)).toEqual([chartUuid(2)]);
    expect(differences[0]?.text).toContain('-SELECT 1');
    expect(charts[2]?.comparison?.difference?.removed).toBe(1);
  });

  it('that is empty, nothing is compared', async () => {
    const { report } = await checked(someWorld(), { baseline: baselineOf() });
    expect(report?.charts).toEqual([]);
  });

  it('a chart that is not reached is not taken for unchanged', async () => {
    const { charts } = await checked(
      someWorld(),
      { baseline: baselineOf(baselineChart(1, { sql })) },
      { onProgress: (_, stop) => stop.abort() },
    );
    expect(charts).toMatchObject([{ result: 'unchecked', comparison: { result: 'not-comparable', before: 'ok' } }]);
  });

  it('a chart that is gone has its name from there', async () => {
    const { charts } = await checked(someWorld({ charts: [] }), { baseline: baselineOf(baselineChart(7)) });
    expect(charts).toMatchObject([{ name: 'Chart 7', result: 'not-found', comparison: { before: 'ok' } }]);
  });

  it('an explore that has changed shows in every chart of it', async () => {
    const world = someWorld({ charts: manyCharts(20) });
    const before = await checked(world, { charts: upTo(20) });
    world.projects = [
      {
        uuid: PROJECT,
        metrics: [],
        explores: [orders({ metrics: { orders_order_count: 'COUNT(DISTINCT "orders".id)' } })],
      },
    ];
    world.charts = [...world.charts, savedChart(21)];
    const after = await checked(world, { charts: [chartUuid(21)], baseline: baselineOf(...before.checked) });
    expect(after.charts.filter(({ comparison }) => comparison?.result === 'changed')).toHaveLength(20);
    expect(after.differences).toHaveLength(20);
  });
});
