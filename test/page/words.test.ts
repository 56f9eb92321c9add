import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberOf } from '../../src/page/words.ts';
import { holds } from '../support/holds.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-1_234_567, '-1,234,567'],
])('%i is written %s', (count, text) => expect(numberOf(count)).toBe(text));

it('a whole number is written as in English', () => {
  holds(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(numberOf(count)).toBe(count.toLocaleString('en'));
    }),
  );
});
