import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf } from '../../../src/companions/history/runs.ts';
import { run } from '../../support/analytics-service-data.ts';
import { holds } from '../../support/holds.ts';

const timed = (warehouseExecutionTimeMs: number | null, cacheHit = false) =>
  run(1, {}, { warehouseExecutionTimeMs, cacheHit }).item;

/** The smallest number that at least so many percent are no larger than. */
function reference(numbers: readonly number[], percent: number): number | null {
  const fits = numbers.filter(
    (number) => numbers.filter((other) => other <= number).length * 100 >= percent * numbers.length,
  );
  return fits.length === 0 ? null : Math.min(...fits);
}

describe('a period', () => {
  it.each([
    [[], null, null],
    [[7], 7, 7],
    [[1, 2], 1, 2],
    [[3, 1, 2], 2, 3],
    [[4, 3, 2, 1], 2, 4],
    [Array.from({ length: 20 }, (_, number) => number + 1), 10, 19],
    [Array.from({ length: 100 }, (_, number) => number + 1), 50, 95],
    [[10, 9, 100], 10, 100],
  ])('of runs of %j ms has the median %j and the 95th percentile %j', (times, medianMs, p95Ms) => {
    expect(periodOf(times.map((time) => timed(time)))).toMatchObject({ medianMs, p95Ms, runs: times.length });
  });

  it('has medians and percentiles of its own numbers, by their rank', () => {
    holds(
      fc.property(fc.array(fc.nat({ max: 50 })), (times) => {
        const { medianMs, p95Ms } = periodOf(times.map((time) => timed(time)));
        expect({ medianMs, p95Ms }).toEqual({ medianMs: reference(times, 50), p95Ms: reference(times, 95) });
      }),
    );
  });

  it('leaves out of them what took no time in the warehouse, or an unknown one', () => {
    const others = [timed(0, true), timed(5, true), timed(null), timed(null, true)];
    const period = periodOf([...others, timed(100), timed(0), timed(300)]);
    expect(period).toMatchObject({ runs: 7, medianMs: 100, p95Ms: 300 });
    expect(periodOf(others)).toMatchObject({ runs: 4, medianMs: null, p95Ms: null });
  });

  it('knows its first and its last run in any order, and those that failed', () => {
    const at = (createdAt: string, status = 'ready') => run(1, {}, { createdAt, status }).item;
    const period = periodOf([
      at('2026-08-15T11:00:00.000Z', 'error'),
      at('not a time', 'error'),
      at('2026-08-15T11:00:00+02:00', 'expired'),
      at('2026-08-15T11:30:00Z', 'of the future'),
    ]);
    expect(period).toMatchObject({
      from: '2026-08-15T09:00:00.000Z',
      to: '2026-08-15T11:30:00.000Z',
      runs: 4,
      failed: 2,
    });
    expect(periodOf([at('tomorrow')])).toMatchObject({ from: null, to: null, runs: 1 });
  });
});
