import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quoteForMarkdown } from '../../../src/page/escape.ts';
import {
  manyRuns,
  OTHER_TOKEN,
  PROJECT,
  run,
  SERVICE_TOKEN,
  someWorld,
  TOKEN,
  uuid,
  type World,
} from '../../support/analytics-service-data.ts';
import { serve } from '../../support/misbehaving-server.ts';
import {
  JSON_HEADERS,
  messages,
  NOTHING_KNOWN,
  queryHistoryStep,
  withAgents,
  withService,
  worldOfToday,
} from '../../support/query-history-steps.ts';
import { runActionHere } from '../../support/runner.ts';
import { shown } from '../../support/shown.ts';

const runAt = queryHistoryStep(runActionHere);

describe('a report', () => {
  it.each<[Partial<World>, string | null, string]>([
    [{}, null, ''],
    [{ migrations: { open: false, warnings: [] } }, 'done', ''],
    [{ migrations: { open: true, warnings: [] } }, 'pending', 'The migrations of Lightdash have not finished'],
    [{ migrations: { open: false, warnings: ['migration_parked'] } }, 'parked', 'Lightdash has parked its migrations'],
    [
      { migrations: { open: false, warnings: [] }, notReady: 'migration_parked' },
      'parked',
      'Lightdash has parked its migrations',
    ],
    [
      { migrations: { open: false, warnings: [] }, notReady: 'db_unavailable' },
      'unavailable',
      'Lightdash cannot say whether',
    ],
  ])('says what the service reports about its migrations: %j', (changes, migrations, says) =>
    withService(worldOfToday(changes), async (service) => {
      const result = await runAt(service, {});
      expect(result.code).toBe(0);
      expect(result.report).toMatchObject({ service: { migrations } });
      const warned = messages(result, 'warning').filter((message) => message.includes('migrations'));
      expect(warned).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
      expect(/^⚠️ /m.test(result.summary.split('###')[0] ?? '')).toBe(says !== '');
    }),
  );

  it('takes six requests by default', () =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service);
      expect(result.code).toBe(0);
      expect(service.requests).toHaveLength(6);
      expect(result.outputs).toMatchObject({ available: 'true', total: '6', failed: '1', 'failed-scheduled': '1' });
      expect(messages(result, 'error')).toEqual([]);
      expect(messages(result, 'warning')).toEqual([
        `1 scheduled run failed in 30 days, such as orders (chart Orders by status): relation "orders" does not exist. Open ${service.baseUrl}/projects/${PROJECT}/saved/${uuid(0xc1)} and run it.`,
        '1 run has been waiting or running for longer than 30 minutes, such as orders (chart Orders by status). Check in the warehouse whether its query still runs.',
      ]);
      expect(result.summary.match(/^##+ .*/gm)).toEqual([
        `## 🟠 Query history at ${quoteForMarkdown(service.baseUrl.replace('http://', ''))}: 6 runs, 1 failed`,
        '### Failures',
        '### Stuck runs',
        '### Slowest runs',
        '### The newest runs',
      ]);
      expect(result.stdout).toContain('Warehouse time in the last 7 days: 12 min 35 s');
      const { requests } = service;
      expect(result.report).toMatchObject({
        requests: requests.length,
        failures: { failed: 1 },
        newest: { cacheHits: 1 },
      });
    }));

  it('sends a token that is refused once, and no more requests after it', () =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, { 'api-token': `${OTHER_TOKEN}0000` });
      expect(messages(result, 'warning')).toHaveLength(1);
      expect(service.requests.length).toBeLessThanOrEqual(4);
      expect(new Set(service.requests.map(({ query }) => `${query}`)).size).toBe(service.requests.length);
    }));

  it("uses Lightdash's variables if inputs are empty", () =>
    withService(worldOfToday(), async (service) => {
      const variables = {
        LIGHTDASH_URL: service.baseUrl,
        LIGHTDASH_PROJECT: PROJECT,
        // As a secret that was piped into its store.
        LIGHTDASH_API_KEY: `${SERVICE_TOKEN}\n`,
      };
      const empty = { 'base-url': '', 'project-uuid': '', 'api-token': '', rows: '0' };
      expect((await runAt(service, empty, variables)).outputs).toMatchObject({ available: 'true', total: '0' });
      expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${SERVICE_TOKEN}`);
      // An input counts before its variable.
      const both = await runAt(service, { rows: '0' }, { LIGHTDASH_URL: 'http://127.0.0.1:9' });
      expect(both.outputs['total']).toBe('6');
    }));

  it('is red for a filter that the service refuses, with the values that it takes', () =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, { trigger: 'Interactive', 'on-unavailable': 'warn' });
      expect(result.code).toBe(1);
      expect(service.requests[0]?.query.get('trigger')).toBe('Interactive');
      expect(messages(result, 'warning')).toEqual([]);
      expect(messages(result, 'error')).toEqual([
        expect.stringMatching(
          /^Input "trigger" is "Interactive"\. Known are interactive, apps, scheduled\. Lightdash refuses the filters\. .*HTTP 422 with an error \(ValidateError: trigger .*'apps'/,
        ),
      ]);
      expect(result.outputs).toEqual(NOTHING_KNOWN);
    }));

  it('shows values that the service knows and this action does not, with one warning', () =>
    withService(
      worldOfToday(),
      async (service) => {
        const result = await runAt(service, { trigger: 'agents' });
        expect(result.code).toBe(0);
        expect(messages(result, 'warning')).toEqual([
          'Input "trigger" is "agents". Known are interactive, apps, scheduled. Lightdash has accepted it.',
          'Lightdash has values that this version of the action does not know (trigger agents). They are shown as they are.',
        ]);
        expect(JSON.parse(result.outputs['counts'] ?? '')).toMatchObject({ triggers: { agents: 7 } });
        expect(shown(result.summary)).toContain('0 `scheduled`, 7 `agents`. Warehouse');
        expect(result.stdout).toContain('scheduled 0, agents 7');
      },
      { behave: () => serve(withAgents, JSON_HEADERS) },
    ));

  it.each<[string, Record<string, string>, number, string[]]>([
    ['are kept', { 'max-failed': '1', 'max-failed-scheduled': '1', 'max-warehouse-ms': '900000' }, 0, []],
    [
      'are exceeded',
      { 'max-failed': '0', 'max-failed-scheduled': '0', 'max-warehouse-ms': '1000' },
      1,
      [
        '1 run failed in 30 days (limit 0). Fix the cause, or set max-failed: 1 if you expect this.',
        '1 scheduled run failed in 30 days (limit 0). Fix the cause, or set max-failed-scheduled: 1 if you expect this.',
        '12 min 35 s of warehouse time in 7 days (limit 1 s). Fix the cause, or set max-warehouse-ms: 754720 if you expect this.',
      ],
    ],
    [
      'are exceeded at a first look',
      { rows: '0', 'max-failed': '0' },
      1,
      ['1 run failed in 30 days (limit 0). Fix the cause, or set max-failed: 1 if you expect this.'],
    ],
  ])('fails the step where limits %s', (_, inputs, code, errors) =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, inputs);
      expect(result.code).toBe(code);
      expect(messages(result, 'error')).toEqual(errors);
      expect(result.outputs).toMatchObject({ available: 'true', failed: '1' });
      expect(result.summary.includes('❌')).toBe(code === 1);
    }),
  );
});

describe('before and after', () => {
  it.each(['60m', new Date(Date.now() - 3_600_000).toISOString()])('%s', (since) =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, { since });
      expect(result.code).toBe(0);
      expect(result.report).toMatchObject({ comparison: { kind: 'since', after: { runs: 2, failed: 1 } } });
      expect(result.summary).toContain('### Before and after');
      expect(result.summary).toContain('1 new error, marked 🆕 under Failures.');
      expect(messages(result, 'warning')[0]).toMatch(/^1 new error since /);
    }),
  );

  it('compares with the report of an earlier run', () =>
    withService(worldOfToday(), async (service) => {
      const { world } = service;
      const later = world.runs;
      world.runs = later.filter(({ item }) => item.trigger !== 'scheduled');
      const before = await runAt(service);
      const folder = mkdtempSync(join(tmpdir(), 'query-history-'));
      try {
        const path = join(folder, 'before.json');
        writeFileSync(path, JSON.stringify(before.report));
        const error = { status: 'error', error: 'Tried to reference unknown field' };
        world.runs = [run(8, { minutesAgo: -0.05, now: Date.now() }, error), ...world.runs];
        world.now = () => Date.now() + 5_000;
        const after = await runAt(service, { 'compare-to': path });
        expect(after.code).toBe(0);
        expect(after.report).toMatchObject({
          comparison: {
            kind: 'earlier-report',
            before: { runs: 5, failed: 0 },
            after: { runs: 1, failed: 1 },
            newErrors: [{ error: 'Tried to reference unknown field', runs: 1 }],
          },
        });
        expect(after.summary).toContain('“Before” is the earlier report');
        const other = await runAt(service, { 'compare-to': path, trigger: 'apps' });
        expect(other.code).toBe(1);
        expect(messages(other, 'error')).toEqual([expect.stringContaining('has other filters')]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }));

  it('warns where the earlier run left no report, and compares nothing', () =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, { 'compare-to': 'no/such/report.json' });
      expect(result.code).toBe(0);
      expect(messages(result, 'warning')).toContain(
        'Nothing is compared, because there is no report with runs at no/such/report.json. Give the output report-path of an earlier run.',
      );
      expect(shown(result.summary).split('\n\n')[1]).toMatch(/^⚠️ Nothing is compared, .* Give the output report-path/);
      expect(result.report).toMatchObject({ comparison: null });
    }));
});

describe('the token', () => {
  it('is in nothing that is written where the service echoes it into rows', () => {
    const echo = { title: TOKEN, error: `no ${TOKEN}`, chartName: TOKEN, dashboardName: TOKEN, exploreName: TOKEN };
    const runs = manyRuns(3, { ...echo, status: 'error' });
    return withService(someWorld({ runs, version: TOKEN }), async (service) => {
      const result = await runAt(service);
      expect(result.outputs).toMatchObject({ available: 'true', failed: '3' });
      expect(shown(result.summary)).toContain('***');
    });
  });

  it.each<[string, Record<string, string>]>([
    ['a number', { rows: TOKEN }],
    ['an address', { 'base-url': `http://${TOKEN}@127.0.0.1` }],
    ['a path', { 'compare-to': TOKEN, rows: TOKEN }],
    ['a time', { since: TOKEN }],
  ])('is in nothing that is written where it was given as %s', async (_, inputs) => {
    const result = await runAt({ baseUrl: 'http://127.0.0.1:9' }, inputs);
    expect(result.code).toBe(1);
  });
});

describe('questions that cannot be asked', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['no address', { 'base-url': '' }, /Input "base-url" is missing\. Give it, or set LIGHTDASH_URL/],
    ['a token with blanks', { 'api-token': 'ldpat_12345678 12345678' }, /^The token has blanks/],
    [
      'an address of another scheme',
      { 'base-url': 'ftp://x.test' },
      /^Input "base-url" cannot be used: it is neither http/,
    ],
    ['a project that leads elsewhere', { 'project-uuid': '..' }, /^The project id is "\.\."\.$/],
    ['an unknown input', { 'max-fail': '1' }, /There is no input "max-fail"\. Did you mean "max-failed"\?/],
    ['a report that is none', { 'compare-to': 'package.json' }, /Input "compare-to" cannot be used: /],
  ])('%s', async (_, inputs, message) => {
    const result = await runAt({ baseUrl: 'http://127.0.0.1:9' }, inputs);
    expect(result.code).toBe(1);
    expect(messages(result, 'error')).toEqual([expect.stringMatching(message)]);
    expect(messages(result, 'warning', 'notice')).toEqual([]);
    expect(result.outputs).toEqual(NOTHING_KNOWN);
    expect(result.summary).toContain('## ❓ Query history did not finish, so the step fails');
  });
});
