// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const [OLD, NEW, NEXT] = ['1.0.0', '1.1.0', '1.2.0'];
const IMAGE = 'lightdash/lightdash';
const NEIGHBOURS: readonly Files[] = [{}, { 'zz-dev/compose.yaml': `services: {web: {image: "${IMAGE}:1.6.0"}}\n` }];

async function stops(base: Files, head: Files, beside: Files) {
  const changes = await compare({ ...beside, ...base }, { ...beside, ...head });
  return changes
    .filter(
      ({ change, problem, tolerated }) => change === 'upgrade' || change === 'downgrade' || (problem && !tolerated),
    )
    .map(show);
}

const stack = (image: string, production: string, development: string): Files => ({
  'bi.yml': `services:\n  web:\n    image: ${image}\n`,
  'env/prod.env': `${production}\n`,
  'env/dev.env': `${development}\n`,
});
const SWARM = stack(`${IMAGE}:\${LIGHTDASH_TAG:?}`, `LIGHTDASH_TAG=${OLD}`, `LIGHTDASH_TAG=${NEW}`);
const renamed = (production: string, development: string) =>
  stack(`${IMAGE}:\${LIGHTDASH_VERSION:?}`, production, development);

const helm = (variable: string, values: string): Files => ({
  'deploy.yml': `steps:\n- task: HelmDeploy@0\n  inputs:\n    chartName: lightdash/lightdash\n    overrideValues: image.tag=$(${variable})\n`,
  'vars.yml': `variables:\n${values}`,
});
const jobs = (name: string, use: string, production: string, development: string): Files => ({
  '.gitlab-ci.yml': `.bi:\n  script:\n    - helm upgrade bi lightdash/lightdash --set image.tag=$${use}\nprod:\n  extends: .bi\n  variables:\n    ${name}: ${production}\ndev:\n  extends: .bi\n  variables:\n    ${name}: ${development}\n`,
});
const program = (declared: string, used: string, more = ''): Files => ({
  'stack.ts': `${declared}\n${more}export const image = \`${IMAGE}:\${${used}}\`;\n`,
});
const release = (name: string): Files => ({
  'bi.yaml': `kind: Deployment\napiVersion: apps/v1\nmetadata: {name: bi}\nspec:\n  template:\n    spec:\n      containers:\n      - name: web\n        image: ${IMAGE}:\${${name}}\n`,
  'vars.yaml': `kind: ConfigMap\napiVersion: v1\nmetadata: {name: vars}\ndata:\n  ${name}: ${OLD}\n  n8n_version: 1.36.0\n`,
});
const lambda = (line: string, more = ''): Files => ({
  'lib.libsonnet': `local image(tag) = '${IMAGE}:' + tag;\nlocal lightdash = {new(tag): image(tag)};\n${more}{\n  bi: lightdash.new(${line}),\n}\n`,
});

/** Two jobs that set a variable under a name each, where a script takes the first. */
const withJob = (production: string, development: string): Files => ({
  '.gitlab-ci.yml': `${jobs(production, production, OLD, NEW)['.gitlab-ci.yml']}`.replace(
    `    ${production}: ${NEW}`,
    `    ${development}: ${NEW}`,
  ),
});
/** Where the new name is set as well. */
const taken = (name: string, use: string): Files => ({
  '.gitlab-ci.yml': `variables:\n  BI_TAG: ${NEXT}\n${jobs(name, use, OLD, NEW)['.gitlab-ci.yml']}`,
});

type Row = [name: string, base: Files, head: Files];

describe('a variable with another name', () => {
  it.each<Row>([
    ['each file keeps its version', SWARM, renamed(`LIGHTDASH_VERSION=${OLD}`, `LIGHTDASH_VERSION=${NEW}`)],
    [
      'the new name does not tell whose it is',
      helm('lightdashVersion', `  lightdashVersion: ${OLD}\n  airflow: 2.9.1\n`),
      helm('biVersion', `  biVersion: ${OLD}\n  airflow: 2.9.1\n`),
    ],
    ['several jobs set it', jobs('LD_TAG', 'LD_TAG', OLD, NEW), jobs('BI_TAG', 'BI_TAG', OLD, NEW)],
    ['a substitution of Flux takes it', release('lightdash_version'), release('ld_version')],
    ['it comes between', lambda(`tag='${OLD}'`), lambda('tag=version', `local version = '${OLD}';\n`)],
  ])('stays quiet where %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).toEqual([]);
  });

  it.each<Row>([
    ['one file keeps the old name', SWARM, renamed(`LIGHTDASH_VERSION=${OLD}`, `LIGHTDASH_TAG=${NEW}`)],
    ['two files exchange versions', SWARM, renamed(`LIGHTDASH_VERSION=${NEW}`, `LIGHTDASH_VERSION=${OLD}`)],
    ['a version changes as well', SWARM, renamed(`LIGHTDASH_VERSION=${NEXT}`, `LIGHTDASH_VERSION=${NEW}`)],
    ['one file loses it', SWARM, renamed(`LIGHTDASH_VERSION=${OLD}`, '')],
    ['no file has the new name', SWARM, renamed(`LIGHTDASH_TAG=${OLD}`, `LIGHTDASH_TAG=${NEW}`)],
    [
      'the new name was there before',
      { ...SWARM, 'env/more.env': `LIGHTDASH_VERSION=${NEXT}\n` },
      {
        ...renamed(`LIGHTDASH_VERSION=${OLD}`, `LIGHTDASH_VERSION=${NEW}`),
        'env/more.env': `LIGHTDASH_VERSION=${NEXT}\n`,
      },
    ],
    [
      'the new name comes from the settings of a repository',
      {
        '.github/workflows/a.yml': `env:\n  LIGHTDASH_TAG: ${OLD}\nrun: docker run ${IMAGE}:\${{ env.LIGHTDASH_TAG }}\n`,
      },
      { '.github/workflows/a.yml': `env:\n  BI_TAG: ${OLD}\nrun: docker run ${IMAGE}:\${{ vars.BI_TAG }}\n` },
    ],
    ['jobs exchange versions', jobs('LD_TAG', 'LD_TAG', OLD, NEW), jobs('BI_TAG', 'BI_TAG', NEW, OLD)],
    ['one job has another version', jobs('LD_TAG', 'LD_TAG', OLD, NEW), jobs('BI_TAG', 'BI_TAG', OLD, NEXT)],
    ['one job keeps the old name', jobs('LD_TAG', 'LD_TAG', OLD, NEW), withJob('BI_TAG', 'LD_TAG')],
    ['the name was taken before', taken('LD_TAG', 'LD_TAG'), taken('BI_TAG', 'BI_TAG')],
    ['the command keeps the old name', jobs('LD_TAG', 'LD_TAG', OLD, NEW), jobs('BI_TAG', 'LD_TAG', OLD, NEW)],
    [
      'a program reads something else for it',
      program("const version = app.get('lightdashVersion');", 'version'),
      program("const tag = app.get('lightdashNext');", 'tag'),
    ],
    [
      'a program has the new name already',
      program("const version = app.get('lightdashVersion');", 'version', "const tag = app.get('next');\n"),
      program("const version = app.get('lightdashVersion');", 'tag', "const tag = app.get('next');\n"),
    ],
    ['a program only takes it', program('', 'version'), program('', 'tag')],
    ['another version comes between', lambda(`tag='${OLD}'`), lambda('tag=version', `local version = '${NEW}';\n`)],
    ['nothing sets what comes between', lambda(`tag='${OLD}'`), lambda('tag=version')],
    [
      'a version of other software comes between',
      lambda(`tag='${OLD}'`, "local trino = '2.5.0';\n"),
      lambda('tag=trino', "local trino = '2.5.0';\n"),
    ],
    ['what comes between is asked for', lambda(`tag='${OLD}'`), lambda("tag=std.extVar('tag')")],
    [
      'two versions come between',
      lambda(`tag='${OLD}'`),
      lambda('tag=version', `local version = '${OLD}';\nlocal next = {version: '${NEW}'};\n`),
    ],
  ])('stops where %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });
});

describe('a key with another name, where the old word stays elsewhere', () => {
  const FORMS: Readonly<Record<string, (key: string, version: string) => Files>> = {
    'an expression of a program': (key, version) => ({
      'versions.ts': `export const versions = {\n  ${key}: '${version}',\n  redis: '7.2.0',\n};\n`,
      'app.ts': `import { versions } from './versions';\nnew Bi('bi', { image: \`${IMAGE}:\${versions.${key}}\` });\n`,
    }),
    'a dictionary of Ansible': (key, version) => ({
      'group_vars/all.yml': `versions:\n  ${key}: ${version}\n  redis: 7.2.0\n`,
      'site.yml': `- hosts: all\n  tasks:\n    - docker_container:\n        name: bi\n        image: "${IMAGE}:{{ versions.${key} }}"\n`,
    }),
    'a key above the tag': (key, version) => ({
      'chart/Chart.yaml': 'apiVersion: v2\nname: platform\nversion: 0.1.0\n',
      'chart/values.yaml': `${key}:\n  tag: ${version}\nredis:\n  tag: 7.2.0\n`,
      'chart/templates/bi.yaml': `kind: Pod\napiVersion: v1\nmetadata: {name: bi}\nspec:\n  containers:\n    - name: bi\n      image: ${IMAGE}:{{ .Values.${key}.tag }}\n`,
    }),
  };

  it.each(Object.keys(FORMS))('keeps its version: %s', async (form) => {
    const files = FORMS[form] as (key: string, version: string) => Files;
    for (const beside of NEIGHBOURS) {
      expect(await stops(files('bi', OLD), files('bi_server', OLD), beside)).toEqual([]);
      expect(await stops(files('bi', OLD), files('bi_server', NEW), beside)).not.toEqual([]);
    }
  });
});

describe('a variable that is not known, in a line that changes', () => {
  const withImage = (image: string) => ({ ...SWARM, 'bi.yml': `services:\n  web:\n    image: ${image}\n` });
  it.each<[name: string, image: string]>([
    ['another message', `${IMAGE}:\${LIGHTDASH_TAG:?set it}`],
    ['no message', `${IMAGE}:\${LIGHTDASH_TAG}`],
    ['a registry', `registry.example/mirror/${IMAGE}:\${LIGHTDASH_TAG:?}`],
    ['a registry in a variable', `\${REGISTRY:-registry.example}/${IMAGE}:\${LIGHTDASH_TAG:?}`],
  ])('stays quiet with %s', async (_, image) => {
    for (const beside of NEIGHBOURS) expect(await stops(SWARM, withImage(image), beside)).toEqual([]);
  });

  it.each<[name: string, image: string]>([
    ['a default', `${IMAGE}:\${LIGHTDASH_TAG:-${NEW}}`],
    ['another variable', `${IMAGE}:\${NEXT_TAG:?}`],
    ['a suffix', `${IMAGE}:\${LIGHTDASH_TAG:?}-next`],
    ['another image', `acme/bi:\${LIGHTDASH_TAG:?}`],
    ['a version', `${IMAGE}:${NEW}`],
    ['two variables', `${IMAGE}:\${LIGHTDASH_TAG:?}\${SUFFIX}`],
  ])('stops with %s', async (_, image) => {
    for (const beside of NEIGHBOURS) expect(await stops(SWARM, withImage(image), beside)).not.toEqual([]);
  });
});

describe('a line that took the version from a variable of the service', () => {
  const role = (line: string): Files => ({
    'roles/lightdash/defaults/main.yml': `lightdash_version: ${OLD}\nlightdash_image: ${IMAGE}\nlightdash_port: 8080\n`,
    'roles/superset/defaults/main.yml': 'superset_version: 2.1.0\nsuperset_port: 8088\n',
    'roles/lightdash/tasks/main.yml': `- name: Run\n  community.docker.docker_container:\n    name: bi\n    ${line}\n`,
  });
  const deploy = (tag: string): Files => ({
    'devspace.yaml': `vars:\n  LIGHTDASH_TAG: ${OLD}\n  PG_TAG: 1.2.0\ndeployments:\n  lightdash:\n    helm:\n      chart: {name: lightdash, repo: "https://lightdash.github.io/helm-charts"}\n      values:\n        image:\n          tag: ${tag}\n`,
  });
  const asked = (key: string): Files => ({
    'index.ts': `const tag = config.require('${key}');\nnew Release('lightdash', { chart: 'lightdash', values: { image: { tag } } });\n`,
    'Pulumi.prod.yaml': `config:\n  bi:lightdashTag: ${OLD}\n  bi:trinoTag: 2.5.0\n`,
  });
  const TASK = 'image: "{{ lightdash_image }}:{{ lightdash_version }}"';
  const python = (tag: string): Files => ({
    'stack.py': `lightdash_version = config.require("lightdash_version")\ntrino_version = config.require("trino_version")\nRelease("lightdash", ReleaseArgs(\n    chart="lightdash",\n    values={"image": {"tag": ${tag}}},\n))\n`,
    'Pulumi.prod.yaml': `config:\n  bi:lightdash_version: ${OLD}\n  bi:trino_version: 2.5.0\n`,
  });
  it.each<Row>([
    ['a dictionary', python('lightdash_version'), python('trino_version')],
    ['a task', role(TASK), role('image: "{{ lightdash_image }}:{{ superset_version }}"')],
    ['values', deploy('${LIGHTDASH_TAG}'), deploy('${PG_TAG}')],
    ['a program', asked('lightdashTag'), asked('trinoTag')],
    [
      'a setting of a pipeline',
      helm('lightdashVersion', `  lightdashVersion: ${OLD}\n  airflowVersion: 2.9.1\n`),
      helm('airflowVersion', `  lightdashVersion: ${OLD}\n  airflowVersion: 2.9.1\n`),
    ],
  ])('stops if it takes the one of other software: %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });

  it.each<Row>([
    ['a port', role('ports: "{{ lightdash_port }}"'), role('ports: "{{ superset_port }}"')],
    ['another chart beside another version', ...otherChart('1.13.0', '1.14.0')],
  ])('stays quiet with %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).toEqual([]);
  });

  it.each<[name: string, files: [Files, Files]]>([
    ['in the line', otherChart('2.16.101', '2.16.361', 'lightdash/lightdash')],
    ['from a mirror', otherChart('2.16.101', '2.16.361', 'mirror/lightdash')],
    ['in a variable', [otherChart('1.0.0', '1.0.0')[0], otherChart('1.0.0', '1.0.0', undefined, '2.16.361')[0]]],
    ['to a range', otherChart('2.16.101', '~2.16.101', 'lightdash/lightdash')],
    ['in a registry', otherChart('2.16.101', '2.16.361', 'oci://registry.example/charts/lightdash')],
  ])('stops if the chart of the service has another version %s', async (_, [base, head]) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });
});

/** Two steps that install a chart each. The second has its version in the line. */
function otherChart(old: string, now: string, chart = 'apache-airflow/airflow', own = '2.16.101'): [Files, Files] {
  const step = (version: string): Files => ({
    'vars.yml': `variables:\n  chartVersion: ${own}\n`,
    'deploy.yml': `steps:\n- task: HelmDeploy@0\n  inputs:\n    chartName: lightdash/lightdash\n    chartVersion: $(chartVersion)\n- task: HelmDeploy@0\n  inputs:\n    chartName: ${chart}\n    chartVersion: ${version}\n`,
  });
  return [step(old), step(now)];
}

describe('the default of a variable', () => {
  const bake = (own: string): Files => ({
    'docker-bake.hcl': `variable "LIGHTDASH_VERSION" {${own}}\nvariable "SUPERSET_VERSION" {\n  default = "2.1.0"\n}\ntarget "bi" {\n  args = { LIGHTDASH_VERSION = LIGHTDASH_VERSION }\n}\n`,
    'bi/Dockerfile': `ARG LIGHTDASH_VERSION\nFROM ${IMAGE}:\${LIGHTDASH_VERSION}\n`,
  });
  const pipeline = (own: string): Files => ({
    '.circleci/config.yml': `parameters:\n  lightdash-version:\n    type: string\n${own}  nats-version:\n    type: string\n    default: 2.10.0\njobs:\n  deploy:\n    steps:\n    - run: ./up.sh ${IMAGE}:<< pipeline.parameters.lightdash-version >>\n`,
  });
  it.each<Row>([
    ['of a build', bake(`\n  default = "${OLD}"\n`), bake('')],
    ['of a pipeline', pipeline(`    default: ${OLD}\n`), pipeline('')],
  ])('stops if it goes, although others have one: %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });
});

describe('what a Dockerfile sets', () => {
  const DEPLOY: Files = {
    '.gitlab-ci.yml': `bi:\n  variables:\n    APP_VERSION: ${OLD}\n  script:\n    - helm upgrade bi lightdash/lightdash --set image.tag=$APP_VERSION\n`,
  };
  const dockerfile = (version: string, from: string, name = 'APP_VERSION', path = 'portal/Dockerfile'): Files => ({
    ...DEPLOY,
    [path]: `ARG ${name}=${version}\nFROM ${from}\nCMD ["node"]\n`,
  });

  it('stays quiet where its image is another one', async () => {
    const [base, head] = [dockerfile(OLD, 'node:20'), dockerfile(NEW, 'node:20')];
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).toEqual([]);
  });

  it.each<Row>([
    [
      'the image is that of the service',
      dockerfile(OLD, `${IMAGE}:\${APP_VERSION}`),
      dockerfile(NEW, `${IMAGE}:\${APP_VERSION}`),
    ],
    [
      'the image is a mirror',
      dockerfile(OLD, 'r.example/lightdash:${APP_VERSION}'),
      dockerfile(NEW, 'r.example/lightdash:${APP_VERSION}'),
    ],
    [
      'the variable has the name',
      dockerfile(OLD, 'r.example/bi:${LIGHTDASH_VERSION}', 'LIGHTDASH_VERSION'),
      dockerfile(NEW, 'r.example/bi:${LIGHTDASH_VERSION}', 'LIGHTDASH_VERSION'),
    ],
    [
      'a later stage is that of the service',
      dockerfile(OLD, `node:20 AS build\nFROM ${IMAGE}:\${APP_VERSION}`),
      dockerfile(NEW, `node:20 AS build\nFROM ${IMAGE}:\${APP_VERSION}`),
    ],
    [
      'it is another file',
      dockerfile(OLD, 'node:20', 'APP_VERSION', 'portal/build.sh'),
      dockerfile(NEW, 'node:20', 'APP_VERSION', 'portal/build.sh'),
    ],
  ])('stops where %s', async (_, base, head) => {
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).not.toEqual([]);
  });
});

describe('a constant of a program with another name', () => {
  const FORMS: readonly [path: string, text: string][] = [
    ['stack.ts', "const NAME = config.require('VALUE');\nrun(`lightdash/lightdash:${NAME}`);\n"],
    ['stack.py', "NAME = config.require('VALUE')\nrun(f'lightdash/lightdash:{NAME}')\n"],
    ['stack.go', 'NAME := cfg.Require("VALUE")\nrun(fmt.Sprintf("lightdash/lightdash:%s", NAME))\n'],
    ['stack.kt', 'val NAME = System.getenv("VALUE")\nrun("lightdash/lightdash:$NAME")\n'],
  ];
  const at = (text: string, name: string, value: string) => text.replaceAll('NAME', name).replace('VALUE', value);

  it.each(FORMS)('keeps its value: %s', async (path, text) => {
    const [base, head] = [at(text, 'version', 'lightdashVersion'), at(text, 'biTag', 'lightdashVersion')];
    for (const beside of NEIGHBOURS) expect(await stops({ [path]: base }, { [path]: head }, beside)).toEqual([]);
  });

  it.each(FORMS)('stops if it gets another value, or the name is taken: %s', async (path, text) => {
    const base = at(text, 'version', 'lightdashVersion');
    const other = at(text, 'biTag', 'lightdashNext');
    const taken = `${base.split('\n', 1)[0]}\n${at(text, 'biTag', 'lightdashVersion')}`;
    for (const head of [other, taken])
      for (const beside of NEIGHBOURS) expect(await stops({ [path]: base }, { [path]: head }, beside)).not.toEqual([]);
  });

  it.each([
    [
      'stack.ts',
      "new Release('cm', {\n  chart: 'cert-manager',\n  version: '1.15.2',\n  repositoryOpts: { repo: 'https://charts.jetstack.io' },\n});\n",
    ],
    [
      'stack.py',
      "Release('cm',\n    chart='cert-manager',\n    version='1.15.2',\n    repository='https://charts.jetstack.io',\n)\n",
    ],
    [
      'stack.go',
      'r(Args{\n\tChart: pulumi.String("cert-manager"),\n\tVersion: pulumi.String("1.15.2"),\n\tRepositoryOpts: opts("https://charts.jetstack.io"),\n})\n',
    ],
  ])('is not the version of another chart in %s', async (path, chart) => {
    const [, text = ''] = FORMS.find(([each]) => each === path) ?? [];
    const base = `${at(text, 'version', 'lightdashVersion')}${chart}`;
    for (const beside of NEIGHBOURS)
      expect(await stops({ [path]: base }, { [path]: base.replace('1.15.2', '1.16.1') }, beside)).toEqual([]);
  });

  it('leaves what is below other software alone', async () => {
    const stack = `new Release('bi', {
  chart: 'lightdash',
  version: '2.16.101',
  values: {
    image: { repository: 'lightdash/lightdash', tag: version },
    browserless: { image: { tag: browserTag } },
  },
});
`;
    const files = (tag: string, chart = '2.16.101') => ({
      'index.ts': `const version = config.require('lightdashVersion');\n${stack.replace('2.16.101', chart)}`,
      'Pulumi.prod.yaml': `config:\n  bi:lightdashVersion: 1.0.0\n  bi:browserTag: v${tag}\n`,
    });
    for (const beside of NEIGHBOURS) {
      expect(await stops(files('2.18.0'), files('2.23.0'), beside)).toEqual([]);
      // A tag in the values wins over the version of the chart.
      expect(await stops(files('2.18.0'), files('2.18.0', '2.16.361'), beside)).toEqual([]);
    }
  });
});

describe('a comment behind a line of a program', () => {
  it.each([
    ['a.ts', "const lightdashVersion = '1.0.0'; // before that 0.9.0"],
    [
      'main.tf',
      'module "lightdash" {\n  source = "git::https://acme.test/bi.git"\n  image_tag = "1.0.0" // not 1.1.0\n}',
    ],
    ['Jenkinsfile', "environment {\n  LIGHTDASH_VERSION = '1.0.0' // was 0.9.0\n}"],
  ])('says nothing in %s', async (path, text) => {
    const bare = text.replace(/ \/\/ .*/, '');
    for (const beside of NEIGHBOURS) {
      expect(await stops({ [path]: bare }, { [path]: text }, beside)).toEqual([]);
      expect(await stops({ [path]: text }, { [path]: bare }, beside)).toEqual([]);
      expect(await stops({ [path]: text }, { [path]: text.replace('1.0.0', '1.2.0') }, beside)).toHaveLength(1);
    }
  });

  it.each([
    ['a.ts', "const x = 'a // b', lightdashVersion = '1.0.0';"],
    ['a.nix', 'x = base\n  // { image = "lightdash/lightdash:1.0.0"; }'],
    ['deploy.sh', 'cd / // && docker run lightdash/lightdash:1.0.0'],
    ['Jenkinsfile', "sh 'cd // && docker run lightdash/lightdash:1.0.0'"],
  ])('is none in %s: %s', async (path, text) => {
    const [base, head] = [{ [path]: `${text}\n` }, { [path]: `${text.replace('1.0.0', '1.2.0')}\n` }];
    for (const beside of NEIGHBOURS) expect(await stops(base, head, beside)).toHaveLength(1);
  });
});
