import { parseMoment } from '../../documents/moment.ts';
import type { Hold } from '../../release-safety/hold.ts';
import { type Age, showMinute } from './age.ts';

/**
 * The hold on a release that is too young to be a target at a given moment; null if it is old enough. A missing date, or a date that is not
 * an ISO 8601 date-time with its zone, is never old enough. A date in the future is not old enough yet.
 *
 * @param releaseDate the youngest that the documents name; null if one of them has none
 */
export function holdByAge(releaseDate: string | null, age: Age, now: Date): Hold | null {
  const published = parseMoment(releaseDate);
  if (published === null) {
    const says = `one of its documents has no usable release date, so nothing shows that it is ${age.text} old`;
    return { rule: 'too-young', on: 'target', says, passesFrom: null, issue: null };
  }
  const moment = published + age.ms;
  if (moment <= now.getTime()) return null;
  const says = `it will be ${age.text} old at ${showMinute(moment)}`;
  return { rule: 'too-young', on: 'target', says, passesFrom: new Date(moment).toISOString(), issue: null };
}
