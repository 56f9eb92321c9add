// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

/** A deployment that has nothing to do with a change: what is red must be red, and what is quiet quiet, with it and without. */
const NEIGHBOURS: Readonly<Record<string, Files>> = {
  nothing: {},
  'a project of compose': { 'zz-dev/compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.6.0"}}\n' },
};

const [OLD, NEW] = ['1.0.0', '1.1.0'];
const CHARTS = 'https://lightdash.github.io/helm-charts';

/** What a change of some files does. A file that is null goes. */
type Row = [name: string, base: Files, change: Readonly<Record<string, string | null>>];

/** What counts as stopping: a jump, or a problem that is not an old one. */
async function stops(base: Files, change: Row[2], neighbour: Files): Promise<string[]> {
  const head = Object.entries<Files[string] | null>({ ...neighbour, ...base, ...change });
  const kept = head.filter((entry): entry is [string, Files[string]] => entry[1] !== null);
  const changes = await compare({ ...neighbour, ...base }, Object.fromEntries(kept));
  return changes
    .filter(({ change: is, problem, tolerated }) => is.endsWith('grade') || (problem !== null && !tolerated))
    .map(show);
}

const besideAll = (rows: readonly Row[]) =>
  rows.flatMap(([name, base, change]) =>
    Object.entries(NEIGHBOURS).map(([beside, files]) => [name, beside, base, change, files] as const),
  );

const CONFIG = 'configMap: {SITE_URL: "https://bi.example"}\n';

const script = (...options: string[]) =>
  `LIGHTDASH_VERSION=${OLD}\nhelm upgrade bi lightdash/lightdash \\\n${options.map((option) => `  ${option}`).join(' \\\n')}\n`;
const SCRIPT: Files = {
  'up.sh': script('-f bi.yaml', '--set image.tag="$LIGHTDASH_VERSION"'),
  'bi.yaml': CONFIG,
  'next.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${NEW}\n`,
};

const SET: Files = {
  'sets/bi.yaml': `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: bi}
spec:
  goTemplate: true
  generators:
    - git: {repoURL: "https://git.example/gitops.git", revision: main, files: [{path: "clusters/*.yaml"}]}
  template:
    metadata: {name: "lightdash-{{ .env }}"}
    spec:
      sources:
        - repoURL: ${CHARTS}
          chart: lightdash
          targetRevision: 2.16.361
          helm: {valueFiles: ["$values/apps/lightdash/values-{{ .env }}.yaml"]}
        - {repoURL: "https://git.example/gitops.git", targetRevision: main, ref: values}
`,
  'clusters/prod.yaml': 'env: prod\n',
  'clusters/dev.yaml': 'env: dev\n',
  'apps/lightdash/values-prod.yaml': `image:\n  tag: ${OLD}\nquokka:\n  tag: 7.0.0\n`,
  'apps/lightdash/values-dev.yaml': `image:\n  tag: ${NEW}\n`,
};

const FORK: Files = {
  'charts/lightdash/Chart.yaml': `apiVersion: v2\nname: lightdash\nversion: 0.1.0\nappVersion: ${OLD}\n`,
  'charts/lightdash/values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: ""\n',
  'charts/lightdash/templates/d.yaml':
    'image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"\n',
  'envs/dev/lightdash.yaml': 'image:\n  tag: 1.5.0\n',
  'envs/prod/lightdash.yaml': 'replicaCount: 2\n',
  'up.sh': 'helm upgrade bi charts/lightdash -f envs/$1/lightdash.yaml\n',
};
const FORK_NEXT = {
  'charts/lightdash/Chart.yaml': `apiVersion: v2\nname: lightdash\nversion: 0.1.0\nappVersion: ${NEW}\n`,
};

const HOSTS: Files = {
  'site.yml': '- {hosts: bi, roles: [lightdash]}\n',
  'roles/lightdash/defaults/main.yml': 'lightdash_version: 0.9.0\n',
  'roles/lightdash/tasks/main.yml':
    '- community.docker.docker_container: {name: bi, image: "lightdash/lightdash:{{ lightdash_version }}"}\n',
  'inventory/prod/group_vars/bi.yml': `lightdash_version: ${OLD}\n`,
  'inventory/dev/group_vars/bi.yml': `lightdash_version: ${NEW}\n`,
};

const stage = (name: string, tag: string): Files => ({
  [`deploy/${name}/lightdash/values.yaml`]: `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n${CONFIG}`,
  [`deploy/${name}/lightdash/ingress.yaml`]: 'ingress: {enabled: true}\n',
});
const STAGES: Files = {
  ...stage('prod', OLD),
  ...stage('dev', NEW),
  'bi.mk':
    'up:\n\thelm upgrade bi lightdash/lightdash -f deploy/$(ENV)/lightdash/values.yaml -f deploy/$(ENV)/lightdash/ingress.yaml\n',
};

const twins = (...names: string[]) =>
  `apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n${names.map((name) => `  - {name: lightdash, alias: ${name}, version: 2.16.361, repository: "${CHARTS}"}\n`).join('')}`;
const tags = (of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, tag]) => `${name}:\n  image:\n    tag: ${tag}\n`)
    .join('');
const TWINS: Files = {
  'charts/bi/Chart.yaml': twins('inside', 'outside'),
  'charts/bi/values.yaml': tags({ inside: NEW, outside: OLD }),
  'argocd/bi.yaml':
    'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  source: {repoURL: "https://git.example/gitops.git", path: charts/bi, targetRevision: main}\n',
};

const section = (name: string, chart: string, tag: string) => `${name}:\n  chartVersion: ${chart}\n  tag: ${tag}\n`;
const SECTIONS: Files = {
  'root/Chart.yaml': 'apiVersion: v2\nname: root\nversion: 0.1.0\n',
  'root/templates/lightdash.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: lightdash}
spec:
  source:
    repoURL: ${CHARTS}
    chart: lightdash
    targetRevision: {{ .Values.lightdash.chartVersion }}
    helm:
      values: |
        image:
          tag: {{ .Values.lightdash.tag | quote }}
`,
  'root/values-prod.yaml': section('lightdash', '2.16.361', OLD) + section('quokka', '8.5.2', '11.2.0'),
};
const ANCHORED = (tag: string) => ({
  'root/values-prod.yaml': `shared: &shared\n  chartVersion: 2.16.361\n  tag: ${tag}\nlightdash:\n  <<: *shared\n`,
});

const legs = (...of: [environment: string, version: string | null][]) =>
  `jobs:
  up:
    strategy:
      matrix:
        include:
${of.map(([environment, version]) => `          - environment: ${environment}\n${version === null ? '' : `            lightdash_version: ${version}\n`}            kubectl: 1.30.2\n`).join('')}    steps:
      - run: helm upgrade bi lightdash/lightdash --set image.tag=\${{ matrix.lightdash_version }} -f bi.yaml
`;
const LEGS: Files = { '.github/workflows/bi.yaml': legs(['dev', NEW], ['prod', OLD]), 'bi.yaml': CONFIG };
const legsOf = (...of: Parameters<typeof legs>) => ({ '.github/workflows/bi.yaml': legs(...of) });

const variables = (...of: [name: string, value: string][]) => ({
  'ci/bi.yaml': `up:\n  image: alpine/helm:3.15.3\n  env:\n${of.map(([name, value]) => `    - name: ${name}\n      value: ${value}\n`).join('')}  script: docker run lightdash/lightdash:$LIGHTDASH_TAG\n`,
});

const charts = (chart: string, values: string) => ({
  Makefile: `BI_CHART := ${chart}\nup:\n\thelm upgrade bi lightdash/lightdash --version $(BI_CHART) -f ${values}\n`,
});
const PINNED = {
  'values/lightdash.yaml': `image:\n  tag: ${OLD}\n${CONFIG}`,
  'values/plain.yaml': CONFIG,
};

const service = (platform: string, tag: string) => ({
  'ecs/lightdash.tf': `resource "aws_ecs_service" "lightdash" {\n  name = "lightdash"\n  platform_version = "${platform}"\n}\n`,
  'ecs/task.tf': `locals {\n  lightdash_version = "${tag}"\n}\nresource "aws_ecs_task_definition" "bi" {\n  container_definitions = jsonencode([{ name = "bi", image = "lightdash/lightdash:\${local.lightdash_version}" }])\n}\n`,
});

describe('one of several environments gets another version', () => {
  it.each(
    besideAll([
      ['the last line of a command goes', SCRIPT, { 'up.sh': script('-f bi.yaml') }],
      [
        'a file of values comes at the end of a command',
        { ...SCRIPT, 'up.sh': script('-f bi.yaml') },
        { 'up.sh': script('-f bi.yaml', '-f next.yaml') },
      ],
      ['the tag of one environment goes', SET, { 'apps/lightdash/values-prod.yaml': 'replicaCount: 2\n' }],
      [
        'a file that a command loads, with the version of another environment',
        { ...PINNED, ...charts('2.16.361', 'values/lightdash.yaml'), ...stage('dev', NEW) },
        {
          ...charts('2.16.361', 'values/lightdash.yaml -f values/next.yaml'),
          'values/next.yaml': `image:\n  repository: lightdash/lightdash\n  tag: ${NEW}\n`,
        },
      ],
      ['the appVersion, where one environment has no tag', FORK, FORK_NEXT],
      [
        'a host with the version of another environment',
        HOSTS,
        { 'inventory/prod/host_vars/bi1.yml': `lightdash_version: ${NEW}\n` },
      ],
      [
        'one more file with the version of another environment',
        STAGES,
        { 'deploy/prod/lightdash/ingress.yaml': `ingress: {enabled: true}\nimage:\n  tag: ${NEW}\n` },
      ],
      [
        'an instance that takes the version of one that goes',
        TWINS,
        { 'charts/bi/Chart.yaml': twins('outside'), 'charts/bi/values.yaml': tags({ outside: NEW }) },
      ],
      [
        'an instance that takes another name and another version, while the other stays',
        TWINS,
        {
          'charts/bi/Chart.yaml': twins('inside', 'guests'),
          'charts/bi/values.yaml': tags({ inside: NEW, guests: NEW }),
        },
      ],
      ['an instance in its place', TWINS, { 'charts/bi/values.yaml': tags({ inside: NEW, outside: NEW }) }],
      [
        "a value below the service's name",
        SECTIONS,
        { 'root/values-prod.yaml': section('lightdash', '2.16.361', NEW) + section('quokka', '8.5.2', '11.2.0') },
      ],
      ['a value that comes there through an anchor', { ...SECTIONS, ...ANCHORED(OLD) }, ANCHORED(NEW)],
      ['an item of a list', LEGS, legsOf(['dev', NEW], ['prod', NEW])],
      ['two items that swap their versions', LEGS, legsOf(['dev', OLD], ['prod', NEW])],
      ['two items that swap their heads', LEGS, legsOf(['prod', NEW], ['dev', OLD])],
      ['an item that takes the version of one that goes', LEGS, legsOf(['prod', NEW])],
      [
        'an item that gets a version',
        { ...LEGS, ...legsOf(['dev', NEW], ['prod', null]) },
        legsOf(['dev', NEW], ['prod', '1.2.0']),
      ],
      [
        'a further variable of a job',
        variables(['CHROME', '2.18.0']),
        variables(['CHROME', '2.18.0'], ['LIGHTDASH_TAG', NEW]),
      ],
      [
        'a chart, where the values pin no tag',
        { ...PINNED, ...charts('2.16.101', 'values/plain.yaml') },
        charts('2.16.361', 'values/plain.yaml'),
      ],
      ['the local of a task', service('1.4.0', OLD), service('1.4.0', NEW)],
    ]),
  )('%s, beside %s', async (_, __, base, change, neighbour) => {
    expect(await stops(base, change, neighbour)).not.toEqual([]);
  });
});

describe('what several environments go through without another version', () => {
  it.each(
    besideAll([
      [
        'the chart of a command whose values pin the tag, in a variable',
        { ...PINNED, ...charts('2.9.1', 'values/lightdash.yaml') },
        charts('2.16.101', 'values/lightdash.yaml'),
      ],
      [
        'an option that comes at the end of a command',
        SCRIPT,
        { 'up.sh': script('-f bi.yaml', '--set image.tag="$LIGHTDASH_VERSION"', '--atomic') },
      ],
      [
        'the lines of a command in another order',
        SCRIPT,
        { 'up.sh': script('--set image.tag="$LIGHTDASH_VERSION"', '-f bi.yaml') },
      ],
      [
        'the section of another application that goes',
        SET,
        { 'apps/lightdash/values-prod.yaml': `image:\n  tag: ${OLD}\n` },
      ],
      [
        'the appVersion, where each environment has a tag',
        { ...FORK, 'envs/prod/lightdash.yaml': `image:\n  tag: ${OLD}\n` },
        FORK_NEXT,
      ],
      [
        'a host that repeats the version of its environment',
        HOSTS,
        { 'inventory/prod/host_vars/bi1.yml': `lightdash_version: ${OLD}\n` },
      ],
      [
        'one more file that repeats the version',
        STAGES,
        { 'deploy/prod/lightdash/ingress.yaml': `ingress: {enabled: true}\nimage:\n  tag: ${OLD}\n` },
      ],
      [
        'an instance that goes',
        TWINS,
        { 'charts/bi/Chart.yaml': twins('outside'), 'charts/bi/values.yaml': tags({ outside: OLD }) },
      ],
      ['instances in another order', TWINS, { 'charts/bi/Chart.yaml': twins('outside', 'inside') }],
      [
        'a single instance with another name',
        { ...TWINS, 'charts/bi/Chart.yaml': twins('inside'), 'charts/bi/values.yaml': tags({ inside: OLD }) },
        { 'charts/bi/Chart.yaml': twins('outside'), 'charts/bi/values.yaml': tags({ outside: OLD }) },
      ],
      [
        "a value below another application's name",
        SECTIONS,
        { 'root/values-prod.yaml': section('lightdash', '2.16.361', OLD) + section('quokka', '8.6.0', '11.3.0') },
      ],
      [
        'a further application',
        SECTIONS,
        { 'root/values-prod.yaml': `${SECTIONS['root/values-prod.yaml']}${section('wombat', '2.16.6', '0.50.20')}` },
      ],
      ['items in another order', LEGS, legsOf(['prod', OLD], ['dev', NEW])],
      ['the version of the platform', service('1.4.0', OLD), service('1.5.0', OLD)],
    ]),
  )('%s, beside %s', async (_, __, base, change, neighbour) => {
    expect(await stops(base, change, neighbour)).toEqual([]);
  });
});
