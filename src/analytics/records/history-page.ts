import { answersWith } from './answer.ts';
import { type HistoryCounts, historyCountsSchema } from './history-counts.ts';
import { type HistoryItem, historyItemSchema } from './history-item.ts';
import { record } from './members.ts';
import { type Pagination, paginationSchema } from './pagination.ts';
import { type Rows, rawRows, readRows } from './rows.ts';

const readResults = answersWith(
  // Unreadable pagination must not make the counts unreadable, so it counts as absent.
  record({ data: rawRows, counts: historyCountsSchema, pagination: paginationSchema.nullish().catch(null) }),
);

/** One page of the query history. Its texts are hostile until escaped. */
export interface HistoryPage extends Rows<HistoryItem> {
  readonly counts: HistoryCounts;
  /** Null if it is absent or unreadable. */
  readonly pagination: Pagination | null;
}

/**
 * Reads a page of the query history (docs/service-api.md#how-the-client-reads). An unreadable row is reported, and the
 * others are kept.
 *
 * @param document the parsed JSON of the answer
 * @throws MalformedDocumentError where the envelope or the counts are not as documented
 */
export function parseHistoryPage(document: unknown): HistoryPage {
  const { data, counts, pagination } = readResults(document);
  return { ...readRows(historyItemSchema, data), counts, pagination: pagination ?? null };
}
