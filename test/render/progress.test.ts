import { describe, expect, it } from 'vitest';
import { progressOn } from '../../src/render/progress.ts';

/** Reports `steps` of [milliseconds, done] out of 100, and returns what was written. */
function show(isTTY: boolean, steps: readonly (readonly [number, number])[]): string[] {
  let clock = 0;
  const written: string[] = [];
  const report = progressOn({ isTTY, write: (text) => written.push(text) }, () => clock);
  for (const [at, done] of steps) {
    clock = at;
    report({ done, total: 100 });
  }
  return written;
}

describe('progress', () => {
  it('of a short fetch is silent', () => {
    expect(
      show(true, [
        [100, 50],
        [200, 100],
      ]),
    ).toEqual([]);
    expect(
      show(false, [
        [100, 50],
        [4_000, 100],
      ]),
    ).toEqual([]);
  });

  it('in a terminal is one line, gone at the end', () => {
    expect(
      show(true, [
        [400, 20],
        [500, 60],
        [600, 100],
      ]),
    ).toEqual(['\rReading artifacts: 20 of 100\u001B[K', '\rReading artifacts: 60 of 100\u001B[K', '\r\u001B[K']);
  });

  it('in a log is a line now and then', () => {
    expect(
      show(false, [
        [4_000, 10],
        [5_000, 20],
        [6_000, 30],
        [9_999, 40],
        [10_000, 50],
        [15_500, 100],
      ]),
    ).toEqual(['Reading artifacts: 20 of 100\n', 'Reading artifacts: 50 of 100\n', 'Reading artifacts: 100 of 100\n']);
  });
});
