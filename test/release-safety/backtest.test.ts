import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backtest, countOfDecision } from '../../src/release-safety/backtest.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../../src/release-safety/release-index.ts';
import { renderBacktest, rhythmWithFewestStops } from '../../src/render/backtest.ts';
import { documentOf, type Loose, version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';
import { REAL_DATA } from '../support/real-data.ts';
import { order, type RawRow, referenceDecision } from '../support/reference-rules.ts';

const day = (number: number, hour = 0) =>
  `2026-03-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

type Rows = Parameters<typeof documentOf>[0];
const made = (rows: Rows, generatedAt: unknown = null): ReleaseIndex =>
  parseReleaseIndex({ ...documentOf(rows), generatedAt });

const RELEASES: Rows = [
  ['1.0.0', { releaseDate: day(1) }],
  ['1.1.0', { releaseDate: day(2) }],
  ['1.2.0', { releaseDate: day(3), rollingUpdateSafe: false }],
  ['1.3.0', { releaseDate: day(4, 12) }],
  ['1.4.0', { releaseDate: day(5), minPreviousVersion: '1.3.0' }],
];

/** `1.0.0 → 1.1.0 roll` for each upgrade. */
function show(index: ReleaseIndex, from: string, days: number): string[] | null {
  const past = backtest(index, version(from), days);
  return past?.upgrades.map(({ from: before, to, decision }) => `${before} → ${to} ${decision}`) ?? null;
}

describe('a rhythm', () => {
  it.each<[string, Rows, number, unknown, string[] | null]>([
    [
      'of a day takes what is published by then',
      RELEASES,
      1,
      null,
      ['1.0.0 → 1.1.0 roll', '1.1.0 → 1.2.0 recreate', '1.2.0 → 1.4.0 blocked'],
    ],
    ['skips what another release came after', RELEASES, 2, null, ['1.0.0 → 1.2.0 recreate', '1.2.0 → 1.4.0 blocked']],
    ['leaves out the last step where it is not over', RELEASES, 3, null, ['1.0.0 → 1.2.0 recreate']],
    ['ends when the index was generated', RELEASES, 3, day(7), ['1.0.0 → 1.2.0 recreate', '1.2.0 → 1.4.0 blocked']],
    [
      'is not fooled by an index that was generated before its releases',
      RELEASES,
      4,
      day(1),
      ['1.0.0 → 1.4.0 blocked'],
    ],
    ['that is longer than all of it brings nothing', RELEASES, 5, null, []],
    [
      'never takes a release without a usable date',
      [
        RELEASES[0] as never,
        ['1.1.0', { releaseDate: null }],
        ['1.2.0', { releaseDate: 'soon', rollingUpdateSafe: false }],
        ...RELEASES.slice(3),
      ],
      2,
      null,
      ['1.0.0 → 1.4.0 blocked'],
    ],
    [
      'never goes back to a lower version that is published later',
      [
        ['1.0.0', { releaseDate: day(1) }],
        ['1.0.1', { releaseDate: day(4) }],
        ['1.1.0', { releaseDate: day(2) }],
        ['1.2.0', { releaseDate: day(5) }],
      ],
      1,
      null,
      ['1.0.0 → 1.1.0 roll', '1.1.0 → 1.2.0 roll'],
    ],
    [
      'takes what is published at that very moment',
      [RELEASES[0] as never, ['1.1.0', { releaseDate: day(2) }]],
      1,
      null,
      ['1.0.0 → 1.1.0 roll'],
    ],
    [
      'goes on from a release that the index does not cover',
      [
        RELEASES[0] as never,
        ['1.1.0', { releaseDate: day(2), previousVersion: '0.7.7' }],
        ['1.2.0', { releaseDate: day(3) }],
      ],
      1,
      null,
      ['1.0.0 → 1.1.0 unproven', '1.1.0 → 1.2.0 roll'],
    ],
  ])('%s', (_, rows, days, generatedAt, expected) => {
    expect(show(made(rows, generatedAt), '1.0.0', days)).toEqual(expected);
  });

  it('asks nothing of a version that the index does not have, or has no date of', () => {
    expect(show(made(RELEASES), '1.0.5', 1)).toBeNull();
    expect(show(made([['1.0.0', { releaseDate: null }], ['1.1.0']]), '1.0.0', 1)).toBeNull();
  });

  it('from the newest release brings nothing', () => {
    expect(backtest(made(RELEASES), version('1.4.0'), 1)).toMatchObject({
      to: '1.4.0',
      upgrades: [],
      longestRollingDays: 0,
    });
  });

  it('counts the longest time in which all rolled', () => {
    const rows: Rows = Array.from({ length: 10 }, (_, at) => [
      `1.${at}.0`,
      { releaseDate: day(at + 1), rollingUpdateSafe: at !== 3 },
    ]);
    // Day 4 is the only stop: three days before it, six after it.
    expect(backtest(made(rows), version('1.0.0'), 1)).toMatchObject({ longestRollingDays: 6, to: '1.9.0' });
  });

  it('does not run through time when nothing new can come', () => {
    const past = backtest(made(RELEASES, '9999-12-31T00:00:00.000Z'), version('1.0.0'), 1);
    expect(past?.upgrades).toHaveLength(3);
  });

  it('agrees with a naive reading', () => {
    const hour = 3_600_000;
    const release = fc.record({
      hours: fc.option(fc.integer({ min: 0, max: 240 }), { freq: 10 }),
      verdict: fc.constantFrom<(boolean | 'unknown')[]>(true, true, true, false, 'unknown'),
      minimum: fc.option(fc.nat(9), { freq: 2 }),
    });
    let upgraded = 0;
    holds(
      fc.property(
        fc.array(release, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (releases, days) => {
          const rows = releases.map(
            ({ hours, verdict, minimum }, at) =>
              [
                `1.${at}.0`,
                {
                  releaseDate: hours === null ? null : new Date(Date.parse(day(1)) + hours * hour).toISOString(),
                  rollingUpdateSafe: verdict,
                  minPreviousVersion: minimum === null ? null : `1.${minimum}.0`,
                },
              ] as const,
          );
          const expected = naive(documentOf(rows).entries as Loose[], rows[0]?.[0] ?? '', '1.0.0', days, null);
          expect(show(made(rows), '1.0.0', days)).toEqual(expected);
          upgraded += expected?.length ?? 0;
        },
      ),
      { numRuns: 2_000 },
    );
    expect(upgraded).toBeGreaterThan(1_000);
  });
});

/** The rule as it is written, looking at every row at every step. */
function naive(
  rows: readonly (RawRow & Loose)[],
  floor: string,
  from: string,
  days: number,
  generatedAt: string | null,
) {
  const dated = rows.filter((row) => row.releaseDate !== null);
  const first = dated.find((row) => row.version === from);
  if (first === undefined) return null;
  const start = Date.parse(first.releaseDate);
  const moments = [
    ...dated.map((row) => Date.parse(row.releaseDate)),
    ...(generatedAt === null ? [] : [Date.parse(generatedAt)]),
  ];
  const end = Math.max(...moments);
  const steps: string[] = [];
  let running = from;
  for (let step = 1; start + step * days * 86_400_000 <= end; step += 1) {
    const by = dated.filter((row) => Date.parse(row.releaseDate) <= start + step * days * 86_400_000);
    const newest =
      by
        .map((row) => row.version as string)
        .sort(order)
        .at(-1) ?? running;
    if (order(newest, running) <= 0) continue;
    steps.push(`${running} → ${newest} ${referenceDecision(rows, floor, running, newest)}`);
    running = newest;
  }
  return steps;
}

describe('rhythms side by side', () => {
  const rhythms = [1, 2, 5].flatMap((days) => backtest(made(RELEASES), version('1.0.0'), days) ?? []);

  it('are in a table that fits a terminal', () => {
    const text = renderBacktest(rhythms);
    expect(text).toContain('1 day          3  1 (33 %)  1 (33 %)  1 (33 %)');
    expect(text).toContain('The least downtime: every 1 day, 2 of 3 upgrades.');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(renderBacktest([])).toBe('');
  });

  it('leave out what brings no upgrade, and prefer what keeps the service newest', () => {
    expect(rhythmWithFewestStops(rhythms)?.days).toBe(1);
    expect(rhythmWithFewestStops(rhythms.slice(2))).toBeNull();
    expect(renderBacktest([...rhythms.slice(2), ...rhythms.slice(2)])).toContain('No rhythm has an upgrade');
  });
});

describe.skipIf(REAL_DATA === null)('the real index', () => {
  const document: Loose =
    REAL_DATA === null ? null : JSON.parse(readFileSync(join(REAL_DATA, 'release-safety-index.json'), 'utf8'));

  it.each([
    [1, 22, 14, 8],
    [2, 11, 5, 6],
    [7, 3, 0, 3],
    [14, 1, 0, 1],
    [30, 0, 0, 0],
  ])('every %i days from 1.111.0: %i upgrades, %i roll, %i need a stop', (days, upgrades, rolls, recreates) => {
    const past = backtest(parseReleaseIndex(document), version('1.111.0'), days);
    if (past === null) throw new Error('1.111.0 is in the index');
    expect(past.upgrades).toHaveLength(upgrades);
    expect([countOfDecision(past, 'roll'), countOfDecision(past, 'recreate')]).toEqual([rolls, recreates]);
    const steps = past.upgrades.map(({ from, to, decision }) => `${from} → ${to} ${decision}`);
    expect(steps).toEqual(
      naive(document.entries, document.backfillFloorVersion, '1.111.0', days, document.generatedAt),
    );
    for (const line of renderBacktest([past]).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
