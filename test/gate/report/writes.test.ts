import { describe, expect, it } from 'vitest';
import { writesOf } from '../../../src/gate/report/writes.ts';
import { deploymentsIn } from '../../support/detection.ts';

const VALUES = 'image:\n  repository: lightdash/lightdash\n  tag: 1.3.0-commercial\n';
const RELEASE = 'releases:\n  - name: bi\n    chart: lightdash/lightdash\n';

/** What a deployment has, apart from its stop. */
const NOTHING_MORE = {
  argoCd: null,
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
      { ...NOTHING_MORE, stop: 'chart' },
    ],
    [
      'a release of a tool whose chart decides',
      { 'helmfile.yaml': `${RELEASE}    version: 2.9.1\n` },
      { ...NOTHING_MORE, stop: 'chart' },
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
