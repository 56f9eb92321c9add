import { honoursRecreate } from '../../product/chart-versions.ts';
import type { Decision, UpgradeMode } from '../../release-safety/decision.ts';

/** What fails the job (docs/rules.md#what-fails-the-job), strictest first. */
export const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** The facts about one deployment that `fail-on` needs. */
export interface DeploymentOutcome {
  /** Null for an install, a removal and a downgrade. */
  readonly decision: Decision | null;
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** What its files declare; null if they declare nothing, or if there are no files. */
  readonly declaredMode: UpgradeMode | null;
  /** Whether Lightdash's chart has to carry out the declaration. For any other deployment, the report tells people how to do it. */
  readonly isOfChart: boolean;
  /** The version of the chart; null if it is unknown, or if something at the same place is not made with the chart. */
  readonly chartVersion: string | null;
  /** Whether a migration job may run before the old version is stopped: as a hook of Argo CD, or together with everything else. */
  readonly mayMigrateTooEarly: boolean;
  /** Whether the team's own file allows exactly this jump. Then the people who allow it carry it out. */
  readonly isExcepted: boolean;
}

/** Whether a problem fails the job under every `fail-on`, because the gate could not ask its question (docs/rules.md#what-fails-the-job). */
export function failsAlways({ code }: { readonly code: string }): boolean {
  return code === 'no-target' || code === 'target-missing';
}

/** The facts about a run that decide whether it fails the job. */
export interface RunOutcome {
  readonly outcome: { readonly failOn: FailOn; readonly cannotBeAsked: boolean };
  /** Null if nothing kept the run from judging. */
  readonly problem: unknown;
  readonly deployments: readonly { readonly fails: boolean }[];
  /** Null if the inputs name no approved report. */
  readonly approval: { readonly verificationResult: 'PASSED' | 'FAILED' } | null;
}

/** Whether a run fails the job. An approval can only add a reason to fail. */
export function failsRun({ outcome, problem, deployments, approval }: RunOutcome): boolean {
  if (outcome.cannotBeAsked || deployments.some(({ fails }) => fails)) return true;
  return outcome.failOn !== 'never' && (problem !== null || approval?.verificationResult === 'FAILED');
}

/** Whether a deployment fails the job. `fail-on` and `new-target` are applied to a deployment only here. */
export function failsJob(failOn: FailOn, newTarget: 'pass' | 'fail', outcome: DeploymentOutcome): boolean {
  const { decision, change, isExcepted } = outcome;
  if (failOn === 'never') return false;
  if (decision === null) {
    if (change === 'downgrade') return failOn === 'not-rolling' || !isExcepted;
    return change === 'install' && newTarget === 'fail';
  }
  // A needless stop harms nobody: a deployment that declares one but could roll passes with a warning.
  if (decision === 'roll' || decision === 'unchanged') return false;
  if (decision !== 'recreate') return true;
  return failOn !== 'blocked' && !(failOn === 'mode-mismatch' && (isExcepted || carriesOutRecreate(outcome)));
}

/** Whether the old version is stopped before the new one starts. The files have to declare it. Lightdash's chart, if used, must carry it out. */
function carriesOutRecreate({ declaredMode, isOfChart, chartVersion, mayMigrateTooEarly }: DeploymentOutcome): boolean {
  if (declaredMode !== 'Recreate') return false;
  return !isOfChart || (!mayMigrateTooEarly && chartVersion !== null && honoursRecreate(chartVersion));
}
