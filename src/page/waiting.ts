/** In milliseconds. */
const PERIOD_MS = 1_000;

/** Shows how long a wait lasts already, on a terminal only. `clear` makes room for another line, `end` ends the show. */
export function waitingOn(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  what: string,
  withinMs: number,
): { readonly clear: () => void; readonly end: () => void } {
  if (stream.isTTY !== true) return { clear: () => undefined, end: () => undefined };
  const begun = performance.now();
  const all = Math.round(withinMs / 1_000);
  const clear = () => {
    stream.write('\r\u001B[K');
  };
  const show = () => {
    const seconds = Math.floor((performance.now() - begun) / 1_000);
    stream.write(`\r${what}: ${seconds} of ${all} s\u001B[K`);
  };
  const timer = setInterval(show, PERIOD_MS).unref();
  const end = () => {
    clearInterval(timer);
    clear();
  };
  return { clear, end };
}
