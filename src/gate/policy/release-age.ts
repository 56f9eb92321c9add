import { parseMoment } from '../../documents/moment.ts';
import { quoteValue } from '../../documents/quote-value.ts';
import type { Hold } from '../../release-safety/hold.ts';
import { SettingError } from '../../settings/setting-parsers.ts';

/** The time that has to pass between a release's publication and its use. */
export interface ReleaseAge {
  /** `3 days`, `1 hour`. */
  readonly text: string;
  readonly ms: number;
}

const HOUR_MS = 3_600_000;
const AGE = /^([1-9]\d{0,4}) ?(hour|day)s?$/;

/** Reads `3 days` or `36 hours`; throws a SettingError for any other text. */
export function parseReleaseAge(text: string): ReleaseAge {
  const [, count, unit] = AGE.exec(text) ?? [];
  if (count === undefined) {
    const example = 'Give it in days or hours, for example 3 days or 36 hours.';
    throw new SettingError(`is ${quoteValue(text)}, not an age. ${example}`);
  }
  const ms = Number(count) * (unit === 'day' ? 24 * HOUR_MS : HOUR_MS);
  return { text: `${count} ${unit}${count === '1' ? '' : 's'}`, ms };
}

/**
 * The hold on a release that is too young to be a target at a given moment; null if it is old enough. A missing date, or a date that is not
 * an ISO 8601 date-time with its zone, is never old enough. A date in the future is not old enough yet.
 *
 * @param releaseDate the youngest that the documents name; null if one of them has none
 */
export function holdByAge(releaseDate: string | null, age: ReleaseAge, now: Date): Hold | null {
  const published = parseMoment(releaseDate);
  if (published === null) {
    const says = `one of its documents has no usable release date, so nothing shows that it is ${age.text} old`;
    return { rule: 'too-young', on: 'target', says, passesFrom: null, issue: null };
  }
  const moment = published + age.ms;
  if (moment <= now.getTime()) return null;
  const says = `it is ${age.text} old from ${showMinute(moment)} on`;
  return { rule: 'too-young', on: 'target', says, passesFrom: new Date(moment).toISOString(), issue: null };
}

/** `2026-11-25 10:05 UTC`: the first full minute at or after a moment. */
export function showMinute(moment: number): string {
  const minute = new Date(Math.ceil(moment / 60_000) * 60_000).toISOString();
  return `${minute.slice(0, 10)} ${minute.slice(11, 16)} UTC`;
}
