import * as z from 'zod';
import { isObject } from '../../release-safety/is-object.ts';
import { readAnswer } from './answer.ts';
import { record } from './members.ts';
import { type Pagination, paginationSchema } from './pagination.ts';
import { type Rows, rawRows, readRows } from './rows.ts';

const status = z.literal('ok', '"ok"');
const envelopeSchema = record({
  status,
  // INTERFACE.md does not show the pagination of these lists: one of another shape is as good as none.
  results: record({ data: rawRows, pagination: paginationSchema.nullish().catch(null) }),
});
/** As very old servers answer (API-FACTS, Users). */
const bareEnvelopeSchema = record({ status, results: rawRows });

/** A page of a list that has nothing beside its rows. */
export interface Listing<Row> extends Rows<Row> {
  readonly pagination: Pagination | null;
}

/**
 * Reads a list of records (API-FACTS, Users and Catalog metrics): a row that cannot be read is named, and the list goes
 * on.
 *
 * @throws MalformedDocumentError where the envelope does not have its documented shape
 */
export function readListing<Schema extends z.ZodType>(schema: Schema, document: unknown): Listing<z.infer<Schema>> {
  // Asked first: a union of both envelopes could not tell which member of which is bad.
  if (isObject(document) && Array.isArray(document['results'])) {
    return { ...readRows(schema, readAnswer(bareEnvelopeSchema, document).results), pagination: null };
  }
  const { data, pagination } = readAnswer(envelopeSchema, document).results;
  return { ...readRows(schema, data), pagination: pagination ?? null };
}
