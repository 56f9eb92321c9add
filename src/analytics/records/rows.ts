import * as z from 'zod';
import { listSchema } from '../../release-safety/deciding-members.ts';
import { describeZodError } from './problem.ts';

/** The rows of a list before each is read on its own. */
export const rawRows = listSchema(z.unknown());

/** A row that does not have its documented shape. */
export interface UnreadableRow {
  /** Where it stands in the list of its answer; the first row is 0. */
  readonly position: number;
  /** What is wrong with it; quotes the answer and is hostile until escaped. */
  readonly problem: string;
}

/** The rows of a list that could be read, in their order, and the others. */
export interface Rows<Row> {
  readonly items: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
}

/** Reads each row of a list on its own: one that cannot be read is named, and costs no other its place in a report. */
export function readRows<Schema extends z.ZodType>(schema: Schema, rows: readonly unknown[]): Rows<z.infer<Schema>> {
  const items: z.infer<Schema>[] = [];
  const unreadable: UnreadableRow[] = [];
  rows.forEach((row, position) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) items.push(parsed.data);
    else unreadable.push({ position, problem: describeZodError(parsed.error, row) });
  });
  return { items, unreadable };
}
