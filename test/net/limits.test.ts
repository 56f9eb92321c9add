import { describe, expect, it } from 'vitest';
import { FETCH_LIMITS } from '../../src/net/limits.ts';

describe('FETCH_LIMITS', () => {
  it('has the bounds that docs/rules.md#bounds promises', () => {
    expect(FETCH_LIMITS).toMatchObject({ idleMs: 10_000, totalMs: 20_000, longestRetryAfterMs: 10_000 });
  });

  it('leaves room for every attempt: all waits together are shorter than the time for one document', () => {
    const { firstWaitMs, mostAttempts, totalMs } = FETCH_LIMITS;
    // Each wait doubles and may be a quarter longer at random.
    const longestWaits = firstWaitMs * (2 ** (mostAttempts - 1) - 1) * 1.25;
    expect(longestWaits).toBeLessThan(totalMs / 2);
  });
});
