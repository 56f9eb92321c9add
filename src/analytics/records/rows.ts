import { createHash } from 'node:crypto';
import * as z from 'zod';
import { membersOf } from '../../documents/is-object.ts';
import { listSchema } from '../../documents/list-schema.ts';
import { describeZodError } from './problem.ts';

/** The rows of a list, before each is read on its own. */
export const rawRows = listSchema(z.unknown());

/** A row that is not as documented. */
export interface UnreadableRow {
  /** The id of its run; null if it has none that can be read. */
  readonly id: string | null;
  /** The same in every list that holds this row. */
  readonly key: string;
  /** What is wrong with it. It quotes the answer and is hostile until escaped. */
  readonly problem: string;
}

/** The readable rows of a list in order, and the unreadable ones. */
export interface Rows<Row> {
  readonly items: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
}

/** Reads each row of a list on its own, so that an unreadable row is reported and does not affect the others. */
export function readRows<Schema extends z.ZodType>(schema: Schema, rows: readonly unknown[]): Rows<z.infer<Schema>> {
  const items: z.infer<Schema>[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const row of rows) {
    const parsed = schema.safeParse(row);
    if (parsed.success) items.push(parsed.data);
    else unreadable.push({ ...keyOf(row), problem: describeZodError(parsed.error, row) });
  }
  return { items, unreadable };
}

function keyOf(row: unknown): Pick<UnreadableRow, 'id' | 'key'> {
  const { queryUuid } = membersOf(row);
  if (typeof queryUuid === 'string') return { id: queryUuid, key: queryUuid };
  try {
    return { id: null, key: createHash('sha256').update(JSON.stringify(row)).digest('hex') };
  } catch {
    // Nested too deeply to be written. Such rows count as one.
    return { id: null, key: '' };
  }
}
