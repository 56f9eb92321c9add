import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { isObject } from '../../release-safety/is-object.ts';
import { dateZoomSchema } from './date-zoom.ts';
import { type Echo, readEcho } from './echo.ts';
import { QUERY_EXECUTION_CONTEXTS } from './enumerations.ts';
import { dashboardFiltersSchema, filtersSchema, searchFiltersSchema } from './filters.ts';
import { finiteNumber, finiteNumberOrNull, flag, mapOf, openEnumeration, record, text, textList } from './members.ts';
import { composeMergeSchema, metricMergeSchema } from './merge.ts';
import { requestedMetricQuerySchema } from './metric-query.ts';
import { pivotConfigurationSchema } from './pivot.ts';
import { sortFieldSchema } from './sort-field.ts';

const commonMembers = {
  parameters: mapOf(
    z.union([text, finiteNumber, textList, listOf(finiteNumber)], 'a string, a number or a list of either'),
  ).optional(),
  usePreAggregateCache: flag.optional(),
  invalidateCache: flag.optional(),
  context: openEnumeration(QUERY_EXECUTION_CONTEXTS).optional(),
};
const pivotConfiguration = pivotConfigurationSchema.optional();
const dateZoom = dateZoomSchema.optional();
const limit = finiteNumber.optional();
const limitOrNull = finiteNumberOrNull.optional();
const dashboardSorts = listOf(sortFieldSchema);

/** A dashboard names its SQL chart by one of the two. */
const dashboardSqlChartMembers = {
  ...commonMembers,
  dashboardUuid: text,
  tileUuid: text,
  dashboardFilters: dashboardFiltersSchema,
  dashboardSorts,
  limit,
};

/** The ten variants of a request (INTERFACE.md, Execute request parameters). */
export const REQUEST_VARIANTS = {
  metricQuery: record({
    ...commonMembers,
    query: requestedMetricQuerySchema,
    dashboardFilters: dashboardFiltersSchema.optional(),
    pivotConfiguration,
    dateZoom,
  }),
  merge: record({ ...commonMembers, mergeQuery: metricMergeSchema, pivotConfiguration }),
  composeMerge: record({ ...commonMembers, mergeQuery: composeMergeSchema, pivotConfiguration }),
  sql: record({ ...commonMembers, sql: text, limit, pivotConfiguration }),
  composeSql: record({
    ...commonMembers,
    sql: text,
    references: mapOf(text).optional(),
    limit,
    pivotConfiguration,
  }),
  savedChart: record({
    ...commonMembers,
    chartUuid: text,
    versionUuid: text.optional(),
    dashboardFilters: dashboardFiltersSchema.optional(),
    filters: filtersSchema.optional(),
    pivotResults: flag.optional(),
    limit: limitOrNull,
  }),
  dashboardChart: record({
    ...commonMembers,
    chartUuid: text,
    tileUuid: text,
    dashboardUuid: text,
    dashboardFilters: dashboardFiltersSchema,
    dashboardSorts,
    includeUnpublishedDraft: flag.optional(),
    pivotResults: flag.optional(),
    limit: limitOrNull,
    dateZoom,
  }),
  underlyingData: record({
    ...commonMembers,
    filters: filtersSchema,
    underlyingDataSourceQueryUuid: text,
    sorts: listOf(sortFieldSchema).optional(),
    limit: limitOrNull,
    dateZoom,
    underlyingDataItemId: text.optional(),
  }),
  dashboardSqlChart: z.union(
    [
      record({ ...dashboardSqlChartMembers, savedSqlUuid: text, slug: text.optional() }),
      record({ ...dashboardSqlChartMembers, slug: text, savedSqlUuid: text.optional() }),
    ],
    'the request of a dashboard SQL chart',
  ),
  fieldValueSearch: record({
    ...commonMembers,
    search: text,
    fieldId: text,
    table: text,
    forceRefresh: flag.optional(),
    filters: searchFiltersSchema.optional(),
    limit,
  }),
} as const;
export type RequestVariant = keyof typeof REQUEST_VARIANTS;

/**
 * The variant of a request. It carries no tag: like the server, this goes by the members that it has, in the server's
 * order (API-FACTS, Request records), and not by what they hold.
 */
export function requestVariantOf(parameters: Record<string, unknown>): RequestVariant | 'unknown' {
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

/** A merge of metric queries alone is a metric-sourced one; both variants allow it. */
function joinsResults(mergeQuery: unknown): boolean {
  if (!isObject(mergeQuery) || !Array.isArray(mergeQuery['sources'])) return false;
  return mergeQuery['sources'].some((source) => isObject(source) && !Object.hasOwn(source, 'metricQuery'));
}

/** The request of a history item: which variant it is, and its members as far as their shape is known. */
export type RequestParameters =
  | {
      [Name in RequestVariant]: { readonly variant: Name } & Echo<z.infer<(typeof REQUEST_VARIANTS)[Name]>>;
    }[RequestVariant]
  | ({ readonly variant: 'unknown' } & Extract<Echo<never>, { readable: false }>);

/** Reads what a history item echoes of its request. A variant of the future stays as it came. */
export function readRequestParameters(parameters: Record<string, unknown>): RequestParameters {
  const variant = requestVariantOf(parameters);
  if (variant === 'unknown') {
    return { variant, readable: false, value: parameters, problem: 'the request is of no known variant' };
  }
  // The compiler does not follow that the name and the schema belong together.
  return { variant, ...readEcho<z.ZodType>(REQUEST_VARIANTS[variant], parameters) } as RequestParameters;
}
