// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of Terraform
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../support/comparison.ts';

const [OLD, NEW] = ['2.9.1', '2.16.101'];
const [TAG, NEW_TAG] = ['1.2.3', '1.3.0'];

/** A release of Terraform; the version is on line 5. */
function release(version: string, more = ''): string {
  return `resource "helm_release" "bi" {
  name       = "bi"
  repository = "https://lightdash.github.io/helm-charts"
  chart      = "lightdash"
  version    = ${version}
${more}}
`;
}

/** An application that a chart with all applications makes; its source is on line 6. */
function application(chart: string, ...valueFiles: string[]): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: lightdash, namespace: argocd }
spec:
  source:
    ${chart}
    repoURL: {{ .Values.repoUrl | quote }}
    targetRevision: {{ .Values.targetRevision | quote }}
    helm:
      valueFiles:
${valueFiles.map((path) => `        - "${path}"\n`).join('')}`;
}

const umbrella = (version: string) =>
  `apiVersion: v2\nname: lightdash\nversion: 1.0.0\ndependencies:\n- name: lightdash\n  version: ${version}\n  repository: https://lightdash.github.io/helm-charts\n`;

const values = (tag: string) => `lightdash:\n  image:\n    tag: ${tag}\n`;

describe('environments that files are named after', () => {
  const APPS = {
    'apps/Chart.yaml': 'apiVersion: v2\nname: apps\nversion: 1.0.0\n',
    'apps/templates/lightdash.yaml': application('path: "bi"', 'values.yaml', 'values-{{ .Values.name }}.yaml'),
    'bi/Chart.yaml': umbrella(OLD),
    'bi/values.yaml': 'lightdash: {}\n',
    'bi/values-dev.yaml': '',
    'bi/values-prod.yaml': 'lightdash:\n  replicaCount: 2\n',
  };
  const LAX = {
    ...APPS,
    'apps/templates/lightdash.yaml': APPS['apps/templates/lightdash.yaml'].replace(
      '    helm:\n',
      '    helm:\n      ignoreMissingValueFiles: true\n',
    ),
  };
  const BY_WORKSPACE = {
    'main.tf': release(`"${OLD}"`, `  values     = [file("\${path.module}/values/\${terraform.workspace}.yaml")]\n`),
    'values/dev.yaml': 'replicaCount: 1\n',
    'values/prod.yaml': 'replicaCount: 2\n',
  };
  const BY_VARIABLE = {
    'helmfile.yaml': `releases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: ${OLD}\n    values:\n      - values.yaml\n      - values/{{ requiredEnv "CLUSTER" }}.yaml\n`,
    'values.yaml': 'replicaCount: 1\n',
    'values/dev.yaml': 'replicaCount: 1\n',
    'values/prod.yaml': 'replicaCount: 2\n',
  };
  const image = (tag: string) => `image:\n  tag: ${tag}\n`;
  it.each<[string, base: Files, change: Readonly<Record<string, string | null>>, expected: readonly string[]]>([
    [
      'helmfile: the chart',
      BY_VARIABLE,
      { 'helmfile.yaml': BY_VARIABLE['helmfile.yaml'].replace(OLD, NEW) },
      ['helmfile.yaml:4 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'helmfile: the tag of one of them',
      { ...BY_VARIABLE, 'values/dev.yaml': image(NEW_TAG), 'values/prod.yaml': image(TAG) },
      { 'values/prod.yaml': image(NEW_TAG) },
      ['values/dev.yaml:2 unchanged 1.3.0 → 1.3.0', 'values/prod.yaml:2 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'helmfile: another variable',
      { ...BY_VARIABLE, 'values/dev.yaml': image(NEW_TAG), 'values/prod.yaml': image(TAG) },
      { 'helmfile.yaml': BY_VARIABLE['helmfile.yaml'].replace('CLUSTER', 'REGION') },
      [
        'values/dev.yaml:2 unchanged 1.3.0 → 1.3.0 not-evaluated',
        'values/prod.yaml:2 unchanged 1.2.3 → 1.2.3 not-evaluated',
      ],
    ],
    [
      'helmfile: another variable, where all environments are the same',
      { ...BY_VARIABLE, 'values.yaml': image(TAG) },
      { 'helmfile.yaml': BY_VARIABLE['helmfile.yaml'].replace('CLUSTER', 'REGION') },
      ['values.yaml:2 unchanged 1.2.3 → 1.2.3'],
    ],
    [
      'helmfile: nothing that decides',
      { ...BY_VARIABLE, 'values.yaml': image(TAG) },
      { 'values/prod.yaml': 'replicaCount: 3\n' },
      ['values.yaml:2 unchanged 1.2.3 → 1.2.3'],
    ],
    [
      'helmfile: the tag of an environment whose file may be missing',
      {
        ...BY_VARIABLE,
        'helmfile.yaml': BY_VARIABLE['helmfile.yaml'].replace(
          '    values:',
          '    missingFileHandler: Warn\n    values:',
        ),
        'values.yaml': image(NEW_TAG),
        'values/prod.yaml': image(TAG),
      },
      { 'values/prod.yaml': null },
      ['values.yaml:2 unchanged 1.3.0 → 1.3.0', 'values.yaml:2 upgrade 1.2.3 → 1.3.0'],
    ],
    ['Argo CD: the chart', APPS, { 'bi/Chart.yaml': umbrella(NEW) }, ['bi/Chart.yaml:6 upgrade 0.2248.0 → 1.237.0']],
    [
      'Argo CD: another name',
      { ...APPS, 'bi/values-dev.yaml': values(NEW_TAG), 'bi/values-prod.yaml': values(TAG) },
      { 'apps/templates/lightdash.yaml': APPS['apps/templates/lightdash.yaml'].replace('.Values.name', '.Values.env') },
      [
        'bi/values-dev.yaml:3 unchanged 1.3.0 → 1.3.0 not-evaluated',
        'bi/values-prod.yaml:3 unchanged 1.2.3 → 1.2.3 not-evaluated',
      ],
    ],
    [
      'Argo CD: another name, where all environments are the same',
      APPS,
      { 'apps/templates/lightdash.yaml': APPS['apps/templates/lightdash.yaml'].replace('.Values.name', '.Values.env') },
      ['bi/Chart.yaml:6 unchanged ? → ?'],
    ],
    [
      'Argo CD: nothing that decides',
      APPS,
      { 'bi/values-prod.yaml': 'lightdash: {}\n' },
      ['bi/Chart.yaml:6 unchanged ? → ?'],
    ],
    [
      'Argo CD: the tag of one of them',
      { ...APPS, 'bi/values-dev.yaml': values(NEW_TAG), 'bi/values-prod.yaml': values(TAG) },
      { 'bi/values-prod.yaml': values(NEW_TAG) },
      ['bi/values-dev.yaml:3 unchanged 1.3.0 → 1.3.0', 'bi/values-prod.yaml:3 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'Argo CD: the tag of those that have none of their own',
      { ...APPS, 'bi/values.yaml': values(TAG), 'bi/values-dev.yaml': values(NEW_TAG) },
      { 'bi/values.yaml': values(NEW_TAG) },
      ['bi/values-dev.yaml:3 unchanged 1.3.0 → 1.3.0', 'bi/values.yaml:3 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'Argo CD: a tag that one environment gets for itself',
      { ...APPS, 'bi/values.yaml': values(TAG) },
      { 'bi/values-prod.yaml': values(NEW_TAG) },
      ['bi/values-prod.yaml:3 upgrade 1.2.3 → 1.3.0', 'bi/values.yaml:3 unchanged 1.2.3 → 1.2.3'],
    ],
    [
      'Terraform: the chart',
      BY_WORKSPACE,
      { 'main.tf': BY_WORKSPACE['main.tf'].replace(OLD, NEW) },
      ['main.tf:5 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'Terraform: the chart, where each environment has a tag, and a file for all has none',
      {
        ...BY_WORKSPACE,
        'values/common.yaml': 'replicaCount: 1\n',
        'values/dev.yaml': `image:\n  tag: ${NEW_TAG}\n`,
        'values/prod.yaml': `image:\n  tag: ${TAG}\n`,
      },
      { 'main.tf': BY_WORKSPACE['main.tf'].replace(OLD, NEW) },
      ['values/dev.yaml:2 unchanged 1.3.0 → 1.3.0', 'values/prod.yaml:2 unchanged 1.2.3 → 1.2.3'],
    ],
    [
      'Terraform: a tag that one environment gets for itself',
      BY_WORKSPACE,
      { 'values/prod.yaml': `image:\n  tag: ${NEW_TAG}\n` },
      ['main.tf:5 unchanged ? → ?', 'values/prod.yaml:2 upgrade 0.2248.0 → 1.3.0'],
    ],
    [
      'Argo CD: the tag of one environment goes, so that of all counts for it',
      { ...APPS, 'bi/values.yaml': values(NEW_TAG), 'bi/values-prod.yaml': values(TAG) },
      { 'bi/values-prod.yaml': '' },
      ['bi/values.yaml:3 unchanged 1.3.0 → 1.3.0', 'bi/values.yaml:3 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'Argo CD: an environment gets a file that may be missing',
      { ...LAX, 'bi/values.yaml': values(TAG) },
      { 'bi/values-new.yaml': values(NEW_TAG) },
      ['bi/values-new.yaml:3 upgrade 1.2.3 → 1.3.0', 'bi/values.yaml:3 unchanged 1.2.3 → 1.2.3'],
    ],
    [
      'Argo CD: an environment loses a file that may be missing',
      { ...LAX, 'bi/values.yaml': values(NEW_TAG), 'bi/values-prod.yaml': values(TAG) },
      { 'bi/values-prod.yaml': null },
      ['bi/values.yaml:3 unchanged 1.3.0 → 1.3.0', 'bi/values.yaml:3 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'Terraform: the tag of one environment goes, so that of all counts for it',
      {
        ...BY_WORKSPACE,
        'main.tf': release(
          `"${OLD}"`,
          `  values     = [file("values.yaml"), file("values/\${terraform.workspace}.yaml")]\n`,
        ),
        'values.yaml': `image:\n  tag: ${NEW_TAG}\n`,
        'values/prod.yaml': `image:\n  tag: ${TAG}\n`,
      },
      { 'values/prod.yaml': 'replicaCount: 2\n' },
      ['values.yaml:2 unchanged 1.3.0 → 1.3.0', 'values.yaml:2 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'Terraform: the tag of one of them',
      {
        ...BY_WORKSPACE,
        'values/dev.yaml': `image:\n  tag: ${NEW_TAG}\n`,
        'values/prod.yaml': `image:\n  tag: ${TAG}\n`,
      },
      { 'values/prod.yaml': `image:\n  tag: ${NEW_TAG}\n` },
      ['values/dev.yaml:2 unchanged 1.3.0 → 1.3.0', 'values/prod.yaml:2 upgrade 1.2.3 → 1.3.0'],
    ],
  ])('%s', async (_, base, change, expected) => {
    const files = Object.entries({ ...base, ...change }).flatMap(([path, file]) =>
      file === null ? [] : [[path, file]],
    );
    expect((await compare(base, Object.fromEntries(files))).map(show).sort()).toEqual(expected);
  });
});

describe('the version of a chart behind a name that nobody fills in', () => {
  const map = (name: string, version: string) =>
    `locals {\n  ${name} = {\n    dev  = "${NEW}"\n    prod = "${version}"\n  }\n}\n`;
  const pulumi = (version: string) =>
    `new k8s.helm.v3.Release("bi", {\n  chart: "lightdash",\n  version: ${version},\n  repositoryOpts: { repo: "https://lightdash.github.io/helm-charts" },\n});\n`;
  const ansible = (chart: string, variable: string) =>
    `- kubernetes.core.helm:\n    name: ${chart}\n    chart_ref: ${chart}/${chart}\n    chart_version: "{{ ${variable} }}"\n`;
  it.each<[string, files: (version: string) => Files]>([
    [
      'a map by the workspace',
      (it) => ({ 'main.tf': release('local.versions[terraform.workspace]') + map('versions', it) }),
    ],
    ['lookup', (it) => ({ 'main.tf': release('lookup(local.v, terraform.workspace)') + map('v', it) })],
    ['try', (it) => ({ 'main.tf': release(`try(local.v[terraform.workspace], "${OLD}")`) + map('v', it) })],
    [
      'a condition',
      (it) => ({
        'main.tf': `${release('var.env == "prod" ? local.prod : local.dev')}locals {\n  prod = "${it}"\n  dev = "${NEW}"\n}\n`,
      }),
    ],
    [
      'a map that a file of variables supplies',
      (it) => ({
        'main.tf': `${release('var.versions[var.env]')}variable "env" {}\nvariable "versions" {}\n`,
        'terraform.tfvars': `versions = {\n  dev  = "${NEW}"\n  prod = "${it}"\n}\n`,
      }),
    ],
    [
      'settings of the environment, handed to a module',
      (it) => ({
        'main.tf': `module "bi" {\n  source = "./bi"\n  chart_version = local.envs[terraform.workspace].bi_version\n}\nlocals {\n  envs = {\n    prod = {\n      bi_version = "${it}"\n    }\n  }\n}\n`,
        'bi/main.tf': `${release('var.chart_version')}variable "chart_version" {}\n`,
      }),
    ],
    [
      'a file of the environment',
      (it) => ({
        'main.tf': `${release('local.c.chart_version')}locals {\n  c = yamldecode(file("\${path.module}/config/\${terraform.workspace}.yaml"))\n}\n`,
        'config/dev.yaml': `chart_version: ${NEW}\n`,
        'config/prod.yaml': `chart_version: ${it}\n`,
      }),
    ],
    [
      'a setting of Pulumi',
      (it) => ({
        'index.ts': pulumi('config.require("chartVersion")'),
        'Pulumi.prod.yaml': `config:\n  bi:chartVersion: ${it}\n`,
      }),
    ],
    [
      'a setting of Pulumi with the name of the service',
      (it) => ({
        'index.ts': pulumi('config.require("lightdashVersion")'),
        'Pulumi.prod.yaml': `config:\n  bi:lightdashVersion: ${it}\n`,
      }),
    ],
    [
      'a constant of a program',
      (it) => ({
        'index.ts': pulumi('versions.bi'),
        'versions.ts': `export const versions = {\n  bi: "${it}",\n  grafana: "8.0.1",\n};\n`,
      }),
    ],
    [
      'a variable of Ansible',
      (it) => ({
        'roles/bi/tasks/main.yml': ansible('lightdash', 'bi_chart_version'),
        'group_vars/prod.yml': `bi_chart_version: ${it}\n`,
      }),
    ],
    [
      'a revision in Terraform of an application of Argo CD',
      (it) => ({
        'main.tf': `resource "argocd_application" "bi" {\n  spec {\n    source {\n      repo_url = "https://lightdash.github.io/helm-charts"\n      chart = "lightdash"\n      target_revision = var.bi_revision\n    }\n  }\n}\n`,
        'prod.tfvars': `bi_revision = "${it}"\n`,
      }),
    ],
    [
      'an application of Argo CD that Terraform fills in',
      (it) => ({
        'main.tf': `resource "kubectl_manifest" "bi" {\n  yaml_body = templatefile("bi.yaml", { version = var.v })\n}\nvariable "v" {\n  default = "${it}"\n}\n`,
        'bi.yaml': application('chart: lightdash')
          .replace('{{ .Values.repoUrl | quote }}', 'https://lightdash.github.io/helm-charts')
          .replace('{{ .Values.targetRevision | quote }}', '${version}'),
      }),
    ],
    [
      'a file of versions, in which it is called like the service',
      (it) => ({
        'main.tf': `${release('local.c.lightdash')}locals {\n  c = yamldecode(file("versions.yaml"))\n}\n`,
        'versions.yaml': `grafana: 8.0.1\nlightdash: ${it}\n`,
      }),
    ],
  ])('%s', async (_, files) => {
    const upgrades = (await compare(files(OLD), files(NEW))).filter(({ change }) => change === 'upgrade');
    expect(upgrades.map(({ from, to }) => `${from} → ${to}`)).toContain('0.2248.0 → 1.237.0');
    expect((await compare(files(OLD), files(OLD))).map(({ change }) => change)).not.toContain('upgrade');
  });

  it.each<[string, files: (version: string) => Files]>([
    [
      'the chart of other software in the same file of tasks',
      (it) => ({
        'roles/bi/tasks/main.yml': ansible('lightdash', 'bi_chart_version') + ansible('grafana', 'dashboards_chart'),
        'group_vars/prod.yml': `bi_chart_version: 2.9.1\ndashboards_chart: ${it}\n`,
      }),
    ],
    [
      'a module in the same file',
      (it) => ({
        'main.tf': `${release('var.bi')}module "vpc" {\n  source  = "terraform-aws-modules/vpc/aws"\n  version = var.vpc\n}\n`,
        'prod.tfvars': `bi  = "2.9.1"\nvpc = "${it}"\n`,
      }),
    ],
  ])('is not that of %s', async (_, files) => {
    const beside = { 'other/compose.yaml': 'services:\n  bi:\n    image: lightdash/lightdash:1.2.3\n' };
    const changes = await compare({ ...beside, ...files(OLD) }, { ...beside, ...files(NEW) });
    expect(changes.filter(({ change }) => change !== 'unchanged').map(show)).toEqual([]);
  });
});
