import { AnalyticsError } from './analytics-error.ts';
import { ANALYTICS_LIMITS, MOST_PAGES, MOST_ROWS_A_PAGE } from './limits.ts';
import type { Listing } from './records/listing.ts';
import type { UnreadableRow } from './records/rows.ts';

/** From the end of a list: enough for a hundred rows where the last page is short, and one that has emptied since. */
const MOST_PAGES_FROM_END = 3;

/** The rows of a list that stands on many pages, as far as they were read. */
export interface PagedRows<Row> {
  /** In the order of the list, each once; rows from its end stand behind those of its first page. */
  readonly items: readonly Row[];
  /** Their positions count from the first row that was read. */
  readonly unreadable: readonly UnreadableRow[];
  /** How many rows were read, unreadable ones among them. */
  readonly read: number;
  /** How many rows there are by what the server says, and never less than were read; null where it does not say. */
  readonly total: number | null;
  /** True where the list was read to its end. */
  readonly complete: boolean;
  /** How many pages were asked for; one that was asked for again after a fault counts once. */
  readonly pages: number;
  /** Why a page after the first one could not be read: the rows are those before it. Null where none failed. */
  readonly problem: AnalyticsError | null;
  /** Why the list was taken for a single page although it may have more; null where it was not. */
  readonly onePage: 'no-pagination' | 'repeated' | null;
}

/** How a list is read. */
export interface PageReading<Row, Page extends Listing<Row>> {
  /** Asks for one page; the first is 1. */
  readonly readPage: (page: number, pageSize: number) => Promise<Page>;
  /** How many rows are wanted. */
  readonly rows: number;
  /** Whether they are wanted from the end of the list, besides its first page. */
  readonly fromEnd?: boolean | undefined;
  /** Names a row, so that one which comes twice counts once; null for a row without a name. */
  readonly nameOf: (row: Row) => string | null;
  /** Whether an answer that says nothing about pages holds the whole list. */
  readonly wholeWithoutPages: boolean;
}

/**
 * Reads a list page by page (API-FACTS, Rules for the client), some at a time once their number is known, until enough
 * rows are there, the list ends, a page fails or brings nothing new, or there are more pages than any list of ours has.
 *
 * The list may grow in the meantime, which pushes rows from one page to the next; and nothing that a server says of its
 * pages is believed to the point where this would not end.
 *
 * @throws AnalyticsError where the first page cannot be read
 */
export async function readPages<Row, Page extends Listing<Row>>(
  wanted: PageReading<Row, Page>,
): Promise<PagedRows<Row> & { readonly first: Page }> {
  const { rows, fromEnd = false } = wanted;
  const first = await wanted.readPage(1, firstPageSize(rows));
  const list = new ListSoFar<Row>(first, wanted);
  if (fromEnd) await readFromEnd(list, rows);
  else await readOn(list, rows);
  const items = fromEnd ? list.items : list.items.slice(0, Math.max(0, rows));
  const read = items.length + list.unreadable.length;
  const total = first.pagination?.totalResults ?? (list.complete ? list.size : null);
  const { unreadable, complete, pages, problem, onePage } = list;
  return {
    first,
    items,
    unreadable,
    read,
    total: total === null ? null : Math.max(total, read),
    complete: complete && items.length === list.items.length,
    pages,
    problem,
    onePage,
  };
}

/** Reads the pages behind the first one. */
async function readOn<Row>(list: ListSoFar<Row>, rows: number): Promise<void> {
  let next = 2;
  while (!list.isAtItsEnd && list.size < rows && next <= Math.min(list.lastPage, MOST_PAGES)) {
    const needed = Math.ceil((rows - list.size) / list.pageSize);
    const end = Math.min(next + Math.min(needed, ANALYTICS_LIMITS.mostAtOnce), list.lastPage + 1, MOST_PAGES + 1);
    await list.ask(Array.from({ length: end - next }, (_, position) => next + position));
    next = end;
  }
}

/** Reads the last pages, from the very last on. One may have emptied since the first was read. */
async function readFromEnd<Row>(list: ListSoFar<Row>, rows: number): Promise<void> {
  const { lastPage, size } = list;
  for (let page = lastPage; page > 1 && lastPage - page < MOST_PAGES_FROM_END && list.size - size < rows; page -= 1) {
    await list.ask([page]);
    if (list.problem !== null) return;
    list.complete = page === 2;
  }
}

/** Rows of the pages that were read, each once, and what is known of the others. */
class ListSoFar<Row> {
  readonly items: Row[] = [];
  readonly unreadable: UnreadableRow[] = [];
  readonly pageSize: number;
  lastPage = 1;
  complete = false;
  /** Whether there is no use in asking for the page behind those that were read. */
  isAtItsEnd = false;
  pages = 1;
  problem: AnalyticsError | null = null;
  onePage: PagedRows<Row>['onePage'] = null;
  readonly #names = new Set<string>();
  readonly #wanted: PageReading<Row, Listing<Row>>;
  #received = 0;

  constructor(first: Listing<Row>, wanted: PageReading<Row, Listing<Row>>) {
    const { pagination } = first;
    const asked = firstPageSize(wanted.rows);
    // A server may give fewer rows at a time than it is asked for, but not more.
    const isSmaller = pagination !== null && Number.isInteger(pagination.pageSize) && pagination.pageSize >= 1;
    this.pageSize = isSmaller ? Math.min(asked, pagination.pageSize) : asked;
    this.#wanted = wanted;
    this.#take(first, 1);
    if (pagination !== null) return;
    // Without a word about pages, a short one may still be all that such a server gives at a time.
    this.complete = wanted.wholeWithoutPages || this.#received === 0;
    this.isAtItsEnd = true;
    if (!this.complete) this.onePage = 'no-pagination';
  }

  get size(): number {
    return this.items.length + this.unreadable.length;
  }

  /** Asks for pages at the same time, and takes them in up to one that fails or brings nothing new. */
  async ask(pages: readonly number[]): Promise<void> {
    this.pages += pages.length;
    const answers = await Promise.allSettled(pages.map((page) => this.#wanted.readPage(page, this.pageSize)));
    for (const [position, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') this.#take(answer.value, pages[position] as number);
      else this.#fail(answer.reason);
      if (this.isAtItsEnd) return;
    }
  }

  #fail(reason: unknown): void {
    if (!(reason instanceof AnalyticsError)) throw reason;
    this.problem = reason;
    this.isAtItsEnd = true;
  }

  #take(page: Listing<Row>, number: number): void {
    const before = this.size;
    for (const row of page.items) {
      const name = this.#wanted.nameOf(row);
      if (name !== null && this.#names.has(name)) continue;
      if (name !== null) this.#names.add(name);
      this.items.push(row);
    }
    this.unreadable.push(...page.unreadable.map((row) => ({ ...row, position: this.#received + row.position })));
    const rows = page.items.length + page.unreadable.length;
    this.#received += rows;
    if (page.pagination !== null) this.lastPage = lastPageOf(page.pagination, rows);
    this.complete = rows === 0 || number >= this.lastPage;
    this.isAtItsEnd = this.complete || this.size === before;
    if (rows > 0 && this.size === before && number === 2) this.onePage = 'repeated';
  }
}

function firstPageSize(rows: number): number {
  return Math.max(1, Math.min(rows, MOST_ROWS_A_PAGE));
}

/** The last page by the number of pages or by the number of rows, whichever is later: one of them may be wrong. */
function lastPageOf(pagination: NonNullable<Listing<unknown>['pagination']>, rowsHere: number): number {
  const { pageSize, totalPageCount, totalResults } = pagination;
  return Math.ceil(Math.max(totalPageCount, totalResults / (pageSize >= 1 ? pageSize : rowsHere)));
}
