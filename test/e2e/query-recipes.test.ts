import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnalyticsServiceOptions } from '../support/analytics-service.ts';
import {
  ordersQuery,
  organizationUser,
  PROJECT,
  savedChart,
  someWorld,
  TOKEN,
  uuid,
  type World,
} from '../support/analytics-service-data.ts';
import { HURRIED } from '../support/faults.ts';
import { reset, status } from '../support/misbehaving-server.ts';
import {
  chart,
  manyCharts,
  messages,
  ordersWith,
  projectWith,
  queryRecipesStep,
  resultsOf,
  withService,
} from '../support/query-recipes-steps.ts';
import { runAction } from '../support/runner.ts';
import { shown } from '../support/shown.ts';

const runAt = queryRecipesStep(runAction);

describe.concurrent('the compile check', () => {
  it('is green where every chart compiles, with two requests for each', () =>
    withService(someWorld(), async (service) => {
      const result = await runAt(service, { charts: `${chart(1)} # orders by status` });
      expect(result.code).toBe(0);
      expect(result.outputs).toMatchObject({ charts: '1', ok: '1', broken: '0', 'server-version': '0.2231.1' });
      expect(messages(result, 'error', 'warning', 'notice')).toEqual([]);
      expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
        `GET /api/v1/saved/${chart(1)}`,
        `POST /api/v1/projects/${PROJECT}/explores/orders/compileQuery`,
      ]);
    }));

  it('distinguishes broken, not allowed, not found and unchecked', () => {
    const custom = { id: 'c', name: 'c', table: 'orders', type: 'sql', sql: '1', dimensionType: 'number' };
    const charts = [
      savedChart(1),
      savedChart(2, { name: 'No field', metricQuery: ordersQuery({ dimensions: ['orders_gone'] }) }),
      savedChart(3, { name: 'No explore', metricQuery: ordersQuery({ exploreName: 'gone' }) }),
      savedChart(4, { name: 'Custom SQL', metricQuery: ordersQuery({ customDimensions: [custom] }) }),
      savedChart(6, { name: 'Elsewhere', projectUuid: uuid(0xa2) }),
      savedChart(7, { name: 'Trouble' }),
    ];
    const behave: AnalyticsServiceOptions['behave'] = ({ path }) => (path.endsWith(chart(7)) ? status(503) : undefined);
    return withService(
      someWorld({ charts }),
      async (service) => {
        const asked = [1, 2, 3, 4, 5, 6, 7].map(chart).join('\n');
        const result = await runAt(service, { charts: asked }, HURRIED);
        expect(resultsOf(result)).toEqual([
          'ok',
          'broken',
          'broken',
          'not-allowed',
          'not-found',
          'not-allowed',
          'unchecked',
        ]);
        expect(result.code).toBe(1);
        const errors = messages(result, 'error').join('\n');
        expect(errors).toContain('orders_gone');
        expect(shown(result.summary)).toContain(
          'orders_gone is missing from the SQL, because the model has no such field',
        );
        expect(shown(result.summary)).toContain('User cannot run queries with custom SQL dimensions');
        const never = await runAt(service, { charts: asked, 'fail-on': 'never' }, HURRIED);
        expect(never.code).toBe(0);
        expect(messages(never, 'error')).toEqual([]);
        expect(messages(never, 'warning').length).toBeGreaterThan(0);
      },
      { behave },
    );
  });

  it('is red if the history cannot be read', () =>
    withService(someWorld({ historyEnabled: false }), async (service) => {
      const result = await runAt(service, { 'charts-from-history': '5', charts: chart(1) });
      expect([result.code, result.outputs['ok']]).toEqual([1, '1']);
      expect(shown(result.summary)).toContain('query-history');
    }));

  it('is red where the service resets every connection, and asks for few of many charts', () =>
    withService(
      someWorld(),
      async (service, folder) => {
        const baseline = join(folder, 'baseline');
        const charts = Array.from({ length: 60 }, (_, number) => uuid(number)).join(',');
        const result = await runAt(service, { charts, 'write-baseline': baseline }, HURRIED);
        expect([result.code, result.outputs['ok'], result.outputs['unchecked']]).toEqual([1, '0', '60']);
        expect(result.outputs['baseline-path']).toBe('');
        expect(existsSync(baseline)).toBe(false);
        expect(service.requests.length).toBeLessThan(100);
      },
      { behave: () => reset() },
    ));
});

describe.concurrent('baseline and compare', () => {
  it('gives one diff for one chart that changed', () =>
    withService(someWorld(), async (service, folder) => {
      const region = ordersQuery({ dimensions: ['orders_region'] });
      const parameters = { region_level: 'one' };
      service.world.charts = [savedChart(1), savedChart(2, { metricQuery: region, parameters })];
      const baseline = join(folder, 'baseline');
      await runAt(service, { charts: `${chart(1)},${chart(2)}`, 'write-baseline': baseline });
      service.world.charts = [
        savedChart(1),
        savedChart(2, {
          metricQuery: region,
          parameters: { region_level: 'two' },
          updatedAt: '2026-08-02T08:00:00.000Z',
        }),
      ];
      const after = await runAt(service, { baseline }, { RUNNER_TEMP: folder });
      expect([after.code, after.outputs['changed'], after.outputs['unchanged']]).toEqual([0, '1', '1']);
      const diffs = after.outputs['diff-path'] ?? '';
      expect(readdirSync(diffs)).toEqual([`${chart(2)}.diff`]);
      const text = readFileSync(join(diffs, `${chart(2)}.diff`), 'utf8');
      expect(text).toMatch(/^-.*region_one/m);
      expect(text).toMatch(/^\+.*region_two/m);
      expect(after.summary.match(/^```+diff$/gm)).toHaveLength(1);
      expect(after.recipes.charts?.charts[1]?.comparison?.isEdited).toBe(true);
      expect(messages(after, 'warning').join()).toContain('Chart 2');
      expect((await runAt(service, { baseline, 'fail-on': 'changed' })).code).toBe(1);
    }));

  it('is not written if the service did not answer for all charts', () =>
    withService(
      someWorld({ charts: [savedChart(1), savedChart(2)] }),
      async (service, folder) => {
        const inputs = { 'write-baseline': join(folder, 'baseline'), 'fail-on': 'never' };
        const result = await runAt(service, { charts: `${chart(1)},${chart(2)}`, ...inputs }, HURRIED);
        expect([result.code, result.outputs['ok'], result.outputs['baseline-path']]).toEqual([0, '1', '']);
        expect(readdirSync(folder)).toEqual([]);
      },
      { behave: ({ path }) => (path.endsWith(chart(2)) ? status(500) : undefined) },
    ));

  it('holds the token nowhere, wherever the service echoes it', () =>
    withService(someWorld({ charts: [savedChart(1, { name: `Of ${TOKEN}` })] }), async (service, folder) => {
      service.world.projects = projectWith(ordersWith(`'${TOKEN}'`));
      const baseline = join(folder, 'baseline');
      await runAt(service, { charts: chart(1), 'write-baseline': baseline });
      const texts = readdirSync(baseline).map((name) => readFileSync(join(baseline, name), 'utf8'));
      expect(texts).toHaveLength(2);
      expect(texts.join()).not.toContain(TOKEN.slice(6, 20));
    }));
});

describe.concurrent('the other recipes', () => {
  it.each<[string, Partial<World>, AnalyticsServiceOptions, RegExp]>([
    [
      'a token that is refused',
      { accounts: [] },
      {},
      /^Lightdash refuses the token\. .*HTTP 401.*Check that the secret has the whole token/,
    ],
    [
      'a server that fails',
      {},
      { behave: () => status(500) },
      /^The metrics could not be read.*HTTP 500.*Run this again later/,
    ],
  ])('are red for %s where they are only to be listed', (_, changes, options, message) =>
    withService(
      someWorld(changes),
      async (service) => {
        const result = await runAt(service, { 'metric-tags': 'finance' }, HURRIED);
        expect([result.code, result.outputs['metrics']]).toEqual([1, '']);
        expect(messages(result, 'error')).toEqual([expect.stringMatching(message)]);
        if (message.source.includes('401')) expect(messages(result, 'error').join()).not.toContain('Run it again');
      },
      options,
    ),
  );

  const users = [
    ...Array.from({ length: 230 }, (_, number) => organizationUser(number + 10, { role: 'editor' })),
    organizationUser(1, { firstName: 'Ada', email: 'ada@example.test', role: 'admin' }),
    organizationUser(2, { role: 'queen', isActive: false, groups: [{ name: 'Finance', uuid: uuid(1) }] }),
    organizationUser(3, { isPending: true, firstName: '=cmd()', lastName: 'a "b", c' }),
  ];

  it('count users, and show none of them', () =>
    withService(someWorld({ users }), async (service) => {
      const result = await runAt(service, { users: 'summary' });
      expect(result.outputs).toMatchObject({ users: '233', 'users-pending': '1', 'users-inactive': '1' });
      const texts = [result.stdout, result.stderr, result.summary, JSON.stringify(result.report)].join();
      for (const hidden of ['example.test', 'Ada', 'cmd']) expect(shown(texts)).not.toContain(hidden);
      for (const shownText of ['queen', 'Finance', '230']) expect(shown(result.summary)).toContain(shownText);
    }));
});

// Windows has no signals: there a process that is sent one is ended at once, and nothing can be asked of it.
describe.concurrent('a run that is ended', { skip: process.platform === 'win32' }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s leaves a valid report of a part, and no baseline', (signal) => {
    let asked: () => void = () => undefined;
    const after = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let count = 0;
    return withService(
      someWorld({ charts: manyCharts(100) }),
      async (service, folder) => {
        const charts = service.world.charts.map(({ uuid: id }) => id).join('\n');
        const baseline = join(folder, 'baseline');
        const result = await runAt(service, { charts, 'write-baseline': baseline }, {}, { signal, after });
        expect([result.code, result.signal]).toEqual([1, null]);
        expect(result.recipes.isInterrupted).toBe(true);
        const results = resultsOf(result);
        expect(results).toHaveLength(100);
        expect(results.filter((each) => each === 'ok').length).toBeGreaterThan(0);
        expect(results.filter((each) => each === 'unchecked').length).toBeGreaterThan(0);
        expect(result.outputs['baseline-path']).toBe('');
        expect(readdirSync(folder)).toEqual([]);
        expect(result.summary).not.toContain('✅');
        const never = result.recipes.outcome.failures.find(({ cause }) => cause === 'interrupted');
        expect(never?.fails).toBe(true);
      },
      {
        afterAnswer: () => {
          count += 1;
          if (count === 60) asked();
        },
        // From there on it does not answer, so that the run is still on its way when the signal comes.
        behave: () => (count >= 60 ? () => undefined : undefined),
      },
    );
  });
});
