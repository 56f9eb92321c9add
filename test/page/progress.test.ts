import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressOn } from '../../src/page/progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reports `steps` of [milliseconds, done] out of 100, and returns what was written. */
function show(isTTY: boolean, steps: readonly (readonly [number, number])[]): string[] {
  const written: string[] = [];
  const report = progressOn({ isTTY, write: (text) => written.push(text) });
  const started = Date.now();
  report({ reading: 'artifacts', done: 0, total: 100 });
  for (const [at, done] of steps) {
    vi.advanceTimersByTime(started + at - Date.now());
    report({ reading: 'artifacts', done, total: 100 });
  }
  vi.advanceTimersByTime(60_000);
  return written;
}

describe('progress', () => {
  it.each([true, false])('of a short fetch is silent (in a terminal: %j)', (isTTY) => {
    const steps = [
      [100, 50],
      [200, 100],
    ] as const;
    expect(show(isTTY, steps)).toEqual([]);
  });

  it('in a terminal is one line, gone at the end', () => {
    const steps = [
      [200, 20],
      [500, 60],
      [700, 100],
    ] as const;
    expect(show(true, steps)).toEqual([
      '\rReading artifacts: 20 of 100\u001B[K',
      '\rReading artifacts: 60 of 100\u001B[K',
      '\r\u001B[K',
    ]);
  });

  it('in a log is a line now and then, also while nothing comes', () => {
    const steps = [
      [4_000, 10],
      [12_000, 50],
      [16_000, 100],
    ] as const;
    expect(show(false, steps)).toEqual([
      'Reading artifacts: 10 of 100\n',
      'Reading artifacts: 10 of 100\n',
      'Reading artifacts: 50 of 100\n',
    ]);
  });

  it('of a single document says what is waited for, and starts anew for the next fetch', () => {
    const written: string[] = [];
    const report = progressOn({ write: (text) => written.push(text) });
    report({ reading: 'the release-safety index', done: 0, total: 1 });
    vi.advanceTimersByTime(6_000);
    report({ reading: 'the release-safety index', done: 1, total: 1 });
    report({ reading: 'artifacts', done: 0, total: 2 });
    vi.advanceTimersByTime(6_000);
    report({ reading: 'artifacts', done: 2, total: 2 });
    expect(written).toEqual(['Reading the release-safety index\n', 'Reading artifacts: 0 of 2\n']);
  });
});
