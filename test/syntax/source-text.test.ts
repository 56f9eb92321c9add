import { describe, expect, it } from 'vitest';
import { SourceText } from '../../src/syntax/source-text.ts';

describe('the place of an offset', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\n', 2, 2, 1],
    ['\n\n\n', 2, 3, 1],
  ])('%j at %i', (text, offset, line, column) => {
    expect(new SourceText('a', text).placeAt(offset)).toEqual({ file: 'a', line, column });
  });
});
