import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, compareTrees } from '../../../../src/deployment/changes.ts';
import { detect, findCandidates } from '../../../../src/deployment/detect.ts';
import { argoCd } from '../../../../src/deployment/formats/argo-cd.ts';
import { SourceFiles } from '../../../../src/deployment/source/source-files.ts';
import { chartRepository, DEFAULTS, deploymentsIn, show } from '../../../support/detection.ts';
import { memoryTree } from '../../../support/memory-tree.ts';

type FilesByPath = Readonly<Record<string, string>>;

const GIT = 'https://git.example.com/acme/infra';
const CHARTS = 'https://lightdash.github.io/helm-charts';

function application(name: string, source: string, namespace = 'argocd'): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: ${name}
  namespace: ${namespace}
  finalizers: [resources-finalizer.argocd.argoproj.io]
spec:
  project: default
  destination:
    server: https://kubernetes.default.svc
    namespace: ${name}
  syncPolicy:
    automated: {prune: true}
${source}`;
}

function umbrellaApp(env: string, more = ''): string {
  return application(
    `lightdash-${env}`,
    `  source:
    repoURL: ${GIT}
    targetRevision: HEAD
    path: charts/lightdash
    helm:
      valueFiles:
        - values.yaml
        - values-${env}.yaml
${more}`,
  );
}

/** Applications of applications, three environments of the service, and other software beside it. */
const REPOSITORY: FilesByPath = {
  'README.md': '# Our clusters, with lightdash\n',
  'bootstrap/root.yaml': application(
    'root',
    `  source:\n    repoURL: ${GIT}\n    targetRevision: HEAD\n    path: apps\n    directory: {recurse: true}\n`,
  ),
  'apps/projects.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata: {name: lightdash}\nspec:\n  sourceRepos: ['${CHARTS}']\n`,
  'apps/analytics/dev.yaml': umbrellaApp('dev'),
  'apps/analytics/staging.yaml': umbrellaApp('staging'),
  'apps/analytics/prod.yaml': umbrellaApp(
    'prod',
    `      parameters:\n        - name: lightdash.upgrade.mode\n          value: Recreate\n`,
  ),
  'apps/analytics/postgres.yaml': application(
    'lightdash-postgresql',
    '  source:\n    repoURL: https://charts.bitnami.com/bitnami\n    chart: postgresql\n    targetRevision: 15.5.0\n    helm:\n      valueFiles: ["https://example.com/pg.yaml"]\n',
  ),
  'apps/monitoring/grafana.yaml': application(
    'grafana',
    '  source:\n    repoURL: https://grafana.github.io/helm-charts\n    chart: grafana\n    targetRevision: 8.0.0\n    helm:\n      values: |\n        image: {tag: 11.0.0}\n',
  ),
  'charts/lightdash/Chart.yaml': `apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: 2.16.361\n    repository: ${CHARTS}\n`,
  'charts/lightdash/values.yaml': 'lightdash:\n  configMap:\n    SITE_URL: https://bi.example.com\n',
  'charts/lightdash/values-dev.yaml': 'lightdash:\n  image:\n    tag: 2.3.0\n',
  'charts/lightdash/values-staging.yaml': 'lightdash:\n  image:\n    tag: 2.2.0\n',
  'charts/lightdash/values-prod.yaml': 'lightdash:\n  image:\n    tag: 2.1.0\n',
  'charts/grafana/Chart.yaml': 'apiVersion: v2\nname: grafana\nversion: 0.1.0\n',
  'charts/grafana/values.yaml': 'image:\n  tag: 11.0.0\n',
};

async function compare(base: FilesByPath, head: FilesByPath, renames = {}): Promise<string[]> {
  const { changes } = await compareTrees(
    { base: memoryTree(base), head: memoryTree(head), renames: new Map(Object.entries(renames)) },
    DEFAULTS,
    { from: null, to: null, strict: false },
    chartRepository(),
  );
  return changes.map(showChange);
}

function showChange({ place, change, from, to, problem, tolerated }: Change): string {
  const marks = [problem?.code, tolerated ? 'tolerated' : null].filter((mark) => mark != null);
  return [`${place.file}:${place.line ?? '-'}`, change, `${from ?? '?'} → ${to ?? '?'}`, ...marks].join(' ');
}

async function detected(files: FilesByPath) {
  const tree = memoryTree(files);
  return detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
}

describe('a repository with Argo CD', () => {
  it('has one deployment an environment, and leaves nothing to others', async () => {
    const { deployments, notUnderstood, notParsed } = await detected(REPOSITORY);
    expect(deployments.map((each) => [show(each), each.kind, each.identities, each.units])).toEqual(
      ['dev', 'prod', 'staging'].map((env) => [
        `charts/lightdash/values-${env}.yaml:3 ${{ dev: '2.3.0', prod: '2.1.0', staging: '2.2.0' }[env]}`,
        'argo-cd',
        [`argo-cd:argocd/lightdash-${env}`],
        [`argo-cd:argocd/lightdash-${env}`],
      ]),
    );
    expect([notUnderstood, notParsed]).toEqual([[], []]);
  });

  it('says what the application declares, that Argo CD renders it, and what that depends on', async () => {
    const { deployments } = await detected(REPOSITORY);
    const prod = deployments.find(({ id }) => id.endsWith('prod'));
    expect(prod).toMatchObject({
      carrier: 'apps/analytics/prod.yaml',
      isRenderedByArgoCd: true,
      chart: { name: 'lightdash', version: '2.16.361' },
      declared: {
        keys: ['lightdash'],
        upgradeMode: { value: 'Recreate', place: { file: 'apps/analytics/prod.yaml', line: 24 } },
      },
    });
    expect(prod?.environment?.set.map(({ name }) => name)).toEqual(['SITE_URL']);
    expect(prod?.inputs).toEqual(
      expect.arrayContaining([
        'apps/analytics/prod.yaml',
        'charts/lightdash/.argocd-source-lightdash-prod.yaml',
        'charts/lightdash/Chart.yaml',
        'charts/lightdash/values.yaml',
        'charts/lightdash/values-prod.yaml',
      ]),
    );
    expect(prod?.inputs).not.toContain('charts/lightdash/values-dev.yaml');
  });

  it('leaves an environment that no application uses to the other formats', async () => {
    const { 'apps/analytics/staging.yaml': _, ...files } = REPOSITORY;
    const { deployments } = await detected(files);
    expect(deployments.map((each) => [show(each), each.identities])).toEqual([
      [
        'charts/lightdash/values-dev.yaml:3 2.3.0',
        ['argo-cd:argocd/lightdash-dev', 'umbrella-chart:charts/lightdash/values-dev.yaml#lightdash'],
      ],
      [
        'charts/lightdash/values-prod.yaml:3 2.1.0',
        ['argo-cd:argocd/lightdash-prod', 'umbrella-chart:charts/lightdash/values-prod.yaml#lightdash'],
      ],
      [
        'charts/lightdash/values-staging.yaml:3 2.2.0',
        ['umbrella-chart:charts/lightdash/values-staging.yaml#lightdash'],
      ],
    ]);
  });

  it('tells applications of one name in several files apart by these', async () => {
    const one = application('lightdash', `  source: {repoURL: "${CHARTS}", chart: lightdash, targetRevision: 2.9.1}\n`);
    const two = one.replace('2.9.1', '2.16.101');
    const found = await deploymentsIn({ 'clusters/a/lightdash.yaml': one, 'clusters/b/lightdash.yaml': two });
    expect(found.map(({ id }) => id)).toEqual([
      'argo-cd:clusters/a/lightdash.yaml#argocd/lightdash',
      'argo-cd:clusters/b/lightdash.yaml#argocd/lightdash',
    ]);
    expect(await compare({ 'a.yaml': one }, { 'b.yaml': two })).toEqual(['b.yaml:14 upgrade 0.2248.0 → 1.237.0']);
  });

  it('does not claim a file with something else of the service in it', async () => {
    const one = application('lightdash', `  source: {repoURL: "${CHARTS}", chart: lightdash, targetRevision: 2.9.1}\n`);
    const pod = 'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: "lightdash/lightdash:1.0.0"}]}\n';
    const { deployments, notUnderstood } = await detected({ 'a.yaml': `${one}---\n${pod}` });
    const [first, ...others] = deployments.map(({ kind }) => kind);
    expect(first).toBe('argo-cd');
    expect(others.length + notUnderstood.length).toBe(1);
  });

  it('leaves out what the settings leave out', async () => {
    const files = {
      'old/a.yaml': application(
        'lightdash',
        `  source: {repoURL: "${CHARTS}", chart: lightdash, targetRevision: 2.9.1}\n`,
      ),
      'new/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.3}\n',
    };
    expect((await deploymentsIn(files, { files: ['!old/**'] })).map(show)).toEqual(['new/values.yaml:1 1.2.3']);
    expect((await deploymentsIn(files, { folder: 'new' })).map(show)).toEqual(['new/values.yaml:1 1.2.3']);
  });

  it('looks outside of the folder that is searched for what sets a tag inside', async () => {
    const files = {
      'apps/bi.yaml': application(
        'bi',
        '  source: {repoURL: "https://git.example.com/acme/infra", path: charts/bi, helm: {parameters: [{name: bi.image.tag, value: 1.3.0}]}}\n',
      ),
      'charts/bi/Chart.yaml': `apiVersion: v2\nname: bi\ndependencies:\n- {name: lightdash, alias: bi, version: 2.9.1, repository: "${CHARTS}"}\n`,
      'charts/bi/values.yaml': 'bi: {image: {tag: 1.2.3}}\n',
    };
    for (const folder of ['', 'charts']) {
      expect((await deploymentsIn(files, { folder })).map(show)).toEqual(['apps/bi.yaml:14 1.3.0']);
    }
  });
});

describe('kustomizations that Argo CD renders', () => {
  const deployment = (image: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: lightdash}\nspec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: ${image}\n`;
  const KUSTOMIZED: FilesByPath = {
    'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
    'base/deployment.yaml': deployment('lightdash/lightdash:latest'),
    'overlays/prod/kustomization.yaml': 'resources: [../../base]\n',
    'overlays/dev/kustomization.yaml': 'resources: [../../base]\n',
  };
  const app = (env: string, ...images: string[]) =>
    application(
      `lightdash-${env}`,
      `  source:\n    repoURL: ${GIT}\n    path: overlays/${env}\n${
        images.length === 0
          ? ''
          : `    kustomize:\n      images:\n${images.map((image) => `        - ${image}\n`).join('')}`
      }`,
    );

  it.each<[string, FilesByPath, readonly string[]]>([
    [
      'images of each environment',
      {
        ...KUSTOMIZED,
        'a/prod.yaml': app('prod', 'lightdash/lightdash:1.2.3'),
        'a/dev.yaml': app('dev', 'lightdash/lightdash=ghcr.io/lightdash/lightdash:1.3.0'),
      },
      ['a/dev.yaml:19 1.3.0', 'a/prod.yaml:19 1.2.3'],
    ],
    [
      'an environment without one',
      { ...KUSTOMIZED, 'a/prod.yaml': app('prod', 'lightdash/lightdash:1.2.3'), 'a/dev.yaml': app('dev') },
      ['a/prod.yaml:19 1.2.3', 'base/deployment.yaml:9 moving-tag'],
    ],
    [
      'an environment that no application renders',
      { ...KUSTOMIZED, 'a/prod.yaml': app('prod', 'lightdash/lightdash:1.2.3') },
      ['a/prod.yaml:19 1.2.3', 'base/deployment.yaml:9 moving-tag'],
    ],
    [
      'an image of another name, which changes nothing',
      {
        'base/kustomization.yaml': 'resources: [deployment.yaml]\n',
        'base/deployment.yaml': deployment('ghcr.io/lightdash/lightdash:1.0.0'),
        'overlays/prod/kustomization.yaml': 'resources: [../../base]\n',
        'a/prod.yaml': app('prod', 'lightdash/lightdash:1.2.3'),
      },
      ['base/deployment.yaml:9 1.0.0'],
    ],
    [
      'a patch of the application',
      {
        ...KUSTOMIZED,
        'a/prod.yaml': app('prod').concat(
          '    kustomize:\n      patches:\n        - target: {kind: Deployment}\n          patch: |-\n            - op: replace\n              path: /spec/template/spec/containers/0/image\n              value: lightdash/lightdash:1.2.3\n',
        ),
        'a/dev.yaml': app('dev', 'lightdash/lightdash:1.3.0'),
      },
      ['a/dev.yaml:19 1.3.0', 'a/prod.yaml:23 1.2.3'],
    ],
    [
      'a patch that is not there, before images that are',
      {
        ...KUSTOMIZED,
        'a/prod.yaml': app('prod').concat(
          '    kustomize:\n      images: ["lightdash/lightdash:1.2.3"]\n      patches: [{path: gone.yaml}]\n',
        ),
        'a/dev.yaml': app('dev', 'lightdash/lightdash:1.3.0'),
      },
      ['a/dev.yaml:19 1.3.0', 'a/prod.yaml:18 1.2.3'],
    ],
    [
      'a plain folder of manifests',
      {
        'overlays/prod/deployment.yaml': deployment('lightdash/lightdash:1.0.0'),
        'a/prod.yaml': app('prod'),
      },
      ['overlays/prod/deployment.yaml:9 1.0.0'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await deploymentsIn(files)).map(show)).toEqual(expected);
  });
});

describe('a change of a repository with Argo CD', () => {
  const chart = (revision: string, more = '') =>
    application(
      'lightdash',
      `  source:\n    repoURL: ${CHARTS}\n    chart: lightdash\n    targetRevision: ${revision}\n${more}`,
    );
  const parameter = (tag: string) =>
    chart('2.9.1', `    helm:\n      parameters:\n        - name: image.tag\n          value: "${tag}"\n`);
  const values = (tag: string) =>
    chart('2.9.1', `    helm:\n      values: |\n        image:\n          tag: ${tag} # the app\n`);
  const set = (tag: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi}\nspec:\n  goTemplate: true\n  generators:\n    - list:\n        elements:\n          - env: dev\n            tag: 2.2.0\n          - env: prod\n            tag: ${tag}\n  template:\n    metadata: {name: "bi-{{ .env }}"}\n    spec:\n      source:\n        chart: lightdash\n        repoURL: ${CHARTS}\n        targetRevision: 2.9.1\n        helm: {parameters: [{name: image.tag, value: "{{ .tag }}"}]}\n`;
  const envs = (tag: string) => ({
    's.yaml': set('2.0.0').replace(
      /- list:[\s\S]*(?= {2}template)/,
      `- git: {repoURL: ${GIT}, files: [{path: envs/*.json}]}\n`,
    ),
    'envs/dev.json': '{"env": "dev", "tag": "2.2.0"}\n',
    'envs/prod.json': `{"env": "prod",\n "tag": "${tag}"}\n`,
  });

  it.each<[string, FilesByPath, FilesByPath, readonly string[]]>([
    [
      'of a revision',
      { 'a.yaml': chart('2.9.1') },
      { 'a.yaml': chart('2.16.101') },
      ['a.yaml:17 upgrade 0.2248.0 → 1.237.0'],
    ],
    [
      'of a revision back',
      { 'a.yaml': chart('2.16.101') },
      { 'a.yaml': chart('2.9.1') },
      ['a.yaml:17 downgrade 1.237.0 → 0.2248.0'],
    ],
    [
      'to a range',
      { 'a.yaml': chart('2.9.1') },
      { 'a.yaml': chart('2.*') },
      ['a.yaml:17 upgrade 0.2248.0 → ? chart-range'],
    ],
    [
      'of a range that stays',
      { 'a.yaml': chart('2.*') },
      { 'a.yaml': chart('2.*') },
      ['a.yaml:17 unchanged ? → ? chart-range tolerated'],
    ],
    [
      'of a parameter',
      { 'a.yaml': parameter('2.0.0') },
      { 'a.yaml': parameter('2.2.0') },
      ['a.yaml:21 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'of a text of values',
      { 'a.yaml': values('2.0.0') },
      { 'a.yaml': values('2.2.0') },
      ['a.yaml:21 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'from a parameter to a text of values',
      { 'a.yaml': parameter('2.0.0') },
      { 'a.yaml': values('2.2.0') },
      ['a.yaml:21 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'of the file alone',
      { 'a.yaml': values('2.0.0') },
      { 'b/c.yaml': values('2.0.0') },
      ['b/c.yaml:21 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'of one environment',
      REPOSITORY,
      { ...REPOSITORY, 'charts/lightdash/values-prod.yaml': 'lightdash:\n  image:\n    tag: 2.2.0\n' },
      [
        'charts/lightdash/values-dev.yaml:3 unchanged 2.3.0 → 2.3.0',
        'charts/lightdash/values-prod.yaml:3 upgrade 2.1.0 → 2.2.0',
        'charts/lightdash/values-staging.yaml:3 unchanged 2.2.0 → 2.2.0',
      ],
    ],
    [
      'of one environment that gets a parameter',
      REPOSITORY,
      {
        ...REPOSITORY,
        'apps/analytics/dev.yaml': umbrellaApp(
          'dev',
          '      parameters: [{name: lightdash.image.tag, value: 2.4.0}]\n',
        ),
      },
      [
        'apps/analytics/dev.yaml:22 upgrade 2.3.0 → 2.4.0',
        'charts/lightdash/values-prod.yaml:3 unchanged 2.1.0 → 2.1.0',
        'charts/lightdash/values-staging.yaml:3 unchanged 2.2.0 → 2.2.0',
      ],
    ],
    [
      'of an override that an image updater writes',
      REPOSITORY,
      {
        ...REPOSITORY,
        'charts/lightdash/.argocd-source-lightdash-dev.yaml':
          'helm:\n  parameters:\n  - name: lightdash.image.tag\n    value: 2.4.0\n    forcestring: true\n',
      },
      [
        'charts/lightdash/.argocd-source-lightdash-dev.yaml:4 upgrade 2.3.0 → 2.4.0',
        'charts/lightdash/values-prod.yaml:3 unchanged 2.1.0 → 2.1.0',
        'charts/lightdash/values-staging.yaml:3 unchanged 2.2.0 → 2.2.0',
      ],
    ],
    [
      'of an element of a list',
      { 's.yaml': set('2.0.0') },
      { 's.yaml': set('2.2.0') },
      ['s.yaml:10 unchanged 2.2.0 → 2.2.0', 's.yaml:12 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'of a file of a generator',
      envs('2.0.0'),
      envs('2.2.0'),
      ['envs/dev.json:1 unchanged 2.2.0 → 2.2.0', 'envs/prod.json:2 upgrade 2.0.0 → 2.2.0'],
    ],
    [
      'of an environment that goes',
      { 's.yaml': set('2.0.0') },
      { 's.yaml': set('2.0.0').replace(/ +- env: dev\n.*\n/, '') },
      ['s.yaml:10 removed 2.2.0 → ?', 's.yaml:10 unchanged 2.0.0 → 2.0.0'],
    ],
    [
      'of an application to one of another repository',
      { 'a.yaml': umbrellaApp('prod'), ...pick('charts/lightdash/') },
      { 'a.yaml': umbrellaApp('prod').replace('charts/lightdash', 'elsewhere') },
      ['a.yaml:17 upgrade 2.1.0 → ? external-values'],
    ],
  ])('%s', async (_, base, head, expected) => {
    expect((await compare(base, head)).sort()).toEqual([...expected].sort());
  });
});

function pick(folder: string): FilesByPath {
  return Object.fromEntries(
    Object.entries(REPOSITORY).filter(([path]) => path.startsWith(folder) && !/-(?:dev|staging)/.test(path)),
  );
}

describe('what carries an application', () => {
  const list = (...envs: string[]) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi}\nspec:\n  generators:\n  - list: {elements: [${envs.map((env) => `{env: ${env}}`).join(', ')}]}\n  template:\n    metadata: {name: "{{env}}"}\n    spec: {source: {chart: lightdash, repoURL: "${CHARTS}", targetRevision: 2.9.1}}\n`;
  const one = application('lightdash', `  source: {repoURL: "${CHARTS}", chart: lightdash, targetRevision: 2.9.1}\n`);

  it.each<[string, FilesByPath, FilesByPath, boolean]>([
    ['the same', { 'a.yaml': one }, { 'a.yaml': one }, true],
    ['nothing', { 'a.yaml': one }, {}, false],
    ['another name', { 'a.yaml': one }, { 'a.yaml': one.replace('name: lightdash', 'name: other') }, false],
    ['without its source', { 'a.yaml': one }, { 'a.yaml': one.replace(/source.*/, 'source: {}') }, true],
    ['unreadable', { 'a.yaml': one }, { 'a.yaml': 'a: [' }, true],
    ['an element', { 'a.yaml': list('dev') }, { 'a.yaml': list('dev', 'prod') }, true],
    ['another element', { 'a.yaml': list('dev') }, { 'a.yaml': list('prod') }, false],
  ])('%s', async (_, base, head, expected) => {
    const [found] = await deploymentsIn(base);
    const tree = memoryTree(head);
    const files = new SourceFiles(tree, [...(await tree.entries()).keys()]);
    expect(found && (await argoCd.carries(files, found, DEFAULTS))).toBe(expected);
  });
});

describe('hostile manifests', () => {
  const started = (generators: string, source = 'chart: lightdash, targetRevision: "{{tag}}"') =>
    `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi}\nspec:\n  generators:\n${generators}  template:\n    metadata: {name: "{{a}}{{b}}{{c}}"}\n    spec: {source: {${source}}}\n`;
  const items = (name: string, count: number) =>
    `{list: {elements: [${Array.from({ length: count }, (_, i) => `{${name}: x${i}, tag: 2.9.1}`).join(', ')}]}}`;
  const within = (generator: string, levels: number): string =>
    levels === 0 ? generator : `{matrix: {generators: [${within(generator, levels - 1)}]}}`;
  const app = (name: string, source: string) => application(name, `  sources:\n${source}`);

  it.each<[string, FilesByPath, RegExp]>([
    ['a long list', { 's.yaml': started(`  - ${items('a', 5_000)}\n`) }, /unresolved-template/],
    [
      'a matrix that multiplies',
      {
        's.yaml': started(
          `  - {matrix: {generators: [${['a', 'b', 'c'].map((name) => items(name, 500)).join(', ')}]}}\n`,
        ),
      },
      /unresolved-template/,
    ],
    ['a matrix of matrices', { 's.yaml': started(`  - ${within(items('a', 2), 50)}\n`) }, /unresolved-template/],
    [
      'very many generators',
      { 's.yaml': started(`  - &x ${items('a', 1_000)}\n${'  - *x\n'.repeat(100)}`) },
      /unresolved-template/,
    ],
    [
      'patterns that take long to match',
      {
        's.yaml': started(`  - git: {files: [{path: "${'**/*a*'.repeat(60)}"}]}\n`),
        [`${'a/'.repeat(200)}b.yaml`]: 'tag: 2.9.1\n',
      },
      /unresolved-template/,
    ],
    [
      'sources that refer to each other',
      {
        'a.yaml': app(
          'lightdash',
          [
            '  - {repoURL: x, ref: a, path: $b/x, helm: {valueFiles: [$b/a.yaml, $a/a.yaml]}}\n',
            '  - {repoURL: x, ref: b, path: $a/x, helm: {valueFiles: [$a/b.yaml, $b/$a/b.yaml]}}\n',
          ].join(''),
        ),
      },
      /a\.yaml:\d+ (?:unresolved-template|external-values)/,
    ],
    [
      'an application that renders itself',
      { 'lightdash/a.yaml': app('lightdash', '  - {repoURL: x, path: lightdash, helm: {valueFiles: [a.yaml]}}\n') },
      /^$/,
    ],
    [
      'a generator that reads its own set',
      { 's.yaml': started('  - git: {files: [{path: s.yaml}]}\n', 'chart: lightdash, targetRevision: "{{tag}}"') },
      /unresolved-template/,
    ],
    [
      'very many files of values',
      {
        'a.yaml': app(
          'bi',
          `  - {repoURL: x, chart: lightdash, targetRevision: 2.9.1, helm: {valueFiles: [${'$v/v.yaml, '.repeat(5_000)}]}}\n  - {repoURL: y, ref: v}\n`,
        ),
        'v.yaml': 'image: {tag: 1.2.3}\n',
      },
      /external-values/,
    ],
    [
      'parameters at no place in a list',
      {
        'a.yaml': app(
          'bi',
          '  - {repoURL: x, chart: lightdash, targetRevision: 2.9.1, helm: {parameters: [{name: "a[999999999]", value: b}]}}\n',
        ),
      },
      /unparseable/,
    ],
    [
      'a path out of the repository',
      { 'a.yaml': app('lightdash', '  - {repoURL: x, path: ../../etc}\n') },
      /external-values/,
    ],
    [
      'a name that is a path',
      { 'a.yaml': app('../../x', '  - {repoURL: x, chart: lightdash, targetRevision: 2.9.1}\n') },
      /a\.yaml:15 0\.2248\.0/,
    ],
  ])(
    '%s',
    async (_, files, expected) => {
      const found = (await deploymentsIn(files)).map(show);
      expect(found.join('\n')).toMatch(expected);
    },
    20_000,
  );

  it('never throws, and never finds a version that stands nowhere', async () => {
    const leaf = fc.constantFrom(
      '1.2.3',
      '2.9.1',
      '{{tag}}',
      '{{ .tag }}',
      '{{ if x }}',
      '$v/v.yaml',
      'x',
      '',
      'lightdash',
      'HEAD',
      '*',
    );
    const key = fc.constantFrom(
      ...['source', 'sources', 'chart', 'path', 'repoURL', 'targetRevision', 'ref', 'helm', 'values', 'valuesObject'],
      ...['valueFiles', 'parameters', 'name', 'value', 'image', 'tag', 'kustomize', 'images', 'generators', 'template'],
      ...['spec', 'list', 'elements', 'matrix', 'merge', 'mergeKeys', 'git', 'files', 'clusters', 'plugin', 'metadata'],
    );
    const { node } = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        leaf,
        fc.dictionary(key, tie('node'), { maxKeys: 5 }),
        fc.array(tie('node'), { maxLength: 3 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('Application', 'ApplicationSet'), node, async (kind, spec) => {
        const manifest = { apiVersion: 'argoproj.io/v1alpha1', kind, metadata: { name: 'lightdash' }, spec };
        const files = { 'a.json': JSON.stringify(manifest), 'x/v.yaml': 'image: {tag: 1.2.3}\n' };
        for (const { version } of await deploymentsIn(files)) {
          expect([null, '1.2.3', '2.9.1', '0.2248.0']).toContain(version);
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
