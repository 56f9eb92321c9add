import * as z from 'zod';
import { isObject } from '../../release-safety/is-object.ts';

/**
 * Levels of objects and arrays within one record. A merge of metric queries takes a dozen before its filters begin,
 * and a filter group within a group two more each: forty groups deep is nobody's dashboard.
 */
const MOST_LEVELS = 100;

/**
 * A record that is not nested too deeply for whoever walks it by calling itself: a schema of filter groups, and
 * `JSON.stringify` over the members that are kept unread. `JSON.parse` has no such limit of its own.
 */
export function shallow<Schema extends z.ZodType>(schema: Schema) {
  return z.custom<unknown>(isShallow, `at most ${MOST_LEVELS} levels of nesting`).pipe(schema);
}

/** Level by level, not by calling itself. */
function isShallow(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels === MOST_LEVELS) return false;
    level = level.flatMap((container) => Object.values(container).filter(isObject));
  }
  return true;
}
