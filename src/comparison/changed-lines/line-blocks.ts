/** A block under such a key, or under none, is described by what stands beside it: `name: x, image: {tag: y}`, `'x', flags=['tag=y']`. */
const DESCRIBED_BESIDE = /^\W*(?:image|values|set\w*|inputs|params|parameters|config|container|flags|args|)\W*$/i;
const KEY_OF_BRACKET = /(?:[\w.-]{1,99}(?:\s{1,3}"[\w.-]{0,99}"){1,2}|["']?[\w.-]{0,99}["']?)\s{0,60}[:=]?\s{0,60}$/;
const IN_KEY = /[\w.\s"':=-]/;
/** A key with the signs around it is not longer. */
const LONGEST_KEY = 199;

/** The key in front of a bracket. A line may have a bracket at every other character, so only what can belong to the key is looked at. */
function keyBefore(line: string, at: number): string {
  let start = at;
  while (start > at - LONGEST_KEY && IN_KEY.test(line.charAt(start - 1))) start -= 1;
  return KEY_OF_BRACKET.exec(line.slice(start, at))?.[0] ?? '';
}

/**
 * Finds what belongs to a literal: its own block in brackets, and the keys of the blocks around that. A neighbour in
 * brackets of its own belongs to something else: `{"airflow": {…}, "lightdash": {…}}`.
 *
 * @param brackets from {@link bracketsOf}
 * @param most how many characters in front and behind are looked at
 * @returns the text, and the keys of the brackets around it, from the outermost
 */
export function ownText(
  line: string,
  [start, end]: readonly [number, number],
  brackets: ReadonlyMap<number, number>,
  most: readonly [inFront: number, behind: number],
): { inFront: string; behind: string; keys: string[] } {
  const [first, last] = [Math.max(0, start - most[0]), Math.min(line.length, end + most[1])];
  if (brackets.size === 0) return { inFront: line.slice(first, start), behind: line.slice(end, last), keys: [] };
  const keys: string[] = [];
  /** From the literal to the start of the line. */
  const inFront: string[] = [];
  let behind = '';
  let depth = 0;
  let isDescribed = true;
  for (let at = start - 1; at >= first; at -= 1) {
    const bracket = brackets.get(at) ?? 0;
    const character = line.charAt(at);
    const isOutside = depth === 0;
    if (isOutside && bracket === 0 && isDescribed) inFront.push(character);
    if (bracket !== 1) {
      depth -= bracket;
      continue;
    }
    // A block ends here: one beside the literal, which is left out with its key, or one around it.
    const key = keyBefore(line, at);
    at -= key.length;
    if (!isOutside) depth -= 1;
    else {
      keys.unshift(key.trim());
      inFront.push(character, key);
      isDescribed = DESCRIBED_BESIDE.test(key);
    }
  }
  let level = keys.length;
  for (let at = end; at < last; at += 1) {
    const bracket = brackets.get(at) ?? 0;
    if (depth === 0) behind = bracket === 1 ? behind.replace(KEY_OF_BRACKET, '') : behind + line.charAt(at);
    if (depth === 0 && bracket === -1 && !DESCRIBED_BESIDE.test(keys[--level] ?? 'x')) break;
    depth = Math.max(0, depth + bracket);
  }
  return { inFront: inFront.toReversed().join(''), behind, keys: keys.filter((key) => key !== '') };
}

/** What a string of Python fills in: `f"{image}:{tag}"`. */
const FILLED_IN = /^\{[\w.[\]'"]{1,99}\}(?=[\w:/.-])/;

/** Where blocks begin (1) and end (-1) on a line. The brackets of templates, variables and indexes are none. */
export function bracketsOf(line: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: { readonly at: number; readonly sign: string; readonly isBlock: boolean }[] = [];
  for (const { index: at, 0: sign } of line.matchAll(/[[{}\]]/g)) {
    const before = line.charAt(at - 1);
    if (sign === '{' || sign === '[') {
      const isPart =
        /[$#\\\w]/.test(before) ||
        before === sign ||
        line.charAt(at + 1) === sign ||
        FILLED_IN.test(line.slice(at, at + LONGEST_KEY));
      open.push({ at, sign, isBlock: !isPart });
    } else if (open.at(-1)?.sign === (sign === '}' ? '{' : '[')) {
      const { at: start, isBlock } = open.pop() as (typeof open)[number];
      // An index of its own line: `[lightdash]=1.2.3`.
      if (isBlock && line.charAt(at + 1) !== '=') found.set(start, 1).set(at, -1);
    }
  }
  // What is not closed may go on below.
  for (const { at, isBlock } of open) if (isBlock) found.set(at, 1);
  return found;
}
