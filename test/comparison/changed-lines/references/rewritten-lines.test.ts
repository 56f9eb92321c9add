import { describe, expect, it } from 'vitest';
import { compare, type Files, show } from '../../../support/comparison.ts';

const compose = (version: string) => `services:\n  bi:\n    image: lightdash/lightdash:${version}\n`;
const REPOSITORY: Files = {
  'other/compose.yaml': compose('0.9.0').replace('bi:', 'other:'),
  'blue.yml': compose('1.0.0'),
  'green.yml': compose('1.1.0'),
  'envs/blue.env': 'LIGHTDASH_TAG=1.0.0\n',
  'envs/green.env': 'LIGHTDASH_TAG=1.1.0\n',
  'values/blue.yaml': 'lightdash:\n  image:\n    tag: 1.0.0\n',
  'values/green.yaml': 'lightdash:\n  image:\n    tag: 1.1.0\n',
  'blue.tfvars': 'lightdash_tag = "1.0.0"\n',
  'green.tfvars': 'lightdash_tag = "1.1.0"\n',
  Makefile:
    'up:\n\tdocker compose -f $(STAGE).yml up -d\nblue-up:\n\tdocker run lightdash/lightdash:1.0.0\ngreen-up:\n\tdocker run lightdash/lightdash:1.1.0\n',
};

/** A line of a script with the word that selects, in quotes or not. */
type Line = (word: string, quote?: string) => string;

const LINES: readonly (readonly [string, Line])[] = [
  ['-f', (word, quote = '') => `docker compose -f ${quote}${word}.yml${quote} up -d\n`],
  ['--env-file', (word, quote = '') => `docker compose --env-file ${quote}envs/${word}.env${quote} up -d\n`],
  ['values', (word, quote = '') => `helm upgrade bi lightdash/lightdash -f ${quote}values/${word}.yaml${quote}\n`],
  ['-var-file', (word, quote = '') => `terraform apply -var-file=${quote}${word}.tfvars${quote}\n`],
  ['a variable of make', (word, quote = '') => `make up STAGE=${quote}${word}${quote}\n`],
];

/** What else may change on the line. */
const REWRITTEN: readonly (readonly [string, (line: string) => string])[] = [
  ['an option', (line) => line.replace(/ (?:up|upgrade|apply)\b/, '$& --wait')],
  ['a command in front', (line) => `sudo ${line}`],
  ['a tool', (line) => line.replace('docker compose', 'docker-compose').replace('terraform', 'tofu')],
  ['a comment', (line) => line.replace(/\n$/, ' # by hand\n')],
];

const changed = async (before: string, after: string) => {
  const changes = await compare({ ...REPOSITORY, 'up.sh': before }, { ...REPOSITORY, 'up.sh': after });
  return changes.filter(({ change, problem }) => change !== 'unchanged' || problem !== null).map(show);
};

const EVERY = LINES.flatMap(([name, line]) => REWRITTEN.map(([what, rewrite]) => [name, what, line, rewrite] as const));

describe('a line that changes in more than the word that selects', () => {
  it('is compared if an option comes in front of that word', async () => {
    expect(await changed('make blue-up\n', 'make -s green-up\n')).toEqual(['up.sh:1 upgrade 1.0.0 → 1.1.0']);
    expect(await changed('make blue-up\n', 'make -s blue-up\n')).toEqual([]);
  });

  it.each(EVERY)('is compared: %s, %s', async (_, __, line, rewrite) => {
    expect(await changed(line('blue'), rewrite(line('green')))).not.toEqual([]);
  });

  it.each(EVERY)('is quiet where the word stays: %s, %s', async (_, __, line, rewrite) => {
    expect(await changed(line('blue'), rewrite(line('blue')))).toEqual([]);
  });

  it.each(
    LINES.flatMap(([name, line]) =>
      [
        ['', '"'],
        ['"', ''],
        ["'", '"'],
      ].map((quotes) => [name, quotes, line] as const),
    ),
  )('may change its quotes: %s, %j', async (_, [old, now], line) => {
    expect(await changed(line('blue', old), line('green', now))).not.toEqual([]);
    expect(await changed(line('blue', old), line('blue', now))).toEqual([]);
  });

  it.each([
    ['another line', 'docker compose -f blue.yml up -d\n', 'echo blue green.yml\n'],
    ['a longer one', 'up -f blue.yml\n', `up -f green.yml ${'word '.repeat(50)}\n`],
  ])('is not compared with %s', async (_, before, after) => {
    expect((await changed(before, after)).filter((each) => each.includes('1.0.0 → 1.1.0'))).toEqual([]);
  });
});
