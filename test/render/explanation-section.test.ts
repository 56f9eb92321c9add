import { describe, expect, it } from 'vitest';
import type {
  ApiSurfaceReport,
  ApiTotals,
  DeclaredBreakReport,
  Explanation,
  MigrationReport,
  ReleaseReport,
} from '../../src/gate/report.ts';
import type { ConfigChange, ConfigEffect } from '../../src/release-safety/config-changes.ts';
import type { TableImpact } from '../../src/release-safety/table-impact.ts';
import { countNews, explanationParagraphs, releaseParagraphs } from '../../src/render/explanation-section.ts';
import { DETAILS, type Detail } from '../../src/render/page.ts';
import { version } from '../support/documents.ts';
import {
  apiTotals,
  declaredBreak,
  explanation,
  migrationReport,
  releaseReport,
  spanReport,
  surfaceReport,
} from '../support/report-factory.ts';
import { rowsOf, shown } from '../support/shown.ts';

const [FULL, SHORT, BRIEF] = DETAILS;

const spanOf = (releases: readonly ReleaseReport[], changes: Partial<Explanation> = {}) =>
  spanReport({ decision: 'recreate', explanation: explanation(releases, changes) });
const together = (changes: Partial<Explanation>, detail: Detail = FULL, releases: readonly ReleaseReport[] = []) =>
  explanationParagraphs(spanOf(releases, changes), detail).map(shown);
const oneByOne = (releases: readonly ReleaseReport[], detail: Detail = FULL) =>
  releaseParagraphs(spanOf(releases), detail).map(shown);
/** What is said of one release, without its title. */
const itemsOf = (changes: Parameters<typeof releaseReport>[0], detail: Detail = FULL) =>
  (oneByOne([releaseReport({ migrations: { present: false, count: 0, files: [] }, ...changes })], detail)[1] ?? '')
    .split('\n')
    .slice(1);
const versions = (...texts: readonly string[]) => texts.map(version);
const api = (rest: Partial<ApiTotals>, mcp: Partial<ApiTotals> = {}) => ({
  api: { rest: apiTotals(rest), mcp: apiTotals(mcp) },
});
const listed = (lines: readonly string[], unlisted = 0) => ({ lines, count: lines.length + unlisted, unlisted });
/** A release with migrations that its artifact does not list. */
const unlisted = releaseReport({ migrations: { present: true, count: 1, files: [] } });
const impact = (changes: Partial<TableImpact> = {}): TableImpact => ({
  table: 'charts',
  migrations: 1,
  releases: versions('1.3.0'),
  rewritesTable: false,
  locksTable: false,
  scansTable: false,
  ...changes,
});
const effect = (changes: Partial<ConfigEffect> = {}): ConfigEffect => ({
  effect: 'removed',
  names: ['A'],
  name: null,
  previousDefault: null,
  defaultValue: null,
  releases: versions('1.3.0'),
  ...changes,
});

describe('what the releases bring, in a few words', () => {
  it.each<[string, Partial<Explanation>, ReleaseReport[], string]>([
    ['nothing', {}, [], ''],
    ['notes alone', api({ advisories: 3 }), [], ''],
    ['one migration', {}, [unlisted], '1 migration'],
    ['migrations on a table', {}, [releaseReport(), unlisted], '2 migrations on 1 table'],
    [
      'a table without a name',
      { tables: [impact({ table: null }), impact(), impact({ table: 'spaces' })] },
      [releaseReport()],
      '1 migration on 2 tables',
    ],
    ['changes of both surfaces', api({ breaking: 1_200 }, { breaking: 34 }), [], '1,234 breaking API changes'],
    ['one variable', { config: [effect()] }, [], '1 environment variable'],
    [
      'everything',
      { ...api({ breaking: 1 }), config: [effect(), effect()] },
      [releaseReport({ declaredBreaks: [declaredBreak(), declaredBreak()] })],
      '1 migration on 1 table, 1 breaking API change, 2 environment variables, 2 declared breaks',
    ],
  ])('%s', (_, changes, releases, expected) => {
    expect(countNews(spanOf(releases, changes))).toBe(expected);
  });
});

describe('what the releases bring together', () => {
  it('is not told where it is nothing', () => {
    expect(together({})).toEqual([]);
    expect(oneByOne([])).toEqual([]);
  });

  it('is folded, its title the count', () => {
    const paragraphs = together({ config: [effect()] });
    expect(paragraphs[0]).toBe('<details><summary>What 1.2.0 → 1.3.0 brings: 1 environment variable</summary>');
    expect(paragraphs.at(-1)).toBe('</details>');
  });

  it('is a sentence where there is no room for it', () => {
    expect(together({ config: [effect()], ...api({ breaking: 2 }) }, BRIEF)).toEqual([
      'What 1.2.0 → 1.3.0 brings: 2 breaking API changes, 1 environment variable.',
    ]);
  });

  it('has something in the fold', () => {
    // The title counts migrations that no artifact lists, and there is no table of them.
    expect(together({}, FULL, [unlisted])).toEqual([
      '<details><summary>What 1.2.0 → 1.3.0 brings: 1 migration</summary>',
      '- 1 migration that no artifact lists: what it does is not known.',
      '</details>',
    ]);
  });

  it.each<[string, ReleaseReport['migrations'][], string[]]>([
    ['all are listed', [{ present: true, count: 1, files: [migrationReport()] }], []],
    ['none is known', [null], ['- Database: what 1.3.0 does to it is not known.']],
    [
      'some are not, in several releases',
      [
        { present: true, count: 1_201, files: [migrationReport()] },
        { present: true, count: 34, files: [] },
      ],
      ['- 1,234 migrations that no artifact lists: what they do is not known.'],
    ],
  ])('counts the migrations that no artifact lists: %s', (_, migrations, expected) => {
    const releases = migrations.map((each, patch) => releaseReport({ version: `1.3.${patch}`, migrations: each }));
    const text = together({ config: [effect()] }, FULL, releases).join('\n');
    expect(text.match(/^- .*$/gm) ?? []).toEqual(expected);
  });

  it.each<[number, string]>([
    [1, 'For 1 release no artifact was read: what it brings is not known.'],
    [1_234, 'For 1,234 releases no artifact was read: what they bring is not known.'],
  ])('says of %i releases that they are not known', (unexplained, expected) => {
    expect(together({ unexplained })).toEqual([expected]);
    for (const detail of DETAILS) {
      expect(together({ unexplained, config: [effect()] }, detail)[1]).toBe(expected);
    }
  });

  it('says for each table what is done to it', () => {
    const tables = [
      impact({ rewritesTable: true, locksTable: true, scansTable: 'unknown', migrations: 12 }),
      impact({ table: 'a|b', releases: versions('1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.3.0') }),
      impact({ table: null, rewritesTable: 'unknown' }),
    ];
    expect(rowsOf(together({ tables }, FULL, [releaseReport()]).join('\n'))).toEqual([
      '| Database table | Migrations | Rewrites it | Locks it | Scans it | Releases |',
      '| `charts` | 12 | **yes** | **yes** | unknown | 1.3.0 |',
      '| `a|b` | 1 | no | no | no | 1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5 and 2 more |',
      '| not named | 1 | unknown | no | no | 1.3.0 |',
    ]);
  });

  it.each<[string, Partial<ApiTotals>, string[]]>([
    ['nothing', {}, []],
    ['one change', { breaking: 1, releases: versions('1.3.0') }, ['1 breaking change in 1.3.0.']],
    [
      'changes, all of them listed',
      { breaking: 1_234, releases: versions('1.2.1', '1.3.0') },
      ['1,234 breaking changes in 1.2.1, 1.3.0.'],
    ],
    [
      'one that is not listed',
      { breaking: 5, unlisted: 1, releases: versions('1.3.0') },
      [
        '5 breaking changes in 1.3.0. 1 of them is not listed by the documents: whether they concern you cannot be ruled out.',
      ],
    ],
    [
      'many that are not listed',
      { breaking: 2_000, unlisted: 1_500, releases: versions('1.3.0') },
      [
        '2,000 breaking changes in 1.3.0. 1,500 of them are not listed by the documents: whether they concern you cannot be ruled out.',
      ],
    ],
    [
      'releases of which it is not known',
      { unknown: versions('1.2.1', '1.3.0') },
      ['whether 1.2.1, 1.3.0 break something, and what, is not known.'],
    ],
    [
      'one of which it is not known',
      { unknown: versions('1.3.0') },
      ['whether 1.3.0 breaks something, and what, is not known.'],
    ],
    ['one note', { advisories: 1 }, ['1 note on changes that break nothing.']],
    [
      'everything',
      { breaking: 1, releases: versions('1.3.0'), unknown: versions('1.2.1'), advisories: 2 },
      [
        '1 breaking change in 1.3.0.',
        'whether 1.2.1 breaks something, and what, is not known.',
        '2 notes on changes that break nothing.',
      ],
    ],
  ])('says of either API: %s', (_, totals, expected) => {
    const items = (label: string) => expected.map((text) => `- ${label}: ${text}`);
    const body = (changes: Partial<Explanation>) => together({ config: [effect()], ...changes })[1]?.split('\n');
    if (expected.length === 0) expect(together(api(totals, totals))).toEqual([]);
    else {
      expect(body(api(totals))).toEqual(items('REST'));
      expect(body(api({}, totals))).toEqual(items('MCP'));
      expect(body(api(totals, totals))).toEqual([...items('REST'), ...items('MCP')]);
    }
  });

  it('does not call nothing that breaks what nobody knows', () => {
    // The fold below the title says what nobody knows.
    const title = (changes: Partial<Explanation>) => together(changes)[0]?.replace(/<[^>]*>/g, '');
    for (const changes of [
      api({ unknown: versions('1.3.0') }),
      api({}, { unknown: versions('1.3.0') }),
      { ...api({ advisories: 1 }), unexplained: 1 },
    ]) {
      expect(title(changes)).toBe('What 1.2.0 → 1.3.0 brings: nothing that is known to break');
    }
  });

  it.each<[string, boolean, Partial<ReleaseReport>]>([
    ['nothing is open', false, {}],
    ['migrations are not told of', true, { migrations: null }],
    ['there may be migrations', true, { migrations: { present: 'unknown', count: 0, files: [] } }],
    ['there are migrations that nobody counts', true, { migrations: { present: true, count: 0, files: [] } }],
    ['variables are not told of', true, { config: null }],
    ['variables were not compared', true, { config: { checked: false, breaking: false, changes: [] } }],
    ['variables may change', true, { config: { checked: true, breaking: 'unknown', changes: [] } }],
    ['variables change that nobody lists', true, { config: { checked: true, breaking: true, changes: [] } }],
    // That is one of those that are counted.
    ['no artifact was read', false, { explained: false, migrations: null, config: null }],
  ])('nor what its artifact leaves open: %s', (_, isOpen, changes) => {
    const release = { ...releaseReport({ migrations: { present: false, count: 0, files: [] } }), ...changes };
    const title = together(api({ advisories: 1 }), FULL, [release])[0]?.replace(/<[^>]*>/g, '');
    const nothing = isOpen ? 'nothing that is known to break' : 'nothing that breaks';
    expect(title).toBe(`What 1.2.0 → 1.3.0 brings: ${nothing}`);
  });

  it.each<[string, ReleaseReport[], string[]]>([
    ['none', [releaseReport({ migrations: { present: false, count: 0, files: [] } })], []],
    ['one', [releaseReport({ migrations: null })], ['- Database: what 1.3.0 does to it is not known.']],
    [
      'several',
      [
        releaseReport({ version: '1.2.1', migrations: { present: true, count: 0, files: [] } }),
        releaseReport({ version: '1.2.2', migrations: { present: 'unknown', count: 0, files: [] } }),
      ],
      ['- Database: what 1.2.1, 1.2.2 do to it is not known.'],
    ],
    // That is one of those that are counted.
    ['without an artifact', [releaseReport({ explained: false, migrations: null })], []],
  ])('does not pass over migrations that are left open, where there is nothing else: %s', (_, releases, expected) => {
    const title = '<details><summary>What 1.2.0 → 1.3.0 brings: nothing that is known to break</summary>';
    expect(together({}, FULL, releases)).toEqual(expected.length === 0 ? [] : [title, ...expected, '</details>']);
  });

  it('calls it nothing that breaks where there are notes alone', () => {
    expect(together(api({ advisories: 1 }))[0]).toBe(
      '<details><summary>What 1.2.0 → 1.3.0 brings: nothing that breaks</summary>',
    );
  });

  it('has the net effect on each variable', () => {
    const config = [
      effect({ names: ['OLD', 'MIDDLE', 'NEW'], effect: 'renamed', name: 'NEW', defaultValue: '5' }),
      effect({ names: ['GONE'], previousDefault: '', releases: versions('1.2.1', '1.3.0') }),
      effect({ names: ['D'], effect: 'default-changed', name: 'D', previousDefault: 'true', defaultValue: null }),
    ];
    expect(rowsOf(together({ config }).join('\n'))).toEqual([
      '| Environment variable | Net effect | Default before | Default after | Releases |',
      '| `OLD` → `MIDDLE` → `NEW` | renamed to `NEW` | none | `5` | 1.3.0 |',
      '| `GONE` | removed | `` |  | 1.2.1, 1.3.0 |',
      '| `D` | another default | `true` | none | 1.3.0 |',
    ]);
  });

  it.each<[string, Partial<ConfigEffect>, string]>([
    [
      'with the old default',
      { previousDefault: '5', defaultValue: '5' },
      '| `OLD` → `NEW` | renamed to `NEW` | 1.3.0 |',
    ],
    ['without any default', {}, '| `OLD` → `NEW` | renamed to `NEW` | 1.3.0 |'],
    [
      'with another default',
      { previousDefault: '5', defaultValue: '6' },
      '| `OLD` → `NEW` | renamed to `NEW` | `5` | `6` | 1.3.0 |',
    ],
    [
      'that loses its default',
      { previousDefault: '', defaultValue: null },
      '| `OLD` → `NEW` | renamed to `NEW` | `` | none | 1.3.0 |',
    ],
  ])('has the defaults of a renamed variable where they differ: %s', (_, changes, expected) => {
    const config = [effect({ names: ['OLD', 'NEW'], effect: 'renamed', name: 'NEW', ...changes })];
    expect(rowsOf(together({ config }).join('\n'))[1]).toBe(expected);
  });

  it('has the default of a variable that is removed, none among them', () => {
    expect(rowsOf(together({ config: [effect({ previousDefault: '5' })] }).join('\n'))[1]).toBe(
      '| `A` | removed | `5` | 1.3.0 |',
    );
    expect(rowsOf(together({ config: [effect()] }).join('\n'))[1]).toBe('| `A` | removed | none | 1.3.0 |');
  });

  it.each<[string, Partial<DeclaredBreakReport>, string]>([
    ['by a place in the sources', {}, 'The old version reads it. (`migrations/a.ts:12`)'],
    [
      'by its own name and the migration',
      { source: 'drop-owner', migration: '20261101_a.ts', releasedIn: '1.3.0' },
      'The old version reads it. (`drop-owner`, migration `20261101_a.ts`, released in `1.3.0`)',
    ],
    ['as a stop', { requiredStop: true }, 'The old version reads it. (`migrations/a.ts:12`, **required stop**)'],
    ['without a reason', { reason: null }, 'a break without a reason (`migrations/a.ts:12`)'],
    ['with nothing but a reason', { source: null }, 'The old version reads it.'],
  ])('has each declared break: %s', (_, changes, expected) => {
    const release = releaseReport({ declaredBreaks: [declaredBreak(changes)] });
    expect(together({}, FULL, [release])).toContain(`- 1.3.0: declared break: ${expected}`);
    expect(itemsOf({ declaredBreaks: [declaredBreak(changes)] })).toEqual([`- declared break: ${expected}`]);
  });

  it.each([
    [FULL, 50],
    [SHORT, 10],
  ])('has as many rows as there is room for, and counts the others', (detail, most) => {
    const many = <T>(item: T) => Array.from({ length: 60 }, () => item);
    const text = together({ tables: many(impact()), config: many(effect()) }, detail, [
      releaseReport({ declaredBreaks: many(declaredBreak()) }),
    ]).join('\n\n');
    for (const noun of ['tables', 'variables', 'declared breaks']) {
      expect(text).toContain(`…and ${60 - most} more ${noun}, all in the report file.`);
    }
    expect(rowsOf(text)).toHaveLength(2 * (1 + most));
    expect(text.match(/^- 1\.3\.0: declared break/gm)).toHaveLength(most);
  });
});

describe('a release by itself', () => {
  const verdicts = [
    [true, '**1.3.0** proven, 2026-11-20'],
    ['unknown', '**1.3.0** unknown, 2026-11-20'],
    [false, '**1.3.0** not safe, 2026-11-20'],
  ] as const;
  it.each(verdicts)('has its verdict and its day: %s', (verdict, expected) => {
    expect(oneByOne([releaseReport({ verdict })])[1]?.split(':')[0]).toBe(expected);
  });

  it.each<[string | null, string]>([
    [null, '**1.3.0** not safe:'],
    ['yesterday | x', '**1.3.0** not safe, `yesterday | x`:'],
  ])('was published at %j', (releaseDate, expected) => {
    expect(oneByOne([releaseReport({ releaseDate })])[1]?.split('\n')[0]).toBe(expected);
  });

  it.each<[string, ReleaseReport['migrations'], string[]]>([
    ['none', { present: false, count: 0, files: [] }, []],
    ['not known', null, ['migrations: not known']],
    ['perhaps', { present: 'unknown', count: 0, files: [] }, ['whether it ships migrations is not known']],
    ['not counted', { present: true, count: 0, files: [] }, ['which migrations it ships is not known']],
    ['not listed', { present: true, count: 2, files: [] }, ['2 migrations that the artifact does not list']],
    [
      'listed in part',
      { present: true, count: 2, files: [migrationReport()] },
      ['migration `20261101_add_label.ts` (core) on `labels`', '1 migration that the artifact does not list'],
    ],
  ])('has its migrations: %s', (_, migrations, expected) => {
    expect(itemsOf({ migrations })).toEqual(expected.map((text) => `- ${text}`));
  });

  const heaviness = (rewritesTable: boolean | 'unknown', locksTable: boolean | 'unknown') => ({
    heaviness: { rewritesTable, locksTable, scansTable: false },
  });
  it.each<[Partial<MigrationReport>, string]>([
    [heaviness(true, true), '`20261101_add_label.ts` (core) on `labels`: **rewrites** it, **locks** it'],
    [heaviness('unknown', false), '`20261101_add_label.ts` (core) on `labels`: perhaps rewrites it'],
    [{ edition: 'ee' }, '`20261101_add_label.ts` (`ee`) on `labels`'],
    [{ tables: [] }, '`20261101_add_label.ts` (core)'],
    [{ tables: ['a', 'b', 'c', 'd', 'e', 'f'] }, '`20261101_add_label.ts` (core) on `a`, `b`, `c`, `d`, `e`, …'],
  ])('has what a migration does: %j', (changes, expected) => {
    const files = [migrationReport(changes)];
    expect(itemsOf({ migrations: { present: true, count: 1, files } })).toEqual([`- migration ${expected}`]);
  });

  it.each<[string, ApiSurfaceReport | null, string[]]>([
    ['nothing', surfaceReport(), []],
    ['not known', null, [': not known']],
    ['not compared', surfaceReport({ checked: false, breaking: 'unknown' }), [': was not compared']],
    ['breaking without a list', surfaceReport({ breaking: true }), [': breaks something']],
    ['perhaps breaking', surfaceReport({ breaking: 'unknown' }), [': not known whether it breaks something']],
    [
      'a list',
      surfaceReport({ breaking: true, changes: listed(['GET /x', 'GET /y']) }),
      [' breaks: `GET /x`', ' breaks: `GET /y`'],
    ],
    [
      'a list that was capped',
      surfaceReport({ breaking: true, changes: listed(['GET /x'], 1_200) }),
      [' breaks: `GET /x`', ' breaks: 1,200 more that are not listed, of 1,201'],
    ],
    [
      'notes',
      surfaceReport({ advisories: listed(['GET /x'], 2) }),
      [' note: `GET /x`', ' note: 2 more that are not listed'],
    ],
  ])('has what it does to either API: %s', (_, surface, expected) => {
    const items = (label: string) => expected.map((text) => `- ${label}${text}`);
    expect(itemsOf({ api: { rest: surface, mcp: surfaceReport() } })).toEqual(items('REST'));
    expect(itemsOf({ api: { rest: surfaceReport(), mcp: surface } })).toEqual(items('MCP'));
  });

  it.each<[ConfigChange, string]>([
    [{ kind: 'removed', name: 'A', previousDefault: '5' }, 'variable `A` removed (default was `5`)'],
    [{ kind: 'removed', name: 'A', previousDefault: null }, 'variable `A` removed (default was none)'],
    [{ kind: 'renamed', name: 'NEW', previousName: 'OLD', defaultValue: null }, 'variable `OLD` renamed to `NEW`'],
    [
      { kind: 'default-changed', name: 'A', previousDefault: '1', defaultValue: null },
      'variable `A`: default `1` → none',
    ],
    [{ kind: 'other', name: 'A' }, 'variable `A`: a change of a kind that is not known'],
    [{ kind: 'other', name: null }, 'variable without a name: a change of a kind that is not known'],
  ])('has what it does to a variable: %j', (change, expected) => {
    const config = { checked: true, breaking: true, changes: [change] };
    expect(itemsOf({ config })).toEqual([`- ${expected}`]);
  });

  it.each<[string, ReleaseReport['config'], string[]]>([
    ['not known', null, ['environment variables: not known']],
    [
      'not compared',
      { checked: false, breaking: 'unknown', changes: [] },
      ['environment variables: were not compared'],
    ],
    [
      'not compared, and yet listed',
      { checked: false, breaking: 'unknown', changes: [{ kind: 'removed', name: 'A', previousDefault: null }] },
      ['environment variables: were not compared', 'variable `A` removed (default was none)'],
    ],
    [
      'perhaps changing',
      { checked: true, breaking: 'unknown', changes: [] },
      ['environment variables: not known whether one changes'],
    ],
    [
      'changing, and not listed',
      { checked: true, breaking: true, changes: [] },
      ['environment variables: not known which ones change'],
    ],
    [
      'perhaps breaking, and listed',
      { checked: true, breaking: 'unknown', changes: [{ kind: 'other', name: 'A' }] },
      ['variable `A`: a change of a kind that is not known'],
    ],
    ['as they were', { checked: true, breaking: false, changes: [] }, []],
  ])('does not pass over variables that are %s', (_, config, expected) => {
    expect(itemsOf({ config })).toEqual(expected.map((text) => `- ${text}`));
  });

  it('has its declared notes', () => {
    expect(itemsOf({ declaredAdvisories: ['Slow for a while.'] })).toEqual(['- declared note: Slow for a while.']);
  });

  it('says so where there is nothing', () => {
    const nothing = { migrations: { present: false, count: 0, files: [] } } as const;
    expect(oneByOne([releaseReport(nothing)])[1]).toBe(
      '**1.3.0** not safe, 2026-11-20: nothing that its artifact tells of.',
    );
  });

  it('is not told of without its artifact', () => {
    const unread = releaseReport({ version: '1.2.5', explained: false, migrations: null });
    expect(oneByOne([unread])).toEqual([]);
    expect(oneByOne([unread, releaseReport()])[0]).toContain('Release by release: 1 release<');
    expect(oneByOne([unread, releaseReport()]).join('\n')).not.toContain('1.2.5');
  });

  it.each([
    [FULL, 20],
    [SHORT, 3],
  ])('has as many lines as there is room for, and counts the others', (detail, most) => {
    const declaredAdvisories = Array.from({ length: 25 }, (_, position) => `Note ${position}.`);
    const items = itemsOf({ declaredAdvisories }, detail);
    expect(items).toHaveLength(most + 1);
    expect(items.at(-1)).toBe(`- …and ${25 - most} more lines in the report file`);
    expect(itemsOf({ declaredAdvisories: declaredAdvisories.slice(0, most) }, detail)).toHaveLength(most);
  });

  it.each([
    [FULL, 50],
    [SHORT, 10],
  ])('is one of as many as there is room for', (detail, most) => {
    const releases = Array.from({ length: 60 }, (_, minor) => releaseReport({ version: `1.${minor}.0` }));
    const paragraphs = oneByOne(releases, detail);
    expect(paragraphs[0]).toBe('<details><summary>Release by release: 60 releases</summary>');
    expect(paragraphs.slice(1, -1)).toHaveLength(most + 1);
    expect(paragraphs.at(-2)).toBe(`…and ${60 - most} more releases, all in the report file.`);
    expect(paragraphs.at(-1)).toBe('</details>');
  });

  it('is counted alone where there is no room for it', () => {
    expect(oneByOne([releaseReport(), releaseReport()], BRIEF)).toEqual(['2 releases one by one: in the report file.']);
  });
});

describe('hostile texts', () => {
  it.each([
    'a | b',
    '</code></details></td>',
    '`x`',
    '[x](https://evil.test) www.evil.test',
    'a\n\n# b',
    '@everyone #12',
    '\u202Ex',
    '**bold**',
  ])('%j is dead wherever a document gives it', (text) => {
    const surface = surfaceReport({ breaking: true, changes: listed([text]), advisories: listed([text]) });
    const release = releaseReport({
      releaseDate: text,
      migrations: { present: true, count: 1, files: [migrationReport({ name: text, edition: text, tables: [text] })] },
      api: { rest: surface, mcp: surface },
      config: {
        checked: true,
        breaking: true,
        changes: [
          { kind: 'removed', name: text, previousDefault: text },
          { kind: 'renamed', name: text, previousName: text, defaultValue: text },
          { kind: 'default-changed', name: text, previousDefault: text, defaultValue: text },
          { kind: 'other', name: text },
        ],
      },
      declaredBreaks: [declaredBreak({ reason: text, source: text, migration: text, releasedIn: text })],
      declaredAdvisories: [text],
    });
    const config = [
      effect({ effect: 'renamed', names: [text, text], name: text, previousDefault: text, defaultValue: `${text}2` }),
    ];
    const span = spanOf([release], { tables: [impact({ table: text })], config });
    const dead = [...explanationParagraphs(span, FULL), ...releaseParagraphs(span, FULL)]
      .join('\n\n')
      .replace(/<code>[^<>]*<\/code>/g, '');
    const alive = dead.replaceAll(/<\/?(?:details|summary)>|\*\*(?:1\.3\.0|yes|no)\*\*/g, '');
    expect(alive).not.toMatch(/evil\.test|@\w|#12|[<`]|\*\*|^# b|\p{Cf}/mu);
    const cells = dead.split('\n').filter((line) => line.startsWith('|'));
    expect(cells.map((row) => row.match(/\|/g)?.length)).toEqual([7, 7, 7, 6, 6, 6]);
  });
});
