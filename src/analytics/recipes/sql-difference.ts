import { diffArrays } from 'diff';
import type { SqlDifference } from './recipes-report.ts';
import { isSameSql, marksOf } from './same-sql.ts';

/** Lines of more characters are broken. */
const LONG_LINE = 200;
const CONTEXT = 3;
const MOST_REPORTED = 40;
const LONGEST_REPORTED = 240;
/** How much of a long line stands before the place where it differs. */
const LEAD = 60;

/** Edits beyond which everything counts as replaced: the time grows with their square … */
const MOST_EDITS = 1_000;
/** … and with their number times that of the lines. */
const MOST_COMPARISONS = 50_000_000;

/** Behind a comma, and before what opens a part of a query. */
const BREAK =
  /,|(?<=[\s)])(?:SELECT|FROM|WHERE|AND|OR|GROUP\s{1,9}BY|ORDER\s{1,9}BY|HAVING|QUALIFY|LIMIT|UNION|INTERSECT|EXCEPT|WHEN|ELSE|END|ON|(?:(?:LEFT|RIGHT|INNER|FULL|CROSS)\s{1,9}(?:OUTER\s{1,9})?)?JOIN)\b/gi;

/** A run of lines in which the sides differ: from the first to behind the last of each. */
interface LineRange {
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

interface BothTexts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A line of a hunk, with its sign, and the one that stands for it on the other side. */
interface HunkLine {
  readonly line: string;
  readonly counterpart: string | null;
}

/**
 * The lines in which two SQL texts differ. White space around a line counts only where there is no other difference and
 * it is one (within a quote). Long lines that one side alone has are broken, so that a query on one line can be read.
 * Takes a bounded time for texts of any kind, and gives the same for the same texts on every machine.
 *
 * @returns for the report the first lines, cut; and the whole as a unified diff, which is empty where nothing differs
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
 * The lines of both texts. Those that one side alone has are broken, all of them where one is long: a line that grew
 * beyond the limit is to be compared with pieces of what it was.
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

/** Pieces of a line, broken outside of quotes and comments alone: a break within them would look like a change. */
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
 * Where the sides differ, by what counts of each line.
 *
 * @param countedOf gives the part of a line that counts
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

/** @param start how many lines both sides have in front of these */
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

/** Changes whose context would touch, together. */
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

/** A range without lines names the line before it, as everywhere in unified diffs. */
function rangeOf(sign: '-' | '+', start: number, end: number): string {
  return `${sign}${end > start ? start + 1 : start},${end - start}`;
}

/** A line for the report. Of a long one it shows the place where it differs from its counterpart. */
function cut({ line, counterpart }: HunkLine): string {
  if (line.length <= LONGEST_REPORTED) return line;
  const place = counterpart === null ? 0 : placeOfDifference(line, counterpart);
  // As far to the front as the place allows, and not so far back that the end leaves room.
  const start = Math.min(Math.max(place - LEAD, 1), line.length - LONGEST_REPORTED + 2);
  const front = `${line.charAt(0)}${start > 1 ? '…' : ''}`;
  const room = LONGEST_REPORTED - front.length;
  if (line.length - start <= room) return front + wellFormed(line.slice(start));
  return `${front}${wellFormed(line.slice(start, start + room - 1))}…`;
}

/** The first character, behind the signs, that is not the same. */
function placeOfDifference(line: string, counterpart: string): number {
  let place = 1;
  while (place < line.length && line[place] === counterpart[place]) place += 1;
  return place;
}

/** Without the half of a surrogate pair that a cut leaves at an end. */
function wellFormed(piece: string): string {
  return piece.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
