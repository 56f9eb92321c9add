import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/process.ts';

/** Of a line of code that shows whole beside the margins of a page. Columns. */
const WIDEST = 72;

/** A word from this length on is an address, a pinned commit or a pattern: the line cannot be broken before 72. Columns. */
const UNBREAKABLE = 38;

const PAGES = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
  ...readdirSync(join(ROOT, 'docs/maintainers')).map((name) => `docs/maintainers/${name}`),
];

/** The lines of code that people copy. What a command prints is as wide as a terminal. */
function copied(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^ *```([^\n]*)\n([\s\S]*?)^ *```$/gm)].flatMap(([, language, code = '']) =>
    language === 'text' || language === 'console' ? [] : code.split('\n'),
  );
}

/** The longest part of a line that no break may be put into: a word, or a string of JSON. */
function longestPart(line: string): number {
  return Math.max(...(line.match(/"(?:[^"\\]|\\.)*",?|\S+/g) ?? []).map(({ length }) => length), 0);
}

it.each(PAGES.filter((name) => name.endsWith('.md')))('%s has no code that is cut on a page', (page) => {
  const wide = copied(page).filter((line) => [...line].length > WIDEST && longestPart(line) < UNBREAKABLE);
  expect(wide).toEqual([]);
});
