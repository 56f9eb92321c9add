// White space, control characters, and characters that hide or reorder text.
const BLANK = /[\s\p{Cc}\p{Cf}]+/gu;

/** A text from outside as one line of at most `most` characters; hostile until escaped. */
export function oneLine(text: string, most: number): string {
  // Cut before the replacement, so that a megabyte is not processed for one line.
  const line = text
    .slice(0, most * 4)
    .replace(BLANK, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= most ? line : `${characters.slice(0, most).join('')}…`;
}
