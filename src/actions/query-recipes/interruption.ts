/** All requests together end after this long, in milliseconds: whatever the service does, a job is not held for an hour. */
const MOST_TIME_MS = 1_200_000;

/** Tells when a run has to end before its work is done. */
export interface Interruption {
  /** Aborted when the time is used up, or the run is told to end. */
  readonly signal: AbortSignal;
  /** Whether it was told to end. */
  readonly isInterrupted: () => boolean;
}

/**
 * From here on a signal that asks the process to end (a cancelled job gets SIGINT, then SIGTERM) ends its requests
 * instead, so that what was found out is still written. A second one of the same name ends the process.
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
  // Node 20 may collect a signal that is made of one with a time limit, and then it never fires.
  const timeIsUp = () => end.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(timeIsUp, MOST_TIME_MS).unref();
  return { signal: end.signal, isInterrupted: () => isInterrupted };
}
