import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderWith } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';

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

describe('the policy of a team', () => {
  it.each<[string, string[], number, RegExp]>([
    ['old enough', ['--minimum-release-age', '1 day'], 0, /2\.0\.0 → 2\.1\.0 can roll/],
    ['an old index', ['--max-index-age', '7 days'], 2, /Could not check 2\.0\.0 → 2\.1\.0: the index is too old/],
    ['an index that is young enough', ['--max-index-age', '99999 days'], 0, /2\.0\.0 → 2\.1\.0 can roll/],
    ['too young', ['--minimum-release-age', '99999 days'], 2, /has to wait: 2\.1\.0 is too young/],
    ['a known issue', ['--known-issues', fileOf('block.yaml', BLOCK)], 2, /is blocked by a known issue/],
    [
      'a broken file',
      ['--known-issues', fileOf('broken.yaml', 'version: 3\n')],
      2,
      /line 1: "version" is 3, expected 1/,
    ],
  ])('counts in a plan: %s', async (_, options, code, text) => {
    const result = await runCliHere(['plan', '--from', '2.0.0', '--to', '2.1.0', ...INDEX, ...options]);
    expect(result.stdout.replace(/\s+/g, ' ')).toMatch(text);
    expect(result.code).toBe(code);
  });

  it('blames the old index, not the policy, where there is no plan, and says so in each command', async () => {
    const old = [...INDEX, '--max-index-age', '7 days'];
    const asked = ['plan', '--from', '2.0.0', '--to', '2.1.0', ...old];
    const { stdout } = await runCliHere(asked);
    expect(stdout).toContain('There is no plan with an index that is older than you allow.');
    expect(stdout).not.toContain('your policy');
    expect(stdout).toContain('The newest version that rolls: unknown.');
    const json = JSON.parse((await runCliHere([...asked, '--json'])).stdout);
    expect(json.problem).toMatchObject({ code: 'index-too-old' });
    const files = folderWith({ 'compose.yaml': 'services:\n  bi:\n    image: lightdash/lightdash:2.0.0\n' });
    for (const request of [['--to', '2.1.0', '--mode'], ['--next']]) {
      const { code, stderr } = await runCliHere(['apply', files, ...request, ...old]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/: the index was made \d+ days ago, and 7 days/)]);
    }
  });

  it.each([
    ['--minimum-release-age', '3', 'Give it in days or hours'],
    ['--max-index-age', 'old', 'Give it in days or hours'],
    ['--known-issues', 'ftp://tracker.example/a.yaml', 'is not an address'],
  ])('is a question that cannot be asked with %s %s', async (option, value, says) => {
    const result = await runCliHere(['plan', '--from', '2.0.0', '--to', '2.1.0', ...INDEX, option, value]);
    expect(result.code).toBe(3);
    expect(result.stdout).toBe('');
    expect(result.stderr).toContain(says);
  });
});

describe('backtest', () => {
  const ask = (...options: string[]) => runCliHere(['backtest', ...INDEX, ...options]);

  it('has one rhythm as JSON, with its steps', async () => {
    const { code, stdout } = await ask('--from', '2.0.0', '--every', '7d', '--json');
    expect(code).toBe(0);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject({
      from: '2.0.0',
      to: '3.2.0',
      every: '7d',
      upgrades: 2,
      rolls: 0,
      recreates: 0,
      blocked: 2,
      unproven: 0,
      daysOfData: 88,
      steps: [
        { from: '2.0.0', to: '2.7.0', decision: 'blocked' },
        { from: '2.7.0', to: '3.2.0' },
      ],
    });
  });

  it.each([
    [['--from', '2.0.5'], 2, '2.0.5 is not in the index'],
    [['--from', '2.0.0', '--index-url', 'nowhere.json'], 3, 'times'],
    [['--every', '7d'], 3, '--from is missing'],
    [['--from', '2.0.0', '--every', '7'], 3, 'Give it in days, for example 7d'],
    [['--from', '2.0.0', '--every', '0d'], 3, 'Give it in days'],
    [['--from', '2.0.0', '--every'], 3, 'needs a value'],
    [['--from', '2.0.0', '--to', '2.1.0'], 3, 'There is no option --to'],
  ])('%j exits with %i', async (options, code, says) => {
    const result = await ask(...options);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toContain(says);
  });
});
