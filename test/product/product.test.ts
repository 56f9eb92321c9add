import { expect, it } from 'vitest';
import { product } from '../../src/product/product.ts';

// A file without the word is not opened. An image whose name lacks it would be upgraded unseen, beside a deployment that passes.
it.each([
  ['image.path', product.image.path],
  ['image.marketplaceName', product.image.marketplaceName],
  ['chart.name', product.chart.name],
])('has its word in %s', (_, name) => {
  expect(product.word).toMatch(/^[a-z\d-]+$/);
  expect(name).toContain(product.word);
});
