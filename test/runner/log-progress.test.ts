import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressInLog } from '../../src/runner/log-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([true, false])('leaves the start of a line to whatever comes next (in a terminal: %j)', (isTTY) => {
  const written: string[] = [];
  vi.stubGlobal('process', { ...process, stderr: { isTTY, write: (text: string) => written.push(text) } });
  const report = progressInLog();
  report({ reading: 'the release-safety index', done: 0, total: 1 });
  vi.advanceTimersByTime(6_000);
  expect(written).toEqual(['Reading the release-safety index\n']);
  report({ reading: 'the release-safety index', done: 1, total: 1 });
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(1);
});
