import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problems/problem.ts';
import { embeddedYaml } from '../../src/syntax/embedded-yaml.ts';
import { type SetOption, settingsAsYaml } from '../../src/syntax/set-options.ts';
import { hasTemplate } from '../../src/syntax/template-variables.ts';
import { YamlFile, type YamlPath } from '../../src/syntax/yaml.ts';
import { anyCharacter } from '../support/any-character.ts';
import { holds } from '../support/holds.ts';

/** The scalar at a path of the YAML in the member `v`, as `line:column type text`. */
function show(text: string, path: YamlPath, inner: YamlFile | null = within(text)): string {
  const scalar = inner?.root?.at(path)?.scalar ?? null;
  if (scalar === null) return 'none';
  return `${scalar.place.line}:${scalar.place.column} ${scalar.type} ${scalar.text}`;
}

function within(text: string, key = 'v'): YamlFile | null {
  const file = new YamlFile('a.yaml', text);
  const value = file.root?.at([key]) ?? null;
  return value && embeddedYaml(value);
}

function problemOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return `${error.problem.place?.line}:${error.problem.place?.column} ${error.problem.code}`;
  }
}

describe('YAML within YAML', () => {
  it.each([
    ['a literal block', 'v: |\n  image:\n    tag: 1.2.3\n', ['image', 'tag'], '3:10 string 1.2.3'],
    ['a literal block that is chomped', 'v: |-\n  image:\n    tag: 1.2.3', ['image', 'tag'], '3:10 string 1.2.3'],
    ['an indentation indicator', 'v: |4-\n      a: 1.2.3\n      b: 2.3.4\n', ['b'], '3:10 string 2.3.4'],
    ['an indicator below a deeper first line', 'v: |2\n     # c\n  a: 1.2.3\n', ['a'], '3:6 string 1.2.3'],
    ['blank lines in front', 'v: |\n\n \n  a: 1.2.3\n', ['a'], '4:6 string 1.2.3'],
    ['blank lines within', 'v: |\n  b:\n\n    a: 1.2.3\n', ['b', 'a'], '4:8 string 1.2.3'],
    ['a comment behind the header', 'v: | # values\n  a: 1.2.3\n', ['a'], '2:6 string 1.2.3'],
    ['carriage returns', 'x: 1\r\nv: |\r\n  b:\r\n    a: 1.2.3\r\n', ['b', 'a'], '4:8 string 1.2.3'],
    ['carriage returns alone', 'x: 1\rv: |\r  b:\r    a: 1.2.3\r', ['b', 'a'], '4:8 string 1.2.3'],
    ['an anchor and a tag', 'v: &a !!str |\n  a: 1.2.3\n', ['a'], '2:6 string 1.2.3'],
    ['an alias', 'w: &a |\n  a: 1.2.3\nv: *a\n', ['a'], '2:6 string 1.2.3'],
    ['a block within the block', 'v: |\n  a: |\n    1.2.3\n', ['a'], '3:5 string 1.2.3'],
    ['a number within', 'v: |\n  a: 1.10\n', ['a'], '2:6 other 1.10'],
    ['an anchor within', 'v: |\n  x: &t 1.2.3\n  a: *t\n', ['a'], '2:9 string 1.2.3'],
    ['folded', 'x: 1\nv: >\n  {a:\n\n  1.2.3}\n', ['a'], '3:3 string 1.2.3'],
    ['in double quotes', 'x: 1\nv: "b: 1\\na: 1.2.3\\n"\n', ['a'], '2:4 string 1.2.3'],
    ['in single quotes', "x: 1\nv: '{a: 1.2.3}'\n", ['a'], '2:4 string 1.2.3'],
    ['plain', 'x: 1\nv: tag\n', [], '2:4 string tag'],
    ['JSON', 'v: |\n  {"a":\n   "1.2.3"}\n', ['a'], '3:4 string 1.2.3'],
    ['nothing', 'v: ""\n', ['a'], 'none'],
  ])('%s', (_, text, path, expected) => {
    expect(show(text, path)).toBe(expected);
  });

  it.each(['v: {a: 1}', 'v: [a]', 'v: 1', 'v: true', 'v:', 'v: ~'])('%s is no text', (text) => {
    expect(within(text)).toBeNull();
  });

  it('keeps templates of the outer file', () => {
    const text = '{{ if a }}\nv: |\n  a: {{ .tag }}\n{{ end }}\n';
    const inner = within(text);
    const scalar = inner?.root?.at(['a'])?.scalar ?? null;
    expect(scalar?.place).toMatchObject({ line: 3, column: 6 });
    expect(hasTemplate(scalar?.text ?? '')).toBe(true);
    expect(inner?.text).toContain('{{ .tag }}');
  });

  it('has its problems in the outer file', () => {
    expect(problemOf(() => within('x: 1\nv: |\n  a: 1\n  a: 2\n'))).toBe('4:3 unparseable');
    expect(problemOf(() => within('x: 1\nv: "a: ["\n'))).toBe('2:4 unparseable');
  });

  it('reads a text once, whatever leads to it', () => {
    const file = new YamlFile('a.yaml', 'w: &a "a: 1"\nv: *a\nx: &b "a: ["\n');
    const [one, other] = [file.root?.at(['w']) ?? null, file.root?.at(['v']) ?? null];
    expect(one && embeddedYaml(one)).toBe(other && embeddedYaml(other));
    const broken = file.root?.at(['x']) ?? null;
    for (let times = 0; times < 2; times += 1) {
      expect(problemOf(() => broken && embeddedYaml(broken))).toBe('3:7 unparseable');
    }
  });

  it('places what is embedded twice, and ends somewhere', () => {
    const text = 'v: |\n  v: |\n    v: |\n      v: |\n        v: |\n          a: 1\n';
    let file = new YamlFile('a.yaml', text);
    for (let times = 0; times < 4; times += 1) {
      const value = file.root?.at(['v']) ?? null;
      const inner = value && embeddedYaml(value);
      if (inner === null) throw new Error('nothing there');
      file = inner;
      expect(file.root?.place).toMatchObject({ line: times + 2, column: 3 + 2 * times });
    }
    const value = file.root?.at(['v']) ?? null;
    expect(problemOf(() => value && embeddedYaml(value))).toBe('5:12 unparseable');
  });

  it('places every scalar correctly (property)', () => {
    const word = fc.stringMatching(/^[a-z]{1,5}$/);
    const lines = fc.uniqueArray(word, { minLength: 1, maxLength: 6 });
    holds(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(3),
        fc.constantFrom('\n', '\r\n'),
        (keys, indent, blank, end) => {
          const body = keys.map((key, index) => `${' '.repeat(indent)}${key}: "x${index}"`);
          const text = ['x: 1', 'v: |', ...Array.from({ length: blank }, () => ''), ...body, ''].join(end);
          for (const [index, key] of keys.entries()) {
            expect(show(text, [key])).toBe(`${3 + blank + index}:${indent + key.length + 3} string x${index}`);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('settings as YAML', () => {
  const setting = (steps: SetOption['steps'], value: string, line: number, isText = false): SetOption => ({
    steps,
    value,
    isText,
    place: { file: 'a', line, column: 7 },
  });
  const made = (...settings: SetOption[]) => settingsAsYaml('a', settings);

  it.each([
    ['a text', [setting(['image', 'tag'], '1.2.3', 4)], ['image', 'tag'], '4:7 string 1.2.3'],
    ['a later one', [setting(['a'], '1.2.3', 4), setting(['a'], '1.2.4', 5)], ['a'], '5:7 string 1.2.4'],
    ['beside others', [setting(['a', 'b'], 'x', 4), setting(['a', 'c'], 'y', 5)], ['a', 'b'], '4:7 string x'],
    ['an item', [setting(['a', 2, 'b'], 'x', 4)], ['a', 2, 'b'], '4:7 string x'],
    ['an item that no one sets', [setting(['a', 2, 'b'], 'x', 4)], ['a', 1], '4:7 null null'],
    ['a map over a text', [setting(['a'], 'x', 4), setting(['a', 'b'], 'y', 5)], ['a', 'b'], '5:7 string y'],
    ['a list over a map', [setting(['a', 'c'], 'x', 4), setting(['a', 0], 'y', 5)], ['a', 0], '5:7 string y'],
    ['null', [setting(['a', 'b'], 'x', 4), setting(['a'], 'null', 5)], ['a'], '5:7 null null'],
    ['null as text', [setting(['a'], 'null', 5, true)], ['a'], '5:7 string null'],
    ['a number', [setting(['a'], '20240101', 5)], ['a'], '5:7 other 20240101'],
    ['a number as text', [setting(['a'], '20240101', 5, true)], ['a'], '5:7 string 20240101'],
    ['a number with a zero in front', [setting(['a'], '017', 5)], ['a'], '5:7 string 017'],
    ['a fraction, which Helm leaves alone', [setting(['a'], '1.10', 5)], ['a'], '5:7 string 1.10'],
    ['a boolean', [setting(['a'], 'TRUE', 5)], ['a'], '5:7 other true'],
    ['a word of YAML 1.1', [setting(['a'], 'no', 5)], ['a'], '5:7 string no'],
    ['a list', [setting(['a'], '{x,1}', 5)], ['a', 1], '5:7 other 1'],
    ['a template', [setting(['a'], '{{ x }}', 5)], ['a'], '5:7 string {{ x }}'],
    ['nothing', [setting(['a'], '', 5)], ['a'], '5:7 string '],
    ['no step', [setting([], 'x', 5)], ['a'], 'none'],
  ])('%s', (_, settings, path, expected) => {
    expect(show('', path, made(...settings))).toBe(expected);
  });

  it.each([
    [
      'levels',
      [
        setting(
          Array.from({ length: 51 }, () => 'a'),
          'x',
          4,
        ),
      ],
    ],
    ['a long list', [setting(['a', 10_000], 'x', 4)]],
    ['many lists', [setting(['a', 9_000], 'x', 4), setting(['b', 9_000], 'x', 4)]],
    ['an item before the first', [setting(['a', -1], 'x', 4)]],
  ])('refuses %s', (_, settings) => {
    expect(problemOf(() => made(...settings))).toBe('4:7 unparseable');
  });

  it('reads any text as what it is (property)', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '"',
        '\\',
        '\n- a: b',
        '<<',
        '}',
        ']',
        '&a',
        '*a',
        '!!null',
        '# c',
        '\u0085',
        '\u2028',
        '\uFEFF',
        '%YAML 1.1',
        '---',
      ),
    );
    holds(
      fc.property(text, text, text, (one, other, value) => {
        const file = made(setting([one, other], value, 4, true));
        expect(file.documents.length).toBe(1);
        expect((file.root?.members ?? []).map(({ name }) => name)).toEqual([one]);
        const below = file.root?.at([one]) ?? null;
        expect((below?.members ?? []).map(({ name }) => name)).toEqual([other]);
        expect(below?.at([other])?.scalar ?? null).toMatchObject({ text: value, type: 'string' });
      }),
    );
  });
});
