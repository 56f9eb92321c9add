// biome-ignore-all lint/suspicious/noTemplateCurlyInString: substitutions of Flux that are read
import { describe, expect, it } from 'vitest';
import { type Change, compareTrees } from '../../../src/deployment/changes.ts';
import { type DetectionSettings, detect, findCandidates } from '../../../src/deployment/detect.ts';
import { flux } from '../../../src/deployment/formats/flux.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

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

const REPOSITORY = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash, namespace: bi}
spec:
  url: https://lightdash.github.io/helm-charts
`;

const TAG = 'values: {image: {tag: 1.2.3}}\n';

const APP = `chart: {spec: {chart: app-template, version: 3.1.0, sourceRef: {kind: HelmRepository, name: bjw-s}}}\n`;

function source(kind: string, name: string, spec: string): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec:\n  ${spec.replaceAll('\n', '\n  ')}\n`;
}

function configMap(name: string, data: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata:\n  ${data.replaceAll('\n', '\n  ')}\n`;
}

function from(...items: string[]): string {
  return `valuesFrom:\n${items.map((item) => `- {${item}}\n`).join('')}`;
}

async function all(files: Record<string, string>, settings: Partial<DetectionSettings> = {}): Promise<string[]> {
  const tree = memoryTree(files);
  const search = { ...DEFAULTS, ...settings };
  const { notUnderstood } = await detect(tree, search, await findCandidates(tree, search));
  const deployments = await deploymentsIn(files, settings);
  return [...deployments.map(show), ...notUnderstood.map((path) => `? ${path}`)];
}

describe('releases of Flux (DETECTION 2.3 and section 3)', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['a chart by its version', { [R]: release(CHART), 'sources/l.yaml': REPOSITORY }, [`${R}:10 0.2248.0`]],
    ['the version of a chart that is a range', { [R]: release(chart('"2.x"')) }, [`${R}:10 chart-range`]],
    ['no version', { [R]: release(CHART.replace(/ {4}version.*\n/, '')) }, [`${R}:9 chart-unpinned`]],
    ['a version that is filled in', { [R]: release(chart('${version}')) }, [`${R}:10 unresolved-template`]],
    ['a tag', { [R]: release(`${CHART}${TAG}`) }, [`${R}:12 1.2.3`]],
    ['a tag over a range', { [R]: release(`${chart('"*"')}${TAG}`) }, [`${R}:12 1.2.3`]],
    [
      'a tag that is filled in',
      { [R]: release(`${CHART}values: {image: {tag: "\${tag}"}}`) },
      [`${R}:12 unresolved-template`],
    ],
    ['a folded tag', { [R]: release(`${CHART}values:\n  image:\n    tag: >-\n      1.2.3\n`) }, [`${R}:15 1.2.3`]],
    ['a release that is suspended', { [R]: release(`${CHART}${TAG}suspend: true\n`) }, [`${R}:12 1.2.3`]],
    ['without a namespace', { [R]: release(CHART, 'lightdash', '') }, [`${R}:10 0.2248.0`]],
    ['an older version of the API', { [R]: release(CHART).replace('/v2', '/v2beta1') }, [`${R}:10 0.2248.0`]],
    [
      'JSON',
      {
        'apps/lightdash/release.json': JSON.stringify(
          {
            apiVersion: 'helm.toolkit.fluxcd.io/v2',
            kind: 'HelmRelease',
            metadata: { name: 'l' },
            spec: { chart: { spec: { chart: 'lightdash', version: '2.9.1' } } },
          },
          null,
          1,
        ),
      },
      ['apps/lightdash/release.json:11 0.2248.0'],
    ],
    [
      'several in a list',
      {
        [R]: `kind: List\napiVersion: v1\nitems:\n- ${release(`${CHART}${TAG}`).trim().replaceAll('\n', '\n  ')}\n`,
      },
      [`${R}:15 1.2.3`],
    ],
    [
      'an app-template',
      {
        [R]: release(`${APP}values: {a: {image: {repository: lightdash/lightdash, tag: 1.2.3}}}\n`),
      },
      [`${R}:8 1.2.3`],
    ],
    [
      'a release called lightdash of another image',
      {
        [R]: release(`${APP}values: {a: {image: {repository: traefik/whoami, tag: 1.2.3}}}\n`),
      },
      [],
    ],
    [
      'other releases beside it',
      {
        [R]: `${release(`${CHART}${TAG}`)}---\n${release(APP, 'other')}---\n${REPOSITORY}---\napiVersion: v1\nkind: Namespace\n`,
      },
      [`${R}:12 1.2.3`],
    ],
    [
      'a workload of the service in the same file',
      {
        [R]: `${release(`${CHART}${TAG}`)}---\napiVersion: acme.io/v1\nkind: Thing\nspec: {image: "lightdash/lightdash:1.2.3"}\n`,
      },
      [`${R}:12 1.2.3`, `${R}:16 1.2.3`],
    ],
    [
      'objects of Flux that deploy nothing',
      {
        'a/lightdash.yaml': `${REPOSITORY}---\napiVersion: image.toolkit.fluxcd.io/v1\nkind: ImageRepository\nspec: {image: lightdash/lightdash}\n`,
      },
      [],
    ],
    [
      'a source of the chart that no release here uses',
      {
        'a/lightdash.yaml': source('OCIRepository', 'lightdash', 'url: oci://x.io/lightdash\nref: {tag: 2.9.1}'),
      },
      ['? a/lightdash.yaml'],
    ],
    [
      'a group of another tool',
      { [R]: release(CHART).replace('helm.toolkit.fluxcd.io', 'helm.fluxcd.io') },
      [`? ${R}`],
    ],
    [
      'what Flux does in an upgrade',
      {
        [R]: release(`${CHART}${TAG}upgrade: {mode: Anything, remediation: {retries: 3}}\n`),
      },
      [`${R}:12 1.2.3`],
    ],
    [
      'the mode of the chart',
      {
        [R]: release(`${CHART}values: {image: {tag: 1.2.3}, upgrade: {mode: Anything}}\n`),
      },
      [`${R}:12 invalid-upgrade-mode`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await all(files)).toEqual(expected);
  });
});

describe('where the chart of a release comes from', () => {
  const REF = 'chartRef: {kind: OCIRepository, name: lightdash}\n';
  const oci = (ref: string, url = 'oci://ghcr.io/acme/lightdash') =>
    source('OCIRepository', 'lightdash', `url: ${url}\n${ref}`);

  it.each<[string, Record<string, string>, string[]]>([
    ['an artifact with a tag', { [R]: release(REF), 's.yaml': oci('ref: {tag: 2.9.1}') }, ['s.yaml:6 0.2248.0']],
    [
      'an artifact with a semver',
      { [R]: release(REF), 's.yaml': oci('ref: {semver: 2.9.1, tag: 3.0.0}') },
      ['s.yaml:6 0.2248.0'],
    ],
    [
      'an artifact with a range',
      { [R]: release(REF), 's.yaml': oci('ref: {semver: ">=2"}') },
      ['s.yaml:6 chart-range'],
    ],
    [
      'an artifact with a digest',
      { [R]: release(REF), 's.yaml': oci('ref: {tag: 2.9.1, digest: "sha256:ab"}') },
      ['s.yaml:6 chart-unpinned'],
    ],
    ['an artifact alone', { [R]: release(REF), 's.yaml': oci('interval: 1m') }, ['s.yaml:5 chart-unpinned']],
    [
      'a tag of the service over all that',
      { [R]: release(`${REF}${TAG}`), 's.yaml': oci('interval: 1m') },
      [`${R}:8 1.2.3`],
    ],
    ['an artifact that is not here', { [R]: release(REF) }, [`${R}:7 chart-unknown`]],
    [
      'an artifact of another chart',
      { [R]: release(REF), 's.yaml': oci('ref: {tag: 1.0.0}', 'oci://x.io/app-template') },
      [],
    ],
    [
      'one that stands here twice alike',
      { [R]: release(REF), 'a/s.yaml': oci('ref: {tag: 2.9.1}'), 'b/s.yaml': oci('ref: {tag: 2.9.1}') },
      ['a/s.yaml:6 0.2248.0'],
    ],
    [
      'one that stands here twice',
      { [R]: release(REF), 'a/s.yaml': oci('ref: {tag: 2.9.1}'), 'b/s.yaml': oci('ref: {tag: 3.0.0}') },
      [`${R}:7 chart-unknown`],
    ],
    [
      'a reference that is filled in',
      { [R]: release(REF.replace('name: lightdash', 'name: "${lightdash}"')) },
      [`${R}:7 unresolved-template`],
    ],
    [
      'a release that names the service by its source alone',
      {
        'apps/bi.yaml': release('chartRef: {kind: OCIRepository, name: bi}\n', 'bi'),
        's.yaml': source('OCIRepository', 'bi', 'url: oci://x.io/lightdash\nref: {tag: 2.9.1}'),
      },
      ['s.yaml:6 0.2248.0'],
    ],
    [
      'a HelmChart',
      {
        [R]: release('chartRef: {kind: HelmChart, name: lightdash}\n'),
        's.yaml': source(
          'HelmChart',
          'lightdash',
          'chart: lightdash\nversion: 2.9.1\nsourceRef: {kind: HelmRepository, name: lightdash}',
        ),
      },
      ['s.yaml:6 0.2248.0'],
    ],
    [
      'another kind',
      { [R]: release('chartRef: {kind: Bucket, name: lightdash}\n'), 's.yaml': source('Bucket', 'lightdash', 'a: b') },
      [`${R}:7 chart-unknown`],
    ],
    [
      'a chart that is filled in',
      { [R]: release(CHART.replace('chart: lightdash', 'chart: "${lightdash}"')) },
      [`${R}:9 unresolved-template`],
    ],
    [
      'the git repository of the maker',
      {
        [R]: release(
          CHART.replace('chart: lightdash', 'chart: charts/lightdash').replace('HelmRepository', 'GitRepository'),
        ),
        's.yaml': source(
          'GitRepository',
          'lightdash',
          'url: https://github.com/lightdash/helm-charts\nref: {tag: lightdash-2.9.1}',
        ),
      },
      [`${R}:9 chart-unknown`],
    ],
    [
      'a chart of this repository',
      {
        [R]: release(
          CHART.replace('chart: lightdash', 'chart: ./charts/bi').replace('HelmRepository', 'GitRepository'),
        ),
        'charts/bi/Chart.yaml': 'name: bi\ndependencies:\n- name: lightdash\n  version: 2.9.1\n',
        'charts/bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
      },
      ['charts/bi/values.yaml:1 1.2.3'],
    ],
    [
      'a chart of this repository with a file of values',
      {
        [R]: release(
          CHART.replace(
            'chart: lightdash',
            'chart: ./charts/bi\n    valuesFiles: [charts/bi/values.yaml, charts/bi/prod.yaml]',
          ).replace('HelmRepository', 'GitRepository'),
        ),
        'charts/bi/Chart.yaml': 'name: bi\ndependencies:\n- name: lightdash\n  version: 2.9.1\n',
        'charts/bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'charts/bi/prod.yaml': 'lightdash: {image: {tag: 1.2.4}}\n',
      },
      ['charts/bi/prod.yaml:1 1.2.4'],
    ],
    [
      'a chart of this repository that the release calls by another name alone',
      {
        'apps/bi.yaml': release(
          'chart: {spec: {chart: ./charts/bi, sourceRef: {kind: GitRepository, name: g}}}\nvalues: {bi: {image: {tag: 1.2.4}}}\n',
          'bi',
        ),
        'charts/bi/Chart.yaml': 'name: bi\ndependencies:\n- name: lightdash\n  alias: bi\n  version: 2.9.1\n',
        'charts/bi/values.yaml': 'bi: {image: {tag: 1.2.3}}\n',
      },
      ['apps/bi.yaml:8 1.2.4'],
    ],
    ...(
      [
        ['image: {tag: 1.2.4}', '[charts/bi/prod.yaml]', 'charts/bi/prod.yaml:1 1.2.4'],
        ['a: b', '[charts/bi/prod.yaml]', `${R}:11 external-values`],
        ['a: b', '[charts/bi/values.yaml, charts/bi/prod.yaml]', 'charts/bi/values.yaml:1 1.2.3'],
        ['a: b', '["charts/${env}/values.yaml", charts/bi/values.yaml]', 'charts/bi/values.yaml:1 1.2.3'],
        ['a: b', '[charts/bi/values.yaml, "charts/${env}/values.yaml"]', `${R}:11 external-values`],
        ['a: b', '[charts/bi/values.yaml, charts/bi/gone/values.yaml]', `${R}:11 external-values`],
      ] as const
    ).map(([prod, names, expected]): [string, Record<string, string>, string[]] => [
      `files of values in the place of the chart's own: ${names}`,
      {
        [R]: release(
          CHART.replace('chart: lightdash', `chart: ./charts/bi\n    valuesFiles: ${names}`).replace(
            'HelmRepository',
            'GitRepository',
          ),
        ).replace(/( {4}chart: .*\n)( {6}valuesFiles.*\n)( {6}version.*\n)/, '$1$3$2'),
        'charts/bi/Chart.yaml': 'name: bi\ndependencies:\n- name: lightdash\n  version: 2.9.1\n',
        'charts/bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
        'charts/bi/prod.yaml': `lightdash: {${prod}}\n`,
      },
      [expected],
    ]),
    [
      'an artifact whose address is filled in',
      { [R]: release(REF), 's.yaml': oci('ref: {tag: 2.9.1}', '"oci://x.io/${chart}"') },
      ['s.yaml:5 unresolved-template'],
    ],
    [
      'files of values that are not here',
      {
        [R]: release(
          CHART.replace('version: 2.9.1', 'version: 2.9.1\n    valuesFiles: [values.yaml, values-prod.yaml]'),
        ),
      },
      [`${R}:11 external-values`],
    ],
    [
      "the chart's own file of values",
      {
        [R]: release(CHART.replace('version: 2.9.1', 'version: 2.9.1\n    valuesFiles: [values.yaml]')),
      },
      [`${R}:10 0.2248.0`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await all(files)).toEqual(expected);
  });

  it('says where it comes from', async () => {
    const [known] = await deploymentsIn({ [R]: release(CHART), 's.yaml': REPOSITORY });
    expect(known).toMatchObject({
      identities: [`flux:${R}#bi/lightdash`, 'flux:~bi/lightdash'],
      kind: 'flux',
      carrier: R,
      units: [`flux:${R}#bi/lightdash`],
      notices: [],
      chart: { version: '2.9.1', repository: 'https://lightdash.github.io/helm-charts' },
    });
    expect(known?.inputs).toEqual(expect.arrayContaining([R, 's.yaml']));
    const [unknown] = await deploymentsIn({ [R]: release(CHART) });
    expect(unknown?.notices).toEqual(["No file says where the chart comes from; it is taken for the service's own"]);
  });
});

describe('values of a release from elsewhere', () => {
  const V = 'apps/lightdash/values.yaml';
  const VALUES = 'values.yaml: |\n  image:\n    tag: 1.2.4';
  const one = from('kind: ConfigMap, name: lightdash-values');

  it.each<[string, Record<string, string>, string[]]>([
    ['a config map', { [R]: release(`${CHART}${one}`), [V]: configMap('lightdash-values', VALUES) }, [`${V}:7 1.2.4`]],
    [
      'a config map below the values',
      { [R]: release(`${CHART}${TAG}${one}`), [V]: configMap('lightdash-values', VALUES) },
      [`${R}:12 1.2.3`],
    ],
    [
      'the last one wins',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: lightdash-a', 'kind: ConfigMap, name: lightdash-b')}`),
        [V]: `${configMap('lightdash-a', VALUES)}---\n${configMap('lightdash-b', VALUES.replace('1.2.4', '1.2.5'))}`,
      },
      [`${V}:15 1.2.5`],
    ],
    [
      'a key of its own',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: lightdash-values, valuesKey: v')}`),
        [V]: configMap('lightdash-values', VALUES.replace('values.yaml', 'v')),
      },
      [`${V}:7 1.2.4`],
    ],
    [
      'a key that is not there',
      { [R]: release(`${CHART}${one}`), [V]: configMap('lightdash-values', 'a: b') },
      [`${R}:13 external-values`],
    ],
    [
      'a path of its own',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: lightdash-values, valuesKey: t, targetPath: image.tag')}`),
        [V]: configMap('lightdash-values', 't: 1.2.4'),
      },
      [`${V}:5 1.2.4`],
    ],
    ['a config map that is not here', { [R]: release(`${CHART}${one}`) }, [`${R}:13 external-values`]],
    [
      'one that may be missing',
      { [R]: release(`${CHART}${from('kind: ConfigMap, name: x, optional: true')}`) },
      [`${R}:13 external-values`],
    ],
    ['a secret', { [R]: release(`${CHART}${from('kind: Secret, name: x')}`) }, [`${R}:13 external-values`]],
    ['a secret below the tag', { [R]: release(`${CHART}${TAG}${from('kind: Secret, name: x')}`) }, [`${R}:12 1.2.3`]],
    [
      'a secret over a config map',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: lightdash-values', 'kind: Secret, name: x')}`),
        [V]: configMap('lightdash-values', VALUES),
      },
      [`${R}:14 external-values`],
    ],
    [
      'a secret below a config map',
      {
        [R]: release(`${CHART}${from('kind: Secret, name: x', 'kind: ConfigMap, name: lightdash-values')}`),
        [V]: configMap('lightdash-values', VALUES),
      },
      [`${V}:7 1.2.4`],
    ],
    [
      'values that cannot be parsed',
      { [R]: release(`${CHART}${one}`), [V]: configMap('lightdash-values', 'values.yaml: |\n  a: [') },
      [`${V}:7 unparseable`],
    ],
    [
      'values that are encrypted',
      { [R]: release(`${CHART}${one}`), [V]: configMap('lightdash-values', 'values.yaml: ENC[AES256_GCM,x]') },
      [`${V}:5 encrypted`],
    ],
    [
      'a config map that is generated',
      {
        [R]: release(`${CHART}${one}`),
        'apps/lightdash/kustomization.yaml':
          'resources: [release.yaml]\nconfigMapGenerator:\n- name: lightdash-values\n  files: [values.yaml=v/prod.yaml]\n',
        'apps/lightdash/v/prod.yaml': 'image:\n  tag: 1.2.4\n',
      },
      ['apps/lightdash/v/prod.yaml:2 1.2.4'],
    ],
    [
      'a literal that is generated',
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: l, valuesKey: tag, targetPath: image.tag')}`),
        'apps/lightdash/kustomization.yaml':
          'resources: [release.yaml]\nconfigMapGenerator:\n- name: l\n  literals:\n  - tag=1.2.4\n',
      },
      ['apps/lightdash/kustomization.yaml:5 1.2.4'],
    ],
    [
      'each environment with its own',
      {
        'base/lightdash.yaml': release(`${CHART}${one}`),
        'base/kustomization.yaml': 'resources: [lightdash.yaml]\n',
        'prod/kustomization.yaml':
          'resources: [../base]\nconfigMapGenerator:\n- name: lightdash-values\n  files: [values.yaml]\n',
        'prod/values.yaml': 'image: {tag: 1.2.3}\n',
        'staging/kustomization.yaml':
          'resources: [../base]\nconfigMapGenerator:\n- name: lightdash-values\n  files: [values.yaml]\n',
        'staging/values.yaml': 'image: {tag: 1.2.4}\n',
      },
      ['prod/values.yaml:1 1.2.3', 'staging/values.yaml:1 1.2.4'],
    ],
    [
      'several of a name, of which none is nearer',
      {
        [R]: release(`${CHART}${one}`),
        'a/c.yaml': configMap('lightdash-values', VALUES),
        'b/c.yaml': configMap('lightdash-values', VALUES.replace('1.2.4', '1.2.5')),
      },
      [`${R}:13 external-values`],
    ],
    ['values that are a text', { [R]: release(`${CHART}values: \${values}\n`) }, [`${R}:12 unresolved-template`]],
  ])('%s', async (_, files, expected) => {
    expect(await all(files)).toEqual(expected);
  });
});

it('leaves a config map to others that stands beside a release, and that nothing takes values from', async () => {
  const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: runner}\ndata:\n  image: lightdash/lightdash:1.3.0\n';
  const found = await deploymentsIn({ [R]: `${release(`${CHART}${TAG}`)}---\n${map}` });
  expect(found.map(({ kind }) => kind)).toEqual(['flux', 'manifests']);
});

describe('post renderers', () => {
  const images = (...items: string[]) =>
    `postRenderers:\n- kustomize:\n    images:\n${items.map((item) => `    - {${item}}\n`).join('')}`;

  it.each<[string, string, string[]]>([
    ['a tag', images('name: lightdash/lightdash, newTag: 1.2.4'), [`${R}:16 1.2.4`]],
    [
      'the last of several',
      images('name: lightdash/lightdash, newTag: 1.2.4', 'name: lightdash/lightdash, newTag: 1.2.5'),
      [`${R}:17 1.2.5`],
    ],
    ['a tag of another image', images('name: traefik/whoami, newTag: 1.2.4'), [`${R}:12 1.2.3`]],
    [
      'a name of another registry than is rendered',
      images('name: ghcr.io/lightdash/lightdash, newTag: 1.2.4'),
      [`${R}:12 1.2.3`],
    ],
    ['another name', images('name: lightdash/lightdash, newName: ghcr.io/lightdash/lightdash'), [`${R}:12 1.2.3`]],
    ['the name of another image', images('name: lightdash/lightdash, newName: acme/bi'), [`${R}:16 custom-image`]],
    ['a digest', images('name: lightdash/lightdash, digest: "sha256:ab"'), [`${R}:16 digest-only`]],
    [
      'a digest beside a tag',
      images('name: lightdash/lightdash, newTag: 1.2.4, digest: "sha256:ab"'),
      [`${R}:16 1.2.4`],
    ],
    ['a number', images('name: lightdash/lightdash, newTag: 1.10'), [`${R}:16 numeric-tag`]],
    [
      'a patch of the image',
      'postRenderers:\n- kustomize:\n    patches:\n    - patch: |\n        - {op: replace, path: /spec/template/spec/containers/0/image, value: x}\n',
      [`${R}:16 external-values`],
    ],
    [
      'a patch of something else',
      'postRenderers:\n- kustomize:\n    patches:\n    - patch: "{metadata: {labels: {a: b}}}"\n',
      [`${R}:12 1.2.3`],
    ],
  ])('%s', async (_, spec, expected) => {
    expect(await all({ [R]: release(`${CHART}${TAG}${spec}`) })).toEqual(expected);
  });
});

describe('environments of a release', () => {
  const BASE = {
    'base/release.yaml': release(CHART, 'lightdash', ''),
    'base/kustomization.yaml': 'resources: [release.yaml]\n',
  };
  const overlay = (more: string) => `resources: [../../base]\n${more}`;
  const patch = (spec: string) => release(spec, 'lightdash', '');

  it.each<[string, Record<string, string>, string[]]>([
    [
      'a patch in one of them',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(''),
        'overlays/staging/kustomization.yaml': overlay('patches:\n- path: release.yaml\n'),
        'overlays/staging/release.yaml': patch(TAG),
      },
      ['base/release.yaml:10 0.2248.0', 'overlays/staging/release.yaml:7 1.2.3'],
    ],
    [
      'a patch in each of them',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('patchesStrategicMerge: [release.yaml]\n'),
        'overlays/prod/release.yaml': patch('chart: {spec: {version: 2.16.101}}\n'),
        'overlays/staging/kustomization.yaml': overlay(
          'patches:\n- {path: release.yaml, target: {kind: HelmRelease}}\n',
        ),
        'overlays/staging/release.yaml': patch(TAG),
      },
      ['overlays/prod/release.yaml:7 1.237.0', 'overlays/staging/release.yaml:7 1.2.3'],
    ],
    [
      'a patch within the kustomization',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(
          `patches:\n- patch: |\n    ${patch(TAG).trim().replaceAll('\n', '\n    ')}\n`,
        ),
      },
      ['overlays/prod/kustomization.yaml:10 1.2.3'],
    ],
    [
      'a JSON patch',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease, name: lightdash}\n  patch: |\n    - op: add\n      path: /spec/values/image/tag\n      value: 1.2.3\n',
        ),
      },
      ['overlays/prod/kustomization.yaml:7 1.2.3'],
    ],
    [
      'a JSON patch of the chart',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(
          'patchesJson6902:\n- target: {kind: HelmRelease, name: lightdash}\n  path: p.yaml\n',
        ),
        'overlays/prod/p.yaml': '- {op: replace, path: /spec/chart/spec/version, value: 2.16.101}\n',
      },
      ['overlays/prod/p.yaml:1 1.237.0'],
    ],
    [
      'a JSON patch of all values',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease, name: lightdash}\n  patch: |\n    - {op: add, path: /spec/values, value: {a: b}}\n',
        ),
      },
      ['overlays/prod/kustomization.yaml:5 external-values'],
    ],
    [
      'a null in a patch, which takes away what it patches alone',
      {
        'base/release.yaml': release(`${CHART}${TAG}${from('kind: ConfigMap, name: lightdash-v')}`, 'lightdash', ''),
        'base/v.yaml': configMap('lightdash-v', 'values.yaml: |\n  image: {tag: 1.2.4}'),
        'base/kustomization.yaml': 'resources: [release.yaml, v.yaml]\n',
        'overlays/a/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/a/p.yaml': patch('values: {image: {tag: null}}'),
        'overlays/b/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease}\n  patch: |\n    - {op: remove, path: /spec/values/image/tag}\n',
        ),
        'overlays/c/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/c/p.yaml': patch('values: {image: null}'),
      },
      ['base/v.yaml:6 1.2.4'],
    ],
    [
      'a null in a patch over values that are not seen',
      {
        'base/release.yaml': release(`${CHART}${TAG}${from('kind: Secret, name: x')}`, 'lightdash', ''),
        'base/kustomization.yaml': 'resources: [release.yaml]\n',
        'overlays/a/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/a/p.yaml': patch('values: {image: {tag: null}}'),
      },
      ['base/release.yaml:14 external-values'],
    ],
    [
      'a null of the release itself, which reaches Helm',
      {
        [R]: release(`${CHART}values: {image: {tag: null}}\n${from('kind: ConfigMap, name: lightdash-v')}`),
        'v.yaml': configMap('lightdash-v', 'values.yaml: |\n  image: {tag: 1.2.4}'),
      },
      [`${R}:10 0.2248.0`],
    ],
    [
      'a null that a JSON patch sets',
      {
        ...BASE,
        'overlays/a/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease}\n  patch: |\n    - {op: add, path: /spec/values/image/tag, value: null}\n',
        ),
      },
      ['overlays/a/kustomization.yaml:5 external-values'],
    ],
    [
      'a JSON patch of a whole mapping',
      {
        'base/release.yaml': release(
          `chart: {spec: {chart: charts/bi, sourceRef: {kind: GitRepository, name: g}}}\nvalues: {lightdash: {image: {tag: 1.2.3}}}\n`,
        ),
        'base/kustomization.yaml': 'resources: [release.yaml]\n',
        'charts/bi/Chart.yaml': 'name: bi\ndependencies:\n- name: lightdash\n  version: 2.9.1\n',
        'overlays/a/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease}\n  patch: |\n    - {op: replace, path: /spec/values/lightdash, value: {replicas: 2}}\n',
        ),
        'overlays/b/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease}\n  patch: |\n    - {op: replace, path: /spec/values/lightdash, value: {}}\n',
        ),
      },
      ['charts/bi/Chart.yaml:4 0.2248.0'],
    ],
    [
      'patches that delete or replace',
      {
        ...BASE,
        'base/release.yaml': release(`${CHART}${TAG}`, 'lightdash', ''),
        'overlays/a/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/a/p.yaml': patch('values: {$patch: replace, a: b}'),
        'overlays/b/kustomization.yaml': overlay('patches: [{path: p.yaml, target: {kind: HelmRelease}}]\n'),
        'overlays/b/p.yaml': `${patch('suspend: true').trimEnd()}\n$patch: delete\n`,
      },
      ['overlays/a/p.yaml:7 external-values'],
    ],
    [
      'a patch that leads to itself',
      {
        ...BASE,
        'overlays/a/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/a/p.yaml': patch('values: &a {b: *a, image: {tag: 1.2.3}}'),
      },
      ['overlays/a/p.yaml:7 unparseable'],
    ],
    [
      'transformers',
      {
        ...BASE,
        'overlays/a/kustomization.yaml': overlay('transformers: [t.yaml]\n'),
        'overlays/a/t.yaml': 'apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: t}\n',
        'overlays/b/kustomization.yaml': overlay('transformers: [t.yaml]\n'),
        'overlays/b/t.yaml': 'apiVersion: builtin\nkind: LabelTransformer\nmetadata: {name: t}\n',
        'overlays/c/kustomization.yaml': overlay('transformers: [gone.yaml]\n'),
      },
      [
        'base/release.yaml:10 0.2248.0',
        'overlays/a/kustomization.yaml:2 external-values',
        'overlays/c/kustomization.yaml:2 external-values',
      ],
    ],
    ...(
      [
        ['a pattern that means all', 'kind: HelmRelease, name: ".*"', TAG, 'overlays/a/p.yaml:7 1.2.3'],
        ['a pattern', 'name: "grafana|loki"', TAG, 'overlays/a/kustomization.yaml:2 external-values'],
        ['a pattern, and what decides nothing', 'name: "a|b"', 'timeout: 1m', 'base/release.yaml:10 0.2248.0'],
        ['labels', 'labelSelector: a in (b)', TAG, 'overlays/a/kustomization.yaml:2 external-values'],
        ['labels, and what decides nothing', 'labelSelector: a', 'timeout: 1m', 'base/release.yaml:10 0.2248.0'],
      ] as const
    ).map(([what, target, spec, expected]): [string, Record<string, string>, string[]] => [
      `a patch of what ${what} may mean`,
      {
        ...BASE,
        'overlays/a/kustomization.yaml': overlay(`patches: [{path: p.yaml, target: {${target}}}]\n`),
        'overlays/a/p.yaml': patch(spec),
      },
      expected.endsWith('external-values') ? [expected, '? overlays/a/p.yaml'] : [expected],
    ]),
    [
      'a patch of what labels mean that it lacks',
      {
        ...BASE,
        'overlays/a/kustomization.yaml': overlay('patches: [{path: p.yaml, target: {labelSelector: a=b}}]\n'),
        'overlays/a/p.yaml': patch(TAG),
      },
      ['base/release.yaml:10 0.2248.0', '? overlays/a/p.yaml'],
    ],
    [
      'a patch of what labels mean that it may have been given',
      {
        ...BASE,
        'base/kustomization.yaml': 'resources: [release.yaml]\ncommonLabels: {a: b}\n',
        'overlays/a/kustomization.yaml': overlay('patches: [{path: p.yaml, target: {labelSelector: a=b}}]\n'),
        'overlays/a/p.yaml': patch(TAG),
      },
      ['overlays/a/kustomization.yaml:2 external-values', '? overlays/a/p.yaml'],
    ],
    ...[
      'secretGenerator:\n- {name: a, literals: ["image=lightdash/lightdash:1.0.0"]}\n',
      'vars:\n- {name: a, objref: {kind: Pod, name: "lightdash/lightdash:1.0.0"}}\n',
    ].map((more): [string, Record<string, string>, string[]] => [
      `beside what nobody reads: ${more.slice(0, more.indexOf(':'))}`,
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(`patches: [{path: p.yaml}]\n${more}`),
        'overlays/prod/p.yaml': patch(TAG),
      },
      ['overlays/prod/p.yaml:7 1.2.3', '? overlays/prod/kustomization.yaml'],
    ]),
    [
      'a JSON patch of another object',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(
          'patches:\n- target: {kind: HelmRelease, name: other}\n  patch: |\n    - {op: add, path: /spec/values/image/tag, value: 1.2.3}\n',
        ),
      },
      ['base/release.yaml:10 0.2248.0'],
    ],
    [
      'a patch that is not here',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('patches:\n- {path: p.yaml, target: {kind: HelmRelease}}\n'),
      },
      ['overlays/prod/kustomization.yaml:3 external-values'],
    ],
    [
      'a patch that cannot be parsed',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/prod/p.yaml': 'a: [',
      },
      ['overlays/prod/p.yaml:1 unparseable'],
    ],
    [
      'a component',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('components: [../../pin]\n'),
        'pin/kustomization.yaml': 'kind: Component\npatches: [{path: p.yaml}]\n',
        'pin/p.yaml': patch(TAG),
      },
      ['pin/p.yaml:7 1.2.3'],
    ],
    [
      'a component of another repository',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('components: ["https://acme.io/pin?ref=1"]\n'),
      },
      ['overlays/prod/kustomization.yaml:2 external-values'],
    ],
    [
      'replacements',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('replacements:\n- targets: [{select: {kind: HelmRelease}}]\n'),
      },
      ['overlays/prod/kustomization.yaml:3 external-values'],
    ],
    [
      'patches over patches',
      {
        ...BASE,
        'mid/kustomization.yaml': 'resources: [../base]\npatches: [{path: p.yaml}]\n',
        'mid/p.yaml': patch(TAG),
        'prod/kustomization.yaml': 'resources: [../mid]\npatches: [{path: p.yaml}]\n',
        'prod/p.yaml': patch(TAG.replace('1.2.3', '1.2.4')),
      },
      ['prod/p.yaml:7 1.2.4'],
    ],
    [
      'a Kustomization of Flux',
      {
        ...BASE,
        'clusters/prod.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: prod}\nspec:\n  path: ./base\n  patches:\n  - patch: |\n      ${patch(TAG).trim().replaceAll('\n', '\n      ')}\n    target: {kind: HelmRelease}\n`,
        'clusters/staging.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: staging}\nspec: {path: base}\n',
      },
      ['base/release.yaml:10 0.2248.0', 'clusters/prod.yaml:14 1.2.3'],
    ],
    [
      'a Kustomization of Flux for a folder without one of its own',
      {
        [R]: release(CHART),
        'clusters/prod.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: prod}\nspec:\n  path: ./apps\n  patches:\n  - patch: |\n      - {op: add, path: /spec/values/image/tag, value: 1.2.3}\n    target: {kind: HelmRelease}\n`,
      },
      ['clusters/prod.yaml:8 1.2.3'],
    ],
    [
      'an artifact that is patched',
      {
        'base/release.yaml': release('chartRef: {kind: OCIRepository, name: lightdash}\n'),
        'base/source.yaml': source('OCIRepository', 'lightdash', 'url: oci://x.io/lightdash\nref: {tag: 2.9.1}'),
        'base/kustomization.yaml': 'resources: [release.yaml, source.yaml]\n',
        'overlays/prod/kustomization.yaml': overlay('patches: [{path: p.yaml}]\n'),
        'overlays/prod/p.yaml': source('OCIRepository', 'lightdash', 'ref: {tag: 2.16.101}'),
      },
      ['overlays/prod/p.yaml:5 1.237.0'],
    ],
    [
      'a patch by the name that a kustomization gives',
      {
        ...BASE,
        'mid/kustomization.yaml': 'resources: [../base]\nnamePrefix: acme-\nnamespace: prod\n',
        'prod/kustomization.yaml': 'resources: [../mid]\npatches: [{path: p.yaml}]\n',
        'prod/p.yaml': release(TAG, 'acme-lightdash', 'prod'),
      },
      ['prod/p.yaml:7 1.2.3'],
    ],
    [
      'a patch of a release in another namespace',
      {
        'base/release.yaml': release(`${CHART}${TAG}`),
        'base/kustomization.yaml': 'resources: [release.yaml]\npatches: [{path: p.yaml}]\n',
        'base/p.yaml': release(TAG.replace('1.2.3', '1.2.4'), 'lightdash', 'other'),
      },
      ['base/release.yaml:12 1.2.3', '? base/p.yaml'],
    ],
    [
      'a component of a Kustomization of Flux',
      {
        ...BASE,
        'pin/kustomization.yaml': 'kind: Component\npatches: [{path: p.yaml}]\n',
        'pin/p.yaml': patch(TAG),
        'clusters/prod.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: prod}\nspec:\n  path: base\n  components: [../pin]\n',
      },
      ['pin/p.yaml:7 1.2.3'],
    ],
    [
      'replacements of something else, and of nothing that is here',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay('replacements: [{path: r.yaml}]\n'),
        'overlays/prod/r.yaml': 'targets: [{select: {kind: Deployment}}]\n',
        'overlays/staging/kustomization.yaml': overlay('replacements: [{path: gone.yaml}]\n'),
      },
      ['base/release.yaml:10 0.2248.0', 'overlays/staging/kustomization.yaml:2 external-values'],
    ],
    [
      'more patches than are read',
      {
        ...BASE,
        'overlays/prod/kustomization.yaml': overlay(`patches:\n${'- {path: p.yaml}\n'.repeat(1_001)}`),
      },
      ['overlays/prod/kustomization.yaml:1003 external-values'],
    ],
    [
      'a patch that makes a release one of the service',
      {
        'base/bi.yaml': release(APP, 'bi'),
        'base/kustomization.yaml': 'resources: [bi.yaml]\n',
        'prod/kustomization.yaml': 'resources: [../base]\npatches: [{path: p.yaml}]\n',
        'prod/p.yaml': release('values: {image: {repository: lightdash/lightdash, tag: 1.2.3}}\n', 'bi'),
      },
      ['prod/p.yaml:7 1.2.3'],
    ],
    [
      'kustomizations that go in circles',
      {
        'a/release.yaml': release(CHART),
        'a/kustomization.yaml': 'resources: [release.yaml, ../b, ../a]\n',
        'b/kustomization.yaml': 'resources: [../a]\n',
      },
      ['a/release.yaml:10 0.2248.0'],
    ],
    [
      'a patch that no kustomization applies',
      {
        [R]: release(CHART),
        'prod/patch.yaml': release(TAG),
      },
      [`${R}:10 0.2248.0`, 'prod/patch.yaml:7 1.2.3'],
    ],
    [
      'a patch of a release that is not here',
      { 'prod/patch.yaml': release(TAG) },
      ['prod/patch.yaml:4 external-values'],
    ],
    [
      'a patch of one of several releases',
      {
        'a/release.yaml': release(CHART, 'lightdash', 'a'),
        'b/release.yaml': release(CHART, 'lightdash', 'b'),
        'prod/patch.yaml': release(TAG, 'lightdash', ''),
      },
      ['a/release.yaml:10 0.2248.0', 'b/release.yaml:10 0.2248.0', 'prod/patch.yaml:4 external-values'],
    ],
    [
      'three clusters with a release each',
      {
        'clusters/dev/lightdash.yaml': release(`${CHART}${TAG}`),
        'clusters/prod/lightdash.yaml': release(`${CHART}${TAG.replace('1.2.3', '1.2.2')}`),
        'clusters/stage/lightdash.yaml': release(`${CHART}${TAG}`),
        'clusters/prod/grafana.yaml': release(APP, 'grafana', 'monitoring'),
      },
      [
        'clusters/dev/lightdash.yaml:12 1.2.3',
        'clusters/prod/lightdash.yaml:12 1.2.2',
        'clusters/stage/lightdash.yaml:12 1.2.3',
      ],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await all(files)).toEqual(expected);
  });

  it('has one identity for each of them, whatever the version', async () => {
    const files = (tag: string) => ({
      ...BASE,
      'overlays/prod/kustomization.yaml': overlay(''),
      'overlays/staging/kustomization.yaml': overlay('patches:\n- path: p.yaml\n'),
      'overlays/staging/p.yaml': patch(TAG.replace('1.2.3', tag)),
    });
    for (const tag of ['1.2.3', '1.3.0', '${tag}']) {
      const ids = (await deploymentsIn(files(tag))).map(({ id }) => id);
      expect(ids).toEqual([
        'flux:base/release.yaml#lightdash@overlays/prod',
        'flux:base/release.yaml#lightdash@overlays/staging',
      ]);
    }
    const { 'overlays/staging/p.yaml': _, ...unpatched } = files('1.2.3');
    const shared = await deploymentsIn({ ...unpatched, 'overlays/staging/kustomization.yaml': overlay('') });
    expect(shared.map(({ identities }) => identities)).toEqual([
      [
        'flux:base/release.yaml#lightdash@overlays/prod',
        'flux:~lightdash@overlays/prod',
        'flux:base/release.yaml#lightdash@overlays/staging',
        'flux:~lightdash@overlays/staging',
      ],
    ]);
  });

  it('has a name without its file only where no other is called alike', async () => {
    const names = async (files: Record<string, string>) =>
      (await deploymentsIn(files)).map(({ identities }) => identities);
    const one = release(`${CHART}${TAG}`);
    expect(await names({ 'a/r.yaml': one })).toEqual([['flux:a/r.yaml#bi/lightdash', 'flux:~bi/lightdash']]);
    expect(await names({ 'a/r.yaml': one, 'b/r.yaml': one })).toEqual([
      ['flux:a/r.yaml#bi/lightdash'],
      ['flux:b/r.yaml#bi/lightdash'],
    ]);
  });

  it('knows whether a release is still there', async () => {
    const before = {
      'base/release.yaml': release(
        `${APP}values: {a: {image: "lightdash/lightdash:1.2.3"}, b: {image: "lightdash/lightdash:1.2.2"}}`,
      ),
      'base/kustomization.yaml': 'resources: [release.yaml]\n',
      'prod/kustomization.yaml': 'resources: [../base]\n',
      'staging/kustomization.yaml': 'resources: [../base]\n',
    };
    const carried = async (files: Record<string, string>) => {
      const found = (await deploymentsIn(before)).flatMap((each) =>
        each.identities.map((identity) => ({ carrier: each.carrier, identities: [identity] as const })),
      );
      const source = new SourceFiles(memoryTree(files), Object.keys(files).sort());
      const kept: string[] = [];
      for (const each of found) if (await flux.carries(source, each, DEFAULTS)) kept.push(each.identities[0]);
      return kept;
    };
    const names = ['flux:base/release.yaml#bi/lightdash', 'flux:~bi/lightdash'];
    const of = (root: string, image = '') => names.map((name) => `${name}@${root}${image}`);
    const whole = [...of('prod'), ...of('staging'), ...of('prod', '#b.image'), ...of('staging', '#b.image')];
    expect((await carried(before)).sort()).toEqual([...whole].sort());
    const { 'staging/kustomization.yaml': _, ...withoutStaging } = before;
    expect((await carried(withoutStaging)).sort()).toEqual([...of('prod'), ...of('prod', '#b.image')].sort());
    expect((await carried({ ...before, 'prod/kustomization.yaml': 'a: [' })).length).toBe(whole.length);
    expect((await carried({ ...before, 'base/release.yaml': 'a: [' })).length).toBe(whole.length);
    expect(await carried({ ...before, 'base/release.yaml': REPOSITORY })).toEqual([]);
    expect(await carried({})).toEqual([]);
  });
});

describe('the mode of an upgrade', () => {
  const DECLARED = 'values: {image: {tag: 1.2.3}, upgrade: {mode: RollingUpdate}, migrationJob: {enabled: true}}\n';
  const renderer = (patch: string) =>
    `postRenderers:\n- kustomize:\n    patches:\n    - target: {kind: Deployment}\n      patch: '${patch}'\n`;

  it.each([
    ['alone', '', 'RollingUpdate'],
    ['above a secret', from('kind: Secret, name: x'), 'RollingUpdate'],
    ['with hooks', 'upgrade: {disableHooks: false}\n', 'RollingUpdate'],
    ['without hooks', 'upgrade: {disableHooks: true}\n', undefined],
    ['with patches of something else', renderer('{metadata: {labels: {a: b}}}'), 'RollingUpdate'],
    ['with patches of a strategy', renderer('{spec: {strategy: {type: Recreate}}}'), undefined],
    ['with patches that delete', renderer('{$patch: delete}'), undefined],
  ])('%s', async (_, more, expected) => {
    const [deployment] = await deploymentsIn({ [R]: release(`${CHART}${DECLARED}${more}`) });
    expect(deployment?.version).toBe('1.2.3');
    expect(deployment?.declared.upgradeMode?.value).toBe(expected);
    expect(deployment?.notices.some((notice) => notice.includes('upgrade.mode'))).toBe(expected === undefined);
  });
});

describe('what a change does to releases (DETECTION section 4)', () => {
  type Files = Record<string, string>;
  const CLUSTERS = (dev: string, prod: string): Files => ({
    'clusters/dev/apps/lightdash.yaml': release(`${CHART}${TAG.replace('1.2.3', dev)}`),
    'clusters/prod/apps/lightdash.yaml': release(`${CHART}${TAG.replace('1.2.3', prod)}`),
    'clusters/prod/apps/grafana.yaml': release(APP, 'grafana', 'monitoring'),
    'clusters/sources/lightdash.yaml': REPOSITORY,
  });
  const OVERLAYS = (base: string, staging: string | null): Files => ({
    'base/lightdash.yaml': release(`${CHART}${TAG.replace('1.2.3', base)}`),
    'base/kustomization.yaml': 'resources: [lightdash.yaml]\n',
    'prod/kustomization.yaml': 'resources: [../base]\n',
    'staging/kustomization.yaml': `resources: [../base]\n${staging === null ? '' : 'patches: [{path: p.yaml}]\n'}`,
    ...(staging === null ? {} : { 'staging/p.yaml': release(TAG.replace('1.2.3', staging)) }),
  });
  const values = (tag: string) => configMap('lightdash-values', `values.yaml: |\n  image: {tag: ${tag}}`);
  const REFERENCE = release(`${CHART}${from('kind: ConfigMap, name: lightdash-values')}`);
  const brief = ({ place, change, from: before, to, problem, tolerated }: Change) =>
    [`${place.file}:${place.line}`, change, before ?? '?', to ?? '?', problem?.code, tolerated ? 'tolerated' : null]
      .filter((part) => part != null)
      .join(' ');

  it.each<[string, Files, Files, string[], Files?]>([
    [
      'files of releases of one name that are moved',
      { 'a/r.yaml': release(`${CHART}${TAG}`), 'b/r.yaml': release(`${CHART}${TAG}`) },
      { 'c/s.yaml': release(`${CHART}${TAG.replace('1.2.3', '1.3.0')}`), 'b/r.yaml': release(`${CHART}${TAG}`) },
      ['b/r.yaml:12 unchanged 1.2.3 1.2.3', 'c/s.yaml:12 upgrade 1.2.3 1.3.0'],
      { 'c/s.yaml': 'a/r.yaml' },
    ],
    [
      'a tag of one cluster',
      CLUSTERS('1.2.3', '1.2.3'),
      CLUSTERS('1.3.0', '1.2.3'),
      [
        'clusters/dev/apps/lightdash.yaml:12 upgrade 1.2.3 1.3.0',
        'clusters/prod/apps/lightdash.yaml:12 unchanged 1.2.3 1.2.3',
      ],
    ],
    ['a chart', { [R]: release(CHART) }, { [R]: release(chart('2.16.101')) }, [`${R}:10 upgrade 0.2248.0 1.237.0`]],
    [
      'a config map',
      { [R]: REFERENCE, 'v.yaml': values('1.2.3') },
      { [R]: REFERENCE, 'v.yaml': values('1.3.0') },
      ['v.yaml:6 upgrade 1.2.3 1.3.0'],
    ],
    [
      'the version of an artifact',
      {
        [R]: release('chartRef: {kind: OCIRepository, name: l}\n'),
        's.yaml': source('OCIRepository', 'l', 'url: oci://x.io/lightdash\nref: {tag: 2.9.1}'),
      },
      {
        [R]: release('chartRef: {kind: OCIRepository, name: l}\n'),
        's.yaml': source('OCIRepository', 'l', 'url: oci://x.io/lightdash\nref: {tag: 2.16.101}'),
      },
      ['s.yaml:6 upgrade 0.2248.0 1.237.0'],
    ],
    [
      'a patch of one environment',
      OVERLAYS('1.2.3', '1.2.4'),
      OVERLAYS('1.2.3', '1.3.0'),
      ['base/lightdash.yaml:12 unchanged 1.2.3 1.2.3', 'staging/p.yaml:7 upgrade 1.2.4 1.3.0'],
    ],
    [
      'an environment that gets a patch of its own',
      OVERLAYS('1.2.3', null),
      OVERLAYS('1.2.3', '1.3.0'),
      ['base/lightdash.yaml:12 unchanged 1.2.3 1.2.3', 'staging/p.yaml:7 upgrade 1.2.3 1.3.0'],
    ],
    [
      'an environment that loses its patch',
      OVERLAYS('1.2.3', '1.3.0'),
      OVERLAYS('1.2.3', null),
      ['base/lightdash.yaml:12 downgrade 1.3.0 1.2.3', 'base/lightdash.yaml:12 unchanged 1.2.3 1.2.3'],
    ],
    [
      'a release in another file',
      { 'a/r.yaml': release(`${CHART}${TAG}`) },
      { 'b/other.yaml': release(`${CHART}${TAG.replace('1.2.3', '1.3.0')}`) },
      ['b/other.yaml:12 upgrade 1.2.3 1.3.0'],
    ],
    [
      'releases that get a kustomization each',
      CLUSTERS('1.2.3', '1.2.3'),
      {
        ...CLUSTERS('1.3.0', '1.2.3'),
        'clusters/dev/apps/kustomization.yaml': 'resources: [lightdash.yaml]\n',
        'clusters/prod/apps/kustomization.yaml': 'resources: [lightdash.yaml]\n',
      },
      [
        'clusters/dev/apps/lightdash.yaml:12 upgrade 1.2.3 1.3.0',
        'clusters/prod/apps/lightdash.yaml:12 unchanged 1.2.3 1.2.3',
      ],
    ],
    [
      'a release that becomes one of two environments',
      { [R]: release(`${CHART}${TAG}`) },
      OVERLAYS('1.3.0', '1.4.0'),
      ['base/lightdash.yaml:12 upgrade 1.2.3 1.3.0', 'staging/p.yaml:7 upgrade 1.2.3 1.4.0'],
    ],
    [
      'environments that are taken in by something else',
      OVERLAYS('1.2.3', '1.2.4'),
      {
        ...OVERLAYS('1.3.0', '1.2.4'),
        'all/p/kustomization.yaml': 'resources: [../../prod]\n',
        'all/s/kustomization.yaml': 'resources: [../../staging]\n',
      },
      ['base/lightdash.yaml:12 upgrade 1.2.3 1.3.0', 'staging/p.yaml:7 unchanged 1.2.4 1.2.4'],
    ],
    [
      'releases that get another namespace',
      CLUSTERS('1.2.3', '1.2.3'),
      Object.fromEntries(
        Object.entries(CLUSTERS('1.3.0', '1.2.3')).map(([path, text]) => [
          path,
          text.replace('bi\nspec', 'data\nspec'),
        ]),
      ),
      [
        'clusters/dev/apps/lightdash.yaml:12 upgrade 1.2.3 1.3.0',
        'clusters/prod/apps/lightdash.yaml:12 unchanged 1.2.3 1.2.3',
      ],
    ],
    [
      'a release that a patch takes away',
      OVERLAYS('1.2.3', '1.2.4'),
      {
        ...OVERLAYS('1.2.3', '1.2.4'),
        'staging/p.yaml': `$patch: delete\n${release('suspend: true')}`,
      },
      ['base/lightdash.yaml:12 unchanged 1.2.3 1.2.3', 'staging/p.yaml:7 removed 1.2.4 ?'],
    ],
    [
      'a release that is gone',
      CLUSTERS('1.2.3', '1.2.4'),
      { ...CLUSTERS('1.2.3', '1.2.4'), 'clusters/dev/apps/lightdash.yaml': REPOSITORY },
      [
        'clusters/dev/apps/lightdash.yaml:12 removed 1.2.3 ?',
        'clusters/prod/apps/lightdash.yaml:12 unchanged 1.2.4 1.2.4',
      ],
    ],
    [
      'a release beside another of its name',
      { 'a/r.yaml': release(`${CHART}${TAG}`) },
      { 'a/r.yaml': release(`${CHART}${TAG}`), 'b/r.yaml': release(`${CHART}${TAG}`) },
      ['a/r.yaml:12 unchanged 1.2.3 1.2.3', 'b/r.yaml:12 install ? 1.2.3'],
    ],
    [
      'a secret over the tag',
      { [R]: release(`${CHART}${from('kind: ConfigMap, name: lightdash-values')}`), 'v.yaml': values('1.2.3') },
      {
        [R]: release(`${CHART}${from('kind: ConfigMap, name: lightdash-values', 'kind: Secret, name: x')}`),
        'v.yaml': values('1.2.3'),
      },
      [`${R}:14 upgrade 1.2.3 ? external-values`],
    ],
    [
      'something else beside a range',
      { [R]: release(chart('"*"')), 'a.txt': 'a' },
      { [R]: release(chart('"*"')), 'a.txt': 'b' },
      [`${R}:10 unchanged ? ? chart-range tolerated`],
    ],
  ])('%s', async (_, base, head, expected, renames = {}) => {
    const trees = { base: memoryTree(base), head: memoryTree(head), renames: new Map(Object.entries(renames)) };
    const rules = { from: null, to: null, strict: false };
    const { changes } = await compareTrees(trees, DEFAULTS, rules, chartRepository());
    expect(changes.map(brief).sort()).toEqual(expected);
  });
});

describe('hostile files', () => {
  it('passes over JSON that is none', async () => {
    expect(await all({ 'lightdash.json': '{"apiVersion": "helm.toolkit.fluxcd.io/v2", "name": "lightdash"' })).toEqual(
      [],
    );
  });

  it('does not follow kustomizations without end', async () => {
    const files: Record<string, string> = {
      'k0/release.yaml': release(CHART),
      'k0/kustomization.yaml': 'resources: [release.yaml]\n',
    };
    for (let level = 1; level < 18; level += 1) {
      for (const side of ['a', 'b']) {
        const below = level === 1 ? '../k0' : `../k${level - 1}a, ../k${level - 1}b`;
        files[`k${level}${side}/kustomization.yaml`] = `resources: [${below}]\n`;
      }
    }
    const [deployment, ...others] = await deploymentsIn(files);
    expect(others).toEqual([]);
    expect(deployment && show(deployment)).toBe('k0/release.yaml:1 external-values');
  });

  it('finds again hundreds of releases of one name in time', async () => {
    const many = (folder: string, tag: string) =>
      Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [
          `${folder}/${index}/lightdash.yaml`,
          release(`${CHART}${TAG.replace('1.2.3', tag)}`),
        ]),
      );
    const trees = { base: memoryTree(many('a', '1.2.3')), head: memoryTree(many('b', '1.3.0')), renames: new Map() };
    const { changes } = await compareTrees(trees, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
    expect(new Set(changes.map(({ change, from }) => `${change} ${from}`))).toEqual(new Set(['upgrade 1.2.3']));
    expect(changes.length).toBe(500);
  }, 60_000);

  it('reads thousands of releases and sources in time', async () => {
    const many = (count: number, make: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => make(index)).join('---\n');
    const files = {
      'a/releases.yaml': many(2_000, (index) =>
        release(`${CHART}${TAG}${from(`kind: ConfigMap, name: l${index}`)}`, `r${index % 9}`),
      ),
      'a/sources.yaml': many(2_000, () => REPOSITORY),
      'a/kustomization.yaml': `resources: [releases.yaml]\npatches:\n${'- {patch: "{}", target: {name: zz}}\n'.repeat(900)}${'- {patch: "{}", target: {kind: HelmRelease}}\n'.repeat(20)}`,
      'b/kustomization.yaml': 'resources: [../a]\n',
      'c/kustomization.yaml': 'resources: [../a]\n',
    };
    expect((await deploymentsIn(files)).length).toBe(2_000);
  }, 120_000);
});
