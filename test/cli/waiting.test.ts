import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingOn } from '../../src/cli/running.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(isTTY: boolean | undefined): string[] {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const wait = waitingOn(isTTY === undefined ? { write } : { isTTY, write }, 'Waiting for 2.2.0', 90_000);
  vi.advanceTimersByTime(2_500);
  wait.clear();
  vi.advanceTimersByTime(1_000);
  wait.end();
  vi.advanceTimersByTime(60_000);
  return written;
}

it('is one line of a terminal, which gives way and is gone at the end', () => {
  expect(show(true)).toEqual([
    '\rWaiting for 2.2.0: 1 of 90 s\u001B[K',
    '\rWaiting for 2.2.0: 2 of 90 s\u001B[K',
    '\r\u001B[K',
    '\rWaiting for 2.2.0: 3 of 90 s\u001B[K',
    '\r\u001B[K',
  ]);
});

it.each([false, undefined])('is nothing on a pipe (isTTY %s)', (isTTY) => {
  expect(show(isTTY)).toEqual([]);
});
