import type { Quote } from '../escape.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO date-time as `2 Sep 2026`. Any other text is quoted. */
export function dayOf(date: string, { quote }: { readonly quote: Quote }): string {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
}
