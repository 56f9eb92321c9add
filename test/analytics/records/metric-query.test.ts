import { describe, expect, it } from 'vitest';
import { additionalMetricSchema } from '../../../src/analytics/records/additional-metrics.ts';
import { dateZoomSchema } from '../../../src/analytics/records/date-zoom.ts';
import { customDimensionSchema } from '../../../src/analytics/records/dimensions.ts';
import { customFormatSchema } from '../../../src/analytics/records/formats.ts';
import {
  metricQuerySchema,
  readMetricQuery,
  requestedMetricQuerySchema,
} from '../../../src/analytics/records/metric-query.ts';
import { pivotConfigurationSchema } from '../../../src/analytics/records/pivot.ts';
import { sortFieldSchema } from '../../../src/analytics/records/sort-field.ts';
import { tableCalculationSchema } from '../../../src/analytics/records/table-calculations.ts';
import {
  ADDITIONAL_METRIC,
  CUSTOM_DIMENSIONS,
  CUSTOM_FORMAT,
  DATE_ZOOM,
  METRIC_QUERY,
  PIVOT_CONFIGURATION,
  REQUESTED_METRIC_QUERY,
  SORT_FIELD,
  TABLE_CALCULATIONS,
} from '../../support/analytics-members.ts';
import { copyOf, fullest, itFollowsItsTable, nested } from '../../support/analytics-records.ts';

describe.each([
  ['a metric query', metricQuerySchema, METRIC_QUERY],
  ['a metric query of a request', requestedMetricQuerySchema, REQUESTED_METRIC_QUERY],
  ['a sort field', sortFieldSchema, SORT_FIELD],
  ['a date zoom', dateZoomSchema, DATE_ZOOM],
  ['a custom format', customFormatSchema, CUSTOM_FORMAT],
  ['an additional metric', additionalMetricSchema, ADDITIONAL_METRIC],
  ['a pivot configuration', pivotConfigurationSchema, PIVOT_CONFIGURATION],
] as const)('%s', (_, schema, members) => itFollowsItsTable((value) => schema.parse(value), members));

describe.each(Object.entries(CUSTOM_DIMENSIONS))('a custom dimension: %s', (_, members) =>
  itFollowsItsTable((value) => customDimensionSchema.parse(value), members),
);

describe.each(Object.entries(TABLE_CALCULATIONS))('a table calculation: %s', (_, members) =>
  itFollowsItsTable((value) => tableCalculationSchema.parse(value), members),
);

describe('the metric query that another record holds', () => {
  const query = fullest(METRIC_QUERY);

  it('is read where its shape is known', () => {
    const read = readMetricQuery(query);
    expect(read.readable).toBe(true);
    expect(copyOf(read.value)).toEqual(copyOf(query));
  });

  it.each([
    ['no explore', { exploreName: undefined }, 'member "exploreName" is nothing, expected a string'],
    ['a field that is no text', { metrics: ['a', 1] }, 'member "metrics[1]" is 1, expected a string'],
    ['filters that are a list', { filters: [] }, 'member "filters" is an array of 0, expected an object'],
    [
      'filters nested without end',
      { filters: { dimensions: nested(100_000) } },
      'member "filters" is an object, expected at most 100 levels of nesting',
    ],
    [
      'a calculation of a kind of the future',
      { tableCalculations: [{ name: 'a', displayName: 'A', python: 'pass' }] },
      'member "tableCalculations[0]" is an object, expected a table calculation',
    ],
    [
      'a dimension without its members',
      { customDimensions: [{ type: 'bin' }] },
      'member "customDimensions[0]" is an object, expected a custom dimension',
    ],
  ])('stays as it came, flagged, with %s', (_, changes, problem) => {
    const odd = { ...query, ...changes };
    const read = readMetricQuery(odd);
    expect(read).toEqual({ readable: false, value: odd, problem });
    expect(read.value).toBe(odd);
  });

  it('is flagged in a sentence of bounded length', () => {
    const read = readMetricQuery({ ...query, metricOverrides: { ['a'.repeat(1_000_000)]: 1 } });
    expect(!read.readable && read.problem).toHaveLength(301);
  });

  it('has no map without end', () => {
    const names = Array.from({ length: 10_001 }, (_, position) => [`field_${position}`, {}]);
    const read = readMetricQuery({ ...query, metricOverrides: Object.fromEntries(names) });
    expect(read).toMatchObject({
      problem: 'member "metricOverrides" is an object, expected an object of reasonable size',
    });
  });
});
