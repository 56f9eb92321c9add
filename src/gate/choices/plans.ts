import { groupBy } from '../../deployment/group-by.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import type { ReleaseIndex } from '../../release-safety/release-index.ts';
import type { Version } from '../../release-safety/version.ts';
import { canPin, type JudgedDeployment } from '../judge/judge-head.ts';
import type { Choice } from '../report/report.ts';
import { firstHop, newestRollingTarget, titleOfDowntime, titleOfHop, titleOfRolling } from './ways.ts';

/** What a choice does to one deployment. */
export interface DeploymentStep {
  readonly of: JudgedDeployment;
  /** Null if the version stays. */
  readonly to: Version | null;
  readonly declares: boolean;
  /** Whether it allows the downgrade that the change makes. */
  readonly goesBack?: boolean;
}

export interface ChoicePlan extends Pick<Choice, 'id' | 'title' | 'to'> {
  readonly steps: readonly DeploymentStep[];
  /** Whether it stops the service, or goes back. `fail-on: not-rolling` never lets that pass. */
  readonly stops: boolean;
}

/** Where a deployment is compared with several bases, it has a step for each, of which the first is taken. */
function planOf(
  id: Choice['id'],
  all: readonly DeploymentStep[],
  titleOf: (to: Version | null) => string,
): ChoicePlan | null {
  if (all.length === 0) return null;
  const keyOf = ({ of }: DeploymentStep) => JSON.stringify([of.report.id, of.report.line, of.report.column]);
  const steps = [...groupBy(all, keyOf).values()].map(([first]) => first);
  const to = commonTarget(steps);
  const stops = steps.some(({ declares, goesBack }) => declares || goesBack === true);
  return { id, title: titleOf(to), to, steps, stops };
}

function commonTarget(steps: readonly DeploymentStep[]): Version | null {
  const targets = new Set(steps.map(({ of, to }) => to ?? of.report.to));
  const [only = null] = targets;
  return targets.size === 1 ? only : null;
}

/** A downtime; or the first step of the plan, if the jump is not permitted at once. */
export function planOfHops(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const steps = failing.flatMap((of): DeploymentStep[] => {
    if (of.report.decision === 'recreate') return [{ of, to: null, declares: true }];
    const hop = of.span === null ? null : firstHop(of.span);
    if (hop === null || hop.decision === 'unproven' || hop.decision === 'blocked') return [];
    return [{ of, to: hop.to, declares: hop.decision === 'recreate' }];
  });
  if (steps.every(({ to }) => to === null)) return planOf('stop', steps, titleOfDowntime);
  const spans = steps.flatMap(({ of }) => of.span ?? []);
  const stops = steps.some(({ declares }) => declares);
  return planOf('hop', steps, (to) => titleOfHop(to, spans, stops));
}

/**
 * The newest version that rolls in one step, for each deployment. A deployment that makes the same jump and passes, because it declares the
 * downtime, goes along: it may use the same database.
 */
export function planOfRoll(
  failing: readonly JudgedDeployment[],
  all: readonly JudgedDeployment[],
  index: ReleaseIndex | null,
): ChoicePlan | null {
  const isTaken = (of: JudgedDeployment) =>
    failing.includes(of) || (!of.report.fails && failing.some(({ span }) => span !== null && span === of.span));
  const steps = all.filter(isTaken).map((of) => {
    const to = index === null || of.span === null ? null : newestRollingTarget(index, of.span);
    return { of, to, declares: false };
  });
  if (steps.some(({ to }) => to === null)) return null;
  const target = commonTarget(steps.map((step) => ({ ...step, to: null })));
  // Compose always replaces the container, so it has downtime even if the upgrade is proven.
  const isReplaced = failing.some(({ report: { kind } }) => factsOf(kind).applies === 'replace');
  return planOf('roll', steps, (to) => titleOfRolling(to, target, isReplaced));
}

/** The version that runs, in the place of each moving tag. It needs no upgrade, and from then on the check can judge one. */
export function planOfPin(deployments: readonly JudgedDeployment[]): ChoicePlan | null {
  if (!deployments.every(canPin)) return null;
  const steps = deployments.map((of) => ({ of, to: of.service?.version ?? null, declares: false }));
  return planOf('pin', steps, (to) => `Pin what runs now${to === null ? '' : `: write ${to}`}`);
}

/**
 * The version before the change: the database only migrates forward, so a downgrade stays on it, and a moving tag in its place names no
 * version that can be judged. Where another version runs, the one before the change is none to stay on.
 */
export function planOfReturn(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const left = failing.filter(({ report: { change, from, problem }, service }) => {
    const isMoving = problem?.code === 'moving-tag' && (service?.version ?? from) === from;
    return from !== null && (change === 'downgrade' || isMoving);
  });
  return planToStay(left);
}

/** The version before the change for lines that no reader reads, where something else has come in its place. Their text alone shows whether that is a moving tag. */
export function planOfLines(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const left = failing.filter(({ report: { kind, from, to, problem }, service }) => {
    const isOpen = kind === 'line' && problem?.code === 'not-understood' && to === null;
    return isOpen && from !== null && (service?.version ?? from) === from;
  });
  return planToStay(left);
}

/** The version before the change for an environment that another one has to go before. The rest of the change stays. */
export function planOfPromotion(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const held = failing.filter(({ report, span }) => {
    const isHeld = span?.reasons.some(({ rule }) => rule === 'promotion' || rule === 'promotion-unknown');
    return report.from !== null && isHeld === true;
  });
  const all = [...new Set(held.flatMap(({ report }) => report.environments))];
  const names = [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((each) => each !== '').join(' and ');
  return planToStay(held, (on) => `Leave ${names} on ${on} for now`);
}

function planToStay(left: readonly JudgedDeployment[], titleOf = (on: string) => `Stay on ${on}`): ChoicePlan | null {
  const steps = left.map((of) => ({ of, to: of.report.from, declares: false }));
  return planOf('remedy', steps, (to) => titleOf(to ?? 'the versions that run'));
}

/** The downgrade itself, allowed in the team's own file (docs/rollback.md). */
export function planOfRollback(failing: readonly JudgedDeployment[]): ChoicePlan | null {
  const lower = failing.filter(({ report }) => report.change === 'downgrade' && report.from !== null);
  const steps = lower.map((of) => ({ of, to: null, declares: false, goesBack: true }));
  return planOf('rollback', steps, (to) => `Go back${to === null ? '' : ` to ${to}`} on purpose`);
}
