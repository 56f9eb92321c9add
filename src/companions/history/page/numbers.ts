import type { Quote } from '../../../page/escape.ts';

/** The units of a time span, the largest first. Milliseconds. */
const UNITS = [
  { word: 'd', ms: 86_400_000 },
  { word: 'h', ms: 3_600_000 },
  { word: 'min', ms: 60_000 },
  { word: 's', ms: 1_000 },
] as const;

/** A count from the service: `4,947`. It may be any number that JSON allows. */
export function numeral(count: number): string {
  if (Math.abs(count) > Number.MAX_SAFE_INTEGER) return count.toExponential(2);
  return count.toLocaleString('en', { maximumFractionDigits: 1 });
}

/** `1 run`, `4,947 runs`. */
export function tally(count: number, noun: string): string {
  return `${numeral(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A time span in its two largest units: `3 h 12 min`, `4.2 s`, `850 ms`. */
export function durationOf(ms: number): string {
  if (!(ms >= 1_000)) return `${numeral(Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`;
  const whole = Math.round(ms / 1_000) * 1_000;
  const largest = UNITS.findIndex((unit) => whole >= unit.ms);
  const [unit, next] = [UNITS[largest], UNITS[largest + 1]];
  if (unit === undefined || next === undefined) return `${numeral(whole / 1_000)} s`;
  // Rounded to the smaller unit. Rounding may fill up the larger unit.
  const parts = Math.round(whole / next.ms);
  const [count, rest] = [Math.floor(parts / (unit.ms / next.ms)), parts % (unit.ms / next.ms)];
  const isWhole = rest === 0 || !Number.isSafeInteger(parts);
  return isWhole ? `${numeral(count)} ${unit.word}` : `${numeral(count)} ${unit.word} ${rest} ${next.word}`;
}

/** A share in per cent. A share of nothing has no value. */
export function percentOf(part: number, whole: number): string {
  return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const POINT_IN_TIME = /^\d{4}-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}(\.\d+)?Z$/;

/** A moment in UTC, to the minute. Any other text is quoted. */
export function momentOf(date: string, quote: Quote): string {
  return POINT_IN_TIME.test(date) ? `${date.slice(0, 10)} ${date.slice(11, 16)} UTC` : quote(date);
}

/** The same, for a place that already says UTC: `15 Aug 11:59`. No page breaks it in two. */
export function shortMomentOf(date: string, quote: Quote): string {
  const [, month, day, time] = POINT_IN_TIME.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? quote(date) : `${Number(day)}&nbsp;${name}&nbsp;${time}`;
}
