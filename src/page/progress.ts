import type { Progress } from '../net/progress.ts';

/** In milliseconds. Short fetches stay silent, and a log needs only a line now and then. */
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;

let lastRead = '';

/** Says that a run took too long, and what it was waiting for (docs/threat-model.md#what-ends-each-wait). */
export function overdue(minutes: number): string {
  const place = lastRead === '' ? '' : ` while reading ${lastRead}`;
  return `The run did not end within ${minutes} minutes. It was stopped${place}.`;
}

/**
 * Shows the progress of a long fetch: one line that is overwritten in a terminal, a line every few seconds in a log. A timer drives it, so
 * that people see the wait for a document that never arrives.
 */
export function progressOn(stream: {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}): (progress: Progress) => void {
  const inTerminal = stream.isTTY === true;
  let latest = '';
  let isShown = false;
  let timer: NodeJS.Timeout | null = null;
  const show = () => {
    isShown = true;
    stream.write(inTerminal ? `\r${latest}\u001B[K` : `${latest}\n`);
  };
  return ({ reading, done, total }) => {
    lastRead = total === 1 ? reading : `${reading}: ${done} of ${total}`;
    latest = `Reading ${lastRead}`;
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
