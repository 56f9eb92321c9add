import { breakingChanges } from '../contract/contract.ts';
import type { ChartReport, FailureReport, MetricsReport, RecipesReport } from './recipes-report.ts';

/** The values of `fail-on`, in the order for messages. `contract` is for those who build on the API. */
export const FAIL_ON = ['broken', 'changed', 'missing', 'contract', 'never'] as const;
export type Strictness = (typeof FAIL_ON)[number];

const ALL_BUT_NEVER: readonly Strictness[] = ['broken', 'changed', 'missing', 'contract'];

/** The values under which each cause fails the step, the worst cause first. An interrupted run always fails, because its job was cancelled. */
const FAILS_UNDER: Readonly<Record<FailureReport['cause'], readonly Strictness[]>> = {
  interrupted: FAIL_ON,
  'token-refused': ALL_BUT_NEVER,
  broken: ALL_BUT_NEVER,
  lost: ALL_BUT_NEVER,
  'metrics-missing': ALL_BUT_NEVER,
  // No answer is no proof.
  unchecked: ALL_BUT_NEVER,
  'nothing-checked': ALL_BUT_NEVER,
  'metrics-unknown': ALL_BUT_NEVER,
  changed: ['changed', 'missing'],
  'no-baseline': ['changed', 'missing', 'contract'],
  'not-found': ['missing'],
  'not-allowed': ['missing'],
  contract: ['contract'],
};

/** The failures in a report, worst first, and whether each fails the step. Only this function applies `fail-on`. */
export function judgeReport(
  report: Omit<RecipesReport, 'outcome'>,
  { failOn, isBaselineMissing }: { readonly failOn: Strictness; readonly isBaselineMissing: boolean },
): FailureReport[] {
  const counts = { ...countCharts(report, isBaselineMissing), ...countMetrics(report) };
  const isWithoutContract = failOn === 'contract' && report.contract.changes === null;
  const all: Readonly<Record<FailureReport['cause'], number>> = {
    ...counts,
    // Without a token nothing else can be found out, so that nothing else is told of what is unknown.
    ...(report.isTokenRefused ? { unchecked: 0, 'nothing-checked': 0, 'metrics-unknown': 0 } : {}),
    interrupted: Number(report.isInterrupted),
    'token-refused': Number(report.isTokenRefused),
    'no-baseline': Number(isBaselineMissing || isWithoutContract),
    contract: breakingChanges(report.contract).length,
  };
  return (Object.keys(FAILS_UNDER) as FailureReport['cause'][])
    .filter((cause) => all[cause] > 0)
    .map((cause) => ({ cause, count: all[cause], fails: FAILS_UNDER[cause].includes(failOn) }));
}

function countCharts({ charts: report }: Pick<RecipesReport, 'charts'>, isBaselineMissing: boolean) {
  const charts = report?.charts ?? [];
  const count = (cause: ChartCause) => chartsOf(cause, charts).length;
  return {
    broken: count('broken'),
    lost: count('lost'),
    unchecked: count('unchecked'),
    // Without a baseline its charts are not even known.
    'nothing-checked': Number(
      report === null ? isBaselineMissing : report.problem !== null || charts.every(isOutOfReach),
    ),
    changed: count('changed'),
    'not-found': count('not-found'),
    'not-allowed': count('not-allowed'),
  };
}

function countMetrics({ metrics }: Pick<RecipesReport, 'metrics'>) {
  return {
    'metrics-missing': metrics?.missing.length ?? 0,
    'metrics-unknown': Number(metrics !== null && metrics.problem !== null && mayBeUnread(metrics)),
  };
}

/** Whether the unread part may matter: all of the list, or an expected metric that was not found. */
function mayBeUnread(metrics: MetricsReport): boolean {
  return metrics.expected.length === 0 || metrics.expected.some((name) => !isFound(metrics, name));
}

function isFound({ metrics }: MetricsReport, wanted: string): boolean {
  return metrics.some(({ name }) => name === wanted);
}

const IS_CHART_OF = {
  broken: (chart) => chart.result === 'broken' && !isBrokenAsBefore(chart),
  lost: isLost,
  unchecked: ({ result }) => result === 'unchecked',
  changed: ({ comparison }) => comparison?.result === 'changed',
  'not-found': (chart) => chart.result === 'not-found' && isOutOfReach(chart),
  'not-allowed': (chart) => chart.result === 'not-allowed' && isOutOfReach(chart),
} as const satisfies Partial<Record<FailureReport['cause'], (chart: ChartReport) => boolean>>;
type ChartCause = keyof typeof IS_CHART_OF;

/** The charts with a cause; none for a cause that is not about charts. */
export function chartsOf(cause: FailureReport['cause'], charts: readonly ChartReport[]): ChartReport[] {
  return isChartCause(cause) ? charts.filter(IS_CHART_OF[cause]) : [];
}

function isChartCause(cause: FailureReport['cause']): cause is ChartCause {
  return cause in IS_CHART_OF;
}

/** Whether the chart was already broken in the baseline, so the upgrade did not break it. */
export function isBrokenAsBefore({ result, comparison }: ChartReport): boolean {
  return result === 'broken' && comparison?.before === 'broken';
}

/** Whether nothing is known about the chart. If that is so for all charts, the project or the token may be wrong. */
function isOutOfReach(chart: ChartReport): boolean {
  return (chart.result === 'not-found' || chart.result === 'not-allowed') && !isLost(chart);
}

/** Whether the chart compiled for the baseline and can no longer be reached. */
export function isLost({ result, comparison }: ChartReport): boolean {
  return (result === 'not-found' || result === 'not-allowed') && comparison?.before === 'ok';
}
