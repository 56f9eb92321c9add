/** No reference or template that people write is as long. */
const LONGEST_QUOTE = 2_000;

/** A text of the repository in backticks and on one line. It is whole, since it is compared; messages cut it. */
export function quoteText(text: string): string {
  const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `\`${shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}…`}\``;
}
