import type { Detection } from '../deployment/detect.ts';
import { showPlace } from '../problems/place.ts';
import type { ObjectChange } from './object-change.ts';

/**
 * The changes, with those of YAML that may be another tool's as changes of lines (docs/supported-files.md#helm-values): it is
 * read like values, so that nothing is missed, but nothing may be written there that only Helm understands. If it does
 * not change, it is left out beside any other deployment.
 */
export function straysAsLines(changes: readonly ObjectChange[]): ObjectChange[] {
  const objects = changes.filter((change) => !isStray(change));
  const told = new Set(objects.map(({ place }) => showPlace(place)));
  const result = [...objects];
  for (const change of changes) {
    const { place } = change;
    const isQuiet = change.change === 'unchanged' && change.buildChanged === null && objects.length > 0;
    if (!isStray(change) || isQuiet || (place.line !== null && told.has(showPlace(place)))) continue;
    // The path of the object's file, and the object's name there.
    const [, id] = /:(.*)/s.exec((change.head ?? change.base)?.id ?? '') ?? [];
    result.push({ ...change, base: null, head: null, line: { id: `line:${id}`, mustBeListed: [] } });
  }
  return result;
}

/** A detection without them. */
export function withoutStrays(found: Detection): Detection {
  return { ...found, objects: found.objects.filter((object) => object.isStray !== true) };
}

function isStray({ base, head }: ObjectChange): boolean {
  return (head ?? base)?.isStray === true;
}
