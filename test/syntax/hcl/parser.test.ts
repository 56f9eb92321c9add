// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the files that are read
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../src/problems/problem.ts';
import { parseHcl } from '../../../src/syntax/hcl/parser.ts';
import type { HclExpression } from '../../../src/syntax/hcl/tree.ts';
import { holds } from '../../support/holds.ts';

/** An expression in few words, so that its structure can be seen. */
function show(expression: HclExpression): string {
  switch (expression.kind) {
    case 'literal':
      return /^(?:\d.*|true|false|null)$/.test(`${expression.value}`) ? `${expression.value}` : `'${expression.value}'`;
    case 'template':
      return `"${expression.parts.map(showPart).join('')}"`;
    case 'list':
      return `[${expression.items.map(show).join(' ')}]`;
    case 'object':
      return `{${expression.members.map(({ key, value }) => `${show(key)}=${show(value)}`).join(' ')}}`;
    case 'call':
      return `${expression.name}(${expression.arguments.map(show).join(' ')})`;
    case 'name':
      return expression.name;
    case 'member':
      return `${show(expression.of)}.${expression.name}`;
    case 'index':
      return `${show(expression.of)}[${show(expression.key)}]`;
    case 'equality':
      return `(${show(expression.left)} ${expression.isEqual ? '==' : '!='} ${show(expression.right)})`;
    case 'conditional':
      return `(${show(expression.condition)} ? ${show(expression.then)} : ${show(expression.otherwise)})`;
    case 'for': {
      const { names, of, key, value } = expression;
      return `for(${names.join(' ')} in ${show(of)}: ${key === null ? '' : `${show(key)} => `}${show(value)})`;
    }
    case 'other':
      return `other(${expression.source.text.slice(expression.start, expression.end).replace(/\s+/g, ' ')})`;
  }
}

function showPart(part: HclExpression): string {
  if (part.kind === 'literal') return `${part.value}`.replaceAll('\n', '⏎').replaceAll('\r', '␍');
  return part.kind === 'other' && part.source.text.startsWith('%{', part.start) ? '%' : `<${show(part)}>`;
}

/** What the arguments of a text are. */
function read(text: string): string {
  const { attributes } = parseHcl('main.tf', text);
  return [...attributes.values()].map(({ name, value }) => `${name}: ${show(value)}`).join(', ');
}

function problemOf(text: string): string {
  try {
    parseHcl('main.tf', text);
  } catch (error) {
    if (error instanceof ProblemError)
      return `${error.problem.place?.line} ${error.problem.code} ${error.problem.found}`;
    throw error;
  }
  return 'none';
}

/** Every expression in an expression, itself first. */
function* expressionsIn(value: object): Generator<HclExpression> {
  if ('kind' in value && 'end' in value) yield value as HclExpression;
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'source' && typeof part === 'object' && part !== null) yield* expressionsIn(part);
  }
}

describe('HCL', () => {
  it.each([
    ['a = 1\nb = "x" # c\n', 'a: 1, b: "x"'],
    ['a = 1.5e-3\r\nb = true // c\r\n', 'a: 1.5e-3, b: true'],
    ['/* a\n = */ b = null', 'b: null'],
    ['é-x = y-z', 'é-x: y-z'],
    ['a = "\\"\\\\\\n\\u00e9\\U0001F600"', 'a: ""\\⏎é😀"'],
    ['a = "$ % $$ %% $x {} %%{ $${b}"', 'a: "$ % $$ %% $x {} %{ ${b}"'],
    ['a = "x${b}y${~ c.d ~}"', 'a: "x<b>y<c.d>"'],
    ['a = "%{ if x ~}1%{ else }2%{ endif }"', 'a: "%1%2%"'],
    ['a = "%{ for k, v in x }${v}%{ endfor }"', 'a: "%<v>%"'],
    ['a = "${"${b}"}"', 'a: "<"<b>">"'],
    ['a = <<EOT\n  x ${y}\nEOT x\nEOT\nb = 1\n', 'a: "  x <y>⏎EOT x⏎", b: 1'],
    ['a = <<-EOT\n    x\n\n      y\n    ${z}\n  EOT\n', 'a: "    x⏎⏎      y⏎    <z>⏎"'],
    ['a = <<EOT\r\nx\r\nEOT\r\n', 'a: "x␍⏎"'],
    ['a = [<<E\nx\nE\n, 2]', 'a: ["x⏎" 2]'],
    ['a = {\n  b = <<E\nx\nE\n  c = 1\n}', `a: {'b'="x⏎" 'c'=1}`],
    ['a = <<E\n${<<F\nx\nF\n}\nE', 'a: "<"x⏎">⏎"'],
    ['a = [\n  1, # x\n  b,\n]', 'a: [1 b]'],
    ['a = { b : 1, "c" = 2, (d) = 3, "${e}" = 4 }', `a: {'b'=1 "c"=2 d=3 "<e>"=4}`],
    ['a = {\n  b = c\n  (d) = 1\n  e = f\n}', `a: {'b'=c d=1 'e'=f}`],
    ['a = {}\nb = []', 'a: {}, b: []'],
    ['a = b.c["d"][e].f', 'a: b.c["d"][e].f'],
    ['a = b[*].c\nd = e.*.f', 'a: b[other(*)].c, d: other(e.*.f)'],
    ['a = f(1, [2]...)\nb = provider::x::y()', 'a: f(1 other([2]...)), b: provider()'],
    ['a = f(\n  1,\n  2,\n)', 'a: f(1 2)'],
    ['a = b ? c : d ? e : f', 'a: (b ? c : (d ? e : f))'],
    ['a = b ? c ? d : e : f', 'a: (b ? (c ? d : e) : f)'],
    ['a = b?c:d', 'a: (b ? c : d)'],
    ['a = b == "c" ? {d = e} : "${f ? g : h}"', 'a: ((b == "c") ? {\'d\'=e} : "<(f ? g : h)>")'],
    ['a = { b = c ? d : e, f : g != 1 }', "a: {'b'=(c ? d : e) 'f'=(g != 1)}"],
    ['a = (b ? c : d).e', 'a: (b ? c : d).e'],
    ['a = !b && c ? d : e', 'a: (other(!b && c) ? d : e)'],
    ['a = b == c && d', 'a: other(b == c && d)'],
    ['a = b ? c', 'a: other(b ? c)'],
    ['a = [for b in c : b ? d : e]', 'a: for(b in c: (b ? d : e))'],
    ['a = {for b, c in d : b => c.e}', 'a: for(b c in d: b => c.e)'],
    ['a = [\n  for b in [c, d] :\n  "${b}" # e\n]', 'a: for(b in [c d]: "<b>")'],
    ['a = [for b in c : b if b != ""]', 'a: for(b in c: other(b if b != ""))'],
    ['a = {for b in c : b.d => b...}', 'a: for(b in c: b.d => other(b...))'],
    ['a = {for b in c : b}', 'a: other({for b in c : b})'],
    ['a = [for b in c : d => e]', 'a: other([for b in c : d => e])'],
    ['a = b == c && !d || e > 1 + 2 * -3', 'a: other(b == c && !d || e > 1 + 2 * -3)'],
    ['a = (b\n  + c)', 'a: other(b + c)'],
    ['a = { for k, v in x : k => v... if v != 1 }', 'a: for(k v in x: k => other(v... if v != 1))'],
    ['a = [for x in y : x]', 'a: for(x in y: x)'],
    ['a = x ? <<E\n]\nE\nb = "}" == {c = ")"} # }\n', 'a: other(x ? <<E ] E), b: ("}" == {\'c\'=")"})'],
    ['a = 1 b = 2\nc = [1 2]', 'a: other(1 b = 2), c: [other(1 2)]'],
    ['a = { for = 1 }', `a: {'for'=1}`],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads blocks, whose ends are known', () => {
    const text = 'resource "x" y {\n  a = 1\n  b { c = 2 }\n  d {}\n}\n';
    const [block] = parseHcl('main.tf', text).blocks;
    expect(block).toMatchObject({ type: 'resource', labels: ['x', 'y'], start: 0, end: text.length - 1 });
    expect([...(block?.body.attributes.keys() ?? [])]).toEqual(['a']);
    expect(block?.body.blocks.map(({ type, body }) => [type, body.attributes.size])).toEqual([
      ['b', 1],
      ['d', 0],
    ]);
  });

  it('knows the place of everything', () => {
    const text = 'a = {\n  b = "x${c.d}"\n  e = <<-E\n    f: ${g}\n  E\n}\n';
    const value = parseHcl('main.tf', text).attributes.get('a')?.value;
    const places = [...expressionsIn(value as HclExpression)].map(({ kind, source, start, end }) => {
      const { line, column } = source.placeAt(start);
      return `${line}:${column} ${kind} ${text.slice(start, end).length}`;
    });
    expect(places.sort()).toEqual(
      [
        '1:5 object 46',
        '2:3 literal 1',
        '2:7 template 9',
        '2:8 literal 1',
        '2:11 name 1',
        '2:11 member 3',
        '3:3 literal 1',
        '3:7 template 20',
        '4:1 literal 7',
        '4:10 name 1',
        '4:12 literal 1',
      ].sort(),
    );
  });

  it.each([
    ['a = 1 ) b = 2', "1 unparseable the line's end is expected"],
    ['a =\n 1', '1 unparseable a value is expected'],
    ['a = 1\na = 2', '2 unparseable a is set twice'],
    ['a = b\n- c', '2 unparseable an argument or a block is expected'],
    ['a = "x\ny"', '1 unparseable a string that does not end'],
    ['a = "x', '1 unparseable a string that does not end'],
    ['a = "${x"', '1 unparseable a string that does not end'],
    ['a = "${x', '1 unparseable an interpolation that does not end'],
    ['a = "%{ if x', '1 unparseable it ends where a value is expected'],
    ['a = "\\q"', '1 unparseable an escape that is none'],
    ['a = "\\UFFFFFFFF"', '1 unparseable an escape that is none'],
    ['b = 1\na = <<EOT\nx\n', '2 unparseable a heredoc that does not end'],
    ['a = <<EOT\nx\nEOT b\n', '1 unparseable a heredoc that does not end'],
    ['a = <<EOT x\nEOT\n', '2 unparseable a block is expected'],
    ['/* a', '1 unparseable a comment that does not end'],
    ['a {\nb = 1\n', '1 unparseable a block that does not end'],
    ['a {\n}}\n', "2 unparseable the line's end is expected"],
    ['a = [1)', '1 unparseable `,` or `]` is expected'],
    ['a = {b = 1)}', '1 unparseable `,` or `}` is expected'],
    ['a', '1 unparseable it ends where a block is expected'],
    ['a = \0', '1 unparseable the character U+0000'],
    ['"a" = 1', '1 unparseable an argument or a block is expected'],
  ])('refuses %j', (text, expected) => {
    expect(problemOf(text)).toBe(expected);
  });

  it.each([
    ['lists', `a = ${'['.repeat(100_000)}`],
    ['parentheses', `a = ${'('.repeat(100_000)}`],
    ['blocks', 'a {\n'.repeat(100_000)],
    ['templates', `a = ${'"${'.repeat(100_000)}`],
    ['heredocs', `a = ${'<<E\n${'.repeat(100_000)}`],
    ['what is skipped', `a = !${'['.repeat(100_000)}`],
    ['members', `a = b${'.c'.repeat(100_000)}`],
  ])('refuses more levels than any file has: %s', (_, text) => {
    expect(problemOf(text)).toContain('more than 150 levels');
  });

  it.each([
    ['signs', `a = ${'!'.repeat(100_000)}1`],
    ['conditions', `a = ${'1 ? 1 : '.repeat(100_000)}1`],
    ['a long chain', `a = 1${' + 1'.repeat(100_000)}`],
    ['many signs', `a = <<E\n${'$%'.repeat(500_000)}\nE\n`],
    ['many lines that are almost the end', `a = <<E\n${' E E\n'.repeat(300_000)}E\n`],
    [
      'many blocks',
      Array.from({ length: 20_000 }, (_, i) => `resource "x" "y${i}" {\n  a = "b\${var.c}"\n}\n`).join(''),
    ],
  ])('reads a text of any size: %s', (_, text) => {
    expect(problemOf(text)).toBe('none');
  });

  it('never throws anything but a problem', () => {
    const parts = [
      'a',
      ' ',
      '=',
      '"',
      '${',
      '%{',
      '}',
      '{',
      '\n',
      '<<E\n',
      'E\n',
      '[',
      ']',
      '(',
      ')',
      '.',
      ',',
      '1',
      '?',
      ':',
      '\\',
      '#',
      '/*',
      '~',
    ];
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((words) => words.join(''));
    holds(
      fc.property(text, (each) => typeof problemOf(`a = ${each}`) === 'string'),
      { numRuns: 3_000 },
    );
  });
});
