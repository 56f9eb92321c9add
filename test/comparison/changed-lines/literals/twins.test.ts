// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

/** The files of an application, which looks like any other. */
type Layout = (app: string, version: string) => Files;

const [OLD, NEW] = ['1.0.0', '1.1.0'];

const release = (app: string, more: string) =>
  `resource "helm_release" "${app}" {\n  name = "${app}"\n  repository = "https://${app}.github.io/helm-charts"\n  chart = "${app}"\n  version = "2.16.101"\n${more}}\n`;
const module = (app: string): Files => ({
  [`modules/${app}/main.tf`]: `variable "image_tag" {}\n${release(app, '  set {\n    name = "image.tag"\n    value = var.image_tag\n  }\n')}`,
});

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'values of Terraform': (app, version) => ({
    [`deploy/${app}/main.tf`]: release(app, '  values = [file("${path.module}/values.yaml")]\n'),
    [`deploy/${app}/values.yaml`]: `image:\n  tag: ${version}\n`,
  }),
  'a template of Terraform': (app, version) => ({
    [`deploy/${app}/main.tf`]: release(
      app,
      '  values = [templatefile("${path.module}/v.yaml.tpl", { tag = var.tag })]\n',
    ),
    [`deploy/${app}/v.yaml.tpl`]: `image:\n  repository: ${app}/${app}\n  tag: \${tag}\n`,
    [`deploy/${app}/variables.tf`]: `variable "tag" { default = "${version}" }\n`,
  }),
  'inputs of Terragrunt': (app, version) => ({
    ...module(app),
    [`live/prod/${app}/terragrunt.hcl`]: `terraform {\n  source = "../../../modules/${app}"\n}\ninputs = {\n  image_tag = "${version}"\n}\n`,
  }),
  'modules of Terraform': (app, version) => ({
    ...module(app),
    [`envs/prod/${app}.tf`]: `module "${app}" {\n  source = "../../modules/${app}"\n  image_tag = "${version}"\n}\n`,
  }),
  helmfile: (app, version) => ({
    [`apps/${app}/helmfile.yaml`]: `environments:\n  prod:\n    values: [env/prod.yaml]\n---\nrepositories:\n  - name: ${app}\n    url: https://${app}.github.io/helm-charts\nreleases:\n  - name: ${app}\n    chart: ${app}/${app}\n    version: 2.16.101\n    values:\n      - image:\n          tag: {{ .Values.tag }}\n`,
    [`apps/${app}/env/prod.yaml`]: `tag: ${version}\n`,
  }),
  compose: (app, version) => ({
    [`apps/${app}/compose.yaml`]: `services:\n  web:\n    image: ${app}/${app}:\${TAG:-\${DEFAULT_TAG}}\n`,
    [`apps/${app}/.env`]: `DEFAULT_TAG=${version}\n`,
  }),
  'roles of Ansible': (app, version) => ({
    [`roles/${app}/defaults/main.yml`]: `image_tag: "${version}"\n`,
    [`roles/${app}/tasks/main.yml`]: `- docker_container:\n    name: ${app}\n    image: "${app}/${app}:{{ image_tag }}"\n`,
  }),
};

describe('another application with files like those of the service', () => {
  it.each(
    Object.entries(LAYOUTS).flatMap(([name, files]) =>
      ['portal', 'metabase'].map((app) => [name, app, files] as const),
    ),
  )('may change its own version: %s of %s', async (_, app, files) => {
    const [base, head] = [OLD, NEW].map((version) => ({ ...files('lightdash', OLD), ...files(app, version) }));
    const changes = await compare(base as Files, head as Files);
    expect(changes.filter(({ change }) => change !== 'unchanged').map(show)).toEqual([]);
  });

  it.each(Object.entries(LAYOUTS))('changes nothing about the service: %s', async (_, files) => {
    const [base, head] = [OLD, NEW].map((version) => ({ ...files('lightdash', version), ...files('portal', OLD) }));
    const jumps = (await compare(base as Files, head as Files)).filter(({ change }) => change === 'upgrade');
    expect(jumps.map(({ from, to, problem }) => [from, to, problem])).toEqual([[OLD, NEW, null]]);
  });

  it('is one whatever the folder of the service is called', async () => {
    const of = (folder: string, image: string, version: string) => ({
      [`apps/${folder}/compose.yaml`]: `services:\n  web:\n    image: ${image}:\${IMAGE_TAG}\n`,
      [`apps/${folder}/release.env`]: `IMAGE_TAG=${version}\n`,
    });
    const ours = of('bi', 'lightdash/lightdash', OLD);
    const [base, head] = [OLD, NEW].map((version) => ({ ...ours, ...of('web', 'acme/web', version) }));
    expect((await compare(base as Files, head as Files)).filter(({ change }) => change !== 'unchanged')).toEqual([]);
    const bump = { ...base, ...of('bi', 'lightdash/lightdash', NEW) };
    expect((await compare(base as Files, bump)).filter(({ change }) => change === 'upgrade')).toHaveLength(1);
  });

  const play =
    '- hosts: all\n  tasks:\n    - docker_container:\n        image: "lightdash/lightdash:{{ image_tag }}"\n';
  const compose = { 'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:${TAG}\n' };
  it.each<[name: string, shared: Files, path: string, text: (version: string) => string]>([
    [
      'a group beside one with its name',
      { 'group_vars/lightdash.yml': `image_tag: ${OLD}\n`, 'site.yml': play },
      'group_vars/bi_hosts.yml',
      (version) => `image_tag: ${version}\n`,
    ],
    [
      'a host beside one with its name',
      { 'host_vars/lightdash.yml': `image_tag: ${OLD}\n`, 'site.yml': play },
      'host_vars/bi2.yml',
      (version) => `image_tag: ${version}\n`,
    ],
    [
      'a tenant beside one with its name',
      {
        ...compose,
        'tenants/lightdash/.env': `TAG=${OLD}\n`,
        Makefile: 'up:\n\tdocker compose --env-file tenants/$(T)/.env up\n',
      },
      'tenants/acme/.env',
      (version) => `TAG=${version}\n`,
    ],
    [
      'one of two values files of a command',
      {
        'values/lightdash.yaml': `image:\n  tag: ${OLD}\n`,
        'up.sh': 'helm upgrade -i bi lightdash/lightdash -f values/lightdash.yaml -f values/eu.yaml\n',
      },
      'values/eu.yaml',
      (version) => `image:\n  tag: ${version}\n`,
    ],
    [
      'a second call of its module',
      {
        ...module('lightdash'),
        'envs/lightdash.tf': `module "lightdash" {\n  source = "../modules/lightdash"\n  image_tag = "${OLD}"\n}\n`,
      },
      'envs/bi.tf',
      (version) => `module "bi" {\n  source = "../modules/lightdash"\n  image_tag = "${version}"\n}\n`,
    ],
  ])('is none where nothing of it deploys something else: %s', async (_, shared, path, text) => {
    const changes = await compare({ ...shared, [path]: text(OLD) }, { ...shared, [path]: text(NEW) });
    expect(changes.filter(({ change }) => change === 'upgrade')).not.toEqual([]);
  });
});
