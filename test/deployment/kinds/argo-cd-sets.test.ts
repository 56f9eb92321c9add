import { describe, expect, it } from 'vitest';
import { argoCd } from '../../../src/deployment/kinds/argo-cd/reader.ts';
import { compare, show } from '../../support/comparison.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type FilesByPath = Readonly<Record<string, string>>;

const indent = (lines: readonly string[], by: number) => lines.map((line) => `${' '.repeat(by)}${line}\n`).join('');

/** A set whose generators start on line 7 (line 6 with the older templates). */
function set(generators: readonly string[], source: readonly string[], { isOld = false, name = '', more = [''] } = {}) {
  const fill = isOld ? 'bi-{{env}}' : 'bi-{{ .env }}';
  return `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: bi, namespace: argocd}\nspec:\n${
    isOld ? '' : '  goTemplate: true\n'
  }  generators:\n${indent(generators, 2)}  template:\n    metadata: {name: '${name || fill}'}\n    spec:\n      source:\n${indent(source, 8)}${indent(
    more.filter((line) => line !== ''),
    2,
  )}`;
}

const CHART = ['chart: lightdash', 'repoURL: https://lightdash.github.io/helm-charts'];
const GIT = 'repoURL: https://git.example.com/acme/infra';
const REVISION = [...CHART, "targetRevision: '{{ .revision }}'"];
const TAG = [...CHART, 'targetRevision: 2.9.1', 'helm: {parameters: [{name: image.tag, value: "{{ .tag }}"}]}'];

const LIST = (...elements: string[]) => ['- list:', '    elements:', ...elements.map((element) => `    - ${element}`)];

async function shown(files: FilesByPath): Promise<string[]> {
  return (await readingOf(argoCd, files)).found.map(showFinding);
}

describe('application sets of Argo CD', () => {
  it.each<[string, FilesByPath, readonly string[]]>([
    [
      'a list, each element with its revision',
      { 's.yaml': set(LIST('{env: prod, revision: 2.9.1}', '{env: dev, revision: 2.16.101}'), REVISION) },
      ['s.yaml:9 chart 2.9.1', 's.yaml:10 chart 2.16.101'],
    ],
    [
      'a list, each element with its tag',
      { 's.yaml': set(LIST('{env: prod, tag: 1.2.3}', '{env: dev, tag: 1.3.0}'), TAG) },
      ['s.yaml:9 1.2.3', 's.yaml:10 1.3.0'],
    ],
    [
      'the older templates',
      {
        's.yaml': set(
          LIST('{env: prod, "values": {tag: 1.2.3}}'),
          [...CHART, 'targetRevision: 2.9.1', 'helm:', '  values: |', '    image:', '      tag: {{values.tag}}'],
          { isOld: true },
        ),
      },
      ['s.yaml:8 1.2.3'],
    ],
    [
      'a tag in quotes within a text, and one in an object',
      {
        's.yaml': set(LIST('{env: prod, tag: 1.2.3}'), [
          ...CHART,
          'targetRevision: 2.9.1',
          'helm:',
          '  valuesObject:',
          '    image:',
          "      tag: '{{ .tag }}'",
        ]),
      },
      ['s.yaml:9 1.2.3'],
    ],
    [
      'a tag that all elements share',
      {
        's.yaml': set(LIST('{env: prod}', '{env: dev}'), [
          ...CHART,
          'targetRevision: 2.9.1',
          'helm: {values: "image: {tag: 1.2.3}"}',
        ]),
      },
      ['s.yaml:18 1.2.3', 's.yaml:18 1.2.3'],
    ],
    [
      'a tag that is partly the template',
      {
        's.yaml': set(
          LIST('{env: prod, minor: 2}'),
          TAG.map((line) => line.replace('{{ .tag }}', '1.{{ .minor }}.3')),
        ),
      },
      ['s.yaml:9 1.2.3'],
    ],
    [
      'a parameter that no element has',
      { 's.yaml': set(LIST('{env: prod}'), REVISION) },
      ['s.yaml:16 unresolved-template'],
    ],
    [
      'a parameter that is none',
      { 's.yaml': set(LIST('{env: prod, revision: ~}'), REVISION) },
      ['s.yaml:16 unresolved-template'],
    ],
    ['a number', { 's.yaml': set(LIST('{env: prod, tag: 1.10}'), TAG) }, ['s.yaml:9 moving-tag']],
    [
      'a parameter with signs of YAML in it',
      { 's.yaml': set(LIST('{env: prod, tag: "1.2.3}]} # "}'), TAG) },
      ['s.yaml:17 unresolved-template'],
    ],
    [
      'a function',
      {
        's.yaml': set(
          LIST('{env: prod, tag: 1.2.3}'),
          TAG.map((line) => line.replace('.tag }}', '.tag | trim }}')),
        ),
      },
      ['s.yaml:17 unresolved-template'],
    ],
    [
      'a condition within the values',
      {
        's.yaml': set(LIST('{env: prod}'), [
          ...CHART,
          'targetRevision: 2.9.1',
          'helm:',
          '  values: |',
          '    {{- if eq .env "prod" }}',
          '    image:',
          '      tag: 1.2.3',
          '    {{- end }}',
        ]),
      },
      ['s.yaml:19 unresolved-template'],
    ],
    [
      'a function in a scalar that does not matter',
      {
        's.yaml': set(LIST('{env: prod, tag: 1.2.3}'), [
          ...CHART,
          'targetRevision: 2.9.1',
          'helm:',
          '  releaseName: "{{ .env | upper }}"',
          '  valuesObject: {image: {tag: "{{ .tag }}"}, configMap: {SITE_URL: "{{ .url | lower }}"}}',
        ]),
      },
      ['s.yaml:9 1.2.3'],
    ],
    [
      'clusters, with a tag that stands there',
      {
        's.yaml': set(
          ['- clusters: {}'],
          [...CHART, 'targetRevision: 2.9.1', 'helm: {values: "image: {tag: 1.2.3}"}'],
          { name: '{{ .name }}-bi' },
        ),
      },
      ['s.yaml:15 1.2.3'],
    ],
    ['clusters, with one of theirs', { 's.yaml': set(['- clusters: {}'], TAG) }, ['s.yaml:15 unresolved-template']],
    [
      'clusters with values of their own',
      {
        's.yaml': set(
          ['- clusters:', '    selector: {matchLabels: {env: prod}}', '    values: {tag: 1.2.3}'],
          TAG.map((line) => line.replace('{{ .tag', '{{ .values.tag')),
        ),
      },
      ['s.yaml:17 unresolved-template'],
    ],
    [
      'a matrix of lists',
      {
        's.yaml': set(
          [
            '- matrix:',
            '    generators:',
            '    - list: {elements: [{env: prod, tag: 1.2.3}, {env: dev, tag: 1.3.0}]}',
            '    - list: {elements: [{region: eu}, {region: us}]}',
          ],
          TAG,
          { name: 'bi-{{ .env }}-{{ .region }}' },
        ),
      },
      ['s.yaml:18 unresolved-template'],
    ],
    [
      'a merge of lists',
      {
        's.yaml': set(
          [
            '- merge:',
            '    mergeKeys: [env]',
            '    generators:',
            '    - list: {elements: [{env: prod, tag: 1.2.3}, {env: dev, tag: 1.2.4}]}',
            '    - list:',
            '        elements: [{env: dev, tag: 1.3.0}, {env: other, tag: 1.4.0}]',
          ],
          TAG,
        ),
      },
      ['s.yaml:20 unresolved-template'],
    ],
    [
      'files of the repository',
      {
        's.yaml': set(
          [`- git: {${GIT}, files: [{path: "envs/**/config.yaml"}]}`],
          TAG.map((line) => line.replace('{{ .tag', '{{ .bi.tag')),
          {
            name: 'bi-{{ .path.basename }}',
          },
        ),
        'envs/prod/config.yaml': 'bi:\n  tag: 1.2.3\n',
        'envs/dev/config.yaml': 'bi: {tag: 1.3.0}\n',
        'envs/dev/other.yaml': 'bi: {tag: 1.4.0}\n',
      },
      ['s.yaml:15 unresolved-template'],
    ],
    [
      'folders of the repository',
      {
        's.yaml': set([`- git: {${GIT}, directories: [{path: "envs/*"}]}`], TAG),
        'envs/prod/bi.yaml': 'tag: 1.2.3\n',
      },
      ['s.yaml:15 unresolved-template'],
    ],
    [
      'images of a kustomization',
      {
        's.yaml': set(LIST('{env: prod, tag: 1.2.3}', '{env: dev}'), [
          'path: k/{{ .env }}',
          GIT,
          'kustomize: {images: ["lightdash/lightdash:{{ .tag }}"]}',
        ]),
      },
      ['s.yaml:9 1.2.3', 's.yaml:17 unresolved-template'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    [
      'elements that Helm fills in',
      set(['- list:', '    elements: {{ toJson .Values.envs }}'], TAG),
      ['s.yaml:16 unresolved-template'],
    ],
    ['a list that Helm fills in', set(['- list: {{ toJson .Values.list }}'], TAG), ['s.yaml:15 unresolved-template']],
    ['a generator that Helm fills in', set(['- {{ toJson .Values.list }}'], TAG), ['s.yaml:15 unresolved-template']],
    [
      'a merge that Helm fills in',
      set(['- merge: {mergeKeys: [env], generators: {{ toJson .Values.list }}}'], TAG),
      ['s.yaml:15 unresolved-template'],
    ],
    [
      'generators that Helm fills in',
      set(['{{- toYaml .Values.generators | nindent 2 }}'], TAG),
      ['s.yaml:15 unresolved-template'],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await shown({ 's.yaml': text })).toEqual(expected);
  });
});

it.each<[string, readonly string[], string, number]>([
  ['values of clusters', ['- clusters:', '    values: {tag: 2.80.0}'], '.values.tag', 8],
  [
    'a list in a merge',
    ['- merge:', '    mergeKeys: [env]', '    generators: [{list: {elements: [{env: prod, tag: 2.80.0}]}}]'],
    '.tag',
    9,
  ],
  ['a list in a matrix', ['- matrix:', '    generators: [{list: {elements: [{env: prod, tag: 2.80.0}]}}]'], '.tag', 8],
  ['values of a file', [`- git: {${GIT}, files: [{path: envs.yaml}], values: {tag: 2.80.0}}`], '.values.tag', 7],
])('leaves a version in what is not read to the changed lines: %s', async (_, generators, name, line) => {
  const text = set(
    generators,
    TAG.map((each) => each.replace('.tag', name)),
  );
  const files = (tag: string) => ({ 's.yaml': text.replace('2.80.0', tag), 'envs.yaml': 'env: prod\n' });
  const changes = await compare(files('2.80.0'), files('2.90.0'));
  expect(changes.map(show)).toContain(`s.yaml:${line} upgrade 2.80.0 → 2.90.0`);
});

it('leaves a version in the files of a generator to the changed lines', async () => {
  const files = (tag: string) => ({
    's.yaml': set([`- git: {${GIT}, files: [{path: envs/*.yaml}]}`], TAG),
    'envs/prod.yaml': `env: prod\ntag: ${tag}\n`,
  });
  const changes = (await compare(files('2.80.0'), files('2.90.0'))).map(show);
  expect(changes).toContain('envs/prod.yaml:2 upgrade 2.80.0 → 2.90.0');
});

it('leaves the folders of the repository to the readers of what lies there', async () => {
  const files = (tag: string, url: string) => ({
    's.yaml': set(
      [`- git: {${GIT}, directories: [{path: apps/*}]}`],
      ["path: '{{ .path.path }}'", GIT, 'helm: {valueFiles: ["../../envs/{{ .path.basename }}.yaml"]}'],
      { name: '{{ .path.basename }}' },
    ),
    'apps/bi/Chart.yaml':
      'apiVersion: v2\nname: bi\nversion: 0.1.0\ndependencies:\n- {name: lightdash, version: 2.16.101, repository: "https://lightdash.github.io/helm-charts"}\n',
    'apps/redis/Chart.yaml': 'apiVersion: v2\nname: redis\nversion: 0.1.0\n',
    'envs/bi.yaml': `lightdash: {image: {tag: ${tag}}, configMap: {SITE_URL: ${url}}}\n`,
  });
  const changes = async (tag: string, url: string) => (await compare(files('2.80.0', 'a'), files(tag, url))).map(show);
  expect((await changes('2.90.0', 'a')).join('\n')).toContain('envs/bi.yaml:1 upgrade 2.80.0 → 2.90.0');
  expect(await changes('2.80.0', 'b')).toEqual([expect.stringContaining('unchanged')]);
});
