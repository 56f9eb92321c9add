import type { RecipesReport, RecordedQueryReport, RecordedReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { numeral, shortMomentOf, tally } from '../history/numbers.ts';
import { describeShare } from '../history/phrases.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { differenceParagraphs } from './differences.ts';
import { capitalized, recordedFlaws, recordedQueries } from './phrases.ts';

/** What the history recorded, compiled again; one sentence where all is as it was. */
export function recordedParagraphs({ recorded }: RecipesReport, detail: Detail): string[] {
  if (recorded === null) return [];
  const { queries, history, problem } = recorded;
  if (problem !== null) {
    return ['### Recorded history', `⚠️ The recorded history could not be read: ${MARKDOWN.prose(problem)}.`];
  }
  const flaws = recordedFlaws(recorded);
  const read = ` Runs of the account that owns the token: ${describeShare(history)}.`;
  if (queries.length === 0) return [`No recorded query can be compared.${read}${skippedSentence(recorded)}`];
  if (flaws.length === 0) {
    const verb = queries.length === 1 ? 'compiles' : 'compile';
    return [
      `${recordedQueries(queries.length)} ${verb} to the SQL that was recorded.${read}${skippedSentence(recorded)}`,
    ];
  }
  return [
    '### Recorded history',
    `${capitalized(flaws.join(', '))}; ${numeral(queries.length)} compared. Advisory, nothing here fails the step: user attributes and row limits change SQL as well.${read}${skippedSentence(recorded)}`,
    ...troubledQueries(queries, detail),
    ...changedQueries(queries, detail),
  ];
}

function skippedSentence({ skipped }: RecordedReport): string {
  const reasons = skipped.map(({ reason, runs }) => `${tally(runs, 'run')} (${MARKDOWN.prose(reason)})`);
  return reasons.length === 0 ? '' : ` Not compared: ${reasons.join(', ')}.`;
}

function troubledQueries(queries: readonly RecordedQueryReport[], detail: Detail): string[] {
  const troubled = [
    ...queries.filter(({ result }) => result === 'broken'),
    ...queries.filter(({ result }) => result === 'unchecked'),
  ];
  const rows = troubled.map((query) => [
    nameOf(query),
    query.result === 'broken' ? 'broken' : 'not checked',
    query.message === null ? '' : quote(query.message),
    numeral(query.runs),
    shortMomentOf(query.createdAt, quote),
  ]);
  return table(['Query', 'Result', 'Why', 'Runs', 'Newest, UTC'], rows, detail, 'query');
}

function changedQueries(queries: readonly RecordedQueryReport[], detail: Detail): string[] {
  const changed = queries.flatMap((query) => {
    if (query.result !== 'changed' || query.difference === null) return [];
    return [{ title: `${nameOf(query)}, ${tally(query.runs, 'run')}`, note: '', difference: query.difference }];
  });
  return differenceParagraphs(changed, detail, 'changed record');
}

/** A run is named by its title, and by its chart where that is named otherwise. */
function nameOf({ title, chartName }: RecordedQueryReport): string {
  const chart = chartName === null || chartName === title ? '' : `, chart ${quote(chartName)}`;
  return `${title === '' ? 'without a title' : quote(title)}${chart}`;
}
