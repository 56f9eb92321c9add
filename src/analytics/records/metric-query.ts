import type * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { additionalMetricSchema } from './additional-metrics.ts';
import { dateZoomSchema } from './date-zoom.ts';
import { customDimensionSchema } from './dimensions.ts';
import { type Echo, readEcho } from './echo.ts';
import { filtersSchema } from './filters.ts';
import { customFormatSchema } from './formats.ts';
import { finiteNumber, mapOf, record, text, textList } from './members.ts';
import { sortFieldSchema } from './sort-field.ts';
import { tableCalculationSchema } from './table-calculations.ts';

const overridesSchema = mapOf(record({ formatOptions: customFormatSchema.optional() }));

/** INTERFACE.md, MetricQuery. */
export const metricQuerySchema = record({
  exploreName: text,
  dimensions: textList,
  metrics: textList,
  filters: filtersSchema,
  sorts: listOf(sortFieldSchema),
  limit: finiteNumber,
  tableCalculations: listOf(tableCalculationSchema),
  additionalMetrics: listOf(additionalMetricSchema).optional(),
  customDimensions: listOf(customDimensionSchema).optional(),
  metricOverrides: overridesSchema.optional(),
  dimensionOverrides: overridesSchema.optional(),
  timezone: text.optional(),
  pivotDimensions: textList.optional(),
  metadata: record({ hasADateDimension: record({ name: text, label: text, table: text }) }).optional(),
});
export type MetricQuery = z.infer<typeof metricQuerySchema>;

/** The form in which a request carries it. */
export const requestedMetricQuerySchema = metricQuerySchema.extend({ dateZoom: dateZoomSchema.optional() });

/** Reads the metric query that a history item or a saved chart holds, as far as its shape is known. */
export function readMetricQuery(metricQuery: Record<string, unknown>): Echo<MetricQuery> {
  return readEcho(metricQuerySchema, metricQuery);
}
