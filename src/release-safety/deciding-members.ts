import * as z from 'zod';
import { isVersion, type Version } from './version.ts';

/**
 * A list within a release has a handful of items. Beyond this a document is meant to exhaust whoever reads it: a schema
 * reports every bad item of a list.
 */
const MOST_ITEMS = 10_000;

/** A list of explanations, each item by its own schema. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .custom<unknown[]>((value) => Array.isArray(value) && value.length <= MOST_ITEMS, 'a list of reasonable length')
    .pipe(z.array(item));
}

/* Each member that decides must have exactly its type (DESIGN section 3). */
export const versionSchema = z.custom<Version>(isVersion, 'a version X.Y.Z');
export const versionOrNullSchema = z.custom<Version | null>(
  (value) => value === null || isVersion(value),
  'a version X.Y.Z or null',
);
export const verdictSchema = z.union([z.boolean(), z.literal('unknown')], 'true, false or "unknown"');
export const versionsSchema = z.custom<Version[]>(
  (value) => Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isVersion),
  'an array of versions X.Y.Z',
);
export const booleanSchema = z.boolean('true or false');
