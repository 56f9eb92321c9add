import { describe, expect, it } from 'vitest';
import { migrations, surface } from '../../scripts/fixtures/release.js';
import { parseArtifact } from '../../src/release-safety/artifact.ts';
import { artifactOf, type Loose, version } from '../support/documents.ts';

const good = (changes = {}) => artifactOf('1.1.0', '1.0.0', changes) as Loose;
/** As JSON, in which a member that is undefined is absent. */
const parse = (document: unknown) => parseArtifact(JSON.parse(JSON.stringify(document)), version('1.1.0'));
const compatibility = (rollingUpdateSafe: unknown, recommendedStrategy?: unknown) => ({
  compatibility: { rollingUpdateSafe, recommendedStrategy },
});

it('reads an ordinary artifact', () => {
  expect(parse(good())).toMatchObject({
    version: '1.1.0',
    previousVersion: '1.0.0',
    rollingUpdateSafe: true,
    minPreviousVersion: null,
    requiredStops: [],
    flaws: [],
    oddities: [],
    unreadable: [],
    unknownMembers: { count: 0 },
  });
});

describe('documents that prove nothing', () => {
  it.each([
    ['null', null, 'the document is null, expected an object'],
    ['an array', [], 'member "schemaVersion" is nothing, expected "2"'],
    ['schema version 1', good({ schemaVersion: '1' }), 'member "schemaVersion" is "1", expected "2"'],
    ['a schema version that is a number', good({ schemaVersion: 2 }), 'member "schemaVersion" is 2, expected "2"'],
    ['no schema version', good({ schemaVersion: undefined }), 'member "schemaVersion" is nothing, expected "2"'],
    [
      'the development sentinel',
      good({ version: 'development' }),
      'member "version" is "development", expected "1.1.0"',
    ],
    ['another version', good({ version: '1.1.1' }), 'member "version" is "1.1.1", expected "1.1.0"'],
    [
      'a verdict as text',
      good(compatibility('true')),
      '"compatibility.rollingUpdateSafe" is "true", expected true, false or "unknown"',
    ],
    ['no verdict', good({ compatibility: {} }), '"compatibility.rollingUpdateSafe" is nothing'],
    ['no compatibility', good({ compatibility: null }), 'member "compatibility" is null'],
    ['no previous version', good({ previousVersion: undefined }), 'member "previousVersion" is nothing'],
    ['no upgrade section', good({ upgrade: undefined }), 'member "upgrade" is nothing'],
    [
      'a bad stop',
      good({ upgrade: { minPreviousVersion: null, requiredStops: ['x'] } }),
      '"upgrade.requiredStops" is an array of 1, expected an array of versions',
    ],
    [
      'a bad minimum',
      good({ upgrade: { minPreviousVersion: 3, requiredStops: [] } }),
      '"upgrade.minPreviousVersion" is 3',
    ],
    ['declared breaks that are no list', good({ declaredBreaks: 'none' }), 'member "declaredBreaks" is "none"'],
    [
      'a declared break that does not say whether it is a stop',
      good({ declaredBreaks: [{ reason: 'x' }] }),
      '"declaredBreaks[0].requiredStop" is nothing, expected true or false',
    ],
  ])('refuses %s', (_, document, message) => {
    expect(() => parse(document)).toThrow(message);
    expect(() => parse(document)).toThrow('release-asset-url');
  });
});

describe('stops', () => {
  it.each([
    ['of the first shape', { file: 'a.ts', line: 3, reason: 'r', requiredStop: true }],
    ['of the second shape', { id: 'x', reason: 'r', requiredStop: true, migration: 'm', releasedIn: '1.1.0' }],
  ])('a declared break %s makes its release a stop', (_, declared) => {
    expect(parse(good({ declaredBreaks: [declared] })).requiredStops).toEqual(['1.1.0']);
  });

  it('lists a release once that is listed and declared', () => {
    const upgrade = { minPreviousVersion: null, requiredStops: ['1.1.0', '1.0.5'] };
    expect(parse(good({ upgrade, declaredBreaks: [{ reason: 'r', requiredStop: true }] })).requiredStops).toEqual([
      '1.1.0',
      '1.0.5',
    ]);
  });

  it('takes no list of declared breaks as none', () => {
    expect(parse(good({ declaredBreaks: undefined })).requiredStops).toEqual([]);
  });

  it('keeps a declared break that is no stop as an explanation', () => {
    const artifact = parse(good({ declaredBreaks: [{ reason: 'r', requiredStop: false }] }));
    expect(artifact.requiredStops).toEqual([]);
    expect(artifact.declaredBreaks).toEqual([{ reason: 'r', requiredStop: false }]);
  });
});

describe('contradictions', () => {
  it.each([
    [true, 'RollingUpdate', 0],
    [true, 'Recreate', 1],
    [true, 'rollingupdate', 1],
    [true, null, 1],
    [true, undefined, 0],
    [false, 'Recreate', 0],
    [false, 'RollingUpdate', 1],
    ['unknown', 'Recreate', 0],
    ['unknown', 'RollingUpdate', 1],
  ])('verdict %j with strategy %j has %i flaws', (verdict, strategy, flaws) => {
    const artifact = parse(good(compatibility(verdict, strategy)));
    expect(artifact.flaws).toHaveLength(flaws);
    expect(artifact.rollingUpdateSafe).toBe(verdict);
  });

  const odd = { ...surface(['a', 'b'], ['n', 'm']), breaking: false, breakingCount: 1, advisoryCount: 1 };
  it.each([
    ['fewer migrations counted than listed', { migrations: { ...migrations(['a', ['t'], {}]), count: 0 } }, 1],
    ['migrations that are absent and counted', { migrations: { ...migrations(['a', ['t'], {}]), present: false } }, 1],
    ['an API that breaks nothing with too few counted', { api: { rest: odd, mcp: surface() } }, 3],
    [
      'an API that counts more than it lists',
      { api: { rest: { ...surface(['a', '…']), breakingCount: 90 }, mcp: surface() } },
      0,
    ],
    [
      'migrations that may be absent and are counted',
      { migrations: { ...migrations(['a', ['t'], {}]), present: 'unknown' } },
      0,
    ],
    [
      'config changes of kinds that nobody knows',
      { config: { checked: true, breaking: true, changes: [{ type: 'moved', name: 'A' }, { type: 'removed' }] } },
      1,
    ],
  ])('%s is reported and decides nothing', (_, changes, oddities) => {
    const artifact = parse(good(changes));
    expect(artifact.oddities).toHaveLength(oddities);
    expect(artifact.flaws).toEqual([]);
  });
});

describe('sections that explain', () => {
  it('reads the shapes seen in the wild', () => {
    const { breakingCount: _, advisories: __, advisoryCount: ___, ...old } = surface();
    const artifact = parse(
      good({
        api: { rest: old, mcp: old },
        declaredAdvisories: [{ id: 'x' }],
        migrations: { ...migrations(['a.ts', ['t'], { locksTable: 'unknown' }]), present: 'unknown' },
        config: { checked: true, breaking: 'unknown', changes: [{ any: 'shape' }] },
      }),
    );
    expect(artifact.unreadable).toEqual([]);
    expect(artifact.api?.rest?.breakingCount).toBeUndefined();
    expect(artifact.migrations?.files[0]?.heaviness.locksTable).toBe('unknown');
    expect(artifact.config?.changes).toEqual([{ kind: 'other', name: null }]);
    expect(artifact.oddities).toEqual(['config.changes has 1 of a kind that is not known']);
    expect(artifact.declaredAdvisories).toEqual([{ id: 'x' }]);
  });

  it('knows config changes by their type or by their members', () => {
    const changes = [
      { type: 'removed', name: 'A', previousDefault: 5 },
      { name: 'C', previousName: 'B', defaultValue: null },
      { kind: 'defaultChanged', name: 'D', previousDefault: 'x', defaultValue: 'y' },
    ];
    const artifact = parse(good({ config: { checked: true, breaking: true, changes } }));
    expect(artifact.config?.changes).toEqual([
      { kind: 'removed', name: 'A', previousDefault: '5' },
      { kind: 'renamed', name: 'C', previousName: 'B', defaultValue: null },
      { kind: 'default-changed', name: 'D', previousDefault: 'x', defaultValue: 'y' },
    ]);
    expect(artifact.oddities).toEqual([]);
  });

  it.each([
    ['migrations', { migrations: { present: 'maybe' } }, ['migrations']],
    ['config', { config: [] }, ['config']],
    ['a config change', { config: { checked: true, breaking: true, changes: ['A'] } }, ['config']],
    ['api', { api: 'fine' }, ['api']],
    ['one surface', { api: { rest: surface(), mcp: { checked: 1 } } }, ['api.mcp']],
    ['a missing section', { migrations: undefined }, ['migrations']],
    ['a section that is null', { migrations: null, api: null, config: null }, []],
    ['a surface that is null', { api: { rest: null, mcp: null } }, []],
    ['advisories', { declaredAdvisories: 7 }, []],
  ])('%s of another shape costs the release nothing', (_, changes, unreadable) => {
    const artifact = parse(good(changes));
    expect(artifact.unreadable).toEqual(unreadable);
    expect(artifact.rollingUpdateSafe).toBe(true);
  });

  it('loses no stop over a member of a declared break that only explains', () => {
    const declared = { line: '12', reason: 7, id: [], file: {}, migration: 1, releasedIn: 2, requiredStop: true };
    expect(parse(good({ declaredBreaks: [declared] })).requiredStops).toEqual(['1.1.0']);
  });

  it('takes no list without end', () => {
    const changes = Array.from({ length: 10_001 }, () => 'x');
    expect(parse(good({ api: { rest: { ...surface(), changes }, mcp: surface() } })).unreadable).toEqual(['api.rest']);
    expect(() => parse(good({ declaredBreaks: Array(10_001).fill(0) }))).toThrow(
      '"declaredBreaks" is an array of 10001',
    );
  });

  it('counts unknown members of its sections', () => {
    const document = good({ config: null });
    document.compatibility.zone = 1;
    document.upgrade.note = 1;
    document.api.rest.extra = 1;
    expect(parse(document).unknownMembers).toEqual({ count: 3, names: ['zone', 'note', 'extra'] });
  });

  it('counts unknown members', () => {
    const document = JSON.parse(JSON.stringify(good()).replace('{', '{"__proto__":{"version":"9.9.9"},"extra":1,'));
    const artifact = parse(document);
    expect(artifact.unknownMembers).toEqual({ count: 2, names: ['__proto__', 'extra'] });
    expect(artifact.version).toBe('1.1.0');
  });

  it('takes a date of another type as no date', () => {
    expect(parse(good({ releaseDate: 5 })).releaseDate).toBeNull();
  });
});
