import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Baseline,
  CHART_RESULTS,
  CHART_UUID,
  manifestOf,
  normalizeLineEnds,
  readBaseline,
  sqlFileOf,
} from '../../../src/companions/recipes/baseline.ts';
import type { ObservedShape } from '../../../src/companions/service/observed-shape.ts';
import { MalformedDocumentError } from '../../../src/documents/malformed.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { holds } from '../../support/holds.ts';

const ONE = '0b8fb5d1-6a0c-4d8a-9c4d-2f1b6c1e0a01';
const OTHER = '0B8FB5D1-6A0C-4D8A-9C4D-2F1B6C1E0A02';
const SQL = "select 'a\n  b'\n";
const BASELINE: Baseline = {
  generatedAt: '2026-08-15T12:00:00.000Z',
  baseUrl: 'https://bi.example.com',
  projectUuid: 'a-project',
  serverVersion: '0.3100.1',
  contract: null,
  charts: [
    { uuid: ONE, name: 'Orders', updatedAt: '2026-08-01T00:00:00Z', result: 'ok', movesWithClock: true, sql: SQL },
    { uuid: OTHER, name: null, updatedAt: null, result: 'broken', movesWithClock: false, sql: null },
  ],
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const filesOf = ({ charts }: Baseline) =>
  new Map(charts.flatMap(({ uuid, sql }) => (sql === null ? [] : [[sqlFileOf(uuid), sql] as const])));
const readFrom = (files: ReadonlyMap<string, string>) => (file: string) => {
  const found = files.get(file);
  if (found === undefined) throw new Error(`ENOENT: ${file}`);
  return found;
};

/** Reads the baseline above with other members, or one with other members of its first chart. */
const read = (changes: object, chartChanges: object = {}, files = filesOf(BASELINE)) => {
  const manifest = JSON.parse(manifestOf(BASELINE));
  Object.assign(manifest.charts[0], chartChanges);
  return readBaseline(JSON.stringify({ ...manifest, ...changes }), readFrom(files));
};

describe('the manifest of a baseline', () => {
  it('is JSON for people, with digests in place of the SQL', () => {
    expect(manifestOf(BASELINE)).toBe(`{
  "baselineVersion": "1",
  "generatedAt": "2026-08-15T12:00:00.000Z",
  "baseUrl": "https://bi.example.com",
  "projectUuid": "a-project",
  "serverVersion": "0.3100.1",
  "charts": [
    {
      "uuid": "${ONE}",
      "name": "Orders",
      "updatedAt": "2026-08-01T00:00:00Z",
      "result": "ok",
      "movesWithClock": true,
      "sha256": "${sha256(SQL)}"
    },
    {
      "uuid": "${OTHER}",
      "name": null,
      "updatedAt": null,
      "result": "broken",
      "movesWithClock": false,
      "sha256": null
    }
  ],
  "contract": null
}
`);
  });
});

describe('the file of a chart', () => {
  it('is named after its id in lower case', () => {
    expect(sqlFileOf(OTHER)).toBe('0b8fb5d1-6a0c-4d8a-9c4d-2f1b6c1e0a02.sql');
  });

  it.each(['', 'orders', '../../x', `../${ONE}`, `${ONE}/../x`, `${ONE}\n`, ` ${ONE}`, ONE.slice(1), `${ONE}0`])(
    'does not accept %j',
    (uuid) => {
      expect(CHART_UUID.test(uuid)).toBe(false);
      expect(() => sqlFileOf(uuid)).toThrow(new RangeError(`${JSON.stringify(uuid)} is not the id of a chart`));
    },
  );
});

describe('a baseline', () => {
  it('is read as it was written', () => {
    expect(readBaseline(manifestOf(BASELINE), readFrom(filesOf(BASELINE)))).toEqual(BASELINE);
  });

  it('may have members of the future, and files with other line ends', () => {
    const files = new Map([[sqlFileOf(ONE), SQL.replaceAll('\n', '\r\n')]]);
    expect(read({ more: [] }, { more: {} }, files)).toEqual(BASELINE);
  });

  const chart = fc.record({
    uuid: fc.uuid(),
    name: fc.option(fc.string({ unit: anyCharacter })),
    updatedAt: fc.option(fc.string()),
    result: fc.constantFrom(...CHART_RESULTS),
    movesWithClock: fc.boolean(),
    sql: fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom('\r', '\n', '\ud83d', '\ufeff', 'a') }),
    ),
  });
  const baseline = fc.record({
    generatedAt: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString()),
    baseUrl: fc.webUrl(),
    projectUuid: fc.string(),
    serverVersion: fc.option(fc.string()),
    contract: fc.constantFrom<ObservedShape | null>(null, {
      'GET /': { records: { results: { a: 'string' } }, values: { b: ['c'] } },
    }),
    charts: fc
      .uniqueArray(chart, { selector: ({ uuid }) => uuid, maxLength: 6 })
      .map((charts) => charts.map((made) => ({ ...made, sql: made.result === 'ok' ? made.sql : null }))),
  });

  it('of any content survives its files', () => {
    holds(
      fc.property(baseline, (made) => {
        const files = new Map([...filesOf(made)].map(([file, sql]) => [file, Buffer.from(sql).toString()]));
        const kept = made.charts.map((one) => ({ ...one, sql: one.sql === null ? null : normalizeLineEnds(one.sql) }));
        expect(readBaseline(manifestOf(made), readFrom(files))).toEqual({ ...made, charts: kept });
      }),
    );
  });

  const charts = (count: number) => Array.from({ length: count }, () => ({}));
  const ID = 'expected the id of a chart';
  it.each<[string, object, object, string]>([
    ['another version', { baselineVersion: '2' }, {}, 'member "baselineVersion" is "2", expected "1"'],
    ['no version', { baselineVersion: undefined }, {}, 'member "baselineVersion" is nothing, expected "1"'],
    ['a time that is none', { generatedAt: 'noon' }, {}, 'member "generatedAt" is "noon", expected a date-time'],
    ['no address', { baseUrl: null }, {}, 'member "baseUrl" is null, expected a string'],
    ['no project', { projectUuid: 1 }, {}, 'member "projectUuid" is 1, expected a string'],
    ['a bad server version', { serverVersion: 1 }, {}, 'member "serverVersion" is 1, expected a string or null'],
    ['no charts', { charts: {} }, {}, 'member "charts" is an object, expected a list of reasonable length'],
    ['too many', { charts: charts(10_001) }, {}, 'member "charts" is an array of 10001, expected a list of reasonable'],
    ['a bad chart', { charts: [1] }, {}, 'member "charts[0]" is 1, expected an object'],
    ['a path as id', {}, { uuid: '../../x' }, `member "charts[0].uuid" is "../../x", ${ID}`],
    ['an id with an end of line', {}, { uuid: `${ONE}\n` }, `member "charts[0].uuid" is "${ONE}\\n", ${ID}`],
    ['no id', {}, { uuid: null }, `member "charts[0].uuid" is null, ${ID}`],
    [
      'a chart twice',
      {},
      { uuid: OTHER.toLowerCase() },
      `"charts[1].uuid" is "${OTHER}", expected another chart than charts[0]`,
    ],
    ['a bad name', {}, { name: {} }, 'member "charts[0].name" is an object, expected a string or null'],
    ['a bad time', {}, { updatedAt: 1 }, 'member "charts[0].updatedAt" is 1, expected a string or null'],
    [
      'an unknown result',
      {},
      { result: 'fine' },
      '"charts[0].result" is "fine", expected one of ok, broken, not-allowed',
    ],
    ['no clock', {}, { movesWithClock: 'no' }, 'member "charts[0].movesWithClock" is "no", expected true or false'],
    [
      'a bad digest',
      {},
      { sha256: 'abc' },
      '"charts[0].sha256" is "abc", expected a SHA-256 in hexadecimal digits, or null',
    ],
    ['no digest', {}, { sha256: undefined }, '"charts[0].sha256" is nothing, expected a SHA-256 in hexadecimal digits'],
    [
      'no SQL that compiled',
      {},
      { sha256: null },
      '"charts[0].sha256" is null, expected the SHA-256 of its SQL, for it',
    ],
  ])('with %s is refused', (_, changes, chartChanges, problem) => {
    const act = () => read(changes, chartChanges);
    expect(act).toThrow(MalformedDocumentError);
    expect(act).toThrow(problem);
    expect(act).toThrow(/\. Write a new baseline$/);
  });

  it.each([
    ['', 'the document is not JSON, expected the manifest of a baseline'],
    ['{"baselineVersion": "1"', 'the document is not JSON, expected the manifest of a baseline'],
    ['null', 'the document is null, expected an object'],
    ['[]', 'the document is an array of 0, expected an object'],
    ['{}', 'member "baselineVersion" is nothing, expected "1"'],
    ['{"__proto__":{"baselineVersion":"1"}}', 'member "baselineVersion" is nothing, expected "1"'],
  ])('of the text %j is refused: %s', (manifest, problem) => {
    expect(() => readBaseline(manifest, () => SQL)).toThrow(`${problem}. Write a new baseline`);
  });

  it('whose file is missing is refused', () => {
    const file = sqlFileOf(ONE);
    expect(() => read({}, {}, new Map())).toThrow(
      `the file "${file}" next to the manifest cannot be read (ENOENT: ${file}). Write a new baseline`,
    );
  });

  it.each([`${SQL} `, SQL.slice(1), '', SQL.toUpperCase(), `\ufeff${SQL}`])(
    'whose file is now %j is refused',
    (sql) => {
      const file = sqlFileOf(ONE);
      const problem = `the file "${file}" was edited or cut off, so its SHA-256 is not the one in the manifest. Write a new baseline`;
      expect(() => read({}, {}, new Map([[file, sql]]))).toThrow(problem);
    },
  );

  it('asks for no file that is not named after a chart', () => {
    const asked: string[] = [];
    const manifest = manifestOf(BASELINE).replaceAll(ONE, '../../etc/passwd');
    const readSql = (file: string) => {
      asked.push(file);
      return SQL;
    };
    expect(() => readBaseline(manifest, readSql)).toThrow(MalformedDocumentError);
    expect(asked).toEqual([]);
  });

  it('of hostile size or depth is refused, or read where it is sound', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const withDeep = manifestOf(BASELINE).replace('{', `{"deep":${deep},`);
    expect(readBaseline(withDeep, readFrom(filesOf(BASELINE)))).toEqual(BASELINE);
    expect(() => readBaseline(deep, () => '')).toThrow('the document is an array of 1, expected an object');
    expect(() => readBaseline(`{"charts":${deep}}`, () => '')).toThrow('member "baselineVersion" is nothing');
    expect(() => readBaseline('{"a":'.repeat(100_000), () => '')).toThrow('the document is not JSON');
  });
});
