import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseErrorPayload } from '../../../src/companions/service/parse-answer.ts';
import { parseCompiledQuery, parseSavedChart } from '../../../src/companions/service/records/charts.ts';
import {
  QUERY_HISTORY_SORTS,
  QUERY_HISTORY_STATUSES,
  QUERY_HISTORY_WINDOWS,
  QUERY_LANGUAGES,
  QUERY_TRIGGERS,
} from '../../../src/companions/service/records/enumerations.ts';
import { parseHistoryPage } from '../../../src/companions/service/records/history-page.ts';
import { parseCatalogMetrics, parseOrganizationUsers } from '../../../src/companions/service/records/listings.ts';
import { requestVariantOf } from '../../../src/companions/service/records/request-parameters.ts';
import { analyticsServiceForTest, answerTo, startAnalyticsService } from '../../support/analytics-service.ts';
import {
  catalogMetric,
  FOREIGN_PROJECT,
  manyRuns,
  NOON,
  OTHER_TOKEN,
  orders,
  ordersQuery,
  organizationUser,
  PROJECT,
  type Run,
  run,
  SERVICE_TOKEN,
  someWorld,
  TOKEN,
  uuid,
  type World,
} from '../../support/analytics-service-data.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { holds } from '../../support/holds.ts';

const HISTORY = `/api/v2/projects/${PROJECT}/query/history`;
const METRICS = `/api/v2/projects/${PROJECT}/dataCatalog/metrics-with-time-dimensions`;
const COMPILE = `/api/v1/projects/${PROJECT}/explores/orders/compileQuery`;
const CHART = `/api/v1/saved/${uuid(0xc1)}`;
const USERS = '/api/v1/org/users';

interface Sent {
  readonly authorization?: string;
  readonly body?: unknown;
}

/** What the service answers, parsed where it is JSON. */
function ask(world: World, address: string, { authorization = `ApiKey ${TOKEN}`, body }: Sent = {}) {
  const url = new URL(address, 'http://service.test');
  const answer = answerTo(world, {
    method: body === undefined ? 'GET' : 'POST',
    path: url.pathname,
    query: url.searchParams,
    headers: authorization === '' ? {} : { authorization },
    body: JSON.stringify(body) ?? '',
  });
  const isJson = answer.contentType.startsWith('application/json');
  return { ...answer, document: isJson ? (JSON.parse(answer.text) as unknown) : null };
}

/** A page of the history, which has to have its documented shape. */
function history(world: World, query = '', sent: Sent = {}) {
  const { status, document } = ask(world, `${HISTORY}${query}`, sent);
  expect(status).toBe(200);
  const page = parseHistoryPage(document);
  expect(page.unreadable).toEqual([]);
  return page;
}

/** The error of an answer, which has to have its documented shape. */
function errorOf(world: World, address: string, sent: Sent = {}) {
  const { status, document } = ask(world, address, sent);
  const error = parseErrorPayload(document);
  expect(error?.statusCode).toBe(status);
  return error;
}

type HistoryPage = ReturnType<typeof parseHistoryPage>;
const titles = ({ items }: HistoryPage) => items.map(({ title }) => title);
const named = (title: string, options: Parameters<typeof run>[1] = {}, changes: Partial<Run['item']> = {}) =>
  run(title.charCodeAt(0), options, { title, ...changes });

describe('the history', () => {
  it("holds the account's own runs of the project and no others, the newest first", () => {
    const world = someWorld({
      runs: [
        named('b', { minutesAgo: 20 }),
        named('other', { account: 'other' }),
        named('c', { minutesAgo: 43_200 }),
        named('elsewhere', {}, { projectUuid: FOREIGN_PROJECT }),
        named('nowhere', {}, { projectUuid: null }),
        named('too old', { minutesAgo: 43_201 }),
        named('a', { minutesAgo: 1 }),
        named('robot', { account: 'robot' }),
      ],
    });
    expect(titles(history(world))).toEqual(['a', 'b', 'c']);
    expect(titles(history(world, '', { authorization: `ApiKey ${OTHER_TOKEN}` }))).toEqual(['other']);
    expect(titles(history(world, '', { authorization: `Bearer ${SERVICE_TOKEN}` }))).toEqual(['robot']);
  });

  it('follows the clock', () => {
    const world = someWorld({ runs: [run(1, { minutesAgo: 4 })] });
    expect(history(world).counts.windows.lastFewMinutes).toBe(1);
    world.now = () => NOON + 2 * 60_000;
    expect(history(world).counts.windows).toMatchObject({ lastFewMinutes: 0, lastHour: 1 });
    world.now = () => NOON + 43_200 * 60_000;
    expect(history(world).items).toEqual([]);
  });

  it.each([
    ['trigger=apps', ['b']],
    ['trigger=scheduled', ['c']],
    ['language=sql', ['c']],
    ['status=error', ['b']],
    ['status=error&status=expired', ['b', 'c']],
    ['search=ORDERS', ['a']],
    ['search=dashed', ['b']],
    ['search=Charted', ['a']],
    ['search=field_x', ['b']],
    ['search=metric_y', ['b']],
    ['search=from%20raw', ['c']],
    ['search=nothing', []],
    ['window=lastFewMinutes', ['a']],
    ['window=lastHour', ['b']],
    ['window=last24Hours', ['c']],
    ['window=last7Days', []],
    ['trigger=apps&window=lastFewMinutes', []],
    ['language=semantic&status=ready&trigger=interactive', ['a']],
    ['sortBy=createdAt', ['a', 'b', 'c']],
    ['sortBy=runtime', ['b', 'a', 'c']],
  ])('asked with %s has %j', (query, expected) => {
    const none = { exploreName: 'x', chartName: null, metricQuery: null, compiledSql: '' };
    const fields = ordersQuery({ dimensions: ['field_x'], metrics: ['metric_y'] });
    const world = someWorld({
      runs: [
        named(
          'a',
          { minutesAgo: 5 },
          { ...none, exploreName: 'orders', chartName: 'charted', warehouseExecutionTimeMs: 0 },
        ),
        named(
          'b',
          { minutesAgo: 60 },
          { ...none, trigger: 'apps', status: 'error', dashboardName: 'Dashed', metricQuery: fields },
        ),
        named(
          'c',
          { minutesAgo: 61 },
          {
            ...none,
            trigger: 'scheduled',
            language: 'sql',
            status: 'expired',
            compiledSql: 'select 1 FROM raw',
            warehouseExecutionTimeMs: null,
          },
        ),
      ],
    });
    const page = history(world, `?${query}`);
    expect(titles(page)).toEqual(expected);
    expect(page.pagination?.totalResults).toBe(expected.length);
  });

  it.each([
    ['', 1, 25, 25, 10],
    ['?page=10', 10, 25, 25, 10],
    ['?page=11', 11, 25, 0, 10],
    ['?pageSize=100&page=3', 3, 100, 50, 3],
    ['?pageSize=101', 1, 100, 100, 3],
    ['?pageSize=1000000', 1, 100, 100, 3],
    ['?pageSize=7&page=36', 36, 7, 5, 36],
  ])('asked with "%s" gives page %i of %i rows: %i of them, and %i pages', (query, page, pageSize, rows, pages) => {
    const read = history(someWorld({ runs: manyRuns(250) }), query);
    expect(read.items).toHaveLength(rows);
    expect(read.pagination).toEqual({ page, pageSize, totalResults: 250, totalPageCount: pages });
  });

  it.each([
    ['page=0', 'PaginationError', 'page should be greater than 0'],
    ['pageSize=-1', 'PaginationError', 'pageSize should be greater than 0'],
    ['page=one', 'ValidateError', ''],
    ['trigger=all', 'ValidateError', ''],
    ['trigger=', 'ValidateError', ''],
    ['status=ready&status=done', 'ValidateError', ''],
    ['window=lastYear', 'ValidateError', ''],
    ['sortBy=title', 'ValidateError', ''],
    ['language=python', 'ValidateError', ''],
  ])('asked with %s is refused', (query, name, message) => {
    expect(errorOf(someWorld(), `${HISTORY}?${query}`)).toMatchObject({ statusCode: 422, name, message });
  });

  it('says which parameters are wrong', () => {
    const error = errorOf(someWorld(), `${HISTORY}?status=ready&status=done&trigger=all`);
    expect(error?.data).toEqual({
      'status.$1': { message: expect.stringContaining("'cancelled'"), value: 'done' },
      trigger: { message: "should be one of the following; ['interactive','apps','scheduled']", value: 'all' },
    });
  });
});

const runs = fc
  .array(
    fc.record({
      account: fc.constantFrom('ci', 'ci', 'other'),
      minutesAgo: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(0, 5, 60, 1_440, 10_080, 43_200)),
      changes: fc.record({
        projectUuid: fc.constantFrom(PROJECT, PROJECT, FOREIGN_PROJECT, null),
        trigger: fc.constantFrom(...QUERY_TRIGGERS),
        language: fc.constantFrom(...QUERY_LANGUAGES),
        status: fc.constantFrom(...QUERY_HISTORY_STATUSES),
        title: fc.string({ unit: anyCharacter }),
        error: fc.option(fc.string()),
        chartName: fc.option(fc.constantFrom('Sales', 'Costs')),
        metricQuery: fc.constantFrom(null, ordersQuery()),
        warehouseExecutionTimeMs: fc.option(fc.integer({ min: 0, max: 100_000 })),
        cacheHit: fc.boolean(),
      }),
    }),
    { maxLength: 60 },
  )
  .map((made) => made.map(({ changes, ...where }, number) => run(number, where, changes)));

const filters = fc.record(
  {
    trigger: fc.constantFrom(...QUERY_TRIGGERS),
    language: fc.constantFrom(...QUERY_LANGUAGES),
    status: fc.subarray([...QUERY_HISTORY_STATUSES], { minLength: 1 }),
    search: fc.constantFrom('sales', 'ORDERS', 'nothing like it'),
    window: fc.constantFrom(...QUERY_HISTORY_WINDOWS),
    sortBy: fc.constantFrom(...QUERY_HISTORY_SORTS),
  },
  { requiredKeys: [] },
);
type Filters = typeof filters extends fc.Arbitrary<infer Value> ? Partial<Value> : never;

function queryOf(asked: Filters): string {
  const entries = Object.entries(asked).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, `${each}`] as [string, string]),
  );
  return `?${new URLSearchParams([...entries, ['pageSize', '100']])}`;
}

const without = (asked: Filters, name: keyof Filters): Filters => {
  const { [name]: _, ...others } = asked;
  return others;
};
const total = (world: World, asked: Filters) => history(world, queryOf(asked)).pagination?.totalResults;

describe('any history', () => {
  const asked = (check: (world: World, asked: Filters) => void) =>
    holds(fc.property(runs, filters, (some, filter) => check(someWorld({ runs: some }), filter)));

  it('counts by window with every other filter applied', () => {
    asked((world, filter) => {
      const { windows } = history(world, queryOf(filter)).counts;
      for (const window of QUERY_HISTORY_WINDOWS) expect(windows[window]).toBe(total(world, { ...filter, window }));
    });
  });

  it('counts by trigger with every other filter applied', () => {
    asked((world, filter) => {
      const { triggers, total: sum } = history(world, queryOf(filter)).counts;
      for (const trigger of QUERY_TRIGGERS) expect(triggers[trigger]).toBe(total(world, { ...filter, trigger }));
      expect(sum).toBe(total(world, without(filter, 'trigger')));
    });
  });

  it('counts by trigger without the window, too, where the server is one of today', () => {
    asked((world, filter) => {
      const { triggers } = history({ ...world, triggerCountsIgnoreWindow: true }, queryOf(filter)).counts;
      expect(triggers).toEqual(history(world, queryOf(without(filter, 'window'))).counts.triggers);
    });
  });

  it('has every run in one window and no other', () => {
    asked((world, filter) => {
      const all = history(world, queryOf(without(filter, 'window')));
      const parts = QUERY_HISTORY_WINDOWS.map((window) => history(world, queryOf({ ...filter, window })));
      const names = ({ items }: HistoryPage) => items.map(({ queryUuid }) => queryUuid);
      expect(parts.flatMap(names).toSorted()).toEqual(names(all).toSorted());
    });
  });

  it('sums the warehouse time of seven days, whatever window is asked for', () => {
    asked((world, filter) => {
      const { items } = history(world, queryOf(without(filter, 'window')));
      const young = items.filter(({ createdAt }) => NOON - Date.parse(createdAt) <= 7 * 24 * 3_600_000);
      const sum = young.reduce((ms, { warehouseExecutionTimeMs }) => ms + (warehouseExecutionTimeMs ?? 0), 0);
      expect(history(world, queryOf(filter)).counts.warehouseTimeMsLast7Days).toBe(sum);
    });
  });

  it('holds what was asked for, in its order', () => {
    asked((world, filter) => {
      const { items } = history(world, queryOf(filter));
      const { status, window: _, search: __, sortBy, ...exact } = filter;
      for (const item of items) {
        expect(item).toMatchObject({ projectUuid: PROJECT, ...exact });
        if (status !== undefined) expect(status).toContain(item.status);
      }
      const key = ({ createdAt, warehouseExecutionTimeMs }: (typeof items)[number]) =>
        sortBy === 'runtime' ? (warehouseExecutionTimeMs ?? -1) : Date.parse(createdAt);
      expect(items.map(key)).toEqual(items.map(key).toSorted((one, other) => other - one));
    });
  });

  it('has requests of a documented variant', () => {
    for (const item of history(someWorld({ runs: manyRuns(3) })).items) {
      expect(requestVariantOf(item.requestParameters)).toBe('savedChart');
    }
  });
});

describe('access', () => {
  const endpoints = [HISTORY, METRICS, CHART, USERS, COMPILE];
  const sentTo = (address: string, sent: Sent): Sent => (address === COMPILE ? { ...sent, body: ordersQuery() } : sent);

  it.each([...endpoints, '/api/v1/anything'])('to %s needs a token', (address) => {
    for (const authorization of ['', `Bearer ${TOKEN}`, `ApiKey ${SERVICE_TOKEN}`, 'Basic YTpi']) {
      const answer = ask(someWorld(), address, sentTo(address, { authorization }));
      expect(answer).toMatchObject({ status: 401, contentType: 'text/plain; charset=utf-8', text: 'Unauthorized' });
    }
    for (const authorization of ['ApiKey ldpat_unknown', 'Bearer ldsvc_unknown']) {
      const error = errorOf(someWorld(), address, sentTo(address, { authorization }));
      expect(error).toMatchObject({ statusCode: 401, name: 'AuthorizationError' });
    }
  });

  it('to a project needs a project that the account may view', () => {
    for (const address of [HISTORY, METRICS, COMPILE]) {
      const [foreign, absent, odd] = [FOREIGN_PROJECT, uuid(1), 'sales'].map((project) =>
        errorOf(someWorld(), address.replace(PROJECT, project), sentTo(address, {})),
      );
      expect(foreign).toMatchObject({ statusCode: 403, name: 'ForbiddenError' });
      expect(absent).toMatchObject({ statusCode: 404, message: `Cannot find project with id: ${uuid(1)}` });
      expect(odd).toMatchObject({
        statusCode: 500,
        message: 'Something went wrong.',
        sentryEventId: expect.anything(),
      });
    }
    expect(errorOf(someWorld(), `/api/v1/saved/${uuid(0xc2)}`)).toMatchObject({ statusCode: 403 });
  });

  it('to the history needs the history', () => {
    const error = errorOf(someWorld({ historyEnabled: false }), HISTORY);
    expect(error).toMatchObject({ statusCode: 403, name: 'ForbiddenError', message: 'Query history is not enabled' });
  });

  it('to the users needs a permission', () => {
    const error = errorOf(someWorld(), USERS, { authorization: `Bearer ${SERVICE_TOKEN}` });
    expect(error).toMatchObject({ statusCode: 403, name: 'ForbiddenError' });
  });
});

describe('paths', () => {
  it('of the history and of one query are different', () => {
    const world = someWorld({ runs: manyRuns(1) });
    const queries = `/api/v2/projects/${PROJECT}/query`;
    expect(ask(world, `${queries}/${uuid(0x1000)}`).document).toMatchObject({ results: { status: 'ready' } });
    expect(errorOf(world, `${queries}/${uuid(1)}`)).toMatchObject({ statusCode: 404 });
    expect(errorOf(world, `${queries}/histories`)).toMatchObject({ statusCode: 500 });
    expect(history(world).items).toHaveLength(1);
  });

  it('of the history mean something else to older servers', () => {
    const older = (historyPath: World['historyPath']) => someWorld({ historyPath });
    const message = 'Something went wrong.';
    expect(errorOf(older('read as a query id'), HISTORY)).toMatchObject({ statusCode: 500, message });
    expect(errorOf(older('unknown'), HISTORY)).toMatchObject({ statusCode: 404, message: 'API endpoint not found' });
    const page = ask(older('answered with the page'), HISTORY);
    expect(page).toMatchObject({ status: 200, contentType: 'text/html; charset=utf-8' });
    expect(page.text).toContain('<!doctype html>');
  });

  it('that nobody knows are no endpoints, and those outside of the API are the page', () => {
    expect(errorOf(someWorld(), '/api/v1/anything')).toMatchObject({ statusCode: 404 });
    expect(errorOf(someWorld(), CHART, { body: {} })).toMatchObject({ statusCode: 404 });
    expect(ask(someWorld(), '/projects').contentType).toBe('text/html; charset=utf-8');
  });
});

describe('a saved chart', () => {
  it('is found by its id, or by its slug within a project', () => {
    for (const address of [CHART, `/api/v1/saved/chart-1?projectUuid=${PROJECT}`]) {
      const chart = parseSavedChart(ask(someWorld(), address).document);
      expect(chart).toMatchObject({ uuid: uuid(0xc1), metricQuery: { exploreName: 'orders' } });
    }
  });

  it.each([uuid(1), 'chart-1', 'history'])('%s is not there', (name) => {
    const error = errorOf(someWorld(), `/api/v1/saved/${name}`);
    expect(error).toMatchObject({ statusCode: 404, name: 'NotFoundError', message: 'Saved query not found' });
  });
});

describe('a compilation', () => {
  const compiled = (world: World, changes: object = {}) =>
    parseCompiledQuery(ask(world, COMPILE, { body: { ...ordersQuery(), ...changes } }).document);

  it('gives the SQL of the fields', () => {
    const query =
      'SELECT\n  "orders".status AS "orders_status",\n  COUNT("orders".id) AS "orders_order_count"\n' +
      'FROM "orders"\nGROUP BY 1\nORDER BY "orders_order_count"\nLIMIT 500';
    expect(compiled(someWorld())).toEqual({ query, parameterReferences: [] });
    expect(compiled(someWorld({ compilesToText: true }))).toEqual({ query });
  });

  it('puts parameters in, and asks for those that are not given', () => {
    const dimensions = ['orders_region'];
    const { query, parameterReferences } = compiled(someWorld(), { dimensions, parameters: { region_level: 'b' } });
    expect(query).toContain('"orders".region_b AS "orders_region"');
    expect(parameterReferences).toEqual(['region_level']);
    const error = errorOf(someWorld(), COMPILE, { body: ordersQuery({ dimensions }) });
    expect(error).toMatchObject({ statusCode: 400, message: 'Missing parameters: region_level' });
  });

  it('knows the metrics and dimensions of the query itself, if the account may write SQL', () => {
    const body = ordersQuery({
      dimensions: ['mine'],
      metrics: ['orders_biggest'],
      additionalMetrics: [{ table: 'orders', name: 'biggest', type: 'max', sql: 'MAX(amount)' }],
      customDimensions: [
        { id: 'mine', name: 'Mine', table: 'orders', type: 'sql', sql: '1+1', dimensionType: 'number' },
      ],
    });
    const { document } = ask(someWorld(), COMPILE, { body, authorization: `Bearer ${SERVICE_TOKEN}` });
    expect(parseCompiledQuery(document).query).toMatch(/1\+1 AS "mine",\s+MAX\(amount\) AS "orders_biggest"/);
    expect(errorOf(someWorld(), COMPILE, { body })).toMatchObject({
      statusCode: 403,
      name: 'CustomSqlQueryForbiddenError',
    });
  });

  it('answers with success for a dimension or a filter that is gone, and for a dimension that does not compile', () => {
    const { query } = compiled(
      someWorld({ projects: [{ uuid: PROJECT, explores: [orders({ uncompiled: ['orders_status'] })], metrics: [] }] }),
      {
        dimensions: ['orders_status', 'gone'],
        filters: { dimensions: { id: 'g', or: [{ id: 'r', target: { fieldId: 'lost' }, operator: 'isNull' }] } },
      },
    );
    expect(query).toContain('SELECT\n  NULL AS "orders_status",\n  COUNT(');
    expect(query).toContain('/* ERROR: Filter has a reference to an unknown dimension: lost */');
    expect(query).not.toContain('gone');
  });

  it('can have a pivot', () => {
    expect(compiled(someWorld(), { pivotConfiguration: { valuesColumns: [] } })).toMatchObject({
      pivotQuery: expect.stringContaining('WITH'),
    });
    expect(compiled(someWorld())).not.toHaveProperty('pivotQuery');
  });

  it.each<[string, unknown, object]>([
    [COMPILE, ordersQuery({ metrics: ['gone'] }), { statusCode: 400, name: 'FieldReferenceError' }],
    [COMPILE, [], { statusCode: 400, name: 'ParameterError' }],
    [
      COMPILE.replace('orders', 'gone%2Fa'),
      ordersQuery(),
      { statusCode: 404, message: 'Explore "gone/a" does not exist.' },
    ],
  ])('by %s is refused for %j', (address, body, error) => {
    expect(errorOf(someWorld(), address, { body })).toMatchObject(error);
  });

  it('needs a warehouse', () => {
    const error = errorOf(someWorld({ warehouseWorks: false }), COMPILE, { body: ordersQuery() });
    expect(error).toMatchObject({ statusCode: 400, name: 'WarehouseConnectionError' });
  });
});

describe('the users', () => {
  const users = (world: World, query = '') => parseOrganizationUsers(ask(world, `${USERS}${query}`).document);
  const many = someWorld({ users: Array.from({ length: 25 }, (_, number) => organizationUser(number)) });

  it('come all at once, or by pages where the request says which', () => {
    for (const query of ['', '?page=1', '?pageSize=10']) {
      expect(users(many, query)).toMatchObject({ pagination: null, unreadable: [] });
      expect(users(many, query).items).toHaveLength(25);
    }
    const last = users(many, '?page=3&pageSize=10');
    expect(last.items.map(({ firstName }) => firstName)).toEqual([20, 21, 22, 23, 24].map((n) => `User ${n}`));
    expect(last.pagination).toEqual({ page: 3, pageSize: 10, totalResults: 25, totalPageCount: 3 });
    expect(users({ ...many, listsUsersBare: true }).items).toHaveLength(25);
  });

  it('have their groups where the request asks for them', () => {
    expect(users(someWorld()).items.some((user) => 'groups' in user)).toBe(false);
    expect(users(someWorld(), '?includeGroups=1').items[0]?.groups).toEqual([{ name: 'Finance', uuid: uuid(0xd1) }]);
  });

  it('can be searched', () => {
    expect(users(someWorld(), '?searchQuery=GRACE').items).toHaveLength(1);
    expect(users(someWorld(), '?searchQuery=user2@').items).toHaveLength(1);
  });
});

describe('the metrics', () => {
  const metrics = (world: World, query = '') => parseCatalogMetrics(ask(world, `${METRICS}${query}`).document);
  const names = (query: string, world = someWorld()) => metrics(world, query).items.map(({ name }) => name);

  it.each([
    ['?sort=label&order=asc', ['visits', 'order_count', 'revenue']],
    ['?sort=label&order=desc', ['revenue', 'order_count', 'visits']],
    ['?sort=name', ['order_count', 'revenue', 'visits']],
    ['', ['order_count', 'revenue', 'visits']],
    ['?tags=core', ['order_count']],
    ['?tags=core&tags=finance&sort=label', ['order_count', 'revenue']],
    ['?tags=nothing', []],
  ])('asked with "%s" are %j', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('come by pages of fifty', () => {
    const many = Array.from({ length: 120 }, (_, number) => catalogMetric(`m${number}`));
    const world = someWorld({ projects: [{ uuid: PROJECT, explores: [], metrics: many }] });
    expect(metrics(world).pagination).toEqual({ page: 1, pageSize: 50, totalResults: 120, totalPageCount: 3 });
    expect(names('?page=3', world)).toHaveLength(20);
    expect(names('?page=4', world)).toEqual([]);
    expect(metrics(world, '?pageSize=1000').pagination?.pageSize).toBe(100);
  });

  it('of any names and tags have their documented shape', () => {
    const some = fc.record(
      { name: fc.string(), label: fc.string(), tags: fc.array(fc.string()) },
      { requiredKeys: ['name', 'label'] },
    );
    holds(
      fc.property(fc.array(some), (made) => {
        const records = made.map(({ name, ...changes }) => catalogMetric(name, changes));
        const world = someWorld({ projects: [{ uuid: PROJECT, explores: [], metrics: records }] });
        const { items, unreadable } = metrics(world, '?sort=label&order=asc&pageSize=100');
        expect({ items: items.length, unreadable }).toEqual({ items: made.length, unreadable: [] });
      }),
    );
  });
});

describe('the server', () => {
  it('serves all that over http, below its prefix, with its version', async () => {
    const service = await analyticsServiceForTest(someWorld({ runs: manyRuns(2) }), { prefix: '/bi' });
    const headers = { authorization: `ApiKey ${TOKEN}` };
    const answer = await fetch(`${service.baseUrl}${HISTORY}?pageSize=1`, { headers });
    expect(answer.headers.get('lightdash-version')).toBe('0.2231.1');
    expect(parseHistoryPage(await answer.json()).items).toHaveLength(1);
    const compiled = await fetch(`${service.baseUrl}${COMPILE}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(ordersQuery()),
    });
    expect(parseCompiledQuery(await compiled.json()).query).toContain('SELECT');
    expect(service.requests).toMatchObject([
      { method: 'GET', path: HISTORY, body: '' },
      { method: 'POST', path: COMPILE, body: JSON.stringify(ordersQuery()) },
    ]);

    service.world.version = null;
    expect((await fetch(`${service.baseUrl}/api/v1/org/users`, { headers })).headers.has('lightdash-version')).toBe(
      false,
    );
    expect((await fetch(`${service.server.origin}${HISTORY}`, { headers })).status).toBe(404);
  });

  it('may outlive a test, and ends on request', async () => {
    const service = await startAnalyticsService();
    expect((await fetch(`${service.baseUrl}${HISTORY}`)).status).toBe(401);
    await service.close();
    await expect(fetch(`${service.baseUrl}${HISTORY}`)).rejects.toThrow();
  });

  it('misbehaves on request, and may change between two answers', async () => {
    const service = await analyticsServiceForTest(someWorld(), {
      behave: ({ path }) => (path === CHART ? (_, response) => response.writeHead(418).end() : undefined),
      afterAnswer: () => {
        service.world.runs = manyRuns(service.world.runs.length + 1);
      },
    });
    const read = async (path: string) =>
      await fetch(`${service.baseUrl}${path}`, { headers: { authorization: `ApiKey ${TOKEN}` } });
    expect((await read(CHART)).status).toBe(418);
    for (const count of [1, 2, 3]) {
      expect(parseHistoryPage(await (await read(HISTORY)).json()).items).toHaveLength(count);
    }
  });
});
