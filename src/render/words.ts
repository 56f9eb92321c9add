/** `1 release`, `2 releases`. */
export function countOf(count: number, noun: string): string {
  return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `Both releases`, `All 12 releases`. */
export function countedAll(count: number, noun: string): string {
  return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}

/** A whole number as `12,345`. Node's own formatting loads language rules first. */
export function numberOf(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A sentence names this many things. */
const MOST_NAMED = 5;

/** `1.2.0, 1.3.0 and 12 more`; the names are finished texts. */
export function listOf(names: readonly string[], most = MOST_NAMED): string {
  const rest = names.length - most;
  const named = names.slice(0, most);
  if (rest > 0) return `${named.join(', ')} and ${numberOf(rest)} more`;
  const last = named.at(-1) ?? '';
  return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}

/** The same text with a capital first letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
