// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../src/comparison/compare-trees.ts';
import { parseTarget } from '../../src/deployment/targets.ts';
import { requireAgreement } from '../../src/gate/judge/compare-head.ts';
import type { Version } from '../../src/release-safety/version.ts';
import { compare, type Files, type ComparisonOptions as Options, show } from '../support/comparison.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { version } from '../support/documents.ts';
import { memoryTree } from '../support/memory-tree.ts';

function values(tag: string, repository = 'lightdash/lightdash'): string {
  return `image:\n  repository: ${repository}\n  tag: ${tag}\n`;
}

function compose(...images: string[]): string {
  return `services:\n${images.map((image, index) => `  s${index}:\n    image: ${image}\n`).join('')}`;
}

/** A chart of one's own, whose template names the image and leaves the tag to values. */
const OWN_CHART = {
  'charts/bi/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
  'charts/bi/templates/deployment.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - image: "lightdash/lightdash:{{ .Values.tag }}"\n',
};

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: bi}\nspec: {containers: [{name: bi, image: "lightdash/lightdash:1.0.0"}]}\n';
const PATCHED = (command: string) =>
  `resources: [pod.yaml]\npatches:\n- target: {kind: Pod, name: bi}\n  patch: |\n    - {op: replace, path: /spec/containers/0, value: {name: ${command}}}\n`;
const SHARED = 'services: {web: {image: "lightdash/lightdash:${T}"}}\n';

/** A chart of one's own with another expression for its tag, and the values for it. */
function chartWith(tag: string, own: string): Files {
  const [template = ''] = Object.keys(OWN_CHART).filter((path) => path.endsWith('deployment.yaml'));
  const text = (OWN_CHART as Files)[template] as string;
  return { ...OWN_CHART, [template]: text.replace('{{ .Values.tag }}', tag), 'charts/bi/values.yaml': own };
}

/** A chart of one's own in a folder, alone or below an umbrella. */
function charted(folder: string, more: Files = {}): Files {
  return {
    [`${folder}/Chart.yaml`]: 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
    [`${folder}/values.yaml`]: values('2.0.0'),
    [`${folder}/templates/deployment.yaml`]:
      'spec:\n  containers:\n    - image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\n',
    ...more,
  };
}

/** A chart of one's own with the values of an environment that sets no tag. */
const BESIDE_OWN_CHART = {
  'bi/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 1.0.0\n',
  'bi/templates/d.yaml':
    'kind: Deployment\nspec: {template: {spec: {containers: [{image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"}]}}}\n',
  'bi/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\n`,
  'bi/values-prod.yaml': 'replicas: 2\n',
};
const APPLICATION =
  'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  sources:\n    - {repoURL: https://lightdash.github.io/helm-charts, chart: lightdash, targetRevision: 2.16.361, helm: {valueFiles: [$v/a/values.yaml]}}\n    - {repoURL: https://git.test/x.git, targetRevision: main, ref: v}\n';
const OF_FOLDER =
  'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  source: {repoURL: https://git.test/x.git, targetRevision: main, path: bi, helm: {valueFiles: [values-prod.yaml], ignoreMissingValueFiles: true}}\n';
const SWITCHED =
  'apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n  - {name: lightdash, version: 2.16.361, repository: https://lightdash.github.io/helm-charts, condition: lightdash.enabled}\n';
const REPLICAS = 'lightdash: {enabled: true, replicaCount: 2}\n';
const NO_DEPENDENCY = 'apiVersion: v2\nname: bi\nversion: 0.1.0\n';
const INSTALLED = (isInstalled: boolean, tag: string) =>
  `repositories: [{name: l, url: "https://lightdash.github.io/helm-charts"}]\nreleases:\n  - name: bi\n    chart: l/lightdash\n    version: 2.16.361\n    installed: ${isInstalled}\n    values: [{image: {tag: ${tag}}}]\n`;
const OFF = 'lightdash: {enabled: false}\n';
const switched = (isOn: boolean) =>
  `lightdash:\n  enabled: ${isOn}\n  image:\n    tag: 1.0.0\n    repository: lightdash/lightdash\n`;
const UMBRELLA = 'apiVersion: v2\nname: stack\nversion: 0.1.0\ndependencies:\n- {name: bi, version: 0.1.0}\n';
const KUSTOMIZED = 'resources: [pod.yaml]\npatches:\n- path: p.yaml\n';
const PATCH_OF_POD = POD.replace('1.0.0', '2.5.0');

const overlay = (tag: string) => `resources: [../../base]\nimages: [{name: lightdash/lightdash, newTag: ${tag}}]\n`;

/** Another deployment, which stays as it is: no change may be red only because nothing else is found. */
const NEIGHBOUR: Files = { 'zz/other/values.yaml': values('1.5.0') };

/** A comparison finds these changes, alone and beside a neighbour. */
async function expectChanges(base: Files, head: Files, expected: readonly string[], options: Options) {
  expect((await compare(base, head, options)).map(show).sort()).toEqual([...expected].sort());
  const beside = await compare({ ...NEIGHBOUR, ...base }, { ...NEIGHBOUR, ...head }, options);
  const found = beside.filter(({ place }) => !Object.hasOwn(NEIGHBOUR, place.file)).map(show);
  expect(found.sort()).toEqual([...expected].sort());
}

const A = 'a/values.yaml';
const B = 'b/values.yaml';

const remoteModules = (revision: string) =>
  ['lightdash', 'lightdash_db']
    .map(
      (name) =>
        `module "${name}" {\n  source = "github.com/acme/modules//${name === 'lightdash' ? 'ecs' : 'rds'}?ref=v${revision}"\n`,
    )
    .join(`  image = "lightdash/lightdash:1.0.0"\n}\n`)
    .concat('}\n');

const BELOW_UMBRELLA = {
  'p/Chart.yaml': 'name: p\nversion: 0.1.0\ndependencies: [{name: bi, version: 0.1.0}]\n',
  ...charted('p/charts/bi'),
};

describe('what a change does to deployments', () => {
  it.each<[string, Files, Files, readonly string[], Options?]>([
    [
      'no lie: values of an environment that lose their section',
      {
        'c/Chart.yaml': 'name: c\ndependencies:\n- {name: lightdash, version: 2.9.1, repository: x}\n',
        'c/values.yaml': 'lightdash:\n  image:\n    tag: 2.0.0\n',
        'c/values-prod.yaml': 'lightdash:\n  image:\n    tag: 1.0.0\n',
      },
      {
        'c/Chart.yaml': 'name: c\ndependencies:\n- {name: lightdash, version: 2.9.1, repository: x}\n',
        'c/values.yaml': 'lightdash:\n  image:\n    tag: 2.0.0\n',
        'c/values-prod.yaml': 'replicas: 2\n',
      },
      ['c/Chart.yaml:- upgrade 1.0.0 → ? image-changed', 'c/values.yaml:3 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'no lie: values of an environment that lose the line above their tag, and are no YAML any more',
      {
        'c/Chart.yaml': NO_DEPENDENCY,
        'c/values.yaml': values('2.0.0'),
        'c/values-prod.yaml': 'image:\n  tag: 1.0.0\na: 1\n',
      },
      { 'c/Chart.yaml': NO_DEPENDENCY, 'c/values.yaml': values('2.0.0'), 'c/values-prod.yaml': '  tag: 1.0.0\na: 1\n' },
      ['c/values-prod.yaml:- upgrade 1.0.0 → ? image-changed', 'c/values.yaml:3 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'no lie: a part of an umbrella that names the service, and whose chart cannot be read any more',
      { ...BELOW_UMBRELLA, 'p/values-prod.yaml': 'bi:\n  image:\n    tag: 1.0.0\n' },
      {
        ...BELOW_UMBRELLA,
        'p/values-prod.yaml': 'bi:\n  image:\n    tag: 1.0.0\n',
        'p/charts/bi/Chart.yaml': 'name: bi\nversion: 0.1.0\nversion: 0.2.0\n',
      },
      [
        'p/charts/bi/Chart.yaml:3 upgrade 1.0.0 → ? unparseable',
        'p/charts/bi/Chart.yaml:3 upgrade 2.0.0 → ? unparseable',
      ],
    ],
    [
      'no lie: an old problem whose deciding text changes',
      { 'compose.yaml': compose('lightdash/lightdash:latest') },
      { 'compose.yaml': compose('ghcr.io/lightdash/lightdash:latest') },
      ['compose.yaml:3 upgrade ? → ? moving-tag'],
    ],
    [
      'no lie: an old problem beside which another patch stands',
      { 'kustomization.yaml': PATCHED('a'), 'pod.yaml': POD.replace('1.0.0', 'latest') },
      { 'kustomization.yaml': PATCHED('b'), 'pod.yaml': POD.replace('1.0.0', 'latest') },
      ['pod.yaml:4 upgrade ? → ? moving-tag'],
    ],
    ['nothing', { [A]: values('1.0.0') }, { [A]: values('1.0.0') }, ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0']],
    ['an upgrade', { [A]: values('1.0.0') }, { [A]: values('1.1.0') }, ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0']],
    [
      'a downgrade',
      { [A]: values('0.2904.0') },
      { [A]: values('0.2540.0') },
      ['a/values.yaml:3 downgrade 0.2904.0 → 0.2540.0'],
    ],
    ['an install', {}, { [A]: values('1.0.0') }, ['a/values.yaml:3 install ? → 1.0.0']],
    ['an install of what cannot be read', {}, { [A]: values('latest') }, ['a/values.yaml:3 install ? → ?']],
    [
      'an install beside another deployment',
      { [A]: values('1.0.0') },
      { [A]: values('1.0.0'), [B]: values('2.0.0') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0', 'b/values.yaml:3 install ? → 2.0.0'],
    ],
    [
      'a removal',
      { [A]: values('1.0.0'), [B]: values('1.0.0') },
      { [A]: values('1.0.0') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0', 'b/values.yaml:3 removed 1.0.0 → ?'],
    ],
    ['the last one is removed', { [A]: values('1.0.0') }, {}, ['a/values.yaml:3 removed 1.0.0 → ?']],
    [
      'a file that is there and deploys something else',
      { [A]: values('1.0.0') },
      { [A]: values('1.0.0', 'nginx') },
      ['a/values.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'a service that is there with another image',
      { 'compose.yaml': compose('lightdash/lightdash:1.0.0') },
      { 'compose.yaml': compose('nginx:1.0.0') },
      ['compose.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'a service that is gone',
      { 'compose.yaml': compose('nginx:1', 'lightdash/lightdash:1.0.0') },
      { 'compose.yaml': compose('nginx:1') },
      ['compose.yaml:5 removed 1.0.0 → ?'],
    ],
    [
      'a rename',
      { [A]: values('1.0.0'), [B]: values('1.0.0') },
      { 'x/values.yaml': values('1.1.0'), 'y/values.yaml': values('1.2.0') },
      ['x/values.yaml:3 upgrade 1.0.0 → 1.1.0', 'y/values.yaml:3 upgrade 1.0.0 → 1.2.0'],
      { renames: { 'x/values.yaml': A, 'y/values.yaml': B } },
    ],
    [
      'no lie: an overlay that another one now includes',
      {
        'base/kustomization.yaml': 'resources: [pod.yaml]\n',
        'base/pod.yaml': POD,
        'overlays/prod/kustomization.yaml': overlay('1.0.0'),
        'overlays/staging/kustomization.yaml': overlay('1.2.0'),
      },
      {
        'base/kustomization.yaml': 'resources: [pod.yaml]\n',
        'base/pod.yaml': POD,
        'overlays/prod/kustomization.yaml': 'resources: [../staging]\n',
        'overlays/staging/kustomization.yaml': overlay('1.1.0'),
      },
      [
        'overlays/staging/kustomization.yaml:2 upgrade 1.0.0 → 1.1.0',
        'overlays/staging/kustomization.yaml:2 downgrade 1.2.0 → 1.1.0',
      ],
    ],
    [
      "no lie: staging's file that takes the place of production's under a new name",
      { 'prod/values.yaml': values('1.0.0'), 'staging/values.yaml': values('1.2.0') },
      { 'production/values.yaml': values('1.2.0') },
      ['production/values.yaml:3 unchanged 1.2.0 → 1.2.0', 'production/values.yaml:3 upgrade 1.0.0 → 1.2.0'],
      { renames: { 'production/values.yaml': 'staging/values.yaml' } },
    ],
    [
      'no lie: the same in one folder',
      { 'bi/values-prod.yaml': values('1.0.0'), 'bi/values-staging.yaml': values('1.2.0') },
      { 'bi/values-production.yaml': values('1.2.0') },
      ['bi/values-production.yaml:3 unchanged 1.2.0 → 1.2.0', 'bi/values-production.yaml:3 upgrade 1.0.0 → 1.2.0'],
      { renames: { 'bi/values-production.yaml': 'bi/values-staging.yaml' } },
    ],
    [
      'an environment that goes while another one gets a new name',
      { 'dev/values.yaml': values('1.0.0'), 'staging/values.yaml': values('1.2.0') },
      { 'prod/values.yaml': values('1.2.0') },
      ['prod/values.yaml:3 unchanged 1.2.0 → 1.2.0', 'dev/values.yaml:3 removed 1.0.0 → ?'],
      { renames: { 'prod/values.yaml': 'staging/values.yaml' } },
    ],
    [
      'a move that git does not see',
      { [A]: values('1.0.0') },
      { [B]: values('1.1.0') },
      ['b/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a move into a folder that is left out',
      { [A]: values('1.0.0') },
      { 'archive/values.yaml': values('1.0.0') },
      ['a/values.yaml:3 removed 1.0.0 → ?'],
      {
        renames: { 'archive/values.yaml': A },
      },
    ],
    [
      'no lie: a move into a folder that is left out, with another version',
      { [A]: values('1.0.0') },
      { 'examples/values.yaml': values('1.1.0') },
      ['examples/values.yaml:- upgrade 1.0.0 → ? image-changed'],
      { renames: { 'examples/values.yaml': A } },
    ],
    [
      'no lie: another revision of a remote base',
      { 'kustomization.yaml': 'resources: [https://github.com/lightdash/lightdash//k8s?ref=1.0.0]\n' },
      { 'kustomization.yaml': 'resources: [https://github.com/lightdash/lightdash//k8s?ref=1.1.0]\n' },
      ['kustomization.yaml:1 upgrade ? → ? not-evaluated'],
    ],
    [
      'no lie: another revision of a remote module',
      { 'main.tf': 'module "bi" {\n  source = "git::https://example.com/lightdash.git//aws?ref=v1.0.0"\n}\n' },
      { 'main.tf': 'module "bi" {\n  source = "git::https://example.com/lightdash.git//aws?ref=v1.1.0"\n}\n' },
      ['main.tf:2 upgrade ? → ? not-evaluated'],
    ],
    [
      'another revision of a remote module that is given the image, and of one beside it',
      { 'main.tf': remoteModules('2.0.0') },
      { 'main.tf': remoteModules('2.1.0') },
      ['main.tf:3 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'no lie: another revision of a remote module that is no longer given the image',
      { 'main.tf': remoteModules('2.0.0') },
      { 'main.tf': remoteModules('2.1.0').replace(/ {2}image = .*\n/, '') },
      ['main.tf:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      "no lie: another tag in the values of one's own chart that runs the image",
      { ...OWN_CHART, 'charts/bi/values.yaml': 'tag: 1.0.0\nreplicas: 1\n' },
      { ...OWN_CHART, 'charts/bi/values.yaml': 'tag: 1.1.0\nreplicas: 1\n' },
      ['charts/bi/values.yaml:1 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      "other values of one's own chart that runs the image",
      { ...OWN_CHART, 'charts/bi/values.yaml': 'tag: 1.0.0\nreplicas: 1\n' },
      { ...OWN_CHART, 'charts/bi/values.yaml': 'tag: 1.0.0\nreplicas: 2\n' },
      ['charts/bi/values.yaml:1 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      "the tag of one's own chart, where a target names it",
      { ...OWN_CHART, 'charts/bi/values.yaml': 'tag: 1.0.0\n' },
      { ...OWN_CHART, 'charts/bi/values.yaml': 'tag: 1.1.0\n' },
      ['charts/bi/values.yaml:1 upgrade 1.0.0 → 1.1.0'],
      { settings: { targets: [parseTarget('charts/bi/values.yaml#tag')] } },
    ],
    [
      'a remote base of something else',
      { 'lightdash/kustomization.yaml': 'resources: [https://example.com/grafana//k8s?ref=1.0.0]\n' },
      { 'lightdash/kustomization.yaml': 'resources: [https://example.com/grafana//k8s?ref=1.1.0]\n' },
      [],
    ],
    [
      'another kind',
      { 'compose.yaml': compose('lightdash/lightdash:1.0.0') },
      { [A]: values('1.1.0') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'two gone and two new ones that nothing connects',
      { [A]: values('1.0.0'), [B]: values('1.1.0') },
      { 'x/values.yaml': values('1.2.0'), 'y/values.yaml': values('1.3.0') },
      [
        'a/values.yaml:3 removed 1.0.0 → ?',
        'b/values.yaml:3 removed 1.1.0 → ?',
        'x/values.yaml:3 upgrade ? → 1.2.0 base-unresolved',
        'y/values.yaml:3 upgrade ? → 1.3.0 base-unresolved',
      ],
    ],
    [
      'two gone and two new ones of one version',
      { [A]: values('1.0.0'), [B]: values('1.0.0') },
      { 'x/values.yaml': values('1.0.0'), 'y/values.yaml': values('1.0.0') },
      ['x/values.yaml:3 unchanged 1.0.0 → 1.0.0', 'y/values.yaml:3 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'another suffix',
      { [A]: values('1.0.0') },
      { [A]: values('1.0.0-commercial') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0 image'],
    ],
    [
      'another suffix and version',
      { [A]: values('1.0.0') },
      { [A]: values('1.1.0-commercial') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0 image'],
    ],
    [
      'another image',
      { [A]: values('1.0.0') },
      { [A]: values('1.0.0', 'winwin/lightdash') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0 image'],
    ],
    [
      'a mirror',
      { [A]: values('1.0.0') },
      { [A]: values('1.1.0', 'ghcr.io/m/lightdash/lightdash') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0 image'],
    ],
    [
      'a mirror for the same version',
      { [A]: values('1.0.0') },
      { [A]: values('1.0.0', 'ghcr.io/m/lightdash/lightdash') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0 image'],
    ],
    [
      'Docker Hub by its own name',
      { [A]: values('1.0.0') },
      { [A]: values('1.1.0', 'docker.io/lightdash/lightdash') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a digest that is added',
      { [A]: values('1.0.0') },
      { [A]: values('1.0.0@sha256:ab') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0 digest'],
    ],
    [
      'a digest that changes',
      { [A]: values('1.0.0@sha256:aa') },
      { [A]: values('1.0.0@sha256:ab') },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0 digest'],
    ],
    [
      'a digest that stays',
      { [A]: values('1.0.0@sha256:aa') },
      { [A]: `${values('1.0.0@sha256:aa')}x: y\n` },
      ['a/values.yaml:3 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'an upgrade with a digest',
      { [A]: values('1.0.0@sha256:aa') },
      { [A]: values('1.1.0@sha256:ab') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a tag that moves, as before',
      { [A]: values('latest') },
      { [A]: values('latest') },
      ['a/values.yaml:3 unchanged ? → ? moving-tag tolerated'],
    ],
    [
      'the same in a file that changed',
      { [A]: values('latest') },
      { [A]: `${values('latest')}x: y\n` },
      ['a/values.yaml:3 unchanged ? → ? moving-tag tolerated'],
    ],
    [
      'the same where that is not wanted',
      { [A]: values('latest') },
      { [A]: values('latest') },
      ['a/values.yaml:3 upgrade ? → ? moving-tag'],
      { rules: { strict: true } },
    ],
    [
      'a custom image in a file that changed elsewhere',
      { [A]: values('1.0', 'x_lightdash') },
      { [A]: `# c\n${values('1.0', 'x_lightdash')}` },
      ['a/values.yaml:3 unchanged ? → ? custom-image tolerated'],
    ],
    [
      'a tag without a version whose registry changes',
      { [A]: values('latest', 'a.acme.io/lightdash/lightdash') },
      { [A]: values('latest', 'b.acme.io/lightdash/lightdash') },
      ['a/values.yaml:3 upgrade ? → ? moving-tag'],
    ],
    [
      'a tag that another file outside sets',
      { 'app.yaml': fileParameter('a.txt') },
      { 'app.yaml': fileParameter('b.txt') },
      ['app.yaml:9 upgrade ? → ? external-values'],
    ],
    [
      'another key of values outside',
      { 'r.yaml': outside('a.yaml') },
      { 'r.yaml': outside('b.yaml') },
      ['r.yaml:7 upgrade ? → ? external-values'],
    ],
    [
      'another chart below values outside',
      { 'r.yaml': outside('a.yaml') },
      { 'r.yaml': outside('a.yaml').replace('2.9.1', '2.10.1') },
      ['r.yaml:5 upgrade ? → ? chart-unknown', 'r.yaml:7 upgrade ? → ? external-values'],
    ],
    [
      'values outside that become optional',
      { 'r.yaml': outside('a.yaml') },
      { 'r.yaml': outside('a.yaml\n    optional: true') },
      ['r.yaml:7 unchanged ? → ? external-values tolerated'],
    ],
    [
      'a custom image whose tag changed',
      { [A]: values('1.0', 'x_lightdash') },
      { [A]: values('1.1', 'x_lightdash') },
      ['a/values.yaml:2 upgrade ? → ? custom-image'],
    ],
    [
      'a tag that is pinned',
      { [A]: values('latest') },
      { [A]: values('1.0.0') },
      ['a/values.yaml:3 upgrade ? → 1.0.0 base-unresolved'],
    ],
    [
      'a tag that is let loose',
      { [A]: values('1.0.0') },
      { [A]: values('latest') },
      ['a/values.yaml:3 upgrade 1.0.0 → ? moving-tag'],
    ],
    [
      'a file that breaks',
      { [A]: values('1.0.0') },
      { [A]: `${values('1.1.0')}  x: [\n` },
      ['a/values.yaml:5 upgrade 1.0.0 → ? unparseable'],
    ],
    [
      'a file that breaks once, although an Application needs it',
      { 'app.yaml': APPLICATION, [A]: values('1.0.0') },
      { 'app.yaml': APPLICATION, [A]: `${values('1.1.0')}  x: [\n` },
      ['a/values.yaml:5 upgrade 1.0.0 → ? unparseable'],
    ],
    [
      'a file that is mended, although an Application needs it',
      { 'app.yaml': APPLICATION, [A]: `${values('1.0.0')}  x: [\n` },
      { 'app.yaml': APPLICATION, [A]: values('1.1.0') },
      ['a/values.yaml:3 upgrade ? → 1.1.0 not-evaluated'],
    ],
    [
      'a file that is mended',
      { [A]: `${values('1.0.0')}  x: [\n` },
      { [A]: values('1.1.0') },
      ['a/values.yaml:3 upgrade ? → 1.1.0 base-unresolved'],
    ],
    [
      'conflict markers',
      { [A]: values('1.0.0') },
      { [A]: `<<<<<<< a\n${values('1.0.0')}=======\n${values('1.1.0')}>>>>>>> b\n` },
      ['a/values.yaml:1 upgrade 1.0.0 → ? conflict-markers'],
    ],
    [
      'a file that is broken on both sides, with another version',
      { [A]: `${values('1.0.0')}  x: [\n` },
      { [A]: `${values('1.1.0')}  x: [\n` },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0', 'a/values.yaml:5 upgrade ? → ? unparseable'],
    ],
    [
      'conflict markers on both sides, with another version',
      { [A]: `<<<<<<< a\n${values('1.0.0')}=======\n${values('1.0.0')}>>>>>>> b\n` },
      { [A]: `<<<<<<< a\n${values('1.0.0')}=======\n${values('1.1.0')}>>>>>>> b\n` },
      ['a/values.yaml:1 upgrade ? → ? conflict-markers', 'a/values.yaml:8 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      "a chart of one's own: an environment gets a tag",
      BESIDE_OWN_CHART,
      { ...BESIDE_OWN_CHART, 'bi/values-prod.yaml': 'replicas: 2\nimage:\n  tag: 1.3.0\n' },
      [`bi/values-prod.yaml:3 upgrade 1.2.3 → 1.3.0`, `bi/values.yaml:3 unchanged 1.2.3 → 1.2.3`],
    ],
    [
      "a chart of one's own: an environment loses its tag",
      { ...BESIDE_OWN_CHART, 'bi/values-prod.yaml': `replicas: 2\nimage:\n  tag: 1.3.0\n` },
      BESIDE_OWN_CHART,
      [`bi/values.yaml:3 downgrade 1.3.0 → 1.2.3`, `bi/values.yaml:3 unchanged 1.2.3 → 1.2.3`],
    ],
    ...[
      ['a tag', (version: string) => values(version)] as const,
      ['a key', (version: string) => `${values('1.2.0')}lightdashVersion: ${version}\n`] as const,
    ].flatMap(([what, own]) => {
      const unchanged = 'charts/bi/templates/deployment.yaml:7 unchanged 1.2.0 → 1.2.0';
      const changed = `charts/bi/values.yaml:${what === 'a tag' ? 3 : 4} upgrade 1.0.0 → 1.1.0`;
      const name = what === 'a tag' ? '.image.tag' : '.lightdashVersion';
      const beside = [
        ['', {}, []],
        [
          ", in values that a command gives to the service's chart",
          { 'up.sh': 'helm upgrade -i bi lightdash/lightdash -f charts/bi/values.yaml\n' },
          [changed],
        ],
        [
          ', and a script does',
          { 'up.sh': `docker run lightdash/lightdash:$(yq ${name} charts/bi/values.yaml)\n` },
          [changed],
        ],
        [
          ', and a script does that names the folder',
          { 'up.sh': `docker run lightdash/lightdash:$(yq ${name} charts/bi/$FILE)\n` },
          [changed],
        ],
      ] as const;
      return beside.map(([more, files, expected]): [string, Files, Files, readonly string[]] => [
        `a chart of one's own: ${what} that no template takes${more}`,
        { ...chartWith('1.2.0', own('1.0.0')), ...files },
        { ...chartWith('1.2.0', own('1.1.0')), ...files },
        [unchanged, ...expected],
      ]);
    }),
    [
      "a chart of one's own: its literal, over values that no template takes",
      chartWith('1.0.0', values('1.2.0')),
      chartWith('1.1.0', values('1.2.0')),
      ['charts/bi/templates/deployment.yaml:7 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'an image under a key of values that is only there to be reused',
      { [A]: `x-old:\n  repository: lightdash/lightdash\n  tag: 0.9.0\n${values('1.0.0')}` },
      { [A]: `x-old:\n  repository: lightdash/lightdash\n  tag: 0.9.0\n${values('1.1.0')}` },
      ['a/values.yaml:6 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a file of variables beside a compose file',
      { 'compose.yaml': compose('lightdash/lightdash:${TAG}'), '.env': 'TAG=1.0.0\n' },
      { 'compose.yaml': compose('lightdash/lightdash:${TAG}'), '.env': 'TAG=1.1.0\n' },
      ['.env:1 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'variables for an image that they name',
      { 'compose.yaml': compose('${IMAGE}'), '.env': 'IMAGE=lightdash/lightdash:1.0.0\n' },
      { 'compose.yaml': compose('${IMAGE}'), '.env': 'IMAGE=nginx:1.0.0\n' },
      ['compose.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'two images in one project',
      { 'compose.yaml': compose('lightdash/lightdash:1.0.0', 'lightdash/lightdash:1.0.0') },
      { 'compose.yaml': compose('lightdash/lightdash:1.1.0', 'lightdash/lightdash:1.0.0') },
      ['compose.yaml:3 upgrade 1.0.0 → 1.1.0 mixed-versions', 'compose.yaml:5 unchanged 1.0.0 → 1.0.0 mixed-versions'],
    ],
    [
      'two places that become one',
      { 'compose.yaml': compose('lightdash/lightdash:1.0.0', 'lightdash/lightdash:1.0.0') },
      { 'compose.yaml': 'x: &i lightdash/lightdash:1.1.0\nservices:\n  s0: {image: *i}\n  s1: {image: *i}\n' },
      ['compose.yaml:1 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a target that is missing',
      { [A]: values('1.0.0') },
      {},
      ['a/values.yaml:- upgrade 1.0.0 → ? target-missing'],
      { settings: { targets: [parseTarget(`${A}#image.tag`)], discover: false } },
    ],
    [
      'a target that was missing',
      {},
      { [A]: values('1.0.0') },
      ['a/values.yaml:3 upgrade ? → 1.0.0 base-unresolved'],
      { settings: { targets: [parseTarget(`${A}#image.tag`)], discover: false } },
    ],
    [
      'a given version before',
      { [A]: values('latest') },
      { [A]: values('1.1.0') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
      { rules: { from: '1.0.0' as Version } },
    ],
    [
      'a given version before a chart that stays',
      { 'Chart.yaml': umbrella('2.16.361'), 'values.yaml': 'lightdash: {}\n' },
      { 'Chart.yaml': umbrella('2.16.361'), 'values.yaml': 'lightdash: {}\n' },
      ['Chart.yaml:2 upgrade 1.0.0 → 2.130.0'],
      { rules: { from: '1.0.0' as Version } },
    ],
    [
      'a given version after',
      { [A]: values('1.0.0') },
      { [A]: values('${TAG}') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
      { rules: { to: '1.1.0' as Version } },
    ],
    [
      'a given version after does not mend a file',
      { [A]: values('1.0.0') },
      { [A]: `${values('1.1.0')}  x: [\n` },
      ['a/values.yaml:5 upgrade 1.0.0 → 1.1.0 unparseable'],
      { rules: { to: '1.1.0' as Version } },
    ],
    [
      'a chart that changes with the same tag',
      { 'Chart.yaml': umbrella('2.16.361'), 'values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n' },
      { 'Chart.yaml': umbrella('3.0.0'), 'values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n' },
      ['values.yaml:1 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'an image that another compose file gets for a service',
      {
        'c.yaml': 'services: {bi: {image: "lightdash/lightdash:${TAG}"}}\n',
        'c.prod.yaml': 'services: {db: {image: x}}\n',
      },
      {
        'c.prod.yaml': 'services: {db: {image: x}, bi: {image: "lightdash/lightdash:1.1.0"}}\n',
        'c.yaml': 'services: {bi: {image: "lightdash/lightdash:${TAG}"}}\n',
      },
      ['c.prod.yaml:1 upgrade ? → 1.1.0 base-unresolved', 'c.yaml:1 unchanged ? → ? unresolved-variable tolerated'],
    ],
    [
      'values without a tag whose first line changes',
      { 'lightdash/values.yaml': 'replicas: 1\nsecrets: {LIGHTDASH_SECRET: x}\n' },
      { 'lightdash/values.yaml': 'replicas: 2\nsecrets: {LIGHTDASH_SECRET: x}\n' },
      ['lightdash/values.yaml:1 unchanged ? → ? chart-unpinned tolerated'],
    ],
    ...['${TAG:=VERSION}', '${TAG:-vVERSION}', '{{ .tag | default "VERSION" }}'].map(
      (tag): [string, Files, Files, readonly string[]] => {
        const of = (version: string) => ({ 'values.yaml': values(`'${tag.replace('VERSION', version)}'`) });
        return [`another default: ${tag}`, of('1.0.0'), of('1.1.0'), ['values.yaml:3 upgrade 1.0.0 → 1.1.0']];
      },
    ),
    [
      'a default that goes down',
      { 'values.yaml': values('${TAG:=1.1.0}') },
      { 'values.yaml': values('${TAG:=1.0.0}') },
      ['values.yaml:3 downgrade 1.1.0 → 1.0.0'],
    ],
    [
      'another name next to another default',
      { 'values.yaml': values('${TAG:=1.0.0}') },
      { 'values.yaml': values('${OTHER:=1.1.0}') },
      ['values.yaml:3 upgrade ? → ? unresolved-template'],
    ],
    [
      'one of two versions in a template',
      { 'values.yaml': values('${TAG:=1.0.0}${MORE:=1.0.0}') },
      { 'values.yaml': values('${TAG:=1.0.0}${MORE:=1.1.0}') },
      ['values.yaml:3 upgrade ? → ? unresolved-template'],
    ],
    [
      'another default of a version of the chart',
      { 'Chart.yaml': umbrella('"${CHART:=2.9.1}"') },
      { 'Chart.yaml': umbrella('"${CHART:=2.16.101}"') },
      ['Chart.yaml:2 upgrade ? → ? chart-range'],
    ],
    [
      'a chart that changes without a tag',
      { 'Chart.yaml': umbrella('2.9.1') },
      { 'Chart.yaml': umbrella('2.16.101') },
      ['Chart.yaml:2 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'a dependency that is switched off',
      { 'Chart.yaml': umbrella('2.9.1'), 'values.yaml': 'lightdash: {enabled: true}\n' },
      { 'Chart.yaml': umbrella('2.9.1'), 'values.yaml': 'lightdash: {enabled: false}\n' },
      ['Chart.yaml:2 removed 0.2248.0 → ?'],
    ],
    [
      'a dependency that is switched off, with its image in the values',
      { 'Chart.yaml': SWITCHED, 'values.yaml': switched(true) },
      { 'Chart.yaml': SWITCHED, 'values.yaml': switched(false) },
      ['values.yaml:4 removed 1.0.0 → ?'],
    ],
    [
      'a dependency that is switched off for the Application that installs it',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(true) },
      { 'bi/values.yaml': switched(false), 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED },
      ['bi/values.yaml:4 removed 1.0.0 → ?'],
    ],
    [
      'a dependency that is switched off with another version in its place',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(true) },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': SWITCHED,
        'bi/values.yaml': switched(false).replace('1.0.0', '2.5.0'),
      },
      ['bi/values.yaml:4 removed 1.0.0 → ?', 'bi/values.yaml:4 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a dependency that is switched on as it was',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(false) },
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(true) },
      ['bi/values.yaml:4 install ? → 1.0.0'],
    ],
    [
      'a dependency that is switched on with another version',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(false) },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': `# more\n${SWITCHED}`,
        'bi/values.yaml': switched(true).replace('1.0.0', '2.5.0'),
      },
      ['bi/values.yaml:4 install ? → 2.5.0', 'bi/values.yaml:4 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a release of helmfile that is installed with another version',
      { 'helmfile.yaml': INSTALLED(false, '1.0.0') },
      { 'helmfile.yaml': INSTALLED(true, '2.5.0') },
      ['helmfile.yaml:7 install ? → 2.5.0', 'helmfile.yaml:7 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a release of helmfile that is no longer installed',
      { 'helmfile.yaml': INSTALLED(true, '1.0.0') },
      { 'helmfile.yaml': INSTALLED(false, '1.0.0') },
      ['helmfile.yaml:7 removed 1.0.0 → ?'],
    ],
    [
      'a release of helmfile that is no longer installed, with another version in its place',
      { 'helmfile.yaml': INSTALLED(true, '1.0.0') },
      { 'helmfile.yaml': INSTALLED(false, '2.5.0') },
      ['helmfile.yaml:7 removed 1.0.0 → ?', 'helmfile.yaml:7 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a release of helmfile that makes way for another chart',
      { 'helmfile.yaml': INSTALLED(true, '1.0.0') },
      { 'helmfile.yaml': INSTALLED(true, '1.0.0').replace('l/lightdash', 'l/analytics') },
      ['helmfile.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'a release of helmfile that is installed as it was',
      { 'helmfile.yaml': INSTALLED(false, '1.0.0') },
      { 'helmfile.yaml': INSTALLED(true, '1.0.0') },
      ['helmfile.yaml:7 install ? → 1.0.0'],
    ],
    [
      'another image that makes way for a first deployment',
      { 'compose.yaml': 'services:\n  bi:\n    image: nginx:1.27.0\n' },
      { 'compose.yaml': 'services:\n  bi:\n    image: lightdash/lightdash:2.5.0\n' },
      ['compose.yaml:3 install ? → 2.5.0'],
    ],
    [
      'a deployment that makes way for another image',
      {
        'compose.yaml':
          'services:\n  bi:\n    image: lightdash/lightdash:1.0.0\n  b: {image: "lightdash/lightdash:1.0.0"}\n',
      },
      { 'compose.yaml': 'services:\n  web:\n    image: nginx:1.27.0\n  b: {image: "lightdash/lightdash:1.0.0"}\n' },
      ['compose.yaml:3 removed 1.0.0 → ?', 'compose.yaml:4 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'a dependency that gets another version while it is off',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(false) },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': SWITCHED,
        'bi/values.yaml': switched(false).replace('1.0.0', '2.5.0'),
      },
      ['bi/values.yaml:4 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'an Application that leaves its chart, whose dependency was off before',
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': SWITCHED,
        'bi/values.yaml': OFF,
        'bi/values-prod.yaml': switched(true),
      },
      {
        'app.yaml': OF_FOLDER.replace('path: bi', 'path: other'),
        'other/Chart.yaml': 'apiVersion: v2\nname: other\nversion: 1.0.0\n',
        'bi/Chart.yaml': SWITCHED,
        'bi/values.yaml': OFF,
      },
      ['app.yaml:- upgrade 1.0.0 → ? image-changed', 'app.yaml:5 upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'a dependency that is switched off and replaced at once',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(true) },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': SWITCHED.replace('name: lightdash', 'name: analytics'),
        'bi/values.yaml': OFF,
      },
      ['app.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'a dependency that goes',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': REPLICAS },
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': NO_DEPENDENCY, 'bi/values.yaml': REPLICAS },
      ['bi/Chart.yaml:5 removed 2.130.0 → ?'],
    ],
    [
      'a dependency that goes next to a new template',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': REPLICAS },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': NO_DEPENDENCY,
        'bi/values.yaml': REPLICAS,
        'bi/templates/bi.yaml': 'image: "{{ .Values.bi }}"\n',
      },
      ['app.yaml:- upgrade 2.130.0 → ? image-changed'],
    ],
    [
      'a dependency that goes from the list, but not from the folder',
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': SWITCHED,
        'bi/values.yaml': REPLICAS,
        'bi/charts/lightdash-2.16.361.tgz': 'a',
      },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': NO_DEPENDENCY,
        'bi/values.yaml': REPLICAS,
        'bi/charts/lightdash-2.16.361.tgz': 'b',
      },
      ['app.yaml:- upgrade 2.130.0 → ? image-changed'],
    ],
    [
      'a dependency that goes with its chart, which is broken now',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': REPLICAS },
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': 'a: {\n', 'bi/values.yaml': REPLICAS },
      ['bi/Chart.yaml:- upgrade 2.130.0 → ? image-changed'],
    ],
    [
      'a dependency that is switched off next to a new one',
      { 'app.yaml': OF_FOLDER, 'bi/Chart.yaml': SWITCHED, 'bi/values.yaml': switched(true) },
      {
        'app.yaml': OF_FOLDER,
        'bi/Chart.yaml': `${SWITCHED}  - {name: analytics, version: 1.0.0, repository: https://charts.acme.test}\n`,
        'bi/values.yaml': OFF,
      },
      ['app.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
  ])('%s', async (_, base, head, expected, options = {}) => {
    await expectChanges(base, head, expected, options);
  });

  it.each<[string, Files, Files, readonly string[], Options?]>([
    [
      'places that become one are judged from each of them',
      { [A]: values('2.0.0'), [B]: values('2.5.0') },
      { 'x/values.yaml': values('2.2.0') },
      [
        'a/values.yaml:3 removed 2.0.0 → ?',
        'b/values.yaml:3 removed 2.5.0 → ?',
        'x/values.yaml:3 upgrade ? → 2.2.0 base-unresolved',
      ],
    ],
    [
      'a line of variables that two projects come to share',
      {
        'a/compose.yaml': compose('lightdash/lightdash:2.0.0'),
        'b/compose.yaml': compose('lightdash/lightdash:2.5.0'),
        'e.env': 'T=2.2.0\n',
      },
      {
        'a/compose.yaml': compose('lightdash/lightdash:${T}'),
        'b/compose.yaml': compose('lightdash/lightdash:${T}'),
        'e.env': 'T=2.2.0\n',
      },
      ['e.env:1 downgrade 2.5.0 → 2.2.0', 'e.env:1 upgrade 2.0.0 → 2.2.0'],
      { settings: { envFiles: ['e.env'] } },
    ],
    [
      'a decoy beside a file that is still there',
      { [A]: values('2.0.0') },
      { [A]: values('2.5.0', 'acme/bi'), [B]: values('2.0.0') },
      ['a/values.yaml:- upgrade 2.0.0 → ? image-changed', 'b/values.yaml:3 upgrade ? → 2.0.0 base-unresolved'],
    ],
    [
      'a decoy beside a service that is still there',
      { 'compose.yaml': 'services: {a: {image: "lightdash/lightdash:2.0.0"}}\n' },
      { 'compose.yaml': 'services:\n  a: {image: "acme/bi:2.5.0"}\n  d: {image: "lightdash/lightdash:2.0.0"}\n' },
      ['compose.yaml:- upgrade 2.0.0 → ? image-changed', 'compose.yaml:3 upgrade ? → 2.0.0 base-unresolved'],
    ],
    [
      'two services on one line',
      {
        'compose.yaml':
          'services: {a: {image: "lightdash/lightdash:2.2.0"}, b: {image: "lightdash/lightdash:2.2.0"}}\n',
      },
      {
        'compose.yaml':
          'services: {a: {image: "lightdash/lightdash:2.2.0"}, b: {image: "lightdash/lightdash:2.5.0"}}\n',
      },
      ['compose.yaml:1 unchanged 2.2.0 → 2.2.0 mixed-versions', 'compose.yaml:1 upgrade 2.2.0 → 2.5.0 mixed-versions'],
    ],
    [
      'a service that leaves a shared line for another image',
      { 'compose.yaml': 'services:\n  a: {image: &i "lightdash/lightdash:2.0.0"}\n  b: {image: *i}\n' },
      { 'compose.yaml': 'services:\n  a: {image: &i "lightdash/lightdash:2.2.0"}\n  b: {image: "acme/bi:2.5.0"}\n' },
      ['compose.yaml:- upgrade 2.0.0 → ? image-changed', 'compose.yaml:2 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'a service that leaves a shared line for good',
      { 'compose.yaml': 'services:\n  a: {image: &i "lightdash/lightdash:2.0.0"}\n  b: {image: *i}\n' },
      { 'compose.yaml': 'services:\n  a: {image: "lightdash/lightdash:2.2.0"}\n' },
      ['compose.yaml:2 removed 2.0.0 → ?', 'compose.yaml:2 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'another build under a version that is given',
      { [A]: values('2.0.0') },
      { [A]: values('2.2.0', 'ghcr.io/evil/lightdash') },
      ['a/values.yaml:3 upgrade 2.0.0 → 2.2.0 image'],
      { rules: { from: '2.0.0' as Version } },
    ],
    [
      'an install beside a version that is given',
      { [A]: values('2.0.0') },
      { [A]: values('2.0.0'), [B]: values('2.0.0') },
      ['a/values.yaml:3 unchanged 2.0.0 → 2.0.0', 'b/values.yaml:3 install ? → 2.0.0'],
      { rules: { from: '2.0.0' as Version } },
    ],
    [
      'an old problem while a version is given',
      { [A]: `<<<<<<< a\n${values('2.0.0')}` },
      { [A]: `<<<<<<< a\n${values('2.0.0')}` },
      ['a/values.yaml:1 upgrade ? → 2.5.0 conflict-markers'],
      { rules: { to: '2.5.0' as Version } },
    ],
    [
      'a link to a folder that leads elsewhere',
      {
        prod: { link: 'v1' },
        'v1/values.yaml': values('2.0.0'),
        'v2/values.yaml': values('2.5.0'),
        'prod/values.yaml': { link: '../v1/values.yaml' },
      },
      {
        prod: { link: 'v2' },
        'v1/values.yaml': values('2.0.0'),
        'v2/values.yaml': values('2.5.0'),
        'prod/values.yaml': { link: '../v2/values.yaml' },
      },
      [
        'prod/values.yaml:3 upgrade 2.0.0 → 2.5.0',
        'v2/values.yaml:3 upgrade 2.0.0 → 2.5.0',
        'v1/values.yaml:3 unchanged 2.0.0 → 2.0.0',
        'v2/values.yaml:3 unchanged 2.5.0 → 2.5.0',
      ],
    ],
    [
      'a folder that becomes a link',
      { 'd/values.yaml': values('2.0.0') },
      { d: { link: 'archive/new' }, 'archive/new/values.yaml': values('2.5.0') },
      ['d/values.yaml:- upgrade 2.0.0 → ? image-changed'],
    ],
    [
      'a manifest',
      { [A]: values('2.2.0'), 'k8s/d.yaml': 'apiVersion: v1\nkind: Pod\nspec: {image: "lightdash/lightdash:1.0.0"}\n' },
      { [A]: values('2.2.0'), 'k8s/d.yaml': 'apiVersion: v1\nkind: Pod\nspec: {image: "lightdash/lightdash:2.5.0"}\n' },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:3 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a manifest that changes elsewhere',
      { [A]: values('2.2.0'), 'k8s/d.yaml': 'apiVersion: v1\nkind: Pod\nspec: {image: "lightdash/lightdash:1.0.0"}\n' },
      {
        [A]: values('2.2.0'),
        'k8s/d.yaml': 'apiVersion: v1\nkind: Pod\nx: y\nspec: {image: "lightdash/lightdash:1.0.0"}\n',
      },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:4 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'a manifest under a new name and with a new image',
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD },
      { [A]: values('2.2.0'), 'k8s/e.yaml': podOf('2.5.0') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/e.yaml:4 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a kustomization, whose tag stands apart',
      { [A]: values('2.2.0'), 'k/kustomization.yaml': 'images:\n- name: lightdash/lightdash\n  newTag: 1.0.0\n' },
      { [A]: values('2.2.0'), 'k/kustomization.yaml': 'images:\n- name: lightdash/lightdash\n  newTag: 2.5.0\n' },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/kustomization.yaml:3 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'a link under a new name that leads elsewhere',
      {
        prod: { link: 'v1' },
        'prod/values.yaml': { link: '../v1/values.yaml' },
        'v1/values.yaml': values('2.0.0'),
        'v2/values.yaml': values('2.5.0'),
      },
      {
        next: { link: 'v2' },
        'next/values.yaml': { link: '../v2/values.yaml' },
        'v1/values.yaml': values('2.0.0'),
        'v2/values.yaml': values('2.5.0'),
      },
      [
        'next/values.yaml:3 upgrade 2.0.0 → 2.5.0',
        'v1/values.yaml:3 unchanged 2.0.0 → 2.0.0',
        'v2/values.yaml:3 unchanged 2.5.0 → 2.5.0',
      ],
    ],
    [
      'a service that leaves a line which another file of its name shares',
      { 'compose.prod.yaml': SHARED, 'compose.staging.yaml': SHARED, '.env': 'T=2.0.0\n' },
      {
        'compose.prod.yaml': SHARED,
        'compose.staging.yaml': 'services: {web: {image: "acme/bi:2.5.0"}}\n',
        '.env': 'T=2.2.0\n',
      },
      ['.env:1 upgrade 2.0.0 → 2.2.0', 'compose.staging.yaml:- upgrade 2.0.0 → ? image-changed'],
    ],
    [
      'a file that goes while another of its name shares the line',
      { 'compose.prod.yaml': SHARED, 'compose.staging.yaml': SHARED, '.env': 'T=2.0.0\n' },
      { 'compose.prod.yaml': SHARED, '.env': 'T=2.2.0\n' },
      ['.env:1 removed 2.0.0 → ?', '.env:1 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'a file that is renamed into a shared line',
      {
        'compose.prod.yaml': compose('lightdash/lightdash:2.0.0'),
        'compose.staging.yaml': compose('lightdash/lightdash:2.5.0'),
      },
      {
        'compose.prod.yaml': compose('lightdash/lightdash:${T}'),
        'compose.stg.yaml': compose('lightdash/lightdash:${T}'),
        '.env': 'T=2.2.0\n',
      },
      ['.env:1 downgrade 2.5.0 → 2.2.0', '.env:1 upgrade 2.0.0 → 2.2.0'],
      { renames: { 'compose.stg.yaml': 'compose.staging.yaml' } },
    ],
    [
      'a main file that is renamed',
      { 'docker-compose.yml': compose('lightdash/lightdash:2.0.0', 'lightdash/lightdash:2.0.0') },
      { 'compose.yaml': compose('lightdash/lightdash:2.0.0', 'lightdash/lightdash:2.0.0') },
      ['compose.yaml:3 unchanged 2.0.0 → 2.0.0', 'compose.yaml:5 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'the same chart from another repository',
      { 'Chart.yaml': umbrella('2.9.1') },
      { 'Chart.yaml': umbrella('2.9.1').replace('lightdash.github.io', 'charts.example.com') },
      ['Chart.yaml:2 unchanged 0.2248.0 → 0.2248.0'],
    ],
    [
      'a link that is written in another way',
      { prod: { link: 'v1' }, 'prod/values.yaml': { link: '../v1/values.yaml' }, 'v1/values.yaml': values('2.0.0') },
      { prod: { link: './v1' }, 'prod/values.yaml': { link: '../v1/values.yaml' }, 'v1/values.yaml': values('2.0.0') },
      ['prod/values.yaml:3 unchanged 2.0.0 → 2.0.0', 'v1/values.yaml:3 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a chart that stays, whose version need not be known',
      { 'Chart.yaml': umbrella('2.10.117') },
      { 'Chart.yaml': `# c\n${umbrella('2.10.117')}` },
      ['Chart.yaml:3 unchanged ? → ?'],
    ],
    [
      'a manifest that is emptied',
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD },
      { [A]: values('2.2.0'), 'k8s/d.yaml': '' },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:4 removed 1.0.0 → ?'],
    ],
    [
      'a manifest that becomes a link out of the repository',
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD },
      { [A]: values('2.2.0'), 'k8s/d.yaml': { link: '/srv/d.yaml' } },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'a manifest whose folder becomes a link',
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD },
      { [A]: values('2.2.0'), k8s: { link: '/srv/k8s' } },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:- upgrade 1.0.0 → ? image-changed'],
    ],
    [
      'a manifest that goes',
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD },
      { [A]: values('2.2.0') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:4 removed 1.0.0 → ?'],
    ],
    [
      'a manifest of another image whose tag is the version',
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD.replace('lightdash/lightdash', 'acme/bi') },
      { [A]: values('2.2.0'), 'k8s/d.yaml': POD.replace('lightdash/lightdash:1.0.0', 'acme/bi:2.5.0') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:4 upgrade 1.0.0 → 2.5.0'],
      { settings: { images: ['acme/bi'] } },
    ],
    [
      'a manifest that names the source of the service',
      { [A]: values('2.2.0'), 'k8s/d.yaml': `kind: App\nurl: https://github.com/lightdash/lightdash\nversion: 1\n` },
      { [A]: values('2.2.0'), 'k8s/d.yaml': `kind: App\nurl: https://github.com/lightdash/lightdash\nversion: 2\n` },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0'],
    ],
    [
      'a parameter of an application',
      { [A]: values('2.2.0'), 'k/app.yaml': argo('{name: image.tag, value: 2.0.0}') },
      { [A]: values('2.2.0'), 'k/app.yaml': argo('{name: image.tag, value: 2.3.0}') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/app.yaml:9 upgrade 2.0.0 → 2.3.0'],
    ],
    [
      'a folded revision of an application',
      { [A]: values('2.2.0'), 'k/app.yaml': argo('{}').replace('2.9.1', '>-\n      2.9.1') },
      { [A]: values('2.2.0'), 'k/app.yaml': argo('{}').replace('2.9.1', '>-\n      2.16.101') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/app.yaml:9 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'replicas of an application',
      { [A]: values('2.2.0'), 'k/app.yaml': argo('{}') },
      { [A]: values('2.2.0'), 'k/app.yaml': `${argo('{}')}replicas: 3\n` },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/app.yaml:8 unchanged ? → ?'],
    ],
    [
      'a comment in an application, strictly',
      { [A]: values('2.2.0'), 'k/app.yaml': argo('{}') },
      { [A]: values('2.2.0'), 'k/app.yaml': `# c\n${argo('{}')}` },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/app.yaml:9 unchanged ? → ?'],
      { rules: { strict: true } },
    ],
    [
      'two images that change places',
      { [A]: values('2.2.0'), 'k8s/d.yaml': pods('1.0.0', '2.0.0') },
      { [A]: values('2.2.0'), 'k8s/d.yaml': pods('2.0.0', '1.0.0') },
      [
        'a/values.yaml:3 unchanged 2.2.0 → 2.2.0',
        'k8s/d.yaml:5 upgrade 1.0.0 → 2.0.0 mixed-versions',
        'k8s/d.yaml:10 downgrade 2.0.0 → 1.0.0 mixed-versions',
      ],
    ],
    [
      'another variable in a tag',
      { [A]: values('2.2.0'), 'k8s/d.yaml': pods('${A}') },
      { [A]: values('2.2.0'), 'k8s/d.yaml': pods('${B}') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k8s/d.yaml:5 upgrade ? → ? unresolved-variable'],
    ],
    [
      'a chart by a reference, whose tag is folded',
      { [A]: values('2.2.0'), 'k/release.yaml': flux('chartRef: {kind: OCIRepository, name: lightdash}', 'main-a') },
      { [A]: values('2.2.0'), 'k/release.yaml': flux('chartRef: {kind: OCIRepository, name: lightdash}', 'main-b') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/release.yaml:9 upgrade ? → ? not-a-version'],
    ],
    [
      'a chart in braces',
      { [A]: values('2.2.0'), 'k/release.yaml': flux('chart: {spec: {chart: lightdash}}', '2.0.0') },
      { [A]: values('2.2.0'), 'k/release.yaml': flux('chart: {spec: {chart: lightdash}}', '2.3.0') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/release.yaml:9 upgrade 2.0.0 → 2.3.0'],
    ],
    [
      'a release of Terraform',
      { [A]: values('2.2.0'), 'infra/main.tf': terraform('2.9.1') },
      { [A]: values('2.2.0'), 'infra/main.tf': terraform('2.16.101') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'infra/main.tf:3 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'values of Terraform that a file for one environment gives',
      { [A]: values('2.2.0'), 'infra/main.tf': taggedTerraform, 'infra/prod.tfvars': 'lightdash_tag = "1.0.0"\n' },
      { [A]: values('2.2.0'), 'infra/main.tf': taggedTerraform, 'infra/prod.tfvars': 'lightdash_tag = "2.5.0"\n' },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'infra/prod.tfvars:1 upgrade 1.0.0 → 2.5.0'],
    ],
    [
      'an image that a service is no longer built from, in a file that nobody can read',
      {
        'compose.yaml': 'services: {bi: {build: .}}\n',
        Dockerfile: 'FROM lightdash/lightdash:2.0.0\n',
        [A]: values('2.2.0'),
      },
      {
        'compose.yaml': 'services: {}\n',
        Dockerfile: '{"from": "lightdash/lightdash:2.4.0"}\n',
        [A]: values('2.2.0'),
      },
      ['Dockerfile:- upgrade 2.0.0 → ? image-changed', 'a/values.yaml:3 unchanged 2.2.0 → 2.2.0'],
    ],
    [
      'a release that has lost the line that says what it is',
      { [A]: values('2.2.0'), 'k/release.yaml': flux('chart: {spec: {chart: lightdash}}', '2.0.0') },
      {
        [A]: values('2.2.0'),
        'k/release.yaml': flux('chart: {spec: {chart: lightdash}}', '2.3.0').replace(/^.*\n/, ''),
      },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'k/release.yaml:- upgrade 2.0.0 → ? image-changed'],
    ],
    [
      'a comment in Terraform',
      { [A]: values('2.2.0'), 'infra/main.tf': terraform('2.9.1') },
      { [A]: values('2.2.0'), 'infra/main.tf': `# c\n${terraform('2.9.1')}` },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'infra/main.tf:4 unchanged ? → ?'],
    ],
    [
      'a job of Nomad',
      { [A]: values('2.2.0'), 'jobs/a.nomad': 'image = "lightdash/lightdash:1.0.0"\n' },
      { [A]: values('2.2.0'), 'jobs/a.nomad': 'image = "lightdash/lightdash:2.0.0"\n' },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'jobs/a.nomad:1 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'a helmfile that is a template',
      { [A]: values('2.2.0'), 'helmfile.yaml.gotmpl': 'releases:\n- chart: lightdash/lightdash\n  version: 2.9.1\n' },
      {
        [A]: values('2.2.0'),
        'helmfile.yaml.gotmpl': 'releases:\n- chart: lightdash/lightdash\n  version: 2.16.101\n',
      },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0', 'helmfile.yaml.gotmpl:3 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'a provider in Terraform',
      { [A]: values('2.2.0'), 'infra/versions.tf': provider('0.1.0'), 'infra/.terraform.lock.hcl': terraform('1') },
      { [A]: values('2.2.0'), 'infra/versions.tf': provider('0.2.0'), 'infra/.terraform.lock.hcl': terraform('2') },
      ['a/values.yaml:3 unchanged 2.2.0 → 2.2.0'],
    ],
    [
      'a file of Terraform that stays',
      { [A]: values('2.0.0'), 'infra/main.tf': terraform('2.9.1') },
      { [A]: values('2.2.0'), 'infra/main.tf': terraform('2.9.1') },
      ['a/values.yaml:3 upgrade 2.0.0 → 2.2.0', 'infra/main.tf:3 unchanged ? → ?'],
    ],
    [
      'a path that holds the sign before a key',
      { 'env#1/Chart.yaml': umbrella('2.9.1'), 'env#1/values.yaml': 'lightdash: {image: {tag: 2.0.0}}\n' },
      { 'env#1/Chart.yaml': umbrella('2.9.1'), 'env#1/values.yaml': 'lightdash: {image: {tag: 2.2.0}}\n' },
      ['env#1/values.yaml:1 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'a switch in the values that chooses between two versions',
      chartWith('{{ ternary .Values.old .Values.next .Values.stable }}', 'old: 2.0.0\nnext: 2.5.0\nstable: true\n'),
      chartWith('{{ ternary .Values.old .Values.next .Values.stable }}', 'old: 2.0.0\nnext: 2.5.0\nstable: false\n'),
      ['charts/bi/templates/deployment.yaml:7 upgrade ? → ? unresolved-template'],
    ],
    [
      'a file beside the templates that holds the version',
      { ...chartWith('{{ .Files.Get "VERSION" | trim }}', 'a: 1\n'), 'charts/bi/VERSION': '2.0.0\n' },
      { ...chartWith('{{ .Files.Get "VERSION" | trim }}', 'a: 1\n'), 'charts/bi/VERSION': '2.5.0\n' },
      [
        'charts/bi/VERSION:1 upgrade 2.0.0 → 2.5.0',
        'charts/bi/templates/deployment.yaml:7 unchanged ? → ? unresolved-template tolerated',
      ],
    ],
    [
      'images that go and let a patch show',
      {
        'kustomization.yaml': `${KUSTOMIZED}images: [{name: lightdash/lightdash, newTag: 1.0.0}]\n`,
        'pod.yaml': POD,
        'p.yaml': PATCH_OF_POD,
      },
      { 'kustomization.yaml': KUSTOMIZED, 'pod.yaml': POD, 'p.yaml': PATCH_OF_POD },
      ['pod.yaml:4 unchanged 1.0.0 → 1.0.0 not-evaluated'],
    ],
  ])('no lie: %s', async (_, base, head, expected, options = {}) => {
    await expectChanges(base, head, expected, options);
  });

  it.each<[string, Files, Files, readonly string[]]>([
    [
      'a chart that an umbrella takes up',
      charted('charts/bi'),
      { ...charted('stack/charts/bi'), 'stack/Chart.yaml': UMBRELLA },
      ['stack/charts/bi/values.yaml:3 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a chart that an umbrella takes up with a version of its own',
      charted('stack/charts/bi'),
      {
        ...charted('stack/charts/bi'),
        'stack/Chart.yaml': UMBRELLA,
        'stack/values.yaml': 'bi: {image: {tag: 2.5.0}}\n',
      },
      ['stack/values.yaml:1 upgrade 2.0.0 → 2.5.0'],
    ],
  ])('compares %s with what it was', async (_, base, head, expected) => {
    expect((await compare(base, head)).map(show).sort()).toEqual([...expected].sort());
  });

  it('judges a head without a base against a given version', async () => {
    const found = await compare(null, { [A]: values('1.1.0') }, { rules: { from: version('1.0.0') } });
    expect(found.map(show)).toEqual(['a/values.yaml:3 upgrade 1.0.0 → 1.1.0']);
  });

  it('says whether the change touches a workflow', async () => {
    const run = async (base: Files, head: Files) => {
      const pair = { base: memoryTree(base), head: memoryTree(head), renames: new Map() };
      const rules = { from: null, to: null, strict: false };
      return (await compareTrees(pair, DEFAULTS, rules, chartRepository())).touchesWorkflows;
    };
    expect(await run({ [A]: values('1.0.0') }, { [A]: values('1.1.0') })).toBe(false);
    expect(await run({}, { '.github/workflows/gate.yml': 'on: push\n' })).toBe(true);
    expect(await run({ '.github/workflows/gate.yml': 'a' }, { '.github/workflows/gate.yml': 'b' })).toBe(true);
  });

  it('fails two deployments that became one if the base branch has changed either', async () => {
    const one = (variable: string) => compose(`lightdash/lightdash:\${${variable}:-2.0.0}`);
    const base = { 'a/compose.yaml': one('A'), 'b/compose.yaml': one('B'), 'v.env': 'X=1\n' };
    const shared = { 'a/compose.yaml': one('V'), 'b/compose.yaml': one('V'), 'v.env': 'V=2.2.0\n' };
    const settings = { ...DEFAULTS, envFiles: ['v.env'] };
    const changes = await compare(base, shared, { settings });
    const tip = memoryTree({ ...base, 'v.env': 'B=2.5.0\n' });
    const since = { base: memoryTree(base), head: tip, renames: new Map() };
    const agreed = await requireAgreement(changes, since, settings, chartRepository());
    expect(agreed.map(show)).toEqual(['v.env:1 upgrade 2.0.0 → 2.2.0 branch-behind']);
  });

  it('fails a service that no longer shares a line if the base branch has changed that line', async () => {
    const shared = (tag: string) => `services:\n  a: {image: &i "lightdash/lightdash:${tag}"}\n  b: {image: *i}\n`;
    const base = { 'compose.yaml': shared('2.0.0') };
    const head = { 'compose.yaml': 'services:\n  a: {image: "lightdash/lightdash:2.0.0"}\n' };
    const since = { base: memoryTree(base), head: memoryTree({ 'compose.yaml': shared('2.5.0') }), renames: new Map() };
    const agreed = await requireAgreement(await compare(base, head), since, DEFAULTS, chartRepository());
    expect(agreed.map(show).sort()).toEqual([
      'compose.yaml:2 removed 2.0.0 → ? branch-behind',
      'compose.yaml:2 unchanged 2.0.0 → 2.0.0 branch-behind',
    ]);
  });

  it('fails an upgrade of what the base branch has changed as well', async () => {
    const base = { [A]: values('1.0.0'), [B]: values('1.0.0') };
    const changes = await compare(base, { [A]: values('1.1.0'), [B]: values('1.1.0') });
    const tip = memoryTree({ [A]: values('1.2.0'), [B]: values('1.0.0') });
    const since = { base: memoryTree(base), head: tip, renames: new Map() };
    const agreed = await requireAgreement(changes, since, DEFAULTS, chartRepository());
    expect(agreed.map(show)).toEqual([
      'a/values.yaml:3 upgrade 1.0.0 → 1.1.0 branch-behind',
      'b/values.yaml:3 upgrade 1.0.0 → 1.1.0',
    ]);
  });
});

describe('no lie: what is new on the base branch', () => {
  const web = (tag: string, more = '') => `services:\n  web: {image: "lightdash/lightdash:${tag}"}\n${more}`;
  const worker = (tag: string) => `  worker: {image: "lightdash/lightdash:${tag}"}\n`;
  const C = 'compose.yaml';

  it.each<[string, Files, Files, Files, readonly string[]]>([
    [
      'has the version of what is upgraded together with it',
      { [C]: web('1.0.0') },
      { [C]: web('1.1.0') },
      { [C]: web('1.0.0', worker('1.0.0')) },
      ['compose.yaml:2 upgrade 1.0.0 → 1.1.0 branch-behind'],
    ],
    [
      'is new on the branch as well, with another version',
      { [B]: values('1.0.0') },
      { [A]: values('1.1.0'), [B]: values('1.0.0') },
      { [A]: values('1.2.0'), [B]: values('1.0.0') },
      ['a/values.yaml:3 install ? → 1.1.0 branch-behind', 'b/values.yaml:3 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'is new on the branch as well, with the same',
      { [B]: values('1.0.0') },
      { [A]: values('1.1.0'), [B]: values('1.0.0') },
      { [A]: values('1.1.0'), [B]: values('1.0.0') },
      ['a/values.yaml:3 install ? → 1.1.0', 'b/values.yaml:3 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'is new on the branch as well, where it can be read',
      { [B]: values('1.0.0') },
      { [A]: values('1.1.0'), [B]: values('1.0.0') },
      { [A]: values('latest'), [B]: values('1.0.0') },
      ['a/values.yaml:3 install ? → 1.1.0 branch-behind', 'b/values.yaml:3 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'is somewhere else',
      { [A]: values('1.0.0') },
      { [A]: values('1.1.0') },
      { [A]: values('1.0.0'), [B]: values('1.0.0') },
      ['a/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'is the version where the branch changes another line',
      { 'k8s/d.yaml': podOf('1.0.0') },
      { 'k8s/d.yaml': `# c\n${podOf('1.0.0')}` },
      { 'k8s/d.yaml': podOf('2.0.0') },
      ['k8s/d.yaml:5 unchanged 1.0.0 → 1.0.0 branch-behind'],
    ],
  ])('%s', async (_, base, branch, tip, expected) => {
    const since = { base: memoryTree(base), head: memoryTree(tip), renames: new Map() };
    const agreed = await requireAgreement(await compare(base, branch), since, DEFAULTS, chartRepository());
    expect(agreed.map(show).sort()).toEqual(expected);
  });
});

function podOf(tag: string): string {
  return POD.replace('1.0.0', tag);
}

function argo(parameter: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: bi}
spec:
  source:
    repoURL: https://lightdash.github.io/helm-charts
    chart: lightdash
    targetRevision: 2.9.1
    helm: {parameters: [${parameter}]}
`;
}

function fileParameter(path: string): string {
  return argo('').replace(/parameters: \[\]/, `fileParameters: [{name: image.tag, path: ${path}}]`);
}

function outside(key: string): string {
  const chart = 'chart: {spec: {chart: lightdash, version: 2.9.1, sourceRef: {kind: HelmRepository, name: x}}}';
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash}\nspec:\n  ${chart}\n  valuesFrom:\n  - kind: ConfigMap\n    name: bi\n    valuesKey: ${key}\n`;
}

function pods(...tags: string[]): string {
  return tags
    .map((tag, index) => `---\n${POD.replace('name: bi}\nspec', `name: bi${index}}\nspec`).replace('1.0.0', tag)}`)
    .join('');
}

function flux(chart: string, tag: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: lightdash}\nspec:\n  ${chart}\n  values:\n    image:\n      tag: >-\n        ${tag}\n`;
}

function terraform(chart: string): string {
  return `resource "helm_release" "bi" {\n  chart   = "lightdash"\n  version = "${chart}"\n}\n`;
}

const taggedTerraform = `variable "lightdash_tag" { default = "1.0.0" }
resource "helm_release" "bi" {
  chart      = "lightdash"
  repository = "https://lightdash.github.io/helm-charts"
  version    = "2.9.1"
  set {
    name  = "image.tag"
    value = var.lightdash_tag
  }
}
`;

function provider(of: string): string {
  return `terraform {\n  required_providers {\n    lightdash = {\n      source = "ubie-oss/lightdash"\n      version = "${of}"\n    }\n  }\n}\n`;
}

function umbrella(chart: string): string {
  return `dependencies:\n- {name: lightdash, version: ${chart}, condition: lightdash.enabled, repository: "https://lightdash.github.io/helm-charts"}\n`;
}

describe('no lie: what a file holds that nobody reads', () => {
  const RELEASE = (reference: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: lightdash, namespace: bi }
spec:
  chart: { spec: { chart: lightdash, version: 2.9.1, sourceRef: { kind: HelmRepository, name: lightdash } } }
  valuesFrom: [${reference}]
`;
  const SECRET = RELEASE('{ kind: Secret, name: settings }');
  const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: { name: lightdash }
spec: { template: { spec: { containers: [{ name: lightdash, image: lightdash/lightdash:1.0.0 }] } } }
`;
  const holding = (kind: string, data: string) =>
    `apiVersion: v1\nkind: ${kind}\nmetadata: { name: settings, namespace: bi }\n${data}\n`;
  const replacing = (kind: string, path: string) => `replacements:
- source: { kind: ConfigMap, name: settings, fieldPath: data.tag }
  targets: [{ select: { kind: ${kind} }, fieldPaths: [${path}] }]
`;
  it.each<[string, Files, string, readonly [string, string], readonly string[]]>([
    [
      'a secret with values',
      { 'bi/release.yaml': SECRET },
      'bi/secret.yaml',
      [
        holding('Secret', "stringData: { values.yaml: 'image: { tag: 1.0.0 }' }"),
        holding('Secret', "stringData: { values.yaml: 'image: { tag: 2.0.0 }' }"),
      ],
      ['bi/secret.yaml:4 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'a file of variables that a replacement takes from',
      {
        'bi/deployment.yaml': DEPLOYMENT,
        'bi/kustomization.yaml': `resources: [deployment.yaml]\nconfigMapGenerator: [{ name: settings, envs: [bi.vars] }]\n${replacing('Deployment', 'spec.template.spec.containers.0.image')}`,
      },
      'bi/bi.vars',
      ['tag=1.0.0\n', 'tag=2.0.0\n'],
      ['bi/bi.vars:1 upgrade 1.0.0 → 2.0.0', 'bi/deployment.yaml:4 unchanged 1.0.0 → 1.0.0'],
    ],
  ])('%s', async (_, common, path, [before, after], expected) => {
    const changes = await compare({ ...common, [path]: before }, { ...common, [path]: after });
    expect(changes.map(show).sort()).toEqual(expected);
    // What it says of it is no failure where it stays what it is.
    const same = await compare({ ...common, [path]: before }, { ...common, [path]: before });
    expect(same).toHaveLength(1);
    for (const { change, problem, tolerated } of same)
      expect([change, problem === null || tolerated]).toEqual(['unchanged', true]);
  });
});

describe('objects that another object holds', () => {
  /** A set of Flux that installs Lightdash beside a release of its own. */
  const set = (input: string, tag: string) => `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: { name: apps }
spec:
  inputs:
    - ${input}
  resources:
    - apiVersion: helm.toolkit.fluxcd.io/v2
      kind: HelmRelease
      metadata: { name: lightdash }
      spec:
        chart: { spec: { chart: lightdash, version: 2.9.1, sourceRef: { kind: HelmRepository, name: lightdash } } }
        values:
          image:
            tag: ${tag}
`;
  const work = (tag: string) =>
    `apiVersion: work.open-cluster-management.io/v1\nkind: ManifestWork\nspec:\n  workload:\n    manifests:\n    - apiVersion: v1\n      kind: Pod\n      spec: { containers: [{ name: bi, image: "lightdash/lightdash:${tag}" }] }\n`;
  const template = (image: string, value: string) =>
    `apiVersion: template.openshift.io/v1\nkind: Template\nmetadata: { name: bi }\nobjects:\n- apiVersion: v1\n  kind: Pod\n  metadata: { name: bi }\n  spec: { containers: [{ name: bi, image: "lightdash/lightdash:${image}" }] }\nparameters:\n- name: BI\n  value: ${value}\n`;
  it.each<[string, before: string, after: string, expected: readonly string[]]>([
    ['a literal of a set', set('tenant: a', '1.0.0'), set('tenant: a', '2.0.0'), ['x.yaml:15 upgrade 1.0.0 → 2.0.0']],
    [
      'an input of a set',
      set('tag: 1.0.0', '<< inputs.tag >>'),
      set('tag: 2.0.0', '<< inputs.tag >>'),
      ['x.yaml:15 unchanged ? → ? unresolved-template tolerated', 'x.yaml:6 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'an input with another name',
      set('release: 1.0.0', '"<< inputs.release | quote >>"'),
      set('release: 2.0.0', '"<< inputs.release | quote >>"'),
      ['x.yaml:15 unchanged ? → ? unresolved-template tolerated', 'x.yaml:6 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'another input of a set',
      set('grafana: 1.0.0', '2.0.0'),
      set('grafana: 1.1.0', '2.0.0'),
      ['x.yaml:15 unchanged 2.0.0 → 2.0.0'],
    ],
    ['a literal of a bundle for other clusters', work('1.0.0'), work('2.0.0'), ['x.yaml:8 upgrade 1.0.0 → 2.0.0']],
    ['a literal of a template', template('1.0.0', '1'), template('2.0.0', '1'), ['x.yaml:8 upgrade 1.0.0 → 2.0.0']],
    [
      'a parameter of a template',
      template('${BI}', '1.0.0'),
      template('${BI}', '2.0.0'),
      ['x.yaml:11 upgrade 1.0.0 → 2.0.0', 'x.yaml:8 unchanged ? → ? unresolved-variable tolerated'],
    ],
  ])('%s', async (_, before, after, expected) => {
    const other = { [A]: values('2.2.0') };
    const changes = await compare({ ...other, 'x.yaml': before }, { ...other, 'x.yaml': after });
    expect(changes.map(show).sort()).toEqual([`${A}:3 unchanged 2.2.0 → 2.2.0`, ...expected]);
  });
});

describe('values that get a tag', () => {
  const CHART = charted('chart', { 'chart/values.yaml': 'image:\n  repository: lightdash/lightdash\n' });
  const own = { ...CHART, 'chart/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\nappVersion: 2.0.0\n' };
  const tag = (version: string) => `image:\n  tag: ${version}\n`;
  it.each<[string, base: Files, head: Files, expected: string]>([
    [
      'of a chart whose default they had, beside another environment',
      { ...own, 'chart/values-prod.yaml': tag('2.2.0'), 'chart/values-staging.yaml': '{}\n' },
      { 'chart/values-staging.yaml': tag('2.5.0') },
      'chart/values-staging.yaml:2 upgrade ? → 2.5.0 base-unresolved',
    ],
    [
      'in a folder of environments',
      { ...charted('chart'), 'environments/prod/values.yaml': '{}\n' },
      { 'environments/prod/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: 2.5.0\n` },
      'environments/prod/values.yaml:3 upgrade ? → 2.5.0 base-unresolved',
    ],
    [
      'of the official chart, beside another environment',
      { 'lightdash/values.yaml': 'configMap: {A: b}\n', 'lightdash/values-prod.yaml': values('2.2.0') },
      { 'lightdash/values.yaml': values('2.5.0') },
      'lightdash/values.yaml:3 upgrade ? → 2.5.0 base-unresolved',
    ],
    [
      'and are new',
      { ...own, 'chart/values-prod.yaml': tag('2.2.0') },
      { 'chart/values-staging.yaml': tag('2.5.0') },
      'chart/values-staging.yaml:2 install ? → 2.5.0',
    ],
    [
      'in a section beside those of other applications',
      {
        'apps/values-prod.yaml': `lightdash:\n  ${values('2.2.0').replaceAll('\n', '\n  ')}\n`,
        'apps/values-staging.yaml': 'grafana: {}\n',
      },
      { 'apps/values-staging.yaml': `lightdash:\n  ${values('2.5.0').replaceAll('\n', '\n  ')}\n` },
      'apps/values-staging.yaml:4 install ? → 2.5.0',
    ],
  ])('%s', async (_, base, change, expected) => {
    const changes = await compare(base, { ...base, ...change });
    expect(changes.map(show).filter((each) => !each.includes('unchanged'))).toEqual([expected]);
  });
});

it('a literal that now takes the values below it goes to their version', async () => {
  const [base, head] = ['1.0.0', '{{ .Values.image.tag }}'].map((tag) => chartWith(tag, values('1.2.0'))) as [
    Files,
    Files,
  ];
  expect((await compare(base, head)).map(show)).toEqual(['charts/bi/values.yaml:3 upgrade 1.0.0 → 1.2.0']);
});

it('values that get a tag while their folder moves are those of a release that was there', async () => {
  const files = (folder: string, tag: string) => ({
    [`${folder}/values.yaml`]: `image: ${tag}\nconfigMap: {SITE_URL: https://bi.example.com}\n`,
    [`${folder}/values-prod.yaml`]: 'image: {}\nconfigMap: {SITE_URL: https://bi.example.com}\n',
    [`${folder}/values-staging.yaml`]: 'image: {tag: 1.0.0}\n',
  });
  const [base, head] = [files('old/lightdash', '{}'), files('new/lightdash', '{tag: 2.4.0}')];
  const renames = Object.fromEntries(
    Object.keys(head).map((path, index) => [path, Object.keys(base)[index] as string]),
  );
  expect((await compare(base, head, { renames })).map(show).sort()).toEqual([
    'new/lightdash/values-staging.yaml:1 unchanged 1.0.0 → 1.0.0',
    'new/lightdash/values.yaml:1 upgrade ? → 2.4.0 base-unresolved',
  ]);
});

describe('values behind a path that a generator fills in', () => {
  const set = (path: string) => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: lightdash }
spec:
  generators: [{ git: { repoURL: https://github.com/acme/gitops.git, files: [{ path: environments/*.json }] } }]
  template:
    metadata: { name: "lightdash-{{name}}" }
    spec:
      sources:
        - repoURL: https://lightdash.github.io/helm-charts
          chart: lightdash
          targetRevision: 2.9.1
          helm: { valueFiles: ["${path}"] }
        - { repoURL: https://github.com/acme/gitops.git, ref: own }
`;
  const VALUES = '$own/values/{{name}}.yaml';
  const UNREAD = 'set.yaml:13 unchanged ? → ? unresolved-template tolerated';
  it.each<[string, path: string, file: string, before: string, after: string, expected: readonly string[]]>([
    [
      'a tag',
      VALUES,
      'values/prod.yaml',
      'image:\n  tag: 1.0.0\n',
      'image:\n  tag: 2.0.0\n',
      ['values/prod.yaml:2 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'a version beside it',
      VALUES,
      'values/prod.yaml',
      'redis:\n  version: 1.0.0\n',
      'redis:\n  version: 2.0.0\n',
      ['set.yaml:12 unchanged ? → ?'],
    ],
    ['a tag elsewhere', VALUES, 'other/prod.yaml', 'image:\n  tag: 1.0.0\n', 'image:\n  tag: 2.0.0\n', [UNREAD]],
    [
      'a file that another kind reads',
      VALUES,
      'values/prod.yaml',
      values('1.0.0'),
      values('2.0.0'),
      ['values/prod.yaml:3 upgrade 1.0.0 → 2.0.0'],
    ],
    [
      'a tag, where the path begins with the template',
      '$own/{{name}}.yaml',
      'prod.yaml',
      'image:\n  tag: 1.0.0\n',
      'image:\n  tag: 2.0.0\n',
      ['prod.yaml:2 upgrade 1.0.0 → 2.0.0', UNREAD],
    ],
  ])('%s', async (_, path, file, before, after, expected) => {
    const changes = await compare({ 'set.yaml': set(path), [file]: before }, { 'set.yaml': set(path), [file]: after });
    expect(changes.map(show).sort()).toEqual(expected);
  });
});
