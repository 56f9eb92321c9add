import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Ended, ROOT, runNode } from '../support/process.ts';

const soak = (...args: readonly string[]) => runNode([`${ROOT}scripts/soak.js`, ...args]);

/** A row of the table that it prints. */
function figure({ stdout }: Ended, name: string): number {
  return Number(new RegExp(`^${name} +(\\d+)$`, 'm').exec(stdout)?.[1]);
}

describe.concurrent('many runs on a flaky server', { timeout: 300_000 }, () => {
  it('end with no wrong answer', async () => {
    const ended = await soak('--runs', '20', '--seed', '5');
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    const [greens, reds, faults] = ['right greens', 'right reds', 'reds for faults'].map((name) => figure(ended, name));
    expect(figure(ended, 'WRONG GREENS')).toBe(0);
    expect(Number(greens) + Number(reds) + Number(faults)).toBe(20);
    // A server that never answers well, or always, would prove nothing.
    for (const count of [greens, reds, faults]) expect(count, ended.stdout).toBeGreaterThan(0);
  });

  it.each<[string, string, RegExp]>([
    ['says that all may be rolled', 'decision=roll safe=true upgrade-mode=RollingUpdate', /WRONG GREENS +10/],
    ['is green and says Recreate', 'decision=recreate safe=false upgrade-mode=Recreate', /WRONG GREENS +10/],
    ['is green and says nothing', '', /WRONG GREENS +10/],
  ])('would show a gate that %s', async (_, outputs, table) => {
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-wrong-'));
    try {
      const bundle = join(folder, 'gate.cjs');
      const blocks = outputs.replace(/(\S+)=(\S+) ?/g, '$1<<end\\n$2\\nend\\n');
      writeFileSync(bundle, `require('node:fs').appendFileSync(process.env.GITHUB_OUTPUT, '${blocks}');`);
      const ended = await soak('--runs', '10', '--seed', '1', '--bundle', bundle);
      expect(ended.code).toBe(1);
      expect(ended.stdout).toMatch(table);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
