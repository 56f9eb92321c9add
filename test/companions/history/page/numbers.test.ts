import { describe, expect, it } from 'vitest';
import { durationOf, momentOf, percentOf, shortMomentOf } from '../../../../src/companions/history/page/numbers.ts';
import { quoteForLog } from '../../../../src/page/escape.ts';
import { countOf, numberOf } from '../../../../src/page/words.ts';

const MAX = Number.MAX_SAFE_INTEGER;

describe('numbers of a report', () => {
  it.each<[number, string]>([
    [0, '0 runs'],
    [1, '1 run'],
    [4_947, '4,947 runs'],
    [2.5, '2.5 runs'],
    [MAX, '9,007,199,254,740,991 runs'],
    // A third of it cannot be told any more.
    [2 ** 53, '9.01e+15 runs'],
    [1e300, '1.00e+300 runs'],
    [-3, '-3 runs'],
  ])('%d', (count, expected) => {
    expect(countOf(count, 'run')).toBe(expected);
    expect(expected.startsWith(numberOf(count))).toBe(true);
  });

  it.each<[number, string]>([
    [0, '0 ms'],
    [0.4, '0 ms'],
    [999, '999 ms'],
    [1_000, '1 s'],
    [4_249, '4.2 s'],
    [59_949, '59.9 s'],
    [59_960, '1 min'],
    [60_000, '1 min'],
    [754_720, '12 min 35 s'],
    [3_599_600, '1 h'],
    [11_520_000, '3 h 12 min'],
    [86_400_000, '1 d'],
    [183_600_000, '2 d 3 h'],
    [MAX, '104,249,991 d 9 h'],
    [1e300, '1.16e+292 d'],
    [-5, '-5 ms'],
  ])('%d ms', (ms, expected) => {
    expect(durationOf(ms)).toBe(expected);
  });

  it.each<[number, number, string]>([
    [0, 0, '–'],
    [1, 0, '–'],
    [0, 10, '0.0 %'],
    [1, 3, '33.3 %'],
    [10, 10, '100.0 %'],
  ])('%d of %d', (part, whole, expected) => {
    expect(percentOf(part, whole)).toBe(expected);
  });
});

describe('moments', () => {
  it.each<[string, string, string]>([
    ['2026-08-15T09:05:59.123Z', '2026-08-15 09:05 UTC', '15&nbsp;Aug&nbsp;09:05'],
    ['2026-01-02T23:59:00Z', '2026-01-02 23:59 UTC', '2&nbsp;Jan&nbsp;23:59'],
    ['2026-08-15T12:00:00+02:00', '2026-08-15T12:00:00+02:00', '2026-08-15T12:00:00+02:00'],
    ['2026-99-15T12:00:00Z', '2026-99-15 12:00 UTC', '2026-99-15T12:00:00Z'],
    ['yesterday\n::error::x', 'yesterday : :error: :x', 'yesterday : :error: :x'],
    ['', '', ''],
  ])('%j', (date, moment, short) => {
    expect(momentOf(date, quoteForLog)).toBe(moment);
    expect(shortMomentOf(date, quoteForLog)).toBe(short);
  });
});
