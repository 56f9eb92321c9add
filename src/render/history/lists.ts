import { beyond, type Detail } from '../page.ts';
import { numeral, tally } from './numbers.ts';

/** So many items are open; the others are folded. */
const MOST_OPEN = 5;

/**
 * A list of which the first items are open and the others folded.
 *
 * @param items lines of Markdown
 * @param noun what an item is, for those that are folded or left out
 */
export function listParagraphs(items: readonly string[], { rows }: Pick<Detail, 'rows'>, noun: string): string[] {
  const shown = items.slice(0, rows).map((item) => `- ${item}`);
  const rest = shown.slice(MOST_OPEN);
  return [
    ...shown.slice(0, MOST_OPEN),
    ...(rest.length === 0 ? [] : folded(tally(rest.length, `more ${noun}`), rest)),
    ...beyond(items.length, shown.length, noun),
  ];
}

/** A list behind a title that opens it. */
export function foldedList(
  title: string,
  items: readonly string[],
  { rows }: Pick<Detail, 'rows'>,
  noun: string,
): string[] {
  const shown = items.slice(0, rows).map((item) => `- ${item}`);
  return folded(title, [...shown, ...beyond(items.length, shown.length, noun)]);
}

/**
 * Paragraphs behind a title that opens them.
 *
 * @param title one line of HTML
 */
export function folded(title: string, paragraphs: readonly string[]): string[] {
  return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>'];
}

/** Name and tail of a list that may be long: `a, b and 12 more`. */
export function listUpTo(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${numeral(names.length - most)} more` : shown;
}
