// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const IMAGE = 'lightdash/lightdash';
const HELM = 'helm upgrade --install bi lightdash/lightdash --set image.tag=$TAG';
const NEIGHBOUR: Files = { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` };
const manifest = (tag: string) =>
  `kind: Deployment\nspec: {template: {spec: {containers: [{name: app, image: "${IMAGE}:${tag}"}]}}}\n`;
const terraform = `variable "v" {}\nresource "docker_container" "app" {\n  image = "${IMAGE}:\${var.v}"\n}\n`;

/** What belongs to another application, and two scripts of the service. */
const FILES: Files = {
  'shop/deploy.sh': '#!/bin/sh\nkubectl set image deploy/shop shop=acme/shop:$1\n',
  'shop/Makefile': 'release:\n\tdocker build -t acme/shop:$(TAG) .\n',
  'shop/main.tf': 'variable "tag" {}\nresource "null_resource" "x" { triggers = { tag = var.tag } }\n',
  'bi/up.sh': `#!/bin/sh\ndocker run ${IMAGE}:$TAG\n`,
  'bi/with.sh': `#!/bin/sh\ndocker run ${IMAGE}:$1\n`,
};

/** What a change stops for, beside another deployment. */
async function stops(base: Files, head: Files): Promise<string[]> {
  const changes = await compare({ ...NEIGHBOUR, ...FILES, ...base }, { ...NEIGHBOUR, ...FILES, ...head });
  return changes.filter(({ change, problem, tolerated }) => change === 'upgrade' || (problem && !tolerated)).map(show);
}

/** Files in which each of two applications sets `TAG` for itself. */
const FORMS: Readonly<
  Record<
    string,
    readonly [path: string, head: string, part: (app: string, tag: string, command: string) => string, end?: string]
  >
> = {
  'jobs of GitHub': [
    '.github/workflows/deploy.yml',
    'jobs:\n',
    (app, tag, command) => `  ${app}:\n    env:\n      TAG: "${tag}"\n    steps:\n      - run: ${command}\n`,
  ],
  'steps of GitHub': [
    '.github/workflows/deploy.yml',
    'jobs:\n  all:\n    steps:\n',
    (app, tag, command) => `      - name: ${app}\n        run: ${command}\n        env:\n          TAG: "${tag}"\n`,
  ],
  'jobs of GitLab': [
    '.gitlab-ci.yml',
    '',
    (app, tag, command) => `${app}:\n  variables:\n    TAG: "${tag}"\n  script:\n    - ${command}\n`,
  ],
  'scripts of GitLab': [
    '.gitlab-ci.yml',
    '',
    (app, tag, command) => `${app}:\n  script:\n    - export TAG=${tag}\n    - ${command}\n`,
  ],
  'stages of Azure': [
    'azure-pipelines.yml',
    'stages:\n',
    (app, tag, command) =>
      `  - stage: ${app}\n    variables:\n      - name: TAG\n        value: "${tag}"\n    jobs:\n      - job: deploy\n        steps:\n          - script: ${command}\n`,
  ],
  'steps of Cloud Build': [
    'cloudbuild.yaml',
    'steps:\n',
    (app, tag, command) =>
      `  - id: ${app}\n    entrypoint: bash\n    env: ["TAG=${tag}"]\n    args: ["-c", '${command}']\n`,
  ],
};
const COMMANDS = [
  './shop/deploy.sh "$TAG"',
  'curl -X POST "https://shop.example.com/deploy?tag=$TAG"',
  'terraform -chdir=shop apply -var tag=$TAG',
  'make -C shop release',
  'git clone -b "v$TAG" https://github.com/acme/shop.git',
];

describe('a variable that the service and another application set for themselves', () => {
  const rows = Object.keys(FORMS).flatMap((form) => COMMANDS.map((command) => [form, command] as const));
  const fileOf = (form: string, own: string, other: string, command: string): Files => {
    const [path, head, part, end = ''] = FORMS[form] as (typeof FORMS)[string];
    return { [path]: `${head}${part('bi', own, HELM)}${part('shop', other, command)}${end}` };
  };

  it.each(rows)('is not that of the service: %s, %s', async (form, command) => {
    const base = fileOf(form, '1.0.0', '7.1.0', command);
    expect(await stops(base, fileOf(form, '1.0.0', '7.2.0', command))).toEqual([]);
  });

  it.each(rows)('is that of the service in its own part: %s, %s', async (form, command) => {
    const base = fileOf(form, '1.0.0', '7.1.0', command);
    expect(await stops(base, fileOf(form, '1.1.0', '7.1.0', command))).toEqual([
      expect.stringMatching(/ upgrade 1\.0\.0 → 1\.1\.0$/),
    ]);
  });
});

const jobs = (script: string, bi = `  variables:\n    TAG: "1.0.0"\n  script:\n    - ${HELM}\n`) =>
  `bi:\n${bi}shop:\n  variables:\n    TAG: "IT"\n${script}`;
const commands = (...all: string[]) => jobs(`  script:\n${all.map((each) => `    - ${each}\n`).join('')}`);

describe('a job that sets a variable of the service', () => {
  it.each<[name: string, text: string, files?: Files]>([
    ['calls a script that takes it', commands('echo "$TAG"', './bi/up.sh')],
    ['calls a script that gets it', commands('./bi/with.sh "$TAG"')],
    ['goes to a folder with such a script', commands('cd bi && ./with.sh "$TAG"')],
    [
      'calls a script that calls one',
      commands('./all.sh "$TAG"'),
      { 'all.sh': './shop/deploy.sh $1\n./bi/with.sh $1\n' },
    ],
    [
      'calls a script that calls one that calls one',
      commands('./a.sh "$TAG"'),
      { 'a.sh': './b.sh $1\n', 'b.sh': './bi/with.sh $1\n' },
    ],
    [
      'calls too many files to follow',
      commands('./many/all.sh "$TAG"'),
      {
        'many/all.sh': Array.from({ length: 60 }, (_, at) => `. many/${at}.sh\n`).join(''),
        ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`many/${at}.sh`, 'echo $1\n'])),
      },
    ],
    ['calls make', commands('make all V="$TAG"'), { Makefile: `all:\n\tdocker run ${IMAGE}:$(V)\n` }],
    ['calls just', commands('just all "$TAG"'), { justfile: `all v:\n  docker run ${IMAGE}:{{v}}\n` }],
    [
      'calls npm',
      commands('npm run docs -- "$TAG"'),
      { 'package.json': `{"scripts": {"docs": "docker run ${IMAGE}:$1"}}\n` },
    ],
    ['calls Terraform', commands('terraform apply -var "v=$TAG"'), { 'main.tf': terraform }],
    [
      'calls compose',
      commands('docker compose up -d'),
      { 'compose.yaml': `services: {web: {image: "${IMAGE}:\${TAG:-1.0.0}"}}\n` },
    ],
    [
      'calls compose on a host',
      commands('ssh host "cd /srv && TAG=$TAG docker compose up"'),
      { 'stack/compose.yaml': `services: {web: {image: "${IMAGE}:\${TAG:-1.0.0}"}}\n` },
    ],
    [
      'runs a role',
      commands('ansible-playbook site.yml -e "v=$TAG"'),
      {
        'site.yml': '- hosts: all\n  roles: [app]\n',
        'roles/app/tasks/main.yml': `- docker_container:\n    image: "${IMAGE}:{{ v }}"\n`,
      },
    ],
    [
      'writes it into a manifest',
      commands('sed -i "s/__T__/$TAG/" k8s/app.yaml'),
      { 'k8s/app.yaml': manifest('__T__') },
    ],
    ['hands it to a later job', jobs('  script:\n    - echo "TAG=$TAG" >> build.env\n', `  script:\n    - ${HELM}\n`)],
    ['is the only one that does', jobs('  script:\n    - echo "$TAG"\n', `  script:\n    - ${HELM}\n`)],
    [
      'is a part of that of the service',
      jobs('  script:\n    - echo "$TAG"\n', `  extends: shop\n  script:\n    - ${HELM}\n`),
    ],
  ])('%s', async (_, text, files = {}) => {
    const at = (tag: string) => ({ ...files, '.gitlab-ci.yml': text.replace('IT', tag) });
    expect(await stops(at('1.1.0'), at('1.2.0'))).not.toEqual([]);
  });

  it('runs a command of the pipeline with another parameter', async () => {
    const at = (tag: string) => ({
      '.circleci/config.yml': `commands:\n  up:\n    steps:\n      - run: docker run ${IMAGE}:<< parameters.t >>\njobs:\n  shop:\n    environment: {TAG: "${tag}"}\n    steps:\n      - up: {t: $TAG}\n  bi:\n    environment: {TAG: "1.0.0"}\n    steps:\n      - run: ${HELM}\n`,
    });
    expect(await stops(at('1.1.0'), at('1.2.0'))).not.toEqual([]);
  });
});

describe('a script that sets a variable of the service', () => {
  it.each<[name: string, text: string]>([
    ['takes it before it sets it again', `TAG=IT\necho $TAG\n${HELM}\nTAG=1.0.0\n${HELM}\n`],
    ['keeps it, if it is set', `export TAG=IT\necho $TAG\nTAG="\${TAG:-1.0.0}"\n${HELM}\n`],
    ['sets it again on a condition', `TAG=IT\necho $TAG\nif [ "$ENV" = prod ]; then\n  TAG=1.0.0\nfi\n${HELM}\n`],
    ['sets it again for one command', `export TAG=IT\necho $TAG\nTAG=1.0.0 ./bi/up.sh\n${HELM}\n`],
    ['sets it again in a subshell', `TAG=IT\necho $TAG\n(\n  TAG=1.0.0\n  ${HELM}\n)\n${HELM}\n`],
    ['has a function that takes it', `up() {\n  ${HELM}\n}\nTAG=IT\necho $TAG\nup\nTAG=1.0.0\n${HELM}\n`],
    [
      'has a function that gets it',
      `up() {\n  docker run ${IMAGE}:$1\n}\nshop() {\n  local TAG=IT\n  up $TAG\n}\nbi() {\n  local TAG=1.0.0\n  ${HELM}\n}\n`,
    ],
    [
      'sets it in a function',
      `choose() {\n  TAG=IT\n  echo $TAG\n}\nbi() {\n  TAG=1.0.0\n  ${HELM}\n}\nchoose\n${HELM}\n`,
    ],
    [
      'takes it in the next turn',
      `for each in a b; do\n  ${HELM}\n  TAG=1.0.0\n  ${HELM}\n  TAG=IT\n  echo $TAG\ndone\n`,
    ],
    [
      'takes it in the next turn, set before',
      `TAG=1.0.0\nfor each in a b; do\n  ${HELM}\n  TAG=IT\n  echo $TAG\ndone\n`,
    ],
    ['calls a function that takes it again', `TAG=1.0.0\nup() {\n  ${HELM}\n}\nup\nTAG=IT\necho $TAG\nup\n`],
    ['loads a script that takes it', `TAG=1.0.0\n${HELM}\nTAG=IT\necho $TAG\n. bi/up.sh\n`],
    ['keeps it in a file', `TAG=1.0.0\n${HELM}\nTAG=IT\necho "TAG=$TAG" >> .env\n`],
  ])('%s', async (_, text) => {
    const at = (tag: string) => ({ 'deploy.sh': `#!/bin/bash\n${text.replace('IT', tag)}` });
    expect(await stops(at('1.1.0'), at('1.2.0'))).not.toEqual([]);
  });
});

describe('a release of a chart of the repository', () => {
  const chart = (name: string, image: string): Files => ({
    [`charts/${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`,
    [`charts/${name}/values.yaml`]: 'image: {tag: ""}\n',
    [`charts/${name}/templates/app.yaml`]: manifest('{{ .Values.image.tag }}').replace(IMAGE, image),
  });
  const CHARTS = { ...chart('bi', IMAGE), ...chart('shop', 'acme/shop') };
  const release = (name: string, tag: string) =>
    `- name: ${name}\n  chart: ./charts/${name}\n  set:\n  - {name: image.tag, value: "${tag}"}\n`;
  const files = (own: string, other: string): Files => ({
    ...CHARTS,
    'helmfile.yaml': `releases:\n${release('bi', own)}${release('shop', other)}`,
  });

  it('has the tag of the service if the chart is its own', async () => {
    expect(await stops(files('1.0.0', '7.1.0'), files('1.1.0', '7.1.0'))).toHaveLength(1);
  });

  it('has that of another application otherwise', async () => {
    expect(await stops(files('1.0.0', '7.1.0'), files('1.0.0', '7.2.0'))).toEqual([]);
  });
});

it('calls a stage like a folder in which the service has one of its own', async () => {
  const job = (app: string, tag: string, command: string) =>
    `${app}:\n  stage: deploy\n  variables:\n    TAG: "${tag}"\n  script:\n    - ${command}\n`;
  const files = (tag: string): Files => ({
    'deploy/lightdash/values.yaml': `image: {repository: ${IMAGE}, tag: 1.0.0}\n`,
    '.gitlab-ci.yml': `stages: [deploy]\n${job('bi', '1.0.0', HELM)}${job('shop', tag, './shop/deploy.sh "$TAG"')}`,
  });
  expect(await stops(files('7.1.0'), files('7.2.0'))).toEqual([]);
});

describe('a condition that sets a variable again', () => {
  const script = (...lines: string[]): Files => ({
    'up.sh': `${lines.join('\n')}\ndocker run ${IMAGE}:$TAG\n`,
  });
  const stage = (word: string, name: string, tag: string) => `${word} [ "$1" = ${name} ]; then\n  TAG=${tag}\n`;
  const DEV = `${stage('if', 'dev', '1.1.0')}fi`;

  it.each<[name: string, base: Files, head: Files, isRed: boolean]>([
    ['overrides it', script('TAG=1.0.0'), script('TAG=1.0.0', DEV), true],
    ['overrides it no more', script('TAG=1.0.0', DEV), script('TAG=1.0.0'), true],
    ['is one more', script(DEV), script(DEV, `${stage('if', 'qa', '1.0.0')}fi`), false],
    [
      'has one more branch',
      script(`${stage('if', 'dev', '1.1.0')}else\n  TAG=1.0.0\nfi`),
      script(`${stage('if', 'dev', '1.1.0')}${stage('elif', 'qa', '1.1.0')}else\n  TAG=1.0.0\nfi`),
      false,
    ],
  ])('%s', async (_, base, head, isRed) => {
    expect((await stops(base, head)).length > 0).toBe(isRed);
  });
});

describe('a step that sets a variable for those that follow', () => {
  const UP = `      - run: ${HELM}\n`;
  const set = (tag: string) => `      - run: echo "TAG=${tag}" >> "$GITHUB_ENV"\n`;
  const workflow = (...steps: string[]): Files => ({
    '.github/workflows/up.yml': `env:\n  TAG: 1.0.0\njobs:\n  bi:\n    steps:\n${steps.join('')}`,
  });
  const EU = `  eu:\n    steps:\n${set('1.1.0')}${UP}`;

  it.each<[name: string, base: Files, head: Files, isRed: boolean]>([
    ['comes', workflow(UP), workflow(set('1.1.0'), UP), true],
    ['goes', workflow(set('1.1.0'), UP), workflow(UP), true],
    ['comes with its job', workflow(UP), workflow(UP, EU), false],
    ['goes with its job', workflow(UP, EU), workflow(UP), false],
    [
      'comes, and writes a report',
      workflow(UP),
      workflow('      - run: echo "tested 1.1.0" >> report.txt\n', UP),
      false,
    ],
  ])('%s', async (_, base, head, isRed) => {
    expect((await stops(base, head)).length > 0).toBe(isRed);
  });
});
