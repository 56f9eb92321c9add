import { describe, expect, it } from 'vitest';
import type { DeploymentChange } from '../../../src/comparison/compare-trees.ts';
import type { Deployment } from '../../../src/deployment/deployed-object.ts';
import { NOTHING_DECLARED } from '../../../src/deployment/image-answer.ts';
import { reportDeployment } from '../../../src/gate/report/report-deployment.ts';
import { parseSettings } from '../../../src/gate/settings.ts';
import { renderAnnotations } from '../../../src/render/annotations.ts';
import { renderSummary } from '../../../src/render/pages.ts';
import { renderReport } from '../../../src/render/terminal.ts';
import { judgeFiles } from '../../fuzz/repositories.ts';
import { deploymentsIn, targetsIn } from '../../support/detection.ts';
import { version } from '../../support/documents.ts';
import { report, spanReport } from '../../support/report-factory.ts';
import { unlinked } from '../../support/shown.ts';

const FOUND = {
  span: spanReport({ decision: 'recreate' }),
  environments: [],
  exceptions: [],
  promotion: null,
  migrations: null,
  rollback: null,
  reverts: false,
  leftovers: [],
};
const VALUES = 'image:\n  repository: lightdash/lightdash\n  tag: 1.3.0\nupgrade:\n  mode: Recreate\n';

/** What is reported where a deployment needs `Recreate`, and the job fails unless it does that. */
function reported(head: Deployment, inputs: Readonly<Record<string, string>> = { 'chart-version': '3.0.0' }) {
  const settings = parseSettings({ 'fail-on': 'mode-mismatch', ...inputs }, (name) => name);
  const change: DeploymentChange = {
    change: 'upgrade',
    base: null,
    head,
    place: head.place,
    from: version('1.2.0'),
    to: version('1.3.0'),
    problem: null,
    tolerated: false,
    buildChanged: null,
    notices: [],
  };
  return reportDeployment(change, FOUND, settings);
}

it.each([
  ['with Helm', {}, false],
  ['with Argo CD, which may migrate before the old version is stopped', { isRenderedByArgoCd: true }, true],
])('no lie: a recreate that is carried out %s fails mode-mismatch: %s %s', async (_, rendered, fails) => {
  const [found] = await deploymentsIn({ 'lightdash/values.yaml': VALUES });
  const [part] = (found as Deployment).parts;
  const head: Deployment = { ...(found as Deployment), ...rendered, parts: [{ ...part, ...rendered }] };
  expect(reported(head)).toMatchObject({ decision: 'recreate', upgradeMode: 'Recreate', fails });
});

describe('a recreate that the files declare', () => {
  const POD_FILES = {
    'pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: "lightdash/lightdash:1.3.0"}]}\n',
  };
  const TARGET = 'deploy.sh@regex:lightdash:(?<version>[0-9.]+)';

  it.each<[string, Record<string, string>, readonly string[]]>([
    ['compose', { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:1.3.0"}}\n' }, []],
    ['manifests', POD_FILES, []],
    ['kustomize', { ...POD_FILES, 'kustomization.yaml': 'resources: [pod.yaml]\n' }, []],
    ['dockerfile', { Dockerfile: 'FROM lightdash/lightdash:1.3.0\n' }, []],
    ['target', { 'deploy.sh': 'docker run lightdash/lightdash:1.3.0\n' }, [TARGET]],
  ])('passes mode-mismatch with %s, by whom it is carried out', async (kind, files, targets) => {
    const found = targets.length === 0 ? await deploymentsIn(files) : await targetsIn(files, targets);
    const [head] = found as [Deployment];
    expect(head.kind).toBe(kind);
    const declared = (value: 'Recreate' | 'RollingUpdate') => ({
      ...head,
      declared: { ...head.declared, upgradeMode: { value, place: head.place } },
    });
    expect(reported(declared('Recreate'), {})).toMatchObject({ fails: false, declared: { upgradeMode: 'Recreate' } });
    expect(reported(declared('RollingUpdate'), {})).toMatchObject({ fails: true });
    expect(reported({ ...head, declared: NOTHING_DECLARED }, {})).toMatchObject({ fails: true });
  });

  it.each<[string, string, boolean]>([
    ['for this jump', 'from: 2.2.0, to: 2.5.0, allow: recreate, reason: Sunday', false],
    ['for another one', 'from: 2.2.0, to: 2.4.0, allow: recreate, reason: Sunday', true],
  ])('passes mode-mismatch in a line with an exception %s', async (_, exception, fails) => {
    const files = (tag: string) => ({ 'deploy.sh': `docker run lightdash/lightdash:${tag}\n` });
    const own = { '.github/upgrade-gate.yml': `exceptions: [{${exception}}]\n` };
    const whole = await judgeFiles(files('2.2.0'), { ...files('2.5.0'), ...own }, { 'fail-on': 'mode-mismatch' });
    expect(whole).toMatchObject({ decision: 'recreate', deployments: [{ kind: 'line', from: '2.2.0', to: '2.5.0' }] });
    expect(whole.outcome.fails).toBe(fails);
  });
});

/** Another chart does with the mode what it likes. */
it.each<[chart: string, version: string, fails: boolean]>([
  ['lightdash/lightdash', '2.16.361', false],
  ['lightdash/lightdash', '2.16.283', true],
  ['lightdash/lightdash', '2.x', true],
  ['bjw-s/app-template', '3.1.0', true],
])(
  'a mode in the values of a release is carried out by the chart %s %s, or fails: %s',
  async (chart, version, fails) => {
    const files = (tag: string) => ({
      'helmfile.yaml': `releases:
  - {name: lightdash, chart: ${chart}, version: ${version}, values: [values.yaml]}
`,
      'values.yaml': `${VALUES.replace('1.3.0', tag)}migrationJob: {enabled: true}\n`,
    });
    const whole = await judgeFiles(files('2.2.0'), files('2.5.0'), { 'fail-on': 'mode-mismatch' });
    expect(whole.decision).toBe('recreate');
    expect(whole.outcome.fails).toBe(fails);
  },
);

it('a recreate for another image alone says so, on every surface', async () => {
  const files = (image: string) => ({ 'compose.yaml': `services: {web: {image: "${image}"}}\n` });
  const whole = await judgeFiles(files('lightdash/lightdash:2.0.0'), files('acme/lightdash:2.2.0'));
  expect(whole).toMatchObject({
    decision: 'recreate',
    spans: [{ decision: 'roll' }],
    deployments: [{ decision: 'recreate', advice: [{ level: 'warning', code: 'image-changed' }, { code: 'noticed' }] }],
  });
  const why =
    'The image comes from another registry or another build. Nobody has shown that the two can run side by side.';
  for (const text of [unlinked(renderSummary(whole)), renderReport(whole).replaceAll(/\s+/g, ' ')]) {
    expect(text).toContain(why);
    // Compose has no such mode.
    expect(text).toMatch(/🟠 2\.0\.0 → 2\.2\.0 needs downtime(?! \()/);
    expect(text).toContain('Back up the database first');
    expect(text).not.toMatch(/RollingUpdate|can roll/);
  }
  expect(
    renderAnnotations(whole)
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(why);
});

describe('no lie: a recreate of releases that share their values fails mode-mismatch', () => {
  const CHART = 'https://lightdash.github.io/helm-charts';
  const helmfile = (chart: string, folder = '.') => ({
    [`${folder}/helmfile.yaml`.replace('./', '')]:
      `repositories: [{name: l, url: "${CHART}"}]\nreleases: [{name: bi, chart: l/lightdash, version: ${chart}, values: [${folder === '.' ? '' : '../'}values.yaml]}]\n`,
  });
  const KUSTOMIZE = {
    'kustomization.yaml': `helmCharts: [{name: lightdash, repo: "${CHART}", version: 3.0.0, valuesFile: values.yaml}]\n`,
  };
  const POD = {
    'base/kustomization.yaml': 'resources: [pod.yaml]\n',
    'base/pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: "lightdash/lightdash:1.3.0"}]}\n',
  };

  it.each<[string, Record<string, string>, string[], boolean]>([
    ['no, where all are of Helm', { ...helmfile('3.0.0'), ...helmfile('3.0.0', 'b') }, ['helmfile', 'helmfile'], false],
    ['where the charts differ', { ...helmfile('3.0.0'), ...helmfile('2.16.361', 'b') }, ['helmfile', 'helmfile'], true],
    [
      'where Kustomize applies the job of one with all the rest',
      { ...helmfile('3.0.0'), ...KUSTOMIZE },
      ['helmfile', 'kustomize'],
      true,
    ],
  ])('%s', async (_, files, kinds, fails) => {
    const [head, ...others] = await deploymentsIn({ ...files, 'values.yaml': VALUES });
    expect(others).toEqual([]);
    expect(head?.parts.map(({ kind }) => kind)).toEqual(kinds);
    expect(reported(head as Deployment)).toMatchObject({ fails });
  });

  it('where no chart makes one of them', async () => {
    const [release] = await deploymentsIn({ ...helmfile('3.0.0'), 'values.yaml': VALUES });
    const [pod] = await deploymentsIn(POD);
    const head = release as Deployment;
    const parts = [...head.parts, ...(pod as Deployment).parts] as const;
    expect([reported(head).fails, reported({ ...head, parts }).fails]).toEqual([false, true]);
  });
});

it('no lie: a recreate without a migration job passes mode-mismatch, with a warning that everybody sees', async () => {
  const more = 'migrationJob:\n  enabled: false\nscheduler:\n  enabled: true\n';
  const [head] = await deploymentsIn({ 'lightdash/values.yaml': VALUES + more });
  const deployment = reported(head as Deployment);
  expect(deployment).toMatchObject({ decision: 'recreate', fails: false });
  const warning = 'the new backend may migrate while the old scheduler still runs';
  const whole = report([deployment]);
  expect(renderSummary(whole)).toMatch(new RegExp(`⚠️ .*${warning}`));
  expect(renderAnnotations(whole).filter(({ message }) => message.includes(warning))).toMatchObject([
    { level: 'warning', file: 'lightdash/values.yaml', startLine: 5 },
  ]);
});
