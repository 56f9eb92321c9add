import type { ChartRepository } from '../../deployment/chart-repository.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import { changedPaths, type DeploymentChange, groupChanges, type TreePair } from '../compare-trees.ts';
import type { ComparisonRules } from '../object-change.ts';
import { compareRendered } from './compare.ts';
import { withLiteralPlaces } from './literal-places.ts';
import { type Replaced, replaceByRendered } from './replace.ts';
import type { RenderedPair } from './side.ts';

export interface RenderedRules {
  readonly settings: DetectionSettings;
  readonly rules: ComparisonRules;
  readonly charts: ChartRepository;
}

/**
 * Combines rendered manifests with what a repository's files show (docs/rendered.md#what-it-reads).
 *
 * @param files the changes that the files show, for every base
 * @param trees the change itself, for the literals of rendered versions
 * @param isMergeQueue whether there is another base, for which nothing was rendered
 */
export async function mergeRendered(
  files: readonly DeploymentChange[],
  pair: RenderedPair,
  trees: TreePair,
  isMergeQueue: boolean,
  { settings, rules, charts }: RenderedRules,
): Promise<Replaced> {
  const told = (change: 'install' | 'removed') => {
    const parts = files.flatMap((each) => (each.change === change ? ((each.head ?? each.base)?.parts ?? []) : []));
    return new Set(parts.map(({ unit }) => unit)).size;
  };
  const compared = await compareRendered(pair, rules, charts, told);
  // An unusable side replaces nothing.
  if (pair.base.problem !== null || pair.head.problem !== null) {
    return { changes: [...files, ...groupChanges(compared)], notRendered: [] };
  }
  const changed = trees.base === null ? [] : await changedPaths(trees.base, trees.head);
  const placed = await withLiteralPlaces(compared, trees, changed, settings);
  return replaceByRendered(files, groupChanges(placed), pair, isMergeQueue);
}
