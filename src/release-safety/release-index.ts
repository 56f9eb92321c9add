import { membersOf } from '../documents/is-object.ts';
import { describeMalformation, MalformedDocumentError } from '../documents/malformed.ts';
import {
  BOOLEAN,
  checkerOf,
  type Demand,
  type MembersMeeting,
  VERDICT,
  VERSION,
  VERSION_OR_NULL,
  VERSIONS,
} from './demands.ts';
import { type Flaw, makeRelease, type Release } from './release.ts';
import { countUnknown, type UnknownMembers } from './unknown-members.ts';
import { differencesOf, unsafeSideOf } from './unsafe-side.ts';
import { compareVersions, isVersion, type Version } from './version.ts';

/** A row that was skipped because it cannot be read. */
export interface SkippedRow {
  /** Position in the document's `entries`, from 0. */
  readonly row: number;
  /** Null if it cannot be read. */
  readonly version: Version | null;
  /** Null if it cannot be read, or is null in the row. */
  readonly previousVersion: Version | null;
  /** Hostile until escaped. */
  readonly problem: string;
}

/** The parsed index: releases in ascending order, each version once. */
export interface ReleaseIndex {
  readonly schemaVersion: '1' | null;
  readonly generatedAt: string | null;
  /** The oldest covered release (docs/rules.md#the-span-rules). */
  readonly floor: Version;
  readonly releases: readonly Release[];
  readonly skippedRows: readonly SkippedRow[];
  /** Contradictions that take no proof away and are only reported; hostile until escaped. */
  readonly oddities: readonly string[];
  readonly unknownMembers: UnknownMembers;
}

/** More than a hundred times the rows of the real index. A larger document would only waste memory and time. */
const MOST_ROWS = 500_000;

const DOCUMENT = {
  schemaVersion: { isMet: (value) => value === undefined || value === '1', expected: '"1"' } as Demand<'1' | undefined>,
  backfillFloorVersion: VERSION,
  entries: {
    isMet: (value) => Array.isArray(value) && value.length <= MOST_ROWS,
    expected: `an array of at most ${MOST_ROWS} releases`,
  } as Demand<unknown[]>,
};
const ROW = {
  version: VERSION,
  previousVersion: VERSION_OR_NULL,
  rollingUpdateSafe: VERDICT,
  requiredStops: VERSIONS,
  minPreviousVersion: VERSION_OR_NULL,
  backfilled: BOOLEAN,
  syntheticRequiredStop: {
    isMet: (value) => value === undefined || typeof value === 'boolean',
    expected: 'true or false',
  } as Demand<boolean | undefined>,
};

const malformationOfDocument = checkerOf(DOCUMENT, 'an object with an "entries" array');
const malformationOfRow = checkerOf(ROW, 'an object');

const DOCUMENT_MEMBERS: ReadonlySet<string> = new Set([...Object.keys(DOCUMENT), 'generatedAt']);
const ROW_MEMBERS: ReadonlySet<string> = new Set([...Object.keys(ROW), 'releaseDate']);

const REMEDY = 'Point index-url at a release-safety index of schema version 1, or update Upgrade Gate';

/**
 * Reads the release-safety index (docs/rules.md#the-documents). A malformed row is skipped and reported, and flaws the
 * first release at or above its version, so that no span across it can be proven. Rows of one version with different
 * deciding members keep the unsafe side of all and are flawed; different dates are only reported. The order of the rows
 * does not matter. Throws a MalformedDocumentError for a document that is unusable as a whole.
 */
export function parseReleaseIndex(document: unknown): ReleaseIndex {
  const malformation = malformationOfDocument(document);
  if (malformation !== null) throw new MalformedDocumentError(malformation, REMEDY);
  const index = document as MembersMeeting<typeof DOCUMENT> & { readonly generatedAt?: unknown };

  const unknown = Object.keys(index).filter((name) => !DOCUMENT_MEMBERS.has(name));
  const rows: Release[] = [];
  const skippedRows: SkippedRow[] = [];
  // A plain loop is fastest here: thousands of rows are read once, before the engine has compiled anything.
  for (let row = 0; row < index.entries.length; row += 1) {
    const value = index.entries[row];
    const problem = malformationOfRow(value);
    if (problem === null) {
      for (const name in value as object) if (!ROW_MEMBERS.has(name)) unknown.push(name);
      rows.push(makeRelease(withSyntheticStop(value as MembersMeeting<typeof ROW>, index.backfillFloorVersion)));
    } else {
      const { version = null, previousVersion = null } = membersOf(value);
      skippedRows.push({
        row,
        version: isVersion(version) ? version : null,
        previousVersion: isVersion(previousVersion) ? previousVersion : null,
        problem: describeMalformation(problem),
      });
    }
  }

  const oddities: string[] = [];
  return {
    schemaVersion: index.schemaVersion ?? null,
    generatedAt: typeof index.generatedAt === 'string' ? index.generatedAt : null,
    floor: index.backfillFloorVersion,
    releases: flawReleasesAfter(skippedRows, mergeRepeatedVersions(rows, oddities)),
    skippedRows,
    oddities,
    unknownMembers: countUnknown(unknown),
  };
}

/** Adds a synthetic stop to the row's required stops. The floor is left out: it has its own rule (docs/rules.md#the-span-rules). */
function withSyntheticStop(row: MembersMeeting<typeof ROW>, floor: Version): MembersMeeting<typeof ROW> {
  const { version, requiredStops, syntheticRequiredStop } = row;
  if (syntheticRequiredStop !== true || version === floor || requiredStops.includes(version)) return row;
  return { ...row, requiredStops: [...requiredStops, version] };
}

/** Position of the first release at or above `version`; the number of releases if there is none. */
export function positionAtOrAbove(releases: readonly Release[], version: Version): number {
  let low = 0;
  let high = releases.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareVersions((releases[middle] as Release).version, version) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the release with exactly this version, or null. */
export function positionOf(releases: readonly Release[], version: Version): number | null {
  const position = positionAtOrAbove(releases, version);
  return releases[position]?.version === version ? position : null;
}

/** @param oddities gets what is only reported */
function mergeRepeatedVersions(rows: readonly Release[], oddities: string[]): Release[] {
  const sorted = [...rows].sort((left, right) => compareVersions(left.version, right.version));
  const merged: Release[] = [];
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start] as Release;
    let end = start + 1;
    while (sorted[end]?.version === first.version) end += 1;
    merged.push(end === start + 1 ? first : mergeRows(sorted.slice(start, end), oddities));
    start = end;
  }
  return merged;
}

/** The members that have to be the same in all rows of a version. A date proves nothing, so it is not among them. */
const PROVING_MEMBERS = [
  'previousVersion',
  'rollingUpdateSafe',
  'requiredStops',
  'minPreviousVersion',
  'backfilled',
] as const;

/** Merges all rows of one version: the unsafe side of each member wins. The order of the rows does not matter. */
function mergeRows(rows: readonly Release[], oddities: string[]): Release {
  const differs = (member: string) => `the version appears ${rows.length} times, with different "${member}"`;
  const flaws = differencesOf(rows, PROVING_MEMBERS).map((member): Flaw => {
    return { rule: 'contradiction', says: `index: ${differs(member)}` };
  });
  const inOrder = [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const unsafeSide = unsafeSideOf(inOrder);
  for (const member of differencesOf(rows, ['releaseDate'])) {
    oddities.push(`${unsafeSide.version}: index: ${differs(member)}`);
  }
  return makeRelease(unsafeSide, flaws);
}

/**
 * Flaws the release that a skipped row leads to, because the row may have said anything about its step. That is the first
 * release at or above the row's version or, if only its previous version can be read, the first release above that. If
 * neither can be read, no release can be flawed; if the row is missed, the chain of previous versions shows the gap.
 */
function flawReleasesAfter(skippedRows: readonly SkippedRow[], releases: readonly Release[]): readonly Release[] {
  const flaws = new Map<number, Flaw[]>();
  for (const { row, version, previousVersion, problem } of skippedRows) {
    const place = version ?? previousVersion;
    if (place === null) continue;
    const atOrAbove = positionAtOrAbove(releases, place);
    const position = version === null && releases[atOrAbove]?.version === place ? atOrAbove + 1 : atOrAbove;
    const flaw: Flaw = { rule: 'malformed', says: `index, row ${row}: ${problem}` };
    const known = flaws.get(position);
    if (known === undefined) flaws.set(position, [flaw]);
    else known.push(flaw);
  }
  if (flaws.size === 0) return releases;
  return releases.map((release, position) => {
    const found = flaws.get(position);
    return found === undefined ? release : makeRelease(release, [...release.flaws, ...found]);
  });
}
