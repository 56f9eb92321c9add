// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

/** Another deployment, which has nothing to do with a change: it must neither hide the change nor make it red. */
const NEIGHBOUR: Files = { 'zz-other/lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.5.0}\n' };
const CHARTS = 'https://lightdash.github.io/helm-charts';

/** The jumps of a change, alone and beside the neighbour. */
async function shown(base: Files, head: Files, renames: Readonly<Record<string, string>> = {}) {
  const sides: string[][] = [];
  for (const neighbour of [{}, NEIGHBOUR]) {
    const changes = await compare({ ...neighbour, ...base }, { ...neighbour, ...head }, { renames });
    sides.push(changes.filter(({ change }) => /grade$/.test(change)).map(show));
  }
  const [alone, beside] = sides;
  expect(beside).toEqual(alone);
  return alone;
}

type Row = readonly [name: string, base: Files, head: Files, seen: readonly string[]];

/** A change in both directions. */
const bothWays = (name: string, one: Files, other: Files, seen: readonly string[], back = seen): Row[] => [
  [name, one, other, seen],
  [`${name}, back`, other, one, back],
];

const steps = (...lines: string[]): Files => ({
  '.github/workflows/deploy.yml': `jobs:\n  deploy:\n    runs-on: ubuntu-22.04\n    steps:\n${lines.map((line) => `      ${line}\n`).join('')}`,
});
const HELM = '- run: helm upgrade -i lightdash lightdash/lightdash --set image.tag=1.0.0';
const tool = (version: string) => steps('- uses: azure/setup-helm@v4', `  with: { version: ${version} }`, HELM);
const named = (version: string) =>
  steps('- name: Helm', '  uses: azure/setup-helm@v4', `  with: { version: ${version} }`, HELM);
const action = (version: string) => steps('- uses: acme/deploy-lightdash@v1', `  with: { version: ${version} }`);
const withFirst = (tag: string) =>
  steps(
    '- uses: azure/setup-helm@v4',
    '- if: always()',
    `  with: { image: lightdash/lightdash, tag: ${tag} }`,
    '  uses: acme/deploy@v1',
  );

describe('an action that gets a version on one line', () => {
  it.each<Row>([
    ['sets a tool up', tool('3.15.2'), tool('3.16.2'), []],
    ['sets a tool up, in a new step', steps(HELM), tool('3.15.2'), []],
    ['sets a tool up, below its name', named('3.15.2'), named('3.16.2'), []],
    ['deploys', action('1.0.0'), action('1.1.0'), ['.github/workflows/deploy.yml:6 upgrade 1.0.0 → 1.1.0']],
    [
      'deploys behind one that sets a tool up',
      withFirst('1.0.0'),
      withFirst('1.1.0'),
      ['.github/workflows/deploy.yml:7 upgrade 1.0.0 → 1.1.0'],
    ],
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });
});

const generated: Files = {
  'set.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: t}\nspec:\n  generators:\n  - git: {repoURL: "https://git.example/t.git", revision: main, files: [{path: "tenants/*/config.json"}]}\n  template:\n    metadata: {name: "bi-{{ .path.basename }}"}\n    spec:\n      sources:\n      - repoURL: ${CHARTS}\n        chart: lightdash\n        targetRevision: 2.16.361\n        helm: {valueFiles: [$values/defaults.yaml, "$values/tenants/{{ .path.basename }}/values.yaml"]}\n      - {repoURL: "https://git.example/t.git", targetRevision: main, ref: values}\n`,
  'tenants/acme/config.json': '{"region": "eu"}\n',
  'tenants/acme/values.yaml': 'image: {tag: 1.1.0}\n',
};
const defaults = (browser: string): Files => ({
  ...generated,
  'defaults.yaml': `image: {repository: lightdash/lightdash, tag: 1.0.0}\n${browser}\n`,
});
const inBlock = (key: string, tag: string): Files => ({
  'values.yaml': `${key}: { image: { repository: lightdash/lightdash, tag: ${tag} } }\n`,
});
const bazel = (own: string, rules: string, tag: string): Files => ({
  'MODULE.bazel': `module(\n    name = "acme",\n    version = "${own}",\n)\nbazel_dep(name = "rules_oci", version = "${rules}")\noci.pull(\n    name = "bi",\n    image = "lightdash/lightdash",\n    tag = "${tag}",\n)\n`,
});
const constant = (tag: string): Files => ({
  'MODULE.bazel': `TAG = "${tag}"\noci.pull(name = "bi", image = "lightdash/lightdash", tag = TAG)\n`,
});

describe('other software', () => {
  it.each<Row>([
    [
      'on one line of values',
      defaults('browserless-chrome: { image: { tag: 2.24.3 } }'),
      defaults('browserless-chrome: { image: { tag: 2.26.0 } }'),
      [],
    ],
    [
      'in a block of values',
      defaults('browserless-chrome:\n  image:\n    tag: 2.24.3'),
      defaults('browserless-chrome:\n  image:\n    tag: 2.26.0'),
      [],
    ],
    [
      'as the key above the image of the service',
      inBlock('proxy', '1.0.0'),
      inBlock('proxy', '1.1.0'),
      ['values.yaml:1 upgrade 1.0.0 → 1.1.0'],
    ],
    ['as a module of Bazel', bazel('1.0.0', '2.0.0', '1.0.0'), bazel('1.1.0', '2.0.1', '1.0.0'), []],
    [
      'beside an image of Bazel',
      bazel('1.0.0', '2.0.0', '1.0.0'),
      bazel('1.0.0', '2.0.0', '1.1.0'),
      ['MODULE.bazel:9 upgrade 1.0.0 → 1.1.0'],
    ],
    ['beside a constant of Bazel', constant('1.0.0'), constant('1.1.0'), ['MODULE.bazel:1 upgrade 1.0.0 → 1.1.0']],
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });
});

const DEPLOYMENT = (tag: string, image = 'lightdash/lightdash') =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: app}\nspec:\n  template:\n    spec:\n      containers:\n        - name: app\n          image: ${image}:${tag}\n`;
const tilt = (...names: string[]): Files => ({
  'deploy/portal/d.yaml': DEPLOYMENT('1.9.0', 'acme/portal'),
  'deploy/bi/d.yaml': DEPLOYMENT('1.0.0'),
  'deploy/next/d.yaml': DEPLOYMENT('1.1.0'),
  'deploy/same/d.yaml': DEPLOYMENT('1.0.0'),
  Tiltfile: `k8s_yaml([${names.map((name) => `'deploy/${name}/d.yaml'`).join(', ')}])\n`,
});
const programme = (key: string): Files => ({
  'bin/app.ts': `import { versions } from '../lib/versions';\nnew Stack(app, 'Prod', { lightdashVersion: versions.${key}, redashVersion: '10.1.0' });\n`,
  'lib/stack.ts': 'const image = `lightdash/lightdash:${props.lightdashVersion}`;\n',
  'lib/versions.ts': "export const versions = {\n  staging: '1.1.0',\n  prod: '1.0.0',\n};\n",
});
const folders = (list: string): Files => ({
  'set.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: s}\nspec:\n  generators:\n  - git: {repoURL: "https://git.example/s.git", revision: main, directories: [{path: services/*}]}\n  template:\n    metadata: {name: "{{path.basename}}"}\n    spec:\n      source:\n        repoURL: https://git.example/s.git\n        path: "{{path}}"\n        helm:\n${list}\n`,
  'services/bi/Chart.yaml':
    'apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies: [{name: common, version: 4.7.2, repository: "oci://charts.example"}]\n',
  'services/bi/values.yaml': 'common: {image: {repository: lightdash/lightdash, tag: 1.0.0}}\n',
  'services/bi/values-canary.yaml': 'common: {image: {tag: 1.1.0}}\n',
  'services/bi/values-size.yaml': 'common: {replicas: 3}\n',
  'services/hasura/values-canary.yaml': 'common: {image: {tag: v2.41.0}}\n',
});
const flow = (files: string) => folders(`          valueFiles: [${files}]`);
const list = (...files: string[]) =>
  folders(`          valueFiles:\n${files.map((file) => `          - ${file}`).join('\n')}`);

const job = (stage: string, more = '', by = ''): Files => ({
  'values/prod.yaml': 'image: {repository: lightdash/lightdash, tag: 1.0.0}\n',
  'values/dev.yaml': 'image: {repository: lightdash/lightdash, tag: 1.1.0}\n',
  'run.sh': 'helm upgrade lightdash lightdash/lightdash -f values/$1.yaml\n',
  '.gitlab-ci.yml': `deploy: {image: "alpine/helm:3.15.2", script: ["${by === '' ? `helm upgrade lightdash lightdash/lightdash -f values/${stage}.yaml` : `./${by} ${stage}`}${more}"]}\n`,
});

describe('a line that selects', () => {
  it.each<Row>([
    ...bothWays(
      'one file of a list instead of another',
      tilt('portal', 'bi'),
      tilt('portal', 'next'),
      ['Tiltfile:1 upgrade 1.0.0 → 1.1.0'],
      ['Tiltfile:1 downgrade 1.1.0 → 1.0.0'],
    ),
    ['a file of a list with the same version', tilt('portal', 'bi'), tilt('portal', 'same'), []],
    ['one file of a list more', tilt('portal'), tilt('portal', 'bi'), []],
    ['one file of a list less', tilt('portal', 'bi'), tilt('portal'), []],
    ...bothWays(
      'a member beside the version of other software',
      programme('prod'),
      programme('staging'),
      ['bin/app.ts:2 upgrade 1.0.0 → 1.1.0'],
      ['bin/app.ts:2 downgrade 1.1.0 → 1.0.0'],
    ),
    ...bothWays(
      'one values file more in several folders, on one line',
      flow('values.yaml'),
      flow('values.yaml, values-canary.yaml'),
      ['set.yaml:14 upgrade ? → ? not-understood'],
      ['set.yaml:- upgrade ? → ? not-understood'],
    ),
    ...bothWays(
      'one values file more in several folders',
      list('values.yaml'),
      list('values.yaml', 'values-canary.yaml'),
      ['set.yaml:16 upgrade ? → ? not-understood'],
      ['set.yaml:- upgrade ? → ? not-understood'],
    ),
    ...bothWays(
      'other values beside an image on one line',
      job('prod'),
      job('dev'),
      ['.gitlab-ci.yml:1 upgrade 1.0.0 → 1.1.0'],
      ['.gitlab-ci.yml:1 downgrade 1.1.0 → 1.0.0'],
    ),
    ['an option beside an image on one line', job('prod'), job('prod', ' --wait'), []],
    ...bothWays(
      'what a script gets beside an image on one line',
      job('prod', '', 'run.sh'),
      job('dev', '', 'run.sh'),
      ['.gitlab-ci.yml:1 upgrade 1.0.0 → 1.1.0'],
      ['.gitlab-ci.yml:1 downgrade 1.1.0 → 1.0.0'],
    ),
    ['one values file more without a tag', flow('values.yaml'), flow('values.yaml, values-size.yaml'), []],
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });

  const envs = (folder: string, prod: string, dev: string): Files => ({
    'compose.yaml': 'services: {web: {image: "lightdash/lightdash:${LIGHTDASH_TAG}"}}\n',
    [`${folder}/prod/.env`]: 'LIGHTDASH_TAG=1.0.0\n',
    [`${folder}/dev/.env`]: 'LIGHTDASH_TAG=1.1.0\n',
    'Taskfile.yml': `tasks:\n  prod:\n    cmds: [docker compose --env-file ${folder}/${prod}/.env up -d]\n  dev:\n    cmds: [docker compose --env-file ${folder}/${dev}/.env up -d]\n`,
  });
  const moved = { 'config/prod/.env': 'envs/prod/.env', 'config/dev/.env': 'envs/dev/.env' };

  it.each([
    ['the same files where they are now', 'prod', 'dev', []],
    [
      'the other ones where they are now',
      'dev',
      'prod',
      ['Taskfile.yml:3 upgrade 1.0.0 → 1.1.0', 'Taskfile.yml:5 downgrade 1.1.0 → 1.0.0'],
    ],
  ])('%s', async (_, prod, dev, seen) => {
    expect(await shown(envs('envs', 'prod', 'dev'), envs('config', prod, dev), moved)).toEqual(seen);
  });
});

const manifest = (tag: string, variables: string, more: Files = {}): Files => ({
  'k8s/bi.yaml': DEPLOYMENT(tag),
  'k8s/versions.env': `OTHER=1\n${variables}`,
  'apply.sh': 'source k8s/versions.env\nenvsubst < k8s/bi.yaml | kubectl apply -f -\n',
  ...more,
});
const script = (tag: string, variables: string): Files => ({
  'prod.env': `OTHER=1\n${variables}`,
  'deploy.sh': `. ./prod.env\ndocker run lightdash/lightdash:${tag}\n`,
});
const VARIABLE = '${LIGHTDASH_VERSION}';
const pipeline = (value: string): Files => ({ '.github/workflows/a.yml': `env:\n  LIGHTDASH_VERSION: ${value}\n` });

describe('a version in the place of a variable of another file', () => {
  it.each<Row>([
    ...bothWays('in a manifest', manifest(VARIABLE, 'LIGHTDASH_VERSION=1.0.0\n'), manifest('1.0.0', ''), []),
    ...bothWays('in a script', script('$LIGHTDASH_VERSION', 'LIGHTDASH_VERSION=1.0.0\n'), script('1.0.0', ''), []),
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });

  it.each<readonly [name: string, base: Files, head: Files]>([
    ['another version', manifest(VARIABLE, 'LIGHTDASH_VERSION=1.0.0\n'), manifest('1.1.0', '')],
    ['a variable with another version', manifest('1.0.0', ''), manifest(VARIABLE, 'LIGHTDASH_VERSION=1.1.0\n')],
    [
      'a variable that a pipeline sets as well',
      manifest('1.0.0', '', pipeline('1.1.0')),
      manifest(VARIABLE, 'LIGHTDASH_VERSION=1.0.0\n', pipeline('1.1.0')),
    ],
    [
      'a variable that comes from outside as well',
      manifest('1.0.0', '', pipeline('${{ vars.LIGHTDASH_VERSION }}')),
      manifest(VARIABLE, 'LIGHTDASH_VERSION=1.0.0\n', pipeline('${{ vars.LIGHTDASH_VERSION }}')),
    ],
    ['a part of a tag', manifest('1.0.0', ''), manifest(`${VARIABLE}\${SUFFIX}`, 'LIGHTDASH_VERSION=1.0.0\n')],
    ['a variable that nothing sets', manifest('1.0.0', ''), manifest(VARIABLE, '')],
    ['a name that is not the service’s', manifest('1.0.0', ''), manifest('${TAG}', 'TAG=1.0.0\n')],
    ['another version in a script', script('$LIGHTDASH_VERSION', 'LIGHTDASH_VERSION=1.0.0\n'), script('1.1.0', '')],
    [
      'a variable that another script still takes',
      {
        ...script('$LIGHTDASH_VERSION', 'LIGHTDASH_VERSION=1.0.0\n'),
        'b.sh': 'docker run lightdash/lightdash:$LIGHTDASH_VERSION\n',
      },
      { ...script('1.0.0', ''), 'b.sh': 'docker run lightdash/lightdash:$LIGHTDASH_VERSION\n' },
    ],
  ])('is red: %s', async (_, base, head) => {
    expect(await shown(base, head)).not.toEqual([]);
  });
});

const umbrella = (chart: string, prod: string, dev: string, more: Files = {}): Files => ({
  'deploy/Chart.yaml': `apiVersion: v2\nname: data\nversion: 1.0.0\ndependencies:\n- {name: lightdash, version: ${chart}, repository: "${CHARTS}"}\n`,
  'deploy/values-prod.yaml': `lightdash:\n  replicaCount: 2\n${prod}`,
  'deploy/values-dev.yaml': `lightdash:\n  replicaCount: 1\n${dev}`,
  ...more,
});
const tag = (version: string) => `  image: {tag: ${version}}\n`;
const make = (rest: string): Files => ({
  ...umbrella('2.16.361', tag('2.0.0'), ''),
  Makefile: `prod:\n\thelm upgrade -i data deploy ${rest}\n`,
});
const PINNED = [tag('2.0.0'), tag('2.1.0')] as const;

describe('the environments of an umbrella chart', () => {
  it.each<Row>([
    [
      'the version of the chart, where one of them pins no tag',
      umbrella('2.16.101', tag('2.0.0'), ''),
      umbrella('2.16.361', tag('2.0.0'), ''),
      ['deploy/Chart.yaml:5 upgrade 1.237.0 → 2.130.0'],
    ],
    [
      'the version of the chart, where all pin one',
      umbrella('2.16.101', ...PINNED),
      umbrella('2.16.361', ...PINNED),
      [],
    ],
    ...['values-prod-eu', 'secrets-production', 'values-common'].map((name): Row => {
      const more = { [`deploy/${name}.yaml`]: 'lightdash: {replicaCount: 3}\n' };
      const [base, head] = ['2.16.101', '2.16.361'].map((chart) => umbrella(chart, ...PINNED, more)) as [Files, Files];
      return [`the version of the chart beside ${name}`, base, head, []];
    }),
    [
      'the first tag of an environment',
      umbrella('2.16.101', tag('2.0.0'), ''),
      umbrella('2.16.101', ...PINNED),
      ['deploy/values-dev.yaml:3 upgrade 1.237.0 → 2.1.0'],
    ],
    [
      'no tag any more',
      umbrella('2.16.101', ...PINNED),
      umbrella('2.16.101', tag('2.0.0'), ''),
      ['deploy/Chart.yaml:5 downgrade 2.1.0 → 1.237.0'],
    ],
    ...bothWays(
      'a command that takes the values of another environment',
      make('-f deploy/values-prod.yaml'),
      make('-f deploy/values-dev.yaml'),
      ['Makefile:2 upgrade 2.0.0 → ? not-understood'],
      ['Makefile:2 upgrade ? → 2.0.0 not-understood'],
    ),
    ...bothWays(
      'a command that sets the tag',
      make('-f deploy/values-prod.yaml'),
      make('-f deploy/values-prod.yaml --set lightdash.image.tag=2.5.0'),
      ['Makefile:2 upgrade ? → 2.5.0 not-understood'],
      ['Makefile:- upgrade 2.5.0 → ? not-understood'],
    ),
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });
});

const fly = (option: string): Files => ({
  'fly.toml': 'app = "bi"\n[build]\n  image = "lightdash/lightdash:2.77.0"\n',
  'deploy.sh': `set -e\nflyctl deploy --remote-only${option} --now\n`,
});

describe('an option of a command that stays', () => {
  it.each<Row>(
    bothWays(
      'an image that overrides the one in a file',
      fly(''),
      fly(' --image lightdash/lightdash:2.80.0'),
      ['deploy.sh:2 upgrade ? → 2.80.0 not-understood'],
      ['deploy.sh:- upgrade 2.80.0 → ? not-understood'],
    ),
  )('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });
});

const config = (service: string): Files => ({
  'config/services.prod.yaml': `lightdash: {${service}}\nother: {image: acme/x, tag: 3.0.0}\n`,
});
const IMAGE = 'image: lightdash/lightdash';

describe('a tag beside an image on one line', () => {
  it.each<Row>([
    [
      'behind it',
      config(`${IMAGE}, tag: 1.0.0`),
      config(`${IMAGE}, tag: 1.1.0`),
      ['config/services.prod.yaml:1 upgrade 1.0.0 → 1.1.0'],
    ],
    [
      'in front of it',
      config(`tag: 1.0.0, ${IMAGE}`),
      config(`tag: 1.1.0, ${IMAGE}`),
      ['config/services.prod.yaml:1 upgrade 1.0.0 → 1.1.0'],
    ],
    ...bothWays(
      'that comes',
      config(IMAGE),
      config(`${IMAGE}, tag: 1.1.0`),
      ['config/services.prod.yaml:1 upgrade ? → 1.1.0 not-understood'],
      ['config/services.prod.yaml:- upgrade 1.1.0 → ? not-understood'],
    ),
    ['of other software', config(`${IMAGE}, dbtVersion: 1.0.0`), config(`${IMAGE}, dbtVersion: 1.1.0`), []],
    [
      'in the image itself',
      config(`${IMAGE}, replicas: 1`),
      config(`${IMAGE}:1.1.0, replicas: 1`),
      ['config/services.prod.yaml:1 upgrade ? → 1.1.0 base-unresolved'],
    ],
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });
});

const command = (options: readonly string[], tag: string, next = ''): Files => ({
  'bi.sh': `set -e\nhelm upgrade lightdash lightdash/lightdash -i \\\n${options.map((each) => `  ${each} \\\n`).join('')}  --wait\n${next}`,
  'bi.yaml': tag === '' ? 'replicaCount: 2\n' : `image:\n  tag: ${tag}\n`,
  'dev.yaml': 'image:\n  tag: 2.5.0\n',
});
const [FILE, SET] = ['-f bi.yaml', '--set image.tag=2.5.0'];
const DEV = 'helm upgrade dev lightdash/lightdash -i -f dev.yaml\n';

describe('a command that no longer sets the tag', () => {
  it.each<Row>([
    ...bothWays('that its file has as well', command([FILE, SET], '2.5.0'), command([FILE], '2.5.0'), []),
    ['that its file has now', command([FILE, SET], ''), command([FILE], '2.5.0'), []],
    ['that its new file has', command([SET], '2.5.0'), command([FILE], '2.5.0'), []],
  ])('%s', async (_, base, head, seen) => {
    expect(await shown(base, head)).toEqual(seen);
  });

  it.each<readonly [name: string, base: Files, head: Files]>([
    ['that its file has in another version', command([FILE, SET], '2.4.0'), command([FILE], '2.4.0')],
    ['that no file has', command([FILE, SET], ''), command([FILE], '')],
    ['together with its file', command([FILE, SET], '2.5.0'), command([], '2.5.0')],
    ['that the file of another command has', command([SET], '', DEV), command([], '', DEV)],
    [
      'that the file of another command has, beside one of its own',
      command([FILE, SET], '', DEV),
      command([FILE], '', DEV),
    ],
  ])('is red: %s', async (_, base, head) => {
    expect(await shown(base, head)).not.toEqual([]);
  });
});
