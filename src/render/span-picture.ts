import type { SpanReport, VerdictRun } from '../gate/report.ts';
import { type Verdict, worseVerdict } from '../release-safety/verdict.ts';
import { countOf } from './phrases.ts';

/** So many signs fit on a line of a page; a long span has several releases to each. */
const MOST_SIGNS = 48;
/** With more hops than these a strip is no picture any more. */
const MOST_HOPS = 24;

/** How one surface draws a release. */
export interface Signs {
  readonly proven: string;
  readonly unknown: string;
  readonly unsafe: string;
}

export const SQUARES: Signs = { proven: '🟩', unknown: '🟨', unsafe: '🟥' };
export const LETTERS: Signs = { proven: '+', unknown: '?', unsafe: '!' };

/** A span as a strip of its releases, with the versions that hops land on, and what its signs mean. */
export interface Picture {
  readonly strip: string;
  readonly legend: string;
}

/**
 * Draws a span: a sign for each release, or for several neighbours, of which the worst counts. Versions are those where a
 * hop of the plan starts or ends.
 *
 * @returns null where there is nothing that could be seen at a glance
 */
export function drawSpan({ from, to, plan, verdicts, missingRanges }: SpanReport, signs: Signs): Picture | null {
  const legs = plan.hops === null ? [{ to, verdicts }] : plan.hops;
  const total = legs.reduce((sum, leg) => sum + countReleases(leg.verdicts), 0);
  if (total === 0 || legs.length > MOST_HOPS) return null;
  const scale = Math.ceil(total / MOST_SIGNS);
  const drawn = legs.map((leg) => `${drawRuns(leg.verdicts, scale, signs)} ${leg.to}`.trimStart());
  const runs = legs.flatMap((leg) => leg.verdicts);
  const gaps = missingRanges.length === 0 ? '' : ' The index has gaps here: releases may be missing from the picture.';
  return { strip: [from, ...drawn].join(' '), legend: `${legendOf(runs, scale, signs)}${gaps}` };
}

function drawRuns(runs: readonly VerdictRun[], scale: number, signs: Signs): string {
  let strip = '';
  let open: { verdict: Verdict; room: number } | null = null;
  for (const { verdict, count } of runs) {
    let left = count;
    while (left > 0) {
      open ??= { verdict, room: scale };
      const taken = Math.min(left, open.room);
      open = { verdict: worseVerdict(open.verdict, verdict), room: open.room - taken };
      left -= taken;
      if (open.room === 0) {
        strip += signOf(open.verdict, signs);
        open = null;
      }
    }
  }
  return open === null ? strip : strip + signOf(open.verdict, signs);
}

function signOf(verdict: Verdict, { proven, unknown, unsafe }: Signs): string {
  return verdict === true ? proven : verdict === false ? unsafe : unknown;
}

function legendOf(runs: readonly VerdictRun[], scale: number, signs: Signs): string {
  const counts = ([true, 'unknown', false] as const).map((verdict) => ({
    sign: signOf(verdict, signs),
    word: verdict === true ? 'proven' : verdict === false ? 'not safe' : 'unknown',
    count: countReleases(runs.filter((run) => run.verdict === verdict)),
  }));
  const named = counts
    .filter(({ count }) => count > 0)
    .map(({ sign, word, count }) => `${sign} ${count.toLocaleString('en')} ${word}`);
  const each = scale === 1 ? '' : ` One sign is ${countOf(scale, 'release')}, and shows the worst of them.`;
  return `${countOf(countReleases(runs), 'release')}: ${named.join(', ')}.${each}`;
}

function countReleases(runs: readonly VerdictRun[]): number {
  return runs.reduce((sum, { count }) => sum + count, 0);
}
