import type { Doubt } from '../../evidence/running-version.ts';
import type { Report, RunningRecord } from '../report/report.ts';
import type { StartOfChange } from './starts.ts';

/**
 * Whether a change takes back a deployment that did not happen (docs/rollback.md#when-the-deployment-failed): a service
 * that is named for this file and jump alone has confirmed that it still runs the lower version.
 */
export function isRevert({ jump, service }: StartOfChange, starts: readonly StartOfChange[]): boolean {
  if (jump.change !== 'downgrade' || jump.problem !== null || service?.confirmed !== true) return false;
  if (service.version === null || service.version !== jump.to) return false;
  return isAlone({ jump, service }, starts);
}

function isAlone(
  { jump, service }: Pick<StartOfChange, 'jump' | 'service'>,
  starts: readonly StartOfChange[],
): boolean {
  return starts
    .filter((other) => other.service === service)
    .every(({ jump: { from, to, place } }) => from === jump.from && to === jump.to && place.file === jump.place.file);
}

const DOUBTS: Readonly<Record<Doubt, string>> = {
  differs: 'three answers in a row did not name the same version',
  silent: 'one of three answers did not come',
  open: 'its migrations are not done',
  untold: 'it does not tell whether its migrations are done',
};

/**
 * The condition that a change misses to be such a revert, although the lower version runs; null for any other change.
 *
 * @param isOfBase whether the address stands in the base's own file
 */
export function whyNoRevert(start: StartOfChange, starts: readonly StartOfChange[], isOfBase: boolean): string | null {
  const { jump, service } = start;
  if (jump.change !== 'downgrade' || jump.problem !== null) return null;
  if (service?.version == null || service.version !== jump.to || isRevert(start, starts)) return null;
  if (!isOfBase) return "its address does not stand in the base's own file";
  if (!isAlone(start, starts)) return 'it answers for other deployments as well';
  return service.doubt === null ? 'it was not asked three times' : DOUBTS[service.doubt];
}

/** Whether it matters that a service confirms what it runs: a change goes back to exactly that version. */
export function mayRevert({ deployments }: Report, running: readonly RunningRecord[]): boolean {
  return running.some(
    ({ version }) =>
      version !== null &&
      deployments.some(({ change, to, problem }) => change === 'downgrade' && to === version && problem === null),
  );
}
