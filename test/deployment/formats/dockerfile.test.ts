// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles look like that
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/deployment/formats/compose/dockerfile-lines.ts';
import { plainText, type TracedText, written } from '../../../src/deployment/formats/compose/traced-text.ts';
import { type BuildSettings, dockerfile, rootImage } from '../../../src/deployment/formats/dockerfile.ts';
import type { FormatSettings } from '../../../src/deployment/formats/format.ts';
import { ProblemError } from '../../../src/deployment/problem.ts';
import { SourceFiles } from '../../../src/deployment/source/source-files.ts';
import { DEFAULTS, deploymentsIn, show } from '../../support/detection.ts';
import { memoryTree } from '../../support/memory-tree.ts';

function rootOf(text: string, settings: Partial<BuildSettings> = {}) {
  return rootImage(linesOf('Dockerfile', text), { target: null, args: new Map(), contexts: new Map(), ...settings });
}

function imageOf(text: string, settings: Partial<BuildSettings> = {}): string | null {
  const root = rootOf(text, settings);
  if (root === null) return null;
  return root.image.map((piece) => (piece.origin === 'unset' ? `<${piece.variable}>` : piece.text)).join('');
}

function texts(values: Record<string, string>): Map<string, TracedText> {
  const place = { file: 'compose.yaml', line: 5, column: 9 };
  return new Map(Object.entries(values).map(([name, value]) => [name, written(value, place)]));
}

async function found(files: Record<string, string>, settings: Partial<FormatSettings> = {}) {
  const tree = memoryTree(files);
  const source = new SourceFiles(tree, [...(await tree.entries()).keys()]);
  return dockerfile.read(source, source.paths, { ...DEFAULTS, ...settings });
}

describe('rootImage', () => {
  it.each([
    ['FROM a:1', 'a:1'],
    ['from a:1', 'a:1'],
    ['FROM --platform=linux/amd64 a:1', 'a:1'],
    ['FROM --platform=$BUILDPLATFORM a:1 AS x', 'a:1'],
    ['FROM "a:1"', 'a:1'],
    ["FROM 'a:$1'", 'a:$1'],
    ['\uFEFFFROM a:1\r\nRUN x\r\n', 'a:1'],
    // Stages.
    ['FROM node:20 AS builder\nRUN x\nFROM a:1\nCOPY --from=builder /x /y', 'a:1'],
    ['FROM a:1 AS builder\nFROM nginx:1\nCOPY --from=builder /x /y', 'nginx:1'],
    ['FROM a:1 AS Base\nFROM BASE as next\nFROM next', 'a:1'],
    ['FROM a:1 AS a\nFROM b:1 AS b\nFROM a', 'a:1'],
    // A stage of its own name below is not what it starts from.
    ['FROM last AS first\nFROM b:1 AS last\nFROM first', 'last'],
    ['FROM a AS a\nFROM a', 'a'],
    ['FROM scratch', null],
    ['FROM node:20 AS x\nFROM scratch\nCOPY --from=x / /', null],
    // Arguments.
    ['ARG TAG=1.2.3\nFROM a:${TAG}', 'a:1.2.3'],
    ['ARG TAG=1.2.3\nFROM a:$TAG', 'a:1.2.3'],
    ['ARG A=a B=1\nFROM $A:$B', 'a:1'],
    ['ARG V=1.2.3\nARG IMAGE=a:${V}\nFROM ${IMAGE}', 'a:1.2.3'],
    ['ARG TAG="1.2.3"\nFROM a:${TAG}', 'a:1.2.3'],
    ['ARG TAG=1\nARG TAG\nFROM a:${TAG}', 'a:1'],
    ['ARG TAG=1\nARG TAG=2\nFROM a:${TAG}', 'a:2'],
    ['ARG TAG\nFROM a:${TAG:-1.2.3}', 'a:1.2.3'],
    ['ARG TAG=\nFROM a:${TAG:-1.2.3}', 'a:1.2.3'],
    ['ARG TAG=\nFROM a:${TAG-1.2.3}', 'a:'],
    ['ARG X=1\nFROM a:1${X:+-x}', 'a:1-x'],
    ['FROM a:1${X:+-x}', 'a:1'],
    ['ARG TAG\nFROM a:${TAG}', 'a:<TAG>'],
    ['FROM a:${TAG}', 'a:<TAG>'],
    ['FROM a:${TAG:?must}', 'a:<TAG:?must>'],
    ['ARG TAG=v1\nFROM a:${TAG#v}', 'a:<TAG#v>'],
    ['ARG TAG=1\nFROM a:\\$TAG', 'a:$TAG'],
    ["ARG TAG=1\nFROM 'a:$TAG'", 'a:$TAG'],
    // An argument of a stage says nothing of what a later stage starts from.
    ['FROM x AS y\nARG TAG=1\nFROM a:${TAG}', 'a:<TAG>'],
    ['ARG TAG=1\nFROM x AS y\nARG TAG=2\nFROM a:${TAG}', 'a:1'],
    // Lines.
    ['FROM \\\n  a:1', 'a:1'],
    ['FROM \\\n# c\n\n  a:1 \\\n AS x', 'a:1'],
    ['FROM a:\\\n1', 'a:1'],
    ['# escape=`\nFROM `\n a:1', 'a:1'],
    ['# syntax=docker/dockerfile:1\n# Escape = `\nFROM `\n a:1', 'a:1'],
    ['# c\n# escape=`\nFROM a:1\nRUN x `\nFROM b:1', 'b:1'],
    ['# FROM b:1\nFROM a:1', 'a:1'],
    ['FROM a:1\nRUN x \\\nFROM b:1', 'a:1'],
    ['FROM a:1\nRUN x \\\\\nFROM b:1', 'b:1'],
    ['FROM a:1 \\', 'a:1'],
    // Here-documents.
    ['FROM a:1\nRUN <<EOF\nFROM b:1\nEOF\n', 'a:1'],
    ['FROM a:1\nRUN cat <<-"E" > /x\n\tFROM b:1\n\tE\n', 'a:1'],
    ['FROM a:1\nCOPY <<A <<B /x\nFROM b:1\nA\nFROM c:1\nB\n', 'a:1'],
    ['FROM a:1\nRUN echo "<<EOF"\nFROM b:1', 'b:1'],
    ['FROM a:1\nENV X=<<EOF\nFROM b:1', 'b:1'],
    ['FROM a:1\nRUN x <<< y\nFROM b:1', 'b:1'],
    ['FROM a:1\nONBUILD RUN x\n', 'a:1'],
  ])('of %j is %j', (text, expected) => {
    expect(imageOf(text)).toBe(expected);
  });

  it.each([
    ['FROM a:1 AS one\nFROM b:1 AS two', 'ONE', 'a:1'],
    ['FROM a:1 AS one\nFROM b:1 AS two', '0', 'a:1'],
    ['FROM a:1 AS one\nFROM b:1 AS two', '', 'b:1'],
  ])('of %j with the target %j is %j', (text, target, expected) => {
    expect(imageOf(text, { target })).toBe(expected);
  });

  it('takes build arguments only where they are declared', () => {
    expect(imageOf('ARG TAG=1\nFROM a:${TAG}', { args: texts({ TAG: '2' }) })).toBe('a:2');
    expect(imageOf('FROM a:${TAG}', { args: texts({ TAG: '2' }) })).toBe('a:<TAG>');
    expect(imageOf('ARG V\nARG T=$V-x\nFROM a:$T', { args: texts({ V: '2' }) })).toBe('a:2-x');
  });

  it('puts named contexts before stages and images', () => {
    const contexts = texts({ base: 'docker-image://b:2' });
    expect(imageOf('FROM base', { contexts })).toBe('b:2');
    expect(imageOf('FROM a:1 AS base\nFROM base', { contexts })).toBe('b:2');
    expect(() => imageOf('FROM base', { contexts: texts({ base: '../base' }) })).toThrow(ProblemError);
  });

  it.each([
    ['', null],
    ['RUN x', null],
    ['FROM a:1', 'missing'],
    ['FROM a:1', '7'],
    ['FROM a:1\nRUN <<EOF\nx', null],
    [`ARG A=${'${B:-'.repeat(30)}x${'}'.repeat(30)}\nFROM $A`, null],
    [`ARG A=${'x'.repeat(4_000)}\nARG B=$A$A\nFROM $B`, null],
    [`FROM ${'x'.repeat(5_000)}`, null],
  ])('refuses %#', (text, target) => {
    expect(() => rootOf(text, { target })).toThrow(ProblemError);
  });

  it('ends quickly whatever it is given', () => {
    const stages = Array.from({ length: 50_000 }, (_, index) => `FROM s${index} AS s${index + 1}`);
    expect(imageOf(['FROM a:1 AS s0', ...stages].join('\n'))).toBe('a:1');
    imageOf(`FROM a:1\nRUN ${'x \\\n'.repeat(200_000)}y <<E\nE`);
    imageOf(`${'\n'.repeat(500_000)}FROM a:1`);
    imageOf(`# a=b${' '.repeat(500_000)}x\nFROM a:1`);
    imageOf(`FROM a:1\n${'RUN <<E\nE\n'.repeat(50_000)}`);
    expect(() => imageOf(`ARG ${'A=x$A$A '.repeat(100_000)}\nFROM a:1`)).toThrow(ProblemError);
  });
});

describe('the Dockerfile format', () => {
  it.each([
    ['FROM node:20 AS b\nFROM lightdash/lightdash:1.2.3', '1.2.3', 2, 6],
    ['ARG TAG=1.2.3\nFROM lightdash/lightdash:${TAG}', '1.2.3', 1, 9],
    ['ARG IMAGE="lightdash/lightdash:1.2.3"\nFROM $IMAGE', '1.2.3', 1, 11],
    ['ARG REG=docker.io\nFROM --platform=linux/amd64 $REG/lightdash/lightdash:1.2.3', '1.2.3', 2, 29],
    ['FROM \\\n  lightdash/lightdash:1.2.3-commercial@sha256:ab', '1.2.3', 2, 3],
    ['FROM lightdash/lightdash', 'moving-tag', 1, 6],
    ['FROM lightdash/lightdash:latest', 'moving-tag', 1, 6],
    ['FROM lightdash/lightdash:$TAG', 'unresolved-variable', 1, 6],
    ['FROM lightdash/lightdash:1\nRUN <<X', 'unparseable', 2, 5],
    ['FROM aibiz_lightdash:1', 'custom-image', 1, 6],
    ['FROM lightdash/lightdash:{{ tag }}', 'unresolved-template', 1, 6],
    ['FROM {{ registry }}/lightdash/lightdash:1.2.3 AS x', 'unresolved-template', 1, 6],
    ['ARG TAG={{ tag }}\nFROM lightdash/lightdash:${TAG}', 'unresolved-template', 2, 6],
  ])('reads %j', async (text, expected, line, column) => {
    const { found: list, claimed } = await found({ 'bi/Dockerfile.prod': text });
    expect(list).toHaveLength(1);
    const [deployment] = list;
    const { answer } = deployment ?? {};
    expect(answer?.status === 'version' ? answer.version : answer?.status === 'problem' && answer.problem.code).toBe(
      expected,
    );
    expect(deployment?.place).toEqual({ file: 'bi/Dockerfile.prod', line, column });
    expect(deployment?.identities).toEqual(['dockerfile:bi/Dockerfile.prod']);
    expect(claimed).toEqual(['bi/Dockerfile.prod']);
  });

  it.each([
    'FROM lightdash/lightdash:1.2.3 AS x\nFROM nginx\nCOPY --from=x / /',
    'FROM node\nRUN npm i @lightdash/cli@0.2473.1',
    'FROM scratch',
    'lightdash',
    'FROM node\nRUN <<X\nlightdash',
  ])('has nothing to say of %j', async (text) => {
    expect((await found({ Dockerfile: text })).found).toEqual([]);
  });

  it('speaks for all that it understood, in every spelling of the name', async () => {
    const text = 'FROM nginx\n# lightdash/lightdash:1.2.3\n';
    const { found: list, claimed } = await found({
      'a/DOCKERFILE': text,
      'a/api.Dockerfile': text,
      'a/Dockerfile.j2': 'FROM {{ base }}\n',
      'a/empty.dockerfile': 'FROM scratch\n',
      'a/no.dockerfile': 'lightdash\n',
    });
    expect(list).toEqual([]);
    expect([...claimed].sort()).toEqual(['a/DOCKERFILE', 'a/Dockerfile.j2', 'a/api.Dockerfile', 'a/empty.dockerfile']);
  });

  it.each(['DOCKERFILE', 'api.Dockerfile', 'x.DOCKERFILE', 'Containerfile', 'dockerfile.prod'])(
    'is found as %s',
    async (name) => {
      const deployments = await deploymentsIn({ [name]: 'FROM lightdash/lightdash:1.2.3\n' });
      expect(deployments.map(show)).toEqual([`${name}:1 1.2.3`]);
    },
  );

  it.each([
    ['FROM lightdash/lightdash:1.2.3', [], 1, 6],
    [
      'ENV X=1\nARG V=1.2.3\nFROM lightdash/lightdash:$V\nENV A=1 B=1\nENV B 2\nENV C=1',
      ['A 4:5', 'B 5:5', 'C 6:5'],
      2,
      7,
    ],
    ['FROM lightdash/lightdash:1.2.3 AS x\nENV A=1\nFROM node AS y\nENV B=1\nFROM x', ['A 2:5'], 1, 6],
    ['FROM lightdash/lightdash:latest\nENV A=1', ['A 2:5'], 1, 6],
    ['FROM lightdash/lightdash:{{ tag }}\nENV A={{ a }}', ['A 2:5'], 1, 6],
    ['FROM lightdash/lightdash:1\nENV A=1\nRUN <<X', [], 3, 5],
  ])('sees what %j sets, and that more is set where it is run', async (text, expected, line, column) => {
    const [deployment] = (await found({ Dockerfile: text })).found;
    const { set = [], unseen = [] } = deployment?.environment ?? {};
    expect(set.map(({ name, place }) => `${name} ${place.line}:${place.column}`)).toEqual(expected);
    expect(unseen).toEqual([{ source: 'how the image is run', place: { file: 'Dockerfile', line, column } }]);
  });

  it('is carried by its file', async () => {
    const tree = memoryTree({ Dockerfile: 'FROM nginx' });
    const files = new SourceFiles(tree, ['Dockerfile']);
    expect(
      await dockerfile.carries(files, { carrier: 'Dockerfile', identities: ['dockerfile:Dockerfile'] }, DEFAULTS),
    ).toBe(true);
    expect(await dockerfile.carries(files, { carrier: 'x/Dockerfile', identities: ['dockerfile:x'] }, DEFAULTS)).toBe(
      false,
    );
  });

  it('gives the plain text of what it put together', () => {
    expect(plainText(rootOf('FROM a:1')?.image ?? [])).toBe('a:1');
  });
});
