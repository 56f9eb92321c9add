// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import { describe, expect, it } from 'vitest';
import { problemAt } from '../../src/deployment/problem.ts';
import { looksDeployed, showsService, versionsIn } from '../../src/deployment/service-signs.ts';

const BROKEN = problemAt('unparseable', null, 'not UTF-8');
const POINTER = problemAt('unparseable', null, 'a Git LFS pointer, not the file itself');

function looks(text: string, path = 'deploy/a.yaml', problem = BROKEN): boolean {
  return looksDeployed(path, Buffer.from(text), problem, []);
}

describe('signs of the service in a text of any kind', () => {
  it.each([
    'FROM lightdash/lightdash:1.2.3',
    'FROM --platform=linux/amd64 lightdash/lightdash:1.2.3 AS app',
    'image: "lightdash/lightdash:1.2.3"',
    "image: 'docker.io/lightdash/lightdash:1.2.3@sha256:ab'",
    'image: us-docker.pkg.dev/lightdash-containers/lightdash/lightdash:1.2.3-commercial',
    'image: localhost:5000/lightdash/lightdash:1.2.3',
    'image: 709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash/lightdash-containers:1.2.3',
    'registry: us-docker.pkg.dev/lightdash-containers',
    'registry: us-docker.pkg.dev/lightdash-containers/lightdash',
    'image: registry.gitlab.com/acme/lightdash/lightdash:1.2.3',
    'image: docker://lightdash/lightdash:1.2.3',
    'image:docker://docker.io/lightdash/lightdash:1.2.3',
    'url: oci://ghcr.io/lightdash/lightdash',
    'skopeo copy docker-daemon:lightdash/lightdash:1.2.3 dir:out',
    'docker run -e A=b lightdash/lightdash:1.2.3',
    '{"image":"lightdash/lightdash:1.2.3"}',
    '{image:lightdash/lightdash:1.2.3}',
    '--image=lightdash/lightdash:1.2.3',
    'linux_fx_version = "DOCKER|lightdash/lightdash:1.2.3"',
    'repository: lightdash/lightdash',
    'name: Lightdash/Lightdash',
    'image: {{ .registry }}/lightdash/lightdash:{{ .tag }}',
    'image = "${var.registry}/lightdash/lightdash:${var.tag}"',
    'see https://github.com/lightdash/lightdash, runs lightdash/lightdash:1.2.3',
    "a: 'b # c lightdash/lightdash:1.2.3'",
    'a: b#c lightdash/lightdash:1.2.3',
    '# one line\rimage: lightdash/lightdash:1.2.3',
  ])('are in %j', (text) => {
    expect(showsService(text, [])).toBe(true);
    expect(looks(`key: [unclosed\n${text}\n`)).toBe(true);
    expect(versionsIn(text, [])).not.toBe(versionsIn('', []));
  });

  it.each([
    'url: https://github.com/lightdash/lightdash',
    'url: https://github.com/lightdash/lightdash:1.2.3',
    'url: "http://lightdash/lightdash"',
    'url: git+https://token@github.com/lightdash/lightdash@v1',
    'url: ssh://git@github.com/lightdash/lightdash',
    'url: https://raw.githubusercontent.com/lightdash/lightdash',
    'url: https://hub.docker.com/r/lightdash/lightdash',
    'source: github.com/lightdash/lightdash',
    'source: www.github.com/lightdash/lightdash',
    'source: gitlab.com/lightdash/lightdash',
    'source: git@github.com:lightdash/lightdash',
    'source: git@git.acme.com:lightdash/lightdash',
    'source: github:lightdash/lightdash',
    'source: github.com:lightdash/lightdash',
    'db: postgres://lightdash:x@lightdash/lightdash',
    'image: lightdash/headless-browser:1.2.3',
    'image: acme/bi:1.2.3',
    'npm i @lightdash/cli@0.2473.1',
    '# image: lightdash/lightdash:1.2.3',
    '  // image: lightdash/lightdash:1.2.3',
    'a: 1 # image: lightdash/lightdash:1.2.3',
    '',
  ])('are not in %j', (text) => {
    expect(showsService(text, [])).toBe(false);
    expect(looks(`key: [unclosed\n${text}\n`)).toBe(false);
  });

  it.each([
    'url: https://github.com/lightdash/lightdash',
    '# image: lightdash/lightdash:1.2.3',
    '  // image: lightdash/lightdash:1.2.3',
    'a: 1 # image: lightdash/lightdash:1.2.3',
    'a: "b" # tag: 1.2.3',
    "a: ['b', 'c # d'] # tag: 1.2.3",
    'replicas: 3',
    'pullPolicy: Always',
  ])('say nothing of versions in %j', (text) => {
    expect(versionsIn(`${text}\n`, [])).toBe('');
  });

  it('are the images of the user, too', () => {
    const images = ['acme/bi', '*-dash'];
    expect(showsService('image: ghcr.io/acme/bi:1.2.3', images)).toBe(true);
    expect(showsService('image: docker://acme/bi', images)).toBe(true);
    expect(showsService('image: my-dash:1.2.3', images)).toBe(true);
    // What fits any name fits more than images.
    expect(showsService('name: my-dash', images)).toBe(false);
    expect(showsService('url: https://ghcr.io/acme/bi', images)).toBe(false);
    expect(looksDeployed('a.yaml', Buffer.from('image: acme/bi:1.2.3'), BROKEN, images)).toBe(true);
  });

  it.each([
    ['a chart', 'repoURL: https://lightdash.github.io/helm-charts', true],
    ['its name', '- chart: "lightdash"', true],
    ['another one', 'chart: lightdash-proxy', true],
    ['a name', 'name: lightdash', false],
    ['a chart in braces', 'chart: {spec: {chart: lightdash}}', true],
    ['a chart in JSON', '{"chart": "lightdash"}', true],
    ['a chart on the next line', 'chart: >-\n  lightdash', true],
    ['a path of a chart', 'chart: ../charts/lightdash', true],
    ['a chart of a registry', 'url: oci://ghcr.io/acme/charts/lightdash', true],
    ['a source of charts', 'repoURL: https://github.com/lightdash/helm-charts.git', true],
    ['a chart of a reference', 'kind: HelmRelease\nspec:\n  chartRef: {kind: OCIRepository, name: lightdash}', true],
    ['a tag in a manifest under its name', 'kind: ConfigMap\nmetadata: {name: lightdash-values}\ntag: 1', true],
    ['a tag under its name, of no manifest', 'metadata: {name: lightdash-values}\ntag: 1', false],
    ['a manifest under another name', 'kind: ConfigMap\nmetadata: {name: bi}\ntag: 1 # name: lightdash', false],
    ['a manifest without a tag', 'kind: Service\nmetadata: {name: lightdash}\nspec: {targetPort: 8080}', false],
    ['a chart in a comment', '# chart: lightdash\na: 1 # https://lightdash.github.io/helm-charts', false],
    ['a page on its chart', 'url: https://github.com/lightdash/helm-charts', false],
  ])('may be %s', (_, text, expected) => {
    expect(showsService(text, [])).toBe(expected);
  });

  it('are fewer in a file that nothing else speaks for', () => {
    expect(looks('tag: 1.2.3')).toBe(false);
    expect(looks('tag: 1.2.3', 'lightdash/values.yaml')).toBe(true);
    expect(looks('lightdash:\n  tag: 1.2.3')).toBe(true);
    expect(looks('name: lightdash', 'deploy/Chart.yaml')).toBe(true);
    expect(looks('# tag: 1.2.3', 'lightdash/values.yaml')).toBe(false);
    expect(looks('oid sha256:ab', 'lightdash/values.yaml', POINTER)).toBe(true);
    expect(looks('oid sha256:ab', 'deploy/values.yaml', POINTER)).toBe(false);
  });

  it('show through two bytes a character', () => {
    const bytes = Buffer.from('image: lightdash/lightdash:1.2.3', 'utf16le');
    expect(looksDeployed('deploy/a.yaml', bytes, BROKEN, [])).toBe(true);
  });

  it('tell versions apart by images and tags, not by what else stands there', () => {
    const text = (tag: string) => `x: y\nimage: lightdash/lightdash:${tag}\n`;
    expect(versionsIn(text('1.0.0'), [])).toBe(versionsIn(`a: b\n${text('1.0.0')}`, []));
    expect(versionsIn(text('1.0.0'), [])).not.toBe(versionsIn(text('1.1.0'), []));
    expect(versionsIn(text('1.0.0'), [])).not.toBe(versionsIn(text('1.0.0').repeat(2), []));
    expect(versionsIn('newTag: 1.0.0', [])).not.toBe(versionsIn('newTag: 1.1.0', []));
  });

  it.each<[string, string, boolean]>([
    ['a chart', 'resource "helm_release" "bi" {\n  chart = "lightdash"\n  version = "2.9.1"\n}', true],
    ['a path of a chart', 'chart = "${path.module}/charts/lightdash"', true],
    ['an image', 'image = "${var.registry}/lightdash/lightdash:${var.tag}"', true],
    ['a variable', 'variable "lightdash_version" {\n  default = "2.0.0"\n}', true],
    ['a value of a variable', 'lightdash_image_tag = "2.0.0"', true],
    ['a use of a variable', 'tag = var.lightdash_tag', true],
    ['a map', 'services = {\n  lightdash = {\n    cpu = 1\n    tag = "2.0.0"\n  }\n}', true],
    ['a map on one line', 'lightdash = { cpu = 1, tag = "2.0.0" }', true],
    ['a task', 'job "lightdash" {\n  group "a" {\n    config {\n      image = var.image\n    }\n  }\n}', true],
    ['a module', 'module "lightdash" {\n  source = "./app"\n  image_tag = "2.0.0"\n}', true],
    ['a block that does not end', 'module "lightdash" {\n  image_tag = "2.0.0"', true],
    ['a sign between comments', '/* a */\nlightdash_tag = "1"\n/* b */', true],
    ['a comment that does not end', '/* a\nlightdash_tag = "1"', true],
    ['a comment', '# lightdash_tag = "1"\n// chart = "lightdash"\n/*\nimage = "lightdash/lightdash:1"\n*/', false],
    ['a page', 'description = "https://github.com/lightdash/lightdash"\nimage = "postgres:14"', false],
    ['a picture', 'image = "https://cdn.example.com/lightdash.png"', false],
    [
      'a provider',
      'required_providers {\n  lightdash = {\n    source = "ubie-oss/lightdash"\n    version = "0.3.0"\n  }\n}',
      false,
    ],
    ['a provider on one line', 'lightdash = { version = "0.3.0", source = "ubie-oss/lightdash" }', false],
    ['a provider of the same name', 'lightdash = {\n  source = "lightdash/lightdash"\n  version = "0.3.0"\n}', false],
    ['what a provider manages', 'resource "lightdash_chart" "sales" {\n  version = 1\n}', false],
    [
      'a policy',
      'resource "aws_iam_policy" "lightdash" {\n  policy = jsonencode({ Version = "2012-10-17" })\n}',
      false,
    ],
    ['a version of a tool', 'LIGHTDASH_CLI_VERSION = "0.1.0"', false],
    ['a bucket', 'resource "aws_s3_bucket" "lightdash" {\n  tags = { Name = "lightdash" }\n}', false],
  ])('in Terraform may be %s', (_, text, expected) => {
    expect(showsService(text, [], 'infra/main.tf')).toBe(expected);
    expect(showsService(`a = 1\r\n${text.replaceAll('\n', '\r\n')}\r\n`, [], 'infra/main.tf')).toBe(expected);
  });

  it('in Terraform may be the folder', () => {
    expect(showsService('image_tag = "2.0.0"', [], 'lightdash/terraform.tfvars')).toBe(true);
    expect(showsService('aws = { version = "5.0.0" }', [], 'lightdash/versions.tf')).toBe(false);
    expect(showsService('image_tag = "2.0.0"', [], 'app/terraform.tfvars')).toBe(false);
  });

  it.each<[string, string, string]>([
    ['a parameter', '- name: image.tag\n  value: main-a', '- name: image.tag\n  value: main-b'],
    ['a parameter in braces', '[{name: image.tag, value: 2.0.0}]', '[{name: image.tag, value: 2.3.0}]'],
    ['the name of a parameter', '- {name: image.tag, x: a}', '- {name: image.pullPolicy, x: a}'],
    ['a folded tag', 'tag: >-\n  main-a', 'tag: >-\n  main-b'],
    ['a folded tag behind an empty line', 'tag: |\n\n  a\n  b', 'tag: |\n\n  a\n  c'],
    ['a folded revision', 'targetRevision: >-\n  main-a', 'targetRevision: >-\n  main-b'],
    ['a value on the next line', 'tag:\n  main-a', 'tag:\n  main-b'],
    ['a value on the next line of JSON', '{"tag":\n"main-a"}', '{"tag":\n"main-b"}'],
    ['a value behind its colon', '{"tag"\n:"main-a"}', '{"tag"\n:"main-b"}'],
    ['a value of a key that is marked', '? tag\n: main-a', '? tag\n: main-b'],
    ['a text over two lines', 'tag: "main\n  a"', 'tag: "main\n  b"'],
    ['a tag in one word', 'imageTag: main-a', 'imageTag: main-b'],
    ['a variable', 'LIGHTDASH_VERSION: main-a', 'LIGHTDASH_VERSION: main-b'],
    ['a key of the user', 'lightdashVersion: main-a', 'lightdashVersion: main-b'],
    ['a number', 'my_release: 2.0.0', 'my_release: 2.3.0'],
    ['a digest', 'pin: sha256:ab', 'pin: sha256:cd'],
    ['a commit', 'pin: 0a1b2c3', 'pin: 0a1b2c4'],
    [
      'the order',
      'a: lightdash/lightdash:a\nb: lightdash/lightdash:b',
      'a: lightdash/lightdash:b\nb: lightdash/lightdash:a',
    ],
    ['a variable in an image', 'run lightdash/lightdash:${A}', 'run lightdash/lightdash:${B}'],
    ['a template in an image', 'run lightdash/lightdash:{{ .a }}', 'run lightdash/lightdash:{{ .b }}'],
    ['a variable before an image', 'run ${A}/lightdash/lightdash:1', 'run ${B}/lightdash/lightdash:1'],
    ['a chart by a reference', 'chartRef:\n  kind: HelmChart\n  name: a', 'chartRef:\n  kind: HelmChart\n  name: b'],
    ['files of values', 'valueFiles:\n- a.yaml', 'valueFiles:\n- b.yaml'],
    ['values from elsewhere', 'valuesFrom:\n- kind: Secret\n  name: a', 'valuesFrom:\n- kind: Secret\n  name: b'],
    ['a default', 'variable "a_tag" {\n  default = "a"\n}', 'variable "a_tag" {\n  default = "b"\n}'],
    ['a text of Terraform', 'tag = <<EOT\nmain-a\nEOT', 'tag = <<EOT\nmain-b\nEOT'],
    ['an argument', '- --set=image.tag=main-a', '- --set=image.tag=main-b'],
    ['what looks like a comment', 'tag: "a # b"', 'tag: "a # c"'],
    ['what looks like one behind a quote in a word', "a: it's # tag: a", "a: it's # tag: b"],
  ])('no lie: another version is seen in %s', (_, was, is) => {
    expect(versionsIn(`x: y\n${was}\nz: 1\n`, [])).not.toBe(versionsIn(`x: y\n${is}\nz: 1\n`, []));
    const [base, head] = [was, is].map((text) => `x: y\r\n${text.replaceAll('\n', '\r\n')}\r\nz: 1\r\n`);
    expect(versionsIn(base ?? '', [])).not.toBe(versionsIn(head ?? '', []));
  });

  it.each<[string, string, string]>([
    ['the replicas', 'tag: 1.0.0\nreplicas: 2\n', 'tag: 1.0.0\nreplicas: 3\n'],
    ['those of an image', 'image:\n  tag: a\n  pullPolicy: Always\n', 'image:\n  tag: a\n  pullPolicy: Never\n'],
    ['those of a list', '- tag: a\n  replicas: 2\n', '- tag: a\n  replicas: 3\n'],
    ['those in JSON', '{"image": {\n  "tag": "a",\n  "n": 2\n}}', '{"image": {\n  "tag": "a",\n  "n": 3\n}}'],
    ['a comment', 'tag: "1.0.0" # was 0.9.0\n', 'tag: "1.0.0" # is not 0.8.0\n'],
    ['a line of comments', 'tag:\n  # a\n  1.0.0\n', 'tag:\n  # b\n  # c\n\n  1.0.0\n'],
    ['ends of lines', 'tag: 1.0.0\nx: y\n', 'tag: 1.0.0\r\nx: y\r\n'],
  ])('no other version is seen in %s', (_, was, is) => {
    expect(versionsIn(is, [])).toBe(versionsIn(was, []));
  });

  it.each([
    'lightdash/',
    'lightdash:',
    'lightdash@',
    'docker://lightdash/',
    'docker://',
    '://',
    'a@lightdash/lightdash:',
    ' #',
    '"',
    ' ',
    'tag',
    'tag ',
    'name: ',
    'lightdash\n',
    'lightdash/lightdash-\n',
    '-\tchart:',
    'chart:',
    'repoURL:',
    'name:lightdash',
    'kind: name: lightdash tag',
    'oci://',
    '1',
    '1.',
    'a1:',
    'tag: >-\n  ',
    'value:\n',
    '? ',
    "'",
    '\\"',
    '{',
    '}',
    '{\n',
    'lightdash = {\n',
    '/*\n',
    '*/ /*\n',
    'lightdash_',
  ])('are looked for in time that grows with the size alone: %j', { timeout: 60_000 }, (part) => {
    const images = ['**/*bi*', '*a*b*c*d'];
    for (const text of [part.repeat(1_000_000 / part.length), `lightdash ${part.repeat(1_000_000 / part.length)}!`]) {
      for (const globs of [[], images]) {
        showsService(text, globs);
        showsService(text, globs, 'infra/main.tf');
        looksDeployed('lightdash/a.yaml', Buffer.from(text), BROKEN, globs);
        versionsIn(text, globs);
      }
    }
  });
});
