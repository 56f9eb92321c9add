import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameSql } from '../../../src/companions/recipes/same-sql.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { AT_LENGTH, holds } from '../../support/holds.ts';

const WHITE = [' ', '\t', '\n', '\r', '\r\n', '\f', '\v'];
const NUM_RUNS = 1_000;

/** What takes the square of its length takes minutes here, and else less than a second. Characters. */
const LONG = AT_LENGTH ? 1_000_000 : 100_000;

/**
 * What counts of an SQL text under one reading, written another way than the product does it: by a grammar of tokens.
 */
function tokensOf(sql: string, isEscaping: boolean): string[] {
  const inside = (quote: string) => `${quote}(?:${isEscaping ? '\\\\[^]|[^\\\\' : '[^'}${quote}])*(?:${quote}|$|\\\\$)`;
  const grammar = new RegExp(
    `${inside("'")}|${inside('"')}|${inside('`')}|--[^\\n]*|/\\*[^]*?(?:\\*/|$)|[ \\t\\n\\r\\f\\v]+|[^]`,
    'g',
  );
  const tokens = (sql.match(grammar) ?? [])
    .map((token) => (token.startsWith('--') ? token.replace(/[ \t\r\f\v]+$/, '') : token))
    .map((token) => (/^[ \t\n\r\f\v]+$/.test(token) ? ' ' : token));
  const isClose = (token: string | undefined) => token === undefined || /^[(),;]$/.test(token);
  return tokens.filter((token, index) => token !== ' ' || !(isClose(tokens[index - 1]) || isClose(tokens[index + 1])));
}

describe('two SQL texts', () => {
  it.each([
    ['', ''],
    ['', ' \n'],
    ['select 1', ' \tselect\r\n\f\v1\n'],
    ['select a,b from t', 'select a , b\nfrom t'],
    ['count( * )', 'count(*)'],
    ['count (a);', 'count(a) ;  '],
    ['select \'it\'\'s\', "a""b", `c``d`', 'select   \'it\'\'s\'  ,\n"a""b",`c``d`'],
    ['a -- one\nb', 'a  -- one \t\r\n\n  b'],
    ['a -- one', 'a -- one\n'],
    ["a -- don't\nb", "a -- don't\n   b"],
    ["a /* don't */ b", "a   /* don't */\nb"],
  ])('%j and %j are the same', (one, other) => {
    expect(isSameSql(one, other)).toBe(true);
    expect(isSameSql(other, one)).toBe(true);
  });

  it.each([
    ['select 1', 'select 2'],
    ['select 1', 'SELECT 1'],
    ['select a', 'selecta'],
    ['a > = b', 'a >= b'],
    ["'a b'", "'a  b'"],
    ["'a b'", "'a\nb'"],
    ["'a\r\nb'", "'a\nb'"],
    ["' a'", "'a'"],
    ["'a ,b'", "'a,b'"],
    ['"a  b"', '"a b"'],
    ['`a  b`', '`a b`'],
    ["'a' 'b'", "'a''b'"],
    ["'it''s  a'", "'it''s a'"],
    ['a -- b\nc', 'a -- b c'],
    ['a -- b\n, c', 'a -- b , c'],
    ['a -- b\nc', 'a -- b\n-- c'],
    ['-- a  b', '-- a b'],
    ['-- a\n', '--\na'],
    ['/* a  b */', '/* a b */'],
    ['/* a */b', '/* a */ b'],
    ['a\u00a0b', 'a b'],
    // Which of these white space is quoted depends on the reading.
    ["'it\\'s'  , 1", "'it\\'s' , 1"],
    ["'a\\'  b'", "'a\\' b'"],
    ["'\\' ' , '  '", "'\\' ' , ' '"],
    // By the rules of single warehouses: PostgreSQL, BigQuery, Snowflake, Databricks.
    ["select E'\\'' , 'a\\' , ' x'", "select E'\\'' , 'a\\' ,  ' x'"],
    ["select $$it's  a$$, ''''", "select $$it's a$$, ''''"],
    ["select $t$it's  a$t$, ''''", "select $t$it's a$t$, ''''"],
    ["/* /* */ ' */ 'a  b', ''' '", "/* /* */ ' */ 'a b', ''' '"],
    ["# it's\nselect 'a  b', \"'\"", "# it's\nselect 'a b', \"'\""],
    ["select '''it's  a'''", "select '''it's a'''"],
    ["// it's\nselect 'a  b', \"'\"", "// it's\nselect 'a b', \"'\""],
    ["-- it\r'a  b'", "-- it\r'a b'"],
    ["select r'\\', 'a  b', r'\\'", "select r'\\', 'a b', r'\\'"],
    // A sign that warehouses read differently, wherever it stands.
    ["select '\\\\' , 1", "select '\\\\',1"],
    ["select '''' , 1", "select '''',1"],
    ["select a # b , 'c'\n, 'd'  e", "select a # b , 'c'\n,'d' e"],
    ["select $1 , '$$' ,  2", "select $1,'$$',2"],
    ['/* /* */ a  b', '/* /* */ a b'],
    ['# a\nb', '# a b'],
    ['// a\nb', '// a b'],
  ])('%j and %j are not the same', (one, other) => {
    expect(isSameSql(one, other)).toBe(false);
    expect(isSameSql(other, one)).toBe(false);
  });

  // Found by search: in each the white space is quoted by one rule of one warehouse alone.
  it.each([
    ['dollar quotes of PostgreSQL', "$$x  y$$'\\'"],
    ['escapes behind an E', " E'\\''$'\\''x  y'"],
    ['no escapes behind a longer word', "$$x  y--$$r rE'\\'"],
    ['no dollar quotes within an identifier', 'r$$//x  y'],
    ['comments that end at a carriage return', "--\r'# E\nx  y'"],
    ['nested comments of Redshift', '\n/* /* */$x  y*/E"\\"'],
    ['# of BigQuery', '$$#x  y'],
    ['# of ClickHouse', "''''#x  y"],
    ['// of Snowflake', '//x  y'],
    ['raw strings of Databricks', "'\\''r'\\''x  y'"],
  ])('with another number of blanks are not the same by %s', (_, sql) => {
    expect(isSameSql(sql, sql.replace('x  y', 'x y'))).toBe(false);
  });

  const word = fc.constantFrom('select', 'a', '"b c"', "'d  e'", "''", "'it''s'", '`f`', '1.5', '=', '*', '/* g */');
  const fitting = fc.constantFrom('(', ')', ',', ';', "-- don't\n");
  const tokens = fc.array(fc.oneof(word, fitting), { maxLength: 30 });
  const blanks = fc.string({ unit: fc.constantFrom(...WHITE.filter((white) => white !== '\r')), maxLength: 4 });
  const isClose = (token: string | undefined) => token === undefined || /^[(),;]$/.test(token);

  it('are the same when white space is written where it may be', () => {
    const spaced = tokens.chain((list) => {
      const gaps = fc.array(blanks, { minLength: list.length + 1, maxLength: list.length + 1 });
      return fc.tuple(fc.constant(list), gaps, gaps);
    });
    const written = (list: readonly string[], gaps: readonly string[]) =>
      [...list, undefined]
        .map((token, index) => {
          const before = list[index - 1];
          const isFree = isClose(before) || isClose(token) || before?.endsWith('\n');
          return `${isFree ? '' : ' '}${gaps[index]}${token ?? ''}`;
        })
        .join('');
    holds(
      fc.property(spaced, ([list, gaps, others]) => {
        expect(isSameSql(written(list, gaps), written(list, others))).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  const hostileUnits = ["'", '"', '`', '\\', '-', '--', '/', '*', '/*', '*/', '#', '$', 'E', 'r', 'a', '(', ',', ';'];
  const hostile = (units: readonly string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 30 });
  const anySql = fc.oneof(hostile([...hostileUnits, ...WHITE]), fc.string({ unit: anyCharacter }));

  it('are different when anything but white space is', () => {
    const edit = fc.record({ sql: anySql, at: fc.nat(), removed: fc.nat(2), added: fc.string({ maxLength: 2 }) });
    holds(
      fc.property(edit, ({ sql, at, removed, added }) => {
        const place = at % (sql.length + 1);
        const edited = sql.slice(0, place) + added + sql.slice(place + removed);
        const counted = (text: string) => text.replace(/[ \t\n\r\f\v]/g, '');
        if (counted(edited) !== counted(sql)) expect(isSameSql(sql, edited)).toBe(false);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  /** A text, and the same with the white space at one place replaced. */
  const reblanked = (units: readonly string[]) =>
    fc.tuple(hostile([...units, ...WHITE]), fc.nat(), fc.nat(3), blanks).map(([sql, at, most, blank]) => {
      const place = at % (sql.length + 1);
      const rest = sql.slice(place);
      const removed = Math.min(most, rest.length - rest.replace(/^[ \t\n\r\f\v]+/, '').length);
      return [sql, sql.slice(0, place) + blank + rest.slice(removed)] as const;
    });
  const isSameBy = (one: string, other: string, isEscaping: boolean) =>
    JSON.stringify(tokensOf(one, isEscaping)) === JSON.stringify(tokensOf(other, isEscaping));

  it('are never the same where one of both readings finds a difference', () => {
    holds(
      fc.property(reblanked(hostileUnits), ([one, other]) => {
        if (!isSameSql(one, other)) return;
        expect(isSameBy(one, other, false)).toBe(true);
        expect(isSameBy(one, other, true)).toBe(true);
      }),
      { numRuns: 10 * NUM_RUNS },
    );
  });

  it('are the same just where the readings find no difference, if warehouses agree on the rest', () => {
    const agreed = ["'", '"', '`', '-- a', '/* b */', 'a', '*', '(', ',', ';'];
    holds(
      fc.property(reblanked(agreed), ([one, other]) => {
        const isDialect = [one, other].some((sql) => /'''|"""|\r|\/\//.test(sql));
        if (!isDialect) expect(isSameSql(one, other)).toBe(isSameBy(one, other, false));
      }),
      { numRuns: 5 * NUM_RUNS },
    );
  });

  it.each([
    "'",
    "'\\",
    "'''",
    '"',
    '`',
    '--\n',
    '--\r',
    '# \n',
    '/*',
    '/**/',
    '//\n',
    '$',
    '$a',
    '$a$',
    '\\',
    ' ',
    '(',
    'a ',
  ])('of nothing but %j are compared', { timeout: LONG / 10 }, (unit) => {
    const sql = unit.repeat(Math.ceil(LONG / unit.length));
    expect(isSameSql(sql, `${sql}x`)).toBe(false);
  });
});
