// biome-ignore-all lint/suspicious/noTemplateCurlyInString: substitutions of Flux that are read
import { describe, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../../../src/deployment/finding.ts';
import { flux } from '../../../src/deployment/kinds/flux/reader.ts';
import { findingsOfKustomization } from '../../../src/deployment/kinds/kustomize/reader.ts';
import { compare, show } from '../../support/comparison.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

vi.mock('../../../src/deployment/kinds/kustomize/reader.ts', async (original) => ({
  ...(await original<object>()),
  findingsOfKustomization: vi.fn(async () => []),
}));

type Tree = Record<string, string>;

const R = 'apps/lightdash/release.yaml';

/** A release whose `spec` starts on line 6. */
function release(spec: string, name = 'lightdash', namespace = 'bi'): string {
  const metadata = `metadata:\n  name: ${name}\n${namespace === '' ? '  # none\n' : `  namespace: ${namespace}\n`}`;
  const body = spec.replace(/^/gm, '  ').trimEnd();
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\n${metadata}spec:\n${body}\n`;
}

/** `chart` on lines 7 to 11, with its version on line 10. */
const CHART = `chart:
  spec:
    chart: lightdash
    version: 2.9.1
    sourceRef: {kind: HelmRepository, name: lightdash}
`;
const chart = (version: string) => CHART.replace('2.9.1', version);
const TAG = 'values: {image: {tag: 1.2.3}}\n';
const APP = 'chart: {spec: {chart: app-template, version: 3.1.0, sourceRef: {kind: HelmRepository, name: bjw-s}}}\n';
const IMAGE = 'values: {a: {image: {repository: lightdash/lightdash, tag: 1.2.3}}}\n';
const BI = { 'charts/bi/Chart.yaml': 'name: bi\ndependencies:\n- name: lightdash\n  version: 2.9.1\n' };
const GIT = 'chart: {spec: {chart: ./charts/bi, sourceRef: {kind: GitRepository, name: g}}}\n';

function source(kind: string, name: string, spec: string): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec:\n  ${spec.replaceAll('\n', '\n  ')}\n`;
}

function map(name: string, data: string, kind = 'ConfigMap'): string {
  const key = kind === 'Secret' ? 'stringData' : 'data';
  return `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}}\n${key}:\n  ${data.replaceAll('\n', '\n  ')}\n`;
}

function from(...items: string[]): string {
  return `valuesFrom:\n${items.map((item) => `- {${item}}\n`).join('')}`;
}

function kustomization(name: string, spec: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec:\n${spec.replace(/^/gm, '  ').trimEnd()}\n`;
}

const REPOSITORY = source('HelmRepository', 'lightdash', 'url: https://lightdash.github.io/helm-charts');

async function shown(files: Tree): Promise<string[]> {
  return (await readingOf(flux, files)).found.map(showFinding);
}

describe('releases of Flux', () => {
  it.each<[string, Tree, string[]]>([
    ['a chart by its version', { [R]: release(CHART), 's.yaml': REPOSITORY }, [`${R}:10 chart 2.9.1`]],
    ['a range', { [R]: release(chart('"2.x"')) }, [`${R}:10 chart-range`]],
    ['no version', { [R]: release(CHART.replace(/ {4}version.*\n/, '')) }, [`${R}:9 chart-unpinned`]],
    ['a version that is filled in', { [R]: release(chart('${version}')) }, [`${R}:10 unresolved-template`]],
    [
      'a chart that is filled in',
      { [R]: release(CHART.replace('chart: l', 'chart: ${l}l')) },
      [`${R}:9 unresolved-template`],
    ],
    ['a tag over a range', { [R]: release(`${chart('"*"')}${TAG}`) }, [`${R}:12 1.2.3`]],
    [
      'a tag that is filled in',
      { [R]: release(`${CHART}values: {image: {tag: "\${tag}"}}`) },
      [`${R}:12 unresolved-template`],
    ],
    ['a release that is suspended', { [R]: release(`${CHART}${TAG}suspend: true\n`) }, [`${R}:12 1.2.3`]],
    ['an older version of the API', { [R]: release(CHART).replace('/v2', '/v2beta1') }, [`${R}:10 chart 2.9.1`]],
    [
      'JSON',
      {
        'lightdash.json': JSON.stringify({
          apiVersion: 'helm.toolkit.fluxcd.io/v2',
          kind: 'HelmRelease',
          spec: { chart: { spec: { chart: 'lightdash', version: '2.9.1' } } },
        }),
      },
      ['lightdash.json:1 chart 2.9.1'],
    ],
    [
      'one in a list',
      { [R]: `kind: List\napiVersion: v1\nitems:\n- ${release(`${CHART}${TAG}`).trim().replaceAll('\n', '\n  ')}\n` },
      [`${R}:15 1.2.3`],
    ],
    ['an app-template', { [R]: release(`${APP}${IMAGE}`) }, [`${R}:8 1.2.3`]],
    [
      'another image under the name',
      { [R]: release(`${APP}${IMAGE.replace('lightdash/lightdash', 'traefik/whoami')}`) },
      [],
    ],
    ['another group', { [R]: release(CHART).replace('helm.toolkit.fluxcd.io', 'helm.fluxcd.io') }, []],
    ['what Flux does in an upgrade', { [R]: release(`${CHART}${TAG}upgrade: {mode: Anything}\n`) }, [`${R}:12 1.2.3`]],
    ['a patch by itself', { [R]: release(CHART), 'prod/p.yaml': release(TAG) }, [`${R}:10 chart 2.9.1`]],
    ['what is no YAML', { 'lightdash.json': '{"apiVersion": "helm.toolkit.fluxcd.io/v2", "name": "lightdash"' }, []],
    [
      'policies of images',
      {
        'lightdash.yaml':
          'apiVersion: image.toolkit.fluxcd.io/v1\nkind: ImageRepository\nspec: {image: lightdash/lightdash}\n',
      },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each<[string, Tree]>([
    [
      'beside a file of values',
      {
        'bi/r.yaml': release(`${APP}${from('kind: ConfigMap, name: v')}`, 'bi'),
        'bi/v.yaml': 'a: {image: "lightdash/lightdash:1.2.3"}\n',
        'bi/kustomization.yaml': 'resources: [r.yaml]\nconfigMapGenerator:\n- {name: v, files: [values.yaml=v.yaml]}\n',
      },
    ],
    [
      'of a config map',
      {
        'r.yaml': release(`${APP}${from('kind: ConfigMap, name: bi-values')}`, 'bi'),
        'v/v.yaml': map('bi-values', 'values.yaml: |\n  a: {image: "lightdash/lightdash:1.2.3"}'),
      },
    ],
    [
      'of an artifact',
      {
        'r.yaml': release('chartRef: {kind: OCIRepository, name: bi}\nvalues: {image: {tag: 1.2.3}}\n', 'bi'),
        'v/s.yaml': source('OCIRepository', 'bi', 'url: oci://x.io/lightdash'),
      },
    ],
    [
      'of a chart',
      {
        'r.yaml': release(`${GIT}values: {lightdash: {image: {tag: 1.2.3}}}\n`, 'bi').replace(
          'lightdash: ',
          '"light\\u0064ash": ',
        ),
        ...BI,
      },
    ],
  ])('is read even if it does not name the service: %s', async (_, files) => {
    expect((await shown(files)).map((each) => each.split(' ')[1])).toEqual(['1.2.3']);
  });
});

describe('the chart of a release', () => {
  const REF = 'chartRef: {kind: OCIRepository, name: lightdash}\n';
  const oci = (ref: string, url = 'oci://ghcr.io/acme/lightdash') =>
    source('OCIRepository', 'lightdash', `url: ${url}\n${ref}`);
  const files = (names: string) =>
    `chart: {spec: {chart: ./charts/bi, sourceRef: {kind: GitRepository, name: g}, valuesFiles: [${names}]}}\n`;
  const values = {
    'charts/bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
    'charts/bi/prod.yaml': 'lightdash: {image: {tag: 1.2.4}}\n',
  };

  it.each<[string, Tree, string[]]>([
    ['an artifact with a tag', { [R]: release(REF), 's.yaml': oci('ref: {tag: 2.9.1}') }, ['s.yaml:6 chart 2.9.1']],
    [
      'with a semver',
      { [R]: release(REF), 's.yaml': oci('ref: {semver: 2.9.1, tag: 3.0.0}') },
      ['s.yaml:6 chart 2.9.1'],
    ],
    ['with a range', { [R]: release(REF), 's.yaml': oci('ref: {semver: ">=2"}') }, ['s.yaml:6 chart-range']],
    [
      'with a digest',
      { [R]: release(REF), 's.yaml': oci('ref: {tag: 2.9.1, digest: "sha256:ab"}') },
      ['s.yaml:6 chart-unpinned'],
    ],
    ['an artifact alone', { [R]: release(REF), 's.yaml': oci('interval: 1m') }, ['s.yaml:5 chart-unpinned']],
    [
      'a tag of the service over that',
      { [R]: release(`${REF}${TAG}`), 's.yaml': oci('interval: 1m') },
      [`${R}:8 1.2.3`],
    ],
    ['an artifact that is not here', { [R]: release(REF) }, [`${R}:7 chart-unknown`]],
    ['of another chart', { [R]: release(REF), 's.yaml': oci('ref: {tag: 1.0.0}', 'oci://x.io/app-template') }, []],
    [
      'one that is here twice alike',
      { [R]: release(REF), 'a.yaml': oci('ref: {tag: 2.9.1}'), 'b.yaml': oci('ref: {tag: 2.9.1}') },
      ['a.yaml:6 chart 2.9.1'],
    ],
    [
      'one that is here twice',
      { [R]: release(REF), 'a.yaml': oci('ref: {tag: 2.9.1}'), 'b.yaml': oci('ref: {tag: 3.0.0}') },
      [`${R}:7 chart-unknown`],
    ],
    [
      'the one that is taken in too',
      {
        [R]: release(REF),
        'apps/lightdash/kustomization.yaml': 'resources: [release.yaml, ../../b.yaml]',
        'a.yaml': oci('ref: {tag: 2.9.1}'),
        'b.yaml': oci('ref: {tag: 3.0.0}'),
      },
      ['b.yaml:6 chart 3.0.0'],
    ],
    [
      'a reference that is filled in',
      { [R]: release(REF.replace('name: lightdash', 'name: "${l}lightdash"')) },
      [`${R}:7 unresolved-template`],
    ],
    [
      'an address that is filled in',
      { [R]: release(REF), 's.yaml': oci('ref: {tag: 2.9.1}', '"oci://x.io/${chart}"') },
      ['s.yaml:5 unresolved-template'],
    ],
    [
      'a HelmChart',
      {
        [R]: release('chartRef: {kind: HelmChart, name: l}\n'),
        's.yaml': source('HelmChart', 'l', 'chart: lightdash\nversion: 2.9.1'),
      },
      ['s.yaml:6 chart 2.9.1'],
    ],
    ['another kind', { [R]: release('chartRef: {kind: Bucket, name: lightdash}\n') }, [`${R}:7 chart-unknown`]],
    [
      'the repository of the maker',
      {
        [R]: release('chart: {spec: {chart: charts/lightdash, sourceRef: {kind: GitRepository, name: g}}}\n'),
        's.yaml': source('GitRepository', 'g', 'url: https://github.com/lightdash/helm-charts'),
      },
      [`${R}:7 chart-unknown`],
    ],
    ['a chart of this repository', { [R]: release(GIT), ...BI, ...values }, ['charts/bi/values.yaml:1 1.2.3']],
    [
      'with files of values',
      { [R]: release(files('charts/bi/values.yaml, charts/bi/prod.yaml')), ...BI, ...values },
      ['charts/bi/prod.yaml:1 1.2.4'],
    ],
    [
      'no lie: the own file of values of the chart, listed last',
      { [R]: release(files('charts/bi/prod.yaml, charts/bi/values.yaml')), ...BI, ...values },
      ['charts/bi/values.yaml:1 1.2.3'],
    ],
    [
      'one of them elsewhere',
      { [R]: release(files('charts/bi/values.yaml, x/prod.yaml')), ...BI, ...values },
      [`${R}:7 external-values`],
    ],
    [
      'one of them filled in',
      { [R]: release(files('"charts/${env}/values.yaml"')), ...BI, ...values },
      [`${R}:7 external-values`],
    ],
    [
      'files of values of a chart elsewhere',
      { [R]: release(CHART.replace('2.9.1', '2.9.1\n    valuesFiles: [values.yaml, values-prod.yaml]')) },
      [`${R}:11 external-values`],
    ],
    [
      "the chart's own file of values",
      { [R]: release(CHART.replace('2.9.1', '2.9.1\n    valuesFiles: [values.yaml]')) },
      [`${R}:10 chart 2.9.1`],
    ],
  ])('%s', async (_, tree, expected) => {
    expect(await shown(tree)).toEqual(expected);
  });
});

describe('values of a release from elsewhere', () => {
  const V = 'apps/lightdash/values.yaml';
  const VALUES = 'values.yaml: |\n  image:\n    tag: 1.2.4';
  const OTHER = VALUES.replace('1.2.4', '1.2.5');
  const one = release(`${CHART}${from('kind: ConfigMap, name: v')}`);
  const generator = (more: string) => `resources: [release.yaml]\nconfigMapGenerator:\n- name: v\n  ${more}\n`;
  const path = release(`${CHART}${from('kind: ConfigMap, name: v, valuesKey: t, targetPath: image.tag')}`);
  const secret = release(`${CHART}${from('kind: Secret, name: v')}`);

  it.each<[string, Tree, string[]]>([
    ['a config map', { [R]: one, [V]: map('v', VALUES) }, [`${V}:7 1.2.4`]],
    [
      'below the values',
      { [R]: release(`${CHART}${TAG}${from('kind: ConfigMap, name: v')}`), [V]: map('v', VALUES) },
      [`${R}:12 1.2.3`],
    ],
    [
      'no lie: one with the path of the tag, over the values',
      {
        [R]: release(`${CHART}${TAG}${from('kind: ConfigMap, name: v, valuesKey: t, targetPath: image.tag')}`),
        [V]: map('v', 't: 1.2.4'),
      },
      [`${V}:5 1.2.4`],
    ],
    [
      'one with the path of something else, below the values',
      {
        [R]: release(`${CHART}${TAG}${from('kind: Secret, name: v, valuesKey: t, targetPath: secrets.KEY')}`),
      },
      [`${R}:12 1.2.3`],
    ],
    [
      'the last one wins',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: a', 'kind: ConfigMap, name: b')}`),
        [V]: `${map('a', VALUES)}---\n${map('b', OTHER)}`,
      },
      [`${V}:15 1.2.5`],
    ],
    [
      'a key of its own',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: v, valuesKey: k')}`),
        [V]: map('v', VALUES.replace('values.yaml', 'k')),
      },
      [`${V}:7 1.2.4`],
    ],
    ['a key that is not there', { [R]: one, [V]: map('v', 'a: b') }, [`${R}:13 external-values`]],
    ['a path of its own', { [R]: path, [V]: map('v', 't: 1.2.4') }, [`${V}:5 1.2.4`]],
    ['a config map that is not here', { [R]: one }, [`${R}:13 external-values`]],
    [
      'one in another namespace',
      { [R]: one, [V]: map('v', VALUES).replace('name: v', 'name: v, namespace: x') },
      [`${R}:13 external-values`],
    ],
    ['a secret', { [R]: secret }, [`${R}:13 external-values`]],
    ['a secret in clear text', { [R]: secret, [V]: map('v', VALUES, 'Secret') }, [`${V}:7 1.2.4`]],
    [
      'an encrypted secret',
      { [R]: secret, [V]: map('v', 'values.yaml: ENC[AES256_GCM,x]', 'Secret') },
      [`${R}:13 external-values`],
    ],
    ['a secret below the tag', { [R]: release(`${CHART}${TAG}${from('kind: Secret, name: x')}`) }, [`${R}:12 1.2.3`]],
    [
      'a secret over a config map',
      { [R]: release(`${CHART}${from('kind: ConfigMap, name: v', 'kind: Secret, name: x')}`), [V]: map('v', VALUES) },
      [`${R}:14 external-values`],
    ],
    [
      'a secret below a config map',
      { [R]: release(`${CHART}${from('kind: Secret, name: x', 'kind: ConfigMap, name: v')}`), [V]: map('v', VALUES) },
      [`${V}:7 1.2.4`],
    ],
    ['what cannot be parsed', { [R]: one, [V]: map('v', 'values.yaml: |\n  a: [') }, [`${V}:7 unparseable`]],
    ['what is encrypted', { [R]: one, [V]: map('v', 'values.yaml: ENC[AES256_GCM,x]') }, [`${V}:5 encrypted`]],
    ['a text', { [R]: release(`${CHART}values: \${values}\n`) }, [`${R}:12 unresolved-template`]],
    [
      'a file that is generated from',
      {
        [R]: one,
        'apps/lightdash/kustomization.yaml': generator('files: [values.yaml=v/prod.yaml]'),
        'apps/lightdash/v/prod.yaml': 'image:\n  tag: 1.2.4\n',
      },
      ['apps/lightdash/v/prod.yaml:2 1.2.4'],
    ],
    [
      'a literal that is generated from',
      { [R]: path, 'apps/lightdash/kustomization.yaml': generator('literals: [t=1.2.4]') },
      [`${R}:13 external-values`],
    ],
    [
      'a kustomization that takes in something else',
      { [R]: path, 'x/kustomization.yaml': generator('literals: [t=1.2.4]') },
      [`${R}:13 external-values`],
    ],
    [
      'several of a name',
      { [R]: one, 'a/c.yaml': map('v', VALUES), 'b/c.yaml': map('v', OTHER) },
      [`${R}:13 external-values`],
    ],
    ['the one beside it', { [R]: one, [V]: map('v', VALUES), 'b/c.yaml': map('v', OTHER) }, [`${V}:7 1.2.4`]],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('are read once for each environment that has its own', async () => {
    const overlay = (more: string) => `resources: [../base]\n${more}`;
    const own = overlay('configMapGenerator: [{name: v, files: [values.yaml]}]\n');
    const files = {
      'base/lightdash.yaml': one,
      'base/kustomization.yaml': 'resources: [lightdash.yaml]\n',
      'prod/kustomization.yaml': own,
      'prod/values.yaml': 'image: {tag: 1.2.3}\n',
    };
    const ids = async (tree: Tree) =>
      (await readingOf(flux, tree)).found.map((each) => `${each.id} ${showFinding(each)}`);
    expect(await ids({ ...files, 'dev/kustomization.yaml': own, 'dev/values.yaml': 'image: {tag: 1.2.4}\n' })).toEqual([
      'flux:base/lightdash.yaml#bi/lightdash@dev dev/values.yaml:1 1.2.4',
      'flux:base/lightdash.yaml#bi/lightdash@prod prod/values.yaml:1 1.2.3',
    ]);
    expect(await ids({ ...files, 'all/kustomization.yaml': 'resources: [../prod]\n' })).toEqual([
      'flux:base/lightdash.yaml#bi/lightdash prod/values.yaml:1 1.2.3',
    ]);
  });
});

describe('literal images of post renderers', () => {
  const images = (...items: string[]) =>
    `postRenderers:\n- kustomize:\n    images:\n${items.map((item) => `    - {${item}}\n`).join('')}`;
  const own = 'name: lightdash/lightdash';

  it.each<[string, string, string]>([
    ['a tag', images(`${own}, newTag: 1.2.4`), `${R}:16 1.2.4`],
    ['the last of several', images(`${own}, newTag: 1.2.4`, `${own}, newTag: 1.2.5`), `${R}:17 1.2.5`],
    ['another image', images('name: traefik/whoami, newTag: 1.2.4'), `${R}:12 1.2.3`],
    ['another registry than is rendered', images('name: ghcr.io/lightdash/lightdash, newTag: 1.2.4'), `${R}:12 1.2.3`],
    ['a mirror', images(`${own}, newName: ghcr.io/lightdash/lightdash`), `${R}:12 1.2.3`],
    ['the name of another image', images(`${own}, newName: acme/bi`), `${R}:16 custom-image`],
    ['a digest', images(`${own}, digest: "sha256:ab"`), `${R}:16 digest-only`],
    ['a digest beside a tag', images(`${own}, newTag: 1.2.4, digest: "sha256:ab"`), `${R}:16 1.2.4`],
    ['a number', images(`${own}, newTag: 1.10`), `${R}:16 numeric-tag`],
    ['what is filled in', images(`${own}, newTag: "\${TAG}"`), `${R}:16 unresolved-variable`],
  ])('%s', async (_, spec, expected) => {
    expect(await shown({ [R]: release(`${CHART}${TAG}${spec}`) })).toEqual([expected]);
  });

  it('changes the image of another chart by its name', async () => {
    expect(await shown({ [R]: release(`${APP}${IMAGE}${images(`${own}, newTag: 1.2.4`)}`) })).toEqual([
      `${R}:12 1.2.4`,
    ]);
  });
});

describe('what the reader hands over and does not read', () => {
  const BASE = {
    'base/r.yaml': release(`${CHART}${TAG}${from('kind: ConfigMap, name: v')}`),
    'base/kustomization.yaml': 'resources: [r.yaml]\n',
    'base/v.yaml': map('v', 'a: b'),
  };
  const overlay = (more: string) => ({ ...BASE, 'prod/kustomization.yaml': `resources: [../base]\n${more}\n` });
  const patch = release('interval: 2m\nvalues: {image: {tag: 1.2.4}, replicas: 2}\n', 'lightdash', '');
  const inline = (target: string, text: string) => overlay(`patches:\n- target: {${target}}\n  patch: |\n    ${text}`);
  const OPERATION = '- {op: add, path: /spec/values/image/tag, value: 1.2.4}';
  const KEY = 'prod/kustomization.yaml#patches';
  const TOLD = [KEY, 'spec.values.image.tag: 1.2.4'];

  it.each<[string, Tree, string[]]>([
    ['a file', { ...overlay('patches: [{path: p.yaml}]'), 'prod/p.yaml': patch }, TOLD],
    ['a file by the older member', { ...overlay('patchesStrategicMerge: [p.yaml]'), 'prod/p.yaml': patch }, TOLD],
    [
      'a file with a prefix in the name',
      { ...overlay('patches: [{path: p.yaml}]'), 'prod/p.yaml': patch.replace('name: l', 'name: acme-l') },
      TOLD,
    ],
    ['a text', overlay(`patches:\n- patch: |\n    ${patch.replaceAll('\n', '\n    ')}`), TOLD],
    ['an operation', inline('kind: HelmRelease, name: lightdash', OPERATION), [KEY, OPERATION.slice(2)]],
    ['an operation for all', inline('kind: HelmRelease', OPERATION), [KEY, OPERATION.slice(2)]],
    ['an operation for a pattern', inline('name: light.*', OPERATION), [KEY, OPERATION.slice(2)]],
    [
      'all values',
      inline('name: lightdash', '- {op: replace, path: /spec/values, value: {a: b}}'),
      [KEY, '{op: replace, path: /spec/values, value: {a: b}}'],
    ],
    [
      'the config map',
      { ...overlay('patches: [{path: p.yaml}]'), 'prod/p.yaml': map('v', 'values.yaml: "image: {tag: 1.2.4}"') },
      [KEY, 'image: {tag: 1.2.4}'],
    ],
    [
      'replacements',
      overlay('replacements:\n- {targets: [{fieldPaths: [spec.values.image.tag]}]}'),
      ['prod/kustomization.yaml#replacements', '{targets: [{fieldPaths: [spec.values.image.tag]}]}'],
    ],
    [
      'a component',
      {
        ...overlay('components: [../pin]'),
        'pin/kustomization.yaml': 'kind: Component\npatches: [{path: p.yaml}]\n',
        'pin/p.yaml': patch,
      },
      ['pin/kustomization.yaml#patches', TOLD[1] ?? ''],
    ],
    [
      'a component of another repository',
      overlay('components: ["https://acme.io/pin?ref=1"]'),
      ['prod/kustomization.yaml#components', 'https://acme.io/pin?ref=1'],
    ],
    [
      'a post renderer',
      {
        'base/r.yaml': release(
          `${CHART}${TAG}postRenderers:\n- kustomize: {patches: [{target: {kind: Deployment}, patch: "{spec: {image: x}}"}]}\n`,
        ),
      },
      ['flux:base/r.yaml#bi/lightdash#postRenderers.*.kustomize#patches', '{kind: Deployment}\nspec.image: x'],
    ],
    [
      'what decides nothing',
      overlay(`patches:\n- patch: |\n    ${release('values: {replicas: 2}').replaceAll('\n', '\n    ')}`),
      [],
    ],
    ['addresses of pages', inline('kind: HelmRelease', '- {op: add, path: /spec/values/site, value: "https://a"}'), []],
    [
      'what takes away',
      inline('kind: HelmRelease', '- {op: remove, path: /spec/values/a}'),
      [KEY, '{op: remove, path: /spec/values/a}'],
    ],
    ['another object', inline('kind: HelmRelease, name: grafana', OPERATION), []],
    ['one of several others', inline('name: grafana|loki', OPERATION), []],
    ['labels', inline('kind: HelmRelease, labelSelector: a in (b)', OPERATION), []],
    ['another kind', inline('kind: Ingress', '- {op: add, path: /a, value: image}'), []],
    ['a patch that is not here', overlay('patches: [{path: gone.yaml}]'), [KEY, 'gone.yaml']],
    [
      'a kustomization of something else',
      { ...BASE, 'x/kustomization.yaml': 'patches: [{path: p.yaml}]\n', 'x/p.yaml': patch },
      [],
    ],
    [
      'kustomizations in a circle',
      {
        ...BASE,
        'base/kustomization.yaml': 'resources: [r.yaml, ../base, ../prod]\n',
        'prod/kustomization.yaml': 'resources: [../base]\n',
      },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    const { found } = await readingOf(flux, files);
    expect(found.map(showFinding)).toEqual(['base/r.yaml:12 1.2.3']);
    const told = found.flatMap(({ secondOrder }) => secondOrder);
    const [key, text] = expected;
    expect(told.map((each) => each.key)).toEqual(key === undefined ? [] : [key]);
    expect(told[0]?.text ?? '').toContain(text ?? '');
    expect(found[0]?.understood.every(({ file }) => file === 'base/r.yaml')).toBe(true);
  });
});

describe('kustomizations of Flux', () => {
  const REFERENCE = 'sourceRef: {kind: GitRepository, name: flux-system}\n';
  const git = source('GitRepository', 'flux-system', 'url: ssh://git@github.com/acme/gitops\nref: {branch: main}');
  const patch = (target: string) =>
    `${REFERENCE}path: ./apps\npatches: [{target: {${target}}, patch: "[{op: remove, path: /spec/values/image}]"}]\n`;
  const link = async (files: Tree) => (await readingOf(flux, { [R]: release(CHART), ...files })).links[0];

  it('lead into a repository', async () => {
    const files = { 'k.yaml': kustomization('apps', `path: ./apps\n${REFERENCE}`) };
    const plain = {
      id: 'flux:k.yaml#Kustomization/flux-system/apps',
      // Only its name is known while the source is elsewhere.
      repository: 'GitRepository flux-system/flux-system',
      revision: null,
      path: 'apps',
      namesService: false,
      secondOrder: [],
    };
    expect(await link(files)).toMatchObject({ ...plain, place: { file: 'k.yaml', line: 5 } });
    expect(await link({ ...files, 's.yaml': git })).toMatchObject({
      ...plain,
      repository: 'ssh://git@github.com/acme/gitops',
      revision: 'main',
    });
    expect(await link({ 'k.yaml': kustomization('apps', 'path: ./apps/lightdash') })).toMatchObject({
      repository: null,
      path: 'apps/lightdash',
      namesService: true,
    });
    expect(await link({ 'k.yaml': kustomization('all', 'interval: 1m') })).toMatchObject({ path: '' });
  });

  it.each([
    ['kind: HelmRelease', 1],
    ['name: lightdash', 1],
    ['name: grafana', 0],
    ['labelSelector: a=b', 0],
    ['kind: Kustomization', 0],
  ])('hand over their patches: %s', async (target, count) => {
    const told = (await link({ 'k.yaml': kustomization('apps', patch(target)) }))?.secondOrder ?? [];
    expect(told.map(({ key }) => key)).toEqual(Array(count).fill('k.yaml#Kustomization/flux-system/apps#patches'));
  });

  it('hand over patches of their components, and where variables come from, but no variables', async () => {
    const spec = `path: ./apps\ncomponents: [../pin]\npostBuild: {substitute: {a: b}, substituteFrom: [{kind: ConfigMap, name: image}]}\n`;
    const pin = { 'pin/kustomization.yaml': 'patches: [{path: p.yaml}]\n', 'pin/p.yaml': release(TAG) };
    const told = (await link({ 'k.yaml': kustomization('apps', spec), ...pin }))?.secondOrder ?? [];
    expect(told.map(({ key }) => key)).toEqual([
      'pin/kustomization.yaml#patches',
      'flux:k.yaml#Kustomization/flux-system/apps#substituteFrom',
    ]);
  });

  it('deploy what their literal images name', async () => {
    const place = { file: 'd.yaml', line: 1, column: 1 };
    const made = {
      ...DEFAULTS,
      kind: 'flux' as const,
      id: 'flux:k.yaml#Kustomization/flux-system/bi#x',
      unit: '',
      carrier: 'd.yaml',
      place,
      inputs: ['lightdash.yaml', 'bi/d.yaml', 'base/d.yaml'],
    };
    vi.mocked(findingsOfKustomization).mockResolvedValueOnce([
      { ...made, answer: { status: 'problem', problem: { code: 'moving-tag', message: '', place, found: '' } } },
    ]);
    const files = (name: string) => ({
      'lightdash.yaml': kustomization('bi', `path: ./bi\nimages: [{name: ${name}, newTag: 1.2.3}]\n`),
      'bi/d.yaml': 'a: b\n',
    });
    const read = await readingOf(flux, files('lightdash/lightdash'));
    expect([read.found.length, read.claimed]).toEqual([1, ['lightdash.yaml', 'bi/d.yaml']]);
    expect((await readingOf(flux, files('traefik/whoami'))).found).toEqual([]);
    const owner = { kind: 'flux', id: 'flux:lightdash.yaml#Kustomization/flux-system/bi', carrier: 'lightdash.yaml' };
    const images = [expect.objectContaining({ name: 'lightdash/lightdash' })];
    expect(vi.mocked(findingsOfKustomization).mock.calls.map((call) => call.slice(1, 4))).toEqual([
      ['bi', owner, images],
    ]);
  });
});

describe('ordinary changes around a release', () => {
  const TAGGED = `${CHART}values: {image: {tag: 2.80.0}}\n`;
  const own = (more: string) => ({ [R]: release(`${TAGGED}${more}`), 's.yaml': REPOSITORY });
  const within = (more: string) => ({
    ...own(''),
    'clusters/apps.yaml': kustomization('apps', `path: ./apps\nsourceRef: {kind: GitRepository, name: g}\n${more}`),
  });
  const patch = (path: string, value: string) =>
    `patches: [{target: {kind: HelmRelease, name: lightdash}, patch: "[{op: replace, path: ${path}, value: ${value}}]"}]\n`;
  const rendered = (text: string) =>
    `postRenderers: [{kustomize: {patches: [{target: {kind: Deployment}, patch: '${text}'}]}}]\n`;
  const merged = (values: string) =>
    `patches:\n- patch: |\n    ${release(`values: {${values}}`).trimEnd().replaceAll('\n', '\n    ')}\n`;

  it.each<[string, Tree, Tree]>([
    [
      'how it is installed and upgraded',
      own('interval: 1m\ntimeout: 5m\ninstall: {remediation: {retries: 1}}\ndriftDetection: {mode: warn}\n'),
      own(
        'interval: 2m\ndependsOn: [{name: redis}]\nupgrade: {remediation: {retries: 3}}\ndriftDetection: {mode: enabled}\n',
      ),
    ],
    [
      'when what takes it in is applied',
      within('interval: 1m\nretryInterval: 1m\n'),
      within('interval: 5m\ntimeout: 2m\nprune: true\nwait: true\ndependsOn: [{name: infra}]\n'),
    ],
    [
      'a patch of its replicas',
      within(patch('/spec/values/replicaCount', '1')),
      within(patch('/spec/values/replicaCount', '2')),
    ],
    ['a patch of its interval', within(patch('/spec/interval', '1m')), within('')],
    [
      'what is merged into its resources',
      within(merged('resources: {a: 1}')),
      within(merged('resources: {a: 2}, replicaCount: 2')),
    ],
    [
      'annotations of what it renders',
      own(rendered('{metadata: {annotations: {a: b}}}')),
      own(rendered('{metadata: {annotations: {a: c}}, spec: {replicas: 2}}')),
    ],
  ])('%s', async (_, base, head) => {
    const changes = await compare(base, head);
    expect(changes.map(({ change, problem }) => [change, problem?.code])).toEqual([['unchanged', undefined]]);
  });

  it.each<[string, Tree, Tree]>([
    ['a patch of its tag', within(patch('/spec/values/image/tag', 'a')), within(patch('/spec/values/image/tag', 'b'))],
    ['a patch of its chart', within(''), within(patch('/spec/chart/spec/sourceRef/name', 'b'))],
    ['what is merged into its image', within(merged('image: {tag: a}')), within('')],
    ['images of what it renders', own(''), own(rendered('{spec: {containers: [{image: x}]}}'))],
    ['that what it renders is taken away', own(''), own(rendered('$patch: delete'))],
  ])('but hands over %s', async (_, base, head) => {
    expect((await compare(base, head)).map(show).join('\n')).toContain('not-evaluated');
  });
});

it('names the literals that it has understood, and the files that it asked for', async () => {
  const files = {
    [R]: `${release(`${CHART}values: {image: {tag: "\${TAG}-\${X}"}}\n`)}---\n${release(APP, 'other')}---\n${release(APP, 'other')}`,
    's.yaml': REPOSITORY,
    'prod/lightdash.yaml': release(TAG),
    'bi/lightdash.yaml': release(GIT, 'bi'),
    ...BI,
    'charts/bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
    'lightdash/mixed.yaml': `${release(APP)}---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: runner}\ndata: {image: "lightdash/lightdash:1.3.0"}\n`,
    'g.yaml': source('GitRepository', 'g', 'url: https://github.com/acme/charts\nref: {tag: v1}'),
  };
  const { found, objectIds: seen, claimed, links } = await readingOf(flux, files);
  const ids = ['flux:apps/lightdash/release.yaml#bi/lightdash', 'flux:bi/lightdash.yaml#bi/bi'];
  expect(found.map(({ id }) => id).sort()).toEqual(ids);
  expect(seen).toEqual(
    expect.arrayContaining([
      ...ids,
      `flux:${R}#bi/other`,
      `flux:${R}#bi/other~2`,
      'flux:prod/lightdash.yaml#bi/lightdash',
    ]),
  );
  expect([...claimed].sort()).toEqual([
    R,
    'bi/lightdash.yaml',
    'charts/bi/Chart.yaml',
    'charts/bi/values.yaml',
    'g.yaml',
    'prod/lightdash.yaml',
    's.yaml',
  ]);
  const of = (id = '') => found.find((each) => each.id === id);
  expect(of(ids[0])).toMatchObject({ kind: 'flux', unit: ids[0], carrier: R, variables: ['TAG', 'X'] });
  expect(of(ids[0])?.inputs).toEqual(expect.arrayContaining([R, 's.yaml']));
  expect(of(ids[1])?.notices[0]).toContain('is taken to be that of `charts/bi/Chart.yaml`');
  expect(links).toMatchObject([
    {
      id: `${ids[1]}#chart`,
      repository: 'https://github.com/acme/charts',
      revision: 'v1',
      path: 'charts/bi',
      namesService: true,
    },
  ]);
});

it('reads thousands of releases, sources and patches', async () => {
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('---\n');
  const patches = `patches:\n${'- {patch: "{image: a}", target: {name: zz}}\n'.repeat(900)}${'- {patch: "{image: a}", target: {kind: HelmRelease}}\n'.repeat(20)}`;
  const files: Tree = {
    'a/lightdash.yaml': many(200, (index) =>
      release(`${CHART}${TAG}${from(`kind: ConfigMap, name: l${index}`)}`, `r${index}`),
    ),
    'a/sources.yaml': many(200, () => REPOSITORY),
    'a/kustomization.yaml': `resources: [lightdash.yaml]\n${patches}`,
  };
  for (let index = 0; index < 60; index += 1) files[`o${index}/kustomization.yaml`] = 'resources: [../a]\n';
  expect((await readingOf(flux, files)).found.length).toBe(200);
}, 20_000);

describe('generators of values that the reader reads, and those that it hands over', () => {
  const release = (from: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: lightdash, namespace: bi}
spec:
  chart: {spec: {chart: lightdash, version: 2.16.101, sourceRef: {kind: HelmRepository, name: lightdash}}}
  valuesFrom:
    - ${from}
`;
  const kustomization = (generator: string) => `resources: [release.yaml]\n${generator}`;

  it('reads the files of a secretGenerator', async () => {
    const { found } = await readingOf(flux, {
      'a/release.yaml': release('{kind: Secret, name: values}'),
      'a/kustomization.yaml': kustomization('secretGenerator:\n- {name: values, files: [values.yaml=bi.yaml]}\n'),
      'a/bi.yaml': 'image:\n  tag: 1.0.0\n',
    });
    expect(found.map(showFinding)).toEqual(['a/bi.yaml:2 1.0.0']);
  });

  it('names the line of a file of variables', async () => {
    const foundWith = async (tag: string) => {
      const { found } = await readingOf(flux, {
        'a/release.yaml': release('{kind: ConfigMap, name: values, valuesKey: tag, targetPath: image.tag}'),
        'a/kustomization.yaml': kustomization('configMapGenerator:\n- {name: values, envs: [bi.vars]}\n'),
        'a/bi.vars': `other=1\ntag=${tag}\n`,
      });
      return found.map(({ answer }) => (answer.status === 'problem' ? answer.problem.found : answer.status));
    };
    expect(await foundWith('1.0.0')).toEqual([expect.stringContaining('tag=1.0.0')]);
    expect(await foundWith('1.0.0')).not.toEqual(await foundWith('2.0.0'));
  });
});
