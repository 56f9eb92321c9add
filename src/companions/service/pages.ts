import { AnalyticsError } from './analytics-error.ts';
import { ANALYTICS_LIMITS, MOST_PAGES, MOST_ROWS_A_PAGE } from './limits.ts';
import type { Listing, UnreadableRow } from './records/answers.ts';

/** The most pages read from the end of a list: enough for a hundred rows if the last page is short or has become empty. */
const MOST_PAGES_FROM_END = 3;

/** The rows of a paged list, as far as they were read. */
export interface PagedRows<Row> extends Pick<Listing<Row>, 'unreadable'> {
  /** In the order of the list, each once. Rows from its end follow those of its first page. */
  readonly items: readonly Row[];
  /** The number of rows read, including unreadable ones. */
  readonly read: number;
  /** The server's number of rows, but at least the number read; null if it gives none. */
  readonly total: number | null;
  /** Whether the list was read to its end. */
  readonly complete: boolean;
  /** The number of pages requested. A repeated request counts once. */
  readonly pages: number;
  /** Why a page after the first could not be read; the rows are those before it. Null if none failed. */
  readonly problem: AnalyticsError | null;
  /** Why the list was taken for a single page although it may have more; null if it was not. */
  readonly onePage: 'no-pagination' | 'repeated' | null;
}

export interface PageReading<Row> {
  /** Requests one page; the first is 1. */
  readonly readPage: (page: number, pageSize: number) => Promise<Listing<Row>>;
  /** How many to read; all where it is absent. */
  readonly rows?: number | undefined;
  /** Whether to read them from the end of the list, in addition to its first page. */
  readonly fromEnd?: boolean | undefined;
  /** Names a row, so that a repeated row counts once; null for a row without a name. */
  readonly nameOf: (row: Row) => string | null;
  /** Whether an answer without pagination contains the whole list. */
  readonly wholeWithoutPages?: boolean;
}

/**
 * Reads a list page by page (docs/maintainers/service-api.md#how-the-client-reads), several at a time once their number
 * is known. It stops at enough rows, at the end, at a page that fails or brings nothing new, or at the limit of pages.
 * Whatever a server claims, and however the list grows meanwhile, the reading ends. Throws an AnalyticsError for the
 * first page.
 */
export async function readPages<Row>(wanted: PageReading<Row>): Promise<PagedRows<Row>> {
  const { rows = Number.POSITIVE_INFINITY, fromEnd = false } = wanted;
  const pageSize = Math.max(1, Math.min(rows, MOST_ROWS_A_PAGE));
  const first = await wanted.readPage(1, pageSize);
  const list = new ListSoFar<Row>(first, wanted, pageSize);
  await (fromEnd ? readFromEnd(list, rows) : readOn(list, rows));
  const items = fromEnd ? list.items : list.items.slice(0, Math.max(0, rows));
  const read = items.length + list.unreadable.length;
  const told = first.pagination?.totalResults ?? (list.complete ? list.size : null);
  const total = told === null ? null : Math.max(told, read);
  const { unreadable, pages, problem, onePage } = list;
  const complete = list.complete && items.length === list.items.length;
  return { items, unreadable, read, total, complete, pages, problem, onePage };
}

async function readOn<Row>(list: ListSoFar<Row>, rows: number): Promise<void> {
  let next = 2;
  while (!list.isAtItsEnd && list.size < rows && next <= Math.min(list.lastPage, MOST_PAGES)) {
    const needed = Math.ceil((rows - list.size) / list.pageSize);
    const end = Math.min(next + Math.min(needed, ANALYTICS_LIMITS.mostAtOnce), list.lastPage + 1, MOST_PAGES + 1);
    await list.ask(Array.from({ length: end - next }, (_, position) => next + position));
    next = end;
  }
}

/** Reads the last pages backwards. One of them may have become empty since the first page was read. */
async function readFromEnd<Row>(list: ListSoFar<Row>, rows: number): Promise<void> {
  const { lastPage, size } = list;
  for (let page = lastPage; page > 1 && lastPage - page < MOST_PAGES_FROM_END && list.size - size < rows; page -= 1) {
    await list.ask([page]);
    if (list.problem !== null) return;
    list.complete = page === 2;
  }
}

/** The distinct rows of the pages read so far, and what is known of the others. */
class ListSoFar<Row> {
  readonly items: Row[] = [];
  readonly unreadable: UnreadableRow[] = [];
  readonly pageSize: number;
  lastPage = 1;
  complete = false;
  /** Whether requesting the next page is useless. */
  isAtItsEnd = false;
  pages = 1;
  problem: AnalyticsError | null = null;
  onePage: PagedRows<Row>['onePage'] = null;
  readonly #names = new Set<string>();
  readonly #equal = new Map<string, number>();
  readonly #wanted: PageReading<Row>;

  constructor(first: Listing<Row>, wanted: PageReading<Row>, asked: number) {
    const { pagination } = first;
    // A server may return fewer rows at a time than requested, but not more.
    const isSmaller = pagination !== null && Number.isInteger(pagination.pageSize) && pagination.pageSize >= 1;
    this.pageSize = isSmaller ? Math.min(asked, pagination.pageSize) : asked;
    this.#wanted = wanted;
    this.#take(first, 1);
    if (pagination !== null) return;
    // Without pagination, even a short page may be all that such a server returns at a time.
    this.complete = wanted.wholeWithoutPages === true || this.size === 0;
    this.isAtItsEnd = true;
    if (!this.complete) this.onePage = 'no-pagination';
  }

  get size(): number {
    return this.items.length + this.unreadable.length;
  }

  /** Requests pages at the same time and takes them in order, up to one that fails or brings nothing new. */
  async ask(pages: readonly number[]): Promise<void> {
    this.pages += pages.length;
    const answers = await Promise.allSettled(pages.map((page) => this.#wanted.readPage(page, this.pageSize)));
    for (const [position, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') this.#take(answer.value, pages[position] as number);
      else if (answer.reason instanceof AnalyticsError) [this.problem, this.isAtItsEnd] = [answer.reason, true];
      else throw answer.reason;
      if (this.isAtItsEnd) return;
    }
  }

  /** Whether no row before had this name. Rows without one are all new. */
  #isNew(name: string | null): boolean {
    const before = this.#names.size;
    if (name !== null) this.#names.add(name);
    return name === null || this.#names.size > before;
  }

  #take(page: Listing<Row>, number: number): void {
    const before = this.size;
    for (const row of page.items) {
      if (this.#isNew(this.#wanted.nameOf(row))) this.items.push(row);
    }
    for (const row of page.unreadable) {
      if (!this.#isNew(row.id)) continue;
      // Equal rows without an id are as many rows.
      const equal = this.#equal.get(row.key) ?? 0;
      this.#equal.set(row.key, equal + 1);
      this.unreadable.push(row.id === null ? { ...row, key: `${row.key}#${equal}` } : row);
    }
    const rows = page.items.length + page.unreadable.length;
    if (page.pagination !== null) this.lastPage = lastPageOf(page.pagination, rows);
    this.complete = rows === 0 || number >= this.lastPage;
    this.isAtItsEnd = this.complete || this.size === before;
    if (rows > 0 && this.size === before && number === 2) this.onePage = 'repeated';
  }
}

/** The last page by page count or by row count, whichever is later, because one of them may be wrong. */
function lastPageOf(pagination: NonNullable<Listing<unknown>['pagination']>, rowsHere: number): number {
  const { pageSize, totalPageCount, totalResults } = pagination;
  return Math.ceil(Math.max(totalPageCount, totalResults / (pageSize >= 1 ? pageSize : rowsHere)));
}
