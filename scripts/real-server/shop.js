// What a fresh Lightdash gets: a table, its model, charts on it, runs and users. Everything is made up.

/** The table that the model reads. A script for psql. */
export const TABLE = `
CREATE SCHEMA IF NOT EXISTS shop;
CREATE TABLE IF NOT EXISTS shop.orders (id int, status text, region text, amount numeric, created timestamp);
INSERT INTO shop.orders
  SELECT i, 'status ' || i % 2, 'region ' || i % 3, i, now() - i * interval '1 hour' FROM generate_series(1, 100) i;
`;

/** The fields that {@link explores} leaves out once the content is to be broken. */
export const GONE = { dimension: 'region', metric: 'revenue' };

/**
 * The model as the command line of Lightdash deploys it.
 *
 * @param {{ isBroken: boolean }} state whether the fields of {@link GONE} are left out
 */
export function explores({ isBroken }) {
  const field = (fieldType, type, name, compiledSql) => ({
    ...{ fieldType, type, name, label: name, table: 'orders', tableLabel: 'Orders', hidden: false },
    ...{ sql: compiledSql, compiledSql, tablesReferences: ['orders'] },
    ...(fieldType === 'metric' ? { spotlight: { visibility: 'show', categories: [] } } : {}),
  });
  const dimensions = [
    field('dimension', 'string', 'status', '"orders".status'),
    field('dimension', 'string', 'region', '"orders".region'),
    field('dimension', 'timestamp', 'created', '"orders".created'),
  ];
  const metrics = [
    field('metric', 'count', 'order_count', 'COUNT("orders".id)'),
    field('metric', 'sum', 'revenue', 'SUM("orders".amount)'),
    // Compiles, and fails in the warehouse.
    field('metric', 'sum', 'ratio', 'SUM(1 / ("orders".id - "orders".id))'),
  ];
  const without = (fields, gone) =>
    Object.fromEntries(fields.filter(({ name }) => !isBroken || name !== gone).map((each) => [each.name, each]));
  const table = {
    ...{ name: 'orders', label: 'Orders', schema: 'shop', sqlTable: '"shop"."orders"', lineageGraph: {} },
    defaultTimeDimension: { field: 'created', interval: 'DAY' },
    dimensions: without(dimensions, GONE.dimension),
    metrics: without(metrics, GONE.metric),
  };
  return [
    {
      ...{
        name: 'orders',
        label: 'Orders',
        tags: [],
        baseTable: 'orders',
        joinedTables: [],
        tables: { orders: table },
      },
      ...{ targetDatabase: 'postgres', spotlight: { visibility: 'show', categories: [] } },
    },
  ];
}

const query = (changes) => ({
  ...{ exploreName: 'orders', dimensions: ['orders_status'], metrics: ['orders_order_count'] },
  ...{ filters: {}, sorts: [], limit: 500, tableCalculations: [], ...changes },
});

const WEST = {
  id: 'filters',
  and: [{ id: 'west', target: { fieldId: 'orders_region' }, operator: 'equals', values: ['region 1'] }],
};

/** Charts: the breaking of the model breaks the last three. Each is run as often as its position says. */
export const CHARTS = [
  { name: 'Orders by status', metricQuery: query({ sorts: [{ fieldId: 'orders_order_count', descending: true }] }) },
  { name: 'Orders by day', metricQuery: query({ dimensions: ['orders_created'] }) },
  { name: 'Number of orders', metricQuery: query({ dimensions: [] }) },
  { name: 'Orders by region', metricQuery: query({ dimensions: ['orders_region'] }) },
  { name: 'Orders in the west', metricQuery: query({ filters: { dimensions: WEST } }) },
  { name: 'Revenue by status', metricQuery: query({ metrics: ['orders_revenue'] }) },
];

/** Runs beside those of the charts, with the trigger that Lightdash derives from the context. */
export const RUNS = [
  { context: 'exploreView', trigger: 'interactive', query: query({}) },
  { context: 'exploreView', trigger: 'interactive', query: query({ metrics: ['orders_ratio'] }) },
  { context: 'dashboardView', trigger: 'apps', query: query({}) },
  { context: 'dashboardView', trigger: 'apps', query: query({ dimensions: [] }) },
  { context: 'scheduledDelivery', trigger: 'scheduled', query: query({}) },
  { context: 'scheduledDelivery', trigger: 'scheduled', query: query({ metrics: ['orders_ratio'] }) },
];
export const CHART_CONTEXT = 'chartView';

/** Users beside the first one, who is the admin. */
export const USERS = [
  { email: 'grace@example.com', role: 'editor', accepts: true },
  { email: 'sofia@example.com', role: 'viewer', accepts: true },
  { email: 'emmy@example.com', role: 'viewer', accepts: false },
];

/** `orders.order_count` and the like: what the catalog lists as long as nothing is broken. */
export const METRICS = ['orders.order_count', 'orders.ratio', 'orders.revenue'];
