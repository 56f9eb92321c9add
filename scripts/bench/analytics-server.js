// A loopback analytics service in its own process: every chart exists and compiles. Arguments: milliseconds to wait before
// each answer, the number of runs in its query history. Prints its port.
import { createServer } from 'node:http';

const [wait, runs = 0] = process.argv.slice(2).map(Number);
const metricQuery = {
  exploreName: 'orders',
  dimensions: ['orders_status'],
  metrics: ['orders_order_count'],
  filters: {},
  sorts: [],
  limit: 500,
  tableCalculations: [],
};

/** One page of the query history. */
function historyPage(query) {
  const [page, pageSize] = ['page', 'pageSize'].map((name) => Number(query.get(name)));
  const first = (page - 1) * pageSize;
  const data = Array.from({ length: Math.max(0, Math.min(pageSize, runs - first)) }, (_, at) => runAt(first + at));
  const windows = { lastFewMinutes: 0, lastHour: 0, last24Hours: runs, last7Days: 0, last30Days: 0 };
  const triggers = { interactive: runs, apps: 0, scheduled: 0 };
  return {
    data,
    pagination: { page, pageSize, totalPageCount: Math.ceil(runs / pageSize), totalResults: runs },
    counts: { total: runs, warehouseTimeMsLast7Days: runs * 100, windows, triggers },
  };
}

function runAt(at) {
  return {
    queryUuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    createdAt: new Date(Date.now() - 7_200_000 - at * 1_000).toISOString(),
    context: 'exploreView',
    trigger: 'interactive',
    language: 'semantic',
    status: at % 20 === 0 ? 'error' : 'ready',
    error: at % 20 === 0 ? `relation "orders_${at % 7}" does not exist` : null,
    chartUuid: null,
    cacheHit: at % 3 === 0,
    title: `Orders ${at % 100}`,
    subline: 'orders',
    exploreName: 'orders',
    metricQuery,
    requestParameters: {},
    chartName: null,
    dashboardUuid: null,
    dashboardName: null,
    warehouseExecutionTimeMs: at % 1_000,
    processingStartedAt: null,
  };
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const isHistory = pathname.endsWith('/query/history');
  const uuid = /^\/api\/v1\/saved\/(.*)$/.exec(request.url)?.[1];
  const chart = { uuid, name: `Chart ${uuid}`, metricQuery };
  const results = isHistory
    ? historyPage(searchParams)
    : uuid === undefined
      ? { query: 'SELECT 1 AS orders_status, 1 AS orders_order_count', parameterReferences: [] }
      : chart;
  request.resume();
  setTimeout(() => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'ok', results }));
  }, wait);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
