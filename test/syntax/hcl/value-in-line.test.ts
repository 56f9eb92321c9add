// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the lines that are read
import { expect, it } from 'vitest';
import { valueInLine } from '../../../src/syntax/hcl/value-in-line.ts';

it.each<[name: string, line: string, at: string, expected: string | null]>([
  ['a text', 'image = "${var.repo}:1.2.3"', 'var.repo', '"${var.repo}:1.2.3"'],
  [
    'a text beside other keys',
    '{ name = "bi", image = "${a.b["c"].url}:1.2.3", cpu = 512 }',
    'url',
    '"${a.b["c"].url}:1.2.3"',
  ],
  [
    'a call',
    '{ image = format("%s:%s", data.a.url, "1.2.3"), cpu = 512 }',
    'data.a',
    'format("%s:%s", data.a.url, "1.2.3")',
  ],
  ['a reference', '{ image = local.image, cpu = 512 }', 'local', 'local.image'],
  ['a text before a comment', 'image = "${var.repo}:1.2.3" # once', 'var.repo', '"${var.repo}:1.2.3"'],
  ['a condition', 'image = var.a ? var.b : "c:1.2.3"', 'var.b', null],
  ['a call in a call', 'image = join(":", [lower(var.a), "1.2.3"])', 'var.a', null],
  ['a key with a colon', '{ name = "bi", image : "${var.repo}:1.2.3" }', 'var.repo', null],
  ['a part of a text over several lines', '  "image": "${var.repo}:1.2.3"', 'var.repo', null],
])('finds %s on a line', (_, line, at, expected) => {
  expect(valueInLine(line, line.indexOf(at) + 1)).toBe(expected);
});
