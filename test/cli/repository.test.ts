import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHART_INDEX } from '../support/detection.ts';
import { emptyRepository, type FileContent, folderWith, temporaryFolder } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { serve, serverForTest } from '../support/misbehaving-server.ts';
import { type Ended, ROOT } from '../support/process.ts';

const EVIDENCE = [
  ...['--index-url', `${ROOT}fixtures/release-safety-index.json`],
  ...['--release-asset-url', `${ROOT}fixtures/artifacts/{version}.json`],
];

const runIn = (folder: string, ...args: readonly string[]): Promise<Ended> => runCliHere(args, folder);

const VALUES =
  'image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\nupgrade:\n  mode: Recreate\nmigrationJob:\n  enabled: true\n';
/** A kind that is not read. */
const UMBRELLA =
  'dependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: https://lightdash.github.io/helm-charts\n';

describe('detect', () => {
  it('takes excludes from the folder that it is given', async () => {
    const folder = folderWith({ 'examples/values.yaml': VALUES });
    expect(JSON.parse((await runIn(folder, 'detect', '--json')).stdout)).toEqual({ deployments: [] });
    const inside = await runIn(folder, 'detect', 'examples', '--json');
    expect(JSON.parse(inside.stdout).deployments).toMatchObject([{ file: 'values.yaml', version: '1.2.3' }]);
  });

  it('reads the chart repository once, and only for a chart that has to be resolved', async () => {
    const server = await serverForTest({ '/charts/index.yaml': serve(CHART_INDEX) });
    const repository = ['--chart-repository-url', `${server.origin}/charts/`, '--json'];
    const tagged = folderWith({ 'values.yaml': VALUES });
    await runIn(tagged, 'detect', ...repository);
    expect(server.requests).toEqual([]);
    const untagged = folderWith({ 'a/Chart.yaml': UMBRELLA, 'b/Chart.yaml': UMBRELLA });
    const { stdout } = await runIn(untagged, 'detect', ...repository);
    expect(JSON.parse(stdout).deployments).toMatchObject([
      { file: 'a/Chart.yaml', line: 3, version: '0.2248.0', chartVersion: '2.9.1' },
      { file: 'b/Chart.yaml', line: 3, version: '0.2248.0', chartVersion: '2.9.1' },
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it('says so where the chart repository cannot be read', async () => {
    const server = await serverForTest({});
    const folder = folderWith({ 'a/Chart.yaml': UMBRELLA });
    const { code, stdout } = await runIn(folder, 'detect', '--chart-repository-url', server.origin, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).deployments).toMatchObject([
      { version: null, chartVersion: '2.9.1', problem: { code: 'chart-unknown' } },
    ]);
  });

  it.each([
    [['detect', 'nowhere'], 'nowhere is not a folder.'],
    [['detect', '.', '.'], '"." is not an option. Give one folder.'],
    [['detect', '--targets', 'a'], '--targets holds "a"'],
    [['detect', '--from', '1.0.0'], 'There is no option --from'],
    [['gate', '--from', '1.0.0'], '--to is missing'],
    [['gate'], '--base REF for the commits of this repository'],
    [['gate', 'HEAD'], '"HEAD" is not an option.'],
  ])('%j cannot be asked', async (args, message) => {
    const { code, stdout, stderr } = await runIn(temporaryFolder(), ...args);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(message);
  });

  it('takes a suffix that begins with a dash', async () => {
    const folder = folderWith({ 'values.yaml': VALUES.replace('1.2.3', '1.2.3-el9') });
    const { stdout } = await runIn(folder, 'detect', '--tag-suffix', '-el9', '--json');
    expect(JSON.parse(stdout).deployments).toMatchObject([{ version: '1.2.3' }]);
    const swallowed = await runIn(folder, 'detect', '--tag-suffix', '--json');
    expect([swallowed.code, swallowed.stderr]).toEqual([3, 'upgrade-gate: --tag-suffix needs a value.\n']);
  });

  it('takes lists as options that are repeated', async () => {
    const folder = folderWith({ 'a.yaml': 'x: 1.0.0\ny: 1.1.0\n' });
    const { stdout } = await runIn(folder, 'detect', '--targets', 'a.yaml#x', '--targets', 'a.yaml#y name=b', '--json');
    expect(JSON.parse(stdout).deployments).toMatchObject([{ version: '1.0.0' }, { version: '1.1.0' }]);
  });
});

const NOTHING_LEFT = 'Nothing to write, because by the index alone no downtime is left to declare.';
const MODE = 'mode: Recreate # upgrade-gate: for the downtime';

describe('apply', () => {
  const index = ['--index-url', `${ROOT}fixtures/release-safety-index.json`];
  const before = VALUES.replace('1.2.3', '2.2.0').replace('upgrade:\n  mode: Recreate\n', '');

  it('writes a version with the mode that it needs, and leaves every other byte', async () => {
    const folder = folderWith({ 'lightdash/values.yaml': before, 'other/values.yaml': 'tag: 2.2.0\n' });
    const options = ['--to', '2.5.0', '--mode', '--chart-version', '2.16.361', ...index];
    const { code, stdout, stderr } = await runIn(folder, 'apply', ...options);
    expect([code, stderr.includes('Error')]).toEqual([0, false]);
    expect(stdout).toBe(
      `# lightdash/values.yaml, line 1\n+upgrade:\n+  ${MODE}\n# lightdash/values.yaml, line 3\n-  tag: 2.2.0\n+  tag: 2.5.0\nWrote 2 changes to 1 file.\n`,
    );
    const written = readFileSync(join(folder, 'lightdash/values.yaml'), 'utf8');
    expect(written).toBe(`upgrade:\n  ${MODE}\n${before.replace('2.2.0', '2.5.0')}`);
    expect(readFileSync(join(folder, 'other/values.yaml'), 'utf8')).toBe('tag: 2.2.0\n');
    const again = await runIn(folder, 'apply', '--to', '2.5.0');
    expect([again.code, again.stdout]).toEqual([0, 'Nothing to write, because the files already say so.\n']);
  });

  it('says that no jump can be judged once the version is written, and declares the stop alone', async () => {
    const bumped = VALUES.replace('1.2.3', '2.5.0').replace('upgrade:\n  mode: Recreate\n', '');
    const folder = folderWith({ 'lightdash/values.yaml': bumped });
    const again = await runIn(folder, 'apply', '--to', '2.5.0', '--mode', ...EVIDENCE.slice(0, 2));
    expect([again.code, again.stdout.includes('For Recreate, give --mode alone or --base REF.')]).toEqual([0, true]);
    const { code, stderr } = await runIn(folder, 'apply', '--mode');
    expect([code, stderr]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'lightdash/values.yaml'), 'utf8')).toContain('mode: Recreate');
  });

  it('names what it cannot write, and writes nothing there', async () => {
    const compose = 'services:\n  web:\n    image: lightdash/lightdash:latest\n';
    const folder = folderWith({ 'compose.yaml': compose });
    const { code, stdout, stderr } = await runIn(folder, 'apply', '--to', '2.5.0', '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([
      2,
      { edits: [], left: [expect.stringContaining('compose.yaml:3')] },
    ]);
    expect(stderr).toContain('latest');
    expect(readFileSync(join(folder, 'compose.yaml'), 'utf8')).toBe(compose);
  });

  it.each([
    [['apply'], 3, 'Say what to write'],
    [['apply', '--to', 'x'], 3, 'not a version'],
    [['apply', '--next=1'], 3, '--next takes no value'],
    [['apply', 'nowhere', '--next'], 3, 'is not a folder'],
    [['apply', '--to', '2.1.0'], 3, 'lightdash/values.yaml:3: 2.1.0 is below 2.2.0, and migrations cannot be undone'],
    [['apply', '--done', '--mode'], 3, '--done only removes the lines that a downtime left behind'],
    [['apply', '--mode', '--base', 'HEAD'], 2, 'cannot be read as a git repository'],
    [['apply', '--next', '--index-url', 'none.json'], 2, 'none.json'],
  ])('%j ends with %i', async (args, expected, message) => {
    const { code, stdout, stderr } = await runIn(folderWith({ 'lightdash/values.yaml': before }), ...args);
    expect([code, stdout]).toEqual([expected, '']);
    expect(stderr).toContain(message);
  });
});

describe('apply in a repository', () => {
  const index = ['--index-url', `${ROOT}fixtures/release-safety-index.json`];
  const environment = (name: string, tag: string) => ({
    [`environments/${name}/lightdash/values.yaml`]: `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`,
  });
  const at = (folder: string, name: string) =>
    readFileSync(join(folder, `environments/${name}/lightdash/values.yaml`), 'utf8');

  it('writes an exception where nothing is certain to stop the old version, once, and --done takes it out', async () => {
    const origin = emptyRepository();
    origin.commit({ ...environment('dev', '2.2.0'), ...environment('prod', '2.2.0') });
    origin.commit(environment('prod', '2.5.0'));
    const { folder } = origin;
    const own = join(folder, '.github/upgrade-gate.yml');
    const first = 'Wrote 1 change to 1 file. Fill in the `reason` before you commit.';
    for (const expected of [first, NOTHING_LEFT]) {
      const { code, stdout } = await runIn(folder, 'apply', '--mode', '--base', 'HEAD^', ...index);
      expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([0, expected]);
    }
    const written = readFileSync(own, 'utf8');
    expect(written).toBe(
      "exceptions:\n  - from: 2.2.0\n    to: 2.5.0\n    allow: recreate\n    reason: 'when it happens, and who decided it'\n",
    );
    origin.commit({ '.github/upgrade-gate.yml': written });
    expect((await runIn(folder, 'gate', '--base', 'HEAD~2', '--fail-on', 'mode-mismatch', ...EVIDENCE)).code).toBe(0);
    expect((await runIn(folder, 'gate', '--base', 'HEAD~2', ...EVIDENCE)).code).toBe(1);
    expect((await runIn(folder, 'apply', '--done')).code).toBe(0);
    expect(existsSync(own)).toBe(false);
  });

  it('writes nothing with --base where the jump is not permitted, and then the first step', async () => {
    const origin = emptyRepository();
    origin.commit(environment('prod', '2.0.0'));
    origin.commit(environment('prod', '2.8.0'));
    const { folder } = origin;
    const refused = await runIn(folder, 'apply', '--mode', '--base', 'HEAD^', ...index);
    expect([refused.code, at(folder, 'prod')]).toEqual([
      2,
      environment('prod', '2.8.0')['environments/prod/lightdash/values.yaml'],
    ]);
    expect(refused.stderr).toContain('2.0.0 to 2.8.0 is blocked');
    expect(refused.stdout).toBe('Nothing was written, because a part of it could not be.\n');
    expect((await runIn(folder, 'apply', '--next', '--mode', '--base', 'HEAD^', ...index)).code).toBe(0);
    expect(at(folder, 'prod')).not.toContain('2.8.0');
  });

  it('takes one environment, with what it refers to from the root', async () => {
    const origin = emptyRepository();
    const overlay = (tag: string) =>
      `resources: [../../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`;
    origin.commit({
      'base/kustomization.yaml': 'resources: [d.yaml]\n',
      'base/d.yaml':
        'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: l\nspec:\n  template:\n    spec:\n      containers:\n        - name: l\n          image: lightdash/lightdash:latest\n',
      'overlays/dev/kustomization.yaml': overlay('2.2.0'),
      'overlays/prod/kustomization.yaml': overlay('2.2.0'),
    });
    const { code, stdout } = await runIn(origin.folder, 'apply', 'overlays/prod', '--to', '2.5.0', '--json');
    expect([code, JSON.parse(stdout).edits.map(({ file }: { file: string }) => file)]).toEqual([
      0,
      ['overlays/prod/kustomization.yaml'],
    ]);
  });
});

describe('gate on a repository', () => {
  function repository(...states: Readonly<Record<string, FileContent | null>>[]) {
    const origin = emptyRepository();
    for (const state of states) origin.commit(state);
    return origin;
  }

  const tagged = (tag: string) => ({ 'lightdash/values.yaml': VALUES.replace('1.2.3', tag) });

  it('reads commits, so it refuses to judge while a file of a deployment is changed and not committed', async () => {
    const { folder } = repository(tagged('2.0.0'), tagged('2.2.0'));
    writeFileSync(join(folder, 'new.yaml'), 'a: b\n');
    const before = await runIn(folder, 'gate', '--base', 'HEAD~1', ...EVIDENCE);
    expect([before.code, before.stdout]).toEqual([0, expect.stringContaining('2.0.0 → 2.2.0')]);
    writeFileSync(join(folder, 'lightdash/values.yaml'), VALUES);
    const { code, stdout, stderr } = await runIn(folder, 'gate', '--base', 'HEAD~1', ...EVIDENCE);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(
      'lightdash/values.yaml is changed but not committed, and the gate reads commits. Commit the change, or give `--head HEAD`',
    );
    const asItIs = await runIn(folder, 'gate', '--base', 'HEAD~1', '--head', 'HEAD', ...EVIDENCE);
    expect([asItIs.code, asItIs.stdout]).toEqual([0, expect.stringContaining('2.0.0 → 2.2.0')]);
  });

  it('refuses a red answer while an exception for it is not committed', async () => {
    const made = repository(tagged('2.0.0'), tagged('2.3.0'));
    const { folder } = made;
    const gate = ['gate', '--base', 'HEAD~1', '--fail-on', 'mode-mismatch', ...EVIDENCE];
    expect((await runIn(folder, ...gate)).code).toBe(1);
    const { code } = await runIn(folder, 'apply', '--mode', '--base', 'HEAD~1', ...EVIDENCE.slice(0, 2));
    expect(code).toBe(0);
    const refused = await runIn(folder, ...gate);
    expect([refused.code, refused.stderr]).toEqual([
      3,
      expect.stringContaining('.github/upgrade-gate.yml is changed but not committed'),
    ]);
    made.git('add', '--all');
    made.git('commit', '--quiet', '--amend', '--no-edit');
    expect((await runIn(folder, ...gate)).code).toBe(0);
  });

  it('says that it does not see a file of variables that git ignores', async () => {
    const compose = (tag: string) => ({
      'compose.yaml': `services: {web: {image: "lightdash/lightdash:\${TAG:-${tag}}"}}\n`,
      '.gitignore': '.env\n',
    });
    const made = repository(compose('2.0.0'), compose('2.2.0'));
    const { folder } = made;
    const gate = ['gate', '--base', 'HEAD~1', '--json', ...EVIDENCE];
    const codesOf = (json: string) => JSON.parse(json).notes.map(({ code: each }: { code: string }) => each);
    // The fixtures are old.
    expect(codesOf((await runIn(folder, ...gate)).stdout)).toEqual(['index-old']);
    writeFileSync(join(folder, '.env'), 'TAG=1.0.0\n');
    const { code, stdout } = await runIn(folder, ...gate);
    expect(code).toBe(0);
    expect(codesOf(stdout).toSorted()).toEqual(['git-ignored', 'index-old']);
    expect(JSON.parse(stdout).notes).toContainEqual({
      level: 'warning',
      code: 'git-ignored',
      count: 1,
      examples: ['.env'],
    });
    // What the warning says to do, both ways, to their end.
    writeFileSync(join(folder, '.env'), 'TAG=2.2.0\n');
    made.git('add', '--force', '.env');
    made.git('commit', '--quiet', '--message', 'The variables are committed');
    const committed = await runIn(folder, ...gate);
    expect([committed.code, codesOf(committed.stdout)]).toEqual([0, []]);
    made.git('reset', '--quiet', 'HEAD~1');
    made.commit({ 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:2.2.0"}}\n' });
    const written = await runIn(folder, ...gate);
    expect([written.code, codesOf(written.stdout)]).toEqual([0, []]);
  });

  it('passes on request if nothing is deployed, and never with proof', async () => {
    const { folder } = repository({ a: 'a' }, { a: 'b' });
    const { code, stdout } = await runIn(folder, 'gate', '--base', 'HEAD^', '--no-deployment', 'pass', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      decision: 'unchanged',
      upgradeMode: 'Recreate',
      safe: false,
      problem: null,
      deployments: [],
      notes: [{ level: 'warning', code: 'nothing-deployed' }],
    });
    const target = ['--no-deployment', 'pass', '--targets', 'x.yaml#y'];
    expect((await runIn(folder, 'gate', '--base', 'HEAD^', ...target)).code).toBe(3);
  });

  it.each([
    ['a downgrade', [tagged('2.2.0'), tagged('2.0.0')], [], 3, 'Stay on 2.2.0'],
    ['no deployment', [{ a: 'a' }, { a: 'b' }], [], 3, 'No Lightdash deployment found'],
    ['no deployment under never', [{ a: 'a' }, { a: 'b' }], ['--fail-on', 'never'], 3, 'No Lightdash deployment found'],
    ['nothing that deploys Lightdash', [{ a: 'a' }, { a: 'b' }], [], 3, 'No Lightdash deployment found'],
    ['a missing target', [{ a: 'a' }, { a: 'b' }], ['--targets', 'x.yaml#y'], 3, 'x.yaml#y not found on the head'],
    ['no such commit', [{ a: 'a' }, { a: 'b' }], ['--base', 'nowhere'], 2, 'nowhere'],
  ] as const)('%s leaves stdout empty', async (_, states, options, expected, message) => {
    const { folder } = repository(...states);
    const base = (options as readonly string[]).includes('--base') ? [] : ['--base', 'HEAD^'];
    const { code, stdout, stderr } = await runIn(folder, 'gate', ...base, ...options, ...EVIDENCE);
    expect([code, stdout]).toEqual([expected, '']);
    expect(stderr).toContain(message);
  });

  it('lets a downgrade pass under never, and calls it one', async () => {
    const { folder } = repository(tagged('2.2.0'), tagged('2.0.0'));
    const { code, stdout } = await runIn(
      folder,
      'gate',
      '--base',
      'HEAD^',
      '--fail-on',
      'never',
      '--json',
      ...EVIDENCE,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      upgradeMode: 'Recreate',
      safe: false,
      deployments: [{ change: 'downgrade' }],
    });
  });

  it('searches the working directory alone, and names files from the root', async () => {
    const both = (tag: string) => ({
      'a/lightdash/values.yaml': VALUES.replace('1.2.3', tag),
      'b/lightdash/values.yaml': VALUES,
    });
    const { folder } = repository(both('2.0.0'), both('2.2.0'));
    const { stdout } = await runIn(
      folder,
      'gate',
      '--base',
      'HEAD^',
      '--working-directory',
      'a',
      '--json',
      ...EVIDENCE,
    );
    expect(JSON.parse(stdout).deployments).toMatchObject([{ file: 'a/lightdash/values.yaml', decision: 'roll' }]);
  });

  it('searches the base where it was, though the change makes a link of it', async () => {
    const at = (folder: string, tag: string) => ({ [`${folder}/lightdash/values.yaml`]: VALUES.replace('1.2.3', tag) });
    const { folder } = repository(
      { ...at('deploy', '1.0.0'), ...at('docs/ok', '2.2.0') },
      { 'deploy/lightdash/values.yaml': null },
      { deploy: { link: 'docs/ok' } },
    );
    const gate = ['gate', '--base', 'HEAD~2', '--working-directory', 'deploy', '--json', ...EVIDENCE];
    const { code, stdout } = await runIn(folder, ...gate);
    expect(code).toBe(2);
    const { decision, deployments } = JSON.parse(stdout);
    expect(decision).toBe('unproven');
    expect(deployments).toMatchObject([{ from: '1.0.0', to: null }]);
  });

  it('outside of any repository is unreadable', async () => {
    const { code, stdout, stderr } = await runIn(temporaryFolder(), 'gate', '--base', 'HEAD^', ...EVIDENCE);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('cannot be read as a git repository');
  });
});

describe('relative paths', () => {
  const index = readFileSync(`${ROOT}fixtures/release-safety-index.json`, 'utf8');
  const values = 'image:\n  repository: lightdash/lightdash\n  tag: 2.5.0\n';
  const issues =
    'version: 1\nissues:\n  - {id: slow, versions: "2.6.0", applies-to: target, effect: block, reason: Slow.}\n';
  const compose = 'services:\n  lightdash:\n    image: lightdash/lightdash:$TAG\n';
  const files = {
    'infra/index.json': index,
    'infra/issues.yaml': issues,
    'infra/app/compose.yaml': compose,
    'infra/app/base.compose.yaml': compose,
    'infra/app/prod.env': 'TAG=2.5.0\n',
    'infra/lightdash/values.yaml': values,
  };
  const head = { 'infra/app/prod.env': 'TAG=2.6.0\n', 'infra/lightdash/values.yaml': values.replace('5', '6') };

  /** Runs `gate` on a change from 2.5.0 to 2.6.0, in a folder of the repository or beside it. */
  async function gateIn(where: string, ...args: readonly string[]): Promise<Ended> {
    const repository = emptyRepository();
    repository.commit(files);
    repository.commit(head);
    const folder = where === 'outside' ? dirname(repository.folder) : join(repository.folder, where);
    const inside = args.map((each) => each.replace('REPOSITORY', basename(repository.folder)));
    return runIn(folder, 'gate', '--base', 'HEAD^', '--artifacts', 'off', '--json', ...inside);
  }

  it.each([
    ['.', '--index-url infra/index.json'],
    ['infra', '--index-url index.json'],
    ['infra/app', '--index-url ../index.json --env-files prod.env'],
    ['infra', '--index-url index.json --env-files app/prod.env --compose-files app/base.compose.yaml'],
    ['infra/app', '--index-url ../index.json --targets prod.env@regex:TAG=(?<version>.*)'],
    ['infra/app', '--index-url index.json --working-directory ..'],
    ['outside', '--index-url infra/index.json --working-directory REPOSITORY'],
    ['outside', '--index-url index.json --working-directory REPOSITORY/infra --env-files app/prod.env'],
  ])('of gate start in %s: %s', async (where, options) => {
    const { code, stdout, stderr } = await gateIn(where, ...options.split(' '));
    expect(stderr).toBe('');
    expect(code).not.toBe(3);
    expect(JSON.parse(stdout).evidence.documents).toMatchObject([{ document: 'index', problem: null }]);
  });

  it.each([
    ['infra', '--known-issues issues.yaml'],
    ['infra/app', '--known-issues ../issues.yaml --env-files prod.env'],
  ])('of known issues start in %s: %s', async (where, options) => {
    const { stdout } = await gateIn(
      where,
      '--index-url',
      `${ROOT}fixtures/release-safety-index.json`,
      ...options.split(' '),
    );
    expect(JSON.parse(stdout).decision).toBe('blocked');
  });

  it.each([
    ['infra', 'detect', '--env-files app/prod.env'],
    ['.', 'detect infra', '--env-files app/prod.env'],
    ['infra', 'detect app', '--env-files prod.env'],
    ['.', 'detect infra/app', '--targets prod.env@regex:TAG=(?<version>.*)'],
    ['infra/app', 'apply .. --next --index-url ../index.json', '--env-files app/prod.env'],
    ['.', 'apply infra/app --next --index-url infra/index.json', '--env-files prod.env'],
  ])('in %s: %s finds %s', async (where, command, options) => {
    const folder = folderWith(files);
    const { code, stdout } = await runIn(join(folder, where), ...command.split(' '), ...options.split(' '), '--json');
    expect(code).toBe(0);
    expect(stdout).toMatch(/prod\.env/);
  });

  it('of known issues that apply respects start where one is', async () => {
    const args = ['--to', '2.6.0', '--index-url', 'infra/index.json', '--known-issues', 'infra/issues.yaml'];
    const { code, stderr } = await runIn(folderWith(files), 'apply', 'infra', ...args);
    expect(code).toBe(2);
    expect(stderr).toContain('lightdash/values.yaml:3: no permitted upgrade leads from 2.5.0 to 2.6.0: slow: Slow.');
  });
});
