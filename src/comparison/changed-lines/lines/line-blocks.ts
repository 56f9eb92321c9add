/** A block under such a key, or under none, is described by what stands beside it: `name: x, image: {tag: y}`, `'x', flags=['tag=y']`. */
const DESCRIBED_BESIDE = /^\W*(?:image|values|set\w*|inputs|params|parameters|config|container|flags|args|)\W*$/i;
const KEY_OF_BRACKET = /(?:[\w.-]{1,99}(?:\s{1,3}"[\w.-]{0,99}"){1,2}|["']?[\w.-]{0,99}["']?)\s{0,60}[:=]?\s{0,60}$/;
const IN_KEY = /[\w.\s"':=-]/;
/** A key with the signs around it is not longer. */
const LONGEST_KEY = 199;

/**
 * Finds what belongs to a literal: its own block in brackets, and the keys of the blocks around that, from the outermost.
 * A neighbour in brackets of its own belongs to something else: `{"airflow": {…}, "lightdash": {…}}`.
 *
 * @param most how many characters in front and behind are looked at
 */
export function ownText(
  line: string,
  [start, end]: readonly [number, number],
  brackets: ReadonlyMap<number, number>,
  most: readonly [inFront: number, behind: number],
): { inFront: string; behind: string; keys: readonly string[] } {
  const [first, last] = [Math.max(0, start - most[0]), Math.min(line.length, end + most[1])];
  if (brackets.size === 0) return { inFront: line.slice(first, start), behind: line.slice(end, last), keys: [] };
  const { inFront, keys } = textInFront(line, start, brackets, first);
  const behind = textBehind(line, end, brackets, last, keys);
  return { inFront, behind, keys: keys.filter((key) => key !== '') };
}

/** What belongs to a literal in front of it, and the keys of all blocks around it, empty for a block without one. */
function textInFront(line: string, start: number, brackets: ReadonlyMap<number, number>, first: number) {
  const keys: string[] = [];
  let text = '';
  let isDescribed = true;
  for (let at = start - 1; at >= first; at -= 1) {
    const other = brackets.get(at);
    if (other === undefined) {
      if (isDescribed) text = line.charAt(at) + text;
      continue;
    }
    const isEndOfNeighbour = other < at;
    const begin = isEndOfNeighbour ? other : at;
    const key = keyBefore(line, begin);
    // The loop goes on in front of the key.
    at = begin - key.length;
    if (isEndOfNeighbour) continue;
    keys.unshift(key.trim());
    text = key + line.charAt(begin) + text;
    isDescribed = DESCRIBED_BESIDE.test(key);
  }
  return { inFront: text, keys };
}

/** What belongs to a literal behind it, up to the end of the block that is described by nothing beside it. */
function textBehind(
  line: string,
  end: number,
  brackets: ReadonlyMap<number, number>,
  last: number,
  keys: readonly string[],
): string {
  const around = [...keys];
  let text = '';
  for (let at = end; at < last; at += 1) {
    const other = brackets.get(at);
    const isBeginOfNeighbour = other !== undefined && other > at;
    if (isBeginOfNeighbour) {
      text = text.replace(KEY_OF_BRACKET, '');
      at = other;
      continue;
    }
    text += line.charAt(at);
    if (other === undefined) continue;
    const key = around.pop();
    if (key === undefined || !DESCRIBED_BESIDE.test(key)) break;
  }
  return text;
}

/** The key in front of a bracket. A line may have a bracket at every other character, so only what can belong to the key is looked at. */
function keyBefore(line: string, at: number): string {
  let start = at;
  while (start > at - LONGEST_KEY && IN_KEY.test(line.charAt(start - 1))) start -= 1;
  return KEY_OF_BRACKET.exec(line.slice(start, at))?.[0] ?? '';
}

/** What a string of Python fills in: `f"{image}:{tag}"`. */
const FILLED_IN = /^\{[\w.[\]'"]{1,99}\}(?=[\w:/.-])/;

/** Each bracket of a line with the place of the other one; infinity if it stands below. Those of templates are none. */
export function bracketsOf(line: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: { readonly at: number; readonly closing: string; readonly isBlock: boolean }[] = [];
  for (const { index: at, 0: sign } of line.matchAll(/[[{}\]]/g)) {
    if (sign === '{' || sign === '[') {
      open.push({ at, closing: sign === '{' ? '}' : ']', isBlock: isBlock(line, at, sign) });
      continue;
    }
    const last = open.at(-1);
    if (last?.closing !== sign) continue;
    open.pop();
    // An index of its own line: `[lightdash]=1.2.3`.
    if (last.isBlock && line.charAt(at + 1) !== '=') found.set(last.at, at).set(at, last.at);
  }
  for (const { at, isBlock } of open) if (isBlock) found.set(at, Number.POSITIVE_INFINITY);
  return found;
}

function isBlock(line: string, at: number, sign: string): boolean {
  const [before, after] = [line.charAt(at - 1), line.charAt(at + 1)];
  const isPart = /[$#\\\w]/.test(before) || before === sign || after === sign;
  return !isPart && !FILLED_IN.test(line.slice(at, at + LONGEST_KEY));
}
