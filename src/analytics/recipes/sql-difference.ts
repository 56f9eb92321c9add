import { diffArrays } from 'diff';
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

/** A run of lines in which the sides differ, as start and exclusive end on each side. */
interface LineRange {
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

interface BothTexts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A line of a hunk with its sign, and its counterpart on the other side. */
interface HunkLine {
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
  let changes = changesOf(sides, (line) => line.trim());
  if (changes.length === 0 && !isSameSql(before, after)) changes = changesOf(sides, (line) => line);
  const lines = hunksOf(changes).flatMap((hunk) => linesOf(hunk, sides));
  return {
    report: {
      added: sum(changes.map((change) => change.after[1] - change.after[0])),
      removed: sum(changes.map((change) => change.before[1] - change.before[0])),
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
 * The differences between the sides, by the part of each line that counts.
 *
 * @param countedOf returns the part of a line that counts
 */
function changesOf({ before, after }: BothTexts, countedOf: (line: string) => string): LineRange[] {
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
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return changesBetween(one.slice(start, one.length - end), other.slice(start, other.length - end), start);
}

/** @param start the number of equal lines before these */
function changesBetween(one: number[], other: number[], start: number): LineRange[] {
  const maxEditLength = Math.min(MOST_EDITS, Math.floor(MOST_COMPARISONS / (one.length + other.length + 1)));
  const parts = diffArrays(one, other, { maxEditLength }) ?? [
    { removed: true, added: false, count: one.length },
    { removed: false, added: true, count: other.length },
  ];
  const changes: LineRange[] = [];
  let [inBefore, inAfter, isChange] = [start, start, false];
  for (const { removed, added, count } of parts) {
    const [fromBefore, fromAfter] = [inBefore, inAfter];
    if (!added) inBefore += count;
    if (!removed) inAfter += count;
    const last = isChange ? changes.pop() : undefined;
    isChange = (added || removed) && count > 0;
    if (last !== undefined && !isChange) changes.push(last);
    if (!isChange) continue;
    const [beforeStart, afterStart] = [last?.before[0] ?? fromBefore, last?.after[0] ?? fromAfter];
    changes.push({ before: [beforeStart, inBefore], after: [afterStart, inAfter] });
  }
  return changes;
}

/** Groups changes whose context would touch. */
function hunksOf(changes: readonly LineRange[]): LineRange[][] {
  const hunks: LineRange[][] = [];
  for (const change of changes) {
    const hunk = hunks.at(-1);
    const last = hunk?.at(-1);
    if (hunk === undefined || last === undefined || change.after[0] - last.after[1] > 2 * CONTEXT) hunks.push([change]);
    else hunk.push(change);
  }
  return hunks;
}

function linesOf(hunk: readonly LineRange[], { before, after }: BothTexts): HunkLine[] {
  const [first, last] = [hunk[0], hunk.at(-1)];
  if (first === undefined || last === undefined) return [];
  const lead = Math.min(CONTEXT, first.after[0]);
  const trail = Math.min(CONTEXT, after.length - last.after[1]);
  const ranges = [
    rangeOf('-', first.before[0] - lead, last.before[1] + trail),
    rangeOf('+', first.after[0] - lead, last.after[1] + trail),
  ];
  const lines: HunkLine[] = [{ line: `@@ ${ranges.join(' ')} @@`, counterpart: null }];
  let shown = first.after[0] - lead;
  const showEqual = (end: number) => {
    for (; shown < end; shown += 1) lines.push({ line: ` ${after[shown]}`, counterpart: null });
  };
  for (const change of hunk) {
    showEqual(change.after[0]);
    const removed = before.slice(...change.before).map((line) => `-${line}`);
    const added = after.slice(...change.after).map((line) => `+${line}`);
    for (const [index, line] of removed.entries()) lines.push({ line, counterpart: added[index] ?? null });
    for (const [index, line] of added.entries()) lines.push({ line, counterpart: removed[index] ?? null });
    shown = change.after[1];
  }
  showEqual(last.after[1] + trail);
  return lines;
}

/** As in all unified diffs, a range without lines names the line before it. */
function rangeOf(sign: '-' | '+', start: number, end: number): string {
  return `${sign}${end > start ? start + 1 : start},${end - start}`;
}

/** A line for the report. A long line is cut around the first difference from its counterpart. */
function cut({ line, counterpart }: HunkLine): string {
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
