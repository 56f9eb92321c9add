import { describe, expect, it } from 'vitest';
import type {
  ApiSurfaceReport,
  ApiTotals,
  DeclaredBreakReport,
  Explanation,
  MigrationReport,
  ReleaseReport,
} from '../../src/gate/report/span-report.ts';
import { DETAILS, type Detail } from '../../src/page/page.ts';
import type { ConfigChange } from '../../src/release-safety/config-changes.ts';
import type { ConfigEffect } from '../../src/release-safety/config-effects.ts';
import type { TableImpact } from '../../src/release-safety/table-impact.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { countNews, isKnownToBreakNothing, releaseBlocks } from '../../src/render/releases.ts';
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
import { told } from '../support/told.ts';

const [FULL, SHORT, BRIEF] = DETAILS;

const spanOf = (releases: readonly ReleaseReport[], changes: Partial<Explanation> = {}) =>
  spanReport({ decision: 'recreate', reasons: [], explanation: explanation(releases, changes) });
const blocksOf = (releases: readonly ReleaseReport[], changes: Partial<Explanation> = {}, detail: Detail = FULL) =>
  told(releaseBlocks(spanOf(releases, changes), LOG_PEN, detail));
/** What the releases do together: without the title, and without the releases one by one. */
const together = (changes: Partial<Explanation>, releases: readonly ReleaseReport[] = [], detail: Detail = FULL) =>
  blocksOf(releases, changes, detail)
    .slice(1)
    .filter((line) => !/^ {2}(?:- \d\S* (?:proven|not safe|without a verdict)| {2})/.test(line))
    .map((line) => line.trim());
const SILENT = { present: false, count: 0, files: [] } as const;
/** What is said of one release, without its title. */
const itemsOf = (changes: Parameters<typeof releaseReport>[0], detail: Detail = FULL) =>
  blocksOf([releaseReport({ migrations: SILENT, ...changes })], {}, detail)
    .filter((line) => line.startsWith('    - '))
    .map((line) => line.slice(6));
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
  it('is folded behind how many they are and what they bring, with their runs', () => {
    expect(blocksOf([], { config: [effect()], unexplained: 1 })).toEqual([
      '▾ The release: 1 environment variable',
      '  - The artifacts of 1 release were not read, so what it brings is unknown.',
    ]);
    const many = spanReport({ coveredReleases: 1_234, explanation: explanation([]) });
    expect(told(releaseBlocks(many, LOG_PEN, FULL))[0]).toBe(undefined);
  });

  it('is a sentence where there is no room for it, and nothing where the index has no release', () => {
    expect(blocksOf([], { config: [effect()], ...api({ breaking: 2 }) }, BRIEF)).toEqual([
      'The release: 2 breaking API changes, 1 environment variable.',
    ]);
    expect(releaseBlocks(spanReport({ coveredReleases: 0 }), LOG_PEN, FULL)).toEqual([]);
  });

  it.each<[string, Partial<Explanation>, ReleaseReport[], string[]]>([
    [
      'one artifact that was not read',
      { unexplained: 1 },
      [],
      ['The artifacts of 1 release were not read, so what it brings is unknown.'],
    ],
    [
      'many artifacts that were not read',
      { unexplained: 1_234 },
      [],
      ['The artifacts of 1,234 releases were not read, so what they bring is unknown.'],
    ],
    [
      'tables',
      {
        tables: [
          impact({ rewritesTable: true, locksTable: true, scansTable: 'unknown', migrations: 12 }),
          impact({
            table: 'a|b',
            migrations: 7,
            releases: versions('1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.3.0'),
          }),
          impact({ table: null, rewritesTable: 'unknown', migrations: 2 }),
          impact({ table: 'of one migration' }),
        ],
      },
      [],
      [
        'Table charts: 12 migrations; rewrites and locks, and may scan it (1.3.0).',
        'Table a|b: 7 migrations (1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5 and 2 more).',
        'Tables that are not named: 2 migrations; may rewrite it (1.3.0).',
      ],
    ],
  ])('reports %s', (_, changes, releases, expected) => {
    expect(together(changes, releases)).toEqual(expected.map((line) => `- ${line}`));
  });

  it.each<[string, Partial<ApiTotals>, string[]]>([
    ['nothing', {}, []],
    ['one change, which stands at its release', { breaking: 1, releases: versions('1.3.0') }, []],
    ['one that is not listed, which stands there too', { breaking: 5, unlisted: 1, releases: versions('1.3.0') }, []],
    [
      'changes of several releases',
      { breaking: 2, releases: versions('1.2.1', '1.3.0'), unknown: versions('1.2.2'), advisories: 2 },
      ['2 breaking changes in 1.2.1 and 1.3.0.'],
    ],
    [
      'one of them that is not listed',
      { breaking: 5, unlisted: 1, releases: versions('1.2.1', '1.3.0') },
      ['5 breaking changes in 1.2.1 and 1.3.0. 1 of them is not listed and may affect you.'],
    ],
    [
      'many that are not listed',
      { breaking: 2_000, unlisted: 1_500, releases: versions('1.2.1', '1.3.0') },
      ['2,000 breaking changes in 1.2.1 and 1.3.0. 1,500 of them are not listed and may affect you.'],
    ],
  ])('says of either API: %s', (_, totals, expected) => {
    const items = (label: string) => expected.map((line) => `- ${label}: ${line}`);
    expect(together(api(totals))).toEqual(items('REST'));
    expect(together(api({}, totals))).toEqual(items('MCP'));
  });

  it.each<[string, boolean, Partial<Explanation>, Partial<ReleaseReport>]>([
    ['nothing is open', false, {}, {}],
    ['an API is unknown', true, api({ unknown: versions('1.3.0') }), {}],
    ['the other API is unknown', true, api({}, { unknown: versions('1.3.0') }), {}],
    ['an artifact was not read', true, { unexplained: 1 }, {}],
    ['migrations are not told of', true, {}, { migrations: null }],
    ['there may be migrations', true, {}, { migrations: { present: 'unknown', count: 0, files: [] } }],
    ['there are migrations that nobody counts', true, {}, { migrations: { present: true, count: 0, files: [] } }],
    ['variables are not told of', true, {}, { config: null }],
    ['variables were not compared', true, {}, { config: { checked: false, breaking: false, changes: [] } }],
    ['variables may change', true, {}, { config: { checked: true, breaking: 'unknown', changes: [] } }],
    ['variables change that nobody lists', true, {}, { config: { checked: true, breaking: true, changes: [] } }],
    ['notes are all there is', false, api({ advisories: 1 }), {}],
  ])('does not call nothing what nobody knows: %s', (_, isOpen, changes, release) => {
    const releases = [{ ...releaseReport({ migrations: SILENT }), ...release }];
    const span = spanReport({ decision: 'roll', explanation: explanation(releases, changes) });
    expect(isKnownToBreakNothing(span)).toBe(!isOpen);
    expect(isKnownToBreakNothing({ ...span, decision: 'recreate' })).toBe(false);
  });

  it.each([
    [FULL, 50],
    [SHORT, 10],
  ])('has as much as there is room for, and counts the others', (detail, most) => {
    const many = <T>(item: T) => Array.from({ length: 60 }, () => item);
    const releases = Array.from({ length: 60 }, (_, minor) => releaseReport({ version: `1.${minor}.0` }));
    const lines = blocksOf(releases, { tables: many(impact({ migrations: 2 })) }, detail);
    for (const [noun, pattern] of [
      ['tables', /^ {2}- Table /],
      ['releases', /^ {2}- 1\.\d+\.0 not safe/],
    ] as const) {
      expect(lines.filter((line) => pattern.test(line))).toHaveLength(most);
      expect(lines).toContain(`  …and ${60 - most} more ${noun}, all in the report file.`);
    }
  });
});

describe('a release by itself', () => {
  it.each<[Parameters<typeof releaseReport>[0], string]>([
    [{ verdict: true }, '1.3.0 proven, 20 Nov 2026'],
    [{ verdict: 'unknown' }, '1.3.0 without a verdict, 20 Nov 2026'],
    [{ verdict: false }, '1.3.0 not safe, 20 Nov 2026'],
    [{ releaseDate: null }, '1.3.0 not safe'],
    [{ releaseDate: 'yesterday | x' }, '1.3.0 not safe, yesterday | x'],
    [{ migrations: SILENT }, '1.3.0 not safe, 20 Nov 2026: its artifact lists no changes.'],
  ])('has its verdict and its day: %j', (changes, expected) => {
    expect(blocksOf([releaseReport(changes)]).filter((line) => /^ {2}- (?:\S+ )?1\.3\.0 /.test(line))).toEqual([
      `  - ${expected}`,
    ]);
  });

  it.each<[string, ReleaseReport['migrations'], string[]]>([
    ['none', { present: false, count: 0, files: [] }, []],
    ['not known', null, ['migrations: unknown']],
    ['perhaps', { present: 'unknown', count: 0, files: [] }, ['migrations: unknown whether there are any']],
    ['not counted', { present: true, count: 0, files: [] }, ['migrations: unknown which ones']],
    ['not listed', { present: true, count: 2, files: [] }, ['2 migrations that the artifact does not list']],
    [
      'listed in part',
      { present: true, count: 2, files: [migrationReport()] },
      ['migration 20261101_add_label.ts (core) on labels', '1 migration that the artifact does not list'],
    ],
  ])('has its migrations: %s', (_, migrations, expected) => {
    expect(itemsOf({ migrations })).toEqual([...expected]);
  });

  const heaviness = (rewritesTable: boolean | 'unknown', locksTable: boolean | 'unknown') => ({
    heaviness: { rewritesTable, locksTable, scansTable: false },
  });
  it.each<[Partial<MigrationReport>, string]>([
    [heaviness(true, true), '20261101_add_label.ts (core) on labels: rewrites and locks it'],
    [heaviness('unknown', false), '20261101_add_label.ts (core) on labels: may rewrite it'],
    [{ edition: 'ee' }, '20261101_add_label.ts (ee) on labels'],
    [{ tables: [] }, '20261101_add_label.ts (core)'],
    [{ tables: ['a', 'b', 'c', 'd', 'e', 'f'] }, '20261101_add_label.ts (core) on a, b, c, d, e and 1 more'],
  ])('has what a migration does: %j', (changes, expected) => {
    const files = [migrationReport(changes)];
    expect(itemsOf({ migrations: { present: true, count: 1, files } })).toEqual([`migration ${expected}`]);
  });

  it.each<[string, ApiSurfaceReport | null, string[]]>([
    ['nothing', surfaceReport(), []],
    ['not known', null, [': unknown']],
    ['not compared', surfaceReport({ checked: false, breaking: 'unknown' }), [': was not compared']],
    ['breaking without a list', surfaceReport({ breaking: true }), [': breaks something']],
    ['perhaps breaking', surfaceReport({ breaking: 'unknown' }), [': unknown whether it breaks something']],
    [
      'a list',
      surfaceReport({ breaking: true, changes: listed(['GET /x', 'GET /y']) }),
      [' breaks: GET /x', ' breaks: GET /y'],
    ],
    [
      'a list that was capped',
      surfaceReport({ breaking: true, changes: listed(['GET /x'], 1_200) }),
      [' breaks: GET /x', ' breaks: 1,200 more that are not listed, of 1,201'],
    ],
    [
      'notes',
      surfaceReport({ advisories: listed(['GET /x'], 2) }),
      [' note: GET /x', ' note: 2 more that are not listed'],
    ],
  ])('has what it does to either API: %s', (_, surface, expected) => {
    const items = (label: string) => expected.map((text) => `${label}${text}`);
    expect(itemsOf({ api: { rest: surface, mcp: surfaceReport() } })).toEqual(items('REST'));
    expect(itemsOf({ api: { rest: surfaceReport(), mcp: surface } })).toEqual(items('MCP'));
  });

  it.each<[ConfigChange, string]>([
    [{ kind: 'removed', name: 'A', previousDefault: '5' }, 'variable A removed (its default was 5)'],
    [{ kind: 'removed', name: 'A', previousDefault: null }, 'variable A removed (its default was none)'],
    [{ kind: 'renamed', name: 'NEW', previousName: 'OLD', defaultValue: null }, 'variable OLD renamed to NEW'],
    [{ kind: 'default-changed', name: 'A', previousDefault: '1', defaultValue: null }, 'variable A: default 1 → none'],
    [{ kind: 'other', name: 'A' }, 'variable A: a change in a format that is not supported'],
    [{ kind: 'other', name: null }, 'variable without a name: a change in a format that is not supported'],
  ])('has what it does to a variable: %j', (change, expected) => {
    const config = { checked: true, breaking: true, changes: [change] };
    expect(itemsOf({ config })).toEqual([expected]);
  });

  it.each<[string, ReleaseReport['config'], string[]]>([
    ['not known', null, ['environment variables: unknown']],
    [
      'not compared',
      { checked: false, breaking: 'unknown', changes: [] },
      ['environment variables: were not compared'],
    ],
    [
      'not compared, and yet listed',
      { checked: false, breaking: 'unknown', changes: [{ kind: 'removed', name: 'A', previousDefault: null }] },
      ['environment variables: were not compared', 'variable A removed (its default was none)'],
    ],
    [
      'perhaps changing',
      { checked: true, breaking: 'unknown', changes: [] },
      ['environment variables: unknown whether any changes'],
    ],
    [
      'changing, and not listed',
      { checked: true, breaking: true, changes: [] },
      ['environment variables: unknown which ones change'],
    ],
    [
      'perhaps breaking, and listed',
      { checked: true, breaking: 'unknown', changes: [{ kind: 'other', name: 'A' }] },
      ['variable A: a change in a format that is not supported'],
    ],
    ['as they were', { checked: true, breaking: false, changes: [] }, []],
  ])('does not pass over variables that are %s', (_, config, expected) => {
    expect(itemsOf({ config })).toEqual([...expected]);
  });

  it('has its declared notes', () => {
    expect(itemsOf({ declaredAdvisories: ['Slow for a while.'] })).toEqual(['note: Slow for a while.']);
  });

  it.each<[string, Partial<DeclaredBreakReport>, string]>([
    ['by a place in the sources', {}, 'The old version reads it. (migrations/a.ts:12)'],
    [
      'by its own name and the migration',
      { source: 'drop-owner', migration: '20261101_a.ts', releasedIn: '1.3.0' },
      'The old version reads it. (drop-owner, migration 20261101_a.ts, released in 1.3.0)',
    ],
    ['as a stop', { requiredStop: true }, 'The old version reads it. (migrations/a.ts:12, required stop)'],
    ['without a reason', { reason: null }, 'without a reason (migrations/a.ts:12)'],
    ['with nothing but a reason', { source: null }, 'The old version reads it.'],
  ])('has each declared break: %s', (_, changes, expected) => {
    expect(itemsOf({ declaredBreaks: [declaredBreak(changes)] })).toEqual([`declared break: ${expected}`]);
  });

  it('is not reported without its artifact', () => {
    const unread = releaseReport({ version: '1.2.5', explained: false, migrations: null });
    expect(blocksOf([unread, releaseReport()]).join('\n')).not.toContain('1.2.5');
  });

  it.each([
    [FULL, 20],
    [SHORT, 3],
  ])('has as many lines as there is room for, and counts the others', (detail, most) => {
    const declaredAdvisories = Array.from({ length: 25 }, (_, position) => `Note ${position}.`);
    const items = itemsOf({ declaredAdvisories }, detail);
    expect(items).toHaveLength(most + 1);
    expect(items.at(-1)).toBe(`…and ${25 - most} more lines, all in the report file.`);
    expect(itemsOf({ declaredAdvisories: declaredAdvisories.slice(0, most) }, detail)).toHaveLength(most);
  });
});
