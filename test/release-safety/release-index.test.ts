import { describe, expect, it } from 'vitest';
import { MalformedDocumentError } from '../../src/documents/malformed.ts';
import { effectiveVerdict, isProven, makeRelease, type Release } from '../../src/release-safety/release.ts';
import { parseReleaseIndex as parse, positionAtOrAbove, positionOf } from '../../src/release-safety/release-index.ts';
import { documentOf, indexOf, type Loose, type RowChanges, version } from '../support/documents.ts';

/** As JSON, in which a member that is undefined is absent. */
const parseReleaseIndex = (document: unknown) => parse(JSON.parse(JSON.stringify(document)));

const three = () => documentOf([['1.0.0'], ['1.1.0'], ['1.2.0']]) as Loose;

describe('the document as a whole', () => {
  it.each([
    ['an array', [], 'the document is an array of 0, expected an object with an "entries" array'],
    ['null', null, 'the document is null, expected an object with an "entries" array'],
    ['a text', 'hello', 'the document is "hello", expected an object with an "entries" array'],
    ['another schema version', { ...three(), schemaVersion: '2' }, 'member "schemaVersion" is "2", expected "1"'],
    [
      'a schema version that is a number',
      { ...three(), schemaVersion: 1 },
      'member "schemaVersion" is 1, expected "1"',
    ],
    [
      'no entries',
      { ...three(), entries: undefined },
      'member "entries" is nothing, expected an array of at most 500000 releases',
    ],
    [
      'entries of another type',
      { ...three(), entries: {} },
      'member "entries" is an object, expected an array of at most 500000 releases',
    ],
    [
      'no floor',
      { ...three(), backfillFloorVersion: null },
      'member "backfillFloorVersion" is null, expected a version X.Y.Z',
    ],
    [
      'a floor that is no version',
      { ...three(), backfillFloorVersion: 'v1.0.0' },
      'member "backfillFloorVersion" is "v1.0.0", expected a version X.Y.Z',
    ],
  ])('refuses %s', (_, document, message) => {
    expect(() => parseReleaseIndex(document)).toThrow(MalformedDocumentError);
    expect(() => parseReleaseIndex(document)).toThrow(
      new RegExp(
        `^${message}\\. Point index-url at a release-safety index of schema version 1, or update Upgrade Gate$`,
      ),
    );
  });

  it('accepts an absent schema version and an odd date', () => {
    const index = parseReleaseIndex({ ...three(), schemaVersion: undefined, generatedAt: 7 });
    expect(index).toMatchObject({ schemaVersion: null, generatedAt: null, floor: '1.0.0' });
    expect(index.releases).toHaveLength(3);
  });

  it('is sorted by version, whatever the order of its rows', () => {
    const document = three();
    document.entries.reverse();
    expect(parseReleaseIndex(document)).toEqual(parseReleaseIndex(three()));
  });

  it('counts members that the format does not name', () => {
    const document = JSON.parse(
      JSON.stringify({ ...three(), maker: 'x' }).replace('"version":"1.1.0"', '"__proto__":{"x":1},"version":"1.1.0"'),
    );
    document.entries[2].constructor = 1;
    const index = parseReleaseIndex(document);
    expect(index.unknownMembers).toEqual({ count: 3, names: ['maker', '__proto__', 'constructor'] });
    expect(index.releases).toEqual(indexOf([['1.0.0'], ['1.1.0'], ['1.2.0']]).releases);
  });

  it('names only the first few unknown members', () => {
    const document = three();
    for (let member = 0; member < 50; member += 1) document.entries[0][`extra${member}`] = member;
    const { count, names } = parseReleaseIndex(document).unknownMembers;
    expect(count).toBe(50);
    expect(names).toHaveLength(5);
  });
});

describe('rows', () => {
  it.each([
    ['rollingUpdateSafe', 'true', '"true", expected true, false or "unknown"'],
    ['rollingUpdateSafe', 1, '1, expected true, false or "unknown"'],
    ['rollingUpdateSafe', null, 'null, expected true, false or "unknown"'],
    ['rollingUpdateSafe', undefined, 'nothing, expected true, false or "unknown"'],
    ['rollingUpdateSafe', 'UNKNOWN', '"UNKNOWN", expected true, false or "unknown"'],
    ['backfilled', 'false', '"false", expected true or false'],
    ['backfilled', undefined, 'nothing, expected true or false'],
    ['previousVersion', undefined, 'nothing, expected a version X.Y.Z or null'],
    ['previousVersion', '1.0', '"1.0", expected a version X.Y.Z or null'],
    ['minPreviousVersion', undefined, 'nothing, expected a version X.Y.Z or null'],
    ['minPreviousVersion', 'none', '"none", expected a version X.Y.Z or null'],
    ['requiredStops', null, 'null, expected an array of versions X.Y.Z'],
    ['requiredStops', '1.0.0', '"1.0.0", expected an array of versions X.Y.Z'],
    ['syntheticRequiredStop', 'true', '"true", expected true or false'],
    ['syntheticRequiredStop', null, 'null, expected true or false'],
  ])('skips a row whose %s is %j, and flaws its neighbour', (member, value, message) => {
    const document = three();
    document.entries[1][member] = value;
    const index = parseReleaseIndex(document);
    expect(index.releases.map((release) => release.version)).toEqual(['1.0.0', '1.2.0']);
    expect(index.skippedRows).toMatchObject([
      { row: 1, version: '1.1.0', problem: `member "${member}" is ${message}` },
    ]);
    expect(index.releases[1]?.flaws).toEqual([
      { rule: 'malformed', says: `index, row 1: member "${member}" is ${message}` },
    ]);
    expect(index.releases[1]?.rollingUpdateSafe).toBe('unknown');
  });

  it('stops at the first bad item of a list, and takes no list without end', () => {
    const document = three();
    document.entries[0].requiredStops = Array.from({ length: 10_000 }, () => '1.0.0');
    document.entries[1].requiredStops = ['1.0.0', 'x'];
    document.entries[2].requiredStops = Array.from({ length: 10_001 }, () => '1.0.0');
    expect(parseReleaseIndex(document).skippedRows.map(({ problem }) => problem)).toEqual([
      'member "requiredStops" is an array of 2, expected an array of versions X.Y.Z',
      'member "requiredStops" is an array of 10001, expected an array of versions X.Y.Z',
    ]);
  });

  it('refuses an index with more rows than the limit', () => {
    expect(() => parseReleaseIndex({ ...three(), entries: Array(500_001).fill(0) })).toThrow('an array of 500001');
  });

  it.each([
    ['a row that is no object', 7, 'the document is 7, expected an object'],
    ['a row that is null', null, 'the document is null, expected an object'],
    ['no version', {}, 'member "version" is nothing, expected a version X.Y.Z'],
    [
      'nothing but a null previous version',
      { previousVersion: null },
      'member "version" is nothing, expected a version X.Y.Z',
    ],
  ])('skips %s without knowing whom it concerns', (_, value, problem) => {
    const document = three();
    document.entries[1] = value;
    const index = parseReleaseIndex(document);
    expect(index.skippedRows).toEqual([{ row: 1, version: null, previousVersion: null, problem }]);
    expect(index.releases.every((release) => release.flaws.length === 0)).toBe(true);
  });

  it.each([
    ['1.0.0', '1.1.0'],
    ['1.0.5', '1.1.0'],
    ['1.1.0', '1.2.0'],
    ['0.5.0', '1.0.0'],
    ['1.2.0', undefined],
    ['9.0.0', undefined],
  ])('finds the place of a row by its previous version %s, even next to a good row: %s', (previousVersion, flawed) => {
    const document = three();
    document.entries.push({ ...document.entries[1], version: 'v1.1.0', previousVersion, rollingUpdateSafe: false });
    const { releases } = parseReleaseIndex(document);
    expect(releases.find((release) => release.flaws.length > 0)?.version).toBe(flawed);
  });

  it('keeps messages short over thousands of bad rows', () => {
    const document = three();
    document.entries = Array.from({ length: 3500 }, (_, row) => ({ version: `1.${row}.0`, long: 'x'.repeat(500) }));
    const index = parseReleaseIndex(document);
    expect(index.skippedRows).toHaveLength(3500);
    expect(Math.max(...index.skippedRows.map(({ problem }) => problem.length))).toBeLessThan(100);
    expect(index.releases).toEqual([]);
  });

  it('shortens what it quotes', () => {
    const document = three();
    document.entries[1].previousVersion = 'y'.repeat(5000);
    expect(parseReleaseIndex(document).skippedRows[0]?.problem.length).toBeLessThan(150);
  });

  it('gathers several bad rows on the same release', () => {
    const document = documentOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0']]) as Loose;
    document.entries[1].backfilled = 0;
    document.entries[2].backfilled = 0;
    const index = parseReleaseIndex(document);
    expect(index.releases.map((release) => release.flaws.length)).toEqual([0, 2]);
  });

  it('forgets a bad row above all releases, for nothing lies there to be reached', () => {
    const document = three();
    document.entries[2].backfilled = 0;
    expect(parseReleaseIndex(document).releases.flatMap((release) => release.flaws)).toEqual([]);
  });

  it('takes a date of another type as no date', () => {
    const document = three();
    document.entries[1].releaseDate = 12;
    document.entries[2].releaseDate = undefined;
    expect(parseReleaseIndex(document).releases.map((release) => release.releaseDate)).toEqual([
      '2026-01-01T00:00:00.000Z',
      null,
      null,
    ]);
  });
});

describe('a row that calls itself a stop', () => {
  it.each<[string, string, object, string[]]>([
    ['above the floor is one', '1.1.0', { syntheticRequiredStop: true }, ['1.1.0']],
    ['once', '1.1.0', { syntheticRequiredStop: true, requiredStops: ['1.0.0', '1.1.0'] }, ['1.0.0', '1.1.0']],
    ['beside others', '1.1.0', { syntheticRequiredStop: true, requiredStops: ['1.0.0'] }, ['1.0.0', '1.1.0']],
    ['by its name alone is none', '1.1.0', { syntheticRequiredStop: false }, []],
    ['at the floor is one by another rule', '1.0.0', { syntheticRequiredStop: true }, []],
  ])('%s', (_, version, changes, stops) => {
    const document = three();
    Object.assign(
      document.entries.find((entry: { version: string }) => entry.version === version),
      changes,
    );
    const release = parseReleaseIndex(document).releases.find((each) => each.version === version);
    expect(release?.requiredStops).toEqual(stops);
  });
});

describe('a version that occurs twice', () => {
  it('is the same release where both rows decide the same', () => {
    const document = three();
    document.entries.push({ ...document.entries[1], note: 'x' });
    expect(parseReleaseIndex(document)).toMatchObject({ releases: parseReleaseIndex(three()).releases, oddities: [] });
  });

  it.each<[unknown, string | null]>([
    ['2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['2025-02-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    [null, null],
    [undefined, null],
    ['later', null],
  ])('has the youngest date of its rows: with another of %j it is %j, and only reported', (date, expected) => {
    const document = three();
    document.entries.push({ ...document.entries[1], releaseDate: date });
    for (const entries of [document.entries, document.entries.toReversed()]) {
      const { releases, oddities } = parseReleaseIndex({ ...document, entries });
      expect(releases[1]).toEqual({ ...parseReleaseIndex(three()).releases[1], releaseDate: expected });
      expect(oddities).toEqual(['1.1.0: index: the version appears 2 times, with different "releaseDate"']);
    }
  });

  it('keeps the unsafe side and is flawed where they differ', () => {
    const document = three();
    document.entries.push(
      { ...document.entries[1], rollingUpdateSafe: false, minPreviousVersion: '0.9.0', requiredStops: ['1.1.0'] },
      { ...document.entries[1], minPreviousVersion: '0.8.0', backfilled: true },
    );
    const release = parseReleaseIndex(document).releases[1];
    expect(release).toMatchObject({
      version: '1.1.0',
      rollingUpdateSafe: false,
      minPreviousVersion: '0.9.0',
      requiredStops: ['1.1.0'],
      backfilled: true,
    });
    expect(release?.flaws.map(({ says }) => says)).toEqual([
      'index: the version appears 3 times, with different "rollingUpdateSafe"',
      'index: the version appears 3 times, with different "requiredStops"',
      'index: the version appears 3 times, with different "minPreviousVersion"',
      'index: the version appears 3 times, with different "backfilled"',
    ]);
  });

  it('is never proven, even where both rows say true', () => {
    const document = three();
    document.entries.push({ ...document.entries[1], previousVersion: '0.9.0' });
    const release = parseReleaseIndex(document).releases[1];
    expect(release && isProven(release)).toBe(false);
    expect(release?.rollingUpdateSafe).toBe('unknown');
    // Whichever of the two steps it were, the chain would prove it.
    expect(release?.previousVersion).toBeNull();
  });

  it('is the same release whatever the order of its rows', () => {
    const document = three();
    document.entries.push({
      ...document.entries[1],
      releaseDate: '2025-01-01T00:00:00.000Z',
      rollingUpdateSafe: false,
    });
    const { releases } = parseReleaseIndex(document);
    document.entries.reverse();
    expect(parseReleaseIndex(document).releases).toEqual(releases);
  });

  it('has its stops and its date as one of its rows has them, whatever their order', () => {
    const row = (requiredStops: string[], releaseDate: string) => ({
      ...three().entries[1],
      requiredStops,
      releaseDate,
    });
    const rows = [
      row(['1.0.0', '1.1.0'], '2026-01-01T00:00:00Z'),
      row(['1.1.0', '1.0.0'], '2026-01-01T00:00:00.000Z'),
      row(['1.1.0', '1.0.0'], '2026-01-01T00:00:00.00Z'),
    ];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      const entries = order.map((at) => rows[at]);
      expect(parseReleaseIndex({ ...three(), entries }).releases).toMatchObject([
        { requiredStops: ['1.1.0', '1.0.0'], releaseDate: '2026-01-01T00:00:00.000Z', flaws: [] },
      ]);
    }
  });

  it('is flawed where one of the two rows cannot be read', () => {
    const document = three();
    document.entries.push({ ...document.entries[1], rollingUpdateSafe: 'true' });
    expect(parseReleaseIndex(document).releases[1]?.flaws).toHaveLength(1);
  });
});

describe('positions', () => {
  const { releases } = indexOf([['1.0.0'], ['1.9.0'], ['1.10.0']]);

  it.each([
    ['0.5.0', 0, null],
    ['1.0.0', 0, 0],
    ['1.5.0', 1, null],
    ['1.10.0', 2, 2],
    ['1.11.0', 3, null],
  ])('of %s: at or above %i, exactly %j', (text, atOrAbove, exactly) => {
    expect(positionAtOrAbove(releases, version(text))).toBe(atOrAbove);
    expect(positionOf(releases, version(text))).toBe(exactly);
  });
});

describe('proof of one release', () => {
  it.each([
    [true, false, true],
    [false, false, false],
    ['unknown', false, 'unknown'],
    [true, true, 'unknown'],
    [false, true, false],
    ['unknown', true, 'unknown'],
  ])('rollingUpdateSafe %j with backfilled %j counts as %j', (rollingUpdateSafe, backfilled, verdict) => {
    const [release] = indexOf([['1.0.0', { rollingUpdateSafe, backfilled }]]).releases;
    expect(release && effectiveVerdict(release)).toBe(verdict);
    expect(release && isProven(release)).toBe(verdict === true);
  });

  it.each<[RowChanges, object]>([
    [{ rollingUpdateSafe: false }, { rule: 'verdict-false', says: 'false' }],
    [{ rollingUpdateSafe: 'unknown' }, { rule: 'verdict-unknown', says: 'unknown' }],
    [{ backfilled: true }, { rule: 'backfilled-true', says: 'true, but backfilled' }],
    [
      { requiredStops: ['1.2.0', '1.1.0'] },
      { rule: 'contradiction', says: '1.0.0 names the later 1.2.0 as a required stop' },
    ],
  ])('is missing for one reason: %j', (changes, doubt) => {
    const [release] = indexOf([['1.0.0', changes]]).releases as [Release];
    expect(release.doubts).toEqual([{ release: '1.0.0', ...doubt }]);
  });

  it('is missing once for a stop that is later, also where a document is read again', () => {
    const [release] = indexOf([['1.0.0', { requiredStops: ['1.1.0'] }]]).releases as [Release];
    const again = makeRelease(release, [...release.flaws, { rule: 'malformed', says: 'a row' }]);
    expect(again.flaws.map(({ says }) => says)).toEqual(['a row', '1.0.0 names the later 1.1.0 as a required stop']);
    // A stop that contradicts its release leaves the verdict as published.
    expect(makeRelease(release, release.flaws)).toMatchObject({ rollingUpdateSafe: true, flaws: release.flaws });
    expect(again.rollingUpdateSafe).toBe('unknown');
  });

  it('takes both a live true and that nothing is held against it', () => {
    const [proven] = indexOf([['1.0.0']]).releases as [Release];
    const doubt = { rule: 'unverified', release: proven.version, says: 'HTTP 404' } as const;
    expect(isProven(proven)).toBe(true);
    expect(isProven({ ...proven, doubts: [doubt] })).toBe(false);
    expect(isProven({ ...proven, rollingUpdateSafe: false })).toBe(false);
  });
});
