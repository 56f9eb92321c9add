import { describe, expect, it } from 'vitest';
import { helmfile } from '../../../src/deployment/kinds/helmfile/reader.ts';
import type { MemoryFile } from '../../support/memory-tree.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type TestFiles = Readonly<Record<string, MemoryFile>>;

const RELEASE = 'releases:\n  - name: bi\n    chart: lightdash/lightdash\n';
const DEPENDENCY = '{name: lightdash, version: 2.9.1, repository: "https://lightdash.github.io/helm-charts"}';
const REPOSITORIES = 'repositories:\n  - name: lightdash\n    url: https://lightdash.github.io/helm-charts\n';

async function shown(files: TestFiles): Promise<string[]> {
  return (await readingOf(helmfile, files)).found.map(showFinding);
}

async function withIds(files: TestFiles): Promise<string[]> {
  return (await readingOf(helmfile, files)).found.map((each) => `${each.id} ${showFinding(each)}`);
}

describe('a release of a helmfile', () => {
  const LOCK = (version: string) =>
    `dependencies:\n- {name: lightdash, repository: "http://lightdash.github.io/helm-charts/", version: ${version}}\n`;

  // What follows the chart starts on line 7.
  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['the version of the chart', 'version: 2.9.1', {}, 'helmfile.yaml:7 chart 2.9.1'],
    ['a range', 'version: 2.x', {}, 'helmfile.yaml:7 chart-range'],
    ['no version', '', {}, 'helmfile.yaml:5 chart-unpinned'],
    ['a range with a lock', 'version: ~2.9.0', { 'helmfile.lock': LOCK('2.9.1') }, 'helmfile.lock:2 chart 2.9.1'],
    ['no version, with a lock', '', { 'helmfile.lock': LOCK('2.9.1') }, 'helmfile.lock:2 chart 2.9.1'],
    ['a lock that is older', 'version: ~2.9.0', { 'helmfile.lock': LOCK('2.8.1') }, 'helmfile.yaml:7 chart-range'],
    [
      'a lock of two versions',
      'version: 2.x',
      { 'helmfile.lock': `${LOCK('2.9.1')}${LOCK('2.8.1').slice(14)}` },
      'helmfile.yaml:7 chart-range',
    ],
    ['a lock that cannot be read', 'version: 2.x', { 'helmfile.lock': 'a: [\n' }, 'helmfile.lock:2 unparseable'],
    ['inline values', 'version: 2.9.1\n    values:\n      - image: {tag: 1.2.3}', {}, 'helmfile.yaml:9 1.2.3'],
    ['a file of values', 'values: [bi/v.yaml]', { 'bi/v.yaml': 'image:\n  tag: 1.2.3\n' }, 'bi/v.yaml:2 1.2.3'],
    [
      'later values',
      'values:\n      - v.yaml\n      - image: {tag: 1.3.0}',
      { 'v.yaml': 'image: {tag: 1.2.3}\n' },
      'helmfile.yaml:9 1.3.0',
    ],
    [
      'a glob',
      'values: [bi/*.yaml]',
      { 'bi/a.yaml': 'image: {tag: 1.2.3}\n', 'bi/b.yaml': 'image: {tag: 1.2.4}\n' },
      'bi/b.yaml:1 1.2.4',
    ],
    [
      'a setting above values',
      'set:\n      - name: image.tag\n        value: 1.4.0\n    values: [{image: {tag: 1.2.3}}]',
      {},
      'helmfile.yaml:9 1.4.0',
    ],
    [
      'a text above settings',
      'setString: [{name: image.tag, value: 1.5.0}]\n    set: [{name: image.tag, value: 1.4.0}]',
      {},
      'helmfile.yaml:7 1.5.0',
    ],
    [
      'a setting out of a file',
      'set: [{name: image.tag, file: version.txt}]\n    values: [{image: {tag: 1.2.3}}]',
      {},
      'helmfile.yaml:7 external-values',
    ],
    [
      'another setting out of a file',
      'set: [{name: configMap.x, file: x.txt}]\n    values: [{image: {tag: 1.2.3}}]',
      {},
      'helmfile.yaml:8 1.2.3',
    ],
    [
      'a list of settings',
      'set:\n      - {name: hosts, values: [a, b]}\n      - {name: image.tag, value: 1.2.3}',
      {},
      'helmfile.yaml:9 1.2.3',
    ],
    [
      'a setting of any name',
      'set: [{name: "{{ .Values.key }}", value: 1.2.3}]\n    values: [{image: {tag: 1.2.3}}]',
      {},
      'helmfile.yaml:7 unresolved-template',
    ],
    [
      'values from elsewhere',
      'values:\n      - git::https://github.com/acme/values.git@bi.yaml?ref=main',
      {},
      'helmfile.yaml:8 external-values',
    ],
    [
      'values from elsewhere below the tag',
      'values:\n      - https://acme.io/bi.yaml\n      - image: {tag: 1.2.3}',
      {},
      'helmfile.yaml:9 1.2.3',
    ],
    ['a file that is missing', 'values: [bi.yaml]', {}, 'helmfile.yaml:7 external-values'],
    [
      'a file that may be',
      'version: 2.9.1\n    missingFileHandler: Warn\n    values: [bi.yaml]',
      {},
      'helmfile.yaml:7 chart 2.9.1',
    ],
    [
      'secrets with the tag',
      'secrets: [s.yaml]\n    values: [{image: {tag: 1.2.3}}]',
      { 's.yaml': 'image:\n  tag: ENC[AES256_GCM,data:aa]\nsops: {version: 3.8.1}\n' },
      's.yaml:2 encrypted',
    ],
    [
      'secrets without it',
      'secrets: [s.yaml]\n    values: [{image: {tag: 1.2.3}}]',
      { 's.yaml': 'secrets: {A: "ENC[AES256_GCM,data:aa]"}\n' },
      'helmfile.yaml:8 1.2.3',
    ],
    ['a file that is no YAML', 'values: [bi.yaml]', { 'bi.yaml': 'a: [\n' }, 'bi.yaml:2 unparseable'],
    ['a tag that moves', 'values: [{image: {tag: latest}}]', {}, 'helmfile.yaml:7 moving-tag'],
    ['a number', 'values: [{image: {tag: 1.10}}]', {}, 'helmfile.yaml:7 numeric-tag'],
    [
      'a variable',
      'set:\n      - name: image.tag\n        value: {{ requiredEnv "TAG" }}',
      {},
      'helmfile.yaml:9 unresolved-template',
    ],
  ])('%s', async (_, release, files, expected) => {
    const text = `${REPOSITORIES}${RELEASE}    ${release}\n`;
    expect(await shown({ 'helmfile.yaml': text, ...files })).toEqual([expected]);
  });

  it.each<[string, string, TestFiles, string[]]>([
    [
      'OCI',
      'oci://709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash/lightdash',
      {},
      ['helmfile.yaml:4 chart 2.9.1'],
    ],
    [
      'a source',
      'git::https://github.com/lightdash/helm-charts@charts/lightdash?ref=main',
      {},
      ['helmfile.yaml:3 chart-unpinned'],
    ],
    [
      'the repository',
      './charts/lightdash',
      {
        'charts/lightdash/Chart.yaml': 'name: lightdash\nversion: 2.9.1\nappVersion: 1.2.3\n',
        'charts/lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: ""}\n',
      },
      ['charts/lightdash/Chart.yaml:3 1.2.3'],
    ],
    [
      'an umbrella',
      './bi',
      {
        'bi/Chart.yaml': `name: bi\nversion: 0.1.0\ndependencies: [${DEPENDENCY}]\n`,
        'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n',
      },
      ['bi/values.yaml:1 1.2.3'],
    ],
    ['a template', '{{ .Values.chart }}', {}, ['helmfile.yaml:3 unresolved-template']],
    ['another application', 'bitnami/redis', {}, []],
  ])('takes the chart from %s', async (_, chart, files, expected) => {
    const text = `releases:\n  - name: lightdash\n    chart: ${chart}\n    version: 2.9.1\n`;
    expect(await shown({ 'helmfile.yaml': text, ...files })).toEqual(expected);
  });

  it('says where a chart comes from', async () => {
    const repositories = 'repositories: [{name: lightdash, url: registry.acme.io/charts, oci: true}]\n';
    const { found } = await readingOf(helmfile, { 'helmfile.yaml': `${repositories}${RELEASE}    version: 2.9.1\n` });
    expect(found.map(showFinding)).toEqual(['helmfile.yaml:5 chart 2.9.1']);
    expect(found[0]?.chart).toMatchObject({ repository: 'oci://registry.acme.io/charts' });
  });

  it('reads an image of the service in the values of any chart', async () => {
    const text = `releases:
  - name: lightdash
    chart: bjw-s/app-template
    values:
      - controllers: {main: {containers: {main: {image: {repository: lightdash/lightdash, tag: 1.2.3}}}}}
  - {name: whoami, chart: traefik/whoami, version: 1.2.3, values: [lightdash.yaml]}
`;
    const files = { 'helmfile.yaml': text, 'lightdash.yaml': 'ingress: {host: lightdash.acme.io}\n' };
    expect(await shown(files)).toEqual(['helmfile.yaml:5 1.2.3']);
  });

  it('reads anchors', async () => {
    const anchored = `templates:\n  a: &a\n    version: 2.9.1\n${RELEASE}    <<: *a\n`;
    expect(await shown({ 'helmfile.yaml': anchored })).toEqual(['helmfile.yaml:3 chart 2.9.1']);
  });

  const TEMPLATES = `templates:
  one: {chart: lightdash/lightdash, version: 2.9.1, values: [{image: {tag: 1.0.0}}]}
  two: {version: 2.9.2, namespace: data, values: [{image: {tag: 1.1.0}}]}
  set: {set: [{name: image.tag, value: 1.2.0}]}
  off: {installed: false}
  plain: {chart: lightdash/lightdash, version: 2.9.1}
  deep: {chart: lightdash/lightdash, inherit: [{template: one}]}
releases:
`;

  // As Helmfile builds it: later templates win, a release over them, and lists are appended. The release is on line 9.
  it.each<[string, string, string[]]>([
    ['one', 'inherit: [{template: one}]', ['helmfile.yaml#bi helmfile.yaml:2 1.0.0']],
    ['the last of two', 'inherit: [{template: one}, {template: two}]', ['helmfile.yaml#data/bi helmfile.yaml:3 1.1.0']],
    [
      'its own values',
      'inherit: [{template: one}], values: [{image: {tag: 1.3.0}}]',
      ['helmfile.yaml#bi helmfile.yaml:9 1.3.0'],
    ],
    [
      'a setting above its own values',
      'inherit: [{template: one}, {template: set}], values: [{image: {tag: 1.3.0}}]',
      ['helmfile.yaml#bi helmfile.yaml:4 1.2.0'],
    ],
    [
      'its own setting',
      'inherit: [{template: one}, {template: set}], set: [{name: image.tag, value: 1.4.0}]',
      ['helmfile.yaml#bi helmfile.yaml:9 1.4.0'],
    ],
    [
      'without its values',
      'inherit: [{template: one, except: [values]}]',
      ['helmfile.yaml#bi helmfile.yaml:2 chart 2.9.1'],
    ],
    [
      'its own version of the chart',
      'inherit: [{template: plain}], version: 2.9.3',
      ['helmfile.yaml#bi helmfile.yaml:9 chart 2.9.3'],
    ],
    ['one that is not installed', 'inherit: [{template: one}, {template: off}]', []],
    ['one that inherits', 'inherit: [{template: deep}]', ['helmfile.yaml#bi helmfile.yaml:7 unresolved-template']],
    [
      'one that is not there',
      'chart: lightdash/lightdash, inherit: [{template: none}]',
      ['helmfile.yaml#bi helmfile.yaml:9 unresolved-template'],
    ],
    ['none with a chart', 'inherit: [{template: two}]', []],
  ])('reads what a release inherits: %s', async (_, text, expected) => {
    const found = await withIds({ 'helmfile.yaml': `${TEMPLATES}  - {name: bi, ${text}}\n` });
    expect(found).toEqual(expected.map((each) => `helmfile:${each}`));
  });

  it('reads a template of a base, and one that the environment or the name of the release fills in', async () => {
    const base = { 'base.yaml': 'templates:\n  one: {chart: lightdash/lightdash, version: 2.9.1}\n' };
    const text = 'bases: [base.yaml]\nreleases:\n  - {name: bi, inherit: [{template: one}]}\n';
    expect(await shown({ ...base, 'helmfile.yaml': text })).toEqual(['base.yaml:2 chart 2.9.1']);
    const filled = `environments: {prod: {values: [{tag: 1.1.0}]}}
templates:
  one:
    chart: lightdash/lightdash
    version: 2.9.1
    values: ["{{\`{{ .Release.Name }}\`}}.yaml", {image: {tag: "{{ .Values.tag }}"}}]
releases: [{name: bi, inherit: [{template: one}]}]
`;
    expect(await shown({ 'helmfile.yaml': filled, 'bi.yaml': 'image: {tag: 1.0.0}\n' })).toEqual([
      'helmfile.yaml:1 1.1.0',
    ]);
  });

  it('reports a helmfile with the chart that is no YAML, and no other', async () => {
    const text = `${RELEASE}   version: 2.9.1\n`;
    expect(await shown({ 'helmfile.yaml.gotmpl': text })).toEqual(['helmfile.yaml.gotmpl:4 unparseable']);
    expect(await shown({ 'helmfile.yaml.gotmpl': text.replaceAll('lightdash', 'redis') })).toEqual([]);
  });

  it('names what it has seen, claimed and understood', async () => {
    const text = `${REPOSITORIES}${RELEASE}    version: 2.9.1
    values: [v.yaml, {image: {tag: "{{ .Values.bi.tag }}"}}]
  - {name: redis, namespace: db, chart: bitnami/redis}
  - {name: off, chart: lightdash/lightdash, installed: false}
  - {name: bi, chart: lightdash/lightdash, version: 2.9.1}
values: [{bi: {tag: 1.0.0}}]
environments: {prod: {values: [env.yaml]}}
`;
    const reading = await readingOf(helmfile, {
      'helmfile.yaml': text,
      'v.yaml': 'image: {tag: 1.2.3}\n',
      'env.yaml': 'bi: {tag: 1.3.0}\n',
    });
    const id = 'helmfile:helmfile.yaml#';
    expect(reading.objectIds).toEqual([`${id}bi@prod`, `${id}db/redis@prod`, `${id}bi@prod~2`]);
    expect(reading.claimed).toEqual(['helmfile.yaml', 'v.yaml', 'env.yaml']);
    expect(reading.found.map((each) => [each.id, showFinding(each)])).toEqual([
      [`${id}bi@prod`, 'env.yaml:1 1.3.0'],
      [`${id}bi@prod~2`, 'helmfile.yaml:11 chart 2.9.1'],
    ]);
    const [found] = reading.found;
    expect(found?.variables).toEqual(['bi.tag']);
    expect(found?.inputs).toEqual(expect.arrayContaining(['helmfile.yaml', 'v.yaml', 'env.yaml']));
    const understood = found?.understood.map(({ file, line }) => `${file}:${line}`);
    expect(understood).toEqual(expect.arrayContaining(['env.yaml:1', 'helmfile.yaml:7']));
  });

  it('reads sub-helmfiles and those of helmfile.d as files of their own', async () => {
    const files = {
      'helmfile.yaml': 'helmfiles: [apps/helmfile.yaml]\n',
      'apps/helmfile.yaml': `${RELEASE}    version: 2.9.1\n`,
      'helmfile.d/10-bi.yaml': `${RELEASE}    values: [{image: {tag: 1.2.3}}]\n`,
    };
    expect(await shown(files)).toEqual(['apps/helmfile.yaml:4 chart 2.9.1', 'helmfile.d/10-bi.yaml:4 1.2.3']);
  });
});

describe('environments of a helmfile', () => {
  const TAGGED = `${RELEASE}    values: [{image: {tag: {{ .Values.tag }}}}]\n`;

  it('reads a release once for each of them', async () => {
    const files = {
      'helmfile.yaml': `environments:\n  staging: {values: [env/staging.yaml]}\n  prod: {values: [{tag: 1.2.3}]}\n---\n${TAGGED}`,
      'env/staging.yaml': 'tag: 1.3.0\n',
    };
    expect(await withIds(files)).toEqual([
      'helmfile:helmfile.yaml#bi@staging env/staging.yaml:1 1.3.0',
      'helmfile:helmfile.yaml#bi@prod helmfile.yaml:3 1.2.3',
    ]);
  });

  it('fills in paths by the name of the environment and of the release', async () => {
    const values =
      '    values:\n      - v/{{ .Environment.Name }}.yaml\n      - "{{`{{ .Release.Name }}`}}/{{ .Environment.Name }}.yaml"\n';
    const files = {
      'helmfile.yaml.gotmpl': `environments: {staging: {}, prod: {}}\n---\n${RELEASE}${values}`,
      ...{ 'v/staging.yaml': 'image: {tag: 1.2.3}\n', 'v/prod.yaml': 'image: {tag: 1.2.2}\n' },
      ...{ 'bi/staging.yaml': 'image: {tag: 1.4.0}\n', 'bi/prod.yaml': 'replicas: 2\n' },
    };
    expect(await shown(files)).toEqual(['bi/staging.yaml:1 1.4.0', 'v/prod.yaml:1 1.2.2']);
  });

  it.each([
    ['what is there', '{{ .Values.tag }}', 'env.yaml:1 1.2.3'],
    ['it in quotes', '"{{ .Environment.Values.tag }}"', 'env.yaml:1 1.2.3'],
    ['it as a state value', '{{ .StateValues.in.tag | quote }}', 'env.yaml:4 1.3.0'],
    ['a part of it', '{{ .Values.major }}.2.3', 'env.yaml:2 1.2.3'],
    ['a file', '{{ readFile "VERSION" | trim }}', 'VERSION:1 1.5.0'],
    ['a file that is missing', '{{ readFile "NONE" }}', 'helmfile.yaml:6 unresolved-template'],
    ['a function', '{{ .Values.tag | upper }}', 'helmfile.yaml:6 unresolved-template'],
    ['a variable', '{{ env "TAG" }}', 'helmfile.yaml:6 unresolved-template'],
    ['nothing', '{{ .Values.other }}', 'helmfile.yaml:6 unresolved-template'],
    ['a mapping', '{{ .Values.in }}', 'helmfile.yaml:6 unresolved-template'],
    ['a number', '{{ .Values.number }}', 'helmfile.yaml:6 unresolved-template'],
    ['a secret', '{{ .Values.secret }}', 'helmfile.yaml:6 unresolved-template'],
    ['a condition', '{{ if .Values.tag }}1.2.3{{ else }}1.2.4{{ end }}', 'helmfile.yaml:6 unresolved-template'],
  ])('resolves %s as far as literals say', async (_, tag, expected) => {
    const files = {
      'helmfile.yaml': `environments:\n  default: {values: [env.yaml], secrets: [s.yaml]}\n${RELEASE}    values: [{image: {tag: ${tag}}}]\n`,
      'env.yaml': 'tag: 1.2.3\nmajor: "1"\nnumber: 1.10\nin: {tag: 1.3.0}\nsecret: 1.2.3\n',
      's.yaml': 'secret: ENC[AES256_GCM,data:a]\n',
      VERSION: '1.5.0\n',
    };
    expect(await shown(files)).toEqual([expected]);
  });

  it('has understood the values of all environments, also those that are always overridden', async () => {
    const files = {
      'helmfile.yaml': `values: [{tag: 1.0.0}]\nenvironments:\n  prod: {values: [env.yaml, {tag: 1.2.3}]}\n---\n${TAGGED}`,
      'env.yaml': 'tag: 1.1.0\nother: 2.0.0\n',
    };
    const [found] = (await readingOf(helmfile, files)).found;
    const places = found?.understood.map(({ file, line }) => `${file}:${line}`);
    expect(new Set(places)).toEqual(new Set(['helmfile.yaml:3', 'env.yaml:1', 'helmfile.yaml:1']));
  });

  it('names the parts of an unresolved version', async () => {
    const text = `${RELEASE}    version: {{ .Values.bi.chart | default "2.9.1" }}\n    values: [{image: {tag: {{ requiredEnv "BI_TAG" }}}}]\n    labels: {a: {{ .Values.other }}}\n`;
    const { found } = await readingOf(helmfile, { 'helmfile.yaml': text });
    expect(found.map(({ variables }) => variables)).toEqual([['bi.chart', 'BI_TAG']]);
  });

  it('reads environments from bases', async () => {
    const files = {
      'apps/helmfile.yaml': `bases: [../common.yaml]\n${TAGGED}`,
      'common.yaml': 'bases: [apps/helmfile.yaml]\nenvironments: {prod: {values: [env/prod.yaml]}}\n',
      'env/prod.yaml': 'tag: 1.2.3\n',
    };
    expect(await shown({ ...files, 'common.yaml': files['common.yaml'].slice(28) })).toEqual(['env/prod.yaml:1 1.2.3']);
    expect(await shown({ ...files, 'common.yaml': 'bases: [gone.yaml]\n' })).toEqual([
      'apps/helmfile.yaml:5 unresolved-template',
    ]);
  });

  it('tolerates missing values if the helmfile does, and is a problem otherwise', async () => {
    const files = (more: string) => ({
      'helmfile.yaml': `environments: {default: {values: [env.yaml, gone.yaml]${more}}}\n${TAGGED}`,
      'env.yaml': 'tag: 1.2.3\n',
    });
    expect(await shown(files(''))).toEqual(['helmfile.yaml:5 unresolved-template']);
    expect(await shown(files(', missingFileHandler: Info'))).toEqual(['env.yaml:1 1.2.3']);
  });

  it('does not install what a condition switches off', async () => {
    const text = `environments: {prod: {values: [{bi: {enabled: true}}]}, dev: {values: [{bi: {enabled: false}}]}}\n${RELEASE}    version: 2.9.1\n    condition: bi.enabled\n`;
    expect(await withIds({ 'helmfile.yaml': text })).toEqual([
      'helmfile:helmfile.yaml#bi@prod helmfile.yaml:5 chart 2.9.1',
    ]);
  });

  it.each([
    [
      'values under a condition',
      'environments:\n  default:\n    values:\n{{ if .x }}\n      - a.yaml\n{{ else }}\n      - b.yaml\n{{ end }}\n',
    ],
    ['names that are filled in', 'environments:\n{{ range .x }}\n  {{ . }}:\n    values: [a.yaml]\n{{ end }}\n'],
    ['values that are brought in', 'values:\n{{ toYaml .x }}\n  - a.yaml\n'],
  ])('resolves nothing from %s', async (_, environments) => {
    const files = { 'helmfile.yaml': `${environments}${TAGGED}`, 'a.yaml': 'tag: 1.2.3\n', 'b.yaml': 'x: 1\n' };
    expect((await shown(files)).map((each) => each.split(' ')[1])).toEqual(['unresolved-template']);
  });
});

describe('templates of a helmfile', () => {
  it.each([
    [
      'a value under a condition',
      '{{ if .Values.a }}\n    values: [{image: {tag: 1.2.3}}]\n{{ end }}',
      'helmfile.yaml:5 unresolved-template',
    ],
    [
      'a file under one',
      '    values:\n      - a.yaml\n{{- if .Values.a }}\n      - b.yaml\n{{- end }}',
      'helmfile.yaml:7 unresolved-template',
    ],
    [
      'values that are brought in',
      '    values:\n{{ toYaml .Values.a | nindent 6 }}',
      'helmfile.yaml:6 unresolved-template',
    ],
    ['members behind it', '{{ toYaml .Values.a | nindent 4 }}', 'helmfile.yaml:5 unresolved-template'],
    ['all values in one', '    values: {{ toYaml .Values.a }}', 'helmfile.yaml:5 unresolved-template'],
    [
      'one of the values',
      '    values:\n      - {{ toYaml .Values.a | nindent 8 }}',
      'helmfile.yaml:6 unresolved-template',
    ],
    [
      'an image',
      '    values:\n      - image: {{ toYaml .Values.a | nindent 10 }}',
      'helmfile.yaml:6 unresolved-template',
    ],
    [
      'resources',
      '    values:\n      - resources:\n{{ toYaml .Values.a | nindent 10 }}',
      'helmfile.yaml:4 chart 2.9.1',
    ],
    [
      'a condition around other things',
      '    labels:\n{{ if .Values.a }}\n      b: c\n{{ end }}',
      'helmfile.yaml:4 chart 2.9.1',
    ],
    ['a comment', '{{/* version: 3 */}}', 'helmfile.yaml:4 chart 2.9.1'],
  ])('%s', async (_, release, expected) => {
    const { found } = await readingOf(helmfile, { 'helmfile.yaml': `${RELEASE}    version: 2.9.1\n${release}\n` });
    expect(found.map(showFinding)).toEqual([expected]);
    // What a template decides on is judged as a changed line.
    expect(found[0]?.understood.length === 0).toBe(expected.includes('unresolved'));
  });

  it.each([
    ['a literal', 'image:\n  tag: 1.2.3\nurl: {{ env "URL" }}\n', 'v.yaml.gotmpl:2 1.2.3'],
    ['a value', 'image:\n  tag: {{ .Values.tag }}\n', 'helmfile.yaml:4 1.3.0'],
    ['a function', 'image:\n  tag: {{ .Values.tag | upper }}\n', 'v.yaml.gotmpl:2 unresolved-template'],
    [
      'a condition around it',
      '{{ if .Values.a }}\nimage: {tag: 1.2.3}\n{{ end }}\n',
      'v.yaml.gotmpl:1 unresolved-template',
    ],
    [
      'a condition around something else',
      'image: {tag: 1.2.3}\n{{ if .Values.a }}\na: b\n{{ end }}\n',
      'v.yaml.gotmpl:1 1.2.3',
    ],
    ['the whole file', '{{ toYaml .Values.lightdash }}\n', 'v.yaml.gotmpl:1 unresolved-template'],
  ])('values that are one: %s', async (_, text, expected) => {
    const environment = 'environments:\n  default:\n    values:\n      - tag: 1.3.0\n';
    const files = { 'helmfile.yaml': `${environment}${RELEASE}    values: [v.yaml.gotmpl]\n`, 'v.yaml.gotmpl': text };
    expect(await shown(files)).toEqual([expected]);
  });

  it('hands over conditions around a release, and ignores those around others', async () => {
    const other = '  - name: redis\n    chart: bitnami/redis\n';
    const text = `releases:\n{{ if .Values.redis }}\n${other}{{ end }}\n{{ if .Values.bi }}\n${RELEASE.slice(10)}    version: 2.9.1\n{{ end }}\n`;
    const { found } = await readingOf(helmfile, { 'helmfile.yaml': text });
    expect(found.map(showFinding)).toEqual(['helmfile.yaml:9 chart 2.9.1']);
    expect(found[0]?.secondOrder).toEqual([
      {
        key: 'helmfile:helmfile.yaml#bi#template 1',
        text: 'if .Values.bi',
        place: { file: 'helmfile.yaml', line: 6, column: 1 },
      },
    ]);
  });

  it.each([
    ['postRenderer: ./kustomize.sh', ['postRenderer']],
    [
      'jsonPatches: [{patch: [{op: replace, path: /spec/template/spec/containers/0/image, value: a}]}]',
      ['jsonPatches'],
    ],
    ['jsonPatches: [{target: {kind: Service}, patch: []}]', []],
    ['hooks: [{events: [postsync], command: kubectl, args: [set, image, deployment/bi, bi=a]}]', ['hooks']],
    ['hooks: [{events: [postsync], command: kubectl, args: [wait, pod]}]', []],
    ['args: [--set, image.tag=1.2.3]', ['args']],
    ['reuseValues: true', ['reuseValues']],
  ])('hands over %s', async (member, expected) => {
    const { found } = await readingOf(helmfile, { 'helmfile.yaml': `${RELEASE}    version: 2.9.1\n    ${member}\n` });
    expect(found.map(showFinding)).toEqual(['helmfile.yaml:4 chart 2.9.1']);
    expect(found[0]?.secondOrder.map(({ key }) => key)).toEqual(
      expected.map((key) => `helmfile:helmfile.yaml#bi#${key}`),
    );
  });
});

describe('hostile helmfiles', () => {
  it('reads no more releases and environments than anybody has', async () => {
    const releases = '  - {name: a, chart: lightdash/lightdash, version: 2.9.1}\n'.repeat(4_001);
    expect(await shown({ 'helmfile.yaml': `releases:\n${releases}` })).toEqual(['helmfile.yaml:1 unparseable']);
    const environments = Array.from({ length: 41 }, (_, index) => `  e${index}: {values: [{tag: 1.2.${index}}]}\n`);
    const text = `environments:\n${environments.join('')}${RELEASE}    values: [{image: {tag: {{ .Values.tag }}}}]\n`;
    expect(await withIds({ 'helmfile.yaml': text })).toEqual([
      'helmfile:helmfile.yaml#bi helmfile.yaml:46 unresolved-template',
    ]);
  });

  it.each(['{{`', '{{/*', '{{ if x }}', '{{ .Values.a }}', '{{ .Values.a }}\n  '])(
    'reads a text with many %j',
    async (part) => {
      const text = `${RELEASE}    version: 2.9.1\nx: |\n  ${part.repeat(30_000)}\n`;
      expect(await shown({ 'helmfile.yaml': text })).toHaveLength(1);
    },
  );

  it('reads any text without an error of its own', async () => {
    const parts = [
      'releases:\n',
      '  - name: lightdash\n',
      '    chart: lightdash/lightdash\n',
      '    version: {{ .Values.a }}\n',
      '{{ if x }}\n',
      '{{ end }}\n',
      '{{`',
      '`}}',
      '---\n',
      '    <<: *a\n',
      'bases: [helmfile.yaml]\n',
      '\r',
      '"',
      '{{ toYaml . }}\n',
      '    values: [{image: {tag: {{ .Values.b }}}}]\n',
    ];
    const statuses = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const text = Array.from(
        { length: 10 },
        (_, index) => parts[(seed * (index + 3) * 7 + index * seed) % parts.length],
      ).join('');
      const { found } = await readingOf(helmfile, { 'helmfile.yaml': `# lightdash\n${text}` });
      for (const { answer } of found) statuses.add(answer.status);
    }
    expect([...statuses].toSorted()).toEqual(['problem']);
  });
});
