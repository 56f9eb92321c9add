// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of compose look like that
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTrees } from '../../../src/deployment/changes.ts';
import type { Found } from '../../../src/deployment/deployment.ts';
import { compose } from '../../../src/deployment/formats/compose.ts';
import type { FormatSettings } from '../../../src/deployment/formats/format.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { chartRepository, DEFAULTS } from '../../support/detection.ts';
import { type MemoryFile, memoryTree } from '../../support/memory-tree.ts';

interface Question {
  readonly settings?: Partial<FormatSettings>;
  readonly candidates?: readonly string[];
}

async function sourceOf(files: Record<string, MemoryFile>): Promise<SourceFiles> {
  const tree = memoryTree(files);
  return new SourceFiles(tree, [...(await tree.entries()).keys()]);
}

async function read(files: Record<string, MemoryFile>, { settings = {}, candidates }: Question = {}) {
  const tree = memoryTree(files);
  const source = await sourceOf(files);
  const named = await tree.containing('lightdash', source.paths);
  const startsFrom = /\.(?:ya?ml|json)$|(?:^|\/)\.env[^/]*$/;
  const chosen = candidates ?? named.filter((path) => startsFrom.test(path));
  return compose.read(source, chosen, { ...DEFAULTS, ...settings });
}

/** What was found, in short: what it says, where, and for which services. */
function show({ answer, place, identities }: Found): string {
  const said =
    answer.status === 'version' ? answer.version : answer.status === 'problem' ? answer.problem.code : 'chart';
  const names = identities.filter((each) => !each.startsWith('compose:~')).map((each) => each.replace(/^compose:/, ''));
  return `${said} ${place.file}:${place.line}:${place.column} ${names.join(' ')}`;
}

async function shown(files: Record<string, MemoryFile>, question: Question = {}): Promise<string[]> {
  return (await read(files, question)).found.map(show);
}

function messageOf(found: Found | undefined): string | null {
  return found?.answer.status === 'problem' ? found.answer.problem.message : null;
}

function service(image: string): string {
  return `services:\n  web:\n    image: ${image}\n`;
}

const V = 'lightdash/lightdash:1.2.3';

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
    ['lightdash/lightdash:1', 'moving-tag'],
    ['lightdash/lightdash:1.5', 'moving-tag'],
    ['lightdash/lightdash:latest', 'moving-tag'],
    ['lightdash/lightdash:beta', 'moving-tag'],
    ['lightdash/lightdash:prod-latest', 'moving-tag'],
    ['lightdash/lightdash@sha256:ab', 'digest-only'],
    ['"lightdash/lightdash:1.2.3"', '1.2.3'],
    ["'lightdash/lightdash:1.2.3'", '1.2.3'],
    ['lightdash/lightdash:$$TAG', 'not-a-version'],
    ['"lightdash/lightdash:1.2.3\\n::error::x"', 'not-a-version'],
    ['"light dash/lightdash:1.2.3"', 'not-a-version'],
    ['aibiz_lightdash:1.2.3', 'custom-image'],
    ['lightdash:local', 'custom-image'],
    ['lightdash/lightdash:{{ tag }}', 'unresolved-template'],
    ['lightdash/lightdash:${TAG/1/2}', 'unparseable'],
    [`lightdash/lightdash:${'1'.repeat(5_000)}`, 'unparseable'],
  ])('%s gives %s', async (image, expected) => {
    expect(await shown({ 'compose.yaml': service(image) })).toEqual([`${expected} compose.yaml:3:12 compose.yaml#web`]);
  });

  it.each([
    'postgres:15',
    'traefik/whoami',
    '${POSTGRES_IMAGE}',
    '1.10',
    '',
    '~',
    '[lightdash/lightdash:1.2.3]',
    'postgres:${X/y/z} # lightdash',
  ])('%s is none of ours', async (image) => {
    const text = `services:\n  lightdash:\n    container_name: lightdash\n    image: ${image}\n`;
    expect(await shown({ 'lightdash/compose.yaml': text })).toEqual([]);
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
      '  other: {image: *image}',
      '  merged: {<<: *base}',
      '  own: {<<: *base, image: "lightdash/lightdash:4.0.0"}',
      '  # image: lightdash/lightdash:9.0.0',
    ].join('\n');
    const { found } = await read({ 'compose.yaml': text });
    expect(found.map(show)).toEqual([
      '3.0.0 compose.yaml:7:7 compose.yaml#block',
      '1.2.3 compose.yaml:1:17 compose.yaml#alias compose.yaml#other',
      '2.0.0 compose.yaml:3:10 compose.yaml#merged',
      '4.0.0 compose.yaml:11:27 compose.yaml#own',
    ]);
    expect(found[1]?.notices).toEqual([
      'the image at compose.yaml:8 is an alias of compose.yaml:1',
      'the image at compose.yaml:9 is an alias of compose.yaml:1',
    ]);
  });

  it('is read whatever the profile', async () => {
    expect(await shown({ 'compose.yaml': `${service(V)}    profiles: [never]\n` })).toHaveLength(1);
  });

  it('may be one of the user’s own', async () => {
    const files = { 'compose.yaml': service('acme/bi:${TAG}'), '.env': 'TAG=1.2.3' };
    const question = { settings: { images: ['acme/bi'] }, candidates: ['compose.yaml'] };
    expect(await shown(files, question)).toEqual(['1.2.3 .env:1:5 compose.yaml#web']);
  });

  it('makes one deployment per line that decides', async () => {
    const text = `services:\n  b: {image: &i ${V}}\n  a: {image: *i}\n  c: {image: ${V}}\n`;
    const { found } = await read({ 'deploy/compose.yaml': text });
    expect(found.map(show)).toEqual([
      '1.2.3 deploy/compose.yaml:2:17 deploy/compose.yaml#a deploy/compose.yaml#b',
      '1.2.3 deploy/compose.yaml:4:14 deploy/compose.yaml#c',
    ]);
    expect(found[0]).toMatchObject({
      kind: 'compose',
      units: ['deploy/compose.yaml'],
      carrier: 'deploy/compose.yaml',
      chart: null,
      declared: { upgradeMode: null },
    });
  });

  it('keeps apart what one line decides differently', async () => {
    const text = `services:\n  a: {image: "lightdash/lightdash:\${T}"}\n  b: {image: "lightdash/lightdash:\${T}-commercial"}\n`;
    expect(await shown({ 'compose.yaml': text, '.env': 'T=1.2.3' })).toEqual([
      '1.2.3 .env:1:3 compose.yaml#a',
      '1.2.3 .env:1:3 compose.yaml#b',
    ]);
  });
});

describe('variables', () => {
  const text = service('lightdash/lightdash:${TAG}');

  it.each([
    ['TAG=1.2.3', '1.2.3 .env:1:5'],
    ['# c\nTAG="1.2.3" # c', '1.2.3 .env:2:5'],
    ['export TAG=1.2.3', '1.2.3 .env:1:12'],
    ['A=1\r\nTAG=1.2.3\r\n', '1.2.3 .env:2:5'],
    ['\uFEFFTAG=1.2.3', '1.2.3 .env:1:5'],
    ['V=1.2.3\nTAG=$V', '1.2.3 .env:1:3'],
    ['V=1.2\nTAG=${V}.3', '1.2.3 .env:1:3'],
    ["V=1.2.3\nTAG='$V'", 'not-a-version .env:2:5'],
    ['TAG=$V\nV=1.2.3', 'unresolved-variable .env:1:5'],
    ['TAG=${V:-1.2.3}', '1.2.3 .env:1:5'],
    ['TAG=1.0.0\nTAG=1.2.3', '1.2.3 .env:2:5'],
    ['TAG=', 'moving-tag .env:1:5'],
    ['TAG', 'unresolved-variable compose.yaml:3:12'],
    ['', 'unresolved-variable compose.yaml:3:12'],
    ['TAG=latest', 'moving-tag .env:1:5'],
    ['TAG=ENC[AES256_GCM,data:a/b=,iv:c:d,type:str]', 'encrypted .env:1:5'],
    ['TAG="1.2.3\n::error::"', 'not-a-version .env:1:5'],
    ['A B=1\nTAG=1.2.3', 'unparseable .env:1:1'],
    ['<<<<<<< a\nTAG=1\n>>>>>>> b', 'conflict-markers .env:1:1'],
    ['TAG=${A:-${B}', 'unparseable .env:1:5'],
    [
      `A0=1.2.3\n${Array.from({ length: 40 }, (_, i) => `A${i + 1}=$A${i}`).join('\n')}\nTAG=$A40`,
      'unparseable .env:21:5',
    ],
    [`A=xx\n${'A=$A$A\n'.repeat(15)}TAG=$A`, 'unparseable .env:13:3'],
  ])('from %j', async (env, expected) => {
    expect(await shown({ 'compose.yaml': text, '.env': env })).toEqual([`${expected} compose.yaml#web`]);
  });

  it.each([
    ['${TAG:-1.2.3}', 'TAG=', '1.2.3 compose.yaml:3:12'],
    ['${TAG-1.2.3}', 'TAG=', 'moving-tag .env:1:5'],
    ['${TAG:-1.2.3}', 'TAG=2.0.0', '2.0.0 .env:1:5'],
    ['${TAG:?no}', 'X=1', 'unresolved-variable compose.yaml:3:12'],
    ['${TAG:?no}', 'TAG=1.2.3', '1.2.3 .env:1:5'],
    ['v${TAG}', 'TAG=1.2.3', '1.2.3 .env:1:5'],
    ['${TAG}-commercial', 'TAG=1.2.3', '1.2.3 .env:1:5'],
    ['1.2.3${DIGEST:+@$DIGEST}', 'X=', '1.2.3 compose.yaml:3:12'],
    ['1.2.3@${DIGEST}', 'DIGEST=sha256:ab', '1.2.3 compose.yaml:3:12'],
    ['${A}.${B}.3', 'A=1\nB=2', '1.2.3 .env:1:3'],
  ])('%s with %j', async (tag, env, expected) => {
    const files = { 'compose.yaml': service(`lightdash/lightdash:${tag}`), '.env': env };
    expect(await shown(files)).toEqual([`${expected} compose.yaml#web`]);
  });

  it('says which lines a variable joins', async () => {
    const { found } = await read({ 'compose.yaml': text, '.env': 'TAG=1.2.3' });
    expect(found[0]?.notices).toEqual(['`TAG`, used at compose.yaml:3, is set at .env:1']);
    expect(found[0]?.inputs).toEqual(expect.arrayContaining(['.env', 'compose.yaml', 'compose.override.yml']));
  });

  it.each([
    [{}, 'no `.env` is committed'],
    [{ '.env': 'X=1' }, 'it is not in `.env`'],
  ])('says that a default is used', async (more, why) => {
    const image = '${REG:-docker.io}/lightdash/lightdash:${TAG:-${V:-1.2.3}}';
    const { found } = await read({ 'compose.yaml': service(image), ...more });
    expect(found.map(show)).toEqual(['1.2.3 compose.yaml:3:12 compose.yaml#web']);
    expect(found[0]?.notices).toContain(`\`TAG\` is not set (${why}): what compose.yaml:3 gives in its place is used`);
  });

  it.each([
    ['${LIGHTDASH_IMAGE}', 'unresolved-variable'],
    ['${LIGHTDASH_IMAGE:?x}', 'unresolved-variable'],
    ['${REGISTRY}/lightdash/lightdash:${TAG}', 'unresolved-variable'],
    ['${REGISTRY}/lightdash/lightdash:1.2.${PATCH}', 'unresolved-variable'],
    ['${REGISTRY}/lightdash/lightdash:1.2.3@${DIGEST}', 'unresolved-variable'],
    ['${REGISTRY}lightdash/lightdash:1.2.3', 'unresolved-variable'],
    ['${REGISTRY}/lightdash:1.2.3', 'unresolved-variable'],
    ['${REGISTRY}/acme/lightdash:1.2.3', 'unresolved-variable'],
    ['${REGISTRY}/${OWNER}/lightdash:1.2.3', 'unresolved-variable'],
    ['${REGISTRY}/lightdash:${TAG}', 'unresolved-variable'],
    ['lightdash/${NAME}:1.2.3', 'unresolved-variable'],
    ['${REGISTRY}/{{ mirror }}/lightdash/lightdash:1.2.3', 'unresolved-variable'],
  ])('%s is unresolved', async (image, expected) => {
    expect(await shown({ 'compose.yaml': service(image) })).toEqual([`${expected} compose.yaml:3:12 compose.yaml#web`]);
  });

  it.each([
    ['${REGISTRY}/lightdash/lightdash:1.2.3', '1.2.3 compose.yaml:3:12', '`${REGISTRY}`'],
    ['${REGISTRY:?}/mirror/lightdash/lightdash:1.2.3@sha256:ab', '1.2.3 compose.yaml:3:12', '`${REGISTRY}`'],
    ['${HOST}:${PORT}/lightdash/lightdash:1.2.3', '1.2.3 compose.yaml:3:12', '`${HOST}`, `${PORT}`'],
    ['registry.example/${MIRROR}/lightdash/lightdash-containers:1.2.3', '1.2.3 compose.yaml:3:12', '`${MIRROR}`'],
    ['${REGISTRY}/lightdash/lightdash:${SET}', '1.5.0 .env:1:5', '`${REGISTRY}`'],
    ['${REGISTRY}/lightdash/lightdash:latest', 'moving-tag compose.yaml:3:12', '`${REGISTRY}`'],
  ])('%s lacks its registry alone', async (image, expected, names) => {
    const { found } = await read({ 'compose.yaml': service(image), '.env': 'SET=1.5.0' });
    expect(found.map(show)).toEqual([`${expected} compose.yaml#web`]);
    expect(found[0]?.notices[0]).toBe(
      `${names}, in front of the image at compose.yaml:3, is not set, and as it stands that is no image that could be pulled: the version that is meant is taken from the rest of it`,
    );
  });

  it('names the variable that is missing, and quotes it', async () => {
    const { found } = await read({ 'compose.yaml': text });
    expect(found[0]?.answer).toMatchObject({
      problem: { message: expect.stringContaining('comes from `${TAG}`, which is not in the repository') },
    });
  });

  it('reads the compose files beside an env file that names the service', async () => {
    const files = {
      '.env': `IMAGE=${V}`,
      'compose.yaml': service('${IMAGE}'),
      'prod.yml': service('${IMAGE}'),
      'values.yaml': 'image: x',
      'sub/compose.yaml': service('${IMAGE}'),
    };
    expect(await shown(files)).toEqual(['1.2.3 .env:1:7 compose.yaml#web', '1.2.3 .env:1:7 prod.yml#web']);
  });

  it('takes a variable that has the name of the service in its value from a chain', async () => {
    const files = { '.env': 'IMAGE=${LIGHTDASH_IMAGE}', 'compose.yaml': service('${IMAGE}') };
    expect(await shown(files)).toEqual(['unresolved-variable .env:1:7 compose.yaml#web']);
  });

  it('lets env files of the settings win, later ones most', async () => {
    const files = {
      'deploy/compose.yaml': service('lightdash/lightdash:${TAG}'),
      'deploy/.env': 'TAG=1.0.0',
      'a.env': 'TAG=1.1.0\nBASE=1.2.3',
      'b.env': 'TAG=${BASE}',
      'deploy/.env.example': 'TAG=9.0.0',
    };
    expect(await shown(files, { settings: { envFiles: ['a.env', 'b.env'] } })).toEqual([
      '1.2.3 a.env:2:6 deploy/compose.yaml#web',
    ]);
    expect(await shown(files, { settings: { envFiles: ['a.env', 'missing.env'] } })).toEqual([
      'target-missing missing.env:null:null deploy/compose.yaml#web',
    ]);
    const { found } = await read(files, { settings: { envFiles: ['missing.env'] } });
    expect(messageOf(found[0])).toBe(
      '`env-files` names `missing.env`, which is not there. Correct the path, or take it off the list.',
    );
  });

  it('reads all compose files where an env file of the settings names the service', async () => {
    const files = { 'prod.env': `IMAGE=${V}`, 'a/compose.yaml': service('${IMAGE}'), 'b/x.yaml': service('${IMAGE}') };
    expect(await shown(files, { settings: { envFiles: ['prod.env'] } })).toEqual([
      '1.2.3 prod.env:1:7 a/compose.yaml#web',
    ]);
  });

  it('knows nothing of `env_file`', async () => {
    const files = { 'compose.yaml': `${text}    env_file: web.env\n`, 'web.env': 'TAG=1.2.3' };
    expect(await shown(files)).toEqual(['unresolved-variable compose.yaml:3:12 compose.yaml#web']);
  });

  it('does not ask for a broken env file without need', async () => {
    expect(await shown({ 'compose.yaml': service(V), '.env': 'A B' })).toEqual([
      '1.2.3 compose.yaml:3:12 compose.yaml#web',
    ]);
  });
});

describe('files of a project', () => {
  it('takes the first of the default names and its override', async () => {
    const files = {
      'compose.yml': service('lightdash/lightdash:2.0.0'),
      'compose.yaml': 'services:\n  web:\n    environment: {A: b}\n',
      'compose.override.yml': service(V),
      'docker-compose.override.yml': service('lightdash/lightdash:3.0.0'),
    };
    expect(await shown(files, { candidates: ['compose.override.yml'] })).toEqual([
      '1.2.3 compose.override.yml:3:12 compose.yaml#web',
    ]);
  });

  it.each([
    ['compose.yaml', 'compose.yml'],
    ['compose.yml', 'docker-compose.yml'],
    ['docker-compose.yml', 'docker-compose.yaml'],
  ])('reads %s before %s, which is then one of its own', async (first, second) => {
    const files = {
      [first]: service(V),
      [second]: service('lightdash/lightdash:2.0.0'),
      'docker-compose.override.yaml': 'services: {web: {environment: [A=b]}}',
    };
    const { found } = await read(files);
    expect(new Set(found.map(show))).toEqual(
      new Set([`1.2.3 ${first}:3:12 ${first}#web`, `2.0.0 ${second}:3:12 ${second}#web`]),
    );
    const withOverride = found.filter(({ inputs }) => inputs.includes('docker-compose.override.yaml'));
    expect(withOverride.map(({ carrier }) => carrier)).toEqual([first]);
  });

  it('leaves overlays alone and reads others by themselves', async () => {
    const files = {
      'compose.yaml': service(V),
      'compose.dev.yaml': 'services: {web: {environment: {LIGHTDASH_SECRET: x}}}',
      'prod.yml': service('lightdash/lightdash:2.0.0'),
      'values.yaml': `services: {web: {image: ${V}}}\nreplicas: 1`,
      'deployment.yaml': `kind: Stack\n${service(V)}`,
      'other.yaml': `services:\n  web: {image: {repository: lightdash/lightdash, tag: 1.2.3}}`,
      'list.yaml': '- lightdash',
      'stack.json': JSON.stringify({ services: { web: { image: V } } }),
    };
    const { found, claimed } = await read(files);
    expect(found.map(show)).toEqual([
      '1.2.3 compose.yaml:3:12 compose.yaml#web',
      '2.0.0 prod.yml:3:12 prod.yml#web',
      '1.2.3 stack.json:1:29 stack.json#web',
    ]);
    expect(claimed).toEqual(expect.arrayContaining(['compose.dev.yaml', 'prod.yml', 'compose.yaml']));
    for (const path of ['values.yaml', 'deployment.yaml', 'other.yaml', 'list.yaml'])
      expect(claimed).not.toContain(path);
  });

  it('merges the documents of one file in their order', async () => {
    const text = `${service('lightdash/lightdash:1.0.0')}---\n${service(V)}---\nservices: {web: {user: x}}\n---\n`;
    expect(await shown({ 'compose.yaml': text })).toEqual(['1.2.3 compose.yaml:7:12 compose.yaml#web']);
  });

  it('takes what the user lists as one project', async () => {
    const files = {
      'a/base.yml': 'services:\n  web: {user: x}\n  worker:\n    image: lightdash/lightdash:${TAG}\n',
      'b/prod.yml': service('lightdash/lightdash:${TAG}'),
      'a/.env': 'TAG=1.2.3',
      'b/.env': 'TAG=9.0.0',
    };
    const question = { settings: { composeFiles: ['a/base.yml', 'b/prod.yml'] } };
    expect(await shown(files, question)).toEqual(['1.2.3 a/.env:1:5 a/base.yml#web a/base.yml#worker']);
  });

  it('has a problem where a listed file is missing', async () => {
    const files = { 'a.yml': service(V) };
    const question = { settings: { composeFiles: ['a.yml', 'b.yml'] } };
    expect(await shown(files, question)).toEqual(['target-missing b.yml:null:null a.yml#web']);
    const { found } = await read(files, question);
    expect(messageOf(found[0])).toBe(
      '`compose-files` names `b.yml`, which is not there. Correct the path, or take it off the list.',
    );
    const other = { settings: { composeFiles: ['c.yml', 'b.yml'] } };
    expect(await shown({ 'c.yml': service('x') }, other)).toEqual(['target-missing b.yml:null:null c.yml']);
  });

  it('has a problem where none of the listed files is there, whatever else is', async () => {
    const question = { settings: { composeFiles: ['c.yml', 'b.yml'] } };
    const missing = 'target-missing c.yml:null:null c.yml';
    expect(await shown({}, question)).toEqual([missing]);
    expect(await shown({ 'a.yml': service(V) }, question)).toEqual([missing, '1.2.3 a.yml:3:12 a.yml#web']);
  });

  it('leaves out what lies in an excluded folder below the searched one', async () => {
    const files = {
      '.env': `IMAGE=${V}`,
      'examples/prod/compose.yaml': service('${IMAGE}'),
      'examples/prod/docs/compose.yaml': service('${IMAGE}'),
      'other/compose.yaml': service('${IMAGE}'),
    };
    const envFiles = ['.env'];
    const question = (folder: string) => ({ settings: { envFiles, folder }, candidates: [] });
    expect(await shown(files, question('examples/prod'))).toEqual(['1.2.3 .env:1:7 examples/prod/compose.yaml#web']);
    expect(await shown(files, question('examples'))).toEqual(['1.2.3 .env:1:7 examples/prod/compose.yaml#web']);
    expect(await shown(files, question(''))).toEqual(['1.2.3 .env:1:7 other/compose.yaml#web']);
  });

  it('takes the files that a committed `COMPOSE_FILE` names', async () => {
    const files = {
      '.env': 'COMPOSE_FILE=base.yml:prod.yml',
      'compose.yaml': service('lightdash/lightdash:9.0.0'),
      'base.yml': service('lightdash/lightdash:1.0.0'),
      'prod.yml': service(V),
    };
    expect(await shown(files)).toEqual(['1.2.3 prod.yml:3:12 base.yml#web']);
    const hidden = { '.env': 'COMPOSE_FILE=base.yml:prod.yml', 'base.yml': service('x'), 'prod.yml': service(V) };
    expect(await shown(hidden)).toEqual(['1.2.3 prod.yml:3:12 base.yml#web']);
    const shared = {
      'base.yml': 'services: {web: {build: .}}',
      Dockerfile: `FROM ${V}`,
      'prod/.env': 'COMPOSE_FILE=../base.yml:prod.yml',
      'prod/prod.yml': '# lightdash\nservices: {web: {user: x}}',
      'staging/.env': 'COMPOSE_FILE=../base.yml:staging.yml\nTAG=1.5.0',
      'staging/staging.yml': 'services: {web: {build: !reset null, image: "lightdash/lightdash:${TAG}"}}',
      'other/.env': 'COMPOSE_FILE=../base.yml\n# lightdash',
      'other/compose.yaml': '# lightdash',
    };
    expect(await shown(shared)).toEqual([
      '1.2.3 Dockerfile:1:6 other/.env#web',
      '1.2.3 Dockerfile:1:6 prod/prod.yml#web',
      '1.5.0 staging/.env:2:5 staging/staging.yml#web',
    ]);
    const { found } = await read({ '.env': 'COMPOSE_FILE=gone.yml:prod.yml', 'prod.yml': service(V) });
    expect(found.map(show)).toEqual(['external-values gone.yml:null:null gone.yml#web']);
    expect(messageOf(found[0])).toContain('is one of the files that `COMPOSE_FILE` names: `gone.yml`, which is not in');
  });

  it('calls services also by the folder in which compose takes their project by itself', async () => {
    const identitiesIn = async (files: Record<string, MemoryFile>) =>
      (await read(files)).found.map(({ identities }) => identities);
    const image = service(V);
    expect(
      await identitiesIn({ 'compose.yaml': image, 'docker-compose.yml': service('lightdash/lightdash:2.0.0') }),
    ).toEqual([['compose:compose.yaml#web', 'compose:~./#web'], ['compose:docker-compose.yml#web']]);
    expect(await identitiesIn({ 'a/b/docker-compose.yml': image, 'a/b/x.yml': image })).toEqual([
      ['compose:a/b/docker-compose.yml#web', 'compose:~a/b/#web'],
      ['compose:a/b/x.yml#web'],
    ]);
    expect(await identitiesIn({ 'a/.env': 'COMPOSE_FILE=x.yml', 'a/x.yml': image, 'a/y.yml': image })).toEqual([
      ['compose:a/x.yml#web', 'compose:~a/#web'],
      ['compose:a/y.yml#web'],
    ]);
    const two = `services:\n  b: {image: &i ${V}}\n  a: {image: *i}\n`;
    expect(await identitiesIn({ 'compose.yaml': two })).toEqual([
      ['compose:compose.yaml#a', 'compose:compose.yaml#b', 'compose:~./#a', 'compose:~./#b'],
    ]);
  });

  it.each([
    ['image: !reset null', []],
    ['image: !reset', []],
    ['image: !override lightdash/lightdash:2.0.0', ['2.0.0 compose.override.yml:3:22 compose.yaml#web']],
    ['image: null', ['1.2.3 compose.yaml:3:12 compose.yaml#web']],
    ['image: postgres:15', []],
  ])('merges %s over an image', async (line, expected) => {
    const files = { 'compose.yaml': service(V), 'compose.override.yml': `services:\n  web:\n    ${line}\n` };
    expect(await shown(files)).toEqual(expected);
  });

  it.each([
    ['services: {web: !reset null}', []],
    ['services: {web: !override {user: x}}', []],
    ['services: !reset {}', []],
    ['services: !override {x: {user: x}}', []],
    ['services: {web: null}', ['1.2.3 compose.yaml:3:12 compose.yaml#web']],
    ['services: {web: {build: !reset null}}', ['1.2.3 compose.yaml:3:12 compose.yaml#web']],
    ['services: null', ['1.2.3 compose.yaml:3:12 compose.yaml#web']],
    ['', ['1.2.3 compose.yaml:3:12 compose.yaml#web']],
  ])('merges %j over a project', async (text, expected) => {
    expect(await shown({ 'compose.yaml': service(V), 'compose.override.yml': text })).toEqual(expected);
  });

  it('refuses to guess where the override cannot be read', async () => {
    const files = { 'compose.yaml': service(V), 'compose.override.yml': 'services: {web: [}' };
    expect((await shown(files))[0]).toMatch(/^unparseable compose\.override\.yml:1:\d+ compose\.yaml#web$/);
    const list = { 'compose.yaml': service(V), 'compose.override.yml': '- a\n' };
    expect(await shown(list)).toEqual(['unparseable compose.override.yml:1:1 compose.yaml#web']);
    const hidden = { 'compose.yaml': 'services: {web: {user: x}}', 'compose.override.yml': `${service(V)}  web: {}\n` };
    expect(await shown(hidden, { candidates: ['compose.yaml', 'compose.override.yml'] })).toEqual([
      'unparseable compose.override.yml:4:3 compose.yaml',
    ]);
    const pointer = { 'compose.yaml': service(V), 'compose.override.yml': Buffer.from([0xff, 0xfe, 0x00]) };
    expect(await shown(pointer)).toEqual(['unparseable compose.override.yml:1:1 compose.yaml#web']);
  });

  it('leaves a main file that cannot be read to others, unless it hides what they cannot see', async () => {
    const broken = `${service(V)}  web: {}\n`;
    expect(await shown({ 'compose.yaml': broken, '.env': 'A=lightdash' }, { candidates: ['.env'] })).toEqual([]);
    const files = { 'compose.yaml': 'services: [', 'compose.override.yml': service(V) };
    expect((await shown(files))[0]).toMatch(/^unparseable compose\.yaml:1:\d+ compose\.yaml#web$/);
  });

  it('leaves files alone that the user’s globs leave out', async () => {
    const files = { 'compose.yaml': `include: [dev/x.yaml]\n${service(V)}`, 'dev/x.yaml': service(V) };
    expect(await shown(files, { candidates: ['dev/x.yaml'] })).toEqual(['1.2.3 dev/x.yaml:3:12 dev/x.yaml#web']);
  });

  it('follows a link to a file of the tree', async () => {
    const files = { 'a/compose.yaml': { link: '../base.yml' }, 'base.yml': service(V) };
    expect(await shown(files, { candidates: ['a/compose.yaml'] })).toEqual([
      '1.2.3 a/compose.yaml:3:12 a/compose.yaml#web',
    ]);
  });
});

describe('extends', () => {
  const common = 'services:\n  base:\n    image: lightdash/lightdash:1.2.3\n    build: !reset null\n';

  it.each([
    ['extends: {file: common.yml, service: base}', '1.2.3 common.yml:3:12'],
    ['extends: {file: ./common.yml, service: base}\n    image: lightdash/lightdash:2.0.0', '2.0.0 compose.yaml:4:12'],
    ['extends: {file: ../x/common.yml, service: base}', '1.2.3 common.yml:3:12'],
  ])('%s', async (line, expected) => {
    const files = { 'x/common.yml': common, 'x/compose.yaml': `services:\n  web:\n    ${line}\n` };
    expect(await shown(files)).toEqual([`${expected.replace(' ', ' x/')} x/compose.yaml#web`]);
  });

  it('takes a service of its own file, in both forms', async () => {
    const text = `services:\n  a: {extends: b}\n  b: {extends: {service: c}}\n  c:\n    image: ${V}\n`;
    expect(await shown({ 'compose.yaml': text })).toEqual([
      '1.2.3 compose.yaml:5:12 compose.yaml#a compose.yaml#b compose.yaml#c',
    ]);
  });

  it('takes the image away where that is said', async () => {
    const text = `services:\n  a: {extends: b, image: !reset null}\n  b: {image: "${V}"}\n`;
    expect(await shown({ 'compose.yaml': text })).toEqual(['1.2.3 compose.yaml:3:14 compose.yaml#b']);
  });

  it('starts paths at the file that has them, and variables at the project', async () => {
    const files = {
      'prod/compose.yaml': 'services:\n  web:\n    extends: {file: "${DIR}/common.yml", service: base}\n',
      'prod/.env': 'TAG=1.2.3\nDIR=../shared',
      'shared/.env': 'TAG=9.0.0',
      'shared/common.yml': 'services:\n  base: {extends: {file: more/m.yml, service: base}}\n',
      'shared/more/m.yml': 'services:\n  base:\n    build: .\n',
      'shared/more/Dockerfile': 'ARG TAG=1.0.0\nFROM lightdash/lightdash:${TAG}\n',
    };
    expect(await shown(files, { candidates: ['prod/compose.yaml'] })).toEqual([
      '1.0.0 shared/more/Dockerfile:1:9 prod/compose.yaml#web',
    ]);
  });

  it('does not report a file once more that exists to be extended', async () => {
    const files = {
      'compose.yaml': 'services:\n  web: {extends: {file: common.yml, service: base}}\n',
      'common.yml': common,
    };
    const { found, claimed } = await read(files);
    expect(found.map(show)).toEqual(['1.2.3 common.yml:3:12 compose.yaml#web']);
    expect(claimed).toContain('common.yml');
    const other = {
      'prod/compose.yaml': 'services:\n  web: {extends: {file: ../compose.yaml, service: base}}\n',
      'compose.yaml': common,
    };
    expect(await shown(other)).toEqual([
      '1.2.3 compose.yaml:3:12 compose.yaml#base',
      '1.2.3 compose.yaml:3:12 prod/compose.yaml#web',
    ]);
  });

  it.each([
    ['{file: ../../lightdash.yml, service: base}', 'external-values compose.yaml:3:21'],
    ['{file: lightdash-missing.yml, service: base}', 'external-values compose.yaml:3:21'],
    ['{file: broken.yml, service: base}', 'unparseable broken.yml:2:1'],
    ['{file: "${LIGHTDASH_DIR}/x.yml", service: base}', 'unresolved-variable compose.yaml:3:21'],
    ['{file: other.yml, service: lightdash}', 'unparseable compose.yaml:3:21'],
    ['lightdash', 'unparseable compose.yaml:3:14'],
    ['{file: lightdash.yml}', 'unparseable compose.yaml:3:14'],
  ])('%s leads nowhere', async (value, expected) => {
    const files = {
      'compose.yaml': `services:\n  web:\n    extends: ${value}\n`,
      'broken.yml': '# lightdash\na: 1\na: 2\n',
      'other.yml': 'services: {x: {}}',
    };
    const place = expected.startsWith('unparseable broken') ? expected.replace(':2:1', ':3:1') : expected;
    expect(await shown(files, { candidates: ['compose.yaml'] })).toEqual([`${place} compose.yaml#web`]);
  });

  it.each([
    ['web: {extends: {file: other.yml, service: gone}}', 'unparseable compose.yaml:2:25'],
    ['web: {extends: {file: chain.yml, service: web}}', 'unparseable chain.yml:1:39'],
    ['web: {extends: gone, environment: [UPSTREAM=lightdash]}', 'unparseable compose.yaml:2:18'],
    ['web: {extends: {file: gone.yml, service: x}, hostname: lightdash}', 'external-values compose.yaml:2:25'],
    ['web: {extends: {file: empty.yml, service: x}, hostname: lightdash}', 'unparseable compose.yaml:2:25'],
    ['web: {extends: {file: blind.yml, service: web}, hostname: lightdash}', 'external-values blind.yml:1:39'],
  ])('%s concerns a service that is not to be found', async (line, expected) => {
    const files = {
      'compose.yaml': `services:\n  ${line}\n`,
      'other.yml': service(V),
      'chain.yml': 'services: {web: {extends: {file: other.yml, service: gone}}}',
      'blind.yml': 'services: {web: {extends: {file: nowhere.yml, service: gone}}}',
      'empty.yml': 'services: {}',
    };
    const { found } = await read(files, { candidates: ['compose.yaml'] });
    expect(found.map(show)).toEqual([`${expected.replace(':1:39', ':1:34')} compose.yaml#web`]);
  });

  it('concerns a service by its name', async () => {
    const files = { 'compose.yaml': 'services:\n  lightdash: {extends: {file: gone.yml, service: x}}\n' };
    const { found } = await read(files);
    expect(found.map(show)).toEqual(['external-values compose.yaml:2:31 compose.yaml#lightdash']);
    expect(messageOf(found[0])).toBe(
      'compose.yaml:2 extends a service of `gone.yml`, which is not in this repository and may decide the version. Add it, or pass `to:`.',
    );
  });

  it('is nobody’s concern where nothing names the service', async () => {
    const files = { 'compose.yaml': 'services:\n  web: {extends: {file: gone.yml, service: base}}\n# lightdash' };
    expect(await shown(files)).toEqual([]);
  });

  it('refuses circles and chains without end', async () => {
    const circle = `services:\n  a: {extends: b}\n  b: {extends: a, image: "${V}"}\n`;
    expect(await shown({ 'compose.yaml': circle })).toEqual([
      'unparseable compose.yaml:2:16 compose.yaml#a compose.yaml#b',
    ]);
    const files = {
      'compose.yaml': 'services: {web: {extends: {file: a.yml, service: web}}}',
      'a.yml': `services: {web: {extends: {file: compose.yaml, service: web}, image: "${V}"}}`,
    };
    expect((await shown(files, { candidates: ['compose.yaml'] }))[0]).toBe(
      'unparseable compose.yaml:1:27 compose.yaml#web',
    );
    const chain = Array.from({ length: 30 }, (_, index) => `  s${index}: {extends: s${index + 1}}`).join('\n');
    const long = await shown({ 'compose.yaml': `services:\n${chain}\n  s30:\n    image: ${V}\n` });
    expect(long.filter((each) => each.startsWith('1.2.3'))).toEqual([
      `1.2.3 compose.yaml:33:12 ${Array.from({ length: 21 }, (_, index) => `compose.yaml#s${index + 10}`).join(' ')}`,
    ]);
  });
});

describe('include', () => {
  it.each([
    ['[bi/app.yaml]'],
    ['[{path: bi/app.yaml}]'],
    ['[{path: [bi/app.yaml]}]'],
    ['["./bi/${FILE:-app.yaml}"]'],
    ['[{path: bi/app.yaml, project_directory: bi}]'],
  ])('%s', async (value) => {
    const files = {
      'compose.yaml': `include: ${value}\n`,
      'bi/app.yaml': service('lightdash/lightdash:${TAG}'),
      'bi/.env': 'TAG=1.2.3',
    };
    expect(await shown(files)).toEqual(['1.2.3 bi/.env:1:5 compose.yaml#web']);
  });

  it('lets the variables of the project win over those of what it includes', async () => {
    const files = {
      'compose.yaml': 'include:\n  - path: bi/compose.yaml\n    env_file: bi.env\n',
      'bi/compose.yaml': service('lightdash/lightdash:${TAG}-${SUFFIX}'),
      'bi/.env': 'TAG=9.0.0\nSUFFIX=x',
      'bi.env': 'TAG=8.0.0\nSUFFIX=commercial',
      '.env': 'TAG=1.2.3',
    };
    expect(await shown(files)).toEqual(['1.2.3 .env:1:5 compose.yaml#web']);
  });

  it('merges the files of one entry, and the file that includes over them', async () => {
    const files = {
      'compose.yaml': `include:\n  - path: [a.yaml, b.yaml]\n${service('lightdash/lightdash:3.0.0')}`,
      'a.yaml': 'services:\n  web: {image: "lightdash/lightdash:1.0.0"}\n  x: {image: "lightdash/lightdash:1.0.0"}\n',
      'b.yaml': 'services:\n  x: {image: "lightdash/lightdash:2.0.0"}\n',
    };
    expect(await shown(files)).toEqual([
      '3.0.0 compose.yaml:5:12 compose.yaml#web',
      '2.0.0 b.yaml:2:14 compose.yaml#x',
    ]);
  });

  it('starts paths at the project directory', async () => {
    const files = {
      'compose.yaml': 'include:\n  - path: bi/app.yaml\n    project_directory: other\n',
      'bi/app.yaml': 'include: [more.yaml]\nservices: {web: {build: .}}\n',
      'other/more.yaml': 'services: {worker: {build: {context: sub}}}\n',
      'other/Dockerfile': `FROM ${V}\n`,
      'other/sub/Dockerfile': `FROM ${V}\n`,
      'bi/Dockerfile': 'FROM lightdash/lightdash:9.0.0\n',
    };
    expect(await shown(files, { candidates: ['compose.yaml'] })).toEqual([
      '1.2.3 other/sub/Dockerfile:1:6 compose.yaml#worker',
      '1.2.3 other/Dockerfile:1:6 compose.yaml#web',
    ]);
  });

  it('does not report an included project twice, even where its includer does not name the service', async () => {
    const files = {
      'compose.yaml': 'include: [bi/compose.yaml]\n',
      'bi/compose.yaml': service('lightdash/lightdash:${TAG}'),
      'bi/.env': 'TAG=1.0.0',
      '.env': 'TAG=1.2.3',
    };
    const { found, claimed } = await read(files);
    expect(found.map(show)).toEqual(['1.2.3 .env:1:5 compose.yaml#web']);
    expect(claimed).toContain('bi/compose.yaml');
  });

  it('refuses circles and depths', async () => {
    const circle = {
      'compose.yaml': `include: [a.yaml]\n${service(V)}`,
      'a.yaml': 'include: [compose.yaml]\nservices: {}',
    };
    expect(await shown(circle)).toEqual(['unparseable a.yaml:1:11 compose.yaml#web']);
    const chain = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`f${index}.yaml`, `include: [f${index + 1}.yaml]\nservices: {}`]),
    );
    const files = { ...chain, 'f12.yaml': service(V), 'compose.yaml': 'include: [f0.yaml]\n# lightdash' };
    expect(await shown(files)).toEqual(['1.2.3 f12.yaml:3:12 f12.yaml#web']);
    const named = { ...files, 'f9.yaml': 'include: [f10.yaml]\nservices: {a: {image: "lightdash/lightdash:1.2.3"}}' };
    expect((await shown(named))[0]).toBe('unparseable f9.yaml:1:11 compose.yaml#a');
  });

  it.each([
    ['include: x.yaml', 'unparseable compose.yaml:1:10 compose.yaml#web'],
    ['include: [{env_file: x}]', 'unparseable compose.yaml:1:11 compose.yaml#web'],
    ['include: [broken.yaml]', 'unparseable broken.yaml:2:1 compose.yaml#web'],
  ])('%s stops the whole project', async (line, expected) => {
    const files = { 'compose.yaml': `${line}\n${service(V)}`, 'broken.yaml': 'a: 1\na: 2' };
    expect(await shown(files)).toEqual([expected]);
  });

  it.each([
    'oci://docker.io/acme/stack',
    'https://github.com/acme/stack.git',
    '../../stack.yaml',
    'gone.yaml',
    '${X}/y.yaml',
  ])('%s is out of sight', async (path) => {
    const { found } = await read({ 'compose.yaml': `include: ["${path}"]\n${service(V)}` });
    expect(found.map(show)).toEqual(['1.2.3 compose.yaml:4:12 compose.yaml#web']);
    expect(found[0]?.notices).toHaveLength(1);
  });

  it('is a problem where what is out of sight names the service', async () => {
    expect(await shown({ 'compose.yaml': 'include: ["oci://docker.io/acme/lightdash"]\n' })).toEqual([
      'external-values compose.yaml:1:11 compose.yaml',
    ]);
    const two = await read({ 'compose.yaml': 'include: ["oci://a/lightdash", "oci://b/lightdash"]\n' });
    expect(new Set(two.found.flatMap(({ identities }) => identities)).size).toBe(2);
    expect(two.found.map(messageOf)[0]).toBe(
      'compose.yaml:1 includes `oci://a/lightdash`, which is not in this repository and may decide the version. Add it, or pass `to:`.',
    );
  });

  it('says only so much of what is out of sight', async () => {
    const gone = Array.from({ length: 30 }, (_, index) => `gone${index}.yaml`).join(', ');
    const { found } = await read({ 'compose.yaml': `include: [${gone}]\n${service(V)}` });
    expect(found[0]?.notices).toHaveLength(11);
    expect(found[0]?.notices.at(-1)).toBe('and 20 more parts of the project are out of sight');
  });

  it('has a problem with a file of variables that is not there', async () => {
    const files = {
      'compose.yaml': 'include:\n  - path: bi.yaml\n    env_file: bi.env\n',
      'bi.yaml': service('lightdash/lightdash:${TAG}'),
    };
    const { found } = await read(files);
    expect(found.map(show)).toEqual(['external-values compose.yaml:3:15 compose.yaml#web']);
    expect(messageOf(found[0])).toContain(
      'compose.yaml:3 takes variables from `bi.env`, which is not in this repository',
    );
  });
});

describe('build', () => {
  it.each([
    ['build: .', 'Dockerfile', '1.2.3 Dockerfile:1:6'],
    ['build: {context: .}', 'Dockerfile', '1.2.3 Dockerfile:1:6'],
    ['build: {dockerfile: bi.Dockerfile}', 'bi.Dockerfile', '1.2.3 bi.Dockerfile:1:6'],
    ['build: {context: bi, dockerfile: ../x/Dockerfile}', 'x/Dockerfile', '1.2.3 x/Dockerfile:1:6'],
    ['build: ./bi/', 'bi/Dockerfile', '1.2.3 bi/Dockerfile:1:6'],
    ['build: bi', 'bi/dockerfile', '1.2.3 bi/dockerfile:1:6'],
    ['build: "${DIR:-bi}"', 'bi/Dockerfile', '1.2.3 bi/Dockerfile:1:6'],
  ])('%s', async (line, path, expected) => {
    const files = {
      'compose.yaml': `services:\n  web:\n    image: acme/lightdash\n    ${line}\n`,
      [path]: `FROM ${V}\n`,
    };
    const { found, claimed } = await read(files);
    expect(found.map(show)).toEqual([`${expected} compose.yaml#web`]);
    expect(claimed).toContain(path);
    expect(found[0]?.inputs).toContain(path);
  });

  const dockerfile = 'ARG TAG=1.0.0\nFROM node AS other\nFROM lightdash/lightdash:${TAG} AS bi\nFROM bi AS last\n';

  it.each([
    ['args: {TAG: 1.2.3}', '1.2.3 compose.yaml:5:19'],
    ['args: [TAG=1.2.3]', '1.2.3 compose.yaml:5:14'],
    ['args: {TAG: "${V}"}', '1.2.3 .env:1:3'],
    ['args: ["TAG=${V}"]', '1.2.3 .env:1:3'],
    ['args: {TAG: "${NO:-1.2.3}"}', '1.2.3 compose.yaml:5:19'],
    ['args: {TAG: "${NO}"}', 'unresolved-variable compose.yaml:5:19'],
    ['args: {TAG: 1.10}', 'numeric-tag compose.yaml:5:19'],
    ['args: {OTHER: 1.10}', '1.0.0 Dockerfile:1:9'],
    ['args: {TAG: }', '1.0.0 Dockerfile:1:9'],
    ['args: [TAG]', '1.0.0 Dockerfile:1:9'],
    ['args: {OTHER: 1.2.3}', '1.0.0 Dockerfile:1:9'],
    ['target: bi', '1.0.0 Dockerfile:1:9'],
    ['target: "${T:-last}"', '1.0.0 Dockerfile:1:9'],
    ['target: lightdash', 'unparseable Dockerfile:1:1'],
  ])('with %s', async (line, expected) => {
    const files = {
      'compose.yaml': `# lightdash\nservices:\n  web:\n    build:\n      ${line}\n`,
      Dockerfile: dockerfile,
      '.env': 'V=1.2.3',
    };
    expect(await shown(files)).toEqual([`${expected} compose.yaml#web`]);
  });

  it('takes an argument without a value from the variables', async () => {
    const files = {
      'compose.yaml': '# lightdash\nservices: {web: {build: {context: ., args: [TAG]}}}',
      Dockerfile: dockerfile,
      '.env': 'TAG=1.2.3',
    };
    expect(await shown(files)).toEqual(['1.2.3 .env:1:5 compose.yaml#web']);
  });

  it('says that the default of an argument is used', async () => {
    const files = {
      'compose.yaml': '# lightdash\nservices: {web: {build: {context: ., args: {TAG: "${V:-1.2.3}", X: "${Y:-1}"}}}}',
      Dockerfile: dockerfile,
    };
    const { found } = await read(files);
    expect(found[0]?.notices.filter((notice) => notice.includes('not set'))).toEqual([
      '`V` is not set (no `.env` is committed): what compose.yaml:2 gives in its place is used',
    ]);
  });

  it('merges builds member by member', async () => {
    const files = {
      'compose.yaml': '# lightdash\nservices: {web: {build: {context: bi, args: {A: x, TAG: 1.0.0}}}}',
      'compose.override.yaml': 'services:\n  web:\n    build:\n      args: [TAG=1.2.3]\n',
      'bi/Dockerfile': dockerfile,
    };
    expect(await shown(files)).toEqual(['1.2.3 compose.override.yaml:4:14 compose.yaml#web']);
    const reset = { ...files, 'compose.override.yaml': 'services: {web: {build: {args: !reset []}}}' };
    expect(await shown(reset)).toEqual(['1.0.0 bi/Dockerfile:1:9 compose.yaml#web']);
    const other = { ...files, 'compose.override.yaml': `services: {web: {build: !reset null, image: "${V}"}}` };
    expect(await shown(other)).toEqual(['1.2.3 compose.override.yaml:1:45 compose.yaml#web']);
    const replaced = { ...files, 'compose.override.yaml': 'services: {web: {build: !override {context: gone}}}' };
    expect(await shown(replaced)).toEqual([]);
  });

  it('reads a Dockerfile within the compose file', async () => {
    const text = [
      'services:',
      '  web:',
      '    build:',
      '      context: https://example.com/x.git',
      '      dockerfile_inline: |',
      '        ARG A=1',
      '',
      '        FROM  lightdash/lightdash:1.2.3',
      '        RUN echo $$A',
      '  worker:',
      '    build:',
      '      dockerfile_inline: |-',
      '        FROM lightdash/lightdash:${TAG}',
      '  flow:',
      '    build: {dockerfile_inline: "FROM node\\nFROM lightdash/lightdash:2.0.0"}',
    ].join('\n');
    expect(await shown({ 'compose.yaml': text, '.env': 'TAG=1.5.0' })).toEqual([
      '1.2.3 compose.yaml:8:15 compose.yaml#web',
      '1.5.0 .env:1:5 compose.yaml#worker',
      '2.0.0 compose.yaml:15:32 compose.yaml#flow',
    ]);
  });

  it('reads named contexts', async () => {
    const files = {
      'compose.yaml': `services:\n  web:\n    build:\n      additional_contexts:\n        - base=docker-image://${V}\n`,
      Dockerfile: 'FROM base\n',
    };
    expect(await shown(files)).toEqual(['1.2.3 compose.yaml:5:11 compose.yaml#web']);
  });

  it.each([
    ['image: acme/lightdash\n    build: https://github.com/acme/x.git', 'external-values compose.yaml:5:12'],
    ['image: acme/lightdash\n    build: git@github.com:acme/x.git', 'external-values compose.yaml:5:12'],
    ['build: https://github.com/acme/lightdash.git#main', 'external-values compose.yaml:4:12'],
    ['build: ../../lightdash', 'external-values compose.yaml:4:12'],
    ['build: lightdash', 'external-values compose.yaml:4:12'],
    ['image: acme/lightdash\n    build: {dockerfile: gone}', 'external-values compose.yaml:5:25'],
    ['image: acme/lightdash\n    build: "${X}"', 'unresolved-variable compose.yaml:5:12'],
    ['image: lightdash/lightdash:1.2.3\n    build: other', 'custom-image compose.yaml:4:12'],
  ])('%j has a problem', async (lines, expected) => {
    const files = { 'compose.yaml': `# x\nservices:\n  web:\n    ${lines}\n`, 'other/Dockerfile': 'FROM node:20\n' };
    expect(await shown(files)).toEqual([`${expected} compose.yaml#web`]);
  });

  it.each([
    [
      'build: {context: other}',
      '`lightdash/lightdash:1.2.3` is only the name of what `other/Dockerfile` makes of `node:20` (compose.yaml:3): the Dockerfile decides what runs, not the tag. Start it from an image of Lightdash, or take `build` away.',
    ],
    [
      'build: {dockerfile_inline: FROM scratch}',
      '`lightdash/lightdash:1.2.3` is only the name of what `compose.yaml` makes of nothing (`scratch`) (compose.yaml:3): the Dockerfile decides what runs, not the tag. Start it from an image of Lightdash, or take `build` away.',
    ],
    [
      'build: gone',
      'compose.yaml:4 builds from `gone/Dockerfile`, which is not in this repository and may decide the version. Add it, or pass `to:`.',
    ],
    [
      'build: "https://example.com/x.git"',
      'compose.yaml:4 builds from `https://example.com/x.git`, which is not in this repository and may decide the version. Add it, or pass `to:`.',
    ],
  ])('%s under the name of the service says what to do', async (line, message) => {
    const files = { 'compose.yaml': `${service(V)}    ${line}\n`, 'other/Dockerfile': 'FROM node:20\n' };
    expect((await read(files)).found.map(messageOf)).toEqual([message]);
  });

  it.each([
    'build: other',
    'image: acme/lightdash-proxy\n    build: other',
    'build: gone',
    'build: https://example.com/x.git',
  ])('%j has nothing to do with the service', async (lines) => {
    const files = {
      'compose.yaml': `# lightdash\nservices:\n  web:\n    ${lines}\n`,
      'other/Dockerfile': 'FROM node:20\n',
    };
    expect(await shown(files)).toEqual([]);
  });
});

describe('whatever it is written like', () => {
  const members = ['image: I', 'user: root', 'environment: {A: b}', 'restart: always'];

  it('has the same version', async () => {
    const quotes = fc.constantFrom('', '"', "'");
    const property = fc.asyncProperty(
      fc.shuffledSubarray(members, { minLength: members.length }),
      quotes,
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\uFEFF'),
      fc.constantFrom('', '# c', '# image: lightdash/lightdash:9.9.9'),
      fc.tuple(fc.nat(999), fc.nat(9_999), fc.nat(99)),
      async (order, quote, newline, mark, comment, version) => {
        const tag = version.join('.');
        const image = `${quote}lightdash/lightdash:\${TAG:-${tag}}${quote}`;
        const lines = order.map((line) => `    ${line.replace('I', () => image)} ${comment}`.trimEnd());
        const text = mark + ['services:', comment, '  web:', ...lines, ''].join(newline);
        const env = mark + [`TAG=${quote}${tag}${quote} ${comment}`.trimEnd(), ''].join(newline);
        const line = order.indexOf('image: I') + 4;
        expect(await shown({ 'compose.yaml': text })).toEqual([`${tag} compose.yaml:${line}:12 compose.yaml#web`]);
        expect(await shown({ 'compose.yaml': text, '.env': env })).toEqual([`${tag} .env:1:5 compose.yaml#web`]);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});

function numbered(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => line(n)).join('\n');
}

describe('hostile files', () => {
  it('end quickly', async () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `  s${index}: {image: "lightdash/lightdash:1.2.3"}`);
    expect(await shown({ 'compose.yaml': `services:\n${many.join('\n')}\n` })).toHaveLength(50_000);
    const shared = Array.from({ length: 50_000 }, (_, index) => `  s${index}: {extends: s${index + 1}}`);
    await shown({ 'compose.yaml': `services:\n${shared.join('\n')}\n  s50000: {image: "${V}"}\n` });
    const env = Array.from({ length: 100_000 }, (_, index) => `V${index + 1}=$V${index}`).join('\n');
    await shown({ 'compose.yaml': service('lightdash/lightdash:${V90000}'), '.env': env });
    const includes = Array.from({ length: 2_000 }, () => 'a.yaml').join(', ');
    await shown({ 'compose.yaml': `include: [${includes}]\n${service(V)}`, 'a.yaml': 'services: {x: {user: x}}' });
  });

  it.each<[string, () => Record<string, MemoryFile>]>([
    [
      'thousands of services with versions of their own',
      () => ({
        'compose.yaml': `services:\n${numbered(6_000, (n) => `  s${n}: {image: "lightdash/lightdash:1.2.${n}"}`)}`,
      }),
    ],
    [
      'thousands of projects in one folder',
      () => ({
        ...Object.fromEntries(
          Array.from({ length: 3_000 }, (_, n) => [`p${n}.yaml`, service(`lightdash/lightdash:1.2.${n}`)]),
        ),
        '.env': `A=lightdash\n${numbered(20_000, (n) => `V${n}=x`)}`,
      }),
    ],
    [
      'thousands of files that one variable lists',
      () => ({
        ...Object.fromEntries(
          Array.from({ length: 3_000 }, (_, n) => [`p${n}.yaml`, `services: {s${n}: {image: "${V}"}}`]),
        ),
        '.env': `COMPOSE_FILE=${Array.from({ length: 3_000 }, (_, n) => `p${n}.yaml`).join(':')}`.slice(0, 16_000),
      }),
    ],
    [
      'thousands of services that extend what is not there',
      () => ({
        'compose.yaml': `# lightdash\nservices:\n${numbered(6_000, (n) => `  s${n}: {extends: {file: big.yaml, service: gone}}`)}`,
        'big.yaml': `services: {}\n# ${'x'.repeat(2_000_000)}`,
      }),
    ],
    [
      'thousands of folders with variables',
      () =>
        Object.fromEntries(
          Array.from({ length: 3_000 }, (_, n): [string, string][] => [
            [`d${n}/.env`, 'IMAGE=lightdash'],
            [`d${n}/x.yaml`, 'a: b'],
          ]).flat(),
        ),
    ],
    [
      'a variable that is set time and again',
      () => ({
        'compose.yaml': `services:\n${numbered(20_000, (n) => `  s${n}: {image: "lightdash/lightdash:\${B${n}}"}`)}`,
        '.env': `A=1\n${numbered(20_000, (n) => `B${n}=$A`)}\n${numbered(50_000, () => 'A=1')}`,
      }),
    ],
    [
      'parts out of sight, and services that say so',
      () => ({
        'compose.yaml': `include:\n${numbered(10_000, (n) => `  - "\${X${n}}"`)}\nservices:\n${numbered(10_000, (n) => `  s${n}: {image: "lightdash/lightdash:1.2.${n}"}`)}`,
      }),
    ],
    [
      'one long list of a file with many services',
      () => ({
        'compose.yaml': `include: [{path: [${Array.from({ length: 50_000 }, () => 'a.yaml').join(', ')}]}]\n${service(V)}`,
        'a.yaml': `services:\n${numbered(5_000, (n) => `  s${n}: {user: x}`)}`,
      }),
    ],
  ])('with %s take no square of their size', { timeout: 10_000 }, async (_, files) => {
    await read(files());
  });

  it('do not make services of prototypes', async () => {
    const text = `services:\n  __proto__: {image: "${V}"}\n  constructor: {extends: __proto__}\n`;
    expect(await shown({ 'compose.yaml': text })).toEqual([
      '1.2.3 compose.yaml:2:22 compose.yaml#__proto__ compose.yaml#constructor',
    ]);
  });

  it('cannot multiply their includes', async () => {
    const twice = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`f${i}.yaml`, `include: [${`f${i + 1}.yaml, `.repeat(8)}]\nservices: {}`]),
    );
    const files = { ...twice, 'f12.yaml': 'services: {}', 'compose.yaml': `include: [f0.yaml]\n${service(V)}` };
    expect(await shown(files)).toHaveLength(1);
  });
});

describe('carries', () => {
  async function carries(files: Record<string, MemoryFile>, ...identities: [string, ...string[]]): Promise<boolean> {
    return compose.carries(await sourceOf(files), { carrier: 'compose.yaml', identities }, DEFAULTS);
  }

  it.each([
    [{ 'compose.yaml': service('nginx') }, true],
    [{ 'compose.yaml': 'services: {web: null}' }, true],
    [{ 'compose.yaml': 'services: {other: {image: nginx}}' }, false],
    [{ 'compose.yaml': 'services: [' }, true],
    [{ 'compose.yaml': '' }, false],
    [{}, false],
    [{ 'compose.yaml': 'services: {}', 'compose.override.yml': service('nginx') }, true],
    [{ 'compose.yaml': 'services: {}', 'compose.override.yml': '[' }, true],
    [{ 'compose.yaml': service('x'), 'compose.override.yml': 'services: {web: !reset null}' }, false],
    [{ 'compose.yaml': 'include: [a.yaml]', 'a.yaml': service('nginx') }, true],
    [{ 'compose.yaml': 'services: {}', 'prod.yaml': service('${IMAGE}') }, true],
    [{ 'compose.yaml': 'services: {}', 'prod.yaml': service(V) }, false],
    [{ 'compose.yaml': 'services: {}', 'prod.yaml': 'services: {web: {user: x}}' }, false],
  ])('%j: %s', async (files, expected) => {
    expect(await carries(files as Record<string, MemoryFile>, 'compose:compose.yaml#web')).toBe(expected);
  });

  it.each([
    [{ 'compose.yml': service('nginx') }, true],
    [{ '.env': 'COMPOSE_FILE=x.yml', 'x.yml': service('nginx') }, true],
    [{ 'compose.yml': 'services: {other: {image: nginx}}' }, false],
    [{ 'x.yml': service('nginx') }, false],
    [{ 'compose.yaml': service('nginx') }, true],
    [{}, false],
  ])('asks the project that is taken in the folder: %j: %s', async (files, expected) => {
    const identities = ['compose:compose.yaml#web', 'compose:~./#web'] as const;
    expect(await carries(files as Record<string, MemoryFile>, ...identities)).toBe(expected);
  });

  it('reads the files once for all services that are gone', { timeout: 10_000 }, async () => {
    const many = (image: string) => `services:\n${numbered(3_000, (n) => `  s${n}: {image: "${image}"}`)}`;
    const source = await sourceOf({ 'compose.yaml': many('nginx'), 'other.yaml': many(V) });
    for (let n = 0; n < 6_000; n += 1) {
      const identities = [`compose:compose.yaml#s${n}`, `compose:~./#s${n}`] as const;
      expect(await compose.carries(source, { carrier: 'compose.yaml', identities }, DEFAULTS)).toBe(n < 3_000);
    }
  });

  it('knows the folder of a name', async () => {
    const files = { 'a/b/compose.yml': service('nginx') };
    expect(await carries(files, 'compose:~a/b/#web')).toBe(true);
    expect(await carries(files, 'compose:~a/b/#other')).toBe(false);
    expect(await carries({ ...files, 'compose.yaml': service('x') }, 'compose:~a/#web')).toBe(false);
  });

  it('asks for any one of the services, and for the project as a whole', async () => {
    const files = { 'compose.yaml': 'services: {b: {image: x}}' };
    expect(await carries(files, 'compose:compose.yaml#a', 'compose:compose.yaml#b')).toBe(true);
  });

  it('holds a project as a whole to be gone once it can be read', async () => {
    expect(await carries({ 'compose.yaml': 'services: {b: {image: x}}' }, 'compose:compose.yaml')).toBe(false);
    expect(await carries({ 'compose.yaml': 'services: [' }, 'compose:compose.yaml')).toBe(true);
    expect(await carries({ 'compose.yaml': 'include: ["oci://x"]' }, 'compose:compose.yaml (it includes y)')).toBe(
      true,
    );
    expect(await carries({}, 'compose:compose.yaml')).toBe(false);
  });

  it('asks other projects that shared a place with it', async () => {
    const files = { 'compose.yaml': 'services: {}', 'a#b/x.yaml': service('nginx') };
    expect(await carries(files, 'compose:compose.yaml#web', 'compose:a#b/x.yaml#web')).toBe(true);
    expect(await carries(files, 'compose:compose.yaml#web', 'compose:a#b/x.yaml#other')).toBe(false);
    expect(await carries(files, 'compose:compose.yaml#web', 'compose:gone.yaml')).toBe(false);
  });
});

describe('another main file (DETECTION section 4)', () => {
  const old = service('lightdash/lightdash:1.0.0');
  const now = service('lightdash/lightdash:2.2.0');
  const listed = (path: string) => `COMPOSE_FILE=${path}`;

  it.each<[string, Record<string, MemoryFile>, Record<string, MemoryFile>, string[], Partial<FormatSettings>?]>([
    [
      'comes up beside the old one',
      { 'docker-compose.yml': old },
      { 'docker-compose.yml': old, 'compose.yaml': now },
      ['compose.yaml upgrade 1.0.0 → 2.2.0', 'docker-compose.yml unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'takes the place of the old one',
      { 'a/docker-compose.yml': old, 'b/compose.yaml': old },
      { 'a/compose.yaml': now, 'b/compose.yaml': old },
      ['a/compose.yaml upgrade 1.0.0 → 2.2.0', 'b/compose.yaml unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'goes and leaves an older one',
      { 'docker-compose.yml': old, 'compose.yaml': now },
      { 'docker-compose.yml': old },
      ['docker-compose.yml downgrade 2.2.0 → 1.0.0', 'docker-compose.yml unchanged 1.0.0 → 1.0.0'],
    ],
    [
      'is listed in a variable',
      { '.env': listed('a.yml'), 'a.yml': old, 'b.yml': now },
      { '.env': listed('b.yml'), 'a.yml': old, 'b.yml': now },
      ['a.yml unchanged 1.0.0 → 1.0.0', 'b.yml unchanged 2.2.0 → 2.2.0', 'b.yml upgrade 1.0.0 → 2.2.0'],
    ],
    [
      'was one that the user names and that was not there',
      {},
      { 'named.yml': now },
      ['named.yml upgrade null → 2.2.0 base-unresolved'],
      { composeFiles: ['named.yml'] },
    ],
    [
      'is one that the user names, and was never there',
      { 'compose.yaml': old },
      { 'compose.yaml': old },
      ['compose.yaml unchanged 1.0.0 → 1.0.0', 'named.yml upgrade null → null target-missing'],
      { composeFiles: ['named.yml'] },
    ],
    [
      'can be read at last',
      { 'compose.yaml': service('x'), 'compose.override.yaml': '- lightdash' },
      { 'compose.yaml': now, 'compose.override.yaml': '{}' },
      ['compose.yaml upgrade null → 2.2.0 base-unresolved'],
    ],
    [
      'is listed in a new variable',
      { 'compose.yaml': old, 'b.yml': now },
      { '.env': listed('b.yml'), 'compose.yaml': old, 'b.yml': now },
      ['b.yml unchanged 2.2.0 → 2.2.0', 'b.yml upgrade 1.0.0 → 2.2.0'],
    ],
  ])('%s', async (_, base, head, expected, settings = {}) => {
    const pair = { base: memoryTree(base), head: memoryTree(head), renames: new Map() };
    const rules = { from: null, to: null, strict: false };
    const { changes } = await compareTrees(pair, { ...DEFAULTS, ...settings, folder: '' }, rules, chartRepository());
    const shownChanges = changes.map(({ place, change, from, to, problem }) =>
      `${place.file} ${change} ${from} → ${to} ${problem?.code ?? ''}`.trim(),
    );
    expect(shownChanges.sort()).toEqual(expected);
  });
});
