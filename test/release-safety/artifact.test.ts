import { describe, expect, it } from 'vitest';
import { migrations, surface } from '../../scripts/fixtures/release.js';
import { MalformedDocumentError } from '../../src/documents/malformed.ts';
import { parseArtifact } from '../../src/release-safety/artifact.ts';
import { artifactOf, type Loose, type RowChanges, version } from '../support/documents.ts';

const good = (changes = {}) => artifactOf('1.1.0', '1.0.0', changes) as Loose;
/** As JSON, in which a member that is undefined is absent. */
const parse = (document: unknown) => parseArtifact(JSON.parse(JSON.stringify(document)), version('1.1.0'));

function refusalOf(document: unknown): string {
  try {
    parse(document);
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedDocumentError);
    expect((error as Error).name).toBe('MalformedDocumentError');
    return (error as Error).message;
  }
  throw new Error('it was accepted');
}

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
      'member "compatibility.rollingUpdateSafe" is "true", expected true, false or "unknown"',
    ],
    [
      'no verdict',
      good({ compatibility: {} }),
      'member "compatibility.rollingUpdateSafe" is nothing, expected true, false or "unknown"',
    ],
    [
      'no compatibility',
      good({ compatibility: null }),
      'member "compatibility" is null, expected an object with "rollingUpdateSafe"',
    ],
    [
      'no previous version',
      good({ previousVersion: undefined }),
      'member "previousVersion" is nothing, expected a version X.Y.Z or null',
    ],
    [
      'no upgrade section',
      good({ upgrade: undefined }),
      'member "upgrade" is nothing, expected an object with "minPreviousVersion" and "requiredStops"',
    ],
    [
      'a bad stop',
      good({ upgrade: { minPreviousVersion: null, requiredStops: ['x'] } }),
      'member "upgrade.requiredStops" is an array of 1, expected an array of versions X.Y.Z',
    ],
    [
      'a bad minimum',
      good({ upgrade: { minPreviousVersion: 3, requiredStops: [] } }),
      'member "upgrade.minPreviousVersion" is 3, expected a version X.Y.Z or null',
    ],
    [
      'declared breaks that are no list',
      good({ declaredBreaks: 'none' }),
      'member "declaredBreaks" is "none", expected a list of reasonable length',
    ],
    [
      'a declared break that does not say whether it is a stop',
      good({ declaredBreaks: [{ reason: 'x' }] }),
      'member "declaredBreaks[0].requiredStop" is nothing, expected true or false',
    ],
  ])('refuses %s', (_, document, problem) => {
    expect(refusalOf(document)).toBe(`${problem}. Check release-asset-url, or tell Lightdash`);
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
  const says = (verdict: string, strategy: string) => [
    {
      rule: 'contradiction',
      says: `artifact: rollingUpdateSafe is ${verdict}, but recommendedStrategy is ${strategy}`,
    },
  ];
  it.each([
    [true, 'RollingUpdate', []],
    [true, 'Recreate', says('true', '"Recreate"')],
    [true, 'rollingupdate', says('true', '"rollingupdate"')],
    [true, null, says('true', 'null')],
    [true, undefined, []],
    [false, 'Recreate', []],
    [false, 'RollingUpdate', says('false', '"RollingUpdate"')],
    ['unknown', 'Recreate', []],
    ['unknown', 'RollingUpdate', says('"unknown"', '"RollingUpdate"')],
  ])('verdict %j with strategy %j has the flaws %j', (verdict, strategy, flaws) => {
    const artifact = parse(good(compatibility(verdict, strategy)));
    expect(artifact.flaws).toEqual(flaws);
    expect(artifact.rollingUpdateSafe).toBe(verdict);
  });

  const { breakingCount: _, ...uncounted } = { ...surface(['a', 'b']), breaking: false };
  it.each<[string, RowChanges, string[]]>([
    [
      'fewer migrations counted than listed',
      { migrations: { ...migrations(['a', ['t'], {}], ['b', ['t'], {}]), count: 1, coreCount: 1 } },
      ['migrations.count is 1, but 2 are listed'],
    ],
    [
      'migrations whose editions do not add up',
      { migrations: { ...migrations(['a', ['t'], {}]), count: 5, coreCount: 2, eeCount: 1 } },
      ['migrations.count is 5, but coreCount 2 and eeCount 1 make 3'],
    ],
    [
      'migrations that do not tell of one edition',
      { migrations: { ...migrations(['a', ['t'], {}]), count: 5, coreCount: 2, eeCount: undefined } },
      [],
    ],
    [
      'migrations that do not tell of the other edition',
      { migrations: { ...migrations(['a', ['t'], {}]), count: 5, coreCount: undefined, eeCount: 1 } },
      [],
    ],
    [
      'migrations whose editions add up',
      { migrations: { ...migrations(['a', ['t'], {}]), count: 5, coreCount: 3, eeCount: 2 } },
      [],
    ],
    ['as many migrations counted as listed', { migrations: migrations(['a', ['t'], {}]) }, []],
    [
      'migrations that are absent and counted',
      { migrations: { ...migrations(['a', ['t'], {}]), present: false } },
      ['migrations.present is false, but migrations.count is 1'],
    ],
    [
      'migrations that may be absent and are counted',
      { migrations: { ...migrations(['a', ['t'], {}]), present: 'unknown' } },
      [],
    ],
    [
      'an API that breaks nothing with too few counted',
      {
        api: {
          rest: { ...surface(['a', 'b'], ['n', 'm']), breaking: false, breakingCount: 1, advisoryCount: 1 },
          mcp: surface(),
        },
      },
      [
        'api.rest.breakingCount is 1, but 2 are listed',
        'api.rest.advisoryCount is 1, but 2 are listed',
        'api.rest.breaking is false, but there are 1 breaking changes',
      ],
    ],
    [
      'the other API that breaks nothing, with no count',
      { api: { rest: surface(), mcp: uncounted } },
      ['api.mcp.breaking is false, but there are 2 breaking changes'],
    ],
    [
      'an API that may break something',
      { api: { rest: { ...surface(['a']), breaking: 'unknown' }, mcp: surface() } },
      [],
    ],
    [
      'an API that counts advisories and lists none',
      { api: { rest: { ...surface(), advisories: undefined, advisoryCount: 0 }, mcp: surface() } },
      [],
    ],
    [
      'an API that counts more than it lists',
      { api: { rest: { ...surface(['a', '…']), breakingCount: 90 }, mcp: surface() } },
      [],
    ],
    [
      'config changes of kinds that nobody knows',
      { config: { checked: true, breaking: true, changes: [{ type: 'moved', name: 'A' }, { type: 'removed' }] } },
      ['config.changes has 2 in a format that is not supported'],
    ],
  ])('%s: reports an oddity, which decides nothing', (_, changes, oddities) => {
    const artifact = parse(good(changes));
    expect(artifact.oddities).toEqual(oddities);
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
    expect(artifact.oddities).toEqual(['config.changes has 1 in a format that is not supported']);
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

  it('takes a list of ten thousand, and none without end', () => {
    const rest = (length: number) => ({ ...surface(), breakingCount: length, changes: Array(length).fill('x') });
    expect(parse(good({ api: { rest: rest(10_000), mcp: surface() } })).unreadable).toEqual([]);
    expect(parse(good({ api: { rest: rest(10_001), mcp: surface() } })).unreadable).toEqual(['api.rest']);
    expect(() => parse(good({ declaredBreaks: Array(10_001).fill(0) }))).toThrow(
      '"declaredBreaks" is an array of 10001',
    );
  });

  it.each<[string, (document: Loose) => object]>([
    ['the document', (document) => document],
    ['compatibility', ({ compatibility }) => compatibility],
    ['upgrade', ({ upgrade }) => upgrade],
    ['migrations', ({ migrations }) => migrations],
    ['a migration', ({ migrations }) => migrations.files[1]],
    ['a migration’s heaviness', ({ migrations }) => migrations.files[1].heaviness],
    ['config', ({ config }) => config],
    ['api', ({ api }) => api],
    ['api.rest', ({ api }) => api.rest],
    ['api.mcp', ({ api }) => api.mcp],
    ['a declared break', ({ declaredBreaks }) => declaredBreaks[1]],
  ])('counts a member of %s that the format does not name', (_, at) => {
    const document = good({
      migrations: migrations(['a', ['t'], {}], ['b', ['t'], {}]),
      declaredBreaks: [{ requiredStop: false }, { id: 'x', reason: 'r', requiredStop: false }],
    });
    expect(parse(document).unknownMembers).toEqual({ count: 0, names: [] });
    Object.assign(at(document), { extra: 1 });
    expect(parse(document).unknownMembers).toEqual({ count: 1, names: ['extra'] });
  });

  it('names the unknown members of all sections, those that are missing aside', () => {
    const document = good({ config: null });
    document.compatibility.zone = 1;
    document.upgrade.note = 1;
    document.api.rest.extra = 1;
    expect(parse(document).unknownMembers).toEqual({ count: 3, names: ['zone', 'extra', 'note'] });
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
