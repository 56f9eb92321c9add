import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestOf } from '../../../src/companions/history/gather-history.ts';
import type { HistoryItem } from '../../../src/companions/service/records/history-page.ts';
import { run, uuid } from '../../support/analytics-service-data.ts';
import { holds } from '../../support/holds.ts';

const runOf = (changes: Partial<HistoryItem>) => run(1, {}, changes).item;
const busiest = (grouping: 'dashboards' | 'explores' | 'contexts', items: readonly HistoryItem[]) =>
  newestOf({ items, total: null })[grouping];
const on = (dashboardUuid: string | null, dashboardName: string | null, warehouseExecutionTimeMs = 10) =>
  runOf({ dashboardUuid, dashboardName, warehouseExecutionTimeMs });

describe('what many runs have in common', () => {
  it('comes with the longest in the warehouse first, then the one with the most runs', () => {
    const explores = busiest('explores', [
      runOf({ exploreName: 'b', warehouseExecutionTimeMs: 5 }),
      runOf({ exploreName: 'often', warehouseExecutionTimeMs: 2, status: 'error' }),
      runOf({ exploreName: 'often', warehouseExecutionTimeMs: 3 }),
      runOf({ exploreName: 'a', warehouseExecutionTimeMs: 5 }),
      runOf({ exploreName: 'long', warehouseExecutionTimeMs: 900 }),
    ]);
    expect(explores).toEqual([
      { name: 'long', runs: 1, failed: 0, warehouseMs: 900 },
      { name: 'often', runs: 2, failed: 1, warehouseMs: 5 },
      { name: 'a', runs: 1, failed: 0, warehouseMs: 5 },
      { name: 'b', runs: 1, failed: 0, warehouseMs: 5 },
    ]);
  });

  it('is no explore where a run is one of SQL', () => {
    const explores = busiest('explores', [
      runOf({ exploreName: 'sql_query_explorer', language: 'semantic' }),
      runOf({ exploreName: null }),
      runOf({ exploreName: 'orders' }),
    ]);
    expect(explores.map(({ name }) => name)).toEqual(['orders']);
  });

  it('are dashboards by their ids, and by their names where they have no other', () => {
    const dashboards = busiest('dashboards', [
      on(uuid(1), 'Sales', 50),
      on(uuid(1), 'Sales of old', 50),
      on(uuid(2), 'Sales', 40),
      on(null, 'Embedded', 30),
      on(uuid(3), null, 20),
      on(null, null, 10),
    ]);
    expect(dashboards.map(({ name, runs }) => [name, runs])).toEqual([
      ['Sales', 2],
      ['Sales', 1],
      ['Embedded', 1],
      [uuid(3), 1],
    ]);
  });

  it('is counted with cache hits, whose time is not', () => {
    const context = 'of the future';
    const contexts = busiest('contexts', [
      runOf({ context, warehouseExecutionTimeMs: 7 }),
      runOf({ context, warehouseExecutionTimeMs: 500, cacheHit: true }),
      runOf({ context, warehouseExecutionTimeMs: null }),
    ]);
    expect(contexts).toEqual([{ name: context, runs: 3, failed: 0, warehouseMs: 7 }]);
  });

  it('adds up to all runs, each in one place', () => {
    const names = fc.constantFrom('a', 'b', '__proto__', 'constructor', '');
    const items = fc.array(
      fc
        .record({
          context: names,
          status: fc.constantFrom('ready', 'error', 'paused'),
          warehouseExecutionTimeMs: fc.option(fc.nat({ max: 1_000 })),
          cacheHit: fc.boolean(),
        })
        .map(runOf),
    );
    holds(
      fc.property(items, (some) => {
        const contexts = busiest('contexts', some);
        const sum = (member: 'runs' | 'failed' | 'warehouseMs') =>
          contexts.reduce((total, each) => total + each[member], 0);
        const timed = some.filter(({ cacheHit }) => !cacheHit);
        expect(contexts.map(({ name }) => name).toSorted()).toEqual(
          [...new Set(some.map(({ context }) => context))].toSorted(),
        );
        expect([sum('runs'), sum('failed'), sum('warehouseMs')]).toEqual([
          some.length,
          some.filter(({ status }) => status === 'error').length,
          timed.reduce((total, { warehouseExecutionTimeMs }) => total + (warehouseExecutionTimeMs ?? 0), 0),
        ]);
        const times = contexts.map(({ warehouseMs }) => warehouseMs);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
      }),
    );
  });
});
