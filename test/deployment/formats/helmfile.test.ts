import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helmfile } from '../../../src/deployment/formats/helmfile.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { DEFAULTS, deploymentsIn, show } from '../../support/detection.ts';
import { type MemoryFile, memoryTree } from '../../support/memory-tree.ts';

const REPOSITORIES = `repositories:
  - name: lightdash
    url: https://lightdash.github.io/helm-charts
`;

/** A helmfile with one release; what follows `chart` starts on line 7. */
function helmfileWith(release: string, before = REPOSITORIES): string {
  return `${before}releases:\n  - name: bi\n    chart: lightdash/lightdash\n${release}`;
}

const ENVIRONMENTS = `environments:
  staging:
    values: [env/staging.yaml]
  prod:
    values: [env/prod.yaml]
`;

async function shown(files: Readonly<Record<string, MemoryFile>>): Promise<string[]> {
  return (await deploymentsIn(files)).map(show);
}

async function withIds(files: Readonly<Record<string, MemoryFile>>): Promise<string[]> {
  return (await deploymentsIn(files)).map((each) => `${each.identities.join(' ')} ${show(each)}`);
}

describe('helmfile (DETECTION 2.3)', () => {
  it.each([
    ['the version of the chart', '    version: 2.9.1\n', {}, ['helmfile.yaml:7 0.2248.0']],
    ['a leading v', '    version: v2.9.1\n', {}, ['helmfile.yaml:7 0.2248.0']],
    ['a range', '    version: 2.x\n', {}, ['helmfile.yaml:7 chart-range']],
    ['no version', '', {}, ['helmfile.yaml:5 chart-unpinned']],
    [
      'a range with a lock',
      '    version: ~2.9.0\n',
      {
        'helmfile.lock':
          'version: v1.1.0\ndependencies:\n- name: lightdash\n  repository: https://lightdash.github.io/helm-charts/\n  version: 2.9.1\n',
      },
      ['helmfile.lock:5 0.2248.0'],
    ],
    [
      "a lock of another repository's chart",
      '    version: ~2.9.0\n',
      { 'helmfile.lock': 'dependencies:\n- {name: lightdash, repository: https://else.where, version: 2.9.1}\n' },
      ['helmfile.yaml:7 chart-range'],
    ],
    ['inline values', '    version: 2.9.1\n    values:\n      - image: {tag: 1.2.3}\n', {}, ['helmfile.yaml:9 1.2.3']],
    [
      'a file of values',
      '    version: 2.9.1\n    values: [bi/values.yaml]\n',
      { 'bi/values.yaml': 'image:\n  tag: 1.2.3\n' },
      ['bi/values.yaml:2 1.2.3'],
    ],
    [
      'later values win',
      '    values:\n      - bi/values.yaml\n      - image: {tag: 1.3.0}\n',
      { 'bi/values.yaml': 'image: {tag: 1.2.3}\n' },
      ['helmfile.yaml:9 1.3.0'],
    ],
    [
      'settings win over values',
      '    set:\n      - name: image.tag\n        value: 1.4.0\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:9 1.4.0'],
    ],
    [
      'text settings win over others',
      '    set: [{name: image.tag, value: 1.4.0}]\n    setString:\n      - name: image.tag\n        value: 1.5.0\n',
      {},
      ['helmfile.yaml:10 1.5.0'],
    ],
    [
      'a setting out of a file',
      '    set:\n      - name: image.tag\n        file: version.txt\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:9 external-values'],
    ],
    [
      'a setting of something else out of a file',
      '    set: [{name: configMap.x, file: x.txt}]\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:8 1.2.3'],
    ],
    [
      'values from elsewhere',
      '    values:\n      - git::https://github.com/acme/values.git@bi.yaml?ref=main\n',
      {},
      ['helmfile.yaml:8 external-values'],
    ],
    [
      'values from elsewhere below the tag',
      '    values:\n      - https://acme.example/bi.yaml\n      - image: {tag: 1.2.3}\n',
      {},
      ['helmfile.yaml:9 1.2.3'],
    ],
    ['a file that is missing', '    values: [bi.yaml]\n', {}, ['helmfile.yaml:7 external-values']],
    [
      'a file that may be missing',
      '    version: 2.9.1\n    missingFileHandler: Warn\n    values: [bi.yaml]\n',
      {},
      ['helmfile.yaml:7 0.2248.0'],
    ],
    [
      'secrets with the tag',
      '    secrets: [secrets.yaml]\n    values: [{image: {tag: 1.2.3}}]\n',
      { 'secrets.yaml': 'image:\n  tag: ENC[AES256_GCM,data:aa]\nsops: {version: 3.8.1}\n' },
      ['secrets.yaml:2 encrypted'],
    ],
    [
      'secrets without it',
      '    secrets: [secrets.yaml]\n    values: [{image: {tag: 1.2.3}}]\n',
      { 'secrets.yaml': 'secrets:\n  LIGHTDASH_SECRET: ENC[AES256_GCM,data:aa]\nsops: {version: 3.8.1}\n' },
      ['helmfile.yaml:8 1.2.3'],
    ],
    [
      'secrets that are not here',
      '    secrets: [secrets.yaml]\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:7 external-values'],
    ],
    [
      'a lock file that cannot be read',
      '    version: 2.x\n',
      { 'helmfile.lock': 'a: [\n' },
      ['helmfile.lock:2 unparseable'],
    ],
    [
      'a lock file of another name',
      '    version: 2.x\nlockFilePath: locks/bi.lock\n',
      {
        'locks/bi.lock':
          'dependencies: [{name: lightdash, repository: "http://lightdash.github.io/helm-charts", version: 2.9.1}]\n',
        'helmfile.lock':
          'dependencies: [{name: lightdash, repository: "https://lightdash.github.io/helm-charts", version: 2.16.101}]\n',
      },
      ['locks/bi.lock:1 0.2248.0'],
    ],
    [
      'a lock file with two versions',
      '    version: 2.x\n',
      { 'helmfile.lock': 'dependencies: [{name: lightdash, version: 2.9.1}, {name: lightdash, version: 2.16.101}]\n' },
      ['helmfile.yaml:7 chart-range'],
    ],
    [
      'a list of settings',
      '    set:\n      - name: ingress.hosts\n        values: [a, b]\n      - name: image.tag\n        value: 1.2.3\n',
      {},
      ['helmfile.yaml:11 1.2.3'],
    ],
    [
      'a setting whose name is filled in',
      '    set:\n      - name: "{{ .Values.key }}"\n        value: 1.2.3\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:8 unresolved-template'],
    ],
    [
      'all settings in one',
      '    set: {{ toYaml .Values.set }}\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:7 unresolved-template'],
    ],
    [
      'a patch in a file',
      '    version: 2.9.1\n    jsonPatches: [patch.yaml]\n',
      { 'patch.yaml': 'patch: [{op: replace, path: /spec/template/spec/containers/0/image, value: a}]\n' },
      ['helmfile.yaml:8 unknown-kind'],
    ],
    [
      'a path that is filled in',
      '    values: ["{{ .Values.a }}/values.yaml"]\n',
      {},
      ['helmfile.yaml:7 unresolved-template'],
    ],
    ['not installed', '    installed: false\n    version: 2.9.1\n', {}, []],
    [
      'values of the release itself',
      '    version: 2.9.1\n    reuseValues: true\n',
      {},
      ['helmfile.yaml:8 external-values'],
    ],
    [
      'values of the release itself below the tag',
      '    reuseValues: true\n    values: [{image: {tag: 1.2.3}}]\n',
      {},
      ['helmfile.yaml:8 1.2.3'],
    ],
    [
      'patches of the image',
      '    version: 2.9.1\n    strategicMergePatches:\n      - {spec: {template: {spec: {containers: [{name: a, image: x}]}}}}\n',
      {},
      ['helmfile.yaml:8 unknown-kind'],
    ],
    [
      'patches of something else',
      '    version: 2.9.1\n    jsonPatches: [{target: {kind: Service}, patch: []}]\n',
      {},
      ['helmfile.yaml:7 0.2248.0'],
    ],
    [
      'arguments that bring values',
      '    version: 2.9.1\n    args: [--set, image.tag=1.2.3]\n',
      {},
      ['helmfile.yaml:8 external-values'],
    ],
    [
      'what changes the release once it is rendered',
      '    version: 2.9.1\n    postRenderer: ./kustomize.sh\n',
      {},
      ['helmfile.yaml:8 unknown-kind'],
    ],
    [
      'a file that is encrypted as a whole',
      '    secrets: [secrets.yaml]\n    values: [{image: {tag: 1.2.3}}]\n',
      { 'secrets.yaml': '{"data": "ENC[AES256_GCM,data:aa]", "sops": {"version": "3.8.1"}}\n' },
      ['secrets.yaml:1 encrypted'],
    ],
    [
      'a setting that is filled in elsewhere',
      '    set:\n      - name: image.tag\n        value: {{ requiredEnv "TAG" }}\n',
      {},
      ['helmfile.yaml:9 unresolved-template'],
    ],
    ['a tag that moves', '    values: [{image: {tag: latest}}]\n', {}, ['helmfile.yaml:7 moving-tag']],
    ['a number', '    values: [{image: {tag: 1.10}}]\n', {}, ['helmfile.yaml:7 numeric-tag']],
    ['a file that is no YAML', '    values: [bi.yaml]\n', { 'bi.yaml': 'a: [\n' }, ['bi.yaml:2 unparseable']],
  ])('%s', async (_, release, files, expected) => {
    expect(await shown({ 'helmfile.yaml': helmfileWith(release), ...(files as Record<string, string>) })).toEqual(
      expected,
    );
  });

  it.each([
    ['an OCI address', 'oci://709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash/lightdash', '', '0.2248.0', []],
    ['an alias that nothing explains', 'acme/lightdash', '', '0.2248.0', ['No file says where the chart comes from']],
    [
      'a mirror',
      'acme/lightdash',
      'repositories: [{name: acme, url: registry.acme.io/charts, oci: true}]\n',
      '0.2248.0',
      ['The chart comes from `oci://registry.acme.io/charts`'],
    ],
  ])('takes a chart from %s', async (_, chart, repositories, version, notices) => {
    const text = `${repositories}releases:\n  - name: bi\n    chart: ${chart}\n    version: 2.9.1\n`;
    const [deployment, ...others] = await deploymentsIn({ 'helmfile.yaml': text });
    expect(others).toEqual([]);
    expect(deployment?.version).toBe(version);
    for (const [index, notice] of notices.entries()) expect(deployment?.notices[index]).toContain(notice);
    expect(deployment?.notices).toHaveLength(notices.length);
  });

  it('takes no version from a chart of a source', async () => {
    const chart = 'git::https://github.com/lightdash/helm-charts@charts/lightdash?ref=main';
    const text = (more: string) => `releases:\n  - name: bi\n    chart: ${chart}\n${more}`;
    expect(await shown({ 'helmfile.yaml': text('') })).toEqual(['helmfile.yaml:3 chart-unpinned']);
    expect(await shown({ 'helmfile.yaml': text('    values: [{image: {tag: 1.2.3}}]\n') })).toEqual([
      'helmfile.yaml:4 1.2.3',
    ]);
  });

  it('takes a chart of the repository by its path', async () => {
    const files = {
      'deploy/helmfile.yaml': 'releases:\n  - name: bi\n    chart: ../charts/lightdash\n',
      'charts/lightdash/Chart.yaml': 'name: lightdash\nversion: 2.9.1\nappVersion: 1.2.3\n',
      'charts/lightdash/values.yaml': 'image: {repository: lightdash/lightdash, tag: ""}\n',
    };
    expect(await shown(files)).toEqual(['charts/lightdash/Chart.yaml:3 1.2.3']);
  });

  it('takes an umbrella chart of the repository by its path', async () => {
    const files = {
      'helmfile.yaml': 'releases:\n  - name: lightdash\n    chart: ./charts/bi\n    values: [prod.yaml]\n',
      'prod.yaml': 'lightdash:\n  image: {tag: 1.2.3}\n',
      'charts/bi/Chart.yaml':
        'name: bi\nversion: 0.1.0\ndependencies:\n  - name: lightdash\n    version: 2.9.1\n    repository: https://lightdash.github.io/helm-charts\n',
    };
    expect(await shown(files)).toEqual(['prod.yaml:2 1.2.3']);
    // One that no helmfile uses is an environment that is installed in another way.
    const other = { ...files, 'charts/bi/values-other.yaml': 'lightdash:\n  image: {tag: 1.2.4}\n' };
    expect(await shown(other)).toEqual(['charts/bi/values-other.yaml:2 1.2.4', 'prod.yaml:2 1.2.3']);
  });

  it('reads an image of the service below a chart for anything', async () => {
    const files = {
      'helmfile.yaml': `releases:
  - name: lightdash
    chart: bjw-s/app-template
    version: 3.1.0
    values:
      - controllers:
          main:
            containers:
              main:
                image:
                  repository: lightdash/lightdash
                  tag: 1.2.3
  - name: redis
    chart: bitnami/redis
    version: 20.0.0
`,
    };
    expect(await shown(files)).toEqual(['helmfile.yaml:12 1.2.3']);
  });

  it('leaves releases of other charts alone', async () => {
    const files = {
      'helmfile.yaml':
        'releases:\n  - name: whoami\n    chart: traefik/whoami\n    version: 1.2.3\n    values: [lightdash.yaml]\n',
      'lightdash.yaml': 'ingress: {host: lightdash.acme.io}\n',
    };
    expect(await shown(files)).toEqual([]);
  });

  it('ignores a templated helmfile that does not name the service', async () => {
    const files = {
      'helmfile.yaml':
        '{{ if eq .Environment.Name "prod" }}\nreleases: [{name: a, chart: {{ .Values.chart }}}]\n{{ end }}\n',
    };
    expect(await shown(files)).toEqual([]);
  });

  it('reports a helmfile that names the service and is no YAML', async () => {
    const files = {
      'helmfile.yaml.gotmpl': 'releases:\n  - name: bi\n    chart: lightdash/lightdash\n   version: 2.9.1\n',
    };
    expect(await shown(files)).toEqual(['helmfile.yaml.gotmpl:4 unparseable']);
  });

  it('reads all files of helmfile.d, and sub-helmfiles as files of their own', async () => {
    const files = {
      'helmfile.yaml': 'helmfiles: [apps/lightdash/helmfile.yaml]\n',
      'apps/lightdash/helmfile.yaml': helmfileWith('    version: 2.9.1\n'),
      'helmfile.d/10-lightdash.yaml': helmfileWith('    values: [{image: {tag: 1.2.3}}]\n'),
      'helmfile.d/20-other.yaml': 'releases: [{name: redis, chart: bitnami/redis}]\n',
    };
    expect(await shown(files)).toEqual([
      'apps/lightdash/helmfile.yaml:7 0.2248.0',
      'helmfile.d/10-lightdash.yaml:7 1.2.3',
    ]);
  });
});

describe('environments of a helmfile', () => {
  it('reads a release once for each of its environments', async () => {
    const files = {
      'helmfile.yaml': `${ENVIRONMENTS}---\n${helmfileWith('    version: 2.9.1\n    values:\n      - image:\n          tag: {{ .Values.lightdash.tag }}\n')}`,
      'env/staging.yaml': 'lightdash:\n  tag: 1.3.0\n',
      'env/prod.yaml': 'lightdash:\n  tag: 1.2.3\n',
    };
    expect(await withIds(files)).toEqual([
      'helmfile:helmfile.yaml#prod/bi env/prod.yaml:2 1.2.3',
      'helmfile:helmfile.yaml#staging/bi env/staging.yaml:2 1.3.0',
    ]);
  });

  it('makes one deployment of environments that share the place', async () => {
    const files = { 'helmfile.yaml': helmfileWith('    version: 2.9.1\n', `${ENVIRONMENTS}${REPOSITORIES}`) };
    expect(await withIds(files)).toEqual([
      'helmfile:helmfile.yaml#prod/bi helmfile:helmfile.yaml#staging/bi helmfile.yaml:12 0.2248.0',
    ]);
  });

  it('fills in paths by the name of the environment and of the release', async () => {
    const values =
      '    values:\n      - values/{{ .Environment.Name }}.yaml\n      - "{{`{{ .Release.Name }}`}}/{{ .Environment.Name }}.yaml"\n';
    const files = {
      'helmfile.yaml.gotmpl': helmfileWith(values, 'environments: {staging: {}, prod: {}}\n'),
      'values/staging.yaml': 'image: {tag: 1.2.3}\n',
      'values/prod.yaml': 'image: {tag: 1.2.2}\n',
      'bi/staging.yaml': 'image: {tag: 1.4.0}\n',
      'bi/prod.yaml': 'replicas: 2\n',
    };
    expect(await withIds(files)).toEqual([
      'helmfile:helmfile.yaml.gotmpl#staging/bi bi/staging.yaml:1 1.4.0',
      'helmfile:helmfile.yaml.gotmpl#prod/bi values/prod.yaml:1 1.2.2',
    ]);
  });

  it.each([
    ['a pipe', '{{ .Values.tag | quote }}', 'helmfile.yaml:7 unresolved-template'],
    ['a function', '{{ requiredEnv "TAG" }}', 'helmfile.yaml:7 unresolved-template'],
    ['a value that is nowhere', '{{ .Values.other }}', 'helmfile.yaml:7 unresolved-template'],
    ['a value that is no scalar', '{{ .Values.lightdash }}', 'helmfile.yaml:7 unresolved-template'],
    ['a number', '{{ .Values.number }}', 'helmfile.yaml:7 unresolved-template'],
    ['blanks that it takes away', '{{- .Values.tag }}', 'helmfile.yaml:7 unresolved-template'],
    ['a condition', '{{ if .Values.tag }}1.2.3{{ else }}1.2.4{{ end }}', 'helmfile.yaml:7 unresolved-template'],
    ['what is there', '{{ .Values.tag }}', 'env.yaml:1 1.2.3'],
    ['what is there by its longer name', '"{{ .Environment.Values.tag }}"', 'env.yaml:1 1.2.3'],
    ['a part of it', '{{ .Values.major }}.2.3', 'env.yaml:2 1.2.3'],
  ])('knows of %s only what is literally there', async (_, tag, expected) => {
    const files = {
      'helmfile.yaml': helmfileWith(
        `    values: [{image: {tag: ${/["{]/.test(tag[0] ?? '') ? tag : tag}}}]\n`,
        'environments:\n  default:\n    values: [env.yaml]\n',
      ),
      'env.yaml': 'tag: 1.2.3\nmajor: "1"\nnumber: 1.10\nlightdash: {tag: 1.2.3}\n',
    };
    expect(await shown(files)).toEqual([expected]);
  });

  it('lets later values and secrets of an environment win', async () => {
    const before =
      'values: [{tag: 1.0.0, other: 1.0.1}]\nenvironments: {default: {values: [env.yaml], secrets: [secrets.yaml]}}\n';
    const release = (name: string) =>
      `releases: [{name: bi, chart: lightdash/lightdash, version: {{ .Values.${name} }}}]\n`;
    const files = { 'env.yaml': 'tag: 2.9.1\nsecret: 2.9.1\n', 'secrets.yaml': 'secret: ENC[AES256_GCM,data:a]\n' };
    expect(await shown({ 'helmfile.yaml': before + release('tag'), ...files })).toEqual(['env.yaml:1 0.2248.0']);
    expect(await shown({ 'helmfile.yaml': before + release('other'), ...files })).toEqual([
      'helmfile.yaml:1 chart-unknown',
    ]);
    expect(await shown({ 'helmfile.yaml': before + release('secret'), ...files })).toEqual([
      'helmfile.yaml:3 unresolved-template',
    ]);
    expect(await shown({ 'helmfile.yaml': before + release('tag'), 'env.yaml': 'tag: 2.9.1\n' })).toEqual([
      'helmfile.yaml:3 unresolved-template',
    ]);
  });

  it('reads environments from bases', async () => {
    const files = {
      'apps/helmfile.yaml': helmfileWith('    version: {{ .Values.chart }}\n', 'bases: [../common.yaml]\n'),
      'common.yaml': 'environments: {prod: {values: [env/prod.yaml]}}\n',
      'env/prod.yaml': 'chart: 2.9.1\n',
    };
    expect(await shown(files)).toEqual(['env/prod.yaml:1 0.2248.0']);
    expect(await shown({ ...files, 'common.yaml': 'bases: [gone.yaml]\n' })).toEqual([
      'apps/helmfile.yaml:5 unresolved-template',
    ]);
  });

  it('knows no values that another helmfile may hand over', async () => {
    const files = {
      'helmfile.yaml': 'helmfiles:\n  - path: apps/helmfile.yaml\n    values: [{chart: 2.16.101}]\n',
      'apps/helmfile.yaml': helmfileWith('    version: {{ .Values.chart }}\n', 'values: [{chart: 2.9.1}]\n'),
    };
    expect(await shown(files)).toEqual(['apps/helmfile.yaml:5 unresolved-template']);
    expect(await shown({ ...files, 'helmfile.yaml': 'helmfiles: [{path: apps/helmfile.yaml}]\n' })).toEqual([
      'apps/helmfile.yaml:1 0.2248.0',
    ]);
  });

  it('bears values of an environment that may be missing, and none that are not here', async () => {
    const files = (more: string) => ({
      'helmfile.yaml': helmfileWith(
        '    version: {{ .Values.chart }}\n',
        `environments: {default: {values: [env.yaml, secret.yaml]${more}}}\n`,
      ),
      'env.yaml': 'chart: 2.9.1\n',
    });
    expect(await shown(files(''))).toEqual(['helmfile.yaml:5 unresolved-template']);
    expect(await shown(files(', missingFileHandler: Info'))).toEqual(['env.yaml:1 0.2248.0']);
    expect(await shown({ ...files(''), 'secret.yaml': 'a: [\n' })).toEqual(['helmfile.yaml:5 unresolved-template']);
    expect(await shown({ ...files(''), 'secret.yaml': 'a: b\n' })).toEqual(['env.yaml:1 0.2248.0']);
  });

  it('does not install what a condition switches off', async () => {
    const files = {
      'helmfile.yaml': helmfileWith(
        '    version: 2.9.1\n    condition: lightdash.enabled\n',
        'environments: {prod: {values: [{lightdash: {enabled: true}}]}, dev: {values: [{lightdash: {enabled: false}}]}}\n',
      ),
    };
    expect(await withIds(files)).toEqual(['helmfile:helmfile.yaml#prod/bi helmfile.yaml:5 0.2248.0']);
  });

  it.each([
    [
      'values under a condition',
      'environments:\n  prod:\n    values:\n{{ if .x }}\n      - a.yaml\n{{ else }}\n      - b.yaml\n{{ end }}\n',
    ],
    [
      'values of either of two',
      '{{ if .x }}\nvalues: [a.yaml]\n{{ end }}\nenvironments:\n{{ if .x }}\n  prod: {values: [a.yaml]}\n{{ else }}\n  staging: {values: [b.yaml]}\n{{ end }}\n',
    ],
    ['names that are filled in', 'environments:\n  "{{ .x }}":\n    values: [a.yaml]\n'],
    ['a condition around the file', 'values:\n{{ if .x }}\n  - a.yaml\n{{ end }}\n  - b.yaml\n'],
  ])('knows nothing of %s', async (_, environments) => {
    const files = {
      'helmfile.yaml': `${environments}releases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: {{ .Values.chart }}\n`,
      'a.yaml': 'chart: 2.9.1\n',
      'b.yaml': 'other: 2.9.1\n',
    };
    const found = (await deploymentsIn(files)).map(({ problem }) => problem?.code);
    expect(found).toEqual(['unresolved-template']);
  });

  it('fills in values that are templates', async () => {
    const files = {
      'helmfile.yaml': helmfileWith(
        '    values: [values.yaml.gotmpl]\n',
        'environments: {default: {values: [{tag: 1.2.3}]}}\n',
      ),
      'values.yaml.gotmpl': 'image:\n  tag: {{ .Values.tag }}\nurl: {{ env "URL" }}\n',
    };
    expect(await shown(files)).toEqual(['helmfile.yaml:1 1.2.3']);
  });
});

describe('templates of a helmfile', () => {
  it.each([
    [
      'a value under a condition',
      '    version: 2.9.1\n{{ if .Values.a }}\n    values: [{image: {tag: 1.2.3}}]\n{{ end }}\n',
      'unresolved-template',
    ],
    [
      'values that are brought in',
      '    version: 2.9.1\n    values:\n{{ toYaml .Values.a | nindent 6 }}\n',
      'unresolved-template',
    ],
    [
      'members that are brought in behind it',
      '    version: 2.9.1\n{{ toYaml .Values.a | nindent 4 }}\n',
      'unresolved-template',
    ],
    ['all values in one', '    version: 2.9.1\n    values: {{ toYaml .Values.a }}\n', 'unresolved-template'],
    [
      'one of the values',
      '    version: 2.9.1\n    values:\n      - {{ toYaml .Values.a | nindent 8 }}\n',
      'unresolved-template',
    ],
    [
      'an image in one',
      '    version: 2.9.1\n    values:\n      - image: {{ toYaml .Values.a | nindent 10 }}\n',
      'unresolved-template',
    ],
    [
      'resources below a key',
      '    version: 2.9.1\n    values:\n      - resources:\n{{ toYaml .Values.a | nindent 10 }}\n',
      '0.2248.0',
    ],
    [
      'a condition around other values',
      '    version: 2.9.1\n    labels:\n{{ if .Values.a }}\n      b: c\n{{ end }}\n',
      '0.2248.0',
    ],
    ['a comment', '    version: 2.9.1\n{{/* version: 3 */}}\n', '0.2248.0'],
  ])('%s', async (_, release, expected) => {
    const [deployment, ...others] = await deploymentsIn({ 'helmfile.yaml.gotmpl': helmfileWith(release) });
    expect(others).toEqual([]);
    expect(deployment?.problem?.code ?? deployment?.version).toBe(expected);
  });

  it('is not confused by conditions around whole releases', async () => {
    const text = `releases:
{{ if .Values.lightdash }}
  - name: bi
    chart: lightdash/lightdash
    version: 2.9.1
{{ end }}
{{ if .Values.other }}
  - name: other
    chart: bitnami/redis
{{ end }}
`;
    expect(await shown({ 'helmfile.yaml': text })).toEqual(['helmfile.yaml:5 0.2248.0']);
  });

  it('reads either of two releases of which one is installed', async () => {
    const release = (name: string, version: string) =>
      `  - name: ${name}\n    chart: lightdash/lightdash\n    version: ${version}\n`;
    const text = `releases:\n{{ if .Values.a }}\n${release('one', '2.9.1')}{{ else }}\n${release('two', '2.16.101')}{{ end }}\n`;
    expect(await shown({ 'helmfile.yaml': text })).toEqual(['helmfile.yaml:5 0.2248.0', 'helmfile.yaml:9 1.237.0']);
  });

  it('reports a chart that is filled in elsewhere for a release of that name', async () => {
    const text =
      'releases:\n  - name: lightdash\n    chart: {{ .Values.chart }}\n  - name: x\n    chart: {{ .Values.x }}\n';
    expect(await shown({ 'helmfile.yaml': text })).toEqual(['helmfile.yaml:3 unresolved-template']);
  });

  it('reports the chart where it is put into another one', async () => {
    const text =
      'releases:\n  - name: bi\n    chart: acme/base\n    dependencies:\n      - chart: lightdash/lightdash\n        version: 2.9.1\n';
    expect(await shown({ 'helmfile.yaml': text })).toEqual(['helmfile.yaml:4 unknown-kind']);
  });

  it('reads what comes by anchors and by inheritance', async () => {
    const anchored = `templates:
  default: &default
    version: 2.9.1
releases:
  - name: bi
    chart: lightdash/lightdash
    <<: *default
`;
    expect(await shown({ 'helmfile.yaml': anchored })).toEqual(['helmfile.yaml:3 0.2248.0']);
    const inherited = `templates:
  default:
    version: 2.9.1
    values: [{image: {tag: 1.2.3}}]
releases:
  - name: bi
    chart: lightdash/lightdash
    inherit: [{template: default, except: [values]}]
`;
    expect(await shown({ 'helmfile.yaml': inherited })).toEqual(['helmfile.yaml:3 0.2248.0']);
    const unclear = anchored.replace('    version: 2.9.1\n', '{{ if .Values.a }}\n    version: 2.9.1\n{{ end }}\n');
    expect(await shown({ 'helmfile.yaml': unclear })).toEqual(['helmfile.yaml:7 unresolved-template']);
  });
});

describe('no lie: what Helmfile makes of a release', () => {
  const RELEASE = 'releases:\n  - name: bi\n    chart: lightdash/lightdash\n    version: 2.9.1\n';
  const TAG = '    values: [{image: {tag: 1.3.0}}]\n';
  const template = (more: string) => `templates:\n  a:\n${more}`;

  it.each<[string, string, Readonly<Record<string, string>>, string[]]>([
    [
      'values of a template below its own',
      `${template(TAG)}${RELEASE}    inherit: [{template: a}]\n    values: [{a: b}]\n`,
      {},
      ['helmfile.yaml:3 1.3.0'],
    ],
    [
      'its own values above those of a template',
      `${template(TAG)}${RELEASE}    inherit: [{template: a}]\n    values: [{image: {tag: 1.4.0}}]\n`,
      {},
      ['helmfile.yaml:9 1.4.0'],
    ],
    [
      'the values of each template, the later above',
      `${template(TAG)}  b:\n    values: [{c: d}]\n${RELEASE}    inherit: [{template: a}, {template: b}]\n`,
      {},
      ['helmfile.yaml:3 1.3.0'],
    ],
    [
      'a template of a template',
      `${template(TAG)}  b:\n    inherit: [{template: a}]\n${RELEASE}    inherit: {template: b}\n`,
      {},
      ['helmfile.yaml:3 1.3.0'],
    ],
    ['templates by default', `defaultInherit: [a]\n${template(TAG)}${RELEASE}`, {}, ['helmfile.yaml:4 1.3.0']],
    [
      'a template that is not there',
      `${RELEASE}    inherit: [{template: a}]\n`,
      {},
      ['helmfile.yaml:5 external-values'],
    ],
    [
      'templates that inherit from each other',
      `${template('    inherit: [{template: b}]\n')}  b:\n    inherit: [{template: a}]\n${RELEASE}    inherit: [{template: a}]\n`,
      {},
      ['helmfile.yaml:5 external-values'],
    ],
    [
      'values with templates below the others',
      `${RELEASE}    valuesTemplate: [{image: {tag: 1.2.3}}]\n${TAG}`,
      {},
      ['helmfile.yaml:6 1.3.0'],
    ],
    [
      'settings with templates below the others',
      `${RELEASE}    set: [{name: image.tag, value: 1.3.0}]\n    setTemplate: [{name: image.tag, value: 1.2.3}]\n`,
      {},
      ['helmfile.yaml:5 1.3.0'],
    ],
    [
      'a variable of the shell',
      `${RELEASE}    env: [{name: image.tag, value: T}]\n`,
      {},
      ['helmfile.yaml:5 external-values'],
    ],
    [
      'a prefix of the paths of values',
      `${RELEASE}    valuesPathPrefix: prod/\n    values: [v.yaml]\n`,
      { 'v.yaml': 'image: {tag: 1.2.3}\n', 'prod/v.yaml': 'image: {tag: 1.3.0}\n' },
      ['helmfile.yaml:6 external-values'],
    ],
    [
      'a file of values that is a template as a whole',
      `${RELEASE}    values: [v.yaml.gotmpl]\n`,
      { 'v.yaml.gotmpl': '{{ toYaml .Values.lightdash }}\n' },
      ['v.yaml.gotmpl:1 unresolved-template'],
    ],
    [
      'a hook that sets the image',
      `${RELEASE}    hooks: [{events: [postsync], command: kubectl, args: [set, image, deployment/bi, bi=lightdash/lightdash:1.3.0]}]\n`,
      {},
      ['helmfile.yaml:5 unknown-kind'],
    ],
    [
      'a hook that does not',
      `${RELEASE}    hooks: [{events: [postsync], command: kubectl, args: [wait, pod]}]\n`,
      {},
      ['helmfile.yaml:4 0.2248.0'],
    ],
    [
      'manifests as a text beside it',
      `${RELEASE}  - name: raw\n    chart: bedag/raw\n    values:\n      - templates:\n          - |\n            image: lightdash/lightdash:1.3.0\n`,
      {},
      ['helmfile.yaml:4 0.2248.0', 'helmfile.yaml:5 unknown-kind'],
    ],
    [
      'an image in values of an environment of which nothing is used',
      `environments:\n  prod: {values: [e.yaml]}\n${RELEASE}    values: [{a: {{ .Values.a }}}]\n`,
      { 'e.yaml': 'a: b\nother:\n  image: {repository: lightdash/lightdash, tag: 1.3.0}\n' },
      ['e.yaml:3 1.3.0', 'helmfile.yaml:6 0.2248.0'],
    ],
    [
      'releases that are called alike in branches of a template',
      `releases:\n{{ if .Values.a }}\n${RELEASE.slice(10)}{{ else }}\n${RELEASE.slice(10).replace('2.9.1', '3.0.0')}{{ end }}\n`,
      {},
      ['helmfile.yaml:5 mixed-versions', 'helmfile.yaml:9 mixed-versions'],
    ],
    [
      'the same of one version',
      `releases:\n{{ if .Values.a }}\n${RELEASE.slice(10)}{{ else }}\n${RELEASE.slice(10)}{{ end }}\n`,
      {},
      ['helmfile.yaml:5 0.2248.0', 'helmfile.yaml:9 0.2248.0'],
    ],
    [
      'values that a parent hands on',
      `environments:\n  prod: {values: [{v: 2.9.1}]}\n${RELEASE.replace('2.9.1', '{{ .Values.v }}')}`,
      { 'parent.yaml': 'helmfiles:\n  - path: helmfile.yaml\n    inherits: [environments]\n' },
      ['helmfile.yaml:6 unresolved-template'],
    ],
    [
      'a folder by its other name',
      'releases:\n  - name: bi\n    directory: ./c\n    values: [{lightdash: {image: {tag: 1.3.0}}}]\n',
      {
        'c/Chart.yaml':
          'name: c\nversion: 1.0.0\ndependencies:\n  - {name: lightdash, version: 2.9.1, repository: "https://lightdash.github.io/helm-charts"}\n',
      },
      ['helmfile.yaml:4 1.3.0'],
    ],
  ])('%s', async (_, text, more, expected) => {
    expect(await shown({ 'helmfile.yaml': text, ...more })).toEqual(expected);
  });

  it('tells releases of several clusters apart', async () => {
    const text = `${RELEASE}    kubeContext: a\n${RELEASE.slice(10)}    kubeContext: b\n`;
    expect(await withIds({ 'helmfile.yaml': text })).toEqual([
      'helmfile:helmfile.yaml#a/bi helmfile.yaml:4 0.2248.0',
      'helmfile:helmfile.yaml#b/bi helmfile.yaml:8 0.2248.0',
    ]);
  });

  it.each<[string, string, string, string | undefined]>([
    ['nothing', '', '', 'Recreate'],
    [
      'other patches',
      '    jsonPatches: [{target: {kind: Service}, patch: [{op: add, path: /a, value: b}]}]\n',
      '',
      'Recreate',
    ],
    [
      'a patch',
      '    jsonPatches: [{patch: [{op: replace, path: /spec/strategy/type, value: RollingUpdate}]}]\n',
      '',
      undefined,
    ],
    ['hooks that do not run', '', 'helmDefaults: {args: [--no-hooks]}\n', undefined],
  ])('takes the mode as it is beside %s', async (_, release, before, expected) => {
    const text = `${before}${RELEASE}${release}    values: [{image: {tag: 1.3.0}, upgrade: {mode: Recreate}}]\n`;
    const [deployment] = await deploymentsIn({ 'helmfile.yaml': text });
    expect(deployment).toMatchObject({ version: '1.3.0', problem: null });
    expect(deployment?.declared.upgradeMode?.value).toBe(expected);
    expect(deployment?.notices.filter((notice) => notice.includes('upgrade.mode'))).toHaveLength(expected ? 0 : 1);
  });
});

describe('what is hostile', () => {
  it('bears bases that name each other', async () => {
    const files = {
      'helmfile.yaml': helmfileWith('    version: 2.9.1\n', 'bases: [a.yaml]\n'),
      'a.yaml': 'bases: [b.yaml, helmfile.yaml]\n',
      'b.yaml': 'bases: [a.yaml]\n',
    };
    expect(await shown(files)).toEqual(['helmfile.yaml:5 0.2248.0']);
  });

  it('reads no more releases and environments than anybody has', async () => {
    const releases = '  - {name: a, chart: lightdash/lightdash, version: 2.9.1}\n'.repeat(4_001);
    expect(await shown({ 'helmfile.yaml': `releases:\n${releases}` })).toEqual(['helmfile.yaml:1 unparseable']);
    const environments = Array.from({ length: 41 }, (_, index) => `  e${index}: {values: [{tag: 1.2.${index}}]}\n`);
    const text = helmfileWith(
      '    values: [{image: {tag: {{ .Values.tag }}}}]\n',
      `environments:\n${environments.join('')}`,
    );
    expect(await shown({ 'helmfile.yaml': text })).toEqual(['helmfile.yaml:46 unresolved-template']);
  });

  it('reads no more templates of values than anybody has', async () => {
    const files = { 'values.yaml.gotmpl': `image: {tag: 1.2.3}\na: {{ .Values.a }}\n# ${'x'.repeat(2_600_000)}\n` };
    const one = helmfileWith('    values: [values.yaml.gotmpl]\n');
    const two = one + one.slice(one.indexOf('  - name: bi')).replace('name: bi', 'name: bo');
    expect(await shown({ 'helmfile.yaml': one, ...files })).toEqual(['values.yaml.gotmpl:1 1.2.3']);
    expect(await shown({ 'helmfile.yaml': two, ...files })).toEqual([
      'values.yaml.gotmpl:1 1.2.3',
      'values.yaml.gotmpl:1 unparseable',
    ]);
  });

  it('takes as long for many templates as for few', async () => {
    const many = ['{{`', '{{/*', '{{ if x }}', '{{ .Values.a }}'].map((text) => text.repeat(100_000));
    for (const text of many) {
      const files = { 'helmfile.yaml': `${helmfileWith('    version: 2.9.1\n')}x: |\n  ${text}\n` };
      expect(await shown(files)).toHaveLength(1);
    }
  });

  it('reads any text without an error of its own', async () => {
    const part = fc.constantFrom(
      ...['releases:\n', '  - name: lightdash\n', '    chart: lightdash/lightdash\n', '    version: {{ .Values.a }}\n'],
      ...[
        '{{ if x }}\n',
        '{{ end }}\n',
        '{{`',
        '`}}',
        '{{/*',
        '*/}}',
        '---\n',
        'environments: {a: {values: [x.yaml]}}\n',
      ],
      ...[
        '    values: [{image: {tag: {{ .Values.b }}}}]\n',
        '    <<: *a\n',
        'bases: [helmfile.yaml]\n',
        '\r',
        '"',
        "'",
        '{{ toYaml . }}\n',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const tree = memoryTree({ 'helmfile.yaml': parts.join(''), 'x.yaml': 'a: 2.9.1\n' });
        const files = new SourceFiles(tree, ['helmfile.yaml', 'x.yaml']);
        const { found } = await helmfile.read(files, ['helmfile.yaml'], DEFAULTS);
        for (const each of found) expect(await helmfile.carries(files, each, DEFAULTS)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what still carries a release', () => {
  const found = { carrier: 'helmfile.yaml', identities: ['helmfile:helmfile.yaml#prod/bi'] as const };

  it('is what carries a further image of it', async () => {
    const files = new SourceFiles(memoryTree({ 'helmfile.yaml': helmfileWith('', ENVIRONMENTS) }), ['helmfile.yaml']);
    const further = { carrier: 'helmfile.yaml', identities: ['helmfile:helmfile.yaml#prod/bi#worker.image'] as const };
    expect(await helmfile.carries(files, further, DEFAULTS)).toBe(true);
  });

  it.each([
    ['the release itself', helmfileWith('', ENVIRONMENTS), true],
    ['another one', helmfileWith('', ENVIRONMENTS).replace('name: bi', 'name: bo'), false],
    ['one that is not installed', helmfileWith('    installed: false\n', ENVIRONMENTS), false],
    ['no such environment', helmfileWith(''), false],
    ['a file that cannot be read', 'releases: [', true],
    ['another file', 'a: b\n', false],
    ['an empty file', '', false],
  ])('%s', async (_, text, expected) => {
    const files = new SourceFiles(memoryTree({ 'helmfile.yaml': text }), ['helmfile.yaml']);
    expect(await helmfile.carries(files, found, DEFAULTS)).toBe(expected);
  });
});
