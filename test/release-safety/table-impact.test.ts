import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Heaviness, type ShippedMigration, tableImpacts } from '../../src/release-safety/table-impact.ts';
import type { Verdict } from '../../src/release-safety/verdict.ts';
import { version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';

const LIGHT: Heaviness = { locksTable: false, rewritesTable: false, scansTable: false };

const migration = (minor: number, tables: readonly string[], heaviness: Partial<Heaviness> = {}): ShippedMigration => ({
  release: version(`1.${minor}.0`),
  tables,
  heaviness: { ...LIGHT, ...heaviness },
});

const WORDS = new Map<Verdict, string>([
  [true, '!'],
  ['unknown', '?'],
  [false, ''],
]);

/** An impact in few words: `charts 2 @1,3 rewrites! locks?`. */
function show({
  table,
  migrations,
  releases,
  rewritesTable,
  locksTable,
  scansTable,
}: ReturnType<typeof tableImpacts>[0]) {
  const work = Object.entries({ rewrites: rewritesTable, locks: locksTable, scans: scansTable })
    .filter(([, verdict]) => verdict !== false)
    .map(([name, verdict]) => `${name}${WORDS.get(verdict)}`);
  return [table ?? '(no table)', migrations, `@${releases.map((release) => release.split('.')[1])}`, ...work].join(' ');
}

describe('the tables that migrations touch', () => {
  it.each<[string, ShippedMigration[], string[]]>([
    ['none', [], []],
    ['one', [migration(1, ['charts'])], ['charts 1 @1']],
    ['one, by several releases', [migration(1, ['charts']), migration(3, ['charts'])], ['charts 2 @1,3']],
    ['one, by several of one release', [migration(1, ['charts']), migration(1, ['charts'])], ['charts 2 @1']],
    ['one that is named twice', [migration(1, ['charts', 'charts'])], ['charts 1 @1']],
    [
      'several',
      [migration(1, ['spaces', 'charts'], { locksTable: true })],
      ['charts 1 @1 locks!', 'spaces 1 @1 locks!'],
    ],
    ['none that is named', [migration(1, []), migration(2, [])], ['(no table) 2 @1,2']],
    [
      'what any does is done',
      [migration(1, ['a'], { locksTable: true }), migration(2, ['a'], { scansTable: true }), migration(3, ['a'])],
      ['a 3 @1,2,3 locks! scans!'],
    ],
    [
      'what is not known of one is not known, unless another does it',
      [
        migration(1, ['a'], { locksTable: 'unknown', rewritesTable: 'unknown' }),
        migration(2, ['a'], { locksTable: true }),
        migration(3, ['a'], { locksTable: 'unknown' }),
      ],
      ['a 3 @1,2,3 rewrites? locks!'],
    ],
    [
      'names that every object has',
      [migration(1, ['__proto__', 'constructor']), migration(2, ['__proto__'])],
      ['__proto__ 2 @1,2', 'constructor 1 @1'],
    ],
    [
      'a table of the name null beside none',
      [migration(1, []), migration(1, ['null'])],
      ['null 1 @1', '(no table) 1 @1'],
    ],
  ])('%s', (_, migrations, expected) => {
    expect(tableImpacts(migrations).map(show)).toEqual(expected);
  });

  it('come with the heaviest work first, then by name', () => {
    const heavy: [string, Partial<Heaviness>][] = [
      ['a', {}],
      ['b', {}],
      ['c', { scansTable: 'unknown' }],
      ['d', { scansTable: true }],
      ['e', { locksTable: 'unknown', scansTable: true }],
      ['f', { locksTable: true }],
      ['g', { locksTable: true, scansTable: true }],
      ['h', { rewritesTable: 'unknown', locksTable: true, scansTable: true }],
      ['i', { rewritesTable: true }],
      ['j', { rewritesTable: true, locksTable: true }],
    ];
    const given = heavy.map(([table, heaviness]) => migration(1, [table], heaviness));
    const none = migration(1, []);
    const names = (migrations: readonly ShippedMigration[]) => tableImpacts(migrations).map(({ table }) => table);
    expect(names([none, ...given])).toEqual(['j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'a', 'b', null]);
    expect(names([...given, none].reverse())).toEqual(['j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'a', 'b', null]);
    expect(names([migration(1, ['b']), migration(1, ['ä', 'B', 'a'])])).toEqual(['B', 'a', 'b', 'ä']);
  });

  const verdict = fc.constantFrom<Verdict[]>(true, false, 'unknown');
  const shipped = fc
    .array(
      fc.record({
        minor: fc.nat(3),
        tables: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
        heaviness: fc.record({ locksTable: verdict, rewritesTable: verdict, scansTable: verdict }),
      }),
      { maxLength: 8 },
    )
    .map((found) => found.sort((one, other) => one.minor - other.minor))
    .map((found) => found.map(({ minor, tables, heaviness }) => migration(minor, tables, heaviness)));

  it('are each as heavy as the heaviest that touches it', () => {
    holds(
      fc.property(shipped, (migrations) => {
        const impacts = tableImpacts(migrations);
        const touched = migrations.flatMap(({ tables }) => (tables.length === 0 ? null : tables));
        expect(new Set(impacts.map(({ table }) => table))).toEqual(new Set(touched));
        expect(impacts).toHaveLength(new Set(touched).size);
        for (const impact of impacts) {
          const { table } = impact;
          const own = migrations.filter(({ tables }) =>
            table === null ? tables.length === 0 : tables.includes(table),
          );
          expect(impact.migrations).toBe(own.length);
          expect(impact.releases).toEqual([...new Set(own.map(({ release }) => release))]);
          for (const work of ['locksTable', 'rewritesTable', 'scansTable'] as const) {
            const said = own.map(({ heaviness }) => heaviness[work]);
            expect(impact[work]).toBe([true, 'unknown' as const].find((each) => said.includes(each)) ?? false);
          }
        }
      }),
    );
  });

  it('do not depend on the order of migrations of one release', () => {
    const mixed = shipped.chain((migrations) => {
      const one = migrations.map((each) => ({ ...each, release: version('1.0.0') }));
      return fc.tuple(fc.constant(one), fc.shuffledSubarray(one, { minLength: one.length }));
    });
    holds(
      fc.property(mixed, ([migrations, other]) => {
        expect(tableImpacts(other)).toEqual(tableImpacts(migrations));
      }),
    );
  });
});
