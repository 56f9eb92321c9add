import type { AnalyticsClient } from '../service/client.ts';
import { type Baseline, type BaselineChart, normalizeLineEnds } from './baseline.ts';
import { type CheckedChart, checkChart, uncheckedChart } from './check-chart.ts';
import { mostRun, type RecentRuns, runsByChart } from './recent-runs.ts';
import type { ChartComparison, ChartsReport, RecipesQuestion } from './recipes-report.ts';
import { isSameSql } from './same-sql.ts';
import { differenceOf } from './sql-difference.ts';
import { type Working, workThrough } from './work-through.ts';

const NONE_RUN =
  'The account of the token has run no chart, as far as was read. Give the token of an account that has run some';

/** The compile check, with the contents of the files beside the report. */
export interface CheckedCharts {
  readonly report: ChartsReport;
  readonly checked: readonly CheckedChart[];
  /** A unified diff for each chart that changed. Hostile until escaped. */
  readonly differences: readonly { readonly uuid: string; readonly text: string }[];
}

/** Compiles the requested charts, and compares them with the baseline if there is one; null if none are requested. */
export async function checkCharts(
  client: AnalyticsClient,
  question: RecipesQuestion,
  runs: RecentRuns | null,
  { endedBy, onProgress }: Working,
): Promise<CheckedCharts | null> {
  const { projectUuid, baseline, chartsFromHistory } = question;
  if (question.charts.length === 0 && chartsFromHistory === 0 && baseline === null) return null;
  const counts = runsByChart(runs?.runs ?? []);
  const uuids = [
    ...question.charts,
    ...mostRun(counts, chartsFromHistory),
    ...(baseline?.charts ?? []).map(({ uuid }) => uuid),
  ].map((uuid) => uuid.toLowerCase());
  const items = [...new Set(uuids)];
  const checked = await workThrough<string, CheckedChart>({
    items,
    check: (uuid) => checkChart(client, projectUuid, uuid),
    skip: uncheckedChart,
    client,
    endedBy,
    onProgress,
  });

  const compare = baseline === null ? null : compareWithBaseline(baseline);
  const names = new Map(baseline?.charts.map(({ uuid, name }) => [uuid.toLowerCase(), name]));
  const compared = checked.map((chart) => ({ chart, ...compare?.(chart) }));
  const isChosen = chartsFromHistory > 0 && runs !== null;
  return {
    report: {
      charts: compared.map(({ chart: { updatedAt: _, sql: __, ...chart }, comparison = null }) => ({
        ...chart,
        name: chart.name ?? names.get(chart.uuid) ?? null,
        runs: runs?.problem === null ? (counts.get(chart.uuid) ?? 0) : null,
        comparison,
      })),
      history: isChosen ? runs.share : null,
      problem: isChosen ? (runs.problem ?? (counts.size > 0 ? null : NONE_RUN)) : null,
      baseline: baseline && {
        generatedAt: baseline.generatedAt,
        serverVersion: baseline.serverVersion,
        baseUrl: baseline.baseUrl,
      },
    },
    checked,
    differences: compared.flatMap(({ chart: { uuid }, differenceText: text }) => (text ? [{ uuid, text }] : [])),
  };
}

export interface ComparedChart {
  readonly comparison: ChartComparison;
  /** The whole difference as a unified diff; null unless the chart changed. Hostile until escaped. */
  readonly differenceText: string | null;
}

/** Compares charts with a baseline, ignoring white space. */
export function compareWithBaseline(baseline: Baseline): (chart: CheckedChart) => ComparedChart {
  const charts = new Map(baseline.charts.map((chart) => [chart.uuid.toLowerCase(), chart]));
  return (chart) => compare(chart, charts.get(chart.uuid.toLowerCase()) ?? null);
}

function compare(now: CheckedChart, then: BaselineChart | null): ComparedChart {
  const before = then?.result ?? null;
  const isEdited =
    then !== null && now.updatedAt !== null && then.updatedAt !== null && now.updatedAt !== then.updatedAt;
  const as = (result: ChartComparison['result']): ComparedChart => ({
    comparison: { result, before, isEdited, difference: null },
    differenceText: null,
  });
  if (then === null) return as('not-in-baseline');
  if (now.sql === null || then.sql === null) return as('not-comparable');
  if (now.movesWithClock || then.movesWithClock) return as('moves-with-clock');
  const sql = normalizeLineEnds(now.sql);
  if (isSameSql(then.sql, sql)) return as('unchanged');
  const { report, text } = differenceOf(then.sql, sql);
  return { comparison: { result: 'changed', before, isEdited, difference: report }, differenceText: text };
}
