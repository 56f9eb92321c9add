import type { Decision } from '../release-safety/decision.ts';

/** What the command line's exit codes mean (docs/command-line.md). */
export const EXIT = {
  passed: 0,
  /** Not safe, and the decision is known. */
  failed: 1,
  /** The evidence is missing. */
  unproven: 2,
  /** Invalid input. */
  badQuestion: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code of a result, by its decision unless it passed. */
export function exitCodeOf(passed: boolean, decision: Decision): ExitCode {
  if (passed) return EXIT.passed;
  return decision === 'unproven' ? EXIT.unproven : EXIT.failed;
}
