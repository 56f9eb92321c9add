import { describe, expect, it } from 'vitest';
import type { Hold } from '../../src/release-safety/hold.ts';
import { type NoPath, newestRollingVersion, planHops } from '../../src/release-safety/plan.ts';
import { withHolds } from '../../src/release-safety/release.ts';
import { parseReleaseIndex, type ReleaseIndex } from '../../src/release-safety/release-index.ts';
import { ReverseSpanError, readSpan } from '../../src/release-safety/span.ts';
import { documentOf, indexOf, type Loose, type RowChanges, version } from '../support/documents.ts';

const plan = (index: ReleaseIndex, from: string, to: string) =>
  planHops(index, readSpan(index, version(from), version(to)));
/** `1.1.0` for a hop that rolls, `1.1.0!` for one that recreates, `1.1.0?` for one without proof. */
const way = (index: ReleaseIndex, from: string, to: string) =>
  plan(index, from, to).hops?.map(
    ({ to: landing, decision }) => `${landing}${{ roll: '', unproven: '?' }[decision as string] ?? '!'}`,
  );
const NO_ROW = 'no row in the index';
const unknown: RowChanges = { rollingUpdateSafe: 'unknown' };

describe('the fewest hops', () => {
  it.each<[string, [string, RowChanges?][], string, string, string[]]>([
    ['one hop where the jump is permitted', [['1.0.0'], ['1.1.0'], ['1.2.0']], '1.0.0', '1.2.0', ['1.2.0']],
    ['one hop that recreates', [['1.0.0'], ['1.1.0', unknown], ['1.2.0']], '1.0.0', '1.2.0', ['1.2.0!']],
    ['no hop to the same version', [['1.0.0'], ['1.1.0']], '1.1.0', '1.1.0', []],
    [
      'a hop to meet a minimum',
      [['1.0.0'], ['1.1.0'], ['1.2.0', { minPreviousVersion: '1.1.0' }]],
      '1.0.0',
      '1.2.0',
      ['1.1.0', '1.2.0'],
    ],
    [
      'the farthest first hop among equals',
      [['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0'], ['1.4.0', { minPreviousVersion: '1.1.0' }]],
      '1.0.0',
      '1.4.0',
      ['1.3.0', '1.4.0'],
    ],
    [
      'fewer Recreate hops before the farthest first hop',
      [['1.0.0'], ['1.1.0'], ['1.2.0', unknown], ['1.3.0', { ...unknown, minPreviousVersion: '1.1.0' }]],
      '1.0.0',
      '1.3.0',
      ['1.1.0', '1.3.0!'],
    ],
    [
      'fewer hops before fewer Recreate hops',
      [['1.0.0'], ['1.1.0'], ['1.2.0', unknown], ['1.3.0']],
      '1.0.0',
      '1.3.0',
      ['1.3.0!'],
    ],
    [
      'fewer hops before fewer Recreate hops, where minima keep the first hop short',
      [
        ['1.0.0'],
        ['1.1.0'],
        ['1.2.0', unknown],
        ['1.3.0', { ...unknown, minPreviousVersion: '1.1.0' }],
        ['1.4.0', { minPreviousVersion: '1.2.0' }],
      ],
      '1.0.0',
      '1.4.0',
      ['1.2.0!', '1.4.0!'],
    ],
    [
      'the farthest first hop among equals, though it is the one that recreates',
      [['1.0.0'], ['1.1.0'], ['1.2.0', unknown], ['1.3.0', { minPreviousVersion: '1.1.0' }]],
      '1.0.0',
      '1.3.0',
      ['1.2.0!', '1.3.0'],
    ],
    [
      'a landing on every stop strictly between, in order',
      [['1.0.0'], ['1.1.0', { requiredStops: ['1.1.0'] }], ['1.2.0'], ['1.3.0', { requiredStops: ['1.2.0', '1.3.0'] }]],
      '1.0.0',
      '1.3.0',
      ['1.1.0', '1.2.0', '1.3.0'],
    ],
    [
      'a landing on a stop that only a later release names',
      [['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0', { requiredStops: ['1.1.0'] }]],
      '1.0.0',
      '1.3.0',
      ['1.1.0', '1.3.0'],
    ],
    [
      'no landing on a stop that lies outside the span',
      [['1.0.0'], ['1.1.0', { requiredStops: ['1.0.0', '1.1.0'] }], ['1.2.0']],
      '1.1.0',
      '1.2.0',
      ['1.2.0'],
    ],
    [
      'over the floor from below it',
      [['1.0.0', { requiredStops: ['1.0.0'] }], ['1.1.0'], ['1.2.0', { minPreviousVersion: '1.1.0' }]],
      '0.3.0',
      '1.2.0',
      ['1.0.0!', '1.1.0', '1.2.0'],
    ],
    ['to the floor itself', [['1.0.0', { requiredStops: ['1.0.0'] }], ['1.1.0']], '0.3.0', '1.0.0', ['1.0.0!']],
  ])('%s', (_, releases, from, to, hops) => {
    expect(way(indexOf(releases), from, to)).toEqual(hops);
  });

  it('gives each hop its own reasons', () => {
    const index = indexOf([['1.0.0'], ['1.1.0', unknown], ['1.2.0', { minPreviousVersion: '1.1.0' }]]);
    expect(plan(index, '1.0.0', '1.2.0').hops).toMatchObject([
      { from: '1.0.0', to: '1.1.0', upgradeMode: 'Recreate', reasons: [{ rule: 'verdict-unknown', release: '1.1.0' }] },
      { from: '1.1.0', to: '1.2.0', upgradeMode: 'RollingUpdate', reasons: [] },
    ]);
  });

  it('does not lead over a release in doubt, which may hide a stop', () => {
    const document = documentOf([['1.0.0'], ['1.1.0'], ['1.2.0']]) as Loose;
    document.entries.push({ ...document.entries[1], rollingUpdateSafe: false });
    expect(plan(parseReleaseIndex(document), '1.0.0', '1.2.0')).toMatchObject({
      hops: null,
      problem: { rule: 'no-way-in', release: '1.1.0', says: expect.stringContaining('rollingUpdateSafe') },
    });
  });

  it('refuses to run backwards', () => {
    expect(() => plan(indexOf([['1.0.0'], ['1.1.0']]), '1.1.0', '1.0.0')).toThrow(ReverseSpanError);
  });
});

describe('no path: the plan says which release has no way in', () => {
  it.each<[string, [string, RowChanges?][], string, string, string, string, string]>([
    ['from absent', [['1.0.0'], ['1.1.0']], '1.0.5', '1.1.0', 'not-indexed', '1.0.5', NO_ROW],
    ['to absent', [['1.0.0'], ['1.1.0']], '1.0.0', '1.2.0', 'not-indexed', '1.2.0', NO_ROW],
    ['the same absent version', [['1.0.0'], ['1.1.0']], '1.0.5', '1.0.5', 'not-indexed', '1.0.5', NO_ROW],
    [
      'a minimum that no release meets',
      [['1.0.0'], ['1.1.0'], ['1.2.0', { minPreviousVersion: '1.1.5' }], ['1.3.0']],
      '1.0.0',
      '1.3.0',
      'no-way-in',
      '1.2.0',
      'minPreviousVersion is 1.1.5, and no release lies between',
    ],
    [
      'a minimum above its own release',
      [['1.0.0'], ['1.1.0', { minPreviousVersion: '9.0.0' }]],
      '1.0.0',
      '1.1.0',
      'no-way-in',
      '1.1.0',
      'minPreviousVersion is 9.0.0, and no release lies between',
    ],
    [
      'a gap',
      [['1.0.0'], ['1.1.0'], ['1.2.0', { previousVersion: '1.1.7' }], ['1.3.0']],
      '1.0.0',
      '1.3.0',
      'no-way-in',
      '1.2.0',
      'previousVersion is 1.1.7, but 1.1.0 is the release before it',
    ],
    [
      'a stop that is not indexed',
      [['1.0.0'], ['1.1.0', { requiredStops: ['1.0.5'] }]],
      '1.0.0',
      '1.1.0',
      'stop-not-indexed',
      '1.0.5',
      NO_ROW,
    ],
    [
      'a floor whose minimum is not met',
      [['1.0.0', { minPreviousVersion: '0.9.0' }], ['1.1.0']],
      '0.5.0',
      '1.1.0',
      'no-way-in',
      '1.0.0',
      'minPreviousVersion is 0.9.0',
    ],
    [
      'a stop below the floor, which every way enters at',
      [['0.9.0'], ['1.0.0'], ['1.1.0', { requiredStops: ['0.9.0'] }]],
      '0.5.0',
      '1.1.0',
      'stop-not-indexed',
      '0.9.0',
      NO_ROW,
    ],
    ['a floor that is not indexed', [['1.1.0'], ['1.2.0']], '0.5.0', '1.2.0', 'not-indexed', '1.0.0', NO_ROW],
  ])('%s', (_, releases, from, to, rule, release, says) => {
    expect(plan(indexOf(releases, '1.0.0'), from, to)).toEqual({ hops: null, problem: { rule, release, says } });
  });
});

/** An index with a hold on some of its releases. */
const heldIndex = (open: ReleaseIndex, holds: Readonly<Record<string, Partial<Hold>>>): ReleaseIndex => ({
  ...open,
  releases: open.releases.map((each) => {
    const hold = holds[each.version];
    if (hold === undefined) return each;
    return withHolds(each, [
      { on: 'target', rule: 'too-young', says: `${each.version} is held`, passesFrom: null, issue: null, ...hold },
    ]);
  }),
});
const heldAt = (release: string) => ({ hops: null, problem: { rule: 'held', release, says: `${release} is held` } });
const withDowntime = { rule: 'known-issue-recreate' } as const;

describe('what the policy holds', () => {
  const four = indexOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0', { minPreviousVersion: '1.2.0' }]]);
  const chain = indexOf([
    ['1.0.0'],
    ['1.1.0'],
    ['1.2.0', { minPreviousVersion: '1.1.0' }],
    ['1.3.0', { minPreviousVersion: '1.2.0' }],
  ]);

  it.each<[string, ReleaseIndex, Readonly<Record<string, Partial<Hold>>>, string, string[] | string]>([
    ['nothing is held', four, {}, '1.3.0', ['1.2.0', '1.3.0']],
    ['a landing that a minimum asks for', four, { '1.2.0': {} }, '1.3.0', '1.2.0'],
    ['a release that is only crossed', four, { '1.1.0': {} }, '1.3.0', ['1.2.0', '1.3.0']],
    ['a release that must not be crossed', four, { '1.1.0': { on: 'span' } }, '1.3.0', '1.1.0'],
    ['the target', four, { '1.2.0': {} }, '1.2.0', '1.2.0'],
    ['the first landing of several', chain, { '1.1.0': {} }, '1.3.0', '1.1.0'],
    ['a landing after another', chain, { '1.2.0': {} }, '1.3.0', '1.2.0'],
    ['a landing with downtime', four, { '1.2.0': withDowntime }, '1.3.0', ['1.2.0!', '1.3.0']],
    [
      'each landing with downtime',
      chain,
      {
        '1.1.0': { ...withDowntime, on: 'span' },
        '1.2.0': { ...withDowntime, on: 'span' },
        '1.3.0': { ...withDowntime, on: 'span' },
      },
      '1.3.0',
      ['1.1.0!', '1.2.0!', '1.3.0!'],
    ],
    [
      'downtime at the farther of two landings',
      indexOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0', { ...unknown, minPreviousVersion: '1.1.0' }]]),
      { '1.2.0': withDowntime },
      '1.3.0',
      ['1.1.0', '1.3.0!'],
    ],
    ['the floor', indexOf([['1.0.0'], ['1.1.0']], '1.0.0'), { '1.0.0': {} }, '1.1.0', '1.0.0'],
  ])('%s', (what, open, holds, to, expected) => {
    const from = what === 'the floor' ? '0.9.0' : '1.0.0';
    const index = heldIndex(open, holds);
    if (typeof expected === 'string') expect(plan(index, from, to)).toEqual(heldAt(expected));
    else expect(way(index, from, to)).toEqual(expected);
  });

  it.each<[Hold['rule'], NoPath['rule']]>([
    ['too-young', 'held'],
    ['known-issue', 'held'],
    ['promotion', 'held'],
    ['migrations-open-at-stop', 'held'],
    ['index-too-old', 'index-too-old'],
    ['policy-unavailable', 'policy-unavailable'],
    ['promotion-unknown', 'promotion-unknown'],
  ])('names %s as %s, because only a policy that can be applied keeps a release out', (rule, expected) => {
    for (const released of ['1.2.0', '1.3.0']) {
      expect(plan(heldIndex(four, { [released]: { rule } }), '1.0.0', '1.3.0')).toMatchObject({
        problem: { rule: expected, release: released },
      });
    }
  });

  it.each<[string, Readonly<Record<string, Partial<Hold>>>, string[], string]>([
    ['nothing', {}, ['1.2.0'], '1.3.0'],
    ['the newest', { '1.3.0': {} }, [], '1.2.0'],
    ['one before it', { '1.2.0': {} }, [], '1.3.0'],
    ['a required stop', { '1.2.0': {} }, ['1.2.0'], '1.1.0'],
    ['the start, though it is a stop', { '1.0.0': {} }, ['1.0.0'], '1.3.0'],
    ['one that must not be crossed', { '1.2.0': { on: 'span' } }, [], '1.1.0'],
  ])('the newest version that rolls, where the policy holds %s', (_, holds, requiredStops, newest) => {
    const open = indexOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0', { requiredStops }]]);
    expect(newestRollingVersion(heldIndex(open, holds), version('1.0.0'))).toBe(newest);
  });
});

it('no path leads over a floor whose row is in doubt', () => {
  const document = documentOf([['1.0.0'], ['1.1.0']], '1.0.0') as Loose;
  document.entries.push({ ...document.entries[0], rollingUpdateSafe: false });
  expect(plan(parseReleaseIndex(document), '0.9.0', '1.1.0')).toEqual({
    hops: null,
    problem: {
      rule: 'no-way-in',
      release: '1.0.0',
      says: 'index: the version appears 2 times, with different "rollingUpdateSafe"',
    },
  });
});

it('no path leads between releases below the floor, which nothing covers', () => {
  const below = indexOf([['0.8.0'], ['0.9.0'], ['1.0.0']], '1.0.0');
  const problem = { rule: 'no-way-in', release: '0.9.0', says: 'below the floor 1.0.0' };
  expect(plan(below, '0.8.0', '0.9.0')).toEqual({ hops: null, problem });
  expect(plan(below, '0.9.0', '0.9.0')).toEqual({ hops: [], problem: null });
});

describe('the newest version that rolls', () => {
  const index = indexOf([
    ['1.0.0'],
    ['1.1.0'],
    ['1.2.0', { requiredStops: ['1.2.0'] }],
    ['1.3.0', { minPreviousVersion: '1.2.0' }],
    ['1.4.0', unknown],
    ['1.5.0'],
    ['1.6.0', { previousVersion: '1.5.5' }],
    ['1.7.0'],
    ['1.8.0', { minPreviousVersion: '1.7.5' }],
  ]);

  it.each([
    ['1.0.0', '1.3.0'],
    ['1.2.0', '1.3.0'],
    ['1.3.0', null],
    ['1.4.0', '1.5.0'],
    ['1.5.0', null],
    ['1.6.0', '1.7.0'],
    ['1.7.0', null],
    ['1.8.0', null],
    ['1.2.5', null],
    ['0.5.0', null],
    ['9.0.0', null],
  ])('from %s is %j, over stops and minima', (from, newest) => {
    expect(newestRollingVersion(index, version(from))).toBe(newest);
  });

  it.each([
    [['1.2.5', '1.1.5'], '1.0.0', '1.2.0'],
    [['1.1.5', '1.2.5'], '1.0.0', '1.2.0'],
    [['0.9.5'], '1.0.0', '1.4.0'],
    [['1.0.5'], '1.0.0', '1.2.0'],
    [['1.0.5'], '1.1.0', '1.4.0'],
    [['1.2.0'], '1.0.0', '1.4.0'],
    [['1.2.0', '1.3.5'], '1.0.0', '1.2.0'],
  ])(
    'where 1.3.0 names the stops %j, from %s it is %j: a stop that is not indexed, or later than 1.3.0, ends the way',
    (requiredStops, from, newest) => {
      const stops = indexOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.3.0', { requiredStops }], ['1.4.0']]);
      expect(newestRollingVersion(stops, version(from))).toBe(newest);
    },
  );

  it('does not exist from below the floor, even from an indexed version', () => {
    expect(newestRollingVersion(indexOf([['0.9.0'], ['1.0.0'], ['1.1.0']], '1.0.0'), version('0.9.0'))).toBeNull();
  });
});
