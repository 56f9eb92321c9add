import { describe, expect, it } from 'vitest';
import {
  isBelowFloor,
  isIndexed,
  meetsMinimum,
  ReverseSpanError,
  readSpan,
  spanVerdict,
  stopsBetween,
} from '../../src/release-safety/span.ts';
import { indexOf, version } from '../support/documents.ts';

const four = indexOf([['1.0.0'], ['1.1.0'], ['1.2.0'], ['1.10.0']]);
const span = (index: typeof four, from: string, to: string) => readSpan(index, version(from), version(to));
const covered = (index: typeof four, from: string, to: string) =>
  span(index, from, to).releases.map((release) => release.version);
const missing = (index: typeof four, from: string, to: string) =>
  span(index, from, to).missingRanges.map(({ afterVersion, beforeVersion }) => `${afterVersion}..${beforeVersion}`);

describe('the releases of a span: from exclusive, to inclusive', () => {
  it.each([
    ['1.0.0', '1.10.0', ['1.1.0', '1.2.0', '1.10.0']],
    ['1.0.0', '1.1.0', ['1.1.0']],
    ['1.1.0', '1.1.0', []],
    ['1.0.5', '1.2.0', ['1.1.0', '1.2.0']],
    ['1.1.0', '1.9.0', ['1.2.0']],
    ['1.10.0', '2.0.0', []],
    ['9.0.0', '9.9.9', []],
    ['0.1.0', '0.2.0', []],
  ])('after %s up to %s: %j', (from, to, releases) => {
    expect(covered(four, from, to)).toEqual(releases);
  });

  it('refuses to run backwards', () => {
    expect(() => span(four, '1.2.0', '1.1.0')).toThrow(ReverseSpanError);
    const error = new ReverseSpanError(version('1.10.0'), version('1.9.0'));
    expect(() => span(four, '1.10.0', '1.9.0')).toThrow(error);
    expect(error).toMatchObject({
      name: 'ReverseSpanError',
      message:
        '"to" (1.9.0) is below "from" (1.10.0): a downgrade cannot be checked. Give the older version as "from".',
    });
  });
});

describe('missing ranges', () => {
  const gap = indexOf([
    ['1.0.0'],
    ['1.1.0'],
    ['1.2.0', { previousVersion: '1.1.5' }],
    ['1.3.0', { previousVersion: null }],
  ]);

  it.each([
    ['nothing missing', four, '1.0.0', '1.10.0', []],
    ['same version', four, '1.1.0', '1.1.0', []],
    ['same version, absent', four, '1.1.1', '1.1.1', ['1.1.1..1.1.1']],
    ['from absent', four, '1.0.5', '1.2.0', ['1.0.5..1.0.5', '1.0.5..1.1.0']],
    ['to absent', four, '1.1.0', '1.9.0', ['1.2.0..1.9.0']],
    ['both absent', four, '1.0.5', '1.0.6', ['1.0.5..1.0.5', '1.0.5..1.0.6']],
    ['beyond the end', four, '1.10.0', '9.9.9', ['1.10.0..9.9.9']],
    [
      'a previous version that is another, and one that is null',
      gap,
      '1.0.0',
      '1.3.0',
      ['1.1.0..1.2.0', '1.2.0..1.3.0'],
    ],
    ['a gap below the span', gap, '1.2.0', '1.3.0', ['1.2.0..1.3.0']],
    ['below the floor, absent', four, '0.5.0', '1.1.0', ['0.5.0..0.5.0', '0.5.0..1.0.0']],
    ['just below the floor', four, '0.0.1', '1.1.0', ['0.0.1..0.0.1']],
  ])('%s', (_, index, from, to, ranges) => {
    expect(missing(index, from, to)).toEqual(ranges);
  });
});

describe('required stops and minimum', () => {
  const index = indexOf([
    ['1.0.0', { requiredStops: ['1.0.0'] }],
    ['1.1.0', { requiredStops: ['1.3.0', '1.1.0', '0.9.0'] }],
    ['1.2.0', { requiredStops: ['1.1.0', '9.0.0'], minPreviousVersion: '1.1.0' }],
    ['1.3.0', { minPreviousVersion: '1.0.0' }],
  ]);

  it.each([
    ['1.0.0', '1.3.0', ['1.3.0', '1.1.0'], ['1.1.0'], '1.1.0', false],
    ['1.0.0', '1.1.0', ['1.1.0'], [], null, true],
    ['1.1.0', '1.2.0', [], [], '1.1.0', true],
    ['1.2.0', '1.3.0', [], [], '1.0.0', true],
    ['0.5.0', '1.0.0', ['1.0.0'], [], null, true],
    ['0.5.0', '1.3.0', ['1.0.0', '1.3.0', '1.1.0', '0.9.0'], ['1.0.0', '1.1.0', '0.9.0'], '1.1.0', false],
    ['1.2.0', '1.2.0', [], [], null, true],
  ])('from %s to %s: stops %j, strictly between %j, minimum %j met %j', (from, to, stops, between, minimum, met) => {
    const found = span(index, from, to);
    expect(found.requiredStops).toEqual(stops);
    expect(stopsBetween(found)).toEqual(between);
    expect(found.minimum?.version ?? null).toBe(minimum);
    expect(meetsMinimum(found)).toBe(met);
  });

  it('stop at a row that calls itself a stop, unless they land on it', () => {
    const index = indexOf([['1.0.0'], ['1.1.0', { syntheticRequiredStop: true }], ['1.2.0']]);
    expect(stopsBetween(span(index, '1.0.0', '1.2.0'))).toEqual(['1.1.0']);
    expect(stopsBetween(span(index, '1.0.0', '1.1.0'))).toEqual([]);
    expect(stopsBetween(span(index, '1.1.0', '1.2.0'))).toEqual([]);
  });

  it('names the release that asks for the highest minimum', () => {
    expect(span(index, '1.1.0', '1.3.0').minimum).toEqual({ version: '1.1.0', release: '1.2.0' });
    const rising = indexOf([
      ['1.0.0'],
      ['1.1.0', { minPreviousVersion: '0.9.0' }],
      ['1.2.0', { minPreviousVersion: '0.10.0' }],
      ['1.3.0', { minPreviousVersion: '0.10.0' }],
    ]);
    expect(span(rising, '1.0.0', '1.3.0').minimum).toEqual({ version: '0.10.0', release: '1.2.0' });
  });
});

describe('the verdict of a span', () => {
  const verdicts = indexOf([
    ['1.0.0'],
    ['1.1.0'],
    ['1.2.0', { rollingUpdateSafe: 'unknown' }],
    ['1.3.0', { rollingUpdateSafe: false }],
    ['1.4.0'],
  ]);

  it.each([
    ['1.0.0', '1.1.0', true],
    ['1.0.0', '1.2.0', 'unknown'],
    ['1.0.0', '1.4.0', false],
    ['1.3.0', '1.4.0', true],
    ['1.0.0', '1.0.0', true],
    ['1.0.0', '1.9.0', 'unknown'],
  ])('from %s to %s is %j', (from, to, verdict) => {
    expect(spanVerdict(span(verdicts, from, to), (release) => release.rollingUpdateSafe)).toBe(verdict);
  });
});

it('knows what is below the floor and what is indexed', () => {
  expect(isBelowFloor(four, version('0.9.9'))).toBe(true);
  expect(isBelowFloor(four, version('1.0.0'))).toBe(false);
  expect(isIndexed(four, version('1.2.0'))).toBe(true);
  expect(isIndexed(four, version('1.3.0'))).toBe(false);
});
