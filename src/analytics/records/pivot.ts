import * as z from 'zod';
import { listOf } from '../../release-safety/deciding-members.ts';
import { AGGREGATIONS, INDEX_TYPES, SORT_DIRECTIONS } from './enumerations.ts';
import { flag, openEnumeration, record, text } from './members.ts';
import { pivotSortAnchorsSchema } from './sort-field.ts';

const indexColumnSchema = record({ type: openEnumeration(INDEX_TYPES), reference: text });
const valuesColumnsSchema = listOf(record({ reference: text, aggregation: openEnumeration(AGGREGATIONS) }));
const groupByColumnsSchema = listOf(record({ reference: text }));

/** How results are pivoted (INTERFACE.md, Related records: PivotConfiguration; the sort as in API-FACTS). */
export const pivotConfigurationSchema = record({
  valuesColumns: valuesColumnsSchema,
  indexColumn: z.union([indexColumnSchema, listOf(indexColumnSchema)], 'an index column or a list of them').optional(),
  groupByColumns: groupByColumnsSchema.optional(),
  sortBy: listOf(
    record({
      reference: text,
      direction: openEnumeration(SORT_DIRECTIONS),
      nullsFirst: flag.optional(),
      pivotValues: pivotSortAnchorsSchema.optional(),
    }),
  ).optional(),
  metricsAsRows: flag.optional(),
  sortOnlyColumns: valuesColumnsSchema.optional(),
  sortOnlyDimensions: groupByColumnsSchema.optional(),
  passthroughDimensions: groupByColumnsSchema.optional(),
  pivotColumnsOrder: groupByColumnsSchema.optional(),
});
