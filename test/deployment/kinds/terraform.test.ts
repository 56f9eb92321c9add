// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/deployment/finding.ts';
import { terraform } from '../../../src/deployment/kinds/terraform/reader.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type Files = Record<string, string>;
type Row = [string, Files, string[]];

const REPOSITORY = 'repository = "https://lightdash.github.io/helm-charts"';

/** A release of the service's chart; what it has besides starts on line 6. */
function release(more = '', version = 'version = "2.9.1"'): string {
  return `resource "helm_release" "ld" {\n  name = "bi"\n  ${REPOSITORY}\n  chart = "lightdash"\n  ${version}\n${more}}\n`;
}

function set(value: string, name = 'image.tag'): string {
  return `  set {\n    name = "${name}"\n    value = ${value}\n  }\n`;
}

const OF_VARIABLE = release(set('var.tag'));
const VARIABLE = 'variable "tag" {\n  type = string\n}\n';
const DEFAULT = 'variable "tag" {\n  default = "1.0.0"\n}\n';
const TASK = 'resource "aws_ecs_task_definition" "bi" {\n  container_definitions = ';

async function found(files: Files): Promise<readonly Finding[]> {
  return (await readingOf(terraform, files)).found;
}

async function shown(files: Files): Promise<string[]> {
  return (await found(files)).map(showFinding).sort();
}

/** `main.tf:8 1.2.3 #helm_release.ld@prod.tfvars` */
async function identified(files: Files): Promise<string[]> {
  return (await found(files)).map((each) => `${showFinding(each)} ${each.id.replace('terraform:', '')}`).sort();
}

async function only(files: Files): Promise<Finding> {
  const [finding, ...others] = await found(files);
  expect(others).toEqual([]);
  return finding as Finding;
}

/** A `template_file` with a variable called `tag`. */
const templateFile = (name: string, template: string, tag: string) =>
  `data "template_file" "${name}" {\n  template = ${template}\n  vars = { tag = ${tag} }\n}\n`;

describe('releases of Terraform', () => {
  it.each<Row>([
    ['an empty tag is that of the chart', { 'main.tf': release() }, ['main.tf:5 chart 2.9.1']],
    ['no version', { 'main.tf': release('', '') }, ['main.tf:1 chart-unpinned']],
    ['a version that is null', { 'main.tf': release('', 'version = null') }, ['main.tf:1 chart-unpinned']],
    ['a range', { 'main.tf': release('', 'version = "~> 2.9"') }, ['main.tf:5 chart-range']],
    ['a version without a value', { 'main.tf': release('', 'version = var.v') }, ['main.tf:5 unresolved-variable']],
    ['a tag that is set', { 'main.tf': release(set('"1.2.3"')) }, ['main.tf:8 1.2.3']],
    ['a tag that moves', { 'main.tf': release(set('"latest"')) }, ['main.tf:8 moving-tag']],
    ['a sensitive one', { 'main.tf': release(set('"1.2.3"').replace('set', 'set_sensitive')) }, ['main.tf:8 1.2.3']],
    [
      'a list of settings (provider 3)',
      {
        'main.tf': release(
          '  set = [\n    { name = "a", value = "b" },\n    { name = "image.tag", value = "1.2.3" },\n  ]\n',
        ),
      },
      ['main.tf:8 1.2.3'],
    ],
    ['settings without a value', { 'main.tf': release('  set = var.set\n') }, ['main.tf:6 unresolved-variable']],
    [
      'settings that are made',
      { 'main.tf': release('  dynamic "set" {\n    for_each = var.x\n    content {\n    }\n  }\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'settings that are made of a map',
      {
        'main.tf': release(
          '  dynamic "set" {\n    for_each = var.settings\n    content {\n      name = set.key\n      value = set.value\n    }\n  }\n',
        ),
        'settings.tf':
          'variable "settings" {\n  default = {\n    "ingress.enabled" = "true"\n    "image.tag" = "1.2.3"\n  }\n}\n',
      },
      ['settings.tf:4 1.2.3'],
    ],
    [
      'settings that are made of a list, none of which decides',
      {
        'main.tf': release(
          '  dynamic "set" {\n    for_each = local.all\n    iterator = it\n    content {\n      name = it.value.name\n      value = it.value.value\n    }\n  }\n',
        ),
        'all.tf': 'locals {\n  all = [{ name = "replicaCount", value = 2 }]\n}\n',
      },
      ['main.tf:5 chart 2.9.1'],
    ],
    ...['for_each = var.on ? { a = 1 } : {}\n    content {\n    }', 'for_each = { a = 1 }', 'content {\n    }'].map(
      (inside): Row => [
        `settings that are made of what is not known: ${inside}`,
        { 'main.tf': release(`  dynamic "set" {\n    ${inside}\n  }\n`) },
        ['main.tf:6 unresolved-variable'],
      ],
    ),
    [
      'a setting over values',
      { 'main.tf': release(`  values = [file("a.yaml")]\n${set('"1.2.3"')}`), 'a.yaml': 'image: {tag: 1.0.0}\n' },
      ['main.tf:9 1.2.3'],
    ],
    [
      'a setting of an override file, in place of all settings',
      { 'main.tf': release(set('"1.2.3"')), 'a_override.tf': `resource "helm_release" "ld" {\n${set('"1.3.0"')}}\n` },
      ['a_override.tf:4 1.3.0'],
    ],
    [
      'the later of two override files, beside what neither replaces',
      {
        'main.tf': release(set('"1.2.3"')),
        'b_override.tf': 'resource "helm_release" "ld" {\n  version = "2.10.1"\n}\n',
        'override.tf': `resource "helm_release" "ld" {\n${set('var.tag')}}\n${DEFAULT}`,
        'variables.tf': VARIABLE,
      },
      ['override.tf:8 1.0.0'],
    ],
    [
      'lists that are joined',
      {
        'main.tf': release('  values = concat([file("a.yaml")], [yamlencode({ image = { tag = "1.2.3" } })])\n'),
        'a.yaml': 'image: {tag: 1.0.0}\n',
      },
      ['main.tf:6 1.2.3'],
    ],
    [
      'a list without a value that is joined below the tag',
      { 'main.tf': release('  values = concat(var.more, [yamlencode({ image = { tag = "1.2.3" } })])\n') },
      ['main.tf:6 1.2.3'],
    ],
    [
      'a list without a value that is joined above it',
      { 'main.tf': release('  values = concat([yamlencode({ image = { tag = "1.2.3" } })], var.more)\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'the later values',
      {
        'infra/main.tf': release('  values = [file("${path.root}/../a.yaml"), file("${path.module}/b.yaml")]\n'),
        'a.yaml': 'image: {tag: 1.0.0}\n',
        'infra/b.yaml': 'image:\n  tag: 1.1.0\n',
      },
      ['infra/b.yaml:2 1.1.0'],
    ],
    [
      'the earlier values where the later have no tag',
      {
        'main.tf': release('  values = [file("a.yaml"), yamlencode({ x = 2 })]\n'),
        'a.yaml': 'image:\n  tag: 1.0.0\n',
      },
      ['a.yaml:2 1.0.0'],
    ],
    [
      'yamlencode',
      { 'main.tf': release('  values = [yamlencode({\n    image = {\n      tag = "1.2.3"\n    }\n  })]\n') },
      ['main.tf:8 1.2.3'],
    ],
    [
      'an image that is encoded and has no value',
      { 'main.tf': release('  values = [yamlencode({ image = var.image })]\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'another value that is encoded and has none',
      { 'main.tf': release('  values = [yamlencode({ replicas = var.replicas, resources = var.resources })]\n') },
      ['main.tf:5 chart 2.9.1'],
    ],
    [
      'a heredoc',
      {
        'main.tf': release(
          '  values = [\n    <<-EOT\n      image:\n        tag: 1.2.3\n      ingress: {host: ${var.host}}\n    EOT\n  ]\n',
        ),
      },
      ['main.tf:9 1.2.3'],
    ],
    [
      'a heredoc with a variable in quotes',
      {
        'main.tf': release('  values = [<<EOT\nimage:\n  tag: "${local.tag}"\nEOT\n  ]\n'),
        'locals.tf': '\nlocals {\n  tag = "1.2.3"\n}\n',
      },
      ['locals.tf:3 1.2.3'],
    ],
    [
      'a heredoc with a variable without a value',
      { 'main.tf': release('  values = [<<EOT\nimage:\n  tag: ${var.tag}\nEOT\n  ]\n') },
      ['main.tf:8 unresolved-variable'],
    ],
    [
      'a heredoc that has the image from elsewhere',
      { 'main.tf': release('  values = [<<EOT\nimage:\n  ${indent(2, var.image)}\nreplicas: 1\nEOT\n  ]\n') },
      ['main.tf:8 unresolved-variable'],
    ],
    [
      'a heredoc that is all from elsewhere',
      { 'main.tf': release(`  values = [<<EOT\n\${var.more}\nEOT\n  ]\n`) },
      ['main.tf:7 unresolved-variable'],
    ],
    [
      'a heredoc from elsewhere under a tag that is set',
      { 'main.tf': release(`  values = [<<EOT\n\${var.more}\nEOT\n  ]\n${set('"1.2.3"')}`) },
      ['main.tf:12 1.2.3'],
    ],
    [
      'a heredoc that is no YAML',
      { 'main.tf': release('  values = [<<EOT\na: [\nEOT\n  ]\n') },
      ['main.tf:8 unparseable'],
    ],
    [
      'a template with the tag in it',
      {
        'infra/main.tf': release('  values = [templatefile("${path.module}/values.yaml.tpl", { host = var.host })]\n'),
        'infra/values.yaml.tpl': 'host: ${host}\nimage:\n  tag: 1.2.3\n',
      },
      ['infra/values.yaml.tpl:3 1.2.3'],
    ],
    [
      'a template that is given the tag',
      {
        'main.tf': release('  values = [templatefile("v.yaml", { tag = "1.2.3" })]\n'),
        'v.yaml': 'image:\n  tag: ${tag}\n',
      },
      ['main.tf:6 1.2.3'],
    ],
    [
      'a template that is given one without a value',
      {
        'main.tf': release('  values = [templatefile("v.yaml", { tag = var.tag })]\n'),
        'v.yaml': 'image:\n  tag: ${tag}\n',
      },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'a template with conditions around the tag',
      {
        'main.tf': release('  values = [templatefile("v.tpl", { x = true })]\n'),
        'v.tpl': 'image:\n%{ if x ~}\n  tag: 1.2.3\n%{ endif ~}\n',
      },
      ['v.tpl:3 1.2.3'],
    ],
    [
      'a template with conditions within the tag',
      {
        'main.tf': release('  values = [templatefile("v.tpl", { x = true })]\n'),
        'v.tpl': 'image:\n  tag: 1.%{ if x }2%{ else }3%{ endif }.0\n',
      },
      ['v.tpl:2 unresolved-variable'],
    ],
    ['values outside', { 'main.tf': release('  values = [file("../../x.yaml")]\n') }, ['main.tf:6 external-values']],
    [
      'values of a function',
      { 'main.tf': release('  values = [for f in fileset(".", "*.yaml") : file(f)]\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'a chart of a registry',
      { 'main.tf': release().replace('"lightdash"\n', '"oci://ghcr.io/acme/lightdash"\n') },
      ['main.tf:5 chart 2.9.1'],
    ],
    [
      'another chart',
      { 'main.tf': `${release().replace('chart = "lightdash"', 'chart = "metabase"')}# lightdash\n` },
      [],
    ],
    [
      'a chart in the repository',
      {
        'infra/main.tf': 'resource "helm_release" "bi" {\n  chart = "${path.module}/charts/lightdash"\n}\n',
        'infra/charts/lightdash/Chart.yaml': 'apiVersion: v2\nname: lightdash\nversion: 9.9.9\nappVersion: 1.2.3\n',
      },
      ['infra/charts/lightdash/Chart.yaml:4 1.2.3'],
    ],
    [
      'an image of another chart',
      {
        'main.tf':
          'resource "helm_release" "bi" {\n  chart = "app-template"\n  values = [yamlencode({\n    image = {\n      repository = "lightdash/lightdash"\n      tag = "1.2.3"\n    }\n  })]\n}\n',
      },
      ['main.tf:6 1.2.3'],
    ],
    ['a comment', { 'main.tf': `# ${release().replaceAll('\n', '\n# ')}` }, []],
    ['what cannot be parsed', { 'main.tf': `${release()}b = \n` }, ['main.tf:7 unparseable']],
    [
      'a provider',
      { 'main.tf': 'terraform {\n  required_providers {\n    lightdash = {\n      version = "0.3.0"\n    }\n  }\n}\n' },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each([
    ['', 'Recreate'],
    ['disable_webhooks = false', 'Recreate'],
    ['disable_webhooks = true', undefined],
    ['disable_webhooks = var.hooks', undefined],
  ])('have no mode where hooks are off: %j', async (hooks, expected) => {
    const values = '  values = [yamlencode({ image = { tag = "1.3.0" }, upgrade = { mode = "Recreate" } })]\n';
    const { declared } = await only({ 'main.tf': release(`  ${hooks}\n${values}`, 'version = "2.16.361"') });
    expect(declared.upgradeMode?.value).toBe(expected);
  });
});

describe('expressions of Terraform', () => {
  it.each([
    ['"1.2.3"', 'main.tf:8 1.2.3'],
    ['"${"1.2"}.3"', 'main.tf:8 1.2.3'],
    ['("1.2.3")', 'main.tf:8 1.2.3'],
    ['tostring("1.2.3")', 'main.tf:8 1.2.3'],
    ['nonsensitive(sensitive("1.2.3"))', 'main.tf:8 1.2.3'],
    ['trimspace(" 1.2.3\\n")', 'main.tf:8 1.2.3'],
    ['trimspace(file("VERSION"))', 'VERSION:1 1.2.3'],
    ['file("${path.module}/VERSION")', 'VERSION:1 1.2.3'],
    ['{ a = ["1.2.3"] }["a"][0]', 'main.tf:8 1.2.3'],
    ['local.map["a"][0]', 'locals.tf:2 1.2.3'],
    ['local.map.a[1]', 'main.tf:8 unresolved-variable'],
    ['local.loop', 'locals.tf:3 unresolved-variable'],
    ['local.none', 'main.tf:8 unresolved-variable'],
    ['"%{ if true }1.2.3%{ endif }"', 'main.tf:8 unresolved-variable'],
    ['join(".", ["1", "2", "3"])', 'main.tf:8 1.2.3'],
    ['join(".", local.map.a)', 'locals.tf:2 1.2.3'],
    ['join(".", local.none)', 'main.tf:8 unresolved-variable'],
    ['format("%s.%s", "1.2", "3")', 'main.tf:8 1.2.3'],
    ['format("%s.3", local.none)', 'main.tf:8 unresolved-variable'],
    ['format("%d.2.3", 1)', 'main.tf:8 unresolved-variable'],
    ['format("%s.2.3")', 'main.tf:8 unresolved-variable'],
    ['split("@", "bi@1.2.3")[1]', 'main.tf:8 1.2.3'],
    ['split("@", local.none)[1]', 'main.tf:8 unresolved-variable'],
    ['split("", "1.2.3")[0]', 'main.tf:8 unresolved-variable'],
    ['element(split(":", "bi:1.2.3"), 1)', 'main.tf:8 1.2.3'],
    ['element(["1.2.3"], 3)', 'main.tf:8 1.2.3'],
    ['element([], 0)', 'main.tf:8 unresolved-variable'],
    ['element(["1.2.3"], local.none)', 'main.tf:8 unresolved-variable'],
    ['replace("1-2-3", "-", ".")', 'main.tf:8 1.2.3'],
    ['replace("1.2.3+b", "/[+].*/", "")', 'main.tf:8 unresolved-variable'],
    ['replace(local.none, "v", "")', 'main.tf:8 unresolved-variable'],
    [`replace("1.2.3", ".", "${'.'.repeat(300_000)}")`, 'main.tf:8 unresolved-variable'],
    ['trimprefix("bi-1.2.3", "bi-")', 'main.tf:8 1.2.3'],
    ['trimprefix("1.2.3", "bi-")', 'main.tf:8 1.2.3'],
    ['trimprefix(local.map["a"][0], "bi-")', 'locals.tf:2 1.2.3'],
    ['trimprefix(local.none, "bi-")', 'main.tf:8 unresolved-variable'],
    ['trimsuffix("1.2.3-bi", "-bi")', 'main.tf:8 1.2.3'],
    ['trimsuffix("1.2.3", "-bi")', 'main.tf:8 1.2.3'],
    ['data.template_file.tag.rendered', 'templates.tf:3 1.2.3'],
    ['data.template_file.tag[0].rendered', 'templates.tf:3 1.2.3'],
    ['data.template_file.file.rendered', 'tag.tpl:1 1.2.3'],
    ['data.template_file.loop.rendered', 'main.tf:8 unresolved-variable'],
    ['data.template_file.none.rendered', 'main.tf:8 unresolved-variable'],
    ['true ? "1.2.3" : "9.9.9"', 'main.tf:8 1.2.3'],
    ['"a" == "b" ? "9.9.9" : "1.2.3"', 'main.tf:8 1.2.3'],
    ['"a" != "b" ? "1.2.3" : "9.9.9"', 'main.tf:8 1.2.3'],
    ['coalesce(null, "", "1.2.3", "9.9.9")', 'main.tf:8 1.2.3'],
    ['coalesce(local.none, "1.2.3")', 'main.tf:8 unresolved-variable'],
    ['try(local.map.b, local.map["c"].d, "1.2.3")', 'main.tf:8 1.2.3'],
    ['try(local.map.a[0], "9.9.9")', 'locals.tf:2 1.2.3'],
    ['try(local.none, "9.9.9")', 'main.tf:8 unresolved-variable'],
    ['try(data.a.b.c, "9.9.9")', 'main.tf:8 unresolved-variable'],
    ['lookup({ a = "1.2.3" }, "a")', 'main.tf:8 1.2.3'],
    ['lookup({ a = "9.9.9" }, "b", "1.2.3")', 'main.tf:8 1.2.3'],
    ['lookup({ a = "9.9.9" }, "b")', 'main.tf:8 unresolved-variable'],
    ['merge({ a = "9.9.9" }, null, { a = "1.2.3" }).a', 'main.tf:8 1.2.3'],
    ['merge({ a = "9.9.9" }, local.none).a', 'main.tf:8 unresolved-variable'],
    ['jsondecode(file("versions.json")).a', 'versions.json:1 1.2.3'],
    ['yamldecode(file("versions.json")).list[1].b', 'versions.json:2 1.2.3'],
    ['yamldecode(file("versions.json")).number', 'versions.json:3 numeric-tag'],
    ['yamldecode(file("versions.json")).none', 'main.tf:8 unresolved-variable'],
    ['yamldecode(file("VERSION"))', 'VERSION:1 1.2.3'],
    ['yamldecode(file("broken.yaml")).a', 'broken.yaml:3 unparseable'],
    ['yamldecode(file("several.yaml")).a', 'main.tf:8 unresolved-variable'],
    ['file("/etc/tag")', 'main.tf:8 external-values'],
    ['file("none")', 'main.tf:8 external-values'],
    ['max([1]...)', 'main.tf:8 unresolved-variable'],
    ['path.module', 'main.tf:8 not-a-version'],
    ['data.a.b["c"].d', 'main.tf:8 unresolved-variable'],
    ['module.versions.tag', 'main.tf:8 unresolved-variable'],
    ['""', 'main.tf:5 chart 2.9.1'],
    ['null', 'main.tf:5 chart 2.9.1'],
  ])('%s', async (expression, expected) => {
    const files = {
      'main.tf': release(set(expression)),
      'locals.tf': 'locals {\n  map = { a = ["1.2.3"] }\n  loop = [local.loop][0]\n}\n',
      VERSION: '1.2.3\n',
      'versions.json': '{ "a": "1.2.3",\n"list": [1, { "b": "1.2.3" }],\n"number": 1.20 }\n',
      'broken.yaml': 'a: 1\na: {\n',
      'several.yaml': 'a: 1.2.3\n---\na: 1.2.4\n',
      'templates.tf': `${templateFile('tag', '"$${tag}"', '"1.2.3"')}${templateFile('file', 'file("tag.tpl")', 'local.none')}${templateFile('loop', 'data.template_file.loop.rendered', 'null')}`,
      'tag.tpl': '1.2.3',
    };
    expect(await shown(files)).toEqual([expected]);
  });
});

describe('a template_file of Terraform', () => {
  it.each([
    ['a file', 'file("values.tpl")', 'values.tpl'],
    ['a text', '<<EOT\nimage:\n  tag: 1.2.3\n  note: $${tag}\nEOT\n', 'main.tf'],
  ])('says the line in %s', async (_, template, file) => {
    const files = {
      'main.tf': `${release('  values = [data.template_file.values.rendered]\n')}${templateFile('values', template, '"x"')}`,
      'values.tpl': '\nimage:\n  tag: 1.2.3\n  note: ${tag}\n',
    };
    const [found = ''] = await shown(files);
    const [, line = '0'] = new RegExp(`^${file}:(\\d+) 1\\.2\\.3$`).exec(found) ?? [];
    const text = (file === 'main.tf' ? files['main.tf'] : files['values.tpl']).split('\n');
    expect(text[Number(line) - 1]).toBe('  tag: 1.2.3');
  });
});

describe('variables of Terraform', () => {
  it.each<Row>([
    ['the default', { 'main.tf': OF_VARIABLE + DEFAULT }, ['main.tf:12 1.0.0 #helm_release.ld']],
    ['none', { 'main.tf': OF_VARIABLE + VARIABLE }, ['main.tf:8 unresolved-variable #helm_release.ld']],
    [
      'terraform.tfvars over the default',
      { 'infra/main.tf': OF_VARIABLE + DEFAULT, 'infra/terraform.tfvars': '\ntag = "1.1.0"\n' },
      ['infra/terraform.tfvars:2 1.1.0 infra#helm_release.ld'],
    ],
    [
      'files that are read by themselves, in their order',
      {
        'main.tf': OF_VARIABLE + VARIABLE,
        'terraform.tfvars': 'tag = "1.1.0"\n',
        'a.auto.tfvars': 'tag = "1.2.0"\n',
        'b.auto.tfvars': 'tag = "1.3.0"\n',
      },
      ['b.auto.tfvars:1 1.3.0 #helm_release.ld'],
    ],
    [
      'a file for each environment',
      {
        'infra/main.tf': OF_VARIABLE + DEFAULT,
        'infra/env/dev.tfvars': 'tag = "1.3.0"\n',
        'infra/env/prod.tfvars': 'region = "eu"\ntag = "1.1.0"\n',
      },
      [
        'infra/env/dev.tfvars:1 1.3.0 infra#helm_release.ld@env/dev.tfvars',
        'infra/env/prod.tfvars:2 1.1.0 infra#helm_release.ld@env/prod.tfvars',
      ],
    ],
    [
      'the default for an environment that does not set it',
      { 'main.tf': OF_VARIABLE + DEFAULT, 'dev.tfvars': 'region = "eu"\n', 'prod.tfvars': 'tag = "1.1.0"\n' },
      ['main.tf:12 1.0.0 #helm_release.ld', 'prod.tfvars:1 1.1.0 #helm_release.ld@prod.tfvars'],
    ],
    [
      'no open one beside one that is set',
      { 'main.tf': OF_VARIABLE + VARIABLE, 'dev.tfvars': 'region = "eu"\n', 'prod.tfvars': 'tag = "1.1.0"\n' },
      ['prod.tfvars:1 1.1.0 #helm_release.ld@prod.tfvars'],
    ],
    [
      'a sample',
      { 'main.tf': OF_VARIABLE + DEFAULT, 'example.tfvars': 'tag = "9.9.9"\n' },
      ['main.tf:12 1.0.0 #helm_release.ld'],
    ],
    [
      'a file that cannot be parsed',
      { 'main.tf': OF_VARIABLE + DEFAULT, 'terraform.tfvars': 'tag = \n' },
      ['main.tf:12 1.0.0 #helm_release.ld', 'terraform.tfvars:1 unparseable terraform.tfvars'],
    ],
    [
      'a member of an object',
      {
        'main.tf': `${release(set('var.lightdash.tag'))}variable "lightdash" {}\n`,
        'terraform.tfvars': 'lightdash = {\n  tag = "1.1.0"\n}\n',
      },
      ['terraform.tfvars:2 1.1.0 #helm_release.ld'],
    ],
    [
      'values of an environment by a name without a value',
      {
        'main.tf': `${release('  values = [file("values/${var.env}.yaml")]\n')}variable "env" {}\n`,
        'values/dev.yaml': 'image:\n  tag: 1.3.0\n',
        'values/prod.yaml': 'image:\n  tag: 1.1.0\n',
        'values/nested/x.yaml': 'image:\n  tag: 9.9.9\n',
      },
      [
        'values/dev.yaml:2 1.3.0 #helm_release.ld@dev',
        'values/nested/x.yaml:2 9.9.9 #helm_release.ld@nested/x',
        'values/prod.yaml:2 1.1.0 #helm_release.ld@prod',
      ],
    ],
    [
      'values of an environment by a name with a default',
      {
        'main.tf': `${release('  values = [file("${path.module}/values/${local.env}.yaml")]\n')}locals {\n  env = var.env\n}\nvariable "env" {\n  default = "dev"\n}\n`,
        'values/dev.yaml': 'image:\n  tag: 1.3.0\n',
        'values/prod.yaml': 'image:\n  tag: 1.1.0\n',
      },
      ['values/dev.yaml:2 1.3.0 #helm_release.ld@dev', 'values/prod.yaml:2 1.1.0 #helm_release.ld@prod'],
    ],
    [
      'values of an environment by a file of variables, and those of another',
      {
        'main.tf': `${release('  values = [file("values-${var.env}.yaml")]\n')}variable "env" {}\n`,
        'values-dev.yaml': 'image:\n  tag: 1.3.0\n',
        'values-prod.yaml': 'image:\n  tag: 1.1.0\n',
        'dev.tfvars': 'env = "dev"\n',
      },
      [
        'values-dev.yaml:2 1.3.0 #helm_release.ld@dev',
        'values-dev.yaml:2 1.3.0 #helm_release.ld@dev.tfvars',
        'values-prod.yaml:2 1.1.0 #helm_release.ld@prod',
      ],
    ],
    [
      'a map by workspace, each of which has values of its own',
      {
        'main.tf': release(
          `  values = [file("\${terraform.workspace}.yaml")]\n${set('local.tags[terraform.workspace]')}`,
        ),
        'locals.tf': 'locals {\n  tags = {\n    dev = "1.3.0"\n    prod = "1.2.3"\n  }\n}\n',
      },
      ['main.tf:9 unresolved-variable #helm_release.ld'],
    ],
    [
      'a map by a variable with a default',
      {
        'main.tf': `${release(set('var.tags[var.env]'))}variable "tags" {\n  default = {\n    dev = "1.3.0"\n    prod = "1.2.3"\n  }\n}\n`,
        'env.tf': 'variable "env" {\n  default = "dev"\n}\n',
      },
      ['main.tf:13 1.3.0 #helm_release.ld@dev', 'main.tf:14 1.2.3 #helm_release.ld@prod'],
    ],
    [
      'a file that an environment does not decide by',
      {
        'main.tf': release(`${set('"1.2.3"')}${set('file("cert-${var.env}.pem")', 'cert')}`),
        'cert-a.pem': 'a',
        'cert-b.pem': 'b',
      },
      ['main.tf:8 1.2.3 #helm_release.ld'],
    ],
    [
      'several instances of one resource',
      { 'main.tf': release(`  for_each = {\n    dev = "1.3.0"\n    prod = "1.2.0"\n  }\n${set('each.value')}`) },
      ['main.tf:12 unresolved-variable #helm_release.ld'],
    ],
    [
      'instances that nobody can tell',
      { 'main.tf': release(`  for_each = var.all\n${set('each.value.tag')}`) },
      ['main.tf:9 unresolved-variable #helm_release.ld'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await identified(files)).toEqual(expected);
  });
});

describe('modules of Terraform', () => {
  const MODULE = OF_VARIABLE + VARIABLE;

  it.each<Row>([
    [
      'one call an environment',
      {
        'modules/bi/main.tf': MODULE,
        'env/dev/main.tf': 'module "bi" {\n  source = "../../modules/bi"\n  tag = "1.3.0"\n}\n',
        'env/prod/main.tf': 'module "bi" {\n  source = "../../modules/bi"\n  tag = "1.2.0"\n}\n',
      },
      [
        'env/dev/main.tf:3 1.3.0 env/dev#module.bi.helm_release.ld',
        'env/prod/main.tf:3 1.2.0 env/prod#module.bi.helm_release.ld',
      ],
    ],
    [
      'modules that call modules, switched off or not',
      {
        'a/main.tf': 'variable "tag" {}\nmodule "b" {\n  source = "../b"\n  count = 0\n  tag = var.tag\n}\n',
        'b/main.tf': MODULE,
        'root/main.tf': 'module "a" {\n  source = "../a"\n  tag = local.tag\n}\nlocals {\n  tag = "1.2.3"\n}\n',
      },
      ['root/main.tf:6 1.2.3 root#module.a.module.b.helm_release.ld'],
    ],
    [
      'a vendored module',
      {
        'main.tf': 'module "bi" {\n  source = "./vendor/bi"\n}\n',
        'vendor/bi/main.tf': release(set('"1.2.3"')),
        'x.tf': '# lightdash\n',
      },
      ['vendor/bi/main.tf:8 1.2.3 #module.bi.helm_release.ld'],
    ],
    [
      'an example does not call it',
      {
        'main.tf': OF_VARIABLE + DEFAULT,
        'examples/a/main.tf': 'module "x" {\n  source = "../.."\n  tag = "9.9.9"\n}\n',
      },
      ['main.tf:12 1.0.0 #helm_release.ld'],
    ],
    [
      'a module for several',
      {
        'b/main.tf': MODULE,
        'main.tf':
          'module "b" {\n  source = "./b"\n  for_each = {\n    dev = "1.3.0"\n    prod = "1.2.0"\n  }\n  tag = each.value\n}\n',
      },
      ['main.tf:7 unresolved-variable #module.b.helm_release.ld'],
    ],
    [
      'a chart that the caller names',
      {
        'm/main.tf': 'resource "helm_release" "this" {\n  chart = var.chart\n  version = var.v\n}\n',
        'main.tf':
          'module "bi" {\n  source = "./m"\n  chart = "lightdash"\n  v = "2.9.1"\n}\nmodule "db" {\n  source = "./m"\n  chart = "postgresql"\n  v = "2.0.0"\n}\n',
      },
      ['main.tf:4 chart 2.9.1 #module.bi.helm_release.this'],
    ],
    ['a module that calls itself', { 'main.tf': `module "a" {\n  source = "./"\n}\n${release()}` }, []],
    [
      'Terragrunt, whose inputs win over defaults',
      {
        'modules/bi/main.tf': OF_VARIABLE + DEFAULT,
        'live/prod/bi/terragrunt.hcl':
          'terraform {\n  source = "../../../modules//bi"\n}\ninputs = {\n  tag = "1.2.3"\n}\n',
        'live/dev/bi/terragrunt.hcl':
          'terraform {\n  source = "${get_repo_root()}/modules//bi"\n}\nlocals {\n  tag = "1.3.0"\n}\ninputs = {\n  tag = local.tag\n}\n',
      },
      [
        'live/dev/bi/terragrunt.hcl:5 1.3.0 live/dev/bi#helm_release.ld',
        'live/prod/bi/terragrunt.hcl:5 1.2.3 live/prod/bi#helm_release.ld',
      ],
    ],
    [
      'Terragrunt in the same folder',
      { 'main.tf': OF_VARIABLE + DEFAULT, 'terragrunt.hcl': 'inputs = {\n  tag = "1.2.3"\n}\n' },
      ['terragrunt.hcl:2 1.2.3 #helm_release.ld'],
    ],
    [
      'Terragrunt with inputs that are not read',
      {
        'm/main.tf': OF_VARIABLE + DEFAULT,
        'prod/terragrunt.hcl': 'terraform {\n  source = "../m"\n}\ninputs = yamldecode(file("env.yaml"))\n',
      },
      ['prod/terragrunt.hcl:4 unresolved-variable prod#helm_release.ld'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await identified(files)).toEqual(expected);
  });

  it('are links to their sources', async () => {
    const call = (name: string, source: string) =>
      `module "${name}" {\n  source = "${source}"\n  version = "1.0.0"\n}\n`;
    const calls = [
      call('a', './m'),
      call('b', 'git::https://x.io/acme/m.git//bi/x?ref=v1'),
      call('lightdash', 'acme/bi/aws'),
    ];
    const { links } = await readingOf(terraform, { 'main.tf': calls.join('') + release(), 'm/main.tf': '' });
    expect(links.map(({ id, place, secondOrder, ...link }) => [id, place.line, ...Object.values(link)])).toEqual([
      ['terraform:#module.a', 2, false, null, null, 'm'],
      ['terraform:#module.b', 6, false, 'git::https://x.io/acme/m.git', 'v1', '/bi/x'],
      ['terraform:#module.lightdash', 10, true, 'acme/bi/aws', '1.0.0', '/'],
    ]);
  });
});

/** A deployment with one container. */
function deployment(image: string, name = 'lightdash'): string {
  return `resource "kubernetes_deployment" "ld" {\n  spec {\n    container {\n      name = "${name}"\n      image = ${image}\n    }\n  }\n}\n`;
}

describe('containers of Terraform', () => {
  it.each<Row>([
    ['kubernetes_deployment', { 'main.tf': deployment('"lightdash/lightdash:1.2.3"') }, ['main.tf:5 1.2.3']],
    [
      'a mirror',
      { 'main.tf': deployment('"${var.registry}/lightdash/lightdash:1.2.3-commercial"') },
      ['main.tf:5 1.2.3'],
    ],
    ['another image', { 'main.tf': deployment('"metabase/metabase:1.2.3"') }, []],
    ['no tag', { 'main.tf': deployment('"lightdash/lightdash"') }, ['main.tf:5 moving-tag']],
    [
      'an image of their own',
      { 'main.tf': deployment('"1234.dkr.ecr.eu-west-1.amazonaws.com/lightdash:1.2.3"') },
      ['main.tf:5 1.2.3'],
    ],
    ['another name', { 'main.tf': deployment('"custom_lightdash:1.2.3"') }, ['main.tf:5 custom-image']],
    [
      'image and tag of variables',
      {
        'main.tf': deployment('"${var.image}:${var.tag}"'),
        'variables.tf': 'variable "image" {\n  default = "lightdash/lightdash"\n}\nvariable "tag" {}\n',
        'terraform.tfvars': 'tag = "1.2.3"\n',
      },
      ['terraform.tfvars:1 1.2.3'],
    ],
    [
      'a tag without a value',
      { 'main.tf': deployment('"lightdash/lightdash:${var.tag}"') },
      ['main.tf:5 unresolved-variable'],
    ],
    ['an image without a value', { 'main.tf': deployment('var.image') }, ['main.tf:5 unresolved-variable']],
    [
      'an image of another container without a value',
      { 'main.tf': `${deployment('var.image', 'proxy')}# lightdash\n` },
      [],
    ],
    [
      'jsonencode',
      {
        'main.tf': `${TASK}jsonencode([\n    {\n      image = "lightdash/lightdash:1.2.3"\n    },\n    { image = "nginx:1" }\n  ])\n}\n`,
      },
      ['main.tf:4 1.2.3'],
    ],
    [
      'JSON in a heredoc',
      {
        'main.tf': `${TASK}<<EOF\n[{\n  "image": "lightdash/lightdash:\${var.tag}",\n  "cpu": \${var.cpu}\n}]\nEOF\n}\n${DEFAULT}`,
      },
      ['main.tf:10 1.0.0'],
    ],
    [
      'a file of JSON that is filled in',
      {
        'main.tf': `${TASK}templatefile("task.json.tpl", { tag = "1.2.3" })\n}\n`,
        'task.json.tpl': '[{"image": "lightdash/lightdash:${tag}"}]\n',
        'x.tf': '# lightdash\n',
      },
      ['main.tf:2 1.2.3'],
    ],
    [
      'a file of JSON',
      {
        'infra/main.tf': `# lightdash\n${TASK}file("\${path.module}/task.json")\n}\n`,
        'infra/task.json': '[\n{"image": "lightdash/lightdash:1.2.3"}]\n',
      },
      ['infra/task.json:2 1.2.3'],
    ],
    [
      'a file of YAML, which is read by itself',
      {
        'main.tf': '# lightdash\nresource "kubectl_manifest" "bi" {\n  yaml_body = file("a.yaml")\n}\n',
        'a.yaml': 'image: lightdash/lightdash:1.2.3\n',
      },
      [],
    ],
    [
      'a script',
      {
        'main.tf':
          'resource "aws_instance" "bi" {\n  user_data = <<E\n# lightdash/lightdash:1.0.0\ndocker run lightdash/lightdash:1.2.3\nE\n}\n',
      },
      ['main.tf:4 1.2.3'],
    ],
    [
      'Azure',
      {
        'main.tf':
          'resource "azurerm_app_service" "bi" {\n  linux_fx_version = "DOCKER|lightdash/lightdash:1.2.3"\n}\n',
      },
      ['main.tf:2 1.2.3'],
    ],
    [
      'YAML in a heredoc',
      {
        'main.tf':
          'resource "kubectl_manifest" "bi" {\n  yaml_body = <<-YAML\n    containers:\n      - image: lightdash/lightdash:1.2.3\n  YAML\n}\n',
      },
      ['main.tf:4 1.2.3'],
    ],
    [
      'a module from elsewhere',
      { 'main.tf': 'module "bi" {\n  source = "acme/ecs/aws"\n  web = { image = "lightdash/lightdash:1.2.3" }\n}\n' },
      ['main.tf:3 1.2.3'],
    ],
    [
      'a tag beside the image, which is left to the lines',
      { 'main.tf': 'module "bi" {\n  source = "acme/app/k8s"\n  image = "lightdash/lightdash"\n  tag = "1.2.3"\n}\n' },
      [],
    ],
    [
      'an image that another resource names',
      {
        'main.tf':
          'resource "docker_image" "lightdash" {\n  name = "lightdash/lightdash:1.2.3"\n}\nresource "docker_container" "lightdash" {\n  image = docker_image.lightdash.image_id\n}\n',
      },
      ['main.tf:2 1.2.3'],
    ],
    ['data', { 'main.tf': 'data "docker_registry_image" "x" {\n  name = "lightdash/lightdash:1.2.3"\n}\n' }, []],
    [
      'an address',
      { 'main.tf': 'resource "x" "y" {\n  url = "https://github.com/lightdash/lightdash:1.2.3"\n}\n' },
      [],
    ],
    [
      'a job of Nomad, which is left to the lines',
      { 'a.nomad.hcl': 'job "bi" {\n  image = "lightdash/lightdash:1.2.3"\n}\n' },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('of one resource are deployments of their own', async () => {
    const containers =
      'jsonencode([\n    { image = "lightdash/lightdash:1.2.3" },\n    { image = "lightdash/lightdash:1.2.4" },\n  ])\n}\n';
    const [web, worker] = await found({ 'main.tf': TASK + containers });
    expect([web?.id, worker?.id]).toEqual([
      'terraform:#aws_ecs_task_definition.bi',
      'terraform:#aws_ecs_task_definition.bi#container_definitions.[1].image',
    ]);
    expect(worker?.unit).toBe(web?.unit);
  });
});

describe('what else is read from Terraform', () => {
  const accountsOf = ({ understood }: Finding) => understood.map(({ file, line }) => `${file}:${line}`).sort();

  it.each<[string, Files, string[], string[]]>([
    [
      'a default that is beaten',
      { 'main.tf': OF_VARIABLE + DEFAULT, 'terraform.tfvars': 'tag = "1.1.0"\n' },
      ['main.tf:12', 'main.tf:5', 'terraform.tfvars:1'],
      ['tag'],
    ],
    [
      'a default that every environment beats',
      { 'main.tf': OF_VARIABLE + DEFAULT, 'prod.tfvars': 'tag = "1.1.0"\n' },
      ['main.tf:12', 'main.tf:5', 'prod.tfvars:1'],
      ['tag'],
    ],
    [
      'an argument on the way to a local',
      {
        'm/main.tf': OF_VARIABLE + DEFAULT,
        'main.tf': 'module "bi" {\n  source = "./m"\n  tag = local.bi\n}\nlocals {\n  bi = "1.2.3"\n}\n',
      },
      ['m/main.tf:12', 'm/main.tf:5', 'main.tf:3', 'main.tf:6'],
      ['bi', 'tag'],
    ],
    [
      'an entry of a map alone',
      {
        'main.tf': release(set('local.v["a"]')),
        'l.tf': 'locals {\n  v = {\n    a = "1.2.3"\n    b = "1.0.0"\n  }\n}\n',
      },
      ['l.tf:3', 'main.tf:5'],
      ['v'],
    ],
    [
      'the line of a script alone',
      {
        'main.tf': 'resource "x" "ld" {\n  user_data = file("a.sh")\n}\n# lightdash\n',
        'a.sh': '#!/bin/sh\ndocker run lightdash/lightdash:1.2.3\n',
      },
      ['a.sh:2'],
      [],
    ],
    [
      'a text that is put together',
      { 'main.tf': release(set('"1.${local.m}.0"')), 'l.tf': 'locals {\n  m = 2\n}\n' },
      ['main.tf:5', 'main.tf:8'],
      [],
    ],
    [
      'one line of a template alone',
      {
        'main.tf': release('  values = [templatefile("v.tpl", {\n    tag = "1.2.3"\n    x = "2.0.0"\n  })]\n'),
        'v.tpl': 'x: ${x}\nimage:\n  tag: ${tag}\n',
      },
      ['main.tf:5', 'main.tf:7'],
      [],
    ],
    [
      'nothing of what is not understood',
      { 'main.tf': release(set('reverse([var.tag, "1.2.3"])[0]')) + DEFAULT },
      [],
      ['tag'],
    ],
    ['names of what is not read', { 'main.tf': release(set('jsondecode(file("v.json")).bi')) }, [], ['bi']],
    [
      'names behind a local',
      { 'main.tf': release(set('local.c.versions.bi')), 'l.tf': 'locals {\n  c = yamldecode(file("c.yaml"))\n}\n' },
      [],
      ['bi', 'c', 'versions'],
    ],
    [
      'the name of an input of Terragrunt',
      {
        'm/main.tf': OF_VARIABLE,
        'a/terragrunt.hcl':
          'terraform {\n  source = "../m"\n}\ninputs = {\n  tag = read_terragrunt_config("../v.hcl").locals.bi\n}\n',
      },
      [],
      ['bi', 'locals', 'tag'],
    ],
  ])('understood and variables: %s', async (_, files, understood, variables) => {
    const finding = await only(files);
    expect([accountsOf(finding), finding.variables]).toEqual([understood, variables]);
  });

  it.each([
    ['  count = 0\n', []],
    ['  count = 2\n', []],
    ['  count = var.on ? 1 : 0\n', []],
    ['  for_each = var.all\n', []],
    ['  depends_on = [x.y]\n', []],
    ['  namespace = "bi"\n', []],
    ['  for_each = { a = 1 }\n', []],
    ['  lifecycle {\n    ignore_changes = [description]\n  }\n', []],
    ['  lifecycle {\n    ignore_changes = [\n      # If it is set elsewhere\n      subnet\n    ]\n  }\n', []],
    ['  lifecycle {\n    ignore_changes = [values]\n  }\n', ['lifecycle { ignore_changes = [values] }']],
    ['  postrender {\n    binary_path = "x"\n  }\n', ['postrender { binary_path = "x" }']],
    ['  reuse_values = true\n', ['reuse_values = true']],
    [
      '  dynamic "container" {\n    for_each = [1]\n    content {}\n  }\n',
      ['dynamic "container" { for_each = [1] content {} }'],
    ],
    ['  dynamic "env" {\n    for_each = [1]\n    content {}\n  }\n', []],
    ['  timeout = 600\n', []],
  ])('second order: %j', async (more, expected) => {
    const { secondOrder } = await only({
      'main.tf': `${release(more + set('"1.2.3"'))}variable "on" {\n  default = true\n}\n`,
    });
    expect(secondOrder.map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ['path.module, "values/*.yaml"', ['a/values/b.yaml']],
    ['"${path.module}/values", "**.yaml"', ['a/values/b.yaml']],
    ['"values", "{a,b}.yaml"', ['a/values/b.yaml']],
    ['path.module, "*.yaml"', []],
  ])('the files of a set, which the lines are watched of: %s', async (set, expected) => {
    const { inputs, secondOrder } = await only({
      'a/main.tf': release(`  values = [for f in fileset(${set}) : file("\${path.module}/\${f}")]\n`),
      'a/values/b.yaml': 'image: {tag: 1.2.3}\n',
      'a/values/c.md': '',
      'values/d.yaml': '',
    });
    const told = secondOrder.filter(({ key }) => key !== 'chart');
    expect([inputs.filter((path) => path.endsWith('.yaml')), told]).toEqual([expected, []]);
  });

  it.each<[string, Files, string[]]>([
    [
      'for_each, where it decides',
      { 'main.tf': release(`  for_each = var.all\n${set('each.value.tag')}`) },
      ['for_each = var.all'],
    ],
    [
      'count beside another version',
      {
        'main.tf': `${release(`  count = var.on ? 1 : 0\n${set('"1.2.3"')}`)}${deployment('"lightdash/lightdash:1.2.4"')}variable "on" {\n  default = true\n}\n`,
      },
      ['count = var.on ? 1 : 0; on is true'],
    ],
    [
      'count of a call beside another version',
      {
        'm/main.tf': release(),
        'main.tf': `module "bi" {\n  source = "./m"\n  count = 0\n}\n${deployment('"lightdash/lightdash:1.2.4"')}`,
      },
      ['count = 0'],
    ],
  ])('second order of %s', async (_, files, expected) => {
    const all = (await found(files)).flatMap(({ secondOrder }) => secondOrder);
    expect(all.map(({ text }) => text)).toEqual(expected);
  });

  it('the variables of a map or `for_each` whose element is unknown', async () => {
    const map = '{\n    dev = "1.3.0"\n    prod = "1.2.0"\n  }\n';
    const each = await only({ 'main.tf': release(`  for_each = ${map}${set('each.value')}`) });
    const key = await only({ 'main.tf': `${release(set('local.v["${var.env}-eu"]'))}locals {\n  v = ${map}}\n` });
    expect(each.variables).toEqual(expect.arrayContaining(['dev', 'prod']));
    expect(key.variables).toEqual(expect.arrayContaining(['dev', 'prod', 'env']));
  });

  it('the objects seen, the files claimed and asked for, and the default that is used', async () => {
    const other = 'resource "helm_release" "db" {\n  chart = "postgresql"\n}\n';
    const reading = await readingOf(terraform, {
      'main.tf': `${release(`  values = [file("v.yaml")]\n${set('var.tag')}`)}${DEFAULT}${other}`,
      'v.yaml': 'a: 1\n',
      'dev.tfvars': 'x = 1\n',
    });
    const id = (name: string) => `terraform:#helm_release.${name}`;
    expect([...reading.objectIds].sort()).toEqual([
      id('db'),
      `${id('db')}@dev.tfvars`,
      id('ld'),
      `${id('ld')}@dev.tfvars`,
    ]);
    expect(reading.claimed).toEqual(['v.yaml']);
    expect(reading.found[0]?.inputs).toContain('v.yaml');
    expect(reading.found[0]?.notices).toEqual([
      'The default of the variable `tag` at main.tf:13 counts, unless -var overrides it',
    ]);
  });
});

describe('hostile HCL', () => {
  const many = (line: (i: number) => string) =>
    `locals {\n  a0 = "x"\n${Array.from({ length: 40 }, (_, i) => line(i)).join('')}}\n`;

  it.each([
    ['texts', many((i) => `  a${i + 1} = "\${local.a${i}}\${local.a${i}}"\n`)],
    ['objects', many((i) => `  a${i + 1} = { x = local.a${i}, y = local.a${i} }\n`)],
    [
      'a long way',
      `locals {\n  a0 = 1\n${Array.from({ length: 5_000 }, (_, i) => `  a${i + 1} = [local.a${i}]\n`).join('')}  a40 = local.a5000\n}\n`.replace(
        '  a40 = [local.a39]\n',
        '',
      ),
    ],
  ])('is read to its end: %s', async (_, locals) => {
    expect(
      await shown({
        'main.tf': release(`  values = [yamlencode({ x = local.a40 })]\n${set('"1.2.3"')}`),
        'locals.tf': locals,
      }),
    ).toEqual(['main.tf:9 1.2.3']);
  });

  it('never throws, and has a version only where it is written', async () => {
    const words = [
      ...['var.a', 'local.a', 'local.b', 'each.value', 'path.module', 'module.x.y', 'null', 'true', '"1.2.3"', '"${'],
      ...['}"', '[', ']', '{ a = ', '}', '(', ')', ', ', '.a', '[0]', '["a"]', ' ? ', ' : ', ' == ', '!', 'merge('],
      ...['file("a.yaml")', 'templatefile("a.yaml", ', 'yamlencode(', 'trimspace(', '<<E\n', '\nE\n', '%{ if '],
    ];
    const expression = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(expression, expression, async (tag, other) => {
        const files = {
          'main.tf': release(`${set(tag)}  values = [${other}]\n`),
          'locals.tf': `locals {\n  a = ${other}\n  b = [local.a]\n}\nvariable "a" {\n  default = ${tag}\n}\n`,
          'a.yaml': 'image:\n  repository: lightdash/lightdash\n',
        };
        for (const { answer } of await found(files)) {
          if (answer.status === 'version') expect(answer.version).toBe('1.2.3');
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('reads a bounded number of modules', async () => {
    const call = (to: string) =>
      Array.from({ length: 30 }, (_, i) => `module "m${i}" {\n  source = "../${to}"\n}\n`).join('');
    const files = {
      'a/main.tf': call('b'),
      'b/main.tf': call('c'),
      'c/main.tf': call('d'),
      'd/main.tf': deployment('"lightdash/lightdash:1.2.3"'),
    };
    expect(await shown(files)).toContain('a/main.tf:1 unparseable');
  });
});
