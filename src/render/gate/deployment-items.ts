import { nameInFile } from '../../deployment/name-in-file.ts';
import type { DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Report } from '../../gate/report/report.ts';
import { showPlace } from '../../problems/place.ts';
import type { Detail } from '../page.ts';
import { listOf } from '../words.ts';
import { type Block, firstOf, item } from './blocks.ts';
import type { Pen } from './pen.ts';
import { describeReason } from './reasons.ts';
import { gravestFirst, spanOf, stateDeployment, stateOf } from './states.ts';

/** One line for each deployment that changes, the gravest first. One sentence counts the deployments that stay. */
export function deploymentItems(report: Report, pen: Pen, { rows, deep }: Detail): Block[] {
  const { deployments } = report;
  const changed = gravestFirst(deployments).filter((deployment) => stateOf(deployment) !== 'unchanged');
  const unchanged = deployments.filter((deployment) => stateOf(deployment) === 'unchanged');
  const stay = unchanged.map((deployment) => `${pen.place(deployment)} ${deployment.to ?? ''}`.trim());
  return [
    // A comment has no room for three of many.
    ...firstOf(
      changed,
      deep || changed.length <= rows ? rows : rows - 1,
      (deployment) => item(deploymentLine(report, deployment, pen)),
      'deployment',
    ),
    ...(unchanged.length === 0 ? [] : [item(`✅ Unchanged: ${listOf(stay)}.`)]),
  ];
}

/** Mark, change and next step, then the place. */
function deploymentLine(report: Report, deployment: DeploymentReport, pen: Pen): string {
  const { mark, title, state } = stateDeployment(report, deployment, pen);
  const { problem, file, line, id } = deployment;
  const isAlone = report.deployments.every((each) => each.file !== file || each.id === id);
  const says = problem === null || (state !== 'unproven' && state !== 'tolerated') ? null : problem.message;
  const what = says === null ? briefOf(report, deployment, pen) : `${pen.prose(says)}${pen.help(problem?.code ?? '')}`;
  const isNamed = isAlone && file !== null && says?.includes(showPlace({ file, line, column: null })) === true;
  const name = isAlone ? '' : nameInFile(id);
  const where = [...(isNamed ? [] : [pen.place(deployment)]), ...(name === '' ? [] : [pen.quote(name)])].join(', ');
  return `${mark} ${pen.strong(title)}${what === '' ? '' : `: ${what}`}${where === '' ? '' : ` (${where})`}`;
}

/** The next thing to do, if the title does not say it. */
function briefOf(report: Report, deployment: DeploymentReport, pen: Pen): string {
  const { from, to } = deployment;
  const span = spanOf(report, deployment);
  switch (stateOf(deployment)) {
    case 'blocked': {
      const hop = span?.plan.hops?.[0];
      return hop === undefined ? 'choose another version' : `go to ${hop.to} first (${pen.code(hop.upgradeMode)})`;
    }
    case 'recreate':
      return deployment.fails || deployment.declaredAt === null ? '' : 'declared';
    case 'unproven': {
      const [reason] = span?.reasons ?? [];
      return reason === undefined ? '' : describeReason(reason, pen);
    }
    case 'downgrade':
      return `keep ${from ?? 'the old version'}, or restore a backup made under ${to ?? 'the new one'}`;
    default:
      return '';
  }
}
