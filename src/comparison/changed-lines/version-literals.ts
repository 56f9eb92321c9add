import { groupBy } from '../../deployment/group-by.ts';
import { remembered } from '../../deployment/remembered.ts';
import { isVersion, type Version } from '../../release-safety/version.ts';
import { bareLines, linesOf } from '../../syntax/text-lines.ts';
import { commandAt, optionAbove } from './command-lines.ts';
import { type Dependency, dependencyAt } from './dependency-comments.ts';
import { bracketsOf, ownText } from './line-blocks.ts';
import { type Outline, outlineOf, pinsTag, subjectOf } from './line-outline.ts';

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

/** What stands around all literals of one line. Long lines are cut. */
export interface Around {
  /** The other lines of the command if it continues over several. */
  readonly command: string;
  /** The keys or sections above the line, from the outermost. */
  readonly sections: readonly string[];
  /** What the block around is for, where a line beside it says so; null if none does. */
  readonly about: string | null;
  /** The sections, what the block is for, and then the lines beside that describe the block. */
  readonly context: readonly string[];
  /** The nearest line that says which image, chart or repository the line is for; null if none does. */
  readonly subject: string | null;
  /** What a comment says that the version is of; null if none does. */
  readonly dependency: Dependency | null;
  /** The first line of the list item that the line belongs to; empty if it is that line itself, or in no item. */
  readonly item: string;
  /** Whether values in the same block pin the tag, so that a chart's version does not matter. */
  readonly isPinned: boolean;
  /** Equal for the same context and first line of the list item around, on both sides. */
  readonly block: number;
}

export type ChangedLines = ReturnType<typeof changedLines>;

export interface PlainLine {
  /** 1-based. */
  readonly line: number;
  /** Without its comment. */
  readonly text: string;
}

/** A literal of the base and its replacement; null on the side where there is none or it is not clear which. */
export interface LiteralPair {
  readonly before: VersionLiteral | null;
  readonly after: VersionLiteral | null;
}

/**
 * Patterns see this many characters around a literal, and as many of each line beside it. Whoever writes the change
 * writes the text, so no pattern may see all of it.
 */
const [IN_FRONT, BEHIND] = [400, 200];

/** The lines of one text that name the service and a version, and are not in the other text. */
export function namedLines(text: string, other: string, hasName: (line: string) => boolean): PlainLine[] {
  const [own, others] = [text, other].map((each) =>
    linesOf(each)
      .map((written, index) => ({ line: index + 1, text: written }))
      .filter((line) => hasName(line.text) && line.text.search(LITERAL) !== -1),
  ) as [PlainLine[], PlainLine[]];
  return without(own, others, (line) => line.text);
}

/**
 * The versions in the lines that a change removes from a text and adds to it, and the lines without one.
 *
 * @param suffix the suffix that a tag may have after its version
 * @param path of the file, whose ending tells what a comment is
 */
export function changedLines(before: string, after: string, suffix: string, path: string) {
  const blocks = new Map<string, number>();
  const read = (text: string) => readLines(bareLines(text, path), linesOf(text), suffix, blocks);
  const [was, is] = [read(before), read(after)];
  // A line that only moved keeps its keys above. Two lines that swapped places do not.
  const own = remembered(({ around, position, text }: VersionLiteral) => `${around.block} ${position} ${text.trim()}`);
  // Whether a command goes on below is no change of its line.
  const plain = ({ text }: PlainLine) => text.replace(/\\$/, '').trim();
  const [gone, come] = [without(was.literals, is.literals, own), without(is.literals, was.literals, own)];
  // Of several lines that set one key, the last counts.
  const lastOf = (all: readonly VersionLiteral[]) => new Map(all.map((each) => [placeKey(each), each]));
  const [lastBefore, lastAfter] = [lastOf(was.literals), lastOf(is.literals)];
  const swapped = [...lastAfter].flatMap(([key, last]) => {
    const first = lastBefore.get(key);
    const isOther = first !== undefined && first.version !== last.version && last.key !== '';
    return isOther && !gone.includes(first) && !come.includes(last) ? [{ first, last }] : [];
  });
  return {
    before: [...gone, ...swapped.map(({ first }) => first)],
    after: [...come, ...swapped.map(({ last }) => last)],
    /** The versions of the old text that stay. */
    stays: without(was.literals, gone, (each) => each),
    plainBefore: without(was.plain, is.plain, plain),
    plainAfter: without(is.plain, was.plain, plain),
  };
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

/** Pairs removed with added literals: first the same text apart from the version, then the same key in the same place, then the same key. */
export function pairLiterals({ before, after }: Pick<ChangedLines, 'before' | 'after'>): LiteralPair[] {
  const pairs: LiteralPair[] = [];
  let [gone, come] = [before, after];
  for (const keyOf of [
    placeKey,
    (each: VersionLiteral) => `${each.position} ${skeleton(each)}`,
    ({ key, around }: VersionLiteral) => (key === '' ? '' : `${around.block} ${key}`),
    ({ key }: VersionLiteral) => key,
  ]) {
    const others = groupBy(come, keyOf);
    for (const [key, ones] of groupBy(gone, keyOf)) {
      const same = others.get(key) ?? [];
      // Equal counts are paired in order. Where all added versions are the same, the order does not matter.
      const isClear = ones.length === same.length || new Set(same.map(({ version }) => version)).size === 1;
      if (key === '' || !isClear) continue;
      for (let index = 0; index < Math.max(ones.length, same.length); index += 1) {
        pairs.push({
          before: ones[Math.min(index, ones.length - 1)] ?? null,
          after: same[Math.min(index, same.length - 1)] ?? null,
        });
      }
    }
    const done = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
    gone = gone.filter((each) => !done.has(each));
    come = come.filter((each) => !done.has(each));
  }
  const alone = gone.map((each): LiteralPair => ({ before: each, after: null }));
  return [...pairs, ...alone, ...come.map((each): LiteralPair => ({ before: null, after: each }))];
}

/** The same place, inside of brackets of the line. */
function within(around: Around, keys: readonly string[], blocks: Map<string, number>): Around {
  const block = numberOf(`${around.block}\n${keys.join('\n')}`, blocks);
  return { ...around, block, sections: [...around.sections, ...keys], context: [...around.context, ...keys] };
}

function numberOf(key: string, known: Map<string, number>): number {
  const number = known.get(key) ?? known.size;
  known.set(key, number);
  return number;
}

/** @param written the lines with their comments */
function readLines(lines: readonly string[], written: readonly string[], suffix: string, blocks: Map<string, number>) {
  const outline = lines.map(outlineOf);
  const literals: VersionLiteral[] = [];
  const plain: PlainLine[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 1;
    const found = literalsIn(text, suffix);
    if (found.length === 0) {
      plain.push({ line, text });
      continue;
    }
    const dependency = dependencyAt(written, index);
    const around = { ...aroundLine(outline, index, blocks), command: commandAt(lines, index), dependency };
    const brackets = bracketsOf(text);
    const option = optionAbove(lines, index);
    for (const [position, { version, column, key: written }] of found.entries()) {
      const key = written || option;
      const place = [column - 1, column - 1 + version.length] as const;
      const { inFront, behind, keys } = ownText(text, place, brackets, [IN_FRONT, BEHIND]);
      const own = keys.length === 0 ? around : within(around, keys, blocks);
      literals.push({ version, line, column, key, position, inFront, text: inFront + version + behind, around: own });
    }
  }
  return { literals, plain };
}

const LITERAL = /(?<![\w.])v?(\d{1,3}\.\d{1,9}\.\d{1,9})([-+][\w.-]{0,128})?(?![\w.+-])/g;
/**
 * A key, an option or an element in front of a version: `"tag": "`, `image.tag=`, `--version `, `TAG ?= `, `<tag>`,
 * `['tag'] = `, `tag: str = `, `tag string = `.
 */
const KEY =
  /(?:(?<![\w.-])([\w.-]*[A-Za-z][\w.-]*)["']?[\])]?(?:(?::\s{0,9}[\w&.]{1,40}|\s{1,9}string)\s{0,9}(?==))?\s{0,60}(?:\?=|:=|=>|=|:|,|\s)\s{0,60}\[?\s{0,60}["'`]?|<([A-Za-z][^<>]{0,99})>\s{0,60})$/;

const SIGN_OF_RANGE = /(?:~>\s?|[~^]|[<>]=)$/;

function isLiteral(version: string, decoration: string, suffix: string): version is Version {
  return isVersion(version) && (decoration === '' || decoration === suffix);
}

/** Replaces every version that counts on a changed line with `X.Y.Z`. The suffix stays because it names another build. */
export function blankVersions(text: string, suffix: string): string {
  return text.replace(LITERAL, (whole, version: string, decoration = '') =>
    isLiteral(version, decoration, suffix) ? `X.Y.Z${decoration}` : whole,
  );
}

/** The versions that {@link blankVersions} replaces. */
export function literalVersions(text: string, suffix: string): Version[] {
  return literalsIn(text, suffix).map(({ version }) => version);
}

function literalsIn(text: string, suffix: string): { version: Version; column: number; key: string }[] {
  return [...text.matchAll(LITERAL)].flatMap(({ index, 0: whole, 1: version = '', 2: decoration = '' }) => {
    if (!isLiteral(version, decoration, suffix)) return [];
    const offset = whole.startsWith('v') ? 1 : 0;
    const inFront = text.slice(Math.max(0, index - IN_FRONT), index).replace(SIGN_OF_RANGE, '');
    const [, word, element] = KEY.exec(inFront) ?? [];
    const key = word ?? element ?? '';
    return [{ version, column: index + offset + 1, key }];
  });
}

/** A line can hold thousands of versions, and each is compared several times. */
const skeleton = remembered(({ text }: VersionLiteral) =>
  text
    .replace(LITERAL, 'X.Y.Z')
    .replace(/@sha256:\w+|\s+/g, ' ')
    .trim(),
);

/** Equal for literals in one block that differ in nothing but the version. */
function placeKey(literal: VersionLiteral): string {
  return `${literal.around.block} ${literal.position} ${skeleton(literal)}`;
}

/** A line that says what the blocks beside it are for, and its value: `chart: lightdash` beside `values:`. */
const ABOUT = /^["']?(?:uses|remoteChart|chart(?:[-_]?(?:name|path|ref))?)["']?\s{0,9}[:=]\s{0,9}(\S.*)/;
const MOST_LINES_AROUND = 200;
/** The most keys above a literal, and the most lines beside it that describe its block. */
const MOST_NEIGHBOURS = 20;

function aroundLine(lines: readonly Outline[], own: number, blocks: Map<string, number>) {
  const column = lines[own]?.indent ?? 0;
  const above: string[] = [];
  const beside: string[] = [];
  let least = column;
  let isList = false;
  let [item, block] = ['', ''];
  let about: string | null = null;
  // The head of the list item around says what it is, unless there is one further inside.
  let hasHead = lines[own]?.isItem ?? false;
  for (let index = own - 1; index >= Math.max(0, own - MOST_LINES_AROUND); index -= 1) {
    const { text, indent, isItem, isHead, isTelling } = lines[index] as Outline;
    if (indent === null) continue;
    const isHeadOfItem = isItem && !hasHead && indent === least && least < column;
    hasHead ||= isItem && indent <= column;
    if (isHead || isHeadOfItem || indent < least) above.unshift(text);
    if (isHead || above.length >= MOST_NEIGHBOURS) break;
    if (indent < least) {
      least = indent;
      isList = true;
    } else if (indent === column && !isList && isTelling && beside.length < MOST_NEIGHBOURS) beside.push(text);
    else if (indent === least && least < column) about ??= ABOUT.exec(text)?.[1] ?? null;
    if (least === 0 && column > 0) break;
    // The first line of a list item has the same column, after its dash.
    if (indent !== column || !isItem) continue;
    if (!isList && lines[own]?.isItem !== true) {
      item = text;
      block = isTelling ? '' : text.replace(LITERAL, 'X.Y.Z');
    }
    isList = true;
  }
  for (let index = own + 1; index < Math.min(lines.length, own + 1 + MOST_LINES_AROUND); index += 1) {
    const { text, indent, isItem, isHead, isTelling } = lines[index] as Outline;
    if (indent === null) continue;
    if (isHead || indent < column || (indent === column && isItem)) break;
    if (indent === column && isTelling && beside.length < 2 * MOST_NEIGHBOURS) beside.push(text);
  }
  const context = [...above, ...(about === null ? [] : [about]), ...beside.sort()];
  const subject = subjectOf(lines, own);
  const isPinned = pinsTag(lines, own);
  return {
    context,
    about,
    subject,
    item,
    isPinned,
    sections: above,
    block: numberOf([...context, block].join('\n'), blocks),
  };
}
