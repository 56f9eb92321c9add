import type { Decision, UpgradeMode } from '../../release-safety/decision.ts';
import type { DeploymentReport } from '../report/deployment-report.ts';
import type { SpanReport } from '../report/span-report.ts';

/** From the worst to the best (docs/rules.md#decisions). */
const RANKS: readonly Decision[] = ['unproven', 'blocked', 'recreate', 'roll', 'unchanged'];

/**
 * The decision of a run is that of its worst deployment. The mode is `RollingUpdate` only if there are deployments and
 * each of them rolls, or stays as it is, with both versions known: an install, a removal or a problem leaves `Recreate`
 * (docs/rules.md#decisions).
 */
export function concludeRun(
  deployments: readonly DeploymentReport[],
  problem: unknown,
): { readonly decision: Decision; readonly upgradeMode: UpgradeMode } {
  if (problem !== null) return { decision: 'unproven', upgradeMode: 'Recreate' };
  const decisions = deployments.map(decisionOf).filter((decision) => decision !== null);
  const [worst = 'unchanged'] = decisions.toSorted((one, other) => rankOf(one) - rankOf(other));
  const doesRoll = deployments.length > 0 && deployments.every(rolls);
  return { decision: worst, upgradeMode: doesRoll ? 'RollingUpdate' : 'Recreate' };
}

/** Orders deployments: the worst first, then by file and line. */
export function compareDeployments(one: DeploymentReport, other: DeploymentReport): number {
  const byRank = rankOf(decisionOf(one) ?? 'unchanged') - rankOf(decisionOf(other) ?? 'unchanged');
  if (byRank !== 0) return byRank;
  if (one.file !== other.file) return (one.file ?? '') < (other.file ?? '') ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0);
}

/** The worst of the judgements on several jumps of one deployment; the first of those that are equally bad. */
export function worstOf<
  Jump,
  T extends { readonly report: Pick<DeploymentReport, 'decision' | 'change' | 'upgradeMode'> },
>(jumps: readonly [Jump, ...Jump[]], judge: (jump: Jump) => T): T {
  const rank = ({ report }: T) =>
    2 * rankOf(decisionOf(report) ?? 'unchanged') + (report.upgradeMode === 'RollingUpdate' ? 1 : 0);
  return jumps.map(judge).reduce((worst, other) => (rank(other) < rank(worst) ? other : worst));
}

/** Orders spans: the worst first, and the longest first among equals. */
export function compareSpans(one: SpanReport, other: SpanReport): number {
  return rankOf(one.decision) - rankOf(other.decision) || other.coveredReleases - one.coveredReleases;
}

/** A worse decision has a smaller number. */
export function rankOf(decision: Decision): number {
  return RANKS.indexOf(decision);
}

/** A downgrade has no decision of its own. It counts as unproven. */
function decisionOf({ decision, change }: Pick<DeploymentReport, 'decision' | 'change'>): Decision | null {
  return change === 'downgrade' ? 'unproven' : decision;
}

function rolls({ decision, upgradeMode, problem, from, to }: DeploymentReport): boolean {
  const isProven = decision === 'roll' || decision === 'unchanged';
  return isProven && upgradeMode === 'RollingUpdate' && problem === null && from !== null && to !== null;
}
