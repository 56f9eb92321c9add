/*
 * The values that are known of each enumeration (INTERFACE.md, Enumerations; from ORGANIZATION_ROLES on API-FACTS,
 * What "not shown" is in practice). They serve display and requests; in answers every enumeration is open.
 */

export const QUERY_TRIGGERS = ['interactive', 'apps', 'scheduled'] as const;
export type QueryTrigger = (typeof QUERY_TRIGGERS)[number];

export const QUERY_LANGUAGES = ['semantic', 'sql'] as const;
export type QueryLanguage = (typeof QUERY_LANGUAGES)[number];

export const QUERY_HISTORY_STATUSES = [
  'pending',
  'queued',
  'executing',
  'expired',
  'ready',
  'error',
  'cancelled',
] as const;
export type QueryHistoryStatus = (typeof QUERY_HISTORY_STATUSES)[number];

/** From the nearest to the farthest; they are disjoint. */
export const QUERY_HISTORY_WINDOWS = ['lastFewMinutes', 'lastHour', 'last24Hours', 'last7Days', 'last30Days'] as const;
export type QueryHistoryWindow = (typeof QUERY_HISTORY_WINDOWS)[number];

export const QUERY_HISTORY_SORTS = ['createdAt', 'runtime'] as const;
export type QueryHistorySortBy = (typeof QUERY_HISTORY_SORTS)[number];

export const QUERY_EXECUTION_CONTEXTS = [
  'dashboardView',
  'autorefreshedDashboard',
  'exploreView',
  'filterAutocomplete',
  'chartView',
  'chartHistory',
  'sqlChartView',
  'sqlRunner',
  'viewUnderlyingData',
  'alert',
  'scheduledDelivery',
  'csvDownload',
  'gsheets',
  'scheduledGsheetsChart',
  'scheduledGsheetsDashboard',
  'scheduledGsheetsSqlChart',
  'scheduledChart',
  'scheduledDashboard',
  'calculateTotal',
  'calculateSubtotal',
  'embed',
  'ai',
  'mcp.run_metric_query',
  'mcp.run_sql',
  'mcp.search_field_values',
  'api',
  'cli',
  'metricsExplorer',
  'preAggregateMaterialization',
  'composeSqlRunner',
  'multiSourceQuery',
  'dataAppSample',
] as const;

export const METRIC_TYPES = [
  'percentile',
  'average',
  'count',
  'count_distinct',
  'sum',
  'sum_distinct',
  'average_distinct',
  'min',
  'max',
  'percent_of_previous',
  'percent_of_total',
  'running_total',
  'number',
  'median',
  'string',
  'date',
  'timestamp',
  'boolean',
] as const;

export const DIMENSION_TYPES = ['string', 'number', 'timestamp', 'date', 'boolean'] as const;

export const FORMATS = ['km', 'mi', 'si', 'usd', 'gbp', 'eur', 'jpy', 'dkk', 'id', 'percent'] as const;

export const NUMBER_SEPARATORS = [
  'default',
  'commaPeriod',
  'spacePeriod',
  'periodComma',
  'noSeparatorPeriod',
  'apostrophePeriod',
] as const;

export const COMPACTS = [
  'auto',
  'thousands',
  'millions',
  'billions',
  'trillions',
  'kilobytes',
  'megabytes',
  'gigabytes',
  'terabytes',
  'petabytes',
  'kibibytes',
  'mebibytes',
  'gibibytes',
  'tebibytes',
  'pebibytes',
] as const;

export const COMPACTS_AND_ALIASES = [
  ...COMPACTS,
  'K',
  'thousand',
  'M',
  'million',
  'B',
  'billion',
  'T',
  'trillion',
  'KB',
  'kilobyte',
  'MB',
  'megabyte',
  'GB',
  'gigabyte',
  'TB',
  'terabyte',
  'PB',
  'petabyte',
  'KiB',
  'kibibyte',
  'MiB',
  'mebibyte',
  'GiB',
  'gibibyte',
  'TiB',
  'tebibyte',
  'PiB',
  'pebibyte',
] as const;

export const CUSTOM_FORMAT_TYPES = [
  'default',
  'percent',
  'currency',
  'number',
  'id',
  'date',
  'timestamp',
  'bytes_si',
  'bytes_iec',
  'custom',
] as const;

export const TIME_FRAMES = [
  'RAW',
  'YEAR',
  'QUARTER',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
  'MILLISECOND',
  'DAY_OF_WEEK_INDEX',
  'DAY_OF_MONTH_NUM',
  'DAY_OF_YEAR_NUM',
  'WEEK_NUM',
  'MONTH_NUM',
  'QUARTER_NUM',
  'YEAR_NUM',
  'DAY_OF_WEEK_NAME',
  'MONTH_NAME',
  'QUARTER_NAME',
  'HOUR_OF_DAY_NUM',
  'MINUTE_OF_HOUR_NUM',
] as const;

export const DATE_GRANULARITIES = ['Second', 'Minute', 'Hour', 'Day', 'Week', 'Month', 'Quarter', 'Year'] as const;

export const FILTER_OPERATORS = [
  'isNull',
  'notNull',
  'equals',
  'notEquals',
  'startsWith',
  'endsWith',
  'include',
  'doesNotInclude',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'inThePast',
  'notInThePast',
  'inTheNext',
  'inTheCurrent',
  'notInTheCurrent',
  'inBetween',
  'notInBetween',
  'inPeriodToDate',
] as const;

export const MERGE_JOIN_TYPES = ['full', 'left', 'inner'] as const;

export const ORGANIZATION_ROLES = ['member', 'viewer', 'interactive_viewer', 'editor', 'developer', 'admin'] as const;

export const BIN_TYPES = ['fixed_number', 'fixed_width', 'custom_range', 'custom_group'] as const;

export const BIN_MATCH_TYPES = ['exact', 'startsWith', 'endsWith', 'includes'] as const;

export const AGGREGATIONS = ['sum', 'count', 'avg', 'min', 'max', 'any'] as const;

export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;

export const INDEX_TYPES = ['time', 'category'] as const;

export const TABLE_CALCULATION_TYPES = ['number', 'string', 'date', 'timestamp', 'boolean'] as const;

export const TOTAL_MODES = ['formula', 'sum_of_rows', 'none'] as const;

export const TABLE_CALCULATION_TEMPLATES = [
  'percent_change_from_previous',
  'percent_of_previous_value',
  'percent_of_column_total',
  'rank_in_column',
  'running_total',
  'window_function',
] as const;
