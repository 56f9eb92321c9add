import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import type { RunningRecord } from '../report/report.ts';
import { serviceFinder } from './services.ts';
import { namesNoBase, type Start, startAt } from './start.ts';

/** One deployment's change, where its jump starts, and the service that was asked. */
export interface StartOfChange extends Start<DeploymentChange> {
  /** As the files say it. */
  readonly jump: DeploymentChange;
  /** Null if no service is named for it. */
  readonly service: RunningRecord | null;
}

/**
 * Puts what runs onto each change.
 *
 * @param folder of the repository that globs may be relative to, without a slash at the end; empty for its root
 * @param isHeadAlone whether there is no commit before the change
 */
export function startsOf(
  changes: readonly DeploymentChange[],
  running: readonly RunningRecord[],
  { folder, isHeadAlone }: { readonly folder: string; readonly isHeadAlone: boolean },
): StartOfChange[] {
  const serviceOf = serviceFinder(running, folder);
  return changes.map((change): StartOfChange => {
    const { place, head, base, line } = change;
    const service = serviceOf(place.file, (head ?? base ?? line)?.id ?? null);
    const version = service?.version ?? null;
    if (service === null || version === null) {
      return { jump: change, service, jumps: [withAddress(change, service, isHeadAlone)], effect: null };
    }
    return { jump: change, service, ...startAt(change, version, isHeadAlone) };
  });
}

/** Where the running version would have stood for the base, the remedy names the service that did not tell it. */
function withAddress(change: DeploymentChange, service: RunningRecord | null, isHeadAlone: boolean): DeploymentChange {
  const { problem } = change;
  if (service === null || problem === null || !namesNoBase(change, isHeadAlone)) return change;
  const message = `${problem.message} Or let ${service.location} tell it, which did not: ${service.problem}.`;
  return { ...change, problem: { ...problem, message } };
}
