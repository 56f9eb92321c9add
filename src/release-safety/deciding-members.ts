import * as z from 'zod';
import { BOOLEAN, type Demand, MOST_ITEMS, VERDICT, VERSION, VERSION_OR_NULL, VERSIONS } from './demands.ts';

/** The schema of a list of explanations with at most `MOST_ITEMS` items. */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z
    .custom<unknown[]>((value) => Array.isArray(value) && value.length <= MOST_ITEMS, 'a list of reasonable length')
    .pipe(z.array(item));
}

const schemaOf = <T>({ isMet, expected }: Demand<T>) => z.custom<T>(isMet, expected);

/* The deciding members as zod schemas, for documents that are read with zod. */
export const versionSchema = schemaOf(VERSION);
export const versionOrNullSchema = schemaOf(VERSION_OR_NULL);
export const verdictSchema = schemaOf(VERDICT);
export const versionsSchema = schemaOf(VERSIONS);
export const booleanSchema = schemaOf(BOOLEAN);
