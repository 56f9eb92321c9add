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

const job = (version: string) => deployment(version, 'migrate', 'jobs').replace('Deployment', 'Job');
const values = (tag: string) => `image:\n  repository: lightdash/lightdash\n  tag: "${tag}"\n`;
const pointer = (revision: string) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: lightdash-eu}\nspec:\n  source: {repoURL: "https://git.example/other.git", path: lightdash, targetRevision: ${revision}}\n`;
const elsewhere = (tag: string) =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: lightdash-eu, namespace: bi}\nspec:\n  path: ./lightdash\n  sourceRef: {kind: GitRepository, name: other}\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: other, namespace: bi}\nspec: {url: "https://git.example/other.git", ref: {tag: ${tag}}}\n`;

/** A kustomization whose patch sets the image, which the gate does not evaluate. */
const kustomization = (environment: string, version: string, more = ''): Files => ({
  [`base/kustomization.yaml`]: 'resources: [deploy.yaml]\n',
  [`base/deploy.yaml`]: deployment('2.0.0', 'lightdash', ''),
  [`overlays/${environment}/kustomization.yaml`]: `resources: [../../base]\nnamespace: bi\npatches:\n- patch: |-\n    - op: replace\n      path: /spec/template/spec/containers/0/image\n      value: "lightdash/lightdash:${version}"${more}\n`,
});
const patched = (version: string, more = '') => kustomization('prod', version, more);
const both = (prod: string, staging: string) => ({
  ...kustomization('prod', prod),
  ...kustomization('staging', staging, staging === '2.0.0' ? '' : '\n      from: /x'),
});

/** A base with a literal, and overlays that Kustomize's `namePrefix` and `newTag` tell apart. */
const prefixed = (prod: string, staging: string): Files => ({
  'base/kustomization.yaml': 'resources: [deploy.yaml]\n',
  'base/deploy.yaml': deployment('1.0.0', 'lightdash', ''),
  ...Object.fromEntries(
    Object.entries({ prod, staging }).map(([name, tag]) => [
      `overlays/${name}/kustomization.yaml`,
      `resources: [../../base]\nnamePrefix: ${name}-\nimages: [{name: lightdash/lightdash, newTag: ${tag}}]\n`,
    ]),
  ),
});
const selecting = (version: string, name: string) =>
  deployment(version, name, '', 'selector: {matchLabels: {app: lightdash}}\n  ');
const compose = (tag: string) => `services: {web: {image: "lightdash/lightdash:${tag}"}}\n`;
const config = (tag: string) => `{"services":{"web":{"image":"lightdash/lightdash:${tag}"}}}`;

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
      'values of another environment beside a job in a place of its own',
      [
        { 'prod/values.yaml': values('2.0.0'), 'dev/values.yaml': values('1.9.0') },
        { 'prod/values.yaml': values('2.1.0'), 'dev/values.yaml': values('1.9.0') },
      ],
      [`${rendered('1.9.0')}---\n${job('1.9.0')}`, `${rendered('1.9.0')}---\n${job('1.9.0')}`],
      [
        'head:11 unchanged 1.9.0 → 1.9.0',
        'head:29 unchanged 1.9.0 → 1.9.0',
        'prod/values.yaml:3 upgrade 2.0.0 → 2.1.0',
      ],
      ['prod/values.yaml:3'],
    ],
    [
      'values of a version that was rendered on neither side',
      [{ 'values.yaml': values('2.0.0') }, { 'values.yaml': values('2.1.0') }],
      [rendered('1.9.0'), rendered('1.9.0')],
      ['head:11 unchanged 1.9.0 → 1.9.0', 'values.yaml:3 upgrade 2.0.0 → 2.1.0'],
      ['values.yaml:3'],
    ],
    [
      'a base that was rendered from the head',
      [{ 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') }, { 'a.yaml': deployment('2.1.0', 'lightdash', 'bi') }],
      [rendered('2.1.0'), rendered('2.1.0', 'lightdash', 'bi')],
      ['a.yaml:11 upgrade 2.0.0 → 2.1.0', 'head:11 unchanged 2.1.0 → 2.1.0'],
    ],
    [
      'a manifest, where both sides were rendered from the base',
      [{ 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') }, { 'a.yaml': deployment('2.1.0', 'lightdash', 'bi') }],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['a.yaml:11 upgrade 2.0.0 → 2.1.0', 'head:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a compose file, where both sides were rendered from the base',
      [{ 'compose.yaml': compose('2.0.0') }, { 'compose.yaml': compose('2.1.0') }],
      [config('2.0.0'), config('2.0.0')],
      ['compose.yaml:1 upgrade 2.0.0 → 2.1.0', 'head:- unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a newTag, where both sides were rendered from the base',
      [prefixed('2.0.0', '2.0.0'), prefixed('2.0.0', '2.1.0')],
      [
        { 'prod.yaml': selecting('2.0.0', 'prod-lightdash'), 'staging.yaml': selecting('2.0.0', 'staging-lightdash') },
        { 'prod.yaml': selecting('2.0.0', 'prod-lightdash'), 'staging.yaml': selecting('2.0.0', 'staging-lightdash') },
      ],
      [
        'head/prod.yaml:12 unchanged 2.0.0 → 2.0.0',
        'head/staging.yaml:12 unchanged 2.0.0 → 2.0.0',
        'overlays/staging/kustomization.yaml:3 upgrade 2.0.0 → 2.1.0',
      ],
    ],
    [
      'one of two environments that a prefix tells apart, in a file each',
      [prefixed('2.0.0', '2.0.0'), prefixed('2.0.0', '2.1.0')],
      [
        { 'prod.yaml': selecting('2.0.0', 'prod-lightdash'), 'staging.yaml': selecting('2.0.0', 'staging-lightdash') },
        { 'prod.yaml': selecting('2.0.0', 'prod-lightdash'), 'staging.yaml': selecting('2.1.0', 'staging-lightdash') },
      ],
      ['head/prod.yaml:12 unchanged 2.0.0 → 2.0.0', 'overlays/staging/kustomization.yaml:3 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'one of two environments that a prefix tells apart, in one file',
      [prefixed('2.0.0', '2.0.0'), prefixed('2.0.0', '2.1.0')],
      [
        `${selecting('2.0.0', 'prod-lightdash')}---\n${selecting('2.0.0', 'staging-lightdash')}`,
        `${selecting('2.0.0', 'prod-lightdash')}---\n${selecting('2.1.0', 'staging-lightdash')}`,
      ],
      ['head:12 unchanged 2.0.0 → 2.0.0', 'overlays/staging/kustomization.yaml:3 upgrade 2.0.0 → 2.1.0'],
    ],
    [
      'an environment that is new, in a file of its own',
      [both('2.0.0', '2.0.0'), { ...both('2.0.0', '2.0.0'), ...kustomization('dev', '2.1.0') }],
      [
        { 'prod.yaml': rendered('2.0.0'), 'staging.yaml': rendered('2.0.0') },
        { 'prod.yaml': rendered('2.0.0'), 'staging.yaml': rendered('2.0.0'), 'dev.yaml': rendered('2.1.0') },
      ],
      [
        'head/prod.yaml:11 unchanged 2.0.0 → 2.0.0',
        'head/staging.yaml:11 unchanged 2.0.0 → 2.0.0',
        'overlays/dev/kustomization.yaml:7 install ? → 2.1.0',
      ],
    ],
    [
      'one environment of two that goes',
      [both('2.0.0', '2.0.0'), patched('2.0.0')],
      [{ 'prod.yaml': rendered('2.0.0'), 'staging.yaml': rendered('2.0.0') }, { 'prod.yaml': rendered('2.0.0') }],
      ['base/staging.yaml:11 removed 2.0.0 → ?', 'head/prod.yaml:11 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'a pointer to another repository, which was not rendered',
      [
        { 'app.yaml': pointer('v1'), 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
        { 'app.yaml': pointer('v2'), 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
      ],
      [rendered('2.0.0'), rendered('2.0.0')],
      [
        'a.yaml:11 unchanged 2.0.0 → 2.0.0',
        'app.yaml:5 unchanged ? → ? external-values tolerated',
        'app.yaml:5 upgrade ? → ? not-evaluated',
        'head:11 unchanged 2.0.0 → 2.0.0',
      ],
      ['a.yaml:11', 'app.yaml:5'],
    ],
    [
      'a pointer to another repository, rendered as well',
      [
        { 'app.yaml': pointer('v1'), 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
        { 'app.yaml': pointer('v2'), 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
      ],
      [
        { 'a.yaml': rendered('2.0.0'), 'b.yaml': rendered('1.9.0') },
        { 'a.yaml': rendered('2.0.0'), 'b.yaml': rendered('1.9.0') },
      ],
      ['head/a.yaml:11 unchanged 2.0.0 → 2.0.0', 'head/b.yaml:11 unchanged 1.9.0 → 1.9.0'],
    ],
    [
      'a pointer to another repository that no file shows an object of',
      [
        { 'k.yaml': elsewhere('v1'), 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
        { 'k.yaml': elsewhere('v2'), 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
      ],
      [rendered('2.0.0'), rendered('2.0.0')],
      ['head:11 unchanged 2.0.0 → 2.0.0', 'k.yaml:5 upgrade ? → ? not-evaluated'],
    ],
    [
      'a script that takes a moving tag, beside a jump from the same version',
      [
        { 'up.sh': 'docker run lightdash/lightdash:2.0.0\n', 'a.yaml': deployment('2.0.0', 'lightdash', 'bi') },
        { 'up.sh': 'docker run lightdash/lightdash:latest\n', 'a.yaml': deployment('2.1.0', 'lightdash', 'bi') },
      ],
      [rendered('2.0.0'), rendered('2.1.0')],
      ['a.yaml:11 upgrade 2.0.0 → 2.1.0', 'up.sh:1 upgrade 2.0.0 → ? not-understood'],
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

describe('files and rendered manifests as two witnesses of one jump', () => {
  const before = '2.0.0';
  const after = '2.4.0';
  const at = (version: string): Files => ({ 'a.yaml': deployment(version, 'lightdash', 'bi') });
  const newTag = (tag: string): Files => ({
    'base/kustomization.yaml': 'resources: [deploy.yaml]\n',
    'base/deploy.yaml': deployment('1.0.0', 'lightdash', 'bi'),
    'prod/kustomization.yaml': `resources: [../base]\nimages: [{name: lightdash/lightdash, newTag: ${tag}}]\n`,
  });
  const kinds: readonly [string, (version: string) => Files, (version: string) => Rendered][] = [
    ['a manifest', at, rendered],
    ['a kustomization', newTag, rendered],
    ['a service of compose', (version) => ({ 'compose.yaml': compose(version) }), config],
    ['values of Helm', (version) => ({ 'values.yaml': values(version) }), rendered],
  ];
  const [agree, other] = [
    [`${before} → ${after}`],
    (from: string, to: string) => [`${before} → ${after}`, `${from} → ${to}`],
  ];
  const rows: readonly [string, readonly [string, string], readonly string[]][] = [
    ['agrees', [before, after], agree],
    ['has a head that is behind', [before, before], other(before, before)],
    ['has a head between', [before, '2.2.0'], other(before, '2.2.0')],
    ['has a head that is ahead', [before, '2.6.0'], other(before, '2.6.0')],
    ['has a base that is ahead', [after, after], other(after, after)],
    ['has a base between', ['2.2.0', after], other('2.2.0', after)],
    ['has a base that is behind', ['1.9.0', after], other('1.9.0', after)],
    ['is elsewhere on both sides', ['2.1.0', '2.2.0'], other('2.1.0', '2.2.0')],
  ];
  it.each(
    kinds.flatMap(([kind, files, sides]) =>
      rows.map(([row, ends, said]) => [kind, row, files, sides, ends, said] as const),
    ),
  )('%s, where what is rendered %s', async (_, __, files, sides, [base, head], said) => {
    const { changes } = await compareWithRendered([files(before), files(after)], [sides(base), sides(head)]);
    const jumps = changes.map((each) => /\S+ → \S+/.exec(each)?.[0] ?? '');
    expect(new Set(jumps)).toEqual(new Set(said));
  });

  it('lets a variable explain it, whose default does not count where it is set', async () => {
    const written = (version: string): Files => ({
      'compose.yaml': `services: {web: {image: "lightdash/lightdash:\${T:-${version}}"}}\n`,
    });
    const { changes } = await compareWithRendered(
      [written(before), written(after)],
      [config('2.2.0'), config('2.2.0')],
    );
    expect(changes).toEqual(['head:- unchanged 2.2.0 → 2.2.0']);
  });
});
