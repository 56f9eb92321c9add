// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../../src/deployment/changes.ts';
import { detect, findCandidates } from '../../../../src/deployment/detect.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type Files = Readonly<Record<string, string>>;

const REPOSITORY = 'repository = "https://lightdash.github.io/helm-charts"';
const VARIABLE = 'variable "tag" {\n  default = "1.0.0"\n}\n';
const CHART = { 'charts/lightdash/Chart.yaml': 'name: lightdash\nversion: 9.9.9\nappVersion: 1.2.3\n' };

function release(more = '', version = 'version = "2.9.1"'): string {
  return `resource "helm_release" "lightdash" {\n  name = "bi"\n  ${REPOSITORY}\n  chart = "lightdash"\n  ${version}\n${more}}\n`;
}

function set(value: string, name = 'image.tag'): string {
  return `  set {\n    name = "${name}"\n    value = ${value}\n  }\n`;
}

function overridden(more: string): string {
  return `resource "helm_release" "lightdash" {\n${more}}\n`;
}

function json(more: string): string {
  return `{"resource": {"helm_release": {"bi": {"chart": "lightdash", "version": "2.9.1"${more}}}}}`;
}

const DYNAMIC = '  dynamic "set" {\n    for_each = var.more\n    content {\n      name = set.key\n    }\n  }\n';
const DYNAMIC_TAG =
  '  dynamic "set" {\n    for_each = { "image.tag" = "1.2.3" }\n    content {\n      name = set.key\n      value = set.value\n    }\n  }\n';
const OBJECT = 'variable "bi" {\n  type = object({ tag = optional(string, "1.2.3") })\n  default = {}\n}\n';
const TASK =
  'resource "aws_ecs_task_definition" "bi" {\n  container_definitions = jsonencode([{ image = "lightdash/lightdash:1.2.3" }])\n}\n';
const SERVICE = (ignored: string) =>
  `resource "aws_ecs_service" "bi" {\n  task_definition = aws_ecs_task_definition.bi.arn\n  lifecycle {\n    ignore_changes = [${ignored}]\n  }\n}\n`;

describe('what Terraform takes rather than what is written first', () => {
  it.each<[string, Files, string[]]>([
    [
      "OpenTofu's own file",
      { 'main.tf': release(), 'main.tofu': release('', 'version = "2.16.101"') },
      ['main.tofu:5 1.237.0'],
    ],
    ["OpenTofu's JSON", { 'main.tofu.json': json('') }, ['main.tofu.json:1 0.2248.0']],
    [
      'an argument of a call in a file that overrides',
      {
        'main.tf': 'module "bi" {\n  source = "./m"\n  tag = "1.2.3"\n}\n',
        'override.tf': 'module "bi" {\n  tag = "1.3.0"\n}\n',
        'm/main.tf': release(set('var.tag')) + VARIABLE,
      },
      ['override.tf:2 1.3.0'],
    ],
    [
      'the default of a variable that is overridden in something else',
      { 'main.tf': release(set('var.tag')) + VARIABLE, 'x_override.tf': 'variable "tag" {\n  type = string\n}\n' },
      ['main.tf:12 1.0.0'],
    ],
    [
      'settings beside other blocks that are made and override',
      {
        'main.tf': release(DYNAMIC_TAG),
        'override.tf': overridden('  dynamic "timeouts" {\n    for_each = []\n    content {}\n  }\n'),
      },
      ['main.tf:7 1.2.3'],
    ],
    [
      'settings that override those that are made',
      { 'main.tf': release(DYNAMIC_TAG), 'override.tf': overridden(set('"b"', 'a')) },
      ['main.tf:5 0.2248.0'],
    ],
    [
      'a lifecycle that is overridden in something else',
      {
        'main.tf': release('  lifecycle {\n    ignore_changes = [version]\n  }\n'),
        'override.tf': overridden('  lifecycle {\n    prevent_destroy = true\n  }\n'),
      },
      ['main.tf:7 external-values'],
    ],
    [
      'a file that is hidden',
      { 'main.tf': release(), '.x_override.tf': release(set('"9.9.9"')) },
      ['main.tf:5 0.2248.0'],
    ],
    [
      'variables that are read by themselves, whatever they are called',
      { 'main.tf': release(set('var.tag')) + VARIABLE, 'example.auto.tfvars': 'tag = "1.2.3"\n' },
      ['example.auto.tfvars:1 1.2.3'],
    ],
    [
      'variables in a file without a name',
      { 'main.tf': release(set('var.tag')) + VARIABLE, '.auto.tfvars': 'tag = "1.2.3"\n' },
      ['.auto.tfvars:1 1.2.3'],
    ],
    [
      'Terragrunt in the same folder',
      { 'main.tf': release(set('var.tag')) + VARIABLE, 'terragrunt.hcl': 'inputs = {\n  tag = "1.2.3"\n}\n' },
      ['terragrunt.hcl:1 unresolved-variable'],
    ],
    [
      'Terragrunt with a source that it includes',
      {
        'modules/bi/main.tf': release(set('var.tag')) + VARIABLE,
        '_envcommon/bi.hcl': 'locals {\n  base_source_url = "${get_repo_root()}/modules//bi"\n}\n',
        'prod/terragrunt.hcl': 'terraform {\n  source = include.x.locals.base_source_url\n}\n',
      },
      ['_envcommon/bi.hcl:2 unresolved-variable'],
    ],
    [
      'a repository that is a folder',
      { 'main.tf': release().replace(REPOSITORY, 'repository = "${path.module}/charts"'), ...CHART },
      ['charts/lightdash/Chart.yaml:3 1.2.3'],
    ],
    [
      'a folder of the name of the chart',
      { 'main.tf': release(), 'lightdash/Chart.yaml': CHART['charts/lightdash/Chart.yaml'] },
      ['lightdash/Chart.yaml:3 1.2.3'],
    ],
    [
      'settings that are made behind the tag',
      { 'main.tf': release(set('"1.2.3"') + DYNAMIC) },
      ['main.tf:11 unresolved-variable'],
    ],
    [
      'two settings of one name',
      { 'main.tf': release(set('"1.2.3"') + set('"1.3.0"')) },
      ['main.tf:12 external-values'],
    ],
    [
      'a setting of another thing by a place that is not known',
      { 'main.tf': release(set('"1.2.3"') + set('"x"', 'extraEnv[${var.i}].name')) },
      ['main.tf:8 1.2.3'],
    ],
    [
      'ignored changes in JSON',
      { 'main.tf.json': json(', "lifecycle": {"ignore_changes": ["version"]}') },
      ['main.tf.json:1 external-values'],
    ],
    [
      'other ignored changes in JSON',
      { 'main.tf.json': json(', "lifecycle": [{"ignore_changes": ["description"]}]') },
      ['main.tf.json:1 0.2248.0'],
    ],
    [
      'settings that are made in JSON',
      { 'main.tf.json': json(', "dynamic": {"set": {"for_each": [1]}}') },
      ['main.tf.json:1 external-values'],
    ],
    [
      'a service that keeps its task definition',
      { 'main.tf': TASK + SERVICE('desired_count, task_definition') },
      ['main.tf:7 external-values'],
    ],
    ['a service that does not', { 'main.tf': TASK + SERVICE('desired_count') }, ['main.tf:2 1.2.3']],
    [
      'the default of a variable that is never null',
      {
        'main.tf': 'module "bi" {\n  source = "./m"\n  tag = null\n}\n',
        'm/main.tf': `${release(set('var.tag'))}variable "tag" {\n  default = "1.0.0"\n  nullable = false\n}\n`,
      },
      ['m/main.tf:12 1.0.0'],
    ],
    [
      'what a type adds to an object',
      { 'main.tf': release(set('merge({ tag = "9.9.9" }, var.bi).tag')) + OBJECT },
      ['main.tf:12 1.2.3'],
    ],
    [
      'what a type adds, looked up',
      { 'main.tf': release(set('lookup(var.bi, "tag", "9.9.9")')) + OBJECT },
      ['main.tf:12 1.2.3'],
    ],
    [
      'what a type leaves null',
      {
        'main.tf': `${release(`  for_each = var.bi\n${set('each.value.tag')}`)}variable "bi" {\n  type = map(object({ tag = optional(string) }))\n}\n`,
        'terraform.tfvars': 'bi = {\n  a = {}\n  b = {\n    tag = "1.2.3"\n  }\n}\n',
      },
      ['main.tf:5 0.2248.0', 'terraform.tfvars:4 1.2.3'],
    ],
    [
      'an item behind what is not known',
      { 'main.tf': release(set('concat(var.none, ["9.9.9", "1.2.3"])[1]')) },
      ['main.tf:8 unresolved-variable'],
    ],
    [
      'a set in its own order',
      { 'main.tf': release(set('tolist(toset(["1.3.0", "1.2.3"]))[0]')) },
      ['main.tf:8 1.2.3'],
    ],
    [
      'a text that is no boolean',
      { 'main.tf': release(set('"true" == true ? "9.9.9" : "1.2.3"')) },
      ['main.tf:8 unresolved-variable'],
    ],
    [
      'a number that is written in another way',
      { 'main.tf': release(set('1.0 == 1 ? "1.2.3" : "9.9.9"')) },
      ['main.tf:8 1.2.3'],
    ],
    [
      'a key that is not known',
      { 'main.tf': release(`  for_each = toset([var.x])\n${set('lookup({ b = "1.0.0" }, each.key, "9.9.9")')}`) },
      ['main.tf:9 unresolved-variable'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await deploymentsIn(files)).map(show)).toEqual(expected);
  });
});

it('sees which of two releases is switched on', async () => {
  const files = (old: boolean) => ({
    'main.tf':
      release('  count = var.old ? 1 : 0\n') +
      release('  count = var.old ? 0 : 1\n', 'version = "2.16.101"').replace('"lightdash" {', '"new" {') +
      `variable "old" {\n  default = ${old}\n}\n`,
  });
  expect((await deploymentsIn(files(true))).map(show)).toEqual(['main.tf:5 0.2248.0']);
  expect((await deploymentsIn(files(false))).map(show)).toEqual(['main.tf:12 1.237.0']);
});

/** Two modules of which a variable switches on one. */
const switched = (old: boolean) => ({
  'main.tf': `module "blue" {
  source = "./blue"
  count  = var.old ? 1 : 0
}
module "green" {
  source = "./green"
  count  = var.old ? 0 : 1
}
variable "old" {
  default = ${old}
}
`,
  'blue/main.tf': release('', 'version = "2.9.1"'),
  'green/main.tf': release('', 'version = "2.16.101"'),
});

it('sees which of two modules is switched on', async () => {
  expect((await deploymentsIn(switched(true))).map(show)).toEqual(['blue/main.tf:5 0.2248.0']);
  expect((await deploymentsIn(switched(false))).map(show)).toEqual(['green/main.tf:5 1.237.0']);
});

it('takes a module that is never called for none of its own', async () => {
  const off = { 'main.tf': 'module "x" {\n  source = "./m"\n  count = 0\n}\n', 'm/main.tf': release('') };
  expect((await deploymentsIn(off)).map(show)).toEqual([]);
});

it('refuses a change that switches from one module to another', async () => {
  const pair = { base: memoryTree(switched(true)), head: memoryTree(switched(false)), renames: new Map() };
  const rules = { from: null, to: null, strict: false };
  const { changes } = await compareTrees(pair, DEFAULTS, rules, chartRepository());
  expect(changes.filter(({ problem, tolerated }) => problem !== null && !tolerated).length).toBeGreaterThan(0);
});

describe('what is put together and then not understood', () => {
  it.each<[string, Files, string[]]>([
    [
      'a command',
      {
        'main.tf':
          'resource "null_resource" "bi" {\n  provisioner "local-exec" {\n    command = "helm upgrade lightdash --version ${var.lightdash_chart_version}"\n  }\n}\n',
        'variables.tf': 'variable "lightdash_chart_version" {\n  default = "2.9.1"\n}\n',
      },
      ['variables.tf'],
    ],
    [
      'containers that are made',
      {
        'main.tf':
          'locals {\n  lightdash_images = ["lightdash/lightdash:1.2.3"]\n}\nresource "kubernetes_deployment" "x" {\n  dynamic "container" {\n    for_each = local.lightdash_images\n    content {\n      image = container.value\n    }\n  }\n}\n',
      },
      ['main.tf'],
    ],
    [
      'one of several containers',
      {
        'main.tf':
          'resource "aws_ecs_task_definition" "x" {\n  container_definitions = jsonencode([{ image = "nginx:1" }, { image = "lightdash/lightdash", tag = "1.2.3" }])\n}\n',
      },
      ['main.tf'],
    ],
    [
      'more containers than are read',
      {
        'main.tf': `resource "aws_ecs_task_definition" "x" {\n  container_definitions = <<EOT\n[${'{"image": "nginx:1"},\n'.repeat(300)}{"image": "lightdash/lightdash:1.2.3"}]\nEOT\n}\n`,
      },
      ['main.tf'],
    ],
    [
      'an argument of a call that nothing reads',
      {
        'main.tf': 'module "lightdash" {\n  source = "./m"\n  image_tag = "1.2.3"\n}\n',
        'm/main.tf':
          'resource "aws_instance" "x" {\n  user_data = "docker run ${var.image_tag}"\n}\nvariable "image_tag" {}\n',
      },
      ['main.tf'],
    ],
  ])('%s', async (_, files, expected) => {
    const tree = memoryTree(files);
    const { deployments, notUnderstood } = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
    expect(deployments).toEqual([]);
    expect(notUnderstood).toEqual(expect.arrayContaining(expected));
  });
});

it('reads a large template in the time that its length takes', async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `  k${index}: v${index}`).join('\n');
  const files = {
    'main.tf': release('  values = [templatefile("v.tpl", { a = 1 })]\n'),
    'v.tpl': `image:\n  tag: 1.2.3\nz: \${a}\nx:\n${lines}\n`,
  };
  expect((await deploymentsIn(files)).map(show)).toEqual(['v.tpl:2 1.2.3']);
}, 20_000);
