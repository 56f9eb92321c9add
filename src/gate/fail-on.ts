import { honoursRecreate } from '../deployment/chart.ts';
import type { Decision, UpgradeMode } from '../release-safety/decision.ts';

/** What fails the job (DESIGN section 4), strictest first. */
export const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

const PASSES: Record<Exclude<FailOn, 'never'>, readonly Decision[]> = {
  'not-rolling': ['roll', 'unchanged'],
  // And `recreate`, where the deployment carries it out: see below.
  'mode-mismatch': ['roll', 'unchanged'],
  blocked: ['roll', 'unchanged', 'recreate'],
};

/** What `fail-on` looks at in one deployment. */
export interface DeploymentOutcome {
  /** Null for an install, a removal and a downgrade. */
  readonly decision: Decision | null;
  readonly change: 'upgrade' | 'downgrade' | 'unchanged' | 'install' | 'removed';
  /** What its files declare; null where they declare nothing, or there are no files. */
  readonly declaredMode: UpgradeMode | null;
  /** Whether Lightdash's chart has to carry out what is declared. For everything else the report says how to do it. */
  readonly isOfChart: boolean;
  /** Its version; null where it is not known, or not all that shares the place is made with the chart. */
  readonly chartVersion: string | null;
  /** Whether a migration job of it may run before the old version is stopped: as a hook of Argo CD, or with all the rest. */
  readonly mayMigrateTooEarly: boolean;
}

/** Problems that no `fail-on` lets pass: the question could not be asked (DESIGN section 4). */
const ALWAYS_FAILS = new Set(['no-target', 'target-missing']);

/** Whether a problem fails the job under every `fail-on`. */
export function failsAlways({ code }: { readonly code: string }): boolean {
  return ALWAYS_FAILS.has(code);
}

/** What a run came to, as far as it fails the job. */
export interface RunOutcome {
  readonly outcome: { readonly failOn: FailOn; readonly cannotBeAsked: boolean };
  /** Null where the run was not kept from judging. */
  readonly problem: unknown;
  readonly deployments: readonly { readonly fails: boolean }[];
  /** Null where no approved report was named. */
  readonly approval: { readonly verificationResult: 'PASSED' | 'FAILED' } | null;
}

/** Whether a run fails the job: an approval can only add a reason. */
export function failsRun({ outcome, problem, deployments, approval }: RunOutcome): boolean {
  if (outcome.cannotBeAsked || deployments.some(({ fails }) => fails)) return true;
  return outcome.failOn !== 'never' && (problem !== null || approval?.verificationResult === 'FAILED');
}

/** Whether a deployment fails the job. The only place where `fail-on` and `new-target` are applied to one. */
export function failsJob(failOn: FailOn, newTarget: 'pass' | 'fail', outcome: DeploymentOutcome): boolean {
  const { decision, change } = outcome;
  if (failOn === 'never') return false;
  if (decision === null) return change === 'downgrade' || (change === 'install' && newTarget === 'fail');
  // A needless stop harms nobody: a deployment that declares one but could roll passes with a warning.
  if (failOn === 'mode-mismatch' && decision === 'recreate') return !carriesOutRecreate(outcome);
  return !PASSES[failOn].includes(decision);
}

/** Whether the old version is stopped before the new one starts, by what the files declare and the chart does. */
function carriesOutRecreate({ declaredMode, isOfChart, chartVersion, mayMigrateTooEarly }: DeploymentOutcome): boolean {
  if (declaredMode !== 'Recreate') return false;
  return !isOfChart || (!mayMigrateTooEarly && chartVersion !== null && honoursRecreate(chartVersion));
}
