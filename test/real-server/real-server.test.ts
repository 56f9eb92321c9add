import { describe, expect, it, vi } from 'vitest';
import { breakContent } from '../../scripts/real-server/break.js';
import { factsOf } from '../../scripts/real-server/database.js';
import { hold } from '../../scripts/real-server/hold.js';
import { type State, seed } from '../../scripts/real-server/seed.js';
import { AnalyticsClient } from '../../src/companions/service/client.ts';
import { contractReport } from '../../src/companions/service/contract.ts';
import { membersOf } from '../../src/documents/is-object.ts';
import { analyticsServiceForTest } from '../support/analytics-service.ts';
import { CALM } from '../support/analytics-service-client.ts';
import { someWorld, type World } from '../support/analytics-service-data.ts';
import { usePlainHttp } from '../support/plain-http.ts';
import { RECORDED } from '../support/recorded-shape.ts';
import { runAction } from '../support/runner.ts';

usePlainHttp();

const METRICS = 'orders.order_count,orders.ratio,orders.revenue';

/** A server that nobody has registered at. */
const emptyWorld = () =>
  someWorld({ now: Date.now, accounts: [], projects: [], charts: [], users: [], runs: [], version: RECORDED.server });

/** What the database of this world would say. */
function factsIn({ runs, users }: World): ReturnType<typeof factsOf> {
  return {
    runs: runs.map(({ item: { context, status, warehouseExecutionTimeMs: ms, chartUuid: chart } }) => {
      return { context, status, ms, chart };
    }),
    users: users.map(({ role, isPending }) => ({ role: String(role), pending: isPending === true })),
  };
}

/** Both companions, as the workflow runs them. */
async function companions({ baseUrl, project, token }: State, compareTo = '') {
  const access = { 'base-url': baseUrl, 'project-uuid': project, 'api-token': token };
  const history = await runAction({ ...access, 'compare-to': compareTo }, {}, null, 'query-history');
  const asked = { ...access, 'charts-from-history': '20', 'expect-metrics': METRICS, users: 'summary' };
  const recipes = await runAction(asked, {}, null, 'query-recipes');
  return { history, recipes };
}

describe('the workflow that runs the companions against a real server, on the stand-in', () => {
  it('finds what the database says, and then exactly the charts that a missing dimension, filter and metric break', async () => {
    const { baseUrl, world } = await analyticsServiceForTest(emptyWorld());
    const seeded = await seed(baseUrl, { type: 'postgres' });
    const before = await companions(seeded);
    expect(before.recipes.code, before.recipes.stdout).toBe(0);
    expect(hold({ state: seeded, facts: factsIn(world), ...before })).toEqual({ held: 23, differences: [] });

    const broken = await breakContent(seeded);
    const names = seeded.charts.filter(({ uuid }) => broken.failing.includes(uuid)).map(({ name }) => name);
    expect(names).toEqual(['Orders by region', 'Orders in the west', 'Revenue by status']);
    const after = await companions(broken);
    expect(after.recipes.code).toBe(1);
    expect(hold({ state: broken, facts: factsIn(world), ...after })).toEqual({ held: 23, differences: [] });

    // It can fail: each of these is one lie of the companions, or one of the database.
    const facts = factsIn(world);
    const [first, ...others] = facts.runs;
    const lies: [string, Partial<Parameters<typeof hold>[0]>][] = [
      ['history: total', { facts: { ...facts, runs: others } }],
      [
        'history: failed',
        { facts: { ...facts, runs: [{ ...first, status: 'error' }, ...others] as typeof facts.runs } },
      ],
      [
        'history: scheduled',
        { facts: { ...facts, runs: [{ ...first, context: 'scheduledDelivery' }, ...others] as typeof facts.runs } },
      ],
      [
        'history: warehouse-ms-last-7-days',
        { facts: { ...facts, runs: [{ ...first, ms: 1 }, ...others] as typeof facts.runs } },
      ],
      [
        'recipes: runs of the charts',
        { facts: { ...facts, runs: [{ ...first, chart: null }, ...others] as typeof facts.runs } },
      ],
      ['recipes: users', { facts: { ...facts, users: facts.users.slice(1) } }],
      [
        'recipes: users-pending',
        { facts: { ...facts, users: facts.users.map((user) => ({ ...user, pending: true })) } },
      ],
      ['recipes: roles', { facts: { ...facts, users: facts.users.map((user) => ({ ...user, role: 'viewer' })) } }],
      ['recipes: results', { state: { ...broken, failing: broken.failing.slice(1) } }],
      ['recipes: the step fails', { state: { ...broken, failing: [] } }],
      [
        'history: available',
        { history: { ...after.history, outputs: { ...after.history.outputs, available: 'false' } } },
      ],
      [
        'history: unreadable',
        { history: { ...after.history, report: { ...after.history.report, unreadable: { count: 1 } } } },
      ],
    ];
    for (const [name, lie] of lies) {
      const { differences } = hold({ state: broken, facts, ...after, ...lie });
      expect(differences.map((line) => line.split(':', 2).join(':'))).toContain(name);
    }
  });

  it('asks the database for the runs of this account and project alone', () => {
    const asked: string[] = [];
    const facts = { runs: [], users: [] };
    const ask = (sql: string) => {
      asked.push(sql);
      return JSON.stringify(facts);
    };
    expect(factsOf({ project: 'p-1', user: 'u-1' }, ask)).toEqual(facts);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/project_uuid = 'p-1' AND created_by_user_uuid = 'u-1'/);
  });
});

/** The record at a path such as `results.project`. */
function recordAt(document: unknown, path: string): object {
  const found = path.split('.').reduce((value, name) => membersOf(value)[name], document);
  return membersOf(found);
}

describe('the stand-in', () => {
  const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

  it('answers what is written to it with members that the real server sends too, of the same types', async () => {
    const { baseUrl } = await analyticsServiceForTest(emptyWorld());
    const real = globalThis.fetch;
    const differences: string[] = [];
    const seen = new Set<string>();
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const response = await real(url, init);
      const path = new URL(String(url)).pathname;
      const named = path
        .replace(new RegExp(`projects/${ID.source}`), 'projects/{projectUuid}')
        .replace(new RegExp(`query/${ID.source}`), 'query/{queryUuid}');
      const records = RECORDED.write[`${init?.method} ${named}`];
      const document = await response.clone().json();
      if (records === undefined) return response;
      seen.add(`${init?.method} ${named}`);
      for (const [place, members] of Object.entries(records)) {
        const record = place === '' ? document : recordAt(document, place);
        for (const [name, value] of Object.entries(record ?? {})) {
          const type = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
          const known = (members[name] ?? '').replace('?', '').split('|');
          if (!known.includes(type)) differences.push(`${named} ${place}.${name}: ${type}, recorded ${members[name]}`);
        }
      }
      return response;
    });
    try {
      await seed(baseUrl, { type: 'postgres' });
    } finally {
      spy.mockRestore();
    }
    expect(differences).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(RECORDED.write).sort());
  });

  it('answers the companions in the shape of the real server', async () => {
    const { baseUrl } = await analyticsServiceForTest(emptyWorld());
    const { project, token, charts } = await seed(baseUrl, { type: 'postgres' });
    const client = new AnalyticsClient({ baseUrl, token, limits: CALM });
    try {
      await client.queryHistory(project, {}, { rows: 100 });
      for (const { uuid } of charts) {
        const { metricQuery } = await client.savedChart(uuid);
        await client.compileQuery(project, 'orders', metricQuery);
      }
      await client.organizationUsers();
      await client.catalogMetrics(project, []);
      expect(Object.keys(client.observedShape).sort()).toEqual(Object.keys(RECORDED.read).sort());
      expect(contractReport(RECORDED.read, client.observedShape).changes).toEqual([]);
    } finally {
      client.close();
    }
  });

  it('shows that the contract of all endpoints is small: 4 kB, 1.6 kB of it for the history', () => {
    expect(JSON.stringify(RECORDED.read).length).toBeLessThan(4_000);
    const history = Object.entries(RECORDED.read).filter(([route]) => route.endsWith('/query/history'));
    expect(JSON.stringify(Object.fromEntries(history)).length).toBeLessThan(1_600);
  });
});
