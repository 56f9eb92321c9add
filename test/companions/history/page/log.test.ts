import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../../../src/companions/history/fail-on.ts';
import type { HistoryReport } from '../../../../src/companions/history/history-report.ts';
import { ownAnnotation, renderHistory, renderHistoryAnnotations } from '../../../../src/companions/history/page/log.ts';
import type { Annotation } from '../../../../src/page/annotations.ts';
import {
  comparisonReport,
  fullHistoryReport,
  historyReport,
  limitReport,
  runReport,
} from '../../../support/history-report-factory.ts';

const told = ({ level, message }: Annotation) => `${level}: ${message}`;

describe('lists that were not read', () => {
  const report = historyReport({
    limits: [limitReport({ found: null }), limitReport({ name: 'max-warehouse-ms' })],
    unread: [
      { list: 'failed', read: 0, total: null, problem: 'GET /a answered HTTP 504. Run this again later' },
      { list: 'newest', read: 9_000, total: 100_000, problem: 'GET /b: the time for all requests was used up' },
    ],
  });
  const said =
    'max-failed could not be checked. The failed runs were not read. GET /a answered HTTP 504. Run this again later. The newest runs were read in part (9,000 of 100,000 read). GET /b: the time for all requests was used up.';

  it.each([
    ['warn', 'warning'],
    ['fail', 'error'],
  ] as const)('are one annotation, with what nobody could check; on-unavailable: %s', (onUnavailable, level) => {
    const failing = failuresOf(report, { failOn: 'limits', onUnavailable });
    expect(renderHistoryAnnotations(report, failing).map(told)).toEqual([`${level}: ${said}`]);
  });
});

describe('annotations', () => {
  it.each<[string, HistoryReport, string[]]>([
    ['nothing to tell', historyReport(), []],
    [
      'everything',
      fullHistoryReport(),
      [
        'error: 1 scheduled run failed in 30 days (limit 0). Fix the cause, or set max-failed-scheduled: 1 if you expect this.',
        'warning: 2 rows could not be read ("createdAt" is nothing, expected text). Look for a newer version of this action.',
        'warning: 1 new error since 2026-08-15 11:00 UTC, such as relation "orders" does not exist. The job summary lists the charts.',
        'warning: 1 run has been waiting or running for longer than 30 minutes, such as orders (Number of orders by Status). Check in the warehouse whether its query still runs.',
      ],
    ],
    [
      'failed schedules that no limit speaks of',
      fullHistoryReport({ limits: [], comparison: null, stuck: null, unreadable: { count: 1, examples: [] } }),
      [
        'warning: 1 row could not be read. Look for a newer version of this action.',
        'warning: 1 scheduled run failed in 30 days, such as Weekly numbers on Sales: relation "orders" does not exist.',
      ],
    ],
    [
      'a schedule that was cancelled, which is no failure',
      historyReport({
        failures: {
          failed: 1,
          failedScheduled: 1,
          ended: 1,
          runs: [
            runReport({ trigger: 'scheduled', status: 'cancelled', title: 'Cancelled' }),
            runReport({ trigger: 'interactive', status: 'error', title: 'Not scheduled' }),
            runReport({ trigger: 'scheduled', status: 'error', title: 'Failed' }),
          ],
          share: { read: 3, total: 3 },
        },
      }),
      ['warning: 1 scheduled run failed in 30 days, such as Failed (Number of orders by Status).'],
    ],
    [
      'failed schedules of which none was read',
      historyReport({
        failures: { failed: 9, failedScheduled: 2, ended: null, runs: [], share: { read: 0, total: 9 } },
      }),
      ['warning: 2 scheduled runs failed in 30 days.'],
    ],
    [
      'limits',
      historyReport({
        limits: [
          limitReport({ exceeded: true, limit: 1 }),
          limitReport({ name: 'max-failed-scheduled' }),
          limitReport({ name: 'max-warehouse-ms', limit: 3_600_000, found: 11_520_000, exceeded: true }),
        ],
      }),
      [
        'error: 3 runs failed in 30 days (limit 1). Fix the cause, or set max-failed: 3 if you expect this.',
        'error: 3 h 12 min of warehouse time in 7 days (limit 1 h). Fix the cause, or set max-warehouse-ms: 11520000 if you expect this.',
      ],
    ],
    [
      'a limit that more runs exceed than were read, which is raised to all of them',
      historyReport({
        failures: { failed: 201, failedScheduled: 0, ended: 0, runs: [], share: { read: 100, total: 201 } },
        limits: [limitReport({ found: 100, isMinimum: true, exceeded: true, since: '2026-08-15T11:00:00.000Z' })],
      }),
      [
        'error: At least 100 runs failed since 2026-08-15 11:00 UTC (limit 5). Fix the cause, or set max-failed: 201 if you expect this.',
      ],
    ],
    [
      'values that are not known here',
      historyReport({ unknownValues: ['trigger agents', 'context voice'] }),
      [
        'warning: Lightdash has values that this version of the action does not know (trigger agents, context voice). They are shown as they are.',
      ],
    ],
    ['no new errors', historyReport({ comparison: comparisonReport({ newErrors: [] }) }), []],
  ])('%s', (_, report, expected) => {
    const annotations = renderHistoryAnnotations(report);
    expect(annotations.map(told)).toEqual(expected);
    expect(annotations.every(({ title }) => title === 'Query history')).toBe(true);
  });

  it('of what the report does not say', () => {
    const annotations = [
      ownAnnotation('warning', 'GET /api answered HTTP 503.'),
      ownAnnotation('error', '::error::x.'),
    ];
    expect(annotations.map(told)).toEqual(['warning: GET /api answered HTTP 503.', 'error: : :error: :x.']);
  });
});

describe('the text in the log', () => {
  it('says the same in some lines', () => {
    expect(renderHistory(fullHistoryReport())).toMatchInlineSnapshot(`
      "❌ Query history at analytics.example.test: 1 scheduled run failed in 30 days (limit 0)
      Only runs with language: semantic and status: ready, error.
      Before 2026-08-15 11:00 UTC: 80 runs, 1 failed (1.3 %), median 240 ms, p95 4.2 s
      After: 20 runs, 2 failed (10.0 %), median 310 ms, p95 9.1 s
      By trigger: interactive 1,200, apps 3,700, scheduled 47
      Warehouse time in the last 7 days: 3 h 12 min
      This covers only the runs of the account that owns this token. Project 00000000-0000-4000-8000-0000000000a1, server version 0.2231.1, read 2026-08-15 12:00 UTC."
    `);
  });

  it('of a first look has the counts', () => {
    expect(renderHistory(historyReport())).toMatchInlineSnapshot(`
      "📊 Query history at analytics.example.test: 4,947 runs
      By trigger: interactive 1,200, apps 3,700, scheduled 47
      Warehouse time in the last 7 days: 3 h 12 min
      This covers only the runs of the account that owns this token. Project 00000000-0000-4000-8000-0000000000a1, server version 0.2231.1, read 2026-08-15 12:00 UTC."
    `);
  });
});
