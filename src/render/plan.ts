import type { Report } from '../gate/report/report.ts';
import type { HopReport, SpanReport } from '../gate/report/span-report.ts';
import { countOf, listOf, present } from '../page/words.ts';
import { compareVersions, type Version } from '../release-safety/version.ts';
import { type Block, firstOf, item, text } from './blocks.ts';
import { asksForDowntime } from './hold-words.ts';
import type { Pen } from './pen.ts';
import { isHeld } from './policy.ts';
import { describeNoPath } from './reasons.ts';
import { jumpsOf } from './states.ts';

/** Readers come for the steps, so all of them should be visible. A plan on the real index has at most eight. */
const MOST_HOPS = 10;

/** A step names this many releases that are not proven. */
const MOST_NAMED = 3;

/** The steps of a plan in one line: `0.3471.1 → 0.3474.0 → 1.2.0 → …`. */
export function planLine({ from, plan }: SpanReport, pen: Pen): string {
  const hops = plan.hops ?? [];
  const landings = hops.slice(0, MOST_HOPS).map(({ to }) => pen.version(to));
  const last = hops.length > landings.length ? ['…', ...hops.slice(-1).map(({ to }) => pen.version(to))] : [];
  return [from, ...landings, ...last].join(' → ');
}

/**
 * Each step with its mode; or why there is no plan.
 *
 * @param needs what a step asks for besides its version. What the first one asks for is told with its choice.
 */
export function planBlocks(
  span: SpanReport,
  pen: Pen,
  rows: number,
  needs: (to: Version) => readonly Block[] = () => [],
): Block[] {
  const { plan } = span;
  if (plan.hops === null) return [text(describeNoPath(plan.problem, pen))];
  return firstOf(
    [...plan.hops.entries()],
    Math.max(rows, MOST_HOPS),
    ([at, hop]) => item(describeHop(hop, pen), at === 0 ? [] : needs(hop.to)),
    'step',
  );
}

/** `🟠 1.2.0 → 1.3.0 needs downtime: 1.3.0 is not proven`. */
function describeHop({ from, to, decision, reasons, evidence }: HopReport, pen: Pen): string {
  const jump = `${from} → ${pen.version(to)}`;
  const unproven = [...new Set(reasons.flatMap(({ release }) => release ?? []))];
  if (decision === 'unproven') return `❓ ${jump} lacks proof for ${listOf(unproven, MOST_NAMED)}.`;
  const what = decision === 'roll' ? 'rolls' : 'needs downtime';
  const [asked, ...others] = new Set(reasons.map(({ rule }) => asksForDowntime(rule)));
  const those = `${listOf(unproven, MOST_NAMED)} ${unproven.length === 1 ? 'is' : 'are'} not proven`;
  const why = unproven.length === 0 ? '' : `: ${others.length === 0 && asked ? asked : those}`;
  // If an artifact is missing, the index is not the reason for the mode.
  const isUnverified = reasons.some(({ rule }) => rule === 'unverified');
  const grounds = evidence === 'index' && !isUnverified ? ', by the index alone' : '';
  return `${decision === 'roll' ? '' : '🟠 '}${jump} ${what}${why}${grounds}.`;
}

/** Whether a version below the target rolls. If the target itself can be reached by rolling, the plan already says so. */
export function hasNewest({ newestRollingVersion: newest, to }: SpanReport): boolean {
  return newest !== null && compareVersions(newest, to) < 0;
}

/** The newest version that rolls, how to get there, and the evidence for it; `none` if there is none. */
export function describeNewest(span: SpanReport, pen: Pen): string {
  const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
  if (newest === null) return 'none';
  const steps = hops !== null && hops > 1 && `in ${countOf(hops, 'step')}`;
  const details = present(steps, grounds === 'index' && 'by the index alone').join(', ');
  return `${pen.version(newest)}${details === '' ? '' : ` (${details})`}`;
}

/** Why there is no choice without downtime, where an upgrade needs some; empty if there is one, or if the policy decides. */
export function describeNoneRolling(report: Report, pen: Pen): string[] {
  if (report.choices.some(({ id }) => id === 'roll')) return [];
  const barred = jumpsOf(report).filter(
    ({ span, deployments }) =>
      (span.decision === 'recreate' || span.decision === 'blocked') &&
      span.newestRollingVersion === null &&
      !isHeld(span) &&
      deployments.some(({ fails }) => fails),
  );
  return barred.slice(0, 1).map(({ span: { from, verdicts } }) => {
    const [next] = verdicts;
    const what = next === undefined || next.verdict === true ? '' : `: ${pen.version(next.first)} comes next`;
    return `Nothing rolls today${barred.length === 1 ? '' : ` from ${from}`}${what}.`;
  });
}
