import type { ChartRepository } from '../deployment/chart-repository.ts';
import type { DetectionSettings } from '../deployment/detect.ts';
import { problemAt } from '../problems/problem.ts';
import { compareTrees, type DeploymentChange, type TreePair } from './compare-trees.ts';

/**
 * Marks changes of deployments that the base branch has also changed since the branch started. Their head is not what
 * the merge will produce (docs/how-detection-works.md#which-commits-are-compared).
 *
 * @param since from the commit where the branch started to the tip of the base branch
 */
export async function requireAgreement(
  changes: readonly DeploymentChange[],
  since: TreePair,
  settings: DetectionSettings,
  charts: ChartRepository,
): Promise<DeploymentChange[]> {
  const drift = await compareTrees(since, settings, { from: null, to: null, strict: false }, charts);
  const drifted = new Map<string, DeploymentChange[]>();
  for (const change of drift.changes) {
    const isSame =
      change.change === 'unchanged' && change.buildChanged === null && (change.problem === null || change.tolerated);
    if (isSame) continue;
    for (const name of sharedKeys(change)) drifted.set(name, [...(drifted.get(name) ?? []), change]);
  }
  return changes.map((change) => {
    // A new deployment on the base branch has no effect if the branch has the same one.
    const isOther = ({ base, to, problem }: DeploymentChange) => base !== null || problem !== null || to !== change.to;
    const other = sharedKeys(change)
      .flatMap((name) => drifted.get(name) ?? [])
      .find(isOther);
    if (other === undefined) return change;
    const before = other.base === null && other.problem === null ? 'nothing' : (other.from ?? 'this one');
    const found = `the base branch now has ${other.to ?? 'something else'} instead of ${before}`;
    return { ...change, problem: problemAt('branch-behind', change.place, found), tolerated: false };
  });
}

/** The keys by which two changes of one deployment are matched: its objects and its units, or its file where it has no objects. */
function sharedKeys({ base, head, place }: DeploymentChange): string[] {
  const parts = [base, head].flatMap((side) => side?.parts ?? []);
  if (parts.length === 0) return [`path ${place.file}`];
  return [...new Set(parts.flatMap(({ id, unit }) => [id, `unit ${unit}`]))];
}
