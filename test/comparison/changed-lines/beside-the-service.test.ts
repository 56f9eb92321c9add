// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../support/comparison.ts';

/** Both are releases of the service as well. */
const [OLD, NEW] = ['2.11.0', '2.14.0'];

const OWN: Files = { 'lightdash/values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: 1.0.0\n' };

/** The files of what runs beside the service: its name, its image and its version. */
type Companion = (name: string, image: string, version: string) => Files;

const snake = (name: string) => name.replaceAll('-', '_');

const LAYOUTS: Readonly<Record<string, Companion>> = {
  'values with its image, in the folder of the service': (name, image, version) => ({
    ...OWN,
    [`lightdash/${name}-values.yaml`]: `image:\n  repository: ${image}\n  tag: ${version}\n`,
  }),
  'a variable of compose with the name of the service': (name, image, version) => ({
    'compose.yaml': `services:\n  lightdash:\n    image: lightdash/lightdash:\${LIGHTDASH_VERSION}\n  ${name}:\n    image: ${image}:\${LIGHTDASH_${snake(name).toUpperCase()}_VERSION}\n`,
    '.env': `LIGHTDASH_VERSION=1.0.0\nLIGHTDASH_${snake(name).toUpperCase()}_VERSION=${version}\n`,
  }),
  'a default of the role of the service': (name, image, version) => ({
    'roles/lightdash/defaults/main.yml': `lightdash_version: 1.0.0\nlightdash_${snake(name)}_version: ${version}\n`,
    'roles/lightdash/tasks/main.yml': `- docker_container:\n    image: "lightdash/lightdash:{{ lightdash_version }}"\n- docker_container:\n    image: "${image}:{{ lightdash_${snake(name)}_version }}"\n`,
  }),
  'a variable of Terraform with the name of the service': (name, image, version) => ({
    'main.tf': `resource "kubernetes_pod" "lightdash" {\n  spec {\n    container {\n      image = "lightdash/lightdash:1.0.0"\n    }\n    container {\n      image = "${image}:\${var.lightdash_${snake(name)}_version}"\n    }\n  }\n}\n`,
    'terraform.tfvars': `lightdash_${snake(name)}_version = "${version}"\n`,
  }),
};

const COMPANIONS: readonly (readonly [string, string])[] = [
  ['nginx', 'nginx'],
  ['browserless', 'ghcr.io/browserless/chromium'],
  ['cloud-sql-proxy', 'gcr.io/cloud-sql-connectors/cloud-sql-proxy'],
  ['report-mailer', 'ghcr.io/acme/report-mailer'],
];

describe('what runs beside the service', () => {
  it.each(
    Object.entries(LAYOUTS).flatMap(([layout, files]) =>
      COMPANIONS.map(([name, image]) => [layout, name, image, files] as const),
    ),
  )('may change its own version: %s, %s', async (_, name, image, files) => {
    const changes = await compare(files(name, image, OLD), files(name, image, NEW));
    expect(changes.filter(({ change }) => change !== 'unchanged').map(show)).toEqual([]);
  });

  it('may have values without an image, if the file has the name of software that is known', async () => {
    const files = (version: string) => ({ ...OWN, 'lightdash/caddy-values.yaml': `image:\n  tag: ${version}\n` });
    const changes = await compare(files(OLD), files(NEW));
    expect(changes.filter(({ change }) => change !== 'unchanged').map(show)).toEqual([]);
  });
});

const GITHUB_JOB = 'on: push\njobs:\n  e2e:\n    runs-on: ubuntu-latest\n';
const COMPOSE = 'services:\n  lightdash:\n    image: lightdash/lightdash:1.0.0\n';
const HEREDOC = `cat > compose.yaml <<EOF\n${COMPOSE}EOF\ndocker compose up -d\n`;
const indented = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));

describe('a package that a command installs in a container of the service', () => {
  it.each(['foo@2.11.0', 'foo@v2.11.0', '@acme/foo@2.11.0', "'foo==2.11.0'"])('may change: %s', async (name) => {
    const command = `TAG=1.0.0\ndocker run lightdash/lightdash:$TAG install ${name}\n`;
    const changes = await compare({ ...OWN, 'up.sh': command }, { ...OWN, 'up.sh': command.replace(OLD, NEW) });
    expect(changes.filter(({ change }) => change !== 'unchanged').map(show)).toEqual([]);
  });
});

describe('what a job starts for its tests', () => {
  const seen = async (path: string, text: string) => {
    const files = (version: string) => ({ ...OWN, [path]: text.replace('1.0.0', version) });
    const changes = await compare(files(OLD), files(NEW));
    return changes.filter(({ change }) => change !== 'unchanged').map(({ from, to }) => `${from} → ${to}`);
  };

  it.each([
    ['.github/workflows/e2e.yml', `${GITHUB_JOB}    ${COMPOSE.replaceAll('\n', '\n    ')}steps: []\n`],
    ['.gitlab-ci.yml', 'e2e:\n  services:\n    - lightdash/lightdash:1.0.0\n  script: [npm test]\n'],
    ['.gitlab-ci.yml', 'e2e:\n  services:\n    - name: lightdash/lightdash:1.0.0\n      alias: bi\n'],
  ])('ends with the job: %s %#', async (path, text) => {
    expect(await seen(path, text)).toEqual([]);
  });

  it.each([
    ['.github/workflows/e2e.yml', `${GITHUB_JOB}    steps:\n      - run: |\n${indented(HEREDOC, 10)}`],
    ['.github/workflows/e2e.yml', `${GITHUB_JOB}    container:\n      image: lightdash/lightdash:1.0.0\n`],
    ['.github/actions/up/compose.yaml', COMPOSE],
    ['.gitlab-ci.yml', `deploy:\n  script:\n    - |\n${indented(HEREDOC, 6)}`],
    ['bi.gitlab-ci.yml', COMPOSE],
  ])('is not what it deploys: %s %#', async (path, text) => {
    expect(await seen(path, text)).toContain(`${OLD} → ${NEW}`);
  });
});

describe('what only looks as if it ran beside the service', () => {
  it.each<[name: string, path: string, files: (version: string) => Files]>([
    [
      'a build of the service whose name says nothing',
      'lightdash/values-prod.yaml',
      (version) => ({
        ...OWN,
        'lightdash/values-prod.yaml': `image:\n  repository: registry.example.com/prod/analytics\n  tag: ${version}\n`,
      }),
    ],
    [
      'a file that is named after an image called app',
      'lightdash/app.yaml',
      (version) => ({
        ...OWN,
        'lightdash/app.yaml': `image:\n  repository: acme/app\n  tag: ${version}\n`,
      }),
    ],
    [
      'a variable of a build with fewer words than its image',
      '.env',
      (version) => ({
        'compose.yaml': 'services:\n  web:\n    image: acme/bi-worker:${LIGHTDASH_WORKER_VERSION}\n',
        '.env': `LIGHTDASH_WORKER_VERSION=${version}\n`,
      }),
    ],
    [
      'a variable named after the image of bi',
      '.env',
      (version) => ({
        'compose.yaml': 'services:\n  web:\n    image: acme/bi:${LIGHTDASH_BI_VERSION}\n',
        '.env': `LIGHTDASH_BI_VERSION=${version}\n`,
      }),
    ],
    [
      'a variable that the service takes as well, in another file',
      '.env',
      (version) => ({
        'compose.yaml': 'services:\n  gateway:\n    image: acme/gateway:${LIGHTDASH_GATEWAY_VERSION}\n',
        'run.sh': 'docker run lightdash/lightdash:$LIGHTDASH_GATEWAY_VERSION\n',
        '.env': `LIGHTDASH_GATEWAY_VERSION=${version}\n`,
      }),
    ],
    [
      'the service below its name in values of other software',
      'lightdash/caddy-values.yaml',
      (version) => ({ ...OWN, 'lightdash/caddy-values.yaml': `lightdash:\n  image:\n    tag: ${version}\n` }),
    ],
  ])('is judged: %s', async (_, path, files) => {
    const changes = await compare(files(OLD), files(NEW));
    const judged = changes.filter(({ change }) => change !== 'unchanged');
    expect(judged.map(({ place, change, from, to }) => [place.file, change, from, to])).toEqual([
      [path, 'upgrade', OLD, NEW],
    ]);
  });
});

/** A release of the service that takes its tag from a variable of Terraform. */
function releaseTaking(variable: string): Files {
  return {
    'infra/main.tf': `variable "${variable}" {\n  default = "1.0.0"\n}\nresource "helm_release" "lightdash" {\n  name       = "lightdash"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart      = "lightdash"\n  version    = "2.9.1"\n  set {\n    name  = "image.tag"\n    value = var.${variable}\n  }\n}\n`,
  };
}

describe('a variable of Terraform called `tag`', () => {
  const judged = async (path: string, files: (version: string) => Files, variable = 'tag') => {
    const [base, head] = [OLD, NEW].map((version) => ({ ...releaseTaking(variable), ...files(version) }));
    const changes = await compare(base as Files, head as Files);
    return changes.filter(({ place }) => place.file === path).map(({ change, from, to }) => [change, from, to]);
  };

  it.each<[name: string, path: string, text: (version: string) => string]>([
    ['values', 'apps/portal/values.yaml', (version) => `portal:\n  image:\n    tag: ${version}\n`],
    ['JSON', 'apps/portal.json', (version) => `{\n  "portal": {\n    "tag": "${version}"\n  }\n}\n`],
  ])('is not what other software has below its name: %s', async (_, path, text) => {
    expect(await judged(path, (version) => ({ [path]: text(version) }))).toEqual([]);
  });

  it.each<[name: string, path: string, text: (version: string) => string]>([
    ['an option of a command', 'deploy.sh', (version) => `terraform -chdir=infra apply -var tag=${version}\n`],
    ['variables of a job', '.gitlab-ci.yml', (version) => `deploy:\n  variables:\n    tag: ${version}\n`],
    ['an environment', 'versions.yaml', (version) => `prod:\n  tag: ${version}\n`],
    ['a stack of Atmos', 'stacks/a.yaml', (version) => `terraform:\n  reports:\n    vars:\n      tag: ${version}\n`],
    ['a name that may be ours', 'conf.yaml', (version) => `bi:\n  tag: ${version}\n`],
    ['a file of variables elsewhere', 'envs/prod.tfvars', (version) => `tag = "${version}"\n`],
  ])('may be set by %s', async (_, path, text) => {
    expect(await judged(path, (version) => ({ [path]: text(version) }))).toEqual([['upgrade', OLD, NEW]]);
  });

  it('may be set below any name in a file that Terraform reads', async () => {
    const main =
      'locals {\n  versions = yamldecode(file("../versions/all.yaml"))\n}\nmodule "bi" {\n  source = "../infra"\n  tag    = local.versions.reports.tag\n}\n';
    const files = (version: string) => ({
      'live/main.tf': main,
      'versions/all.yaml': `reports:\n  tag: ${version}\n`,
    });
    expect(await judged('versions/all.yaml', files)).toEqual([['upgrade', OLD, NEW]]);
  });

  it.each(['tag', 'image_tag', 'bi_version'])('may be set in the environment: TF_VAR_%s', async (variable) => {
    const files = (version: string) => ({ 'deploy.sh': `TF_VAR_${variable}=${version} terraform apply\n` });
    expect(await judged('deploy.sh', files, variable)).toEqual([['upgrade', OLD, NEW]]);
  });
});

it('a tag of helmfile counts below the key that it is taken from, and below no other', async () => {
  const release = (name: string, chart: string) =>
    `  - name: ${name}\n    chart: ${chart}\n    version: 2.9.1\n    values:\n      - image:\n          tag: {{ .Values.${name}.tag }}\n`;
  const files = (own: string, portal: string): Files => ({
    'helmfile.yaml': `environments:\n  prod:\n    values: [env/prod.yaml]\n---\nrepositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\nreleases:\n${release('portal', './portal')}${release('lightdash', 'lightdash/lightdash')}`,
    'env/prod.yaml': `portal:\n  tag: ${portal}\nlightdash:\n  tag: ${own}\n`,
  });
  const judged = async (base: Files, head: Files) =>
    (await compare(base, head)).filter(({ change }) => change !== 'unchanged').map(show);
  expect(await judged(files('1.0.0', OLD), files('1.0.0', NEW))).toEqual([]);
  expect(await judged(files(OLD, '1.0.0'), files(NEW, '1.0.0'))).toEqual([`env/prod.yaml:4 upgrade ${OLD} → ${NEW}`]);
});

it.each<[name: string, path: string, text: (version: string) => string]>([
  [
    'bake',
    'docker-bake.hcl',
    (version) => `target "lightdash" {\n  context = "lightdash"\n  args = {\n    VERSION = "${version}"\n  }\n}\n`,
  ],
  [
    'a workflow',
    '.github/workflows/build.yml',
    (version) =>
      `jobs:\n  build:\n    steps:\n      - uses: docker/build-push-action@v6\n        with:\n          context: lightdash\n          build-args: |\n            VERSION=${version}\n`,
  ],
])('an argument of a build called VERSION is the tag, and not that of a chart: %s', async (_, path, text) => {
  const dockerfile = { 'lightdash/Dockerfile': 'ARG VERSION\nFROM lightdash/lightdash:$VERSION\n' };
  const changes = await compare({ ...dockerfile, [path]: text(OLD) }, { ...dockerfile, [path]: text(NEW) });
  expect(changes.filter(({ place }) => place.file === path).map(({ from, to }) => [from, to])).toEqual([[OLD, NEW]]);
});
