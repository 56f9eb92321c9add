import type * as z from 'zod';
import { isObject } from '../../documents/is-object.ts';
import { answersWith } from './answer.ts';
import { record } from './members.ts';
import { type Pagination, paginationSchema } from './pagination.ts';
import { type Rows, rawRows, readRows } from './rows.ts';

// The pagination of these lists is not documented, so another shape counts as absent.
const readPage = answersWith(record({ data: rawRows, pagination: paginationSchema.nullish().catch(null) }));
/** The answer of very old servers (docs/service-api.md#users). */
const readBareList = answersWith(rawRows);

/** A page of a list that contains only rows. */
export interface Listing<Row> extends Rows<Row> {
  readonly pagination: Pagination | null;
}

/**
 * Reads a list of records (docs/service-api.md#users). An unreadable row is reported, and the others are
 * kept.
 *
 * @throws MalformedDocumentError where the envelope is not as documented
 */
export function readListing<Schema extends z.ZodType>(schema: Schema, document: unknown): Listing<z.infer<Schema>> {
  // Check this first, because a union of both envelopes could not name the bad member.
  if (isObject(document) && Array.isArray(document['results'])) {
    return { ...readRows(schema, readBareList(document)), pagination: null };
  }
  const { data, pagination } = readPage(document);
  return { ...readRows(schema, data), pagination: pagination ?? null };
}
