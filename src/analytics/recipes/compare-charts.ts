import { type Baseline, type BaselineChart, normalizeLineEnds } from './baseline.ts';
import type { CheckedChart } from './check-chart.ts';
import type { ChartComparison } from './recipes-report.ts';
import { isSameSql } from './same-sql.ts';
import { differenceOf } from './sql-difference.ts';

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
