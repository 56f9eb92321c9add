/** Nobody writes longer references or templates. */
const LONGEST_QUOTE = 2_000;

/** Quotes a text of the repository in backticks on one line. It is not shortened further because it is compared; messages shorten it. */
export function quoteText(text: string): string {
  const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `\`${shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}…`}\``;
}
