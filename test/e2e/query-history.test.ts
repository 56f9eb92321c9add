import { describe, expect, it } from 'vitest';
import type { AnalyticsServiceOptions } from '../support/analytics-service.ts';
import { OTHER_TOKEN, type World } from '../support/analytics-service-data.ts';
import { HURRIED } from '../support/faults.ts';
import { type Behaviour, redirect, reset, serve, startServer, status } from '../support/misbehaving-server.ts';
import {
  JSON_HEADERS,
  messages,
  NOTHING_KNOWN,
  queryHistoryStep,
  withService,
  worldOfToday,
} from '../support/query-history-steps.ts';
import { runAction } from '../support/runner.ts';
import { shown } from '../support/shown.ts';

const runAt = queryHistoryStep(runAction);

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
      expect(result.summary).toContain('</code>: 6 runs');
      expect(result.summary).toContain('This covers only the runs of the account that owns this token');
      expect(result.report).toMatchObject({ requests: service.requests.length, failures: null, counts: { total: 6 } });
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
          /^max-failed-scheduled could not be checked\. The failed scheduled runs were not read\. GET .*query\/history answered HTTP 504/,
        );
        expect(result.summary).toContain('⚠️ The failed scheduled runs were not read');
        expect(result.summary).toContain('### Stuck runs');
      },
      { behave: ({ query }) => (query.get('trigger') === 'scheduled' ? status(504) : undefined) },
    ),
  );
});

describe.concurrent('a service that does not answer as it should', () => {
  const always = (behaviour: Behaviour): AnalyticsServiceOptions => ({ behave: () => behaviour });

  it.each<[string, Partial<World>, AnalyticsServiceOptions, Record<string, string>, RegExp]>([
    [
      'does not know the token',
      {},
      {},
      { 'api-token': `${OTHER_TOKEN}0000` },
      /HTTP 401.*token is not recognised.*Check/,
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
        expect(result.summary).toMatch(/^## ❌ Query history at /);
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
    expect(messages(result, 'warning')).toEqual([expect.stringMatching(/Check `base-url`/)]);
    expect(result.summary).toMatch(/^## ❓ Query history at .*: Lightdash gave no usable answer$/m);
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
          expect(messages(result, 'warning')).toEqual([expect.stringMatching(/^GET .*redirects? to/)]);
          expect(elsewhere.requests).toEqual([]);
        },
        { behave: () => redirect(`${elsewhere.origin}/steal`) },
      );
    } finally {
      await elsewhere.close();
    }
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
});
