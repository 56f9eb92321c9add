import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChartReport, RecipesReport } from '../../src/companions/recipes/recipes-report.ts';
import {
  type AnalyticsService,
  type AnalyticsServiceOptions,
  startAnalyticsService,
} from '../support/analytics-service.ts';
import {
  catalogMetric,
  orders,
  ordersQuery,
  organizationUser,
  PROJECT,
  run,
  savedChart,
  someWorld,
  TOKEN,
  uuid,
  type World,
} from '../support/analytics-service-data.ts';
import { HURRIED } from '../support/faults.ts';
import { reset, status } from '../support/misbehaving-server.ts';
import type { Killing } from '../support/process.ts';
import { runAction, type StepResult } from '../support/runner.ts';
import { shown } from '../support/shown.ts';

const OUTPUTS = [
  'charts',
  'ok',
  'broken',
  'not-allowed',
  'not-found',
  'unchecked',
  'changed',
  'unchanged',
  'metrics',
  'metrics-missing',
  'users',
  'users-pending',
  'users-inactive',
  'server-version',
  'baseline-path',
  'diff-path',
  'users-path',
  'report-path',
];

/** The id of `savedChart(number)`. */
const chart = (number: number) => uuid(0xc0 + number);

/** So many charts over the same explore. */
function manyCharts(count: number, changes: Parameters<typeof savedChart>[1] = {}) {
  return Array.from({ length: count }, (_, number) => savedChart(0x1000 + number, changes));
}

/** An explore whose field compiles to something else. */
function ordersWith(status: string) {
  return orders({ dimensions: { ...orders().dimensions, orders_status: status } });
}

function projectWith(explore = orders(), metrics = someWorld().projects[0]?.metrics ?? []): World['projects'] {
  return [{ uuid: PROJECT, explores: [explore], metrics }, ...someWorld().projects.slice(1)];
}

/** A service and a folder for one test. (Their end is the run's: the tests of this file run side by side.) */
async function withService<T>(
  world: World,
  use: (service: AnalyticsService, folder: string) => Promise<T>,
  options: AnalyticsServiceOptions = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-recipes-'));
  const service = await startAnalyticsService(world, options);
  try {
    return await use(service, folder);
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
}

/** Runs the companion, and makes sure that the token is nowhere but where the runner is told to mask it. */
async function runAt(
  { baseUrl }: { readonly baseUrl: string },
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
  killing?: Killing,
): Promise<StepResult & { readonly recipes: RecipesReport }> {
  const given = { 'base-url': baseUrl, 'project-uuid': PROJECT, 'api-token': TOKEN, ...inputs };
  const result = await runAction(given, environment, null, 'query-recipes', killing);
  const mask = `::add-mask::${TOKEN}\n`;
  expect(result.stdout.startsWith(mask)).toBe(true);
  const rest = result.stdout.slice(mask.length);
  for (const text of [rest, result.stderr, result.summary, JSON.stringify([result.written, result.report])]) {
    expect(text).not.toContain(TOKEN.slice(6, 20));
  }
  expect(`${result.stdout}${result.stderr}`).not.toMatch(/^\s+at .*[:(]|node:internal/m);
  expect([...new Set(result.written.map(([name]) => name))].sort()).toEqual([...OUTPUTS].sort());
  // Whatever comes of it, at first nothing was known.
  expect(result.written.slice(0, OUTPUTS.length).every(([, value]) => value === '')).toBe(true);
  return { ...result, recipes: result.report as unknown as RecipesReport };
}

function messages({ commands }: StepResult, ...levels: readonly string[]): string[] {
  return commands.filter(({ name }) => levels.includes(name)).map(({ message }) => message);
}

function resultsOf({ recipes }: { readonly recipes: RecipesReport }): ChartReport['result'][] {
  return recipes.charts?.charts.map(({ result }) => result) ?? [];
}

describe.concurrent('the compile check', () => {
  it('says that the migrations of the service are parked', () =>
    withService(someWorld({ migrations: { open: false, warnings: ['migration_parked'] } }), async (service) => {
      const result = await runAt(service, { charts: chart(1) });
      expect(result.recipes.service.migrations).toBe('parked');
      expect(result.summary).toContain('⚠️ Its migrations are parked: one has failed.');
    }));

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

  it('takes the charts run most from the history, deleted ones among them', () => {
    const now = Date.now();
    const charts = [savedChart(1), savedChart(2), savedChart(3)];
    const ran = [2, 2, 2, 9, 9, 1].map((number, position) =>
      run(position, { now, minutesAgo: position + 1 }, { chartUuid: chart(number) }),
    );
    return withService(someWorld({ now: () => now, charts, runs: ran }), async (service) => {
      const result = await runAt(service, { 'charts-from-history': '2' });
      expect(result.recipes.charts?.charts.map(({ uuid: id, runs, result: found }) => [id, runs, found])).toEqual([
        [chart(2), 3, 'ok'],
        [chart(9), 2, 'not-found'],
      ]);
      expect(result.code).toBe(0);
      expect((await runAt(service, { 'charts-from-history': '2', 'fail-on': 'missing' })).code).toBe(1);
    });
  });

  it('is red where charts are asked for and there are none', () =>
    withService(someWorld(), async (service) => {
      const result = await runAt(service, { 'charts-from-history': '5' });
      expect([result.code, result.outputs['charts']]).toEqual([1, '0']);
      expect(result.summary).not.toContain('✅');
    }));

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
  it('is green and silent where nothing changed, white space aside', () =>
    withService(someWorld({ charts: manyCharts(3) }), async (service, folder) => {
      const charts = service.world.charts.map(({ uuid: id }) => id).join('\n');
      const baseline = join(folder, 'a', 'baseline');
      const before = await runAt(service, { charts, 'write-baseline': baseline });
      expect([before.code, before.outputs['baseline-path']]).toEqual([0, baseline]);
      expect(readdirSync(baseline).sort()).toEqual(
        ['manifest.json', ...service.world.charts.map(({ uuid: id }) => `${id}.sql`)].sort(),
      );
      service.world.projects = projectWith(ordersWith('  "orders".status\n'));
      const after = await runAt(service, { baseline, 'fail-on': 'changed' });
      expect([after.code, after.outputs['unchanged'], after.outputs['changed']]).toEqual([0, '3', '0']);
      expect(after.outputs['diff-path']).toBe('');
      expect(messages(after, 'error', 'warning', 'notice')).toEqual([]);
    }));

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

  it('replaces an earlier baseline whole, and nothing else', () =>
    withService(someWorld(), async (service, folder) => {
      const baseline = join(folder, 'baseline');
      service.world.charts = [savedChart(1), savedChart(2)];
      await runAt(service, { charts: `${chart(1)},${chart(2)}`, 'write-baseline': baseline });
      await runAt(service, { charts: chart(1), 'write-baseline': baseline });
      expect(readdirSync(baseline).sort()).toEqual([`${chart(1)}.sql`, 'manifest.json']);
      expect(readdirSync(folder)).toEqual(['baseline']);

      const other = join(folder, 'other');
      mkdirSync(other);
      writeFileSync(join(other, 'notes.txt'), 'keep');
      const refused = await runAt(service, { charts: chart(1), 'write-baseline': other });
      expect(refused.code).toBe(1);
      expect(messages(refused, 'error').join()).toContain('notes.txt');
      expect(readdirSync(other)).toEqual(['notes.txt']);
    }));

  it.each<[string, (baseline: string) => void, RegExp]>([
    ['edited', (baseline) => writeFileSync(join(baseline, `${chart(1)}.sql`), 'SELECT 2'), /baseline.*cannot be used/],
    [
      'of another project',
      (baseline) => {
        const path = join(baseline, 'manifest.json');
        writeFileSync(path, readFileSync(path, 'utf8').replace(PROJECT, uuid(0xa2)));
      },
      /belongs to project 00000000-0000-4000-8000-0000000000a2/,
    ],
  ])('fails for a baseline that is %s, without a request', (_, spoil, expected) =>
    withService(someWorld(), async (service, folder) => {
      const baseline = join(folder, 'baseline');
      await runAt(service, { charts: chart(1), 'write-baseline': baseline });
      spoil(baseline);
      const asked = service.requests.length;
      const result = await runAt(service, { baseline, 'fail-on': 'never' });
      expect(result.code).toBe(1);
      expect(messages(result, 'error').join()).toMatch(expected);
      expect(service.requests).toHaveLength(asked);
      expect(result.outputs['ok']).toBe('');
    }),
  );

  it('warns of a comparison that was to take place and has no baseline', () =>
    withService(someWorld(), async (service, folder) => {
      const result = await runAt(service, { charts: chart(1), baseline: join(folder, 'none') });
      expect(result.code).toBe(0);
      expect(messages(result, 'warning').join()).toContain('There is no baseline');
    }));

  it.each([
    ['a path that is not there, and no other charts', { baseline: 'none' }],
    ['a path that is not there, under fail-on changed', { charts: chart(1), baseline: 'none', 'fail-on': 'changed' }],
    ['an empty path, under fail-on changed', { charts: chart(1), baseline: '', 'fail-on': 'changed' }],
  ])('is red without a baseline: %s', (_, inputs) =>
    withService(someWorld(), async (service) => {
      const result = await runAt(service, inputs);
      expect(result.code).toBe(1);
      expect(messages(result, 'error')).not.toEqual([]);
      expect(result.summary).not.toContain('✅');
    }),
  );

  it('is not replaced by a run that is compared with it', () =>
    withService(someWorld(), async (service, folder) => {
      const baseline = join(folder, 'baseline');
      await runAt(service, { charts: chart(1), 'write-baseline': baseline });
      const result = await runAt(service, { baseline, 'write-baseline': `${baseline}/` });
      expect(result.code).toBe(1);
      expect(messages(result, 'error').join()).toContain('are the same folder');
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
  it('read a catalog of twelve pages, and name what is missing', () => {
    const metrics = Array.from({ length: 1_150 }, (_, number) => catalogMetric(`metric_${number}`, { tags: ['all'] }));
    return withService(someWorld({ projects: projectWith(orders(), metrics) }), async (service) => {
      const result = await runAt(service, {
        'metric-tags': 'all',
        'expect-metrics': 'orders.metric_7\norders.metric_9999',
      });
      expect([result.code, result.outputs['metrics'], result.outputs['metrics-missing']]).toEqual([1, '1150', '1']);
      expect(service.requests).toHaveLength(12);
      expect(messages(result, 'error').join()).toContain('orders.metric_9999');
      expect((await runAt(service, { 'expect-metrics': 'orders.metric_7' })).code).toBe(0);
    });
  });

  it.each<[string, Partial<World>, AnalyticsServiceOptions, RegExp]>([
    [
      'a token that is refused',
      { accounts: [] },
      {},
      /^Lightdash refuses the token: .*HTTP 401.*Give a valid one as api-token/,
    ],
    [
      'a server that fails',
      {},
      { behave: () => status(500) },
      /^The metrics could not be read.*HTTP 500.*then run it again/,
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

  it('write users to a file, formulas made harmless', () =>
    withService(someWorld({ users }), async (service, folder) => {
      const result = await runAt(service, { users: 'csv' }, { RUNNER_TEMP: folder });
      const lines = readFileSync(result.outputs['users-path'] ?? '', 'utf8').split('\r\n');
      expect(lines).toHaveLength(1 + 233 + 1);
      expect(lines.join('\n')).toContain(`,'=cmd(),"a ""b"", c",`);
      expect(shown([result.stdout, result.summary, JSON.stringify(result.report)].join())).not.toContain(
        'example.test',
      );
    }));

  it('show users where they are asked to', () =>
    withService(someWorld({ users, listsUsersBare: true }), async (service) => {
      const result = await runAt(service, { users: 'list' });
      expect(result.code).toBe(0);
      // A mail address is shown in two elements, so that it does not become a link.
      expect(shown(result.summary)).toContain('ada``@example.test');
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

describe.concurrent('inputs', () => {
  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['nothing to do', {}, /nothing to do/],
    ['an id that is none', { charts: 'orders-by-status' }, /"orders-by-status", which is not a chart id/],
    ['a baseline of nothing', { users: 'summary', 'write-baseline': 'x' }, /has no charts to write/],
    ['a metric without its table', { 'expect-metrics': 'revenue' }, /table\.metric/],
    ['an unknown word', { users: 'sumary' }, /Did you mean "summary"/],
    [
      'an unknown word of fail-on',
      { charts: chart(1), 'fail-on': 'any' },
      /Give one of broken, changed, missing, contract, never/,
    ],
    ['too many charts', { 'charts-from-history': '1001' }, /1000 at most/],
    ['no project', { users: 'summary', 'project-uuid': '' }, /project-uuid.*is missing/],
  ])('with %s fail, whatever fail-on says', (_, inputs, expected) =>
    withService(someWorld(), async (service) => {
      const result = await runAt(service, { 'fail-on': 'never', ...inputs });
      expect(result.code).toBe(1);
      expect(messages(result, 'error').join('\n')).toMatch(expected);
      expect(service.requests).toEqual([]);
    }),
  );
});
