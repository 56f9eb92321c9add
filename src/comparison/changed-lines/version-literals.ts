import { groupBy } from '../../deployment/group-by.ts';
import { withoutComment } from '../../deployment/text-lines.ts';
import { isVersion, type Version } from '../../release-safety/version.ts';

/** A version literal in a changed line, with the text around it that says whose version it is. */
export interface VersionLiteral {
  readonly version: Version;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /**
   * The word or option in front of the literal: `LIGHTDASH_VERSION`, `image.tag`, `--version`; empty where there is
   * none.
   */
  readonly key: string;
  /** The line without its comment. */
  readonly text: string;
  /** The whole command if it continues over several lines; otherwise the line. */
  readonly statement: string;
  /**
   * The keys or sections above the literal, from the outermost, and then the lines beside it that describe the block.
   */
  readonly context: readonly string[];
  readonly sections: readonly string[];
  /** The number of literals before this one on its line. */
  readonly position: number;
}

/** The changed lines of a file: literals removed and added, and lines without a literal. */
export interface ChangedLines {
  readonly before: readonly VersionLiteral[];
  readonly after: readonly VersionLiteral[];
  /** Changed lines without a version, with their numbers and texts. */
  readonly plainBefore: readonly PlainLine[];
  readonly plainAfter: readonly PlainLine[];
}

export interface PlainLine {
  readonly line: number;
  readonly text: string;
}

/** A literal of the base and its replacement; null on the side where there is none or it is not clear which. */
export interface LiteralPair {
  readonly before: VersionLiteral | null;
  readonly after: VersionLiteral | null;
}

/** The most lines of a file that are compared. A longer file is not configuration. */
const MOST_LINES = 20_000;
/** Nobody writes longer lines. */
const LONGEST_LINE = 10_000;

/**
 * The versions in the lines that a change removes from a text and adds to it.
 *
 * @param suffix the suffix that a tag may have after its version
 */
export function changedLines(before: string, after: string, suffix: string): ChangedLines {
  const [was, is] = [readLines(linesOf(before), suffix), readLines(linesOf(after), suffix)];
  // A line that only moved keeps its keys above. Two lines that swapped places do not.
  const own = (literal: VersionLiteral) => JSON.stringify([literal.context, literal.text.trim(), literal.position]);
  const plain = ({ text }: PlainLine) => text.trim();
  return {
    before: without(was.literals, is.literals, own),
    after: without(is.literals, was.literals, own),
    plainBefore: without(was.plain, is.plain, plain),
    plainAfter: without(is.plain, was.plain, plain),
  };
}

/** The items that the others do not have, or have fewer times. */
function without<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => string): T[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), count - 1);
    return count <= 0;
  });
}

/**
 * Pairs removed with added literals: first the same text apart from the version, then the same key in the same place,
 * then the same key.
 */
export function pairLiterals({ before, after }: Pick<ChangedLines, 'before' | 'after'>): LiteralPair[] {
  const pairs: LiteralPair[] = [];
  let [gone, come] = [before, after];
  for (const keyOf of [
    (each: VersionLiteral) => JSON.stringify([each.context, skeleton(each), each.position]),
    (each: VersionLiteral) => JSON.stringify([skeleton(each), each.position]),
    ({ key, context }: VersionLiteral) => (key === '' ? '' : JSON.stringify([context, key])),
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

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.length > MOST_LINES ? [] : lines.map((line) => (line.length > LONGEST_LINE ? '' : line));
}

function readLines(written: readonly string[], suffix: string) {
  const lines = written.map((line) => withoutComment(line).trimEnd());
  const literals: VersionLiteral[] = [];
  const plain: PlainLine[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 1;
    const found = literalsIn(text, suffix);
    if (found.length === 0) plain.push({ line, text });
    const where = found.length === 0 ? null : { statement: statementAt(lines, line), ...contextOf(lines, line) };
    for (const [position, { version, column, key }] of found.entries()) {
      if (where !== null) literals.push({ version, line, column, key, text, position, ...where });
    }
  }
  return { literals, plain };
}

const LITERAL = /(?<![\w.])v?(\d{1,3}\.\d+\.\d+)([-+][\w.-]*)?(?![\w.+-])/g;
/** A key or an option in front of a version: `"tag": "`, `image.tag=`, `--version `, `TAG ?= `. */
const KEY = /([\w.-]+)["']?\)?\s*(?:\?=|:=|=>|=|:|,|\s)\s*\[?\s*["']?$/;

function isLiteral(version: string, decoration: string, suffix: string): version is Version {
  return isVersion(version) && (decoration === '' || decoration === suffix);
}

/** Replaces every version that counts on a changed line with `X.Y.Z`. The suffix stays because it names another build. */
export function blankVersions(text: string, suffix: string): string {
  return text.replace(LITERAL, (whole, version: string, decoration = '') =>
    isLiteral(version, decoration, suffix) ? `X.Y.Z${decoration}` : whole,
  );
}

function literalsIn(text: string, suffix: string): { version: Version; column: number; key: string }[] {
  return [...text.matchAll(LITERAL)].flatMap(({ index, 0: whole, 1: version = '', 2: decoration = '' }) => {
    if (!isLiteral(version, decoration, suffix)) return [];
    const offset = whole.startsWith('v') ? 1 : 0;
    const key = KEY.exec(text.slice(0, index))?.[1] ?? '';
    return [{ version, column: index + offset + 1, key }];
  });
}

function skeleton({ text }: VersionLiteral): string {
  return text.replace(LITERAL, 'X.Y.Z').replace(/\s+/g, ' ').trim();
}

function statementAt(lines: readonly string[], line: number): string {
  let [first, last] = [line - 1, line - 1];
  const goesOn = (index: number) => /\\\s*$/.test(lines[index] ?? '');
  while (first > 0 && goesOn(first - 1)) first -= 1;
  while (goesOn(last)) last += 1;
  return lines.slice(first, last + 1).join('\n');
}

/** A line that describes the block it stands in. */
const TELLING = /^[\s-]*["']?(?:\w*image\w*|\w*repo\w*|name|chart|family|source|app|kind)["']?\s*[:=]/i;
const MOST_LINES_AROUND = 200;

function contextOf(lines: readonly string[], line: number): Pick<VersionLiteral, 'context' | 'sections'> {
  const own = indentOf(lines[line - 1] ?? '');
  const above: string[] = [];
  const beside: string[] = [];
  let least = own;
  let isList = false;
  for (let index = line - 2; index >= Math.max(0, line - 1 - MOST_LINES_AROUND); index -= 1) {
    const text = lines[index] ?? '';
    if (text.trim() === '') continue;
    const indent = indentOf(text);
    if (/^\s*\[{1,2}[^\]]+\]{1,2}\s*$/.test(text)) {
      above.unshift(text.trim());
      break;
    }
    if (indent < least) {
      above.unshift(text.trim());
      least = indent;
      isList = true;
    } else if (indent === own && !isList && TELLING.test(text)) beside.push(text.trim());
    // The first line of a list item has the same column, after its dash.
    if (indent === own && /^\s*-\s/.test(text)) isList = true;
    if (least === 0 && own > 0) break;
  }
  for (let index = line; index < Math.min(lines.length, line + MOST_LINES_AROUND); index += 1) {
    const text = lines[index] ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) < own || (indentOf(text) === own && /^\s*-\s/.test(text))) break;
    if (indentOf(text) === own && own > 0 && TELLING.test(text)) beside.push(text.trim());
  }
  return { context: [...above, ...beside.sort()], sections: above };
}

/** The column of a line's first key, after any list dashes. */
function indentOf(line: string): number {
  return /^(?:[ \t]|-(?=[ \t]))*/.exec(line)?.[0].length ?? 0;
}
