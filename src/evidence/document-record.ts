import type { Version } from '../release-safety/version.ts';

/** One document that a decision rests on, whether or not it could be read. */
export interface DocumentRecord {
  readonly document: 'index' | 'artifact' | 'known-issues' | 'table-sizes';
  /** The release that an artifact describes; null for other documents. */
  readonly release: Version | null;
  /** URL or path of the document, without credentials and query. */
  readonly location: string;
  /** SHA-256 of the bytes in lower-case hexadecimal; null if the document could not be fetched. */
  readonly sha256: string | null;
  readonly bytes: number | null;
  readonly attempts: number | null;
  /** When the reading ended, ISO 8601 in UTC. */
  readonly readAt: string;
  /** Why the document cannot be used, or null. Hostile until escaped. */
  readonly problem: string | null;
}

/** Why a document cannot be used, with its address once: an answer of its server names it already. Hostile until escaped. */
export function describeUnusable({ location, problem }: Pick<DocumentRecord, 'location' | 'problem'>): string {
  return problem?.startsWith(location) === true ? problem : `${location}: ${problem}`;
}
