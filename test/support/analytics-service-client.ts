import { expect, onTestFinished } from 'vitest';
import { AnalyticsError } from '../../src/companions/service/analytics-error.ts';
import { type AnalyticsAccess, AnalyticsClient } from '../../src/companions/service/client.ts';
import { FETCH_LIMITS, type FetchLimits } from '../../src/net/limits.ts';
import { type AnalyticsServiceOptions, analyticsServiceForTest } from './analytics-service.ts';
import { TOKEN, type World } from './analytics-service-data.ts';

/** Short waits, but deadlines that a busy machine does not run into. */
export const CALM: FetchLimits = {
  ...FETCH_LIMITS,
  idleMs: 20_000,
  totalMs: 40_000,
  longestRetryAfterMs: 50,
  mostAttempts: 4,
  firstWaitMs: 2,
  mostAtOnce: 4,
};

/** A client of a service, both until the current test has finished. */
export async function clientForTest(
  world?: World,
  options: AnalyticsServiceOptions = {},
  changes: Partial<AnalyticsAccess> = {},
) {
  const service = await analyticsServiceForTest(world, options);
  const client = clientAt(service.baseUrl, changes);
  return { service, client };
}

/** A client of whatever there is at that address, until the current test has finished. */
export function clientAt(baseUrl: string, changes: Partial<AnalyticsAccess> = {}): AnalyticsClient {
  const client = new AnalyticsClient({ baseUrl, token: TOKEN, limits: CALM, ...changes });
  onTestFinished(() => client.close());
  return client;
}

/** What a request fails with, or a way to make it. */
export async function analyticsErrorOf(asking: Promise<unknown> | (() => unknown)): Promise<AnalyticsError> {
  try {
    await (typeof asking === 'function' ? asking() : asking);
  } catch (error) {
    expect(error).toBeInstanceOf(AnalyticsError);
    return error as AnalyticsError;
  }
  return expect.fail('nothing failed');
}
