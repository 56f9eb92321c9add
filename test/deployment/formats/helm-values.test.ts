// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables and templates of the files that are read
import { describe, expect, it } from 'vitest';
import { chartRepository, deploymentsIn, show } from '../../support/detection.ts';

/** What a single values file at a path that names the service deploys. */
async function read(text: string, settings = {}): Promise<string[]> {
  return (await deploymentsIn({ 'lightdash/values.yaml': text }, settings)).map(show);
}

const IMAGE = 'image:\n  repository: lightdash/lightdash\n  tag:';

describe('tags in a values file (DETECTION section 3)', () => {
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
    expect(await read(text, { chartVersion: '2.9.1' })).toEqual(['lightdash/values.yaml:3 0.2248.0']);
  });

  it('resolves an absent tag by the given version of the chart', async () => {
    const text = 'configMap:\n  SITE_URL: https://bi.example.com\n';
    expect(await read(text)).toEqual(['lightdash/values.yaml:1 chart-unpinned']);
    expect(await read(text, { chartVersion: '2.16.361' })).toEqual(['lightdash/values.yaml:1 2.130.0']);
    expect(await read(text, { chartVersion: '0.3.9' })).toEqual(['lightdash/values.yaml:1 chart-too-old']);
    expect(await read(text, { chartVersion: '2.0.0' })).toEqual(['lightdash/values.yaml:1 chart-unknown']);
    expect(await read(text, { chartVersion: '1.0.0' })).toEqual(['lightdash/values.yaml:1 chart-unknown']);
    expect(await read(text, { chartVersion: '9.9.9' })).toEqual(['lightdash/values.yaml:1 chart-unknown']);
  });

  it('does not read the chart repository where a tag is set', async () => {
    const charts = chartRepository('{');
    const found = await deploymentsIn(
      { 'lightdash/values.yaml': `${IMAGE} 1.2.3\n` },
      { chartVersion: '2.9.1' },
      charts,
    );
    expect(found.map(show)).toEqual(['lightdash/values.yaml:3 1.2.3']);
  });

  it('says where a value starts', async () => {
    const [found] = await deploymentsIn({ 'values.yaml': `${IMAGE}   "1.2.3" # now\n` });
    expect(found?.place).toEqual({ file: 'values.yaml', line: 3, column: 10 });
  });

  it('reads files with a byte-order mark and with CRLF', async () => {
    expect(await read(`\uFEFF${IMAGE} 1.2.3\n`.replaceAll('\n', '\r\n'))).toEqual(['lightdash/values.yaml:3 1.2.3']);
  });
});

describe('which values are the service', () => {
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
      ['values.yaml:1 1.2.3 mixed-versions', 'values.yaml:3 1.2.2 mixed-versions'],
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
      "the chart's own defaults",
      { 'lightdash/Chart.yaml': 'name: lightdash\n', 'lightdash/values.yaml': `${IMAGE} 1.2.3\n` },
      [],
    ],
    [
      'values beside the source of the chart, with an empty tag',
      {
        'lightdash/Chart.yaml': 'name: lightdash\nappVersion: 1.4.0\n',
        'lightdash/values.yaml': `${IMAGE} ""\n`,
        'lightdash/values-prod.yaml': 'configMap: {SITE_URL: x}\n',
      },
      ['lightdash/Chart.yaml:2 1.4.0'],
    ],
    [
      'a chart of their own',
      { 'bi/Chart.yaml': 'name: bi\nappVersion: "1.4.0"\n', 'bi/values.yaml': `${IMAGE} ""\n` },
      ['bi/Chart.yaml:2 1.4.0'],
    ],
    [
      'several environments',
      { 'lightdash/values-prod.yaml': `${IMAGE} 1.2.3\n`, 'lightdash/values-staging.yaml': `${IMAGE} 1.3.0\n` },
      ['lightdash/values-prod.yaml:3 1.2.3', 'lightdash/values-staging.yaml:3 1.3.0'],
    ],
    [
      'a layer without a tag beside one that has it',
      { 'lightdash/values.yaml': `${IMAGE} 1.2.3\n`, 'lightdash/values-prod.yaml': 'configMap: {SITE_URL: x}\n' },
      ['lightdash/values.yaml:3 1.2.3'],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await deploymentsIn(files as unknown as Record<string, string>)).map(show)).toEqual(expected);
  });

  it('takes further images by name', async () => {
    const files = { 'deploy/values.yaml': 'image: {repository: ghcr.io/acme/bi, tag: 1.2.3}\n' };
    expect((await deploymentsIn(files)).map(show)).toEqual([]);
    expect((await deploymentsIn(files, { images: ['acme/*'] })).map(show)).toEqual(['deploy/values.yaml:1 1.2.3']);
  });

  it('looks only at the files that globs name, where they do, and there in every folder', async () => {
    const files = { 'examples/values.yaml': `${IMAGE} 1.2.3\n`, 'values.yaml': `${IMAGE} 1.0.0\n` };
    expect((await deploymentsIn(files, { files: ['examples/**'] })).map(show)).toEqual([
      'examples/values.yaml:3 1.2.3',
    ]);
    expect((await deploymentsIn(files, { files: ['!values.yaml'] })).map(show)).toEqual([]);
    expect((await deploymentsIn(files, { folder: 'examples' })).map(show)).toEqual(['examples/values.yaml:3 1.2.3']);
  });

  it('says of a build under a name of its own that it is one', async () => {
    const [found] = await deploymentsIn({ 'values.yaml': 'image: {repository: winwin/lightdash, tag: 1.2.3}\n' });
    expect(found?.notices).toEqual([expect.stringContaining('`winwin/lightdash` at values.yaml:1')]);
  });
});

describe('what values declare', () => {
  it('reads mode, migration job and strategies beside the tag', async () => {
    const [found] = await deploymentsIn({
      'values.yaml': `${IMAGE} 1.2.3\nupgrade:\n  mode: Recreate\nmigrationJob:\n  enabled: true\nscheduler:\n  strategy:\n    type: Recreate\n`,
    });
    expect(found?.declared).toEqual({
      keys: [],
      upgradeMode: { value: 'Recreate', place: { file: 'values.yaml', line: 5, column: 9 } },
      migrationJob: { value: true, place: { file: 'values.yaml', line: 7, column: 12 } },
      strategies: [{ workload: 'scheduler', type: 'Recreate', place: { file: 'values.yaml', line: 10, column: 11 } }],
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
    const [found] = await deploymentsIn({ 'values.yaml': `${IMAGE} 1.2.3\nupgrade:\n  ${line}\n` });
    expect(found?.problem?.code).toBe(problem);
    if (problem === undefined) expect(found?.declared.upgradeMode?.value ?? null).toBe(mode);
    else expect(found?.version).toBeNull();
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
    const [found] = await deploymentsIn({ 'values.yaml': `${IMAGE} 1.2.3\nmigrationJob: {enabled: ${text}}\n` });
    expect(found?.declared.migrationJob?.value ?? null).toBe(expected);
  });
});
