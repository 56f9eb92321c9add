import { remembered } from '../../../deployment/remembered.ts';
import type { Version } from '../../../release-safety/version.ts';
import { bareLines, linesOf } from '../../../syntax/text-lines.ts';
import { type Around, LinesAround } from '../lines/around-line.ts';
import { bracketsOf, ownText } from '../lines/line-blocks.ts';
import { hasVersion, literalsIn, MOST_IN_FRONT, withoutVersions } from './versions-in-text.ts';

/** A version literal in a changed line, with the text around it that says whose version it is. */
export interface VersionLiteral extends PlainLine {
  readonly version: Version;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** The word or option in front of the literal: `LIGHTDASH_VERSION`, `image.tag`, `--version`; empty where there is none. */
  readonly key: string;
  /** What stands in front of the literal in its text, which is cut to what stands near the literal. */
  readonly inFront: string;
  /** The number of literals before this one on its line. */
  readonly position: number;
  readonly around: Around;
}

export type ChangedLines = ReturnType<typeof changedLines>;

export interface PlainLine {
  /** 1-based. */
  readonly line: number;
  /** Without its comment. */
  readonly text: string;
}

/** Patterns see this many characters behind a version, for the same reason as in front of it. */
const MOST_BEHIND = 200;

/** The lines of one text that name the service and a version, and are not in the other text. */
export function namedLines(text: string, other: string, hasName: (line: string) => boolean): PlainLine[] {
  const [own, others] = [text, other].map((each) =>
    linesOf(each)
      .map((written, index) => ({ line: index + 1, text: written }))
      .filter((line) => hasName(line.text) && hasVersion(line.text)),
  ) as [PlainLine[], PlainLine[]];
  return without(own, others, (line) => line.text);
}

/** The versions in the lines that leave a text and come to it, and the lines without one. @param path tells the comments */
export function changedLines(before: string, after: string, suffix: string, path: string) {
  const blocks = new Map<string, number>();
  const read = (text: string) => readLines(text, path, suffix, blocks);
  const [was, is] = [read(before), read(after)];
  // A line that only moved keeps its keys above. Two lines that swapped places do not.
  const own = remembered(({ around, position, text }: VersionLiteral) => `${around.block} ${position} ${text.trim()}`);
  // Whether a command goes on below is no change of its line.
  const plain = ({ text }: PlainLine) => text.replace(/\\$/, '').trim();
  const [gone, come] = [without(was.literals, is.literals, own), without(is.literals, was.literals, own)];
  const swapped = swappedLines(was.literals, is.literals).filter(
    ({ before: old, after: now }) => !gone.includes(old) && !come.includes(now),
  );
  return {
    before: [...gone, ...swapped.map((each) => each.before)],
    after: [...come, ...swapped.map((each) => each.after)],
    /** The versions of the old text that stay. */
    stays: without(was.literals, gone, (each) => each),
    plainBefore: linesWithout(was.plain, is.plain, plain),
    plainAfter: linesWithout(is.plain, was.plain, plain),
    /** All lines that only one side has, as a whole. */
    linesBefore: linesWithout([...was.plain, ...was.whole], [...is.plain, ...is.whole], plain),
    linesAfter: linesWithout([...is.plain, ...is.whole], [...was.plain, ...was.whole], plain),
    /** The whole lines that change beside a version in brackets, which does not. */
    aroundBefore: linesAround(was.whole, is.whole, gone),
    aroundAfter: linesAround(is.whole, was.whole, come),
  };
}

/** The lines of one side with versions, without those that the other side has too, and those whose versions change. */
function linesAround(own: readonly PlainLine[], others: readonly PlainLine[], changed: readonly VersionLiteral[]) {
  const told = new Set(changed.map(({ line }) => line));
  return without(own, others, ({ text }) => text.trim()).filter(({ line }) => !told.has(line));
}

/** Of several lines that set one key, the last counts, and it may be another one than before. */
function swappedLines(was: readonly VersionLiteral[], is: readonly VersionLiteral[]) {
  const last = new Map(was.map((each) => [placeKey(each), each]));
  const now = new Map(is.map((each) => [placeKey(each), each]));
  return [...now].flatMap(([key, after]) => {
    const before = last.get(key);
    return before === undefined || before.version === after.version || after.key === '' ? [] : [{ before, after }];
  });
}

/** The items that the others do not have, or have fewer times. */
function without<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => unknown): T[] {
  const left = new Map<unknown, number>();
  for (const key of others.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return items.filter((item) => {
    const key = keyOf(item);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** A line, with the one above it. */
interface PlacedLine extends PlainLine {
  readonly above: string;
}

/** As {@link without}. Of equal lines, the one below the same line as before stays. */
function linesWithout(items: readonly PlacedLine[], others: readonly PlacedLine[], keyOf: (line: PlainLine) => string) {
  const inPlace = (line: PlacedLine) => `${line.above}\n${keyOf(line)}`;
  return without(without(items, others, inPlace), without(others, items, inPlace), keyOf);
}

/** The versions in a text and the lines without one. @param blocks {@link LinesAround} */
function readLines(written: string, path: string, suffix: string, blocks: Map<string, number>) {
  const lines = bareLines(written, path);
  const around = new LinesAround(lines, linesOf(written), blocks);
  const literals: VersionLiteral[] = [];
  const [plain, whole]: [PlacedLine[], PlacedLine[]] = [[], []];
  let above = '';
  for (const [index, text] of lines.entries()) {
    const found = literalsIn(text, suffix);
    for (const each of literalsOf(text, index, found, around)) literals.push(each);
    if (text.trim() === '') continue;
    (found.length === 0 ? plain : whole).push({ line: index + 1, text, above });
    above = text.trim();
  }
  return { literals, plain, whole };
}

/** The versions of one line, each with what stands around it. */
function literalsOf(text: string, index: number, found: ReturnType<typeof literalsIn>, lines: LinesAround) {
  if (found.length === 0) return [];
  const ofLine = lines.at(index);
  const brackets = bracketsOf(text);
  return found.map(({ version, column, key }, position): VersionLiteral => {
    const place = [column - 1, column - 1 + version.length] as const;
    const { inFront, behind, keys } = ownText(text, place, brackets, [MOST_IN_FRONT, MOST_BEHIND]);
    const around = lines.within(ofLine, keys);
    const own = inFront + version + behind;
    return { version, line: index + 1, column, key: key || ofLine.option, position, inFront, text: own, around };
  });
}

/** The text of a literal without its version. A line can hold thousands, and each is compared several times. */
export const skeleton = remembered(({ text }: VersionLiteral) =>
  withoutVersions(text)
    .replace(/@sha256:\w+|\s+/g, ' ')
    .trim(),
);

/** Equal for literals in one block that differ in nothing but the version. */
export function placeKey(literal: VersionLiteral): string {
  return `${literal.around.block} ${literal.position} ${skeleton(literal)}`;
}
