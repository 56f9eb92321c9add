import * as z from 'zod';
import { readAnswer } from './answer.ts';
import { type HistoryCounts, historyCountsSchema } from './history-counts.ts';
import { type HistoryItem, historyItemSchema } from './history-item.ts';
import { record } from './members.ts';
import { type Pagination, paginationSchema } from './pagination.ts';
import { type Rows, rawRows, readRows } from './rows.ts';

const envelopeSchema = record({
  status: z.literal('ok', '"ok"'),
  // A count of pages that cannot be read must not cost the counts of runs: it is as good as none.
  results: record({ data: rawRows, counts: historyCountsSchema, pagination: paginationSchema.nullish().catch(null) }),
});

/** One page of the query history. Its texts are hostile until escaped. */
export interface HistoryPage extends Rows<HistoryItem> {
  readonly counts: HistoryCounts;
  /** Null where the answer has none that can be read. */
  readonly pagination: Pagination | null;
}

/**
 * Reads a page of the query history (INTERFACE.md, Success envelope of the history list; API-FACTS, Rules for the
 * client): a row that cannot be read is named, and the page goes on.
 *
 * @param document what `JSON.parse` made of the answer
 * @throws MalformedDocumentError where the envelope or the counts do not have their documented shape
 */
export function parseHistoryPage(document: unknown): HistoryPage {
  const { data, counts, pagination } = readAnswer(envelopeSchema, document).results;
  return { ...readRows(historyItemSchema, data), counts, pagination: pagination ?? null };
}
