import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mergeGroupEvent, pushEvent } from '../support/events.ts';
import { checkoutOf, cloneOf, emptyRepository, GitRepository, temporaryFolder } from '../support/git-repository.ts';
import { refuse } from '../support/github-api.ts';
import { serverForTest } from '../support/misbehaving-server.ts';
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
import { runActionHere, type StepResult } from '../support/runner.ts';

/** Runs the gate on a pull request whose merge commit is checked out with a depth of one. */
function runOn(base: Files, change: Files, inputs: Inputs = {}): Promise<StepResult> {
  const { origin, merge, event } = pullRequest(base, change);
  return runActionHere({ ...EVIDENCE, ...inputs }, {}, { ...event, folder: checkoutOf(origin, merge).folder });
}

/** Without a wait for a server that no test reaches. */
const NOWHERE = join(import.meta.dirname, 'no-charts');

describe('a pull request', { timeout: 60_000 }, () => {
  it('is green with the mode that it needs declared under a chart that carries it out', async () => {
    const chart = (version: string) =>
      `apiVersion: v2\nname: bi\nversion: 1.0.0\ndependencies:\n  - name: lightdash\n    version: ${version}\n    repository: https://lightdash.github.io/helm-charts\n`;
    const tag = (version: string, mode: string) =>
      `lightdash:\n  image:\n    tag: ${version}\n  upgrade:\n    mode: ${mode}\n  migrationJob:\n    enabled: true\n`;
    const run = (chartVersion: string, mode: string) =>
      runOn(
        { 'bi/Chart.yaml': chart(chartVersion), 'bi/values.yaml': tag('2.2.0', mode) },
        { 'bi/values.yaml': tag('2.5.0', mode) },
        { 'fail-on': 'mode-mismatch', 'chart-repository-url': NOWHERE },
      );
    const declared = await run('2.16.361', 'Recreate');
    expect(declared.code, declared.stdout).toBe(0);
    expect(declared.outputs).toMatchObject({ decision: 'recreate', 'upgrade-mode': 'Recreate', safe: 'false' });
    const old = await run('2.16.283', 'Recreate');
    expect(old.code).toBe(1);
    expect(old.summary).toContain('kubectl scale');
  });

  it('takes the version of the chart from the input where no file has it', async () => {
    const base = { [VALUES]: values('2.2.0', 'upgrade: {mode: Recreate}\n') };
    const head = { [VALUES]: values('2.5.0', 'upgrade: {mode: Recreate}\n') };
    expect((await runOn(base, head, { 'fail-on': 'mode-mismatch' })).code).toBe(1);
    expect((await runOn(base, head, { 'fail-on': 'mode-mismatch', 'chart-version': '2.16.284' })).code).toBe(0);
  });

  it('compares with what it merges into, not with the commit it started from', async () => {
    // The base branch has moved to 2.2.0 meanwhile; the change itself touches something else.
    const { origin, merge, event } = pullRequest(
      { [VALUES]: values('2.0.0'), a: 'a' },
      { a: 'b' },
      { [VALUES]: values('2.2.0') },
    );
    const result = await runActionHere(EVIDENCE, {}, { ...event, folder: checkoutOf(origin, merge).folder });
    expect(result.outputs).toMatchObject({ decision: 'unchanged', from: '2.2.0', to: '2.2.0' });
  });

  it('that is behind gets a message if only the branch is checked out', async () => {
    const { origin, head, event } = pullRequest({ [VALUES]: values('2.0.0') }, { [VALUES]: values('2.1.0') });
    origin.branch('main');
    const run = () => runActionHere(EVIDENCE, {}, { ...event, folder: checkoutOfBranch(origin, head) });
    expect((await run()).outputs).toMatchObject({ decision: 'roll', from: '2.0.0', to: '2.1.0' });
    origin.commit({ [VALUES]: values('2.2.0') });
    const behind = await run();
    expect(behind.code).toBe(1);
    expect(behind.outputs['decision']).toBe('unproven');
    expect(deploymentsOf(behind)[0].problem.code).toBe('branch-behind');
  });

  it('judges each of several deployments, each span once, and the worst decides', async () => {
    const compose = (tag: string) => `services:\n  web:\n    image: lightdash/lightdash:\${TAG:-${tag}}\n`;
    const result = await runOn(
      {
        'a/lightdash/values.yaml': values('2.0.0'),
        'b/lightdash/values.yaml': values('2.0.0'),
        'c/compose.yaml': compose('2.2.0'),
        'd/lightdash/values.yaml': values('2.2.0'),
      },
      {
        'a/lightdash/values.yaml': values('2.2.0'),
        'b/lightdash/values.yaml': values('2.2.0'),
        'c/compose.yaml': compose('2.5.0'),
      },
    );
    expect(result.code).toBe(1);
    expect(result.outputs).toMatchObject({
      decision: 'recreate',
      from: '2.2.0',
      to: '2.5.0',
      'upgrade-mode': 'Recreate',
    });
    expect(deploymentsOf(result).map(({ file, decision }: Record<string, string>) => [file, decision])).toEqual([
      ['c/compose.yaml', 'recreate'],
      ['a/lightdash/values.yaml', 'roll'],
      ['b/lightdash/values.yaml', 'roll'],
      ['d/lightdash/values.yaml', 'unchanged'],
    ]);
    expect(result.report).toMatchObject({
      spans: [
        { from: '2.2.0', to: '2.5.0' },
        { from: '2.0.0', to: '2.2.0' },
      ],
    });
    expect(errorsOf(result).map(({ properties }) => /file=([^,]*)/.exec(properties)?.[1])).toEqual(['c/compose.yaml']);
  });

  // More of them: test/gate/judge/changes.test.ts.
  it.each<[string, Files, Files, Inputs, number, Readonly<Record<string, unknown>>]>([
    [
      'a downgrade',
      { [VALUES]: values('2.2.0') },
      { [VALUES]: values('2.0.0') },
      {},
      1,
      { change: 'downgrade', decision: null, upgradeMode: null },
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
      'a rename',
      { [VALUES]: values('2.0.0') },
      { [VALUES]: null, 'lightdash/prod.yaml': values('2.1.0') },
      {},
      0,
      { file: 'lightdash/prod.yaml', change: 'upgrade', decision: 'roll' },
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
      'a target',
      { 'x/y.yaml': 'a: {b: 2.0.0}\n' },
      { 'x/y.yaml': 'a: {b: 2.2.0}\n' },
      { targets: 'x/y.yaml#a.b' },
      0,
      { kind: 'target', decision: 'roll' },
    ],
  ])('%s', async (_, base, head, inputs, code, expected) => {
    const result = await runOn(base, head, inputs);
    expect(result.code, result.stdout).toBe(code);
    expect(deploymentsOf(result)[0]).toMatchObject(expected);
    const isRoll = expected['decision'] === 'roll';
    expect(result.outputs['upgrade-mode']).toBe(isRoll ? 'RollingUpdate' : 'Recreate');
    expect(result.outputs['safe']).toBe(String(isRoll));
  });

  it.each(['not-rolling', 'never'])('without any deployment fails under %s', async (failOn) => {
    const result = await runOn({ a: 'a' }, { a: 'b' }, { 'fail-on': failOn });
    expect(result.code).toBe(1);
    expect(errorsOf(result)[0]?.message).toContain(
      'No Lightdash deployment found. Set `targets: file#path` and `discover: true`, or name your own image with `images`.',
    );
    expect(result.outputs).toMatchObject({ decision: 'unproven', 'upgrade-mode': 'Recreate', safe: 'false' });
  });

  it('with a target that is missing fails under never', async () => {
    const result = await runOn({ a: 'a' }, { a: 'b' }, { 'fail-on': 'never', targets: 'x.yaml#a.b' });
    expect(result.code).toBe(1);
    expect(errorsOf(result)[0]?.message).toContain('x.yaml#a.b not found on the head');
  });

  it('warns where the workflows change as well', async () => {
    const result = await runOn(
      { [VALUES]: values('2.0.0') },
      { [VALUES]: values('2.2.0'), '.github/workflows/gate.yml': 'on: push\n' },
    );
    expect(result.code).toBe(0);
    expect(result.commands.filter(({ name }) => name === 'warning')[0]?.message).toContain('.github/workflows/');
  });

  /** The index of the fixtures, and what an author would like it to say: that every release is proven. */
  const published = readFileSync(EVIDENCE['index-url'], 'utf8');
  const forged = published.replaceAll(/"rollingUpdateSafe": (?:false|"unknown")/g, '"rollingUpdateSafe": true');

  it.each<[string, string | null, string, string]>([
    ['does not bring its own evidence', null, 'unproven', 'is read from the base of the change'],
    ['does not change the evidence that the base has', published, 'recreate', '2.2.0 → 2.5.0 needs downtime'],
  ])('%s', async (_, index, decision, said) => {
    const base: Files = index === null ? {} : { 'evidence/index.json': index };
    const { origin, merge, event } = pullRequest(
      { [VALUES]: values('2.2.0'), ...base },
      { [VALUES]: values('2.5.0'), 'evidence/index.json': forged },
    );
    const { folder } = checkoutOf(origin, merge);
    const file = `${folder}/evidence/index.json`;
    expect(readFileSync(file, 'utf8')).toBe(forged);
    for (const location of ['evidence/index.json', file, pathToFileURL(file).href]) {
      const inputs = { 'index-url': location, artifacts: 'off' };
      const result = await runActionHere(inputs, {}, { ...event, folder });
      expect(result.outputs).toMatchObject({ decision, 'upgrade-mode': 'Recreate' });
      expect(result.stdout).toContain(said);
    }
  });

  it('would roll on its own evidence, so the tests above use a forgery that works', async () => {
    const { origin, merge, event } = pullRequest({ [VALUES]: values('2.2.0') }, { [VALUES]: values('2.5.0') });
    const outside = join(temporaryFolder(), 'index.json');
    writeFileSync(outside, forged);
    const inputs = { 'index-url': outside, artifacts: 'off' };
    const result = await runActionHere(inputs, {}, { ...event, folder: checkoutOf(origin, merge).folder });
    expect(result.outputs).toMatchObject({ decision: 'roll' });
  });
});

describe('other events', { timeout: 60_000 }, () => {
  it('judges a queue of one', async () => {
    const { origin, tip, first } = queue();
    const result = await runActionHere(
      EVIDENCE,
      {},
      { ...mergeGroupEvent(first, tip), folder: checkoutOf(origin, first).folder },
    );
    expect(result.outputs, result.stdout).toMatchObject({ decision: 'roll', from: '2.0.0', to: '2.2.0' });
  });

  /** A downtime that an exception allows, and a change behind it. */
  function exceptions(second: Readonly<Record<string, string>>) {
    const own = '.github/upgrade-gate.yml';
    const allow = (from: string, to: string) =>
      `fail-on: mode-mismatch\nexceptions:\n  - { from: ${from}, to: ${to}, allow: recreate, reason: Sunday }\n`;
    const origin = emptyRepository();
    const tip = origin.commit({ [VALUES]: values('2.2.0'), [own]: 'fail-on: mode-mismatch\n' });
    origin.branch('queue', tip);
    const first = origin.commit({ [VALUES]: values('2.5.0'), [own]: allow('2.2.0', '2.5.0') });
    const behind = origin.commit(second);
    origin.branch('main');
    return { origin, tip, first, behind };
  }

  it('lets an exception pass in a queue, and what is queued behind it', async () => {
    const { origin, tip, first, behind } = exceptions({ 'notes.txt': 'More.' });
    const { folder } = cloneOf(origin);
    const one = await runActionHere(EVIDENCE, {}, { ...mergeGroupEvent(first, tip), folder });
    expect([one.code, one.outputs['decision'], one.outputs['upgrade-mode']], one.stdout).toEqual([
      0,
      'recreate',
      'Recreate',
    ]);
    const two = await runActionHere(EVIDENCE, {}, { ...mergeGroupEvent(behind, first), folder });
    expect([two.code, two.outputs['decision']], two.stdout).toEqual([0, 'recreate']);
  });

  it('lets it pass for its own jump alone, also behind it in the queue', async () => {
    const { origin, first, behind } = exceptions({ [VALUES]: values('2.6.0') });
    const result = await runActionHere(
      EVIDENCE,
      {},
      { ...mergeGroupEvent(behind, first), folder: cloneOf(origin).folder },
    );
    expect([result.code, result.outputs['from'], result.outputs['to']], result.stdout).toEqual([1, '2.2.0', '2.6.0']);
  });

  it('lets it pass in the push that brings it, and in no later one', async () => {
    const { origin, tip, first, behind } = exceptions({ [VALUES]: values('2.2.0') });
    const { folder } = cloneOf(origin);
    expect((await runActionHere(EVIDENCE, {}, { ...pushEvent(tip, first), folder })).code).toBe(0);
    // The same entry is there already when the version is raised again.
    const later = await runActionHere(EVIDENCE, {}, { ...pushEvent(behind, first), folder });
    expect([later.code, later.outputs['decision']], later.stdout).toEqual([1, 'recreate']);
  });

  it('needs the current version if the event does not say it', async () => {
    const { origin, tip, first } = queue();
    const event = { name: 'workflow_dispatch', payload: {}, sha: first, folder: cloneOf(origin).folder };
    const nothing = await runActionHere(EVIDENCE, {}, event);
    expect(nothing.code).toBe(1);
    expect(errorsOf(nothing)[0]?.message).toContain('base-ref');
    const from = await runActionHere({ ...EVIDENCE, from: '2.1.0' }, {}, event);
    expect(from.outputs, from.stdout).toMatchObject({ decision: 'roll', from: '2.1.0', to: '2.2.0' });
    const base = await runActionHere({ ...EVIDENCE, 'base-ref': tip }, {}, event);
    expect(base.outputs).toMatchObject({ decision: 'roll', from: '2.0.0', to: '2.2.0' });
  });

  it.each([
    ['403', refuse(403, 'Resource not accessible by integration')],
    ['404', refuse(404, 'Not Found')],
    ['500', refuse(500, 'Server Error')],
  ])('is unproven where the API answers %s, and never an install', async (_, refusal) => {
    const { origin, merge, event } = pullRequest({ [VALUES]: values('2.0.0') }, { [VALUES]: values('2.2.0') });
    const { folder } = checkoutOf(origin, merge);
    new GitRepository(folder).git('remote', 'remove', 'origin');
    const server = await serverForTest(refusal);
    const inputs = { ...EVIDENCE, 'github-token': 'token' };
    const result = await runActionHere(inputs, { GITHUB_API_URL: server.origin }, { ...event, folder });
    expect(result.code).toBe(1);
    expect(result.outputs).toMatchObject({ decision: 'unproven', 'upgrade-mode': 'Recreate', deployments: '[]' });
    expect(result.stdout).toContain('Cannot read');
  });
});

/** A full clone with the head of the branch checked out. */
function checkoutOfBranch(origin: GitRepository, head: string): string {
  const clone = cloneOf(origin, '--no-checkout');
  clone.git('fetch', '--quiet', 'origin', head);
  clone.git('checkout', '--quiet', '--detach', head);
  return clone.folder;
}

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

  it('is not evaluated without them', async () => {
    const result = await runOn(base, change);
    expect(result).toMatchObject({ code: 1, outputs: { decision: 'unproven', 'upgrade-mode': 'Recreate' } });
    expect(
      errorsOf(result)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain('`rendered-base`, `rendered-head`');
  });

  it.each<[string, string | null, string | null, string]>([
    ['empty', manifest('2.0.0'), '', 'holds no object at all'],
    [
      'cut',
      manifest('2.0.0'),
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi, labels: {app: lightdash}}\n',
      'is gone or cannot be read',
    ],
    ['not there', manifest('2.0.0'), null, 'nothing is there'],
    ['an error', manifest('2.0.0'), 'Error: lightdash\n', 'cannot be used'],
  ])('is never green where a side is %s', async (_, before, after, said) => {
    const result = await runRendered(before, after);
    expect(result).toMatchObject({ code: 1, outputs: { 'upgrade-mode': 'Recreate', safe: 'false' } });
    expect(
      errorsOf(result)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(said);
  });
});
