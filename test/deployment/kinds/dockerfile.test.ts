// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles look like that
import { describe, expect, it } from 'vitest';
import { dockerfile } from '../../../src/deployment/kinds/dockerfile/reader.ts';
import {
  type BuildSettings,
  NO_SETTINGS,
  readDockerfile,
} from '../../../src/deployment/kinds/dockerfile/root-image.ts';
import { ProblemError } from '../../../src/problems/problem.ts';
import { literalPiece, plainText, type TracedText } from '../../../src/syntax/interpolation.ts';
import { readingOf, showFinding } from '../../support/reading.ts';

function imageOf(text: string, settings: Partial<BuildSettings> = {}): string | null {
  const { root } = readDockerfile('Dockerfile', text, { ...NO_SETTINGS, ...settings });
  const shown = root?.image.map((piece) => (piece.origin === 'unset' ? `<${piece.variable}>` : piece.text));
  return shown?.join('') ?? null;
}

function texts(values: Record<string, string>): Map<string, TracedText> {
  const place = { file: 'compose.yaml', line: 5, column: 9 };
  return new Map(Object.entries(values).map(([name, value]) => [name, [literalPiece(value, place)]]));
}

describe('the image that a Dockerfile starts from', () => {
  it.each([
    ['FROM a:1', 'a:1'],
    ['from a:1', 'a:1'],
    ['FROM --platform=$BUILDPLATFORM a:1 AS x', 'a:1'],
    ['FROM "a:1"', 'a:1'],
    ['\uFEFFFROM a:1\r\nRUN x\r\n', 'a:1'],
    // Stages.
    ['FROM node:20 AS builder\nRUN x\nFROM a:1\nCOPY --from=builder /x /y', 'a:1'],
    ['FROM a:1 AS builder\nFROM nginx:1\nCOPY --from=builder /x /y', 'nginx:1'],
    ['FROM a:1 AS Base\nFROM BASE as next\nFROM next', 'a:1'],
    ['FROM a:1 AS a\nFROM b:1 AS b\nFROM a', 'a:1'],
    ['FROM last AS first\nFROM b:1 AS last\nFROM first', 'last'],
    ['FROM a AS a\nFROM a', 'a'],
    ['FROM node:20 AS x\nFROM scratch\nCOPY --from=x / /', null],
    // Arguments.
    ['ARG TAG=1.2.3\nFROM a:${TAG}', 'a:1.2.3'],
    ['ARG A=a B=1\nFROM $A:$B', 'a:1'],
    ['ARG V=1.2.3\nARG IMAGE=a:${V}\nFROM ${IMAGE}', 'a:1.2.3'],
    ['ARG TAG="1.2.3"\nFROM a:${TAG}', 'a:1.2.3'],
    ['ARG TAG=1\nARG TAG\nFROM a:${TAG}', 'a:1'],
    ['ARG TAG=1\nARG TAG=2\nFROM a:${TAG}', 'a:2'],
    ['ARG TAG\nFROM a:${TAG:-1.2.3}', 'a:1.2.3'],
    ['ARG TAG=\nFROM a:${TAG-1.2.3}', 'a:'],
    ['ARG X=1\nFROM a:1${X:+-x}', 'a:1-x'],
    ['ARG TAG\nFROM a:${TAG}', 'a:<TAG>'],
    ['FROM a:${TAG:?must}', 'a:<TAG>'],
    // An argument of a stage says nothing of what a later stage starts from.
    ['FROM x AS y\nARG TAG=1\nFROM a:${TAG}', 'a:<TAG>'],
    ['ARG TAG=v1\nFROM b:${TAG#v} AS x\nFROM a:1', 'a:1'],
    // Lines.
    ['FROM \\\n# c\n\n  a:1 \\\n AS x', 'a:1'],
    ['# FROM b:1\nFROM a:1', 'a:1'],
    ['FROM a:1\nRUN x \\\nFROM b:1', 'a:1'],
    ['FROM a:1\nRUN x \\\\\nFROM b:1', 'b:1'],
    ['FROM a:1 \\', 'a:1'],
    // Here-documents.
    ['FROM a:1\nRUN python <<EOF\nfrom b import c\nEOF\n', 'a:1'],
    ['FROM a:1\nRUN cat <<-"E" > /x\n\tFROM b:1\n\tE\n', 'a:1'],
    ['FROM a:1\nCOPY <<A <<B /x\nFROM b:1\nA\nFROM c:1\nB\n', 'a:1'],
    ['FROM a:1\nRUN echo "<<EOF"\nFROM b:1', 'b:1'],
    ['FROM a:1\nRUN x <<< y\nFROM b:1', 'b:1'],
  ])('of %j is %j', (text, expected) => {
    expect(imageOf(text)).toBe(expected);
  });

  it.each([
    ['ONE', 'a:1'],
    ['0', 'a:1'],
    ['', 'b:1'],
  ])('is that of the target %j', (target, expected) => {
    expect(imageOf('FROM a:1 AS one\nFROM b:1 AS two', { target })).toBe(expected);
  });

  it('takes build arguments where they are declared', () => {
    expect(imageOf('ARG TAG=1\nFROM a:${TAG}', { args: texts({ TAG: '2' }) })).toBe('a:2');
    expect(imageOf('FROM a:${TAG}', { args: texts({ TAG: '2' }) })).toBe('a:<TAG>');
    expect(imageOf('ARG V\nARG T=$V-x\nFROM a:$T', { args: texts({ V: '2' }) })).toBe('a:2-x');
  });

  it.each([
    ['RUN x', null],
    ['FROM a:1', 'missing'],
    ['ARG TAG=v1\nFROM a:${TAG#v}', null],
    [`ARG A=${'${B:-'.repeat(30)}x${'}'.repeat(30)}\nFROM $A`, null],
    [`ARG A=${'x'.repeat(4_000)}\nARG B=$A$A\nFROM $B`, null],
    [`ARG ${'A=x$A$A '.repeat(10_000)}\nFROM $A`, null],
  ])('cannot be determined %#', (text, target) => {
    expect(() => imageOf(text, { target })).toThrow(ProblemError);
  });

  it('is found in a file with thousands of stages and arguments', () => {
    const stages = Array.from({ length: 5_000 }, (_, index) => `FROM s${index} AS s${index + 1}`);
    expect(imageOf(['FROM a:1 AS s0', ...stages].join('\n'))).toBe('a:1');
    expect(imageOf(`FROM a:1\nRUN ${'x \\\n'.repeat(20_000)}y <<E\nE`)).toBe('a:1');
    expect(imageOf(`FROM a:1\n${'RUN <<E\nE\n'.repeat(2_000)}`)).toBe('a:1');
    expect(imageOf(`FROM a:1${' $A'.repeat(20_000)}`)).toBe('a:1');
    expect(plainText([])).toBe('');
  });
});

describe('a Dockerfile by itself', () => {
  it.each([
    ['FROM node:20 AS b\nFROM lightdash/lightdash:1.2.3', '2 1.2.3', 6],
    ['ARG TAG=1.2.3\nFROM lightdash/lightdash:${TAG}', '1 1.2.3', 9],
    ['ARG IMAGE="lightdash/lightdash:1.2.3"\nFROM $IMAGE', '1 1.2.3', 11],
    ['ARG REG=docker.io\nFROM --platform=linux/amd64 $REG/lightdash/lightdash:1.2.3', '2 1.2.3', 29],
    ['FROM \\\n  lightdash/lightdash:1.2.3-commercial@sha256:ab', '2 1.2.3', 3],
    ['FROM lightdash/lightdash', '1 moving-tag', 6],
    ['FROM lightdash/lightdash:$TAG', '1 unresolved-variable', 6],
    ['ARG TAG=v1.2.3\nFROM lightdash/lightdash:${TAG#v}', '2 unparseable', 6],
    ['FROM acme_lightdash:1', '1 custom-image', 6],
    ['FROM lightdash/lightdash:{{ tag }}', '1 unresolved-template', 6],
    ['FROM {{ registry }}/lightdash/lightdash:1.2.3 AS x', '1 unresolved-template', 6],
    ['ARG TAG={{ tag }}\nFROM lightdash/lightdash:${TAG}', '1 unresolved-template', 9],
  ])('reads %j', async (text, expected, column) => {
    const path = 'bi/Dockerfile.prod';
    const { found, claimed, objectIds: seen } = await readingOf(dockerfile, { [path]: text });
    expect(found.map(showFinding)).toEqual([`${path}:${expected}`]);
    expect(found[0]).toMatchObject({ id: `dockerfile:${path}`, carrier: path, place: { column } });
    expect([claimed, seen]).toEqual([[path], [`dockerfile:${path}`]]);
  });

  it.each([
    'FROM lightdash/lightdash:1.2.3 AS x\nFROM nginx\nCOPY --from=x / /',
    'FROM node\nRUN npm i @lightdash/cli@0.2473.1',
    'FROM lightdash-cli:1.2.3',
    'FROM scratch\n# lightdash',
    'lightdash',
  ])('deploys nothing: %j', async (text) => {
    expect((await readingOf(dockerfile, { Dockerfile: text })).found).toEqual([]);
  });

  it.each(['DOCKERFILE', 'api.Dockerfile', 'x.DOCKERFILE', 'Containerfile', 'dockerfile.prod'])(
    'is found as %s',
    async (name) => {
      const { found } = await readingOf(dockerfile, { [name]: 'FROM lightdash/lightdash:1.2.3\n' });
      expect(found.map(showFinding)).toEqual([`${name}:1 1.2.3`]);
    },
  );

  it('deploys nothing as a template of other projects', async () => {
    const text = 'FROM lightdash/lightdash:1.2.3\n';
    expect(await readingOf(dockerfile, { '{{cookiecutter.name}}/Dockerfile': text })).toMatchObject({
      found: [],
      objectIds: [],
    });
  });

  it('names the lines that it has understood, and the arguments that the image is made of', async () => {
    const text =
      'ARG A=1.2.3\nARG TAG=$A\nARG OTHER=1\nFROM node:$OTHER AS x\nARG Z=1\nFROM lightdash/lightdash:${TAG:-$B}\n';
    const [one] = (await readingOf(dockerfile, { Dockerfile: text })).found;
    expect(one?.understood.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6]);
    expect(one?.variables.toSorted()).toEqual(['A', 'B', 'OTHER', 'TAG']);
  });

  it.each([
    ['FROM lightdash/lightdash:1.2.3 AS Ld\nFROM python:3\nCOPY --from=ld /app /app', ['Dockerfile:1']],
    ['FROM lightdash/lightdash:1.2.3 AS ld\nFROM python:3\nCOPY --chown=1 --from=LD /a /b', ['Dockerfile:1']],
    // It runs what it copied.
    ['FROM lightdash/lightdash:1.2.3 AS ld\nFROM node:20\nCOPY --from=ld /usr/app /app\nWORKDIR /app/backend', []],
    ['FROM lightdash/lightdash:1.2.3 AS ld\nFROM node:20\nCOPY --from=ld ["/a", "/b"]\nCMD ["/b/start"]', []],
    ['FROM lightdash/lightdash:1.2.3 AS ld\nFROM node:20\nCOPY --from=ld / /\nCMD ["/b/start"]', []],
    // It may be the target of a build that no file shows.
    ['FROM lightdash/lightdash:1.2.3 AS ld\nFROM python:3', []],
    ['FROM lightdash/lightdash:1.2.3 AS ld\nFROM python:3\nCOPY --from=other /app /app', []],
  ])('explains the stages that %j only copies from', async (text, expected) => {
    const { found, explained = [] } = await readingOf(dockerfile, { Dockerfile: text });
    expect(found).toEqual([]);
    expect(explained.map(({ file, line }) => `${file}:${line}`)).toEqual(expected);
  });

  it('does not advise `env-files`', async () => {
    const [one] = (await readingOf(dockerfile, { Dockerfile: 'ARG V\nFROM lightdash/lightdash:$V' })).found;
    expect(one?.answer).toMatchObject({
      problem: {
        found: '`${V}`',
        message: expect.stringMatching(/^The tag at Dockerfile:2 comes from `\$\{V\}`, .* pass `to:`\.$/),
      },
    });
  });

  it.each([
    ['FROM lightdash/lightdash:1.2.3', []],
    ['ENV X=1\nARG V=1.2.3\nFROM lightdash/lightdash:$V\nENV A=1 B=1\nENV B 2\nENV C=1', ['A 4:5', 'B 5:5', 'C 6:5']],
    ['FROM lightdash/lightdash:1.2.3 AS x\nENV A=1\nFROM node AS y\nENV B=1\nFROM x', ['A 2:5']],
    ['FROM lightdash/lightdash:{{ tag }}\nENV A={{ a }}', ['A 2:5']],
  ])('sees what %j sets, and that its runner sets more', async (text, expected) => {
    const [one] = (await readingOf(dockerfile, { Dockerfile: text })).found;
    const { set = [], unseen = [] } = one?.containerVariables ?? {};
    expect(set.map(({ name, place }) => `${name} ${place.line}:${place.column}`)).toEqual(expected);
    expect(unseen.map(({ source }) => source)).toEqual(['how the image is run']);
  });
});
