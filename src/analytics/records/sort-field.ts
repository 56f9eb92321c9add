import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { finiteNumber, flag, record, text } from './members.ts';

/** Pins the sort of rows to a pivot column (INTERFACE.md, Related records: SortField). */
export const pivotSortAnchorsSchema = listOf(
  record({
    reference: text,
    value: z.union([text, finiteNumber, flag, z.null()], 'a string, a number, true, false or null'),
  }),
);

export const sortFieldSchema = record({
  fieldId: text,
  descending: flag,
  nullsFirst: flag.optional(),
  pivotValues: pivotSortAnchorsSchema.optional(),
});
