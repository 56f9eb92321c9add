import type { ChartReport, FailureReport, MetricsReport, RecipesReport } from './recipes-report.ts';

/** What fails the step, from nothing to everything; each includes what the ones before it fail on. */
const STRICTNESS = ['never', 'broken', 'changed', 'missing'] as const;
export type Strictness = (typeof STRICTNESS)[number];

/** In the order in which they are told of. */
export const FAIL_ON = ['broken', 'changed', 'missing', 'never'] as const satisfies readonly Strictness[];

/** From which strictness on each cause fails the step. A run that was told to end always does: its job was. */
const FAILS_FROM: Readonly<Record<FailureReport['cause'], Strictness>> = {
  interrupted: 'never',
  broken: 'broken',
  lost: 'broken',
  'metrics-missing': 'broken',
  // No answer is no proof.
  unchecked: 'broken',
  'nothing-checked': 'broken',
  'metrics-unknown': 'broken',
  changed: 'changed',
  'no-baseline': 'changed',
  'not-found': 'missing',
  'not-allowed': 'missing',
};

/** What is wrong with a report, the worst first, and whether it fails the step. The only place where `fail-on` is applied. */
export function judgeReport(
  report: Omit<RecipesReport, 'outcome'>,
  { failOn, isBaselineMissing }: { readonly failOn: Strictness; readonly isBaselineMissing: boolean },
): FailureReport[] {
  const counts = { ...countCharts(report, isBaselineMissing), ...countMetrics(report) };
  const all: Readonly<Record<FailureReport['cause'], number>> = {
    ...counts,
    interrupted: Number(report.isInterrupted),
    'no-baseline': Number(isBaselineMissing),
  };
  return (Object.keys(FAILS_FROM) as FailureReport['cause'][])
    .filter((cause) => all[cause] > 0)
    .map((cause) => ({
      cause,
      count: all[cause],
      fails: STRICTNESS.indexOf(failOn) >= STRICTNESS.indexOf(FAILS_FROM[cause]),
    }));
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

/** Whether what could not be read may hold what is asked for: all of the list, or the metrics that are expected. */
function mayBeUnread(metrics: MetricsReport): boolean {
  return metrics.expected.length === 0 || metrics.expected.some((name) => !isFound(metrics, name));
}

function isFound({ metrics }: MetricsReport, wanted: string): boolean {
  return metrics.some(({ name }) => name === wanted);
}

/** Which charts a cause speaks of. */
const IS_CHART_OF = {
  broken: (chart) => chart.result === 'broken' && !isBrokenAsBefore(chart),
  lost: isLost,
  unchecked: ({ result }) => result === 'unchecked',
  changed: ({ comparison }) => comparison?.result === 'changed',
  'not-found': (chart) => chart.result === 'not-found' && isOutOfReach(chart),
  'not-allowed': (chart) => chart.result === 'not-allowed' && isOutOfReach(chart),
} as const satisfies Partial<Record<FailureReport['cause'], (chart: ChartReport) => boolean>>;
type ChartCause = keyof typeof IS_CHART_OF;

/** The charts that a cause speaks of; none where it is not about charts. */
export function chartsOf(cause: FailureReport['cause'], charts: readonly ChartReport[]): ChartReport[] {
  return isChartCause(cause) ? charts.filter(IS_CHART_OF[cause]) : [];
}

function isChartCause(cause: FailureReport['cause']): cause is ChartCause {
  return cause in IS_CHART_OF;
}

/** Whether the baseline has it broken too: no upgrade did that. */
export function isBrokenAsBefore({ result, comparison }: ChartReport): boolean {
  return result === 'broken' && comparison?.before === 'broken';
}

/** Nothing was found out about it; where all charts are so, a wrong project or token is as likely as anything. */
function isOutOfReach(chart: ChartReport): boolean {
  return (chart.result === 'not-found' || chart.result === 'not-allowed') && !isLost(chart);
}

/** It compiled when the baseline was written, and is out of reach now. */
export function isLost({ result, comparison }: ChartReport): boolean {
  return (result === 'not-found' || result === 'not-allowed') && comparison?.before === 'ok';
}
