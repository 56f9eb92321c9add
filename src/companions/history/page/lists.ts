import { type Detail, describeOmitted } from '../../../page/page.ts';
import { countOf } from '../../../page/words.ts';

/** This many items are open, and the others are folded. */
const MOST_OPEN = 5;

type RowLimit = Pick<Detail, 'rows'>;

/** The first items of a list, as lines of Markdown, and the number of the others under their noun. */
export function itemsUpTo(items: readonly string[], { rows }: RowLimit, noun: string): string[] {
  const shown = items.slice(0, rows).map((item) => `- ${item}`);
  return [...shown, ...describeOmitted(items.length, shown.length, noun)];
}

/** As {@link itemsUpTo}, but the first few items are open and the others are folded. */
export function listParagraphs(items: readonly string[], { rows }: RowLimit, noun: string): string[] {
  const shown = items.slice(0, rows);
  const rest = shown.slice(MOST_OPEN);
  return [
    ...itemsUpTo(shown.slice(0, MOST_OPEN), { rows }, noun),
    ...(rest.length === 0 ? [] : foldParagraphs(countOf(rest.length, `more ${noun}`), itemsUpTo(rest, { rows }, noun))),
    ...describeOmitted(items.length, shown.length, noun),
  ];
}

/** Folded paragraphs behind a title. @param title one line of HTML */
export function foldParagraphs(title: string, paragraphs: readonly string[]): string[] {
  return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>'];
}
