import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeGroupEvent, pullRequestEvent, pushEvent, ZEROS } from '../support/events.ts';
import { checkoutOf, cloneOf, emptyRepository, temporaryFolder } from '../support/git-repository.ts';
import { gitHubApiFor } from '../support/github-api.ts';
import { serverForTest, status } from '../support/misbehaving-server.ts';
import {
  deploymentsOf,
  EVIDENCE,
  errorsOf,
  type Files,
  type Inputs,
  pullRequest,
  queue,
  VALUES,
  values,
} from '../support/pull-request.ts';
import { runAction, type StepResult } from '../support/runner.ts';

/** Runs the gate on a pull request whose merge commit is checked out with a depth of one. */
function runOn(base: Files, change: Files, inputs: Inputs = {}): Promise<StepResult> {
  const { origin, merge, event } = pullRequest(base, change);
  return runAction({ ...EVIDENCE, ...inputs }, {}, { ...event, folder: checkoutOf(origin, merge).folder });
}

describe('a pull request', { timeout: 60_000 }, () => {
  it('is green along a span that is proven', async () => {
    const result = await runOn({ [VALUES]: values('2.0.0') }, { [VALUES]: values('2.2.0') });
    expect(result.code, result.stdout).toBe(0);
    expect(result.outputs).toMatchObject({
      decision: 'roll',
      'upgrade-mode': 'RollingUpdate',
      safe: 'true',
      from: '2.0.0',
      to: '2.2.0',
      direction: 'upgrade',
      verdict: 'true',
    });
    expect(deploymentsOf(result)).toEqual([
      {
        id: `helm-values:${VALUES}`,
        kind: 'helm-values',
        file: VALUES,
        line: 3,
        from: '2.0.0',
        to: '2.2.0',
        change: 'upgrade',
        decision: 'roll',
        upgradeMode: 'RollingUpdate',
        problem: null,
      },
    ]);
    expect(errorsOf(result)).toEqual([]);
    expect(result.summary).toContain(
      '2.0.0 → [2.2.0](https://github.com/lightdash/lightdash/releases/tag/2.2.0) can roll',
    );
  });

  it('is red across a release that is not proven, on the line of the tag', async () => {
    const result = await runOn({ [VALUES]: values('2.2.0') }, { [VALUES]: values('2.5.0') });
    expect(result.code).toBe(1);
    expect(result.outputs).toMatchObject({ decision: 'recreate', 'upgrade-mode': 'Recreate', safe: 'false' });
    const [error, ...others] = errorsOf(result);
    expect(others).toEqual([]);
    expect(error?.properties).toContain(`file=${VALUES}`);
    expect(error?.properties).toContain('line=3');
    expect(result.summary).toContain('2.4.0');
  });

  it('that changes no version is green and fetches nothing', async () => {
    const server = await serverForTest(status(500));
    const result = await runOn(
      { [VALUES]: values('2.2.0'), 'README.md': 'a' },
      { [VALUES]: values('2.2.0', 'configMap: {SITE_URL: x}\n'), 'README.md': 'b' },
      { 'index-url': `${server.origin}/index.json`, 'release-asset-url': `${server.origin}/{version}.json` },
    );
    expect(result.code, result.stdout).toBe(0);
    expect(result.outputs).toMatchObject({ decision: 'unchanged', 'upgrade-mode': 'RollingUpdate', safe: 'true' });
    expect(server.requests).toEqual([]);
    expect(result.commands).toEqual([]);
  });
});

describe('other events', { timeout: 60_000 }, () => {
  it('shows the worse of the two spans of a merge queue', async () => {
    const { origin, tip, first, second } = queue();
    const result = await runAction(EVIDENCE, {}, { ...mergeGroupEvent(second, first), folder: cloneOf(origin).folder });
    expect(result.code).toBe(1);
    expect(deploymentsOf(result)).toHaveLength(1);
    expect(result.report).toMatchObject({ comparison: { bases: [first, tip] } });
    expect(result.report?.['spans']).toHaveLength(1);
    expect(result.outputs).toMatchObject({ decision: 'recreate' });
  });

  it('judges a pull_request_target without checking it out', async () => {
    const { origin, tip, head, merge } = pullRequest({ [VALUES]: values('2.0.0') }, { [VALUES]: values('2.2.0') });
    origin.branch('main');
    const event = pullRequestEvent(tip, { headSha: head, baseSha: tip }, 'pull_request_target');
    const result = await runAction(EVIDENCE, {}, { ...event, folder: checkoutOf(origin, tip).folder });
    expect(result.outputs, result.stdout).toMatchObject({ decision: 'roll', from: '2.0.0', to: '2.2.0' });
    expect(result.report).toMatchObject({ comparison: { head: merge, bases: [tip] } });
    origin.commit({ a: 'moved on' });
    const stale = await runAction(EVIDENCE, {}, { ...event, folder: checkoutOf(origin, tip).folder });
    expect(stale.code).toBe(1);
    expect(stale.stdout).toContain('out of date');
    expect(stale.outputs).toMatchObject({ decision: 'unproven', 'upgrade-mode': 'Recreate' });
  });

  it('judges a push, a first push, and a branch that is deleted', async () => {
    const { origin, tip, first } = queue();
    const { folder } = checkoutOf(origin, first);
    const run = (event: ReturnType<typeof pushEvent>) => runAction(EVIDENCE, {}, { ...event, folder });
    expect((await run(pushEvent(tip, first))).outputs).toMatchObject({ decision: 'roll', from: '2.0.0' });
    const install = await run(pushEvent(ZEROS, first));
    expect(install.code, install.stdout).toBe(0);
    expect(deploymentsOf(install)).toMatchObject([{ change: 'install' }]);
    const deleted = await run(pushEvent(first, ZEROS));
    expect([deleted.code, deleted.outputs['upgrade-mode']]).toEqual([0, 'Recreate']);
  });

  it.each(['', '/api/v3'])('reads what no checkout has over the API under "%s"', async (prefix) => {
    const { origin, event } = pullRequest({ [VALUES]: values('2.0.0') }, { [VALUES]: values('2.2.0') });
    const github = await gitHubApiFor(origin, { prefix });
    const { folder } = emptyRepository();
    const inputs = { ...EVIDENCE, 'github-token': 'token' };
    const result = await runAction(inputs, { GITHUB_API_URL: github.api.baseUrl }, { ...event, folder });
    expect(result.outputs, result.stdout).toMatchObject({ decision: 'roll', from: '2.0.0', to: '2.2.0' });
  });
});

describe('a pull request whose manifests were rendered', { timeout: 60_000 }, () => {
  const kustomization = (tag: string, operation = 'replace') =>
    `resources: [deploy.yaml]\npatches:\n- patch: |-\n    - {op: ${operation}, path: /spec/template/spec/containers/0/image, value: "lightdash/lightdash:${tag}"}\n`;
  const manifest = (tag: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: web, image: "lightdash/lightdash:${tag}"}]}}}\n`;
  const base = { 'bi/deploy.yaml': manifest('2.0.0'), 'bi/kustomization.yaml': kustomization('2.0.0') };
  const change = { 'bi/kustomization.yaml': kustomization('2.2.0', 'add') };

  async function runRendered(before: string | null, after: string | null): Promise<StepResult> {
    const folder = temporaryFolder();
    const inputs = { 'rendered-base': join(folder, 'base.yaml'), 'rendered-head': join(folder, 'head.yaml') };
    if (before !== null) writeFileSync(inputs['rendered-base'], before);
    if (after !== null) writeFileSync(inputs['rendered-head'], after);
    return runOn(base, change, inputs);
  }

  it('is judged by them, on the line that decides', async () => {
    const result = await runRendered(manifest('2.0.0'), manifest('2.2.0'));
    expect(result.code, result.stdout).toBe(0);
    expect(result.outputs).toMatchObject({
      decision: 'roll',
      'upgrade-mode': 'RollingUpdate',
      from: '2.0.0',
      to: '2.2.0',
    });
    expect(deploymentsOf(result)).toMatchObject([{ kind: 'rendered', file: 'bi/kustomization.yaml', line: 4 }]);
    expect(result.summary).toContain('Rendered manifests: base');
  });
});
