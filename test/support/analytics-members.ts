import {
  QUERY_EXECUTION_CONTEXTS,
  QUERY_HISTORY_STATUSES,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../../src/companions/service/records/enumerations.ts';
import {
  ANYTHING,
  but,
  DATE,
  FLAG,
  holding,
  list,
  MAP,
  type Members,
  NUMBER,
  nullable,
  open,
  optional,
  recordOf,
  TEXT,
} from './analytics-records.ts';

/* The service's records as documented; what the documentation leaves out as in docs/maintainers/service-api.md#request-records. */

/** The members that something reads; a row may lack the others. */
/** What decides something. */
export const HISTORY_CORE: Members = {
  queryUuid: TEXT,
  createdAt: DATE,
  context: open(QUERY_EXECUTION_CONTEXTS),
  trigger: open(QUERY_TRIGGERS),
  language: open(QUERY_LANGUAGES),
  status: open(QUERY_HISTORY_STATUSES),
  error: nullable(TEXT),
  chartUuid: nullable(TEXT),
  cacheHit: FLAG,
};

/** What a report can do without. */
export const HISTORY_RIM: Members = {
  title: TEXT,
  subline: TEXT,
  exploreName: nullable(TEXT),
  metricQuery: nullable(MAP),
  requestParameters: MAP,
  chartName: nullable(TEXT),
  dashboardUuid: nullable(TEXT),
  dashboardName: nullable(TEXT),
  warehouseExecutionTimeMs: nullable(NUMBER),
  processingStartedAt: nullable(TEXT),
};

export const HISTORY_ITEM: Members = { ...HISTORY_CORE, ...HISTORY_RIM, compiledSql: TEXT };

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
  tableName: TEXT,
};

export const SAVED_CHART: Members = {
  metricQuery: but(
    holding({ exploreName: 'orders' }, { exploreName: 'orders', metrics: ['a'], filters: {} }),
    'text',
    [],
    {},
    { exploreName: 1 },
  ),
  uuid: optional(nullable(TEXT)),
  name: optional(nullable(TEXT)),
  projectUuid: optional(nullable(TEXT)),
  updatedAt: optional(nullable(TEXT)),
  parameters: optional(nullable(MAP)),
};

export const COMPILED_QUERY: Members = {
  query: TEXT,
  pivotQuery: optional(nullable(TEXT)),
  compilationErrors: optional(nullable(list(TEXT))),
};

export const SERVICE_ERROR: Members = {
  name: TEXT,
  statusCode: { good: [500, 422, 0], bad: ['500', 1.5, true] },
  message: optional(TEXT),
  data: optional(ANYTHING),
  sentryEventId: optional(nullable(TEXT)),
};
