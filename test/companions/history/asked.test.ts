import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedOf } from '../../../src/companions/history/asked.ts';
import type { HistoryItem } from '../../../src/companions/service/records/history-page.ts';
import { ordersQuery, run, uuid } from '../../support/analytics-service-data.ts';
import { holds } from '../../support/holds.ts';

const [CHART, TILE, DASHBOARD, QUERY] = [uuid(1), uuid(2), uuid(3), uuid(4)];
const rule = (fieldId: string, operator: string, values: unknown[] = [], more: object = {}) => ({
  id: 'r',
  target: { fieldId },
  operator,
  values,
  ...more,
});
const OPEN = { dimensions: { id: 'g', and: [rule('orders_status', 'equals', ['open', 'paid'])] } };
const NO_RULES = { dimensions: [], metrics: [], tableCalculations: [] };
const SQL_RUN: Partial<HistoryItem> = { metricQuery: null, exploreName: 'sql_query_explorer', language: 'sql' };

/** The facts of a run by their names, and its variant. */
function asked(requestParameters: Record<string, unknown>, changes: Partial<HistoryItem> = {}) {
  const none = { chartUuid: null, chartName: null, metricQuery: null, exploreName: null };
  const { variant, facts } = askedOf(run(1, {}, { ...none, requestParameters, ...changes }).item);
  return { variant, ...Object.fromEntries(facts.map(({ name, values }) => [name, values.join(' | ')])) };
}

describe('what was asked', () => {
  it.each<[string, Record<string, unknown>, Partial<HistoryItem>, Record<string, string>]>([
    [
      'metricQuery',
      {
        query: ordersQuery({ filters: OPEN, timezone: 'Europe/Berlin' }),
        dateZoom: { granularity: 'Month' },
        pivotConfiguration: { valuesColumns: [] },
        parameters: { region: ['north', 'south'], level: 2 },
        invalidateCache: true,
        usePreAggregateCache: false,
      },
      { cacheHit: true },
      {
        explore: 'orders',
        dimensions: 'orders_status',
        metrics: 'orders_order_count',
        filters: 'orders_status equals "open" or "paid"',
        limit: '500',
        'date zoom': 'Month',
        pivoted: 'yes',
        timezone: 'Europe/Berlin',
        parameters: 'region = ["north","south"] | level = 2',
        cache: 'hit | invalidated | pre-aggregates not used',
      },
    ],
    [
      'merge',
      {
        mergeQuery: {
          joinType: 'left',
          limit: 100,
          sources: [
            { id: 'a', metricQuery: ordersQuery() },
            { id: 'b', metricQuery: { exploreName: 'visits', metrics: ['visits_count'] } },
          ],
        },
      },
      {},
      { joins: 'left join | orders: orders_status, orders_order_count | visits: visits_count', limit: '100' },
    ],
    [
      'composeMerge',
      { mergeQuery: { joinType: 'inner', sources: [{ id: 'a', queryUuid: QUERY }] }, usePreAggregateCache: true },
      {},
      { joins: `inner join | results of query ${QUERY}`, cache: 'pre-aggregates used' },
    ],
    [
      'sql',
      { sql: '\n  WITH monthly_cte AS (\nSELECT 1)', limit: 10 },
      SQL_RUN,
      { SQL: 'WITH monthly_cte AS ( SELECT 1)', limit: '10' },
    ],
    [
      'composeSql',
      { sql: 'SELECT * FROM a', references: { a: QUERY } },
      SQL_RUN,
      { SQL: 'SELECT * FROM a', 'tables of other queries': `a = ${QUERY}` },
    ],
    [
      'savedChart',
      { chartUuid: CHART, versionUuid: QUERY, limit: null, pivotResults: true },
      { chartUuid: CHART, chartName: 'Orders by status', metricQuery: ordersQuery() },
      {
        explore: 'orders',
        chart: 'Orders by status',
        'version of the chart': QUERY,
        dimensions: 'orders_status',
        metrics: 'orders_order_count',
        limit: 'none',
        pivoted: 'yes',
      },
    ],
    [
      'dashboardChart',
      {
        chartUuid: CHART,
        tileUuid: TILE,
        dashboardUuid: DASHBOARD,
        dashboardSorts: [],
        dashboardFilters: {
          ...NO_RULES,
          dimensions: [rule('orders_date', 'inThePast', [7], { settings: { unitOfTime: 'days', completed: true } })],
        },
      },
      { chartUuid: CHART, dashboardUuid: DASHBOARD, dashboardName: 'Sales' },
      { chart: CHART, dashboard: 'Sales', tile: TILE, 'dashboard filters': 'orders_date in the past 7 completed days' },
    ],
    [
      'underlyingData',
      { underlyingDataSourceQueryUuid: QUERY, underlyingDataItemId: 'orders_order_count', filters: OPEN },
      {},
      {
        'rows behind query': QUERY,
        'rows behind field': 'orders_order_count',
        filters: 'orders_status equals "open" or "paid"',
      },
    ],
    [
      'dashboardSqlChart',
      {
        slug: 'top-customers',
        tileUuid: TILE,
        dashboardUuid: DASHBOARD,
        dashboardFilters: NO_RULES,
        dashboardSorts: [],
      },
      { dashboardUuid: DASHBOARD },
      { chart: 'top-customers', dashboard: DASHBOARD, tile: TILE },
    ],
    [
      'fieldValueSearch',
      { search: 'ber', fieldId: 'city', table: 'customers' },
      {},
      { 'values like': 'ber', 'values of': 'customers.city' },
    ],
    ['unknown', { ofTheFuture: 1 }, { exploreName: 'orders' }, { explore: 'orders' }],
  ])('by a %s', (variant, request, changes, facts) => {
    expect(asked(request, changes)).toEqual({ variant, ...facts });
  });

  it('shows what is readable, whatever else a record contains', () => {
    const request = {
      query: { exploreName: 'orders', dimensions: [1], metrics: ['a'], limit: 'all' },
      parameters: 'x',
    };
    expect(asked(request)).toEqual({ variant: 'metricQuery', explore: 'orders', metrics: 'a' });
    holds(
      fc.property(
        fc.dictionary(fc.constantFrom('query', 'mergeQuery', 'sql', 'filters', 'limit', 'x'), fc.jsonValue()),
        (odd) => {
          for (const { values } of askedOf(run(1, {}, { requestParameters: odd, metricQuery: odd }).item).facts) {
            expect(values.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });

  it('is cut where it is long', () => {
    const dimensions = Array.from({ length: 500 }, (_, number) => `${'x'.repeat(400)}${number}`);
    const { facts } = askedOf(run(1, {}, { requestParameters: { query: ordersQuery({ dimensions }) } }).item);
    const values = facts.find(({ name }) => name === 'dimensions')?.values ?? [];
    expect(values).toHaveLength(31);
    expect(values[0]).toHaveLength(301);
    expect(values.at(-1)).toBe('and 470 more');
  });
});

describe('filters in words', () => {
  const words = (filters: unknown) => {
    const { facts } = askedOf(run(1, {}, { requestParameters: { query: ordersQuery({ filters }) } }).item);
    return facts.find(({ name }) => name === 'filters')?.values ?? [];
  };

  it.each<[string, unknown, string[]]>([
    ['none', {}, []],
    ['no filters at all', 'none', []],
    ['a rule without values', { metrics: { id: 'g', and: [rule('a', 'isNull')] } }, ['a is null']],
    ['a range', { dimensions: { id: 'g', and: [rule('a', 'inBetween', [1, 2])] } }, ['a in between 1 and 2']],
    [
      'many values',
      { dimensions: { id: 'g', and: [rule('a', 'equals', [1, 2, 3, 4, 5, 6, 7])] } },
      ['a equals 1 or 2 or 3 or 4 or 5 or 2 more'],
    ],
    [
      'rules of which all must hold',
      {
        dimensions: { id: 'g', and: [rule('a', 'equals', [1]), rule('b', 'notNull')] },
        tableCalculations: { id: 'g', and: [rule('c', 'lessThan', [3])] },
      },
      ['a equals 1', 'b not null', 'c less than 3'],
    ],
    [
      'groups within groups',
      {
        dimensions: {
          id: 'g',
          or: [rule('a', 'equals', [1]), { id: 'h', and: [rule('b', 'isNull'), rule('c', 'isNull')] }],
        },
      },
      ['(a equals 1 or (b is null and c is null))'],
    ],
    ['a group of one', { dimensions: { id: 'g', or: [rule('a', 'isNull')] } }, ['a is null']],
    ['a rule that is disabled', { dimensions: { id: 'g', and: [rule('a', 'isNull', [], { disabled: true })] } }, []],
    [
      'what is neither a rule nor a group',
      { dimensions: { id: 'g', and: [1, null, {}, { target: {} }, { and: [] }] } },
      [],
    ],
  ])('%s', (_, filters, expected) => {
    expect(words(filters)).toEqual(expected);
  });
});
