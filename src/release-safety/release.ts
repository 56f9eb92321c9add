import { type Hold, holdsOn } from './hold.ts';
import { type Verdict, worseVerdict } from './verdict.ts';
import { compareVersions, type Version } from './version.ts';

/** What a document says about one release: the step from `previousVersion` to `version`. */
export interface ReleaseFacts {
  readonly version: Version;
  readonly previousVersion: Version | null;
  /** ISO date-time as published, not validated; hostile until escaped. */
  readonly releaseDate: string | null;
  readonly rollingUpdateSafe: Verdict;
  readonly requiredStops: readonly Version[];
  readonly minPreviousVersion: Version | null;
  readonly backfilled: boolean;
}

/** The same facts as published. A date of another type is no date, and flaws nothing. */
export type PublishedFacts = Omit<ReleaseFacts, 'releaseDate'> & { readonly releaseDate?: unknown };

/** A contradiction or an unreadable part of a document. It leaves the release unproven. */
export interface Flaw {
  readonly rule: 'malformed' | 'contradiction';
  /** What the document says; hostile until escaped. */
  readonly says: string;
}

/** What keeps one release from being proven. */
export interface Doubt {
  readonly rule: Flaw['rule'] | 'verdict-false' | 'verdict-unknown' | 'backfilled-true' | 'unverified';
  readonly release: Version;
  /** What the document says; hostile until escaped. */
  readonly says: string;
}

/** A release with everything that keeps it from being proven. */
export interface Release extends ReleaseFacts {
  /** Contradictions and unreadable rows. A release with a flaw is never proven. */
  readonly flaws: readonly Flaw[];
  /** Why the artifact did not confirm the `true` of the index, or null. Hostile until escaped. */
  readonly unverified: string | null;
  /** Empty only if the documents prove the release. */
  readonly doubts: readonly Doubt[];
  /** The holds of the team's own policy. */
  readonly holds: readonly Hold[];
}

/**
 * Makes a release from what its documents say. The members are written out because V8 stores a spread of a schema's
 * output as a dictionary, which is ten times slower to read.
 */
export function makeRelease(
  facts: PublishedFacts,
  known: readonly Flaw[] = [],
  unverified: string | null = null,
): Release {
  const stopFlaw = findStopFlaw(facts);
  const others = stopFlaw === null ? known : known.filter(({ says }) => says !== stopFlaw.says);
  const flaws = stopFlaw === null ? known : [...others, stopFlaw];
  // The verdict itself is not in doubt if only a stop contradicts the release: `upgrade-check` shows it as published.
  const certain = others.length === 0 && unverified === null;
  const rollingUpdateSafe = certain ? facts.rollingUpdateSafe : worseVerdict(facts.rollingUpdateSafe, 'unknown');
  return {
    version: facts.version,
    previousVersion: facts.previousVersion,
    releaseDate: typeof facts.releaseDate === 'string' ? facts.releaseDate : null,
    rollingUpdateSafe,
    requiredStops: facts.requiredStops,
    minPreviousVersion: facts.minPreviousVersion,
    backfilled: facts.backfilled,
    flaws,
    unverified,
    doubts: findDoubts(facts, flaws, unverified),
    holds: [],
  };
}

/** A release may name itself or an earlier one as a required stop. With a later one its row contradicts itself. */
function findStopFlaw({ version, requiredStops }: PublishedFacts): Flaw | null {
  const later = requiredStops.find((stop) => compareVersions(stop, version) > 0);
  return later === undefined
    ? null
    : { rule: 'contradiction', says: `${version} names the later ${later} as a required stop` };
}

/** The same release with more holds. */
export function withHolds(release: Release, holds: readonly Hold[]): Release {
  return { ...release, holds: [...release.holds, ...holds] };
}

/** The verdict that counts: a backfilled `true` is no proof and becomes `unknown` (docs/rules.md#the-span-rules). */
export function effectiveVerdict({ rollingUpdateSafe, backfilled }: PublishedFacts): Verdict {
  return rollingUpdateSafe === true && backfilled ? 'unknown' : rollingUpdateSafe;
}

/** Whether the documents prove that old and new may run side by side for this release, and no hold takes that away. */
export function isProven(release: Release): boolean {
  return effectiveVerdict(release) === true && release.doubts.length === 0 && holdsOn(release, false).length === 0;
}

function findDoubts(facts: PublishedFacts, flaws: readonly Flaw[], unverified: string | null): readonly Doubt[] {
  const release = facts.version;
  const ofFlaws = flaws.map(({ rule, says }): Doubt => ({ rule, release, says }));
  if (unverified !== null) return [...ofFlaws, { rule: 'unverified', release, says: unverified }];
  const verdict = effectiveVerdict(facts);
  if (verdict === false) return [...ofFlaws, { rule: 'verdict-false', release, says: 'false' }];
  // A flawed release is unproven already, so a missing verdict adds nothing.
  if (ofFlaws.length > 0) return ofFlaws;
  if (verdict === true) return [];
  if (facts.rollingUpdateSafe === true) return [{ rule: 'backfilled-true', release, says: 'true, but backfilled' }];
  return [{ rule: 'verdict-unknown', release, says: 'unknown' }];
}
