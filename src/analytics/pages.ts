import { MOST_PAGES, MOST_ROWS_A_PAGE } from './limits.ts';
import type { Listing } from './records/listing.ts';
import type { UnreadableRow } from './records/rows.ts';

/** The rows of a list that stands on many pages, as far as they were read. */
export interface PagedRows<Row> {
  /** In the order of the list, each once. */
  readonly items: readonly Row[];
  /** Their positions count from the first row of the first page. */
  readonly unreadable: readonly UnreadableRow[];
  /** How many rows were read, unreadable ones among them. */
  readonly read: number;
  /** How many rows there are by what the server says, and never less than were read; null where it does not say. */
  readonly total: number | null;
  /** True where the list was read to its end. */
  readonly complete: boolean;
  /** How many pages were asked for; one that was asked for again after a fault counts once. */
  readonly pages: number;
}

/** How a list is read. */
export interface PageReading<Row, Page extends Listing<Row>> {
  /** Asks for one page; the first is 1. */
  readonly readPage: (page: number, pageSize: number) => Promise<Page>;
  /** How many rows are wanted. */
  readonly rows: number;
  /** Names a row, so that one which comes twice counts once; null for a row without a name. */
  readonly nameOf: (row: Row) => string | null;
  /** Whether an answer that says nothing about pages holds the whole list. */
  readonly wholeWithoutPages: boolean;
}

/**
 * Reads a list page by page (API-FACTS, Rules for the client), until enough rows are there, the list ends, a page brings
 * nothing new, or there are more pages than any list of ours has.
 *
 * The list may grow in the meantime, which pushes rows from one page to the next; and nothing that a server says of its
 * pages is believed to the point where this would not end.
 */
export async function readPages<Row, Page extends Listing<Row>>({
  readPage,
  rows,
  nameOf,
  wholeWithoutPages,
}: PageReading<Row, Page>): Promise<PagedRows<Row> & { readonly first: Page }> {
  const items: Row[] = [];
  const unreadable: UnreadableRow[] = [];
  const names = new Set<string>();
  let pageSize = Math.max(1, Math.min(rows, MOST_ROWS_A_PAGE));
  let received = 0;

  const take = (page: Page): boolean => {
    const before = items.length + unreadable.length;
    for (const row of page.items) {
      const name = nameOf(row);
      if (name !== null && names.has(name)) continue;
      if (name !== null) names.add(name);
      items.push(row);
    }
    unreadable.push(...page.unreadable.map((row) => ({ ...row, position: received + row.position })));
    received += page.items.length + page.unreadable.length;
    return items.length + unreadable.length > before;
  };

  const first = await readPage(1, pageSize);
  let page = first;
  let complete = false;
  let pages = 1;
  for (; ; pages += 1) {
    const rowsHere = page.items.length + page.unreadable.length;
    const isNew = take(page);
    const { pagination } = page;
    complete = rowsHere === 0 || (pagination === null ? wholeWithoutPages : pages >= lastPageOf(pagination, rowsHere));
    if (complete || !isNew || items.length + unreadable.length >= rows || pages === MOST_PAGES) break;
    // A server may give fewer rows at a time than it is asked for, but not more.
    if (pagination !== null && Number.isInteger(pagination.pageSize) && pagination.pageSize >= 1) {
      pageSize = Math.min(pageSize, pagination.pageSize);
    }
    page = await readPage(pages + 1, pageSize);
  }

  const wanted = items.slice(0, Math.max(0, rows));
  const read = wanted.length + unreadable.length;
  const totalResults = first.pagination?.totalResults ?? (complete ? items.length + unreadable.length : null);
  return {
    first,
    items: wanted,
    unreadable,
    read,
    total: totalResults === null ? null : Math.max(totalResults, read),
    complete: complete && wanted.length === items.length,
    pages,
  };
}

/** The last page by the number of pages or by the number of rows, whichever is later: one of them may be wrong. */
function lastPageOf(pagination: NonNullable<Listing<unknown>['pagination']>, rowsHere: number): number {
  const { pageSize, totalPageCount, totalResults } = pagination;
  return Math.max(totalPageCount, Math.ceil(totalResults / (pageSize >= 1 ? pageSize : rowsHere)));
}
