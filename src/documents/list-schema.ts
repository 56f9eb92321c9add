import * as z from 'zod';
import { MOST_ITEMS } from './parse-json.ts';

/** The schema of a list with at most `MOST_ITEMS` items. */
export function listSchema<Item extends z.ZodType>(item: Item) {
  return z
    .custom<unknown[]>((value) => Array.isArray(value) && value.length <= MOST_ITEMS, 'a list of reasonable length')
    .pipe(z.array(item));
}
