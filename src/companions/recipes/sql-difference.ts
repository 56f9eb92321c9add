import { type StructuredPatchHunk, structuredPatch } from 'diff';
import type { SqlDifference } from './recipes-report.ts';
import { isSameSql, marksOf } from './same-sql.ts';

const LONG_LINE = 200;
const CONTEXT = 3;
const MOST_REPORTED = 40;
const LONGEST_REPORTED = 240;
/** The number of characters shown before the first difference in a long line. */
const LEAD = 60;

/** With more edits, everything counts as replaced, because the time grows with their square. */
const MOST_EDITS = 1_000;
/** It also grows with their number times the number of lines. */
const MOST_COMPARISONS = 10_000_000;

/** After a comma, and before a keyword that begins a part of a query. */
const BREAK =
  /,|(?<=[\s)])(?:SELECT|FROM|WHERE|AND|OR|GROUP\s{1,9}BY|ORDER\s{1,9}BY|HAVING|QUALIFY|LIMIT|UNION|INTERSECT|EXCEPT|WHEN|ELSE|END|ON|(?:(?:LEFT|RIGHT|INNER|FULL|CROSS)\s{1,9}(?:OUTER\s{1,9})?)?JOIN)\b/gi;

/**
 * The lines in which two SQL texts differ. White space around a line only counts if there is no other difference, as
 * inside a quote. Long lines on one side only are broken, so that a query on one line stays readable. The time is
 * bounded for any texts, and the result is the same on every machine.
 *
 * @returns the first lines for the report, shortened, and the whole unified diff, which is empty for equal texts
 */
export function differenceOf(before: string, after: string): { report: SqlDifference; text: string } {
  const sides = sidesOf(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'));
  let lines = linesOf(...sides, true);
  if (lines.length === 0 && !isSameSql(before, after)) lines = linesOf(...sides, false);
  const counted = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  return {
    report: {
      added: counted('+'),
      removed: counted('-'),
      lines: lines.slice(0, MOST_REPORTED).map((line, index) => cut(line, twinOf(lines, index))),
      total: lines.length,
    },
    text: lines.length === 0 ? '' : ['--- before', '+++ after', ...lines, ''].join('\n'),
  };
}

/**
 * The lines of both texts. If a line on one side only is long, all such lines are broken, so that a line that grew
 * beyond the limit is compared with the pieces of its former self.
 */
function sidesOf(before: string, after: string): [before: string[], after: string[]] {
  const [one, other] = [splitLines(before), splitLines(after)];
  const [inOne, inOther] = [one, other].map((lines) => new Set(lines.map((line) => line.trim()))) as [
    Set<string>,
    Set<string>,
  ];
  const isAlone = (line: string) => !inOne.has(line.trim()) || !inOther.has(line.trim());
  if (![...one, ...other].some((line) => line.length > LONG_LINE && isAlone(line))) return [one, other];
  const broken = (text: string, lines: readonly string[]) => {
    const marks = marksOf(text);
    let end = 0;
    return lines.flatMap((line) => {
      const start = end;
      end += line.length + 1;
      return isAlone(line) ? piecesOf(line, marks.subarray(start)) : [line];
    });
  };
  return [broken(before, one), broken(after, other)];
}

function splitLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The pieces of a line, broken only outside of quotes and comments, where a break would look like a change. */
function piecesOf(line: string, marks: Uint8Array): string[] {
  const pieces = line
    .replace(BREAK, (found, at: number) => (marks[at] !== 0 ? found : found === ',' ? ',\n' : `\n${found}`))
    .split('\n');
  // White space at the ends of the line itself may belong to a quote.
  const trimmed = pieces.map((piece, index) => {
    const back = index < pieces.length - 1 ? piece.trimEnd() : piece;
    return index > 0 ? back.trimStart() : back;
  });
  const filled = trimmed.filter((piece) => piece.trim() !== '');
  return filled.length === 0 ? [line] : filled;
}

type Hunk = Pick<StructuredPatchHunk, 'oldStart' | 'oldLines' | 'newStart' | 'newLines' | 'lines'>;

/** The lines of the unified diff with their signs; none if the sides are equal. */
function linesOf(before: readonly string[], after: readonly string[], ignoreWhitespace: boolean): string[] {
  const maxEditLength = Math.min(MOST_EDITS, Math.floor(MOST_COMPARISONS / (before.length + after.length + 1)));
  const [one, other] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join('')) as [string, string];
  const options = { context: CONTEXT, maxEditLength, ignoreWhitespace };
  const hunks = structuredPatch('', '', one, other, '', '', options)?.hunks ?? [replacement(before, after)];
  // As in all unified diffs, a range without lines names the line before it.
  const range = (start: number, count: number) => `${count > 0 ? start : start - 1},${count}`;
  return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
    ...lines,
  ]);
}

/** Everything is replaced. */
function replacement(before: readonly string[], after: readonly string[]): Hunk {
  const lines = [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
  return { oldStart: 1, oldLines: before.length, newStart: 1, newLines: after.length, lines };
}

/** The line that took the place of this one, or gave it up, as far as both stand together; undefined if there is none. */
function twinOf(lines: readonly string[], index: number): string | undefined {
  const [sign, other] = lines[index]?.startsWith('-') ? ['+', lines[index + 1]] : ['-', lines[index - 1]];
  return other?.startsWith(sign) ? other : undefined;
}

/** A line for the report. A long line is cut around the first difference from its twin. */
function cut(line: string, twin: string | undefined): string {
  if (line.length <= LONGEST_REPORTED) return line;
  let place = 1;
  while (twin !== undefined && place < line.length && line[place] === twin[place]) place += 1;
  // Start as late as the difference requires, but early enough to fill the room.
  const start = Math.min(Math.max(place - LEAD, 1), line.length - LONGEST_REPORTED + 2);
  const front = `${line.charAt(0)}${start > 1 ? '…' : ''}`;
  const room = LONGEST_REPORTED - front.length;
  const isWhole = line.length - start <= room;
  // Half a surrogate pair may be left at an end.
  const shown = line.slice(start, isWhole ? undefined : start + room - 1).replace(/^[\udc00-\udfff]/, '');
  return `${front}${shown.replace(/[\ud800-\udbff]$/, '')}${isWhole ? '' : '…'}`;
}
