import type { RecipesReport, RecordedQueryReport, RecordedReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { listParagraphs, listUpTo } from '../history/lists.ts';
import { numeral, shortMomentOf, tally } from '../history/numbers.ts';
import { describeShare } from '../history/phrases.ts';
import type { Detail } from '../page.ts';
import { capital } from '../words.ts';
import { differenceParagraphs } from './differences.ts';
import { recordedFlaws, recordedQueries, titleOfRun } from './phrases.ts';

const MOST_NAMED = 3;

/** The queries from the history, compiled again. One sentence if all are as before. */
export function recordedParagraphs({ recorded }: RecipesReport, detail: Detail): string[] {
  if (recorded === null) return [];
  const { queries, problem } = recorded;
  if (problem !== null) {
    return ['### Recorded history', `⚠️ The recorded history could not be read: ${MARKDOWN.prose(problem)}.`];
  }
  const flaws = recordedFlaws(recorded);
  const source = describeRecordedSource(recorded);
  const compared = queries.filter(({ result }) => result !== 'not-compared');
  if (compared.length === 0) return [`No recorded query can be compared. ${source}`];
  if (flaws.length === 0) {
    const verb = compared.length === 1 ? 'compiles' : 'compile';
    return [`${recordedQueries(compared.length)} ${verb} to the SQL that was recorded. ${source}`];
  }
  return [
    '### Recorded history',
    `${capital(flaws.join(', '))}; ${numeral(compared.length)} compared. None of this fails the step: user attributes and row limits change SQL as well. ${source}`,
    ...listParagraphs(troubledItems(queries), detail, 'query'),
    ...changedQueries(queries, detail),
  ];
}

function describeRecordedSource({ history, skipped, queries }: RecordedReport): string {
  const notCompared = queries.filter(({ result }) => result === 'not-compared');
  const pivoted =
    notCompared.length === 0
      ? []
      : [
          `${recordedQueries(notCompared.length)} (pivoted, and Lightdash gave no SQL of the pivot: ${listUpTo(notCompared.map(nameOf), MOST_NAMED)})`,
        ];
  const reasons = [
    ...pivoted,
    ...skipped.map(({ reason, runs, titles }) => {
      const names =
        titles.length === 0 ? '' : `, such as ${titles.map((title) => titleOfRun(title, quote)).join(', ')}`;
      return `${tally(runs, 'run')} (${MARKDOWN.prose(reason)}${names})`;
    }),
  ];
  const left = reasons.length === 0 ? '' : ` Not compared: ${reasons.join(', ')}.`;
  return `Runs of the account that owns the token: ${describeShare(history)}.${left}`;
}

function troubledItems(queries: readonly RecordedQueryReport[]): string[] {
  const troubled = (['broken', 'unchecked'] as const).flatMap((wanted) =>
    queries.filter(({ result }) => result === wanted),
  );
  return troubled.map((query) => {
    const { result, message, runs, createdAt } = query;
    const ran = `${tally(runs, 'run')}, newest ${shortMomentOf(createdAt, quote)} UTC`;
    const why = message === null ? '' : `<br>${quote(message)}`;
    return `**${result === 'broken' ? 'Broken' : 'Not checked'}:** ${nameOf(query)} (${ran})${why}`;
  });
}

function changedQueries(queries: readonly RecordedQueryReport[], detail: Detail): string[] {
  const changed = queries.flatMap((query) => {
    if (query.result !== 'changed' || query.difference === null) return [];
    return [{ title: `${nameOf(query)} (${tally(query.runs, 'run')})`, note: '', difference: query.difference }];
  });
  return differenceParagraphs(changed, detail, 'changed record');
}

/** The name of a run: its title, and its chart if the chart has another name. */
function nameOf({ title, chartName }: RecordedQueryReport): string {
  const chart = chartName === null || chartName === title ? '' : `, chart ${quote(chartName)}`;
  return `${titleOfRun(title, quote)}${chart}`;
}
