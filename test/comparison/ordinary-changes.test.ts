// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { type ComparisonOptions, compare, type Files, show } from '../support/comparison.ts';

const OFFICIAL = 'https://lightdash.github.io/helm-charts';

/** An Argo CD application of the service's chart with files of values; `more` stands in its Helm settings. */
function application(name: string, valueFiles: readonly string[], more = ''): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  sources:
    - repoURL: https://github.com/acme/platform.git
      targetRevision: main
      ref: values
    - repoURL: ${OFFICIAL}
      chart: lightdash
      targetRevision: 2.16.361
      helm:
        valueFiles: [${valueFiles.map((path) => `$values/${path}`).join(', ')}]
${more}`;
}

/** A chart of the service whose template chooses between a digest and a tag, also for a helper. */
const chartWithHelper = (tag: string): Files => {
  const image = (name: string) =>
    `image: "{{ ${name}.repository }}{{- if ${name}.digest -}}@{{ ${name}.digest }}{{- else -}}:{{ ${name}.tag }}{{- end }}"\n`;
  return {
    'bi/Chart.yaml': 'name: lightdash\nversion: 1.0.0\nappVersion: 1.0.0\n',
    'bi/values.yaml': `image: {repository: lightdash/lightdash, tag: 1.0.0}\ncheck:\n  image: {repository: docker.io/busybox, tag: "${tag}"}\n`,
    'bi/templates/d.yaml': `${image('.Values.image')}${image('.Values.check.image')}`,
  };
};

const REPOSITORY = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: lightdash}
spec: {url: "${OFFICIAL}"}
`;

/** A Flux release of a chart, from the repository of that name. */
function release(chart: string, version: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${chart}}
spec: {chart: {spec: {chart: ${chart}, sourceRef: {kind: HelmRepository, name: ${chart}},
  version: ${version}}}}
`;
}

/** An Argo CD application that leads to a folder. */
function pointer(path: string, repository = 'https://github.com/acme/platform.git', revision = 'main'): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: lightdash, namespace: argocd}
spec:
  source: {repoURL: "${repository}", path: ${path}, targetRevision: ${revision}}
`;
}

/** A chart of one's own, which a chart above it includes. */
const ownChart = (alias: string): Files => ({
  'app/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 0.1.0\nappVersion: 1.3.0\n',
  'app/values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: 1.2.0\n',
  'app/templates/app.yaml':
    'image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"\n',
  'bi/Chart.yaml': `apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies: [{name: app, ${alias}version: 0.1.0, repository: "file://../app"}]\n`,
});
const below = (key: string, tag: string) => `${key}:\n  image:\n    tag: ${tag}\n`;
const replacedValues = (tag: string) =>
  `        values: |\n          image:\n            tag: ${tag}\n        valuesObject: {image: {tag: 1.2.0}}\n`;
/** An application whose images a file beside its kustomization overrides. */
const overridden = (tag: string): Files => ({
  'argo/bi.yaml': pointer('apps/bi').replace(
    'targetRevision: main',
    `targetRevision: main, kustomize: {images: ["lightdash/lightdash:${tag}"]}`,
  ),
  'apps/bi/.argocd-source.yaml': 'kustomize: {images: ["lightdash/lightdash:1.2.0"]}\n',
  'apps/bi/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'apps/bi/deployment.yaml': deployment('0.9.0'),
});

const workload = (image: string, name = 'lightdash') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec: {template: {spec: {containers: [{name: web, image: "${image}"}]}}}
`;
const deployment = (tag: string) => workload(`lightdash/lightdash:${tag}`);
const compose = (tag: string, more = '') => `services:\n  lightdash:\n    image: lightdash/lightdash:${tag}\n${more}`;
const tagged = (tag: string) => `image:\n  tag: ${tag}\n`;
const TEMPLATE = 'chart: lightdash/lightdash, version: 2.16.101, values: [{image: {tag: 1.0.0}}]';
const umbrella = (chart: string) =>
  `apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: ${chart}\n    repository: ${OFFICIAL}\n`;

/** A Kustomize folder of another application, which patches whatever is labelled so. */
const OTHERS = (replicas: number): Files => ({
  'apps/web/kustomization.yaml': `resources: [deployment.yaml]
patches:
  - target: {kind: Deployment, labelSelector: "tier in (front, back)"}
    patch: '[{op: replace, path: /spec/replicas, value: ${replicas}}]'
`,
  'apps/web/deployment.yaml': workload('nginx:1.27.0', 'web'),
});

/** Values of a chart for any application, with another container beside that of the service. */
function containers(own: string, other: string, image = 'repository: busybox'): string {
  return `controllers:
  lightdash:
    initContainers:
      setup:
        image:
          ${image}
          tag: ${other}
    containers:
      app:
        image:
          repository: lightdash/lightdash
          tag: ${own}
`;
}

const WORKER_PATCH = '- path: worker.yaml\n';
/** An overlay that gives the workload of its base another version by a patch. */
const patched = (base: string, more: string): Files => ({
  'base/kustomization.yaml': 'resources: [all.yaml]\n',
  'base/all.yaml': base,
  'prod/kustomization.yaml': `resources: [../base]\npatches:\n- path: patch.yaml\n${more}`,
  'prod/patch.yaml': deployment('1.1.0'),
  ...(more === '' ? {} : { 'prod/worker.yaml': workload('lightdash/lightdash:1.1.0', 'worker') }),
});

/** A kustomization that sets the image of what another repository deploys. */
function remote(tag: string, revision = 'v1'): string {
  return `resources:
- https://git.example/acme/bi//deploy?ref=${revision}
images:
- name: lightdash/lightdash
  newTag: ${tag}
`;
}
/** Values that another tool writes for a new environment. */
const JINJA =
  '{% if provider == "gcp" %}\nlightdash:\n  image:\n    repository: lightdash/lightdash\n    tag: 1.0.0\n{% endif %}\n';
const BESIDE: Files = { 'other/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.5.0"}}\n' };
const STAYS = 'other/compose.yaml:1 unchanged 1.5.0 → 1.5.0';

/** A release of a helmfile with a merge key behind its own number, which another number of its template follows. */
function merged(timeout: number, template: string, version = '2.9.1'): string {
  return `repositories:
- {name: charts, url: "${OFFICIAL}"}
templates:
  all: &all {${template}}
releases:
- name: bi
  chart: charts/lightdash
  version: ${version}
  timeout: ${timeout}
  <<: *all
`;
}

describe('ordinary changes that deploy no other version (issue "does not cry wolf")', () => {
  const stays = ['k8s/lightdash.yaml:4 unchanged 1.0.0 → 1.0.0'];
  it.each<[string, Files, Files, readonly string[], ComparisonOptions?]>([
    [
      'another chart, where a secret or else a file of the repository gives the tag',
      belowSecret('2.9.1', 'values.yaml'),
      belowSecret('2.16.101', 'values.yaml'),
      ['bi/release.yaml:8 unchanged ? → ? external-values tolerated'],
    ],
    ...[
      'with:\n  chart: lightdash/lightdash\n  chart-version: VERSION\n  image-tag: 1.0.0\n',
      'chart: lightdash/lightdash\nversion: VERSION\nimage: {tag: 1.0.0}\n',
      'chart: lightdash/lightdash\nversion: VERSION\nsetValues:\n  image.tag: 1.0.0\n',
      'chart: lightdash/lightdash\nversion: VERSION\nvalues: image.tag=1.0.0\n',
    ].map((text): [string, Files, Files, readonly string[]] => [
      `another chart beside a tag: ${JSON.stringify(text)}`,
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'd.yml': text.replace('VERSION', '2.9.1') },
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'd.yml': text.replace('VERSION', '2.16.101') },
      stays,
    ]),
    [
      'values of two environments that move to another folder',
      moved('helm/lightdash'),
      moved('deploy/lightdash'),
      [
        'deploy/lightdash/values-staging.yaml:2 unchanged 1.1.0 → 1.1.0',
        'deploy/lightdash/values.yaml:3 unchanged 1.0.0 → 1.0.0',
      ],
      {
        renames: Object.fromEntries(
          ['values', 'values-staging', 'values-prod'].map((name) => [
            `deploy/lightdash/${name}.yaml`,
            `helm/lightdash/${name}.yaml`,
          ]),
        ),
      },
    ],
    [
      'a name and a host that come from other variables',
      {
        'k8s/lightdash.yaml': deployment('1.0.0'),
        'route.tf':
          'name = local.apps.lightdash.name\nserver = local.routes.lightdash.hostname\nfile = local.secrets.lightdash-env.path\n',
      },
      {
        'k8s/lightdash.yaml': deployment('1.0.0'),
        'route.tf':
          'name = local.lightdash_name\nserver = local.ends.lightdash.hostname\nfile = local.secrets.lightdash_env.path\n',
      },
      stays,
    ],
    ...[
      'path: "{{ lightdash_base_path }}"',
      '--tmpfs=/tmp:size={{ lightdash_tmp_size }}',
      '{% if lightdash_smtp.tls %}',
      'enabled = {{ lightdash_smtp_enabled }}',
      'backend_url: "http://bi:{{ config.lightdash.core.port }}"',
      '"$HOME_DIR/data/lightdash/db"',
    ].map((line): [string, Files, Files, readonly string[]] => [
      `another name in ${line}`,
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'roles/bi/tasks/bi.sh': `${line}\n` },
      {
        'k8s/lightdash.yaml': deployment('1.0.0'),
        'roles/bi/tasks/bi.sh': `${line.replace(/base|tmp(?=_)|smtp|core|HOME/, 'USER')}\n`,
      },
      stays,
    ]),
    [
      'another name for a variable of a role, with a note of it',
      {
        'k8s/lightdash.yaml': deployment('1.0.0'),
        'roles/bi/defaults/main.yml': "lightdash_roomdir: ['a.org']\n",
        'roles/bi/tasks/check.yml': '- fail: {msg: old}\n',
        'roles/bi/templates/config.json.j2': '{"rooms": {{ lightdash_roomdir | to_json }}}\n',
      },
      {
        'k8s/lightdash.yaml': deployment('1.0.0'),
        'roles/bi/defaults/main.yml': "lightdash_room_directory: ['a.org']\n",
        'roles/bi/tasks/check.yml':
          "- fail: {msg: old}\n  with_items:\n  - {'old': 'lightdash_roomdir', 'new': 'lightdash_room_directory'}\n",
        'roles/bi/templates/config.json.j2': '{"rooms": {{ lightdash_room_directory | to_json }}}\n',
      },
      stays,
    ],
    ...[
      ['runs only what it depends on', ''],
      [
        'takes its version for a label',
        'labels: {v: {{ .Chart.AppVersion }}}\nimage: "{{ .Values.web.image.repository }}:{{ .Values.web.image.tag }}"\n',
      ],
    ].map(([what, template = '']): [string, Files, Files, readonly string[]] => {
      const files = (replicas: string): Files => ({
        'bi/Chart.yaml':
          'name: lightdash\nversion: 1.0.0\nappVersion: 1.4.0\ndependencies:\n- {name: web, version: 5.1.0, repository: "https://acme.example"}\n',
        'bi/values.yaml': `web:\n  image: {repository: lightdash/lightdash, tag: 1.0.0}\n  replicas: ${replicas}\n`,
        ...(template !== '' && { 'bi/templates/d.yaml': template }),
      });
      return [
        `a chart by the name of the service that ${what}`,
        files('1'),
        files('2'),
        ['bi/values.yaml:2 unchanged 1.0.0 → 1.0.0'],
      ];
    }),
    [
      'the tag of a helper in a chart whose images are not understood',
      chartWithHelper('1.32'),
      chartWithHelper('1.37'),
      ['bi/values.yaml:1 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'a name that a file takes no more, beside an image of Terraform by the name of its source',
      {
        'bi.tf': 'resource "docker_image" "lightdash" {\n  name = data.docker_registry_image.lightdash.name\n}\n',
        'commands.yaml': 'shell: grep "{{ name }} {{ surname }}" list  # lightdash\n',
      },
      {
        'bi.tf': 'resource "docker_image" "lightdash" {\n  name = data.docker_registry_image.lightdash.name\n}\n',
        'commands.yaml': 'shell: grep "{{ first }} {{ last }}" list  # lightdash\n',
      },
      ['bi.tf:2 unchanged ? → ? unresolved-variable tolerated'],
    ],
    [
      'a patch that is not in the repository, for an object that runs nothing',
      {
        'bi/kustomization.yaml': 'resources: [lightdash.yaml]\n',
        'bi/lightdash.yaml': deployment('1.0.0'),
      },
      {
        'bi/kustomization.yaml':
          'resources: [lightdash.yaml]\npatches:\n- {target: {kind: ServiceMonitor, name: lightdash}, path: env/labels.yaml}\n',
        'bi/lightdash.yaml': deployment('1.0.0'),
      },
      ['bi/lightdash.yaml:4 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'one more container with the version that is there, in the place of another image',
      { 'apps/lightdash/values.yaml': containers('1.0.0', '8.17.0') },
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.0.0', 'repository: lightdash/lightdash') },
      ['apps/lightdash/values.yaml:7 install ? → 1.0.0', 'apps/lightdash/values.yaml:12 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'the first line about the service, in a list of versions that was there',
      { 'versions.ts': 'const versions = {\n  "library/redis": "7.2.0",\n};\n' },
      { 'versions.ts': 'const versions = {\n  "library/redis": "7.2.0",\n  "lightdash/lightdash": "2.9.0",\n};\n' },
      ['versions.ts:3 install ? → 2.9.0'],
    ],
    [
      'a release of a helmfile that becomes a template',
      { 'helmfile.yaml': `releases:\n  - {name: bi, ${TEMPLATE}}\n` },
      { 'helmfile.yaml': `templates:\n  t: {${TEMPLATE}}\nreleases:\n  - {name: bi, inherit: [{template: t}]}\n` },
      ['helmfile.yaml:2 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'another revision of a remote base whose image is set here',
      { ...BESIDE, 'bi/kustomization.yaml': remote('latest') },
      { ...BESIDE, 'bi/kustomization.yaml': remote('latest', 'v2') },
      ['bi/kustomization.yaml:5 unchanged ? → ? moving-tag tolerated', STAYS],
    ],
    [
      'the tag of another container beside that of the service',
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.5.0') },
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.6.0') },
      ['apps/lightdash/values.yaml:12 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'the same in a container that only its place tells from that of the service',
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.5.0').replace('initContainers', 'others') },
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.6.0').replace('initContainers', 'others') },
      ['apps/lightdash/values.yaml:12 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'a number that a merge key brings in as well',
      { 'ops/helmfile.yaml': merged(600, 'timeout: 600') },
      { 'ops/helmfile.yaml': merged(900, 'timeout: 600') },
      ['ops/helmfile.yaml:8 unchanged ? → ?'],
    ],
    [
      "another application's kustomization, which selects by labels",
      { 'k8s/lightdash.yaml': deployment('1.0.0'), ...OTHERS(1) },
      { 'k8s/lightdash.yaml': deployment('1.0.0'), ...OTHERS(2) },
      stays,
    ],
    [
      'an encrypted secret of another kind',
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'k8s/lightdash-secret.yaml': secret('a') },
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'k8s/lightdash-secret.yaml': secret('b') },
      stays,
    ],
    [
      'an object that mentions the service',
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'k8s/exporter.yaml': exporter('1.0.0') },
      { 'k8s/lightdash.yaml': deployment('1.0.0'), 'k8s/exporter.yaml': exporter('1.1.0') },
      stays,
    ],
    [
      'a template of a chart',
      { 'k8s/lightdash.yaml': deployment('1.0.0'), ...chartWith('{{ .Values.a }}') },
      { 'k8s/lightdash.yaml': deployment('1.0.0'), ...chartWith('{{ .Values.b }}') },
      [...stays],
    ],
    [
      'another application that goes',
      { 'argo/bi.yaml': application('bi', ['bi.yaml']), 'bi.yaml': tagged('1.0.0'), 'argo/web.yaml': other('web') },
      { 'argo/bi.yaml': application('bi', ['bi.yaml']), 'bi.yaml': tagged('1.0.0') },
      ['bi.yaml:2 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'another application under a new name',
      { 'argo/bi.yaml': application('bi', ['bi.yaml']), 'bi.yaml': tagged('1.0.0'), 'argo/web.yaml': other('web') },
      { 'argo/bi.yaml': application('bi', ['bi.yaml']), 'bi.yaml': tagged('1.0.0'), 'argo/www.yaml': other('www') },
      ['bi.yaml:2 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'a release that goes, beside another one in its file',
      { 'apps.yaml': `${REPOSITORY}---\n${release('lightdash', '2.9.1')}---\n${release('redis', '20.1.0')}` },
      { 'apps.yaml': `${REPOSITORY}---\n${release('redis', '20.1.0')}` },
      ['apps.yaml:10 removed 0.2248.0 → ?'],
    ],
    [
      'values that are split into layers',
      { 'argo/bi.yaml': application('bi', ['bi.yaml']), 'bi.yaml': `${tagged('1.0.0')}replicaCount: 2\n` },
      {
        'argo/bi.yaml': application('bi', ['common.yaml', 'bi.yaml']),
        'common.yaml': tagged('1.0.0'),
        'bi.yaml': 'replicaCount: 2\n',
      },
      ['common.yaml:2 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'a layer that two applications come to share',
      {
        'argo/a.yaml': application('a', ['a.yaml']),
        'a.yaml': tagged('1.0.0'),
        'argo/b.yaml': application('b', ['b.yaml']),
        'b.yaml': tagged('1.0.0'),
      },
      {
        'argo/a.yaml': application('a', ['common.yaml', 'a.yaml']),
        'a.yaml': 'replicaCount: 2\n',
        'argo/b.yaml': application('b', ['common.yaml', 'b.yaml']),
        'b.yaml': 'replicaCount: 1\n',
        'common.yaml': tagged('1.0.0'),
      },
      ['common.yaml:2 unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'values that an object of values replaces as a whole',
      { 'argo/bi.yaml': application('bi', [], replacedValues('1.0.0')) },
      { 'argo/bi.yaml': application('bi', [], replacedValues('1.1.0')) },
      ['argo/bi.yaml:17 unchanged 1.2.0 → 1.2.0'],
    ],
    [
      'images that a file of overrides replaces',
      overridden('1.0.0'),
      overridden('1.1.0'),
      ['apps/bi/.argocd-source.yaml:1 unchanged 1.2.0 → 1.2.0'],
    ],
    [
      'a folder and the pointer to it under a new name',
      { 'argo/bi.yaml': pointer('apps/bi'), 'apps/bi/deployment.yaml': deployment('1.0.0') },
      { 'argo/bi.yaml': pointer('apps/analytics'), 'apps/analytics/deployment.yaml': deployment('1.0.0') },
      ['apps/analytics/deployment.yaml:4 unchanged 1.0.0 → 1.0.0'],
      { renames: { 'apps/analytics/deployment.yaml': 'apps/bi/deployment.yaml' } },
    ],
    [
      'an address by another protocol',
      { 'argo/bi.yaml': pointer('apps/bi'), 'apps/bi/deployment.yaml': deployment('1.0.0') },
      {
        'argo/bi.yaml': pointer('apps/bi', 'git@github.com:acme/platform', 'HEAD'),
        'apps/bi/deployment.yaml': deployment('1.0.0'),
      },
      ['apps/bi/deployment.yaml:4 unchanged 1.0.0 → 1.0.0'],
    ],
    ...['', '{{ if .Values.proxy.enabled }}'].map((condition): [string, Files, Files, readonly string[]] => [
      `the sidecar of a chart whose environments set the tag ${condition}`,
      { ...sidecar(condition, '2.8.1'), 'envs/prod.yaml': tagged('1.0.0') },
      { ...sidecar(condition, '2.9.0'), 'envs/prod.yaml': tagged('1.0.0') },
      ['envs/prod.yaml:2 unchanged 1.0.0 → 1.0.0'],
    ]),
    [
      'latest, while other lines change',
      { 'compose.yaml': compose('latest') },
      { 'compose.yaml': `# c\n${compose('latest', '    restart: always\n')}` },
      ['compose.yaml:4 unchanged ? → ? moving-tag tolerated'],
    ],
    [
      'a variable, while other lines change',
      { 'compose.yaml': compose('${TAG}') },
      { 'compose.yaml': `# c\n${compose('${TAG}', '    restart: always\n')}` },
      ['compose.yaml:4 unchanged ? → ? unresolved-variable tolerated'],
    ],
    [
      'a range, while other lines change',
      { 'Chart.yaml': umbrella('2.x') },
      { 'Chart.yaml': umbrella('2.x').replace('0.1.0', '0.2.0') },
      ['Chart.yaml:6 unchanged ? → ? chart-range tolerated'],
    ],
  ])('%s', async (_, base, head, expected, options = {}) => {
    expect((await compare(base, head, options)).map(show)).toEqual(expected);
  });
});

describe('no lie: ordinary changes that deploy another version', () => {
  it.each<[string, Files, Files, readonly string[], ComparisonOptions?]>([
    [
      'values below a secret, from another file',
      belowSecret('2.16.101', 'values.yaml'),
      belowSecret('2.16.101', 'next.yaml'),
      ['bi/release.yaml:8 upgrade ? → ? external-values'],
    ],
    ...[
      ['1.0.0', '1.1.0', 'upgrade 1.0.0 → 1.1.0'],
      ['1.0.0', 'latest', 'upgrade 1.0.0 → ? moving-tag'],
      ['latest', '1.0.0', 'upgrade ? → 1.0.0 base-unresolved'],
      ['1.0.0-a1b2c3', '1.1.0-d4e5f6', 'upgrade ? → ? unknown-suffix'],
    ].map(([before = '', after = '', expected]): [string, Files, Files, readonly string[]] => [
      `the image of a remote base, from ${before} to ${after}`,
      { ...BESIDE, 'bi/kustomization.yaml': remote(before) },
      { ...BESIDE, 'bi/kustomization.yaml': remote(after) },
      [`bi/kustomization.yaml:5 ${expected}`, STAYS],
    ]),
    [
      "the service's own image in a container that sets up another",
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.0.0', 'repository: lightdash/lightdash') },
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.1.0', 'repository: lightdash/lightdash') },
      [
        'apps/lightdash/values.yaml:12 unchanged 1.0.0 → 1.0.0 mixed-versions',
        'apps/lightdash/values.yaml:7 upgrade 1.0.0 → 1.1.0 mixed-versions',
      ],
    ],
    [
      'a chart beside a template of Jinja for its values',
      { 'charts/bi/Chart.yaml': umbrella('2.9.1'), 'new/bi.values.yaml': JINJA },
      { 'charts/bi/Chart.yaml': umbrella('2.16.101'), 'new/bi.values.yaml': JINJA },
      ['charts/bi/Chart.yaml:6 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'a tag in a template of Jinja for values',
      { 'charts/bi/Chart.yaml': umbrella('2.9.1'), 'new/bi.values.yaml': JINJA },
      { 'charts/bi/Chart.yaml': umbrella('2.9.1'), 'new/bi.values.yaml': JINJA.replace('1.0.0', '1.1.0') },
      ['charts/bi/Chart.yaml:6 unchanged ? → ?', 'new/bi.values.yaml:5 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'one more container, with another version than the one that is there',
      { 'apps/lightdash/values.yaml': containers('1.0.0', '8.17.0') },
      { 'apps/lightdash/values.yaml': containers('1.0.0', '1.1.0', 'repository: lightdash/lightdash') },
      [
        'apps/lightdash/values.yaml:12 unchanged 1.0.0 → 1.0.0 mixed-versions',
        'apps/lightdash/values.yaml:7 upgrade ? → 1.1.0 mixed-versions',
      ],
    ],
    ...(['', WORKER_PATCH] as const).map((more): [string, Files, Files, readonly string[]] => [
      `one more workload beside one that a patch gives another version, patched${more === '' ? ' not at all' : ' as well'}`,
      patched(deployment('1.0.0'), ''),
      patched(`${deployment('1.0.0')}---\n${workload('lightdash/lightdash:1.0.0', 'worker')}`, more),
      [
        'base/all.yaml:4 unchanged 1.0.0 → 1.0.0',
        `base/all.yaml:9 ${more === '' ? 'upgrade ? → 1.0.0 not-evaluated' : 'install ? → 1.0.0'}`,
      ],
    ]),
    [
      'a worker of an unknown version next to a service of a known one',
      { 'compose.yaml': compose('1.0.0') },
      { 'compose.yaml': compose('1.0.0', '  worker:\n    image: lightdash/lightdash:${TAG}\n') },
      ['compose.yaml:3 unchanged 1.0.0 → 1.0.0', 'compose.yaml:5 upgrade ? → ? unresolved-variable'],
    ],
    [
      'the alias of a chart, while an environment loses its own tag',
      {
        ...ownChart('alias: lightdash, '),
        'bi/values.yaml': below('lightdash', '1.1.0'),
        'bi/values-dev.yaml': below('lightdash', '1.0.0'),
      },
      { ...ownChart(''), 'bi/values.yaml': below('app', '1.1.0'), 'bi/values-dev.yaml': 'app: {image: {}}\n' },
      ['bi/values.yaml:3 unchanged 1.1.0 → 1.1.0', 'bi/values.yaml:3 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a section that is left empty below another, so that the tag of the chart counts',
      {
        ...ownChart(''),
        'bi/values.yaml': 'app:\n  image:\n    tag: ""\n',
        'bi/values-dev.yaml': 'app: {image: {}}\n',
      },
      { ...ownChart(''), 'bi/values.yaml': 'app:\n  image:\n', 'bi/values-dev.yaml': 'app: {image: {}}\n' },
      ['app/Chart.yaml:4 removed 1.3.0 → ?', 'app/values.yaml:3 downgrade 1.3.0 → 1.2.0'],
    ],
    [
      'a patch that is not in the repository, for a workload',
      { 'bi/kustomization.yaml': 'resources: [lightdash.yaml]\n', 'bi/lightdash.yaml': deployment('1.0.0') },
      {
        'bi/kustomization.yaml':
          'resources: [lightdash.yaml]\npatches:\n- {target: {kind: Deployment, name: lightdash}, path: env/image.yaml}\n',
        'bi/lightdash.yaml': deployment('1.0.0'),
      },
      ['bi/lightdash.yaml:4 unchanged 1.0.0 → 1.0.0 not-evaluated'],
    ],
    [
      'a tag beside another repository that the image of the service may take',
      { ...BESIDE, ...sidecar('', '2.8.1', '{{ if .Values.own }}:{{ .Values.proxy.image.tag }}{{ end }}') },
      { ...BESIDE, ...sidecar('', '2.9.0', '{{ if .Values.own }}:{{ .Values.proxy.image.tag }}{{ end }}') },
      ['bi/values.yaml:2 unchanged ? → ? chart-unpinned tolerated', 'bi/values.yaml:7 upgrade 2.8.1 → 2.9.0', STAYS],
    ],
    ...['$REPOSITORY', '"{{ .Values.mirror }}"', 'ENC[AES256_GCM,data:eA==]'].map(
      (repository): [string, Files, Files, readonly string[]] => [
        `a tag beside the repository ${repository}, which may be the service's`,
        {
          'apps/lightdash/values.yaml': containers('1.0.0', '1.5.0', `repository: ${repository}`).replace(
            'initContainers',
            'others',
          ),
        },
        {
          'apps/lightdash/values.yaml': containers('1.0.0', '1.6.0', `repository: ${repository}`).replace(
            'initContainers',
            'others',
          ),
        },
        ['apps/lightdash/values.yaml:12 unchanged 1.0.0 → 1.0.0', 'apps/lightdash/values.yaml:7 upgrade 1.5.0 → 1.6.0'],
      ],
    ),
    [
      "a tag beside another repository, where no reader has found the service's image",
      { 'apps/lightdash/values.yaml': 'image:\n  repository: acme/analytics\n  tag: 1.5.0\n' },
      { 'apps/lightdash/values.yaml': 'image:\n  repository: acme/analytics\n  tag: 1.6.0\n' },
      ['apps/lightdash/values.yaml:3 upgrade 1.5.0 → 1.6.0'],
    ],
    [
      'a version above a number that a merge key brings in as well',
      { 'ops/helmfile.yaml': merged(900, 'timeout: 600') },
      { 'ops/helmfile.yaml': merged(900, 'timeout: 600', '2.16.101') },
      ['ops/helmfile.yaml:8 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'a switch that a merge key brings in as well',
      { 'ops/helmfile.yaml': `${merged(900, 'installed: true')}  installed: true\n` },
      { 'ops/helmfile.yaml': merged(900, 'installed: true').replace('  <<', '  installed: false\n  <<') },
      ['ops/helmfile.yaml:- upgrade 0.2248.0 → ? image-changed'],
    ],
    [
      'a tag that moves to another layer, and is another one there',
      { 'argo/bi.yaml': application('bi', ['bi.yaml']), 'bi.yaml': tagged('1.0.0') },
      {
        'argo/bi.yaml': application('bi', ['common.yaml', 'bi.yaml']),
        'common.yaml': tagged('1.1.0'),
        'bi.yaml': 'replicaCount: 2\n',
      },
      ['common.yaml:2 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a release of a helmfile that leaves out the values of its template',
      { 'helmfile.yaml': `templates:\n  t: {${TEMPLATE}}\nreleases:\n  - {name: bi, inherit: [{template: t}]}\n` },
      {
        'helmfile.yaml': `templates:\n  t: {${TEMPLATE}}\nreleases:\n  - {name: bi, inherit: [{template: t, except: [values]}]}\n`,
      },
      ['helmfile.yaml:2 upgrade 1.0.0 → 1.237.0'],
    ],
    [
      'a folder and the pointer to it under a new name, with another version',
      { 'argo/bi.yaml': pointer('apps/bi'), 'apps/bi/deployment.yaml': deployment('1.0.0') },
      { 'argo/bi.yaml': pointer('apps/analytics'), 'apps/analytics/deployment.yaml': deployment('1.1.0') },
      ['apps/analytics/deployment.yaml:4 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'a pointer that leads to the folder of another environment',
      {
        'argo/bi.yaml': pointer('apps/a'),
        'apps/a/deployment.yaml': deployment('1.0.0'),
        'apps/b/deployment.yaml': deployment('1.1.0'),
      },
      {
        'argo/bi.yaml': pointer('apps/b'),
        'apps/a/deployment.yaml': deployment('1.0.0'),
        'apps/b/deployment.yaml': deployment('1.1.0'),
      },
      [
        'apps/a/deployment.yaml:4 unchanged 1.0.0 → 1.0.0',
        'apps/b/deployment.yaml:4 unchanged 1.1.0 → 1.1.0',
        'apps/b/deployment.yaml:4 upgrade 1.0.0 → 1.1.0',
      ],
    ],
    [
      'a pointer to another revision',
      { 'argo/bi.yaml': pointer('apps/bi', undefined, 'v1'), 'apps/bi/deployment.yaml': deployment('1.0.0') },
      { 'argo/bi.yaml': pointer('apps/bi', undefined, 'v2'), 'apps/bi/deployment.yaml': deployment('1.0.0') },
      ['apps/bi/deployment.yaml:4 unchanged 1.0.0 → 1.0.0', 'argo/bi.yaml:5 upgrade 1.0.0 → ? not-evaluated'],
    ],
    [
      'a chart in a command, while the input names the version of the chart',
      { 'values.yaml': 'image: {repository: lightdash/lightdash}\n', 'deploy.sh': helm('2.9.1') },
      { 'values.yaml': 'image: {repository: lightdash/lightdash}\n', 'deploy.sh': helm('2.16.101') },
      ['deploy.sh:1 upgrade 0.2248.0 → 1.237.0', 'values.yaml:1 unchanged ? → ?'],
      { settings: { chartVersion: '2.16.101' } },
    ],
    [
      'a file of variables for production beside a compose file',
      { 'compose.yaml': compose('${TAG}'), '.env.prod': 'TAG=1.0.0\n' },
      { 'compose.yaml': compose('${TAG}'), '.env.prod': 'TAG=1.1.0\n' },
      ['.env.prod:1 upgrade 1.0.0 → 1.1.0', 'compose.yaml:3 unchanged ? → ? unresolved-variable tolerated'],
    ],
    [
      'a script beside another deployment',
      { 'compose.yaml': compose('1.0.0'), 'deploy.sh': 'docker run lightdash/lightdash:1.0.0\n' },
      { 'compose.yaml': compose('1.0.0'), 'deploy.sh': 'docker run lightdash/lightdash:1.1.0\n' },
      ['compose.yaml:3 unchanged 1.0.0 → 1.0.0', 'deploy.sh:1 upgrade 1.0.0 → 1.1.0'],
    ],
  ])('%s', async (_, base, head, expected, options = {}) => {
    expect((await compare(base, head, options)).map(show).sort()).toEqual(expected);
  });
});

function helm(chart: string): string {
  return `helm upgrade --install bi lightdash/lightdash --version ${chart} -f values.yaml\n`;
}

/** A Flux release with values of the repository, and with a secret above them. */
function belowSecret(chart: string, values: string): Files {
  return {
    'bi/release.yaml': `${release('lightdash', chart).trimEnd().slice(0, -1)},
  valuesFrom: [
    {kind: ConfigMap, name: bi},
    {kind: Secret, name: bi}]}
`,
    'bi/repository.yaml': REPOSITORY,
    'bi/kustomization.yaml': `resources: [release.yaml, repository.yaml]\nconfigMapGenerator:\n- {name: bi, files: [values.yaml=${values}]}\n`,
    'bi/values.yaml': tagged('1.0.0'),
    'bi/next.yaml': tagged('1.1.0'),
  };
}

/** Values in a folder, and the commands that use them. */
function moved(folder: string): Files {
  const up = (name: string) =>
    `helm upgrade bi lightdash/lightdash \\\n  -f ${folder}/values.yaml \\\n  -f ${folder}/values-${name}.yaml --wait\n`;
  return {
    [`${folder}/values.yaml`]: 'image:\n  repository: lightdash/lightdash\n  tag: 1.0.0\n',
    [`${folder}/values-staging.yaml`]: tagged('1.1.0'),
    [`${folder}/values-prod.yaml`]: 'replicaCount: 2\n',
    'deploy.sh': `${up('staging')}${up('prod')}`,
  };
}

function other(name: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  source: {repoURL: https://github.com/acme/platform, path: apps/${name}, targetRevision: main}
`;
}

function secret(data: string): string {
  return `apiVersion: v1
kind: Secret
metadata: {name: lightdash}
stringData: {LIGHTDASH_SECRET: "ENC[AES256_GCM,data:${data},type:str]"}
sops: {version: 3.8.1, mac: "ENC[${data}]"}
`;
}

/** A chart that runs a proxy beside the service, and leaves the service's tag to its environments. */
function sidecar(condition: string, proxy: string, tag = ':{{ .Values.image.tag }}'): Files {
  const containers = `[{image: "{{ .Values.image.repository }}${tag}"}, ${condition}{image: "{{ .Values.proxy.image.repository }}:{{ .Values.proxy.image.tag }}"}${condition && '{{ end }}'}]`;
  return {
    'bi/Chart.yaml': 'apiVersion: v2\nname: bi\nversion: 0.1.0\n',
    'bi/values.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ""\nproxy:\n  image:\n    repository: gcr.io/acme/proxy\n    tag: ${proxy}\n`,
    'bi/templates/deployment.yaml': `kind: Deployment\nspec: {template: {spec: {containers: ${containers}}}}\n`,
  };
}

function exporter(tag: string): string {
  return `${workload(`acme/lightdash-exporter:${tag}`, 'lightdash-exporter')}---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: lightdash}
`;
}

function chartWith(value: string): Files {
  return {
    'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
    'charts/web/templates/deployment.yaml': `${workload('nginx:1.27.0')}# beside lightdash\n  x: ${value}\n`,
  };
}
