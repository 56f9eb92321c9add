const LONGEST_QUOTE = 60;

/** A value as it stands in a document, as JSON and at most 60 characters long. */
export function quoteValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}
