import { createHash } from 'node:crypto';
import { isObject } from '../../src/documents/is-object.ts';
import { type Answer, parsed, Refusal, success } from './analytics-service-answer.ts';
import {
  type Account,
  catalogMetric,
  organizationUser,
  run,
  savedChart,
  uuid,
  type World,
} from './analytics-service-data.ts';
import { compileQuery } from './analytics-service-recipes.ts';

/* What scripts/real-server asks of a server that is filled: only so far as the scripts look at it. */

/** The n-th thing that was made over the API; the numbers of other tests are lower. */
const made = (world: World) =>
  uuid(0xf_0000 + world.charts.length + world.runs.length + world.users.length + world.accounts.length);

const SESSION = 'connect.sid=';
const TRIGGERS: Readonly<Record<string, string>> = { dashboardView: 'apps', scheduledDelivery: 'scheduled' };

/** What a write is answered with; null for any other request. */
export function answerWrite(
  world: World,
  { method, path, cookie, body: text }: { method: string; path: string; cookie: string | undefined; body: string },
  accountOf: () => Account | null,
): Answer | null {
  const [, project = '', rest = path] = /^\/api\/v\d\/projects\/([^/]+)(\/.*)$/.exec(path) ?? [];
  const body = method === 'GET' ? {} : parsed(text);
  switch (`${method} ${rest}`) {
    case 'GET /api/v1/health':
      return success({ healthy: true, version: world.version });
    case 'POST /api/v1/user':
      return register(world, body);
    case 'POST /api/v1/login': {
      const { userUuid } = userOf(world, (user) => user.email === body.email);
      return { ...success({ userUuid }), headers: { 'set-cookie': `${SESSION}${userUuid}; Path=/; HttpOnly` } };
    }
    case 'PUT /api/v1/org':
      change(world, signedIn(world, cookie), { role: 'admin' });
      return success(undefined);
    case 'POST /api/v1/user/me/personal-access-tokens': {
      const token = `ldpat_${createHash('md5').update(made(world)).digest('hex')}`;
      const access = { projects: [], maySeeUsers: true, mayUseCustomSql: true };
      world.accounts = [...world.accounts, { name: signedIn(world, cookie), token, ...access }];
      return success({ uuid: made(world), description: body.description, expiresAt: null, token });
    }
  }
  const account = accountOf();
  if (account === null) return null;
  switch (`${method} ${rest}`) {
    case 'POST /api/v1/org/projects': {
      const projectUuid = made(world);
      world.projects = [...world.projects, { uuid: projectUuid, explores: [], metrics: [] }];
      world.accounts = world.accounts.map((each) =>
        each === account ? { ...each, projects: [...each.projects, projectUuid] } : each,
      );
      return success({ hasContentCopy: false, project: { projectUuid, name: body.name, type: body.type } });
    }
    case 'POST /api/v1/invite-links': {
      const userUuid = made(world);
      const invited = { userUuid, email: body.email, role: body.role, firstName: '', lastName: '', isPending: true };
      world.users = [...world.users, organizationUser(0, invited)];
      return success({ inviteCode: userUuid, email: body.email, expiresAt: body.expiresAt, userUuid });
    }
    case 'PUT /explores':
      world.projects = world.projects.map((each) => (each.uuid === project ? deployed(project, body) : each));
      return success({ exploreCount: body.length, warnings: {} });
    case 'POST /saved': {
      const { name, tableName, metricQuery, chartConfig, tableConfig } = body;
      const own = { uuid: made(world), slug: name, projectUuid: project };
      const chart = savedChart(0, {
        ...own,
        name,
        tableName,
        metricQuery,
        chartConfig,
        tableConfig,
        description: null,
      });
      world.charts = [...world.charts, chart];
      return success(chart);
    }
    case 'POST /query/chart':
      return start(world, account, project, body, savedIn(world, body.chartUuid).metricQuery);
    case 'POST /query/metric-query':
      return start(world, account, project, body, body.query);
    default:
      return null;
  }
}

/** A new user, or the one that was invited. */
function register(world: World, { inviteCode, email, firstName, lastName }: Record<string, string>): Answer {
  const known = { firstName: String(firstName), lastName, isPending: false };
  if (inviteCode !== undefined) return success({ userUuid: change(world, inviteCode, known) });
  const userUuid = made(world);
  world.users = [...world.users, organizationUser(0, { ...known, userUuid, email: String(email) })];
  return success({ userUuid });
}

function change(world: World, userUuid: string, changes: Parameters<typeof organizationUser>[1]): string {
  world.users = world.users.map((user) => (user.userUuid === userUuid ? { ...user, ...changes } : user));
  return userUuid;
}

function signedIn(world: World, cookie = ''): string {
  return userOf(world, ({ userUuid }) => cookie === `${SESSION}${userUuid}`).userUuid;
}

function userOf(world: World, isMeant: (user: World['users'][number]) => boolean) {
  const found = world.users.find(isMeant);
  if (found === undefined) throw new Refusal(401, 'AuthorizationError', 'Failed to authorize user');
  return found;
}

function savedIn(world: World, chart: string) {
  const found = world.charts.find((each) => each.uuid === chart);
  if (found === undefined) throw new Refusal(404, 'NotFoundError', 'Saved query not found');
  return found;
}

interface Field {
  readonly table: string;
  readonly name: string;
  readonly compiledSql: string;
}

/** A project with the model that was deployed. */
function deployed(projectUuid: string, explores: readonly unknown[]): World['projects'][number] {
  const all = explores.filter(isObject).map((explore) => {
    const tables = Object.values(explore['tables'] as Record<string, Record<string, Record<string, Field>>>);
    const fieldsOf = (kind: string) => tables.flatMap((table) => Object.values(table[kind] ?? {}));
    const sqlOf = (fields: readonly Field[]) =>
      Object.fromEntries(fields.map(({ table, name, compiledSql }) => [`${table}_${name}`, compiledSql]));
    const metrics = fieldsOf('metrics');
    return {
      explore: { name: String(explore['name']), dimensions: sqlOf(fieldsOf('dimensions')), metrics: sqlOf(metrics) },
      metrics: metrics.map(({ table, name }) => catalogMetric(name, { tableName: table })),
    };
  });
  return {
    uuid: projectUuid,
    explores: all.map(({ explore }) => explore),
    metrics: all.flatMap(({ metrics }) => metrics),
  };
}

/** Runs a query to its end at once. A server refuses to run what it compiles with success although it is broken. */
function start(
  world: World,
  account: Account,
  project: string,
  request: Record<string, unknown>,
  metricQuery: Record<string, unknown>,
): Answer {
  const compiled = compileQuery(world, account, project, String(metricQuery['exploreName']), metricQuery);
  const sql = typeof compiled === 'string' ? compiled : compiled.query;
  const ids = [metricQuery['dimensions'], metricQuery['metrics']].flat().map(String);
  const lost = ids.find((id) => !sql.includes(`AS "${id}"`)) ?? /unknown dimension: (\w+)/.exec(sql)?.[1];
  if (lost !== undefined) {
    const message = `Tried to reference dimension with unknown field id: ${lost}`;
    throw new Refusal(400, 'FieldReferenceError', message);
  }
  const context = String(request['context']);
  const error = sql.includes(' / ') ? 'division by zero' : null;
  const isSaved = request['chartUuid'] !== undefined;
  const queryUuid = made(world);
  const item = {
    ...{ queryUuid, projectUuid: project, context, trigger: TRIGGERS[context] ?? 'interactive', metricQuery },
    ...{ requestParameters: request, compiledSql: sql, error, status: error === null ? 'ready' : 'error' },
    ...{ chartUuid: isSaved ? String(request['chartUuid']) : null, chartName: isSaved ? 'A chart' : null },
    ...(error === null ? {} : { warehouseExecutionTimeMs: null }),
  };
  world.runs = [...world.runs, run(0, { account: account.name, minutesAgo: 0, now: world.now() }, item)];
  return success({ queryUuid, metricQuery, cacheMetadata: { cacheHit: false } });
}
