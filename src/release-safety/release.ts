import { type Verdict, worstVerdict } from './verdict.ts';
import type { Version } from './version.ts';

/** Something in a document that contradicts itself or cannot be read, and so leaves its release unproven. */
export interface Flaw {
  readonly rule: 'malformed' | 'contradiction';
  readonly document: 'index' | 'artifact';
  /** What the document says; hostile until escaped. */
  readonly says: string;
}

/** One release: the step from `previousVersion` to `version` (INTERFACE.md, Release-safety artifact and index). */
export interface Release {
  readonly version: Version;
  readonly previousVersion: Version | null;
  /** ISO date-time as published, not validated; hostile until escaped. */
  readonly releaseDate: string | null;
  readonly rollingUpdateSafe: Verdict;
  readonly requiredStops: readonly Version[];
  readonly minPreviousVersion: Version | null;
  readonly backfilled: boolean;
  /** Never empty for a release whose row or artifact is in doubt; such a release is never proven. */
  readonly flaws: readonly Flaw[];
  /** Why the artifact that had to confirm the index's `true` did not, or null. Hostile until escaped. */
  readonly unverified: string | null;
}

/** The same release with more flaws. A flawed release is never `true`. */
export function withFlaws(release: Release, flaws: readonly Flaw[]): Release {
  if (flaws.length === 0) return release;
  return {
    ...release,
    rollingUpdateSafe: worstVerdict([release.rollingUpdateSafe, 'unknown']),
    flaws: [...release.flaws, ...flaws],
  };
}

/** The verdict that counts: only a live `true` is proof, a backfilled one is not (INTERFACE.md, Span rules 5). */
export function effectiveVerdict(release: Release): Verdict {
  return release.rollingUpdateSafe === true && release.backfilled ? 'unknown' : release.rollingUpdateSafe;
}

/** Whether the documents prove that old and new may run side by side while this one release rolls out. */
export function isProven(release: Release): boolean {
  return effectiveVerdict(release) === true && release.flaws.length === 0 && release.unverified === null;
}
