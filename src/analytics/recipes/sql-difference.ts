import { type StructuredPatchHunk, structuredPatch } from 'diff';
import type { SqlDifference } from './recipes-report.ts';
import { isSameSql, marksOf } from './same-sql.ts';

/** Lines with more characters are broken. */
const LONG_LINE = 200;
const CONTEXT = 3;
const MOST_REPORTED = 40;
const LONGEST_REPORTED = 240;
/** The number of characters shown before the first difference in a long line. */
const LEAD = 60;

/** With more edits, everything counts as replaced, because the time grows with their square. */
const MOST_EDITS = 1_000;
/** It also grows with their number times the number of lines. */
const MOST_COMPARISONS = 50_000_000;

/** After a comma, and before a keyword that begins a part of a query. */
const BREAK =
  /,|(?<=[\s)])(?:SELECT|FROM|WHERE|AND|OR|GROUP\s{1,9}BY|ORDER\s{1,9}BY|HAVING|QUALIFY|LIMIT|UNION|INTERSECT|EXCEPT|WHEN|ELSE|END|ON|(?:(?:LEFT|RIGHT|INNER|FULL|CROSS)\s{1,9}(?:OUTER\s{1,9})?)?JOIN)\b/gi;

interface BothTexts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A line of a unified diff with its sign, and its counterpart on the other side. */
interface DiffLine {
  readonly line: string;
  readonly counterpart: string | null;
}

/**
 * The lines in which two SQL texts differ. White space around a line only counts if there is no other difference, as
 * inside a quote. Long lines on one side only are broken, so that a query on one line stays readable. The time is
 * bounded for any texts, and the result is the same on every machine.
 *
 * @returns the first lines for the report, shortened, and the whole unified diff, which is empty for equal texts
 */
export function differenceOf(before: string, after: string): { report: SqlDifference; text: string } {
  const sides = sidesOf(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'));
  let lines = linesOf(sides, (line) => line.trim());
  if (lines.length === 0 && !isSameSql(before, after)) lines = linesOf(sides, (line) => line);
  const counted = (sign: string) => lines.filter(({ line }) => line.startsWith(sign)).length;
  return {
    report: {
      added: counted('+'),
      removed: counted('-'),
      lines: lines.slice(0, MOST_REPORTED).map(cut),
      total: lines.length,
    },
    text: lines.length === 0 ? '' : ['--- before', '+++ after', ...lines.map(({ line }) => line), ''].join('\n'),
  };
}

/**
 * The lines of both texts. If a line on one side only is long, all such lines are broken, so that a line that grew
 * beyond the limit is compared with the pieces of its former self.
 */
function sidesOf(before: string, after: string): BothTexts {
  const sides = { before: splitLines(before), after: splitLines(after) };
  const inBefore = new Set(sides.before.map((line) => line.trim()));
  const inAfter = new Set(sides.after.map((line) => line.trim()));
  const isAlone = (line: string) => !inBefore.has(line.trim()) || !inAfter.has(line.trim());
  const isLongAlone = (line: string) => line.length > LONG_LINE && isAlone(line);
  if (![sides.before, sides.after].some((lines) => lines.some(isLongAlone))) return sides;
  return { before: brokenLines(before, sides.before, isAlone), after: brokenLines(after, sides.after, isAlone) };
}

function splitLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function brokenLines(text: string, lines: readonly string[], isToBreak: (line: string) => boolean): string[] {
  const marks = marksOf(text);
  const broken: string[] = [];
  let offset = 0;
  for (const line of lines) {
    if (isToBreak(line)) for (const piece of piecesOf(line, offset, marks)) broken.push(piece);
    else broken.push(line);
    offset += line.length + 1;
  }
  return broken;
}

/** The pieces of a line, broken only outside of quotes and comments, where a break would look like a change. */
function piecesOf(line: string, offset: number, marks: Uint8Array): string[] {
  const pieces: string[] = [];
  let start = 0;
  const end = (at: number) => {
    const piece = line.slice(start, at);
    const isFirst = pieces.length === 0;
    // White space at the ends of the line itself may belong to a quote.
    const back = at === line.length ? piece : piece.trimEnd();
    if (piece.trim() !== '') pieces.push(isFirst ? back : back.trimStart());
    start = at;
  };
  for (const { index, 0: found } of line.matchAll(BREAK)) {
    if (marks[offset + index] === 0) end(found === ',' ? index + 1 : index);
  }
  end(line.length);
  return pieces.length === 0 ? [line] : pieces;
}

/**
 * The lines of the unified diff; none if the sides are equal.
 *
 * @param countedOf returns the part of a line that counts
 */
function linesOf({ before, after }: BothTexts, countedOf: (line: string) => string): DiffLine[] {
  const numbers = new Map<string, number>();
  const numbersOf = (lines: readonly string[]) =>
    lines.map((line) => {
      const counted = countedOf(line);
      const number = numbers.get(counted) ?? numbers.size;
      numbers.set(counted, number);
      return number;
    });
  const one = numbersOf(before);
  const other = numbersOf(after);
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  if (start === one.length && start === other.length) return [];
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  // What is equal at the ends is no work. The context there has numbers of its own, so that it is no other line.
  const [lead, trail] = [Math.min(start, CONTEXT), Math.min(end, CONTEXT)];
  const context = Array.from({ length: lead + trail }, (_, index) => -1 - index);
  const between = (side: readonly number[]) => [
    ...context.slice(0, lead),
    ...side.slice(start, side.length - end),
    ...context.slice(lead),
  ];
  return hunksOf(between(one), between(other), lead, trail).flatMap(
    ({ oldStart, oldLines, newStart, newLines, lines }) => {
      let [inBefore, inAfter] = [start - lead + oldStart - 1, start - lead + newStart - 1];
      const ranges = [rangeOf('-', inBefore, oldLines), rangeOf('+', inAfter, newLines)];
      const shown = lines.map(([sign = '']) => {
        const line = `${sign}${sign === '-' ? before[inBefore] : after[inAfter]}`;
        if (sign !== '+') inBefore += 1;
        if (sign !== '-') inAfter += 1;
        return line;
      });
      return [{ line: `@@ ${ranges.join(' ')} @@`, counterpart: null }, ...withCounterparts(shown)];
    },
  );
}

type Hunk = Pick<StructuredPatchHunk, 'oldStart' | 'oldLines' | 'newStart' | 'newLines' | 'lines'>;

/** The hunks of two lists of lines, whose signs alone matter. With too many edits, all is replaced but the context at the ends. */
function hunksOf(one: readonly number[], other: readonly number[], lead: number, trail: number): readonly Hunk[] {
  const maxEditLength = Math.min(MOST_EDITS, Math.floor(MOST_COMPARISONS / (one.length + other.length + 1)));
  const [before, after] = [one, other].map((side) => side.map((number) => `${number}\n`).join('')) as [string, string];
  const patch = structuredPatch('', '', before, after, '', '', { context: CONTEXT, maxEditLength });
  if (patch !== undefined) return patch.hunks;
  const signs = (sign: string, count: number) => Array<string>(count).fill(sign);
  const replaced = [...signs('-', one.length - lead - trail), ...signs('+', other.length - lead - trail)];
  const lines = [...signs(' ', lead), ...replaced, ...signs(' ', trail)];
  return [{ oldStart: 1, oldLines: one.length, newStart: 1, newLines: other.length, lines }];
}

/** Pairs the removed lines of each change with the added ones, in their order. */
function withCounterparts(lines: readonly string[]): DiffLine[] {
  const counterparts = new Map<number, string>();
  let removed: number[] = [];
  let paired = 0;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('-')) removed.push(index);
    else if (line.startsWith(' ')) [removed, paired] = [[], 0];
    else if (paired < removed.length) {
      const twin = removed[paired] as number;
      counterparts.set(index, lines[twin] as string).set(twin, line);
      paired += 1;
    }
  }
  return lines.map((line, index) => ({ line, counterpart: counterparts.get(index) ?? null }));
}

/** As in all unified diffs, a range without lines names the line before it. */
function rangeOf(sign: '-' | '+', start: number, count: number): string {
  return `${sign}${count > 0 ? start + 1 : start},${count}`;
}

/** A line for the report. A long line is cut around the first difference from its counterpart. */
function cut({ line, counterpart }: DiffLine): string {
  if (line.length <= LONGEST_REPORTED) return line;
  const place = counterpart === null ? 0 : placeOfDifference(line, counterpart);
  // Start as late as the difference requires, but early enough to fill the room.
  const start = Math.min(Math.max(place - LEAD, 1), line.length - LONGEST_REPORTED + 2);
  const front = `${line.charAt(0)}${start > 1 ? '…' : ''}`;
  const room = LONGEST_REPORTED - front.length;
  if (line.length - start <= room) return front + wellFormed(line.slice(start));
  return `${front}${wellFormed(line.slice(start, start + room - 1))}…`;
}

/** The first different character after the sign. */
function placeOfDifference(line: string, counterpart: string): number {
  let place = 1;
  while (place < line.length && line[place] === counterpart[place]) place += 1;
  return place;
}

/** Removes half a surrogate pair that a cut leaves at an end. */
function wellFormed(piece: string): string {
  return piece.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}
