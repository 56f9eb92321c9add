import * as z from 'zod';
import { BOOLEAN, type Demand, MOST_ITEMS, VERDICT, VERSION, VERSION_OR_NULL, VERSIONS } from './demands.ts';

/** A list of explanations, each item by its own schema. */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z
    .custom<unknown[]>((value) => Array.isArray(value) && value.length <= MOST_ITEMS, 'a list of reasonable length')
    .pipe(z.array(item));
}

const schemaOf = <T>({ isMet, expected }: Demand<T>) => z.custom<T>(isMet, expected);

/* The members that decide, for documents with a schema of their own. */
export const versionSchema = schemaOf(VERSION);
export const versionOrNullSchema = schemaOf(VERSION_OR_NULL);
export const verdictSchema = schemaOf(VERDICT);
export const versionsSchema = schemaOf(VERSIONS);
export const booleanSchema = schemaOf(BOOLEAN);
