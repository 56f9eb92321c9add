import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isObject, membersOf } from '../../../documents/is-object.ts';
import { listSchema } from '../../../documents/list-schema.ts';
import { describeMalformation, firstMalformation, MalformedDocumentError } from '../../../documents/malformed.ts';
import { product } from '../../../product/product.ts';
import { MOST_CREDIBLE_PAGES } from '../limits.ts';
import { oneLine } from '../one-line.ts';
import { finiteNumber, record, shallow } from './members.ts';

const REMEDY = `Check \`base-url\`. If it is right, this action may not know this version of ${product.name}`;
const status = z.literal('ok', '"ok"');

/** A reader of the results in an answer. @throws MalformedDocumentError that names the first bad member by its path */
export function answersWith<Results extends z.ZodType>(results: Results): (document: unknown) => z.infer<Results> {
  const envelope = record({ status, results });
  return (document) => readAs(envelope, document, REMEDY)['results'] as z.infer<Results>;
}

/** What a schema reads; throws a MalformedDocumentError that names the first bad member by its path, and ends with `remedy`. */
export function readAs<Schema extends z.ZodType>(schema: Schema, document: unknown, remedy: string): z.infer<Schema> {
  const parsed = schema.safeParse(document);
  if (!parsed.success) throw new MalformedDocumentError(firstMalformation(parsed.error, document), remedy);
  return parsed.data;
}

/** The JSON in a file that an earlier run has written; throws a MalformedDocumentError with `expected` for any other text. */
export function parseWritten(json: string, expected: string, remedy: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new MalformedDocumentError({ member: '', found: 'not JSON', expected }, remedy);
  }
}

/** The page in an answer, and the number of pages (docs/maintainers/service-api.md#the-query-history). */
export const paginationSchema = shallow(
  record({ page: finiteNumber, pageSize: finiteNumber, totalResults: finiteNumber, totalPageCount: finiteNumber }),
);

const rows = listSchema(z.unknown());
/** The members of a page of any list. Only some pagination is documented, so another shape counts as absent, and so does a number of pages that no list has. */
export const PAGE_MEMBERS = { data: rows, pagination: paginationSchema.refine(isCredible).nullable().catch(null) };

/** Whether a list may have as many pages. The number of rows is shown as it comes, and is bounded where it counts pages. */
function isCredible({ totalPageCount: count }: z.infer<typeof paginationSchema>): boolean {
  return Number.isSafeInteger(count) && count >= 0 && count <= MOST_CREDIBLE_PAGES;
}

export interface UnreadableRow {
  /** The id of its run; null if it has none that can be read. */
  readonly id: string | null;
  /** The same in every list that holds this row. */
  readonly key: string;
  /** What is wrong with it. It quotes the answer and is hostile until escaped. */
  readonly problem: string;
}

/** One page of a list. Its texts are hostile until escaped. */
export interface Listing<Row> {
  readonly items: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
  /** Null if it is absent or unreadable. */
  readonly pagination: z.infer<typeof paginationSchema> | null;
}

const readPage = answersWith(record(PAGE_MEMBERS));
/** The answer of very old servers (docs/maintainers/service-api.md#users). */
const readBareList = answersWith(rows);

/** A reader of pages of a list (docs/maintainers/service-api.md#users). @throws MalformedDocumentError */
export function listsOf<Schema extends z.ZodType>(row: Schema): (document: unknown) => Listing<z.infer<Schema>> {
  return (document) => {
    // Check this first, because a union of both envelopes could not name the bad member.
    const isBare = isObject(document) && Array.isArray(document['results']);
    return readRows(row, isBare ? { data: readBareList(document), pagination: null } : readPage(document));
  };
}

/** Reads each row of a page on its own, so that an unreadable row is reported and does not affect the others. */
export function readRows<Schema extends z.ZodType>(
  schema: Schema,
  { data, pagination }: Pick<Listing<unknown>, 'pagination'> & { readonly data: readonly unknown[] },
): Listing<z.infer<Schema>> {
  const items: z.infer<Schema>[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const row of data) {
    const parsed = schema.safeParse(row);
    if (parsed.success) items.push(parsed.data);
    else unreadable.push({ ...keyOf(row), problem: problemOf(parsed.error, row) });
  }
  return { items, unreadable, pagination };
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

/** The first thing wrong with a row, in one short sentence without a full stop. */
function problemOf(error: z.ZodError, row: unknown): string {
  const malformation = firstMalformation(error, row);
  const { member, found, expected } = malformation;
  const problem = member === '' ? `it is ${found}, expected ${expected}` : describeMalformation(malformation);
  // A path contains member names that are data and can have any length.
  return oneLine(problem, 300);
}
