import { describe, expect, it } from 'vitest';
import type { ReleaseFacts } from '../../src/release-safety/release.ts';
import { type DecidingMember, differencesOf, unsafeSideOf } from '../../src/release-safety/unsafe-side.ts';
import { version } from '../support/documents.ts';

const facts = (changes: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  version: version('1.2.0'),
  previousVersion: version('1.1.0'),
  releaseDate: '2026-03-01T00:00:00Z',
  rollingUpdateSafe: true,
  requiredStops: [],
  minPreviousVersion: null,
  backfilled: false,
  ...changes,
});
const [ONE, OTHER] = [version('1.0.0'), version('1.1.0')];

const YOUNG = '2026-03-02T00:00:00Z';
const OLD = '2026-03-01T00:00:00Z';

type Values = { [Member in DecidingMember]: [Member, ReleaseFacts[Member], ReleaseFacts[Member], unknown] };

it.each<Values[DecidingMember]>([
  ['previousVersion', ONE, OTHER, null],
  ['previousVersion', ONE, null, null],
  ['rollingUpdateSafe', true, false, false],
  ['rollingUpdateSafe', true, 'unknown', 'unknown'],
  ['rollingUpdateSafe', false, 'unknown', false],
  ['minPreviousVersion', null, ONE, ONE],
  ['minPreviousVersion', ONE, OTHER, OTHER],
  ['requiredStops', [ONE], [OTHER], [ONE, OTHER]],
  ['requiredStops', [], [OTHER], [OTHER]],
  ['backfilled', false, true, true],
  ['releaseDate', OLD, YOUNG, YOUNG],
  ['releaseDate', OLD, null, null],
  ['releaseDate', OLD, 'yesterday', null],
  ['releaseDate', null, 'yesterday', null],
  // In another zone the later text is the older moment.
  ['releaseDate', '2026-03-02T00:30:00+02:00', '2026-03-02T00:00:00+00:00', '2026-03-02T00:00:00+00:00'],
])('the unsafe side of %s %j and %j is %j, whoever says which', (member, one, other, expected) => {
  for (const [left, right] of [
    [one, other],
    [other, one],
  ]) {
    const statements = [facts({ [member]: left }), facts({ [member]: right })];
    const found = unsafeSideOf(statements)[member];
    expect(Array.isArray(found) ? found.toSorted() : found).toEqual(expected);
    expect(differencesOf(statements, [member])).toEqual([member]);
    // Once more says nothing new, and a third that agrees with one takes nothing back.
    expect(unsafeSideOf([...statements, statements[0] as ReleaseFacts])[member]).toEqual(found);
  }
});

describe('what means the same', () => {
  it.each<[string, Partial<ReleaseFacts>, Partial<ReleaseFacts>]>([
    ['stops in another order', { requiredStops: [ONE, OTHER] }, { requiredStops: [OTHER, ONE, ONE] }],
    ['a date in another notation', { releaseDate: OLD }, { releaseDate: '2026-03-01T01:00:00.000+01:00' }],
    ['the same text that is no date', { releaseDate: 'soon' }, { releaseDate: 'soon' }],
    ['no date', { releaseDate: null }, { releaseDate: null }],
  ])('%s is no difference', (_, one, other) => {
    const members = ['requiredStops', 'releaseDate'] as const;
    expect(differencesOf([facts(one), facts(other)], members)).toEqual([]);
    expect(unsafeSideOf([facts(one), facts(other)])).toEqual(facts(one));
  });
});

it('leaves one statement as it is', () => {
  const alone = facts({ requiredStops: [ONE], releaseDate: 'soon', rollingUpdateSafe: 'unknown' });
  expect(unsafeSideOf([alone])).toEqual(alone);
});
