import { isObject } from '../../documents/is-object.ts';
import { oneLine } from '../service/one-line.ts';
import { type HistoryItem, SQL_EXPLORE } from '../service/records/history-page.ts';
import {
  type MetricQuery,
  type RequestParameters,
  readMetricQuery,
  readRequest,
  requestVariantOf,
} from '../service/records/request-parameters.ts';
import type { AskedReport } from './history-report.ts';

const MOST_VALUES = 30;
/** In characters. */
const LONGEST_VALUE = 300;

/** What a request asked for (docs/maintainers/service-api.md#request-records); for a chart, by the query made of it. */
export function askedOf(item: HistoryItem): AskedReport {
  const request = readRequest(item.requestParameters);
  const query = request.query ?? (item.metricQuery === null ? {} : readMetricQuery(item.metricQuery));
  // By the words that the page shows. Empty values are left out below.
  const facts: Readonly<Record<string, readonly (string | null | undefined)[]>> = {
    explore: [query.exploreName ?? item.exploreName].filter((name) => name !== SQL_EXPLORE),
    SQL: [request.sql],
    'tables of other queries': Object.entries(request.references ?? {}).map(([table, uuid]) => `${table} = ${uuid}`),
    joins: joinsOf(request),
    chart: [item.chartName ?? item.chartUuid ?? request.slug ?? request.savedSqlUuid],
    'version of the chart': [request.versionUuid],
    dashboard: [item.dashboardName ?? item.dashboardUuid],
    tile: [request.tileUuid],
    'rows behind query': [request.underlyingDataSourceQueryUuid],
    'rows behind field': [request.underlyingDataItemId],
    'values like': [request.search],
    'values of': [request.fieldId && [request.table, request.fieldId].filter((part) => part).join('.')],
    dimensions: query.dimensions ?? [],
    metrics: query.metrics ?? [],
    filters: [...filterWords(query.filters), ...filterWords(request.filters)],
    'dashboard filters': filterWords(request.dashboardFilters),
    limit: [limitOf(request, query)],
    'date zoom': [request.dateZoom?.granularity],
    pivoted: [request.pivotConfiguration !== undefined || request.pivotResults === true ? 'yes' : null],
    timezone: [query.timezone],
    parameters: Object.entries(request.parameters ?? {}).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
    cache: cacheOf(request, item),
  };
  return {
    variant: requestVariantOf(item.requestParameters),
    facts: Object.entries(facts).flatMap(([name, found]) => {
      const values = [...new Set(found.flatMap((value) => (value?.trim() ? value : [])))];
      return values.length === 0 ? [] : [{ name, values: shortened(values) }];
    }),
  };
}

function shortened(values: readonly string[]): string[] {
  const rest = values.length - MOST_VALUES;
  const shown = values.slice(0, MOST_VALUES).map((value) => oneLine(value, LONGEST_VALUE));
  return rest > 0 ? [...shown, `and ${rest} more`] : shown;
}

function joinsOf({ mergeQuery }: RequestParameters): string[] {
  if (mergeQuery === undefined) return [];
  const sources = (mergeQuery.sources ?? []).map(({ metricQuery, queryUuid }) => {
    if (metricQuery === undefined) return `results of query ${queryUuid ?? ''}`;
    const { exploreName = '', dimensions = [], metrics = [] } = metricQuery;
    return `${exploreName}: ${[...dimensions, ...metrics].join(', ')}`;
  });
  return mergeQuery.joinType === undefined ? sources : [`${mergeQuery.joinType} join`, ...sources];
}

/** The request's limit overrides the query's. Null means no limit. */
function limitOf({ limit, mergeQuery }: RequestParameters, query: MetricQuery): string | null {
  if (limit === null) return 'none';
  const rows = limit ?? mergeQuery?.limit ?? query.limit;
  return rows === undefined ? null : String(rows);
}

function cacheOf(
  { invalidateCache, usePreAggregateCache: isUsed }: RequestParameters,
  { cacheHit }: HistoryItem,
): string[] {
  return [
    ...(cacheHit ? ['hit'] : []),
    ...(invalidateCache === true ? ['invalidated'] : []),
    ...(isUsed === undefined ? [] : [`pre-aggregates ${isUsed ? '' : 'not '}used`]),
  ];
}

/** The most values shown for one rule. A filter may have thousands. */
const MOST_FILTER_VALUES = 5;

type Fields = Readonly<Record<string, unknown>>;

/** Enabled filters in words, one for each top-level rule or group: `orders_status equals "open"`. All must hold. */
function filterWords(filters: Fields | undefined): string[] {
  const parts = ['dimensions', 'metrics', 'tableCalculations'].map((name) => filters?.[name]);
  // A query has groups, and the rules of its outermost `and` become texts of their own. A dashboard has lists of rules.
  return parts.flatMap((part) => (isObject(part) ? wordsOfAll(part['and'] ?? part) : []));
}

function wordsOfAll(items: unknown): string[] {
  const list = Array.isArray(items) ? items : [items];
  return list.map(wordsOf).filter((words) => words !== '');
}

function wordsOf(item: unknown): string {
  if (!isObject(item)) return '';
  for (const member of ['and', 'or']) {
    if (!Array.isArray(item[member])) continue;
    const words = wordsOfAll(item[member]);
    return words.length > 1 ? `(${words.join(` ${member} `)})` : words.join();
  }
  return wordsOfRule(item);
}

function wordsOfRule({ target, operator, values, settings, disabled }: Fields): string {
  if (!isObject(target) || typeof operator !== 'string' || disabled === true) return '';
  const field = target['fieldId'] ?? target['fieldRef'];
  if (typeof field !== 'string') return '';
  const given = (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value));
  const shown = given.slice(0, MOST_FILTER_VALUES).join(operator.endsWith('Between') ? ' and ' : ' or ');
  const rest = given.length > MOST_FILTER_VALUES ? ` or ${given.length - MOST_FILTER_VALUES} more` : '';
  // `inThePast` as `in the past`.
  const words = operator.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [field, words, `${shown}${rest}`, describePeriod(settings)].filter((part) => part !== '').join(' ');
}

/** The period of a date filter (docs/maintainers/service-api.md#request-records). */
function describePeriod(settings: unknown): string {
  if (!isObject(settings) || typeof settings['unitOfTime'] !== 'string') return '';
  return settings['completed'] === true ? `completed ${settings['unitOfTime']}` : settings['unitOfTime'];
}
