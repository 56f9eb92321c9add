import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/process.ts';

/** Words that nobody on call would use, each with what to write. */
const WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:of|on) (?:your|its|their|one's|our) own\b(?! (?:`|command|deployment|server|line))/i, 'your own, separate'],
  [/\bfor ever\b/i, 'forever'],
  [/\bbesides?\b/i, 'next to, also'],
  // Mend is a company.
  [/\bmend\b|\b[mM]end(?:s|ed|ing)\b|\bMend (?:it|them|the|CODE)\b/, 'fix'],
  [/\black(?:s|ed|ing)?\b/i, 'is missing, does not have'],
  [/\bstands? (?:in|for|there|against|alone|on)\b/i, 'is in, counts for'],
  [/\bthe version that (?:runs|comes)\b/i, 'the current version, the target version'],
  [/\bwhat deploys\b/i, 'the deployment tool'],
  [/\bmay not be\b(?! (?:indexed|gone|opened|on it) )/i, 'cannot be, perhaps is not'],
  [/\bthe maker\b/i, 'Lightdash'],
  [/\bfront door\b/i, 'what the caller provides'],
  [/\bbeats\b/i, 'overrides'],
  [/\btakes? the place of\b/i, 'replaces'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bleads? round\b/i, 'avoids'],
  [/\btyping error\b/i, 'typo'],
  [/(?:^|[.!?] )(?:Where|Only where|Of a|Of an) /, 'If'],
];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function hitsIn(path: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    WORDS.filter(([word]) => word.test(text)).map(([, instead]) => `${path}: "${text}" (write: ${instead})`),
  );
}

/** The messages of a source: its strings of several words, without comments and without code in templates. */
function messagesOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, template]) => single ?? template ?? '',
  );
  return strings
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '…'))
    .filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text));
}

describe('English as an engineer on call writes it', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );

  it('is in every message', () => {
    const messages = sources.flatMap((path) => messagesOf(read(join('src', path))).map((text) => ({ path, text })));
    expect(messages.length).toBeGreaterThan(1_000);
    expect(messages.flatMap(({ path, text }) => hitsIn(path, [text]))).toEqual([]);
  });

  it.each(['action.yml', 'query-history/action.yml', 'query-recipes/action.yml'])('is in the inputs of %s', (path) => {
    expect(hitsIn(path, read(path).split('\n'))).toEqual([]);
  });

  it('finds what it looks for', () => {
    expect(messagesOf("say('What deploys it lacks a tag') // beside\n")).toEqual(['What deploys it lacks a tag']);
    expect(hitsIn('x', ['What deploys it lacks a tag'])).toHaveLength(2);
    expect(hitsIn('x', ['The deployment tool has no tag'])).toEqual([]);
  });
});

/** The sentences of a page outside of code, cells of tables and items of lists each by themselves. */
function sentencesOf(markdown: string): string[] {
  const text = markdown
    .replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2\s*$/gm, '')
    .replaceAll(/<!--[\s\S]*?-->|<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/`[^`]*`/g, 'CODE')
    .replaceAll(/^\|[\s:|-]+\|$/gm, '');
  const parts = text.split(/\n\s*\n|^\s*(?:-|\d+\.|#+|>)\s+|\s*\|\s*|<br>/m);
  return parts
    .flatMap((part) => part.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])["”)]?\s+(?=[A-Z`*[“"(])/))
    .filter((sentence) => sentence.trim().split(' ').length > 2);
}

/** The sentences of messages, code left out. */
function sentencesOfMessages(messages: readonly string[]): string[] {
  return messages
    .flatMap((message) => message.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.trim().split(' ').length > 2);
}

const MARKDOWN_OF = (folder: string) =>
  readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : []));

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'query-history/README.md',
  'query-recipes/README.md',
  ...MARKDOWN_OF('docs'),
  ...MARKDOWN_OF('docs/maintainers'),
];

/** At most one sentence of five has one. */
function heavyOf(sentences: readonly string[]): string[] {
  const heavy = sentences.filter((sentence) => /[:;](?:\s|$)/.test(sentence));
  return heavy.length / sentences.length <= 0.2 ? [] : heavy;
}

describe.each(PAGES)('%s', (page) => {
  it('has a colon or semicolon in one sentence of five at most', () => {
    const sentences = sentencesOf(read(page));
    expect(sentences.length).toBeGreaterThan(10);
    expect(heavyOf(sentences)).toEqual([]);
  });

  it('has none of those words', () => {
    expect(hitsIn(page, sentencesOf(read(page)))).toEqual([]);
  });
});

describe('the messages of the companions', () => {
  const sources = readdirSync(join(ROOT, 'src/companions'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );

  it('have a colon or semicolon in one sentence of five at most', () => {
    const messages = sources.flatMap((path) => messagesOf(read(join('src/companions', path))));
    const sentences = sentencesOfMessages(messages);
    expect(sentences.length).toBeGreaterThan(250);
    expect(heavyOf(sentences)).toEqual([]);
  });
});
