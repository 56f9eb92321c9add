import * as z from 'zod';
import { QUERY_EXECUTION_CONTEXTS, QUERY_HISTORY_STATUSES, QUERY_LANGUAGES, QUERY_TRIGGERS } from './enumerations.ts';
import { finiteNumberOrNull, flag, openEnumeration, rawRecord, record, text, textOrNull } from './members.ts';
import { shallow } from './nesting.ts';

/**
 * One run of a query (INTERFACE.md, Query history list item).
 *
 * Strict about the item's own members: all of them are always present, and one of another type makes the row
 * unreadable. Nothing is asked of the two records that it echoes but to be records: they hold whatever was once sent,
 * and the run can be reported without them. `readMetricQuery` and `readRequest` read of them what can be read, where it
 * is told.
 */
export const historyItemSchema = shallow(
  record({
    queryUuid: text,
    // Points in time stay text: whoever calculates with one parses it, and a bad one costs that sum alone.
    createdAt: text,
    projectUuid: textOrNull,
    context: openEnumeration(QUERY_EXECUTION_CONTEXTS),
    trigger: openEnumeration(QUERY_TRIGGERS),
    language: openEnumeration(QUERY_LANGUAGES),
    status: openEnumeration(QUERY_HISTORY_STATUSES),
    title: text,
    subline: text,
    error: textOrNull,
    exploreName: textOrNull,
    metricQuery: z.union([rawRecord, z.null()], 'an object or null'),
    requestParameters: rawRecord,
    chartUuid: textOrNull,
    chartName: textOrNull,
    savedSqlUuid: textOrNull,
    dashboardUuid: textOrNull,
    dashboardName: textOrNull,
    compiledSql: text,
    totalRowCount: finiteNumberOrNull,
    warehouseExecutionTimeMs: finiteNumberOrNull,
    cacheHit: flag,
    resultsExpiresAt: textOrNull,
    processingStartedAt: textOrNull,
    resultsUpdatedAt: textOrNull,
    erroredAt: textOrNull,
  }),
);
export type HistoryItem = z.infer<typeof historyItemSchema>;
