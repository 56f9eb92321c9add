import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  catalogMetric,
  orders,
  organizationUser,
  PROJECT,
  run,
  savedChart,
  someWorld,
  uuid,
} from '../../support/analytics-service-data.ts';
import {
  chart,
  manyCharts,
  messages,
  ordersWith,
  projectWith,
  queryRecipesStep,
  withService,
} from '../../support/query-recipes-steps.ts';
import { runActionHere } from '../../support/runner.ts';
import { shown } from '../../support/shown.ts';

const runAt = queryRecipesStep(runActionHere);

describe('the compile check', () => {
  it('says that the migrations of the service are parked', () =>
    withService(someWorld({ migrations: { open: false, warnings: ['migration_parked'] } }), async (service) => {
      const result = await runAt(service, { charts: chart(1) });
      expect(result.recipes.service.migrations).toBe('parked');
      expect(result.summary).toContain('⚠️ Lightdash has parked its migrations, because one failed.');
    }));

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
});

describe('baseline and compare', () => {
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

  it('is renewed by the lines that the page gives', () =>
    withService(someWorld(), async (service, folder) => {
      const baseline = join(folder, 'baseline');
      const written = await runAt(service, { charts: chart(1), 'write-baseline': baseline });
      expect(written.stdout).toContain('The output baseline-path names the new baseline.');
      service.world.projects = projectWith(ordersWith('other.status'));
      const changed = await runAt(service, { baseline, 'fail-on': 'changed' });
      expect([changed.code, changed.stdout.includes('baseline-path')]).toEqual([1, false]);
      const [, name = ''] = /^ {2}write-baseline: (.+)$/m.exec(changed.summary) ?? [];
      const renewed = await runAt(service, { baseline, 'write-baseline': join(folder, name) });
      expect(renewed.outputs['baseline-path']).toBe(join(folder, 'new-baseline'));
      expect((await runAt(service, { baseline: join(folder, name), 'fail-on': 'changed' })).code).toBe(0);
    }));

  it('is not replaced by a run that is compared with it', () =>
    withService(someWorld(), async (service, folder) => {
      const baseline = join(folder, 'baseline');
      await runAt(service, { charts: chart(1), 'write-baseline': baseline });
      const result = await runAt(service, { baseline, 'write-baseline': `${baseline}/` });
      expect(result.code).toBe(1);
      expect(messages(result, 'error').join()).toContain('are the same folder');
    }));
});

describe('the other recipes', () => {
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

  const users = [
    ...Array.from({ length: 230 }, (_, number) => organizationUser(number + 10, { role: 'editor' })),
    organizationUser(1, { firstName: 'Ada', email: 'ada@example.test', role: 'admin' }),
    organizationUser(2, { role: 'queen', isActive: false, groups: [{ name: 'Finance', uuid: uuid(1) }] }),
    organizationUser(3, { isPending: true, firstName: '=cmd()', lastName: 'a "b", c' }),
  ];

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

describe('inputs', () => {
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
