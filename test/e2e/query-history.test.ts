import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type AnalyticsService,
  type AnalyticsServiceOptions,
  startAnalyticsService,
} from '../support/analytics-service.ts';
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
} from '../support/analytics-service-data.ts';
import { HURRIED } from '../support/faults.ts';
import { type Behaviour, redirect, reset, serve, startServer, status } from '../support/misbehaving-server.ts';
import { runAction, type StepResult } from '../support/runner.ts';
import { shown } from '../support/shown.ts';

const JSON_HEADERS = { headers: { 'content-type': 'application/json' } };

/** Everything is known or nothing. */
const NOTHING_KNOWN = {
  available: 'false',
  total: '',
  interactive: '',
  apps: '',
  scheduled: '',
  'last-few-minutes': '',
  'last-hour': '',
  'last-24-hours': '',
  'last-7-days': '',
  'last-30-days': '',
  'warehouse-ms-last-7-days': '',
  counts: '',
  failed: '',
  'failed-scheduled': '',
  'server-version': '',
  'report-path': '',
};

/** Of the service's own clock, which is this machine's: `since` is counted from now. */
function worldOfToday(changes: Partial<World> = {}): World {
  const now = Date.now();
  const failed = { status: 'error', error: 'relation "orders" does not exist', trigger: 'scheduled' };
  return someWorld({
    now: () => now,
    runs: [
      run(1, { minutesAgo: 2, now }, failed),
      run(2, { minutesAgo: 3, now }, { cacheHit: true, warehouseExecutionTimeMs: 0 }),
      run(3, { minutesAgo: 90, now }, { trigger: 'apps', dashboardUuid: uuid(0xdd), dashboardName: 'Sales' }),
      run(4, { minutesAgo: 100, now }, { warehouseExecutionTimeMs: 754_000, title: 'payments' }),
      run(5, { minutesAgo: 120, now }, { status: 'queued', warehouseExecutionTimeMs: null, resultsUpdatedAt: null }),
      run(6, { minutesAgo: 3_000, now }, { status: 'expired' }),
      run(7, { minutesAgo: 3, now, account: 'other' }),
    ],
    ...changes,
  });
}

/** Of a service with a trigger of the future. */
const withAgents = {
  status: 'ok',
  results: {
    data: [],
    pagination: { page: 1, pageSize: 100, totalResults: 0, totalPageCount: 0 },
    counts: {
      total: 7,
      warehouseTimeMsLast7Days: 0,
      windows: { lastFewMinutes: 0, lastHour: 0, last24Hours: 0, last7Days: 7, last30Days: 0 },
      triggers: { interactive: 0, apps: 0, scheduled: 0, agents: 7 },
    },
  },
};

/** Starts a service for one test. (Its end is the run's, not the test's: the tests of this file run side by side.) */
async function withService<T>(
  world: World,
  use: (service: AnalyticsService) => Promise<T>,
  options: AnalyticsServiceOptions = {},
): Promise<T> {
  const service = await startAnalyticsService(world, options);
  try {
    return await use(service);
  } finally {
    await service.close();
  }
}

/** Runs the companion, and makes sure that the token is nowhere but where the runner is told to mask it. */
async function runAt(
  { baseUrl }: { readonly baseUrl: string },
  inputs: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const given = { 'base-url': baseUrl, 'project-uuid': PROJECT, 'api-token': TOKEN, ...inputs };
  const result = await runAction(given, environment, null, 'query-history');
  const token = given['api-token'] || environment['LIGHTDASH_API_KEY']?.trim() || '';
  if (token !== '') {
    const mask = `::add-mask::${token}\n`;
    expect(result.stdout.startsWith(mask)).toBe(true);
    const rest = result.stdout.slice(mask.length);
    // Without its prefix: in a page the underscore is a reference.
    for (const text of [rest, result.stderr, result.summary, JSON.stringify([result.written, result.report])]) {
      expect(text).not.toContain(token.slice(6, 20));
    }
  }
  expect(`${result.stdout}${result.stderr}`).not.toMatch(/^\s+at .*[:(]|node:internal/m);
  return result;
}

function messages({ commands }: StepResult, ...levels: readonly string[]): string[] {
  return commands.filter(({ name }) => levels.includes(name)).map(({ message }) => message);
}

describe.concurrent('a report', () => {
  it('at a first look takes one request', () =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, { rows: '0' });
      expect(result.code).toBe(0);
      expect(service.requests.map(({ query }) => String(query))).toEqual(['page=1&pageSize=1']);
      expect(result.outputs).toEqual({
        ...NOTHING_KNOWN,
        available: 'true',
        total: '6',
        interactive: '4',
        apps: '1',
        scheduled: '1',
        'last-few-minutes': '2',
        'last-hour': '0',
        'last-24-hours': '3',
        'last-7-days': '1',
        'last-30-days': '0',
        'warehouse-ms-last-7-days': '754720',
        counts: expect.stringMatching(/^\{"total":6,.*"triggers":\{"interactive":4,"apps":1,"scheduled":1\}\}$/),
        'server-version': '0.2231.1',
        'report-path': expect.stringMatching(/report\.json$/),
      });
      expect(messages(result, 'error', 'warning', 'notice')).toEqual([]);
      expect(result.summary).toContain('## 📊 Query history: 6 runs');
      expect(result.summary).toContain('This covers only the runs of the account that owns this token');
      expect(result.report).toMatchObject({ requests: service.requests.length, failures: null, counts: { total: 6 } });
    }));

  it.each<[Partial<World>, string | null, string]>([
    [{}, null, ''],
    [{ migrations: { open: false, warnings: [] } }, 'done', ''],
    [{ migrations: { open: true, warnings: [] } }, 'pending', 'Its migrations have not finished'],
    [{ migrations: { open: false, warnings: ['migration_parked'] } }, 'parked', 'Its migrations are parked'],
    [
      { migrations: { open: false, warnings: [] }, notReady: 'migration_parked' },
      'parked',
      'Its migrations are parked',
    ],
    [{ migrations: { open: false, warnings: [] }, notReady: 'db_unavailable' }, 'unavailable', 'It cannot tell now'],
  ])('says what the service reports about its migrations: %j', (changes, migrations, says) =>
    withService(worldOfToday(changes), async (service) => {
      const result = await runAt(service, {});
      expect(result.code).toBe(0);
      expect(result.report).toMatchObject({ service: { migrations } });
      const warned = messages(result, 'warning').filter((message) => message.includes('migrations'));
      expect(warned).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
      expect(result.summary.includes('⚠️ It')).toBe(says !== '');
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
        '1 scheduled run failed in 30 days, such as orders (chart Orders by status).',
        '1 run has been waiting or running for longer than 30 minutes, such as orders (chart Orders by status).',
      ]);
      expect(result.summary.match(/^##+ .*/gm)).toEqual([
        '## 🟠 Query history: 6 runs, 1 failed',
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

  it('publishes that nothing is known before anything else, then the counts, then the rest', () =>
    withService(worldOfToday(), async (service) => {
      const names = (await runAt(service)).written.map(([name]) => name);
      expect(names.slice(0, 16).toSorted()).toEqual(Object.keys(NOTHING_KNOWN).toSorted());
      expect(names.slice(16)).toEqual([
        'total',
        'interactive',
        'apps',
        'scheduled',
        'last-few-minutes',
        'last-hour',
        'last-24-hours',
        'last-7-days',
        'last-30-days',
        'warehouse-ms-last-7-days',
        'counts',
        'server-version',
        'available',
        'failed',
        'failed-scheduled',
        'server-version',
        'report-path',
      ]);
    }));

  it.each([
    ['warn', 0, 'warning'],
    ['fail', 1, 'error'],
  ])('has its counts where another list fails, and %ss of that', (onUnavailable, code, level) =>
    withService(
      worldOfToday(),
      async (service) => {
        const limits = { 'max-failed': '9', 'max-failed-scheduled': '0' };
        const result = await runAt(service, { ...limits, 'on-unavailable': onUnavailable }, HURRIED);
        expect(result.code).toBe(code);
        expect(result.outputs).toMatchObject({ available: 'true', total: '6', failed: '1', 'failed-scheduled': '' });
        expect(messages(result, level)[0]).toMatch(
          /^max-failed-scheduled could not be checked\. The failed scheduled runs were not read: GET .*&trigger=scheduled&status=error answered HTTP 504/,
        );
        expect(result.summary).toContain('⚠️ The failed scheduled runs were not read');
        expect(result.summary).toContain('### Stuck runs');
      },
      { behave: ({ query }) => (query.get('trigger') === 'scheduled' ? status(504) : undefined) },
    ),
  );

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
          /^Input "trigger" is "Interactive", none of interactive, apps, scheduled\. Lightdash refuses the filters: .*HTTP 422 with an error \(ValidateError: trigger .*'apps'/,
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
          'Input "trigger" is "agents", none of interactive, apps, scheduled. Lightdash has accepted it.',
          'Lightdash has values that this version of the action does not know (trigger agents). They are shown as they are.',
        ]);
        expect(JSON.parse(result.outputs['counts'] ?? '')).toMatchObject({ triggers: { agents: 7 } });
        expect(shown(result.summary)).toContain('| `agents` | 7 |');
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
        'max-failed: 1 run failed in 30 days (limit 0).',
        'max-failed-scheduled: 1 scheduled run failed in 30 days (limit 0).',
        'max-warehouse-ms: 12 min 35 s of warehouse time in 7 days (limit 1 s).',
      ],
    ],
    [
      'are exceeded at a first look',
      { rows: '0', 'max-failed': '0' },
      1,
      ['max-failed: 1 run failed in 30 days (limit 0).'],
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

describe.concurrent('before and after', () => {
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
        expect(messages(other, 'error')).toEqual([expect.stringContaining('made with other filters')]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }));

  it('warns where the earlier run left no report, and compares nothing', () =>
    withService(worldOfToday(), async (service) => {
      const result = await runAt(service, { 'compare-to': 'no/such/report.json' });
      expect(result.code).toBe(0);
      expect(messages(result, 'warning')).toContain(
        'There is no report with runs at no/such/report.json, so nothing is compared.',
      );
      expect(result.report).toMatchObject({ comparison: null });
    }));
});

describe.concurrent('a service that does not answer as it should', () => {
  const always = (behaviour: Behaviour): AnalyticsServiceOptions => ({ behave: () => behaviour });

  it.each<[string, Partial<World>, AnalyticsServiceOptions, Record<string, string>, RegExp]>([
    [
      'does not know the token',
      {},
      {},
      { 'api-token': `${OTHER_TOKEN}0000` },
      /HTTP 401.*token is not recognised.*check/,
    ],
    ['answers with its own page', { historyPath: 'answered with the page' }, {}, {}, /a page instead of JSON/],
    ['hangs up', {}, always(reset()), {}, /attempts/],
    ['answers something else', {}, always(serve({ status: 'ok', results: {} }, JSON_HEADERS)), {}, /not as documented/],
  ])('that %s', (_, changes, options, inputs, message) =>
    withService(
      worldOfToday(changes),
      async (service) => {
        const result = await runAt(service, { ...inputs, 'on-unavailable': 'fail' }, HURRIED);
        expect(result.code).toBe(1);
        expect(result.outputs).toEqual(NOTHING_KNOWN);
        const told = result.commands.filter(({ name }) => name !== 'add-mask');
        expect(told.map(({ name }) => name)).toEqual(['error']);
        expect(told[0]?.message).toMatch(message);
        expect(told[0]?.message).not.toMatch(/[\n<]/);
        expect(result.summary).toContain('## ❓ Query history: not available');
      },
      options,
    ),
  );

  it('is not there at all', async () => {
    // A warning unless it is to fail the step, as above.
    const result = await runAt({ baseUrl: 'http://127.0.0.1:9' }, {}, HURRIED);
    expect(result.code).toBe(0);
    expect(result.outputs).toEqual(NOTHING_KNOWN);
    expect(messages(result, 'error', 'notice')).toEqual([]);
    expect(messages(result, 'warning')).toEqual([expect.stringMatching(/check base-url/)]);
    expect(result.summary).toContain('## ❓ Query history: not available');
  });
});

describe.concurrent('the token', () => {
  it('does not leave the origin', async () => {
    const elsewhere = await startServer(serve('{}'));
    try {
      await withService(
        worldOfToday(),
        async (service) => {
          const result = await runAt(service);
          expect(result.code).toBe(0);
          expect(messages(result, 'warning')).toEqual([expect.stringMatching(/^Not available: .*redirect/)]);
          expect(elsewhere.requests).toEqual([]);
        },
        { behave: () => redirect(`${elsewhere.origin}/steal`) },
      );
    } finally {
      await elsewhere.close();
    }
  });

  it('is in nothing that is written where the service echoes it into rows', () => {
    const echo = { title: TOKEN, error: `no ${TOKEN}`, chartName: TOKEN, dashboardName: TOKEN, exploreName: TOKEN };
    const runs = manyRuns(3, { ...echo, status: 'error' });
    return withService(someWorld({ runs, version: TOKEN }), async (service) => {
      const result = await runAt(service);
      expect(result.outputs).toMatchObject({ available: 'true', failed: '3' });
      expect(shown(result.summary)).toContain('***');
    });
  });

  it('is in nothing that is written where the service echoes it into an error', () =>
    withService(
      worldOfToday(),
      async (service) => {
        expect(shown((await runAt(service)).summary)).toContain('bad ApiKey `***`');
      },
      {
        behave: ({ headers }) =>
          serve(
            { status: 'error', error: { statusCode: 400, name: 'E', message: `bad ${headers.authorization}` } },
            { status: 400, ...JSON_HEADERS },
          ),
      },
    ));

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

describe.concurrent('questions that cannot be asked', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['no address', { 'base-url': '' }, /Input "base-url" is missing\. Give it, or set LIGHTDASH_URL/],
    ['a token with blanks', { 'api-token': 'ldpat_12345678 12345678' }, /the token has blanks/],
    ['an address of another scheme', { 'base-url': 'ftp://x.test' }, /base-url cannot be used: it is neither http/],
    ['a project that leads elsewhere', { 'project-uuid': '..' }, /the project id is "\.\."/],
    ['an unknown input', { 'max-fail': '1' }, /There is no input "max-fail"\. Did you mean "max-failed"\?/],
    ['a report that is none', { 'compare-to': 'package.json' }, /Input "compare-to" cannot be used: /],
  ])('%s', async (_, inputs, message) => {
    const result = await runAt({ baseUrl: 'http://127.0.0.1:9' }, inputs);
    expect(result.code).toBe(1);
    expect(messages(result, 'error')).toEqual([expect.stringMatching(message)]);
    expect(messages(result, 'warning', 'notice')).toEqual([]);
    expect(result.outputs).toEqual(NOTHING_KNOWN);
    expect(result.summary).toContain('## ❓ Query history: nothing could be read');
  });
});
