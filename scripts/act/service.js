// A loopback server with everything that the workflows request: the fixtures' index and artifacts, and a Lightdash with one chart.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT } from './folders.js';

export const PROJECT = '00000000-0000-4000-8000-0000000000a1';
/** Long enough for progress to be shown in a terminal. act gives each step a terminal. */
const INDEX_DELAY_MS = 700;
const CHART = '00000000-0000-4000-8000-0000000000c1';
const SQL =
  'SELECT "orders".status AS "orders_status", SUM("orders".amount) AS "orders_revenue" FROM "orders" GROUP BY 1';
const QUERY = {
  exploreName: 'orders',
  dimensions: ['orders_status'],
  metrics: ['orders_revenue'],
  filters: {},
  sorts: [],
  limit: 500,
  tableCalculations: [],
};
const METRIC = {
  name: 'revenue',
  label: 'Revenue',
  fieldType: 'metric',
  tableLabel: 'Orders',
  catalogSearchUuid: CHART,
  type: 'field',
  basicType: 'number',
  fieldValueType: 'sum',
  tableName: 'orders',
  categories: [],
  icon: null,
  aiHints: null,
  owner: null,
};

/**
 * @returns {Promise<{ origin: string, runs: (version: () => string | null) => void, close: () => Promise<void> }>} `runs` says
 *   which version Lightdash tells from then on; null: none
 */
export async function startService() {
  let running = () => null;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://service.test');
    request.resume();
    const answer = document(pathname) ?? health(pathname, running()) ?? serviceAnswer(pathname, searchParams);
    response.setHeader('content-type', 'application/json').statusCode = answer === null ? 404 : 200;
    setTimeout(
      () => response.end(answer ?? '{"message":"Not Found"}'),
      pathname.includes('index') ? INDEX_DELAY_MS : 0,
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    runs: (version) => {
      running = version;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function document(path) {
  const isDocument = /^\/(release-safety-index|artifacts\/\d+\.\d+\.\d+)\.json$/.test(path);
  const file = join(ROOT, 'fixtures', path);
  return isDocument && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function health(path, version) {
  if (path !== '/api/v1/health' || version === null) return null;
  return JSON.stringify({ status: 'ok', results: { healthy: true, version } });
}

function serviceAnswer(path, parameters) {
  const project = `/api/v2/projects/${PROJECT}`;
  const results = {
    [`${project}/query/history`]: history(parameters),
    [`${project}/dataCatalog/metrics-with-time-dimensions`]: { data: [METRIC], pagination: onePage(1) },
    [`/api/v1/saved/${CHART}`]: { uuid: CHART, name: 'Revenue', projectUuid: PROJECT, metricQuery: QUERY },
    [`/api/v1/projects/${PROJECT}/explores/orders/compileQuery`]: { query: SQL, parameterReferences: [] },
  }[path];
  return results === undefined ? null : JSON.stringify({ status: 'ok', results });
}

const onePage = (count) => ({ page: 1, pageSize: 100, totalResults: count, totalPageCount: count });

/** One successful query; none if the request asks for other statuses only. */
function history(parameters) {
  const statuses = parameters.getAll('status');
  const count = statuses.length === 0 || statuses.includes('ready') ? 1 : 0;
  const at = new Date(Date.now() - 60_000).toISOString();
  const run = {
    queryUuid: '00000000-0000-4000-8000-000000001000',
    createdAt: at,
    projectUuid: PROJECT,
    context: 'chartView',
    trigger: 'interactive',
    language: 'semantic',
    status: 'ready',
    title: 'orders',
    subline: 'Revenue by status',
    error: null,
    exploreName: 'orders',
    metricQuery: QUERY,
    requestParameters: { chartUuid: CHART },
    chartUuid: CHART,
    chartName: 'Revenue',
    savedSqlUuid: null,
    dashboardUuid: null,
    dashboardName: null,
    compiledSql: SQL,
    totalRowCount: 12,
    warehouseExecutionTimeMs: 240,
    cacheHit: false,
    resultsExpiresAt: null,
    processingStartedAt: at,
    resultsUpdatedAt: at,
    erroredAt: null,
  };
  return {
    data: [run].slice(0, count),
    pagination: onePage(count),
    counts: {
      total: count,
      warehouseTimeMsLast7Days: 240 * count,
      windows: { lastFewMinutes: count, lastHour: 0, last24Hours: 0, last7Days: 0, last30Days: 0 },
      triggers: { interactive: count, apps: 0, scheduled: 0 },
    },
  };
}
