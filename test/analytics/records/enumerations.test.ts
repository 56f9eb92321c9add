import { expect, it } from 'vitest';
import * as enumerations from '../../../src/analytics/records/enumerations.ts';

/** Copied from INTERFACE.md, Enumerations, and below the line from API-FACTS. */
const DOCUMENTED: readonly (readonly [readonly string[], string])[] = [
  [enumerations.QUERY_TRIGGERS, 'interactive, apps, scheduled'],
  [enumerations.QUERY_LANGUAGES, 'semantic, sql'],
  [enumerations.QUERY_HISTORY_STATUSES, 'pending, queued, executing, expired, ready, error, cancelled'],
  [enumerations.QUERY_HISTORY_WINDOWS, 'lastFewMinutes, lastHour, last24Hours, last7Days, last30Days'],
  [enumerations.QUERY_HISTORY_SORTS, 'createdAt, runtime'],
  [
    enumerations.QUERY_EXECUTION_CONTEXTS,
    'dashboardView, autorefreshedDashboard, exploreView, filterAutocomplete, chartView, chartHistory, sqlChartView, sqlRunner, viewUnderlyingData, alert, scheduledDelivery, csvDownload, gsheets, scheduledGsheetsChart, scheduledGsheetsDashboard, scheduledGsheetsSqlChart, scheduledChart, scheduledDashboard, calculateTotal, calculateSubtotal, embed, ai, mcp.run_metric_query, mcp.run_sql, mcp.search_field_values, api, cli, metricsExplorer, preAggregateMaterialization, composeSqlRunner, multiSourceQuery, dataAppSample',
  ],
  [
    enumerations.METRIC_TYPES,
    'percentile, average, count, count_distinct, sum, sum_distinct, average_distinct, min, max, percent_of_previous, percent_of_total, running_total, number, median, string, date, timestamp, boolean',
  ],
  [enumerations.DIMENSION_TYPES, 'string, number, timestamp, date, boolean'],
  [enumerations.FORMATS, 'km, mi, si, usd, gbp, eur, jpy, dkk, id, percent'],
  [
    enumerations.NUMBER_SEPARATORS,
    'default, commaPeriod, spacePeriod, periodComma, noSeparatorPeriod, apostrophePeriod',
  ],
  [
    enumerations.COMPACTS,
    'auto, thousands, millions, billions, trillions, kilobytes, megabytes, gigabytes, terabytes, petabytes, kibibytes, mebibytes, gibibytes, tebibytes, pebibytes',
  ],
  [
    enumerations.COMPACTS_AND_ALIASES,
    'auto, thousands, millions, billions, trillions, kilobytes, megabytes, gigabytes, terabytes, petabytes, kibibytes, mebibytes, gibibytes, tebibytes, pebibytes, K, thousand, M, million, B, billion, T, trillion, KB, kilobyte, MB, megabyte, GB, gigabyte, TB, terabyte, PB, petabyte, KiB, kibibyte, MiB, mebibyte, GiB, gibibyte, TiB, tebibyte, PiB, pebibyte',
  ],
  [
    enumerations.CUSTOM_FORMAT_TYPES,
    'default, percent, currency, number, id, date, timestamp, bytes_si, bytes_iec, custom',
  ],
  [
    enumerations.TIME_FRAMES,
    'RAW, YEAR, QUARTER, MONTH, WEEK, DAY, HOUR, MINUTE, SECOND, MILLISECOND, DAY_OF_WEEK_INDEX, DAY_OF_MONTH_NUM, DAY_OF_YEAR_NUM, WEEK_NUM, MONTH_NUM, QUARTER_NUM, YEAR_NUM, DAY_OF_WEEK_NAME, MONTH_NAME, QUARTER_NAME, HOUR_OF_DAY_NUM, MINUTE_OF_HOUR_NUM',
  ],
  [enumerations.DATE_GRANULARITIES, 'Second, Minute, Hour, Day, Week, Month, Quarter, Year'],
  [
    enumerations.FILTER_OPERATORS,
    'isNull, notNull, equals, notEquals, startsWith, endsWith, include, doesNotInclude, lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual, inThePast, notInThePast, inTheNext, inTheCurrent, notInTheCurrent, inBetween, notInBetween, inPeriodToDate',
  ],
  [enumerations.MERGE_JOIN_TYPES, 'full, left, inner'],
  // API-FACTS
  [enumerations.ORGANIZATION_ROLES, 'member, viewer, interactive_viewer, editor, developer, admin'],
  [enumerations.BIN_TYPES, 'fixed_number, fixed_width, custom_range, custom_group'],
  [enumerations.BIN_MATCH_TYPES, 'exact, startsWith, endsWith, includes'],
  [enumerations.AGGREGATIONS, 'sum, count, avg, min, max, any'],
  [enumerations.SORT_DIRECTIONS, 'ASC, DESC'],
  [enumerations.INDEX_TYPES, 'time, category'],
  [enumerations.TABLE_CALCULATION_TYPES, 'number, string, date, timestamp, boolean'],
  [enumerations.TOTAL_MODES, 'formula, sum_of_rows, none'],
  [
    enumerations.TABLE_CALCULATION_TEMPLATES,
    'percent_change_from_previous, percent_of_previous_value, percent_of_column_total, rank_in_column, running_total, window_function',
  ],
];

it.each(DOCUMENTED)('knows the documented values (%#)', (known, documented) => {
  expect(known.join(', ')).toBe(documented);
});

it('has no list that this table forgets', () => {
  expect(new Set(Object.values(enumerations))).toEqual(new Set(DOCUMENTED.map(([known]) => known)));
});
