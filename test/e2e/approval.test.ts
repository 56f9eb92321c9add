import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportFile } from '../support/approvals.ts';
import { pullRequestEvent, pushEvent } from '../support/events.ts';
import { emptyRepository, repositoryWith } from '../support/git-repository.ts';
import { runCli } from '../support/process.ts';
import { runAction } from '../support/runner.ts';

const DOCUMENTS = {
  'index-url': 'fixtures/release-safety-index.json',
  'release-asset-url': 'fixtures/artifacts/{version}.json',
};
const OPTIONS = Object.entries(DOCUMENTS).flatMap(([name, value]) => [`--${name}`, value]);

/** The report that the action leaves on two versions. */
async function approved(from: string, to: string, inputs: Readonly<Record<string, string>> = {}): Promise<string> {
  const { report } = await runAction({ ...DOCUMENTS, from, to, ...inputs });
  expect(report).not.toBeNull();
  return reportFile(report);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

it('a report with a rollback is verified with the commits that allow it', async () => {
  const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:${tag}\n`;
  const repository = repositoryWith({ 'compose.yaml': compose('2.2.0') });
  const { folder } = repository;
  repository.commit({
    'compose.yaml': compose('2.1.0'),
    '.github/upgrade-gate.yml': 'exceptions:\n  - { from: 2.2.0, to: 2.1.0, allow: rollback, reason: INC-7 }\n',
  });
  const asked = [...OPTIONS, '--artifacts', 'off', '--fail-on', 'mode-mismatch', '--working-directory', folder];
  const { code, stdout } = await runCli(['gate', '--base', 'HEAD~1', ...asked, '--json']);
  expect(code).toBe(0);
  const path = reportFile(JSON.parse(stdout));
  const alone = await runCli(['verify', path, ...asked]);
  expect([alone.code, alone.stderr]).toEqual([
    3,
    'upgrade-gate: The approved report has a rollback, 2.2.0 → 2.1.0. Only the change itself allows one: verify the report with the commits of the change, `--base` and `--head`.\n',
  ]);
  const whole = await runCli(['verify', path, '--base', 'HEAD~1', ...asked]);
  expect([whole.code, whole.stderr]).toEqual([0, expect.stringContaining('still holds')]);
});

describe('an approved report, for the action', () => {
  it('holds: the same outputs as without, and one line more', async () => {
    const inputs = { ...DOCUMENTS, from: '2.0.0', to: '2.1.0' };
    const path = await approved('2.0.0', '2.1.0');
    const [without, result] = [await runAction(inputs), await runAction({ ...inputs, 'approved-report': path })];
    expect([result.code, result.outputs['upgrade-mode'], result.outputs['safe']]).toEqual([0, 'RollingUpdate', 'true']);
    const { 'report-path': _one, ...told } = result.outputs;
    const { 'report-path': _other, ...before } = without.outputs;
    expect(told).toEqual(before);
    expect(result.summary).toMatch(/✅ What was approved on \d{4}-\d\d-\d\d \d\d:\d\d UTC still holds\./);
    expect(result.report).toMatchObject({ approval: { verificationResult: 'PASSED', differences: [] } });
  });

  it('does not hold for another version', async () => {
    const path = await approved('2.0.0', '2.1.0');
    const result = await runAction({ ...DOCUMENTS, from: '2.0.0', to: '2.2.0', 'approved-report': path });
    expect([result.code, result.outputs['decision']]).toEqual([1, 'roll']);
    expect(result.summary).toContain(
      '## ❌ Not what was approved. 2.0.0 → [2.2.0](https://github.com/lightdash/lightdash/releases/tag/2.2.0) can roll',
    );
    expect(result.commands.find(({ name }) => name === 'error')).toMatchObject({
      properties: 'title=Not what was approved',
      message: expect.stringContaining('2.0.0 → 2.2.0 was not approved.'),
    });
    expect(oneLine(result.stdout)).toContain('❌ Fails: not what was approved, can roll (fail-on: not-rolling)');
    const lenient = { ...DOCUMENTS, from: '2.0.0', to: '2.2.0', 'approved-report': path, 'fail-on': 'never' };
    expect((await runAction(lenient)).code).toBe(0);
  });

  it('does not hold where the policy has become stricter', async () => {
    const path = await approved('2.0.0', '2.1.0');
    const inputs = { ...DOCUMENTS, from: '2.0.0', to: '2.1.0', 'approved-report': path };
    const result = await runAction({ ...inputs, 'minimum-release-age': '99999 days' });
    expect([result.code, result.outputs['decision'], result.outputs['upgrade-mode']]).toEqual([
      1,
      'blocked',
      'Recreate',
    ]);
    expect(result.report).toMatchObject({ approval: { differences: [{ code: 'decision-worse' }] } });
  });

  it.each<[string, unknown, string]>([
    ['nothing', '', 'is empty, expected JSON'],
    ['commands', '::error::x\n##[error]y', 'text that begins with'],
    ['a later report', { reportVersion: '2' }, 'a newer version of Upgrade Gate wrote it'],
    ['an edited one', { reportVersion: '1', safe: true }, 'member \\"generatedAt\\" is nothing'],
  ])('cannot be used where it is %s, under any fail-on', async (_, content, says) => {
    const inputs = { ...DOCUMENTS, from: '2.0.0', to: '2.1.0', 'fail-on': 'never' };
    const result = await runAction({ ...inputs, 'approved-report': reportFile(content) });
    expect([result.code, result.outputs['upgrade-mode']]).toEqual([1, 'Recreate']);
    const errors = result.commands.filter(({ name }) => name === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(says.replaceAll('\\"', '"'));
  });

  it('is compared with what a pull request merged to', async () => {
    const values = (tag: string) => ({ 'values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n` });
    const origin = emptyRepository();
    const base = origin.commit(values('2.0.0'));
    origin.branch('update', base);
    const head = origin.commit(values('2.1.0'));
    const merge = origin.mergeOf(base, head);
    const event = { name: 'pull_request', payload: pullRequestEvent(merge, { headSha: head, baseSha: base }).payload };
    const folder = origin.folder;
    const documents = Object.fromEntries(
      Object.entries(DOCUMENTS).map(([name, path]) => [name, join(process.cwd(), path)]),
    );
    const checked = await runAction(documents, {}, { ...event, sha: merge, folder });
    expect(checked).toMatchObject({ code: 0, outputs: { from: '2.0.0', to: '2.1.0' } });
    const path = reportFile(checked.report);

    // A squash: another commit than the one that was checked.
    origin.branch('main', base);
    const squashed = origin.commit(values('2.1.0'), 'Upgrade');
    const push = { ...pushEvent(base, squashed), folder };
    const deployed = await runAction({ ...documents, 'approved-report': path }, {}, push);
    expect(deployed).toMatchObject({ code: 0, report: { approval: { verificationResult: 'PASSED' } } });

    const committed = origin.commit({ ...values('2.2.0'), 'approved.json': JSON.stringify(checked.report) });
    const again = { ...pushEvent(squashed, committed), folder };
    const own = await runAction({ ...documents, 'approved-report': join(folder, 'approved.json') }, {}, again);
    expect(own.code).toBe(1);
    expect(own.commands.map(({ message }) => message).join('\n')).toContain('the change could approve itself');
    const other = await runAction({ ...documents, 'approved-report': path }, {}, again);
    expect(other).toMatchObject({ code: 1, report: { approval: { differences: [{ code: 'other-versions' }] } } });
  });
});
