import { describe, expect, it } from 'vitest';
import { config, migrations, surface } from '../../../scripts/fixtures/release.js';
import { explain, NOTHING_EXPLAINED, verdictRuns } from '../../../src/gate/judge/explanation.ts';
import { type Artifact, parseArtifact } from '../../../src/release-safety/artifact.ts';
import type { Version } from '../../../src/release-safety/version.ts';
import { artifactOf, indexOf, type RowChanges, version } from '../../support/documents.ts';

/** What a release's row and its artifact differ in from those of an ordinary one; null where it has no artifact. */
type Told = readonly [artifact: RowChanges | null, row?: RowChanges];

/** The releases 1.0.0, 1.1.0, … explained by their artifacts. */
function explained(...told: readonly Told[]) {
  const name = (position: number) => `1.${position}.0`;
  const { releases } = indexOf(told.map(([, row], position) => [name(position), row ?? {}]));
  const artifacts = new Map<Version, Artifact>();
  for (const [position, [changes]] of told.entries()) {
    if (changes === null) continue;
    const document = JSON.parse(JSON.stringify(artifactOf(name(position), '0.9.0', changes)));
    const release = version(name(position));
    artifacts.set(release, parseArtifact(document, release));
  }
  return explain(releases, artifacts);
}

describe('the releases that are shown', () => {
  const silent = { checked: false, breaking: false, changes: [] };
  it.each<[string, boolean, Told]>([
    ['proven, without news', false, [{}]],
    ['proven, without an artifact', false, [null]],
    ['proven, with nothing that can be read', true, [{ migrations: null, api: null, config: null }]],
    ['proven, without a word on migrations', true, [{ migrations: null }]],
    ['proven, without a word on the API', true, [{ api: null }]],
    ['proven, without a word on one surface', true, [{ api: { rest: surface(), mcp: null } }]],
    ['proven, without a word on variables', true, [{ config: null }]],
    ['proven, with surfaces that were not compared', true, [{ api: { rest: silent, mcp: silent } }]],
    ['proven, with variables that were not compared', true, [{ config: silent }]],
    ['not proven, without an artifact', true, [null, { rollingUpdateSafe: false }]],
    ['not proven, without news', true, [{}, { rollingUpdateSafe: 'unknown' }]],
    ['backfilled', true, [null, { backfilled: true }]],
    ['with a migration', true, [{ migrations: migrations(['a.ts', [], {}]) }]],
    ['with migrations that may be there', true, [{ migrations: { present: 'unknown', count: 0, files: [] } }]],
    ['with migrations that are counted alone', true, [{ migrations: { present: false, count: 2, files: [] } }]],
    ['with a breaking change', true, [{ api: { rest: surface(['x']), mcp: surface() } }]],
    ['with a breaking change of the tools', true, [{ api: { rest: null, mcp: surface(['x']) } }]],
    ['that may break', true, [{ api: { rest: { ...silent, breaking: 'unknown' }, mcp: surface() } }]],
    ['with breaking changes that are counted alone', true, [{ api: { rest: { ...silent, breakingCount: 1 } } }]],
    ['with an advisory', true, [{ api: { rest: surface([], ['x']), mcp: surface() } }]],
    ['with migrations that nobody counts', true, [{ migrations: { present: true, count: 0, files: [] } }]],
    ['with config changes that nobody lists', true, [{ config: { checked: true, breaking: true, changes: [] } }]],
    ['with a config change', true, [{ config: config({ name: 'A', previousDefault: null }) }]],
    ['with config changes that may be there', true, [{ config: { checked: true, breaking: 'unknown', changes: [] } }]],
    ['with a declared break', true, [{ declaredBreaks: [{ requiredStop: false }] }]],
    ['with a declared advisory', true, [{ declaredAdvisories: [{ id: 'x' }] }]],
  ])('%s: %j', (_, isShown, told) => {
    expect(explained(told).releases).toHaveLength(isShown ? 1 : 0);
  });

  it('come in their order, with everything in their artifacts', () => {
    const { releases } = explained(
      [{ declaredBreaks: [{ requiredStop: false }] }],
      [{}],
      [
        {
          migrations: { ...migrations(['a.ts', ['t'], { locksTable: true }]), count: 3 },
          api: { rest: surface(['x'], ['n'], 4), mcp: null },
          config: config({ name: 'A', previousDefault: 5 }),
        },
        { rollingUpdateSafe: false, releaseDate: '2026-02-02T00:00:00.000Z' },
      ],
    );
    expect(releases.map((release) => release.version)).toEqual(['1.0.0', '1.2.0']);
    expect(releases[1]).toEqual({
      version: '1.2.0',
      verdict: false,
      releaseDate: '2026-02-02T00:00:00.000Z',
      explained: true,
      migrations: {
        present: true,
        count: 3,
        files: [
          {
            name: 'a.ts',
            edition: 'core',
            tables: ['t'],
            heaviness: { locksTable: true, rewritesTable: false, scansTable: false },
          },
        ],
      },
      api: {
        rest: {
          checked: true,
          breaking: true,
          changes: { lines: ['x'], count: 5, unlisted: 4 },
          advisories: { lines: ['n'], count: 1, unlisted: 0 },
        },
        mcp: null,
      },
      config: { checked: true, breaking: true, changes: [{ kind: 'removed', name: 'A', previousDefault: '5' }] },
      declaredBreaks: [],
      declaredAdvisories: [],
    });
  });

  it('say that nothing is known of one without an artifact', () => {
    expect(explained([null, { rollingUpdateSafe: false }]).releases).toMatchObject([
      { explained: false, migrations: null, api: { rest: null, mcp: null }, config: null, declaredBreaks: [] },
    ]);
  });

  it('count no fewer migrations than they list', () => {
    const told: Told = [{ migrations: { ...migrations(['a', [], {}], ['b', [], {}]), count: 1 } }];
    expect(explained(told).releases).toMatchObject([{ migrations: { count: 2 } }]);
  });

  it('take a list of advisories that is missing as none', () => {
    const { breakingCount: _, advisories: __, advisoryCount: ___, ...old } = surface(['x']);
    expect(explained([{ api: { rest: old } }]).releases).toMatchObject([
      { api: { rest: { changes: { count: 1 }, advisories: { lines: [], count: 0, unlisted: 0 } }, mcp: null } },
    ]);
  });
});

describe('declared breaks', () => {
  const nothing = { reason: null, requiredStop: false, source: null, migration: null, releasedIn: null };
  it.each([
    ['a place', { file: 'a.ts', line: 12, reason: 'r', requiredStop: true }, { source: 'a.ts:12', reason: 'r' }],
    ['a file', { file: 'a.ts', requiredStop: true }, { source: 'a.ts' }],
    ['a line without a file', { line: 12, requiredStop: true }, {}],
    [
      'a name',
      { id: 'x', reason: 'r', requiredStop: true, migration: 'm.ts', releasedIn: '1.0.0' },
      { source: 'x', reason: 'r', migration: 'm.ts', releasedIn: '1.0.0' },
    ],
    ['a place and a name', { file: 'a.ts', line: 1, id: 'x', requiredStop: true }, { source: 'a.ts:1' }],
    ['nothing but that they are there', { requiredStop: true }, {}],
    ['members of other types', { file: 7, line: '1', id: [], reason: {}, requiredStop: true }, {}],
  ])('have %s', (_, declared, expected) => {
    expect(explained([{ declaredBreaks: [declared] }]).releases[0]?.declaredBreaks).toEqual([
      { ...nothing, requiredStop: true, ...expected },
    ]);
  });
});

it.each([
  [{ id: 'x', reason: 'r', message: 'm', title: 't' }, 'r'],
  [{ id: 'x', message: 'm', title: 't' }, 'm'],
  [{ id: 'x', title: 't' }, 't'],
  [{ id: 'x', reason: null }, 'x'],
  [{ kind: 'note', text: 1 }, '{"kind":"note","text":1}'],
  [{}, '{}'],
])('shows the declared advisory %j as %j', (advisory, text) => {
  expect(explained([{ declaredAdvisories: [advisory] }]).releases[0]?.declaredAdvisories).toEqual([text]);
});

describe('a span as a whole', () => {
  it('counts the releases that nothing is known of, whether proven or not', () => {
    expect(explained([null], [{}], [null, { rollingUpdateSafe: false }]).unexplained).toBe(2);
  });

  it('adds up the tables of all migrations', () => {
    const { tables } = explained(
      [{ migrations: migrations(['a.ts', ['charts', 'spaces'], { locksTable: true }]) }],
      [{ migrations: null }],
      [{ migrations: migrations(['b.ts', ['spaces'], { rewritesTable: 'unknown' }], ['c.ts', ['spaces'], {}]) }],
    );
    expect(tables).toEqual([
      {
        table: 'spaces',
        migrations: 3,
        releases: ['1.0.0', '1.2.0'],
        locksTable: true,
        rewritesTable: 'unknown',
        scansTable: false,
      },
      {
        table: 'charts',
        migrations: 1,
        releases: ['1.0.0'],
        locksTable: true,
        rewritesTable: false,
        scansTable: false,
      },
    ]);
  });

  it('adds up each surface, and names the releases of which it is not known', () => {
    const unchecked = { checked: false, breaking: false, changes: [] };
    const { api } = explained(
      [{ api: { rest: surface(['a', 'b'], ['n'], 3), mcp: surface() } }],
      [{ api: { rest: null, mcp: surface([], ['n', 'm']) } }],
      [{ api: { rest: { ...surface(), breaking: 'unknown' }, mcp: { ...surface(), breaking: true } } }],
      [{ api: { rest: unchecked, mcp: { ...unchecked, breakingCount: 2 } } }],
      [{ api: null }],
      [null],
      [{ api: { rest: { ...surface(['a']), checked: false, breaking: 'unknown' }, mcp: surface() } }],
    );
    expect(api).toEqual({
      rest: {
        breaking: 6,
        unlisted: 3,
        advisories: 1,
        releases: ['1.0.0', '1.6.0'],
        unknown: ['1.1.0', '1.2.0', '1.3.0', '1.4.0'],
      },
      mcp: { breaking: 2, unlisted: 2, advisories: 2, releases: ['1.3.0'], unknown: ['1.2.0', '1.4.0'] },
    });
  });

  it('has the net effect on the variables', () => {
    const to = (name: string, previousName: string) => ({ type: 'renamed', name, previousName, defaultValue: '1' });
    const { config: effects } = explained(
      [{ config: config(to('B', 'A'), { type: 'moved', name: 'X' }) }],
      [{ config: null }],
      [null],
      [{ config: config(to('C', 'B')) }],
    );
    expect(effects).toEqual([
      {
        effect: 'renamed',
        names: ['A', 'B', 'C'],
        name: 'C',
        previousDefault: '1',
        defaultValue: '1',
        releases: ['1.0.0', '1.3.0'],
      },
    ]);
  });

  it('without releases explains nothing', () => {
    const none = { breaking: 0, unlisted: 0, advisories: 0, releases: [], unknown: [] };
    const nothing = { releases: [], unexplained: 0, tables: [], api: { rest: none, mcp: none }, config: [] };
    expect(explained()).toEqual(nothing);
    expect(NOTHING_EXPLAINED).toEqual(nothing);
  });
});

describe('runs of one verdict', () => {
  it.each<[string, RowChanges[], string[]]>([
    ['none', [], []],
    ['one', [{}], ['true 1.0.0-1.0.0 (1)']],
    ['one of several releases', [{}, {}, {}], ['true 1.0.0-1.2.0 (3)']],
    [
      'several',
      [{}, { rollingUpdateSafe: false }, { rollingUpdateSafe: 'unknown' }, { rollingUpdateSafe: 'unknown' }, {}],
      ['true 1.0.0-1.0.0 (1)', 'false 1.1.0-1.1.0 (1)', 'unknown 1.2.0-1.3.0 (2)', 'true 1.4.0-1.4.0 (1)'],
    ],
    [
      'of which a backfilled one proves nothing',
      [{ backfilled: true }, { backfilled: true, rollingUpdateSafe: 'unknown' }, {}],
      ['unknown 1.0.0-1.1.0 (2)', 'true 1.2.0-1.2.0 (1)'],
    ],
  ])('%s', (_, rows, expected) => {
    const { releases } = indexOf(rows.map((row, position) => [`1.${position}.0`, row]));
    const runs = verdictRuns(releases).map(
      ({ verdict, first, last, count }) => `${verdict} ${first}-${last} (${count})`,
    );
    expect(runs).toEqual(expected);
  });
});
