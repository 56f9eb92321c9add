// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

/** Deployments that take their tag from a variable with a name that any application may have. */
const TAKERS: readonly (readonly [string, (name: string) => Files])[] = [
  [
    'a module of Terraform',
    (name) => ({
      'modules/bi/main.tf': `variable "${name}" {}\nresource "docker_container" "bi" {\n  image = "lightdash/lightdash:\${var.${name}}"\n}\n`,
    }),
  ],
  [
    'a manifest',
    (name) => ({
      'k8s/bi/bi.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "lightdash/lightdash:\${${name.toUpperCase()}}"}]}}}\n`,
    }),
  ],
  [
    'a helmfile',
    (name) => ({
      'releases/bi/helmfile.yaml.gotmpl': `releases:\n  - name: bi\n    chart: l/lightdash\n    version: 2.16.361\n    values: [{image: {tag: {{ .Values.${name} }}}}]\nrepositories: [{name: l, url: "https://lightdash.github.io/helm-charts"}]\n`,
    }),
  ],
  ['a script', (name) => ({ 'bi/up.sh': `docker run lightdash/lightdash:$${name.toUpperCase()}\n` })],
];

/** What a file with that variable does, beside a deployment whose version is known. */
async function changesIn(path: string, name: string, taker: Files): Promise<string[]> {
  const line = path.endsWith('env') ? `${name.toUpperCase()}=` : path.endsWith('tfvars') ? `${name} = ` : `${name}: `;
  const files = (version: string): Files => ({
    ...taker,
    'lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: 2.0.0}\n',
    [path]: `${line}${path.endsWith('tfvars') ? `"${version}"` : version}\n`,
  });
  const changes = await compare(files('2.0.6'), files('2.1.0'));
  return changes.filter(({ place }) => place.file === path).map(show);
}

describe.each(TAKERS)('a generic variable of %s', (_, files) => {
  it.each([
    'apps/shop/values.yaml',
    'airbyte/values.yaml',
    'services/portal/prod.yaml',
    'roles/shop/defaults/main.yml',
    'metabase/prod.env',
    'argocd/shop.yaml',
  ])('is not set by another application: %s', async (path) => {
    for (const name of ['image_tag', 'app_version', 'imageTag', 'build_version'])
      expect(await changesIn(path, name, files(name))).toEqual([]);
  });

  it.each([
    'config/prod.env',
    'envs/prod.yaml',
    'clusters/eu-west-1/values.yaml',
    'customers/acme.yaml',
    'deploy/versions.yaml',
    'apps/lightdash/values.yaml',
    'bi/vars.yaml',
    'versions.yaml',
  ])('may be set by a file of all applications, or its own: %s', async (path) => {
    for (const name of ['image_tag', 'app_version', 'imageTag', 'build_version'])
      expect(await changesIn(path, name, files(name))).toEqual([`${path}:1 upgrade 2.0.6 → 2.1.0`]);
  });
});

describe('a file in a folder with a name of its own', () => {
  const manifest = {
    'k8s/bi/bi.yaml':
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: bi}\nspec: {template: {spec: {containers: [{name: bi, image: "lightdash/lightdash:${IMAGE_TAG}"}]}}}\n',
  };
  const changes = ['acme/prod.env:1 upgrade 2.0.6 → 2.1.0'];

  it.each([
    ['a line about the deployment names it', 'up.sh', '. acme/prod.env && envsubst <k8s/bi/bi.yaml', changes],
    ['the line below names the deployment', 'up.sh', '. acme/prod.env\nenvsubst <k8s/bi/bi.yaml', changes],
    ['the line below names the service', 'up.sh', '. acme/prod.env\n./up lightdash', changes],
    ['only a line about something else names it', 'up.sh', '. acme/prod.env\n./up shop', []],
    ['the deployment is named in another part', 'up.sh', '. acme/prod.env\n./up shop\n\nenvsubst <k8s/bi/bi.yaml', []],
    ['nothing names it', 'up.sh', 'envsubst <k8s/bi/bi.yaml', []],
  ])(
    'sets a generic variable of a deployment only if the two are named together: %s',
    async (_, path, text, expected) => {
      expect(await changesIn('acme/prod.env', 'image_tag', { ...manifest, [path]: `${text}\n` })).toEqual(expected);
    },
  );

  it('sets it if an object in that folder applies the deployment', async () => {
    const release = {
      'apps/bi/release.yaml':
        'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: bi}\nspec:\n  chart: {spec: {chart: lightdash, version: 2.16.361, sourceRef: {kind: HelmRepository, name: lightdash}}}\n  values: {image: {tag: "${image_tag}"}}\n',
    };
    const applied = {
      'acme/apply.yaml':
        'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps}\nspec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux}}\n',
    };
    expect(await changesIn('acme/vars.yaml', 'image_tag', release)).toEqual([]);
    expect(await changesIn('acme/vars.yaml', 'image_tag', { ...release, ...applied })).toEqual([
      'acme/vars.yaml:1 upgrade 2.0.6 → 2.1.0',
    ]);
  });
});
