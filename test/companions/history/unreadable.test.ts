import { describe, expect, it } from 'vitest';
import { failuresOf, isFailing } from '../../../src/companions/history/fail-on.ts';
import type { HistoryReport } from '../../../src/companions/history/history-report.ts';
import { renderHistory, renderHistoryAnnotations } from '../../../src/companions/history/page/log.ts';
import { renderHistorySummary } from '../../../src/companions/history/page/summary.ts';
import { AnalyticsError } from '../../../src/companions/service/analytics-error.ts';
import {
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_TRIGGERS,
} from '../../../src/companions/service/records/enumerations.ts';
import type { HistoryItem } from '../../../src/companions/service/records/history-page.ts';
import { answerTo } from '../../support/analytics-service.ts';
import { NOON, ordersQuery, run, someWorld, uuid } from '../../support/analytics-service-data.ts';
import { gathered } from '../../support/gathered-history.ts';
import { serve } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';
import { shown } from '../../support/shown.ts';

usePlainHttp();

const FAILED = { status: 'error', error: 'relation "orders" does not exist', warehouseExecutionTimeMs: null };
const VARIANTS: readonly Record<string, unknown>[] = [
  { query: ordersQuery(), parameters: { level: 'state' }, dateZoom: { granularity: 'Day' }, invalidateCache: true },
  { mergeQuery: { joinType: 'left', sources: [{ id: 'a', metricQuery: ordersQuery() }] } },
  { mergeQuery: { joinType: 'inner', sources: [{ id: 'a', queryUuid: uuid(1) }] } },
  { savedSqlUuid: uuid(2), tileUuid: uuid(3), dashboardFilters: {} },
  { tileUuid: uuid(3), chartUuid: uuid(4), dashboardUuid: uuid(5), dashboardFilters: {}, dashboardSorts: [] },
  { chartUuid: uuid(4), versionUuid: uuid(6), limit: null },
  { underlyingDataSourceQueryUuid: uuid(7), underlyingDataItemId: 'orders_count', filters: {} },
  { sql: 'SELECT 1', limit: 5, tables: [] },
  { sql: 'SELECT 1', references: { a: uuid(8) } },
  { fieldId: 'orders_status', search: 'o', table: 'orders', limit: 10 },
];
/** All contexts, statuses, triggers and variants of requests, values of the future, and failures on both sides of an hour ago. */
const CHANGES: readonly Partial<HistoryItem>[] = [
  ...Array.from({ length: 6 }, () => FAILED),
  ...Array.from({ length: 6 }, () => ({ ...FAILED, trigger: 'scheduled', context: 'scheduledDelivery' })),
  ...QUERY_EXECUTION_CONTEXTS.map((context) => ({ context })),
  ...QUERY_HISTORY_STATUSES.map((status) => ({ status, error: status === 'error' ? 'known before' : null })),
  ...QUERY_TRIGGERS.map((trigger) => ({ trigger })),
  ...VARIANTS.map((requestParameters) => ({ requestParameters })),
  { context: 'dataAppView' },
  { status: 'paused' },
  { trigger: 'agents' },
  { language: 'prose' },
];
const WORLD = someWorld({
  runs: CHANGES.map((changes, number) => run(number, { minutesAgo: 2 * number + 1 }, changes)),
});

/** The members that decide something; a row without one of them cannot be read. */
const READ = 'queryUuid createdAt context trigger language status error chartUuid cacheHit';
/** The members that a report can do without. */
const RIM =
  'title subline exploreName metricQuery requestParameters chartName dashboardUuid dashboardName warehouseExecutionTimeMs processingStartedAt';
const UNREAD = 'compiledSql projectUuid savedSqlUuid totalRowCount resultsExpiresAt resultsUpdatedAt erroredAt';

type Document = { status?: string; results?: Record<string, unknown> };

/** The report of a server that leaves a member out of all its answers; its error if it gives no report. */
const withoutMember = (record: string, member: string) => withMember(record, member, undefined);

/** The report where a member of each record is another value, or is missing. */
async function withMember(record: string, member: string, value: unknown) {
  const remove = (document: Document) => {
    const { results } = document;
    const counts = results?.['counts'] as Record<string, object>;
    const rows = record === 'item' ? (results?.['data'] as object[]) : [];
    const others = { envelope: document, results, counts, pagination: results?.['pagination'], ...counts };
    for (const each of record === 'item' ? rows : [others[record as keyof typeof others]]) {
      if (value === undefined) delete (each as Record<string, unknown>)[member];
      else (each as Record<string, unknown>)[member] = value;
    }
    return document;
  };
  try {
    const { report } = await gathered(
      WORLD,
      { since: new Date(NOON - 60 * 60_000), limits: { 'max-failed': 100 } },
      { behave: (request) => serve(remove(JSON.parse(answerTo(WORLD, request).text))) },
    );
    return report;
  } catch (error) {
    if (error instanceof AnalyticsError) return error;
    throw error;
  }
}

const isRed = (outcome: HistoryReport | AnalyticsError) =>
  outcome instanceof AnalyticsError || isFailing(failuresOf(outcome, { failOn: 'limits', onUnavailable: 'fail' }));
const pageOf = (report: HistoryReport) => [shown(renderHistorySummary(report)), renderHistory(report)].join('\n');

describe('a server with 68 runs of every kind', () => {
  it('is read as it is', async () => {
    const report = (await withoutMember('item', 'nothing')) as HistoryReport;
    expect(WORLD.runs).toHaveLength(68);
    expect(report.unreadable).toEqual({ count: 0, examples: [] });
    expect([report.newest?.share, report.failures?.failed, report.failures?.failedScheduled]).toEqual([
      { read: 68, total: 68 },
      13,
      6,
    ]);
    expect(report.comparison).toMatchObject({ isComplete: true, newErrors: [{ error: FAILED.error }] });
    expect(isRed(report)).toBe(false);
    expect(report.unknownValues.toSorted()).toEqual([
      'context dataAppView',
      'language prose',
      'status paused',
      'trigger agents',
    ]);
  });

  it.each(READ.split(' '))('that sends no %s has 68 rows that cannot be read, and never “none”', async (member) => {
    const report = (await withoutMember('item', member)) as HistoryReport;
    expect(report.unreadable).toEqual({
      count: 68,
      examples: [
        expect.stringMatching(`^GET /api/v2/projects/{projectUuid}/query/history: member "${member}" is nothing`),
      ],
    });
    // What the service counts stays right.
    expect([report.failures?.failed, report.failures?.failedScheduled]).toEqual([13, 6]);
    expect(report.comparison?.isComplete).toBe(false);
    expect(report.stuck?.isComplete).toBe(false);
    expect(report.limits).toMatchObject([{ name: 'max-failed', found: null }]);
    expect(isRed(report)).toBe(true);
    expect(isFailing(failuresOf(report, { failOn: 'limits', onUnavailable: 'warn' }))).toBe(false);
    const page = pageOf(report);
    expect(page).not.toMatch(/No new errors\.|, 0 new errors|No run has been|No run failed|None of them failed/);
    expect(page.split(`"${member}" is nothing`).length).toBe(2);
    const said = renderHistoryAnnotations(report).filter(({ message }) => message.includes('68 rows'));
    expect(said.map(({ level }) => level)).toEqual(['warning']);
  });

  it.each(RIM.split(' '))('that sends no %s, or another type, is read without it, and says so once', async (member) => {
    const whole = (await withMember('item', 'nothing', undefined)) as HistoryReport;
    for (const value of [undefined, [7]]) {
      const report = (await withMember('item', member, value)) as HistoryReport;
      expect(report.unreadable.count).toBe(0);
      expect(report.missing).toEqual({ [member]: 68 });
      // Nothing that decides is another.
      const decidingOf = ({ counts, failures, limits, newest, comparison, stuck }: HistoryReport) => [
        [counts, limits, failures?.failed, failures?.failedScheduled, failures?.ended, newest?.share],
        [comparison?.isComplete, comparison?.newErrors, stuck?.isComplete, report.errors],
      ];
      expect(decidingOf(report)).toEqual(decidingOf(whole));
      expect(isRed(report)).toBe(false);
      expect(shown(renderHistorySummary(report)).split(`${member} in 68 runs`).length).toBe(2);
      const said = renderHistoryAnnotations(report).filter(({ message }) => message.includes(`${member} in 68 runs`));
      expect(said.map(({ level }) => level)).toEqual(['warning']);
    }
  });

  it.each(UNREAD.split(' '))('that sends no %s is read as well: nothing reads it', async (member) => {
    const report = (await withoutMember('item', member)) as HistoryReport;
    expect(report.unreadable.count).toBe(0);
    expect(isRed(report)).toBe(false);
  });

  it.each([
    ['envelope', 'status'],
    ['envelope', 'results'],
    ['results', 'data'],
    ['results', 'counts'],
    ...['total', 'warehouseTimeMsLast7Days', 'windows', 'triggers'].map((name) => ['counts', name]),
    ...['lastFewMinutes', 'lastHour', 'last24Hours', 'last7Days', 'last30Days'].map((name) => ['windows', name]),
    ...QUERY_TRIGGERS.map((name) => ['triggers', name]),
  ])('that sends no %s.%s is not available, which names it', async (record = '', member = '') => {
    const outcome = await withoutMember(record, member);
    expect(outcome).toBeInstanceOf(AnalyticsError);
    expect((outcome as AnalyticsError).message).toContain(member);
    expect(isRed(outcome)).toBe(true);
  });

  it.each([
    ['results', 'pagination'],
    ...['page', 'pageSize', 'totalResults', 'totalPageCount'].map((name) => ['pagination', name]),
  ])('that sends no %s.%s has one page, which is said to be no more', async (record = '', member = '') => {
    const report = (await withoutMember(record, member)) as HistoryReport;
    expect(report.onePage).toBe('no-pagination');
    expect(report.comparison?.isComplete).toBe(true);
    expect(pageOf(report)).not.toMatch(/No run failed|No run has been/);
    expect([13, null]).toContain(report.failures?.failed);
  });
});

it('rows with several missing members, in several lists, count once', async () => {
  const broken = [3, 60, 65];
  const behave = (request: Parameters<typeof answerTo>[1]) => {
    const document = JSON.parse(answerTo(WORLD, request).text);
    for (const row of document.results.data)
      if (broken.includes(WORLD.runs.findIndex(({ item }) => item.queryUuid === row.queryUuid))) delete row.status;
    return serve(document);
  };
  const { report } = await gathered(WORLD, {}, { behave });
  expect(report.unreadable.count).toBe(3);
  expect(report.newest?.share).toEqual({ read: 65, total: 68 });
});
