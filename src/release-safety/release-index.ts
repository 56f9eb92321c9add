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
import { membersOf } from './is-object.ts';
import { describeMalformation, MalformedDocumentError } from './malformed.ts';
import { type Flaw, makeRelease, type Release, withFlaws } from './release.ts';
import { UnknownMemberCounter, type UnknownMembers } from './unknown-members.ts';
import { worseVerdict } from './verdict.ts';
import { compareVersions, highestVersion, isVersion, sortedVersions, type Version } from './version.ts';

/** A row that was left out because it cannot be read. */
export interface SkippedRow {
  /** Position in the document's `entries`, from 0. */
  readonly row: number;
  /** Null where it cannot be read. */
  readonly version: Version | null;
  /** Null where it cannot be read, or is null. */
  readonly previousVersion: Version | null;
  /** Hostile until escaped. */
  readonly problem: string;
}

/** The index, parsed: releases in ascending order, each version once. */
export interface ReleaseIndex {
  readonly schemaVersion: '1' | null;
  readonly generatedAt: string | null;
  /** Oldest covered release (INTERFACE.md, Span rules 4). */
  readonly floor: Version;
  readonly releases: readonly Release[];
  readonly skippedRows: readonly SkippedRow[];
  readonly unknownMembers: UnknownMembers;
}

/** More than a hundred times the real index; beyond it a document costs memory and time that no honest one asks for. */
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

const MEND = 'point index-url at a release-safety index of schema version 1, or update Upgrade Gate';

/**
 * Reads the release-safety index (INTERFACE.md, Release-safety artifact and index; DESIGN section 3).
 *
 * Rows are judged one by one: a malformed row is skipped and reported, and leaves the release at or above its version
 * flawed, so that no span across it can be proven. The order of the rows does not matter. A version that stands twice
 * with different deciding members keeps the unsafe side of all its rows and is flawed.
 *
 * @param document what `JSON.parse` made of the file
 * @throws MalformedDocumentError where the document as a whole is of no use (not an index, another schema version)
 */
export function parseReleaseIndex(document: unknown): ReleaseIndex {
  const malformation = malformationOfDocument(document);
  if (malformation !== null) throw new MalformedDocumentError(malformation, MEND);
  const index = document as MembersMeeting<typeof DOCUMENT> & { readonly generatedAt?: unknown };

  const unknownMembers = new UnknownMemberCounter();
  unknownMembers.add(index, DOCUMENT_MEMBERS);
  const rows: Release[] = [];
  const skippedRows: SkippedRow[] = [];
  // Plain loops: thousands of rows are read once, before the engine has compiled anything.
  for (let row = 0; row < index.entries.length; row += 1) {
    const value = index.entries[row];
    const problem = malformationOfRow(value);
    if (problem === null) {
      unknownMembers.add(value as object, ROW_MEMBERS);
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

  return {
    schemaVersion: index.schemaVersion ?? null,
    generatedAt: typeof index.generatedAt === 'string' ? index.generatedAt : null,
    floor: index.backfillFloorVersion,
    releases: flawReleasesAfter(skippedRows, mergeRepeatedVersions(rows)),
    skippedRows,
    unknownMembers: unknownMembers.result(),
  };
}

/** A row that calls itself a stop is one, listed or not. The floor is one by its own rule (INTERFACE.md, Span rules 4). */
function withSyntheticStop(row: MembersMeeting<typeof ROW>, floor: Version): MembersMeeting<typeof ROW> {
  const { version, requiredStops, syntheticRequiredStop } = row;
  if (syntheticRequiredStop !== true || version === floor || requiredStops.includes(version)) return row;
  return { ...row, requiredStops: [...requiredStops, version] };
}

/** Position of the first release at or above `version`; the number of releases where there is none. */
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

/** Position of the release of exactly this version, or null. */
export function positionOf(releases: readonly Release[], version: Version): number | null {
  const position = positionAtOrAbove(releases, version);
  return releases[position]?.version === version ? position : null;
}

function mergeRepeatedVersions(rows: readonly Release[]): Release[] {
  const sorted = [...rows].sort((left, right) => compareVersions(left.version, right.version));
  const merged: Release[] = [];
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start] as Release;
    let end = start + 1;
    while (sorted[end]?.version === first.version) end += 1;
    merged.push(end === start + 1 ? first : mergeRows(sorted.slice(start, end)));
    start = end;
  }
  return merged;
}

const DECIDING_MEMBERS = [
  'previousVersion',
  'rollingUpdateSafe',
  'requiredStops',
  'minPreviousVersion',
  'backfilled',
] as const;

/** One release of all rows of a version: the unsafe side of each member, whatever order the rows stand in. */
function mergeRows(rows: readonly Release[]): Release {
  const first = rows.reduce((least, row) => (JSON.stringify(row) < JSON.stringify(least) ? row : least));
  const flaws: Flaw[] = [];
  for (const member of DECIDING_MEMBERS) {
    const quoted = JSON.stringify(first[member]);
    const different = rows.find((row) => JSON.stringify(row[member]) !== quoted);
    if (different === undefined) continue;
    flaws.push({
      rule: 'contradiction',
      says: `index: the version appears ${rows.length} times, with different "${member}"`,
    });
  }
  const unsafeSide = {
    ...first,
    rollingUpdateSafe: rows.map((row) => row.rollingUpdateSafe).reduce(worseVerdict),
    requiredStops: sortedVersions(rows.flatMap((row) => row.requiredStops)),
    minPreviousVersion: rows.map((row) => row.minPreviousVersion).reduce(highestVersion),
    backfilled: rows.some((row) => row.backfilled),
    // Where the rows disagree on the step, none of them proves it.
    previousVersion: rows.every((row) => row.previousVersion === first.previousVersion) ? first.previousVersion : null,
  };
  return makeRelease(unsafeSide, flaws);
}

/**
 * A row that cannot be read may say anything of its step, so the first release at or above its version, else the first
 * above its previous version, is not reached with proof. (Where neither can be read, nothing tells whose row it was; if
 * it is missed, the chain of previous versions shows the gap.)
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
    return found === undefined ? release : withFlaws(release, found);
  });
}
