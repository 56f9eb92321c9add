import { DAY_MS, HOUR_MS } from '../../documents/moment.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import { SettingError } from '../../settings/setting-parsers.ts';

/** How old something has to be, or may be. */
export interface Age {
  /** `3 days`, `1 hour`. */
  readonly text: string;
  readonly ms: number;
}

const AGE = /^([1-9]\d{0,4}) ?(hour|day)s?$/;

/** Reads `3 days` or `36 hours`; throws a SettingError for any other text. */
export function parseAge(text: string): Age {
  const [, count, unit] = AGE.exec(text) ?? [];
  if (count === undefined) {
    const example = 'Give it in days or hours, for example 3 days or 36 hours.';
    throw new SettingError(`is ${quoteValue(text)}, not an age. ${example}`);
  }
  const ms = Number(count) * (unit === 'day' ? DAY_MS : HOUR_MS);
  return { text: `${count} ${unit}${count === '1' ? '' : 's'}`, ms };
}

/** `2026-11-25 10:05 UTC`: the first full minute at or after a moment. */
export function showMinute(moment: number): string {
  const minute = new Date(Math.ceil(moment / 60_000) * 60_000).toISOString();
  return `${minute.slice(0, 10)} ${minute.slice(11, 16)} UTC`;
}
