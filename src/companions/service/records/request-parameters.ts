import * as z from 'zod';
import { isObject, membersOf } from '../../../documents/is-object.ts';
import { listSchema } from '../../../documents/list-schema.ts';
import { finiteNumber, finiteNumberOrNull, flag, mapOf, rawRecord, record, text, textList } from './members.ts';

/** The variant of a request, by its members in the server's order (docs/maintainers/service-api.md#request-records). */
export function requestVariantOf(parameters: Readonly<Record<string, unknown>>) {
  const has = (member: string) => Object.hasOwn(parameters, member);
  if (has('mergeQuery')) return joinsResults(parameters['mergeQuery']) ? 'composeMerge' : 'merge';
  if (has('query')) return 'metricQuery';
  if (has('savedSqlUuid') || has('slug')) return 'dashboardSqlChart';
  if (has('tileUuid')) return 'dashboardChart';
  if (has('chartUuid')) return 'savedChart';
  if (has('underlyingDataSourceQueryUuid')) return 'underlyingData';
  if (has('sql')) return has('references') ? 'composeSql' : 'sql';
  if (has('fieldId') && has('search')) return 'fieldValueSearch';
  return 'unknown';
}

/** `unknown` for a request of the future. */
export type RequestVariant = ReturnType<typeof requestVariantOf>;

/** Whether a merge joins results. A merge of only metric queries is metric-sourced; both variants allow one. */
function joinsResults(mergeQuery: unknown): boolean {
  const { sources } = membersOf(mergeQuery);
  return Array.isArray(sources) && sources.some((source) => isObject(source) && !Object.hasOwn(source, 'metricQuery'));
}

/** A member that is used if it can be read. An echoed record may have any future shape. */
function readableOrAbsent<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const metricQuerySchema = record({
  exploreName: readableOrAbsent(text),
  dimensions: readableOrAbsent(textList),
  metrics: readableOrAbsent(textList),
  filters: readableOrAbsent(rawRecord),
  limit: readableOrAbsent(finiteNumber),
  timezone: readableOrAbsent(text),
});
export type MetricQuery = z.infer<typeof metricQuerySchema>;

/** The members used from a request of any variant (docs/maintainers/service-api.md#request-records). */
const requestSchema = record({
  query: readableOrAbsent(metricQuerySchema),
  mergeQuery: readableOrAbsent(
    record({
      joinType: readableOrAbsent(text),
      limit: readableOrAbsent(finiteNumber),
      sources: readableOrAbsent(
        listSchema(record({ metricQuery: readableOrAbsent(metricQuerySchema), queryUuid: readableOrAbsent(text) })),
      ),
    }),
  ),
  sql: readableOrAbsent(text),
  references: readableOrAbsent(mapOf(text)),
  versionUuid: readableOrAbsent(text),
  tileUuid: readableOrAbsent(text),
  savedSqlUuid: readableOrAbsent(text),
  slug: readableOrAbsent(text),
  underlyingDataSourceQueryUuid: readableOrAbsent(text),
  underlyingDataItemId: readableOrAbsent(text),
  search: readableOrAbsent(text),
  fieldId: readableOrAbsent(text),
  table: readableOrAbsent(text),
  filters: readableOrAbsent(rawRecord),
  dashboardFilters: readableOrAbsent(rawRecord),
  limit: readableOrAbsent(finiteNumberOrNull),
  dateZoom: readableOrAbsent(record({ granularity: readableOrAbsent(text) })),
  pivotConfiguration: readableOrAbsent(rawRecord),
  pivotResults: readableOrAbsent(flag),
  parameters: readableOrAbsent(mapOf(z.union([text, finiteNumber, textList, listSchema(finiteNumber)]))),
  usePreAggregateCache: readableOrAbsent(flag),
  invalidateCache: readableOrAbsent(flag),
});
export type RequestParameters = z.infer<typeof requestSchema>;

/** Reads the request echoed in a history item, as far as its shape is known. Texts are hostile until escaped. */
export const readRequest = (parameters: unknown): RequestParameters => requestSchema.parse(parameters);

/** Reads the metric query of a history item, as {@link readRequest} does. */
export const readMetricQuery = (metricQuery: unknown): MetricQuery => metricQuerySchema.parse(metricQuery);
