import type { ChartReport, ChartsReport, RecipesReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { folded } from '../history/lists.ts';
import { numeral, tally } from '../history/numbers.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { differenceParagraphs } from './differences.ts';
import { describeBaseline, describeCharts, describeResult, listUpTo, nameOfChart, troubledCharts } from './phrases.ts';

/** A sentence names so many charts. */
const MOST_NAMED = 10;

/** Charts that do not compile, or of which nobody knows. */
export function troubledParagraphs({ charts }: RecipesReport, detail: Detail): string[] {
  const troubled = troubledCharts(charts?.charts ?? []);
  if (troubled.length === 0) return [];
  const rows = troubled.map((chart) => [
    nameOfChart(chart, quote),
    exploreOf(chart),
    describeResult(chart),
    chart.message === null ? '' : quote(chart.message),
    chart.runs === null ? '' : numeral(chart.runs),
  ]);
  return [
    '### Charts that did not pass',
    ...table(['Chart', 'Explore', 'Result', 'Why', 'Runs'], rows, detail, 'chart'),
  ];
}

/**
 * Charts whose SQL is another than in the baseline, each with its first lines.
 *
 * @param path of the file with all differences; null where there is none
 */
export function changedParagraphs({ charts, service }: RecipesReport, detail: Detail, path: string | null): string[] {
  const changed = (charts?.charts ?? []).flatMap((chart) => {
    const difference = chart.comparison?.result === 'changed' ? chart.comparison.difference : null;
    return difference === null ? [] : [{ title: titleOf(chart), note: editNote(chart), difference }];
  });
  const baseline = charts?.baseline ?? null;
  if (baseline === null || changed.length === 0) return [];
  const verb = changed.length === 1 ? 'compiles' : 'compile';
  const whole = path === null ? '' : ` All of what differs is in ${quote(path)}.`;
  return [
    '### Changed SQL',
    `${tally(changed.length, 'chart')} ${verb} to other SQL than in ${describeBaseline(baseline, { service }, quote)}.${whole}`,
    ...differenceParagraphs(changed, detail, 'changed chart'),
  ];
}

/** What is left out of the comparison and why, and those with which all is well, folded. */
export function otherChartParagraphs({ charts }: RecipesReport, detail: Detail): string[] {
  if (charts === null) return [];
  const notes = [...comparisonNotes(charts, detail), ...mergeNote(charts.charts, detail), ...choiceNote(charts)];
  const isAlone = charts.charts.every(isWell) && notes.length === 0;
  const text = [...notes, ...wellParagraphs(charts, detail)];
  return isAlone || text.length === 0 ? text : ['### Other charts', ...text];
}

function comparisonNotes({ charts, baseline }: ChartsReport, detail: Detail): string[] {
  if (baseline === null) return [];
  const moving = compared(charts, 'moves-with-clock');
  const unknown = compared(charts, 'not-in-baseline');
  const mended = charts.filter(({ result, comparison }) => result === 'ok' && isTrouble(comparison));
  return [
    ...note(moving, detail, (one) =>
      one
        ? 'has a filter that moves with the clock, so its SQL is another every day; it was compiled and not compared'
        : 'have filters that move with the clock, so their SQL is another every day; they were compiled and not compared',
    ),
    ...note(unknown, detail, (one) => `${one ? 'is' : 'are'} not in the baseline, so there is nothing to compare with`),
    ...note(mended, detail, (one) => `${one ? 'compiles' : 'compile'} and did not when the baseline was written`),
  ];
}

/** Where it could not be compared because of what the baseline holds. */
function isTrouble(comparison: ChartReport['comparison']): boolean {
  return comparison?.result === 'not-comparable' && comparison.before !== null && comparison.before !== 'ok';
}

function compared(charts: readonly ChartReport[], wanted: NonNullable<ChartReport['comparison']>['result']) {
  return charts.filter(({ comparison }) => comparison?.result === wanted);
}

function mergeNote(charts: readonly ChartReport[], detail: Detail): string[] {
  const merges = charts.filter(({ isMerge }) => isMerge);
  return note(merges, detail, (one) =>
    one
      ? 'joins several queries, of which only its own was compiled'
      : 'join several queries, of which only their own was compiled',
  );
}

function choiceNote({ problem }: ChartsReport): string[] {
  return problem === null ? [] : [`⚠️ Charts could not be chosen from the history: ${MARKDOWN.prose(problem)}.`];
}

/** `2 charts are not in the baseline: a, b.` */
function note(charts: readonly ChartReport[], detail: Detail, say: (isOne: boolean) => string): string[] {
  if (charts.length === 0) return [];
  const names = charts.map((chart) => nameOfChart(chart, quote));
  const named = listUpTo(names, names.length, Math.min(detail.rows, MOST_NAMED));
  return [`- ${tally(charts.length, 'chart')} ${say(charts.length === 1)}: ${named}.`];
}

/** Compiles, and to nothing else than it did. */
function isWell({ result, comparison }: ChartReport): boolean {
  return result === 'ok' && comparison?.result !== 'changed';
}

function wellParagraphs({ charts, baseline }: ChartsReport, detail: Detail): string[] {
  const well = charts.filter(isWell);
  const title = describeCharts({ charts: well, baseline });
  if (well.length === 0) return [];
  if (!detail.deep) return [`${title}.`];
  const rows = well.map((chart) => [
    nameOfChart(chart, quote),
    exploreOf(chart),
    chart.runs === null ? '' : numeral(chart.runs),
  ]);
  return folded(title, table(['Chart', 'Explore', 'Runs'], rows, detail, 'chart'));
}

function exploreOf({ exploreName }: ChartReport): string {
  return exploreName === null ? '' : quote(exploreName);
}

function titleOf(chart: ChartReport): string {
  return `${nameOfChart(chart, quote)}${chart.exploreName === null ? '' : ` (explore ${quote(chart.exploreName)})`}`;
}

function editNote({ comparison }: ChartReport): string {
  if (comparison?.isEdited !== true) return '';
  return 'Somebody has saved this chart since the baseline, so the upgrade need not be the reason.';
}
