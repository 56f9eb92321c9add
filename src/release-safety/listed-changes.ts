/** A list of changes that the maker may cap, and how many are missing (docs/rules.md#the-documents). */
export interface ListedChanges {
  /** One line per change; hostile until escaped. */
  readonly lines: readonly string[];
  /** The number of all changes, including those that are not listed. */
  readonly count: number;
  /** How many changes are not listed. Any of them may affect a consumer. */
  readonly unlisted: number;
}

/** `… and 12 more`, `+12 more changes`, `and 3 others`. No two parts match the same text, so the time is linear. */
const OVERFLOW = /^\W*(?:and\W+)?(\d{1,9})\s+(?:more|others?|further|additional)\b/i;

/**
 * Reads a list and its uncapped count. The last line may say how many more changes there are; it is not a change itself.
 *
 * @param count the uncapped total; undefined if the document does not have it
 */
export function readListedChanges(lines: readonly string[], count: number | undefined): ListedChanges {
  const more = overflowOf(lines, count);
  const listed = more === null ? lines : lines.slice(0, -1);
  const total = Math.max(count ?? 0, listed.length + (more ?? 0));
  return { lines: listed, count: total, unlisted: total - listed.length };
}

/** How many more changes the last line announces; null if it is a change like the others. */
function overflowOf(lines: readonly string[], count: number | undefined): number | null {
  const overflow = OVERFLOW.exec(lines.at(-1) ?? '');
  if (overflow === null) return null;
  const more = Number(overflow[1]);
  // `2 additional members are required` is a change if the count says that all are listed.
  return count === lines.length && more !== 1 ? null : more;
}
