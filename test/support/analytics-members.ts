import {
  AGGREGATIONS,
  BIN_MATCH_TYPES,
  COMPACTS_AND_ALIASES,
  CUSTOM_FORMAT_TYPES,
  DATE_GRANULARITIES,
  DIMENSION_TYPES,
  FILTER_OPERATORS,
  FORMATS,
  INDEX_TYPES,
  MERGE_JOIN_TYPES,
  METRIC_TYPES,
  NUMBER_SEPARATORS,
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
  SORT_DIRECTIONS,
  TABLE_CALCULATION_TEMPLATES,
  TABLE_CALCULATION_TYPES,
  TIME_FRAMES,
  TOTAL_MODES,
} from '../../src/analytics/records/enumerations.ts';
import {
  ANYTHING,
  but,
  DATE,
  either,
  FLAG,
  fullest,
  holding,
  list,
  MAP,
  type Members,
  map,
  NUMBER,
  nullable,
  only,
  open,
  optional,
  recordOf,
  TEXT,
} from './analytics-records.ts';

/* The tables of INTERFACE.md, Resources and their fields; what it does not show as in API-FACTS, Request records. */

export const HISTORY_ITEM: Members = {
  queryUuid: TEXT,
  createdAt: DATE,
  projectUuid: nullable(TEXT),
  context: open(QUERY_EXECUTION_CONTEXTS),
  trigger: open(QUERY_TRIGGERS),
  language: open(QUERY_LANGUAGES),
  status: open(QUERY_HISTORY_STATUSES),
  title: TEXT,
  subline: TEXT,
  error: nullable(TEXT),
  exploreName: nullable(TEXT),
  metricQuery: nullable(MAP),
  requestParameters: MAP,
  chartUuid: nullable(TEXT),
  chartName: nullable(TEXT),
  savedSqlUuid: nullable(TEXT),
  dashboardUuid: nullable(TEXT),
  dashboardName: nullable(TEXT),
  compiledSql: TEXT,
  totalRowCount: nullable(NUMBER),
  warehouseExecutionTimeMs: nullable(NUMBER),
  cacheHit: FLAG,
  resultsExpiresAt: nullable(DATE),
  processingStartedAt: nullable(DATE),
  resultsUpdatedAt: nullable(DATE),
  erroredAt: nullable(DATE),
};

export const HISTORY_COUNTS: Members = {
  total: NUMBER,
  warehouseTimeMsLast7Days: NUMBER,
  windows: recordOf({
    lastFewMinutes: NUMBER,
    lastHour: NUMBER,
    last24Hours: NUMBER,
    last7Days: NUMBER,
    last30Days: NUMBER,
  }),
  triggers: recordOf({ interactive: NUMBER, apps: NUMBER, scheduled: NUMBER }),
};

export const PAGINATION: Members = { page: NUMBER, pageSize: NUMBER, totalResults: NUMBER, totalPageCount: NUMBER };

const PIVOT_SORT_ANCHOR: Members = { reference: TEXT, value: but(nullable(either(TEXT, NUMBER, FLAG)), [], {}) };

export const SORT_FIELD: Members = {
  fieldId: TEXT,
  descending: FLAG,
  nullsFirst: optional(FLAG),
  pivotValues: optional(list(recordOf(PIVOT_SORT_ANCHOR))),
};

export const DATE_ZOOM: Members = {
  xAxisFieldId: optional(TEXT),
  granularity: optional(open(DATE_GRANULARITIES)),
};

const RULE: Members = {
  id: TEXT,
  operator: open(FILTER_OPERATORS),
  values: optional(list(ANYTHING)),
  settings: optional(ANYTHING),
  disabled: optional(FLAG),
  required: optional(FLAG),
  includeNull: optional(FLAG),
  caseSensitive: optional(FLAG),
};
export const FILTER_RULE: Members = { ...RULE, target: recordOf({ fieldId: TEXT }) };
export const METRIC_FILTER_RULE: Members = { ...RULE, target: recordOf({ fieldRef: TEXT }) };

const rule = fullest(FILTER_RULE);
const AND_GROUP = { id: 'a', and: [rule, { id: 'b', or: [rule, { id: 'c', and: [] }], ofTheFuture: 1 }] };
const OR_GROUP = { id: 'o', or: [AND_GROUP, rule] };
const FILTER_GROUP = but(
  holding(AND_GROUP, { id: 'e', and: [] }, { id: 'f', or: [] }, OR_GROUP),
  'text',
  1,
  [],
  {},
  rule,
  { and: [] },
  { id: 1, and: [] },
  { id: 'g', and: {} },
  { id: 'g', or: 'text' },
  { id: 'g', and: [null] },
  { id: 'g', and: [{ ...rule, target: {} }] },
  { id: 'g', or: [{ id: 'h', and: [{ id: 'i', or: [{ ...rule, operator: 1 }] }] }] },
);
export const FILTERS: Members = {
  dimensions: optional(FILTER_GROUP),
  metrics: optional(FILTER_GROUP),
  tableCalculations: optional(FILTER_GROUP),
};

const DASHBOARD_FIELD_TARGET: Members = {
  fieldId: TEXT,
  tableName: TEXT,
  isSqlColumn: optional(FLAG),
  fallbackType: optional(open(DIMENSION_TYPES)),
};
export const DASHBOARD_RULE: Members = {
  ...RULE,
  target: recordOf(DASHBOARD_FIELD_TARGET),
  lockedTabUuids: optional(list(TEXT)),
  requiredGroupId: optional(TEXT),
  singleValue: optional(FLAG),
  label: optional(TEXT),
  tileTargets: optional(map(but(either(recordOf(DASHBOARD_FIELD_TARGET), holding(false)), true, 'text', {}))),
};
export const DASHBOARD_FILTERS: Members = {
  dimensions: list(recordOf(DASHBOARD_RULE)),
  metrics: list(recordOf(DASHBOARD_RULE)),
  tableCalculations: list(recordOf(DASHBOARD_RULE)),
};

export const CUSTOM_FORMAT: Members = {
  type: open(CUSTOM_FORMAT_TYPES),
  round: optional(NUMBER),
  separator: optional(open(NUMBER_SEPARATORS)),
  currency: optional(TEXT),
  compact: optional(open(COMPACTS_AND_ALIASES)),
  prefix: optional(TEXT),
  suffix: optional(TEXT),
  timeInterval: optional(open(TIME_FRAMES)),
  custom: optional(TEXT),
};

export const ADDITIONAL_METRIC: Members = {
  type: open(METRIC_TYPES),
  sql: TEXT,
  table: TEXT,
  name: TEXT,
  label: optional(TEXT),
  description: optional(TEXT),
  hidden: optional(FLAG),
  round: optional(NUMBER),
  compact: optional(open(COMPACTS_AND_ALIASES)),
  format: optional(open(FORMATS)),
  separator: optional(open(NUMBER_SEPARATORS)),
  index: optional(NUMBER),
  filters: optional(list(recordOf(METRIC_FILTER_RULE))),
  baseDimensionName: optional(TEXT),
  baseMetricName: optional(TEXT),
  uuid: optional(nullable(TEXT)),
  percentile: optional(NUMBER),
  distinctKeys: optional(list(TEXT)),
  formatOptions: optional(recordOf(CUSTOM_FORMAT)),
  generationType: optional(open(['periodOverPeriod'])),
  baseMetricId: optional(TEXT),
  timeDimensionId: optional(TEXT),
  granularity: optional(open(TIME_FRAMES)),
  periodOffset: optional({ good: [1, 1.5, 12], bad: [0, 0.5, -1, '1'] }),
};

const DIMENSION: Members = { id: TEXT, name: TEXT, table: TEXT };
const BIN: Members = { ...DIMENSION, type: only('bin'), dimensionId: TEXT };
export const CUSTOM_DIMENSIONS: Readonly<Record<string, Members>> = {
  sql: { ...DIMENSION, type: only('sql'), sql: TEXT, dimensionType: open(DIMENSION_TYPES) },
  'fixed number of bins': { ...BIN, binType: only('fixed_number'), binNumber: NUMBER },
  'fixed width of bins': { ...BIN, binType: only('fixed_width'), binWidth: NUMBER },
  'custom ranges': {
    ...BIN,
    binType: only('custom_range'),
    customRange: list(recordOf({ from: optional(NUMBER), to: optional(NUMBER) })),
  },
  'custom groups': {
    ...BIN,
    binType: only('custom_group'),
    customGroups: list(
      recordOf({ name: TEXT, values: list(recordOf({ matchType: open(BIN_MATCH_TYPES), value: TEXT })) }),
    ),
  },
  'bins of the future': { ...BIN, binType: { good: ['quantiles'], bad: [1, 'custom_group'] } },
  'kind of the future': { ...DIMENSION, type: { good: ['window'], bad: [1, 'sql', 'bin'] } },
};
/** For tables that hold any kind of them. A type that belongs to another kind is told apart above. */
const CUSTOM_DIMENSION = but(
  either(...Object.values(CUSTOM_DIMENSIONS).map(recordOf)),
  'text',
  {},
  { ...fullest(CUSTOM_DIMENSIONS['sql'] as Members), sql: 1 },
);

const TABLE_CALCULATION_BASE: Members = {
  name: TEXT,
  displayName: TEXT,
  index: optional(NUMBER),
  type: optional(open(TABLE_CALCULATION_TYPES)),
  format: optional(recordOf(CUSTOM_FORMAT)),
  totalMode: optional(open(TOTAL_MODES)),
};
const TEMPLATE: Members = {
  type: open(TABLE_CALCULATION_TEMPLATES),
  fieldId: optional(nullable(TEXT)),
  orderBy: optional(list(holding({ fieldId: 'a_b', order: 'asc' }, {}))),
  partitionBy: optional(list(TEXT)),
  windowFunction: optional(TEXT),
  frame: optional(holding({ frameType: 'rows', end: { type: 'current_row' } })),
};
export const TABLE_CALCULATIONS: Readonly<Record<string, Members>> = {
  SQL: { ...TABLE_CALCULATION_BASE, sql: TEXT },
  template: { ...TABLE_CALCULATION_BASE, template: recordOf(TEMPLATE) },
  formula: { ...TABLE_CALCULATION_BASE, formula: TEXT },
};
const TABLE_CALCULATION = but(
  either(...Object.values(TABLE_CALCULATIONS).map(recordOf)),
  'text',
  {},
  { name: 'a', displayName: 'A' },
);

const REFERENCES = optional(list(recordOf({ reference: TEXT })));
const VALUES_COLUMNS = list(recordOf({ reference: TEXT, aggregation: open(AGGREGATIONS) }));
const INDEX_COLUMN = recordOf({ type: open(INDEX_TYPES), reference: TEXT });
export const PIVOT_CONFIGURATION: Members = {
  valuesColumns: VALUES_COLUMNS,
  indexColumn: optional(but(either(INDEX_COLUMN, list(INDEX_COLUMN)), 'text', 1, {}, [{}], { type: 'time' })),
  groupByColumns: REFERENCES,
  sortBy: optional(
    list(
      recordOf({
        reference: TEXT,
        direction: open(SORT_DIRECTIONS),
        nullsFirst: optional(FLAG),
        pivotValues: optional(list(recordOf(PIVOT_SORT_ANCHOR))),
      }),
    ),
  ),
  metricsAsRows: optional(FLAG),
  sortOnlyColumns: optional(VALUES_COLUMNS),
  sortOnlyDimensions: REFERENCES,
  passthroughDimensions: REFERENCES,
  pivotColumnsOrder: REFERENCES,
};

const OVERRIDES = optional(map(recordOf({ formatOptions: optional(recordOf(CUSTOM_FORMAT)) })));
export const METRIC_QUERY: Members = {
  exploreName: TEXT,
  dimensions: list(TEXT),
  metrics: list(TEXT),
  filters: recordOf(FILTERS),
  sorts: list(recordOf(SORT_FIELD)),
  limit: NUMBER,
  tableCalculations: list(TABLE_CALCULATION),
  additionalMetrics: optional(list(recordOf(ADDITIONAL_METRIC))),
  customDimensions: optional(list(CUSTOM_DIMENSION)),
  metricOverrides: OVERRIDES,
  dimensionOverrides: OVERRIDES,
  timezone: optional(TEXT),
  pivotDimensions: optional(list(TEXT)),
  metadata: optional(recordOf({ hasADateDimension: recordOf({ name: TEXT, label: TEXT, table: TEXT }) })),
};
export const REQUESTED_METRIC_QUERY: Members = { ...METRIC_QUERY, dateZoom: optional(recordOf(DATE_ZOOM)) };

const METRIC_SOURCE = recordOf({ id: TEXT, metricQuery: holding(fullest(REQUESTED_METRIC_QUERY)) });
const MERGE: Members = {
  limit: NUMBER,
  tableCalculations: list(recordOf({ name: TEXT, displayName: TEXT, sql: TEXT })),
  joinType: open(MERGE_JOIN_TYPES),
  joinKey: list(recordOf({ name: TEXT, fieldIdBySourceId: map(TEXT) })),
  sorts: optional(list(recordOf(SORT_FIELD))),
};
export const METRIC_MERGE: Members = { ...MERGE, sources: list(METRIC_SOURCE) };
export const COMPOSE_MERGE: Members = {
  ...MERGE,
  sources: list(but(either(METRIC_SOURCE, recordOf({ id: TEXT, queryUuid: TEXT })), 'text', {}, { id: 'a' })),
};

const COMMON: Members = {
  parameters: optional(map(but(either(TEXT, NUMBER, list(TEXT), list(NUMBER)), true, {}, ['a', 1]))),
  usePreAggregateCache: optional(FLAG),
  invalidateCache: optional(FLAG),
  context: optional(open(QUERY_EXECUTION_CONTEXTS)),
};
const PIVOT = optional(recordOf(PIVOT_CONFIGURATION));
const ZOOM = optional(recordOf(DATE_ZOOM));
const DASHBOARD = recordOf(DASHBOARD_FILTERS);
const SORTS = list(recordOf(SORT_FIELD));
const LIMIT = optional(NUMBER);
const LIMIT_OR_NULL = optional(nullable(NUMBER));
const DASHBOARD_SQL_CHART: Members = {
  ...COMMON,
  dashboardUuid: TEXT,
  tileUuid: TEXT,
  dashboardFilters: DASHBOARD,
  dashboardSorts: SORTS,
  limit: LIMIT,
};

/** INTERFACE.md, Execute request parameters: a table per variant, and two where one of two members is required. */
export const REQUESTS: readonly (readonly [variant: string, members: Members])[] = [
  [
    'metricQuery',
    {
      ...COMMON,
      query: recordOf(REQUESTED_METRIC_QUERY),
      dashboardFilters: optional(DASHBOARD),
      pivotConfiguration: PIVOT,
      dateZoom: ZOOM,
    },
  ],
  ['merge', { ...COMMON, mergeQuery: holding(fullest(METRIC_MERGE)), pivotConfiguration: PIVOT }],
  [
    'composeMerge',
    {
      ...COMMON,
      mergeQuery: holding({ ...fullest(COMPOSE_MERGE), sources: [{ id: 'a', queryUuid: 'b', repeatValues: true }] }),
      pivotConfiguration: PIVOT,
    },
  ],
  ['sql', { ...COMMON, sql: TEXT, limit: LIMIT, pivotConfiguration: PIVOT }],
  ['composeSql', { ...COMMON, sql: TEXT, references: map(TEXT), limit: LIMIT, pivotConfiguration: PIVOT }],
  [
    'savedChart',
    {
      ...COMMON,
      chartUuid: TEXT,
      versionUuid: optional(TEXT),
      dashboardFilters: optional(DASHBOARD),
      filters: optional(recordOf(FILTERS)),
      pivotResults: optional(FLAG),
      limit: LIMIT_OR_NULL,
    },
  ],
  [
    'dashboardChart',
    {
      ...COMMON,
      chartUuid: TEXT,
      tileUuid: TEXT,
      dashboardUuid: TEXT,
      dashboardFilters: DASHBOARD,
      dashboardSorts: SORTS,
      includeUnpublishedDraft: optional(FLAG),
      pivotResults: optional(FLAG),
      limit: LIMIT_OR_NULL,
      dateZoom: ZOOM,
    },
  ],
  [
    'underlyingData',
    {
      ...COMMON,
      filters: recordOf(FILTERS),
      underlyingDataSourceQueryUuid: TEXT,
      sorts: optional(SORTS),
      limit: LIMIT_OR_NULL,
      dateZoom: ZOOM,
      underlyingDataItemId: optional(TEXT),
    },
  ],
  ['dashboardSqlChart', { ...DASHBOARD_SQL_CHART, savedSqlUuid: TEXT }],
  ['dashboardSqlChart', { ...DASHBOARD_SQL_CHART, slug: TEXT }],
  [
    'fieldValueSearch',
    {
      ...COMMON,
      search: TEXT,
      fieldId: TEXT,
      table: TEXT,
      forceRefresh: optional(FLAG),
      filters: optional(but(holding({}, AND_GROUP), 'text', [], OR_GROUP, { and: [] }, { id: 'a', and: [{}] })),
      limit: LIMIT,
    },
  ],
];

export const ORGANIZATION_USER: Members = {
  userUuid: optional(nullable(TEXT)),
  firstName: optional(nullable(TEXT)),
  lastName: optional(nullable(TEXT)),
  email: optional(nullable(TEXT)),
  role: optional(nullable(open(['member', 'viewer', 'interactive_viewer', 'editor', 'developer', 'admin']))),
  isActive: optional(nullable(FLAG)),
  isPending: optional(nullable(FLAG)),
  isInviteExpired: optional(nullable(FLAG)),
  groups: optional(nullable(list(recordOf({ name: TEXT, uuid: optional(nullable(TEXT)) })))),
};

export const CATALOG_METRIC: Members = {
  name: TEXT,
  label: TEXT,
  tableName: TEXT,
  tableLabel: TEXT,
  tags: optional(list(TEXT)),
  categories: list(ANYTHING),
};

export const SAVED_CHART: Members = {
  metricQuery: but(holding({ exploreName: 'orders' }, fullest(METRIC_QUERY)), 'text', [], {}, { exploreName: 1 }),
  uuid: optional(nullable(TEXT)),
  name: optional(nullable(TEXT)),
  projectUuid: optional(nullable(TEXT)),
  parameters: optional(nullable(MAP)),
};

export const COMPILED_QUERY: Members = {
  query: TEXT,
  pivotQuery: optional(nullable(TEXT)),
  parameterReferences: optional(nullable(list(TEXT))),
  compilationErrors: optional(nullable(list(TEXT))),
};

export const SERVICE_ERROR: Members = {
  name: TEXT,
  statusCode: { good: [500, 422, 0], bad: ['500', 1.5, true] },
  message: optional(TEXT),
  data: optional(ANYTHING),
  sentryTraceId: optional(nullable(TEXT)),
  sentryEventId: optional(nullable(TEXT)),
};
