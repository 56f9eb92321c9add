import { isObject } from '../../src/documents/is-object.ts';
import { pageOf, Refusal, Validation } from './analytics-service-answer.ts';
import type { Account, CatalogRecord, Explore, Project, World } from './analytics-service-data.ts';
import { mayView } from './analytics-service-history.ts';

const MOST_ROWS_A_PAGE = 100;

/** Endpoint 2; a slug needs its project (docs/service-api.md#saved-charts-and-their-sql). */
export function savedChart(world: World, account: Account, name: string, query: URLSearchParams) {
  const found = world.charts.find(
    ({ uuid, slug, projectUuid }) => uuid === name || (slug === name && projectUuid === query.get('projectUuid')),
  );
  if (found === undefined) throw new Refusal(404, 'NotFoundError', 'Saved query not found');
  mayView(world, account, found.projectUuid);
  return found;
}

/** Endpoint 3; it refuses what servers refuse (docs/service-api.md#saved-charts-and-their-sql). */
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
  const dimensions = sqlOf('dimension', query['dimensions'], { ...explore.dimensions, ...custom });
  const metrics = sqlOf('metric', query['metrics'], { ...explore.metrics, ...additional });
  const columns = [...dimensions, ...metrics].join(',\n');
  const grouping = dimensions.length > 0 ? `\nGROUP BY ${dimensions.map((_, position) => position + 1).join(',')}` : '';
  const template = `SELECT\n${columns}\nFROM "${explore.name}"${grouping}\nLIMIT ${query['limit']}`;
  const { sql, parameterReferences } = withParameters(template, asRecord(query['parameters'] ?? {}));

  if (world.compilesToText) return sql;
  return {
    query: sql,
    ...(query['pivotConfiguration'] === undefined ? {} : { pivotQuery: `WITH pivoted AS (${sql})\nSELECT *` }),
    parameterReferences,
    ...errorsOf(explore),
  };
}

/** Endpoint 4 (docs/service-api.md#users). */
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

/** Endpoint 5 (docs/service-api.md#catalog-metrics). */
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

function sqlOf(kind: string, fields: unknown, known: Readonly<Record<string, string>>): string[] {
  return (Array.isArray(fields) ? fields : []).map((field: unknown) => {
    const sql = known[String(field)];
    if (sql !== undefined) return `  ${sql} AS "${field}"`;
    throw new Refusal(400, 'FieldReferenceError', `Tried to reference ${kind} with unknown field id: ${field}`);
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

function errorsOf({ compilationErrors }: Explore) {
  return compilationErrors === undefined ? {} : { compilationErrors };
}

function asRecord(value: unknown): Record<string, unknown> {
  if (isObject(value) && !Array.isArray(value)) return value;
  throw new Refusal(400, 'ParameterError', 'The request body is not a metric query');
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}
