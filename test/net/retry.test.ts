import { getEventListeners } from 'node:events';
import type * as timers from 'node:timers/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FetchError } from '../../src/net/fetch-error.ts';
import { parseRetryAfter, retry } from '../../src/net/retry.ts';

// What is asked of the clock, not what a busy machine makes of it.
vi.mock('node:timers/promises', async (importOriginal) => {
  const original = await importOriginal<typeof timers>();
  return { ...original, setTimeout: vi.fn(original.setTimeout) };
});

/** The waits in between, in milliseconds. */
const waits = () => vi.mocked(sleep).mock.calls.map(([ms]) => ms);

const LIMITS = { mostAttempts: 4, firstWaitMs: 1, longestRetryAfterMs: 50 };
const IN_TIME = () => performance.now() + 30_000;

const passing = () => new FetchError('network', 'socket hang up', true);
const lasting = () => new FetchError('not-found', 'it is gone');
const asking = (ms: number) => new FetchError('status', 'busy', true, ms);

/** Fails with each of the errors in turn and then succeeds. */
function attempts(...errors: readonly Error[]) {
  const left = [...errors];
  const attempt = vi.fn(async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'done';
  });
  return { attempt };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(sleep).mockClear();
});

describe('retry', () => {
  it.each([0, 1, 3])('counts the attempts it takes after %i failures', async (failures) => {
    const { attempt } = attempts(...Array.from({ length: failures }, passing));
    expect(await retry(attempt, LIMITS, IN_TIME())).toEqual({ value: 'done', attempts: failures + 1 });
    expect(attempt).toHaveBeenCalledTimes(failures + 1);
  });

  it('gives up after the last attempt and says how many there were', async () => {
    const { attempt } = attempts(passing(), passing(), passing(), passing());
    const error = await retry(attempt, LIMITS, IN_TIME()).catch((thrown: unknown) => thrown);
    expect(attempt).toHaveBeenCalledTimes(4);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({ problem: 'network', message: 'socket hang up (4 attempts)', retryable: true });
  });

  it('does not repeat what another attempt cannot fix', async () => {
    const failure = lasting();
    const { attempt } = attempts(failure);
    await expect(retry(attempt, LIMITS, IN_TIME())).rejects.toBe(failure);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('stops at the first lasting failure', async () => {
    const { attempt } = attempts(passing(), lasting());
    const error = await retry(attempt, LIMITS, IN_TIME()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ problem: 'not-found', message: 'it is gone (2 attempts)', retryable: false });
  });

  it('lets an error that is not its own pass at once', async () => {
    const bug = new TypeError('a bug');
    const { attempt } = attempts(bug);
    await expect(retry(attempt, LIMITS, IN_TIME())).rejects.toBe(bug);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('starts nothing that the time left has no room to wait for', async () => {
    const failure = passing();
    const { attempt } = attempts(failure);
    await expect(retry(attempt, { ...LIMITS, firstWaitMs: 60_000 }, IN_TIME())).rejects.toBe(failure);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(waits()).toEqual([]);
  });

  it.each([
    ['without luck', 0, [20, 40, 80]],
    ['with the most that chance adds', 0.996, [24.98, 49.96, 99.92]],
  ])('doubles its waits, %s', async (_, chance, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { attempt } = attempts(passing(), passing(), passing());
    await retry(attempt, { ...LIMITS, firstWaitMs: 20 }, IN_TIME());
    expect(waits().map((wait) => Number(wait?.toFixed(6)))).toEqual(expected);
  });

  it('waits for as long as the server asks', async () => {
    const { attempt } = attempts(asking(120));
    await retry(attempt, { ...LIMITS, longestRetryAfterMs: 10_000 }, IN_TIME());
    expect(waits()).toEqual([120]);
  });

  it('waits no longer than the cap, whatever the server asks', async () => {
    const { attempt } = attempts(asking(3_600_000));
    await retry(attempt, LIMITS, IN_TIME());
    expect(waits()).toEqual([50]);
  });

  it('waits its own time where the server asks for less', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { attempt } = attempts(asking(0));
    await retry(attempt, { ...LIMITS, firstWaitMs: 40 }, IN_TIME());
    expect(waits()).toEqual([40]);
  });

  describe('with a signal', () => {
    it('has removed its listener from the signal in the end', async () => {
      const { signal } = new AbortController();
      const { attempt } = attempts(passing());
      expect((await retry(attempt, LIMITS, IN_TIME(), signal)).attempts).toBe(2);
      expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    });

    it('makes no further attempt once it is aborted', async () => {
      const failure = passing();
      const { attempt } = attempts(failure);
      await expect(retry(attempt, LIMITS, IN_TIME(), AbortSignal.abort())).rejects.toBe(failure);
      expect(attempt).toHaveBeenCalledTimes(1);
    });

    it('ends a wait, with the failure that it was waiting after', async () => {
      const controller = new AbortController();
      const failure = passing();
      const { attempt } = attempts(failure);
      const endsAt = performance.now() + 60_000;
      const result = retry(attempt, { ...LIMITS, firstWaitMs: 20_000 }, endsAt, controller.signal);
      setTimeout(() => controller.abort(), 20);
      await expect(result).rejects.toBe(failure);
      // After the whole of it there would be another one.
      expect(attempt).toHaveBeenCalledTimes(1);
    });
  });
});

describe('parseRetryAfter', () => {
  const NOW = Date.parse('2026-07-01T12:00:00Z');

  it.each([
    ['no header', undefined, null],
    ['seconds', '7', 7_000],
    ['no seconds', '0', 0],
    ['more seconds than anyone waits', '99999999999', 99_999_999_999_000],
    ['a date to come', 'Wed, 01 Jul 2026 12:00:30 GMT', 30_000],
    ['a date gone by', 'Wed, 01 Jul 2026 11:00:00 GMT', 0],
    ['garbage', 'soon', null],
    ['an empty header', '', null],
  ])('reads %s', (_, header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected);
  });
});
