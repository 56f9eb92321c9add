import type {
  BusyReport,
  ComparisonReport,
  HistoryReport,
  LimitReport,
  PeriodReport,
  RunReport,
} from '../../src/companions/history/history-report.ts';
import type { HistoryCounts } from '../../src/companions/service/records/history-page.ts';
import { COMPANION_REPORT } from './companion-report.ts';

/** A report of the counts alone, as a first look makes it. */
export function historyReport(changes: Partial<HistoryReport> = {}): HistoryReport {
  return {
    ...COMPANION_REPORT,
    filters: {},
    counts: historyCounts(),
    failures: null,
    slowest: null,
    stuck: null,
    newest: null,
    errors: [],
    comparison: null,
    limits: [],
    unread: [],
    onePage: null,
    unknownValues: [],
    missing: {},
    unreadable: { count: 0, examples: [] },
    requests: 1,
    ...changes,
  };
}

export function historyCounts(changes: Partial<HistoryCounts> = {}): HistoryCounts {
  return {
    total: 4_947,
    warehouseTimeMsLast7Days: 11_520_000,
    windows: { lastFewMinutes: 4, lastHour: 43, last24Hours: 400, last7Days: 1_500, last30Days: 3_000 },
    triggers: { interactive: 1_200, apps: 3_700, scheduled: 47 },
    ...changes,
  };
}

/** A report with every part, each with something in it. */
export function fullHistoryReport(changes: Partial<HistoryReport> = {}): HistoryReport {
  const failed = runReport({
    trigger: 'scheduled',
    context: 'scheduledDelivery',
    status: 'error',
    title: 'Weekly numbers',
    error: 'relation "orders" does not exist',
    dashboardName: 'Sales',
    asked: {
      variant: 'dashboardChart',
      facts: [
        { name: 'explore', values: ['orders'] },
        { name: 'filters', values: ['orders_status equals "open" or "paid"'] },
      ],
    },
  });
  return historyReport({
    filters: { language: 'semantic', status: ['ready', 'error'] },
    failures: {
      failed: 3,
      failedScheduled: 1,
      ended: 2,
      runs: [failed, runReport({ status: 'error', error: 'Division by zero' }), runReport({ status: 'cancelled' })],
      share: { read: 3, total: 5 },
    },
    slowest: [
      runReport({ warehouseMs: 754_000, title: 'payments', chartName: 'Payments by day' }),
      runReport({ warehouseMs: 91_000, trigger: 'apps', context: 'dashboardView', dashboardName: 'Sales' }),
      runReport({ warehouseMs: 850 }),
    ],
    stuck: {
      olderThanMinutes: 30,
      runs: [runReport({ status: 'queued', createdAt: '2026-08-15T09:00:00.000Z' })],
      share: { read: 2, total: 2 },
      isComplete: true,
    },
    newest: {
      share: { read: 100, total: 4_947 },
      cacheHits: 49,
      dashboards: [
        busyReport({ name: 'Sales', runs: 61, failed: 1 }),
        busyReport({ name: 'Support', runs: 7, warehouseMs: 900 }),
      ],
      explores: [busyReport({ name: 'orders', runs: 90 }), busyReport({ name: 'payments', runs: 1 })],
      contexts: [busyReport({ name: 'dashboardView', runs: 68 }), busyReport({ name: 'chartView', runs: 32 })],
      variants: [busyReport({ name: 'dashboardChart', runs: 68 }), busyReport({ name: 'savedChart', runs: 32 })],
      period: periodReport({ runs: 100, failed: 3 }),
    },
    errors: ['relation "orders" does not exist', 'Division by zero'],
    comparison: comparisonReport(),
    limits: [
      limitReport({ name: 'max-failed', limit: 10, found: 3 }),
      limitReport({ name: 'max-failed-scheduled', limit: 0, found: 1, exceeded: true }),
    ],
    unreadable: { count: 2, examples: ['"createdAt" is nothing, expected text', 'it is 5, expected an object'] },
    requests: 6,
    ...changes,
  });
}

export function runReport(changes: Partial<RunReport> = {}): RunReport {
  return {
    queryUuid: '00000000-0000-4000-8000-000000001000',
    title: 'orders',
    subline: 'Number of orders by Status',
    trigger: 'interactive',
    context: 'chartView',
    status: 'ready',
    createdAt: '2026-08-15T11:59:00.000Z',
    error: null,
    chartUuid: null,
    chartName: null,
    dashboardName: null,
    warehouseMs: null,
    asked: { variant: 'savedChart', facts: [] },
    ...changes,
  };
}

export function busyReport(changes: Partial<BusyReport> = {}): BusyReport {
  return { name: 'Sales', runs: 5, failed: 0, warehouseMs: 12_300, ...changes };
}

export function comparisonReport(changes: Partial<ComparisonReport> = {}): ComparisonReport {
  return {
    kind: 'since',
    at: '2026-08-15T11:00:00.000Z',
    before: periodReport({ runs: 80, failed: 1, to: '2026-08-15T10:58:00.000Z' }),
    after: periodReport({ runs: 20, failed: 2, medianMs: 310, p95Ms: 9_100, from: '2026-08-15T11:00:12.000Z' }),
    newErrors: [{ error: 'relation "orders" does not exist', runs: 2 }],
    isComplete: true,
    ...changes,
  };
}

export function periodReport(changes: Partial<PeriodReport> = {}): PeriodReport {
  return {
    from: '2026-08-15T09:00:00.000Z',
    to: '2026-08-15T11:59:00.000Z',
    runs: 10,
    failed: 0,
    medianMs: 240,
    p95Ms: 4_200,
    ...changes,
  };
}

export function limitReport(changes: Partial<LimitReport> = {}): LimitReport {
  return { name: 'max-failed', limit: 5, found: 3, isMinimum: false, exceeded: false, since: null, ...changes };
}
