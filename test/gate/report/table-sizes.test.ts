import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTableSizes } from '../../../src/gate/report/table-sizes.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { holds, holdsAsync } from '../../support/holds.ts';
import { ROOT } from '../../support/process.ts';

const parse = (text: string) => parseTableSizes(Buffer.from(text));
const size = (table: string, rows: number | null, bytes: number, measured: string | null = null) => ({
  table,
  rows,
  bytes,
  measured,
});

describe('a file of table sizes', () => {
  it.each<[string, string, readonly object[]]>([
    ['CSV', 'table,rows,bytes\na,1,2\nb,3,4\n', [size('b', 3, 4), size('a', 1, 2)]],
    ['CSV of Windows', '\uFEFFtable,rows,bytes\r\na,1,2\r\n', [size('a', 1, 2)]],
    ['columns in another order, and more of them', 'bytes,x,table,rows\n2,,a,1', [size('a', 1, 2)]],
    ['a day', 'table,rows,bytes,measured\na,1,2,2026-10-01', [size('a', 1, 2, '2026-10-01')]],
    ['a moment', 'table,rows,bytes,measured\na,1,2,2026-10-01 12:00:00+00', [size('a', 1, 2, '2026-10-01')]],
    ['no day', 'table,rows,bytes,measured\na,1,2,yesterday', [size('a', 1, 2)]],
    ['quotes', 'table,rows,bytes\n"a,""b""",1,2', [size('a,"b"', 1, 2)]],
    ['a table that was never analysed', 'table,rows,bytes\na,-1,2\nb,,1', [size('a', null, 2), size('b', null, 1)]],
    ['a table twice: the larger one', 'table,rows,bytes\na,1,2\na,3,4\nb,1,3', [size('a', 3, 4), size('b', 1, 3)]],
    ['JSON', '[{"table":"a","rows":1,"bytes":2,"measured":"2026-10-01"}]', [size('a', 1, 2, '2026-10-01')]],
    ['JSON without rows', ' [{"table":"a","rows":null,"bytes":"2"}]', [size('a', null, 2)]],
    ['a table without rows', '[{"table":"a","rows":0,"bytes":0}]', [size('a', 0, 0)]],
    ['an empty list', '[]', []],
    ['nothing', '', []],
  ])('is read: %s', (_, text, sizes) => {
    expect(parse(text)).toEqual(sizes);
  });

  it.each<[string, string]>([
    ['name,bytes\na,1', 'member "[0].table" is nothing, expected the name of a table'],
    ['table,rows,bytes\na,1,many', 'member "[0].bytes" is "many", expected a whole number'],
    ['table,rows,bytes\na,1,-2', 'member "[0].bytes" is "-2"'],
    ['table,rows,bytes\na,some,2', 'member "[0].rows" is "some", expected a whole number'],
    ['[{"table":"a","bytes":1.5}]', 'member "[0].bytes" is 1.5'],
    ['[1]', 'member "[0].table" is nothing'],
    ['[', 'write the file with the query of docs/report.md#table-sizes'],
  ])('is refused: %j', (text, message) => {
    const says = message.startsWith('write') ? /./ : message;
    expect(() => parse(text)).toThrow(says);
  });

  it('is in the order of size, each table once', () => {
    const row = fc.record({ table: fc.constantFrom('a', 'b', 'c', 'd'), rows: fc.nat(), bytes: fc.nat() });
    holds(
      fc.property(fc.array(row), (rows) => {
        const found = parse(JSON.stringify(rows));
        expect(found.map(({ bytes }) => bytes)).toEqual(found.map(({ bytes }) => bytes).toSorted((a, b) => b - a));
        expect(new Set(found.map(({ table }) => table)).size).toBe(found.length);
        for (const { table, bytes } of rows) {
          expect(found.find((each) => each.table === table)?.bytes).toBeGreaterThanOrEqual(bytes);
        }
      }),
    );
  });
});

const compose = (tag: string) => ({ 'compose.yaml': `services: {web: {image: "lightdash/lightdash:${tag}"}}\n` });
const SETTINGS = { 'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`, artifacts: 'verify' };

describe('the report', () => {
  const judgeWith = (text: string, is = '3.0.0') => {
    const path = join(mkdtempSync(join(tmpdir(), 'upgrade-gate-sizes-')), 'sizes.csv');
    writeFileSync(path, text);
    return judgeFiles(compose('2.10.0'), compose(is), { ...SETTINGS, 'table-sizes': path });
  };
  const touched = async () => {
    const report = await judgeFiles(compose('2.10.0'), compose('3.0.0'), SETTINGS);
    return report.spans.flatMap(({ explanation }) => explanation.tables).flatMap(({ table }) => table ?? []);
  };

  it('shows the tables that the migrations touch, and no others', async () => {
    const [first = ''] = await touched();
    const report = await judgeWith(`table,rows,bytes,measured\n${first},3140000,48200000000,2025-01-02\nother,1,1,\n`);
    expect(report.tableSizes).toMatchObject({ problem: null, tables: [{ table: first, rows: 3_140_000 }] });
    const page = renderReport(report).replaceAll(/\s+/g, ' ');
    expect(page).toContain('How big the tables are');
    expect(page).toMatch(new RegExp(`${first}\`?: about 3\\.1 million rows, 48 GB\\.`));
    expect(page).toMatch(/Measured on 2 Jan 2025, \d+ days ago\. Measure again\./);
    expect(page).not.toContain('other: ');
  });

  it.each<[string, string, string]>([
    ['few rows', '12,512', 'about 12 rows, 512 B'],
    ['one row', '1,0', 'about 1 row, 0 B'],
    ['thousands', '9400,9400', 'about 9.4 thousand rows, 9.4 kB'],
    ['billions', '4000000000,5000000000000', 'about 4 billion rows, 5 TB'],
    ['never analysed', '-1,1000', 'an unknown number of rows, 1 kB'],
    ['more than anybody has', '1,9000000000000000', 'about 1 row, 9,000 TB'],
  ])('says it in words: %s', async (_, numbers, words) => {
    const [first = ''] = await touched();
    const report = await judgeWith(`table,rows,bytes\n${first},${numbers}\n`);
    const page = renderReport(report).replaceAll(/\s+/g, ' ');
    expect(page).toContain(`: ${words}.`);
    expect(page).not.toContain('Measured on');
  });

  it('says that the file cannot be read', async () => {
    const report = await judgeWith('table,rows,bytes\na,1,many\n');
    expect(report.tableSizes).toMatchObject({ problem: expect.stringContaining('[0].bytes'), tables: [] });
    expect(renderReport(report)).toContain('table-sizes');
  });

  it('has none where nothing is migrated, or nobody measured', async () => {
    expect((await judgeWith('table,rows,bytes\na,1,1\n', '2.10.0')).tableSizes).toBeNull();
    expect((await judgeFiles(compose('2.10.0'), compose('3.0.0'), SETTINGS)).tableSizes).toBeNull();
  });

  it('decides nothing, whatever it contains', async () => {
    const plain = await judgeFiles(compose('2.10.0'), compose('3.0.0'), SETTINGS);
    const [first = ''] = await touched();
    // Every class is among them.
    const sizes = fc.oneof(fc.integer(), fc.constantFrom(0, 2_999_999_999, 3e9, 179e9, 180e9, Number.MAX_SAFE_INTEGER));
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.tuple(fc.constantFrom(first, 'x'), fc.integer(), sizes)).map((rows) => {
        return ['table,rows,bytes', ...rows.map((row) => row.join(','))].join('\n');
      }),
    );
    await holdsAsync(
      fc.asyncProperty(texts, async (text) => {
        const { decision, upgradeMode, safe, outcome, deployments, spans, choices } = await judgeWith(text);
        const { decision: was, upgradeMode: mode, safe: wasSafe, outcome: before } = plain;
        expect({ decision, upgradeMode, safe, outcome }).toEqual({
          decision: was,
          upgradeMode: mode,
          safe: wasSafe,
          outcome: before,
        });
        expect({ deployments, spans, choices }).toEqual({
          deployments: plain.deployments,
          spans: plain.spans,
          choices: plain.choices.map((choice, at) => ({ ...choice, command: choices[at]?.command })),
        });
      }),
      { numRuns: 40 },
    );
  });
});
