// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the values that are read
import { describe, expect, it } from 'vitest';
import {
  findingsOfRelease,
  type HelmImageReading,
  type ReleasePart,
} from '../../../src/deployment/kinds/helm/findings.ts';
import { type ReleaseChart, readHelmRelease } from '../../../src/deployment/kinds/helm/release.ts';
import type { ReleaseValues } from '../../../src/deployment/kinds/helm/values.ts';
import { showPlace } from '../../../src/problems/place.ts';
import { problemAt } from '../../../src/problems/problem.ts';
import { SourceFiles } from '../../../src/syntax/source-files.ts';
import { YamlFile } from '../../../src/syntax/yaml.ts';
import { DEFAULTS } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';
import { showFinding } from '../../support/reading.ts';

const at = (line: number) => ({ file: 'release.yaml', line, column: 1 });

const OFFICIAL = 'https://lightdash.github.io/helm-charts';

function published(version: string | null, name = 'lightdash', repository: string | null = OFFICIAL): ReleaseChart {
  return {
    kind: 'published',
    name,
    version: version === null ? null : { text: version, place: at(9) },
    repository,
    problem: null,
  };
}

/** `?` for values that cannot be seen, else the text of a file, which is called after its place in the order. */
function valuesOf(texts: readonly string[]): ReleaseValues[] {
  return texts.map((text, index) => {
    if (text === '?') return problemAt('external-values', at(20 + index), '`a secret`');
    const file = new YamlFile(`v${index}.yaml`, text);
    return { file, root: file.root };
  });
}

async function read(
  chart: ReleaseChart,
  values: readonly string[] = [],
  files: Record<string, string> = {},
  called = '',
): Promise<(HelmImageReading & { parts: readonly ReleasePart[] }) | null> {
  const tree = memoryTree(files);
  const source = new SourceFiles(tree, [...(await tree.entries()).keys()]);
  const release = { chart, values: valuesOf(values), place: at(1), called };
  const parts = await readHelmRelease(source.recorded(), release, DEFAULTS);
  return parts[0] === undefined ? null : { ...parts[0].found, parts };
}

/** Main and further images: `v0.yaml:1 1.2.3`, `release.yaml:9 chart 2.9.1`, `release.yaml:20 external-values`. */
function show(reading: { parts: readonly ReleasePart[] } | null): string[] {
  if (reading === null) return [];
  const release = {
    kind: 'flux' as const,
    id: 'i',
    carrier: 'release.yaml',
    inputs: [],
    secondOrder: [],
    variables: [],
  };
  return findingsOfRelease(reading.parts, release).map((finding) =>
    `${finding.id.slice(1)} ${showFinding(finding)}`.trim(),
  );
}

const TAG = 'image: {tag: 1.2.3}';
const NONE = 'configMap: {}';

describe('a release of a chart that nobody sees', () => {
  const webapp = published('1.4.0', 'webapp', 'https://charts.example');
  it.each<[string, string, ReleaseChart, string[], string[]]>([
    ['called after the service, with a tag', 'lightdash', webapp, [TAG], ['v0.yaml:1 1.2.3']],
    ['called after the service and a stage', 'lightdash-prod', webapp, [TAG], ['v0.yaml:1 1.2.3']],
    ['called after the service, without a tag', 'lightdash', webapp, [NONE], []],
    [
      'called after the service, with the image of another',
      'lightdash',
      webapp,
      ['image: {repository: acme/bi, tag: 1.2.3}'],
      [],
    ],
    ['called after a part of the service', 'lightdash-secrets', webapp, [TAG], []],
    ['called otherwise', 'bi', webapp, [TAG], []],
    [
      'called after the service, of a database',
      'lightdash',
      published('15.5.21', 'postgresql', 'https://charts.example'),
      [TAG],
      [],
    ],
    [
      'of a chart named after the service, with a tag',
      'bi',
      published('1.4.0', 'acme-lightdash', 'https://charts.example'),
      [TAG],
      ['v0.yaml:1 1.2.3'],
    ],
    [
      'of a chart named after the service, without a tag',
      'bi',
      published('1.4.0', 'acme-lightdash', 'https://charts.example'),
      [NONE],
      ['release.yaml:9 chart-unknown'],
    ],
    [
      'called after the service, of a folder that is not here',
      'lightdash',
      { kind: 'folder', path: 'bi' },
      [TAG],
      ['v0.yaml:1 1.2.3'],
    ],
  ])('%s', async (_, called, chart, values, expected) => {
    expect(show(await read(chart, values, {}, called))).toEqual(expected);
  });
});

describe("a release of the service's chart", () => {
  it.each<[string, ReleaseChart, string[], string[]]>([
    ['no values', published('2.9.1'), [], ['release.yaml:9 chart 2.9.1']],
    ['a leading v', published('v2.9.1'), [], ['release.yaml:9 chart 2.9.1']],
    [
      'a name behind that of a repository',
      published('2.9.1', 'acme/charts/lightdash'),
      [],
      ['release.yaml:9 chart 2.9.1'],
    ],
    ['a tag', published('2.9.1'), [TAG], ['v0.yaml:1 1.2.3']],
    ['a tag without a chart version', published(null), [TAG], ['v0.yaml:1 1.2.3']],
    ['the first of several tags', published('2.9.1'), [NONE, 'image: {tag: 1.3.0}', TAG], ['v1.yaml:1 1.3.0']],
    ['null takes a tag away', published('2.9.1'), ['image: {tag: ~}', TAG], ['release.yaml:9 chart 2.9.1']],
    ['null takes the image away', published('2.9.1'), ['image: ~', TAG], ['release.yaml:9 chart 2.9.1']],
    ['an empty tag over one', published('2.9.1'), ['image: {tag: ""}', TAG], ['release.yaml:9 chart 2.9.1']],
    ['a range', published('2.x'), [], ['release.yaml:9 chart-range']],
    ['HEAD', published('HEAD'), [], ['release.yaml:9 chart-range']],
    ['an empty version', published(''), [], ['release.yaml:9 chart-range']],
    ['no version', published(null), [], ['release.yaml:1 chart-unpinned']],
    ['a template as version', published('${chart}'), [], ['release.yaml:9 unresolved-template']],
    ['another template', published('{{ .chart }}'), [], ['release.yaml:9 unresolved-template']],
    ['an encrypted version', published('ENC[AES256_GCM,data]'), [], ['release.yaml:9 encrypted']],
    ['a tag that is moving', published('2.9.1'), ['image: {tag: latest}'], ['v0.yaml:1 moving-tag']],
    ['a tag that is a number', published('2.9.1'), ['image: {tag: 1.10}'], ['v0.yaml:1 numeric-tag']],
    ['a template as tag', published('2.9.1'), ['image: {tag: "${tag}"}'], ['v0.yaml:1 unresolved-template']],
    [
      'another image',
      published('2.9.1'),
      ['image: {repository: traefik/whoami, tag: 1.2.3}'],
      ['v0.yaml:1 custom-image'],
    ],
    [
      'an invalid mode',
      published('2.9.1'),
      ['image: {tag: 1.2.3}\nupgrade: {mode: Rolling}'],
      ['v0.yaml:1 invalid-upgrade-mode'],
    ],
    ['unseen values above', published('2.9.1'), ['?', TAG], ['release.yaml:20 external-values']],
    ['unseen values alone', published('2.9.1'), ['?'], ['release.yaml:20 external-values']],
    ['unseen values below', published('2.9.1'), [TAG, '?'], ['v0.yaml:1 1.2.3']],
    ['unseen values below an empty tag', published('2.9.1'), ['image: {tag: ""}', '?'], ['release.yaml:9 chart 2.9.1']],
    ['the first of unseen values', published('2.9.1'), [NONE, '?', '?', TAG], ['release.yaml:21 external-values']],
    [
      'another workload with an image of the service',
      published('2.9.1'),
      ['image: {tag: 1.2.3}\nextra: {image: {repository: lightdash/lightdash, tag: 1.2.2}}'],
      ['v0.yaml:1 1.2.3', '#extra.image v0.yaml:2 1.2.2'],
    ],
    [
      'images of what stands beside it',
      published('2.9.1'),
      ['postgresql: {image: {repository: bitnami/postgresql, tag: 9.9.9}}\nbrowserless-chrome: {image: {tag: 8.8.8}}'],
      ['release.yaml:9 chart 2.9.1'],
    ],
  ])('%s', async (_, chart, values, expected) => {
    expect(show(await read(chart, values))).toEqual(expected);
  });

  it('takes the problem of a chart, unless there is a tag', async () => {
    const chart: ReleaseChart = {
      ...(published(null) as Extract<ReleaseChart, { kind: 'published' }>),
      problem: problemAt('unresolved-template', at(8), '`x`'),
    };
    expect(show(await read(chart))).toEqual(['release.yaml:8 unresolved-template']);
    expect(show(await read(chart, [TAG]))).toEqual(['v0.yaml:1 1.2.3']);
  });

  it('names its chart and the repository of the chart', async () => {
    expect((await read(published('v2.9.1')))?.chart).toEqual({
      name: 'lightdash',
      version: '2.9.1',
      place: at(9),
      repository: OFFICIAL,
    });
    expect((await read(published('2.9.1')))?.notices).toEqual([]);
    expect((await read(published('2.9.1', 'lightdash', 'oci://ghcr.io/acme')))?.notices).toEqual([
      "The chart comes from `oci://ghcr.io/acme`, taken as a mirror of Lightdash's own",
    ]);
    expect((await read(published('2.9.1', 'lightdash', null)))?.notices).toEqual([
      "No file says where the chart comes from, so it is taken as Lightdash's own",
    ]);
    expect((await read(published('2.x')))?.chart?.version).toBeNull();
  });

  it('says nothing of unseen values that are weaker than the tag, except that they may set variables', async () => {
    const reading = await read(published('2.9.1'), [TAG, '?']);
    expect(reading).toMatchObject({ answer: { version: '1.2.3' }, notices: [] });
    expect(reading?.containerVariables?.unseen).toEqual([{ source: 'values from `a secret`', place: at(21) }]);
  });

  const MODE = 'upgrade: {mode: Recreate}\nmigrationJob: {enabled: true}\nscheduler: {enabled: true}';
  // Values from outside may switch any of them on.
  const ANY = ['scheduler', 'appBuildWorker', 'warehouseNatsWorker', 'preAggregateNatsWorker'];
  it.each<[string, string[], (string | boolean | null)[], number]>([
    ['of what is seen', [TAG, MODE], ['Recreate', true, 'scheduler'], 0],
    ['above what is not', [`${TAG}\n${MODE}`, '?'], ['Recreate', true, ...ANY], 0],
    ['below what is not', [TAG, '?', MODE], [null, null, ...ANY], 2],
    // Without the migration job the mode does not do what it says.
    ['on either side', [`${TAG}\nupgrade: {mode: RollingUpdate}`, '?', MODE], [null, null, ...ANY], 2],
    ['nowhere', [TAG, '?'], [null, null, ...ANY], 0],
  ])('declares what is %s', async (_, values, expected, notices) => {
    const reading = await read(published('2.9.1'), values);
    const { upgradeMode, migrationJob, workers = [] } = reading?.declared ?? {};
    expect([upgradeMode?.value ?? null, migrationJob?.value ?? null, ...workers]).toEqual(expected);
    expect(reading?.notices.length).toBe(notices);
  });
});

const APP = (tag: string) =>
  `controllers: {main: {containers: {main: {image: {repository: lightdash/lightdash, tag: ${tag}}}}}}`;
const app = (more: string) => APP('1.2.3').replace('{main: {', `{main: {${more}, `);
const WAY = 'controllers.main.containers.main.image';

describe('a release of another chart', () => {
  const template = published('3.1.0', 'app-template', 'https://bjw-s-labs.github.io/helm-charts');

  it.each<[string, string[], string[]]>([
    ['nothing of the service', ['image: {repository: traefik/whoami, tag: 1.2.3}'], []],
    ['no values', [], []],
    ['unseen values alone', ['?'], []],
    ['an image', [APP('1.2.3')], ['v0.yaml:1 1.2.3']],
    ['an image of the root', ['image: {repository: lightdash/lightdash, tag: 1.2.3}'], ['v0.yaml:1 1.2.3']],
    ['an image as a text', ['web: {image: "lightdash/lightdash:1.2.3"}'], ['v0.yaml:1 1.2.3']],
    ['one that is overridden as a whole', [APP('1.3.0'), APP('1.2.3')], ['v0.yaml:1 1.3.0']],
    [
      'one whose tag alone is overridden',
      ['controllers: {main: {containers: {main: {image: {tag: 1.3.0}}}}}', APP('1.2.3')],
      ['v0.yaml:1 1.3.0'],
    ],
    [
      'one whose repository is overridden',
      ['controllers: {main: {containers: {main: {image: {repository: traefik/whoami}}}}}', APP('1.2.3')],
      [],
    ],
    ['one that is taken away', ['controllers: {main: ~}', APP('1.2.3')], []],
    [
      'a text that is overridden',
      ['web: {image: "traefik/whoami:1"}', 'web: {image: "lightdash/lightdash:1.2.3"}'],
      [],
    ],
    [
      'several',
      [
        'a: {image: {repository: lightdash/lightdash, tag: 1.2.3}}\nb: {image: {repository: lightdash/lightdash, tag: 1.2.2}}',
      ],
      ['v0.yaml:1 1.2.3', '#b.image v0.yaml:2 1.2.2'],
    ],
    [
      'a list counts as a whole',
      [
        'apps: [{name: b, image: "lightdash/lightdash:1.3.0"}]',
        'apps: [{name: a, image: "lightdash/lightdash:1.2.3"}]',
      ],
      ['v0.yaml:1 1.3.0'],
    ],
    ['a pair in a list', ['apps: [{repository: lightdash/lightdash, tag: 1.2.3}]'], ['v0.yaml:1 1.2.3']],
    ['unseen values above', ['?', APP('1.2.3')], ['release.yaml:20 external-values']],
    ['unseen values below', [APP('1.2.3'), '?'], ['v0.yaml:1 1.2.3']],
    ['no tag', ['web: {image: {repository: lightdash/lightdash}}'], ['v0.yaml:1 chart-unpinned']],
    ['a template in the text', ['web: {image: "lightdash/lightdash:{{ tag }}"}'], ['v0.yaml:1 unresolved-template']],
    ["values of the service's chart below its name", ['lightdash: {image: {tag: 1.2.3}}'], ['v0.yaml:1 1.2.3']],
    [
      'the same without a tag, so that a chart decides that is not seen',
      ['lightdash: {configMap: {SITE_URL: x}}'],
      ['release.yaml:9 chart-unknown'],
    ],
    [
      "values that only the service's chart has",
      ['image: {tag: 1.2.3}\nsecrets: {LIGHTDASH_SECRET: x}'],
      ['v0.yaml:1 1.2.3'],
    ],
    ['the same without a tag', ['secrets: {LIGHTDASH_SECRET: x}'], ['release.yaml:9 chart-unknown']],
    [
      'any values that the chart has below its name',
      ['lightdash: {externalDatabase: {host: x}}'],
      ['release.yaml:9 chart-unknown'],
    ],
    ['another image below the name', ['lightdash: {image: {repository: acme/x}, configMap: {}}'], []],
    ["another chart's values below the name", ['lightdash: {enabled: true}'], []],
  ])('%s', async (_, values, expected) => {
    expect(show(await read(template, values))).toEqual(expected);
  });

  it('is identified by the path to each image', async () => {
    const found =
      (await read(template, [`x: {image: "lightdash/lightdash:1.2.3"}\n${APP('1.2.3')}`]))?.parts.slice(1) ?? [];
    expect(found.map(({ steps }) => steps.join('.'))).toEqual([WAY]);
  });

  it.each<[string, string[], string | null]>([
    ['nothing', [APP('1.2.3')], null],
    ['a strategy of the workload', [app('strategy: Recreate')], 'Recreate v0.yaml:1'],
    ['its type', [app('strategy: {type: Recreate}')], 'Recreate v0.yaml:1'],
    ['an explicit RollingUpdate', [app('strategy: RollingUpdate')], 'RollingUpdate v0.yaml:1'],
    [
      'the nearest of several',
      [`strategy: Recreate\n${app('strategy: {type: RollingUpdate}')}`],
      'RollingUpdate v0.yaml:2',
    ],
    [
      'the root',
      [`strategy: {type: Recreate}\nimage: {repository: lightdash/lightdash, tag: 1.2.3}`],
      'Recreate v0.yaml:1',
    ],
    ['the root beside its section', [`strategy: Recreate\n${APP('1.2.3')}`], null],
    ['another workload', [`other: {strategy: Recreate}\n${APP('1.2.3')}`], null],
    ['another layer', ['controllers: {main: {strategy: Recreate}}', APP('1.2.3')], 'Recreate v0.yaml:1'],
    ['what is not seen', [APP('1.2.3'), '?', app('strategy: Recreate')], null],
    ['neither', [app('strategy: OnDelete')], null],
    ['an item of a list', ['apps: [{strategy: Recreate, image: "lightdash/lightdash:1.2.3"}]'], 'Recreate v0.yaml:1'],
    ["a mode that only the service's chart reads", [app('upgrade: {mode: Recreate}')], null],
  ])('declares by %s', async (_, values, expected) => {
    const mode = (await read(template, values))?.declared.upgradeMode ?? null;
    expect(mode && `${mode.value} ${showPlace(mode.place)}`).toBe(expected);
  });

  it('is read if it is named after the service', async () => {
    expect(show(await read(published('1.0.0', 'lightdash-stack')))).toEqual(['release.yaml:9 chart-unknown']);
  });

  it('is read by its values alone if its chart is unknown', async () => {
    const chart: ReleaseChart = { kind: 'unknown', problem: problemAt('unresolved-template', at(5), '`x`') };
    expect(show(await read(chart))).toEqual([]);
    expect(show(await read(chart, [APP('1.2.3')]))).toEqual(['v0.yaml:1 1.2.3']);
    expect(show(await read(chart, ['secrets: {LIGHTDASH_SECRET: x}']))).toEqual(['release.yaml:5 unresolved-template']);
  });
});

const DEPENDENCY = `dependencies:\n- name: lightdash\n  repository: ${OFFICIAL}\n`;

describe('a release of a chart in the repository', () => {
  const folder: ReleaseChart = { kind: 'folder', path: 'bi' };
  const umbrella = (more: string) => ({ 'bi/Chart.yaml': `name: bi\nversion: 0.1.0\n${DEPENDENCY}${more}` });

  it.each<[string, Record<string, string>, string[], string[]]>([
    ["the service's own", { 'bi/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n' }, [], ['bi/Chart.yaml:2 1.4.0']],
    [
      "the service's own with a tag above",
      { 'bi/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n', 'bi/values.yaml': 'image: {tag: 1.4.1}' },
      [TAG],
      ['v0.yaml:1 1.2.3'],
    ],
    [
      "the service's own with a tag of its own",
      { 'bi/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n', 'bi/values.yaml': 'image: {tag: 1.4.1}' },
      [],
      ['bi/values.yaml:1 1.4.1'],
    ],
    [
      "the service's own below values that are not seen",
      { 'bi/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n', 'bi/values.yaml': 'image: {tag: 1.4.1}' },
      ['?'],
      ['release.yaml:20 external-values'],
    ],
    [
      "the service's own without a version",
      { 'bi/Chart.yaml': 'name: lightdash\n' },
      [],
      ['bi/Chart.yaml:1 chart-unpinned'],
    ],
    ['an umbrella', umbrella('  version: 2.9.1\n'), [], ['bi/Chart.yaml:6 chart 2.9.1']],
    ["an umbrella's values", umbrella('  version: 2.9.1\n'), ['lightdash: {image: {tag: 1.2.3}}'], ['v0.yaml:1 1.2.3']],
    ["the root's tag is someone else's", umbrella('  version: 2.9.1\n'), [TAG], ['bi/Chart.yaml:6 chart 2.9.1']],
    [
      'its own values below those',
      { ...umbrella('  version: 2.9.1\n'), 'bi/values.yaml': 'lightdash: {image: {tag: 1.4.1}}' },
      ['lightdash: {image: {tag: ~}}'],
      ['bi/Chart.yaml:6 chart 2.9.1'],
    ],
    [
      'all of its values taken away',
      { ...umbrella('  version: 2.9.1\n'), 'bi/values.yaml': 'lightdash: {image: {tag: 1.4.1}}' },
      ['lightdash: ~', '?'],
      ['bi/Chart.yaml:6 chart 2.9.1'],
    ],
    [
      'an alias',
      umbrella('  version: 2.9.1\n  alias: web\n'),
      ['lightdash: {image: {tag: 1.2.2}}\nweb: {image: {tag: 1.2.3}}'],
      ['v0.yaml:2 1.2.3'],
    ],
    [
      'two of them',
      {
        'bi/Chart.yaml': `name: bi\n${DEPENDENCY}  version: 2.9.1\n  alias: a\n- {name: lightdash, version: 2.16.101, alias: b}\n`,
      },
      [],
      ['bi/Chart.yaml:5 chart 2.9.1', '#b bi/Chart.yaml:7 chart 2.16.101'],
    ],
    ['a range', umbrella('  version: ~2.9.0\n'), [], ['bi/Chart.yaml:6 chart-range']],
    [
      'a lock of another version',
      {
        ...umbrella('  version: 2.9.2\n'),
        'bi/Chart.lock': 'dependencies:\n- {name: lightdash, version: 2.9.1}\n',
      },
      [],
      ['bi/Chart.yaml:6 chart-unpinned'],
    ],
    [
      'a condition that is false',
      umbrella('  version: 2.9.1\n  condition: lightdash.enabled\n'),
      ['lightdash: {enabled: false}'],
      [],
    ],
    [
      'a condition that values above may make true',
      umbrella('  version: 2.9.1\n  condition: lightdash.enabled\n'),
      ['?', 'lightdash: {enabled: false}'],
      ['release.yaml:20 external-values'],
    ],
    [
      'an image beside a dependency that is off',
      { ...umbrella('  version: 2.9.1\n  tags: [bi]\n'), 'bi/values.yaml': 'tags: {bi: false}' },
      ['x: {image: "lightdash/lightdash:1.2.3"}'],
      ['v0.yaml:1 1.2.3'],
    ],
    [
      'another chart with an image of the service',
      { 'bi/Chart.yaml': 'name: app\n', 'bi/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.2}' },
      ['image: {tag: 1.2.3}'],
      ['v0.yaml:1 1.2.3'],
    ],
    ['another chart', { 'bi/Chart.yaml': 'name: app\n' }, [TAG], []],
    ['no chart', {}, [TAG], []],
    ['no chart, and an image', {}, [APP('1.2.3')], ['v0.yaml:1 1.2.3']],
    ["no chart, and values of the service's", {}, ['configMap: {SITE_URL: x}'], ['release.yaml:1 chart-unknown']],
    ['a chart of something else that cannot be parsed', { 'bi/Chart.yaml': 'a: [' }, [TAG], []],
    [
      'a chart that cannot be parsed',
      { 'bi/Chart.yaml': 'name: lightdash\na: [' },
      [TAG],
      ['bi/Chart.yaml:2 unparseable'],
    ],
    [
      'values that cannot be parsed',
      { 'bi/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n', 'bi/values.yaml': 'a: 1\na: 2' },
      [TAG],
      ['bi/values.yaml:2 unparseable'],
    ],
  ])('%s', async (_, files, values, expected) => {
    expect(show(await read(folder, values, files))).toEqual(expected);
  });

  it("takes what it declares from the umbrella's own values as well", async () => {
    const files = { ...umbrella('  version: 2.9.1\n'), 'bi/values.yaml': 'lightdash: {upgrade: {mode: Recreate}}' };
    const reading = await read(folder, ['lightdash: {image: {tag: 1.2.3}}'], files);
    expect(reading?.declared).toMatchObject({ keys: ['lightdash'], upgradeMode: { value: 'Recreate' } });
    expect(reading?.chart).toMatchObject({ version: '2.9.1', repository: OFFICIAL });
  });

  it.each([
    ['with templates that do what upgrade.mode says', '{{ .Values.upgrade.mode }}', '2.16.300'],
    ['with other templates', '{{ .Values.replicas }}', null],
  ])("counts the version of the service's own chart %s", async (_, template, version) => {
    const files = {
      'Chart.yaml': 'name: lightdash\nversion: 2.16.300\nappVersion: 1.4.0\n',
      'templates/d.yaml': `a: ${template}\n`,
    };
    const reading = await read({ kind: 'folder', path: '' }, [], files);
    expect(reading?.chart).toMatchObject({ name: 'lightdash', version });
  });

  it.each([
    [OFFICIAL, '2.9.1'],
    ['oci://709825985650.dkr.ecr.us-east-1.amazonaws.com/lightdash', '2.9.1'],
    ['https://charts.example.com', null],
    ['lightdash', '2.9.1'],
  ])('counts the version of a chart from %s', async (repository, version) => {
    expect((await read(published('2.9.1', 'lightdash', repository)))?.chart?.version).toBe(version);
  });
});

describe('wrappers and what they wrap', () => {
  const folder: ReleaseChart = { kind: 'folder', path: 'bi' };
  const WRAPPER = `name: lightdash\nversion: 0.1.0\nappVersion: "1.16.0"\n${DEPENDENCY}  version: 2.9.1\n`;
  const PARENT =
    'name: parent\ndependencies:\n- {name: analytics, version: 0.1.0, repository: "file://../analytics"}\n';

  it.each<[string, Record<string, string>, string[], string[]]>([
    ['a wrapper that is called like the service', { 'bi/Chart.yaml': WRAPPER }, [], ['bi/Chart.yaml:7 chart 2.9.1']],
    [
      'its values',
      { 'bi/Chart.yaml': WRAPPER, 'bi/values.yaml': 'image: {tag: 9.9.9}\nlightdash: {image: {tag: 1.2.3}}' },
      [],
      ['bi/values.yaml:2 1.2.3'],
    ],
    [
      'values over them',
      { 'bi/Chart.yaml': WRAPPER, 'bi/values.yaml': 'lightdash: {image: {tag: 1.2.2}}' },
      ['lightdash: {image: {tag: 1.2.3}}'],
      ['v0.yaml:1 1.2.3'],
    ],
    [
      'the dependency of a dependency, by its own values',
      {
        'bi/Chart.yaml': PARENT,
        'analytics/Chart.yaml': `name: analytics\n${DEPENDENCY}  version: 2.9.1\n  alias: web\n`,
        'analytics/values.yaml': 'web: {image: {tag: 1.2.3}}',
      },
      [],
      ['analytics/values.yaml:1 1.2.3'],
    ],
    [
      'the same, by those of the parent',
      {
        'bi/Chart.yaml': PARENT,
        'bi/values.yaml': 'analytics: {web: {image: {tag: 1.3.0}}}',
        'analytics/Chart.yaml': `name: analytics\n${DEPENDENCY}  version: 2.9.1\n  alias: web\n`,
        'analytics/values.yaml': 'web: {image: {tag: 1.2.3}}',
      },
      [],
      ['bi/values.yaml:1 1.3.0'],
    ],
    [
      'a wrapper below a parent that depends on it by the name of the service',
      {
        'bi/Chart.yaml': 'name: bi\ndependencies:\n- {name: lightdash, version: 0.1.0, repository: "file://../w"}\n',
        'bi/values.yaml': 'lightdash: {lightdash: {image: {tag: 1.2.3}}}',
        'w/Chart.yaml': WRAPPER,
      },
      [],
      ['bi/values.yaml:1 1.2.3'],
    ],
    [
      'charts that depend on each other',
      {
        'bi/Chart.yaml': 'name: bi\ndependencies:\n- {name: a, repository: "file://../a"}\n',
        'a/Chart.yaml': 'name: a\ndependencies:\n- {name: bi, repository: "file://../bi"}\n',
      },
      [],
      [],
    ],
    [
      'the broken source of another dependency',
      {
        'bi/Chart.yaml': `name: bi\n${DEPENDENCY}  version: 2.9.1\n- {name: redis, repository: "file://../redis"}\n`,
        'redis/Chart.yaml': 'a: [',
      },
      [],
      ['bi/Chart.yaml:5 chart 2.9.1'],
    ],
  ])('%s', async (_, files, values, expected) => {
    expect(show(await read(folder, values, files))).toEqual(expected);
  });

  const OWN = 'name: bi\nappVersion: 1.4.0\n';
  const PAIR = 'image:\n  repository: lightdash/lightdash\n  tag: ""\n';
  const UNTAKEN = 'image: {repository: lightdash/lightdash, tag: 1.2.2}';
  const LITERAL = 'bi/templates/d.yaml:1 1.2.3';
  it.each<[string, string, string, string[], string[]]>([
    [
      'appVersion for an empty tag',
      PAIR,
      '{{ .Values.image.tag | default .Chart.AppVersion }}',
      [],
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    ['no appVersion that no template takes', PAIR, '{{ .Values.image.tag }}', [], ['bi/values.yaml:2 chart-unpinned']],
    ['a tag over it', PAIR, '{{ .Chart.AppVersion }}', ['image: {tag: 1.2.3}'], ['v0.yaml:1 1.2.3']],
    [
      'appVersion in the template',
      '',
      'image: "lightdash/lightdash:{{ .Chart.AppVersion }}"',
      [],
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    [
      'a value in the template',
      'a: {tag: 1.2.2}',
      'image: "{{ .Values.r }}/lightdash/lightdash:{{ .Values.a.tag }}"',
      ['a: {tag: 1.2.3}'],
      ['v0.yaml:1 1.2.3'],
    ],
    [
      'appVersion where that value is empty',
      'tag: ""',
      'image: "lightdash/lightdash:{{ default .Chart.AppVersion .Values.tag }}"',
      [],
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    [
      'a helper',
      '',
      '{{- define "bi.tag" -}}\n{{ .Chart.AppVersion }}\n{{- end }}\nimage: lightdash/lightdash:{{ include "bi.tag" . }}',
      [],
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    ['printf', '', 'image: {{ printf "lightdash/lightdash:%s" .Chart.AppVersion }}', [], ['bi/Chart.yaml:2 1.4.0']],
    [
      'a variable',
      '',
      '{{ $tag := .Chart.AppVersion }}\nimage: {{ printf "lightdash/lightdash:%s" $tag }}',
      [],
      ['bi/templates/d.yaml:2 unresolved-template'],
    ],
    [
      'what cannot be told',
      '',
      'image: lightdash/lightdash:{{ include "library.tag" . }}',
      [],
      ['bi/templates/d.yaml:1 unresolved-template'],
    ],
    [
      'a template in a folder of its own',
      PAIR,
      '{{ .Values.image.tag | default .Chart.AppVersion }}',
      [],
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    ['a literal, which is judged as a changed line', '', 'image: lightdash/lightdash:1.2.3', [], []],
    ['a literal over values that no template takes', UNTAKEN, 'image: "lightdash/lightdash:1.2.3" # c', [], [LITERAL]],
    [
      'two literals over values that no template takes',
      UNTAKEN,
      'image: lightdash/lightdash:1.2.3\n# image: lightdash/lightdash:1.1.0\n- image: lightdash/lightdash:1.2.0',
      [],
      [LITERAL, 'bi/templates/d.yaml:3 1.2.0'],
    ],
    [
      'a literal without a tag over values that no template takes',
      UNTAKEN,
      'image: lightdash/lightdash',
      [],
      ['bi/templates/d.yaml:1 chart-unpinned'],
    ],
    ...['{{ toYaml .Values }}', '{{ $v := .Values }}', '{{ tpl .Files.name . }}', 'image: >-\n  {{ .Values.x }}'].map(
      (more): [string, string, string, string[], string[]] => [
        `a literal over values that a template may take: ${more}`,
        UNTAKEN,
        `image: lightdash/lightdash:1.2.3\n${more}`,
        [],
        ['bi/values.yaml:1 1.2.2'],
      ],
    ),
    ['another image', '', 'image: nginx:{{ .Chart.AppVersion }} # beside lightdash', [], []],
    [
      'another key, where the tag beside the repository does not count',
      'image: {repository: lightdash/lightdash, tag: 1.2.2}\nrelease: 1.2.3',
      'image: "{{ .Values.image.repository }}:{{ .Values.release | default .Chart.AppVersion }}"',
      [],
      ['bi/values.yaml:2 1.2.3'],
    ],
    [
      'another key over values, in a flow mapping',
      PAIR,
      '{containers: [{name: x, image: "{{ .Values.image.repository }}:{{ .Values.image.version | default .Chart.AppVersion }}"}]}',
      ['image: {version: 1.2.3}'],
      ['v0.yaml:1 1.2.3'],
    ],
    [
      'another key that values which are not seen may set',
      PAIR,
      'image: "{{ .Values.image.repository }}:{{ .Values.release | default .Chart.AppVersion }}"',
      ['?'],
      ['release.yaml:20 external-values'],
    ],
    [
      'a default inside, not appVersion',
      PAIR,
      'kind: Pod\nimage: {{ .Values.image.repository }}:{{ .Values.image.tag | default "1.2.3" }}',
      [],
      ['bi/templates/d.yaml:2 1.2.3'],
    ],
    [
      'a literal tag, whatever a helper that nobody calls would take',
      PAIR,
      '{{- define "bi.image" }}{{ .Values.image.repository }}:{{ .Chart.AppVersion }}{{ end }}\nimage: "{{ .Values.image.repository }}:1.2.3"',
      [],
      ['bi/templates/d.yaml:2 1.2.3'],
    ],
    [
      'a helper with printf',
      PAIR,
      '{{- define "bi.image" -}}\n{{- printf "%s:%s" .Values.image.repository (.Values.image.tag | default "1.2.3" | toString) -}}\n{{- end }}\nimage: {{ include "bi.image" . | quote }}',
      [],
      ['bi/templates/d.yaml:2 1.2.3'],
    ],
    [
      'a helper with quotes around all of it',
      'image: {name: lightdash/lightdash, version: 1.2.3}',
      '{{- define "bi.image" -}}\n"{{ .Values.registry | default "docker.io" }}/{{ .Values.image.name }}:{{ .Values.image.version }}"\n{{- end }}\nimage: {{ template "bi.image" . }}',
      [],
      ['bi/values.yaml:1 1.2.3'],
    ],
    [
      'the first of several keys',
      `${PAIR}global: {tag: 1.2.3}`,
      "image: '{{ .Values.image.repository }}:{{ coalesce .Values.image.tag .Values.global.tag .Chart.AppVersion }}'",
      [],
      ['bi/values.yaml:4 1.2.3'],
    ],
    [
      'a name under another key',
      'image: {name: lightdash/lightdash, version: 1.2.3}',
      'image: {{ .Values.registry }}/{{ .Values.image.name }}:{{ required "a version" .Values.image.version }}',
      [],
      ['bi/values.yaml:1 1.2.3'],
    ],
    [
      'two workloads with tags of their own',
      'image: {repository: lightdash/lightdash, tag: 1.2.3}\nworker: {tag: 1.2.2}',
      'image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\nimage: "{{ .Values.image.repository }}:{{ .Values.worker.tag }}"',
      [],
      ['bi/values.yaml:1 1.2.3', 'bi/values.yaml:2 1.2.2'],
    ],
    [
      'a key that is empty, without a default',
      PAIR,
      'image: "{{ .Values.image.repository }}:{{ .Values.release }}"',
      [],
      ['bi/values.yaml:2 chart-unpinned'],
    ],
    [
      'no values that no template takes, beside a name in the template',
      'image: {repository: lightdash/lightdash, tag: 1.2.2}\nrelease: 1.2.3',
      'image: lightdash/lightdash:{{ .Values.release }}',
      [],
      ['bi/values.yaml:2 1.2.3'],
    ],
    [
      'the values, where the way to the tag is not plain',
      'image: {repository: lightdash/lightdash, tag: 1.2.3}',
      '{{ with .Values.image }}\nimage: "{{ .repository }}:{{ .tag }}"{{ end }}',
      [],
      ['bi/values.yaml:1 1.2.3'],
    ],
  ])("templates of one's own: %s", async (name, chartValues, template, values, expected) => {
    const files = {
      'bi/Chart.yaml': `${OWN}# lightdash\n`,
      'bi/values.yaml': chartValues,
      [name.includes('folder') ? 'bi/templates/web/d.yaml' : 'bi/templates/d.yaml']: template,
    };
    expect(show(await read(folder, values, files)).map((each) => each.replace(/^#\S+ /, ''))).toEqual(expected);
  });

  const DEPLOYMENT = 'kind: Deployment\nspec:\n  strategy:\n    type: Recreate\n';
  it.each<[string, string, string | null]>([
    ['every Deployment', DEPLOYMENT, 'Recreate bi/templates/d.yaml:4'],
    ['one of two', `${DEPLOYMENT}---\nkind: Deployment\n`, null],
    ['some, under a condition', DEPLOYMENT.replace('spec:', 'spec:\n  {{ if .Values.a }}'), null],
    ['a rolling one', DEPLOYMENT.replace('Recreate', 'RollingUpdate'), null],
  ])("is declared by the templates of one's own chart: %s", async (_, template, expected) => {
    const chart = { 'bi/Chart.yaml': `${OWN}# lightdash\n`, 'bi/templates/d.yaml': template };
    const values = { 'bi/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.3}' };
    const mode = (await read(folder, [], { ...chart, ...values }))?.declared.upgradeMode ?? null;
    expect(mode && `${mode.value} ${showPlace(mode.place)}`).toBe(expected);
  });

  it.each<[string, string, string | null]>([
    ['is plain', 'image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"', null],
    [
      'is not',
      'image: "{{ .Values.image.repository }}:{{ .Values.image.tag | trunc 9 }}"',
      ':{{ .Values.image.tag | trunc 9 }}',
    ],
    [
      'is not plain in a helper',
      '{{- define "t" }}{{ $t := .Values.release }}{{ $t }}{{ end }}\nimage: {{ .Values.image.repository }}:{{ include "t" . }}',
      '{{ $t := .Values.release }}',
    ],
    [
      'is plain beside a sidecar whose way is not',
      'image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\nimage: {{ include "x" . }}',
      null,
    ],
  ])('hands over the text of a template whose way to the image %s', async (_, template, expected) => {
    const files = {
      'bi/Chart.yaml': OWN,
      'bi/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.3}\nrelease: 1.3.0\n',
      'bi/templates/d.yaml': template,
    };
    const told = (await read(folder, [], files))?.secondOrder ?? [];
    const taken = expected?.includes('release') ? ['chart:bi/values.yaml#release'] : [];
    expect(told.map(({ key }) => key)).toEqual(
      expected === null ? [] : ['chart:bi/templates/d.yaml#image/0', ...taken],
    );
    if (expected !== null) expect(told[0]?.text).toContain(expected);
  });

  it('gives up on helpers that call each other without end, or twice each', async () => {
    const define = (name: number, body: string) => `{{ define "h${name}" }}${body}{{ end }}\n`;
    const call = (name: number) => `{{ include "h${name}" . }}`;
    const twice = Array.from({ length: 60 }, (_, name) => define(name, call(name + 1).repeat(2)));
    const templates = [
      ...twice,
      define(60, call(60)),
      define(61, '{{ '.repeat(20_000)),
      `image: ${call(0)}\nimage: ${call(61)}\n`,
    ];
    const files = {
      'bi/Chart.yaml': OWN,
      'bi/values.yaml': 'image: {repository: lightdash/lightdash, tag: 1.2.3}\n',
      'bi/templates/d.yaml': templates.join(''),
    };
    expect(show(await read(folder, [], files))).toEqual(['bi/values.yaml:1 1.2.3']);
  });

  it("a chart of one's own that is called like the service's is read by its templates", async () => {
    const chart = { 'bi/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n' };
    const read1 = async (values: string, template: string) =>
      show(
        await read(folder, [], { ...chart, 'bi/values.yaml': values, 'bi/templates/d.yaml': `image: ${template}\n` }),
      );
    expect(
      await read1(PAIR, '{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}'),
    ).toEqual(['bi/Chart.yaml:2 1.4.0']);
    expect(await read1(`${PAIR}release: 1.2.3`, '{{ .Values.image.repository }}:{{ .Values.release }}')).toEqual([
      'bi/values.yaml:4 1.2.3',
    ]);
    expect(await read1('release: 1.2.3', 'lightdash/lightdash:{{ .Values.release }}')).toEqual([
      'bi/values.yaml:1 1.2.3',
    ]);
    const tag = '{{ .Values.image.tag }}';
    for (const without of [
      tag,
      `{{ required "a tag" .Values.image.tag }}`,
      `{{ if .Values.image.tag }}${tag}{{ end }}`,
    ])
      expect(await read1(PAIR, `{{ .Values.image.repository }}:${without}`)).toEqual(['release.yaml:1 chart-unpinned']);
  });

  it.each<[string, string, string, string[]]>([
    [
      'a variable',
      'ld: {release: 1.2.3}',
      '{{ $tag := .Values.ld.release }}\n"lightdash/lightdash:{{ $tag }}"',
      ['bi/values.yaml#ld.release 1.2.3'],
    ],
    [
      'a helper that is not there',
      'image: {repository: lightdash/lightdash}\nreplicas: 2',
      '{{ .Values.image.repository }}:{{ include "library.tag" . }}{{ .Values.replicas }}',
      [],
    ],
    [
      'a tag that moves',
      'image: {repository: lightdash/lightdash, tag: latest}',
      '{{ .Values.image.tag }}',
      ['nothing'],
    ],
  ])('names the versions of a chart whose tag is unknown: %s', async (_, chartValues, template, expected) => {
    const files = {
      'bi/Chart.yaml': `${OWN}# lightdash\n`,
      'bi/values.yaml': chartValues,
      'bi/templates/d.yaml': template,
    };
    const told = (await read(folder, [], files))?.secondOrder?.map(({ key, text }) => `${key.slice(6)} ${text}`);
    expect(told ?? ['nothing']).toEqual(
      expected[0] === 'nothing' ? expected : ['bi/Chart.yaml#appVersion 1.4.0', ...expected],
    );
  });
});

describe('the places that a release has understood', () => {
  const shown = async (...args: Parameters<typeof read>) => {
    const reading = await read(...args);
    return [...new Set(reading?.understood.map(({ file, line }) => `${file}:${line}`))].sort();
  };

  it('are the image in every layer, and the version of the chart', async () => {
    const layers = ['image:\n  tag: 1.2.3', 'image:\n  repository: lightdash/lightdash\n  tag: 1.2.2'];
    expect(await shown(published('2.9.1'), layers)).toEqual(['release.yaml:9', 'v0.yaml:2', 'v1.yaml:2', 'v1.yaml:3']);
  });

  it("are the umbrella's dependency, its lock, its own version and its values", async () => {
    const files = {
      'bi/Chart.yaml': `name: bi\nversion: 0.1.0\nappVersion: 1.0.0\n${DEPENDENCY}  version: 2.9.1\n`,
      'bi/Chart.lock': 'dependencies:\n- {name: lightdash, version: 2.9.1}\n',
      'bi/values.yaml': 'image: {tag: 9.9.9}\nlightdash:\n  image: {tag: 1.2.2}\n',
    };
    expect(await shown({ kind: 'folder', path: 'bi' }, ['lightdash: {image: {tag: 1.2.3}}'], files)).toEqual([
      ...['bi/Chart.lock:2', 'bi/Chart.yaml:2', 'bi/Chart.yaml:3', 'bi/Chart.yaml:7', 'bi/values.yaml:3', 'v0.yaml:1'],
    ]);
  });

  it.each([
    ['a tag over it', '{{ .Values.image.tag | default .Chart.AppVersion }}'],
    ['a template that never takes it', '{{ .Values.image.tag }}'],
  ])("is the appVersion of one's own chart below %s", async (_, tag) => {
    const files = {
      'bi/Chart.yaml': 'name: bi\nversion: 0.1.0\nappVersion: 1.4.0\n',
      'bi/values.yaml': 'image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\n',
      'bi/templates/d.yaml': `image: "{{ .Values.image.repository }}:${tag}"\n`,
    };
    expect(await shown({ kind: 'folder', path: 'bi' }, [], files)).toEqual([
      ...['bi/Chart.yaml:2', 'bi/Chart.yaml:3', 'bi/values.yaml:2', 'bi/values.yaml:3'],
    ]);
  });

  it.each<[string, string, string, string[]]>([
    ['the templates show all', '{{ .Chart.AppVersion }}', '', [2, 3, 4].map((line) => `bi/values.yaml:${line}`)],
    ['a template may take all values', '{{ .Chart.AppVersion }} {{ toYaml .Values }}', '', []],
    ['a template may take them by another way', '{{ .Chart.AppVersion }} {{ get . "Values" | toYaml }}', '', []],
    ['a chart below may take them', '{{ .Chart.AppVersion }}', '# with one below\n', []],
    ['a dependency may take them', '{{ .Chart.AppVersion }}', 'dependencies: [{name: common, version: 1.0.0}]\n', []],
  ])("are not the values that one's own chart does not take, which are unused where %s", async (...given) => {
    const [, tag, more, expected] = given;
    const files = {
      'bi/Chart.yaml': `name: bi\nversion: 0.1.0\nappVersion: 1.4.0\n${more}`,
      'bi/values.yaml':
        'image:\n  repository: lightdash/lightdash\n  tag: 1.2.3\nreplicas: 2\nport: 80\nweb: {port: 80}\n',
      'bi/templates/d.yaml': `image: "lightdash/lightdash:${tag}" # {{ .Values.port }}\n`,
      ...(more.startsWith('#') && { 'bi/charts/common/templates/_x.tpl': '' }),
    };
    const layers = ['image:\n  tag: 1.2.2\n'];
    const reading = await read({ kind: 'folder', path: 'bi' }, layers, files);
    const layer = expected.length > 0 ? ['v0.yaml:2'] : [];
    expect([...new Set(reading?.unused?.map(({ file, line }) => `${file}:${line}`))].sort()).toEqual([
      ...expected,
      ...layer,
    ]);
  });

  it('are the images of any chart in every layer', async () => {
    const below = 'web:\n  image:\n    repository: lightdash/lightdash\n    tag: 1.2.2\n';
    const chart = published('3.1.0', 'app-template', 'https://bjw-s-labs.github.io/helm-charts');
    expect(await shown(chart, ['web:\n  image:\n    tag: 1.2.3', below])).toEqual([
      'v0.yaml:3',
      'v1.yaml:3',
      'v1.yaml:4',
    ]);
  });
});
