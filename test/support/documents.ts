import { artifact, index, row } from '../../scripts/fixtures/release.js';
import { parseReleaseIndex, type ReleaseIndex } from '../../src/release-safety/release-index.ts';
import { isVersion, type Version } from '../../src/release-safety/version.ts';

/** What a test wants to differ from an ordinary live release that is proven. */
export type RowChanges = Partial<Record<string, unknown>>;

/** When the documents of fixtures/ were made, and those that tests make of them. A run at that time finds no old index. */
export const MADE_AT = new Date('2026-06-01T12:00:00Z');

/** A version for the rules; throws where the test's own text is none. */
export function version(text: string): Version {
  if (!isVersion(text)) throw new Error(`the test's own "${text}" is not a version`);
  return text;
}

/** An index document whose rows follow one another: each names the one before it as its previous version. */
export function documentOf(releases: readonly (readonly [string, RowChanges?])[], floor = releases[0]?.[0] ?? '1.0.0') {
  const rows = releases.map(([text, changes], position) =>
    row(text, releases[position - 1]?.[0] ?? '0.0.1', changes ?? {}),
  );
  return index(rows, floor);
}

/** As {@link documentOf}, parsed. */
export function indexOf(releases: readonly (readonly [string, RowChanges?])[], floor?: string): ReleaseIndex {
  return parseReleaseIndex(documentOf(releases, floor));
}

/** An artifact document that agrees with an ordinary row. */
export function artifactOf(text: string, previous: string, changes: RowChanges = {}) {
  return artifact(row(text, previous), changes);
}

/** `unknown` documents as tests take them apart. */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into documents that have no type yet
export type Loose = any;
