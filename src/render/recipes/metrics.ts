import type { MetricsReport, RecipesReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { folded } from '../history/lists.ts';
import { tally } from '../history/numbers.ts';
import { describeShare, isWhole } from '../history/phrases.ts';
import { table } from '../markdown-table.ts';
import type { Detail } from '../page.ts';
import { describeExpected, listUpTo } from './phrases.ts';

/** A cell or a sentence names so many tags. */
const MOST_TAGS = 10;

/** Metrics of the catalog: those that are expected and not there, then all of them, folded. */
export function metricParagraphs({ metrics }: RecipesReport, detail: Detail): string[] {
  if (metrics === null) return [];
  const notes = notesOn(metrics);
  const missing = missingParagraphs(metrics, detail);
  const list = listParagraphs(metrics, detail);
  const isAlone = notes.length === 0 && missing.length === 0;
  return isAlone ? list : ['### Metrics', ...notes, ...missing, ...list];
}

function notesOn({ problem, unreadable, isAskedAgain, metrics, expected }: MetricsReport): string[] {
  return [
    ...(problem === null ? [] : [`⚠️ ${MARKDOWN.prose(problem)}.`]),
    ...(unreadable === 0 ? [] : [`⚠️ ${tally(unreadable, 'metric')} could not be read.`]),
    ...(isAskedAgain ? [`The catalog was empty at first, as it is while a project compiles; it was asked again.`] : []),
    ...(metrics.length === 0 && expected.length === 0 && problem === null ? ['⚠️ No metric was found.'] : []),
  ];
}

function missingParagraphs({ missing }: MetricsReport, detail: Detail): string[] {
  if (missing.length === 0) return [];
  const rows = missing.map(({ name, nearest }) => [quote(name), nearest === null ? '' : quote(nearest)]);
  return table(['Missing metric', 'Most like it in the catalog'], rows, detail, 'missing metric');
}

function listParagraphs(report: MetricsReport, detail: Detail): string[] {
  const { metrics, tags, share } = report;
  if (metrics.length === 0) return [];
  const more = tags.length > MOST_TAGS ? ' or others' : '';
  const tagged = tags.length === 0 ? '' : ` with the tag ${tags.slice(0, MOST_TAGS).map(quote).join(' or ')}${more}`;
  const read = isWhole(share) ? '' : `; ${describeShare(share)}`;
  const title = `${tally(metrics.length, 'metric')}${tagged}${expectedPart(report)}${read}`;
  if (!detail.deep) return [`${title}.`];
  const rows = metrics.map(({ name, label, tags: own }) => [
    quote(name),
    label === '' ? '' : quote(label),
    listUpTo(own.map(quote), own.length, MOST_TAGS),
  ]);
  return folded(title, table(['Metric', 'Label', 'Tags'], rows, detail, 'metric'));
}

function expectedPart({ expected, missing, problem }: MetricsReport): string {
  return expected.length === 0 || missing.length > 0 || problem !== null
    ? ''
    : `; ${describeExpected(expected.length)}`;
}
