// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the files that are read
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, compareTrees } from '../../../../src/deployment/changes.ts';
import { detect, findCandidates } from '../../../../src/deployment/detect.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type Tree = Readonly<Record<string, string>>;

function workload(kind: string, name: string, containers: string): string {
  return `apiVersion: ${kind === 'Job' ? 'batch/v1' : 'apps/v1'}
kind: ${kind}
metadata:
  name: ${name}
  labels:
    app.kubernetes.io/name: ${name}
spec:
  template:
    spec:
      containers:
${containers}`;
}

const container = (name: string, image: string, env = '') =>
  `        - name: ${name}\n          image: ${image}\n${env}`;

/** A repository of several applications, each with a base, components and three environments. */
const REPOSITORY: Tree = {
  'README.md': 'Runs lightdash/lightdash:9.9.9\n',
  '.github/workflows/deploy.yaml': 'jobs: {a: {steps: [{run: kubectl set image lightdash/lightdash:9.9.9}]}}\n',
  'apps/lightdash/base/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - backend.yaml
  - scheduler.yaml
  - service.yaml
  - ../../shared/postgres
configMapGenerator:
  - name: lightdash-env
    literals: [SITE_URL=https://bi.example.org]
`,
  'apps/lightdash/base/backend.yaml': workload(
    'Deployment',
    'lightdash-backend',
    container(
      'lightdash',
      'lightdash/lightdash:1.0.0',
      '          env: [{name: LIGHTDASH_SECRET, valueFrom: {secretKeyRef: {name: s, key: k}}}]\n          envFrom: [{configMapRef: {name: lightdash-env}}]\n',
    ),
  ),
  'apps/lightdash/base/scheduler.yaml': workload(
    'Deployment',
    'lightdash-scheduler',
    container('lightdash', 'lightdash/lightdash:1.0.0') + container('proxy', 'envoyproxy/envoy:v1.30.0'),
  ),
  'apps/lightdash/base/service.yaml':
    'apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\nspec: {ports: [{port: 80, targetPort: 8080}]}\n',
  'apps/lightdash/components/browser/kustomization.yaml':
    'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nresources: [browser.yaml]\npatches: [{path: env.yaml}]\n',
  'apps/lightdash/components/browser/browser.yaml': workload(
    'Deployment',
    'headless-browser',
    container('browser', 'ghcr.io/browserless/chromium:v2.24.3'),
  ),
  'apps/lightdash/components/browser/env.yaml': workload(
    'Deployment',
    'lightdash-backend',
    '        - name: lightdash\n          env: [{name: HEADLESS_BROWSER_HOST, value: headless-browser}]\n',
  ),
  'apps/lightdash/components/migrate/kustomization.yaml':
    'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nresources: [job.yaml]\n',
  'apps/lightdash/components/migrate/job.yaml': workload(
    'Job',
    'lightdash-migrate',
    container('migrate', 'lightdash/lightdash:1.0.0'),
  ),
  'apps/lightdash/overlays/dev/kustomization.yaml': 'namespace: dev\nresources: [../../base]\n',
  'apps/lightdash/overlays/staging/kustomization.yaml': `namespace: staging
namePrefix: staging-
resources: [../../base]
components: [../../components/browser, ../../components/migrate]
images:
  - name: lightdash/lightdash
    newTag: 1.1.0
`,
  'apps/lightdash/overlays/prod/kustomization.yaml': `namespace: prod
resources: [../../base]
components: [../../components/browser]
patches:
  - target: {kind: Deployment, name: lightdash-backend}
    patch: |-
      - {op: replace, path: /spec/replicas, value: 3}
images:
  - name: lightdash/lightdash
    newName: eu.gcr.io/acme/lightdash/lightdash
    newTag: 1.0.5
`,
  'apps/shared/postgres/kustomization.yaml': 'resources: [postgres.yaml]\n',
  'apps/shared/postgres/postgres.yaml': workload('StatefulSet', 'postgres', container('postgres', 'postgres:16.3')),
  'apps/metabase/base/kustomization.yaml': 'resources: [d.yaml]\n',
  'apps/metabase/base/d.yaml': workload('Deployment', 'metabase', container('metabase', 'metabase/metabase:v0.50.1')),
  'apps/metabase/overlays/prod/kustomization.yaml':
    'resources: [../../base]\nimages: [{name: metabase/metabase, newTag: v0.50.2}]\n',
  'legacy/compose.yaml': 'services: {web: {image: "nginx:1.27"}}\n',
};

const OVERLAYS = 'apps/lightdash/overlays';
const BACKEND = 'apps/lightdash/base/backend.yaml:12 1.0.0';
const SCHEDULER = 'apps/lightdash/base/scheduler.yaml:12 1.0.0';

function edited(path: string, from: string, to: string, tree: Tree = REPOSITORY): Tree {
  const text = tree[path] ?? '';
  expect(text).toContain(from);
  return { ...tree, [path]: text.replace(from, to) };
}

async function compare(base: Tree, head: Tree, renames: Record<string, string> = {}): Promise<string[]> {
  const { changes } = await compareTrees(
    { base: memoryTree(base), head: memoryTree(head), renames: new Map(Object.entries(renames)) },
    DEFAULTS,
    { from: null, to: null, strict: false },
    chartRepository(),
  );
  return changes
    .filter(({ change }) => change !== 'unchanged')
    .map(shown)
    .sort();
}

function shown({ place, change, from, to, problem }: Change): string {
  return `${place.file}:${place.line ?? '-'} ${change} ${from ?? '?'} → ${to ?? '?'}${problem === null ? '' : ` ${problem.code}`}`;
}

describe('a repository with kustomizations of several applications', () => {
  it('is one target an environment and a deciding place', async () => {
    const found = await deploymentsIn(REPOSITORY);
    expect(found.map((each) => [show(each), each.units])).toEqual([
      [BACKEND, [`kustomize:${OVERLAYS}/dev`]],
      [SCHEDULER, [`kustomize:${OVERLAYS}/dev`]],
      [`${OVERLAYS}/prod/kustomization.yaml:11 1.0.5`, [`kustomize:${OVERLAYS}/prod`]],
      [`${OVERLAYS}/staging/kustomization.yaml:7 1.1.0`, [`kustomize:${OVERLAYS}/staging`]],
    ]);
    const [, , prod, staging] = found;
    expect(prod?.identities).toEqual([
      `kustomize:${OVERLAYS}/prod#Deployment//lightdash-backend#lightdash`,
      `kustomize:${OVERLAYS}/prod#Deployment//lightdash-scheduler#lightdash`,
    ]);
    expect(staging?.identities).toHaveLength(3);
    expect(prod?.environment?.set.map(({ name, isPartial }) => [name, isPartial ?? false])).toEqual([
      ['LIGHTDASH_SECRET', true],
      ['HEADLESS_BROWSER_HOST', true],
    ]);
    expect(found.every(({ inputs }) => !inputs.some((path) => path.includes('metabase')))).toBe(true);
  });

  it('leaves nothing that is not understood', async () => {
    const tree = memoryTree(REPOSITORY);
    const { notUnderstood } = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
    expect(notUnderstood).toEqual([]);
  });
});

describe('a change in a repository with kustomizations', () => {
  const STAGING = `${OVERLAYS}/staging/kustomization.yaml`;
  const PROD = `${OVERLAYS}/prod/kustomization.yaml`;
  const DEV = `${OVERLAYS}/dev/kustomization.yaml`;
  const BASE = 'apps/lightdash/base/backend.yaml';
  const both = edited(
    'apps/lightdash/base/scheduler.yaml',
    'lightdash:1.0.0',
    'lightdash:1.2.0',
    edited(BASE, 'lightdash:1.0.0', 'lightdash:1.2.0'),
  );
  const withTag = edited(
    DEV,
    'resources: [../../base]\n',
    'resources: [../../base]\nimages: [{name: lightdash/lightdash, newTag: 1.3.0}]\n',
  );

  it.each<[string, Tree, Tree, string[]]>([
    ['of one environment', REPOSITORY, edited(STAGING, '1.1.0', '1.2.0'), [`${STAGING}:7 upgrade 1.1.0 → 1.2.0`]],
    [
      'of the base, where other environments have a tag of their own',
      REPOSITORY,
      both,
      [
        'apps/lightdash/base/backend.yaml:12 upgrade 1.0.0 → 1.2.0',
        'apps/lightdash/base/scheduler.yaml:12 upgrade 1.0.0 → 1.2.0',
      ],
    ],
    [
      'of one workload alone',
      REPOSITORY,
      edited(BASE, 'lightdash:1.0.0', 'lightdash:1.2.0'),
      ['apps/lightdash/base/backend.yaml:12 upgrade 1.0.0 → 1.2.0 mixed-versions'],
    ],
    ['that gives an environment its own tag', REPOSITORY, withTag, [`${DEV}:3 upgrade 1.0.0 → 1.3.0`]],
    [
      'that takes it away again',
      withTag,
      REPOSITORY,
      [
        'apps/lightdash/base/backend.yaml:12 downgrade 1.3.0 → 1.0.0',
        'apps/lightdash/base/scheduler.yaml:12 downgrade 1.3.0 → 1.0.0',
      ],
    ],
    [
      'of an image that is not the service',
      REPOSITORY,
      edited('apps/shared/postgres/postgres.yaml', '16.3', '17.0'),
      [],
    ],
    ['of the registry', REPOSITORY, edited(PROD, 'eu.gcr.io', 'us.gcr.io'), []],
    [
      'of an environment that becomes a moving tag',
      REPOSITORY,
      edited(PROD, '1.0.5', 'latest'),
      [`${PROD}:11 upgrade 1.0.5 → ? moving-tag`],
    ],
    [
      'that adds an environment',
      REPOSITORY,
      {
        ...REPOSITORY,
        [`${OVERLAYS}/qa/kustomization.yaml`]:
          'namespace: qa\nresources: [../../base]\nimages: [{name: lightdash/lightdash, newTag: 1.1.0}]\n',
      },
      [`${OVERLAYS}/qa/kustomization.yaml:3 install ? → 1.1.0`],
    ],
    [
      'of the digest of a tag',
      REPOSITORY,
      edited(STAGING, 'newTag: 1.1.0', 'newTag: 1.1.0\n    digest: sha256:ab'),
      [],
    ],
  ])('%s', async (_, base, head, expected) => {
    expect(await compare(base, head)).toEqual(expected);
  });

  it('that removes an environment', async () => {
    const { [STAGING]: _, ...head } = REPOSITORY;
    expect(await compare(REPOSITORY, head)).toEqual([`${STAGING}:7 removed 1.1.0 → ?`]);
  });

  it('that moves all environments', async () => {
    const renames: Record<string, string> = {};
    const head = Object.fromEntries(
      Object.entries(REPOSITORY).map(([path, text]) => {
        const now = path.replace('lightdash/overlays', 'lightdash/envs');
        if (now !== path) renames[now] = path;
        return [now, text];
      }),
    );
    expect(await compare(REPOSITORY, head, renames)).toEqual([]);
  });

  it('that removes an environment and adds another one', async () => {
    const { [STAGING]: staging = '', ...others } = REPOSITORY;
    const head = { ...others, [`${OVERLAYS}/qa/kustomization.yaml`]: staging.replace('1.1.0', '1.2.0') };
    // One is gone and one has come, so they are taken for the same.
    expect(await compare(REPOSITORY, head)).toEqual([`${OVERLAYS}/qa/kustomization.yaml:7 upgrade 1.1.0 → 1.2.0`]);
  });

  it('that lays overlays over what was built by itself', async () => {
    const base = {
      'base/kustomization.yaml': 'resources: [d.yaml]\n',
      'base/d.yaml': workload('Deployment', 'lightdash', container('web', 'lightdash/lightdash:1.0.0')),
    };
    const overlay = (tag: string) => `resources: [../base]\nimages: [{name: lightdash/lightdash, newTag: ${tag}}]\n`;
    const head = { ...base, 'prod/kustomization.yaml': overlay('1.0.0'), 'qa/kustomization.yaml': overlay('1.1.0') };
    expect(await compare(base, head)).toEqual(['qa/kustomization.yaml:2 upgrade 1.0.0 → 1.1.0']);
    const flux = `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: bi}\nspec:\n  path: base\n  images: [{name: lightdash/lightdash, newTag: 1.2.0}]\n`;
    const applied = { ...base, 'clusters/prod/bi.yaml': flux };
    expect(await compare(base, applied)).toEqual(['clusters/prod/bi.yaml:6 upgrade 1.0.0 → 1.2.0']);
    expect(await compare(applied, base)).toEqual(['base/d.yaml:12 downgrade 1.2.0 → 1.0.0']);
  });

  it('that moves from manifests to a kustomization', async () => {
    const base = { 'k8s/d.yaml': workload('Deployment', 'lightdash', container('web', 'lightdash/lightdash:1.0.0')) };
    const head = {
      ...base,
      'k8s/kustomization.yaml': 'resources: [d.yaml]\nimages: [{name: lightdash/lightdash, newTag: 1.1.0}]\n',
    };
    expect(await compare(base, head)).toEqual(['k8s/kustomization.yaml:2 upgrade 1.0.0 → 1.1.0']);
    expect(await compare(head, base)).toEqual(['k8s/d.yaml:12 downgrade 1.1.0 → 1.0.0']);
  });
});

describe('what does not matter', () => {
  const answersOf = async (tree: Tree) =>
    (await deploymentsIn(tree))
      .map((each) => [each.identities.toSorted(), each.units, each.version, each.problem?.code])
      .sort();

  it('is the order of resources, and of files', async () => {
    const expected = await answersOf(REPOSITORY);
    const path = 'apps/lightdash/base/kustomization.yaml';
    const resources = ['backend.yaml', 'scheduler.yaml', 'service.yaml', '../../shared/postgres'];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(resources, { minLength: 4 }),
        fc.shuffledSubarray(Object.keys(REPOSITORY), { minLength: Object.keys(REPOSITORY).length }),
        async (order, paths) => {
          const text = `resources: [${order.join(', ')}]\n`;
          const tree = Object.fromEntries(paths.map((each) => [each, each === path ? text : (REPOSITORY[each] ?? '')]));
          expect(await answersOf(tree)).toEqual(expected);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is any other file', async () => {
    const expected = (await deploymentsIn(REPOSITORY)).map((each) => [show(each), each.identities, each.inputs]);
    const text = fc.oneof(
      fc.constantFrom(
        'resources: [nowhere]\n',
        'a: [\n',
        'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: "nginx:1"}]}\n',
        'kind: Component\n',
        'resources: [.]\n',
        'images: [{name: nginx, newTag: 1.10}]\n',
        'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec: {path: ./apps/metabase}\n',
      ),
      fc.string(),
    );
    const path = fc.constantFrom(
      'z/kustomization.yaml',
      'z/d.yaml',
      'apps/metabase/x.yaml',
      'apps/lightdash/base/notes.yaml',
    );
    await fc.assert(
      fc.asyncProperty(path, text, async (at, content) => {
        const found = await deploymentsIn({ ...REPOSITORY, [at]: content });
        expect(found.map((each) => [show(each), each.identities, each.inputs])).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe('hostile kustomizations', () => {
  it('never make a reader fail', async () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const reference = fc.constantFrom(
      '../a',
      '../b',
      '../c',
      '.',
      'd.yaml',
      'p.yaml',
      '../../x',
      'https://e.org/x',
      '',
      '{{ x }}',
      '/',
      '..',
    );
    const list = fc.array(reference, { maxLength: 3 }).map((each) => JSON.stringify(each));
    const kustomization = fc
      .record({
        resources: list,
        components: list,
        patches: list,
        tag: fc.constantFrom('1.1.0', '1.10', '${T}', 'null', '[]', '{a: b}'),
      })
      .map(
        ({ resources, components, patches, tag }) =>
          `resources: ${resources}\ncomponents: ${components}\npatchesStrategicMerge: ${patches}\nimages: [{name: lightdash/lightdash, newTag: ${tag}}, 1, null]\npatches: [{path: p.yaml, target: {name: "(((a+)+)+)+$"}}, 2]\nreplacements: [{targets: [{fieldPaths: ["a.[", "spec"]}]}, 3]\nhelmCharts: [{name: lightdash}, 4]\n`,
      );
    const patch = fc.constantFrom(
      '- {op: add, path: /spec/template/spec/containers/999999999999, value: {image: "lightdash/lightdash:1.0.0"}}\n- {op: remove, path: ""}\n- {op: replace, path: /, value: 1}\n- 5\n',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\nspec: {template: {spec: {containers: [1, {$patch: replace}, {name: web, image: null}]}}}\n',
      'kind: List\napiVersion: v1\nitems: [1, {apiVersion: v1, kind: List, items: []}]\n',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, kustomization, patch), { minLength: 1, maxLength: 3 }),
        async (folders) => {
          const tree: Record<string, string> = {};
          for (const [folder, text, own] of folders) {
            tree[`${folder}/kustomization.yaml`] = text;
            tree[`${folder}/p.yaml`] = own;
            tree[`${folder}/d.yaml`] = workload(
              'Deployment',
              'lightdash',
              container('web', 'lightdash/lightdash:1.0.0'),
            );
          }
          const found = await deploymentsIn(tree);
          expect(found.length).toBeGreaterThan(0);
          const names = found.flatMap(({ identities }) => identities);
          expect(new Set(names).size).toBe(names.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});
