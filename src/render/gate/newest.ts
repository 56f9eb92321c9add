import type { Report } from '../../gate/report/report.ts';
import { compareVersions } from '../../release-safety/version.ts';
import { countOf } from '../words.ts';
import { type Jump, jumpsOf } from './jumps.ts';
import type { Pen } from './pen.ts';
import { isHeld } from './policy.ts';

/** Whether a version below the target rolls. If the target itself can be reached by rolling, the plan already says so. */
export function hasNewest({ newestRollingVersion: newest, to }: Jump['span']): boolean {
  return newest !== null && compareVersions(newest, to) < 0;
}

/** The newest version that rolls, how to get there, and the evidence for it; `none` if there is none. */
export function describeNewest(span: Jump['span'], pen: Pen): string {
  const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
  if (newest === null) return 'none';
  const details = [
    ...((hops ?? 1) > 1 ? [`in ${countOf(hops ?? 1, 'step')}`] : []),
    ...(grounds === 'index' ? ['by the index alone'] : []),
  ];
  return `${pen.version(newest)}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
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
