import { type StructuredPatchHunk, structuredPatch } from 'diff';
import type { SqlDifference } from './recipes-report.ts';
import { isSameSql } from './same-sql.ts';

const CONTEXT = 3;
const MOST_REPORTED = 40;
const LONGEST_REPORTED = 240;
/** The number of characters shown before the first difference in a long line. */
const LEAD = 60;

/** With more edits, everything counts as replaced, because the time grows with their square. */
const MOST_EDITS = 1_000;
/** It also grows with their number times the number of lines. */
const MOST_COMPARISONS = 10_000_000;

/**
 * The first differing lines, shortened for the report, and the whole unified diff. White space around a line only
 * counts if nothing else differs. The time is bounded, and the result the same on every machine.
 */
export function differenceOf(before: string, after: string): { report: SqlDifference; text: string } {
  const sides = [before, after].map(splitLines) as [string[], string[]];
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

function splitLines(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
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
