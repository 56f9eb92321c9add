import { expect, it } from 'vitest';
import { quoteValue } from '../../src/documents/quote-value.ts';

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [true, 'true'],
  [1.5, '1.5'],
  ['a "b"', '"a \\"b\\""'],
  [[], 'an array of 0'],
  [['a', 'b'], 'an array of 2'],
  [{ length: 3 }, 'an object'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(59)}…`],
])('quotes %j as %s, in at most 60 characters', (value, quoted) => {
  expect(quoteValue(value)).toBe(quoted);
});
