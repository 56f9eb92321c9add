// A loopback analytics service in its own process: every chart exists and compiles. Argument: milliseconds to wait before
// each answer. Prints its port.
import { createServer } from 'node:http';

const wait = Number(process.argv[2]);
const metricQuery = {
  exploreName: 'orders',
  dimensions: ['orders_status'],
  metrics: ['orders_order_count'],
  filters: {},
  sorts: [],
  limit: 500,
  tableCalculations: [],
};

const server = createServer((request, response) => {
  const uuid = /^\/api\/v1\/saved\/(.*)$/.exec(request.url)?.[1];
  const chart = { uuid, name: `Chart ${uuid}`, metricQuery };
  const results =
    uuid === undefined
      ? { query: 'SELECT 1 AS orders_status, 1 AS orders_order_count', parameterReferences: [] }
      : chart;
  request.resume();
  setTimeout(() => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'ok', results }));
  }, wait);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
