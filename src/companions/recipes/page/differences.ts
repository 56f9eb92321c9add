import { blockForMarkdown } from '../../../page/escape.ts';
import { type Detail, describeOmitted } from '../../../page/page.ts';
import { foldParagraphs } from '../../history/page/lists.ts';
import { numeral, tally } from '../../history/page/numbers.ts';
import type { SqlDifference } from '../recipes-report.ts';

/** This many are open, and the others are folded. Nobody reads a page full of SQL, least of all on a phone. */
const MOST_OPEN = 1;

/** A difference with the name of its chart. */
export interface NamedDifference {
  /** Markdown, as is `note`. */
  readonly title: string;
  /** Further information about the difference; empty if there is none. */
  readonly note: string;
  readonly difference: SqlDifference;
}

/** The differences in SQL of some charts, each with its first lines. */
export function differenceParagraphs(differences: readonly NamedDifference[], detail: Detail): string[] {
  const shown = differences.slice(0, detail.rows);
  return [
    ...shown.flatMap((each, position) => paragraphsOf(each, detail, position < MOST_OPEN)),
    ...describeOmitted(differences.length, shown.length, 'changed chart'),
  ];
}

function paragraphsOf({ title, note, difference }: NamedDifference, { lines }: Detail, isOpen: boolean): string[] {
  const { added, removed } = difference;
  const counts = `+${numeral(added)} −${numeral(removed)} ${added + removed === 1 ? 'line' : 'lines'}`;
  const shown = difference.lines.slice(0, lines);
  // A page joins list items across a blank line, and a line of a difference may look like a list item.
  const visible = shown.filter((line) => line.trim() !== '');
  if (visible.length === 0) return [`- ${title}: ${counts}.${note === '' ? '' : ` ${note}`}`];
  const rest = difference.total - shown.length;
  const body = [
    ...(note === '' ? [] : [note]),
    blockForMarkdown('diff', visible),
    ...(rest > 0 ? [`…and ${tally(rest, 'more line')}.`] : []),
  ];
  return isOpen ? [`${title}, ${counts}:`, ...body] : foldParagraphs(`${title}, ${counts}`, body);
}
