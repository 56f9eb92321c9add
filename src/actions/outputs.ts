import type { DeploymentReport } from '../gate/report/deployment-report.ts';
import type { Report } from '../gate/report/report.ts';
import { isJumpOf } from '../gate/report/span-report.ts';
import type { UpgradeMode } from '../release-safety/decision.ts';
import { publishOutputs, requireOutputsFile } from '../runner/runner-files.ts';

/** In bytes. Lists in outputs stay small, because a later step reads them through its environment, which takes 128 KiB per variable. */
const MOST_LISTED_BYTES = 60_000;

const SAFE_OUTPUTS = {
  decision: 'unproven',
  safe: 'false',
  'upgrade-mode': 'Recreate',
  'helm-args': helmArguments('Recreate'),
} as const;

/** Names of the outputs of the report that was published. */
let published: readonly string[] = [];

/**
 * Publishes the safe outputs first, so that no failure leaves one empty (docs/rules.md#the-order-of-a-run). Throws an
 * Error without a file for outputs, because no later step would learn the mode.
 */
export function publishSafeOutputs(processEnv: NodeJS.ProcessEnv): void {
  requireOutputsFile(processEnv);
  published = [];
  publishOutputs(SAFE_OUTPUTS);
}

/** Publishes the safe outputs again after a failure. The others, which may list steps that roll, become empty, as if they had never been published. */
export function withdraw(): void {
  publishOutputs({ ...Object.fromEntries(published.map((name) => [name, ''])), ...SAFE_OUTPUTS });
}

/** Publishes the report's scalars, of the worst deployment: all or none, and one that may say `RollingUpdate` last (docs/rules.md#the-order-of-a-run). */
export function publishReport(report: Report, reportPath: string): void {
  const [worst] = report.deployments;
  const span = worst && report.spans.find((each) => isJumpOf(each, worst));
  const hops = span?.plan.hops?.map(({ from, to, decision, upgradeMode }) => ({ from, to, decision, upgradeMode }));
  const outputs = {
    verdict: String(span?.verdict ?? 'unknown'),
    direction: (worst && DIRECTIONS[worst.change]) ?? '',
    from: worst?.from ?? '',
    to: worst?.to ?? '',
    'required-stops': listed(span?.requiredStops ?? []),
    'minimum-previous-version': span?.minimumPreviousVersion ?? '',
    'missing-ranges': listed(span?.missingRanges ?? []),
    'next-version': hops?.[0]?.to ?? '',
    'newest-rolling-version': span?.newestRollingVersion ?? '',
    plan: hops === undefined ? 'null' : listed(hops),
    deployments: listed(report.deployments.map(deploymentOutput)),
    'report-path': reportPath,
    decision: report.decision,
    safe: String(report.safe),
    'helm-args': helmArguments(report.upgradeMode),
    'upgrade-mode': report.upgradeMode,
  };
  publishOutputs(outputs);
  published = Object.keys(outputs);
}

/** No other change is one of versions: an install, a removal. */
const DIRECTIONS: Readonly<Partial<Record<DeploymentReport['change'], string>>> = {
  upgrade: 'upgrade',
  downgrade: 'downgrade',
  unchanged: 'same-version',
};

/** The members that docs/inputs.md#outputs promises. The report file has the others. */
function deploymentOutput(deployment: DeploymentReport) {
  const { id, kind, file, line, from, to, change, decision, upgradeMode, problem } = deployment;
  return { id, kind, file, line, from, to, change, decision, upgradeMode, problem };
}

/** The first items as JSON, as many as fit. */
function listed(items: readonly unknown[]): string {
  const shown: string[] = [];
  let bytes = '[]'.length;
  for (const text of items.map((item) => JSON.stringify(item))) {
    bytes += Buffer.byteLength(text) + ','.length;
    if (bytes > MOST_LISTED_BYTES) break;
    shown.push(text);
  }
  return `[${shown.join(',')}]`;
}

function helmArguments(mode: UpgradeMode): string {
  return `--set upgrade.mode=${mode}`;
}
