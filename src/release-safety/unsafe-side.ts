import { parseMoment } from '../documents/moment.ts';
import type { ReleaseFacts } from './release.ts';
import { worseVerdict } from './verdict.ts';
import { highestVersion } from './version.ts';

/** The members of a release that decide something. */
export type DecidingMember = Exclude<keyof ReleaseFacts, 'version'>;

/**
 * What several documents or rows say about one release: the unsafe side of each member wins
 * (docs/rules.md#index-and-artifact), so that no answer is better than on one alone. One that was not read says
 * nothing, so it is none of them.
 */
export function unsafeSideOf(statements: readonly ReleaseFacts[]): ReleaseFacts {
  const [first] = statements as readonly [ReleaseFacts, ...ReleaseFacts[]];
  return {
    version: first.version,
    // If they disagree on the step, none of them proves it.
    previousVersion: differencesOf(statements, ['previousVersion']).length === 0 ? first.previousVersion : null,
    releaseDate: youngestDate(statements.map(({ releaseDate }) => releaseDate)),
    rollingUpdateSafe: statements.map(({ rollingUpdateSafe }) => rollingUpdateSafe).reduce(worseVerdict),
    requiredStops: [...new Set(statements.flatMap(({ requiredStops }) => requiredStops))],
    minPreviousVersion: statements.map(({ minPreviousVersion }) => minPreviousVersion).reduce(highestVersion),
    backfilled: statements.some(({ backfilled }) => backfilled),
  };
}

/** Those of some members that the statements do not agree on. The order of stops, and the notation of a date, make no difference. */
export function differencesOf<Member extends DecidingMember>(
  statements: readonly ReleaseFacts[],
  members: readonly Member[],
): Member[] {
  return members.filter((member) => new Set(statements.map((facts) => meaningOf(facts[member]))).size > 1);
}

function meaningOf(value: ReleaseFacts[DecidingMember]): string {
  if (Array.isArray(value)) return [...new Set(value)].sort().join();
  return String((typeof value === 'string' ? parseMoment(value) : null) ?? value);
}

/** The youngest of some dates. One that is missing, or that cannot be read, may be younger than all others: then it is null. */
function youngestDate(dates: readonly (string | null)[]): string | null {
  return dates.reduce((one, other) => {
    if (one === other) return one;
    const [left, right] = [parseMoment(one), parseMoment(other)];
    if (left === null || right === null) return null;
    return left >= right ? one : other;
  });
}
