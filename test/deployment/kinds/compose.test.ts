// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of compose look like that
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/deployment/finding.ts';
import { compose } from '../../../src/deployment/kinds/compose/reader.ts';
import type { KindSettings } from '../../../src/deployment/kinds/kind.ts';
import { compare, show as showChange } from '../../support/comparison.ts';
import type { MemoryFile } from '../../support/memory-tree.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

type FilesByPath = Readonly<Record<string, MemoryFile>>;

const V = 'lightdash/lightdash:1.2.3';

function service(image: string): string {
  return `services:\n  web:\n    image: ${image}\n`;
}

function show(finding: Finding): string {
  return `${finding.id.replace('compose:', '')} ${showFinding(finding)}`;
}

async function found(files: FilesByPath, settings: Partial<KindSettings> = {}): Promise<readonly Finding[]> {
  return (await readingOf(compose, files, settings)).found;
}

async function shown(files: FilesByPath, settings: Partial<KindSettings> = {}): Promise<string[]> {
  return (await found(files, settings)).map(show);
}

describe('the image of a service', () => {
  it.each([
    [V, '1.2.3'],
    ['localhost:5000/lightdash/lightdash:1.2.3', '1.2.3'],
    ['localhost:5000/lightdash/lightdash', 'moving-tag'],
    ['1234.dkr.ecr.eu-west-1.amazonaws.com/lightdash:1.2.3', '1.2.3'],
    ['lightdash/lightdash:1.2.3@sha256:ab', '1.2.3'],
    ['europe-docker.pkg.dev/lightdash-containers/lightdash/lightdash:2.228.0-commercial', '2.228.0'],
    ['lightdash/lightdash:1.2.3-ee', 'unknown-suffix'],
    ['lightdash/lightdash:2026.11.12-10.20.30', 'not-a-version'],
    ['lightdash/lightdash:latest', 'moving-tag'],
    ['lightdash/lightdash@sha256:ab', 'digest-only'],
    ['"lightdash/lightdash:1.2.3"', '1.2.3'],
    ['lightdash/lightdash:$$TAG', 'not-a-version'],
    ['"light dash/lightdash:1.2.3"', 'not-a-version'],
    ['acme_lightdash:1.2.3', 'custom-image'],
    ['lightdash:local', 'custom-image'],
    ['lightdash/lightdash:{{ tag }}', 'unresolved-template'],
    ['lightdash/lightdash:${TAG/1/2}', 'unparseable'],
    [`lightdash/lightdash:${'1'.repeat(5_000)}`, 'unparseable'],
    ['${REG:-docker.io}/lightdash/lightdash:${TAG:-${V:-1.2.3}}', '1.2.3'],
    // Nothing but the registry is unknown.
    ['${REGISTRY}/lightdash/lightdash:1.2.3', '1.2.3'],
    ['${HOST}:${PORT}/lightdash/lightdash:1.2.3', '1.2.3'],
    ['registry.example/${MIRROR}/lightdash/lightdash-containers:1.2.3', '1.2.3'],
    ['${LIGHTDASH_IMAGE}', 'unresolved-variable'],
    ['${REGISTRY}/lightdash/lightdash:1.2.${PATCH}', 'unresolved-variable'],
    ['${REGISTRY}lightdash/lightdash:1.2.3', 'unresolved-variable'],
    ['${REGISTRY}/lightdash:1.2.3', 'unresolved-variable'],
    ['lightdash/${NAME}:1.2.3', 'unresolved-variable'],
    ['lightdash/lightdash:${TAG:?no}', 'unresolved-variable'],
  ])('%s gives %s', async (image, expected) => {
    expect(await shown({ 'compose.yaml': service(image) })).toEqual([`.#web compose.yaml:3 ${expected}`]);
  });

  it.each([
    'postgres:15',
    '${POSTGRES_IMAGE}',
    '1.10',
    '~',
    '[lightdash/lightdash:1.2.3]',
    'postgres:${X/y/z} # lightdash',
    // Tools for the service.
    'ghcr.io/acme/lightdash-mcp:0.3.0',
    'lightdash-exporter:${TAG}',
    '${LIGHTDASH_MCP_IMAGE}',
    'acme/lightdash-cli:latest',
  ])('%s is not the service', async (image) => {
    const text = `services:\n  lightdash:\n    container_name: lightdash\n    image: ${image}\n`;
    const { found: none, objectIds: seen } = await readingOf(compose, { 'lightdash/compose.yaml': text });
    expect(none).toEqual([]);
    expect(seen).toEqual(['compose:lightdash#lightdash']);
  });

  it('may be a block scalar, an alias or a merged key', async () => {
    const text = [
      'x-image: &image lightdash/lightdash:1.2.3',
      'x-base: &base',
      '  image: lightdash/lightdash:2.0.0',
      'services:',
      '  block:',
      '    image: >-',
      '      lightdash/lightdash:3.0.0',
      '  alias: {image: *image}',
      '  merged: {<<: *base}',
      '  own: {<<: *base, image: "lightdash/lightdash:4.0.0"}',
    ].join('\n');
    const all = await found({ 'compose.yaml': text });
    expect(all.map(show)).toEqual([
      '.#block compose.yaml:7 3.0.0',
      '.#alias compose.yaml:1 1.2.3',
      '.#merged compose.yaml:3 2.0.0',
      '.#own compose.yaml:10 4.0.0',
    ]);
    expect(all[1]?.notices).toEqual(['the image at compose.yaml:8 is an alias of compose.yaml:1']);
  });

  it('may be named by `images`', async () => {
    const files = { 'compose.yaml': `# lightdash\n${service('acme/bi:${TAG}')}`, '.env': 'TAG=1.2.3' };
    expect(await shown(files, { images: ['acme/bi'] })).toEqual(['.#web .env:1 1.2.3']);
  });

  it('has its project as its carrier, and names the files and variables that it depends on', async () => {
    const [one] = await found({ 'a/compose.yaml': service('lightdash/lightdash:${TAG}'), 'a/.env': 'TAG=1.2.3' });
    expect(one).toMatchObject({ kind: 'compose', unit: 'compose:a', carrier: 'a/compose.yaml' });
    expect(one?.notices).toEqual(['`TAG`, used in a/compose.yaml, is set at a/.env:1']);
    expect(one?.inputs).toEqual(expect.arrayContaining(['a/.env', 'a/compose.override.yml', 'a/compose.yaml']));
  });
});

describe('variables', () => {
  const text = service('lightdash/lightdash:${TAG}');

  it.each([
    ['TAG=1.2.3', '.env:1 1.2.3'],
    ['# c\nTAG="1.2.3" # c', '.env:2 1.2.3'],
    ['export TAG=1.2.3', '.env:1 1.2.3'],
    ['A=1\r\nTAG=1.2.3\r\n', '.env:2 1.2.3'],
    ['\uFEFFTAG=1.2.3', '.env:1 1.2.3'],
    ['V=1.2\nTAG=${V}.3', '.env:1 1.2.3'],
    ["V=1.2.3\nTAG='$V'", '.env:2 not-a-version'],
    ['TAG=$V\nV=1.2.3', '.env:1 unresolved-variable'],
    ['TAG=${V:-1.2.3}', '.env:1 1.2.3'],
    ['TAG=1.0.0\nTAG=1.2.3', '.env:2 1.2.3'],
    ['TAG=', '.env:1 moving-tag'],
    ['TAG', 'compose.yaml:3 unresolved-variable'],
    ['TAG=ENC[AES256_GCM,data:a/b=,iv:c:d,type:str]', '.env:1 encrypted'],
    ['A B=1\nTAG=1.2.3', '.env:1 unparseable'],
    ['<<<<<<< a\nTAG=1\n>>>>>>> b', '.env:1 conflict-markers'],
    ['TAG=${A:-${B}', '.env:1 unparseable'],
    [`A=xx\n${'A=$A$A\n'.repeat(15)}TAG=$A`, '.env:8 unparseable'],
  ])('from %j', async (env, expected) => {
    expect(await shown({ 'compose.yaml': text, '.env': env })).toEqual([`.#web ${expected}`]);
  });

  it.each([
    ['${TAG:-1.2.3}', 'TAG=', 'compose.yaml:3 1.2.3'],
    ['${TAG-1.2.3}', 'TAG=', '.env:1 moving-tag'],
    ['${TAG:-1.2.3}', 'TAG=2.0.0', '.env:1 2.0.0'],
    ['${TAG}-commercial', 'TAG=1.2.3', '.env:1 1.2.3'],
    ['1.2.3${DIGEST:+@$DIGEST}', 'X=', 'compose.yaml:3 1.2.3'],
    ['1.2.3@${DIGEST}', 'DIGEST=sha256:ab', 'compose.yaml:3 1.2.3'],
  ])('%s with %j', async (tag, env, expected) => {
    const files = { 'compose.yaml': service(`lightdash/lightdash:${tag}`), '.env': env };
    expect(await shown(files)).toEqual([`.#web ${expected}`]);
  });

  it('says that a default is used', async () => {
    const [one] = await found({ 'compose.yaml': service('lightdash/lightdash:${TAG:-1.2.3}') });
    expect(one?.notices).toContain('`TAG` is not set in this repository, so its default in compose.yaml is used');
  });

  it('are read from a `.env` that does not name the service', async () => {
    const files = {
      '.env': `IMAGE=${V}`,
      'compose.yaml': service('${IMAGE}'),
      'sub/compose.yaml': service('${IMAGE}'),
    };
    expect(await shown(files)).toEqual(['.#web .env:1 1.2.3']);
    expect(await shown({ ...files, '.env': 'IMAGE=x', '.env.example': `IMAGE=${V}` })).toEqual([]);
  });

  it('are read through a symbolic link', async () => {
    const files = { 'compose.yaml': text, '.env': { link: 'b.env' }, 'a.env': 'TAG=1.0.0', 'b.env': 'TAG=1.2.3' };
    expect(await shown(files)).toEqual(['.#web .env:1 1.2.3']);
  });

  it('of `env-files` win, the last file above all', async () => {
    const files = {
      'deploy/compose.yaml': text,
      'deploy/.env': 'TAG=1.0.0',
      'a.env': 'TAG=1.1.0\nBASE=1.2.3',
      'b.env': 'TAG=${BASE}',
    };
    expect(await shown(files, { envFiles: ['a.env', 'b.env'] })).toEqual(['deploy#web a.env:2 1.2.3']);
    const [one] = await found(files, { envFiles: ['missing.env'] });
    expect(one?.answer).toMatchObject({
      problem: { code: 'target-missing', message: expect.stringContaining('`env-files` names `missing.env`') },
    });
    const hidden = { 'prod.env': `IMAGE=${V}`, 'a/compose.yaml': service('${IMAGE}') };
    expect(await shown(hidden, { envFiles: ['prod.env'] })).toEqual(['a#web prod.env:1 1.2.3']);
  });

  it('do not come from `env_file`, and a broken `.env` that nothing needs is ignored', async () => {
    const files = { 'compose.yaml': `${text}    env_file: web.env\n`, 'web.env': 'TAG=1.2.3' };
    expect(await shown(files)).toEqual(['.#web compose.yaml:3 unresolved-variable']);
    expect(await shown({ 'compose.yaml': service(V), '.env': 'A B' })).toEqual(['.#web compose.yaml:3 1.2.3']);
  });
});

describe('changed lines that are left to the reader', () => {
  it.each<[string, FilesByPath, string[], string[]]>([
    ['a literal', { 'compose.yaml': service(V) }, ['compose.yaml:3'], []],
    [
      'a line that a default or another file beats',
      {
        'compose.yaml': service('lightdash/lightdash:${TAG:-${OLD}}'),
        '.env': 'OLD=1.0.0\nTAG=$V\nV=1.2.3\nTAG=2.0.0',
      },
      ['compose.yaml:3', '.env:1', '.env:2', '.env:3', '.env:4'],
      ['TAG', 'OLD', 'V'],
    ],
    [
      'a variable that an override makes idle',
      {
        'compose.yaml': service('lightdash/lightdash:${TAG}'),
        'compose.override.yaml': service(V),
        '.env': 'TAG=1.0.0',
      },
      ['compose.override.yaml:3', 'compose.yaml:3', '.env:1'],
      ['TAG'],
    ],
    [
      'a service that is extended, and the environment of what is included',
      {
        'compose.yaml': 'include: [{path: a/x.yaml, env_file: v.env}]\n',
        'a/x.yaml': 'services:\n  web: {extends: {file: y.yaml, service: b}, image: "lightdash/lightdash:${TAG}"}\n',
        'a/y.yaml': 'services:\n  b:\n    image: lightdash/lightdash:1.0.0\n',
        'v.env': 'TAG=1.2.3',
        '.env': 'TAG=2.0.0',
      },
      ['a/x.yaml:2', 'a/y.yaml:3', 'v.env:1', '.env:1'],
      ['TAG'],
    ],
    [
      'a build with its arguments',
      {
        'compose.yaml': 'services:\n  web:\n    build:\n      context: .\n      args: ["TAG=${T}"]\n',
        Dockerfile: `ARG TAG=1.0.0\nFROM node AS x\nFROM lightdash/lightdash:$TAG\n`,
        '.env': 'T=1.2.3',
      },
      ['compose.yaml:4', 'compose.yaml:5', '.env:1', 'Dockerfile:1', 'Dockerfile:2', 'Dockerfile:3'],
      ['T', 'TAG'],
    ],
    [
      'a variable that nobody sets',
      { 'compose.yaml': service('lightdash/lightdash:${TAG}') },
      ['compose.yaml:3'],
      ['TAG'],
    ],
  ])('is %s', async (_, files, lines, variables) => {
    const [one, ...others] = await found(files);
    expect(others).toEqual([]);
    expect(one?.understood.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(lines.toSorted());
    expect(one?.variables.toSorted()).toEqual(variables.toSorted());
    expect(one?.secondOrder).toEqual([]);
  });
});

describe('the files of a project', () => {
  it.each<[string, FilesByPath, string[]]>([
    [
      'the first of the default names and its override',
      { 'compose.yaml': 'services: {web: {user: x}}', 'compose.override.yml': service(V) },
      ['.#web compose.override.yml:3 1.2.3'],
    ],
    [
      'a file that compose passes over by itself',
      { 'compose.yaml': service(V), 'docker-compose.yml': service('lightdash/lightdash:1.0.0') },
      ['.#web compose.yaml:3 1.2.3'],
    ],
    [
      'a file that compose passes over by itself, if the first one does not run the service',
      { 'compose.yaml': 'services: {db: {image: "postgres:15"}}', 'docker-compose.yml': service(V) },
      ['docker-compose.yml#web docker-compose.yml:3 1.2.3'],
    ],
    [
      'no service whose unknown image is called after other software',
      { 'compose.yaml': 'services: {a: {image: "${LIGHTDASH_PROXY_IMAGE}"}, b: {image: "${LIGHTDASH_CLI_IMAGE}"}}' },
      [],
    ],
    [
      'others by themselves, whatever their names, and overlays not at all',
      {
        'compose.yaml': service(V),
        'compose.dev.yaml': 'services: {web: {environment: {LIGHTDASH_SECRET: x}}}',
        'prod.yml': service('lightdash/lightdash:2.0.0'),
        'stack.json': JSON.stringify({ services: { web: { image: V } } }),
        'Docker-Compose.YML': service(V),
        '.devcontainer/bi.yml': service(V),
      },
      [
        '.devcontainer/bi.yml#web .devcontainer/bi.yml:3 1.2.3',
        'Docker-Compose.YML#web Docker-Compose.YML:3 1.2.3',
        '.#web compose.yaml:3 1.2.3',
        'prod.yml#web prod.yml:3 2.0.0',
        'stack.json#web stack.json:1 1.2.3',
      ],
    ],
    [
      'nothing else that has services, and no template for others',
      {
        'values.yaml': `services: {web: {image: ${V}}}\nreplicas: 1`,
        'deployment.yaml': `kind: Stack\n${service(V)}`,
        'other.yaml': 'services:\n  web: {image: {repository: lightdash/lightdash, tag: 1.2.3}}',
        'list.yaml': '- lightdash',
        '{{cookiecutter.name}}/compose.yaml': service(V),
      },
      [],
    ],
    [
      'all documents of a file in their order',
      { 'compose.yaml': `${service('lightdash/lightdash:1.0.0')}---\n${service(V)}---\n` },
      ['.#web compose.yaml:7 1.2.3'],
    ],
    ['a link', { 'a/compose.yaml': { link: '../base.yml' }, 'base.yml': `services: {}\n#${V}` }, []],
  ])('are %s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it('are named after their folder if compose finds them by their names', async () => {
    const ids = async (files: FilesByPath) => (await found(files)).map(({ id }) => id);
    const before = await ids({ 'a/docker-compose.yml': service(V) });
    expect(before).toEqual(['compose:a#web']);
    expect(await ids({ 'a/docker-compose.yml': 'services: {}', 'a/compose.yaml': service(V) })).toEqual(before);
  });

  it('are reported if a committed `.env` lists them, and each is read by itself', async () => {
    const files = { 'a/.env': 'COMPOSE_FILE=base.yml:prod.yml', 'a/base.yml': service(V), 'a/prod.yml': service(V) };
    const all = await found(files);
    expect(all.map(show)).toEqual(['a/base.yml#web a/base.yml:3 1.2.3', 'a/prod.yml#web a/prod.yml:3 1.2.3']);
    const told = { key: 'a/.env#COMPOSE_FILE', text: 'base.yml:prod.yml', place: { line: 1 } };
    for (const { secondOrder } of all) expect(secondOrder).toMatchObject([told]);
  });

  it.each([
    ['is not there', null, true],
    ['has the service', service(V), true],
    ['has another service by its name', 'services: {web: {build: .}}', true],
    ['includes a file', 'include: [more.yml]', true],
    ['takes a service from a file', 'services: {db: {extends: {file: a.yml, service: a}}}', true],
    ['takes an image from a variable', 'services: {db: {image: "${IMAGE}"}}', true],
    ['escapes a name', 'services: {"w\\u0065b": {build: .}}', true],
    ['has none of it', 'services:\n  db:\n    image: postgres:15\n    environment: {A: "${B}"}', false],
  ])('are reported with a second file that %s', async (_, text, isTold) => {
    const files = {
      '.env': 'COMPOSE_FILE=a.yml:b.yml',
      'a.yml': service(V),
      ...(text === null ? {} : { 'b.yml': text }),
    };
    const [first] = await found(files);
    expect(first?.secondOrder).toMatchObject([{ text: isTold ? 'a.yml:b.yml' : 'a.yml' }]);
  });

  it('are one project if two use each other', async () => {
    const one = `services:\n  web: {extends: {file: b.yml, service: base}}\n  own: {image: "${V}"}\n`;
    const other = `services:\n  base: {image: "${V}"}\n  web: {extends: {file: a.yml, service: own}}\n`;
    expect((await found({ 'a.yml': one, 'b.yml': other })).map(({ id }) => id)).toEqual([
      'compose:b.yml#base',
      'compose:b.yml#web',
    ]);
  });

  it.each([
    ['services: {web: {image: !reset null}}', []],
    ['services: {web: {image: null}}', ['compose.yaml:3 1.2.3']],
    ['services: {web: {image: postgres:15}}', []],
    ['services: {web: !reset null}', []],
    ['services: {web: !override {user: x}}', []],
    ['services: {web: null}', ['compose.yaml:3 1.2.3']],
    ['services: {web: {build: !reset null}}', ['compose.yaml:3 1.2.3']],
    ['', ['compose.yaml:3 1.2.3']],
    ['- a\n', ['compose.override.yml:1 unparseable']],
    ['services: {web: [}', ['compose.override.yml:1 unparseable']],
  ])('are merged: %j over an image', async (text, expected) => {
    expect(await shown({ 'compose.yaml': service(V), 'compose.override.yml': text })).toEqual(
      expected.map((each) => `.#web ${each}`),
    );
  });

  it('are a problem if they cannot be read and may hold the service', async () => {
    const hidden = {
      'compose.yaml': '# lightdash\nservices: {web: {user: x}}',
      'compose.override.yml': `${service(V)}  web: {}\n`,
    };
    expect(await shown(hidden)).toEqual(['. compose.override.yml:4 unparseable']);
    const main = { 'compose.yaml': 'services: [', 'compose.override.yml': service(V) };
    const {
      found: [one],
      objectIds: seen,
    } = await readingOf(compose, main);
    expect(one && show(one)).toBe('.#web compose.yaml:1 unparseable');
    expect(seen).toEqual(['compose:.#web', 'compose:.']);
  });

  it('are those of `compose-files`, and each has to be there', async () => {
    const files = {
      'a/base.yml': 'services:\n  web: {user: x}\n  worker:\n    image: lightdash/lightdash:${TAG}\n',
      'b/prod.yml': service('lightdash/lightdash:${TAG}'),
      'a/.env': 'TAG=1.2.3',
      'b/.env': 'TAG=9.0.0',
    };
    expect(await shown(files, { composeFiles: ['a/base.yml', 'b/prod.yml'] })).toEqual([
      'a/base.yml#web a/.env:1 1.2.3',
      'a/base.yml#worker a/.env:1 1.2.3',
    ]);
    const missing = { composeFiles: ['c.yml', 'b.yml'] };
    expect(await shown({ 'c.yml': service('x') }, missing)).toEqual(['c.yml b.yml:- target-missing']);
    const [one] = await found({ 'c.yml': service('x') }, missing);
    expect(one?.answer).toMatchObject({
      problem: { message: expect.stringContaining('`compose-files` names `b.yml`, which is not there.') },
    });
  });

  it('are searched for in the folder of the settings', async () => {
    const files = {
      '.env': `IMAGE=${V}`,
      'examples/prod/compose.yaml': service('${IMAGE}'),
      'examples/prod/docs/compose.yaml': service('${IMAGE}'),
      'other/compose.yaml': service('${IMAGE}'),
    };
    const envFiles = ['.env'];
    expect(await shown(files, { envFiles, folder: 'examples/prod' })).toEqual(['examples/prod#web .env:1 1.2.3']);
    expect(await shown(files, { envFiles })).toEqual(['other#web .env:1 1.2.3']);
    expect(await shown(files, { envFiles, files: ['!other/**'] })).toEqual([]);
  });

  it('claim everything that they read', async () => {
    const files = {
      'compose.yaml': `services:\n  web: {build: bi}\n  db: {image: postgres}\n  x: {extends: {file: common.yml, service: base}}\n`,
      'common.yml': `services: {base: {image: "${V}"}}`,
      'bi/Dockerfile': `FROM ${V}`,
    };
    const { claimed, objectIds: seen } = await readingOf(compose, files);
    expect(claimed).toEqual(expect.arrayContaining(['compose.yaml', 'common.yml', 'bi/Dockerfile']));
    expect(seen).toEqual(['web', 'db', 'x'].map((name) => `compose:.#${name}`));
  });
});

describe('extends', () => {
  const common = 'services:\n  base:\n    image: lightdash/lightdash:1.2.3\n';

  it.each([
    ['extends: {file: common.yml, service: base}', 'common.yml:3 1.2.3'],
    ['extends: {file: ./common.yml, service: base}\n    image: lightdash/lightdash:2.0.0', 'compose.yaml:4 2.0.0'],
    ['extends: {file: "${DIR:-.}/common.yml", service: base}', 'common.yml:3 1.2.3'],
    ['extends: lightdash', 'compose.yaml:3 unparseable'],
    ['extends: {file: lightdash.yml}', 'compose.yaml:3 unparseable'],
    ['extends: {file: ../../lightdash.yml, service: base}', 'compose.yaml:3 external-values'],
    ['extends: {file: gone.yml, service: x}\n    hostname: lightdash', 'compose.yaml:3 external-values'],
    ['extends: {file: "${LIGHTDASH_DIR}/x.yml", service: base}', 'compose.yaml:3 unresolved-variable'],
    ['extends: {file: common.yml, service: lightdash}', 'compose.yaml:3 unparseable'],
  ])('%s', async (line, expected) => {
    const files = { 'x/common.yml': common, 'x/compose.yaml': `services:\n  web:\n    ${line}\n` };
    expect(await shown(files)).toContain(`x#web x/${expected}`);
  });

  it.each<[string, FilesByPath, string[]]>([
    [
      'a service of its own file, in both forms',
      { 'compose.yaml': `services:\n  a: {extends: b}\n  b: {extends: {service: c}}\n  c:\n    image: ${V}\n` },
      ['a', 'b', 'c'].map((name) => `.#${name} compose.yaml:5 1.2.3`),
    ],
    [
      'none where the image is taken away',
      { 'compose.yaml': `services:\n  a: {extends: b, image: !reset null}\n  b: {image: "${V}"}\n` },
      ['.#b compose.yaml:3 1.2.3'],
    ],
    [
      'paths from the file that has them, variables from the project',
      {
        'prod/compose.yaml': '# lightdash\nservices:\n  web: {extends: {file: "${DIR}/common.yml", service: base}}\n',
        'prod/.env': 'TAG=1.2.3\nDIR=../shared',
        'shared/.env': 'TAG=9.0.0',
        'shared/common.yml': 'services:\n  base: {extends: {file: more/m.yml, service: base}}\n',
        'shared/more/m.yml': 'services:\n  base:\n    build: {context: ., args: [TAG]}\n',
        'shared/more/Dockerfile': 'ARG TAG=1.0.0\nFROM lightdash/lightdash:${TAG}\n',
      },
      ['prod#web prod/.env:1 1.2.3'],
    ],
    [
      'a file that exists to be extended',
      {
        'docker-compose.yml': 'services:\n  web: {extends: {file: common.yml, service: base}}\n',
        'common.yml': common,
      },
      ['.#web common.yml:3 1.2.3'],
    ],
    [
      'nothing of a service that nobody is looked for',
      { 'compose.yaml': 'services:\n  web: {extends: {file: gone.yml, service: base}}\n# lightdash' },
      [],
    ],
    [
      'no circle',
      { 'compose.yaml': `services:\n  a: {extends: b}\n  b: {extends: a, image: "${V}"}\n` },
      ['.#a compose.yaml:2 unparseable', '.#b compose.yaml:3 unparseable'],
    ],
  ])('takes %s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });
});

describe('include', () => {
  it.each([
    'bi/app.yaml',
    '[bi/app.yaml]',
    '[{path: bi/app.yaml}]',
    '[{path: [bi/app.yaml]}]',
    '["./bi/${FILE:-app.yaml}"]',
    '[{path: bi/app.yaml, project_directory: bi}]',
    '[{path: bi/app.yaml, env_file: bi/.env}]',
  ])('%s', async (value) => {
    const files = {
      'compose.yaml': `include: ${value}\n`,
      'bi/app.yaml': service('lightdash/lightdash:${TAG}'),
      'bi/.env': 'TAG=1.2.3',
    };
    expect(await shown(files)).toEqual(['.#web bi/.env:1 1.2.3']);
  });

  it.each<[string, FilesByPath, string[]]>([
    [
      'lets the variables of the project win',
      {
        'compose.yaml': 'include:\n  - path: bi/compose.yaml\n    env_file: bi.env\n',
        'bi/compose.yaml': service('lightdash/lightdash:${TAG}-${SUFFIX}'),
        'bi/.env': 'TAG=9.0.0\nSUFFIX=x',
        'bi.env': 'TAG=8.0.0\nSUFFIX=commercial',
        '.env': 'TAG=1.2.3',
      },
      ['.#web .env:1 1.2.3'],
    ],
    [
      'merges its files, and the one that includes over them',
      {
        'compose.yaml': `include:\n  - path: [a.yaml, b.yaml]\n${service('lightdash/lightdash:3.0.0')}`,
        'a.yaml': 'services:\n  web: {image: "lightdash/lightdash:1.0.0"}\n  x: {image: "lightdash/lightdash:1.0.0"}\n',
        'b.yaml': 'services:\n  x: {image: "lightdash/lightdash:2.0.0"}\n',
      },
      ['.#web compose.yaml:5 3.0.0', '.#x b.yaml:2 2.0.0'],
    ],
    [
      'refuses circles',
      { 'compose.yaml': `include: [a.yaml]\n${service(V)}`, 'a.yaml': 'include: [compose.yaml]\nservices: {}' },
      ['.#web compose.yaml:1 unparseable'],
    ],
    [
      'stops where a file cannot be read',
      { 'compose.yaml': `include: [broken.yaml]\n${service(V)}`, 'broken.yaml': 'a: 1\na: 2' },
      ['.#web broken.yaml:2 unparseable'],
    ],
    [
      'tells what is out of sight where that names the service',
      { 'compose.yaml': 'include: ["oci://docker.io/acme/lightdash"]\n' },
      [
        '.#it includes `oci://docker.io/acme/lightdash`, which is not in this repository compose.yaml:1 external-values',
      ],
    ],
    [
      'misses a file of variables that is not there',
      {
        'compose.yaml': 'include:\n  - path: bi.yaml\n    env_file: bi.env\n',
        'bi.yaml': service('lightdash/lightdash:${TAG}'),
      },
      ['.#web compose.yaml:3 external-values'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await shown(files)).toEqual(expected);
  });

  it.each(['oci://docker.io/acme/stack', '../../stack.yaml', 'gone.yaml', '${X}/y.yaml'])(
    'goes on where %s is out of sight',
    async (path) => {
      const [one] = await found({ 'compose.yaml': `include: ["${path}"]\n${service(V)}` });
      expect(one && show(one)).toBe('.#web compose.yaml:4 1.2.3');
    },
  );
});

describe('build', () => {
  it.each([
    ['build: .', 'Dockerfile'],
    ['build: {dockerfile: bi.Dockerfile}', 'bi.Dockerfile'],
    ['build: {context: bi, dockerfile: ../x/Dockerfile}', 'x/Dockerfile'],
    ['build: ./bi/', 'bi/Dockerfile'],
    ['build: bi', 'bi/dockerfile'],
    ['build: "${DIR:-bi}"', 'bi/Dockerfile'],
    ['build: v', 'v/Dockerfile'],
  ])('%s of a file that does not name the service', async (line, path) => {
    const files = { 'ci/compose.yaml': `services:\n  web:\n    ${line}\n`, [`ci/${path}`]: `FROM ${V}\n` };
    const { found: all, claimed } = await readingOf(compose, files);
    expect(all.map(show)).toEqual([`ci#web ci/${path}:1 1.2.3`]);
    expect(claimed).toContain(`ci/${path}`);
  });

  it.each([
    ['context: v1', 'v1/Dockerfile:1 1.0.0'],
    ['context: v2', 'v2/Dockerfile:1 2.0.0'],
    ['dockerfile: v2/Dockerfile', 'v2/Dockerfile:1 2.0.0'],
    ['args: {TAG: 1.2.3}', 'stack.yml:4 1.2.3'],
    ['args: [TAG=1.2.3]', 'stack.yml:4 1.2.3'],
    ['args: {TAG: "${V}"}', '.env:1 1.2.3'],
    ['args: ["TAG=${V}"]', '.env:1 1.2.3'],
    ['args: [V]', 'Dockerfile:1 1.0.0'],
    ['args: {TAG: "${NO:-1.2.3}"}', 'stack.yml:4 1.2.3'],
    ['args: {TAG: "${NO}"}', 'stack.yml:4 unresolved-variable'],
    ['args: {TAG: 1.10}', 'stack.yml:4 numeric-tag'],
    ['args: {OTHER: 1.10}', 'Dockerfile:1 1.0.0'],
    ['args: {TAG: }', 'Dockerfile:1 1.0.0'],
    ['target: bi', 'Dockerfile:1 1.0.0'],
    ['target: other', null],
    ['target: gone', 'Dockerfile:1 unparseable'],
  ])('with %s', async (line, expected) => {
    const files = {
      'stack.yml': `services:\n  web:\n    build:\n      ${line}\n`,
      Dockerfile: 'ARG TAG=1.0.0\nFROM node AS other\nFROM lightdash/lightdash:${TAG} AS bi\nFROM bi AS last\n',
      'v1/Dockerfile': 'FROM lightdash/lightdash:1.0.0',
      'v2/Dockerfile': 'FROM lightdash/lightdash:2.0.0',
      '.env': 'V=1.2.3',
    };
    expect(await shown(files)).toEqual(expected === null ? [] : [`stack.yml#web ${expected}`]);
  });

  it('is merged member by member', async () => {
    const files = {
      'compose.yaml': 'services: {web: {build: {context: bi, args: {A: x, TAG: 1.0.0}}}}',
      'compose.override.yaml': 'services:\n  web:\n    build:\n      args: [TAG=1.2.3]\n',
      'bi/Dockerfile': 'ARG TAG=0.1.0\nFROM lightdash/lightdash:$TAG\n',
    };
    expect(await shown(files)).toEqual(['.#web compose.override.yaml:4 1.2.3']);
    const over = (text: string) => ({ ...files, 'compose.override.yaml': `services: {web: ${text}}` });
    expect(await shown(over('{build: {args: !reset []}}'))).toEqual(['.#web bi/Dockerfile:1 0.1.0']);
    expect(await shown(over(`{build: !reset null, image: "${V}"}`))).toEqual(['.#web compose.override.yaml:1 1.2.3']);
    expect(await shown(over('{build: !override {context: gone}}'))).toEqual([]);
  });

  it.each([
    ['image: acme/lightdash\n    build: https://github.com/acme/x.git', 'compose.yaml:5 external-values'],
    ['build: ../../lightdash', 'compose.yaml:4 external-values'],
    ['image: acme/lightdash\n    build: {dockerfile: gone}', 'compose.yaml:5 external-values'],
    ['image: acme/lightdash\n    build: "${X}"', 'compose.yaml:5 unresolved-variable'],
    // What is built is not what its name says.
    ['image: lightdash/lightdash:1.2.3\n    build: other', null],
    ['build: other', null],
    ['image: acme/lightdash-proxy\n    build: other', null],
    ['build: gone', null],
    // What stands in the file itself is judged as a changed line.
    ['build: {dockerfile_inline: "FROM lightdash/lightdash:1.2.3"}', null],
  ])('%j', async (lines, expected) => {
    const files = {
      'compose.yaml': `# lightdash\nservices:\n  web:\n    ${lines}\n`,
      'other/Dockerfile': 'FROM node:20\n',
    };
    expect(await shown(files)).toEqual(expected === null ? [] : [`.#web ${expected}`]);
  });

  it('does not advise `env-files` for a build argument', async () => {
    const files = { 'compose.yaml': 'services: {web: {build: .}}', Dockerfile: 'ARG V\nFROM lightdash/lightdash:$V' };
    const [one] = await found(files);
    expect(one?.answer).toMatchObject({
      problem: {
        message:
          'The tag at Dockerfile:2 comes from `${V}`, which cannot be read from the repository. Give its `ARG` a default, or pass `to:`.',
      },
    });
  });
});

describe('the environment of a service', () => {
  it.each<[string, FilesByPath, string[]]>([
    [
      'a mapping',
      { 'compose.yaml': `${service(V)}    environment: {A: 1, B: }\n` },
      ['A compose.yaml:4', 'B? compose.yaml:4'],
    ],
    [
      'a list',
      { 'compose.yaml': `${service(V)}    environment: ["A=\${X}", B]\n` },
      ['A compose.yaml:4', 'B? compose.yaml:4'],
    ],
    [
      'what cannot be seen',
      { 'compose.yaml': `${service(V)}    environment: ["\${NAME}=1", "ENC[x]"]\n    env_file: gone.env\n` },
      ['what is filled in elsewhere compose.yaml:4', '`gone.env` compose.yaml:5'],
    ],
    [
      'files, of which later ones win, behind its own, in layers',
      {
        'compose.yaml': `${service(V)}    environment: {A: 1, D: 1}\n    env_file: [a.env, {path: b.env}]\n`,
        'compose.override.yaml': 'services:\n  web:\n    environment: {A: 2, D: !reset null}\n',
        'a.env': 'A=1\nB=1\nC=1',
        'b.env': 'B=2',
      },
      ['C a.env:3', 'B b.env:1', 'A compose.override.yaml:3', 'D? compose.override.yaml:3'],
    ],
    [
      'what its Dockerfile sets',
      {
        'compose.yaml': 'services:\n  web:\n    build: .\n    environment: {A: 1}\n',
        Dockerfile: `FROM ${V}\nENV A=1 B=2\n`,
      },
      ['B Dockerfile:2', 'A compose.yaml:4'],
    ],
  ])('has %s', async (_, files, expected) => {
    const [one] = await found(files);
    const { set = [], unseen = [] } = one?.containerVariables ?? {};
    expect([
      ...set.map(({ name, isPartial, place }) => `${name}${isPartial ? '?' : ''} ${place.file}:${place.line}`),
      ...unseen.map(({ source, place }) => `${source} ${place.file}:${place.line}`),
    ]).toEqual(expected);
  });
});

describe('what cannot touch the version', () => {
  const base: FilesByPath = {
    'compose.yaml': `services:\n  lightdash:\n    image: lightdash/lightdash:\${TAG:-1.2.3}\n    ports: ["8080:8080"]\n  db:\n    image: postgres:15.1.0\n`,
    '.env': 'LIGHTDASH_SECRET=1\n',
    'lightdash.env': 'A=1.0.0\n',
  };
  const changed = (from: string, to: string): FilesByPath => ({
    'compose.yaml': String(base['compose.yaml']).replace(from, to),
  });
  const beside = (lines: string) => changed('    ports', `${lines}    ports`);
  const another = (lines: string) => changed('  db:', `${lines}  db:`);

  it.each<[string, FilesByPath]>([
    ['a port', changed('8080:8080', '9090:8080')],
    ['volumes', beside('    volumes: [lightdash:/data]\n')],
    ['variables', beside('    environment: {LIGHTDASH_VERSION: 1.9.9, A: "${B:?}"}\n')],
    ['a file of variables that is not there', beside('    env_file: [lightdash.env, gone.env]\n')],
    ['a health check', beside('    healthcheck: {test: ["CMD", "curl", "http://lightdash:8080/1.2.4"]}\n')],
    ['a profile', beside('    profiles: [bi]\n')],
    ['labels', beside('    labels: {version: 1.2.4, traefik.http.routers.lightdash.rule: "Host(`x`)"}\n')],
    ['other extensions', changed('services', 'x-log: &log {driver: json, options: {env: 1.2.4}}\nservices')],
    ['networks at the top', changed('services', 'networks: {lightdash: {external: true}}\nservices')],
    ['replicas and resources', beside('    deploy: {replicas: 2, resources: {limits: {memory: 4g}}}\n')],
    ['another image', changed('15.1.0', '16.0.0')],
    ['another image without a value', changed('postgres:15.1.0', 'postgres:${PG}')],
    ['another service', another('  redis:\n    image: redis:7.2.4\n    depends_on: [lightdash]\n')],
    ['a tool', another('  mcp:\n    image: ghcr.io/acme/lightdash-mcp:0.3.0\n')],
    ['a service that is built elsewhere', another('  proxy:\n    build: ./proxy\n    depends_on: [lightdash]\n')],
    ['a service that extends one elsewhere', another('  proxy:\n    extends: gone\n    links: [lightdash]\n')],
    ['an include elsewhere', changed('services', 'include: ["oci://docker.io/acme/stack:1.2.4"]\nservices')],
    ['a service that goes', changed('  db:\n    image: postgres:15.1.0\n', '')],
    ['an override', { 'compose.override.yaml': 'services:\n  lightdash: {ports: !override ["1:1"], mem_limit: 1g}\n' }],
    ['other variables', { '.env': 'LIGHTDASH_SECRET=2\nPG=1.2.4\n' }],
    ['variables of the containers', { 'lightdash.env': 'A=1.1.0\n' }],
    ['a comment', changed('services', '# lightdash/lightdash:1.2.4\nservices')],
    ['the order', changed('services:\n', 'services:\n  cache: {image: "redis:7.2.4"}\n')],
  ])('stays green: %s', async (_, change) => {
    const shown = (await compare(base, { ...base, ...change })).map(showChange);
    expect(shown.map((each) => each.replace(/:\d+/, ''))).toEqual(['compose.yaml unchanged 1.2.3 → 1.2.3']);
  });
});

function numbered(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => line(n)).join('\n');
}

describe('hostile files', () => {
  const many = (count: number, file: (n: number) => [string, string]) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => file(n)));

  it.each<[string, () => FilesByPath]>([
    [
      'services that extend each other',
      () => ({
        'compose.yaml': `services:\n${numbered(1_000, (n) => `  s${n}: {extends: s${n + 1}}`)}\n  s1000: {image: "${V}"}\n`,
      }),
    ],
    [
      'variables that lead to variables',
      () => ({
        'compose.yaml': service('lightdash/lightdash:${V4000}'),
        '.env': numbered(5_000, (n) => `V${n + 1}=$V${n}`),
      }),
    ],
    [
      'values that multiply',
      () => ({
        'compose.yaml': service('lightdash/lightdash:${A}'),
        '.env': `A=${'$B'.repeat(4_000)}\n${numbered(2_000, (n) => `A${n}=$A$A`)}`,
      }),
    ],
    [
      'one file that is included time and again',
      () => ({
        'compose.yaml': `include: [${'a.yaml, '.repeat(1_000)}]\n${service(V)}`,
        'a.yaml': `services:\n${numbered(40, (n) => `  s${n}: {user: x}`)}`,
      }),
    ],
    [
      'files that include more files',
      () => ({
        ...many(12, (n) => [`f${n}.yaml`, `include: [${`f${n + 1}.yaml, `.repeat(8)}]`]),
        'f12.yaml': 'services: {}',
        'compose.yaml': `include: [f0.yaml]\n${service(V)}`,
      }),
    ],
    [
      'projects in one folder',
      () => ({
        ...many(200, (n) => [`p${n}.yaml`, service(`lightdash/lightdash:1.2.${n}`)]),
        '.env': `A=lightdash\n${numbered(5_000, (n) => `V${n}=x`)}`,
      }),
    ],
    [
      'variables that all services use',
      () => ({
        'compose.yaml': `services:\n${numbered(500, (n) => `  s${n}: {image: "lightdash/lightdash:\${B${n}}"}`)}`,
        '.env': `A=1\n${numbered(500, (n) => `B${n}=$A`)}\n${numbered(5_000, () => 'A=1')}`,
      }),
    ],
    [
      'names of prototypes',
      () => ({ 'compose.yaml': `services:\n  __proto__: {image: "${V}"}\n  constructor: {extends: __proto__}\n` }),
    ],
  ])('of %s are read to their end', { timeout: 5_000 }, async (_, files) => {
    expect((await found(files())).length).toBeGreaterThan(0);
  });
});
