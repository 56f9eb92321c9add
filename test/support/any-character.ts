import * as fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const MOST = 0x10ffff - SURROGATES.count;

/**
 * Any code point, except for surrogates. fast-check's own unit `binary` draws the same ones, but keeps a map of all 1.1 million in each
 * process, which every collection of its garbage then walks through.
 */
export const anyCharacter = fc.nat({ max: MOST }).map(
  (position) => String.fromCodePoint(position < SURROGATES.first ? position : position + SURROGATES.count),
  (character) => {
    const [first, ...others] = typeof character === 'string' ? character : '';
    const code = first?.codePointAt(0);
    if (code === undefined || others.length > 0) throw new Error('It is not one character.');
    if (code < SURROGATES.first) return code;
    if (code < SURROGATES.first + SURROGATES.count) throw new Error('It is half a character.');
    return code - SURROGATES.count;
  },
);
