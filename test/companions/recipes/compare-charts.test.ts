import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BaselineChart,
  CHART_RESULTS,
  type ChartResult,
  manifestOf,
  normalizeLineEnds,
  readBaseline,
} from '../../../src/companions/recipes/baseline.ts';
import type { CheckedChart } from '../../../src/companions/recipes/check-chart.ts';
import { compareWithBaseline } from '../../../src/companions/recipes/check-charts.ts';
import type { ChartComparison } from '../../../src/companions/recipes/recipes-report.ts';
import { PROJECT } from '../../support/analytics-service-data.ts';
import { chartUuid } from '../../support/gathered-recipes.ts';
import { holds } from '../../support/holds.ts';

const CHART = chartUuid(1);
const then = (changes: Partial<BaselineChart> = {}): BaselineChart => ({
  uuid: CHART,
  name: 'Chart 1',
  updatedAt: '2026-08-01T08:00:00.000Z',
  result: 'ok',
  movesWithClock: false,
  sql: 'SELECT 1 AS one',
  ...changes,
});
const now = (changes: Partial<CheckedChart> = {}): CheckedChart => ({
  uuid: CHART,
  name: 'Chart 1',
  exploreName: 'orders',
  updatedAt: '2026-08-01T08:00:00.000Z',
  movesWithClock: false,
  isMerge: false,
  isPivoted: false,
  result: 'ok',
  message: null,
  sql: 'SELECT 1 AS one',
  ...changes,
});
const baselineOf = (...charts: readonly BaselineChart[]) => ({
  generatedAt: '2026-08-14T09:00:00.000Z',
  baseUrl: 'https://analytics.example.test',
  projectUuid: PROJECT,
  serverVersion: null,
  contract: null,
  charts,
});
const compare = (before: BaselineChart, after: CheckedChart) => compareWithBaseline(baselineOf(before))(after);
const failedNow = (result: ChartResult) => now({ result, sql: null, message: 'x' });

describe('a chart next to the baseline', () => {
  it.each<[string, BaselineChart, CheckedChart, ChartComparison['result'], ChartResult | null]>([
    ['is unchanged', then(), now(), 'unchanged', 'ok'],
    ['is unchanged but for white space', then(), now({ sql: '\n SELECT\t1\n  AS one ' }), 'unchanged', 'ok'],
    ['is changed', then(), now({ sql: 'SELECT 2 AS one' }), 'changed', 'ok'],
    [
      'is changed by white space that counts',
      then({ sql: "SELECT ' '" }),
      now({ sql: "SELECT '  '" }),
      'changed',
      'ok',
    ],
    ['is the same in capital letters', then({ uuid: CHART.toUpperCase() }), now(), 'unchanged', 'ok'],
    ['is not in it', then({ uuid: chartUuid(2) }), now(), 'not-in-baseline', null],
    ['is not in it and broken', then({ uuid: chartUuid(2) }), failedNow('broken'), 'not-in-baseline', null],
    ['moved with the clock then', then({ movesWithClock: true }), now(), 'moves-with-clock', 'ok'],
    ['moves with the clock now', then(), now({ movesWithClock: true, sql: 'SELECT 2' }), 'moves-with-clock', 'ok'],
    ['was broken then', then({ result: 'broken', sql: null }), now(), 'not-comparable', 'broken'],
    ['was unchecked then', then({ result: 'unchecked', sql: null }), now(), 'not-comparable', 'unchecked'],
    ['is broken now', then(), failedNow('broken'), 'not-comparable', 'ok'],
    ['is unchecked now, and moved', then({ movesWithClock: true }), failedNow('unchecked'), 'not-comparable', 'ok'],
    ['is not found now', then(), failedNow('not-found'), 'not-comparable', 'ok'],
    ['was and is broken', then({ result: 'broken', sql: null }), failedNow('broken'), 'not-comparable', 'broken'],
  ])('%s', (_, before, after, result, was) => {
    const { comparison, differenceText } = compare(before, after);
    expect(comparison).toMatchObject({ result, before: was });
    expect(comparison.difference === null).toBe(result !== 'changed');
    expect(differenceText === null).toBe(result !== 'changed');
  });

  it.each([
    ['2026-08-01T08:00:00.000Z', '2026-08-01T08:00:00.000Z', false],
    ['2026-08-01T08:00:00.000Z', '2026-08-02T08:00:00.000Z', true],
    ['2026-08-01T08:00:00.000Z', null, false],
    [null, '2026-08-01T08:00:00.000Z', false],
    [null, null, false],
  ])('that was saved at %s then and at %s now: edited %s', (before, after, isEdited) => {
    for (const sql of ['SELECT 1 AS one', 'SELECT 2', null]) {
      const { comparison } = compare(then({ updatedAt: before }), now({ updatedAt: after, sql }));
      expect(comparison.isEdited).toBe(isEdited);
    }
    expect(
      compare(then({ uuid: chartUuid(2), updatedAt: before }), now({ updatedAt: after })).comparison.isEdited,
    ).toBe(false);
  });

  it('is unchanged only where both compiled and have the same words', () => {
    const sql = fc.option(fc.constantFrom('SELECT 1', 'SELECT  1', 'SELECT 2', "SELECT 'a\r\nb'", "SELECT 'a\nb'", ''));
    const kept = sql.map((text) => (text === null ? null : normalizeLineEnds(text)));
    const record = (side: fc.Arbitrary<string | null>) =>
      fc.record({ sql: side, movesWithClock: fc.boolean(), result: fc.constantFrom(...CHART_RESULTS) });
    holds(
      fc.property(record(kept), record(sql), fc.boolean(), (before, after, isThere) => {
        const uuid = isThere ? CHART : chartUuid(2);
        const { comparison, differenceText } = compare(then({ ...before, uuid }), now(after));
        const words = (text: string | null) => text?.replace(/\s+/g, ' ');
        if (comparison.result === 'unchanged') {
          expect([before.sql, after.sql]).not.toContain(null);
          expect(words(before.sql)).toBe(words(after.sql));
          expect([isThere, before.movesWithClock, after.movesWithClock]).toEqual([true, false, false]);
        }
        expect(differenceText !== null).toBe(comparison.result === 'changed');
        if (comparison.result === 'changed') expect(before.sql).not.toBe(normalizeLineEnds(after.sql ?? ''));
      }),
    );
  });
});

describe('a chart that a baseline was written of', () => {
  it('is unchanged when it is read again, whatever its SQL contains', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        "'",
        '"',
        '\\',
        '--',
        '/*',
        '*/',
        ' ',
        ';',
        'SELECT',
        '\ud800',
        '\u2028',
        '$$',
      ),
      fc.string(),
    );
    const sql = fc.array(piece, { minLength: 1 }).map((pieces) => pieces.join(''));
    holds(
      fc.property(sql, fc.boolean(), (text, isConverted) => {
        const baseline = baselineOf(then({ sql: text }));
        // Written as UTF-8; version control may make other line ends of it on the way.
        const file = Buffer.from(text, 'utf8').toString('utf8');
        const converted = isConverted && !file.includes('\r') ? file.replaceAll('\n', '\r\n') : file;
        const again = readBaseline(manifestOf(baseline), () => converted);
        expect(again.charts[0]?.sql).toBe(normalizeLineEnds(text));
        expect(compareWithBaseline(again)(now({ sql: text })).comparison.result).toBe('unchanged');
      }),
    );
  });
});
