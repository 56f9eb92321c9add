import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { ROOT } from './support/process.ts';
import { slowTexts } from './support/slow-texts.ts';

/** As long as a line or a file may be, in characters. A pattern that is quadratic on it takes seconds, a linear one less than one millisecond. */
const LENGTH = 100_000;
/** In milliseconds: no linear pattern comes near. A machine that stands still three times in a row is not expected. */
const LIMIT_MS = 1_000;
const ATTEMPTS = 3;

/** In characters: no path is longer, nor anything else below. */
const SHORT = 4_096;

/** Patterns that are quadratic, and why what they read is short. */
const SHORT_INPUTS: Readonly<Record<string, string>> = {
  [String.raw`([^/]*)\/(?:defaults|vars)\/[^/]*$`]: 'a path',
  [String.raw`values[^/]*\.ya?ml$`]: 'a path',
  [String.raw`values[^/]*\.json$`]: 'a path',
  [String.raw`\s+(name|suffix|chart-version)=(\S*)$`]: 'an input of the workflow',
  [String.raw`^(?:(?<glob>.+?)\s*=\s*)?(?<address>[a-z][a-z0-9+.-]*:\/\/\S*)$`]: 'an input of the workflow',
  [String.raw`\/\/.*@`]: 'an input of the workflow',
  '[^/]*$': 'a path',
  '(?:example|sample)[^/]*$': 'a path',
  [String.raw`\B(?=(?:\d{3})+$)`]: 'a number of ours',
  [String.raw`\{\{.*?\}\}`]: 'a text that ends where the last template ends, so that each one that begins has an end',
  [String.raw`(?:(?<![\w.-])([\w.-]*[A-Za-z][\w.-]*)["']?[\])]?(?:(?::\s{0,9}[\w&.]{1,40}|\s{1,9}string)\s{0,9}(?==))?\s{0,60}(?:\?=|:=|=>|=|:|,|\s)\s{0,60}\[?\s{0,60}["'` +
    '`' +
    String.raw`]?|<([A-Za-z][^<>]{0,99})>\s{0,60})$`]: 'the characters in front of a version, cut before',
};

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly places: string[];
}

/** Every pattern that stands in the sources as such, with the files that have it. */
function patternsOf(folder: string): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, regex }: { type?: unknown; regex?: { pattern: string; flags: string } | null } = node;
      if (type === 'Literal' && regex) {
        const key = `/${regex.pattern}/${regex.flags}`;
        const known = found.get(key) ?? { source: regex.pattern, flags: regex.flags, places: [] };
        known.places.push(path);
        found.set(key, known);
      }
      for (const child of Object.values(node)) visit(child);
    };
    visit(parseAst(readFileSync(join(ROOT, folder, path), 'utf8'), { lang: 'ts' }));
  }
  return [...found.values()];
}

const search = new vm.Script('pattern.exec(text)');
/** One for all of them: making a context takes longer than most searches. */
const context: { pattern?: RegExp; text?: string } = vm.createContext({});

/** Whether a pattern ends on a text long before a quadratic one would. */
function endsOn(pattern: RegExp, text: string): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    pattern.lastIndex = 0;
    Object.assign(context, { pattern, text });
    try {
      search.runInContext(context, { timeout: LIMIT_MS });
      return true;
    } catch {
      // Perhaps the machine stood still.
    }
  }
  return false;
}

/** The text that a pattern is slow on; null if none is found. */
function slowOn({ source, flags }: Pattern, length: number): string | null {
  const pattern = new RegExp(source, flags);
  for (const text of slowTexts(source, length)) if (!endsOn(pattern, text)) return `${text.slice(0, 40)}…`;
  return null;
}

const PATTERNS = patternsOf('src');
const isShort = ({ source }: Pattern) => Object.hasOwn(SHORT_INPUTS, source);

describe('the search for slow patterns', { timeout: 60_000 }, () => {
  it('finds one that is quadratic, whatever it stands in', () => {
    for (const source of ['\\s+$', '(\\w+)-?(\\w+)!', '^[-\\s]*([\\w-]+):']) {
      expect(slowOn({ source, flags: '', places: [] }, LENGTH), source).not.toBeNull();
    }
  });

  it('knows every pattern', () => {
    expect(PATTERNS.length).toBeGreaterThan(400);
    const sources = PATTERNS.map(({ source }) => source);
    expect(Object.keys(SHORT_INPUTS).filter((source) => !sources.includes(source))).toEqual([]);
  });
});

describe('a pattern', { timeout: 300_000 }, () => {
  it('is linear in what it reads', () => {
    const slow = PATTERNS.filter((pattern) => !isShort(pattern)).flatMap((pattern) => {
      const text = slowOn(pattern, LENGTH);
      return text === null ? [] : [{ pattern: pattern.source, places: pattern.places, text }];
    });
    expect(slow).toEqual([]);
  });

  it('that is not reads short texts alone', () => {
    expect(PATTERNS.filter(isShort).filter((pattern) => slowOn(pattern, SHORT) !== null)).toEqual([]);
  });
});
