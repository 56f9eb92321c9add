// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import type { ContainerVariables } from '../../src/deployment/container-variables.ts';
import type { Finding } from '../../src/deployment/finding.ts';
import { helmValues } from '../../src/deployment/kinds/helm-values/reader.ts';
import { umbrellaChart } from '../../src/deployment/kinds/umbrella-chart/reader.ts';
import { showPlace } from '../../src/problems/place.ts';
import { readingOf } from '../support/reading.ts';

const OTHER_VALUES = 'other values files or arguments of the release';

async function findingsIn(files: Record<string, string>): Promise<readonly Finding[]> {
  const kind = Object.keys(files).some((path) => path.endsWith('Chart.yaml')) ? umbrellaChart : helmValues;
  return (await readingOf(kind, files)).found;
}

/** An environment in few words: `PORT values.yaml:4:3`, and `? the secret …` for what is not seen. */
function showAll(environment: ContainerVariables | null | undefined): string[] | null {
  if (environment == null) return null;
  return [
    ...environment.set.map(({ name, place }) => `${name} ${showPlace(place)}:${place.column}`),
    ...environment.unseen.map(({ source, place }) => `? ${source} ${showPlace(place)}:${place.column}`),
  ];
}

/** The same without what holds for all values that no command in the repository names. */
function show(environment: ContainerVariables | null | undefined): string[] | null {
  return environment == null
    ? null
    : showAll({ ...environment, unseen: environment.unseen.filter(({ source }) => source !== OTHER_VALUES) });
}

const IMAGE = 'image: {repository: lightdash/lightdash, tag: 1.2.3}\n';

/** What a file of values sets, whose first line is the image. */
async function read(values: string): Promise<string[] | null | undefined> {
  const [found] = await findingsIn({ 'values.yaml': `${IMAGE}${values}` });
  return show(found?.containerVariables);
}

describe('variables in values of the chart of the service', () => {
  it.each([
    ['nothing', 'replicas: 1\n', []],
    [
      'maps of the chart',
      'configMap:\n  SITE_URL: https://a.b\n  PORT: ""\nsecrets:\n  LIGHTDASH_SECRET: x\n',
      ['SITE_URL values.yaml:3:3', 'PORT values.yaml:4:3', 'LIGHTDASH_SECRET values.yaml:6:3'],
    ],
    [
      'a list',
      'extraEnv:\n  - name: A\n    value: b\n  - value: c\n    name: "B"\n  - {name: C, valueFrom: {secretKeyRef: {name: s, key: k}}}\n',
      ['A values.yaml:3:11', 'B values.yaml:6:11', 'C values.yaml:7:12'],
    ],
    ['a map instead', 'extraEnv:\n  A: b\n  B: {valueFrom: {}}\n  C: ~\n', ['A values.yaml:3:3', 'B values.yaml:4:3']],
    [
      'a name that stands several times: the first that holds for all workloads',
      'scheduler: {extraEnv: [{name: A}]}\nconfigMap: {A: 1, B: 1}\nsecrets: {B: 1}\n',
      ['A values.yaml:3:13', 'B values.yaml:3:19'],
    ],
    [
      'an anchor',
      'x-a: &a {A: 1}\nconfigMap:\n  <<: *a\n  B: 1\nextraEnv: &e [{name: C}]\nschedulerExtraEnv: *e\n',
      ['A values.yaml:2:10', 'B values.yaml:5:3', 'C values.yaml:6:22'],
    ],
    [
      'keys of any name, and none in small letters',
      'env: {A: 1}\nextraEnvVars: {B: 1}\nschedulerExtraEnv: {C: 1}\nsettings: {D: 1, image: {E: 1}, x: {f: 1}}\n',
      ['A values.yaml:2:7', 'B values.yaml:3:16', 'C values.yaml:4:21', 'D values.yaml:5:12'],
    ],
    ['keys that are missing', 'configMap:\nsecrets: {}\nextraEnv: []\nenv: ""\nextraEnvFrom: ~\n', []],
    [
      'names that are none',
      'configMap: {"A B": 1, "1A": 1, "": 1, "A\\n::error::": 1, B: 1}\nextraEnv: [{name: ~}, {name: 1}, {name: yes}, {}, {name: "a=b"}]\n',
      ['B values.yaml:2:58'],
    ],
    [
      'what SOPS has encrypted',
      'secrets: {A: "ENC[AES256_GCM,data:x]"}\nconfigMap: ENC[AES256_GCM,data:x]\nextraEnv: [{name: "ENC[x]", value: "ENC[y]"}, {name: "ENC[z]"}]\n',
      ['A values.yaml:2:11', '? `configMap` values.yaml:3:1', '? `extraEnv` values.yaml:4:19'],
    ],
    [
      'templates',
      'secrets: {{ .Values.secrets }}\nconfigMap: ${CONFIG}\nextraEnv: [{name: "${PREFIX}_A"}, "{{ .x }}"]\nscheduler: {extraEnvFrom: "${FROM}", env: {"${X}": 1}}\n',
      [
        ...['? `secrets` values.yaml:2:1', '? `configMap` values.yaml:3:1', '? `extraEnv` values.yaml:4:19'],
        ...['? `scheduler.extraEnvFrom` values.yaml:5:13', '? `scheduler.env` values.yaml:5:44'],
      ],
    ],
    ['a text in the place of a map, which is not shown', 'secrets: hunter2\n', ['? `secrets` values.yaml:2:1']],
    [
      'a text that holds a mapping, of which nothing is shown',
      'secrets: "name: hunter2"\nenvFrom: "name: hunter2"\n',
      ['? `secrets` values.yaml:2:1', '? `envFrom` values.yaml:3:1'],
    ],
    [
      'lists of secrets and config maps',
      'extraEnvFrom:\n  - secretRef: {name: lightdash-env}\nenvFrom:\n  secretRef: {name: other}\nscheduler:\n  extraEnvFrom: [{secretRef: {name: a}}]\n',
      [
        ...['? `extraEnvFrom` of `lightdash-env` values.yaml:2:1', '? `envFrom` of `other` values.yaml:4:1'],
        '? `scheduler.extraEnvFrom` of `a` values.yaml:7:3',
      ],
    ],
    [
      'names of what is there already',
      'existingSecret: a\nexistingConfigMap: b\nsecretRef: {name: c}\nsecretsExisting: [e]\nextraEnvVarsCM: h\nscheduler: {existingSecret: i}\nsecrets: {existingSecret: j}\n',
      [
        ...[
          '? `existingSecret` values.yaml:2:1',
          '? `existingConfigMap` values.yaml:3:1',
          '? `secretRef` of `c` values.yaml:4:1',
        ],
        ...['? `secretsExisting` values.yaml:5:1', '? `extraEnvVarsCM` values.yaml:6:1'],
        ...['? `scheduler.existingSecret` values.yaml:7:13', '? `secrets.existingSecret` values.yaml:8:11'],
      ],
    ],
    ['none of those', 'existingSecret: ""\nsecretRef: {}\nsecretsExisting: false\nconfigMapRef: ~\n', []],
    ['such a name, encrypted', 'existingSecret: ENC[x]\n', ['? `existingSecret` values.yaml:2:1']],
    [
      'one that belongs to another',
      'externalDatabase: {existingSecret: a}\npostgresql: {auth: {existingSecret: b}}\n',
      [],
    ],
    ['a store', 'externalSecrets:\n  enabled: true\n', ['? `externalSecrets` values.yaml:2:1']],
    ['a store without a switch', 'externalSecret: {data: [a]}\n', ['? `externalSecret` values.yaml:2:1']],
    ['a store that is off', 'externalSecrets: {enabled: false, data: [a]}\nexternalSecret: false\n', []],
  ])('%s', async (_, values, expected) => {
    expect(await read(values)).toEqual(expected);
  });

  it('names no more than so many', async () => {
    const names = Array.from({ length: 1_500 }, (_, index) => `  A${index}: 1\n`).join('');
    const shown = await read(`configMap:\n${names}`);
    expect(shown).toHaveLength(1_001);
    expect(shown?.at(-1)).toBe('? more variables than are read values.yaml:3:3');
  });

  it('keeps no value', async () => {
    const values = `secrets: {A: hunter2}\nextraEnv: [{name: B, value: hunter2}]\nconfigMap: hunter2\n`;
    const [found] = await findingsIn({ 'values.yaml': `${IMAGE}${values}` });
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });
});

const CHART =
  'dependencies:\n- {name: lightdash, alias: bi, version: 2.9.1, repository: "https://lightdash.github.io/helm-charts"}\n';

describe('variables in layers of values', () => {
  it.each([
    [
      'maps are merged, and the place is that of the layer that wins',
      'configMap:\n    A: 1\n    B: 1\n',
      'configMap:\n    B: 2\n    C: 2\n',
      ['B prod.yaml:4:5', 'C prod.yaml:5:5', 'A values.yaml:3:5'],
    ],
    ['a null takes a name away', 'configMap: {A: 1, B: 1}\n', 'configMap: {A: ~}\n', ['B values.yaml:2:21']],
    [
      'sections are merged',
      'scheduler: {extraEnv: [{name: A}], env: {B: 1}}\n',
      'scheduler: {env: {C: 1}}\n',
      ['C prod.yaml:3:21', 'A values.yaml:2:33', 'B values.yaml:2:44'],
    ],
    ['so are names of secrets', 'existingSecret: a\n', 'existingSecret: b\n', ['? `existingSecret` prod.yaml:3:3']],
  ])('%s', async (_, below, above, expected) => {
    const found = await findingsIn({
      'Chart.yaml': CHART,
      'values.yaml': `bi:\n  ${below}configMap: {ROOT: 1}\nlightdash: {configMap: {NAME: 1}}\n`,
      'prod.yaml': `bi:\n  image: {tag: 1.2.3}\n  ${above}`,
    });
    const prod = found.find(({ answer }) => answer.status === 'version' && answer.version === '1.2.3');
    expect(show(prod?.containerVariables)).toEqual(expected);
  });

  it('is not known where a layer cannot be parsed', async () => {
    const [found] = await findingsIn({ 'Chart.yaml': CHART, 'values.yaml': 'bi: {configMap: {A: 1}\n' });
    expect(found?.answer).toMatchObject({ problem: { code: 'unparseable' } });
    expect(found?.containerVariables).toBeNull();
  });
});

describe('no lie: which values are used together is not written in the repository', () => {
  const REST = `? ${OTHER_VALUES}`;
  const certain = ({ set }: ContainerVariables) => set.flatMap(({ name, isPartial }) => (isPartial ? [] : name));

  it.each<[string, Record<string, string>, string[], string[]]>([
    [
      'a file alone',
      { 'bi/values.yaml': `${IMAGE}configMap: {A: 1}\n` },
      ['A bi/values.yaml:2:13', `${REST} bi/values.yaml:1:47`],
      ['A'],
    ],
    [
      'layers beside',
      {
        'bi/values.yaml': `${IMAGE}configMap: {A: 1}\n`,
        'bi/values-prod.yaml': 'configMap: {A: 2, B: 2}\n',
        'bi/prod.values.yaml': 'existingSecret: s\n',
        'bi/secrets.yaml': 'secrets: {C: 3}\n',
        'bi/postgres-values.yaml': 'configMap: {D: 4}\n',
      },
      [
        ...['C bi/secrets.yaml:1:11', 'B bi/values-prod.yaml:1:19', 'A bi/values.yaml:2:13'],
        ...['? `existingSecret` bi/prod.values.yaml:1:1', `${REST} bi/values.yaml:1:47`],
      ],
      ['A'],
    ],
    [
      'a section of a chart of its own',
      {
        'bi/values.yaml': `lightdash: {image: {tag: 1.2.3}}\n`,
        'bi/values-prod.yaml': 'configMap: {A: 1}\nlightdash: {configMap: {B: 2}}\n',
      },
      ['B bi/values-prod.yaml:2:25', `${REST} bi/values.yaml:1:26`],
      [],
    ],
    [
      'overlays of an umbrella chart that only add to one with the tag',
      {
        'bi/Chart.yaml': CHART,
        'bi/prod.yaml': 'bi: {image: {tag: 1.2.3}, configMap: {A: 1}}\n',
        'bi/more.yaml': 'bi: {configMap: {B: 1}}\n',
      },
      ['B bi/more.yaml:1:18', 'A bi/prod.yaml:1:39', `${REST} bi/prod.yaml:1:19`],
      ['A'],
    ],
  ])('%s', async (_, files, expected, sure) => {
    const [found] = await findingsIn(files);
    expect(showAll(found?.containerVariables)).toEqual(expected);
    expect(found?.containerVariables && certain(found.containerVariables)).toEqual(sure);
  });

  it.each([
    ['of the chart', 'configMap: {A: 1}\nsecrets: {B: 1}\nextraEnv: [{name: C}]\n', ['A', 'B', 'C']],
    ['of one workload', 'scheduler: {extraEnv: [{name: A}]}\nschedulerExtraEnv: [{name: B}]\n', []],
    ['of one workload and of all', 'scheduler: {extraEnv: [{name: A}]}\nconfigMap: {A: 1}\n', ['A']],
  ])('variables %s', async (_, values, sure) => {
    const [found] = await findingsIn({ 'values.yaml': `${IMAGE}${values}` });
    expect(found?.containerVariables && certain(found.containerVariables)).toEqual(sure);
  });
});

describe('variables elsewhere', () => {
  const BESIDE = '? what that chart makes of its other values values.yaml:3:12';
  it.each([
    [
      'beside an image of a chart of its own',
      'env: {A: 1}\n    envFrom: [{secretRef: {name: s}}]',
      ['A values.yaml:4:11', BESIDE, '? `envFrom` of `s` values.yaml:5:5'],
    ],
    ['as a list', 'env: [{name: A}]', ['A values.yaml:4:18', BESIDE]],
    ['nothing', 'replicas: 1', [BESIDE]],
  ])('%s', async (_, beside, expected) => {
    const text = `controllers:\n  main:\n    image: {repository: lightdash/lightdash, tag: 1.2.3}\n    ${beside}\nenv: {B: 1}\n`;
    const [found] = await findingsIn({ 'values.yaml': text });
    expect(show(found?.containerVariables)).toEqual(expected);
    const [whole] = await findingsIn({
      'values.yaml': text.replace(/\{repository.*\}/, 'lightdash/lightdash:1.2.3'),
    });
    expect(show(whole?.containerVariables)).toEqual(expected);
  });

  it('are not seen for an image in a list', async () => {
    const [found] = await findingsIn({
      'values.yaml': 'env: {A: 1}\nall: [{repository: lightdash/lightdash, tag: 1.2.3}]\n',
    });
    expect(show(found?.containerVariables)).toEqual(['? what that chart makes of its other values values.yaml:2:7']);
  });
});
