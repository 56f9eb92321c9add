import { isObject } from '../../src/documents/is-object.ts';
import { pageOf, Refusal, Validation } from './analytics-service-answer.ts';
import type { Account, CatalogRecord, Project, World } from './analytics-service-data.ts';
import { mayView } from './analytics-service-history.ts';

const MOST_ROWS_A_PAGE = 100;

/** Endpoint 2; a slug needs its project (docs/maintainers/service-api.md#saved-charts-and-their-sql). */
export function savedChart(world: World, account: Account, name: string, query: URLSearchParams) {
  const found = world.charts.find(
    ({ uuid, slug, projectUuid }) => uuid === name || (slug === name && projectUuid === query.get('projectUuid')),
  );
  if (found === undefined) throw new Refusal(404, 'NotFoundError', 'Saved query not found');
  mayView(world, account, found.projectUuid);
  return found;
}

/** Endpoint 3; it refuses what servers refuse (docs/maintainers/service-api.md#saved-charts-and-their-sql). */
export function compileQuery(world: World, account: Account, projectUuid: string, exploreName: string, body: unknown) {
  mayView(world, account, projectUuid);
  const { explores } = projectOf(world, projectUuid);
  const explore = explores.find(({ name }) => name === exploreName);
  if (explore === undefined) throw new Refusal(404, 'NotFoundError', `Explore "${exploreName}" does not exist.`);
  if (!world.warehouseWorks) throw new Refusal(400, 'WarehouseConnectionError', 'Failed to connect to the warehouse');
  const query = asRecord(body);
  const customDimensions = recordsOf(query['customDimensions']);
  if (!account.mayUseCustomSql && customDimensions.some(({ type }) => type === 'sql')) {
    const message = 'User cannot run queries with custom SQL dimensions';
    throw new Refusal(403, 'CustomSqlQueryForbiddenError', message);
  }

  const custom = Object.fromEntries(customDimensions.map(({ id, sql }) => [String(id), String(sql)]));
  const additional = Object.fromEntries(
    recordsOf(query['additionalMetrics']).map(({ table, name, sql }) => [`${table}_${name}`, String(sql)]),
  );
  const known = { ...explore.dimensions, ...custom };
  const dimensions = columnsOf(query['dimensions'], (id) => {
    if (explore.uncompiled?.includes(id)) return 'NULL';
    return known[id] ?? null;
  });
  const measures = { ...explore.metrics, ...additional };
  const metrics = columnsOf(query['metrics'], (id) => {
    if (measures[id] === undefined) throw unknownField('metric', id);
    return measures[id];
  });
  const filters = asRecord(query['filters'] ?? {});
  const where = rulesOf(filters['dimensions']).map((id) =>
    known[id] === undefined
      ? `/* ERROR: Filter has a reference to an unknown dimension: ${id} */ 1=1`
      : `(${known[id]}) IN ('a')`,
  );
  for (const id of rulesOf(filters['metrics'])) if (measures[id] === undefined) throw unknownField('metric', id);
  const sorts = recordsOf(query['sorts']).map(({ fieldId }) => `"${fieldId}"`);
  const template = [
    `SELECT\n${[...dimensions, ...metrics].join(',\n')}\nFROM "${explore.name}"`,
    ...(where.length > 0 ? [`WHERE ((\n  ${where.join('\n) AND (\n  ')}\n))`] : []),
    ...(dimensions.length > 0 ? [`GROUP BY ${dimensions.map((_, position) => position + 1).join(',')}`] : []),
    ...(sorts.length > 0 ? [`ORDER BY ${sorts.join(', ')}`] : []),
    // An answer that was changed on its way may have put anything there.
    `LIMIT ${JSON.stringify(query['limit'])}`,
  ].join('\n');
  const { sql, parameterReferences } = withParameters(template, asRecord(query['parameters'] ?? {}));

  if (world.compilesToText) return sql;
  return {
    query: sql,
    ...(query['pivotConfiguration'] === undefined ? {} : { pivotQuery: `WITH pivoted AS (${sql})\nSELECT *` }),
    parameterReferences,
  };
}

/** Endpoint 4 (docs/maintainers/service-api.md#users). */
export function organizationUsers(world: World, account: Account, query: URLSearchParams) {
  if (!account.maySeeUsers) {
    throw new Refusal(403, 'ForbiddenError', "You don't have access to this resource or action");
  }
  const validation = new Validation(query);
  const page = validation.number('page', 1);
  const pageSize = validation.number('pageSize', MOST_ROWS_A_PAGE);
  const withGroups = validation.number('includeGroups', 0) > 0;
  validation.end();
  const search = (query.get('searchQuery') ?? '').toLowerCase();
  const users = world.users
    .filter(({ firstName, email }) => `${firstName} ${email}`.toLowerCase().includes(search))
    .map(({ groups, ...user }) => (withGroups ? { ...user, groups } : user));
  if (world.listsUsersBare) return users;
  if (!query.has('page') || !query.has('pageSize')) return { data: users };
  return pageOf(users, page, pageSize);
}

/** Endpoint 5 (docs/maintainers/service-api.md#catalog-metrics). */
export function catalogMetrics(world: World, account: Account, projectUuid: string, query: URLSearchParams) {
  const validation = new Validation(query);
  const page = validation.number('page', 1);
  const pageSize = validation.number('pageSize', 50);
  const sort = validation.choice('sort', ['name', 'label', 'chartUsage', 'tableLabel', 'owner']);
  const order = validation.choice('order', ['asc', 'desc']);
  validation.end();
  mayView(world, account, projectUuid);
  const tags = query.getAll('tags');
  const found = projectOf(world, projectUuid).metrics.filter(
    (metric) => tags.length === 0 || tags.some((tag) => metric.tags?.includes(tag)),
  );
  const text = (metric: CatalogRecord) => String(metric[sort as string] ?? '');
  const ascending = found.toSorted((one, other) => (text(one) < text(other) ? -1 : text(one) > text(other) ? 1 : 0));
  // Without a sort they come in the order of a search that was not made.
  const ordered = sort === null ? found : order === 'desc' ? ascending.toReversed() : ascending;
  return pageOf(ordered, page, Math.min(pageSize, MOST_ROWS_A_PAGE));
}

function projectOf(world: World, projectUuid: string): Project {
  return world.projects.find(({ uuid }) => uuid === projectUuid) as Project;
}

/** A column for each field that is there; a field without SQL is left out in silence. */
function columnsOf(fields: unknown, sqlOf: (id: string) => string | null): string[] {
  return (Array.isArray(fields) ? fields : []).flatMap((field: unknown) => {
    const sql = sqlOf(String(field));
    return sql === null ? [] : [`  ${sql} AS "${field}"`];
  });
}

function unknownField(kind: string, id: string): Refusal {
  return new Refusal(400, 'FieldReferenceError', `Tried to reference ${kind} with unknown field id: ${id}`);
}

/** The fields of all rules in a group of filters, without those that are switched off. */
function rulesOf(group: unknown): string[] {
  if (!isObject(group)) return [];
  const rules = [group['and'], group['or']].flat().filter(isObject);
  return rules.flatMap((rule) => {
    const target = rule['target'];
    if (rule['disabled'] === true) return [];
    return isObject(target) ? [String(target['fieldId'])] : rulesOf(rule);
  });
}

function withParameters(template: string, values: Readonly<Record<string, unknown>>) {
  const parameterReferences = new Set<string>();
  const sql = template.replace(/\$\{ld\.parameters\.(\w+)\}/g, (_, name: string) => {
    parameterReferences.add(name);
    if (values[name] === undefined) throw new Refusal(400, 'CompileError', `Missing parameters: ${name}`);
    return String(values[name]);
  });
  return { sql, parameterReferences: [...parameterReferences] };
}

function asRecord(value: unknown): Record<string, unknown> {
  if (isObject(value) && !Array.isArray(value)) return value;
  throw new Refusal(400, 'ParameterError', 'The request body is not a metric query');
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}
