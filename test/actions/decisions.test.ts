import { describe, expect, it } from 'vitest';
import { expectRoll, expectUnproven, FIXTURES, OLD_INDEX } from '../support/decided-steps.ts';
import { runActionHere } from '../support/runner.ts';
import { unlinked } from '../support/shown.ts';

describe('decisions on the fixtures', () => {
  it.each([
    ['recreate', '2.2.0', '2.5.0', '2.2.0 → 2.5.0 needs downtime (`Recreate`)', '2.5.0', 'false'],
    ['recreate', '0.5.0', '1.0.0', '0.5.0 → 1.0.0 needs downtime (`Recreate`)', '1.0.0', 'unknown'],
    ['blocked', '1.0.0', '2.2.0', '1.0.0 → 2.2.0 needs 3 steps, 2 with downtime', '1.1.0', 'false'],
    ['blocked', '2.5.0', '2.7.0', '2.5.0 → 2.7.0 needs 2 steps', '2.6.0', 'true'],
    ['blocked', '2.11.0', '3.2.0', '2.11.0 → 3.2.0 needs 2 steps', '3.0.0', 'true'],
    ['unproven', '2.8.0', '2.9.0', 'Could not check 2.8.0 → 2.9.0: artifacts cannot be read', '2.9.0', 'unknown'],
    ['unproven', '2.0.0', '9.9.9', 'Could not check 2.0.0 → 9.9.9: 9.9.9 is not in the index', '', 'unknown'],
  ])('%s from %s to %s', async (decision, from, to, title, next, verdict) => {
    const result = await runActionHere({ from, to, ...FIXTURES });
    expect(result.code).toBe(1);
    expect(result.outputs).toMatchObject({
      decision,
      verdict,
      safe: 'false',
      'upgrade-mode': 'Recreate',
      'helm-args': '--set upgrade.mode=Recreate',
      'next-version': next,
    });
    expect(result.commands[0]).toMatchObject({ name: 'error', properties: `title=${title}` });
    expect(unlinked(result.summary)).toContain(title);
    expect(result.report).toMatchObject({ decision });
  });

  it('unchanged, with a warning that nothing was compared', async () => {
    const result = await runActionHere({ from: '2.2.0', to: '2.2.0', ...FIXTURES });
    expect(result.code).toBe(0);
    expect(result.outputs).toMatchObject({ decision: 'unchanged', 'upgrade-mode': 'RollingUpdate', plan: '[]' });
    expect(result.commands.filter(({ name }) => name === 'warning').map(({ message }) => message)).toEqual([
      'Nothing was compared: 2.2.0 is both the current and the target version',
      OLD_INDEX,
    ]);
  });

  it('unproven where the same version is given twice and is not indexed', async () => {
    expectUnproven(
      await runActionHere({ from: '2.2.5', to: '2.2.5', ...FIXTURES }),
      /2\.2\.5 is not in the release-safety index/,
    );
  });

  it('trusts the index alone with artifacts: off, and says so', async () => {
    const result = await runActionHere({ from: '2.8.0', to: '2.10.0', ...FIXTURES, artifacts: 'off' });
    expectRoll(result);
    expect(result.summary).toContain('by the index alone');
    expect(result.report).toMatchObject({ evidence: { artifacts: 'off', documents: [{ document: 'index' }] } });
  });

  it('tolerates a missing artifact with artifacts: explain', async () => {
    expectRoll(await runActionHere({ from: '2.8.0', to: '2.9.0', ...FIXTURES, artifacts: 'explain' }));
  });
});

describe('fail-on decides what fails the step, and nothing else', () => {
  const cases = {
    unchanged: '2.2.0 2.2.0',
    roll: '2.0.0 2.2.0',
    recreate: '2.2.0 2.5.0',
    blocked: '1.0.0 2.2.0',
    unproven: '2.0.0 9.9.9',
  };
  const passing: Record<string, string[]> = {
    'not-rolling': ['unchanged', 'roll'],
    'mode-mismatch': ['unchanged', 'roll'],
    blocked: ['unchanged', 'roll', 'recreate'],
    never: ['unchanged', 'roll', 'recreate', 'blocked', 'unproven'],
  };
  // The last that passes and the first that fails of each; the whole table: test/gate/judge/fail-on.test.ts.
  const table = [
    ['not-rolling', 'roll'],
    ['not-rolling', 'recreate'],
    ['mode-mismatch', 'roll'],
    ['mode-mismatch', 'recreate'],
    ['blocked', 'recreate'],
    ['blocked', 'blocked'],
    ['never', 'unproven'],
    ['never', 'unchanged'],
  ] as const;

  it.each(table)('%s with %s', async (failOn, decision) => {
    const [from = '', to = ''] = cases[decision as keyof typeof cases].split(' ');
    const result = await runActionHere({ from, to, ...FIXTURES, 'fail-on': failOn });
    const passes = passing[failOn]?.includes(decision);
    expect(result.code).toBe(passes ? 0 : 1);
    expect(result.outputs['decision']).toBe(decision);
    const rolls = decision === 'roll' || decision === 'unchanged';
    expect(result.outputs['upgrade-mode']).toBe(rolls ? 'RollingUpdate' : 'Recreate');
    expect(result.commands[0]?.name).toBe(passes ? (rolls ? 'notice' : 'warning') : 'error');
  });
});

describe('questions that cannot be asked', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['v1.2.3', { from: 'v1.2.3' }, /Input "from" is "v1\.2\.3", not a version\. Give it as X\.Y\.Z/],
    ['1.2.3-rc.1', { to: '1.2.3-rc.1' }, /Input "to" is "1\.2\.3-rc\.1", not a version/],
    ['a trailing line break', { to: '2.2.0\n' }, /Input "to" is "2\.2\.0\\n", not a version/],
    ['an empty version', { from: '' }, /The current version is unknown: set `base-ref`, `from` or `running-url`/],
    ['a reversed span', { from: '2.2.0', to: '2.0.0' }, /"to" \(2\.0\.0\) is below "from" \(2\.2\.0\)/],
    [
      'an unknown value',
      { 'fail-on': 'not-roling' },
      /Input "fail-on" is "not-roling"\. Give one of .*\. Did you mean "not-rolling"\?/,
    ],
    ['an unknown input', { 'fail-onn': 'never' }, /There is no input "fail-onn"\. Did you mean "fail-on"\?/],
    ['hostile text', { from: '::error::x\n##[error]y' }, /Input "from" is ": :error: :x\\n# #\[error\]y"/],
  ])('%s', async (_, inputs, message) => {
    const result = await runActionHere({ from: '2.0.0', to: '2.2.0', ...FIXTURES, ...inputs });
    expectUnproven(result, message);
    expect(result.outputs).not.toHaveProperty('report-path');
  });
});
