import { describe, expect, it, vi } from 'vitest';
import { argoCd } from '../../../src/deployment/kinds/argo-cd/reader.ts';
import { findingsOfKustomization } from '../../../src/deployment/kinds/kustomize/reader.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

vi.mock('../../../src/deployment/kinds/kustomize/reader.ts', async (original) => ({
  ...(await original<object>()),
  findingsOfKustomization: vi.fn(async () => []),
}));

type FilesByPath = Readonly<Record<string, string>>;

const GIT = 'repoURL: https://git.example.com/acme/infra';
const CHART = 'repoURL: https://lightdash.github.io/helm-charts, chart: lightdash, targetRevision: 2.9.1';

const app = (name: string, source: string, { metadata = '', spec = '' } = {}) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}${metadata}}\nspec:\n  source: {${source}}\n${spec}`;
const set = (generators: string, template: string, spec = '') =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: lightdash}\nspec:\n  goTemplate: true\n  generators: [${generators}]\n  template: ${template}\n${spec}`;
const template = (name: string, source: string) => `{metadata: {name: '${name}'}, spec: {source: {${source}}}}`;
const tagged = (tag: string) => `${CHART}, helm: {parameters: [{name: image.tag, value: '${tag}'}]}`;

const UMBRELLA =
  'name: bi\ndependencies:\n- {name: lightdash, version: 2.9.1, repository: "https://lightdash.github.io/helm-charts"}\n';

const read = (files: FilesByPath) => readingOf(argoCd, files);

describe('identities of applications', () => {
  it.each<[string, FilesByPath, readonly string[]]>([
    ['file and name', { 'apps/bi.yaml': app('bi', CHART) }, ['argo-cd:apps/bi.yaml#bi']],
    [
      'two of a name in one file',
      { 'a.yaml': `${app('bi', CHART)}---\n${app('bi', CHART)}` },
      ['argo-cd:a.yaml#bi', 'argo-cd:a.yaml#bi~2'],
    ],
    [
      'two charts of one application',
      { 'a.yaml': app('bi', '').replace('source: {}', `sources: [{${CHART}}, {${CHART}}]`) },
      ['argo-cd:a.yaml#bi', 'argo-cd:a.yaml#bi~2'],
    ],
    [
      'the names that a set gives, functions in them left out',
      {
        's.yaml': set(
          'list: {elements: [{env: prod, tag: 1.2.3}, {env: dev, tag: 1.3.0}]}'.replace(/^/, '{').replace(/$/, '}'),
          template('bi-{{ .env | lower }}', tagged('{{ .tag }}')),
        ),
      },
      ['argo-cd:s.yaml#bi-prod', 'argo-cd:s.yaml#bi-dev'],
    ],
  ])('%s', async (_, files, expected) => {
    const { found, objectIds: seen } = await read(files);
    expect(found.map(({ id }) => id)).toEqual(expected);
    expect(seen).toEqual(expect.arrayContaining([...expected]));
  });

  it('are seen for every application, and found only for the service', async () => {
    const redis = app('redis', 'repoURL: https://x.y, chart: redis, targetRevision: 1.0.0');
    const {
      found,
      objectIds: seen,
      claimed,
    } = await read({ 'a.yaml': `${app('bi', CHART)}---\n${redis}`, 'b.yaml': redis });
    expect(found.map(({ id, isRenderedByArgoCd }) => [id, isRenderedByArgoCd])).toEqual([['argo-cd:a.yaml#bi', true]]);
    expect(seen).toEqual(['argo-cd:a.yaml#bi', 'argo-cd:a.yaml#redis', 'argo-cd:b.yaml#redis']);
    expect(claimed).toContain('a.yaml');
  });
});

describe('what a finding depends on', () => {
  it('includes each file that was asked for, and claims those that a release used', async () => {
    const files = {
      'a.yaml': app('bi', `${GIT}, path: bi, helm: {valueFiles: [prod.yaml]}`),
      'bi/Chart.yaml': UMBRELLA,
      'bi/prod.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
      'bi/dev.yaml': 'lightdash: {image: {tag: 1.3.0}}\n',
    };
    const { found, claimed } = await read(files);
    expect(found.map(showFinding)).toEqual(['bi/prod.yaml:1 1.2.3']);
    expect(found[0]?.inputs).toEqual(expect.arrayContaining(['a.yaml', 'bi/prod.yaml', 'bi/Chart.yaml']));
    expect(claimed).toEqual(expect.arrayContaining(['a.yaml', 'bi/prod.yaml', 'bi/Chart.yaml']));
    expect(claimed).not.toContain('bi/dev.yaml');
  });

  it('includes the literals of its own element alone', async () => {
    const list = '{list: {elements: [{env: dev, tag: 1.3.0},\n    {env: prod, tag: 1.2.3}]}}';
    const { found } = await read({ 's.yaml': set(list, template('bi-{{ .env }}', tagged('{{ .tag }}'))) });
    expect(found.map(({ understood }) => understood.map(({ line }) => line))).toEqual([
      [6, 8],
      [7, 8],
    ]);
  });

  it('does not claim a file that holds something else as well', async () => {
    const { claimed } = await read({ 'a.yaml': `${app('bi', CHART)}---\napiVersion: v1\nkind: Pod\n` });
    expect(claimed).not.toContain('a.yaml');
  });

  it('excludes what the settings leave out', async () => {
    const { found } = await readingOf(
      argoCd,
      { 'a/bi.yaml': app('bi', CHART), 'b/bi.yaml': app('bi', CHART) },
      { files: ['a/**'] },
    );
    expect(found.map(({ carrier }) => carrier)).toEqual(['a/bi.yaml']);
  });
});

describe('an app of apps that is a chart', () => {
  const files = (tag: string, revision = '2.9.1') => ({
    'root.yaml': app('root', `${GIT}, path: apps, helm: {parameters: [{name: lightdash.tag, value: 2.90.0}]}`),
    'apps/Chart.yaml': 'name: apps\nversion: 0.1.0\n',
    'apps/values.yaml': 'lightdash:\n  tag: 2.80.0\n',
    'apps/templates/bi.yaml': `{{- if .Values.on }}\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata:\n  name: lightdash\nspec:\n  source:\n    repoURL: https://lightdash.github.io/helm-charts\n    chart: lightdash\n    targetRevision: ${revision}\n    helm:\n      valuesObject:\n        image:\n          tag: ${tag}\n{{- end }}\n`,
  });

  it.each<[string, string, string, string, readonly string[]]>([
    ['the tag', '{{ .Values.lightdash.tag }}', '2.9.1', 'apps/templates/bi.yaml:14 unresolved-template', ['tag']],
    [
      'with a function',
      '{{ .Values.bi.lightdashVersion | quote }}',
      '2.9.1',
      'apps/templates/bi.yaml:14 unresolved-template',
      ['lightdashVersion'],
    ],
    [
      "the chart's version",
      '""',
      '{{ $.Values.bi.revision }}',
      'apps/templates/bi.yaml:10 unresolved-template',
      ['revision'],
    ],
    ['neither', '1.2.3', '2.9.1', 'apps/templates/bi.yaml:14 1.2.3', []],
  ])(
    'names the values that make %s, and leaves them to the changed lines',
    async (_, tag, revision, expected, variables) => {
      const { found } = await read(files(tag, revision));
      expect(found.map(showFinding)).toEqual([expected]);
      expect(found[0]?.variables).toEqual(variables);
      expect(found[0]?.understood.map(({ file }) => file)).not.toContain('root.yaml');
      expect(found[0]?.understood.map(({ file }) => file)).not.toContain('apps/values.yaml');
    },
  );
});

describe('links', () => {
  it.each<[string, FilesByPath, readonly unknown[]]>([
    [
      'of every application that leads to a path',
      {
        'lightdash.yaml': `${app('bi', `${GIT}, path: ./apps/bi/, targetRevision: main`)}---\n${app('redis', `${GIT}, path: redis`)}`,
      },
      [
        ['argo-cd:lightdash.yaml#bi', 'https://git.example.com/acme/infra', 'main', 'apps/bi', false],
        ['argo-cd:lightdash.yaml#redis', 'https://git.example.com/acme/infra', null, 'redis', false],
      ],
    ],
    [
      'of several sources, those with a name for files of values among them; not of charts',
      {
        'a.yaml': app('bi', '').replace(
          'source: {}',
          `sources: [{${CHART}}, {${GIT}, ref: values, targetRevision: main}, {${GIT}, path: extra}]`,
        ),
      },
      [
        ['argo-cd:a.yaml#bi', 'https://git.example.com/acme/infra', 'main', '', true],
        ['argo-cd:a.yaml#bi#2', 'https://git.example.com/acme/infra', null, 'extra', true],
      ],
    ],
    [
      'of another application not to the whole of a repository',
      {
        'a.yaml': `${app('redis', '').replace('source: {}', `sources: [{${GIT}, ref: values, targetRevision: v1}]`)}---\n${app('root', `${GIT}, path: ., targetRevision: v1`)}`,
        'lightdash/values.yaml': '',
      },
      [],
    ],
    [
      'of one that deploys the service under another name',
      {
        'a.yaml': app('bi', '').replace(
          'source: {}',
          `sources: [{repoURL: "https://x.y", chart: app, targetRevision: 1.0.0, helm: {valuesObject: {image: {repository: lightdash/lightdash, tag: 1.2.3}}}}, {${GIT}, ref: values}]`,
        ),
      },
      [['argo-cd:a.yaml#bi', 'https://git.example.com/acme/infra', null, '', false]],
    ],
    [
      'of each element of a set',
      {
        's.yaml': set(
          '{list: {elements: [{app: lightdash}, {app: redis}]}}',
          template('{{ .app }}', `${GIT}, path: 'apps/{{ .app }}'`),
        ),
      },
      [
        ['argo-cd:s.yaml#lightdash', 'https://git.example.com/acme/infra', null, 'apps/lightdash', true],
        ['argo-cd:s.yaml#redis', 'https://git.example.com/acme/infra', null, 'apps/redis', false],
      ],
    ],
    [
      'that name the service by their namespace',
      { 'a.yaml': app('bi', `${GIT}, path: bi`, { spec: '  destination: {namespace: lightdash}\n' }) },
      [['argo-cd:a.yaml#bi', 'https://git.example.com/acme/infra', null, 'bi', true]],
    ],
  ])('%s', async (_, files, expected) => {
    const { links } = await read(files);
    expect(
      links.map(({ id, repository, revision, path, namesService }) => [id, repository, revision, path, namesService]),
    ).toEqual(expected);
  });
});

describe('what the reader hands over and never evaluates', () => {
  const LIST = '{list: {elements: [{tag: 1.2.3}]}}';
  const bi = template('bi', tagged('{{ .tag }}'));
  it.each<[string, string, readonly string[]]>([
    ['a plugin', app('bi', `${CHART}, plugin: {env: [{name: ARGS, value: x}]}`), ['argo-cd:a.yaml#bi#plugin']],
    [
      'a choice of files',
      app('bi', `${CHART}, directory: {include: 'a*.yaml'}`),
      ['argo-cd:a.yaml#bi#directory.include'],
    ],
    ['nothing', app('bi', CHART, { spec: '  ignoreDifferences: [{jsonPointers: [/spec/replicas]}]\n' }), []],
    [
      'an exception',
      app('bi', CHART, { spec: '  ignoreDifferences: [{jqPathExpressions: [.spec.image]}]\n' }),
      ['argo-cd:a.yaml#bi#spec.ignoreDifferences'],
    ],
    [
      'an updater, which changes the cluster or commits what is then read',
      app('bi', CHART, { metadata: ', annotations: {argocd-image-updater.argoproj.io/image-list: x}' }),
      [],
    ],
    ['a patch of a set', set(LIST, bi, '  templatePatch: x\n'), ['argo-cd:a.yaml#bi#set']],
    ['how a set is synchronised', set(LIST, bi, '  syncPolicy: {applicationsSync: create-only}\n'), []],
    ['a generator that is not read', set(`{clusters: {}}, ${LIST}`, bi), ['argo-cd:a.yaml#bi~2#set']],
    [
      'a selector within a matrix',
      set(`{matrix: {generators: [${LIST.replace('}}', '}, selector: {}}')}]}}`, bi),
      ['argo-cd:a.yaml#bi#set'],
    ],
    [
      'a revision that elements are read from',
      set('{git: {revision: v1, files: [{path: e.yaml}]}}', bi.replace('{{ .tag }}', '1.2.3')),
      ['argo-cd:a.yaml#bi#set'],
    ],
    [
      'a template of a generator',
      set(`{list: {elements: [{tag: 1.2.3}], template: {spec: {}}}}`, bi),
      ['argo-cd:a.yaml#bi#set'],
    ],
  ])('%s', async (_, text, expected) => {
    const { found } = await read({ 'a.yaml': text });
    expect(found.at(-1)?.secondOrder.map(({ key }) => key)).toEqual(expected);
  });

  it('hands over the components of a folder, and those patches that may touch an image', async () => {
    const patches = '{patch: "- {op: add, path: /spec/replicas}"}, {patch: "spec: {image: x}"}, {path: p.yaml}';
    const { links } = await read({
      'lightdash.yaml': app('bi', `${GIT}, path: k, kustomize: {components: [../c], patches: [${patches}]}`),
      'k/p.yaml': 'metadata: {annotations: {a: b}}\nspec: {template: {spec: {resources: {}}}}\n',
      'c/kustomization.yaml': 'kind: Component\n',
    });
    expect(links[0]?.secondOrder.map(({ key, text }) => [key.split('#').slice(2).join('#'), text])).toEqual([
      ['kustomize.components', '[../c]\n'],
      ['kustomize#patches', 'spec.image: x'],
    ]);
  });
});

describe('images that an application gives to a kustomization', () => {
  it('hands them to the kustomization, and makes its findings their own', async () => {
    const place = { file: 'a.yaml', line: 5, column: 1 };
    const inside = (await read({ 'a.yaml': app('bi', CHART) })).found.map((each) => ({
      ...each,
      id: 'argo-cd:a.yaml#bi#web',
    }));
    vi.mocked(findingsOfKustomization).mockResolvedValueOnce(inside);
    const images = '["lightdash/lightdash=mirror.io/x/lightdash:1.2.3", "redis:7@sha256:ab"]';
    const { found, claimed } = await read({
      'a.yaml': app('bi', `${GIT}, path: lightdash, kustomize: {images: ${images}}`),
      'lightdash/kustomization.yaml': 'resources: [d.yaml]\n',
    });
    expect(found.map(({ id, unit }) => [id, unit])).toEqual([['argo-cd:a.yaml#bi#web', 'argo-cd:a.yaml#bi']]);
    // The kustomization is left to its own reader, and to what the finding says that it builds.
    expect(claimed).toEqual(['a.yaml']);
    const at = (text: string) =>
      expect.objectContaining({ text, place: expect.objectContaining({ file: place.file }) });
    expect(vi.mocked(findingsOfKustomization).mock.lastCall?.slice(1, 4)).toEqual([
      'lightdash',
      { kind: 'argo-cd', id: 'argo-cd:a.yaml#bi', carrier: 'a.yaml' },
      [
        expect.objectContaining({
          name: 'lightdash/lightdash',
          newName: at('mirror.io/x/lightdash'),
          newTag: at('1.2.3'),
          digest: null,
        }),
        expect.objectContaining({ name: 'redis', newName: null, newTag: at('7'), digest: at('sha256:ab') }),
      ],
    ]);
  });

  it.each<[string, string, readonly string[]]>([
    ['lightdash/lightdash:1.2.3', 'of a folder elsewhere', ['a.yaml:5 1.2.3']],
    ['lightdash/lightdash={{ .x }}:{{ .tag }}', 'filled in', ['a.yaml:5 unresolved-template']],
    ['lightdash/lightdash=acme/other:1.2.3', 'another one', ['a.yaml:5 custom-image']],
    ['redis:7', 'of something else', ['a.yaml:5 external-values']],
  ])('%s, %s', async (image, _, expected) => {
    const { found } = await read({
      'a.yaml': app('lightdash', `${GIT}, path: gone, kustomize: {images: ['${image}']}`),
    });
    expect(found.map(showFinding)).toEqual(expected);
  });
});

describe('hostile manifests', () => {
  const items = (name: string, count: number) =>
    `{list: {elements: [${Array.from({ length: count }, (_, i) => `{${name}: x${i}, tag: 2.9.1}`).join(', ')}]}}`;
  const within = (generator: string, levels: number): string =>
    levels === 0 ? generator : `{matrix: {generators: [${within(generator, levels - 1)}]}}`;
  const started = (generators: string) =>
    set(generators, template('{{ .a }}{{ .b }}{{ .c }}', 'chart: lightdash, targetRevision: "{{ .tag }}"'));

  it.each<[string, FilesByPath, RegExp]>([
    [
      'elements that fill in a long template',
      { 's.yaml': set(items('a', 900), template('{{ .a }}', tagged(`{{ .tag }}${' '.repeat(9_000)}`))) },
      /^s\.yaml:7 unresolved-template$/,
    ],
    [
      'a matrix that multiplies',
      { 's.yaml': started(`{matrix: {generators: [${['a', 'b', 'c'].map((name) => items(name, 300)).join(', ')}]}}`) },
      /unresolved-template/,
    ],
    ['a matrix of matrices', { 's.yaml': started(within(items('a', 2), 50)) }, /unresolved-template/],
    [
      'an application that renders itself',
      { 'lightdash/a.yaml': app('bi', 'repoURL: x, path: lightdash, helm: {valueFiles: [a.yaml]}') },
      /^$/,
    ],
    [
      'very many files of values',
      {
        'a.yaml': app('bi', `${CHART}, helm: {valueFiles: [${'/v.yaml, '.repeat(5_000)}]}`),
        'v.yaml': 'image: {tag: 1.2.3}\n',
      },
      /external-values/,
    ],
    [
      'parameters at no place in a list',
      { 'a.yaml': app('lightdash', `${CHART}, helm: {parameters: [{name: "a[999999999]", value: b}]}`) },
      /unparseable/,
    ],
    ['a path out of the repository', { 'a.yaml': app('lightdash', 'repoURL: x, path: ../../etc') }, /external-values/],
  ])('%s', async (_, files, expected) => {
    const { found } = await read(files);
    expect(found.map(showFinding).join('\n')).toMatch(expected);
  });
});
