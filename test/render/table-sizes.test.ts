import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/gate/report/report.ts';
import type { Heaviness } from '../../src/release-safety/table-impact.ts';
import { LOG_PEN } from '../../src/render/pen.ts';
import { tableSizeBlocks } from '../../src/render/table-sizes.ts';
import { version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';
import { deploymentReport, report, spanReport } from '../support/report-factory.ts';
import { told } from '../support/told.ts';

const NOTHING: Heaviness = { rewritesTable: false, locksTable: false, scansTable: false };
const REWRITE: Heaviness = { ...NOTHING, rewritesTable: true };
const SCAN: Heaviness = { ...NOTHING, scansTable: true };
const DETAIL = { rows: 10 } as Parameters<typeof tableSizeBlocks>[2];

function reportWith(tables: readonly (readonly [name: string, bytes: number, heaviness: Heaviness])[]): Report {
  const span = spanReport({ decision: 'recreate' });
  const impacts = tables.map(([table, , heaviness]) => {
    return { ...heaviness, table, migrations: 1, releases: [version('1.3.0')] };
  });
  const sizes = tables.map(([table, bytes]) => ({ table, rows: 1, bytes, measured: null }));
  return report([deploymentReport({ decision: 'recreate' })], {
    spans: [{ ...span, explanation: { ...span.explanation, tables: impacts } }],
    tableSizes: { location: 't', problem: null, tables: sizes },
  });
}
const linesOf = (...tables: Parameters<typeof reportWith>[0]) =>
  told(tableSizeBlocks(reportWith(tables), LOG_PEN, DETAIL));
const classOf = (bytes: number, heaviness: Heaviness) =>
  /That may take (\w+)\./.exec(linesOf(['a', bytes, heaviness]).join('\n'))?.[1] ?? null;

describe('how long a migration may take', () => {
  it.each<[string, Heaviness, number, string | null]>([
    ['a rewrite of nothing', REWRITE, 0, 'seconds'],
    ['a rewrite, just below a minute', REWRITE, 2_999_999_999, 'seconds'],
    ['a rewrite of a minute', REWRITE, 3_000_000_000, 'minutes'],
    ['a rewrite, just below an hour', REWRITE, 179_999_999_999, 'minutes'],
    ['a rewrite of an hour', REWRITE, 180_000_000_000, 'hours'],
    ['a rewrite of more than anybody has', REWRITE, Number.MAX_SAFE_INTEGER, 'hours'],
    ['a scan, just below a minute', SCAN, 11_999_999_999, 'seconds'],
    ['a scan of a minute', SCAN, 12_000_000_000, 'minutes'],
    ['a scan of an hour', SCAN, 720_000_000_000, 'hours'],
    ['perhaps a rewrite', { ...NOTHING, rewritesTable: 'unknown' }, 3e9, 'minutes'],
    ['a scan, and perhaps a rewrite', { ...SCAN, rewritesTable: 'unknown' }, 3e9, 'minutes'],
    ['a lock alone', { ...NOTHING, locksTable: true }, 1e12, null],
  ])('%s', (_, heaviness, bytes, expected) => {
    expect(classOf(bytes, heaviness)).toBe(expected);
  });

  it('is said to be an estimate, once, and only where one stands', () => {
    const estimate = (lines: readonly string[]) => lines.filter((line) => line.includes('estimates by the size alone'));
    expect(estimate(linesOf(['a', 1, REWRITE], ['b', 1, SCAN]))).toHaveLength(1);
    expect(estimate(linesOf(['a', 1, { ...NOTHING, locksTable: true }]))).toEqual([]);
  });

  it('is never less for a larger table, and never less for a rewrite than for a scan', () => {
    const order = ['seconds', 'minutes', 'hours'];
    const rank = (bytes: number, heaviness: Heaviness) => order.indexOf(classOf(bytes, heaviness) ?? '');
    const size = fc.double({ min: 0, max: 14, noNaN: true }).map((power) => Math.floor(10 ** power));
    holds(
      fc.property(size, size, fc.constantFrom(REWRITE, SCAN), (one, other, heaviness) => {
        expect(rank(Math.max(one, other), heaviness)).toBeGreaterThanOrEqual(rank(Math.min(one, other), heaviness));
        expect(rank(one, REWRITE)).toBeGreaterThanOrEqual(rank(one, SCAN));
        expect(rank(one, heaviness)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
