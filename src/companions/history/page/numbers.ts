import type { Quote } from '../../../page/escape.ts';
import { MONTHS, numberOf } from '../../../page/words.ts';

const MINUTE = { word: 'min', inMs: 60_000, smaller: 's', has: 60 };
/** The units of a time span, the largest first, and how many of the next smaller one each has. */
const UNITS = [
  { word: 'd', inMs: 86_400_000, smaller: 'h', has: 24 },
  { word: 'h', inMs: 3_600_000, smaller: 'min', has: 60 },
  MINUTE,
];

/** A time span in its two largest units: `3 h 12 min`, `4.2 s`, `850 ms`. */
export function durationOf(ms: number): string {
  if (!(ms >= 1_000)) return `${numberOf(Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`;
  const whole = Math.round(ms / 1_000) * 1_000;
  const { word, inMs, smaller, has } = UNITS.find((unit) => whole >= unit.inMs) ?? MINUTE;
  // Rounded to the smaller unit first, which may fill up the larger one.
  const parts = Math.round(whole / (inMs / has));
  const rest = Number.isSafeInteger(parts) ? parts % has : 0;
  return `${numberOf(Math.floor(parts / has))} ${word}${rest === 0 ? '' : ` ${rest} ${smaller}`}`;
}

/** A share in per cent. A share of nothing has no value. */
export function percentOf(part: number, whole: number): string {
  return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–';
}

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
