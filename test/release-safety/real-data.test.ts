import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArtifact } from '../../src/release-safety/artifact.ts';
import { decideSpan } from '../../src/release-safety/decision.ts';
import { newestRollingVersion, planHops } from '../../src/release-safety/plan.ts';
import { parseReleaseIndex } from '../../src/release-safety/release-index.ts';
import { readSpan } from '../../src/release-safety/span.ts';
import { checkUpgrade } from '../../src/release-safety/upgrade-check.ts';
import { type Loose, version } from '../support/documents.ts';
import { AT_LENGTH } from '../support/holds.ts';
import { REAL_DATA } from '../support/real-data.ts';
import { type RawRow, referenceCheck, referenceDecision } from '../support/reference-rules.ts';

describe.skipIf(REAL_DATA === null)('the maker’s real documents', () => {
  const read = (name: string): Loose => JSON.parse(readFileSync(join(REAL_DATA ?? '', name), 'utf8'));
  const document = REAL_DATA === null ? null : read('release-safety-index.json');
  const rows: RawRow[] = document?.entries ?? [];
  const index = document === null ? null : parseReleaseIndex(document);
  const floor = document?.backfillFloorVersion;
  const judged = (from: string, to: string) => {
    if (index === null) throw new Error('no real index');
    const span = readSpan(index, version(from), version(to));
    const decided = decideSpan(index, span);
    return { decided, check: checkUpgrade(span, decided).check };
  };

  it('is read without a flaw', () => {
    expect(index?.releases).toHaveLength(rows.length);
    expect(index?.skippedRows).toEqual([]);
    expect(index?.unknownMembers.count).toBe(0);
    expect(index?.releases.flatMap((release) => release.flaws)).toEqual([]);
  });

  it.each([
    ['1.136.1', '1.156.0', 'roll', true, true],
    ['1.136.1', '1.157.0', 'recreate', 'unknown', false],
    ['1.111.0', '1.115.0', 'recreate', false, false],
    ['1.196.0', '1.197.0', 'recreate', false, false],
    ['1.136.1', '1.136.1', 'unchanged', true, true],
    ['1.136.1', '9.9.9', 'unproven', 'unknown', false],
    ['1.136.99', '1.156.0', 'unproven', 'unknown', false],
    ['1.50.0', '2.114.0', 'blocked', false, false],
    ['1.110.0', '1.112.0', 'blocked', false, false],
    ['0.1893.0', '2.114.0', 'blocked', false, false],
    ['0.1892.2', '0.1893.0', 'recreate', 'unknown', false],
    ['0.1000.0', '2.114.0', 'blocked', 'unknown', false],
    ['2.95.0', '2.114.0', 'roll', true, true],
    ['2.94.0', '2.114.0', 'recreate', false, false],
  ])('%s → %s: %s, verdict %j, safe %j', (from, to, decision, verdict, safe) => {
    const { decided, check } = judged(from, to);
    expect(decided.decision).toBe(decision);
    expect(check).toMatchObject({ verdict, safe });
  });

  it('agrees with a naive reading of the contract from one release after the other on, over spans of many lengths', () => {
    const versions = rows.map((row) => row.version);
    // The naive reading takes its time: every release is a start at length, otherwise one in seven.
    const every = AT_LENGTH ? 1 : 7;
    let asked = 0;
    for (let start = 0; start < versions.length; start += every) {
      // Every length for the live end, where verdicts change; a long one now and then for the past.
      const lengths = start > 3_000 ? [1, 7, 60] : start % 97 === 0 ? [1, 300] : [];
      for (const length of lengths) {
        const [from, to] = [
          versions[start] as string,
          versions[Math.min(start + length, versions.length - 1)] as string,
        ];
        const { decided, check } = judged(from, to);
        expect(check).toEqual(referenceCheck(rows, floor, from, to));
        expect(decided.decision).toBe(referenceDecision(rows, floor, from, to));
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(1_500 / every);
  });

  it.each([
    ['0.1893.0', '2.114.0', ['0.3461.0', '0.3471.1', '0.3474.0', '1.2.0', '1.3.0', '1.111.0', '2.114.0']],
    ['1.50.0', '2.114.0', ['1.111.0', '2.114.0']],
    ['0.1200.0', '2.114.0', ['0.1893.0', '0.3461.0', '0.3471.1', '0.3474.0', '1.2.0', '1.3.0', '1.111.0', '2.114.0']],
    ['1.136.1', '1.156.0', ['1.156.0']],
  ])('plans %s → %s as %j', (from, to, hops) => {
    expect(index && planHops(index, readSpan(index, version(from), version(to))).hops?.map((hop) => hop.to)).toEqual(
      hops,
    );
  });

  it('knows the newest version that rolls', () => {
    expect(index && newestRollingVersion(index, version('1.136.1'))).toBe('1.156.0');
    expect(index && newestRollingVersion(index, version('2.95.0'))).toBe('2.114.0');
    expect(index && newestRollingVersion(index, version('0.1893.0'))).toBeNull();
  });

  it('reads every artifact without a flaw', () => {
    const names = REAL_DATA === null ? [] : readdirSync(join(REAL_DATA, 'artifacts'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const artifact = parseArtifact(read(`artifacts/${name}`), version(name.replace('.json', '')));
      expect(artifact).toMatchObject({ flaws: [], oddities: [], unreadable: [], unknownMembers: { count: 0 } });
    }
  });
});
