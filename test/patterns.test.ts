import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { searchesWithin, stepsOf } from './support/counted-pattern.ts';
import { ROOT } from './support/process.ts';
import { slowTexts } from './support/slow-texts.ts';

/** In characters. A pattern that is quadratic takes 12 to 100 million steps on it. */
const LENGTH = 10_000;
/** A thousand for each character: most linear patterns take less, and none takes so many on the shortest text. */
const MOST_STEPS = 10_000_000;
/** Lengths at which the steps of the others are counted: of a linear one they grow by 4, of a quadratic one by 16. */
const LENGTHS = [750, 3_000] as const;
const MOST_GROWTH = 8;

/** In characters: a quarter of the longest path, and nothing below is longer. */
const SHORT = 1_024;
/** A quadratic pattern takes 16 times as many on the longest path, about a second. A cubic one takes more than 100 million here. */
const MOST_STEPS_ON_SHORT = 12_000_000;

/** Patterns that are quadratic, and why what they read is short. */
const SHORT_INPUTS: Readonly<Record<string, string>> = {
  [String.raw`([^/]*)\/(?:defaults|vars)\/[^/]*$`]: 'a path',
  [String.raw`values[^/]*\.json$`]: 'a path',
  [String.raw`\s+(name|suffix|chart-version)=(\S*)$`]: 'an input of the workflow',
  [String.raw`^(?:(?<glob>.+?)\s*=\s*)?(?<address>[a-z][a-z0-9+.-]*:\/\/\S*)$`]: 'an input of the workflow',
  [String.raw`\/\/.*@`]: 'an input of the workflow',
  '[^/]*$': 'a path',
  '(?:example|sample)[^/]*$': 'a path',
  [String.raw`\B(?=(?:\d{3})+$)`]: 'a number of ours',
  [String.raw`\{\{.*?\}\}`]: 'a text that ends where the last template ends, so that each one that begins has an end',
  [String.raw`(?:(?<![\w.-])([\w.-]*[A-Za-z][\w.-]*)["']?[\])]?(?:(?::\s{0,9}[\w&.]{1,40}|\s{1,9}string)\s{0,9}(?==))?\s{0,60}(?:\?=|:=|=>|=|:|,|\s)\s{0,60}(?:[A-Za-z][\w.]{0,60}\()?\[?\s{0,60}["'` +
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

/** The text that a pattern takes too many steps on; null if none is found. */
function slowOn({ source, flags }: Pattern, length: number, steps: number): string | null {
  const isFast = searchesWithin(steps, source, flags);
  for (const text of slowTexts(source, length)) if (!isFast(text)) return text;
  return null;
}

/** The beginning of the text on which the steps of a pattern grow faster than the text; null if none is found. */
function quadraticOn(pattern: Pattern): string | null {
  const { source, flags } = pattern;
  if (slowOn(pattern, LENGTH, MOST_STEPS) === null) return null;
  const [short, long] = LENGTHS.map((length) => [...slowTexts(source, length)]) as [string[], string[]];
  const at = long.findIndex((text, index) => {
    const steps = stepsOf(source, flags, short[index] ?? '', MOST_STEPS);
    return steps === null || !searchesWithin(MOST_GROWTH * steps, source, flags)(text);
  });
  return at === -1 ? null : `${long[at]?.slice(0, 40)}…`;
}

const PATTERNS = patternsOf('src');
const isShort = ({ source }: Pattern) => Object.hasOwn(SHORT_INPUTS, source);

describe('the search for slow patterns', { timeout: 60_000 }, () => {
  it('finds a quadratic one, whatever surrounds it', () => {
    for (const source of ['\\s+$', '(\\w+)-?(\\w+)!', '^[-\\s]*([\\w-]+):']) {
      expect(quadraticOn({ source, flags: '', places: [] }), source).not.toBeNull();
    }
  });

  it('finds a cubic one, where only a quadratic one is let through', () => {
    const grows = (source: string) => slowOn({ source, flags: '', places: [] }, SHORT, MOST_STEPS_ON_SHORT);
    expect(grows(String.raw`\s+$`)).toBeNull();
    expect(grows(String.raw`(\w+)-?(\w+)!`)).not.toBeNull();
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
      const text = quadraticOn(pattern);
      return text === null ? [] : [{ pattern: pattern.source, places: pattern.places, text }];
    });
    expect(slow).toEqual([]);
  });

  it('that is not reads short texts alone', () => {
    expect(PATTERNS.filter(isShort).filter((pattern) => slowOn(pattern, SHORT, MOST_STEPS_ON_SHORT) !== null)).toEqual(
      [],
    );
  });
});
