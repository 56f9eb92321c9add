import { expect, it } from 'vitest';
import { reportOnChange } from '../../gallery/run.ts';
import { applied, expectTrue, judged, WITH_FLOOR } from '../../support/choices.ts';

type Texts = Readonly<Record<string, string>>;

const FILE = `fail-on: mode-mismatch
chart-version: 2.16.361
environments:
  staging: {files: ["staging/**"]}
  production: {files: ["production/**"], promote-from: staging}
`;
const image = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: ${tag}\n`;
const set = (name: string, value: string) => `  set {\n    name = "${name}"\n    value = "${value}"\n  }\n`;
const release = (tag: string, more = '') =>
  `resource "helm_release" "l" {\n  name = "l"\n  repository = "https://lightdash.github.io/helm-charts"\n  chart = "lightdash"\n  version = "2.16.361"\n${more}${set('image.tag', tag)}}\n`;
const workload = (tag: string, more = '') =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: l}\nspec:\n${more}  template:\n    spec:\n      containers:\n        - name: l\n          image: lightdash/lightdash:${tag}\n`;

it.each<[string, string, string, string]>([
  ['a section', 'values.yaml', image('2.2.0'), `upgrade:\n  mode: Recreate\n${image('2.6.0')}`],
  ['a mapping on one line', 'values.yaml', image('2.2.0'), `upgrade: {mode: Recreate}\n${image('2.6.0')}`],
  [
    'the job, too',
    'values.yaml',
    image('2.2.0'),
    `upgrade:\n  mode: Recreate # upgrade-gate: for the downtime\nmigrationJob:\n  enabled: false\n${image('2.6.0')}`,
  ],
  [
    'the old mode comes back',
    'values.yaml',
    `upgrade:\n  mode: RollingUpdate\n${image('2.2.0')}`,
    `upgrade:\n  mode: Recreate # upgrade-gate: was RollingUpdate\n${image('2.6.0')}`,
  ],
  ['a setting of Terraform', 'main.tf', release('2.2.0'), release('2.6.0', set('upgrade.mode', 'Recreate'))],
  ['the strategy of a workload', 'bi.yaml', workload('2.2.0'), workload('2.6.0', '  strategy:\n    type: Recreate\n')],
])('what the change declares goes with the upgrade of an environment that waits: %s', async (_, name, was, is) => {
  const files = (staging: string, production: string): Texts => ({
    '.github/upgrade-gate.yml': FILE,
    [`staging/lightdash/${name}`]: staging,
    [`production/lightdash/${name}`]: production,
  });
  const head = files(is, is);
  const report = await judged(files(was, was), head);
  const [choice] = report.choices;
  if (choice === undefined) throw new Error('there is no choice');
  expect(choice).toMatchObject({ title: 'Leave production on 2.2.0 for now', thenPasses: true });
  expect(applied(choice, head)).toEqual(files(is, was));
  await expectTrue(report);
});

it('what others share stays, and what was there before', async () => {
  const mode = 'upgrade:\n  mode: Recreate\n';
  const own = `${mode}${image('2.2.0')}`;
  const files = (staging: string, production: string): Texts => ({
    '.github/upgrade-gate.yml': FILE,
    'staging/lightdash/values.yaml': staging,
    'production/lightdash/values.yaml': production,
  });
  const head = files(own.replace('2.2.0', '2.6.0'), own.replace('2.2.0', '2.6.0'));
  const [choice] = (await judged(files(own, own), head)).choices;
  expect(choice?.edits.map(({ added }) => added)).toEqual([['  tag: 2.2.0']]);
});

it('a line with the version of the chart gets the chart that installs the version', async () => {
  const charts = Object.entries({ '2.16.300': '2.2.0', '2.16.310': '2.4.0', '2.16.311': '2.4.0', '2.16.320': '2.6.0' });
  const index = charts.map(([version, app]) => `    - {name: lightdash, version: ${version}, appVersion: ${app}}\n`);
  const files = (chart: string) => ({
    '.gitlab-ci.yml': `variables:\n  LIGHTDASH_CHART_VERSION: ${chart}\ndeploy:\n  script:\n    - helmfile apply\n`,
    'helmfile.yaml.gotmpl':
      'repositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\nreleases:\n  - name: lightdash\n    chart: lightdash/lightdash\n    version: {{ requiredEnv "LIGHTDASH_CHART_VERSION" }}\n',
  });
  const [base, head] = [files('2.16.300'), files('2.16.320')];
  const text = `apiVersion: v1\nentries:\n  lightdash:\n${index.join('')}`;
  const report = await reportOnChange(
    { base, change: head },
    WITH_FLOOR,
    {},
    {
      'chart-repository-url': { name: 'index.yaml', text },
    },
  );
  const roll = report.choices.find(({ id }) => id === 'roll');
  expect(roll?.edits.map(({ added }) => added)).toEqual([['  LIGHTDASH_CHART_VERSION: 2.16.311']]);
  expect(roll).toMatchObject({ to: '2.4.0', thenPasses: true, instead: null });
});
