import * as z from 'zod';
import { answersWith, type Listing, PAGE_MEMBERS, readRows } from './answers.ts';
import { finiteNumber, finiteNumberOrNull, flag, rawRecord, record, shallow, text, textOrNull } from './members.ts';

/**
 * One run of a query (docs/service-api.md#the-query-history).
 *
 * The members that something reads are checked strictly: each must be present, and a wrong type makes the row unreadable. The two
 * echoed records only have to be records, because they contain whatever was once sent and the report can do without
 * them. `readMetricQuery` and `readRequest` read the readable parts of them.
 */
export const historyItemSchema = shallow(
  record({
    queryUuid: text,
    // Times stay text. Whoever calculates with one parses it, so a bad time only affects that result.
    createdAt: text,
    // Enumerations are open, because a future value must not make a row unreadable.
    context: text,
    trigger: text,
    language: text,
    status: text,
    title: text,
    subline: text,
    error: textOrNull,
    exploreName: textOrNull,
    metricQuery: z.union([rawRecord, z.null()], 'an object or null'),
    requestParameters: rawRecord,
    chartUuid: textOrNull,
    chartName: textOrNull,
    dashboardUuid: textOrNull,
    dashboardName: textOrNull,
    compiledSql: text,
    warehouseExecutionTimeMs: finiteNumberOrNull,
    cacheHit: flag,
    processingStartedAt: textOrNull,
  }),
);
export type HistoryItem = z.infer<typeof historyItemSchema>;

/** The service's explore name for runs of SQL, which have no explore (docs/service-api.md#the-query-history). */
export const SQL_EXPLORE = 'sql_query_explorer';

/** The milliseconds in the warehouse; null if they are not known. A cache hit reports 0, which would falsify every median. */
export function warehouseTimeOf({ cacheHit, warehouseExecutionTimeMs }: HistoryItem): number | null {
  return cacheHit ? null : warehouseExecutionTimeMs;
}

/** A newer service may count a few more things. A service that counts thousands is an attack. */
const MOST_UNKNOWN = 20;
/** In characters. */
const LONGEST_NAME = 80;

/**
 * The numbers of runs by trigger and by window (docs/service-api.md#the-query-history). The server calculates them, and
 * they need not add up (docs/service-api.md#the-query-history).
 */
export const historyCountsSchema = shallow(
  record({
    total: finiteNumber,
    warehouseTimeMsLast7Days: finiteNumber,
    windows: record({
      lastFewMinutes: finiteNumber,
      lastHour: finiteNumber,
      last24Hours: finiteNumber,
      last7Days: finiteNumber,
      last30Days: finiteNumber,
    }),
    triggers: record({ interactive: finiteNumber, apps: finiteNumber, scheduled: finiteNumber }),
  }),
);
export type HistoryCounts = z.infer<typeof historyCountsSchema>;

/**
 * The undocumented numbers among counts, such as those of a new trigger. They are shown unchanged.
 *
 * @param known names of the documented numbers
 * @returns numbers by name; the name is hostile until escaped
 */
export function unknownNumbers(counts: object, known: readonly string[]): Readonly<Record<string, number>> {
  const isUnknown = (entry: [string, unknown]): entry is [string, number] => {
    const [name, value] = entry;
    return typeof value === 'number' && !known.includes(name) && name.length <= LONGEST_NAME;
  };
  return Object.fromEntries(Object.entries(counts).filter(isUnknown).slice(0, MOST_UNKNOWN));
}

/** One page of the query history. */
export interface HistoryPage extends Listing<HistoryItem> {
  readonly counts: HistoryCounts;
}

const readPage = answersWith(record({ ...PAGE_MEMBERS, counts: historyCountsSchema }));

/**
 * Reads a page of the query history (docs/service-api.md#how-the-client-reads).
 *
 * @throws MalformedDocumentError where the envelope or the counts are not as documented
 */
export function parseHistoryPage(document: unknown): HistoryPage {
  const page = readPage(document);
  return { ...readRows(historyItemSchema, page), counts: page.counts };
}
