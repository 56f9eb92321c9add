import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLine, lineForLog, quoteForLog, quoteForMarkdown } from '../../src/render/escape.ts';
import { holds } from '../support/holds.ts';

/** Free text in which everything that could do harm is likely. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '::',
        '::error::',
        '##[',
        '##[error]',
        '|',
        '`',
        '```',
        '<',
        '>',
        '&',
        '@',
        '[x](y)',
        '![',
        '</details>',
        '<!--',
      ),
      fc.constantFrom(
        '\n',
        '\r',
        '\r\n',
        '\u2028',
        '\u001B[31m',
        '\u0007',
        '\u202E',
        '\u200B',
        '\\',
        '%0A',
        '$',
        '*',
        '_',
        '~~',
        '#1',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('for Markdown', () => {
  it('nothing but letters, digits, blanks and references is left within the code element', () => {
    holds(
      fc.property(hostile, (text) => {
        const quoted = quoteForMarkdown(text);
        expect(quoted).toMatch(/^<code>.*<\/code>$/);
        const inner = quoted.slice('<code>'.length, -'</code>'.length).replace(/&#\d+;/g, '');
        expect(inner).not.toMatch(/[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=\n\r\t\p{Cc}\p{Cf}\u2028\u2029]/u);
      }),
      { numRuns: 3_000 },
    );
  });

  it('shows a person what stands there', () => {
    expect(quoteForMarkdown('a|b')).toBe('<code>a&#124;b</code>');
    expect(quoteForMarkdown('fixtures/index.json')).toBe('<code>fixtures/index&#46;json</code>');
  });

  it('cuts what nobody would read, between characters', () => {
    const quoted = quoteForMarkdown('😀'.repeat(100_000));
    expect(quoted).toBe(`<code>${'😀'.repeat(240)}…</code>`);
  });
});

describe('for a log', () => {
  it('one line without a command, a terminal escape or a hidden character', () => {
    holds(
      fc.property(hostile, (text) => {
        for (const line of [quoteForLog(text), lineForLog(text)]) {
          expect(line).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}\u2028\u2029]/u);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['::error::x', ': :error: :x'],
    [':::x', ': : :x'],
    ['##[error]x', '# #[error]x'],
    ['###[x', '## #[x'],
    ['two\nlines', 'two lines'],
    ['plain: text # [1]', 'plain: text # [1]'],
  ])('%j becomes %j', (text, line) => {
    expect(quoteForLog(text)).toBe(line);
  });

  it('cuts a quotation, not a message of our own', () => {
    expect(quoteForLog('x'.repeat(1_000))).toHaveLength(241);
    expect(lineForLog('x'.repeat(1_000))).toHaveLength(1_000);
  });
});

describe('for a line of JSON', () => {
  it('reads the same and holds no command', () => {
    holds(
      fc.property(hostile, (text) => {
        const line = jsonLine({ text, [text]: [text] });
        expect(line).not.toContain('##[');
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify({ text, [text]: [text] })));
      }),
      { numRuns: 3_000 },
    );
  });
});
