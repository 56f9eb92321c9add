import { type Hold, holdsOn } from './hold.ts';
import { type Verdict, worseVerdict } from './verdict.ts';
import type { Version } from './version.ts';

/** What a document says of one release: the step from `previousVersion` to `version` (INTERFACE.md, Release-safety). */
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

/** The same as a document has it, whose date decides nothing and so may be whatever it is. */
export type PublishedFacts = Omit<ReleaseFacts, 'releaseDate'> & { readonly releaseDate?: unknown };

/** Something in a document that contradicts itself or cannot be read, and so leaves its release unproven. */
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

/** A release with all that is held against it. */
export interface Release extends ReleaseFacts {
  /** Contradictions and unreadable rows; a release that has any is never `true`. */
  readonly flaws: readonly Flaw[];
  /** Why the artifact that had to confirm the index's `true` did not, or null. Hostile until escaped. */
  readonly unverified: string | null;
  /** Empty only for a release that is proven. */
  readonly doubts: readonly Doubt[];
  /** What the team's own policy holds against it. */
  readonly holds: readonly Hold[];
}

const NO_FLAWS: readonly Flaw[] = [];
const NO_DOUBTS: readonly Doubt[] = [];
const NO_HOLDS: readonly Hold[] = [];

/**
 * A release from what its documents say. It is written out member by member: V8 keeps a spread of a schema's output as
 * a dictionary, which costs ten times as much to read.
 */
export function makeRelease(facts: PublishedFacts, flaws = NO_FLAWS, unverified: string | null = null): Release {
  const certain = flaws.length === 0 && unverified === null;
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
    holds: NO_HOLDS,
  };
}

/** The same release with what a policy holds against it. */
export function withHolds(release: Release, holds: readonly Hold[]): Release {
  return { ...release, holds: [...release.holds, ...holds] };
}

/** The same release with more flaws. */
export function withFlaws(release: Release, flaws: readonly Flaw[]): Release {
  return makeRelease(release, [...release.flaws, ...flaws], release.unverified);
}

/** The verdict that counts: only a live `true` is proof, a backfilled one is not (INTERFACE.md, Span rules 5). */
export function effectiveVerdict({ rollingUpdateSafe, backfilled }: PublishedFacts): Verdict {
  return rollingUpdateSafe === true && backfilled ? 'unknown' : rollingUpdateSafe;
}

/**
 * Whether the documents prove that old and new may run side by side while this one release rolls out, and the policy does not take that
 * proof away.
 */
export function isProven(release: Release): boolean {
  return effectiveVerdict(release) === true && release.doubts.length === 0 && holdsOn(release, false).length === 0;
}

function findDoubts(facts: PublishedFacts, flaws: readonly Flaw[], unverified: string | null): readonly Doubt[] {
  const release = facts.version;
  const ofFlaws = flaws.map(({ rule, says }): Doubt => ({ rule, release, says }));
  if (unverified !== null) return [...ofFlaws, { rule: 'unverified', release, says: unverified }];
  const verdict = effectiveVerdict(facts);
  if (verdict === false) return [...ofFlaws, { rule: 'verdict-false', release, says: 'false' }];
  // A flawed release is unproven already: a withheld verdict adds nothing.
  if (ofFlaws.length > 0) return ofFlaws;
  if (verdict === true) return NO_DOUBTS;
  if (facts.rollingUpdateSafe === true) return [{ rule: 'backfilled-true', release, says: 'true, but backfilled' }];
  return [{ rule: 'verdict-unknown', release, says: 'unknown' }];
}
