import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/events.ts';
import { checkoutOf, emptyRepository } from '../support/git-repository.ts';
import { KIND_REPOSITORIES } from '../support/kind-repositories.ts';
import { serverForTest, status } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import { runAction, type StepResult } from '../support/runner.ts';
import { shown } from '../support/shown.ts';

const EVIDENCE = {
  'index-url': `${ROOT}fixtures/release-safety-index.json`,
  'release-asset-url': `${ROOT}fixtures/artifacts/{version}.json`,
};

type Files = Readonly<Record<string, string>>;

/** Runs the gate on a pull request from one state of a repository to another, as GitHub merges and checks it out. */
function runOn(base: Files, head: Files, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  const origin = emptyRepository();
  const start = origin.commit(base);
  origin.branch('update', start);
  const tip = origin.commit(head);
  const merge = origin.mergeOf(start, tip);
  origin.git('update-ref', 'refs/pull/7/head', tip);
  origin.git('update-ref', 'refs/pull/7/merge', merge);
  const event = pullRequestEvent(merge, { headSha: tip, baseSha: start });
  return runAction({ ...EVIDENCE, ...inputs }, {}, { ...event, folder: checkoutOf(origin, merge).folder });
}

interface Shown {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
  readonly decision: string;
}

function deploymentsOf({ outputs }: StepResult): Shown[] {
  return JSON.parse(outputs['deployments'] ?? '[]');
}

describe.each(KIND_REPOSITORIES)('a pull request on $name', { timeout: 60_000 }, (repository) => {
  const { kind, files, file, line, count, unrelated } = repository;

  it('is green along a span that is proven, and names the file and the line', async () => {
    const result = await runOn(files('2.0.0'), files('2.2.0'));
    expect(result.code, result.stdout).toBe(0);
    expect(result.outputs).toMatchObject({
      decision: 'roll',
      'upgrade-mode': 'RollingUpdate',
      safe: 'true',
      from: '2.0.0',
      to: '2.2.0',
    });
    const deployments = deploymentsOf(result);
    expect(deployments).toHaveLength(count);
    expect(deployments.filter(({ decision }) => decision !== 'unchanged')).toEqual([
      expect.objectContaining({ kind, file, line, from: '2.0.0', to: '2.2.0', change: 'upgrade', decision: 'roll' }),
    ]);
    expect(result.commands.filter(({ name }) => name !== 'notice')).toEqual([]);
    expect(result.summary).toContain('2.0.0 → 2.2.0');
    expect(shown(result.summary)).toContain(`\`${file}:${line}\``);
  });

  it('is red across a release that is not proven, on the line that decides', async () => {
    const result = await runOn(files('2.2.0'), files('2.5.0'));
    expect(result.code, result.stdout).toBe(1);
    expect(result.outputs).toMatchObject({ decision: 'recreate', 'upgrade-mode': 'Recreate', safe: 'false' });
    const [error, ...others] = result.commands.filter(({ name }) => name === 'error');
    expect(others).toEqual([]);
    expect(error?.properties).toContain(`file=${file}`);
    expect(error?.properties).toMatch(new RegExp(`line=${line}(?!\\d)`));
    expect(result.summary).toContain('2.4.0');
  });

  it('is green without a request where another application changes', async () => {
    const server = await serverForTest(status(500));
    const result = await runOn(
      files('2.2.0'),
      { ...files('2.2.0'), ...unrelated },
      {
        'index-url': `${server.origin}/index.json`,
        'release-asset-url': `${server.origin}/{version}.json`,
        'chart-repository-url': `${server.origin}/charts`,
      },
    );
    expect(result.code, result.stdout).toBe(0);
    expect(result.outputs).toMatchObject({ decision: 'unchanged', 'upgrade-mode': 'RollingUpdate', safe: 'true' });
    expect(deploymentsOf(result).map(({ decision }) => decision)).toEqual(Array(count).fill('unchanged'));
    expect(server.requests).toEqual([]);
    expect(result.commands).toEqual([]);
  });
});

describe('a mode that is declared in the values of a tool', { timeout: 60_000 }, () => {
  const release = (chart: string, version: string, tag: string) => ({
    'helmfile.yaml': `repositories:
  - {name: lightdash, url: "https://lightdash.github.io/helm-charts"}
releases:
  - name: lightdash
    chart: ${chart}
    version: ${version}
    values:
      - image: {repository: lightdash/lightdash, tag: ${tag}}
        upgrade: {mode: Recreate}
        migrationJob: {enabled: true}
`,
  });

  it.each<[chart: string, version: string, code: number]>([
    ['lightdash/lightdash', '2.16.361', 0],
    ['lightdash/lightdash', '2.16.283', 1],
    ['lightdash/lightdash', '2.x', 1],
    // Another chart does with it what it likes.
    ['bjw-s/app-template', '3.1.0', 1],
  ])('under %s %s: %i', async (chart, version, code) => {
    const inputs = { 'fail-on': 'mode-mismatch' };
    const result = await runOn(release(chart, version, '2.2.0'), release(chart, version, '2.5.0'), inputs);
    expect(result.code, result.stdout).toBe(code);
    expect(result.outputs).toMatchObject({ decision: 'recreate', 'upgrade-mode': 'Recreate', safe: 'false' });
  });
});
