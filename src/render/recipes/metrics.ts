import type { MetricsReport, RecipesReport } from '../../analytics/recipes/recipes-report.ts';
import { MARKDOWN, quoteForMarkdown as quote } from '../escape.ts';
import { foldParagraphs, itemsUpTo, listParagraphs, listUpTo } from '../history/lists.ts';
import { tally } from '../history/numbers.ts';
import { describeShare, isWhole } from '../history/phrases.ts';
import type { Detail } from '../page.ts';
import { describeExpected } from './phrases.ts';

/** A line names this many tags. */
const MOST_TAGS = 10;

/** Metrics of the catalog: first the expected ones that are missing, then all of them, folded. */
export function metricParagraphs({ metrics: report }: RecipesReport, detail: Detail): string[] {
  if (report === null) return [];
  const { metrics, missing } = report;
  const title = titleOf(report);
  const items = metrics.map(({ name, label, tags }) => {
    const labelled = label === '' ? '' : `: ${quote(label)}`;
    return `${quote(name)}${labelled}${tags.length === 0 ? '' : ` (${listUpTo(tags.map(quote), MOST_TAGS)})`}`;
  });
  const list = detail.deep ? foldParagraphs(title, itemsUpTo(items, detail, 'metric')) : [`${title}.`];
  const absent = missing.map(({ name, nearest }) => {
    return `${quote(name)} is not in the catalog${nearest === null ? '' : `; the nearest is ${quote(nearest)}`}`;
  });
  const trouble = [...notesOn(report), ...listParagraphs(absent, detail, 'missing metric')];
  return [...(trouble.length === 0 ? [] : ['### Metrics', ...trouble]), ...(metrics.length === 0 ? [] : list)];
}

function notesOn({ problem, unreadable, unknownTags, isAskedAgain, metrics, expected }: MetricsReport): string[] {
  return [
    ...(problem === null ? [] : [`⚠️ ${MARKDOWN.prose(problem)}.`]),
    ...(unreadable === 0 ? [] : [`⚠️ ${tally(unreadable, 'metric')} could not be read.`]),
    ...(unknownTags.length === 0 ? [] : [`⚠️ No metric has the tag ${listUpTo(unknownTags.map(quote), MOST_TAGS)}.`]),
    ...(isAskedAgain
      ? ['The catalog was empty at first, as it is while a project compiles, so it was read again.']
      : []),
    ...(metrics.length === 0 && expected.length === 0 && problem === null ? ['⚠️ No metric was found.'] : []),
  ];
}

function titleOf({ metrics, tags, share, expected, missing, problem }: MetricsReport): string {
  const more = tags.length > MOST_TAGS ? ' or others' : '';
  const tagged = tags.length === 0 ? '' : ` with the tag ${tags.slice(0, MOST_TAGS).map(quote).join(' or ')}${more}`;
  const isAllThere = expected.length > 0 && missing.length === 0 && problem === null;
  const found = isAllThere ? `; ${describeExpected(expected.length)}` : '';
  return `${tally(metrics.length, 'metric')}${tagged}${found}${isWhole(share) ? '' : `; ${describeShare(share)}`}`;
}
