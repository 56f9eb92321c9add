/** A list of changes that the maker caps, with what is known of the rest (INTERFACE.md, `api.*.changes`). */
export interface ListedChanges {
  /** One line a change; hostile until escaped. */
  readonly lines: readonly string[];
  /** All of them, those that are not listed included. */
  readonly count: number;
  /** How many are not listed: none of them can be ruled out to concern a consumer. */
  readonly unlisted: number;
}

/**
 * `… and 12 more`, `+12 more changes`, `and 3 others`: the line that ends a list which was capped. No two parts of it
 * match the same text, so that a long line takes linear time.
 */
const OVERFLOW = /^\W*(?:and\W+)?(\d{1,9})\s+(?:more|others?|further|additional)\b/i;

/**
 * Reads a list with its uncapped count. Its last line may say how many more there are; it is no change itself.
 *
 * @param count the uncapped total; undefined where the document does not say
 */
export function readListedChanges(lines: readonly string[], count: number | undefined): ListedChanges {
  const more = overflowOf(lines, count);
  const listed = more === null ? lines : lines.slice(0, -1);
  const total = Math.max(count ?? 0, listed.length + (more ?? 0));
  return { lines: listed, count: total, unlisted: total - listed.length };
}

/** How many more there are by the last line; null where it is a change like the others. */
function overflowOf(lines: readonly string[], count: number | undefined): number | null {
  const overflow = OVERFLOW.exec(lines.at(-1) ?? '');
  if (overflow === null) return null;
  const more = Number(overflow[1]);
  // `2 additional members are required` is a change where the count says that all are listed.
  return count === lines.length && more !== 1 ? null : more;
}
