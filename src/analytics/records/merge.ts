import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { MERGE_JOIN_TYPES } from './enumerations.ts';
import { finiteNumber, mapOf, openEnumeration, record, text } from './members.ts';
import { requestedMetricQuerySchema } from './metric-query.ts';
import { sortFieldSchema } from './sort-field.ts';

const metricSourceSchema = record({ id: text, metricQuery: requestedMetricQuerySchema });
/** API-FACTS, Request records: merge result source. */
const resultSourceSchema = record({ id: text, queryUuid: text });

const mergeMembers = {
  limit: finiteNumber,
  tableCalculations: listOf(record({ name: text, displayName: text, sql: text })),
  joinType: openEnumeration(MERGE_JOIN_TYPES),
  joinKey: listOf(record({ name: text, fieldIdBySourceId: mapOf(text) })),
  sorts: listOf(sortFieldSchema).optional(),
};

/** Metric queries joined into one (INTERFACE.md, Related records: Merge query). */
export const metricMergeSchema = record({ ...mergeMembers, sources: listOf(metricSourceSchema) });

/** As {@link metricMergeSchema}, of results that exist as well. */
export const composeMergeSchema = record({
  ...mergeMembers,
  sources: listOf(z.union([metricSourceSchema, resultSourceSchema], 'a metric source or a result source')),
});
