import { describe, expect, it } from 'vitest';
import { crossplane } from '../../../src/deployment/kinds/crossplane/reader.ts';
import { k3s } from '../../../src/deployment/kinds/k3s/reader.ts';
import { compare, show } from '../../support/comparison.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type Tree = Record<string, string>;

const object = (apiVersion: string, kind: string, spec: readonly string[], name = 'lightdash') =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: ${name}, namespace: bi}\nspec:\n${spec.map((line) => `  ${line}\n`).join('')}`;

/** `chart` is on line 5, `version` on line 6, what follows on line 8. */
const helmChart = (...more: string[]) =>
  object('helm.cattle.io/v1', 'HelmChart', [
    'chart: lightdash',
    'version: 2.9.1',
    'repo: https://lightdash.github.io/helm-charts',
    ...more,
  ]);
const helmChartConfig = (...more: string[]) => object('helm.cattle.io/v1', 'HelmChartConfig', more);

/** `chart` is on line 6, what follows on line 7. */
const release = (...more: string[]) =>
  object('helm.crossplane.io/v1beta1', 'Release', [
    'forProvider:',
    '  chart: {name: lightdash, version: 2.9.1, repository: "https://lightdash.github.io/helm-charts"}',
    ...more.map((line) => `  ${line}`),
  ]);
const map = (kind: string, data: string) =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: {name: v, namespace: bi}\n${data}`;

describe('HelmCharts of k3s', () => {
  it.each<[string, Tree, string[]]>([
    ['the appVersion of the chart', { 'a.yaml': helmChart() }, ['a.yaml:6 chart 2.9.1']],
    ['no version', { 'a.yaml': helmChart().replace('  version: 2.9.1\n', '') }, ['a.yaml:5 chart-unpinned']],
    [
      'an OCI registry',
      { 'a.yaml': object('helm.cattle.io/v1', 'HelmChart', ['chart: oci://x.io/lightdash', 'version: 2.9.1']) },
      ['a.yaml:6 chart 2.9.1'],
    ],
    [
      'an archive',
      { 'a.yaml': object('helm.cattle.io/v1', 'HelmChart', ['chart: https://x.io/lightdash-2.9.1.tgz']) },
      ['a.yaml:5 chart 2.9.1'],
    ],
    [
      'an archive that the cluster fills in',
      { 'a.yaml': object('helm.cattle.io/v1', 'HelmChart', ['chart: "https://%{KUBERNETES_API}%/lightdash.tgz"']) },
      ['a.yaml:5 chart-unknown'],
    ],
    ['another chart', { 'lightdash/a.yaml': helmChart().replace('chart: lightdash', 'chart: redis') }, []],
    [
      'a text of values',
      { 'a.yaml': helmChart('valuesContent: |-', '  image:', '    tag: 1.2.3') },
      ['a.yaml:10 1.2.3'],
    ],
    [
      'values over their text',
      { 'a.yaml': helmChart('values: {image: {tag: 1.2.4}}', 'valuesContent: "image: {tag: 1.2.3}"') },
      ['a.yaml:8 1.2.4'],
    ],
    [
      'a setting over values',
      { 'a.yaml': helmChart('set: {image.tag: 1.2.5}', 'values: {image: {tag: 1.2.4}}') },
      ['a.yaml:8 1.2.5'],
    ],
    [
      'a setting over that of another object',
      { 'a.yaml': `${helmChart('set: {image.tag: 1.2.5}')}---\n${helmChartConfig('values: {image: {tag: 1.2.4}}')}` },
      ['a.yaml:8 1.2.5'],
    ],
    [
      'the configuration of the same name over values',
      {
        'a.yaml': helmChart('values: {image: {tag: 1.2.4}}'),
        'b.yaml': helmChartConfig('valuesContent: "image: {tag: 1.2.6}"'),
      },
      ['b.yaml:5 1.2.6'],
    ],
    [
      'several of them',
      {
        'a/a.yaml': helmChart('values: {image: {tag: 1.2.4}}'),
        'b/b.yaml': helmChartConfig('valuesContent: "image: {tag: 1.2.6}"'),
        'c/b.yaml': helmChartConfig('valuesContent: "image: {tag: 1.2.7}"'),
      },
      ['a/a.yaml:5 external-values'],
    ],
    [
      'a secret over values',
      { 'a.yaml': helmChart('values: {image: {tag: 1.2.4}}', 'valuesSecrets: [{name: v, keys: [bi.yaml]}]') },
      ['a.yaml:9 external-values'],
    ],
    [
      'a secret in clear text',
      {
        'a.yaml': helmChart('valuesSecrets: [{name: v, keys: [bi.yaml]}]'),
        'b.yaml': map('Secret', 'stringData: {bi.yaml: "image: {tag: 1.2.8}"}\n'),
      },
      ['b.yaml:4 1.2.8'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await readingOf(k3s, files)).found.map(showFinding)).toEqual(expected);
  });

  it('are seen, and claimed with what they were read from', async () => {
    const files = {
      'a.yaml': `${helmChart()}---\n${helmChart().replaceAll('lightdash', 'redis')}`,
      'b.yaml': helmChartConfig('values: {}'),
    };
    const { found, objectIds: seen, claimed } = await readingOf(k3s, files);
    expect(found.map(({ id, unit }) => [id, unit])).toEqual([['k3s:a.yaml#bi/lightdash', 'k3s:a.yaml#bi/lightdash']]);
    expect(seen).toEqual(['k3s:a.yaml#bi/lightdash', 'k3s:a.yaml#bi/redis']);
    expect(claimed).toEqual(['a.yaml', 'b.yaml']);
  });
});

describe('releases of Crossplane', () => {
  it.each<[string, Tree, string[]]>([
    ['the appVersion of the chart', { 'a.yaml': release() }, ['a.yaml:6 chart 2.9.1']],
    ['for a namespace', { 'a.yaml': release().replace('helm.', 'helm.m.') }, ['a.yaml:6 chart 2.9.1']],
    [
      'an archive over the name',
      { 'a.yaml': release().replace('chart: {', 'chart: {url: "https://x.io/lightdash-2.9.2.tgz", ') },
      ['a.yaml:6 chart 2.9.2'],
    ],
    ['values', { 'a.yaml': release('values: {image: {tag: 1.2.3}}') }, ['a.yaml:7 1.2.3']],
    [
      'values over a config map',
      {
        'a.yaml': release('values: {image: {tag: 1.2.3}}', 'valuesFrom: [{configMapKeyRef: {name: v, namespace: bi}}]'),
        'b.yaml': map('ConfigMap', 'data: {values.yaml: "image: {tag: 1.2.4}"}\n'),
      },
      ['a.yaml:7 1.2.3'],
    ],
    [
      'a config map',
      {
        'a.yaml': release('valuesFrom: [{configMapKeyRef: {name: v, namespace: bi, key: bi}}]'),
        'b.yaml': map('ConfigMap', 'data: {bi: "image: {tag: 1.2.4}"}\n'),
      },
      ['b.yaml:4 1.2.4'],
    ],
    [
      'a secret',
      { 'a.yaml': release('valuesFrom: [{secretKeyRef: {name: v, namespace: bi}}]') },
      ['a.yaml:7 external-values'],
    ],
    [
      'a setting over values',
      { 'a.yaml': release('set: [{name: image.tag, value: 1.2.5}]', 'values: {image: {tag: 1.2.3}}') },
      ['a.yaml:7 1.2.5'],
    ],
    [
      'a setting from elsewhere',
      {
        'a.yaml': release(
          'set: [{name: image.tag, valueFrom: {secretKeyRef: {name: v}}}]',
          'values: {image: {tag: 1.2.3}}',
        ),
      },
      ['a.yaml:7 external-values'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await readingOf(crossplane, files)).found.map(showFinding)).toEqual(expected);
  });

  it('hands over patches of rendered text', async () => {
    const { found } = await readingOf(crossplane, { 'a.yaml': release('patchesFrom: [{configMapKeyRef: {name: p}}]') });
    expect(found.map(({ secondOrder }) => secondOrder.map(({ key }) => key))).toEqual([
      ['crossplane:a.yaml#bi/lightdash#patchesFrom'],
    ]);
  });
});

describe('hands over what kustomizations patch around an object of any tool', () => {
  const patch = (target: string, path: string, value: string) =>
    `resources: [../base]\npatches: [{target: {${target}}, patch: "[{op: replace, path: ${path}, value: ${value}}]"}]\n`;
  const around = (file: string, path: string) => (value: string) => ({
    'base/a.yaml': file,
    'base/kustomization.yaml': 'resources: [a.yaml]\n',
    'prod/kustomization.yaml': patch('name: lightdash', path, value),
  });
  const application = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: lightdash}\nspec:\n  source: {chart: lightdash, repoURL: "https://lightdash.github.io/helm-charts", targetRevision: 2.9.1}\n`;

  it.each<[string, (value: string) => Tree]>([
    ['an Application', around(application, '/spec/source/targetRevision')],
    ['a HelmChart', around(helmChart(), '/spec/version')],
    ['values of a HelmChart', around(helmChart(), '/spec/valuesContent')],
    ['a setting of a HelmChart', around(helmChart(), '/spec/set/image.tag')],
    ['a Release', around(release(), '/spec/forProvider/chart/version')],
  ])('%s', async (_, files) => {
    expect((await compare(files('main'), files('other'))).map(show).join('\n')).toContain('not-evaluated');
  });

  it('and so is the number of a chart that decides', async () => {
    const files = around(release(), '/spec/forProvider/chart/version');
    expect((await compare(files('2.9.1'), files('2.16.101'))).map(show)).toEqual([
      'base/a.yaml:6 upgrade ? → ? not-evaluated',
    ]);
  });
});

describe('an old problem is a new one if what it refers to changes', () => {
  const flux = (chart: string, from: string, url = 'https://lightdash.github.io/helm-charts') =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash, namespace: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: ${chart}, sourceRef: {kind: HelmRepository, name: l}}}\n  valuesFrom: [{kind: Secret, name: v${from}}]\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: l}\nspec: {url: "${url}"}\n`;
  const application = (revision: string, helm: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: lightdash}\nspec:\n  source:\n    chart: lightdash\n    repoURL: https://lightdash.github.io/helm-charts\n    targetRevision: ${revision}\n    helm: ${helm}\n`;
  const set = (revision: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: lightdash}\nspec:\n  generators:\n  - list:\n      elements:\n      - {name: prod, revision: ${revision}}\n  template:\n    metadata: {name: 'bi-{{name}}'}\n    spec: {source: {chart: lightdash, repoURL: "https://lightdash.github.io/helm-charts", targetRevision: '{{revision}}', helm: {valueFiles: ["https://x.io/v.yaml"]}}}\n`;
  const helmfile = (version: string) => ({
    'helmfile.yaml': `environments: {prod: {values: [env.yaml]}}\n---\nreleases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: {{ .Values.chart }}\n    values: ["https://x.io/v.yaml"]\n`,
    'env.yaml': `chart: ${version}\n`,
  });
  const OUTSIDE = '{valueFiles: ["https://x.io/v.yaml"]}';

  it.each<[string, Tree, Tree, string]>([
    ['the version of a chart', { 'a.yaml': flux('2.2.0', '') }, { 'a.yaml': flux('2.10.1', '') }, 'external-values'],
    [
      'the address of its repository',
      { 'a.yaml': flux('2.2.0', '') },
      { 'a.yaml': flux('2.2.0', '', 'https://mirror.io') },
      'external-values',
    ],
    [
      'a key of values',
      { 'a.yaml': flux('2.2.0', ', valuesKey: a') },
      { 'a.yaml': flux('2.2.0', ', valuesKey: b') },
      'external-values',
    ],
    ['the element of a generator', { 'a.yaml': set('2.2.0') }, { 'a.yaml': set('2.10.1') }, 'external-values'],
    ['a value of an environment', helmfile('2.2.0'), helmfile('2.10.1'), 'external-values'],
    [
      'a revision',
      { 'a.yaml': application('2.2.0', OUTSIDE) },
      { 'a.yaml': application('2.10.1', OUTSIDE) },
      'external-values',
    ],
    [
      'the file of a parameter',
      { 'a.yaml': application('2.2.0', '{fileParameters: [{name: image.tag, path: a}]}') },
      { 'a.yaml': application('2.2.0', '{fileParameters: [{name: image.tag, path: b}]}') },
      'external-values',
    ],
    [
      'the registry of a tag that moves',
      {
        'a.yaml': application(
          '2.2.0',
          '{valuesObject: {image: {\n      repository: lightdash/lightdash,\n      tag: latest}}}',
        ),
      },
      {
        'a.yaml': application(
          '2.2.0',
          '{valuesObject: {image: {\n      repository: x.io/lightdash/lightdash,\n      tag: latest}}}',
        ),
      },
      'moving-tag',
    ],
  ])('%s', async (_, base, head, code) => {
    const changes = (await compare(base, head)).map(show);
    expect(changes).toEqual([expect.stringMatching(new RegExp(`upgrade \\? → \\? ${code}$`))]);
  });

  it('but not if another version of the chart is next to a moving tag', async () => {
    const files = (chart: string) => ({ 'a.yaml': application(chart, '{valuesObject: {image: {tag: latest}}}') });
    const changes = (await compare(files('2.2.0'), files('2.10.1'))).map(show);
    expect(changes).toEqual(['a.yaml:9 unchanged ? → ? moving-tag tolerated']);
  });
});
