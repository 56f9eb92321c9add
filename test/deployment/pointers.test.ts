// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what Flux fills in
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../src/deployment/changes.ts';
import { pointersIn } from '../../src/deployment/pointers.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { memoryTree } from '../support/memory-tree.ts';

type Files = Readonly<Record<string, string>>;

const overlay = (tag: string) =>
  `resources: [../../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: ${tag}\n`;
const BASE: Files = {
  'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
  'base/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: { name: lightdash }
spec: { template: { spec: { containers: [{ name: lightdash, image: lightdash/lightdash:1.0.0 }] } } }
`,
  'overlays/v1/kustomization.yaml': overlay('1.1.0'),
  'overlays/v2/kustomization.yaml': overlay('1.9.0'),
};

const application = (path: string, revision = 'main', name = 'bi') => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${name}, namespace: argocd }
spec:
  source:
    repoURL: https://git.example.test/deploy.git
    targetRevision: ${revision}
    path: ${path}
`;

const set = (path: string, element: string) => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: bi }
spec:
  generators:
    - list:
        elements:
          - { stage: prod, overlay: ${element} }
  template:
    metadata: { name: 'bi-{{stage}}' }
    spec:
      source: { repoURL: https://git.example.test/deploy.git, targetRevision: main, path: '${path}' }
`;

const flux = (path: string) => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: bi, namespace: flux-system }
spec:
  path: ${path}
  sourceRef: { kind: GitRepository, name: flux-system }
`;

/** Where something leads elsewhere, and what else there is to say. */
async function pointed(before: Files, after: Files, from: '1.0.0' | null = null): Promise<string[]> {
  const pair = {
    base: memoryTree({ ...BASE, ...before }),
    head: memoryTree({ ...BASE, ...after }),
    renames: new Map(),
  };
  const rules = { from: from as never, to: null, strict: false };
  const { changes } = await compareTrees(pair, DEFAULTS, rules, chartRepository());
  return changes
    .filter(({ problem }) => problem?.found.includes('led to') === true)
    .map(({ place, problem }) => `${problem?.code} ${place.file}:${place.line}`);
}

describe('an object that deploys a folder', () => {
  it.each<[string, Files, Files, string[]]>([
    [
      'an application that is turned to another overlay',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v2') },
      ['base-unresolved apps/bi.yaml:8'],
    ],
    [
      'an application at another branch',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v1', 'release') },
      ['base-unresolved apps/bi.yaml:8'],
    ],
    [
      'one under another name and in another file',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/other.yaml': application('overlays/v2', 'main', 'other') },
      ['base-unresolved apps/other.yaml:8'],
    ],
    [
      'a set by the path itself',
      { 'apps/bi.yaml': set('overlays/v1', 'x') },
      { 'apps/bi.yaml': set('overlays/v2', 'x') },
      ['base-unresolved apps/bi.yaml:12'],
    ],
    [
      'a set by an element',
      { 'apps/bi.yaml': set('overlays/{{overlay}}', 'v1') },
      { 'apps/bi.yaml': set('overlays/{{overlay}}', 'v2') },
      ['base-unresolved apps/bi.yaml:12'],
    ],
    [
      'a Kustomization of Flux',
      { 'clusters/bi.yaml': flux('./overlays/v1') },
      { 'clusters/bi.yaml': flux('./overlays/v2') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'one of two of the same name, for two clusters',
      { 'clusters/a/bi.yaml': flux('./overlays/v1'), 'clusters/b/bi.yaml': flux('./overlays/v2') },
      { 'clusters/a/bi.yaml': flux('./overlays/v2'), 'clusters/b/bi.yaml': `${flux('./overlays/v2')}  prune: true\n` },
      ['base-unresolved clusters/a/bi.yaml:5'],
    ],
    [
      'a Kustomization of Flux that had no path',
      { 'clusters/bi.yaml': flux('x').replace('  path: x\n', '') },
      { 'clusters/bi.yaml': flux('./overlays/v2') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'a path that is filled in',
      { 'clusters/bi.yaml': flux('./overlays/${x}') },
      { 'clusters/bi.yaml': flux('./overlays/${y}') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'a path in a text of its own',
      { 'clusters/bi.yaml': flux('./overlays/v1') },
      { 'clusters/bi.yaml': flux('>-\n    overlays/v2') },
      ['base-unresolved clusters/bi.yaml:5'],
    ],
    [
      'one that leads to others, which lead to the service',
      {
        'root.yaml': application('one'),
        'one/a.yaml': application('overlays/v1'),
        'two/a.yaml': application('overlays/v2'),
      },
      {
        'root.yaml': application('two'),
        'one/a.yaml': application('overlays/v1'),
        'two/a.yaml': application('overlays/v2'),
      },
      ['base-unresolved root.yaml:8'],
    ],
    [
      'one that takes a published chart now',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': application('overlays/v1').replace('path: overlays/v1', 'chart: other') },
      ['base-unresolved apps/bi.yaml:1'],
    ],
    [
      'one that moves to another file and leads to the same',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/prod/bi.yaml': application('overlays/v1') },
      [],
    ],
    [
      'one that leads nowhere near the service',
      { 'apps/bi.yaml': application('other/v1') },
      { 'apps/bi.yaml': application('other/v2') },
      [],
    ],
    ['a new one', {}, { 'apps/bi.yaml': application('overlays/v1') }, []],
    ['one that is gone', { 'apps/bi.yaml': application('overlays/v1') }, {}, []],
    [
      'one that changes in other ways',
      { 'apps/bi.yaml': application('overlays/v1') },
      { 'apps/bi.yaml': `${application('overlays/v1')}  project: other\n` },
      [],
    ],
  ])('%s', async (_, before, after, expected) => {
    expect(await pointed(before, after)).toEqual(expected);
  });

  it('does not matter where the version before is given', async () => {
    const [before, after] = ['overlays/v1', 'overlays/v2'].map((path) => ({ 'apps/bi.yaml': application(path) }));
    expect(await pointed(before ?? {}, after ?? {}, '1.0.0')).toEqual([]);
  });

  it('is left alone where it cannot be read', async () => {
    const tree = memoryTree({ 'a.yaml': 'argoproj.io: [', 'b.yaml': 'kind: Application # argoproj.io\n' });
    expect(await pointersIn(tree, ['a.yaml', 'b.yaml', 'c.yaml'])).toEqual([]);
  });
});
