import type { Progress } from '../net/progress.ts';

/** Where progress is shown. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Short fetches stay silent; in a log a line now and then is enough. Milliseconds. */
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;

/**
 * Shows how far a long fetch has come: one line that is written over in a terminal, a line every few seconds in a log.
 * The clock drives it, so that a document that never comes is seen to be waited for.
 */
export function progressOn(stream: ProgressStream): (progress: Progress) => void {
  const inTerminal = stream.isTTY === true;
  let latest = '';
  let isShown = false;
  let timer: NodeJS.Timeout | null = null;
  const show = () => {
    isShown = true;
    stream.write(inTerminal ? `\r${latest}\u001B[K` : `${latest}\n`);
  };
  return ({ reading, done, total }) => {
    latest = total === 1 ? `Reading ${reading}` : `Reading ${reading}: ${done} of ${total}`;
    if (done < total) {
      timer ??= setInterval(show, inTerminal ? TERMINAL_PERIOD_MS : LOG_PERIOD_MS).unref();
      return;
    }
    if (timer !== null) clearInterval(timer);
    timer = null;
    if (inTerminal && isShown) stream.write('\r\u001B[K');
    isShown = false;
  };
}
