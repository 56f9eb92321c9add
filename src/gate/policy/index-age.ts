import { parseMoment } from '../../documents/moment.ts';
import type { Hold } from '../../release-safety/hold.ts';
import { withHolds } from '../../release-safety/release.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { Age } from './age.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lightdash writes the index anew with every release, about twenty times a day. One that is older than this is a copy that nobody renews. */
const OLD_MS = 7 * DAY_MS;

/** The clocks of two machines may differ by this much. An index that is made later than that does not say when it was made. */
const SKEW_MS = HOUR_MS;

/**
 * The index with a hold on every release if it is too old, or does not say how old it is (docs/policy.md#how-old-the-index-may-be).
 *
 * @param most the age that it may have; null if it may have any
 */
export function holdOldIndex(index: ReleaseIndex, most: Age | null, now: Date): ReleaseIndex {
  if (most === null) return index;
  const age = ageOf(index, now);
  if (age !== null && age <= most.ms) return index;
  const says = `${describeAge(age)}, and ${most.text} at most ${most.text.endsWith('s') ? 'are' : 'is'} allowed`;
  const hold: Hold = { rule: 'index-too-old', on: 'target', says, passesFrom: null, issue: null };
  return { ...index, releases: index.releases.map((release) => withHolds(release, [hold])) };
}

/** What to tell of an index that is older than a week, or does not say how old it is: `was made 84 days ago and ends with 2.114.0 (3 Sep 2026)`. Null of any other. */
export function describeOldIndex(index: ReleaseIndex, now: Date): string | null {
  const age = ageOf(index, now);
  if (age !== null && age <= OLD_MS) return null;
  const newest = index.releases.at(-1);
  const released = parseMoment(newest?.releaseDate ?? null);
  const day = released === null ? '' : ` (${showDay(released)})`;
  return `${describeAge(age)}${newest === undefined ? '' : ` and ends with ${newest.version}${day}`}`;
}

/** In milliseconds; null if it is not known. */
function ageOf({ generatedAt }: ReleaseIndex, now: Date): number | null {
  const made = parseMoment(generatedAt);
  const age = made === null ? null : now.getTime() - made;
  return age === null || age < -SKEW_MS ? null : Math.max(age, 0);
}

function describeAge(age: number | null): string {
  if (age === null) return 'does not say when it was made';
  const [count, unit] = age < 2 * DAY_MS ? [age / HOUR_MS, 'hour'] : [age / DAY_MS, 'day'];
  const whole = Math.floor(count);
  return `was made ${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

/** `3 Sep 2026`. */
function showDay(moment: number): string {
  return new Date(moment).toUTCString().slice(5, 16).replace(/^0/, '');
}
