/** In milliseconds. All requests together end after this time, so that no service can hold a job for an hour. */
const MOST_TIME_MS = 1_200_000;

/** Tells when a run has to end before its work is done. */
export interface Interruption {
  /** Aborted when the time is up, or when the process is asked to end. */
  readonly signal: AbortSignal;
  /** Whether the process was asked to end. */
  readonly isInterrupted: () => boolean;
}

/**
 * From now on, a signal that asks the process to end only ends its requests, so that its findings are still written. A cancelled job gets
 * SIGINT, then SIGTERM. A second signal of the same name ends the process.
 */
export function interruptedBySignals(): Interruption {
  const end = new AbortController();
  let isInterrupted = false;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      isInterrupted = true;
      end.abort();
    });
  }
  // Node 20 may garbage-collect a signal that combines another one with a time limit. Then it never fires.
  const timeIsUp = () => end.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(timeIsUp, MOST_TIME_MS).unref();
  return { signal: end.signal, isInterrupted: () => isInterrupted };
}
