import { declaredInComment } from '../../deployment/comment-declaration.ts';
import type { DetectionSettings } from '../../deployment/detect.ts';
import type { Place } from '../../problems/place.ts';
import { changedLines } from '../changed-lines/version-literals.ts';
import { mapInBatches, readTextFile, watchTest } from '../changed-lines/watched-files.ts';
import type { TreePair } from '../compare-trees.ts';
import type { RenderedChange } from './compare.ts';

/**
 * Moves rendered versions to the literals in the changed files that give them. If exactly one literal fits, it is the
 * place, with the declaration in a comment there; otherwise the rendered file stays the place.
 *
 * @param changed paths that differ between the trees
 */
export async function withLiteralPlaces(
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
