import type { Decision } from '../release-safety/decision.ts';

/** What fails the job (DESIGN section 4), strictest first. */
export const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

const PASSES: Record<FailOn, readonly Decision[]> = {
  'not-rolling': ['roll', 'unchanged'],
  // A `recreate` would pass where every deployment declares `upgrade.mode: Recreate` under a chart that honours it.
  // Versions that are given, not found, come without a file that could declare anything.
  'mode-mismatch': ['roll', 'unchanged'],
  blocked: ['roll', 'unchanged', 'recreate'],
  never: ['roll', 'unchanged', 'recreate', 'blocked', 'unproven'],
};

/** Whether a decision fails the job. The only place where `fail-on` is applied. */
export function failsJob(failOn: FailOn, decision: Decision): boolean {
  return !PASSES[failOn].includes(decision);
}
