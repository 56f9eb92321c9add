import { setOutput } from '@actions/core';
import type { DeploymentReport, Report } from '../../gate/report.ts';
import { helmArguments } from '../../render/deployment-mapping.ts';
import { requireOutputsFile } from '../outputs-file.ts';

/**
 * Lists as outputs stay small: a later step reads them through its environment, which takes 128 KiB a variable. The report
 * file has them whole. Bytes.
 */
const MOST_LISTED_BYTES = 60_000;

/** The outputs beside the safe ones that were published, or were about to be. */
const begun = new Set<string>();

/**
 * Published before anything else happens, so that no failure can leave an output empty (DESIGN section 4).
 *
 * @throws Error where there is no file for outputs: nobody would learn the mode then
 */
export function publishSafeOutputs(environment: NodeJS.ProcessEnv): void {
  requireOutputsFile(environment);
  publishRecreate();
}

/**
 * The safe outputs once more, over whatever was published before a failure. What else was published speaks of the same jump, of
 * hops that roll among others, so it becomes as empty as if it had never been.
 */
export function withdraw(): void {
  publishRecreate();
  for (const name of begun) setOutput(name, '');
}

function publishRecreate(): void {
  setOutput('decision', 'unproven');
  setOutput('safe', 'false');
  setOutput('upgrade-mode', 'Recreate');
  setOutput('helm-args', helmArguments('Recreate'));
}

function publish(name: string, value: string): void {
  // Before it is written: a write that fails may have left a part.
  begun.add(name);
  setOutput(name, value);
}

/** Publishes the report's scalars, which describe the worst deployment; what may say `RollingUpdate` comes last (DESIGN section 4). */
export function publishReport(report: Report, reportPath: string): void {
  const [worst] = report.deployments;
  const span = report.spans.find(({ from, to }) => from === worst?.from && to === worst.to);
  const hops = span?.plan.hops?.map(({ from, to, decision, upgradeMode }) => ({ from, to, decision, upgradeMode }));
  publish('verdict', String(span?.verdict ?? 'unknown'));
  publish('direction', directionOf(worst));
  publish('from', worst?.from ?? '');
  publish('to', worst?.to ?? '');
  publish('required-stops', listed(span?.requiredStops ?? []));
  publish('minimum-previous-version', span?.minimumPreviousVersion ?? '');
  publish('missing-ranges', listed(span?.missingRanges ?? []));
  publish('next-version', hops?.[0]?.to ?? '');
  publish('newest-rolling-version', span?.newestRollingVersion ?? '');
  publish('plan', hops === undefined ? 'null' : listed(hops));
  publish('deployments', listed(report.deployments.map(deploymentOutput)));
  publish('report-path', reportPath);
  setOutput('decision', report.decision);
  setOutput('safe', String(report.safe));
  setOutput('helm-args', helmArguments(report.upgradeMode));
  setOutput('upgrade-mode', report.upgradeMode);
}

/** Empty where nothing goes anywhere: no deployment, an install, a removal. */
function directionOf(deployment: DeploymentReport | undefined): string {
  switch (deployment?.change) {
    case 'upgrade':
    case 'downgrade':
      return deployment.change;
    case 'unchanged':
      return 'same-version';
    default:
      return '';
  }
}

/** The members that DESIGN section 5 names; the report file has the rest. */
function deploymentOutput(deployment: DeploymentReport) {
  const { id, kind, file, line, from, to, change, decision, upgradeMode, problem } = deployment;
  return { id, kind, file, line, from, to, change, decision, upgradeMode, problem };
}

/** The first items, as many as there is room for, as JSON. */
function listed(items: readonly unknown[]): string {
  let room = MOST_LISTED_BYTES - '[]'.length;
  const shown = items
    .map((item) => JSON.stringify(item))
    .filter((text) => {
      room -= Buffer.byteLength(text) + 1;
      return room >= 0;
    });
  return `[${shown.join(',')}]`;
}
