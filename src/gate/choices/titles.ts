import type { Version } from '../../release-safety/version.ts';

const WINDOW = ' in a maintenance window';

/** @param to null if the deployments go to different versions */
export function titleOfDowntime(to: Version | null): string {
  return `Downtime: ${to === null ? 'upgrade' : `go to ${to}`}${WINDOW}`;
}

/**
 * @param to null if the deployments go to different versions
 * @param steps how many steps the plan has; null if the deployments have different plans
 */
export function titleOfStep(to: Version | null, steps: number | null, isInWindow: boolean): string {
  const lead = steps === null ? 'First step' : `Step 1 of ${steps}`;
  return `${lead}: ${destination(to, 'the first version of each plan')}${isInWindow ? WINDOW : ''}`;
}

/** As far as the team's own policy lets a deployment go. */
export function titleWithinPolicy(to: Version | null, isInWindow: boolean): string {
  const where = destination(to, 'the newest version that it allows for each deployment');
  return `As far as your policy allows: ${where}${isInWindow ? WINDOW : ''}`;
}

/**
 * @param target null if the deployments have different targets
 * @param hasDowntime whether the tool replaces containers, which takes the service down even if the upgrade is proven
 */
export function titleOfRolling(to: Version | null, target: Version | null, hasDowntime: boolean): string {
  const later = target === null ? 'further later' : `to ${target} later`;
  const where = to === null ? 'go to the newest version that rolls for each' : `go to ${to} now`;
  return `${hasDowntime ? 'A proven upgrade' : 'No downtime'} today: ${where}, ${later}`;
}

function destination(to: Version | null, otherwise: string): string {
  return `go to ${to ?? otherwise}`;
}
