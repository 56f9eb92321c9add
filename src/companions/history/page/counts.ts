import { quoteForMarkdown as quote } from '../../../page/escape.ts';
import { type Detail, table } from '../../../page/page.ts';
import { countOf, numberOf, present } from '../../../page/words.ts';
import { product } from '../../../product/product.ts';
import { QUERY_HISTORY_WINDOWS, QUERY_TRIGGERS } from '../../service/records/enumerations.ts';
import { unknownNumbers } from '../../service/records/history-page.ts';
import type { ComparisonReport, HistoryReport, PeriodReport, RunReport } from '../history-report.ts';
import { hasFailed } from '../runs.ts';
import { foldParagraphs, listParagraphs } from './lists.ts';
import { durationOf, momentOf, percentOf, shortMomentOf } from './numbers.ts';
import { unheededFilters, WINDOW_SPANS } from './phrases.ts';

/** A row of the comparison; null if there is nothing to show. */
const MEASURES: readonly (readonly [string, (period: PeriodReport) => string | null])[] = [
  ['Runs', ({ runs }) => numberOf(runs)],
  ['Failed', ({ failed, runs }) => `${numberOf(failed)}${failed === 0 ? '' : ` (${percentOf(failed, runs)})`}`],
  ['Median', ({ medianMs }) => (medianMs === null ? null : durationOf(medianMs))],
  ['p95', ({ p95Ms }) => (p95Ms === null ? null : durationOf(p95Ms))],
  ['First run', ({ from }) => (from === null ? null : shortMomentOf(from, quote))],
  ['Last run', ({ to }) => (to === null ? null : shortMomentOf(to, quote))],
];

/** Before and after an upgrade, and the errors that are new after it. */
export function comparisonParagraphs({ comparison, failures }: HistoryReport, detail: Detail): string[] {
  if (comparison === null) return [];
  const { kind, at, before, after, isComplete } = comparison;
  const rows = MEASURES.map(([name, tell]) => [name, tell(before) ?? '–', tell(after) ?? '–']);
  const told = rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
  const notes = present(
    kind !== 'since' && '“Before” is the earlier report, “after” are the runs since then.',
    'Median and p95 are times in the warehouse, without cache hits.',
    !isComplete && '⚠️ Not all runs on both sides were read. Raise `rows`, or look for what could not be read.',
  );
  return [
    `### Before and after ${momentOf(at, quote)}`,
    ...table(['', 'Before', 'After'], told, { rows: told.length }, 'measure'),
    notes.join(' '),
    ...newErrorParagraphs(comparison, failures?.runs ?? [], detail),
  ];
}

/** The sentences claim nothing about runs that were not read. */
function newErrorParagraphs(
  { newErrors, isComplete }: ComparisonReport,
  told: readonly RunReport[],
  detail: Detail,
): string[] {
  if (newErrors.length === 0) return [isComplete ? 'No new errors.' : 'No new errors among the runs read.'];
  const others = newErrors.filter(({ error }) => !told.some((run) => hasFailed(run) && run.error === error));
  const items = others.map(({ error, runs }) => `**${countOf(runs, 'run')}:** ${quote(error)}`);
  const marked = newErrors.length - others.length;
  return [
    ...(marked === 0 ? [] : [`${countOf(marked, 'new error')}, marked 🆕 under Failures.`]),
    ...(items.length === 0 ? [] : ['**New errors**', ...listParagraphs(items, detail, 'error')]),
  ];
}

/** The number of runs by trigger, and their cost in the warehouse, in one line. The table by age is folded behind it. */
export function countParagraphs(report: HistoryReport, { deep }: Detail): string[] {
  const { triggers, windows, warehouseTimeMsLast7Days } = report.counts;
  const others = Object.entries(unknownNumbers(triggers, QUERY_TRIGGERS)).map(
    ([name, runs]) => [quote(name), runs] as const,
  );
  const named = [
    ...QUERY_TRIGGERS.map((trigger) => [`<code>${trigger}</code>`, triggers[trigger]] as const),
    ...others,
  ];
  const line = `Runs: ${named.map(([name, runs]) => `${numberOf(runs)} ${name}`).join(', ')}. Warehouse time in the last 7 days: ${durationOf(warehouseTimeMsLast7Days)}`;
  if (!deep) return [`${line}.`];
  const byAge = QUERY_HISTORY_WINDOWS.map((window) => [WINDOW_SPANS[window], numberOf(windows[window])]);
  const otherAges = Object.entries(unknownNumbers(windows, QUERY_HISTORY_WINDOWS));
  const ages = [...byAge, ...otherAges.map(([name, runs]) => [quote(name), numberOf(runs)])];
  const notes = [
    `The ages are observed. ${product.name} does not document them.`,
    ...unheededFilters(report).map(({ name, by }) => `The counts by ${by} ignore the filter \`${name}\`.`),
  ];
  return foldParagraphs(line, [...table(['Age', 'Runs'], ages, { rows: ages.length }, 'window'), notes.join(' ')]);
}
