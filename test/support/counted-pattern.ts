import v8 from 'node:v8';

// V8 counts how often a pattern goes back, for its own tests. Its interpreter would take longer, and its fallback would not count.
v8.setFlagsFromString('--allow-natives-syntax');
v8.setFlagsFromString('--no-regexp-tier-up');
const newPattern = new Function(
  'source',
  'flags',
  'limit',
  'return %NewRegExpWithBacktrackLimit(source, flags, limit)',
) as (source: string, flags: string, limit: number) => RegExp;

/** A piece of a pattern: a class, an escape, the beginning of a group, a quantifier, or a character. */
const PIECES =
  /\[(?:\\.|[^\]\\])*\]|\\(?:k<\w+>|[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|\d+|.)|\((?:\?(?:<?[=!]|<\w+>|[a-z-]*:))?|[*+?]\??|\{\d+,?\d*\}\??|[\s\S]/gu;
/** A piece that takes one character. */
const TAKES_ONE = /^(?:\[[\s\S]+|\\(?![bBk1-9])[\s\S]+|[^\\[\](){}|^$*+?])$/u;
const IS_QUANTIFIER = /^(?:[*+?]\??|\{\d+,?\d*\}\??)$/;

/**
 * The pattern with a look ahead in front of every character. It finds the same. V8 has a short way for a loop over characters, in which it does not
 * count, and this keeps it from taking it.
 */
function withEveryStep(source: string): string {
  const pieces = source.match(PIECES) ?? [];
  return pieces
    .map((piece, index) => {
      if (!TAKES_ONE.test(piece)) return piece;
      const isRepeated = IS_QUANTIFIER.test(pieces[index + 1] ?? '');
      return isRepeated ? `(?:(?=[^])${piece})` : `(?=[^])${piece}`;
    })
    .join('');
}

/**
 * A test whether a pattern searches a text in a number of steps. A step is one return to a choice that was made before, so the answer is the same
 * on every machine.
 *
 * @param steps the most that it may take, a whole number
 */
export function searchesWithin(steps: number, source: string, flags: string): (text: string) => boolean {
  const everywhere = flags.includes('y') ? '' : String.raw`[\s\S]*?`;
  // It finds nothing at all only if it is ended before its last choice, which every text fits.
  const pattern = newPattern(`${everywhere}(?:${withEveryStep(source)})|`, flags.replace(/[gy]/g, ''), steps);
  return (text) => pattern.exec(text) !== null;
}

/**
 * The steps of a search, up to a fifth too many.
 *
 * @param most where to give up
 * @returns null if it takes more
 */
export function stepsOf(source: string, flags: string, text: string, most: number): number | null {
  for (let steps = text.length; steps <= most; steps = Math.ceil(steps * 1.2)) {
    if (searchesWithin(steps, source, flags)(text)) return steps;
  }
  return null;
}
