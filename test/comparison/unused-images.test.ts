// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a variable of the files that are written
import { expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const NAME = 'lightdash/lightdash';
const HEAD = 'metadata: {name: bi, namespace: bi}\nspec:\n';
const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\n${HEAD}  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: bi}}}\n  values:\n    image: {tag: 1.1.0}\n`;
const pod = (image: string) =>
  `apiVersion: apps/v1\nkind: Deployment\n${HEAD}  template: {spec: {containers: [{name: web, image: "${image}"}]}}\n`;
const kustomization = (more: string) =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\n${HEAD}  path: ./prod\n${more}`;
const images = (tag: string) => `  images: [{name: ${NAME}, newTag: ${tag}}]\n`;

/** A release of the service in a base, an overlay, and the Kustomization that applies it with its own images. */
const files = (own: string, more: Files = {}): Files => ({
  'base/release.yaml': RELEASE,
  'base/kustomization.yaml': 'resources: [release.yaml]\n',
  'prod/kustomization.yaml': 'resources: [../base]\n',
  'clusters/prod.yaml': kustomization(own),
  ...more,
});

/** What a change of the tag of these images stops for. */
async function stops(more: Files, was = images('1.1.0'), is = images('2.2.0'), own = ''): Promise<string[]> {
  const changes = await compare(files(was + own, more), files(is + own, more));
  return changes.filter(({ change, problem }) => change !== 'unchanged' || problem !== null).map(show);
}
const prod = (more: string): Files => ({ 'prod/kustomization.yaml': `resources: [../base]\n${more}` });
const also = (path: string, text: string): Files => ({
  [`base/${path}`]: text,
  'base/kustomization.yaml': `resources: [release.yaml, ${path}]\n`,
});
const patched = (patch: string): Files => prod(`patches:\n- patch: |\n${patch.replace(/^/gm, '    ')}\n`);

it.each<[string, Files]>([
  ['a release', {}],
  [
    'a release whose values name the image',
    { 'base/release.yaml': RELEASE.replace('tag:', `repository: ${NAME}, tag:`) },
  ],
  ['a release and other images', also('pod.yaml', pod('redis:7.2.0'))],
  ['a release, and an image in another folder', { 'other/pod.yaml': pod(`${NAME}:1.1.0`) }],
  ['a release, and a patch of it', patched(RELEASE.replace(/ {2}chart:.*\n/, ''))],
])('says nothing of the images over %s', async (_, more) => {
  expect(await stops(more)).toEqual([]);
  expect(await stops(more, '', images('2.2.0'))).toEqual([]);
  expect(await stops(more, images('2.2.0'), '')).toEqual([]);
});

it.each<[string, Files, string?]>([
  ['an image', also('pod.yaml', pod(`${NAME}:1.1.0`))],
  [
    'an image of another kind of object',
    also('r.yaml', pod(`${NAME}:1.1.0`).replace('apps/v1', 'argoproj.io/v1').replace('Deployment', 'Rollout')),
  ],
  [
    'containers in the values of the release',
    { 'base/release.yaml': `${RELEASE}    initContainers: [{name: a, image: "${NAME}:1.1.0"}]\n` },
  ],
  [
    'an image behind an anchor',
    { 'base/release.yaml': `${RELEASE}    a: &a ${NAME}\n    containers: [{name: a, image: *a}]\n` },
  ],
  ['a patch that adds an image', patched(pod(`${NAME}:1.1.0`))],
  [
    'other images that are renamed to it',
    { ...also('pod.yaml', pod('acme/bi:1')), ...prod(`images: [{name: acme/bi, newName: ${NAME}}]\n`) },
  ],
  ['what is not in the repository', prod('components: [../gone]\n')],
  ['what cannot be read', also('x.yaml', 'a: [\n')],
  ['a replacement', prod('replacements: [{path: r.yaml}]\n')],
  ['a chart', prod('helmCharts: [{name: redis, repo: https://charts.example.com, version: 1.0.0}]\n')],
  ['a transformer', prod('transformers: [t.yaml]\n')],
  ['a field that images also set', prod('configurations: [c.yaml]\n')],
  ['components of its own', {}, '  components: [../c]\n'],
  ['the folder of an artifact', {}, '  sourceRef: {kind: OCIRepository, name: bi}\n'],
  [
    'a folder without the service',
    { 'prod/kustomization.yaml': 'resources: [a.yaml]\n', 'prod/a.yaml': pod('redis:7') },
  ],
  [
    'another folder, by a patch',
    {
      'clusters/kustomization.yaml': `resources: [prod.yaml]\npatches: [{path: p.yaml}]\n`,
      'clusters/p.yaml': kustomization('').replace('prod', 'other'),
    },
  ],
])('counts the images over %s', async (_, more, own) => {
  expect(await stops(more, images('1.1.0'), images('2.2.0'), own)).not.toEqual([]);
});

it('takes no name of such images for what lines beside them are about', async () => {
  const own = (version: string) => `${images('1.1.0')}  postBuild:\n    substitute:\n      tag: ${version}\n`;
  expect(await stops({}, own('1.1.0'), own('2.2.0'))).toEqual([]);
  expect(
    await stops({ 'base/release.yaml': RELEASE.replace('1.1.0', '"${tag}"') }, own('1.1.0'), own('2.2.0')),
  ).not.toEqual([]);
});
