import * as fc from 'fast-check';
import semverCompare from 'semver/functions/compare.js';
import { describe, expect, it } from 'vitest';
import { compareVersions, highestVersion, isVersion, sortedVersions } from '../../src/release-safety/version.ts';
import { version } from '../support/documents.ts';
import { holds } from '../support/holds.ts';

describe('isVersion', () => {
  it.each(['0.0.0', '1.2.3', '10.20.30', '0.1893.0', '1.202.10', `9007199254740991.0.0`])('accepts %j', (text) => {
    expect(isVersion(text)).toBe(true);
  });

  it.each([
    'v1.2.3',
    '1.2',
    '1.2.3.4',
    '1.2.3-rc.1',
    '1.2.3+build',
    ' 1.2.3',
    '1.2.3 ',
    '1.2.3\n',
    '01.2.3',
    '1.02.3',
    '1.2.03',
    '-1.2.3',
    '1.2.x',
    '１.２.３',
    'latest',
    'development',
    '',
    '9007199254740992.0.0',
    `1.2.${'3'.repeat(300)}`,
    null,
    undefined,
    123,
    ['1.2.3'],
    { toString: () => '1.2.3' },
  ])('refuses %j', (text) => {
    expect(isVersion(text)).toBe(false);
  });
});

describe('compareVersions', () => {
  it.each([
    ['1.202.9', '1.202.10', -1],
    ['1.9.0', '1.10.0', -1],
    ['2.0.0', '10.0.0', -1],
    ['1.2.3', '1.2.3', 0],
    ['2.0.0', '1.999.999', 1],
  ])('orders %s and %s numerically', (left, right, order) => {
    expect(Math.sign(compareVersions(version(left), version(right)))).toBe(order);
  });

  it('orders as the library for semantic versions does', () => {
    const number = fc.oneof(fc.nat(11), fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER));
    const some = fc.tuple(number, number, number).map((numbers) => version(numbers.join('.')));
    const property = fc.property(some, some, (left, right) => {
      expect(Math.sign(compareVersions(left, right))).toBe(semverCompare(left, right));
    });
    holds(property, { numRuns: 1_000 });
  });

  it('sorts and drops repetitions', () => {
    expect(sortedVersions(['1.10.0', '1.9.0', '1.10.0'].map(version))).toEqual(['1.9.0', '1.10.0']);
  });
});

describe('highestVersion', () => {
  it.each([
    [null, null, null],
    ['1.0.0', null, '1.0.0'],
    [null, '1.0.0', '1.0.0'],
    ['1.9.0', '1.10.0', '1.10.0'],
    ['1.10.0', '1.9.0', '1.10.0'],
  ])('of %j and %j is %j', (left, right, highest) => {
    expect(highestVersion(left === null ? null : version(left), right === null ? null : version(right))).toBe(highest);
  });
});
