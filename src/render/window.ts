import valid from 'semver/functions/valid.js';
import { groupBy } from '../deployment/group-by.ts';
import { factsOf } from '../deployment/kinds/kinds.ts';
import type { Advice, DeploymentReport } from '../gate/report/deployment-report.ts';
import { releaseOf, scaleDownLines } from '../gate/report/scale-down.ts';
import { capital, listOf, present } from '../page/words.ts';
import { FIRST_TO_STOP, honoursRecreate } from '../product/chart-versions.ts';
import { product } from '../product/product.ts';
import type { Version } from '../release-safety/version.ts';
import { type Block, code, commandLines, item, text } from './blocks.ts';
import { linesOf, type Pen, placesOf } from './pen.ts';
import { argoCommands, PAUSE_PARENT, resumeItem } from './window-argo-cd.ts';
import { clusterItems, neighbourItems, workersOf, workloadItems } from './window-beside.ts';
import { composeItems, isComposed } from './window-compose.ts';
import { hasPreflight, type JumpOfWindow, preflightItem } from './window-jump.ts';
import { platformItems, platformOf } from './window-platforms.ts';

/** What to do while Lightdash is stopped, in the tools' commands. None installs, because that takes unknown values. */
export function windowBlocks(jump: JumpOfWindow, deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const { to, back } = jump;
  // What one tool needs is not said of what another one deploys.
  const [same, ...others] = [...groupBy(deployments, wayOf).values()];
  // The commands for compose stop the old version. But before a backup is restored, nothing may start.
  const excepted = deployments.filter((each) => isExcepted(each) && (back?.restores === true || !isComposed(each)));
  const whose = excepted.length === deployments.length ? '' : ` for ${placesOf(excepted, pen)}`;
  const old = back?.from ?? 'the old version';
  const why = back === null ? `The exception${whose} stops nothing. ` : '';
  // What deploys such a workload would start it again.
  const isOwn = excepted.some((each) => each.writes.stop === 'workload' && !isComposed(each));
  const pause = isOwn ? ` Pause Argo CD or Flux first, which would scale ${product.name} up again.` : '';
  const first = present(
    back === null && firstItems(to, deployments, pen),
    back !== null && item(`Back up the database as ${back.from} leaves it, so that you can return to it.`),
    excepted.length > 0 &&
      item(
        `${why}Stop ${old} before ${to} starts, and ${pen.strong('before the merge')} if merging deploys it.${pause}`,
      ),
    back?.restores === true &&
      item(`Once ${old} has stopped, restore the backup made under ${pen.version(to)}. Start ${to} only after that.`),
  );
  const ways =
    same === undefined || others.length === 0
      ? wayBlocks(jump, deployments, pen)
      : [same, ...others].flatMap((those) => {
          const own = wayBlocks(jump, those, pen);
          return own.length === 0 ? [] : [item(`${placesOf(those, pen)}:`, own)];
        });
  return [...first, ...clusterItems(ways, deployments, pen), ...ways];
}

function firstItems(to: Version, deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  return present(
    deployments.some(({ migrations }) => migrations?.state === 'pending') &&
      item('Let the migrations of the current version finish first. Stopping it would interrupt them.'),
    item('Back up the database first, because migrations cannot be undone.'),
    // Compose has commands of its own for it.
    hasPreflight(to) && !deployments.every(isComposed) && preflightItem(to, pen),
  );
}

/** No declaration in a file stops the version that runs: an exception allows the jump and does nothing else. */
function isExcepted({ exceptions, rollback }: DeploymentReport): boolean {
  return rollback !== null || exceptions.some(({ allow }) => allow === 'recreate');
}

/** Deployments with the same way are stopped and started alike. */
function wayOf(deployment: DeploymentReport): string {
  const { chart, declared, advice } = deployment;
  const { stop, argoCd } = deployment.writes;
  return JSON.stringify([
    stop,
    platformOf(deployment),
    isComposed(deployment),
    argoCd !== null,
    chart.to,
    declared.migrationJob,
    isExcepted(deployment),
    advice.some(saysToScale),
  ]);
}

function wayBlocks(jump: JumpOfWindow, deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const { to, back } = jump;
  const uncomposed = deployments.filter((each) => !isComposed(each));
  const by = (wanted: DeploymentReport['writes']['stop']) => uncomposed.filter(({ writes }) => writes.stop === wanted);
  const version = pen.version(to);
  const charts = by('chart');
  const synced = charts.filter(
    (each) => each.writes.argoCd !== null && !each.advice.some(saysToScale) && !isExcepted(each),
  );
  const rest = charts.filter((each) => !synced.includes(each));
  const workloads = by('workload').filter((each) => !isExcepted(each));
  const excepted = by('workload').filter(isExcepted);
  const byHand = [...by('exception'), ...excepted];
  const stop = `Stop ${back?.from ?? 'the old version'} before ${version} starts.`;
  // Of an exception, the item above says so.
  const isToldAbove = byHand.every(isExcepted);
  return present(
    synced.length > 0 && syncItems(synced, version, pen),
    rest.length > 0 && chartItems(rest, jump, version, pen),
    composeItems(deployments.filter(isComposed), jump, pen),
    neighbourItems(uncomposed, version, pen),
    workloadItems(workloads, version, pen),
    platformItems(byHand, version),
    !isToldAbove && byHand.some((each) => platformOf(each) === -1) && item(stop),
    by('none').length > 0 &&
      item(`${stop} The chart does that with ${pen.code('upgrade.mode: Recreate')}, from ${FIRST_TO_STOP} on.`),
  );
}

/** For the chart under Argo CD, without a migration job. What runs beside the backend has to stop first, and `selfHeal` would start it again. */
function syncItems(deployments: readonly DeploymentReport[], version: string, pen: Pen): Block[] {
  const applications = deployments.flatMap(({ writes: { argoCd } }) => {
    if (argoCd?.application == null) return [];
    const where = argoCd.namespace === null ? '' : ` (namespace ${pen.literal(argoCd.namespace)})`;
    return [`${pen.literal(argoCd.application)}${where}`];
  });
  const which = applications.length === 0 ? 'its Application' : listOf([...new Set(applications)]);
  const workers = workersOf(deployments);
  const recreate = `With ${pen.code('upgrade.mode: Recreate')} each workload stops its old pods before its new ones start`;
  if (workers.length === 0) {
    return [
      item(`Merge ${version}. If ${which} does not sync automatically, sync it:`, [
        code('sh', argoCommands(deployments, ['sync', 'wait'])),
      ]),
      item(`Do not scale anything by hand, because ${pen.code('selfHeal')} would undo it. ${recreate}.`),
    ];
  }
  const workloads = listOf(workers.map((name) => pen.code(name)));
  return [
    item(
      `Turn off the automatic sync of ${which}, because ${pen.code('selfHeal')} would undo your scaling. ${PAUSE_PARENT}`,
      [code('sh', argoCommands(deployments, ['manual']))],
    ),
    item(
      `Scale down the other workloads of the Helm release ${releaseName(deployments, pen)} first (${workloads}). ${recreate}, but does not wait for the others.`,
      [scaleDown(deployments, workers)],
    ),
    item(`Merge ${version} and sync. That starts everything again:`, [
      code('sh', argoCommands(deployments, ['sync', 'wait'])),
    ]),
    resumeItem(deployments, pen),
  ];
}

function scaleDown(deployments: readonly DeploymentReport[], workers: readonly string[] = []): Block {
  return code('sh', scaleDownLines(writesOf(deployments), workers));
}

/** For the service's chart, with any tool that installs it. */
function chartItems(
  deployments: readonly DeploymentReport[],
  { back, chartVersion }: JumpOfWindow,
  version: string,
  pen: Pen,
): Block[] {
  const [only = null, ...others] = new Set(deployments.map((each) => valid(each.chart.to ?? chartVersion)));
  const chart = others.length === 0 ? only : null;
  const isTold = deployments.some((each) => isExcepted(each) || each.advice.some(saysToScale));
  if (chart !== null && honoursRecreate(chart) && !isTold) {
    const workers = workersOf(deployments);
    const isWithJob = deployments.every(({ declared }) => declared.migrationJob === true);
    return present(
      workers.length > 0 &&
        !isWithJob &&
        item(
          `Without a migration job, scale down the other workloads of the Helm release ${releaseName(deployments, pen)} first (${listOf(workers.map((name) => pen.code(name)))}). Otherwise they run next to the new backend.`,
          [scaleDown(deployments, workers)],
        ),
      item(`Deploy ${version} as usual. ${capital(describeJob(deployments, pen))}.`),
    );
  }
  const isArgo = deployments.some(
    ({ kind, advice, writes }) =>
      writes.argoCd !== null ||
      factsOf(kind).applies === 'sync' ||
      advice.some((piece) => piece.code === 'argo-cd-hooks'),
  );
  const isKnown = back !== null || chart !== null || isTold;
  const known = `, because nothing else stops ${back?.from ?? 'the old version'} in time`;
  const unknown = ` if the chart is older than ${FIRST_TO_STOP}, because it does not do that by itself`;
  // Of an exception, the item above says that no file stops it.
  const why = deployments.every(isExcepted) ? '' : isKnown ? known : unknown;
  return present(
    isArgo &&
      item(
        `Turn off Argo CD's automatic sync. Otherwise ${pen.code('selfHeal')} scales ${product.name} up again at once. ${PAUSE_PARENT}`,
        [code('sh', argoCommands(deployments, ['manual']))],
      ),
    item(
      `Scale ${product.name} down${why}${releaseOf(writesOf(deployments)) === null ? `. ${pen.code('$RELEASE')} is its Helm release` : ''}:`,
      [scaleDown(deployments)],
    ),
    item(`Deploy ${version} as usual.`),
    item(
      `If ${pen.code('autoscaling.enabled')} is set, the workload stays at 0. Scale it to 1 so that the autoscaler takes over.`,
    ),
    isArgo && resumeItem(deployments, pen),
  );
}

/** Whether a piece of advice says that nothing stops the old version in time. */
function saysToScale({ code: what }: Advice): boolean {
  return what === 'chart-needs-scale-down' || what === 'chart-ignores-mode' || what === 'argo-cd-hooks';
}

/** How the chart carries out the mode, as far as the files show how it migrates. */
function describeJob(deployments: readonly DeploymentReport[], pen: Pen): string {
  const [job, ...others] = new Set(deployments.map(({ declared }) => declared.migrationJob));
  const withJob = `with ${pen.code('migrationJob.enabled')} the chart stops ${product.name}, migrates, and restarts it`;
  const without = 'without a migration job each workload stops its old pods before its new ones start';
  if (others.length > 0 || job == null) return `${withJob}. ${capital(without)}`;
  return job ? withJob : without;
}

/** What only the downtime needed, by line. The choice with this letter, if any, adds such lines itself. */
export function afterwardsBlocks(
  deployments: readonly DeploymentReport[],
  letter: string | null,
  program: string,
  pen: Pen,
): Block[] {
  const excepted = deployments.flatMap(({ exceptions }) => exceptions.map((each) => ({ ...each, text: each.reason })));
  // What a choice adds has its letter.
  const all = [...deployments.flatMap(({ leftovers }) => leftovers), ...(letter === null ? excepted : [])];
  const lines = new Map(all.map((each) => [`${each.file}:${each.line}`, each]));
  const own = letter === null ? [] : [letter === '' ? 'the added lines' : `what ${letter} added`];
  if (lines.size + own.length === 0) return [];
  const isByHand = own.length === 0 && all.every(({ text: there }) => there === '');
  // A command finds the lines of a block, so its first one names it.
  const named = [...lines.values()].filter(({ file, line }) => isByHand || !lines.has(`${file}:${(line ?? 0) - 1}`));
  const places = linesOf(named, pen);
  const undo = `Afterwards, undo ${listOf([...own, ...places])}`;
  if (isByHand) return [item(`${undo}.`)];
  return [item(`${undo}:`, [code('sh', commandLines(`${program} apply --done`))])];
}

/** How to check that a step has arrived and its migrations are finished, before the next step begins. */
export function checkBlocks(deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const synced = deployments.filter(({ writes }) => writes.argoCd !== null);
  const released = deployments.filter(({ writes }) => writes.stop === 'chart' && writes.argoCd === null);
  const isOfHelm = released.length > 0;
  // Without the job, the new backend migrates before it is ready.
  const isWithJob = released.every(({ declared }) => declared.migrationJob === true);
  const then = isWithJob
    ? "By then the chart's migration job has succeeded."
    : 'Without a migration job, also wait for the rollout.';
  const wait = isOfHelm
    ? `Wait until Helm reports ${pen.code('STATUS: deployed')} for your release (${releaseName(deployments, pen)}). ${then}`
    : 'Wait until the new version is running and its migrations have finished.';
  return present(
    text(wait),
    synced.length > 0 && code('sh', argoCommands(synced, ['wait'])),
    isOfHelm && code('sh', helmChecks(releaseOf(writesOf(deployments)) ?? '"$RELEASE"')),
    deployments.some(isComposed) && code('sh', ['docker compose ps', 'docker compose logs --since 15m']),
  );
}

const helmChecks = (release: string) => [
  `helm status ${release}`,
  'kubectl rollout status deployment \\',
  `  -l app.kubernetes.io/instance=${release} \\`,
  '  --timeout=15m',
];

const writesOf = (deployments: readonly DeploymentReport[]) => deployments.map(({ writes }) => writes);

function releaseName(deployments: readonly DeploymentReport[], pen: Pen): string {
  return pen.code(releaseOf(writesOf(deployments)) ?? '$RELEASE');
}
