import * as z from 'zod';
import { finiteNumberOrNull, flag, rawRecord, record, shallow, text, textOrNull } from './members.ts';

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
