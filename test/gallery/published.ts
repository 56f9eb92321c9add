import { artifact, index, row } from '../../scripts/fixtures/release.js';
import type { RowChanges } from '../support/documents.ts';

/** What the maker has published: the index, and the artifacts by version. */
export interface Published {
  readonly index: unknown;
  readonly artifacts: Readonly<Record<string, unknown>>;
}

/** A release, and what it has otherwise than an ordinary live one that is proven. */
export interface ReleaseEntry {
  readonly version: string;
  readonly row?: RowChanges;
  /** Null where no artifact is published. */
  readonly artifact?: RowChanges | null;
}

/** Releases came out at this distance, as the maker's do. Minutes. */
const DISTANCE = 70;
const FIRST_RELEASE = Date.UTC(2026, 10, 2, 8);

/** The documents of releases that follow one another. */
export function publish(
  entries: readonly ReleaseEntry[],
  floor = '0.1893.0',
  indexChanges: RowChanges = {},
): Published {
  const artifacts: Record<string, unknown> = {};
  const rows = entries.map(({ version, row: rowChanges, artifact: artifactChanges }, position) => {
    const releaseDate = new Date(FIRST_RELEASE + position * DISTANCE * 60_000).toISOString();
    const made = row(version, entries[position - 1]?.version ?? null, { releaseDate, ...rowChanges });
    const isPublished = !made.backfilled && artifactChanges !== null;
    if (isPublished) artifacts[version] = artifact(made, artifactChanges);
    return made;
  });
  return { index: { ...index(rows, floor), generatedAt: '2026-11-21T08:40:12.000Z', ...indexChanges }, artifacts };
}

/** Versions as the maker counts them: a minor one for most releases, a patch now and then. */
export function versionsFrom(major: number, minor: number, count: number): string[] {
  const versions: string[] = [];
  let next = minor;
  while (versions.length < count) {
    versions.push(`${major}.${next}.0`);
    if (next % 6 === 3) versions.push(`${major}.${next}.1`);
    next += 1;
  }
  return versions.slice(0, count);
}

/** Releases that bring nothing but themselves, with those that do among them. */
export function releases(
  versions: readonly string[],
  special: Readonly<Record<string, Omit<ReleaseEntry, 'version'>>> = {},
): ReleaseEntry[] {
  return versions.map((version) => ({ version, ...special[version] }));
}
