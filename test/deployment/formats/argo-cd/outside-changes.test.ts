import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../../src/deployment/changes.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type FilesByPath = Readonly<Record<string, string>>;

const indent = (lines: readonly string[], by: number) => lines.map((line) => `${' '.repeat(by)}${line}\n`).join('');

/** Its source starts on line 5, after the annotations. */
function app(source: readonly string[], { name = 'bi', annotations = [] as readonly string[] } = {}): string {
  const more = annotations.length === 0 ? '' : `  annotations:\n${indent(annotations, 4)}`;
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata:\n  name: ${name}\n${more}spec:\n  source:\n${indent(source, 4)}`;
}

const CHART = ['chart: lightdash', 'repoURL: https://lightdash.github.io/helm-charts', 'targetRevision: 2.9.1'];
const GIT = 'repoURL: https://git.example.com/acme/infra';

function folder(path: string, revision: string, ...more: string[]): string[] {
  return [`path: ${path}`, GIT, `targetRevision: ${revision}`, ...more];
}

function workload(image: string, name = 'lightdash'): string {
  return `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec: {template: {spec: {containers: [{name: main, image: "${image}"}]}}}\n`;
}

const UPDATER = 'argocd-image-updater.argoproj.io';

async function shown(files: FilesByPath): Promise<string[]> {
  return (await deploymentsIn(files)).map(show);
}

describe('what changes an application elsewhere (DETECTION 2.5, `external-values`)', () => {
  it.each<[string, FilesByPath, readonly string[]]>([
    [
      'Image Updater, which lays its own over what the manifest says',
      { 'a.yaml': app(CHART, { annotations: [`${UPDATER}/image-list: app=lightdash/lightdash:~0`] }) },
      ['a.yaml:6 external-values'],
    ],
    [
      'Image Updater, where it writes to git',
      {
        'a.yaml': app(CHART, {
          annotations: [
            `${UPDATER}/image-list: app=lightdash/lightdash:~0`,
            `${UPDATER}/write-back-method: git:secret:argocd/git`,
          ],
        }),
      },
      ['a.yaml:12 0.2248.0'],
    ],
    [
      'Image Updater, of something else',
      { 'a.yaml': app(CHART, { annotations: [`${UPDATER}/image-list: redis=docker.io/redis:~7`] }) },
      ['a.yaml:11 0.2248.0'],
    ],
    [
      'an image that Argo CD leaves as it is in the cluster',
      {
        'a.yaml': `${app(CHART)}  ignoreDifferences:\n  - {kind: Deployment, jsonPointers: [/spec/template/spec/containers/0/image]}\n  syncPolicy: {syncOptions: [RespectIgnoreDifferences=true]}\n`,
      },
      ['a.yaml:11 external-values'],
    ],
    [
      'the same where it counts for the comparison alone',
      {
        'a.yaml': `${app(CHART)}  ignoreDifferences:\n  - {kind: Deployment, jsonPointers: [/spec/template/spec/containers/0/image]}\n`,
      },
      ['a.yaml:9 0.2248.0'],
    ],
    [
      'a kustomization that has Image Updater do so',
      {
        'a.yaml': app(CHART),
        'kustomization.yaml': `resources: [a.yaml]\npatches:\n- target: {kind: Application}\n  patch: '{metadata: {annotations: {${UPDATER}/image-list: lightdash/lightdash}}}'\n`,
      },
      ['kustomization.yaml:3 external-values'],
    ],
    [
      'a kustomization that patches the revision',
      {
        'base/a.yaml': app(CHART),
        'base/kustomization.yaml': 'resources: [a.yaml]\n',
        'prod/kustomization.yaml':
          'resources: [../base]\npatches:\n- target: {kind: Application}\n  patch: |\n    - {op: replace, path: /spec/source/targetRevision, value: 2.16.101}\n',
      },
      ['prod/kustomization.yaml:3 external-values'],
    ],
    [
      'a kustomization that patches the revision in the way of old',
      {
        'base/a.yaml': app(CHART),
        'base/kustomization.yaml': 'resources: [a.yaml]\n',
        'prod/kustomization.yaml':
          'resources: [../base]\npatchesJson6902:\n- target: {kind: Application, name: bi}\n  patch: |\n    - {op: replace, path: /spec/source/targetRevision, value: 2.16.101}\n',
      },
      ['prod/kustomization.yaml:3 external-values'],
    ],
    [
      'a patch that has the name which the kustomization gives',
      {
        'base/a.yaml': app(CHART),
        'base/kustomization.yaml': 'resources: [a.yaml]\nnamePrefix: prod-\n',
        'prod/kustomization.yaml':
          'resources: [../base]\npatches:\n- target: {kind: Application, name: prod-bi}\n  patch: "[{op: replace, path: /spec/source/targetRevision, value: 2.16.101}]"\n',
      },
      ['prod/kustomization.yaml:3 external-values'],
    ],
    [
      'a kustomization with a patch in a file',
      {
        'base/a.yaml': app(CHART),
        'base/kustomization.yaml': 'resources: [a.yaml]\n',
        'prod/kustomization.yaml': 'resources: [../base]\npatches:\n- path: p.yaml\n',
        'prod/p.yaml': app(['targetRevision: 2.16.101']),
      },
      ['prod/kustomization.yaml:3 external-values'],
    ],
    [
      'a replacement in the source',
      {
        'a.yaml': app(CHART),
        'kustomization.yaml':
          'resources: [a.yaml]\nreplacements:\n- source: {kind: ConfigMap, fieldPath: data.version}\n  targets:\n  - select: {kind: Application}\n    fieldPaths: [spec.source.targetRevision]\n',
      },
      ['kustomization.yaml:3 external-values'],
    ],
    [
      'patches that leave sources alone, or are for others',
      {
        'a.yaml': app(CHART),
        'kustomization.yaml': `resources: [a.yaml]
patches:
- target: {kind: Application}
  patch: "[{op: replace, path: /spec/project, value: prod}]"
- target: {kind: Application, name: redis}
  patch: "[{op: replace, path: /spec/source/targetRevision, value: 1.0.0}]"
- target: {kind: ConfigMap}
  patch: "[{op: replace, path: /data/source, value: a}]"
- path: p.yaml
`,
        'p.yaml': app(['targetRevision: 1.0.0'], { name: 'redis' }),
      },
      ['a.yaml:9 0.2248.0'],
    ],
    [
      'a kustomization as it was at a fixed revision',
      {
        'a.yaml': app(folder('bi', 'v1.4.0')),
        'bi/kustomization.yaml': 'resources: [d.yaml]\n',
        'bi/d.yaml': workload('lightdash/lightdash:1.2.3'),
      },
      ['a.yaml:9 external-values', 'bi/d.yaml:4 1.2.3'],
    ],
    [
      'the same with a patch',
      {
        'a.yaml': app(
          folder(
            'bi',
            'v1.4.0',
            'kustomize: {patches: [{target: {kind: Deployment}, patch: "[{op: remove, path: /spec/replicas}]"}]}',
          ),
        ),
        'bi/kustomization.yaml': 'resources: [d.yaml]\n',
        'bi/d.yaml': workload('lightdash/lightdash:1.2.3'),
      },
      ['a.yaml:9 external-values'],
    ],
    [
      'manifests as they were at a fixed revision',
      { 'a.yaml': app(folder('bi', 'v1.4.0')), 'bi/d.yaml': workload('lightdash/lightdash:1.2.3') },
      ['a.yaml:9 external-values', 'bi/d.yaml:4 1.2.3'],
    ],
    [
      'a fixed revision of what is not the service',
      {
        'a.yaml': app(folder('redis', 'v1.4.0')),
        'redis/d.yaml': workload('redis:7', 'lightdash'),
        'bi/d.yaml': workload('lightdash/lightdash:1.2.3'),
      },
      ['bi/d.yaml:4 1.2.3'],
    ],
    [
      'a fixed revision where the application itself decides',
      {
        'a.yaml': app(folder('bi', 'v1.4.0', 'kustomize: {images: ["lightdash/lightdash:1.3.0"]}')),
        'bi/kustomization.yaml': 'resources: [d.yaml]\n',
        'bi/d.yaml': workload('lightdash/lightdash:1.2.3'),
      },
      ['a.yaml:10 1.3.0'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });
});

describe('images that an application gives to a kustomization, in the place of its own (DETECTION 2.3)', () => {
  const kustomization = (images: string) => ({
    'bi/kustomization.yaml': `resources: [d.yaml]\nimages: [${images}]\n`,
    'bi/d.yaml': workload('lightdash/lightdash:1.2.3'),
  });
  it.each<[string, string, string, readonly string[]]>([
    [
      'where the kustomization has another name for it',
      'lightdash/lightdash:1.4.0',
      '{name: lightdash/lightdash, newName: ghcr.io/acme/lightdash, newTag: 1.3.0}',
      ['a.yaml:10 1.4.0'],
    ],
    [
      'without a tag, so that the tag of the kustomization goes',
      'lightdash/lightdash=ghcr.io/acme/lightdash',
      '{name: lightdash/lightdash, newTag: 1.3.0}',
      ['bi/d.yaml:4 1.2.3'],
    ],
    [
      'under a name that is not the service',
      'lightdash/lightdash=acme/bi',
      '{name: lightdash/lightdash, newTag: 1.3.0}',
      ['a.yaml:10 custom-image'],
    ],
  ])('%s', async (_, image, own, expected) => {
    const files = {
      'a.yaml': app(folder('bi', 'main', `kustomize: {images: ["${image}"]}`)),
      ...kustomization(own),
    };
    expect(await shown(files)).toEqual(expected);
  });
});

describe('values for what is not understood', () => {
  const trees: [string, (version: string) => FilesByPath][] = [
    [
      'a chart of templates',
      (version) => ({
        'a.yaml': app(folder('bi', 'main', `helm: {parameters: [{name: image.tag, value: ${version}}]}`), {
          name: 'lightdash',
        }),
        'bi/Chart.yaml': 'name: bi\nversion: 1.0.0\n',
        'bi/templates/d.yaml': workload('lightdash/lightdash:{{ .Values.image.tag }}'),
      }),
    ],
    [
      'jsonnet',
      (version) => ({
        'a.yaml': app(
          folder(
            'bi',
            'main',
            `directory: {jsonnet: {extVars: [{name: image, value: "lightdash/lightdash:${version}"}]}}`,
          ),
        ),
        'bi/main.jsonnet': 'std.extVar("image")\n',
      }),
    ],
  ];
  it.each(trees)('%s', async (_, tree) => {
    const sides = { base: memoryTree(tree('1.2.3')), head: memoryTree(tree('2.0.0')), renames: new Map() };
    const rules = { from: null, to: null, strict: false };
    const { changes } = await compareTrees(sides, DEFAULTS, rules, chartRepository());
    expect(changes.map(({ place, change, problem }) => [place.file, change, problem?.code])).toEqual([
      ['a.yaml', 'upgrade', 'unknown-kind'],
    ]);
  });
});

it('reads a patch once that is named many times', async () => {
  const files = {
    'a.yaml': app(CHART),
    'kustomization.yaml': `resources: [a.yaml]\npatches:\n${'- {target: {kind: Application, name: x}, path: p.yaml}\n'.repeat(100)}`,
    'p.yaml': `- {op: add, path: /spec/info, value: "${'source '.repeat(100_000)}"}\n`,
  };
  expect(await shown(files)).toEqual(['a.yaml:9 0.2248.0']);
});

it('gives up on more patches than anybody writes', async () => {
  const files = {
    'a.yaml': app(CHART),
    'kustomization.yaml': `resources: [a.yaml]\npatches:\n${'- {target: {kind: Application, name: x}, path: p.yaml}\n'.repeat(1_001)}`,
    'p.yaml': '- {op: add, path: /spec/info, value: a}\n',
  };
  expect(await shown(files)).toEqual(['kustomization.yaml:1003 external-values']);
});

describe('a kustomization over the manifest of an application', () => {
  const over = (overlay: string, more: FilesByPath = {}) => ({
    'base/a.yaml': app(CHART),
    'base/kustomization.yaml': 'resources: [a.yaml]\n',
    'prod/kustomization.yaml': `resources: [../base]\n${overlay}`,
    ...more,
  });
  const patch = (target: string, version = '2.16.101') =>
    `patches:\n- target: {${target}}\n  patch: "[{op: replace, path: /spec/source/targetRevision, value: ${version}}]"\n`;
  const BY = ['prod/kustomization.yaml:3 external-values'];
  const OWN = ['base/a.yaml:9 0.2248.0'];

  it.each<[string, FilesByPath, readonly string[]]>([
    ['a name with anchors', over(patch('name: ^bi$')), BY],
    ['another name with anchors', over(patch('name: ^redis$')), OWN],
    ['a pattern of other names', over(patch('name: redis.*')), OWN],
    ['another group', over(patch('group: x.y')), OWN],
    ['labels that it lacks', over(patch('labelSelector: a=b')), OWN],
    ['labels that cannot be told', over(patch('labelSelector: a in (b)')), BY],
    [
      'a transformer',
      over('transformers: [t.yaml]\n', { 'prod/t.yaml': 'apiVersion: x/v1\nkind: T\n' }),
      ['prod/kustomization.yaml:2 external-values'],
    ],
    [
      'a transformer that is harmless',
      over('transformers: [t.yaml]\n', {
        'prod/t.yaml': 'apiVersion: builtin\nkind: AnnotationsTransformer\nmetadata: {name: t}\n',
      }),
      OWN,
    ],
    [
      'a remote component',
      over('components: ["git@github.com:acme/pin.git"]\n'),
      ['prod/kustomization.yaml:2 external-values'],
    ],
    [
      'a replacement in something else',
      over('replacements:\n- targets: [{select: {kind: Application}, fieldPaths: [spec.project]}]\n'),
      OWN,
    ],
    [
      'a list of something else',
      over('patches:\n- target: {}\n  patch: "[{op: add, path: /spec/info/-, value: {name: a, value: b}}]"\n'),
      OWN,
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('hides no jump', async () => {
    const files = (version: string) => memoryTree(over(patch('name: ^bi$', version)));
    const sides = { base: files('2.9.1'), head: files('2.16.101'), renames: new Map() };
    const { changes } = await compareTrees(sides, DEFAULTS, { from: null, to: null, strict: false }, chartRepository());
    expect(changes.map(({ change, problem, tolerated }) => [change, problem?.code, tolerated])).toEqual([
      ['upgrade', 'external-values', false],
      ['upgrade', 'base-unresolved', false],
    ]);
  });
});
