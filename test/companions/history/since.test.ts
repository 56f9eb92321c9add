import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSince } from '../../../src/companions/history/question.ts';
import { holds } from '../../support/holds.ts';

const NOW = new Date('2026-08-15T12:00:00.000Z');

describe('a time to compare at', () => {
  it.each([
    ['2026-08-15T11:00:00Z', '2026-08-15T11:00:00.000Z'],
    ['2026-08-15T11:00:00.250Z', '2026-08-15T11:00:00.250Z'],
    ['2026-08-15T11:00Z', '2026-08-15T11:00:00.000Z'],
    ['2026-08-15T13:30:00+02:00', '2026-08-15T11:30:00.000Z'],
    ['2026-08-15T05:00:00-05:30', '2026-08-15T10:30:00.000Z'],
    ['  2026-08-15T11:00:00Z\n', '2026-08-15T11:00:00.000Z'],
    ['2026-08-15T12:00:00Z', '2026-08-15T12:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['90m', '2026-08-15T10:30:00.000Z'],
    ['6h', '2026-08-15T06:00:00.000Z'],
    ['2d', '2026-08-13T12:00:00.000Z'],
    ['1w', '2026-08-08T12:00:00.000Z'],
    ['0m', '2026-08-15T12:00:00.000Z'],
  ])('%j is %s', (text, expected) => {
    expect(parseSince(text, NOW).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-08-15', 'no time zone'],
    ['2026-08-15T11:00', 'no time zone'],
    ['2026-08-15T11:00:00', 'no time zone'],
    ['2026-08-15 11:00:00.5', 'no time zone'],
    ['2026-08-15T12:00:00.001Z', 'in the future (now is 2026-08-15T12:00:00.000Z)'],
    ['2026-08-15T12:00:00-01:00', 'in the future'],
    ['2026-02-30T00:00:00Z', 'is not a time'],
    ['2026-08-15T25:00:00Z', 'is not a time'],
    ['2026-08-15T13:30:00+0200', 'is not a time. Give a time with its zone, such as 2026-08-15T12:00:00Z'],
    ['yesterday', 'is not a time'],
    ['6', 'is not a time'],
    ['6 h', 'is not a time'],
    ['-6h', 'is not a time'],
    ['1.5h', 'is not a time'],
    ['6H', 'is not a time'],
    ['30s', 'is not a time'],
    ['1M', 'is not a time'],
    ['999999999w', 'is not a time'],
    ['99999999999999999999m', 'is not a time'],
    ['', 'is not a time'],
  ])('%j is refused: %s', (text, why) => {
    expect(() => parseSince(text, NOW)).toThrow(RangeError);
    expect(() => parseSince(text, NOW)).toThrow(why);
  });

  it('is quoted only as far as a message goes', () => {
    const long = `${'9'.repeat(1_000_000)}h`;
    expect(() => parseSince(long, NOW)).toThrow(/^.{0,300}$/);
  });

  it('is the same however it is written', () => {
    const past = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: NOW, noInvalidDate: true });
    holds(
      fc.property(past, (date) => {
        expect(parseSince(date.toISOString(), NOW)).toEqual(date);
      }),
    );
  });

  it('is never in the future, whatever the text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{1,12}[mhdw]$/),
      fc.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
    );
    holds(
      fc.property(texts, (text) => {
        try {
          expect(parseSince(text, NOW).getTime()).toBeLessThanOrEqual(NOW.getTime());
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
