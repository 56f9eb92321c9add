import type { FailOn } from '../gate/judge/fail-on.ts';
import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import { FIRST_TO_STOP } from '../product/chart-versions.ts';
import type { Pen } from './pen.ts';

/** How to make a downtime pass, as sentences: what to declare, and where, for each kind of deployment. */
export function declarationsFor(deployments: readonly DeploymentReport[], failOn: FailOn, pen: Pen): string[] {
  const forms = new Set(deployments.filter(({ fails }) => fails).map(({ writes }) => writes.stop));
  const rule = pen.code('fail-on: mode-mismatch');
  const must =
    failOn === 'mode-mismatch' ? 'Declare the downtime' : `Set ${rule}${pen.inWorkflow}, and declare the downtime`;
  return [...forms].map((form) => {
    if (form === null) {
      return `Set ${pen.code('fail-on: blocked')} if your deployment follows the output ${pen.code('upgrade-mode')}: no file can declare downtime when you give the versions.`;
    }
    return `${must}: ${DECLARATIONS[form](pen)}`;
  });
}

const DECLARATIONS: Record<NonNullable<DeploymentReport['writes']['stop']>, (pen: Pen) => string> = {
  chart: (pen) =>
    `${pen.code('upgrade.mode: Recreate')} in the values that hold the tag. The chart has to be ${FIRST_TO_STOP} or later; if no file has its version, set ${pen.code('chart-version')}.`,
  workload: (pen) =>
    `${pen.code('strategy: {type: Recreate}')} on the workload, or the annotation ${pen.code('upgrade-gate/mode: Recreate')}.`,
  compose: (pen) => `${pen.code('x-upgrade-mode: Recreate')} on the service.`,
  comment: (pen) => `a comment ${pen.code('upgrade-gate: Recreate')} on the version's line or the line above it.`,
};

/** What declares downtime, by the form of a deployment's files. */
export function describeDeclaration(form: DeploymentReport['writes']['stop'], pen: Pen): string {
  return pen.code(form === null || form === 'workload' ? 'Recreate' : NAMES[form]);
}

const NAMES = {
  chart: 'upgrade.mode: Recreate',
  compose: 'x-upgrade-mode: Recreate',
  comment: 'upgrade-gate: Recreate',
} as const;

/** The name of the declaration for a message, in our own words. No text from the lines is used. */
export function nameOfDeclaration(added: readonly string[], pen: Pen): string {
  const words = ['x-upgrade-mode: Recreate', 'upgrade-gate/mode: Recreate', 'upgrade-gate: Recreate'];
  const word = words.find((each) => added.some((line) => line.includes(each)));
  if (word !== undefined) return pen.code(word);
  if (added.some((line) => /\bmode['"]?\s*[:=]\s*['"]?Recreate/.test(line))) return pen.code('upgrade.mode: Recreate');
  return pen.code(added.some((line) => /\btype:\s*Recreate/.test(line)) ? 'strategy.type: Recreate' : 'Recreate');
}
