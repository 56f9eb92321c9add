import { breakingChanges } from '../service/contract.ts';
import {
  type Cause,
  type ChartReport,
  FAIL_ON,
  type FailureReport,
  type MetricsReport,
  type RecipesQuestion,
  type RecipesReport,
  type Strictness,
} from './recipes-report.ts';

const ALL_BUT_NEVER: readonly Strictness[] = ['broken', 'changed', 'missing', 'contract'];

type Judged = Omit<RecipesReport, 'outcome'>;

type JudgingSettings = Pick<RecipesQuestion, 'failOn' | 'isBaselineMissing'>;

const chartsWith =
  (cause: ChartCause) =>
  ({ charts }: Judged): number =>
    charts?.charts.filter(IS_CHART_OF[cause]).length ?? 0;

/** Each cause, the worst first: the values under which it fails the step, and how often a report has it. */
const CAUSES: Readonly<
  Record<Cause, readonly [under: readonly Strictness[], count: (report: Judged, settings: JudgingSettings) => number]>
> = {
  // Always, because its job was cancelled.
  interrupted: [FAIL_ON, ({ isInterrupted }) => Number(isInterrupted)],
  'token-refused': [ALL_BUT_NEVER, ({ isTokenRefused }) => Number(isTokenRefused)],
  broken: [ALL_BUT_NEVER, chartsWith('broken')],
  lost: [ALL_BUT_NEVER, chartsWith('lost')],
  'metrics-missing': [ALL_BUT_NEVER, ({ metrics }) => metrics?.missing.length ?? 0],
  // No answer is no proof.
  unchecked: [ALL_BUT_NEVER, chartsWith('unchecked')],
  'nothing-checked': [
    ALL_BUT_NEVER,
    // Without a baseline its charts are not even known.
    ({ charts }, { isBaselineMissing }) =>
      Number(charts === null ? isBaselineMissing : charts.problem !== null || charts.charts.every(isOutOfReach)),
  ],
  'metrics-unknown': [
    ALL_BUT_NEVER,
    ({ metrics }) => Number(metrics !== null && metrics.problem !== null && mayBeUnread(metrics)),
  ],
  changed: [['changed', 'missing'], chartsWith('changed')],
  'no-baseline': [
    ['changed', 'missing', 'contract'],
    ({ contract }, { failOn, isBaselineMissing }) =>
      Number(isBaselineMissing || (failOn === 'contract' && contract.changes === null)),
  ],
  'not-found': [['missing'], chartsWith('not-found')],
  'not-allowed': [['missing'], chartsWith('not-allowed')],
  contract: [['contract'], ({ contract }) => breakingChanges(contract).length],
};

/** Without a token nothing else can be found out, so that nothing else is told of what is unknown. */
const UNKNOWN: readonly Cause[] = ['unchecked', 'nothing-checked', 'metrics-unknown'];

/** The failures in a report, worst first, and whether each fails the step. Only this function applies `fail-on`. */
export function judgeReport(report: Judged, settings: JudgingSettings): FailureReport[] {
  return Object.entries(CAUSES)
    .map(([name, [under, countIn]]) => {
      const cause = name as Cause;
      return { cause, count: countIn(report, settings), fails: under.includes(settings.failOn) };
    })
    .filter(({ cause, count }) => count > 0 && !(report.isTokenRefused && UNKNOWN.includes(cause)));
}

/** Whether the unread part may matter: all of the list, or an expected metric that was not found. */
function mayBeUnread({ expected, metrics }: MetricsReport): boolean {
  return expected.length === 0 || expected.some((wanted) => !metrics.some(({ name }) => name === wanted));
}

const IS_CHART_OF = {
  broken: (chart) => chart.result === 'broken' && !isBrokenAsBefore(chart),
  lost: isLost,
  unchecked: ({ result }) => result === 'unchecked',
  changed: ({ comparison }) => comparison?.result === 'changed',
  'not-found': (chart) => chart.result === 'not-found' && isOutOfReach(chart),
  'not-allowed': (chart) => chart.result === 'not-allowed' && isOutOfReach(chart),
} as const satisfies Partial<Record<Cause, (chart: ChartReport) => boolean>>;
type ChartCause = keyof typeof IS_CHART_OF;

/** The charts with a cause; none for a cause that is not about charts. */
export function chartsOf(cause: Cause, charts: readonly ChartReport[]): ChartReport[] {
  return cause in IS_CHART_OF ? charts.filter(IS_CHART_OF[cause as ChartCause]) : [];
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
