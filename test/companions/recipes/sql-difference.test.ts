import { applyPatch } from 'diff';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameSql } from '../../../src/companions/recipes/same-sql.ts';
import { differenceOf } from '../../../src/companions/recipes/sql-difference.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { holds } from '../../support/holds.ts';

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);
const NOTHING = { report: { added: 0, removed: 0, lines: [], total: 0 }, text: '' };

describe('the difference of two SQL texts', () => {
  it('is that of their lines, with three around each', () => {
    const before = lines(...numbered(1, 20));
    const after = lines(...numbered(1, 4), 'other', ...numbered(6, 14), ...numbered(16, 20), 'more');
    const expected = [
      '@@ -2,7 +2,7 @@',
      ' line 2',
      ' line 3',
      ' line 4',
      '-line 5',
      '+other',
      ' line 6',
      ' line 7',
      ' line 8',
      '@@ -12,9 +12,9 @@',
      ' line 12',
      ' line 13',
      ' line 14',
      '-line 15',
      ' line 16',
      ' line 17',
      ' line 18',
      ' line 19',
      ' line 20',
      '+more',
    ];
    expect(differenceOf(before, after)).toEqual({
      report: { added: 2, removed: 2, lines: expected, total: expected.length },
      text: lines('--- before', '+++ after', ...expected),
    });
  });

  it.each([
    ['', ''],
    ['a\nb', 'a\nb\n'],
    ['a\r\nb\r\n', 'a\nb'],
    ['select a\n  from t', 'select a\n\tfrom t  '],
    ["'a\r\nb'", "'a\nb'"],
  ])('%j and %j are the same', (one, other) => {
    expect(differenceOf(one, other)).toEqual(NOTHING);
  });

  it.each([
    ['', 'a', ['@@ -0,0 +1,1 @@', '+a']],
    ['a\n', '', ['@@ -1,1 +0,0 @@', '-a']],
    ['a\nb', 'b\na', ['@@ -1,2 +1,2 @@', '-a', ' b', '+a']],
    // White space at the end of a line counts where it is within a quote, and nothing else differs.
    ["x\n'a\n b'", "x\n'a\n  b'", ['@@ -1,3 +1,3 @@', ' x', " 'a", "- b'", "+  b'"]],
    ['--- a', '+++ b', ['@@ -1,1 +1,1 @@', '---- a', '++++ b']],
  ])('%j and %j differ', (one, other, expected) => {
    expect(differenceOf(one, other).report.lines).toEqual(expected);
  });

  it('is cut after 40 lines, in the report alone', () => {
    const { report, text } = differenceOf('', lines(...numbered(1, 100)));
    expect(report).toMatchObject({ added: 100, removed: 0, total: 101 });
    expect(report.lines).toEqual(['@@ -0,0 +1,100 @@', ...numbered(1, 39).map((line) => `+${line}`)]);
    expect(text.split('\n')).toHaveLength(2 + 101 + 1);
  });
});

describe('long lines', () => {
  const columns = Array.from({ length: 30 }, (_, index) => `"t"."column_${index}"`);
  const query = `SELECT ${columns.join(', ')}, 'a, b from c' FROM t LEFT JOIN u ON t.id = u.id WHERE a = 1 AND b = 2 -- from, x`;

  it('that both sides have are whole', () => {
    const { text } = differenceOf(lines('a', query), lines('b', query));
    expect(text).toBe(lines('--- before', '+++ after', '@@ -1,2 +1,2 @@', '-a', '+b', ` ${query}`));
  });

  const long = 'x'.repeat(1_000);
  it.each([
    ['at its beginning', `a${long}`, `b${long}`, `-a${'x'.repeat(237)}…`, `+b${'x'.repeat(237)}…`],
    [
      'in its middle',
      `${long}a${long}`,
      `${long}b${long}`,
      `-…${'x'.repeat(60)}a${'x'.repeat(176)}…`,
      `+…${'x'.repeat(60)}b${'x'.repeat(176)}…`,
    ],
    ['at its end', `${long}a`, `${long}b`, `-…${'x'.repeat(237)}a`, `+…${'x'.repeat(237)}b`],
    ['behind its end', long, `${long}b`, `-…${'x'.repeat(238)}`, `+…${'x'.repeat(237)}b`],
    ['not at all, for it is alone', '', long, `+${'x'.repeat(238)}…`, undefined],
  ])('show the place where they differ: %s', (_, before, after, one, other) => {
    expect(differenceOf(before, after).report.lines.slice(1)).toEqual(other === undefined ? [one] : [one, other]);
  });

  it('are not cut within a character', () => {
    for (const front of ['', 'a']) {
      const [one, other] = [`${front}${'😀'.repeat(400)}a`, `${front}${'😀'.repeat(400)}b${'😀'.repeat(400)}`];
      for (const line of differenceOf(one, other).report.lines) {
        expect(line.length).toBeLessThanOrEqual(240);
        expect(Buffer.from(line, 'utf8').toString('utf8')).toBe(line);
      }
    }
  });
});

describe('any texts', () => {
  const words = [
    'a',
    'b',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    "'",
    '--',
    ',',
    ' from ',
    ' left join ',
    '\u2028',
    'x'.repeat(150),
  ];
  const unit = fc.constantFrom(...words);
  const sql = fc.oneof(fc.string({ unit, maxLength: 40 }), fc.string({ unit: anyCharacter }));
  // Texts that have much in common.
  const pair = fc
    .tuple(
      fc.array(fc.constantFrom('a', 'b', 'c', ' a', 'd '), { maxLength: 30 }),
      fc.array(fc.nat(30), { maxLength: 4 }),
    )
    .map(([all, places]) => [all.join('\n'), all.filter((_, index) => !places.includes(index)).join('\n')] as const);

  it('have a difference of lines with signs, and numbers that are those of it', () => {
    holds(
      fc.property(fc.oneof(fc.tuple(sql, sql), pair), ([before, after]) => {
        const { report, text } = differenceOf(before, after);
        const all = text.split('\n').slice(2, -1);
        expect(report.total).toBe(all.length);
        expect(report.added).toBe(all.filter((line) => line.startsWith('+')).length);
        expect(report.removed).toBe(all.filter((line) => line.startsWith('-')).length);
        for (const line of all) expect(line).toMatch(/^[ +@-]/);
        expect(report.lines).toHaveLength(Math.min(all.length, 40));
        for (const line of report.lines) expect(line.length).toBeLessThanOrEqual(240);
        expect(differenceOf(before, after)).toEqual({ report, text });
      }),
      { numRuns: 1_000 },
    );
  });

  it('that differ have a difference, unless it is one of line ends', () => {
    holds(
      fc.property(sql, sql, (before, after) => {
        const isSame = isSameSql(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'));
        // What is at the very end of a text belongs to no line.
        if (!isSame && before.trimEnd() !== after.trimEnd()) {
          expect(differenceOf(before, after).report.total).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('have a difference that makes the one of the other', () => {
    const line = fc.constantFrom('a', 'b', 'c', '--', '@@', '');
    const text = fc.array(line, { maxLength: 40 }).map((all) => all.map((one) => `${one}\n`).join(''));
    holds(
      fc.property(text, text, (before, after) => {
        const patch = differenceOf(before, after).text;
        if (patch !== '') expect(applyPatch(before, patch)).toBe(after);
        else expect(before).toBe(after);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('texts of a megabyte', () => {
  const megabyte = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));
  const mixed = (seed: number) => {
    let state = seed;
    return Array.from({ length: 500_000 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 2 ? 'a' : 'b';
    }).join('\n');
  };

  it('with nothing in common are replaced: all removed, then all added', () => {
    const many = (letter: string) => Array.from({ length: 50_000 }, (_, index) => `${letter}${index}`);
    const { report, text } = differenceOf(lines(...many('a')), lines(...many('b')));
    expect(report).toMatchObject({ added: 50_000, removed: 50_000, total: 100_001 });
    const all = ['@@ -1,50000 +1,50000 @@', ...many('a').map((line) => `-${line}`)];
    expect(text).toBe(lines('--- before', '+++ after', ...all, ...many('b').map((line) => `+${line}`)));
  });

  it.each([
    ['letters in any order', mixed(1), mixed(2)],
    ['one token', megabyte('a'), megabyte('b')],
    ['commas', megabyte('a,b,'), megabyte('a,c,')],
    ['empty lines', megabyte('\n'), `${megabyte('\n\n')}a`],
    ['a pattern that slides', megabyte('a\na\na\nb\n'), megabyte('a\na\na\na\nb\n')],
    ['quotes', megabyte("'"), `${megabyte("'")}a`],
    ['keywords', megabyte('select '), megabyte('select from ')],
    ['carriage returns', megabyte('\r'), `${megabyte('\r')}a`],
  ])('of %s have a difference', (_, before, after) => {
    const { report } = differenceOf(before, after);
    expect(report.added + report.removed).toBeGreaterThan(0);
  });
});
