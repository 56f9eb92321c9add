import type { Version } from '../release-safety/version.ts';

/** What a decision rests on: one document that was read, or that could not be. */
export interface DocumentRecord {
  readonly document: 'index' | 'artifact' | 'known-issues';
  /** The release that an artifact is about; null for the others. */
  readonly release: Version | null;
  /** Where it was read from, without credentials and query. */
  readonly location: string;
  /** Lower-case hexadecimal SHA-256 of the bytes; null where none came. */
  readonly sha256: string | null;
  readonly bytes: number | null;
  readonly attempts: number | null;
  /** Moment at which the reading ended, ISO 8601. */
  readonly readAt: string;
  /** Why it cannot be used, or null; hostile until escaped. */
  readonly problem: string | null;
}
