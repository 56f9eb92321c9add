import { describeCause, FetchError } from './fetch-error.ts';
import type { FetchLimits } from './limits.ts';

/** The limits of one attempt of several. */
export interface AttemptBounds {
  readonly limits: Pick<FetchLimits, 'idleMs' | 'totalMs'>;
  /** The total time minus that of earlier attempts, in milliseconds. */
  readonly remainingMs: number;
  /** Ends the attempt early, for a deadline over more than this attempt. */
  readonly signal: AbortSignal | undefined;
  /** The message for that end. */
  readonly usedUp: string;
}

/**
 * Makes one attempt on the network. It ends in time, whatever the network or a library does.
 *
 * @param work ends with its signal, and calls `onBytes` whenever bytes arrive
 * @throws FetchError; any other error of `work` is the network's, so another attempt may help
 */
export async function attempt<T>(
  work: (signal: AbortSignal, onBytes: () => void) => Promise<T>,
  { limits, remainingMs, signal, usedUp }: AttemptBounds,
): Promise<T> {
  const controller = new AbortController();
  const abort = (error: FetchError) => controller.abort(error);
  const idle = setTimeout(
    () => abort(new FetchError('timeout', `no data came for ${limits.idleMs / 1000} s`, true)),
    limits.idleMs,
  );
  const total = setTimeout(
    () => abort(new FetchError('timeout', `it was still incomplete after ${limits.totalMs / 1000} s`)),
    remainingMs,
  );
  const onSignal = () => abort(new FetchError('timeout', usedUp));
  signal?.addEventListener('abort', onSignal);
  if (signal?.aborted === true) onSignal();
  try {
    // A library may lose track of its request. Then only the deadline settles the race.
    return await Promise.race([
      work(controller.signal, () => {
        // A cleared timer would start again.
        if (!controller.signal.aborted) idle.refresh();
      }),
      rejectWhenAborted(controller.signal),
    ]);
  } catch (error) {
    const failure = asFetchError(controller.signal.aborted ? controller.signal.reason : error);
    // Bytes that arrive later are of no use.
    controller.abort(failure);
    throw failure;
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
    signal?.removeEventListener('abort', onSignal);
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

function asFetchError(error: unknown): FetchError {
  return error instanceof FetchError ? error : new FetchError('network', describeCause(error), true, null, error);
}
