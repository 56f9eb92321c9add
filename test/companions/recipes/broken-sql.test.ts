import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../src/companions/recipes/check-chart.ts';
import { holds } from '../../support/holds.ts';

const FIELDS = ['orders_status', 'orders_order_count'];
const COUNT = 'COUNT(orders.id) AS "orders_order_count"';
const sql = (status: string, rest = 'FROM "orders"') => `SELECT\n  ${status},\n  ${COUNT}\n${rest}`;
const SOUND = sql('"orders".status AS "orders_status"');

describe('the SQL of a sound query', () => {
  it.each([
    ['as it is', SOUND],
    ['in backticks', 'SELECT `orders`.status AS `orders_status`, COUNT(1) AS `orders_order_count` FROM `a.b`.`orders`'],
    ['in brackets', 'SELECT [orders].status AS [orders_status], COUNT(1) AS [orders_order_count] FROM [orders]'],
    ['without quotes', 'select status as orders_status, count(*) as orders_order_count from orders'],
    ['with a CTE', `WITH m AS (${SOUND}) SELECT *, m."orders_order_count" / 2 AS "half" FROM m`],
    ['with a test for NULL', sql('"orders".deleted IS NULL AS "orders_status"')],
    ['with a test for NOT NULL', sql('"orders".deleted IS NOT NULL AS "orders_status"')],
    ['with NULL at the end of a choice', sql('CASE WHEN a THEN b ELSE NULL END AS "orders_status"')],
    ['with NULL in a call', sql('COALESCE(a, NULL) AS "orders_status"')],
    ['with another column that is NULL', sql('NULL AS "orders_other", a AS "orders_status"')],
    ['with an error in a text', sql('a AS "orders_status"', "FROM o WHERE a = '/* ERROR: none */'")],
    ['with an error in a doubled quote', sql('a AS "orders_status"', "FROM o WHERE a = 'it''s /* ERROR: none */'")],
    ['with an error in an escaped quote', sql('a AS "orders_status"', "FROM o WHERE a = 'it\\'s /* ERROR: none */'")],
    ['with a NULL column in a text', sql('a AS "orders_status"', `FROM o WHERE a = ', NULL AS "orders_status"'`)],
    ['with another comment', sql('a AS "orders_status"', 'FROM o /* no ERROR: none */ -- ERROR: none')],
    ['with a path of PostgreSQL', sql('"orders".data #>> \'{a,b}\' AS "orders_status"')],
    ['with a division of DuckDB', sql('"orders".amount // 2 AS "orders_status"')],
    ['with an apostrophe in a comment of BigQuery', sql("a AS `orders_status` # it's", 'FROM o')],
    ['with a text in dollars', sql('$$it\'s NULL$$ AS "orders_status"')],
    ['with a backslash at the end of a text', sql('CASE a WHEN \'C:\\\' THEN 1 END AS "orders_status"')],
  ])('%s has no fault', (_, text) => {
    expect(faultOf(text, FIELDS)).toBeNull();
  });

  it('has no fault of a query without fields', () => {
    expect(faultOf('SELECT 1', [])).toBeNull();
  });
});

describe('the SQL of a broken query', () => {
  const LOST = 'orders_status is missing from the SQL, because the model has no such field';
  const EMPTY = 'orders_status is NULL in the SQL, as for a field whose own SQL does not compile';
  it.each([
    ['lacks a field', `SELECT ${COUNT} FROM "orders"`, LOST],
    ['has it in ORDER BY alone', `SELECT ${COUNT} FROM "orders" ORDER BY "orders_status" DESC`, LOST],
    ['has it in GROUP BY alone', `SELECT ${COUNT} FROM "orders" GROUP BY "orders_status"`, LOST],
    ['names it in a text alone', `SELECT 'x AS "orders_status"', ${COUNT} FROM "orders"`, LOST],
    ['names it in a comment alone', `SELECT /* x AS "orders_status" */ ${COUNT} FROM "orders"`, LOST],
    ['names it after a line comment alone', `SELECT -- x AS "orders_status"\n ${COUNT} FROM "orders"`, LOST],
    ['has a longer name alone', sql('a AS "orders_status_raw"'), LOST],
    ['has NULL for a field', sql('NULL AS "orders_status"'), EMPTY],
    ['has NULL for a field after another', `SELECT a AS "b",\n  NULL AS "orders_status", ${COUNT}`, EMPTY],
    ['has NULL for a field, in small letters', sql('null as `orders_status`'), EMPTY],
    ['has NULL for a field among distinct rows', `SELECT DISTINCT NULL AS "orders_status", ${COUNT}`, EMPTY],
    [
      'has an error for a filter',
      sql('a AS "orders_status"', 'FROM o WHERE ((\n /* ERROR: Filter has no field: orders_x */ 1=1))'),
      'Filter has no field: orders_x',
    ],
    [
      'has everything at once',
      `SELECT NULL AS "orders_order_count" FROM o WHERE /* ERROR: no */ 1=1`,
      `no; ${LOST}; ${EMPTY.replace('orders_status', 'orders_order_count')}`,
    ],
  ])('%s', (_, text, fault) => {
    expect(faultOf(text, FIELDS)).toBe(fault);
  });
});

it('sound SQL is never named, however its texts are escaped', () => {
  const part = fc.constantFrom(
    "\\'",
    "''",
    '\\\\',
    '"',
    '`',
    '$$',
    '-- x',
    '#',
    '/* ERROR: trap */',
    ', NULL AS "f0"',
    'x',
  );
  holds(
    fc.property(fc.array(part, { maxLength: 8 }), fc.constantFrom('"', '`'), (parts, quote) => {
      const inner = parts.join(' ');
      // As a warehouse with backslashes reads it, and as one without.
      for (const text of [inner.replaceAll("''", "\\'"), inner.replaceAll("\\'", "''").replaceAll('\\\\', '')]) {
        expect(faultOf(`SELECT '${text}' AS ${quote}f0${quote} FROM t`, ['f0'])).toBeNull();
      }
    }),
    { numRuns: 1_000 },
  );
});

it('names exactly what was broken, in the SQL of every warehouse, whatever its texts and comments contain', () => {
  const traps = ['AS "f1"', 'AS `f1`', ', NULL AS "f1"', '/* ERROR: trap */', '-- x', '#', '$$', "''", 'é'];
  const trap = fc.array(fc.constantFrom(...traps), { maxLength: 3 }).map((parts) => parts.join(' '));
  const dialects = [
    {
      quote: '"',
      text: (inner: string) => `'${inner}'`,
      comment: (inner: string) => `/* no ${inner.replaceAll(/[*'$]/g, '')} */`,
    },
    {
      quote: '`',
      text: (inner: string) => `'${inner.replaceAll("''", '')}'`,
      comment: (inner: string) => `-- ${inner.replaceAll(/['$]/g, '')}\n`,
    },
  ];
  const column = fc.record({ how: fc.constantFrom('sound', 'sound', 'gone', 'null'), inner: trap, note: trap });
  holds(
    fc.property(
      fc.constantFrom(...dialects),
      fc.array(column, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      ({ quote, text, comment }, columns, hasError) => {
        const named = (at: number) => `${quote}f${at}${quote}`;
        const lines = columns.flatMap(({ how, inner, note }, at) => {
          if (how === 'gone') return [];
          const value = how === 'null' ? 'NULL' : `concat(${named(at)}.x, ${text(inner)})`;
          return [`${value} AS ${named(at)}`, `1 ${comment(note)} AS ${quote}other${at}${quote}`];
        });
        const where = hasError ? 'WHERE /* ERROR: Filter is lost */ 1=1' : `WHERE a = ${text('/* ERROR: trap */')}`;
        const whole = `SELECT\n${['1 AS one', ...lines].join(',\n')}\nFROM t\n${where}\nORDER BY ${named(0)}`;
        const fault =
          faultOf(
            whole,
            columns.map((_, at) => `f${at}`),
          ) ?? '';
        for (const [at, { how }] of columns.entries()) {
          expect(fault.includes(`f${at} is missing from the SQL`)).toBe(how === 'gone');
          expect(fault.includes(`f${at} is NULL`)).toBe(how === 'null');
        }
        expect(fault.includes('Filter is lost')).toBe(hasError);
        expect(fault).not.toContain('trap');
      },
    ),
    { numRuns: 1_000 },
  );
});
