import * as fc from 'fast-check';
import { expect } from 'vitest';
import { anyCharacter } from './any-character.ts';
import type { ParsedPage } from './markdown.ts';

/** Each is alive on a page, in a log or in a terminal, if nobody takes care. */
export const FRAGMENTS = [
  '|',
  '\\|',
  '\\',
  '`',
  '``',
  '```\n',
  '\n~~~\n',
  '~~',
  '**',
  '__',
  '*x*',
  '_x_',
  '<script>alert(1)</script>',
  '</code>',
  '</details>',
  '<summary>',
  '</td></tr></table>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '<?x',
  '&lt;b&gt;',
  '&#64;',
  '@org/team',
  '@someone',
  '#123',
  'GH-1',
  'owner/repo#1',
  'owner/repo@deadbeef1234567',
  'deadbeef1234567',
  'CVE-2026-1234',
  'https://evil.test',
  'https://evil.test/x?y=1#z',
  'ftp://evil.test',
  'www.evil.test',
  'WWW.EVIL.TEST',
  '<https://evil.test>',
  '<someone@evil.test>',
  'someone@evil.test',
  'mailto:someone@evil.test',
  'xmpp:someone@evil.test/x',
  '[x](https://evil.test)',
  '![x](https://evil.test/y.png)',
  '[x]',
  '[x]: https://evil.test',
  '[^1]',
  '\n[^1]: note\n',
  ':tada:',
  '$math$',
  '$$math$$',
  '\r',
  '\n',
  '\r\n\r\n',
  '\n\n# heading\n\n',
  '\n===\n',
  '\n---\n',
  '\n- item\n',
  '\n1. item\n',
  '\n> quote\n',
  '\n    code\n',
  '\n| a | b |\n| --- | --- |\n| c | d |\n',
  '\t',
  ' ',
  '  \n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u200B',
  '\uFEFF',
  '\u00A0',
  '\u202Egnp',
  '\u2066x\u2069',
  '\u001B[31m',
  '\u001B]8;;https://evil.test\u0007',
  '::error::x',
  '::add-mask::x',
  ':',
  '::',
  '##[error]x',
  '##',
  '[',
  '%0A::error::x',
  '%',
  ',',
  '\u0000',
  '\uD800',
  '\uDC00',
  '👩‍👩‍👧',
  'e\u0301',
  'word',
  'www',
  '.',
  '@',
  '-',
  'x'.repeat(230),
  '|'.repeat(5_000),
  '`'.repeat(5_000),
  'x '.repeat(2_500),
] as const;

const fragment = fc.constantFrom(...FRAGMENTS);
/** Any text, mostly one that tries to be more. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.array(fragment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.array(fragment, { minLength: 1, maxLength: 3 }).map((parts) => `\`${parts.join('')}\``) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }) },
);

/** Tags that the report means. */
const MEANT =
  /^<(?:\/?(?:details|summary|code|sub)|br|img src="https:\/\/github\.com\/acme\/upgrade-gate\/blob\/v1\/docs\/strip\/[a-z-]+\.svg\?raw=true" width="\d+" height="14" alt="[\w.,;: -]+")>$/;

/** What the reports link to: release notes, comparisons, Lightdash's page on upgrades, the page on red checks, charts, and places and runs of a repository, each step of whose paths is escaped. */
const MEANT_LINK = new RegExp(
  [
    String.raw`^https://github\.com/lightdash/lightdash/releases/tag/\d+\.\d+\.\d+[\w.-]*$`,
    String.raw`^https://docs\.lightdash\.com/self-host/upgrade-runbook$`,
    String.raw`^https://github\.com/lightdash/lightdash/compare/\d+\.\d+\.\d+\.\.\.\d+\.\d+\.\d+$`,
    String.raw`^https://github\.com/acme/upgrade-gate/blob/v1/docs/troubleshooting\.md#[\w-]+$`,
    String.raw`^https://github\.com/acme/upgrade-gate/blob/v1/docs/command-line\.md$`,
    String.raw`^https://github\.com/acme/(?:deploy|platform)/blob/[\da-f]{40}(?:/[\w.%-]+)+(?:#L\d+)?$`,
    String.raw`^https://github\.com/acme/(?:deploy|platform)/actions/runs/\d+$`,
    String.raw`^https://analytics\.example\.test/projects/[\da-f-]{36}/saved/[\da-f-]{36}$`,
  ].join('|'),
);

/** What GitHub makes a link, a mention, a picture or a formula of, where it stands in no code. */
const LIVELY =
  /@[\w-]|#\d|\bGH-\d|www\.|:\/\/|:[a-z+][\w+-]*:|\$\S|\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}\b|\bCVE-\d/i;

/** What GitHub makes a link of anywhere but in a code span or block: it looks at the finished texts. */
const MAIL = /[\w.+-]@[\w-]+\.[\w-]/;

/** What a runner takes for a command, at the start of a line that it reads. */
export const COMMAND = /^\s*::|##\[/m;

// What hides, turns around or ends a line.
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Checks that nothing on a page is alive but what the report means. */
export function expectInert(page: string, { tags, prose, texts, links, skeleton, closesCode }: ParsedPage): void {
  expect(tags.filter((tag) => !MEANT.test(tag))).toEqual([]);
  expect(
    skeleton.filter((name) => /^(?:linkReference|image|footnote|definition|blockquote|thematicBreak)/.test(name)),
  ).toEqual([]);
  expect(links.filter((link) => !MEANT_LINK.test(link))).toEqual([]);
  expect(prose.filter((text) => LIVELY.test(text))).toEqual([]);
  expect(texts.filter((text) => MAIL.test(text))).toEqual([]);
  expect(closesCode).toBe(true);
  expect(page).not.toMatch(COMMAND);
  expect(page.replaceAll('\n', '')).not.toMatch(INVISIBLE);
}
