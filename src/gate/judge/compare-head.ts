import { type Comparison, compareTrees, type DeploymentChange, type TreePair } from '../../comparison/compare-trees.ts';
import type { ReadSides } from '../../comparison/object-change.ts';
import type { Replaced } from '../../comparison/rendered/replace.ts';
import type { RenderedPair } from '../../comparison/rendered/side.ts';
import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import { problemAt } from '../../problems/problem.ts';
import type { Tree } from '../../repository/tree.ts';

export interface ComparedBase {
  /** Null if the base is not a commit. */
  readonly commit: string | null;
  readonly tree: Tree | null;
  /** Maps the new path of a renamed file to its old path. */
  readonly renames: ReadonlyMap<string, string>;
}

export interface ComparedWith {
  readonly bases: readonly ComparedBase[];
  /** What changed on the base branch since the head left it; null if that does not matter. */
  readonly since: TreePair | null;
  /** The manifests that the user's own tools rendered from both sides; null if nothing was rendered. */
  readonly rendered: RenderedPair | null;
}

type Reading = Pick<ReadSides, 'settings' | 'rules' | 'charts'>;

/**
 * What changes from each base to a head (docs/how-detection-works.md#which-commits-are-compared), with rendered
 * manifests in place of their source files, and what was not rendered.
 */
export async function compareHead(
  ground: ComparedWith,
  head: Tree,
  reading: Reading,
): Promise<Replaced & { readonly comparisons: readonly Comparison[] }> {
  const { settings, rules, charts } = reading;
  const comparisons: Comparison[] = [];
  for (const { tree, renames } of ground.bases) {
    comparisons.push(await compareTrees({ base: tree, head, renames }, settings, rules, charts));
  }
  const compared = comparisons.flatMap(({ changes }) => changes);
  const agreed = ground.since === null ? compared : await requireAgreement(compared, ground.since, settings, charts);
  return { comparisons, ...(await withRendered(agreed, ground, head, reading)) };
}

/** The same changes with rendered manifests in place of their source files. The code for manifests is loaded only if needed. */
async function withRendered(
  changes: readonly DeploymentChange[],
  { bases, rendered }: ComparedWith,
  head: Tree,
  reading: Reading,
): Promise<Replaced> {
  if (rendered === null) return { changes, notRendered: [] };
  const { mergeRendered } = await import('../../comparison/rendered/rendered.ts');
  const [first] = bases;
  const trees = { base: first?.tree ?? null, head, renames: first?.renames ?? new Map() };
  return mergeRendered(changes, rendered, trees, bases.length > 1, reading);
}

/**
 * Marks changes of deployments that the base branch has also changed since the branch started: their head is not what
 * the merge will produce (docs/how-detection-works.md#which-commits-are-compared).
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
