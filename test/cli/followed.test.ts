import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith, repositoryWith } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { serverForTest, status } from '../support/misbehaving-server.ts';
import { ROOT } from '../support/process.ts';
import { tellingHealth } from '../support/running-service.ts';

const FILE = '.github/upgrade-gate.yml';
const INDEX = ['--index-url', `${ROOT}fixtures/release-safety-index.json`];
const EVIDENCE = [...INDEX, '--artifacts', 'off'];
const DOCUMENTS = [...INDEX, '--release-asset-url', `${ROOT}fixtures/artifacts/{version}.json`];

const said = ({ code, stdout, stderr }: { code: number | null; stdout: string; stderr: string }) => ({
  code,
  said: (stdout + stderr).replace(/\s+/g, ' '),
});

async function gate(folder: string, ...args: readonly string[]) {
  return said(await runCliHere(['gate', ...args, ...EVIDENCE], folder));
}

const compose = (version: string, image = 'lightdash/lightdash') => ({
  'compose.yaml': `services:\n  bi:\n    image: ${image}:${version}\n`,
});

const environment = (name: string, version: string) => ({
  [`environments/${name}/lightdash/values.yaml`]: `image:\n  repository: lightdash/lightdash\n  tag: ${version}\n`,
});

/** A service that runs one version, or what it is told later. */
async function lightdash(first: string) {
  let now = tellingHealth(first);
  const { origin } = await serverForTest((request, response) => now(request, response));
  return {
    origin,
    runs: (version: string, warnings: readonly string[] = []) => (now = tellingHealth(version, { warnings })),
    falls: () => (now = status(404)),
  };
}

it('writes the first step of a blocked bump where the address of Lightdash is known, because the step before it has arrived', async () => {
  const { origin, runs } = await lightdash('2.2.0');
  const file = { [FILE]: `fail-on: mode-mismatch\nrunning-url: ${origin}\n` };
  const repository = repositoryWith({ ...compose('2.2.0'), ...file });
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  repository.commit(compose('2.8.0'));
  const red = await gate(repository.folder, '--base', 'main');
  expect(red).toEqual({ code: 1, said: expect.stringMatching(/apply --next --mode --base main/) });
  const next = ['apply', '--next', '--mode', '--base', 'main', ...INDEX];
  const written = said(await runCliHere(next, repository.folder));
  expect(written).toEqual({ code: 0, said: expect.stringContaining('Fill in the `reason` before you commit.') });
  const text = (path: string) => readFileSync(join(repository.folder, path), 'utf8');
  repository.commit({ 'compose.yaml': text('compose.yaml'), [FILE]: text(FILE) });
  expect(await gate(repository.folder, '--base', 'main')).toEqual({
    code: 0,
    said: expect.stringContaining('is still the placeholder'),
  });
  // Until it has arrived, nothing writes the step after it, and no report offers that.
  runs('2.1.0');
  repository.branch('late', 'main');
  repository.commit(compose('2.8.0'));
  const late = await gate(repository.folder, '--base', 'main');
  expect([late.code, late.said.includes('apply --next')], late.said).toEqual([1, false]);
  const refused = said(await runCliHere(next, repository.folder));
  expect(refused).toEqual({ code: 2, said: expect.stringContaining('The last step has not arrived') });
});

it.each<[string, (service: Awaited<ReturnType<typeof lightdash>>) => unknown, string]>([
  [
    'its migrations are open',
    ({ runs }) => runs('2.2.0', ['parked']),
    'runs 2.2.0, and it cannot tell now whether its migrations',
  ],
  ['it does not say what it runs', ({ falls }) => falls(), 'The last step has not arrived'],
])('offers no command for the next step while %s, since the command would refuse', async (_, fails, refusal) => {
  const service = await lightdash('2.2.0');
  const file = { [FILE]: `fail-on: mode-mismatch\nrunning-url: ${service.origin}\n` };
  const repository = repositoryWith({ ...compose('2.2.0'), ...file });
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  repository.commit(compose('2.8.0'));
  const next = ['apply', '--next', '--mode', '--base', 'main', ...INDEX];
  fails(service);
  const held = await gate(repository.folder, '--base', 'main');
  expect([held.code, held.said.includes('apply --next')], held.said).toEqual([1, false]);
  expect(said(await runCliHere(next, repository.folder))).toEqual({ code: 2, said: expect.stringContaining(refusal) });
  service.runs('2.2.0');
  expect((await gate(repository.folder, '--base', 'main')).said).toMatch(/apply --next --mode --base main/);
  expect((await runCliHere(next, repository.folder)).code).toBe(0);
});

it('asks only what the change upgrades whether the last step has arrived', async () => {
  const [prod, dev] = [await lightdash('2.2.0'), await lightdash('2.0.0')];
  const own = (name: string, origin: string) =>
    `  ${name}: {files: ['environments/${name}/**'], running-url: '${origin}'}\n`;
  const file = `fail-on: mode-mismatch\nenvironments:\n${own('prod', prod.origin)}${own('dev', dev.origin)}`;
  const repository = repositoryWith({ ...environment('prod', '2.2.0'), ...environment('dev', '2.1.0'), [FILE]: file });
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  repository.commit(environment('prod', '2.8.0'));
  const red = await gate(repository.folder, '--base', 'main');
  expect(red).toEqual({ code: 1, said: expect.stringMatching(/apply --next (?:--mode )?--base main/) });
  const next = ['apply', '--next', '--mode', '--base', 'main', ...INDEX];
  expect((await runCliHere(next, repository.folder)).code).toBe(0);
});

it('takes a downgrade of a line that no reader reads back, with the command of the report', async () => {
  const script = (version: string) => ({ 'deploy.sh': `docker run lightdash/lightdash:${version}\n` });
  const repository = repositoryWith(script('2.4.0'));
  repository.branch('main', 'HEAD');
  repository.branch('back', 'main');
  repository.commit(script('2.2.0'));
  const red = await gate(repository.folder, '--base', 'main');
  expect(red).toEqual({ code: 3, said: expect.stringMatching(/apply --to 2\.4\.0 --base main/) });
  const written = await runCliHere(['apply', '--to', '2.4.0', '--base', 'main', ...INDEX], repository.folder);
  expect(said(written)).toEqual({ code: 0, said: expect.stringContaining('Wrote 1 change to 1 file.') });
});

it('writes the version of a leftover `to` into the files, because it is set already', async () => {
  const repository = repositoryWith(compose('2.0.0'));
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  repository.commit(compose('2.5.0'));
  const red = await gate(repository.folder, '--base', 'main', '--to', '2.2.0');
  expect([red.code, red.said.includes('Set `--to 2.2.0`')], red.said).toEqual([1, false]);
  expect(red.said).toContain('+ image: lightdash/lightdash:2.2.0');
});

it('says of a command that it writes no settings, where the choice needs one', async () => {
  const repository = repositoryWith(compose('2.2.0'));
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  repository.commit(compose('2.8.0'));
  const offer = /Or let a command write the lines, but no settings, in a clone of the branch/;
  expect((await gate(repository.folder, '--base', 'main')).said).toMatch(offer);
  expect((await gate(repository.folder, '--base', 'main', '--fail-on', 'mode-mismatch')).said).not.toMatch(offer);
});

it('says that another version runs, not that the image changes, where a change leaves a version alone', async () => {
  const { origin } = await lightdash('2.1.0');
  const repository = repositoryWith({ ...compose('2.2.0'), [FILE]: `running-url: ${origin}\n` });
  repository.commit({ 'README.md': 'Text.\n' });
  const { code, said: text } = await gate(repository.folder, '--base', 'HEAD^');
  expect([code, text.includes('its image changes')], text).toEqual([0, false]);
  expect(text).toContain('2.2.0 stays, but another version is running');
  expect(text).toContain('upgrade.mode: Recreate');
});

it('tells of a new deployment outside of all environments, until the file has it', async () => {
  const environments = (...names: readonly string[]) =>
    `environments:\n${names.map((name) => `  ${name}: {files: ['environments/${name}/**']}\n`).join('')}`;
  const repository = repositoryWith({ ...environment('prod', '2.2.0'), [FILE]: environments('prod') });
  repository.commit(environment('qa', '2.2.0'));
  const told = await gate(repository.folder, '--base', 'HEAD^');
  expect(told).toEqual({
    code: 0,
    said: expect.stringContaining(
      'Add the file to the `files` of an environment, or of a new one: environments/qa/lightdash/values.yaml',
    ),
  });
  repository.commit({ [FILE]: environments('prod', 'qa') });
  const followed = await gate(repository.folder, '--base', 'HEAD~2');
  expect([followed.code, followed.said.includes('in no environment')], followed.said).toEqual([0, false]);
  // The next bump belongs to it.
  repository.commit(environment('qa', '2.3.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).said).toContain('values.yaml:3, qa)');
  // A team without environments is told nothing.
  const plain = repositoryWith(environment('prod', '2.2.0'));
  plain.commit(environment('qa', '2.2.0'));
  expect((await gate(plain.folder, '--base', 'HEAD^')).said).not.toContain('environment,');
});

it('says openly on a red page that a setting counts once it is merged, and passes in two pull requests', async () => {
  const [old, own] = ['lightdash/lightdash', 'harbor.acme.test/bi/analytics'];
  const file = (images = '') => ({ [FILE]: `fail-on: mode-mismatch\n${images}` });
  const repository = repositoryWith({ ...compose('2.2.0', old), ...file() });
  repository.commit({ ...compose('2.2.0', own), ...file(`images: ${own}\n`) });
  const red = await gate(repository.folder, '--base', 'HEAD^');
  expect(red.code).toBe(2);
  expect(red.said).toContain('so merge them first if this change needs them');
  repository.commit({ ...compose('2.2.0', old), ...file(`images: ${own}\n`) });
  const first = await gate(repository.folder, '--base', 'HEAD~2');
  // Where nothing is red, the note stays folded.
  expect([first.code, first.said.includes('merge them first')]).toEqual([0, false]);
  repository.commit(compose('2.2.0', own));
  expect(await gate(repository.folder, '--base', 'HEAD^')).toEqual({
    code: 0,
    said: expect.stringContaining('2.2.0 stays, but its image changes'),
  });
});

it('blames an ignored file of variables only where a variable may come from it', async () => {
  const files = (image: string) => ({ 'compose.yaml': `services:\n  bi:\n    image: ${image}\n    env_file: .env\n` });
  const digest = `lightdash/lightdash@sha256:${'a'.repeat(64)}`;
  const repository = repositoryWith({ ...files('lightdash/lightdash:2.2.0'), '.gitignore': '.env\n' });
  writeFileSync(join(repository.folder, '.env'), 'PGPASSWORD=secret\nTAG=2.2.0\n');
  repository.commit(files(digest));
  const bare = await gate(repository.folder, '--base', 'HEAD^');
  expect([bare.code, bare.said.includes('ignored by git')], bare.said).toEqual([2, false]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of compose
  repository.commit(files('lightdash/lightdash:${TAG}'));
  const variable = await gate(repository.folder, '--base', 'HEAD~2');
  expect(variable.said).toContain('or move it into a file that you commit: .env');
  repository.commit({ 'upgrade.env': 'TAG=2.2.0\n' });
  expect((await gate(repository.folder, '--base', 'HEAD~3', '--env-files', 'upgrade.env')).code).toBe(0);
});

it('asks for no separate change in the very change that mends the file', async () => {
  const repository = repositoryWith({ ...compose('2.2.0'), [FILE]: 'fail_on: blocked\n' });
  repository.commit({ ...compose('2.3.0'), [FILE]: 'fail-on: blocked\n' });
  const both = await gate(repository.folder, '--base', 'HEAD^');
  expect(both).toEqual({ code: 3, said: expect.stringContaining('Fix it in a separate change.') });
  repository.commit(compose('2.2.0'));
  const alone = await gate(repository.folder, '--base', 'HEAD~2');
  expect([alone.code, alone.said.includes('separate change')], alone.said).toEqual([0, false]);
  expect(alone.said).toContain('and this change fixes it');
});

it('lets an approval hold while another environment has the target already, and no longer once an older version runs', async () => {
  const [prod, dev] = [await lightdash('2.1.0'), await lightdash('2.2.0')];
  const own = (name: string, origin: string) =>
    `  ${name}: {files: ['environments/${name}/**'], running-url: '${origin}'}\n`;
  const file = (name: string) => ({ [FILE]: `environments:\n${own(name, prod.origin)}${own('dev', dev.origin)}` });
  const repository = repositoryWith({
    ...environment('prod', '2.1.0'),
    ...environment('dev', '2.2.0'),
    ...file('prod'),
  });
  repository.commit(environment('prod', '2.2.0'));
  const { stdout } = await runCliHere(['gate', '--base', 'HEAD^', '--json', ...EVIDENCE], repository.folder);
  const verify = ['verify', join(folderWith({ 'report.json': stdout }), 'report.json'), ...EVIDENCE];
  const held = said(await runCliHere(verify, repository.folder));
  // Nor does the address of the environment that is not upgraded count as one that fits nothing.
  expect([held.code, held.said.includes('fits no deployment')], held.said).toEqual([0, false]);
  prod.runs('2.0.0');
  const older = said(await runCliHere(verify, repository.folder));
  expect(older).toEqual({ code: 1, said: expect.stringContaining('but 2.1.0 → 2.2.0 was approved') });
  repository.commit(file('production'));
  expect(said(await runCliHere(verify, repository.folder)).said).toContain('2 lines of running-url fit no deployment');
});

it('asks for the commits where an approval of a declared downtime still holds, because only they declare it', async () => {
  const repository = repositoryWith({ ...compose('2.2.0'), [FILE]: 'fail-on: mode-mismatch\n' });
  const exception = 'exceptions:\n  - {from: 2.2.0, to: 2.5.0, allow: recreate, reason: CHG-1}\n';
  repository.commit({ ...compose('2.5.0'), [FILE]: `fail-on: mode-mismatch\n${exception}` });
  const { stdout, code } = await runCliHere(['gate', '--base', 'HEAD^', '--json', ...EVIDENCE], repository.folder);
  expect(code).toBe(0);
  const verify = ['verify', join(folderWith({ 'report.json': stdout }), 'report.json'), ...EVIDENCE];
  const bare = said(await runCliHere(verify, repository.folder));
  expect(bare).toEqual({ code: 1, said: expect.stringContaining('give `--base` and `--head`') });
  expect(bare.said).not.toContain('the newest version that rolls');
  const commits = ['--base', 'HEAD^', '--head', 'HEAD'];
  expect((await runCliHere([...verify, ...commits], repository.folder)).code).toBe(0);
});

it('asks the service of the old place what runs, where a change moves a deployment and mends the file', async () => {
  const { origin, runs } = await lightdash('2.2.0');
  const file = (folder: string) => ({
    [FILE]: `environments:\n  prod: {files: ['${folder}/prod/**'], running-url: '${origin}'}\n`,
  });
  const values = (folder: string, version = '2.2.0') => ({
    [`${folder}/prod/lightdash/values.yaml`]:
      environment('prod', version)['environments/prod/lightdash/values.yaml'] ?? '',
  });
  const gone = { 'environments/prod/lightdash/values.yaml': null };
  const repository = repositoryWith({ ...values('environments'), ...file('environments') });
  repository.branch('main', 'HEAD');
  repository.branch('move', 'main');
  repository.commit({ ...values('live'), ...gone });
  const moved = await gate(repository.folder, '--base', 'main');
  expect([moved.code, moved.said.includes('fits no deployment')], moved.said).toEqual([0, false]);
  expect(moved.said).toContain('1 environment has no deployment');
  repository.commit(file('live'));
  const mended = await gate(repository.folder, '--base', 'main');
  expect([mended.code, /fits no deployment|has no deployment/.test(mended.said)], mended.said).toEqual([0, false]);
  // The way from what runs counts, although the files change by a step that rolls.
  repository.commit(values('live', '2.3.0'));
  const near = await gate(repository.folder, '--base', 'main');
  runs('2.0.0');
  const far = await gate(repository.folder, '--base', 'main');
  expect(near.said).not.toContain('still runs');
  expect(far.said).toContain('2.0.0 still runs, not 2.2.0 (live/prod/lightdash/values.yaml)');
});

it('warns of rendered manifests without Lightdash, since the files alone are judged then', async () => {
  const workload = (version: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "lightdash/lightdash:${version}"}]}}}\n`;
  const service = 'apiVersion: v1\nkind: Service\nmetadata: {name: bi}\n';
  const repository = repositoryWith({ 'k8s/bi.yaml': workload('2.2.0') });
  repository.commit({ 'k8s/bi.yaml': workload('2.3.0') });
  const rendered = (base: string, head: string) => {
    const folder = folderWith({ 'base.yaml': base, 'head.yaml': head });
    return ['--rendered-base', join(folder, 'base.yaml'), '--rendered-head', join(folder, 'head.yaml')];
  };
  const bare = await gate(repository.folder, '--base', 'HEAD^', ...rendered(service, service));
  expect(bare.said).toContain('The rendered manifests hold no workload of Lightdash');
  const all = await gate(repository.folder, '--base', 'HEAD^', ...rendered(workload('2.2.0'), workload('2.3.0')));
  expect([all.code, all.said.includes('hold no workload')], all.said).toEqual([bare.code, false]);
});

it('says which cluster the commands are for', async () => {
  const file = "fail-on: mode-mismatch\nenvironments:\n  prod: {files: ['environments/prod/**']}\n";
  const repository = repositoryWith({ ...environment('prod', '2.2.0'), [FILE]: file });
  repository.commit(environment('prod', '2.5.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).said).toContain(
    'Run `kubectl` in the cluster and the namespace of `prod`.',
  );
});

it('says to pause what would scale the old version up again, whether the workload declares the downtime or an exception', async () => {
  const workload = (name: string, version: string, strategy = '') =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec:\n${strategy}  template:\n    spec:\n      containers:\n        - {name: bi, image: "lightdash/lightdash:${version}"}\n`;
  const files = (...more: readonly string[]) => ({
    'out/bi.yaml': ['bi', 'jobs'].map((name) => workload(name, more[0] ?? '', more[1])).join('---\n'),
  });
  const repository = repositoryWith({ ...files('2.2.0'), [FILE]: 'fail-on: mode-mismatch\n' });
  repository.commit(files('2.5.0', '  strategy: {type: Recreate}\n'));
  const declared = await gate(repository.folder, '--base', 'HEAD^');
  expect(declared).toEqual({
    code: 0,
    said: expect.stringContaining('pause it first, because it would scale them up again'),
  });
  const exception = 'exceptions:\n  - {from: 2.2.0, to: 2.5.0, allow: recreate, reason: CHG-1}\n';
  repository.commit({ ...files('2.5.0'), [FILE]: `fail-on: mode-mismatch\n${exception}` });
  const excepted = await gate(repository.folder, '--base', 'HEAD~2');
  expect(excepted).toEqual({ code: 0, said: expect.stringContaining('Pause Argo CD or Flux first') });
});

it('judges the patch of each cluster, and not the base that all of them patch once its file is left out', async () => {
  const release = (tag: string, chart = '') =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash, namespace: bi}\nspec:\n${chart}  values:\n    image:\n      tag: ${tag}\n`;
  const chart =
    '  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: lightdash}}}\n';
  const base = (tag: string) => ({ 'clusters/base/release.yaml': release(tag, chart) });
  const patch = (tag: string) => ({ 'clusters/prod/patch.yaml': release(tag) });
  const file = (more = '') => ({
    [FILE]: `discover: true\nchart-version: 2.16.361\ntargets: clusters/prod/patch.yaml#spec.values.image.tag\n${more}`,
  });
  const repository = repositoryWith({ ...base('2.0.0'), ...patch('2.2.0'), ...file() });
  repository.commit(base('2.5.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).code).toBe(1);
  repository.commit({ ...base('2.0.0'), ...file("files: '!clusters/base/**'\n") });
  repository.commit(base('2.5.0'));
  const left = await gate(repository.folder, '--base', 'HEAD^');
  expect(left).toEqual({
    code: 0,
    said: expect.stringContaining('2.2.0 stays The version is set in clusters/prod/patch.yaml:7'),
  });
  repository.commit(patch('2.5.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).code).toBe(1);
});

/** A release whose mode is a variable with an empty default, and a file of variables for each environment. */
const terraform = (versions: Readonly<Record<string, string>>) => ({
  'main.tf': [
    'variable "tag" { type = string }',
    'variable "mode" {\n  type    = string\n  default = ""\n}',
    'resource "helm_release" "bi" {\n  name = "bi"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart = "lightdash"\n  version = "2.16.361"',
    '  set {\n    name  = "image.tag"\n    value = var.tag\n  }',
    '  set {\n    name  = "upgrade.mode"\n    value = var.mode\n  }\n}\n',
  ].join('\n'),
  ...Object.fromEntries(Object.entries(versions).map(([name, tag]) => [`envs/${name}.tfvars`, `tag = "${tag}"\n`])),
});
const ofTerraform = (name: string) => `  ${name}: {files: ['envs/${name}.tfvars']}\n`;

it('writes an exception where the lines of a release do not declare the downtime, and offers the command that does', async () => {
  const file = { [FILE]: `fail-on: mode-mismatch\nenvironments:\n${ofTerraform('dev')}${ofTerraform('prod')}` };
  const repository = repositoryWith({ ...terraform({ dev: '2.2.0', prod: '2.2.0' }), ...file });
  const text = (path: string) => readFileSync(join(repository.folder, path), 'utf8');
  repository.branch('main', 'HEAD');
  repository.branch('bump', 'main');
  repository.commit(terraform({ dev: '2.5.0', prod: '2.2.0' }));
  const red = await gate(repository.folder, '--base', 'main');
  expect(red).toEqual({ code: 1, said: expect.stringMatching(/apply --mode --base main/) });
  const written = said(await runCliHere(['apply', '--mode', '--base', 'main', ...INDEX], repository.folder));
  expect(written).toEqual({ code: 0, said: expect.stringContaining('Fill in the `reason` before you commit.') });
  repository.commit({ [FILE]: text(FILE).replace(/reason: .*/, 'reason: CHG-1') });
  expect(await gate(repository.folder, '--base', 'main')).toEqual({
    code: 0,
    said: expect.stringContaining('upgrade.mode: Recreate'),
  });
  // It is for this jump alone, and goes with `--done`.
  expect((await runCliHere(['apply', '--done'], repository.folder)).code).toBe(0);
  expect(text(FILE)).toBe(file[FILE]);
});

it('writes the next step with its exception for one environment, as the weekly workflow does', async () => {
  const file = { [FILE]: `fail-on: mode-mismatch\nenvironments:\n${ofTerraform('dev')}${ofTerraform('prod')}` };
  const repository = repositoryWith({ ...terraform({ dev: '2.2.0', prod: '2.2.0' }), ...file });
  repository.branch('main', 'HEAD');
  const next = ['apply', '--next', '--mode', '--environment', 'dev', ...INDEX];
  expect((await runCliHere(next, repository.folder)).code).toBe(0);
  const text = (path: string) => readFileSync(join(repository.folder, path), 'utf8');
  expect([text('envs/dev.tfvars'), text('envs/prod.tfvars')]).toEqual(['tag = "2.6.0"\n', 'tag = "2.2.0"\n']);
  expect(text('main.tf')).toBe(terraform({})['main.tf']);
  repository.branch('next', 'main');
  repository.commit({ 'envs/dev.tfvars': text('envs/dev.tfvars'), [FILE]: text(FILE) });
  expect((await gate(repository.folder, '--base', 'main')).code).toBe(0);
});

it('declares the downtime of each environment by itself, and takes out only what one of them has left behind', async () => {
  const start = `fail-on: mode-mismatch\nenvironments:\n${ofTerraform('dev')}${ofTerraform('prod')}`;
  const repository = repositoryWith({ ...terraform({ dev: '2.2.0', prod: '2.2.0' }), [FILE]: start });
  const text = (path: string) => readFileSync(join(repository.folder, path), 'utf8');
  const apply = async (...args: readonly string[]) =>
    (await runCliHere(['apply', ...args, ...(args.includes('--done') ? [] : INDEX)], repository.folder)).code;
  expect(await apply('--next', '--mode', '--environment', 'dev')).toBe(0);
  repository.commit({ 'envs/dev.tfvars': text('envs/dev.tfvars'), [FILE]: text(FILE) });
  repository.branch('main', 'HEAD');
  // The exception of the one allows nothing to the other, whose lines would declare nothing.
  expect(await apply('--next', '--mode', '--environment', 'prod')).toBe(0);
  expect(text('main.tf')).toBe(terraform({})['main.tf']);
  expect(text(FILE).match(/environment: \w+/g)).toEqual(['environment: prod', 'environment: dev']);
  repository.branch('prod', 'main');
  repository.commit({ 'envs/prod.tfvars': text('envs/prod.tfvars'), [FILE]: text(FILE) });
  expect((await gate(repository.folder, '--base', 'main')).code).toBe(0);
  expect(await apply('--done', '--environment', 'dev')).toBe(0);
  expect(text(FILE).match(/environment: \w+/g)).toEqual(['environment: prod']);
  expect(await apply('--done', '--environment', 'prod')).toBe(0);
  expect(text(FILE)).toBe(start);
});

it.each<[string, readonly string[], string, boolean]>([
  ['to wait for its age', ['--minimum-release-age', '99999 days'], 'has to wait: 2.1.0 is too young (', false],
  [
    'to take another version than one with a known issue',
    [],
    'is blocked by a known issue: choose another version',
    true,
  ],
])('says of one of several deployments %s', async (_, options, says, isOther) => {
  const issue = 'known-issues:\n  - {id: a, versions: 2.1.0, applies-to: target, effect: block, reason: It hurts.}\n';
  const file = isOther ? { [FILE]: issue } : {};
  const repository = repositoryWith({ ...environment('prod', '2.0.0'), ...environment('dev', '2.0.0'), ...file });
  repository.commit(environment('prod', '2.1.0'));
  const { code, said: text } = await gate(repository.folder, '--base', 'HEAD^', ...options);
  expect([code, text], text).toEqual([1, expect.stringContaining(says)]);
});

it('lets a team move its files and mend its own file in one change, whose globs deploy nothing', async () => {
  const versions = { dev: '2.7.0', staging: '2.6.0', prod: '2.5.0' };
  const file = (folder: string) => ({
    [FILE]: `environments:\n${Object.keys(versions)
      .map((name) => `  ${name}: {files: ['${folder}/${name}.tfvars']}\n`)
      .join('')}`,
  });
  const workflow = (folder: string) => ({
    '.github/workflows/upgrade-gate.yml': `jobs:\n  a:\n    steps:\n      - run: terraform apply -var-file=${folder}/prod.tfvars # lightdash\n`,
  });
  const moved = Object.fromEntries(
    Object.entries(versions).flatMap(([name, tag]) => [
      [`envs/${name}.tfvars`, null],
      [`live/envs/${name}.tfvars`, `tag = "${tag}"\n`],
    ]),
  );
  const repository = repositoryWith({ ...terraform(versions), ...file('envs'), ...workflow('envs') });
  repository.commit({ ...moved, ...file('live/envs'), ...workflow('live/envs') });
  const { code, said: text } = await gate(repository.folder, '--base', 'HEAD^');
  expect([code, text], text).toEqual([0, expect.stringContaining('No deployed version changes')]);
  // A workflow of that name is a workflow.
  repository.commit({
    '.github/workflows/upgrade-gate.yml':
      workflow('live/envs')['.github/workflows/upgrade-gate.yml']?.replace('prod', 'dev') ?? '',
  });
  expect((await gate(repository.folder, '--base', 'HEAD^')).code).not.toBe(0);
});

const fluxOf = (more: string, path = 'bi/prod') =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: lightdash, namespace: flux-system}\nspec:\n  path: ./${path}\n  sourceRef: {kind: GitRepository, name: flux-system}\n${more}`;
const imagePatch = (version: string) =>
  `  patches:\n    - target: {kind: Deployment, name: bi}\n      patch: |\n        - op: replace\n          path: /spec/template/spec/containers/0/image\n          value: lightdash/lightdash:${version}\n`;

it.each<[string, string, string, readonly string[], number]>([
  ['a new patch', fluxOf(''), fluxOf(imagePatch('2.5.0')), ['--from', '2.2.0'], 2],
  ['a new patch, whatever the given version', fluxOf(''), fluxOf(imagePatch('2.5.0')), ['--from', '2.5.0'], 2],
  [
    'another source that is not in the repository',
    fluxOf(''),
    fluxOf('').replace(', name: flux-system}\n', ', name: other}\n'),
    ['--from', '2.2.0'],
    2,
  ],
  [
    'the namespace of the same source, written out',
    fluxOf(''),
    fluxOf('').replace(', name: flux-system}\n', ', name: flux-system, namespace: flux-system}\n'),
    [],
    0,
  ],
  ['a path that nobody can read', fluxOf(''), fluxOf('', 'bi/elsewhere'), ['--from', '2.2.0'], 2],
  ['nothing but its interval', fluxOf(''), fluxOf('  interval: 5m\n'), ['--from', '2.2.0'], 0],
  [
    'a new patch, once the user says both versions',
    fluxOf(''),
    fluxOf(imagePatch('2.5.0')),
    ['--from', '2.2.0', '--to', '2.2.0'],
    0,
  ],
])('judges a pointer of Flux, whatever start is given: %s', async (_, before, after, given, code) => {
  const files = (flux: string) => ({ 'clusters/prod/bi.yaml': flux });
  const built = {
    'bi/prod/kustomization.yaml': 'resources: [bi.yaml]\n',
    'bi/prod/bi.yaml':
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "lightdash/lightdash:2.2.0"}]}}}\n',
  };
  const repository = repositoryWith({ ...built, ...files(before) });
  repository.commit(files(after));
  const result = await gate(repository.folder, '--base', 'HEAD^', ...given);
  expect(result.code, result.said).toBe(code);
});

it.each<[string, string, string | null]>([
  ['2.5.0', '2.6.0', null],
  ['2.6.0', '2.9.0', null],
  ['2.9.0', '2.9.0', 'no permitted upgrade leads from 2.9.0 to 3.2.0: a: It hurts.'],
])(
  'goes on from %s to %s where a known issue bars the stop on the way to the newest release',
  async (from, to, why) => {
    const issue =
      "known-issues:\n  - {id: a, versions: '>=2.10.0 <3.0.0', applies-to: target, effect: block, reason: It hurts.}\n";
    const repository = repositoryWith({ ...compose(from), [FILE]: `fail-on: mode-mismatch\n${issue}` });
    const { code, said: text } = said(await runCliHere(['apply', '--next', '--mode', ...INDEX], repository.folder));
    expect([code, text], text).toEqual([why === null ? 0 : 2, expect.stringContaining(why ?? 'Wrote ')]);
    expect(readFileSync(join(repository.folder, 'compose.yaml'), 'utf8')).toContain(`:${to}\n`);
  },
);

it('keeps judging everything else once a line of an unsupported format is a target', async () => {
  const task = (version: string) => ({
    'ecs/task-definition.json': `{"containerDefinitions": [{"name": "bi", "image": "lightdash/lightdash:${version}"}]}\n`,
  });
  const repository = repositoryWith({ ...task('2.0.0'), ...environment('prod', '2.2.0') });
  repository.commit(task('2.2.0'));
  const told = await gate(repository.folder, '--base', 'HEAD^', '--verbose');
  const [, targets, discover] = /name the place with `(.*?)`, next to `(.*?)`: ecs/.exec(told.said) ?? [];
  expect([told.code, targets, discover], told.said).toEqual([0, 'targets', 'discover: true']);
  const place = 'ecs/task-definition.json#containerDefinitions.0.image';
  repository.commit({ [FILE]: `${targets}: '${place}'\n${discover}\n` });
  repository.commit(task('2.5.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).code).toBe(1);
  repository.commit(environment('prod', '2.5.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).code).toBe(1);
});

it('says to wait for the migrations of a required stop, however many steps follow, and then offers the first of them', async () => {
  const { origin, runs } = await lightdash('2.6.0');
  const repository = repositoryWith({
    ...compose('2.6.0'),
    [FILE]: `fail-on: mode-mismatch\nrunning-url: ${origin}\n`,
  });
  repository.commit(compose('3.2.0'));
  runs('2.6.0', ['parked']);
  const held = await gate(repository.folder, '--base', 'HEAD^');
  expect(held).toEqual({
    code: 1,
    said: expect.stringContaining('has to wait for the migrations of the required stop'),
  });
  expect(held.said).toContain('Wait until the migrations are done, then run this check again.');
  expect(held.said).not.toMatch(/choose another version|your policy keeps/i);
  runs('2.6.0');
  expect((await gate(repository.folder, '--base', 'HEAD^')).said).toContain('Step 1 of 2. Go to 2.11.0.');
});

it('says that nothing comes next where the environment before it has gone no further', async () => {
  const file = `environments:\n  dev: {files: ['environments/dev/**']}\n  prod: {files: ['environments/prod/**'], promote-from: dev}\n`;
  const { folder } = repositoryWith({ ...environment('dev', '2.1.0'), ...environment('prod', '2.1.0'), [FILE]: file });
  const next = ['apply', '--next', '--environment', 'prod', ...INDEX];
  expect(said(await runCliHere(next, folder))).toEqual({
    code: 0,
    said: 'Nothing to write, because no next step is published and allowed. ',
  });
});

it('tells the address of an index that cannot be read once, however many deployments need it', async () => {
  const { origin } = await serverForTest(status(404));
  const repository = repositoryWith({ ...compose('2.1.0'), ...environment('prod', '2.2.0') });
  repository.commit({ ...compose('2.3.0'), ...environment('prod', '2.5.0') });
  const asked = ['gate', '--base', 'HEAD^', '--index-url', `${origin}/index.json`];
  const { code, stdout, stderr } = await runCliHere(asked, repository.folder);
  expect([code, (stdout + stderr).split(origin).length - 1], stderr).toEqual([2, 1]);
});

it('says whose variables it means, if only one of several deployments is concerned', async () => {
  const workflow = (version: string) => ({
    'deploy.sh': `LIGHTDASH_VERSION=${version}\ndocker run lightdash/lightdash:$LIGHTDASH_VERSION\n`,
  });
  const repository = repositoryWith({ ...workflow('2.2.0'), ...environment('prod', '2.2.0') });
  repository.commit({ ...workflow('2.5.0'), ...environment('prod', '2.5.0') });
  const { stdout } = await runCliHere(['gate', '--base', 'HEAD^', ...DOCUMENTS], repository.folder);
  const told = stdout
    .replace(/\s+/g, ' ')
    .match(/2\.4\.0 gives SESSION_LIFETIME_HOURS a default: 12\.(?: \([^)]*\))?/g);
  expect(told).toEqual([...new Set(told)]);
  expect(told?.every((each) => each.endsWith(')')) || told?.length === 1, stdout).toBe(true);
});
