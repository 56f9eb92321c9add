import { describe, expect, it } from 'vitest';
import { argoCd } from '../../../src/deployment/kinds/argo-cd/reader.ts';
import { compare, show } from '../../support/comparison.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type FilesByPath = Readonly<Record<string, string>>;

/** Lines of an application's `spec`, which starts on line 4. */
function app(spec: readonly string[], name = 'bi'): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec:\n${spec.map((line) => `  ${line}\n`).join('')}`;
}

const REPOSITORY = 'repoURL: https://lightdash.github.io/helm-charts';
const GIT = 'repoURL: https://git.example.com/acme/infra';

/** An application with the service's chart: `chart` is on line 6, `targetRevision` on line 8, what follows on line 9. */
function chartApp(...more: string[]): string {
  return revisionApp('2.9.1', ...more);
}

function revisionApp(revision: string, ...more: string[]): string {
  const source = ['chart: lightdash', REPOSITORY, `targetRevision: ${revision}`, ...more];
  return app(['source:', ...source.map((line) => `  ${line}`)]);
}

/** An application that renders a folder, on line 6; what follows stands from line 8 on. */
function pathApp(path: string, ...more: string[]): string {
  return app(['source:', ...[`path: ${path}`, GIT, ...more].map((line) => `  ${line}`)]);
}

/** An application of the service's chart with a source beside it: `helm` is on line 9. */
function multiApp(helm: string, other: string): string {
  const chart = ['- chart: lightdash', `  ${REPOSITORY}`, '  targetRevision: 2.9.1', `  helm: ${helm}`];
  return app(['sources:', ...chart, `- ${other}`]);
}

const UMBRELLA =
  'apiVersion: v2\nname: bi\ndependencies:\n- {name: lightdash, version: 2.9.1, repository: "https://lightdash.github.io/helm-charts"}\n';

async function shown(files: FilesByPath): Promise<string[]> {
  return (await readingOf(argoCd, files)).found.map(showFinding);
}

describe('applications of Argo CD', () => {
  it.each<[string, FilesByPath, readonly string[]]>([
    ['the appVersion of the chart', { 'a.yaml': chartApp() }, ['a.yaml:8 chart 2.9.1']],
    ['a leading v', { 'a.yaml': revisionApp('v2.9.1') }, ['a.yaml:8 chart 2.9.1']],
    ['a range', { 'a.yaml': revisionApp('2.*') }, ['a.yaml:8 chart-range']],
    ['the newest', { 'a.yaml': revisionApp('HEAD') }, ['a.yaml:8 chart-range']],
    ['nothing in quotes', { 'a.yaml': revisionApp('""') }, ['a.yaml:8 chart-range']],
    ['no revision', { 'a.yaml': chartApp().replace(/ +targetRevision.*\n/, '') }, ['a.yaml:6 chart-unpinned']],
    ['an unpublished chart', { 'a.yaml': revisionApp('2.10.117') }, ['a.yaml:8 chart 2.10.117']],
    ['a chart too old', { 'a.yaml': revisionApp('0.3.9') }, ['a.yaml:8 chart 0.3.9']],
    [
      'values as a text',
      { 'a.yaml': chartApp('helm:', '  values: |', '    a: b', '    image:', '      tag: 1.2.3') },
      ['a.yaml:13 1.2.3'],
    ],
    ['values in quotes', { 'a.yaml': chartApp('helm:', '  values: "image: {tag: 1.2.3}"') }, ['a.yaml:10 1.2.3']],
    [
      'values as an object, beside which the text does not count',
      {
        'a.yaml': chartApp('helm:', '  values: "image: {tag: 1.0.0}"', '  valuesObject:', '    image: {tag: 1.2.3}'),
      },
      ['a.yaml:12 1.2.3'],
    ],
    [
      'the same where the object has no tag',
      { 'a.yaml': chartApp('helm:', '  values: "image: {tag: 1.0.0}"', '  valuesObject:', '    a: b') },
      ['a.yaml:8 chart 2.9.1'],
    ],
    [
      'parameters over values',
      {
        'a.yaml': chartApp(
          'helm:',
          '  valuesObject: {image: {tag: 1.0.0}}',
          '  parameters:',
          '  - name: image.tag',
          '    value: 1.2.3',
        ),
      },
      ['a.yaml:13 1.2.3'],
    ],
    [
      'the last of several parameters',
      {
        'a.yaml': chartApp(
          'helm:',
          '  parameters:',
          '  - {name: image.tag, value: 1.0.0}',
          '  - {name: image.tag, value: 1.2.3}',
        ),
      },
      ['a.yaml:12 1.2.3'],
    ],
    [
      'a parameter that empties the tag',
      {
        'a.yaml': chartApp(
          'helm:',
          '  values: "image: {tag: 1.0.0}"',
          '  parameters:',
          '  - {name: image.tag, value: ""}',
        ),
      },
      ['a.yaml:8 chart 2.9.1'],
    ],
    [
      'a parameter from a file',
      {
        'a.yaml': chartApp(
          'helm:',
          '  values: "image: {tag: 1.0.0}"',
          '  fileParameters:',
          '  - {name: image.tag, path: tag.txt}',
        ),
      },
      ['a.yaml:12 external-values'],
    ],
    [
      'one that is not of the image',
      {
        'a.yaml': chartApp(
          'helm:',
          '  values: "image: {tag: 1.0.0}"',
          '  fileParameters:',
          '  - {name: secrets.A, path: a.txt}',
        ),
      },
      ['a.yaml:10 1.0.0'],
    ],
    [
      "one of Argo CD's own variables",
      { 'a.yaml': chartApp('helm:', '  parameters:', '  - {name: image.tag, value: $ARGOCD_APP_REVISION}') },
      ['a.yaml:11 unresolved-template'],
    ],
    [
      'values that cannot be parsed',
      { 'a.yaml': chartApp('helm:', '  values: |', '    image: {tag: 1.0.0', '    b: c') },
      ['a.yaml:12 unparseable'],
    ],
    [
      'an OCI registry',
      { 'a.yaml': app(['source: {chart: acme/lightdash, repoURL: ghcr.io, targetRevision: 2.9.1}']) },
      ['a.yaml:5 chart 2.9.1'],
    ],
    [
      'the address of an OCI artifact',
      { 'a.yaml': app(['source:', '  path: .', '  repoURL: oci://ghcr.io/acme/lightdash', '  targetRevision: 2.9.1']) },
      ['a.yaml:8 chart 2.9.1'],
    ],
    [
      "the maker's own git repository",
      {
        'a.yaml': app([
          'source:',
          '  path: charts/lightdash',
          '  repoURL: https://github.com/lightdash/helm-charts.git',
          '  targetRevision: lightdash-2.9.1',
        ]),
      },
      ['a.yaml:8 chart 2.9.1'],
    ],
    [
      'a branch of it',
      {
        'a.yaml': app([
          'source:',
          '  path: charts/lightdash',
          '  repoURL: https://github.com/lightdash/helm-charts',
          '  targetRevision: main',
        ]),
      },
      ['a.yaml:8 chart-range'],
    ],
    [
      'another chart',
      { 'lightdash/a.yaml': app(['source: {chart: redis, repoURL: https://x.y, targetRevision: 1.0.0}']) },
      [],
    ],
    [
      'another chart with an image of the service',
      {
        'a.yaml': app([
          'source:',
          '  chart: app-template',
          '  repoURL: https://bjw-s.github.io/helm-charts',
          '  targetRevision: 3.1.0',
          '  helm:',
          '    valuesObject:',
          '      controllers: {main: {containers: {main: {image: {repository: lightdash/lightdash, tag: 1.2.3}}}}}',
        ]),
      },
      ['a.yaml:11 1.2.3'],
    ],
    [
      'a list of applications',
      { 'a.yaml': list(chartApp('helm: {values: "image: {tag: 1.2.3}"}')) },
      ['a.yaml:12 1.2.3'],
    ],
    [
      'an application among other documents',
      { 'a.yaml': `kind: Namespace\nmetadata: {name: bi}\n---\n${chartApp()}` },
      ['a.yaml:11 chart 2.9.1'],
    ],
    ['JSON', { 'a.json': json('2.9.1') }, ['a.json:1 chart 2.9.1']],
    [
      'an application under the name of the service from another repository',
      { 'a.yaml': app(['source:', '  path: lightdash', `  ${GIT}`, '  targetRevision: HEAD'], 'lightdash') },
      ['a.yaml:6 external-values'],
    ],
    [
      'the database beside it',
      { 'a.yaml': app(['source:', '  path: lightdash', `  ${GIT}`, '  targetRevision: HEAD'], 'lightdash-postgresql') },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each<[string, FilesByPath, readonly string[]]>([
    [
      'an umbrella chart',
      { 'a.yaml': pathApp('bi'), 'bi/Chart.yaml': UMBRELLA, 'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n' },
      ['bi/values.yaml:1 1.2.3'],
    ],
    ['one without a tag', { 'a.yaml': pathApp('./bi/'), 'bi/Chart.yaml': UMBRELLA }, ['bi/Chart.yaml:4 chart 2.9.1']],
    [
      'a parameter over it',
      {
        'a.yaml': pathApp('bi', 'helm:', '  parameters:', '  - {name: lightdash.image.tag, value: 1.3.0}'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
      },
      ['a.yaml:10 1.3.0'],
    ],
    [
      'a parameter of an application that does not name the service',
      {
        'a.yaml': pathApp('charts/own', 'helm:', '  parameters:', '  - {name: image.tag, value: 1.3.0}'),
        'charts/own/Chart.yaml': 'name: own\nversion: 0.1.0\n',
        'charts/own/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.3}\n',
      },
      ['a.yaml:10 1.3.0'],
    ],
    [
      'files of values, the last of which wins',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: [values.yaml, one.yaml, /envs/two.yaml]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
        'bi/one.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
        'envs/two.yaml': 'lightdash: {image: {tag: 1.2.0}}\n',
      },
      ['envs/two.yaml:1 1.2.0'],
    ],
    ...['{a,b}', '[ab]', '*'].map((names): [string, FilesByPath, readonly string[]] => [
      `wildcards that are not read, which may mean any file: ${names}`,
      {
        'a.yaml': pathApp('bi', 'helm:', '  ignoreMissingValueFiles: true', `  valueFiles: ["values-${names}.yaml"]`),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
      },
      ['a.yaml:10 external-values'],
    ]),
    [
      'files named after environments that a template stands for, none of which decides',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: [values.yaml, "values-{{ .Values.name }}.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
        'bi/values-dev.yaml': '',
        'bi/values-prod.yaml': 'lightdash: {replicaCount: 2}\n',
      },
      ['bi/values.yaml:1 1.0.0', 'bi/values.yaml:1 1.0.0'],
    ],
    [
      'files named after environments, each with its tag, or with that of all',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: [values.yaml, "/envs/{{env}}/bi.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
        'envs/dev/bi.yaml': 'lightdash: {image: {tag: 1.2.0}}\n',
        'envs/eu/prod/bi.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
        'envs/staging/bi.yaml': '{}\n',
        'envs/staging/other.yaml': 'lightdash: {image: {tag: 9.9.9}}\n',
      },
      ['envs/dev/bi.yaml:1 1.2.0', 'envs/eu/prod/bi.yaml:1 1.1.0', 'bi/values.yaml:1 1.0.0'],
    ],
    [
      'an environment is one that has all of the files',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: ["values-{{ .env }}.yaml", "secrets://more-{{ .env }}.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values-dev.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
        'bi/values-prod.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
        'bi/more-prod.yaml': '{}\n',
      },
      ['bi/values-prod.yaml:1 1.1.0'],
    ],
    [
      'where a file may be missing, the values without it are those of one more environment',
      {
        'a.yaml': pathApp('bi', 'helm:', '  ignoreMissingValueFiles: true', '  valueFiles: ["values-{{ .env }}.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
        'bi/values-dev.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
      },
      ['bi/values-dev.yaml:1 1.1.0', 'bi/values.yaml:1 1.0.0'],
    ],
    ...[
      '{{ .env }}.yaml',
      'values-{{ .env }}-{{ .env }}.yaml',
      'values-{{ .env }}-{{ .region }}.yaml',

      'values-{{ .env }}.yaml, v-{{ .region }}.yaml',
      'gone-{{ .env }}.yaml',
    ].map((names): [string, FilesByPath, readonly string[]] => [
      `templates that files cannot be told by: ${names}`,
      {
        'a.yaml': pathApp('bi', 'helm:', `  valueFiles: [${names.split(', ').map((name) => `"${name}"`)}]`),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values-dev.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
        'bi/v-dev.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
      },
      [`a.yaml:9 unresolved-template`],
    ]),
    [
      'files named after clusters of several environments',
      {
        'a.yaml': pathApp(
          'bi',
          'helm:',
          '  valueFiles: ["/envs/{{ .env }}/all.yaml", "/envs/{{ .env }}/{{ .cluster }}/bi.yaml"]',
        ),
        'bi/Chart.yaml': UMBRELLA,
        'envs/dev/all.yaml': 'lightdash: {image: {tag: 1.2.0}}\n',
        'envs/dev/a/bi.yaml': 'lightdash: {image: {tag: 1.3.0}}\n',
        'envs/dev/b/bi.yaml': '{}\n',
        'envs/gone/a/bi.yaml': 'lightdash: {image: {tag: 9.9.9}}\n',
      },
      ['envs/dev/a/bi.yaml:1 1.3.0', 'envs/dev/all.yaml:1 1.2.0'],
    ],
    [
      'a file whose name would be more than a word of YAML',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: ["values-{{ .env }}.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values-dev.yaml': 'lightdash: {image: {tag: 1.1.0}}\n',
        'bi/values-a", "b.yaml': '{}\n',
      },
      ['a.yaml:9 unresolved-template'],
    ],
    [
      'files named after environments of an application of the published chart',
      {
        'a.yaml': multiApp(
          '{valueFiles: ["$values/envs/{{ .env }}.yaml"]}',
          `{${GIT}, targetRevision: HEAD, ref: values}`,
        ),
        'envs/dev.yaml': 'image: {tag: 1.2.0}\n',
        'envs/prod.yaml': 'image: {tag: 1.1.0}\n',
      },
      ['envs/dev.yaml:1 1.2.0', 'envs/prod.yaml:1 1.1.0'],
    ],
    [
      'a file that is not there',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: [gone.yaml]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
      },
      ['a.yaml:9 external-values'],
    ],
    [
      'one that may be missing',
      {
        'a.yaml': pathApp('bi', 'helm:', '  ignoreMissingValueFiles: true', '  valueFiles: [gone.yaml]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
      },
      ['bi/values.yaml:1 1.0.0'],
    ],
    [
      'one from elsewhere',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: [values.yaml, "https://example.com/v.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
      },
      ['a.yaml:9 external-values'],
    ],
    [
      'one from elsewhere below the one with the tag',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: ["https://example.com/v.yaml", prod.yaml]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/prod.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
      },
      ['bi/prod.yaml:1 1.0.0'],
    ],
    [
      'an encrypted one',
      {
        'a.yaml': pathApp('bi', 'helm:', '  valueFiles: [values.yaml, "secrets://secrets.yaml"]'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.0.0}}\n',
        'bi/secrets.yaml': 'lightdash: {secrets: {A: "ENC[x]"}}\nsops: {}\n',
      },
      ['bi/values.yaml:1 1.0.0'],
    ],
    [
      'overrides beside the chart, that of the application first',
      {
        'a.yaml': pathApp('bi', 'helm:', '  parameters:', '  - {name: lightdash.image.tag, value: 1.0.0}'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/.argocd-source.yaml': 'helm:\n  parameters:\n  - {name: lightdash.image.tag, value: 1.1.0}\n',
        'bi/.argocd-source-bi.yaml':
          'helm:\n  parameters:\n  - name: lightdash.image.tag\n    value: 1.2.0\n    forcestring: true\n',
      },
      ['bi/.argocd-source-bi.yaml:4 1.2.0'],
    ],
    [
      'an override that cannot be parsed',
      {
        'a.yaml': pathApp('bi', 'helm:', '  parameters:', '  - {name: lightdash.image.tag, value: 1.0.0}'),
        'bi/Chart.yaml': UMBRELLA,
        'bi/.argocd-source.yaml': 'helm:\n  parameters: [{\n',
      },
      ['bi/.argocd-source.yaml:3 unparseable'],
    ],
    [
      'values from a second source',
      {
        'a.yaml': multiApp('{valueFiles: ["$values/envs/prod.yaml"]}', `{${GIT}, targetRevision: HEAD, ref: values}`),
        'envs/prod.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['envs/prod.yaml:1 1.2.3'],
    ],
    [
      'the same from another repository',
      {
        'a.yaml': multiApp(
          '{ignoreMissingValueFiles: true, valueFiles: ["$values/envs/prod.yaml"]}',
          `{${GIT}, targetRevision: HEAD, ref: values}`,
        ),
      },
      ['a.yaml:9 external-values'],
    ],
    [
      'a file of a source without that name',
      {
        'a.yaml': multiApp('{valueFiles: ["$other/envs/prod.yaml"]}', `{${GIT}, ref: values}`),
        'envs/prod.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['a.yaml:9 external-values'],
    ],
    [
      'two charts in one application, which are upgraded as one',
      {
        'a.yaml': app([
          'sources:',
          `- {chart: lightdash, ${REPOSITORY}, targetRevision: 2.9.1}`,
          `- {chart: lightdash, ${REPOSITORY}, targetRevision: 2.16.101}`,
        ]),
      },
      ['a.yaml:6 chart 2.9.1', 'a.yaml:7 chart 2.16.101'],
    ],
    [
      'another image in its place',
      { 'a.yaml': pathApp('k', 'kustomize: {images: ["lightdash/lightdash=acme/bi:1.2.3"]}') },
      ['a.yaml:8 custom-image'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });
});

describe('applications in the templates of a chart', () => {
  const templated = (...lines: string[]) => ({
    'apps/Chart.yaml': 'name: apps\nversion: 0.1.0\n',
    'apps/templates/lightdash.yaml': `{{- if .Values.lightdash }}\n${app(lines, 'lightdash')}  destination:\n    server: {{ .Values.server }}\n{{- end }}\n`,
  });
  const ofChart = (...more: string[]) =>
    templated('source:', '  chart: lightdash', `  ${REPOSITORY}`, '  targetRevision: 2.9.1', ...more);
  const at = 'apps/templates/lightdash.yaml';

  it.each<[string, FilesByPath, readonly string[]]>([
    ['a chart that stands there', ofChart(), [`${at}:9 chart 2.9.1`]],
    [
      'a revision that does not',
      templated('source:', '  chart: lightdash', `  ${REPOSITORY}`, '  targetRevision: {{ .Values.revision }}'),
      [`${at}:9 unresolved-template`],
    ],
    [
      'a chart that does not',
      templated('source:', '  chart: "{{ .Values.chart }}"', `  ${REPOSITORY}`, '  targetRevision: 2.9.1'),
      [`${at}:7 unresolved-template`],
    ],
    [
      'a tag that does not',
      ofChart('  helm:', '    parameters:', '    - name: image.tag', '      value: {{ .Values.tag | quote }}'),
      [`${at}:13 unresolved-template`],
    ],
    [
      'a tag that does, beside other templates',
      templated(
        'source:',
        '  chart: lightdash',
        `  ${REPOSITORY}`,
        '  targetRevision: {{ .Values.revision }}',
        '  helm:',
        '    values: |',
        '      image:',
        '        tag: 1.2.3',
        '      configMap:',
        '        SITE_URL: {{ .Values.url }}',
      ),
      [`${at}:13 1.2.3`],
    ],
    [
      'members that are filled in over the tag',
      ofChart(
        '  helm:',
        '    values: |',
        '      image:',
        '        tag: 1.2.3',
        '      {{- toYaml .Values.lightdash | nindent 6 }}',
      ),
      [`${at}:14 unresolved-template`],
    ],
    [
      'members at the end of the source',
      ofChart('  {{- with .Values.helm }}', '  helm: {{ toYaml . | nindent 4 }}', '  {{- end }}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'all of the source',
      templated('source:', '  {{- toYaml .Values.source | nindent 4 }}', 'project: default'),
      [`${at}:7 unresolved-template`],
    ],
    [
      'the parameters by one template',
      ofChart('  helm: {parameters: {{ toJson .Values.parameters }}}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'the parameters by a helper',
      ofChart('  helm: {parameters: {{ include "apps.parameters" . }}}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'a member under a condition that ends on its line',
      ofChart('  {{ if .Values.x }}helm: x{{ end }}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'the files of values by one template',
      ofChart('  helm: {valueFiles: {{ toJson .Values.files }}}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'the values by one template',
      ofChart('  helm: {values: {{ toYaml .Values.values | quote }}}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'the object of values by one template',
      ofChart('  helm: {valuesObject: {{ toJson .Values.values }}}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'what is for Helm by one template',
      ofChart('  helm: {{ toJson .Values.helm }}'),
      [`${at}:10 unresolved-template`],
    ],
    [
      'a section of values under a name of its own',
      {
        ...templated(
          'source:',
          '  path: bi',
          `  ${GIT}`,
          '  helm:',
          '    values: |',
          '      bi: {{ toJson .Values.bi }}',
          '      replicas: {{ .Values.replicas }}',
        ),
        'bi/Chart.yaml': UMBRELLA.replace('version: 2.9.1', 'alias: bi, version: 2.9.1'),
      },
      [`${at}:11 unresolved-template`],
    ],
    ['the source by one template', templated('source: {{ toJson .Values.source }}'), [`${at}:6 unresolved-template`]],
    [
      'the sources by one template',
      templated('sources: {{ toJson .Values.sources }}'),
      [`${at}:6 unresolved-template`],
    ],
    [
      'an image that is filled in as a whole',
      ofChart('  helm:', '    values: |', '      image: {{ .Values.image | toJson }}'),
      [`${at}:12 unresolved-template`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });
});

describe('ordinary changes around an application', () => {
  const TAG = 'helm: {valuesObject: {image: {tag: 2.80.0}}}';
  const spec = (...lines: string[]) => chartApp(TAG) + lines.map((line) => `  ${line}\n`).join('');
  const WORKLOAD =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: analytics}\nspec: {template: {spec: {containers: [{name: web, image: "lightdash/lightdash:2.80.0"}]}}}\n';
  const patched = (...patches: string[]) => ({
    'k/kustomization.yaml': 'resources: [d.yaml]\n',
    'k/d.yaml': WORKLOAD,
    'a.yaml': pathApp(
      'k',
      'kustomize:',
      '  patches:',
      ...patches.map((each) => `  - {target: {name: analytics}, patch: '${each}'}`),
    ),
  });
  const operation = (path: string, value: string) => `[{op: replace, path: ${path}, value: ${value}}]`;
  const others = (revision: string) => ({
    'a.yaml': chartApp(TAG),
    'redis.yaml': app(['sources:', `- {${GIT}, ref: values, targetRevision: ${revision}}`], 'redis'),
    'root.yaml': app([`source: {${GIT}, path: ., targetRevision: ${revision}}`], 'root'),
  });
  const companion = (name: string, revision: string) => ({
    'a.yaml': chartApp(TAG),
    'b.yaml': app([`source: {${GIT}, path: lightdash, targetRevision: ${revision}}`], name),
  });

  it.each<[string, FilesByPath, FilesByPath]>([
    [
      'its destination, project and policy',
      { 'a.yaml': spec('project: default', 'destination: {namespace: bi, name: a}', 'syncPolicy: {automated: {}}') },
      { 'a.yaml': spec('project: data', 'destination: {namespace: bi, name: b}', 'syncPolicy: {retry: {limit: 3}}') },
    ],
    [
      'what of its differences is ignored',
      { 'a.yaml': spec('ignoreDifferences: [{jqPathExpressions: [.spec.template.metadata]}]') },
      { 'a.yaml': spec('ignoreDifferences: [{jqPathExpressions: [.spec.replicas]}]') },
    ],
    [
      'a patch of replicas',
      patched(operation('/spec/replicas', '1'), 'spec: {template: {spec: {containers: [{image: x}]}}}'),
      patched(operation('/spec/replicas', '2'), 'spec: {template: {spec: {containers: [{image: x}]}}}'),
    ],
    [
      'a patch of annotations, and one of resources',
      patched(
        'metadata: {annotations: {a: b}}',
        'spec: {template: {spec: {containers: [{name: web, resources: {}}]}}}',
      ),
      patched('metadata: {annotations: {a: c}}'),
    ],
    ['where other applications take files of values from, and all of a repository', others('v1'), others('v2')],
    ...['postgresql', 'minio', 'nats', 'ingress', 'grafana'].map((name): [string, FilesByPath, FilesByPath] => [
      `the ${name} beside it`,
      companion(`lightdash-${name}`, 'v1'),
      companion(`lightdash-${name}`, 'v2'),
    ]),
  ])('%s', async (_, base, head) => {
    const changes = await compare(base, head);
    expect(changes.map(({ change, problem }) => [change, problem?.code])).toEqual([['unchanged', undefined]]);
  });

  it.each<[string, FilesByPath, FilesByPath]>([
    [
      'a patch of the image',
      patched(operation('/spec/template/spec/containers/0/image', 'a')),
      patched(operation('/spec/template/spec/containers/0/image', 'b')),
    ],
    ['a patch that takes it all away', patched(), patched('$patch: delete')],
    [
      'the revision of its files of values',
      {
        'a.yaml':
          chartApp(TAG).replace('source:', 'sources:').replace('    chart', '  - chart') +
          `  - {${GIT}, ref: values, targetRevision: v1}\n`,
      },
      {
        'a.yaml':
          chartApp(TAG).replace('source:', 'sources:').replace('    chart', '  - chart') +
          `  - {${GIT}, ref: values, targetRevision: v2}\n`,
      },
    ],
    ['the revision of the service elsewhere', companion('lightdash', 'v1'), companion('lightdash', 'v2')],
  ])('but hands over %s', async (_, base, head) => {
    expect((await compare(base, head)).map(show).join('\n')).toContain('not-evaluated');
  });
});

function list(application: string): string {
  const item = application
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}\n`))
    .join('');
  return `apiVersion: v1\nkind: List\nitems:\n- ${item.slice(2)}`;
}

function json(revision: string): string {
  const source = { chart: 'lightdash', repoURL: 'https://lightdash.github.io/helm-charts', targetRevision: revision };
  return `${JSON.stringify({ apiVersion: 'argoproj.io/v1alpha1', kind: 'Application', metadata: { name: 'bi' }, spec: { source } })}\n`;
}
