// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { detect, findCandidates } from '../../../src/deployment/detect.ts';
import type { Finding } from '../../../src/deployment/finding.ts';
import { helmValues } from '../../../src/deployment/kinds/helm-values/reader.ts';
import { umbrellaChart } from '../../../src/deployment/kinds/umbrella-chart/reader.ts';
import { SourceFiles } from '../../../src/syntax/source-files.ts';
import { DEFAULTS } from '../../support/detection.ts';
import { AT_LENGTH } from '../../support/holds.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

/** As values are read after the charts, which have spoken for theirs; without what may be another tool's. */
async function findingsIn(files: Record<string, string>, settings = {}): Promise<readonly Finding[]> {
  const charts = await readingOf(umbrellaChart, files, settings);
  const values = await readingOf(helmValues, files, settings);
  const isOurs = ({ carrier, isStray }: Finding) => !charts.claimed.includes(carrier) && isStray !== true;
  return [...charts.found, ...values.found.filter(isOurs)];
}

async function shown(files: Record<string, string>, settings = {}): Promise<string[]> {
  return (await findingsIn(files, settings)).map(showFinding).sort();
}

/** What a single values file at a path that names the service deploys. */
async function read(text: string, settings = {}): Promise<string[]> {
  return shown({ 'lightdash/values.yaml': text }, settings);
}

const IMAGE = 'image:\n  repository: lightdash/lightdash\n  tag:';

describe('tags in a values file', () => {
  it.each([
    [`${IMAGE} 1.2.3\n`, 'lightdash/values.yaml:3 1.2.3'],
    [`${IMAGE} "1.2.3"\n`, 'lightdash/values.yaml:3 1.2.3'],
    [`${IMAGE} '1.2.3'\n`, 'lightdash/values.yaml:3 1.2.3'],
    [`${IMAGE} 0.2445.0\n`, 'lightdash/values.yaml:3 0.2445.0'],
    [`${IMAGE} 1.2.3@sha256:ab12\n`, 'lightdash/values.yaml:3 1.2.3'],
    [`${IMAGE} 2.228.0-commercial\n`, 'lightdash/values.yaml:3 2.228.0'],
    [`${IMAGE} >-\n    1.2.3\n`, 'lightdash/values.yaml:4 1.2.3'],
    [`${IMAGE} |\n\n    1.2.3\n`, 'lightdash/values.yaml:5 1.2.3'],
    [`${IMAGE} !!str 1.2.3\n`, 'lightdash/values.yaml:3 1.2.3'],
    [`${IMAGE} 1.10\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} 2_0\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} 0o17\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} 1e3\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} no\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} 20240101\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} 0\n`, 'lightdash/values.yaml:3 numeric-tag'],
    [`${IMAGE} "1.10"\n`, 'lightdash/values.yaml:3 moving-tag'],
    [`${IMAGE} latest\n`, 'lightdash/values.yaml:3 moving-tag'],
    [`${IMAGE} "1.2.3\\n::error::x"\n`, 'lightdash/values.yaml:3 not-a-version'],
    [`${IMAGE} [1.2.3]\n`, 'lightdash/values.yaml:3 not-a-version'],
    [`${IMAGE} \${TAG}\n`, 'lightdash/values.yaml:3 unresolved-template'],
    [`${IMAGE} {{ .Values.tag }}\n`, 'lightdash/values.yaml:3 unresolved-template'],
    [`${IMAGE} "{{ .Values.tag }}"\n`, 'lightdash/values.yaml:3 unresolved-template'],
    [`${IMAGE} ENC[AES256_GCM,data:aa,type:str]\n`, 'lightdash/values.yaml:3 encrypted'],
    [`sops: {mac: x}\n${IMAGE} 1.2.3\n`, 'lightdash/values.yaml:4 1.2.3'],
    ['image: {repository: lightdash/lightdash, tag: "1.2.3"}\n', 'lightdash/values.yaml:1 1.2.3'],
    [`x-tag: &t 1.2.3\n${IMAGE} *t\n`, 'lightdash/values.yaml:1 1.2.3'],
    [
      `base: &b\n  tag: 1.0.0\nimage:\n  <<: *b\n  repository: lightdash/lightdash\n  tag: 1.2.3\n`,
      'lightdash/values.yaml:6 1.2.3',
    ],
    ['base: &b\n  tag: 1.2.3\nimage:\n  <<: *b\n  repository: lightdash/lightdash\n', 'lightdash/values.yaml:2 1.2.3'],
  ])('%j', async (text, expected) => {
    expect(await read(text)).toEqual([expected]);
  });

  it.each(['~', '', '""', 'null'])('takes the tag %j for an empty one', async (tag) => {
    const text = `${IMAGE} ${tag}\n`;
    expect(await read(text)).toEqual(['lightdash/values.yaml:3 chart-unpinned']);
    expect(await read(text, { chartVersion: '2.9.1' })).toEqual(['lightdash/values.yaml:3 chart 2.9.1']);
  });

  it('resolves an absent tag by the given version of the chart', async () => {
    const text = 'configMap:\n  SITE_URL: https://bi.example.com\n';
    expect(await read(text)).toEqual(['lightdash/values.yaml:1 chart-unpinned']);
    expect(await read(text, { chartVersion: '2.16.361' })).toEqual(['lightdash/values.yaml:1 chart 2.16.361']);
  });

  it('says where a value starts', async () => {
    const [found] = await findingsIn({ 'values.yaml': `${IMAGE}   "1.2.3" # now\n` });
    expect(found?.place).toEqual({ file: 'values.yaml', line: 3, column: 10 });
  });

  it('reads files with a byte-order mark and with CRLF', async () => {
    expect(await read(`\uFEFF${IMAGE} 1.2.3\n`.replaceAll('\n', '\r\n'))).toEqual(['lightdash/values.yaml:3 1.2.3']);
  });
});

describe('many values files', () => {
  it('look through the paths of a tree once, not once each', async () => {
    const tree = memoryTree(
      Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`bi${at}/values.yaml`, `${IMAGE} 1.2.3\n`])),
    );
    let reads = 0;
    const paths = new Proxy([...(await tree.entries()).keys()], {
      get(target, key) {
        if (/^\d+$/.test(String(key))) reads += 1;
        return Reflect.get(target, key);
      },
    });
    const candidates = [...paths];
    const { found } = await helmValues.read(new SourceFiles(tree, paths), candidates, DEFAULTS, new Set());
    expect(found).toHaveLength(100);
    expect(reads).toBeLessThan(10 * candidates.length);
  });
});

describe('values that deploy the service', () => {
  it.each([
    ['another image', { 'lightdash/values.yaml': 'image: {repository: traefik/whoami, tag: 1.2.3}\n' }, []],
    [
      'a comment',
      { 'values.yaml': '# image: lightdash/lightdash:1.0.0\nimage: {repository: nginx, tag: 1.0.0}\n' },
      [],
    ],
    [
      'decoys beside the tag',
      {
        'lightdash/values.yaml':
          'image: {tag: 1.2.3}\nmigrationJob:\n  scaleDownWorkloads: {image: {repository: bitnami/kubectl, tag: 1.30.0}}\npostgresql: {image: {tag: 16.0.0}}\nbrowserless-chrome: {image: {tag: 1.61.0}}\n',
      },
      ['lightdash/values.yaml:1 1.2.3'],
    ],
    [
      'a section of an umbrella chart',
      { 'values.yaml': 'image: {tag: 9.9.9}\nlightdash:\n  image: {tag: 1.2.3}\n' },
      ['values.yaml:3 1.2.3'],
    ],
    [
      'a path and a chart key',
      { 'apps/Lightdash/prod.yaml': 'image: {tag: 1.2.3}\nexternalDatabase: {}\n' },
      ['apps/Lightdash/prod.yaml:1 1.2.3'],
    ],
    ['a path alone', { 'apps/lightdash/prod.yaml': 'image: {tag: 1.2.3}\n' }, []],
    [
      'a mirror',
      { 'values.yaml': 'image: {repository: ghcr.io/m/lightdash/lightdash, tag: 1.2.3}\n' },
      ['values.yaml:1 1.2.3'],
    ],
    [
      'a registry that is filled in',
      { 'values.yaml': 'image: {repository: "${REG}/lightdash/lightdash", tag: 1.2.3}\nlightdash: 1\n' },
      ['values.yaml:1 1.2.3'],
    ],
    [
      'a registry that is filled in, in a folder of the service',
      { 'lightdash/values.yaml': 'image: {repository: "${REG}/lightdash/lightdash", tag: 1.2.3}\n' },
      ['lightdash/values.yaml:1 1.2.3'],
    ],
    [
      'a decorated name',
      { 'values.yaml': 'image: {repository: aibiz_lightdash, tag: 1.2.3}\n' },
      ['values.yaml:1 custom-image'],
    ],
    [
      'a pair deep inside',
      {
        'values.yaml':
          'controllers: {main: {containers: {main: {image: {repository: lightdash/lightdash, tag: 1.2.3}}}}}\n',
      },
      ['values.yaml:1 1.2.3'],
    ],
    [
      'a text under a key of images',
      { 'my-values.yaml': 'web:\n  - webImage: lightdash/lightdash:1.2.3\n' },
      ['my-values.yaml:2 1.2.3'],
    ],
    ['the same in a file that is no values', { 'ci.yaml': 'job:\n  image: lightdash/lightdash:1.2.3\n' }, []],
    [
      'two versions in one file',
      {
        'values.yaml':
          'image: {repository: lightdash/lightdash, tag: 1.2.3}\nworker:\n  image: {repository: lightdash/lightdash, tag: 1.2.2}\n',
      },
      ['values.yaml:1 1.2.3', 'values.yaml:3 1.2.2'],
    ],
    [
      'documentation',
      { 'docs/lightdash/values.yaml': `${IMAGE} 1.2.3\n`, 'a/examples/values.yaml': `${IMAGE} 1.2.3\n` },
      [],
    ],
    [
      'a project of the service',
      { 'lightdash.yml': 'warehouse: {type: x}\nimage: {repository: lightdash/lightdash, tag: 1.0.0}\n' },
      [],
    ],
    ['templates of a chart', { 'c/Chart.yaml': 'name: c\n', 'c/templates/values.yaml': `${IMAGE} 1.2.3\n` }, []],
    [
      "the chart's own defaults, which it installs where nothing else sets a tag",
      { 'lightdash/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n', 'lightdash/values.yaml': `${IMAGE} ""\n` },
      ['lightdash/Chart.yaml:2 1.4.0'],
    ],
    [
      'the same where every environment sets it',
      {
        'lightdash/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n',
        'lightdash/values.yaml': `${IMAGE} ""\n`,
        'lightdash/values-prod.yaml': 'image: {tag: 1.2.3}\n',
        'env/staging/lightdash.yaml': 'image: {tag: 1.3.0}\n',
      },
      ['env/staging/lightdash.yaml:1 1.3.0', 'lightdash/values-prod.yaml:1 1.2.3'],
    ],
    [
      'no lie: a fork that takes the whole image from one value',
      {
        'lightdash/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n',
        'lightdash/templates/d.yaml': 'image: "{{ .Values.image }}"\n',
        'lightdash/values.yaml': 'image: lightdash/lightdash:1.2.3\n',
        'lightdash/values-prod.yaml': 'image: lightdash/lightdash:1.3.0\n',
      },
      ['lightdash/values-prod.yaml:1 1.3.0', 'lightdash/values.yaml:1 1.2.3'],
    ],
    [
      "one's own chart beside an environment, which is not the only way to install it",
      {
        'bi/Chart.yaml': 'name: bi\nappVersion: 1.4.0\n',
        'bi/values.yaml': `${IMAGE} ""\n`,
        'bi/values-prod.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['bi/Chart.yaml:2 1.4.0', 'bi/values-prod.yaml:1 1.2.3'],
    ],
    [
      'the appVersion that `helm create` writes, which is no version of the service',
      { 'bi/Chart.yaml': 'name: bi\nappVersion: "1.16.0"\n', 'bi/values.yaml': `${IMAGE} ""\n` },
      ['bi/Chart.yaml:2 chart-unpinned'],
    ],
    [
      'the same beside an environment, which alone is deployed',
      {
        'bi/Chart.yaml': 'name: bi\nappVersion: "1.16.0"\n',
        'bi/values.yaml': `${IMAGE} ""\n`,
        'bi/values-prod.yaml': 'image: {tag: 1.2.3}\n',
      },
      ['bi/values-prod.yaml:1 1.2.3'],
    ],
    [
      "the chart's own defaults with a tag in them",
      { 'lightdash/Chart.yaml': 'name: lightdash\n', 'lightdash/values.yaml': `${IMAGE} 1.2.3\n` },
      ['lightdash/values.yaml:3 1.2.3'],
    ],
    [
      "the same in another chart's folder",
      {
        'bi/Chart.yaml': 'name: bi\n',
        'bi/charts/lightdash/Chart.yaml': 'name: lightdash\n',
        'bi/charts/lightdash/values.yaml': `${IMAGE} 1.2.3\n`,
      },
      [],
    ],
    [
      'the same where an umbrella chart that is switched off refers to it',
      {
        'bi/Chart.yaml':
          'name: bi\ndependencies:\n  - {name: lightdash, version: 1.0.0, repository: "file://../lightdash/", condition: a.b}\n',
        'bi/values.yaml': 'a: {b: false}\n',
        'lightdash/Chart.yaml': 'name: lightdash\n',
        'lightdash/values.yaml': `${IMAGE} 1.2.3\n`,
      },
      [],
    ],
    [
      'values beside the source of the chart, with an empty tag',
      {
        'lightdash/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n',
        'lightdash/values.yaml': `${IMAGE} ""\n`,
        'lightdash/values-prod.yaml': 'configMap: {SITE_URL: x}\n',
      },
      // Findings at the same place are one deployment.
      ['lightdash/Chart.yaml:2 1.4.0', 'lightdash/Chart.yaml:2 1.4.0'],
    ],
    [
      'a chart of their own',
      { 'bi/Chart.yaml': 'name: bi\nappVersion: "1.4.0"\n', 'bi/values.yaml': `${IMAGE} ""\n` },
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    [
      'a chart of their own with another image',
      {
        'lightdash/Chart.yaml': 'name: bi\nappVersion: "1.4.0"\n',
        'lightdash/values.yaml': 'image: {repository: acme.io/bi}\n',
        'lightdash/values-prod.yaml': 'configMap: {SITE_URL: x}\n',
      },
      ['lightdash/values-prod.yaml:1 chart-unpinned'],
    ],
    [
      'a section of a chart of their own, which has its defaults there as well',
      {
        'bi/Chart.yaml': 'name: bi\nappVersion: "1.4.0"\n',
        'bi/values.yaml': 'image: {repository: acme.io/bi, tag: 9.9.9}\nlightdash: {image: {tag: 1.2.3}}\n',
      },
      ['bi/values.yaml:2 1.2.3'],
    ],
    [
      'no lie: one environment is no base of another',
      {
        'lightdash/values.yaml': 'configMap: {SITE_URL: x}\n',
        'lightdash/values-prod.yaml': 'image: {tag: 1.2.3}\n',
        'lightdash/values-staging.yaml': 'image: {}\n',
      },
      ['lightdash/values-prod.yaml:1 1.2.3'],
    ],
    [
      'several environments',
      { 'lightdash/values-prod.yaml': `${IMAGE} 1.2.3\n`, 'lightdash/values-staging.yaml': `${IMAGE} 1.3.0\n` },
      ['lightdash/values-prod.yaml:3 1.2.3', 'lightdash/values-staging.yaml:3 1.3.0'],
    ],
    [
      'a layer without a tag beside one that has it, which is the same deployment by its place',
      { 'lightdash/values.yaml': `${IMAGE} 1.2.3\n`, 'lightdash/values-prod.yaml': 'configMap: {SITE_URL: x}\n' },
      ['lightdash/values.yaml:3 1.2.3', 'lightdash/values.yaml:3 1.2.3'],
    ],
    [
      'layers that set nothing but the tag',
      {
        'lightdash/values.yaml': 'secrets: {LIGHTDASH_SECRET: x}\nimage: {repository: lightdash/lightdash}\n',
        'lightdash/values-prod.yaml': 'image: {tag: 2.0.0}\n',
        'lightdash/values-staging.yaml': 'image:\n  tag: 2.1.0\n',
        'lightdash/postgres-values.yaml': 'image: {tag: 16.0.0}\n',
        'lightdash/values-oauth2-proxy.yaml': 'image: {tag: 7.5.1}\n',
        'lightdash/minio.yaml': 'image: {tag: 5.0.0}\n',
        'lightdash/other.yaml': 'image: {repository: nginx, tag: 1.27.0}\n',
        'lightdash/nested/values.yaml': 'image: {tag: 3.0.0}\n',
      },
      ['lightdash/values-prod.yaml:1 2.0.0', 'lightdash/values-staging.yaml:2 2.1.0'],
    ],
    [
      'layers in a folder of another name',
      {
        'bi/values.yaml': 'image: {repository: winwin/lightdash, tag: 1.0.0}\n',
        'bi/values-prod.yaml': 'image: {tag: 2.0.0}\n',
        'bi/grafana.yaml': 'image: {tag: 11.0.0}\n',
      },
      ['bi/values-prod.yaml:1 2.0.0', 'bi/values.yaml:1 1.0.0'],
    ],
    [
      'values of other services in the same folder',
      {
        'apps/lightdash-values.yaml': `${IMAGE} 1.2.3\n`,
        'apps/other-values.yaml': 'image: {tag: 11.0.0}\n',
      },
      ['apps/lightdash-values.yaml:3 1.2.3'],
    ],
    [
      'no layer beside a section of an umbrella chart',
      { 'bi/values.yaml': 'lightdash: {image: {tag: 1.2.3}}\n', 'bi/values-prod.yaml': 'image: {tag: 2.0.0}\n' },
      ['bi/values.yaml:1 1.2.3'],
    ],
    [
      'a layer that cannot be parsed',
      { 'bi/values.yaml': `${IMAGE} 1.2.3\n`, 'bi/values-prod.yaml': 'image:\n  tag: 1.3.0\n  tag: 1.4.0\n' },
      ['bi/values-prod.yaml:3 unparseable', 'bi/values.yaml:3 1.2.3'],
    ],
    [
      'another image in values that only the chart of the service has',
      {
        'lightdash/values.yaml': 'secrets: {LIGHTDASH_SECRET: x}\nimage:\n  repository: acme.io/bi\n  tag: 1.2.3\n',
      },
      ['lightdash/values.yaml:3 custom-image'],
    ],
    [
      'another image beside one key that other charts have too',
      { 'lightdash/values.yaml': 'externalDatabase: {}\nimage: {repository: acme.io/bi, tag: 1.2.3}\n' },
      [],
    ],
    [
      'another image beside two of them, in a section',
      {
        'values.yaml':
          'lightdash: {externalDatabase: {}, migrationJob: {}, image: {repository: acme.io/bi, tag: 1.2.3}}\n',
      },
      ['values.yaml:1 custom-image'],
    ],
    [
      'a pair in a file of any name',
      { 'ansible/main.yml': 'bi:\n  - image: {repository: lightdash/lightdash, tag: 1.2.3}\n' },
      [],
    ],
    [
      'a pair in a list',
      { 'bi/values.yml': 'all:\n  - {repository: lightdash/lightdash, tag: 1.2.3}\n' },
      ['bi/values.yml:2 1.2.3'],
    ],
    ['a repository alone in a file of any name', { 'main.yml': 'a: {repository: lightdash/lightdash}\n' }, []],
    ['a chart repository', { 'main.yml': 'a: {repository: "oci://x.io/lightdash", tag: 1.2.3}\n' }, []],
    ['a pair in a pipeline', { '.gitlab-ci.yml': 'x: {image: {repository: lightdash/lightdash, tag: 1.2.3}}\n' }, []],
    ['a text in a file of an environment', { 'env/prod.yaml': 'web:\n  image: lightdash/lightdash:1.2.3\n' }, []],
    [
      'the same that a script hands to Helm',
      {
        'env/prod.yaml': 'web:\n  image: lightdash/lightdash:1.2.3\n',
        'deploy.sh': 'helm upgrade bi ./chart -f "env/$1.yaml"\n',
      },
      ['env/prod.yaml:2 1.2.3'],
    ],
    [
      'an image without a tag in a place that no chart of the service reads',
      { 'values.yaml': 'web: {image: {repository: lightdash/lightdash}}\n' },
      ['values.yaml:1 chart-unpinned'],
    ],
    [
      'an anchor that only holds defaults',
      {
        'values.yaml':
          'x-base: &base\n  repository: lightdash/lightdash\n  tag: 1.0.0\nimage:\n  <<: *base\n  tag: 1.2.3\n',
      },
      ['values.yaml:6 1.2.3'],
    ],
    [
      'the same under another name',
      {
        'values.yaml':
          'lightdashImage: &base\n  repository: lightdash/lightdash\n  tag: 1.0.0\nweb:\n  image:\n    <<: *base\n    tag: 1.2.3\n',
      },
      ['values.yaml:7 1.2.3'],
    ],
    [
      'a workload that another one takes in',
      {
        'values.yaml':
          'web: &web\n  image: {repository: lightdash/lightdash, tag: 1.2.3}\nworker:\n  <<: *web\n  image: {repository: lightdash/lightdash, tag: 1.2.2}\n',
      },
      ['values.yaml:2 1.2.3', 'values.yaml:5 1.2.2'],
    ],
    [
      'a bare variable',
      { 'values.yaml': 'image: {repository: lightdash/lightdash, tag: $TAG}\n' },
      ['values.yaml:1 unresolved-template'],
    ],
    [
      'a repository that cannot be read',
      { 'lightdash/values.yaml': 'image:\n  repository: $IMAGE\n  tag: 1.2.3\n' },
      ['lightdash/values.yaml:2 unresolved-template'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files as unknown as Record<string, string>)).toEqual(expected);
  });

  it.each([
    ['image: {repository: lightdash/lightdash, tag: 1.2.3}\n', ['']],
    ['lightdash:\n  image: {tag: 1.2.3}\n', ['#lightdash.image']],
    [
      'a.b:\n  image: {repository: lightdash/lightdash, tag: 1.2.3}\na:\n  b:\n    image: {repository: lightdash/lightdash, tag: 1.2.3}\n"c#d":\n  image: lightdash/lightdash:1.2.3\n',
      ['#"a.b".image', '#a.b.image', '#"c#d".image'],
    ],
    [
      'list:\n  - {name: x, image: "lightdash/lightdash:1.2.3"}\n  - {name: y, image: {repository: lightdash/lightdash, tag: 1.2.3}}\n',
      ['#list.x.image', '#list.y.image'],
    ],
    [
      'list:\n  - name: x\n    image: lightdash/lightdash:1.2.3\n  - name: x\n    image: lightdash/lightdash:1.2.3\n',
      ['#list.[0].image', '#list.[1].image'],
    ],
  ])('are identified by their path, %#', async (text, ways) => {
    const found = await findingsIn({ 'values.yaml': text });
    expect(found.map(({ id }) => id).sort()).toEqual(ways.map((way) => `helm-values:values.yaml${way}`).sort());
  });

  it('reads a list of any size', async () => {
    const items = Array.from({ length: AT_LENGTH ? 60_000 : 6_000 }, (_, index) => `  - {name: a${index}}\n`).join('');
    const text = `${IMAGE} 1.2.3\nlist:\n${items}  - {name: b, image: {repository: lightdash/lightdash, tag: 1.2.3}}\n`;
    const found = await findingsIn({ 'values.yaml': text });
    expect(found.map(({ id }) => id)).toEqual(['helm-values:values.yaml', 'helm-values:values.yaml#list.b.image']);
  });

  it('takes further images by name', async () => {
    const files = { 'deploy/values.yaml': 'image: {repository: ghcr.io/acme/bi, tag: 1.2.3}\n' };
    expect(await shown(files)).toEqual([]);
    expect(await shown(files, { images: ['acme/*'] })).toEqual(['deploy/values.yaml:1 1.2.3']);
  });

  it('are read only from the files that `files` names, there in every folder', async () => {
    const files = { 'examples/values.yaml': `${IMAGE} 1.2.3\n`, 'values.yaml': `${IMAGE} 1.0.0\n` };
    expect(await shown(files, { files: ['examples/**'] })).toEqual(['examples/values.yaml:3 1.2.3']);
    expect(await shown(files, { files: ['!values.yaml'] })).toEqual([]);
    expect(await shown(files, { folder: 'examples' })).toEqual(['examples/values.yaml:3 1.2.3']);
  });

  it('have a notice if the build has a name of its own', async () => {
    const [found] = await findingsIn({ 'values.yaml': 'image: {repository: winwin/lightdash, tag: 1.2.3}\n' });
    expect(found?.notices).toEqual([expect.stringContaining('`winwin/lightdash` at values.yaml:1')]);
  });
});

describe('a file with the image of the service', () => {
  const PAIR = `${IMAGE} 1.2.3\nreplicas: 2\n`;
  const SECTION = `lightdash:\n  image:\n    repository: lightdash/lightdash\n    tag: 1.2.3\n  port: 80\n`;
  const FOUND = ['envs/prod/lightdash.yaml:3 1.2.3'];

  it.each<[string, Record<string, string>]>([
    ['a script', { 'deploy.sh': 'helm upgrade --install bi lightdash/lightdash -f envs/prod/lightdash.yaml\n' }],
    [
      'one in another folder',
      { 'envs/up.sh': 'helm upgrade bi \\\n  lightdash/lightdash \\\n  -f ./prod/lightdash.yaml\n' },
    ],
    [
      'one for all environments',
      { 'bin/up': 'helm upgrade bi ld/lightdash --values=${ROOT}/envs/${ENV}/lightdash.yaml\n' },
    ],
    ['a workflow', { '.github/workflows/d.yml': 'run: helm upgrade bi -f envs/${{ matrix.env }}/lightdash.yaml\n' }],
    [
      'a step of one',
      { '.github/workflows/d.yml': 'uses: a/helm@v1\nwith:\n  value-files: envs/prod/lightdash.yaml\n' },
    ],
    ['a list', { 'fleet.yaml': 'helm:\n  valuesFiles:\n    - ../base.yaml\n    - prod/lightdash.yaml\n' }],
    ['a chart around it', { 'envs/Chart.yaml': 'name: x\n' }],
  ])('is values by %s', async (_, files) => {
    const { found } = await readingOf(helmValues, { 'envs/prod/lightdash.yaml': PAIR, ...files });
    expect(found.filter(({ isStray }) => isStray !== true).map(showFinding)).toEqual(FOUND);
  });

  it.each<[string, string]>([
    ['a secret', 'secrets: {LIGHTDASH_SECRET: x}\n'],
    ['its address', 'configMap: {SITE_URL: x}\n'],
    ['its database', 'externalDatabase: {host: x}\n'],
    ['a workload', 'lightdashBackend: {replicas: 2}\n'],
    ['how it stops', 'upgrade: {mode: Recreate}\n'],
  ])('is values by a key of the chart, %s', async (_, key) => {
    expect(await shown({ 'envs/prod/lightdash.yaml': PAIR + key })).toEqual(FOUND);
    const nested = `bi:\n  ${(PAIR + key).trim().replaceAll('\n', '\n  ')}\n`;
    expect(await shown({ 'envs/prod.yaml': nested })).toEqual(['envs/prod.yaml:4 1.2.3']);
  });

  it.each<[string, string]>([
    ['envs/prod/lightdash.yaml', PAIR],
    ['envs/prod.yaml', SECTION],
    ['deploy/bi.yaml', PAIR],
    ['vars/bi.yml', `${SECTION}  secrets: {PASSWORD: x}\n`],
    ['config/deploy.yml', 'service: shop\naccessories:\n  bi:\n    image: lightdash/lightdash:1.2.3\n'],
    ['convox.yml', 'environment: [A]\nimage: lightdash/lightdash:1.2.3\n'],
  ])('does not exist without it, at %s', async (path, text) => {
    const script = 'helm upgrade cache bitnami/redis -f redis.yaml\n# helm -f lightdash.yaml\nsource envs/prod.yaml\n';
    expect(await shown({ [path]: text, 'deploy.sh': `${script}kamal deploy -c config/deploy.yml\n` })).toEqual([]);
  });

  it.each<[string, string]>([
    ['Pulumi.prod.yaml', 'config:\n  bi:image: lightdash/lightdash:1.2.3\n'],
    ['infra/Pulumi.yaml', SECTION],
    ['porter.yaml', PAIR],
    ['.do/app.yaml', 'services:\n  - image: {registry: lightdash, repository: lightdash, tag: 1.2.3}\n'],
    ['group_vars/all.yml', SECTION],
    ['ansible/host_vars/bi/helm.yml', SECTION],
    ['roles/lightdash/defaults/main.yml', SECTION],
    ['roles/helm/vars/main.yml', SECTION],
  ])('does not exist in a file of another tool, whatever else suggests it, at %s', async (path, text) => {
    // Beside other values, it is no layer of them.
    const speaking = { 'Chart.yaml': 'name: x\n', 'up.sh': `helm upgrade bi . -f ${path}\n` };
    expect(await shown({ [path]: `${text}secrets: {LIGHTDASH_SECRET: x}\n`, ...speaking })).toEqual([]);
  });
});

describe('what values declare', () => {
  it('counts only if the chart of the service reads it', async () => {
    const [section, generic] = await findingsIn({
      'values.yaml':
        'web:\n  image: {repository: lightdash/lightdash, tag: 1.2.3}\n  upgrade: {mode: Recreate}\nlightdash:\n  image: {tag: 1.2.3}\n  upgrade: {mode: Recreate}\n',
    });
    expect(generic?.declared.upgradeMode).toBeNull();
    expect(section?.declared.upgradeMode?.value).toBe('Recreate');
  });

  it('is that of the layer itself', async () => {
    const [prod] = await findingsIn({
      'lightdash/values.yaml': 'image: {repository: lightdash/lightdash}\nupgrade: {mode: Recreate}\n',
      'lightdash/values-prod.yaml': 'image: {tag: 1.2.3}\nscheduler: {enabled: true}\n',
    });
    expect(prod?.declared).toMatchObject({ upgradeMode: null, workers: ['scheduler'] });
    expect(prod?.inputs).toContain('lightdash/values.yaml');
  });

  it('reads mode, migration job and workers next to the tag', async () => {
    const [found] = await findingsIn({
      'values.yaml': `${IMAGE} 1.2.3\nupgrade:\n  mode: Recreate\nmigrationJob:\n  enabled: true\nscheduler:\n  enabled: true\nappBuildWorker:\n  enabled: false\n`,
    });
    expect(found?.declared).toEqual({
      keys: [],
      values: { file: 'values.yaml', line: 1, column: 1 },
      upgradeMode: { value: 'Recreate', place: { file: 'values.yaml', line: 5, column: 9 } },
      migrationJob: { value: true, place: { file: 'values.yaml', line: 7, column: 12 } },
      workers: ['scheduler'],
    });
  });

  it.each([
    ['mode: ""', null, undefined],
    ['mode:', null, undefined],
    ['mode: RollingUpdate', 'RollingUpdate', undefined],
    ['mode: recreate', undefined, 'invalid-upgrade-mode'],
    ['mode: {a: 1}', undefined, 'invalid-upgrade-mode'],
    ['mode: true', undefined, 'invalid-upgrade-mode'],
    ['mode: ${MODE}', null, undefined],
  ])('upgrade.%s', async (line, mode, problem) => {
    const [found] = await findingsIn({ 'values.yaml': `${IMAGE} 1.2.3\nupgrade:\n  ${line}\n` });
    const { answer } = found ?? {};
    expect(answer?.status === 'problem' ? answer.problem.code : undefined).toBe(problem);
    if (problem === undefined) expect(found?.declared.upgradeMode?.value ?? null).toBe(mode);
  });

  it.each([
    ['true', true],
    ['yes', true],
    ['"true"', true],
    ['"false"', true],
    ['false', false],
    ['off', false],
    ['0', false],
    ['""', null],
    ['~', null],
  ])('migrationJob.enabled: %s is %s', async (text, expected) => {
    const [found] = await findingsIn({ 'values.yaml': `${IMAGE} 1.2.3\nmigrationJob: {enabled: ${text}}\n` });
    expect(found?.declared.migrationJob?.value ?? null).toBe(expected);
  });
});

describe('no lie: what another layer declares', () => {
  const PINNED = `${IMAGE} 1.2.3\nupgrade: {mode: Recreate}\nmigrationJob: {enabled: true}\n`;
  it.each<[string, string, string | null]>([
    ['another mode', 'upgrade: {mode: RollingUpdate}\n', 'upgrade.mode'],
    ['a mode that is filled in', 'upgrade: {mode: "${MODE}"}\n', 'upgrade.mode'],
    ['a mode that is taken away', 'upgrade: {mode: ~}\n', 'upgrade.mode'],
    ['a section that is taken away', 'upgrade: ~\n', 'upgrade.mode'],
    ['no migration job', 'migrationJob: {enabled: false}\n', 'migrationJob.enabled'],
    ['the same', PINNED.slice(PINNED.indexOf('upgrade')), null],
    ['nothing of it', 'configMap: {A: 1}\n', null],
    ['a tag of its own', 'image: {tag: 1.3.0}\nupgrade: {mode: RollingUpdate}\n', null],
  ])('%s', async (_, layer, name) => {
    const files = { 'lightdash/values.yaml': PINNED, 'lightdash/values-prod.yaml': layer };
    const all = [
      await findingsIn(files),
      await findingsIn({
        'bi/values.yaml': `lightdash:\n  ${PINNED.trim().replaceAll('\n', '\n  ')}\n`,
        'bi/values-prod.yaml': `lightdash:\n  ${layer.trim().replaceAll('\n', '\n  ')}\n`,
      }),
    ];
    for (const found of all.map((each) => each.find(({ carrier }) => carrier.endsWith('/values.yaml')))) {
      expect(found?.declared.upgradeMode?.value).toBe(name === null ? 'Recreate' : undefined);
      const notice = expect.stringMatching(
        new RegExp(`^${name} differs between .*values\\.yaml. and .*values-prod\\.yaml`),
      );
      expect(found?.notices).toEqual(name === null ? [] : [notice]);
    }
  });

  it('counts a layer that cannot be read as one that differs', async () => {
    const [found] = await findingsIn({ 'lightdash/values.yaml': PINNED, 'lightdash/values-prod.yaml': 'a: [\n' });
    expect(found?.declared.upgradeMode).toBeNull();
    expect(found?.notices).toEqual([expect.stringContaining('values-prod.yaml` cannot be read')]);
  });
});

describe('a file that another kind has read', () => {
  const VALUES = `${IMAGE} 1.2.3\nupgrade: {mode: Recreate}\n`;
  const RELEASE =
    'repositories: [{name: x, url: https://lightdash.github.io/helm-charts}]\nreleases: [{name: bi, chart: x/lightdash, values: [lightdash/values-prod.yaml]}]\n';
  it.each<[string, Record<string, string>, string | undefined]>([
    ['is a layer of no other values', { 'helmfile.yaml': RELEASE }, 'Recreate'],
    ['without its release, may be a layer', {}, undefined],
  ])('%s', async (_, release, expected) => {
    const tree = memoryTree({
      ...release,
      'lightdash/values.yaml': VALUES,
      'lightdash/values-prod.yaml': 'upgrade: {mode: RollingUpdate}\n',
    });
    const { objects } = await detect(tree, DEFAULTS, await findCandidates(tree, DEFAULTS));
    const alone = objects.find(({ id }) => id === 'helm-values:lightdash/values.yaml');
    expect(alone?.version).toBe('1.2.3');
    expect(alone?.declared.upgradeMode?.value).toBe(expected);
  });
});

describe('values that were once read wrongly', () => {
  const KEYS = 'secrets: {LIGHTDASH_SECRET: x}\nconfigMap: {SITE_URL: y}\n';
  const FORK = 'name: lightdash\nversion: 0.1.0\nappVersion: 1.4.0\n';
  const IN_TEMPLATE = 'image: "lightdash/lightdash:{{ .Values.tag }}"\n';

  it.each<[string, Record<string, string>, string[]]>([
    [
      'values in JSON',
      { 'lightdash/values.json': '{"image": {"repository": "lightdash/lightdash", "tag": "1.2.3"}}' },
      ['helm-values:lightdash/values.json lightdash/values.json:1 1.2.3'],
    ],
    [
      'JSON of another kind',
      { 'lightdash/dashboard.json': '{"image": {"repository": "lightdash/lightdash", "tag": "1.2.3"}}' },
      [],
    ],
    [
      'the image in a layer of its own',
      { 'lightdash/values.yaml': KEYS, 'lightdash/image.yaml': `${IMAGE} 1.2.3\n` },
      [
        'helm-values:lightdash/image.yaml lightdash/image.yaml:3 1.2.3',
        'helm-values:lightdash/values.yaml lightdash/image.yaml:3 1.2.3',
      ],
    ],
    [
      'another layer without anything of the image',
      { 'lightdash/values.yaml': `${IMAGE} 1.2.3\n`, 'lightdash/ingress.yaml': 'ingress: {enabled: true}\n' },
      ['helm-values:lightdash/values.yaml lightdash/values.yaml:3 1.2.3'],
    ],
    [
      'a common layer that was extracted',
      {
        Makefile: 'up:\n\thelm upgrade bi x/bi -f common.yaml -f $(ENV).yaml\n',
        'bi/lightdash/common.yaml': `${IMAGE} 1.2.3\n`,
        'bi/lightdash/prod.yaml': 'replicas: 2\n',
        'bi/lightdash/staging.yaml': 'replicas: 1\n',
      },
      [
        'helm-values:bi/lightdash/common.yaml bi/lightdash/common.yaml:3 1.2.3',
        'helm-values:bi/lightdash/prod.yaml bi/lightdash/common.yaml:3 1.2.3',
        'helm-values:bi/lightdash/staging.yaml bi/lightdash/common.yaml:3 1.2.3',
      ],
    ],
    [
      'a layer below several tags',
      {
        'lightdash/values-prod.yaml': `${IMAGE} 1.2.3\n`,
        'lightdash/values-staging.yaml': `${IMAGE} 1.3.0\n`,
        'lightdash/values.yaml': KEYS,
      },
      [
        'helm-values:lightdash/values-prod.yaml lightdash/values-prod.yaml:3 1.2.3',
        'helm-values:lightdash/values-staging.yaml lightdash/values-staging.yaml:3 1.3.0',
      ],
    ],
    [
      'values of a fork of the chart elsewhere',
      { 'charts/lightdash/Chart.yaml': FORK, 'envs/prod/lightdash.yaml': KEYS },
      [
        'helm-values:charts/lightdash/Chart.yaml charts/lightdash/Chart.yaml:3 1.4.0',
        'helm-values:envs/prod/lightdash.yaml charts/lightdash/Chart.yaml:3 1.4.0',
      ],
    ],
    [
      'two forks, of which none is known to be used',
      { 'a/Chart.yaml': FORK, 'b/Chart.yaml': FORK, 'envs/prod/lightdash.yaml': KEYS },
      [
        'helm-values:a/Chart.yaml a/Chart.yaml:3 1.4.0',
        'helm-values:b/Chart.yaml b/Chart.yaml:3 1.4.0',
        'helm-values:envs/prod/lightdash.yaml envs/prod/lightdash.yaml:1 chart-unpinned',
      ],
    ],
    [
      "a value of one's own chart, in it and elsewhere",
      {
        'bi/Chart.yaml': 'name: bi\n',
        'bi/values.yaml': 'tag: 1.2.2\n',
        'bi/envs/prod.yaml': 'tag: 1.2.3\n',
        'envs/stage.yaml': 'tag: 1.2.4\n',
        'bi/templates/d.yaml': IN_TEMPLATE,
      },
      [
        'helm-values:bi/envs/prod.yaml#tag bi/envs/prod.yaml:1 1.2.3',
        'helm-values:bi/values.yaml#tag bi/values.yaml:1 1.2.2',
        'helm-values:envs/stage.yaml#tag envs/stage.yaml:1 1.2.4',
      ],
    ],
    [
      "a tag over the image of one's own chart",
      {
        'bi/Chart.yaml': 'name: bi\n',
        'bi/values.yaml': 'web: {image: {repository: lightdash/lightdash, tag: 1.2.2}}\n',
        'bi/prod.yaml': 'web: {image: {tag: 1.2.3}}\n',
      },
      [
        'helm-values:bi/prod.yaml#web.image bi/prod.yaml:1 1.2.3',
        'helm-values:bi/values.yaml#web.image bi/values.yaml:1 1.2.2',
      ],
    ],
    [
      "appVersion of one's own chart",
      {
        'bi/Chart.yaml': 'name: bi\nappVersion: 1.4.0\n',
        'bi/templates/_h.tpl': '{{ printf "lightdash/lightdash:%s" .Chart.AppVersion }}',
      },
      ['helm-values:bi/Chart.yaml#appVersion bi/Chart.yaml:2 1.4.0'],
    ],
    [
      'templates beside a chart',
      { 'bi/Chart.yaml': 'name: bi\n', 'bi/templates/x/values.yaml': `${IMAGE} 1.2.3\n` },
      [],
    ],
    [
      'an encrypted secret, and what only mentions the service',
      {
        'lightdash/secret.yaml':
          'apiVersion: v1\nkind: Secret\nstringData: {A: "ENC[AES256_GCM,data:x]"}\nsops: {mac: x}\n',
        'lightdash/secrets.enc.yaml': 'LIGHTDASH_SECRET: ENC[x]\nsops: {mac: x}\n',
        'monitoring/values.yaml':
          'lightdash: {url: https://bi.acme.io}\nimage: {repository: acme/exporter, tag: 1.2.3}\n',
      },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await findingsIn(files);
    expect(found.map((each) => `${each.id} ${showFinding(each)}`).sort()).toEqual(expected);
  });

  it('are still seen if they no longer deploy the service', async () => {
    const files = {
      'lightdash/values.yaml': `${IMAGE} 1.2.3\nweb: {image: {repository: nginx, tag: 1.27.0}}\n`,
      'lightdash/extra.yaml': 'replicas: 2\n',
    };
    expect([...(await readingOf(helmValues, files)).objectIds].sort()).toEqual([
      ...['helm-values:lightdash/extra.yaml', 'helm-values:lightdash/values.yaml'],
      'helm-values:lightdash/values.yaml#web.image',
    ]);
  });

  it('have understood every literal that names the image, also in weaker layers', async () => {
    const files = { 'lightdash/values.yaml': `${IMAGE} 1.2.2\n`, 'lightdash/prod.yaml': `replicas: 2\n` };
    const [prod] = (await findingsIn(files)).filter(({ carrier }) => carrier.endsWith('prod.yaml'));
    expect(prod?.understood.map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      ...['lightdash/values.yaml:2', 'lightdash/values.yaml:3'],
    ]);
  });
});
