// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import { describe, expect, it } from 'vitest';
import { type Change, compareTrees } from '../../../../src/deployment/changes.ts';
import { detect, findCandidates } from '../../../../src/deployment/detect.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type Files = Readonly<Record<string, string>>;

/** Infrastructure as a team may have it: a module for the service, three environments, and other things beside. */
const TEAM: Files = {
  'terraform/modules/lightdash/main.tf': `# The service and what it needs.
locals {
  labels = merge(var.labels, { app = "lightdash" })
}

resource "random_password" "secret" {
  length = 32
}

resource "aws_s3_bucket" "lightdash" {
  bucket = "acme-\${var.environment}-lightdash"
  tags   = { Name = "lightdash" }
}

resource "helm_release" "lightdash" {
  name             = "lightdash"
  namespace        = var.namespace
  create_namespace = true
  repository       = "https://lightdash.github.io/helm-charts"
  chart            = "lightdash"
  version          = var.chart_version
  timeout          = 600

  values = [
    file("\${path.module}/values.yaml"),
    templatefile("\${path.module}/ingress.yaml.tftpl", { host = var.host }),
    yamlencode({
      resources = { limits = { memory = var.memory } }
      serviceAccount = {
        annotations = { "eks.amazonaws.com/role-arn" = aws_iam_role.lightdash.arn }
      }
    }),
  ]

  set_sensitive {
    name  = "secrets.LIGHTDASH_SECRET"
    value = random_password.secret.result
  }

  dynamic "set" {
    for_each = var.image_tag == null ? [] : [var.image_tag]
    content {
      name  = "image.tag"
      value = set.value
    }
  }
}

resource "aws_iam_role" "lightdash" {
  assume_role_policy = jsonencode({ Version = "2012-10-17", Statement = [] })
}
`,
  'terraform/modules/lightdash/variables.tf': `variable "chart_version" {
  type = string
}
variable "image_tag" {
  type    = string
  default = null
}
variable "environment" {}
variable "namespace" {
  default = "bi"
}
variable "host" {}
variable "memory" {
  default = "2Gi"
}
variable "labels" {
  default = {}
}
`,
  'terraform/modules/lightdash/outputs.tf':
    'output "lightdash_version" {\n  value = helm_release.lightdash.version\n}\n',
  'terraform/modules/lightdash/values.yaml': 'configMap:\n  SITE_URL: https://bi.acme.com\n',
  'terraform/modules/lightdash/ingress.yaml.tftpl': 'ingress:\n  enabled: true\n  hosts:\n    - host: ${host}\n',
  'terraform/modules/network/main.tf': 'resource "aws_vpc" "this" {\n  cidr_block = "10.0.0.0/16"\n}\n',
  'terraform/environments/dev/main.tf': environment('dev', '2.16.101', '\n  image_tag     = local.lightdash_tag'),
  'terraform/environments/dev/locals.tf': 'locals {\n  lightdash_tag = "2.130.0"\n}\n',
  'terraform/environments/staging/main.tf': environment('staging', '2.16.361'),
  'terraform/environments/prod/main.tf': environment('prod', '2.9.1'),
  'terraform/environments/prod/versions.tf':
    'terraform {\n  required_providers {\n    lightdash = {\n      source  = "ubie-oss/lightdash"\n      version = "0.3.0"\n    }\n  }\n}\n',
  'terraform/environments/prod/spaces.tf': 'resource "lightdash_space" "sales" {\n  name = "Sales"\n}\n',
  'apps/metabase/main.tf': 'resource "helm_release" "metabase" {\n  chart   = "metabase"\n  version = "2.0.0"\n}\n',
};

function environment(name: string, chart: string, more = ''): string {
  return `terraform {
  backend "s3" {
    key = "${name}"
  }
}

module "network" {
  source = "../../modules/network"
}

module "lightdash" {
  source        = "../../modules/lightdash"
  environment   = "${name}"
  chart_version = "${chart}"
  host          = "bi.${name}.acme.com"${more}
}
`;
}

function with_(changed: Readonly<Record<string, string | null>>, files: Files = TEAM): Files {
  return Object.fromEntries(
    Object.entries({ ...files, ...changed }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

async function compare(base: Files, head: Files): Promise<string[]> {
  const { changes } = await compareTrees(
    { base: memoryTree(base), head: memoryTree(head), renames: new Map() },
    DEFAULTS,
    { from: null, to: null, strict: false },
    chartRepository(),
  );
  return changes.map(showChange).sort();
}

function showChange({ place, change, from, to, problem, tolerated }: Change): string {
  const marks = [problem?.code, tolerated ? 'tolerated' : null].filter((mark) => mark != null);
  return [`${place.file}:${place.line ?? '-'}`, change, `${from ?? '?'} → ${to ?? '?'}`, ...marks].join(' ');
}

async function detectionOf(files: Files) {
  const tree = memoryTree(files);
  return detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
}

describe("a team's infrastructure", () => {
  it('has one deployment an environment, and nothing that is not understood', async () => {
    expect((await deploymentsIn(TEAM)).map((each) => `${show(each)} ${each.id}`)).toEqual([
      'terraform/environments/dev/locals.tf:2 2.130.0 terraform:terraform/environments/dev#module.lightdash.helm_release.lightdash',
      'terraform/environments/prod/main.tf:14 0.2248.0 terraform:terraform/environments/prod#module.lightdash.helm_release.lightdash',
      'terraform/environments/staging/main.tf:14 2.130.0 terraform:terraform/environments/staging#module.lightdash.helm_release.lightdash',
    ]);
    const { notUnderstood, notParsed } = await detectionOf(TEAM);
    expect({ notUnderstood, notParsed }).toEqual({ notUnderstood: [], notParsed: [] });
  });

  it('shows the chart, what is declared and what is set', async () => {
    const [dev] = await deploymentsIn(TEAM);
    expect(dev?.chart).toMatchObject({ name: 'lightdash', version: '2.16.101', place: { line: 14 } });
    expect(dev?.environment?.set.map(({ name }) => name)).toEqual(['LIGHTDASH_SECRET', 'SITE_URL']);
    expect(dev?.inputs).toContain('terraform/modules/lightdash/values.yaml');
    expect(dev?.inputs).toContain('terraform/environments/dev/locals.tf');
    expect(dev?.inputs).not.toContain('terraform/environments/prod/main.tf');
  });

  it.each<[string, Record<string, string | null>, string[]]>([
    ['nothing', {}, []],
    [
      'a chart in one environment',
      { 'terraform/environments/prod/main.tf': environment('prod', '2.16.361') },
      ['terraform/environments/prod/main.tf:14 upgrade 0.2248.0 → 2.130.0'],
    ],
    [
      'a tag in another',
      { 'terraform/environments/dev/locals.tf': 'locals {\n  lightdash_tag = "2.131.0"\n}\n' },
      ['terraform/environments/dev/locals.tf:2 upgrade 2.130.0 → 2.131.0'],
    ],
    [
      'a tag that is set for the first time',
      { 'terraform/environments/prod/main.tf': environment('prod', '2.9.1', '\n  image_tag = "1.0.0"') },
      ['terraform/environments/prod/main.tf:16 upgrade 0.2248.0 → 1.0.0'],
    ],
    [
      'a tag in the values of the module, which only those have that set none',
      { 'terraform/modules/lightdash/values.yaml': 'image:\n  tag: 3.0.0\n' },
      [
        'terraform/modules/lightdash/values.yaml:2 upgrade 0.2248.0 → 3.0.0',
        'terraform/modules/lightdash/values.yaml:2 upgrade 2.130.0 → 3.0.0',
      ],
    ],
    [
      'a file by another name',
      {
        'terraform/environments/prod/main.tf': null,
        'terraform/environments/prod/bi.tf': environment('prod', '2.16.361'),
      },
      ['terraform/environments/prod/bi.tf:14 upgrade 0.2248.0 → 2.130.0'],
    ],
    [
      'an environment that is gone',
      {
        'terraform/environments/prod/main.tf': null,
        'terraform/environments/prod/spaces.tf': null,
        'terraform/environments/prod/versions.tf': null,
      },
      ['terraform/environments/prod/main.tf:14 removed 0.2248.0 → ?'],
    ],
    [
      'a version that is taken from elsewhere from now on',
      { 'terraform/environments/dev/locals.tf': 'locals {\n  lightdash_tag = data.x.y.tag\n}\n' },
      ['terraform/environments/dev/locals.tf:2 upgrade 2.130.0 → ? unresolved-variable'],
    ],
    [
      'a provider',
      { 'terraform/environments/prod/versions.tf': 'terraform {\n  required_version = ">= 1.6"\n}\n' },
      [],
    ],
    [
      'another release',
      { 'apps/metabase/main.tf': 'resource "helm_release" "metabase" {\n  chart = "metabase"\n}\n' },
      [],
    ],
  ])('changes: %s', async (_, changed, expected) => {
    const changes = await compare(TEAM, with_(changed));
    expect(changes.filter((change) => !/ unchanged [^ ]+ → [^ ]+$/.test(change))).toEqual(expected);
  });

  it('refuses a file that cannot be parsed any more', async () => {
    const main = 'terraform/modules/lightdash/main.tf';
    const changes = await compare(TEAM, with_({ [main]: `${TEAM[main]}}\n` }));
    expect(changes).toContain(`${main}:52 upgrade ? → ? unparseable`);
  });

  it('leaves alone what stays unknown', async () => {
    const base = with_({ 'terraform/environments/dev/locals.tf': 'locals {\n  lightdash_tag = data.x.y.tag\n}\n' });
    const head = with_({ 'terraform/environments/prod/main.tf': environment('prod', '2.16.361') }, base);
    expect(await compare(base, head)).toContain(
      'terraform/environments/dev/locals.tf:2 unchanged ? → ? unresolved-variable tolerated',
    );
  });
});

describe('base and head', () => {
  const RELEASE =
    'resource "helm_release" "bi" {\n  chart = "lightdash"\n  version = var.chart\n}\nvariable "chart" {}\n';
  const ENVIRONMENTS = {
    'main.tf': RELEASE,
    'env/dev.tfvars': 'chart = "2.16.101"\n',
    'env/prod.tfvars': 'chart = "2.9.1"\n',
  };
  const JOB = (tag: string) => `job "bi" {\n  config {\n    image = "lightdash/lightdash:${tag}"\n  }\n}\n`;
  const WORKLOAD = (image: string) =>
    `resource "aws_ecs_task_definition" "bi" {\n  container_definitions = jsonencode([{ image = "${image}" }])\n}\n`;

  it.each<[string, Files, Record<string, string | null>, string[]]>([
    [
      'a file of variables',
      ENVIRONMENTS,
      { 'env/prod.tfvars': '# pinned\nchart = "2.16.101"\n' },
      ['env/dev.tfvars:1 unchanged ? → ?', 'env/prod.tfvars:2 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'an environment that is new',
      ENVIRONMENTS,
      { 'env/test.tfvars': 'chart = "2.16.101"\n' },
      [
        'env/dev.tfvars:1 unchanged ? → ?',
        'env/prod.tfvars:1 unchanged ? → ?',
        'env/test.tfvars:1 install ? → 1.237.0',
      ],
    ],
    [
      'an environment that is gone',
      ENVIRONMENTS,
      { 'env/prod.tfvars': null },
      ['env/dev.tfvars:1 unchanged ? → ?', 'env/prod.tfvars:1 removed 0.2248.0 → ?'],
    ],
    [
      'a release that is gone',
      ENVIRONMENTS,
      { 'main.tf': '# lightdash is gone\nvariable "chart" {}\n' },
      ['env/dev.tfvars:1 removed 1.237.0 → ?', 'env/prod.tfvars:1 removed 0.2248.0 → ?'],
    ],
    ['a job', { 'a.nomad': JOB('1.2.3') }, { 'a.nomad': JOB('1.3.0') }, ['a.nomad:3 upgrade 1.2.3 → 1.3.0']],
    ['a job that is gone', { 'a.nomad': JOB('1.2.3') }, { 'a.nomad': null }, ['a.nomad:3 removed 1.2.3 → ?']],
    [
      'a container',
      { 'main.tf': WORKLOAD('lightdash/lightdash:1.2.3') },
      { 'main.tf': `\n${WORKLOAD('lightdash/lightdash:1.3.0')}` },
      ['main.tf:3 upgrade 1.2.3 → 1.3.0'],
    ],
    [
      'a container of something else from now on',
      { 'main.tf': WORKLOAD('lightdash/lightdash:1.2.3') },
      { 'main.tf': WORKLOAD('metabase/metabase:1.3.0') },
      ['main.tf:- upgrade 1.2.3 → ? image-changed'],
    ],
    [
      'another build',
      { 'main.tf': WORKLOAD('lightdash/lightdash:1.2.3') },
      { 'main.tf': WORKLOAD('lightdash/lightdash:1.2.3-commercial') },
      ['main.tf:2 unchanged 1.2.3 → 1.2.3 image-changed'],
    ],
  ])('%s', async (_, base, changed, expected) => {
    expect(await compare(base, with_(changed, base))).toEqual(expected);
  });
});

describe('what of a file is not understood', () => {
  const RELEASE = 'resource "helm_release" "lightdash" {\n  chart = "lightdash"\n  version = "2.9.1"\n}\n';

  it.each<[string, Files, string[]]>([
    ['nothing', { 'main.tf': RELEASE }, []],
    [
      'another resource of the service',
      { 'main.tf': `${RELEASE}resource "argocd_application" "lightdash" {\n  chart = "lightdash"\n}\n` },
      ['main.tf'],
    ],
    [
      'a variable that nothing uses',
      { 'main.tf': RELEASE, 'variables.tf': 'variable "lightdash_version" {\n  default = "1.2.3"\n}\n' },
      ['variables.tf'],
    ],
    ['values of no module', { 'prod.tfvars': 'lightdash_tag = "1.2.3"\n' }, ['prod.tfvars']],
    ['values of another module', { 'main.tf': RELEASE, 'prod.tfvars': 'lightdash_tag = "1.2.3"\n' }, ['prod.tfvars']],
    [
      'a module from elsewhere',
      { 'main.tf': 'module "lightdash" {\n  source = "git::https://x/y"\n  image_tag = "1.2.3"\n}\n' },
      ['main.tf'],
    ],
    [
      'inputs of Terragrunt',
      { 'lightdash/terragrunt.hcl': 'inputs = {\n  image_tag = "1.2.3"\n}\n' },
      ['lightdash/terragrunt.hcl'],
    ],
    [
      'a manifest of another tool in a heredoc',
      {
        'main.tf':
          'resource "kubectl_manifest" "bi" {\n  yaml_body = <<-EOT\n    kind: Application\n    spec: {source: {chart: lightdash, targetRevision: 2.9.1}}\n  EOT\n}\n',
      },
      ['main.tf'],
    ],
    [
      'another release under its name',
      { 'main.tf': 'resource "helm_release" "lightdash_db" {\n  chart = "postgresql"\n  version = "1.0.0"\n}\n' },
      [],
    ],
    [
      'another container under its name',
      { 'main.tf': 'resource "docker_container" "lightdash_proxy" {\n  image = "nginx:1"\n}\n' },
      [],
    ],
  ])('is %s', async (_, files, expected) => {
    expect((await detectionOf(files)).notUnderstood).toEqual(expected);
  });
});
