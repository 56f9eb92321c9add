import type { DeploymentChange } from '../../comparison/compare-trees.ts';
import type { DeployedObject, Deployment } from '../../deployment/deployed-object.ts';
import type { Declared } from '../../deployment/image-answer.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { type Place, showPlace } from '../../problems/place.ts';
import {
  FIRST_TO_STOP,
  honoursRecreate,
  ignoresUpgradeMode,
  migratesInJobByDefault,
} from '../../product/chart-versions.ts';
import { product } from '../../product/product.ts';
import type { Decision } from '../../release-safety/decision.ts';
import type { FailOn } from '../judge/fail-on.ts';
import type { Advice, LeftoverReport } from './deployment-report.ts';
import { releaseOf, scaleDownLines } from './scale-down.ts';
import { isMadeWithChart, runsHooks } from './writes.ts';

/**
 * What a deployment has to change in its files, with the exact lines: to declare the mode that it needs, and for the
 * declaration to have its effect (docs/rules.md#how-downtime-is-declared).
 *
 * @param isExcepted whether the jump passes without a declaration
 */
export function adviseOn(
  change: DeploymentChange,
  decision: Decision | null,
  chartVersion: string | null,
  failOn: FailOn,
  leftovers: readonly LeftoverReport[] = [],
  isExcepted = false,
): Advice[] {
  const { head } = change;
  // The deployment stays as it is, so notices about how it was read are of no use.
  const isStill = change.change === 'unchanged' && change.problem === null;
  const noticed = isStill ? [] : change.notices.map((message) => advice('notice', 'noticed', message, change.place));
  if (head === null) return [...adviseOnBuild(change), ...noticed];
  const isOfChart = head.parts.some(isMadeWithChart);
  return [
    ...(isOfChart && !isExcepted ? adviseOnMode(head, decision, chartVersion, failOn, leftovers) : []),
    ...(isOfChart && !isExcepted && decision === 'recreate' ? adviseOnArgoCd(head, chartVersion) : []),
    ...(decision === 'roll' ? adviseOnLeftovers(head, leftovers) : []),
    ...(decision === 'recreate' && !isExcepted ? adviseOnOldDeclaration(change, head, leftovers) : []),
    ...adviseOnMigrationJob(change, chartVersion),
    ...adviseOnBuild(change),
    ...noticed,
  ];
}

const TAKES_OUT = '`apply --done` takes it out.';

/** The mode has advice of its own in the values of the chart. */
function adviseOnLeftovers({ declared }: Deployment, leftovers: readonly LeftoverReport[]): Advice[] {
  const mode = declared.upgradeMode?.place;
  return leftovers.flatMap(({ file, line }) => {
    if (declared.values !== null && file === mode?.file && line === mode.line) return [];
    // The line that opens a section goes with the one below it.
    if (line !== null && leftovers.some((other) => other.file === file && other.line === line + 1)) return [];
    const message = `This upgrade can roll, so it does not need what an earlier downtime left here. ${TAKES_OUT}`;
    return [advice('notice', 'leftover', message, { file, line, column: null })];
  });
}

/** A declaration that an earlier downtime has left on the base, and that lets this one pass. */
function adviseOnOldDeclaration(
  { base }: DeploymentChange,
  { declared }: Deployment,
  leftovers: readonly LeftoverReport[],
): Advice[] {
  const mode = declared.upgradeMode;
  if (mode?.value !== 'Recreate' || base?.declared.upgradeMode?.value !== 'Recreate') return [];
  const { file, line } = mode.place;
  if (!leftovers.some((each) => each.file === file && each.line === line)) return [];
  const message = `An earlier downtime left this here, and it declares this downtime, too. If nobody planned this one, ${TAKES_OUT}`;
  return [advice('warning', 'leftover', message, mode.place)];
}

function adviseOnMode(
  head: Deployment,
  decision: Decision | null,
  chartVersion: string | null,
  failOn: FailOn,
  leftovers: readonly LeftoverReport[],
): Advice[] {
  const { upgradeMode } = head.declared;
  if (decision === 'roll' && upgradeMode?.value === 'Recreate') {
    const { place } = upgradeMode;
    const isLeft = leftovers.some(({ file, line }) => file === place.file && line === place.line);
    const remedy = isLeft ? `An earlier downtime left it here. ${TAKES_OUT}` : 'RollingUpdate needs no downtime.';
    const message = `upgrade.mode is Recreate, but this upgrade can roll. ${remedy}`;
    return [advice(levelOf(failOn), 'mode-differs', message, place, isLeft ? [] : modeLines(head, 'RollingUpdate'))];
  }
  if (decision !== 'recreate') return [];
  if (chartVersion !== null && ignoresUpgradeMode(chartVersion)) {
    return [adviseOnOldChart('chart-ignores-mode', head, chartVersion)];
  }
  // A mode that nobody knows to be carried out declares nothing.
  if (upgradeMode === null && chartVersion === null) return [];
  if (upgradeMode === null) {
    const message = 'This upgrade needs upgrade.mode Recreate, but the values that hold the tag do not set it.';
    return [advice(levelOf(failOn), 'mode-not-set', message, head.place, modeLines(head, 'Recreate'))];
  }
  if (upgradeMode.value === 'RollingUpdate') {
    const message = 'upgrade.mode is RollingUpdate, but this upgrade needs Recreate.';
    return [advice('warning', 'mode-differs', message, upgradeMode.place, modeLines(head, 'Recreate'))];
  }
  return adviseOnRecreate(head, upgradeMode, chartVersion);
}

/** A chart that does not stop the old version by itself: the line to raise, or what to do without raising it. */
function adviseOnOldChart(
  code: 'chart-ignores-mode' | 'chart-needs-scale-down',
  head: Deployment,
  chartVersion: string,
): Advice {
  const at = head.chart?.place ?? null;
  const line = at === null ? 'the chart' : `the chart at ${showPlace(at)}`;
  const message = `Chart ${chartVersion} does not stop the old version by itself, whatever upgrade.mode says. Raise ${line} to ${FIRST_TO_STOP} or later, or scale ${product.name} down before the upgrade.`;
  const lines = code === 'chart-needs-scale-down' ? scaleDownOf(head) : [];
  return advice('warning', code, message, head.declared.upgradeMode?.place ?? head.place, lines);
}

/** Advice for a deployment that declares `Recreate` although the chart would do something else. */
function adviseOnRecreate(head: Deployment, { place }: Declared<string>, chartVersion: string | null): Advice[] {
  if (chartVersion === null) {
    const message = `upgrade.mode is Recreate, but the version of the chart is unknown, and charts before ${FIRST_TO_STOP} do not stop the old version by themselves. Set \`chart-version\`.`;
    return [advice('warning', 'chart-not-known', message, place)];
  }
  if (!honoursRecreate(chartVersion)) {
    return [adviseOnOldChart('chart-needs-scale-down', head, chartVersion)];
  }
  if (mayApplyJobAtOnce(head, chartVersion)) {
    const message = `Kustomize applies the chart's migration job together with everything else, so nothing stops the old version before it, whatever upgrade.mode says. Scale ${product.name} down before the upgrade.`;
    return [advice('warning', 'chart-needs-scale-down', message, place, scaleDownOf(head))];
  }
  const isJobRun = head.parts.every((part) => effectiveMigrationJob(part, chartVersion));
  const workers = [...new Set(head.parts.flatMap(({ declared }) => declared.workers))];
  // A backend that runs alone stops before its successor migrates.
  if (isJobRun || workers.length === 0 || mayRunArgoCdHook(head, chartVersion)) return [];
  const message = `upgrade.mode is Recreate, but no migration job is enabled. Each workload stops its own old pods only, so the new backend may migrate while the old ${workers.join(', ')} still ${workers.length === 1 ? 'runs' : 'run'}. Scale ${workers.length === 1 ? 'it' : 'them'} down first.`;
  // Argo CD would run the job before it stops anything, so there it is right that it is off.
  if (head.isRenderedByArgoCd === true) return [advice('warning', 'no-migration-job', message, place)];
  return [
    advice('warning', 'no-migration-job', message, place, valuesLines(head, ['migrationJob:', '  enabled: true'])),
  ];
}

/** Whether a migration job may run before the old version of any part stops: by Argo CD, or with everything else. */
export function mayMigrateTooEarly(head: Deployment, chartVersion: string | null): boolean {
  return mayRunArgoCdHook(head, chartVersion) || mayApplyJobAtOnce(head, chartVersion);
}

/** Whether Argo CD may run the chart's migration job. */
function mayRunArgoCdHook({ parts }: Deployment, chartVersion: string | null): boolean {
  return parts.some((part) => part.isRenderedByArgoCd === true && mayRunJob(part, chartVersion));
}

/** Whether the chart's migration job is applied together with everything else. Then it does not wait for the old version to stop. */
function mayApplyJobAtOnce({ parts }: Deployment, chartVersion: string | null): boolean {
  return parts.some((part) => !runsHooks(part) && mayRunJob(part, chartVersion));
}

/** Where the values do not say, the chart's default counts. An unknown chart may have any. */
function mayRunJob(part: DeployedObject, chartVersion: string | null): boolean {
  return chartVersion === null
    ? part.declared.migrationJob?.value !== false
    : effectiveMigrationJob(part, chartVersion);
}

/** Argo CD migrates without waiting until the old version has stopped. */
function adviseOnArgoCd(head: Deployment, chartVersion: string | null): Advice[] {
  // A chart that stops nothing has its own advice, with or without Argo CD.
  if (!mayRunArgoCdHook(head, chartVersion) || (chartVersion !== null && !honoursRecreate(chartVersion))) return [];
  const message =
    "Argo CD runs the chart's migration job as a PreSync hook, and nothing proves that upgrade.mode Recreate stops the old version before it. Switch the migration job off.";
  const place = head.declared.migrationJob?.place ?? head.place;
  const lines = valuesLines(head, ['migrationJob:', '  enabled: false']);
  return [advice('warning', 'argo-cd-hooks', message, place, lines)];
}

/** The default may change with the chart. Then the migration job is switched on or off without a line in the values. */
function adviseOnMigrationJob({ base, head, place }: DeploymentChange, chartVersion: string | null): Advice[] {
  const before = base?.chart?.version ?? null;
  const after = head?.chart?.version ?? chartVersion;
  if (base === null || head === null || before === null || after === null) return [];
  const was = effectiveMigrationJob(base, before);
  const is = effectiveMigrationJob(head, after);
  if (was === is) return [];
  const message = `The migration job is ${is ? 'enabled' : 'disabled'} with chart ${after}, and was ${was ? 'enabled' : 'disabled'} with chart ${before}. Set migrationJob.enabled to choose.`;
  const lines = valuesLines(head, ['migrationJob:', `  enabled: ${is}`]);
  return [advice('notice', 'migration-job-changes', message, head.chart?.place ?? place, lines)];
}

function effectiveMigrationJob({ declared }: Pick<DeployedObject, 'declared'>, chartVersion: string): boolean {
  return declared.migrationJob?.value ?? migratesInJobByDefault(chartVersion);
}

function adviseOnBuild({ head, place, buildChanged }: DeploymentChange): Advice[] {
  const isUnpublished = head?.image?.isPrefixed === true && head.image.path === product.image.path;
  const tag = `${product.name} publishes no tag v${head?.version}: write ${head?.version}, without the v.`;
  const build = buildChanged ?? (head?.image?.digest == null ? null : 'unchecked');
  return [
    ...(isUnpublished ? [advice('warning', 'noticed', tag, place)] : []),
    ...(build === null ? [] : [advice(build === 'unchecked' ? 'notice' : 'warning', ...BUILDS[build], place)]),
  ];
}

const BUILDS: Readonly<Record<'image' | 'digest' | 'unchecked', readonly [Advice['code'], string]>> = {
  image: [
    'image-changed',
    'The image comes from another registry or another build. Nobody has shown that the two can run side by side.',
  ],
  digest: [
    'digest-changed',
    'The digest changes under the same tag. Nobody has shown that both images can run side by side.',
  ],
  unchecked: ['digest-not-compared', 'The image has both a tag and a digest. Nothing checked that they match.'],
};

/** A missing mode is a warning only if `fail-on` asks for the mode. */
function levelOf(failOn: FailOn): Advice['level'] {
  return failOn === 'mode-mismatch' ? 'warning' : 'notice';
}

function advice(
  level: Advice['level'],
  code: Advice['code'],
  message: string,
  { file, line }: Place,
  lines: readonly string[] = [],
): Advice {
  return { level, code, message, file, line, lines };
}

function scaleDownOf({ parts, declared }: Deployment): string[] {
  return scaleDownLines([{ release: releaseOf(parts), keys: declared.keys }]);
}

function modeLines(head: Deployment, mode: string): string[] {
  return valuesLines(head, ['upgrade:', `  mode: ${mode}`]);
}

/** Lines for the values of a deployment. Files of other tools get none: they may not be YAML, or may hold a list of settings. */
function valuesLines({ parts, declared }: Deployment, lines: readonly string[]): string[] {
  return parts.some(({ kind }) => factsOf(kind).chart === 'named') ? [] : nestUnder(declared.keys, lines);
}

/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
export function nestUnder(keys: readonly string[], lines: readonly string[]): string[] {
  const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
  return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}
