import type { RecipesFiles } from '../../src/companions/recipes/page/summary.ts';
import type {
  ChartComparison,
  ChartReport,
  ChartsReport,
  FailureReport,
  MetricsReport,
  RecipesReport,
  SqlDifference,
  UsersReport,
} from '../../src/companions/recipes/recipes-report.ts';
import { COMPANION_REPORT } from './companion-report.ts';

/** A report of two charts that compile as before. */
export function recipesReport(changes: Partial<RecipesReport> = {}): RecipesReport {
  return {
    ...COMPANION_REPORT,
    isTokenRefused: false,
    isInterrupted: false,
    charts: chartsReport(),
    metrics: null,
    users: null,
    outcome: outcome(),
    ...changes,
  };
}

/** What makes the step fail under `broken`, or would. */
export function outcome(
  failures: readonly FailureReport[] = [],
  failOn: RecipesReport['outcome']['failOn'] = 'broken',
): RecipesReport['outcome'] {
  return { failOn, fails: failures.some(({ fails }) => fails), failures };
}

export function failure(cause: FailureReport['cause'], changes: Partial<FailureReport> = {}): FailureReport {
  return { cause, count: 1, fails: true, ...changes };
}

export function chartsReport(changes: Partial<ChartsReport> = {}): ChartsReport {
  return {
    charts: [chart(), chart({ uuid: chartId(2), name: 'Payments by day', exploreName: 'payments' })],
    history: null,
    problem: null,
    baseline: {
      generatedAt: '2026-08-14T09:00:00.000Z',
      serverVersion: '0.2230.0',
      baseUrl: 'https://analytics.example.test',
    },
    ...changes,
  };
}

export function chartId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function chart(changes: Partial<ChartReport> = {}): ChartReport {
  return {
    uuid: chartId(1),
    name: 'Orders by day',
    exploreName: 'orders',
    runs: null,
    result: 'ok',
    message: null,
    movesWithClock: false,
    isMerge: false,
    isPivoted: false,
    comparison: comparison(),
    ...changes,
  };
}

export function comparison(changes: Partial<ChartComparison> = {}): ChartComparison {
  return { result: 'unchanged', before: 'ok', isEdited: false, difference: null, ...changes };
}

export function changed(changes: Partial<ChartComparison> = {}): ChartComparison {
  return comparison({ result: 'changed', difference: difference(), ...changes });
}

export function difference(changes: Partial<SqlDifference> = {}): SqlDifference {
  const lines = [
    '@@ -1,5 +1,6 @@',
    ' SELECT',
    '   DATE_TRUNC(\'DAY\', "orders".created_at) AS "orders_created_at_day",',
    '-  COUNT("orders".order_id) AS "orders_count"',
    '+  COUNT(DISTINCT "orders".order_id) AS "orders_count",',
    '+  SUM("orders".amount) AS "orders_amount"',
    ' FROM "analytics"."orders" AS "orders"',
  ];
  return { added: 2, removed: 1, lines, total: lines.length, ...changes };
}

export function broken(changes: Partial<ChartReport> = {}): ChartReport {
  return chart({
    name: 'Revenue by channel',
    result: 'broken',
    message: 'FieldReferenceError: Tried to reference metric with unknown field id: orders_revenue',
    comparison: comparison({ result: 'not-comparable' }),
    ...changes,
  });
}

export function metricsReport(changes: Partial<MetricsReport> = {}): MetricsReport {
  return {
    tags: ['core', 'finance'],
    metrics: [
      { name: 'orders.count', label: 'Orders', tags: ['core'] },
      { name: 'payments.revenue', label: 'Revenue', tags: ['core', 'finance'] },
    ],
    expected: ['orders.count', 'payments.revenue'],
    missing: [],
    unknownTags: [],
    share: { read: 2, total: 2 },
    unreadable: 0,
    isAskedAgain: false,
    problem: null,
    ...changes,
  };
}

export function usersReport(changes: Partial<UsersReport> = {}): UsersReport {
  return {
    share: { read: 120, total: 120 },
    unreadable: 0,
    untold: 0,
    roles: [
      { role: 'member', users: 100 },
      { role: 'editor', users: 17 },
      { role: 'admin', users: 3 },
    ],
    groups: [
      { name: 'Finance', users: 40 },
      { name: 'Support', users: 12 },
    ],
    pending: 4,
    inactive: 2,
    withoutGroup: 71,
    people: null,
    problem: null,
    ...changes,
  };
}

export const NO_FILES: RecipesFiles = { diffPath: null, baselinePath: null, usersPath: null };

/** A report with every part, each with something of every kind in it. */
export function fullRecipesReport(changes: Partial<RecipesReport> = {}): RecipesReport {
  const failures = [
    failure('interrupted'),
    failure('broken', { count: 2 }),
    failure('lost'),
    failure('metrics-missing', { count: 2 }),
    failure('unchecked'),
    failure('nothing-checked'),
    failure('metrics-unknown'),
    failure('changed', { count: 5, fails: false }),
    failure('no-baseline', { fails: false }),
    failure('not-found', { fails: false }),
    failure('not-allowed', { fails: false }),
  ];
  return recipesReport({
    isInterrupted: true,
    charts: fullChartsReport(),
    metrics: metricsReport({
      expected: ['orders.count', 'orders.revenue', 'refunds.total'],
      missing: [
        { name: 'orders.revenue', nearest: 'payments.revenue' },
        { name: 'refunds.total', nearest: null },
      ],
      share: { read: 2, total: 400 },
      unreadable: 1,
      isAskedAgain: true,
      problem: 'The catalog was not read to its end: it is longer than a list may be',
    }),
    users: usersReport({
      share: { read: 120, total: 130 },
      unreadable: 2,
      inactive: null,
      people: [
        {
          name: 'Ada Lovelace',
          email: 'ada@example.test',
          role: 'admin',
          groups: ['Finance', 'Support'],
          isPending: false,
          isActive: true,
        },
        { name: '', email: 'b@example.test', role: 'member', groups: [], isPending: true, isActive: false },
      ],
    }),
    outcome: outcome(failures),
    ...changes,
  });
}

function fullChartsReport(): ChartsReport {
  return chartsReport({
    charts: [
      chart({ runs: 41 }),
      broken({ uuid: chartId(3), runs: 40 }),
      broken({
        uuid: chartId(4),
        name: 'Orders by status',
        runs: 7,
        comparison: comparison({ result: 'not-comparable', isEdited: true }),
      }),
      broken({
        uuid: chartId(5),
        name: 'Old experiment',
        runs: 0,
        comparison: comparison({ result: 'not-comparable', before: 'broken' }),
      }),
      chart({
        uuid: chartId(6),
        name: null,
        exploreName: null,
        runs: 12,
        result: 'not-found',
        message: 'NotFoundError: Saved query not found',
        comparison: comparison({ result: 'not-comparable' }),
      }),
      chart({
        uuid: chartId(7),
        name: 'Salaries',
        runs: 0,
        result: 'not-allowed',
        message: 'CustomSqlQueryForbiddenError: User cannot run queries with custom SQL dimensions',
        comparison: comparison({ result: 'not-in-baseline', before: null }),
      }),
      chart({
        uuid: chartId(8),
        name: null,
        exploreName: null,
        runs: 0,
        result: 'unchecked',
        message: 'GET /api/v1/saved/… answered HTTP 503. Run this again later',
        comparison: comparison({ result: 'not-comparable' }),
      }),
      chart({
        uuid: chartId(9),
        name: null,
        exploreName: null,
        runs: 0,
        result: 'not-found',
        message: 'NotFoundError: Saved query not found',
        comparison: comparison({ result: 'not-comparable', before: 'not-found' }),
      }),
      ...Array.from({ length: 5 }, (_, at) =>
        chart({
          uuid: chartId(10 + at),
          name: `Revenue ${at + 1}`,
          runs: 30 - at,
          comparison: changed(at === 0 ? { isEdited: true, difference: difference({ total: 60 }) } : {}),
        }),
      ),
      chart({
        uuid: chartId(20),
        name: 'Last 7 days',
        runs: 9,
        movesWithClock: true,
        comparison: comparison({ result: 'moves-with-clock' }),
      }),
      chart({
        uuid: chartId(21),
        name: 'Brand new',
        runs: 2,
        isMerge: true,
        comparison: comparison({ result: 'not-in-baseline', before: null }),
      }),
      chart({
        uuid: chartId(22),
        name: 'Mended',
        runs: 1,
        comparison: comparison({ result: 'not-comparable', before: 'broken' }),
      }),
    ],
    history: { read: 2_000, total: 4_947, unreadable: 0 },
    problem: 'GET /api/v2/projects/x/query-history answered HTTP 503. Run this again later',
  });
}
