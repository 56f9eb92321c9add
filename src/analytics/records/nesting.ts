import * as z from 'zod';
import { isObject } from '../../documents/is-object.ts';

/**
 * The most levels of objects and arrays in one record. A merge of metric queries takes a dozen before its filters
 * begin, and each nested filter group two more. Nobody builds a dashboard with groups forty levels deep.
 */
const MOST_LEVELS = 100;

/**
 * A record that is not nested too deeply for recursive code: a schema of filter groups, and `JSON.stringify` for
 * members kept unread. `JSON.parse` itself has no such limit.
 */
export function shallow<Schema extends z.ZodType>(schema: Schema) {
  return z.custom<unknown>(isShallow, `at most ${MOST_LEVELS} levels of nesting`).pipe(schema);
}

/** Goes level by level instead of recursively. */
function isShallow(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels === MOST_LEVELS) return false;
    level = level.flatMap((container) => Object.values(container).filter(isObject));
  }
  return true;
}
