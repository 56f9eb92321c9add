import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../../src/deployment/changes.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type Tree = Readonly<Record<string, string>>;

function deployment(name: string, tag: string, namespace = ''): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`}}
spec:
  template:
    spec:
      containers:
        - name: lightdash
          image: lightdash/lightdash:${tag}
        - name: proxy
          image: envoyproxy/envoy:v1.30.0
`;
}

/** Plain manifests of several applications in three environments, one folder each. */
const REPOSITORY: Tree = {
  'k8s/prod/lightdash/backend.yaml': deployment('backend', '1.0.0'),
  'k8s/prod/lightdash/scheduler.yaml': deployment('scheduler', '1.0.0'),
  'k8s/prod/lightdash/service.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\n',
  'k8s/staging/lightdash/backend.yaml': deployment('backend', '1.1.0'),
  'k8s/staging/lightdash/scheduler.yaml': deployment('scheduler', '1.1.0'),
  'k8s/dev/lightdash/all.yaml': `${deployment('backend', '1.2.0')}---\n${deployment('scheduler', '1.2.0')}`,
  'k8s/prod/metabase/metabase.yaml': deployment('metabase', '0').replace(
    'lightdash/lightdash:0',
    'metabase/metabase:v0.50.1',
  ),
};

const BACKEND = 'k8s/prod/lightdash/backend.yaml';
const SCHEDULER = 'k8s/prod/lightdash/scheduler.yaml';

async function compare(base: Tree, head: Tree, renames: Record<string, string> = {}): Promise<string[]> {
  const { changes } = await compareTrees(
    { base: memoryTree(base), head: memoryTree(head), renames: new Map(Object.entries(renames)) },
    DEFAULTS,
    { from: null, to: null, strict: false },
    chartRepository(),
  );
  return changes
    .filter(({ change }) => change !== 'unchanged')
    .map(({ place, change, from, to, problem }) =>
      [`${place.file}:${place.line ?? '-'} ${change} ${from ?? '?'} → ${to ?? '?'}`, problem?.code]
        .filter(Boolean)
        .join(' '),
    )
    .sort();
}

function without(tree: Tree, ...paths: string[]): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !paths.includes(path)));
}

describe('a repository of plain manifests', () => {
  it('has one deployment a container, and one unit an environment', async () => {
    expect((await deploymentsIn(REPOSITORY)).map(show)).toEqual([
      'k8s/dev/lightdash/all.yaml:9 1.2.0',
      'k8s/dev/lightdash/all.yaml:21 1.2.0',
      'k8s/prod/lightdash/backend.yaml:9 1.0.0',
      'k8s/prod/lightdash/scheduler.yaml:9 1.0.0',
      'k8s/staging/lightdash/backend.yaml:9 1.1.0',
      'k8s/staging/lightdash/scheduler.yaml:9 1.1.0',
    ]);
  });
});

describe('a change of manifests', () => {
  const upgraded = {
    ...REPOSITORY,
    [BACKEND]: deployment('backend', '1.0.5'),
    [SCHEDULER]: deployment('scheduler', '1.0.5'),
  };
  const alone = { [BACKEND]: deployment('backend', '1.0.0') };
  const QA = 'k8s/qa/lightdash/backend.yaml';

  it.each<[string, Tree, Tree, string[]]>([
    ['of nothing', REPOSITORY, REPOSITORY, []],
    [
      'of one environment',
      REPOSITORY,
      upgraded,
      [`${BACKEND}:9 upgrade 1.0.0 → 1.0.5`, `${SCHEDULER}:9 upgrade 1.0.0 → 1.0.5`],
    ],
    [
      'of one workload alone',
      REPOSITORY,
      { ...REPOSITORY, [BACKEND]: deployment('backend', '1.0.5') },
      [`${BACKEND}:9 upgrade 1.0.0 → 1.0.5 mixed-versions`],
    ],
    [
      'that adds a second environment',
      alone,
      { ...alone, [QA]: deployment('backend', '1.3.0') },
      [`${QA}:9 install ? → 1.3.0`],
    ],
    [
      'that adds a second environment in the same folder',
      alone,
      { ...alone, 'k8s/prod/lightdash/qa.yaml': deployment('backend', '1.3.0') },
      ['k8s/prod/lightdash/qa.yaml:9 install ? → 1.3.0'],
    ],
    [
      'that removes the second environment',
      { ...alone, [QA]: deployment('backend', '1.3.0') },
      alone,
      [`${QA}:9 removed 1.3.0 → ?`],
    ],
    ['that adds a namespace', alone, { [BACKEND]: deployment('backend', '1.0.0', 'bi') }, []],
    ['that moves the object to another file', alone, { 'k8s/all.yaml': deployment('backend', '1.0.0') }, []],
    [
      'that moves it and changes the version',
      alone,
      { 'k8s/all.yaml': deployment('backend', '1.0.5') },
      ['k8s/all.yaml:9 upgrade 1.0.0 → 1.0.5'],
    ],
    [
      'that puts another object into its file, and its name into a new one',
      alone,
      { [BACKEND]: deployment('backend', '1.3.0', 'bi'), [QA]: deployment('backend', '1.0.0') },
      [`${BACKEND}:9 upgrade 1.0.0 → 1.3.0`],
    ],
    [
      'that builds its file into a kustomization, and declares another one by its name',
      alone,
      {
        ...alone,
        'k8s/prod/lightdash/kustomization.yaml':
          'resources: [backend.yaml]\nimages: [{name: lightdash/lightdash, newTag: 1.3.0}]\n',
        [QA]: deployment('backend', '1.0.0'),
      },
      ['k8s/prod/lightdash/kustomization.yaml:2 upgrade 1.0.0 → 1.3.0'],
    ],
    [
      'that takes the container away',
      alone,
      { [BACKEND]: deployment('backend', '1.0.0').replace('lightdash/lightdash:1.0.0', 'nginx') },
      [`${BACKEND}:- upgrade 1.0.0 → ? image-changed`],
    ],
    [
      'that takes the object away',
      alone,
      { [BACKEND]: 'apiVersion: v1\nkind: Service\n' },
      [`${BACKEND}:9 removed 1.0.0 → ?`],
    ],
    [
      'that puts all of an environment into one file',
      REPOSITORY,
      {
        ...without(REPOSITORY, BACKEND, SCHEDULER),
        'k8s/prod/lightdash/all.yaml': `${deployment('backend', '1.0.5')}---\n${deployment('scheduler', '1.0.5')}`,
      },
      ['k8s/prod/lightdash/all.yaml:21 upgrade 1.0.0 → 1.0.5', 'k8s/prod/lightdash/all.yaml:9 upgrade 1.0.0 → 1.0.5'],
    ],
  ])('%s', async (_, base, head, expected) => {
    expect(await compare(base, head)).toEqual(expected);
  });

  it('that moves all environments', async () => {
    const renames: Record<string, string> = {};
    const head = Object.fromEntries(
      Object.entries(REPOSITORY).map(([path, text]) => {
        const now = path.replace('k8s/', 'clusters/');
        renames[now] = path;
        return [now, text];
      }),
    );
    expect(await compare(REPOSITORY, head, renames)).toEqual([]);
  });
});

describe('names of manifests', () => {
  it('are unique and do not depend on the order of files, nor on the version', async () => {
    const name = fc.constantFrom('a', 'b');
    const path = fc.constantFrom('k/a.yaml', 'k/b.yaml', 'm/a.yaml', 'm/#/a.yaml', 'a.yaml');
    const files = fc.array(
      fc.tuple(path, fc.array(fc.tuple(name, fc.constantFrom('', 'ns')), { minLength: 1, maxLength: 3 })),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    const treeOf = (entries: [string, [string, string][]][], tag: string) =>
      Object.fromEntries(
        entries.map(([at, objects]) => [at, objects.map(([each, ns]) => deployment(each, tag, ns)).join('---\n')]),
      );
    const namesOf = async (tree: Tree) => (await deploymentsIn(tree)).map(({ identities }) => identities);
    await fc.assert(
      fc.asyncProperty(files, async (entries) => {
        const unique = [...new Map(entries)];
        const names = await namesOf(treeOf(unique, '1.0.0'));
        expect(new Set(names.flat()).size).toBe(names.flat().length);
        expect(await namesOf(treeOf(unique.toReversed(), '1.0.0'))).toEqual(names);
        expect(await namesOf(treeOf(unique, '2.0.0'))).toEqual(names);
      }),
      { numRuns: 60 },
    );
  });
});
