import type { Quote } from './escape.ts';

/** `1 release`, `2 releases`. */
export function countOf(count: number, noun: string): string {
  return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `Both releases`, `All 12 releases`. */
export function countedAll(count: number, noun: string): string {
  return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}

/** A number as `12,345` or `2.5`, whatever JSON allows. Node's own formatting loads language rules first. */
export function numberOf(count: number): string {
  if (Math.abs(count) > Number.MAX_SAFE_INTEGER) return count.toExponential(2);
  const shown = Number.isInteger(count) ? count : Math.round(count * 10) / 10;
  return String(shown).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

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

/** The same text with a full stop, unless it has an end already. */
export function endSentence(text: string): string {
  return /[.:!?…]$/.test(text) ? text : `${text}.`;
}

/** The things that there are: without `false` and empty texts. Lists are taken apart. */
export function present<T>(...things: readonly (T | readonly T[] | false)[]): T[] {
  return things.flat().filter((thing) => thing !== false && thing !== '') as T[];
}

/** In their order, as people write them. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The full days from one date to another; not a number where one of them is none. */
export function daysBetween(start: string, end: string): number {
  return Math.floor((Date.parse(end) - Date.parse(start)) / 86_400_000);
}

/** An ISO date-time as `2 Sep 2026`. Any other text is quoted. */
export function dayOf(date: string, { quote }: { readonly quote: Quote }): string {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
}
