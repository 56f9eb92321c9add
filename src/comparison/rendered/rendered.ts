import type { ChartRepository } from '../../deployment/chart-repository.ts';
import { declaredInComment } from '../../deployment/comment-declaration.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import type { Place } from '../../problems/place.ts';
import { changedLines } from '../changed-lines/version-literals.ts';
import { mapInBatches, readTextFile, watchTest } from '../changed-lines/watched-files.ts';
import { changedPaths, type DeploymentChange, groupChanges, type TreePair } from '../compare-trees.ts';
import type { ComparisonRules } from '../object-change.ts';
import { compareRendered, type RenderedChange } from './compare.ts';
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

/**
 * Moves rendered versions to the literals in the changed files that give them. If exactly one literal fits, it is the
 * place, with the declaration in a comment there; otherwise the rendered file stays the place.
 *
 * @param changed paths that differ between the trees
 */
async function withLiteralPlaces(
  changes: readonly RenderedChange[],
  { base, head, renames }: TreePair,
  changed: readonly string[],
  settings: DetectionSettings,
): Promise<RenderedChange[]> {
  if (base === null || !changes.some(({ from, to }) => from !== to)) return [...changes];
  const places = new Map<string, { readonly place: Place; readonly text: string }[]>();
  const read = async (path: string) => ({
    path,
    before: await readTextFile(base, renames.get(path) ?? path),
    after: await readTextFile(head, path),
  });
  for await (const { path, before, after } of mapInBatches(changed.filter(watchTest(settings)), read)) {
    for (const { version, line, column } of changedLines(before ?? '', after ?? '', settings.tagSuffix).after) {
      const place = { file: path, line, column };
      places.set(version, [...(places.get(version) ?? []), { place, text: after ?? '' }]);
    }
  }
  return changes.map((change) => {
    const [only, ...others] = change.from === change.to ? [] : (places.get(change.to ?? '') ?? []);
    if (only === undefined || others.length > 0) return change;
    const { place, text } = only;
    const { head: object } = change;
    const upgradeMode = object?.declared.upgradeMode ?? declaredInComment(text, place);
    if (object === null) return { ...change, place };
    return { ...change, place, head: { ...object, declared: { ...object.declared, upgradeMode } } };
  });
}
