import { describe, expect, it } from 'vitest';
import { writesOf } from '../../../src/gate/report/writes.ts';
import { deploymentsIn } from '../../support/detection.ts';

const VALUES = 'image:\n  repository: lightdash/lightdash\n  tag: 1.3.0-commercial\n';
const RELEASE = 'releases:\n  - name: bi\n    chart: lightdash/lightdash\n';

/** What a deployment has, apart from its stop. */
const NOTHING_MORE = {
  argoCd: null,
  release: null,
  carrier: null,
  services: [],
  keys: [],
  workers: [],
  neighbours: [],
};

describe('what has to be written', () => {
  it.each<[string, Record<string, string>, ReturnType<typeof writesOf>]>([
    ['values of the chart', { 'lightdash/values.yaml': VALUES }, { ...NOTHING_MORE, stop: 'chart' }],
    [
      'values under a key',
      { 'values.yaml': 'lightdash:\n  image:\n    tag: 1.3.0\n' },
      { ...NOTHING_MORE, stop: 'chart', keys: ['lightdash'] },
    ],
    [
      'values that another chart reads',
      { 'values.yaml': `web:\n  ${VALUES.replaceAll('\n', '\n  ')}\n` },
      { ...NOTHING_MORE, stop: 'workload' },
    ],
    [
      'a service of compose, by the file that has it',
      { 'a/compose.yaml': 'services:\n  b:\n    image: lightdash/lightdash:$TAG\n', 'a/.env': 'TAG=1.3.0\n' },
      { ...NOTHING_MORE, stop: 'exception', carrier: 'a/compose.yaml', services: ['b'] },
    ],
    ['a Dockerfile', { Dockerfile: 'FROM lightdash/lightdash:1.3.0\n' }, { ...NOTHING_MORE, stop: 'exception' }],
    [
      'a release of a tool',
      { 'helmfile.yaml': `${RELEASE}    values: [{image: {tag: 1.3.0}}]\n` },
      { ...NOTHING_MORE, stop: 'chart', release: 'bi' },
    ],
    [
      'a release of a tool whose chart decides',
      { 'helmfile.yaml': `${RELEASE}    version: 2.9.1\n` },
      { ...NOTHING_MORE, stop: 'chart', release: 'bi' },
    ],
    [
      'a workload whose image a tool sets',
      {
        'app.yaml':
          'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: bi}\nspec:\n  source:\n    repoURL: https://example.com/x\n    path: bi\n    kustomize:\n      images: ["lightdash/lightdash:1.3.0"]\n',
      },
      { ...NOTHING_MORE, stop: 'workload', argoCd: { application: 'bi', namespace: null } },
    ],
    [
      'a container that Terraform makes',
      { 'main.tf': 'resource "docker_container" "bi" {\n  image = "lightdash/lightdash:1.3.0"\n}\n' },
      { ...NOTHING_MORE, stop: 'exception' },
    ],
  ])('for %s', async (_, files, expected) => {
    const [deployment] = await deploymentsIn(files);
    expect(writesOf(deployment ?? null)).toEqual(expected);
  });

  it('is nothing for a deployment that is removed', () => {
    expect(writesOf(null)).toEqual({ ...NOTHING_MORE, stop: 'exception' });
  });
});

describe('the name of the Helm release', () => {
  const object = (kind: string, spec: string, more = '') =>
    `apiVersion: ${kind}\nmetadata: {name: bi, namespace: x${more}}\nspec:\n${spec.replace(/^/gm, '  ')}\n`;
  const flux = (more = '') =>
    object(
      'helm.toolkit.fluxcd.io/v2\nkind: HelmRelease',
      `${more}chart: {spec: {chart: lightdash, version: 2.9.1}}\nvalues: {image: {tag: 1.3.0}}`,
    );
  const argoCd = (helm = '') =>
    object(
      'argoproj.io/v1alpha1\nkind: Application',
      `source:\n  repoURL: https://lightdash.github.io/helm-charts\n  chart: lightdash\n  targetRevision: 2.9.1\n  helm: {${helm}valuesObject: {image: {tag: 1.3.0}}}`,
    );
  const crossplane = (more = '') =>
    object(
      'helm.crossplane.io/v1beta1\nkind: Release',
      'forProvider: {chart: {name: lightdash, version: 2.9.1}, values: {image: {tag: 1.3.0}}}',
      more,
    );
  const terraform = (name: string) =>
    `variable "name" {}\nresource "helm_release" "l" {\n  name = ${name}\n  chart = "lightdash"\n  version = "2.9.1"\n  repository = "https://lightdash.github.io/helm-charts"\n  values = [yamlencode({ image = { tag = "1.3.0" } })]\n}\n`;

  it.each<[string, Record<string, string>, string | null]>([
    ['of Flux', { 'a.yaml': flux() }, 'bi'],
    ['of Flux in another namespace', { 'a.yaml': flux('targetNamespace: y\n') }, 'y-bi'],
    ['of Flux by its own name', { 'a.yaml': flux('targetNamespace: y\nreleaseName: z\n') }, 'z'],
    ['of Flux with a variable', { 'a.yaml': flux('releaseName: $' + '{NAME}\n') }, null],
    [
      'of Flux under a prefix',
      { 'a.yaml': flux(), 'kustomization.yaml': 'namePrefix: qa-\nresources: [a.yaml]\n' },
      null,
    ],
    ['of Argo CD', { 'a.yaml': argoCd() }, 'bi'],
    ['of Argo CD by its own name', { 'a.yaml': argoCd('releaseName: z, ') }, 'z'],
    ['of Crossplane', { 'a.yaml': crossplane() }, 'bi'],
    ['of Crossplane by its own name', { 'a.yaml': crossplane(', annotations: {crossplane.io/external-name: z}') }, 'z'],
    [
      'of k3s',
      {
        'a.yaml': object(
          'helm.cattle.io/v1\nkind: HelmChart',
          'chart: lightdash\nversion: 2.9.1\nset: {image.tag: 1.3.0}',
        ),
      },
      'bi',
    ],
    ['of Terraform', { 'main.tf': terraform('"z"') }, 'z'],
    ['of Terraform by a variable', { 'main.tf': terraform('var.name') }, null],
    ['of values alone', { 'lightdash/values.yaml': VALUES }, null],
  ])('%s', async (_, files, expected) => {
    const [deployment] = await deploymentsIn(files);
    expect([writesOf(deployment ?? null).stop, writesOf(deployment ?? null).release]).toEqual(['chart', expected]);
  });
});
