// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deploymentsIn, show } from '../../support/detection.ts';

const REPOSITORY = 'repository = "https://lightdash.github.io/helm-charts"';

/** A release of the service's chart with further lines. */
function release(more = '', version = 'version = "2.9.1"'): string {
  return `resource "helm_release" "lightdash" {\n  name = "bi"\n  ${REPOSITORY}\n  chart = "lightdash"\n  ${version}\n${more}}\n`;
}

function set(value: string, name = 'image.tag'): string {
  return `  set {\n    name = "${name}"\n    value = ${value}\n  }\n`;
}

type Case = [string, Record<string, string>, string[]];

async function shown(files: Record<string, string>): Promise<string[]> {
  return (await deploymentsIn(files)).map(show);
}

describe('releases of Terraform (DETECTION 2.3)', () => {
  it.each<Case>([
    ['an empty tag is the appVersion of the chart', { 'main.tf': release() }, ['main.tf:5 0.2248.0']],
    ['a version with a v', { 'main.tf': release('', 'version = "v2.9.1"') }, ['main.tf:5 0.2248.0']],
    ['no version', { 'main.tf': release('', '') }, ['main.tf:1 chart-unpinned']],
    ['a version that is null', { 'main.tf': release('', 'version = null') }, ['main.tf:1 chart-unpinned']],
    ['a range', { 'main.tf': release('', 'version = "~> 2.9"') }, ['main.tf:5 chart-range']],
    ['a chart that is too old', { 'main.tf': release('', 'version = "0.3.9"') }, ['main.tf:5 chart-too-old']],
    ['a tag that is set', { 'main.tf': release(set('"1.2.3"')) }, ['main.tf:8 1.2.3']],
    ['a tag that moves', { 'main.tf': release(set('"latest"')) }, ['main.tf:8 moving-tag']],
    [
      'a tag that is set as sensitive',
      { 'main.tf': release(set('"1.2.3"').replace('set {', 'set_sensitive {')) },
      ['main.tf:8 1.2.3'],
    ],
    [
      'a list of settings (provider 3)',
      {
        'main.tf': release(
          '  set = [\n    { name = "a", value = "b" },\n    { name = "image.tag", value = "1.2.3" },\n  ]\n',
        ),
      },
      ['main.tf:8 1.2.3'],
    ],
    [
      'settings that are not known stand behind the tag',
      { 'main.tf': release('  set = concat([{ name = "image.tag", value = "1.2.3" }], var.more)\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'settings that are not known stand before the tag',
      { 'main.tf': release('  set = concat(var.more, [{ name = "image.tag", value = "1.2.3" }])\n') },
      ['main.tf:6 1.2.3'],
    ],
    [
      'a setting wins over values, and the later values over the earlier',
      {
        'main.tf': release(`  values = [file("a.yaml"), file("\${path.module}/b.yaml")]\n${set('"1.2.3"')}`),
        'a.yaml': 'image: {tag: 1.0.0}\n',
        'b.yaml': 'image: {tag: 1.1.0}\n',
      },
      ['main.tf:9 1.2.3'],
    ],
    [
      'the later values',
      {
        'main.tf': release('  values = [file("a.yaml"), file("${path.module}/b.yaml")]\n'),
        'a.yaml': 'image: {tag: 1.0.0}\n',
        'b.yaml': 'image:\n  tag: 1.1.0\n',
      },
      ['b.yaml:2 1.1.0'],
    ],
    [
      'the earlier values where the later have no tag',
      {
        'infra/main.tf': release(
          '  values = [\n    file("${path.root}/../a.yaml"),\n    yamlencode({ replicas = 2 }),\n  ]\n',
        ),
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
      'yamlencode of what is merged',
      { 'main.tf': release('  values = [yamlencode(merge({ a = 1 }, { image = { tag = "1.2.3" } }))]\n') },
      ['main.tf:6 1.2.3'],
    ],
    [
      'yamlencode of what is merged with something else',
      { 'main.tf': release('  values = [yamlencode(merge({ image = { tag = "1.2.3" } }, var.more))]\n') },
      ['main.tf:6 unresolved-variable'],
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
      'a heredoc with a variable',
      {
        'main.tf': release('  values = [<<EOT\nimage:\n  tag: ${var.tag}\nEOT\n  ]\n'),
        'variables.tf': 'variable "tag" {\n  type = string\n  default = "1.2.3"\n}\n',
      },
      ['variables.tf:3 1.2.3'],
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
      'a heredoc with a variable that has no value',
      { 'main.tf': release('  values = [<<EOT\nimage:\n  tag: ${var.tag}\nEOT\n  ]\n') },
      ['main.tf:8 unresolved-variable'],
    ],
    [
      'a heredoc that is no YAML',
      { 'main.tf': release('  values = [<<EOT\na: [\nEOT\n  ]\n') },
      ['main.tf:8 unparseable'],
    ],
    [
      'a heredoc under a tag that is set',
      { 'main.tf': release(`  values = [<<EOT\n\${var.more}\nEOT\n  ]\n${set('"1.2.3"')}`) },
      ['main.tf:12 1.2.3'],
    ],
    [
      'a heredoc that is all of something else',
      { 'main.tf': release('  values = [<<EOT\n${var.more}\nEOT\n  ]\n') },
      ['main.tf:7 unresolved-variable'],
    ],
    [
      'a heredoc that has the image from something else',
      {
        'main.tf': release(
          '  values = [<<EOT\nimage:\n  ${indent(2, var.image)}\nreplicas: ${var.replicas}\nEOT\n  ]\n',
        ),
      },
      ['main.tf:8 unresolved-variable'],
    ],
    [
      'an image that is encoded and not known',
      { 'main.tf': release('  values = [yamlencode({ image = var.image })]\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'an image that is not known above one that is',
      {
        'main.tf': release(
          '  values = [yamlencode({ image = { tag = "1.2.3" } }), yamlencode({ image = var.image })]\n',
        ),
      },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'an image that is not known below one that is',
      {
        'main.tf': release(
          '  values = [yamlencode({ image = var.image }), yamlencode({ image = { tag = "1.2.3" } })]\n',
        ),
      },
      ['main.tf:6 1.2.3'],
    ],
    [
      'something else that is not known',
      { 'main.tf': release('  values = [yamlencode({ replicas = var.replicas, resources = var.resources })]\n') },
      ['main.tf:5 0.2248.0'],
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
      'a template with a variable for a tag',
      {
        'main.tf': release('  values = [templatefile("values.yaml", { tag = var.tag })]\n'),
        'values.yaml': 'image:\n  tag: ${tag}\n',
      },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'a template that is given the tag',
      {
        'main.tf': release('  values = [templatefile("values.yaml", { tag = "1.2.3" })]\n'),
        'values.yaml': 'image:\n  tag: ${tag}\n',
      },
      ['main.tf:6 1.2.3'],
    ],
    [
      'a template with conditions',
      {
        'main.tf': release('  values = [templatefile("v.tpl", { x = true })]\n'),
        'v.tpl': 'image:\n%{ if x }\n  tag: 1.2.3\n%{ endif }\n',
      },
      ['v.tpl:1 unresolved-variable'],
    ],
    [
      'values that are not in the repository',
      { 'main.tf': release('  values = [file("../../other/values.yaml")]\n') },
      ['main.tf:6 external-values'],
    ],
    [
      'values that are read from elsewhere',
      { 'main.tf': release('  values = [data.x.y.body]\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'values of a function',
      { 'main.tf': release('  values = [for f in fileset(".", "*.yaml") : file(f)]\n') },
      ['main.tf:6 unresolved-variable'],
    ],
    [
      'settings that are made of something else',
      {
        'main.tf': release(
          '  dynamic "set" {\n    for_each = var.settings\n    content {\n      name = set.key\n      value = set.value\n    }\n  }\n',
        ),
      },
      ['main.tf:7 unresolved-variable'],
    ],
    [
      'settings that are made of a map',
      {
        'main.tf': release(
          '  dynamic "set" {\n    for_each = { "image.tag" = "1.2.3" }\n    content {\n      name = set.key\n      value = set.value\n    }\n  }\n',
        ),
      },
      ['main.tf:7 1.2.3'],
    ],
    [
      'settings that are made of a list of objects',
      {
        'main.tf': release(
          '  dynamic "set" {\n    for_each = [{ name = "a", value = var.x }, { name = "image.tag", value = "1.2.3" }]\n    iterator = each_setting\n    content {\n      name = each_setting.value.name\n      value = each_setting.value.value\n    }\n  }\n',
        ),
      },
      ['main.tf:7 1.2.3'],
    ],
    [
      'values of the release as it runs',
      { 'main.tf': release('  reuse_values = true\n') },
      ['main.tf:6 external-values'],
    ],
    [
      'what renders it anew',
      { 'main.tf': release(`  postrender {\n    binary_path = "x"\n  }\n${set('"1.2.3"')}`) },
      ['main.tf:6 external-values'],
    ],
    [
      'a version whose changes are not carried out',
      { 'main.tf': release('  lifecycle {\n    ignore_changes = [description, set]\n  }\n') },
      ['main.tf:7 external-values'],
    ],
    [
      'something else whose changes are not carried out',
      { 'main.tf': release('  lifecycle {\n    ignore_changes = [description]\n  }\n') },
      ['main.tf:5 0.2248.0'],
    ],
    ['a release that is not made', { 'main.tf': release('  count = 0\n') }, []],
    [
      'a repository that is a mirror',
      { 'main.tf': release().replace(REPOSITORY, 'repository = "https://charts.acme.com"') },
      ['main.tf:5 0.2248.0'],
    ],
    [
      'a chart of a registry',
      { 'main.tf': release().replace('"lightdash"\n', '"oci://ghcr.io/acme/lightdash"\n') },
      ['main.tf:5 0.2248.0'],
    ],
    [
      'a chart by the name of its repository',
      { 'main.tf': release().replace(REPOSITORY, '').replace('chart = "lightdash"', 'chart = "lightdash/lightdash"') },
      ['main.tf:5 0.2248.0'],
    ],
    ['another chart', { 'main.tf': release().replace('chart = "lightdash"', 'chart = "metabase"') }, []],
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
          'resource "helm_release" "bi" {\n  chart = "app-template"\n  version = "3.1.0"\n  values = [yamlencode({\n    image = {\n      repository = "lightdash/lightdash"\n      tag = "1.2.3"\n    }\n  })]\n}\n',
      },
      ['main.tf:7 1.2.3'],
    ],
    ['a comment', { 'main.tf': `# ${release().replaceAll('\n', '\n# ')}` }, []],
    [
      "Terraform's JSON",
      {
        'main.tf.json': `{\n"resource": {"helm_release": {"bi": {\n"chart": "lightdash",\n"version": "2.9.1",\n"set": [{"name": "image.tag",\n"value": "\${var.tag}"}]\n}}},\n"variable": {"tag": {\n"default": "1.2.3"\n}}}\n`,
      },
      ['main.tf.json:9 1.2.3'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });
});

const TAG_OF_VARIABLE = release(set('var.tag'));
const VARIABLE = 'variable "tag" {\n  type = string\n}\n';
const VARIABLE_WITH_DEFAULT = 'variable "tag" {\n  default = "1.0.0"\n}\n';

/** `env/prod.tfvars:1 1.2.3 terraform:infra#…@env/prod.tfvars` */
async function identified(files: Record<string, string>): Promise<string[]> {
  return (await deploymentsIn(files)).map((deployment) => `${show(deployment)} ${deployment.identities.join(' ')}`);
}

describe('the mode of an upgrade that Terraform carries out', () => {
  it.each<[string, string | undefined]>([
    ['', 'Recreate'],
    ['disable_webhooks = false', 'Recreate'],
    ['disable_webhooks = true', undefined],
    ['disable_webhooks = var.hooks', undefined],
  ])('is that of the values beside %j: %s', async (hooks, expected) => {
    const text = `resource "helm_release" "l" {
  repository = "https://lightdash.github.io/helm-charts"
  chart      = "lightdash"
  version    = "2.16.361"
  ${hooks}
  values     = [yamlencode({ image = { tag = "1.3.0" }, upgrade = { mode = "Recreate" } })]
}
`;
    const [deployment] = await deploymentsIn({ 'main.tf': text });
    expect(deployment).toMatchObject({ version: '1.3.0', problem: null });
    expect(deployment?.declared.upgradeMode?.value).toBe(expected);
  });
});

describe('variables of Terraform', () => {
  it.each<Case>([
    [
      'the default',
      { 'main.tf': TAG_OF_VARIABLE + VARIABLE_WITH_DEFAULT },
      ['main.tf:12 1.0.0 terraform:#helm_release.lightdash'],
    ],
    [
      'none',
      { 'main.tf': TAG_OF_VARIABLE + VARIABLE },
      ['main.tf:8 unresolved-variable terraform:#helm_release.lightdash'],
    ],
    [
      'one that is not declared',
      { 'main.tf': TAG_OF_VARIABLE },
      ['main.tf:8 unresolved-variable terraform:#helm_release.lightdash'],
    ],
    [
      'terraform.tfvars over the default',
      { 'infra/main.tf': TAG_OF_VARIABLE + VARIABLE_WITH_DEFAULT, 'infra/terraform.tfvars': '\ntag = "1.1.0"\n' },
      ['infra/terraform.tfvars:2 1.1.0 terraform:infra#helm_release.lightdash'],
    ],
    [
      'files that are read by themselves over terraform.tfvars, in their order',
      {
        'main.tf': TAG_OF_VARIABLE + VARIABLE,
        'terraform.tfvars': 'tag = "1.1.0"\n',
        'a.auto.tfvars': 'tag = "1.2.0"\n',
        'b.auto.tfvars.json': '{"tag": "1.3.0"}',
      },
      ['b.auto.tfvars.json:1 1.3.0 terraform:#helm_release.lightdash'],
    ],
    [
      'a file for each environment',
      {
        'infra/main.tf': TAG_OF_VARIABLE + VARIABLE,
        'infra/env/dev.tfvars': 'tag = "1.3.0"\n',
        'infra/env/prod.tfvars': 'region = "eu"\ntag = "1.1.0"\n',
      },
      [
        'infra/env/dev.tfvars:1 1.3.0 terraform:infra#helm_release.lightdash@infra/env/dev.tfvars',
        'infra/env/prod.tfvars:2 1.1.0 terraform:infra#helm_release.lightdash@infra/env/prod.tfvars',
      ],
    ],
    [
      'files beside all modules',
      {
        'terraform/infra/main.tf': TAG_OF_VARIABLE + VARIABLE,
        'terraform/network/main.tf': 'variable "cidr" {}\n',
        'config/prod/terraform.tfvars': 'tag = "1.1.0"\n',
        'config/network.tfvars': 'cidr = "10.0.0.0/8"\n',
      },
      [
        'config/prod/terraform.tfvars:1 1.1.0 terraform:terraform/infra#helm_release.lightdash@config/prod/terraform.tfvars',
        'terraform/infra/main.tf:8 unresolved-variable terraform:terraform/infra#helm_release.lightdash',
      ].slice(0, 1),
    ],
    [
      'an environment that does not set it',
      {
        'main.tf': TAG_OF_VARIABLE + VARIABLE,
        'dev.tfvars': 'region = "eu"\n',
        'prod.tfvars': 'tag = "1.1.0"\n',
      },
      [
        'main.tf:8 unresolved-variable terraform:#helm_release.lightdash',
        'prod.tfvars:1 1.1.0 terraform:#helm_release.lightdash@prod.tfvars',
      ],
    ],
    [
      'an environment beside the default',
      { 'main.tf': TAG_OF_VARIABLE + VARIABLE_WITH_DEFAULT, 'prod.tfvars': 'tag = "1.1.0"\n' },
      [
        'main.tf:12 1.0.0 terraform:#helm_release.lightdash',
        'prod.tfvars:1 1.1.0 terraform:#helm_release.lightdash@prod.tfvars',
      ],
    ],
    [
      'a sample of an environment',
      { 'main.tf': TAG_OF_VARIABLE + VARIABLE_WITH_DEFAULT, 'example.tfvars': 'tag = "9.9.9"\n' },
      ['main.tf:12 1.0.0 terraform:#helm_release.lightdash'],
    ],
    [
      'a member of an object',
      {
        'main.tf': `${release(set('var.lightdash.tag'))}variable "lightdash" {}\n`,
        'terraform.tfvars': 'lightdash = {\n  tag = "1.1.0"\n}\n',
      },
      ['terraform.tfvars:2 1.1.0 terraform:#helm_release.lightdash'],
    ],
    [
      'values of an environment by its name',
      {
        'main.tf': `${release('  values = [file("values-${var.env}.yaml")]\n')}variable "env" {}\n`,
        'values-dev.yaml': 'image:\n  tag: 1.3.0\n',
        'values-prod.yaml': 'image:\n  tag: 1.1.0\n',
        'dev.tfvars': 'env = "dev"\n',
        'prod.tfvars': 'env = "prod"\n',
      },
      [
        'values-dev.yaml:2 1.3.0 terraform:#helm_release.lightdash@dev.tfvars',
        'values-prod.yaml:2 1.1.0 terraform:#helm_release.lightdash@prod.tfvars',
      ],
    ],
    [
      'locals',
      {
        'main.tf': release(set('local.versions["lightdash"]')),
        'locals.tf': 'locals {\n  patch = "3"\n  versions = {\n    lightdash = "1.2.${local.patch}"\n  }\n}\n',
      },
      ['locals.tf:4 1.2.3 terraform:#helm_release.lightdash'],
    ],
    [
      'a file of versions',
      {
        'main.tf': release(set('local.versions.lightdash.tag')),
        'locals.tf': 'locals {\n  versions = yamldecode(file("${path.module}/versions.yml"))\n}\n',
        'versions.yml': 'lightdash:\n  tag: 1.2.3\n',
      },
      ['versions.yml:2 1.2.3 terraform:#helm_release.lightdash'],
    ],
    [
      'a map by workspace',
      {
        'main.tf': release(set('local.tags[terraform.workspace]')),
        'locals.tf': 'locals {\n  tags = { prod = "1.2.3" }\n}\n',
      },
      ['main.tf:8 unresolved-variable terraform:#helm_release.lightdash'],
    ],
    [
      'data',
      { 'main.tf': release(set('data.terraform_remote_state.x.outputs.tag')) },
      ['main.tf:8 unresolved-variable terraform:#helm_release.lightdash'],
    ],
    [
      'locals that lead to each other',
      { 'main.tf': release(set('local.a')), 'locals.tf': 'locals {\n  a = local.b\n  b = local.a\n}\n' },
      ['locals.tf:3 unresolved-variable terraform:#helm_release.lightdash'],
    ],
    [
      'several instances of one resource',
      { 'main.tf': release(`  for_each = { dev = "1.3.0", prod = "1.2.0" }\n${set('each.value')}`) },
      [
        'main.tf:6 1.3.0 terraform:#helm_release.lightdash["dev"]',
        'main.tf:6 1.2.0 terraform:#helm_release.lightdash["prod"]',
      ],
    ],
    [
      'several instances alike',
      { 'main.tf': release('  for_each = toset(["a", "b"])\n') },
      ['main.tf:5 0.2248.0 terraform:#helm_release.lightdash'],
    ],
    [
      'variables that cannot be parsed',
      { 'main.tf': TAG_OF_VARIABLE + VARIABLE, 'terraform.tfvars': 'tag = \n' },
      ['terraform.tfvars:1 unparseable terraform:#helm_release.lightdash'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await identified(files)).sort()).toEqual([...expected].sort());
  });

  it('say where a default leaves room for another version', async () => {
    const [deployment] = await deploymentsIn({
      'main.tf': `${TAG_OF_VARIABLE}variable "tag" {\n  default = null\n}\n`,
    });
    expect(deployment?.notices).toEqual([
      'The default of the variable `tag` at main.tf:12 is used; it can be overridden by -var',
    ]);
  });

  it('say where a default is used, which may be overridden', async () => {
    const [deployment] = await deploymentsIn({ 'main.tf': TAG_OF_VARIABLE + VARIABLE_WITH_DEFAULT });
    expect(deployment?.notices).toEqual([
      'The default of the variable `tag` at main.tf:12 is used; it can be overridden by -var',
    ]);
  });
});

describe('expressions of Terraform', () => {
  it.each<[string, string]>([
    ['"1.2.3"', 'main.tf:8 1.2.3'],
    ['"${"1.2"}.3"', 'main.tf:8 1.2.3'],
    ['"1.2 ${~ ".3" ~} "', 'main.tf:8 1.2.3'],
    ['("1.2.3")', 'main.tf:8 1.2.3'],
    ['1.2', 'main.tf:8 moving-tag'],
    ['true', 'main.tf:8 numeric-tag'],
    ['tostring("1.2.3")', 'main.tf:8 1.2.3'],
    ['nonsensitive(sensitive("1.2.3"))', 'main.tf:8 1.2.3'],
    ['join(".", ["1", "2", "3"])', 'main.tf:8 1.2.3'],
    ['join(".", local.none)', 'main.tf:8 unresolved-variable'],
    ['format("%s.%s", "1.2", 3)', 'main.tf:8 1.2.3'],
    ['format("%d.2.3", 1)', 'main.tf:8 unresolved-variable'],
    ['lookup({ a = "1.2.3" }, "a", "9.9.9")', 'main.tf:8 1.2.3'],
    ['lookup({ a = "1.2.3" }, "b", "9.9.9")', 'main.tf:8 9.9.9'],
    ['lookup(local.none, "b", "9.9.9")', 'main.tf:8 unresolved-variable'],
    ['coalesce(null, "", "1.2.3")', 'main.tf:8 1.2.3'],
    ['coalesce(local.none, "1.2.3")', 'main.tf:8 unresolved-variable'],
    ['try("1.2.3", "9.9.9")', 'main.tf:8 1.2.3'],
    ['try(local.none, "9.9.9")', 'main.tf:8 unresolved-variable'],
    ['merge({ a = "9.9.9" }, { a = "1.2.3" }).a', 'main.tf:8 1.2.3'],
    ['concat(["9.9.9"], ["1.2.3"])[1]', 'main.tf:8 1.2.3'],
    ['compact(["", "1.2.3"])[0]', 'main.tf:8 1.2.3'],
    ['yamldecode(yamlencode({ a = "1.2.3" })).a', 'main.tf:8 1.2.3'],
    ['jsondecode(file("versions.json")).a[0]', 'versions.json:2 1.2.3'],
    ['jsondecode(file("none.json")).a', 'main.tf:8 external-values'],
    ['jsondecode("{}").a', 'main.tf:8 unresolved-variable'],
    ['file("/etc/tag")', 'main.tf:8 external-values'],
    ['trimprefix("v1.2.3", "v")', 'main.tf:8 unresolved-variable'],
    ['max([1]...)', 'main.tf:8 unresolved-variable'],
    ['true ? "1.2.3" : "9.9.9"', 'main.tf:8 1.2.3'],
    ['"a" == "b" ? "9.9.9" : "1.2.3"', 'main.tf:8 1.2.3'],
    ['null != null || !false && "a" == "a" ? "1.2.3" : "9.9.9"', 'main.tf:8 1.2.3'],
    ['terraform.workspace == "prod" ? "1.2.3" : "9.9.9"', 'main.tf:8 unresolved-variable'],
    ['true && terraform.workspace == "a" ? "1.2.3" : "9.9.9"', 'main.tf:8 unresolved-variable'],
    ['false && local.none ? "9.9.9" : "1.2.3"', 'main.tf:8 1.2.3'],
    ['1 + 1', 'main.tf:8 unresolved-variable'],
    ['[for x in ["1.2.3"] : x][0]', 'main.tf:8 unresolved-variable'],
    ['"%{ if true }1.2.3%{ endif }"', 'main.tf:8 unresolved-variable'],
    ['{ a = ["1.2.3"] }["a"].0', 'main.tf:8 1.2.3'],
    ['{ (local.none) = "1.2.3" }.a', 'main.tf:8 unresolved-variable'],
    ['{ a = 1 }.b', 'main.tf:8 unresolved-variable'],
    ['null', 'main.tf:5 0.2248.0'],
    ['""', 'main.tf:5 0.2248.0'],
    ['path.module', 'main.tf:8 not-a-version'],
    ['path.other', 'main.tf:8 unresolved-variable'],
    ['data.a.b["c"].d', 'main.tf:8 unresolved-variable'],
  ])('%s', async (expression, expected) => {
    const files = { 'main.tf': release(set(expression)), 'versions.json': '{"a": [\n"1.2.3"], "b": null, "c": 1}' };
    expect(await shown(files)).toEqual([expected]);
  });
});

const MODULE = `${release(set('var.tag'))}${VARIABLE}`;

describe('modules of Terraform', () => {
  it.each<Case>([
    [
      'one call an environment',
      {
        'modules/bi/main.tf': MODULE,
        'environments/dev/main.tf': 'module "bi" {\n  source = "../../modules/bi"\n  tag = "1.3.0"\n}\n',
        'environments/prod/main.tf': 'module "bi" {\n  source = "../../modules/bi"\n  tag = "1.2.0"\n}\n',
      },
      [
        'environments/dev/main.tf:3 1.3.0 terraform:environments/dev#module.bi.helm_release.lightdash',
        'environments/prod/main.tf:3 1.2.0 terraform:environments/prod#module.bi.helm_release.lightdash',
      ],
    ],
    [
      'a default that several calls leave',
      {
        'modules/bi/main.tf': release(set('var.tag')) + VARIABLE_WITH_DEFAULT,
        'main.tf': 'module "a" {\n  source = "./modules/bi"\n}\nmodule "b" {\n  source = "./modules/bi/"\n}\n',
      },
      [
        'modules/bi/main.tf:12 1.0.0 terraform:#module.a.helm_release.lightdash terraform:#module.b.helm_release.lightdash',
      ],
    ],
    [
      'modules that call modules',
      {
        'a/main.tf': 'variable "tag" {}\nmodule "b" {\n  source = "../b"\n  tag = var.tag\n}\n',
        'b/main.tf': MODULE,
        'root/main.tf': 'module "a" {\n  source = "../a"\n  tag = local.tag\n}\nlocals {\n  tag = "1.2.3"\n}\n',
      },
      ['root/main.tf:6 1.2.3 terraform:root#module.a.module.b.helm_release.lightdash'],
    ],
    [
      'a variable that nobody sets',
      {
        'b/main.tf': MODULE,
        'root/main.tf': 'variable "t" {}\nmodule "b" {\n  source = "../b"\n  tag = var.t\n}\n',
      },
      ['root/main.tf:4 unresolved-variable terraform:root#module.b.helm_release.lightdash'],
    ],
    [
      'an output of another module',
      {
        'versions/main.tf': 'output "tag" {\n  value = "1.2.3"\n}\n',
        'root/main.tf': `module "versions" {\n  source = "../versions"\n}\n${release(set('module.versions.tag'))}`,
      },
      ['versions/main.tf:2 1.2.3 terraform:root#helm_release.lightdash'],
    ],
    [
      'a module for several',
      {
        'b/main.tf': MODULE,
        'root/main.tf':
          'module "b" {\n  source = "../b"\n  for_each = {\n    dev = "1.3.0"\n    prod = "1.2.0"\n  }\n  tag = each.value\n}\n',
      },
      [
        'root/main.tf:4 1.3.0 terraform:root#module.b["dev"].helm_release.lightdash',
        'root/main.tf:5 1.2.0 terraform:root#module.b["prod"].helm_release.lightdash',
      ],
    ],
    [
      'modules in a circle',
      {
        'a/main.tf': `module "b" {\n  source = "../b"\n}\n${release(set('"1.2.3"'))}`,
        'b/main.tf': 'module "a" {\n  source = "../a"\n}\n',
      },
      ['a/main.tf:11 1.2.3 terraform:a#helm_release.lightdash'],
    ],
    [
      'Terragrunt, whose inputs win over defaults',
      {
        'modules/bi/main.tf': release(set('var.tag')) + VARIABLE_WITH_DEFAULT,
        'live/prod/bi/terragrunt.hcl':
          'terraform {\n  source = "../../../modules//bi?ref=v1"\n}\ninputs = {\n  tag = "1.2.3"\n}\n',
      },
      ['live/prod/bi/terragrunt.hcl:2 unresolved-variable terraform:modules/bi#helm_release.lightdash'],
    ],
    [
      'an example does not call it',
      {
        'main.tf': release(set('var.tag')) + VARIABLE_WITH_DEFAULT,
        'examples/simple/main.tf': 'module "x" {\n  source = "../.."\n  tag = "9.9.9"\n}\n',
      },
      ['main.tf:12 1.0.0 terraform:#helm_release.lightdash'],
    ],
    [
      'a chart that the caller names',
      {
        'modules/app/main.tf':
          'variable "chart" {}\nvariable "chart_version" {}\nresource "helm_release" "this" {\n  chart = var.chart\n  version = var.chart_version\n}\n',
        'main.tf':
          'module "bi" {\n  source = "./modules/app"\n  chart = "lightdash"\n  chart_version = "2.9.1"\n}\nmodule "db" {\n  source = "./modules/app"\n  chart = "postgresql"\n  chart_version = "2.0.0"\n}\n',
      },
      ['main.tf:4 0.2248.0 terraform:#module.bi.helm_release.this'],
    ],
    [
      'what overrides it',
      {
        'main.tf': release(set('"1.0.0"')),
        'override.tf':
          'resource "helm_release" "lightdash" {\n  set {\n    name = "image.tag"\n    value = "1.2.3"\n  }\n}\n',
      },
      ['override.tf:4 1.2.3 terraform:#helm_release.lightdash'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await identified(files)).sort()).toEqual([...expected].sort());
  });
});

const CLUSTER = 'resource "kubernetes_deployment" "lightdash" {\n  spec {\n    template {\n      spec {\n';

/** A deployment with one container. */
function deployment(image: string, name = 'lightdash'): string {
  return `${CLUSTER}        container {\n          name = "${name}"\n          image = ${image}\n        }\n      }\n    }\n  }\n}\n`;
}

describe('containers of Terraform and HCL', () => {
  it.each<Case>([
    ['kubernetes_deployment', { 'main.tf': deployment('"lightdash/lightdash:1.2.3"') }, ['main.tf:7 1.2.3']],
    [
      'a mirror',
      { 'main.tf': deployment('"${var.registry}/lightdash/lightdash:1.2.3-commercial"') },
      ['main.tf:7 1.2.3'],
    ],
    ['another image', { 'main.tf': deployment('"metabase/metabase:1.2.3"') }, []],
    ['no tag', { 'main.tf': deployment('"lightdash/lightdash"') }, ['main.tf:7 moving-tag']],
    [
      'an image of their own',
      { 'main.tf': deployment('"1234.dkr.ecr.eu-west-1.amazonaws.com/lightdash:1.2.3"') },
      ['main.tf:7 1.2.3'],
    ],
    ['another name', { 'main.tf': deployment('"lightdash-custom:1.2.3"') }, ['main.tf:7 custom-image']],
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
      'a tag that nobody sets',
      { 'main.tf': deployment('"lightdash/lightdash:${var.tag}"') },
      ['main.tf:7 unresolved-variable'],
    ],
    ['an image that nobody sets', { 'main.tf': deployment('var.image') }, ['main.tf:7 unresolved-variable']],
    [
      'an image of another container that nobody sets',
      { 'main.tf': `${deployment('var.image', 'proxy').replace('"lightdash"', '"x"')}# lightdash\n` },
      [],
    ],
    ['format', { 'main.tf': deployment('format("%s:%s", "lightdash/lightdash", "1.2.3")') }, ['main.tf:7 1.2.3']],
    [
      'jsonencode',
      {
        'main.tf':
          'resource "aws_ecs_task_definition" "bi" {\n  container_definitions = jsonencode([\n    {\n      name = "web"\n      image = "lightdash/lightdash:1.2.3"\n    },\n    { name = "nginx", image = "nginx:1" }\n  ])\n}\n',
      },
      ['main.tf:5 1.2.3'],
    ],
    [
      'JSON in a heredoc',
      {
        'main.tf':
          'resource "aws_ecs_task_definition" "bi" {\n  container_definitions = <<EOF\n[\n  {\n    "image": "lightdash/lightdash:${var.tag}",\n    "cpu": ${var.cpu}\n  }\n]\nEOF\n}\nvariable "tag" {\n  default = "1.2.3"\n}\n',
      },
      ['main.tf:12 1.2.3'],
    ],
    [
      'a file of JSON that is filled in',
      {
        'main.tf':
          'resource "aws_ecs_task_definition" "lightdash" {\n  container_definitions = templatefile("task.json.tpl", { tag = "1.2.3" })\n}\n',
        'task.json.tpl': '[{"image": "lightdash/lightdash:${tag}"}]\n',
      },
      ['main.tf:2 1.2.3'],
    ],
    [
      'a file of JSON',
      {
        'infra/main.tf':
          'resource "aws_ecs_task_definition" "lightdash" {\n  container_definitions = file("${path.module}/task.json")\n}\n',
        'infra/task.json': '[\n{"image": "lightdash/lightdash:1.2.3"}]\n',
      },
      ['infra/task.json:2 1.2.3'],
    ],
    [
      'Cloud Run',
      {
        'main.tf':
          'resource "google_cloud_run_v2_service" "bi" {\n  template {\n    containers {\n      image = "us-docker.pkg.dev/lightdash-containers/lightdash/lightdash:1.2.3"\n    }\n  }\n}\n',
      },
      ['main.tf:4 1.2.3'],
    ],
    [
      'Azure',
      {
        'main.tf':
          'resource "azurerm_app_service" "bi" {\n  site_config {\n    linux_fx_version = "DOCKER|lightdash/lightdash:1.2.3"\n  }\n}\n',
      },
      ['main.tf:3 1.2.3'],
    ],
    [
      'kubernetes_manifest',
      {
        'main.tf':
          'resource "kubernetes_manifest" "bi" {\n  manifest = {\n    kind = "Pod"\n    spec = { containers = [{ image = "lightdash/lightdash:1.2.3" }] }\n  }\n}\n',
      },
      ['main.tf:4 1.2.3'],
    ],
    [
      'YAML in a heredoc',
      {
        'main.tf':
          'resource "kubectl_manifest" "bi" {\n  yaml_body = <<-YAML\n    kind: Pod\n    spec:\n      containers:\n        - image: lightdash/lightdash:1.2.3\n  YAML\n}\n',
      },
      ['main.tf:6 1.2.3'],
    ],
    [
      'a module from elsewhere',
      {
        'main.tf':
          'module "bi" {\n  source = "terraform-aws-modules/ecs/aws"\n  version = "5.0.0"\n  services = { bi = { container_definitions = {\n    web = { image = "lightdash/lightdash:1.2.3" }\n  } } }\n}\n',
      },
      ['main.tf:5 1.2.3'],
    ],
    [
      'a job of Nomad',
      {
        'a.nomad':
          'job "bi" {\n  group "a" {\n    task "web" {\n      config {\n        image = "lightdash/lightdash:1.2.3"\n      }\n    }\n  }\n}\n',
      },
      ['a.nomad:5 1.2.3'],
    ],
    [
      'a job of Nomad with a variable',
      {
        'a.nomad.hcl':
          'variable "tag" {\n  default = "1.2.3"\n}\njob "bi" {\n  task "web" {\n    config {\n      image = "lightdash/lightdash:${var.tag}"\n    }\n  }\n}\n',
      },
      ['a.nomad.hcl:2 1.2.3'],
    ],
    [
      'an image of another container from a registry that is not known',
      { 'main.tf': deployment('"${var.registry}/nginx:1"') },
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
    [
      'an image with its tag beside it, which is not read',
      { 'main.tf': 'module "bi" {\n  source = "acme/app/k8s"\n  image = "lightdash/lightdash"\n  tag = "1.2.3"\n}\n' },
      [],
    ],
    [
      'several in one resource',
      {
        'main.tf':
          'resource "aws_ecs_task_definition" "bi" {\n  container_definitions = jsonencode([\n    { name = "web", image = "lightdash/lightdash:1.2.3" },\n    { name = "scheduler", image = "lightdash/lightdash:1.2.4" },\n  ])\n}\n',
      },
      ['main.tf:3 1.2.3 mixed-versions', 'main.tf:4 1.2.4 mixed-versions'],
    ],
    [
      'several blocks alike',
      {
        'a.hcl':
          'service {\n  image = "lightdash/lightdash:1.2.3"\n}\nservice {\n  image = "lightdash/lightdash:1.2.4"\n}\n',
      },
      ['a.hcl:2 1.2.3', 'a.hcl:5 1.2.4'],
    ],
    [
      'an image whose changes are not carried out',
      {
        'main.tf': deployment('"lightdash/lightdash:1.2.3"').replace(
          /}\n$/,
          '  lifecycle {\n    ignore_changes = [spec[0].template[0].spec[0].container[0].image]\n  }\n}\n',
        ),
      },
      ['main.tf:13 external-values'],
    ],
    ['inputs of Terragrunt', { 'terragrunt.hcl': 'inputs = {\n  image = "lightdash/lightdash:1.2.3"\n}\n' }, []],
    ['data', { 'main.tf': 'data "docker_registry_image" "x" {\n  name = "lightdash/lightdash:1.2.3"\n}\n' }, []],
    [
      'a provider',
      {
        'main.tf':
          'terraform {\n  required_providers {\n    lightdash = {\n      source = "ubie-oss/lightdash"\n      version = "0.3.0"\n    }\n  }\n}\nresource "lightdash_space" "x" {\n  name = "a"\n}\n',
      },
      [],
    ],
    [
      'what cannot be parsed',
      { 'main.tf': 'a = 1\nimage = "lightdash/lightdash:1.2.3"\nb = \n' },
      ['main.tf:3 unparseable'],
    ],
    ['what cannot be parsed and shows nothing', { 'main.tf': '# lightdash\nb = \n' }, []],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });
});

describe('hostile HCL', () => {
  const use = (value: string) => release(`  values = [yamlencode({ x = ${value} })]\n${set('"1.2.3"')}`);

  it.each<Case>([
    [
      'texts that multiply',
      {
        'main.tf': use('local.a40'),
        'locals.tf': `locals {\n  a0 = "x"\n${Array.from({ length: 40 }, (_, i) => `  a${i + 1} = "\${local.a${i}}\${local.a${i}}"\n`).join('')}}\n`,
      },
      ['main.tf:9 1.2.3'],
    ],
    [
      'objects that multiply',
      {
        'main.tf': use('local.a40'),
        'locals.tf': `locals {\n  a0 = {}\n${Array.from({ length: 40 }, (_, i) => `  a${i + 1} = { x = local.a${i}, y = local.a${i} }\n`).join('')}}\n`,
      },
      ['main.tf:9 1.2.3'],
    ],
    [
      'lists that multiply',
      {
        'main.tf': use('local.a40'),
        'locals.tf': `locals {\n  a0 = [1]\n${Array.from({ length: 40 }, (_, i) => `  a${i + 1} = concat(local.a${i}, local.a${i})\n`).join('')}}\n`,
      },
      ['main.tf:9 1.2.3'],
    ],
    [
      'a long way',
      {
        'main.tf': use('local.a5000'),
        'locals.tf': `locals {\n  a0 = 1\n${Array.from({ length: 5_000 }, (_, i) => `  a${i + 1} = [local.a${i}]\n`).join('')}}\n`,
      },
      ['main.tf:9 1.2.3'],
    ],
    [
      'images within what multiplies',
      {
        'main.tf': `resource "x" "lightdash" {\n  image = "lightdash/lightdash:1.2.3"\n  config = local.a40\n}\n`,
        'locals.tf': `locals {\n  a0 = {}\n${Array.from({ length: 40 }, (_, i) => `  a${i + 1} = { x = local.a${i}, y = local.a${i} }\n`).join('')}}\n`,
      },
      ['main.tf:2 1.2.3'],
    ],
    [
      'a module that calls itself',
      { 'main.tf': `module "a" {\n  source = "./"\n}\n${release()}` },
      ['main.tf:8 0.2248.0'],
    ],
  ])('is read in no time: %s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('never throws, and has a version only where it is written', async () => {
    const words = [
      ...['var.a', 'var.b', 'local.a', 'local.b', 'each.value', 'path.module', 'module.x.y', 'null', 'true', '"1.2.3"'],
      ...['"${', '}"', '[', ']', '{ a = ', '}', '(', ')', ', ', '.a', '[0]', '["a"]', ' ? ', ' : ', ' == ', '!'],
      ...['merge(', 'concat(', 'file("a.yaml")', 'templatefile("a.yaml", ', 'yamlencode(', 'yamldecode(', 'lookup('],
      ...['format("%s", ', 'join(",", ', 'try(', 'coalesce(', '<<E\n', '\nE\n'],
    ];
    const expression = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(expression, expression, async (tag, other) => {
        const files = {
          'main.tf': release(`${set(tag)}  values = [${other}]\n`),
          'locals.tf': `locals {\n  a = ${other}\n  b = [local.a]\n}\nvariable "a" {\n  default = ${tag}\n}\n`,
          'a.yaml': 'image:\n  repository: lightdash/lightdash\n',
        };
        for (const { version } of await deploymentsIn(files)) {
          expect([null, '1.2.3', '0.2248.0']).toContain(version);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('has no more modules than are read', async () => {
    const call = (to: string) =>
      Array.from({ length: 10 }, (_, i) => `module "m${i}" {\n  source = "../${to}"\n}\n`).join('');
    const files = {
      'a/main.tf': call('b'),
      'b/main.tf': call('c'),
      'c/main.tf': call('d'),
      'd/main.tf': call('e'),
      'e/main.tf': release(set('"1.2.3"')),
    };
    const deployments = await deploymentsIn(files);
    expect(deployments.map(show)).toContain('a/main.tf:1 unparseable');
  });
});
