import type * as z from 'zod';
import { problemOf } from './problem.ts';

/**
 * A record that the service keeps as it was once sent (INTERFACE.md, Versioning 6: echoes only widen), read as far as
 * its shape is known. One of another shape stays as it came, flagged, for it tells nothing about the row that holds it.
 */
export type Echo<Shape> =
  | { readonly readable: true; readonly value: Shape }
  | {
      readonly readable: false;
      readonly value: Record<string, unknown>;
      /** What is not of the known shape; quotes the answer and is hostile until escaped. */
      readonly problem: string;
    };

export function readEcho<Schema extends z.ZodType>(
  schema: Schema,
  value: Record<string, unknown>,
): Echo<z.infer<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { readable: true, value: parsed.data };
  return { readable: false, value, problem: problemOf(parsed.error, value) };
}
