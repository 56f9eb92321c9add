import valid from 'semver/functions/valid.js';
import { factsOf } from '../deployment/kinds/kinds.ts';
import { scaleDownLines } from '../gate/report/advice.ts';
import type { Advice, DeploymentReport } from '../gate/report/deployment-report.ts';
import { listOf, present } from '../page/words.ts';
import { FIRST_TO_STOP, honoursRecreate } from '../product/chart-versions.ts';
import { product } from '../product/product.ts';
import type { Version } from '../release-safety/version.ts';
import { type Block, code, item, text } from './blocks.ts';
import { linesOf, type Pen } from './pen.ts';

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
  const by = (wanted: DeploymentReport['writes']['stop']) =>
    deployments.filter((each) => each.writes.stop === wanted && !isComposed(each));
  const version = pen.version(to);
  const charts = by('chart');
  const isExcepted = ({ exceptions }: DeploymentReport) => exceptions.some(({ allow }) => allow === 'recreate');
  const synced = charts.filter(
    (each) => each.writes.argoCd !== null && !each.advice.some(saysToScale) && !isExcepted(each),
  );
  const others = charts.filter((each) => !synced.includes(each));
  const stop = `Stop the old version before ${version} starts.`;
  return present(
    item('Back up the database first: migrations cannot be undone.'),
    deployments.some(isExcepted) &&
      item(
        `No file stops the old version. If a controller deploys what is merged, do this ${pen.strong('before the merge')}.`,
      ),
    synced.length > 0 && syncItems(synced, version, pen),
    others.length > 0 && chartItems(others, version, chartVersion, pen),
    composeItems(deployments.filter(isComposed), version, pen),
    by('workload').some((each) => !isExcepted(each)) &&
      item(
        `Deploy ${version} as usual. With ${pen.code('strategy.type: Recreate')} a workload stops its old pods before its new ones start, but only its own: if several workloads use the database, scale all of them down first.`,
      ),
    [...by('exception'), ...by('workload').filter(isExcepted)].length > 0 && item(stop),
    by('none').length > 0 &&
      item(`${stop} The chart does that with ${pen.code('upgrade.mode: Recreate')}, from ${FIRST_TO_STOP} on.`),
  );
}

/** What the tool renders shows that it is compose, too. */
function isComposed({ kind, writes }: DeploymentReport): boolean {
  return kind === 'compose' || writes.services.length > 0;
}

/** For the chart under Argo CD, without a migration job. Nobody scales anything: `selfHeal` would take that back. */
function syncItems(deployments: readonly DeploymentReport[], version: string, pen: Pen): Block[] {
  const applications = deployments.flatMap(({ writes: { argoCd } }) => {
    if (argoCd?.application == null) return [];
    const where = argoCd.namespace === null ? '' : ` (namespace ${pen.literal(argoCd.namespace)})`;
    return [`${pen.literal(argoCd.application)}${where}`];
  });
  const which = applications.length === 0 ? 'its Application' : listOf([...new Set(applications)]);
  return [
    item(`Merge ${version}. Argo CD syncs ${which} by itself if its sync is automated; otherwise sync it:`, [
      code('sh', argoCommands(deployments, ['sync', 'wait'])),
    ]),
    item(
      `Scale nothing by hand: with ${pen.code('upgrade.mode: Recreate')} each workload stops its old pods before its new ones start, and ${pen.code('selfHeal')} would take back what you scale.`,
    ),
  ];
}

/** A name that needs quoting in a shell does not go into a command. */
function argoCommands(deployments: readonly DeploymentReport[], verbs: readonly ('sync' | 'wait')[]): string[] {
  const isPlain = (name: string) => /^[a-z0-9][\w.-]*$/i.test(name);
  const names = deployments.map(({ writes: { argoCd } }) => {
    const { application, namespace } = argoCd ?? { application: null, namespace: null };
    if (application === null || !isPlain(application)) return '"$APPLICATION"';
    return namespace === null || !isPlain(namespace) ? application : `${namespace}/${application}`;
  });
  return [...new Set(names)].flatMap((name) =>
    verbs.map((verb) => (verb === 'sync' ? `argocd app sync ${name}` : `argocd app wait ${name} --health`)),
  );
}

/** For the service's chart, with any tool that installs it. */
function chartItems(
  deployments: readonly DeploymentReport[],
  version: string,
  chartVersion: string | null,
  pen: Pen,
): Block[] {
  const [only = null, ...others] = new Set(deployments.map((each) => valid(each.chart.to ?? chartVersion)));
  const chart = others.length === 0 ? only : null;
  const isTold = deployments.some(({ advice, exceptions }) => exceptions.length > 0 || advice.some(saysToScale));
  if (chart !== null && honoursRecreate(chart) && !isTold) {
    const isElsewhere = deployments.some(({ kind, writes }) => kind === 'helm-values' && writes.argoCd === null);
    return present(
      item(`Deploy ${version} as usual: ${describeJob(deployments, pen)}.`),
      isElsewhere && item(`Under Argo CD, keep ${pen.code('migrationJob.enabled: false')}, and sync instead.`),
    );
  }
  const isArgo = deployments.some(
    ({ kind, advice, writes }) =>
      writes.argoCd !== null ||
      factsOf(kind).applies === 'sync' ||
      advice.some((piece) => piece.code === 'argo-cd-hooks'),
  );
  const byItself = 'does not stop the old version by itself';
  const why =
    chart !== null && !honoursRecreate(chart)
      ? `: chart ${chart} ${byItself}`
      : isTold
        ? ': nothing stops the old version before the migrations run'
        : ` if the chart is older than ${FIRST_TO_STOP}: it ${byItself}`;
  const scale = scaleDownLines(deployments.map(({ writes }) => writes.keys));
  return present(
    isArgo &&
      item(
        `Turn the automatic sync of Argo CD off, and on again afterwards: ${pen.code('selfHeal')} would scale ${product.name} up again at once.`,
      ),
    item(`Scale ${product.name} down${why}.`, [code('sh', scale)]),
    item(`Deploy ${version} as usual.`),
    item(
      `With ${pen.code('autoscaling.enabled')} the workload then stays at 0: scale it to 1, and the autoscaler takes over.`,
    ),
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
  if (others.length > 0 || job == null) return `${withJob}; ${without}`;
  return job ? withJob : without;
}

/** One list of commands for each compose file, because they act on the project of the folder that they run in. */
function composeItems(deployments: readonly DeploymentReport[], version: string, pen: Pen): Block[] {
  const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
  return carriers.map((carrier) => {
    const own = deployments.filter(({ writes }) => writes.carrier === carrier);
    const isElsewhere = own.some(({ file }) => isOtherEnvFile(file ?? ''));
    const options = isElsewhere ? `, with the options that you usually give, such as ${pen.code('--env-file')}` : '';
    return item(`Stop the old, start ${version}${options}:`, [code('sh', composeLines(carrier, own))]);
  });
}

/** Compose reads no other file of variables than `.env` by itself. */
function isOtherEnvFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('env') && name !== '.env';
}

/**
 * Commands that replace the containers of the service, and no others in its project.
 *
 * @param carrier the compose file that has the service; null if there is none
 */
export function composeLines(carrier: string | null, deployments: readonly DeploymentReport[]): string[] {
  const { enter, compose } = composeCommand(carrier);
  const services = servicesOf(deployments);
  const isBuilt = deployments.some(({ file }) =>
    /(?:^|\/)(?:[\w.-]*\.)?(?:Docker|Container)file[\w.-]*$/i.test(file ?? ''),
  );
  return [
    ...enter,
    `${compose} ${isBuilt ? 'build --pull' : 'pull'} ${services}`,
    `${compose} stop ${services}`,
    `${compose} up --detach ${services}`,
  ];
}

/** A name that needs quoting in a shell does not go into a command. */
function servicesOf(deployments: readonly DeploymentReport[]): string {
  const names = [...new Set(deployments.flatMap(({ writes }) => writes.services))];
  return names.length > 0 && names.every((name) => /^\w[\w.-]*$/.test(name)) ? names.join(' ') : '$SERVICES';
}

/** In the folder where it runs, compose finds its usual files by itself, including overrides. Any other file has to be named. */
function composeCommand(carrier: string | null): { enter: string[]; compose: string } {
  const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/s.exec(carrier ?? '') ?? [];
  if (carrier === null || name === '') return { enter: [], compose: 'docker compose' };
  if (!/^\w[\w./-]*$/.test(carrier)) return { enter: [`# in the folder of ${carrier}`], compose: 'docker compose' };
  const enter = folder === '' ? [] : [`cd ${folder}`];
  const isUsual = /^(?:docker-)?compose\.ya?ml$/.test(name);
  return { enter, compose: isUsual ? 'docker compose' : `docker compose --file ${name}` };
}

/**
 * What only the downtime needed, by line; empty if it leaves nothing behind.
 *
 * @param letter of the choice that adds such lines itself; null if none does
 */
export function afterwardsBlocks(deployments: readonly DeploymentReport[], letter: string | null, pen: Pen): Block[] {
  const all = deployments.flatMap(({ leftovers }) => leftovers);
  const lines = [...new Map(all.map((each) => [`${each.file}:${each.line}`, each])).values()];
  const places = linesOf(lines, pen);
  const own = letter === null ? [] : [letter === '' ? 'the added lines' : `what ${letter} added`];
  if (places.length + own.length === 0) return [];
  const isByHand = own.length === 0 && lines.every(({ text: there }) => there === '');
  const how = isByHand ? '' : `: ${pen.code('upgrade-gate apply --done')}`;
  return [item(`Afterwards, undo ${listOf([...own, ...places])}${how}.`)];
}

/** How to check that a step has arrived and its migrations are finished, before the next step begins. */
export function checkBlocks(deployments: readonly DeploymentReport[], pen: Pen): Block[] {
  const synced = deployments.filter(({ writes }) => writes.argoCd !== null);
  const isOfHelm = deployments.some(({ writes }) => writes.stop === 'chart' && writes.argoCd === null);
  const wait = isOfHelm
    ? `Before the next step, wait for ${pen.code('STATUS: deployed')}: the chart's migration job has then succeeded.`
    : 'Before the next step, wait until the new version runs and its migrations have finished.';
  return present(
    text(wait),
    synced.length > 0 && code('sh', argoCommands(synced, ['wait'])),
    isOfHelm && code('sh', HELM_CHECKS),
    deployments.some(isComposed) && code('sh', ['docker compose ps', 'docker compose logs --since 15m']),
  );
}

const HELM_CHECKS = [
  'helm status "$RELEASE"',
  'kubectl rollout status deployment \\',
  '  -l app.kubernetes.io/instance="$RELEASE" \\',
  '  --timeout=15m',
];
