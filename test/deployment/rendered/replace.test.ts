import { describe, expect, it } from 'vitest';
import type { ComparisonOptions, Files } from '../../support/comparison.ts';
import { compareWithRendered, type Rendered } from '../../support/rendered.ts';

const deployment = (version: string, name: string, namespace: string, more = '') => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: ${namespace}
spec:
  ${more}template:
    spec:
      containers:
      - name: web
        image: lightdash/lightdash:${version}
`;
const rendered = (version: string, name = 'lightdash', namespace = 'bi') =>
  `${deployment(version, name, namespace)}---\napiVersion: v1\nkind: Service\nmetadata:\n  name: ${name}\n  namespace: ${namespace}\n`;

/** A kustomization whose patch sets the image, which the gate does not evaluate. */
const kustomization = (environment: string, version: string, more = ''): Files => ({
  [`base/kustomization.yaml`]: 'resources: [deploy.yaml]\n',
  [`base/deploy.yaml`]: deployment('2.0.0', 'lightdash', ''),
  [`overlays/${environment}/kustomization.yaml`]: `resources: [../../base]\nnamespace: bi\npatches:\n- patch: |-\n    - op: replace\n      path: /spec/template/spec/containers/0/image\n      value: "lightdash/lightdash:${version}"${more}\n`,
});
const patched = (version: string, more = '') => kustomization('prod', version, more);
const both = (prod: string, staging: string) => ({
  ...kustomization('prod', prod),
  ...kustomization('staging', staging, staging === '2.0.0' ? '' : ' # x\n    - op: remove\n      path: /spec/replicas'),
});

type Row = [
  string,
  readonly [Files, Files],
  readonly [Rendered, Rendered],
  readonly string[],
  (readonly string[])?,
  object?,
];

describe('rendered manifests in the place of files', () => {
  it.each<Row>([
    [
      'a patch of second order, at its literal',
      [patched('2.0.0'), patched('2.1.0', '\n    - op: remove\n      path: /spec/replicas')],
      [rendered('2.0.0'), rendered('2.1.0')],
      ['overlays/prod/kustomization.yaml:7 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a patch of second order that changes no version',
      [patched('2.0.0'), patched('2.0.0', '\n    - op: remove\n      path: /spec/replicas')],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['head:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a literal that a patch beats',
      [patched('2.0.0'), { ...patched('2.0.0'), 'base/deploy.yaml': deployment('2.1.0', 'lightdash', '') }],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['head:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a version that no file has',
      [patched('2.0.0'), patched('2.0.0', '\n    - op: remove\n      path: /spec/replicas')],
      [rendered('2.0.0'), rendered('2.1.0')],
      ['head:11 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an environment that was not rendered',
      [both('2.0.0', '2.0.0'), both('2.0.0', '2.1.0')],
      [rendered('2.0.0'), rendered('2.0.0')],
      [
        'base/deploy.yaml:11 unchanged 2.0.0 → 2.0.0',
        'base/deploy.yaml:11 unchanged 2.0.0 → 2.0.0 not-evaluated',
        'head:11 unchanged 2.0.0 → 2.0.0',
        'overlays/staging/kustomization.yaml:7 upgrade 2.0.0 → 2.1.0',
      ],
      ['base/deploy.yaml:11', 'base/deploy.yaml:11'],
    ],
    [
      'both environments, in a file each',
      [both('2.0.0', '2.0.0'), both('2.0.0', '2.1.0')],
      [
        { 'prod.yaml': rendered('2.0.0'), 'staging.yaml': rendered('2.0.0') },
        { 'prod.yaml': rendered('2.0.0'), 'staging.yaml': rendered('2.1.0') },
      ],
      ['head/prod.yaml:11 unchanged 2.0.0 → 2.0.0', 'overlays/staging/kustomization.yaml:7 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an object of another name',
      [{ 'a.yaml': deployment('2.0.0', 'analytics', 'bi') }, { 'a.yaml': deployment('2.1.0', 'analytics', 'bi') }],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['a.yaml:11 upgrade 2.0.0 → 2.1.0', 'head:11 unchanged 2.0.0 → 2.0.0'],
      ['a.yaml:11'],
    ],
    [
      'an object of another namespace',
      [{ 'a.yaml': deployment('2.0.0', 'lightdash', 'us') }, { 'a.yaml': deployment('2.1.0', 'lightdash', 'us') }],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['a.yaml:11 upgrade 2.0.0 → 2.1.0', 'head:11 unchanged 2.0.0 → 2.0.0'],
      ['a.yaml:11'],
    ],
    [
      'what compose deploys beside it',
      [
        { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:2.0.0"}}\n' },
        { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:2.1.0"}}\n' },
      ],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['compose.yaml:1 upgrade 2.0.0 → 2.1.0', 'head:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a service of compose',
      [
        { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:$T"}}\n' },
        { 'compose.yaml': 'services: {web: {image: "lightdash/lightdash:$U"}}\n' },
      ],
      [
        '{"services":{"web":{"image":"lightdash/lightdash:2.0.0"}}}',
        '{"services":{"web":{"image":"lightdash/lightdash:2.1.0"}}}',
      ],
      ['head:- upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'no object of the service',
      [patched('2.0.0'), { ...patched('2.0.0'), 'base/deploy.yaml': deployment('2.1.0', 'lightdash', '') }],
      ['apiVersion: v1\nkind: Service\nmetadata: {name: x}\n', 'apiVersion: v1\nkind: Service\nmetadata: {name: x}\n'],
      ['base/deploy.yaml:11 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an install that the files show as well',
      [{}, { 'a.yaml': deployment('2.1.0', 'lightdash', 'bi') }],
      ['apiVersion: v1\nkind: Service\nmetadata: {name: x, namespace: other}\n', rendered('2.1.0')],
      ['a.yaml:11 install ? → 2.1.0'],
    ],
    [
      'a removal that the files show as well',
      [{ 'a.yaml': deployment('2.1.0', 'lightdash', 'bi') }, {}],
      [rendered('2.1.0'), 'apiVersion: v1\nkind: Service\nmetadata: {name: x, namespace: other}\n'],
      ['base:11 removed 2.1.0 → ?'],
    ],
    [
      'the base of a merge queue for which nothing was rendered',
      [{ 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') }, { 'a.yaml': deployment('2.1.0', 'lightdash', 'bi') }],
      [rendered('2.0.5'), rendered('2.1.0')],
      ['a.yaml:11 upgrade 2.0.0 → 2.1.0', 'a.yaml:11 upgrade 2.0.5 → 2.1.0'],
      [],
      { isMergeQueue: true },
    ],
    [
      'a line of a script that changes in the same way',
      [
        { 'up.sh': 'helm upgrade lightdash --set image.tag=2.0.0\n' },
        { 'up.sh': 'helm upgrade lightdash --set image.tag=2.1.0\n' },
      ],
      [rendered('2.0.0'), rendered('2.1.0')],
      ['up.sh:1 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'a line of a script that changes in another way',
      [
        { 'up.sh': 'helm upgrade lightdash --set image.tag=2.0.0\n' },
        { 'up.sh': 'helm upgrade lightdash --set image.tag=2.1.0\n' },
      ],
      [rendered('2.0.5'), rendered('2.1.0')],
      ['up.sh:1 upgrade 2.0.0 → 2.1.0', 'up.sh:1 upgrade 2.0.5 → 2.1.0'],
    ],
    [
      'a given version',
      [{}, {}],
      [rendered('2.0.0'), rendered('2.1.0')],
      ['head:11 upgrade 1.9.0 → 2.1.0'],
      [],
      { rules: { from: '1.9.0' } },
    ],
  ])('%s', async (_, files, sides, expected, notRendered = [], options: ComparisonOptions = {}) => {
    const laid = await compareWithRendered(files, sides, options);
    expect(laid.changes.toSorted()).toEqual(expected.toSorted());
    expect(laid.notRendered).toEqual(notRendered);
  });
});
