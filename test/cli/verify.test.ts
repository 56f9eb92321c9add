import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportFile } from '../support/approvals.ts';
import { emptyRepository } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { runActionHere } from '../support/runner.ts';

const DOCUMENTS = {
  'index-url': 'fixtures/release-safety-index.json',
  'release-asset-url': 'fixtures/artifacts/{version}.json',
};
const OPTIONS = Object.entries(DOCUMENTS).flatMap(([name, value]) => [`--${name}`, value]);

/** The report that the action leaves on two versions. */
async function approved(from: string, to: string, inputs: Readonly<Record<string, string>> = {}): Promise<string> {
  const { report } = await runActionHere({ ...DOCUMENTS, from, to, ...inputs });
  expect(report).not.toBeNull();
  return reportFile(report);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

describe('verify', () => {
  it('judges the upgrades of the report by the documents of now', async () => {
    const path = await approved('2.0.0', '2.1.0');
    const holds = await runCliHere(['verify', path, ...OPTIONS]);
    expect([holds.code, holds.stderr]).toEqual([0, '']);
    expect(holds.stdout).toMatch(/still holds\.\n/);
    const json = await runCliHere(['verify', path, '--json', ...OPTIONS]);
    expect(JSON.parse(json.stdout)).toMatchObject({ decision: 'roll', approval: { verificationResult: 'PASSED' } });
    const gate = await runCliHere(['gate', '--from', '2.0.0', '--to', '2.1.0', '--approved-report', path, ...OPTIONS]);
    expect([gate.code, gate.stdout]).toEqual([0, holds.stdout]);
  });

  it('asks for the commits of a downgrade, because versions do not show that it is allowed', async () => {
    const path = await approved('2.0.0', '2.1.0');
    const { code, stderr } = await runCliHere(['verify', path, '--from', '2.1.0', '--to', '2.0.0', ...OPTIONS]);
    expect([code, stderr]).toEqual([
      3,
      'upgrade-gate: 2.1.0 → 2.0.0 is a downgrade. If it was approved, give its commits: --base and --head.\n',
    ]);
  });

  it.each<[string, readonly string[], number, RegExp]>([
    ['the same versions', ['--from', '2.0.0', '--to', '2.1.0'], 0, /still holds/],
    ['another version', ['--from', '2.0.0', '--to', '2.2.0'], 1, /Not what was approved\. 2\.0\.0 → 2\.2\.0 can roll/],
    ['a stricter policy', ['--minimum-release-age', '99999 days'], 1, /2\.1\.0 is too young/],
    ['no artifacts', ['--release-asset-url', 'fixtures/nowhere/{version}.json'], 2, /Not what was approved/],
    ['nothing to fail on', ['--from', '2.0.0', '--to', '2.2.0', '--fail-on', 'never'], 0, /⚠️ What differs/],
  ])('exits as `gate` does with %s', async (_, options, code, text) => {
    const path = await approved('2.0.0', '2.1.0');
    const result = await runCliHere([
      'verify',
      path,
      ...OPTIONS.slice(0, options[0] === '--release-asset-url' ? 2 : 4),
      ...options,
    ]);
    expect(oneLine(result.stdout)).toMatch(text);
    expect(result.code).toBe(code);
  });

  it('says on stderr that the index cannot be read', async () => {
    const result = await runCliHere([
      'verify',
      await approved('2.0.0', '2.1.0'),
      '--index-url',
      'fixtures/nowhere.json',
    ]);
    expect([result.code, result.stdout]).toEqual([2, '']);
    expect(oneLine(result.stderr)).toContain('Not what was approved');
  });

  it('judges the commits of a repository', async () => {
    const values = (tag: string) => ({ 'values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n` });
    const { folder, ...origin } = emptyRepositoryWith([values('2.0.0'), values('2.1.0')]);
    const documents = Object.entries(DOCUMENTS).flatMap(([name, path]) => [`--${name}`, join(process.cwd(), path)]);
    const commits = ['--base', 'HEAD^', '--working-directory', folder, ...documents];
    const { stdout } = await runCliHere(['gate', '--json', ...commits]);
    const path = reportFile(stdout);
    expect((await runCliHere(['verify', path, ...commits])).code).toBe(0);
    origin.commit(values('2.2.0'));
    const moved = await runCliHere(['verify', path, ...commits]);
    expect([moved.code, oneLine(moved.stdout)]).toEqual([
      1,
      expect.stringContaining('2.1.0 → 2.2.0 is about to be deployed'),
    ]);
    writeFileSync(join(folder, 'here.json'), stdout);
    expect((await runCliHere(['verify', 'here.json', ...commits])).code).toBe(1);
  });

  it.each<[string, readonly string[], string]>([
    ['no report', [], 'Give one report, as in verify REPORT.'],
    ['two reports', ['a.json', 'b.json'], '"b.json" is not an option. Give one report.'],
    [
      'a report that is not there',
      ['nowhere.json'],
      'The approved report nowhere.json cannot be used: there is no such file',
    ],
    ['no report', ['fixtures/release-safety-index.json'], 'member "reportVersion" is nothing, expected "1"'],
    ['half a question', ['nowhere.json', '--from', '2.0.0'], '--to is missing'],
    ['the option, too', ['a.json', '--approved-report', 'b.json'], 'There is no option --approved-report'],
  ])('cannot be asked with %s', async (_, options, says) => {
    const result = await runCliHere(['verify', ...options]);
    expect([result.code, result.stdout]).toEqual([3, '']);
    expect(result.stderr).toContain(says);
  });
});

/** A repository with these commits. */
function emptyRepositoryWith(commits: readonly Readonly<Record<string, string>>[]) {
  const repository = emptyRepository();
  for (const files of commits) repository.commit(files);
  return { folder: repository.folder, commit: (files: Readonly<Record<string, string>>) => repository.commit(files) };
}
