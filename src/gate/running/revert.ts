import type { Report, RunningRecord } from '../report/report.ts';
import type { StartOfChange } from './starts.ts';

/**
 * Whether a change takes back a deployment that did not happen (docs/rollback.md#when-the-deployment-failed): the service still runs exactly the
 * lower version, and has confirmed it. A service that is named for more than this one file and jump may be another environment's.
 *
 * @param starts all changes of the run
 */
export function isRevert({ jump, service }: StartOfChange, starts: readonly StartOfChange[]): boolean {
  if (jump.change !== 'downgrade' || jump.problem !== null || service?.confirmed !== true) return false;
  if (service.version === null || service.version !== jump.to) return false;
  return starts
    .filter((other) => other.service === service)
    .every(({ jump: { from, to, place } }) => from === jump.from && to === jump.to && place.file === jump.place.file);
}

/** Whether it matters that a service confirms what it runs: a change goes back to exactly that version. */
export function mayRevert({ deployments }: Report, running: readonly RunningRecord[]): boolean {
  return running.some(
    ({ version }) =>
      version !== null &&
      deployments.some(({ change, to, problem }) => change === 'downgrade' && to === version && problem === null),
  );
}
