import { describe, expect, it } from 'vitest';
import { type Files, judgeFiles } from '../../fuzz/repositories.ts';
import { ROOT } from '../../support/process.ts';

type Inputs = Readonly<Record<string, string>>;

const VALUES = 'deploy/lightdash/values.yaml';
const ARTIFACTS = { artifacts: 'verify', 'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json` };

function values(tag: string, more = ''): string {
  return `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n${more}`;
}

/** The files of the base, changed as the branch changes them; null removes one. */
function after(base: Files, change: Readonly<Record<string, string | null>>): Files {
  const files: Record<string, Files[string]> = { ...base };
  for (const [path, content] of Object.entries(change)) {
    if (content === null) delete files[path];
    else files[path] = content;
  }
  return files;
}

describe('a change of what is deployed', () => {
  it.each<[string, Files, Readonly<Record<string, string | null>>, Inputs, number, Readonly<Record<string, unknown>>]>([
    [
      'a downgrade',
      { [VALUES]: values('2.2.0') },
      { [VALUES]: values('2.0.0') },
      {},
      1,
      { change: 'downgrade', decision: null, upgradeMode: null },
    ],
    [
      'a downgrade under never',
      { [VALUES]: values('2.2.0') },
      { [VALUES]: values('2.0.0') },
      { 'fail-on': 'never' },
      0,
      { change: 'downgrade' },
    ],
    [
      'an install',
      { a: 'a' },
      { [VALUES]: values('2.0.0') },
      {},
      0,
      { change: 'install', from: null, to: '2.0.0', decision: null },
    ],
    [
      'an install that is not wanted',
      { a: 'a' },
      { [VALUES]: values('2.0.0') },
      { 'new-target': 'fail' },
      1,
      { change: 'install' },
    ],
    [
      'a removal',
      { [VALUES]: values('2.0.0'), a: 'a' },
      { [VALUES]: null },
      {},
      0,
      { change: 'removed', from: '2.0.0', to: null, decision: null },
    ],
    [
      'a tag that moves',
      { [VALUES]: values('2.0.0') },
      { [VALUES]: values('latest') },
      {},
      1,
      { problem: { code: 'moving-tag' }, decision: 'unproven' },
    ],
    [
      'a tag that moves and did before',
      { [VALUES]: values('latest'), a: 'a' },
      { a: 'b' },
      {},
      0,
      { problem: { code: 'moving-tag' }, decision: 'unchanged', upgradeMode: 'Recreate' },
    ],
    [
      'the same where that fails',
      { [VALUES]: values('latest'), a: 'a' },
      { a: 'b' },
      { strict: 'true' },
      1,
      { problem: { code: 'moving-tag' } },
    ],
    [
      'a target',
      { 'x/y.yaml': 'a: {b: 2.0.0}\n' },
      { 'x/y.yaml': 'a: {b: 2.2.0}\n' },
      { targets: 'x/y.yaml#a.b' },
      0,
      { kind: 'target', decision: 'roll' },
    ],
    [
      'a digest that changes',
      { [VALUES]: values('2.0.0@sha256:aa') },
      { [VALUES]: values('2.0.0@sha256:bb') },
      {},
      0,
      { change: 'unchanged', decision: 'unchanged', upgradeMode: 'Recreate' },
    ],
    [
      'a suffix that changes',
      { [VALUES]: values('2.0.0') },
      { [VALUES]: values('2.0.0-commercial') },
      {},
      0,
      { change: 'unchanged', problem: null, decision: 'unchanged', upgradeMode: 'Recreate' },
    ],
  ])('%s', async (_, base, change, inputs, code, expected) => {
    const report = await judgeFiles(base, after(base, change), { ...ARTIFACTS, ...inputs });
    expect(report.outcome.fails).toBe(code === 1);
    expect(report.deployments[0]).toMatchObject(expected);
    const isRoll = expected['decision'] === 'roll';
    expect(report.upgradeMode).toBe(isRoll ? 'RollingUpdate' : 'Recreate');
    expect(report.safe).toBe(isRoll);
  });

  it.each([
    ['2.16.361', 'Recreate', false],
    ['2.16.361', '""', true],
    ['2.16.361', 'RollingUpdate', true],
    ['2.16.283', 'Recreate', true],
    ['^2.16.0', 'Recreate', true],
  ])('under chart %s with the mode %s declared fails mode-mismatch: %s', async (version, mode, fails) => {
    const files = (tag: string) => ({
      'bi/Chart.yaml': `apiVersion: v2\nname: bi\nversion: 1.0.0\ndependencies:\n  - name: lightdash\n    version: ${version}\n    repository: https://lightdash.github.io/helm-charts\n`,
      'bi/values.yaml': `lightdash:\n  image:\n    tag: ${tag}\n  upgrade:\n    mode: ${mode}\n  migrationJob:\n    enabled: true\n`,
    });
    const report = await judgeFiles(files('2.2.0'), files('2.5.0'), { ...ARTIFACTS, 'fail-on': 'mode-mismatch' });
    expect(report).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', safe: false });
    expect(report.outcome.fails).toBe(fails);
  });
});
