import { describe, expect, it } from 'vitest';
import { decideSpan } from '../../src/release-safety/decision.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../../src/release-safety/release-index.ts';
import { readSpan } from '../../src/release-safety/span.ts';
import { checkUpgrade } from '../../src/release-safety/upgrade-check.ts';
import { documentOf, indexOf, type Loose, version } from '../support/documents.ts';

const check = (index: ReleaseIndex, from: string, to: string) => {
  const span = readSpan(index, version(from), version(to));
  return checkUpgrade(span, decideSpan(index, span));
};

const index = indexOf([
  ['1.0.0', { rollingUpdateSafe: 'unknown', backfilled: true, requiredStops: ['1.0.0'] }],
  ['1.1.0', { backfilled: true }],
  ['1.2.0'],
  ['1.3.0', { rollingUpdateSafe: 'unknown' }],
  ['1.4.0', { rollingUpdateSafe: false }],
  ['1.5.0', { requiredStops: ['1.5.0'] }],
  ['1.6.0', { minPreviousVersion: '1.5.0' }],
]);

it('has exactly the nine members, in order', () => {
  expect(JSON.stringify(check(index, '1.2.0', '1.4.0').check)).toBe(
    '{"fromVersion":"1.2.0","toVersion":"1.4.0","direction":"upgrade","safe":false,"verdict":false,"requiredStops":[],' +
      '"minPreviousVersion":null,"coveredVersions":["1.3.0","1.4.0"],"missingRanges":[]}',
  );
});

describe('safe', () => {
  it.each([
    ['every release true', '1.1.0', '1.2.0', true, true],
    ['a backfilled true counts here', '1.0.0', '1.1.0', true, true],
    ['the same version', '1.2.0', '1.2.0', true, true],
    ['an unknown release', '1.2.0', '1.3.0', false, 'unknown'],
    ['a false release', '1.2.0', '1.4.0', false, false],
    ['a target that is a stop', '1.4.0', '1.5.0', false, true],
    ['a minimum that is not met', '1.4.0', '1.6.0', false, true],
    ['a minimum that is met', '1.5.0', '1.6.0', true, true],
    ['an absent target', '1.5.0', '1.7.0', false, 'unknown'],
    ['from below the floor', '0.5.0', '1.0.0', false, 'unknown'],
  ])('%s', (_, from, to, safe, verdict) => {
    expect(check(index, from, to).check).toMatchObject({ safe, verdict });
  });

  it('is false as soon as any evidence is in doubt', () => {
    const document = documentOf([['1.0.0'], ['1.1.0']]) as Loose;
    document.entries.push({ ...document.entries[1], minPreviousVersion: '1.0.0' });
    expect(check(parseReleaseIndex(document), '1.0.0', '1.1.0').check.safe).toBe(false);
    const span = readSpan(index, version('1.1.0'), version('1.2.0'));
    const decided = decideSpan(index, span);
    expect(checkUpgrade(span, decided).check.safe).toBe(true);
    expect(checkUpgrade(span, { ...decided, decision: 'unproven' }).check.safe).toBe(false);
  });
});

it('lists the releases by verdict', () => {
  expect(check(index, '1.0.0', '1.6.0').releases).toEqual({ unsafe: ['1.4.0'], unknown: ['1.3.0'] });
});

it('puts the floor first among the stops', () => {
  expect(check(index, '0.5.0', '1.6.0').check.requiredStops).toEqual(['1.0.0', '1.5.0']);
});
