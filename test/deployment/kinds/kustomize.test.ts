// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { groupByPlace, resolved } from '../../../src/deployment/deployed-object.ts';
import type { KindSettings } from '../../../src/deployment/kinds/kind.ts';
import type { ImageOverride } from '../../../src/deployment/kinds/kustomize/kustomization.ts';
import { findingsOfKustomization, kustomize } from '../../../src/deployment/kinds/kustomize/reader.ts';
import { SourceFiles } from '../../../src/syntax/source-files.ts';
import { DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type Tree = Record<string, string>;

function workload(name: string, image: string, more = ''): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  template:
    spec:
      containers:
        - name: web
          image: ${image}
${more}`;
}

const BASE: Tree = {
  'base/kustomization.yaml': 'resources:\n- deployment.yaml\n',
  'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0'),
};

const OVERLAY = 'resources:\n- ../../base\n';
const PROD = 'overlays/prod/kustomization.yaml';
const STAGING = 'overlays/staging/kustomization.yaml';
const NEW_TAG = 'images:\n- name: lightdash/lightdash\n  newTag: 1.1.0\n';
const BASE_IMAGE = 'base/deployment.yaml:10 1.0.0';

function over(overlay: string, more: Tree = {}): Tree {
  return { ...BASE, [PROD]: `${OVERLAY}${overlay}`, ...more };
}

async function shown(files: Tree, settings: Partial<KindSettings> = {}): Promise<string[]> {
  return (await readingOf(kustomize, files, settings)).found.map(showFinding);
}

describe('images of a kustomization', () => {
  const named = (more: string) => over(`images:\n- name: lightdash/lightdash\n  ${more}\n`);

  it.each<[string, Tree, string[]]>([
    ['a base alone', BASE, [BASE_IMAGE]],
    ['an overlay without images', over(''), [BASE_IMAGE]],
    ['a new tag', over(NEW_TAG), [`${PROD}:5 1.1.0`]],
    ['a new name and a new tag', named('newName: registry/x/lightdash\n  newTag: 1.2.3'), [`${PROD}:6 1.2.3`]],
    ['a new name alone', named('newName: acme.example/lightdash/lightdash'), [BASE_IMAGE]],
    ['a new name that says nothing', named('newName: acme/bi'), [`${PROD}:5 custom-image`]],
    ['a tag with a digest', named('newTag: 1.1.0\n  digest: sha256:ab'), [`${PROD}:5 1.1.0`]],
    ['a digest alone', named('digest: sha256:ab'), [`${PROD}:5 digest-only`]],
    ['an unquoted tag of two parts', named('newTag: 1.10'), [`${PROD}:5 numeric-tag`]],
    ['a tag in quotes', named('newTag: "1.1.0"'), [`${PROD}:5 1.1.0`]],
    ['keys in another case', over('IMAGES:\n- Name: lightdash/lightdash\n  newtag: 1.1.0\n'), [`${PROD}:5 1.1.0`]],
    ['the old name of images', over('imageTags:\n- {name: lightdash/lightdash, newTag: 1.1.0}\n'), [`${PROD}:4 1.1.0`]],
    [
      'images under both names',
      over(`${NEW_TAG}ImageTags: [{name: lightdash/lightdash, NewTag: 1.2.0}]\n`),
      [`${PROD}:6 1.2.0`],
    ],
    ['a key twice, in two cases', named('newtag: 1.1.0\n  newTag: 1.2.0'), [BASE_IMAGE, `${PROD}:6 unparseable`]],
    ['no tag after all', named('newTag: ""'), [BASE_IMAGE]],
    ['a tag that is null', named('newTag:'), [BASE_IMAGE]],
    ['a moving tag', named('newTag: latest'), [`${PROD}:5 moving-tag`]],
    ['a variable', named('newTag: ${TAG}'), [`${PROD}:5 unresolved-variable`]],
    ['a template', named('newTag: "{{ tag }}"'), [`${PROD}:5 unresolved-template`]],
    ['an encrypted tag', named('newTag: ENC[AES256_GCM,data:a]'), [`${PROD}:5 encrypted`]],
    ['another image', over('images:\n- {name: nginx, newTag: 1.1.0}\n'), [BASE_IMAGE]],
    ['another registry', over('images:\n- {name: docker.io/lightdash/lightdash, newTag: 1.1.0}\n'), [BASE_IMAGE]],
    [
      'a placeholder',
      {
        ...over('images:\n- {name: app, newName: lightdash/lightdash, newTag: 1.1.0}\n'),
        'base/deployment.yaml': workload('bi', 'app'),
      },
      [`${PROD}:4 1.1.0`],
    ],
    [
      'a placeholder whose name and tag are set in two layers',
      {
        ...over('images: [{name: app, newTag: 1.1.0}]\n'),
        'base/deployment.yaml': workload('bi', 'app'),
        'top/kustomization.yaml':
          'resources: [../overlays/prod]\nimages: [{name: app, newName: lightdash/lightdash}]\n',
      },
      [`${PROD}:3 1.1.0`],
    ],
    [
      'images one after the other, each by the name that the one before gave',
      over('images:\n- {name: lightdash/lightdash, newName: x/lightdash}\n- {name: x/lightdash, newTag: 1.2.3}\n'),
      [`${PROD}:5 1.2.3`],
    ],
    [
      'an image that kustomize does not see, for a variable stands in its tag',
      { ...over(NEW_TAG), 'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:${TAG}') },
      ['base/deployment.yaml:10 unresolved-variable'],
    ],
    [
      'an overlay over an overlay, which sees the image under its new name',
      {
        ...over('images:\n- {name: lightdash/lightdash, newName: x.io/lightdash/lightdash, newTag: 1.1.0}\n'),
        'top/kustomization.yaml':
          'resources: [../overlays/prod]\nimages:\n- {name: lightdash/lightdash, newTag: 3.0.0}\n- {name: x.io/lightdash/lightdash, newTag: 2.0.0}\n',
      },
      ['top/kustomization.yaml:4 2.0.0'],
    ],
    ['bases, as they were called', { ...BASE, [PROD]: `bases:\n- ../../base\n${NEW_TAG}` }, [`${PROD}:5 1.1.0`]],
    [
      'a file that is called otherwise',
      {
        'k/Kustomization': 'resources: [d.yaml]\nimages: [{name: lightdash/lightdash, newTag: 1.1.0}]\n',
        'k/d.yaml': BASE['base/deployment.yaml'] ?? '',
      },
      ['k/Kustomization:2 1.1.0'],
    ],
    [
      'a container and one of its init containers',
      {
        ...over(NEW_TAG),
        'base/deployment.yaml': workload(
          'lightdash',
          'lightdash/lightdash:1.0.0',
          '      initContainers: [{name: migrate, image: "lightdash/lightdash:1.0.0"}]\n',
        ),
      },
      [`${PROD}:5 1.1.0`, `${PROD}:5 1.1.0`],
    ],
    [
      'a custom resource, whose image kustomize leaves alone',
      {
        ...over(NEW_TAG),
        'base/deployment.yaml': 'apiVersion: x.y/v1\nkind: Bi\nspec: {image: "lightdash/lightdash:1.0.0"}\n',
      },
      ['base/deployment.yaml:3 1.0.0'],
    ],
    [
      'a component that sets the tag',
      over('components: [../../c]\n', { 'c/kustomization.yaml': `kind: Component\n${NEW_TAG}` }),
      ['c/kustomization.yaml:4 1.1.0'],
    ],
    [
      'images over those of a component',
      over('components: [../../c]\nimages: [{name: lightdash/lightdash, newTag: 1.3.0}]\n', {
        'c/kustomization.yaml': `kind: Component\n${NEW_TAG}`,
      }),
      [`${PROD}:4 1.3.0`],
    ],
    [
      'an exporter beside it',
      {
        ...over(NEW_TAG, { 'base/exp.yaml': workload('lightdash-exporter', 'ghcr.io/acme/lightdash-exporter:1.0.0') }),
        'base/kustomization.yaml': 'resources: [deployment.yaml, exp.yaml]\n',
      },
      [`${PROD}:5 1.1.0`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('have understood overridden literals, and nothing that changes no image', async () => {
    const idle = '- {name: docker.io/lightdash/lightdash, newTag: 1.2.0}\n';
    const [found] = (await readingOf(kustomize, over(`${NEW_TAG}${idle}`))).found;
    expect(found?.understood.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'base/deployment.yaml:10',
      `${PROD}:4`,
      `${PROD}:5`,
    ]);
  });
});

describe('roots of kustomizations', () => {
  it('are one deployment each, whose id no name prefix or suffix changes', async () => {
    const files = { ...over('namespace: x\nnamePrefix: a-\n'), [STAGING]: `${OVERLAY}${NEW_TAG}` };
    const { found, objectIds: seen, claimed, links } = await readingOf(kustomize, files);
    expect(found.map((each) => [showFinding(each), each.id, each.unit, each.carrier])).toEqual([
      [BASE_IMAGE, 'kustomize:overlays/prod#Deployment//lightdash#web', 'kustomize:overlays/prod', PROD],
      [
        `${STAGING}:5 1.1.0`,
        'kustomize:overlays/staging#Deployment//lightdash#web',
        'kustomize:overlays/staging',
        STAGING,
      ],
    ]);
    expect(found[1]?.inputs).toEqual(expect.arrayContaining([...Object.keys(BASE), STAGING]));
    expect(seen).toEqual(found.map(({ id }) => id));
    expect([...claimed].sort()).toEqual(Object.keys(files).sort());
    expect(links.map(({ id, includes }) => [id, includes?.map(({ text }) => text)])).toEqual([
      ['kustomize:base/kustomization.yaml#includes', ['base/deployment.yaml']],
      [`kustomize:${PROD}#includes`, ['base/kustomization.yaml']],
      [`kustomize:${STAGING}#includes`, ['base/kustomization.yaml']],
    ]);
  });

  it('take their names from the folders that they list, one environment each', async () => {
    const list = (...names: string[]) => ({ 'kustomization.yaml': `resources: [${names.join(', ')}]\n` });
    const files = { ...over('namespace: prod\n'), [STAGING]: `${OVERLAY}namespace: staging\n${NEW_TAG}` };
    const [prod, staging] = ['kustomize:overlays/prod', 'kustomize:overlays/staging'];
    const read = async (tree: Tree) =>
      (await readingOf(kustomize, tree)).found.map((each) => [showFinding(each), each.id, each.unit]);
    expect(await read({ ...files, ...list('overlays/staging', 'overlays/prod') })).toEqual([
      [`${STAGING}:6 1.1.0`, `${staging}#Deployment//lightdash#web`, staging],
      [BASE_IMAGE, `${prod}#Deployment//lightdash#web`, prod],
    ]);
    expect(await read({ ...over(''), ...list('overlays/prod', 'lightdash.yaml') })).toEqual([
      [BASE_IMAGE, `${prod}#Deployment//lightdash#web`, 'kustomize:.'],
    ]);
    const twice = { ...over(''), ...list('overlays/prod'), 'overlays/kustomization.yaml': 'resources: [prod]\n' };
    expect((await read(twice)).map(([, id]) => id)).toEqual([
      `${prod}#Deployment//lightdash#web`,
      `${prod}#Deployment//lightdash#web~2`,
    ]);
  });

  it('number objects that occur twice', async () => {
    const twice = `${BASE['base/deployment.yaml']}---\n${BASE['base/deployment.yaml']}`;
    const { objectIds: seen } = await readingOf(kustomize, { ...BASE, 'base/deployment.yaml': twice });
    expect(seen).toEqual(['kustomize:base#Deployment//lightdash#web', 'kustomize:base#Deployment//lightdash#web~2']);
  });

  const HIDDEN = {
    'vendor/bi/kustomization.yaml': 'resources: [d.yaml]\n',
    'vendor/bi/d.yaml': workload('x', 'lightdash/lightdash:1.0.0'),
  };

  it.each<[string, Tree, Partial<KindSettings>, string[]]>([
    [
      'no root in excluded folders',
      { ...over(NEW_TAG), 'test/all/kustomization.yaml': 'resources: [../../overlays/prod]\n' },
      {},
      [`${PROD}:5 1.1.0`],
    ],
    [
      'a base in an excluded folder',
      { ...HIDDEN, 'prod/kustomization.yaml': 'resources: [../vendor/bi]\n' },
      {},
      ['vendor/bi/d.yaml:10 1.0.0'],
    ],
    [
      'a base beside the folder that is searched',
      { ...HIDDEN, 'prod/kustomization.yaml': 'resources: [../vendor/bi]\n' },
      { folder: 'prod' },
      ['vendor/bi/d.yaml:10 1.0.0'],
    ],
    ['a root beside the folder that is searched', over(NEW_TAG), { folder: 'base' }, [`${PROD}:5 1.1.0`]],
    ['nothing beside it that concerns nobody', { ...over(NEW_TAG), 'other/a.yaml': 'a: b\n' }, { folder: 'other' }, []],
    ['no component by itself', { ...BASE, 'c/kustomization.yaml': `kind: Component\n${NEW_TAG}` }, {}, [BASE_IMAGE]],
    [
      'no object of Flux',
      {
        'kustomization.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: lightdash}\n',
      },
      {},
      [],
    ],
    [
      'a circle',
      {
        'a/kustomization.yaml': `resources: [../b, d.yaml]\n${NEW_TAG}`,
        'a/d.yaml': workload('x', 'lightdash/lightdash:1.0.0'),
        'b/kustomization.yaml': 'resources: [../a]\n',
      },
      {},
      ['a/kustomization.yaml:1 unparseable'],
    ],
    [
      'a component in itself',
      {
        'a/kustomization.yaml': `resources: [d.yaml]\ncomponents: [../c]\n${NEW_TAG}`,
        'a/d.yaml': workload('x', 'lightdash/lightdash:1.0.0'),
        'c/kustomization.yaml': 'kind: Component\ncomponents: [../c]\n',
      },
      {},
      ['c/kustomization.yaml:1 unparseable'],
    ],
    [
      'a folder with two kustomizations, which kustomize refuses',
      { ...over(NEW_TAG), 'overlays/prod/kustomization.yml': 'resources: [lightdash.yaml]\n' },
      {},
      [`${PROD}:1 unparseable`],
    ],
    [
      'a base that is no YAML',
      { ...over(NEW_TAG), 'base/kustomization.yaml': 'a: [\n' },
      {},
      ['base/kustomization.yaml:2 unparseable'],
    ],
    [
      'the same for something else',
      { 'a/kustomization.yaml': 'resources: [., lightdash.yaml]\n', 'a/lightdash.yaml': workload('x', 'nginx:1') },
      {},
      [],
    ],
  ])('%s', async (_, files, settings, expected) => {
    expect(await shown(files, settings)).toEqual(expected);
  });

  it('are named by their folder if they cannot be read', async () => {
    const { found, objectIds: seen } = await readingOf(kustomize, {
      ...over(NEW_TAG),
      'base/kustomization.yaml': 'a: [\n',
    });
    expect(found.map(({ id, carrier }) => [id, carrier])).toEqual([['kustomize:overlays/prod', PROD]]);
    expect(seen).toEqual(['kustomize:overlays/prod']);
  });

  it('leave releases of Flux and Argo CD to their readers', async () => {
    const files = {
      'k/kustomization.yaml': 'resources: [lightdash.yaml, d.yaml]\n',
      'k/lightdash.yaml':
        'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash}\nspec: {values: {image: "lightdash/lightdash:1.0.0"}}\n',
      'k/d.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\n',
    };
    const { found, claimed } = await readingOf(kustomize, files);
    expect([found, claimed]).toEqual([[], ['k/kustomization.yaml', 'k/d.yaml']]);
  });

  it('are read at any depth, and are a problem above a bounded number', async () => {
    const chain = (length: number, content: (next: number) => string) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}/kustomization.yaml`, content(index + 1)]));
    const end = (n: number) => ({
      [`k${n}/kustomization.yaml`]: 'resources: [d.yaml]\n',
      [`k${n}/d.yaml`]: workload('x', 'lightdash/lightdash:1.0.0'),
    });
    const deep = { ...chain(60, (next) => `resources: [../k${next}]\n`), ...end(60) };
    expect(await shown(deep)).toEqual(['k60/d.yaml:10 1.0.0']);
    const wide = { ...chain(30, (next) => `resources: [../k${next}, ../k${next}]\n`), ...end(30) };
    expect((await readingOf(kustomize, wide)).found.map(({ answer }) => answer)).toMatchObject([
      { problem: { code: 'unparseable' } },
    ]);
    const patched = {
      'k/kustomization.yaml': `resources: [d.yaml]\npatches: [${'{path: p.yaml, target: {}},'.repeat(900)}]\n`,
      'k/d.yaml': workload('x', 'lightdash/lightdash:1.0.0'),
      'k/p.yaml': '- {op: add, path: /image, value: b}\n'.repeat(1_000),
    };
    const [found] = (await readingOf(kustomize, patched)).found;
    expect(found?.secondOrder.map(({ text }) => text)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe('what a kustomization takes in from elsewhere', () => {
  const K = 'bi/kustomization.yaml';

  it.each<[string, Tree, string[]]>([
    [
      'a remote base, which runs with the tag that is set here',
      { [K]: `resources: [github.com/acme/bi?ref=v1]\n${NEW_TAG}` },
      ['bi/kustomization.yaml:4 1.1.0'],
    ],
    [
      'the same, where another kustomization sets the tag again',
      {
        [K]: `resources: [https://x.example/bi.yaml]\n${NEW_TAG}`,
        'prod/kustomization.yaml': `resources: [../bi]\n${NEW_TAG.replace('1.1.0', '1.2.0')}`,
      },
      ['prod/kustomization.yaml:4 1.2.0'],
    ],
    [
      'a remote base, beside images of other software',
      {
        [K]: `resources: [github.com/acme/bi?ref=v1]\n${NEW_TAG.replaceAll('lightdash/lightdash', 'acme/lightdash-etl')}`,
      },
      [],
    ],
    [
      'a remote base that nobody can tell anything of',
      { [K]: 'resources: ["https://github.com/acme/lightdash?ref=v1"]\n' },
      [],
    ],
    ['images without a base at all', { [K]: NEW_TAG }, []],
    [
      'images of what is not there',
      { [K]: `resources: [d.yaml]\n${NEW_TAG}`, 'bi/d.yaml': workload('x', 'nginx') },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('does not decide if the tag is set here', async () => {
    const { links } = await readingOf(kustomize, { [K]: `resources: [github.com/acme/lightdash?ref=v1]\n${NEW_TAG}` });
    expect(links.map(({ namesService }) => namesService)).toEqual([false, false]);
  });

  it.each([
    ['https://github.com/acme/lightdash//k8s?ref=2.90.0', 'https://github.com/acme/lightdash//k8s', '2.90.0', true],
    ['github.com/acme/lightdash/k8s?timeout=9&ref=v1', 'github.com/acme/lightdash/k8s', 'v1', true],
    ['git@github.com:acme/deploy.git//lightdash', 'git@github.com:acme/deploy.git//lightdash', null, true],
    ['https://raw.example/acme/bi.yaml', 'https://raw.example/acme/bi.yaml', null, false],
  ])('knows where %s leads', async (address, repository, revision, namesService) => {
    const { links, objectIds: seen } = await readingOf(kustomize, { [K]: `# lightdash\nresources: ["${address}"]\n` });
    expect(links.filter(({ includes }) => includes === undefined)).toEqual([
      {
        id: 'kustomize:bi#resources[0]',
        ...{ repository, revision, path: address, namesService, secondOrder: [] },
        place: { file: K, line: 2, column: 13 },
      },
    ]);
    // Whatever it deployed may still be there.
    expect(seen).toEqual(['kustomize:bi', 'kustomize:bi#lightdash/lightdash']);
  });
});

describe('charts that kustomize inflates', () => {
  const K = 'bi/kustomization.yaml';
  const chart = (more: string) =>
    `helmCharts:\n- name: lightdash\n  repo: https://lightdash.github.io/helm-charts\n  version: 2.9.1\n  releaseName: bi\n${more}`;

  it.each<[string, Tree, string[]]>([
    ['by their version', { [K]: chart('') }, [`${K}:4 chart 2.9.1`]],
    ['with values that stand there', { [K]: chart('  valuesInline: {image: {tag: 1.2.3}}\n') }, [`${K}:6 1.2.3`]],
    [
      'with a file of values',
      { [K]: chart('  valuesFile: v.yaml\n'), 'bi/v.yaml': 'image: {tag: 1.2.3}\n' },
      ['bi/v.yaml:1 1.2.3'],
    ],
    [
      'with values that stand there over a file',
      {
        [K]: chart('  valuesFile: v.yaml\n  valuesInline: {image: {tag: 1.2.4}}\n'),
        'bi/v.yaml': 'image: {tag: 1.2.3}\n',
      },
      [`${K}:7 1.2.4`],
    ],
    [
      'with further files, which Helm gets last, over all others',
      {
        [K]: chart(
          '  valuesFile: v.yaml\n  additionalValuesFiles: [a.yaml, b.yaml]\n  valuesInline: {image: {tag: 1.2.4}}\n',
        ),
        'bi/v.yaml': 'image: {tag: 1.2.3}\n',
        'bi/a.yaml': 'image: {tag: 1.2.5}\n',
        'bi/b.yaml': 'image: {tag: 1.2.6}\n',
      },
      ['bi/b.yaml:1 1.2.6'],
    ],
    ['with a file of values that is not there', { [K]: chart('  valuesFile: v.yaml\n') }, [`${K}:6 external-values`]],
    ['without a version', { [K]: chart('').replace('  version: 2.9.1\n', '') }, [`${K}:2 chart-unpinned`]],
    ['with a template for one', { [K]: chart('').replace('2.9.1', '"{{ v }}"') }, [`${K}:4 unresolved-template`]],
    ['with images over them', { [K]: `${chart('')}${NEW_TAG}` }, [`${K}:8 1.1.0`]],
    [
      'with another name for the image',
      {
        [K]: `${chart('  valuesInline: {image: {tag: 1.2.3}}\n')}images: [{name: lightdash/lightdash, newName: x.io/lightdash/lightdash}]\n`,
      },
      [`${K}:6 1.2.3`],
    ],
    [
      'with a name that says nothing',
      { [K]: `${chart('')}images: [{name: lightdash/lightdash, newName: acme/bi}]\n` },
      [`${K}:6 custom-image`],
    ],
    [
      'that lie beside it',
      {
        [K]: 'helmGlobals: {chartHome: c}\nhelmCharts: [{name: lightdash, releaseName: bi}]\n',
        'bi/c/lightdash/Chart.yaml': 'name: lightdash\nversion: 2.9.1\nappVersion: 0.2248.0\n',
        'bi/c/lightdash/values.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['bi/c/lightdash/values.yaml:1 1.2.3'],
    ],
    [
      'that lie beside it in folders of their versions, of which none has this one',
      {
        [K]: chart('  valuesInline: {image: {tag: 1.2.4}}\n'),
        'bi/charts/lightdash/Chart.yaml': 'name: bi\nversion: 2.9.1\n',
        'bi/charts/lightdash-2.9.0/lightdash/Chart.yaml': 'name: bi\nversion: 2.9.0\n',
      },
      [`${K}:6 1.2.4`],
    ],
    [
      'that lie beside it in a folder of this version',
      {
        [K]: chart(''),
        'bi/charts/lightdash-2.9.1/lightdash/Chart.yaml': 'name: lightdash\nversion: 2.9.1\n',
        'bi/charts/lightdash-2.9.1/lightdash/values.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['bi/charts/lightdash-2.9.1/lightdash/values.yaml:1 1.2.3'],
    ],
    [
      'of something else',
      { [K]: chart('').replace('name: lightdash', 'name: redis').replace('lightdash.github', 'x') },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('are named after their release, and claim their files', async () => {
    const files = {
      [K]: chart('  valuesFile: lightdash.yaml\n- {name: redis, releaseName: r}\n'),
      'bi/lightdash.yaml': 'image: {tag: 1.2.3}\nmigrationJob: {enabled: true}\n',
    };
    const { found, objectIds: seen, claimed } = await readingOf(kustomize, files);
    expect(found).toMatchObject([
      {
        id: 'kustomize:bi#HelmChart/bi',
        unit: 'kustomize:bi',
        carrier: K,
        declared: { migrationJob: { value: true } },
      },
    ]);
    expect(seen).toEqual(['kustomize:bi#HelmChart/bi', 'kustomize:bi#HelmChart/r']);
    expect(claimed).toEqual([K, 'bi/lightdash.yaml']);
  });
});

describe('what the reader hands over and does not follow', () => {
  const P = 'overlays/prod/p.yaml';
  const merge = (image: string, name = 'lightdash', container = 'web') =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec: {template: {spec: {containers: [{name: ${container}, image: "${image}"}]}}}\n`;
  const MERGE = merge('lightdash/lightdash:1.2.0');
  const inline = (text: string) => `|-\n    ${text.trim().replaceAll('\n', '\n    ')}`;
  const operation = (path: string) =>
    `patch: ${inline(`- op: replace\n  path: ${path}\n  value: lightdash/lightdash:1.2.0`)}`;
  const IMAGE = '/spec/template/spec/containers/0/image';
  const OPERATION = /op: replace\n\s+path: \S+\/0\/image\n\s+value: lightdash\/lightdash:1\.2\.0$/;
  const put = (name: string, path = 'spec.template.spec.containers.[name=web].image') =>
    `replacements:\n- source: {kind: ConfigMap, name: v, fieldPath: data.bi}\n  targets:\n  - select: {kind: Deployment, name: ${name}}\n    fieldPaths: ['${path}']\n`;

  it.each<[string, Tree, [list: string, text: RegExp | string][]]>([
    [
      'a patch in a file',
      over('patches:\n- path: p.yaml\n', { [P]: MERGE }),
      [['patches', /"lightdash\/lightdash:1\.2\.0"/]],
    ],
    [
      'the same as it was called',
      over('patchesStrategicMerge:\n- p.yaml\n', { [P]: MERGE }),
      [['patches', /"lightdash\/lightdash:1\.2\.0"/]],
    ],
    [
      'the same in the kustomization',
      over(`patches:\n- patch: ${inline(MERGE)}\n`),
      [['patches', /"lightdash\/lightdash:1\.2\.0"/]],
    ],
    [
      'a patch of the container that takes it away',
      over('patches: [{path: p.yaml}]\n', { [P]: `${MERGE.trim().slice(0, -1)}, $patch: replace}\n` }),
      [['patches', /\$patch: replace/]],
    ],
    [
      'a patch for another object',
      over('patches: [{path: p.yaml}]\n', { [P]: merge('lightdash/lightdash:1.2.0', 'worker') }),
      [],
    ],
    [
      'a patch for the object under its new name',
      over('namePrefix: a-\n', {
        'top/kustomization.yaml': 'resources: [../overlays/prod]\npatches: [{path: p.yaml}]\n',
        'top/p.yaml': merge('x/y:1', 'a-lightdash'),
      }),
      [['patches', /"x\/y:1"/]],
    ],
    [
      'a patch for a sidecar of another image',
      over('patches: [{path: p.yaml}]\n', { [P]: merge('proxy:2', 'lightdash', 'proxy') }),
      [],
    ],
    [
      'a patch that adds a container of the service',
      over('patches: [{path: p.yaml}]\n', { [P]: merge('x.io/lightdash:2', 'lightdash', 'more') }),
      [['patches', /x\.io\/lightdash:2/]],
    ],
    [
      'a patch that gives the container another image',
      over('patches: [{path: p.yaml}]\n', { [P]: merge('acme/bi:2') }),
      [['patches', /acme\/bi:2/]],
    ],
    [
      'the lines of a patch that set an image, and no others',
      over('patches: [{path: p.yaml}]\n', {
        [P]: `${workload('lightdash', 'x/y:1', '        - {name: proxy, image: "proxy:2"}\n')}  replicas: 3\n`,
      }),
      [['patches', /^spec\.template\.spec\.containers\.\[name=\w+\]\.image: x\/y:1$/]],
    ],
    ...[
      'replicas: 3',
      'template: {metadata: {labels: {version: v2}, annotations: {image: x}}}',
      'selector: {matchLabels: {version: v2}}',
      'strategy: {type: Recreate}',
      'template: {spec: {imagePullSecrets: [{name: x}], containers: [{name: web, imagePullPolicy: Always}]}}',
      'template: {spec: {containers: [{name: web, env: [{name: IMAGE_TAG, value: x}], args: [a], resources: {}}]}}',
    ].map((spec): [string, Tree, []] => [
      `no patch of ${spec}`,
      over('patches: [{path: p.yaml}]\n', {
        [P]: `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash, labels: {tag: x}}\nspec: {${spec}}\n`,
      }),
      [],
    ]),
    [
      'the end of the object',
      over('patches: [{path: p.yaml}]\n', {
        [P]: 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\n$patch: delete\n',
      }),
      [['patches', /\$patch: delete/]],
    ],
    ...['/spec/replicas', '/spec/template/spec/containers/0/env/-', '/spec/template/spec/volumes/0'].map(
      (path): [string, Tree, []] => [
        `no operations on ${path}`,
        over(`patches:\n- target: {kind: Deployment, name: lightdash}\n  ${operation(path)}\n`),
        [],
      ],
    ),
    [
      'no operation that adds a sidecar',
      over(
        `patches:\n- target: {name: lightdash}\n  patch: '[{op: add, path: /spec/template/spec/containers/-, value: {name: proxy, image: "proxy:2"}}]'\n`,
      ),
      [],
    ],
    [
      'the operations on an image, and no others',
      over(
        `patches:\n- target: {name: lightdash}\n  patch: '[{op: replace, path: /spec/replicas, value: 2}, {op: remove, path: /spec/template/spec/containers/1}]'\n`,
      ),
      [['patches', /^\{name: lightdash\}\n\{op: remove, path: \S+\/1\}$/]],
    ],
    [
      'operations',
      over(`patches:\n- target: {kind: Deployment, name: lightdash}\n  ${operation(IMAGE)}\n`),
      [['patches', OPERATION]],
    ],
    [
      'operations on a container',
      over(
        `patches:\n- target: {kind: Deployment, name: light.*}\n  ${operation('/spec/template/spec/containers/0')}\n`,
      ),
      [['patches', /containers\/0\n/]],
    ],
    [
      'operations on everything',
      over(`patches:\n- target: {kind: Deployment}\n  ${operation('/spec/template')}\n`),
      [['patches', /1\.2\.0/]],
    ],
    [
      'operations on annotations',
      over(
        `patches:\n- target: {kind: Deployment, name: lightdash}\n  ${operation('/spec/template/metadata/annotations')}\n`,
      ),
      [],
    ],
    [
      'operations on another kind',
      over(`patchesJson6902:\n- target: {kind: Ingress, name: lightdash}\n  ${operation(IMAGE)}\n`),
      [],
    ],
    [
      'operations on another name',
      over(`patches:\n- target: {kind: Deployment, name: lightdash-exporter}\n  ${operation(IMAGE)}\n`),
      [],
    ],
    [
      'operations on several names',
      over(`patches:\n- target: {name: (lightdash|x)}\n  ${operation(IMAGE)}\n`),
      [['patches', OPERATION]],
    ],
    [
      'operations by labels, on the image of the service',
      over(`patches:\n- target: {labelSelector: a=b}\n  ${operation(IMAGE)}\n`),
      [['patches', OPERATION]],
    ],
    [
      'operations by labels, on others',
      over(`patches:\n- target: {labelSelector: a in (b)}\n  ${operation(IMAGE).replace(/value:.*/, 'value: x:1')}\n`),
      [],
    ],
    ['a patch that is not there', over('patches: [{path: gone.yaml}]\n'), [['patches', /gone\.yaml/]]],
    ['a patch that is no YAML', over('patches: [{path: p.yaml}]\n', { [P]: 'a: [\n' }), [['patches', /a: \[/]]],
    ['a replacement', over(put('lightdash')), [['replacements', /data\.bi/]]],
    [
      'a replacement in a file',
      over('replacements: [{path: r.yaml}]\n', {
        'overlays/prod/r.yaml': put('lightdash').replace('replacements:\n', ''),
      }),
      [['replacements', /data\.bi/]],
    ],
    [
      'a replacement in a file that is not there',
      over('replacements: [{path: r.yaml}]\n'),
      [['replacements', /r\.yaml/]],
    ],
    ['a replacement for others', over(put('other')), []],
    [
      'a replacement of something else',
      over(put('lightdash', 'spec.template.spec.containers.[name=web].env.[name=A].value')),
      [],
    ],
    [
      'a transformer',
      over('transformers: [t.yaml]\n', {
        'overlays/prod/t.yaml':
          'apiVersion: builtin\nkind: ImageTagTransformer\nmetadata: {name: x}\nimageTag: {name: a, newTag: 1.1.0}\n',
      }),
      [['transformers', /newTag: 1\.1\.0/]],
    ],
    [
      'a transformer of labels',
      over('transformers: [t.yaml]\n', {
        'overlays/prod/t.yaml': 'apiVersion: builtin\nkind: LabelTransformer\nmetadata: {name: lightdash}\n',
      }),
      [],
    ],
    [
      'a configuration of images',
      over('configurations: [c.yaml]\n', { 'overlays/prod/c.yaml': 'images: [{path: spec/image, kind: Bi}]\n' }),
      [['configurations', /spec\/image/]],
    ],
    [
      'a configuration of names',
      over('configurations: [c.yaml]\n', { 'overlays/prod/c.yaml': 'nameReference: [{kind: ConfigMap}]\n' }),
      [],
    ],
    [
      'images by an expression',
      over('images: [{name: ".*/lightdash", newTag: 1.1.0}]\n'),
      [['images', /newTag: 1\.1\.0/]],
    ],
    ['a suffix of the tag', over('images: [{name: lightdash/lightdash, tagSuffix: -x}]\n'), [['images', /tagSuffix/]]],
    ['a component that is not there', over('components: [../../c]\n'), [['components', '../../c']]],
    [
      'generators, labels, and what has no say',
      over(
        'configMapGenerator: [{name: lightdash, literals: ["image=lightdash/lightdash:1.1.0"]}]\ngenerators: [g.yaml]\nlabels: [{pairs: {a: b}}]\ncrds: [c.yaml]\nvalidators: [v.yaml]\n',
      ),
      [],
    ],
  ])('%s', async (_, files, expected) => {
    const { found } = await readingOf(kustomize, files);
    const told = found.flatMap(({ secondOrder }) => secondOrder);
    expect(found.map(showFinding)).toEqual([BASE_IMAGE]);
    expect(told.map(({ key }) => key.slice(key.indexOf('#') + 1))).toEqual(expected.map(([list]) => list));
    for (const [index, [, text]] of expected.entries()) {
      const said = told[index]?.text ?? '';
      expect(said.replace(/^- /, '')).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    }
  });

  it('says where a replacement and a variable come from', async () => {
    const [replaced] = (await readingOf(kustomize, over(put('lightdash')))).found;
    expect(replaced).toMatchObject({
      variables: ['bi'],
      secondOrder: [{ key: `${PROD}#replacements`, place: { file: PROD, line: 4 } }],
    });
    const variable = {
      ...over(
        'vars:\n- {name: TAG, objref: {kind: ConfigMap, name: v}, fieldref: {fieldpath: data.BI_TAG}}\n- {name: X}\n',
      ),
      'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:$(TAG)'),
    };
    const { found } = await readingOf(kustomize, variable);
    expect(found.map(showFinding)).toEqual(['base/deployment.yaml:10 unresolved-variable']);
    expect(found).toMatchObject([
      { variables: ['TAG', 'BI_TAG'], secondOrder: [{ text: expect.stringContaining('BI_TAG') }] },
    ]);
  });

  it('includes what names a chart', async () => {
    const chart = 'helmCharts: [{name: lightdash, version: 2.9.1, releaseName: bi}]\n';
    const patch = (name: string) => ({
      'bi/kustomization.yaml': `${chart}patches:\n- path: p.yaml\n`,
      'bi/p.yaml': merge('x/y:1', name),
    });
    const told = async (name: string) =>
      (await readingOf(kustomize, patch(name))).found.map(({ secondOrder }) => secondOrder.map(({ text }) => text));
    expect(await told('bi-lightdash-backend')).toEqual([[expect.stringContaining('"x/y:1"')]]);
    expect(await told('redis')).toEqual([[]]);
  });
});

describe('what the workloads of a kustomization declare', () => {
  const RECREATE = '  strategy: {type: Recreate}\n';
  const base = (more = ''): Tree => ({
    'base/deployment.yaml': workload('lightdash', 'lightdash/lightdash:1.0.0', more),
  });
  const patch = (spec: string, target = '') =>
    `patches:\n- ${target}patch: |-\n    apiVersion: apps/v1\n    kind: Deployment\n    metadata: {name: lightdash}\n    spec: {${spec}}\n`;

  const operation = (target: string, op = 'add', path = '/spec/strategy/type') =>
    `patches:\n- target: ${target}\n  patch: '[{op: ${op}, path: ${path}, value: Recreate}]'\n`;

  it.each<[string, Tree, [mode: string, at: string] | null]>([
    ['nothing', over(''), null],
    ['the strategy of the base', over('', base(RECREATE)), ['Recreate', 'base/deployment.yaml:11']],
    [
      'a patch by its name',
      over(patch('strategy: {type: Recreate, rollingUpdate: null}')),
      ['Recreate', 'overlays/prod/kustomization.yaml:8'],
    ],
    [
      'a patch over the base',
      over(patch('strategy: {type: RollingUpdate}'), base(RECREATE)),
      ['RollingUpdate', 'overlays/prod/kustomization.yaml:8'],
    ],
    [
      'two patches that differ',
      over(
        `${patch('strategy: {type: Recreate}')}${patch('strategy: {type: RollingUpdate}').replace('patches:\n', '')}`,
      ),
      null,
    ],
    [
      'a patch of another workload',
      over(patch('strategy: {type: Recreate}').replace('name: lightdash', 'name: db')),
      null,
    ],
    ['a patch that takes it away', over(patch('strategy: null'), base(RECREATE)), null],
    ['a patch of something else', over(patch('replicas: 2'), base(RECREATE)), ['Recreate', 'base/deployment.yaml:11']],
    ['a patch for several', over(patch('strategy: {type: Recreate}', 'target: {kind: Deployment}\n  ')), null],
    ['a patch by labels', over(operation('{labelSelector: app=bi}'), base(RECREATE)), null],
    ['all of its spec', over(operation('{name: lightdash}', 'replace', '/spec'), base(RECREATE)), null],
    [
      'a replacement',
      over(
        'replacements:\n- source: {kind: ConfigMap, fieldPath: data.a}\n  targets: [{select: {name: lightdash}, fieldPaths: [spec.strategy.type]}]\n',
        base(RECREATE),
      ),
      null,
    ],
    ['a patch that is not there', over('patches: [{path: none.yaml}]\n', base(RECREATE)), null],
  ])('%s', async (_, files, expected) => {
    const [found] = (await readingOf(kustomize, files)).found;
    const mode = found?.declared.upgradeMode;
    expect(mode == null ? mode : [mode.value, `${mode.place.file}:${mode.place.line}`]).toEqual(expected);
  });

  it.each<[string, string, string | undefined]>([
    ['both of two Deployments under one tag', RECREATE, 'Recreate'],
    ['one of two Deployments under one tag', '', undefined],
  ])('%s', async (_, more, expected) => {
    const { found } = await readingOf(kustomize, {
      ...over(NEW_TAG, base(RECREATE)),
      'base/kustomization.yaml': 'resources: [deployment.yaml, scheduler.yaml]\n',
      'base/scheduler.yaml': workload('scheduler', 'lightdash/lightdash:1.0.0', more),
    });
    const deployments = groupByPlace(found.map(resolved));
    expect(deployments.map(({ declared }) => declared.upgradeMode?.value)).toEqual([expected]);
  });
});

describe('a kustomization that another object applies', () => {
  const owner = 'argo-cd:apps/bi.yaml#bi';
  const place = { file: 'apps/bi.yaml', line: 7, column: 3 };
  const override = (newTag: string, name = 'lightdash/lightdash'): ImageOverride => ({
    name,
    newName: null,
    newTag: { text: newTag, place },
    digest: null,
    place,
  });

  async function found(files: Tree, folder: string, images = [override('2.0.0')]) {
    const tree = new SourceFiles(memoryTree(files), Object.keys(files).sort());
    const application = { kind: 'argo-cd', id: owner, carrier: 'apps/bi.yaml' } as const;
    return findingsOfKustomization(tree, folder, application, images, DEFAULTS);
  }

  it.each<[string, Tree, string, string[]]>([
    ['over its own images', over(NEW_TAG), 'overlays/prod', ['apps/bi.yaml:7 2.0.0']],
    [
      'over manifests without a kustomization',
      { 'k8s/a/d.yaml': workload('bi', 'lightdash/lightdash:1.0.0') },
      'k8s',
      ['apps/bi.yaml:7 2.0.0'],
    ],
    ['over nothing', {}, 'k', []],
    [
      'over what cannot be read',
      { 'k/kustomization.yaml': `resources: [.]\n${NEW_TAG}` },
      'k',
      ['k/kustomization.yaml:1 unparseable'],
    ],
    ['over what cannot be read and concerns nobody', { 'k/kustomization.yaml': 'resources: [.]\n' }, 'k', []],
  ])('%s', async (_, files, folder, expected) => {
    expect((await found(files, folder)).map(showFinding)).toEqual(expected);
  });

  it('understood for the images that it replaces', async () => {
    const [overlay] = await found(over(NEW_TAG), 'overlays/prod');
    expect(overlay?.understood.map(({ file }) => file)).toContain('overlays/prod/kustomization.yaml');
  });

  it('replaces overrides of the same name', async () => {
    const files = over('images: [{name: app, newName: lightdash/lightdash, newTag: 1.1.0}]\n', {
      'base/deployment.yaml': workload('bi', 'app'),
    });
    expect(await found(files, 'overlays/prod', [override('2.0.0', 'app')])).toEqual([]);
    const renamed = { ...override('2.0.0', 'app'), newName: { text: 'lightdash/lightdash', place } };
    expect((await found(files, 'overlays/prod', [renamed])).map(showFinding)).toEqual(['apps/bi.yaml:7 2.0.0']);
  });

  it('is one deployment for each environment', async () => {
    const files = {
      ...over(''),
      [STAGING]: OVERLAY,
      'k/kustomization.yaml': 'resources: [../overlays]\n',
      'overlays/kustomization.yaml': 'resources: [prod, staging]\n',
    };
    const names = (await found(files, 'overlays')).map(({ id }) => id);
    expect(names).toEqual([
      `${owner}@overlays/prod#Deployment//lightdash#web`,
      `${owner}@overlays/staging#Deployment//lightdash#web`,
    ]);
  });

  it('takes kind, id and carrier from that object', async () => {
    const [only] = await found(over(NEW_TAG), 'overlays/prod');
    expect(only).toMatchObject({
      kind: 'argo-cd',
      id: `${owner}#Deployment//lightdash#web`,
      unit: owner,
      carrier: 'apps/bi.yaml',
    });
    expect(only?.understood).toEqual(
      expect.arrayContaining([place, expect.objectContaining({ file: 'base/deployment.yaml' })]),
    );
    expect(only?.inputs).toEqual(expect.arrayContaining(['apps/bi.yaml', PROD]));
  });
});
