import type { SpanReport, VerdictRun } from '../../gate/report/span-report.ts';
import type { Verdict } from '../../release-safety/verdict.ts';
import { countOf, numberOf } from '../words.ts';
import type { Pen } from './pen.ts';

/** A picture with more runs than this is too hard to read. */
const MOST_RUNS = 7;
const SHOWN = { first: 3, last: 2 } as const;

/**
 * A span as the runs of its releases, which can be read aloud: `2.60.0 ─ 61 proven ─ 2.95.0 not safe ─ 31 proven ─ 2.114.0`.
 *
 * @returns null if the picture would only repeat the sentence above it
 */
export function drawSpan({ from, to, verdicts, missingRanges }: SpanReport, pen: Pen): string | null {
  const last = verdicts.at(-1);
  if (last === undefined || verdicts.every(({ verdict }) => verdict === true)) return null;
  const runs = verdicts.map((run) => describeRun(run, pen));
  const rest = runs.length - SHOWN.first - SHOWN.last;
  const shown =
    runs.length <= MOST_RUNS ? runs : [...runs.slice(0, SHOWN.first), `… ${rest} more …`, ...runs.slice(-SHOWN.last)];
  const isAtEnd = last.verdict !== true && last.last === to;
  const gaps = missingRanges.length === 0 ? '' : ' (the index has gaps here)';
  return `${[from, ...shown, ...(isAtEnd ? [] : [to])].join(' ─ ')}${gaps}`;
}

function describeRun({ verdict, first, last, count }: VerdictRun, pen: Pen): string {
  if (verdict === true) return `${numberOf(count)} proven`;
  const named =
    count === 1
      ? pen.strong(pen.version(first))
      : `${pen.strong(`${pen.version(first)} to ${pen.version(last)}`)} (${numberOf(count)})`;
  return `${named} ${wordOfVerdict(verdict)}`;
}

export function wordOfVerdict(verdict: Verdict): string {
  return verdict === true ? 'proven' : verdict === false ? 'not safe' : 'no verdict';
}

/** The runs as lines, unless the picture has shown them: `2.60.1 to 2.94.0: 62 releases, proven`. */
export function describeRuns({ verdicts }: SpanReport): string[] {
  if (verdicts.length <= MOST_RUNS) return [];
  return verdicts.map(({ verdict, first, last, count }) => {
    const which = first === last ? first : `${first} to ${last}`;
    const word = wordOfVerdict(verdict);
    return `${which}: ${count === 1 ? word : `${countOf(count, 'release')}, ${word}`}`;
  });
}
