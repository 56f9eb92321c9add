import { describe, expect, it } from 'vitest';
import { parseEarlierReport } from '../../../src/companions/history/earlier-report.ts';
import { gatherHistory } from '../../../src/companions/history/gather-history.ts';
import type { HistoryQuestion } from '../../../src/companions/history/history-question.ts';
import type { HistoryReport, LimitReport, RunReport } from '../../../src/companions/history/history-report.ts';
import { raisedLimit } from '../../../src/companions/history/page/phrases.ts';
import type { HistoryFilters } from '../../../src/companions/service/client.ts';
import type { HistoryItem } from '../../../src/companions/service/records/history-page.ts';
import { analyticsErrorOf, clientForTest } from '../../support/analytics-service-client.ts';
import { manyRuns, NOON, PROJECT, type Run, run, someWorld, uuid } from '../../support/analytics-service-data.ts';
import { gathered, historyQuestion } from '../../support/gathered-history.ts';
import { html, serve, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

const SCHEDULED = { trigger: 'scheduled', context: 'scheduledDelivery' } as const;
const FAILED = { status: 'error', error: 'it broke', warehouseExecutionTimeMs: null } as const;
/** As it comes from the server: the hit has the time of the run that filled the cache. */
const CACHE_HIT = {
  cacheHit: true,
  warehouseExecutionTimeMs: 0,
  resultsUpdatedAt: '2026-08-14T00:00:00.000Z',
} as const;

let number = 0;
const titled = (title: string, minutesAgo: number, changes: Partial<HistoryItem> = {}): Run => {
  number += 1;
  return run(50_000 + number, { minutesAgo }, { title, ...changes });
};
const titles = (runs: readonly RunReport[] | undefined) => runs?.map(({ title }) => title);
const COUNTS = {
  total: 4_947,
  warehouseTimeMsLast7Days: 8,
  windows: { lastFewMinutes: 1, lastHour: 2, last24Hours: 3, last7Days: 4, last30Days: 5 },
  triggers: { interactive: 6, apps: 7, scheduled: 9 },
};
/** An answer of a server's own making. */
const answering = (data: readonly unknown[], totalResults: number | null, counts: object = COUNTS, pageSize = 100) => {
  // No list has more pages, whatever its number of rows.
  const totalPageCount = Math.min(1_000_000, Math.ceil((totalResults ?? 0) / pageSize));
  const pagination = { page: 1, pageSize, totalResults, totalPageCount };
  return serve({ status: 'ok', results: { data, counts, ...(totalResults === null ? {} : { pagination }) } });
};
const ALL = manyRuns(120).map(({ item }) => item);
const pageOf = (page: number, pageSize: number) => ALL.slice((page - 1) * pageSize, page * pageSize);

describe('the requests', () => {
  const DEFAULT = [
    'pageSize=100',
    'pageSize=100&sortBy=runtime',
    'pageSize=100&status=error',
    'pageSize=100&status=error&trigger=scheduled',
    'pageSize=100&status=expired&status=cancelled',
    'pageSize=100&status=pending&status=queued&status=executing',
  ];
  const every = { 'max-failed': 0, 'max-failed-scheduled': 0, 'max-warehouse-ms': 0 };

  it.each<[string, Partial<HistoryQuestion>, readonly string[]]>([
    ['of a first look', { rows: 0 }, ['pageSize=1']],
    [
      'of a first look with a limit that its counts answer',
      { rows: 0, limits: { 'max-warehouse-ms': 5 } },
      ['pageSize=1'],
    ],
    [
      'of a first look with a limit on failures',
      { rows: 0, limits: { 'max-failed': 5 } },
      ['pageSize=1', 'pageSize=100&status=error'],
    ],
    [
      'of a first look with every limit',
      { rows: 0, limits: every },
      ['pageSize=1', 'pageSize=100&status=error', 'pageSize=100&status=error&trigger=scheduled'],
    ],
    ['of a whole report', {}, DEFAULT],
    ['of a whole report with everything in it', { limits: every, since: new Date(NOON) }, DEFAULT],
    ['of a report on few rows', { rows: 7 }, ['pageSize=7', ...DEFAULT.slice(1)].toSorted()],
    ['of a report on many rows', { rows: 250 }, [...DEFAULT, 'page=2&pageSize=100', 'page=3&pageSize=100'].toSorted()],
  ])('%s', async (_, changes, expected) => {
    const { report, asked } = await gathered(someWorld({ runs: manyRuns(300) }), changes);
    expect(asked).toEqual(expected);
    expect(report.requests).toBe(expected.length);
  });

  it.each([
    ['gives fewer rows at a time', 250, (page: number) => answering(pageOf(page, 50), 120, COUNTS, 50), 3 + 2 * 4 + 3],
    ['says nothing of pages', 100, (page: number) => answering(page === 1 ? pageOf(1, 40) : [], null), 6],
    ['has nothing, and says so', 100, () => answering([], 0), 6],
    ['has nothing, and says nothing', 100, () => answering([], null), 6],
  ])('to a server that %s are more', async (_, rows, answer, expected) => {
    const behave = ({ query }: { query: URLSearchParams }) => answer(Number(query.get('page')));
    const { report, asked } = await gathered(someWorld(), { rows }, { behave });
    expect(asked).toHaveLength(expected);
    expect(report.requests).toBe(expected);
  });

  it('report their progress', async () => {
    const { progress } = await gathered(someWorld());
    expect(progress.map(({ done, total }) => [done, total])).toEqual([0, 1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
  });
});

describe("the user's filters", () => {
  it('are on every request', async () => {
    const filters: HistoryFilters = { language: 'semantic', search: 'a b', window: 'lastHour', sortBy: 'runtime' };
    const { report, asked } = await gathered(someWorld({ runs: manyRuns(3) }), { filters });
    expect(asked).toHaveLength(6);
    for (const query of asked) expect(query).toContain('language=semantic');
    for (const query of asked) expect(query).toMatch(/&search=a\+b&.*window=lastHour$/);
    expect(asked.filter((query) => query.includes('sortBy'))).toHaveLength(1);
    expect(report.filters).toEqual({ language: 'semantic', search: 'a b', window: 'lastHour' });
  });

  it.each<[HistoryFilters, readonly string[], object]>([
    [
      { status: ['ready'] },
      ['pageSize=100&sortBy=runtime&status=ready', 'pageSize=100&status=ready'],
      { failures: null, stuck: null, filters: { status: ['ready'] } },
    ],
    [
      { status: ['error'] },
      [
        'pageSize=100&sortBy=runtime&status=error',
        'pageSize=100&status=error',
        'pageSize=100&status=error',
        'pageSize=100&status=error&trigger=scheduled',
      ],
      { failures: { failed: 3, failedScheduled: 1, ended: null, share: { read: 3, total: 3 } }, stuck: null },
    ],
    [
      { status: ['cancelled', 'queued', 'expired'] },
      [
        'pageSize=100&sortBy=runtime&status=cancelled&status=queued&status=expired',
        'pageSize=100&status=cancelled&status=queued&status=expired',
        'pageSize=100&status=expired&status=cancelled',
        'pageSize=100&status=queued',
      ],
      { failures: { failed: null, failedScheduled: null, ended: 1 }, stuck: { share: { read: 1, total: 1 } } },
    ],
    [
      { trigger: 'scheduled' },
      [
        'pageSize=100&sortBy=runtime&trigger=scheduled',
        'pageSize=100&status=error&trigger=scheduled',
        'pageSize=100&status=error&trigger=scheduled',
        'pageSize=100&status=expired&status=cancelled&trigger=scheduled',
        'pageSize=100&status=pending&status=queued&status=executing&trigger=scheduled',
        'pageSize=100&trigger=scheduled',
      ],
      { failures: { failed: 1, failedScheduled: 1, ended: 0 }, filters: { trigger: 'scheduled' } },
    ],
    [
      { trigger: 'apps' },
      [
        'pageSize=100&sortBy=runtime&trigger=apps',
        'pageSize=100&status=error&trigger=apps',
        'pageSize=100&status=expired&status=cancelled&trigger=apps',
        'pageSize=100&status=pending&status=queued&status=executing&trigger=apps',
        'pageSize=100&trigger=apps',
      ],
      { failures: { failed: 1, failedScheduled: null, ended: 0 } },
    ],
    [
      { trigger: 'scheduled', status: ['error', 'error'] },
      [
        'pageSize=100&sortBy=runtime&status=error&status=error&trigger=scheduled',
        'pageSize=100&status=error&status=error&trigger=scheduled',
        'pageSize=100&status=error&trigger=scheduled',
        'pageSize=100&status=error&trigger=scheduled',
      ],
      { failures: { failed: 1, failedScheduled: 1, ended: null, share: { read: 1, total: 1 } }, stuck: null },
    ],
    [
      { status: [], search: '' },
      [
        'pageSize=100',
        'pageSize=100&sortBy=runtime',
        'pageSize=100&status=error',
        'pageSize=100&status=error&trigger=scheduled',
        'pageSize=100&status=expired&status=cancelled',
        'pageSize=100&status=pending&status=queued&status=executing',
      ],
      { filters: {}, failures: { failed: 3, failedScheduled: 1, ended: 1 } },
    ],
  ])('%j leave out a list that they leave empty', async (filters, expected, part) => {
    const runs = [
      titled('a', 1, FAILED),
      titled('b', 2, { ...FAILED, trigger: 'apps' }),
      titled('c', 3, { ...FAILED, ...SCHEDULED }),
      titled('d', 4, { status: 'expired' }),
      titled('e', 5, { status: 'queued' }),
      titled('f', 6),
    ];
    const { report, asked } = await gathered(someWorld({ runs }), { filters });
    expect(asked).toEqual(expected);
    expect(report).toMatchObject({ ...part, requests: expected.length });
  });
});

describe('the numbers', () => {
  it("are the lists' own, never the counts'", async () => {
    const runs = [titled('broken', 2, { ...FAILED, ...SCHEDULED }), ...manyRuns(4_946, { trigger: 'apps' })];
    const { report } = await gathered(someWorld({ runs }), { limits: { 'max-failed': 1, 'max-failed-scheduled': 0 } });
    expect(report.counts).toMatchObject({ total: 4_947, triggers: { interactive: 0, apps: 4_946, scheduled: 1 } });
    expect(report.failures).toMatchObject({ failed: 1, failedScheduled: 1, ended: 0, share: { read: 1, total: 1 } });
    expect(report.newest?.share).toEqual({ read: 100, total: 4_947 });
    expect(report.limits).toEqual([
      { name: 'max-failed', limit: 1, found: 1, isMinimum: false, exceeded: false, since: null },
      { name: 'max-failed-scheduled', limit: 0, found: 1, isMinimum: false, exceeded: true, since: null },
    ]);
  });

  it('need not add up', async () => {
    const filters: HistoryFilters = { trigger: 'scheduled' };
    const runs = [titled('one', 2, SCHEDULED), ...manyRuns(4_946)];
    const { report } = await gathered(someWorld({ runs }), { filters });
    expect(report.counts.total).toBe(4_947);
    expect(report.newest?.share).toEqual({ read: 1, total: 1 });
  });

  it('are as large as numbers get', async () => {
    const most = 2 ** 53 - 1;
    const counts = { ...COUNTS, total: most, warehouseTimeMsLast7Days: most };
    const data = [titled('a', 1, FAILED).item];
    const { report } = await gathered(
      someWorld(),
      { rows: 0, limits: { 'max-failed': most, 'max-failed-scheduled': most - 1, 'max-warehouse-ms': most - 1 } },
      { behave: () => answering(data, most, counts) },
    );
    expect(report.counts).toEqual(counts);
    expect(report.failures).toMatchObject({ failed: most, share: { read: 1, total: most } });
    expect(report.limits.map(({ found, exceeded }) => [found, exceeded])).toEqual([
      [most, false],
      [most, true],
      [most, true],
    ]);
  });

  it('are not known where the service does not say', async () => {
    const data = manyRuns(100, FAILED).map(({ item }) => item);
    const { report } = await gathered(
      someWorld(),
      { limits: { 'max-failed': 99 } },
      { behave: () => answering(data, null) },
    );
    expect(report.failures).toMatchObject({ failed: null, failedScheduled: null, share: { read: 100, total: null } });
    expect(report.newest?.share).toEqual({ read: 100, total: null });
    expect(report.limits).toEqual([
      { name: 'max-failed', limit: 99, found: 100, isMinimum: true, exceeded: true, since: null },
    ]);
  });

  it('are enough for a limit on the very runs that are counted, where the service does not say how many there are', async () => {
    const data = manyRuns(100, FAILED).map(({ item }) => item);
    const { report, asked } = await gathered(
      someWorld(),
      { rows: 0, filters: { status: ['error'] }, limits: { 'max-failed': 5 } },
      { behave: ({ query }) => answering(data.slice(0, Number(query.get('pageSize'))), null) },
    );
    expect(asked).toHaveLength(2);
    expect(report.limits).toEqual([
      { name: 'max-failed', limit: 5, found: 100, isMinimum: true, exceeded: true, since: null },
    ]);
  });

  it.each([
    [
      { 'max-warehouse-ms': 1_199 },
      [{ name: 'max-warehouse-ms', limit: 1_199, found: 1_200, isMinimum: false, exceeded: true, since: null }],
    ],
    [
      { 'max-warehouse-ms': 1_200 },
      [{ name: 'max-warehouse-ms', limit: 1_200, found: 1_200, isMinimum: false, exceeded: false, since: null }],
    ],
    [{ 'max-failed': 0 }, [{ name: 'max-failed', limit: 0, found: 0, isMinimum: false, exceeded: false, since: null }]],
    [{}, []],
  ])('are held against the limits %j', async (given, expected) => {
    const { report } = await gathered(someWorld({ runs: manyRuns(5) }), { rows: 0, limits: given });
    expect(report.limits).toEqual(expected);
  });

  it('find nothing where the filters let nothing through', async () => {
    const { report } = await gathered(someWorld({ runs: manyRuns(5, FAILED) }), {
      filters: { status: ['ready'], trigger: 'apps' },
      limits: { 'max-failed': 0, 'max-failed-scheduled': 0 },
    });
    expect(report.limits.map(({ found, exceeded }) => [found, exceeded])).toEqual([
      [0, false],
      [0, false],
    ]);
  });
});

describe('a first look', () => {
  it('is the counts and who was asked, when', async () => {
    const { report } = await gathered(someWorld({ runs: manyRuns(5) }), { rows: 0 });
    expect(report).toMatchObject({
      reportVersion: '1',
      tool: { name: 'upgrade-gate' },
      generatedAt: '2026-08-15T12:00:00.000Z',
      service: {
        baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
        version: '0.2231.1',
        projectUuid: PROJECT,
      },
      filters: {},
      counts: { total: 5, windows: { lastFewMinutes: 5 } },
      failures: null,
      slowest: null,
      stuck: null,
      newest: null,
      errors: [],
      comparison: null,
      limits: [],
      unreadable: { count: 0, examples: [] },
      requests: 1,
    });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('of a server that does not say its version, says none', async () => {
    const { report } = await gathered(someWorld({ version: null }), { rows: 0 });
    expect(report.service.version).toBeNull();
  });

  it('compares nothing', async () => {
    const { report } = await gathered(someWorld({ runs: manyRuns(5) }), { rows: 0, since: new Date(NOON - 1) });
    expect(report.comparison).toBeNull();
  });
});

describe('failures', () => {
  it('come scheduled ones first, then the newest first, each once', async () => {
    const runs = [
      titled('expired', 1, { status: 'expired', error: 'waited for too long' }),
      titled('failed', 2, FAILED),
      titled('scheduled and old', 9, { ...FAILED, ...SCHEDULED }),
      titled('good', 3),
      titled('scheduled and cancelled', 4, { ...SCHEDULED, status: 'cancelled' }),
      titled('scheduled', 5, { ...FAILED, ...SCHEDULED }),
      titled('of an app', 1.5, { ...FAILED, trigger: 'apps' }),
      titled('waiting', 7, { status: 'queued' }),
    ];
    const { failures } = (await gathered(someWorld({ runs }))).report;
    expect(titles(failures?.runs)).toEqual([
      'scheduled',
      'scheduled and old',
      'of an app',
      'failed',
      'scheduled and cancelled',
      'expired',
    ]);
    expect(failures).toMatchObject({ failed: 4, failedScheduled: 2, ended: 2, share: { read: 6, total: 6 } });
  });

  it('that are scheduled are all there, however many others are newer', async () => {
    const runs = [...manyRuns(120, FAILED), titled('scheduled', 5_000, { ...FAILED, ...SCHEDULED })];
    const { failures } = (await gathered(someWorld({ runs }))).report;
    expect(failures).toMatchObject({ failed: 121, failedScheduled: 1, share: { read: 101, total: 121 } });
    expect(failures?.runs[0]).toMatchObject({ title: 'scheduled' });
  });

  it('that do not say when they were come last', async () => {
    const at = (title: string, createdAt: string) => titled(title, 1, { ...FAILED, createdAt }).item;
    const data = [
      at('odd', 'soon'),
      at('old', '2026-08-01T00:00:00Z'),
      at('odder', ''),
      at('new', '2026-08-02T00:00:00Z'),
    ];
    const { report } = await gathered(someWorld(), {}, { behave: () => answering(data, 4) });
    expect(titles(report.failures?.runs)).toEqual(['new', 'old', 'odd', 'odder']);
  });

  it('are shown as the service sends them', async () => {
    const error = '<b>relation\n "orders"</b> does not exist ';
    const runs = [titled(' ', 1, { ...FAILED, error, chartName: 'By status', dashboardName: 'Sales', context: 'new' })];
    const { failures } = (await gathered(someWorld({ runs }))).report;
    expect(failures?.runs).toEqual([
      {
        queryUuid: runs[0]?.item.queryUuid,
        title: 'By status',
        // The service's own subline is the error.
        subline: 'orders_order_count, orders_status',
        trigger: 'interactive',
        context: 'new',
        status: 'error',
        createdAt: '2026-08-15T11:59:00.000Z',
        error,
        chartUuid: uuid(0xc1),
        chartName: 'By status',
        dashboardName: 'Sales',
        warehouseMs: null,
        asked: {
          variant: 'savedChart',
          facts: [
            { name: 'explore', values: ['orders'] },
            { name: 'chart', values: ['By status'] },
            { name: 'dashboard', values: ['Sales'] },
            { name: 'dimensions', values: ['orders_status'] },
            { name: 'metrics', values: ['orders_order_count'] },
            { name: 'limit', values: ['none'] },
          ],
        },
      },
    ]);
  });

  it('of SQL differ by more than their first line', async () => {
    const sql = (table: string) => ({
      language: 'sql' as const,
      metricQuery: null,
      subline: 'WITH monthly_cte AS (',
      requestParameters: { sql: `WITH monthly_cte AS (\n  SELECT * FROM ${table}\n)\nSELECT * FROM monthly_cte` },
    });
    const runs = [titled('monthly_cte', 1, { ...FAILED, ...sql('a') }), titled('monthly_cte', 2, sql('b'))];
    const { failures, slowest } = (await gathered(someWorld({ runs }))).report;
    const [failed, slow] = [failures?.runs[0], slowest?.[0]];
    expect(failed?.subline).toBe('WITH monthly_cte AS ( SELECT * FROM a ) SELECT * FROM monthly_cte');
    expect(slow?.subline).toBe('WITH monthly_cte AS ( SELECT * FROM b ) SELECT * FROM monthly_cte');
  });

  it('without a title and a chart have none', async () => {
    const { failures } = (await gathered(someWorld({ runs: [titled('', 1, { ...FAILED, chartName: null })] }))).report;
    expect(titles(failures?.runs)).toEqual(['']);
  });
});

describe('the slowest', () => {
  it('come the longest first, and leave out what took no time in the warehouse', async () => {
    const runs = [
      titled('short', 1, { warehouseExecutionTimeMs: 5 }),
      titled('long', 2, { warehouseExecutionTimeMs: 90_000 }),
      titled('hit', 3, CACHE_HIT),
      titled('unknown', 4, { warehouseExecutionTimeMs: null }),
      titled('none', 5, { warehouseExecutionTimeMs: 0 }),
      titled('as long', 1.5, { warehouseExecutionTimeMs: 90_000 }),
    ];
    const { slowest } = (await gathered(someWorld({ runs }))).report;
    expect(slowest?.map(({ title, warehouseMs }) => [title, warehouseMs])).toEqual([
      ['as long', 90_000],
      ['long', 90_000],
      ['short', 5],
      ['none', 0],
    ]);
  });

  it('are found beyond the newest, a hundred of them', async () => {
    const runs = [...manyRuns(300), titled('long ago', 9_000, { warehouseExecutionTimeMs: 241 })];
    const { slowest } = (await gathered(someWorld({ runs }))).report;
    expect(slowest).toHaveLength(100);
    expect(slowest?.[0]).toMatchObject({ title: 'long ago' });
  });

  it('come the longest first from a server that sorts the other way round, too', async () => {
    const times = [1, 2, 3].map((ms) => titled(`${ms}`, ms, { warehouseExecutionTimeMs: ms }).item);
    const newest = [500, 3].map((ms) => titled(`newest ${ms}`, 0, { warehouseExecutionTimeMs: ms }).item);
    const { slowest } = (
      await gathered(
        someWorld(),
        {},
        {
          behave: ({ query }) => answering(query.get('sortBy') === 'runtime' ? times : newest, 900),
        },
      )
    ).report;
    expect(titles(slowest ?? [])).toEqual(['newest 500', 'newest 3', '3', '2', '1']);
  });
});

describe('stuck runs', () => {
  it('are those that wait or run for too long, the oldest first', async () => {
    const at = (minutesAgo: number) => new Date(NOON - minutesAgo * 60_000).toISOString();
    const waiting = (title: string, minutesAgo: number, processingStartedAt: string | null, state = 'executing') =>
      titled(title, minutesAgo, { status: state, processingStartedAt });
    const runs = [
      waiting('exactly', 30, null, 'queued'),
      waiting('longer', 30.1, null, 'pending'),
      waiting('has just begun', 500, at(5)),
      waiting('runs for long', 500, at(40)),
      waiting('says nothing good', 60, 'soon', 'queued'),
      titled('done', 900, { processingStartedAt: null }),
    ];
    const { stuck } = (await gathered(someWorld({ runs }))).report;
    expect(titles(stuck?.runs)).toEqual(['says nothing good', 'runs for long', 'longer']);
    expect(stuck).toMatchObject({ olderThanMinutes: 30, share: { read: 5, total: 5 } });
  });

  it('are found however many unfinished ones are newer', async () => {
    const waiting = { status: 'queued', processingStartedAt: null } as const;
    const recent = Array.from({ length: 619 }, (_, each) => titled('new', each / 60, waiting));
    const { report } = await gathered(someWorld({ runs: [...recent, titled('old', 500, waiting)] }));
    expect(titles(report.stuck?.runs)).toEqual(['old']);
    // The far end begins with a run that is not stuck, so that none between can be.
    expect(report.stuck).toMatchObject({ share: { read: 220, total: 620 }, isComplete: true });
    expect(report.requests).toBe(8);
  });

  it('may be more than were found where the far end is stuck as a whole', async () => {
    const waiting = { status: 'queued', processingStartedAt: null } as const;
    const { report } = await gathered(someWorld({ runs: manyRuns(620, waiting) }), { stuckAfterMinutes: 60 });
    expect(report.stuck).toMatchObject({ share: { read: 220, total: 620 }, isComplete: false });
    expect(report.stuck?.runs).toHaveLength(160);
  });

  it('are none where a run does not say since when', async () => {
    const item = titled('odd', 1, { status: 'queued', createdAt: 'soon', processingStartedAt: null }).item;
    const { report } = await gathered(someWorld(), {}, { behave: () => answering([item], 1) });
    expect(report.stuck).toMatchObject({ runs: [], share: { read: 1, total: 1 } });
    // Nothing that is ordered by time or calculated from it fails, either.
    expect(report.newest?.period).toMatchObject({ runs: 1, from: null, to: null });
  });
});

describe('the newest', () => {
  it('report cache hits, but not their time', async () => {
    const on = { dashboardUuid: uuid(1), dashboardName: 'Sales' };
    const runs = [
      titled('a', 1, { ...on, warehouseExecutionTimeMs: 400 }),
      ...manyRuns(3, { ...on, ...CACHE_HIT }),
      titled('b', 9, { ...FAILED, exploreName: 'sql_query_explorer' }),
    ];
    const { newest } = (await gathered(someWorld({ runs }))).report;
    expect(newest).toEqual({
      share: { read: 5, total: 5 },
      cacheHits: 3,
      dashboards: [{ name: 'Sales', runs: 4, failed: 0, warehouseMs: 400 }],
      explores: [{ name: 'orders', runs: 4, failed: 0, warehouseMs: 400 }],
      contexts: [{ name: 'chartView', runs: 5, failed: 1, warehouseMs: 400 }],
      variants: [{ name: 'savedChart', runs: 5, failed: 1, warehouseMs: 400 }],
      period: {
        from: '2026-08-15T11:51:00.000Z',
        to: '2026-08-15T11:59:00.000Z',
        runs: 5,
        failed: 1,
        medianMs: 400,
        p95Ms: 400,
      },
    });
  });

  it('are taken as they come, with values of the future', async () => {
    const future = { status: 'paused', trigger: 'agents', context: 'voice', language: 'prose' };
    const item = { ...titled('a', 1, future).item, more: { is: 'to come' } };
    const { report } = await gathered(someWorld(), {}, { behave: () => answering([item], 1) });
    expect(report.slowest).toMatchObject([{ status: 'paused', trigger: 'agents', context: 'voice' }]);
    expect(report.newest?.contexts).toEqual([{ name: 'voice', runs: 1, failed: 0, warehouseMs: 240 }]);
    expect(report.unreadable.count).toBe(0);
  });
});

describe('what went wrong', () => {
  it('is kept for a later run, each error once and the newest first', async () => {
    const failing = (error: string, minutesAgo: number) => titled('a', minutesAgo, { ...FAILED, error });
    const runs = [failing('error 2', 1), failing('other', 2), failing('error 1', 3), titled('good', 1)];
    const { report } = await gathered(someWorld({ runs: [...runs, ...manyRuns(200), failing('beyond', 600)] }));
    expect(report.errors).toEqual(['error 2', 'other', 'beyond']);
  });
});

describe('a list that grows while it is read', () => {
  it('has each run once, and no share larger than the whole', async () => {
    const world = someWorld({ runs: manyRuns(250, { ...FAILED, ...SCHEDULED }) });
    const { report, asked } = await gathered(
      world,
      { rows: 250 },
      {
        afterAnswer: () => {
          number += 1;
          const more = Array.from({ length: 20 }, (_, each) =>
            run(100_000 + number * 100 + each, { minutesAgo: 0 }, { ...FAILED, ...SCHEDULED }),
          );
          world.runs = [...more, ...world.runs];
        },
      },
    );
    expect(report.requests).toBe(asked.length);
    for (const runs of [report.failures?.runs, report.slowest]) {
      expect(new Set(runs?.map(({ queryUuid }) => queryUuid)).size).toBe(runs?.length);
    }
    const { failures, newest } = report as HistoryReport & { failures: object; newest: object };
    expect(newest?.share.read).toBe(250);
    for (const share of [failures?.share, newest?.share]) {
      expect(share?.total).toBeGreaterThanOrEqual(share?.read ?? Number.POSITIVE_INFINITY);
    }
  });

  it('may have failures that another does not have yet', async () => {
    const [late, early] = [titled('late', 1, { ...FAILED, ...SCHEDULED }).item, titled('early', 2, FAILED).item];
    const { report } = await gathered(
      someWorld(),
      {},
      {
        behave: ({ query }) => {
          const isScheduled = query.get('trigger') === 'scheduled';
          const isEnded = query.getAll('status').includes('expired');
          return isEnded ? answering([], 0) : answering([isScheduled ? late : early], 1);
        },
      },
    );
    expect(report.failures).toMatchObject({ failed: 1, failedScheduled: 1, share: { read: 2, total: 2 } });
  });
});

describe('rows that cannot be read', () => {
  it('are counted once over all lists, and some of them named', async () => {
    const good = titled('good', 1).item;
    const bad = (changes: object) => ({ ...titled('bad', 1).item, ...changes });
    const data = [good, bad({ context: 5 }), bad({ context: 5 }), 7, bad({ cacheHit: 'no' }), null];
    const { report } = await gathered(someWorld(), {}, { behave: () => answering(data, 6) });
    expect(report.unreadable).toEqual({
      count: 5,
      examples: [
        'GET /api/v2/projects/{projectUuid}/query/history: member "context" is 5, expected a string',
        'GET /api/v2/projects/{projectUuid}/query/history: it is 7, expected an object',
        'GET /api/v2/projects/{projectUuid}/query/history: member "cacheHit" is "no", expected true or false',
      ],
    });
    expect(report.newest?.share).toEqual({ read: 1, total: 6 });
    expect(report.failures?.share).toEqual({ read: 1, total: 12 });
  });
});

describe('a list that cannot be read', () => {
  const RUNS = [
    titled('failed', 1, FAILED),
    titled('scheduled', 2, { ...FAILED, ...SCHEDULED }),
    titled('expired', 3, { status: 'expired' }),
    titled('waiting', 60, { status: 'queued', processingStartedAt: null }),
    titled('good', 4),
  ];
  const whereFailing = (part: string, behaviour = status(504)) =>
    gathered(
      someWorld({ runs: RUNS }),
      { limits: { 'max-failed': 2, 'max-failed-scheduled': 1 } },
      {
        behave: ({ query }) => {
          const parts = [...query].map(([name, value]) => `${name}=${value}`).join('&');
          const isNewest = part === 'newest' && !parts.includes('status') && !parts.includes('sortBy');
          return isNewest || parts === part ? behaviour : undefined;
        },
      },
    );
  const FIRST = 'page=1&pageSize=100';

  it.each<[string, string, Partial<HistoryReport>]>([
    ['newest', 'newest', { newest: null }],
    [`${FIRST}&sortBy=runtime`, 'slowest', { slowest: null }],
    [`${FIRST}&status=error`, 'failed', {}],
    [`${FIRST}&trigger=scheduled&status=error`, 'failedScheduled', {}],
    [`${FIRST}&status=expired&status=cancelled`, 'ended', {}],
    [`${FIRST}&status=pending&status=queued&status=executing`, 'unfinished', { stuck: null }],
  ])('with %s is named, and costs nothing else', async (part, list, missing) => {
    const { report: whole } = await whereFailing('none');
    const { report } = await whereFailing(part);
    expect(report.counts).toEqual(whole.counts);
    expect(report.unread).toEqual([
      {
        list,
        read: 0,
        total: null,
        problem: expect.stringMatching(/query\/history answered HTTP 504/),
      },
    ]);
    for (const name of ['newest', 'slowest', 'stuck'] as const) {
      expect(report[name] === null).toBe(missing[name] === null);
    }
    const { failures } = report;
    expect(failures).toMatchObject({
      failed: list === 'failed' ? null : 2,
      failedScheduled: list === 'failedScheduled' ? null : 1,
      ended: list === 'ended' ? null : 1,
    });
    expect(report.limits.map(({ found, exceeded }) => [found, exceeded])).toEqual([
      [failures?.failed, false],
      [failures?.failedScheduled, false],
    ]);
  });

  it('takes the counts with it only where no other list has them', async () => {
    const { client } = await clientForTest(someWorld({ runs: RUNS }), {
      behave: ({ query }) => (query.has('status') ? undefined : html()),
    });
    const gathering = gatherHistory(client, historyQuestion(), { now: () => new Date(NOON) });
    expect((await analyticsErrorOf(gathering)).message).toMatch(/query\/history answered a page instead of JSON/);
  });

  it('to its end is reported with the part that was read', async () => {
    const { report } = await gathered(
      someWorld({ runs: manyRuns(600) }),
      { rows: 600 },
      { behave: ({ query }) => (query.get('page') === '5' ? status(502) : undefined) },
    );
    expect(report.unread).toEqual([
      {
        list: 'newest',
        read: 400,
        total: 600,
        problem: expect.stringMatching(/query\/history answered HTTP 502/),
      },
    ]);
    expect(report).toMatchObject({ counts: { total: 600 }, newest: { share: { read: 400, total: 600 } } });
    // The gateway that failed said none.
    expect(report.service.version).toBe('0.2231.1');
  });
});

describe('the counts', () => {
  const countsFrom = async (options: Parameters<typeof clientForTest>[1]) => {
    const told: unknown[] = [];
    const { client } = await clientForTest(someWorld({ runs: manyRuns(300) }), options);
    const report = await gatherHistory(client, historyQuestion({ rows: 300 }), {
      now: () => new Date(NOON),
      onCounts: (counts, version) => told.push([counts.total, version]),
    });
    return { told, report };
  };

  it('are reported once, as soon as a list of all runs has answered', async () => {
    const { told } = await countsFrom({
      delayMs: ({ query }) => (query.get('sortBy') === 'runtime' && !query.has('status') ? 0 : 50),
    });
    expect(told).toEqual([[300, '0.2231.1']]);
  });

  it('have numbers of the future, and one list of what is not known', async () => {
    const counts = {
      ...COUNTS,
      triggers: { ...COUNTS.triggers, agents: 3 },
      windows: { ...COUNTS.windows, last90Days: 8 },
    };
    const item = { ...titled('a', 1, { context: 'voice', status: 'paused' }).item };
    const { report } = await gathered(someWorld(), {}, { behave: () => answering([item], 1, counts) });
    expect(report.counts).toEqual(counts);
    expect(report.unknownValues).toEqual(['trigger agents', 'window last90Days', 'status paused', 'context voice']);
  });

  it('are there where nothing is said of pages, which is said', async () => {
    const { report } = await gathered(someWorld(), {}, { behave: () => answering(pageOf(1, 40), null) });
    expect(report).toMatchObject({ counts: COUNTS, onePage: 'no-pagination', requests: 6 });
    const repeated = { behave: () => answering(pageOf(1, 100), 900) };
    expect((await gathered(someWorld(), { rows: 300 }, repeated)).report.onePage).toBe('repeated');
  });
});

describe('a failure', () => {
  const failing = async (changes: Partial<HistoryQuestion>, options: Parameters<typeof clientForTest>[1] = {}) => {
    const { client } = await clientForTest(someWorld({ historyEnabled: false }), options);
    return analyticsErrorOf(gatherHistory(client, historyQuestion(changes), { now: () => new Date(NOON) }));
  };

  it('of every part is the failure of the whole', async () => {
    expect(await failing({})).toMatchObject({ kind: 'feature-off' });
    expect(await failing({ projectUuid: '..' })).toMatchObject({ kind: 'invalid' });
  });

  it('of a token is not repeated, and ends what is on its way', async () => {
    const { service, client } = await clientForTest(someWorld({ accounts: [] }), {
      // The others are kept waiting until they are given up.
      delayMs: ({ query }) => (query.get('sortBy') === 'runtime' ? 0 : 60_000),
    });
    const gathering = gatherHistory(client, historyQuestion(), { now: () => new Date(NOON) });
    expect(await analyticsErrorOf(gathering)).toMatchObject({ kind: 'authentication', status: 401 });
    const { length } = service.requests;
    expect(length).toBeLessThanOrEqual(4);
    expect(new Set(service.requests.map(({ query }) => `${query}`)).size).toBe(length);
    await analyticsErrorOf(client.catalogMetrics(PROJECT));
    expect(client.isTokenRefused).toBe(true);
    expect(service.requests).toHaveLength(length);
  });

  it('of the history to this account is one for all lists, and for nothing else', async () => {
    const { service, client } = await clientForTest(someWorld({ historyEnabled: false }));
    await analyticsErrorOf(gatherHistory(client, historyQuestion(), { now: () => new Date(NOON) }));
    expect(service.requests.length).toBeLessThanOrEqual(4);
    await expect(client.catalogMetrics(PROJECT)).resolves.toMatchObject({ complete: true });
  });
});

describe('a limit on failed runs, where the report compares', () => {
  const [hourAgo, failing] = [new Date(NOON - 60 * 60_000), { 'max-failed': 2, 'max-failed-scheduled': 0 }];
  const failed = (count: number, minutesAgo: number, changes: Partial<HistoryItem> = {}) =>
    Array.from({ length: count }, () => titled('failed', minutesAgo, { ...FAILED, ...changes }));

  it.each<[string, readonly Run[], readonly [number | null, boolean], readonly [number | null, boolean]]>([
    ['counts none of before', failed(9, 90, SCHEDULED), [0, false], [0, false]],
    ['counts those after', [...failed(2, 30), ...failed(1, 20, SCHEDULED), ...failed(9, 90)], [3, true], [1, true]],
    ['reads as far as it has to', [...failed(150, 30), ...failed(9, 90)], [100, true], [0, false]],
  ])('%s', async (_, runs, all, scheduled) => {
    const { report } = await gathered(someWorld({ runs }), { since: hourAgo, limits: failing });
    expect(report.limits.map(({ found, exceeded }) => [found, exceeded])).toEqual([all, scheduled]);
    expect(report.limits.every(({ since }) => since === hourAgo.toISOString())).toBe(true);
  });

  it('counts in an earlier report’s time as well, and otherwise in 30 days', async () => {
    const world = someWorld({ runs: [...failed(1, 30), ...failed(5, 90)] });
    const { report: before } = await gathered(world, {}, { now: NOON - 60 * 60_000 });
    const earlier = parseEarlierReport(JSON.stringify(before));
    const { report } = await gathered(world, { earlier, limits: failing });
    expect(report.limits).toMatchObject([{ found: 1 }, { found: 0 }]);
    const { report: whole } = await gathered(world, { limits: failing });
    expect(whole.limits).toMatchObject([{ found: 6, since: null }, { found: 0 }]);
  });

  it('is kept by the same runs once it is raised as the page says, though not all of them were read', async () => {
    const world = someWorld({ runs: [...failed(150, 30), ...failed(9, 90)] });
    const { report } = await gathered(world, { since: hourAgo, limits: { 'max-failed': 0 } });
    const [limit] = report.limits as [LimitReport];
    expect(limit).toMatchObject({ found: 100, isMinimum: true, exceeded: true });
    const raised = raisedLimit(limit, report) ?? 0;
    const again = await gathered(world, { since: hourAgo, limits: { 'max-failed': raised } });
    expect(again.report.limits).toMatchObject([{ found: 150, isMinimum: false, exceeded: false }]);
  });

  it('reads more rows for a higher limit', async () => {
    const { report } = await gathered(someWorld({ runs: failed(150, 30) }), {
      since: hourAgo,
      limits: { 'max-failed': 140 },
    });
    expect(report.limits).toMatchObject([{ found: 141, exceeded: true }]);
  });
});
