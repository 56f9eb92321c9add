import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failing } from '../support/faults.ts';
import { ACTIONS } from '../support/faulty-steps.ts';
import { comparable, expectUnfinished } from '../support/unfinished.ts';

/** Every change of a file that a run makes, in order. */
async function writesOf(run: (typeof ACTIONS)[number][1]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-writes-'));
  try {
    const log = join(folder, 'log');
    await run({ environment: failing({ writes: { log } }) });
    return readFileSync(log, 'utf8').trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.concurrent('whatever is being written', { timeout: 300_000 }, () => {
  it.each(ACTIONS)(
    'when the process is killed, nothing is left that says more than was proven: "%s"',
    async (action, run) => {
      const whole = await run();
      expect(whole.code, whole.stdout).toBe(0);
      const writes = await writesOf(run);
      // Outputs at the start and at the end, and between them the report and the summary.
      expect(writes.length).toBeGreaterThanOrEqual(5);
      expect([writes[0], writes.at(-1)]).toEqual(['appendFileSync output', 'appendFileSync output']);
      for (const [position, call] of writes.entries()) {
        const at = position + 1;
        // What comes after one call comes before the next: for the actions that decide nothing, that is enough once.
        const parts = action === '' || at === writes.length ? (['half', 'after'] as const) : (['half'] as const);
        for (const part of parts) {
          const how = `killed ${part} ${call} (${at} of ${writes.length})`;
          const result = await run({ environment: failing({ writes: { at, part, signal: 'SIGKILL' } }) });
          // Only what comes after all is written has anything to say.
          const isEnd = at === writes.length && part === 'after';
          if (isEnd) expect([result.code === 0, comparable(result)], how).toEqual([false, comparable(whole)]);
          else expectUnfinished(result, action, how);
        }
      }
    },
  );

  it.each(ACTIONS)(
    'when the disk is full, for good or for a moment, the step fails and says so: "%s"',
    async (action, run) => {
      const writes = await writesOf(run);
      for (const [position, call] of writes.entries()) {
        for (const lasting of call.endsWith(' output') ? [true, false] : [true]) {
          const at = position + 1;
          const how = `${call} (${at} of ${writes.length}), ${lasting ? 'for good' : 'for a moment'}`;
          const fault = { at, part: 'half', code: 'ENOSPC', lasting } as const;
          const result = await run({ environment: failing({ writes: fault }) });
          expectUnfinished(result, action, how);
          expect(result.code, how).toBe(1);
          // What was written in part is taken back, so that what stood before it counts.
          expect(result.outputsProblem, how).toBeNull();
          const errors = result.commands.filter(({ name }) => name === 'error').map(({ message }) => message);
          expect(errors, how).toEqual([
            expect.stringMatching(/^(The|A) .+ cannot be written to .+: ENOSPC: .+\. Check the runner's disk\.$/),
          ]);
        }
      }
    },
  );
});
