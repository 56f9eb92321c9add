import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/process.ts';
import { declaredInputs, runAction } from '../support/runner.ts';

const INDEX = ['--index-url', 'fixtures/release-safety-index.json'];

const BLOCK =
  'version: 1\nissues:\n  - id: a\n    versions: 2.1.0\n    applies-to: target\n    effect: block\n    reason: It hurts.\n';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe.concurrent('the policy of a team', () => {
  it('is an input of the action', async () => {
    expect(Object.keys(declaredInputs('action.yml'))).toContain('known-issues');
    const given = { from: '2.0.0', to: '2.1.0', 'index-url': 'fixtures/release-safety-index.json', artifacts: 'off' };
    const old = await runAction({ ...given, 'minimum-release-age': '1 day' });
    expect([old.code, old.outputs['upgrade-mode']]).toEqual([0, 'RollingUpdate']);
    const held = await runAction({ ...given, 'known-issues': fileOf('action.yaml', BLOCK) });
    expect([held.code, held.outputs['decision'], held.outputs['upgrade-mode']]).toEqual([1, 'blocked', 'Recreate']);
  });
});

describe.concurrent('backtest', () => {
  const ask = (...options: string[]) => runCli(['backtest', ...INDEX, ...options]);

  it('shows what rhythms would have meant', async () => {
    const { code, stdout, stderr } = await ask('--from', '2.0.0');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^What upgrades from 2\.0\.0 on would have meant, 5 Mar 2026 to 1 Jun 2026:\n/);
    expect(stdout).toContain('\nThe index has 88 days of data from that release on.\n');
    expect(stdout).toContain('\n1 day          14  12 (86 %)  2 (14 %)    0 (0 %)         0  84 days');
  });
});
