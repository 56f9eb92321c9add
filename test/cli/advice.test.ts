import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith, repositoryWith } from '../support/git-repository.ts';
import { runCliHere } from '../support/in-process.ts';
import { ROOT } from '../support/process.ts';

const FILE = '.github/upgrade-gate.yml';
const EVIDENCE = ['--index-url', `${ROOT}fixtures/release-safety-index.json`, '--artifacts', 'off'];

async function gate(folder: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await runCliHere(['gate', ...args, ...EVIDENCE], folder);
  return { code, said: (stdout + stderr).replace(/\s+/g, ' ') };
}

it('sets a rule back that lets the downtime of given versions pass, since it lets every other one pass as well', async () => {
  const repository = repositoryWith({ [FILE]: 'fail-on: mode-mismatch\n' });
  const given = ['--from', '2.2.0', '--to', '2.5.0'];
  const red = await gate(repository.folder, ...given);
  expect(red.code).toBe(1);
  expect(red.said).toContain(`Set fail-on: blocked in ${FILE}`);
  expect(red.said).toContain(
    'Set fail-on back afterwards, because blocked lets every downtime of this repository pass.',
  );
  repository.commit({ [FILE]: 'fail-on: blocked\n' });
  expect((await gate(repository.folder, ...given)).code).toBe(0);
  // The warning is true: another downtime passes as well.
  expect((await gate(repository.folder, '--from', '2.3.0', '--to', '2.4.0')).said).toContain('needs downtime');
  expect((await gate(repository.folder, '--from', '2.3.0', '--to', '2.4.0')).code).toBe(0);
  repository.commit({ [FILE]: 'fail-on: mode-mismatch\n' });
  expect((await gate(repository.folder, ...given)).code).toBe(1);
});

it('scales the workloads of the chart down, not of its values, if a patch of a HelmRelease is the target', async () => {
  const patch = (tag: string) => ({
    'clusters/prod/patch.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata:\n  name: lightdash\nspec:\n  values:\n    image:\n      tag: ${tag}\n`,
  });
  const file = 'fail-on: mode-mismatch\ntargets: clusters/prod/patch.yaml#spec.values.image.tag\n';
  const repository = repositoryWith({ [FILE]: file, ...patch('2.2.0') });
  repository.commit(patch('2.5.0'));
  const { code, said } = await gate(repository.folder, '--base', 'HEAD^');
  expect(code).toBe(1);
  expect(said).toContain('pods="$pods,$app/name=lightdash" kubectl scale deployment -l "$pods"');
});

it('renders the workloads if a patch of a HelmRelease is new, because the object itself says nothing more than the files', async () => {
  const release = (tag: string) =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash, namespace: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: lightdash}}}\n  values: {image: {repository: lightdash/lightdash, tag: ${tag}}}\n`;
  const workload = (tag: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash, namespace: bi}\nspec:\n  template:\n    spec:\n      containers:\n        - {name: lightdash, image: 'lightdash/lightdash:${tag}'}\n`;
  const patch =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash, namespace: bi}\nspec:\n  values:\n    image:\n      tag: 2.2.0\n';
  const repository = repositoryWith({
    'prod/release.yaml': release('2.0.0'),
    'prod/kustomization.yaml': 'resources: [release.yaml]\n',
  });
  repository.commit({
    'prod/patch.yaml': patch,
    'prod/kustomization.yaml': 'resources: [release.yaml]\npatches: [{path: patch.yaml}]\n',
  });
  const rendered = (make: (tag: string) => string) => {
    const folder = folderWith({ 'base.yaml': make('2.0.0'), 'head.yaml': make('2.2.0') });
    return ['--rendered-base', join(folder, 'base.yaml'), '--rendered-head', join(folder, 'head.yaml')];
  };
  const red = await gate(repository.folder, '--base', 'HEAD^');
  expect([red.code, red.said]).toEqual([2, expect.stringContaining('Render the workloads of both sides')]);
  expect((await gate(repository.folder, '--base', 'HEAD^', ...rendered(release))).code).toBe(2);
  const green = await gate(repository.folder, '--base', 'HEAD^', ...rendered(workload));
  expect(green).toEqual({ code: 0, said: expect.stringContaining('✅ 2.0.0 → 2.2.0 can roll') });
});

it.each<[string, string, string, string]>([
  [
    'of the chart',
    'lightdash/values.yaml',
    'image:\n  repository: lightdash/lightdash\n  tag: TAG\nupgrade:\n  mode: Recreate # upgrade-gate: for the downtime\n',
    'image:\n  repository: lightdash/lightdash\n  tag: TAG\n',
  ],
  [
    'of a workload',
    'bi.yaml',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec:\n  strategy:\n    type: Recreate # upgrade-gate: for the downtime\n  template:\n    spec:\n      containers:\n        - {name: bi, image: "lightdash/lightdash:TAG"}\n',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec:\n  template:\n    spec:\n      containers:\n        - {name: bi, image: "lightdash/lightdash:TAG"}\n',
  ],
])(
  'says that a declaration %s is left from an earlier downtime, which `--done` takes out',
  async (_, path, declared, bare) => {
    const says = 'An earlier downtime left this here, and it declares this downtime, too.';
    const args = ['--base', 'HEAD^', '--fail-on', 'mode-mismatch', '--chart-version', '2.16.361'];
    const repository = repositoryWith({ [path]: bare.replace('TAG', '2.2.0') });
    // The change that declares it has planned it.
    repository.commit({ [path]: declared.replace('TAG', '2.3.0') });
    const planned = await gate(repository.folder, ...args);
    expect([planned.code, planned.said.includes(says)], planned.said).toEqual([0, false]);
    repository.commit({ [path]: declared.replace('TAG', '2.4.0') });
    expect(await gate(repository.folder, ...args)).toEqual({ code: 0, said: expect.stringContaining(says) });
    expect((await runCliHere(['apply', '--done'], repository.folder)).code).toBe(0);
    const taken = readFileSync(join(repository.folder, path), 'utf8');
    expect(taken).toBe(bare.replace('TAG', '2.4.0'));
    repository.commit({ [path]: taken });
    expect((await gate(repository.folder, ...args.with(1, 'HEAD~2'))).code).toBe(1);
    // What somebody has set for good is no leftover.
    const set = (tag: string) => declared.replace('TAG', tag).replace(/ # upgrade-gate.*/, '');
    repository.commit({ [path]: set('2.3.0') });
    repository.commit({ [path]: set('2.4.0') });
    const forGood = await gate(repository.folder, ...args);
    expect([forGood.code, forGood.said.includes(says)]).toEqual([0, false]);
  },
);

const helmRelease = (spec: string) =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash, namespace: bi}\nspec:\n${spec}`;
const patched = (folder: string, tag: string, more = '') => ({
  [`clusters/${folder}/kustomization.yaml`]: 'resources: [../../base]\npatches: [{path: patch.yaml}]\n',
  [`clusters/${folder}/patch.yaml`]: helmRelease(`  values:\n    image:\n      tag: ${tag}\n${more}`),
});
const bare = (folder: string) => ({ [`clusters/${folder}/kustomization.yaml`]: 'resources: [../../base]\n' });
const target = (folder: string, path = 'spec.values.image.tag') => `  clusters/${folder}/patch.yaml#${path}\n`;
const flux = (...targets: readonly string[]) => ({
  'base/release.yaml': helmRelease(
    '  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: lightdash}}}\n  values: {image: {tag: 2.0.0}}\n',
  ),
  'base/kustomization.yaml': 'resources: [release.yaml]\n',
  ...patched('prod', '2.2.0'),
  [FILE]: `fail-on: mode-mismatch\ndiscover: true\ntargets: |\n${[target('prod'), ...targets].join('')}`,
});

it('asks for the version before, and for nothing else, where a new patch of a HelmRelease is a target already', async () => {
  const repository = repositoryWith(flux(target('qa')));
  repository.commit(patched('qa', '2.2.0'));
  const red = await gate(repository.folder, '--base', 'HEAD^');
  expect([red.code, red.said.includes('is new')], red.said).toEqual([2, false]);
  expect(red.said).toContain('Pass `--from` with the current version for this change');
  expect((await gate(repository.folder, '--base', 'HEAD^', '--from', '2.2.0')).code).toBe(0);
  // The version before counts.
  const judged = await gate(repository.folder, '--base', 'HEAD^', '--from', '2.0.0');
  expect(judged).toEqual({ code: 0, said: expect.stringContaining('2.0.0 → 2.2.0 can roll') });
  repository.commit(patched('qa', '2.5.0'));
  expect((await gate(repository.folder, '--base', 'HEAD^')).code).toBe(1);
  expect((await gate(repository.folder, '--base', 'HEAD~2', '--from', '2.2.0')).code).toBe(1);
});

it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['sets another image too', flux(target('qa')), patched('qa', '2.2.0', '      repository: acme/lightdash\n')],
  ['sets another chart too', flux(target('qa')), patched('qa', '2.2.0', '  chart: {spec: {version: 2.16.400}}\n')],
  [
    'is not the target, but its neighbour',
    flux(target('qa')),
    { ...patched('qa', '2.2.0'), ...patched('eu', '2.2.0') },
  ],
  ['has another value as its target', flux(target('qa', 'metadata.name')), patched('qa', '2.2.0')],
  [
    'was there before, and only now counts',
    { ...flux(target('qa')), ...patched('qa', '2.2.0'), ...bare('qa') },
    patched('qa', '2.2.0'),
  ],
])('evaluates no new patch of a HelmRelease that %s', async (_, before, change) => {
  const repository = repositoryWith(before);
  repository.commit(change);
  for (const given of [[], ['--from', '2.2.0']]) {
    const { code, said: text } = await gate(repository.folder, '--base', 'HEAD^', ...given);
    expect([code === 0, text.includes('`patches` is new')], text).toEqual([false, true]);
  }
});

it('says once of a variable that its default is used, however many services have it', async () => {
  const compose = (tag: string) => ({
    'compose.yaml': `services:\n${['web', 'scheduler'].map((name) => `  ${name}:\n    image: lightdash/lightdash:\${TAG:-${tag}}\n`).join('')}`,
  });
  const repository = repositoryWith(compose('2.0.0'));
  repository.commit(compose('2.2.0'));
  const { code, said } = await gate(repository.folder, '--base', 'HEAD^', '--verbose');
  expect([code, said.match(/so its default in compose\.yaml is used\. Also at/g)?.length], said).toEqual([0, 1]);
  const { stderr } = await runCliHere(['detect'], repository.folder);
  expect(stderr.match(/is not set/g)).toHaveLength(1);
});
