// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of compose look like that
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../../src/deployment/detect.ts';
import type { Environment } from '../../../../src/deployment/environment.ts';
import { DEFAULTS, deploymentsIn } from '../../../support/detection.ts';
import { type MemoryFile, memoryTree } from '../../../support/memory-tree.ts';

type FilesByPath = Readonly<Record<string, MemoryFile>>;

const IMAGE = 'lightdash/lightdash:1.2.3';

/** A compose file with one service; what follows its image begins on line 4. */
function web(...lines: readonly string[]): string {
  return ['services:', '  web:', `    image: ${IMAGE}`, ...lines.map((line) => `    ${line}`), ''].join('\n');
}

function show(environment: Environment | null | undefined): string[] {
  if (environment == null) return ['nothing is said'];
  return [
    ...environment.set.map(({ name, place }) => `${name} ${place.file}:${place.line}:${place.column}`),
    ...environment.unseen.map(({ source, place }) => `? ${source} ${place.file}:${place.line}:${place.column}`),
  ];
}

async function shown(files: FilesByPath): Promise<string[][]> {
  return (await deploymentsIn(files)).map(({ environment }) => show(environment));
}

/** What the only deployment of a few files sets. */
async function setBy(files: FilesByPath): Promise<string[]> {
  const all = await shown(files);
  expect(all).toHaveLength(1);
  return all[0] ?? [];
}

describe('the environment of one service', () => {
  it.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['a mapping', ['environment:', '  A: 1', '  "B": x'], ['A compose.yaml:5:7', 'B compose.yaml:6:7']],
    ['names alone', ['environment:', '  A:', '  B: ~'], ['A compose.yaml:5:7', 'B compose.yaml:6:7']],
    ['a list', ['environment:', '  - A=1', '  - "B=x=y"'], ['A compose.yaml:5:9', 'B compose.yaml:6:9']],
    ['names alone in a list', ['environment:', '  - A', '  - B='], ['A compose.yaml:5:9', 'B compose.yaml:6:9']],
    ['flow style', ['environment: {A: 1, B: 2}'], ['A compose.yaml:4:19', 'B compose.yaml:4:25']],
    ['flow style in a list', ['environment: [A=1, B]'], ['A compose.yaml:4:19', 'B compose.yaml:4:24']],
    [
      'a value that is not set',
      ['environment:', '  A: ${A}', '  B: ${B:-}'],
      ['A compose.yaml:5:7', 'B compose.yaml:6:7'],
    ],
    ['such a value in a list', ['environment:', '  - A=${A}'], ['A compose.yaml:5:9']],
    [
      'a value that compose refuses',
      ['environment:', '  - A=$(x)', '  - B=${'],
      ['A compose.yaml:5:9', 'B compose.yaml:6:9'],
    ],
    ['a long value', ['environment:', `  - A=\${X}${'x'.repeat(20_000)}`], ['A compose.yaml:5:9']],
    ['a value in a block', ['environment:', '  - |-', '    A=1'], ['A compose.yaml:6:9']],
    ['a name that stands twice', ['environment: [A=1, B=1, A=2]'], ['B compose.yaml:4:24', 'A compose.yaml:4:29']],
    ['no names', ['environment: {1A: x, "A B": x, "": x, A=: x, $A: x, "${A}": x}'], []],
    ['no names in a list', ['environment: [=x, "A B=x", "1A=x", "$$A=x", ~, {B: x}, [C]]'], []],
    ['rare names', ['environment: [a.b-c=x, _=x]'], ['a.b-c compose.yaml:4:19', '_ compose.yaml:4:28']],
    [
      'names of Object',
      ['environment: {__proto__: x, constructor: x}'],
      ['__proto__ compose.yaml:4:19', 'constructor compose.yaml:4:33'],
    ],
    ['nothing but its name', ['environment:'], []],
    ['what is taken away', ['environment: !reset', '  A: x'], []],
    ['an encrypted value', ['environment: {A: "ENC[AES256_GCM,data:x]"}'], ['A compose.yaml:4:19']],
    [
      'an encrypted item',
      ['environment: ["ENC[AES256_GCM,data:x]"]'],
      ['? what is filled in elsewhere compose.yaml:4:19'],
    ],
    ['a template', ['environment: {{ variables }}'], ['? what is filled in elsewhere compose.yaml:4:18']],
    ['a template as a name', ['environment: [ "{{ name }}=1" ]'], ['? what is filled in elsewhere compose.yaml:4:20']],
    ['a template as a value', ['environment: {A: "{{ value }}"}'], ['A compose.yaml:4:19']],
    ['a name that is not set', ['environment: ["${NAME}=secret"]'], ['? `${NAME}` compose.yaml:4:19']],
    ['an item that is not set', ['environment: ["${NAME}"]'], ['? `${NAME}` compose.yaml:4:19']],
    ['the default of a name', ['environment: ["${NAME:-A}=${B}"]'], ['A compose.yaml:4:19']],
    ['the default of an item', ['environment: ["${ITEM:-A=secret}"]'], ['A compose.yaml:4:19']],
    [
      'a name that compose refuses',
      ['environment: ["${NAME/x}=1"]'],
      ['? what is filled in elsewhere compose.yaml:4:19'],
    ],
    ['secrets and configs', ['secrets: [A]', 'configs: [B]'], []],
  ])('is %s', async (_, lines, expected) => {
    expect(await setBy({ 'compose.yaml': web(...lines) })).toEqual(expected);
  });

  it('takes names, and nothing else, from the variables of the project', async () => {
    const files = {
      'compose.yaml': web('environment:', '  - A=${A}', '  - ${ITEM}', '  - ${PREFIX}_C=1', '  - D', '  - ${EMPTY}'),
      '.env': 'A=secret\nITEM=B=secret\nPREFIX=X\nD=1\nOTHER=1\nEMPTY=\n',
    };
    const expected = ['A compose.yaml:5:9', 'B compose.yaml:6:9', 'X_C compose.yaml:7:9', 'D compose.yaml:8:9'];
    expect(await setBy(files)).toEqual(expected);
    expect(JSON.stringify(await deploymentsIn(files))).not.toContain('secret');
  });

  it('follows aliases and merge keys', async () => {
    const text = [
      'x-a: &a {A: 1, B: 1}',
      'x-b: &b {B: 2, C: 2}',
      'services:',
      '  web:',
      `    image: ${IMAGE}`,
      '    environment: {<<: [*a], C: 3}',
      '  other:',
      '    image: lightdash/lightdash:1.2.3',
      '    environment: *b',
    ].join('\n');
    expect(await shown({ 'compose.yaml': text })).toEqual([
      ['A compose.yaml:1:10', 'B compose.yaml:1:16', 'C compose.yaml:6:29'],
      ['B compose.yaml:2:10', 'C compose.yaml:2:16'],
    ]);
  });

  it('is known where the version is not', async () => {
    const text = 'services:\n  web:\n    image: lightdash/lightdash:latest\n    environment: {A: 1}\n';
    expect(await setBy({ 'compose.yaml': text })).toEqual(['A compose.yaml:4:19']);
  });
});

describe('the environment of several layers', () => {
  const over = 'compose.override.yaml';

  it.each<[string, string[], string[], string[]]>([
    [
      'the upper one wins by name',
      ['environment: {A: 1, B: 1}'],
      ['environment: [B=2, C=2]'],
      ['B compose.override.yaml:3:19', 'C compose.override.yaml:3:24', 'A compose.yaml:4:19'],
    ],
    ['nothing changes nothing', ['environment: {A: 1}'], ['environment:'], ['A compose.yaml:4:19']],
    ['a name alone is set', ['environment: {A: 1}'], ['environment: [A]'], ['A compose.override.yaml:3:19']],
    ['!reset takes all away', ['environment: {A: 1}'], ['environment: !reset {}'], []],
    [
      '!override takes all away but its own',
      ['environment: {A: 1}'],
      ['environment: !override {B: 1}'],
      ['B compose.override.yaml:3:29'],
    ],
    [
      '!reset takes a name away',
      ['environment: {A: 1, B: 1}'],
      ['environment: {A: !reset null, C: 1}'],
      ['C compose.override.yaml:3:35', 'B compose.yaml:4:25'],
    ],
    ['!reset takes files away', ['env_file: a.env'], ['env_file: !reset []'], []],
    [
      '!override takes files away but its own',
      ['env_file: a.env'],
      ['env_file: !override b.env'],
      ['A b.env:1:1', 'B b.env:2:1'],
    ],
    ['files are added', ['env_file: a.env'], ['env_file: [b.env]'], ['A b.env:1:1', 'B b.env:2:1']],
    ['a file stays where it was', ['env_file: [a.env, b.env]'], ['env_file: a.env'], ['A b.env:1:1', 'B b.env:2:1']],
    ['an item that is taken away', ['env_file: [!reset a.env]'], [], []],
  ])('%s', async (_, lower, upper, expected) => {
    const files = {
      'compose.yaml': web(...lower),
      [over]: ['services:', '  web:', ...upper.map((line) => `    ${line}`), ''].join('\n'),
      'a.env': 'A=1\n',
      'b.env': 'A=2\nB=2\n',
    };
    expect(await setBy(files)).toEqual(expected);
  });

  it('may be documents of one file', async () => {
    const text = `${web('environment: {A: 1}')}---\nservices:\n  web:\n    environment: {A: 2}\n`;
    expect(await setBy({ 'compose.yaml': text })).toEqual(['A compose.yaml:8:19']);
  });

  it('may be extended from a file, whose paths start there', async () => {
    const files = {
      'compose.yaml':
        'services:\n  web:\n    extends: {file: base/common.yaml, service: base}\n    environment: {A: 1}\n    env_file: own.env\n',
      'base/common.yaml': `services:\n  base:\n    image: ${IMAGE}\n    environment: [A=2, B=2]\n    env_file: base.env\n`,
      'base/base.env': 'B=3\nC=3\nD=3',
      'own.env': 'D=4',
    };
    const expected = ['C base/base.env:2:1', 'B base/common.yaml:4:24', 'A compose.yaml:4:19', 'D own.env:1:1'];
    expect(await setBy(files)).toEqual(expected);
  });

  it('what a service resets in its own file is still reset in what it extends, and not in what lies below that', async () => {
    const files = {
      'compose.yaml': web('environment: {A: 1}', 'env_file: a.env'),
      [over]:
        'services:\n  web:\n    extends: {service: other}\n  other:\n    environment: !override {B: 1}\n    env_file: !reset []\n',
      'a.env': 'C=1',
    };
    expect(await setBy(files)).toEqual(['C a.env:1:1', 'B compose.override.yaml:5:29', 'A compose.yaml:4:19']);
  });

  it('may be included from a file, whose paths start there', async () => {
    const files = {
      'compose.yaml': 'include: [part/part.yaml]\nservices:\n  web:\n    environment: {B: 1}\n',
      'part/part.yaml': web('environment: {A: 1, B: 2}', 'env_file: part.env'),
      'part/part.env': 'C=1',
      'part.env': 'D=1',
    };
    expect(await setBy(files)).toEqual(['B compose.yaml:4:19', 'C part/part.env:1:1', 'A part/part.yaml:4:19']);
  });

  it('is not all there where a part of the project is out of sight', async () => {
    const text = `include: [missing.yaml]\n${web('environment: {A: 1}')}`;
    expect(await setBy({ 'compose.yaml': text })).toEqual([
      'A compose.yaml:5:19',
      '? a part of the project that cannot be read compose.yaml:1:11',
    ]);
  });

  it('is not all there where what a service extends is out of sight', async () => {
    const text = web('extends: {file: missing.yaml, service: base}', 'environment: {A: 1}');
    expect(await setBy({ 'compose.yaml': text })).toEqual([
      'A compose.yaml:5:19',
      '? a part of the project that cannot be read compose.yaml:4:21',
    ]);
  });
});

describe('env_file', () => {
  it.each<[string, string[], string[]]>([
    ['one path', ['env_file: a.env'], ['A a.env:1:1', 'B a.env:2:8']],
    [
      'several, of which later ones win',
      ['env_file: [a.env, ./x/../b.env]'],
      ['A a.env:1:1', 'B b.env:2:3', 'C b.env:4:1'],
    ],
    ['the long form', ['env_file:', '  - path: a.env', '    required: true'], ['A a.env:1:1', 'B a.env:2:8']],
    ['the long form of one', ['env_file: {path: a.env}'], ['A a.env:1:1', 'B a.env:2:8']],
    [
      'a format of its own',
      ['env_file: [{path: raw.env, format: raw}]'],
      ['A raw.env:2:1', 'B raw.env:3:2', 'C raw.env:4:1'],
    ],
    ['a format that is not known', ['env_file: [{path: a.env, format: x}]'], ['? `a.env` compose.yaml:4:23']],
    ['a format that is not said', ['env_file: [{path: a.env, format: ~}]'], ['A a.env:1:1', 'B a.env:2:8']],
    ['a path of a variable', ['env_file: "${NAME:-a}.env"'], ['A a.env:1:1', 'B a.env:2:8']],
    ['a path of a variable that is set', ['env_file: ${DIRECTORY}/c.env'], ['C in/c.env:1:1']],
    ['a path of a variable that is not set', ['env_file: "${NAME}.env"'], ['? `${NAME}.env` compose.yaml:4:15']],
    ['a path that compose refuses', ['env_file: "${NAME/x}.env"'], ['? `${NAME/x}.env` compose.yaml:4:15']],
    ['a path of a template', ['env_file: "{{ x }}.env"'], ['? `"{{ x }}.env"` compose.yaml:4:15']],
    [
      'a file that is not there',
      ['env_file:', '  - a.env', '  - prod.env'],
      ['A a.env:1:1', 'B a.env:2:8', '? `prod.env` compose.yaml:6:9'],
    ],
    [
      'a file that need not be there',
      ['env_file:', '  - {path: prod.env, required: false}'],
      ['? `prod.env` compose.yaml:5:16'],
    ],
    ['a file elsewhere', ['env_file: /etc/lightdash.env'], ['? `/etc/lightdash.env` compose.yaml:4:15']],
    ['a file above', ['env_file: ../prod.env'], ['? `../prod.env` compose.yaml:4:15']],
    ['a folder', ['env_file: in'], ['? `in` compose.yaml:4:15']],
    ['no file', ['env_file: /dev/null'], []],
    ['nothing', ['env_file: [~, {required: false}, [a.env]]'], []],
    ['a file that compose refuses', ['env_file: broken.env'], ['? `broken.env` compose.yaml:4:15']],
    [
      'a file that Docker refuses',
      ['env_file: [{path: broken.env, format: raw}]'],
      ['? `broken.env` compose.yaml:4:23'],
    ],
    ['a file that is no text', ['env_file: binary.env'], ['? `binary.env` compose.yaml:4:15']],
    ['a file with a conflict', ['env_file: conflict.env'], ['? `conflict.env` compose.yaml:4:15']],
    ['a file that was encrypted whole', ['env_file: vault.env'], ['? `vault.env` compose.yaml:4:15']],
    ['a file with encrypted values', ['env_file: sops.env'], ['A sops.env:1:1', '? `sops.env` compose.yaml:4:15']],
    ['less than environment', ['env_file: a.env', 'environment: [A]'], ['B a.env:2:8', 'A compose.yaml:5:19']],
    ['names of Object', ['env_file: object.env'], ['__proto__ object.env:1:1']],
    [
      'a file in many forms',
      ['env_file: forms.env'],
      ['A forms.env:1:1', 'B forms.env:5:3', 'C forms.env:6:1', 'D forms.env:6:7', 'BA forms.env:7:1'],
    ],
  ])('is %s', async (_, lines, expected) => {
    const files = {
      'compose.yaml': web(...lines),
      '.env': 'DIRECTORY=in\n',
      'a.env': 'A=1\nexport B=2\n# C=3\n',
      'b.env': '\n  B: x\n\nC=\nC2.x[1]=x\n',
      'in/c.env': 'C=1\r\n',
      'raw.env': '# A=1\nA="\n\tB=x y\nC\n\n',
      'broken.env': 'A B=1\n',
      'binary.env': Buffer.from([0x41, 0x3d, 0xff]),
      'conflict.env': '<<<<<<< HEAD\nA=1\n=======\n>>>>>>> x\n',
      'vault.env': '$ANSIBLE_VAULT;1.1;AES256\n6233\n',
      'sops.env': 'A=ENC[AES256_GCM,data:x]\nsops_version=3\n',
      'object.env': '__proto__=x\n',
      'forms.env': '\uFEFFA="1\nX=2\n\\" \\n\nZ"\n  B = x\nC="x" D=y\nBA=A\n',
    };
    expect(await setBy(files)).toEqual(expected);
  });

  it('is among what the deployment depends on, there or not', async () => {
    const files = { 'compose.yaml': web('env_file: [a.env, b.env]'), 'a.env': 'A=1' };
    const [deployment] = await deploymentsIn(files);
    expect(deployment?.inputs).toEqual(expect.arrayContaining(['a.env', 'b.env']));
  });
});

describe('a file of env_file', () => {
  it('is not spoken for, so that an image that it names is seen', async () => {
    const files = { 'compose.yaml': web('env_file: .env.prod'), '.env.prod': `IMAGE=${IMAGE}\n` };
    const { notUnderstood } = await detect(memoryTree(files), DEFAULTS, new Set(Object.keys(files)));
    expect(notUnderstood).toEqual(['.env.prod']);
  });
});

describe('the environment of a build', () => {
  const built = (...lines: readonly string[]) =>
    ['services:', '  lightdash:', '    build: .', ...lines.map((line) => `    ${line}`), ''].join('\n');

  it.each<[string, string, string[]]>([
    ['of one name', 'ENV A=1', ['A Dockerfile:2:5']],
    [
      'of several',
      'ENV A=1 B="x y" \\\n  # c\n  C=\\ x D',
      ['A Dockerfile:2:5', 'B Dockerfile:2:9', 'C Dockerfile:4:3'],
    ],
    ['of the old form', 'env  A 1 B=2', ['A Dockerfile:2:6']],
    ['of names in quotes', 'ENV "A"=1', ['A Dockerfile:2:5']],
    ['of nothing', 'ENV', []],
    ['of no names', 'ENV 1=2 =3', []],
    ['of names that are made up', 'ENV ${X}_A=1', ['? `${X}_A` Dockerfile:2:5']],
    ['of later ones', 'ENV A=1\nENV A=2', ['A Dockerfile:3:5']],
    ['within a document', 'RUN <<X\nENV A=1\nX', []],
    ['of an argument', 'ARG A=1', []],
    [
      'of a stage that is not built',
      'FROM node AS other\nENV A=1\nFROM lightdash/lightdash:1.2.3\nENV B=1',
      ['B Dockerfile:5:5'],
    ],
    [
      'of the stages that it starts from',
      'ENV A=1 B=1\nFROM node AS x\nENV C=1\nFROM first\nENV B=2',
      ['A Dockerfile:2:5', 'B Dockerfile:6:5'],
    ],
  ])('is that %s', async (_, text, expected) => {
    const files = { 'compose.yaml': built(), Dockerfile: `FROM ${IMAGE} AS first\n${text}\n` };
    expect(await setBy(files)).toEqual(expected);
    expect((await deploymentsIn(files))[0]?.version).toBe('1.2.3');
  });

  it('goes behind all that compose sets', async () => {
    const files = {
      'compose.yaml': built('env_file: a.env', 'environment: {A: 1}'),
      Dockerfile: `FROM ${IMAGE}\nENV A=1 B=1 C=1`,
      'a.env': 'A=2\nB=2',
    };
    expect(await setBy(files)).toEqual(['C Dockerfile:2:13', 'B a.env:2:1', 'A compose.yaml:5:19']);
  });

  it('may stand in the compose file', async () => {
    const text = [
      'services:',
      '  lightdash:',
      '    build:',
      '      dockerfile_inline: |',
      `        FROM ${IMAGE}`,
      '        ENV A=1 B=2',
      '        ENV ${C}=1',
      '',
    ].join('\n');
    expect(await setBy({ 'compose.yaml': text })).toEqual([
      'A compose.yaml:6:13',
      'B compose.yaml:6:17',
      '? `${C}` compose.yaml:7:17',
    ]);
  });

  it('is that of the stage that is asked for', async () => {
    const text = 'services:\n  lightdash:\n    build: {context: ., target: one}\n';
    const files = { 'compose.yaml': text, Dockerfile: `FROM ${IMAGE} AS one\nENV A=1\nFROM one\nENV B=1` };
    expect(await setBy(files)).toEqual(['A Dockerfile:2:5']);
  });

  it('goes with the stages in front of a named context', async () => {
    const text = `services:\n  web:\n    build: {context: ., additional_contexts: {base: "docker-image://${IMAGE}"}}\n`;
    const Dockerfile = 'FROM node AS base\nENV A=1\nFROM base AS next\nENV B=1\nFROM next\nENV C=1';
    expect(await setBy({ 'compose.yaml': text, Dockerfile })).toEqual(['B Dockerfile:4:5', 'C Dockerfile:6:5']);
  });

  it('is nothing where it starts from nothing under the name of the service', async () => {
    const files = {
      'compose.yaml': built(`image: ${IMAGE}`, 'environment: {B: 1}'),
      Dockerfile: 'FROM scratch\nENV A=1',
    };
    expect(await setBy(files)).toEqual(['B compose.yaml:5:19']);
  });

  it('is out of sight where the Dockerfile is', async () => {
    const text = 'services:\n  web:\n    build: ./lightdash\n    environment: {A: 1}\n';
    expect(await setBy({ 'compose.yaml': text })).toEqual([
      'A compose.yaml:4:19',
      '? the Dockerfile compose.yaml:3:12',
    ]);
  });

  it('counts for nothing where the image is another service’s', async () => {
    const files = {
      'compose.yaml': `services:\n  web:\n    image: ${IMAGE}\n  proxy:\n    build: .\n    environment: {B: 1}\n`,
      Dockerfile: 'FROM nginx\nENV A=1',
    };
    expect(await setBy(files)).toEqual([]);
  });
});

describe('services of one place', () => {
  it('set all that each of them sets', async () => {
    const text = [
      'services:',
      `  one: {image: &image ${IMAGE}, environment: {A: 1, B: 1}}`,
      '  two: {image: *image, environment: {C: 1, B: 1}, env_file: gone.env}',
      '',
    ].join('\n');
    expect(await setBy({ 'compose.yaml': text })).toEqual([
      'A compose.yaml:2:64',
      'B compose.yaml:2:70',
      'C compose.yaml:3:38',
      '? `gone.env` compose.yaml:3:61',
    ]);
  });
});

describe('an environment of any kind', () => {
  const parts = [
    'A',
    'B',
    '=',
    '${',
    '}',
    '$',
    ':-',
    ' ',
    '{{ x }}',
    'ENC[',
    '..',
    '/',
    "'",
    '"',
    '#',
    '\\',
    '<<',
    '__proto__',
  ];
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((all) => all.join(''));
  const scalar = fc.oneof(text, fc.constantFrom(null, 1, true));
  const value = fc.oneof(
    scalar,
    fc.array(fc.oneof(scalar, fc.dictionary(fc.constantFrom('path', 'format', 'required', 'x'), scalar))),
    fc.dictionary(text, scalar),
  );

  it('leaves the version known', async () => {
    const property = fc.asyncProperty(value, value, text, text, async (environment, envFiles, file, built) => {
      const [deployment] = await deploymentsIn({
        'compose.yaml': [
          'services:',
          '  lightdash:',
          '    build: .',
          `    environment: ${JSON.stringify(environment)}`,
          `    env_file: ${JSON.stringify(envFiles)}`,
          '',
        ].join('\n'),
        A: file,
        Dockerfile: `FROM ${IMAGE}\nENV ${built}\n`,
      });
      expect(deployment).toMatchObject({ kind: 'compose', version: '1.2.3', problem: null });
      for (const { name } of deployment?.environment?.set ?? []) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_.-]*$/);
    });
    await fc.assert(property, { numRuns: 500 });
  });
});

describe('an environment without end', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `V${index}`);

  it('is read in time that grows with its size', async () => {
    const lines = names(10_000).map((name) => `  ${name}: x`);
    const services = names(2_000).map((name) => `  ${name}:\n    extends: base\n    environment: [OWN_${name}=1]`);
    const [deployment, ...others] = await deploymentsIn({
      'compose.yaml': `services:\n  base:\n    image: ${IMAGE}\n    environment:\n${lines.map((line) => `    ${line}`).join('\n')}\n${services.join('\n')}\n`,
    });
    expect(others).toEqual([]);
    expect(deployment?.version).toBe('1.2.3');
    expect(deployment?.environment?.set.length).toBeGreaterThanOrEqual(10_000);
    // Beyond all measure, so it says that it is not all.
    expect(deployment?.environment?.unseen.map(({ source }) => source)).toContain('more variables than are read');
  });

  it('may be a list, a file or a Dockerfile', async () => {
    const values = names(10_000);
    const [deployment] = await deploymentsIn({
      'compose.yaml': `services:\n  lightdash:\n    build: .\n    env_file: a.env\n    environment:\n${values.map((name) => `      - L${name}=\${X:-x}`).join('\n')}\n`,
      'a.env': values.map((name) => `F${name}=x`).join('\n'),
      Dockerfile: `FROM ${IMAGE}\nENV ${values.map((name) => `D${name}=x`).join(' \\\n  ')}\n`,
    });
    expect(deployment?.environment?.set).toHaveLength(30_000);
    expect(deployment?.environment?.unseen).toEqual([]);
  });

  it('may be reached by more ways than could be walked', async () => {
    const files: Record<string, string> = { Dockerfile: `FROM ${IMAGE}` };
    for (let depth = 0; depth < 19; depth += 1) {
      const base = depth === 18 ? '' : `    extends: {file: f${depth + 1}.yaml, service: web}\n`;
      const document = (part: number) =>
        `services:\n  web:\n    container_name: lightdash\n${base}    build: {context: ., args: [A=1]}\n    environment: [A${depth}_${part}=1, B=1]\n`;
      files[depth === 0 ? 'compose.yaml' : `f${depth}.yaml`] = [0, 1, 2].map(document).join('---\n');
    }
    const [deployment] = await deploymentsIn(files);
    expect(deployment?.environment?.set).toHaveLength(19 * 3 + 1);
  });
});

describe('no lie: what is set for some of what runs only', () => {
  const SHARED = 'x-image: &image lightdash/lightdash:1.2.3\nservices:\n';
  it.each<[string, string, string[]]>([
    ['a value', web('environment: {A: 1, B: ""}'), []],
    ['names that are handed through', web('environment: {A: , B: ~, C: 1}'), ['A', 'B']],
    ['names that are handed through in a list', web('environment: [A, B=, C=1]'), ['A']],
    ['a file of names', web('env_file: {path: raw.env, format: raw}'), ['A']],
    [
      'two services at one place',
      `${SHARED}  a: {image: *image, environment: {A: 1, B: 1}}\n  b: {image: *image, environment: {B: 1, C: 1}}\n`,
      ['A', 'C'],
    ],
    ['two services that set the same', `${SHARED}  a: &a {image: *image, environment: {A: 1}}\n  b: *a\n`, []],
    [
      'two services of which one hands it through',
      `${SHARED}  a: {image: *image, environment: {A: 1}}\n  b: {image: *image, environment: [A]}\n`,
      ['A'],
    ],
  ])('%s', async (_, text, expected) => {
    const [found, ...more] = await deploymentsIn({ 'compose.yaml': text, 'raw.env': 'A\nB=1\n' });
    expect(more).toEqual([]);
    expect(found?.environment?.set.flatMap(({ name, isPartial }) => (isPartial ? name : []))).toEqual(expected);
  });
});
