import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/problems/place.ts';
import { ProblemError } from '../../src/problems/problem.ts';
import { hasTemplate } from '../../src/syntax/template-variables.ts';
import { YamlFile, type YamlPath, type YamlValue } from '../../src/syntax/yaml.ts';

const at = ({ line, column }: Place) => `${line}:${column}`;

/** Why a text cannot be read, as `line:column reason`; null where it can. */
function problemOf(text: string): string | null {
  try {
    new YamlFile('a.yaml', text);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, place, found } = error.problem;
    expect(code).toBe('unparseable');
    expect(place?.file).toBe('a.yaml');
    expect(found).not.toContain('\n');
    return `${place && at(place)} ${found}`;
  }
}

/** The scalar at a path, as `line:column type text`. */
function show(text: string, path: YamlPath): string {
  const file = new YamlFile('a.yaml', text);
  const value = file.root?.at(path) ?? null;
  const scalar = value?.scalar ?? null;
  if (scalar === null) return 'none';
  const alias = value?.alias == null ? '' : ` by ${at(value.alias)}`;
  return `${at(scalar.place)} ${scalar.type} ${scalar.text}${alias}${hasTemplate(scalar.text) ? ' (template)' : ''}`;
}

describe('what YAML types a plain scalar as', () => {
  it.each([
    ...['1.2.3', '0.2445.0', '10.20.30', '1.2.3-commercial', 'v1.2.3', '1.2.3@sha256:ab', '0.0.0', '1_0.2.3'],
    ...['2024-01-01', '2026.11.12-10.20.30', 'latest', 'none', 'nope', 'yesterday', '0x', '0b', '0o8', '1e', 'e1', '.'],
    ...['1.2e3.4', '0b12.1', '_', '1:2:x', 'infinity', '12ab', '١٢', '1.2.3.4', '00.1.2', '1:99', '+1.2.3'],
  ])('%s: string', (text) => {
    expect(show(`a: ${text}`, ['a'])).toBe(`1:4 string ${text}`);
  });

  it.each([
    ...['1.10', '1', '0', '-1', '+1', '1.', '.5', '-.5', '1e3', '1E3', '1.5e+3', '1.5e-3', '1e1_0', '2_0', '1_000.5'],
    ...[
      '0o17',
      '017',
      '08',
      '0x1F',
      '0X1f',
      '0b101',
      '-0b1',
      '0x_1',
      '20240101',
      '99999999999999999999',
      '1:30',
      '1:30:15.5',
    ],
    ...[
      '.inf',
      '-.INF',
      '+.Inf',
      '.nan',
      '.NaN',
      'no',
      'NO',
      'No',
      'off',
      'on',
      'yes',
      'Yes',
      'y',
      'N',
      'true',
      'False',
    ],
  ])('%s: another', (text) => {
    expect(show(`a: ${text}`, ['a'])).toBe(`1:4 other ${text}`);
  });

  it.each(['~', 'null', 'Null', 'NULL'])('%s: null', (text) => {
    expect(show(`a: ${text}`, ['a'])).toBe(`1:4 null ${text}`);
  });

  it.each<[string, string]>([
    ['a: "1.10"', '1:4 string 1.10'],
    ["a: 'no'", '1:4 string no'],
    ['a: ""', '1:4 string '],
    ["a: ''", '1:4 string '],
    ['a: !!str 1.10', '1:10 string 1.10'],
    ['a: !<tag:yaml.org,2002:str> 1.10', '1:29 string 1.10'],
    ['a: !!int "5"', '1:10 other 5'],
    ['a: !!float 1', '1:12 other 1'],
    ['a: !!bool "true"', '1:11 other true'],
    ['a: !!binary MS4yLjM=', '1:13 other MS4yLjM='],
    ['a: !!timestamp 2024-01-01', '1:16 other 2024-01-01'],
    ['a: !!null 1.2.3', '1:11 null 1.2.3'],
    ['a: ! 1.10', '1:6 other 1.10'],
    ['a: ! "1.10"', '1:6 other 1.10'],
    ['a: ! 1.2.3', '1:6 string 1.2.3'],
    ['a: !own 1.10', '1:9 string 1.10'],
    ['%TAG !y! tag:yaml.org,2002:\n---\na: !y!int 5', '3:11 other 5'],
    ['a: |\n  1.10\n', '2:3 string 1.10'],
  ])('%j', (text, expected) => {
    expect(show(text, ['a'])).toBe(expected);
  });

  it('is null where nothing is written', () => {
    expect(show('a:\nb: 1', ['a'])).toMatch(/null $/);
    expect(show('a: !!str\nb: 1', ['a'])).toMatch(/string $/);
    expect(show('{a}', ['a'])).toMatch(/null $/);
    expect(show('? a\n', ['a'])).toMatch(/null $/);
    expect(show('a: &x\nb: *x', ['b'])).toMatch(/null {2}by 2:4$/);
  });

  it.each(['9', '9_', '_', '0', '1:59', '1.', '1e', '.'])('reads a scalar of many %s', (piece) => {
    const file = new YamlFile('a.yaml', `a: ${piece.repeat(100_000 / piece.length)}x`);
    expect(file.root?.at(['a'])?.scalar?.type).toBe('string');
  });
});

describe('places', () => {
  it.each<[string, YamlPath, string]>([
    ['a:\n  b: 1.2.3', ['a', 'b'], '2:6 string 1.2.3'],
    ['a:\n  b:   "1.2.3" # c', ['a', 'b'], '2:8 string 1.2.3'],
    ['a: {b: [x, 1.2.3]}', ['a', 'b', 1], '1:12 string 1.2.3'],
    ['a: {b: [x, 1.2.3]}', ['a', 'b', '1'], '1:12 string 1.2.3'],
    ['- x\n- 1.2.3', [1], '2:3 string 1.2.3'],
    ['{"a":{"b":"1.2.3"}}', ['a', 'b'], '1:11 string 1.2.3'],
    ['{\n\t"a": {\n\t\t"b": "1.2.3"\n\t}\n}', ['a', 'b'], '3:8 string 1.2.3'],
    ['a: >-\n\n   1.2.3\n', ['a'], '3:4 string 1.2.3'],
    ['a: |2\n  1.2.3\n', ['a'], '2:3 string 1.2.3'],
    ['a: | # c\r\n  1.2.3\r\n', ['a'], '2:3 string 1.2.3'],
    ['a: |\r  1.2.3\r', ['a'], '2:3 string 1.2.3'],
    ['a: |\n', ['a'], '1:4 string '],
    ['a: 1\r\nb: 1.2.3\r\n', ['b'], '2:4 string 1.2.3'],
    ['a: 1\rb: 1.2.3\r', ['b'], '2:4 string 1.2.3'],
    ['a: 1\r\rb: 1.2.3', ['b'], '3:4 string 1.2.3'],
    ['# c\r  b: 1\ra: 1.2.3', ['a'], 'none'],
    ['a:\n  1.2.3', ['a'], '2:3 string 1.2.3'],
    ['? a\n: 1.2.3', ['a'], '2:3 string 1.2.3'],
    ['--- # c\n# d\na: 1.2.3', ['a'], '3:4 string 1.2.3'],
    ['x: &t 1.2.3\na: *t', ['a'], '1:7 string 1.2.3 by 2:4'],
    ['x: &t\n  b: 1.2.3\na: *t', ['a', 'b'], '2:6 string 1.2.3'],
    ['x: &t 1\ny: &t 1.2.3\na: *t', ['a'], '2:7 string 1.2.3 by 3:4'],
    ['x: &k a\n*k : 1.2.3', ['a'], '2:6 string 1.2.3'],
    ['"\\u0061": 1.2.3', ['a'], '1:11 string 1.2.3'],
    ['a: "x\n\n  y"\nb: 1.2.3', ['b'], '4:4 string 1.2.3'],
    ['"a.b": {c: 1.2.3}', ['a.b', 'c'], '1:12 string 1.2.3'],
    ['a: 1', ['b'], 'none'],
    ['a: [1]', ['a', 1], 'none'],
    ['a: [1]', ['a', 'x'], 'none'],
    ['a: 1', ['a', 'b'], 'none'],
    ['a: {b: 1}', ['a'], 'none'],
  ])('%j at %j', (text, path, expected) => {
    if (text.startsWith('# c\r')) expect(problemOf(text)).toMatch(/^3:1 /);
    else expect(show(text, path)).toBe(expected);
  });

  it('of the keys and of their values', () => {
    const text = 'a:\n  "b" : [x, {{ y }}]\n';
    const file = new YamlFile('a.yaml', text);
    const member = file.root?.at(['a'])?.member('b') ?? null;
    expect(member && [member.name, at(member.key), at(member.value.place)]).toEqual(['b', '2:3', '2:9']);
    const item = member?.value?.at([1]) ?? null;
    expect(item?.source).toBe('{{ y }}');
  });

  it('of documents', () => {
    const file = new YamlFile('a.yaml', '---\n---\na: 1\n...\n--- [b]\n');
    expect(file.documents.map((value) => value && at(value.place))).toEqual([expect.anything(), '3:1', '5:5']);
    expect(file.documents[1]?.isMap).toBe(true);
    expect(file.documents[2]?.isMap).toBe(false);
    expect((file.documents[2]?.items ?? []).map((item) => item.scalar?.text)).toEqual(['b']);
    expect(new YamlFile('a.yaml', '# nothing').root).toBeNull();
    expect(new YamlFile('a.yaml', '').root).toBeNull();
  });
});

describe('merge keys', () => {
  const members = (text: string, name = 'a') => {
    const file = new YamlFile('a.yaml', text);
    return Object.fromEntries(
      (file.root?.at([name])?.members ?? []).map((member) => {
        const scalar = member.value.scalar;
        expect(file.root?.at([name])?.member(member.name) ?? null).toEqual(member);
        return [member.name, scalar === null ? 'none' : `${at(scalar.place)} ${scalar.text}`];
      }),
    );
  };

  it.each<[string, string, Record<string, string>]>([
    ['an own key before them', 'x: &x {t: 1, u: 2}\na:\n  <<: *x\n  t: 3\n', { t: '4:6 3', u: '1:17 2' }],
    ['the first of a list', 'x: &x {t: 1}\ny: &y {t: 2, u: 3}\na:\n  <<: [*x, *y]\n', { t: '1:11 1', u: '2:17 3' }],
    ['written in place', 'a:\n  <<: {t: 1}\n  u: 2\n', { t: '2:11 1', u: '3:6 2' }],
    [
      'through another',
      'x: &x {t: 1}\ny: &y {<<: *x, u: 2}\na: {<<: *y, v: 3}\n',
      { t: '1:11 1', u: '2:19 2', v: '3:16 3' },
    ],
    ['with its tag', 'x: &x {t: 1}\na: {!!merge <<: *x}\n', { t: '1:11 1' }],
    ['in quotes it is none', 'x: &x {t: 1}\na: {"<<": 5}\n', { '<<': '2:11 5' }],
    ['as text it is none', 'x: &x {t: 1}\na: {!!str <<: 5}\n', { '<<': '2:15 5' }],
    [
      'two of them with different members',
      'x: &x {t: 1}\ny: &y {u: 2}\na: {<<: *x, <<: *y}\n',
      { t: '1:11 1', u: '2:11 2' },
    ],
    ['the same value on both sides', 'x: &x {t: 1}\na: {t: 1, <<: *x}\n', { t: '2:8 1' }],
    ['two whole numbers, of which none is a version', 'x: &x {t: 600}\na: {t: 900, <<: *x}\n', { t: '2:8 900' }],
    ['the same anchor twice', 'x: &x {t: {v: 1}}\na: {<<: [*x, *x]}\n', { t: 'none' }],
    ['of nothing', 'a: {<<: , t: 1}\n', { t: '1:14 1' }],
    ['of what is no mapping', 'a: {<<: 5, t: 1}\n', { t: '1:15 1' }],
    ['aliases as values', 'x: &x 1\na: {t: *x}\n', { t: '1:7 1' }],
    ['of a compose file, own keys anywhere', 'services: {}\nx: &x {t: 1}\na: {t: 2, <<: *x}\n', { t: '3:8 2' }],
  ])('%s', (_, text, expected) => {
    expect(members(text)).toEqual(expected);
  });

  it.each<[string, string]>([
    // Helm's parser lets what is merged override the key before it, others do not.
    ['x: &x {t: 1.1}\na: {t: 2.1, <<: *x}\n', '2:13'],
    ['x: &x {t: 1}\na: {t: 0, <<: *x}\n', '2:11'],
    ['x: &x {t: true}\na: {t: 1, <<: *x}\n', '2:11'],
    ['x: &x {t: v1}\na:\n  t: v2\n  <<: [*x]\n', '4:3'],
    ['x: &x {t: {v: 1}}\na: {t: {v: 1}, <<: *x}\n', '2:16'],
    ['x: &x {t: "1"}\na: {t: 1, <<: *x}\n', '2:11'],
    ['x: &x {t: a}\ny: &y {t: b}\na: {<<: *x, <<: *y}\n', '3:13'],
    ['services: {}\nx: &x {t: a}\ny: &y {t: b}\na: {<<: *x, <<: *y}\n', '4:13'],
  ])('that parsers read in different ways: %j', (text, place) => {
    const why = 'a merge key brings in "t" behind another one; parsers differ on which counts';
    expect(problemOf(text)).toBe(`${place} ${why}`);
  });

  it('may be deep', () => {
    const links = Array.from(
      { length: 100 },
      (_, index) => `a${index + 1}: &a${index + 1} {<<: *a${index}, k${index}: 1}`,
    );
    expect(Object.keys(members(['a0: &a0 {k: 1}', ...links].join('\n'), 'a100'))).toHaveLength(101);
  });
});

describe('keys that occur twice', () => {
  it.each<[string, string]>([
    ['a: 1\na: 2\n', '2:1 the key "a" appears twice'],
    ['a: 1\n"a": 2\n', '2:1 the key "a" appears twice'],
    ["'a': 1\nb: 1\na: 2\n", '3:1 the key "a" appears twice'],
    ['1: 1\n"1": 2\n', '2:1 the key "1" appears twice'],
    ['a:\n  b:\n    c: 1\n    d: 1\n    c: 1\n', '5:5 the key "c" appears twice'],
    ['a: {b: 1, c: 2, b: 3}\n', '1:17 the key "b" appears twice'],
    ['- a: 1\n  a: 1\n', '2:3 the key "a" appears twice'],
    ['a: 1\n---\nb: 1\nb: 1\n', '4:1 the key "b" appears twice'],
    ['a: 1\n? a\n: 2\n', '2:3 the key "a" appears twice'],
    ['"a": 1\n"\\x61": 2\n', '2:1 the key "a" appears twice'],
    ['a: 1\n!!str a: 2\n', '2:7 the key "a" appears twice'],
    ['x: &k a\na: 1\n*k : 2\n', '3:1 the key "a" appears twice'],
    ['{"a": 1,\r\n "a": 2}', '2:2 the key "a" appears twice'],
    ['"\\n::error::x": 1\n"\\n::error::x": 1\n', '2:1 the key "\\n::error::x" appears twice'],
    ['a: 1\nb: "{{ x }}"\na: 2\n', '3:1 the key "a" appears twice'],
    ['a: 1\nb: {{ x }}\na: 2\n', '3:1 the key "a" appears twice'],
    ['__proto__: 1\n__proto__: 1\n', '2:1 the key "__proto__" appears twice'],
  ])('%j', (text, expected) => {
    expect(problemOf(text)).toBe(expected);
  });

  it.each(['a: {b: 1}\nc: {b: 1}\n', 'a: 1\nA: 1\n', '- a: 1\n- a: 1\n', 'a: 1\n---\na: 1\n', '1: 1\n1.0: 2\n'])(
    'but not in %j',
    (text) => {
      expect(problemOf(text)).toBeNull();
    },
  );

  it('are refused where they are written in another way than text', () => {
    expect(problemOf('tag: 1.0.0\n!!binary dGFn: 2.0.0\n')).toBe('2:10 a key with a tag');
    expect(problemOf('!!int 1: a\n')).toBe('1:7 a key with a tag');
  });
});

describe('aliases', () => {
  it.each<[string, string]>([
    ['a: *b\n', '1:4 the alias b has no anchor that ends before it'],
    ['a: *b\nb: &b 1\n', '1:4 the alias b has no anchor that ends before it'],
    ['a: &b 1\n---\na: *b\n', '3:4 the alias b has no anchor that ends before it'],
    ['a: &a [*a]\n', '1:8 the alias a has no anchor that ends before it'],
    ['a: &a\n  b: *a\n', '2:6 the alias a has no anchor that ends before it'],
    ['a: &a\n  <<: *a\n', '2:7 the alias a has no anchor that ends before it'],
    ['a: &a\n  *a : 1\n', '2:3 the alias a has no anchor that ends before it'],
    ['&a a: *a\nb: &c {d: [1, *c]}\n', '2:15 the alias c has no anchor that ends before it'],
  ])('%j', (text, expected) => {
    expect(problemOf(text)).toBe(expected);
  });

  const links = (link: (before: string, own: string) => string) =>
    ['a0: &a0 {x: 1}', ...Array.from({ length: 60 }, (_, index) => link(`*a${index}`, `a${index + 1}`))].join('\n');

  it.each<[string, string]>([
    ['items', links((before, own) => `${own}: &${own} [${`${before},`.repeat(9)}]`)],
    ['members', links((before, own) => `${own}: &${own} {b: ${before}, c: ${before}}`)],
    ['merge keys', links((before, own) => `${own}: &${own} {<<: [${before}, ${before}]}`)],
    ['keys', links((before, own) => `${own}: &${own} {? ${before} : 1, ? [${before}] : 2}`)],
    [
      'documents',
      Array.from({ length: 110 }, () => `---\na: &a [${'1,'.repeat(99)}]\nb: [${'*a,'.repeat(99)}]`).join('\n'),
    ],
  ])('multiply by %s', (_, text) => {
    expect(problemOf(text)).toMatch(/^\d+:\d+ its aliases expand to too many values$/);
  });

  it('may repeat what is large', () => {
    expect(problemOf(`a: &a [${'1,'.repeat(1_000)}]\nb:\n${'  - *a\n'.repeat(900)}`)).toBeNull();
  });
});

describe('templates', () => {
  it.each<[string, YamlPath, string]>([
    ['a: "{{ x }}"', ['a'], '1:4 string {{ x }} (template)'],
    ['a: {{ x }}\nb: 1.2.3', ['b'], '2:4 string 1.2.3'],
    ['{{- if x }}\na: 1\n{{- end }}\nb: 1.2.3', ['b'], '4:4 string 1.2.3'],
    ['a: {{ x | default "y: z" }} # {{ c }}\nb: 1.2.3', ['b'], '2:4 string 1.2.3'],
    ['{{/* a\n b: 1\n*/}}\nb: 1.2.3', ['b'], '4:4 string 1.2.3'],
    ['a: {{ x\n  y }}\nb: 1.2.3', ['b'], '3:4 string 1.2.3'],
    ['a: {{ x }}\r\n{{ y }}\r\nb: 1.2.3\r\n', ['b'], '3:4 string 1.2.3'],
    ['a:\n  {{ x }}\nb: 1.2.3', ['b'], '3:4 string 1.2.3'],
    ['a: "{{"\nb: 1.2.3', ['a'], '1:4 string {{'],
    ['a: "}}{{"\nb: 1.2.3', ['a'], '1:4 string }}{{'],
    // What is YAML by itself hides nothing between braces.
    ['{a: "{{", t: 1.2.3, b: "}}"}', ['t'], '1:14 string 1.2.3'],
    ['a: "{{"\nt: 1.2.3\nb: "}}"', ['t'], '2:4 string 1.2.3'],
    ['# {{\nt: 1.2.3\n# }}', ['t'], '2:4 string 1.2.3'],
    ['{a: {b: {c: 1.2.3}}}', ['a', 'b', 'c'], '1:13 string 1.2.3'],
    ['{"a":{"b":{"c":"1.2.3"}}}', ['a', 'b', 'c'], '1:16 string 1.2.3'],
  ])('%j', (text, path, expected) => {
    expect(show(text, path)).toBe(expected);
  });

  it('keep their places in a value', () => {
    const text = 'b: 1\na: x-{{ .y }}-z # c\n{{ end }}\n';
    const file = new YamlFile('a.yaml', text);
    const value = (file.root?.at(['a']) ?? null) as YamlValue;
    const scalar = value.scalar;
    expect(hasTemplate(scalar?.text ?? '')).toBe(true);
    expect(scalar?.text).toHaveLength('x-{{ .y }}-z'.length);
    expect(value.source).toBe('x-{{ .y }}-z');
    expect(at(value.place)).toBe('2:4');
  });

  it.each(['a: {{ x\nb: 1', '{{', 'a: }}\nb: {{'])('without an end are no YAML: %j', (text) => {
    expect(problemOf(text)).not.toBeNull();
  });
});

describe('what is no YAML', () => {
  it.each<[string, RegExp]>([
    ['a: b: c', /^1:4 /],
    ['a: [1', /^1:\d /],
    ['a: "x', /^1:4 a quoted scalar that does not end/],
    ["a: 'x\nb: 1", /^1:4 a quoted scalar that does not end/],
    ['a: "\\q"', /^1:\d /],
    ['a: @x', /^1:4 /],
    ['a:\n\tb: 1', /^2:1 /],
    ['a: [\nb\n]\n', /^2:1 a flow collection that does not end/],
    ['}', /^1:1 /],
    ['a: 1\n b: 2', /^\d:\d /],
    ['- a\nb: 1', /^2:1 /],
    ['a: |x\n  b', /^1:5 /],
    ['a: &x &y 1', /^1:7 /],
    ['a: !!str !!str 1', /^1:10 /],
    ['a: &b *c', /^1:\d /],
    ['%FOO\na: 1', /^\d:\d /],
  ])('%j', (text, expected) => {
    expect(problemOf(text)).toMatch(expected);
  });

  it.each<[string, string]>([
    ['a: 1\nb: \0\n', '2:4 the character U+0000'],
    ['\uFEFFa: 1', '1:1 the character U+FEFF'],
    ['a: 1\n---\n\uFEFFb: 1', '3:1 the character U+FEFF'],
    ['a: \u001B[31m', '1:4 the character U+001B'],
    ['\u0002\u0018\u001F', '1:1 the character U+0002'],
    ['a: 1 # \u007F', '1:8 the character U+007F'],
    ['# c\u2028tag: 2.0.0\n', '1:4 the character U+2028'],
    ['a: x\u0085b: 1\n', '1:5 the character U+0085'],
    ['a: |\n  x\u2029b: 1\n', '2:4 the character U+2029'],
  ])('characters that parsers disagree on: %j', (text, expected) => {
    expect(problemOf(text)).toBe(expected);
  });
});

/** Enough for what takes the square of it to be seen. */
const BYTES = 20_000;
const fill = (piece: string) => piece.repeat(BYTES / piece.length);
function lines(line: (index: number) => string): string {
  const all: string[] = [];
  for (let length = 0, index = 0; length < BYTES; index += 1) {
    const text = line(index);
    length += text.length;
    all.push(text);
  }
  return all.join('');
}

describe('much of anything has an answer', { timeout: 3_000 }, () => {
  it.each<[string, () => string]>([
    ['open brackets', () => fill('[')],
    ['brackets', () => '['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2)],
    ['closed brackets', () => fill(']')],
    ['open braces', () => fill('{')],
    ['open mappings', () => fill('{a: ')],
    ['closed braces', () => fill('}')],
    ['commas', () => `[${fill(',')}`],
    ['items in a row', () => `[${fill('a,')}]`],
    ['pairs in a row', () => `[${fill('a: b,')}]`],
    ['question marks in a row', () => `x: [${fill('? ')}`],
    ['dashes', () => fill('- ')],
    ['question marks', () => fill('? ')],
    ['colons', () => fill(': ')],
    ['keys on a line', () => fill('a: ')],
    ['lines of dashes', () => fill('-\n')],
    ['lines of question marks', () => fill('?\n')],
    ['lines of colons', () => fill(':\n')],
    ['steps', () => lines((index) => `${' '.repeat(index)}a:\n`)],
    ['steps of dashes', () => lines((index) => `${' '.repeat(index)}-\n`)],
    ['keys', () => lines((index) => `k${index}: 1\n`)],
    ['keys of a flow mapping', () => `{${lines((index) => `"k${index}":1,`)}}`],
    ['a long key', () => `${fill('k')}: 1`],
    ['mappings as keys', () => lines((index) => `{a: ${index}}: 1\n`)],
    ['anchors and aliases', () => lines((index) => `a${index}: &a${index} 1\nb${index}: *a${index}\n`)],
    ['one anchor time and again', () => lines((index) => `a${index}: &a 1\nb${index}: *a\n`)],
    ['aliases as keys', () => `a: &a 1\nb:\n${lines((index) => `  *a : ${index}\n`)}`],
    ['merge keys', () => `a: &a {x: 1}\nb:\n${fill('  <<: *a\n')}`],
    ['anchors of one node', () => fill('&a ')],
    ['tags of one node', () => fill('!!str ')],
    ['tags', () => lines((index) => `- !tag${index} a\n`)],
    ['tags that are known', () => fill('- !!int abc\n')],
    ['a set', () => `!!set {${lines((index) => `k${index},`)}}`],
    ['an ordered mapping', () => `!!omap [${lines((index) => `k${index}: 1,`)}]`],
    ['base 64', () => `!!binary ${fill('aGVs')}`],
    ['tag directives', () => `${lines((index) => `%TAG !t${index}! tag:example.com,2000:\n`)}---\na: 1\n`],
    ['a long tag directive', () => `%TAG !e! tag:${'x'.repeat(100_000)}\n---\n${'- !e!a b\n'.repeat(3_000)}`],
    ['unknown directives', () => `${fill('%FOO\n')}---\na: 1\n`],
    ['documents', () => fill('---\n')],
    ['ends of documents', () => fill('...\n')],
    ['documents with content', () => fill('---\na: 1\n')],
    ['comments', () => fill('#c\n')],
    ['comments behind a key', () => `a:\n${fill('  #c\n')}  b: 1\n`],
    ['comments in a flow sequence', () => `a: [\n${fill('b, #c\n')}]\n`],
    ['a comment', () => `#${fill('c')}`],
    ['empty lines', () => `a: 1${fill('\n')}b: 1\n`],
    ['empty lines in a scalar', () => `a: b${fill('\n')}  b\n`],
    ['blanks', () => `a: 1${fill(' ')}b`],
    ['lines of blanks', () => `a:\n${fill(' \n')} b: 1`],
    ['tabs', () => `${fill('\t\n')}a: 1`],
    ['carriage returns', () => fill('\r')],
    ['lines with a carriage return', () => fill('a: 1\r')],
    ['NUL', () => fill('\0')],
    ['byte-order marks', () => fill('\uFEFF\n')],
    ['the signs of the lexer', () => fill('\x1F\n')],
    ['block scalars', () => lines((index) => `a${index}: |\n  x\n`)],
    ['an indentation without measure', () => `a: |99999999999999\n${fill(' x\n')}`],
    ['a long header of a block scalar', () => `a: |${fill('+')}\n x`],
    ['a block scalar', () => `a: >\n${fill('  x\n   y\n\n')}`],
    ['empty lines of a block scalar', () => `a: |\n${fill('\n')}  x\n`],
    ['empty lines behind a block scalar', () => `a: |\n  x\n${fill('\n')}`],
    ['a staircase of blanks', () => `a: |\n${lines((index) => `${' '.repeat(index)}\n`)}x`],
    ['escapes', () => `a: "${fill('\\n')}"`],
    ['wrong escapes', () => `a: "${fill('\\q')}"`],
    ['escaped ends of lines', () => `a: "${fill('\\\n')}"`],
    ['lines between quotes', () => `a: "${fill('x\n ')}"`],
    ['lines between quotes, not indented', () => `a: "${fill('x\n')}"`],
    ['no second quote', () => `a: "${fill('x\n ')}`],
    ['double quotes', () => fill('"')],
    ['single quotes', () => fill("'")],
    ['ends of documents between quotes', () => `a: '${fill('x\n---\n ')}'`],
    ['a plain scalar', () => `a: ${fill('x ')}`],
    ['lines of a plain scalar', () => `a:\n${fill('  x\n')}`],
    ['colons of a plain scalar', () => `a: ${fill('x:')}`],
    ['errors', () => fill('a: b: c\n')],
    ['wrong brackets', () => fill('a: [}\n')],
    ['missing values', () => fill('a\nb: 1\n')],
    ['text behind quotes', () => fill('"a"b\n')],
    ['lone surrogates', () => fill('- "\\uD800"\n')],
    ['templates', () => fill('{{ x }}\n')],
    ['templates on a line', () => `a: ${fill('{{x}}')}`],
    ['templates before a text', () => `${fill('{{x}}')} x`],
    ['lines of templates before a text', () => fill(`${'{{x}} '.repeat(20)}y\n`)],
    ['templates without an end', () => fill('{{ x\n')],
    ['templates without an end on a line', () => fill('{{ x ')],
    ['blanks behind a template', () => `{{x}}${fill(' ')}x`],
  ])('%s', (_, make) => {
    const text = make();
    let file: YamlFile;
    try {
      file = new YamlFile('a.yaml', text);
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemError);
      return;
    }
    const pending = file.documents.flatMap((value) => value ?? []);
    for (let seen = 0; pending.length > 0 && seen < 20_000; seen += 1) {
      const value = pending.pop() as YamlValue;
      value.scalar;
      pending.push(...value.items.slice(0, 100), ...value.members.slice(0, 100).map((member) => member.value));
    }
  });

  it.each([
    ['levels', `a: ${'['.repeat(300)}${']'.repeat(300)}`, '1:203 more than 200 levels'],
    ['documents', '---\n'.repeat(20_001), 'more than 20000 documents'],
    ['directives', `%TAG !e! tag:${'x'.repeat(2_000)}\n---\na: 1\n`, 'more than 1024 characters in a directive'],
  ])('more %s than any file has', (_, text, expected) => {
    expect(problemOf(text)).toContain(expected);
  });

  it('more parts than any file has', { timeout: 60_000 }, () => {
    expect(problemOf(`[${','.repeat(1_500_000)}`)).toContain('more than 1500000 parts');
  });

  it('reads a thousand lines in flow style', () => {
    const text = `items:\n${'  - { name: a, image: "registry.example.com/some/where/else:1.2.3" }\n'.repeat(1_000)}`;
    expect(problemOf(text)).toBeNull();
  });

  it('finds a version below 150 levels', () => {
    const text = Array.from({ length: 150 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    expect(show(`${text} 1.2.3\n`, Array(150).fill('a'))).toBe('150:153 string 1.2.3');
  });
});
