import { expect, it } from 'vitest';
import * as enumerations from '../../../../src/companions/service/records/enumerations.ts';

/** Copied from the service's documentation, and below the comment as found on servers. */
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
  // found on servers
  [enumerations.ORGANIZATION_ROLES, 'member, viewer, interactive_viewer, editor, developer, admin'],
];

it.each(DOCUMENTED)('knows the documented values (%#)', (known, documented) => {
  expect(known.join(', ')).toBe(documented);
});

it('has no list that this table forgets', () => {
  expect(new Set(Object.values(enumerations))).toEqual(new Set(DOCUMENTED.map(([known]) => known)));
});
