import type { Progress } from '../evidence/read-artifacts.ts';

/** Where progress is shown. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Short fetches stay silent; in a log a line now and then is enough. Milliseconds. */
const FIRST_LOG_LINE_MS = 5_000;
const FIRST_TERMINAL_LINE_MS = 300;

/**
 * Shows how far a long fetch has come: one line that is written over in a terminal, a line every few seconds in a log.
 *
 * @param now milliseconds on a clock that never runs back
 */
export function progressOn(stream: ProgressStream, now = () => performance.now()): (progress: Progress) => void {
  const inTerminal = stream.isTTY === true;
  let nextAt = now() + (inTerminal ? FIRST_TERMINAL_LINE_MS : FIRST_LOG_LINE_MS);
  let shown = false;
  return ({ done, total }) => {
    const text = `Reading artifacts: ${done} of ${total}`;
    if (inTerminal) {
      if (done === total) {
        if (shown) stream.write('\r\u001B[K');
      } else if (now() >= nextAt) {
        shown = true;
        stream.write(`\r${text}\u001B[K`);
      }
    } else if (now() >= nextAt) {
      nextAt = now() + FIRST_LOG_LINE_MS;
      stream.write(`${text}\n`);
    }
  };
}
