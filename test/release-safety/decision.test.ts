import { describe, expect, it } from 'vitest';
import { conclude, decideSpan, decideWithoutIndex, upgradeModeOf } from '../../src/release-safety/decision.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../../src/release-safety/release-index.ts';
import { readSpan } from '../../src/release-safety/span.ts';
import { documentOf, indexOf, type Loose, version } from '../support/documents.ts';

const decide = (index: ReleaseIndex, from: string, to: string) =>
  decideSpan(index, readSpan(index, version(from), version(to)));

const index = indexOf(
  [
    ['1.0.0', { rollingUpdateSafe: 'unknown', backfilled: true, requiredStops: ['1.0.0'] }],
    ['1.1.0', { rollingUpdateSafe: 'unknown', backfilled: true }],
    ['1.2.0', { backfilled: true }],
    ['2.0.0'],
    ['2.1.0'],
    ['2.2.0', { rollingUpdateSafe: 'unknown' }],
    ['2.3.0', { rollingUpdateSafe: false }],
    ['2.4.0', { requiredStops: ['2.4.0'] }],
    ['2.5.0'],
    ['2.6.0', { minPreviousVersion: '2.5.0' }],
    ['2.7.0'],
    ['2.8.0', { previousVersion: '2.7.5' }],
    ['2.9.0'],
  ],
  '1.0.0',
);

describe('decisions', () => {
  it.each([
    // unchanged
    ['2.0.0', '2.0.0', 'unchanged', []],
    ['2.2.0', '2.2.0', 'unchanged', []],
    // roll: every release proven, no stop strictly between, minimum met; landing on a stop is permitted
    ['2.0.0', '2.1.0', 'roll', []],
    ['2.3.0', '2.4.0', 'roll', []],
    ['2.4.0', '2.5.0', 'roll', []],
    ['2.5.0', '2.7.0', 'roll', []],
    // recreate
    ['1.0.0', '1.1.0', 'recreate', ['verdict-unknown 1.1.0']],
    ['1.1.0', '1.2.0', 'recreate', ['backfilled-true 1.2.0']],
    ['2.0.0', '2.2.0', 'recreate', ['verdict-unknown 2.2.0']],
    ['2.1.0', '2.3.0', 'recreate', ['verdict-unknown 2.2.0', 'verdict-false 2.3.0']],
    // blocked: a stop strictly between, below the minimum, both
    ['2.3.0', '2.5.0', 'blocked', ['required-stop 2.4.0']],
    ['2.4.0', '2.6.0', 'blocked', ['minimum-not-met 2.6.0']],
    ['2.2.0', '2.6.0', 'blocked', ['required-stop 2.4.0', 'minimum-not-met 2.6.0', 'verdict-false 2.3.0']],
    // from below the floor
    ['0.5.0', '1.0.0', 'recreate', ['uncovered-hop 1.0.0', 'verdict-unknown 1.0.0']],
    ['0.0.1', '1.0.0', 'recreate', ['uncovered-hop 1.0.0', 'verdict-unknown 1.0.0']],
    ['0.5.0', '1.1.0', 'blocked', ['required-stop 1.0.0', 'verdict-unknown 1.0.0', 'verdict-unknown 1.1.0']],
    ['0.5.0', '0.6.0', 'unproven', ['not-indexed 0.6.0']],
    ['0.5.0', '0.5.0', 'unproven', ['not-indexed 0.5.0']],
    // unproven: not indexed, a gap; before all that else holds
    ['2.0.5', '2.1.0', 'unproven', ['not-indexed 2.0.5', 'coverage-gap 2.1.0']],
    ['2.0.0', '2.0.5', 'unproven', ['not-indexed 2.0.5']],
    ['2.0.5', '2.0.5', 'unproven', ['not-indexed 2.0.5']],
    ['2.0.5', '2.0.6', 'unproven', ['not-indexed 2.0.5', 'not-indexed 2.0.6']],
    ['2.7.0', '2.8.0', 'unproven', ['coverage-gap 2.8.0']],
    ['2.6.0', '2.9.0', 'unproven', ['coverage-gap 2.8.0']],
    ['2.8.0', '2.9.0', 'roll', []],
    ['2.9.0', '9.9.9', 'unproven', ['not-indexed 9.9.9']],
  ])('%s to %s is %s because of %j', (from, to, decision, reasons) => {
    const found = decide(index, from, to);
    expect(found.decision).toBe(decision);
    expect(found.reasons.map(({ rule, release }) => `${rule} ${release}`)).toEqual(reasons);
    expect(found.upgradeMode).toBe(decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate');
  });

  it.each([
    ['2.0.0', '2.0.5', { rule: 'not-indexed', release: '2.0.5', says: 'no row' }],
    ['2.7.0', '2.8.0', { rule: 'coverage-gap', release: '2.8.0', says: 'after 2.7.0' }],
    ['2.3.0', '2.5.0', { rule: 'required-stop', release: '2.4.0', says: 'requiredStops' }],
    ['2.4.0', '2.6.0', { rule: 'minimum-not-met', release: '2.6.0', says: '2.5.0' }],
    ['0.5.0', '1.0.0', { rule: 'uncovered-hop', release: '1.0.0', says: 'backfillFloorVersion' }],
    ['2.2.0', '2.3.0', { rule: 'verdict-false', release: '2.3.0', says: 'false' }],
    ['2.1.0', '2.2.0', { rule: 'verdict-unknown', release: '2.2.0', says: 'unknown' }],
    ['1.1.0', '1.2.0', { rule: 'backfilled-true', release: '1.2.0', says: 'true, but backfilled' }],
  ])('%s to %s: the reason quotes what the index says: %j', (from, to, reason) => {
    expect(decide(index, from, to).reasons[0]).toEqual(reason);
  });

  it('is unproven from below the floor where coverage from the floor has a gap', () => {
    const found = decide(index, '0.5.0', '2.9.0');
    expect(found.decision).toBe('unproven');
    expect(found.reasons[0]).toMatchObject({ rule: 'coverage-gap', release: '2.8.0' });
  });

  it('is unproven from below the floor to something above it where the floor itself is absent', () => {
    const withoutFloor = indexOf([['1.1.0'], ['1.2.0']], '1.0.0');
    expect(decide(withoutFloor, '0.5.0', '1.2.0').reasons.map(({ rule, release }) => `${rule} ${release}`)).toEqual([
      'coverage-gap 1.0.0',
      'coverage-gap 1.1.0',
      'required-stop 1.0.0',
    ]);
    expect(decide(withoutFloor, '0.5.0', '1.0.0').decision).toBe('unproven');
  });

  it('is unproven between releases that lie below the floor', () => {
    const below = indexOf([['0.5.0'], ['0.6.0'], ['1.0.0']], '1.0.0');
    expect(decide(below, '0.5.0', '0.6.0')).toMatchObject({
      decision: 'unproven',
      reasons: [{ rule: 'coverage-gap', release: '0.6.0', says: 'after 0.5.0' }],
    });
  });

  it('asks for no coverage below the floor, even where rows lie there', () => {
    const below = indexOf([['0.7.0'], ['0.8.0', { previousVersion: null }], ['1.0.0'], ['1.1.0']], '1.0.0');
    expect(decide(below, '0.5.0', '1.0.0').reasons.map(({ rule }) => rule)).toEqual(['uncovered-hop']);
    expect(decide(below, '0.5.0', '1.1.0').reasons.map(({ rule }) => rule)).toEqual(['required-stop']);
  });

  it('is blocked where the floor asks for a minimum that is not met', () => {
    const strict = indexOf([['1.0.0', { minPreviousVersion: '0.9.0' }]]);
    expect(decide(strict, '0.8.0', '1.0.0').decision).toBe('blocked');
    expect(decide(strict, '0.9.0', '1.0.0').decision).toBe('recreate');
  });

  it('covers what upgrade-check asks for', () => {
    expect(decide(index, '2.2.0', '2.6.0')).toMatchObject({
      direction: 'upgrade',
      verdict: false,
      requiredStops: ['2.4.0'],
      minimumPreviousVersion: '2.5.0',
      missingRanges: [],
      coveredReleases: 4,
    });
    expect(decide(index, '1.1.0', '1.2.0').verdict).toBe('unknown');
  });
});

describe('rows in doubt', () => {
  const broken = (change: (document: Loose) => void) => {
    const document = documentOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0']]) as Loose;
    change(document);
    return parseReleaseIndex(document);
  };

  it.each<[string, (document: Loose) => void, string]>([
    ['a verdict as text', ({ entries }) => Object.assign(entries[2], { rollingUpdateSafe: 'true' }), 'malformed 1.3.0'],
    ['no verdict', ({ entries }) => delete entries[2].rollingUpdateSafe, 'malformed 1.3.0'],
    ['a row that is gone', ({ entries }) => entries.splice(2, 1), 'coverage-gap 1.3.0'],
    [
      'a bad row that the chain hides',
      ({ entries }) => {
        Object.assign(entries[2], { backfilled: 'no' });
        entries[3].previousVersion = '1.1.0';
      },
      'malformed 1.3.0',
    ],
    [
      'a bad row beside a good one of the same version',
      ({ entries }) => entries.push({ ...entries[2], requiredStops: 'none' }),
      'malformed 1.2.0',
    ],
    [
      'two rows that differ',
      ({ entries }) => entries.push({ ...entries[2], minPreviousVersion: '1.0.0' }),
      'contradiction 1.2.0',
    ],
    [
      'a required stop later than the release that names it',
      ({ entries }) => Object.assign(entries[2], { requiredStops: ['1.1.0', '1.3.0'] }),
      'contradiction 1.2.0',
    ],
  ])('inside the span: %s is unproven', (_, change, reason) => {
    const found = decide(broken(change), '1.0.0', '1.3.0');
    expect(found.decision).toBe('unproven');
    expect(`${found.reasons[0]?.rule} ${found.reasons[0]?.release}`).toBe(reason);
  });

  it('outside the span change no decision', () => {
    const above = broken(({ entries }) => Object.assign(entries[3], { rollingUpdateSafe: 1 }));
    expect(decide(above, '1.0.0', '1.2.0').decision).toBe('roll');
    const below = broken(({ entries }) => Object.assign(entries[0], { rollingUpdateSafe: 1 }));
    expect(decide(below, '1.1.0', '1.3.0').decision).toBe('roll');
  });

  it('adds the flaw to a false verdict as well', () => {
    const both = broken(({ entries }) => entries.push({ ...entries[2], rollingUpdateSafe: false }));
    expect(decide(both, '1.1.0', '1.2.0').reasons.map(({ rule }) => rule)).toEqual(['contradiction', 'verdict-false']);
  });

  it('a version is unchanged as long as a row of it can be read: its own step is not in the span', () => {
    const twice = broken(({ entries }) => entries.push({ ...entries[2], minPreviousVersion: '1.0.0' }));
    expect(decide(twice, '1.2.0', '1.2.0').decision).toBe('unchanged');
    const unreadable = broken(({ entries }) => {
      entries[1].backfilled = 0;
      entries[2].backfilled = 1;
    });
    expect(decide(unreadable, '1.2.0', '1.2.0')).toMatchObject({
      decision: 'unproven',
      reasons: [
        {
          rule: 'malformed',
          release: '1.2.0',
          says: 'index, row 2: member "backfilled" is 1, expected true or false',
        },
      ],
    });
  });
});

it('names the unproven first, of these the rows that cannot be read, then what blocks, then what recreates', () => {
  const document = documentOf([
    ['1.0.0'],
    ['1.1.0', { rollingUpdateSafe: 'unknown' }],
    ['1.2.0', { requiredStops: ['1.2.0'] }],
    ['1.3.0', { previousVersion: '1.2.5' }],
    ['1.4.0'],
    ['1.5.0', { minPreviousVersion: '1.4.0' }],
  ]) as Loose;
  document.entries[4].backfilled = 'no';
  document.entries.push({ ...document.entries[2], rollingUpdateSafe: false });
  const { reasons } = decide(parseReleaseIndex(document), '1.0.0', '1.5.0');
  expect(reasons.map(({ rule, release }) => `${rule} ${release}`)).toEqual([
    'malformed 1.5.0',
    'coverage-gap 1.3.0',
    'coverage-gap 1.5.0',
    'contradiction 1.2.0',
    'required-stop 1.2.0',
    'minimum-not-met 1.5.0',
    'verdict-unknown 1.1.0',
    'verdict-false 1.2.0',
  ]);
});

describe('without a reason to the contrary, proof is still asked for', () => {
  it.each([
    ['2.0.0', '2.1.0', 'roll'],
    ['2.0.0', '2.0.0', 'unchanged'],
    ['2.0.5', '2.0.5', 'unproven'],
    ['2.0.0', '2.2.0', 'unproven'],
    ['2.1.0', '2.2.0', 'unproven'],
    ['2.3.0', '2.5.0', 'unproven'],
    ['2.4.0', '2.6.0', 'unproven'],
    ['2.7.0', '2.8.0', 'unproven'],
    ['2.9.0', '9.9.9', 'unproven'],
  ])('%s to %s is %s', (from, to, decision) => {
    expect(conclude(index, readSpan(index, version(from), version(to)), [])).toBe(decision);
  });

  it('a span whose releases do not lead to its end does not roll', () => {
    const span = readSpan(index, version('2.4.0'), version('2.5.0'));
    expect(conclude(index, span, [])).toBe('roll');
    expect(conclude(index, { ...span, releases: [] }, [])).toBe('unproven');
    expect(conclude(index, { ...span, to: version('2.9.0') }, [])).toBe('unproven');
  });
});

it('is unproven without an index', () => {
  expect(decideWithoutIndex(version('1.0.0'), version('1.1.0'), 'gone')).toEqual({
    from: '1.0.0',
    to: '1.1.0',
    direction: 'upgrade',
    decision: 'unproven',
    upgradeMode: 'Recreate',
    verdict: 'unknown',
    reasons: [{ rule: 'index-unavailable', release: null, says: 'gone' }],
    requiredStops: [],
    minimumPreviousVersion: null,
    missingRanges: [],
    coveredReleases: 0,
  });
  expect(decideWithoutIndex(version('1.0.0'), version('1.0.0'), 'gone')).toMatchObject({
    direction: 'same-version',
    decision: 'unproven',
  });
});

it.each([
  ['unchanged', 'RollingUpdate'],
  ['roll', 'RollingUpdate'],
  ['recreate', 'Recreate'],
  ['blocked', 'Recreate'],
  ['unproven', 'Recreate'],
] as const)('%s is carried out as %s', (decision, mode) => {
  expect(upgradeModeOf(decision)).toBe(mode);
});
