import { listOf } from '../../release-safety/deciding-members.ts';
import { COMPACTS_AND_ALIASES, FORMATS, METRIC_TYPES, NUMBER_SEPARATORS, TIME_FRAMES } from './enumerations.ts';
import { metricFilterRuleSchema } from './filters.ts';
import { customFormatSchema } from './formats.ts';
import { finiteNumber, flag, openEnumeration, record, text, textList, textOrNull } from './members.ts';

/** A metric that a query defines itself (INTERFACE.md, Related records: AdditionalMetric). */
export const additionalMetricSchema = record({
  type: openEnumeration(METRIC_TYPES),
  sql: text,
  table: text,
  name: text,
  label: text.optional(),
  description: text.optional(),
  hidden: flag.optional(),
  round: finiteNumber.optional(),
  compact: openEnumeration(COMPACTS_AND_ALIASES).optional(),
  format: openEnumeration(FORMATS).optional(),
  separator: openEnumeration(NUMBER_SEPARATORS).optional(),
  index: finiteNumber.optional(),
  filters: listOf(metricFilterRuleSchema).optional(),
  baseDimensionName: text.optional(),
  baseMetricName: text.optional(),
  uuid: textOrNull.optional(),
  percentile: finiteNumber.optional(),
  distinctKeys: textList.optional(),
  formatOptions: customFormatSchema.optional(),
  generationType: openEnumeration(['periodOverPeriod']).optional(),
  baseMetricId: text.optional(),
  timeDimensionId: text.optional(),
  granularity: openEnumeration(TIME_FRAMES).optional(),
  periodOffset: finiteNumber.min(1, 'a number of at least 1').optional(),
});
