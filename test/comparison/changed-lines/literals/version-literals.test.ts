import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairLiterals } from '../../../../src/comparison/changed-lines/literals/literal-comparison.ts';
import { changedLines } from '../../../../src/comparison/changed-lines/literals/version-literals.ts';
import { holds } from '../../../support/holds.ts';

/** The pairs of a change in few words: `2.90.0 → 2.91.0`, `2.90.0 →` for what has none to take its place. */
function pairs(before: string, after: string): string[] {
  return pairLiterals(changedLines(before, after, '-commercial', '')).map((pair) =>
    `${pair.before?.version ?? ''} → ${pair.after?.version ?? ''}`.trim(),
  );
}

describe('versions in changed lines', () => {
  it.each<[string, string, string, string[]]>([
    ['the same text but for the version', 'image: a:2.90.0', 'image: a:2.91.0', ['2.90.0 → 2.91.0']],
    ['a suffix that a tag may have', 'a:2.90.0-commercial', 'a:2.91.0-commercial', ['2.90.0 → 2.91.0']],
    ['another suffix', 'a:2.90.0-rc.1', 'a:2.91.0-rc.1', []],
    ['a leading v', 'tag: v2.90.0', 'tag: v2.91.0', ['2.90.0 → 2.91.0']],
    ['a digest behind the tag', 'a:2.90.0@sha256:ab', 'a:2.91.0@sha256:cd', ['2.90.0 → 2.91.0']],
    ['four numbers', 'a: 1.2.3.4', 'a: 1.2.3.5', []],
    ['a date', 'a: 2026.1.2', 'a: 2026.1.3', []],
    ['a comment', '# a: 2.90.0', '# a: 2.91.0', []],
    ['a line that moves', 'a: 2.90.0\nb: 1', 'b: 1\na: 2.90.0', []],
    [
      'two blocks that change their versions',
      '[a]\nt = 1.0.0\n[b]\nt = 2.0.0',
      '[a]\nt = 2.0.0\n[b]\nt = 1.0.0',
      ['1.0.0 → 2.0.0', '2.0.0 → 1.0.0'],
    ],
    ['indentation alone', 'a: 2.90.0', '  a: 2.90.0', []],
    ['the same key with another text', 'TAG=2.90.0', 'export TAG="2.91.0"', ['2.90.0 → 2.91.0']],
    [
      'lines of one text, by their order',
      'x: 1.0.0\nx: 2.0.0',
      'x: 1.1.0\nx: 2.1.0',
      ['1.0.0 → 1.1.0', '2.0.0 → 2.1.0'],
    ],
    [
      'lines of one text, by their blocks',
      'a:\n  t: 1.0.0\nb:\n  t: 2.0.0',
      'b:\n  t: 2.1.0\na:\n  t: 1.1.0',
      ['1.0.0 → 1.1.0', '2.0.0 → 2.1.0'],
    ],
    ['two versions on a line', 'from 1.0.0 to 2.0.0', 'from 1.1.0 to 2.1.0', ['1.0.0 → 1.1.0', '2.0.0 → 2.1.0']],
    ['several that become one', 'a: 1.0.0\nb:\n  a: 1.1.0', 'a: 2.0.0', ['1.0.0 → 2.0.0', '1.1.0 →']],
    ['nothing that it took the place of', '', 'a: 1.0.0', ['→ 1.0.0']],
  ])('%s', (_, before, after, expected) => {
    expect(pairs(before, after)).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['a key of YAML', '  lightdash_version: 1.0.0', 'lightdash_version'],
    ['a variable of a shell', 'export LIGHTDASH_VERSION="1.0.0"', 'LIGHTDASH_VERSION'],
    ['a variable of make', 'TAG ?= 1.0.0', 'TAG'],
    ['an option', 'helm upgrade x y --version 1.0.0', '--version'],
    ['an option with a sign', 'helm upgrade x y --set image.tag=1.0.0', 'image.tag'],
    ['a member of JSON', '{"tag": "1.0.0"}', 'tag'],
    ['nothing', '1.0.0', ''],
  ])('has the key in front of it: %s', (_, text, key) => {
    expect(changedLines('', text, '', '').after.map((literal) => literal.key)).toEqual([key]);
  });

  it.each<[string, string, string[]]>([
    ['keys of YAML', 'a:\n  b:\n    c: 1.0.0', ['a:', 'b:']],
    ['a section of TOML', '[app]\nx = 1\nv = "1.0.0"', ['[app]']],
    ['what says whose block it is', 'image:\n  repository: x/y\n  tag: 1.0.0', ['image:', 'repository: x/y']],
    ['the item of a list', '- name: x\n  newTag: 1.0.0\n- name: y\n  newTag: 2', ['- name: x']],
  ])('is under %s', (_, text, context) => {
    expect(changedLines('', text, '', '').after[0]?.around.context).toEqual(context);
  });

  it('joins the lines of a command', () => {
    const [literal] = changedLines(
      '',
      'helm upgrade lightdash \\\n  lightdash/lightdash \\\n  --version 1.0.0',
      '',
      '',
    ).after;
    expect(literal?.around.command).toContain('helm upgrade lightdash');
  });

  it('finds every version that is not on both sides, whatever the lines around it', () => {
    const part = fc.constantFrom('a: 1.0.0', 'b: 2.0.0', '  c: 3.0.0', 'x', '', '# 4.0.0', 'd: 5.0.0 e: 6.0.0');
    const text = fc.array(part, { maxLength: 12 }).map((lines) => lines.join('\n'));
    holds(
      fc.property(text, text, (before, after) => {
        const found = pairLiterals(changedLines(before, after, '', ''));
        const lines = changedLines(before, after, '', '');
        expect(new Set(found.flatMap((pair) => pair.before ?? []))).toEqual(new Set(lines.before));
        expect(new Set(found.flatMap((pair) => pair.after ?? []))).toEqual(new Set(lines.after));
      }),
      { numRuns: 300 },
    );
  });
});
