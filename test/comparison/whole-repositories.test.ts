// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const [OLD, NEW, OTHER] = ['1.0.0', '1.1.0', '1.2.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOUR: Files = { 'zz-other/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };

/** What a change does to what stays, the same alone and beside another deployment. */
async function changesOf(base: Files, head: Files): Promise<string[]> {
  const [alone, beside] = await Promise.all(
    [{}, NEIGHBOUR].map(async (other) =>
      (await compare({ ...other, ...base }, { ...other, ...head }))
        .filter(
          ({ change, problem, tolerated, buildChanged }) =>
            change.endsWith('grade') || (problem && !tolerated) || buildChanged,
        )
        .map(show),
    ),
  );
  expect(beside).toEqual(alone);
  return alone ?? [];
}

type Row = [name: string, base: Files, change: Files, expected: readonly string[]];
const up = (place: string, to = NEW) => `${place} upgrade ${OLD} → ${to}`;
const notKnown = (place: string, ends: string) => `${place} upgrade ${ends} not-understood`;

const CONFIG: Files = {
  'config.ts': `export const config = {\n  prod: { lightdash: '${OLD}' },\n  dev: { lightdash: '${NEW}' },\n};\n`,
  'main.ts': "import { config } from './config';\nnew Lightdash('prod', { tag: config.prod.lightdash });\n",
};
const FOLDER: Files = {
  'config/index.ts': `export const lightdashTag = '${OLD}';\n`,
  'config/next.ts': `export const lightdashTag = '${NEW}';\n`,
  'main.ts': `import { lightdashTag } from './config';\nrun(\`${IMAGE}:\${lightdashTag}\`);\n`,
};
const play = (options: string): Files => ({
  'play.yml': `- hosts: bi\n  vars:\n    lightdash_version: ${OLD}\n  tasks:\n    - docker_container:\n        image: "${IMAGE}:{{ lightdash_version }}"\n`,
  'next.yml': `lightdash_version: ${NEW}\n`,
  'size.yml': 'replicas: 3\n',
  'up.sh': `ansible-playbook play.yml${options}\n`,
});
const make = (included: string): Files => ({
  Makefile: `LIGHTDASH_TAG := ${OLD}\n${included}up:\n\tdocker run ${IMAGE}:$(LIGHTDASH_TAG)\n`,
  'next.mk': `LIGHTDASH_TAG := ${NEW}\n`,
  'colors.mk': 'RED := 31\n',
});
const stack = (options: string): Files => ({
  'bi.yaml': `Parameters:\n  LightdashTag:\n    Default: ${OTHER}\nResources:\n  Task:\n    Type: AWS::ECS::TaskDefinition\n    Properties:\n      ContainerDefinitions:\n        - Image: !Sub "${IMAGE}:\${LightdashTag}"\n`,
  'prod.json': `{ "LightdashTag": "${OLD}" }\n`,
  'up.sh': `aws cloudformation deploy --template-file bi.yaml${options}\n`,
});
const packer = (option: string): Files => ({
  'packer/bi.pkr.hcl': `variable "lightdash_version" {\n  default = "${OLD}"\n}\n`,
  'packer/dev.pkrvars.hcl': `lightdash_version = "${NEW}"\n`,
  '.github/workflows/ami.yml': `jobs:\n  ami:\n    steps:\n      - run: packer build${option} packer/bi.pkr.hcl\n`,
});
const templated = (tag: string): Files => ({
  'apps/templates/bi.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: lightdash}\nspec:\n  source:\n    repoURL: {{ .Values.bi.repo }}\n    chart: {{ .Values.bi.chart }}\n    helm:\n      parameters:\n      - name: image.tag\n        value: ${tag}\n`,
});
const artifact = (source: string, images: string): Files => ({
  'bi.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: lightdash}\nspec:\n  path: ${source === 'GitRepository' ? './deploy' : './'}\n  sourceRef: {kind: ${source}, name: lightdash}\n${images}`,
  'manifests/bi.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "${IMAGE}:${OLD}"}]}}}\n`,
});
const instances = (provider: string, version = OLD): Files => ({
  'bi.tf': `resource "google_cloud_run_v2_service" "bi" {\n  for_each = var.instances\n  template {\n    containers {\n      image = "${IMAGE}:\${each.value.version}"\n    }\n  }\n}\n`,
  'bi.tfvars': `instances = { eu = { version = "${version}" } }\n`,
  'providers.tf': `terraform {\n  required_providers {\n    google = {\n      source  = "hashicorp/google"\n      version = "~> ${provider}"\n    }\n  }\n}\n`,
});
const containers = (proxy: string, tag = OLD): Files => ({
  'bi.tf': `resource "google_cloud_run_v2_service" "lightdash" {\n  template {\n    containers {\n      image = "\${aws_ecr_repository.lightdash.repository_url}:${tag}"\n    }\n    containers {\n      image = "\${aws_ecr_repository.proxy.repository_url}:${proxy}"\n    }\n  }\n}\n`,
});
const otherwise = (image: string, version: string): Files => ({
  'bi.tf': `resource "google_cloud_run_v2_service" "lightdash" {\n  template {\n    containers {\n      image = ${image.replace('VERSION', version)}\n    }\n  }\n}\n`,
});
const onOneLine = (cpu: string, tag = OLD): Files => ({
  'bi.tf': `resource "aws_ecs_task_definition" "bi" {\n  container_definitions = jsonencode([{ name = "lightdash", image = "\${data.aws_ecr_repository.apps.repository_url}:${tag}", cpu = ${cpu} }])\n}\n`,
});
const database = (version: string, source = 'terraform-aws-modules/rds/aws'): Files => ({
  'db.tf': `module "db_lightdash" {\n  source  = "${source}"\n  version = "${version}"\n}\n`,
});
const stages = (text: string): Files => ({
  'env/prod.sh': `LIGHTDASH_TAG=${OLD}\n`,
  'env/dev.sh': `LIGHTDASH_TAG=${NEW}\n`,
  'env/eu.sh': `LIGHTDASH_TAG=${OLD}\n`,
  'up.sh': `${text}\ndocker run ${IMAGE}:$LIGHTDASH_TAG\n`,
});
const task = (stage: string): Files => ({
  'Taskfile.yml': `dotenv: [".env.{{.STAGE}}"]\nvars:\n  STAGE: '{{.STAGE | default "${stage}"}}'\ntasks:\n  up:\n    cmds:\n      - docker run ${IMAGE}:$LIGHTDASH_TAG\n`,
  '.env.prod': `LIGHTDASH_TAG=${OLD}\n`,
  '.env.dev': `LIGHTDASH_TAG=${NEW}\n`,
});
const workflow = (stage: string): Files => ({
  '.github/workflows/up.yml': `env:\n  STAGE: ${stage}\njobs:\n  up:\n    steps:\n      - run: helm upgrade bi lightdash/lightdash -f values/\${{ env.STAGE }}.yaml\n`,
  'values/prod.yaml': `image:\n  tag: ${OLD}\n`,
  'values/dev.yaml': `image:\n  tag: ${NEW}\n`,
});
const app = (file: string): Files => ({
  'apps/bi.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  sources:\n    - repoURL: https://lightdash.github.io/helm-charts\n      chart: lightdash\n      targetRevision: 2.16.361\n      helm: {valueFiles: [$v/lightdash/${file}.yaml]}\n    - {repoURL: "https://github.com/acme/gitops.git", ref: v}\n`,
  'lightdash/prod.yaml': `image: {tag: ${OLD}}\nsecrets: {LIGHTDASH_SECRET: x}\n`,
  'lightdash/dev.yaml': `image: {tag: ${NEW}}\nsecrets: {LIGHTDASH_SECRET: x}\n`,
});
const generator = (path: string): Files => ({
  'set.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: all}\nspec:\n  generators:\n    - git:\n        files:\n          - path: ${path}\n`,
  'blue/bi/app.json': '{"name": "bi"}\n',
  'blue/bi/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: ${OLD}\n`,
  'green/bi/app.json': '{"name": "bi"}\n',
  'green/bi/values.yaml': `image:\n  repository: ${IMAGE}\n  tag: ${NEW}\n`,
});
const workload = (name: string, tag: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec: {template: {spec: {containers: [{image: "${IMAGE}:${tag}"}]}}}\n`;
const STAGES: Files = { 'k8s/bi-prod.yaml': workload('bi', OLD), 'k8s/bi-dev.yaml': workload('bi-dev', NEW) };
const compose = (tag: string) => `services:\n  lightdash:\n    image: ${IMAGE}:${tag}\n`;
const STACKS: Files = { 'bi/dev.yml': compose(NEW), 'bi/prod.yml': compose(OLD), 'bi/qa.yml': compose(OTHER) };
const chart = (version: string, tag: string): Files => ({
  'bi.garden.yml': `kind: Deploy\nspec:\n  chart:\n    name: lightdash\n    repo: https://lightdash.github.io/helm-charts\n    version: ${version}\n  values:\n    image:\n      tag: ${tag}\n`,
});
const release = (version: string, tag: string): Files => ({
  'index.ts': `new Release('bi', {\n  chart: 'lightdash',\n  version: '${version}',\n  values: {\n    image: { tag: ${tag} },\n  },\n});\n`,
});
const jsonnet = (block: string): Files => ({
  'lib/bi.libsonnet': `{\n  _images+:: {\n    lightdash: '${IMAGE}:${OLD}',\n  },\n}\n`,
  'dev/main.jsonnet': `(import 'bi.libsonnet') + {\n${block}  name: 'dev',\n}\n`,
});
const copilot = (dev: string): Files => ({
  'bi/manifest.yml': `image:\n  location: ${IMAGE}:${OLD}\nenvironments:\n  dev:\n${dev}    cpu: 512\n`,
});
const items = (dev: string): Files => ({
  'render.yaml': `services:\n  - name: bi\n    image: ${IMAGE}:${OLD}\n${dev}  - name: x\n`,
});
const image = (registry: string): Files => ({
  'render.yaml': `services:\n  - image:\n      url: ${registry}${IMAGE}:${OLD}\n`,
});
const CHARTS = ['2.9.1', '2.10.7'] as const;

describe('a change of what a line refers to', () => {
  it.each<Row>([
    [
      'a member of a program',
      CONFIG,
      { 'main.ts': String(CONFIG['main.ts']).replace('.prod.', '.dev.') },
      [up('main.ts:2')],
    ],
    ['another way to it', CONFIG, { 'main.ts': String(CONFIG['main.ts']).replace('tag: config.', 'tag: c.') }, []],
    [
      'a folder of a program',
      FOLDER,
      { 'main.ts': String(FOLDER['main.ts']).replace('config', 'config/next') },
      [up('main.ts:1')],
    ],
    ['extra variables', play(''), play(' -e @next.yml'), [notKnown('up.sh:1', `? → ${NEW}`)]],
    ['extra variables, in quotes', play(''), play(" --extra-vars '@next.yml'"), [notKnown('up.sh:1', `? → ${NEW}`)]],
    ['extra variables without a version', play(''), play(' -e @size.yml'), []],
    ['one more file of make', make(''), make('-include next.mk\n'), [notKnown('Makefile:2', `? → ${NEW}`)]],
    ['one more file of make without a version', make(''), make('include colors.mk\n'), []],
    ['parameters', stack(' --parameter-overrides file://prod.json'), stack(''), [notKnown('up.sh:-', `${OLD} → ?`)]],
    [
      'variables of a step',
      packer(''),
      packer(' -var-file=packer/dev.pkrvars.hcl'),
      [notKnown('.github/workflows/ami.yml:4', `? → ${NEW}`)],
    ],
    ['a default in a path', stages('. ./env/${1:-prod}.sh'), stages('. ./env/${1:-dev}.sh'), [up('up.sh:1')]],
    ['a default in a path, to the same', stages('. ./env/${1:-prod}.sh'), stages('. ./env/${1:-eu}.sh'), []],
    [
      'the default of a variable in a path',
      stages('S=${S:-prod}\n. "env/${S}.sh"'),
      stages('S=${S:-dev}\n. "env/${S}.sh"'),
      [up('up.sh:1')],
    ],
    ['a variable of a task in a path', task('prod'), task('dev'), [up('Taskfile.yml:3')]],
    ['a variable of a workflow in a path', workflow('prod'), workflow('dev'), [up('.github/workflows/up.yml:2')]],
    ['values', app('prod'), app('dev'), [up('lightdash/dev.yaml:1')]],
    ['the files of a generator', generator('blue/*/app.json'), generator('green/*/app.json'), [up('set.yaml:8')]],
    [
      'a template for the tag of an application, in place of which a version comes',
      templated('"{{ .Values.bi.tag }}"'),
      templated(NEW),
      ['apps/templates/bi.yaml:11 upgrade ? → 1.1.0 base-unresolved'],
    ],
    [
      'another value for the tag of an application',
      templated('"{{ .Values.bi.tag }}"'),
      templated('"{{ .Values.bi.next }}"'),
      ['apps/templates/bi.yaml:11 upgrade ? → ? unresolved-template'],
    ],
    ...['OCIRepository', 'Bucket', 'GitRepository'].map(
      (source): Row => [
        `images over what a ${source} holds, which go`,
        artifact(source, `  images: [{name: ${IMAGE}, newTag: ${OLD}}]\n`),
        artifact(source, ''),
        [`bi.yaml:- upgrade ${OLD} → ? image-changed`],
      ],
    ),
    [
      'an override of Jsonnet on one line, which comes',
      {
        ...jsonnet(''),
        'eu/main.jsonnet': `bi { _config+:: { replicas: 1 } }\n`,
        'lib/bi.libsonnet': `{ bi: '${IMAGE}:${OLD}' }\n`,
      },
      { 'eu/main.jsonnet': `bi { _config+:: { replicas: 1 }, _images+:: { bi: '${IMAGE}:${NEW}' } }\n` },
      [notKnown('eu/main.jsonnet:1', `? → ${NEW}`)],
    ],
    [
      'an override of Jsonnet',
      jsonnet(`  _images+:: {\n    lightdash: '${IMAGE}:${NEW}',\n  },\n`),
      jsonnet(''),
      [notKnown('dev/main.jsonnet:-', `${NEW} → ?`)],
    ],
  ])('%s', async (_, base, change, expected) => {
    expect(await changesOf(base, { ...base, ...change })).toEqual(expected);
  });
});

describe('what stands beside the version', () => {
  it.each<Row>([
    [
      'stages in the names of manifests',
      STAGES,
      { 'k8s/bi-prod.yaml': workload('bi', OTHER) },
      [up('k8s/bi-prod.yaml:4', OTHER)],
    ],
    ['one more environment of compose', STACKS, { 'bi/eu.yml': compose(OLD) }, []],
    ['one more file of compose', STACKS, { 'bi/eu.yml': compose('1.3.0') }, [`bi/eu.yml:3 upgrade ${OTHER} → 1.3.0`]],
    [
      'one more file beside the default',
      { 'bi/compose.dev.yaml': compose(NEW), 'bi/compose.yaml': compose(OLD) },
      { 'bi/compose.prod.yaml': compose(NEW) },
      [up('bi/compose.prod.yaml:3')],
    ],
    ['a chart with values beside it', chart(CHARTS[0], OLD), chart(CHARTS[1], OLD), []],
    ['a chart with a variable beside it', chart(CHARTS[0], '${var.tag}'), chart(CHARTS[1], '${var.tag}'), []],
    [
      'a chart in a program',
      release(CHARTS[0], "config.require('tag')"),
      release(CHARTS[1], "config.require('tag')"),
      [],
    ],
    [
      'an image of an environment that goes',
      copilot(`    image:\n      location: ${IMAGE}:${NEW}\n`),
      copilot(''),
      [notKnown('bi/manifest.yml:-', `${NEW} → ?`)],
    ],
    ['the same image, which goes', copilot(`    image:\n      location: ${IMAGE}:${OLD}\n`), copilot(''), []],
    ['an item with an image that goes', items(`  - name: dev\n    image: ${IMAGE}:${NEW}\n`), items(''), []],
    ['the registry of Docker Hub', image('docker.io/'), image(''), []],
    ...[
      '"${aws_ecr_repository.apps.repository_url}:VERSION"',
      'format("%s:%s", data.aws_ecr_repository.apps.repository_url, "VERSION")',
    ].map(
      (image): Row => [
        `an image of a repository that is called otherwise: ${image}`,
        otherwise(image, OLD),
        otherwise(image, NEW),
        ['bi.tf:4 upgrade ? → ? unresolved-variable'],
      ],
    ),
    ['what stands on the line of an image that is not known', onOneLine('512'), onOneLine('1024'), []],
    ['that image', onOneLine('512'), onOneLine('512', NEW), ['bi.tf:2 upgrade ? → ? unresolved-variable']],
    [
      'a container beside one whose repository is called after the service',
      containers('1.0.0'),
      containers('1.1.0'),
      [],
    ],
    ['the other one', containers('1.0.0'), containers('1.0.0', NEW), [up('bi.tf:4')]],
    ['a provider beside a variable called `version`', instances('5.40.0'), instances('5.44.0'), []],
    ['the version that such a variable gives', instances('5.40.0'), instances('5.40.0', NEW), [up('bi.tfvars:1')]],
    ['a general module, called after the service', database('6.8.0'), database('6.9.0'), []],
    [
      'a module of a team, called after the service',
      database('1.0.0', 'acme/bi/aws'),
      database('1.1.0', 'acme/bi/aws'),
      ['db.tf:2 upgrade ? → ? not-evaluated'],
    ],
    [
      'a general module, in whose place one of a team comes',
      database('6.8.0'),
      database('6.8.0', 'acme/lightdash/aws'),
      ['db.tf:2 upgrade ? → ? not-evaluated'],
    ],
    [
      'a package of Ruby',
      { Gemfile: 'gem "lightdash-rb", "1.0.0"\n' },
      { Gemfile: 'gem "lightdash-rb", "1.1.0"\n' },
      [],
    ],
  ])('%s', async (_, base, change, expected) => {
    expect(await changesOf(base, { ...base, ...change })).toEqual(expected);
  });

  it('the values of a release, for a chart that it does not install', async () => {
    const files = (version: string): Files => ({
      'charts/lightdash/Chart.yaml': `apiVersion: v2\nname: lightdash\nversion: 0.1.0\nappVersion: "${version}"\n`,
      'charts/lightdash/templates/web.yaml':
        'spec: {containers: [{image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"}]}\n',
      'charts/lightdash/values.yaml': `image:\n  repository: ${IMAGE}\n  pullPolicy: IfNotPresent\n  tag: ""\n`,
      'argocd/bi.yaml':
        'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  sources:\n    - repoURL: https://lightdash.github.io/helm-charts\n      chart: lightdash\n      targetRevision: 2.9.1\n      helm:\n        valueFiles: [$v/env/prod.yaml, $v/env/prod-pin.yaml]\n    - repoURL: https://github.com/acme/gitops\n      ref: v\n',
      'env/prod.yaml': `image: {tag: ${NEW}}\n`,
      'env/prod-pin.yaml': `image: {tag: ${OLD}}\n`,
    });
    expect(await changesOf(files(OLD), files(NEW))).toEqual([up('charts/lightdash/Chart.yaml:4')]);
  });

  it.each(["''", "tag ?? ''", "config.get('tag') || ''"])('a chart beside a tag that may be empty: %s', async (tag) => {
    expect(await changesOf(release(CHARTS[0], tag), release(CHARTS[1], tag))).toHaveLength(1);
  });
});
