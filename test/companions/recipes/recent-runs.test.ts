import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRun, readRecentRuns, runsByChart } from '../../../src/companions/recipes/recent-runs.ts';
import type { HistoryItem } from '../../../src/companions/service/records/history-page.ts';
import { clientForTest } from '../../support/analytics-service-client.ts';
import { manyRuns, PROJECT, run, someWorld, TOKEN, type World } from '../../support/analytics-service-data.ts';
import { chartUuid } from '../../support/gathered-recipes.ts';
import { holds } from '../../support/holds.ts';
import { type Behaviour, html, serve, status } from '../../support/misbehaving-server.ts';
import { usePlainHttp } from '../../support/plain-http.ts';

usePlainHttp();

async function read(world: World, behave?: () => Behaviour) {
  const { service, client } = await clientForTest(world, behave === undefined ? {} : { behave });
  return { ...(await readRecentRuns(client, PROJECT, () => undefined)), service };
}
const runsOf = (...uuids: readonly (string | null)[]) =>
  uuids.map((uuid, number) => run(number, { minutesAgo: number }, { chartUuid: uuid }).item);

describe('the newest runs', () => {
  it('are those of metric queries, the newest first', async () => {
    const sql = run(9, { minutesAgo: 2 }, { language: 'sql' });
    const foreign = run(8, { account: 'other' });
    const { runs, share, problem, service } = await read(someWorld({ runs: [...manyRuns(3), sql, foreign] }));
    expect(runs).toEqual(manyRuns(3).map(({ item }) => item));
    expect(share).toEqual({ read: 3, total: 3, unreadable: 0 });
    expect(problem).toBeNull();
    expect(service.requests.map(({ query }) => query.get('language'))).toEqual(['semantic']);
  });

  it('are two thousand at most, in twenty pages', async () => {
    const { runs, share, service } = await read(someWorld({ runs: manyRuns(2_130) }));
    expect(runs).toHaveLength(2_000);
    expect(share).toEqual({ read: 2_000, total: 2_130, unreadable: 0 });
    expect(service.requests).toHaveLength(20);
  });

  it('may be none', async () => {
    expect(await read(someWorld())).toMatchObject({
      runs: [],
      share: { read: 0, total: 0, unreadable: 0 },
      problem: null,
    });
  });

  it.each<[string, Partial<World>, (() => Behaviour) | undefined, RegExp]>([
    ['are not to be had', { historyEnabled: false }, undefined, /not enabled/],
    ['are not known to an older server', { historyPath: 'read as a query id' }, undefined, /server older/],
    ['are not known to a server older still', { historyPath: 'unknown' }, undefined, /older than this endpoint/],
    ['are a page', {}, html, /instead of JSON/],
    ['are down', {}, () => status(503), /503/],
    ['are of a token that is not known', { accounts: [] }, undefined, /token/],
    ['hold no counts', {}, () => serve({ status: 'ok', results: { data: [] } }), /counts/],
  ])('that %s are a problem', async (_, changes, behave, message) => {
    const { runs, share, problem } = await read(someWorld(changes), behave);
    expect(problem).toMatch(message);
    expect(problem).not.toContain(TOKEN);
    expect({ runs, share }).toEqual({ runs: [], share: { read: 0, total: null, unreadable: 0 } });
  });

  it('of which none can be read are a problem, those of which some can are not', async () => {
    const bad: HistoryItem = { ...run(1).item, context: null as never };
    const world = (...items: readonly HistoryItem[]) =>
      someWorld({ runs: items.map((item) => ({ account: 'ci', item })) });
    const none = await read(world(bad, { ...bad, queryUuid: 'other' }));
    expect(none.problem).toMatch(/^None of the runs could be read: .*context/);
    const some = await read(world(bad, run(2).item));
    expect(some).toMatchObject({ problem: null, share: { read: 1, total: 2, unreadable: 1 } });
  });
});

describe('charts run most', () => {
  it.each<[string, readonly (string | null)[], number, readonly string[]]>([
    ['none', [], 5, []],
    ['none of runs that are of no chart', [null, null, ''], 5, []],
    ['none where none are wanted', [chartUuid(1)], 0, []],
    ['the most first', [1, 2, 2, 3, 3, 3].map(chartUuid), 5, [3, 2, 1].map(chartUuid)],
    ['no more than are wanted', [1, 2, 2, 3, 3, 3].map(chartUuid), 2, [3, 2].map(chartUuid)],
    ['of two run as often, the one that ran last', [4, 2, 3, 3, 2, 4].map(chartUuid), 2, [4, 2].map(chartUuid)],
    [
      'one in capital letters is the same',
      [chartUuid(0xab), chartUuid(1), chartUuid(0xab).toUpperCase()],
      1,
      [chartUuid(0xab)],
    ],
    ['nothing that is no id', ['../org/users', 'chart-1', `${chartUuid(1)}\n`, `x${chartUuid(1)}`], 5, []],
  ])('%s', (_, uuids, most, expected) => {
    expect(mostRun(runsByChart(runsOf(...uuids)), most)).toEqual(expected);
  });

  it('are ids, none twice, no fewer than are there, and none was run oftener that is left out', () => {
    const id = fc.oneof(fc.nat(6).map(chartUuid), fc.constant(null), fc.string());
    holds(
      fc.property(fc.array(id), fc.nat(8), (uuids, most) => {
        const counts = runsByChart(runsOf(...uuids));
        const chosen = mostRun(counts, most);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toHaveLength(Math.min(most, counts.size));
        for (const uuid of chosen) expect(uuid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
        const least = Math.min(...chosen.map((uuid) => counts.get(uuid) ?? 0));
        for (const [uuid, count] of counts)
          if (!chosen.includes(uuid) && most > 0) expect(count).toBeLessThanOrEqual(least);
        for (const [uuid, count] of counts) expect(uuids.filter((each) => each === uuid)).toHaveLength(count);
      }),
    );
  });
});
