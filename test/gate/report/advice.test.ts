import { describe, expect, it } from 'vitest';
import type { DeploymentChange } from '../../../src/comparison/compare-trees.ts';
import type { Deployment } from '../../../src/deployment/deployed-object.ts';
import { parseTarget } from '../../../src/deployment/targets.ts';
import { adviseOn, mayMigrateTooEarly } from '../../../src/gate/report/advice.ts';
import type { Decision } from '../../../src/release-safety/decision.ts';
import { deploymentsIn } from '../../support/detection.ts';
import { version } from '../../support/documents.ts';

const VALUES = 'image:\n  repository: lightdash/lightdash\n  tag: 1.3.0\n';

async function headOf(more: string): Promise<Deployment> {
  const [deployment] = await deploymentsIn({ 'lightdash/values.yaml': VALUES + more });
  return deployment as Deployment;
}

function renderedByArgoCd(head: Deployment): Deployment {
  const [part] = head.parts;
  return { ...head, isRenderedByArgoCd: true, parts: [{ ...part, isRenderedByArgoCd: true }] };
}

function upgradeTo(head: Deployment | null, changes: Partial<DeploymentChange> = {}): DeploymentChange {
  return {
    change: 'upgrade',
    base: null,
    head,
    place: head?.place ?? { file: 'lightdash/values.yaml', line: 3, column: 8 },
    from: version('1.2.0'),
    to: version('1.3.0'),
    problem: null,
    tolerated: false,
    buildChanged: null,
    notices: [],
    ...changes,
  };
}

const MODE = (mode: string) => `upgrade:\n  mode: ${mode}\n`;
const JOB = 'migrationJob:\n  enabled: true\n';
const SCHEDULER = 'scheduler:\n  enabled: true\n';

describe('advice on the mode', () => {
  it.each<[more: string, decision: Decision, chart: string | null, expected: string[]]>([
    ['', 'roll', '2.16.361', []],
    [MODE('RollingUpdate'), 'roll', '2.16.361', []],
    [MODE('Recreate'), 'roll', '2.16.361', ['notice mode-differs:5']],
    ['', 'recreate', '2.16.361', ['notice mode-not-set:3']],
    ['', 'recreate', null, []],
    [MODE('RollingUpdate'), 'recreate', '2.16.361', ['warning mode-differs:5']],
    [MODE('Recreate') + JOB, 'recreate', '2.16.284', []],
    [MODE('Recreate') + SCHEDULER, 'recreate', '2.16.284', ['warning no-migration-job:5']],
    [MODE('Recreate') + SCHEDULER + JOB, 'recreate', '2.16.284', []],
    // A backend that runs alone stops before its successor migrates.
    [MODE('Recreate'), 'recreate', '2.16.284', []],
    [`${MODE('Recreate')}scheduler: {enabled: false}\n`, 'recreate', '2.16.284', []],
    [MODE('Recreate'), 'recreate', '3.0.0', []],
    [MODE('Recreate') + JOB, 'recreate', '2.16.283', ['warning chart-needs-scale-down:5']],
    [MODE('Recreate') + JOB, 'recreate', null, ['warning chart-not-known:5']],
    [MODE('Recreate'), 'recreate', '2.16.101', ['warning chart-ignores-mode:5']],
    // It ignores any mode, and the lack of one.
    [MODE('RollingUpdate'), 'recreate', '2.16.101', ['warning chart-ignores-mode:5']],
    ['', 'recreate', '2.16.101', ['warning chart-ignores-mode:3']],
    [MODE('RollingUpdate'), 'blocked', '2.16.361', []],
    [MODE('RollingUpdate'), 'unproven', '2.16.361', []],
  ])('%j, %s, chart %s: %j', async (more, decision, chart, expected) => {
    const advice = adviseOn(upgradeTo(await headOf(more)), decision, chart, 'not-rolling');
    expect(advice.map(({ level, code, line }) => `${level} ${code}:${line}`)).toEqual(expected);
  });

  it('is a warning where the mode decides whether the job fails', async () => {
    const advice = adviseOn(upgradeTo(await headOf('')), 'recreate', '2.16.361', 'mode-mismatch');
    expect(advice.map(({ level }) => level)).toEqual(['warning']);
    expect(advice[0]?.lines).toEqual(['upgrade:', '  mode: Recreate']);
  });

  it('names the line of an old chart to raise', async () => {
    const head = await headOf('');
    const placed = {
      ...head,
      chart: {
        name: 'lightdash',
        version: '2.9.1',
        place: { file: 'Chart.yaml', line: 6, column: 1 },
        repository: null,
      },
    };
    const [advice] = adviseOn(upgradeTo(placed), 'recreate', '2.9.1', 'not-rolling');
    expect(advice?.message).toContain('Raise the chart at Chart.yaml:6 to 2.16.284 or later');
  });

  it.each<[keys: string[], name: string]>([
    [[], 'lightdash'],
    [['apps', 'bi'], 'bi'],
    [['b i'], '$NAME'],
    [['spec', 'values'], 'lightdash'],
    [['spec', 'values', 'bi'], 'bi'],
    [['spec', 'source', 'helm', 'valuesObject'], 'lightdash'],
  ])('has the commands that stop the old version of the release under %j', async (keys, name) => {
    const head = await headOf(MODE('Recreate'));
    const under = { ...head, declared: { ...head.declared, keys } };
    const [advice] = adviseOn(upgradeTo(under), 'recreate', '2.16.283', 'not-rolling');
    // Scaling down returns before the pods are gone.
    expect(advice?.lines).toEqual([
      'app=app.kubernetes.io',
      'pods="$app/instance=$RELEASE"',
      `pods="$pods,$app/name=${name}"`,
      'kubectl scale deployment -l "$pods" \\',
      '  --replicas=0 &&',
      'kubectl wait pod -l "$pods" --for=delete \\',
      '  --timeout=5m',
    ]);
  });

  it('is not given for a deployment without a chart', async () => {
    const [compose] = await deploymentsIn({
      'compose.yaml': 'services:\n  a:\n    image: lightdash/lightdash:1.3.0\n',
    });
    expect(adviseOn(upgradeTo(compose as Deployment), 'recreate', '2.9.1', 'mode-mismatch')).toEqual([]);
  });
});

describe('advice on the migration job, where nothing but the chart changes', () => {
  const umbrella = (chart: string) =>
    `name: bi\nversion: 1.0.0\ndependencies:\n  - name: lightdash\n    version: ${chart}\n    repository: https://lightdash.github.io/helm-charts\n`;
  const helmfile = (chart: string, values: string) =>
    `releases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: ${chart}\n    values: [${values}]\n`;
  const TAG = 'image: {tag: 1.3.0}';

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    [
      'of an umbrella chart',
      { 'Chart.yaml': umbrella('2.16.361'), 'values.yaml': `lightdash: {${TAG}}\n` },
      { 'Chart.yaml': umbrella('3.0.0'), 'values.yaml': `lightdash: {${TAG}}\n` },
      ['Chart.yaml:5 lightdash:,  migrationJob:,    enabled: true'],
    ],
    [
      'of a lock file',
      {
        'Chart.yaml': umbrella('">=2.0.0"'),
        'Chart.lock': umbrella('2.16.361'),
        'values.yaml': `lightdash: {${TAG}}\n`,
      },
      { 'Chart.yaml': umbrella('">=2.0.0"'), 'Chart.lock': umbrella('3.0.0'), 'values.yaml': `lightdash: {${TAG}}\n` },
      ['Chart.lock:5 lightdash:,  migrationJob:,    enabled: true'],
    ],
    [
      'where the values say so already',
      { 'Chart.yaml': umbrella('2.16.361'), 'values.yaml': `lightdash: {${TAG}, migrationJob: {enabled: true}}\n` },
      { 'Chart.yaml': umbrella('3.0.0'), 'values.yaml': `lightdash: {${TAG}, migrationJob: {enabled: true}}\n` },
      [],
    ],
    [
      'of a helmfile',
      { 'helmfile.yaml': helmfile('2.16.361', `{${TAG}}`) },
      { 'helmfile.yaml': helmfile('3.0.0', `{${TAG}}`) },
      ['helmfile.yaml:4 '],
    ],
  ])('%s', async (_, base, head, expected) => {
    const [[before], [after]] = await Promise.all([deploymentsIn(base), deploymentsIn(head)]);
    const change = upgradeTo(after ?? null, {
      change: 'unchanged',
      base: before ?? null,
      from: before?.version ?? null,
      to: after?.version ?? null,
    });
    expect(change).toMatchObject({ from: '1.3.0', to: '1.3.0' });
    const advice = adviseOn(change, 'unchanged', null, 'not-rolling');
    expect(advice.map(({ file, line, lines }) => `${file}:${line} ${lines.join(',')}`)).toEqual(expected);
    for (const { code, message } of advice) {
      expect(code).toBe('migration-job-changes');
      expect(message).toContain('enabled with chart 3.0.0, and was disabled with chart 2.16.361');
    }
  });
});

describe('no lie: advice on what a tool installs', () => {
  const REPOSITORY = 'https://lightdash.github.io/helm-charts';
  const RELEASE = `resource "helm_release" "l" {\n  chart = "lightdash"\n  repository = "${REPOSITORY}"\n  version = "2.16.361"\n`;
  const CHART = `helmCharts:\n  - name: lightdash\n    repo: ${REPOSITORY}\n    version: 2.16.361\n    valuesInline:\n      image: {tag: 1.3.0}\n`;
  const RECREATE = '      upgrade: {mode: Recreate}\n';

  it.each<[string, Record<string, string>, string[], boolean]>([
    [
      'no lines of YAML for a file of Terraform',
      { 'main.tf': `${RELEASE}  set {\n    name = "image.tag"\n    value = "1.3.0"\n  }\n}\n` },
      ['mode-not-set main.tf:7 0'],
      false,
    ],
    [
      'none for variables',
      {
        'main.tf': `variable "tag" {}\n${RELEASE}  values = [yamlencode({ image = { tag = var.tag } })]\n}\n`,
        'terraform.tfvars': 'tag = "1.3.0"\n',
      },
      ['mode-not-set terraform.tfvars:1 0'],
      false,
    ],
    [
      'a scale-down where Kustomize applies the migration job with all the rest',
      { 'kustomization.yaml': `${CHART}${RECREATE}      migrationJob: {enabled: true}\n` },
      ['chart-needs-scale-down kustomization.yaml:7 7'],
      true,
    ],
    [
      'none where there is no such job',
      { 'kustomization.yaml': `${CHART}${RECREATE}      scheduler: {enabled: true}\n` },
      ['no-migration-job kustomization.yaml:7 0'],
      false,
    ],
  ])('%s', async (_, files, expected, isTooEarly) => {
    const [head] = await deploymentsIn(files);
    const chart = head?.chart?.version ?? null;
    const advice = adviseOn(upgradeTo(head ?? null), 'recreate', chart, 'not-rolling');
    expect(advice.map(({ code, file, line, lines }) => `${code} ${file}:${line} ${lines.length}`)).toEqual(expected);
    expect(mayMigrateTooEarly(head as Deployment, chart)).toBe(isTooEarly);
  });
});

describe('no lie: advice on what Argo CD renders', () => {
  const NO_JOB = 'migrationJob:\n  enabled: false\n';
  it.each<[more: string, decision: Decision, chart: string | null, expected: string[], isTooEarly: boolean]>([
    // Charts from 2.6.1 to 2.16 run no job unless the values say so; 3.0.0 runs one.
    [MODE('Recreate') + SCHEDULER, 'recreate', '2.16.284', ['no-migration-job'], false],
    [MODE('Recreate'), 'recreate', '2.16.284', [], false],
    [MODE('Recreate'), 'recreate', '3.0.0', ['argo-cd-hooks'], true],
    [MODE('Recreate'), 'recreate', '3.0.0-beta.1', ['chart-ignores-mode'], true],
    [MODE('Recreate'), 'recreate', null, ['chart-not-known', 'argo-cd-hooks'], true],
    [MODE('Recreate') + JOB, 'recreate', '2.16.361', ['argo-cd-hooks'], true],
    [MODE('Recreate') + JOB, 'recreate', '3.0.0', ['argo-cd-hooks'], true],
    [MODE('Recreate') + JOB, 'recreate', null, ['chart-not-known', 'argo-cd-hooks'], true],
    [MODE('Recreate') + JOB, 'recreate', '2.16.283', ['chart-needs-scale-down'], true],
    [MODE('Recreate') + NO_JOB + SCHEDULER, 'recreate', '2.16.361', ['no-migration-job'], false],
    [MODE('Recreate') + NO_JOB + SCHEDULER, 'recreate', '3.0.0', ['no-migration-job'], false],
    [MODE('Recreate') + NO_JOB, 'recreate', '3.0.0', [], false],
    [MODE('Recreate') + NO_JOB, 'recreate', null, ['chart-not-known'], false],
    ['', 'recreate', '2.16.361', ['mode-not-set'], false],
    ['', 'recreate', '2.6.0', ['chart-ignores-mode'], true],
    ['', 'recreate', '3.0.0', ['mode-not-set', 'argo-cd-hooks'], true],
    [MODE('RollingUpdate') + JOB, 'roll', '3.0.0', [], true],
  ])('%j, %s, chart %s: %j', async (more, decision, chart, expected, isTooEarly) => {
    const head = renderedByArgoCd(await headOf(more));
    const advice = adviseOn(upgradeTo(head), decision, chart, 'mode-mismatch');
    expect(advice.map(({ code }) => code)).toEqual(expected);
    expect(advice.find(({ code }) => code === 'argo-cd-hooks')?.level ?? 'warning').toBe('warning');
    expect(mayMigrateTooEarly(head, chart)).toBe(isTooEarly);
    // The way out of one is never the way into the other.
    expect(advice.flatMap(({ lines }) => lines)).not.toContain('  enabled: true');
  });
});

describe('no lie: advice on releases of several tools that share a file of values', () => {
  const CHART = 'https://lightdash.github.io/helm-charts';
  const shared = (more: string) => ({ 'values.yaml': `image: {tag: 1.3.0}\nupgrade: {mode: Recreate}\n${more}` });
  const KUSTOMIZE = {
    'kustomization.yaml': `helmCharts:\n  - {name: lightdash, repo: "${CHART}", version: 3.0.0, valuesFile: values.yaml}\n`,
  };
  const HELMFILE = {
    'helmfile.yaml': `repositories: [{name: l, url: "${CHART}"}]\nreleases: [{name: bi, chart: l/lightdash, version: 3.0.0, values: [values.yaml]}]\n`,
  };
  const TERRAFORM = {
    'main.tf': `resource "helm_release" "bi" {\n  chart      = "lightdash"\n  repository = "${CHART}"\n  version    = "3.0.0"\n  values     = [file("values.yaml")]\n}\n`,
  };
  const ARGO_CD = {
    'apps/bi.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: bi, namespace: argocd}
spec:
  sources:
    - {repoURL: "${CHART}", chart: lightdash, targetRevision: 3.0.0, helm: {valueFiles: ["$v/values.yaml"]}}
    - {repoURL: "https://git.example/bi.git", targetRevision: main, ref: v}
`,
  };
  const JOB_OF_ONE = '  set = [{name = "migrationJob.enabled", value = "false"}]\n}\n';

  it.each<[string, Record<string, string>, string[], string[], boolean]>([
    ['Helm alone', { ...HELMFILE, ...TERRAFORM, ...shared('') }, ['helmfile', 'terraform'], [], false],
    [
      'Kustomize behind helmfile',
      { ...HELMFILE, ...KUSTOMIZE, ...shared('') },
      ['helmfile', 'kustomize'],
      ['chart-needs-scale-down'],
      true,
    ],
    [
      'Argo CD in front of Kustomize, without a job',
      { ...ARGO_CD, ...KUSTOMIZE, ...shared('migrationJob: {enabled: false}\nscheduler: {enabled: true}\n') },
      ['argo-cd', 'kustomize'],
      ['no-migration-job'],
      false,
    ],
    [
      'Argo CD in front of Terraform',
      { ...ARGO_CD, ...TERRAFORM, ...shared('') },
      ['argo-cd', 'terraform'],
      ['argo-cd-hooks'],
      true,
    ],
    [
      'Kustomize, in front of Terraform, which alone turns the job off',
      { ...KUSTOMIZE, 'main.tf': TERRAFORM['main.tf'].replace(/}\n$/, JOB_OF_ONE), ...shared('') },
      ['kustomize', 'terraform'],
      ['chart-needs-scale-down'],
      true,
    ],
  ])('%s', async (_, files, kinds, expected, isTooEarly) => {
    const [head, ...others] = await deploymentsIn(files);
    expect(others).toEqual([]);
    expect(head?.parts.map(({ kind }) => kind)).toEqual(kinds);
    const advice = adviseOn(upgradeTo(head as Deployment), 'recreate', '3.0.0', 'mode-mismatch');
    expect(advice.map(({ code }) => code)).toEqual(expected);
    expect(advice.map(({ level }) => level)).toEqual(expected.map(() => 'warning'));
    // No tool's own file takes the lines that one of plain values takes.
    expect(advice.flatMap(({ lines }) => lines)).not.toContain('migrationJob:');
    expect(mayMigrateTooEarly(head as Deployment, '3.0.0')).toBe(isTooEarly);
  });

  it('a target in a kustomization, which renders the job with all the rest', async () => {
    const files = {
      'kustomization.yaml': `helmCharts:\n  - name: lightdash\n    valuesInline: {image: {tag: 1.3.0}, upgrade: {mode: Recreate}, migrationJob: {enabled: true}}\n`,
    };
    const targets = [parseTarget('kustomization.yaml#helmCharts.0.valuesInline.image.tag')];
    const [head] = await deploymentsIn(files, { targets, discover: false });
    const advice = adviseOn(upgradeTo(head as Deployment), 'recreate', '3.0.0', 'mode-mismatch');
    expect(advice.map(({ code }) => code)).toEqual(['chart-needs-scale-down']);
    expect(mayMigrateTooEarly(head as Deployment, '3.0.0')).toBe(true);
  });
});

describe('advice on what is noticed', () => {
  it.each(['digest', 'image'] as const)('reports another build under the same tag: %s', async (buildChanged) => {
    const change = upgradeTo(await headOf(''), { change: 'unchanged', buildChanged });
    expect(adviseOn(change, 'unchanged', null, 'not-rolling').map(({ code }) => code)).toEqual([
      `${buildChanged}-changed`,
    ]);
  });

  it.each([
    ['lightdash/lightdash', null, ['warning noticed', 'notice digest-not-compared']],
    ['lightdash/lightdash', 'image', ['warning noticed', 'warning image-changed']],
    ['lightdash/lightdash', 'digest', ['warning noticed', 'warning digest-changed']],
    // Only the maker's own image is known to have no such tag.
    ['mirror/lightdash', null, ['notice digest-not-compared']],
  ] as const)('reports a v before the tag next to all else: %s, %s: %j', async (repository, buildChanged, expected) => {
    const image = `image:\n  repository: ${repository}\n  tag: v1.3.0\n  digest: sha256:${'a'.repeat(64)}\n`;
    const [head] = await deploymentsIn({ 'lightdash/values.yaml': image });
    const advice = adviseOn(upgradeTo(head as Deployment, { buildChanged }), 'roll', null, 'not-rolling');
    expect(advice.map(({ level, code }) => `${level} ${code}`)).toEqual(expected);
  });

  it('leaves out notices on what does not change', async () => {
    const head = await headOf('');
    const noticed = (change: DeploymentChange['change']) =>
      adviseOn(upgradeTo(head, { change, notices: ['n'] }), 'roll', null, 'not-rolling').map(({ code }) => code);
    expect(noticed('upgrade')).toEqual(['noticed']);
    expect(noticed('unchanged')).toEqual([]);
  });

  it('reports another image on a line that no reader reads', () => {
    const change = upgradeTo(null, { change: 'unchanged', from: null, to: null, buildChanged: 'image' });
    expect(adviseOn(change, 'unchanged', null, 'not-rolling').map(({ code }) => code)).toEqual(['image-changed']);
  });

  it('has the notices of a removed deployment too', () => {
    const change = upgradeTo(null, { change: 'removed', notices: ['n'] });
    expect(adviseOn(change, null, null, 'not-rolling').map(({ code }) => code)).toEqual(['noticed']);
  });
});
