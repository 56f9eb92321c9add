import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';

/** Statuses after which another attempt may help. */
export const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Runs `attempt` until it succeeds, fails for good, or has no attempts or no time left. The wait doubles each time,
 * plus up to a quarter at random so that parallel requests spread; Retry-After counts up to its limit. Throws the
 * FetchError of the last attempt, with their number.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  limits: Pick<FetchLimits, 'mostAttempts' | 'firstWaitMs' | 'longestRetryAfterMs'>,
  endsAt: number,
  signal?: AbortSignal,
): Promise<{ value: T; attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return { value: await attempt(), attempts };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const backoff = limits.firstWaitMs * 2 ** (attempts - 1) * (1 + Math.random() / 4);
      const asked = Math.min(error.retryAfterMs ?? 0, limits.longestRetryAfterMs);
      const wait = Math.max(backoff, asked);
      const mayGoOn = error.retryable && attempts < limits.mostAttempts && performance.now() + wait < endsAt;
      if (!mayGoOn) throw withAttempts(error, attempts);
      await sleep(wait, undefined, signal === undefined ? {} : { signal }).catch(() => {
        throw withAttempts(error, attempts);
      });
    }
  }
}

/** The milliseconds of a Retry-After header (seconds or a date); null if it is absent or unreadable. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function withAttempts(error: FetchError, attempts: number): FetchError {
  if (attempts === 1) return error;
  return new FetchError(error.problem, `${error.message} (${attempts} attempts)`, error.retryable);
}
