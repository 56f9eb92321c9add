import { describe, expect, it } from 'vitest';
import { parseAge, showMinute } from '../../../src/gate/policy/age.ts';
import { holdByAge } from '../../../src/gate/policy/policy.ts';

const HOUR = 3_600_000;

describe('an age', () => {
  it.each([
    ['3 days', '3 days', 72],
    ['1 day', '1 day', 24],
    ['1 days', '1 day', 24],
    ['36 hours', '36 hours', 36],
    ['36hours', '36 hours', 36],
    ['99999 days', '99999 days', 2_399_976],
  ])('%j is %j', (text, shown, hours) => {
    expect(parseAge(text)).toEqual({ text: shown, ms: hours * HOUR });
  });

  it.each([
    '',
    '3',
    'days',
    '0 days',
    '-1 days',
    '1.5 days',
    '3 weeks',
    '3  days',
    ' 3 days',
    '1e3 days',
    '100000 days',
  ])('%j is not an age', (text) => expect(() => parseAge(text)).toThrow(', not an age.'));
});

describe('a release at a moment', () => {
  const age = parseAge('3 days');
  const now = new Date('2026-11-22T12:00:00.000Z');

  it.each([
    ['2026-11-19T12:00:00.000Z', null],
    ['2026-11-19T12:00:00Z', null],
    ['2026-11-19T13:00:00+01:00', null],
    ['2025-01-01T00:00:00Z', null],
    ['2026-11-19T12:00:00.001Z', '2026-11-22T12:00:00.001Z'],
    ['2026-11-22T11:00:00Z', '2026-11-25T11:00:00.000Z'],
    // One in the future is not even published.
    ['2026-12-01T00:00:00Z', '2026-12-04T00:00:00.000Z'],
  ])('published at %s passes from %s', (date, passesFrom) => {
    const hold = holdByAge(date, age, now);
    expect(hold === null ? null : hold).toEqual(
      passesFrom === null ? null : expect.objectContaining({ rule: 'too-young', on: 'target', passesFrom }),
    );
  });

  it.each([
    null,
    '',
    'yesterday',
    '2026-11-01',
    '2026-02-30T00:00:00Z',
    '2020-01-01T00:00:00',
    '0',
    'Sun, 06 Nov 1994 08:49:37 GMT',
  ])('with the date %j is never old enough', (date) =>
    expect(holdByAge(date, age, now)).toMatchObject({ rule: 'too-young', passesFrom: null }),
  );

  it('is shown in full minutes, rounded up', () => {
    expect(showMinute(Date.parse('2026-11-22T12:00:00.001Z'))).toBe('2026-11-22 12:01 UTC');
    expect(showMinute(Date.parse('2026-11-22T12:00:00.000Z'))).toBe('2026-11-22 12:00 UTC');
  });
});
