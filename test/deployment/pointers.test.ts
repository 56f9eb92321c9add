// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what Flux fills in
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../src/deployment/changes.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';

type Files = Readonly<Record<string, string>>;

const overlay = (tag: string) =>
  `resources: [../../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`;
const BASE: Files = {
  'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'base/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: { name: lightdash }
spec: { template: { spec: { containers: [{ name: lightdash, image: lightdash/lightdash:1.0.0 }] } } }
`,
  'overlays/v1/kustomization.yaml': overlay('1.1.0'),
  'overlays/v2/kustomization.yaml': overlay('1.9.0'),
};

const application = (path: string, revision = 'main', name = 'bi') => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: argocd }
spec:
  source:
    repoURL: https://git.example.test/deploy.git
    targetRevision: ${revision}
    path: ${path}
`;

const set = (path: string, element: string) => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: bi }
spec:
  generators:
    - list:
        elements:
          - { stage: prod, overlay: ${element} }
  template:
    metadata: { name: 'bi-{{stage}}' }
    spec:
      source: { repoURL: https://git.example.test/deploy.git, targetRevision: main, path: '${path}' }
`;

const flux = (path: string) => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: bi, namespace: flux-system }
spec:
  path: ${path}
  sourceRef: { kind: GitRepository, name: flux-system }
`;

const VALUES_OF = (revision: string) => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: bi, namespace: argocd }
spec:
  sources:
    - repoURL: https://lightdash.github.io/helm-charts
      chart: lightdash
      targetRevision: 2.9.1
      helm: { valueFiles: [$values/values/bi.yaml] }
    - repoURL: https://git.example.test/deploy.git
      ref: values
      targetRevision: ${revision}
`;

/** Where something leads elsewhere, and what else there is to say. */
async function pointed(before: Files, after: Files, from: '1.0.0' | null = null): Promise<string[]> {
  const pair = {
    base: memoryTree({ ...BASE, ...before }),
    head: memoryTree({ ...BASE, ...after }),
    renames: new Map(),
  };
  const rules = { from: from as never, to: null, strict: false };
  const { changes } = await compareTrees(pair, DEFAULTS, rules, chartRepository());
  return changes
    .filter(({ problem }) => problem?.found.includes('led to') === true)
    .map(({ place, problem }) => `${problem?.code} ${place.file}:${place.line}`);
}

describe('an object that deploys a folder', () => {
  it.each<[string, Files, Files, string[]]>([
    [
      'an application that is turned to another overlay',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v2') },
      ['base-unresolved apps/bi.yaml:8'],
    ],
    [
      'an application at another branch',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v1', 'release') },
      ['base-unresolved apps/bi.yaml:8'],
    ],
    [
      'one under another name and in another file',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/other.yaml': application('overlays/v2', 'main', 'other') },
      ['base-unresolved apps/other.yaml:8'],
    ],
    [
      'a set by the path itself',
      { 'apps/bi.yaml': set('overlays/v1', 'x') },
      { 'apps/bi.yaml': set('overlays/v2', 'x') },
      ['base-unresolved apps/bi.yaml:12'],
    ],
    [
      'a set by an element',
      { 'apps/bi.yaml': set('overlays/{{overlay}}', 'v1') },
      { 'apps/bi.yaml': set('overlays/{{overlay}}', 'v2') },
      ['base-unresolved apps/bi.yaml:8'],
    ],
    [
      'a Kustomization of Flux',
      { 'clusters/bi.yaml': flux('./overlays/v1') },
      { 'clusters/bi.yaml': flux('./overlays/v2') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'one of two of the same name, for two clusters',
      { 'clusters/a/bi.yaml': flux('./overlays/v1'), 'clusters/b/bi.yaml': flux('./overlays/v2') },
      { 'clusters/a/bi.yaml': flux('./overlays/v2'), 'clusters/b/bi.yaml': `${flux('./overlays/v2')}  prune: true\n` },
      ['base-unresolved clusters/a/bi.yaml:5'],
    ],
    [
      'a Kustomization of Flux that had no path',
      { 'clusters/bi.yaml': flux('x').replace('  path: x\n', '') },
      { 'clusters/bi.yaml': flux('./overlays/v2') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'a path that is filled in',
      { 'clusters/bi.yaml': flux('./overlays/${x}') },
      { 'clusters/bi.yaml': flux('./overlays/${y}') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'a path in a text of its own',
      { 'clusters/bi.yaml': flux('./overlays/v1') },
      { 'clusters/bi.yaml': flux('>-\n    overlays/v2') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'one that leads to others, which lead to the service',
      {
        'root.yaml': application('one'),
        'one/a.yaml': application('overlays/v1'),
        'two/a.yaml': application('overlays/v2'),
      },
      {
        'root.yaml': application('two'),
        'one/a.yaml': application('overlays/v1'),
        'two/a.yaml': application('overlays/v2'),
      },
      ['base-unresolved root.yaml:8'],
    ],
    [
      'an application of other files in a folder',
      { 'apps/bi.yaml': `${application('overlays')}    directory: { include: v1/* }\n` },
      { 'apps/bi.yaml': `${application('overlays')}    directory: { include: v2/* }\n` },
      ['base-unresolved apps/bi.yaml:8'],
    ],
    [
      'one with values of another branch',
      { 'apps/bi.yaml': VALUES_OF('main'), 'values/bi.yaml': 'image: { tag: 1.0.0 }\n' },
      { 'apps/bi.yaml': VALUES_OF('release'), 'values/bi.yaml': 'image: { tag: 1.0.0 }\n' },
      ['base-unresolved apps/bi.yaml:12'],
    ],
    [
      'one that takes a published chart now',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v1').replace('path: overlays/v1', 'chart: other') },
      ['base-unresolved apps/bi.yaml:1'],
    ],
    [
      'one that moves to another file and leads to the same',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/prod/bi.yaml': application('overlays/v1') },
      [],
    ],
    [
      'one that leads nowhere near the service',
      { 'apps/bi.yaml': application('other/v1') },
      { 'apps/bi.yaml': application('other/v2') },
      [],
    ],
    ['a new one', {}, { 'apps/bi.yaml': application('overlays/v1') }, []],
    ['one that is gone', { 'apps/bi.yaml': application('overlays/v1') }, {}, []],
    [
      'one that changes in other ways',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': `${application('overlays/v1')}  project: other\n` },
      [],
    ],
  ])('%s', async (_, before, after, expected) => {
    expect(await pointed(before, after)).toEqual(expected);
  });

  it('does not matter where the version before is given', async () => {
    const [before, after] = ['overlays/v1', 'overlays/v2'].map((path) => ({ 'apps/bi.yaml': application(path) }));
    expect(await pointed(before ?? {}, after ?? {}, '1.0.0')).toEqual([]);
  });
});

/** All that fails, in whole messages. */
async function failures(before: Files, after: Files): Promise<string[]> {
  const pair = {
    base: memoryTree({ ...BASE, ...before }),
    head: memoryTree({ ...BASE, ...after }),
    renames: new Map(),
  };
  const { changes } = await compareTrees(pair, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
  return changes.flatMap(({ problem, tolerated }) => (problem === null || tolerated ? [] : [problem.message]));
}

/** What is said of a way that has changed, in its own file or in that of another object. */
const led = (place: string, what = 'it') =>
  `The version before the change at ${place} is not known: ${what} led to another folder, repository or revision. Pass \`from:\`.`;

type Row = readonly [title: string, common: Files, before: Files, after: Files, expected: readonly string[]];

const row = async ([, common, before, after, expected]: Row) => {
  expect(await failures({ ...common, ...before }, { ...common, ...after })).toEqual(expected);
  // Nothing but the change fails.
  expect(await failures({ ...common, ...before }, { ...common, ...before })).toEqual([]);
};

const setOf = (generators: string, path: string, revision = 'main', isGo = false) => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: all }
spec:
  goTemplate: ${isGo}
  generators:
${generators}
  template:
    metadata: { name: 'app-{{${isGo ? '.stage' : 'stage'}}}' }
    spec:
      source:
        repoURL: https://git.example.test/deploy.git
        targetRevision: ${revision}
        path: ${path}
`;
const filesOf = (pattern: string) => `    - git:
        repoURL: https://git.example.test/deploy.git
        revision: main
        files: [{ path: "${pattern}" }]`;
const ELEMENT = (stage: string, folder: string, overlay: string) =>
  `{\n  "stage": "${stage}",\n  "folder": "${folder}",\n  "overlay": "${overlay}"\n}\n`;
const SET = { 'argo/set.yaml': setOf(filesOf('config/*.json'), "'{{folder}}/{{overlay}}'") };

describe('files that the generators of a set read', () => {
  const ofSet = (place: string) => [led(place, 'the ApplicationSet `all` in argo/set.yaml')];
  const matrix = `    - matrix:
        generators:
          - clusters: { selector: { matchLabels: { stage: x } } }
${filesOf('config/**/*.yaml').replace(/^/gm, '      ')}`;
  it.each<Row>([
    [
      'another overlay in a file',
      SET,
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1') },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v2') },
      ofSet('config/prod.json:4'),
    ],
    [
      'another revision in one',
      { 'argo/set.yaml': setOf(filesOf('config/*.json'), 'overlays/v1', "'{{overlay}}'") },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'main') },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'release') },
      ofSet('config/prod.json:4'),
    ],
    [
      'one of several in a list, beside clusters that are not known',
      { 'argo/set.yaml': setOf(matrix, "'overlays/{{ .overlay }}'", 'main', true) },
      { 'config/eu/prod.yaml': '- { stage: a, overlay: v1 }\n- { stage: b, overlay: v1 }\n' },
      { 'config/eu/prod.yaml': '- { stage: a, overlay: v1 }\n- { stage: b, overlay: v2 }\n' },
      ofSet('config/eu/prod.yaml:2'),
    ],
    [
      'a pattern that is not understood',
      { 'argo/set.yaml': setOf(filesOf('config/{a,b}.json'), 'overlays/{{overlay}}') },
      { 'config/a.json': ELEMENT('a', 'overlays', 'v1') },
      { 'config/a.json': ELEMENT('a', 'overlays', 'v2') },
      ofSet('config/a.json:4'),
    ],
    [
      'a file that cannot be read any more',
      SET,
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1') },
      { 'config/prod.json': '{ "overlay": ' },
      ofSet('config/prod.json'),
    ],
    [
      'green: that of another application',
      SET,
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1'), 'config/x.json': ELEMENT('x', 'grafana', 'v1') },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1'), 'config/x.json': ELEMENT('x', 'grafana', 'v2') },
      [],
    ],
    [
      'green: what no template takes',
      SET,
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1') },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1').replace('{', '{ "replicas": 3,') },
      [],
    ],
    [
      'green: a further application',
      { ...SET, 'config/x.json': ELEMENT('x', 'grafana', 'v1') },
      {},
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1') },
      [],
    ],
    [
      'green: a further one, where another one of something else goes',
      SET,
      { 'config/x.json': ELEMENT('x', 'grafana', 'v1') },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1') },
      [],
    ],
  ])('%s', async (...args) => row(args));
});

const APPS_RELEASE = (overlay: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: apps, namespace: flux-system }
spec:
  chart: { spec: { chart: ./apps, sourceRef: { kind: GitRepository, name: flux-system } } }
  values: { bi: { overlay: ${overlay} } }
`;
const SWITCH = (label: string) =>
  `${application('X').replace(
    '    path: X\n',
    '{{ if .Values.isNew }}\n    path: overlays/v2\n{{ else }}\n    path: overlays/v1\n{{ end }}\n',
  )}  info: { ${label} }\n`;

describe('values of a chart whose templates are applications', () => {
  const CHART = { 'apps/Chart.yaml': 'apiVersion: v2\nname: apps\nversion: 0.1.0\n' };
  const ONE = {
    ...CHART,
    'apps/templates/bi.yaml': application('overlays/{{ .Values.bi.overlay }}'),
    'apps/templates/grafana.yaml': application('grafana', '{{ .Values.grafana.revision }}', 'grafana'),
  };
  const values = (overlay: string, revision: string) =>
    `bi:\n  overlay: ${overlay}\ngrafana:\n  revision: ${revision}\n`;
  const LOOP = {
    ...CHART,
    'apps/templates/all.yaml': `{{- range $name, $app := .Values.apps }}\n---\n${application('{{ $app.path }}', '{{ $app.revision }}', '{{ $name }}')}{{- end }}\n`,
  };
  const ofBi = (place: string) => [led(place, 'the Application `bi` in apps/templates/bi.yaml')];
  it.each<Row>([
    [
      'another overlay',
      ONE,
      { 'apps/values.yaml': values('v1', 'a') },
      { 'apps/values.yaml': values('v2', 'a') },
      ofBi('apps/values.yaml:2'),
    ],
    [
      'another file of values',
      { ...ONE, 'apps/values.yaml': values('v1', 'a') },
      { 'apps/values-prod.yaml': 'bi: { overlay: v1 }\n' },
      { 'apps/values-prod.yaml': 'bi: { overlay: v2 }\n' },
      ofBi('apps/values-prod.yaml:1'),
    ],
    [
      'a parameter of the application that makes the chart',
      { ...ONE, 'apps/values.yaml': values('v1', 'a') },
      {
        'root.yaml': `${application('apps', 'main', 'root')}    helm: { parameters: [{ name: bi.overlay, value: v1 }] }\n`,
      },
      {
        'root.yaml': `${application('apps', 'main', 'root')}    helm: { parameters: [{ name: bi.overlay, value: v2 }] }\n`,
      },
      ofBi('root.yaml:9'),
    ],
    [
      'one of a loop',
      LOOP,
      { 'apps/values.yaml': 'apps:\n  bi: { path: overlays/v1, revision: main }\n' },
      { 'apps/values.yaml': 'apps:\n  bi: { path: overlays/v1, revision: other }\n' },
      [led('apps/values.yaml:2', 'the Application `{{ $name }}` in apps/templates/all.yaml')],
    ],
    [
      'a condition that takes the place of an overlay',
      {
        ...CHART,
        'apps/templates/bi.yaml': `{{- if .Values.isNew }}\n${application('overlays/v2')}{{- end }}\n`,
      },
      { 'apps/values.yaml': 'isNew: false\n' },
      { 'apps/values.yaml': 'isNew: true\n' },
      ofBi('apps/values.yaml:1'),
    ],
    [
      'a template that another one gives',
      { ...CHART, 'apps/templates/bi.yaml': application('{{ include "folder" . }}') },
      { 'apps/templates/_helpers.tpl': '{{ define "folder" }}overlays/v1{{ end }}\n' },
      { 'apps/templates/_helpers.tpl': '{{ define "folder" }}overlays/v2{{ end }}\n' },
      ofBi('apps/templates/_helpers.tpl'),
    ],
    [
      'a template that is no YAML by itself',
      { ...CHART, 'apps/templates/bi.yaml': SWITCH('a: b') },
      { 'apps/values.yaml': 'isNew: false\n' },
      { 'apps/values.yaml': 'isNew: true\n' },
      [led('apps/values.yaml:1', 'the template apps/templates/bi.yaml')],
    ],
    [
      'values of a chart within a chart',
      {
        ...CHART,
        'apps/charts/bi/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
        'apps/charts/bi/templates/bi.yaml': application('overlays/{{ .Values.overlay }}'),
      },
      { 'apps/values.yaml': 'bi: { overlay: v1 }\n' },
      { 'apps/values.yaml': 'bi: { overlay: v2 }\n' },
      [led('apps/values.yaml:1', 'the Application `bi` in apps/charts/bi/templates/bi.yaml')],
    ],
    [
      'an element of a set that gives values to the chart',
      {
        ...ONE,
        'apps/values.yaml': values('v1', 'a'),
        'argo/set.yaml': `${setOf(filesOf('config/*.json'), 'apps')}        helm: { parameters: [{ name: bi.overlay, value: '{{overlay}}' }] }\n`,
      },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v1') },
      { 'config/prod.json': ELEMENT('prod', 'overlays', 'v2') },
      ofBi('config/prod.json:4'),
    ],
    [
      'a release of Flux that gives values to the chart',
      { ...ONE, 'apps/values.yaml': values('v1', 'a') },
      { 'clusters/apps.yaml': APPS_RELEASE('v1') },
      { 'clusters/apps.yaml': APPS_RELEASE('v2') },
      ofBi('clusters/apps.yaml:6'),
    ],
    [
      'green: labels in a template that is no YAML by itself',
      { ...CHART, 'apps/values.yaml': 'isNew: false\n' },
      { 'apps/templates/bi.yaml': SWITCH('a: b') },
      { 'apps/templates/bi.yaml': SWITCH('a: c') },
      [],
    ],
    [
      'green: another application of the chart',
      ONE,
      { 'apps/values.yaml': values('v1', 'a') },
      { 'apps/values.yaml': values('v1', 'b') },
      [],
    ],
    [
      'green: another one of a loop',
      LOOP,
      {
        'apps/values.yaml':
          'apps:\n  bi: { path: overlays/v1, revision: main }\n  grafana: { path: grafana, revision: a }\n',
      },
      {
        'apps/values.yaml':
          'apps:\n  bi: { path: overlays/v1, revision: main }\n  grafana: { path: grafana, revision: b }\n',
      },
      [],
    ],
  ])('%s', async (...args) => row(args));
});

const filling = (path: string, postBuild: string, name = 'cluster') =>
  `${flux(path).replace('name: bi,', `name: ${name},`)}  postBuild: ${postBuild}\n`;
const configMap = (data: string, name = 'settings') =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\ndata:\n${data}`;
const FROM = '{ substituteFrom: [{ kind: ConfigMap, name: settings }] }';
const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: lightdash, namespace: bi }
spec:
  chart: { spec: { chart: lightdash, version: 2.9.1, sourceRef: { kind: HelmRepository, name: lightdash } } }
  values: { image: { tag: "\${TAG}" } }
`;

describe('variables that Flux fills in', () => {
  const inPath = { 'apps/bi.yaml': flux('./overlays/${OVERLAY}'), 'clusters/eu.yaml': filling('./apps', FROM) };
  const ofBi = (place: string) => [led(place, 'the Kustomization `bi` in apps/bi.yaml')];
  const inTag = { 'apps/bi/release.yaml': RELEASE, 'clusters/eu.yaml': filling('./apps/bi', FROM) };
  const tag =
    'The tag at apps/bi/release.yaml:6 comes from `"${TAG}"`, which is filled in elsewhere. Pass `to:` or pin it.';
  it.each<Row>([
    [
      'a path by a config map',
      inPath,
      { 'clusters/settings.yaml': configMap('  OVERLAY: v1\n') },
      { 'clusters/settings.yaml': configMap('  OVERLAY: v2\n') },
      ofBi('clusters/settings.yaml:5'),
    ],
    [
      'a path by a config map that a kustomization makes',
      inPath,
      { 'clusters/kustomization.yaml': 'configMapGenerator:\n- name: settings\n  literals: [OVERLAY=v1]\n' },
      { 'clusters/kustomization.yaml': 'configMapGenerator:\n- name: settings\n  literals: [OVERLAY=v2]\n' },
      ofBi('clusters/kustomization.yaml:3'),
    ],
    [
      'a path by a file of variables for one',
      { ...inPath, 'clusters/kustomization.yaml': 'configMapGenerator:\n- name: settings\n  envs: [eu.env]\n' },
      { 'clusters/eu.env': '# c\n\nOVERLAY=v1\n' },
      { 'clusters/eu.env': '# c\n\nOVERLAY=v2\n' },
      ofBi('clusters/eu.env:3'),
    ],
    [
      'a path by the kustomization itself',
      { 'apps/bi.yaml': flux('./overlays/${OVERLAY}') },
      { 'clusters/eu.yaml': filling('./apps', '{ substitute: { OVERLAY: v1 } }') },
      { 'clusters/eu.yaml': filling('./apps', '{ substitute: { OVERLAY: v2 } }') },
      ofBi('clusters/eu.yaml:7'),
    ],
    [
      'a path by another config map',
      { 'apps/bi.yaml': flux('./overlays/${OVERLAY}') },
      { 'clusters/eu.yaml': filling('./apps', FROM) },
      { 'clusters/eu.yaml': filling('./apps', FROM.replace('settings', 'others')) },
      ofBi('clusters/eu.yaml:7'),
    ],
    [
      'a tag by a config map',
      inTag,
      { 'clusters/settings.yaml': configMap('  TAG: 1.0.0\n') },
      { 'clusters/settings.yaml': configMap('  TAG: 1.9.0\n') },
      [tag],
    ],
    [
      'a tag by the kustomization itself',
      { 'apps/bi/release.yaml': RELEASE },
      { 'clusters/eu.yaml': filling('./apps/bi', '{ substitute: { TAG: 1.0.0 } }') },
      { 'clusters/eu.yaml': filling('./apps/bi', '{ substitute: { TAG: 1.9.0 } }') },
      [tag],
    ],
    [
      'the version of a chart',
      {
        'apps/bi/release.yaml': RELEASE.replace('version: 2.9.1', 'version: "${TAG}"').replace(
          '"${TAG}" } }',
          '"" } }',
        ),
        'clusters/eu.yaml': filling('./apps/bi', FROM),
      },
      { 'clusters/settings.yaml': configMap('  TAG: 2.9.1\n') },
      { 'clusters/settings.yaml': configMap('  TAG: 3.0.0\n') },
      ['The tag at apps/bi/release.yaml:5 comes from `${TAG}`, which is filled in elsewhere. Pass `to:` or pin it.'],
    ],
    [
      'a tag in a manifest that a kustomization takes in from elsewhere',
      {
        'shared/pod.yaml':
          'apiVersion: v1\nkind: Pod\nmetadata: { name: bi }\nspec: { containers: [{ name: bi, image: "lightdash/lightdash:${TAG}" }] }\n',
        'apps/bi/kustomization.yaml': 'resources: [../../shared/pod.yaml]\n',
        'clusters/eu.yaml': filling('./apps/bi', FROM),
      },
      { 'clusters/settings.yaml': configMap('  TAG: 1.0.0\n') },
      { 'clusters/settings.yaml': configMap('  TAG: 1.9.0\n') },
      [
        'The tag at shared/pod.yaml:4 comes from `${TAG}`, which is not in the repository. Pass `to:` or `env-files:`, or pin it.',
      ],
    ],
    [
      'green: a variable of something else',
      { ...inPath, ...inTag },
      { 'clusters/settings.yaml': configMap('  OVERLAY: v1\n  TAG: 1.0.0\n  GRAFANA: 1.0.0\n') },
      { 'clusters/settings.yaml': configMap('  OVERLAY: v1\n  TAG: 1.0.0\n  GRAFANA: 2.0.0\n') },
      [],
    ],
    [
      'green: a config map that fills in nothing here',
      { ...inPath, ...inTag },
      { 'clusters/settings.yaml': configMap('  OVERLAY: v1\n  TAG: 1.0.0\n', 'others') },
      { 'clusters/settings.yaml': configMap('  OVERLAY: v2\n  TAG: 2.0.0\n', 'others') },
      [],
    ],
    [
      'no lie: a version by a file of a config map that is made',
      {
        ...inTag,
        'clusters/kustomization.yaml': 'configMapGenerator:\n- name: settings\n  files: [TAG=tag.txt]\n',
      },
      { 'clusters/tag.txt': '1.0.0\n' },
      { 'clusters/tag.txt': '2.0.0\n' },
      [tag],
    ],
    [
      'no lie: a version by a config map with a longer name',
      {
        ...inTag,
        'clusters/eu.yaml': filling('./apps/bi', FROM.replace('settings', 'eu-settings')),
        'clusters/kustomization.yaml': 'namePrefix: eu-\nresources: [settings.yaml]\n',
      },
      { 'clusters/settings.yaml': configMap('  TAG: 1.0.0\n') },
      { 'clusters/settings.yaml': configMap('  TAG: 2.0.0\n') },
      [tag],
    ],
    [
      'no lie: a version by a patch of a config map',
      { ...inTag, 'clusters/settings.yaml': configMap('  TAG: 0.1.0\n') },
      { 'clusters/patch.yaml': '- { op: replace, path: /data/TAG, value: 1.0.0 }\n' },
      { 'clusters/patch.yaml': '- { op: replace, path: /data/TAG, value: 2.0.0 }\n' },
      [tag],
    ],
    [
      'green: the same variable for another folder',
      {
        ...inTag,
        'grafana/release.yaml': 'a: ${TAG}\n',
        'clusters/us.yaml': filling('./grafana', FROM.replace('settings', 'us'), 'us'),
      },
      { 'clusters/us-settings.yaml': configMap('  TAG: 1.0.0\n', 'us') },
      { 'clusters/us-settings.yaml': configMap('  TAG: 2.0.0\n', 'us') },
      [],
    ],
  ])('%s', async (...args) => row(args));
});

describe('a kustomization that takes in such objects', () => {
  const kustomization = (...resources: string[]) => `resources:\n${resources.map((each) => `- ${each}\n`).join('')}`;
  const APPS = {
    'apps-v1/kustomization.yaml': kustomization('bi.yaml'),
    'apps-v1/bi.yaml': application('overlays/v1'),
    'apps-v2/kustomization.yaml': kustomization('bi.yaml'),
    'apps-v2/bi.yaml': application('overlays/v2'),
    'grafana-v1/grafana.yaml': application('grafana/v1', 'main', 'grafana'),
    'grafana-v2/grafana.yaml': application('grafana/v2', 'main', 'grafana'),
  };
  const ofBi = (place: string) => [led(place, 'the Application `bi` in apps-v2/bi.yaml')];
  const patched = (path: string) =>
    `resources: [../apps-v1]\npatches:\n- target: { kind: Application }\n  patch: |-\n    - op: replace\n      path: /spec/source/path\n      value: ${path}\n`;
  it.each<Row>([
    [
      'others than before',
      APPS,
      { 'prod/kustomization.yaml': kustomization('../apps-v1') },
      { 'prod/kustomization.yaml': kustomization('../apps-v2') },
      ofBi('prod/kustomization.yaml:2'),
    ],
    [
      'others than before, by their files',
      { ...APPS, 'prod/kustomization.yaml': kustomization('../apps') },
      { 'apps/kustomization.yaml': kustomization('../apps-v1/bi.yaml') },
      { 'apps/kustomization.yaml': kustomization('../apps-v2/bi.yaml') },
      ofBi('apps/kustomization.yaml:2'),
    ],
    [
      'under other names than before',
      { ...APPS, 'apps-v2/bi.yaml': application('overlays/v2', 'main', 'new') },
      { 'prod/kustomization.yaml': kustomization('../apps-v1') },
      { 'prod/kustomization.yaml': kustomization('../apps-v2') },
      [led('prod/kustomization.yaml:2', 'the Application `new` in apps-v2/bi.yaml')],
    ],
    [
      'with another path in a patch',
      APPS,
      { 'prod/kustomization.yaml': patched('overlays/v1') },
      { 'prod/kustomization.yaml': patched('overlays/v2') },
      [led('prod/kustomization.yaml:7', 'the Application `bi` in apps-v1/bi.yaml')],
    ],
    [
      'with another path in a patch of a file of its own',
      {
        'clusters/ks.yaml': flux('./overlays/v1'),
        'clusters/kustomization.yaml':
          'resources: [ks.yaml]\npatches:\n- target: { kind: Kustomization, name: bi }\n  path: patch.yaml\n',
      },
      { 'clusters/patch.yaml': '- op: replace\n  path: /spec/path\n  value: ./overlays/v1\n' },
      { 'clusters/patch.yaml': '- op: replace\n  path: /spec/path\n  value: ./overlays/v2\n' },
      [
        'Values from a patch of the Kustomization at clusters/kustomization.yaml:3 are outside of this repository and may set image.tag. Set it in the repository, or pass `to:`.',
        led('clusters/patch.yaml:3', 'the Kustomization `bi` in clusters/ks.yaml'),
      ],
    ],
    [
      'others than before, in a circle',
      { ...APPS, 'b/kustomization.yaml': kustomization('../a') },
      { 'a/kustomization.yaml': kustomization('../b', '../apps-v1') },
      { 'a/kustomization.yaml': kustomization('../b', '../apps-v2') },
      ofBi('a/kustomization.yaml:2'),
    ],
    [
      'in a file that cannot be read any more',
      APPS,
      { 'prod/kustomization.yaml': kustomization('../apps-v1') },
      { 'prod/kustomization.yaml': `${kustomization('../apps-v2')}x: [\n` },
      [
        'Cannot parse prod/kustomization.yaml:4 (a flow collection that does not end, or is not indented). Exclude it or fix it.',
      ],
    ],
    [
      'in a file that could not be read before',
      APPS,
      { 'prod/kustomization.yaml': `${kustomization('../apps-v1')}x: [\n` },
      { 'prod/kustomization.yaml': kustomization('../apps-v2') },
      ofBi('prod/kustomization.yaml:2'),
    ],
    [
      'green: others of another application',
      { ...APPS, 'apps/kustomization.yaml': kustomization('../apps-v1') },
      { 'prod/kustomization.yaml': kustomization('../apps', '../grafana-v1/grafana.yaml') },
      { 'prod/kustomization.yaml': kustomization('../apps', '../grafana-v2/grafana.yaml') },
      [],
    ],
    [
      'green: the same on another way',
      { ...APPS, 'apps/kustomization.yaml': kustomization('../apps-v1') },
      { 'prod/kustomization.yaml': kustomization('../apps') },
      { 'prod/kustomization.yaml': kustomization('../apps-v1') },
      [],
    ],
  ])('%s', async (...args) => row(args));
});

const source = (spec: string, kind = 'GitRepository', name = 'flux-system') =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: flux-system }\nspec:\n  interval: 1m\n${spec}`;

describe('a source of Flux', () => {
  const USER = { 'clusters/eu/bi.yaml': flux('./overlays/v1') };
  const ofChart = (values: string) => ({
    'apps/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: lightdash, namespace: flux-system }
spec:
  chart: { spec: { chart: ./charts/lightdash, sourceRef: { kind: GitRepository, name: charts } } }
  values: { ${values} }
`,
    'charts/lightdash/Chart.yaml': 'apiVersion: v2\nname: lightdash\nversion: 2.9.1\nappVersion: 1.0.0\n',
    'charts/lightdash/values.yaml': 'image: { repository: lightdash/lightdash, tag: 1.0.0 }\n',
  });
  const url = '  url: https://git.example.test/charts.git\n';
  it.each<Row>([
    [
      'at another tag',
      USER,
      { 'clusters/eu/source.yaml': source('  ref:\n    tag: v1\n') },
      { 'clusters/eu/source.yaml': source('  ref:\n    tag: v2\n') },
      [led('clusters/eu/source.yaml:7')],
    ],
    [
      'of another repository',
      USER,
      { 'clusters/eu/source.yaml': source('  url: https://git.example.test/a.git\n') },
      { 'clusters/eu/source.yaml': source('  url: https://git.example.test/b.git\n') },
      [led('clusters/eu/source.yaml:6')],
    ],
    [
      'that is an artifact',
      { 'clusters/eu/bi.yaml': flux('./overlays/v1').replace('GitRepository', 'OCIRepository') },
      { 'clusters/eu/source.yaml': source('  ref: { semver: 1.x }\n', 'OCIRepository') },
      { 'clusters/eu/source.yaml': source('  ref: { semver: 2.x }\n', 'OCIRepository') },
      [led('clusters/eu/source.yaml:6')],
    ],
    [
      'that is a bucket',
      { 'clusters/eu/bi.yaml': flux('./overlays/v1').replace('GitRepository', 'Bucket') },
      { 'clusters/eu/source.yaml': source('  bucketName: a\n', 'Bucket') },
      { 'clusters/eu/source.yaml': source('  bucketName: b\n', 'Bucket') },
      [led('clusters/eu/source.yaml:6')],
    ],
    [
      'under another name',
      {},
      USER,
      { 'clusters/eu/bi.yaml': flux('./overlays/v1').replace('name: flux-system', 'name: other') },
      [led('clusters/eu/bi.yaml:5')],
    ],
    [
      'with the chart of a release, which says its version',
      ofChart(''),
      { 'apps/source.yaml': source(`${url}  ref: { branch: main }\n`, 'GitRepository', 'charts') },
      { 'apps/source.yaml': source(`${url}  ref: { branch: next }\n`, 'GitRepository', 'charts') },
      [led('apps/source.yaml:7')],
    ],
    [
      'green: with the chart of a release that says its own version',
      ofChart('image: { tag: 1.0.0 }'),
      { 'apps/source.yaml': source(`${url}  ref: { branch: main }\n`, 'GitRepository', 'charts') },
      { 'apps/source.yaml': source(`${url}  ref: { branch: next }\n`, 'GitRepository', 'charts') },
      [],
    ],
    [
      'green: in other ways',
      USER,
      { 'clusters/eu/source.yaml': source('  ref: { tag: v1 }\n') },
      { 'clusters/eu/source.yaml': source('  ref: { tag: v1 }\n').replace('1m', '5m') },
      [],
    ],
    [
      'green: of another application',
      { ...USER, 'clusters/eu/grafana.yaml': flux('./grafana').replaceAll('name: flux-system', 'name: grafana') },
      { 'clusters/eu/source.yaml': source('  ref: { tag: v1 }\n', 'GitRepository', 'grafana') },
      { 'clusters/eu/source.yaml': source('  ref: { tag: v2 }\n', 'GitRepository', 'grafana') },
      [],
    ],
    [
      'green: of the same name in another cluster',
      {
        ...USER,
        'clusters/eu/root.yaml': flux('./clusters/eu').replace('name: bi', 'name: root'),
        'clusters/eu/source.yaml': source('  ref: { tag: v1 }\n'),
        'clusters/us/root.yaml': flux('./clusters/us').replace('name: bi', 'name: root'),
      },
      { 'clusters/us/source.yaml': source('  ref: { tag: v1 }\n') },
      { 'clusters/us/source.yaml': source('  ref: { tag: v2 }\n') },
      [],
    ],
  ])('%s', async (...args) => row(args));
});

describe('a file with such objects that cannot be read', () => {
  const broken = (path: string, name = 'bi') => `${application(path, 'main', name)}    x: [\n`;
  const SAID =
    'Cannot parse apps/bi.yaml:10 (a flow collection that does not end, or is not indented). Exclude it or fix it.';
  it.each<Row>([
    ['any more', {}, { 'apps/bi.yaml': application('overlays/v1') }, { 'apps/bi.yaml': broken('overlays/v2') }, [SAID]],
    ['and is new', {}, {}, { 'apps/bi.yaml': broken('overlays/v2') }, [SAID]],
    [
      'and led to the service',
      {},
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': broken('{{ x }}') },
      [SAID],
    ],
    [
      'for marks of a conflict',
      {},
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': `<<<<<<< a\n${application('overlays/v1')}=======\n${application('overlays/v2')}>>>>>>> b\n` },
      ['apps/bi.yaml:1 contains merge conflict markers. Resolve the conflict.'],
    ],
    [
      'and could not be before',
      {},
      { 'apps/bi.yaml': broken('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v2') },
      [led('apps/bi.yaml:8')],
    ],
    [
      'green: of another application',
      {},
      { 'apps/bi.yaml': application('grafana', 'main', 'grafana') },
      { 'apps/bi.yaml': broken('grafana', 'grafana') },
      [],
    ],
    ['green: that was so before', { 'apps/bi.yaml': broken('overlays/v1') }, {}, {}, []],
    ['green: where nothing is deployed', {}, {}, { 'docs/bi.yaml': broken('overlays/v1') }, []],
    ['green: that holds other objects', {}, {}, { 'apps/bi.yaml': 'path: overlays/v1 # argoproj.io\nx: [\n' }, []],
  ])('%s', async (...args) => row(args));
});

describe('what is laid over such objects', () => {
  const applied = (patch: string) =>
    `resources: [bi.yaml]\npatches:\n- patch: |-\n${patch.replace(/^(?=.)/gm, '    ')}`;
  const part = (kind: string, spec: string) =>
    `apiVersion: ${kind === 'Application' ? 'argoproj.io/v1alpha1' : kind === 'Kustomization' ? 'kustomize.toolkit.fluxcd.io/v1' : 'source.toolkit.fluxcd.io/v1'}\nkind: ${kind}\nmetadata: { name: ${kind === 'GitRepository' ? 'flux-system' : 'bi'} }\nspec: ${spec}\n`;
  const ofKind = (kind: string) => ({
    'apps/bi.yaml': kind === 'Application' ? application('overlays/v1') : flux('overlays/v1'),
  });
  const of = (kind: string, place: string, name = 'bi') => [led(place, `the ${kind} \`${name}\` in apps/bi.yaml`)];
  const component = 'kind: Component\napiVersion: kustomize.config.k8s.io/v1alpha1\n';
  const inPath =
    'patches:\n- target: { kind: Application }\n  patch: |-\n    - op: replace\n      path: /spec/source/path\n      value: X\n';
  const whole = (path: string) => `- op: replace\n  path: /spec\n  value: { source: { path: ${path} } }\n`;
  const byFile = 'resources: [bi.yaml]\npatches:\n- target: { kind: Application }\n  path: patch.yaml\n';
  const patchedSet = (overlay: string, patch: string) => ({
    'argo/set.yaml': setOf(
      `    - list: { elements: [{ stage: prod, overlay: ${overlay} }] }`,
      'overlays/v1',
      'main',
      true,
    ).replace('  goTemplate: true\n', `  goTemplate: true\n  templatePatch: |\n    spec:\n      ${patch}\n`),
  });
  const ownTemplate = (spec: string) => ({
    'argo/set.yaml': setOf(
      `    - list:\n        elements: [{ stage: prod }]\n        template: { metadata: {}, spec: { source: { ${spec} } } }`,
      'overlays/v1',
    ),
  });
  const REPLACED = `resources: [bi.yaml, settings.yaml]
replacements:
- source: { kind: ConfigMap, name: settings, fieldPath: data.path }
  targets: [{ select: { kind: Application }, fieldPaths: [spec.source.path] }]
`;
  it.each<Row>([
    [
      'no lie: a source in a patch that says no path',
      ofKind('Kustomization'),
      { 'apps/kustomization.yaml': applied(part('Kustomization', '{ sourceRef: { kind: GitRepository, name: a } }')) },
      { 'apps/kustomization.yaml': applied(part('Kustomization', '{ sourceRef: { kind: GitRepository, name: b } }')) },
      of('Kustomization', 'apps/kustomization.yaml:7'),
    ],
    [
      'no lie: a revision in one',
      ofKind('Application'),
      { 'apps/kustomization.yaml': applied(part('Application', '{ source: { targetRevision: a } }')) },
      { 'apps/kustomization.yaml': applied(part('Application', '{ source: { targetRevision: b } }')) },
      of('Application', 'apps/kustomization.yaml:7'),
    ],
    [
      'no lie: a revision in one of a file',
      { ...ofKind('Application'), 'apps/kustomization.yaml': byFile },
      { 'apps/patch.yaml': 'spec: { source: { targetRevision: a } }\n' },
      { 'apps/patch.yaml': 'spec: { source: { targetRevision: b } }\n' },
      of('Application', 'apps/patch.yaml:1'),
    ],
    [
      'no lie: a tag of the source in one',
      { 'apps/bi.yaml': `${flux('overlays/v1')}---\n${source('  ref: { tag: v1 }\n')}` },
      { 'apps/kustomization.yaml': applied(part('GitRepository', '{ ref: { tag: v1 } }')) },
      { 'apps/kustomization.yaml': applied(part('GitRepository', '{ ref: { tag: v2 } }')) },
      of('GitRepository', 'apps/kustomization.yaml:7', 'flux-system'),
    ],
    [
      'no lie: an operation on all of the specification',
      { ...ofKind('Application'), 'apps/kustomization.yaml': byFile },
      { 'apps/patch.yaml': whole('overlays/v1') },
      { 'apps/patch.yaml': whole('overlays/v2') },
      of('Application', 'apps/patch.yaml:3'),
    ],
    [
      'no lie: a component',
      { ...ofKind('Application'), 'apps/kustomization.yaml': 'resources: [bi.yaml]\ncomponents: [../part]\n' },
      { 'part/kustomization.yaml': `${component}${inPath.replace('X', 'overlays/v1')}` },
      { 'part/kustomization.yaml': `${component}${inPath.replace('X', 'overlays/v2')}` },
      of('Application', 'part/kustomization.yaml:8'),
    ],
    [
      'no lie: a kustomization on the way',
      {
        ...ofKind('Application'),
        'apps/kustomization.yaml': 'resources: [bi.yaml]\n',
        'v1/kustomization.yaml': `resources: [../apps]\n${inPath.replace('X', 'overlays/v1')}`,
        'v2/kustomization.yaml': `resources: [../apps]\n${inPath.replace('X', 'overlays/v2')}`,
      },
      { 'prod/kustomization.yaml': 'resources: [../v1]\n' },
      { 'prod/kustomization.yaml': 'resources: [../v2]\n' },
      of('Application', 'prod/kustomization.yaml:1'),
    ],
    [
      'no lie: a replacement',
      { 'apps/bi.yaml': application('PATH'), 'apps/kustomization.yaml': REPLACED },
      { 'apps/settings.yaml': configMap('  path: overlays/v1\n') },
      { 'apps/settings.yaml': configMap('  path: overlays/v2\n') },
      of('Application', 'apps/kustomization.yaml:1'),
    ],
    [
      'no lie: a template patch with what an element says',
      {},
      patchedSet('v1', 'source: { path: "overlays/{{ .overlay }}" }'),
      patchedSet('v2', 'source: { path: "overlays/{{ .overlay }}" }'),
      [led('argo/set.yaml:17')],
    ],
    [
      'no lie: a template patch with a whole part of a file',
      {
        'argo/set.yaml': setOf(filesOf('config/*.yaml'), 'overlays/v1', 'main', true).replace(
          '  goTemplate: true\n',
          '  goTemplate: true\n  templatePatch: |\n    spec:\n      source: {{ .source | toJson }}\n',
        ),
      },
      { 'config/a.yaml': 'stage: prod\nsource: { path: overlays/v1 }\n' },
      { 'config/a.yaml': 'stage: prod\nsource: { path: overlays/v2 }\n' },
      [led('config/a.yaml:2', 'the ApplicationSet `all` in argo/set.yaml')],
    ],
    [
      'no lie: a template of one generator',
      {},
      ownTemplate('path: overlays/v1'),
      ownTemplate('path: overlays/v2'),
      [led('argo/set.yaml:16')],
    ],
    [
      'no lie: a revision in one of these',
      {},
      ownTemplate('targetRevision: a'),
      ownTemplate('targetRevision: b'),
      [led('argo/set.yaml:16')],
    ],
    [
      'no lie: what a plugin is given',
      {},
      { 'apps/bi.yaml': `${application('base')}    plugin: { env: [{ name: TAG, value: 1.0.0 }] }\n` },
      { 'apps/bi.yaml': `${application('base')}    plugin: { env: [{ name: TAG, value: 2.0.0 }] }\n` },
      [led('apps/bi.yaml:8')],
    ],
    [
      'green: what another application is given',
      { ...ofKind('Application'), 'apps/grafana.yaml': application('grafana', 'main', 'grafana') },
      {
        'apps/kustomization.yaml': applied(
          part('Application', '{ source: { targetRevision: a } }').replace('name: bi', 'name: grafana'),
        ),
      },
      {
        'apps/kustomization.yaml': applied(
          part('Application', '{ source: { targetRevision: b } }').replace('name: bi', 'name: grafana'),
        ),
      },
      [],
    ],
    [
      'green: a template patch that says nothing of it',
      {},
      patchedSet('v1', 'project: "{{ .overlay }}"'),
      patchedSet('v2', 'project: "{{ .overlay }}"'),
      [],
    ],
    [
      'green: a folder that is written otherwise',
      {},
      { 'apps/bi.yaml': flux('./overlays/v1') },
      { 'apps/bi.yaml': flux('overlays/v1/') },
      [],
    ],
  ])('%s', async (...args) => row(args));
});
