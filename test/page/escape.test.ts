import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockForMarkdown,
  codeForLog,
  jsonLine,
  lineForLog,
  quoteForLog,
  quoteForMarkdown,
  textForLog,
  textForMarkdown,
} from '../../src/page/escape.ts';
import { anyCharacter } from '../support/any-character.ts';
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
        '@everyone',
        'www.example.test',
        'https://example.test',
        '1a2b3c4d5e',
        ':tada:',
        '~~~',
        ' ',
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
      fc.string({ unit: anyCharacter, maxLength: 8 }),
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
        // What could be an address of mail is torn apart before its sign, and there alone.
        const whole = quoted.replace(/(?<=[\p{L}\p{N}]|&#(?:46|95|43|45);)<\/code><code>(?=&#64;)/gu, '');
        const inner = whole.slice('<code>'.length, -'</code>'.length).replace(/&#\d+;/g, '');
        expect(inner).not.toMatch(/[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=\n\r\t\p{Cc}\p{Cf}\u2028\u2029]/u);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['someone@evil.test', '<code>someone</code><code>&#64;evil&#46;test</code>'],
    ['a.b+c-d_e@1.x', '<code>a&#46;b&#43;c&#45;d&#95;e</code><code>&#64;1&#46;x</code>'],
    ['a@b.c d@e.f', '<code>a</code><code>&#64;b&#46;c d</code><code>&#64;e&#46;f</code>'],
    ['mailto:x@evil.test', '<code>mailto&#58;x</code><code>&#64;evil&#46;test</code>'],
    // Not one of them is an address.
    ['@everyone', '<code>&#64;everyone</code>'],
    ['a @b.c', '<code>a &#64;b&#46;c</code>'],
    ['a@b', '<code>a&#64;b</code>'],
    ['image@sha256:0a1b', '<code>image&#64;sha256&#58;0a1b</code>'],
  ])('lets %j be no address of mail', (text, shown) => {
    expect(quoteForMarkdown(text)).toBe(shown);
    expect(textForMarkdown(`\`${text}\``)).toBe(shown);
  });

  it('leaves no address of mail in one element', () => {
    const near = fc.array(fc.constantFrom('a', 'Z', '0', '.', '-', '_', '+', '@', ' ', '/', 'é', '<'), {
      maxLength: 30,
    });
    holds(
      fc.property(near, (parts) => {
        const elements = [...quoteForMarkdown(parts.join('')).matchAll(/<code>(.*?)<\/code>/g)];
        const texts = elements.map(([, text = '']) =>
          text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
        );
        expect(texts.join('')).toBe(parts.join('').trim());
        for (const text of texts) expect(text).not.toMatch(/[\w.+-]@[\w-]+(?:\.[a-z\d][\w-]*)+/i);
      }),
      { numRuns: 3_000 },
    );
  });

  it('shows a person what is there', () => {
    expect(quoteForMarkdown('a|b')).toBe('<code>a&#124;b</code>');
    expect(quoteForMarkdown('fixtures/index.json')).toBe('<code>fixtures/index&#46;json</code>');
  });

  it('cuts what nobody would read, between characters', () => {
    const quoted = quoteForMarkdown('😀'.repeat(100_000));
    expect(quoted).toBe(`<code>${'😀'.repeat(240)}…</code>`);
  });
});

describe('a message of our own, for Markdown', () => {
  it('nothing in it comes to life', () => {
    holds(
      fc.property(hostile, (text) => {
        const shown = textForMarkdown(text);
        const outside = shown.replace(/<code>[^<>]*<\/code>/g, '').replace(/&#\d+;/g, '');
        expect(outside).not.toMatch(/[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=\n\r\t\p{Cc}\p{Cf}\u2028\u2029]/u);
        // What a page looks for after Markdown is rendered, where references have become characters: code keeps it out.
        const page = shown
          .replace(/<code>[^<>]*<\/code>/g, '')
          .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        expect(page).not.toMatch(/@\w|#\d|:\/\/|www\.|:\w+:|[\da-f]{7}|[<>|`]/i);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['Pin X.Y.Z, then go on.', 'Pin X&#46;Y&#46;Z, then go on&#46;'],
    ['`latest` names no version', '<code>latest</code> names no version'],
    ['Cannot parse a/b.yaml:3 (odd).', 'Cannot parse <code>a/b&#46;yaml&#58;3</code> &#40;odd&#41;&#46;'],
    ['one\n\n# two', 'one <code>&#35;</code> two'],
    ['ask @everyone, or see #12.', 'ask <code>&#64;everyone</code>, or see <code>&#35;12</code>&#46;'],
    ['a ` alone', 'a <code>&#96;</code> alone'],
    ['', ''],
  ])('%j becomes %j', (text, shown) => {
    expect(textForMarkdown(text)).toBe(shown);
  });

  it('cuts what nobody would read', () => {
    expect(textForMarkdown('word '.repeat(200_000)).length).toBeLessThan(1_100);
    expect(textForMarkdown('|'.repeat(1_000_000)).length).toBeLessThan(7_000);
  });
});

describe('a block of lines, for Markdown', () => {
  it('is closed by its own last line only', () => {
    holds(
      fc.property(fc.array(hostile, { maxLength: 6 }), (lines) => {
        const [open = '', ...rest] = blockForMarkdown('yaml', lines).split('\n');
        const fence = open.slice(0, -'yaml'.length);
        expect(fence).toMatch(/^`{3,}$/);
        expect(rest.at(-1)).toBe(fence);
        for (const line of rest.slice(0, -1)) {
          expect(line).not.toContain(fence);
          expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        }
        // One line each; where there is none, an empty one.
        expect(rest).toHaveLength(Math.max(1, lines.length) + 1);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps indentation, cuts long lines and long lists', () => {
    expect(blockForMarkdown('yaml', ['upgrade:', '  mode: Recreate'])).toBe('```yaml\nupgrade:\n  mode: Recreate\n```');
    expect(blockForMarkdown('yaml', ['x'.repeat(1_000_000)]).length).toBeLessThan(600);
    expect(blockForMarkdown('sh', Array(1_000).fill('x'))).toContain('\n# …and 960 more lines\n```');
  });
});

describe('for a log', () => {
  it('one line without a command, a terminal escape or a hidden character', () => {
    holds(
      fc.property(hostile, (text) => {
        for (const line of [quoteForLog(text), lineForLog(text), textForLog(text), codeForLog(text)]) {
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
    expect(textForLog('x'.repeat(1_000))).toHaveLength(1_000);
    expect(textForLog('x'.repeat(1_000_000))).toHaveLength(1_001);
  });
});

describe('a line to copy, for a log', () => {
  it.each([
    ['  mode: Recreate', '  mode: Recreate'],
    ['::error::x', ': :error: :x'],
    ['a\nb', 'a b'],
  ])('%j becomes %j', (line, shown) => {
    expect(codeForLog(line)).toBe(shown);
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
