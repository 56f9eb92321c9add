/*
 * The known values of each enumeration (docs/maintainers/service-api.md#enumerations). They serve display and requests. In answers,
 * every enumeration is open.
 */

export const QUERY_TRIGGERS = ['interactive', 'apps', 'scheduled'] as const;

export const QUERY_LANGUAGES = ['semantic', 'sql'] as const;

export const QUERY_HISTORY_STATUSES = [
  'pending',
  'queued',
  'executing',
  'expired',
  'ready',
  'error',
  'cancelled',
] as const;

/** From nearest to farthest; they do not overlap. */
export const QUERY_HISTORY_WINDOWS = ['lastFewMinutes', 'lastHour', 'last24Hours', 'last7Days', 'last30Days'] as const;
export type QueryHistoryWindow = (typeof QUERY_HISTORY_WINDOWS)[number];

export const QUERY_HISTORY_SORTS = ['createdAt', 'runtime'] as const;

export const QUERY_EXECUTION_CONTEXTS: readonly string[] = `
  dashboardView autorefreshedDashboard exploreView filterAutocomplete chartView chartHistory sqlChartView
  sqlRunner viewUnderlyingData alert scheduledDelivery csvDownload gsheets scheduledGsheetsChart
  scheduledGsheetsDashboard scheduledGsheetsSqlChart scheduledChart scheduledDashboard calculateTotal
  calculateSubtotal embed ai mcp.run_metric_query mcp.run_sql mcp.search_field_values api cli metricsExplorer
  preAggregateMaterialization composeSqlRunner multiSourceQuery dataAppSample`
  .trim()
  .split(/\s+/);

export const ORGANIZATION_ROLES = ['member', 'viewer', 'interactive_viewer', 'editor', 'developer', 'admin'] as const;
