// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../src/comparison/compare-trees.ts';
import { groupByPlace } from '../../src/deployment/deployed-object.ts';
import { type DetectionSettings, detect, findCandidates, resolveCharts } from '../../src/deployment/detect.ts';
import { KINDS } from '../../src/deployment/kinds/kinds.ts';
import { textsSearchedWith } from '../../src/repository/entries.ts';
import { chartRepository, DEFAULTS } from '../support/detection.ts';
import { EVERY_KIND } from '../support/example-repositories.ts';
import { PATCHED_RELEASE } from '../support/kind-repositories.ts';
import { memoryTree } from '../support/memory-tree.ts';
import { ROOT } from '../support/process.ts';

type Files = Readonly<Record<string, string>>;

/** Each deployment as `kind file:line version`, or with its problem. */
async function kindsIn(files: Files, settings: Partial<DetectionSettings> = {}): Promise<string[]> {
  const tree = memoryTree(files);
  const search = { ...DEFAULTS, ...settings };
  const found = await detect(tree, search, await findCandidates(tree, search));
  const objects = await resolveCharts(found.objects, chartRepository());
  return groupByPlace(objects).map(({ kind, place, version, problem }) => {
    const what = [version, problem?.code].filter((part) => part != null).join(' ');
    return `${kind} ${place.file}:${place.line ?? '-'} ${what}`;
  });
}

const OFFICIAL = 'https://lightdash.github.io/helm-charts';

const HELM_REPOSITORY = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata:
  name: lightdash
  namespace: flux-system
spec:
  url: ${OFFICIAL}
`;

/** A Flux release; its values start on line 16. */
function helmRelease(version: string, values = '', name = 'lightdash'): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: ${name}
  namespace: analytics
spec:
  interval: 30m
  chart:
    spec:
      chart: lightdash
      version: ${version}
      sourceRef:
        kind: HelmRepository
        name: lightdash
        namespace: flux-system
${values}`;
}

/** An Argo CD application of the service's chart; what its source has besides starts on line 12. */
function application(revision: string, more = '', name = 'lightdash'): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: ${name}
  namespace: argocd
spec:
  project: default
  source:
    repoURL: ${OFFICIAL}
    chart: lightdash
    targetRevision: ${revision}
${more}  destination:
    server: https://kubernetes.default.svc
    namespace: analytics
`;
}

/** A deployment of the service; its image stands on line 14. */
function workload(image: string, name = 'lightdash'): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
spec:
  template:
    metadata:
      labels:
        app: ${name}
    spec:
      containers:
        - name: web
          # The service itself.
          image: ${image}
`;
}

const BASE = {
  'k8s/base/kustomization.yaml': 'resources:\n  - deployment.yaml\n  - service.yaml\n',
  'k8s/base/deployment.yaml': workload('lightdash/lightdash:1.0.0'),
  'k8s/base/service.yaml':
    'apiVersion: v1\nkind: Service\nmetadata: {name: lightdash}\nspec: {ports: [{port: 8080}]}\n',
};

/** A release of Terraform; what it has besides starts on line 6. */
function helmReleaseOfTerraform(version: string, more = ''): string {
  return `resource "helm_release" "lightdash" {
  name       = "lightdash"
  repository = "${OFFICIAL}"
  chart      = "lightdash"
  version    = "${version}"
${more}}
`;
}

type Row = [name: string, files: Files, expected: readonly string[], settings?: Partial<DetectionSettings>];

const OPERATED =
  'apiVersion: acme.io/v1\nkind: Analytics\nmetadata: {name: bi}\nspec:\n  container: lightdash/lightdash:1.2.2\n';

describe('kinds next to each other', () => {
  it.each<Row>([
    [
      'a release and a workload in one file',
      {
        'infra/repositories.yaml': HELM_REPOSITORY,
        'apps/all.yaml': `${helmRelease('2.9.1')}---\n${workload('lightdash/lightdash:1.2.2', 'second')}`,
      },
      ['flux apps/all.yaml:11 0.2248.0', 'manifests apps/all.yaml:30 1.2.2'],
    ],
    [
      'an application beside what nobody reads',
      { 'argo/all.yaml': `${application('2.9.1')}---\n${OPERATED}` },
      ['argo-cd argo/all.yaml:11 0.2248.0'],
    ],
    [
      'a release beside what nobody reads',
      { 'infra/repositories.yaml': HELM_REPOSITORY, 'apps/all.yaml': `${helmRelease('2.9.1')}---\n${OPERATED}` },
      ['flux apps/all.yaml:11 0.2248.0'],
    ],
    [
      'a workload beside what nobody reads',
      { 'k8s/all.yaml': `${workload('lightdash/lightdash:1.2.3')}---\n${OPERATED}` },
      ['manifests k8s/all.yaml:14 1.2.3'],
    ],
    [
      'a kustomization over a release of Flux',
      {
        'infra/repositories.yaml': HELM_REPOSITORY,
        'apps/kustomization.yaml': 'resources: [release.yaml]\n',
        'apps/release.yaml': helmRelease('2.9.1'),
      },
      ['flux apps/release.yaml:11 0.2248.0'],
    ],
    [
      'an application over a kustomization',
      {
        'argo/lightdash.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: lightdash}
spec:
  source:
    repoURL: https://github.com/acme/deployments
    path: k8s/overlays/prod
`,
        ...BASE,
        'k8s/overlays/prod/kustomization.yaml':
          'resources: [../../base]\nimages:\n  - name: lightdash/lightdash\n    newTag: 1.1.0\n',
      },
      ['kustomize k8s/overlays/prod/kustomization.yaml:4 1.1.0'],
    ],
    [
      'an application over an umbrella chart',
      {
        'argo/bi.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: bi}
spec:
  source:
    repoURL: https://github.com/acme/deployments
    path: charts/bi
    helm: {valueFiles: [values-prod.yaml]}
`,
        'charts/bi/Chart.yaml': `name: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: ${OFFICIAL}\n`,
        'charts/bi/values-prod.yaml': 'lightdash:\n  image:\n    tag: 1.2.3\n',
      },
      ['argo-cd charts/bi/values-prod.yaml:3 1.2.3'],
    ],
    [
      'a helmfile beside an umbrella chart of its own',
      {
        'helmfile.yaml': 'releases:\n  - name: bi\n    chart: ./charts/bi\n    values: [prod.yaml]\n',
        'prod.yaml': 'lightdash:\n  image:\n    tag: 1.2.3\n',
        'charts/bi/Chart.yaml': `name: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: ${OFFICIAL}\n`,
      },
      ['helmfile prod.yaml:3 1.2.3'],
    ],
    [
      'Terraform over a chart of the repository',
      {
        'infra/main.tf':
          'resource "helm_release" "bi" {\n  name   = "lightdash"\n  chart  = "../charts/bi"\n  values = [file("values.yaml")]\n}\n',
        'infra/values.yaml': 'lightdash:\n  image:\n    tag: 1.2.3\n',
        'charts/bi/Chart.yaml': `name: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: ${OFFICIAL}\n`,
      },
      ['terraform infra/values.yaml:3 1.2.3'],
    ],
    [
      'Flux over a chart of the repository',
      {
        'apps/bi.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: bi, namespace: analytics}
spec:
  chart: {spec: {chart: ./charts/bi, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  values:
    lightdash:
      image:
        tag: 1.2.3
`,
        'charts/bi/Chart.yaml': `name: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: ${OFFICIAL}\n`,
      },
      ['flux apps/bi.yaml:9 1.2.3'],
    ],
  ])('%s', async (_, files, expected, settings) => {
    expect(await kindsIn(files, settings)).toEqual(expected);
  });
});

describe('kinds that are not read', () => {
  it.each<readonly [name: string, path: string, text: string]>([
    ['Terragrunt', 'live/prod/terragrunt.hcl', 'inputs = {\n  lightdash_image_tag = "1.2.3"\n}\n'],
    ['the settings of a Pulumi stack', 'Pulumi.prod.yaml', 'config:\n  bi:container: lightdash/lightdash:1.2.3\n'],
    ['a CDK application', 'cdk.yaml', 'app: npx ts-node bin/app.ts\ncontext:\n  image: lightdash/lightdash:1.2.3\n'],
    [
      'Nix',
      'hosts/bi.nix',
      'virtualisation.oci-containers.containers.bi = {\n  image = "lightdash/lightdash:1.2.3";\n};\n',
    ],
    [
      'a job of Nomad',
      'jobs/bi.nomad.hcl',
      'job "bi" {\n  config {\n    image = "lightdash/lightdash:1.2.3"\n  }\n}\n',
    ],
    ['Jsonnet', 'environments/prod/main.jsonnet', "{ web: { image: 'lightdash/lightdash:1.2.3' } }\n"],
    ['CUE', 'apps/bi.cue', 'deployment: image: "lightdash/lightdash:1.2.3"\n'],
    ['Bicep', 'infra/app.bicep', "resource app 'x' = {\n  properties: { image: 'lightdash/lightdash:1.2.3' }\n}\n"],
    ['Quadlet', 'hosts/bi.container', '[Container]\nImage=docker.io/lightdash/lightdash:1.2.3\n'],
    ['Fly', 'fly.toml', 'app = "bi"\n[build]\n  image = "lightdash/lightdash:1.2.3"\n'],
    [
      'Render',
      'render.yaml',
      'services_: x\nrender:\n  - type: web\n    image: {url: "docker.io/lightdash/lightdash:1.2.3"}\n',
    ],
    [
      'Ansible',
      'roles/bi/tasks/main.yml',
      '- name: Run\n  docker_container:\n    name: bi\n    image: lightdash/lightdash:1.2.3\n',
    ],
    [
      'a resource of an operator',
      'k8s/bi.yaml',
      'apiVersion: acme.io/v1\nkind: Analytics\nmetadata: {name: bi}\nspec:\n  container: lightdash/lightdash:1.2.3\n',
    ],
  ])('%s: judged by its changed lines', async (_, path, text) => {
    const files = (version: string) => ({
      [path]: text.replace('1.2.3', version),
      'README.md': `lightdash/lightdash:${version}\n`,
    });
    expect(await kindsIn(files('1.2.3'))).toEqual([]);
    const line = text.split('\n').findIndex((each) => each.includes('1.2.3')) + 1;
    expect(await changesBetween(files('1.2.3'), files('1.2.4'))).toEqual({
      changed: [`? ${path}:${line} upgrade 1.2.3 → 1.2.4`],
      still: 0,
    });
  });

  it('a stack of Docker Swarm is compose', async () => {
    const stack =
      'version: "3.8"\nservices:\n  web:\n    image: lightdash/lightdash:1.2.3\n    deploy: {replicas: 2}\n';
    expect(await kindsIn({ 'stack.yml': stack })).toEqual(['compose stack.yml:4 1.2.3']);
  });
});

/** What becomes of each deployment that does not stay as it is: `file:line upgrade 2.0.0 → 2.2.0`; and of how many it is. */
async function changesBetween(
  base: Files,
  head: Files,
  settings: Partial<DetectionSettings> = {},
  renames: ReadonlyMap<string, string> = new Map(),
): Promise<{ readonly changed: readonly string[]; readonly still: number }> {
  const { changes } = await compareTrees(
    { base: memoryTree(base), head: memoryTree(head), renames },
    { ...DEFAULTS, ...settings },
    { from: null, to: null, strict: false },
    chartRepository(),
  );
  const isStill = ({ change, problem, buildChanged }: (typeof changes)[number]) =>
    change === 'unchanged' && problem === null && buildChanged === null;
  return {
    changed: changes
      .filter((each) => !isStill(each))
      .map(({ change, place, from, to, head: now, base: before, problem, buildChanged }) => {
        const kind = (now ?? before)?.kind ?? '?';
        const what = [change, from ?? '?', '→', to ?? '?', problem?.code, buildChanged].filter((part) => part != null);
        return `${kind} ${place.file}:${place.line ?? '-'} ${what.join(' ')}`;
      }),
    still: changes.filter(isStill).length,
  };
}

describe.each(EVERY_KIND)('base and head of $name', ({ kind, files, file, line, count, unrelated }) => {
  it('are the upgrade of one environment', async () => {
    expect(await changesBetween(files('2.0.0'), files('2.2.0'))).toEqual({
      changed: [`${kind} ${file}:${line} upgrade 2.0.0 → 2.2.0`],
      still: count - 1,
    });
  });

  it('are the downgrade of one environment', async () => {
    const { changed } = await changesBetween(files('2.2.0'), files('2.0.0'));
    expect(changed).toEqual([`${kind} ${file}:${line} downgrade 2.2.0 → 2.0.0`]);
  });

  it('are unchanged if another application changes', async () => {
    expect(await changesBetween(files('2.0.0'), { ...files('2.0.0'), ...unrelated })).toEqual({
      changed: [],
      still: count,
    });
  });

  it('are unchanged if a line is inserted above', async () => {
    const text = files('2.0.0')[file] ?? '';
    expect(
      (await changesBetween(files('2.0.0'), { ...files('2.0.0'), [file]: `# A line more.\n${text}` })).changed,
    ).toEqual([]);
  });

  it('are unchanged if everything moves to another folder', async () => {
    const moved = (version: string) =>
      Object.fromEntries(Object.entries(files(version)).map(([path, text]) => [`platform/${path}`, text]));
    const renames = new Map(Object.keys(files('2.0.0')).map((path) => [`platform/${path}`, path]));
    expect(await changesBetween(files('2.0.0'), moved('2.0.0'), {}, renames)).toEqual({ changed: [], still: count });
    expect(await changesBetween(files('2.0.0'), moved('2.2.0'), {}, renames)).toEqual({
      changed: [`${kind} platform/${file}:${line} upgrade 2.0.0 → 2.2.0`],
      still: count - 1,
    });
  });

  it('are a removal of everything if it goes, and an install if it comes', async () => {
    const gone = await changesBetween(files('2.0.0'), { 'README.md': 'Gone.\n' });
    expect(gone.still).toBe(0);
    expect(gone.changed).toHaveLength(count);
    for (const each of gone.changed) expect(each).toMatch(/ removed 2\.\d\.0 → \?$/);
    const come = await changesBetween({ 'README.md': 'Nothing yet.\n' }, files('2.0.0'));
    expect(come.changed).toHaveLength(count);
    for (const each of come.changed) expect(each).toMatch(/ install \? → 2\.\d\.0$/);
  });

  it('are a problem if the tag becomes a moving one', async () => {
    const { changed } = await changesBetween(files('2.0.0'), files('latest'));
    expect(changed).toEqual([`${kind} ${file}:${line} upgrade 2.0.0 → ? moving-tag`]);
  });

  it('are a problem if the file can no longer be read', async () => {
    const { changed } = await changesBetween(files('2.0.0'), { ...files('2.0.0'), [file]: '<<<<<<< ours\n=======\n' });
    expect(changed.length).toBeGreaterThan(0);
    // A workload without its kustomization is applied as it is, without a tag.
    for (const each of changed)
      expect(each).toMatch(
        / (?:conflict-markers|unparseable|external-values|unresolved-\w+|image-changed|moving-tag)$/,
      );
  });

  it('are another build if the suffix changes', async () => {
    const { changed } = await changesBetween(files('2.0.0'), files('2.0.0-commercial'));
    expect(changed).toEqual([`${kind} ${file}:${line} unchanged 2.0.0 → 2.0.0 image`]);
  });
});

describe('base and head of a Flux release with its tag in patches', () => {
  const { files, file, line, unrelated } = PATCHED_RELEASE;
  const changedBy = (change: Files) => changesBetween(files('2.0.0'), { ...files('2.0.0'), ...change });
  const text = files('2.0.0')[file] ?? '';

  it.each([
    ['2.0.0', '2.2.0', 'upgrade'],
    ['2.2.0', '2.0.0', 'downgrade'],
  ])('from %s to %s are judged by its changed lines', async (from, to, change) => {
    const { changed } = await changesBetween(files(from), files(to));
    expect(changed).toEqual([`? ${file}:${line} ${change} ${from} → ${to}`]);
  });

  it.each<[string, Files]>([
    ['another application', unrelated],
    ['a line that comes before', { [file]: `# A line more.\n${text}` }],
  ])('are unchanged: %s', async (_, change) => {
    expect(await changedBy(change)).toEqual({ changed: [], still: 1 });
  });

  it.each<[string, Files]>([
    ['latest', files('latest')],
    ['another suffix', files('2.0.0-commercial')],
    ['a file that cannot be read', { [file]: '<<<<<<< ours\n=======\n' }],
    ['a file that is gone', { [file]: '' }],
  ])('are not-evaluated: %s', async (_, change) => {
    const { changed } = await changedBy(change);
    expect(changed).toEqual([expect.stringMatching(/^flux apps\/base\/lightdash\/release.yaml:11 .* not-evaluated$/)]);
  });
});

interface Charted {
  readonly name: string;
  /** A release of the service's chart, with a tag or without. */
  readonly files: (chart: string, tag: string | null) => Files;
  /** Where the version of the chart stands. */
  readonly place: string;
}

const umbrellaWith = (version: string) =>
  `name: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: ${version}\n    repository: ${OFFICIAL}\n`;
const umbrellaValues = (tag: string | null) => `lightdash:\n  image:\n    tag: ${tag ?? '""'}\n`;

const CHARTED: readonly Charted[] = [
  {
    name: 'Flux',
    files: (chart, tag) => ({
      'infra/repositories.yaml': HELM_REPOSITORY,
      'apps/lightdash.yaml': helmRelease(chart, tag === null ? '' : `  values:\n    image: {tag: ${tag}}\n`),
    }),
    place: 'apps/lightdash.yaml:11',
  },
  {
    name: 'helmfile',
    files: (chart, tag) => ({
      'helmfile.yaml': `releases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: ${chart}\n${tag === null ? '' : `    set: [{name: image.tag, value: ${tag}}]\n`}`,
    }),
    place: 'helmfile.yaml:4',
  },
  {
    name: 'the lock file of a helmfile',
    files: (chart, tag) => ({
      'helmfile.yaml': `releases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: ">=2.0.0"\n${tag === null ? '' : `    set: [{name: image.tag, value: ${tag}}]\n`}`,
      'helmfile.lock': `version: 1.1.0\ndependencies:\n  - name: lightdash\n    version: ${chart}\n    repository: ${OFFICIAL}\n`,
    }),
    place: 'helmfile.lock:4',
  },
  {
    name: 'Terraform',
    files: (chart, tag) => ({
      'infra/main.tf': helmReleaseOfTerraform(
        chart,
        tag === null ? '' : `  set {\n    name  = "image.tag"\n    value = "${tag}"\n  }\n`,
      ),
    }),
    place: 'infra/main.tf:5',
  },
  {
    name: 'an umbrella chart',
    files: (chart, tag) => ({ 'Chart.yaml': umbrellaWith(chart), 'values.yaml': umbrellaValues(tag) }),
    place: 'Chart.yaml:5',
  },
  {
    name: 'the lock file of an umbrella chart',
    files: (chart, tag) => ({
      'Chart.yaml': umbrellaWith('">=2.0.0"'),
      'Chart.lock': umbrellaWith(chart),
      'values.yaml': umbrellaValues(tag),
    }),
    place: 'Chart.lock:5',
  },
];

describe.each(CHARTED)('a chart that changes alone: $name', ({ files, place }) => {
  it('is no upgrade if the tag stays, and the version of the chart is known on both sides', async () => {
    const pair = [files('2.16.361', '1.2.3'), files('3.0.0', '1.2.3')] as const;
    expect(await changesBetween(...pair)).toEqual({ changed: [], still: 1 });
    const charts = await Promise.all(
      pair.map(async (each) => {
        const found = await detect(memoryTree(each), DEFAULTS, await findCandidates(memoryTree(each), DEFAULTS));
        return groupByPlace(found.objects).map(({ chart, declared }) => [chart?.version, declared.migrationJob]);
      }),
    );
    // The default of the migration job changes with it.
    expect(charts).toEqual([[['2.16.361', null]], [['3.0.0', null]]]);
  });

  it('is the upgrade of its appVersion if the tag is empty', async () => {
    const { changed } = await changesBetween(files('2.9.1', null), files('2.16.101', null));
    expect(changed.map((each) => each.replace(/^\S+ /, ''))).toEqual([`${place} upgrade 0.2248.0 → 1.237.0`]);
    expect(await changesBetween(files('2.16.361', null), files('3.0.0', null))).toEqual({ changed: [], still: 1 });
  });

  it('is a problem if its version becomes a range', async () => {
    const { changed } = await changesBetween(files('2.9.1', null), files('2.x', null));
    expect(changed.map((each) => each.replace(/^\S+ /, ''))).toEqual([
      `${place.replace('.lock', '.yaml')} upgrade 0.2248.0 → ? chart-range`,
    ]);
  });

  it('is the upgrade from the tag to its appVersion if the tag is removed', async () => {
    const { changed } = await changesBetween(files('2.9.1', '0.2200.0'), files('2.9.1', null));
    expect(changed.map((each) => each.replace(/^\S+ /, ''))).toEqual([`${place} upgrade 0.2200.0 → 0.2248.0`]);
  });
});

describe('a repository that has none of these kinds', () => {
  it('is searched, but no reader of theirs is loaded', async () => {
    const others = Array.from({ length: 50 }, (_, index) => [
      `k8s/${index}/all.yaml`,
      'apiVersion: v1\nkind: Service\nmetadata: {name: a}\n',
    ]);
    const tree = memoryTree({
      ...Object.fromEntries(others),
      'infra/main.tf': 'resource "helm_release" "redis" {\n  chart = "redis"\n}\n',
      'helmfile.yaml': 'releases: [{name: redis, chart: bitnami/redis}]\n',
      'compose.yaml': 'services:\n  web:\n    image: lightdash/lightdash:1.2.3\n',
    });
    const read: string[] = [];
    const searched: string[] = [];
    const counted: typeof tree = {
      ...tree,
      read: (path) => {
        read.push(path);
        return tree.read(path);
      },
      containing: (text, paths) => {
        searched.push(text);
        return tree.containing(text, paths);
      },
    };
    const { objects } = await detect(counted, DEFAULTS, await findCandidates(counted, DEFAULTS));
    expect(objects.map(({ kind }) => kind)).toEqual(['compose']);
    expect(new Set(read)).toEqual(new Set(['compose.yaml', '.env']));
    expect(new Set(searched)).toEqual(new Set(['lightdash']));
  });
});

it('reads no file a second time to see which kinds a tree may hold', () => {
  const signs = KINDS.flatMap(({ mayBeIn }) => (typeof mayBeIn === 'string' ? [] : (mayBeIn.manifestWith ?? [])));
  expect(signs).not.toEqual([]);
  expect(textsSearchedWith('lightdash')).toEqual(expect.arrayContaining(signs));
});

it('has a folder for each kind, with its facts, its reader and its example', () => {
  const folder = `${ROOT}src/deployment/kinds`;
  const having = (file: string) => readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/${file}`));
  const names = KINDS.map(({ name }) => name).toSorted();
  expect(having('facts.ts')).toEqual(names);
  expect(having('example.md')).toEqual(names);
  expect(having('reader.ts')).toEqual(expect.arrayContaining(names));
});
