import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import { STANDARD_PATH } from '../gate/team-file/team-rules.ts';
import { FIRST_TO_STOP } from '../product/chart-versions.ts';
import type { Pen } from './pen.ts';

/** How to make a downtime pass, as sentences: what to declare, and where, for each kind of deployment. */
export function declarationsFor(
  deployments: readonly DeploymentReport[],
  { outcome: { failOn }, approval }: Report,
  pen: Pen,
): string[] {
  const forms = new Set(deployments.filter(({ fails }) => fails).map(({ writes }) => writes.stop));
  const rule = pen.code('fail-on: mode-mismatch');
  const must =
    failOn === 'mode-mismatch' ? 'Declare the downtime' : `Set ${rule}${pen.inWorkflow}, and declare the downtime`;
  return [...forms].flatMap((form) => {
    if (form === 'none') {
      const commits = `If the change declares the downtime, give ${pen.code('base-ref')} and ${pen.code('head-ref')}, the commits that were approved.`;
      const mode = `Set ${pen.code('fail-on: blocked')} if your deployment follows the output ${pen.code('upgrade-mode')}, because no file can declare downtime when you give the versions.`;
      return [...(approval === null ? [] : [commits]), mode];
    }
    return `${must} with ${DECLARATIONS[form](pen)}`;
  });
}

const DECLARATIONS: Record<Exclude<DeploymentReport['writes']['stop'], 'none'>, (pen: Pen) => string> = {
  chart: (pen) =>
    `${pen.code('upgrade.mode: Recreate')} in the values that hold the tag (chart ${FIRST_TO_STOP} or later), or with ${ofException(pen)}`,
  workload: (pen) => `${pen.code('strategy: {type: Recreate}')} on the workload, or with ${ofException(pen)}`,
  exception: (pen) => ofException(pen),
};

function ofException(pen: Pen): string {
  return `an entry for this jump under ${pen.code('exceptions')} in ${pen.code(STANDARD_PATH)}.`;
}

/** Whether lines add an exception to the team's own file. */
export function addsException(added: readonly string[]): boolean {
  return added.some((line) => /\ballow: (?:recreate|rollback)\b/.test(line));
}

/** The name of the declaration for a message, in our own words. No text from the lines is used. */
export function nameOfDeclaration(added: readonly string[], pen: Pen): string {
  if (addsException(added)) return 'an exception';
  if (added.some((line) => /\bmode['"]?\s*[:=]\s*['"]?Recreate/.test(line))) return pen.code('upgrade.mode: Recreate');
  return pen.code(added.some((line) => /\btype:\s*Recreate/.test(line)) ? 'strategy.type: Recreate' : 'Recreate');
}
