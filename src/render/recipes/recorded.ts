import type { RecipesReport, RecordedQueryReport, RecordedReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { listParagraphs } from '../history/lists.ts';
import { numeral, shortMomentOf, tally } from '../history/numbers.ts';
import { describeShare } from '../history/phrases.ts';
import type { Detail } from '../page.ts';
import { differenceParagraphs } from './differences.ts';
import { capitalized, recordedFlaws, recordedQueries } from './phrases.ts';

/** What the history recorded, compiled again; one sentence where all is as it was. */
export function recordedParagraphs({ recorded }: RecipesReport, detail: Detail): string[] {
  if (recorded === null) return [];
  const { queries, problem } = recorded;
  if (problem !== null) {
    return ['### Recorded history', `⚠️ The recorded history could not be read: ${MARKDOWN.prose(problem)}.`];
  }
  const flaws = recordedFlaws(recorded);
  const source = describeSource(recorded);
  if (queries.length === 0) return [`No recorded query can be compared. ${source}`];
  if (flaws.length === 0) {
    const verb = queries.length === 1 ? 'compiles' : 'compile';
    return [`${recordedQueries(queries.length)} ${verb} to the SQL that was recorded. ${source}`];
  }
  return [
    '### Recorded history',
    `${capitalized(flaws.join(', '))}; ${numeral(queries.length)} compared. None of this fails the step: user attributes and row limits change SQL as well. ${source}`,
    ...listParagraphs(troubledItems(queries), detail, 'query'),
    ...changedQueries(queries, detail),
  ];
}

function describeSource({ history, skipped }: RecordedReport): string {
  const reasons = skipped.map(({ reason, runs }) => `${tally(runs, 'run')} (${MARKDOWN.prose(reason)})`);
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

/** A run is named by its title, and by its chart where that is named otherwise. */
function nameOf({ title, chartName }: RecordedQueryReport): string {
  const chart = chartName === null || chartName === title ? '' : `, chart ${quote(chartName)}`;
  return `${title === '' ? 'without a title' : quote(title)}${chart}`;
}
