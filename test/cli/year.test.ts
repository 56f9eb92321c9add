import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryWith } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { ROOT } from '../support/process.ts';

const FILE = '.github/upgrade-gate.yml';
const INDEX = ['--index-url', `${ROOT}fixtures/release-safety-index.json`];
/** No repository of charts is asked. */
const EVIDENCE = [...INDEX, '--artifacts', 'off', '--chart-repository-url', 'file:///absent/'];

type Repository = ReturnType<typeof repositoryWith>;

async function say(repository: Repository, ...args: readonly string[]) {
  const { code, stdout, stderr } = await runCliHere(args, repository.folder);
  return { code, said: (stdout + stderr).replace(/\s+/g, ' ') };
}

const gate = (repository: Repository, base: string, ...args: readonly string[]) =>
  say(repository, 'gate', '--base', base, ...args, ...EVIDENCE);

/** Commits what a command has written. */
function commitAll(repository: Repository): void {
  repository.git('add', '--all');
  repository.commit({});
}

/** Applies the lines of one choice in the working tree and commits them. */
async function follow(repository: Repository, base: string, id: string): Promise<void> {
  const { stdout } = await runCliHere(['gate', '--base', base, '--json', ...EVIDENCE], repository.folder);
  const choice = JSON.parse(stdout).choices.find((each: { readonly id: string }) => each.id === id);
  expect(choice, stdout).toMatchObject({ instead: null });
  execFileSync('git', ['apply', '-'], { cwd: repository.folder, input: choice.patch });
  commitAll(repository);
}

describe('an environment that takes its releases from another one', () => {
  const values = (name: string, tag: string) => ({
    [`environments/${name}/values.yaml`]: `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`,
  });
  const file =
    "fail-on: mode-mismatch\nchart-version: 2.16.361\nenvironments:\n  staging: {files: ['environments/staging/**']}\n  production: {files: ['environments/production/**'], promote-from: staging}\n";
  const start = (staging: string) => ({
    ...values('staging', staging),
    ...values('production', '2.0.0'),
    [FILE]: file,
  });
  const read = ({ folder }: Repository, name: string) =>
    readFileSync(join(folder, `environments/${name}/values.yaml`), 'utf8');

  it.each([
    ['go as far as that one has', 'hop', '2.1.0'],
    ['leave it for now', 'remedy', '2.0.0'],
  ])('is held, and may %s', async (_, id, to) => {
    const repository = repositoryWith(start('2.1.0'));
    repository.commit(values('production', '2.2.0'));
    const held = await gate(repository, 'HEAD^');
    expect(held).toEqual({ code: 1, said: expect.stringContaining('goes to another environment first') });
    await follow(repository, 'HEAD^', id);
    expect(read(repository, 'production')).toContain(`tag: ${to}\n`);
    expect((await gate(repository, 'HEAD~2')).code).toBe(0);
    // The next bump is held again.
    repository.commit(values('production', '2.2.0'));
    expect((await gate(repository, 'HEAD^')).code).toBe(1);
  });

  it('is left out of what `apply` writes to the one before it', async () => {
    const repository = repositoryWith(start('2.0.0'));
    const to = ['apply', '--to', '2.2.0', ...INDEX];
    const refused = await say(repository, ...to);
    expect(refused).toEqual({ code: 2, said: expect.stringContaining('goes first with --environment.') });
    expect((await say(repository, ...to, '--environment', 'staging')).code).toBe(0);
    expect([read(repository, 'staging'), read(repository, 'production')].join()).toMatch(/2\.2\.0[\s\S]*2\.0\.0/);
  });

  it('has to wait until the upgrade of that one is merged, where a change bumps it alone', async () => {
    const repository = repositoryWith(start('2.0.0'));
    repository.commit(values('production', '2.5.0'));
    const late = await say(repository, 'apply', '--mode', '--base', 'HEAD^', ...INDEX);
    expect(late).toEqual({ code: 2, said: expect.stringContaining('staging has 2.0.0. Merge its upgrade first.') });
  });

  it('goes after that one, with a downtime of its own', async () => {
    const repository = repositoryWith(start('2.0.0'));
    repository.branch('main', 'HEAD');
    repository.branch('bump', 'main');
    repository.commit({ ...values('staging', '2.5.0'), ...values('production', '2.5.0') });
    const both = await gate(repository, 'main');
    expect(both).toEqual({ code: 1, said: expect.stringContaining('To pass, do both:') });
    await follow(repository, 'main', 'stop');
    expect((await gate(repository, 'main')).code).toBe(1);
    await follow(repository, 'main', 'remedy');
    expect((await gate(repository, 'main')).code).toBe(0);
    expect(read(repository, 'production')).toContain('tag: 2.0.0\n');
    // Merged. What the downtime left goes, and production is next.
    repository.branch('main', 'HEAD');
    repository.branch('next', 'main');
    expect((await say(repository, 'apply', '--done')).code).toBe(0);
    expect(read(repository, 'staging')).toBe(values('staging', '2.5.0')['environments/staging/values.yaml']);
    const index = INDEX;
    expect((await say(repository, 'apply', '--next', '--mode', '--environment', 'production', ...index)).code).toBe(0);
    commitAll(repository);
    expect(read(repository, 'production')).toContain('mode: Recreate');
    expect((await gate(repository, 'main')).code).toBe(0);
  });
});

it('takes the exception of an environment out of a change that leaves that environment for now', async () => {
  const compose = (name: string, tag: string) => ({
    [`environments/${name}/compose.yaml`]: `services:\n  bi:\n    image: lightdash/lightdash:${tag}\n`,
  });
  const file =
    "fail-on: mode-mismatch\nenvironments:\n  staging: {files: ['environments/staging/**']}\n  production: {files: ['environments/production/**'], promote-from: staging}\n";
  const allow = (name: string, to = '2.5.0') =>
    `  - from: 2.0.0\n    to: ${to}\n    environment: ${name}\n    allow: recreate\n    reason: CHG-1\n`;
  const of = (...names: readonly string[]) => ({
    [FILE]: `${file}${names.length === 0 ? '' : 'exceptions:\n'}${names.map((name) => allow(name)).join('')}`,
  });
  const repository = repositoryWith({ ...compose('staging', '2.0.0'), ...compose('production', '2.0.0'), ...of() });
  const text = () => readFileSync(join(repository.folder, FILE), 'utf8');
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  const both = { ...compose('staging', '2.5.0'), ...compose('production', '2.5.0') };
  repository.commit({ ...both, ...of('staging', 'production') });
  await follow(repository, 'main', 'remedy');
  expect(text()).toBe(of('staging')[FILE]);
  const green = await gate(repository, 'main');
  expect([green.code, green.said.includes('lets nothing pass')], green.said).toEqual([0, false]);
  // What belongs to another jump stays, and so does the only line of a list that somebody else needs.
  repository.branch('other', 'main');
  const unlike = { [FILE]: `${of('staging')[FILE]}${allow('production', '2.4.0')}` };
  repository.commit({ ...both, ...unlike });
  await follow(repository, 'main', 'remedy');
  expect(text()).toBe(unlike[FILE]);
  repository.branch('alone', 'main');
  repository.commit({ ...compose('production', '2.5.0'), ...of('production') });
  await follow(repository, 'main', 'remedy');
  expect(text()).toBe(of()[FILE]);
});

it('passes with `from` where the very change that adds the check pins `latest`', async () => {
  const compose = (tag: string) => ({ 'compose.yaml': `services:\n  bi:\n    image: lightdash/lightdash:${tag}\n` });
  const repository = repositoryWith(compose('latest'));
  repository.commit({ ...compose('2.2.0'), [FILE]: 'fail-on: mode-mismatch\n' });
  const red = await gate(repository, 'HEAD^');
  expect(red).toEqual({ code: 2, said: expect.stringContaining('Pass `--from` with the current version') });
  expect((await gate(repository, 'HEAD^', '--from', '2.2.0')).code).toBe(0);
  // It is judged from there, whatever the pin says.
  expect((await gate(repository, 'HEAD^', '--from', '2.0.0')).said).toContain('2.0.0 → 2.2.0 can roll');
  repository.commit(compose('2.5.0'));
  expect((await gate(repository, 'HEAD^')).code).toBe(1);
});

it('asks for the version of a chart that a variable of the pipeline has, and then writes the mode', async () => {
  const helmfile =
    'releases:\n  - name: lightdash\n    chart: lightdash/lightdash\n    version: {{ requiredEnv "CHART_VERSION" }}\n    values: [values.yaml]\n';
  const values = (tag: string) => ({ 'values.yaml': `image:\n  tag: ${tag}\n` });
  const own = '.upgrade-gate.yml';
  const repository = repositoryWith({
    'helmfile.yaml.gotmpl': `repositories:\n  - {name: lightdash, url: 'https://lightdash.github.io/helm-charts'}\n---\n${helmfile}`,
    '.gitlab-ci.yml': 'variables:\n  CHART_VERSION: 2.16.361\ndeploy:\n  script: [helmfile apply]\n',
    ...values('2.2.0'),
  });
  const { code, said } = await say(repository, 'init');
  expect([code, said]).toEqual([0, expect.stringContaining(`Fill in \`chart-version\` in ${own}, and change it`)]);
  const written = readFileSync(join(repository.folder, own), 'utf8');
  expect(written).toContain('# chart-version: X.Y.Z');
  commitAll(repository);
  repository.commit(values('2.5.0'));
  // Nobody knows whether the chart would carry a mode out.
  expect((await gate(repository, 'HEAD^')).said).toContain('allow: recreate');
  repository.commit({
    ...values('2.2.0'),
    [own]: written.replace('# chart-version: X.Y.Z', 'chart-version: 2.16.361'),
  });
  repository.commit(values('2.5.0'));
  const red = await gate(repository, 'HEAD^');
  expect([red.code, red.said.includes('mode: Recreate'), red.said.includes('allow: recreate')]).toEqual([
    1,
    true,
    false,
  ]);
  await follow(repository, 'HEAD^', 'stop');
  expect((await gate(repository, 'HEAD~2')).code).toBe(0);
});

it('says once that a version is not in the index, and of no deployment that it cannot roll', async () => {
  const values = (name: string, tag: string) => ({
    [`${name}/lightdash/values.yaml`]: `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`,
  });
  const repository = repositoryWith({ ...values('eu', '2.2.0'), ...values('us', '2.2.0') });
  repository.commit(values('eu', '9.9.9'));
  const { code, said } = await gate(repository, 'HEAD^');
  expect([code, said.match(/9\.9\.9 is not in the/g)?.length], said).toEqual([2, 1]);
  expect(said).toContain('1 of 2 deployments cannot be checked for the upgrade from 2.2.0 to 9.9.9');
});

it('offers the version before, where `latest` has come into a line that no reader reads, and no lines for anything else', async () => {
  const script = (tag: string) => ({ 'deploy.sh': `helm upgrade bi lightdash/lightdash --set image.tag=${tag}\n` });
  const repository = repositoryWith(script('2.2.0'));
  repository.commit(script('latest'));
  const red = await gate(repository, 'HEAD^');
  expect(red).toEqual({ code: 2, said: expect.stringContaining('To pass: Stay on 2.2.0.') });
  await follow(repository, 'HEAD^', 'remedy');
  expect(readFileSync(join(repository.folder, 'deploy.sh'), 'utf8')).toBe(script('2.2.0')['deploy.sh']);
  expect((await gate(repository, 'HEAD~2')).code).toBe(0);
  repository.commit(script('"$(cat tag)"'));
  const other = await gate(repository, 'HEAD^');
  expect([other.code, other.said.includes('Stay on')], other.said).toEqual([2, false]);
});

it('says that nobody can check a version that no file shows, once for all of them', async () => {
  const release = (name: string) =>
    `  - name: ${name}\n    chart: lightdash/lightdash\n    version: 2.16.361\n    values: [${name}.yaml.gotmpl]\n`;
  const values = 'image:\n  tag: {{ requiredEnv "LIGHTDASH_VERSION" }}\n';
  const repository = repositoryWith({
    'helmfile.yaml': `repositories:\n  - {name: lightdash, url: 'https://lightdash.github.io/helm-charts'}\nreleases:\n${release('eu')}${release('us')}`,
    'eu.yaml.gotmpl': values,
    'us.yaml.gotmpl': values,
  });
  const { code, said } = await say(repository, 'init');
  expect(code).toBe(0);
  expect(said.match(/shows? no version/g), said).toHaveLength(1);
  expect(said).toContain('1. eu.yaml.gotmpl and us.yaml.gotmpl show no version, so nobody can check an upgrade there.');
});

it.each<[string, Readonly<Record<string, string>>]>([
  [
    'a helmfile',
    {
      'helmfile.yaml.gotmpl':
        'repositories:\n  - {name: lightdash, url: \'https://lightdash.github.io/helm-charts\'}\n---\nreleases:\n  - name: lightdash\n    chart: lightdash/lightdash\n    version: {{ requiredEnv "CHART_VERSION" }}\n    values: [values.yaml]\n',
    },
  ],
  [
    'a command',
    { 'deploy.sh': 'helm upgrade --install bi lightdash/lightdash --version "$CHART_VERSION" -f values.yaml\n' },
  ],
])(
  'needs no version of the chart that %s takes from a variable, as long as the values set the tag',
  async (_, files) => {
    const values = (text: string) => ({ 'values.yaml': text });
    const ci = (chart: string) => ({ '.gitlab-ci.yml': `variables:\n  CHART_VERSION: ${chart}\n` });
    const repository = repositoryWith({
      ...files,
      ...values('image:\n  tag: 2.2.0\n'),
      ...ci('2.16.361'),
      '.upgrade-gate.yml': 'fail-on: mode-mismatch\n',
    });
    repository.commit(ci('2.16.400'));
    expect((await gate(repository, 'HEAD^')).code).toBe(0);
    // Both at once need the downtime, and nothing else.
    repository.commit({ ...values('image:\n  tag: 2.5.0\n'), ...ci('2.16.410') });
    const red = await gate(repository, 'HEAD^');
    expect([red.code, red.said.includes('cannot be checked')], red.said).toEqual([1, false]);
    await follow(repository, 'HEAD^', 'stop');
    expect((await gate(repository, 'HEAD~2')).code).toBe(0);
    // Without a tag of its own, the chart decides.
    repository.commit(values('replicas: 1\n'));
    repository.commit(ci('2.16.420'));
    expect((await gate(repository, 'HEAD^')).code).toBe(2);
  },
);

it('asks for a tag in a change of its own where nobody can look a chart up, and then lets the chart go on', async () => {
  const ci = (chart: string) => ({ '.gitlab-ci.yml': `variables:\n  CHART_VERSION: ${chart}\n` });
  const repository = repositoryWith({
    'deploy.sh': 'helm upgrade --install lightdash lightdash/lightdash --version "$CHART_VERSION" -f values.yaml\n',
    'values.yaml': 'replicaCount: 1\n',
    ...ci('2.16.361'),
  });
  repository.commit(ci('2.16.400'));
  const red = await gate(repository, 'HEAD^');
  expect(red).toEqual({ code: 2, said: expect.stringContaining('Set image.tag first, in a separate change') });
  repository.commit(ci('2.16.361'));
  repository.commit({ 'values.yaml': 'replicaCount: 1\nimage:\n  tag: 2.2.0\n' });
  expect((await gate(repository, 'HEAD^', '--from', '2.2.0')).code).toBe(0);
  repository.commit(ci('2.16.400'));
  expect((await gate(repository, 'HEAD^')).code).toBe(0);
});
