import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListedChanges } from '../../src/release-safety/listed-changes.ts';
import { holds } from '../support/holds.ts';

const CHANGE = 'DELETE /charts/{id} was removed';

describe('a list of changes', () => {
  it.each<[string, string[], number | undefined, number, number]>([
    ['nothing', [], 0, 0, 0],
    ['nothing, without a count', [], undefined, 0, 0],
    ['nothing, with a count', [], 4, 4, 4],
    ['all of them', [CHANGE, CHANGE], 2, 2, 0],
    ['all of them, without a count', [CHANGE, CHANGE], undefined, 2, 0],
    ['more than the count says', [CHANGE, CHANGE], 1, 2, 0],
    ['fewer than the count says', [CHANGE, CHANGE], 9, 9, 7],
  ])('has %s', (_, lines, given, count, unlisted) => {
    expect(readListedChanges(lines, given)).toEqual({ lines, count, unlisted });
  });

  it.each<[string, number]>([
    ['… and 12 more', 12],
    ['…and 12 more', 12],
    ['... and 12 more', 12],
    ['...12 more', 12],
    ['… 12 more', 12],
    ['+12 more changes', 12],
    ['+ 12 more', 12],
    ['… +12 more', 12],
    ['and +12 more', 12],
    ['(and 12 more)', 12],
    ['[12 more breaking changes are not shown]', 12],
    ['- 12 more', 12],
    ['12 more', 12],
    ['12  more', 12],
    ['12 More changes', 12],
    ['And 12 others', 12],
    ['and 1 other', 1],
    ['and 3 further changes', 3],
    ['3 additional changes', 3],
    ['and 0 more', 0],
    ['… and 999999999 more', 999_999_999],
  ])('may end with %j', (line, more) => {
    const expected = { lines: [CHANGE], count: 1 + more, unlisted: more };
    expect(readListedChanges([CHANGE, line], undefined)).toEqual(expected);
    expect(readListedChanges([CHANGE, line], 1 + more)).toEqual(expected);
  });

  it.each([
    'GET /charts returns 3 more members',
    'GET /charts and 3 more require "limit"',
    'and more',
    '12',
    '12 charts',
    '12moreover',
    '12 moreover',
    'twelve more',
    'v2 more',
    '… and 1234567890 more',
    '',
  ])('does not end with %j, which is a change', (line) => {
    expect(readListedChanges([CHANGE, line], undefined)).toEqual({ lines: [CHANGE, line], count: 2, unlisted: 0 });
  });

  it.each<[string, number, number, number]>([
    ['2 additional members of POST /charts are required', 2, 2, 0],
    ['… and 1 more', 2, 1, 1],
    ['… and 5 more', 6, 1, 5],
    ['… and 5 more', 1, 1, 5],
    ['… and 5 more', 9, 1, 8],
    ['… and 5 more', 3, 1, 5],
  ])('that ends with %j and counts %i lists %i and leaves %i out', (line, given, listed, unlisted) => {
    const lines = [CHANGE, line].slice(0, listed);
    expect(readListedChanges([CHANGE, line], given)).toEqual({ lines, count: listed + unlisted, unlisted });
  });

  it('may consist of its last line alone, which counts what was left out', () => {
    expect(readListedChanges(['… and 7 more'], 7)).toEqual({ lines: [], count: 7, unlisted: 7 });
  });

  it('takes such a line anywhere else as a change', () => {
    const lines = ['… and 7 more', CHANGE];
    expect(readListedChanges(lines, undefined)).toEqual({ lines, count: 2, unlisted: 0 });
  });

  it.each([
    ['blanks', ' '.repeat(1_000_000)],
    ['blanks after a word', `and${' '.repeat(1_000_000)}`],
    ['blanks after a number', `1${' '.repeat(1_000_000)}`],
    ['signs', '+'.repeat(1_000_000)],
    ['digits', '1'.repeat(1_000_000)],
  ])('comes to an end on a line of a million %s', (_, line) => {
    expect(readListedChanges([line], undefined)).toEqual({ lines: [line], count: 1, unlisted: 0 });
  });

  it('counts what was cut off, however its last line says so', () => {
    const capped = fc.record({
      changes: fc.array(fc.constant(CHANGE), { maxLength: 30 }),
      cap: fc.nat(30),
      counted: fc.boolean(),
      ending: fc.constantFrom('… and # more', '+# more changes', '...# more', 'and # others', '(# further changes)'),
    });
    holds(
      fc.property(capped, ({ changes, cap, counted, ending }) => {
        const more = changes.length - cap;
        const lines = more > 0 ? [...changes.slice(0, cap), ending.replace('#', `${more}`)] : changes;
        expect(readListedChanges(lines, counted ? changes.length : undefined)).toEqual({
          lines: changes.slice(0, cap),
          count: changes.length,
          unlisted: Math.max(0, more),
        });
      }),
    );
  });

  it('never lists or leaves out more than it counts', () => {
    const anyLine = fc.oneof(fc.string(), fc.constantFrom('… and 3 more', '+1 more', 'and 0 others'));
    holds(
      fc.property(fc.array(anyLine), fc.option(fc.nat(), { nil: undefined }), (given, counted) => {
        const { lines, count, unlisted } = readListedChanges(given, counted);
        expect(given.slice(0, lines.length)).toEqual(lines);
        expect(given.length - lines.length).toBeLessThanOrEqual(1);
        expect(lines.length + unlisted).toBe(count);
        expect(count).toBeGreaterThanOrEqual(counted ?? 0);
      }),
    );
  });
});
