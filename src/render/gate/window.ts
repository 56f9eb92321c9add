import valid from 'semver/functions/valid.js';
import { honoursRecreate } from '../../deployment/chart.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { scaleDownLines } from '../../gate/report/advice-lines.ts';
import type { Advice, DeploymentReport } from '../../gate/report/deployment-report.ts';
import type { Version } from '../../release-safety/version.ts';
import { type Block, code, item, text } from './blocks.ts';
import { composeLines } from './compose.ts';
import type { Pen } from './pen.ts';

/** Advice which says that nothing stops the old version in time. */
const STOPS_NOTHING: readonly Advice['code'][] = ['chart-needs-scale-down', 'chart-ignores-mode', 'argo-cd-hooks'];

/**
 * What to do while Lightdash is stopped, in the commands of the tools that deploy it. No command installs anything, because the gate does
 * not know the values of an installation.
 *
 * @param chartVersion of the service's chart, for deployments that do not know it
 */
export function windowBlocks(
  to: Version,
  deployments: readonly DeploymentReport[],
  chartVersion: string | null,
  pen: Pen,
): Block[] {
  const by = (wanted: DeploymentReport['writes']['stop']) => deployments.filter(({ writes }) => writes.stop === wanted);
  const version = pen.version(to);
  const [charts, composed, workloads, others, given] = [
    by('chart'),
    by('compose'),
    by('workload'),
    by('comment'),
    by(null),
  ];
  return [
    item('Back up the database first: migrations cannot be undone.'),
    ...(charts.length === 0 ? [] : chartItems(charts, version, chartVersion, pen)),
    ...composeItems(composed, version),
    ...(workloads.length === 0 ? [] : [item(describeWorkloads(version, pen))]),
    ...(others.length === 0 ? [] : [item(`Stop the old version before ${version} starts.`)]),
    ...(given.length === 0 ? [] : [item(describeGiven(version, pen))]),
  ];
}

function describeWorkloads(version: string, pen: Pen): string {
  return `Deploy ${version} as usual. With ${pen.code('strategy.type: Recreate')} a workload stops its old pods before its new ones start, but only its own: if several workloads use the database, scale all of them down first.`;
}

function describeGiven(version: string, pen: Pen): string {
  return `Stop the old version before ${version} starts. The chart does that with ${pen.code('upgrade.mode: Recreate')}, from 2.16.284 on.`;
}

/** For the service's chart, with any tool that installs it. */
function chartItems(
  deployments: readonly DeploymentReport[],
  version: string,
  chartVersion: string | null,
  pen: Pen,
): Block[] {
  const charts = new Set(deployments.map(({ chart }) => valid(chart.to ?? chartVersion)));
  const [chart = null] = charts;
  const isTold = deployments.some(({ advice }) => advice.some((piece) => saysToScale(piece)));
  const deploy = item(`Deploy ${version} as usual.${describeJob(deployments, pen)}`);
  if (charts.size === 1 && chart !== null && honoursRecreate(chart) && !isTold) return [deploy];
  const isOld = charts.size === 1 && chart !== null && !honoursRecreate(chart);
  const why = isOld
    ? `Scale Lightdash down: chart ${chart} does not stop the old version by itself.`
    : isTold
      ? 'Scale Lightdash down: nothing stops the old version before the migrations run.'
      : 'Scale Lightdash down if the chart is older than 2.16.284: it does not stop the old version by itself.';
  return [
    ...argoItems(deployments, pen),
    item(why, [code('sh', scaleDownLines(deployments.map(({ writes }) => writes.keys)))]),
    item(`Deploy ${version} as usual.`),
    item(
      `With ${pen.code('autoscaling.enabled')} the workload then stays at 0: scale it to 1, and the autoscaler takes over.`,
    ),
  ];
}

function saysToScale({ code: what, lines }: Advice): boolean {
  // Advice about a missing migration job has no lines only for deployments of Argo CD.
  return STOPS_NOTHING.includes(what) || (what === 'no-migration-job' && lines.length === 0);
}

function argoItems(deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const isArgo = deployments.some(
    ({ kind, advice }) => factsOf(kind).applies === 'sync' || advice.some((piece) => piece.code === 'argo-cd-hooks'),
  );
  if (!isArgo) return [];
  return [
    item(
      `Turn the automatic sync of Argo CD off, and on again afterwards: ${pen.code('selfHeal')} would scale Lightdash up again at once.`,
    ),
  ];
}

/** How the chart carries out the mode, as far as the files show how it migrates. */
function describeJob(deployments: readonly DeploymentReport[], pen: Pen): string {
  const jobs = new Set(deployments.map(({ declared }) => declared.migrationJob));
  const withJob = `With ${pen.code('migrationJob.enabled')} the chart stops what uses the database, migrates, and starts the new version.`;
  const without = 'Without a migration job each workload stops its old pods before its new ones start.';
  if (jobs.size === 1 && jobs.has(true)) return ` ${withJob}`;
  if (jobs.size === 1 && jobs.has(false)) return ` ${without}`;
  return ` ${withJob} ${without}`;
}

/** One list of commands for each compose file, because they act on the project of the folder that they run in. */
function composeItems(deployments: readonly DeploymentReport[], version: string): Block[] {
  const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
  return carriers.map((carrier) => {
    const own = deployments.filter(({ writes }) => writes.carrier === carrier);
    return item(`Stop the old version, then start ${version}:`, [code('sh', composeLines(carrier, own))]);
  });
}

/** How to check that a step has arrived and its migrations are finished, before the next step begins. */
export function checkBlocks(deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const forms = new Set(deployments.map(({ writes }) => writes.stop));
  return [
    text('Between two steps, wait until the new version runs and its migrations have finished.'),
    ...(forms.has('chart')
      ? [
          text(
            `With the chart, ${pen.code('STATUS: deployed')} means that its hooks, and so its migration job, have succeeded:`,
          ),
          code('sh', HELM_CHECKS),
        ]
      : []),
    ...(forms.has('compose') ? [code('sh', ['docker compose ps', 'docker compose logs --since 15m'])] : []),
  ];
}

const HELM_CHECKS = [
  'helm status "$RELEASE"',
  'kubectl rollout status deployment \\',
  '  -l app.kubernetes.io/instance="$RELEASE" \\',
  '  --timeout=15m',
];
